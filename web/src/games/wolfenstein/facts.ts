/** Values of a view come untyped; here they are read as what the game says that they are. */

import type { Area, Card, Piece } from "../../protocol";

type Holder = Pick<Area | Card | Piece, "facts">;

export function number(holder: Holder, fact: string): number {
    const value = holder.facts?.[fact];
    return typeof value === "number" ? value : 0;
}

export function text(holder: Holder, fact: string): string {
    const value = holder.facts?.[fact];
    return typeof value === "string" ? value : "";
}

export function has(holder: Holder, fact: string): boolean {
    return holder.facts?.[fact] !== undefined;
}

export function flag(holder: Holder, fact: string): boolean {
    return holder.facts?.[fact] === true;
}

/** A list of ids. */
export function ids(holder: Holder, fact: string): string[] {
    return strings(holder.facts?.[fact]);
}

/** A list of pairs of ids: the two sides of a door, a slot and what is in it. */
export function pairs(holder: Holder, fact: string): [string, string][] {
    const value = holder.facts?.[fact];
    if (!Array.isArray(value)) return [];
    return value.map((pair): [string, string] => {
        const [first = "", second = ""] = strings(pair);
        return [first, second];
    });
}

/** Numbers by name, such as ammo by kind. */
export function amounts(holder: Holder, fact: string): [string, number][] {
    const value = holder.facts?.[fact];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).map(([name, n]) => [name, typeof n === "number" ? n : 0]);
}

export function strings(value: unknown): string[] {
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

export function marked(holder: { marks?: string[] } | undefined, mark: string): boolean {
    return holder?.marks?.includes(mark) ?? false;
}

/** A model (Hero, bot or Nazi), as opposed to a token. */
export function isModel(piece: Piece): boolean {
    return has(piece, "side");
}
