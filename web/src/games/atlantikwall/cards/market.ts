/** The market: which shelves belong to a side, what is affordable, what helps, and reasons why not. */

import type { Area, Card, Question, Text } from "../../../protocol";
import { GERMAN } from "../dice/dice";
import type { OfferFacts } from "../facts";
import { offerFacts, sideFacts } from "../view";

export interface Offer {
    id: string;
    shelf: string;
    card: Card | undefined;
    price: number;
    currency: OfferFacts["currency"];
    count: number; // of a deck
    option: string; // the option that takes it now; empty if there is none
    affordable: boolean;
    short: number; // of the price
    why: Text | null;
    rule: string;
    useful: Text[];
    useless: Text[];
}

const VERBS: Record<string, string> = { used: "used", spent: "used", depot: "find", arsenal: "find" };

/** The shelves that a side takes from, in the order in which they are shown. */
export function shelvesOf(side: string): string[] {
    return side === GERMAN
        ? ["barracks", "arsenal", "spent", "decorations"]
        : [`${side}-hand`, "unique", "vehicle", "depot", "used"];
}

/** How an option takes a card from a shelf. */
export function optionFor(shelf: string, card: string): string {
    if (shelf === "vehicle") return "vehicle";
    if (shelf === "decorations") return "buy";
    return `${VERBS[shelf] ?? "recruit"} ${card}`;
}

export function offersOn(
    shelf: Area | undefined,
    side: Area | undefined,
    question: Question | null,
    cardOf: (id: string) => Card | undefined,
): Offer[] {
    const offers = (shelf?.pieces ?? []).flatMap((piece): Offer[] => {
        const facts = offerFacts(piece);
        if (!facts) return [];
        const option = optionFor(shelf?.id ?? "", piece.kind);
        const { price, currency, affordable } = facts;
        const offer = {
            id: piece.kind,
            shelf: shelf?.id ?? "",
            card: cardOf(piece.kind),
            price,
            currency,
            count: piece.count ?? 1,
            option: question?.options.includes(option) ? option : "",
            affordable: affordable ?? false,
            short: affordable === undefined ? 0 : Math.max(0, price - (sideFacts(side)?.[currency] ?? 0)),
            why: facts.why ?? null,
            rule: facts.rule ?? "",
            useful: facts.useful ?? [],
            useless: facts.useless ?? [],
        };
        return [offer];
    });
    return offers.toSorted((a, b) => rank(a) - rank(b) || a.price - b.price);
}

/** Cards that can be taken come first, and among them those that help. */
function rank(offer: Offer): number {
    const help = offer.useful.length ? 0 : offer.useless.length ? 2 : 1;
    return (offer.option ? 0 : offer.affordable ? 10 : 20) + help;
}

/** What can be given, to whom: `give baker soldiers 3`. */
export interface Gift {
    to: string;
    what: string;
    most: number; // 0: a card, not a number
}

const AMOUNT = /^give (\S+) (\S+) (\d+)$/;
const CARD = /^give (\S+) (\S+)$/;

export function giftsOf(options: readonly string[]): Gift[] {
    const gifts = new Map<string, Gift>();
    for (const option of options) {
        const [, to = "", what = "", n = "0"] = AMOUNT.exec(option) ?? CARD.exec(option) ?? [];
        if (!to) continue;
        const known = gifts.get(`${to} ${what}`);
        gifts.set(`${to} ${what}`, { to, what, most: Math.max(Number(n), known?.most ?? 0) });
    }
    return [...gifts.values()];
}
