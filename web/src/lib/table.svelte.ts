/**
 * A table in this browser: carries out actions, and dispatches frames from the server. `heard` has what the server sent,
 * `shown` what is shown of it, `pointing` the question and what the player points at.
 */

import type { Position, Protocol, Question, Refused } from "../protocol";
import { requestName, type Asked, type Connection, type LineState, type Listener } from "./connection";
import { flashesBetween, merged } from "./merge";
import type { TableModel } from "./model";
import { Pointing } from "./pointing.svelte";
import { settings } from "./settings.svelte";

export type Size = "step" | "action" | "turn";
export const SIZES: readonly Size[] = ["step", "action", "turn"];

export class Table extends Pointing implements TableModel, Listener {
    /** The pending request, if any; buttons are disabled until it is done. */
    busy = $state("");
    private connection: Connection | null = null;

    connect(connection: Connection): void {
        this.connection = connection;
    }

    leave(): void {
        this.stopShowing();
        this.connection?.close();
    }

    protected send(frame: Asked): void {
        this.connection?.send(frame);
    }

    // -- doing ---------------------------------------------------------------------------------------------------------

    play(option: string): void {
        const question = this.question;
        if (!question || this.busy || !question.options.includes(option)) return;
        this.request({ do: "play", seat: question.seat, ask: question.ask, answer: option, request: requestName() });
    }

    /** Undo; past a seal only if no other people are concerned. */
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

    // -- hearing -------------------------------------------------------------------------------------------------------

    line(state: LineState, why = ""): void {
        this.reached = state;
        this.lost = state === "lost" ? why : "";
        if (state === "open") this.askPast();
    }

    hear(frame: Protocol["said"]): void {
        switch (frame.type) {
            case "welcome":
                return this.welcome(frame);
            case "position":
                return this.position(frame);
            case "details":
                return this.keepDetails(frame);
            case "done":
                return;
            case "refused":
                return this.wasRefused(frame);
            case "past":
                return this.showPast(frame);
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

    private position(frame: Position): void {
        const before = this.ready ? this.now : null;
        const forward = before !== null && frame.number > this.number && frame.forget == null;
        const after = frame.view ?? (frame.change ? merged(this.now, frame.change) : this.now);
        const sameQuestion = sameAsk(this.questions, frame.questions ?? []) && frame.seq === this.seq;

        if (forward && settings.films && (frame.log?.length ?? 0) > 1) {
            // Freeze the board until it is known whether there is a film.
            this.film.hold(this.view);
            this.send({ do: "film", number: frame.number - 1 });
        } else if (before && after !== before) {
            if (!forward) this.film.stop();
            this.showFlashes(flashesBetween(before, after));
        }
        this.settle(frame, after);
        this.busy = "";
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
}

function sameAsk(before: readonly Question[], after: readonly Question[]): boolean {
    return (
        before.length === after.length &&
        before.every((one, at) => one.ask === after[at]?.ask && one.seat === after[at].seat)
    );
}
