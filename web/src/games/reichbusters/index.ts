import type { GameArt } from "../../lib/model";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import "./world.css";

const art: GameArt = {
    Board,
    Side,
    Answers,
    least: [0.5, 0.38], // at these scales a finger can hit a corridor, and a name can be read
    sideName: "rb-side",
    groups: ["map", "doors", "rooms"],
};

export default art;
