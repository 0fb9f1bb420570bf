/** A side's dice: what lies there, which RWBs and whether a straight are near, and which answer a set of dice means. */

import type { About, Area } from "../../../protocol";
import { flag, number, text } from "../facts";

export const FACES = ["skull", "star", "soldier", "soldiers", "courage", "tool"] as const;
export type Face = (typeof FACES)[number];
export const STRAIGHT = "straight";
export const GERMAN = "german";

export interface Die {
    id: string;
    number: number;
    face: string;
    colour: string;
    locked: boolean;
    cancelled: boolean;
}

export function diceOf(area: Area | undefined): Die[] {
    return (area?.pieces ?? [])
        .filter((piece) => piece.kind === "die" && piece.id)
        .map((piece) => ({
            id: piece.id ?? "",
            number: number(piece, "number"),
            face: text(piece, "face"),
            colour: text(piece, "colour"),
            locked: flag(piece, "locked"),
            cancelled: flag(piece, "cancelled"),
        }));
}

/** The three colours of a side's dice. */
export function coloursOf(side: string): readonly string[] {
    return ["red", "white", side === GERMAN ? "black" : "blue"];
}

/** One of the things that dice can add up to, and how much of it is there. */
export interface Light {
    key: string; // as its odds are called: `rwb-star`, `straight`
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
    const faces = new Set(dice.map((die) => die.face)); // Skulls or not, a face that lies there is there
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

/** Options about dice of one's own, and those dice. */
export function aboutDice(options: readonly About[], own: ReadonlySet<string>): Set<string> {
    return new Set(options.flatMap((about) => about.touches ?? []).filter((id) => own.has(id)));
}

/** The best chance of each thing among some options. */
export function bestOdds(options: readonly About[]): Map<string, number> {
    const best = new Map<string, number>();
    for (const { key, chance } of options.flatMap((about) => about.odds ?? [])) {
        best.set(key, Math.max(chance, best.get(key) ?? 0));
    }
    return best;
}

/** A die more or less in a choice of at most so many: one too many takes the place of the first. */
export function toggled(chosen: readonly string[], id: string, most: number): string[] {
    if (chosen.includes(id)) return chosen.filter((one) => one !== id);
    return [...chosen, id].slice(-Math.max(1, most));
}

/** Which dice have just been thrown: those that were chosen for it, or those that show something else. */
export function thrown(before: readonly Die[], after: readonly Die[], chosen: ReadonlySet<string>): Set<string> {
    const known = new Map(before.map((die) => [die.id, die]));
    const isNew = (die: Die): boolean => {
        const old = known.get(die.id);
        return !old || chosen.has(die.id) || (!die.locked && (old.face !== die.face || old.colour !== die.colour));
    };
    return new Set(after.filter(isNew).map((die) => die.id));
}
