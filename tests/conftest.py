"""Sorts the tests: slow ones start first, so that two workers finish at about the same time.

The server's tests come before the browser's, because Playwright leaves an event loop running, and no second one can
start.
"""

from __future__ import annotations

import pytest

FIRST = (
    "tests/server/test_durable.py",
    "tests/server/",
    "tests/browser/",
    "tests/contract/",
    "tests/lab/",
    "/test_grid.py",
    "/test_player.py",
    "/test_words.py",
    "tests/cli/",
)


def _rank(item: pytest.Item) -> int:
    path = item.path.as_posix()
    return next((at for at, part in enumerate(FIRST) if part in path), len(FIRST))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_rank)
