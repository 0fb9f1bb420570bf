/** Finds the noise that an option would make, and whom it would wake. */

import type { About, Text } from "../../protocol";

export interface Noise {
    places: string[];
    models: string[];
}

const NOISY = ["hint-noise", "hint-company"];

const strings = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

function said(hint: Text): Noise {
    const { places, place, models } = hint.args ?? {};
    return { places: typeof place === "string" ? [place] : strings(places), models: strings(models) };
}

/** The noise hints of these options: where they are heard, and by whom. */
export function noiseOf(abouts: readonly About[]): Noise {
    return together(abouts.flatMap((about) => about.hints ?? []));
}

export function together(hints: readonly Text[]): Noise {
    const noises = hints.filter((hint) => NOISY.includes(hint.key)).map(said);
    return {
        places: [...new Set(noises.flatMap((noise) => noise.places))],
        models: [...new Set(noises.flatMap((noise) => noise.models))],
    };
}

/** The noise of moving into one of these places. */
export function companyIn(hints: readonly Text[], places: readonly string[]): Noise {
    return together(hints.filter((hint) => hint.key === "hint-company" && places.includes(String(hint.args?.place))));
}
