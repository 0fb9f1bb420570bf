/** Icons of this game, in the style of the common set: 24 × 24, one stroke weight; faces of dice are filled. */

import type { Shape } from "../../art/icons";

const dot = (x: number, y: number, r = 1.2): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A soldier with a helmet, from the chest up. */
const soldier = (x: number): string =>
    `M${x - 5.6} 10.6C${x - 5.6} 6 ${x - 3} 3.6 ${x} 3.6s5.6 2.4 5.6 7l1.2 1.3h-13.6z` +
    `M${x - 4} 12.9h8v1.6c0 2-1.6 3.5-4 3.5s-4-1.5-4-3.5z` +
    `M${x - 7.4} 21.4c.3-2.6 2.2-3.8 4.4-3.9.8.8 1.9 1.2 3 1.2s2.2-.4 3-1.2c2.2.1 4.1 1.3 4.4 3.9z`;

const MGF = "M2.5 9.5h8v-2h4.5v2h7v2.4h-7v2h-3l1.6 6.1h-2.3l-1.8-5-2.7 5H4.4l3.1-6H2.5z";
const MINE =
    "M12 6.5a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM12 2.5v4M12 18.9v2.6M4.6 5.3l3 3M16.4 8.3l3-3M2.5 12.7h3.3M18.2 12.7h3.3";

