/** Reads the facts of things on the table, with the types made from the game's own structures: `games/KEY/facts.ts`. */

import type { Area, Card, Piece } from "../protocol";

/** The part of a game's facts under a name; no type at all where the game has none. */
type Part<Facts, Name extends string> = Facts extends Record<Name, infer Types> ? Types : never;

/** Readers for the facts of one game: of areas by their group, of cards by their deck, and of pieces. */
export function readersOf<Facts>() {
    type Areas = Part<Facts, "areas">;
    type Cards = Part<Facts, "cards">;
    type Pieces = Part<Facts, "pieces">;
    return {
        /** The facts of an area, if it belongs to the group. */
        areaFacts: <Group extends keyof Areas>(area: Area | undefined, group: Group): Areas[Group] | undefined =>
            area?.group === group ? (area.facts as Areas[Group] | undefined) : undefined,
        /** The facts of a card, if it belongs to the deck. */
        cardFacts: <Deck extends keyof Cards>(card: Card | undefined, deck: Deck): Cards[Deck] | undefined =>
            card?.deck === deck ? (card.facts as Cards[Deck] | undefined) : undefined,
        /** The facts of a piece; what is `in` them says which kind they are. */
        pieceFacts: (piece: Piece | undefined): Pieces | undefined => piece?.facts as Pieces | undefined,
    };
}

/** Whether an area or a piece bears a mark. */
export function marked(holder: { marks?: string[] } | undefined, mark: string): boolean {
    return holder?.marks?.includes(mark) ?? false;
}
