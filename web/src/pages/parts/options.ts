/** The form of a game's options: the server's description, the values, and what differs from the rulebook. */

import type { GameOption } from "../../lib/api";

export type Value = string | number | boolean | string[];
export type Values = Record<string, Value>;

/** Options that decide the kind of game; all others are house rules. */
const FOREMOST = ["mission", "scenario", "mode", "map", "difficulty", "players", "units", "heroes"];
/** Options that name what is played, for headings, statistics and campaigns. */
const MISSIONS = ["mission", "scenario", "mode"];

export function isForemost(option: GameOption): boolean {
    return FOREMOST.includes(option.name);
}

/** The options to ask first; what only one mission asks (`raid-map` of `raid`) follows that mission once it is chosen. */
export function foremost(options: readonly GameOption[], values: Readonly<Record<string, unknown>> = {}): GameOption[] {
    const mission = missionOption(options);
    const first = options.filter(isForemost).sort((a, b) => FOREMOST.indexOf(a.name) - FOREMOST.indexOf(b.name));
    const parts = options.filter((option) => {
        const whole = missionAsking(option, options);
        return whole !== undefined && whole === values[mission?.name ?? ""];
    });
    return first.flatMap((option) => (option === mission ? [option, ...parts] : [option]));
}

export function houseRules(options: readonly GameOption[]): GameOption[] {
    return options.filter((option) => !isForemost(option) && missionAsking(option, options) === undefined);
}

/** The mission that alone asks for this option: its name begins with that mission's. */
function missionAsking(option: GameOption, options: readonly GameOption[]): string | undefined {
    const missions = missionOption(options)?.choices?.map(String);
    return missions?.find((mission) => option.name.startsWith(`${mission}-`));
}

/** The option that names the mission, if the game has missions. */
export function missionOption(options: readonly GameOption[]): GameOption | undefined {
    return MISSIONS.map((name) => options.find((option) => option.name === name)).find(
        (option) => option !== undefined,
    );
}

/** Whether a value is valid for an option; stored settings may be older than the game. */
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

/** A value for every option: the given one if it is valid, else the default. */
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

/** The values to send to the server: those that are not the default. */
export function changed(options: readonly GameOption[], values: Readonly<Record<string, unknown>>): Values {
    const given = filled(options, values);
    return Object.fromEntries(
        options.flatMap((option) => {
            const value = given[option.name];
            return value === undefined || isDefault(option, value) ? [] : [[option.name, value]];
        }),
    );
}

/** How many of a list to pick, if a number is required; `none` means that the game picks. */
export function isPicked(option: GameOption, value: Value | undefined): boolean {
    if (option.kind !== "several" || !Array.isArray(value)) return true;
    if (value.length === 0 && isDefault(option, value)) return true;
    return value.length >= (option.least ?? 0) && value.length <= (option.most ?? Infinity);
}

/** `charge-fallback` as words, for an option without words. */
export function readable(name: string): string {
    const words = name.replaceAll("-", " ");
    return words.slice(0, 1).toUpperCase() + words.slice(1);
}
