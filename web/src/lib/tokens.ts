/** The tokens that this browser stores: one for each table, and the owner's. */

const TABLES = "sandtable.tables";
const OWNER = "sandtable.owner";

export interface Kept {
    id: string;
    token: string;
    role: "host" | "seat" | "watch";
    seat?: string;
    game?: string;
    name?: string;
    at: number; // when it was last used
}

export function keptTables(): Kept[] {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(TABLES) ?? "[]");
        return Array.isArray(kept) ? kept.filter(isKept).sort((a, b) => b.at - a.at) : [];
    } catch {
        return [];
    }
}

function isKept(one: unknown): one is Kept {
    return typeof one === "object" && one !== null && "id" in one && "token" in one && "at" in one;
}

export function keptTable(id: string): Kept | undefined {
    return keptTables().find((table) => table.id === id);
}

/** Store a token, or update a table whose token is stored. */
export function keepTable(table: Partial<Kept> & { id: string }): void {
    const all = keptTables();
    const known = all.find((one) => one.id === table.id);
    const now = { ...known, at: Date.now(), ...table };
    if (isKept(now) && now.token) save([now as Kept, ...all.filter((one) => one.id !== table.id)]);
}

export function forgetTable(id: string): void {
    save(keptTables().filter((table) => table.id !== id));
}

function save(tables: Kept[]): void {
    try {
        localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, 200)));
    } catch {
        // Without storage, tokens last as long as the page is open.
    }
}

export function ownerToken(): string {
    try {
        return localStorage.getItem(OWNER) ?? "";
    } catch {
        return "";
    }
}

export function keepOwner(token: string): void {
    try {
        localStorage.setItem(OWNER, token);
    } catch {
        // Without storage, nothing to remove.
    }
}
