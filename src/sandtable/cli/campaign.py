"""`sandtable campaign`: plays the missions of a game in their order and keeps the results.

A campaign is a folder: `campaign.json` says how each chapter went, and the journals of its games lie beside it. A
chapter that was left in the middle goes on where it stopped.
"""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from secrets import randbelow

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sandtable.cli.boards.pieces import DANGER, GOOD, LIT, QUIET, heading
from sandtable.cli.common import DRAWN_SEEDS, Tongue, options_of, read_file, screen, tongue
from sandtable.cli.play import INTERRUPTED, Leave, Session
from sandtable.cli.store import SUFFIX, Book, data_folder, write_whole
from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.journal import MAX_BYTES, read_journal
from sandtable.engine.match import AnyMatch, Match
from sandtable.engine.plain import Fields
from sandtable.games import load
from sandtable.lab.simulate import seed_of

FILE = "campaign.json"
MOST_NAME = 40


class Result(msgspec.Struct, frozen=True):
    """How one game of a chapter ended."""

    won: bool
    result: str
    cause: str
    decisions: int
    journal: str
    measures: dict[str, int] = {}


class Chapter(msgspec.Struct):
    """A chapter and its games; a lost chapter can be played again."""

    options: Fields
    results: list[Result] = []

    @property
    def won(self) -> bool:
        return any(result.won for result in self.results)


class Campaign(msgspec.Struct):
    """A campaign as it is kept on disk."""

    game: str
    options: Fields
    seed: int
    chapters: list[Chapter]

    @property
    def next(self) -> int | None:
        """The first chapter that has not been won."""
        return next((number for number, chapter in enumerate(self.chapters) if not chapter.won), None)

    def open_chapters(self, *, passes_over: bool) -> int:
        """How many chapters can be played: those before the first that must still be won, and that one."""
        for number, chapter in enumerate(self.chapters, 1):
            if not chapter.won and not (passes_over and chapter.results):
                return number
        return len(self.chapters)


def campaign_here(
    game_key: str, name: str, settings: list[str], seed: int | None, language: str, content: str, *, new: bool
) -> int:
    """Play a campaign, or only show it if there is no terminal; returns the exit code."""
    game = load(game_key)
    if game.description.campaign is None:
        raise Malformed(f"{game_key} has no campaign")
    if not name.replace("-", "").isalnum() or len(name) > MOST_NAME:
        raise Malformed(
            f"expected letters, digits and hyphens, at most {MOST_NAME}, found {name[:60]!r}", where="--name"
        )
    console, words = screen(), tongue(game, language)
    folder = data_folder() / game.key / "campaigns" / name
    campaign = _open(game, folder, settings, seed, content, new=new)
    show(console, words, campaign)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return 0
    try:
        while True:
            number = _ask(console, words, campaign, passes_over=game.description.campaign.passes_over)
            _play(console, game, campaign, folder, number, language, content)
            show(console, words, campaign)
    except (Leave, EOFError):
        console.print()
    except KeyboardInterrupt:
        console.print()
        return INTERRUPTED
    return 0


# -- kept on disk ------------------------------------------------------------------------------------------------------


def _open(game: AnyGame, folder: Path, settings: list[str], seed: int | None, content: str, *, new: bool) -> Campaign:
    file = folder / FILE
    if file.exists() and not new:
        if settings or seed is not None:
            raise Malformed("is under way; options and seed belong to a new one (--new)", where=str(file))
        return read_campaign(game, file)
    if file.exists():
        raise Malformed("is under way already; give the new one another --name", where=str(file))
    options = options_of(game, settings, content)
    chapters = [Chapter({**options, **one}) for one in game.description.chapters(content)]
    for chapter in chapters:
        game.box(game.options(chapter.options), content)
    campaign = Campaign(game.key, options, randbelow(DRAWN_SEEDS) if seed is None else seed, chapters)
    keep(campaign, file)
    return campaign


def read_campaign(game: AnyGame, file: Path) -> Campaign:
    """Read a campaign back, or say what is wrong with the file."""
    try:
        campaign = msgspec.json.decode(read_file(file, MAX_BYTES), type=Campaign)
    except msgspec.DecodeError as error:
        raise Malformed(f"is no campaign: {error}", where=str(file)) from None
    if campaign.game != game.key:
        raise Malformed(f"is a campaign of {campaign.game}, not of {game.key}", where=str(file))
    for chapter in campaign.chapters:
        game.options(chapter.options)
    return campaign


