"""`sandtable watch`: shows the table and its log while a player plays."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, Group
from rich.live import Live
from rich.text import Text

from sandtable.cli.ask import story
from sandtable.cli.boards import Look, board_of, height, look_at
from sandtable.cli.boards.pieces import DANGER, GOOD, LIT, QUIET, heading
from sandtable.cli.common import Tongue, screen, setup_of, tongue
from sandtable.cli.keys import ESCAPE, Keys
from sandtable.engine.decision import Decision, Option
from sandtable.engine.errors import Malformed
from sandtable.engine.match import AnyMatch, Logged, Match
from sandtable.engine.player import Player
from sandtable.games import load
from sandtable.lab.drive import play_out
from sandtable.lab.simulate import seed_of
from sandtable.players import make_player

SPEEDS = {"slow": 2.0, "normal": 0.6, "fast": 0.15, "instant": 0.0}
SLOWEST = 60.0
FASTEST = 0.02
PACE = 1.5  # the factor of one press of + or -


def watch_game(
    game_key: str, player: str, seed: int | None, speed: str, settings: list[str], language: str, content: str
) -> int:
    game = load(game_key)
    words = tongue(game, language)
    setup = setup_of(game, seed, settings, content)
    who = make_player(game, player, seed_of(setup.seed, "player", 0))
    console = screen()
    with Keys() as keys:
        pause = seconds_of(speed or ("normal" if keys.heard else "instant"))
        match = Match.new(game, setup, listen=True)
        console.print(heading(words.own.say("watching", {"player": player, "seed": str(setup.seed)}), console.width))
        kind = Film if keys.heard and pause else Reel
        with kind(console, match, words, who, keys, pause) as shown:
            play_out(match, shown, blind=seed_of(setup.seed, "blind", 0))
    show_end(console, match, words)
    return 0


def seconds_of(speed: str) -> float:
    """Seconds per decision, from a name or a number."""
    if speed in SPEEDS:
        return SPEEDS[speed]
    try:
        seconds = float(speed)
    except ValueError:
        seconds = -1
    if not 0 <= seconds <= SLOWEST:
        raise Malformed(
            f"expected {', '.join(SPEEDS)} or seconds from 0 to {SLOWEST:.0f}, found {speed[:20]!r}", where="--speed"
        )
    return seconds


def show_end(console: Console, match: AnyMatch, words: Tongue) -> None:
    """Show the table at the end, and the result."""
    look = look_at(match, words, console.width, match.game.seats(match.state)[0])
    board = board_of(match.game.key)
    console.print(board.full(look))
    show_result(console, match, look)


def show_result(console: Console, match: AnyMatch, look: Look) -> None:
    outcome = match.state.outcome
    if outcome is None or look.view.outcome is None:
        return
    console.print(heading(look.tongue.own.say("the-end"), console.width))
    grades = board_of(match.game.key).end(look)
    if grades is not None:
        console.print(grades)
    seed = str(match.setup.seed) if match.setup else "-"
    console.print(Text(look.tongue.own.say("played", {"n": len(match.entries), "seed": seed}), QUIET))
    console.print(Text(look.tongue.game.text(look.view.outcome), f"bold {GOOD if outcome.won else DANGER}"))


class Reel:
    """Prints line by line: the board at the start of each turn, the log in between. Needs no terminal."""

    def __init__(
        self, console: Console, match: AnyMatch, words: Tongue, player: Player, keys: Keys, pause: float
    ) -> None:
        self.console = console
        self.match = match
        self.words = words
        self.player = player
        self.keys = keys
        self.pause = pause
        self.board = board_of(match.game.key)
        self.told = 0
        self.day: tuple[object, ...] | None = None

    def __enter__(self) -> Reel:
        return self

    def __exit__(self, *what: object) -> None:
        if self.match.over:
            self.tell()

    def choose(self, decision: Decision, look: Callable[[], object]) -> Option:
        """Let the player choose, and show the question and the choice."""
        self.tell()
        day = self.match.game.turn(self.match.state)[:1]
        if day != self.day:
            self.day = day
            self.console.print(self.board.brief(look_at(self.match, self.words, self.console.width)))
        option = self.player.choose(decision, look)
        self.console.print(self.chosen(decision, option))
        if self.pause:
            self.keys.wait(self.pause)
        return option

    def chosen(self, decision: Decision, option: Option) -> Text:
        """The choice, and the question if there is room for it."""
        text = Text.assemble(("❯ ", LIT), (self.words.game.option(option, decision), "bold"))
        asked = Text(f"   {self.words.game.prompt(decision)}", QUIET)
        return Text.assemble(text, asked) if text.cell_len + asked.cell_len <= self.console.width else text

    def tell(self) -> None:
        fresh = self.match.log[self.told :]
        self.told = len(self.match.log)
        if fresh:
            self.console.print(story(self.words, fresh, self.console.width))


class Film(Reel):
    """Animates the table, with the latest log lines below it, and reads keys that control the speed."""

    def __init__(
        self, console: Console, match: AnyMatch, words: Tongue, player: Player, keys: Keys, pause: float
    ) -> None:
        super().__init__(console, match, words, player, keys, pause)
        self.halted = False
        self.skipping = False
        self.lines: list[Logged] = []
        self.live = Live(console=console, screen=True, auto_refresh=False)

    def __enter__(self) -> Film:
        self.live.__enter__()
        return self

    def __exit__(self, *what: object) -> None:
        self.live.__exit__(None, None, None)

    def choose(self, decision: Decision, look: Callable[[], object]) -> Option:
        option = self.player.choose(decision, look)
        if self.skipping:
            return option
        self.steer(self.chosen(decision, option))
        return option

    def frame(self, asked: Text) -> None:
        """Show as much of the table as fits, then as much of the log."""
        console = self.console
        look = look_at(self.match, self.words, console.width)
        own = self.words.own
        keys = Text(own.say("keys-halted") if self.halted else own.say("keys", {"seconds": f"{self.pause:.2g}"}), QUIET)
        room = console.height - height(console, asked, keys) - 1
        table = self.board.brief(look)
        if height(console, table) > room - 4:
            table = self.board.part(look)
        room -= height(console, table) + 1
        lines = self.match.log[-max(0, room) :] if room > 0 else []
        while lines and height(console, story(self.words, lines, console.width)) > room:
            lines = lines[1:]
        news = heading(own.say("news"), console.width)
        self.live.update(Group(table, news, story(self.words, lines, console.width), asked, keys), refresh=True)

    def steer(self, asked: Text) -> None:
        """Wait for the pause or a key: space halts and steps, Enter continues, + and - change the speed, q skips."""
        while True:
            self.frame(asked)
            key = self.keys.wait(None if self.halted else self.pause)
            if key == "":
                return
            if key == " ":
                if self.halted:
                    return
                self.halted = True
            elif key in "\r\n":
                self.halted = False
                return
            elif key in "+=":
                self.pause = max(FASTEST, self.pause / PACE)
            elif key in "-_":
                self.pause = min(SLOWEST, self.pause * PACE)
            elif key in f"qQ{ESCAPE}":
                self.skipping = True
                return
