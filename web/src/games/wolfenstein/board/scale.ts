/** Sizes on the board, in units of its drawing. */

export const UNIT = 72; // the side of a square
export const EDGE = 46; // around the castle, for letters and numbers
export const WALL = 13;
