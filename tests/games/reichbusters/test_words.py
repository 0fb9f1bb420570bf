"""Everything that a player of Reichbusters can read, in English and in French."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import msgspec
import pytest

from sandtable.engine.action import Odds
from sandtable.engine.decision import Decision, Option
from sandtable.engine.event import Event, Forced
from sandtable.engine.text import LANGUAGES
from sandtable.engine.view import Text
from sandtable.games.reichbusters import log, log_enemy, missions
from sandtable.games.reichbusters.card_reading import standard_cards
from sandtable.games.reichbusters.card_text import card_texts
from sandtable.games.reichbusters.cards import ActionCard, Change, Modifier, Step
from sandtable.games.reichbusters.facts import Intent
from sandtable.games.reichbusters.game import GAME, STEPS
from sandtable.games.reichbusters.keywords import HERO_SKILLS, UNIT_KEYWORDS, WEAPON_KEYWORDS
from sandtable.games.reichbusters.missions import OBJECTIVES, read_missions, read_raid_maps
from sandtable.games.reichbusters.options import SEATS, TEAMS
from tests.words import Samples, Source, Strict, WordsSuite, as_option, in_both, in_turn

CARDS = standard_cards()
MAPS = [*read_missions().values(), *read_raid_maps().values()]
#: What the source does not say by itself: values of a card that is played, and verbs that stand in a table.
KNOWN = {
    "played.args": {"hero", "card"},
    "movement: option.args[0]": {"stand", "exit"},
    "windows: verb": {"instant", "use"},
    "advice: key": {"kill", "wound", "defend", "success"},
}
RULES = Source(GAME, known=KNOWN)
CAUSES = RULES.written("lose", 1) | {"escaped"}

HEROES = list(CARDS.heroes)
TYPES = sorted({unit.type for unit in CARDS.units.values()})
ENEMIES = [f"{kind}-{number}" for kind in TYPES for number in (1, 2) if number == 1 or kind in ("soldier", "dog")]
AREAS = ["e2", "a1", "p1"]
DOORS = ["e2-p2", "a1-p1"]
ROOMS = sorted({room for mission in MAPS for room in mission.board.rooms})
ACTIONS = list(CARDS.actions)
MODIFIERS = [card.modifier.id for card in CARDS.actions.values() if card.modifier]
BACKS = ["medical", "miscellaneous", "weapon", "vril", "objective", "normal-loot", "vril-loot"]
ITEMS, WEAPONS, WOUNDS, FEATURES = list(CARDS.items), list(CARDS.weapons), list(CARDS.wounds), list(CARDS.features)
NOISES, SPAWNS = list(CARDS.noises), list(CARDS.spawns)
SKILLS = sorted(HERO_SKILLS)
KEYWORDS = sorted(HERO_SKILLS | UNIT_KEYWORDS | WEAPON_KEYWORDS)
FACES = ["0", "1", "2", "3", "special", *(f"vril-{face}" for face in ("0", "1", "2", "3", "special", "surge"))]
POINTS = ["attack", "defence", "wild"]
TESTS = ["attack", "defence", "noise", "item"]
EFFECTS = sorted((HERO_SKILLS | WEAPON_KEYWORDS) - {"accurate", "armour-piercing", "versatile"})
PAID = [*EFFECTS, "boost", "cancel", "loot", "vril-shield", "vril-goggles", "vril-injection", "vril-healing-potion"]
WHYS = ["suppressed", "entered-suppressed", "fixed", "on-guard", "with-hero", "in-range", "no-way", "waits-at-door"]
SAMPLES: dict[str, list[str]] = {
    "area": AREAS,
    "attackers": ENEMIES,
    "before": AREAS,
    "by": HEROES,
    "card": ACTIONS,
    "cards": ACTIONS,
    "chosen": AREAS,
    "code": list("abcdefghij"),
    "deck": ["noise", "spawn"],
    "dice": FACES,
    "die": FACES,
    "door": DOORS,
    "effect": PAID,
    "enemy": ENEMIES,
    "equal": AREAS,
    "feature": FEATURES,
    "hero": HEROES,
    "heroes": HEROES,
    "item": ITEMS,
    "kept": WOUNDS,
    "kind": POINTS,
    "loot": ["normal", "vril"],
    "moment": ["after-attacked", "kill-start", "stations-start", "patrol"],
    "option": ["move e2", "end", "attack soldier-2 thompson"],
    "order": HEROES,
    "other": HEROES,
    "phase": ["raise-the-alarm", "action-stations", "kill-the-intruders"],
    "reach": ["melee", "ranged"],
    "removed": ACTIONS,
    "room": ROOMS,
    "route": AREAS,
    "seat": [*SEATS],
    "skill": SKILLS,
    "source": ["focused", "lethal", "resilient", "stealthy", "radio", "injection", *ACTIONS],
    "target": ENEMIES,
    "test": TESTS,
    "towards": ["", *HEROES],
    "unit": [*HEROES, *ENEMIES],
    "weapon": WEAPONS,
    "what": [*WEAPONS, *ITEMS],
    "why": [*WHYS, "coward", "cornered", "mark-gone"],
}
#: What stands in the same field of different sentences.
SPECIAL: dict[tuple[str, str], list[Any]] = {
    ("Attacked", "weapon"): [*WEAPONS, "unarmed"],
    ("Banged", "kind"): ["bang", "boom"],
    ("ModifierPlayed", "card"): [*MODIFIERS, "harrier"],
    ("NoiseCardDrawn", "card"): NOISES,
    ("NoiseCardHeeded", "card"): NOISES,
    ("DeckPeeked", "cards"): [*NOISES, *SPAWNS],
    ("SpawnCardDrawn", "card"): SPAWNS,
    ("WoundDrawn", "card"): WOUNDS,
    ("WoundKept", "card"): WOUNDS,
    ("WoundHealed", "card"): WOUNDS,
    ("PassageOpened", "other"): AREAS,
    ("PatrolCame", "door"): ["", *DOORS],
    ("EnemyStayed", "hero"): ["", *HEROES],
    ("bear-wound", "card"): WOUNDS,
    ("reroll-noise", "card"): NOISES,
    ("card-attack", "why"): [*ACTIONS, "counter", "harrier", "overload", "frenzy", "quick-shot"],
    ("decoy", "target"): HEROES,
    ("hush", "dice"): [1, 3],
    ("test", "dice"): [("1",), ("0", "special", "vril-surge")],
    ("test", "target"): [1, 4],
    ("help", "target"): [1, 4],
    ("heroic-point", "target"): [1, 4],
    ("two-heroic-points", "target"): [1, 4],
    ("peek", "deck"): ["noise", "spawn"],
}
COUNTED = {"areas", "basics", "distance", "left", "range", "round", "total"}
PLAIN = r"[a-z][1-9](?:-[a-z][1-9])?\b|[0-9]{1,2}[ab]\b"
#: Contexts of what is shown by its id.
NAMELESS = ("sign", "areas", "equal", "route", "steps", "tile", "tiles", "until", "effect", "door", "who")


@pytest.fixture(scope="module")
def both() -> list[Strict]:
    things = (*ENEMIES, *TYPES, *ACTIONS, *MODIFIERS, *ITEMS, *WEAPONS, *WOUNDS, *FEATURES, *NOISES, *SPAWNS, *KEYWORDS)
    ids = {*things, *CARDS.units, *RULES.verbs} - {"tally-ho"}  # a word of the language, too
    return [Strict(GAME, language, ids, plain=PLAIN, nameless=NAMELESS) for language in LANGUAGES]


class TestWords(WordsSuite):
    source = RULES
    samples = Samples(
        SAMPLES,
        SPECIAL,
        counted=COUNTED,
        listed={"order"},
        never_empty={"CardsDrawn", "OrderDealt", "Rolled", "Rerolled", "DeckPeeked", "TieBroken"},
    )
    needed = {
        "tagline",
        "name-won",
        "name-lost",
        *(f"name-phase-{phase}" for phase in STEPS),
        *(f"name-cause-{cause}" for cause in CAUSES),
        *(f"name-intent-{intent}" for intent in msgspec.json.schema(Intent)["enum"] if intent),
        *(f"keyword-{word}" for word in KEYWORDS),
        *(f"item-{item}" for item in ITEMS),
        *(f"feature-{feature}" for feature in FEATURES),
        *(f"team-{team}" for team in TEAMS if team != "none"),
        *(f"wound-{card.id}-top" for card in CARDS.wounds.values() if card.top),
        *(f"wound-{card.id}-permanent" for card in CARDS.wounds.values() if card.permanent),
        *(f"noise-{card.id}-bottom" for card in CARDS.noises.values()),
        *(f"briefing-{mission}" for mission in (*read_missions(), *read_raid_maps(), *OBJECTIVES, "raid")),
        *(f"briefing-{faction.id}" for faction in CARDS.factions.values() if faction.kind == "raid"),
        *(f"name-faction-{faction}" for faction in CARDS.factions),
    }
    answer = {"a", "b", "c", "d", "count"}
    besides = {"prompt-instant": {"target", "enemy", "room"}}
    exact = "stand|exit|alarm-box|research-notes|(?:lets-go|lone-hunter)-[12]"
    plainly = {"heroes"}
    thoroughly, seldom = 40, 60
    least_read = 14_000


def test_the_source_is_read_as_it_is_written() -> None:
    """Samples of each way in which the rules name what they say."""
    assert {"action", "step", "dodge", "withdraw", "kestrel", "throw", "jam", "drain"} <= RULES.prompts.keys()
    assert {"which-room", "patrol-door", "enemy-step", "card-door", "instant", "hush"} <= RULES.prompts.keys()
    assert RULES.prompts["enemy-step"] == {"enemy"}
    assert RULES.prompts["instant"] == {"hero", "moment"}
    assert {"move", "attack", "end", "calm", "group", "reveal", "play", "help", "instant", "use"} <= RULES.verbs
    assert RULES.refusals["out-of-range"] == {"distance", "range"}
    assert {"kill", "success", "noise-card"} <= RULES.odds.keys()
    assert {"time", "captured", "nobody-left", "escort", "escaped"} == CAUSES


ANSWERS: dict[str, list[list[str]]] = {
    "activate": [HEROES],
    "again": [["0", "1", "2", "3"]],
    "and": [ENEMIES],
    "apply": [NOISES],
    "area": [AREAS],
    "at": [AREAS],
    "attack": [ENEMIES, [*WEAPONS, "unarmed"]],
    "barracks": [AREAS],
    "bear": [HEROES],
    "calm": [ROOMS],
    "card": [ACTIONS],
    "clear-smoke": [AREAS],
    "counter": [ENEMIES],
    "discard": [ACTIONS],
    "door": [DOORS],
    "drain": [[*WEAPONS, *ITEMS]],
    "drop": [ITEMS],
    "feature": [["alarm-box", "research-notes"]],
    "first": [[*NOISES, *SPAWNS]],
    "for": [HEROES],
    "give": [HEROES, ITEMS],
    "group": [HEROES, ["melee", "ranged"]],
    "heal": [HEROES, WOUNDS],
    "help": [HEROES, ACTIONS],
    "hero": [HEROES],
    "heroic": [POINTS],
    "hush": [ACTIONS],
    "instant": [ACTIONS],
    "jam": [WEAPONS],
    "keep": [WOUNDS],
    "level": [["1", "2", "3"]],
    "lock": [DOORS],
    "look": [AREAS],
    "lose": [SKILLS],
    "move": [[*AREAS, "stand", "exit"]],
    "next": [ENEMIES],
    "passage": [AREAS],
    "play": [ACTIONS],
    "point": [HEROES],
    "push": [AREAS],
    "ready": [[*WEAPONS, *ITEMS]],
    "recover": [ACTIONS],
    "replace": [HEROES, SKILLS],
    "reroll": [["focused", "lethal", "radio", "injection", *ACTIONS], FACES[:4], FACES[:4]],
    "reveal": [AREAS],
    "rise": [ROOMS],
    "search": [[*BACKS, *ITEMS]],
    "spend": [PAID, ["attack", "vril"]],
    "step": [AREAS],
    "strike": [ENEMIES],
    "swap": [HEROES],
    "to": [HEROES],
    "token": [AREAS],
    "trigger": [AREAS],
    "turn": [WEAPONS],
    "unit": [ENEMIES],
    "unjam": [WEAPONS],
    "unlock": [DOORS],
    "use": [ITEMS],
    "vengeance": [AREAS],
}
ALONE = RULES.verbs - ANSWERS.keys()


def test_every_answer_reads_well_in_both_languages(both: list[Strict]) -> None:
    assert ANSWERS.keys() <= RULES.verbs, sorted(ANSWERS.keys() - RULES.verbs)
    options = [Option(verb) for verb in sorted(ALONE | {"search", "ready", "drop", "keep"})]
    for verb, columns in ANSWERS.items():
        options += [Option(verb, args) for args in in_turn(*columns)]
    options += [Option("heroic", (one, other)) for one, other in product(POINTS, POINTS)]
    options += [Option("reroll", (source, die)) for source, die in product(("lethal", "radio"), ("attack", "vril"))]
    options += [Option("reroll", ("rummage", *"1123"[:dice])) for dice in range(1, 5)]
    options += [Option("use", ("vril-shield", "vril")), Option("give", ("sarge",))]
    for words, option in product(both, options):
        words.check(words.option(option))


def test_every_modifier_as_an_answer_says_what_it_does(both: list[Strict]) -> None:
    for words, card in product(both, CARDS.actions.values()):
        if card.modifier is not None:
            said = words.option(Option("play", (card.id,)))
            assert words.name(card.modifier.id) in said
            assert len(said) > len(words.name(card.modifier.id)) + 10, said


# -- cards and missions --------------------------------------------------------------------------------------------


def test_every_card_says_what_it_is_called_and_what_it_does(both: list[Strict]) -> None:
    for words, card in product(both, CARDS.actions.values()):
        words.check(words.name(card.id))
        for line in card_texts(card):
            words.check(words.text(line))


def test_a_card_of_a_pack_can_say_whatever_the_vocabulary_offers(both: list[Strict]) -> None:
    """Every verb of the upper halves for everybody whom it may be for, every change of the lower ones."""
    verbs: dict[str, list[Any]] = {name: _values(Step, name) for name in Step.__struct_fields__}
    whom = verbs.pop("who")
    steps = [
        Step(**{name: value, "who": who, "weapon": "tomahawk"})
        for name in VERBS
        for value in verbs[name]
        for who in whom
    ]
    names = [name for name in Change.__struct_fields__ if name != "on"]  # what a re-roll is for
    changes = [Change(**{name: value}) for name in names for value in _values(Change, name)]
    modifier = Modifier(id="drilled", choices=tuple(changes))
    card = ActionCard(
        id="follow-me", source="", hero="sarge", number=3, when="free", action=tuple(steps), modifier=modifier
    )
    for words in both:
        for line in card_texts(card):
            words.check(words.text(line))


VERBS = ("move", "attack", "suppress", "draw", "heal", "unjam", "door", "grenade", "take", "calm", "peek", "kill")


def _values(kind: type[msgspec.Struct], name: str) -> list[Any]:
    """Sample values of a field: numbers, or each of its words."""
    schema = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"]
    field = schema.get(name.replace("_", "-"), {})
    if "enum" in field:
        return [value for value in field["enum"] if value]
    if field.get("type") == "boolean":
        return [True]
    if name == "keyword":
        return ["armour-piercing"]
    return [1, 2] if field.get("type") == "integer" or "anyOf" in field else []


def test_every_mission_says_what_it_asks_for(both: list[Strict]) -> None:
    raids = [
        missions.raid(map_, faction.id, faction.vrilmeister, objective)
        for map_, objective in product(read_raid_maps().values(), OBJECTIVES)
        for faction in CARDS.factions.values()
        if faction.kind == "raid"
    ]
    for words, mission in product(both, [*read_missions().values(), *raids]):
        for head, rules in (("goal", mission.goals), ("special", mission.special)):
            for rule in rules:
                values = {name: getattr(rule, name) for name in type(rule).__struct_fields__}
                words.check(words.text(Text(f"{head}-{type(rule).__struct_config__.tag}", values)))


@pytest.mark.parametrize("state", ["none", "pending", "sounded"])
def test_the_tracker_says_what_it_counts_down_to(state: str, both: list[Strict]) -> None:
    for words, left, alert in product(both, (0, 1, 5), (0, 1, 3)):
        words.check(words.text(Text(f"alarm-{state}", {"left": left, "alert": alert})))


# -- by example ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "english", "french"),
    [
        ("move e2", "Move to e2", "Aller en e2"),
        ("move exit", "Leave the map by the exit", "Quitter la carte par la sortie"),
        ("attack soldier-2 thompson", "Attack Soldier 2 with the Thompson", "Attaquer le Soldat 2 avec la Thompson"),
        ("attack officer-1 unarmed", "Attack Officer 1 with bare hands", "Attaquer l’Officier 1 à mains nues"),
        ("attack vrilpanzer-1 longbow", "Attack Vrilpanzer with the Longbow", None),
        ("search medical", "Search: take the medical item", "Fouiller : prendre l’objet médical"),
        ("door e2-p2", "Unlock or open the door e2-p2", None),
        ("play covering-fire", "Play “Steady Aim”: re-roll up to 2 attack dice", None),
        ("play lets-go 2", "Play “Tactical”: 1 more defence die", None),
        ("help sarge follow-me", "Sarge plays “Drilled”: 1 more attack die", None),
        ("spend boost attack", "Boost the special: it counts 2, and another die is rolled", None),
        ("group sarge melee", "The melee attack on Sarge", "L’attaque au corps à corps contre Sarge"),
        ("reroll focused 0", "Re-roll a die: blank (Focused)", "Relancer un dé : blanc (Concentré)"),
        ("heroic wild", "Spend a heroic point (wild) and succeed", None),
        ("calm e", "Room E calms down", "La pièce E se calme"),
        ("calm p", "Corridor P calms down", "Le couloir P se calme"),
    ],
)
def test_a_button_says_what_it_does(option: str, english: str, french: str | None) -> None:
    said = in_both(GAME, lambda words: words.option(as_option(option)))
    assert said == (english, french or said[1])


@pytest.mark.parametrize(
    ("prompt", "args", "option", "english", "french"),
    [
        ("suppress", {"hero": "sarge", "card": "covering-fire"}, "at e2", "Suppress e2", "Clouer e2 au sol"),
        ("throw", {"hero": "sarge"}, "at e2", "Throw it into e2", "Lancer en e2"),
        ("patrol-door", {}, "door e2-p2 e2", "Through the door e2-p2, into e2", "Par la porte e2-p2, en e2"),
        ("goggles", {"hero": "sarge"}, "reveal token e2", "The spawn token in e2", "Le jeton d’apparition de e2"),
        ("card-attack", {"hero": "sarge", "why": "spray"}, "pass", "Do not attack", "Ne pas attaquer"),
    ],
)
def test_the_same_answer_means_something_else_at_every_question(
    prompt: str, args: dict[str, Any], option: str, english: str, french: str
) -> None:
    answer = as_option(option)
    decision = Decision(SEATS[0], prompt, (answer,), args)
    assert in_both(GAME, lambda words: words.option(answer, decision)) == (english, french)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (log.HeroMoved("", "sarge", "e2"), "Sarge goes to e2.", "Sarge va en e2."),
        (
            log_enemy.RoomRose("", "e", 2),
            "Room E is alert: its enemies act now, and bring the alarm nearer.",
            "La pièce E passe en alerte : ses ennemis agissent et rapprochent l’alarme.",
        ),
        (log_enemy.RoomFell("", "p", 0), "Corridor P is at ease again.", "Le calme revient dans le couloir P."),
        (log.DoorOpened("", "soldier-3", "e2-p2"), "Soldier 3 opens the door e2-p2.", None),
        (
            log_enemy.EnemyAttacked("", "soldier-1", "brick", ("soldier-2",), 6),
            "Soldier 1 attacks Brick with 6, supported by Soldier 2.",
            "Le Soldat 1 attaque Brick avec 6, appui : Soldat 2.",
        ),
        (
            log_enemy.EnemyKilled("", "gisela-gruber-1", "e4"),
            "Gisela Gruber falls in e4.",
            "Gisela Gruber tombe en e4.",
        ),
        (log_enemy.PatrolCame("", "r2", "", 1), "A patrol of level 1 comes from the barracks at r2.", None),
        (
            log_enemy.NoiseCardDrawn("", "sarge", "thud", 4),
            "Sarge was heard: “Thud”.",
            "On a entendu Sarge : « Bruit sourd ».",
        ),
        (
            log.Rolled("", "sarge", "attack", ("1", "special", "vril-surge"), 4),
            "Sarge rolls 1, special, surge against a defence of 4.",
            None,
        ),
        (
            Forced("", "player-1", "activate claudine"),
            "The only choice for Player 1: Claudine goes next.",
            "Seul choix possible pour le Joueur 1 : Claudine joue.",
        ),
    ],
)
def test_the_log_reads_like_a_dispatch(event: Event, english: str | None, french: str | None) -> None:
    said = in_both(GAME, lambda words: words.event(event))
    assert said == (english or said[0], french or said[1])


def test_a_card_reads_like_a_card() -> None:
    def whole(card: str) -> tuple[str, ...]:
        texts = card_texts(CARDS.actions[card])
        return in_both(GAME, lambda words: " ".join(words.text(line) for line in texts))

    assert whole("follow-me") == (
        "Move up to 2 areas. One Hero from your area may come along. “Drilled”: +1 attack die.",
        "Avancez de 2 zones au plus. Un héros de votre zone peut vous suivre. « Bien entraînés » : +1 dé d’attaque.",
    )
    assert whole("yaaarg")[0] == (
        "Attack with any weapon, up to 3 times. 1 more die. Noise: that of the weapon and 1 more die. "
        "A feat: afterwards the card leaves the game."
    )


def test_odds_are_told_as_whole_percents() -> None:
    assert in_both(GAME, lambda words: words.odds(Odds("kill", Fraction(2, 3)))) == (
        "67% to kill",
        "67 % de chances de tuer",
    )
