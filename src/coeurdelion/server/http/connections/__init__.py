"""Connections of clients: accepted, counted, and bounded in size and time."""
