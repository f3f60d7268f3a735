# Terrorscape: every word that a player reads.

## Sides and parts of the table

name-killer = Killer
    .the = der Killer
    .acc = den Killer
    .dat = dem Killer
    .gen = des Killers
    .gender = m
name-survivors = Überlebende
    .the = die Überlebenden
    .acc = die Überlebenden
    .dat = den Überlebenden
    .gen = der Überlebenden
    .gender = pl
name-red = rot
name-blue = blau
name-green = grün
name-search = Suchstapel
    .the = der Suchstapel
    .acc = den Suchstapel
    .dat = dem Suchstapel
    .gender = m
name-discovery = Entdeckungsstapel
    .the = der Entdeckungsstapel
    .acc = den Entdeckungsstapel
    .dat = dem Entdeckungsstapel
    .gender = m

## The Villa

name-R1 = Eingangshalle
    .the = die Eingangshalle
    .acc = die Eingangshalle
    .dat = der Eingangshalle
    .gender = f
text-R1 = Hier beginnen die Überlebenden. Hängen 5 Schlüssel an der Wand, entkommen alle drei durch den Hauptausgang.

name-R2 = Galerie
    .the = die Galerie
    .acc = die Galerie
    .dat = der Galerie
    .gender = f
text-R2 = Hier können Überlebende nach Gegenständen suchen.

name-R3 = Korridor
    .the = der Korridor
    .acc = den Korridor
    .dat = dem Korridor
    .gender = m
text-R3 = Ein kahler Gang zwischen den alten Räumen und den neuen.

name-R4 = Arbeitszimmer
    .the = das Arbeitszimmer
    .acc = das Arbeitszimmer
    .dat = dem Arbeitszimmer
    .gender = n
text-R4 = Türen zur Bibliothek und zum Bankettsaal, sonst nirgendwohin.

name-R5 = Bibliothek
    .the = die Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
    .gender = f
text-R5 = Regale voller Wissen, für alle, die Pläne schmieden.

name-B1 = Wohnzimmer
    .the = das Wohnzimmer
    .acc = das Wohnzimmer
    .dat = dem Wohnzimmer
    .gender = n
text-B1 = Hier steht das Funkgerät. Ein Geheimweg führt zum Friedhof.

name-B2 = Esszimmer
    .the = das Esszimmer
    .acc = das Esszimmer
    .dat = dem Esszimmer
    .gender = n
text-B2 = Vier Türen: Hier kreuzen sich die Wege.

name-B3 = Küche
    .the = die Küche
    .acc = die Küche
    .dat = der Küche
    .gender = f
text-B3 = Der Weg zum Lagerraum.

name-B4 = Lagerraum
    .the = der Lagerraum
    .acc = den Lagerraum
    .dat = dem Lagerraum
    .gender = m
text-B4 = Hier können Überlebende nach Gegenständen suchen.

name-B5 = Bankettsaal
    .the = der Bankettsaal
    .acc = den Bankettsaal
    .dat = dem Bankettsaal
    .gender = m
text-B5 = Ein Geheimweg führt zum Garten.

name-G1 = Pfad
    .the = der Pfad
    .acc = den Pfad
    .dat = dem Pfad
    .gender = m
text-G1 = Ein Kiesweg hinter der Galerie.

name-G2 = Friedhof
    .the = der Friedhof
    .acc = den Friedhof
    .dat = dem Friedhof
    .gender = m
text-G2 = Keine Türen, nur offenes Gelände. Ein Geheimweg führt zum Wohnzimmer.

name-G3 = Schuppen
    .the = der Schuppen
    .acc = den Schuppen
    .dat = dem Schuppen
    .gender = m
text-G3 = Werkzeug aller Art, für alle, die Pläne schmieden.

name-G4 = Gewächshaus
    .the = das Gewächshaus
    .acc = das Gewächshaus
    .dat = dem Gewächshaus
    .gender = n
text-G4 = Hier können Überlebende nach Gegenständen suchen.

name-G5 = Garten
    .the = der Garten
    .acc = den Garten
    .dat = dem Garten
    .gender = m
text-G5 = Hier beginnt der Killer. Mit 5 Schlüsseln und der Geheimkarte entkommen alle drei Überlebenden durch den Geheimausgang. Ein Geheimweg führt zum Bankettsaal.

name-R1-R2 = Tür zwischen Eingangshalle und Galerie
    .the = die Tür zwischen Eingangshalle und Galerie
    .acc = die Tür zwischen Eingangshalle und Galerie
    .dat = der Tür zwischen Eingangshalle und Galerie
    .gender = f
name-R1-R3 = Tür zwischen Eingangshalle und Korridor
    .the = die Tür zwischen Eingangshalle und Korridor
    .acc = die Tür zwischen Eingangshalle und Korridor
    .dat = der Tür zwischen Eingangshalle und Korridor
    .gender = f
name-R1-B1 = Tür zwischen Eingangshalle und Wohnzimmer
    .the = die Tür zwischen Eingangshalle und Wohnzimmer
    .acc = die Tür zwischen Eingangshalle und Wohnzimmer
    .dat = der Tür zwischen Eingangshalle und Wohnzimmer
    .gender = f
name-R1-B2 = Tür zwischen Eingangshalle und Esszimmer
    .the = die Tür zwischen Eingangshalle und Esszimmer
    .acc = die Tür zwischen Eingangshalle und Esszimmer
    .dat = der Tür zwischen Eingangshalle und Esszimmer
    .gender = f
name-R2-R3 = Tür zwischen Galerie und Korridor
    .the = die Tür zwischen Galerie und Korridor
    .acc = die Tür zwischen Galerie und Korridor
    .dat = der Tür zwischen Galerie und Korridor
    .gender = f
name-R2-R5 = Tür zwischen Galerie und Bibliothek
    .the = die Tür zwischen Galerie und Bibliothek
    .acc = die Tür zwischen Galerie und Bibliothek
    .dat = der Tür zwischen Galerie und Bibliothek
    .gender = f
name-R2-G1 = Tür zwischen Galerie und Pfad
    .the = die Tür zwischen Galerie und Pfad
    .acc = die Tür zwischen Galerie und Pfad
    .dat = der Tür zwischen Galerie und Pfad
    .gender = f
name-R3-B5 = Tür zwischen Korridor und Bankettsaal
    .the = die Tür zwischen Korridor und Bankettsaal
    .acc = die Tür zwischen Korridor und Bankettsaal
    .dat = der Tür zwischen Korridor und Bankettsaal
    .gender = f
name-R4-R5 = Tür zwischen Arbeitszimmer und Bibliothek
    .the = die Tür zwischen Arbeitszimmer und Bibliothek
    .acc = die Tür zwischen Arbeitszimmer und Bibliothek
    .dat = der Tür zwischen Arbeitszimmer und Bibliothek
    .gender = f
name-R4-B5 = Tür zwischen Arbeitszimmer und Bankettsaal
    .the = die Tür zwischen Arbeitszimmer und Bankettsaal
    .acc = die Tür zwischen Arbeitszimmer und Bankettsaal
    .dat = der Tür zwischen Arbeitszimmer und Bankettsaal
    .gender = f
name-R5-G4 = Tür zwischen Bibliothek und Gewächshaus
    .the = die Tür zwischen Bibliothek und Gewächshaus
    .acc = die Tür zwischen Bibliothek und Gewächshaus
    .dat = der Tür zwischen Bibliothek und Gewächshaus
    .gender = f
name-B1-B2 = Tür zwischen Wohnzimmer und Esszimmer
    .the = die Tür zwischen Wohnzimmer und Esszimmer
    .acc = die Tür zwischen Wohnzimmer und Esszimmer
    .dat = der Tür zwischen Wohnzimmer und Esszimmer
    .gender = f
name-B2-B3 = Tür zwischen Esszimmer und Küche
    .the = die Tür zwischen Esszimmer und Küche
    .acc = die Tür zwischen Esszimmer und Küche
    .dat = der Tür zwischen Esszimmer und Küche
    .gender = f
name-B2-B5 = Tür zwischen Esszimmer und Bankettsaal
    .the = die Tür zwischen Esszimmer und Bankettsaal
    .acc = die Tür zwischen Esszimmer und Bankettsaal
    .dat = der Tür zwischen Esszimmer und Bankettsaal
    .gender = f
name-B3-B4 = Tür zwischen Küche und Lagerraum
    .the = die Tür zwischen Küche und Lagerraum
    .acc = die Tür zwischen Küche und Lagerraum
    .dat = der Tür zwischen Küche und Lagerraum
    .gender = f
name-B4-G5 = Tür zwischen Lagerraum und Garten
    .the = die Tür zwischen Lagerraum und Garten
    .acc = die Tür zwischen Lagerraum und Garten
    .dat = der Tür zwischen Lagerraum und Garten
    .gender = f
name-G3-G4 = Tür zwischen Schuppen und Gewächshaus
    .the = die Tür zwischen Schuppen und Gewächshaus
    .acc = die Tür zwischen Schuppen und Gewächshaus
    .dat = der Tür zwischen Schuppen und Gewächshaus
    .gender = f
name-G1-G2 = offener Übergang zwischen Pfad und Friedhof
    .the = der offene Übergang zwischen Pfad und Friedhof
    .acc = den offenen Übergang zwischen Pfad und Friedhof
    .dat = dem offenen Übergang zwischen Pfad und Friedhof
    .gender = m
name-G2-G3 = offener Übergang zwischen Friedhof und Schuppen
    .the = der offene Übergang zwischen Friedhof und Schuppen
    .acc = den offenen Übergang zwischen Friedhof und Schuppen
    .dat = dem offenen Übergang zwischen Friedhof und Schuppen
    .gender = m
name-G3-G5 = offener Übergang zwischen Schuppen und Garten
    .the = der offene Übergang zwischen Schuppen und Garten
    .acc = den offenen Übergang zwischen Schuppen und Garten
    .dat = dem offenen Übergang zwischen Schuppen und Garten
    .gender = m

## The killers

name-butcher = Schlächter
    .the = der Schlächter
    .acc = den Schlächter
    .dat = dem Schlächter
    .gen = des Schlächters
    .gender = m
text-butcher = Stark von Anfang an und ohne Umschweife. Stufe 2: Stärke 6. Stufe 3: Brutaler Wutanfall. Stufe 4: „Heulende Kettensäge“ wird zur schnellen Fähigkeit. Stufe 5: Wer ihm begegnet, wird vor dem ersten Angriff verletzt.

name-specter = Gespenst
    .the = das Gespenst
    .acc = das Gespenst
    .dat = dem Gespenst
    .gen = des Gespensts
    .gender = n
text-specter = Kraftlos, aber überall zugleich. Wer ihm begegnet, erleidet Furcht. Stufe 2: Nach „Vorbeihuschen“ darf es 2 Karten zahlen, um zu SUCHEN. Stufe 3: Für 3 Karten darf es Überlebende verletzen, die einen Angstschrei ausstoßen. Stufe 4: Lebensentzug. Stufe 5: Wer ihm begegnet, wird außerdem verletzt.

name-murderer = Mörder
    .the = der Mörder
    .acc = den Mörder
    .dat = dem Mörder
    .gen = des Mörders
    .gender = m
text-murderer = Geduldig und am liebsten ungesehen. Stufe 2: Stärke +3 in einer Begegnung gleich nach dem Erscheinen. Stufe 3: Todesblüte. Stufe 4: Stärke 6, und 4 beliebige Türen werden sofort verbarrikadiert. Stufe 5: Wer ihm begegnet, wird vor dem ersten Angriff verletzt.

name-whizz-searches = SUCHEN nach „Vorbeihuschen“
name-screams-wound = Verletzung durch einen Angstschrei

