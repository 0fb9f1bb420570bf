"""Finds and loads the games. A game is a package in this folder whose module `game` offers `GAME`.

For games from elsewhere, name their modules in the environment variable `SANDTABLE_GAMES`, separated by commas:
`SANDTABLE_GAMES=my_games.chess.game,my_games.go.game`. Python must be able to import them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from sandtable.engine.errors import Malformed
from sandtable.engine.game import AnyGame, Game

VARIABLE = "SANDTABLE_GAMES"


def keys() -> list[str]:
    """The keys of all games. Does not load the games in this folder."""
    return list(_modules(os.environ.get(VARIABLE, "")))


def load(key: str) -> AnyGame:
    """A game by its key."""
    modules = _modules(os.environ.get(VARIABLE, ""))
    if key not in modules:
        raise Malformed(f"no game {key[:40]!r}; games: {', '.join(modules)}")
    return _game(modules[key])


@lru_cache(maxsize=64)
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


def _joined(name: str) -> AnyGame:
    """The game of a module that the environment names."""
    if not all(part.isidentifier() for part in name.split(".")):
        raise Malformed(f"expected names of modules separated by commas, found {name[:60]!r}", where=VARIABLE)
    try:
        offered = getattr(import_module(name), "GAME", None)
    except ImportError as error:
        raise Malformed(f"{name} cannot be imported: {error}", where=VARIABLE) from None
    if not isinstance(offered, Game):
        raise Malformed(f"{name} offers no game under the name GAME", where=VARIABLE)
    return offered


@lru_cache(maxsize=64)
def _game(module: str) -> AnyGame:
    game = import_module(module).GAME
    assert isinstance(game, Game)  # noqa: S101 - a packaging mistake, not an input
    return game
