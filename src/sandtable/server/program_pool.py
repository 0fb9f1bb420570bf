"""Runs player programs in processes of their own, so that no table waits for another one's program.

All questions of a table go to the same process, which keeps the match and plays on from there.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.process import BaseProcess
from zlib import crc32

import msgspec

from sandtable.engine.game import AnyGame, Setup
from sandtable.engine.match import AnyMatch, Match
from sandtable.engine.player import Player
from sandtable.games import load
from sandtable.players import look, make_player, player_names

MOST_KEPT = 64  # matches that a process keeps


class Task(msgspec.Struct, frozen=True):
    """A question for a program: which table, all answers so far, and who is asked."""

    table: str
    game: str
    setup: Setup
    answers: tuple[tuple[str, str], ...]
    seat: str
    program: str


def best_program(game: AnyGame) -> str:
    """The last program that a game names is its best."""
    return player_names(game)[-1]


class ProgramPool:
    """A few processes, each for some of the tables. A process starts when it is first needed."""

    def __init__(self, processes: int = 2) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * processes

    async def choose(self, task: Task) -> str:
        """What the program answers."""
        number = crc32(task.table.encode()) % len(self._pools)
        for _ in range(2):
            pool = self._pools[number]
            if pool is None:
                pool = ProcessPoolExecutor(
                    1, mp_context=multiprocessing.get_context("spawn"), initializer=_exit_with_server
                )
                self._pools[number] = pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, answer, task)
            except BrokenProcessPool:  # it was killed; a new one can play the match again
                self._pools[number] = None
        raise BrokenProcessPool("the programs' process died twice")

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)


# -- inside a process --------------------------------------------------------------------------------------------------


def _exit_with_server() -> None:
    """Exit when the server does. A server that is killed cannot stop its programs, so they watch it."""
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_exit_after, args=(server,), name="watch", daemon=True).start()


def _exit_after(server: BaseProcess) -> None:
    server.join()
    os._exit(0)


_kept: OrderedDict[str, AnyMatch] = OrderedDict()
_players: dict[tuple[str, str, str], Player] = {}


def answer(task: Task) -> str:
    """Play the match to where the table is, and ask the program."""
    match = _match_of(task)
    decision = match.decision_of(task.seat)
    player = _player_of(match.game, task)
    return str(player.choose(decision, partial(look, match, task.seat, len(task.answers))))


def _match_of(task: Task) -> AnyMatch:
    match = _kept.pop(task.table, None) or Match.new(load(task.game), task.setup)
    _kept[task.table] = match
    while len(_kept) > MOST_KEPT:
        _forget(next(iter(_kept)))
    known = [(entry.seat, str(entry.option)) for entry in match.entries]
    same = 0
    while same < min(len(known), len(task.answers)) and known[same] == task.answers[same]:
        same += 1
    if same < len(known):
        match.rewind(same)
    for seat, option in task.answers[same:]:
        match.play(option, seat)
    return match


def _player_of(game: AnyGame, task: Task) -> Player:
    key = (task.table, task.seat, task.program)
    if key not in _players:
        _players[key] = make_player(game, task.program, crc32(task.table.encode()))
    return _players[key]


def _forget(table: str) -> None:
    del _kept[table]
    for key in [key for key in _players if key[0] == table]:
        del _players[key]
