import type { GameArt } from "../../lib/model";
import Board from "./Board.svelte";
import Box from "./Box.svelte";
import Side from "./Side.svelte";
import "./world.css";

const art: GameArt = {
    Board,
    Side,
    Box,
    sideName: "wolf-side",
    groups: ["castle", "places", "barriers"],
};

export default art;
