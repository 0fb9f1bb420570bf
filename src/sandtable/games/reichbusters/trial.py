"""A test being made (p.5): its dice, what was spent and played on it. `dice_test` carries it out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sandtable.engine.decision import Option, Play
from sandtable.games.reichbusters.cards import Change
from sandtable.games.reichbusters.dice import roll, value
from sandtable.games.reichbusters.names import BLANK, SPECIAL, SURGE, DieKind, Reach, TestKind
from sandtable.games.reichbusters.state import Die, Hero, State
from sandtable.games.reichbusters.table import carries, has_skill, holds

BOOST, CANCEL, WOUND = "boost", "cancel", "wound"
IMPLANTS, EXPERIMENT = "vril-implants", "vril-experiment"
#: What a vril special of an experiment pays for.
HEAL, HARM = "experiment-heal", "experiment-wound"


class Source(NamedTuple):
    """Something that lets dice be rolled again."""

    name: str
    dice: int = 0  # up to so many base dice, of any face; 0: blanks
    each: bool = False  # every die once, whenever it shows a blank; otherwise one throw, together
    all: bool = False  # all base dice together


class Trial:
    """A test being made by a Hero; enemies never roll (REICH-TST-09). Subclasses say what its specials can pay for."""

    kind: TestKind
    base: DieKind
    ones_are_blank = False  # on base dice

    def __init__(self, hero: Hero, target: int, pool: dict[DieKind, int], foe: str = "") -> None:
        self.hero = hero
        self.target = target  # REICH-TST-01
        self.pool = pool
        self.foe = foe
        self.reach: Reach | None = None  # of an attack
        self.keywords: frozenset[str] = frozenset()  # of an attack
        self.dice: list[Die] = []
        self.bonus = 0
        self.used: set[str] = set()  # effects, re-rolls and items of this test
        self.rerolled: set[tuple[str, int]] = set()  # which source has re-rolled which die (REICH-RUL-19)
        self.granted: list[Source] = []  # re-rolls that cards have brought
        self.played: dict[str, int] = {}  # modifiers by Hero
        self.on_table: list[tuple[Hero, str]] = []  # modifier cards, until the test ends (REICH-CAR-13)
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
        """Whether another total would change nothing any more."""
        return False

    def goals(self, s: State, keywords: frozenset[str]) -> Iterator[tuple[str, int]]:
        """What the test is made for, and how many successes that takes, if the attack had these keywords."""
        yield "success", 1

    def matters(self, s: State, what: str) -> bool:
        """Whether an effect, item or keyword does something although the total is settled."""
        return True

    def helped(self, s: State) -> Play[bool]:
        """Whether somebody else changes the test, now that the player is done."""
        yield from ()
        return False

    # -- the pool ------------------------------------------------------------------------------------------------

    def worth(self, s: State, die: Die) -> int:
        """What a die adds to the total; precise adds for each special of an attack (REICH-KEY-55)."""
        counts = value(s, die.face)
        if die.face == SPECIAL and self.kind == "attack" and has_skill(s, self.hero, "precise"):
            counts += s.box.constants.precise
        return counts

    def total(self, s: State) -> int:
        """Dice and bonuses."""
        return sum([self.worth(s, die) for die in self.dice]) + self.bonus

    def add(self, s: State, kind: DieKind, n: int) -> None:
        """More dice, rolled at once (REICH-RUL-91)."""
        self.dice += [roll(s, kind) for _ in range(n)]

    def unspent(self, kind: DieKind) -> Die | None:
        """A special of this kind of die that has not been spent."""
        for die in self.dice:
            if die.face == SPECIAL and die.kind == kind and not die.spent:
                return die
        return None

    def surges(self) -> list[Die]:
        """Surges that nothing has cancelled."""
        return [die for die in self.dice if die.face == SURGE and not die.spent]

    # -- re-rolls ------------------------------------------------------------------------------------------------

    def sources(self, s: State) -> Iterator[Source]:
        """What lets this Hero roll dice of this test again, and is not used up."""
        hero, kind, constants = self.hero, self.kind, s.box.constants
        if kind == "attack":
            if has_skill(s, hero, "focused") and "focused" not in hero.used_action:
                yield Source("focused", constants.focused)  # REICH-KEY-34, REICH-RUL-95: once in an attack action
            if "lethal" in self.keywords:
                yield Source("lethal", each=True)  # REICH-KEY-44
        if kind == "defence" and (
            has_skill(s, hero, "resilient") or (has_skill(s, hero, "lone-wolf") and "alone" in self.used)
        ):
            yield Source("resilient", each=True)  # REICH-KEY-62, REICH-KEY-46
        if kind == "noise" and has_skill(s, hero, "stealthy") and not {"of-weapon", "stealthy"} & self.used:
            yield Source("stealthy", constants.stealthy)  # REICH-KEY-74
        if kind != "noise" and carries(hero, "radio") and "radio" not in hero.used_action:
            yield Source("radio")  # REICH-ITM-14
        if holds(hero, "injection"):
            yield Source("injection", each=True)  # REICH-ITM-19
        yield from (source for source in self.granted if source.name not in self.used)

    def is_blank(self, s: State, source: Source, die: Die) -> bool:
        """Blanks; with lethal and resilient ones too, if the table reads it so (REICH-RUL-89)."""
        if die.face == BLANK:
            return True
        ones = source.name in ("lethal", "resilient") and s.box.options.lethal == "blanks-and-ones"
        return die.face == "1" and (ones or (self.ones_are_blank and die.kind == self.base))

    def loose(self, s: State, source: Source, kind: DieKind) -> list[int]:
        """The dice that a source can re-roll: specials never, surges never (REICH-SPC-08, REICH-RUL-19)."""
        return [
            number
            for number, die in enumerate(self.dice)
            if die.kind == kind
            and die.face not in (SPECIAL, SURGE)
            and (source.dice or source.all or self.is_blank(s, source, die))
            and (source.name, number) not in self.rerolled
        ]

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
        if change.keyword:
            self.keywords |= {change.keyword}
        self.draws += change.draw
