/** The positions of everything on the board, as plain numbers, so that pieces can glide between places. */

import type { Area } from "../../protocol";

export const WIDTH = 1500;
export const HEIGHT = 1040;

export interface Place {
    x: number;
    y: number;
    w: number;
    h: number;
}

export interface Point {
    x: number;
    y: number;
}

/** A hall is a section of the Day Phase: its number, and the place of its name. */
export interface Hall extends Place {
    section: number;
}

const HALL_TOP = 112;
const HEAD = 30; // the strip with the hall's name
const ROOM = 82;
const PITCH = 88;

export const HALLS: readonly Hall[] = [
    { section: 0, x: 502, y: HALL_TOP, w: 234, h: HEAD + 2 * PITCH },
    { section: 3, x: 502, y: HALL_TOP + HEAD + 2 * PITCH + 6, w: 234, h: HEAD + 2 * PITCH },
    { section: 4, x: 746, y: HALL_TOP, w: 428, h: 2 * (HEAD + 2 * PITCH) + 6 },
    { section: 5, x: 1184, y: HALL_TOP, w: 302, h: 2 * (HEAD + 2 * PITCH) + 6 },
];

/** The rows behind and on the wall are halls too; their rooms say which. */
export const ROWS: readonly Hall[] = [
    { section: 2, x: 502, y: 623, w: 984, h: 92 },
    { section: 1, x: 502, y: 716, w: 984, h: 96 },
];

const hallFrom = (section: number): Hall => HALLS.find((hall) => hall.section === section) ?? HALLS[0]!;

/** A room in a column of a hall. */
function room(section: number, row: number, column = 0, columns = 1, pitch = PITCH): Place {
    const hall = hallFrom(section);
    const w = (hall.w - 12 - 6 * (columns - 1)) / columns;
    return { x: hall.x + 6 + column * (w + 6), y: hall.y + HEAD + row * pitch, w, h: ROOM };
}

const MAINTENANCE = (2 * (HEAD + 2 * PITCH) + 6 - HEAD) / 4; // four rows share the height of the two halls beside them

const GUN_ROW = 628;
const WALL_ROW = 722;
const INFIRMARY = hallFrom(5);

export const ROOMS: Readonly<Record<string, Place>> = {
    negotiate: room(0, 0),
    "open-route": room(0, 1),
    "supply-run": room(3, 0),
    "counter-patrol": room(3, 1),
    shovel: room(4, 0, 0, 2, MAINTENANCE),
    repair: room(4, 0, 1, 2, MAINTENANCE),
    bolster: room(4, 1, 0, 2, MAINTENANCE),
    promote: room(4, 1, 1, 2, MAINTENANCE),
    inspire: room(4, 2, 0, 2, MAINTENANCE),
    radio: room(4, 2, 1, 2, MAINTENANCE),
    "map-room": room(4, 3, 0, 2, MAINTENANCE),
    treat: room(5, 0),
    "medicine-cabinet": room(5, 1),
    "fire-artillery": { x: 508, y: GUN_ROW, w: 222, h: ROOM },
    reckless: { x: 508, y: WALL_ROW, w: 222, h: ROOM },
    "field-telephone": { x: 1264, y: WALL_ROW, w: 216, h: ROOM },
};

/** The snowdrift in the fourth row, with the Snow cards. */
export const DRIFT: Place = room(4, 3, 1, 2, MAINTENANCE);

const BEDS_TOP = INFIRMARY.y + HEAD + 2 * PITCH;
const BED = 93;

export const WARD: Readonly<Record<string, Place>> = {
    "bed-1": { x: INFIRMARY.x + 6, y: BEDS_TOP, w: BED, h: 96 },
    "bed-2": { x: INFIRMARY.x + 6 + BED + 5, y: BEDS_TOP, w: BED, h: 96 },
    "bed-3": { x: INFIRMARY.x + 6 + 2 * (BED + 5), y: BEDS_TOP, w: BED, h: 96 },
    waiting: { x: INFIRMARY.x + 6, y: BEDS_TOP + 102, w: INFIRMARY.w - 12, h: 98 },
};

