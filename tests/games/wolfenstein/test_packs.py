"""Content packs: missions and cards of one's own, checked like ours and played by the same rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.engine.errors import Malformed
from sandtable.engine.game import Setup
from sandtable.engine.journal import read_journal
from sandtable.engine.match import Match
from sandtable.games.wolfenstein.doors import door_ap
from sandtable.games.wolfenstein.game import GAME
from sandtable.games.wolfenstein.table import hp
from sandtable.players import RandomPlayer

ATTIC = """
id = "attic"
number = 11
source = "original"
heroes = ["klaus", "anya", "max", "set"]
rounds = 4
goals = [{ kind = "search", objectives = ["a"] }]
map = '''
+-r1--------+           +-r2--------+
|1 . . . . .|           |. . . . . A|
|. . . . . .|           |. . . . . .|
|           +-c1--------+           |
|. . . . . .=. . . . . .:. . s . . .|
|. . . . . .=. . . . . .:. . . . . .|
|           +-----------+           |
|. . . . . .|           |. . . . . .|
|. . . . . $|           |. . . . . w|
+-----------+           +-----------+
'''

[legend]
1 = "hero-spawn-a"
A = "objective-a"
w = "enemy-spawn-a"
s = "soldat"
"$" = "chest"

[alarm]
limit = 3

[alarm.at]
a = ["soldat"]
"""

CLEVER_HAT = """
[[equipment]]
id = "helmet"
copies = 4
type = "other"
when = "always"
effects = [{ free-doors = true }, { base-hp = 1 }]
source = "original"
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "missions").mkdir()
    (tmp_path / "missions" / "attic.toml").write_text(ATTIC, encoding="utf-8")
    (tmp_path / "equipment.toml").write_text(CLEVER_HAT, encoding="utf-8")
    return tmp_path


def attic(pack: Path) -> Setup:
    return Setup(1, {"mission": "attic"}, str(pack))


@pytest.mark.rules("WOLF-RUL-77")
def test_a_mission_of_ones_own_is_played_like_ours(pack: Path) -> None:
    match = Match.new(GAME, attic(pack), listen=True)
    player = RandomPlayer(1)
    while match.decisions:
        match.play(player.choose(match.decision, lambda: None))
    assert match.over
    again = Match.load(GAME, read_journal(match.save()))
    assert again.state.digest() == match.state.digest()


@pytest.mark.rules("WOLF-RUL-77")
def test_a_card_of_ones_own_works_by_its_words(pack: Path) -> None:
    s = GAME.begin(attic(pack))
    klaus = s.heroes["klaus"]
    klaus.at = "f3"
    plain, price = hp(s, klaus), door_ap(s, klaus, "c1-r1")
    klaus.worn.append("helmet")
    assert (hp(s, klaus), door_ap(s, klaus, "c1-r1")) == (plain + 1, 0)
    assert price == 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('objectives = ["a"]', 'objectives = ["b"]', "objective"),
        ("|1 . .", "|1 .", "row"),
        ("rounds = 4", "rounds = 40", "rounds"),
        ("soldat", "samurai", "samurai"),
    ],
)
def test_a_mission_that_cannot_be_played_is_refused(pack: Path, old: str, new: str, complaint: str) -> None:
    file = pack / "missions" / "attic.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(Malformed, match=complaint):
        GAME.begin(attic(pack))


def test_a_word_that_no_rule_knows_is_refused(pack: Path) -> None:
    (pack / "equipment.toml").write_text(CLEVER_HAT.replace("free-doors", "free-beer"), encoding="utf-8")
    with pytest.raises(Malformed, match=r"equipment.toml.*free-beer"):
        GAME.begin(attic(pack))
