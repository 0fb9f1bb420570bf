/** Reads what the board needs from the view. */

import { marked, readersOf } from "../../lib/facts";
import type { Card, Piece } from "../../protocol";
import type { Facts, HeldItemFacts, HeldWeaponFacts, ModelFacts } from "./facts";

const { areaFacts, cardFacts, pieceFacts } = readersOf<Facts>();
export { areaFacts, cardFacts, marked };

/** What is left of a model, and what there was. */
export type Health = Pick<ModelFacts, "hp" | "base-hp" | "armor" | "base-armor">;

export function modelFacts(piece: Piece): ModelFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "side" in facts ? facts : undefined;
}

/** A model (Hero, bot or Nazi), as opposed to a token. */
export const isModel = (piece: Piece): boolean => modelFacts(piece) !== undefined;

export function letterOf(token: Piece): string {
    const facts = pieceFacts(token);
    return facts && "letter" in facts ? facts.letter : "";
}

export function weaponFacts(piece: Piece): HeldWeaponFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "attachment" in facts ? facts : undefined;
}

export function itemFacts(piece: Piece): HeldItemFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "type" in facts ? facts : undefined;
}

/** The option of an event that its Hero keeps. */
export function keptOption(piece: Piece): string {
    const facts = pieceFacts(piece);
    return facts && "option" in facts ? facts.option : "";
}

const DECKS = ["weapons", "equipment", "events", "chests"] as const;

/** Where a card lies that somebody has looked at and left on its deck: 1 is the top. */
export function fromTheTop(card: Card): number | undefined {
    const deck = DECKS.find((name) => name === card.deck);
    return deck && cardFacts(card, deck)?.["from-the-top"];
}
