import { describe, expect, it } from "vitest";
import { campaignOf, campaignsOf, commonOptions, freeName, optionsOf } from "./chapters";
import { WOLFENSTEIN, table } from "./samples";

const won = { won: true, result: "victory", cause: "" };
const lost = { won: false, result: "defeat", cause: "all-dead" };
const chapter = (number: number, more: Parameters<typeof table>[0] = {}) =>
    table({ game: "wolfenstein", campaign: "spring", chapter: number, ...more });

describe("a campaign", () => {
    it("goes on with the first chapter that is not won", () => {
        const tables = [chapter(1, { outcome: won }), chapter(1, { outcome: lost })];
        const campaign = campaignOf(WOLFENSTEIN, "spring", tables);
        expect(campaign.chapters.map((one) => one.state)).toEqual(["won", "next", "ahead"]);
        expect(campaign.chapters[0]!.losses).toBe(1);
        expect(campaign.won).toBe(1);
    });

    it("lets a lost chapter be played again and shows one that is being played", () => {
        expect(campaignOf(WOLFENSTEIN, "spring", [chapter(1, { outcome: lost })]).chapters[0]!.state).toBe("lost");
        expect(campaignOf(WOLFENSTEIN, "spring", [chapter(1)]).chapters[0]!.state).toBe("playing");
        expect(campaignOf(WOLFENSTEIN, "spring", [chapter(1, { closed: true })]).chapters[0]!.state).toBe("next");
    });

    it("keeps campaigns apart and remembers what their tables have in common", () => {
        const tables = [
            chapter(1, { updated: 10, options: { mission: "officers-room", players: 2 } }),
            chapter(1, { updated: 20, campaign: "autumn" }),
            table({}),
        ];
        const found = campaignsOf(WOLFENSTEIN, tables);
        expect(found.map((one) => one.name)).toEqual(["autumn", "spring"]);
        expect(commonOptions(found[1]!)).toEqual({ players: 2 });
    });

    it("hands on what the last won game of a chapter left, and nothing older", () => {
        const game = { ...WOLFENSTEIN, carried: ["kept"], passes_over: true };
        const tables = [
            chapter(1, { outcome: won, handed: { kept: ["rope"] }, options: { players: 2 }, updated: 1 }),
            chapter(1, { outcome: lost, handed: { kept: [] }, options: { players: 2 }, updated: 2 }),
            chapter(2, { outcome: lost, handed: {}, options: { players: 2, kept: ["rope"] }, updated: 3 }),
        ];
        const campaign = campaignOf(game, "spring", tables);
        expect(campaign.chapters.map((one) => one.state)).toEqual(["won", "lost", "next"]);
        expect(optionsOf(game, campaign, campaign.chapters[1]!)).toMatchObject({ players: 2, kept: ["rope"] });
        expect(optionsOf(game, campaign, campaign.chapters[2]!)).not.toHaveProperty("kept");
    });

    it("finds names that are free and not too long", () => {
        expect(freeName("  Été   1960 ", [])).toBe("Été 1960");
        expect(freeName("Campaign", ["Campaign", "Campaign 2"])).toBe("Campaign 3");
        expect(freeName("x".repeat(90), []).length).toBeLessThanOrEqual(60);
    });
});
