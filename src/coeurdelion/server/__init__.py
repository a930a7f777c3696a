"""The server: tables that people reach with a browser."""
