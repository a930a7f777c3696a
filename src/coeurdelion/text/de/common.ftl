### Cœur de Lion: die Sätze aller Spiele, auf Deutsch.

## Names

colour-red = Rot
colour-blue = Blau
colour-orange = Orange
colour-white = Weiß
colour-rose = Rosa
colour-gold = Gold
colour-silver = Silber
colour-purple = Purpur
colour-grey = Grau
colour-neutral = Neutral
terrain-forest = Wald
list-and = { $head } und { $last }
list-or = { $head } oder { $last }

## Parts of sentences, used by other messages only

part-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
part-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }
part-ducats = { $ducats } Dukaten
part-price = { $price } Dukaten
part-piece =
    { $owner ->
        [neutral]
            { $piece ->
                [castle] eine neutrale Burg
               *[knight] ein neutraler Ritter
            }
       *[player]
            { $piece ->
                [castle] eine Burg von { $owner }
               *[knight] ein Ritter von { $owner }
            }
    }

## Refusals of every game

refusal = { $rule }: { $reason }
refusal-plain = { $reason }
refused-no-such-action = Eine Aktion „{ $text }“ gibt es nicht. Bitte wähle eine der möglichen Aktionen.
refused-no-such-cell = Ein Feld „{ $cell }“ gibt es nicht: Die Felder reichen von { $first } bis { $last }.
refused-no-such-edge = Eine Linie „{ $edge }“ gibt es nicht. Eine Linie heißt nach einem Feld und dessen Ostseite (e) oder Südseite (s): c7e liegt zwischen c7 und d7, c7s zwischen c7 und c8. Der Rahmen hat keinen Namen.
refused-no-such-card = Eine Karte „{ $code }“ gibt es in diesem Spiel nicht.
refused-not-your-turn = Du bist gerade nicht an der Reihe. Am Zug: { $players }.
refused-not-now = { $player } muss zuerst { $asked }.
refused-chance-decides = Hier entscheidet der Zufall und sonst niemand.
refused-game-over = Die Partie ist zu Ende: Es gibt nichts mehr zu spielen.
refused-unknown-option = Eine Option „{ $option }“ gibt es nicht. Mögliche Optionen: { $options }.
refused-bad-value = Der Wert „{ $value }“ passt nicht zur Option „{ $option }“. Mögliche Werte: { $allowed }.
refused-bad-players = Diese Personenzahl ist nicht möglich: { $players }. Mögliche Zahlen: { $allowed }.
refused-bad-colours = Diese Farben gehen nicht: { $colours }. Alle brauchen eine eigene Farbe. Zur Auswahl: { $allowed }.

## Refusals of what is not known here

refused-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht. Mögliche Spiele: { $games }.
refused-unknown-level = Eine Stufe „{ $level }“ gibt es nicht. Mögliche Stufen: { $levels }.

## Refusals of the engine protocol

refused-no-json = Diese Zeile ist kein JSON ({ $text }).
refused-no-request = Diese Zeile ist keine bekannte Anfrage ({ $text }).
refused-no-match = Es gibt noch keine Partie: Beginne mit „new“ oder „load“.
refused-bad-seed = „{ $text }“ ist kein Startwert: Nötig sind 64 hexadezimale Ziffern in Kleinschreibung.
refused-load-what = „load“ braucht entweder „scenario“ oder „match“, nicht beides.
refused-bad-view = Diese Sicht lässt sich nicht lesen ({ $text }).
refused-nothing-legal = Es ist keine mögliche Aktion angegeben: Es gibt nichts zu wählen.
refused-no-seat = Einen Platz { $number } gibt es nicht: Gezählt wird ab 0, und es gibt { $count } Plätze.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-no-entry = „{ $text }“ ist kein Eintrag: Nötig ist ein Platz oder „chance“, dann eine Aktion.

## The command line

