/** Reads what the board needs from the view. */

import { marked, readersOf } from "../../lib/facts";
import type { Area, Piece } from "../../protocol";
import type {
    DieFacts,
    EnemyFacts,
    Facts,
    FeatureFacts,
    HeldItemFacts,
    HeldWeaponFacts,
    HeldWoundFacts,
    HeroPieceFacts,
    LyingFacts,
    TokenFacts,
} from "./facts";

const { areaFacts, cardFacts, pieceFacts } = readersOf<Facts>();
export { areaFacts, cardFacts, marked };

export function enemyFacts(piece: Piece): EnemyFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "base-defence" in facts ? facts : undefined;
}

export function heroFacts(piece: Piece): HeroPieceFacts | undefined {
    const facts = pieceFacts(piece);
    return marked(piece, "hero") && facts && "state" in facts ? facts : undefined;
}

export function tokenFacts(piece: Piece): TokenFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "level" in facts ? facts : undefined;
}

export function featureFacts(piece: Piece): FeatureFacts | undefined {
    return marked(piece, "feature") ? (pieceFacts(piece) as FeatureFacts | undefined) : undefined;
}

export function lyingFacts(piece: Piece): LyingFacts | undefined {
    return marked(piece, "item") ? (pieceFacts(piece) as LyingFacts | undefined) : undefined;
}

export function weaponFacts(piece: Piece): HeldWeaponFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "attack" in facts && "side" in facts ? (facts as HeldWeaponFacts) : undefined;
}

export function itemFacts(piece: Piece): HeldItemFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "when" in facts ? (facts as HeldItemFacts) : undefined;
}

export function woundFacts(piece: Piece): HeldWoundFacts | undefined {
    return pieceFacts(piece) as HeldWoundFacts | undefined;
}

export function dieFacts(piece: Piece): DieFacts | undefined {
    const facts = pieceFacts(piece);
    return facts && "face" in facts ? facts : undefined;
}

/** A unit that stands on the map (Hero, enemy or escort), as opposed to what lies there. */
export const isUnit = (piece: Piece): boolean => ["hero", "enemy", "escort"].some((mark) => marked(piece, mark));

/** The area of the acting Hero's dashboard. */
export function actingHero(heroes: readonly Area[]): Area | undefined {
    return heroes.find((hero) => marked(hero, "acting"));
}
