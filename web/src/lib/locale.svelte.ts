/** The client's own words, and those of the games with them, in the language of the settings. */

import { words as fetchWords } from "./api";
import { settings } from "./settings.svelte";
import { Words } from "./words";

const files = import.meta.glob<string>("../**/*.ftl", { query: "?raw", import: "default" });
const made = new Map<string, Promise<Words>>();

/** The words of a language: the client's, and those of a game and its board where one is named. */
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
    const own = Object.entries(files)
        .filter(([path]) => path.endsWith(`.${language}.ftl`))
        .filter(([path]) => !path.includes("/games/") || (game && path.includes(`/games/${game}/`)))
        .map(([, load]) => load());
    const sources = await Promise.all([...(game ? [fetchWords(game, language)] : []), ...own]);
    return new Words(language, sources);
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
