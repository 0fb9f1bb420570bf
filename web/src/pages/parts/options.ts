/** The form of a game's options: what the server describes, filled in, and what of it differs from the rulebook. */

import type { GameOption } from "../../lib/api";

export type Value = string | number | boolean | string[];
export type Values = Record<string, Value>;

/** Options that decide what kind of game it is; all others are house rules. */
const FOREMOST = ["mission", "scenario", "mode", "map", "difficulty", "players", "units", "heroes"];
/** Options that name what is played, for headings, statistics and campaigns. */
const MISSIONS = ["mission", "scenario", "mode"];

export function isForemost(option: GameOption): boolean {
    return FOREMOST.includes(option.name);
}

export function foremost(options: readonly GameOption[]): GameOption[] {
    return options.filter(isForemost).sort((a, b) => FOREMOST.indexOf(a.name) - FOREMOST.indexOf(b.name));
}

export function houseRules(options: readonly GameOption[]): GameOption[] {
    return options.filter((option) => !isForemost(option));
}

/** The option that says which mission is played, if this game has such a thing. */
export function missionOption(options: readonly GameOption[]): GameOption | undefined {
    return MISSIONS.map((name) => options.find((option) => option.name === name)).find(
        (option) => option !== undefined,
    );
}

/** Whether a value can be that of an option; settings that were kept may be older than the game. */
export function fits(option: GameOption, value: unknown): value is Value {
    const choices = option.choices ?? [];
    switch (option.kind) {
        case "flag":
            return typeof value === "boolean";
        case "number":
            return (
                typeof value === "number" &&
                Number.isInteger(value) &&
                value >= (option.least ?? -Infinity) &&
                value <= (option.most ?? Infinity)
            );
        case "several":
            return Array.isArray(value) && value.every((one) => choices.includes(one));
        default:
            return typeof value === "string" && (choices.length === 0 || choices.includes(value));
    }
}

function fallback(option: GameOption): Value {
    if (option.default !== undefined && option.default !== null) return option.default as Value;
    if (option.kind === "flag") return false;
    if (option.kind === "number") return option.least ?? 0;
    if (option.kind === "several") return [];
    return String(option.choices?.[0] ?? "");
}

/** Every option with a value: the given one where it still fits, the game's own otherwise. */
export function filled(options: readonly GameOption[], given: Readonly<Record<string, unknown>> = {}): Values {
    return Object.fromEntries(
        options.map((option) => {
            const value = given[option.name];
            const kept = fits(option, value) ? value : fallback(option);
            return [option.name, Array.isArray(kept) ? [...kept] : kept];
        }),
    );
}

export function isDefault(option: GameOption, value: Value | undefined): boolean {
    return value === undefined || JSON.stringify(value) === JSON.stringify(fallback(option));
}

/** What has to be told the server: the values that are not the game's own. */
export function changed(options: readonly GameOption[], values: Readonly<Record<string, unknown>>): Values {
    const given = filled(options, values);
    return Object.fromEntries(
        options.flatMap((option) => {
            const value = given[option.name];
            return value === undefined || isDefault(option, value) ? [] : [[option.name, value]];
        }),
    );
}

/** How many of a list are to be picked, where a number is asked for: `none` means that the game picks. */
export function isPicked(option: GameOption, value: Value | undefined): boolean {
    if (option.kind !== "several" || !Array.isArray(value)) return true;
    if (value.length === 0 && isDefault(option, value)) return true;
    return value.length >= (option.least ?? 0) && value.length <= (option.most ?? Infinity);
}

/** `charge-fallback` as words, for an option that no locale knows. */
export function readable(name: string): string {
    const words = name.replaceAll("-", " ");
    return words.slice(0, 1).toUpperCase() + words.slice(1);
}
