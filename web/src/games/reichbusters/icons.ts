/** Icons of this game, in the style of the common set: 24 × 24, one stroke weight. */

import type { Shape } from "../../art/icons";

const dot = (x: number, y: number, r = 1.2): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const BOLT = "M13.5 2.5L5.5 13.5h6l-1.5 8 8.5-11.5h-6z";
const FLASK = "M9.5 3.5h5M10.5 3.5v6L6 18a2 2 0 0 0 1.8 3h8.4a2 2 0 0 0 1.8-3l-4.5-8.5v-6M8 15h8";
const CROSS = "M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z";
const BURST = "M12 2.5l2.2 5 5-2.2-2.2 5 5 2.2-5 2.2 2.2 5-5-2.2-2.2 5-2.2-5-5 2.2 2.2-5-5-2.2 5-2.2-2.2-5 5 2.2z";
const SHIELD = "M12 3l7.5 2.5V11c0 5-3.2 8.3-7.5 10-4.3-1.7-7.5-5-7.5-10V5.5z";
const CRATE = "M4 7.5h16v12.5H4zM4 7.5L6.5 4h11L20 7.5M4 13.5h16M12 13.5V20";
const GUN = "M3 8h18v4h-6.5l-2 3.5H9L7.5 20H4l1.5-8H3z";

