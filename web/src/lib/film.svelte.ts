/** Shows what happened by itself step by step, at the speed of the settings or on request. */

import type { Film as Shot, Frame, View } from "../protocol";
import { flashesBetween, merged } from "./merge";
import type { Flash } from "./model";
import { settings } from "./settings.svelte";

const PATIENCE = 700; // milliseconds that the board waits for a film before it shows the result
const LEAST = 950; // milliseconds that a step stays
const PER_LINE = 550;
const MOST_WAITING = 4; // films; after a longer absence there is a summary instead

export class Film {
    private shots: Shot[] = [];
    private views = $state.raw<readonly View[]>([]);
    frames = $state.raw<readonly Frame[]>([]);
    at = $state(-1); // the current frame; -1: none
    playing = $state(false);
    private held = $state.raw<View | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;
    private patience: ReturnType<typeof setTimeout> | undefined;

    /** The frame to show instead of the table, if any. */
    readonly view: View | null = $derived(this.views[this.at + 1] ?? this.held);
    readonly frame: Frame | null = $derived(this.frames[this.at] ?? null);
    readonly running = $derived(this.frames.length > 0);

    constructor(private readonly flash: (flashes: Flash[]) => void) {}

    /** Freeze the board until the film of a decision arrives. */
    hold(view: View): void {
        if (this.running) return;
        this.held = view;
        clearTimeout(this.patience);
        this.patience = setTimeout(() => (this.held = null), PATIENCE);
    }

    /** There is no film. */
    nothing(): void {
        if (!this.running) this.release();
    }

    add(shot: Shot): void {
        this.shots.push(shot);
        if (this.shots.length > MOST_WAITING) this.shots.shift();
        if (!this.running) this.next();
    }

    private next(): void {
        const shot = this.shots.shift();
        if (!shot?.view || !shot.frames) return this.stop();
        const views = [shot.view];
        for (const { change } of shot.frames) views.push(merged(views.at(-1) ?? shot.view, change));
        this.release();
        this.views = views;
        this.frames = shot.frames;
        this.at = -1;
        this.playing = settings.animation !== "step";
        this.show(0);
    }

    private release(): void {
        clearTimeout(this.patience);
        this.held = null;
    }

    /** Show a frame; after the last one, show the table itself. */
    show(at: number): void {
        clearTimeout(this.timer);
        if (at >= this.frames.length) return this.next();
        const before = this.views[this.at + 1];
        this.at = Math.max(0, at);
        const after = this.views[this.at + 1];
        if (before && after) this.flash(flashesBetween(before, after));
        if (this.playing) this.timer = setTimeout(() => this.step(), this.stay());
    }

    private stay(): number {
        const lines = this.frame?.log.length ?? 0;
        return (LEAST + PER_LINE * Math.min(lines, 5)) / (settings.animation === "2" ? 2 : 1);
    }

    step(): void {
        this.show(this.at + 1);
    }

    back(): void {
        this.playing = false;
        this.show(Math.max(0, this.at - 1));
    }

    toggle(): void {
        this.playing = !this.playing;
        clearTimeout(this.timer);
        if (this.playing) this.timer = setTimeout(() => this.step(), this.stay() / 2);
    }

    /** End the film and show the table. */
    stop(): void {
        clearTimeout(this.timer);
        this.release();
        this.shots = [];
        this.frames = [];
        this.views = [];
        this.at = -1;
        this.playing = false;
    }
}
