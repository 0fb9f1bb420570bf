/** The positions of areas, for games without a board of their own. */

import type { Area } from "../../protocol";

export interface Place {
    area: Area;
    x: number;
    y: number;
    width: number;
    height: number;
}

export interface Zone {
    group: string;
    x: number;
    y: number;
    width: number;
    height: number;
    places: Place[];
}

export const WIDTH = 1180;
export const PIECE = 26;
const GAP = 10;
const TITLE = 34;
const CARD = { width: 138, height: 84 };
const LEAST_CELL = 40;
const MOST_CELL = 74;

export function layout(areas: readonly Area[]): { zones: Zone[]; height: number } {
    const groups = new Map<string, Area[]>();
    for (const area of areas) groups.set(area.group, [...(groups.get(area.group) ?? []), area]);
    const zones = [...groups].map(([group, own]) => zoneOf(group, own));
    return { zones, height: shelve(zones) };
}

function zoneOf(group: string, areas: readonly Area[]): Zone {
    const places = isMap(areas) ? onMap(areas) : inRows(areas);
    const width = Math.max(...places.map((place) => place.x + place.width)) + GAP;
    const height = Math.max(...places.map((place) => place.y + place.height)) + GAP + TITLE;
    return { group, x: 0, y: 0, width, height, places: places.map((place) => ({ ...place, y: place.y + TITLE })) };
}

/** Put zones side by side while there is room, the tallest first; returns the total height. */
function shelve(zones: readonly Zone[]): number {
    let [x, y, high] = [0, 0, 0];
    for (const zone of [...zones].sort((a, b) => b.height - a.height)) {
        if (x && x + zone.width > WIDTH) [x, y, high] = [0, y + high + GAP, 0];
        [zone.x, zone.y] = [x, y];
        x += zone.width + GAP;
        high = Math.max(high, zone.height);
    }
    return y + high;
}

/** Whether areas have coordinates in both directions, all different. */
function isMap(areas: readonly Area[]): boolean {
    const spots = new Set(areas.map((area) => `${area.x ?? 0} ${area.y ?? 0}`));
    const [columns, rows] = [new Set(areas.map((area) => area.x ?? 0)), new Set(areas.map((area) => area.y ?? 0))];
    return areas.length > 3 && spots.size === areas.length && columns.size > 1 && rows.size > 1;
}

function onMap(areas: readonly Area[]): Place[] {
    const [xs, ys] = [areas.map((area) => area.x ?? 0), areas.map((area) => area.y ?? 0)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
    const steps = nearest(areas);
    const cell = Math.min(MOST_CELL, Math.max(LEAST_CELL, (WIDTH - 2 * GAP) / (wide / steps + 1)));
    const unit = cell / steps;
    const scale = Math.min(unit, (WIDTH - cell - 2 * GAP) / Math.max(wide - 1, 1), 900 / Math.max(high - 1, 1));
    const size = Math.min(cell, Math.max(LEAST_CELL * 0.8, scale * steps)) - 3;
    return areas.map((area) => ({
        area,
        x: GAP + ((area.x ?? 0) - left) * scale,
        y: ((area.y ?? 0) - top) * scale,
        width: size,
        height: size,
    }));
}

/** The distance between the nearest two areas. */
function nearest(areas: readonly Area[]): number {
    let least = Infinity;
    for (const a of areas) {
        for (const b of areas) {
            if (a === b) continue;
            const far = Math.max(Math.abs((a.x ?? 0) - (b.x ?? 0)), Math.abs((a.y ?? 0) - (b.y ?? 0)));
            if (far > 0) least = Math.min(least, far);
        }
    }
    return Number.isFinite(least) ? least : 1;
}

function inRows(areas: readonly Area[]): Place[] {
    const most = Math.floor((WIDTH - GAP) / (CARD.width + GAP));
    const across = Math.min(most, Math.max(3, Math.ceil(Math.sqrt(2 * areas.length))));
    return areas.map((area, at) => ({
        area,
        x: GAP + (at % across) * (CARD.width + GAP),
        y: Math.floor(at / across) * (CARD.height + GAP),
        ...CARD,
    }));
}

/** The positions of the pieces in an area: in rows from the lower left corner, closer together if there are many. */
export function spots(place: Place, count: number): { x: number; y: number }[] {
    const room = Math.max(1, Math.floor((place.width - 8) / (PIECE + 2)));
    return Array.from({ length: count }, (_, at) => ({
        x: place.x + 6 + PIECE / 2 + (at % room) * (PIECE + 2),
        y: place.y + place.height - 6 - PIECE / 2 - Math.floor(at / room) * (PIECE * 0.7),
    }));
}
