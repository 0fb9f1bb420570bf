"""Halls of Hegra, for one player. The rules are HEGRA-… in `rules.toml`; a rule's code names its id."""

from sandtable.games.hegra.game import GAME

__all__ = ["GAME"]
