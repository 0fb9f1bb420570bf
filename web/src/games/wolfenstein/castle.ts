/** The castle as lines and rectangles, in squares: where walls, doors, joints and rooms are. Knows no pixel. */

import type { Area } from "../../protocol";
import { marked, pairs, text } from "./facts";

export interface Spot {
    x: number;
    y: number;
}

/** A line from a corner of a square to another, along the grid. */
export interface Line {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
}

export interface Rect extends Spot {
    width: number;
    height: number;
}

export interface Place extends Rect {
    id: string; // `r1`
    area: string; // `tile-r1`
    corridor: boolean;
}

export interface Barrier {
    id: string;
    kind: "door" | "barricade";
    state: "open" | "closed" | "locked";
    line: Line;
    upright: boolean;
}

export interface Castle {
    size: { columns: number; rows: number };
    spots: ReadonlyMap<string, Spot>;
    walls: Line[];
    joints: Line[];
    places: Place[];
}

const spotOf = (area: Area): Spot => ({ x: area.x ?? 0, y: area.y ?? 0 });

/** What never changes in a game: squares, walls and places. */
export function castleOf(squares: readonly Area[], tiles: readonly Area[]): Castle {
    const spots = new Map(squares.map((area) => [area.id, spotOf(area)]));
    return {
        size: {
            columns: Math.max(0, ...squares.map((area) => area.x ?? 0)) + 1,
            rows: Math.max(0, ...squares.map((area) => area.y ?? 0)) + 1,
        },
        spots,
        walls: wallsOf(squares),
        joints: jointsOf(squares),
        places: placesOf(squares, tiles),
    };
}

/** The edge of a square at one of its sides, `nesw`. */
export function edge({ x, y }: Spot, side: string): Line {
    if (side === "n") return { x1: x, y1: y, x2: x + 1, y2: y };
    if (side === "s") return { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 };
    if (side === "w") return { x1: x, y1: y, x2: x, y2: y + 1 };
    return { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 };
}

export function wallsOf(squares: readonly Area[]): Line[] {
    return joined(squares.flatMap((area) => [...text(area, "walls")].map((side) => edge(spotOf(area), side))));
}

/** Where one place ends and the next begins with nothing in between. */
export function jointsOf(squares: readonly Area[]): Line[] {
    const placeAt = new Map(squares.map((area) => [`${area.x ?? 0},${area.y ?? 0}`, text(area, "place")]));
    const found: Line[] = [];
    for (const area of squares) {
        const { x, y } = spotOf(area);
        for (const [side, dx, dy] of [
            ["e", 1, 0],
            ["s", 0, 1],
        ] as const) {
            const other = placeAt.get(`${x + dx},${y + dy}`);
            const open = !text(area, "walls").includes(side);
            if (open && other !== undefined && other !== text(area, "place")) found.push(edge({ x, y }, side));
        }
    }
    return joined(found);
}

/** The edges that part these squares from all others: the border of an area. */
export function outline(spots: Iterable<Spot>): Line[] {
    const all = [...spots];
    const inside = new Set(all.map(({ x, y }) => `${x},${y}`));
    const border: Line[] = [];
    for (const spot of all) {
        if (!inside.has(`${spot.x},${spot.y - 1}`)) border.push(edge(spot, "n"));
        if (!inside.has(`${spot.x + 1},${spot.y}`)) border.push(edge(spot, "e"));
        if (!inside.has(`${spot.x},${spot.y + 1}`)) border.push(edge(spot, "s"));
        if (!inside.has(`${spot.x - 1},${spot.y}`)) border.push(edge(spot, "w"));
    }
    return joined(border);
}

/** Lines that continue each other as one, so that a wall is a stroke and not a row of dashes. */
export function joined(lines: readonly Line[]): Line[] {
    const rows = new Map<string, Set<number>>(); // a row or column of the grid, with the places that are drawn
    for (const line of lines) {
        const upright = line.x1 === line.x2;
        const key = upright ? `x${line.x1}` : `y${line.y1}`;
        const row = rows.get(key) ?? new Set<number>();
        row.add(upright ? Math.min(line.y1, line.y2) : Math.min(line.x1, line.x2));
        rows.set(key, row);
    }
    const found: Line[] = [];
    for (const [key, row] of rows) {
        const at = Number(key.slice(1));
        for (const start of [...row].filter((one) => !row.has(one - 1)).sort((a, b) => a - b)) {
            let end = start;
            while (row.has(end)) end += 1;
            found.push(
                key.startsWith("x") ? { x1: at, y1: start, x2: at, y2: end } : { x1: start, y1: at, x2: end, y2: at },
            );
        }
    }
    return found;
}

export function path(lines: readonly Line[], unit: number): string {
    return lines.map(({ x1, y1, x2, y2 }) => `M${x1 * unit} ${y1 * unit}L${x2 * unit} ${y2 * unit}`).join("");
}

/** Rooms and corridors; each is a rectangle. */
export function placesOf(squares: readonly Area[], tiles: readonly Area[]): Place[] {
    return tiles.flatMap((tile) => {
        const id = text(tile, "place");
        const own = squares.filter((area) => text(area, "place") === id).map(spotOf);
        if (!own.length) return [];
        const x = Math.min(...own.map((spot) => spot.x));
        const y = Math.min(...own.map((spot) => spot.y));
        const width = Math.max(...own.map((spot) => spot.x)) - x + 1;
        const height = Math.max(...own.map((spot) => spot.y)) - y + 1;
        return [{ id, area: tile.id, corridor: marked(tile, "corridor"), x, y, width, height }];
    });
}

/** Doors and barricades, each as one line between the squares that it parts. */
export function barriersOf(areas: readonly Area[], spots: ReadonlyMap<string, Spot>): Barrier[] {
    return areas.flatMap((area) => {
        const edges = pairs(area, "edges").flatMap(([one, other]) => {
            const a = spots.get(one);
            const b = spots.get(other);
            return a && b ? [between(a, b)] : [];
        });
        const [line] = joined(edges);
        if (!line) return [];
        const state = text(area, "state");
        return [
            {
                id: area.id,
                kind: marked(area, "barricade") ? "barricade" : "door",
                state: state === "open" || state === "locked" ? state : "closed",
                line,
                upright: line.x1 === line.x2,
            },
        ];
    });
}

function between(a: Spot, b: Spot): Line {
    if (a.y === b.y) return edge(a.x < b.x ? b : a, "w");
    return edge(a.y < b.y ? b : a, "n");
}

/** The largest rectangle without squares, at least so wide and high: room for a title. */
export function largestVoid(castle: Castle, least: { width: number; height: number }): Rect | null {
    const { columns, rows } = castle.size;
    const taken = new Set([...castle.spots.values()].map(({ x, y }) => `${x},${y}`));
    const free = new Array<number>(columns).fill(0); // squares without anything above each column, this row included
    let best: Rect | null = null;
    for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) free[x] = taken.has(`${x},${y}`) ? 0 : (free[x] ?? 0) + 1;
        for (let x = 0; x < columns; x += 1) {
            let height = Infinity;
            for (let width = 1; x + width <= columns; width += 1) {
                height = Math.min(height, free[x + width - 1] ?? 0);
                const fits = width >= least.width && height >= least.height;
                if (fits && width * height > (best ? best.width * best.height : 0)) {
                    best = { x, y: y - height + 1, width, height };
                }
            }
        }
    }
    return best;
}
