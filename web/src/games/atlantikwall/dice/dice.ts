/** A side's dice, how far RWBs and the straight are complete, and which option a set of dice stands for. */

import type { About, Area } from "../../../protocol";
import type { DieFacts } from "../facts";
import { dieFacts } from "../view";

export const FACES = ["skull", "star", "soldier", "soldiers", "courage", "tool"] as const;
export type Face = (typeof FACES)[number];
export const STRAIGHT = "straight";
export const GERMAN = "german";

export interface Die extends DieFacts {
    id: string;
}

export function diceOf(area: Area | undefined): Die[] {
    return (area?.pieces ?? []).flatMap((piece) => {
        const facts = dieFacts(piece);
        return facts && piece.id ? [{ id: piece.id, ...facts }] : [];
    });
}

/** The three colours of a side's dice. */
export function coloursOf(side: string): readonly Die["colour"][] {
    return ["red", "white", side === GERMAN ? "black" : "blue"];
}

/** An RWB or the straight, and how far it is complete. */
export interface Light {
    key: string; // the key of its odds: `rwb-star`, `straight`
    face: string; // of an RWB
    parts: { id: string; there: boolean }[]; // colours of an RWB, faces of a straight
    complete: boolean;
}

export function lightsOf(dice: readonly Die[], side: string): Light[] {
    const sets = FACES.map((face): Light => {
        const shown = new Set(dice.filter((die) => die.face === face && !die.cancelled).map((die) => die.colour));
        return light(
            `rwb-${face}`,
            face,
            coloursOf(side).map((id) => ({ id, there: shown.has(id) })),
        );
    });
    const faces = new Set(dice.map((die) => die.face)); // a face counts even if a Skull cancels the die
    const straight = FACES.map((id) => ({ id, there: faces.has(id) }));
    return [...sets, light(STRAIGHT, "", straight)];
}

function light(key: string, face: string, parts: Light["parts"]): Light {
    return { key, face, parts, complete: parts.every((part) => part.there) };
}

/** The options whose own dice are exactly the chosen ones, such as `reroll 134` for the dice 1, 3 and 4. */
export function fitting(
    options: readonly About[],
    own: ReadonlySet<string>,
    chosen: ReadonlySet<string>,
): readonly About[] {
    if (!chosen.size) return [];
    return options.filter((about) => {
        const touched = new Set((about.touches ?? []).filter((id) => own.has(id)));
        return touched.size === chosen.size && [...touched].every((id) => chosen.has(id));
    });
}

/** Options about the player's own dice, and those dice. */
export function aboutDice(options: readonly About[], own: ReadonlySet<string>): Set<string> {
    return new Set(options.flatMap((about) => about.touches ?? []).filter((id) => own.has(id)));
}

/** The best odds of each RWB and the straight among some options. */
export function bestOdds(options: readonly About[]): Map<string, number> {
    const best = new Map<string, number>();
    for (const { key, chance } of options.flatMap((about) => about.odds ?? [])) {
        best.set(key, Math.max(chance, best.get(key) ?? 0));
    }
    return best;
}

/** Add a die to a choice or remove it; if the choice is full, the new die replaces the first. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
    if (chosen.includes(id)) return chosen.filter((one) => one !== id);
    return [...chosen, id].slice(-Math.max(1, most));
}

/** The dice that have just been thrown: those that were chosen for it, or those that changed. */
export function thrown(before: readonly Die[], after: readonly Die[], chosen: ReadonlySet<string>): Set<string> {
    const known = new Map(before.map((die) => [die.id, die]));
    const isNew = (die: Die): boolean => {
        const old = known.get(die.id);
        return !old || chosen.has(die.id) || (!die.locked && (old.face !== die.face || old.colour !== die.colour));
    };
    return new Set(after.filter(isNew).map((die) => die.id));
}
