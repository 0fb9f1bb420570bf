"""Serves the built page. Files with a hash in their name never change: browsers keep them, and each is packed once."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(__file__).parent / "page"
ONE_YEAR = "public, max-age=31536000, immutable"
PACKED = (".js", ".css", ".svg")  # fonts are compressed already
NOT_BUILT = "The page is not built. Run 'make web', or install Sandtable with pip, which builds it."


class BuiltPage(StaticFiles):
    """The page and its files; browsers ask for the page itself every time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._index = folder / "index.html"

    async def check_config(self) -> None:
        """A missing folder is no error of the server: `get_response` says that the page is not built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "." and not self._index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        response = await super().get_response(path, scope)
        has_hash = path.startswith("assets/")
        if has_hash and path.endswith(PACKED) and isinstance(response, FileResponse) and _accepts_gzip(scope):
            response = await _packed(response)
        response.headers["Cache-Control"] = ONE_YEAR if has_hash else "no-cache"
        return response


def _accepts_gzip(scope: Scope) -> bool:
    return scope["method"] == "GET" and "gzip" in Headers(scope=scope).get("accept-encoding", "")


async def _packed(file: FileResponse) -> Response:
    headers = {name: file.headers[name] for name in ("etag", "last-modified") if name in file.headers}
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(await asyncio.to_thread(_gzipped, str(file.path)), 200, headers, file.media_type)


@lru_cache(maxsize=256)
def _gzipped(path: str) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 9)
