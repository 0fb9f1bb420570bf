"""Games over HTTP: which there are, their options and seats, their words and rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.datastructures import QueryParams

from sandtable import __version__
from sandtable.engine.game import Game, Setup
from sandtable.engine.lesson import lessons_of
from sandtable.engine.text import LANGUAGES, source_of
from sandtable.games import keys, load
from sandtable.players import player_names
from sandtable.server.forms import GameInfo, Health, OptionInfo, RuleInfo
from sandtable.server.house import FAILURES, TEXT
from sandtable.server.rights import Missing

MOST_SEATS = 12  # that a table has
WHOLE = re.compile(r"-?[0-9]{1,9}")
FLAGS = {"true": True, "false": False}

router = APIRouter(prefix="/api")

# Every option is a parameter of its own, by its name; one that has several values is there several times.
_OPTIONS: dict[str, Any] = {
    "in": "query",
    "name": "options",
    "style": "form",
    "explode": True,
    "schema": {"type": "object", "additionalProperties": {"type": "string"}},
}


@router.get("/health")
async def health() -> Health:
    return Health(ok=True, version=__version__)


@router.get("/games", responses=FAILURES)
def games() -> list[GameInfo]:
    """The games that can be played here, with their options, players, lessons and campaigns."""
    return [_game_info(load(key)) for key in keys()]


@router.get("/games/{key}/words/{language}", responses=TEXT, response_class=Response)
def words(key: str, language: str) -> Response:
    """A game's words in a language, with the engine's below them: one Fluent file."""
    game = _game(key)
    if language not in LANGUAGES:
        raise Missing(f"no language {language[:20]!r}; languages: {', '.join(LANGUAGES)}")
    return PlainTextResponse(source_of(game, language), headers={"Cache-Control": "no-cache"})


@router.get("/games/{key}/rules", responses=FAILURES)
def rules(key: str) -> list[RuleInfo]:
    """The rule catalogue of a game."""
    return [RuleInfo(**msgspec.structs.asdict(rule)) for rule in _game(key).catalogue.rules.values()]


@router.get("/games/{key}/seats", responses=FAILURES, openapi_extra={"parameters": [_OPTIONS]})
def seats(key: str, request: Request) -> list[str]:
    """The seats of a table with these options, if they go together; their names are among the game's words."""
    game = _game(key)
    return _seats_with(game, _options_in(game, request.query_params))


def _game(key: str) -> Game[Any]:
    if key not in keys():
        raise Missing(f"no game {key[:40]!r}; games: {', '.join(keys())}")
    return load(key)


@cache
def _game_info(game: Game[Any]) -> GameInfo:
    seats, seats_option = _seats(game)
    return GameInfo(
        key=game.key,
        ruleset=game.version,
        options=options_of(game),
        players=player_names(game),
        lessons=list(lessons_of(game)),
        campaign=list(game.campaign()),
        seats=seats,
        seats_option=seats_option,
    )


def _seats(game: Game[Any]) -> tuple[list[str], str]:
    """The seats of a game's largest table, and the option that says how many of them are taken, if one does."""
    for option in options_of(game):
        if option.kind == "number" and option.least and option.most and option.most <= MOST_SEATS:
            numbers = range(option.least, option.most + 1)
            found = [_seats_with(game, {option.name: number}) for number in numbers]
            if found == [found[-1][:number] for number in numbers]:
                return found[-1], option.name
    return _seats_with(game, {}), ""


def _seats_with(game: Game[Any], options: dict[str, Any]) -> list[str]:
    return list(game.seats(game.begin(Setup(1, options))))


def _options_in(game: Game[Any], query: QueryParams) -> dict[str, Any]:
    """The options of an address, as a body would have them; what does not fit is left for the game to refuse."""
    kinds = {option.name: option.kind for option in _game_info(game).options}
    return {name: _read_option(kinds.get(name, "choice"), query.getlist(name)) for name in query}


def _read_option(kind: str, texts: list[str]) -> Any:
    if kind == "several":
        return [text for text in texts if text]
    if len(texts) > 1:
        return texts
    (text,) = texts
    if kind == "number" and WHOLE.fullmatch(text):
        return int(text)
    return FLAGS.get(text, text) if kind == "flag" else text


def options_of(game: Game[Any]) -> list[OptionInfo]:
    hints = get_type_hints(game.options_type, include_extras=True)
    open_choices = game.choices()
    return [
        _option(field.encode_name, hints[field.name], field.default, open_choices)
        for field in msgspec.structs.fields(game.options_type)
    ]


def _option(name: str, hint: Any, default: Any, open_choices: Mapping[str, tuple[str, ...]]) -> OptionInfo:
    meta = next((part for part in get_args(hint) if isinstance(part, msgspec.Meta)), None)
    kind = get_args(hint)[0] if meta else hint
    if kind is bool:
        return OptionInfo(name=name, kind="flag", default=default)
    if kind is int:
        least, most = (_whole(meta.ge), _whole(meta.le)) if meta else (None, None)
        return OptionInfo(name=name, kind="number", least=least, most=most, default=default)
    if get_origin(kind) is tuple:
        choices = [str(value) for value in get_args(get_args(kind)[0])]
        least, most = (meta.min_length, meta.max_length) if meta else (None, None)
        return OptionInfo(name=name, kind="several", choices=choices, least=least, most=most, default=list(default))
    choices = [str(value) for value in open_choices.get(name, get_args(kind))]
    return OptionInfo(name=name, kind="choice", choices=choices, default=default)


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)
