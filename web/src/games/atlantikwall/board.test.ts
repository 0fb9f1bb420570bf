import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words } from "../../lib/words";
import type { About, Area, Piece, Question } from "../../protocol";
import { attributesOf, defNow, sectorLabel } from "./attributes";
import { ACROSS, BADGE, beachOf, BROAD, groundOf, markerWidth, shapeOf, standing, UPRIGHT } from "./beach";
import { giftsOf, offersOn, optionFor, shelvesOf } from "./cards/market";
import { aboutDice, bestOdds, diceOf, fitting, lightsOf, thrown, toggled, type Die } from "./dice/dice";
import { Throws } from "./dice/throws.svelte";
import type { DieFacts, LineFacts, OfferFacts, SectorFacts } from "./facts";
import { pressed } from "./fit";

const PACKAGE = join(import.meta.dirname, "../../../../src/sandtable");
const LOCALE = ["atlantikwall", "cards", "maps"].map((name) => `games/atlantikwall/locale/${name}`);

function wordsIn(language: string): Words {
    const files = [...LOCALE.map((name) => join(PACKAGE, `${name}.${language}.ftl`))];
    const own = join(import.meta.dirname, `board.${language}.ftl`);
    return new Words(
        language,
        [...files, own].map((file) => readFileSync(file, "utf8")),
    );
}

// -- the beach --------------------------------------------------------------------------------------------------------

const line = (to: string, courage = 0, more: Partial<LineFacts> = {}): LineFacts => ({
    to,
    courage,
    mines: false,
    barrier: false,
    lateral: false,
    ...more,
});
const sector = (id: string, x: number, y: number, facts: Partial<SectorFacts> = {}, marks: string[] = []): Area => ({
    id,
    group: "map",
    x,
    y,
    marks,
    facts: {
        row: y,
        def: 4,
        "def-now": 4,
        map: "exercise-tiger",
        lines: [],
        effective: {},
        mgf: false,
        "mgf-active": false,
        "mines-active": false,
        visited: [],
        ...facts,
    } satisfies SectorFacts,
});
const BEACH = [
    sector("1", 0.5, 0, { lines: [line("2", 1), line("3", 1)] }),
    sector("2", 0, 1, { lines: [line("bunker", 2, { mines: true }), line("3", 0, { lateral: true })] }),
    sector("3", 1, 1, { lines: [line("bunker", 2), line("2", 0, { lateral: true })] }),
    sector("bunker", 0.5, 2, {}, ["bunker"]),
];

describe.each([
    ["upright", UPRIGHT],
    ["broad", BROAD],
    ["across", ACROSS],
])("the beach, %s", (_, shape) => {
    const beach = beachOf(BEACH, shape);

    it("has the sea below and the Bunker on top", () => {
        const y = (id: string): number => beach.spots.get(id)?.y ?? NaN;
        expect(y("bunker")).toBeLessThan(y("2"));
        expect(y("2")).toBe(y("3"));
        expect(y("2")).toBeLessThan(y("1"));
        expect(y("1") + shape.height / 2).toBeLessThan(beach.height - shape.sea / 2);
    });

    it("draws a line between neighbours once", () => {
        expect(beach.lines.filter((one) => one.lateral)).toHaveLength(1);
        expect(beach.lines).toHaveLength(5);
    });

    it("puts no badge over another", () => {
        const told = beach.lines.filter((one) => !one.lateral);
        for (const one of told) {
            for (const other of told) {
                if (one === other || one.middle.y !== other.middle.y) continue;
                expect(Math.abs(one.middle.x - other.middle.x)).toBeGreaterThanOrEqual(BADGE.width);
            }
        }
    });

    it.each([1, 2, 3, 4])("has %i Units side by side in a Sector, none on another", (count) => {
        const width = markerWidth(count, shape);
        const xs = Array.from({ length: count }, (_, at) => standing(count, at, { x: 0, y: 0 }, shape).x);
        expect(width).toBeGreaterThan(0.7 * shape.unit);
        for (const [at, x] of xs.entries()) {
            if (at) expect(x - (xs[at - 1] ?? 0)).toBeGreaterThan(width);
            expect(Math.abs(x) + width / 2).toBeLessThan(shape.pitchX / 2);
        }
    });

    it("lies on ground from the water to the rock", () => {
        const grounds = [0, 1, 2, 3, 4].map((y) => groundOf(sector(String(y), 0, y), 6));
        expect(grounds).toEqual(["wet", "sand", "sand", "dune", "grass"]);
        expect(groundOf(sector("bunker", 0, 5, {}, ["bunker"]), 6)).toBe("rock");
    });
});

