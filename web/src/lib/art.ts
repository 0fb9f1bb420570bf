/** What each game brings to the client, loaded when it is wanted; games without a board of their own get the plain one. */

import type { GameArt } from "./model";

const found = import.meta.glob<{ default: GameArt }>("../games/*/index.ts");

export function hasArt(game: string): boolean {
    return `../games/${game}/index.ts` in found;
}

export async function artOf(game: string): Promise<GameArt> {
    const load = found[`../games/${game}/index.ts`] ?? found["../games/generic/index.ts"];
    if (!load) throw new Error("the plain board is missing");
    return (await load()).default;
}
