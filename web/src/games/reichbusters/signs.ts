/** The signs painted on the floor of an area or laid on it, and those that the legend explains. */

import type { Area } from "../../protocol";
import { SIGN } from "./board/scale";
import { areaFacts, marked } from "./view";

export interface Stencil {
    kind: string;
    letter?: string;
}

const PAINTED = ["entrance", "exit"];
const LAID = ["cleared", "guard", "passage", "planted", "biscuits", "suppressed", "obscured"];

export function stencilsOf(area: Area): Stencil[] {
    const facts = areaFacts(area, "map");
    return [
        ...PAINTED.filter((mark) => marked(area, mark)).map((kind) => ({ kind })),
        ...(facts?.letters ?? []).map((letter) => ({ kind: "letter", letter })),
        ...(facts?.barracks ?? []).map((letter) => ({ kind: "barracks", letter })),
        ...LAID.filter((mark) => marked(area, mark)).map((kind) => ({ kind })),
    ];
}

export const wide = ({ kind, letter }: Stencil): number => (kind === "barracks" && letter ? 44 : SIGN);
export const widthOf = (signs: readonly Stencil[]): number => signs.reduce((sum, sign) => sum + wide(sign), 0);

/** What a newcomer may ask about, as far as it is on the map now. */
export function signsOn(areas: readonly Area[], doors: readonly Area[]): string[] {
    const kinds = new Set(areas.flatMap((area) => stencilsOf(area).map((stencil) => stencil.kind)));
    const pieces = areas.flatMap((area) => area.pieces ?? []);
    const lies = (mark: string): boolean => pieces.some((piece) => marked(piece, mark));
    return [
        "noise",
        ...(doors.some((door) => marked(door, "locked")) ? ["locked"] : []),
        ...(lies("token") ? ["spawn"] : []),
        ...(pieces.some((piece) => marked(piece, "feature") && !marked(piece, "face-up")) ? ["feature"] : []),
        ...(lies("item") ? ["item"] : []),
        ...[...PAINTED, "barracks", ...LAID].filter((kind) => kinds.has(kind)),
    ];
}