## Ability cards

name-pursue = Verfolgen
text-pursue = Schnell. Bewege dich an einen angrenzenden Ort.

name-sense = Spüren
text-sense = Schnell. SPÜRE eine Zone deiner Wahl: Die Überlebenden müssen alle nennen, die dort sind.

name-barricade = Barrikade
    .the = die Barrikade
    .acc = die Barrikade
    .dat = der Barrikade
    .gender = f
text-barricade = Langsam. Verbarrikadiere eine Tür an deinem Ort.

name-howling-chainsaw = Heulende Kettensäge
text-howling-chainsaw = Sonderfähigkeit. Kosten: 2 Karten. Alle in Reichweite 1 erleiden Furcht. Du darfst dich 1-mal bewegen. Dann werden alle Überlebenden an deinem Ort verletzt, ohne Begegnung.

name-madness = Wahnsinn
text-madness = Schnell. Kosten: 2 Karten. Verbarrikadiere eine Tür an deinem Ort. Stärke +2 bis zum Ende deines Zuges.

name-stay = HAAALT!
text-stay = Langsam. Kosten: 4 Karten. Verbarrikadiere alle Türen an deinem Ort.

name-brutal-rage = Brutaler Wutanfall
text-brutal-rage = Sonderfähigkeit. Kosten: 1 Karte. Bewege dich 1- bis 2-mal, dann SUCHE. Hast du dabei eine Barrikade durchbrochen und niemanden gefunden, darfst du das wiederholen.

name-scream = Kreischen
text-scream = Schnell. Alle in Reichweite 1 erleiden Furcht.

name-whizz = Vorbeihuschen
text-whizz = Sonderfähigkeit. Bewege dich 1- bis 4-mal. Alle Überlebenden auf deinem Weg, Start und Ziel eingeschlossen, erleiden Furcht.

name-trail-of-fear = Spur der Furcht
text-trail-of-fear = Schnell. Kosten: 1 Karte. Alle Überlebenden mit Furcht verraten ihren Ort.

name-vanish = In Luft auflösen
text-vanish = Langsam. Kosten: 1 Karte. SCHLEICHE bis zu 2-mal. Beim Erscheinen: Alle in Reichweite 1 erleiden Furcht.

name-life-drain = Lebensentzug
text-life-drain = Sonderfähigkeit. Kosten: alle anderen Handkarten. Alle Überlebenden mit Furcht werden verletzt, wo immer sie sind, ohne Begegnung.

name-logical-deduction = Logischer Schluss
text-logical-deduction = Schnell. Kosten: 1 Karte. SPÜRE 2 angrenzende Orte: Die Überlebenden müssen alle nennen, die an einem der beiden sind.

name-murder-notice = Mordankündigung
text-murder-notice = Schnell. Kosten: 1 Karte. Alle Überlebenden erleiden Furcht.

name-stalk = Nachstellen
text-stalk = Langsam: SCHLEICHE bis zu 2-mal. Oder als Angriffskarte: Stärke +1 für diesen Angriff.

name-lurking-threat = Lauernde Gefahr
text-lurking-threat = Langsam. Kosten: 1 Karte. SCHLEICHE bis zu 2-mal. Beim Erscheinen: 1 Überlebender deiner Wahl erleidet Furcht.

name-death-blossom = Todesblüte
text-death-blossom = Langsam. Kosten: 2 Karten. SCHLEICHE bis zu 2-mal. Beim Erscheinen: Alle Überlebenden in Reichweite 1 werden eliminiert. Nichts kann das verhindern.

## The survivors

name-marco = Marco
    .gender = m
text-marco = Beginnt mit einem Verbandskasten. Sonderaktion: Nimm Adrenalin oder Beruhigungsmittel vom Abwurfstapel.

name-johnson = Johnson
    .gender = m
text-johnson = Trägt beliebig viele Gegenstände. Mit einem Werkzeugkasten repariert er 3 Schritte statt 2.

name-william = William
    .gender = m
text-william = Verteidigung +1, wenn er bei einem Angriff keine Waffe nutzt. Sonderaktion: Bewege dich 1- bis 3-mal und mach am Ziel ein Geräusch.

name-sophia = Sophia
    .gender = f
text-sophia = Beginnt mit einer Kamera. Sonderaktion: Nutze einen Geheimweg. Mit einer Taschenlampe ist das eine Zusatzaktion.

name-anna = Anna
    .gender = f
text-anna = Wird nie genannt, wenn der Killer SPÜRT. Sucht sie nach Gegenständen, macht sie kein Geräusch.

name-salvage = Wiederverwerten
name-sprint = Sprinten

## Items

name-key = Schlüssel
    .the = der Schlüssel
    .acc = den Schlüssel
    .dat = dem Schlüssel
    .gender = m
text-key = Kommt sofort an die Wand. Fünf davon öffnen die Ausgänge. Laut.

name-toolbox = Werkzeugkasten
    .the = der Werkzeugkasten
    .acc = den Werkzeugkasten
    .dat = dem Werkzeugkasten
    .gender = m
text-toolbox = Sonderaktion am Funkgerät: Repariere 2 Schritte. Laut.

name-revolver = Revolver
    .the = der Revolver
    .acc = den Revolver
    .dat = dem Revolver
    .gender = m
text-revolver = Waffe, dauerhaft. Erlaubt dir, bei derselben Verteidigung 1 Munition zu nutzen.

name-ammo = Munition
    .the = die Munition
    .acc = die Munition
    .dat = der Munition
    .gender = f
text-ammo = Waffe. Mit einem Revolver: Verteidigung +4.

name-hatchet = Beil
    .the = das Beil
    .acc = das Beil
    .dat = dem Beil
    .gender = n
text-hatchet = Waffe: Verteidigung +1. Oder Zusatzaktion: Entferne eine Barrikade von einer Tür an deinem Ort.

name-shortsword = Kurzschwert
    .the = das Kurzschwert
    .acc = das Kurzschwert
    .dat = dem Kurzschwert
    .gender = n
text-shortsword = Waffe, dauerhaft. Verteidigung +1.

name-longsword = Langschwert
    .the = das Langschwert
    .acc = das Langschwert
    .dat = dem Langschwert
    .gender = n
text-longsword = Waffe, dauerhaft. Verteidigung +3, aber vorher zieht der Killer 1 Karte. Laut.

name-limestone-powder = Kalksteinmehl
    .the = das Kalksteinmehl
    .acc = das Kalksteinmehl
    .dat = dem Kalksteinmehl
    .gender = n
text-limestone-powder = Verteidigung +2. Keine Waffe.

name-trap-parts = Fallenteile
    .the = die Fallenteile
    .acc = die Fallenteile
    .dat = den Fallenteilen
    .gender = pl
text-trap-parts = Sonderaktion: Stell an deinem Ort eine Falle auf. Bei einer Begegnung dort erhöht sie die erste Verteidigung um 2.

name-whiskey-bottle = Whiskeyflasche
    .the = die Whiskeyflasche
    .acc = die Whiskeyflasche
    .dat = der Whiskeyflasche
    .gender = f
text-whiskey-bottle = Zusatzaktion: Geräusch an einem angrenzenden Ort, auch hinter einer Barrikade.

name-firecracker = Böller
    .the = der Böller
    .acc = den Böller
    .dat = dem Böller
    .gender = m
text-firecracker = Zusatzaktion: In diesem Zug überall Geräusche. Das übertönt alles andere.

name-adrenaline = Adrenalin
    .the = das Adrenalin
    .acc = das Adrenalin
    .dat = dem Adrenalin
    .gender = n
text-adrenaline = Zusatzaktion: Bewege dich 1-mal.

name-sedatives = Beruhigungsmittel
    .the = das Beruhigungsmittel
    .acc = das Beruhigungsmittel
    .dat = dem Beruhigungsmittel
    .gender = n
text-sedatives = Zusatzaktion: Entferne deine gesamte Furcht.

name-herbal-medicine = Kräutermedizin
    .the = die Kräutermedizin
    .acc = die Kräutermedizin
    .dat = der Kräutermedizin
    .gender = f
text-herbal-medicine = Sonderaktion: Heile 1 verletzten Überlebenden an deinem Ort. Das macht ein Geräusch.

name-ancient-amulet = Antikes Amulett
    .the = das Antike Amulett
    .acc = das Antike Amulett
    .dat = dem Antiken Amulett
    .gender = n
text-ancient-amulet = Wer es trägt, entgeht 1 Verletzung außerhalb einer Begegnung. Laut.

name-secret-map = Geheimkarte
    .the = die Geheimkarte
    .acc = die Geheimkarte
    .dat = der Geheimkarte
    .gender = f
text-secret-map = Solange jemand sie bei sich trägt, ist der Geheimausgang nutzbar.

name-flashlight = Taschenlampe
    .the = die Taschenlampe
    .acc = die Taschenlampe
    .dat = der Taschenlampe
    .gender = f
text-flashlight = Dauerhaft. Sonderaktion: Nutze den Geheimweg an deinem Ort.

name-medical-kit = Verbandskasten
    .the = der Verbandskasten
    .acc = den Verbandskasten
    .dat = dem Verbandskasten
    .gender = m
text-medical-kit = Nur Marco. Sonderaktion: Heile 1 Überlebenden an deinem Ort und entferne dessen gesamte Furcht.

name-camera = Kamera
    .the = die Kamera
    .acc = die Kamera
    .dat = der Kamera
    .gender = f
text-camera = Nur Sophia. Zusatzaktion: Geräusch an deinem Ort.

## Traits

name-martial-arts = Kampfkunst
text-martial-arts = Verteidigung +1, wenn du bei einem Angriff keinen Gegenstand nutzt.

name-hurried-flee = Überstürzte Flucht
text-hurried-flee = Beginnst du eine Bewegungsaktion in Reichweite 1 eines sichtbaren Killers, darfst du dich bis zu 3-mal bewegen.

name-intrepidity = Unerschrockenheit
text-intrepidity = Führst du eine Bewegungsaktion aus, verlierst du auch 1 Furcht.

name-first-aid = Erste Hilfe
text-first-aid = Einmalig. Sonderaktion: Heile 1 anderen Überlebenden an deinem Ort, ohne Geräusch.

name-survival-instinct = Überlebensinstinkt
text-survival-instinct = Nach einer Begegnung darfst du bis zu 2-mal weglaufen und verlierst deine gesamte Furcht, auch wenn du bleibst.

name-morale-boost = Ermutigung
text-morale-boost = Sonderaktion: Alle anderen Überlebenden verlieren 1 Furcht, wo immer sie sind.

name-silent-retrieval = Leiser Griff
text-silent-retrieval = Einmalig: Ein Gegenstand, den du gerade entdeckt hast, macht kein Geräusch.

name-heroic-save = Heldenhafte Rettung
text-heroic-save = Einmalig, wenn der Killer dir und anderen begegnet: Alle anderen dürfen sich 1-mal bewegen und entgehen so der Begegnung. Du bleibst.

name-sound-decoy = Geräuschköder
text-sound-decoy = Einmalig. Zusatzaktion: Geräusch an einem beliebigen Ort.

name-taunting-strategy = Provokation
text-taunting-strategy = Sonderaktion: Geräusch an deinem Ort. Der Killer verliert 3 Karten von seinem Stapel und zieht dann 1.

name-stroke-of-luck = Glück im Unglück
text-stroke-of-luck = Zeigen alle deine Würfel 0, wehrst du den Angriff ab, wie stark der Killer auch ist.

name-hypervigilance = Höchste Wachsamkeit
text-hypervigilance = Solange der sichtbare Killer an deinem Ort ist, machen deine Gegenstände und Aktionen keine Geräusche.

