/** The status of a table in the list: whose turn it is, and what the player may do with it. */

import { keptTable, type TableInfo } from "../../lib/api";

export type Turn =
    | { kind: "mine"; seats: string[] }
    | { kind: "others"; seats: string[] }
    | { kind: "program" }
    | { kind: "watch"; seats: string[] };

/** The role of this browser's token; the owner's counts as a host's at every table. */
export function roleAt(table: TableInfo): string {
    return keptTable(table.id)?.role ?? (table.role || "watch");
}

/** The seats that this browser plays. */
export function seatsAt(table: TableInfo): string[] {
    const role = roleAt(table);
    if (role === "seat") {
        const seat = table.seat || keptTable(table.id)?.seat;
        return seat ? [seat] : [];
    }
    if (role === "watch") return [];
    return table.seats.filter((who) => who.holder === "here").map((who) => who.seat);
}

export function turnAt(table: TableInfo): Turn {
    const own = seatsAt(table);
    const mine = table.waiting.filter((seat) => own.includes(seat));
    if (mine.length) return { kind: "mine", seats: mine };
    const people = table.waiting.filter((seat) => table.seats.find((who) => who.seat === seat)?.holder !== "program");
    if (!people.length) return { kind: "program" };
    return { kind: roleAt(table) === "watch" ? "watch" : "others", seats: people };
}
