import { describe, expect, test } from "vitest";
import type { Question, Reason } from "../../protocol";
import { GEAR, meant, outcome, uses, worthTelling, type Thing } from "./gear";

const helmet: Thing = { hero: "max", id: "helmet", how: "item" };
const rifle: Thing = { hero: "max", id: "sturmgewehr.2", how: "weapon" };

describe("what putting a thing somewhere means", () => {
    test.each<[string, Thing, Parameters<typeof meant>[1], string[]]>([
        ["an item on a slot is put on", helmet, { hero: "max", kind: "slot" }, ["equip helmet"]],
        [
            "an item on a weapon is attached",
            helmet,
            { hero: "max", kind: "weapon", id: "pistol" },
            ["attach helmet pistol"],
        ],
        ["an item on oneself is used", helmet, { hero: "max", kind: "hero" }, ["use helmet", "equip helmet"]],
        ["anything on another Hero is given", helmet, { hero: "anya", kind: "slot" }, ["give anya helmet"]],
        [
            "a weapon on the weapon slot is readied",
            rifle,
            { hero: "max", kind: "weapon-slot" },
            ["ready sturmgewehr.2"],
        ],
        ["a weapon in another slot means nothing", rifle, { hero: "max", kind: "slot" }, []],
        ["what is worn comes off", { ...helmet, how: "worn" }, { hero: "max", kind: "bag" }, ["unequip helmet"]],
        [
            "an attachment comes off its weapon",
            { hero: "max", id: "silencer", how: "attachment", on: "pistol" },
            { hero: "max", kind: "bag" },
            ["detach pistol"],
        ],
        [
            "ammo is given",
            { hero: "max", id: "light", how: "ammo" },
            { hero: "klaus", kind: "hero" },
            ["give klaus light"],
        ],
    ])("%s", (_, thing, spot, options) => {
        expect(meant(thing, spot)).toEqual(options);
    });
});

describe("what comes of it", () => {
    const question: Question = { seat: "player-1", ask: 1, prompt: "action", options: ["equip helmet", "end"] };
    const far: Reason = { option: "give anya helmet", rule: "WOLF-GIV-04", why: { key: "too-far-to-give" } };

    test("an option that is offered is played", () => {
        expect(outcome(helmet, { hero: "max", kind: "hero" }, question, [far])).toEqual({ option: "equip helmet" });
    });

    test("one that is refused says why", () => {
        expect(outcome(helmet, { hero: "anya", kind: "hero" }, question, [far])).toEqual({ reason: far });
    });

    test("without a question nothing happens", () => {
        expect(outcome(helmet, { hero: "max", kind: "slot" }, null, undefined)).toEqual({});
    });
});

test("the uses of a thing are the options that name it, not those that only begin alike, and no attacks", () => {
    const written = ["give anya sturmgewehr", "give anya sturmgewehr.2", "attack soldat-1 sturmgewehr", "end"];
    const options = written.map((option) => ({ option }));
    expect(uses("sturmgewehr", options, GEAR)).toEqual([{ option: "give anya sturmgewehr" }]);
});

test("that a loaded weapon needs no reloading goes without saying", () => {
    const loaded: Reason = { option: "reload pistol", rule: "WOLF-REL-02", why: { key: "weapon-is-loaded" } };
    const far: Reason = { option: "give max pistol", rule: "WOLF-GIV-04", why: { key: "too-far-to-give" } };
    expect(worthTelling([loaded, far])).toEqual([far]);
});
