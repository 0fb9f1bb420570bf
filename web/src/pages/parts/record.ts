/** Statistics of finished games: win rates by mission and difficulty, and files to export them. */

import type { Game, TableInfo } from "../../lib/api";
import { filled, missionOption } from "./options";
import { seatsAt } from "./tableStatus";
import { wilson, type Interval } from "./wilson";

/** A finished game, flat enough for a table. */
export interface Played {
    table: string;
    game: string;
    mission: string;
    difficulty: string;
    won: boolean;
    result: string;
    cause: string;
    decisions: number;
    measures: Record<string, number>;
    begun: number;
    ended: number;
}

export interface Line {
    game: string;
    mission: string;
    difficulty: string;
    games: number;
    wins: number;
    interval: Interval;
    decisions: number; // on average
    measures: Record<string, number>; // on average
}

/** Whether a local person played the whole game: no lesson, no program, no copy of another game. */
export function counts(table: TableInfo): boolean {
    if (!table.outcome || table.lesson || table.copied) return false;
    return seatsAt(table).length > 0;
}

export function played(tables: readonly TableInfo[], games: readonly Game[]): Played[] {
    return tables.filter(counts).map((table) => {
        const options = games.find((game) => game.key === table.game)?.options ?? [];
        const values = { ...table.options, ...filled(options, table.options) };
        const mission = missionOption(options)?.name ?? "mission";
        return {
            table: table.id,
            game: table.game,
            mission: String(values[mission] ?? ""),
            difficulty: String(values["difficulty"] ?? ""),
            won: table.outcome?.won ?? false,
            result: table.outcome?.result ?? "",
            cause: table.outcome?.cause ?? "",
            decisions: Math.max(0, table.number - 1), // its `number` is that of the next one
            measures: numbers(table.measures),
            begun: table.created,
            ended: table.updated,
        };
    });
}

function numbers(measures: TableInfo["measures"] = {}): Record<string, number> {
    return Object.fromEntries(
        Object.entries(measures).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : [])),
    );
}

function mean(values: readonly number[]): number {
    return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

function line(rows: readonly Played[]): Line {
    const first = rows[0]!;
    const wins = rows.filter((row) => row.won).length;
    const names = [...new Set(rows.flatMap((row) => Object.keys(row.measures)))];
    return {
        game: first.game,
        mission: first.mission,
        difficulty: first.difficulty,
        games: rows.length,
        wins,
        interval: wilson(wins, rows.length),
        decisions: mean(rows.map((row) => row.decisions)),
        measures: Object.fromEntries(
            names.map((name) => [name, mean(rows.flatMap((row) => row.measures[name] ?? []))]),
        ),
    };
}

/** A row for each game, mission and difficulty, in the order of the games. */
export function lines(rows: readonly Played[], games: readonly Game[]): Line[] {
    const groups = new Map<string, Played[]>();
    for (const row of rows) {
        const key = `${row.game} ${row.mission} ${row.difficulty}`;
        groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    const place = (game: string, option: string | undefined, value: string): number => {
        const known = games.find((one) => one.key === game)?.options.find((one) => one.name === option);
        const at = known?.choices?.indexOf(value) ?? -1;
        return at < 0 ? Number.MAX_SAFE_INTEGER : at;
    };
    const missionOf = (game: string) => missionOption(games.find((one) => one.key === game)?.options ?? [])?.name;
    return [...groups.values()]
        .map(line)
        .sort(
            (a, b) =>
                a.game.localeCompare(b.game) ||
                place(a.game, missionOf(a.game), a.mission) - place(b.game, missionOf(b.game), b.mission) ||
                a.mission.localeCompare(b.mission) ||
                place(a.game, "difficulty", a.difficulty) - place(b.game, "difficulty", b.difficulty),
        );
}

/** The total for one game. */
export function total(rows: readonly Played[], game: string): Line | null {
    const own = rows.filter((row) => row.game === game);
    return own.length ? { ...line(own), mission: "", difficulty: "" } : null;
}

/** Escape a cell, so that a spreadsheet does not evaluate it. */
function cell(value: string | number | boolean): string {
    const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function time(value: number): string {
    return new Date(value * 1000).toISOString();
}

const COLUMNS = ["table", "game", "mission", "difficulty", "won", "result", "cause", "decisions"] as const;

export function asCsv(rows: readonly Played[]): string {
    const measures = [...new Set(rows.flatMap((row) => Object.keys(row.measures)))].sort();
    const head = [...COLUMNS, ...measures, "begun", "ended"];
    const body = rows.map((row) => [
        ...COLUMNS.map((name) => row[name]),
        ...measures.map((name) => row.measures[name] ?? ""),
        time(row.begun),
        time(row.ended),
    ]);
    return [head, ...body].map((cells) => cells.map(cell).join(",") + "\r\n").join("");
}

export function asJson(rows: readonly Played[], games: readonly Game[]): string {
    const dated = rows.map((row) => ({ ...row, begun: time(row.begun), ended: time(row.ended) }));
    return JSON.stringify({ lines: lines(rows, games), games: dated }, null, 2) + "\n";
}
