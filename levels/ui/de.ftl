# The words of the window. Keys that are printed on every keyboard (Tab, Esc, F11) are not words.

## Der Schrank

ui-cabinet = vier düstere Brettspiele in einem Schrank
ui-strip-seats = Plätze
ui-strip-time = Zeit
ui-strip-mood = Stimmung
ui-about-ravenloft = Helden gegen ein Verlies, das sich selbst spielt
ui-strip-seats-ravenloft = 1 bis 5 Helden
ui-strip-time-ravenloft = 60 Min.
ui-strip-mood-ravenloft = gemeinsam
ui-about-terrorscape = Da ist noch jemand im Haus
ui-strip-seats-terrorscape = 1 gegen 3
ui-strip-time-terrorscape = 45 Min.
ui-strip-mood-terrorscape = gejagt
ui-about-london = Zwölf Minuten, um die Stadt zu retten
ui-strip-seats-london = 2 bis 4
ui-strip-time-london = 75 Min.
ui-strip-mood-london = gehetzt
ui-about-dungeonville = Fremde Helden, dein Verlies
ui-strip-seats-dungeonville = 2 bis 5 Zauberer
ui-strip-time-dungeonville = 50 Min.
ui-strip-mood-dungeonville = gemein
ui-open-box = Schachtel öffnen
ui-text-only = Ein Spielstand von { $game }. Setze ihn im Terminal fort; dieses Fenster kann ihn noch nicht zeigen.
ui-menu-continue = Fortsetzen
ui-menu-continue-none = keine Partie im Gange
ui-menu-load = Laden
ui-menu-load-note = { $count ->
    [0] noch nichts gespeichert
   *[other] Spielstände
    }
ui-menu-settings = Einstellungen
ui-menu-settings-note = Ton, Text, Tempo, Tasten
ui-menu-quit = Beenden
ui-nothing-to-continue = Keine unbeendete Partie zum Fortsetzen.
ui-unread-to-continue = { $problem } Die Datei blieb unverändert. Eine andere Partie zum Fortsetzen gibt es nicht.
ui-saved = Gespeichert. Du findest die Partie im Hauptmenü unter „{ ui-menu-load }“.
ui-load-title = Spielstände
ui-load-none = Noch nichts gespeichert.
ui-load-earlier = { $count ->
    [one] 1 früherer Zug
   *[other] { $count } frühere Züge
    }
ui-load-fold = Frühere Züge ausblenden
ui-save-about = { $auto ->
    [yes] { $game }: { ui-save-about.played }, automatisch gespeichert
   *[no] { $game }: { ui-save-about.played }
    }
    .played = { $minutes ->
        [one] 1 Minute gespielt
       *[other] { $minutes } Minuten gespielt
    }
ui-save-line = { $when }, { $kind_id ->
    [london] Stunde
    [dungeonville] Runde
   *[other] Zug
    } { $turns }. { $about }
ui-save-heroes = { $heroes_count ->
    [1] { $heroes } allein
   *[other] { $heroes }; am Zug: { $hero }
    }
ui-save-party = { $heroes }
ui-save-round = { $when }, Runde { $turns }, { $side_id ->
    [killer] du als Killer
    [survivors] du als die Überlebenden
    [both] du auf beiden Seiten
   *[nobody] nur der Computer
    }. { $about }

## Tasten und was sie tun

ui-key-enter = Enter
ui-key-space = Leertaste
ui-do-take = bestätigen
ui-do-any = egal welches
ui-do-next = weiter
ui-do-back = zurück
ui-do-skip = überspringen
ui-do-pause = Pause
ui-do-box = Schachtel wählen
ui-do-buttons = zu den Knöpfen
ui-do-choose = wählen
ui-do-main-menu = Hauptmenü
ui-do-usual = Standardaktion
ui-do-pan = verschieben
ui-do-full-screen = Vollbild
ui-keys = Tasten
ui-tool-undo = Rückgängig
ui-tool-unavailable = { $tool }: { $reason }
ui-tool-redo = Wiederherstellen
ui-tool-hint = Tipp
ui-tool-look = Ansehen
ui-tool-log = Protokoll
ui-tool-save = Speichern
ui-tool-centre = Zentrieren
ui-tool-plus = Vergrößern
ui-tool-minus = Verkleinern
ui-tool-menu = Menü
ui-tool-rulebook = Regelheft
ui-tool-marks = Räume markieren
ui-tool-aid = Mögliche Orte
ui-tool-aid-killer = Mögliche Orte der Überlebenden
ui-tool-aid-survivors = Was der Killer wissen könnte

## Einstellungen

ui-settings = Einstellungen
ui-settings-about = sofort gespeichert, für jedes Spiel
ui-on = an
ui-off = aus
ui-back = Zurück
ui-set-speed = Tempo
ui-set-speed-note = Wie schnell alles gezeigt wird.
ui-set-reduced = Weniger Bewegung
ui-set-reduced-note = Nichts gleitet oder blitzt; Ergebnisse erscheinen sofort.
ui-set-letter = Schriftgröße
ui-set-letter-note = Ändert nur die Schrift. Bilder, Knöpfe und Spielplan bleiben gleich.
ui-set-full-screen = Vollbild
ui-set-full-screen-note = F11 bewirkt überall dasselbe.
ui-speed-calm = Langsam
ui-speed-normal = Normal
ui-speed-quick = Schnell
ui-speed-instant = Sofort
ui-per-cent = { $number } %
ui-settings-reset = Zurücksetzen
ui-key-backspace = Rücktaste
ui-do-next-panel = nächster Bereich
ui-do-change = ändern
ui-settings-sound = Ton
ui-settings-help = Untertitel und Hilfen
ui-settings-text = Schrift und Größe
ui-settings-far = Bildschirm
ui-settings-motion = Bewegung
ui-settings-play = Spiel
ui-settings-keys = Tasten
ui-settings-pad = Gamepad
ui-set-master = Gesamtlautstärke
ui-set-master-note = Die Lautstärke aller Töne.
ui-set-effects = Effekte
ui-set-effects-note = Die Lautstärke von Würfeln, Karten, Schritten und allem anderen am Tisch.
ui-set-music = Musik
ui-set-music-note = Die Lautstärke der Musik.
ui-set-ambience = Umgebung
ui-set-ambience-note = Die Lautstärke ringsum: Wind, Tropfen, Feuer.
ui-set-captions = Untertitel
ui-set-captions-note = Zeigt jedes Geräusch als Text, mit dem Ort, von dem es kommt.
ui-set-aids = Hilfen bei Farbschwäche
ui-set-aids-note = Buchstaben auf Figuren, durchgestrichene verlorene Trefferpunkte, Haken und Kreuze: Nichts hängt allein an der Farbe.
ui-set-aloud = Vorlesen
ui-set-aloud-note = Die Sprachausgabe dieses Computers liest lange Texte vor. Das Spiel wartet nicht darauf.
ui-set-aloud-none = Keine Sprachausgabe gefunden. Installiere eine, etwa eSpeak NG, um dir lange Texte vorlesen zu lassen.
ui-set-scale = Gesamtgröße
ui-set-scale-note = Vergrößert Schrift, Knöpfe, Bilder und Spielplan gemeinsam. Was nicht mehr passt, erreichst du durch Scrollen.
ui-set-table = Tischmodus
ui-set-table-note = Für alle, die gemeinsam zwei Meter vor einem Bildschirm sitzen: weniger Dinge, größere Wörter und Zahlen.
ui-set-soft = Blitze dämpfen
ui-set-soft-note = Schläge und Zauber glühen sanft, statt zu blitzen.
ui-set-fog = Ziehender Nebel
ui-set-fog-note = Bewegt den Nebel an unerkundeten Kanten. Stehender Nebel verbirgt genauso viel.
ui-set-flicker = Flackerndes Licht
ui-set-flicker-note = Bewegt Kerzen, Fackeln und ihr Licht. Ruhige Flammen sind genauso hell.
ui-set-shake = Bild wackelt
ui-set-shake-note = Schmerzhafte Schläge lassen den Spielplan kurz wackeln, umso stärker, je mehr Schaden sie machen. Sonst bewegt sich nichts.
ui-set-language = Sprache
ui-set-language-note = Alle Sprachen, die mit dem Spiel oder in deinem eigenen Sprachordner installiert sind. Fehlende Texte bleiben englisch.
ui-set-weight = Schriftstärke
ui-set-weight-note = Fett macht alle Schrift dicker. Ihre Größe bleibt gleich.
ui-weight-normal = normal
ui-weight-bold = fett
ui-set-arrow = Geräuschrichtung
ui-set-arrow-note = Kommt ein Geräusch von außerhalb des Bildes, zeigt ein Pfeil im Untertitel zu seinem Ort.
ui-set-caption = Untertitelgröße
ui-set-caption-note = Die Schriftgröße der Untertitel.
ui-caption-small = klein
ui-caption-normal = normal
ui-caption-large = groß
ui-far-metres = 2 Meter
ui-far-sizes = Wörter { $words }, Trefferpunkte { $numbers } px
ui-set-cards = Gezogene Karten und Neues
ui-set-cards-note = Auf mich warten: Gezogene Karten, Funde, Geräusche und Würfe bleiben offen, bis du weitermachst. In meinen Zügen: Was andere tun, schließt sich von selbst, außer großen Momenten und allem, was dich trifft. Automatisch: Alles schließt sich, sobald Zeit zum Lesen war. Bei Tempo Sofort wartet nichts.
ui-cards-wait = auf mich warten
ui-cards-own = in meinen Zügen
ui-cards-time = automatisch
ui-set-answers = Reaktionskarten
ui-set-answers-note = Wenn sie helfen: Fragt nur, wenn eine Karte einen Wurf ändern kann, der gegen die Helden ausging. Immer: Fragt nach jedem Wurf, den eine Karte ändern kann.
ui-answers-always = immer
ui-answers-helpful = wenn sie helfen
ui-set-assistance = Planungshilfe
ui-set-assistance-note = Was das Spiel für euch ausrechnet, während ihr einen Tag plant. Aus: Die Karten zeigen nur, was sie brauchen. Summen: auch wer wann dort ist und ob das reicht. Alles: auch was noch fehlt, welche Plotkarten niemand erreicht und welche Stunden verschenkt sind.
ui-assistance-off = aus
ui-assistance-sums = Summen
ui-assistance-full = alles
ui-set-undo = Rückgängig
ui-set-undo-note = Frei: alles, was nichts aufgedeckt und keinen Würfel geworfen hat. Dieser Zug: dasselbe, aber nur im laufenden Zug. Nie: Jede Wahl gilt.
ui-set-confirm = Verluste bestätigen
ui-set-confirm-note = Fragt nach, bevor du etwas Kostspieliges tust, das sich nicht rückgängig machen lässt: einen Angriff auslassen etwa oder einen Gegenstand verbrennen.
ui-confirm = Bist du sicher?
ui-confirm-yes = Trotzdem
ui-confirm-no = Abbrechen
ui-loss-both = { $hero } hat sich in diesem Zug weder bewegt noch angegriffen.
ui-loss-attack = { $hero } könnte noch angreifen: { $figures }.
ui-undo-free = frei
ui-undo-turn = dieser Zug
ui-undo-never = nie
ui-set-idle = Demo nach (Minuten)
ui-set-idle-note = Rührt im Hauptmenü so viele Minuten niemand etwas an, läuft eine Demo, bis jemand eine Taste drückt.
ui-set-idle-value = { $minutes ->
    [0] nie
   *[other] { $minutes }
    }
ui-set-profile = Profil
ui-set-profile-note = Jedes Profil hat eigene Rekorde. Beendete Partien zählen für das hier gewählte. Namen vergibst du auf der Seite „Rekorde“.
ui-set-pad = Gamepad verwenden
ui-set-pad-note = Du kannst jederzeit ein Gamepad anschließen. Es bewegt dieselbe Markierung wie die Tastatur.
ui-pad-found = { $count ->
    [0] kein Gamepad angeschlossen
    [1] 1 Gamepad angeschlossen
   *[other] { $count } Gamepads angeschlossen
    }
ui-button-a = { $sony ->
    [yes] Kreuz
   *[no] A
    }
ui-button-b = { $sony ->
    [yes] Kreis
   *[no] B
    }
ui-button-x = { $sony ->
    [yes] Quadrat
   *[no] X
    }
ui-button-y = { $sony ->
    [yes] Dreieck
   *[no] Y
    }
ui-button-lb = { $sony ->
    [yes] L1
   *[no] LB
    }
ui-button-rb = { $sony ->
    [yes] R1
   *[no] RB
    }
ui-button-lt = { $sony ->
    [yes] L2
   *[no] LT
    }
ui-button-rt = { $sony ->
    [yes] R2
   *[no] RT
    }
ui-button-start = Start
ui-button-select = Select
ui-button-cross = das Steuerkreuz
ui-button-rs = der rechte Stick
ui-button-r3 = der gedrückte rechte Stick
ui-pad-take = bestätigen
ui-pad-back = zurück
ui-pad-look = ansehen
ui-pad-hint = Tipp
ui-pad-undo = rückgängig
ui-pad-fast = halten: vorspulen
ui-pad-previous-group = voriger Bereich
ui-pad-next-group = nächster Bereich
ui-pad-menu = Menü
ui-pad-log = Protokoll
ui-pad-centre = ganzer Spielplan
ui-pad-up = wählen
ui-pad-page-up = verschieben
ui-preview = Vorschau
ui-preview-asked = Arjhan: Wähle ein Ziel

