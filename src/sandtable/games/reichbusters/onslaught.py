"""An attack of enemies on a Hero (p.19)."""

from __future__ import annotations

from typing import NamedTuple

from sandtable.games.reichbusters.names import Reach
from sandtable.games.reichbusters.state import Enemy


class Onslaught(NamedTuple):
    """An attack on a Hero: who attacks, how, and how strongly."""

    attackers: tuple[Enemy, ...]
    reach: Reach
    attack: int

    @property
    def main(self) -> Enemy:
        return self.attackers[0]
