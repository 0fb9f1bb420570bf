/** The layout of the beach: rows upward from the sea, the Sectors on them, and the lines between them. */

import type { Area, Piece } from "../../protocol";
import type { LineFacts } from "./facts";
import { marked, sectorFacts } from "./view";

export interface Spot {
    x: number;
    y: number;
}

/** Sizes. A portrait screen has room upwards, a landscape screen to the sides. */
export interface Shape {
    pitchX: number;
    pitchY: number;
    width: number; // of a Sector
    height: number;
    unit: number; // a Unit's die
    print: number; // font size of the attributes
    edge: number;
    sea: number;
    sky: number;
}

/** Whether the layout is portrait: things are stacked instead of side by side. */
export const isUpright = ({ width, height }: Shape): boolean => height > width / 2;

/** The part of a Sector's tile that shows the ground: on the left, or at the top in portrait. */
export const STRIP = { wide: 66, high: 50 };

export type Ground = "wet" | "sand" | "dune" | "grass" | "rock";

/** From the water to the rock under the Bunkers. */
export function groundOf(area: Area, rows: number): Ground {
    const y = area.y ?? 0;
    if (marked(area, "bunker")) return "rock";
    if (y === 0) return "wet";
    return y >= rows - 2 ? "grass" : y >= rows - 3 ? "dune" : "sand";
}

export const UPRIGHT: Shape = {
    pitchX: 176,
    pitchY: 163,
    width: 150,
    height: 128,
    unit: 46,
    print: 18.5,
    edge: 12,
    sea: 66,
    sky: 54,
};
export const ACROSS: Shape = {
    pitchX: 320,
    pitchY: 120,
    width: 284,
    height: 90,
    unit: 48,
    print: 18.5,
    edge: 18,
    sea: 54,
    sky: 44,
};

/** A single Map uses the whole width; two side by side are narrower. */
export const BROAD: Shape = { ...ACROSS, pitchX: 400, width: 358, unit: 52, print: 21.5 };
const FEW = 3; // columns

/** The layout for a window of this width: a phone is portrait, a wide screen has room on both sides of the board. */
export function shapeOf(areas: readonly Area[], window: number): Shape {
    if (window <= 760) return UPRIGHT;
    return window >= 1340 && areas.every((area) => (area.x ?? 0) < FEW) ? BROAD : ACROSS;
}

export interface Line extends LineFacts {
    id: string;
    from: string;
    path: string;
    middle: Spot;
}

export interface Beach {
    shape: Shape;
    width: number;
    height: number;
    rows: number;
    spots: ReadonlyMap<string, Spot>; // the middle of each Sector
    lines: Line[];
    maps: { id: string; from: number; to: number }[];
}

export function beachOf(areas: readonly Area[], shape: Shape): Beach {
    const rows = Math.max(0, ...areas.map((area) => area.y ?? 0)) + 1;
    const columns = Math.max(0, ...areas.map((area) => area.x ?? 0)) + 1;
    const spots = new Map(
        areas.map((area) => [
            area.id,
            {
                x: shape.edge + ((area.x ?? 0) + 0.5) * shape.pitchX,
                y: shape.sky + (rows - (area.y ?? 0) - 0.5) * shape.pitchY,
            },
        ]),
    );
    return {
        shape,
        width: columns * shape.pitchX + 2 * shape.edge,
        height: rows * shape.pitchY + shape.sky + shape.sea,
        rows,
        spots,
        lines: linesOf(areas, spots, shape),
        maps: mapsOf(areas, spots, shape),
    };
}

function linesOf(areas: readonly Area[], spots: ReadonlyMap<string, Spot>, shape: Shape): Line[] {
    const lines = new Map<string, Line>();
    for (const area of areas) {
        for (const way of sectorFacts(area)?.lines ?? []) {
            const [here, there] = [spots.get(area.id), spots.get(way.to)];
            const id = [area.id, way.to].sort().join(" ");
            if (!here || !there || lines.has(id)) continue;
            lines.set(id, {
                id,
                from: area.id,
                ...way,
                ...(way.lateral ? sideways(here, there, shape) : upwards(here, there, shape)),
            });
        }
    }
    return apart([...lines.values()]);
}

