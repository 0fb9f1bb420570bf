/** The geometry of a map on a grid, in cells: lines along the grid, borders, rectangles. */

export interface Spot {
    x: number;
    y: number;
}

/** A line from a corner of a cell to another, along the grid. */
export interface Line {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
}

export interface Rect extends Spot {
    width: number;
    height: number;
}

/** A cell as the key of a map or a member of a set. */
export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** The edge of a cell on one of its sides, `nesw`. */
export function edge({ x, y }: Spot, side: string): Line {
    if (side === "n") return { x1: x, y1: y, x2: x + 1, y2: y };
    if (side === "s") return { x1: x, y1: y + 1, x2: x + 1, y2: y + 1 };
    if (side === "w") return { x1: x, y1: y, x2: x, y2: y + 1 };
    return { x1: x + 1, y1: y, x2: x + 1, y2: y + 1 };
}

/** Join lines that continue each other, so that a wall is one stroke. */
export function joined(lines: readonly Line[]): Line[] {
    const rows = new Map<string, Set<number>>(); // a row or column of the grid, with the places that are drawn
    for (const { x1, y1, x2, y2 } of lines) {
        const upright = x1 === x2;
        const name = upright ? `x${x1}` : `y${y1}`;
        const row = rows.get(name) ?? new Set<number>();
        row.add(upright ? Math.min(y1, y2) : Math.min(x1, x2));
        rows.set(name, row);
    }
    const found: Line[] = [];
    for (const [name, row] of rows) {
        const at = Number(name.slice(1));
        for (const start of [...row].filter((one) => !row.has(one - 1)).sort((a, b) => a - b)) {
            let end = start;
            while (row.has(end)) end += 1;
            found.push(
                name.startsWith("x") ? { x1: at, y1: start, x2: at, y2: end } : { x1: start, y1: at, x2: end, y2: at },
            );
        }
    }
    return found;
}

/** The border of some cells: the edges between them and all others. */
export function outline(cells: Iterable<Spot>): Line[] {
    const all = [...cells];
    const inside = new Set(all.map(({ x, y }) => cellKey(x, y)));
    const border: Line[] = [];
    for (const cell of all) {
        const { x, y } = cell;
        if (!inside.has(cellKey(x, y - 1))) border.push(edge(cell, "n"));
        if (!inside.has(cellKey(x + 1, y))) border.push(edge(cell, "e"));
        if (!inside.has(cellKey(x, y + 1))) border.push(edge(cell, "s"));
        if (!inside.has(cellKey(x - 1, y))) border.push(edge(cell, "w"));
    }
    return joined(border);
}

export function path(lines: readonly Line[], unit: number): string {
    return lines.map(({ x1, y1, x2, y2 }) => `M${x1 * unit} ${y1 * unit}L${x2 * unit} ${y2 * unit}`).join("");
}

/** The cells of a rectangle, column by column. */
export function cellsIn({ x, y, width, height }: Rect): Spot[] {
    return Array.from({ length: width * height }, (_, at) => ({
        x: x + Math.floor(at / height),
        y: y + (at % height),
    }));
}

/** The largest rectangle without a taken cell, of at least this width and height. */
export function largestFree(
    { columns, rows }: { columns: number; rows: number },
    taken: ReadonlySet<string>,
    least = { width: 1, height: 1 },
): Rect | null {
    const free = new Array<number>(columns).fill(0); // empty cells above each column, this row included
    let best: Rect | null = null;
    for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) free[x] = taken.has(cellKey(x, y)) ? 0 : (free[x] ?? 0) + 1;
        for (let x = 0; x < columns; x += 1) {
            let height = Infinity;
            for (let width = 1; x + width <= columns; width += 1) {
                height = Math.min(height, free[x + width - 1] ?? 0);
                const fits = width >= least.width && height >= least.height;
                if (fits && width * height > (best ? best.width * best.height : 0)) {
                    best = { x, y: y - height + 1, width, height };
                }
            }
        }
    }
    return best;
}

/** The path through points; a leap goes in one bow, this high above the higher of its ends. */
export function wayThrough(points: readonly Spot[], leap = 0): string {
    const [first, ...rest] = points;
    if (!first) return "";
    const [last] = rest;
    if (leap && last)
        return `M${first.x} ${first.y}Q${(first.x + last.x) / 2} ${Math.min(first.y, last.y) - leap} ${last.x} ${last.y}`;
    return `M${first.x} ${first.y}${rest.map(({ x, y }) => `L${x} ${y}`).join("")}`;
}

/** A title in lines for a void of the map: short words stay on the line of the next word. */
export function inLines(title: string): string[] {
    const found: string[] = [];
    let open = "";
    for (const word of title.split(" ")) {
        open = open ? `${open} ${word}` : word;
        if (word.length > 4) {
            found.push(open);
            open = "";
        }
    }
    return open ? [...found, open] : found;
}
