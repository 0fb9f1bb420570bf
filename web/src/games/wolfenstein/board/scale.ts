/** How large things are on the board, in units of its drawing. */

export const UNIT = 72; // a square
export const EDGE = 46; // around the castle, for letters and numbers
export const WALL = 13;
