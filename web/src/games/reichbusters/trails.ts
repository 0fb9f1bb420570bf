/** The movements and attacks of the last step. */

import type { Line } from "../../protocol";

/** A way over areas. A `plan` is what a unit means to do, a `leap` what no step explains: a patrol, a push. */
export interface Trail {
    unit: string;
    areas: string[];
    kind: "walk" | "plan" | "leap";
}

export interface Shot {
    attacker: string;
    target: string;
    to: string; // the area where the target fell, if it did
    result: "towards" | "aim" | "miss" | "hit" | "kill";
}

function value(line: Line, name: string): string {
    const found = line.values?.[name];
    return typeof found === "string" ? found : "";
}

function row(line: Line, name: string): string[] {
    const found = line.values?.[name];
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}

/** Steps of one unit that follow each other are one trail. `before` says where units stood before all this. */
export function trails(lines: readonly Line[], before: ReadonlyMap<string, string> = new Map()): Trail[] {
    const found: Trail[] = [];
    const at = new Map(before);
    const startOf = (unit: string, there: string): string => {
        const start = at.get(unit) ?? "";
        return start === there ? "" : start; // it stands there already
    };
    for (const line of lines) {
        const unit = value(line, "enemy") || value(line, "hero");
        const there = value(line, "area");
        switch (line.key) {
            case "enemy-headed":
                found.push({ unit, areas: [at.get(unit) ?? "", ...row(line, "route")].filter(Boolean), kind: "plan" });
                continue;
            case "enemy-moved":
            case "hero-moved": {
                const start = value(line, "before") || startOf(unit, there);
                const last = found.at(-1);
                if (last?.kind === "walk" && last.unit === unit && last.areas.at(-1) === start) last.areas.push(there);
                else found.push({ unit, areas: start ? [start, there] : [there], kind: "walk" });
                break;
            }
            case "enemy-pushed":
            case "knocked-back":
            case "enemy-spawned": {
                const start = startOf(unit, there);
                found.push({ unit, areas: start ? [start, there] : [there], kind: "leap" });
                break;
            }
            default:
                continue;
        }
        at.set(unit, there);
    }
    // What was meant is not drawn over what was done.
    const walked = new Set(found.filter((trail) => trail.kind === "walk").map((trail) => trail.unit));
    return found.filter((trail) => trail.kind !== "plan" || !walked.has(trail.unit));
}

/** Attacks with their results; wounds later in the step belong to the attack before them. */
export function shots(lines: readonly Line[]): Shot[] {
    const found: Shot[] = [];
    for (const line of lines) {
        const last = found.at(-1);
        if (line.key === "attacked") {
            found.push({ attacker: value(line, "hero"), target: value(line, "target"), to: "", result: "miss" });
        } else if (line.key === "enemy-aimed") {
            found.push({ attacker: value(line, "enemy"), target: value(line, "hero"), to: "", result: "aim" });
        } else if (line.key === "enemy-attacked") {
            const target = value(line, "hero");
            const others = row(line, "attackers");
            for (const attacker of others.length ? others : [value(line, "enemy")]) drop(found, attacker, target);
        } else if (line.key === "enemy-wounded" || line.key === "enemy-killed") {
            const kill = line.key === "enemy-killed";
            const hit = found.findLast((shot) => shot.target === value(line, "enemy"));
            if (hit) Object.assign(hit, kill ? { result: "kill", to: value(line, "area") } : { result: "hit" });
            else if (kill && last && last.result !== "aim") {
                const target = value(line, "enemy"); // of a burst, or another that the attack reached
                found.push({ attacker: last.attacker, target, to: value(line, "area"), result: "kill" });
            }
        } else if (line.key === "wound-drawn" || line.key === "downed") {
            for (const shot of found)
                if (shot.target === value(line, "hero") && shot.result !== "aim")
                    shot.result = line.key === "downed" ? "kill" : shot.result === "kill" ? "kill" : "hit";
        }
    }
    return found;
}

/** An attack takes the place of the aim before it. */
function drop(found: Shot[], attacker: string, target: string): void {
    const aim = found.findIndex((shot) => shot.attacker === attacker && shot.result === "aim");
    if (aim >= 0) found.splice(aim, 1);
    found.push({ attacker, target, to: "", result: "miss" });
}

/** Whom enemies go by: each unit that moves or stays, with its nearest Hero. */
export function towards(lines: readonly Line[]): Shot[] {
    const found = new Map<string, Shot>();
    for (const line of lines) {
        const [attacker, target] = [value(line, "enemy"), value(line, "towards") || value(line, "hero")];
        const goes = ["enemy-headed", "enemy-moved", "enemy-stayed"].includes(line.key);
        if (goes && attacker && target) found.set(attacker, { attacker, target, to: "", result: "towards" });
    }
    return [...found.values()];
}

/** Units that a step is about: those who act, or else whom it happens to. */
export function actors(lines: readonly Line[]): Set<string> {
    const enemies = lines.flatMap((line) => [value(line, "enemy"), ...row(line, "attackers")]);
    const found = new Set(enemies.filter(Boolean));
    return found.size ? found : new Set(lines.map((line) => value(line, "hero")).filter(Boolean));
}

/** Areas where something has just happened: noise, a blast, a token, smoke. */
export function happenings(lines: readonly Line[]): { area: string; kind: string }[] {
    const KINDS: Record<string, string> = {
        blast: "blast",
        exploded: "blast",
        "token-triggered": "spawn",
        "patrol-came": "spawn",
        "feature-revealed": "seen",
        "item-shown": "seen",
        suppressed: "pinned",
    };
    return lines.flatMap((line) => {
        const kind = KINDS[line.key];
        return kind ? [{ area: value(line, "area"), kind }] : [];
    });
}
