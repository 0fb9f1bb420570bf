/** What the facts of the view say, with their types. */

import type { Area, Track, View } from "../../protocol";

const numbers = (value: unknown): number[] =>
    Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
const strings = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

export interface RoomFacts {
    cost: number;
    doubles: string[];
    bars: string[];
    times: number;
    closed: boolean;
    halved: boolean; // its right part lies under Damage
}

export function roomFacts(area: Area): RoomFacts {
    const facts = area.facts ?? {};
    return {
        cost: Number(facts["cost"] ?? 1),
        doubles: strings(facts["doubles"]),
        bars: strings(facts["bars"]),
        times: Number(facts["times"] ?? 0),
        closed: area.marks?.includes("closed") ?? false,
        halved: area.marks?.includes("right-part-damaged") ?? false,
    };
}

export interface SectorFacts {
    number: number;
    criterion: number;
    grenade: number[];
    hit: number[];
    move: number[];
    range: string[];
    red: boolean;
}

export function sectorFacts(area: Area): SectorFacts {
    const facts = area.facts ?? {};
    return {
        number: (area.y ?? 0) + 1,
        criterion: Number(facts["criterion"] ?? 0),
        grenade: numbers(facts["grenade"]),
        hit: numbers(facts["hit"]),
        move: numbers(facts["move"]),
        range: strings(facts["range"]),
        red: area.marks?.includes("red") ?? false,
    };
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
