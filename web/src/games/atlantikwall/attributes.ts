/** What is printed on a Sector, as signs with a word or two, and in sentences. */

import type { Words } from "../../lib/words";
import type { Area } from "../../protocol";
import { amounts, has, holders, marked, number, text } from "./facts";

export interface Attribute {
    key: string;
    icon: string;
    short: string;
    long: string;
}

const SWITCHES = ["leave", "no-lock", "no-items", "vehicle"];
const NUMBERED = ["costs", "arrival", "units", "mgf-specialists", "dice"];
const NAMED: Record<string, string> = {
    needs: "card",
    "costs-named": "card",
    here: "card",
    "no-bonus": "face",
};
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
    if (has(area, "soldiers")) found.push(startOf(words, number(area, "soldiers")));
    for (const [fact, what] of Object.entries(NAMED)) if (has(area, fact)) add(fact, { [what]: text(area, fact) });
    for (const fact of NUMBERED) if (has(area, fact)) add(fact, { n: number(area, fact) });
    for (const [face, n] of Object.entries(amounts(area, "adds"))) add("adds", { face, n }, face);
    if (has(area, "climb")) add("climb", amounts(area, "climb"));
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

/** A Sector in one breath: where it is, how strong, what is printed on it, who is there, what it would cost. */
export function sectorLabel(words: Words, area: Area, seat: string): string {
    const gun = marked(area, "mgf") ? [words.say("atl-mgf", { active: marked(area, "active") ? "yes" : "no" })] : [];
    const units = (area.pieces ?? []).filter((piece) => piece.kind === "unit" || piece.kind === "landing");
    return [
        words.say("atl-sector", { at: area.id, def: number(area, "def") }),
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
    return now === number(area, "def") ? [] : [words.say("atl-def-now", { n: now })];
}

/** The DEF that counts: for one's own Unit if it is there, for any Unit there, or after cards. */
export function defNow(area: Area, seat: string): number {
    const effective = amounts(area, "effective");
    return effective[seat] ?? Object.values(effective)[0] ?? number(area, "def-now");
}

function linesLabel(words: Words, area: Area): string[] {
    return holders(area, "lines").map((way) =>
        words.say("atl-line", {
            to: text(way, "to"),
            courage: number(way, "courage"),
            mines: way.facts.mines === true ? "yes" : "no",
            barrier: way.facts.barrier === true ? "yes" : "no",
        }),
    );
}
