/** Breaks text into lines for SVG, which does not wrap. */

const NARROW = new Set("iIljtfr1.,:;'’!|()- ");
const WIDE = new Set("mwMWOQGÉÀÈŒœ@");

/** The approximate width of a line in the condensed face, relative to the font size. */
export function widthOf(text: string): number {
    let width = 0;
    for (const letter of text) width += NARROW.has(letter) ? 0.27 : WIDE.has(letter) ? 0.56 : 0.43;
    return width;
}

export interface Lines {
    size: number;
    lines: string[];
}

/** A name in one line if it fits, else in two, as large as the width allows. */
export function fit(text: string, width: number, size: number, smallest = size * 0.72): Lines {
    if (widthOf(text) * size <= width) return { size, lines: [text] };
    const shrunk = width / widthOf(text);
    if (shrunk >= size * 0.84) return { size: shrunk, lines: [text] };
    const words = text.split(" ");
    let best: string[] = [text];
    for (let at = 1; at < words.length; at += 1) {
        const split = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
        if (longest(split) < longest(best)) best = split;
    }
    const wanted = best.length > 1 ? Math.min(size * 0.86, width / longest(best)) : width / longest(best);
    return { size: Math.max(smallest, wanted), lines: best };
}

const longest = (lines: string[]): number => Math.max(...lines.map(widthOf));
