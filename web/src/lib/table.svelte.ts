/** A table as this browser knows it: what was said over its line, what is shown of it, and what is pointed at. */

import type {
    About,
    Area,
    Card,
    Chat,
    Details,
    Lesson,
    Line,
    Piece,
    Position,
    Proposal,
    Protocol,
    Question,
    Reach,
    Reason,
    Refused,
    View,
    Welcome,
    Who,
} from "../protocol";
import { requestName, type Asked, type Connection, type LineState, type Listener } from "./connection";
import { Film } from "./film.svelte";
import { flashesBetween, merged, piecesOf } from "./merge";
import type { Flash, TableModel } from "./model";
import { settings } from "./settings.svelte";
import { isolated, type Words } from "./words";

export type Size = "step" | "action" | "turn";
export const SIZES: readonly Size[] = ["step", "action", "turn"];

const FLASH = 1600; // milliseconds that a number floats
const LEAF = 40; // milliseconds between two wishes to see the past
const NOTHING: View = { game: "", heading: { key: "" } };

interface Past {
    number: number;
    view: View | null; // until it has arrived
    log: readonly Line[];
}

export class Table implements TableModel, Listener {
    readonly words: Words = $derived.by(() => this.currentWords());

    // -- what the server said
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
    hint = $state(""); // the option that a program would choose
    thinking = $state(false); // whether it is being asked
    /** The request that is under way, if any: buttons wait for it. */
    busy = $state("");

    // -- what is shown
    now = $state.raw<View>(NOTHING);
    past = $state.raw<Past | null>(null);
    readonly film = new Film((frames) => this.showFlashes(frames));
    flashes = $state.raw<readonly Flash[]>([]);
    private latest = $state.raw<readonly Line[]>([]);
    private known = $state.raw<ReadonlyMap<string, Details>>(new Map());

    // -- what is pointed at
    private wanted = $state("");
    picks = $state.raw<readonly string[]>([]);
    pointedId = $state<string | null>(null);
    pointedOption = $state<string | null>(null);
    inspected = $state<string | null>(null);

