/** What is shown of a table: its current state, its past, or a film of what happened by itself. */

import type { Area, Card, Line, Past as PastFrame, Piece, View } from "../protocol";
import type { Asked } from "./connection";
import { Film } from "./film.svelte";
import { Heard } from "./received.svelte";
import { flashesBetween, piecesOf } from "./merge";
import type { Flash } from "./model";
import { settings } from "./settings.svelte";

const FLASH = 1600; // milliseconds that a number floats
const LEAF = 40; // milliseconds between two requests for the past

interface Past {
    number: number;
    view: View | null; // requested, not arrived yet
    log: readonly Line[];
}

export abstract class Shown extends Heard {
    past = $state.raw<Past | null>(null);
    readonly film = new Film((flashes) => this.showFlashes(flashes));
    flashes = $state.raw<readonly Flash[]>([]);
    private leafing: ReturnType<typeof setTimeout> | undefined;
    private fading: ReturnType<typeof setTimeout> | undefined;

    readonly view: View = $derived(this.film.view ?? this.past?.view ?? this.now);
    readonly live = $derived(this.film.view === null && this.past === null);
    readonly news: readonly Line[] = $derived(this.film.frame?.log ?? this.past?.log ?? this.latest);
    readonly pace = $derived(settings.pace);

    private readonly areas: ReadonlyMap<string, Area> = $derived(
        new Map(this.view.areas?.map((area) => [area.id, area])),
    );
    private readonly groups: ReadonlyMap<string, Area[]> = $derived(grouped(this.view.areas ?? []));
    private readonly cards: ReadonlyMap<string, Card> = $derived(
        new Map(this.view.cards?.map((card) => [card.id, card])),
    );
    private readonly pieces: ReadonlyMap<string, Piece> = $derived(piecesOf(this.view));

    protected abstract send(frame: Asked): void;

    area(id: string): Area | undefined {
        return this.areas.get(id);
    }

    group(name: string): Area[] {
        return this.groups.get(name) ?? [];
    }

    card(id: string): Card | undefined {
        return this.cards.get(id);
    }

    piece(id: string): Piece | undefined {
        return this.pieces.get(id);
    }

    /** What an area, piece or card is called. */
    nameOf(id: string): string {
        const named = this.words.name(id);
        if (named !== id) return named;
        const piece = this.pieces.get(id);
        return piece ? this.words.name(piece.kind) : id;
    }

    // -- the past ------------------------------------------------------------------------------------------------------

    /** Show the table after this many decisions; the current table if there are no more. */
    lookBack(number: number): void {
        const last = this.number - 1;
        if (number >= last && this.past === null) return;
        if (number > last) return this.lookAtNow();
        const at = Math.max(0, Math.min(number, last));
        this.film.stop();
        this.past = {
            number: at,
            view: this.past?.view ?? this.now,
            log: this.log.filter((one) => one.decision === at),
        };
        this.leaf();
    }

    /** Request the wanted position; skip positions that a slider passes quickly. */
    private leaf(): void {
        if (this.leafing !== undefined || !this.past) return;
        const { number } = this.past;
        this.askPast();
        this.leafing = setTimeout(() => {
            this.leafing = undefined;
            if (this.past?.number !== number) this.leaf();
        }, LEAF);
    }

    protected askPast(): void {
        if (this.past) this.send({ do: "past", number: this.past.number });
    }

    /** A position has arrived; show it only if it is the wanted one. */
    protected showPast({ number, view, log }: PastFrame): void {
        if (this.past?.number !== number) return;
        const before = this.past.view;
        this.past = { number, view, log: log ?? [] };
        if (before) this.showFlashes(flashesBetween(before, view));
    }

    lookAtNow(): void {
        this.past = null;
    }

    /** Show again what happened after a decision. */
    replay(number: number): void {
        this.film.stop();
        this.send({ do: "film", number });
    }

    protected showFlashes(flashes: Flash[]): void {
        clearTimeout(this.fading);
        this.flashes = flashes;
        if (flashes.length) this.fading = setTimeout(() => (this.flashes = []), FLASH);
    }

    protected stopShowing(): void {
        this.film.stop();
        clearTimeout(this.leafing);
    }
}

function grouped(areas: readonly Area[]): Map<string, Area[]> {
    const groups = new Map<string, Area[]>();
    for (const area of areas) {
        const group = groups.get(area.group);
        if (group) group.push(area);
        else groups.set(area.group, [area]);
    }
    return groups;
}
