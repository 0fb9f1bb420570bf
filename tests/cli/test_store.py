"""How games are saved."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sandtable.cli.store import Book, Shelf, write_whole
from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.games import load
from sandtable.lab.drive import play_out
from sandtable.players import RandomPlayer


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path))
    return Shelf("hegra")


def test_a_write_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "some.journal"
    write_whole(file, "old")

    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(Malformed, match=r"some\.journal: cannot be written: No space left on device"):
        write_whole(file, "new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("some.journal", "old")]


def test_a_finished_game_moves_and_comes_back_when_it_is_taken_back(shelf: Shelf) -> None:
    match = Match.new(load("hegra"), Setup(3))
    book = Book(shelf.new_file(), shelved=True)
    book.keep(match)
    assert shelf.unfinished() == [book.path]
    play_out(match, RandomPlayer(3))
    book.keep(match)
    assert shelf.unfinished() == []
    assert book.where(match).read_text() == match.save()
    match.undo(agreed=True)
    book.keep(match)
    assert shelf.unfinished() == [book.path]
    assert list((shelf.folder / "finished").iterdir()) == []


def test_no_two_games_share_a_file(shelf: Shelf) -> None:
    match = Match.new(load("hegra"), Setup(3))
    books = []
    for _ in range(3):
        books.append(Book(shelf.new_file(), shelved=True))
        books[-1].keep(match)
    assert len({book.path for book in books}) == 3


def test_what_a_cut_off_save_left_behind_is_cleared_away(shelf: Shelf) -> None:
    book = Book(shelf.new_file(), shelved=True)
    book.keep(Match.new(load("hegra"), Setup(3)))
    (shelf.folder / f".{book.path.name}.abc123").write_text("half a ga")
    assert shelf.unfinished() == [book.path]
    assert book.open()
    book.close()
    assert [path.name for path in shelf.folder.iterdir()] == [book.path.name]
