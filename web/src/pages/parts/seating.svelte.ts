/** The seats of a table that is being set up, which depend on its options, and who holds them. */

import * as api from "../../lib/api";
import type { Game } from "../../lib/api";
import { bestProgram, type Plans, type SeatPlan } from "./newTable";

export class Seating {
    /** The seats of the last valid options, which stay visible while the player chooses. */
    seats = $state.raw<readonly string[]>([]);
    /** Why these options are not possible. */
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

    /** Holders by seat, kept while an option removes and restores a seat. */
    of(seat: string): SeatPlan {
        return this.plans[seat] ?? { holder: "here", program: bestProgram(this.game) };
    }

    change(seat: string, plan: SeatPlan): void {
        this.plans = { ...this.plans, [seat]: plan };
    }

    /** Request the seats for these options; only the last request counts. */
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
