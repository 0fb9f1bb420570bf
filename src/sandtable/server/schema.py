"""Prints JSON Schemas from which the client's types are made.

`python -m sandtable.server.schema` prints the protocol, `python -m sandtable.server.schema GAME` the facts in the views
of a game.
"""

from __future__ import annotations

import sys
from typing import TypeAlias

import msgspec

from sandtable.engine.game import AnyGame
from sandtable.engine.view import Facts
from sandtable.games import load
from sandtable.server.protocol import Asked, Said

Json: TypeAlias = "dict[str, Json] | list[Json] | str | float | bool | None"

_REFERENCE = "#/$defs/{name}"


def protocol() -> dict[str, Json]:
    """One schema for what clients ask and what the server says."""
    (asked, said), parts = msgspec.json.schema_components((Asked, Said), ref_template=_REFERENCE)
    return {**_document("Protocol", {"asked": asked, "said": said}), "$defs": _adapted(parts)}


def facts(game: AnyGame) -> dict[str, Json]:
    """One schema for the facts of a game: of its areas by group, of its pieces, and of its cards by deck."""
    types = game.fact_types
    everything = (*types.areas.values(), types.pieces, *types.cards.values())
    kinds = dict.fromkeys(kind for some in everything for kind in some)
    _, parts = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    told: dict[str, Json] = {}
    if types.areas:
        told["areas"] = _object({group: _one_of(some) for group, some in types.areas.items()})
    if types.pieces:
        told["pieces"] = _one_of(types.pieces)
    if types.cards:
        told["cards"] = _object({deck: _one_of(some) for deck, some in types.cards.items()})
    return {**_document("Facts", told), "$defs": _adapted({name: _without_null(part) for name, part in parts.items()})}


def _document(title: str, properties: dict[str, Json]) -> dict[str, Json]:
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **_object(properties)}


def _object(properties: dict[str, Json]) -> dict[str, Json]:
    return {"type": "object", "properties": properties, "required": [*properties], "additionalProperties": False}


def _one_of(kinds: tuple[type[Facts], ...]) -> Json:
    return {"anyOf": [{"$ref": _REFERENCE.format(name=kind.__name__)} for kind in kinds]}


def _without_null(part: Json) -> Json:
    """A fact that is None is left out, so clients never see a null."""
    if isinstance(part, list):
        return [_without_null(one) for one in part if one != {"type": "null"} and one is not None]
    if not isinstance(part, dict):
        return part
    return {name: _without_null(value) for name, value in part.items() if value is not None}


def _adapted(part: Json) -> Json:
    """The same for json-schema-to-typescript: no fields but those listed, and tuples in the older spelling.

    A structure without fields, such as `Facts`, stays open: games add theirs. A reference with a default would make a
    second type.
    """
    if isinstance(part, list):
        return [_adapted(one) for one in part]
    if not isinstance(part, dict):
        return part
    adapted = {name: _adapted(value) for name, value in part.items() if not (name == "default" and "$ref" in part)}
    if adapted.get("properties"):
        adapted["additionalProperties"] = False
    if "prefixItems" in adapted:
        adapted["items"] = adapted.pop("prefixItems")
    return adapted


if __name__ == "__main__":
    schema = facts(load(sys.argv[1])) if len(sys.argv) > 1 else protocol()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema), indent=2) + b"\n")
