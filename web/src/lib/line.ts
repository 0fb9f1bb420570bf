/** The connection to a table. For the table in the address, it opens before the page is loaded. */

import { tokenFor } from "./api";
import type { Connection, LineState, Listener, Said } from "./connection";
import { openSocket } from "./socket";

/** Buffers frames until a listener is attached. */
class Waiting implements Listener {
    private listener: Listener | null = null;
    private readonly kept: ((listener: Listener) => void)[] = [];

    hear(frame: Said): void {
        this.tell((listener) => listener.hear(frame));
    }

    line(state: LineState, why?: string): void {
        this.tell((listener) => listener.line(state, why));
    }

    private tell(news: (listener: Listener) => void): void {
        if (this.listener) news(this.listener);
        else this.kept.push(news);
    }

    listen(listener: Listener): void {
        this.listener = listener;
        for (const news of this.kept.splice(0)) news(listener);
    }
}

interface Line {
    id: string;
    connection: Connection;
    waiting: Waiting;
}

function call(id: string): Line {
    const waiting = new Waiting();
    return { id, waiting, connection: openSocket(id, tokenFor(id), waiting) };
}

let called: Line | null = null;

export function callAhead(id: string): void {
    called = call(id);
}

/** Listen to a table; `connect` gets the connection before any frame is delivered. */
export function listenTo(id: string, listener: Listener & { connect(connection: Connection): void }): void {
    if (called && called.id !== id) called.connection.close();
    const line = called?.id === id ? called : call(id);
    called = null;
    listener.connect(line.connection);
    line.waiting.listen(listener);
}
