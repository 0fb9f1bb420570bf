/** What the halves of an action card do, as icons with numbers. */

import type { ActionFacts } from "../facts";
import { stepIcon } from "../icons";

export interface Sign {
    icon: string;
    text: string;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The upper half: one sign for each part. */
export function upper({ steps, noise = "" }: ActionFacts): Sign[] {
    const parts = steps.map(({ verb, n = 0 }) => ({ icon: stepIcon(verb), text: n ? String(n) : "" }));
    if (!noise) return parts;
    const loud = noise === "bang" ? "!" : noise === "weapon" ? "" : noise === "weapon+1" ? "+1" : noise;
    return [...parts, { icon: noise === "bang" ? "explode" : "noise", text: loud }];
}

/** The lower half: each alternative with its signs. */
export function lower({ changes = [] }: ActionFacts): Sign[][] {
    return changes.map((change) => {
        const signs: Sign[] = [];
        const add = (icon: string, n: number | undefined, dice = false): void => {
            if (n) signs.push({ icon, text: `${signed(n)}${dice ? "d" : ""}` });
        };
        add("attack", change["attack-dice"], true);
        add("attack", change.attack);
        add("defence", change["defence-dice"], true);
        add("defence", change.defence);
        add("noise", change["noise-dice"], true);
        add("noise", change.noise);
        add("move", change.areas);
        add("hand", change.draw);
        if (change.special) signs.push({ icon: "special", text: "+1" });
        if (change.reroll) signs.push({ icon: "redo", text: change.reroll < 99 ? String(change.reroll) : "" });
        if (change.keyword) signs.push({ icon: "attack", text: "*" });
        return signs;
    });
}
