/** The geometry of the castle, in squares: walls, doors, joints and rooms. */

import type { Area } from "../../protocol";
import { areaFacts, marked } from "./view";

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

/** What never changes during a game: squares, walls and places. */
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

/** The edge of a square on one of its sides, `nesw`. */
export function edge({ x, y }: Spot, side: string): Line {
    if (side === "n") return { x1: x, y1: y, x2: x + 1, y2: y };
    if (side === "s") return { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 };
    if (side === "w") return { x1: x, y1: y, x2: x, y2: y + 1 };
    return { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 };
}

const wallsAt = (square: Area): string => areaFacts(square, "castle")?.walls ?? "";
const placeAt = (square: Area): string => areaFacts(square, "castle")?.place ?? "";

export function wallsOf(squares: readonly Area[]): Line[] {
    return joined(squares.flatMap((area) => [...wallsAt(area)].map((side) => edge(spotOf(area), side))));
}

/** Edges between two places with nothing in between. */
export function jointsOf(squares: readonly Area[]): Line[] {
    const places = new Map(squares.map((area) => [`${area.x ?? 0},${area.y ?? 0}`, placeAt(area)]));
    const found: Line[] = [];
    for (const area of squares) {
        const { x, y } = spotOf(area);
        for (const [side, dx, dy] of [
            ["e", 1, 0],
            ["s", 0, 1],
        ] as const) {
            const other = places.get(`${x + dx},${y + dy}`);
            const open = !wallsAt(area).includes(side);
            if (open && other !== undefined && other !== placeAt(area)) found.push(edge({ x, y }, side));
        }
    }
    return joined(found);
}

/** The border of an area: the edges between these squares and all others. */
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

/** Join lines that continue each other, so that a wall is one stroke. */
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
        const id = areaFacts(tile, "places")?.place ?? "";
        const own = squares.filter((area) => placeAt(area) === id).map(spotOf);
        if (!own.length) return [];
        const x = Math.min(...own.map((spot) => spot.x));
        const y = Math.min(...own.map((spot) => spot.y));
        const width = Math.max(...own.map((spot) => spot.x)) - x + 1;
        const height = Math.max(...own.map((spot) => spot.y)) - y + 1;
        return [{ id, area: tile.id, corridor: marked(tile, "corridor"), x, y, width, height }];
    });
}

/** Doors and barricades, each as one line between the squares that it separates. */
export function barriersOf(areas: readonly Area[], spots: ReadonlyMap<string, Spot>): Barrier[] {
    return areas.flatMap((area) => {
        const facts = areaFacts(area, "barriers");
        const edges = (facts?.edges ?? []).flatMap(([one, other]) => {
            const a = spots.get(one);
            const b = spots.get(other);
            return a && b ? [between(a, b)] : [];
        });
        const [line] = joined(edges);
        if (!facts || !line) return [];
        return [
            {
                id: area.id,
                kind: marked(area, "barricade") ? "barricade" : "door",
                state: facts.state,
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

/** The largest empty rectangle of at least this width and height, for a title. */
export function largestVoid(castle: Castle, least: { width: number; height: number }): Rect | null {
    const { columns, rows } = castle.size;
    const taken = new Set([...castle.spots.values()].map(({ x, y }) => `${x},${y}`));
    const free = new Array<number>(columns).fill(0); // the number of empty squares above each column, this row included
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
