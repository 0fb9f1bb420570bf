/** The line between the client and a table, whatever it is made of: a socket, or a recorded position. */

import type { Protocol } from "../protocol";

export type Asked = Protocol["asked"];
export type Said = Protocol["said"];

/** A frame with a `request`: sent again until it is acknowledged. Others are questions that can be asked anew. */
export type LineState = "connecting" | "open" | "waiting" | "lost";

export interface Listener {
    hear(frame: Said): void;
    /** `waiting`: the line broke and is tried again; `lost`: it will not come back, and `why` says so. */
    line(state: LineState, why?: string): void;
}

export interface Connection {
    send(frame: Asked): void;
    close(): void;
}

/** A name for a request, new each time. */
export function requestName(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
