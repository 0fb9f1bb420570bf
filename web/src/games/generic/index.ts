/** A board for any game: places by group, pieces on them, tracks and cards beside. */

import type { GameArt } from "../../lib/model";
import Board from "./Board.svelte";
import Side from "./Side.svelte";

const art: GameArt = { Board, Side, least: [0.6, 0.4] };

export default art;
