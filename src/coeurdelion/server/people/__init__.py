"""The people who use the server: their sessions, and the rate limits that hold for each of them."""
