/** Two small games and a table, for tests. */

import type { Game, TableInfo } from "../../lib/api";

export const HEGRA: Game = {
    key: "hegra",
    ruleset: "1",
    players: ["random", "greedy"],
    options: [
        { name: "retreat-moves-marker", kind: "flag", default: false },
        { name: "difficulty", kind: "choice", choices: ["recruit", "standard", "veteran"], default: "standard" },
        { name: "charge-fallback", kind: "choice", choices: ["ready", "nobody"], default: "ready" },
    ],
};

export const WOLFENSTEIN: Game = {
    key: "wolfenstein",
    ruleset: "1",
    players: ["random", "greedy"],
    lessons: ["firefight"],
    campaign: [{ mission: "officers-room" }, { mission: "radio-mast" }, { mission: "kennels" }],
    options: [
        { name: "difficulty", kind: "choice", choices: ["dont-hurt-me", "bring-em-on"], default: "bring-em-on" },
        {
            name: "mission",
            kind: "choice",
            choices: ["officers-room", "radio-mast", "kennels"],
            default: "officers-room",
        },
        { name: "players", kind: "number", least: 1, most: 4, default: 1 },
        { name: "heroes", kind: "several", choices: ["anya", "klaus", "max", "set"], least: 4, most: 4, default: [] },
    ],
};

export function table(more: Partial<TableInfo>): TableInfo {
    const host: TableInfo = {
        role: "host",
        id: "t",
        game: "hegra",
        name: "",
        options: {},
        seats: [{ seat: "commander", holder: "here" }],
        created: 0,
        updated: 0,
        number: 1,
        seq: 0,
        waiting: [],
        heading: { key: "heading" },
        outcome: null,
        closed: false,
    };
    return { ...host, ...more };
}
