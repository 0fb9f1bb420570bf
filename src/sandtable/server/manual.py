"""The HTTP interface as a page that a person can read, made from the same description that programs read."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h2 { margin-top: 2.5rem; font-size: 1.1rem; font-family: ui-monospace, monospace; }
h2 b { display: inline-block; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
code { font-family: ui-monospace, monospace; }
"""


def manual(openapi: dict[str, Any]) -> str:
    """One page: every way with what it takes and what it answers, then the shapes that are named there."""
    parts = [
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width'><title>Sandtable: HTTP interface</title>",
        "<link rel='stylesheet' href='/api/docs.css'></head><body><main>",
        f"<h1>Sandtable {escape(openapi['info']['version'])}: HTTP interface</h1>",
        "<p>Games are set up here and played over the WebSocket at <code>/api/tables/ID/play</code>, which",
        " <code>docs/protocol.md</code> describes. For programs: <a href='/api/openapi.json'>openapi.json</a>.</p>",
    ]
    for path, methods in openapi["paths"].items():
        for method, told in methods.items():
            parts += _way(method, path, told)
    parts.append("<h1>Shapes</h1>")
    for name, schema in openapi["components"]["schemas"].items():
        parts += _shape(name, schema)
    return "\n".join((*parts, "</main></body></html>"))


def _way(method: str, path: str, told: dict[str, Any]) -> Iterator[str]:
    yield f"<h2><b>{method.upper()}</b> {escape(path)}</h2>"
    yield f"<p>{escape(told.get('description') or told.get('summary', ''))}</p><table>"
    for parameter in told.get("parameters", ()):
        yield _row(f"{parameter['in']}: {parameter['name']}", _kind(parameter["schema"]))
    if body := told.get("requestBody"):
        yield _row("body", ", ".join(_kind(content.get("schema", {})) for content in body["content"].values()))
    for status, answer in told["responses"].items():
        kinds = [_kind(content.get("schema", {})) for content in answer.get("content", {}).values()]
        yield _row(status, ", ".join(kinds))
    yield "</table>"


def _shape(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"<h2 id='{escape(name)}'>{escape(name)}</h2><p>{escape(schema.get('description', ''))}</p><table>"
    for field, part in schema.get("properties", {}).items():
        needed = "" if field in schema.get("required", ()) else " (may be left out)"
        yield _row(field, _kind(part) + needed)
    yield "</table>"


def _row(name: str, told: str) -> str:
    return f"<tr><th scope='row'><code>{escape(name)}</code></th><td>{told}</td></tr>"


def _kind(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to the shapes that it names."""
    if reference := schema.get("$ref"):
        name = escape(reference.rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if "anyOf" in schema:
        return " or ".join(_kind(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    bounds = {"maxLength": "at most {} letters", "minimum": "at least {}", "maximum": "at most {}"}
    limits = [text.format(schema[name]) for name, text in bounds.items() if name in schema]
    return escape(", ".join((schema.get("type", "anything"), *limits)))
