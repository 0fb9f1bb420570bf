"""Names for the types of plain data: what files, journals and forms hold, and what sentences are made of.

`Plain` is what TOML, JSON and our own notation can write. `Value` is what stands for a variable in a sentence: plain
data, or an option or another sentence, which is put into words too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from sandtable.engine.decision import Option
    from sandtable.engine.view import Text

    Plain: TypeAlias = bool | int | float | str | Sequence["Plain"] | Mapping[str, "Plain"] | None
    Value: TypeAlias = bool | int | float | str | Option | Text | Sequence["Value"] | Mapping[str, "Value"] | None
else:  # msgspec cannot read types that contain themselves
    Plain = Value = Any

#: Data under names: the options of a table, the fields of a position.
Fields: TypeAlias = Mapping[str, Plain]
#: The variables of a sentence.
Values: TypeAlias = Mapping[str, Value]


def word(values: Values, name: str) -> str:
    """A value that is a word, as a word."""
    value = values[name]
    if not isinstance(value, str):
        raise TypeError(f"{name} is {value!r}, not a word")
    return value


def number(values: Values, name: str) -> int:
    """A value that is a whole number, as a number."""
    value = values[name]
    if not isinstance(value, int):
        raise TypeError(f"{name} is {value!r}, not a whole number")
    return value


def words(values: Values, name: str) -> tuple[str, ...]:
    """A value that is a list of words, as words."""
    value = values[name]
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
        raise TypeError(f"{name} is {value!r}, not a list of words")
    return tuple(value)