name-secret-weapon = Geheimwaffe
text-secret-weapon = Einmalig, bei einer Verteidigung statt eines Gegenstands: Verteidigung +4. Zählt als Waffe.

name-sleight-of-hand = Fingerfertigkeit
text-sleight-of-hand = Einmalig, wenn du entdeckst: Behalte beide Karten.

name-judicious-move = Kluger Schachzug
text-judicious-move = Einmalig. Zusatzaktion: Entferne eine beliebige Barrikade oder deine gesamte Furcht, oder mach ein Geräusch an einem angrenzenden Ort.

name-prompt-reaction = Schnelle Reaktion
text-prompt-reaction = Einmalig. Zusatzaktion: Bewege dich 1-mal.

name-burst-of-speed = Zwischenspurt
text-burst-of-speed = Einmalig. Sonderaktion: Geräusch an deinem Ort, dann bewege dich 2- bis 4-mal.

name-coordinator = Koordination
text-coordinator = Sonderaktion: Alle anderen Überlebenden an deinem Ort dürfen sich 1- bis 2-mal bewegen.

name-herbology = Kräuterkunde
text-herbology = Deine Kräutermedizin macht kein Geräusch.

name-marksmanship = Treffsicherheit
text-marksmanship = Du beginnst mit einem Revolver. Deine Munition erhöht die Verteidigung um 1 mehr.

# of the killer

name-fatal-attack = Tödlicher Angriff
text-fatal-attack = Stärke +1.

name-insidious-entrapment = Heimtückische Falle
text-insidious-entrapment = Einmalig, jederzeit in deinem Zug: Verbarrikadiere 2 beliebige Türen.

name-lie-in-wait = Auf der Lauer
text-lie-in-wait = Du beginnst auf Stufe 2, setzt aber deinen ersten Zug aus.

name-murderous-intent = Mordlust
text-murderous-intent = Hast du jemanden GESPÜRT, darfst du 1 Karte zahlen: Alle, die genannt wurden, erleiden Furcht.

name-heightened-senses = Geschärfte Sinne
text-heightened-senses = Einmal pro Zug: Hast du jemanden GESPÜRT, darfst du eine weitere Zone SPÜREN.

name-deterrence = Abschreckung
text-deterrence = Erreichst du Stufe 3, 4 oder 5, erleidet 1 Überlebender deiner Wahl Furcht.

name-sly-entrapper = Listiger Fallensteller
text-sly-entrapper = Erreichst du Stufe 2 oder 4, verbarrikadiere eine beliebige Tür.

name-terror-aura = Aura des Schreckens
text-terror-aura = Am Ende eines Zuges ohne Begegnung erleiden alle an deinem Ort Furcht.

name-perilous-ambush = Gefährliches Lauern
text-perilous-ambush = Am Ende eines Zuges ohne Begegnung darfst du 2 Karten zahlen, um bis zu 2-mal zu SCHLEICHEN.

name-total-encirclement = Umzingelung
text-total-encirclement = Am Ende eines Zuges ohne Begegnung darfst du 2 Karten zahlen, um eine Tür an deinem Ort zu verbarrikadieren.

name-toying-with-the-prey = Spiel mit der Beute
text-toying-with-the-prey = Du darfst eine Begegnung abbrechen, bevor sie beginnt. Dein Zug endet, und du ziehst 6 Karten.

name-devious-ploy = Hinterlist
text-devious-ploy = Du beginnst mit 1 Karte mehr. Ziehst du zu viele Karten, wählst du selbst, welche du abwirfst.

name-nightmare-descends = Der Albtraum beginnt
text-nightmare-descends = Zu Beginn der Partie erleiden alle Überlebenden Furcht.

name-swift-action = Rasches Handeln
text-swift-action = Zu Beginn deines Zuges darfst du 2 Karten zahlen, um dich 1-mal zu bewegen.

name-acute-hearing = Feines Gehör
text-acute-hearing = Zu Beginn deines Zuges darfst du 1 Karte zahlen, um einen Ort mit Geräusch zu SPÜREN.

name-enhanced-tracking = Spürnase
text-enhanced-tracking = Zu Beginn deines Zuges darfst du 1 Karte zahlen, um in Reichweite 1 zu SPÜREN.

name-self-challenge = Kraftprobe
text-self-challenge = Du beginnst mit 1 Karte mehr und Stärke −1. Erreichst du Stufe 3, steigst du sofort auf Stufe 4.

name-suppressed-rage = Aufgestaute Wut
text-suppressed-rage = Du beginnst mit Stärke −1. Mit jeder neuen Stufe erhältst du Stärke +1.

name-immediate-response = Sofort zur Stelle
text-immediate-response = Hast du jemanden GESPÜRT, darfst du 1 Karte zahlen, um dich 1-mal zu bewegen.

name-terrorising-the-mass = Massenpanik
text-terrorising-the-mass = Immer wenn du Überlebende verletzt, erleiden alle Überlebenden Furcht.

## Survival plans

name-explosive-trap = Sprengfalle
text-explosive-trap = Sonderaktion, einmalig: Wirf einen Werkzeugkasten ab und lass das Planplättchen an deinem Ort. SUCHT der Killer danach dort und findet niemanden, gewinnt ihr.

name-ambush = Hinterhalt
text-ambush = Das Planplättchen kommt an den Ort, an dem ihr alle seid. Übertrifft dort eine Verteidigung die Stärke des Killers um 3 oder mehr, gewinnt ihr.

name-rocket-launcher = Raketenwerfer
text-rocket-launcher = Seid ihr zu Beginn eures Zuges alle an einem Ort neben dem sichtbaren Killer und ist er in seinem letzten Zug niemandem begegnet, gewinnt ihr.

name-arcane-seal = Arkanes Siegel
text-arcane-seal = Sobald erfüllt: Geräusch auf dem Friedhof. Wehrt ihr danach dort einen Angriff ab, gewinnt ihr.

name-mechanical-blueprint = Bauplan
text-mechanical-blueprint = Jede Reparatur zählt 1 Schritt mehr.

name-diy-radio = Eigenbau-Funkgerät
text-diy-radio = Sonderaktion: Wirf 3 Werkzeugkästen ab. Das Funkgerät ist sofort repariert, egal wo du bist. Geräusch an deinem Ort.

name-repair-with-caution = Vorsichtige Reparatur
text-repair-with-caution = Reparaturen mit einem Werkzeugkasten machen kein Geräusch.

name-buzzer = Alarmsummer
text-buzzer = Sonderaktion: Wirf einen Werkzeugkasten ab und lass das Planplättchen an deinem Ort. Von da an als Zusatzaktion: Geräusch dort.

name-site-study = Ortskunde
text-site-study = Zusatzaktion, einmalig: Bewege dich 1- bis 2-mal.

name-tunnels-investigation = Tunnelerkundung
text-tunnels-investigation = Sonderaktion: Bewege dich von einem Ende eines Geheimwegs zu einem beliebigen anderen Ende. Licht ist nicht nötig.

name-concealed-portal = Verborgenes Portal
text-concealed-portal = Seid ihr zu Beginn eures Zuges alle auf dem Friedhof und tragt zusammen die Geheimkarte, eine Taschenlampe und das Amulett bei euch, gewinnt ihr.

name-molotov = Molotowcocktail
text-molotov = Wer verteidigt, darf bei jedem Angriff zusätzlich eine Whiskeyflasche werfen: Verteidigung +2.

name-skeleton-key = Dietrich
text-skeleton-key = Sonderaktion in der Eingangshalle, einmalig: Wirf einen Werkzeugkasten ab und nimm den Schlüssel unter dem Suchstapel.

name-intel-sharing = Geteiltes Wissen
text-intel-sharing = Sobald erfüllt: Jemand von euch zieht 1 Karte vom Suchstapel.

name-mystic-herbs = Mystische Kräuter
text-mystic-herbs = Zusatzaktion auf dem Friedhof, einmalig: Heile 1 Überlebenden dort und entferne dessen gesamte Furcht.

name-ancient-chest = Antike Truhe
text-ancient-chest = Sonderaktion, einmalig: Wirf das Amulett ab und ziehe 3 Karten vom Suchstapel.

need-killer = jemand am Ort des sichtbaren Killers
need-knowledge = jemand in der Bibliothek
need-tools = jemand im Schuppen
need-mystic = jemand auf dem Friedhof
need-radio = jemand im Wohnzimmer
need-secret-exit = jemand im Garten
need-together = alle Überlebenden am selben Ort
need-apart = alle Überlebenden an verschiedenen Orten

## How a night ends

won-main-exit = Der fünfte Schlüssel dreht sich, die Haustür schwingt auf, und alle drei sind fort.
won-secret-exit = Die Karte hatte recht: Das Gartentor geht auf, und alle drei sind fort.
won-rescue = Blaulicht in der Auffahrt: Die Rettung kommt rechtzeitig.
won-elimination = Jemand wird dieses Haus nie mehr verlassen. Der Killer hat gewonnen.
won-time = Es gibt nichts mehr zu entdecken, und niemand wurde gerufen. Der Killer hat alle Zeit der Welt.
won-parted = Das Haus ist leer. Manche sind entkommen, jeder für sich, und manche entkommen nie mehr.
won-explosive-trap = Der Killer greift ins Dunkel, und die Falle erledigt den Rest. Das Haus ist sicher.
won-ambush = Sie haben auf ihn gewartet, alle zusammen. Der Killer fällt.
won-rocket-launcher = Einen Augenblick lang ist der ganze Korridor taghell. Vom Killer bleibt nichts übrig.
won-arcane-seal = Wo er strauchelt, schließt sich das Siegel über ihm. Der Friedhof behält den Killer.
won-concealed-portal = Karte, Licht und Amulett zeigen eine Tür, wo keine Tür war, und alle sind fort.

## Questions

prompt-wait-killer = Der Killer überlegt.
prompt-wait-survivors = Die Überlebenden flüstern.
prompt-act = Wähle, was die Überlebenden tun.
prompt-walk-on = Wähle, wohin { $survivor } sich bewegt.
prompt-walk-on-done = Hier bleiben
prompt-hurry = Wähle, wohin { $survivor } eilt.
prompt-keep = Wähle die Karte vom { $deck }, die { $survivor } behält.
prompt-keep-done = Nichts behalten
prompt-drop = { $survivor } trägt zu viel. Wähle einen Gegenstand zum Abwerfen.
prompt-discover = Wähle, wer entdeckt.
prompt-hand = Wähle, was { $survivor } an { $other } gibt.
prompt-hand-done = Das ist alles
prompt-clear = Wähle die Barrikade, die { $survivor } entfernt.
prompt-bottle = Wähle, wohin { $survivor } die Flasche wirft.
prompt-patient = Wähle, wen { $survivor } behandelt.
prompt-salvage = Wähle, was { $survivor } wiederverwertet.
prompt-defender = Wähle, wer verteidigt.
prompt-defend = { $survivor } verteidigt gegen Stärke { $strength }. Wähle einen Gegenstand.
prompt-defend-done = Mit bloßen Händen
prompt-run = Wähle, wer wohin wegläuft.
prompt-run-walk = { $to_gender ->
    [f] Zur { $to } laufen
   *[other] Zum { $to } laufen
}
prompt-run-done = Bleiben
prompt-killer = Wähle, was du tust.
prompt-killer-done = Zug beenden
prompt-killer-walk = { $to_gender ->
    [f] Aktion: zur { $to } gehen
   *[other] Aktion: zum { $to } gehen
}
prompt-stride = Wähle, wohin du gehst. Schritte übrig: { $left }
prompt-stride-done = Hier anhalten
prompt-creep = Wähle, wohin du schleichst. Schritte übrig: { $left }
prompt-creep-done = Hier warten
prompt-attack = Eine Angriffskarte nutzen?
prompt-attack-done = Ohne Karte angreifen
prompt-pay = { $card_id ->
    [none] Wähle eine Karte zum Bezahlen.
   *[other] Wähle eine Karte, um „{ $card }“ zu bezahlen.
}
prompt-surplus = Du hast zu viele Handkarten. Wähle eine zum Abwerfen.
prompt-zone = Wähle die Zone, die du SPÜRST.
prompt-pair = Wähle 2 Orte, die du SPÜRST.
prompt-frighten = Wähle, wer Furcht erleidet.
prompt-bar = Wähle eine Tür zum Verbarrikadieren.
prompt-lift = Alle Barrikaden sind verbraucht. Wähle eine, die du an { $door_acc } versetzt.
prompt-rage = Weiterwüten? Bewege dich und SUCHE noch einmal.
prompt-rage-done = Genug
prompt-whizz = 2 Karten zahlen, um zu SUCHEN?
prompt-whizz-done = Nicht SUCHEN
prompt-scream = { $survivor } schreit. 3 Karten zahlen, um { $survivor } zu verletzen?
prompt-scream-done = Verzichten

