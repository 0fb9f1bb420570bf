/** What the server said of a table, and what follows from that alone. */

import type { Chat, Lesson, Line, Position, Proposal, Question, Reach, Refused, View, Welcome, Who } from "../protocol";
import type { LineState } from "./connection";
import { isolated, type Words } from "./words";

const NOTHING: View = { game: "", heading: { key: "" } };

export class Heard {
    readonly words: Words = $derived.by(() => this.currentWords());

    id = $state("");
    game = $state("");
    name = $state("");
    host = $state(false);
    options = $state.raw<Record<string, unknown>>({});
    seats = $state.raw<readonly Who[]>([]);
    yours = $state.raw<readonly string[]>([]);
    watching = $state(0);
    ready = $state(false); // whether a position has come
    seq = $state(0);
    number = $state(0);
    questions = $state.raw<readonly Question[]>([]);
    waiting = $state.raw<readonly string[]>([]);
    log = $state.raw<readonly Line[]>([]);
    reach = $state.raw<Record<string, Reach>>({});
    redo = $state(0);
    lesson = $state.raw<Lesson | null>(null);
    chat = $state.raw<readonly Chat[]>([]);
    proposal = $state.raw<Proposal | null>(null);
    refused = $state.raw<Refused | null>(null); // the last request that was not carried out
    closed = $state(""); // why, if it is
    reached = $state<LineState>("connecting");
    lost = $state(""); // why the line will not come back
    /** The table as it is, and what led there. */
    now = $state.raw<View>(NOTHING);
    protected latest = $state.raw<readonly Line[]>([]);

    constructor(private readonly currentWords: () => Words) {}

    /** Whether nobody else who would have to agree sits here. */
    readonly alone = $derived(
        this.host && this.seats.every((who) => who.holder === "here" || who.holder === "program"),
    );
    readonly mayPlay = $derived(this.yours.length > 0);
    readonly over = $derived(this.ready && !!this.now.outcome);

    /** What a seat is called here: who sits on it, or its name in the game. */
    seatName(seat: string): string {
        const who = this.seats.find((one) => one.seat === seat);
        return who?.name && who.name !== seat ? isolated(who.name) : this.words.name(seat, "seat");
    }

    protected welcome(frame: Welcome): void {
        this.id = frame.table;
        this.game = frame.game;
        this.name = frame.name;
        this.seats = frame.seats;
        this.yours = frame.yours;
        this.host = frame.host;
        this.options = frame.options;
        this.chat = []; // all of it is told again
    }

    /** Keep a position, which is seen as `after`. */
    protected settle(frame: Position, after: View): void {
        const fresh = frame.log ?? [];
        this.log = joined(frame.view ? known(this.log, fresh) : this.log, fresh, frame.forget);
        this.now = after;
        this.latest = fresh;
        this.seq = frame.seq;
        this.number = frame.number;
        this.questions = frame.questions ?? [];
        this.waiting = frame.waiting ?? [];
        this.reach = frame.undo ?? {};
        this.redo = frame.redo ?? 0;
        this.lesson = frame.lesson ?? null;
        this.ready = true;
    }
}

/** After a welcome the log comes from the beginning, or from what was seen on: what comes again is dropped first. */
function known(log: readonly Line[], fresh: readonly Line[]): readonly Line[] {
    const [first] = fresh;
    return first ? log.filter((line) => line.decision < first.decision) : log;
}

function joined(log: readonly Line[], fresh: readonly Line[], forget: number | null | undefined): readonly Line[] {
    const kept = forget == null ? log : log.filter((line) => line.decision <= forget);
    return fresh.length ? [...kept, ...fresh] : kept;
}
