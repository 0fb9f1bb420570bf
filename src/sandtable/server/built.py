"""The page as it was built, handed out. Its files have a hash in their names and never change: each is packed once."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

PAGE = Path(__file__).parent / "page"
ONE_YEAR = "public, max-age=31536000, immutable"
PACKED = (".js", ".css", ".svg")  # fonts are packed already
KEPT = ("etag", "last-modified")


class Page(StaticFiles):
    """The built client. Files with a hash in their name never change; the page that names them is asked for anew."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)

    async def get_response(self, path: str, scope: Any) -> Response:
        if path == "." and not (PAGE / "index.html").is_file():
            message = "The page is not built. Run 'make web', or install Sandtable with pip, which builds it."
            return Response(message, 503, media_type="text/plain")
        response = await super().get_response(path, scope)
        built = path.startswith("assets/")
        if built and path.endswith(PACKED) and isinstance(response, FileResponse) and _takes_packed(scope):
            response = await _pack(response)
        response.headers["Cache-Control"] = ONE_YEAR if built else "no-cache"
        return response


def _takes_packed(scope: Any) -> bool:
    return scope["method"] == "GET" and "gzip" in Headers(scope=scope).get("accept-encoding", "")


async def _pack(file: FileResponse) -> Response:
    headers = {name: file.headers[name] for name in KEPT if name in file.headers}
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(await asyncio.to_thread(_packed, str(file.path)), 200, headers, file.media_type)


@lru_cache(maxsize=256)
def _packed(path: str) -> bytes:
    return gzip.compress(Path(path).read_bytes(), 9)
