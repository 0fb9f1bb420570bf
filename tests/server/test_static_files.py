"""How the built page is served: files are packed once, and browsers keep them."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from sandtable.server.static_files import BuiltPage

pytestmark = pytest.mark.anyio

SCRIPT = "console.log('dawn');\n" * 200


def to(folder: Path) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(BuiltPage(folder)), base_url="http://localhost")


@pytest.fixture
def client(tmp_path: Path) -> httpx.AsyncClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Sandtable</title>")
    (tmp_path / "assets" / "table-1a2b.js").write_text(SCRIPT)
    (tmp_path / "assets" / "font-3c4d.woff2").write_bytes(b"letters" * 100)
    return to(tmp_path)


async def test_a_script_is_sent_packed_to_a_browser_that_accepts_it(client: httpx.AsyncClient) -> None:
    answer = await client.get("/assets/table-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert (answer.status_code, answer.text) == (200, SCRIPT)
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))


@pytest.mark.parametrize(
    ("path", "accepted"),
    [("/assets/table-1a2b.js", "identity"), ("/assets/font-3c4d.woff2", "gzip"), ("/index.html", "gzip")],
)
async def test_other_files_and_other_browsers_get_files_as_they_are(
    client: httpx.AsyncClient, path: str, accepted: str
) -> None:
    answer = await client.get(path, headers={"Accept-Encoding": accepted})
    assert answer.status_code == 200
    assert "content-encoding" not in answer.headers


async def test_browsers_keep_files_that_never_change_and_ask_for_the_page_every_time(
    client: httpx.AsyncClient,
) -> None:
    kept = await client.get("/assets/table-1a2b.js")
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert (await client.get("/")).headers["cache-control"] == "no-cache"
    again = await client.get("/assets/table-1a2b.js", headers={"If-None-Match": kept.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        answer = await to(folder).get("/")
        assert (answer.status_code, "make web" in answer.text) == (503, True)
