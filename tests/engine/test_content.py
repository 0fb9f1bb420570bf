"""Errors in content files name the file, entry and field, and what was expected."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from sandtable.engine.content import MAX_PACK_BYTES, convert, read_toml
from sandtable.engine.errors import Malformed


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    weather: Literal["sun", "snow"]
    strength: int = 1
    chart: dict[str, int] = {}


class File(msgspec.Struct):
    card: list[Card]


def write(path: Path, text: str | bytes) -> Path:
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_good_file_reads(tmp_path: Path) -> None:
    plain = read_toml(write(tmp_path / "cards.toml", '[[card]]\nid = "a"\nweather = "sun"\n'))
    assert convert(plain, File, where="cards.toml") == File([Card("a", "sun")])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = 1\nb = \nc = 3\n", r"is not TOML: .*line 2"),
        ("[[card]]\nid = 'a'\nid = 'b'\n", r"is not TOML: .*line 3"),
        ("[card\n", r"is not TOML: .*line 1"),
        ("a = " + "[" * 5000, "is not TOML: "),
        ("a = " + "9" * 5000, "is not TOML: "),
        (b"a = 'caf\xe9'", r"is not UTF-8 text \(byte 8\)"),
        (b"\x00\x01\x02", "is not TOML: "),
        (b"#" * (MAX_PACK_BYTES + 1), f"is larger than {MAX_PACK_BYTES} bytes"),
    ],
)
def test_what_is_not_toml_is_refused_with_file_and_line(tmp_path: Path, text: str | bytes, expected: str) -> None:
    path = write(tmp_path / "cards.toml", text)
    with pytest.raises(Malformed, match=expected) as caught:
        read_toml(path)
    assert caught.value.where == str(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert len(str(caught.value)) < 400


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="cannot be read: No such file"):
        read_toml(tmp_path / "cards.toml")
    with pytest.raises(Malformed, match="cannot be read: "):
        read_toml(tmp_path)


@pytest.mark.parametrize(
    ("plain", "message"),
    [
        (
            {"card": [{"id": "a", "weather": "sun"}, {"id": "b", "weather": "fog"}]},
            "cards.toml: card[2] (b).weather: Invalid enum value 'fog'",
        ),
        (
            {"card": [{"id": "a", "weather": "sun", "strength": "two"}]},
            "cards.toml: card[1] (a).strength: Expected `int`, got `str`",
        ),
        ({"card": [{"id": "a"}]}, "cards.toml: card[1] (a): Object missing required field `weather`"),
        ({"card": [{"id": 3, "weather": "sun"}]}, "cards.toml: card[1].id: Expected `str`, got `int`"),
        ({"card": ["a"]}, "cards.toml: card[1]: Expected `object`, got `str`"),
        (
            {"card": [{"id": "a", "weather": "sun", "colour": "red"}]},
            "cards.toml: card[1] (a): Object contains unknown field `colour`",
        ),
        (
            {"card": [{"id": "a", "weather": "sun", "chart": {"x": "y"}}]},
            "cards.toml: card[1] (a).chart: Expected `int`, got `str`",
        ),
        ({}, "cards.toml: Object missing required field `card`"),
        ([], "cards.toml: Expected `object`, got `array`"),
    ],
)
def test_a_wrong_field_is_named_by_entry_and_field(plain: object, message: str) -> None:
    with pytest.raises(Malformed) as caught:
        convert(plain, File, where="cards.toml")
    assert str(caught.value) == message


SEVERAL_THREADS = """
from __future__ import annotations
import sys, threading
from typing import Annotated, Literal
import msgspec
from sandtable.engine.content import convert

NESTED = '''
class S{n}(msgspec.Struct, forbid_unknown_fields=True):
    n: Annotated[int, msgspec.Meta(ge=0)] = 0
    words: dict[str, Annotated[int, msgspec.Meta(ge=1)]] = {{}}
    kind: Literal["x", "y"] = "x"
    first: {inner} | None = None
    others: tuple[{inner}, ...] = ()
'''
for n in range(60):
    exec(NESTED.format(n=n, inner=f"S{n - 1}" if n else "int"))
sys.setswitchinterval(1e-6)
ready = threading.Barrier(4)


def read():
    ready.wait()
    for _ in range(20):
        convert({"n": 1, "words": {"a": 1}, "first": {"n": 2}, "others": [{"first": {"n": 1}}]}, S59, where="here")


threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_several_threads_can_read_a_kind_of_file_that_nobody_has_read_before() -> None:
    for _ in range(3):
        subprocess.run([sys.executable, "-c", SEVERAL_THREADS], check=True, timeout=60)
