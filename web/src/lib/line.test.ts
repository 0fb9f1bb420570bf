import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection, Listener, LineState, Said } from "./connection";
import { callAhead, listenTo } from "./line";

interface Called {
    id: string;
    listener: Listener;
    closed: boolean;
}

const called = vi.hoisted(() => [] as Called[]);

vi.mock("./socket", () => ({
    openSocket: (id: string, _token: string, listener: Listener): Connection => {
        const line = { id, listener, closed: false };
        called.push(line);
        return { send: () => undefined, close: () => (line.closed = true) };
    },
}));

class Ear implements Listener {
    news: unknown[] = [];
    connect = (): number => this.news.push("connected");
    hear = (frame: Said): number => this.news.push(frame.type);
    line = (state: LineState): number => this.news.push(state);
}

const PONG: Said = { type: "pong" };

describe("the line to a table", () => {
    beforeEach(() => called.splice(0));

    it("keeps what is said before anybody listens, in order", () => {
        callAhead("one");
        called[0]?.listener.hear(PONG);
        called[0]?.listener.line("open");
        const ear = new Ear();
        listenTo("one", ear);
        called[0]?.listener.hear(PONG);
        expect(ear.news).toEqual(["connected", "pong", "open", "pong"]);
        expect(called).toHaveLength(1);
    });

    it("is not that of another table, which is hung up", () => {
        callAhead("one");
        const ear = new Ear();
        listenTo("two", ear);
        called[0]?.listener.hear(PONG);
        expect(called.map(({ id, closed }) => [id, closed])).toEqual([
            ["one", true],
            ["two", false],
        ]);
        expect(ear.news).toEqual(["connected"]);
    });

    it("is called anew by who comes back", () => {
        callAhead("one");
        listenTo("one", new Ear());
        listenTo("one", new Ear());
        expect(called).toHaveLength(2);
    });
});
