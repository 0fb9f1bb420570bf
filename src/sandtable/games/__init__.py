"""The games. A game is a package in this folder whose module `game` offers `GAME`; nothing else has to know of it.

Games that live elsewhere join when the environment variable `SANDTABLE_GAMES` names the modules that offer them, parted
by commas: `SANDTABLE_GAMES=my_games.chess.game,my_games.go.game`. Python must be able to import them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from sandtable.engine.errors import Malformed
from sandtable.engine.game import Game

VARIABLE = "SANDTABLE_GAMES"


def keys() -> list[str]:
    """The keys of all games; of those in this folder none is loaded for it."""
    return list(_modules(os.environ.get(VARIABLE, "")))


def load(key: str) -> Game[Any]:
    """A game by its key."""
    modules = _modules(os.environ.get(VARIABLE, ""))
    if key not in modules:
        raise Malformed(f"no game {key[:40]!r}; games: {', '.join(modules)}")
    return _game(modules[key])


@cache
def _modules(elsewhere: str) -> dict[str, str]:
    """The games by key, and the module that offers each."""
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    here = [name for name in packages if any(Path(folder, name, "game.py").is_file() for folder in __path__)]
    found = {name: f"{__name__}.{name}.game" for name in here}
    for name in _named(elsewhere):
        game = _joined(name)
        if found.setdefault(game.key, name) != name:
            raise Malformed(f"{name} offers {game.key!r}, and so does {found[game.key]}", where=VARIABLE)
    return dict(sorted(found.items()))


def _named(elsewhere: str) -> Iterator[str]:
    return (name for part in elsewhere.split(",") if (name := part.strip()))


def _joined(name: str) -> Game[Any]:
    """The game of a module that the environment names."""
    if not all(part.isidentifier() for part in name.split(".")):
        raise Malformed(f"expected names of modules parted by commas, found {name[:60]!r}", where=VARIABLE)
    try:
        offered = getattr(import_module(name), "GAME", None)
    except ImportError as error:
        raise Malformed(f"{name} cannot be imported: {error}", where=VARIABLE) from None
    if not isinstance(offered, Game):
        raise Malformed(f"{name} offers no game under the name GAME", where=VARIABLE)
    return offered


@cache
def _game(module: str) -> Game[Any]:
    game = import_module(module).GAME
    assert isinstance(game, Game)  # noqa: S101 - a packaging mistake, not an input
    return game
