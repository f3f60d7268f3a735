# Every word that all games share, and the words of the command line.

## Namen und Listen

language-name = Deutsch
dreadhouse = Dreadhouse
game-ravenloft = Castle Ravenloft
game-terrorscape = Terrorscape
game-london = London Dread
game-dungeonville = Dungeonville
name-numbered = { $name } { $number }
name-hidden = eine verdeckte Karte
name-clock = Uhr
    .the = die Uhr
    .acc = die Uhr
    .dat = der Uhr
    .gender = f
name-any-text = beliebiger Text
name-person = ein Mensch
list-empty = nichts
list-and = { $row } und { $last }

level-person = Mensch
level-random = Zufall
level-easy = Leicht
level-normal = Normal
level-hard = Schwer

## Antworten, die jedes Spiel kennt

choice-done = Fertig
choice-time-up = Die Zeit ist um

## Ablehnungen

refused-over = Die Partie ist zu Ende.
refused-no-seat = Es gibt keinen Platz { $given }.
refused-not-awaited = { $seat_start } { $seat_gender ->
    [pl] haben
   *[other] hat
    } gerade nichts zu entscheiden.
refused-not-legal = Das geht jetzt nicht.
refused-too-early = Noch nicht: Die Zeit läuft noch.
refused-time-up = Zu spät: Die Zeit ist um.
refused-undo-revealed = Ein Schritt, der Verborgenes aufgedeckt hat, lässt sich nicht rückgängig machen.
refused-undo-die = Ein Würfelwurf lässt sich nicht rückgängig machen.
refused-undo-other = Das lässt sich nicht mehr rückgängig machen: { $seat_start } { $seat_gender ->
    [pl] haben
   *[other] hat
    } schon reagiert.
refused-undo-nothing = Es gibt nichts rückgängig zu machen.
refused-undo-never = Rückgängig ist ausgeschaltet. Du kannst das in den Einstellungen ändern.
refused-undo-turn = Rückgängig gilt nur im laufenden Zug. Du kannst das in den Einstellungen ändern.
refused-redo-nothing = Es gibt nichts wiederherzustellen.
refused-by-rule = { $sentence } (Regel { $rule })
rule-house = { $words } (eigene Auslegung)

## Rat

reason-random = Eins ist so gut wie das andere.
advice-line = { $number ->
    [0] { $choice }: { $reason }
   *[other] { $number }. { $choice }: { $reason }
    }

## Dateien

save-missing = { $file } gibt es nicht.
save-no-file = { $file } ist keine Datei.
save-unreadable = { $file } ist nicht lesbar ({ $reason }).
save-unwritable = { $file } lässt sich nicht schreiben ({ $reason }). Die Partie geht ohne Speichern weiter.
save-empty = { $file } ist leer.
save-missing-folder = Den Ordner für { $file } gibt es nicht.
save-unwritable-file = { $file } lässt sich nicht schreiben ({ $reason }).
save-not-json = { $file } ist kein Spielstand: Der Inhalt ist kein gültiges JSON.
save-foreign = { $file } ist kein Spielstand von Dreadhouse.
save-other-kind = { $file } ist eine Datei von Dreadhouse, aber von anderer Art.
save-truncated = { $file } ist unvollständig: Das Ende fehlt.
save-damaged = { $file } ist beschädigt: Der Inhalt hat sich seit dem Speichern verändert.
save-newer = { $file } stammt aus einer neueren Version von Dreadhouse.
save-old = { $file } stammt aus einer älteren Version von Dreadhouse und lässt sich nicht umwandeln.
save-unknown-game = { $file } gehört zum Spiel „{ $game }“, das es in dieser Version nicht gibt.
save-unknown-id = { $file } ist beschädigt: Dieses Spiel kennt „{ $given }“ nicht ({ $place }).
save-unknown-option = { $file } verwendet { $option } = „{ $given }“, das es in dieser Version nicht gibt.
save-fallback = Der neueste unbeschädigte automatische Spielstand ist { $file }.

