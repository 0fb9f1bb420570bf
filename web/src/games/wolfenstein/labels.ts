/** Labels of squares and models for screen readers, with the same content as the board. */

import type { Words } from "../../lib/words";
import type { Area, Piece } from "../../protocol";
import { areaFacts, marked, modelFacts, type Health } from "./view";

const TOLD = ["rough", "in-range", "in-sight"];
const UNTOLD = ["active"]; // announced in another way

export function squareLabel(words: Words, area: Area): string {
    const facts = areaFacts(area, "castle");
    const sight = TOLD.find((mark) => mark !== "rough" && marked(area, mark));
    return [
        area.id,
        words.name(facts?.place ?? "", "place"),
        ...(area.pieces ?? []).map((piece) => pieceLabel(words, piece)),
        ...(marked(area, "rough") ? [words.name("rough", "mark")] : []),
        ...(facts?.ap !== undefined ? [words.say("wolf-cost", { ap: facts.ap })] : []),
        ...(sight ? [words.name(sight, "mark")] : []),
    ].join(", ");
}

export function pieceLabel(words: Words, piece: Piece): string {
    const name = words.name(piece.id || piece.kind);
    const marks = (piece.marks ?? []).filter((mark) => !UNTOLD.includes(mark)).map((mark) => words.name(mark, "mark"));
    const model = modelFacts(piece);
    return [name, ...(model ? [healthLabel(words, model)] : []), ...marks].join(", ");
}

export function healthLabel(words: Words, { hp, armor, "base-hp": of }: Health): string {
    return words.say("wolf-health", { hp, armor, of });
}

/** The first word of a Hero's name fits on a standee. */
export function shortName(words: Words, kind: string): string {
    return words.name(kind).split(" ")[0] ?? kind;
}
