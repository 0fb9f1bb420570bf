/** The confidence interval of a win rate. */

export interface Interval {
    rate: number;
    low: number;
    high: number;
}

const Z = 1.959964; // 95 %

/** The Wilson interval: it stays between 0 and 1, and is sensible even for three wins out of three. */
export function wilson(wins: number, games: number): Interval {
    if (games <= 0) return { rate: 0, low: 0, high: 1 };
    const rate = wins / games;
    const z2 = (Z * Z) / games;
    const middle = (rate + z2 / 2) / (1 + z2);
    const half = (Z * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))) / (1 + z2);
    return { rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
