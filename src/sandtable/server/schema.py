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
        "$defs": {name: _told(part) for name, part in parts.items()},
    }


def _told(part: Any) -> Any:
    """The same for json-schema-to-typescript: nothing but what is listed, and pairs in the older spelling."""
    if isinstance(part, list):
        return [_told(one) for one in part]
    if not isinstance(part, dict):
        return part
    told = {name: _told(value) for name, value in part.items()}
    if "properties" in told:
        told["additionalProperties"] = False
    if "prefixItems" in told:
        told["items"] = told.pop("prefixItems")
    return told


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
