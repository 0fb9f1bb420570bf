import { describe, expect, test } from "vitest";
import { cellKey, cellsIn, inLines, joined, largestFree, outline, path, wayThrough } from "./grid";

describe("lines along the grid", () => {
    const upright = { x1: 1, y1: 0, x2: 1, y2: 1 };

    test("a wall that both of its cells name is drawn once", () => {
        expect(joined([upright, upright])).toEqual([upright]);
    });

    test("lines that continue each other are one, those with a gap are two", () => {
        const below = { x1: 1, y1: 1, x2: 1, y2: 2 };
        const apart = { x1: 1, y1: 3, x2: 1, y2: 4 };
        expect(joined([apart, below, upright])).toEqual([{ x1: 1, y1: 0, x2: 1, y2: 2 }, apart]);
    });

    test("an outline leaves out the edges inside", () => {
        const lines = outline(cellsIn({ x: 0, y: 0, width: 2, height: 1 }));
        expect(lines).toHaveLength(4);
        expect(lines).toContainEqual({ x1: 0, y1: 0, x2: 2, y2: 0 });
    });

    test("lines become a path in the size that is asked for", () => {
        expect(path([{ x1: 0, y1: 1, x2: 2, y2: 1 }], 10)).toBe("M0 10L20 10");
    });
});

describe("rectangles", () => {
    test("have all of their cells", () => {
        const cells = cellsIn({ x: 3, y: 5, width: 2, height: 3 });
        expect(cells.map(({ x, y }) => cellKey(x, y))).toEqual(["3,5", "3,6", "3,7", "4,5", "4,6", "4,7"]);
    });

    test("are found where nothing is taken, if they are large enough", () => {
        const taken = new Set([cellKey(1, 0)]);
        const size = { columns: 3, rows: 2 };
        expect(largestFree(size, taken)).toEqual({ x: 0, y: 1, width: 3, height: 1 });
        expect(largestFree(size, taken, { width: 1, height: 2 })).toEqual({ x: 0, y: 0, width: 1, height: 2 });
        expect(largestFree(size, taken, { width: 2, height: 2 })).toBeNull();
    });
});

describe("a way", () => {
    const points = [
        { x: 0, y: 40 },
        { x: 20, y: 30 },
    ];

    test("goes from point to point", () => {
        expect(wayThrough(points)).toBe("M0 40L20 30");
        expect(wayThrough([])).toBe("");
    });

    test("that is a leap bows above the higher end", () => {
        expect(wayThrough(points, 25)).toBe("M0 40Q10 5 20 30");
        expect(wayThrough(points.slice(0, 1), 25)).toBe("M0 40");
    });
});

test("short words of a title stay with the next word", () => {
    expect(inLines("Escape from the Castle")).toEqual(["Escape", "from the Castle"]);
    expect(inLines("Under the ice")).toEqual(["Under", "the ice"]);
});
