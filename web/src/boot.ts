/**
 * The first script, kept small: it requests all that the first page needs before the page itself is loaded.
 * A later request for the same thing gets the same promise, errors included.
 */

import "./app.css";
import { games } from "./lib/api";
import { artOf } from "./lib/art";
import { keptLanguage } from "./lib/preferences";
import { callAhead } from "./lib/line";
import { pageOf } from "./lib/pages";
import { parse } from "./lib/route";
import { sourcesOf } from "./lib/sources";
import { keptTable } from "./lib/tokens";

const FONTS = ["1em 'Source Sans 3 Variable'", "600 1em 'Barlow Condensed'"];
const BOARD_FONT = "500 1em 'Barlow Condensed'";

const route = parse(location.hash);
const kept = route.page === "table" ? keptTable(route.args[0] ?? "") : undefined;
const language = keptLanguage();

function wanted(): Promise<unknown>[] {
    const always = [import("./main"), pageOf(route), sourcesOf(language), ...fonts(FONTS)];
    if (route.page === "home") return [...always, games()];
    if (!kept) return always;
    callAhead(kept.id);
    const board = kept.game ? [artOf(kept.game), sourcesOf(language, kept.game)] : [];
    return [...always, ...board, ...fonts([BOARD_FONT])];
}

function fonts(names: readonly string[]): Promise<unknown>[] {
    return names.map((name) => document.fonts.load(name));
}

for (const one of wanted()) one.catch(() => null);
