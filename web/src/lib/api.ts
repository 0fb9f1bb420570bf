/** The HTTP part of the protocol (`docs/protocol.md`). Stores and sends tokens, so that pages need not. */

import type { Holder, Text } from "../protocol";
import { forgetTable, keepTable, keptTable, ownerToken } from "./tokens";

export { forgetTable, keepOwner, keepTable, keptTable, keptTables, ownerToken } from "./tokens";

export interface GameOption {
    name: string;
    kind: "choice" | "flag" | "number" | "several";
    choices?: unknown[];
    least?: number;
    most?: number;
    default?: unknown;
}

export interface Game {
    key: string;
    ruleset: string;
    options: GameOption[];
    players: string[]; // programs that can hold a seat
    lessons?: string[];
    campaign?: Record<string, unknown>[];
    carried?: string[]; // options that a finished chapter sets for the next one
    passes_over?: boolean; // the chapter after a lost one may be played
    [more: string]: unknown;
}

export interface SeatSetting {
    holder: Holder["holder"];
    program?: string;
    name?: string;
}

export interface NewTable {
    game: string;
    options?: Record<string, unknown>;
    seed?: string | number | null;
    name?: string;
    seats?: Record<string, SeatSetting>;
    lesson?: string;
    campaign?: string;
    chapter?: number | null;
}

export interface TableInfo {
    id: string;
    game: string;
    name: string;
    options: Record<string, unknown>;
    seats: Holder[];
    role?: string; // host, seat, watch or owner
    seat?: string; // held by this browser, if its role is `seat`
    created: number;
    updated: number;
    number: number;
    seq: number;
    waiting: string[];
    heading: Text;
    outcome: { won: boolean; result: string; cause: string } | null;
    closed: boolean;
    lesson?: string;
    campaign?: string;
    chapter?: number | null;
    measures?: Record<string, unknown>;
    handed?: Record<string, unknown>; // what a finished game hands on to the next chapter of its campaign
    copied?: number; // decisions taken before this table was made, as a clone or from a journal
    origin?: unknown;
}

export interface Rule {
    id: string;
    topic: string;
    text: string;
    source: string; // the pages of the rulebook
    kind: string; // rule, component, example or ruling
}

export interface Made {
    table: TableInfo;
    token: string;
}

export interface Joined extends Made {
    role: "host" | "seat" | "watch";
    seat?: string;
}

/** An error from the server. */
export class ApiError extends Error {
    constructor(
        readonly status: number,
        readonly code: string,
        message: string,
        readonly wait = 0, // seconds to wait before trying again
    ) {
        super(message);
    }
}

interface Asking {
    method?: string;
    body?: unknown;
    token?: string;
}

async function ask(path: string, { method = "GET", body, token = "" }: Asking = {}): Promise<Response> {
    const headers: Record<string, string> = {};
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    let answer: Response;
    try {
        answer = await fetch(`/api${path}`, {
            method,
            headers,
            body: body === undefined ? null : JSON.stringify(body),
        });
    } catch {
        throw new ApiError(0, "unreachable", "the server cannot be reached");
    }
    if (answer.ok) return answer;
    const wait = Number(answer.headers.get("Retry-After") ?? 0) || 0;
    const told = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
    throw new ApiError(answer.status, told.code ?? "error", told.message ?? answer.statusText, wait);
}

async function json<T>(path: string, asking?: Asking): Promise<T> {
    return (await (await ask(path, asking)).json()) as T;
}

const at = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;

/** The token for a table: its own, or the owner's. */
export const tokenFor = (id: string): string => keptTable(id)?.token || ownerToken();

const once = new Map<string, Promise<unknown>>();

function kept<T>(key: string, get: () => Promise<T>): Promise<T> {
    let found = once.get(key) as Promise<T> | undefined;
    if (!found) {
        found = get();
        found.catch(() => once.delete(key));
        once.set(key, found);
    }
    return found;
}

function keep<T extends Made>(made: T, role: Joined["role"], seat = ""): T {
    const { id, game, name } = made.table;
    keepTable({ id, token: made.token, role, game, name, ...(seat ? { seat } : {}) });
    return made;
}