## Eine Nacht in Castle Ravenloft vorbereiten

ui-setup-title = Eine Nacht in Castle Ravenloft
ui-adventures = Abenteuer
ui-setup-rules = Sonderregeln
ui-before = Bisher
ui-before-nights = { $nights ->
    [one] 1 Nacht
   *[other] { $nights } Nächte
    }, { $won ->
    [0] keine gewonnen
    [one] 1 gewonnen, in { $turns } Zügen
   *[other] { $won } gewonnen, die beste in { $turns } Zügen
    }
ui-danger = Gefahr
ui-danger-unknown = unbekannt
ui-odds-head = { $count ->
    [one] Ein Held
    [2] Zwei Helden
    [3] Drei Helden
    [4] Vier Helden
    [5] Fünf Helden
   *[other] { $count } Helden
    }
ui-odds = Siegquote: etwa { $number } %, aus { $games } Computerpartien auf Stufe { $level }.
ui-odds-any = Siegquote: etwa { $number } % mit beliebigen { $count ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
    } Helden, aus { $games } Computerpartien auf Stufe { $level }.
ui-odds-short = Siege: { $number } %
ui-odds-none-short = unbekannt
ui-odds-none = Siegquote: noch nicht gemessen.
ui-goal = Ziel
ui-lost = Verloren
ui-ac = RK
ui-hp = TP
ui-speed = Tempo
ui-surge = Heilschub
ui-adventure-next = als Nächstes
ui-mode-alone = Allein
ui-mode-together = Gemeinsam
ui-mode-survivors = Überlebende
ui-mode-killer = Killer
ui-mode-against = Beide Seiten
ui-mode-watch = Zuschauen
ui-add = + Dazu
ui-not-playing = Nicht dabei
ui-seat-holder = { $seat }: { $holder }
ui-who-plays = { $seat }: Wer spielt?
ui-who-plays-note = Auf der Tastatur: Geh zum Platz und drück eine Zahl, um ohne diese Liste zu wählen. Strg mit links oder rechts wählt den nächsten Eintrag.
ui-human = Mensch
holder-person = Jemand an diesem Bildschirm.
holder-random = Tut blind irgendetwas, was erlaubt ist: Das ist schwach gespielt, aber gut zum Kennenlernen.
ui-set-powers = Kräfte
ui-set-surges = Heilschübe
ui-set-treasures = Schätze
ui-set-seed = Startwert
ui-seed-drawn = Zufällig
ui-powers-suggested = Empfohlen
ui-powers-free = Eigene Wahl
ui-powers-random = Zufall
ui-powers-suggested-note = für die erste Partie; * immer dabei
ui-powers-free-note = am Tisch gewählt: { $utility } Nutzkraft, { $atwill } Standardkräfte, { $daily } Tageskraft
ui-powers-random-note = für jeden Helden gezogen, nach Arten getrennt
ui-surges-note = laut Spielregel: 2
ui-treasures-note = laut Spielregel: 45
ui-seed-note = gleicher Startwert, gleiches Schloss
ui-new-seed = Neuer Startwert
ui-seed-needed = Gib einen Startwert ein oder lass den Würfel einen aussuchen.
ui-begin = Spiel starten
ui-heroes-needed = { $least ->
    [1] Dieses Abenteuer ist für genau einen Helden; gewählt: { $now }.
   *[other] Dieses Abenteuer ist für { $least } bis { $most } Helden; gewählt: { $now }.
    }

## Was die gewählte Stelle bedeutet, vor einer Nacht

ui-about-first = Deine erste Nacht?
ui-about-first-game =
    Zeig auf eine Kraft, um sie hier zu lesen; ein Klick öffnet ihre Karte. Ein Klick auf ein Gesicht nimmt einen Helden dazu.
    Am Tisch gibt dir die Lampe neben dem Spielplan jederzeit einen Tipp. Im Hauptmenü spielt die Demo eine Partie und erklärt jeden Schritt.
ui-about-at-will = Standardkraft (S): bleibt offen liegen. Du kannst sie in jedem Zug einsetzen.
ui-about-daily = Tageskraft (T): stark, wird aber nach dem Einsatz umgedreht. Meist nur einmal pro Partie einsetzbar.
ui-about-utility = Nutzkraft (N): kein Angriff, sondern Hilfe im genannten Moment. Nach dem Einsatz wird sie umgedreht.
ui-about-numbers =
    RK: was ein Angriff erreichen muss, um den Helden zu treffen. TP: wie viel Schaden der Held aushält. Tempo: Felder pro Bewegung. Heilschub: TP, die ein Heilschub zurückbringt.
ui-about-who = Wer spielt { $hero }?
ui-about-holders =
    Ein Mensch an diesem Bildschirm oder der Computer (Zahnrad) auf einer von vier Stufen, von Zufall bis Schwer. Wähle das Feld, um alle zu sehen, oder drück eine Zahl.
ui-about-powers =
    Die Karten der Helden. Empfohlen: ein gutes Paket für die erste Partie. Eigene Wahl: Alle suchen am Tisch selbst aus. Zufall: Der Stapel entscheidet, das ist schwerer. Karten mit Stern sind immer dabei.
ui-about-surges =
    Für alle Helden gemeinsam. Wer einen Zug mit 0 TP beginnt, verbraucht einen und steht auf; ist keiner mehr da, habt ihr verloren. Weniger ist schwerer.
ui-about-treasures =
    Die Größe des Schatzstapels: die 45 Karten des gedruckten Spiels oder 5 mehr, die für dieses hier entstanden sind.
ui-about-seed =
    Die Zahl hinter allen Stapeln und Würfeln. Gleicher Startwert, gleiches Schloss.
ui-card-close = Ein Klick oder Tastendruck legt die Karte zurück.

## Der Tisch

ui-asked = { $seat }: { $prompt }
ui-thinking = { $seat } ({ $level }) überlegt: { $prompt }
ui-watching = Wiederholung. { $seat }: { $prompt }
ui-showing = Sieh zu, was geschieht. { $hero } ist am Zug.
ui-over = Die Partie ist zu Ende.
ui-hint = Tipp: { $choice }. { $reason }
ui-hint-square = Nimm das Feld mit der Lampe auf dem Plättchen „{ $tile }“{ $steps ->
    [0] { "" }
    [one] , 1 Feld entfernt
   *[other] , { $steps } Felder entfernt
    }{ $foes_count ->
    [0] { "" }
   *[other] , neben { $foes_dat }
    }{ $edge ->
    [yes] , an einer unerkundeten Kante
   *[no] { "" }
    }
ui-hint-target = Wähle { $figure_acc }
ui-hint-later = Geh erst weiter, und frag dann nach einem Tipp.
ui-hint-asked = Ich überlege …
ui-menu-both = { $hero } kann sich zweimal bewegen. Noch ist niemand in Reichweite.
ui-menu-again = { $hero } kann sich noch einmal bewegen. Niemand ist in Reichweite.
ui-menu-strike = { $hero } kann angreifen. Wähle eine Karte.
ui-menu-nothing = { $hero } kann sich nicht mehr bewegen oder angreifen. { $explores ->
    [yes] Beende die Phase, um zu erkunden, oder setz eine andere Karte ein.
   *[no] Beende die Phase ohne neues Plättchen oder setz eine andere Karte ein.
}
ui-choose-marked = Wähle eine markierte Stelle auf dem Spielplan.
ui-undone = Rückgängig gemacht.
ui-redone = Wiederhergestellt.
ui-computer-failed = Der Computer für { $seat_acc } ist ausgefallen. Diese eine Wahl ist zufällig.
ui-tile = Plättchen: { $tile }
ui-edge = Kante im { $side }: { $tile }
ui-square = Geh auf Feld { $place }
ui-steps = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
    }
ui-spend-cancel = Abwenden für { $xp } EP: { $cards } ({ $left ->
    [0] nichts bleibt übrig
   *[other] { $left } EP bleiben
    })
ui-spend-level = 2. Stufe erreichen für { $xp } EP: { $cards } ({ $left ->
    [0] nichts bleibt übrig
   *[other] { $left } EP bleiben
    })
ui-card-asks = { $card }. { $prompt }
ui-title-level = { $title }, { $level }
ui-hit-points = Trefferpunkte
ui-of = { $left } von { $most }
ui-left-of = { $left }/{ $most }
ui-your-turn = Du bist dran
ui-your-answer = Du bist gefragt
ui-fallen = Am Boden
ui-computer = Computer ({ $level })
ui-hero-line = { $title }, { $who }
ui-moved = { $count ->
    [one] Bewegt
   *[other] 2-mal bewegt
    }
ui-may-move = Bewegen
ui-may-attack = Angreifen
ui-attacked = Angegriffen
ui-tiles-left = Plättchen übrig
ui-encounters-left = Begegnungen
ui-treasures-left = Schätze
ui-monsters-left = Monster
ui-environment = In Kraft: { $card }
ui-turn = Zug { $number }, { $hero }
ui-phase-hero = Held
ui-phase-explore = Erkunden
ui-phase-villain = Schurke
ui-objective = Ziel
ui-count = { $what }: { $value } von { $goal }
ui-sun = Sonne { $space } von { $last }
ui-marked = Darauf: { $markers }
ui-gone = { $way_id ->
    [escaped] dem Schloss entkommen
    [waiting] wartet draußen
   *[other] verloren
    }
ui-loot = Beute: { $count }
ui-unlearnt = Noch zu lernende Kräfte: { $count }
ui-surges = Heilschübe
ui-experience = Erfahrung
ui-cancels = { $xp } wenden eine Begegnung ab
ui-order = Ablauf der Schurkenphase
ui-order-done = war schon dran
ui-order-now = ist dran
ui-intent-strike = { $strike }: { $damage }
ui-intent-move = kommt näher
ui-intent-idle = tut nichts
ui-worst = Schlimmstenfalls
ui-worst-there = Schlimmstenfalls, dort drüben
ui-worst-damage = Schaden für { $hero }
ui-worst-part = { $cause } { $damage }
ui-worst-left = bei { $left } TP
ui-worst-falls = bei nur { $left } TP: ginge zu Boden
ui-worst-card-sure = Dazu kommt eine Begegnungskarte.
ui-worst-card-no-tile = Ohne Plättchen: eine Begegnungskarte.
ui-worst-card-tile = Ein neues Plättchen bringt ein Monster, ein schwarzes dazu noch eine Begegnung.
ui-order-none = Für diesen Helden handelt kein Monster. Jedes neue Plättchen bringt eines.
ui-more = und { $count } mehr
ui-turn-of = { $hero } ist am Zug
ui-hp-left = { $left } TP
ui-trap = Falle
ui-log = Protokoll
ui-hit = Treffer
ui-bonus = +{ $bonus }
ui-damage = Schaden
ui-used = BENUTZT
ui-times = { $name } ×{ $count }
ui-monster-card = Monster
ui-tile-card = Plättchen
ui-triangle-black = schwarzes Dreieck
ui-triangle-white = weißes Dreieck
ui-triangle-none = kein Dreieck
ui-triangle-text-black = Wer dieses Plättchen in der Erkundungsphase erkundet, zieht in der Schurkenphase desselben Zuges eine Begegnungskarte.
ui-triangle-text-white = Wer dieses Plättchen in der Erkundungsphase erkundet, zieht dafür keine Begegnungskarte.
ui-triangle-text-none = Von Anfang an auf dem Tisch.
ui-when-start = zu Zugbeginn
ui-when-die = nach einem Wurf
ui-when-hit = bei Treffer
ui-when-damaged = bei Schaden
ui-when-attacked = bei einem Angriff
ui-when-encounter = bei einer Begegnung
ui-when-monster = bei Monstern
ui-when-treasure = bei einem Schatz
ui-when-passive = immer
ui-when-move = kostet eine Bewegung
ui-when-free = kostenlos
ui-when-no-attack = statt Angriff
ui-when-drawn = sofort

## Was neben dem Spielplan steht, erklärt, solange die Maus darauf zeigt

ui-hovered-decks = Karten und Plättchen, die noch zu ziehen sind. Irgendwo unter den Plättchen liegt der Ort, um den es in diesem Abenteuer geht.
ui-hovered-phases = Die 3 Schritte eines Zuges; der aktuelle leuchtet. Held: bewegen und angreifen. Erkunden: ein neues Plättchen anlegen, wenn der Held an einer unerkundeten Kante steht. Schurke: Das Schloss handelt.
ui-hovered-objective = Das Ziel dieser Nacht. So geht sie verloren: { $lost }
ui-hovered-stock = Herzen sind Heilschübe: Ein Held mit 0 TP verbraucht einen, wenn sein Zug beginnt. Erfahrung bringen vernichtete Monster: 5 wenden eine Begegnungskarte ab oder lassen einen Helden aufsteigen, der eine 20 würfelt.
ui-hovered-order = Wer am Ende dieses Heldenzuges handelt, der Reihe nach, und was nach jetzigem Stand geschähe.
ui-hovered-worst = Der größte Schaden, den dieser Held in der Schurkenphase hier oder auf dem umrahmten Feld erleiden kann. Noch nicht gezogene Karten zählen nicht mit.
ui-hovered-last = Der letzte Würfelwurf: Angreifer, Ziel und Ergebnis.
ui-hovered-log = Was geschehen ist, das Neueste zuletzt. Jede Nummer öffnet ihre Regel.

## Wie eine Nacht abläuft, für alle, die noch nie gespielt haben

