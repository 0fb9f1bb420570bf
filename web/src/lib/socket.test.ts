import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Listener, LineState, Said } from "./connection";
import { Socket, type Wire } from "./socket";

class Line implements Wire {
    readyState = 0;
    sent: Record<string, unknown>[] = [];
    onopen: Wire["onopen"] = null;
    onmessage: Wire["onmessage"] = null;
    onclose: Wire["onclose"] = null;
    closed = false;

    send(data: string): void {
        this.sent.push(JSON.parse(data) as Record<string, unknown>);
    }

    close(): void {
        this.closed = true;
    }

    open(): void {
        this.onopen?.({} as Event);
    }

    say(frame: object): void {
        this.onmessage?.({ data: JSON.stringify(frame) } as MessageEvent);
    }

    break(code = 1006): void {
        this.onclose?.({ code } as CloseEvent);
    }

    did(): unknown[] {
        return this.sent.map((frame) => frame.do);
    }
}

const WELCOME = { type: "welcome", table: "t", game: "hegra" };
const PLAY = { do: "play", seat: "s", ask: 1, answer: "draw", request: "r1" } as const;

describe("the socket of a table", () => {
    let lines: Line[];
    let heard: Said[];
    let states: [LineState, string][];
    let socket: Socket;

    beforeEach(() => {
        vi.useFakeTimers();
        vi.spyOn(Math, "random").mockReturnValue(0.5);
        lines = [];
        heard = [];
        states = [];
        const listener: Listener = {
            hear: (frame) => heard.push(frame),
            line: (state, why = "") => states.push([state, why]),
        };
        socket = new Socket("token", listener, () => {
            const line = new Line();
            lines.push(line);
            return line;
        });
    });

    afterEach(() => {
        socket.close();
        vi.useRealTimers();
        vi.restoreAllMocks();
    });

    const latest = (): Line => lines.at(-1) ?? new Line();

    function greet(): Line {
        latest().open();
        latest().say(WELCOME);
        return latest();
    }

    it("says hello first, and nothing before it is welcome", () => {
        socket.send({ do: "say", text: "too early" });
        latest().open();
        expect(latest().sent).toEqual([{ do: "hello", token: "token", seen: 0 }]);
        latest().say(WELCOME);
        socket.send({ do: "say", text: "now" });
        expect(latest().did()).toEqual(["hello", "say"]);
        expect(states).toEqual([["open", ""]]);
    });

    it("repeats a request under the same name when the line broke before it was acknowledged", () => {
        greet();
        socket.send(PLAY);
        latest().break();
        expect(states.at(-1)).toEqual(["waiting", ""]);
        vi.advanceTimersByTime(400);
        expect(lines).toHaveLength(2);
        greet();
        expect(latest().sent.at(-1)).toEqual(PLAY);
    });

    it("does not repeat what is done, what was refused, or a mere question", () => {
        const line = greet();
        socket.send(PLAY);
        socket.send({ ...PLAY, request: "r2" });
        socket.send({ do: "past", number: 3 });
        line.say({ type: "done", request: "r1", seq: 2 });
        line.say({ type: "refused", request: "r2", code: "stale", message: "" });
        line.break();
        vi.advanceTimersByTime(400);
        expect(greet().did()).toEqual(["hello"]);
    });

    it("sends a request that was made while the line was broken as soon as it is back", () => {
        greet().break();
        socket.send(PLAY);
        vi.advanceTimersByTime(400);
        expect(greet().did()).toEqual(["hello", "play"]);
    });

    it("says what it has seen when it comes back", () => {
        greet().say({ type: "position", seq: 17, number: 12 });
        latest().break();
        vi.advanceTimersByTime(400);
        latest().open();
        expect(latest().sent).toEqual([{ do: "hello", token: "token", seen: 17 }]);
    });

    it("waits longer each time, and at once again after a welcome", () => {
        greet().break();
        for (const wait of [400, 800, 1600]) {
            const before = lines.length;
            vi.advanceTimersByTime(wait - 1);
            expect(lines).toHaveLength(before);
            vi.advanceTimersByTime(1);
            expect(lines).toHaveLength(before + 1);
            latest().break();
        }
        socket.wake();
        greet().break();
        const before = lines.length;
        vi.advanceTimersByTime(400);
        expect(lines).toHaveLength(before + 1);
    });

    it.each([
        [4401, "token"],
        [4404, "closed"],
        [1008, "policy"],
    ])("gives up when the server closes with %i", (code, why) => {
        greet().break(code);
        vi.advanceTimersByTime(60_000);
        expect(states.at(-1)).toEqual(["lost", why]);
        expect(lines).toHaveLength(1);
    });

    it("calls a table that does not let it in no seat, not a closed one", () => {
        lines.at(-1)?.break(4404);
        expect(states.at(-1)).toEqual(["lost", "token"]);
    });

    it("asks a silent line, and leaves one that does not answer", () => {
        const line = greet();
        vi.advanceTimersByTime(25_000);
        expect(line.did()).toEqual(["hello", "ping"]);
        line.say({ type: "pong" });
        vi.advanceTimersByTime(25_000);
        expect(line.did()).toEqual(["hello", "ping", "ping"]);
        vi.advanceTimersByTime(10_000);
        expect(line.closed).toBe(true);
        expect(states.at(-1)).toEqual(["waiting", ""]);
    });
});
