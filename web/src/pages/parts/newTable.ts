/** Sets up a table: who sits where, and links for invited people. */

import * as api from "../../lib/api";
import type { Game, NewTable, SeatSetting, TableInfo } from "../../lib/api";
import { changed } from "./options";

export type Holder = "here" | "invited" | "program" | "open";

export interface SeatPlan {
    holder: Holder;
    program: string;
}

/** The holders by seat; a seat without one is held here. */
export type Plans = Readonly<Record<string, SeatPlan>>;

export interface Laid {
    table: TableInfo;
    invitations: { seat: string; link: string }[];
}

/** Whether other people will sit at the table, so that the player needs a name. */
export function hasOthers(plans: Plans): boolean {
    return Object.values(plans).some(({ holder }) => holder === "invited" || holder === "open");
}

/** Create a table; `name` is the name of the local player. */
export async function lay(body: NewTable, plans: Plans = {}, name = ""): Promise<Laid> {
    const shown = hasOthers(plans) ? name : "";
    const settings = Object.entries(plans).map(([seat, plan]) => [seat, settingOf(plan, shown)] as const);
    let { table } = await api.createTable({ ...body, seats: Object.fromEntries(settings) });
    const invitations: Laid["invitations"] = [];
    for (const [seat, setting] of settings) {
        if (setting.holder !== "invited") continue;
        const given = await api.setSeat(table.id, seat, setting);
        table = given.table;
        if (given.invitation) invitations.push({ seat, link: api.inviteLink(given.invitation) });
    }
    return { table, invitations };
}

function settingOf({ holder, program }: SeatPlan, name: string): SeatSetting {
    if (holder === "program") return { holder, program };
    return holder === "here" ? { holder, name } : { holder };
}

/** The best program is last in the list; the first plays at random. */
export function bestProgram(game: Game): string {
    return game.players.at(-1) ?? "";
}

// -- the last settings of each game ----------------------------------------------------------------------------------

interface Last {
    options: Record<string, unknown>;
    plans: Plans;
}

const key = (game: string): string => `sandtable.last.${game}`;

export function lastSettings(game: Game): Last {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(key(game.key)) ?? "{}");
        const { options, plans } = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Last>;
        return {
            options: changed(game.options, typeof options === "object" && options !== null ? options : {}),
            plans: Object.fromEntries(Object.entries(plans ?? {}).filter(([, plan]) => isPlan(plan, game))),
        };
    } catch {
        return { options: {}, plans: {} };
    }
}

function isPlan(plan: unknown, game: Game): plan is SeatPlan {
    if (typeof plan !== "object" || plan === null || !("holder" in plan) || !("program" in plan)) return false;
    return plan.holder !== "program" || game.players.includes(String(plan.program));
}

export function keepSettings(game: Game, last: Last): void {
    try {
        localStorage.setItem(key(game.key), JSON.stringify(last));
    } catch {
        // Without storage, start with the game's own settings each time.
    }
}

/** Play at once with the last settings; people who were invited then are not invited again. */
export async function playNow(game: Game): Promise<Laid> {
    const { options, plans } = lastSettings(game);
    const seats = await api.seats(game.key, options);
    const programs = seats.flatMap((seat) => (plans[seat]?.holder === "program" ? [[seat, plans[seat]] as const] : []));
    return lay({ game: game.key, options }, Object.fromEntries(programs));
}

/** A table at which only programs sit. */
export async function watchProgram(game: Game): Promise<Laid> {
    const { options } = lastSettings(game);
    const plan: SeatPlan = { holder: "program", program: bestProgram(game) };
    const seats = await api.seats(game.key, options);
    return lay({ game: game.key, options }, Object.fromEntries(seats.map((seat) => [seat, plan])));
}