ui-primer = So wird gespielt
ui-close = Schließen
ui-primer-tonight-head = Heute Nacht
ui-primer-tonight =
    Ihr gewinnt: { $goal }
    Ihr verliert: { $lost }
ui-primer-hero-head = Bewegen und angreifen
ui-primer-hero = In deiner Heldenphase bewegst du dich und greifst an, in beliebiger Reihenfolge, oder du bewegst dich zweimal.
ui-primer-explore-head = Erkunden
ui-primer-explore = Beende die Phase an einer unerkundeten Kante, um ein neues Plättchen mit einem Monster anzulegen.
ui-primer-villain-head = Das Schloss schlägt zu
ui-primer-villain = Hast du kein weißes Dreieck angelegt, zieh eine Begegnungskarte. Dann handeln Schurken und deine Monster.
ui-primer-life-head = Fallen und aufstehen
ui-primer-life = Mit 0 TP verbrauchst du einen Heilschub, um aufzustehen. Ist keiner übrig, habt ihr verloren.
ui-primer-help-head = Hilfe
ui-primer-help =
    { $device_id ->
        [pad] Drücke { $hint } für einen Tipp, { $look } zum Ansehen, { $undo } für Rückgängig, { $menu } fürs Menü.
        [mouse] Klick auf die Lampe für einen Tipp, auf den gebogenen Pfeil für Rückgängig, auf die Lupe zum Ansehen.
       *[keys] Drücke { $hint } für einen Tipp, { $look } zum Ansehen, { $undo } für Rückgängig, { $rulebook } fürs Regelheft.
    }

## Der geführte erste Abend

ui-box-new = Zum ersten Mal hier? Lerne beim Spielen oder leg gleich los.
ui-box-again = Wie möchtest du spielen?
ui-box-play = Sofort spielen
ui-box-play-note = { $computers_count ->
    [0] Du: { $persons }.
   *[other] Du: { $persons }. Computer: { $computers }.
    }
ui-box-play-subject = { $subject }. { $seats }
ui-box-learn-note = Eine echte Partie mit kurzen Lektionen nebenbei. Etwa 20 Minuten.
ui-box-custom = Eigene Partie
ui-box-custom-note = Wähle, wer was spielt, wie schwer es wird und mit welchen Varianten.
ui-box-help = So wird gespielt
ui-box-back = Zurück
ui-learn-guide = Spielend lernen
ui-learn-guide-survivors = Lernen: Überlebende
ui-learn-guide-killer = Lernen: Killer
ui-guide-learnt = { $count } von { $most }
ui-guide-leave = Einführung beenden
ui-guide-left =
    Die Einführung ist aus, die Partie geht weiter. Im Menü { $device_id ->
        [mouse] (drei Striche neben dem Spielplan)
       *[keys] ({ $menu })
    } kannst du sie wieder einschalten.
ui-guide-reads = Die Einführung hat etwas zu sagen. Der Abend wartet.
ui-guide-none-head = Freies Spiel
ui-guide-none =
    { $device_id ->
        [mouse] Spiel, wie du magst: Die nächste Lektion kommt von selbst. Die Lampe gibt dir einen Tipp mit Begründung.
       *[keys] Spiel, wie du magst: Die nächste Lektion kommt von selbst. { $hint } gibt dir einen Tipp mit Begründung.
    }
ui-guide-enter-head = Du erwachst in einer Gruft
ui-guide-enter =
    Du gewinnst, wenn du einen Zug auf der Geheimtreppe beginnst, irgendwo im Dunkeln. Stell { $hero } zuerst auf ein Feld mit goldenen Ecken.
ui-guide-walk-head = Heldenphase: gehen
ui-guide-walk =
    In jeder Heldenphase: bewegen und angreifen oder zweimal bewegen. Geh zu einer unerkundeten Kante, wo Pfeile ins Dunkel weisen. Schon dort? Beende die Phase.
ui-guide-end-head = Phase beenden
ui-guide-end =
    Noch gibt es nichts zu bekämpfen. Du stehst an einer Kante? Beende die Phase mit dem goldenen Knopf und leg ein Plättchen an. Sonst geh weiter.
ui-guide-edge-head = Such eine Kante
ui-guide-edge =
    Kein neues Plättchen, darum kam eine Begegnung. Geh zu einer Kante mit Pfeil, etwa der umrahmten, und beende dort die Phase.
ui-guide-tile-head = Du hast erkundet
ui-guide-tile =
    Ein neues Plättchen! { $triangle ->
        [black] Sein Dreieck ist schwarz: Zieh in diesem Zug eine Begegnungskarte.
       *[white] Sein Dreieck ist weiß: keine Begegnungskarte in diesem Zug.
    } Auch ohne neues Plättchen kommt eine Begegnung, also erkunde weiter.
ui-guide-sun-head = Die Sonne wandert
ui-guide-sun =
    Sonne: { $space } von { $last }. Jedes weiße Plättchen, das du erkundest, lässt sie weiterwandern. Geht sie unter, erhebt sich Graf Strahd und jagt dich.
ui-guide-strahd-head = Graf Strahd erhebt sich
ui-guide-strahd =
    Die Sonne ist untergegangen. Ab jetzt handelt Graf Strahd in jeder Schurkenphase zuerst. Du musst ihn nicht besiegen: Erkunde weiter und finde die Treppe.
ui-guide-stairway-head = Der Weg hinaus
ui-guide-stairway =
    Da ist sie: die Geheimtreppe! Geh auf dieses Plättchen und bleib dort. Beginnt dein nächster Zug darauf, gewinnst du.
ui-guide-monster-head = Ein Monster wird gezogen
ui-guide-monster =
    Neue Plättchen bringen Monster. Die Karte zeigt Rüstungsklasse (RK), Trefferpunkte (TP) und Taktik. Es handelt in deinen Schurkenphasen, bis du es vernichtest.
ui-guide-villain-head = Schurkenphase
ui-guide-villain =
    Das Schloss spielt sich selbst. Erst kommt eine etwaige Begegnungskarte, dann handeln deine Monster der Reihe nach: jedes nach der ersten Zeile, die möglich ist.
ui-guide-route-head = Du bestimmst den Weg
ui-guide-route =
    Das Monster kommt zu dir, und bei gleich nahen Feldern wählst du. Denk voraus: Wo kannst du zuschlagen, wo entkommen?
ui-guide-defence-head = Du wirst angegriffen
ui-guide-defence =
    Würfel plus Bonus des Angriffs gegen deine RK: { $hit ->
        [yes] ein Treffer.
       *[no] daneben!
    } Deine Angriffe laufen genauso, gegen die RK des Monsters.
ui-guide-wound-head = Du bist verletzt
ui-guide-wound =
    Noch { $left } TP. Fällst du auf 0, gibt dir ein Herz (Heilschub) im nächsten Zug deinen Heilschubwert zurück. Ohne Herz hast du verloren.
ui-guide-strike-head = Schlag zurück
ui-guide-strike =
    Leuchtende Karten kannst du einsetzen. Geh neben das Monster (auch diagonal) und wähle eine Standardkraft (grün): Sie wirkt in jedem Zug.
ui-guide-start-head = Vor dem Zug
ui-guide-start =
    Manche Karten wirken nur in diesem Moment, einmal pro Partie. Geht es dir gut, heb sie auf und beginne den Zug.
ui-guide-aim-head = Wähle ein Ziel
ui-guide-aim =
    Zeig auf ein markiertes Monster, um Trefferchance und Schaden zu sehen. Wählst du eines, fällt der Würfel.
ui-guide-explore-head = Weiter ins Dunkel
ui-guide-explore =
    Kannst du dich noch bewegen, geh wieder an eine Kante und beende dort die Phase. Erst kämpfen, dann erkunden: So nutzt du den ganzen Zug.
ui-guide-treasure-head = Deine Belohnung
ui-guide-treasure =
    Wer ein Monster vernichtet, zieht einen Schatz, einmal pro Zug. Die Monsterkarte zählt außerdem als Erfahrung, zu sehen neben dem Spielplan.
ui-guide-encounter-head = Eine Begegnung
ui-guide-encounter =
    Das Schloss schlägt zu: Das Dreieck deines Plättchens war schwarz, oder du hast keines angelegt. Lies die Karte. Mit 5 Erfahrung könntest du sie abwenden.
ui-guide-cancel-head = Abwenden?
ui-guide-cancel =
    Deine Erfahrung reicht, um diese Begegnung abzuwenden. Was über 5 hinausgeht, verfällt. Wende ab, was am meisten schmerzt, nicht was zuerst kommt.
ui-guide-fallen-head = Du bist am Boden
ui-guide-fallen =
    Wenn dein nächster Zug beginnt, verbrauchst du ein Herz und { $hero } steht auf. Ist dann keines mehr da, hast du verloren.
ui-guide-daily-head = Einmal pro Nacht
ui-guide-daily =
    Tageskräfte (rot) und Nutzkräfte (blau) wirken einmal, dann werden sie umgedreht. Spar sie für den richtigen Moment. Zeig auf eine Karte, um ihre Chancen zu sehen.
ui-guide-help-head = Wenn du nicht weiterweißt
ui-guide-help =
    { $device_id ->
        [pad] { $hint }: ein Tipp. { $undo }: rückgängig. { $look }: eine Karte ansehen. { $menu }: das Menü, auch mit „So wird gespielt“.
        [mouse] Die Lampe: ein Tipp. Der gebogene Pfeil: rückgängig. Die Lupe (oder Rechtsklick): eine Karte ansehen. Drei Striche: das Menü, auch mit „So wird gespielt“.
       *[keys] Lampe ({ $hint }): Tipp. Gebogener Pfeil ({ $undo }): rückgängig. Lupe ({ $look }): Karte ansehen. { $menu }: das Menü, auch mit „So wird gespielt“.
    }
ui-guide-farewell-head = Jetzt kannst du es
ui-guide-farewell =
    Erkunde weiter: Die Treppe ist nicht unter den ersten 10 Plättchen. Sammle nicht mehr Monster, als du besiegen kannst. Viel Glück!
ui-guide-over-head = Das Ende
ui-guide-over =
    { $reason_id ->
        [won-escape-the-tomb] Du bist draußen: Du hast gewonnen!
       *[other] Diesmal hast du verloren. Versuch es gern noch einmal.
    } Zwölf weitere Abenteuer warten, mit mehr Helden und Kraftkarten nach deiner Wahl.

## Eine gezogene Karte, offen zum Lesen

ui-continue = Weiter
ui-drawn = { $deck_id ->
    [monster] Ein Monster kommt auf { $hero } zu. Lies seine Karte, dann geht es weiter.
    [villain] Ein Schurke betritt das Verlies. Lies seine Karte, dann geht es weiter.
    [encounter] Das Schloss spielt eine Begegnungskarte gegen { $hero }. Lies sie, dann geht es weiter.
   *[treasure] { $hero } hat eine Schatzkarte gefunden. Lies sie, dann geht es weiter.
    }
ui-drawn-skip = Gedrückt halten überspringt auch alles Weitere.
ui-drawn-monster = Monster. Seine Figur betritt das Verlies, und { $hero } bekommt die Karte: Es handelt in jeder Schurkenphase von { $hero }, bis es vernichtet ist; das bringt { $xp } EP.
ui-drawn-again = Monster. { $hero } hat schon eines dieses Namens. Diese Karte wird abgeworfen und eine andere gezogen.
ui-drawn-acts = Monster. Es handelt: nach der ersten Zeile seiner Karte, die möglich ist. Was offenbleibt, entscheidest du.
ui-drawn-villain = Schurke. Handelt in jeder Schurkenphase, noch vor den Monstern, bis er vernichtet ist.
ui-villain-acts = Schurke. Handelt jetzt: nach der ersten Zeile der Karte, die möglich ist. Was offenbleibt, entscheidest du.
ui-drawn-environment = Umgebung. { $old ->
    [none] Sie gilt ab jetzt für alle Helden, bis eine andere sie ablöst.
   *[other] Sie gilt ab jetzt für alle Helden und löst „{ $old }“ ab.
    }
ui-drawn-event = Ereignis. Es geschieht einmal, jetzt; dann wird die Karte abgeworfen.
ui-drawn-attack = Ereignis. Es schlägt einmal zu, jetzt; dann wird die Karte abgeworfen.
ui-drawn-trap = Falle. Sie kommt auf das Plättchen, auf dem { $hero } steht, und schlägt in jeder Schurkenphase von { $hero } zu. Wer auf diesem Plättchen steht, kann sie statt eines Angriffs entschärfen: mit einem Wurf, der mindestens die Zahl der Karte erreicht.
ui-drawn-blessing = Segen. Er wirkt sofort, bis zum Ende der nächsten Heldenphase von { $hero }.
ui-drawn-fortune = Glücksfall. Er wirkt sofort; dann wird die Karte abgeworfen.
ui-drawn-item = Gegenstand. { $count ->
    [one] { $hero } behält ihn.
   *[other] Du bestimmst, welcher Held ihn behält.
    }
ui-drawn-adventure = Abenteuerschatz. { $hero } nimmt ihn.
ui-condition = { $condition }: { $text }

## Der Würfel und die Chancen

ui-rolls = { $figure_start } würfelt
ui-sum = { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus }
    }
