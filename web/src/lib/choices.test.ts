import { describe, expect, it } from "vitest";
import { commonStart, groupsOf, rowsOf, type Choice } from "./choices";
import { lastRoll } from "./dice";

const choices = (texts: Record<string, string>): Choice[] =>
    Object.entries(texts).map(([option, text]) => ({ about: { option }, text }));
const squares = (count: number): Choice[] =>
    choices(Object.fromEntries(Array.from({ length: count }, (_, at) => [`move a${at}`, `Move to a${at}`])));

describe("choices", () => {
    it("lists few options one by one", () => {
        expect(rowsOf(squares(12), new Set()).every((row) => row.kind === "choice")).toBe(true);
    });

    it("folds many of a kind into one row, and opens it in place", () => {
        const all = [...squares(40), ...choices({ end: "End the activation" })];
        const folded = rowsOf(all, new Set());
        expect(folded.map((row) => row.kind)).toEqual(["group", "choice"]);
        expect(folded[0]).toMatchObject({ id: "move", title: "Move to …", open: false });
        expect(rowsOf(all, new Set(["move"]))).toHaveLength(42);
    });

    it("groups by who does it where many could do many things", () => {
        const discs = ["Soldier", "Medic"];
        const places = Array.from({ length: 8 }, (_, at) => `wall-${at}`);
        const all = discs.flatMap((disc) =>
            choices(
                Object.fromEntries(places.map((place) => [`place ${disc} ${place}`, `Place the ${disc} on ${place}`])),
            ),
        );
        expect(groupsOf(all).map((group) => group.title)).toEqual(["Place the Soldier on …", "Place the Medic on …"]);
    });

    it("titles a group by what its sentences have in common", () => {
        expect(commonStart(["Attack Hans", "Attack Otto"])).toBe("Attack …");
        expect(commonStart(["Rest", "Wait"])).toBe("");
        expect(commonStart(["Go on"])).toBe("Go on");
    });
});

describe("dice", () => {
    it("are the last ones of the log, whatever the game calls them", () => {
        const rolled = { decision: 1, key: "rolled", values: { die: 4, total: 5 } };
        const again = { decision: 2, key: "rerolled", values: { faces: ["reload"], into: ["blank"] } };
        const moved = { decision: 3, key: "moved", values: { disc: "soldier" } };
        expect(lastRoll([rolled, moved])?.faces).toEqual([4]);
        expect(lastRoll([rolled, again, moved])).toMatchObject({ faces: ["blank"], before: ["reload"] });
        expect(lastRoll([moved])).toBeNull();
    });
});
