"""Tables over HTTP and WebSocket: rooms for storage, tables, seats, programs that play, and the protocol itself."""
