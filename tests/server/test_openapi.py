"""The HTTP interface does what its description says, whatever is sent to it (R13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.config import (
    ChecksConfig,
    PositiveDataAcceptanceConfig,
    ProjectConfig,
    ProjectsConfig,
    SchemathesisConfig,
)
from schemathesis.core.result import Ok
from schemathesis.python import asgi

from sandtable.server.app import Settings, make_app
from sandtable.server.store import Store
from sandtable.server.tokens import new_token

EXAMPLES = {GenerationMode.POSITIVE: 25, GenerationMode.NEGATIVE: 20}

# Good in form and yet not possible: an unknown game, a seat that is taken, a token for another table.
POSSIBLE = ["2xx", "401", "403", "404", "409", "422", "503"]


class World:
    """An application with a few tables, and tokens for them."""

    def __init__(self, database: Path) -> None:
        self.owner = new_token()
        store = Store(database)
        store.open()
        self.app = make_app(Settings(database, self.owner, hosts=(), limits=False, processes=1), store)
        checks = ChecksConfig(positive_data_acceptance=PositiveDataAcceptanceConfig(expected_statuses=POSSIBLE))
        config = SchemathesisConfig(projects=ProjectsConfig(default=ProjectConfig(checks=checks)))
        self.schema = schemathesis.openapi.from_asgi("/api/openapi.json", self.app, config=config)
        self.tables = [self._table() for _ in range(3)]
        self.statuses: Counter[int] = Counter()

    def _table(self) -> tuple[str, list[str]]:
        application: Any = self.app
        with asgi.get_client(application) as client:
            body: Any = {"game": "parley", "seats": {"south": {"holder": "open"}}}
            made = client.post("http://testserver/api/tables", json=body).json()
            path = f"http://testserver/api/tables/{made['table']['id']}/watch"
            invited = client.post(path, headers={"Authorization": f"Bearer {made['token']}"}).json()
            joined = client.post("http://testserver/api/join", json={"invitation": invited["invitation"]}).json()
        return made["table"]["id"], [made["token"], joined["token"], self.owner]

    def fit(self, case: Case[Any]) -> dict[str, str]:
        """Use, most of the time, a table that exists, a seat that it has, and a valid token."""
        chosen = crc32(repr((case.path_parameters, case.body, case.headers)).encode("utf-8", "replace"))
        table, tokens = self.tables[chosen % len(self.tables)]
        good = {"table_id": table, "seat": ("north", "south")[chosen % 2], "key": "parley", "language": "fr"}
        positive = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
        if positive and chosen % 5:
            case.path_parameters.update({name: good[name] for name in case.path_parameters or {} if name in good})
            if isinstance(case.body, dict) and "game" in case.body and chosen % 3:
                case.body["game"] = ("parley", "hegra")[chosen % 2]
        return {"Authorization": f"Bearer {tokens[chosen % len(tokens)]}"}


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    yield World(tmp_path / "tables.sqlite")
    asgi.shutdown_lifespans()


@pytest.mark.parametrize("mode", EXAMPLES, ids=lambda mode: mode.value)
def test_the_interface_keeps_to_its_description(world: World, mode: GenerationMode) -> None:
    """Every operation, with valid and invalid bodies: all checks of Schemathesis hold, and there is never a 5xx."""
    ways = 0
    for found in world.schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and not operation.body:
            continue  # there is nothing to get wrong
        ways += 1
        strategy = operation.as_strategy(generation_mode=mode)

        @settings(
            max_examples=EXAMPLES[mode],
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.explicit, Phase.generate],
            derandomize=True,
            database=None,
        )
        @given(case=strategy)
        def ask(case: Any) -> None:
            response = case.call_and_validate(headers=world.fit(case))
            world.statuses[response.status_code] += 1

        ask()
    assert ways == {GenerationMode.POSITIVE: 19, GenerationMode.NEGATIVE: 7}[mode]
    assert sum(world.statuses.values()) > 100
    assert max(world.statuses) < 500
    if mode is GenerationMode.POSITIVE:
        assert {200, 201, 401, 403, 404, 409, 422} <= set(world.statuses)
