/** Labels of areas for screen readers and titles: name, state, and who is there. */

import type { Area, Piece } from "../../protocol";
import type { Words } from "../../lib/words";
import { areaFacts } from "./view";

const markName = (words: Words, mark: string): string => words.name(mark, "mark");

function pieceName(words: Words, piece: Piece): string {
    const name = [words.name(piece.kind), ...(piece.marks ?? []).map((mark) => markName(words, mark))].join(" ");
    return (piece.count ?? 1) > 1 ? `${piece.count} × ${name}` : name;
}

export function areaLabel(words: Words, area: Area): string {
    const parts = [
        words.name(area.id),
        ...(area.marks ?? []).map((mark) => markName(words, mark)),
        ...(area.pieces ?? []).map((piece) => pieceName(words, piece)),
    ];
    return parts.join(", ");
}

/** The label of an action space also has its cost and who may work there. */
export function roomLabel(words: Words, area: Area): string {
    const facts = areaFacts(area, "actions");
    const said = (["cost", "doubles", "bars", "times"] as const).flatMap((fact) => {
        const value = facts?.[fact];
        if (Array.isArray(value)) return value.length ? [`${words.name(fact, "fact")} ${words.row(value)}`] : [];
        return value ? [`${words.name(fact, "fact")} ${String(value)}`] : [];
    });
    return [areaLabel(words, area), ...said].join(", ");
}

/** The label of a Sector also says what its dice do. */
export function sectorLabel(words: Words, area: Area): string {
    const facts = areaFacts(area, "sectors");
    const said = (["criterion", "grenade", "hit", "move"] as const).flatMap((fact) => {
        const value = facts?.[fact];
        if (Array.isArray(value) && value.length === 0) return [];
        return [`${words.name(fact, "fact")} ${Array.isArray(value) ? words.row(value) : String(value)}`];
    });
    return [areaLabel(words, area), ...said].join(", ");
}
