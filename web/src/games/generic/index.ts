/** A board for any game: areas by group, the pieces in them, tracks and cards. */

import type { GameArt } from "../../lib/model";
import Board from "./Board.svelte";
import Side from "./Side.svelte";

const art: GameArt = { Board, Side, least: [0.6, 0.4] };

export default art;