it("is upright on a phone, broad on a broad desk, and neither for two Maps side by side", () => {
    expect([360, 1024, 1440].map((window) => shapeOf(BEACH, window))).toEqual([UPRIGHT, ACROSS, BROAD]);
    expect(shapeOf([...BEACH, sector("east-1", 3, 0)], 1440)).toBe(ACROSS);
});

it("knows two Maps side by side", () => {
    const west = sector("west-1", 0, 0, { map: "omaha-beach-2" });
    const east = sector("east-1", 3, 0, { map: "omaha-beach" });
    const { maps } = beachOf([west, east], ACROSS);
    expect(maps.map(({ id }) => id)).toEqual(["omaha-beach-2", "omaha-beach"]);
    expect(maps[0]?.to).toBeLessThanOrEqual(maps[1]?.from ?? 0);
});

describe("what is printed on a Sector", () => {
    const everything = sector(
        "7",
        0,
        1,
        {
            soldiers: 4,
            needs: "corporal",
            costs: 1,
            "costs-named": "medic",
            here: "scout",
            adds: { tool: 2 },
            arrival: 1,
            "no-bonus": "star",
            units: 1,
            dice: 5,
            climb: { skulls: 4, turns: 3 },
            "mgf-specialists": 1,
            "def-now": 2,
            effective: { able: 1 },
            lines: [line("9", 2, { mines: true })],
        },
        ["leave", "no-lock", "no-items", "vehicle", "mgf", "inactive", "no-trade"],
    );
    everything.pieces = [{ kind: "medal-case", id: "medal-case", marks: ["gift"] }];

    it.each(["en", "fr"])("is told in a word and in a sentence (%s)", (language) => {
        const attributes = attributesOf(wordsIn(language), everything);
        expect(attributes).toHaveLength(18);
        for (const { icon, short, long } of attributes) {
            expect(icon).not.toBe("");
            expect(short).not.toContain("[");
            expect(long).not.toContain("[");
            expect(short.length).toBeLessThanOrEqual(24);
        }
        expect(sectorLabel(wordsIn(language), everything, "able")).not.toMatch(/[[{]/);
    });

    it("counts the DEF for one's own Unit", () => {
        expect(defNow(everything, "able")).toBe(1);
        expect(defNow(sector("1", 0, 0, { "def-now": 3, effective: {} }), "able")).toBe(3);
        expect(sectorLabel(wordsIn("en"), everything, "able")).toContain("Now DEF 1");
        expect(sectorLabel(wordsIn("en"), everything, "able")).toContain("not active");
    });
});

it("presses together only what is too long", () => {
    expect(pressed("4", 20, 60)).toBeUndefined();
    expect(pressed("Combat Photographer", 17, 60)).toBe(60);
    expect(pressed("6: −1 Specialist", 18.5, 114)).toBeUndefined();
    expect(pressed("Illit", 20, 30)).toBeUndefined();
});

// -- dice -------------------------------------------------------------------------------------------------------------

const piece = (
    number: number,
    colour: DieFacts["colour"],
    face: DieFacts["face"],
    more: Partial<DieFacts> = {},
): Piece => ({
    kind: "die",
    id: `able-${number}`,
    facts: { number, colour, face, locked: false, cancelled: false, ...more } satisfies DieFacts,
});
const ABLE: Area = {
    id: "able",
    group: "side",
    pieces: [
        { kind: "soldiers", count: 5, id: "able-soldiers", marks: ["resource"] },
        piece(1, "red", "star"),
        piece(2, "red", "skull", { locked: true }),
        piece(3, "white", "star"),
        piece(4, "white", "tool"),
        piece(5, "blue", "star", { cancelled: true }),
        piece(6, "blue", "courage"),
    ],
};
const about = (option: string, ...touches: string[]): About => ({ option, touches });

describe("dice", () => {
    const dice = diceOf(ABLE);
    const own = new Set(dice.map((die) => die.id));
    const options = [
        about("reroll 1", "able-1"),
        about("reroll 13", "able-1", "able-3"),
        about("use dog baker 3", "baker-3", "baker"),
        { option: "stop", odds: [{ key: "rwb-star", chance: 0.25 }] },
        { option: "reroll 4", touches: ["able-4"], odds: [{ key: "rwb-star", chance: 0.5 }] },
    ];

    it("are read in their order", () => {
        expect(dice.map(({ face }) => face)).toEqual(["star", "skull", "star", "tool", "star", "courage"]);
        expect(dice[1]?.locked).toBe(true);
    });

    it("mean the option that names exactly the chosen ones", () => {
        const chosen = (...ids: string[]): string[] => fitting(options, own, new Set(ids)).map(({ option }) => option);
        expect(chosen("able-1")).toEqual(["reroll 1"]);
        expect(chosen("able-3", "able-1")).toEqual(["reroll 13"]);
        expect(chosen("able-6")).toEqual([]);
        expect(chosen()).toEqual([]);
    });

    it("can be tapped if an option is about them", () => {
        expect([...aboutDice(options, own)]).toEqual(["able-1", "able-3", "able-4"]);
    });

    it("are chosen and let go, never more than are asked for", () => {
        expect(toggled([], "able-1", 2)).toEqual(["able-1"]);
        expect(toggled(["able-1", "able-2"], "able-3", 2)).toEqual(["able-2", "able-3"]);
        expect(toggled(["able-1", "able-2"], "able-1", 2)).toEqual(["able-2"]);
    });

    it("light up what they show; what is cancelled is no part of an RWB, but of a straight", () => {
        const lights = new Map(lightsOf(dice, "able").map((light) => [light.key, light]));
        expect(lights.get("rwb-star")?.parts.map((part) => part.there)).toEqual([true, true, false]);
        expect(lights.get("straight")?.parts.filter((part) => part.there)).toHaveLength(4);
        expect(lights.size).toBe(7);
    });

    it("complete an RWB in three colours, the German's in black", () => {
        const black = (["red", "white", "black"] as const).map((colour, at): Die => ({
            id: `${at}`,
            number: at,
            face: "tool",
            colour,
            locked: false,
            cancelled: false,
        }));
        const complete = (side: string): string[] =>
            lightsOf(black, side)
                .filter((light) => light.complete)
                .map((light) => light.key);
        expect(complete("german")).toEqual(["rwb-tool"]);
        expect(complete("able")).toEqual([]);
    });

    it("know the best chance among the options", () => {
        expect(bestOdds(options).get("rwb-star")).toBe(0.5);
    });

    it("tumble when they were thrown, also onto the same face", () => {
        const after = dice.map((die) => (die.number === 4 ? { ...die, face: "star" as const } : die));
        expect([...thrown(dice, after, new Set(["able-1"]))]).toEqual(["able-1", "able-4"]);
        expect(thrown([], after, new Set()).size).toBe(6);
    });
});

// -- the market -------------------------------------------------------------------------------------------------------

describe("the market", () => {
    const offer = (kind: string, price: number, facts: Partial<OfferFacts>): Piece => ({
        kind,
        id: kind,
        facts: { price, currency: "stars", useful: [], useless: [], ...facts } satisfies OfferFacts,
    });
    const shelf: Area = {
        id: "able-hand",
        group: "market",
        pieces: [
            offer("captain", 5, { affordable: false, why: { key: "why-too-few-stars", args: {} } }),
            offer("medic", 3, { affordable: true, useless: [{ key: "useless-mines" }] }),
            offer("scout", 3, { affordable: true, useful: [{ key: "useful-mines", args: { n: 2 } }] }),
        ],
    };
    const side: Area = { id: "able", group: "side", facts: { stars: 3 } };
    const question: Question = { seat: "able", ask: 1, prompt: "market", options: ["recruit medic", "recruit scout"] };
    const offers = offersOn(shelf, side, question, () => undefined);

    it("shows first what can be had, and of that what helps", () => {
        expect(offers.map(({ id }) => id)).toEqual(["scout", "medic", "captain"]);
    });

    it("tells what takes a card, or what is short and why", () => {
        expect(offers[0]?.option).toBe("recruit scout");
        expect(offers[2]).toMatchObject({ option: "", short: 2, why: { key: "why-too-few-stars" } });
    });

    it("offers nothing to whoever only looks on", () => {
        expect(offersOn(shelf, undefined, null, () => undefined).every(({ option }) => option === "")).toBe(true);
    });

    it.each([
        ["able-hand", "medic", "recruit medic"],
        ["unique", "captain", "recruit captain"],
        ["depot", "bazooka", "find bazooka"],
        ["used", "bazooka", "used bazooka"],
        ["vehicle", "jeep", "vehicle"],
        ["barracks", "koch", "recruit koch"],
        ["arsenal", "dog", "find dog"],
        ["spent", "dog", "used dog"],
        ["decorations", "decoration", "buy"],
    ])("takes from %s: %s", (from, card, option) => {
        expect(optionFor(from, card)).toBe(option);
    });

    it("has other shelves for the German", () => {
        expect(shelvesOf("german")).not.toContain("depot");
        expect(shelvesOf("able")[0]).toBe("able-hand");
    });

    it("makes one stepper of all amounts that can be given", () => {
        const options = ["give baker soldiers 1", "give baker soldiers 2", "give baker courage 1", "give baker medic"];
        expect(giftsOf([...options, "done"])).toEqual([
            { to: "baker", what: "soldiers", most: 2 },
            { to: "baker", what: "courage", most: 1 },
            { to: "baker", what: "medic", most: 0 },
        ]);
    });
});

it("says everything in both languages", () => {
    const keys = (language: string): string[] =>
        [...readFileSync(join(import.meta.dirname, `board.${language}.ftl`), "utf8").matchAll(/^(atl-[\w-]+) =/gm)]
            .map((found) => found[1] ?? "")
            .toSorted();
    expect(keys("fr")).toEqual(keys("en"));
});

describe("dice that tumble", () => {
    const lies = (face: DieFacts["face"], number: number): Die => ({
        id: `able-${number}`,
        number,
        face,
        colour: "red",
        locked: false,
        cancelled: false,
    });
    const dice = [lies("star", 1), lies("skull", 2)];

    it("are those that are thrown while one looks, and not those that lay there", () => {
        const throws = new Throws();
        throws.see({ side: "able", throws: 1, dice });
        expect(dice.map((die) => throws.of(die))).toEqual([0, 0]);
        throws.see({ side: "able", throws: 2, dice: [lies("tool", 1), lies("skull", 2)] });
        expect(dice.map((die) => throws.of(die))).toEqual([1, 0]);
    });

    it("are those that were meant, even if they show the same again", () => {
        const throws = new Throws();
        throws.see({ side: "able", throws: 1, dice });
        throws.mean(new Set(["able-2"]));
        throws.see({ side: "able", throws: 2, dice });
        expect(dice.map((die) => throws.of(die))).toEqual([0, 1]);
    });

    it("are all of them when a turn begins, and none when another side is looked at", () => {
        const throws = new Throws();
        throws.see({ side: "able", throws: 3, dice });
        throws.see({ side: "baker", throws: 1, dice });
        expect(throws.of(lies("star", 1))).toBe(0);
        throws.see({ side: "baker", throws: 0, dice: [] });
        throws.see({ side: "baker", throws: 1, dice });
        expect(dice.map((die) => throws.of(die))).toEqual([1, 1]);
    });
});
