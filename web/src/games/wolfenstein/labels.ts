/** What a screen reader says of squares and models: the same that the board shows. */

import type { Words } from "../../lib/words";
import type { Area, Piece } from "../../protocol";
import { has, isModel, marked, number, text } from "./facts";

const TOLD = ["rough", "in-range", "in-sight"];
const UNTOLD = ["active"]; // said by what they do

export function squareLabel(words: Words, area: Area): string {
    const sight = TOLD.find((mark) => mark !== "rough" && marked(area, mark));
    return [
        area.id,
        words.name(text(area, "place"), "place"),
        ...(area.pieces ?? []).map((piece) => pieceLabel(words, piece)),
        ...(marked(area, "rough") ? [words.name("rough", "mark")] : []),
        ...(has(area, "ap") ? [words.say("wolf-cost", { ap: number(area, "ap") })] : []),
        ...(sight ? [words.name(sight, "mark")] : []),
    ].join(", ");
}

export function pieceLabel(words: Words, piece: Piece): string {
    const name = words.name(piece.id || piece.kind);
    const marks = (piece.marks ?? []).filter((mark) => !UNTOLD.includes(mark)).map((mark) => words.name(mark, "mark"));
    return [name, ...(isModel(piece) ? [healthLabel(words, piece)] : []), ...marks].join(", ");
}

export function healthLabel(words: Words, holder: Pick<Piece, "facts">): string {
    const facts = { hp: number(holder, "hp"), armor: number(holder, "armor"), of: number(holder, "base-hp") };
    return words.say("wolf-health", facts);
}

/** The first word of a Hero's name fits on a standee. */
export function shortName(words: Words, kind: string): string {
    return words.name(kind).split(" ")[0] ?? kind;
}
