/** Fits text into an SVG, which does not wrap lines: text that is too long is condensed. */

/** The average width of a letter of the condensed face, relative to the font size. */
const SLIM = /[iljtfrI.,:;’'! -]/;
const BROAD = /[mwMW]/;

export function widthOf(text: string, size: number): number {
    return [...text].reduce((sum, one) => sum + (SLIM.test(one) ? 0.25 : BROAD.test(one) ? 0.62 : 0.44), 0) * size;
}

/** The length that a text should have, or nothing if it fits as it is. */
export function pressed(text: string, size: number, room: number): number | undefined {
    return widthOf(text, size) > room ? room : undefined;
}
