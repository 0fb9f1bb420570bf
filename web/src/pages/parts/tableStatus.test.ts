import { describe, expect, it } from "vitest";
import { table } from "./samples";
import { seatsAt, turnAt } from "./tableStatus";

const SEATS = [
    { seat: "player-1", holder: "here" },
    { seat: "player-2", holder: "invited", name: "Ane" },
    { seat: "player-3", holder: "program", program: "greedy" },
] as const;
const three = (role: string, ...waiting: string[]) =>
    table({ game: "wolfenstein", seats: [...SEATS], waiting, role, seat: role === "seat" ? "player-2" : "" });

describe("whose turn it is", () => {
    it("is mine where a seat of mine is asked", () => {
        expect(turnAt(three("host", "player-1", "player-2"))).toEqual({ kind: "mine", seats: ["player-1"] });
        expect(turnAt(three("owner", "player-1")).kind).toBe("mine");
        expect(turnAt(three("seat", "player-2")).kind).toBe("mine");
    });

    it("is another person's, a program's, or only watched", () => {
        expect(turnAt(three("host", "player-2"))).toEqual({ kind: "others", seats: ["player-2"] });
        expect(turnAt(three("host", "player-3"))).toEqual({ kind: "program" });
        expect(turnAt(three("watch", "player-2")).kind).toBe("watch");
    });

    it("gives the host the seats that are held here, and spectators none", () => {
        expect(seatsAt(three("host"))).toEqual(["player-1"]);
        expect(seatsAt(three("watch"))).toEqual([]);
    });
});
