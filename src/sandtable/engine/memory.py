"""What has been worked out before, kept by all that it depends on."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memory(dict[K, V]):
    """Answers by their questions. When there are too many all are forgotten: that costs less than to choose."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, value: V) -> V:
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
