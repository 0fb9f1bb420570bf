/** Reads what the board needs from the view. */

import { readersOf } from "../../lib/facts";
import type { Area, Card, Track, View } from "../../protocol";
import type { EventFacts, Facts } from "./facts";

export { marked } from "../../lib/facts";
export const { areaFacts, cardFacts } = readersOf<Facts>();

const EVENT_DECKS = ["mobilisation", "first-attack", "siege-1", "siege-2", "last-stand"] as const;

export function eventFacts(card: Card): EventFacts | undefined {
    const deck = EVENT_DECKS.find((name) => name === card.deck);
    return deck && cardFacts(card, deck);
}

export const piecesIn = (area: Area | undefined): number =>
    (area?.pieces ?? []).reduce((sum, piece) => sum + (piece.count ?? 1), 0);

export const trackOf = (view: View, id: string): Track | undefined => view.tracks?.find((track) => track.id === id);

/** What the marker of a track stands on. */
export function standsOn(view: View, id: string): string {
    const track = trackOf(view, id);
    return track?.spaces[track.at] ?? "";
}

/** What a bag holds, from counts such as `hit-bag.miss`. */
export function bagOf(view: View, bag: string): [kind: string, count: number][] {
    const prefix = `${bag}.`;
    return Object.entries(view.counts ?? {})
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, count]) => [key.slice(prefix.length), count]);
}
