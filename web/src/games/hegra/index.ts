import type { GameArt } from "../../lib/model";
import Board from "./Board.svelte";
import Side from "./Side.svelte";

const art: GameArt = {
    Board,
    Side,
    least: [0.44, 0.3],
    sideName: "hegra-side",
    groups: ["zones", "walls", "actions", "guns", "sectors", "infirmary", "map"],
};

export default art;
