import { describe, expect, it } from "vitest";
import board from "../../../../src/sandtable/games/hegra/content/board.toml?raw";
import type { Area, Piece, View } from "../../protocol";
import { follow, layOut, pointsIn } from "./arrange";
import { sectionNow } from "./day";
import { AIRFIELD, GUNS, HEIGHT, MAP_ROWS, placeOf, ROOMS, row, WALLS, WARD, WIDTH, ZONES, type Place } from "./layout";
import { icon } from "./icons";
import { cargo, glyph, letter, level } from "./pieces";
import { idsOfPiece, meansDiscIn } from "./targets";
import { fit, widthOf } from "./text";
import { tileMark } from "./tiles";

const idsOf = (table: string): string[] =>
    [...board.matchAll(new RegExp(`\\[\\[${table}\\]\\]\\nid = "([^"]+)"`, "g"))].map((found) => found[1] ?? "");

const area = (id: string, group: string, pieces: Piece[] = [], more: Partial<Area> = {}): Area => ({
    id,
    group,
    pieces,
    ...more,
});
const view = (...areas: Area[]): View => ({ game: "hegra", heading: { key: "heading" }, areas });
const inside = (place: Place): boolean =>
    place.x >= 0 && place.y >= 0 && place.x + place.w <= WIDTH && place.y + place.h <= HEIGHT;
const apart = (one: Place, other: Place): boolean =>
    one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y;

describe("the board", () => {
    it("has a place for every action space and Defensive Position of the game", () => {
        const ids = idsOf("space");
        expect(ids.length).toBeGreaterThan(15);
        for (const id of ids) {
            const place = placeOf(area(id, id.startsWith("wall") ? "walls" : "actions"));
            expect(place, id).toBeDefined();
            expect(inside(place!), id).toBe(true);
        }
    });

    it("has a place for every space of the map, none of them on another", () => {
        const spaces = [...board.matchAll(/\[\[map\]\]\nid = "([^"]+)"[^[]*\[[^\]]*\]\nx = ([\d.]+)\ny = ([\d.]+)/g)];
        expect(spaces.map((found) => found[1])).toEqual(idsOf("map"));
        const places = spaces.map(([, id = "", x, y]) => placeOf(area(id, "map", [], { x: Number(x), y: Number(y) }))!);
        expect(places.every(inside)).toBe(true);
        places.forEach((one, at) => places.slice(at + 1).forEach((other) => expect(apart(one, other)).toBe(true)));
    });

    it("lets no two of its places overlap", () => {
        const places = [ROOMS, WALLS, GUNS, ZONES, WARD].flatMap((group) => Object.entries(group));
        places.forEach(([id, one], at) => {
            for (const [otherId, other] of places.slice(at + 1)) {
                expect(apart(one, other), `${id} and ${otherId}`).toBe(true);
            }
        });
    });

    it("has room for the zones, the beds, the Guns, the rows and the airfield", () => {
        for (const id of ["ready", "tired", "rest", "reserve", "morgue", "recruitment"]) {
            expect(placeOf(area(id, "zones")), id).toBeDefined();
        }
        for (const id of ["bed-1", "bed-2", "bed-3", "waiting"])
            expect(placeOf(area(id, "infirmary")), id).toBeDefined();
        for (const id of ["gun-1", "gun-2", "machine-gun"]) expect(placeOf(area(id, "guns")), id).toBeDefined();
        expect([...Object.values(MAP_ROWS), AIRFIELD].every(inside)).toBe(true);
    });

    it.each([3, 4])("stacks %i Sectors from the foot of the slope up to the walls", (sectors) => {
        const places = Array.from({ length: sectors }, (_, y) =>
            placeOf(area(`sector-${y + 1}`, "sectors", [], { y }), sectors)!,
        );
        places.forEach((place, at) => {
            expect(inside(place)).toBe(true);
            const above = places[at + 1];
            if (above) expect(above.y + above.h).toBeCloseTo(place.y);
        });
        expect(places.at(-1)!.y).toBeGreaterThanOrEqual(WALLS["wall"]!.y + WALLS["wall"]!.h);
    });

    it("knows nothing of areas that are not Hegra's", () => {
        expect(placeOf(area("hall", "rooms"))).toBeUndefined();
    });
});

