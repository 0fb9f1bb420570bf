"""Games over HTTP: their options and seats, words and rules."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.datastructures import QueryParams

from sandtable import __version__
from sandtable.engine.game import AnyGame
from sandtable.engine.lesson import lessons_of
from sandtable.engine.plain import Fields, Plain
from sandtable.engine.text import LANGUAGES, source_of
from sandtable.games import keys, load
from sandtable.players import player_names
from sandtable.server.api_models import GameInfo, Health, OptionInfo, RuleInfo
from sandtable.server.dependencies import FAILURES, TEXT
from sandtable.server.errors import Missing

WHOLE = re.compile(r"-?[0-9]{1,9}")
FLAGS = {"true": True, "false": False}

router = APIRouter(prefix="/api")

# Every option is a parameter of its own, by name; an option of several values is repeated.
_OPTIONS: dict[str, Plain] = {
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
    return list(game.description.seats_with(_options_in(game, request.query_params)))


def _game(key: str) -> AnyGame:
    if key not in keys():
        raise Missing(f"no game {key[:40]!r}; games: {', '.join(keys())}")
    return load(key)


@lru_cache(maxsize=64)
def _game_info(game: AnyGame) -> GameInfo:
    description = game.description
    return GameInfo(
        key=game.key,
        ruleset=game.version,
        options=options_of(game),
        players=player_names(game),
        lessons=list(lessons_of(game)),
        campaign=[dict(chapter) for chapter in description.chapters()],
        carried=list(description.campaign.memory) if description.campaign else [],
        passes_over=bool(description.campaign and description.campaign.passes_over),
        seats=list(description.most_seats),
        seats_option=description.seats_option,
    )


def _options_in(game: AnyGame, query: QueryParams) -> Fields:
    """The options of an address, as a body would have them. What does not fit, the game refuses."""
    kinds: dict[str, str] = {setting.name: setting.kind for setting in game.description.settings()}
    return {name: _read_option(kinds.get(name, "choice"), query.getlist(name)) for name in query}


def _read_option(kind: str, texts: list[str]) -> Plain:
    if kind == "several":
        return [text for text in texts if text]
    if len(texts) > 1:
        return texts
    (text,) = texts
    if kind == "number" and WHOLE.fullmatch(text):
        return int(text)
    return FLAGS.get(text, text) if kind == "flag" else text


def options_of(game: AnyGame) -> list[OptionInfo]:
    """The options that a form asks for."""
    description = game.description
    carried = description.campaign.memory if description.campaign else ()
    return [OptionInfo(**msgspec.structs.asdict(one)) for one in description.settings() if one.name not in carried]
