/** Sentences by key, each parsed on first use: a game has many hundreds, a screen needs a few dozen. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;
export type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
export type Pattern = Message["attributes"][string];

const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const FORM = /^[ \t]+\.([a-zA-Z][\w-]*) *=/gm;
const PART = /\{\s*(-?[a-zA-Z][\w-]*)/g; // a reference to another sentence or term

/** Short numbers look the same in every language, and creating a number format is slow. */
class FewDigits extends FluentNumber {
    override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
        const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
        return plain ? String(this.value) : super.toString(scope);
    }
}

export class Catalogue {
    /** The attributes of names, which are other forms of them. */
    readonly forms = new Set<string>();
    private readonly bundle: FluentBundle;
    private readonly unread = new Map<string, string>();

    constructor(language: string, sources: Iterable<string>) {
        this.bundle = new FluentBundle(language, { useIsolating: false });
        for (const source of sources) this.index(source);
    }

    private index(source: string): void {
        const starts = [...source.matchAll(ENTRY)];
        starts.forEach(({ 1: id = "", index }, at) => {
            const entry = source.slice(index, starts[at + 1]?.index);
            if (!this.unread.has(id)) this.unread.set(id, entry);
            if (id.startsWith("name-")) for (const [, form = ""] of entry.matchAll(FORM)) this.forms.add(form);
        });
    }

    has(key: string): boolean {
        return this.unread.has(key) || this.bundle.hasMessage(key);
    }

    message(key: string): Message | undefined {
        this.read(key);
        return this.bundle.getMessage(key);
    }

    private read(key: string): void {
        const entry = this.unread.get(key);
        if (entry === undefined) return;
        this.unread.delete(key);
        this.bundle.addResource(new FluentResource(entry));
        for (const [, part = ""] of entry.matchAll(PART)) this.read(part);
    }

    format(pattern: Pattern, values: Values): string {
        if (typeof pattern === "string") return pattern.trim();
        const written = Object.entries(values).map(([name, value]) => [
            name,
            typeof value === "number" ? new FewDigits(value) : value,
        ]);
        return this.bundle.formatPattern(pattern, Object.fromEntries(written) as Values, []).trim();
    }
}
