/** For development: a table from a recorded position, `#/gallery/NAME/fr/dark/film`. */

import type { Details, Film, Position, Welcome } from "../protocol";
import type { Asked, Connection, Said } from "./connection";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

interface Fixture {
    welcome?: Welcome;
    position: Position;
    details?: Details | null;
    film?: Film | null;
}

class Recorded implements Connection {
    constructor(
        private readonly fixture: Fixture,
        private readonly hear: (frame: Said) => void,
    ) {}

    send(frame: Asked): void {
        const answer = this.answer(frame);
        if (answer) setTimeout(() => this.hear(answer), 30);
    }

    private answer(frame: Asked): Said | null {
        const { position, details, film } = this.fixture;
        const view = position.view ?? film?.view;
        switch (frame.do) {
            case "details":
                return details ?? null;
            case "film":
                return film ?? { type: "film", number: frame.number };
            case "past":
                return view ? { type: "past", number: frame.number, view: film?.view ?? view } : null;
            case "hint":
                return {
                    type: "hint",
                    seat: frame.seat,
                    ask: frame.ask,
                    option: position.questions?.[0]?.options[0] ?? "",
                };
            case "say":
                return { type: "chat", name: settings.player || "Ane", text: frame.text, at: Date.now() / 1000 };
            case "play":
                return {
                    type: "refused",
                    request: frame.request,
                    code: "gallery",
                    message: `recorded: ${frame.answer}`,
                };
            default:
                return null;
        }
    }

    close(): void {}
}

export async function openGallery(table: Table, name: string, wishes: readonly string[]): Promise<void> {
    const fixture = (await (await fetch(`/fixtures/${name}.json`)).json()) as Fixture;
    for (const wish of wishes) {
        if (wish === "dark" || wish === "light") settings.set({ theme: wish });
        if (wish === "en" || wish === "fr") settings.set({ language: wish });
        if (wish === "step" || wish === "off") settings.set({ animation: wish });
    }
    const game = fixture.position.view?.game ?? "";
    table.connect(new Recorded(fixture, (frame) => table.hear(frame)));
    table.hear({ ...(fixture.welcome ?? nobody(game)), table: name });
    table.line("open");
    table.hear(fixture.position);
    if (wishes.includes("film") && fixture.film) table.hear(fixture.film);
    if (wishes.includes("past")) table.lookBack(fixture.position.number - 2);
    if (wishes.includes("hint")) table.askHint();
    if (wishes.includes("lesson")) {
        const expects = fixture.position.questions?.[0]?.options[0];
        const text = { key: "ui-gallery-lesson" };
        table.hear({
            ...fixture.position,
            seq: fixture.position.seq + 1,
            lesson: { name: "", text, taken: 2, steps: 9, expects },
        });
    }
    setTimeout(() => {
        for (const wish of wishes) {
            const [verb, id = ""] = wish.split(":");
            if (verb === "pick") table.pick(id);
            if (verb === "point") table.point(id);
            if (verb === "inspect") table.inspect(id);
        }
    }, 300);
}

/** A recorded end of a game has no beginning. */
function nobody(game: string): Welcome {
    return { type: "welcome", table: "", game, name: "", seats: [], yours: [], host: true, options: {}, version: 1 };
}
