/** The models and tokens on the map, and how to tell models apart. */

import type { Area, Piece } from "../../protocol";
import type { Spot } from "../../ui/map/grid";
import type { ModelFacts } from "./facts";
import { areaFacts, isModel, marked, modelFacts, type Health } from "./view";

export type Side = ModelFacts["side"];

export interface Placed {
    piece: Piece;
    square: string;
    place: string;
    x: number;
    y: number;
    size: 1 | 2; // squares to a side
}

function placed(area: Area, piece: Piece): Placed {
    const size = modelFacts(piece)?.large ? 2 : 1;
    const place = areaFacts(area, "castle")?.place ?? "";
    return { piece, square: area.id, place, x: area.x ?? 0, y: area.y ?? 0, size };
}

/** Everything on the map; tokens come before models. */
export function onMap(squares: readonly Area[]): { tokens: Placed[]; models: Placed[] } {
    const all = squares.flatMap((area) => (area.pieces ?? []).map((piece) => placed(area, piece)));
    return {
        tokens: all.filter(({ piece }) => !isModel(piece) && piece.kind !== "difficult-terrain"), // part of the floor
        models: all.filter(({ piece }) => isModel(piece)),
    };
}

/** The middle of a model, in squares. */
export function centre({ x, y, size }: Pick<Placed, "x" | "y" | "size">): Spot {
    return { x: x + size / 2, y: y + size / 2 };
}

export function sideOf(piece: Piece): Side {
    return modelFacts(piece)?.side ?? "nazi";
}

/** The number that tells an enemy from others of its kind. */
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

export function pips(health: Health | undefined, what: "hp" | "armor"): Pips {
    const left = health?.[what] ?? 0;
    return { left, of: Math.max(left, health?.[`base-${what}`] ?? 0) };
}