type Drawn = Pick<Line, "path" | "middle">;

function sideways(here: Spot, there: Spot, { width }: Shape): Drawn {
    const [left, right] = here.x < there.x ? [here, there] : [there, here];
    const [from, to] = [left.x + width / 2, right.x - width / 2];
    return {
        path: `M${from} ${left.y}L${to} ${right.y}`,
        middle: { x: (from + to) / 2, y: (left.y + right.y) / 2 },
    };
}

/** From the upper edge of one Sector to the lower edge of the other, slanted so that lines fan out. */
function upwards(here: Spot, there: Spot, { width, height }: Shape): Drawn {
    const lean = Math.max(-width * 0.36, Math.min(width * 0.36, (there.x - here.x) * 0.36));
    const from = { x: here.x + lean, y: here.y - height / 2 };
    const to = { x: there.x - lean, y: there.y + height / 2 };
    const half = (from.y - to.y) / 2;
    return {
        path: `M${from.x} ${from.y}C${from.x} ${from.y - half} ${to.x} ${to.y + half} ${to.x} ${to.y}`,
        middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    };
}

export const BADGE = { width: 62, height: 26 };

/** Move badges apart where lines cross. */
function apart(lines: Line[]): Line[] {
    const told = lines.filter((line) => !line.lateral);
    for (const line of told) {
        for (const other of told) {
            if (other === line || other.middle.y !== line.middle.y) continue;
            const gap = other.middle.x - line.middle.x;
            if (gap < 0 || gap >= BADGE.width) continue;
            const by = (BADGE.width + 2 - gap) / 2;
            line.middle = { ...line.middle, x: line.middle.x - by };
            other.middle = { ...other.middle, x: other.middle.x + by };
        }
    }
    return lines;
}

/** Bloody Omaha is two Maps side by side. */
function mapsOf(areas: readonly Area[], spots: ReadonlyMap<string, Spot>, shape: Shape): Beach["maps"] {
    const found = new Map<string, number[]>();
    for (const area of areas) {
        const x = spots.get(area.id)?.x ?? 0;
        const map = sectorFacts(area)?.map ?? "";
        found.set(map, [...(found.get(map) ?? []), x]);
    }
    return [...found].map(([id, xs]) => ({
        id,
        from: Math.min(...xs) - shape.pitchX / 2,
        to: Math.max(...xs) + shape.pitchX / 2,
    }));
}

/** The things in a Sector that have a marker of their own. */
export const isUnit = ({ kind }: Piece): boolean => kind === "unit" || kind === "landing";

const GAP = 3; // between two markers
const OVERHANG = 4; // how far a row of them may overlap each side of the tile

/** The width of each marker in a row: many markers are narrower, but they never overlap. */
export function markerWidth(count: number, { width, unit }: Shape): number {
    return Math.min(unit, (width + 2 * OVERHANG - (count - 1) * GAP) / Math.max(1, count));
}

/** The positions of the markers of a Sector: in one row along its lower edge. */
export function standing(count: number, at: number, spot: Spot, shape: Shape): Spot {
    const { width, height, unit } = shape;
    const marker = markerWidth(count, shape);
    const row = count * marker + (count - 1) * GAP;
    const inside = Math.min(6, (width - row) / 2); // smaller if the row is longer than the tile
    const first = isUpright(shape) ? -width / 2 + inside : width / 2 - inside - row;
    return { x: spot.x + first + marker / 2 + at * (marker + GAP), y: spot.y + height / 2 - unit / 2 + 9 };
}

export function centre(spots: ReadonlyMap<string, Spot>, id: string): Spot {
    return spots.get(id) ?? { x: 0, y: 0 };
}
