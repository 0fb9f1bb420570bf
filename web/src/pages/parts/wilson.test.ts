import { describe, expect, it } from "vitest";
import { wilson } from "./wilson";

describe("Wilson's interval", () => {
    it("knows nothing without games", () => {
        expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
    });

    it("gives the textbook values", () => {
        const { rate, low, high } = wilson(5, 10);
        expect(rate).toBe(0.5);
        expect(low).toBeCloseTo(0.2366, 4);
        expect(high).toBeCloseTo(0.7634, 4);
    });

    it("does not call three wins out of three a certainty", () => {
        const { rate, low, high } = wilson(3, 3);
        expect(rate).toBe(1);
        expect(low).toBeCloseTo(0.4385, 4);
        expect(high).toBe(1);
    });

    it("mirrors wins and losses, and narrows with more games", () => {
        const lost = wilson(2, 20);
        const won = wilson(18, 20);
        expect(lost.low).toBeCloseTo(1 - won.high, 10);
        const more = wilson(20, 200);
        expect(more.high - more.low).toBeLessThan(lost.high - lost.low);
    });
});
