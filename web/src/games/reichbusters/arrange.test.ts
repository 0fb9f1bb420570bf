import { describe, expect, test } from "vitest";
import { arrange, grid, SIZES, type Slot } from "./arrange";
import type { Rect } from "../../ui/map/grid";

const HALL: Rect = { x: 10, y: 36, width: 180, height: 154 };
const CORRIDOR: Rect = { x: 38, y: 10, width: 152, height: 80 };

function apart(one: Slot, other: Slot): boolean {
    return (
        one.x + one.size <= other.x ||
        other.x + other.size <= one.x ||
        one.y + one.size <= other.y ||
        other.y + other.size <= one.y
    );
}

function inside({ x, y, size }: Slot, room: Rect): boolean {
    const slack = 0.01;
    return (
        x >= room.x - slack &&
        y >= room.y - slack &&
        x + size <= room.x + room.width + slack &&
        y + size <= room.y + room.height + slack
    );
}

describe("what is in an area", () => {
    for (const [name, room] of [
        ["a hall", HALL],
        ["a corridor", CORRIDOR],
    ] as const) {
        for (const [lying, units] of [
            [0, 1],
            [3, 0],
            [1, 4],
            [4, 8],
            [2, 12],
        ] as const) {
            test(`stays apart in ${name}: ${lying} lying, ${units} standing`, () => {
                const where = arrange(room, lying, units);
                const all = [...where.lying, ...where.units];
                expect(all).toHaveLength(lying + units);
                expect(all.every((slot) => inside(slot, room))).toBe(true);
                for (const [at, one] of all.entries()) {
                    for (const other of all.slice(at + 1)) expect(apart(one, other)).toBe(true);
                }
            });
        }
    }

    test("is as large as it may be where there is room", () => {
        expect(arrange(HALL, 0, 2).units.map(({ size }) => size)).toEqual([SIZES.unit, SIZES.unit]);
        expect(arrange(HALL, 1, 1).lying[0]?.size).toBe(SIZES.token);
    });

    test("can still be told apart when eight stand in a hall with three tokens", () => {
        expect(Math.min(...arrange(HALL, 3, 8).units.map(({ size }) => size))).toBeGreaterThan(40);
    });

    test("leaves the lowest strip to the name of a feature", () => {
        const { units } = arrange(HALL, 1, 3, 25);
        for (const { y, size } of units) expect(y + size).toBeLessThanOrEqual(HALL.y + HALL.height - 25);
    });

    test("stands in the middle where a row is not full", () => {
        const [first, second, third] = grid({ x: 0, y: 0, width: 100, height: 100 }, 3, 48, 4);
        expect(first?.y).toBe(second?.y);
        expect(third?.x).toBe(26);
    });
});
