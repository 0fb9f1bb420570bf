"""Turns errors into responses: `{"code": …, "message": …}` with a fitting status."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from sandtable.engine.errors import SandtableError
from sandtable.server.errors import TooOften
from sandtable.server.security import HEADERS

log = logging.getLogger("sandtable.server")

_STATUS: Final = {
    "malformed": 422,
    "diverged": 422,
    "illegal": 422,
    "unknown-token": 401,
    "forbidden": 403,
    "not-yours": 403,
    "missing": 404,
    "stale": 409,
    "sealed": 409,
    "not-now": 409,
    "overtaken": 409,
    "too-often": 429,
    "unavailable": 503,
}
_CODES: Final = {400: "malformed", 404: "missing", 405: "wrong-method", 413: "too-large"}


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(SandtableError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _fault)


def _response(status: int, code: str, message: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    # A message may quote half of a surrogate pair, which UTF-8 cannot encode.
    readable = message.encode("utf-8", "replace").decode()
    return JSONResponse({"code": code, "message": readable}, status, headers)


async def _refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, SandtableError)  # noqa: S101 - registered for these
    headers = {"Retry-After": str(error.wait)} if isinstance(error, TooOften) else None
    return _response(_STATUS.get(error.code, 400), error.code, str(error), headers)


async def _invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)  # noqa: S101 - registered for these
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    return _response(422, "malformed", f"{where}: {first['msg']}" if where else first["msg"])


async def _http_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)  # noqa: S101 - registered for these
    code = _CODES.get(error.status_code, "refused")
    return _response(error.status_code, code, str(error.detail), error.headers)


async def _fault(request: Request, error: Exception) -> JSONResponse:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    # Starlette sends this response outside of all middleware, so it does not pass `SecurityHeaders`.
    return _response(500, "broken", "something went wrong here; it was logged", HEADERS)
