/** Finds the options that a player means by putting a thing on a slot, a weapon or a Hero. */

import type { Question, Reason } from "../../protocol";

/** A weapon by its tag (`sturmgewehr.2`), an item by its kind, or ammo by its kind. */
export interface Thing {
    hero: string;
    id: string;
    how: "weapon" | "item" | "worn" | "attachment" | "ammo";
    on?: string; // of an attachment: the weapon that it is on
}

/** Where a thing can be put. */
export interface Spot {
    hero: string;
    kind: "weapon-slot" | "slot" | "weapon" | "bag" | "hero";
    id?: string; // of a weapon
}

/** The options that putting it there could mean, the most likely first. */
export function meant(thing: Thing, spot: Spot): string[] {
    if (thing.hero !== spot.hero) return [`give ${spot.hero} ${thing.id}`];
    if (thing.how === "weapon") return spot.kind === "weapon-slot" ? [`ready ${thing.id}`] : [];
    if (thing.how === "attachment") {
        if (spot.kind === "bag") return [`detach ${thing.on ?? ""}`];
        return spot.id && spot.id !== thing.on ? [`attach ${thing.id} ${spot.id}`] : [];
    }
    if (thing.how === "worn") return spot.kind === "bag" ? [`unequip ${thing.id}`] : [];
    if (thing.how === "ammo") return [];
    const attach = spot.id ? [`attach ${thing.id} ${spot.id}`] : [];
    if (spot.kind === "weapon" || spot.kind === "weapon-slot") return attach;
    if (spot.kind === "slot") return [`equip ${thing.id}`];
    return spot.kind === "hero" ? [`use ${thing.id}`, `equip ${thing.id}`] : [];
}

export interface Outcome {
    option?: string; // the option to play
    reason?: Reason; // the reason, if there is none
}

/** Whether a thing can be put there now, or why not. */
export function outcome(
    thing: Thing,
    spot: Spot,
    question: Question | null,
    refused: readonly Reason[] | undefined,
): Outcome {
    const wanted = meant(thing, spot);
    const option = wanted.find((one) => question?.options.includes(one));
    if (option) return { option };
    const reason = wanted.map((one) => refused?.find((entry) => entry.option === one)).find((one) => one !== undefined);
    return reason ? { reason } : {};
}

/** Verbs of gear other than fighting. */
export const GEAR = ["ready", "reload", "use", "equip", "unequip", "attach", "detach", "give"];

/** The options of these verbs that name a thing, by its tag: `sturmgewehr.2` is not `sturmgewehr`. */
export function uses<T extends { option: string }>(
    thing: string,
    options: readonly T[],
    verbs: readonly string[],
): T[] {
    return options.filter(({ option }) => {
        const [verb = "", ...args] = option.split(" ");
        return verbs.includes(verb) && args.includes(thing);
    });
}

/** Obvious reasons, which are not shown: nobody would try that with such a thing. */
const PLAIN = [
    "weapon-is-loaded",
    "nothing-attached",
    "not-for-weapons",
    "in-the-slot",
    "used-not-worn",
    "not-for-use",
];

/** The reasons worth showing for a thing. */
export function worthTelling(reasons: readonly Reason[]): Reason[] {
    return reasons.filter(({ why }) => !PLAIN.includes(why.key));
}
