/** The question of a seat, and what the player points at and picks to answer it. */

import type { About, Details, Question, Reason } from "../protocol";
import { Shown } from "./shown.svelte";

export abstract class Pointing extends Shown {
    hint = $state(""); // the hint: what a program would choose
    thinking = $state(false); // whether the hint has been requested
    picks = $state.raw<readonly string[]>([]);
    pointedId = $state<string | null>(null);
    pointedOption = $state<string | null>(null);
    inspected = $state<string | null>(null);
    private wanted = $state("");
    private known = $state.raw<ReadonlyMap<string, Details>>(new Map());

    abstract play(option: string): void;

    // -- the question --------------------------------------------------------------------------------------------------

    /** The seat that is being played: the chosen one, or another own seat that is asked. */
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

    override lookAtNow(): void {
        super.lookAtNow();
        this.askDetails();
    }

    protected askDetails(): void {
        for (const question of this.questions) {
            if (question.seat !== this.seat) continue;
            if (this.known.get(question.seat)?.ask === question.ask && this.live) continue;
            this.send({ do: "details", seat: question.seat, ask: question.ask });
        }
    }

    protected keepDetails(frame: Details): void {
        this.known = new Map(this.known).set(frame.seat, frame);
    }

    // -- the options ---------------------------------------------------------------------------------------------------

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
        // While nobody points, a lesson or a hint does.
        const option = this.pointedOption ?? (this.hint || this.lesson?.expects);
        const about =
            this.abouts.find((one) => one.option === option) ??
            this.details?.refused?.find((one) => one.option === option);
        return new Set(about?.touches);
    });

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
        // Dice cannot be undone, so an option with odds needs a confirmation.
        if (fitting.length === 1 && !only.odds?.length) return this.play(only.option);
        this.picks = also.length ? [...this.picks, id] : [id];
    }

    unpick(): void {
        this.picks = [];
    }

    inspect(id: string | null): void {
        this.inspected = id;
    }

    protected clearPointing(): void {
        this.picks = [];
        this.pointedId = null;
        this.pointedOption = null;
        this.hint = "";
        this.thinking = false;
        this.refused = null;
    }
}

function touchesAll(touches: readonly string[] | undefined, ids: readonly string[]): boolean {
    return ids.every((id) => touches?.includes(id));
}
