/** The item that a player has picked up, by click or drag, until it is put somewhere. */

import type { TableModel } from "../../lib/model";
import { outcome, type Outcome, type Spot, type Thing } from "./gear";

class Hand {
    thing = $state.raw<Thing | null>(null);
    dragged = $state(false); // while dragging, nothing may move below the pointer
    why = $state(""); // why it could not be put there
    whose = $state(""); // the Hero it concerns

    drag(thing: Thing): void {
        this.why = "";
        this.thing = thing;
        this.dragged = true;
    }

    /** A second click puts it down again. */
    toggle(thing: Thing): void {
        const same = this.holds(thing);
        this.why = "";
        this.dragged = false;
        this.thing = same ? null : thing;
    }

    drop(): void {
        this.thing = null;
        this.dragged = false;
    }

    holds(thing: Thing): boolean {
        const held = this.thing;
        return held?.hero === thing.hero && held.id === thing.id && held.how === thing.how && held.on === thing.on;
    }

    at(table: TableModel, spot: Spot): Outcome {
        return this.thing ? outcome(this.thing, spot, table.question, table.details?.refused) : {};
    }

    /** Put it there, or show why that is not possible. */
    put(table: TableModel, spot: Spot): boolean {
        const { option, reason } = this.at(table, spot);
        if (option) {
            table.play(option);
            this.drop();
            return true;
        }
        this.whose = this.thing?.hero ?? "";
        this.why = reason ? table.words.refusal(reason) : "";
        return false;
    }
}

export const hand = new Hand();