## Fehler

error-option = { $option }: ungültiger Wert „{ $given }“ (erlaubt: { $allowed })
error-set = --set erwartet SCHLÜSSEL=WERT, nicht „{ $given }“.
error-seat = --seat erwartet NUMMER=STUFE, nicht „{ $given }“.
error-count = Ungültige Zahl „{ $given }“.
error-seats = { $game } hat keine Option für die Zahl der Plätze; verwende --set.
error-window = Das Fenster lässt sich nicht öffnen ({ $problem }). So spielst du in diesem Terminal: `dreadhouse play ravenloft --text`
error-size = --size erwartet BREITExHÖHE, zum Beispiel 1280x720, nicht „{ $given }“.
error-film = Die Demo lässt sich nur in Dateien mit der Endung { $kinds } aufzeichnen, nicht in { $file }.
error-content = Die Spieldaten sind ungültig: { $problem }
error-home = Dein persönlicher Ordner lässt sich nicht benutzen. Solange das so ist, speichert Dreadhouse deine Spiele in { $folder }; das System kann diesen Ordner leeren.
error-display = Kein Bildschirm für ein Fenster gefunden. So spielst du in diesem Terminal: `dreadhouse play ravenloft --text`
error-crash = In den Regeln ist ein interner Fehler aufgetreten. Die Partie steht wieder bei der letzten Entscheidung. Einzelheiten: { $file }
error-crash-unsaved = In den Regeln ist ein interner Fehler aufgetreten. Die Partie steht wieder bei der letzten Entscheidung.
error-fault = In Dreadhouse ist ein interner Fehler aufgetreten. Deine Spielstände sind sicher. Einzelheiten: { $file }
error-fault-unsaved = In Dreadhouse ist ein interner Fehler aufgetreten ({ $problem }). Deine Spielstände sind sicher.
error-over = Diese Partie ist zu Ende und lässt sich nicht fortsetzen.
error-no-scene = Das Fenster kann { $game } noch nicht zeigen. So spielst du im Terminal: `dreadhouse play { $command_id } --text`
error-no-game = Nenne ein Spiel, zum Beispiel `dreadhouse play ravenloft --text`.

## Die Befehlszeile

cli-description = Vier düstere Brettspiele. Ohne Befehl öffnet sich das Hauptmenü.
cli-version = Dreadhouse { $version }
cli-play = ein Spiel spielen
cli-demo = dem Computer beim Spielen zusehen
cli-simulate = viele Partien ohne Bildschirm spielen und die Siege zählen
cli-replay = eine gespeicherte Partie ansehen oder prüfen
cli-shot = einen Augenblick einer Partie als Bild speichern
cli-check = Inhalte, Texte und Regeln prüfen oder einen Ordner mit eigenen Abenteuern
cli-campaign = die Kampagnenchronik von Castle Ravenloft zeigen: die Siege jeder Gruppe und was als Nächstes kommt
cli-arg-nights = auch jede Partie auflisten: Tag, Länge, Startwert und Optionen
cli-arg-folder = stattdessen die Abenteuer in diesem Ordner prüfen: <id>.toml mit ihren Texten in <id>.ftl
cli-arg-game = das Spiel: { $games }
cli-arg-file = diese gespeicherte Partie fortsetzen
cli-arg-replay-file = eine gespeicherte Partie
cli-arg-text = in diesem Terminal spielen, ohne Fenster
cli-arg-clock = die Uhr beim Tippen weiterlaufen lassen (nur im Terminal)
cli-arg-set = eine Spieloption setzen, zum Beispiel --set seats=2; mehrfach möglich
cli-arg-seat = festlegen, wer auf einem Platz spielt: NUMMER=STUFE, zum Beispiel --seat 1=normal; mehrfach möglich
cli-arg-seed = Startwert für alle Würfel und Stapel; gleicher Startwert, gleiche Partie
cli-arg-seconds = nach so vielen Sekunden aufhören
cli-arg-kiosk = den Bildschirm füllen und nie schließen (beenden: Strg+Umschalt+Q 2 Sekunden halten)
cli-arg-film = die Demo ohne Bildschirm aufzeichnen: DATEI.png speichert ein Bild pro Sekunde, DATEI.apng eine Animation
cli-arg-demo-seed = Startwert für die Partien der Demo; gleicher Startwert, gleiche Demo
cli-arg-games = Zahl der Partien
cli-arg-seats = Zahl der Plätze
cli-arg-agents = Spielstärke des Computers
cli-arg-jobs = Zahl der parallelen Prozesse (Vorgabe: einer je Kern)
cli-arg-cluster = auf dem Dask-Cluster spielen, dessen Scheduler diese Adresse hat, zum Beispiel tcp://127.0.0.1:8786
cli-arg-table = eine Zeile je Partie (Startwert, Sieger, Runden, Antworten, Fehler) in DATEI.json, DATEI.csv oder DATEI.parquet speichern
cli-arg-resume = beendete Partien in dieser Datei behalten; derselbe Befehl macht dort weiter, mit beliebigem --games und --seed
cli-arg-json = ein einziges JSON-Objekt ausgeben
cli-arg-words = stattdessen den Stil der Texte einer Sprache prüfen (Vorgabe: en)
cli-arg-checked = nach jeder Entscheidung die Spielmechanik prüfen (langsam)
cli-arg-verify = die Partie aus ihrem Startwert nachspielen, vergleichen und die Festlegung prüfen
cli-arg-step = Zahl der Entscheidungen, die vorher gespielt werden
cli-arg-view = aus wessen Sicht das Bild gezeichnet wird
cli-arg-spectator = zeichnen, was Zuschauer sehen
cli-arg-size = Größe des Bildes in Pixeln
cli-arg-out = die Bilddatei, die entsteht

