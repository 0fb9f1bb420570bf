"""`sandtable serve`: starts the server, prints its address, and opens the page in the browser."""

from __future__ import annotations

import errno
import logging
import os
import socket
import threading
import webbrowser

import typer
import uvicorn

from sandtable.cli.store import data_folder
from sandtable.engine.errors import Malformed
from sandtable.games import keys
from sandtable.server.app import LOOPBACK, Settings, make_app, origins_of
from sandtable.server.protocol import MOST_BYTES
from sandtable.server.store import Store
from sandtable.server.tokens import new_token

FIRST_PORT = 8000
LAST_PORT = 8040
IS_LOCAL = ("127.0.0.1", "localhost", "::1")


def serve_here(host: str, port: int | None, database: str, origins: list[str], *, browser: bool, limits: bool) -> int:
    """Serve until stopped; returns the exit code."""
    keys()  # report a game that cannot be loaded now, not when somebody wants to play it
    store = Store(database or data_folder() / "tables.sqlite")
    store.open()
    try:
        listener = _listen(host, port)
    except Malformed:
        store.close()
        raise
    number = listener.getsockname()[1]
    owner = owner_token() if host in IS_LOCAL else ""
    settings = Settings(
        database or data_folder() / "tables.sqlite",
        owner,
        hosts=LOOPBACK if host in IS_LOCAL else (),
        origins=origins_of(origins),
        limits=limits,
    )
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{number}/"
    if host not in IS_LOCAL:
        typer.echo(
            "Warning: other machines can reach this server, and without TLS everybody in between can read the", err=True
        )
        typer.echo("traffic. Put it behind a proxy that speaks HTTPS.", err=True)
    typer.echo(f"Sandtable is at {address} (Ctrl-C stops it).")
    if owner:
        address += f"#/owner/{owner}"
        typer.echo(f"Open {address}")
    if browser:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    logging.basicConfig(format="%(levelname)s: %(message)s")
    config = uvicorn.Config(
        make_app(settings, store),
        log_level="warning",
        access_log=False,  # keep client addresses out of the log
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def owner_token() -> str:
    """The owner's token for this machine's tables, kept in a file that only the owner can read."""
    path = data_folder() / "owner"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_file() and (token := path.read_text(encoding="ascii").strip()):
            return token
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(token := new_token())
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"cannot be used: {error}", where=str(path)) from None
    return token


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket on the given port, or on the first free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    tried = [port] if port is not None else [*range(FIRST_PORT, LAST_PORT), 0]
    for number in tried:
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except (OSError, OverflowError) as error:
            listener.close()
            if port is not None or not isinstance(error, OSError) or error.errno not in _TAKEN:
                raise Malformed(f"cannot listen: {error}", where=f"{host}:{number}") from None
        else:
            listener.listen()  # early connections wait until the server is ready
            listener.set_inheritable(True)
            return listener
    raise Malformed("no free port was found", where=host)


_TAKEN = {errno.EADDRINUSE, errno.EACCES}
