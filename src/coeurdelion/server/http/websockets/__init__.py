"""The WebSocket of each connection to a table."""