ui-total = = { $total }
ui-against = gegen RK { $ac }
ui-hits = Trifft: { $target }
ui-misses = Verfehlt: { $target }
ui-disabled = Entschärft: { $card }
ui-not-disabled = Noch scharf: { $card }
ui-ac-hp = RK { $ac }, { $hp } TP
ui-hit-chance = Trefferchance
ui-damage-of-hit = Schaden
ui-bonus-part = { $source } { $number }
ui-bonus-parts = { $printed } auf der Karte, { $parts }
ui-need = { $card } +{ $bonus }: { $need } oder mehr
ui-need-twice = { $card } +{ $bonus }: { $need } oder mehr auf beiden Würfeln
ui-no-roll = { $card }: kein Wurf nötig
ui-or-more = { $need ->
    [0] kein Wurf
   *[other] { $need } oder mehr
    }
ui-promise = { $number } %, { $damage } Schaden

## Blätter

ui-right-now = Jetzt gerade
ui-nothing-now = Mit dieser Karte ist gerade nichts zu tun.
ui-rules-that-apply = Regeln dazu
ui-previous = vorige
ui-next = nächste
ui-put-back = Zurücklegen
ui-paused = Pause
ui-pause-resume = Weiter
ui-pause-sit = Sitzordnung
ui-pause-aids = Hilfestufe
ui-pause-larger = Hier größere Schrift
ui-pause-smaller = Hier kleinere Schrift
ui-pause-save = Speichern
ui-pause-log = Protokoll
ui-pause-rulebook = Regelheft
ui-pause-primer = So wird gespielt
ui-pause-guide-leave = Einführung beenden
ui-pause-guide-back = Einführung fortsetzen
ui-pause-settings = Einstellungen
ui-pause-main-menu = Speichern und beenden
ui-decks = Stapel
ui-deck-left = { $left } übrig, { $discarded } abgeworfen
ui-strike-which = Womit { $figure_acc } angreifen?
ui-strike = { $card }: { $percent } %, { $damage } Schaden
ui-pile = Erfahrungsstapel: { $cards }
ui-pile-empty = Der Erfahrungsstapel ist leer.

## Das Ende

ui-dawn = Morgengrauen
ui-dusk = Finsternis
ui-heroes-win = Die Helden siegen
ui-you-win = Du hast gewonnen
ui-castle-wins = Das Schloss siegt
ui-you-lose = Du hast verloren
ui-end-about = { $adventure }, Startwert { $seed }
ui-turns = { $count ->
    [one] Zug
   *[other] Züge
    }
ui-minutes = { $count ->
    [one] Minute
   *[other] Minuten
    }
ui-surges-left = { $count ->
    [one] Heilschub übrig
   *[other] Heilschübe übrig
    }
ui-tiles-laid = { $count ->
    [one] Plättchen
   *[other] Plättchen
    }
ui-felled = erlegt
ui-hits-of = { $hits } / { $attacks }
ui-hits-made = Treffer
ui-dealt = ausgeteilt
ui-taken = erlitten
ui-tiles-found = Plättchen
ui-treasures-found = Schätze
ui-last-words = Wie es endete
ui-blow-struck = Zug { $turn }: Den letzten Schlag führte { $by_the }. „{ $cause }“ fällte { $hero_acc }.
ui-blow-card = Zug { $turn }: Der letzte Schlag kam von „{ $cause }“ und fällte { $hero_acc }.
ui-blow-alone = Zug { $turn }: { $hero } ging zu Boden.
ui-won-took = { $hero } nahm { $token_acc }: Damit war es geschafft.
ui-won-destroyed = { $hero } vernichtete { $figure_acc }: Damit war es geschafft.
ui-won-reached = { $hero } kam ans Ziel: Damit war es geschafft.
ui-end-again = Noch einmal, neues Verlies
ui-end-again-note = gleiche Helden, neuer Startwert
ui-end-same = Gleicher Startwert
ui-end-same-note = dieselbe Nacht
ui-end-watch = Wiederholung ansehen
ui-end-watch-note = vom ersten Zug an
ui-end-main-menu = Hauptmenü
ui-end-main-menu-note = Wiederholung aufbewahrt

## Tasten, wie sie beschriftet sind, und was sich belegen lässt

ui-key-return = Enter
ui-key-escape = Esc
ui-key-tab = Tab
ui-key-shift = Umschalt
ui-key-ctrl = Strg
ui-key-alt = Alt
ui-key-up = ↑
ui-key-down = ↓
ui-key-left = ←
ui-key-right = →
ui-key-page-up = Bild↑
ui-key-page-down = Bild↓
ui-key-delete = Entf
ui-key-home = Pos1
ui-key-end = Ende
ui-key-insert = Einfg
ui-key-of-pad = Num { $key }
ui-do-fast = halten: vorspulen
ui-bind-open = Tastenbelegung …
ui-bind-open-note = Jede Aktion und ihre Tasten.
ui-bind-title = Tasten
ui-bind-note = Wähle ein Feld und drück die Taste, die dort gelten soll. { $key } bricht ab.
ui-bind-press = Taste drücken
ui-bind-none = Nicht belegt
ui-bind-default = Standard
ui-bind-all = Alle zurücksetzen
ui-bind-taken = { $key } gehört schon zu „{ $other }“. Drück sie noch einmal, um sie umzubelegen, oder eine andere Taste.
ui-bind-needed = { $key } ist die einzige Taste für „{ $other }“, und eine muss es geben. Drück eine andere Taste.
ui-bind-fixed = { $key } führt immer zurück und lässt sich nicht ändern.
ui-bind-done = { $key } gehört jetzt zu „{ $action }“.
ui-bind-moved = { $key } gehört jetzt zu „{ $action }“, nicht mehr zu „{ $other }“.
ui-bind-cleared = Belegung gelöscht
ui-bind-reset = „{ $action }“ hat wieder die Standardtasten.
ui-bind-all-done = Alle Tasten sind wieder auf Standard.
ui-bind-clash = In deinen Einstellungen gehört { $key } zu „{ $action }“ und „{ $other }“; es gilt „{ $action }“.
ui-bind-empty = löschen
ui-bind-group-everywhere = Überall
ui-bind-group-table = Am Tisch
ui-bind-group-board = Der Spielplan
ui-bind-group-sheets = Vor und nach einer Partie
ui-action-up = Nach oben
ui-action-down = Nach unten
ui-action-left = Nach links
ui-action-right = Nach rechts
ui-action-take = Bestätigen
ui-action-usual = Standardaktion
ui-action-back = Zurück
ui-action-next = Nächste Stelle
ui-action-previous = Vorige Stelle
ui-action-next-group = Nächster Bereich
ui-action-previous-group = Voriger Bereich
ui-action-page-up = Eine Seite nach oben
ui-action-page-down = Eine Seite nach unten
ui-action-first = Zum Anfang
ui-action-last = Zum Ende
ui-action-full-screen = Vollbild
ui-action-rulebook = Regelheft
ui-action-undo = Rückgängig
ui-action-redo = Wiederherstellen
ui-action-hint = Tipp
ui-action-look = Karte ansehen
ui-action-log = Protokoll
ui-action-save = Speichern
ui-action-menu = Menü
ui-action-fast = Gedrückt halten: vorspulen
ui-action-marks = Räume auf dem eigenen Plan markieren
ui-action-aid = Mögliche Orte; umsehen
ui-action-pan-up = Ausschnitt nach oben
ui-action-pan-left = Ausschnitt nach links
ui-action-pan-down = Ausschnitt nach unten
ui-action-pan-right = Ausschnitt nach rechts
ui-action-centre = Ganzen Spielplan zeigen
ui-action-plus = Vergrößern
ui-action-minus = Verkleinern
ui-action-begin = Spiel starten
ui-action-same = Gleicher Startwert
ui-action-watch = Wiederholung ansehen

## Das Regelheft

ui-rulebook = Regelheft
ui-find = alle Regeln und Karten durchsuchen
ui-book-adventures = Abenteuer
ui-book-adventure = Abenteuer { $number }, für { $most ->
    [one] einen Helden
   *[other] { $least } bis { $most } Helden
    }
ui-book-set-up = Aufbau
ui-book-board = Auf dem Tisch: { $tiles }.
ui-book-stack-head = Der Plättchenstapel, von oben:
ui-book-stack = { $at }. { $what }
ui-book-layer = { $count ->
    [one] Ein zufälliges Plättchen
   *[other] { $count } zufällige Plättchen
    }
ui-book-layer-tiles = { $tiles }, { $count ->
    [0] sonst keines
    [one] mit einem anderen gemischt
   *[other] mit { $count } anderen gemischt
    }
ui-book-layer-group = Eines von diesen, zufällig: { $tiles }; { $count ->
    [0] sonst keines
    [one] mit einem anderen gemischt
   *[other] mit { $count } anderen gemischt
    }
ui-book-stack-rest = Alle übrigen Plättchen
ui-book-stack-all = Alle Plättchen, gemischt
ui-book-out = Nicht im Stapel: { $tiles }.
ui-book-aside = Beiseitegelegt: { $cards }.
ui-book-in-play = Im Spiel: { $card }.
ui-book-sun = Die Sonnenleiste hat { $count } Felder.
ui-book-surges = { $count ->
    [0] Es gibt keine Heilschübe.
    [one] Es gibt einen Heilschub.
   *[other] Es gibt { $count } Heilschübe.
    }
ui-book-specials = Besondere Plättchen
ui-book-at-tile = { $tile }: { $what }
ui-book-villains = Schurken
ui-book-treasures = Eigene Karten
ui-book-tokens = Marker
ui-book-token = { $count ->
    [one] { $token }
   *[other] { $count } × { $token }
    }
ui-book-odds = Siegquote
ui-book-odds-note = { $games } Computerpartien auf Stufe { $level }.
ui-book-this-game = heute Abend
ui-book-close = schließen
ui-book-backward = zurück
ui-book-forward = vor
ui-book-contents = Kapitel
ui-book-found = { $count ->
    [0] nichts
    [one] 1 Treffer
   *[other] { $count } Treffer
    }
ui-book-at = { $at } von { $count }
ui-book-chapters = Kapitel
ui-book-results = Suchergebnisse für „{ $query }“
ui-book-nothing = Keine Regel oder Karte enthält „{ $query }“. Versuch es mit weniger Buchstaben.
ui-book-more = … und { $count } mehr. Tipp weiter, um die Auswahl einzugrenzen.
ui-book-see-also = Siehe auch
ui-book-cards = { $count ->
    [one] Auf einer Karte
   *[other] Auf { $count } Karten
    }
ui-book-example = Beispiel { $number }: { $title }
ui-book-house = Eigene Auslegung: Die gedruckten Regeln lassen das offen.
ui-book-your-game = In deiner Partie
ui-book-rules = Regeln
ui-book-columns = Spalten
ui-book-links = Verweise
ui-book-follow = folgen
ui-book-search = suchen
ui-book-end-search = Suche beenden
ui-book-back-to = zurück zu { $rule }
ui-book-page = Seite { $number }
ui-book-count = { $count } Regeln, jede mit ihrer Nummer

## Karten aus der Nähe

ui-card-power = { $kind } von { $hero }
ui-card-villain = Schurke
ui-card-thing = Objekt
ui-card-kinds = { $kind }: { $kinds }
ui-band-at-will = bleibt offen
ui-band-daily = einmal, dann verdeckt
ui-band-utility = einmal, dann verdeckt
ui-band-environment = bleibt in Kraft
ui-band-event = geschieht sofort
ui-band-attack = schlägt sofort zu
ui-band-trap = kommt auf ein Plättchen
ui-plus = { $number ->
    [0] 0
   *[other] +{ $number }
    }
ui-no-die = kein Wurf
ui-to-hit = Angriff
ui-on-a-miss = Fehlschlag
ui-to-disable = entschärfen
ui-range-adjacent = Reichweite: ein angrenzendes Feld
ui-range-own-tile = Reichweite: dein eigenes Plättchen
ui-range-within = { $tiles ->
    [one] Reichweite: im Umkreis von 1 Plättchen
   *[other] Reichweite: im Umkreis von { $tiles } Plättchen
    }
ui-range-exactly = { $tiles ->
    [one] Reichweite: genau 1 Plättchen entfernt
   *[other] Reichweite: genau { $tiles } Plättchen entfernt
    }

## Die schlichten Bildschirme eines Spiels ohne eigene

ui-plain-setup = Neue Partie
ui-plain-seats = Wer spielt
ui-plain-over = Die Partie ist zu Ende.
ui-plain-won = { $heroes_count ->
    [0] Niemand hat gewonnen.
    [one] { $heroes_start } hat gewonnen.
   *[other] { $heroes_start } haben gewonnen.
    }
ui-plain-rounds = Runden
ui-plain-watch = Wiederholung ansehen
ui-plain-again = Noch einmal spielen
ui-plain-same = Gleicher Startwert
ui-plain-main-menu = Hauptmenü
ui-plain-page-seats = Wer gespielt hat
ui-plain-page-log = Das Protokoll
ui-plain-invite = Beliebige Taste: selbst spielen

## Die Demo: für alle, die vorbeikommen und nichts wissen

ui-demo-label = DEMO
ui-demo-invite = Beliebige Taste: { $hero } selbst spielen
ui-demo-invite-short = Jede Taste: { $hero } spielen
ui-demo-leave = Hauptmenü
ui-demo-yours = Du spielst jetzt { $hero }. Wenn du gehst, übernimmt der Computer.
ui-demo-again = Der Computer spielt wieder { $hero }.
ui-demo-idle = { $seconds ->
    [one] Noch da? In 1 Sekunde übernimmt der Computer. Drück irgendeine Taste, um { $hero } zu behalten.
   *[other] Noch da? In { $seconds } Sekunden übernimmt der Computer. Drück irgendeine Taste, um { $hero } zu behalten.
    }
