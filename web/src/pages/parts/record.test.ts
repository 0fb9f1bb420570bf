import { describe, expect, it } from "vitest";
import { asCsv, asJson, counts, lines, played, total } from "./record";
import { HEGRA, WOLFENSTEIN, table } from "./samples";

const GAMES = [HEGRA, WOLFENSTEIN];
const won = { won: true, result: "victory", cause: "" };
const lost = { won: false, result: "defeat", cause: "all-dead" };

describe("my games in numbers", () => {
    it("counts finished games that a person here played", () => {
        expect(counts(table({ outcome: won }))).toBe(true);
        expect(counts(table({}))).toBe(false);
        expect(counts(table({ outcome: won, lesson: "firefight" }))).toBe(false);
        expect(counts(table({ outcome: won, role: "watch" }))).toBe(false);
        expect(counts(table({ outcome: won, copied: 12 }))).toBe(false);
        expect(counts(table({ outcome: won, seats: [{ seat: "commander", holder: "program" }] }))).toBe(false);
    });

    it("groups by game, mission and difficulty, in the order of the box, defaults filled in", () => {
        const tables = [
            table({ game: "wolfenstein", options: { mission: "kennels" }, outcome: lost, number: 101 }),
            table({ game: "wolfenstein", options: {}, outcome: won, number: 201 }),
            table({ game: "wolfenstein", options: { mission: "officers-room" }, outcome: lost, number: 301 }),
            table({ game: "wolfenstein", options: { difficulty: "dont-hurt-me" }, outcome: won, number: 51 }),
            table({ game: "hegra", outcome: lost, measures: { day: 7 } }),
        ];
        const found = lines(played(tables, GAMES), GAMES);
        expect(found.map((one) => [one.game, one.mission, one.difficulty, one.wins, one.games])).toEqual([
            ["hegra", "", "standard", 0, 1],
            ["wolfenstein", "officers-room", "dont-hurt-me", 1, 1],
            ["wolfenstein", "officers-room", "bring-em-on", 1, 2],
            ["wolfenstein", "kennels", "bring-em-on", 0, 1],
        ]);
        expect(found[2]!.decisions).toBe(250);
        expect(found[0]!.measures).toEqual({ day: 7 });
    });

    it("adds up a box", () => {
        const rows = played([table({ outcome: won }), table({ outcome: lost })], GAMES);
        expect(total(rows, "hegra")).toMatchObject({ games: 2, wins: 1 });
        expect(total(rows, "wolfenstein")).toBeNull();
    });

    it("writes files that a spreadsheet reads and does not calculate", () => {
        const rows = played(
            [table({ outcome: { won: true, result: '=1+1,"x"', cause: "" }, measures: { day: 11 } })],
            GAMES,
        );
        const [head, first] = asCsv(rows).split("\r\n");
        expect(head).toBe("table,game,mission,difficulty,won,result,cause,decisions,day,begun,ended");
        expect(first).toContain('"\'=1+1,""x"""');
        expect(JSON.parse(asJson(rows, GAMES)).lines).toHaveLength(1);
    });
});
