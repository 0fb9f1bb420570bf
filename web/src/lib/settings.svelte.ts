/** The player's settings, stored in this browser and applied at once. */

import { keptLanguage, readKept, writeKept, type Language } from "./preferences";

export type Theme = "auto" | "light" | "dark";
export type Animation = "off" | "1" | "2" | "step";

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const ANIMATIONS: readonly Animation[] = ["off", "1", "2", "step"];
export const TEXT_SIZES = [90, 100, 115, 130, 150, 175, 200] as const;

const MOVE = 420; // milliseconds of a move at speed 1

interface Kept {
    language: Language;
    theme: Theme;
    animation: Animation;
    textSize: number;
    player: string;
}

class Settings {
    language = $state<Language>("en");
    theme = $state<Theme>("auto");
    animation = $state<Animation>("1");
    textSize = $state(100);
    /** The player's name. */
    player = $state("");
    private still = $state(false);

    /** Milliseconds of a move; 0 without animation. */
    readonly pace = $derived(this.still || this.animation === "off" ? 0 : this.animation === "2" ? MOVE / 2 : MOVE);
    /** Whether what happens by itself is shown step by step. */
    readonly films = $derived(this.animation !== "off");

    constructor() {
        const kept = readKept();
        this.language = keptLanguage(kept);
        this.theme = THEMES.find((one) => one === kept.theme) ?? "auto";
        this.animation = ANIMATIONS.find((one) => one === kept.animation) ?? "1";
        this.textSize = TEXT_SIZES.find((one) => one === kept.textSize) ?? 100;
        this.player = typeof kept.player === "string" ? kept.player.slice(0, 60) : "";
        if (typeof matchMedia === "function") {
            const reduced = matchMedia("(prefers-reduced-motion: reduce)");
            this.still = reduced.matches;
            reduced.addEventListener("change", () => {
                this.still = reduced.matches;
                this.apply();
            });
        }
        this.apply();
    }

    set(changes: Partial<Kept>): void {
        Object.assign(this, changes);
        const { language, theme, animation, textSize, player } = this;
        writeKept({ language, theme, animation, textSize, player });
        this.apply();
    }

    private apply(): void {
        if (typeof document === "undefined") return;
        const root = document.documentElement;
        root.lang = this.language;
        root.dataset.theme = this.theme;
        root.toggleAttribute("data-still", this.pace === 0);
        root.style.setProperty("--text-scale", String(this.textSize / 100));
    }
}

export const settings = new Settings();