const BARRACKS = 536;

export const ZONES: Readonly<Record<string, Place>> = Object.fromEntries(
    [
        ["ready", 262],
        ["tired", 222],
        ["rest", 110],
        ["recruitment", 128],
        ["reserve", 146],
        ["morgue", 86],
    ].reduce<{ at: number; zones: [string, Place][] }>(
        ({ at, zones }, [id, w]) => ({
            at: at + Number(w) + 6,
            zones: [...zones, [String(id), { x: at, y: BARRACKS, w: Number(w), h: 84 }]],
        }),
        { at: 502, zones: [] },
    ).zones,
);

export const GUNS: Readonly<Record<string, Place>> = {
    "gun-1": { x: 740, y: GUN_ROW, w: 244, h: ROOM },
    "gun-2": { x: 992, y: GUN_ROW, w: 244, h: ROOM },
    "machine-gun": { x: 1244, y: GUN_ROW, w: 236, h: ROOM },
};

export const WALLS: Readonly<Record<string, Place>> = Object.fromEntries(
    ["wall", "wall-a", "wall-b", "wall-c"].map((id, n) => [id, { x: 742 + n * 104, y: WALL_ROW - 4, w: 98, h: 92 }]),
);

/** The shield on the wall that shows the Defence. */
export const SHIELD: Point = { x: 1208, y: WALL_ROW + 42 };

const SLOPE_TOP = 818;
const SLOPE = { x: 498, w: 992, bottom: HEIGHT - 8 };

/** Sectors share the slope, the first at its foot (HEGRA-INF-06), however many the board has. */
export function sectorPlace(number: number, sectors: number): Place {
    const h = (SLOPE.bottom - SLOPE_TOP) / Math.max(sectors, 3);
    const fromTop = Math.max(sectors, 3) - number;
    return { x: SLOPE.x, y: SLOPE_TOP + fromTop * h, w: SLOPE.w, h };
}

const MAP = { left: 62, column: 76, bottom: 950, row: 158 };

/** Maps the map's coordinates to the board, a little irregular, like paths in a valley. */
export function mapPoint(x: number, y: number): Point {
    const crooked = y === 0 ? 0 : Math.sin(x * 2.3 + y * 1.7) * 9;
    return { x: MAP.left + (x - 1) * MAP.column, y: MAP.bottom - y * MAP.row + crooked };
}

export const NODE = 27; // half the width of a space on the map

export const AIRFIELD: Place = { x: 206, y: 196, w: 92, h: 116 };

/** The place of a row's label on the map, which the Guns can target. */
export const MAP_ROWS: Readonly<Record<string, Place>> = Object.fromEntries(
    ["blue", "green", "yellow"].map((row, n) => {
        const middle = mapPoint(1, n + 1).y;
        return [row, { x: 10, y: middle - 52, w: 470, h: 104 }];
    }),
);

const around = (point: Point, half: number): Place => ({
    x: point.x - half,
    y: point.y - half,
    w: 2 * half,
    h: 2 * half,
});

/** The place of an area by its group and id; undefined if the board does not know it. */
export function placeOf(area: Area, sectors = 4): Place | undefined {
    switch (area.group) {
        case "zones":
            return ZONES[area.id];
        case "walls":
            return WALLS[area.id];
        case "actions":
            return ROOMS[area.id];
        case "guns":
            return GUNS[area.id];
        case "infirmary":
            return WARD[area.id];
        case "sectors":
            return sectorPlace((area.y ?? 0) + 1, sectors);
        case "map":
            return around(mapPoint(area.x ?? 0, area.y ?? 0), NODE);
    }
    return undefined;
}

/** The positions of `n` things in a row from `from` to `to`, closer together if there are many. */
export function row(n: number, from: number, to: number, step: number): number[] {
    const apart = n > 1 ? Math.min(step, (to - from) / (n - 1)) : 0;
    return Array.from({ length: n }, (_, at) => from + at * apart);
}