export const ICONS: Record<string, Shape> = {
    // faces
    skull: {
        d:
            "M12 2.5c-5 0-8.5 3.5-8.5 8.3 0 3 1.4 5 3.3 6.2v3.5c0 .6.4 1 1 1h8.4c.6 0 1-.4 1-1V17c1.9-1.2 3.3-3.2 3.3-6.2 0-4.8-3.5-8.3-8.5-8.3z" +
            dot(8.7, 11, 2) +
            dot(15.3, 11, 2) +
            "M12 13.7l1.3 2.6h-2.6zM9.3 18.3h1v2.2h-1zM13.7 18.3h1v2.2h-1z",
        fill: true,
    },
    star: { d: "M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1-6.4-3.5-6.4 3.5L7 14.3l-5.3-5 7.2-.9z", fill: true },
    soldier: { d: soldier(12), fill: true },
    soldiers: { d: soldier(6.8) + soldier(17.2), fill: true },
    courage: {
        d: "M12.6 1.5c.6 3.6 6.4 6.3 6.4 12.3a7 7 0 0 1-14 0c0-3 1.6-4.8 2.7-6.5.4 1.6 1 2.5 2 3.2C9.4 7.3 10.2 4 12.6 1.5zM12.3 13c-.3 1.5-2.3 2.3-2.3 4.5a2.2 2.2 0 0 0 4.4 0c0-1.9-1.3-2.9-2.1-4.5z",
        fill: true,
    },
    tool: {
        d: "M21.3 6.7l-3.6 3.6-3.1-.9-.9-3.1 3.6-3.6a6 6 0 0 0-7.7 7.8L2.3 17.8a2.7 2.7 0 0 0 3.9 3.9l7.3-7.3a6 6 0 0 0 7.8-7.7z",
        fill: true,
    },
    // resources of a side
    stars: { d: "M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1-6.4-3.5-6.4 3.5L7 14.3l-5.3-5 7.2-.9z", fill: true },
    points: { d: "M8.5 8V5.5h7V8M3 8h18v11.5H3zM3 13h18M10.5 11.5h3v3h-3z" },
    counters: { d: "M19 5.5v5h-5M5 18.5v-5h5M18.7 10.5a7 7 0 0 0-12.5-2M5.3 13.5a7 7 0 0 0 12.5 2" },
    // attributes of Sectors and lines
    mgf: { d: MGF, fill: true },
    mines: { d: MINE, dots: dot(12, 12.7, 2.3) },
    barrier: { d: "M4 20L20 4M4 4l16 16M12 2.5v19M7 21.5h10" },
    start: { d: "M3 14.5l2.5 5.5h13l2.5-5.5zM7 14.5V9h7l3 5.5M2.5 22.5c2-1.3 4-1.3 6 0s4.5 1.3 7 0 4-1.3 6 0" },
    needs: { d: "M8 11V7.5a4 4 0 0 1 8 0V11M5.5 11h13v9.5h-13zM12 14.5v2.5" },
    costs: { d: "M9 4a3.8 3.8 0 1 1 0 7.6A3.8 3.8 0 0 1 9 4zM2.5 20.5c.5-3.8 3-5.7 6.5-5.7s6 1.9 6.5 5.7M16.5 9h5.5" },
    here: {
        d: "M9 4a3.8 3.8 0 1 1 0 7.6A3.8 3.8 0 0 1 9 4zM2.5 20.5c.5-3.8 3-5.7 6.5-5.7s6 1.9 6.5 5.7M16.5 9H22M19.25 6.25v5.5",
    },
    arrival: { d: "M4 4h11v11H4zM18 12v8M14 16h8", dots: dot(7.5, 7.5, 1.3) + dot(11.5, 11.5, 1.3) },
    "no-bonus": { d: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM5.7 5.7l12.6 12.6" },
    units: { d: "M5 6h14v12H5zM2.5 3v18M21.5 3v18", dots: dot(12, 12, 2) },
    gift: {
        d: "M4 10h16v10.5H4zM3 6.5h18V10H3zM12 6.5v14M12 6.5c-4 0-5-1.5-4.5-3s4-.5 4.5 3c.5-3.5 4-4.5 4.5-3s-.5 3-4.5 3z",
    },
    dice: {
        d: "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2z",
        dots: dot(8, 8, 1.5) + dot(16, 8, 1.5) + dot(12, 12, 1.5) + dot(8, 16, 1.5) + dot(16, 16, 1.5),
    },
    climb: { d: "M3 21L9 11l3 4 4-9 5 15zM15 4.5l1.5-2 1.5 2" },
    leave: { d: "M13 4H5v16h8M10 12h11.5M17.5 8l4 4-4 4" },
    "no-lock": { d: "M8 11V7.5a4 4 0 0 1 7.5-1.9M5.5 11h13v9.5h-13zM3 3.5l18 18" },
    "no-items": { d: "M8.5 8V5.5h7V8M3 8h18v11.5H3zM2 3l20 19" },
    vehicle: {
        d: "M2.5 16.5V12l3-4.5H14l3.5 4.5h4v4.5zM14 7.5V12H5",
        dots: dot(7, 17.5, 2.2) + dot(17, 17.5, 2.2),
    },
    bunker: { d: "M2.5 20V11l4-5h11l4 5v9zM6 12.5h12v3H6z" },
    "no-trade": { d: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z", dots: dot(12, 12, 2.8) },
    "mgf-specialists": {
        d: "M9 5.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM3 21c.4-3.5 2.7-5.5 6-5.5s5.6 2 6 5.5M15 5l6 6M21 5l-6 6",
    },
    // dice, cards, the rest
    pin: { d: "M8.5 3h7l-1 6.5 3.5 3.5H6l3.5-3.5zM12 13v8.5" },
    straight: { d: "M3 19.5h4v-4h4.5v-4H16v-4h5" },
    specialist: { d: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" },
    item: { d: "M8.5 8V5.5h7V8M3 8h18v11.5H3zM3 13h18" },
    award: { d: "M8 3l4 6 4-6M12 9a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12 12v5M9.5 14.5h5" },
    decoration: { d: "M7.5 3h9v5.5L12 12 7.5 8.5zM12 12a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z" },
    sniper: { d: "M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 2v6M12 16v6M2 12h6M16 12h6" },
    hidden: { d: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 20L20 4" },
    shield: { d: "M12 3l7.5 2.5V11c0 5-3.2 8.3-7.5 10-4.3-1.7-7.5-5-7.5-10V5.5z" },
};

/** The deck of a card, as a sign. */
const DECKS: Record<string, string> = {
    specialists: "specialist",
    items: "item",
    awards: "award",
    decorations: "decoration",
    vehicles: "vehicle",
};

export function deckIcon(deck: string): string {
    return DECKS[deck] ?? "card";
}

/** What pays for a card. */
export function currencyIcon(currency: string): string {
    return currency in ICONS ? currency : "star";
}
