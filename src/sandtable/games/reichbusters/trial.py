"""A test being made (p.5): its dice, what was spent and played on it. `dice_test` carries it out."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Option, Play
from sandtable.games.reichbusters.cards import Change
from sandtable.games.reichbusters.dice import roll, value
from sandtable.games.reichbusters.names import SPECIAL, SURGE, DieKind, TestKind
from sandtable.games.reichbusters.state import Die, Hero, State
from sandtable.games.reichbusters.table import has_skill


class Trial:
    """A test being made by a Hero; subclasses say what specials can pay for and what may be re-rolled."""

    kind: TestKind
    base: DieKind

    def __init__(self, hero: Hero, target: int, pool: dict[DieKind, int], foe: str = "") -> None:
        self.hero = hero
        self.target = target
        self.pool = pool
        self.foe = foe
        self.dice: list[Die] = []
        self.bonus = 0
        self.used: set[str] = set()  # effects, re-rolls and items of this test
        self.played: dict[str, int] = {}  # modifiers by Hero
        self.vril_source = ""  # the weapon or item that drains
        self.draws = 0  # cards that modifiers give after the test
        self.heroic = False

    # -- what the kinds of tests say -----------------------------------------------------------------------------

    def effects(self, s: State, kind: DieKind) -> Iterator[str]:
        """What a special of this die can pay for now (REICH-RUL-100, REICH-SPC-05)."""
        yield from ()

    def spend(self, s: State, effect: str) -> Play[None]:
        """Carry out an effect that was paid for."""
        yield from ()

    def item_options(self, s: State) -> Iterator[Option]:
        """Items that change this test."""
        yield from ()

    def use_item(self, s: State, option: Option) -> Play[None]:
        yield from ()

    def is_settled(self, s: State) -> bool:
        """Whether nothing that could still be done would change what comes of it."""
        return False

    def helped(self, s: State) -> Play[bool]:
        """Whether somebody else changes the test, now that the player is done."""
        yield from ()
        return False

    # -- the pool ------------------------------------------------------------------------------------------------

    def total(self, s: State) -> int:
        """Dice and bonuses; precise adds for each special (REICH-KEY-55)."""
        total = sum([value(s, die.face) for die in self.dice]) + self.bonus
        if self.kind == "attack" and has_skill(s, self.hero, "precise"):
            total += s.box.constants.precise * sum(die.face == SPECIAL for die in self.dice)
        return total

    def add(self, s: State, kind: DieKind, n: int) -> None:
        """More dice, rolled at once (REICH-RUL-91)."""
        self.dice += [roll(s, kind) for _ in range(n)]

    def unspent(self, kind: DieKind) -> Die | None:
        """A special of this kind of die that has not been spent."""
        return next((die for die in self.dice if die.kind == kind and die.face == SPECIAL and not die.spent), None)

    def surges(self) -> list[Die]:
        """Surges that nothing has cancelled."""
        return [die for die in self.dice if die.face == SURGE and not die.spent]

    # -- modifiers -----------------------------------------------------------------------------------------------

    def change(self, s: State, change: Change) -> None:
        """Apply a modifier (REICH-CAR-04, REICH-CAR-12)."""
        if self.kind == "attack":
            self.bonus += change.attack
            self.add(s, "attack", change.attack_dice)
        elif self.kind == "defence":
            self.bonus += change.defence
            self.add(s, "defence", change.defence_dice)
        elif self.kind == "noise":
            self.bonus += change.noise
        if change.special:
            self.dice.append(Die(self.base, SPECIAL, added=True))  # REICH-SPC-10, REICH-RUL-14
        self.draws += change.draw
