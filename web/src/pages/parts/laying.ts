/** Laying a table: make it, then say who sits where. */

import * as api from "../../lib/api";
import type { Game, NewTable, TableInfo } from "../../lib/api";
import { changed } from "./options";

export type Holder = "here" | "invited" | "program" | "open";

export interface SeatPlan {
    holder: Holder;
    program: string;
}

export interface Laid {
    table: TableInfo;
    invitations: { seat: string; link: string }[];
}

/** Make a table. Which seats it has is known when it is there, so whoever does not sit here is told it then. */
export async function lay(body: NewTable, plans: readonly SeatPlan[], name = ""): Promise<Laid> {
    let { table } = await api.createTable(body);
    const invitations: Laid["invitations"] = [];
    const others = plans.some((plan) => plan.holder === "invited" || plan.holder === "open");
    for (const [at, { seat }] of table.seats.entries()) {
        const plan = plans[at] ?? { holder: "here", program: "" };
        if (plan.holder === "here" && !(others && name)) continue;
        const setting = {
            holder: plan.holder,
            ...(plan.holder === "program" ? { program: plan.program } : {}),
            ...(plan.holder === "here" ? { name } : {}),
        };
        const answer = await api.setSeat(table.id, seat, setting);
        table = answer.table;
        if (answer.invitation) invitations.push({ seat, link: api.inviteLink(answer.invitation) });
    }
    return { table, invitations };
}

/** The best program comes last in the list; the first is the one that plays at random. */
export function bestProgram(game: Game): string {
    return game.players.at(-1) ?? "";
}

// -- the last settings of each game ----------------------------------------------------------------------------------

interface Last {
    options: Record<string, unknown>;
    plans: SeatPlan[];
}

const key = (game: string): string => `sandtable.last.${game}`;

export function lastSettings(game: Game): Last {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(key(game.key)) ?? "{}");
        const { options, plans } = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Last>;
        return {
            options: changed(game.options, typeof options === "object" && options !== null ? options : {}),
            plans: Array.isArray(plans) ? plans.filter((plan) => isPlan(plan, game)) : [],
        };
    } catch {
        return { options: {}, plans: [] };
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
        // A browser that keeps nothing begins with the game's own settings each time.
    }
}

/** Play at once, as last time; people who were invited then are not asked again. */
export function playNow(game: Game): Promise<Laid> {
    const { options, plans } = lastSettings(game);
    const here: SeatPlan = { holder: "here", program: "" };
    return lay(
        { game: game.key, options },
        plans.map((plan) => (plan.holder === "program" ? plan : here)),
    );
}

/** A table at which only programs sit. */
export async function watchProgram(game: Game): Promise<Laid> {
    const { options } = lastSettings(game);
    const plan: SeatPlan = { holder: "program", program: bestProgram(game) };
    return lay(
        { game: game.key, options },
        Array.from({ length: 12 }, () => plan),
    );
}
