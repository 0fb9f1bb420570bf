"""The games. A game is a package in this folder whose module `game` offers `GAME`; nothing else has to know of it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from sandtable.engine.errors import Malformed
from sandtable.engine.game import Game


def keys() -> list[str]:
    """The keys of all games, without loading any."""
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    return sorted(name for name in packages if any(Path(folder, name, "game.py").is_file() for folder in __path__))


@cache
def load(key: str) -> Game[Any]:
    """A game by its key."""
    if key not in keys():
        raise Malformed(f"no game {key[:40]!r}; games: {', '.join(keys())}")
    game = import_module(f"{__name__}.{key}.game").GAME
    assert isinstance(game, Game)  # noqa: S101 - a packaging mistake, not an input
    return game
