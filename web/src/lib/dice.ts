/** Finds the last dice in the log, for any game. */

import type { Line } from "../protocol";

export interface Roll {
    line: Line;
    faces: readonly (string | number)[];
    before: readonly (string | number)[]; // the faces before a re-roll
}

const ROWS = ["faces", "dice", "rolls"];
const SINGLE = ["die", "face", "roll"];

export function rollOf(line: Line): Roll | null {
    const values = line.values ?? {};
    if (isRow(values.into) && isRow(values.faces)) return { line, faces: values.into, before: values.faces };
    for (const name of ROWS) if (isRow(values[name])) return { line, faces: values[name], before: [] };
    for (const name of SINGLE) {
        const face = values[name];
        if (typeof face === "number" || typeof face === "string") return { line, faces: [face], before: [] };
    }
    return null;
}

export function lastRoll(lines: readonly Line[]): Roll | null {
    for (let at = lines.length - 1; at >= 0; at--) {
        const line = lines[at];
        const roll = line && rollOf(line);
        if (roll?.faces.length) return roll;
    }
    return null;
}

function isRow(value: unknown): value is (string | number)[] {
    return Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number");
}
