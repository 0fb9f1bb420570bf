/** The browser words keys and values exactly as the Python side does. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Line, Odds, Text } from "../protocol";
import { percent, Words, type Asking } from "./words";
import cases from "./words.cases.json";

const PACKAGE = join(import.meta.dirname, "../../../src/sandtable");
type Case = [game: string, kind: string, given: unknown, en: string, fr: string];

function wordsOf(game: string, language: string): Words {
    const folders = [join(PACKAGE, "engine/locale"), join(PACKAGE, "games", game, "locale")];
    const files = folders.flatMap((folder) =>
        readdirSync(folder)
            .toSorted()
            .map((name) => join(folder, name)),
    );
    const own = files.filter((file) => file.endsWith(`.${language}.ftl`) || file.endsWith(`/${language}.ftl`));
    return new Words(
        language,
        own.map((file) => readFileSync(file, "utf8")),
    );
}

function said(words: Words, kind: string, given: unknown): string {
    switch (kind) {
        case "event":
            return words.event(given as Line);
        case "text":
            return words.text(given as Text);
        case "prompt":
            return words.prompt(given as Asking);
        case "refusal":
            return words.refusal(given as Text);
        case "odds":
            return words.odds(given as Odds);
        case "option": {
            const { option, question } = given as { option: string; question: Asking };
            return words.option(option, question);
        }
        default:
            return words.name(given as string);
    }
}

describe.each(["hegra", "wolfenstein", "atlantikwall"])("%s", (game) => {
    const own = (cases as Case[]).filter(([of]) => of === game);
    it.each(["en", "fr"])("says in %s what the engine says", (language) => {
        const words = wordsOf(game, language);
        const found = own.map(([, kind, given]) => said(words, kind, given));
        expect(found).toEqual(own.map(([, , , en, fr]) => (language === "en" ? en : fr)));
    });
});

describe("words", () => {
    const words = new Words("en", [
        "pair = { $first } ({ $second })",
        "name-soldier = Soldier\n  .the = the Soldier",
        "name-wall = wall",
        "seen = { $who-the } sees { $things-count }: { $things }",
        "said = { $what }",
        "option-place = Place { $a-the } on { $b }",
        "prompt-where = Where?\n  .place = Put { $a } there\n  .place-soldier-wall = To the wall",
    ]);

    it("shows a key without words in brackets", () => {
        expect(words.say("unknown")).toBe("[unknown]");
        expect(words.option("jump far")).toBe("[option-jump]");
    });

    it("begins with a capital, whatever article comes first", () => {
        expect(words.say("seen", { who: "soldier", things: ["wall", "soldier"] })).toBe(
            "The Soldier sees 2: wall, Soldier",
        );
    });

    it("numbers the second of a kind, and pairs two names", () => {
        expect(words.name("soldier.2")).toBe("Soldier (2)");
        expect(words.name("soldier-wall")).toBe("Soldier (wall)");
        expect(words.name("soldier-unknown")).toBe("soldier-unknown");
    });

    it("words an option as its question does, the closest first", () => {
        const question = { prompt: "where" };
        expect(words.option("place soldier wall", question)).toBe("To the wall");
        expect(words.option("place soldier soldier", question)).toBe("Put Soldier there");
        expect(words.option("place soldier wall")).toBe("Place the Soldier on wall");
    });

    it("puts texts and options into sentences", () => {
        expect(words.say("said", { what: { key: "said", args: { what: "wall" } } })).toBe("Wall");
        expect(words.say("said", { what: { verb: "place", args: ["soldier", "wall"] } })).toBe(
            "Place the Soldier on wall",
        );
        expect(words.say("said", { what: [["wall"], ["soldier", "wall"]] })).toBe("Wall / Soldier, wall");
    });

    it("rounds a half to the even number, as the engine does", () => {
        expect([0.125, 0.375, 0.5, 0.994].map(percent)).toEqual([12, 38, 50, 99]);
    });
});
