import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const PACKAGE = join(import.meta.dirname, "../src/sandtable");
const FIXTURES = process.env.SANDTABLE_FIXTURES ?? join(tmpdir(), "fixtures");

/** For development: serves recorded positions (`#/gallery/NAME`), words and rules without the Sandtable server. */
function gallery(): Plugin {
    const answers: [RegExp, string, (...found: string[]) => string][] = [
        [/^\/fixtures\/([\w.-]+\.json)$/, "application/json", (name) => readFileSync(join(FIXTURES, name), "utf8")],
        [/^\/api\/games\/(\w+)\/words\/(\w+)$/, "text/plain; charset=utf-8", words],
        [/^\/api\/games\/(\w+)\/rules$/, "application/json", rules],
    ];
    return {
        name: "gallery",
        apply: "serve",
        configureServer(server) {
            server.middlewares.use((request, response, next) => {
                for (const [path, type, answer] of answers) {
                    const found = path.exec(request.url ?? "");
                    if (!found) continue;
                    try {
                        const body = answer(...found.slice(1));
                        response.setHeader("Content-Type", type);
                        return response.end(body);
                    } catch {
                        return next();
                    }
                }
                next();
            });
        },
    };
}

function words(game: string, language: string): string {
    const folders = [join(PACKAGE, "engine/locale"), join(PACKAGE, "games", game, "locale")];
    const files = folders.flatMap((folder) =>
        readdirSync(folder)
            .toSorted()
            .map((name) => join(folder, name)),
    );
    return files
        .filter((file) => file.replaceAll("\\", "/").replaceAll("/", ".").endsWith(`.${language}.ftl`))
        .map((file) => readFileSync(file, "utf8"))
        .join("\n\n");
}

const READ_RULES =
    "import json,sys,tomllib; print(json.dumps([{key: rule.get(key, '') for key in ('id', 'topic', 'text', 'source', 'kind')} " +
    "for rule in tomllib.load(open(sys.argv[1], 'rb'))['rule']]))";

function rules(game: string): string {
    return execFileSync("python3", ["-c", READ_RULES, join(PACKAGE, "games", game, "rules.toml")], {
        encoding: "utf8",
    });
}

// Few files, since each file costs a slow machine more than its content: shared code is in one.
// The boot code must not wait for the rest.
const BOOT = {
    name: "boot",
    test: /[\\/]src[\\/]lib[\\/](api|art|connection|line|pages|preferences|route|socket|sources|tokens)\.ts|preload-helper/,
    priority: 1,
};
const SHARED = {
    name: "shared",
    test: /[\\/]node_modules[\\/]|[\\/]src[\\/](?!games[\\/]|ui[\\/]map[\\/])/,
    minShareCount: 2,
};
// What boards that are maps share is loaded with the first of them, not with the first page.
const MAP = { name: "map", test: /[\\/]src[\\/]ui[\\/]map[\\/]/, minShareCount: 2 };

// The Python package contains the built page and serves it.
export default defineConfig({
    plugins: [svelte(), gallery()],
    build: {
        outDir: "../src/sandtable/server/page",
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups: [BOOT, SHARED, MAP] } } },
    },
    server: { proxy: { "/api": { target: process.env.SANDTABLE_SERVER ?? "http://127.0.0.1:8000", ws: true } } },
    test: { environment: "node", include: ["src/**/*.test.ts"] },
});
