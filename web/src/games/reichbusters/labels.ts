/** Labels for screen readers, with the same content as the board. */

import type { Words } from "../../lib/words";
import type { Area, Piece } from "../../protocol";
import { areaFacts, enemyFacts, featureFacts, heroFacts, lyingFacts, marked, tokenFacts } from "./view";

const UNTOLD = ["hero", "enemy", "escort", "item", "feature", "token", "standing", "acting", "room", "corridor"];

export function pieceLabel(words: Words, piece: Piece): string {
    const marks = (piece.marks ?? [])
        .filter((mark) => !UNTOLD.includes(mark) && words.name(mark, "mark") !== mark)
        .map((mark) => words.name(mark, "mark"));
    return [pieceName(words, piece), ...numbers(words, piece), ...marks].join(", ");
}

/** A feature is called by its front or by its back. */
export function pieceName(words: Words, piece: Piece): string {
    const feature = featureFacts(piece);
    if (feature && !marked(piece, "face-up")) return words.say("rb-feature-back", { back: words.name(feature.back) });
    return words.name(piece.id || piece.kind);
}

function numbers(words: Words, piece: Piece): string[] {
    const enemy = enemyFacts(piece);
    if (enemy) {
        const wounds = enemy.wounds ? [words.say("rb-wounds", { n: enemy.wounds, of: enemy["most-wounds"] ?? 1 })] : [];
        return [words.say("rb-defence", { n: enemy.defence }), ...wounds];
    }
    const hero = heroFacts(piece);
    if (hero?.wounds) return [words.say("rb-hero-wounds", { n: hero.wounds })];
    const token = tokenFacts(piece);
    if (token) return [words.say("rb-level", { n: token.level })];
    const noise = lyingFacts(piece)?.noise;
    return noise ? [words.say("rb-noise-dice", { n: noise })] : [];
}

const TOLD = ["entrance", "exit", "cleared", "guard", "obscured", "suppressed", "passage", "planted", "in-sight"];

export function areaLabel(words: Words, area: Area, room: Area | undefined): string {
    const facts = areaFacts(area, "map");
    const level = areaFacts(room, "rooms");
    return [
        words.name(area.id, "area"),
        ...(level?.enemies ? [words.name(level.awareness ?? "at-ease", "awareness")] : []),
        ...(area.pieces ?? []).map((piece) => pieceLabel(words, piece)),
        ...TOLD.filter((mark) => marked(area, mark)).map((mark) => words.name(mark, "mark")),
        ...(facts?.letters ?? []).map((letter) => letter.toUpperCase()),
        ...(facts?.reach ? [words.say("rb-steps", { n: facts.reach })] : []),
    ].join(", ");
}

/** The number that tells an enemy from others of its kind. */
export function numberOf(piece: Piece): string {
    return /-(\d+)$/.exec(piece.id ?? "")?.[1] ?? "";
}