    private connection: Connection | null = null;
    private leafing: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly currentWords: () => Words) {}

    // -- reading -------------------------------------------------------------------------------------------------------

    readonly view: View = $derived(this.film.view ?? this.past?.view ?? this.now);
    readonly live = $derived(this.film.view === null && this.past === null);
    readonly news: readonly Line[] = $derived(this.film.frame?.log ?? this.past?.log ?? this.latest);
    readonly pace = $derived(settings.pace);

    /** The seat that is being played: the chosen one, or another of ours that is asked. */
    readonly seat: string = $derived.by(() => {
        const asked = this.questions.map((question) => question.seat);
        if (asked.includes(this.wanted)) return this.wanted;
        return asked[0] ?? (this.yours.includes(this.wanted) ? this.wanted : (this.yours[0] ?? ""));
    });
    readonly asked: Question | null = $derived(this.questions.find((question) => question.seat === this.seat) ?? null);
    readonly question: Question | null = $derived(this.live ? this.asked : null);
    readonly details: Details | null = $derived.by(() => {
        const known = this.question && this.known.get(this.question.seat);
        return known && known.ask === this.question?.ask ? known : null;
    });

    /** Every option, with what is known of it. */
    readonly abouts: readonly About[] = $derived.by(() => {
        const known = new Map(this.details?.options.map((about) => [about.option, about]));
        return this.question?.options.map((option) => known.get(option) ?? { option }) ?? [];
    });
    /** The options that touch everything picked. */
    readonly listed: readonly About[] = $derived(this.abouts.filter((about) => touchesAll(about.touches, this.picks)));
    private readonly lights: ReadonlyMap<string, number> = $derived.by(() => {
        const lights = new Map<string, number>();
        for (const about of this.listed) {
            for (const id of new Set(about.touches)) lights.set(id, (lights.get(id) ?? 0) + 1);
        }
        return lights;
    });
    private readonly pointedTouches: ReadonlySet<string> = $derived.by(() => {
        const option = this.pointedOption;
        const about =
            this.abouts.find((one) => one.option === option) ??
            this.details?.refused?.find((one) => one.option === option);
        return new Set(option === null ? [] : about?.touches);
    });
    private readonly areas: ReadonlyMap<string, Area> = $derived(
        new Map(this.view.areas?.map((area) => [area.id, area])),
    );
    private readonly groups: ReadonlyMap<string, Area[]> = $derived(grouped(this.view.areas ?? []));
    private readonly cards: ReadonlyMap<string, Card> = $derived(
        new Map(this.view.cards?.map((card) => [card.id, card])),
    );
    private readonly pieces: ReadonlyMap<string, Piece> = $derived(piecesOf(this.view));

    /** Whether nobody else who would have to agree sits here. */
    readonly alone = $derived(
        this.host && this.seats.every((who) => who.holder === "here" || who.holder === "program"),
    );
    readonly mayPlay = $derived(this.yours.length > 0);
    readonly over = $derived(this.ready && !!this.now.outcome);

    lit(id: string): number {
        return this.lights.get(id) ?? 0;
    }

    pointed(id: string): boolean {
        return id === this.pointedId || this.pointedTouches.has(id);
    }

    picked(id: string): boolean {
        return this.picks.includes(id);
    }

    optionsAt(...ids: string[]): About[] {
        return this.abouts.filter((about) => touchesAll(about.touches, ids));
    }

    refusedAt(...ids: string[]): Reason[] {
        return (this.details?.refused ?? []).filter((reason) => touchesAll(reason.touches, ids));
    }

    area(id: string): Area | undefined {
        return this.areas.get(id);
    }

    group(name: string): Area[] {
        return this.groups.get(name) ?? [];
    }

    card(id: string): Card | undefined {
        return this.cards.get(id);
    }

    piece(id: string): Piece | undefined {
        return this.pieces.get(id);
    }

    /** What a seat is called here: who sits on it, or its name in the game. */
    seatName(seat: string): string {
        const who = this.seats.find((one) => one.seat === seat);
        return who?.name && who.name !== seat ? isolated(who.name) : this.words.name(seat, "seat");
    }

    /** What an area, piece or card is called. */
    nameOf(id: string): string {
        const named = this.words.name(id);
        if (named !== id) return named;
        const piece = this.pieces.get(id);
        return piece ? this.words.name(piece.kind) : id;
    }

    // -- pointing ------------------------------------------------------------------------------------------------------

    point(id: string | null): void {
        this.pointedId = id;
    }

    pointOption(option: string | null): void {
        this.pointedOption = option;
    }

    pick(id: string): void {
        if (this.picks.includes(id)) {
            this.picks = this.picks.filter((one) => one !== id);
            return;
        }
        const also = this.optionsAt(...this.picks, id);
        const fitting = also.length ? also : this.optionsAt(id);
        const [only] = fitting;
        if (!only) return this.inspect(id);
        // Dice cannot be taken back, so an option with odds waits for a second look.
        if (fitting.length === 1 && !only.odds?.length) return this.play(only.option);
        this.picks = also.length ? [...this.picks, id] : [id];
    }

    unpick(): void {
        this.picks = [];
    }

    inspect(id: string | null): void {
        this.inspected = id;
    }

    choose(seat: string): void {
        this.wanted = seat;
        this.clearPointing();
        this.askDetails();
    }

    nextSeat(): void {
        const asked = this.questions.map((question) => question.seat);
        const next = asked[(asked.indexOf(this.seat) + 1) % asked.length];
        if (next) this.choose(next);
    }

    private clearPointing(): void {
        this.picks = [];
        this.pointedId = null;
        this.pointedOption = null;
        this.hint = "";
        this.thinking = false;
        this.refused = null;
    }

    // -- doing ---------------------------------------------------------------------------------------------------------

    play(option: string): void {
        const question = this.question;
        if (!question || this.busy || !question.options.includes(option)) return;
        this.request({ do: "play", seat: question.seat, ask: question.ask, answer: option, request: requestName() });
    }

    /** Take back; past a seal only where nobody else is concerned. */
    undo(size: Size, agreed = false): void {
        if (this.busy || !this.mayPlay) return;
        const undo = { do: "undo", seat: this.seat, size, seq: this.seq, request: requestName() } as const;
        this.request(agreed ? { ...undo, agreed } : undo);
    }

    redoOne(): void {
        if (this.busy || !this.redo) return;
        this.request({ do: "redo", seat: this.seat, seq: this.seq, request: requestName() });
    }

    propose(size: Size): void {
        this.send({ do: "propose", seat: this.seat, size, seq: this.seq });
    }

    agree(yes: boolean): void {
        if (this.proposal) this.send({ do: "agree", seat: this.seat, seq: this.proposal.seq, yes });
    }

    askHint(): void {
        if (!this.question || this.thinking) return;
        this.thinking = true;
        this.send({ do: "hint", seat: this.question.seat, ask: this.question.ask });
    }

    say(text: string): void {
        const said = text.trim().slice(0, 500);
        if (said) this.send({ do: "say", text: said });
    }

    private request(frame: Extract<Asked, { request: string }>): void {
        this.busy = frame.request;
        this.refused = null;
        this.send(frame);
    }

    private send(frame: Asked): void {
        this.connection?.send(frame);
    }

    connect(connection: Connection): void {
        this.connection = connection;
    }

    leave(): void {
        this.film.stop();
        clearTimeout(this.leafing);
        this.connection?.close();
    }

    // -- the past ------------------------------------------------------------------------------------------------------

    /** Show the table after so many decisions; the present when there are no more. */
    lookBack(number: number): void {
        const last = this.number - 1;
        if (number >= last && this.past === null) return;
        if (number > last) return this.lookAtNow();
        const at = Math.max(0, Math.min(number, last));
        this.film.stop();
        this.past = {
            number: at,
            view: this.past?.view ?? this.now,
            log: this.log.filter((one) => one.decision === at),
        };
        this.askPast();
    }

    /** Ask for the moment that is wished for; of many that a slider passes in no time, not for every one. */
    private askPast(): void {
        if (this.leafing !== undefined || !this.past) return;
        const { number } = this.past;
        this.send({ do: "past", number });
        this.leafing = setTimeout(() => {
            this.leafing = undefined;
            if (this.past?.number !== number) this.askPast();
        }, LEAF);
    }

    lookAtNow(): void {
        this.past = null;
        this.askDetails();
    }

    /** Show once more what happened after a decision. */
    replay(number: number): void {
        this.film.stop();
        this.send({ do: "film", number });
    }

    // -- hearing -------------------------------------------------------------------------------------------------------

    line(state: LineState, why = ""): void {
        this.reached = state;
        this.lost = state === "lost" ? why : "";
        if (state !== "open") return;
        if (this.past) this.send({ do: "past", number: this.past.number });
    }

    hear(frame: Protocol["said"]): void {
        switch (frame.type) {
            case "welcome":
                return this.welcome(frame);
            case "position":
                return this.position(frame);
            case "details":
                this.known = new Map(this.known).set(frame.seat, frame);
                return;
            case "done":
                return;
            case "refused":
                return this.wasRefused(frame);
            case "past":
                if (this.past?.number === frame.number) {
                    const before = this.past.view;
                    this.past = { number: frame.number, view: frame.view, log: frame.log ?? [] };
                    if (before) this.showFlashes(flashesBetween(before, frame.view));
                }
                return;
            case "film":
                if (frame.view && (frame.frames?.length ?? 0) > 1) this.film.add(frame);
                else this.film.nothing();
                return;
            case "hint":
                this.thinking = false;
                if (frame.seat === this.asked?.seat && frame.ask === this.asked.ask) this.hint = frame.option;
                return;
            case "proposal":
                this.proposal = frame.open === false ? null : frame;
                return;
            case "seats":
                this.seats = frame.seats;
                this.name = frame.name;
                this.watching = frame.watching ?? 0;
                return;
            case "chat":
                this.chat = [...this.chat.slice(-199), frame];
                return;
            case "closed":
                this.closed = frame.why;
                return;
            case "pong":
                return;
        }
    }

    private welcome(frame: Welcome): void {
        this.id = frame.table;
        this.game = frame.game;
        this.name = frame.name;
        this.seats = frame.seats;
        this.yours = frame.yours;
        this.host = frame.host;
        this.options = frame.options;
        this.chat = []; // all of it is told again
    }

    private position(frame: Position): void {
        const before = this.ready ? this.now : null;
        const forward = before !== null && frame.number > this.number && frame.forget == null;
        const after = frame.view ?? (frame.change ? merged(this.now, frame.change) : this.now);
        const fresh = frame.log ?? [];
        const sameQuestion = sameAsk(this.questions, frame.questions ?? []) && frame.seq === this.seq;

        if (forward && settings.films && fresh.length > 1) {
            // The board stays as it was until it is known whether there is something to see on the way.
            this.film.hold(this.view);
            this.send({ do: "film", number: frame.number - 1 });
        } else if (before && after !== before) {
            if (!forward) this.film.stop();
            this.showFlashes(flashesBetween(before, after));
        }
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
        this.busy = "";
        this.ready = true;
        if (this.past && this.past.number >= frame.number) this.past = null;
        if (!sameQuestion) {
            this.clearPointing();
            this.proposal = null;
        }
        this.askDetails();
    }

    private wasRefused(frame: Refused): void {
        if (frame.request && frame.request === this.busy) this.busy = "";
        if (!frame.request) this.thinking = false;
        this.refused = frame;
    }

    private askDetails(): void {
        for (const question of this.questions) {
            if (question.seat !== this.seat) continue;
            if (this.known.get(question.seat)?.ask === question.ask && this.live) continue;
            this.send({ do: "details", seat: question.seat, ask: question.ask });
        }
    }

    private fading: ReturnType<typeof setTimeout> | undefined;

    private showFlashes(flashes: Flash[]): void {
        clearTimeout(this.fading);
        this.flashes = flashes;
        if (flashes.length) this.fading = setTimeout(() => (this.flashes = []), FLASH);
    }
}

function grouped(areas: readonly Area[]): Map<string, Area[]> {
    const groups = new Map<string, Area[]>();
    for (const area of areas) {
        const group = groups.get(area.group);
        if (group) group.push(area);
        else groups.set(area.group, [area]);
    }
    return groups;
}

function touchesAll(touches: readonly string[] | undefined, ids: readonly string[]): boolean {
    return ids.every((id) => touches?.includes(id));
}

function sameAsk(before: readonly Question[], after: readonly Question[]): boolean {
    return (
        before.length === after.length &&
        before.every((one, at) => one.ask === after[at]?.ask && one.seat === after[at].seat)
    );
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