export const games = (): Promise<Game[]> => kept("games", () => json<Game[]>("/games"));

/** The seats of a table with these options, or an error that says why the options are not possible. */
export function seats(key: string, options: Readonly<Record<string, unknown>>): Promise<string[]> {
    const path = `/games/${encodeURIComponent(key)}/seats?${asQuery(options)}`;
    return kept(path, () => json<string[]>(path));
}

/** Options as a query string; an option with several values is repeated, or sent empty if it has none. */
export function asQuery(options: Readonly<Record<string, unknown>>): string {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(options)) {
        const values: unknown[] = Array.isArray(value) ? value : [value];
        for (const one of values.length ? values : [""]) query.append(name, String(one));
    }
    return query.toString();
}

/** A game's Fluent file. */
export const words = async (key: string, language: string): Promise<string> =>
    (await ask(`/games/${encodeURIComponent(key)}/words/${language}`)).text();

export const rules = (key: string): Promise<Rule[]> =>
    kept(`rules ${key}`, () => json<Rule[]>(`/games/${encodeURIComponent(key)}/rules`));

export const createTable = async (body: NewTable): Promise<Made> =>
    keep(await json<Made>("/tables", { method: "POST", body }), "host");

export const importJournal = async (journal: string, name = ""): Promise<Made> =>
    keep(await json<Made>("/tables/import", { method: "POST", body: { journal, name } }), "host");

/** All tables of the server; only its owner may ask. */
export const tables = (): Promise<TableInfo[]> => json("/tables", { token: ownerToken() });

export async function table(id: string): Promise<TableInfo> {
    try {
        const info = await json<TableInfo>(at(id), { token: tokenFor(id) });
        if (keptTable(id)) keepTable({ id, game: info.game, name: info.name, at: keptTable(id)?.at ?? Date.now() });
        return info;
    } catch (error) {
        if (error instanceof ApiError && (error.status === 401 || error.status === 404)) forgetTable(id);
        throw error;
    }
}

export const rename = (id: string, name: string): Promise<TableInfo> =>
    json(at(id), { method: "PATCH", body: { name }, token: tokenFor(id) });

export const close = (id: string): Promise<TableInfo> => json(at(id), { method: "DELETE", token: tokenFor(id) });

/** A new host's token for a table, for the owner of the server. */
export const host = async (id: string): Promise<Made> =>
    keep(await json<Made>(at(id, "/host"), { method: "POST", token: ownerToken() }), "host");

export const setSeat = (
    id: string,
    seat: string,
    setting: SeatSetting,
): Promise<{ table: TableInfo; invitation?: string }> =>
    json(at(id, `/seats/${encodeURIComponent(seat)}`), { method: "PUT", body: setting, token: tokenFor(id) });

export const watchLink = (id: string): Promise<{ invitation: string }> =>
    json(at(id, "/watch"), { method: "POST", token: tokenFor(id) });

export async function join(invitation: string, name = ""): Promise<Joined> {
    const joined = await json<Joined>("/join", { method: "POST", body: { invitation, name } });
    return keep(joined, joined.role, joined.seat);
}

export async function sit(id: string, seat: string, name = ""): Promise<Joined> {
    const joined = await json<Joined>(at(id, "/sit"), { method: "POST", body: { seat, name }, token: tokenFor(id) });
    return keep(joined, joined.role, joined.seat);
}

export const rematch = async (id: string): Promise<Made> =>
    keep(await json<Made>(at(id, "/rematch"), { method: "POST", token: tokenFor(id) }), "host");

export const clone = async (id: string, number: number): Promise<Made> =>
    keep(await json<Made>(at(id, "/clone"), { method: "POST", body: { number }, token: tokenFor(id) }), "host");

export const journal = async (id: string): Promise<string> =>
    (await ask(at(id, "/journal"), { token: tokenFor(id) })).text();

export const health = (): Promise<{ ok: boolean; version: string }> => json("/health");

/** The link for an invitation. */
export const inviteLink = (invitation: string): string => `${location.origin}/#/join/${invitation}`;
