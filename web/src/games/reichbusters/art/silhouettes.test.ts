import { describe, expect, test } from "vitest";
import { ENEMIES_DRAWN, HEROES_DRAWN, silhouette } from "./silhouettes";

describe("silhouettes", () => {
    test("differ from each other and from a stranger's", () => {
        const all = [...HEROES_DRAWN, ...ENEMIES_DRAWN, "stranger"].map((kind) => JSON.stringify(silhouette(kind)));
        expect(new Set(all).size).toBe(all.length);
        expect(HEROES_DRAWN).toHaveLength(5);
        expect(ENEMIES_DRAWN).toHaveLength(14);
    });
});
