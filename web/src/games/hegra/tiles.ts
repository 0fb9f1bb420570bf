/** The drawing on a tile of the Hit bag; a Damage tile shows what it damages. */

export function tileMark(kind: string): string {
    if (kind === "miss") return "close";
    if (kind === "artillery") return "shell";
    if (kind.startsWith("air-")) return "plane";
    if (kind.startsWith("gun-")) return "fire-artillery";
    if (kind.startsWith("wall")) return "bolster";
    return kind;
}
