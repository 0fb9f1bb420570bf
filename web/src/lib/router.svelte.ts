/** Where in the client somebody is: `#/table/ID`. What stands behind the `#` never leaves the browser. */

export interface Route {
    page: string; // home, new, table, join, owner, campaign, rules, statistics, gallery
    args: readonly string[];
}

function parse(hash: string): Route {
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

class Router {
    route = $state.raw<Route>({ page: "home", args: [] });

    constructor() {
        if (typeof window === "undefined") return;
        this.route = parse(location.hash);
        window.addEventListener("hashchange", () => (this.route = parse(location.hash)));
    }
}

export const router = new Router();

/** The address of a page, for `href`. */
export function href(page: string, ...args: string[]): string {
    return `#/${[page === "home" ? "" : page, ...args.map(encodeURIComponent)].filter(Boolean).join("/")}`;
}

export function go(page: string, ...args: string[]): void {
    location.hash = href(page, ...args);
}

/** Go there without leaving the present address behind, as after an invitation was used. */
export function replace(page: string, ...args: string[]): void {
    history.replaceState(null, "", href(page, ...args));
    router.route = parse(location.hash);
}
