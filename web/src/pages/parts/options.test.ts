import { describe, expect, it } from "vitest";
import type { Game, GameOption } from "../../lib/api";
import { changed, filled, fits, foremost, houseRules, isPicked, missionOption, readable } from "./options";
import { HEGRA, WOLFENSTEIN } from "./samples";

const option = (game: Game, name: string): GameOption => game.options.find((one) => one.name === name)!;

describe("the form of a game's options", () => {
    it("puts mission, difficulty and players first, in that order, and house rules apart", () => {
        expect(foremost(WOLFENSTEIN.options).map((one) => one.name)).toEqual([
            "mission",
            "difficulty",
            "players",
            "heroes",
        ]);
        expect(houseRules(HEGRA.options).map((one) => one.name)).toEqual(["retreat-moves-marker", "charge-fallback"]);
        expect(missionOption(WOLFENSTEIN.options)?.name).toBe("mission");
        expect(missionOption(HEGRA.options)).toBeUndefined();
    });

    it("asks what only one mission asks right after that mission, and only then", () => {
        const raid: GameOption[] = [
            { name: "mission", kind: "choice", choices: ["cold-storage", "raid"], default: "cold-storage" },
            { name: "raid-map", kind: "choice", choices: ["ring", "wing"], default: "ring" },
            { name: "players", kind: "number", least: 1, most: 4, default: 1 },
            { name: "dice", kind: "choice", choices: ["ruled", "harsh"], default: "ruled" },
        ];
        const names = (options: GameOption[]): string[] => options.map((one) => one.name);
        expect(names(foremost(raid, { mission: "raid" }))).toEqual(["mission", "raid-map", "players"]);
        expect(names(foremost(raid, { mission: "cold-storage" }))).toEqual(["mission", "players"]);
        expect(names(houseRules(raid))).toEqual(["dice"]);
    });

    it("fills in what was kept where it still fits, and the game's own values elsewhere", () => {
        const values = filled(WOLFENSTEIN.options, { mission: "moved-away", players: 3, gone: 1 });
        expect(values).toEqual({ difficulty: "bring-em-on", mission: "officers-room", players: 3, heroes: [] });
    });

    it("tells the server only what differs", () => {
        expect(changed(HEGRA.options, { difficulty: "standard", "retreat-moves-marker": true })).toEqual({
            "retreat-moves-marker": true,
        });
        expect(changed(HEGRA.options, {})).toEqual({});
    });

    it("refuses values of another kind or out of range", () => {
        expect(fits(option(WOLFENSTEIN, "players"), 5)).toBe(false);
        expect(fits(option(WOLFENSTEIN, "players"), 2.5)).toBe(false);
        expect(fits(option(WOLFENSTEIN, "players"), "2")).toBe(false);
        expect(fits(option(HEGRA, "retreat-moves-marker"), "yes")).toBe(false);
        expect(fits(option(WOLFENSTEIN, "heroes"), ["anya", "nobody"])).toBe(false);
    });

    it("lets the game pick where nobody is named, and else asks for the right number", () => {
        const heroes = option(WOLFENSTEIN, "heroes");
        expect(isPicked(heroes, [])).toBe(true);
        expect(isPicked(heroes, ["anya"])).toBe(false);
        expect(isPicked(heroes, ["anya", "klaus", "max", "set"])).toBe(true);
    });

    it("makes words of a name that no locale knows", () => {
        expect(readable("charge-fallback")).toBe("Charge fallback");
    });
});
