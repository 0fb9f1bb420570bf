/** The geometry of the map, in cells: areas, walls between rooms, borders between areas, doors. */

import type { Area } from "../../protocol";
import {
    cellKey,
    cellsIn,
    edge,
    joined,
    largestFree,
    outline as outlineOf,
    type Line,
    type Rect,
    type Spot,
} from "../../ui/map/grid";
import type { DoorFacts } from "./facts";
import { areaFacts } from "./view";

/** An area of the map; each is a rectangle of cells. */
export interface Place extends Rect {
    id: string;
    room: string;
    corridor: boolean;
}

export interface Door {
    id: string;
    state: DoorFacts["state"];
    noise: number;
    can: string;
    line: Line;
    upright: boolean;
}

export interface FloorPlan {
    size: { columns: number; rows: number };
    places: ReadonlyMap<string, Place>;
    rooms: ReadonlyMap<string, Place[]>;
    walls: Line[]; // around rooms, doors left out
    borders: Line[]; // between areas of one room
}

type Side = DoorFacts["edges"][number][2];

/** What never changes during a game. */
export function planOf(areas: readonly Area[], doors: readonly Area[]): FloorPlan {
    const cells = cellsOf(areas);
    const places = new Map(areas.flatMap((area) => placeOf(area) ?? []).map((place) => [place.id, place]));
    const rooms = new Map<string, Place[]>();
    for (const place of places.values()) rooms.set(place.room, [...(rooms.get(place.room) ?? []), place]);
    const edges = edgesOf(cells);
    const open = new Set(doors.flatMap((door) => areaFacts(door, "doors")?.edges ?? []).map(edgeKey));
    const ends = [...places.values()].map(({ x, y, width, height }) => ({ x: x + width, y: y + height }));
    return {
        size: { columns: Math.max(0, ...ends.map((end) => end.x)), rows: Math.max(0, ...ends.map((end) => end.y)) },
        places,
        rooms,
        walls: joined(edges.filter((edge) => edge.wall && !open.has(edgeKey(edge.at))).map((edge) => line(edge.at))),
        borders: joined(edges.filter((edge) => !edge.wall).map((edge) => line(edge.at))),
    };
}

/** The area of each cell. */
function cellsOf(areas: readonly Area[]): Map<string, { x: number; y: number; area: string; room: string }> {
    const cells = new Map<string, { x: number; y: number; area: string; room: string }>();
    for (const area of areas) {
        const facts = areaFacts(area, "map");
        for (const [x, y] of facts?.cells ?? [])
            cells.set(cellKey(x, y), { x, y, area: area.id, room: facts?.room ?? "" });
    }
    return cells;
}

function placeOf(area: Area): Place | undefined {
    const facts = areaFacts(area, "map");
    if (!facts?.cells.length) return undefined;
    const xs = facts.cells.map(([x]) => x);
    const ys = facts.cells.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return {
        id: area.id,
        room: facts.room,
        corridor: facts.kind === "corridor",
        x,
        y,
        width: Math.max(...xs) - x + 1,
        height: Math.max(...ys) - y + 1,
    };
}

type Edge = readonly [x: number, y: number, side: Side];
const edgeKey = ([x, y, side]: Edge): string => `${x},${y},${side}`;

/** Every edge between two areas, or between an area and the rock. Between two rooms it is a wall. */
function edgesOf(cells: ReturnType<typeof cellsOf>): { at: Edge; wall: boolean }[] {
    const found: { at: Edge; wall: boolean }[] = [];
    for (const { x, y, area, room } of cells.values()) {
        for (const [side, dx, dy] of [
            ["north", 0, -1],
            ["west", -1, 0],
        ] as const) {
            const other = cells.get(cellKey(x + dx, y + dy));
            if (other?.area !== area) found.push({ at: [x, y, side], wall: other?.room !== room });
        }
        // The northern and western edges of the rock are edges of the cells above and to the left of it.
        if (!cells.has(cellKey(x, y + 1))) found.push({ at: [x, y + 1, "north"], wall: true });
        if (!cells.has(cellKey(x + 1, y))) found.push({ at: [x + 1, y, "west"], wall: true });
    }
    return found;
}

function line([x, y, side]: Edge): Line {
    return edge({ x, y }, side === "north" ? "n" : "w");
}

/** Rectangles as one filled path. */
export function filled(rects: readonly Rect[], unit: number): string {
    return rects
        .map(({ x, y, width, height }) => `M${x * unit} ${y * unit}h${width * unit}v${height * unit}h${-width * unit}z`)
        .join("");
}

/** The border around rectangles of cells that may touch each other. */
export function outline(rects: readonly Rect[]): Line[] {
    return outlineOf(rects.flatMap(cellsIn));
}

/** Doors, each as one line; a large one covers two edges. */
export function doorsOf(areas: readonly Area[]): Door[] {
    return areas.flatMap((area) => {
        const facts = areaFacts(area, "doors");
        const [whole] = joined((facts?.edges ?? []).map(line));
        if (!facts || !whole) return [];
        const { state, noise, can = "" } = facts;
        return [{ id: area.id, state, noise, can, line: whole, upright: whole.x1 === whole.x2 }];
    });
}

export function middle({ x, y, width, height }: Rect): Spot {
    return { x: x + width / 2, y: y + height / 2 };
}

/** The cells of the frame without any area, as rectangles: the largest first. */
export function voids(plan: FloorPlan): Rect[] {
    const taken = new Set<string>();
    const take = (rect: Rect): void => cellsIn(rect).forEach(({ x, y }) => taken.add(cellKey(x, y)));
    for (const place of plan.places.values()) take(place);
    const found: Rect[] = [];
    for (;;) {
        const best = largestFree(plan.size, taken);
        if (!best || best.width * best.height < 2) return found;
        found.push(best);
        take(best);
    }
}
