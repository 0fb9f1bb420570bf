/** Which areas an option means when it names only a kind of disc, a group of tokens or a row. */

import type { About, Area } from "../../protocol";
import type { TableModel } from "../../lib/model";

/** Where an option takes its disc from, by its verb; other verbs mean that kind wherever it lies. */
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

/** Whether this option could mean a disc that lies in this area. */
export function meansDiscIn(option: string, areaId: string): boolean {
    const from = FROM[option.split(" ", 1)[0] ?? ""];
    return from === undefined ? !isFarOff(areaId) : from.includes(areaId);
}

/** Nobody acts from there. */
const isFarOff = (areaId: string): boolean => areaId === "reserve" || areaId === "morgue";

/** All ids by which options may name a piece: its own, its kind, its kind with its zone or its level. */
export function idsOfPiece(area: Area, kind: string, id: string | undefined, level: number | undefined): string[] {
    if (id) return [id];
    const waiting = level !== undefined && area.id === "waiting"; // a Patient in a bed is named by the bed
    return [`${kind}-${area.id}`, ...(waiting ? [`${kind}-${level}`] : []), kind];
}

/** The id of these by which options name a piece in this area now. */
export function litId(table: TableModel, area: Area, ids: readonly string[], kind: string): string | undefined {
    return ids.find((id) => {
        if (table.lit(id) === 0) return false;
        if (id !== kind) return true;
        return area.group !== "infirmary" && table.optionsAt(id).some((about) => meansDiscIn(about.option, area.id));
    });
}

const opens = (about: About): boolean => about.option.startsWith("open ");

/** A Depot is also meant by the Delivery whose route an option opens. */
export function idOfSpace(table: TableModel, area: Area): string {
    const group = String(area.facts?.["depot"] ?? "");
    if (group && table.lit(area.id) === 0 && table.optionsAt(group).some(opens)) return group;
    return area.id;
}

/** What a thing beside the board does when it is pointed at or picked; spread it on a button. */
export function pointing(table: TableModel, id: string) {
    return {
        onclick: () => (table.lit(id) || table.picked(id) ? table.pick(id) : table.inspect(id)),
        onpointerenter: () => table.point(id),
        onpointerleave: () => table.point(null),
        onfocus: () => table.point(id),
        onblur: () => table.point(null),
    };
}
