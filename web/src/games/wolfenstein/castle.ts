/** The geometry of the castle, in squares: walls, doors, joints and rooms. */

import type { Area } from "../../protocol";
import { cellKey, edge, joined, largestFree, type Line, type Rect, type Spot } from "../../ui/map/grid";
import { areaFacts, marked } from "./view";

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

const wallsAt = (square: Area): string => areaFacts(square, "castle")?.walls ?? "";
const placeAt = (square: Area): string => areaFacts(square, "castle")?.place ?? "";

export function wallsOf(squares: readonly Area[]): Line[] {
    return joined(squares.flatMap((area) => [...wallsAt(area)].map((side) => edge(spotOf(area), side))));
}

/** Edges between two places with nothing in between. */
export function jointsOf(squares: readonly Area[]): Line[] {
    const places = new Map(squares.map((area) => [cellKey(area.x ?? 0, area.y ?? 0), placeAt(area)]));
    const found: Line[] = [];
    for (const area of squares) {
        const { x, y } = spotOf(area);
        for (const [side, dx, dy] of [
            ["e", 1, 0],
            ["s", 0, 1],
        ] as const) {
            const other = places.get(cellKey(x + dx, y + dy));
            const open = !wallsAt(area).includes(side);
            if (open && other !== undefined && other !== placeAt(area)) found.push(edge({ x, y }, side));
        }
    }
    return joined(found);
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
    const taken = new Set([...castle.spots.values()].map(({ x, y }) => cellKey(x, y)));
    return largestFree(castle.size, taken, least);
}
