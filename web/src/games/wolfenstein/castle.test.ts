import { describe, expect, test } from "vitest";
import type { Area } from "../../protocol";
import type { BarrierFacts, PlaceFacts, SquareFacts } from "./facts";
import { barriersOf, castleOf, largestVoid } from "./castle";

function square(id: string, x: number, y: number, place: string, walls: string): Area {
    return { id, group: "castle", x, y, marks: ["room"], facts: { place, walls } satisfies SquareFacts };
}

/** Two squares of a room, and one of a corridor to the east of them. */
const SQUARES = [square("a1", 0, 0, "r1", "nw"), square("a2", 0, 1, "r1", "esw"), square("b1", 1, 0, "c1", "nes")];
const TILES: Area[] = [
    {
        id: "tile-r1",
        group: "places",
        marks: ["room"],
        facts: { place: "r1", beside: ["c1"], wakes: [] } satisfies PlaceFacts,
    },
    {
        id: "tile-c1",
        group: "places",
        marks: ["corridor"],
        facts: { place: "c1", beside: ["r1"], wakes: [] } satisfies PlaceFacts,
    },
];

describe("the castle", () => {
    const castle = castleOf(SQUARES, TILES);

    test("walls that continue each other are one line", () => {
        expect(castle.walls).toContainEqual({ x1: 0, y1: 0, x2: 0, y2: 2 });
        expect(castle.walls).toContainEqual({ x1: 0, y1: 0, x2: 2, y2: 0 });
    });

    test("two places that meet without a wall have a joint", () => {
        expect(castle.joints).toEqual([{ x1: 1, y1: 0, x2: 1, y2: 1 }]);
    });

    test("a place is the rectangle of its squares", () => {
        expect(castle.places).toEqual([
            { id: "r1", area: "tile-r1", corridor: false, x: 0, y: 0, width: 1, height: 2 },
            { id: "c1", area: "tile-c1", corridor: true, x: 1, y: 0, width: 1, height: 1 },
        ]);
    });

    test("the first square may leave out its coordinates", () => {
        const [corner] = SQUARES;
        const bare: Area = { ...corner!, x: undefined, y: undefined };
        expect(castleOf([bare], TILES).spots.get("a1")).toEqual({ x: 0, y: 0 });
    });
});

describe("doors and barricades", () => {
    const spots = new Map([
        ["l3", { x: 11, y: 2 }],
        ["m3", { x: 12, y: 2 }],
        ["l4", { x: 11, y: 3 }],
        ["m4", { x: 12, y: 3 }],
    ]);

    test("a door of two squares is one line between them", () => {
        const door: Area = {
            id: "c1-r2",
            group: "barriers",
            marks: ["door", "locked"],
            facts: {
                state: "locked",
                edges: [
                    ["l3", "m3"],
                    ["l4", "m4"],
                ],
            } satisfies BarrierFacts,
        };
        expect(barriersOf([door], spots)).toEqual([
            { id: "c1-r2", kind: "door", state: "locked", line: { x1: 12, y1: 2, x2: 12, y2: 4 }, upright: true },
        ]);
    });

    test("the order of its two squares does not matter", () => {
        const barricade: Area = {
            id: "x",
            group: "barriers",
            marks: ["barricade", "closed"],
            facts: { state: "closed", edges: [["l4", "l3"]] } satisfies BarrierFacts,
        };
        expect(barriersOf([barricade], spots)[0]).toMatchObject({
            kind: "barricade",
            upright: false,
            line: { x1: 11, y1: 3, x2: 12, y2: 3 },
        });
    });
});

test("the largest void is a rectangle without squares", () => {
    const corners = [square("a1", 0, 0, "r1", ""), square("d4", 3, 3, "r1", "")];
    const castle = castleOf(corners, []);
    expect(largestVoid(castle, { width: 2, height: 2 })).toEqual({ x: 1, y: 0, width: 3, height: 3 });
    expect(largestVoid(castle, { width: 9, height: 1 })).toBeNull();
});
