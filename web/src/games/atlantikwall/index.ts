import type { GameArt } from "../../lib/model";
import Answers from "./Answers.svelte";
import Board from "./Board.svelte";
import Side from "./Side.svelte";
import "./world.css";

const art: GameArt = {
    Board,
    Side,
    Answers,
    least: [0.6, 0.62], // at this scale the words on a Sector can be read
    sideName: "atl-side",
    groups: ["map"],
};

export default art;
