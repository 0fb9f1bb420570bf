/** Search: rules by words, invitations in pasted links. */

import type { Rule } from "../../lib/api";

export interface Section {
    topic: string;
    rules: Rule[];
}

function folded(text: string): string {
    return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Rules that contain all of the words in their id, topic, page or text. */
export function search(rules: readonly Rule[], query: string): Rule[] {
    const words = folded(query).split(/\s+/).filter(Boolean);
    if (!words.length) return [...rules];
    return rules.filter((rule) => {
        const all = folded(`${rule.id} ${rule.topic.replace(/[-_]/g, " ")} ${rule.text} ${rule.source}`);
        return words.every((word) => all.includes(word));
    });
}

/** Rules by topic, in the order of the book. */
export function sections(rules: readonly Rule[]): Section[] {
    const groups = new Map<string, Rule[]>();
    for (const rule of rules) groups.set(rule.topic, [...(groups.get(rule.topic) ?? []), rule]);
    return [...groups].map(([topic, own]) => ({ topic, rules: own }));
}

export interface Part {
    text: string;
    found: boolean;
    rule?: string; // the id of the rule that this part names
}

const RULE_ID = /\b[A-Z]{3,5}-[A-Z]{2,4}-\d{2,3}\b/g;

/** Split a text into search hits, rule ids, and the rest. */
export function parts(text: string, query: string): Part[] {
    const marks: { from: number; to: number; rule?: string }[] = [];
    for (const match of text.matchAll(RULE_ID)) {
        marks.push({ from: match.index, to: match.index + match[0].length, rule: match[0] });
    }
    // Folding removes accents. If that changes the length, positions would be wrong, so such texts are not marked.
    const plain = folded(text);
    if (plain.length === text.length) {
        for (const word of folded(query)
            .split(/\s+/)
            .filter((one) => one.length > 1)) {
            for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
                marks.push({ from: at, to: at + word.length });
            }
        }
    }
    marks.sort((a, b) => a.from - b.from || b.to - a.to);
    const result: Part[] = [];
    let done = 0;
    for (const mark of marks) {
        if (mark.from < done) continue;
        if (mark.from > done) result.push({ text: text.slice(done, mark.from), found: false });
        const part: Part = { text: text.slice(mark.from, mark.to), found: mark.rule === undefined };
        result.push(mark.rule === undefined ? part : { ...part, rule: mark.rule });
        done = mark.to;
    }
    if (done < text.length) result.push({ text: text.slice(done), found: false });
    return result;
}

const INVITATION = /^[A-Za-z0-9_-]{20,100}$/;

/** The invitation in pasted text: a whole link, its end, or the invitation alone. */
export function invitationIn(pasted: string): string | null {
    const text = pasted.trim();
    const last = /#\/?join\/([^/?\s]+)/.exec(text)?.[1] ?? text;
    return INVITATION.test(last) ? last : null;
}
