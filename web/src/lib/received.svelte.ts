/** What the server has sent about a table, and what follows from it. */

import type {
    Chat,
    Holder,
    Lesson,
    Line,
    Position,
    Proposal,
    Question,
    Reach,
    Refused,
    View,
    Welcome,
} from "../protocol";
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
    seats = $state.raw<readonly Holder[]>([]);
    yours = $state.raw<readonly string[]>([]);
    watching = $state(0);
    ready = $state(false); // whether a position has arrived
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
    refused = $state.raw<Refused | null>(null); // the last refused request
    closed = $state(""); // why it is closed, if it is
    reached = $state<LineState>("connecting");
    lost = $state(""); // why the connection was closed for good
    /** The current table and its log. */
    now = $state.raw<View>(NOTHING);
    protected latest = $state.raw<readonly Line[]>([]);

    constructor(private readonly currentWords: () => Words) {}

    /** Whether no other person sits here who would have to agree. */
    readonly alone = $derived(
        this.host && this.seats.every((who) => who.holder === "here" || who.holder === "program"),
    );
    readonly mayPlay = $derived(this.yours.length > 0);
    readonly over = $derived(this.ready && !!this.now.outcome);

    /** The name of a seat: of the person on it, or of the seat in the game. */
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
        this.chat = []; // the whole log follows
    }

    /** Store a position, whose view is `after`. */
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

/** After a welcome, the log starts at the beginning or after what was seen; drop the lines that come again. */
function known(log: readonly Line[], fresh: readonly Line[]): readonly Line[] {
    const [first] = fresh;
    return first ? log.filter((line) => line.decision < first.decision) : log;
}

function joined(log: readonly Line[], fresh: readonly Line[], forget: number | null | undefined): readonly Line[] {
    const kept = forget == null ? log : log.filter((line) => line.decision <= forget);
    return fresh.length ? [...kept, ...fresh] : kept;
}
