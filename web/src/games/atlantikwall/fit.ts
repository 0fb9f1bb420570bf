/** Words in an SVG do not wrap: those that would be too long are pressed together. */

const BROAD = 0.47; // of its size, a letter of the condensed face on average

export function widthOf(text: string, size: number): number {
    return text.length * size * BROAD;
}

/** The length that a text should have, or nothing if it fits as it is. */
export function pressed(text: string, size: number, room: number): number | undefined {
    return widthOf(text, size) > room ? room : undefined;
}
