/** Navigation by the address. */

import { parse, type Route } from "./route";

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

/** Go there without keeping the current address in the history, as after an invitation. */
export function replace(page: string, ...args: string[]): void {
    history.replaceState(null, "", href(page, ...args));
    router.route = parse(location.hash);
}
