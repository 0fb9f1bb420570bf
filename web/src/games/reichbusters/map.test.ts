import { describe, expect, test } from "vitest";
import type { Area } from "../../protocol";
import type { Line } from "../../ui/map/grid";
import { doorsOf, filled, outline, planOf, voids } from "./map";

type Cell = [number, number];

function area(id: string, cells: Cell[]): Area {
    const kind = id >= "p" ? "corridor" : "room";
    return { id, group: "map", facts: { cells, room: id[0], kind, tile: "1a" } };
}

function door(id: string, edges: [number, number, "north" | "west"][], state = "closed"): Area {
    return { id, group: "doors", facts: { state, areas: id.split("-"), noise: 2, edges } };
}

const square = (x: number, y: number): Cell[] => [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
];

// Two areas of one room above a corridor, which a door joins to the first of them.
const AREAS = [
    area("a1", square(0, 0)),
    area("a2", square(2, 0)),
    area("p1", [
        [0, 2],
        [1, 2],
    ]),
];
const DOORS = [door("a1-p1", [[0, 2, "north"]])];
const plan = planOf(AREAS, DOORS);

const has = (lines: readonly Line[], x1: number, y1: number, x2: number, y2: number): boolean =>
    lines.some((line) => line.x1 === x1 && line.y1 === y1 && line.x2 === x2 && line.y2 === y2);

describe("the plan of a map", () => {
    test("knows its size, its areas and its rooms", () => {
        expect(plan.size).toEqual({ columns: 4, rows: 3 });
        expect(plan.places.get("a2")).toMatchObject({ x: 2, y: 0, width: 2, height: 2, corridor: false });
        expect(plan.places.get("p1")).toMatchObject({ y: 2, height: 1, corridor: true });
        expect([...plan.rooms].map(([room, places]) => [room, places.length])).toEqual([
            ["a", 2],
            ["p", 1],
        ]);
    });

    test("puts walls around rooms and borders between the areas of a room", () => {
        expect(plan.borders).toEqual([{ x1: 2, y1: 0, x2: 2, y2: 2 }]);
        expect(has(plan.walls, 0, 0, 4, 0)).toBe(true);
        expect(has(plan.walls, 4, 0, 4, 2)).toBe(true);
        expect(has(plan.walls, 2, 2, 2, 3)).toBe(true); // where the corridor meets the rock
    });

    test("leaves doors out of the walls, open or not", () => {
        expect(has(plan.walls, 0, 2, 1, 2)).toBe(false);
        expect(has(plan.walls, 1, 2, 4, 2)).toBe(true);
    });

    test("finds the rock between rooms", () => {
        expect(voids(plan)).toEqual([{ x: 2, y: 2, width: 2, height: 1 }]);
    });
});

describe("doors", () => {
    test("are one line, also if they cover two edges", () => {
        const [large] = doorsOf([
            door("d2-e1", [
                [4, 2, "west"],
                [4, 3, "west"],
            ]),
        ]);
        expect(large?.line).toEqual({ x1: 4, y1: 2, x2: 4, y2: 4 });
        expect(large?.upright).toBe(true);
        expect(doorsOf(DOORS)[0]).toMatchObject({ state: "closed", noise: 2, can: "", upright: false });
    });
});

describe("outlines", () => {
    test("go around rectangles that touch, not between them", () => {
        const places = plan.rooms.get("a") ?? [];
        expect(outline(places)).toHaveLength(4);
        expect(has(outline(places), 0, 2, 4, 2)).toBe(true);
        expect(filled(places, 10)).toBe("M0 0h20v20h-20zM20 0h20v20h-20z");
    });
});