def keep(campaign: Campaign, file: Path) -> None:
    """Write a campaign to its file."""
    write_whole(file, msgspec.json.format(msgspec.json.encode(campaign), indent=2).decode() + "\n")


# -- on the screen -----------------------------------------------------------------------------------------------------


def show(console: Console, words: Tongue, campaign: Campaign) -> None:
    """The chapters, and how each went."""
    console.print(heading(words.own.say("campaign", {"game": words.game.say("title")}), console.width))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, chapter in enumerate(campaign.chapters, 1):
        here = number - 1 == campaign.next
        sign, style = ("✓", GOOD) if chapter.won else ("❯", LIT) if here else ("·", QUIET)
        lost = sum(not result.won for result in chapter.results)
        told = words.own.say("chapter-won") if chapter.won else words.own.say("chapter-open") if here else ""
        if lost:
            told = f"{told}, {words.own.bit('chapter-lost', {'n': lost})}".lstrip(", ")
        grid.add_row(Text(sign, style), Text(f"{number:>2}", "bold"), chapter_name(words, chapter), Text(told, QUIET))
    console.print(grid)
    if campaign.next is None:
        console.print(Text(words.own.say("campaign-won"), f"bold {GOOD}"))


def chapter_name(words: Tongue, chapter: Chapter) -> str:
    return ", ".join(words.game.name(str(value), key) for key, value in chapter.options.items())


def _ask(console: Console, words: Tongue, campaign: Campaign, *, passes_over: bool) -> int:
    """Ask which chapter to play: Enter for the next, a number for one that is open, q to leave."""
    while True:
        answer = input(f"{words.own.say('campaign-which')} ").strip().lower()
        if answer in ("q", "quit"):
            raise Leave
        if not answer and campaign.next is not None:
            return campaign.next
        played = campaign.open_chapters(passes_over=passes_over)
        if answer.isdecimal() and 1 <= int(answer) <= played:
            return int(answer) - 1
        console.print(Text(words.own.say("campaign-how", {"n": played}), DANGER))


def _play(
    console: Console, game: AnyGame, campaign: Campaign, folder: Path, number: int, language: str, content: str
) -> None:
    """Play a chapter from where it was left, and record how it ended. Heroes start it fresh (WOLF-GEN-08)."""
    chapter = campaign.chapters[number]
    attempt = len(chapter.results) + 1
    path = folder / f"{number + 1:02d}-{attempt}{SUFFIX}"
    book = Book(path, shelved=False)
    if not book.open():
        raise Malformed("is being played in another window", where=str(path))
    try:
        match = _match(game, chapter, seed_of(campaign.seed, f"chapter-{number}", attempt), path, content)
        with suppress(Leave):
            Session(console, match, book, language, seals=True).run()
        if match.over:
            record(chapter, match, path)
            hand_on(campaign, number, match)
            keep(campaign, folder / FILE)
        else:
            raise Leave
    finally:
        book.close()


def _match(game: AnyGame, chapter: Chapter, seed: int, path: Path, content: str) -> AnyMatch:
    if path.exists():
        return Match.load(game, read_journal(read_file(path, MAX_BYTES), path.name), path.name, listen=True)
    folder = str(Path(content).resolve()) if content else ""
    return Match.new(game, Setup(seed, chapter.options, folder), listen=True)


def hand_on(campaign: Campaign, number: int, match: AnyMatch) -> None:
    """Add what a finished game hands on to the options of the next chapter, unless that has been played already."""
    described = match.game.description.campaign
    ahead = campaign.chapters[number + 1 : number + 2]
    if described and ahead and not ahead[0].results:
        ahead[0].options = described.handed(match.state, ahead[0].options)


def record(chapter: Chapter, match: AnyMatch, path: Path) -> None:
    """Record how a game of a chapter ended."""
    outcome = match.state.outcome
    measures = match.game.measures(match.state)
    chapter.results.append(Result(outcome.won, outcome.result, outcome.cause, len(match.entries), path.name, measures))
