"""The protocol as JSON Schema, from which the browser's types are made: `python -m sandtable.server.schema`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from sandtable.server.protocol import Asked, Said


def schema() -> dict[str, Any]:
    """One schema that names what clients ask and what the server says."""
    (asked, said), parts = msgspec.json.schema_components((Asked, Said), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "type": "object",
        "properties": {"asked": asked, "said": said},
        "required": ["asked", "said"],
        "additionalProperties": False,
        "$defs": {name: _closed(part) for name, part in parts.items()},
    }


def _closed(part: dict[str, Any]) -> dict[str, Any]:
    """What is not listed is not there, and what has a default is left out of a frame that carries it."""
    return {**part, "additionalProperties": False} if part.get("type") == "object" else part


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