prompt-trait = Wähle die Eigenschaft, die du behältst.
prompt-mark = Wähle eine Eigenschaft, die du behältst. Noch zu wählen: { $left }
prompt-dawn = Dein Zug beginnt. Eine Eigenschaft nutzen?
prompt-dawn-done = Weiter
prompt-dusk = Dein Zug endet. Eine Eigenschaft nutzen?
prompt-dusk-done = Weiter
prompt-hit = Jemand ist dort. Eine Eigenschaft nutzen?
prompt-hit-done = Weiter
prompt-listen = Wähle das Geräusch, auf das du lauschst.
prompt-toy = Begegnung abbrechen, Zug beenden und 6 Karten ziehen?
prompt-toy-done = Angreifen
prompt-save = Der Killer hat euch. Vor dem Angriff noch etwas tun?
prompt-save-done = Sich stellen
prompt-slip = Wähle, wer wohin entwischt.
prompt-slip-walk = { $to_gender ->
    [f] Zur { $to } entwischen
   *[other] Zum { $to } entwischen
}
prompt-slip-done = Bleiben und kämpfen
prompt-molotov = { $survivor }: zusätzlich eine Flasche werfen?
prompt-molotov-done = Flasche behalten
prompt-muffle = Der Fund von { $survivor } ist laut. Dämpfen?
prompt-muffle-done = Geräusch zulassen
prompt-decoy = Wähle, wo { $survivor } ein Geräusch macht.
prompt-judge = Wähle, was { $survivor } tut.
prompt-judge-spot = Geräusch machen: { $place }
prompt-coordinate = Wähle, wer sich wohin bewegt.
prompt-coordinate-done = Bleiben
prompt-plan = Eine Voraussetzung ist erfüllt. Planplättchen verschieben?
prompt-plan-done = Plättchen liegen lassen
prompt-share = Wähle, wer dem neuen Wissen nachgeht.

## Answers

choice-walk = { $to_gender ->
    [f] Zur { $to } gehen
   *[other] Zum { $to } gehen
}
choice-creep = { $to_gender ->
    [f] Zur { $to } schleichen
   *[other] Zum { $to } schleichen
}
choice-take-passage = { $to_gender ->
    [f] Geheimweg zur { $to } nehmen
   *[other] Geheimweg zum { $to } nehmen
}
choice-calm = Beruhigen: gesamte Furcht entfernen
choice-clear = Barrikade entfernen: { $door }
choice-repair = Funkgerät reparieren
choice-rummage = Nach einem Gegenstand suchen
choice-use = { $item } nutzen
choice-exert = Fähigkeit nutzen: { $ability }
choice-trade = Mit { $partner } tauschen
choice-hand = { $item } übergeben
choice-take = { $item } nehmen
choice-drop = { $item } abwerfen
choice-name = { $survivor }
choice-spot = { $place }
choice-play = „{ $card }“ ausführen
choice-pay = „{ $card }“ abwerfen
choice-seek = Diesen Ort durchsuchen
choice-bar = Verbarrikadieren: { $door }
choice-lift = Barrikade von hier: { $door }
choice-pick-zone = Die { $zone }e Zone
choice-pick-pair = { $first } und { $second }
choice-accept = Ja
choice-pick-trait = „{ $trait }“ behalten
choice-use-trait = Eigenschaft nutzen: { $trait }
choice-use-plan = Plan nutzen: { $plan }
choice-advance = Plättchen auf die nächste Voraussetzung: { $plan }
choice-loot = { $victim } abnehmen: { $item }
choice-estimate = Notiz: Reparatur vielleicht bei { $progress }

## Why not

refused-not-adjacent = Dorthin führt weder eine Tür noch ein offener Übergang.
refused-barricaded = Eine Barrikade versperrt den Weg.
refused-acted = Diese Figur war in diesem Zug schon dran.
refused-not-at-radio = Von hier aus kannst du das Funkgerät nicht reparieren. Geh erst in seinen Raum.
refused-radio-works = Das Funkgerät funktioniert bereits.
refused-repaired-already = Das Funkgerät wurde in dieser Runde schon repariert.
refused-killer-here = Das geht nicht, solange der Killer im selben Raum ist.
refused-no-items-here = Hier gibt es keine Gegenstände zu suchen. Geh in einen Raum mit Lupe.
refused-search-empty = Der Suchstapel ist leer.
refused-actions-done = Du hast in diesem Zug keine Aktionen mehr.
refused-no-passage = Von hier führt kein Geheimweg dorthin.
refused-dark = Für einen Geheimweg brauchst du Licht.
refused-no-barricade = An dieser Tür ist keine Barrikade, oder sie gehört nicht zu diesem Ort.
refused-no-trade = Zum Tauschen müssen zwei Überlebende am selben Ort sein und etwas zu geben haben.
refused-not-carried = Diese Figur trägt den Gegenstand nicht bei sich.
refused-no-use = Dieser Gegenstand bringt jetzt nichts.
refused-gone = Diese Figur ist nicht mehr im Haus.
refused-no-trait = Diese Eigenschaft ist verbraucht oder passt gerade nicht.
refused-no-plan = Dieser Plan ist noch nicht erfüllt oder bringt jetzt nichts.
refused-no-loot = Kein eliminierter Überlebender hier hat diesen Gegenstand.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand.
refused-step-over = Für diese Karte ist es in diesem Zug zu spät.
refused-cost = Du hast nicht genug andere Karten, um sie zu bezahlen.
refused-no-door = Hier ist keine Tür zum Verbarrikadieren.

## In a terminal

house-place = { $place_id } { $place } > { $ways }
house-notes = { $notes }
house-legend = Hinter > stehen die angrenzenden Orte; # ist eine Barrikade.
house-main-exit = Hauptausgang
house-secret-exit = Geheimausgang
house-items = Gegenstände
house-radio = Funkgerät
house-knowledge = Wissen
house-mystic = Mystik
house-tools = Werkzeug
house-passage = Geheimweg nach { $to_id }
house-killer = { $hidden ->
    [yes] KILLER: { $killer }, VERBORGEN
   *[no] KILLER: { $killer }
}
house-seen = { $killer } zuletzt hier gesehen
house-trap = Falle
house-token = Planplättchen
house-noise = GERÄUSCH
house-noise-made = Geräusch in diesem Zug
house-noise-before = Geräusch der letzten Runde
house-killer-line = { $killer }: Stufe { $level }, Stärke { $strength }, Ort: { $place }.
house-killer-away = { $killer }: Stufe { $level }, Stärke { $strength }, außer Sicht. Zuletzt gesehen: { $place }.
house-mark = Eigenschaft des Killers, { $trait }: { $text }
house-spent = { $card } (verbraucht)
house-survivor = { $survivor }: { $state }, Furcht { $fear }.
house-healthy = unverletzt
house-hurt = verletzt
house-dead = eliminiert
house-free = entkommen
house-keys = Schlüssel an der Wand: { $keys } von { $needed }.
house-rescue = Runden bis zur Rettung: { $left }.
house-rescue-hidden = Runden bis zur Rettung: { $left }. Der Killer weiß das nicht.
house-cracker = Ein Böller brennt: überall Geräusche.
house-pack = { $survivor } trägt: { $items }{ $keys ->
    [0] .
   *[other] . Schlüssel: { $keys }.
}
house-gift = { $survivor } hat die Eigenschaft { $trait }: { $text }
house-decks = Entdeckungsstapel: { $discovery } Karten. Suchstapel: { $search } Karten. Reparatur: { $progress } von { $most }.
house-first = { $survivor } hat das Plättchen „1. Überlebender“.
house-plan-done = Plan erfüllt: { $plan }{ $spent ->
    [yes] , verbraucht.
   *[no] . { $text }
}
house-plan = Plan { $plan }, { $met } von { $all } erfüllt. Als Nächstes: { $next }. Wirkung: { $text }
house-hand-size = Handkarten des Killers: { $cards }.
house-hand = Deine Hand: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
house-card = {"  "}{ $copies } x { $card }: { $text }
house-killer-decks = Dein Stapel: { $deck } Karten. Abgeworfen: { $discard }. Deine Schätzung der Reparatur: { $estimate } von 5.
house-choice = { $words }: { $text }
house-where = { $words } ({ $place_id })

## What happens: for everybody

event-round-began = Runde { $number }.{ $number ->
    [1] {""}
   *[other] {" "}Die Geräusche der letzten Runde sind verklungen.
}
event-rescue-moved = { $left ->
    [0] Die Rettung ist da!
    [one] Die Rettung kommt näher: noch { $left } Runde.
   *[other] Die Rettung kommt näher: noch { $left } Runden.
}
event-rescue-called = Das Funkgerät läuft! Die Rettung kommt in { $left ->
    [one] { $left } Runde
   *[other] { $left } Runden
}.
event-key-hung = Ein Schlüssel kommt an die Wand. Jetzt hängen dort: { $keys }.
event-noise-heard = { $places_count ->
    [0] Im Haus ist es still.
    [one] Geräusch: { $places }.
   *[other] Geräusche: { $places }.
}
event-cracker-heard = Ein Böller! Überall sind Geräusche.
event-barricade-cleared = { $survivor_id ->
    [nobody] Jemand entfernt die Barrikade an { $door_dat }.
   *[other] { $survivor } entfernt die Barrikade an { $door_dat }.
}
event-healed = { $survivor } ist wieder unverletzt.
event-fear-lost = { $survivor } hat keine Furcht mehr.
event-killer-turn-began = Der Killer ist am Zug.
event-killer-appeared = Der Killer erscheint nach „{ $card }“: { $place }.
event-killer-moved = Der Killer geht { $origin_gender ->
    [f] von der { $origin }
   *[other] vom { $origin }
} { $place_gender ->
    [f] zur { $place }
   *[other] zum { $place }
}.
event-killer-hid = „{ $card }“: Der Killer ist verschwunden. Zuletzt gesehen: { $place }.
event-card-played = { $paid ->
    [0] Der Killer führt „{ $card }“ aus.
    [one] Der Killer führt „{ $card }“ aus und zahlt 1 Karte.
   *[other] Der Killer führt „{ $card }“ aus und zahlt { $paid } Karten.
}
event-cards-paid = Der Killer zahlt { $paid } Karten: { $law }.
event-barricade-placed = { $anew ->
    [yes] Der Killer verbarrikadiert { $door_acc }.
   *[no] Der Killer verbarrikadiert { $door_acc }. Dort liegt schon eine Barrikade.
}
event-barricade-lifted = Alle Barrikaden sind verbraucht: Der Killer entfernt die an { $door_dat }.
event-barricade-broken = { $card_id ->
    [none] Der Killer durchbricht die Barrikade an { $door_dat }. Barrikaden halten nur Überlebende auf.
   *[other] „{ $card }“: Der Killer durchbricht die Barrikade an { $door_dat }. Barrikaden halten nur Überlebende auf.
}
event-sensed = { $zone_id ->
    [red] { event-sensed.red }
    [blue] { event-sensed.blue }
    [green] { event-sensed.green }
   *[other] { event-sensed.pair }
}{ $unnamed_count ->
    [0] {""}
   *[other] {" "}{ $unnamed } wird nie genannt.
}
    .red = Der Killer spürt in der roten Zone { $found_count ->
        [0] niemanden
       *[other] { $found }
    }.
    .blue = Der Killer spürt in der blauen Zone { $found_count ->
        [0] niemanden
       *[other] { $found }
    }.
    .green = Der Killer spürt in der grünen Zone { $found_count ->
        [0] niemanden
       *[other] { $found }
    }.
    .pair = Der Killer spürt { $found_count ->
        [0] niemanden
       *[other] { $found }
    } ({ $places }).
