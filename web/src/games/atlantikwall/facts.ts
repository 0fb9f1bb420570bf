/** Values of a view come untyped; here they are read as what the game says that they are. */

import type { Area, Card, Piece, Text } from "../../protocol";

export type Holder = Pick<Area | Card | Piece, "facts">;
type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts =>
    typeof value === "object" && value !== null && !Array.isArray(value);

export function number(holder: Holder | undefined, fact: string): number {
    const value = holder?.facts?.[fact];
    return typeof value === "number" ? value : 0;
}

export function text(holder: Holder | undefined, fact: string): string {
    const value = holder?.facts?.[fact];
    return typeof value === "string" ? value : "";
}

export function flag(holder: Holder | undefined, fact: string): boolean {
    return holder?.facts?.[fact] === true;
}

export function has(holder: Holder | undefined, fact: string): boolean {
    return holder?.facts?.[fact] !== undefined;
}

/** A list of ids. */
export function ids(holder: Holder | undefined, fact: string): string[] {
    const value = holder?.facts?.[fact];
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** Numbers by name: what the dice give, the DEF for each Unit. */
export function amounts(holder: Holder | undefined, fact: string): Record<string, number> {
    const value = holder?.facts?.[fact];
    if (!isFacts(value)) return {};
    return Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
    );
}

/** A list of things with facts of their own: lines, ways, sets. */
export function holders(holder: Holder | undefined, fact: string): { facts: Facts }[] {
    const value = holder?.facts?.[fact];
    return Array.isArray(value) ? value.filter(isFacts).map((facts) => ({ facts })) : [];
}

/** Sentences to be. */
export function texts(holder: Holder | undefined, fact: string): Text[] {
    const value = holder?.facts?.[fact];
    return (Array.isArray(value) ? value : [value]).filter(
        (one): one is Text => isFacts(one) && typeof one.key === "string",
    );
}

export function marked(holder: { marks?: string[] } | undefined, mark: string): boolean {
    return holder?.marks?.includes(mark) ?? false;
}

/** Of like pieces that are one, the number is left out. */
export function countOf(area: Area | undefined, kind: string): number {
    const piece = area?.pieces?.find((one) => one.kind === kind && marked(one, "resource"));
    return piece ? (piece.count ?? 1) : 0;
}
