import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asQuery } from "../../lib/api";
import { HEGRA } from "./samples";
import { Seating } from "./seating.svelte";

const PROGRAM = { holder: "program", program: "greedy" } as const;

/** Seats of a game in which a mode adds an enemy; an enemy alone on two maps is not possible. */
function answer(path: string): Response {
    const query = new URL(path, "http://table").searchParams;
    if (query.get("mode") === "impossible") {
        return new Response(JSON.stringify({ code: "malformed", message: "not alone" }), { status: 422 });
    }
    const units = ["able", "baker"].slice(0, Number(query.get("units") ?? 2));
    return new Response(JSON.stringify(query.get("mode") === "versus" ? [...units, "german"] : units));
}

describe("the seats of a table that is being set up", () => {
    beforeEach(() => void vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path))));
    afterEach(() => void vi.unstubAllGlobals());

    it("are those that the options lead to", async () => {
        const seating = new Seating(HEGRA, {});
        expect(seating.ready).toBe(false);
        await seating.ask({ mode: "versus", units: 1 });
        expect(seating.seats).toEqual(["able", "german"]);
        expect(seating.ready).toBe(true);
    });

    it("keep who holds them while they are away", async () => {
        const seating = new Seating(HEGRA, { baker: PROGRAM });
        await seating.ask({ mode: "versus" });
        seating.change("german", PROGRAM);
        await seating.ask({ units: 1 });
        expect(seating.chosen).toEqual({ able: { holder: "here", program: "greedy" } });
        await seating.ask({ mode: "versus" });
        expect(seating.chosen).toMatchObject({ baker: PROGRAM, german: PROGRAM });
    });

    it("wait for choices that go together", async () => {
        const seating = new Seating(HEGRA, {});
        await seating.ask({});
        await seating.ask({ mode: "impossible" });
        expect(seating.trouble).toMatchObject({ status: 422, message: "not alone" });
        expect(seating.ready).toBe(false);
        await seating.ask({});
        expect(seating.trouble).toBeNull();
        expect(seating.ready).toBe(true);
    });

    it("are those of the last question, however late an earlier answer comes", async () => {
        let arrive: (late: Response) => void = () => undefined;
        const late = new Promise<Response>((resolve) => (arrive = resolve));
        vi.stubGlobal("fetch", (path: string) => (path.includes("units=1") ? late : Promise.resolve(answer(path))));
        const seating = new Seating({ ...HEGRA, key: "slow" }, {});
        const first = seating.ask({ units: 1 });
        await seating.ask({ units: 2 });
        arrive(answer("/?units=1"));
        await first;
        expect(seating.seats).toEqual(["able", "baker"]);
    });
});

describe("options in an address", () => {
    it("are there by name, several values one by one, and none as an empty one", () => {
        expect(asQuery({ mode: "versus", units: 2, "blind-start": true, heroes: ["anya", "set"], gear: [] })).toBe(
            "mode=versus&units=2&blind-start=true&heroes=anya&heroes=set&gear=",
        );
    });
});
