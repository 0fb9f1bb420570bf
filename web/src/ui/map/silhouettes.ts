/** What portraits are made of: tones, a few shapes, and the parts that faces and uniforms share, on 48 × 48. */

/** `ink` is the outline, `mid` what the light catches, `shade` its dark side, `cut` the ground showing through. */
export type Tone = "ink" | "mid" | "shade" | "cut" | "glow";
export type Silhouette = readonly (readonly [tone: Tone, path: string])[];

export const disc = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const box = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}z`;

export const FACE = "M15.5 15c0-6 3.5-9.5 8.5-9.5s8.5 3.5 8.5 9.5v8.5c0 6.5-4.5 11.5-8.5 11.5s-8.5-5-8.5-11.5z";
export const DARK_SIDE =
    "M27 6c3.5 1.2 5.5 4.3 5.5 9v8.5c0 5.8-3.6 10.4-7.2 11.3 1.8-4.3-.6-6.3.9-10.3s-.4-12 .8-18.5z";
export const BROWS = "M17.3 18.8l5.2.6v1.5l-5.2-.4zM30.7 18.8l-5.2.6v1.5l5.2-.4z";
export const COAT = "M4 48c.6-8 5.5-11.5 12.5-13.5l7.5 5.5 7.5-5.5c7 2 11.9 5.5 12.5 13.5z";
export const NECK = "M19 30h10v8l-5 4-5-4z";
export const SOLDIER = "M6 48c0-8 5.5-12 13-13h10c7.5 1 13 5 13 13z";
export const HELMET =
    "M12.5 22.5c-.3-10 4.5-15 11.5-15s11.8 5 11.5 15c1.8.8 3 2.2 3 4.3-2-1-4.5-1.6-6.5-1.8h-16c-2 .2-4.5.8-6.5 1.8 0-2.1 1.2-3.5 3-4.3z";
export const CAP = "M9.5 13.5c1.5-5 7.5-8 14.5-8s13 3 14.5 8c-.5 2.5-2 4-4 5.5h-21c-2-1.5-3.5-3-4-5.5z";
export const PEAK = "M13 20.5h22c-.5 2.5-1.5 3.8-2.8 4.7-5-2.2-11.4-2.2-16.4 0-1.3-.9-2.3-2.2-2.8-4.7z";
export const CHIN = "M16.5 23h15v4c0 5.5-3.5 9.5-7.5 9.5s-7.5-4-7.5-9.5z";
