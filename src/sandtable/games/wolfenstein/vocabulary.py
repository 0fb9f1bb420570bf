"""The vocabulary of the cards: what an effect can do, to whom, where and when.

What a card does is a list of effects, each a table with one name:

    effects = [{ hazard = -1 }, { stun = { to = "enemies", only = ["mech"], within = 2 } }]

A name stands for one thing, whichever card uses it, and `VOCABULARY` has them all. Its first parameter may be written
without its name (`hazard = -1`), and `true` is an effect without parameters. *When* an effect happens is the card's
matter: an effect that is done at once (DO) can follow the use of a card, a search or a trigger; one that changes an
attack (ROLL) or simply holds (STAND) belongs to what is always active; a reaction (REACT) is offered before damage.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias

import msgspec

Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Given: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]

Face = Literal["hp", "armor", "reload", "blank"]
Ammo = Literal["light", "heavy", "special"]
ItemType = Literal["armor", "attachable", "booster", "consumable", "suit", "other"]
Slot = Literal["armor", "booster", "suit", "other"]
Keyword = Literal["infantry", "officer", "mech", "boss", "oversized"]

FACES: tuple[Face, ...] = ("hp", "armor", "reload", "blank")
AMMO: tuple[Ammo, ...] = ("light", "heavy", "special")
KEYWORDS: tuple[Keyword, ...] = ("infantry", "officer", "mech", "boss", "oversized")

#: Whom an effect is for. `self` is the Hero who uses the card, searches or receives the loot, or the card's own model.
Whom = Literal[
    "self",
    "adjacent-hero",  # another Hero on an adjacent square
    "self-or-adjacent",
    "heroes-here",  # every Hero in this room or corridor
    "target",
    "near-target",  # every other model adjacent to the target
    "heroes-near-target",
    "near-self",  # every model adjacent to this one
    "enemy",  # one enemy of the player's choice
    "adjacent-enemy",
    "enemies",  # every enemy, or as many as `most` says, of the player's choice
]
#: Where: `here` is the place of the Hero or of the searched token, `there` the place that the card was just used on.
At = Literal["here", "there", "target", "near-self", "here-and-adjacent"]
Span = Literal["turn", "one-attack", "next-turn"]  # this turn; one attack of this turn; until the own next turn
Break = Literal["attack", "near-nazi"]  # the wearer attacks; stands next to a Nazi when a Nazi's move ends

#: When a card's effects happen. Hero skills with a price and most equipment are used; `always` is the sign ∞.
Moment = Literal[
    "use",  # in the Hero's own turn
    "always",
    "attack",  # chosen when an attack is declared
    "rolled",  # offered after the roll
    "damage",  # offered when the Hero is about to take damage
    "after-attack",  # its own attack, hit or miss
    "hit",  # its own attack took HP or Armor from the target
    "wound",  # its own attack took HP from the target
    "damaged",  # an attack damaged it, and it lives
    "death",
    "phase-start",  # of each Nazi Phase in which it is active
    "activation-end",  # its own
]
Mode = Literal["do", "roll", "stand", "react"]
DO: Final = "do"
ROLL: Final = "roll"
STAND: Final = "stand"
REACT: Final = "react"
ACCEPTS: dict[str, tuple[Mode, ...]] = {
    "use": (DO,),
    "always": (ROLL, STAND),
    "attack": (DO, ROLL),
    "rolled": (ROLL,),
    "damage": (REACT,),
    **dict.fromkeys(("after-attack", "hit", "wound", "damaged", "death", "phase-start", "activation-end"), (DO,)),
    "search": (DO,),  # event and chest cards, and all loot
    "keep": (STAND,),  # while an event card is kept
    "span": (ROLL, STAND, REACT),  # inside `during`
}


class Written(
    msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """Data as it is written: kebab-case, and nothing that nobody reads."""


class Effect(Written, frozen=True, kw_only=True):
    """A name of the vocabulary with its parameters; those that it does not take keep their defaults."""

    name: str
    n: Amount = 0
    to: Whom = "self"
    only: tuple[str, ...] = ()  # keywords and enemies
    never: tuple[str, ...] = ()
    within: Natural = 0  # squares; 0 is any distance
    sight: bool = False  # line of sight is needed
    most: Natural = 0  # how many at most; 0 is all
    at: At = "here"
    faces: tuple[Face, ...] = ()
    kind: Ammo | Literal["any"] = "any"
    model: str = ""
    models: tuple[str, ...] = ()
    awake: bool = False  # not Depowered, and acts in this phase
    items: tuple[str, ...] = ()
    prefer: tuple[ItemType, ...] = ()
    look: Natural = 0
    rest: Literal["shuffle", "bottom"] = "shuffle"
    near: Natural = 0
    breaks: tuple[Break, ...] = ()
    connections: Natural = 0
    spend: Literal["any", "move"] = "any"
    pool: Literal["any", "armor"] = "any"
    tokens: tuple[Literal["stun", "sabotage"], ...] = ()
    loot: bool = True
    reload: bool = False
    span: Span = "turn"
    effects: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    options: tuple[tuple[Effect, ...], ...] = ()


class Term(NamedTuple):
    """An entry of the vocabulary. Parameters: `?` may be left out, `±n` may be below zero; a missing `n?` means all."""

    name: str
    parameters: str
    mode: Mode
    meaning: str

    @property
    def takes(self) -> tuple[str, ...]:
        return tuple(word.strip("±?") for word in self.parameters.split())

    @property
    def needs(self) -> tuple[str, ...]:
        return tuple(word.strip("±") for word in self.parameters.split() if not word.endswith("?"))

    @property
    def goes_both_ways(self) -> bool:
        return "±n" in self.parameters


#: Which enemies, where `to` alone does not say it.
_WHICH = "only? never? within? sight? most? at?"
VOCABULARY: dict[str, Term] = {
    term.name: term
    for term in (
        # Damage and healing
        Term("damage", f"n to? {_WHICH}", DO, "n damage without dice, Armor first"),
        Term("blast", "n near within", DO, "a square in LOS: models on it n damage without dice, next to it `near`"),
        Term("breach", "", DO, "the squares of the blast: doors open, barricades go"),
        Term("heal", "n to?", DO, "n HP back to a hurt Hero who is not bleeding"),
        Term("stun", f"to {_WHICH}", DO, "stun tokens"),
        Term("sabotage", f"to {_WHICH}", DO, "sabotage tokens"),
        Term("remove", f"to {_WHICH} loot?", DO, "the enemy leaves the board; `loot = false`: for nothing"),
        Term("replace", "model", DO, "this model makes way for another on one of its squares"),
        Term("cancel", "n pool?", REACT, "up to n hits, or points that would come off Armor, do not count"),
        Term("shield", "n", REACT, "takes up to n of the HP that an adjacent Hero would lose to an attack"),
        Term(
            "scapegoat", "faces", STAND, "on a die with these faces another Nazi takes an attack's damage, or it halves"
        ),
        # What a Hero gets, pays and can do
        Term("gp", "±n", DO, "n Glory Points, never below 0"),
        Term("equipment", "n", DO, "n cards from the top of the equipment deck"),
        Term("weapon", "n", DO, "n cards from the top of the weapon deck"),
        Term("first-weapon", "kind reload?", DO, "the first weapon of the deck with this ammo, perhaps unloaded"),
        Term("ammo", "n kind? to?", DO, "n ammo tokens, by default of the receiver's choice"),
        Term("pick", "n look rest prefer?", DO, "keep n of the top `look` equipment cards, if possible of these types"),
        Term("fetch", "items otherwise?", DO, "one of these cards out of the equipment deck or its discard pile"),
        Term("chest", "n", DO, "draw n chest cards and resolve them"),
        Term("fatigue", "to", DO, "a fatigue token, as an Effect"),
        Term("refresh", "", DO, "the own fatigue token goes"),
        Term("ap", "n spend?", DO, "n more AP this turn"),
        Term("ap-each-turn", "±n", STAND, "n AP more or fewer in each turn"),
        Term("extra-attack", "n", DO, "n more attack actions this turn, without the fatigue action"),
        Term("unload", "", ROLL, "after the attack a reload token goes on the weapon"),
        Term("unjam", "", DO, "a reload token goes, and that weapon may attack this turn"),
        Term("fall-back", "", DO, "the Hero is put next to the nearest Hero spawn token"),
        Term("cross", "", DO, "the Hero is put on any empty square of an adjacent room"),
        # Noise, hazard and the enemy
        Term("hazard", "±n", DO, "the hazard tracker moves by n"),
        Term("alarm-limit", "±n", DO, "the alarm limit moves by n for this mission"),
        Term("thin-alarm", "n", DO, "the next alarm spawns n models fewer, the first ones of its list"),
        Term("noise", "at", DO, "a noise token"),
        Term("hush", "at", DO, "a noise token goes"),
        Term("lure", "within? sight? connections?", DO, "a place gets noise that outranks all other until Clean-up"),
        Term("smoke", "", DO, "no LOS beyond distance 1 into, out of or through this place until Clean-up"),
        Term("spawn", "models at? awake?", DO, "these models come on the board"),
        Term("bot", "model", DO, "this model fights for the Hero"),
        Term("order", "n only sight?", DO, "an enemy moves up to n squares as told and does not activate this round"),
        Term("rally", "n only", DO, "in this place, models that have yet to activate roll n more dice this phase"),
        # Attacks
        Term("silent-execution", "n within?", DO, "a silent execution with n dice; `within` squares if it is thrown"),
        Term("dice", "±n", ROLL, "n dice more or fewer"),
        Term("range", "±n", ROLL, "n squares of range more or fewer"),
        Term("min-range", "n", ROLL, "cannot attack at a distance under n"),
        Term("spray", "n", ROLL, "n weapon dice fewer for each square in between, never under 1 die"),
        Term("no-spray", "", ROLL, "no dice are lost to `spray`"),
        Term("reroll", "faces n?", ROLL, "reroll n dice with these faces, each once"),
        Term("armor-to-hp", "n?", ROLL, "n Armor Hits count as HP Hits"),
        Term("reload-as-blank", "", ROLL, "Reload counts as Blank"),
        Term("no-ammo", "", ROLL, "needs no ammo token"),
        Term("silent", "", ROLL, "no noise, and the hazard tracker stays"),
        Term("over-models", "", ROLL, "models do not block LOS"),
        Term("stay-put", "", ROLL, "the Hero may not move after attacking this turn"),
        Term("keep-blade", "n", ROLL, "n times in a mission, a silent execution that kills keeps its card"),
        # What holds
        Term("base-hp", "n", STAND, "base HP n higher"),
        Term("base-armor", "n", STAND, "base Armor n higher"),
        Term("suit-armor", "n", STAND, "n Armor of the suit's own, lost first"),
        Term("easy-terrain", "", STAND, "difficult terrain costs 1 AP"),
        Term("free-doors", "", STAND, "doors cost 0 AP"),
        Term("pierce-metal", "", STAND, "barricades can be removed"),
        Term(
            "disguise", "only? never? breaks", STAND, "no Hero in LOS for such Nazis; once broken, its card leaves play"
        ),
        Term("no-disguise", "", STAND, "the wearer cannot be disguised"),
        Term("quiet", "", STAND, "makes no noise by company"),
        Term("peek", "", STAND, "may look at the top event or chest card before searching"),
        Term("great-armor", "", STAND, "while Armor is left, all damage comes off Armor"),
        Term("hp-to-armor", "n", STAND, "the first n HP Hits of every attack on it count as Armor Hits"),
        Term("resist", "n", STAND, "n less from each damage that is not rolled"),
        Term("depowered", "", STAND, "does nothing until it sees a Hero, is attacked or the alarm goes off"),
        Term("smoke-sight", "", STAND, "sees through smoke"),
        Term("immune", "tokens", STAND, "never gets these tokens"),
        # Effects in effects
        Term("during", "span effects", DO, "these effects hold for a while"),
        Term("choose", "options", DO, "one of several texts"),
    )
}
