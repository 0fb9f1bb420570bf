import { describe, expect, test } from "vitest";
import type { Line } from "../../protocol";
import { actors, happenings, shots, towards, trails } from "./trails";

const line = (key: string, values: Record<string, unknown>): Line => ({ decision: 1, key, values, rule: "" }) as Line;

describe("trails", () => {
    test("join the steps of a unit, and forget what it had meant", () => {
        const found = trails([
            line("enemy-headed", { enemy: "dog-1", hero: "sarge", distance: 3, route: ["p2", "p1"] }),
            line("enemy-moved", { enemy: "dog-1", area: "p2", before: "q1", towards: "sarge", distance: 2 }),
            line("enemy-moved", { enemy: "dog-1", area: "p1", before: "p2", towards: "sarge", distance: 1 }),
        ]);
        expect(found).toEqual([{ unit: "dog-1", areas: ["q1", "p2", "p1"], kind: "walk" }]);
    });

    test("show what was meant until it happens", () => {
        const headed = line("enemy-headed", { enemy: "dog-1", hero: "sarge", distance: 3, route: ["p2"] });
        expect(trails([headed], new Map([["dog-1", "q1"]]))).toEqual([
            { unit: "dog-1", areas: ["q1", "p2"], kind: "plan" },
        ]);
    });

    test("know a Hero's way from where it stood", () => {
        const moved = line("hero-moved", { hero: "brick", area: "p2" });
        expect(trails([moved], new Map([["brick", "p1"]]))).toEqual([
            { unit: "brick", areas: ["p1", "p2"], kind: "walk" },
        ]);
        expect(trails([moved])).toEqual([{ unit: "brick", areas: ["p2"], kind: "walk" }]);
    });

    test("leap where something pushes or appears", () => {
        const pushed = line("knocked-back", { hero: "brick", area: "p2" });
        expect(trails([pushed], new Map([["brick", "p1"]]))[0]).toMatchObject({ areas: ["p1", "p2"], kind: "leap" });
        expect(trails([line("enemy-spawned", { enemy: "dog-1", area: "b1" })])[0]?.areas).toEqual(["b1"]);
    });
});

describe("shots", () => {
    test("end in what they did", () => {
        const found = shots([
            line("attacked", { hero: "brick", target: "dog-2", weapon: "vickers" }),
            line("enemy-killed", { enemy: "dog-2", area: "b1" }),
            line("enemy-killed", { enemy: "dog-3", area: "b1" }),
        ]);
        expect(found).toEqual([
            { attacker: "brick", target: "dog-2", to: "b1", result: "kill" },
            { attacker: "brick", target: "dog-3", to: "b1", result: "kill" },
        ]);
    });

    test("replace the aim of every attacker, and miss until a wound is drawn", () => {
        const lines = [
            line("enemy-aimed", { enemy: "dog-1", hero: "sarge", distance: 0, reach: "melee" }),
            line("enemy-attacked", { enemy: "dog-1", hero: "sarge", attackers: ["dog-1", "dog-2"], attack: 5 }),
        ];
        expect(shots(lines.slice(0, 1)).map(({ result }) => result)).toEqual(["aim"]);
        expect(shots(lines).map(({ attacker, result }) => [attacker, result])).toEqual([
            ["dog-1", "miss"],
            ["dog-2", "miss"],
        ]);
        const wound = line("wound-drawn", { hero: "sarge", card: "torn-muscle", damage: 2 });
        expect(shots([...lines, wound]).map(({ result }) => result)).toEqual(["hit", "hit"]);
    });
});

describe("a step of a film", () => {
    test("is about its enemies, or else about its Hero", () => {
        expect([...actors([line("enemy-stayed", { enemy: "soldier-1", why: "in-range", hero: "sarge" })])]).toEqual([
            "soldier-1",
        ]);
        expect([...actors([line("turn-ended", { hero: "sarge" })])]).toEqual(["sarge"]);
    });

    test("shows whom a unit goes by, once", () => {
        const lines = [
            line("enemy-headed", { enemy: "dog-1", hero: "sarge", distance: 2, route: ["p1"] }),
            line("enemy-moved", { enemy: "dog-1", area: "p1", before: "p2", towards: "sarge", distance: 1 }),
            line("enemy-stayed", { enemy: "soldier-1", why: "guard" }),
        ];
        expect(towards(lines).map(({ attacker, target }) => [attacker, target])).toEqual([["dog-1", "sarge"]]);
    });

    test("marks the areas where something happens", () => {
        expect(happenings([line("token-triggered", { area: "b1", level: 2 }), line("turn-ended", {})])).toEqual([
            { area: "b1", kind: "spawn" },
        ]);
    });
});
