/** The attributes of a Sector, as signs with a word or two, and as sentences. */

import type { Words } from "../../lib/words";
import type { Area } from "../../protocol";
import { marked, sectorFacts } from "./view";

export interface Attribute {
    key: string;
    icon: string;
    short: string;
    long: string;
}

const SWITCHES = ["leave", "no-lock", "no-items", "vehicle"];
const NUMBERED = ["costs", "arrival", "units", "mgf-specialists", "dice"] as const;
const NAMED = [
    ["needs", "card"],
    ["costs-named", "card"],
    ["here", "card"],
    ["no-bonus", "face"],
] as const;
const ICON: Record<string, string> = { "costs-named": "costs" };

export function attributesOf(words: Words, area: Area): Attribute[] {
    const found: Attribute[] = [];
    const add = (key: string, values: Record<string, unknown> = {}, icon = ICON[key] ?? key): void => {
        found.push({
            key: `${key} ${Object.values(values).join(" ")}`,
            icon,
            short: words.say(`atl-short-${key}`, values),
            long: words.say(`attribute-${key}`, values),
        });
    };
    const facts = sectorFacts(area);
    if (facts?.soldiers) found.push(startOf(words, facts.soldiers));
    for (const [fact, what] of NAMED) if (facts?.[fact]) add(fact, { [what]: facts[fact] });
    for (const fact of NUMBERED) if (facts?.[fact]) add(fact, { n: facts[fact] });
    for (const [face, n] of Object.entries(facts?.adds ?? {})) add("adds", { face, n }, face);
    if (facts?.climb) add("climb", { ...facts.climb });
    for (const mark of SWITCHES) if (marked(area, mark)) add(mark);
    const gift = area.pieces?.find((piece) => marked(piece, "gift"));
    if (gift) add("gift", { card: gift.kind });
    if (marked(area, "no-trade")) {
        const told = words.name("no-trade", "mark");
        found.push({ key: "no-trade", icon: "no-trade", short: told, long: told });
    }
    return found;
}

function startOf(words: Words, n: number): Attribute {
    return {
        key: "start",
        icon: "start",
        short: words.say("atl-short-start", { n }),
        long: words.say("attribute-soldiers", { n }),
    };
}

/** A Sector in one sentence: place, DEF, attributes, who is there, and what it would cost. */
export function sectorLabel(words: Words, area: Area, seat: string): string {
    const gun = marked(area, "mgf") ? [words.say("atl-mgf", { active: marked(area, "active") ? "yes" : "no" })] : [];
    const units = (area.pieces ?? []).filter((piece) => piece.kind === "unit" || piece.kind === "landing");
    return [
        words.say("atl-sector", { at: area.id, def: sectorFacts(area)?.def ?? 0 }),
        ...defLabel(words, area, seat),
        ...gun,
        ...attributesOf(words, area).map(({ long }) => long),
        ...linesLabel(words, area),
        ...["taken", "full"].filter((mark) => marked(area, mark)).map((mark) => words.name(mark, "mark")),
        ...units.map((piece) => words.name(piece.id || piece.kind)),
    ].join(". ");
}

function defLabel(words: Words, area: Area, seat: string): string[] {
    const now = defNow(area, seat);
    return now === sectorFacts(area)?.def ? [] : [words.say("atl-def-now", { n: now })];
}

/** The effective DEF: for the player's own Unit if it is there, else for any Unit there, else after cards. */
export function defNow(area: Area, seat: string): number {
    const { effective = {}, "def-now": lowered = 0 } = sectorFacts(area) ?? {};
    return effective[seat] ?? Object.values(effective)[0] ?? lowered;
}

function linesLabel(words: Words, area: Area): string[] {
    return (sectorFacts(area)?.lines ?? []).map((line) =>
        words.say("atl-line", {
            to: line.to,
            courage: line.courage,
            mines: line.mines ? "yes" : "no",
            barrier: line.barrier ? "yes" : "no",
        }),
    );
}
