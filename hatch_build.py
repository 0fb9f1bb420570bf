"""Build hook: the wheel contains the built page, which is rebuilt if necessary. A wheel without it is refused."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel":
            return
        web = Path(self.root, "web")
        if web.is_dir():
            sys.path.insert(0, str(web))
            import page

            if not page.is_built():
                page.build()
        if not Path(self.root, "src", "sandtable", "server", "page", "index.html").is_file():
            raise SystemExit("the page is not built, and its sources are not here to build it from")
