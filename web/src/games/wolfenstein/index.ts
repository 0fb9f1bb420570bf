import type { GameArt } from "../../lib/model";
import Board from "./Board.svelte";
import { UNIT } from "./board/scale";
import Side from "./Side.svelte";
import "./world.css";

const art: GameArt = {
    Board,
    Side,
    least: [28 / UNIT, 28 / UNIT], // at this scale a finger can hit a square
    sideName: "wolf-side",
    groups: ["castle", "places", "barriers"],
};

export default art;
