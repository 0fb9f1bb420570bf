"""The server: tables over HTTP and WebSocket. `docs/design.md` lists its modules."""
