/** Applies a change to a view. Unchanged areas stay the same objects, so that they are not redrawn. */

import type { Area, Change, Piece, View } from "../protocol";
import type { Flash } from "./model";

export function merged(view: View, change: Change): View {
    const changed = new Map((change.areas ?? []).map((area) => [area.id, area]));
    const gone = new Set(change.gone);
    const areas: Area[] = [];
    for (const area of view.areas ?? []) {
        const now = changed.get(area.id);
        changed.delete(area.id);
        if (!gone.has(area.id)) areas.push(now ?? area);
    }
    areas.push(...changed.values());
    return {
        ...view,
        heading: change.heading ?? view.heading,
        areas,
        links: change.links ?? view.links ?? [],
        tracks: change.tracks ?? view.tracks ?? [],
        cards: change.cards ?? view.cards ?? [],
        counts: change.counts ?? view.counts ?? {},
        outcome: change.outcome ?? null, // every change has it once the game is over; an undo removes it
    };
}

/** The numbers that changed between two views: facts of pieces, areas and cards, markers, counts. */
export function flashesBetween(before: View, after: View): Flash[] {
    const flashes: Flash[] = [];
    const compare = (id: string, was: Facts, now: Facts): void => {
        if (!was || !now || was === now) return;
        for (const [fact, value] of Object.entries(now)) {
            const old = was[fact];
            if (typeof value === "number" && typeof old === "number" && value !== old) {
                flashes.push({ id, fact, by: value - old });
            }
        }
    };
    const known = new Map((before.areas ?? []).map((area) => [area.id, area]));
    const pieces = piecesOf(before);
    for (const area of after.areas ?? []) {
        if (known.get(area.id) === area) continue;
        for (const piece of area.pieces ?? [])
            if (piece.id) compare(piece.id, pieces.get(piece.id)?.facts, piece.facts);
    }
    const tracks = new Map((before.tracks ?? []).map((track) => [track.id, track.at]));
    for (const { id, at } of after.tracks ?? []) {
        const was = tracks.get(id);
        if (was !== undefined && was !== at) flashes.push({ id, fact: "at", by: at - was });
    }
    const cards = new Map((before.cards ?? []).map((card) => [card.id, card.facts]));
    for (const card of after.cards ?? []) compare(card.id, cards.get(card.id), card.facts);
    for (const [id, count] of Object.entries(after.counts ?? {})) {
        const was = before.counts?.[id];
        if (was !== undefined && was !== count) flashes.push({ id, fact: "count", by: count - was });
    }
    return flashes;
}

type Facts = Record<string, unknown> | undefined;

export function piecesOf(view: View): Map<string, Piece> {
    const pieces = new Map<string, Piece>();
    for (const area of view.areas ?? [])
        for (const piece of area.pieces ?? []) if (piece.id) pieces.set(piece.id, piece);
    return pieces;
}