event-searched = { $found_count ->
    [0] Der Killer durchsucht { $place_acc } und findet niemanden.
   *[other] Der Killer durchsucht { $place_acc } und findet { $found }!
}
event-revealed = { $survivors_count ->
    [0] Niemand hat Furcht, und niemand antwortet.
    [one] { $survivors } muss den eigenen Ort verraten: { $places }.
   *[other] { $survivors } müssen ihre Orte verraten: { $places }.
}
event-fear-gained = { $tokens ->
    [one] { $survivor } erleidet Furcht.
   *[other] { $survivor } erleidet Furcht: jetzt { $tokens } Plättchen.
}
event-screamed = { $survivor } stößt einen Angstschrei aus: { $place }!
event-injured = { $survivor } wird verletzt.
event-warded = { $item }: { $survivor } entgeht einer Verletzung.
event-eliminated = { $again ->
    [yes] { $survivor } war schon verletzt und wird durch die zweite Verletzung eliminiert.
   *[no] { $survivor } wird eliminiert.
}
event-encounter-began = Der Killer begegnet { $survivors } ({ $place }).{ $fear ->
    [yes] {" "}Alle dort erleiden Furcht.
   *[no] {""}
}{ $wound ->
    [yes] {" "}Alle dort werden vor dem ersten Angriff verletzt.
   *[no] {""}
}
event-defender-named = { $survivor } verteidigt.
event-item-shown = { $survivor } nutzt { $item_acc }.
event-dice-rolled = { $survivor } würfelt { $dice }.
event-trap-sprung = Eine Falle ({ $place }): Verteidigung +{ $plus }.
event-defended = { $success ->
    [yes] { $survivor } wehrt den Angriff ab: { $dice } + { $bonus } = { $total } gegen { $strength }.
   *[no] { $survivor } scheitert: { $dice } + { $bonus } = { $total } gegen { $strength }.
}
event-encounter-ended = { $repelled ->
    [yes] Der Killer ist zurückgeschlagen.
   *[no] Die Begegnung ist vorbei.
}
event-strength-changed = { $why_id ->
    [ambush] Aus dem Versteck schlägt der Killer härter zu: Stärke { $strength }.
    [over] Das ist vorbei: Der Killer hat wieder Stärke { $strength }.
   *[other] Der Killer hat Stärke { $strength }.
}
event-level-gained = Der Killer erreicht Stufe { $level }. Stärke: { $strength }.
event-killer-rested = Der Killer beendet den Zug.
event-traits-shown = { $traits_count ->
    [one] Der Killer zeigt seine Eigenschaft: { $traits }.
   *[other] Der Killer zeigt seine Eigenschaften: { $traits }.
}
event-trait-used = { $paid ->
    [0] Der Killer nutzt „{ $trait }“.
    [one] Der Killer zahlt 1 Karte für „{ $trait }“.
   *[other] Der Killer zahlt { $paid } Karten für „{ $trait }“.
}
event-trait-shown = { $survivor }: „{ $trait }“!
event-fear-eased = { $survivor } verliert Furcht: { $tokens ->
    [0] kein Plättchen bleibt
    [one] 1 Plättchen bleibt
   *[other] { $tokens } Plättchen bleiben
}.
event-taunted = Jemand provoziert den Killer: Er verliert 3 Karten und zieht 1.
event-slipped-away = Der Begegnung entwischt: { $survivors }.
event-encounter-called-off = Der Killer lächelt und lässt sie gehen. Er wollte sie nur zittern sehen.
event-killer-waited = Der Killer liegt auf der Lauer und lässt diesen Zug verstreichen.
event-survivor-escaped = { $survivor } entkommt aus dem Haus ({ $place }).
event-ways-parted = Die Nacht ist vorbei.
event-killer-won = Der Killer gewinnt.
event-survivors-won = Die Überlebenden gewinnen.

## What happens: for the team

event-survivor-walked = { $survivor } geht { $origin_gender ->
    [f] von der { $origin }
   *[other] vom { $origin }
} { $place_gender ->
    [f] zur { $place }
   *[other] zum { $place }
}.
event-passage-taken = { $survivor } nimmt den Geheimweg { $origin_gender ->
    [f] von der { $origin }
   *[other] vom { $origin }
} { $place_gender ->
    [f] zur { $place }
   *[other] zum { $place }
}.
event-noise-made = Geräusch: { $place }.
event-item-drawn = { $survivor } zieht { $item_acc } vom { $deck }.
event-item-taken = { $survivor } nimmt { $item_acc }.
event-item-dropped = { $survivor } wirft { $item_acc } ab.
event-item-used = { $survivor } nutzt { $item_acc }.
event-ability-used = { $survivor } nutzt eine Fähigkeit: { $ability }.
event-traded = { $survivor } tauscht mit { $partner }: gibt { $given_acc }, erhält { $taken_acc }.
event-radio-repaired = { $survivor } repariert das Funkgerät: { $progress } von 5.
event-trap-laid = { $survivor } stellt eine Falle auf ({ $place }).
event-cracker-lit = { $survivor } zündet einen Böller.
event-discovered = { $survivor } entdeckt.

event-trait-kept = { $survivor } behält die Eigenschaft „{ $trait }“.
event-plan-advanced = „{ $plan }“: Voraussetzung { $step } ist erfüllt.
event-plan-fulfilled = Der Plan „{ $plan }“ ist erfüllt.
event-plan-used = { $survivor } nutzt den Plan „{ $plan }“.
event-plan-token-laid = Das Planplättchen kommt auf den Spielplan: { $place }.
event-key-kept = Schlüssel von { $survivor }: { $keys }.
event-token-passed = { $survivor } hat das Plättchen „1. Überlebender“.
event-looted = { $survivor } nimmt { $victim } etwas ab: { $item }.
event-rescue-hoped = { $left ->
    [0] Die Rettung ist da!
    [one] Die Rettung ist unterwegs: noch { $left } Runde. Der Killer weiß das nicht.
   *[other] Die Rettung ist unterwegs: noch { $left } Runden. Der Killer weiß das nicht.
}

## What happens: for the killer; in the end for everybody, and so none of it says "you"

event-mark-kept = Der Killer behält „{ $trait }“.
event-abilities-drawn = Der Killer zieht: { $cards }.
event-abilities-discarded = { $why_id ->
    [paid] Der Killer zahlt: { $cards }.
    [lost] Der Killer verliert vom Stapel: { $cards }.
    [excess] Zu viel für die Hand des Killers: { $cards }.
    [chosen] Der Killer wirft ab: { $cards }.
   *[played] Nach dem Ausführen abgeworfen: { $cards }.
}
event-ability-unlocked = Der Killer erhält „{ $card }“.
event-deck-shuffled = Der Abwurfstapel des Killers wird zum neuen Stapel: { $cards } Karten.
event-crept = Der Killer schleicht { $origin_gender ->
    [f] von der { $origin }
   *[other] vom { $origin }
} { $place_gender ->
    [f] zur { $place }
   *[other] zum { $place }
}.
event-progress-estimated = Der Killer notiert: Reparatur vielleicht bei { $progress } von 5.

# Agents' reasons: what a hint says, and what a companion was thinking of

reason-bar = Die meisten ihrer Wege führen durch { $door_acc }.
reason-bar-gone = Der Weg führt durch { $door_acc }.
reason-bare-hands = Kein Gegenstand würde genug helfen.
reason-calm = { $survivor } ist ohne Furcht besser dran: Jedes Plättchen kostet einen Würfel, und das dritte löst einen Angstschrei aus.
reason-card = Nichts bringt jetzt mehr als „{ $card }“.
reason-clear = { $survivor } kommt nicht weiter, solange die Tür verbarrikadiert ist.
reason-clear-head = Das hilft sofort, und niemand hört es.
reason-corner = „{ $card }“: Wer nicht wegkommt, wird gefunden.
reason-creep = Dort sucht dich niemand: { $place }.
reason-decoy = Lock den Killer dorthin, wo niemand ist: { $place }.
reason-defend = { $item }: Jetzt ist der Moment dafür.
reason-defender = { $survivor } hat die besten Chancen oder am wenigsten zu verlieren.
reason-discover = { $survivor } hat Platz dafür, und ein Geräusch würde dort am wenigsten schaden.
reason-drop = Am ehesten entbehrlich: { $item }.
reason-enough = { $survivor } hat alles getan, was zu tun war.
reason-enough-here = Nichts davon ist zu gebrauchen.
reason-firecracker = In der Nähe des Killers war ein Geräusch. Übertön es.
reason-flee = Der Killer könnte herkommen: { $survivor } sollte rechtzeitig weg sein.
reason-frighten = „{ $card }“: Furcht kostet sie Würfel oder verrät ein Versteck.
reason-frighten-most = Furcht schadet { $survivor } am meisten.
reason-hand = { $survivor } kann das besser gebrauchen: { $item }.
reason-heal = Wer geheilt ist, hält einen Treffer mehr aus.
reason-here = Einen besseren Ort gibt es nicht: { $place }.
reason-home = Alle zum Ausgang: Der Weg ist frei.
reason-hunt = { $place }: zu { $percent } % ist dort jemand.
reason-hurry = { $survivor } war hier zu hören und sollte besser woanders sein.
reason-keep = Am meisten wert: { $item }.
reason-keep-it = Alles ist in den richtigen Händen.
reason-least-card = Am ehesten entbehrlich: „{ $card }“.
reason-lift = { $door_start } hält gerade niemanden auf.
reason-listen = „{ $card }“: Finde heraus, wo sie sind, bevor du losgehst.
reason-loot = Tote brauchen nichts mehr.
reason-near = Vermutlich sind sie in der Nähe. Hier beginnst du deinen nächsten Zug am besten: { $place }.
reason-other-plan = Der begonnene Plan ist näher am Ziel.
reason-passage = Der Geheimweg: { $survivor } ist fort, bevor jemand einen Schritt hört.
reason-patient = { $survivor } hat es am nötigsten.
reason-plan = Eine Voraussetzung mehr erfüllt: { $plan }.
reason-repair = { $survivor } ist am Funkgerät, der Killer nicht.
reason-rummage = { $survivor } findet hier vielleicht einen Schlüssel, und der Killer ist weit genug weg.
reason-run = Weg von hier, und von dort geht es weiter: { $place }.
reason-salvage = Was abgeworfen wurde, lässt sich noch einmal nutzen.
reason-save-card = Deine Karten sind später mehr wert.
reason-save-trait = Sie wirkt nur einmal, und jetzt ist nicht der Moment.
reason-search = Hier sind sie am wahrscheinlichsten: { $place }, { $percent } %.
reason-sprint = { $survivor } ist zu hören, aber zu spät.
reason-stay = Nirgends ist { $survivor } sicherer als hier.
reason-strike = Beute in Reichweite ist mehr wert als Karten.
reason-strike-harder = „{ $card }“: Dieser Angriff kann die Partie entscheiden.
reason-towards = { $survivor } kommt weg vom Geräusch und dorthin, wo etwas zu tun ist: { $place }.
reason-trade = Jemand hier kann besser gebrauchen, was { $survivor } trägt, oder trägt, was { $survivor } braucht.
reason-trait = Am nützlichsten: „{ $trait }“.
reason-trap = Wer { $survivor } hierher folgt, wird es bereuen.
reason-turn-over = Keine Bewegung und keine Suche bringt mehr, als den Zug hier zu beenden.
reason-unsure = Dort würde dir die Antwort am meisten verraten.
reason-use-trait = „{ $trait }“: Jetzt lohnt es sich.
reason-use-plan = „{ $plan }“: Jetzt lohnt es sich.
reason-usual = Hier gibt es nicht viel zu überlegen.
reason-vanish = „{ $card }“: Was sie nicht sehen, können sie nicht meiden.
reason-wait = Hier kommen sie vorbei: { $place }.
reason-worth-it = Das ist den Preis wert.

