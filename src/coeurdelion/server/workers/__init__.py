"""Worker processes beside the server: each answers requests line by line, within a timeout, and can be killed."""
