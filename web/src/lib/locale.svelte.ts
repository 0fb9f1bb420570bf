/** The words of the client and of the games, in the language of the settings. */

import { settings } from "./settings.svelte";
import { sourcesOf } from "./sources";
import { Words } from "./words";

const made = new Map<string, Promise<Words>>();

/** The words of a language: the client's, and those of a game and its board if one is named. */
export function loadWords(language: string, game = ""): Promise<Words> {
    const key = `${language} ${game}`;
    let words = made.get(key);
    if (!words) {
        words = make(language, game).catch((error: unknown) => {
            made.delete(key);
            throw error;
        });
        made.set(key, words);
    }
    return words;
}

async function make(language: string, game: string): Promise<Words> {
    return new Words(language, await sourcesOf(language, game));
}

class Locale {
    /** The client's own words; those of a table's game are in `table.words`. */
    words = $state.raw(new Words("en", []));

    /** Follow the language of the settings. */
    async follow(): Promise<void> {
        const { language } = settings;
        const words = await loadWords(language);
        if (language === settings.language) this.words = words;
    }
}

export const locale = new Locale();

/** A sentence of the client, in the language of the settings; reactive. */
export function say(key: string, args?: Record<string, unknown>): string {
    return locale.words.say(key, args);
}
