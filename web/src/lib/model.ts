/** The interface between a board and the table: what is shown now, and the options of its areas and pieces. */

import type { Component } from "svelte";
import type { About, Area, Card, Details, Line, Question, Reason, View } from "../protocol";
import type { Words } from "./words";

/** A recent change of a piece or track, for a number that floats up and fades. */
export interface Flash {
    id: string; // of the piece, area or track
    fact: string; // `hp`, `armor`, …
    by: number;
}

/**
 * The table that a board draws. Everything is reactive (runes): read it in markup and it stays current.
 * Ids are those of the view: areas, pieces (`piece.id`), and kinds of pieces if pieces have no id.
 */
export interface TableModel {
    readonly game: string;
    readonly view: View; // live, from the past, or a frame of the film
    readonly words: Words;
    readonly seat: string; // the seat that is being played, asked or not; empty for spectators
    readonly question: Question | null; // the open question of the seat that is being played, if the table is live
    readonly details: Details | null; // of that question; arrives after it
    readonly live: boolean; // false while the past or a film is shown
    readonly news: readonly Line[]; // log lines of the last step that was shown
    readonly flashes: readonly Flash[]; // what they changed
    readonly pace: number; // milliseconds that a move should take; 0: no animation

    /** How many options touch an area or piece; it glows if there are any. */
    lit(id: string): number;
    /** Whether the option (or area) being pointed at touches this; it is then highlighted. */
    pointed(id: string): boolean;
    /** Whether it has been picked: only options that touch everything picked are still listed. */
    picked(id: string): boolean;
    /** Options that touch all of these ids. */
    optionsAt(...ids: string[]): About[];
    /** Refused options that touch all of these ids, with their reasons. */
    refusedAt(...ids: string[]): Reason[];

    /** Hover or focus: highlight, and show what could be done there. */
    point(id: string | null): void;
    /** Click, Enter or tap: narrow the options to it. If only one is left, play it, unless it cannot be undone. */
    pick(id: string): void;
    /** Play an option by its written form. */
    play(option: string): void;
    /** Show a card, piece or area in the details panel. */
    inspect(id: string): void;

    area(id: string): Area | undefined;
    group(name: string): Area[];
    card(id: string): Card | undefined;
}

/**
 * A game's board and look. `web/src/games/KEY/index.ts` exports it as default; `Box.svelte` beside it is the picture
 * on the game's box, an SVG that fills its place.
 */
export interface GameArt {
    /** The board itself: one SVG whose natural size is `width` × `height`; the stage pans and zooms it. */
    Board: Component<{ table: TableModel }>;
    /** Beside the board on a wide screen, in a tab on a narrow one: tracks, zones, dashboards, bags. */
    Side: Component<{ table: TableModel }>;
    /** The game's own way to answer, between the question and the list of options: dice to tap, cards to buy. */
    Answers?: Component<{ table: TableModel }>;
    /**
     * Below this scale, the stage first shows the action (`data-here`) instead of the whole board:
     * on a narrow screen, and on others.
     */
    least?: readonly [narrow: number, other: number];
    /** The name of the side panel's tab in the locale files. */
    sideName?: string;
    /** Groups of areas that the board draws, for the test that none is forgotten. */
    groups?: readonly string[];
}
