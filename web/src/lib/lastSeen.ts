/** Remembers what a player has seen of each table, to show what happened during an absence. */

const KEY = "sandtable.seen";

function all(): Record<string, number> {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        return typeof kept === "object" && kept !== null ? (kept as Record<string, number>) : {};
    } catch {
        return {};
    }
}

/** The last decision that was seen at a table; null if there is none. */
export function seenAt(table: string): number | null {
    const seen = all()[table];
    return typeof seen === "number" ? seen : null;
}

export function sawAll(table: string, decision: number): void {
    const seen = all();
    if (seen[table] === decision) return;
    const recent = Object.entries(seen).slice(-200);
    try {
        localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [table]: decision }));
    } catch {
        // Without storage, show nothing.
    }
}