## An encounter on the screen

ui-ts-enc-survivor = { $who }: { $health }, { $dice } Würfel
ui-ts-enc-public = öffentlich: Beide Seiten dürfen hinsehen
ui-ts-enc-closed = nur für dich
ui-ts-enc-found = { $number ->
    [one] 1 Person gefunden
   *[other] { $number } Personen gefunden
}
ui-ts-enc-waits = gefunden
ui-ts-enc-defends = verteidigt
ui-ts-enc-held = hält stand
ui-ts-enc-fell = getroffen
ui-ts-enc-spared = verschont
ui-ts-enc-fear = Furcht
ui-ts-enc-dice = Würfel
ui-ts-enc-bare = bloße Hände
ui-ts-enc-no-item = noch kein Gegenstand
ui-ts-enc-owes-none = nichts gezeigt
ui-ts-enc-odds-title = Chancen vor dem Wurf
ui-ts-enc-odds-note = Stärke { $strength }, Gleichstand genügt
ui-ts-enc-odds = { $plus ->
    [0] nur { $dice } Würfel
   *[other] { $dice } Würfel, +{ $plus }
}
ui-ts-enc-needs = braucht { $need }
ui-ts-enc-share = { $percent } %
ui-ts-enc-list-title = Wie verteidigst du dich?
ui-ts-enc-save-title = Was tust du?
ui-ts-enc-searches = sucht hier: { $place }
ui-ts-enc-traits = Eigenschaften
ui-ts-enc-list = { $things }
ui-ts-enc-sought = Gesucht
ui-ts-enc-everybody = alle hier, mit Namen
ui-ts-enc-once = Niemand wird in einer Begegnung zweimal angegriffen.
ui-ts-enc-strength = Stärke dieses Angriffs
ui-ts-enc-level = Stufe { $level }
ui-ts-enc-since = { $round ->
    [0] von Beginn an
   *[other] seit Runde { $round }
}
ui-ts-enc-trait-note = Eigenschaft, immer
ui-ts-enc-turn = Dieser Zug
ui-ts-enc-turn-note = bis er endet
ui-ts-enc-card-note = Angriffskarte, dieser Angriff
ui-ts-enc-limit = Grenze
ui-ts-enc-limit-note = nie unter 0, nie über 10
ui-ts-enc-must = { $who } muss erreichen
ui-ts-enc-must-any = Zu erreichen
ui-ts-enc-steps = Dieser Angriff, Schritt für Schritt
ui-ts-enc-attack = Angriff { $number }
ui-ts-enc-step-card = Karte
ui-ts-enc-step-defender = Wer
ui-ts-enc-step-item = Gegenstand
ui-ts-enc-step-dice = Würfel
ui-ts-enc-step-result = Ergebnis
ui-ts-enc-no-card = keine
ui-ts-enc-open = offen
ui-ts-enc-defence = Verteidigung
ui-ts-enc-against = Stärke
ui-ts-enc-tie = Gleichstand genügt
ui-ts-enc-fall = Die Würfel entscheiden.
ui-ts-enc-sum = Würfel { $dice } + { $bonus }
ui-ts-enc-sum-dice = Würfel { $dice }
ui-ts-enc-holds = { $who } hält stand
ui-ts-enc-fails = { $who } wird getroffen
ui-ts-enc-barricades = Barrikaden { $left } von { $most }
ui-ts-enc-next-card = Der Killer darf eine Karte spielen. Dann wählt das Team, wer verteidigt.
ui-ts-enc-next-item = Bei dieser Verteidigung darf ein Gegenstand helfen. Dann wird gewürfelt.
ui-ts-enc-next-dice = Die Würfel sind gefallen. Eine Falle oder eine Eigenschaft kann noch helfen.
ui-ts-enc-next-held = Der Angriff ist abgewehrt, die Begegnung endet. Der Killer verliert 2 Karten vom Stapel, und alle Gefundenen dürfen ungesehen einen Raum weit weglaufen.
ui-ts-enc-next-fell = Wer noch nicht angegriffen wurde, muss vielleicht noch verteidigen.
ui-ts-enc-next-last = Das war der letzte Angriff. Alle Gefundenen dürfen ungesehen einen Raum weit weglaufen.

# What is heard

caption-step-wood = Schritte auf Dielen
caption-step-tiles = Schritte auf Fliesen
caption-step-gravel = Schritte auf Kies
caption-step-grass = Schritte in nassem Gras
caption-door = Eine Tür geht auf und zu
caption-passage = In der Wand gleitet ein Paneel
caption-floorboard = Eine Diele gibt nach
caption-noise = Im Haus fällt etwas um
caption-hush = Das Haus hält den Atem an
caption-villa = Die Tür der Villa fällt ins Schloss
caption-hour = Eine Uhr schlägt
caption-his-turn = Ein Bogen streicht eine tiefe Saite
caption-night-saved = Hilfe ist da, ein Akkord klart auf
caption-night-lost = Eine Lampe zerbricht, ein Herz bleibt stehen
caption-ways-parted = Zwei Glocken, die sich nicht einig sind
caption-hunt-won = Trommeln, und eine Tür schließt sich für immer
caption-prey-gone = Ein Motor fährt davon in den Regen
caption-scream-marco = Marco schreit
caption-scream-johnson = Johnson schreit, tief und lang
caption-scream-william = William schreit
caption-scream-sophia = Sophia schreit, schrill
caption-scream-anna = Anna schreit
caption-hurt-low = Ein Mann schreit auf
caption-hurt-high = Eine Frau schreit auf
caption-fear = Ein Atem stockt
caption-fear-deep = Kurzer, gehetzter Atem
caption-calm = Ein langes Ausatmen
caption-calmer = Ein Ausatmen
caption-healed = Leinen wird festgezogen
caption-eliminated = Jemand fällt, ein Herz wird langsamer
caption-got-away = Eine Tür fliegt auf, Füße rennen
caption-slipped-away = Schnelle Füße, dann nichts
caption-taunt = Ein Pfiff, zweimal Klopfen
caption-radio-first = Totes Rauschen
caption-radio-second = Etwas hinter dem Rauschen
caption-radio-third = Eine Stimme, weit weg
caption-radio-fourth = Die Stimme kommt näher
caption-radio-works = Eine klare Stimme aus dem Funkgerät
caption-rescue-called = Morsezeichen, und jemand antwortet
caption-rescue-far = Ein Motor hinter den Hügeln
caption-rescue-near = Eine Sirene zwischen den Bäumen
caption-search = Schubladen werden durchwühlt
caption-discovery = Ein loses Brett wird angehoben
caption-item = Etwas verschwindet im Rucksack
caption-item-dropped = Etwas fällt zu Boden
caption-key = Schlüssel klimpern
caption-key-hung = Ein Schlüssel schaukelt an seinem Nagel
caption-toolbox = Schraubenschlüssel klappern
caption-flashlight = Ein Schalter klickt
caption-revolver = Ein Hahn wird gespannt
caption-blade = Eine Klinge wird ergriffen
caption-powder = Ein Sack Pulver wird geschüttelt
caption-trap-parts = Eiserne Zähne klirren
caption-bottle = Eine Flasche klirrt
caption-pills = Pillen rasseln
caption-bandage = Leinen reißt
caption-amulet = Silber summt
caption-chart = Eine Karte wird entfaltet
caption-camera = Eine Kamera wird aufgezogen
caption-camera-flash = Ein Blitzlicht zuckt
caption-hatchet = Ein Beil beißt ins Holz
caption-bottle-thrown = Eine Flasche zerspringt, nicht hier
caption-fuse = Eine Zündschnur zischt
caption-firecracker = Böller übertönen alles
caption-adrenaline = Ein Keuchen, ein rasendes Herz
caption-trap-laid = Eine Falle wird gespannt
caption-trap-sprung = Eiserne Zähne schnappen zu
caption-warded = Etwas zerbricht an Stelle eines Lebens
caption-ability = Zwei Töne einer Gitarre
caption-trade = Etwas wechselt den Besitzer
caption-pencil = Ein Bleistift kratzt
caption-plan-done = Ein Plan fügt sich zusammen
caption-plan-used = Ein Schalter, und Räder drehen sich
caption-kept = Eine Karte gleitet in eine Tasche
caption-shown = Eine Karte wird umgedreht, eine Glocke summt
caption-barricade = Bretter werden vor eine Tür genagelt
caption-barricade-lifted = Bretter werden abgenommen
caption-barricade-cleared = Nägel kreischen, Bretter fallen
caption-barricade-broken = Etwas bricht durch Bretter
caption-step-butcher = Schwere Stiefel und eine Kette
caption-creep-butcher = Stiefel, behutsam aufgesetzt
caption-appear-butcher = Eisen fällt, eine Säge springt an
caption-hide-butcher = Eine Kette verstummt
caption-step-specter = Kalte Luft zieht vorbei
caption-creep-specter = Ein Hauch von Kälte
caption-appear-specter = Glas singt, und etwas heult
caption-hide-specter = Ein Heulen gleitet davon
caption-step-murderer = Gute Schuhe, ohne Eile
caption-creep-murderer = Eine Sohle dreht sich leise
caption-appear-murderer = Vier Töne, und ein Messer klappt auf
caption-hide-murderer = Zwei Töne, ein Vorhang regt sich
caption-card-quick = Eine Karte schnippt
caption-card-special = Eine Karte und eine Trommel
caption-card-slow = Eine Karte wird langsam gezogen
caption-chainsaw = Eine Kettensäge heult
caption-rage = Gebrüll hinter einer Maske
caption-scream-specter = Etwas Totes schreit
caption-whizz = Es fliegt durch die Räume
caption-drain = Alle Wärme wird aufgesogen
caption-notice-pinned = Ein Messer heftet einen Brief an
caption-deduction = Eine Taschenuhr tickt
caption-blossom = Eine Melodie, zu schnell, eine Klinge kreist
caption-sense = Jemand lauscht im Dunkeln
caption-sense-found = Jemand lauscht, und ein Herz schlägt
caption-ransacked = Ein Raum wird durchwühlt
caption-found = Streicher stechen zu: gefunden
caption-revealed = Ein Flüstern verrät einen Ort
caption-card-drawn = Karten werden gezogen
caption-unlocked = Ein Schloss geht auf, etwas knurrt
caption-grows = Der Boden bebt, der Killer wächst
caption-stronger = Leder knarrt um eine Faust
caption-his-trait = Eine Trommel, und Atem hinter einer Maske
caption-waits = Langsamer Atem im Dunkeln
caption-toying = Ein leises Lachen
caption-encounter = Streicher peitschen auf: Auge in Auge
caption-shot = Ein Schuss
caption-slash = Eine Klinge saust
caption-powder-thrown = Eine Pulverwolke stiebt auf
caption-brandished = Etwas wird hochgehalten
caption-dice-tower = Würfel fallen durch den Turm
caption-held = Der Hieb wird aufgehalten
caption-beaten = Die Abwehr bricht
caption-driven-off = Stiefel weichen zurück, eine Tür fällt zu
caption-lets-go = Es ist vorbei, Füße rennen
caption-curtain-falls = Der Vorhang fällt, ein Laden klappt zu
caption-curtain-rises = Der Vorhang hebt sich
caption-ring = Eine Feder wird aufgezogen
caption-thunder-near = Donner über dem Dach
caption-thunder-rolls = Donner grollt
caption-thunder-far = Donner, weit weg
caption-storm = Regen und Wind ringsum
caption-storm-within = Regen auf dem Dach
caption-old-house = Das alte Haus knackt
caption-lair = Langsamer Atem, eine Kette, Tropfen
caption-music-night = Ein Klavier in einem anderen Zimmer
caption-music-hunt = Trommeln und zitternde Streicher

