/** Loads words: the client's own files, and those of a game from the server. */

import { words as wordsOf } from "./api";

const files = import.meta.glob<string>("../**/*.ftl", { query: "?raw", import: "default" });
const asked = new Map<string, Promise<string[]>>();

/** The client's words in a language, and those of a game and its board if one is named. */
export function sourcesOf(language: string, game = ""): Promise<string[]> {
    const key = `${language} ${game}`;
    let sources = asked.get(key);
    if (!sources) {
        sources = fetchAll(language, game);
        sources.catch(() => asked.delete(key));
        asked.set(key, sources);
    }
    return sources;
}

function fetchAll(language: string, game: string): Promise<string[]> {
    const own = Object.entries(files)
        .filter(([path]) => path.endsWith(`.${language}.ftl`))
        .filter(([path]) => !path.includes("/games/") || (game && path.includes(`/games/${game}/`)))
        .map(([, load]) => load());
    return Promise.all([...(game ? [wordsOf(game, language)] : []), ...own]);
}