cli-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Mögliche Sprachen: { $languages }.
cli-bad-value = { $option } kann diesen Wert nicht haben; „{ $help }“ sagt, welche möglich sind.
cli-missing = { $option } fehlt; „{ $help }“ sagt, was gebraucht wird.
cli-bad-option = Die Option { $option } ist hier nicht zu verstehen; „{ $help }“ erklärt alle.
cli-not-understood = „{ $words }“ ist nicht zu verstehen; siehe „{ $help }“.
cli-two-databases = Gib eine Datei an (--data, COEURDELION_DATA) oder eine Datenbank (--database, COEURDELION_DATABASE), nicht beides.
cli-version = coeurdelion { $version } (Regeln: { $rules }; kompilierter Kern: { $core ->
    [wide] ja, für AVX2
    [plain] ja
   *[none] keiner
})
cli-no-core = Hier gibt es keinen kompilierten Kern; ./dev setup baut einen, wo ein C++-Compiler ist.
cli-core-disagrees = Der kompilierte Kern und die Regeln sind sich nicht einig: { $text }
check-ok = ok { $file }
check-error = FAIL { $file }, Zeile { NUMBER($line, useGrouping: 0) }: { $reason }
check-unreadable = FAIL { $file }: nicht lesbar ({ $reason })
check-fail-step = FAIL { $file }, Schritt { $step }, { $what }: erwartet „{ $expected }“, gefunden „{ $found }“
check-fail-end = FAIL { $file }, am Ende, { $what }: erwartet „{ $expected }“, gefunden „{ $found }“

## The command line: help

