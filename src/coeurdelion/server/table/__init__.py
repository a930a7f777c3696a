"""Live matches: the log of each, who sits there, what each watcher is shown."""