ui-demo-unsaved = Das ist die Demo: Gespeichert wird nichts.
ui-demo-thinks = Was { $hero } vorhat
ui-demo-thought = „{ $words }“
ui-demo-next = Als Nächstes: { $adventure }, mit { $heroes }
ui-demo-next-game = Als Nächstes: eine Nacht mit { $game }
ui-demo-next-soon = { $seconds ->
    [one] in 1 Sekunde
   *[other] in { $seconds } Sekunden
    }
ui-demo-next-up = Als Nächstes, in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
    }: { $game }.
ui-demo-next-now = Jede Taste: sofort
ui-demo-playing = Du spielst in der Demo
ui-demo-resume = Weiter
ui-demo-return = { $hero } dem Computer überlassen
ui-demo-home = Hauptmenü

ui-demo-adventure-began = Eine neue Nacht beginnt: { $adventure }.
ui-demo-note-adventure-began = { $goal }
ui-demo-turn-began = { $hero } ist am Zug.
ui-demo-note-turn-began = Erst wird gelaufen und gekämpft, dann das Dunkel erkundet. Zum Schluss schlägt das Schloss zurück.
ui-demo-phase-began = { $phase_id ->
    [explore] { $hero } späht um die Ecke.
    [villain] Jetzt schlägt das Schloss zurück.
   *[other] { "" }
    }
ui-demo-note-phase-began = { $phase_id ->
    [explore] Am Rand des Verlieses kommt ein neues Plättchen dazu, und darauf wartet etwas. Gibt es nichts Neues zu erkunden, kommt stattdessen eine Begegnungskarte.
   *[other] Das Schloss spielt sich selbst. Monster und Fallen, auf die { $hero } gestoßen ist, folgen den paar Zeilen auf ihrer Karte.
    }
ui-demo-tile-laid = Eine Tür ins Dunkel öffnet sich: { $tile }.
ui-demo-note-tile-laid = { $triangle_id ->
    [black] Das Dreieck ist schwarz: Gleich kommt eine Begegnungskarte, und die meint es selten gut.
    [white] Das Dreieck ist weiß: diesmal keine Begegnungskarte. Aber jedes neue Plättchen bringt ein Monster.
   *[none] Ein Ort, auf den es heute Nacht ankommt.
    }
ui-demo-monster-placed = { $found ->
    [no] Aus dem Dunkel: { $figure }!
   *[yes] Etwas hat auf { $hero } gewartet: { $figure }!
    }
ui-demo-note-monster-placed = Rüstungsklasse { $ac }, { $hp ->
    [one] 1 Trefferpunkt
   *[other] { $hp } Trefferpunkte
    }. Das Monster handelt in jedem Zug dieses Helden, bis es vernichtet ist.
ui-demo-monster-activated = { $line ->
    [0] { "" }
   *[other] { $figure_start } handelt.
    }
ui-demo-note-monster-activated = Auf der Karte gilt die erste Zeile von oben, die möglich ist: hier Zeile { $line }.
ui-demo-attacked = { $hit ->
    [yes] { $attacker_start } greift { $target_acc } an: „{ $card }“ trifft!
   *[no] { $attacker_start } greift { $target_acc } an: „{ $card }“ geht daneben.
    }
ui-demo-note-attacked = Der Würfel zeigt { $face }. Mit allen Boni sind das { $total }, und { $ac } oder mehr waren nötig.
ui-demo-attack-foiled = „{ $card }“! Der Angriff auf { $target_acc } geht doch noch daneben.
ui-demo-note-attack-foiled = Manche Karten antworten auf das, was andere tun. Es lohnt sich, sie für einen Moment wie diesen aufzuheben.
ui-demo-damaged = { $left ->
    [0] { $figure_start } verliert { $amount } TP und hat keine mehr.
   *[other] { $figure_start } verliert { $amount } TP und hat noch { $left }.
    }
ui-demo-healed = { $figure_start } erhält { $amount } TP zurück: jetzt { $left }.
ui-demo-hero-fell = { $hero } geht zu Boden!
ui-demo-note-hero-fell = Zu Beginn des nächsten Zuges braucht { $hero } einen Heilschub. Ist keiner mehr da, haben alle verloren.
ui-demo-surge-used = Ein Heilschub bringt { $hero } wieder auf die Beine.
ui-demo-note-surge-used = { $left ->
    [0] Es war der letzte. Beginnt noch ein Held seinen Zug mit 0 TP, haben alle verloren.
    [one] Einer ist noch da, für alle Helden zusammen.
   *[other] { $left } sind noch da, für alle Helden zusammen.
    }
ui-demo-condition-gained = { $hero } ist { $condition_id ->
    [immobilized] bewegungsunfähig
   *[slowed] verlangsamt
    }.
ui-demo-note-condition-gained = { $condition_id ->
    [immobilized] { $hero } kann sich bis zum Ende des nächsten Zuges nicht von der Stelle bewegen.
   *[slowed] { $hero } kommt bis zum Ende des nächsten Zuges nur noch zwei Felder weit.
    }
ui-demo-card-used = { $hero } setzt „{ $card }“ ein.
ui-demo-monster-destroyed = Vernichtet: { $figure }!
ui-demo-note-monster-destroyed = { $xp ->
    [one] Das bringt 1 Erfahrungspunkt.
   *[other] Das bringt { $xp } Erfahrungspunkte.
    } Fünf davon wenden eine Begegnungskarte ab oder lehren einen glücklichen Helden etwas Neues.
ui-demo-encounter-drawn = Das Schloss spielt eine Karte: „{ $card }“.
ui-demo-encounter-cancelled = „{ $card }“ ist abgewendet!
ui-demo-note-encounter-cancelled = Die Helden haben dafür bezahlt, mit Erfahrung oder mit einer Karte.
ui-demo-environment-changed = { $any ->
    [no] { "" }
   *[yes] Von jetzt an gilt im ganzen Verlies: „{ $card }“.
    }
ui-demo-trap-disabled = { $success ->
    [yes] { $hero } nimmt die Falle auseinander: „{ $card }“ ist harmlos.
   *[no] { $hero } macht sich an der Falle zu schaffen, aber „{ $card }“ bleibt scharf.
    }
ui-demo-note-trap-disabled = Würfel und Boni ergeben { $total }; nötig sind 10 oder mehr.
ui-demo-treasure-drawn = { $hero } findet einen Schatz: „{ $card }“.
ui-demo-level-gained = { $hero } hat dazugelernt: 2. Stufe und „{ $card }“!
ui-demo-note-level-gained = Eine natürliche 20 und fünf Erfahrungspunkte machen einen Helden stärker.
ui-demo-sun-moved = Die Sonne sinkt auf Feld { $space } von { $last }.
ui-demo-note-sun-moved = Ist sie untergegangen, erwacht der Herr des Schlosses.
ui-demo-token-placed = Entdeckt: { $token }!
ui-demo-note-token-placed = Dafür sind die Helden gekommen.
ui-demo-token-taken = { $hero } nimmt { $token_acc }!
ui-demo-won = Die Helden haben gewonnen!
ui-demo-note-won = { $reason }
ui-demo-lost = Das Schloss hat gewonnen.
ui-demo-note-lost = { $reason }

## Das Regal der Wiederholungen und was man ansieht

ui-replays-title = Wiederholungen
ui-replays-count = { $count ->
    [one] 1 Wiederholung
   *[other] { $count } Wiederholungen
    }
ui-replays-none = Noch keine beendeten Partien. Die neuesten fünfzig werden hier aufbewahrt.
ui-replays-hint = Wähle eine Wiederholung, um sie anzusehen. Entf löscht sie.
ui-replays-reading = Wird gelesen …
ui-replays-empty = In dieser Partie ist nichts geschehen. Hier gibt es nichts anzusehen.
ui-replays-stays = { $file } lässt sich nicht löschen. Vielleicht ist der Ordner gesperrt.
ui-replays-remove = Löschen
ui-replays-remove-it = Löschen
ui-replays-keep = Behalten
ui-replays-sure = Diese Wiederholung löschen?
ui-replays-question = { $adventure }, { $when }. Das lässt sich nicht rückgängig machen.
ui-replays-question-file = Die Datei { $file }. Das lässt sich nicht rückgängig machen.
ui-replays-open = nicht beendet
ui-london-sleeps = London schläft
ui-london-lost = London ist verloren
ui-claimed = Sieg: { $heroes }
ui-replays-about = { $when }, { $kind_id ->
    [london] { $turns ->
        [one] 1 Stunde
       *[other] { $turns } Stunden
    }
    [dungeonville] { $turns ->
        [one] 1 Runde
       *[other] { $turns } Runden
    }
   *[other] { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
    }, { $minutes } Min., { $persons ->
    [0] nur der Computer
    [one] 1 Mensch
   *[other] { $persons } Menschen
    }, Startwert { $seed }
ui-when = { $day }. { $month } { $year }, { $hour }:{ $minute }
ui-month-1 = Januar
ui-month-2 = Februar
ui-month-3 = März
ui-month-4 = April
ui-month-5 = Mai
ui-month-6 = Juni
ui-month-7 = Juli
ui-month-8 = August
ui-month-9 = September
ui-month-10 = Oktober
ui-month-11 = November
ui-month-12 = Dezember
ui-replay-to-start = Zum Anfang
ui-replay-turn-back = Voriger Zug
ui-replay-step-back = Schritt zurück
ui-replay-play = Start oder Pause
ui-replay-step-on = Schritt vor
ui-replay-turn-on = Nächster Zug
ui-replay-to-end = Zum Ende
ui-replay-line = Die Nacht, von Anfang bis Ende
ui-replay-speed = { $factor }×
ui-replay-eyes-all = Was alle sahen
ui-replay-eyes-own = Was die Helden sahen
ui-replay-ended = Wie es endete
ui-replay-leave = Verlassen
ui-replay-where = Zug { $turn } von { $turns }, { $hero }: Schritt { $answer } von { $answers }
ui-replay-where-short = Zug { $turn } von { $turns }, { $hero }
ui-replay-departs = Ab Schritt { $answer } spielt diese Version anders.
ui-chart-title = Die Nacht, Zug für Zug
ui-chart-height = Höhe: Trefferpunkte
ui-chart-down = { $hero } am Boden
ui-sign-won = Morgengrauen
ui-sign-lost = das Ende
ui-sign-fell = am Boden
ui-sign-surge = Heilschub
ui-sign-villain = Schurke
ui-sign-level = Stufe
ui-sign-token = gefunden
ui-sign-twenty = natürliche 20
ui-sign-felled = erlegt
ui-sign-curse = Begegnung
ui-sign-treasure = Schatz
ui-sign-tile = Plättchen
ui-turn-summary = Zug { $turn }, { $hero }: { $parts }.
ui-turn-quiet = ein ruhiger Zug
ui-turn-fell = geht zu Boden
ui-turn-surge = kommt mit einem Heilschub zurück, { $amount ->
    [0] dem letzten
   *[other] noch { $amount } übrig
    }
ui-turn-villain = vernichtet { $thing_acc }
ui-turn-level = steigt auf die 2. Stufe
ui-turn-token = nimmt { $thing_acc } auf
ui-turn-twenty = würfelt eine natürliche 20 gegen { $thing_acc }
ui-turn-felled = erlegt { $thing_acc }
ui-turn-curse = zieht „{ $thing }“
ui-turn-treasure = findet „{ $thing }“
ui-turn-tile = legt ein neues Plättchen an
ui-turn-other = { $hero } { $words }
ui-turn-dealt = { $amount } Schaden ausgeteilt
ui-turn-hurt = { $amount } Schaden erlitten
ui-dice = Würfel
ui-dice-mean = Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-dice-none = keine Würfe
ui-moments = Davon wird man erzählen
ui-moments-none = Eine Nacht wie andere auch. Niemand wird sie besingen.
ui-moment = Zug { $turn }. { $sentence }
ui-moment-saved = { $hero } hat noch { $number } TP; { $thing_the } greift an und trifft nicht.
ui-moment-last-surge = { $hero } steht mit dem letzten Heilschub der Nacht auf.
ui-moment-surge = { $hero } lag am Boden und ist dank eines Heilschubs zurück.
ui-moment-villain = { $hero } vernichtet { $thing_acc }.
ui-moment-risen = { $thing_start } betritt das Verlies.
ui-moment-token = In den Händen von { $hero }: { $thing }.
ui-moment-level = { $hero } hat genug gesehen für die 2. Stufe.
ui-moment-felled = { $hero } erlegt { $thing_acc } ({ $number } EP).
ui-moment-fell = { $hero } geht zu Boden.
ui-moment-twenty = Eine natürliche 20: { $hero } trifft { $thing_acc } mit insgesamt { $number }.
ui-moment-hair = { $hero } braucht { $number } gegen { $thing_acc } und kommt auf genau { $number }: erlegt.
ui-honour-carried = Hinausgetragen
ui-honour-fallen = Stand nicht mehr auf
ui-honour-back = { $number ->
    [one] Zurück aus dem Dunkel
   *[other] { $number }-mal zurück
    }
ui-honour-mended = Heilte { $number }
ui-honour-blade = Die Klinge: erlegte { $number }
ui-honour-wall = Der Fels: steckte { $number } ein
ui-honour-seeker = Fand { $number } Plättchen
ui-honour-lucky = Von den Würfeln geliebt
ui-honour-unlucky = Von den Würfeln gehasst
ui-honour-finder = { $number } Schätze
ui-honour-twenty = Natürliche 20
ui-honour-there = War dabei
ui-end-page-heroes = Helden
ui-end-page-night = Die Nacht
ui-end-page-moments = Momente
ui-end-fact = { $value } { $what }
ui-end-facts = { $night }: { $facts }
ui-menu-replays = Wiederholungen
ui-menu-replays-note = { $count ->
    [0] noch keine
   *[other] { $count } aufbewahrt
    }
ui-menu-records = Rekorde
ui-menu-records-note = Siege, Serien, Bestwerte
ui-box-records = Rekorde
ui-records-title = Rekorde
ui-records-export = Als CSV ausgeben
ui-records-everyone = Alle
ui-records-name = Name von Profil { $number }: { $name }
ui-records-all = Alle Partien ({ $count })
ui-records-row = { $outcome }, { $day }
ui-records-none-note = Partien erscheinen hier, sobald sie enden, gewonnen oder verloren. Einführungen und Demos zählen nicht.
ui-records-time = Anteil der Siege, je die letzten { $count } Partien
ui-records-legend = Zeichen oben: gewonnen. Zeichen unten: verloren.
ui-records-per-cent = { $number } %
ui-menu-rulebook = Regelheft
ui-menu-rulebook-note = jede Regel mit Nummer
ui-menu-demo = Demo
ui-menu-demo-note = spielt von selbst
ui-carry-when = { $day }. { $month }, { $hour }:{ $minute }
ui-carry-turn = { $kind_id ->
    [london] { $game }, Stunde { $turn }
    [dungeonville] { $game }, Runde { $turn }
   *[other] Zug { $turn }
    }
ui-carry-turn-of = Zug { $turn }, { $hero }
ui-carry-round = { $game }, Runde { $round }, { $side_id ->
    [killer] als Killer
    [survivors] als Überlebende
    [both] beide Seiten
   *[nobody] nur der Computer
    }
ui-do-play = Start oder Pause
ui-do-step = Schritt
ui-do-speed = Tempo
ui-end-best = Rekord, vorher { $turns }
ui-end-best-was = Rekord: { $turns }
ui-end-back = Zurück
ui-end-back-note = zum vorigen Bildschirm

## Tischmodus und Fenster mit wenig Platz

ui-of-most = von { $most }
ui-xp = EP
ui-phase-now = { $phase_id ->
    [hero] Heldenphase
    [explore] Erkundung
   *[villain] Schurkenphase
    }
ui-then-strike = Dann schlagen sie zu
ui-then-nobody = Noch schlägt nichts zu
ui-last-roll = Letzter Wurf
ui-last-line = { $who }: { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus } = { $total }
    }{ $ac ->
    [0] { "" }
   *[other] { " " }gegen { $ac }
    }