film-made = { $count ->
    [one] Aufgezeichnet: { $first }
   *[other] Aufgezeichnet: { $count } Bilder ab { $first }
    }

replay-true = { $file } stimmt: { $game }, { $answers } Entscheidungen aus dem Startwert nachgespielt.
replay-false = { $file } passt nicht zum Startwert: Ab Entscheidung { $answer } gibt es Abweichungen.
replay-set-up = { $file } passt nicht zum Startwert: Der Aufbau ist ein anderer.
replay-committed = { $file } hält die Festlegung ein: { $commitment } folgt aus Spiel, Optionen, Startwert { $seed } und Salt { $salt }.
replay-not-committed = { $file } bricht die Festlegung: { $commitment } folgt nicht aus Spiel, Optionen, Startwert { $seed } und Salt { $salt }.
replay-uncommitted = { $file } hat keine Festlegung: Nichts zeigt, dass der Startwert vor der ersten Karte feststand.

# what stands before a progress bar
progress-simulate = { $game }
progress-check = Prüfung
progress-film = Aufzeichnung
progress-verify = { $file }

simulate-head = { $game }: { $games } Partien in { $seconds } Sekunden ({ $speed } Entscheidungen pro Sekunde)
simulate-outcome = { $side }: { $count } ({ $share } %)
simulate-rounds = Runden: Median { $median }, meist { $p10 } bis { $p90 }
simulate-errors = Fehler: { $errors }
simulate-resumed = Weiter mit { $file }: { $done } von { $games } Partien sind schon gespielt.
simulate-stopped = Nach { $done } von { $games } Partien angehalten.
simulate-file-kind = Ergebnisse lassen sich nur in Dateien mit der Endung { $kinds } speichern, nicht in { $file }.
simulate-no-parquet = Parquet-Dateien brauchen die Bibliothek pyarrow aus dem Extra „cluster“: pip install pyarrow
simulate-no-dask = Ein Cluster braucht die Bibliothek distributed aus dem Extra „cluster“: pip install distributed
simulate-no-scheduler = Unter { $address } antwortet kein Dask-Scheduler.
simulate-scheduler-lost = Der Dask-Scheduler unter { $address } läuft nicht mehr.
simulate-no-workers = Der Dask-Scheduler unter { $address } hat keine Worker.
simulate-worker-lost = Worker sind { $times ->
    [one] einmal
   *[other] { $times }-mal
    } an den Partien mit den Startwerten { $first } bis { $last } gescheitert ({ $reason }).
