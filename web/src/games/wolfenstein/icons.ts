/** Icons of this game, in the style of the common set: 24 × 24, one stroke weight. */

import type { Shape } from "../../art/icons";

const dot = (x: number, y: number, r = 1.2): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const LOCK = "M7.5 11V8a4.5 4.5 0 0 1 9 0v3M5.5 11h13v9h-13z";

export const ICONS: Record<string, Shape> = {
    // the state of models
    stunned: { d: "M11 3.5l2 5 5 2-5 2-2 5-2-5-5-2 5-2zM18.5 15.5v5M16 18h5" },
    sabotaged: { d: "M13.5 2.5L5.5 13.5h6l-1.5 8 8.5-11.5h-6z" },
    bleeding: { d: "M12 3c3.5 4.5 6 7.6 6 11a6 6 0 0 1-12 0c0-3.4 2.5-6.5 6-11z" },
    fatigued: {
        d: "M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 8 5.5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5.5-8 8.5s8 3.5 8 8.5",
    },
    asleep: { d: "M5 5.5h8l-8 9h8M15.5 13h4.5l-4.5 6H20" },
    alert: { d: "M12 4L21 19.5H3zM12 10v4.5", dots: dot(12, 16.8, 1.1) },
    target: { d: "M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 2v6M12 16v6M2 12h6M16 12h6" },
    ordered: { d: "M4 12h12M11 6.5l5.5 5.5-5.5 5.5M20 5v14" },
    reload: { d: "M19 5.5v5h-5M5 18.5v-5h5M18.7 10.5a7 7 0 0 0-12.5-2M5.3 13.5a7 7 0 0 0 12.5 2" },
    rooted: { d: LOCK },
    lock: { d: LOCK, dots: dot(12, 15.5, 1.4) },
    outside: { d: "M11 4h8v16h-8M14.5 12H3.5M7.5 8l-4 4 4 4" },
    // tokens
    chest: { d: "M4 10.5C4 7 6 5 8.5 5h7C18 5 20 7 20 10.5V19H4zM4 12h16M12 10.5v4" },
    event: { d: "M8.5 8.7a3.5 3.5 0 1 1 5.2 3c-1.2.8-1.7 1.6-1.7 3.1", dots: dot(12, 18.5, 1.3) },
    "hero-spawn": { d: "M12 19.5V6M6.5 11.5L12 6l5.5 5.5" },
    "enemy-spawn": { d: "M5.5 14C5.5 8 8 5 12 5s6.5 3 6.5 9c1.3.5 2 1.7 2 3.5h-17c0-1.8.7-3 2-3.5z" },
    passage: {
        d: "M5.5 20.5V10.5a6.5 6.5 0 0 1 13 0v10M9.5 20.5v-9a2.5 2.5 0 0 1 5 0v9M3.5 20.5h17",
    },
    rubble: { d: "M3 19l4-6 4 3 3-7 7 10zM14 9l-2-3 4-1z" },
    barricade: { d: "M3 8h18M3 16h18M6 4l4 16M14 4l4 16" },
    // gear
    weapon: { d: "M3 8h18v4h-6.5l-2 3.5H9L7.5 20H4l1.5-8H3z" },
    armor: { d: "M12 3l7.5 2.5V11c0 5-3.2 8.3-7.5 10-4.3-1.7-7.5-5-7.5-10V5.5z" },
    booster: {
        d: "M9.5 3.5h5M10.5 3.5v6L6 18a2 2 0 0 0 1.8 3h8.4a2 2 0 0 0 1.8-3l-4.5-8.5v-6M8 15h8",
    },
    suit: { d: "M8.5 3.5L12 5.5l3.5-2L20 7l-2.5 4.5v9h-11v-9L4 7zM12 5.5v15" },
    other: { d: "M8 9V7a4 4 0 0 1 8 0v2M5 9h14l1 11.5H4z" },
    consumable: { d: "M12 8.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM10 8.5V5h4v3.5M14 5l4.5 1.5V10" },
    attachable: { d: "M3 10h18v5H3zM7 10V7h10v3M9 15v3.5M15 15v3.5" },
    light: { d: "M10 10V7.5c0-1.6.9-3 2-4 1.1 1 2 2.4 2 4V10M10 10h4v9h-4zM9 19.5h6" },
    heavy: {
        d: "M5.5 10V7c0-1.8 1-3.4 2.3-4.5C9 3.6 10 5.2 10 7v3M5.5 10H10v10H5.5zM14 10V7c0-1.8 1-3.4 2.3-4.5 1.2 1.1 2.2 2.7 2.2 4.5v3M14 10h4.5v10H14z",
    },
    special: { d: "M7 6h10v14.5H7zM10 6V3.5h4V6M13 9.5L10 13.5h4L11 17.5" },
    lives: {
        d: "M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20zM12 9.5v5M9.5 12h5",
    },
    bell: { d: "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 19H5zM10 21.5h4M12 5.5V3" },
    smoke: { d: "M7 17.5a4 4 0 0 1 .5-8 5 5 0 0 1 9.5 1.5 3.3 3.3 0 0 1 0 6.5z" },
};

/** The icon of a mark, if its name differs from the mark. */
const SIGNS: Record<string, string> = {
    active: "play",
    acted: "check",
    done: "check",
    dead: "skull",
    empty: "reload",
    reloaded: "reload",
    starter: "flag",
    controller: "robot",
    turn: "play",
    objective: "star",
    noise: "ear",
    lure: "ear",
    company: "ear",
    alarms: "bell",
};

export function signOf(mark: string): string {
    return SIGNS[mark] ?? mark;
}