help-app = Cœur de Lion: drei Brettspiele um ein Löwenherz, die man endlich wieder richtig spielen kann, miteinander und gegen Bots; hier: { lowenherz-2003 }, { lowenherz-1997 } und { lionheart }.
help-app-examples = Beispiele: coeurdelion play · coeurdelion play --seat Ada --seat bot:squire --edition tilsit · coeurdelion check szenario.toml
help-examples = Beispiele: { $lines }
help-lang = Sprache aller Sätze: fr, en oder de. Vorgabe: die der Umgebung (COEURDELION_LANG, LC_ALL, LC_MESSAGES, LANG).
help-play = Eine Partie im Terminal spielen, mit Menschen an dieser Tastatur, Bots und eigenen Programmen. Ohne --seat, --bot und --from kommen zuerst ein paar Fragen.
help-play-examples = Beispiele: coeurdelion play --seat Ada --seat Grace --lang fr (zu zweit an einer Tastatur) · coeurdelion play --seat Ada --seat bot:squire --seat bot:random · coeurdelion play --seat Ada --bot "python mybot.py" · coeurdelion play --from abend.match
help-play-game = Das Spiel, nach seiner Kennung.
help-play-seat = Wer auf dem nächsten Platz sitzt: ein Name für einen Menschen an dieser Tastatur oder aber ein Bot mit seiner Stufe: bot:page, bot:squire, bot:knight, bot:prince oder für Tests bot:random. Einmal je Platz.
help-play-bot = Befehl für ein Programm, das das Engine-Protokoll spricht und einen weiteren Platz einnimmt. Darf wiederholt werden.
help-play-edition = Ausgabe: kosmos oder tilsit. Vorgabe: kosmos.
help-play-option = Eine Option der Partie, so wie sie in ihrem Spiel heißt, zum Beispiel first=0 oder rows=10. Darf wiederholt werden.
help-play-seed = Startwert des Zufalls: 64 hexadezimale Ziffern. Vorgabe: ein neuer.
help-play-from = Eine Partie (*.match) fortsetzen oder ab der Stellung eines Szenarios (*.toml) spielen.
help-version = Nennt die Version, auch die der Regeln, und sonst nichts.
help-play-resume = Die zuletzt verlassene Partie fortsetzen, oder keine anbieten. Sonst werden verlassene Partien angeboten.
help-play-board = Größe des Plans. Sonst auto: wie das Terminal es erlaubt.
help-replay = Eine aufgezeichnete Partie Schritt für Schritt nachspielen, vor und zurück.
help-replay-all = Die ganze Partie auf einmal erzählen.
help-verify = Eine Partiedatei prüfen: Regeln und Zufall. Rückgabewert: 0 geprüft, 1 falsch, 2 nicht lesbar, 3 nicht prüfbar.
help-engine = Das Engine-Protokoll sprechen: je Zeile eine JSON-Anfrage hinein, je Zeile eine Antwort heraus.
help-engine-native = Den kompilierten Kern Schiedsrichter sein lassen; widersprechen ihm die Regeln, endet das mit einem Fehler.
help-check = Szenarien durchspielen, mit einer Zeile für jedes. Rückgabewert: 0 nur, wenn alle stimmen.
help-check-examples = Beispiele: coeurdelion check szenario.toml · coeurdelion check tests/scenarios/lowenherz-2003/*.toml
help-check-files = Szenariodateien (*.toml).
help-perft = Die Aktionsfolgen zählen, die eine Stellung zulässt, Tiefe für Tiefe.
help-perft-file = Szenario mit der Stellung (*.toml).
help-perft-depth = Größte Tiefe.
help-serve = Den Server starten: Tische für den Browser, in einer einzigen Datei aufbewahrt.
help-serve-host = Adresse, auf der gelauscht wird. Vorgabe: nur dieser Rechner.
help-serve-port = Port, auf dem gelauscht wird; 0 für irgendeinen freien.
help-serve-data = Datei, in der die Tische aufbewahrt werden.
help-serve-open = Die Startseite im Browser öffnen.
serve-ready = Cœur de Lion ist offen: { $address } (Strg-C schließt es).
serve-failed = Der Server kann nicht starten: { $reason }
help-bench = Geschwindigkeit messen.
help-bench-rules = Zufallspartien jedes Spiels im Vergleich mit Catanatron, in einem Lauf auf einem Prozessorkern.
help-bench-search = Was eine Baumsuche schaffen würde: Kartenverteilungen, ausgeführte Aktionen und bewertete Stellungen pro Sekunde.
help-bench-bots = Messen, wie lange die Bots jeder Stufe nachdenken und wie viel Speicher sie brauchen, während zwei Partien zugleich nachdenken.
help-bench-games = Die Spiele; alle, wenn keines genannt ist.
help-bench-decisions = Entscheidungen jeder Stufe in jeder der beiden Partien.
help-bench-seconds = Sekunden Spielzeit je Messung.
help-json = Die Zahlen als eine Zeile JSON.

## The command line: refusals

refused-bad-pair = „{ $text }“ ist keine Option: Optionen schreibt man NAME=WERT, zum Beispiel first=0.
refused-not-kept = Diese Partie lässt sich nicht für ein andermal aufbewahren ({ $text }). Sie geht weiter; speichere sie mit „save DATEI“.
refused-program-failed = Das Programm „{ $command }“ hat versagt ({ $text }).
refused-program-said = Das Programm „{ $command }“ hat nicht mit einer möglichen Aktion geantwortet ({ $text }).

## Refusals at a table on the server

refused-no-such-link = Dieser Link führt zu keinem Platz an diesem Tisch.
refused-seat-taken = Dieser Platz ist schon besetzt.
refused-not-over = Die Partie ist noch nicht zu Ende: Ihre Datei enthält alle Karten.
refused-diverged = Dieser Tisch lässt sich nicht so nachspielen, wie er gespeichert wurde; er bleibt unberührt, bis jemand nachgesehen hat.
refused-nobody-sits = Mindestens ein Mensch muss am Tisch sitzen.
refused-not-begun = Die Partie hat noch nicht begonnen: Es sind noch nicht alle Plätze besetzt.
refused-not-your-seat = Du sitzt nicht auf Platz { $number } (gezählt ab 0).
refused-no-free-undo = Frei zurücknehmen lässt sich nur der eigene letzte Zug, und nur solange seitdem niemand gezogen hat und nichts bekannt geworden ist. Sonst müssen die anderen zustimmen.
refused-ends-undo = Dieser Zug ließe sich nicht mehr frei zurücknehmen.
refused-chance-seen = Seitdem hat der Zufall entschieden, und du hast gesehen, wie. Gegen Bots wird das nicht zurückgenommen, außer an einem Übungstisch.
refused-practice-alone = An einem Übungstisch gibt es keine Plätze für andere: Dort spielen nur Bots und wer am selben Bildschirm sitzt.
refused-resigned = Du hast aufgegeben: Ein Bot spielt diesen Platz zu Ende.
refused-bot-plays = Auf Platz { $number } (gezählt ab 0) spielt gerade ein Bot.
refused-bots-play-on = Ein Unentschieden braucht die Zustimmung aller, und Bots spielen bis zum Ende.
refused-hints-allowed = Hinweise sind an diesem Tisch schon erlaubt.
refused-no-hints = Hinweise gibt es nur gegen Bots oder an Tischen, die sich darauf geeinigt haben.
refused-no-hint-now = Einen Hinweis gibt es nur, wenn du am Zug bist.
refused-no-stand-in = Ein Bot kann nur für jemand anderen einspringen, der an diesem Tisch spielt.
refused-still-here = Ein Bot kann nur für jemanden einspringen, der gegangen ist.
refused-grace = Ein Bot kann erst einspringen, wenn jemand lange genug weg ist. Sekunden bis dahin: { NUMBER($seconds, useGrouping: 0) }.
refused-no-such-offer = Dieser Vorschlag gilt nicht mehr.
refused-not-asked = Du hast hier nichts zu beantworten.
refused-nothing-said = Diese Nachricht ist leer.
refused-unknown-phrase = Einen fertigen Satz „{ $text }“ gibt es nicht.
refused-no-open-seat = Dieser Tisch hat keinen Platz, der allen offensteht.
refused-no-seat-here = Du hast keinen Platz an diesem Tisch.
refused-not-owner = Nur wer diesen Tisch eingerichtet hat, kann die Partie beginnen.
refused-already-begun = Die Partie hat schon begonnen.
refused-no-nonce-due = Dein Anteil am Zufall wird hier nicht (mehr) erwartet.
refused-no-such-position = In dieser Partie gibt es keine solche Stellung zum Weiterspielen.
refused-nothing-played = Diese Partiedatei enthält keine Einträge: Es gibt nichts nachzuspielen.
refused-too-long = Das Nachspielen dieser Partie dauert zu lange.
refused-position-too-large = Diese Stellung ist viel größer, als sie in diesem Spiel sein kann.
refused-too-large = Diese Nachricht ist zu lang: höchstens { NUMBER($count, useGrouping: 0) } Bytes.
refused-bot-name = Der Name eines Menschen kann nicht mit „bot:“ beginnen. Bitte wähle einen anderen.
refused-too-many-bot-tables = Du hast schon { $count } offene Partien mit Bots: Spiele erst eine zu Ende oder gib sie auf.
refused-too-many-bot-tables-here = Über deinen Anschluss laufen schon { $count } Partien mit Bots: Erst müssen einige davon enden.
refused-too-many-imports = Du hast schon { $count } importierte Partien; mehr kann ein Gast nicht behalten.
refused-too-many-tokens = Du hast schon { $count } Zugangsschlüssel: Widerrufe zuerst einen.
refused-too-fast = Das war zu viel auf einmal. Bitte warte einen Augenblick.
refused-too-busy = Gerade ist sehr viel los. Bitte versuche es gleich noch einmal.
refused-log-full = Das Protokoll dieser Partie ist so lang, dass jetzt nur noch Züge angenommen werden.

## Play in the terminal: questions at the start

setup-game-number = Welches Spiel, mit seiner Nummer [1]:{ " " }
setup-game = Volles Spiel oder Grundspiel ({ $values }) [{ $default }]:{ " " }
setup-edition = Ausgabe, kosmos oder tilsit [{ $default }]:{ " " }
setup-people = Namen der Menschen an dieser Tastatur, durch Kommas getrennt [nur du]:{ " " }
setup-bots = Wie viele Bots ({ $allowed }) [{ $default }]:{ " " }
setup-level = Stufe der Bots ({ $levels }) [{ $default }]:{ " " }
setup-too-many = { $count } Personen sind zu viele: Höchstens { $most } können mitspielen.
setup-again = „{ $answer }“ ist hier nicht möglich. Möglich: { $allowed }.

## Play in the terminal: the table

play-player = Name
play-points = Punkte
play-ducats = Dukaten
play-knights = Ritter übrig
play-cards = Hand
play-supplies = König auf { $king } · Grenzen im Vorrat: { $borders } · Karten im Stapel: { $deck }
play-stock = Grenzen im Vorrat: { $walls } · Aktionskarten: { $deck } · Politikkarten: { $first } und { $second }
play-region-table = Neues Gebiet, Punkte nach Feldern: { $table } · eine Stadt: 5 mehr
play-known-pile = Stapel { $pile }, wie du ihn zuletzt gesehen hast: { $cards }
play-round = Runde { $number }, Startspieler: { $player }
play-panel-walls = Grenzen: { $count }
play-panel-stock = Karten { $deck }, { $first }+{ $second }
play-panel-round = Runde { $number } ({ $player } beginnt): { $rows }
play-hand = Deine Hand: { $cards }
play-card = { $code } ({ $card }, −{ $price }/+{ $sale })

## Play in the terminal: commands

play-help = Das kannst du eingeben:
play-help-tab = Die Tabulatortaste ergänzt Aktionen und Befehle.
play-type-why = why
play-type-why-action = why AKTION
play-type-moves = moves [VERB]
play-type-hint = hint
play-type-undo = undo
play-type-news = news
play-type-ledger = ledger
play-type-reach = reach FELD
play-type-rules = rules [ID]
play-type-as = as FARBE …
play-type-board = board [GRÖSSE]
play-type-table = table
play-type-log = log
play-type-save = save DATEI
play-type-quit = quit
play-help-action = eine Aktion, wie man sie schreibt
play-help-end = ihr Ende allein, wenn nur eine mögliche Aktion so endet
play-help-number = ihre Nummer in der Liste
play-help-why = was sich die Bots gedacht haben
play-help-why-action = warum sie nicht erlaubt ist, oder was sie bewirken würde
play-help-moves = die möglichen Aktionen, oder alle eines Verbs (moves { $verb })
play-help-hint = die zwei oder drei besten Pläne, und wohin sie führen
play-help-undo = zurück zu deiner letzten Entscheidung
play-help-news = was seit deinem letzten Zug geschehen ist
play-help-ledger = woher die Punkte aller kommen
play-help-reach = was die Einheit auf einem Feld angreifen kann (reach c8)
play-help-rules = die Abschnitte, einer davon (rules { $section }) oder eine Regel (rules { $rule })
play-help-as = was auch außer der Reihe geht ({ $example })
play-help-board = ein Plan in anderer Größe: compact, full oder auto
play-help-table = alles, was auf dem Tisch liegt
play-help-log = alles, was geschehen ist
play-help-save = die Partie speichern
play-help-quit = die Partie verlassen
play-note-2003 = −3/+2 bei einer Karte heißt: 3 Dukaten, um sie zu spielen, 2 Dukaten, wenn du sie verkaufst. Neben dem Plan sind Pkt Punkte, Duk Dukaten, Rit Ritter übrig, Krt Karten.
play-note-1997 = [1] bei jemandes Karten ist eine Politikkarte aus Stapel 1, die du nicht sehen darfst. Dukaten mit ? werden nicht gezeigt; wer mitzählt, kennt sie. In einer Verhandlung heißt offer 3: Du handelst und zahlst 3; ask 3: Die andere Seite handelt und zahlt dir 3; accept 3: einverstanden; fight: Das Duell entscheidet. Neben dem Plan sind Pkt Punkte, Duk Dukaten, Rit Ritter übrig, Krt Karten. Darunter heißt Karten 28, 6+7: 28 Aktionskarten, Politikstapel mit 6 und 7 Karten.
play-short-points = Pkt
play-short-ducats = Duk
play-short-knights = Rit
play-short-cards = Krt
play-since = Seit deinem letzten Zug: { $told }
play-since-rest = Seit deinem letzten Zug (alles: news): … { $told }
play-since-nothing = Noch ist nichts geschehen.
play-too-narrow = Der Plan braucht { $columns } Spalten: Bitte mach das Fenster breiter.
play-page = Eingabetaste: weiter · alles andere: zurück zum Tisch{ " " }
play-page-last = Eingabetaste: zurück zum Tisch{ " " }
play-did-you-mean = „{ $text }“ kann man hier nicht eingeben. Meinst du { $near }?
play-board-sizes = Ein Plan hat eine dieser Größen: { $sizes }.
play-kept = Die Partie ist aufbewahrt. So geht es weiter: { $command } play --resume
play-not-kept = Die Partie ließ sich nicht aufbewahren ({ $reason }).
play-leave-unkept = Diese Partie ist nicht aufbewahrt ({ $reason }): Wenn du gehst, ist sie verloren. Speichere sie mit „save DATEI“, oder verlass sie noch einmal.
play-no-home = es gibt kein eigenes Verzeichnis
resume-found = Eine Partie { $game } ist am { $when } liegen geblieben, mit { $players }.
resume-ask = Weiterspielen? ja, nein (sie bleibt) oder weg [ja]:{ " " }
resume-yes = ja j yes y
resume-no = nein n no
resume-drop = weg w drop d
resume-answers = ja, nein, weg
resume-nothing = Hier wartet keine unbeendete Partie.
resume-elsewhere = Eine unbeendete Partie ist in einem anderen Terminal offen und wird in Ruhe gelassen: { $file }
resume-broken = Eine aufbewahrte Partie ist nicht lesbar ({ $reason }). Sie wird nicht mehr angeboten, liegt aber weiter in { $file }
resume-unreadable = Eine aufbewahrte Partie lässt sich nicht öffnen: { $file } ({ $reason }). Sie bleibt, wie sie ist.
resume-no-folder = Der Ordner der aufbewahrten Partien lässt sich nicht öffnen: { $folder } ({ $reason }).
play-castle = Burg
play-knight = Ritter
play-played-by = Das Programm „{ $name }“ ist nicht da: Ein Bot (Stufe { $level }) spielt an seiner Stelle.
play-bot-did = { $player } hat { $action } gespielt:
play-bot-silent = { $player } hat { $action } gespielt und behält die Gründe für sich.
play-no-reasons = Seit deiner letzten Aktion hat kein Bot etwas entschieden.
play-hint = Ein Knappe würde { $does } ({ $action }).
play-hint-nearly = Fast so gut: { $does } ({ $action }).
play-hint-weaker = Deutlich schwächer: { $does } ({ $action }).
play-legal = „{ $action }“ ist möglich. Das würde bewirken:
play-ledger = { $player }: { part-points }
play-ledger-line = { "  " }{ $points } { $reason } · { $cells } · Eintrag { NUMBER($entry, useGrouping: 0) }
ledger-position = die Stellung, mit der die Partie begann
ledger-cell-lost = verlorenes Feld
play-undone = Zurückgenommen.
play-nothing-to-undo = Du hast noch nichts zurückzunehmen.
play-saved = Gespeichert. So geht es ein andermal weiter: { $command } play --from { $file }
play-reach-where = Gib noch ein Feld an, zum Beispiel: reach c8
play-as-whom = Sag, wer und was: as FARBE AKTION (an dieser Tastatur: { $people })
play-no-points = In diesem Spiel werden keine Punkte gezählt: Die Schlacht entscheidet.
play-no-rule = Eine Regel oder einen Abschnitt „{ $text }“ gibt es nicht. Das sind die Abschnitte:
play-other-file = Die Datei „{ $file }“ gibt es schon, und sie ist keine Partie: Sie bleibt, wie sie ist. Wähle einen anderen Namen.
play-saved-over = Die Partie liegt in { $file }. Noch einmal ansehen: { $command } replay { $file }. Den Zufall prüfen: { $command } verify { $file }
play-not-saved = Die Partie ließ sich nicht in „{ $file }“ speichern ({ $reason }).
play-save-where = Gib noch einen Dateinamen an, zum Beispiel: save abend.match
play-sit-down = Gib die Tastatur an { $player } weiter; alle anderen schauen weg. Weiter mit der Eingabetaste.{ " " }
play-stand-in = Von jetzt an spielt ein Bot (Stufe { $level }) für { $player }.
play-against = { $player } (Bot, { $level }): { $taste }
play-over =
    { $result ->
        [win]
            { $count ->
                [one] Die Partie ist zu Ende: { $players } gewinnt.
               *[other] Die Partie ist zu Ende: { $players } teilen sich den Sieg.
            }
        [draw] Die Partie endet unentschieden.
       *[abandoned] Die Partie wurde abgebrochen.
    }
play-nobody = Niemand hat mehr etwas zu tun: Hier endet diese Stellung.
play-bye = Bis zur nächsten Partie!

## Replay and verification

replay-help = Eingabetaste oder n: vor · p: zurück · a: zum Anfang · z: zum Ende · eine Zahl von 0 bis { NUMBER($count, useGrouping: 0) }: zur Stellung nach so vielen Einträgen · q: Schluss
replay-prompt = { NUMBER($place, useGrouping: 0) }/{ NUMBER($count, useGrouping: 0) } >{ " " }
replay-turned =
    Wendepunkt, Eintrag { NUMBER($entry, useGrouping: 0) }: { $player } steht statt bei { $before } % nun bei { $after } % Gewinnchance{ $cause ->
        [decision] , durch eine Entscheidung.
        [luck] , durch Glück.
       *[both] , durch eine Entscheidung und Glück.
    }
verify-verified = Geprüft: Regeln und Zufall stimmen in allen Einträgen ({ NUMBER($count, useGrouping: 0) }).
verify-verified-entry = Geprüft ab Eintrag { $entry }, wo diese Partie von einer anderen abgezweigt wurde: Regeln und Zufall stimmen.
verify-not-verifiable = Nicht prüfbar, obwohl alle Einträge den Regeln folgen. { $reason }
verify-cut-off = Nicht prüfbar. { $reason }
verify-wrong = Falsch. { $reason }
verify-wrong-entry = Falsch bei Eintrag { NUMBER($entry, useGrouping: 0) } (gezählt ab 0). { $reason }

## Reasons of bots

reason-random = Auf dieser Stufe wählt der Zufall irgendeine mögliche Aktion.
reason-best = Von allem, was möglich ist, bringt mich das am weitesten.
reason-only = Etwas anderes ist nicht möglich.
reason-enough = Ein weiterer Schritt würde mehr schaden als nützen.
reason-wins = Das gewinnt die Partie.
reason-takes-from =
    { $owner ->
        [neutral] Die neutrale Farbe verliert dabei ein Feld.
       *[player] Das kostet { $owner } { part-points }.
    }
reason-cuts-off =
    { $owner ->
        [neutral] Der neutralen Farbe wird Land abgeschnitten.
       *[player] Das abgeschnittene Land kostet { $owner } noch einmal { part-points }.
    }
reason-extends = { $castle } nimmt { $cell }: { part-points }.
reason-garrison = Ein Ritter mehr macht { $castle } sicherer.
reason-defends = { $castle } darf nicht weniger Ritter haben als { $other } ({ $owner }).
reason-crowds = { $owner } hätte diese Ecke auch gern gehabt.

## What is asked

prompt = { $player }: { $asked }
ask-castle = eine Burg setzen
ask-neutral-castle = eine neutrale Burg setzen
ask-knight-beside = einen Ritter neben die Burg { $castle } setzen
ask-chance = warten, bis der Zufall entschieden hat
ask-over = das Ergebnis ansehen (die Partie ist zu Ende)

## What happens at the table

table-offered =
    { $what ->
        [draw] { $player } bietet ein Unentschieden an.
        [abandon] { $player } schlägt vor, die Partie abzubrechen.
        [undo] { $player } möchte die letzte Aktion zurücknehmen.
        [hints] { $player } schlägt vor, an diesem Tisch Hinweise zu erlauben.
       *[stand-in] { $player } schlägt vor, dass ein Bot für { $other_player } spielt.
    }
table-agreed =
    { $what ->
        [draw] { $player } nimmt das Unentschieden an.
        [abandon] { $player } ist einverstanden, die Partie abzubrechen.
        [undo] { $player } ist mit der Rücknahme einverstanden.
        [hints] { $player } ist mit Hinweisen einverstanden.
       *[stand-in] { $player } ist einverstanden, dass ein Bot für { $other_player } spielt.
    }
table-declined =
    { $what ->
        [draw] { $player } lehnt das Unentschieden ab.
        [abandon] { $player } möchte weiterspielen: Die Partie wird nicht abgebrochen.
        [undo] { $player } lehnt ab: Die Aktion bleibt bestehen.
        [hints] { $player } lehnt Hinweise ab.
       *[stand-in] { $player } lehnt ab, dass ein Bot für { $other_player } spielt.
    }
table-withdrawn =
    { $what ->
        [draw] { $player } zieht das angebotene Unentschieden zurück.
        [abandon] { $player } möchte die Partie doch nicht abbrechen.
        [undo] { $player } möchte die Aktion doch nicht zurücknehmen.
        [hints] { $player } zieht den Vorschlag zurück, Hinweise zu erlauben.
       *[stand-in] { $player } zieht den Vorschlag zurück, dass ein Bot für { $other_player } spielt.
    }
table-lapsed = Es wurde weitergespielt: { $player } kann diese Aktion nicht mehr zurücknehmen.
table-took-back = { $player } nimmt die letzte Aktion zurück.
table-taken-back = Eine Aktion wird zurückgenommen.
table-resigned = { $player } gibt auf.
table-timeout = Die Zeit von { $player } ist abgelaufen.
table-draw = Alle einigen sich auf ein Unentschieden.
table-abandoned = Alle einigen sich darauf, hier aufzuhören.
table-bot-plays = Von jetzt an spielt ein Bot für { $player }.
table-person-plays = { $player } ist wieder da und spielt anstelle des Bots weiter.
table-returned = { $player } ist wieder da: Kein Bot springt ein.
table-hints = Von jetzt an sind an diesem Tisch Hinweise erlaubt.
table-hint-asked = { $player } bittet um einen Hinweis.
table-fork = Von hier an ist es eine andere Partie.
