/** Groups many options into few rows: options that begin alike share a row with a count. */

import type { About } from "../protocol";

export const FEW = 12; // up to this many options are simply listed
const FOLDED = 4; // options of one kind that make a group

export interface Choice {
    about: About;
    text: string;
}

export interface Group {
    id: string;
    title: string;
    choices: Choice[];
}

export type Row = ({ kind: "choice" } & Choice) | ({ kind: "group"; open: boolean } & Group);

/** The rows to show: an open group is followed by its options. */
export function rowsOf(choices: readonly Choice[], open: ReadonlySet<string>): Row[] {
    if (choices.length <= FEW) return choices.map((choice) => ({ kind: "choice", ...choice }));
    const rows: Row[] = [];
    for (const group of groupsOf(choices)) {
        const folded = group.choices.length >= FOLDED;
        const isOpen = open.has(group.id);
        if (folded) rows.push({ kind: "group", open: isOpen, ...group });
        if (!folded || isOpen) rows.push(...group.choices.map((choice) => ({ kind: "choice" as const, ...choice })));
    }
    return rows;
}

/** Group by verb; if many options of a verb share first arguments, by the first argument as well. */
export function groupsOf(choices: readonly Choice[]): Group[] {
    const groups: Group[] = [];
    for (const [verb, same] of by(choices, (choice) => part(choice, 1))) {
        const firsts = by(same, (choice) => part(choice, 2));
        const apart = same.length > FEW && firsts.size > 1 && firsts.size <= same.length / 2;
        for (const [id, those] of apart ? firsts : [[verb, same] as const]) {
            groups.push({ id, title: commonStart(those.map((choice) => choice.text)) || verb, choices: [...those] });
        }
    }
    return groups;
}

function part({ about }: Choice, words: number): string {
    return about.option.split(" ").slice(0, words).join(" ");
}

function by<T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> {
    const found = new Map<string, T[]>();
    for (const thing of things) {
        const same = found.get(key(thing));
        if (same) same.push(thing);
        else found.set(key(thing), [thing]);
    }
    return found;
}

/** The common beginning of all sentences, as a title: “Move to …”. */
export function commonStart(texts: readonly string[]): string {
    const [first, ...rest] = texts.map((text) => text.split(" "));
    if (!first) return "";
    if (!rest.length) return first.join(" ");
    let length = 0;
    while (length < first.length - 1 && rest.every((words) => words[length] === first[length])) length++;
    return length ? `${first.slice(0, length).join(" ")} …` : "";
}
