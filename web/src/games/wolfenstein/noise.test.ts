import { expect, test } from "vitest";
import { companyIn, noiseOf } from "./noise";

const loud = { key: "hint-noise", args: { places: ["r1", "c1"], models: ["soldat-1"] } };

test("an attack wakes whom its hint names", () => {
    const abouts = [
        { option: "attack soldat-1 pistol", hints: [loud] },
        { option: "attack soldat-1 pistol snap", hints: [loud, { key: "line" }] },
    ];
    expect(noiseOf(abouts)).toEqual({ places: ["r1", "c1"], models: ["soldat-1"] });
});

test("coming into company is heard only where one comes in", () => {
    const hints = [
        { key: "hint-company", args: { place: "r2", models: ["officer-17"] } },
        { key: "hint-company", args: { place: "r3", models: ["drone-4"] } },
    ];
    expect(companyIn(hints, ["r3"])).toEqual({ places: ["r3"], models: ["drone-4"] });
});
