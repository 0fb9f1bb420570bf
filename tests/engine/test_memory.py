"""What is remembered, and when it is forgotten."""

from __future__ import annotations

from sandtable.engine.memory import Memory


def test_what_is_kept_is_found_again() -> None:
    memory = Memory[str, int](2)
    assert memory.get("way") is None
    assert memory.keep("way", 3) == 3
    assert memory.get("way") == 3


def test_when_there_is_too_much_all_of_it_is_forgotten() -> None:
    memory = Memory[str, int](2)
    for number, name in enumerate(("one", "two", "three")):
        memory.keep(name, number)
    assert memory == {"three": 2}
