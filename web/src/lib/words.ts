/**
 * Turns keys with values into sentences in a language.
 *
 * Does exactly the same as `engine/text.py`, so that browser and terminal use the same words. A value that is the id of a
 * thing is replaced by its name (`name-ARGUMENT-soldier` or `name-soldier`); see there for what else a sentence can use.
 */

import type { Line, Odds, Reason, Text } from "../protocol";
import { Catalogue, type Values } from "./catalogue";

export interface Option {
    verb: string;
    args: readonly string[];
}

/** The question, on which the wording of an option can depend. */
export interface Asking {
    prompt: string;
    args?: Record<string, unknown>;
}

type Args = Record<string, unknown>;

const POSITIONS = ["a", "b", "c", "d"] as const;
const NUMBER = /^\p{Nd}+$/u;

export function parseOption(written: string): Option {
    const [verb = "", ...args] = written.split(" ");
    return { verb, args };
}

/** One language's sentences for one game. */
export class Words {
    private readonly catalogue: Catalogue;
    private readonly forms: ReadonlySet<string>;
    private readonly names = new Map<string, string>();

    constructor(
        readonly language: string,
        sources: Iterable<string>,
    ) {
        this.catalogue = new Catalogue(language, sources);
        this.forms = new Set(["the", ...this.catalogue.forms]);
    }

    has(key: string): boolean {
        return this.catalogue.has(key);
    }

    /** The sentence with this key; a key without words is shown in brackets. */
    say(key: string, args: Args = {}, context = ""): string {
        if (!this.has(key)) return `[${key}]`;
        return sentence(this.format(key, this.values(args, context)));
    }

    /** The name of a thing. `soldier-3` is a Soldier (3), if the catalogue knows soldiers. */
    name(thing: string, context = "", form = ""): string {
        const key = `${form}|${context}|${thing}`;
        let found = this.names.get(key);
        if (found === undefined) this.names.set(key, (found = this.findName(thing, context, form)));
        return found;
    }

    private findName(thing: string, context: string, form: string): string {
        for (const key of [`name-${context}-${thing}`, `name-${thing}`]) {
            if (this.has(key)) return this.format(key, {}, form);
        }
        const dot = thing.indexOf(".");
        const [kind, number] = dot < 0 ? [thing, ""] : [thing.slice(0, dot), thing.slice(dot + 1)];
        if (NUMBER.test(number) && this.has(`name-${kind}`)) {
            return this.format("pair", { first: this.name(kind, context, form), second: number });
        }
        for (let at = thing.indexOf("-"); at >= 0; at = thing.indexOf("-", at + 1)) {
            const [first, rest] = [thing.slice(0, at), thing.slice(at + 1)];
            if (this.has(`name-${first}`) && (NUMBER.test(rest) || this.has(`name-${rest}`))) {
                const pair = this.has(`pair-${context}`) ? `pair-${context}` : "pair";
                return this.format(pair, { first: this.name(first, context, form), second: this.name(rest, context) });
            }
        }
        return thing;
    }

    private format(key: string, values: Values, form = ""): string {
        const message = this.catalogue.message(key);
        const pattern = message?.attributes[form] ?? message?.value;
        return pattern == null ? `[${key}]` : this.catalogue.format(pattern, values);
    }

    /** The variables of a sentence: each value in words, and what is derived from it. */
    private values(args: Args, context = ""): Values {
        const values: Values = {};
        for (const [field, value] of Object.entries(args)) {
            const name = field.replaceAll("_", "-");
            const word = this.word(value, context || field);
            if (word !== null) values[name] = word;
            if (typeof value === "string") {
                values[`${name}-id`] = value;
                if (/^\d+$/.test(value)) {
                    values[`${name}-each`] = [...value].join(", ");
                    values[`${name}-digits`] = value.length;
                }
                for (const form of this.forms) values[`${name}-${form}`] = this.name(value, context || field, form);
            } else if (typeof value === "number" || typeof value === "boolean") {
                const size = Number(value);
                values[`${name}-size`] = Math.abs(size);
                values[`${name}-sign`] = size > 0 ? "plus" : size ? "minus" : "zero";
            } else if (Array.isArray(value)) {
                values[`${name}-count`] = value.length;
            }
        }
        return values;
    }

    private word(value: unknown, context: string): string | number | null {
        if (typeof value === "string") return this.name(value, context);
        if (typeof value === "boolean") return value ? "yes" : "no";
        if (typeof value === "number") return value;
        if (Array.isArray(value)) return this.row(value, context);
        if (isText(value)) return this.text(value);
        if (isOption(value)) return this.option(value);
        return null;
    }

    /** Several things as a list. */
    row(values: readonly unknown[], context = ""): string {
        const nested = values.some((value) => Array.isArray(value));
        return values.map((value) => String(this.word(value, context))).join(nested ? " / " : ", ");
    }

    text(text: Text): string {
        return this.say(text.key, text.args);
    }

    /** The label of an option; the most specific wording, first of all the question's own. */
    option(option: Option | string, question: Asking | null = null): string {
        const { verb, args = [] } = typeof option === "string" ? parseOption(option) : option;
        const exact = [verb, ...args].join("-");
        const own: Args = {};
        POSITIONS.forEach((position, at) => args[at] !== undefined && (own[position] = args[at]));
        const values: Values = { count: args.length, ...this.values(own, verb) };
        const prompt = question && this.catalogue.message(`prompt-${question.prompt}`);
        if (question && prompt) {
            const wording = prompt.attributes[exact] ?? prompt.attributes[verb];
            if (wording)
                return sentence(this.catalogue.format(wording, { ...this.values(question.args ?? {}), ...values }));
        }
        for (const key of [`option-${exact}`, `option-${verb}`]) {
            if (this.has(key)) return sentence(this.format(key, values));
        }
        return `[option-${verb}]`;
    }

    prompt(question: Asking): string {
        return this.say(`prompt-${question.prompt}`, question.args);
    }

    /** Why something may not be done. */
    refusal(why: Text | Reason): string {
        const { key, args } = "why" in why ? why.why : why;
        return this.say(`why-${key}`, args);
    }

    event(line: Pick<Line, "key" | "values">): string {
        let values = line.values ?? {};
        if (line.key === "forced" && typeof values.option === "string") {
            values = { ...values, option: parseOption(values.option) };
        }
        return this.say(`event-${line.key}`, values);
    }

    odds(odds: Odds): string {
        return this.say(`odds-${odds.key}`, { ...odds.args, percent: percent(odds.chance) });
    }
}

/** Round as Python does: half to even. */
export function percent(chance: number): number {
    const exact = 100 * chance;
    const below = Math.floor(exact);
    return exact - below === 0.5 ? below + (below % 2) : Math.round(exact);
}

function isText(value: unknown): value is Text {
    return typeof value === "object" && value !== null && "key" in value && typeof value.key === "string";
}

function isOption(value: unknown): value is Option {
    return typeof value === "object" && value !== null && "verb" in value && typeof value.verb === "string";
}

const TURNS = /[\p{Bidi_Control}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Isolate a player's name, so that a right-to-left name does not reverse the sentence around it. */
export function isolated(name: string): string {
    return TURNS.test(name) ? `\u2068${name}\u2069` : name;
}

/** Start a sentence with a capital, even if it begins with a name's article. */
function sentence(text: string): string {
    const [first = ""] = text;
    return first.toUpperCase() + text.slice(first.length);
}
