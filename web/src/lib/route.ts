/** The current page of the client: `#/table/ID`. The part after the `#` never leaves the browser. */

export interface Route {
    page: string; // home, new, table, join, owner, campaign, rules, statistics, gallery
    args: readonly string[];
}

export function parse(hash: string): Route {
    const [page = "", ...args] = hash.replace(/^#\/?/, "").split("/").map(decode);
    return { page: page || "home", args };
}

function decode(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}
