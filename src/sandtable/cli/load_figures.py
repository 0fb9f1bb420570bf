"""The figures of `sandtable load`: times of moves, their quantiles, and the limits that they must keep.

A move is timed from sending its answer until a seat gets the position that shows it. The server acknowledges each
request with the number of the position that it led to, so no move is mistaken for another, even if several seats act at
once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

QUANTILES = (50, 95, 99)


class Bar(msgspec.Struct, frozen=True):
    """What a server must achieve with this many tables: limits for quantiles in milliseconds, and no errors."""

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
    """Measured times in milliseconds, from sending an answer to its position at the same seat and at other seats."""

    tables: int
    seats: int
    seconds: float = 0.0
    moves: int = 0
    overtaken: int = 0  # answers to a question that another seat had closed in the meantime
    errors: int = 0
    refused: list[str] = []
    own: list[float] = []
    others: list[float] = []

    def refuse(self, code: str, message: str) -> None:
        """Count a refused answer. A stale one is no error: if seats act at once, one of two may come too late."""
        if code == "stale":
            self.overtaken += 1
        else:
            self.errors += 1
            self.refused.append(message)

    @property
    def bar(self) -> Bar | None:
        """The bar for this number of tables, which also holds for games with fewer seats."""
        return next((bar for bar in BARS if bar.tables == self.tables and self.seats <= bar.seats), None)

    def holds(self, bar: Bar) -> bool:
        """Whether every quantile is within its limit and there were no errors."""
        told = [quantiles(times) for times in (self.own, self.others) if times]
        within = all(times[part] <= limit for times in told for part, limit in bar.limits.items())
        return bool(told) and within and not self.errors

    @property
    def moves_per_second(self) -> float:
        return round(self.moves / self.seconds, 1) if self.seconds else 0

    def summary(self) -> dict[str, object]:
        """The figures as data."""
        bar = self.bar
        return {
            "tables": self.tables,
            "seats": self.seats,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_second": self.moves_per_second,
            "overtaken": self.overtaken,
            "errors": self.errors,
            "own_ms": quantiles(self.own),
            "others_ms": quantiles(self.others),
            "bars": {bar.name: {"limits_ms": bar.limits, "holds": self.holds(bar)}} if bar else {},
        }

    def lines(self) -> Iterator[str]:
        """The figures in words."""
        yield (
            f"{self.moves} moves in {round(self.seconds, 1)} s: {self.moves_per_second} a second; "
            f"{self.overtaken} answers overtaken by another seat's; {self.errors} errors"
        )
        for name, measured in (("own seat", self.own), ("other seats", self.others)):
            times = quantiles(measured)
            if any(times.values()):
                yield f"  answer to position, {name}: " + ", ".join(f"{part} {n} ms" for part, n in times.items())
        for bar in BARS:
            if bar is not self.bar:
                yield f"  {bar}: not measured; try --tables {bar.tables} --seats {bar.seats}"
            else:
                here = "" if self.seats == bar.seats else f", with {self.seats} a table"
                yield f"  {bar}: {'holds' if self.holds(bar) else 'does not hold'}{here}"


def quantiles(values: list[float]) -> dict[str, float]:
    """The quantiles of these times; each is one of the measured values."""
    ordered = sorted(values)
    return {
        f"p{part}": round(ordered[min(len(ordered) - 1, len(ordered) * part // 100)], 1) if ordered else 0.0
        for part in QUANTILES
    }


class Stopwatch:
    """Times the moves of one table at every seat."""

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
        """Note whose move position `seq` shows; some seats may have seen it already."""
        started = self._sent.pop((seat, request), None)
        if started is not None:
            self._started[seq] = seat, started
            self._count(seq)

    def shown(self, seat: str, seq: int, now: float) -> None:
        self._shown.setdefault(seq, []).append((seat, now))
        self._count(seq)

    def _count(self, seq: int) -> None:
        """Count the times of a move once all seats have seen it."""
        shown = self._shown.get(seq, [])
        if seq not in self._started or len(shown) < self._seats:
            return
        del self._shown[seq]
        author, started = self._started.pop(seq)
        if self._is_counting():
            self._figures.moves += 1
            for seat, at in shown:
                (self._figures.own if seat == author else self._figures.others).append((at - started) * 1000)
