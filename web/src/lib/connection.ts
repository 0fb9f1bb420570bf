/** The connection between the client and a table: a socket, or a recorded position. */

import type { Protocol } from "../protocol";

export type Asked = Protocol["asked"];
export type Said = Protocol["said"];

/** A frame with a `request` is sent again until it is acknowledged. Other frames can simply be repeated. */
export type LineState = "connecting" | "open" | "waiting" | "lost";

export interface Listener {
    hear(frame: Said): void;
    /** `waiting`: disconnected, trying again; `lost`: closed for good, and `why` says why. */
    line(state: LineState, why?: string): void;
}

export interface Connection {
    send(frame: Asked): void;
    close(): void;
}

/** A new, unique name for a request. */
export function requestName(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
