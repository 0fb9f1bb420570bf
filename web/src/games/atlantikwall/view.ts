/** Reads what the board needs from the view. */

import { marked, readersOf } from "../../lib/facts";
import type { Area, Card, Piece } from "../../protocol";
import type { DieFacts, Facts, GermanFacts, LandingFacts, OfferFacts, UnitFacts, UnitSideFacts } from "./facts";

const { areaFacts, cardFacts, pieceFacts } = readersOf<Facts>();
export { marked };

// -- areas

export const sectorFacts = (area: Area | undefined): Facts["areas"]["map"] | undefined => areaFacts(area, "map");

export const assaultFacts = (area: Area | undefined): Facts["areas"]["assault"] | undefined =>
    areaFacts(area, "assault");

export const landedFacts = (area: Area | undefined): Facts["areas"]["solitaire"] | undefined =>
    areaFacts(area, "solitaire");

export const sideFacts = (area: Area | undefined): UnitSideFacts | GermanFacts | undefined => areaFacts(area, "side");

export function unitSideFacts(area: Area | undefined): UnitSideFacts | undefined {
    const facts = sideFacts(area);
    return facts && "at" in facts ? facts : undefined;
}

export function germanFacts(area: Area | undefined): GermanFacts | undefined {
    const facts = sideFacts(area);
    return facts && "hand" in facts ? facts : undefined;
}

// -- pieces

export function unitFacts(piece: Piece): UnitFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "strength" in facts ? facts : undefined;
}

export function landingFacts(piece: Piece): LandingFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "turns" in facts ? facts : undefined;
}

export function dieFacts(piece: Piece): DieFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "colour" in facts ? facts : undefined;
}

export function offerFacts(piece: Piece): OfferFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "price" in facts ? facts : undefined;
}

// -- cards

const USED = ["specialists", "items", "awards", "vehicles", "decorations"] as const;

/** The moments at which a card is used. */
export function momentsOf(card: Card): string[] {
    const deck = USED.find((name) => name === card.deck);
    return (deck && cardFacts(card, deck)?.when) ?? [];
}

// -- anything

/** Of like pieces that are one, the number is left out. */
export function countOf(area: Area | undefined, kind: string): number {
    const piece = area?.pieces?.find((one) => one.kind === kind && marked(one, "resource"));
    return piece ? (piece.count ?? 1) : 0;
}
