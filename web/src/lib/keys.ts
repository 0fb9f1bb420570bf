/** Keyboard control. Keys do nothing while somebody types or a dialog is open. */

import type { Desk } from "./desk.svelte";
import type { Table } from "./table.svelte";

export const KEYS = [
    { keys: ["1", "…", "9"], does: "number" },
    { keys: ["↑", "↓", "←", "→"], does: "arrows" },
    { keys: ["Enter"], does: "enter" },
    { keys: ["Esc"], does: "escape" },
    { keys: ["U"], does: "undo" },
    { keys: ["Y"], does: "redo" },
    { keys: ["H"], does: "hint" },
    { keys: ["Space"], does: "space" },
    { keys: ["S"], does: "seat" },
    { keys: ["F"], does: "fit" },
    { keys: ["+", "−"], does: "zoom" },
    { keys: ["⇧ ←", "⇧ →", "⇧ ↑", "⇧ ↓"], does: "pan" },
    { keys: ["L"], does: "log" },
    { keys: ["R"], does: "rules" },
    { keys: ["?"], does: "sheet" },
] as const;

const STEP = 80; // pixels that an arrow moves the board
const WAYS: Record<string, readonly [number, number]> = {
    ArrowLeft: [1, 0],
    ArrowRight: [-1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
};

export function keysFor(current: () => Table, desk: Desk): (event: KeyboardEvent) => void {
    return (event) => {
        if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        const { target } = event;
        if (target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]")) return;
        if (handled(event, current(), desk)) event.preventDefault();
    };
}

function handled(event: KeyboardEvent, table: Table, desk: Desk): boolean {
    const { key } = event;
    const way = WAYS[key];
    if (way) {
        if (event.shiftKey) desk.stage?.pan(way[0] * STEP, way[1] * STEP);
        else arrow(way[0] + way[1] > 0 ? -1 : 1, table);
        return true;
    }
    if (/^[1-9]$/.test(key)) {
        choices()[Number(key) - 1]?.click();
        return true;
    }
    switch (key.length === 1 ? key.toLowerCase() : key) {
        case " ":
            return space(event, table);
        case "Escape":
            escape(table, desk);
            return true;
        case "u":
            if (table.reach.step && !table.reach.step.sealed) table.undo("step");
            else desk.toggle("undo");
            return true;
        case "y":
            table.redoOne();
            return true;
        case "h":
            table.askHint();
            return true;
        case "s":
            table.nextSeat();
            return true;
        case "f":
            desk.stage?.fit();
            return true;
        case "+":
        case "=":
            desk.stage?.zoom(1.3);
            return true;
        case "-":
        case "−":
            desk.stage?.zoom(1 / 1.3);
            return true;
        case "l":
            desk.panel = "log";
            return true;
        case "r":
            desk.panel = "rules";
            setTimeout(() => document.getElementById("rules-search")?.focus());
            return true;
        case "?":
            desk.toggle("keys");
            return true;
    }
    return false;
}

const choices = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-choice]")];

/** Move through the past or the film while one is shown, otherwise from option to option. */
function arrow(by: 1 | -1, table: Table): void {
    if (table.film.running) return by > 0 ? table.film.step() : table.film.back();
    if (table.past) return table.lookBack(table.past.number + by);
    const all = choices();
    const at = all.findIndex((one) => one === document.activeElement);
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
}

function space(event: KeyboardEvent, table: Table): boolean {
    if (!table.film.running) return false;
    if (event.target instanceof Element && event.target.closest("button, [role=button]")) return false;
    table.film.playing = false;
    table.film.step();
    return true;
}

/** Close one thing at a time, the topmost first. */
function escape(table: Table, desk: Desk): void {
    if (desk.sheet) desk.sheet = null;
    else if (table.film.running) table.film.stop();
    else if (table.past) table.lookAtNow();
    else if (table.picks.length) table.unpick();
    else if (table.inspected) table.inspect(null);
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
