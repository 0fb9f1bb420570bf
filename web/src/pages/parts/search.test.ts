import { describe, expect, it } from "vitest";
import type { Rule } from "../../lib/api";
import { invitationIn, parts, search, sections } from "./search";
import { ago } from "./timeAgo";

const rule = (id: string, topic: string, text: string): Rule => ({ id, topic, text, source: "p.2", kind: "rule" });
const RULES = [
    rule("HEGRA-CMP-01", "components", "There are 12 Air tiles."),
    rule("HEGRA-RCT-01", "recruiting", "Draw discs from the Recruit bag, see HEGRA-CMP-01."),
    rule("HEGRA-CMP-02", "components", "Vaernes lies outside the map."),
];

describe("looking things up", () => {
    it("finds rules that hold all the words, wherever they stand", () => {
        expect(search(RULES, "AIR tiles").map((one) => one.id)).toEqual(["HEGRA-CMP-01"]);
        expect(search(RULES, "hegra-rct").map((one) => one.id)).toEqual(["HEGRA-RCT-01"]);
        expect(search(RULES, "bag tiles")).toEqual([]);
        expect(search(RULES, "  ")).toHaveLength(3);
    });

    it("keeps rules of one topic together", () => {
        expect(sections(RULES).map((one) => [one.topic, one.rules.length])).toEqual([
            ["components", 2],
            ["recruiting", 1],
        ]);
    });

    it("cuts a text into words that were found, rules that it names, and the rest", () => {
        expect(parts("Draw discs, see HEGRA-CMP-01.", "discs")).toEqual([
            { text: "Draw ", found: false },
            { text: "discs", found: true },
            { text: ", see ", found: false },
            { text: "HEGRA-CMP-01", found: false, rule: "HEGRA-CMP-01" },
            { text: ".", found: false },
        ]);
        expect(parts("plain", "")).toEqual([{ text: "plain", found: false }]);
    });

    it("finds the invitation in a link, its end, or alone", () => {
        const invitation = "a".repeat(43);
        expect(invitationIn(`https://table.example/#/join/${invitation}`)).toBe(invitation);
        expect(invitationIn(` #/join/${invitation} `)).toBe(invitation);
        expect(invitationIn(invitation)).toBe(invitation);
        expect(invitationIn("https://table.example/")).toBeNull();
        expect(invitationIn("hello there")).toBeNull();
    });

    it("says how long ago something was", () => {
        expect(ago(1000, 1010, "en")).toBe("now");
        expect(ago(1000, 1000 + 3 * 3600, "en")).toBe("3 hours ago");
        expect(ago(0, 86_400, "fr")).toBe("hier");
    });
});
