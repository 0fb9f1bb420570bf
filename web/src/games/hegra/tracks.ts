/** The tracks in words, the labels of their spaces, and when a track is in danger. */

import type { Track } from "../../protocol";
import type { Words } from "../../lib/words";

/** The order beside the board: the most important tracks first. */
export const ORDER = [
    "day",
    "morale",
    "supply",
    "defence",
    "suspicion",
    "snow",
    "weather",
    "surrender",
    "artillery",
    "fear",
    "doubt",
] as const;

const spaceAt = (track: Track, at = track.at): string => track.spaces[at] ?? "";

const withSign = (space: string): string =>
    space.startsWith("-") ? `−${space.slice(1)}` : space === "0" ? "0" : `+${space}`;

const IN_WORDS = new Set(["weather", "surrender"]);

/** The current space in words. */
export function valueText(words: Words, track: Track): string {
    const space = spaceAt(track);
    switch (track.id) {
        case "day":
            return `${space} / ${track.spaces.length}`;
        case "morale":
            return withSign(space);
        case "doubt":
            return words.say("hegra-doubt-discs", { count: Number(space) });
        case "artillery":
            return words.say("hegra-artillery-track", { count: track.marks?.length ?? 0 });
    }
    return IN_WORDS.has(track.id) ? words.name(space) : space;
}

const WEATHER: Readonly<Record<string, string>> = { sun: "☀", cloud: "☁", snow: "❄" };

/** The label of a space; names are too long. */
export function spaceText(track: Track, at: number): string {
    const space = spaceAt(track, at);
    if (track.id === "morale") return withSign(space);
    if (track.id === "weather") return WEATHER[space] ?? "";
    if (track.id === "surrender") return at === track.spaces.length - 1 ? "☠" : "";
    return space;
}

/** Whether the marker is on a dangerous space. */
export function dangerOf(track: Track): boolean {
    const last = track.spaces.length - 1;
    switch (track.id) {
        case "morale":
            return track.at <= 1;
        case "suspicion":
        case "fear":
            return track.at >= last - 1;
        case "surrender":
            return track.at >= last - 1;
        case "doubt":
            return track.at === 0;
        case "day":
            return track.marks?.includes(spaceAt(track)) ?? false;
    }
    return false;
}