## Help: one's own signs, and what the program works out

ui-ts-mark-perhaps = vielleicht jemand
ui-ts-mark-not = niemand
ui-ts-mark-wipe = alle Marker entfernen
ui-ts-marking = { $room }: Wähle Marker. Nur deine Seite sieht sie.
ui-ts-marking-sign = { $room }: { $sign }
ui-ts-marking-done = Fertig
ui-ts-more-signs = +{ $number }
ui-ts-heat-all = irgendwer
ui-ts-heat-soon = { $who }: wird berechnet
ui-ts-per-cent = { $number } %
ui-ts-known-short = { $share } % / { $rooms }
ui-ts-known-title = Neben dem Auge: was der Killer wissen kann
ui-ts-known = { $rooms ->
    [one] Nach allem, was öffentlich ist, bleibt für { $who } nur ein Ort: { $place }.
   *[other] Nach allem, was öffentlich ist, kann { $who } in { $rooms } Räumen sein. { $place }: { $share } %.
}{ $acted ->
    [yes] {" "}Das gilt nach diesem Zug, wenn { $who } unbemerkt bleibt.
   *[no] {""}
}
ui-ts-aid-not-marks = Deine Seite spielt heute Nacht ohne Hilfe. Die Hilfestufe änderst du im Menü.
ui-ts-aid-not-computed = Deine Seite spielt heute Nacht ohne Lagekarten und Tipps. Die Hilfestufe änderst du im Menü.
ui-ts-since = Seit deinem letzten Zug{ $words ->
    [none] {""}
   *[other] : { $words }
}
ui-ts-aids = Hilfestufe
ui-ts-aids-note = Jede Seite wählt für sich, und alle dürfen zusehen. Am Ende erfahrt ihr, wer Lagekarten oder Tipps hatte.
ui-ts-aid-row = { $side_id ->
    [killer] Killer
   *[survivors] Überlebende
}: { $level_id ->
    [off] keine
    [marks] eigene Marker
   *[computed] Marker, Lagekarten, Tipps
}{ $chosen ->
    [yes] {" "}(aktuell)
   *[no] {""}
}
ui-ts-aid-off-note = Nur der Spielplan und das Protokoll.
ui-ts-aid-marks-note = Gesichter, Fragezeichen und Kreuze, die du selbst in Räume setzt. Nur deine Seite sieht sie.
ui-ts-aid-computed-note = Dazu alles, was der Computer aus öffentlichem Wissen ableitet: wo Überlebende sein können und was er tun würde.
ui-ts-aid-declared = { $side_id ->
    [killer] Der Killer hat
   *[survivors] Die Überlebenden haben
} mit möglichen Orten und Tipps gespielt.

## The end of a night: what is below a number

ui-ts-end-count-survivor-went = { $count ->
    [one] Raum
   *[other] Räume
}
ui-ts-end-count-survivor-searched = { $count ->
    [one] Suche
   *[other] Suchen
}
ui-ts-end-count-survivor-key = { $count ->
    [one] Schlüssel
   *[other] Schlüssel
}
ui-ts-end-count-survivor-noise = { $count ->
    [one] Geräusch
   *[other] Geräusche
}
ui-ts-end-count-survivor-repelled = abgewehrt
ui-ts-end-count-survivor-beaten = { $count ->
    [one] Niederlage
   *[other] Niederlagen
}
ui-ts-end-count-killer-prowled = { $count ->
    [one] Raum
   *[other] Räume
}
ui-ts-end-count-killer-card = { $count ->
    [one] Karte
   *[other] Karten
}
ui-ts-end-count-killer-found = { $count ->
    [one] Treffer
   *[other] Treffer
}
ui-ts-end-count-killer-vain = { $count ->
    [one] Fehlsuche
   *[other] Fehlsuchen
}
ui-ts-end-count-killer-wounded = { $count ->
    [one] Verletzung
   *[other] Verletzungen
}
ui-ts-end-count-killer-barred = { $count ->
    [one] Barrikade
   *[other] Barrikaden
}

## How a night goes, for each side of the divider, for somebody who has never played

ui-ts-primer-survivors = So spielen die Überlebenden
ui-ts-primer-killer = So spielt der Killer
ui-ts-primer-win-head = So gewinnst du
ui-ts-primer-turn-head = Dein Zug
ui-ts-primer-noise-head = Geräusche
ui-ts-primer-fear-head = Furcht
ui-ts-primer-met-head = Begegnungen
ui-ts-primer-help-head = Hilfe
ui-ts-primer-survivors-win = { $ways ->
    [apart] Beginne einen Zug mit { $own } eigenen Schlüsseln am Ausgang, oder ruft per Funk Rettung.
   *[together] Hängt { $keys } Schlüssel auf und beginnt gemeinsam einen Zug am Ausgang, oder ruft per Funk Rettung.
}
ui-ts-primer-survivors-turn = Ihr führt je 1 von 6 Aktionen aus, in beliebiger Reihenfolge. Danach entdeckt 1 von euch.
ui-ts-primer-survivors-noise = Nach eurem Zug hört der Killer, in welchen Räumen es Geräusche gab, aber er sieht euch nie.
ui-ts-primer-survivors-fear = Jede Furcht kostet dich 1 Verteidigungswürfel. Die dritte ist ein Angstschrei und verrät deinen Raum.
ui-ts-primer-survivors-met = Wirst du gefunden, würfle die Stärke des Killers, sonst wirst du verletzt. Die zweite Verletzung tötet.
ui-ts-primer-survivors-help = Drücke { $hint } für einen Tipp, { $marks } für Marker in Räumen, { $rulebook } fürs Regelheft, { $menu } für die Pause.
ui-ts-primer-killer-win = { $ways ->
    [apart] Töte 2 von 3 Überlebenden. Wer noch im Haus ist, wenn der Entdeckungsstapel leer ist, zählt mit.
   *[together] Töte 1 Überlebenden: Dein erster Treffer verletzt, der zweite tötet. Oder ihr Entdeckungsstapel geht aus.
}
ui-ts-primer-killer-turn = Spiele schnelle Karten, dann 1 Sonderfähigkeit oder 2 Aktionen, dann 1 langsame Karte; zieh { $draw }.
ui-ts-primer-killer-noise = Nach ihrem Zug hörst du, in welchen Räumen es Geräusche gab. Durchsuche einen, um Überlebende zu finden.
ui-ts-primer-killer-fear = Jede Furcht kostet Überlebende 1 Würfel. Die dritte ist ein Angstschrei, der ihren Raum verrät.
ui-ts-primer-killer-met = Durchsuche den Raum von Überlebenden und greif sie an, bis jemand deine Stärke würfelt.
ui-ts-primer-killer-help = Drücke { $hint } für einen Tipp, { $marks } für Marker in Räumen, { $rulebook } fürs Regelheft, { $menu } für die Pause.

## Who holds a seat

holder-easy = Sieht das Haus wie durch dichten Nebel und wählt oft nur das Zweitbeste.
holder-normal = Sieht gerade so schlecht, dass Killer und Überlebende etwa gleich oft gewinnen.
holder-hard = Übersieht nichts. Bedenkt auf der Seite der Überlebenden, was der Killer wissen kann.

## Pages of the rulebook about single things

ui-ts-page-killers = Killer
ui-ts-page-survivors = Überlebende
ui-ts-page-abilities = Fähigkeitskarten
ui-ts-page-items = Gegenstandskarten
ui-ts-page-traits = Eigenschaften
ui-ts-page-plans = Überlebenspläne
ui-ts-page-places = Orte
ui-ts-page-killer = Killer
ui-ts-page-survivor = Team der Überlebenden
ui-ts-page-ability = Fähigkeitskarte: { $kinds }
ui-ts-page-item = Gegenstandskarte
ui-ts-page-trait-survivors = Eigenschaft der Überlebenden
ui-ts-page-trait-killer = Eigenschaft des Killers
ui-ts-page-plan = Überlebensplan
ui-ts-page-place = Ort in der { $zone }en Zone
ui-ts-page-hand = { $killer }: { $count ->
    [one] 1 von 13 Karten
   *[other] { $count } von 13 Karten
    }.
ui-ts-page-deck-discovery = Entdeckungsstapel: { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
    }.
ui-ts-page-deck-search = Suchstapel: { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
    }.
ui-ts-page-deck-bottom = Unter dem Suchstapel: { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
    }.
ui-ts-page-deck-start = Startgegenstand: { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
    }.
ui-ts-page-needs = Voraussetzungen, in dieser Reihenfolge:
ui-ts-page-need = { $at }. { $what }

# Titles of great moments

climax-encounter-began = Gefunden
climax-eliminated = { $survivor } ist eliminiert
climax-survivor-escaped = { $survivor } entkommt
climax-rescue-called = Die Rettung ist unterwegs

## Guided first nights: lessons, each with its title

ui-guide-team-goal-head = Schlüssel sammeln, entkommen
ui-guide-team-goal = Hänge fünf Schlüssel hier auf und verlass mit allen dreien das Haus. Oder repariere das Funkgerät und warte auf Rettung. Ein Todesfall, und du verlierst.
ui-guide-team-move-head = Gehen
ui-guide-team-move = Alle Überlebenden haben je eine Hauptaktion. Geh zuerst: Wähle einen leuchtenden Raum. Such dir einen mit Lupe.
ui-guide-team-search-head = Suchen
ui-guide-team-search = In einem Raum mit Lupe kann deine nächste Hauptaktion „Suchen“ sein: Du ziehst eine Gegenstandskarte. Manche Karten machen ein Geräusch.
ui-guide-team-keep-head = Behalten oder nicht
ui-guide-team-keep = Behalte, was hilft. Ein Schlüssel kommt für alle an die Wand. Außer Johnson tragen alle höchstens drei Gegenstände.
ui-guide-team-discover-head = Jemand entdeckt
ui-guide-team-discover = Haben alle gehandelt, zieht jemand zwei Karten und behält eine. Der Stapel ist auch deine Uhr: Ist er leer, verlierst du.
ui-guide-team-noise-head = Geräusche
ui-guide-team-noise = Nach deinem Zug erfährt der Killer, in welchen Räumen es Geräusche gab, aber nicht, von wem. Bleib nach einem Geräusch in Bewegung.
ui-guide-team-killer-head = Der Zug des Killers
ui-guide-team-killer = Der Killer spielt schnelle Karten, dann geht oder sucht er zweimal. Du siehst jeden Schritt, außer er schleicht.
ui-guide-team-beside-head = Neben dem Killer
ui-guide-team-beside = Im Raum des Killers kannst du weder suchen noch reparieren. Er findet dich nur, wenn er dort sucht: Geh rechtzeitig weg.
ui-guide-team-card-head = Eine Karte
ui-guide-team-card =
    { $device_id ->
        [pad] Der Killer zeigt jede Karte, die er spielt. Geh zu seinem Bild und wähle es: Du siehst, welche er noch haben kann.
        [mouse] Der Killer zeigt jede Karte, die er spielt. Klicke auf sein Bild, um zu sehen, welche er noch haben kann.
       *[keys] Der Killer zeigt jede Karte, die er spielt. Geh mit Tab zu seinem Bild und drück Enter: Du siehst, welche er noch haben kann.
    }
