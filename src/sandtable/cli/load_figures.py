"""What `sandtable load` measures and how it reckons: times of moves, quantiles, and the bars that they are held to.

A move is timed from the moment its answer is sent. It ends at a seat with the position that shows it: the server
acknowledges an answer by its request and says which position that led to, so that no move is taken for another's, also
where several seats act at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

QUANTILES = (50, 95, 99)


class Bar(msgspec.Struct, frozen=True):
    """What is asked of a server with so many tables: milliseconds that quantiles may come to, and no errors."""

    name: str
    tables: int
    seats: int
    limits: dict[str, float]

    def __str__(self) -> str:
        limits = ", ".join(f"{part} ≤ {limit:g} ms" for part, limit in self.limits.items())
        return f"{self.name} ({self.tables} tables × {self.seats} seats: {limits}, no errors)"


BARS = (
    Bar("P1", 200, 4, {"p50": 10, "p99": 100}),
    Bar("P2", 500, 4, {"p99": 250}),
    Bar("P3", 50, 4, {"p99": 25}),
)


class Figures(msgspec.Struct):
    """What was measured: milliseconds from sending an answer to its position at the own seat, and at the others'."""

    tables: int
    seats: int
    seconds: float = 0.0
    moves: int = 0
    overtaken: int = 0  # answers to questions that another seat's act had closed meanwhile
    errors: int = 0
    refused: list[str] = []
    own: list[float] = []
    others: list[float] = []

    def refuse(self, code: str, message: str) -> None:
        """The server would not have an answer. Where seats act at once one of two may come too late: no error."""
        if code == "stale":
            self.overtaken += 1
        else:
            self.errors += 1
            self.refused.append(message)

    @property
    def bar(self) -> Bar | None:
        """The bar for so many tables; a game that seats fewer people is held to it with fewer."""
        return next((bar for bar in BARS if bar.tables == self.tables and self.seats <= bar.seats), None)

    def holds(self, bar: Bar) -> bool:
        """Whether every quantile, at the own seat and at the others', is within its limit, and nothing went wrong."""
        told = [quantiles(times) for times in (self.own, self.others) if times]
        within = all(times[part] <= limit for times in told for part, limit in bar.limits.items())
        return bool(told) and within and not self.errors

    def summary(self) -> dict[str, Any]:
        bar = self.bar
        return {
            "tables": self.tables,
            "seats": self.seats,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": round(self.moves / self.seconds, 1) if self.seconds else 0,
            "overtaken": self.overtaken,
            "errors": self.errors,
            "own_ms": quantiles(self.own),
            "others_ms": quantiles(self.others),
            "bars": {bar.name: {"limits_ms": bar.limits, "holds": self.holds(bar)}} if bar else {},
        }

    def lines(self) -> Iterator[str]:
        """The same in words."""
        told = self.summary()
        yield (
            f"{self.moves} moves in {told['seconds']} s: {told['moves_per_second']} a second; "
            f"{self.overtaken} answers overtaken by another seat's; {self.errors} errors"
        )
        for name, times in (("own seat", told["own_ms"]), ("other seats", told["others_ms"])):
            if any(times.values()):
                yield f"  answer to position, {name}: " + ", ".join(f"{part} {n} ms" for part, n in times.items())
        for bar in BARS:
            if bar is not self.bar:
                yield f"  {bar}: not measured; try --tables {bar.tables} --seats {bar.seats}"
            else:
                here = "" if self.seats == bar.seats else f", with {self.seats} a table"
                yield f"  {bar}: {'holds' if self.holds(bar) else 'does not hold'}{here}"


def quantiles(values: list[float]) -> dict[str, float]:
    """The time within which so many in a hundred were; of a few the next larger one."""
    ordered = sorted(values)
    return {
        f"p{part}": round(ordered[min(len(ordered) - 1, len(ordered) * part // 100)], 1) if ordered else 0.0
        for part in QUANTILES
    }


class Stopwatch:
    """The moves of one table, each timed at every seat."""

    def __init__(self, figures: Figures, seats: int, is_counting: Callable[[], bool]) -> None:
        self._figures = figures
        self._seats = seats
        self._is_counting = is_counting
        self._sent: dict[tuple[str, str], float] = {}
        self._started: dict[int, tuple[str, float]] = {}
        self._shown: dict[int, list[tuple[str, float]]] = {}

    def sent(self, seat: str, request: str, now: float) -> None:
        self._sent[seat, request] = now

    def refused(self, seat: str, request: str) -> None:
        self._sent.pop((seat, request), None)

    def acknowledged(self, seat: str, request: str, seq: int) -> None:
        """From now on it is known whose move position `seq` shows; some may have seen it already."""
        started = self._sent.pop((seat, request), None)
        if started is not None:
            self._started[seq] = seat, started
            self._count(seq)

    def shown(self, seat: str, seq: int, now: float) -> None:
        self._shown.setdefault(seq, []).append((seat, now))
        self._count(seq)

    def _count(self, seq: int) -> None:
        """Note the times of a move when all seats have seen it."""
        shown = self._shown.get(seq, [])
        if seq not in self._started or len(shown) < self._seats:
            return
        del self._shown[seq]
        author, started = self._started.pop(seq)
        if self._is_counting():
            self._figures.moves += 1
            for seat, at in shown:
                (self._figures.own if seat == author else self._figures.others).append((at - started) * 1000)
