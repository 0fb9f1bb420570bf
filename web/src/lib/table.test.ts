import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Line, Position, View } from "../protocol";
import type { Asked } from "./connection";
import { flashesBetween, merged } from "./merge";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";
import { Words } from "./words";

const VIEW: View = {
    game: "hegra",
    heading: { key: "heading", args: { day: 1 } },
    areas: [
        { id: "ready", group: "zones", pieces: [{ kind: "soldier", count: 2 }] },
        { id: "hall", group: "map", pieces: [{ kind: "max", id: "max", facts: { hp: 3, armor: 1 } }] },
    ],
    tracks: [{ id: "morale", spaces: ["0", "1", "2"], at: 1 }],
    counts: { supplies: 4 },
};

const line = (decision: number, key = "drawn"): Line => ({ decision, key });

describe("a change", () => {
    it("replaces areas by id, adds new ones, drops those that are gone, and leaves the rest as it is", () => {
        const after = merged(VIEW, {
            areas: [
                { id: "tired", group: "zones" },
                { id: "hall", group: "map" },
            ],
            gone: ["ready"],
        });
        expect(after.areas?.map((area) => area.id)).toEqual(["hall", "tired"]);
        expect(after.tracks).toBe(VIEW.tracks);
        expect(after.heading).toBe(VIEW.heading);
        expect(merged(VIEW, { areas: [{ id: "hall", group: "map" }] }).areas?.[0]).toBe(VIEW.areas?.[0]);
    });

    it("takes an outcome away when the end was undone", () => {
        const over = merged(VIEW, { outcome: { key: "outcome" } });
        expect(over.outcome).toEqual({ key: "outcome" });
        expect(merged(over, {}).outcome).toBeNull();
    });

    it("shows what became less or more", () => {
        const hurt = { kind: "max", id: "max", facts: { hp: 1, armor: 1 } };
        const after = merged(VIEW, {
            areas: [{ id: "ready", group: "zones", pieces: [hurt] }],
            gone: ["hall"],
            tracks: [{ id: "morale", spaces: ["0", "1", "2"], at: 2 }],
            counts: { supplies: 3 },
        });
        expect(flashesBetween(VIEW, after)).toEqual([
            { id: "max", fact: "hp", by: -2 },
            { id: "morale", fact: "at", by: 1 },
            { id: "supplies", fact: "count", by: -1 },
        ]);
    });
});

