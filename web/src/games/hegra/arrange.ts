/** The position of each piece, and which piece it was before, so that pieces glide instead of jumping. */

import type { Area, Piece, View } from "../../protocol";
import { mapPoint, placeOf, row, ZONES, type Place, type Point } from "./layout";
import { glyph } from "./pieces";
import { areaFacts } from "./view";

export interface Laid extends Point {
    area: string; // the id of its area
    kind: string;
    id: string; // its own id, if the view has one
    marks: readonly string[];
    count: number; // how many it stands for
    size: number;
}

export interface Kept extends Laid {
    key: string; // stays the same while the piece stays on the table
}

const STACKED = new Set(["reserve", "morgue"]); // too many to fit side by side

/** All pieces on the board except Status tiles, which the Guns draw. */
export function layOut(view: View): Laid[] {
    const areas = view.areas ?? [];
    const sectors = areas.filter((area) => area.group === "sectors").length;
    return areas.filter((area) => area.group !== "guns").flatMap((area) => layArea(area, sectors));
}

function layArea(area: Area, sectors: number): Laid[] {
    const place = placeOf(area, sectors);
    if (!place || !area.pieces) return [];
    const stacked = STACKED.has(area.id) || area.group === "map";
    const pieces = area.pieces.flatMap((piece) => (stacked ? [piece] : singly(piece)));
    const points = pointsIn(area, pieces.length, sectors);
    return pieces.map((piece, at) => ({
        ...(points[at] ?? { x: place.x + place.w / 2, y: place.y + place.h / 2 }),
        area: area.id,
        kind: piece.kind,
        id: piece.id ?? "",
        marks: piece.marks ?? [],
        count: piece.count ?? 1,
        size: crowded(area.id, pieces.length) ? 0.8 : sizeIn(area, piece.kind),
    }));
}

const singly = (piece: Piece): Piece[] =>
    Array.from({ length: piece.count ?? 1 }, () => ({ ...piece, count: 1 }) satisfies Piece);

function sizeIn(area: Area, kind: string): number {
    if (area.group === "map") return glyph(kind)?.shape === "disc" ? 0.95 : 0.92;
    if (area.group === "walls") return 1.6;
    if (area.id.startsWith("bed-")) return 1.25;
    return 1.06;
}

/** The positions of this many pieces in an area. */
export function pointsIn(area: Area, n: number, sectors = 4): Point[] {
    const place = placeOf(area, sectors);
    if (!place) return [];
    const middle = { x: place.x + place.w / 2, y: place.y + place.h / 2 };
    const level = (xs: number[], y: number): Point[] => xs.map((x) => ({ x, y }));
    switch (area.group) {
        case "zones":
            return crowded(area.id, n)
                ? inTwoRows(place, n)
                : level(row(n, place.x + 28, place.x + place.w - 28, 40), place.y + 56);
        case "actions":
            return level(row(n, place.x + 28, place.x + place.w - 86, 38), place.y + 58);
        case "walls":
            return level(row(n, middle.x, middle.x + 20, 20), place.y + 42);
        case "sectors":
            return level(row(n, place.x + 200, place.x + 200 + 4 * 66, 66), middle.y + 1);
        case "infirmary":
            if (area.id === "waiting") return level(row(n, place.x + 30, place.x + place.w - 34, 48), place.y + 60);
            return level(row(n, middle.x, middle.x, 0), place.y + 56);
        case "map":
            return onMap(area, n);
    }
    return [];
}

function onMap(area: Area, n: number): Point[] {
    const node = mapPoint(area.x ?? 0, area.y ?? 0);
    if (area.id === "fortress") return abreast(node, n, 42, 250);
    if (areaFacts(area, "map")?.depot) return atDepot(area, node, n);
    if (n === 1) return [node];
    if (n === 2) return [-16, 16].map((dx) => ({ x: node.x + dx, y: node.y }));
    return Array.from({ length: n }, (_, at) => {
        const angle = (at / n) * 2 * Math.PI - Math.PI / 2;
        return { x: node.x + 19 * Math.cos(angle), y: node.y + 19 * Math.sin(angle) };
    });
}

/** Whether a zone's discs no longer fit beside each other. */
function crowded(zone: string, n: number): boolean {
    const place = ZONES[zone];
    return place !== undefined && !STACKED.has(zone) && (n - 1) * 40 > place.w - 56;
}

/** Two rows, the second shifted by half a step, so that every letter can be read. */
function inTwoRows(place: Place, n: number): Point[] {
    const above = Math.ceil(n / 2);
    const step = Math.min(40, (place.w - 60) / (above - 0.5));
    return Array.from({ length: n }, (_, at) => {
        const below = at % 2;
        return { x: place.x + 22 + ((at - below) / 2 + below / 2) * step, y: place.y + 45 + below * 20 };
    });
}

/** Deliveries that are left are drawn before the hut, with the same icon; runners wait below. */
function atDepot(area: Area, node: Point, n: number): Point[] {
    const crates = area.pieces?.filter((piece) => glyph(piece.kind)?.shape === "crate").length ?? 0;
    const door = { x: node.x, y: node.y + 14 };
    return [...abreast(node, n - crates, 60, 40), ...Array.from({ length: crates }, () => door)];
}

function abreast(node: Point, n: number, below: number, most: number): Point[] {
    const wide = Math.min(36 * (n - 1), most);
    return row(n, node.x - wide / 2, node.x + wide / 2, 36).map((x) => ({ x, y: node.y + below }));
}

/**
 * Give each piece a key. A piece that stays in its area keeps its key; a piece that left becomes one of its kind that
 * arrived elsewhere; the rest are new.
 */
export function follow(before: readonly Kept[], now: readonly Laid[]): Kept[] {
    const keys: (string | undefined)[] = now.map((piece) => piece.id || undefined);
    const free = new Map(before.filter((piece) => !piece.id).map((piece) => [piece.key, piece]));
    const claim = (same: (old: Kept, piece: Laid) => boolean): void => {
        now.forEach((piece, at) => {
            if (keys[at] !== undefined) return;
            for (const [key, old] of free) {
                if (old.kind !== piece.kind || !same(old, piece)) continue;
                keys[at] = key;
                free.delete(key);
                return;
            }
        });
    };
    claim((old, piece) => old.area === piece.area);
    claim((old, piece) => !STACKED.has(old.area) && !STACKED.has(piece.area));
    const used = new Set([...before.map((piece) => piece.key), ...keys]);
    let next = 0;
    return now.map((piece, at) => {
        let key = keys[at];
        while (key === undefined) {
            const fresh = `${piece.kind}#${next++}`;
            if (!used.has(fresh)) key = fresh;
        }
        used.add(key);
        return { ...piece, key };
    });
}
