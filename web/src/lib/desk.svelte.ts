/** What is open around the board: panels, menus, the current rule. Independent of the game. */

import { createContext } from "svelte";

export type Panel = "side" | "log" | "rules" | "people" | "prompt";
export type Sheet = "settings" | "keys" | "undo" | null;

export class Desk {
    panel = $state<Panel>("log");
    sheet = $state<Sheet>(null);
    rule = $state("");
    /** Functions of the stage; set by the stage. */
    stage: { fit(): void; zoom(by: number): void; pan(dx: number, dy: number): void } | null = null;

    readRule(id: string): void {
        this.rule = id;
        this.panel = "rules";
    }

    toggle(sheet: Sheet): void {
        this.sheet = this.sheet === sheet ? null : sheet;
    }
}

export const [getDesk, setDesk] = createContext<Desk>();