simulate-not-resume = { $file } ist keine Datei einer Simulation und lässt sich deshalb nicht fortsetzen.
simulate-other-setup = { $file } gehört zu einer anderen Simulation: { $what ->
    [game] Das Spiel ist ein anderes
    [levels] Die Computerspieler sind andere
    [checked] --check ist anders gesetzt
    [version] Die Version von Dreadhouse ist eine andere
   *[options] Die Spieloptionen sind andere
    }.

check-own-fine = { $adventure }: in Ordnung.
check-own-wrong = { $problem }
check-own-none = { $folder }: kein Abenteuer gefunden.
check-own-words = { $adventure }: Der Text „{ $message }“ fehlt; ergänze ihn in einer .ftl-Datei in { $folder }.
check-fine = { $game }: in Ordnung.
check-wrong = { $game }: { $problem }
check-message = Der Text „{ $message }“ fehlt; { $place } braucht ihn.
check-wording = { $file }: { $message }: „{ $words }“ (Regel { $number }): { $advice }
check-translation = { $file }: { $place }{ $kind ->
    [file] Diese Datei gibt es nicht.
    [missing] {" "}fehlt.
    [unknown] {" "}ist keine ID der englischen Texte.
    [syntax] {" "}ist nicht lesbar.
    [variable] {" "}verwendet ${ $what }, das im englischen Text nicht vorkommt.
    [variants] {" "}hat andere Varianten: { $what }.
    [attributes] {" "}fehlen Attribute: { $what }.
    [english] {" "}ist noch englisch: { $what }
    [chapters] andere Zahl von Kapiteln ({ $what }).
   *[rule] {" "}weicht von der englischen Regel ab: { $what }.
    }
check-wording-none = Für die Sprache „{ $language }“ gibt es keine Stilregeln.
check-wording-fine = Die Texte halten alle { $count } Regeln ein.
check-replay = Beim Nachspielen einer Partie kam etwas anderes heraus.
check-crash = Fehler in den Regeln: { $problem }

## Ehrliches Spiel: die Festlegung des Startwerts, und was sie beweist

fairness-title = Ehrliches Spiel
fairness-open = Startwert, Salt und Festlegung
fairness-commitment = Festlegung: { $commitment }
fairness-seed = Startwert { $seed }, Salt { $salt }
fairness-opened = Startwert { $seed }, Salt { $salt }, Festlegung { $commitment }
fairness-none = Diese Partie hat keine Festlegung: Eine ältere Version von Dreadhouse hat sie begonnen.
fairness-fixed = Karten und Würfel folgen aus einem Startwert. Die Festlegung, ein Fingerabdruck (SHA-256) von Spiel, Optionen, Startwert und einem zufälligen Salt, legt sie vor der ersten Karte fest.
fairness-kept = Notiere oder fotografiere die Festlegung. Nach der Partie erscheinen Startwert und Salt. Ergeben sie dieselbe Festlegung, hat niemand Karten oder Würfel geändert.
fairness-verified = „dreadhouse replay --verify DATEI“ prüft das, und dass die ganze Partie aus dem Startwert folgt.
fairness-not-random = Sie beweist nicht, dass der Startwert zufällig war: Wer ihn eingetippt hat, kennt ihn.
fairness-not-unseen = Sie beweist nicht, dass niemand nachgesehen hat: Startwert und Salt stehen von Anfang an im Spielstand.

## Der Textmodus

terminal-welcome = { $game }. Hilfe mit ?
terminal-help =
    Eine Zahl wählt; die Eingabetaste nimmt die Standardaktion, wenn es eine gibt.
    v: Tisch noch einmal zeigen. u: rückgängig. h: ein Tipp. l: das Protokoll. i NUMMER: mehr zu einer Wahl.
    r ID: eine Regel zeigen. s NAME: speichern. f: ehrliches Spiel. q: speichern und beenden.
