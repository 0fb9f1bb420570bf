/** Everything that stands and lies on the map, and where it is drawn. */

import type { Area, Piece } from "../../protocol";
import { arrange, type Arranged, type Slot } from "./arrange";
import { INSET, NAME, NAME_WIDE, SIGN, UNIT, WORDS } from "./board/scale";
import type { Rect } from "../../ui/map/grid";
import type { FloorPlan, Place } from "./map";
import { isUnit, marked } from "./view";

export interface Placed extends Slot {
    piece: Piece;
    area: string;
    key: string;
}

export interface Caption {
    area: string;
    feature: string;
    x: number;
    y: number;
    width: number;
}

export interface Roster {
    units: Placed[];
    lying: Placed[];
    captions: Caption[];
    headings: Map<string, Heading>; // by area
}

/**
 * Where the name and the signs of an area stand: in a row along its top, to the left of everything else, or
 * one above the other.
 */
export type Heading = "row" | "column" | "stack";

/** What walls and the name of an area leave. */
export function roomIn({ x, y, width, height }: Place, heading: Heading, signs: number): Rect {
    const [left, top] = [x * UNIT + INSET, y * UNIT + INSET];
    const [wide, high] = [width * UNIT - 2 * INSET, height * UNIT - 2 * INSET];
    if (heading === "row") return { x: left, y: top + NAME, width: wide, height: high - NAME };
    if (heading === "stack") {
        const rows = NAME + Math.ceil(signs / wide) * SIGN;
        return { x: left, y: top + rows, width: wide, height: high - rows };
    }
    const taken = Math.max(NAME_WIDE, signs);
    return { x: left + taken, y: top, width: wide - taken, height: high };
}

/** In a low area the name stands wherever that leaves the units larger. */
function layOut(place: Place, signs: number, lying: number, units: number, words: number): [Heading, Rect, Arranged] {
    const inOneRow = NAME_WIDE + signs <= place.width * UNIT - 2 * INSET;
    const headings: Heading[] = place.height === 1 ? ["row", "column"] : [inOneRow ? "row" : "stack"];
    const ways = headings.map((heading): [Heading, Rect, Arranged] => {
        const room = roomIn(place, heading, signs);
        return [heading, room, arrange(room, lying, units, words)];
    });
    const size = ([, , { units: some, lying: others }]: [Heading, Rect, Arranged]): number =>
        some[0]?.size ?? others[0]?.size ?? 0;
    return ways.reduce((best, one) => (size(one) > size(best) ? one : best));
}

/** Everything on the map; `signs` is how wide the signs of an area are. */
export function rosterOf(areas: readonly Area[], plan: FloorPlan, signs: (area: Area) => number): Roster {
    const found: Roster = { units: [], lying: [], captions: [], headings: new Map() };
    for (const area of areas) {
        const place = plan.places.get(area.id);
        const pieces = (area.pieces ?? []).flatMap((piece) => Array<Piece>(piece.count ?? 1).fill(piece));
        if (!place) continue;
        const units = pieces.filter(isUnit);
        const lying = pieces.filter((piece) => !isUnit(piece));
        const feature = lying.find((piece) => marked(piece, "feature") && marked(piece, "face-up"));
        const words = feature && place.height > 1 ? WORDS + 2 : 0;
        const [heading, room, where] = layOut(place, signs(area), lying.length, units.length, words);
        found.headings.set(area.id, heading);
        const put = (some: Piece[], slots: Slot[]): Placed[] =>
            some.flatMap((piece, at) => {
                const slot = slots[at];
                return slot
                    ? [{ ...slot, piece, area: area.id, key: piece.id || `${area.id} ${piece.kind} ${at}` }]
                    : [];
            });
        found.units.push(...put(units, where.units));
        found.lying.push(...put(lying, where.lying));
        if (feature && words)
            found.captions.push({ area: area.id, feature: feature.kind, ...where.caption, width: room.width });
    }
    return found;
}
