/** Loads the board of a game when it is needed; games without a board get the generic one. */

import type { Component } from "svelte";
import type { GameArt } from "./model";

const games = import.meta.glob<{ default: GameArt }>("../games/*/index.ts");
const boxes = import.meta.glob<{ default: Component }>("../games/*/Box.svelte");

export const artOf = (game: string): Promise<GameArt> => ofGame(games, game, "index.ts");

/** The picture on the box, which the shelf shows without loading the board. */
export const boxOf = (game: string): Promise<Component> => ofGame(boxes, game, "Box.svelte");

type Files<T> = Record<string, () => Promise<{ default: T }>>;

async function ofGame<T>(files: Files<T>, game: string, file: string): Promise<T> {
    const load = files[`../games/${game}/${file}`] ?? files[`../games/generic/${file}`];
    if (!load) throw new Error("the plain board is missing");
    return (await load()).default;
}