ui-guide-team-zones-head = Zonen
ui-guide-team-zones = „Spüren“ nennt alle in einer Zone, aber nicht ihre Räume. Das farbige Zeichen neben dem Namen eines Raums zeigt seine Zone.
ui-guide-team-passage-head = Geheimwege
ui-guide-team-passage = Räume mit demselben Zeichen, I oder II, verbindet ein Geheimweg. Sophia darf ihn nehmen und jeder mit Taschenlampe: Wähle den anderen Raum.
ui-guide-team-hidden-head = Er schleicht
ui-guide-team-hidden = Der Killer ist jetzt verborgen. Seine Figur steht, wo er zuletzt war; im nächsten Zug erscheint er in der Nähe und sucht.
ui-guide-team-undo-head = Rückgängig und Tipp
ui-guide-team-undo =
    { $device_id ->
        [mouse] Der gebogene Pfeil nimmt einen Schritt zurück, solange nichts Verborgenes aufgedeckt wurde. Die Lampe zeigt einen Tipp mit Begründung.
       *[keys] { $undo } nimmt einen Schritt zurück, solange nichts Verborgenes aufgedeckt wurde. { $hint } zeigt einen Tipp mit Begründung.
    }
ui-guide-team-fear-head = Furcht
ui-guide-team-fear = Jedes Furchtplättchen kostet beim Verteidigen einen Würfel. Nach zwei Plättchen führt weitere Furcht zum Angstschrei, und der verrät dich.
ui-guide-team-calm-head = Beruhigen
ui-guide-team-calm = „Beruhigen“ entfernt deine gesamte Furcht. Die Aktion passt auch, wenn es sonst nichts zu tun gibt.
ui-guide-team-scream-head = Ein Angstschrei
ui-guide-team-scream = Ein Angstschrei verrät dem Killer sofort deinen Raum. Geh weg, bevor er da ist.
ui-guide-team-barricade-head = Eine Barrikade
ui-guide-team-barricade = Überlebende kommen nicht durch Barrikaden. „Freiräumen“ entfernt eine von einer Tür deines Raums. Der Killer bricht einfach durch.
ui-guide-team-radio-head = Das Funkgerät
ui-guide-team-radio = Der andere Ausweg: Repariere hier das Funkgerät fünfmal, einmal pro Runde. Das macht Geräusche. Danach halte fünf Züge durch.
ui-guide-team-menu-head = Regeln und Protokoll
ui-guide-team-menu =
    { $device_id ->
        [mouse] Die drei Striche öffnen das Menü mit dem Regelheft und allen Tasten. Das Blatt Papier zeigt alles, was geschehen ist.
       *[keys] { $menu } öffnet das Menü mit dem Regelheft und allen Tasten. { $log } zeigt alles, was geschehen ist.
    }
ui-guide-team-level-head = Der Killer wächst
ui-guide-team-level = Der Stapel des Killers war leer, also steigt seine Stufe: mehr Stärke, neue Effekte. Sein Bild öffnet die Liste.
ui-guide-team-found-head = Gefunden!
ui-guide-team-found = Der Killer hat deinen Raum durchsucht. Er greift an, bis ihn jemand zurückschlägt oder alle hier einmal gescheitert sind.
ui-guide-team-defender-head = Wer verteidigt?
ui-guide-team-defender = Wähle, wer verteidigt. Weniger Furcht heißt mehr Würfel, und wer schon verletzt ist, darf nicht scheitern.
ui-guide-team-defend-head = Verteidigen
ui-guide-team-defend = Deine Würfel und ein Gegenstand müssen die Stärke des Killers erreichen. Die Prozentzahl ist deine Chance.
ui-guide-team-injured-head = Verletzungen
ui-guide-team-injured = Eine zweite Verletzung eliminiert eine Figur, und der Killer gewinnt. Medizin heilt die erste. Halte dich vom Killer fern.
ui-guide-team-rescue-head = Rettung naht
ui-guide-team-rescue = Das Funkgerät läuft. Überlebe, bis der Zähler am Ende ist, und du gewinnst.
ui-guide-team-exit-head = Fünf Schlüssel
ui-guide-team-exit = Fünf Schlüssel hängen. Bring alle drei zu einem Ausgang und bleib dort, bis dein nächster Zug beginnt.
ui-guide-team-end-head = Das Ende
ui-guide-team-end = Die Nacht ist vorbei. Spiel noch einmal: mit anderen Überlebenden, einem stärkeren Killer oder auf der anderen Seite.
ui-guide-dark-goal-head = Eliminiere jemanden
ui-guide-dark-goal = Verletze eine Figur zweimal, und du gewinnst. Sie beginnen in der Eingangshalle und gewinnen mit fünf Schlüsseln und einem Ausgang oder per Funk.
ui-guide-dark-noise-head = Du hörst Geräusche
ui-guide-dark-noise = In jeder Runde hörst du, wo jemand laut gesucht, repariert oder etwas gefunden hat, aber nie, wer. Manchmal ist das Haus still.
ui-guide-dark-act-head = Zwei Aktionen
ui-guide-dark-act = Dann geh einen Schritt oder durchsuche deinen Raum, zweimal. Oder spiel stattdessen eine Sonderfähigkeit. Ein leuchtender Raum ist ein Schritt.
ui-guide-dark-cards-head = Erst schnelle Karten
ui-guide-dark-cards = Schnelle Karten kommen vor deinen Aktionen, so viele, wie du bezahlen kannst. Die Zahl sagt, wie viele andere Karten eine kostet.
ui-guide-dark-search-head = Suchen
ui-guide-dark-search = Eine Suche findet alle in deinem Raum und führt zu einer Begegnung. Ein leerer Raum kostet dich nur die Aktion.
ui-guide-dark-draw-head = Neue Karten
ui-guide-dark-draw = Du ziehst in jedem Zug drei Karten und hältst höchstens fünf. Ein leerer Stapel wird neu gemischt und erhöht deine Stufe.
ui-guide-dark-undo-head = Rückgängig und Tipp
ui-guide-dark-undo =
    { $device_id ->
        [mouse] Der gebogene Pfeil nimmt einen Schritt zurück, solange nichts Verborgenes aufgedeckt wurde. Die Lampe zeigt einen Tipp mit Begründung.
       *[keys] { $undo } nimmt einen Schritt zurück, solange nichts Verborgenes aufgedeckt wurde. { $hint } zeigt einen Tipp mit Begründung.
    }
ui-guide-dark-marks-head = Räume markieren
ui-guide-dark-marks =
    { $device_id ->
        [mouse] Vermutest du jemanden in einem Raum? Ein Rechtsklick setzt dort dein eigenes Zeichen. Auch das Fragezeichen öffnet die Zeichen.
       *[keys] Vermutest du jemanden in einem Raum? { $look } öffnet deine eigenen Zeichen: Wähle einen Raum und setze eins.
    }
ui-guide-dark-guess-head = Meine Vermutung
ui-guide-dark-guess = Diese Zahlen sind deine Notiz: wie oft das Funkgerät im Wohnzimmer wohl schon repariert wurde. Fünfmal ruft die Rettung.
ui-guide-dark-zones-head = Zonen
ui-guide-dark-zones = Es gibt drei Zonen; das farbige Zeichen neben jedem Raumnamen zeigt sie. Du erfährst, wer in der Zone ist, nicht in welchem Raum.
ui-guide-dark-barricade-head = Barrikaden
ui-guide-dark-barricade = Eine Barrikade hält Überlebende auf, dich nicht: Du durchbrichst sie beim Gehen. Insgesamt gibt es sieben.
ui-guide-dark-sneak-head = Schleichen
ui-guide-dark-sneak = Du bist jetzt verborgen. Sie sehen nur, wo du warst. Im nächsten Zug erscheinst du und suchst sofort.
ui-guide-dark-fear-head = Furcht
ui-guide-dark-fear = Jedes Furchtplättchen kostet eine Figur einen Würfel. Wer zwei hat, stößt beim nächsten einen Angstschrei aus und verrät den Raum.
ui-guide-dark-scream-head = Ein Angstschrei
ui-guide-dark-scream = Dort ist jetzt jemand. Geh hin, bevor es zu spät ist.
ui-guide-dark-encounter-head = Du hast jemanden
ui-guide-dark-encounter = Du greifst an, bis dich jemand zurückschlägt oder alle einmal gescheitert sind. Langsame Karten sind in diesem Zug nicht mehr möglich.
ui-guide-dark-attack-head = Eine Angriffskarte
ui-guide-dark-attack = Du darfst diesen Angriff mit einer Angriffskarte verstärken. Spar sie dir, wenn die Chancen auch so gut sind.
ui-guide-dark-repelled-head = Zurückgeschlagen
ui-guide-dark-repelled = Erreichen ihre Würfel in einer Begegnung deine Stärke, schlagen sie dich zurück: Du verlierst die obersten zwei Karten deines Stapels.
ui-guide-dark-injured-head = Verletzungen
ui-guide-dark-injured = Verletze dieselbe Figur zweimal, und du gewinnst. Medizin kann die erste Verletzung heilen, also bleib dran.
ui-guide-dark-level-head = Eine neue Stufe
ui-guide-dark-level =
    { $device_id ->
        [pad] Deine Stufe ist gestiegen und mit ihr Stärke und Sondereffekte. Um sie zu lesen, geh zu deinem Bild und wähle es.
        [mouse] Deine Stufe ist gestiegen und mit ihr Stärke und Sondereffekte. Klicke auf dein Bild, um sie zu lesen.
       *[keys] Deine Stufe ist gestiegen und mit ihr Stärke und Sondereffekte. Um sie zu lesen, geh mit Tab zu deinem Bild und drück Enter.
    }
ui-guide-dark-keys-head = Ein Schlüssel hängt
ui-guide-dark-keys = Jeder Schlüssel an der Wand bringt sie dem Ziel näher. Mit fünf rennen sie zu einem Ausgang: Sei dort.
ui-guide-dark-menu-head = Regeln und Protokoll
ui-guide-dark-menu =
    { $device_id ->
        [mouse] Die drei Striche öffnen das Menü mit dem Regelheft und allen Tasten. Das Blatt Papier zeigt alles, was geschehen ist.
       *[keys] { $menu } öffnet das Menü mit dem Regelheft und allen Tasten. { $log } zeigt alles, was geschehen ist.
    }
ui-guide-dark-end-head = Das Ende
ui-guide-dark-end = Die Nacht ist vorbei. Spiel noch einmal: als anderer Killer, gegen stärkere Überlebende oder auf der anderen Seite.

## Rekorde

record-by-subject = Killer
record-by-figure = Figur
record-side-killer = Killer
record-side-survivors = Überlebende
record-difficulty-none = Ohne Eigenschaften
record-difficulty-nightmare = Albtraum
record-difficulty-own = Eigene Zahl von Eigenschaften
