"""The HTTP interface as a page for people: FastAPI's Swagger UI, with its files from this server instead of a CDN."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

from fastapi import APIRouter, Request
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import HTMLResponse

FILES = "/api-docs"  # in the built page

router = APIRouter(prefix="/api", include_in_schema=False)


@router.get("/docs")
async def docs(request: Request) -> HTMLResponse:
    page = get_swagger_ui_html(
        openapi_url=request.app.openapi_url,
        title="Sandtable: HTTP interface",
        swagger_js_url=f"{FILES}/swagger-ui-bundle.js",
        swagger_css_url=f"{FILES}/swagger-ui.css",
        swagger_favicon_url="/icon.svg",
    )
    page.headers["Content-Security-Policy"] = _policy(bytes(page.body).decode())
    return page


def _policy(html: str) -> str:
    """Scripts of this server and the one inside the page; Swagger UI brings styles and icons as data."""
    hashes = [sha256(script.encode()).digest() for script in re.findall(r"<script>(.*?)</script>", html, re.DOTALL)]
    scripts = " ".join(f"'sha256-{b64encode(digest).decode()}'" for digest in hashes)
    return (
        f"default-src 'self'; script-src 'self' {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )
