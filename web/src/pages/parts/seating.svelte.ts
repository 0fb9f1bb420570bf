/** Who sits where at a table that is being set up: the options decide which seats it has. */

import * as api from "../../lib/api";
import type { Game } from "../../lib/api";
import { bestProgram, type Plans, type SeatPlan } from "./laying";

export class Seating {
    /** Of the last options that went together: who is choosing still sees them. */
    seats = $state.raw<readonly string[]>([]);
    /** Why there is no table with these options. */
    trouble = $state.raw<unknown>(null);
    asking = $state(true);
    private plans = $state.raw<Plans>({});
    private wanted = 0;

    constructor(
        private readonly game: Game,
        plans: Plans,
    ) {
        this.plans = plans;
    }

    readonly ready = $derived(!this.asking && this.trouble === null);
    readonly chosen: Plans = $derived(Object.fromEntries(this.seats.map((seat) => [seat, this.of(seat)])));

    /** A seat that goes and comes back with an option is held as it was. */
    of(seat: string): SeatPlan {
        return this.plans[seat] ?? { holder: "here", program: bestProgram(this.game) };
    }

    change(seat: string, plan: SeatPlan): void {
        this.plans = { ...this.plans, [seat]: plan };
    }

    /** Ask for the seats of a table with these options; of many questions the last one counts. */
    async ask(options: Readonly<Record<string, unknown>>): Promise<void> {
        const question = ++this.wanted;
        this.asking = true;
        let trouble: unknown = null;
        let seats = this.seats;
        try {
            seats = await api.seats(this.game.key, options);
        } catch (error) {
            trouble = error;
        }
        if (question !== this.wanted) return;
        this.seats = seats;
        this.trouble = trouble;
        this.asking = false;
    }
}