terminal-ask = >
terminal-what = { $last ->
    [0] „{ $given }“ ist keine Antwort. Hilfe mit ?
   *[other] „{ $given }“ ist keine Antwort. Gib eine Zahl von 1 bis { $last } ein oder ? für Hilfe.
    }
terminal-time = Verbleibende Zeit: { $minutes }:{ $seconds }. { $runs ->
    [yes] Die Uhr läuft.
   *[no] Beim Tippen steht die Uhr still; jede Eingabe kostet { $entry } s.
    }
terminal-asked = { $seat }: { $prompt }
terminal-group = { $seat }:
terminal-hand-over = Gib die Tastatur weiter an: { $seats }. Hast du alles gelesen, löscht die Eingabetaste den Bildschirm.
terminal-take-over = { $seats }: Drück die Eingabetaste, wenn sonst niemand zusieht.
terminal-option = { $number }. { $choice }
terminal-no-more = Mehr gibt es dazu nicht.
terminal-undone = Rückgängig gemacht.
terminal-saved = Gespeichert als { $file }.
terminal-left = Gespeichert als { $file }. Zum Fortsetzen: dreadhouse play --text --file { $file }
terminal-rule = { $rule }: { $text }
terminal-no-rule = Im Regelheft gibt es kein { $rule }.
terminal-over = Die Partie ist zu Ende. { $reason } Sieg: { $winners }.
terminal-nobody = niemand

## Castle Ravenloft als Text

map-token = *
map-marker = !
map-legend = Zwei Buchstaben: ein Held. Ein Kleinbuchstabe: ein Monster. # Wand, . Boden, + Knochenhaufen, ? unerkundete Kante, * Gegenstand, ! Marker, S Treppe; andere Großbuchstaben: was dort steht.
map-squares = { $first }-{ $last }. Das Feld mit dieser Nummer auf der Karte
map-figure = { $words } ({ $tag })
map-where = Spalte { $column }, Zeile { $row } der Karte
table-goal = Ziel: { $goal }
table-lost = Verloren: { $lost }
table-special-again = Mit r ohne Regelnummer siehst du das noch einmal.
table-gone = {"   "}{ $way_id ->
    [escaped] Dem Schloss entkommen
    [waiting] Wartet draußen
   *[lost] Ans Schloss verloren
    }
table-tokens = {"   "}Gegenstandsmarker: { $tokens }
table-loot = {"   "}Trägt: { $items }
table-marked = { $figure }. Darauf: { $markers }
table-special = { $tile }, Spalte { $column }, Zeile { $row }: { $what }
table-token = * { $token }: { $places }
table-count = { $counter }: { $value } von { $goal }
table-sun = Sonne: { $space } von { $last }
table-hero = { $tag } { $hero }, Stufe { $level }: { $hp } von { $most } TP, RK { $ac }, Tempo { $speed }
table-conditions = {"   "}{ $conditions }
table-powers = {"   "}Bereit: { $ready }. Verbraucht: { $used }.
table-items = {"   "}Schätze: { $items }
table-monster = {"   "}{ $tag } { $figure }: { $hp } von { $most } TP, RK { $ac }
table-trap = {"   "}Falle: { $card }
table-environment = Umgebung: { $card }
table-marker = Marker: { $card }
table-decks = Heilschübe { $surges }, Erfahrung { $xp } EP. Stapel: Plättchen { $tiles }, Monster { $monsters }, Begegnungen { $encounters }, Schätze { $treasures }.

## Was man hört: Untertitel der Geräusche

