"""Parley, for two or three: a small game that only the tests play. Its rules are PARL-… in `rules.toml`."""

from tests.games.parley.game import GAME

__all__ = ["GAME"]
