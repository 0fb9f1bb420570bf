/** The WebSocket connection to a table: says hello, reconnects by itself, and repeats what may not have arrived. */

import type { Asked, Connection, Listener, Said } from "./connection";

const FIRST_WAIT = 400; // milliseconds before the first reconnection, doubled each time
const LONGEST_WAIT = 15_000;
const SILENCE = 25_000; // milliseconds of silence before a ping
const DEAF = 10_000; // milliseconds to wait for the pong

/** Close codes after which there is no reconnection. */
const NO_TABLE = 4404;
const FINAL: Record<number, string> = { 4401: "token", [NO_TABLE]: "closed", 1008: "policy", 1009: "policy" };

type Requested = Extract<Asked, { request: string }>;

export interface Wire {
    readonly readyState: number;
    send(data: string): void;
    close(code?: number): void;
    onopen: ((event: Event) => unknown) | null;
    onmessage: ((event: MessageEvent) => unknown) | null;
    onclose: ((event: CloseEvent) => unknown) | null;
}

export class Socket implements Connection {
    private wire: Wire | null = null;
    private readonly unacknowledged = new Map<string, Requested>();
    private tries = 0;
    private seen = 0;
    private welcomed = false;
    private over = false;
    private retry: ReturnType<typeof setTimeout> | undefined;
    private pulse: ReturnType<typeof setTimeout> | undefined;
    private pinged = false;

    constructor(
        private readonly token: string,
        private readonly listener: Listener,
        private readonly open: () => Wire,
    ) {
        this.connect();
    }

    private connect(): void {
        clearTimeout(this.retry);
        const wire = this.open();
        this.wire = wire;
        this.welcomed = false;
        wire.onopen = () => wire.send(JSON.stringify({ do: "hello", token: this.token, seen: this.seen }));
        wire.onmessage = (event) => this.hear(wire, String(event.data));
        wire.onclose = (event) => this.broke(wire, event.code);
    }

    private hear(wire: Wire, data: string): void {
        if (wire !== this.wire) return;
        const frame = JSON.parse(data) as Said;
        this.listen();
        if (frame.type === "position") this.seen = frame.seq;
        if (frame.type === "done") this.unacknowledged.delete(frame.request);
        if (frame.type === "refused" && frame.request) this.unacknowledged.delete(frame.request);
        if (frame.type === "closed") this.over = true;
        this.listener.hear(frame);
        if (frame.type === "welcome") this.welcome();
    }

    /** Connected again: repeat what may not have arrived. The request names prevent it from being done twice. */
    private welcome(): void {
        this.tries = 0;
        this.welcomed = true;
        this.listener.line("open");
        for (const frame of this.unacknowledged.values()) this.wire?.send(JSON.stringify(frame));
    }

    send(frame: Asked): void {
        if ("request" in frame) this.unacknowledged.set(frame.request, frame);
        if (this.welcomed) this.wire?.send(JSON.stringify(frame));
    }

    private broke(wire: Wire, code: number): void {
        if (wire !== this.wire) return;
        clearTimeout(this.pulse);
        // A connection that was never accepted has no seat there; the server does not say whether the table exists.
        const final = code === NO_TABLE && !this.welcomed ? "token" : (FINAL[code] ?? (this.over ? "closed" : ""));
        this.wire = null;
        this.welcomed = false;
        if (final) {
            this.over = true;
            this.listener.line("lost", final);
        }
        if (this.over) return;
        this.listener.line("waiting");
        const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
        this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    }

    /** Reconnect at once, for example when the browser is online again. */
    wake(): void {
        if (!this.wire && !this.over) this.connect();
    }

    /** Ping a silent connection, and close it if there is no answer. */
    private listen(): void {
        clearTimeout(this.pulse);
        this.pinged = false;
        this.pulse = setTimeout(() => this.check(), SILENCE);
    }

    private check(): void {
        const { wire } = this;
        if (!wire) return;
        if (this.pinged) {
            wire.close();
            this.broke(wire, 1006);
            return;
        }
        this.pinged = true;
        wire.send(JSON.stringify({ do: "ping" }));
        this.pulse = setTimeout(() => this.check(), DEAF);
    }

    close(): void {
        this.over = true;
        clearTimeout(this.retry);
        clearTimeout(this.pulse);
        this.wire?.close(1000);
        this.wire = null;
    }
}

export function openSocket(id: string, token: string, listener: Listener): Connection {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/play`;
    const socket = new Socket(token, listener, () => new WebSocket(address));
    const wake = (): void => socket.wake();
    addEventListener("online", wake);
    return {
        send: (frame) => socket.send(frame),
        close: () => {
            removeEventListener("online", wake);
            socket.close();
        },
    };
}