ui-last-outcome = { $what }. { $came }
ui-last-against = gegen { $ac }
ui-last-miss = daneben
ui-last-disabled = entschärft
ui-last-armed = noch scharf
ui-last-who = { $who }: { $what }
ui-last-sum = { $who }: { $face } + { $bonus }, { $what }
ui-last-fell = { $figure_start } fällt
ui-last-foiled = „{ $card }“ wendet es ab
ui-last-lost = { $figure }: { $count } Schaden
ui-more-cards = Mehr Karten
ui-rule-in-book = Eine lange Regel: Wähle diese Zeile, um sie im Regelheft zu lesen.
ui-tab-heroes = Helden
ui-tab-night = Nacht
ui-tab-log = Protokoll
ui-tool-heroes = Helden
ui-tool-night = Die Nacht

## Was auf dem Spielplan geschieht

ui-float-miss = Daneben
ui-float-idle = wartet
ui-float-slept = aufgehalten
ui-float-over = nicht mehr { $condition_id ->
    [immobilized] bewegungsunfähig
    [slowed] verlangsamt
   *[other] { $condition }
    }
ui-rolled-before = { $what }, nach { $faces }

## Wenn etwas schiefgeht

ui-crash-title = Etwas ist schiefgegangen
ui-crash = { $match ->
    [yes] Das Fenster ist abgestürzt. Deine Partie steht sicher bei deiner letzten Entscheidung, und ein Absturzbericht liegt in dieser Datei:
   *[no] Das Fenster ist abgestürzt. Nichts ging verloren, und ein Absturzbericht liegt in dieser Datei:
    }
ui-crash-unsaved = { $match ->
    [yes] Das Fenster ist abgestürzt. Deine Partie steht sicher bei deiner letzten Entscheidung, aber der Absturzbericht ließ sich nicht speichern.
   *[no] Das Fenster ist abgestürzt. Nichts ging verloren, aber der Absturzbericht ließ sich nicht speichern.
    }
ui-crash-soon = Geht von selbst weiter in { $seconds ->
    [one] 1 Sekunde.
   *[other] { $seconds } Sekunden.
    }
ui-crash-continue = Weiter
ui-crash-main-menu = Hauptmenü
ui-crash-quit = Beenden
ui-unclean = Dreadhouse wurde letztes Mal nicht richtig beendet. Nichts ist verloren: „Fortsetzen“ beginnt bei deiner letzten Entscheidung.
ui-kiosk-stays = Das Programm bleibt hier geöffnet.

## Was eine Karte jetzt gerade bedeutet

ui-card-text = Was darauf steht
ui-card-of = { $at } von { $count }
ui-rules-open = { $key ->
    [none] jede öffnet sich im Regelheft
   *[other] { $key } öffnet das Regelheft
    }
ui-now-holder = vor { $hero }
ui-now-effect = in Kraft
ui-now-if-nothing-changes = wenn sich vorher nichts ändert
ui-now-in-phase = in der Schurkenphase von { $hero }
ui-now-hp = { $hp } TP
ui-now-figure = { $figure }: { $hp } TP
ui-now-ready = Jetzt einsetzbar.
ui-now-choose = Wird eingesetzt. Wähle ein Ziel.
ui-now-passive = Wirkt immer.
ui-now-used = Verdeckt, bis etwas sie wieder umdreht (CR-100).
ui-now-waits = { $hero } kann sie einsetzen: { $when }.
ui-now-turn = { $hero } kann sie in der eigenen Heldenphase einsetzen (CR-055).
ui-now-fallen = { $hero } hat keine Trefferpunkte mehr und kann nichts einsetzen (CR-133).
ui-now-away = { $hero } ist noch nicht auf dem Spielplan.
ui-now-serves = Jetzt eingesetzt, hilft sie:
ui-now-no-target = Für { $hero } ist kein Ziel in Reichweite (CR-109).
ui-now-to-the-roll = auf den Wurf
ui-now-own = gegen dieses Ziel
ui-now-no-roll = kein Wurf nötig
ui-now-need-twice = { $need } oder mehr, mit beiden Würfeln
ui-now-damage = { $count ->
    [one] 1 Schaden
   *[other] { $count } Schaden
    }
ui-now-each = Sie trifft alle davon.
ui-now-each-tile = Sie trifft alle auf einem Plättchen deiner Wahl.
ui-now-some = Sie trifft bis zu { $count } davon.
ui-now-some-tile = Sie trifft bis zu { $count } davon auf einem Plättchen.
ui-now-more-damage = Davon { $amount } Schaden durch: { $sources }.
ui-now-miss = { $count ->
    [one] Auch ein Fehlschlag macht 1 Schaden.
   *[other] Auch ein Fehlschlag macht { $count } Schaden.
    }
ui-now-gives = { $stat_id ->
    [ac] Bringt { $hero } gerade { $amount } RK.
    [speed] Bringt { $hero } gerade { $amount } Tempo.
    [attack] Bringt { $hero } gerade { $amount } auf Angriffswürfe.
    [damage] Bringt { $hero } gerade { $amount } Schaden.
   *[disable] Bringt { $hero } gerade { $amount } auf Würfe zum Entschärfen.
    }
ui-now-gives-nothing = Bringt gerade nichts.
ui-now-in-force = Ausgespielt von { $hero }. Sie hilft:
ui-now-none-here = Davon ist nichts auf dem Tisch.
ui-now-acts = { $heroes_count ->
    [0] In keiner Schurkenphase: Die Karte ist weg.
    [one] Handelt in der Schurkenphase von { $heroes } (CR-092).
   *[other] Handelt in den Schurkenphasen von { $heroes } (CR-093).
    }
ui-now-asleep = „{ $card }“ verhindert die nächste Aktivierung (CR-189).
ui-now-idle = Würde nichts tun (CR-153).
ui-now-moves = Zeile { $line }: { $way }.
ui-now-moves-and-strikes = Zeile { $line }: { $way }. Dann: { $strike }.
ui-now-strikes = Zeile { $line }: { $strike }, von der Stelle aus.
ui-now-strikes-and-moves = Zeile { $line }: { $strike }, von der Stelle aus. Dann: { $way }.
ui-now-move-adjacent = rückt neben { $heroes_count ->
    [one] { $heroes_acc }
   *[other] einen dieser Helden: { $heroes }
    }
ui-now-move-tile = rückt auf das Plättchen { $heroes_count ->
    [one] von { $heroes }
   *[other] eines dieser Helden: { $heroes }
    }
ui-now-move-toward = { $steps ->
    [one] rückt 1 Plättchen
   *[other] rückt { $steps } Plättchen
    } auf { $heroes_count ->
    [one] { $heroes_acc } zu
   *[other] einen dieser Helden zu: { $heroes }
    }
ui-now-deed-turn-to-mist = Zeile { $line }: Er gibt seinen Marker aus und wird zu Nebel (CR-160).
ui-now-deed-summon-by-fewest = Zeile { $line }: Er ruft ein neues Monster auf sein Plättchen.
ui-now-deed-summon = Zeile { $line }: Er ruft ein neues Monster auf sein Plättchen, für den aktiven Helden.
ui-now-deed-appear-beside = Zeile { $line }: Sie erscheint neben dem nächstgelegenen Helden und greift niemanden an (CR-294).
ui-now-tie = Gleich nah: { $heroes }. Wer am Zug ist, entscheidet (CR-147).
ui-now-blow = { $condition_id ->
    [slowed] { $count } Schaden, verlangsamt
    [immobilized] { $count } Schaden, bewegungsunfähig
   *[none] { $miss ->
        [0] { $count } Schaden
       *[other] { $count } Schaden, sonst { $miss }
    }
    }
ui-now-not-in-force = Nicht in Kraft.
ui-now-touches = Betrifft gerade:
ui-now-touches-nobody = Betrifft gerade niemanden.
ui-now-trap-strikes = Würde sie jetzt ausgelöst, träfe sie:
ui-now-trap-waits = Niemand ist in ihrer Reichweite.
ui-now-disable = { $hero } entschärft sie mit { $need } oder mehr: { $number } %.
ui-now-not-here = Dieser Held ist heute Nacht nicht dabei.
ui-now-total = gesamt
ui-now-condition = { $condition }: { $text }
ui-now-hunted = { $count ->
    [0] Nach jetzigem Stand hat es kein Monster auf diesen Helden abgesehen.
    [one] Ein Monster hat es auf diesen Helden abgesehen:
   *[other] { $count } Monster haben es auf diesen Helden abgesehen:
    }
ui-now-moves-closer = { $figure_start } kommt näher
ui-now-tile-not-here = Dieses Plättchen ist nicht auf dem Tisch.
ui-now-tile-away = { $tiles ->
    [0] { $hero } ist hier.
    [1] 1 Plättchen von { $hero } entfernt.
   *[other] { $tiles } Plättchen von { $hero } entfernt.
    }
ui-now-tile-edges = { $sides_count ->
    [0] Keine unerkundete Kante (CR-030).
    [1] Unerkundete Kante: { $sides } (CR-030).
   *[other] Unerkundete Kanten: { $sides } (CR-030).
    }
ui-now-tile-holds = Darauf:
ui-now-tile-empty = Niemand ist darauf.
ui-now-tile-lying = Außerdem darauf:

## Was folgt, wenn man eine Karte jetzt einsetzt

ui-follow-first = Zuerst
ui-follow-hit = Bei Treffer
ui-follow-miss = Bei Fehlschlag
ui-follow-then = Danach
ui-follow-each = { $who }: { $count }
ui-follow-damage = { $count ->
    [0] { $free ->
        [yes] auf Wunsch Schaden für eine dieser Figuren:
       *[no] Schaden für eine dieser Figuren:
    }
   *[other] { $free ->
        [yes] auf Wunsch { $count } Schaden ohne Wurf{ $one ->
            [yes] {" "}für eine dieser Figuren:
           *[no] :
        }
       *[no] { $count } Schaden{ $one ->
            [yes] {" "}für eine dieser Figuren:
           *[no] :
        }
    }
    }
ui-follow-healed = { $count ->
    [0] TP zurück für einen davon:
   *[other] { $count } TP zurück{ $one ->
        [yes] {" "}für einen davon:
       *[no] :
    }
    }
ui-follow-falls = { $who_count ->
    [one] fällt und bringt { $count } EP:
   *[other] fallen und bringen je { $count } EP:
    }
ui-follow-treasure = { $who } zieht dafür eine Schatzkarte
ui-follow-cured = { $one ->
    [yes] ein Zustand endet für einen davon:
   *[no] ein Zustand endet:
    }
ui-follow-marked-silvered = keine Regeneration mehr:
ui-follow-marked-shackled = { $one ->
    [yes] ab jetzt 1 Schaden bei jedem Teleport durch die eigene Taktik, für eine dieser Figuren:
   *[no] ab jetzt 1 Schaden bei jedem Teleport durch die eigene Taktik:
    }
