/** The games of the server with their words and pictures, and the tables of this browser. */

import type { Component } from "svelte";
import * as api from "../../lib/api";
import type { Game, TableInfo } from "../../lib/api";
import { boxOf } from "../../lib/art";
import { loadWords } from "../../lib/locale.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Words } from "../../lib/words";

const AT_ONCE = 6; // requests for tables

class Shelf {
    games = $state.raw<Game[] | null>(null);
    tables = $state.raw<TableInfo[] | null>(null);
    words = $state.raw<Record<string, Words>>({});
    boxes = $state.raw<Record<string, Component | null>>({}); // null: the game has no picture
    trouble = $state.raw<unknown>(null);

    game(key: string): Game | undefined {
        return this.games?.find((one) => one.key === key);
    }

    /** The games, with their words in the language of the settings. */
    async open(): Promise<void> {
        const { language } = settings;
        try {
            this.games = await api.games();
            this.trouble = null;
        } catch (error) {
            this.trouble = error;
            return;
        }
        await Promise.all(this.games.map((game) => this.dress(game.key, language)));
    }

    /** Load words and picture, each shown when it arrives; a game without them is shown too. */
    private async dress(key: string, language: string): Promise<void> {
        const speak = async (): Promise<void> => {
            const words = await loadWords(language, key);
            if (language === settings.language) this.words = { ...this.words, [key]: words };
        };
        const paint = async (): Promise<void> => {
            const Box = await boxOf(key);
            this.boxes = { ...this.boxes, [key]: Box };
        };
        const done = await Promise.allSettled([speak(), ...(this.boxes[key] ? [] : [paint()])]);
        if (done[1]?.status === "rejected") this.boxes = { ...this.boxes, [key]: null };
        if (done[0].status === "rejected") this.trouble = done[0].reason;
    }

    /** The tables that this browser has a token for, or all tables with the owner's token; newest first. */
    async lay(): Promise<void> {
        const found = new Map<string, TableInfo>();
        if (api.ownerToken()) {
            try {
                for (const table of await api.tables()) found.set(table.id, table);
            } catch (error) {
                this.trouble = error;
            }
        }
        const waiting = api.keptTables().map((kept) => kept.id);
        const fetchSome = async (): Promise<void> => {
            for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
                try {
                    found.set(id, await api.table(id));
                } catch (error) {
                    // Forget a table that is gone; report any other error.
                    if (!(error instanceof api.ApiError && [401, 403, 404].includes(error.status)))
                        this.trouble = error;
                }
            }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
        this.tables = [...found.values()].sort((a, b) => b.updated - a.updated);
    }

    /** Insert a new or changed table into the list. */
    put(table: TableInfo): void {
        this.tables = [table, ...(this.tables ?? []).filter((one) => one.id !== table.id)];
    }
}

export const shelf = new Shelf();
