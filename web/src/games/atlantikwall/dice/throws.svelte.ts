/** Tracks which dice of a tray have just been thrown, so that they tumble once per throw. */

import { untrack } from "svelte";
import { thrown, type Die } from "./dice";

interface Lying {
    side: string;
    throws: number;
    dice: readonly Die[];
}

export class Throws {
    private rolls = $state.raw<Readonly<Record<string, number>>>({});
    private before: Lying = { side: "", throws: 0, dice: [] };
    private meant: ReadonlySet<string> = new Set();

    /** How often a die was thrown here; 0 if it was there before. */
    of(die: Die): number {
        return this.rolls[die.id] ?? 0;
    }

    /** Announce that these dice will be thrown. */
    mean(dice: ReadonlySet<string>): void {
        this.meant = new Set(dice);
    }

    /** Note the dice as they are now. */
    see(now: Lying): void {
        const { before } = this;
        this.before = now;
        if (before.side !== now.side || before.throws === now.throws || now.throws === 0) return;
        const rolls = { ...untrack(() => this.rolls) };
        for (const id of thrown(now.throws === 1 ? [] : before.dice, now.dice, this.meant)) {
            rolls[id] = (rolls[id] ?? 0) + 1;
        }
        this.rolls = rolls;
        this.meant = new Set();
    }
}
