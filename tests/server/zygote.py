"""Starts servers fast: everything is loaded once, and each server is a fork that runs `sandtable serve`.

Reads one JSON list for each server, `[LOG, ENVIRONMENT, ARGUMENT, …]`, and answers with its process id.
"""

from __future__ import annotations

import json
import os
import signal
import sys


def main() -> None:
    import sandtable.cli.serve
    import sandtable.server.migrations  # noqa: F401 - loaded here once for all
    from sandtable.cli.main import main as sandtable_main
    from sandtable.engine.game import Setup
    from sandtable.engine.match import Match
    from sandtable.games import keys, load

    for key in keys():
        Match.new(load(key), Setup(1))  # reads the content files
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for servers that were killed
    for line in sys.stdin:
        log, environment, *arguments = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            handle = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            null = os.open(os.devnull, os.O_RDONLY)
            for stream, number in ((null, 0), (handle, 1), (handle, 2)):
                os.dup2(stream, number)
            os.environ.update(environment)
            sys.argv = ["sandtable", *arguments]
            sandtable_main()
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
