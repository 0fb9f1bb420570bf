"""`sandtable check`: runs scenario files and shows how the game differs from them."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.text import Text

from sandtable.cli.boards.pieces import DANGER, GOOD, QUIET
from sandtable.cli.common import screen
from sandtable.engine.errors import Malformed, SandtableError
from sandtable.engine.scenario import read_scenario, run_scenario
from sandtable.games import load
from sandtable.lab.coverage import scenario_files


def check_scenarios(paths: list[Path]) -> int:
    """Run scenario files; returns 0 if all pass, 1 if one differs, 2 if one cannot be read."""
    for path in paths:
        if not path.exists():
            raise Malformed("does not exist", where=str(path))
    files = scenario_files(paths)
    if not files:
        raise Malformed("no scenario files (*.toml) here", where=", ".join(str(path) for path in paths))
    console = screen()
    passed = failed = unreadable = 0
    for file in files:
        try:
            scenario = read_scenario(file)
            differences = run_scenario(scenario, load(scenario.game), str(file))
        except SandtableError as error:
            sys.stdout.flush()
            print(f"error: {error}", file=sys.stderr, flush=True)
            failed += 1
            unreadable += 1
            continue
        if not differences:
            passed += 1
            continue
        failed += 1
        console.print(Text.assemble(("✗ ", DANGER), (scenario.title, "bold"), (f"  {file}", QUIET)), soft_wrap=True)
        for difference in differences:
            console.print(Text(f"    {difference}"), soft_wrap=True)
    summary = f"{passed} passed, {failed} failed"
    console.print(Text(summary, DANGER if failed else GOOD), soft_wrap=True)
    return 2 if unreadable else int(bool(failed))
