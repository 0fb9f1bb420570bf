/** The movements and shots of the last step. */

import type { Line } from "../../protocol";

/** A path over squares; through a passage or by a card it is a `leap` instead of a walk. */
export interface Trail {
    model: string;
    squares: string[];
    leap: boolean;
}

export interface Shot {
    attacker: string;
    target: string;
    from: string; // the squares where they stood, if the step has them
    to: string;
    result: "hit" | "miss" | "kill";
}

function value(line: Line, name: string): string {
    const found = line.values?.[name];
    return typeof found === "string" ? found : "";
}

function amount(line: Line, name: string): number {
    const found = line.values?.[name];
    return typeof found === "number" ? found : 0;
}

/** Consecutive steps of one model are one trail. */
export function trails(lines: readonly Line[]): Trail[] {
    const found: Trail[] = [];
    const at = new Map<string, string>();
    for (const line of lines) {
        const model = value(line, line.key === "hero-entered" ? "hero" : "model");
        const there = value(line, "at");
        if (line.key === "moved") {
            const start = value(line, "start");
            const last = found.at(-1);
            if (last && !last.leap && last.model === model && last.squares.at(-1) === start) last.squares.push(there);
            else found.push({ model, squares: [start, there], leap: false });
        } else if (line.key === "passage-used" || line.key === "placed") {
            const from = at.get(model);
            found.push({ model, squares: from ? [from, there] : [there], leap: true });
        } else if (line.key === "hero-entered" || line.key === "spawned") {
            found.push({ model, squares: [there], leap: true });
        } else {
            continue;
        }
        at.set(model, there);
    }
    return found;
}

/** Attacks with their results; damage later in the step belongs to the attack before it. */
export function shots(lines: readonly Line[]): Shot[] {
    const found: Shot[] = [];
    const at = new Map<string, string>();
    for (const line of lines) {
        const model = value(line, "model");
        const last = found.at(-1);
        if (value(line, "at") && model) at.set(model, value(line, "at"));
        if (line.key === "attacked") {
            const attacker = value(line, "attacker");
            const target = value(line, "target");
            const from = at.get(attacker) ?? "";
            found.push({ attacker, target, from, to: at.get(target) ?? "", result: "miss" });
        } else if (!last) {
            continue;
        } else if (line.key === "hurt" && model === last.target && amount(line, "hp") + amount(line, "armor") > 0) {
            if (last.result === "miss") last.result = "hit";
        } else if (line.key === "killed" && model === last.target) {
            last.result = "kill";
        } else if (line.key === "bleeding" && value(line, "hero") === last.target) {
            last.result = "kill";
        }
    }
    return found;
}

/** Rooms and corridors in which noise has just begun. */
export function freshNoise(lines: readonly Line[]): string[] {
    return lines.filter((line) => line.key === "noise-made").map((line) => value(line, "place"));
}
