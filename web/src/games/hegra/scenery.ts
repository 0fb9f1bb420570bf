/** The positions of trees, peaks and snowflakes. They are the same each time, so nothing moves without a reason. */

import type { Point } from "./layout";

export interface Tree extends Point {
    size: number;
}

/** A fixed series of numbers between 0 and 1 that look random. */
export function pebbles(n: number, seed: number): number[] {
    let state = seed;
    return Array.from({ length: n }, () => {
        state = (state * 16807) % 2147483647;
        return state / 2147483647;
    });
}

function grove(middle: Point, wide: number, high: number, n: number, seed: number): Tree[] {
    const at = pebbles(3 * n, seed);
    return Array.from({ length: n }, (_, tree) => ({
        x: middle.x + (at[3 * tree]! - 0.5) * wide,
        y: middle.y + (at[3 * tree + 1]! - 0.5) * high,
        size: 0.7 + at[3 * tree + 2]! * 0.7,
    })).sort((one, other) => one.y - other.y);
}

export const VALLEY_TREES: readonly Tree[] = [
    ...grove({ x: 250, y: 345 }, 440, 26, 17, 11),
    ...grove({ x: 250, y: 566 }, 460, 20, 12, 29),
    ...grove({ x: 250, y: 722 }, 460, 18, 10, 47),
    ...grove({ x: 60, y: 905 }, 110, 90, 11, 5),
    ...grove({ x: 430, y: 905 }, 90, 90, 10, 77),
];

export const SLOPE_TREES: readonly Tree[] = [
    ...grove({ x: 640, y: 940 }, 240, 130, 16, 3),
    ...grove({ x: 1340, y: 930 }, 260, 140, 18, 8),
];

export const FLAKES: readonly Tree[] = grove({ x: 750, y: 520 }, 1500, 1040, 130, 19);

/** A pine from its foot, one unit about a pixel. */
export const PINE = "M0 0V-6H-15L-6 -18H-11L-4 -29H-7L0 -44 7 -29H4L11 -18H6L15 -6H0Z";
export const PINE_SNOW = "M0 -44L-7 -29H-4L-1 -32 2 -29 0 -38ZM-11 -18L-4 -27 -1 -20ZM-15 -6L-7 -16 -2 -8Z";
