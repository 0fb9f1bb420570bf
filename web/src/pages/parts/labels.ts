/** Names of things on the pages: in the game's words if it has them, readable in any case. */

import type { Game, GameOption, TableInfo } from "../../lib/api";
import { say } from "../../lib/locale.svelte";
import { isolated, type Words } from "../../lib/words";
import { filled, foremost, isDefault, readable, type Value } from "./options";

export function gameTitle(words: Words | undefined, key: string): string {
    return words?.has("title") ? words.say("title") : readable(key);
}

export function tagline(words: Words | undefined): string {
    return words?.has("tagline") ? words.say("tagline") : "";
}

export function lessonTitle(words: Words | undefined, lesson: string): string {
    return words?.has(`lesson-${lesson}`) ? words.say(`lesson-${lesson}`) : readable(lesson);
}

export function optionLabel(words: Words | undefined, name: string): string {
    return words?.has(`setting-${name}`) ? words.say(`setting-${name}`) : readable(name);
}

/** The name of a value, first by its option: `name-mission-cells`. */
export function valueLabel(words: Words | undefined, option: string, value: unknown): string {
    if (typeof value === "number") return String(value);
    const id = String(value);
    const name = words?.name(id, option) ?? id;
    return name === id ? readable(id) : name.slice(0, 1).toUpperCase() + name.slice(1);
}

/** A sentence about a value, if the game has one, such as a mission's briefing. */
export function valueHelp(words: Words | undefined, value: unknown): string {
    const key = `briefing-${String(value)}`;
    return words?.has(key) ? words.say(key) : "";
}

export function seatLabel(words: Words | undefined, seat: string): string {
    const name = words?.name(seat, "seat") ?? seat;
    return name === seat ? readable(seat) : name;
}

/** Who sits there: the person's name, or the seat's. */
export function sitterLabel(words: Words | undefined, table: TableInfo, seat: string): string {
    const who = table.seats.find((one) => one.seat === seat);
    return who?.name && who.name !== seat ? isolated(who.name) : seatLabel(words, seat);
}

export interface Named {
    option: GameOption;
    value: Value;
}

/** The options that distinguish a table: the first ones, and changed house rules. */
export function telling(game: Game | undefined, options: Readonly<Record<string, unknown>>): Named[] {
    if (!game) return [];
    const values = filled(game.options, options);
    const first = foremost(game.options, values).filter(
        (option) => option.kind === "choice" || !isDefault(option, values[option.name]),
    );
    return first.map((option) => ({ option, value: values[option.name]! }));
}

export function valuesLabel(words: Words | undefined, { option, value }: Named): string {
    return [value]
        .flat()
        .map((one) => valueLabel(words, option.name, one))
        .join(", ");
}

/** The settings of a table in one line: mission, difficulty, players. */
export function settingsLine(words: Words | undefined, game: Game, options: Readonly<Record<string, unknown>>): string {
    const told = telling(game, options).map((named) => {
        const { name, kind } = named.option;
        if (name === "players") return say("home-players", { n: Number(named.value) });
        const value = valuesLabel(words, named);
        return kind === "number" ? say("home-number", { what: optionLabel(words, name), value }) : value;
    });
    return told.join(" · ");
}
