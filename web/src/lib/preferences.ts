/** The settings that this browser stores, and the language that follows from them. */

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = "sandtable.settings";

export function readKept(): Record<string, unknown> {
    try {
        const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        return typeof kept === "object" && kept !== null ? { ...kept } : {};
    } catch {
        return {};
    }
}

export function writeKept(settings: Record<string, unknown>): void {
    try {
        localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
        // Play on without storage.
    }
}

/** The chosen language, or that of the browser. */
export function keptLanguage(kept = readKept()): Language {
    return LANGUAGES.find((one) => one === kept.language) ?? browserLanguage();
}

function browserLanguage(): Language {
    const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
    for (const language of wanted) {
        const known = LANGUAGES.find((one) => language.toLowerCase().startsWith(one));
        if (known) return known;
    }
    return "en";
}
