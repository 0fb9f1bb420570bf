/** A campaign is a set of tables with its name and a chapter number. */

import type { Game, TableInfo } from "../../lib/api";

export type ChapterState = "won" | "lost" | "playing" | "next" | "ahead";

export interface Chapter {
    number: number; // from 1, as people count
    options: Record<string, unknown>;
    tables: TableInfo[]; // the newest first
    losses: number;
    state: ChapterState;
}

export interface Campaign {
    name: string;
    chapters: Chapter[];
    won: number;
    updated: number;
}

const MOST_NAME = 50; // the server accepts 60, and a number may follow

function chapter(number: number, options: Record<string, unknown>, tables: TableInfo[]): Chapter {
    const own = tables.filter((table) => table.chapter === number).sort((a, b) => b.updated - a.updated);
    const losses = own.filter((table) => table.outcome && !table.outcome.won).length;
    const won = own.some((table) => table.outcome?.won);
    const open = own.some((table) => !table.outcome && !table.closed);
    return { number, options, tables: own, losses, state: won ? "won" : open ? "playing" : losses ? "lost" : "ahead" };
}

/** The chapters in order with their results; the first that is neither won nor begun is the next. */
export function campaignOf(game: Game, name: string, tables: readonly TableInfo[]): Campaign {
    const own = tables.filter((table) => table.game === game.key && table.campaign === name);
    const chapters = (game.campaign ?? []).map((options, at) => chapter(at + 1, options, own));
    const next = chapters.find((one) => one.state !== "won" && !(game.passes_over && one.state === "lost"));
    if (next?.state === "ahead") next.state = "next";
    return {
        name,
        chapters,
        won: chapters.filter((one) => one.state === "won").length,
        updated: Math.max(0, ...own.map((table) => table.updated)),
    };
}

/** The campaigns of a game, the most recently played first. */
export function campaignsOf(game: Game, tables: readonly TableInfo[]): Campaign[] {
    const names = new Set(
        tables.filter((table) => table.game === game.key && table.campaign).map((one) => one.campaign!),
    );
    return [...names].map((name) => campaignOf(game, name, tables)).sort((a, b) => b.updated - a.updated);
}

/** The options of a chapter's table: those that the campaign shares, its own, and what the chapter before hands on. */
export function optionsOf(game: Game, campaign: Campaign, chapter: Chapter): Record<string, unknown> {
    const common = Object.entries(commonOptions(campaign)).filter(([name]) => !game.carried?.includes(name));
    const before = campaign.chapters[chapter.number - 2]?.tables.filter((table) => table.outcome) ?? [];
    const told = before.find((table) => table.outcome?.won) ?? before[0];
    return { ...Object.fromEntries(common), ...chapter.options, ...told?.handed };
}

/** The options that a campaign's tables share: those of the latest table, without those that its chapter sets. */
export function commonOptions(campaign: Campaign): Record<string, unknown> {
    const latest = campaign.chapters
        .flatMap((one) => one.tables.map((table) => ({ table, own: Object.keys(one.options) })))
        .sort((a, b) => b.table.updated - a.table.updated)[0];
    if (!latest) return {};
    return Object.fromEntries(Object.entries(latest.table.options).filter(([name]) => !latest.own.includes(name)));
}

/** A unique name for a campaign. */
export function freeName(wanted: string, taken: readonly string[]): string {
    const plain = wanted.trim().replace(/\s+/g, " ").slice(0, MOST_NAME);
    let name = plain;
    for (let number = 2; taken.includes(name); number += 1) name = `${plain} ${number}`;
    return name;
}
