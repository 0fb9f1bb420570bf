/** Who stands and what lies where, and how a model is told apart on the board. */

import type { Area, Piece } from "../../protocol";
import type { Spot } from "./castle";
import { flag, isModel, marked, number, text } from "./facts";

export type Side = "hero" | "bot" | "nazi";

export interface Placed {
    piece: Piece;
    square: string;
    place: string;
    x: number;
    y: number;
    size: 1 | 2; // squares to a side
}

function placed(area: Area, piece: Piece): Placed {
    const size = flag(piece, "large") ? 2 : 1;
    return { piece, square: area.id, place: text(area, "place"), x: area.x ?? 0, y: area.y ?? 0, size };
}

/** Everything on the map; what lies comes before who stands. */
export function onMap(squares: readonly Area[]): { tokens: Placed[]; models: Placed[] } {
    const all = squares.flatMap((area) => (area.pieces ?? []).map((piece) => placed(area, piece)));
    return {
        tokens: all.filter(({ piece }) => !isModel(piece) && piece.kind !== "difficult-terrain"), // that is the floor
        models: all.filter(({ piece }) => isModel(piece)),
    };
}

/** The middle of a model, in squares. */
export function centre({ x, y, size }: Pick<Placed, "x" | "y" | "size">): Spot {
    return { x: x + size / 2, y: y + size / 2 };
}

export function sideOf(piece: Piece): Side {
    const side = text(piece, "side");
    return side === "hero" || side === "bot" ? side : "nazi";
}

/** The number of an enemy, by which it is told from others of its kind. */
export function numberOf(piece: Piece): string {
    return /-(\d+)$/.exec(piece.id ?? "")?.[1] ?? "";
}

/** Marks with a badge of their own; `acting` and `target` are drawn around the whole model. */
const BADGES = [
    "alert",
    "active",
    "stunned",
    "sabotaged",
    "bleeding",
    "fatigued",
    "asleep",
    "ordered",
    "acted",
    "done",
];

export function badgesOf(piece: Piece): string[] {
    return BADGES.filter((mark) => marked(piece, mark));
}

export interface Pips {
    left: number;
    of: number;
}

export function pips(holder: Pick<Piece, "facts">, what: "hp" | "armor"): Pips {
    const left = number(holder, what);
    return { left, of: Math.max(left, number(holder, `base-${what}`)) };
}
