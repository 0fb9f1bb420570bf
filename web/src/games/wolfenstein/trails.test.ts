import { describe, expect, test } from "vitest";
import type { Line } from "../../protocol";
import { freshNoise, shots, trails } from "./trails";

function line(key: string, values: Record<string, unknown>): Line {
    return { decision: 1, key, values };
}

const step = (model: string, start: string, at: string) => line("moved", { model, start, at, ap: 1 });

describe("trails", () => {
    test("steps of one model are one way", () => {
        const lines = [step("anya", "i3", "j4"), step("anya", "j4", "k4")];
        expect(trails(lines)).toEqual([{ model: "anya", squares: ["i3", "j4", "k4"], leap: false }]);
    });

    test("each model has its own", () => {
        const lines = [step("soldat-1", "a1", "a2"), step("soldat-2", "a2", "a3"), step("soldat-1", "a2", "b2")];
        expect(trails(lines).map((trail) => trail.squares.join(" "))).toEqual(["a1 a2", "a2 a3", "a2 b2"]);
    });

    test("a passage is a leap from where the walk ended", () => {
        const lines = [step("max", "e5", "f6"), line("passage-used", { model: "max", letter: "a", at: "x18" })];
        expect(trails(lines).at(-1)).toEqual({ model: "max", squares: ["f6", "x18"], leap: true });
    });

    test("whoever comes in appears on a square", () => {
        expect(trails([line("spawned", { model: "soldat-7", at: "a18" })])).toEqual([
            { model: "soldat-7", squares: ["a18"], leap: true },
        ]);
    });
});

describe("shots", () => {
    const attack = line("attacked", { attacker: "anya", target: "soldat-2", weapon: "sturmgewehr", ability: "" });

    test("damage to the target is a hit, its death a kill", () => {
        const hurt = line("hurt", { model: "soldat-2", hp: 1, armor: 0 });
        expect(shots([attack, hurt])[0]?.result).toBe("hit");
        expect(shots([attack, hurt, line("killed", { model: "soldat-2", hero: "anya" })])[0]?.result).toBe("kill");
    });

    test("damage to somebody else leaves it a miss", () => {
        expect(shots([attack, line("hurt", { model: "soldat-3", hp: 1, armor: 0 })])[0]?.result).toBe("miss");
    });

    test("whoever walked before shooting shoots from where the walk ended", () => {
        const attack = line("attacked", { attacker: "soldat-1", target: "max", weapon: "", ability: "" });
        expect(shots([step("soldat-1", "a1", "a2"), attack])[0]).toMatchObject({ from: "a2", to: "" });
    });
});

test("only noise that has just begun is fresh", () => {
    expect(freshNoise([line("noise-made", { place: "c3" }), line("noise-gone", { place: "r1" })])).toEqual(["c3"]);
});
