/** The size of the screen, and the layout that follows from it. */

import { untrack } from "svelte";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

/** Measured in units of the text, as in the style sheets: larger text makes a screen narrower. */
export class Room {
    readonly rem = $derived.by(() => {
        void settings.textSize;
        return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    });
    private readonly width = $derived((innerWidth.current ?? 1180) / this.rem);
    readonly wide = $derived(this.width >= 73.75);
    /** Whether the prompt is a tab. */
    readonly compact = $derived(this.width <= 47.5);
    /** Whether the panels are beside the board instead of below it. */
    readonly across = $derived(this.compact && (innerWidth.current ?? 0) > 1.15 * (innerHeight.current ?? 0));
}

const LEAST = 9; // rem
const SLACK = 3;
const CALM = 350; // milliseconds: the options arrive a little after the question

/** The height of the prompt: it grows at once, and shrinks with the next question. */
export class PromptHeight {
    needed = $state(0); // by the question
    noted = $state(0); // by what stands above it
    private height = $state(0);
    private readonly wanted = $derived.by(() => {
        const most = (innerHeight.current ?? 900) * (this.table.lesson || this.noted ? 0.46 : 0.34);
        return Math.ceil(Math.min(most, Math.max(LEAST * this.room.rem, this.needed + this.noted)));
    });
    readonly style = $derived(this.height ? `${this.height}px` : null);

    constructor(
        private readonly table: Table,
        private readonly room: Room,
    ) {
        $effect(() => {
            this.height = Math.max(
                this.wanted,
                untrack(() => this.height),
            );
        });
        $effect(() => {
            void [table.seq, table.live, room.rem, innerHeight.current];
            const later = setTimeout(() => {
                if (this.wanted < this.height - SLACK * room.rem) this.height = this.wanted;
            }, CALM);
            return () => clearTimeout(later);
        });
    }
}
