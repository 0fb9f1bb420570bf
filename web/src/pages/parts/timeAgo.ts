/** How long ago something was, in words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 31_536_000],
    ["month", 2_592_000],
    ["week", 604_800],
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
];

export function ago(seconds: number, now: number, language: string): string {
    const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    const past = Math.max(0, now - seconds);
    const [unit, size] = STEPS.find(([, size]) => past >= size) ?? ["second", 1];
    return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(past / size), unit);
}