describe("a table", () => {
    let table: Table;
    let sent: Asked[];

    const question = {
        seat: "commander",
        ask: 4,
        prompt: "place",
        options: ["place soldier hall", "place medic hall", "done"],
    };
    const position = (more: Partial<Position> = {}): Position => ({
        type: "position",
        seq: 4,
        number: 5,
        questions: [question],
        log: [line(3), line(4)],
        view: VIEW,
        ...more,
    });

    beforeEach(() => {
        vi.useFakeTimers();
        settings.set({ animation: "1" });
        sent = [];
        table = new Table(() => new Words("en", []));
        table.connect({ send: (frame) => sent.push(frame), close: () => undefined });
        table.hear({
            type: "welcome",
            table: "t",
            game: "hegra",
            name: "",
            seats: [{ seat: "commander", holder: "here" }],
            yours: ["commander"],
            host: true,
            options: {},
            version: 1,
        });
        table.hear(position());
        table.hear({
            type: "details",
            seat: "commander",
            ask: 4,
            options: [
                { option: "place soldier hall", touches: ["soldier", "hall"] },
                { option: "place medic hall", touches: ["medic", "hall"], odds: [{ key: "hit", chance: 0.5 }] },
                { option: "done" },
            ],
        });
        sent.length = 0;
    });

    afterEach(() => {
        table.leave();
        vi.useRealTimers();
    });

    const played = (): unknown[] =>
        sent.filter((frame) => frame.do === "play").map((frame) => "answer" in frame && frame.answer);

    it("asks for the details of its question once", () => {
        table.hear(position({ seq: 5 }));
        expect(sent.filter((frame) => frame.do === "details")).toEqual([]);
        table.hear(position({ seq: 6, questions: [{ ...question, ask: 6 }] }));
        expect(sent.filter((frame) => frame.do === "details")).toEqual([{ do: "details", seat: "commander", ask: 6 }]);
        expect(table.details).toBeNull();
    });

    it("counts the options that light a place, and narrows them to what was picked", () => {
        expect([table.lit("hall"), table.lit("soldier"), table.lit("nowhere")]).toEqual([2, 1, 0]);
        table.pick("hall");
        expect(table.listed.map((about) => about.option)).toEqual(["place soldier hall", "place medic hall"]);
        expect(table.picked("hall")).toBe(true);
        table.pick("hall");
        expect(table.listed).toHaveLength(3);
    });

    it("plays the only option that is left, but not one with dice", () => {
        table.pick("medic");
        expect(played()).toEqual([]);
        table.unpick();
        table.pick("soldier");
        expect(played()).toEqual(["place soldier hall"]);
    });

    it("points where the lesson does, until somebody points elsewhere", () => {
        const lesson = { name: "first", text: { key: "x" }, taken: 1, steps: 3, expects: "place soldier hall" };
        table.hear(position({ lesson }));
        expect([table.pointed("soldier"), table.pointed("medic")]).toEqual([true, false]);
        table.pointOption("place medic hall");
        expect([table.pointed("soldier"), table.pointed("medic")]).toEqual([false, true]);
    });

    it("points where the program does that was asked", () => {
        table.askHint();
        expect(table.thinking).toBe(true);
        table.hear({ type: "hint", seat: "commander", ask: 4, option: "place medic hall" });
        expect(table.thinking).toBe(false);
        expect([table.pointed("soldier"), table.pointed("medic")]).toEqual([false, true]);
    });

    it("plays one thing at a time", () => {
        table.play("done");
        table.play("done");
        expect(played()).toEqual(["done"]);
        table.hear({ type: "refused", request: table.busy, code: "stale", message: "" });
        table.play("done");
        expect(played()).toEqual(["done", "done"]);
    });

    it("forgets the lines that were undone", () => {
        table.hear(position({ seq: 6, number: 4, forget: 3, log: [line(3, "rewound")], view: null, change: {} }));
        expect(table.log.map((one) => [one.decision, one.key])).toEqual([
            [3, "drawn"],
            [3, "rewound"],
        ]);
    });

    it("does not tell a line twice after it came back", () => {
        table.hear(position({ log: [line(4), line(5)] }));
        expect(table.log.map((one) => one.decision)).toEqual([3, 4, 5]);
    });

    it("holds the board until the film is there, plays it, and ends with the table as it is", () => {
        const after = merged(VIEW, { counts: { supplies: 1 } });
        table.hear(
            position({ seq: 5, number: 6, log: [line(5), line(5)], view: null, change: { counts: { supplies: 1 } } }),
        );
        expect(sent).toContainEqual({ do: "film", number: 5 });
        expect(table.view).toBe(VIEW);
        expect(table.live).toBe(false);
        const frames = [2, 1].map((supplies) => ({ log: [line(5)], change: { counts: { supplies } } }));
        table.hear({ type: "film", number: 5, view: VIEW, frames });
        expect(table.view.counts).toEqual({ supplies: 2 });
        expect(table.question).toBeNull();
        vi.advanceTimersByTime(2000);
        expect(table.view.counts).toEqual({ supplies: 1 });
        vi.advanceTimersByTime(4000);
        expect(table.live).toBe(true);
        expect(table.view).toEqual(after);
        expect(table.question).toEqual(question);
    });

    it("shows how it came out when no film arrives", () => {
        table.hear(
            position({ seq: 5, number: 6, log: [line(5), line(5)], view: null, change: { counts: { supplies: 1 } } }),
        );
        vi.advanceTimersByTime(800);
        expect(table.live).toBe(true);
        expect(table.view.counts).toEqual({ supplies: 1 });
    });

    it("looks at the past and comes back", () => {
        table.lookBack(2);
        expect(sent).toContainEqual({ do: "past", number: 2 });
        const then = { ...VIEW, counts: { supplies: 9 } };
        table.hear({ type: "past", number: 1, view: VIEW }); // the answer to an older request
        table.hear({ type: "past", number: 2, view: then, log: [line(2)] });
        expect(table.view).toEqual(then);
        expect(table.question).toBeNull();
        table.lookAtNow();
        expect(table.view).toBe(VIEW);
        expect(table.question).toEqual(question);
    });

    it("leafs through the past without asking for every page", () => {
        const asked = (): unknown[] => sent.filter((frame) => frame.do === "past");
        for (const number of [3, 2, 1]) table.lookBack(number);
        expect(asked()).toEqual([{ do: "past", number: 3 }]);
        vi.advanceTimersByTime(50);
        expect(asked()).toEqual([
            { do: "past", number: 3 },
            { do: "past", number: 1 },
        ]);
        vi.advanceTimersByTime(500);
        expect(asked()).toHaveLength(2);
    });

    it("plays the seat that is asked", () => {
        table.hear({
            ...position({ seq: 7 }),
            questions: [
                { ...question, seat: "other", ask: 7 },
                { ...question, ask: 7 },
            ],
        });
        expect(table.seat).toBe("other");
        table.nextSeat();
        expect(table.seat).toBe("commander");
    });
});