caption-focus = Ein leises Tippen
caption-press = Eine Taste wird gedrückt
caption-back = Eine Taste federt zurück
caption-refuse = Etwas rührt sich nicht
caption-page = Eine Seite wird umgeblättert
caption-curtain = Ein Vorhang raschelt
caption-notice = Zwei Glockentöne
caption-take-back = Ein Geräusch läuft rückwärts
caption-card-lift = Eine Karte wird aufgenommen
caption-card-lay = Eine Karte wird abgelegt
caption-card-flip = Eine Karte wird umgedreht
caption-shuffle = Ein Stapel wird gemischt
caption-token = Ein Marker wird hingelegt
caption-token-lift = Ein Marker wird weggenommen
caption-coin = Eine Münze kreiselt
caption-die = Ein Würfel auf Stein
caption-dice = Würfel auf Stein
caption-heartbeat = Ein Herzschlag
caption-bats = Fledermäuse flattern
caption-fireside = Ein Feuer knistert
caption-music-cabinet = Eine Spieluhr spielt

## Rekorde: was sich aus den Ergebnissen eines Spiels ergibt

cli-records = die Rekorde deiner Partien zeigen oder die Ergebnisse als CSV ausgeben
cli-arg-profile = nur die Ergebnisse dieses Profils: seine Nummer (1 bis 4) oder sein Name
cli-arg-csv = die Ergebnisse stattdessen in diese CSV-Datei schreiben
records-written = { $count ->
    [one] { $count } Ergebnis in { $file } geschrieben
   *[other] { $count } Ergebnisse in { $file } geschrieben
    }
records-damaged = { $count ->
    [one] { $count } Zeile von { $file } ist beschädigt und wurde übersprungen.
   *[other] { $count } Zeilen von { $file } sind beschädigt und wurden übersprungen.
    }

record-profile = Spieler { $number }
record-none = Noch keine beendete Partie.
record-played = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}, { $won } gewonnen ({ $share } %)
record-shared = { $count ->
    [one] { $count } Partie mit Menschen auf jeder Seite, weder gewonnen noch verloren
   *[other] { $count } Partien mit Menschen auf jeder Seite, weder gewonnen noch verloren
    }
record-streaks = Siege in Folge: jetzt { $streak }, höchstens { $longest }
record-about = { $subject } · { $difficulty }
record-about-side = { $subject } · als { $side } · { $difficulty }
record-best-score = Beste Punktzahl: { $value } ({ $about }; { $day })
record-best-rounds = { $value ->
    [one] Schnellster Sieg: { $value } Runde ({ $about }; { $day })
   *[other] Schnellster Sieg: { $value } Runden ({ $about }; { $day })
    }
record-best-minutes = { $value ->
    [one] Kürzester Sieg: { $value } Minute ({ $about }; { $day })
   *[other] Kürzester Sieg: { $value } Minuten ({ $about }; { $day })
    }
record-share = { $won } von { $played } gewonnen
record-row = { $label }: { $share }
record-by-side = Seite
record-by-difficulty = Schwierigkeit
record-difficulty-random = { level-random }
record-difficulty-easy = { level-easy }
record-difficulty-normal = { level-normal }
record-difficulty-hard = { level-hard }
record-difficulty-persons = Nur Menschen
record-outcome-won = Gewonnen
record-outcome-lost = Verloren
record-outcome-shared = Menschen auf jeder Seite
record-played-by = Von Menschen gespielt: { $characters }
record-against = Computerspieler: { $level }
record-numbers = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    }
record-score = Punktzahl: { $value }
record-seed = Startwert: { $seed }
record-broken = { $count ->
    [one] Neuer Rekord: { $records }.
   *[other] Neue Rekorde: { $records }.
    }
record-broken-first = erster Sieg ({ $about })
record-broken-score = beste Punktzahl ({ $value }, bisher { $before })
record-broken-rounds = { $value ->
    [one] schnellster Sieg ({ $value } Runde, bisher { $before })
   *[other] schnellster Sieg ({ $value } Runden, bisher { $before })
    }
record-broken-minutes = { $value ->
    [one] kürzester Sieg ({ $value } Minute, bisher { $before })
   *[other] kürzester Sieg ({ $value } Minuten, bisher { $before })
    }
record-broken-streak = { $value } Siege in Folge (bisher { $before })
