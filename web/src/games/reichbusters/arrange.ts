/** Where everything in an area goes: what lies there in a strip along one side, units in a grid on the rest. */

import type { Rect, Spot } from "../../ui/map/grid";

export interface Slot extends Spot {
    size: number; // the side of the square that it may fill
}

export interface Arranged {
    lying: Slot[];
    units: Slot[];
    caption: Spot; // the lower left corner of the words of a feature
}

/** Sizes in the units of the drawing. */
export interface Sizes {
    unit: number; // the largest standee
    token: number; // the largest token
    gap: number;
}

export const SIZES: Sizes = { unit: 84, token: 52, gap: 4 };

/** As many squares as needed in a rectangle, as large as possible; a last row that is not full stands in its middle. */
export function grid(room: Rect, count: number, most: number, gap: number): Slot[] {
    if (!count) return [];
    let best = { columns: 1, size: 0 };
    for (let columns = 1; columns <= count; columns += 1) {
        const rows = Math.ceil(count / columns);
        const size = Math.min(most, (room.width + gap) / columns - gap, (room.height + gap) / rows - gap);
        if (size > best.size + 0.01) best = { columns, size };
    }
    const { columns, size } = best;
    const rows = Math.ceil(count / columns);
    const top = room.y + (room.height - rows * size - (rows - 1) * gap) / 2;
    return Array.from({ length: count }, (_, at) => {
        const row = Math.floor(at / columns);
        const inRow = row === rows - 1 ? count - row * columns : columns;
        const left = room.x + (room.width - inRow * size - (inRow - 1) * gap) / 2;
        return { x: left + (at % columns) * (size + gap), y: top + row * (size + gap), size };
    });
}

/** Everything in an area: `room` is what its walls and its name leave, `words` the height of a caption below. */
export function arrange(room: Rect, lying: number, units: number, words = 0, sizes: Sizes = SIZES): Arranged {
    const { gap } = sizes;
    const inner = { ...room, height: room.height - words };
    const caption = { x: room.x, y: room.y + room.height };
    if (!units) return { lying: grid(inner, lying, sizes.token * 1.25, gap), units: [], caption };
    if (!lying) return { lying: [], units: grid(inner, units, sizes.unit, gap), caption };
    const ways = [above(inner, lying, sizes), beside(inner, lying, sizes)].map(({ strip, rest }) => ({
        lying: grid(strip, lying, sizes.token, gap),
        units: grid(rest, units, sizes.unit, gap),
        caption,
    }));
    // The way that leaves the units largest; of equals, the one that leaves the tokens largest.
    return ways.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

const worth = ({ lying, units }: Arranged): number => (units[0]?.size ?? 0) + 0.4 * (lying[0]?.size ?? 0);

function above(room: Rect, lying: number, { token, gap }: Sizes): { strip: Rect; rest: Rect } {
    const high = Math.min(token, (room.width + gap) / lying - gap);
    return {
        strip: { ...room, height: high },
        rest: { ...room, y: room.y + high + gap, height: room.height - high - gap },
    };
}

function beside(room: Rect, lying: number, { token, gap }: Sizes): { strip: Rect; rest: Rect } {
    const wide = Math.min(token, (room.height + gap) / lying - gap);
    return {
        strip: { ...room, width: wide },
        rest: { ...room, x: room.x + wide + gap, width: room.width - wide - gap },
    };
}