export const ICONS: Record<string, Shape> = {
    // dice
    attack: { d: "M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 2v6M12 16v6M2 12h6M16 12h6" },
    defence: { d: SHIELD },
    noise: { d: "M4 9.5v5h3.5l5 4v-13l-5 4zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" },
    vril: { d: BOLT },
    special: { d: BURST },
    surge: { d: "M3 12.5c2-6 4-6 6 0s4 6 6 0 4-6 6 0M12 2.5v3M12 18.5v3" },
    wild: { d: "M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8z" },
    // awareness
    "at-ease": { d: "M5 5.5h8l-8 9h8M15.5 13h4.5l-4.5 6H20" },
    suspicious: { d: "M8.5 8.7a3.5 3.5 0 1 1 5.2 3c-1.2.8-1.7 1.6-1.7 3.1", dots: dot(12, 18.5, 1.4) },
    alert: { d: "M12 3.5v11", dots: dot(12, 19, 1.6) },
    // tokens of the map
    "spawn-token": { d: "M5.5 14C5.5 8 8 5 12 5s6.5 3 6.5 9c1.3.5 2 1.7 2 3.5h-17c0-1.8.7-3 2-3.5z" },
    cleared: { d: "M4 13l5 5L20 6.5" },
    guard: { d: `${SHIELD}M12 7.5v7M9 11h6` },
    obscured: { d: "M7 17.5a4 4 0 0 1 .5-8 5 5 0 0 1 9.5 1.5 3.3 3.3 0 0 1 0 6.5z" },
    suppressed: { d: "M12 3.5v9M8 9l4 4 4-4M4.5 17h15M7 20.5h10" },
    passage: { d: "M5.5 20.5V10.5a6.5 6.5 0 0 1 13 0v10M9.5 20.5v-9a2.5 2.5 0 0 1 5 0v9M3.5 20.5h17" },
    planted: { d: "M12 8.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 8.5V6c0-2 1.5-3 3.5-3M17 2.5l2.5 1M17.5 5.5L19 7" },
    biscuits: { d: "M7 8a2.5 2.5 0 1 1 3 2l4 4a2.5 2.5 0 1 1-1 2.5l-5-5A2.5 2.5 0 0 1 7 8z" },
    entrance: { d: "M13 4h7v16h-7M3.5 12H14M10 8l4 4-4 4" },
    exit: { d: "M11 4H4v16h7M8.5 12H20M16 8l4 4-4 4" },
    barracks: { d: "M12 20V5M6.5 10.5L12 5l5.5 5.5M5 20h14" },
    // backs of features
    castle: { d: "M5 20.5V6h3v2.5h2.5V6h3v2.5H16V6h3v14.5zM10 20.5V16a2 2 0 0 1 4 0v4.5" },
    store: { d: CRATE },
    bunker: { d: "M3 19.5V13c0-4.5 4-7 9-7s9 2.5 9 7v6.5zM7 13h10v2.5H7z" },
    laboratory: { d: FLASK },
    // their fronts
    "secret-passage": { d: "M5.5 20.5V10.5a6.5 6.5 0 0 1 13 0v10M3.5 20.5h17M12 9.5v8M9 14.5l3 3 3-3" },
    "suit-of-armour": { d: "M8 10V7a4 4 0 0 1 8 0v3M7 10h10v4l-2 7H9l-2-7zM9.5 8.5h5M12 10v11" },
    fireplace: {
        d: "M3.5 20.5V5h17v15.5M6.5 20.5V9h11v11.5M12 19.5c-2.5 0-3.5-1.6-3.5-3.2 0-2.2 2.5-2.8 2.5-5.3 2.5 1.3 4.5 3 4.5 5.3 0 1.8-1.2 3.2-3.5 3.2z",
    },
    "trophy-shelf": {
        d: "M3.5 19h17M8 5h8v4.5a4 4 0 0 1-8 0zM8 6H5.5c0 2.5 1 4 2.7 4M16 6h2.5c0 2.5-1 4-2.7 4M12 13.5V19",
    },
    "packing-crates": { d: "M3.5 12h8v8h-8zM11.5 12h9v8h-9zM7.5 4h9v8h-9zM7.5 8h9M3.5 16h8M11.5 16h9" },
    "ammo-rack": {
        d: "M5 20V9c0-2 1-3.8 2-5 1 1.2 2 3 2 5v11zM10 20V9c0-2 1-3.8 2-5 1 1.2 2 3 2 5v11zM15 20V9c0-2 1-3.8 2-5 1 1.2 2 3 2 5v11z",
    },
    "fuel-drums": {
        d: "M5 5.5c0-1.4 3-2.5 7-2.5s7 1.1 7 2.5v13c0 1.4-3 2.5-7 2.5s-7-1.1-7-2.5zM5 9.5c2 1.3 12 1.3 14 0M5 15c2 1.3 12 1.3 14 0",
    },
    "medicine-cabinet": { d: "M4.5 4h15v16.5h-15zM12 8v8M8 12h8" },
    "dog-cage": { d: "M4 6h16v14.5H4zM8 6v14.5M12 6v14.5M16 6v14.5M4 6l3-3h10l3 3" },
    "alarm-box": { d: "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 19H5zM10 21.5h4M12 5.5V3" },
    "gun-slit": { d: "M3 6h18v12H3zM6.5 10.5h11v3h-11zM17.5 12H22" },
    bunks: { d: "M4 3.5v17M20 3.5v17M4 9.5h16M4 17.5h16M4 6.5h5v3M4 14.5h5v3" },
    "vril-tank": {
        d: "M7 6c0-1.7 2-3 5-3s5 1.3 5 3v12c0 1.7-2 3-5 3s-5-1.3-5-3zM12.7 7.5L9.5 12.5h3l-1.2 4 3.2-5h-3z",
    },
    "broken-glass": { d: "M4 20l3-9 3 5 3-12 3 9 4-4-1 11zM10 16l3 4M16 13l-1 7" },
    "restless-dead": { d: "M6 20.5V10a6 6 0 0 1 12 0v10.5M3.5 20.5h17M12 8v7M9.5 10.5h5" },
    "research-notes": { d: "M5.5 3.5h9l4 4v13h-13zM14.5 3.5v4h4M8.5 11h7M8.5 14.5h7M8.5 18h4" },
    // backs of items, loot
    weapon: { d: GUN },
    medical: { d: CROSS },
    miscellaneous: { d: "M8 9V7a4 4 0 0 1 8 0v2M5 9h14l1 11.5H4z" },
    objective: { d: "M12 3l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 16.8l-5.4 2.9 1.1-6.1L3.2 9.4l6.1-.8z" },
    "normal-loot": {
        d: "M9 7.5L7.5 3.5h9L15 7.5M9 7.5h6c3 2.5 5 6 5 9.5 0 2.5-2 3.5-4 3.5H8c-2 0-4-1-4-3.5C4 13.5 6 10 9 7.5z",
    },
    "vril-loot": {
        d: "M9 7.5L7.5 3.5h9L15 7.5M9 7.5h6c3 2.5 5 6 5 9.5 0 2.5-2 3.5-4 3.5H8c-2 0-4-1-4-3.5C4 13.5 6 10 9 7.5zM12.8 9.5L9.5 14.5h3l-1 4 3.3-5h-3z",
    },
    // on dashboards
    lock: { d: "M7.5 11V8a4.5 4.5 0 0 1 9 0v3M5.5 11h13v9h-13z", dots: dot(12, 15.5, 1.4) },
    bell: { d: "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 19H5zM10 21.5h4M12 5.5V3" },
    jammed: { d: `${GUN}M4 21L21 3.5` },
    drained: { d: `${BOLT}M4 21L21 3.5` },
    melee: { d: "M20 3.5L9 14.5M14 3.5h6v6M5.5 12l6.5 6.5M8.5 15.5L4 20" },
    ranged: { d: GUN },
    feat: { d: "M12 3.5l2 5.5h5.5L15 12.5l1.7 5.5L12 14.7 7.3 18 9 12.5 4.5 9H10z" },
    hand: { d: "M4 7l9-3 4 13-9 3zM9.5 4.5L18 3l3 11-4 2.5" },
    deck: { d: "M5 6h11v15H5zM8 6V3h11v15h-3" },
    basic: { d: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM10 8.5l5.5 3.5L10 15.5z" },
    intent: { d: "M3.5 12h13M11.5 6.5L17 12l-5.5 5.5M20.5 5v14" },
    ready: { d: "M19 5.5v5h-5M5 18.5v-5h5M18.7 10.5a7 7 0 0 0-12.5-2M5.3 13.5a7 7 0 0 0 12.5 2" },
    // what a unit would do, what a card does
    advance: { d: "M3.5 12h15M13 6.5l5.5 5.5-5.5 5.5" },
    flee: { d: "M20.5 12h-15M11 6.5L5.5 12l5.5 5.5" },
    "open-door": { d: "M5 21V3h10v18M15 5l4-2v18h-4M3 21h18M12 12h.1" },
    explode: { d: BURST },
    stay: { d: "M6 6h12v12H6z" },
    move: { d: "M3.5 12h15M13 6.5l5.5 5.5-5.5 5.5" },
    "knocked-down": { d: "M3.5 18.5h17M5 14h11a3 3 0 1 1 0 .1M8 14l3-4" },
    downed: { d: "M6 6l12 12M18 6L6 18" },
    captured: { d: "M5 4v16M10 4v16M14 4v16M19 4v16M3 8h18M3 16h18" },
    dormant: { d: "M5 5.5h8l-8 9h8M15.5 13h4.5l-4.5 6H20" },
    acted: { d: "M4 13l5 5L20 6.5" },
    done: { d: "M4 13l5 5L20 6.5" },
    led: { d: "M8 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM4 20v-6.5a4 4 0 0 1 8 0M12 13l8-4M16.5 8l3.5 1-1 3.5" },
    sees: {
        d: "M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7zM12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z",
    },
};

const CARD_STEPS: Record<string, string> = {
    ride: "move",
    repeat: "redo",
    strike: "melee",
    kill: "skull",
    heal: "heart",
    unjam: "ready",
    door: "open-door",
    grenade: "explode",
    shield: "defence",
    draw: "hand",
    take: "miscellaneous",
    suppress: "suppressed",
    peek: "eye",
    calm: "at-ease",
    "look-at-feature": "eye",
    "trigger-token": "spawn-token",
    recall: "undo",
    "become-target": "attack",
    "cancel-rise": "no",
    "choose-door": "open-door",
    hold: "clock",
};

/** The icon of a part of a card. */
export const stepIcon = (verb: string): string => CARD_STEPS[verb] ?? verb;

/** The icon of an item on a dashboard or on the map: by its back. */
export const backIcon = (back: string): string => (back in ICONS ? back : "miscellaneous");
