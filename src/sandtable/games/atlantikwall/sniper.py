"""The Sniper of a Unit (ATL-CLR-05): instead of moving he fires at the German's Specialists."""

from __future__ import annotations

from sandtable.engine.decision import Play, Refusal
from sandtable.games.atlantikwall import losses
from sandtable.games.atlantikwall.cards import Effect
from sandtable.games.atlantikwall.d6 import d6
from sandtable.games.atlantikwall.log_beach import Sniped
from sandtable.games.atlantikwall.recruiting import is_new
from sandtable.games.atlantikwall.state import State, Unit
from sandtable.games.atlantikwall.table import german, kept


def _sniper(s: State, unit: Unit) -> tuple[str, Effect]:
    return next((card, text) for card in kept(unit) for text in s.box.effects(card) if text.name == "snipe")


def may_snipe(s: State, unit: Unit) -> Refusal | None:
    """Not in the turn he was recruited, and only if there is somebody to shoot (ATL-CLR-05)."""
    card, _ = _sniper(s, unit)
    if is_new(unit, card):
        return Refusal("ATL-CLR-05", "is-new", {"card": card})
    if s.german is None or not s.german.specialists:
        return Refusal("ATL-CLR-05", "nobody-to-shoot")
    return None


def snipe(s: State, unit: Unit) -> Play[None]:
    """On a high enough d6 the German loses a Specialist of his choice (ATL-CLR-05, ATL-RUL-70)."""
    card, text = _sniper(s, unit)
    die = yield from d6(s, unit, "sniper", "ATL-CLR-05")
    s.tell(Sniped, "ATL-CLR-05", unit.id, card, die >= text.n)
    if die >= text.n:
        yield from losses.lose_specialist(s, german(s), "ATL-CLR-05")
