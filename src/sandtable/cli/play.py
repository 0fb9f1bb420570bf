"""`sandtable play`: draws the table, asks a question and reads a line, again and again."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

from sandtable.cli.ask import question, refusals, story, why_not
from sandtable.cli.boards import Look, board_of, height, look_at
from sandtable.cli.boards.pieces import DANGER, GOOD, LIT, QUIET, heading
from sandtable.cli.common import own_words, read_file, screen, setup_of, tongue
from sandtable.cli.rules import rule_card, search_rules
from sandtable.cli.store import Book, Shelf, write_whole
from sandtable.engine.decision import Decision, Option
from sandtable.engine.errors import Malformed, SandtableError, Sealed, Stale
from sandtable.engine.event import Event
from sandtable.engine.film import Frame, Scene, filmed, scenes
from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.journal import MAX_BYTES, read_journal
from sandtable.engine.match import AnyMatch, Logged, Match
from sandtable.engine.plain import Value, Values
from sandtable.engine.undo import Size
from sandtable.games import load

INTERRUPTED = 130  # what shells expect after Ctrl-C
LINES_OF_LOG = 20
MOST_TOLD = 24  # events shown before a question; `log` shows the rest
NEWS_IN_VIEW = 6  # how many of them must stay in view above the table
LISTED_GAMES = 9
SKIP = ("s", "skip")  # typed to skip the remaining scenes
LOOK_UP = ("r", "rule", "rules", "l", "log", "q", "quit", "exit")  # commands that work between two scenes


class Leave(Exception):
    """The player leaves the table."""


def play_here(
    game_key: str,
    seed: int | None,
    settings: list[str],
    language: str,
    content: str,
    new: bool,
    file: Path | None,
    *,
    seals: bool,
    steps: bool,
) -> int:
    """Play, or say that there is no terminal; returns the exit code."""
    game = load(game_key)
    own = own_words(language)
    setup = setup_of(game, seed, settings, content)
    console = screen()
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        console.print(
            own.say("no-terminal", {"command": f"sandtable watch {game.key} --player greedy"}), soft_wrap=True
        )
        return 0
    try:
        book, match = _sit_down(console, game, setup, language, new, file)
        try:
            Session(console, match, book, language, seals=seals, steps=steps).run()
        finally:
            book.close()
    except (Leave, EOFError):
        console.print()
        return 0
    except KeyboardInterrupt:
        console.print()
        return INTERRUPTED
    return 0


# -- which game ------------------------------------------------------------------------------------------------------


def _sit_down(
    console: Console, game: AnyGame, setup: Setup, language: str, new: bool, file: Path | None
) -> tuple[Book, AnyMatch]:
    """The game of a named file, an unfinished game that the player chooses, or a new one."""
    if file is not None:
        path = file.resolve()
        if path.exists() and new:
            raise Malformed("exists already; leave out --new to continue it", where=str(file))
        book = _claimed(path, shelved=False)
        return book, _open(game, path) if path.exists() else Match.new(game, setup, listen=True)
    shelf = Shelf(game.key)
    chosen = None if new else _offer(console, game, shelf, language)
    if chosen is not None:
        return chosen
    return _claimed(shelf.new_file(), shelved=True), Match.new(game, setup, listen=True)


def _claimed(path: Path, *, shelved: bool) -> Book:
    book = Book(path, shelved=shelved)
    if not book.open():
        raise Malformed("is being played in another window", where=str(path))
    return book


def _open(game: AnyGame, path: Path) -> AnyMatch:
    return Match.load(game, read_journal(read_file(path, MAX_BYTES), path.name), path.name, listen=True)


def _offer(console: Console, game: AnyGame, shelf: Shelf, language: str) -> tuple[Book, AnyMatch] | None:
    """Offer unfinished games, newest first; None if the player wants a new one."""
    own = own_words(language)
    while unfinished := shelf.unfinished()[:LISTED_GAMES]:
        console.print(Text(own.say("unfinished"), "bold"))
        for number, path in enumerate(unfinished, 1):
            console.print(Text.assemble((f"{number:>3}", "bold"), "  ", _described(path, language)))
        answer = input(f"{own.say('continue-which')} ").strip().lower()
        if answer in ("n", "no", "non", "new"):
            return None
        if answer in ("q", "quit"):
            raise Leave
        index = int(answer) - 1 if answer.isdecimal() else 0 if answer in ("", "y", "yes", "o", "oui") else -1
        if not 0 <= index < len(unfinished):
            console.print(Text(own.say("continue-how", {"n": len(unfinished)}), DANGER))
            continue
        try:
            book = _claimed(unfinished[index], shelved=True)
            match = _open(game, unfinished[index])
        except SandtableError as error:
            console.print(Text(own.say("cannot-continue", {"error": str(error)}), DANGER), soft_wrap=True)
            return None
        if match.over:  # the program was killed after the last decision, before it moved the file
            book.keep(match)
            book.close()
            continue
        return book, match
    return None


def _described(path: Path, language: str) -> str:
    """A line about an unfinished game, from its journal alone."""
    own = own_words(language)
    played = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
    try:
        journal = read_journal(read_file(path, MAX_BYTES), path.name)
    except SandtableError as error:
        return f"{played}  {error}"
    options = ", ".join(f"{name}={value}" for name, value in journal.setup.options.items())
    values: Values = {
        "played": played,
        "n": len(journal.lines),
        "seed": str(journal.setup.seed),
        "options": options or "-",
    }
    return own.bit("described", values)


# -- at the table ----------------------------------------------------------------------------------------------------


class Session:
    """One session at a terminal: shows the game and carries out each line that is typed."""

    def __init__(
        self, console: Console, match: AnyMatch, book: Book, language: str, *, seals: bool, steps: bool = True
    ) -> None:
        self.console = console
        self.match = match
        self.book = book
        self.seals = seals
        self.steps = steps  # whether to stop after each scene
        self.told = max(0, len(match.log) - MOST_TOLD) if match.entries else 0
        self.board = board_of(match.game.key)
        self.tongue = tongue(match.game, language)
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "r": self.rule,
            "l": self.log,
            "u": lambda rest: self.undo(_SIZES.get(rest, "step")),
            "ua": lambda rest: self.undo("action"),
            "ut": lambda rest: self.undo("turn"),
            "redo": self.redo,
            "s": self.save,
            "lang": self.switch,
            "b": self.show_board,
            "steps": self.switch_steps,
            "h": self.help,
            "q": self.quit,
        }
        for name, short in _LONG_NAMES.items():
            self.commands[name] = self.commands[short]

    @property
    def seat(self) -> str:
        """The seat that is asked, and so sits at the screen."""
        match = self.match
        return match.decisions[0].seat if match.decisions else match.game.seats(match.state)[0]

    def say(self, key: str, style: str = "", **values: Value) -> None:
        """Print a sentence. One with a path is not wrapped, so that the path can be copied."""
        self.console.print(Text(self.tongue.own.say(key, values), style), soft_wrap="path" in values)

    # -- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        self.edit_lines()
        self.greet()
        self.show()
        while True:
            line = self.ask_for("> ")
            try:
                self.answer(" ".join(line.split()))
            except SandtableError as error:
                self.console.print(Text(f"error: {error}", DANGER))

    def ask_for(self, prompt: str) -> str:
        """Read a line from the player, who may also leave here."""
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.farewell()
            raise

    def edit_lines(self) -> None:
        """Add line editing, a history and Tab completion of written options, if the system has readline."""
        try:
            import readline
        except ImportError:
            return
        readline.set_completer_delims("")
        readline.set_completer(self.complete)
        editline = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")

    def complete(self, begun: str, number: int) -> str | None:
        """The written options that begin with `begun`, one by one, as readline asks for them."""
        decision = self.match.decisions[0] if self.match.decisions else None
        found = [str(option) for option in decision.options if str(option).startswith(begun)] if decision else []
        return found[number] if number < len(found) else None

    def greet(self) -> None:
        words, setup = self.tongue.game, self.match.setup
        self.console.print()
        title = words.say("title") if words.has("title") else self.match.game.key
        self.console.print(heading(title, self.console.width))
        if words.has("tagline"):
            self.console.print(Text(words.say("tagline"), QUIET))
        if self.match.entries:
            self.say("continued", QUIET, n=len(self.match.entries))
        elif setup is not None:
            self.say("begun", QUIET, seed=str(setup.seed))
        self.say("first-help", QUIET)
        self.console.print()

    def answer(self, line: str) -> None:
        """Carry out a line: a number, a written option or a command."""
        decision = self.match.decisions[0] if self.match.decisions else None
        first, _, rest = line.partition(" ")
        if first.startswith("?") and first != "?":
            first, rest = "?", line[1:].strip()
        option = decision.find(line) if decision and line else None
        if option is not None:
            self.play(option)
        elif not line:
            self.ask() if decision else self.quit("")
        elif decision and line.isdecimal():
            self.pick(decision, line)
        elif first.lower() in self.commands:
            self.commands[first.lower()](rest)
        elif decision:
            self.not_offered(decision, line)
        else:
            self.say("over-help", DANGER)

    def pick(self, decision: Decision, number: str) -> None:
        if len(number) < 7 and 1 <= int(number) <= len(decision.options):
            self.play(decision.options[int(number) - 1])
        else:
            self.say("no-such-number", DANGER, n=len(decision.options))

    def not_offered(self, decision: Decision, line: str) -> None:
        refusal = decision.why_not(line)
        if refusal is None:
            self.say("not-understood", DANGER, line=line[:60])
        else:
            self.console.print(why_not([(refusal, [line])], self.tongue, self.console.width))

    def play(self, option: Option) -> None:
        self.told = len(self.match.log)
        frames: Sequence[Frame] = ()
        if self.steps:
            frames = filmed(self.match, option, self.seat, self.seat)
        else:
            self.match.play(option, self.seat)
        try:
            self.book.keep(self.match)
        finally:
            self.follow(frames)
            self.show()

    # -- showing -----------------------------------------------------------------------------------------------------

    def follow(self, frames: Sequence[Frame]) -> None:
        """Show, scene by scene, what happened by itself, until the player skips the rest."""
        before, followed, after = scenes(frames, self.board.whose)
        if not followed:
            return
        self.tell_events(self.tongue.own.say("news"), before)
        for number, scene in enumerate(followed, 1):
            self.show_scene(scene, f"{number}/{len(followed)}")
            if number < len(followed) and not self.goes_on():
                after = [event for later in followed[number:] for event in later.events] + after
                break
        self.tell_events(self.tongue.own.say("news"), after)
        self.told = len(self.match.log)

    def goes_on(self) -> bool:
        """Ask whether to show the next scene; the player can look up rules and the log first."""
        while line := self.ask_for(f"{self.tongue.own.say('next-step')} ").strip():
            first, _, rest = line.partition(" ")
            if first.lower() in SKIP:
                return False
            if first.lower() in LOOK_UP:
                self.commands[first.lower()](rest)
            else:
                self.say("next-step-how", DANGER)
        return True

    def show_scene(self, scene: Scene, number: str) -> None:
        taking_part = (value for event in scene.events for value in event.values.values() if isinstance(value, str))
        look = Look(scene.view, self.tongue, self.console.width, None, frozenset(taking_part), scene.whose)
        name = self.tongue.game.name(scene.whose) if scene.whose else self.tongue.game.text(scene.view.heading)
        self.tell_events(f"{number} · {name}", scene.events)
        self.console.print(self.board.scene(look))

    def tell_events(self, title: str, events: Sequence[Event]) -> None:
        if events:
            lines = [Logged(len(self.match.entries), event) for event in events]
            self.console.print(heading(title, self.console.width))
            self.console.print(story(self.tongue, lines, self.console.width, seat=self.seat))

    def show(self) -> None:
        """Show what happened, as much of the table as fits, and the question."""
        self.tell()
        if self.match.over:
            self.end()
            return
        console, board = self.console, self.board
        look = look_at(self.match, self.tongue, console.width)
        whole, asked = board.brief(look), question(self.match, look, board)
        taken = height(console, whole, asked) + min(height(console, self.news()), NEWS_IN_VIEW) + 2
        console.print(whole if taken <= console.height else board.part(look))
        console.print(asked)

    def news(self) -> Group:
        """What happened since the last question."""
        fresh = self.match.log[self.told :]
        left_out = [Text(self.tongue.own.say("left-out", {"n": len(fresh) - MOST_TOLD}), QUIET)]
        lines = story(self.tongue, fresh[-MOST_TOLD:], self.console.width, seat=self.seat)
        return Group(*(left_out if len(fresh) > MOST_TOLD else []), *([lines] if fresh else []))

    def tell(self) -> None:
        if self.told < len(self.match.log):
            self.console.print(heading(self.tongue.own.say("news"), self.console.width))
            self.console.print(self.news())

    def ask(self) -> None:
        look = look_at(self.match, self.tongue, self.console.width)
        self.console.print(question(self.match, look, self.board))

    def end(self) -> None:
        """Show the table at the end, and the result."""
        console, match = self.console, self.match
        look = look_at(match, self.tongue, console.width, self.seat)
        outcome = match.state.outcome
        console.print(self.board.full(look))
        console.print(heading(self.tongue.own.say("the-end"), console.width))
        if look.view.outcome is not None and outcome is not None:
            console.print(Text(self.tongue.game.text(look.view.outcome), f"bold {GOOD if outcome.won else DANGER}"))
        grades = self.board.end(look)
        if grades is not None:
            console.print(grades)
        setup = match.setup
        self.say("played", QUIET, n=len(match.entries), seed=str(setup.seed) if setup else "-")
        self.say("kept-at", QUIET, path=str(self.book.where(match)))
        self.say("over-help", QUIET)

    # -- commands ----------------------------------------------------------------------------------------------------

    def explain(self, rest: str) -> None:
        """Explain what is not possible, and why."""
        if not self.match.decisions:
            self.say("over-help", DANGER)
            return
        decision = self.match.decisions[0]
        option = decision.find(rest) if rest else None
        if option is not None:
            self.say("is-possible", n=list(decision.options).index(option) + 1)
            return
        exact = decision.why_not(rest) if rest else None
        found = [(exact, [rest])] if exact else refusals(decision, self.tongue, rest)
        if found:
            self.console.print(why_not(found, self.tongue, self.console.width))
        elif rest:
            self.say("no-reason-known", line=rest[:60])
        else:
            self.say("nothing-refused")

    def rule(self, rest: str) -> None:
        """Show a rule by its id, or all rules that contain a word."""
        catalogue = self.match.game.catalogue
        wanted = rest.upper()
        if wanted in catalogue:
            self.console.print(rule_card(catalogue[wanted], self.console.width))
            return
        found = search_rules(catalogue, rest) if rest else []
        if not rest:
            self.say("which-rule")
        elif not found:
            self.say("no-rule", DANGER, rule=rest[:60])
        for rule in found[:LINES_OF_LOG]:
            self.console.print(rule_card(rule, self.console.width, brief=True))
        if len(found) > LINES_OF_LOG:
            self.say("more-rules", QUIET, n=len(found) - LINES_OF_LOG)

    def log(self, rest: str) -> None:
        lines = int(rest) if rest.isdecimal() and len(rest) < 7 else LINES_OF_LOG
        last = self.match.log[-lines:] if lines else []
        self.console.print(story(self.tongue, last, self.console.width, seat=self.seat, numbers=True))

    def undo(self, size: Size) -> None:
        """Take back what no seal protects; with seals off, anything."""
        match = self.match
        try:
            target = match.undo_target(size)
        except Sealed:
            self.say("nothing-to-undo", DANGER)
            return
        first = match.entries[target]
        if self.seals and (seal := match.sealed(target)):
            said = "sealed-seat" if seal.seat else "sealed-chance"
            self.say(said, DANGER, option=first.option, written=str(first.option))
            return
        taken = match.undo(size, agreed=not self.seals)
        self.book.keep(match)
        self.told = len(match.log)
        self.show()
        self.say("taken-back", LIT, n=taken, written=str(first.option))

    def redo(self, rest: str) -> None:
        self.told = len(self.match.log)
        try:
            self.match.redo()
        except Stale:
            self.say("nothing-to-redo", DANGER)
            return
        self.book.keep(self.match)
        self.show()

    def save(self, rest: str) -> None:
        """Say where the game is saved; with a name, write a copy there."""
        self.book.keep(self.match)
        path = Path(rest).expanduser() if rest else self.book.where(self.match)
        if rest:
            if path.is_dir():
                raise Malformed("is a folder", where=rest)
            write_whole(path, self.match.save())
        self.say("kept-at", path=str(path))

    def switch(self, rest: str) -> None:
        self.tongue = tongue(self.match.game, rest.lower())
        self.say("language")
        self.show()

    def show_board(self, rest: str) -> None:
        look = look_at(self.match, self.tongue, self.console.width, self.seat)
        self.console.print(self.board.full(look))
        if self.match.decisions:
            self.ask()

    def switch_steps(self, rest: str) -> None:
        self.steps = {"on": True, "off": False}.get(rest, not self.steps)
        self.say("steps-on" if self.steps else "steps-off")

    def help(self, rest: str) -> None:
        for line in _HELP:
            keys, text = self.tongue.own.bit(f"help-{line}-keys"), self.tongue.own.bit(f"help-{line}")
            self.console.print(Text.assemble((f"  {keys:<14}", "bold"), text))

    def quit(self, rest: str) -> None:
        self.farewell()
        raise Leave

    def farewell(self) -> None:
        if not self.book.where(self.match).exists():
            self.say("nothing-kept", QUIET)
            return
        self.say("kept-at", QUIET, path=str(self.book.where(self.match)))
        if not self.match.over and self.book.shelved:
            self.say("come-back", QUIET, command=f"sandtable play {self.match.game.key} --terminal")


_SIZES: dict[str, Size] = {"action": "action", "turn": "turn"}
_LONG_NAMES = {
    "why": "?",
    "rule": "r",
    "rules": "r",
    "log": "l",
    "undo": "u",
    "save": "s",
    "board": "b",
    "help": "h",
    "quit": "q",
    "exit": "q",
}
_HELP = ("answer", "why", "rule", "log", "undo", "redo", "save", "lang", "board", "steps", "help", "quit")
