/** Sizes on the board, in units of its drawing. */

export const UNIT = 100; // the side of a cell
export const EDGE = 26; // around the map
export const WALL = 12;
export const INSET = 10; // from a wall to what stands in an area
export const NAME = 26; // the height of an area's name and signs
export const NAME_WIDE = 28;
export const SIGN = 29; // the side of a sign
export const WORDS = 23; // the size of the smallest words: 11 pixels on a screen 1440 wide
