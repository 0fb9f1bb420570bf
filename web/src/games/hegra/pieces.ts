/** How a kind of piece is drawn: shape, colour, and a sign beside its letter. */

export type Shape = "disc" | "meeple" | "patrol" | "artillery" | "crate" | "tile";

export interface Glyph {
    shape: Shape;
    tint: string; // a class of the palette
    sign: string; // distinguishes it without colour: a rim, or the icon on a crate
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
    officer: { shape: "disc", tint: "black", sign: "double" },
    soldier: { shape: "disc", tint: "brown", sign: "plain" },
    volunteer: { shape: "disc", tint: "blue", sign: "stitched" },
    medic: { shape: "disc", tint: "white", sign: "cross" },
    hunter: { shape: "disc", tint: "green", sign: "notched" },
    doubt: { shape: "disc", tint: "grey", sign: "torn" },
    infantry: { shape: "meeple", tint: "steel", sign: "" },
    patrol: { shape: "patrol", tint: "steel", sign: "" },
    artillery: { shape: "artillery", tint: "steel", sign: "" },
    "delivery-supply": { shape: "crate", tint: "wood", sign: "supply" },
    "delivery-patrol": { shape: "crate", tint: "wood", sign: "patrol" },
    "delivery-miss": { shape: "crate", tint: "wood", sign: "miss" },
    "delivery-morale": { shape: "crate", tint: "wood", sign: "morale" },
    "status-icon": { shape: "tile", tint: "brass", sign: "strength" },
    "status-blank": { shape: "tile", tint: "brass", sign: "" },
};

export const glyph = (kind: string): Glyph | undefined => GLYPHS[kind];

/** The letter on a disc: the first of its name in the current language. */
export const letter = (name: string): string => (name.trim()[0] ?? "?").toLocaleUpperCase();

/** What a runner carries, from the marks of its disc. */
export const cargo = (marks: readonly string[]): string | undefined =>
    marks.find((mark) => GLYPHS[`delivery-${mark}`] !== undefined);

/** The level of a Patient, 1 to 6, from the marks of its disc. */
export function level(marks: readonly string[]): number | undefined {
    const mark = marks.find((mark) => mark.startsWith("level-"));
    return mark === undefined ? undefined : Number(mark.slice("level-".length));
}
