/** Icons of Hegra for actions, tracks and weather. */

import { COMMON, type Shape } from "../../art/icons";

const OWN: Record<string, Shape> = {
    negotiate: { d: "M3 4.5h11v8H8l-3 3v-3H3zM17 9h4v7h-2v3l-3-3h-5v-1" },
    "open-route": { d: "M12 21V9M12 4h7l2 2.5-2 2.5h-7zM12 9H6l-2 2.5 2 2.5h6M9 21h6" },
    reckless: { d: "M4 20l9-9M13 11l7-8-2 9zM4 20l1-3.5M4 20l3.5-1M8 12l4 4" },
    "field-telephone": {
        d: "M4 8c0-3 16-3 16 0v2.5h-4V8.5H8v2H4zM7 12h10l2 8H5zM12 14a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z",
    },
    "fire-artillery": { d: "M6 14L20 5l1.5 2.5L9 15.5M8 13a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM11 19l6 1.5" },
    "supply-run": {
        d: "M3 20l17-5.5 1-2M9 5.5a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 0 1-3.4 0zM10 9l-2 5 4 2v2M10 9l4 2.5 3-1M18 7l-2 9",
    },
    "counter-patrol": { d: "M5 14c0-6 3-9 7-9s7 3 7 9h2v2.5H3V14zM4 21L20 3" },
    shovel: { d: "M18 3l3 3M19.5 4.5L10 14M7 11l6 6c-1.5 2.5-5 4-9 4 0-4 .5-7.5 3-10z" },
    repair: { d: "M14 4l6 6-3 3-6-6zM12.5 8.5L3.5 17.5l3 3 9-9M11 7l-3-1 3-3 3 1" },
    bolster: { d: "M3 16h8v5H3zM13 16h8v5h-8zM7.5 10.5h9v5h-9zM10 5h4v5" },
    promote: { d: "M4 11l8-6 8 6M4 16l8-6 8 6M4 21l8-6 8 6" },
    inspire: { d: "M4 9v6l10 4V5zM14 8a4 4 0 0 1 0 8M6 15.5l1.5 5H10l-1-4M18.5 6l2-1.5M19.5 12H22M18.5 18l2 1.5" },
    radio: { d: "M4 10h16v10H4zM7 10L16 3M13.5 15a2 2 0 1 1 4 0 2 2 0 0 1-4 0zM7 14h4M7 17h4" },
    "map-room": { d: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" },
    treat: { d: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" },
    "medicine-cabinet": { d: "M4 3h16v18H4zM12 7v6M9 10h6M4 16.5h16M12 16.5V21" },
    supply: { d: "M4 9l8-4 8 4v8l-8 4-8-4zM4 9l8 4 8-4M12 13v8" },
    snowflake: { d: "M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5" },
    cloud: { d: "M7 18a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.4 1.6A3.8 3.8 0 0 1 17.5 18z" },
    surrender: { d: "M5 21V3M5 4c4-2 7 2 14 0v9c-7 2-10-2-14 0" },
    shell: { d: "M9 20V9c0-3 1.5-5 3-6.5C13.5 4 15 6 15 9v11zM9 16.5h6M9 20h6" },
    fear: {
        d: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 17c1-2 2.5-3 4-3s3 1 4 3",
        dots: "M8 8.5h2v3H8zM14 8.5h2v3h-2z",
    },
    doubt: { d: "M8 8.5a4 4 0 1 1 5.5 3.7c-1.3.6-1.5 1.3-1.5 2.8", dots: "M10.6 18h2.8v2.8h-2.8z" },
    grenade: { d: "M12 8a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM10 8V4h4v4M14 5h3.5l1.5 4" },
    hit: { d: "M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 2v6M12 16v6M2 12h6M16 12h6" },
    move: { d: "M12 20V5M5.5 11.5L12 4.5l6.5 7" },
    plane: {
        d: "M12 2.5c1 0 1.5 1.5 1.5 3.5v3L22 14v2l-8.5-2.5v5L16 20.5V22l-4-1-4 1v-1.5l2.5-2v-5L2 16v-2l8.5-5V6c0-2 .5-3.5 1.5-3.5z",
    },
    bag: { d: "M9 7c-4 3-6 7-6 10 0 3 3 4 9 4s9-1 9-4c0-3-2-7-6-10M8 3h8l-1.5 4h-5z" },
    helmet: { d: "M4 14C4 8 7 5 12 5s8 3 8 9h1.5v2.5h-19V14z" },
};

const SAME: Readonly<Record<string, string>> = {
    day: "clock",
    morale: "heart",
    defence: "shield",
    snow: "snowflake",
    weather: "cloud",
    suspicion: "eye",
    artillery: "shell",
};

export const ICONS: Readonly<Record<string, Shape>> = OWN;

/** The icon of an action, a track or a weather. */
export const icon = (id: string): Shape =>
    OWN[id] ?? COMMON[id] ?? OWN[SAME[id] ?? ""] ?? COMMON[SAME[id] ?? ""] ?? { d: "" };
