### Sentences for whoever runs a server

## The command line: help

help-serve-database = Datenbank, in der die Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK. Vorgabe: die Datei von --data.
help-serve-bus = Was mehreren Servern sagt, dass anderswo gezogen wurde: postgresql://… oder redis://…. Vorgabe: die PostgreSQL-Datenbank selbst.
help-serve-public-url = Adresse, unter der man den Server erreicht, zum Beispiel https://spielen.example.org; mit https reisen Cookies nur verschlüsselt.
help-serve-workers = Anzahl der Prozesse, in denen Bots nachdenken.
help-serve-log = Ab welcher Schwere Zeilen ins Protokoll kommen: debug, info, warning oder error.
help-serve-tidy = Tische, an denen niemand begonnen hat, verschwinden nach so vielen Tagen.
help-serve-guest-days = Gäste, die so viele Tage nicht da waren und keine unbeendete Partie spielen, werden vergessen.
help-serve-import-days = Importierte Partien, die so viele Tage niemand geöffnet hat, werden gelöscht.
help-serve-limit = Legt eine der Grenzen fest; die Option kann mehrmals angegeben werden.
help-serve-metrics-port = Port, an dem die Messwerte stehen, und nur dort; mit 0 stehen sie unter /metrics des Servers.
help-serve-metrics-host = Adresse, unter der die Messwerte zu haben sind. Vorgabe: nur dieser Rechner.
help-audit = Alle aufbewahrten Partien nachspielen und mit dem Gespielten vergleichen; nennt die, die abweichen.
help-backup = Alles in eine neue SQLite-Datei kopieren, auch während der Server läuft.
help-backup-file = Datei, die geschrieben wird; es darf sie noch nicht geben.
help-restore = Zurückholen, was eine Sicherung hat und der Datenbank fehlt, auch während der Server läuft; was da ist, bleibt, wie es ist.
help-restore-file = Datei, die „backup“ geschrieben hat.
help-migrate = Die Datenbank auf das Schema dieser Version bringen.
help-bench-server = Messen, was ein Server mit automatischen Mitspielern schafft, im Vergleich mit boardgame.io.

## What the commands say

serve-plain = Hinweis: Von anderen Rechnern aus erreicht man diesen Server unverschlüsselt. Zu Hause ist das in Ordnung; im Internet gehört TLS davor, angegeben mit --public-url.
bench-no-peer = boardgame.io wird nicht gemessen: installieren mit npm ci --prefix benchmarks/boardgame_io
audit-well = { $matches ->
    [one] { $matches } Partie, { $entries } Einträge: Alles stimmt mit dem Gespielten überein.
   *[other] { $matches } Partien, { $entries } Einträge: Alles stimmt mit dem Gespielten überein.
}
audit-wrong = Partie { $match } weicht ab Eintrag { NUMBER($entry, useGrouping: 0) } ab.
audit-count = { $wrong ->
    [one] { $wrong } von { $matches } Partien weicht ab.
   *[other] { $wrong } von { $matches } Partien weichen ab.
}
backup-done = { $matches ->
    [one] { $matches } Partie nach { $file } kopiert.
   *[other] { $matches } Partien nach { $file } kopiert.
}
restore-done = Zurückgeholte Partien: { $added }; fortgesetzt, wo die Sicherung weiter reicht: { $longer }.
restore-differs = Partie { $match } ging seit der Sicherung anders weiter; sie blieb, wie sie ist.
migrate-done = Die Datenbank hat jetzt das Schema dieser Version.
migrate-nothing = Die Datenbank hatte schon das Schema dieser Version.

## Why a server cannot start, or cannot store something

refused-bad-address = „{ $text }“ ist keine Datenbank, die wir kennen: sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
refused-bad-bus = „{ $text }“ ist kein Bus, den wir kennen: postgresql://… oder redis://….
refused-bad-public-url = „{ $text }“ ist keine Adresse, die man öffnen kann: Sie beginnt mit http:// oder https:// und nennt einen Rechner.
refused-no-such-limit = Eine Grenze „{ $text }“ gibt es nicht. Es gibt: { $allowed }.
refused-bad-limit = „{ $text }“ legt keine Grenze fest: NAME=ZAHL wird erwartet, mit einer Zahl von 0 bis 1000000000.
refused-no-database = { $database } ist keine Datenbank von Cœur de Lion. Nichts wurde verändert.
refused-damaged = Die Datenbank { $database } ist beschädigt. Nichts wurde verändert. Verschiebe sie mit ihren Dateien -wal und -shm in einen anderen Ordner und stelle dann eine Sicherung wieder her: coeurdelion restore --data { $database } SICHERUNG
refused-in-use = { $database } wird schon von einem anderen Prozess bereitgestellt. Eine SQLite-Datei hat nur einen Server; für mehrere nimm PostgreSQL.
refused-disk-full = Der Datenträger von { $database } ist voll. Nichts wurde verändert.
refused-unreachable = Die Datenbank { $database } ist nicht zu erreichen ({ $detail }).
refused-newer-schema = Die Datenbank { $database } stammt von einer neueren Version (Schema { $found }; diese Version kennt { $known }). Nichts wurde verändert.
refused-older-schema = Die Datenbank { $database } hat ein älteres Schema. Zuerst „coeurdelion migrate“ mit demselben --database ausführen.
refused-not-stored = Das konnte nicht gespeichert werden und ist deshalb nicht geschehen. Bitte gleich noch einmal versuchen.
refused-not-read = Die Tische sind gerade nicht erreichbar. Nichts ist verloren; bitte gleich noch einmal versuchen.
refused-file-exists = { $file } gibt es schon; bitte einen anderen Namen wählen.
refused-port-taken = Port { $port } ist von einem anderen Programm belegt; mit --port einen anderen wählen.
refused-port-forbidden = Dieser Benutzer darf Port { $port } nicht öffnen; mit --port einen über 1023 wählen.
refused-bad-host = „{ $host }“ ist keine Adresse dieses Rechners.