ui-follow-marked-staked = keine Aktivierung in deiner nächsten Schurkenphase:
ui-follow-marker = auf das Plättchen kommt: { $who }
ui-follow-down = die Karte wird umgedreht
ui-follow-up = die Karte wird wieder aufgedeckt
ui-follow-gone = die Karte wird abgeworfen
ui-follow-asked-leap = { $who } wird auf ein freies Feld in Reichweite versetzt
ui-follow-asked-walk = { $who } darf sich bewegen
ui-follow-asked-run = { $who } läuft Schritt für Schritt und trifft alle am Weg
ui-follow-asked-step = { $who } darf näher heranrücken
ui-follow-asked-reposition = { $who } darf auf ein anderes Feld des Plättchens wechseln
ui-follow-asked-advance = alle anderen Helden, die es können, dürfen sich 1 Plättchen weit bewegen
ui-follow-asked-place-adjacent = { $who_count ->
    [one] wird auf ein angrenzendes Feld versetzt:
   *[other] werden auf angrenzende Felder versetzt:
    }
ui-follow-asked-place-which = { $one ->
    [yes] werden nacheinander versetzt:
   *[no] wird versetzt:
    }
ui-follow-asked-push-tile = { $who_count ->
    [0] du wählst ein Plättchen
    [one] kommt auf ein Plättchen deiner Wahl:
   *[other] kommen auf ein Plättchen deiner Wahl:
    }
ui-follow-moved = { $who_count ->
    [one] wird bewegt:
   *[other] werden bewegt:
    }
ui-follow-asked-tile = du wählst ein Plättchen
ui-follow-asked-target = { $one ->
    [yes] zur Wahl stehen:
   *[no] das Ziel:
    }
ui-follow-asked-teleport-who = kommt mit, wenn du willst:
ui-follow-asked-refresh = { $one ->
    [yes] eine davon wird wieder aufgedeckt: { $who }
   *[no] wieder aufgedeckt wird: { $who }
    }
ui-follow-asked-crystal-ball = du siehst dir die oberste Karte eines Stapels an
ui-follow-asked-icon = TP für alle oder alle für einen:
ui-follow-asked-heal = TP für einen davon:
ui-follow-asked-cleave = im selben Hieb kannst du eine dieser Figuren treffen:
ui-follow-asked-end-condition = einen Zustand kannst du beenden, für einen davon:

## Terrorscape: der Tisch

ui-ts-side-survivors = Überlebende
ui-ts-side-killer = Killer
ui-ts-side-nobody = Die Villa
ui-ts-round = Runde { $number }
ui-ts-turn-survivors = Zug der Überlebenden
ui-ts-turn-killer = Zug des Killers
ui-ts-next-turn-survivors = Danach: Überlebende
ui-ts-next-turn-killer = Danach: Killer
ui-ts-encounter = Begegnung
ui-ts-keys = Schlüssel { $keys }/{ $most }
ui-ts-ways = Getrennte Wege
ui-ts-ways-need = je { $keys } Schlüssel
ui-ts-ways-now = Entkommen: { $free }, tot: { $dead }
ui-ts-own-keys = { $keys ->
    [one] { $keys } Schlüssel
   *[other] { $keys } Schlüssel
}
ui-ts-first-token = zuerst
ui-ts-token-note = Nur wer die Markierung „zuerst“ hat, entdeckt; danach wandert sie weiter.
ui-ts-survivor-traits = Eigenschaften je Überlebenden: { $number }
ui-ts-killer-traits = Eigenschaften des Killers: { $number }
ui-ts-hand = Hand
ui-ts-status-hand = Handkarten des Killers: { $cards }
ui-ts-rescue = Rettung
ui-ts-rescue-silent = noch nicht
ui-ts-rescue-rounds = { $left ->
    [one] 1 Runde
   *[other] { $left } Runden
    }
ui-ts-healthy = unverletzt
ui-ts-injured = verletzt
ui-ts-fate-dead = tot
ui-ts-fate-free = entkommen
ui-ts-level = Stufe
ui-ts-strength = Stärke
ui-ts-barricades = Barrikaden
ui-ts-unseen = ungesehen
ui-ts-last-seen = zuletzt gesehen
ui-ts-discovery = Entdeckung { $cards }
ui-ts-search = Suche { $cards }
ui-ts-radio = Funkgerät { $progress } von { $most }
ui-ts-cracker = Böller: überall Geräusche
ui-ts-guess = Meine Vermutung
ui-ts-guess-tip = Deine eigene Notiz: wie viele der fünf Schritte am Funkgerät du für repariert hältst (hier { $progress }). Sonst sieht sie niemand, und sie ändert nichts.
ui-ts-carried-title = Kleine Kästchen: Gegenstände
ui-ts-carried = { $limit ->
    [0] Gegenstände: { $held }. Keine Obergrenze (∞).
   *[other] Gegenstände: { $held } von { $limit }, je ein Kästchen.
}
ui-ts-trade = Tauschen
ui-ts-act-for = Für { $who } antworten
ui-ts-action-move = Gehen
ui-ts-action-move-note = 1 oder 2 Räume
ui-ts-action-calm = Beruhigen
ui-ts-action-calm-note = Furcht ablegen
ui-ts-action-special = Spezial
ui-ts-action-special-note = Karte, Talent
ui-ts-action-unbar = Freiräumen
ui-ts-action-unbar-note = eine Tür
ui-ts-action-repair = Reparieren
ui-ts-action-repair-note = 1 Schritt, am Funkgerät
ui-ts-action-search = Suchen
ui-ts-action-search-note = an der Lupe
ui-ts-step-quick = Schnell
ui-ts-step-quick-tip = Spiel zuerst beliebig viele schnelle Karten. Deine erste Aktion oder Sonderfähigkeit beendet diesen Schritt.
ui-ts-step-main = Sonderkarte oder 2 Aktionen
ui-ts-step-second = noch 1 Aktion
ui-ts-step-main-tip = Dann eine Sonderfähigkeit oder zwei Aktionen: Bewege dich an einen angrenzenden Ort, oder SUCHE dort, wo du bist.
ui-ts-step-slow = Langsam
ui-ts-step-slow-tip = Dann kannst du eine langsame Karte spielen, sofern du in diesem Zug keine Begegnung hattest.
ui-ts-step-draw = 3 ziehen
ui-ts-step-draw-tip = Zum Schluss ziehst du { $draw } Karten; { $hand } darfst du auf der Hand behalten. Immer wenn dein Stapel leer ist, erreichst du die nächste Stufe.
ui-ts-asked-killer = { $left ->
    [none] Was tust du?
    [0] Keine Aktion mehr. Noch eine langsame Karte, oder Zug beenden?
    [one] Was tust du? Noch eine Aktion.
   *[other] Was tust du? Noch { $left } Aktionen.
}
ui-ts-walk-far = { $place }, über { $by_acc }
ui-ts-killer-sheet = { $killer }: Stufen und Karten
ui-ts-sheet-cards = Die { $cards } Karten dieses Killers
ui-ts-sheet-count = { $number ->
    [1] 1-mal
   *[other] { $number }-mal
}{ $level ->
    [0] {""}
   *[other] { $locked ->
        [yes] . Gesperrt bis Stufe { $level }
       *[no] . Frei seit Stufe { $level }
    }
}
ui-ts-level-line = Stufe { $level }{ $state ->
    [now] {" "}(jetzt)
   *[other] {""}
}: { $words }
ui-ts-level-none = Keine Änderung.
ui-ts-level-strength = Stärke { $strength }.
ui-ts-level-unlock = „{ $card }“ kommt auf die Hand.
ui-ts-level-quick = „{ $card }“ zählt auch als schnelle Karte.
ui-ts-level-ambush = Stärke +{ $bonus } in einer Begegnung gleich nach dem Erscheinen.
ui-ts-level-frighten-all = Zu Beginn einer Begegnung erleiden alle Beteiligten Furcht.
ui-ts-level-wound-all = Zu Beginn einer Begegnung werden alle Beteiligten verletzt.
ui-ts-level-shut-four-doors = Verbarrikadiert sofort 4 beliebige Türen.
ui-ts-level-whizz-searches = Nach „Vorbeihuschen“: Zahl 2 Karten, um zu SUCHEN.
ui-ts-level-screams-wound = Bei jedem Angstschrei: Zahl 3 Karten, um diesen Überlebenden zu verletzen.
ui-ts-cost-first = Spiel schnelle Karten und Sonderfähigkeiten vor deiner ersten Aktion.
ui-ts-cost-action = Danach in diesem Zug nicht mehr spielbar: { $cards }.
ui-ts-cost-special = Das ersetzt deine Aktionen.{ $cards_count ->
    [0] {""}
   *[other] {" "}Danach in diesem Zug nicht mehr spielbar: { $cards }.
}
ui-ts-cost-slow = Eine langsame Karte beendet deinen Zug.{ $left ->
    [0] {""}
    [one] {" "}Du verzichtest auf 1 Aktion.
   *[other] {" "}Du verzichtest auf { $left } Aktionen.
}{ $cards_count ->
    [0] {""}
   *[other] {" "}In diesem Zug nicht mehr spielbar: { $cards }.
}
ui-ts-cost-end = Dein Zug endet, und { $left ->
    [one] 1 Aktion bleibt
   *[other] { $left } Aktionen bleiben
} ungenutzt.
ui-ts-asked-act = { $acted ->
    [yes] { $who } hat gehandelt. Noch etwas?
   *[no] Was tut { $who }?
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] {" "}Noch dran: { $left }
}
ui-ts-special = Die Sonderaktionen von { $who }. Erst deine Wahl verbraucht etwas.
ui-ts-on-table = { $words } Im Angebot: { $items }.
ui-ts-paying = { $words } Karte { $number } von { $most }.
ui-ts-once-more = Noch einmal: { $words }
ui-ts-asked-run = Läuft { $who } weg, und wohin?
ui-ts-asked-slip = Entwischt { $who }, und wohin?
ui-ts-asked-coordinate = Bewegt sich { $who }, und wohin?
ui-ts-asked-trait = Welche Eigenschaft behält { $who }?
ui-ts-may-act = noch dran
ui-ts-has-acted = fertig
ui-ts-kind-quick = schnell
ui-ts-kind-special = Spezial
ui-ts-kind-slow = langsam
ui-ts-kind-attack = Angriff
ui-ts-free = frei
ui-ts-cost-all = alle
ui-ts-next-survivors = Die Überlebenden sind dran.
ui-ts-next-killer = Der Killer ist dran.
ui-ts-hold = Halte eine Taste gedrückt.
ui-ts-look-away-survivors = Überlebende, bitte wegsehen.
ui-ts-look-away-killer = Killer, bitte wegsehen.
ui-ts-meanwhile-survivors = Im Zug des Killers
ui-ts-meanwhile-killer = Im Zug der Überlebenden
ui-ts-shut-survivors = Die Seite des Teams ist zu
ui-ts-shut-survivors-note = bis zu seinem nächsten Zug
ui-ts-shut-killer = Die Seite des Killers ist zu
ui-ts-shut-killer-note = bis zu seinem nächsten Zug

## Terrorscape: vor und nach einer Nacht

ui-ts-setup-title = Eine Nacht in der Villa
ui-ts-killers = Der Killer
ui-ts-killer-random = Zufall
ui-ts-killer-random-note = Einer der drei Killer wird zufällig gezogen.
ui-ts-survivors = { $now ->
    [0] Überlebende: Zufall
   *[other] Überlebende: { $now } von 3
    }
ui-ts-survivors-random = Drei zufällig ziehen
ui-ts-three-needed = Wähle drei Überlebende, oder keine für eine zufällige Auswahl. Gewählt: { $now }.
ui-ts-who = Wer spielt
ui-ts-survivor-number = Überlebender { $number }
ui-ts-box-killer = { $killer_id ->
    [random] der Killer
   *[other] { $killer_the }
    }
ui-ts-box-survivors = { $count ->
    [one] 1 Überlebender
    [3] die Überlebenden
   *[other] { $count } Überlebende
    }
