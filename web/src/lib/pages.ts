/** The pages of the client, each loaded on its first visit. */

import type { Component } from "svelte";
import type { Route } from "./route";

const pages = import.meta.glob<{ default: Component }>("../pages/*.svelte");
const FILES: Record<string, string> = {
    home: "Home",
    new: "Setup",
    table: "Table",
    join: "Join",
    campaign: "Campaign",
    rules: "Rules",
    statistics: "Statistics",
    watch: "Watch",
    ...(import.meta.env.DEV ? { gallery: "Table" } : {}),
};

export async function pageOf(route: Route): Promise<Component | null> {
    if (route.page === "owner") return null;
    const page = pages[`../pages/${FILES[route.page] ?? "Missing"}.svelte`] ?? pages["../pages/Missing.svelte"];
    return page ? (await page()).default : null;
}