describe("pieces", () => {
    it("have a shape for every kind, and no two kinds of disc look the same without colour", () => {
        const discs = ["officer", "soldier", "volunteer", "medic", "hunter", "doubt"];
        expect(discs.every((kind) => glyph(kind)?.shape === "disc")).toBe(true);
        expect(new Set(discs.map((kind) => glyph(kind)?.sign)).size).toBe(discs.length);
        const others = ["infantry", "patrol", "artillery", "status-icon", "status-blank"];
        const deliveries = ["supply", "patrol", "miss", "morale"].map((group) => `delivery-${group}`);
        for (const kind of [...others, ...deliveries]) expect(glyph(kind), kind).toBeDefined();
    });

    it("have an icon for every action, and tiles of the Hit bag for what they damage", () => {
        for (const id of idsOf("space").filter((id) => !id.startsWith("wall"))) expect(icon(id).d, id).not.toBe("");
        for (const kind of ["miss", "artillery", "air-supply", "gun-2", "wall-a", "radio"]) {
            expect(icon(tileMark(kind)).d, kind).not.toBe("");
        }
    });

    it("bear a letter, a level and a load", () => {
        expect(letter("Médecin")).toBe("M");
        expect(level(["level-3"])).toBe(3);
        expect(level(["supply"])).toBeUndefined();
        expect(cargo(["morale"])).toBe("morale");
        expect(cargo(["suppressed"])).toBeUndefined();
    });

    it("stay inside their area, however many there are", () => {
        for (const [id, place] of Object.entries({ ...ROOMS, ...ZONES })) {
            const group = id in ROOMS ? "actions" : "zones";
            for (const point of pointsIn(area(id, group), 14)) {
                expect(point.x, id).toBeLessThanOrEqual(place.x + place.w);
                expect(point.x, id).toBeGreaterThanOrEqual(place.x);
            }
        }
    });

    it("lie singly where they act, and stacked where they wait", () => {
        const soldiers: Piece[] = [{ kind: "soldier", count: 3 }];
        expect(layOut(view(area("ready", "zones", soldiers)))).toHaveLength(3);
        const [stack, ...rest] = layOut(view(area("reserve", "zones", soldiers)));
        expect(rest).toEqual([]);
        expect(stack?.count).toBe(3);
    });
});

describe("a piece that moves", () => {
    const lay = (...areas: Area[]) => layOut(view(...areas));

    it("keeps its key from one area to another", () => {
        const before = follow(
            [],
            lay(area("ready", "zones", [{ kind: "soldier", count: 2 }]), area("repair", "actions")),
        );
        const after = follow(
            before,
            lay(area("ready", "zones", [{ kind: "soldier" }]), area("repair", "actions", [{ kind: "soldier" }])),
        );
        expect(new Set(after.map((piece) => piece.key))).toEqual(new Set(before.map((piece) => piece.key)));
        const stayed = after.find((piece) => piece.area === "ready");
        expect(before.some((piece) => piece.key === stayed?.key)).toBe(true);
    });

    it("does not take the key of another kind, and runners keep their own", () => {
        const before = follow([], lay(area("ready", "zones", [{ kind: "medic" }])));
        const after = follow(
            before,
            lay(
                area("ready", "zones", [{ kind: "hunter" }]),
                area("fortress", "map", [{ kind: "hunter", id: "runner-1" }]),
            ),
        );
        expect(after.map((piece) => piece.key)).not.toContain(before[0]?.key);
        expect(after.at(-1)?.key).toBe("runner-1");
    });

    it("never shares its key", () => {
        let kept = follow([], []);
        for (const count of [3, 5, 1, 4]) {
            const now = lay(
                area("sector-1", "sectors", [{ kind: "infantry", count }]),
                area("sector-2", "sectors", [{ kind: "infantry", count: 5 - count }], { y: 1 }),
            );
            kept = follow(kept, now);
            expect(new Set(kept.map((piece) => piece.key)).size).toBe(kept.length);
        }
    });
});

describe("what an option means", () => {
    it("is the disc where it is taken from, not every disc of its kind", () => {
        expect(meansDiscIn("place soldier repair", "ready")).toBe(true);
        expect(meansDiscIn("place soldier repair", "tired")).toBe(false);
        expect(meansDiscIn("rest medic", "tired")).toBe(true);
        expect(meansDiscIn("give-up soldier", "tired")).toBe(true);
        expect(meansDiscIn("give-up soldier", "morgue")).toBe(false);
    });

    it("may name a disc by its zone or its level", () => {
        expect(idsOfPiece(area("tired", "zones"), "hunter", undefined, undefined)).toEqual(["hunter-tired", "hunter"]);
        expect(idsOfPiece(area("waiting", "infirmary"), "medic", undefined, 3)).toContain("medic-3");
        expect(idsOfPiece(area("bed-2", "infirmary"), "medic", undefined, 3)).not.toContain("medic-3");
        expect(idsOfPiece(area("fortress", "map"), "hunter", "runner-2", undefined)).toEqual(["runner-2"]);
    });
});

describe("words on the board", () => {
    it("are broken into two lines where one is too long", () => {
        expect(fit("Repair", 150, 24).lines).toEqual(["Repair"]);
        const long = fit("Ouvrir une Route de Ravitaillement", 184, 24);
        expect(long.lines).toHaveLength(2);
        for (const line of long.lines) expect(widthOf(line) * long.size).toBeLessThanOrEqual(190);
    });

    it("show the section of the day", () => {
        expect(sectionNow("walls")).toBe(1);
        expect(sectionNow("morning")).toBeUndefined();
    });

    it("stand in rows that get closer", () => {
        expect(row(3, 0, 100, 30)).toEqual([0, 30, 60]);
        expect(row(3, 0, 40, 30)).toEqual([0, 20, 40]);
        expect(row(0, 0, 40, 30)).toEqual([]);
    });
});
