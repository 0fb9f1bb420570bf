/** Finds the areas of an option that names only a kind of disc, a group of tokens or a row. */

import type { About, Area } from "../../protocol";
import type { TableModel } from "../../lib/model";
import { areaFacts } from "./view";

/** The areas that an option can take its disc from, by verb; other verbs mean that kind anywhere. */
const FROM: Readonly<Record<string, readonly string[]>> = {
    place: ["ready"],
    tire: ["ready"],
    ready: ["tired"],
    rest: ["tired"],
    keep: ["recruitment"],
    take: ["reserve"],
    promote: ["promote"],
    reckless: ["reckless"],
};

/** Whether this option could mean a disc in this area. */
export function meansDiscIn(option: string, areaId: string): boolean {
    const from = FROM[option.split(" ", 1)[0] ?? ""];
    return from === undefined ? !isFarOff(areaId) : from.includes(areaId);
}

/** Areas that no option takes discs from. */
const isFarOff = (areaId: string): boolean => areaId === "reserve" || areaId === "morgue";

/** All ids by which options can name a piece: its own, its kind, or its kind with its zone or level. */
export function idsOfPiece(area: Area, kind: string, id: string | undefined, level: number | undefined): string[] {
    if (id) return [id];
    const waiting = level !== undefined && area.id === "waiting"; // a Patient in a bed is named by the bed
    return [`${kind}-${area.id}`, ...(waiting ? [`${kind}-${level}`] : []), kind];
}

/** The id by which the current options name a piece in this area. */
export function litId(table: TableModel, area: Area, ids: readonly string[], kind: string): string | undefined {
    return ids.find((id) => {
        if (table.lit(id) === 0) return false;
        if (id !== kind) return true;
        return area.group !== "infirmary" && table.optionsAt(id).some((about) => meansDiscIn(about.option, area.id));
    });
}

const opens = (about: About): boolean => about.option.startsWith("open ");

/** An option that opens the route of a Delivery also means its Depot. */
export function idOfSpace(table: TableModel, area: Area): string {
    const group = areaFacts(area, "map")?.depot ?? "";
    if (group && table.lit(area.id) === 0 && table.optionsAt(group).some(opens)) return group;
    return area.id;
}

/** Event handlers for a button beside the board that points at or picks something. */
export function pointing(table: TableModel, id: string) {
    return {
        onclick: () => (table.lit(id) || table.picked(id) ? table.pick(id) : table.inspect(id)),
        onpointerenter: () => table.point(id),
        onpointerleave: () => table.point(null),
        onfocus: () => table.point(id),
        onblur: () => table.point(null),
    };
}