ui-ts-set-way = Sitzordnung
ui-ts-set-way-note = Zwei Fenster sind für zwei Bildschirme, die voneinander wegzeigen. Du kannst das später im Menü ändern.
ui-ts-as-level = wie oben
ui-ts-set-difficulty = Eigenschaften
ui-ts-set-difficulty-note = Alle Überlebenden wählen je eine Karte, die ihnen hilft. Der Killer bekommt keine, eine, zwei oder drei, von leicht bis Albtraum: je mehr, desto schwerer für die Überlebenden.
ui-ts-set-survivor-traits = Eigenschaften je Überlebenden
ui-ts-set-survivor-traits-note = Ersetzt die Zahl aus der Zeile darüber.
ui-ts-set-killer-traits = Eigenschaften des Killers
ui-ts-set-killer-traits-note = Ersetzt die Zahl aus der Zeile darüber.
ui-ts-difficulty-none = keine
ui-ts-difficulty-easy = leicht
ui-ts-difficulty-normal = normal
ui-ts-difficulty-hard = schwer
ui-ts-difficulty-nightmare = Albtraum
ui-ts-set-plans = Überlebenspläne
ui-ts-set-plans-note = Die Überlebenden ziehen zwei geheime Pläne. Sind sie in den richtigen Räumen, erfüllen sie einen: für eine neue Fähigkeit oder einen Weg zum Sieg.
ui-ts-set-separate = Getrennte Wege
ui-ts-set-separate-note = Für vier Personen. Alle Überlebenden brauchen 3 eigene Schlüssel, vor dem Killer verborgen, und entkommen einzeln. Stirbt jemand, spielen die anderen weiter, und der Killer wird stärker; bei zwei Toten hat er gewonnen.
ui-ts-set-key-trade = Schlüssel tauschbar
ui-ts-set-key-trade-note = Bei „Getrennte Wege“ dürfen Überlebende im selben Raum einander auch Schlüssel geben, nicht nur Gegenstände.
ui-ts-set-open-rescue = Killer sieht den Rettungszähler
ui-ts-set-open-rescue-note = Ist das Funkgerät repariert, kommt nach 5 Runden Rettung. Ja: Der Killer sieht, wie viele Runden noch bleiben. Nein: Nur die Überlebenden wissen, dass Rettung kommt.
ui-ts-set-open-hand = Überlebende sehen, wie viele Karten der Killer hält
ui-ts-set-open-hand-note = Hilft beim Einstieg. Zeigt nur die Zahl, auf der Trennlinie.
ui-ts-yes = ja
ui-ts-no = nein
ui-ts-sit = Wähle die Sitzordnung
ui-ts-sit-table = Ein Bildschirm mit Vorhang
ui-ts-sit-table-note = Nur die Seite am Zug sieht ihre Hälfte. Bei jedem Wechsel fällt ein Vorhang; haltet eine Taste gedrückt, um ihn zu heben.
ui-ts-sit-windows = Zwei Fenster
ui-ts-sit-windows-note = Ein Fenster je Seite; stellt das zweite auf einen anderen Bildschirm oder Projektor, der wegzeigt. Tastatur und Maus steuern das vordere Fenster.
ui-ts-sit-card = Echte Karte als Trennwand
ui-ts-sit-card-note = Beide Hälften bleiben offen. Nur mit einer echten Karte, die vor der Mitte des Bildschirms steht: Das Spiel verbirgt nichts.
ui-ts-sit-neutral = Neutral
ui-ts-sit-neutral-note = Du siehst nur, was beide Seiten wissen dürfen.
ui-ts-sit-open = Beide Hälften offen
ui-ts-sit-open-note = Du siehst, was jede Seite weiß. Niemand spielt, also wird kein Geheimnis verraten.
ui-ts-narrow = Zu wenig Platz für beide Hälften
ui-ts-narrow-note = Vergrößere das Fenster oder verkleinere die Schrift und wähle es dann noch einmal im Menü.
ui-ts-card = Steht eine Karte in der Mitte?
ui-ts-card-note = Beide Hälften sind die ganze Partie über offen. Stell erst eine Karte, ein Buch oder eine Schachtel aufrecht vor die Mitte des Bildschirms: Eine Seite sitzt links davon, die andere rechts.
ui-ts-card-in-place = Sie steht: beide Hälften öffnen
ui-ts-card-in-place-note = Die Überlebenden sitzen links, der Killer rechts.
ui-ts-window-of-survivors = Das Fenster der Überlebenden
ui-ts-window-of-killer = Das Fenster des Killers
ui-ts-window-note = Schieb es dorthin, wo nur deine Seite es sieht.
ui-ts-pass = Erst die anderen
ui-ts-undo = Rückgängig
ui-ts-won-killer = Der Killer hat gewonnen
ui-ts-won-survivors = Die Überlebenden haben gewonnen
ui-ts-won-some = Sieg: { $winners }
ui-ts-last-words = Wie es endete
ui-ts-truth-hand = Auf der Hand ({ $killer }): { $cards }
ui-ts-truth-pack = { $who } trug bei sich: { $items }
ui-ts-tonight = Heute Nacht
ui-ts-with-traits = Eigenschaften: { $level }
ui-ts-rescue-hidden = Der Killer sieht den Rettungszähler nicht.
ui-ts-hand-open = Die Überlebenden sehen, wie viele Karten der Killer hält.
ui-ts-trait-of = { $who }: { $trait }
ui-ts-plan = Plan: { $plan } ({ $state })
ui-ts-plan-open = nicht begonnen
ui-ts-plan-done = erfüllt
ui-ts-plan-step = { $step ->
    [one] 1 Voraussetzung erfüllt
   *[other] { $step } Voraussetzungen erfüllt
    }
ui-ts-status-rescue = Rettung: { $state }
ui-ts-status-survivor = { $who }: { $health }{ $fear ->
    [0] { "" }
   *[other] , Furcht { $fear }
    }
ui-ts-status-killer = { $killer }: Stufe { $level }, Stärke { $strength }, Barrikaden { $barricades }
ui-ts-end-again = Noch einmal spielen
ui-ts-won-parted = Alle für sich
ui-ts-end-about = Die Villa, { $killer }, Startwert { $seed }
ui-ts-end-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
ui-ts-end-keys = { $count ->
    [one] Schlüssel
   *[other] Schlüssel
}
ui-ts-end-level = Stufe
ui-ts-end-killer = Killer
ui-ts-end-honour-died = Hat es nicht geschafft
ui-ts-end-honour-out = Kam heraus
ui-ts-end-honour-repelled = Hielt den Killer auf
ui-ts-end-honour-key = Fand die Schlüssel
ui-ts-end-honour-repaired = Brachte den Funk in Gang
ui-ts-end-honour-healed = Wurde zusammengeflickt
ui-ts-end-honour-searched = Ließ keine Schublade zu
ui-ts-end-honour-went = Blieb in Bewegung
ui-ts-end-honour-struck = Ließ Blut fließen
ui-ts-end-honour-found = Fand sie
ui-ts-end-honour-sensed = Spürte ihre Nähe
ui-ts-end-honour-barred = Versperrte die Türen
ui-ts-end-honour-card = Spielte die Karten
ui-ts-end-honour-prowled = Durchstreifte das Haus
ui-ts-end-honour-none = Hielt still
ui-ts-end-life = { $left } von { $most }{ $fear ->
    [0] {""}
   *[other] , Furcht { $fear }
}
ui-ts-end-night = Die Nacht, Runde für Runde
ui-ts-end-height = Höhe: Lebenspunkte und Stufe des Killers
ui-ts-end-did = { $who }: { $words }.
ui-ts-end-sign-key = Schlüssel
ui-ts-end-sign-hurt = verletzt
ui-ts-end-sign-repelled = Angriff abgewehrt
ui-ts-end-sign-searched = Suche
ui-ts-end-sign-card = Karte
ui-ts-end-sign-went = Schritt
ui-ts-end-sign-used = Gegenstand, Stufe
ui-ts-end-page-people = Alle
ui-ts-end-page-night = Die Nacht
ui-ts-end-page-story = Wie es endete

## Terrorscape: die Enthüllung

ui-ts-end-watch = Die Wahrheit sehen
ui-ts-reveal-truth = Die Wahrheit
ui-ts-reveal-belief = Was der Killer glaubte
ui-ts-reveal-all = Alle
ui-ts-reveal-whose = wessen Orte
ui-ts-reveal-close = Nächstes „Haarscharf“
ui-ts-reveal-faster = Schneller oder langsamer
ui-ts-reveal-view = Anderen Plan zeigen
ui-ts-reveal-result = Das Ergebnis
ui-ts-reveal-thinking = überlegt …
ui-ts-reveal-right = richtig
ui-ts-reveal-near = einen Raum daneben
ui-ts-reveal-far = weit daneben
ui-ts-reveal-unseen = { $place }, ungesehen
ui-ts-reveal-close-same = Haarscharf: derselbe Raum, und niemand ahnte es
ui-ts-reveal-close-missed = Haarscharf: Der Killer war da und suchte nicht
ui-ts-reveal-close-search = Haarscharf: Der Killer suchte im Raum nebenan
ui-ts-reveal-close-door = Haarscharf: nur eine Tür dazwischen
ui-ts-reveal-sign-close = haarscharf: { $count }
ui-ts-reveal-sign-encounter = Begegnungen: { $count }
ui-ts-reveal-sign-key = Schlüssel: { $count }
ui-ts-reveal-sign-rescue = Rettung gerufen: { $count }
ui-ts-reveal-where = Runde { $round } von { $rounds }, { $side }
ui-ts-reveal-where-won = { $where }. { $won }.
ui-ts-percent-least = < 1 %
ui-ts-deeds = { $deeds }
ui-ts-deed-none = noch nichts
ui-ts-deed-went = { $steps ->
    [one] geht einen Raum weiter
   *[other] geht { $steps } Räume weiter
    }
ui-ts-deed-passage = nimmt den Geheimweg
ui-ts-deed-searched = sucht: { $items }
ui-ts-deed-discovered = entdeckt: { $items }
ui-ts-deed-used = nutzt { $thing_acc }
ui-ts-deed-repaired = repariert: Funkgerät { $progress } von 5
ui-ts-deed-trap = stellt eine Falle auf
ui-ts-deed-cracker = zündet einen Böller
ui-ts-deed-traded = tauscht mit { $partner }
ui-ts-deed-plan = folgt dem Plan „{ $plan }“
ui-ts-deed-healed = ist wieder unverletzt
ui-ts-deed-calm = beruhigt sich
ui-ts-deed-hurt = wird verletzt
ui-ts-deed-screamed = schreit vor Angst
ui-ts-deed-died = wird getötet
ui-ts-deed-out = entkommt aus dem Haus
ui-ts-deed-noise = macht Geräusche
ui-ts-deed-cleared = räumt eine Tür frei
ui-ts-deed-key = hängt einen Schlüssel auf
ui-ts-deed-came = erscheint
ui-ts-deed-prowled = { $steps ->
    [one] geht einen Raum weiter
   *[other] geht { $steps } Räume weiter
    }
ui-ts-deed-sneaked = { $steps ->
    [0] bleibt verborgen
    [one] schleicht einen Raum weiter
   *[other] schleicht { $steps } Räume weiter
    }
ui-ts-deed-card = spielt „{ $card }“
ui-ts-deed-found = findet { $found_acc }
ui-ts-deed-vain = sucht und findet niemanden
ui-ts-deed-sensed = { $found_count ->
    [0] spürt niemanden
   *[other] spürt { $found_acc }
    }
ui-ts-deed-barred = verbarrikadiert eine Tür
ui-ts-deed-repelled = wird abgewehrt
ui-ts-deed-struck = schlägt zu
ui-ts-deed-level = erreicht Stufe { $level }
ui-ts-demo-invite = Beliebige Taste: selbst eine Nacht spielen
ui-ts-demo-crept = Der Killer schleicht weiter, ungesehen: { $place }.
ui-ts-demo-over = { $won }. { $reason } { $following }

## Der Text einer Fähigkeitskarte: Art und Kosten stehen auf Band und Ecke
ui-ts-card-pursue = Bewege dich an einen angrenzenden Ort.
ui-ts-card-sense = SPÜRE eine Zone: Die Gruppe nennt alle, die dort sind.
ui-ts-card-barricade = Verbarrikadiere eine Tür an deinem Ort.
ui-ts-card-howling-chainsaw = Furcht in Reichweite 1. Du darfst dich 1-mal bewegen; alle an deinem Ort werden verletzt, ohne Begegnung.
ui-ts-card-madness = Verbarrikadiere eine Tür an deinem Ort; Stärke +2 in diesem Zug.
ui-ts-card-stay = Verbarrikadiere alle Türen an deinem Ort.
ui-ts-card-brutal-rage = Bewege dich 1- bis 2-mal, dann SUCHE. Barrikade durchbrochen, niemand gefunden: noch einmal.
ui-ts-card-scream = Alle in Reichweite 1 erleiden Furcht.
ui-ts-card-whizz = Bewege dich 1- bis 4-mal; alle am Weg, auch am Start, erleiden Furcht.
ui-ts-card-trail-of-fear = Alle Überlebenden mit Furcht verraten ihren Ort.
ui-ts-card-vanish = SCHLEICHE bis zu 2-mal. Beim Erscheinen: Furcht in Reichweite 1.
ui-ts-card-life-drain = Alle Überlebenden mit Furcht werden verletzt, überall, ohne Begegnung.
ui-ts-card-logical-deduction = SPÜRE 2 angrenzende Orte: Wer ist an einem davon?
ui-ts-card-murder-notice = Alle Überlebenden erleiden Furcht.
ui-ts-card-stalk = SCHLEICHE bis zu 2-mal, oder +1 in einem Angriff.
ui-ts-card-lurking-threat = SCHLEICHE bis zu 2-mal. Beim Erscheinen: Furcht für 1 Überlebenden.
ui-ts-card-death-blossom = SCHLEICHE bis zu 2-mal. Beim Erscheinen: Alle in Reichweite 1 sterben; nichts hilft.
ui-ts-no-limit = ∞
ui-ts-in-play = im Spiel
ui-ts-noise-now = Geräusch jetzt
ui-ts-noise-past = letzter Zug

## Was mehrere Personen an einem Bildschirm voreinander verbergen

ui-holds = { $device_id ->
    [mouse] die rechte Maustaste
    [pad] X
   *[keys] { $key }
}
ui-hint-alone = Halte { $secret } gedrückt und frag noch einmal: Ein Tipp kann verraten, was nur du weißt; die anderen sehen besser weg.
ui-hint-ready = Dein Tipp ist da. Halte { $secret } gedrückt, um ihn zu lesen.
ui-undo-other = Zuletzt { $seat_gender ->
    [pl] haben
   *[other] hat
    } { $seat_the } gewählt. Wähle noch einmal „Rückgängig“, um das zurückzunehmen.
