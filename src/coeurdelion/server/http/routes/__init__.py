"""The HTTP API, a module for each subject of its routes."""
