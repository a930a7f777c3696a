### Sentences for whoever runs a server

## The command line: help

help-serve-database = Database that keeps the tables: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Default: the file of --data.
help-serve-bus = What tells several servers of each other’s moves: postgresql://… or redis://…. Default: the PostgreSQL database itself.
help-serve-public-url = Address at which people reach the server, for instance https://play.example.org; with https, cookies travel only encrypted.
help-serve-workers = Number of processes in which bots think.
help-serve-log = Lowest level of the lines to be logged: debug, info, warning or error.
help-serve-tidy = Tables that nobody has started disappear after so many days.
help-serve-guest-days = Guests who have not come for so many days, and play no unfinished match, are forgotten.
help-serve-import-days = Imported matches that nobody has opened for so many days are deleted.
help-serve-limit = Set one of the limits; the option may be given several times.
help-serve-metrics-port = Port at which the metrics are shown, and only there; 0 shows them at /metrics of the server.
help-serve-metrics-host = Address to listen on for the metrics. Default: this machine only.
help-audit = Replay every stored match and compare it with what was played; names those that differ.
help-backup = Copy everything into a new SQLite file, also while the server runs.
help-backup-file = File to be written; it must not exist yet.
help-restore = Bring back what a backup has and the database lacks, also while the server runs; what is there stays as it is.
help-restore-file = File written by “backup”.
help-migrate = Bring the database to the schema of this version.
help-bench-server = Measure what a server carries with scripted players, compared with boardgame.io.

## What the commands say

serve-plain = Note: people on other machines reach this server without encryption. At home that is fine; on the Internet, put TLS in front of it and say so with --public-url.
bench-no-peer = boardgame.io is not measured: install it with npm ci --prefix benchmarks/boardgame_io
audit-well = { $matches ->
    [one] { $matches } match, { $entries } entries: all as it was played.
   *[other] { $matches } matches, { $entries } entries: all as they were played.
}
audit-wrong = Match { $match } differs from entry { NUMBER($entry, useGrouping: 0) } on.
audit-count = { $wrong ->
    [one] { $wrong } of { $matches } matches differs.
   *[other] { $wrong } of { $matches } matches differ.
}
backup-done = { $matches ->
    [one] { $matches } match copied to { $file }.
   *[other] { $matches } matches copied to { $file }.
}
restore-done = Matches brought back: { $added }; continued where the backup goes on: { $longer }.
restore-differs = Match { $match } has gone on differently since the backup; it was left as it is.
migrate-done = The database has the schema of this version now.
migrate-nothing = The database already had the schema of this version.

## Why a server cannot start, or cannot store something

refused-bad-address = “{ $text }” is no database we know: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
refused-bad-bus = “{ $text }” is no bus we know: write postgresql://… or redis://….
refused-bad-public-url = “{ $text }” is not an address people can open: it begins with http:// or https:// and names a host.
refused-no-such-limit = There is no limit “{ $text }”. There are: { $allowed }.
refused-bad-limit = “{ $text }” sets no limit: write NAME=NUMBER, with a number from 0 to 1000000000.
refused-no-database = { $database } is not a database of Cœur de Lion. Nothing was changed.
refused-damaged = The database { $database } is damaged. Nothing was changed. Move it, with its -wal and -shm files, to another folder; then restore a backup: coeurdelion restore --data { $database } BACKUP
refused-in-use = { $database } is already served by another process. An SQLite file has one server at a time; for several, use PostgreSQL.
refused-disk-full = The disk that holds { $database } is full. Nothing was changed.
refused-unreachable = The database { $database } cannot be reached ({ $detail }).
refused-newer-schema = The database { $database } was made by a newer version (schema { $found }; this version knows { $known }). Nothing was changed.
refused-older-schema = The database { $database } has an older schema. Run “coeurdelion migrate” with the same --database first.
refused-not-stored = This could not be stored, so it did not happen. Please try again in a moment.
refused-not-read = The tables cannot be reached at the moment. Nothing is lost; please try again soon.
refused-file-exists = { $file } already exists; choose another name.
refused-port-taken = Port { $port } is taken by another program; choose another with --port.
refused-port-forbidden = This user may not open port { $port }; choose one above 1023 with --port.
refused-bad-host = “{ $host }” is not an address of this machine.
