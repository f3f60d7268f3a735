# London Dread: every word that a player reads.

## Viertel und Orte

name-north = Norden
    .the = der Norden
    .acc = den Norden
    .dat = dem Norden
    .gender = m
name-south = Süden
    .the = der Süden
    .acc = den Süden
    .dat = dem Süden
    .gender = m
name-east = Osten
    .the = der Osten
    .acc = den Osten
    .dat = dem Osten
    .gender = m
name-west = Westen
    .the = der Westen
    .acc = den Westen
    .dat = dem Westen
    .gender = m

name-north-streets = Camden High Street
    .the = die Camden High Street
    .acc = die Camden High Street
    .dat = der Camden High Street
    .gender = f
short-north-streets = Straßen Nord
name-north-1 = Friedhof Highgate
    .the = der Friedhof Highgate
    .acc = den Friedhof Highgate
    .dat = dem Friedhof Highgate
    .gender = m
short-north-1 = Nord 1
name-north-2 = Bahnhof King’s Cross
    .the = der Bahnhof King’s Cross
    .acc = den Bahnhof King’s Cross
    .dat = dem Bahnhof King’s Cross
    .gender = m
short-north-2 = Nord 2
name-north-3 = Schleuse am Regent’s Canal
    .the = die Schleuse am Regent’s Canal
    .acc = die Schleuse am Regent’s Canal
    .dat = der Schleuse am Regent’s Canal
    .gender = f
short-north-3 = Nord 3
name-north-4 = Uhrenfabrik Clerkenwell
    .the = die Uhrenfabrik Clerkenwell
    .acc = die Uhrenfabrik Clerkenwell
    .dat = der Uhrenfabrik Clerkenwell
    .gender = f
short-north-4 = Nord 4
name-north-5 = Alexandra Palace
    .the = der Alexandra Palace
    .acc = den Alexandra Palace
    .dat = dem Alexandra Palace
    .gender = m
short-north-5 = Nord 5
name-north-6 = Gefängnis Holloway
    .the = das Gefängnis Holloway
    .acc = das Gefängnis Holloway
    .dat = dem Gefängnis Holloway
    .gender = n
short-north-6 = Nord 6

name-south-streets = Borough Road
    .the = die Borough Road
    .acc = die Borough Road
    .dat = der Borough Road
    .gender = f
short-south-streets = Straßen Süd
name-south-1 = Domhof von Southwark
    .the = der Domhof von Southwark
    .acc = den Domhof von Southwark
    .dat = dem Domhof von Southwark
    .gender = m
short-south-1 = Süd 1
name-south-2 = Bethlem-Hospital
    .the = das Bethlem-Hospital
    .acc = das Bethlem-Hospital
    .dat = dem Bethlem-Hospital
    .gender = n
short-south-2 = Süd 2
name-south-3 = Kai von Lambeth
    .the = der Kai von Lambeth
    .acc = den Kai von Lambeth
    .dat = dem Kai von Lambeth
    .gender = m
short-south-3 = Süd 3
name-south-4 = Kristallpalast
    .the = der Kristallpalast
    .acc = den Kristallpalast
    .dat = dem Kristallpalast
    .gender = m
short-south-4 = Süd 4
name-south-5 = Gerberei Bermondsey
    .the = die Gerberei Bermondsey
    .acc = die Gerberei Bermondsey
    .dat = der Gerberei Bermondsey
    .gender = f
short-south-5 = Süd 5
name-south-6 = Vauxhall-Gärten
    .the = die Vauxhall-Gärten
    .acc = die Vauxhall-Gärten
    .dat = den Vauxhall-Gärten
    .gender = pl
short-south-6 = Süd 6

name-east-streets = Commercial Road
    .the = die Commercial Road
    .acc = die Commercial Road
    .dat = der Commercial Road
    .gender = f
short-east-streets = Straßen Ost
name-east-1 = Elendsviertel Whitechapel
    .the = das Elendsviertel Whitechapel
    .acc = das Elendsviertel Whitechapel
    .dat = dem Elendsviertel Whitechapel
    .gender = n
short-east-1 = Ost 1
name-east-2 = Hafenbecken Limehouse
    .the = das Hafenbecken Limehouse
    .acc = das Hafenbecken Limehouse
    .dat = dem Hafenbecken Limehouse
    .gender = n
short-east-2 = Ost 2
name-east-3 = Markt von Spitalfields
    .the = der Markt von Spitalfields
    .acc = den Markt von Spitalfields
    .dat = dem Markt von Spitalfields
    .gender = m
short-east-3 = Ost 3
name-east-4 = Alte Treppe von Wapping
    .the = die Alte Treppe von Wapping
    .acc = die Alte Treppe von Wapping
    .dat = der Alten Treppe von Wapping
    .gender = f
short-east-4 = Ost 4
name-east-5 = London Hospital
    .the = das London Hospital
    .acc = das London Hospital
    .dat = dem London Hospital
    .gender = n
short-east-5 = Ost 5
name-east-6 = Arbeitshaus Bethnal Green
    .the = das Arbeitshaus Bethnal Green
    .acc = das Arbeitshaus Bethnal Green
    .dat = dem Arbeitshaus Bethnal Green
    .gender = n
short-east-6 = Ost 6

name-west-streets = Piccadilly
    .the = Piccadilly
    .acc = Piccadilly
    .dat = Piccadilly
short-west-streets = Straßen West
name-west-1 = Stadthaus in Mayfair
    .the = das Stadthaus in Mayfair
    .acc = das Stadthaus in Mayfair
    .dat = dem Stadthaus in Mayfair
    .gender = n
short-west-1 = West 1
name-west-2 = Gruft von Kensal Green
    .the = die Gruft von Kensal Green
    .acc = die Gruft von Kensal Green
    .dat = der Gruft von Kensal Green
    .gender = f
short-west-2 = West 2
name-west-3 = Britisches Museum
    .the = das Britische Museum
    .acc = das Britische Museum
    .dat = dem Britischen Museum
    .gender = n
short-west-3 = West 3
name-west-4 = Half Moon Street
    .the = die Half Moon Street
    .acc = die Half Moon Street
    .dat = der Half Moon Street
    .gender = f
short-west-4 = West 4
name-west-5 = Haymarket-Passage
    .the = die Haymarket-Passage
    .acc = die Haymarket-Passage
    .dat = der Haymarket-Passage
    .gender = f
short-west-5 = West 5
name-west-6 = Serpentine im Hyde Park
    .the = die Serpentine im Hyde Park
    .acc = die Serpentine im Hyde Park
    .dat = der Serpentine im Hyde Park
    .gender = f
short-west-6 = West 6

## Die Uhr

name-hour-6 = 6 Uhr
name-hour-8 = 8 Uhr
name-hour-10 = 10 Uhr
name-hour-12 = 12 Uhr
name-hour-14 = 14 Uhr
name-hour-16 = 16 Uhr
name-hour-18 = 18 Uhr
name-hour-20 = 20 Uhr
name-hour-22 = 22 Uhr
name-hour-0 = 0 Uhr
name-hour-2 = 2 Uhr
name-hour-4 = 4 Uhr

name-morning = MORGEN
text-morning = Kann ab 6 Uhr untersucht werden.
name-day = TAG
text-day = Kann ab 14 Uhr untersucht werden.
name-night = NACHT
text-night = Kann ab 22 Uhr untersucht werden.

cry-start = Big Ben: der erste Schlag. Die Stadt hält den Atem an.
cry-half = Der zweite Schlag. Von der Nacht, die ihr hattet, bleibt euch die Hälfte.
cry-end = Der dritte Schlag. Hände weg von den Uhren.

difficulty-normal = Normal: zwölf Minuten Planung
difficulty-hard = Schwer: zehn Minuten Planung
difficulty-dread = Grauen: acht Minuten Planung
difficulty-untimed = Übung: so lange ihr wollt

## Fähigkeiten, Würfel, Zustände

name-strength = STÄRKE
name-charm = CHARME
name-guile = LIST
name-spirit = GLAUBE
name-lore = WISSEN
name-courage = MUT
name-impact = WUCHT
name-tech = TECHNIK
name-spellcraft = MAGIE
name-wild = JOKER
name-fist = FAUST
name-blank = leer

name-injured = Verletzt
    .acc = verletzt
text-injured = Allein ohne Wirkung. Würdest du noch einmal verletzt, steigt stattdessen das Grauen um 5; im Endspiel bist du dann besiegt.
name-unhinged = Zerrüttet
    .acc = zerrüttet
text-unhinged = Allein ohne Wirkung. Würdest du noch einmal zerrüttet, steigt stattdessen das Grauen um 5; im Endspiel bist du dann besiegt.

## Charaktere

name-basil = Basil Sterling
    .gender = m
short-basil = Basil
title-basil = ruinierter Lord
text-basil = In einem einzigen Winter verspielte Basil Sterling neun Generationen Northumberland, in dem Jahr, als es im Kinderzimmer seiner Tochter still wurde. Geblieben sind ihm die Manieren, ein Revolver und die Angewohnheit, seine Schulden zu bezahlen.
virtue-basil = Mache 1 gekippten Gegenstand eines beliebigen Charakters an deinem Ort bereit (auch einen eigenen).

name-jacqueline = Jacqueline Degas
    .gender = f
short-jacqueline = Jacqueline
title-jacqueline = Varietétänzerin
text-jacqueline = Kein Mädchen am Montmartre warf die Beine höher als Jacqueline Degas, bis ihr ein Verehrer in Loge fünf Blumen aus der Zukunft zu schicken begann. Sie kam mit einem Messer, einem Koffer und dem Pass einer anderen über den Kanal.
virtue-jacqueline = Füge 1 JOKER-Symbol hinzu.

name-murphy = Jack Murphy
    .gender = m
short-murphy = Murphy
title-murphy = Preisboxer
text-murphy = Jack Murphy schlug in Belfast einen Mann im Ring tot, der in der Garderobe wieder aufstand. Seither hat er keinen Kampf verloren und keine Nacht durchgeschlafen.
virtue-murphy = Füge 2 STÄRKE-Symbole hinzu; oder würfle nach deinem Wurf einmal beliebig viele deiner Würfel neu.

name-maria = Sr. Maria Velasco
    .gender = f
short-maria = Maria
title-maria = Nonne
text-maria = Maria ist die Letzte eines Klosters von vierzig Schwestern. Die Kirche hat ihren eigenen Bericht darüber, wie sie verstummten. Maria hat den ihren, und sie trägt ihn an einem Rosenkranz von neununddreißig Perlen.
virtue-maria = Wirf 1 Zustand eines beliebigen Charakters an deinem Ort ab (auch einen eigenen); oder füge 1 GLAUBE-Symbol hinzu.

name-milton = Howard Milton
    .gender = m
short-milton = Milton
title-milton = Okkultist und Archivar
text-milton = Das Britische Museum schickte Howard Milton ins Ausland, eine Trommel zu kaufen, die nicht zu verkaufen war; er nahm sie trotzdem mit. Seither spielt sie von selbst. Seine Stelle verlor er wegen des Katalogeintrags, in dem er es Diebstahl nannte; seitdem lernt er brieflich bei ihren rechtmäßigen Hütern, wie man sie zurückgibt.
virtue-milton = Vor dem Endspiel: Mische den Ermittlungsstapel, sieh dir die obersten 3 Karten an, füge die Symbole von einer hinzu, wirf sie ab und lege die anderen zurück. Im Endspiel: Nimm 1 Zuversichtskarte auf die Hand.

name-sturmer = Friedrich Stürmer
    .gender = m
short-sturmer = Stürmer
title-sturmer = preußischer Offizier im Exil
text-sturmer = Friedrich Stürmer führte bei Metz hundert Mann in einen Graben und kam mit hundertundeinem wieder heraus. Er spielt Geige, um nicht zählen zu müssen.
virtue-sturmer = Drehe nach deinem Wurf 1 deiner leeren Würfel auf eine FAUST; oder füge 1 MUT-Symbol hinzu.

## Persönlichkeitskarten

text-trauma = Trauma: Diese Karte gibt dir nichts. Ignoriere die Symbole deines Bogens und wirf den Traumawürfel.

name-peer-of-the-realm = Peer des Reiches
name-eton-and-oxford = Eton und Oxford
name-crack-shot = Meisterschütze
name-cardsharp = Falschspieler
name-noblesse-oblige = Noblesse oblige
text-noblesse-oblige = Mache 1 gekippten Gegenstand eines beliebigen Charakters an deinem Ort bereit.
name-the-empty-nursery = Das leere Kinderzimmer
text-the-empty-nursery = { text-trauma }

name-star-of-the-moulin = Stern des Moulin
name-light-fingers = Flinke Finger
name-knife-in-the-garter = Messer im Strumpfband
name-a-hundred-admirers = Hundert Verehrer
name-encore = Zugabe!
text-encore = Nach deinem Wurf (Plotkarte) darfst du einmal beliebig viele deiner Würfel neu würfeln. Bei einer Prüfung: Du erhältst stattdessen 1 weiteres JOKER-Symbol.
name-the-man-in-box-five = Der Mann in Loge fünf
text-the-man-in-box-five = { text-trauma }

name-bare-knuckle-champion = Meister der bloßen Faust
name-docker = Hafenarbeiter
name-strike-committee = Streikkomitee
name-devils-own-luck = Teufelsglück
name-never-stays-down = Steht immer wieder auf
text-never-stays-down = Wirf deinen Zustand „verletzt“ ab. Wenn du ihn nicht hast, erhältst du stattdessen 1 weiteres STÄRKE-Symbol.
name-the-ring-at-belfast = Der Ring von Belfast
text-the-ring-at-belfast = { text-trauma }

name-sister-of-mercy = Barmherzige Schwester
name-litany = Litanei
name-fever-ship = Fieberschiff
name-unbending = Unbeugsam
name-absolution = Absolution
text-absolution = Wirf 1 Zustand „zerrüttet“ eines beliebigen Charakters an deinem Ort ab (auch deinen eigenen).
name-the-silent-convent = Das stumme Kloster
text-the-silent-convent = { text-trauma }

name-student-of-vodou = Schüler des Vodou
name-museum-archivist = Museumsarchivar
name-egyptologist = Ägyptologe
name-second-sight = Zweites Gesicht
name-forbidden-marginalia = Verbotene Randnotizen
text-forbidden-marginalia = Decke 1 zufällige Karte des Ermittlungsstapels auf (im Endspiel: die oberste Karte des Zuversichtsstapels) und füge ihre Symbole hinzu. Lege sie dann zurück (im Endspiel: unter den Stapel).
name-the-drum-that-was-not-for-sale = Die Trommel, die nicht zu verkaufen war
text-the-drum-that-was-not-for-sale = { text-trauma }

name-musician = Musiker
name-prussian-drill = Preußischer Drill
name-siege-engineer = Belagerungsingenieur
name-duelling-scar = Schmiss
name-marching-song = Marschlied
text-marching-song = Erhalte 1 Zuversicht.
name-the-trench-at-metz = Der Graben von Metz
text-the-trench-at-metz = { text-trauma }

## Grauenkarten, Stufe I

name-a-tough-bargain = Ein harter Handel
text-a-tough-bargain = Der Hehler verkauft euch den Namen, aber bezahlt werden will er mit etwas, das euch fehlen wird.
name-bruiser = Schlägertyp
text-bruiser = Eins neunzig Muskeln aus Shadwell lehnen im Türrahmen und fragen überaus sanft, wohin des Weges.
name-digging-up-the-past = Alte Knochen
text-digging-up-the-past = Unter den Steinplatten hat jemand die Knochen in alphabetischer Reihenfolge ausgelegt.
name-the-whispering-medium = Das flüsternde Medium
text-the-whispering-medium = Ihre Lippen bewegen sich nicht, und doch kennt der Tote in ihrer Kehle den Namen deiner Mutter.
name-bodies-in-the-fog = Leichen im Nebel
text-bodies-in-the-fog = Drei Tote sitzen aufrecht auf der Bank, den Hut auf dem Kopf, und warten auf einen Omnibus, der nicht mehr fährt.
name-the-resurrection-men = Die Leichenräuber
text-the-resurrection-men = Ihr Karren quietscht, ihre Spaten sind nass, und heute Nacht fehlt ihnen noch ein Kunde.
name-blackmail-at-the-savoy = Erpressung im Savoy
text-blackmail-at-the-savoy = Elf Briefe, mit violettem Band verschnürt, und ein Kellner, der jeden davon gelesen hat.
name-the-weeping-nursery = Das weinende Kinderzimmer
text-the-weeping-nursery = Die Wiege steht seit neun Jahren leer; geschaukelt wird sie noch immer.
name-dockside-press-gang = Die Werber am Kai
text-dockside-press-gang = Sie werben Leute für ein Schiff an, das im Frühjahr mit Mann und Maus gesunken ist.
name-the-locked-carriage = Die verschlossene Kutsche
text-the-locked-carriage = Bei jedem Morgengrauen steht sie vor der Bank, die Vorhänge zu, und das Pferd ist aus Messing.
name-a-duel-at-dawn = Ein Duell im Morgengrauen
text-a-duel-at-dawn = Beide Herren sind längst erschossen; keiner hatte den Anstand, sich hinzulegen.
name-rats-in-the-rookery = Ratten im Elendsviertel
text-rats-in-the-rookery = Sie strömen in Viererreihen die Treppe herab, und die großen tragen etwas.
name-the-anarchists-parcel = Das Paket des Anarchisten
text-the-anarchists-parcel = Es tickt, es ist an den Innenminister adressiert, und dein Droschkenkutscher hat es soeben dir in die Hand gedrückt.
name-crooked-constable = Korrupter Constable
text-crooked-constable = Er leckt an seinem Bleistift, klappt das Notizbuch zu und nennt eine Summe.
name-the-drowned-bride = Die ertrunkene Braut
text-the-drowned-bride = Bei jeder Ebbe steigt sie die Flusstreppe herauf und klopft am falschen Haus.
name-the-locked-ward = Die verschlossene Station
text-the-locked-ward = Seit Michaelis ist niemand aufgenommen worden, und doch deckt die Oberin zum Abendessen immer noch einen Platz mehr.
name-fever-house = Fieberhaus
text-fever-house = Ein gelbes Kreuz an der Tür, und dahinter vierzig Menschen, die in vollkommenem Gleichtakt atmen.
name-pale-hounds = Bleiche Hunde
text-pale-hounds = Niemand in der Gemeinde hält einen Hund, und jede Nacht hört die ganze Gemeinde sie vorüberlaufen.
name-the-seance-room = Der Séance-Raum
text-the-seance-room = Der Tisch hat heute Abend fünf Beine, und das fünfte ist warm.
name-the-ratcatchers-cellar = Der Keller des Rattenfängers
text-the-ratcatchers-cellar = Die Schwänze verwahrt er in Gläsern, beschriftet mit den Namen von Ratsherren.
name-the-stolen-reliquary = Das gestohlene Reliquiar
text-the-stolen-reliquary = Die Diebe nahmen das Silber und ließen den Finger liegen; er hat begonnen zu zeigen.
name-runaway-hansom = Führerlose Droschke
text-runaway-hansom = Kein Kutscher, keine Zügel, und an jedem Fenster dasselbe verängstigte Gesicht.
name-unclean-tongues = Unreine Zungen
text-unclean-tongues = Ein Straßenprediger trägt das Totenbuch vor, mit der Stimme eines kleinen Mädchens.
name-the-hanging-judge = Der Galgenrichter
text-the-hanging-judge = Noch immer hält er donnerstags Gericht, und der Strick ist noch immer frisch.

## Grauenkarten, Stufe II

name-carollers-without-breath = Sänger ohne Atem
text-carollers-without-breath = Sie singen wunderschön in der harten Kälte, kein Mund dampft, und sie hätten dich gern für den Tenor.
name-dynamite-under-parliament = Dynamit unter dem Parlament
text-dynamite-under-parliament = Guy Fawkes nahm Schwarzpulver; diese Herren waren auf dem Polytechnikum.
name-the-butcher-of-smithfield = Der Schlächter von Smithfield
text-the-butcher-of-smithfield = Seine Haken hängen voll, und Viehmarkt war seit einer Woche nicht.
name-a-countess-in-ashes = Eine Gräfin in Asche
text-a-countess-in-ashes = Sie empfängt mittwochs, auf dem Feuerrost.
name-the-clockwork-beadle = Der Uhrwerkbüttel
text-the-clockwork-beadle = Er macht mit der Laterne seine Runde, und wer nach der Sperrstunde noch draußen ist, dem läuft die Feder ab.
name-the-sleeping-fleet = Die schlafende Flotte
text-the-sleeping-fleet = Elf Kauffahrer vor Anker unterhalb der Tower Bridge, Eigner in der City, und keine Seele an Bord, die wach wäre.
name-the-man-who-bled-ink = Der Mann, der Tinte blutete
text-the-man-who-bled-ink = Jede Ader in ihm schreibt, und die Sätze handeln von dir.
name-riot-at-trafalgar-square = Aufruhr am Trafalgar Square
text-riot-at-trafalgar-square = Zehntausend Stimmen und ein Dirigent, der vom Dach der National Gallery den Takt schlägt.
name-gallows-birds = Galgenvögel
text-gallows-birds = Um acht Uhr früh schnitt man sie ab, und mittags sah man sie in Holborn trinken.
name-the-ambassadors-shadow = Der Schatten des Botschafters
text-the-ambassadors-shadow = Er verlässt den Empfang eine Stunde vor seinem Herrn und geht dessen Geschäften nach.
name-ghouls-of-kensal-green = Ghule von Kensal Green
text-ghouls-of-kensal-green = Sie speisen bei Kerzenschein, mit Tischtuch, und sie haben dir einen Stuhl freigehalten.
name-the-poisoned-pump = Die vergiftete Pumpe
text-the-poisoned-pump = Ganz Soho trank am Sonntag daraus, und am Montag erwachte ganz Soho mit einem Lächeln.
name-hypnotist-at-large = Hypnotiseur auf freiem Fuß
text-hypnotist-at-large = Du bist ihm schon begegnet, viermal, und jedes Mal hat er dir für deine Hilfe gedankt.
name-the-wicker-doctor = Der Weidendoktor
text-the-wicker-doctor = Er besteht aus einer Maske, einem Mantel und sehr vielen Krähen.
name-night-of-the-locomotive = Nacht der Lokomotive
text-night-of-the-locomotive = Der Mitternachtsexpress fährt die Hauptstraße entlang, und er kommt zu früh.
name-bought-and-paid-for = Gekauft und bezahlt
text-bought-and-paid-for = Das ganze Revier hat den Umschlag genommen; nur der Sergeant besitzt die Größe zu erröten.
name-the-inverted-church = Die umgestülpte Kirche
text-the-inverted-church = Ihr Turm führt sechzig Meter in die Tiefe, und die Glocken läuten unter dem Fluss.
name-vampyre-of-belgrave-square = Der Vampyr vom Belgrave Square
text-vampyre-of-belgrave-square = Man lädt ihn überall ein, und das ist ja gerade die Schwierigkeit.
name-the-tattooed-cargo = Die tätowierte Fracht
text-the-tattooed-cargo = Vierzig Matrosen, eine Haut, und die Karte eines Ortes, den kein Globus kennt.
name-black-mass-at-st-sepulchre = Schwarze Messe in St. Sepulchre
text-black-mass-at-st-sepulchre = Der Küster schwört, dass sich die Kerzen von selbst entzünden, und er kann es mit Brandwunden belegen.
name-the-twin-assassins = Die Mörderzwillinge
text-the-twin-assassins = Der eine steht immer hinter dir; der andere ist immer geduldig.
name-galvanic-beast = Galvanische Bestie
text-galvanic-beast = Sooft sie Atem holt, werden in der ganzen Fleet Street die Lampen dunkler.
name-the-vanishing-regiment = Das verschwundene Regiment
text-the-vanishing-regiment = Achthundert Gardisten marschierten am Hyde Park in den Nebel, und nur die Trommeln kamen wieder heraus.
name-mother-midnight = Mutter Mitternacht
text-mother-midnight = Sie kauft Wiegenlieder, Geheimnisse und letzte Worte und zahlt in Schillingen, die immer warm sind.

## Gegenstände

name-brandy = Weinbrand
    .the = der Weinbrand
    .acc = den Weinbrand
    .gender = m
use-brandy = +1 MUT
deplete-brandy = Erhalte 2 Zuversicht.
name-holy-water = Weihwasser
    .the = das Weihwasser
    .acc = das Weihwasser
    .gender = n
use-holy-water = +1 GLAUBE
deplete-holy-water = +3 GLAUBE
name-gamblers-dice = Spielerwürfel
    .the = die Spielerwürfel
    .acc = die Spielerwürfel
    .gender = pl
use-gamblers-dice = +1 LIST
deplete-gamblers-dice = Nach einem Wurf: Würfle einmal beliebig viele deiner Würfel dieses Wurfs neu.
name-tonic = Stärkungsmittel
    .the = das Stärkungsmittel
    .acc = das Stärkungsmittel
    .gender = n
use-tonic = +1 STÄRKE
deplete-tonic = Wirf 1 eigenen Zustand ab oder 1 Zustand eines Charakters an deinem Ort.
name-service-revolver = Revolver
    .the = der Revolver
    .acc = den Revolver
    .gender = m
use-service-revolver = Nach einem Wurf: Würfle 1 deiner Würfel neu.
deplete-service-revolver = Nach einem Wurf: Füge deinem Ergebnis 1 FAUST hinzu.
name-sword-cane = Stockdegen
    .the = der Stockdegen
    .acc = den Stockdegen
    .gender = m
use-sword-cane = +1 LIST oder +1 MUT (du wählst).
deplete-sword-cane = Nach einem Wurf: Füge deinem Ergebnis 1 FAUST hinzu.
name-bulls-eye-lantern = Blendlaterne
    .the = die Blendlaterne
    .acc = die Blendlaterne
    .gender = f
use-bulls-eye-lantern = +1 WISSEN
deplete-bulls-eye-lantern = +2 WISSEN und +1 TECHNIK
name-opera-glasses = Opernglas
    .the = das Opernglas
    .acc = das Opernglas
    .gender = n
use-opera-glasses = +1 CHARME
deplete-opera-glasses = Erhalte 1 Tugendmarker.
name-police-whistle = Polizeipfeife
    .the = die Polizeipfeife
    .acc = die Polizeipfeife
    .gender = f
use-police-whistle = +1 MUT
deplete-police-whistle = 1 Charakter auf den Straßen deines Viertels kommt sofort an deinen Ort und nimmt an dieser Ermittlung teil.
name-skeleton-keys = Dietriche
    .the = die Dietriche
    .acc = die Dietriche
    .gender = pl
use-skeleton-keys = +1 LIST
deplete-skeleton-keys = +2 LIST und +1 TECHNIK
name-galvanic-battery = Galvanische Batterie
    .the = die Galvanische Batterie
    .acc = die Galvanische Batterie
    .gender = f
use-galvanic-battery = +1 TECHNIK und +1 WUCHT
deplete-galvanic-battery = +2 TECHNIK und +2 WUCHT
name-dynamite = Dynamit
    .the = das Dynamit
    .acc = das Dynamit
    .gender = n
use-dynamite = +1 WUCHT
deplete-dynamite = Nach einem Wurf: Füge deinem Ergebnis 2 FÄUSTE hinzu. Danach wirst du verletzt.
name-grimoire-leaf = Zauberbuchseite
    .the = die Zauberbuchseite
    .acc = die Zauberbuchseite
    .gender = f
use-grimoire-leaf = +1 MAGIE
deplete-grimoire-leaf = +2 MAGIE und +1 WISSEN
name-chalk-circle = Kreidekreis
    .the = der Kreidekreis
    .acc = den Kreidekreis
    .gender = m
use-chalk-circle = +1 MAGIE
deplete-chalk-circle = Ignoriere ein Ergebnis des Traumawürfels, das du gerade geworfen hast.
name-silver-crucifix = Silbernes Kruzifix
    .the = das Silberne Kruzifix
    .acc = das Silberne Kruzifix
    .gender = n
use-silver-crucifix = +1 GLAUBE
deplete-silver-crucifix = Ignoriere einen Zustand, den du gerade erhalten würdest.
name-laudanum = Laudanum
    .the = das Laudanum
    .acc = das Laudanum
    .gender = n
use-laudanum = +1 CHARME
deplete-laudanum = Wirf deinen Zustand „zerrüttet“ ab. Mische dann, wenn möglich, den Ermittlungsstapel und nimm die oberste Karte aus dem Spiel (im Endspiel: 1 Karte deiner Wahl von deiner Hand).
name-field-surgeons-kit = Feldscherbesteck
    .the = das Feldscherbesteck
    .acc = das Feldscherbesteck
    .gender = n
use-field-surgeons-kit = +1 TECHNIK
deplete-field-surgeons-kit = Wirf 1 Zustand „verletzt“ ab, deinen eigenen oder den eines Charakters an deinem Ort; erhalte 1 Zuversicht.
name-elephant-gun = Elefantenbüchse
    .the = die Elefantenbüchse
    .acc = die Elefantenbüchse
    .gender = f
use-elephant-gun = +1 WUCHT
deplete-elephant-gun = Nach einem Wurf: Füge deinem Ergebnis 1 FAUST hinzu und würfle bis zu 2 deiner Würfel neu.
name-forged-papers = Gefälschte Papiere
    .the = die Gefälschten Papiere
    .acc = die Gefälschten Papiere
    .gender = pl
use-forged-papers = +1 CHARME
deplete-forged-papers = +2 CHARME und +1 LIST
name-bribe-money = Schmiergeld
    .the = das Schmiergeld
    .acc = das Schmiergeld
    .gender = n
use-bribe-money = +1 LIST
deplete-bribe-money = +2 LIST und +1 CHARME
name-clasp-knife = Klappmesser
    .the = das Klappmesser
    .acc = das Klappmesser
    .gender = n
use-clasp-knife = +1 STÄRKE
deplete-clasp-knife = Nach einem Wurf: Würfle einmal beliebig viele deiner Würfel dieses Wurfs neu.
name-iron-knuckles = Schlagring
    .the = der Schlagring
    .acc = den Schlagring
    .gender = m
use-iron-knuckles = +1 STÄRKE
deplete-iron-knuckles = +3 STÄRKE
name-crowbar = Brecheisen
    .the = das Brecheisen
    .acc = das Brecheisen
    .gender = n
use-crowbar = +1 STÄRKE
deplete-crowbar = +2 STÄRKE und +1 WUCHT
name-lucky-sovereign = Glücksmünze
    .the = die Glücksmünze
    .acc = die Glücksmünze
    .gender = f
use-lucky-sovereign = Nach einem Wurf: Würfle 1 deiner Würfel neu.
deplete-lucky-sovereign = Nach einem Wurf: Füge deinem Ergebnis 1 FAUST hinzu.
name-saints-knucklebone = Heiligenknöchel
    .the = der Heiligenknöchel
    .acc = den Heiligenknöchel
    .gender = m
use-saints-knucklebone = +1 GLAUBE
deplete-saints-knucklebone = Das Grauen sinkt um 2.
name-museum-pass = Museumsausweis
    .the = der Museumsausweis
    .acc = den Museumsausweis
    .gender = m
use-museum-pass = +1 WISSEN
deplete-museum-pass = +3 WISSEN
name-baedeker-of-the-underworld = Baedeker der Unterwelt
    .the = der Baedeker der Unterwelt
    .acc = den Baedeker der Unterwelt
    .gender = m
use-baedeker-of-the-underworld = +1 WISSEN
deplete-baedeker-of-the-underworld = Nimm 1 Karte deiner Wahl vom Ablagestapel der Gegenstände und mache sie bereit.
name-campaign-medal = Feldzugsmedaille
    .the = die Feldzugsmedaille
    .acc = die Feldzugsmedaille
    .gender = f
use-campaign-medal = +1 MUT
deplete-campaign-medal = +3 MUT
name-evening-dress = Abendgarderobe
    .the = die Abendgarderobe
    .acc = die Abendgarderobe
    .gender = f
use-evening-dress = +1 CHARME
deplete-evening-dress = +3 CHARME
name-phonograph = Grammophon
    .the = das Grammophon
    .acc = das Grammophon
    .gender = n
use-phonograph = +1 TECHNIK
deplete-phonograph = Das Grauen sinkt um 1; erhalte 1 Zuversicht.
name-fortune-tellers-charm = Amulett der Wahrsagerin
    .the = das Amulett der Wahrsagerin
    .acc = das Amulett der Wahrsagerin
    .gender = n
use-fortune-tellers-charm = Nach einem Wurf: Würfle 1 deiner Würfel neu.
deplete-fortune-tellers-charm = +2 JOKER
name-witch-bottle = Hexenflasche
    .the = die Hexenflasche
    .acc = die Hexenflasche
    .gender = f
use-witch-bottle = +1 MAGIE
deplete-witch-bottle = Nach einem Wurf: Drehe 1 deiner Würfel auf eine FAUST.

## Zuversichtskarten

name-a-steady-hand = Eine ruhige Hand
name-old-friends-in-low-places = Alte Freunde ganz unten
name-the-psalm-comes-back = Der Psalm fällt dir wieder ein
name-it-was-in-the-almanac = Es stand im Almanach
name-heads-up-lads = Kopf hoch, Jungs
name-a-smile-and-a-knife = Ein Lächeln und ein Messer
name-the-chaplains-blessing = Der Segen des Kaplans
name-drawing-room-science = Salonwissenschaft
name-gallantry = Galanterie
name-the-thief-on-the-cross = Der Schächer am Kreuz
name-cipher-and-key = Chiffre und Schlüssel
name-cool-nerve = Kaltes Blut
name-a-dream-that-came-true = Ein Traum, der wahr wurde
name-into-the-lions-den = In die Höhle des Löwen
name-the-scholar-stands-his-ground = Der Gelehrte weicht nicht
name-we-have-come-this-far = Bis hierher sind wir gekommen
name-by-god-it-worked = Bei Gott, es hat geklappt
name-not-tonight = Nicht heute Nacht
name-the-battering-ram = Der Rammbock
name-fix-bayonets = Bajonette aufpflanzen
name-the-patent-lantern = Die Patentlaterne
name-a-bent-hairpin = Eine verbogene Haarnadel
name-chalk-and-candle = Kreide und Kerze
name-a-charm-against-the-eye = Ein Amulett gegen den bösen Blick

## Verbündete

name-wiggins = Wiggins, der Zeitungsjunge
    .the = Wiggins, der Zeitungsjunge,
    .acc = Wiggins, den Zeitungsjungen,
    .dat = Wiggins, dem Zeitungsjungen,
    .gender = m
text-wiggins = Decke eine beliebige verdeckte Ortskarte auf oder erhalte 1 Zuversicht.
name-constable-thorne = Constable Thorne
    .gender = m
text-constable-thorne = Nach einem Wurf: Füge dem Ergebnis eines Charakters an deinem Ort 1 FAUST hinzu.
name-dr-lavinia-crane = Dr. Lavinia Crane
    .gender = f
text-dr-lavinia-crane = Jeder Charakter an deinem Ort wirft 1 Zustand ab.
name-father-aloysius = Pater Aloysius
    .gender = m
text-father-aloysius = Wende ein Trauma ab, das gerade an deinem Ort aufgedeckt wurde: Diese Persönlichkeitskarte gilt als leer.
name-madame-oriel = Madame Oriel
    .gender = f
text-madame-oriel = Das Grauen sinkt um 2.
name-big-tam-docherty = Der lange Tam Docherty
    .the = der lange Tam Docherty
    .acc = den langen Tam Docherty
    .dat = dem langen Tam Docherty
    .gender = m
text-big-tam-docherty = +4 STÄRKE für diese Ermittlung
name-lord-pelham-voss = Lord Pelham Voss
    .gender = m
text-lord-pelham-voss = Erhalte 1 Gegenstand (Wahl wie üblich).
name-the-ferret = Das Frettchen
    .the = das Frettchen
    .acc = das Frettchen
    .dat = dem Frettchen
    .gender = n
text-the-ferret = Würfle einmal beliebig viele Würfel eines Wurfs an deinem Ort neu.
name-nurse-hester-quill = Schwester Hester Quill
    .gender = f
text-nurse-hester-quill = Erhalte 2 Zuversicht.

## Geschichten

prologue = London, die letzten Jahre des alten Jahrhunderts. Bei Tag ist es das Kontor der Welt, lauter Messing und Dampf und gutes Tuch. Bei Nacht steigt der Nebel vom Fluss herauf und holt sich Straße um Straße zurück, was die Gaslampen nicht halten können. Es gibt welche, denen aufgefallen ist, dass sie jede Woche ein wenig weniger halten. Es sind keine wichtigen Leute: ein ruinierter Lord, eine Tänzerin, ein Boxer, eine Nonne, ein Gelehrter, den niemand drucken will, ein Soldat ohne Land. Man hat ihnen gesagt, sie bildeten sich das ein. Heute Nacht haben sie einander gefunden.

name-the-letter = Der Brief
name-pentagram = ein Pentagramm
wild-the-letter = MAGIE darf in den Prüfungen des Endspiels als JOKER verwendet werden.
opening-the-letter = Er kam für jeden von euch mit der zweiten Post: derselbe schwere cremefarbene Umschlag, dieselbe braune, krakelige Handschrift. Meine Freunde, sagt er, obgleich Sie dem Manne nie begegnet sind, ich habe etwas gekauft, das nicht zu verkaufen war. Ich habe ihm Ihre Namen gesagt, damit es aufhören möge, den meinen zu sagen. Verzeihen Sie mir. Kommen Sie rasch. É. Reynaud. Ihr habt ihn zweimal gelesen, und erst beim zweiten Mal habt ihr gesehen, dass die Tinte sich noch bewegte.
endgame-the-letter = In der Kapelle ist es nun sehr still. Ihr dreht die Lampen herunter, wie man es für einen Gast tut. Jenseits der kleinen Tür wird scharrend ein Stuhl zurückgeschoben, und dann ertönt das trockene kleine Hüsteln von jemandem, der gleich zu sprechen beginnt.
victory-the-letter = Der Brief brennt schlecht, und er brennt lange, und in der Flamme sieht man die Sätze hin und her laufen wie Ameisen. Als das letzte Wort dahin ist, ist die Tür nur noch eine Tür, angelehnt in einer leeren Kapelle, dahinter der Londoner Lehm. Ihr zerhackt sie und teilt die Stücke unter euch auf. Keiner von euch schläft in dieser Nacht, und am Morgen, mit der ersten Post, kommt nichts. Es ist das schönste Nichts, das ihr je empfangen habt.
defeat-the-letter = Es ist so überaus höflich. Es bittet einen nach dem anderen von euch, Platz zu nehmen und eine Feder zur Hand zu nehmen, und es diktiert langsam, damit ihr mitkommt. Es gibt sehr viele Leute in London, denen geschrieben werden muss. Gegen Morgen tut die Hand nicht mehr weh. Irgendwo klappert ein Briefkasten, ein Dienstmädchen bückt sich, eine Fremde wendet einen schweren cremefarbenen Umschlag in den Händen und fragt sich, wer wohl ihren Namen wissen konnte. In Kürze werde ich bei Ihnen sein, schreibst du; und das wirst du.

name-the-gentleman-caller = Der höfliche Besucher
name-top-hat = ein Zylinder
wild-the-gentleman-caller = MUT darf in den Prüfungen des Endspiels als JOKER verwendet werden.
opening-the-gentleman-caller = Elf Frauen und vier Männer seit Lichtmess, jedes Mal ein verschlossenes Zimmer, jedes Mal ein Tisch, für zwei gedeckt. Die Zeitungen haben einen hohen Hut und ein Cape, und sie haben darüber den Verstand verloren. Was die Zeitungen nicht haben, ist die Karte mit dem schwarzen Rand; fünfzehnmal wurde sie auf dem Tablett in der Diele hinterlassen. Heute Morgen lag sie auf dem euren. Ihr habt sie ins Licht gehalten, ein jeder in seinem Quartier, und sie war leer. Das heißt: noch nicht.
interlude-the-gentleman-caller = Ihr schlaft abwechselnd, alle in einem Zimmer, einen Stuhl gegen die Tür gestellt. Gegen Morgen klopft jemand, und die Stimme ist die des Menschen, der jedem von euch auf der Welt am meisten fehlt. Niemand spricht. Niemand sieht einen anderen an. Nach einer Weile gehen die Schritte davon, ohne Eile, und als es hell genug ist, findet ihr auf der Matte für jeden eine Karte. Leer sind sie nicht mehr.
endgame-the-gentleman-caller = Mit einer Verbeugung bittet er euch herein. Da sind ein Feuer, ein gedeckter Tisch und ein leerer Stuhl für jeden von euch. Er bedauert, dass es so wenig förmlich zugeht. Noch nie, sagt er, hatte er das Vergnügen mit so vielen auf einmal, und sein Blick wandert durch die Runde, und er beginnt, seine Handschuhe auszuziehen.
victory-the-gentleman-caller = Das Cape fällt in sich zusammen wie ein Zelt, in dem niemand ist. Einen Augenblick lang ziehen alle Gesichter, die er sich je geborgt hat, über das Ding am Boden, eins nach dem anderen, schnell wie gemischte Karten, und das letzte gehört einem Jungen, etwa aus dem Jahr 1666, erstaunt, dass man ihn gehen lässt. In ganz London gehen Schlösser auf. Den Hut habt ihr noch. Es ist ein ganz gewöhnlicher Hut, und in jedem Frühjahr messt ihr ihn nach, um sicherzugehen.
defeat-the-gentleman-caller = Diesen Schritt würdest du überall erkennen. Du weißt, dass man dich gewarnt hat. Aber es ist so kalt auf der Treppe, und du bist so lange allein gewesen, und es ist doch die Stimme, genau die Stimme, die du nie wieder zu hören glaubtest. Du hast die zweite Tasse hingestellt. Deine Hand liegt auf dem Riegel. Auf dem Tablett in der Diele wartet eine Karte, schwer und schwarz umrandet, und darauf steht in nasser roter Tinte der nächste Name.

name-calypsos-bargain = Calypsos Handel
name-shell = eine Muschel
wild-calypsos-bargain = LIST darf in den Prüfungen des Endspiels als JOKER verwendet werden.
opening-calypsos-bargain = In Wapping schließt man jetzt früh. Es ist ein König in der Stadt, sagen die Kinder, und er wohnt unter der Erde, und er ist aus Kerzen gemacht. Die Polizei sagt, eine solche Person gebe es nicht; dann geht sie vor Einbruch der Dunkelheit heim, mit gelben Flecken an den Manschetten. Aber eine Sängerin aus der Sirene hat euch fünf Worte auf einer Spielkarte geschickt, der Herzdame mit ausgekratztem Gesicht. Ich weiß, was er ist.
interlude-calypsos-bargain = Unter der Tür eures Quartiers ist Licht. Es ist eine einzelne Kerze, lang und gelb, in einer Untertasse mit ihrem eigenen Fett aufgestellt; daneben liegt ein Blatt mit den Einnahmen des Tages, jeder Hieb, den ihr geführt habt, in sauberer Schreiberhand eingetragen und mit einem Preis versehen. Die Flamme hat ein Gesicht. Ihr kennt es, von der anderen Seite eines Ladentisches, wo es euch Glück gewünscht hat. Ihr lasst sie herunterbrennen. Sie wäre wohl gern nicht allein gewesen. Dann geht ihr wieder hinaus, zum Fluss hin.
endgame-calypsos-bargain = Die Wachen legen ihre Messer in einer langen blanken Reihe nieder und treten zurück an die Wände. Dies ist nicht unser Streit, besagt die Geste; das ist eine Sache zwischen dem König und seinen Gläubigern. Er krümmt einen weichen Finger. Ein Tropfen fällt davon herab. Hinter euch wird das große Tor mit Wachs versiegelt.
victory-calypsos-bargain = Er erlischt wie jede andere Kerze, von oben her. Zuletzt sind da ein Docht, dick wie eine Trosse, und ein Geruch und ein Teich, über den zehntausend kleine Lichter auf euch zutanzen, frei, und weiter die Treppe hinauf und fort über die Dächer, hin zu dem, was Erlöste statt eines Zuhauses haben mögen. In der Sirene tritt sie an diesem Abend hinter dem Wandschirm hervor und singt für euch mit ihrer eigenen Stimme. Es ist keine bemerkenswerte Stimme. Im ganzen Haus bleibt kein Auge trocken.
defeat-calypsos-bargain = Die Formen sind warm. Es tut eigentlich nicht weh, und wenn es erst fest ist, kann man erstaunlich weit sehen. Man stellt dich in die dritte Reihe links. Von dort hast du eine gute Aussicht auf den Thron und auf die Neuen, wenn sie hereingebracht werden mit ihren Waffen und dem erhobenen Kinn, ganz so, wie du gewesen bist. Du brennst sehr klar. Er hat es selbst gesagt. Und hoch oben hört man in manchen Nächten eine Frau singen, und fast kann man die Worte verstehen.

name-london-dread = London Dread
name-eye-over-dome = ein Auge über einer Kuppel
opening-london-dread = Alles, wogegen ihr gekämpft habt, hatte eine Tür, einen Hut, einen Thron. Ihr hattet angenommen, das sei die Sache selbst. Aber da war das Datum, das immer wieder auftauchte, und da waren die Straßen, die alle in eine Richtung führten, und am Tag vor Allerheiligen, kurz vor Mittag, habt ihr alles zusammen auf einem Tisch ausgebreitet und seid einen Schritt zurückgetreten. Ein Brief. Ein Besucher. Ein König. Sie waren nichts als Symptome. Der Patient liegt unter der Stadt, er liegt dort seit der Zeit vor der Stadt, und er beginnt zu erwachen.
interlude-london-dread = Um vier Uhr früh gibt es eine Stunde, die niemandem gehört. Ihr verbringt sie auf der London Bridge mit einer Kanne Kaffee und seht zu, wie das Wasser in die falsche Richtung fließt. Keiner sagt, dass es klüger sein könnte, den Frühzug zu nehmen. Ein Leichterschiffer ruft herauf, der Fluss sei warm. Die Sonne, als sie aufgeht, hat Verspätung; und jeder von euch hat die Minuten gezählt, und keiner nennt die Zahl.
endgame-london-dread = Es ist aufgestanden. Es gibt nichts mehr herauszufinden und nirgendwohin mehr zu gehen. Über den Dächern, wo die Kuppel von St. Paul’s sein sollte, blickt etwas mit gewaltiger, beinahe zärtlicher Neugier auf fünf Millionen erleuchtete Fenster herab; und dann, ganz plötzlich, auf euch.
victory-london-dread = Es kommt ein Augenblick, gegen Viertel vor sechs, in dem sein ganzes Gewicht in der Schwebe hängt; und dann, wie es Schlafende tun, seufzt es und dreht sich auf die Seite und ist still. In der Untergrundbahn rieselt Staub. In allen Gemeinden zugleich fangen die Hähne an. Ihr geht heim durch den gewöhnlichen Schmutz, vorbei an Milchkarren und Polizisten und einem singenden Trunkenbold, und nie habt ihr etwas so Schönes gesehen. Danken wird man euch nicht. Man wird euch sagen, ihr hättet es euch eingebildet. Ihr seht einander an, und ihr löscht die Lampe.
defeat-london-dread = London wird nicht zerstört. Es ist nur, von diesem Morgen an, bewohnt. Die Straßenbahnen fahren. Die Banken öffnen. Wenn die Leute ein wenig steif gehen, wenn sie alle im selben Augenblick den Kopf zur Cannon Street wenden, sobald die Stunde schlägt, so ist niemand mehr da, den es wundern könnte. Ihr selbst habt es recht behaglich. Ihr habt eine Stellung mit Aussichten. Und nur hin und wieder, beim Rasieren, begegnet ihr im Spiegel einem Augenpaar, das von innen gegen euer Gesicht schlägt wie Hände gegen eine Tür.

lost-trail = Die letzte Lampe im letzten Fenster geht aus. Eine Tür hat euch gefehlt; irgendwo hinter dieser Tür hat es schon begonnen, und es hat ohne euch begonnen.
lost-dread = Ein Laut wie angehaltener Atem, den man fahren lässt, aus fünf Millionen Kehlen. Der Nebel steht auf. Nie wieder wird sich in London jemand fürchten, denn in London ist niemand mehr, der irgendetwas anderes sein könnte.

## Was nur in einer Geschichte gilt

law-calling-hours = Besuchszeit: In den vier Stunden der NACHT hat ein Charakter, der eine Grauenkarte allein untersucht, 1 Aktionspunkt weniger.
law-secrets = Calypsos Geheimnisse: Drei Karten liegen verdeckt neben dem Spielplan. Erhaltet ihr eines, zieht die oberste Karte; ihr wählt, welcher anwesende Charakter es offen bei sich trägt. Ein Geheimnis ist kein Gegenstand und bleibt von Kapitel zu Kapitel. Um es zu nutzen, werft ihr es ab. Geheimnisse eines besiegten Charakters sind verloren.
law-sealed-antagonist = Der Gegenspieler ist einer von dreien, und niemand weiß, welcher. Deckt seine Karte nach Plot G auf, wie immer der ausgeht.
law-goons = Schergen: In jedem Kapitel lauern drei der sechs auf den Straßen von Nord, Ost und Süd und machen das ganze Viertel unsicher. Wer dort durch einen Pfeil oder eine leere Stunde auf die Straßen kommt, darf sich den Schergen vornehmen wie eine Grauenkarte. Für jeden Schergen, der am Ende des Kapitels noch da ist, steigt das Grauen um 2.
law-interlude = Zwischen den Kapiteln darf jeder Charakter 1 Zustand abwerfen und erhält 1 Tugendmarker und 1 zufälligen Gegenstand.

## Plotkarten: Der Brief

name-mr-reynauds-residence = Mr. Reynauds Wohnung
front-mr-reynauds-residence = Das Haus in der Gower Street ist unverschlossen, und jede Lampe brennt. Étienne Reynaud, Händler in Kuriositäten, ist nicht daheim; aber auf die Wände seines Arbeitszimmers hat jemand vom Boden bis zur Decke an die neuntausendmal denselben höflichen Satz geschrieben: In Kürze werde ich bei Ihnen sein.
effect-low-mr-reynauds-residence = Alle anwesenden Charaktere werden zerrüttet.
low-mr-reynauds-residence = Ihr lest zu lange. Der Satz liest sich hinter euren Augen weiter, als ihr längst fortgesehen habt, mit einer Stimme, die geduldig ist und ganz nah. Als im Flur eine Lampe nach der anderen ausgeht, kann keiner von euch sagen, wer zu schreien begonnen hat.
effect-middle-mr-reynauds-residence = Nichts geschieht.
middle-mr-reynauds-residence = Ihr schreibt ab, was sich abschreiben lässt, rührt nichts an und geht durch die Spülküche hinaus. Im Kamin liegt ein halber Pfandschein. Hinter euch, im leeren Haus, fängt eine Feder wieder an zu kratzen, wie eine Ratte, der man das Alphabet beigebracht hat.
effect-top-mr-reynauds-residence = Erhaltet 1 zufälligen Gegenstand.
top-mr-reynauds-residence = Unter der neunten Wiederholung stockt die Hand, und der Putz klingt hohl. In der Nische dahinter liegt, in eine Priesterstola gewickelt, was Reynaud vor seinem eigenen Briefpartner versteckt hat. Ihr geht damit fort, ehe die Tinte an der Wand trocken ist.

name-a-pawnshop = Ein Pfandhaus
front-a-pawnshop = Drei Messingkugeln, zwei davon fehlen. Mr. Josiah Pym erinnert sich genau an den Franzosen: kam weinend herein und versetzte eine Tür. Keine große Tür, mein Herr. Keine Wand dazu. Er hat sie nach hinten gestellt, mit dem Gesicht nach innen, weil sich die Kundschaft beschwerte, dass jemand klopfe.
effect-low-a-pawnshop = Ein anwesender Charakter mit Gegenständen (ihr wählt) wirft 1 Gegenstand ab; hat niemand einen, geschieht nichts. Das Grauen steigt um 1.
low-a-pawnshop = Pym ist ein langsamerer Trottel, als ihr dachtet, aber seine Regale sind flink. Zwischen den Reiseuhren greift etwas hervor und nimmt sich sein Pfand. Bis die Fensterläden wieder zu sind, seid ihr ärmer, die Tür ist fort, und die Uhren sind sich alle einig.
effect-middle-a-pawnshop = Erhaltet 1 Gegenstand.
middle-a-pawnshop = Die Tür ist heute früh auf einem Handkarren fort, gibt Pym zu, in der Obhut zweier Männer, die mit nassen Sovereigns bezahlten. Ihr dürft euch etwas aus dem Regal der Verfallenen aussuchen, wenn ihr nur aufhört, nach dem Klopfen zu fragen.
effect-top-a-pawnshop = Erhaltet 2 Gegenstände.
top-a-pawnshop = In Pyms Hauptbuch gibt es eine Seite, die er nie umzublättern gewagt hat. Ihr blättert sie um. Da stehen der Name des Fuhrmanns und die Straße und eine Liste all dessen, was an Zahlungs statt zurückblieb, alles nicht ausgelöst und alles nützlich.

name-opium-den = Opiumhöhle
front-opium-den = Elf Stufen unter dem Limehouse Causeway ist die Luft braun und süß. Auf der letzten Liege, unter drei Schals, liegt Étienne Reynaud. Er ist nicht zum Träumen hergekommen. Er ist hier, weil man nur an diesem Ort weder schläft, wenn es einem schreibt, noch wacht, wenn es ruft.
effect-low-opium-den = Ein anwesender Charakter (ihr wählt) wird verletzt. Das Grauen steigt um 1.
low-opium-den = Der Wirt mag keine Fragen, und seine Türsteher mögen sie noch weniger. Im Handgemenge stürzt ein Kohlenbecken um. Reynaud setzt sich auf, lächelnd mit dem Lächeln eines anderen, sagt, er werde in Kürze bei euch sein, und stößt ein Messer in den nächsten Arm.
effect-middle-opium-den = Erhaltet 2 Zuversicht.
middle-opium-den = Zwischen zwei Pfeifen nennt er euch eine Straße, ein Datum und das Wort Kapelle. Dann verdreht er die Augen, und seine rechte Hand beginnt ganz von allein, an der Wand nach Diktat zu schreiben. Es genügt. Ihr geht, ehe der Satz bei euren Namen ankommt.
effect-top-opium-den = Erhaltet 2 Tugendmarker.
top-opium-den = Ihr haltet seine Schreibhand, und ihr haltet sie, bis sie stillhält. Eine volle Minute lang ist Étienne Reynaud nur ein müder Mann, der alte Dinge liebte. Er erzählt euch alles. Zuletzt bittet er euch, ihm die Pfeife aus dem Mund zu nehmen und gütig zu sein.

name-the-chapel-under-wych-street = Die Kapelle unter der Wych Street
front-the-chapel-under-wych-street = Laut Grundbuch liegt unter der Wych Street nichts als Lehm. Der Lehm hat Kirchenbänke. Am Ostende, wo ein Altar sein sollte, ziehen sechs Maurer im Sonntagsrock eine Wand um eine kleine schwarze Tür, und keiner von ihnen atmet.
effect-low-the-chapel-under-wych-street = Ein anwesender Charakter (ihr wählt) wird zerrüttet. Das Grauen steigt um 2.
low-the-chapel-under-wych-street = Sie legen die letzte Reihe, während ihr noch darin seid. Es folgt eine Zeit im Dunkeln, und etwas im Dunkeln, das sich für euch interessiert, und dann eine Lücke und Gaslicht und Laufen. Später will keiner von euch über die Zeit reden.
effect-middle-the-chapel-under-wych-street = Erhaltet 1 Gegenstand.
middle-the-chapel-under-wych-street = Ihr reißt die Wand ein, ehe der Mörtel hart ist. Die Maurer setzen sich in eine Reihe wie Männer nach der Schicht und sind auf einmal seit sehr vielen Jahren tot. In der Sakristei steht eine Truhe, die die Gemeinde vergessen hat.
effect-top-the-chapel-under-wych-street = Erhaltet 2 Gegenstände. Erhaltet 1 Zuversicht.
top-the-chapel-under-wych-street = Die Liturgie stimmt in nur einem Wort nicht, und ihr sprecht es laut und richtig aus. Die Wand stürzt nach außen. Durch das Schlüsselloch der kleinen Tür dringt ein langer, enttäuschter Atemzug und dann das Geräusch von jemandem, der in weiter Ferne loszugehen beginnt.

name-the-unsealed-door = Die entsiegelte Tür
front-the-unsealed-door = Mitternacht, und der Brief in eurer Tasche ist warm. Die kleine schwarze Tür steht aufrecht mitten auf dem Boden der Kapelle, und dahinter ist nichts. Das Klopfen hat aufgehört. Man klopft schließlich nicht, wenn man eingeladen ist; und unten auf der Seite stehen eure Namen, von eurer eigenen Hand.
effect-low-the-unsealed-door = Das Grauen steigt um 3.
low-the-unsealed-door = Die Tür geht auf, ehe ihr bereit seid, und ganz London zieht mit euch den Atem ein. Was heraustritt, ist hochgewachsen, gebeugt, Tinte bis an die Ellbogen. Es dankt für eure geschätzten Briefe. Es bedauert die verspätete Antwort.
effect-middle-the-unsealed-door = Nichts geschieht.
middle-the-unsealed-door = Ihr steht auf euren Plätzen, als der Griff sich dreht. Der Korrespondent muss sich bücken, um hereinzukommen, und sieht dabei, einen Herzschlag lang, wie irgendein alter Mann aus, der nach Hause kommt. Es ist nicht viel. Ihr seid schon mit weniger ausgekommen.
effect-top-the-unsealed-door = Erhaltet 1 Tugendmarker. Das Grauen sinkt um 2.
top-the-unsealed-door = Euch blieb Zeit, Kreide auf die Schwelle zu ziehen, und an der Schwelle strauchelt es. Es sieht auf seine verdorbenen Manschetten hinab und dann jeden von euch an, einen nach dem anderen, und seinem Gesicht seht ihr an, dass ihm noch nie jemand geantwortet hat.
always-the-unsealed-door = Immer: Erhaltet 2 Zuversicht für jeden anwesenden Charakter, dann beginnt das Endspiel.

## Plotkarten: Der höfliche Besucher

name-the-flower-seller-of-bow = Die Blumenfrau von Bow
front-the-flower-seller-of-bow = Nell Tully verkaufte vor der Kirche von Bow Veilchen, bis am Dienstag ein Herr im Cape den ganzen Korb kaufte und ihr seine Karte gab. Ihre Schwester hat sie noch. Sie ist leer, schwer und schwarz umrandet, und sie wird nie ganz trocken.
effect-low-the-flower-seller-of-bow = Das Grauen steigt um 2.
low-the-flower-seller-of-bow = Ihr fragt die falsche Schwester. Sie erzählt euch alles über den Herrn, seine reizenden Manieren, die Sanftheit seiner Stimme, und erst als sie lächelt, seht ihr, dass ihr Veilchen in der Kehle wachsen. Da ist die Straße schon voller Augen.
effect-middle-the-flower-seller-of-bow = Erhaltet 2 Zuversicht.
middle-the-flower-seller-of-bow = Er kam zu Fuß, er ging zu Fuß, und niemand erinnert sich an ein Gesicht. Aber ein Junge hat seine Schuhsohle gesehen, und sie war sauber. In all dem Schlamm war sie sauber. Die Nachbarn danken euch fürs Zuhören; sonst hat es niemand getan.
effect-top-the-flower-seller-of-bow = Erhaltet 1 Gegenstand. Erhaltet 1 Zuversicht.
top-the-flower-seller-of-bow = Zwischen den zerdrückten Stängeln findet ihr, was Nell zu spät gefunden hat: einen Handschuh, graues Ziegenleder, handgenäht, ohne Naht für den Daumen. Die Schwester drängt euch alles auf, was Nell gespart hatte. Es wäre ihr lieber, es ginge mit euch.

name-inspector-hales-ledger = Inspektor Hales Akten
front-inspector-hales-ledger = Inspektor Hale hat am Montag den Dienst quittiert und seitdem elf Notizbücher gefüllt. Die Tür macht er nicht auf, aber er schiebt die Blätter darunter durch. Er habe die Opfer gezählt, sagt er, und es seien mehr, als Leute vermisst werden.
effect-low-inspector-hales-ledger = Ein anwesender Charakter mit Gegenständen (ihr wählt) wirft 1 Gegenstand ab; hat niemand einen, geschieht nichts. Das Grauen steigt um 1.
low-inspector-hales-ledger = Ihr haltet ihn bis nach Einbruch der Nacht am Reden, und etwas anderes hält ihn am Zuhören. Das letzte Blatt gleitet heraus, und die Tinte läuft noch. Als die Constables die Tür aufbrechen, steht da nur ein Hutständer, und darauf ein Hut, der dem Inspektor nicht gehört.
effect-middle-inspector-hales-ledger = Erhaltet 1 Gegenstand.
middle-inspector-hales-ledger = Endlich geht die Rechnung auf. Jedes der Opfer hat die Tür aus freien Stücken geöffnet und zwei Tassen hingestellt. Hale überlässt euch, was der Yard an Beweisen nicht haben wollte, und bittet euch, auf der Treppe, bitte, durchzuzählen.
effect-top-inspector-hales-ledger = Erhaltet 2 Gegenstände.
top-inspector-hales-ledger = Ihr erkennt das Muster, an dem er zerbrach. Es ist keine Liste der Toten, es ist ein Besuchsplan, Straße für Straße und Stunde für Stunde, so streng wie der eines Arztes. Er hinterlässt euch seinen Schreibtisch, seine Schlüssel und das Datum des nächsten Besuchs.

name-the-hatter-of-jermyn-street = Die Hutmacherin der Jermyn Street
front-the-hatter-of-jermyn-street = Lock & Tochter haben für vier Könige Hüte gemacht. Die Tochter empfängt euch zwischen den Hutformen. Ja, den Hut kennt sie. Ihr Großvater hat ihn gemacht, und dessen Großvater hat ihn ausgebessert. Jedes Frühjahr kommt er herein, um ein wenig geweitet zu werden. Er ist das Einzige an ihm, was wächst.
effect-low-the-hatter-of-jermyn-street = Ein anwesender Charakter (ihr wählt) wird zerrüttet. Das Grauen steigt um 1.
low-the-hatter-of-jermyn-street = Sie schreit auf, als sie sieht, was ihr auf den Ladentisch gelegt habt, und die Formen an der Wand, all diese glatten hölzernen Köpfe, drehen sich her, um es zu sehen. Wie ihr hinausgekommen seid, wisst ihr nicht mehr. Einer von euch summt noch die Melodie, die sie summten.
effect-middle-the-hatter-of-jermyn-street = Erhaltet 1 Tugendmarker.
middle-the-hatter-of-jermyn-street = Das Auftragsbuch nennt ein Maß und keinen Namen: acht und sieben Achtel, und daneben, von fünf verschiedenen Händen, dieselbe Bemerkung, dass der Herr ihn vor niemandem abnehme. Ihr geht mutiger hinaus, als ihr gekommen seid.
effect-top-the-hatter-of-jermyn-street = Erhaltet 2 Tugendmarker.
top-the-hatter-of-jermyn-street = Sie zeigt euch die alte Form. Sie ist aus Knochen geschnitzt, und innen hat jemand eine Bitte um Hilfe eingekratzt und eine Jahreszahl: 1666. Ihr versprecht es ihr. Es zeigt sich, dass es einem sehr viel Halt gibt, jemandem etwas versprochen zu haben.

name-rooftops-over-whitechapel = Die Dächer von Whitechapel
front-rooftops-over-whitechapel = Vom Turm der Christ Church aus seht ihr ihn endlich, wie er über die Schindeln heimgeht, das Cape gebreitet, ohne Eile, wie einer geht, der weiß, dass sich in London jede Tür öffnet. Es sind fünfundzwanzig Meter bis zur Straße, und der Mond scheint.
effect-low-rooftops-over-whitechapel = Alle anwesenden Charaktere werden verletzt.
low-rooftops-over-whitechapel = Er lässt euch auf Armeslänge herankommen. Dann tritt er ins Leere, und ebenso die zwei von euch, die am schnellsten waren. Die Plane eines Fischstands bremst den Sturz und bricht ein paar Knochen. Über euch murmelt jemand sein Bedauern.
effect-middle-rooftops-over-whitechapel = Erhaltet 1 Gegenstand.
middle-rooftops-over-whitechapel = Über der Hanbury Street verliert ihr ihn, aber auch er verliert etwas. Es flattert in den Rinnstein hinab: das Futter einer Tasche, vollgenäht mit anderer Leute Hausschlüsseln. Zur Not könnt ihr nun ihm einen Besuch abstatten.
effect-top-rooftops-over-whitechapel = Erhaltet 1 Tugendmarker. Das Grauen sinkt um 2.
top-rooftops-over-whitechapel = Eine lange Minute hindurch seid ihr die Jäger. Er läuft, er läuft wahrhaftig, und das ganze Elendsviertel lehnt sich aus den Fenstern, um es zu sehen. Zum Frühstück erzählt man es sich in jedem Hof von Whitechapel: Man kann ihn zum Laufen bringen.

name-an-invitation-in-red-ink = Eine Einladung in roter Tinte
front-an-invitation-in-red-ink = Sie liegt auf all euren Frühstückstischen zur selben Zeit, leer, schwarz umrandet, nass. Vor euren Augen tritt das Rot durch den Karton wie Blut durch einen Verband. Gibt sich die Ehre. Heute Abend. Eine Adresse nennt er nicht. Die habt ihr, scheint es, schon.
effect-low-an-invitation-in-red-ink = Das Grauen steigt um 2.
low-an-invitation-in-red-ink = Einer von euch sagt laut, er werde nicht hingehen, und jede Uhr im Haus bleibt stehen, um das zu hören. Eine Karte ist ein Vertrag. Ihr verbringt den Vormittag damit, sie zu verbrennen, und sie verbringt den Vormittag damit, mit der Post zurückzukommen.
effect-middle-an-invitation-in-red-ink = Erhaltet 1 Gegenstand.
middle-an-invitation-in-red-ink = Ihr lasst den Karton prüfen und die Tinte; das Papier ist aus Lumpen, und die Lumpen sind Leichentuch. Der Chemiker will kein Honorar. Er bittet euch nur, mitzunehmen, womit er es geprüft hat.
effect-top-an-invitation-in-red-ink = Erhaltet 2 Gegenstände.
top-an-invitation-in-red-ink = Ihr tut das eine, was noch keiner seiner Gäste je getan hat, und schreibt auf die Rückseite: Mit Vergnügen, und wir bringen Freunde mit. Die Karte zuckt wie ein Pferd im Fliegenschwarm. Überall in der Stadt werden an diesem Morgen leise Türen verschlossen.

name-the-anatomists-theatre = Der Hörsaal des Anatomen
front-the-anatomists-theatre = Sir Julian Ashe liest um neun über die Gefäße des Herzens. Heute früh ist der Hörsaal bis unters Dach gefüllt, die Studenten tragen sämtlich Abendgarderobe, und der Gegenstand unter dem Tuch spricht, sehr leise, um ihn zu berichtigen.
effect-low-the-anatomists-theatre = Ein anwesender Charakter (ihr wählt) wird zerrüttet.
low-the-anatomists-theatre = Sir Julian bittet um einen Freiwilligen, und das Haus ist so freundlich, für euch zu wählen. Das Messer ist vorzüglich. Ihr kommt mit heilen Gefäßen davon und mit der klaren Erinnerung, die ihr nie mehr loswerdet, dass ihr ihm gern gefällig sein wolltet.
effect-middle-the-anatomists-theatre = Erhaltet 2 Zuversicht.
middle-the-anatomists-theatre = Ihr räumt die Bänke mit einer Feuerglocke, und Ashe setzt sich auf die Kante seines eigenen Tisches und weint. Er selbst hat es zugenäht, sagt er, im Jahr 1871. Es hatte kein Herz, also gab er ihm einen Terminkalender.
effect-top-the-anatomists-theatre = Erhaltet 1 Gegenstand. Erhaltet 1 Tugendmarker.
top-the-anatomists-theatre = In der Präparatensammlung, zwischen dem zweiköpfigen Lamm und der Hand des Mörders, schwimmt ein Herz, an das eine Visitenkarte gebunden ist. Es schlägt, als ihr das Glas hochhebt. Zum ersten Mal habt ihr etwas, das er zurückhaben will.

name-the-house-with-no-mirrors = Das Haus ohne Spiegel
front-the-house-with-no-mirrors = Half Moon Street Nummer 9: zu vermieten, möbliert, ohne Spiegel. An jeder Wand sind helle Vierecke, und in der Kammer unter der Treppe stehen vierhundert Spiegel mit dem Gesicht zur Mauer wie Kinder, die etwas angestellt haben. Ihr habt den deutlichen Eindruck, dass einige davon bewohnt sind.
effect-low-the-house-with-no-mirrors = Alle anwesenden Charaktere werden zerrüttet.
low-the-house-with-no-mirrors = Ihr dreht einen um. Er dreht sich auch um. Was ihr neben eurem eigenen Gesicht seht, ist, was sie alle sahen, das eine Gesicht auf der Welt, für das man vom Tisch aufsteht, um es einzulassen. Es braucht die ganze Kraft der anderen, euch aufzuhalten.
effect-middle-the-house-with-no-mirrors = Erhaltet 1 Tugendmarker.
middle-the-house-with-no-mirrors = Ihr geht durch die Zimmer, tastend, mit geschlossenen Augen, wie Einbrecher, die bei einem Einbrecher einbrechen. Im Ankleidezimmer gibt es kein Bett, kein Rasiermesser und keinen Stuhl; es gibt nur einen Haken für einen Hut, blank vom vielen Gebrauch.
effect-top-the-house-with-no-mirrors = Erhaltet 2 Tugendmarker. Erhaltet 1 Zuversicht.
top-the-house-with-no-mirrors = Ihr zerschlagt sie, jeden einzelnen, vom ältesten bis zum neuesten, und aus jedem entweichen ein Seufzer und eine Kälte, und irgendwo im Haus lacht eine Frau vor lauter Erleichterung. Heute Nacht wird er von schlichterer Gestalt sein.

name-the-last-train-to-abney-park = Der letzte Zug nach Abney Park
front-the-last-train-to-abney-park = Der Nekropolenzug fährt um acht, vorn die Trauernden und hinten die Särge. Heute Abend ist da ein Fahrgast in Abendgarderobe, und er hat beide Klassen gebucht. Die Lokomotive pfeift vor Abney Park und wird nicht langsamer.
effect-low-the-last-train-to-abney-park = Ein anwesender Charakter (ihr wählt) wird verletzt. Das Grauen steigt um 1.
low-the-last-train-to-abney-park = Die Kupplung reißt zwischen euch und den Bremsen. Von der Plattform des anderen Wagens, die hinter euch zurückbleibt, lüftet er den Hut, und einen Augenblick später fahrt ihr mit vierzig frisch Verstorbenen gemeinsam über das Ende der Strecke hinaus.
effect-middle-the-last-train-to-abney-park = Erhaltet 1 Gegenstand.
middle-the-last-train-to-abney-park = Mit Sand, Schürhaken und roher Kraft bringt ihr ihn einen Schritt vor dem Prellbock zum Stehen. Der Gepäckwagen ist voller Koffer, adressiert an einen Besucher, der sie nicht mehr brauchen wird. Ihr seid nicht zu stolz, um nachzusehen.
effect-top-the-last-train-to-abney-park = Erhaltet 2 Gegenstände. Das Grauen sinkt um 2.
top-the-last-train-to-abney-park = Von Dalston bis zum Friedhofstor kämpft ihr auf den Wagendächern mit ihm, und am Tor, vor all den Kreuzen, die sich aus dem Dunkel lehnen, will er nicht hinein. Er nimmt den nächsten Zug zurück in die Stadt, dritter Klasse, die Vorhänge geschlossen.

name-midnight-at-cleopatras-needle = Mitternacht an der Nadel der Kleopatra
front-midnight-at-cleopatras-needle = Über dem Fluss schlägt es Mitternacht. Er wartet bei der Nadel, wie versprochen, endlich mit dem Hut in der Hand, barhäuptig und höflich, und wo sein Scheitel sein sollte, ist einfach noch mehr Nacht. Er freut sich so, dass ihr kommen konntet. Wollen wir hineingehen?
effect-low-midnight-at-cleopatras-needle = Das Grauen steigt um 3.
low-midnight-at-cleopatras-needle = Hinter ihm steht kein Haus, und dann steht eines da. Die Sphinxe sehen weg. Ihr stellt fest, dass jeder von euch einen dargebotenen Arm genommen hat und dass ihr alle sehr angenehm eine Treppe hinabsteigt, die die Themse niemals bedeckt hat.
effect-middle-midnight-at-cleopatras-needle = Nichts geschieht.
middle-midnight-at-cleopatras-needle = Ihr steht Rücken an Rücken auf dem kalten Stein, und zu beiden Seiten gehen die Lampen am Embankment aus. Er macht euch ein Kompliment zu eurer Pünktlichkeit. Dann hängt er seinen Hut an die Luft, und dort bleibt er.
effect-top-midnight-at-cleopatras-needle = Erhaltet 2 Tugendmarker. Das Grauen sinkt um 2.
top-midnight-at-cleopatras-needle = Ihr habt das Herz dabei. Er hört es, ehe er es sieht, und die schönen Manieren fallen von ihm ab, mit einem Mal, wie eine Gipsmaske. Was darunter ist, ist alt und hungrig und, ihr seid euch beinahe sicher, voller Angst.
always-midnight-at-cleopatras-needle = Immer: Erhaltet 2 Zuversicht für jeden anwesenden Charakter, dann beginnt das Endspiel.

## Plotkarten: Calypsos Handel

name-the-siren-music-hall = Das Varieté Sirene
front-the-siren-music-hall = Die Sirene in Wapping verkauft Gin für zwei Pence und Calypso für sechs. Drei Lieder singt sie am Abend hinter einem Wandschirm aus Muscheln, und noch nie waren sich zwei Männer im Haus über die Worte einig. Heute Abend bricht sie mitten in der Zeile ab und sagt eure Namen.
effect-low-the-siren-music-hall = Das Grauen steigt um 2.
low-the-siren-music-hall = Das Haus hat es nicht gern, wenn man sein Lied unterbricht. Erst Flaschen, dann Bänke. Als endlich das Gaslicht wieder aufflammt, liegt der Wandschirm in Splittern, und sie ist fort, und zweihundert Matrosen weinen wie Kinder um die Strophe, die sie nicht gehört haben.
effect-middle-the-siren-music-hall = Erhaltet 1 Gegenstand.
middle-the-siren-music-hall = Sie empfängt euch für die Dauer einer Zigarette. Unter London gebe es einen König, sagt sie, aus Fett gemacht und aus den Sünden anderer Männer; und ihren Vertrag habe er. Bringt ihn, und sie verrät euch, wie man den König löscht.
effect-top-the-siren-music-hall = Erhaltet 1 Gegenstand. Erhaltet 1 Tugendmarker.
top-the-siren-music-hall = Sie singt das vierte Lied, das nicht auf dem Zettel steht. Es dauert eine Minute. Als es vorbei ist, wisst ihr, wohin das Geld geht und wohin die Leichen gehen, und jeder von euch hält etwas in der Hand, von dem er sicher war, es vor Jahren verloren zu haben.

name-a-debt-in-limehouse = Eine Schuld in Limehouse
front-a-debt-in-limehouse = Jede neunte Nacht tragen die Krämer von Limehouse Kerzen in einen bestimmten Keller, eine für jede Schuld. Sie sind lang und gelb, und sie blaken mit einem leisen, vorwurfsvollen Stimmchen. Mr. Lams Kerze ist auf Daumenlänge heruntergebrannt. Den Talg dazu hat sein Sohn geliefert.
effect-low-a-debt-in-limehouse = Ein anwesender Charakter (ihr wählt) wird verletzt.
low-a-debt-in-limehouse = Die Geldeintreiber kommen durch den Fußboden herauf, zu sechst, glänzend vor Fett, und müde sind sie nicht, denn die Müdigkeit hat man ihnen ausgelassen. Ihr tragt Mr. Lam hinaus. Jemand muss einen von euch tragen.
effect-middle-a-debt-in-limehouse = Erhaltet 2 Zuversicht.
middle-a-debt-in-limehouse = Ihr zahlt die Schuld in Münzen, und man nimmt sie mit einem Kichern. Aber der Docht flüstert weiter, nachdem man ihn ausgedrückt hat, und ein alter Mann mit guten Ohren schreibt alles auf, was sein Junge zu sagen hat.
effect-top-a-debt-in-limehouse = Erhaltet 2 Gegenstände.
top-a-debt-in-limehouse = Ihr löscht die Kerze nicht. Ihr tragt sie, die Hand um die Flamme, die ganze Straße hinunter, und an jeder Tür spricht sie einen Namen, und an jeder Tür nimmt jemand eine Lampe vom Haken und geht mit. Bei Tagesanbruch ist der Keller leer, und seine Truhen sind es auch.

name-the-counterfeiters-press = Die Presse der Falschmünzer
front-the-counterfeiters-press = Die Sovereigns sind makellos in Gewicht und Klang, und die Königin darauf hat die Augen geschlossen. Die Presse steht in einem ausgedienten Taufbecken in Clerkenwell. Ein blinder Stempelschneider füttert sie, summend, mit etwas, das ihr für Gold gehalten habt.
effect-low-the-counterfeiters-press = Ein anwesender Charakter mit Gegenständen (ihr wählt) wirft 1 Gegenstand ab; hat niemand einen, geschieht nichts. Das Grauen steigt um 2.
low-the-counterfeiters-press = Der Alte spürt den Luftzug von der Tür und zieht an der Kette. Die Presse läuft ohne ihn weiter. Sie prägt, was man ihr unter den Stempel legt, Börse, Manschette oder Finger, und was sie euch herausgibt, ist bei Tageslicht nichts wert.
effect-middle-the-counterfeiters-press = Erhaltet 1 Gegenstand.
middle-the-counterfeiters-press = Seit der Fastenzeit hat man ihn nicht bezahlt, und schon lange möchte er es jemandem erzählen. Er gibt euch die Platten. Ihr sollt wissen, dass das mit den Augen sein eigener Einfall war, damit sie es nicht mit ansehen muss.
effect-top-the-counterfeiters-press = Erhaltet 2 Gegenstände. Erhaltet 1 Zuversicht.
top-the-counterfeiters-press = Ihr lasst sie einmal drucken, was ihr ihr mitgebracht habt: das Zeichen des Königs selbst, spiegelverkehrt. In ganz London wird an diesem Nachmittag falsche Münze in den Taschen zu warmem Schmalz, und eine ganze Reihe treuer Männer beginnt nachzurechnen, was man ihnen schuldet.

name-the-blind-beggars-court = Das Gericht der blinden Bettlerin
front-the-blind-beggars-court = Londons Bettler halten ihr Gericht des Nachts in der Krypta von St. Giles, und die Vorsitzende hat keine Augen, auf dass sie die Schönen nicht bevorzuge. Sie wird eure Klage gegen den König anhören. Die Gebühr besteht darin, dass einer von euch die Wahrheit sagt.
effect-low-the-blind-beggars-court = Ein anwesender Charakter (ihr wählt) wird zerrüttet. Das Grauen steigt um 2.
low-the-blind-beggars-court = Die Wahrheit, die herauskommt, ist nicht die, die ihr vorbereitet hattet. In der Stille danach kichert jemand, und dann nimmt die ganze Krypta es auf, Bank um Bank, bis zurück zur Tür. Noch drei Straßen weiter hört ihr das Gelächter.
effect-middle-the-blind-beggars-court = Erhaltet 1 Tugendmarker.
middle-the-blind-beggars-court = Das Gericht vertagt sein Urteil. Aber im Vorraum zupft euch ein kleines Mädchen am Rock und sagt, die Richterin sagt, der König sei ein Feigling, was das Wasser angehe, und hier, wenn es beliebt, sei euer Mut zurück.
effect-top-the-blind-beggars-court = Erhaltet 1 von Calypsos Geheimnissen.
top-the-blind-beggars-court = Der Klage wird stattgegeben. Die alte Frau hebt beide Hände und liest eure Gesichter mit den Daumen, und dann flüstert sie in nur ein Ohr etwas, das Calypso ihr vor langer Zeit erzählt hat, um es aufzubewahren, bis man es brauche.

name-the-river-toll = Der Flusszoll
front-the-river-toll = Unterhalb des Towers geht nichts über das Wasser, ohne zu zahlen. Das Zollhaus ist ein abgetakeltes Schiff; der Zöllner war einmal Henker, und er wiegt jede Fracht gegen einen Stein. Heute früh hängt ein Käfig an der Waage, und man hat euch gebeten, einzusteigen.
effect-low-the-river-toll = Ein anwesender Charakter (ihr wählt) wird verletzt.
low-the-river-toll = Man befindet euch für schwer. Der Käfig geht über Bord und kommt hoch und geht über Bord. Am Ende lassen sie euch laufen, weil das ein Spaß ist und weil Ertrunkene keinen Zoll zahlen und weil einer von euch aufgehört hat zu lachen.
effect-middle-the-river-toll = Erhaltet 1 Gegenstand.
middle-the-river-toll = Ihr bringt den Stein aufs Gramm ins Gleichgewicht, mit nichts als einem Eid in der anderen Schale. Der Henker kratzt sich eine Weile am Kopf. Er nimmt es genau, wie es scheint. Er stempelt eure Papiere und lässt euch von der beschlagnahmten Ware wählen.
effect-top-the-river-toll = Erhaltet 2 Gegenstände.
top-the-river-toll = Ihr tretet auf den Waagebalken selbst hinaus und geht darüber wie über ein Seil, und das ganze Gestell kracht in den Fluss. Flussauf und flussab stehen Leichterschiffer, die dreißig Jahre lang gezahlt haben, in ihren Booten auf und jubeln.

name-safe-number-nine = Tresor Nummer neun
front-safe-number-nine = Acht der Tresore in Lothbury sind nur Kulisse. Der neunte hat kein Schlüsselloch, kein Zahlenrad und keine Angel; er hat ein Ohr. Er öffnet sich jedem, der ihm ein Geheimnis sagen kann, das er noch nicht kennt, und er hört seit 1720 Bankiers zu.
effect-low-safe-number-nine = Das Grauen steigt um 2.
low-safe-number-nine = Das kennt er. Das kennt er auch. Bis die Wache ihre Runde macht, hat er euch alles entlockt, wofür ihr euch je geschämt habt, und die Tür hat sich nicht gerührt; aber etwas dahinter kichert in sich hinein und wird reden.
effect-middle-safe-number-nine = Erhaltet 2 Zuversicht.
middle-safe-number-nine = Ihr erzählt ihm von einer kleinen, wahren, törichten Freundlichkeit, von der nie jemand erfuhr. Stille; dann gleitet eine Lade heraus, nur zwei Fingerbreit. Der Vertrag ist es nicht, aber es ist ein Anfang, und aus irgendeinem Grund ist euch allen leichter zumute.
effect-top-safe-number-nine = Erhaltet 1 von Calypsos Geheimnissen.
top-safe-number-nine = Ihr bittet ihn um eines der seinen. In hundertsiebzig Jahren hat niemand gefragt. Eine Stunde braucht das Eisen, um seine Stimme zu finden, und als es geendet hat und die große Tür aufgeschwungen ist, seht ihr, dass er die ganze Zeit leer war, bis auf eine Locke vom Haar einer Sängerin.

name-the-pleasure-barge = Die Lustbarke
front-the-pleasure-barge = In Sommernächten liegt die Barke Felicity vor Rotherhithe, vom Bug bis zum Heck mit gelben Kerzen erleuchtet. Die Gäste kommen aus den besten Kreisen. Sie schauen ungern über die Reling oder auf das, was sie essen, und sie fragen nie, wo die Gäste der letzten Woche geblieben sind.
effect-low-the-pleasure-barge = Alle anwesenden Charaktere werden zerrüttet.
low-the-pleasure-barge = Der Trinkspruch gilt den abwesenden Freunden, und ihr trinkt, ehe ihr nachdenkt. Die Kerzen neigen sich euch zu. Was sie euch zeigen, auf den Gesichtern rings um den Tisch, ist, wie jeder aussehen wird, wenn er heruntergebrannt ist; und dann zeigen sie euch den Spiegel.
effect-middle-the-pleasure-barge = Erhaltet 1 Tugendmarker.
middle-the-pleasure-barge = Ihr geht mit starrem Lächeln zwischen ihnen umher und stehlt die Sitzordnung. Eine Herzogin, durchaus nicht betrunken, schließt euch die Finger um ihren Rosenkranz. Seit einem Jahr versuche sie, sagt sie, von diesem Stuhl aufzustehen.
effect-top-the-pleasure-barge = Erhaltet 2 Tugendmarker. Erhaltet 1 Zuversicht.
top-the-pleasure-barge = Einer von euch beginnt zu singen, und es ist Calypsos Lied, und diesmal sind die Worte klar. Die ganze Tafel entlang sinken die Gabeln. Als die Kerzen eine nach der anderen erloschen sind, stellt sich heraus, dass die ganze Zeit der Mond geschienen hat.

name-calypsos-dressing-room = Calypsos Garderobe
front-calypsos-dressing-room = Die Garderobe des Stars der Sirene: ein gesprungener Spiegel, eine Wanne voll Meerwasser, ein gerahmter Vertrag. Sie habe ihn mit ihrem Schatten unterschrieben, erzählt sie euch, für eine Stimme, in einem Alter, in dem sie dachte, er werde ihr nicht fehlen. Er ist über der Tür angenagelt. Er sieht euch an.
effect-low-calypsos-dressing-room = Ein anwesender Charakter (ihr wählt) wird zerrüttet. Das Grauen steigt um 1.
low-calypsos-dressing-room = Der Rahmen ist auf die älteste aller Arten gesichert. Ihr Schatten kommt mit ausgefahrenen Nägeln von der Wand herab, und sie kann ihn nicht zurückrufen, denn die Stimme gehört ihm. Danach wäscht sie eure Schnitte aus und kann vor Kummer nicht sprechen.
effect-middle-calypsos-dressing-room = Erhaltet 1 Gegenstand.
middle-calypsos-dressing-room = Ihr durchtrennt die Nägel, aber die Klausel bleibt: Nur der Daumen des Königs selbst kann sie tilgen. Calypso gibt euch, was sie hat, lauter Dinge, die Männer ihr im Lauf der Jahre zugeworfen haben, manches davon, wie man sieht, mit ziemlicher Wucht.
effect-top-calypsos-dressing-room = Erhaltet 1 von Calypsos Geheimnissen. Das Grauen sinkt um 2.
top-calypsos-dressing-room = Ihr lest das Kleingedruckte laut vor, das ganze, gegen den Strich, und in der letzten Zeile seht ihr, dass die erste Vertragspartei ihren eigenen Namen falsch geschrieben hat. Zischend fällt der Schatten in die Wanne. Calypso lacht zum ersten Mal und sagt euch, was sie weiß.

name-the-throne-under-smithfield = Der Thron unter Smithfield
front-the-throne-under-smithfield = Unter dem Fleischmarkt, unter der Bahn unter dem Fleischmarkt, gibt es eine Halle, erleuchtet von zehntausend Dieben. Sie brennen mit klarer Flamme. Auf dem Thron am Ende schenkt er sich mit großer Vorsicht eine Tasse Tee ein, denn seine Finger zerlaufen, wenn sie warm werden.
effect-low-the-throne-under-smithfield = Das Grauen steigt um 3.
low-the-throne-under-smithfield = Er hat euch erwartet, und er hat die Formen anfertigen lassen. Sie passen ausgezeichnet. Während der Hofstaat sich hinter euch schließt, beugt der König sich vor ins Licht, und sein ganzes Gesicht rutscht ein kleines Stück nach unten.
effect-middle-the-throne-under-smithfield = Nichts geschieht.
middle-the-throne-under-smithfield = Ihr kommt mit gezogenen Waffen den Gang herauf, und niemand ruft, nur zehntausend kleine Flammen wenden sich alle in eine Richtung, um hinzusehen. Der König setzt die Tasse ab. Seine Hand hinterlässt darauf einen Abdruck ohne Linien.
effect-top-the-throne-under-smithfield = Erhaltet 2 Tugendmarker. Das Grauen sinkt um 2.
top-the-throne-under-smithfield = Hinter euch habt ihr die Schleusen des Fleet geöffnet. Er hört ihn noch vor seinen Wachen, den alten begrabenen Fluss, der heimkehrt, und die Hälfte der Kerzen in der Halle löscht sich vor Freude selbst. Der Talgkönig steht auf. Er ist kleiner, als man sagt.
always-the-throne-under-smithfield = Immer: Erhaltet 2 Zuversicht für jeden anwesenden Charakter, dann beginnt das Endspiel.

## Plotkarten: London Dread

name-thirteen-strikes = Dreizehn Schläge
front-thirteen-strikes = Am Tag vor Allerheiligen schlägt Big Ben zu Mittag dreizehn, und jede Uhr in London schlägt mit, bis hin zu den stehen gebliebenen in den Pfandhäusern. Der Uhrenwart von Westminster sagt, am Werk fehle nichts. Es ist der Mittag, den man verändert hat.
effect-low-thirteen-strikes = Ein anwesender Charakter (ihr wählt) wird zerrüttet. Das Grauen steigt um 1.
low-thirteen-strikes = Ihr seid im Glockenstuhl, als es vierzehn schlägt. Der Schlag geht durch euch hindurch wie eine Hand durch Rauch. Unten hält der Verkehr an und fährt weiter, und niemand auf der Straße kann euch sagen, was er eben sagen wollte.
effect-middle-thirteen-strikes = Erhaltet 2 Zuversicht.
middle-thirteen-strikes = Am Hemmrad findet ihr Bissspuren, klein, gleichmäßig und geduldig. Etwas hat Minuten gefressen. Ihr schabt ein paar Späne als Stöpsel für eine Flasche ab, und die Flasche, als ihr die Treppe hinuntergeht, tickt.
effect-top-thirteen-strikes = Erhaltet 1 Gegenstand. Erhaltet 1 Zuversicht.
top-thirteen-strikes = Mit bloßen Händen haltet ihr das große Rad an, alle zusammen, und einen Atemzug lang gibt es über London gar keine Zeit. In dieser Stille hört ihr sie, tief unter euren Füßen: eine zweite Uhr, die eine andere Stunde zeigt. Dann lasst ihr los, und es ist Mittag.

name-the-cartographers-madness = Der Wahn des Kartografen
front-the-cartographers-madness = Mr. Absolom Greaves vom Landesvermessungsamt hat vierzigmal dieselbe Karte von London gezeichnet, und jedes Mal gibt es mehr davon. Die neuen Straßen liegen alle in der Mitte. Seit einiger Zeit bekommt er Briefe von Leuten, die dort wohnen.
effect-low-the-cartographers-madness = Alle anwesenden Charaktere werden zerrüttet.
low-the-cartographers-madness = Ihr folgt auf seiner Karte einer Abzweigung mit dem Finger, dann mit dem Auge, und dann ist es Abend, und es sind Zimmer zu vermieten, und auf den Schildern stehen eure Namen. Erst der Geruch seiner umgestürzten Lampe holt euch zurück.
effect-middle-the-cartographers-madness = Erhaltet 1 Gegenstand.
middle-the-cartographers-madness = Er reißt eine Ecke ab und faltet sie euch klein zusammen. Öffnet sie nicht im Haus, sagt er, sie braucht Platz. Dafür nehmt ihr ihm die Briefe von der Wand. Er hat sie beantwortet, und er ist es so müde, eingeladen zu werden.
effect-top-the-cartographers-madness = Erhaltet 2 Gegenstände.
top-the-cartographers-madness = Übereinandergelegt und gegen das Fenster gehalten, ergeben die vierzig Blätter ein Gesicht. Greaves hat einen Schläfer vermessen. Ihr zeigt ihm, wo die Augen sind, und er legt die Feder hin und dankt euch und schenkt euch die einzige wahre Karte von London, die es je geben wird.

name-the-asylum-choir = Der Chor der Anstalt
front-the-asylum-choir = Auf der Station der Unheilbaren in Bethlem haben neunzig Kranke, die einander nie begegnet sind, mehrstimmig zu singen begonnen. Die Melodie ist älter als das Gebäude. Die Ärzte sind entzückt. Nur die Putzfrau hat bemerkt, dass eine Stimme fehlt und dass der Chor jeden Tag mit Namen nach ihr verlangt.
effect-low-the-asylum-choir = Ein anwesender Charakter (ihr wählt) wird zerrüttet. Das Grauen steigt um 2.
low-the-asylum-choir = Er verlangt nach euch. Einer von euch hat den Mund geöffnet und den ersten Ton gegeben, ehe die anderen bei ihm sind, und neunzig Gesichter wenden sich um, so zärtlich, so herzlich, dass ihr ihn die Auffahrt hinuntertragen müsst.
effect-middle-the-asylum-choir = Erhaltet 1 Tugendmarker.
middle-the-asylum-choir = Ihr steht mitten unter ihnen und hört bis zum Ende zu. Es ist kein Choral. Es ist eine Wegbeschreibung. Mit ihren gesegneten Händen steckt euch die Putzfrau ein Zweiglein Raute ans Revers und heißt euch, einen Halbton zu tief zu singen.
effect-top-the-asylum-choir = Erhaltet 2 Tugendmarker.
top-the-asylum-choir = Ihr antwortet mit der anderen Melodie, die alle Mütter in London kennen und keine je gelernt hat. Sie streicht wie eine Hand an den Betten entlang. Als sie zu Ende ist, schlafen neunzig Menschen, schlafen wahrhaftig, und die Putzfrau fragt euch nach dem Datum und was sie tun kann, um zu helfen.

name-beneath-the-monument = Unter dem Monument
front-beneath-the-monument = Dreihundertelf Stufen führen im Monument hinauf. Weniger bekannt ist, wie viele hinabführen. Das große Feuer von London, sagt der Wärter, wurde mit Absicht gelegt, von Leuten, die gesehen hatten, was unter der Pudding Lane war, und um ein Haar hätte es genügt.
effect-low-beneath-the-monument = Alle anwesenden Charaktere werden verletzt.
low-beneath-the-monument = Auf der vierhundertsten Stufe packt das Dunkel das Geländer vom anderen Ende her. Die Frage ist nun, wer klettern kann und wen man tragen kann. Auf jeder Stufe lasst ihr Blut zurück, und hinter euch zählt etwas sie nach, laut.
effect-middle-beneath-the-monument = Erhaltet 1 Gegenstand.
middle-beneath-the-monument = Unten ist ein Gitter. Ihr hebt es nicht an. Zwischen den Stäben hindurch blickt ihr auf das hinab, was sich langsam im Schlaf umdreht, London bis ans Kinn hochgezogen; und ihr nehmt die Feueraxt mit, die ein tapferer Mann im Jahr 1666 hier zurückgelassen hat.
effect-top-beneath-the-monument = Erhaltet 2 Gegenstände. Das Grauen sinkt um 2.
top-beneath-the-monument = Ihr bringt die alte Ladung in Fässern mit hinunter und zündet sie, wo die Pudding Lane sie gezündet hat. Einmal zuckt die Stadt am ganzen Leib wie ein Pferd. Am Morgen läuft ein Riss den Fish Street Hill entlang, und das Grauen, das darin heraufkam, ist umgekehrt, um noch einmal nachzudenken.

name-the-lamplighters-strike = Der Laternenstreik
front-the-lamplighters-strike = In der Dämmerung des zweiten Tages legen Londons Laternenanzünder die Stangen hin. Da gehe einer hinter ihnen her, sagen sie, und zünde noch einmal an, was sie angezündet haben, in einer anderen Farbe. Sie haben Frauen daheim. Zweiundzwanzigtausend Lampen, und das ausgerechnet heute Nacht.
effect-low-the-lamplighters-strike = Das Grauen steigt um 2.
low-the-lamplighters-strike = Ihr könnt sie nicht zum Klettern bringen. Den ganzen Strand entlang kommt das Dunkel herein wie die Flut über Sand, in kleinen Zungen, tastend; und dahinter, Lampe um Lampe, jene andere Farbe, die ihr besser nicht anseht.
effect-middle-the-lamplighters-strike = Erhaltet 1 Gegenstand.
middle-the-lamplighters-strike = Ihr nehmt selbst eine Stange, und nach ein oder zwei Straßen schließen sich euch fluchend ein paar von den Älteren an. Nicht alle Lampen, nicht die Hälfte. Aber von Aldgate bis zum Fluss gibt es eine Straße aus schlichtem gelbem Licht, und was an ihr steht, wirft einen Menschenschatten.
effect-top-the-lamplighters-strike = Erhaltet 2 Gegenstände.
top-the-lamplighters-strike = Ihr ertappt den Kerl bei der Arbeit. Streichhölzer hat er keine; er haucht nur. Als ihr mit ihm fertig seid, ist nichts im Überrock als Ruß. Der Jubel läuft über London von Dach zu Dach, und um sechs Uhr ist keine einzige Lampe mehr dunkel.

name-three-chairs-one-empty = Drei Stühle, einer leer
front-three-chairs-one-empty = Die Gesellschaft zur Unterdrückung von Geistern tagte sechzig Jahre lang am Red Lion Square. Am Tisch stehen drei Stühle. Auf zweien sitzen die Gründer, aufrecht, angekleidet und etwa seit Ostern tot; und der dritte ist für jemanden zurückgezogen.
effect-low-three-chairs-one-empty = Ein anwesender Charakter (ihr wählt) wird zerrüttet.
low-three-chairs-one-empty = Einer von euch setzt sich. Es ist geschehen, ehe jemand nachdenken kann, so wie man sich im Traum hinsetzt. Die Gründer wenden ihm das Gesicht zu und beginnen ihm das Protokoll zu verlesen, und es ist das Protokoll einer Sitzung, die noch nicht stattgefunden hat.
effect-middle-three-chairs-one-empty = Erhaltet 1 Tugendmarker.
middle-three-chairs-one-empty = Ihr nehmt den Stuhl weg und legt ihn ins Feuer. Die Gründer scheinen tiefer zu sinken. Ihr letzter Beschluss, in zittriger Schrift, lautete: hoffen; ihr seht, dass er einstimmig gefasst wurde, und das tut euch wohler, als es sollte.
effect-top-three-chairs-one-empty = Erhaltet 2 Tugendmarker.
top-three-chairs-one-empty = Ihr stellt eine Kerze auf den leeren Platz und richtet die Frage ordnungsgemäß an den Vorsitz. Sie antworten. Gemeinsam hatten diese zwei alten Toten herausgefunden, womit man es füttert. Sie überschreiben euch das gesamte Eigentum der Gesellschaft, und der Antrag auf Vertagung wird mit großer Würde gestellt.

name-the-name-in-the-fog = Der Name im Nebel
front-the-name-in-the-fog = Am Nachmittag reicht der Nebel bis an die Fensterbänke, und es stehen Buchstaben darin, jeder so hoch wie eine Kirche, die sich bilden und wieder zerfallen. Ganz London steht am Fenster und versucht zu lesen. Wer das Ganze entziffert, wird wissen, was da erwacht. Und es wird von ihm wissen.
effect-low-the-name-in-the-fog = Das Grauen steigt um 2.
low-the-name-in-the-fog = Ihr kommt bis zum letzten Buchstaben, und der Nebel kommt bis zu euch. Einen Augenblick lang seid ihr alle Menschen in London und blickt hinauf. Als man euch das wieder genommen hat, bleiben auf der Zunge ein Geschmack von Eisen und ein Name.
effect-middle-the-name-in-the-fog = Erhaltet 2 Zuversicht.
middle-the-name-in-the-fog = Ihr lest ihn reihum, jeder einen Buchstaben, damit keiner das Ganze hat. Dann legt ihr eure Buchstaben zusammen auf den Tisch wie Karten, und jeder von euch ist froh um die Gesichter der anderen.
effect-top-the-name-in-the-fog = Erhaltet 3 Zuversicht. Das Grauen sinkt um 3.
top-the-name-in-the-fog = Ihr lest ihn rückwärts. Die alten Bücher raten dazu, nur hatte nie jemand die Höhe dafür; aber in Vauxhall gibt es einen Ballon, und es gibt euch. Hinter euch hält der große graue Name inne, erschauert und fängt an, sich zu verschreiben.
always-the-name-in-the-fog = Immer: Deckt den Gegenspieler auf.

name-the-queens-physician = Der Leibarzt der Königin
front-the-queens-physician = Sir Amyas Lovell macht um fünf bei Ihrer Majestät Visite und von fünf bis sechs, nach alter Vereinbarung, bei etwas anderem. Er schämt sich nicht. Es sei seit zweitausend Jahren krank, sagt er. Es sei sein schönster Fall, und es werde durchkommen.
effect-low-the-queens-physician = Ein anwesender Charakter (ihr wählt) wird verletzt. Das Grauen steigt um 1.
low-the-queens-physician = Ein Arzt weiß, wo die Nadel hingehört. Ihr erwacht in seinem Wartezimmer, die Ärmel aufgekrempelt, auf jedem Arm einen Wattebausch, und hört durch die Wand, wie dem anderen Patienten sein Stärkungsmittel verabreicht wird.
effect-middle-the-queens-physician = Erhaltet 1 Gegenstand.
middle-the-queens-physician = Seinen Eid lässt er sich nicht ausreden, aber er lässt sich berauben. In der Tasche sind genug Ampullen, um ein Bataillon zu beruhigen. Mit gefalteten Händen sitzt er da, während ihr sie leert, und bemerkt, dass ihr müde ausseht.
effect-top-the-queens-physician = Erhaltet 2 Gegenstände. Erhaltet 1 Tugendmarker.
top-the-queens-physician = Ihr zeigt ihm einen Kindersaal in Bloomsbury und was dort durch die Wand gekommen ist. Lange sagt er nichts. Dann nimmt er seine Feder, berichtigt eine Dosis um eine Dezimalstelle, unterschreibt und geht nach Hause, um seine Bücher zu verbrennen.

name-london-stone = Der London Stone
front-london-stone = Hinter einem Gitter in der Cannon Street, eingelassen in eine Kirchenmauer, liegt ein Brocken Kalkstein, den niemand beachtet. Brutus hat ihn gesetzt oder die Römer, oder er war schon da. Solange der Stein wohlbehalten ist, heißt es, so lange wird London blühen. Welches London, heißt es nicht.
effect-low-london-stone = Das Grauen steigt um 4.
low-london-stone = Ihr kommt einen Atemzug zu spät. Der Stein hat sich geöffnet, wie ein Auge sich öffnet, und alle Glocken der Stadt gehen auf einmal los. Die Straße legt sich hin. Was sich an ihrer Stelle erhebt, braucht lange dazu, und ganz oben daran sind Lichter.
effect-middle-london-stone = Nichts geschieht.
middle-london-stone = Ihr legt die bloßen Hände auf den Stein, ihr alle. Er schlägt. Tief unten setzt ein zweites Herz einen Schlag aus und wartet auf ihn. Ein besserer Augenblick kommt nicht, und ihr hört jemanden das Wort geben, und ihr seid es.
effect-top-london-stone = Erhaltet 2 Tugendmarker. Das Grauen sinkt um 3.
top-london-stone = Ihr habt ihm gebracht, was London ist: einen Handschuh, ein Lied, ein Veilchen, den Sonntagshut eines Maurers. Ihr drückt sie zwischen den Stäben hinein. Der Stein nimmt sie an; und als das Grauen brüllend aus der Erde fährt, um seine Stadt zu fordern, steht die Stadt auf eurer Seite.
always-london-stone = Immer: Erhaltet 2 Zuversicht für jeden anwesenden Charakter, dann beginnt das Endspiel.

text-last-plot = Wird diese Karte nicht untersucht, habt ihr verloren.

## Prüfungen

name-endure-the-pain = Ertrage den Schmerz!
text-endure-the-pain = Jetzt schreibt es auf dir, und es drückt fest auf.
penalty-endure-the-pain = Du wirst verletzt.
name-the-mirror-answers = Der Spiegel antwortet
text-the-mirror-answers = Du fragst ihn nichts, und er antwortet.
penalty-the-mirror-answers = Du wirst zerrüttet.
name-read-it-backwards = Lies es rückwärts
text-read-it-backwards = Das letzte Wort zuerst, und gerate nicht ins Stocken.
penalty-read-it-backwards = Das Grauen steigt um 1.
name-hands-beneath-the-floor = Hände unter dem Boden
text-hands-beneath-the-floor = Gegen jede Diele, auf der du stehst, drückt etwas.
penalty-hands-beneath-the-floor = Du wirst verletzt.
name-burn-the-envelope = Verbrenne den Umschlag
text-burn-the-envelope = Er ist feucht, er lacht, und du hast ein einziges Streichholz.
penalty-burn-the-envelope = Das Grauen steigt um 2.
name-your-own-handwriting = Deine eigene Handschrift
text-your-own-handwriting = Die nächste Seite ist ein Geständnis, und es ist deins.
penalty-your-own-handwriting = Du wirst zerrüttet.

name-the-leap = Der Sprung
text-the-leap = Fünfundzwanzig Meter tief, eine Lücke, und drüben wartet er.
penalty-the-leap = Du wirst verletzt.
name-a-voice-you-loved = Eine geliebte Stimme
text-a-voice-you-loved = Sie will doch nur herein, aus dem Regen.
penalty-a-voice-you-loved = Du wirst zerrüttet.
name-blades-in-the-cape = Klingen im Cape
text-blades-in-the-cape = Das Futter ist nicht aus Seide.
penalty-blades-in-the-cape = Du wirst verletzt.
name-count-the-steps = Zähle die Stufen
text-count-the-steps = Hinunter waren es dreizehn; hinauf müssen es auch dreizehn sein.
penalty-count-the-steps = Das Grauen steigt um 2.
name-hold-the-light = Halte das Licht
text-hold-the-light = Solange die Lampe brennt, muss er ein Gesicht haben.
penalty-hold-the-light = Das Grauen steigt um 2.
name-he-doffs-his-hat = Er zieht den Hut
text-he-doffs-his-hat = Sieh nicht hin, was darunter ist. Alle sehen hin.
penalty-he-doffs-his-hat = Du wirst zerrüttet.

name-the-kings-guard = Die Garde des Königs
text-the-kings-guard = Zwölf hohe Kerzen mit Messern.
penalty-the-kings-guard = Du wirst verletzt.
name-every-man-has-a-price = Jeder hat seinen Preis
text-every-man-has-a-price = Deinen nennt er auf den Penny genau.
penalty-every-man-has-a-price = Wirf, wenn möglich, 1 Gegenstand ab.
name-tallow-and-flame = Talg und Flamme
text-tallow-and-flame = Der Boden ist glitschig, und jemand hat eine Fackel fallen lassen.
penalty-tallow-and-flame = Du wirst verletzt.
name-the-sewer-rises = Der Kanal steigt
text-the-sewer-rises = Der Fluss kommt heim, und du stehst in seiner guten Stube.
penalty-the-sewer-rises = Das Grauen steigt um 2.
name-the-ledger-of-sins = Das Hauptbuch der Sünden
text-the-ledger-of-sins = Deine Seite wird vor dem ganzen Haus verlesen.
penalty-the-ledger-of-sins = Du wirst zerrüttet.
name-sing-for-your-supper = Sing für dein Abendbrot
text-sing-for-your-supper = Er liebt Musik. Hör nicht auf.
penalty-sing-for-your-supper = Du wirst zerrüttet.

name-the-fog-has-teeth = Der Nebel hat Zähne
text-the-fog-has-teeth = Er schließt sich, und er kaut.
penalty-the-fog-has-teeth = Du wirst verletzt.
name-all-the-clocks-stop = Alle Uhren stehen
text-all-the-clocks-stop = Zwischen einem Herzschlag und dem nächsten gibt es etwas zu überstehen.
penalty-all-the-clocks-stop = Das Grauen steigt um 2.
name-the-dead-of-four-plagues = Die Toten aus vier Seuchen
text-the-dead-of-four-plagues = In ihren Karren bringen sie dir die Empfehlungen der Stadt.
penalty-the-dead-of-four-plagues = Du wirst zerrüttet.
name-your-name-on-the-stone = Dein Name auf dem Stein
text-your-name-on-the-stone = Er ist schon gemeißelt; nur das Datum fehlt.
penalty-your-name-on-the-stone = Du wirst zerrüttet.
name-the-city-turns-its-head = Die Stadt wendet den Kopf
text-the-city-turns-its-head = Fünf Millionen Menschen sehen dich mit einem einzigen Blick an.
penalty-the-city-turns-its-head = Das Grauen steigt um 3.
name-nothing-below-the-stairs = Nichts unter der Treppe
text-nothing-below-the-stairs = Genau das ist da unten. Es kommt herauf.
penalty-nothing-below-the-stairs = Du wirst verletzt.

reward-0 = 1 Aktionswürfel
reward-1 = 1 Aktionswürfel und 1 Zuversicht

## Gegenspieler

name-the-correspondent = Der Korrespondent
    .the = der Korrespondent
    .acc = den Korrespondenten
    .dat = dem Korrespondenten
    .gender = m
text-the-correspondent = Im Endspiel steigt das Grauen jedes Mal, wenn ein Charakter ein Trauma aufdeckt, um 1, zusätzlich zum Ergebnis des Traumawürfels.
name-the-caller = Der höfliche Besucher
    .the = der höfliche Besucher
    .acc = den höflichen Besucher
    .dat = dem höflichen Besucher
    .gender = m
text-the-caller = In jeder Prüfungsrunde hat der erste Charakter, der sich der Prüfung stellt (ihr wählt die Reihenfolge), Schwierigkeit +1.
name-the-tallow-king = Der Talgkönig
    .the = der Talgkönig
    .acc = den Talgkönig
    .dat = dem Talgkönig
    .gender = m
text-the-tallow-king = Das Ziel des Letzten Gefechts ist um 1 höher, außer ein Charakter, der noch im Spiel ist, hat ein ungenutztes Geheimnis Calypsos.
name-the-pale-sovereign = Der bleiche Herrscher
    .the = der bleiche Herrscher
    .acc = den bleichen Herrscher
    .dat = dem bleichen Herrscher
    .gender = m
text-the-pale-sovereign = In jeder Prüfung hat jeder Charakter für jeden seiner Zustände 1 Aktionspunkt weniger (mindestens 0).
name-the-engine-beneath = Die Maschine in der Tiefe
    .the = die Maschine in der Tiefe
    .acc = die Maschine in der Tiefe
    .dat = der Maschine in der Tiefe
    .gender = f
text-the-engine-beneath = Vor dem Letzten Gefecht macht jeder nur 2 Gegenstände seiner Wahl bereit.
name-the-hollow-choir = Der hohle Chor
    .the = der hohle Chor
    .acc = den hohlen Chor
    .dat = dem hohlen Chor
    .gender = m
text-the-hollow-choir = Nach jeder Prüfungsrunde steigt das Grauen um 1 für jeden, der ausgestiegen ist (besiegte Charaktere zählen nicht).

## Calypsos Geheimnisse

name-the-kings-true-name = Der wahre Name des Königs
text-the-kings-true-name = Nutzbar, bevor im Letzten Gefecht ein Würfel fällt: Das Ziel ist um 2 niedriger (mindestens 1).
name-the-song-that-stops-clocks = Das Lied, das die Uhren anhält
text-the-song-that-stops-clocks = Im Endspiel nutzbar, wenn ein Charakter einen Zustand erhalten oder die Strafe einer Prüfung erleiden würde: Zustand oder Strafe wird ignoriert.
name-the-door-behind-the-mirror = Die Tür hinter dem Spiegel
text-the-door-behind-the-mirror = Nutzbar, wenn alle gesagt haben, ob sie dabei sind, aber bevor die Prüfung aufgedeckt wird. Ist der Charakter mit diesem Geheimnis dabei, besteht er die Prüfung, ohne sich ihr zu stellen (keine Persönlichkeitskarte), und erhält die Belohnung.

## Schergen

name-knuckle-duster-ned = Schlagring-Ned
    .gender = m
text-knuckle-duster-ned = Ermittlungen an Grauenkarten in diesem Viertel: Schwierigkeit +1.
name-the-widow-scrimshaw = Die Witwe Scrimshaw
    .the = die Witwe Scrimshaw
    .acc = die Witwe Scrimshaw
    .dat = der Witwe Scrimshaw
    .gender = f
text-the-widow-scrimshaw = Ermittlungen an Grauenkarten in diesem Viertel: Schwierigkeit +1.
name-jeremiah-knell = Jeremiah Knell
    .gender = m
text-jeremiah-knell = Ermittlungen an Plotkarten in diesem Viertel: Jeder Charakter hat 1 Aktionspunkt weniger (mindestens 0).
name-the-tin-bishop = Der Blechbischof
    .the = der Blechbischof
    .acc = den Blechbischof
    .dat = dem Blechbischof
    .gender = m
text-the-tin-bishop = Ermittlungen an Plotkarten in diesem Viertel: Jeder Charakter hat 1 Aktionspunkt weniger (mindestens 0).
name-sal-nightingale = Sal Nightingale
    .gender = f
text-sal-nightingale = In diesem Viertel können keine Gegenstände aufgebraucht werden.
name-brother-marrow = Bruder Marrow
    .gender = m
text-brother-marrow = Am Ende jeder Stunde: Grauen +1 für jede offene Grauenkarte in diesem Viertel, an deren Ort Charaktere gescheitert oder weitergegangen sind.

## Namen neben den Karten

name-dread = das Grauen
    .dat = dem Grauen
    .gender = n
name-investigators = die Ermittler
    .dat = den Ermittlern
    .gender = pl
name-penalty = die Strafe
    .dat = der Strafe
    .gender = f
name-dread-1 = Grauen +1
name-dread-2 = Grauen +2
name-green = grün
    .the = grüner
    .acc = grünen
name-yellow = gelb
    .the = gelber
    .acc = gelben
name-white = weiß
    .the = weißer
    .acc = weißen
name-red = rot
    .the = roter
    .acc = roten
note-green = gelöst
note-yellow = gelöst, mit einem Gegenstand
note-white = gelöst, mit einem Tugendmarker
note-red = gelöst, mit Ermittlungskarten

name-1-north = 1, Pfeil nach Norden
name-1-south = 1, Pfeil nach Süden
name-1-east = 1, Pfeil nach Osten
name-1-west = 1, Pfeil nach Westen
name-2-north = 2, Pfeil nach Norden
name-2-south = 2, Pfeil nach Süden
name-2-east = 2, Pfeil nach Osten
name-2-west = 2, Pfeil nach Westen
name-3-north = 3, Pfeil nach Norden
name-3-south = 3, Pfeil nach Süden
name-3-east = 3, Pfeil nach Osten
name-3-west = 3, Pfeil nach Westen
name-4-north = 4, Pfeil nach Norden
name-4-south = 4, Pfeil nach Süden
name-4-east = 4, Pfeil nach Osten
name-4-west = 4, Pfeil nach Westen
name-5-north = 5, Pfeil nach Norden
name-5-south = 5, Pfeil nach Süden
name-5-east = 5, Pfeil nach Osten
name-5-west = 5, Pfeil nach Westen
name-6-north = 6, Pfeil nach Norden
name-6-south = 6, Pfeil nach Süden
name-6-east = 6, Pfeil nach Osten
name-6-west = 6, Pfeil nach Westen

## Parts of sentences: the hour of a slot, a die of a roll, a Time Segment, how Dread moves

hour-words = { $slot ->
    [0] { name-hour-6 }
    [1] { name-hour-8 }
    [2] { name-hour-10 }
    [3] { name-hour-12 }
    [4] { name-hour-14 }
    [5] { name-hour-16 }
    [6] { name-hour-18 }
    [7] { name-hour-20 }
    [8] { name-hour-22 }
    [9] { name-hour-0 }
    [10] { name-hour-2 }
   *[other] { name-hour-4 }
}
die-words = { $number ->
    [0] Würfel 1
    [1] Würfel 2
    [2] Würfel 3
    [3] Würfel 4
    [4] Würfel 5
    [5] Würfel 6
    [6] Würfel 7
    [7] Würfel 8
    [8] Würfel 9
    [9] Würfel 10
    [10] Würfel 11
    [11] Würfel 12
    [12] Würfel 13
    [13] Würfel 14
    [14] Würfel 15
    [15] Würfel 16
   *[other] noch ein Würfel
}
segment-words = { $segment ->
    [0] { name-morning }
    [1] { name-day }
   *[other] { name-night }
}
dread-step = { $change ->
    [-1] sinkt um 1
    [-2] sinkt um 2
    [-3] sinkt um 3
   *[other] steigt um { $change }
}

## Fragen

prompt-ready = Kapitel { $chapter }. Vierundzwanzig Türen sind zu, die Uhr ist aufgezogen. Seid ihr alle bereit?
prompt-planning = Kapitel { $chapter }: Was kommt in deine Uhr?
prompt-planning-done = Abwarten
prompt-planning-typed = Eingaben gelten für { $seat }, bis ein anderer Name davorsteht (v: wie man sie tippt). Eingabetaste: abwarten.
prompt-leader = Wählt, wer die Ermittlung leitet.
prompt-hour = { hour-words }: einen Pfeil drehen oder etwas einsetzen, bevor ihr alle aufbrecht?
prompt-hour-typed = Ein Umweg kostet 1 Grauen: Tippe Stunde und Buchstabe, mit einem Namen davor, etwa murphy 10 n
prompt-ally = Hier käme jemand mit. Wählt, wer den Verbündeten nimmt.
prompt-ally-done = Niemand
prompt-case = { hour-words }: Wählt, wo ihr als Nächstes anklopft.
prompt-case-done = Nächste Stunde
prompt-dread = { $card }: Wählt, was ihr einsetzt.
prompt-dread-compare = Aktionspunkte mit der Schwierigkeit vergleichen
prompt-dread-leave = Weitergehen
prompt-gather = { $card }: etwas einsetzen, bevor die Persönlichkeitskarten aufgedeckt werden?
prompt-gather-done = Weiter
prompt-roll = { $card }: Wähle, was du vor dem Wurf einsetzt.
prompt-dice = Etwas für diese Würfel einsetzen?
prompt-dice-done = Weiter
prompt-next = Wählt, wer als Nächstes handelt.
prompt-whose-roll = Wähle, wessen Wurf du änderst.
prompt-reroll = Wähle einen Würfel, den du neu würfelst.
prompt-reroll-done = Keinen mehr
prompt-peek = Wähle die Karte, deren Symbole du nimmst. Sie wird abgeworfen.
prompt-spill = Wähle eine Karte deiner Hand, die du verlierst.
prompt-share-virtue = Wählt, wer den Tugendmarker erhält.
prompt-share-item = Wählt, wer den Gegenstand erhält.
prompt-share-secret = Wählt, wer das Geheimnis erhält.
prompt-suffer = Wählt, wer { $condition_acc } wird.
prompt-suffer-next = Alle Anwesenden werden { $condition_acc }. Wählt, wer als Nächstes dran ist.
prompt-suffer-loss = Wählt, wer einen Gegenstand verliert.
prompt-heal = Wähle einen Zustand, den du abwirfst.
prompt-lose-item = Wähle einen Gegenstand, den du verlierst.
prompt-ready-item = Wähle einen Gegenstand, den du bereitmachst.
prompt-take-discarded = Wähle einen abgeworfenen Gegenstand.
prompt-show-card = Wähle eine Karte, die du aufdeckst.
prompt-summon = Wähle, wer auf den Pfiff hört.
prompt-stay = Als Nächstes: Prüfung { $round }. Wähle: dabeibleiben oder aussteigen?
prompt-stay-done = Bestätigen
prompt-pass = Etwas einsetzen, bevor die Prüfung aufgedeckt wird?
prompt-pass-done = Sich ihr stellen
prompt-challenger = { $card }: Wählt, wer als Nächstes dran ist.
prompt-challenge = Wähle, was du gegen „{ $card }“ einsetzt.
prompt-challenge-compare = Es reicht: Belohnung nehmen
prompt-challenge-leave = Es reicht nicht: Strafe hinnehmen
prompt-roller = Wählt, wer als Nächstes gegen das Grauen würfelt.
prompt-stir = Wählt, wessen Karte als Nächstes wirkt.
prompt-talent = { $card }: dieses Talent einsetzen?
prompt-talent-done = Nicht einsetzen
prompt-item = Wähle einen Gegenstand.
prompt-recover = Wähle einen Zustand, den du ausschläfst, oder behalte ihn.
prompt-recover-done = Behalten
prompt-condition = { $who } wird gleich { $condition_acc }. Verhindern?
prompt-condition-done = Geschehen lassen
prompt-penalty = { $who } erleidet gleich die Strafe. Verhindern?
prompt-penalty-done = Geschehen lassen
prompt-trauma = { $who } hat ein Trauma aufgedeckt. Abwenden?
prompt-trauma-done = Geschehen lassen
prompt-trauma-die = { $who } hat den Traumawürfel geworfen. Ergebnis ignorieren?
prompt-trauma-die-done = Geschehen lassen

## Antworten

choice-begin = Wir sind bereit
choice-reveal = { $place } aufdecken ({ $place_short })
choice-put = { hour-words }: Marker { $token } legen
choice-take = { hour-words }: Marker entfernen
choice-note = Marker ({ $colour }) auf { $place_acc } legen ({ $place_short })
choice-wipe = Ermittlungsmarker entfernen: { $place } ({ $place_short })
choice-accompany = Diese Uhr nach den anderen richten
choice-agree = Dem Plan zustimmen
choice-retract = Um mehr Zeit bitten
choice-lead = { $seat } leitet
choice-detour = { hour-words }: Pfeil für 1 Grauen nach { $way } drehen
choice-go = Alle brechen auf
choice-befriend = { $seat } nimmt den Verbündeten von { $place_short } mit ({ $place }){ $dismiss_id ->
    [none] {""}
   *[other] , dafür geht { $dismiss }
}
choice-investigate = { $place_short }, { $place }: { $seats }
choice-draw = Eine Ermittlungskarte ziehen
choice-play = „{ $card }“ ausspielen
choice-use = { $item } benutzen{ $item_id ->
    [sword-cane] { $way ->
        [0] : LIST
       *[other] : MUT
    }
   *[other] {""}
}
choice-deplete = { $item } aufbrauchen
choice-spend = Tugendmarker ausgeben{ $whose_id ->
    [name-basil] : einen Gegenstand bereitmachen
    [name-jacqueline] : einen JOKER hinzufügen
    [name-murphy] { $way ->
        [0] : 2 STÄRKE hinzufügen
       *[other] : Würfel neu würfeln
    }
    [name-maria] { $way ->
        [0] : einen Zustand abwerfen
       *[other] : 1 GLAUBE hinzufügen
    }
    [name-milton] { $way ->
        [0] : drei Karten ansehen
       *[other] : eine Zuversichtskarte ziehen
    }
    [name-sturmer] { $way ->
        [0] : einen leeren Würfel auf FAUST drehen
       *[other] : 1 MUT hinzufügen
    }
   *[other] {""}
}
choice-sacrifice = Opfern: { $ally }{ $ally_id ->
    [wiggins] { $way ->
        [0] ; eine Ortskarte aufdecken
       *[other] ; 1 Zuversicht erhalten
    }
   *[other] {""}
}
choice-confide = Geheimnis „{ $secret }“ nutzen{ $secret_id ->
    [the-song-that-stops-clocks] { $way ->
        [0] : den Zustand ignorieren
       *[other] : die Strafe ignorieren
    }
   *[other] {""}
}
choice-apply = Dein Talent einsetzen
choice-compare = Mit der Schwierigkeit vergleichen
choice-leave = Weitergehen
choice-act = { $seat }
choice-roll = Würfeln
choice-die = { die-words }
choice-give = { $seat }
choice-pick = { $card }
choice-top-card = Den obersten Gegenstand vom Stapel, ungesehen; die Auslage wird abgeworfen
choice-heal = { $seat }: { $condition }
choice-ready = { $seat }: { $item }
choice-summon = { $seat }
choice-stay = Dabei
choice-bow-out = Aussteigen

## Warum nicht

refused-hands-off = Der letzte Schlag ist verklungen: Hände weg von Uhren und Karten.
refused-token-spent = Deine beiden Marker mit dieser Zahl liegen in deiner Uhr, und in der Reserve ist kein dritter.
refused-face-up = Diese Karte ist schon aufgedeckt.
refused-no-note = Lege Ermittlungsmarker nur auf offene Karten, nicht auf Verbündete, und nur, solange es noch welche dieser Farbe gibt.
refused-not-yours = Dieser Gegenstand gehört dir nicht.
refused-planning-item = Beim Planen kannst du keine Gegenstände benutzen.
refused-tilted = Dieser Gegenstand ist gekippt. Du kannst ihn erst wieder benutzen, wenn er bereit ist.
refused-nightingale = Sal Nightingale hört mit. In diesem Viertel kannst du keine Gegenstände aufbrauchen.
refused-no-arrow = Du kannst nur einen Marker drehen, der seinen Pfeil zeigt.
refused-hour-past = Zu spät: Diese Stunde ist vorbei.
refused-dread-full = Auf der Grauenleiste ist kein Platz für einen weiteren Umweg.
refused-face-down = Diese Karte ist verdeckt. Karten deckst du nur beim Planen auf.
refused-looked = Mit dieser Karte seid ihr für diese Stunde fertig.
refused-plot-waits = Du kannst diese Plotkarte noch nicht untersuchen. Ihre Zeit ist nicht gekommen, oder ein früherer Buchstabe ist ungelöst.
refused-deck-empty = Der Ermittlungsstapel ist leer.
refused-enough = Du hast schon genug Aktionspunkte. Mehr Karten kannst du nicht ziehen.

## Wie eine Geschichte endet

lost-defeated = Der Letzte von euch ist gefallen. Niemand ist mehr da, der sich fürchten könnte, und niemand, der davon erzählt.
lost-showdown = Ihr habt ihm alles entgegengeworfen, was ihr hattet, und alles war nicht genug.
won-showdown = Es zerbricht. Ihr steht, wo es stand, und zählt einander durch, und die Zahl stimmt.

## Was geschieht

event-chapter-began = Kapitel { $chapter }: Vierundzwanzig Karten warten verdeckt über ganz London, und { $plots } davon bergen die Spur.
event-bell-struck = { $stroke ->
    [1] { cry-start }
    [2] { cry-half }
   *[other] { cry-end }
}
event-card-revealed = { $place } ({ $place_short }): { $card }.
event-token-placed = { $token_id ->
    [none] { hour-words }: { $seat } entfernt den Marker.
   *[other] { hour-words }: { $seat } legt { $token }.
}
event-note-laid = { $colour_id ->
    [none] Ermittlungsmarker entfernt: { $place }.
   *[other] Ein { $colour_the } Marker kommt auf { $place_acc }.
}
event-plan-agreed = { $ready ->
    [yes] { $seat } stimmt dem Plan zu.
   *[no] { $seat } braucht mehr Zeit.
}
event-companion-joined = { $seat } richtet sich nach den anderen.
event-leader-chosen = { $seat } leitet die Ermittlung.
event-hour-struck = { hour-words }: Der Zeiger rückt vor.
event-arrow-turned = Ein Umweg. { $seat } dreht den Pfeil für { hour-words }: { $token }.
event-moved = { $seat } erreicht { $place_acc } ({ $place_short }).
event-befriended = { $dismissed_id ->
    [none] { $ally_start } schließt sich { $seat } an.
   *[other] { $ally_start } schließt sich { $seat } an; { $dismissed_the } geht nach Hause.
}
event-investigation-began = { $card } ({ $place }): { $seats }.
event-card-drawn = { $seat } zieht „{ $card }“.
event-card-played = { $seat } spielt „{ $card }“ aus.
event-item-used = { $seat } benutzt { $item_acc }.
event-item-depleted = { $seat } braucht { $item_acc } auf.
event-virtue-spent = { $seat } gibt einen Tugendmarker aus.
event-ally-sacrificed = { $ally_start } erweist { $seat } einen letzten Dienst.
event-secret-spent = { $seat } gibt ein Geheimnis preis: { $secret }.
event-icons-added = { $seat } fügt hinzu: { $icons }.
event-dread-solved = „{ $card }“ ist mit { $points } AP gelöst und kommt auf den Ermittlungsstapel.
event-dread-failed = „{ $card }“ ist zu viel für { $points } AP und bleibt liegen.
event-walked-away = Ihr lasst „{ $card }“ auf sich beruhen.
event-personality-flipped = { $seat } deckt „{ $card }“ auf.
event-trauma-cancelled = { $seat } wird rechtzeitig zurückgerufen: Dieses Trauma zählt nicht.
event-trauma-rolled = { $seat } wirft den Traumawürfel: { $face }.
event-ignored = { $seat } bleibt verschont ({ $what }).
event-dice-rolled = { $seat } wirft { $dice_count ->
    [one] einen Würfel
   *[other] { $dice_count } Würfel
}: { $dice_yes ->
    [0] keine FAUST.
    [one] eine FAUST.
   *[other] { $dice_yes } FÄUSTE.
}
event-die-turned = { $seat }, { die-words }: { $fist ->
    [yes] eine FAUST.
   *[no] leer.
}
event-fist-added = { $seat } fügt { $count ->
    [one] eine FAUST hinzu.
   *[other] { $count } FÄUSTE hinzu.
}
event-plot-resolved = „{ $card }“ endet mit { $fists ->
    [0] keiner FAUST.
    [one] einer FAUST.
   *[other] { $fists } FÄUSTEN.
}
event-dread-changed = { $why_id ->
    [duplicate] Zweimal derselbe Zustand
    [hidden] Eine Karte, die niemand aufgedeckt hat
    [open] Ein offener Fall
    [goon] Ein Scherge auf freiem Fuß
    [stash] Ein Marker aus der Reserve
    [detour] Eine Planänderung
    [plot] Eine Plotkarte, zu lange liegen gelassen
    [trauma] Trauma
    [antagonist] Der Gegenspieler
   *[card] { $change ->
        [-1] London atmet auf
        [-2] London atmet auf
        [-3] London atmet auf
       *[other] London schaudert
    }
}: Das Grauen { dread-step } auf { $dread }.
event-condition-gained = { $seat } wird { $condition_acc }.
event-condition-doubled = { $seat } war schon { $condition_acc }.
event-condition-lost = { $seat } ist nicht mehr { $condition_acc }.
event-defeated = { $seat } ist besiegt und scheidet aus.
event-item-gained = { $seat } erhält { $item_acc }.
event-supply-laid = In der Auslage: { $items }.
event-item-lost = { $seat } verliert { $item_acc }.
event-item-readied = { $seat } macht { $item_acc } bereit.
event-virtue-gained = { $seat } erhält einen Tugendmarker.
event-confidence-gained = { $count ->
    [one] Eine Zuversichtskarte kommt auf den Ermittlungsstapel.
   *[other] { $count } Zuversichtskarten kommen auf den Ermittlungsstapel.
}
event-hand-dealt = { $cards_count ->
    [0] { $seat } hat keine Karten.
   *[other] { $seat } nimmt auf die Hand: { $cards }.
}
event-card-shown = { $seat } deckt „{ $card }“ auf.
event-card-discarded = „{ $card }“ ist aus dem Spiel.
event-secret-gained = { $seat } kennt nun ein Geheimnis: { $secret }.
event-goon-placed = { $goon_start } lungert im { $area } herum.
event-antagonist-revealed = Nun kennt ihr den Namen: { $antagonist }.
event-segment-ended = Der Abschnitt { segment-words } ist vorbei.
event-chapter-ended = Kapitel { $chapter } ist vorbei. Was ungetan blieb, wird gezählt.
event-respite-taken = Ein paar Stunden Schlaf, abwechselnd.
event-endgame-began = Das Endspiel. Ihr steht vor { $antagonist_dat }.
event-willingness-told = { $out ->
    [yes] { $seat } steigt bis zum Letzten Gefecht aus.
   *[no] { $seat } ist dabei.
}
event-challenge-revealed = Die Prüfung: { $card }
event-challenge-met = { $success ->
    [yes] { $seat } besteht „{ $card }“ mit { $points } AP.
   *[no] { $seat } scheitert an „{ $card }“ mit { $points } AP.
}
event-die-earned = { $dice ->
    [one] { $seat } hat einen Aktionswürfel.
   *[other] { $seat } hat { $dice } Aktionswürfel.
}
event-showdown-began = Das Letzte Gefecht. Ihr braucht { $target ->
    [one] eine FAUST.
   *[other] { $target } FÄUSTE.
}
event-target-lowered = Im Letzten Gefecht braucht ihr nun { $target ->
    [one] eine FAUST.
   *[other] { $target } FÄUSTE.
}
event-showdown-ended = Ihr würfelt { $fists ->
    [0] keine FAUST
    [one] eine FAUST
   *[other] { $fists } FÄUSTE
}, das Ziel war { $target }.
event-story-won = London schläft. Eure Wertung: { $score }.
event-story-lost = { $reason_id ->
    [lost-dread] London ist verloren. Das Grauen stieg über das Ende der Leiste.
    [lost-trail] London ist verloren. Die letzte Plotkarte wurde nicht rechtzeitig untersucht.
    [lost-defeated] London ist verloren. Ihr seid alle besiegt.
    [lost-showdown] London ist verloren. Im Letzten Gefecht hattet ihr zu wenige FÄUSTE.
   *[other] London ist verloren.
}

## Why a companion would do it

reason-usual = Es macht kaum einen Unterschied.
reason-companion = Ein Begleiter richtet seine Uhr nach denen der Spieler.
reason-reveal = Verdeckte Karten lassen sich nicht einplanen.
reason-plan = Das ist der billigste Weg zu einer Karte, die Hilfe braucht.
reason-content = Nichts passt besser in diese Uhr.
reason-plan-works = Der Plan geht auf: Kein Pfeil muss gedreht werden.
reason-last-help = Verbündete gehen am Ende des Tages ohnehin.
reason-friend = Diesem Charakter nützt der Verbündete am meisten.
reason-enough-friends = Eure Verbündeten sind mehr wert als dieser.
reason-case = Jetzt könnt ihr den Fall lösen; bleibt er offen, steigt das Grauen.
reason-no-hope = Was hier noch liegt, kostet mehr, als es bringt.
reason-add = Damit rückt es in Reichweite, und das am billigsten.
reason-enough = Es reicht.
reason-no-more = Mehr würde nichts nützen.
reason-more-dice = Diese Würfel sind ihren Preis wert.
reason-roll = Mehr einzusetzen lohnt sich hier nicht.
reason-again = Neu würfeln kostet nichts.
reason-keep = Heb es lieber für später auf.
reason-all-or-nothing = Ein Später gibt es nicht: Setz jetzt alles ein.
reason-blank = Ein leerer Würfel hat nichts zu verlieren.
reason-stay = Ein weiterer Würfel ist das Risiko wert.
reason-bow-out = Noch eine Prüfung würde mehr kosten, als sie bringen kann.
reason-choice-made = Deine Wahl steht.
reason-strongest = Die Stärksten zuerst.
reason-free = Es kostet nichts.
reason-item = Dieser Gegenstand hilft am meisten.
reason-missed-least = Das fehlt dir am wenigsten.
reason-has-least = Wer am wenigsten hat, braucht es am meisten.
reason-hurts-least = Dort schadet es am wenigsten.
reason-avert = Diesen Schlag abzuwenden lohnt sich.
reason-bear-it = Das kannst du verkraften.
reason-fits = Diese Symbole passen zur Karte.

## In a terminal

table-dread = Grauen: { $dread } von { $most }.
table-area = { $area } ({ $street }). Verdeckt: { $hidden }.
table-card = {"  "}{ $place }: { $card }
table-place = {"  "}{ $place } ({ $place_id }): { $card }{ $note_id ->
    [none] {""}
   *[other] {" "}[{ $note }]
}
table-antagonist = { $antagonist }: { $text }
table-target = FÄUSTE, die ihr beim jetzigen Grauen im Letzten Gefecht braucht: { $target }.
table-person = { $place_id ->
    [endgame] { $seat }.
   *[other] { $seat }, { $place }.
} Tugend: { $virtue }.{ $conditions_count ->
    [0] {""}
   *[other] {" "}{ $conditions }.
}
table-items = {"  "}Gegenstände: { $items }.
item-tilted = { $item } (gekippt)
table-friends = {"  "}Verbündete und Geheimnisse: { $cards }.
table-hand = {"  "}Aktionswürfel: { $dice }. Auf der Hand: { $cards }.
table-points = { $card }: { $icons }. Aktionspunkte: { $points } von { $difficulty }.
table-dice = { $card }: { $icons }. FÄUSTE bisher: { $fists }; Würfel für den nächsten Wurf: { $dice }.
table-decks = Karten im Ermittlungsstapel: { $deck }. Auslage: { $supply }.
card-dread = { $card }, Grauen { $dread }, Schwierigkeit { $difficulty }: { $icons }
card-goon = { $card }, Schwierigkeit { $difficulty }: { $icons }. { $text }
card-plot = Plot { $letter }, { $card }, { $time }: { $icons }; bestes Ergebnis ab { $fists ->
    [one] 1 FAUST
   *[other] { $fists } FÄUSTEN
}
card-ally = { $card }: { $text }
clock-ready = {" "}bereit
answer-card = { $words } ({ $text })
plan-help =
    w3 oder west-3 deckt die Karte auf West 3 auf. 10 3 legt Marker 3 auf 10 Uhr, 22 3n seinen Pfeil nach Norden auf 22 Uhr, 22 n einen beliebigen Pfeil nach Norden (n, e, s, w für Norden, Osten, Süden, Westen); 10 - leert die Stunde.
    w3 red legt einen Ermittlungsmarker (green grün, yellow gelb, white weiß, red rot), w3 - entfernt ihn. ready stimmt dem Plan für alle zu, deren Uhren du füllst; murphy ready nur für einen,
    murphy wait nimmt das zurück, murphy fit sagt den anderen, dass diese Uhr sich nach ihren richtet.
    Ein Name davor, etwa murphy 10 3, schreibt von da an für diesen Charakter. Kommas trennen Eingaben: murphy 6 2, 8 s, 10 4.

## How a story is set up: each option, what it means, and its values

option-story = Geschichte
option-story-hint = Vier Geschichten, der Reihe nach oder wie ihr wollt. Die erste hat ein einziges Kapitel; die anderen dauern zwei Tage und eine Nacht.
option-seats = Spielerzahl
option-seats-hint = Ihr seid zu zweit, zu dritt oder zu viert. Zu zweit und zu dritt helfen euch Verbündete, oder ihr führt zusammen vier Charaktere.
option-seats-2 = zwei
option-seats-3 = drei
option-seats-4 = vier
option-characters = Charaktere
option-characters-hint = Wählt, wer heute Nacht auszieht. Freie Plätze werden zufällig besetzt.
option-characters-none = zufällig
option-allies = Verbündete
option-allies-hint = Zu zweit oder zu dritt könnt ihr in der Stadt Freunde finden. Ohne Verbündete ziehen vier Charaktere aus, und manche von euch spielen zwei.
option-allies-yes = ja
option-allies-no = nein, vier Charaktere
option-level = Planungszeit
option-level-hint = Wie lange ihr planen dürft, bis Big Ben zum dritten Mal schlägt.
option-level-normal = { difficulty-normal }
option-level-hard = { difficulty-hard }
option-level-dread = { difficulty-dread }
option-level-untimed = { difficulty-untimed }
option-pace = Uhr
option-pace-hint = Wie schnell die Uhr läuft, während ihr plant. Siege bei halbem Tempo werden gesondert geführt.
option-pace-full = volles Tempo
option-pace-half = halbes Tempo: doppelte Zeit
option-impeccable = Tadellose Arbeit
option-impeccable-hint = Jede FAUST über dem besten Ergebnis einer Plotkarte bringt eine Zuversichtskarte. Ohne das wird die Geschichte schwerer.
option-impeccable-yes = ja
option-impeccable-no = nein, schwerer
option-confidence = Zuversicht zu Beginn
option-confidence-hint = Wie viele Zuversichtskarten zu Beginn der Geschichte im Ermittlungsstapel sind.
option-confidence-0 = keine, schwerer
option-confidence-3 = drei
option-confidence-5 = fünf, leichter
option-virtue = Tugend zu Beginn
option-virtue-hint = Mit wie vielen Tugendmarkern jeder Charakter beginnt.
option-virtue-0 = keiner, schwerer
option-virtue-1 = einer
option-virtue-2 = zwei, leichter
option-items = Gegenstände zu Beginn
option-items-hint = Mit wie vielen Gegenständen jeder Charakter beginnt.
option-items-0 = keiner, schwerer
option-items-1 = einer
option-items-2 = zwei, leichter
option-respite = Rast zwischen den Kapiteln
option-respite-hint = In einer Geschichte mit zwei Kapiteln darf jeder Charakter dazwischen einen Zustand abwerfen und erhält einen Tugendmarker und einen Gegenstand.
option-respite-yes = ja
option-respite-no = nein, schwerer
table-option = { $option }: { $value }.

## The story on the screen: the track, the hour, the card, the stages, the results
ui-ld-story-dread = Grauen
ui-ld-story-dread-of = { $dread } von { $most }
ui-ld-story-morning = Morgen
ui-ld-story-day = Tag
ui-ld-story-night = Nacht
ui-ld-story-endgame = Das Endspiel
ui-ld-story-elsewhere = woanders
ui-ld-story-respite = Zwischen zwei Tagen

## The map of London on the screen
ui-ld-board-chapter = Kapitel { $roman }
ui-ld-board-plan = Planung
ui-ld-board-live = der Tag
ui-ld-board-dread = Grauen
ui-ld-board-dread-of = { $dread } von { $most }
ui-ld-dial-left = Minuten übrig
ui-ld-dial-spent = bisher
ui-ld-face-points = So viele Aktionspunkte lösen die Karte; alle, die dort sind, zählen zusammen.
ui-ld-face-open = Um so viel steigt das Grauen, wenn diese Karte am Ende des Kapitels noch offen ist.
ui-ld-face-late = Um so viel steigt das Grauen am Ende jedes Tagesabschnitts, in dem ihr diese Karte hättet untersuchen können und es nicht getan habt.
ui-ld-face-hidden = Niemand weiß, was hier wartet. Eine verdeckte Karte könnt ihr nicht untersuchen, und am Ende steigt das Grauen um diese Zahl.
ui-ld-face-bare = Hier ist nichts mehr zu tun.
ui-ld-face-streets = Die Straßen: Hierher führt von überall ein Pfeil. Karten liegen hier nie.
ui-ld-face-last = Hier endet die Spur. Ist diese Karte am Ende des Kapitels noch offen, habt ihr verloren.

## Hands on the map
ui-ld-opening-go = Zum Stadtplan
ui-ld-inspector-note = Bleibt offen bis zum nächsten Klick oder Tastendruck
ui-ld-how = Halte eine Karte gedrückt, um sie aufzudecken. Klicke auf einen Ort, um zur gewählten Stunde dort zu sein, oder lege Marker in die Uhr. Ein Rechtsklick entfernt einen.
ui-ld-how-keys = { $take } gedrückt halten deckt eine Karte auf. 1 bis 6 legen eine Zahl, { $ways } einen Pfeil, { $back } entfernt einen Marker. { $hint }: ein Tipp. { $begin }: bereit.
ui-ld-how-pad = Bewege deinen Zeiger mit dem Stick. Halte { $take } auf einer Karte gedrückt, um sie aufzudecken. Auf einem Ort oder Marker plant { $take } die gewählte Stunde; { $back } entfernt einen Marker.
ui-ld-help-stash = Die Reserve: ein dritter Marker einer Zahl, für 1 Grauen am Ende des Kapitels.
ui-ld-help-token = Drücken legt ihn auf die gewählte Stunde; du kannst ihn auch auf eine Stunde ziehen.
ui-ld-meets = Um { $hour } bei „{ $card }“{ $need ->
    [first] , braucht vorher Plot { $first }
    [missing] , braucht { $missing } von dir
    [nothing] , braucht nichts
   *[untold] { "" }
}
ui-ld-meets-brief = { $place }, { $hour }{ $need ->
    [first] : braucht Plot { $first }
    [missing] : braucht { $missing }
    [nothing] : braucht nichts
   *[untold] { "" }
}
ui-ld-meets-least = { $need ->
    [first] braucht Plot { $first }
    [missing] braucht { $missing }
   *[other] { $place }
}
ui-ld-lacks = { $need ->
    [first] Plot { $first } fehlt
   *[missing] { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
}
ui-ld-asks = { $who } braucht dich
ui-ld-plans = Plan von { $who }
ui-ld-plans-nothing = noch keine Karte
ui-ld-order-where = Wo soll { $who } um { $hour } sein? Zeige auf einen Ort.
ui-ld-ordered = Bitte an { $who }: { $hour }, { $place }.
ui-ld-order-removed = { $who } ist um { $hour } wieder frei.
ui-ld-key-number = diese Zahl legen
ui-ld-key-way = Pfeil in dieses Viertel
ui-ld-key-hour = vorige oder nächste Stunde
ui-ld-key-back = letzten Marker entfernen
ui-ld-key-turn = Marker drehen
ui-ld-key-take = drücken; gehalten: Karte aufdecken
ui-ld-key-inspect = Karte genau ansehen
ui-ld-key-note = Notiz auf eine Karte legen
ui-ld-key-hint = Tipp; noch einmal: Tipp legen
ui-ld-key-agree = bereit oder nicht bereit
ui-ld-agree = Bereit: Der Tag beginnt, sobald alle es sind
ui-ld-agree-title = Schon bereit?
ui-ld-agree-free =
    { $hours ->
        [one] Eine Stunde deiner Uhr ist noch ohne Marker.
       *[other] { $hours } Stunden deiner Uhr sind noch ohne Marker.
    } Sind alle bereit, steht der Plan fest.
ui-ld-agree-no = Weiter planen
ui-ld-agree-yes = Bereit
ui-ld-note-green = Grüner Marker: Die Punkte reichen
ui-ld-note-yellow = Gelber Marker: Ein Gegenstand hilft
ui-ld-note-white = Weißer Marker: Tugend hilft
ui-ld-note-red = Roter Marker: Ermittlungskarten helfen
refused-no-hour-left = Dafür brauchst du erst einen Pfeil und in der nächsten Stunde eine Zahl. Das ist aber deine letzte Stunde: Wähle eine frühere.
refused-not-your-clock = Diese Uhr gehört jemand anderem.

## The panels round the map

ui-ld-thinking = überlegt …
ui-ld-agreed = bereit
ui-ld-free =
    { $hours ->
        [0] alles geplant
        [one] eine Stunde frei
       *[other] { $hours } Stunden frei
    }
ui-ld-yours =
    { $hours ->
        [0] du, alles geplant
        [one] du, eine Stunde frei
       *[other] du, { $hours } Stunden frei
    }
ui-ld-follows =
    { $hours ->
        [0] Computer, alles geplant
        [one] Computer, eine Stunde frei
       *[other] Computer, { $hours } Stunden frei
    }
ui-ld-personality = Bei einem Plot wird eine davon aufgedeckt:
ui-ld-not-found = noch nicht gefunden
ui-ld-at-hour = { $hour }
ui-ld-stash = Reserve
ui-ld-notes = Restliche Notizen
ui-ld-face-down = Eine verdeckte Karte
ui-ld-no-card = Hier liegt keine Karte
ui-ld-hour = um { $hour }
ui-ld-needs = braucht { $need }
ui-ld-from-morning = ab 6 Uhr
ui-ld-from-day = ab 14 Uhr
ui-ld-from-night = ab 22 Uhr
ui-ld-nobody = niemand kommt
ui-ld-brings = { $who } { $points }
ui-ld-dice = { $least } bis { $most } Würfel
ui-ld-fists = etwa { $fists } FÄUSTE, { $least } wenden das Schlimmste ab
ui-ld-of = { $points } von { $need }
ui-ld-late = kostet bis dahin schon { $dread } Grauen
ui-ld-costs = kostet offen { $dread } Grauen
ui-ld-at = { $who } um { $hour }
ui-ld-waste-empty = kein Marker: Warten auf den Straßen
ui-ld-waste-hidden = die Karte dort ist verdeckt
ui-ld-waste-nothing = dort liegt keine Karte
ui-ld-waste-solved = dann schon gelöst
ui-ld-waste-untimely = zu früh für diesen Plot
ui-ld-waste-blocked = ein früherer Buchstabe ist dann noch offen
ui-ld-waste-full = kein Platz für noch einen Verbündeten
ui-ld-waste-roundabout = dieser Weg führt nirgendwohin
ui-ld-waste-over = dann ist der Tag schon vorbei
ui-ld-fate-untimely = zu früh
ui-ld-fate-blocked = ein früherer Buchstabe ist dann noch offen
ui-ld-fate-full = dort hat niemand Platz für noch einen Verbündeten
ui-ld-missing = { $missing ->
    [one] { $missing } fehlt
   *[other] { $missing } fehlen
}
ui-ld-mark-missing = −{ $missing }
ui-ld-clock-free = frei
ui-ld-help = Gegenstände und Tugend können { $help } beisteuern
ui-ld-deck = eine Karte vom Stapel bringt etwa { $points }
ui-ld-ready-title = { $story }, Kapitel { $chapter ->
        [1] I
       *[other] II
    }
ui-ld-ready-minutes = { $minutes } Minuten ab dem ersten Schlag von Big Ben
ui-ld-ready-untimed = Übung: so lange ihr wollt
ui-ld-ready-how = Deckt Karten auf und plant, wo alle zu jeder Stunde sein werden. Um einen Platz zu nehmen, drücke eine Taste, einen Knopf am Gamepad oder klicke auf ein Porträt. Sitzen alle, dann lasst Big Ben schlagen.
ui-ld-ready-how-alone = Decke Karten auf und plane, wo du zu jeder Stunde sein wirst. Deine Gefährten planen mit und sagen, was sie brauchen. Wenn du bereit bist, lass Big Ben schlagen.
ui-ld-ready-go = Big Ben schlagen lassen
ui-ld-seat-computer = Computer ({ $level })
ui-ld-seat-devices = spielt mit { $devices }
ui-ld-seat-you = du: Maus, Tastatur oder Gamepad
ui-ld-seat-free = für diesen Platz deine Taste drücken
ui-ld-device-mouse = Maus
ui-ld-device-keys = Tastatur
ui-ld-device-pad = Gamepad { $number }
ui-ld-paused-title = Pause
ui-ld-paused-left = Minuten übrig
ui-ld-paused-untimed = Es eilt nicht.
ui-ld-paused-how = Stadtplan und Uhren bleiben verdeckt, bis es weitergeht.
ui-ld-paused-go = Weiter
ui-ld-pause-chapter = Kapitel { $chapter ->
    [1] I
   *[other] II
}
ui-ld-pause-left = Noch { $time } Minuten
ui-ld-pause-untimed = Ohne Zeitlimit
ui-ld-pause-hours = { $who }{ $companion ->
    [yes] { " " }(Computer)
   *[no] { "" }
}: { $planned } von { $all } Stunden geplant
ui-ld-pause-cards = Karten: { $open } offen, { $hidden } verdeckt
ui-ld-pause-plots = Plotkarten: { $found } von { $all } gefunden
ui-ld-pause-met = Der Plan erreicht { $met } von { $open } offenen Karten
ui-ld-between-title = Hände weg von den Uhren
ui-ld-between-go = Tag beginnen
ui-ld-plan-cards = { $open } Karten sind offen, { $hidden } noch verdeckt.
ui-ld-plan-free =
    { $hours ->
        [0] Jede Stunde jeder Uhr ist geplant.
        [one] Eine Stunde hat keinen Marker.
       *[other] { $hours } Stunden haben keinen Marker.
    }
ui-ld-plan-plots = Ihr erreicht { $met } von { $all } Plotkarten rechtzeitig.
ui-ld-plan-wasted =
    { $hours ->
        [0] Kein Marker ist verschwendet.
        [one] Ein Marker ist verschwendet.
       *[other] { $hours } Marker sind verschwendet.
    }
ui-ld-plan-dread = Nach diesem Plan endet das Kapitel bei Grauen { $now } plus { $dread }. Würfel und Traumata können das ändern.
ui-ld-story-time-morning = Morgen, ab 6 Uhr
ui-ld-story-time-day = Tag, ab 14 Uhr
ui-ld-story-time-night = Nacht, ab 22 Uhr
ui-ld-story-kind-dread-1 = Grauen I
ui-ld-story-kind-dread-2 = Grauen II
ui-ld-story-kind-goon = Scherge
ui-ld-story-kind-ally = Verbündete
ui-ld-story-kind-challenge = Prüfung
ui-ld-story-kind-antagonist = Gegenspieler
ui-ld-story-kind-item = Gegenstand
ui-ld-story-kind-confidence = Zuversicht
ui-ld-story-kind-secret = Calypsos Geheimnis
ui-ld-story-use = Benutzen: { $text }
ui-ld-story-deplete = Aufbrauchen: { $text }
ui-ld-story-friend = Ein Verbündeter begleitet einen von euch, bis der Tag vorbei ist, und leiht jeder Ermittlung diese Symbole.
ui-ld-story-sacrifice = Opfern: { $text }
ui-ld-story-dread-open = Am Ende des Kapitels noch offen: Grauen +{ $dread }.
ui-ld-story-dread-solved = Gelöst kommt sie auf den Ermittlungsstapel und leiht euch einmal ihre Symbole.
ui-ld-story-goon-left = Am Ende des Kapitels noch da: Grauen +{ $dread }.
ui-ld-story-reward = Belohnung: { $dice ->
    [one] ein Aktionswürfel
   *[other] { $dice } Aktionswürfel
}{ $confidence ->
    [0] .
   *[other] {" "}und { $confidence } Zuversicht.
}
ui-ld-story-penalty = Strafe: { $text }

## What a card does, in as few words as find room on its plate
ui-ld-deed-icons = +{ $n } { $icon }
ui-ld-deed-else = { $first } oder { $second }
ui-ld-deed-reroll = { $n ->
    [-1] beliebige Würfel neu
    [one] 1 Würfel neu
   *[other] { $n } Würfel neu
}
ui-ld-deed-fist = { $n ->
    [one] +1 FAUST
   *[other] +{ $n } FÄUSTE
}
ui-ld-deed-turn-fist = { $n ->
    [one] 1 Würfel auf FAUST
   *[other] { $n } Würfel auf FAUST
}
ui-ld-deed-confidence = +{ $n } Zuversicht
ui-ld-deed-virtue = +{ $n } Tugend
ui-ld-deed-peek-add = 1 aus { $n } Karten
ui-ld-deed-lower-target = Ziel −{ $n }
ui-ld-deed-dread = Grauen { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}
ui-ld-deed-suffer = { $condition_acc }
ui-ld-deed-each = alle
ui-ld-deed-one = einen
ui-ld-deed-heal-any = { $who } heilen
ui-ld-deed-heal-injured = { $who } heilen (verletzt)
ui-ld-deed-heal-unhinged = { $who } heilen (zerrüttet)
ui-ld-deed-ignore-condition = kein Zustand
ui-ld-deed-ignore-die = kein Traumawürfel
ui-ld-deed-ignore-penalty = keine Strafe
ui-ld-deed-cancel-trauma = kein Trauma
ui-ld-deed-ready-item = Gegenstand bereitmachen
ui-ld-deed-take-discarded = abgeworfener Gegenstand
ui-ld-deed-move-here = jemanden herholen
ui-ld-deed-show-card = eine Karte aufdecken
ui-ld-deed-glimpse = Symbole einer Zufallskarte
ui-ld-deed-spill = −1 Karte
ui-ld-deed-pass = Prüfung bestehen
ui-ld-deed-item = +1 Gegenstand

## The stage of a Character
ui-ld-stage-to-act = am Zug
ui-ld-stage-rolled = hat gewürfelt
ui-ld-stage-waits = wartet
ui-ld-stage-adds = macht mit
ui-ld-stage-trauma = Trauma
ui-ld-stage-in = dabei
ui-ld-stage-out = ausgestiegen
ui-ld-stage-down = besiegt
ui-ld-stage-elsewhere = { $place }
ui-ld-stage-sheet = Bogen
ui-ld-stage-added = Hinzugefügt
ui-ld-stage-added-none = noch nichts
ui-ld-stage-trait = Eigenschaft
ui-ld-stage-talent = Talent
ui-ld-stage-shut = nicht aufgedeckt
ui-ld-stage-points = Aktionspunkte
ui-ld-stage-dice = Aktionswürfel
ui-ld-stage-from-sheet = Bogen { $count }
ui-ld-stage-from-card = Karte { $count }
ui-ld-stage-from-added = Zusatz { $count }
ui-ld-stage-from-allies = Verbündete { $count }
ui-ld-stage-weary = Abzug { $count }
ui-ld-stage-earned = bisher verdient
ui-ld-stage-fists = { $count ->
    [0] keine FAUST
    [one] 1 FAUST
   *[other] { $count } FÄUSTE
}
ui-ld-stage-to-roll = { $count ->
    [0] kein Würfel zu werfen
    [one] 1 Würfel zu werfen
   *[other] { $count } Würfel zu werfen
}
ui-ld-stage-hand = { $count ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
ui-ld-stage-no-virtue = keine Tugend
ui-ld-stage-virtue = Tugend: { $words }
ui-ld-stage-use = Benutzen: { $words }
ui-ld-stage-deplete = Aufbrauchen: { $words }
ui-ld-stage-sacrifice = Opfern: { $words }
ui-ld-stage-confide = Nutzen: { $words }

## The theatre: from the first hour to the last roll

ui-ld-scene-act-for = Für { $seat } antworten
ui-ld-scene-arrow = { $seat }, { hour-words }: diesen Pfeil drehen
ui-ld-scene-asked = { $seat } entscheidet
ui-ld-scene-asked-all = { $seat } entscheidet für euch alle
ui-ld-scene-awaited = { $seat } überlegt
ui-ld-scene-call = Gefährten fragen
ui-ld-scene-called = Deine Gefährten sehen nach, was sie haben.
ui-ld-scene-choose = Wähle etwas, das leuchtet
ui-ld-scene-compare = { $enough ->
    [yes] Vergleichen
   *[no] Reicht nicht
}: { $have }/{ $need }
ui-ld-scene-deck = Der Ermittlungsstapel
ui-ld-scene-falls = Die Würfel rollen …
ui-ld-scene-holder = { $seat }: { $holder }
ui-ld-scene-knock = { $card }: { $names }
ui-ld-scene-nothing-more = Deine Gefährten würden hier nichts hinzufügen.
ui-ld-scene-party = { $names_count ->
    [one] { $names } allein
   *[other] { $names }
}
ui-ld-scene-roll = { $count ->
    [0] Keinen Würfel werfen
    [one] Einen Würfel werfen
   *[other] { $count } Würfel werfen
}
ui-ld-scene-tip = { $card }: { $words }
ui-ld-scene-tip-last = { $count ->
    [0] Damit endet der Tag, und das Endspiel beginnt. Keine Karte bleibt offen.
   *[other] Damit endet der Tag, und das Endspiel beginnt. Für die noch offenen Karten steigt das Grauen um { $count }.
}
ui-ld-scene-tip-item = { $item }. Benutzen: { $use } Aufbrauchen: { $deplete }
ui-ld-scene-tip-place = { $place }: { $card }
ui-ld-scene-tip-virtue = Ein Tugendmarker: { $words }
ui-ld-scene-verb-confide = Nutzen
ui-ld-scene-verb-deplete = Aufbrauchen
ui-ld-scene-verb-sacrifice = Opfern
ui-ld-scene-verb-spend = Tugend
ui-ld-scene-verb-use = Benutzen
ui-ld-scene-waits = London hält den Atem an
ui-tool-aid = Gefährten fragen

## Before an evening

ui-ld-setup-title = London Dread: neue Partie
ui-ld-setup-begin = Spiel starten
ui-ld-setup-locked = Gewinne „{ $story }“, um sie freizuschalten
ui-ld-setup-past = { $played ->
    [0] noch nicht gespielt
    [one] einmal gespielt, { $won ->
        [0] verloren
       *[other] mit { $score } gewonnen
    }
   *[other] { $played }-mal gespielt, { $won ->
        [0] nie gewonnen
       *[other] { $won ->
            [one] einmal
           *[other] { $won }-mal
        } gewonnen, Bestwert { $score }
    }
}
ui-ld-setup-wish = Alle Geschichten freischalten
ui-ld-setup-about-the-letter = Ein Brief, der seine Leser schreibt. Ein Tag, dann das Endspiel: Fangt hier an.
ui-ld-setup-about-the-gentleman-caller = Jemand besucht die Einsamen. Zwei Tage; nachts geht ihr besser nicht allein.
ui-ld-setup-about-calypsos-bargain = Unter Wapping lebt ein König aus Wachs. Zwei Tage, drei Geheimnisse.
ui-ld-setup-about-london-dread = Unter der Stadt erwacht etwas. Zwei Tage, Schergen, ein unbekannter Feind.
ui-ld-setup-people = { $now ->
    [0] Charaktere: zufällig
   *[other] Charaktere: { $now } von { $most }
}
ui-ld-setup-random = Alle zufällig wählen
ui-ld-setup-character = Charakter { $number }
ui-ld-setup-virtue = Tugend: { $words }
ui-ld-setup-who = Wer spielt

## What an investigation comes to, and the piles beside it
ui-ld-tiers-fists = FÄUSTE
ui-ld-tiers-so-far = bisher { $count }
ui-ld-tiers-above = { $least }+
ui-ld-tiers-between = { $least }–{ $most }
ui-ld-tiers-impeccable = Jede FAUST über { $least }: +1 Zuversicht.
ui-ld-tiers-of = { $points } von { $difficulty }
ui-ld-tiers-brings = { $who } { $points }
ui-ld-tiers-missing = { $count ->
    [one] 1 fehlt noch
   *[other] { $count } fehlen noch
}
ui-ld-tiers-enough = Es reicht
ui-ld-tiers-solved = Gelöst
ui-ld-tiers-failed = Zu viel für euch: Sie bleibt liegen
ui-ld-tiers-left = Ihr seid weitergegangen
ui-ld-tiers-met = Bestanden
ui-ld-tiers-missed = Gescheitert
ui-ld-tiers-odds = { $more ->
    [one] Noch eine FAUST
    [2] Noch zwei FÄUSTE
    [3] Noch drei FÄUSTE
    [4] Noch vier FÄUSTE
   *[other] Noch { $more } FÄUSTE
}: Chance { $hundred } %
ui-ld-deck-title = Ermittlungsstapel
ui-ld-deck-draw = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} · eine ziehen
ui-ld-deck-count = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
ui-ld-deck-known = { $count ->
    [one] 1 davon ist bekannt
   *[other] { $count } davon sind bekannt
}
ui-ld-deck-left = Zuversichtsstapel
ui-ld-deck-supply = Auslage
ui-ld-deck-confidence = Zuversicht { $count }
ui-ld-deck-card = { $card }: { $icons }.

## What is heard

caption-quarters = Die Viertelstundenglocken von Westminster
caption-bell-first = Big Ben schlägt einmal
caption-bell-second = Big Ben schlägt zweimal: Halbzeit
caption-bell-third = Big Ben schlägt zum dritten Mal
caption-hour = Die große Glocke schlägt die Stunde
caption-hour-night = Durch den Nebel schlägt eine Glocke die Stunde
caption-tick = Die große Uhr tickt
caption-token-place = Ein Marker rastet in eine Stunde ein
caption-token-turn = Ein Marker wird umgedreht
caption-token-stash = Ein Marker wird aus der Reserve genommen
caption-card-dread = Eine Karte wird aufgedeckt: ein kalter Hauch
caption-card-plot = Eine Karte wird aufgedeckt: Die Spur geht weiter
caption-card-ally = Eine Karte wird aufgedeckt: ein freundliches Glöckchen
caption-note-laid = Ein Zeichen wird auf eine Karte gelegt
caption-agree = Eine Taschenuhr schnappt zu: abgemacht
caption-retract = Eine Taschenuhr springt auf: noch nicht
caption-companion = Ein Gefährte entfaltet einen Stadtplan
caption-leader = Eine Laterne wird entzündet
caption-noon = Eine Fabrikpfeife: Der Morgen ist vorbei
caption-lamps = Gaslampen flammen auf: Der Tag ist vorbei
caption-lamps-out = Eine Lampe erlischt: Die Nacht ist vorbei
caption-chapter-over = Ein Rollladen fällt, fern läutet eine Glocke
caption-respite = Wasser unter einer Brücke
caption-antagonist = Eine Orgel aus der Tiefe, und Gelächter
caption-endgame = Eine schwere Tür öffnet sich ins Dunkel
caption-challenge = Zwei Trommelschläge, und eine Karte wird hingeworfen
caption-challenge-met = Stahl, der hält
caption-challenge-missed = Knie auf Stein, und ein Knurren
caption-stays-in = Ein Hahn wird gespannt
caption-bows-out = Schritte und eine Tür, die sich leise schließt
caption-showdown = Donner und eine Glocke, die niemand läutet
caption-target-lowered = Etwas Großes atmet aus
caption-victory = Alle Glocken von London
caption-defeat = Angehaltener Atem entweicht, und noch ein Schlag
caption-moved = Stiefel auf nassem Pflaster
caption-befriended = Jemand schließt sich an
caption-ally-lost = Schritte, die sich im Nebel verlieren
caption-inquiry = Ein Türklopfer
caption-inquiry-plot = Ein Riegel und eine schwere Tür
caption-inquiry-goon = Schritte, eine Kette, eine Klinge
caption-goon = Raues Gelächter in der Gasse
caption-walked-away = Schritte, die kehrtmachen und gehen
caption-item-used = Eine Schnalle und etwas aus Messing
caption-item-depleted = Ein Funke, ein Knall, und fort ist es
caption-item-gained = Etwas kommt aus dem Stroh zum Vorschein
caption-item-lost = Es fällt in einen Gully
caption-item-ready = Eine Feder wird aufgezogen
caption-supply = Eine Kiste wird geöffnet
caption-virtue-gained = Ein kleines Licht, ein Glockenton
caption-virtue-spent = Ein Glockenton, ein Herzschlag
caption-secret-gained = Eine Muschel flüstert
caption-secret-spent = Ein Name wird laut ausgesprochen
caption-icons = Zwei kleine Glockentöne
caption-confidence = Karten und ein leichterer Atem
caption-talent = Eine Karte und ein heller Lauf
caption-fist = Eine Faust saust auf den Tisch
caption-trauma = Saiten, aus der Stimmung gerissen
caption-trauma-die = Ein schwarzer Würfel und ein Herzschlag
caption-shrugged = Ein langes Ausatmen
caption-solved = Ein Stempel knallt auf die Akte
caption-failed = Eine Tür knallt zu
caption-plot-low = Glas zerbricht, eine Lampe erlischt
caption-plot-middle = Eine Seite und drei tiefe Töne
caption-plot-top = Ein Schloss springt auf, ein Akkord klart auf
caption-dread-rises = Etwas Nasses breitet sich aus
caption-dread-falls = Ein tiefer Ton verklingt
caption-dread-darkens = Alle Lampen der Straße werden trüb
caption-injured = Ein Schlag und ein Schrei
caption-unhinged = Flüstern von beiden Seiten
caption-doubled = Schreie in der Nachbarstraße
caption-condition-lost = Ein Verband wird festgezogen
caption-defeated = Ein Sturz und eine Lampe, die davonrollt
caption-carriage = Eine Kutsche fährt vorbei
caption-hansom = Eine Droschke fährt im Schritt vorbei
caption-foghorn = Ein Nebelhorn auf dem Fluss
caption-rain-on-glass = Regen an der Scheibe
caption-market = Marktlärm
caption-river = Der Fluss leckt an seinen Stufen
caption-music-plan = Langsame Musik: Noch ist Zeit
caption-music-haste = Die Musik wird eilig
caption-music-last = Die Musik steigt und steigt
caption-music-story = Musik: ein altes Klavier, ein Leierkasten
caption-music-dread = Musik: zitternde Streicher
caption-music-terror = Musik: eine Trommel wie ein Herz, ein Chor
ui-ld-story-chapter = Kapitel { $chapter ->
    [1] I
   *[other] II
}

## How a story ends, and the League's score sheet
ui-ld-end-dawn = Morgendämmerung
ui-ld-end-dread = Grauen
ui-ld-end-won = London schläft weiter
ui-ld-end-lost = London ist verloren
ui-ld-end-about = { $story }. { $rules }. Startwert { $seed }
ui-ld-end-score = Wertung
ui-ld-end-missing = Was gefehlt hat
ui-ld-end-total = Summe
ui-ld-end-times = { $count } × { $each }
ui-ld-part-survivors = Überlebende
ui-ld-part-fists = FÄUSTE über dem Ziel
ui-ld-part-items = Behaltene Gegenstände
ui-ld-part-virtue = Behaltene Tugend
ui-ld-part-cards = Handkarten
ui-ld-part-conditions = Narben
ui-ld-end-opened = Neue Geschichte: { $story }
ui-ld-end-uncounted = Diese Partie zählt nicht für den Wertungsbogen der Liga.
ui-ld-end-tries = { $won ->
    [0] { $played ->
        [one] Die Liga hat einen ersten Versuch eingetragen.
       *[other] Die Liga hat { $played } Versuche eingetragen und noch keinen Sieg.
    }
   *[other] Die Liga hat { $played } Versuche eingetragen. Gewonnen: { $won }.
}
ui-ld-end-first = Euer erster Sieg in dieser Geschichte nach diesen Regeln.
ui-ld-end-best = Eure beste Wertung für diese Geschichte nach diesen Regeln; die alte war { $before }.
ui-ld-end-best-is = Eure beste Wertung für diese Geschichte nach diesen Regeln ist { $best }.
ui-ld-end-no-score = Punkte gibt es nur für einen Sieg (LD-220).
ui-ld-end-short = { $fists ->
    [0] Keine FAUST
    [one] Eine FAUST
   *[other] { $fists } FÄUSTE
} im Letzten Gefecht. Ihr hättet { $target } gebraucht.
ui-ld-end-target = Das Grauen stand bei { $dread }. Je volle { $splatter } davon stieg das Ziel um 1 FAUST.
ui-ld-end-trail = Das Kapitel endete, bevor jemand „{ $card }“ ({ $hour }) untersucht hatte.
ui-ld-end-track = Die Grauenleiste endet bei { $most }.
ui-ld-end-most = Das meiste Grauen ({ $dread }): { $source }.
ui-ld-end-day = Der Tag in Zahlen
ui-ld-end-dread-of = Grauen { $dread } von { $most }
ui-ld-end-course = Das Grauen nach jeder Stunde und am Ende
ui-ld-end-no-dread = Das Grauen ist nie gestiegen.
ui-ld-dread-hidden = nicht aufgedeckte Karten
ui-ld-dread-open = offene Fälle
ui-ld-dread-plot = zu lange offene Plotkarten
ui-ld-dread-card = Ergebnisse und Strafen
ui-ld-dread-trauma = Trauma
ui-ld-dread-duplicate = doppelte Zustände
ui-ld-dread-detour = Umwege
ui-ld-dread-stash = Marker aus der Reserve
ui-ld-dread-goon = Schergen
ui-ld-dread-antagonist = der Gegenspieler
ui-ld-dread-relief = gesunkenes Grauen
ui-ld-end-plots = Die Spur: je mehr Zeichen, desto besser
ui-ld-end-hour-best = Die beste Stunde, { $hour }: { $cards }.
ui-ld-end-hour-worst = Die schlimmste Stunde, { $hour }: Das Grauen stieg um { $dread }.
ui-ld-hour-of = { $hour } an Tag { $chapter }
ui-ld-end-count-solved = { $count ->
    [one] Fall gelöst
   *[other] Fälle gelöst
}
ui-ld-end-count-failed = gescheitert
ui-ld-end-count-fists = { $count ->
    [one] FAUST
   *[other] FÄUSTE
}
ui-ld-end-count-detours = { $count ->
    [one] Umweg
   *[other] Umwege
}
ui-ld-end-of = { $some } / { $all }
ui-ld-end-did-solved = Fälle
ui-ld-end-did-plots = Plots
ui-ld-end-did-fists = FÄUSTE
ui-ld-end-did-turned = aufgedeckt
ui-ld-end-did-beaten = Prüfungen
ui-ld-end-did-idle = leere Stunden
ui-ld-honour-fallen = Kehrte nicht zurück
ui-ld-honour-beaten = Bestand { $number } Prüfungen
ui-ld-honour-solved = Löste { $number } Fälle
ui-ld-honour-fists = { $number } FÄUSTE
ui-ld-honour-plots = { $number }-mal auf der Spur
ui-ld-honour-turned = Deckte { $number } Karten auf
ui-ld-honour-wounds = { $number }-mal verwundet
ui-ld-honour-friends = Fand { $number } Freunde
ui-ld-honour-used = Geschick mit { $number } Geräten
ui-ld-honour-laid = Legte { $number } Marker
ui-ld-honour-idle = Wartete { $number } Stunden
ui-ld-honour-there = War dabei
ui-ld-end-page-end = Das Ende
ui-ld-end-page-figures = Der Tag
ui-ld-end-page-people = Wer was getan hat
ui-ld-end-watch = Wiederholung
ui-ld-end-watch-note = Plan und Tag
ui-ld-end-league = Wertungsbogen
ui-ld-end-league-note = der Liga
ui-ld-end-again = Noch einmal spielen
ui-ld-end-again-note = neue Karten
ui-ld-end-same = Gleicher Startwert
ui-ld-end-same-note = genau dieselben Karten
ui-ld-end-main-menu = Hauptmenü
ui-ld-end-main-menu-note = Partie gespeichert
ui-ld-clock-normal = Normal, zwölf Minuten
ui-ld-clock-hard = Schwer, zehn Minuten
ui-ld-clock-dread = Grauen, acht Minuten
ui-ld-clock-slowed = Übung, Uhr mit halbem Tempo
ui-ld-clock-untimed = Übung, ohne Uhr
ui-ld-variant = { $clock } ({ $tweaks })
ui-ld-tweaks = { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
}
ui-ld-tweak-allies-no = ohne Verbündete
ui-ld-tweak-impeccable-no = kein Lohn für tadellose Arbeit
ui-ld-tweak-confidence-0 = keine Zuversicht
ui-ld-tweak-confidence-5 = fünf Zuversicht
ui-ld-tweak-virtue-0 = keine Tugend
ui-ld-tweak-virtue-2 = zwei Tugend
ui-ld-tweak-items-0 = keine Gegenstände
ui-ld-tweak-items-2 = zwei Gegenstände
ui-ld-tweak-respite-no = keine Rast
ui-ld-league-aside = Der Wertungsbogen war nicht lesbar. Er wurde als { $file } aufgehoben, ein neuer ist angelegt.

## The Endgame on the screen
ui-ld-showdown-now = Das Letzte Gefecht
ui-ld-showdown-challenge = { $number ->
    [0] Noch { $most } Prüfungen
   *[other] Prüfung { $number } von { $most }
}
ui-ld-showdown-target = Letztes Gefecht bei Grauen { $dread }: { $count ->
    [one] 1 FAUST
   *[other] { $count } FÄUSTE
}
ui-ld-showdown-enough = Es reicht
ui-ld-showdown-short = { $count ->
    [one] 1 FAUST fehlt noch
   *[other] { $count } FÄUSTE fehlen noch
}
ui-ld-showdown-odds = Mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}: Chance { $hundred } %
ui-ld-hand-empty = Keine Karten auf dieser Hand
ui-ld-league-title = Der Wertungsbogen der Liga
ui-ld-league-count = { $count ->
    [0] noch keine Partien
    [one] eine Partie
   *[other] { $count } Partien
}
ui-ld-league-line = { $day }. { $rules }
ui-ld-league-lost = verloren
ui-ld-league-best = Bestwert
ui-ld-league-locked = gesperrt
ui-ld-league-played = { $played ->
    [0] noch nicht gespielt
    [one] einmal gespielt, { $won ->
        [0] verloren
       *[other] gewonnen
    }
   *[other] { $played }-mal gespielt, { $won ->
        [0] nie
        [one] einmal
       *[other] { $won }-mal
    } gewonnen
}
ui-ld-league-mean = im Schnitt { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, geringstes Grauen { $dread }{ $row ->
    [0] {""}
    [one] {""}
   *[other] , { $row } in Folge
}
ui-ld-league-of = { $story }, { $day }
ui-ld-league-facts = { $party }. { $rules }. Grauen { $dread }, { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
ui-ld-league-choose = Jede zu Ende gespielte Geschichte wird hier eingetragen: das Ergebnis, die Charaktere und die Regeln.
ui-ld-league-short = { $story }
ui-ld-league-any = Alle Regeln
ui-ld-league-none = Die Seite ist leer. Die Liga erwartet euren ersten Tag in London.
ui-ld-league-nothing = Auf dieser Seite gibt es keine Partien nach diesen Regeln.
ui-ld-league-kept = Ein älterer Bogen war nicht lesbar. Er wurde als { $file } aufgehoben.

## For somebody who has never played

ui-ld-primer-planning = Ihr plant einen Tag
ui-ld-primer-planning-cards-head = Karten aufdecken
ui-ld-primer-planning-cards = Halte eine verdeckte Karte gedrückt, um sie aufzudecken. Das kostet nichts; verdeckt kostet sie { $hidden } Grauen.
ui-ld-primer-planning-clock-head = Deine Uhr füllen
ui-ld-primer-planning-clock = Gib jeder Stunde eine Zahl für einen Ort hier oder einen Pfeil in ein anderes Viertel.
ui-ld-primer-planning-bell-head = Bis zum dritten Schlag
ui-ld-primer-planning-bell = { $minutes ->
    [0] Diesmal läuft keine Uhr: Der Tag beginnt, sobald ihr alle bereit seid.
   *[other] Ihr habt alle zusammen { $minutes } Minuten. Beim dritten Schlag von Big Ben folgt der Tag euren Uhren.
}
ui-ld-primer-planning-meet-head = Trefft euch
ui-ld-primer-planning-meet = Seid zur selben Stunde dort: Eure passenden Symbole müssen zusammen das Schild erreichen.
ui-ld-primer-planning-plots-head = Folgt den Buchstaben
ui-ld-primer-planning-plots = Löst dunkle Karten der Reihe nach, A vor B. Verpasst ihr die letzte, habt ihr verloren.
ui-ld-primer-planning-help-head = Hilfe
ui-ld-primer-planning-help = Drücke { $hint } für einen Tipp und noch einmal, um ihn zu legen, { $rulebook } fürs Regelheft.

ui-ld-primer-story = Ihr erlebt ihn
ui-ld-primer-story-hours-head = Stunde um Stunde
ui-ld-primer-story-hours = Geht, wohin eure Uhren euch schicken, und untersucht in beliebiger Reihenfolge, was ihr dort findet.
ui-ld-primer-story-dread-head = Helle Karten: keine Würfel
ui-ld-primer-story-dread = Bringt so viele Aktionspunkte mit, wie das Schild zeigt, und die Karte ist gelöst.
ui-ld-primer-story-plots-head = Dunkle Karten: würfeln
ui-ld-primer-story-plots = Wirf 1 Würfel je Aktionspunkt; deine FÄUSTE entscheiden, welches von 3 Ergebnissen eintritt.
ui-ld-primer-story-goods-head = Gegenstände und Tugend
ui-ld-primer-story-goods = Benutze einen Gegenstand einmal am Tag oder brauch ihn auf. Tugend löst die Fähigkeit auf deinem Bogen aus.
ui-ld-primer-story-track-head = Grauen
ui-ld-primer-story-track = Ungelöstes steigert das Grauen. Über { $limit } verliert ihr; je { $step } wird das Letzte Gefecht schwerer.
ui-ld-primer-story-help-head = Hilfe
ui-ld-primer-story-help = Drücke { $hint } für einen Tipp, { $rulebook } fürs Regelheft, { $menu } für die Pause.

ui-ld-primer-endgame = Ihr beendet ihn
ui-ld-primer-endgame-dice-head = Würfel sammeln
ui-ld-primer-endgame-dice = Sammle Würfel für das Ende: Jeden Würfel auf deinem Bogen wirfst du nur einmal.
ui-ld-primer-endgame-challenge-head = Dabeibleiben
ui-ld-primer-endgame-challenge = Erreiche das Schild einer Prüfung mit Aktionspunkten und erhalte einen Würfel, oder nimm die Strafe hin.
ui-ld-primer-endgame-bow-head = Oder aussteigen
ui-ld-primer-endgame-bow = Steig aus, bevor die Prüfung aufgedeckt wird, und du behältst alle deine Würfel.
ui-ld-primer-endgame-hurt-head = Nicht zweimal
ui-ld-primer-endgame-hurt = Wirst du zum zweiten Mal verletzt oder zerrüttet, bist du besiegt, mit allen deinen Würfeln.
ui-ld-primer-endgame-showdown-head = Das Letzte Gefecht
ui-ld-primer-endgame-showdown = Werft alle eure Würfel zusammen: Ihr braucht 1 FAUST und je { $step } Grauen 1 mehr.
ui-ld-primer-endgame-help-head = Hilfe
ui-ld-primer-endgame-help = Drücke { $hint } für einen Tipp, { $rulebook } fürs Regelheft, { $menu } für die Pause.

## The shelf of replays: why a story was lost, in a line

brief-lost-dread = Das Grauen wurde größer, als London es erträgt.
brief-lost-trail = Die letzte Plotkarte wurde nicht rechtzeitig untersucht.
brief-lost-showdown = Zu wenige FÄUSTE im Letzten Gefecht.
brief-lost-defeated = Niemand stand mehr.

## A hint while somebody plans

ui-ld-hint-reveal = Decke { $place } auf: { $count ->
    [one] Das ist die letzte verdeckte Karte.
   *[other] { $count } Karten sind noch verdeckt.
}
ui-ld-hint-go = Um { $hour } nach { $place }
ui-ld-hint-way = Um { $start } ein Pfeil nach { $area }, dann um { $hour } nach { $place }
ui-ld-hint-only = { $step }: Das liegt auf deinem Weg.
ui-ld-hint-for = { $step }. { $lead }.
ui-ld-hint-card = { $card }: { $company_count ->
    [one] { $company } bringt
   *[other] { $company } bringen
} { $points } von { $need }, { $fate ->
    [helped] und Gegenstände oder Tugend können die fehlenden { $missing } beisteuern
    [short] { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
   *[other] nichts fehlt
}
ui-ld-hint-met = { $card }: ist nach diesem Plan dann schon gelöst
ui-ld-hint-ally = { $card_gender ->
    [f] Verbündete
   *[other] Verbündeter
} { $card }: { $fate ->
    [full] dort hat niemand Platz für noch einen
   *[other] kommt ohne Bedingung mit
}
ui-ld-hint-plot = Plot { $letter }, { $card }: { $fate ->
    [blocked] vorher muss Plot { $first } gelöst sein
    [untimely] die Zeit dafür ist noch nicht da
   *[other] { $company_count ->
        [one] { $company } wirft
       *[other] { $company } werfen
    } { $least } bis { $most } Würfel, nichts fehlt
}
ui-ld-hint-take = Entferne den Marker um { $hour }: Er ist verschwendet.
ui-ld-hint-renumber = Lege den Pfeil um { $hour } mit einer anderen Zahl: Diese brauchst du anderswo.
ui-ld-hint-brief = { $hour }, { $place }{ $fate ->
    [unknown] { "" }
    [short] : { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
    [helped] : { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
    [blocked] : Plot { $first } fehlt
    [untimely] : zu früh
   *[other] : nichts fehlt
}
ui-ld-hint-brief-reveal = { $place } aufdecken
ui-ld-hint-content = Nichts passt jetzt besser in diese Uhr.
ui-ld-hint-again = Drück noch einmal, um diesen Tipp zu legen.
ui-ld-hint-breaks = Dieser Tipp gibt auf, was du geplant hast: { $plans }. Drück noch einmal, um ihn trotzdem zu legen.
ui-ld-hint-stash = { $hint } Ein Marker aus der Reserve: 1 Grauen.
ui-ld-place-at = { $place } um { $hour }
ui-ld-sign-ability = Auf einer Karte: was sie verlangt. Bei Charakter, Gegenstand oder Verbündeten: gibt 1 Aktionspunkt an Karten, die es zeigen.
ui-ld-sign-wild = Gibt immer 1 Aktionspunkt, was die Karte auch zeigt.
ui-ld-sign-virtue-head = Tugend
ui-ld-sign-virtue = Tugendmarker geben bei einer Ermittlung Symbole dazu oder tun, was der Bogen ihres Charakters sagt.
ui-ld-sign-dread-head = Grauen
ui-ld-sign-dread = So viel Grauen kostet diese Karte, wenn sie offen bleibt, bis ihre Zeit um ist.
ui-ld-sign-fist-head = FAUST
ui-ld-sign-fist = Ein Erfolg auf einem Aktionswürfel: eine Seite von dreien.
ui-ld-sign-morning-head = Morgen
ui-ld-sign-morning = Ab 6 Uhr.
ui-ld-sign-day-head = Tag
ui-ld-sign-day = Ab 14 Uhr.
ui-ld-sign-night-head = Nacht
ui-ld-sign-night = Ab 22 Uhr.
ui-ld-sign-detour-head = Benutzen
ui-ld-sign-detour = Der Gegenstand ist gekippt, bis der Tag endet.
ui-ld-sign-cross-head = Aufbrauchen
ui-ld-sign-cross = Der Gegenstand ist danach weg.
ui-ld-sign-sacrifice-head = Opfern
ui-ld-sign-sacrifice = Der Verbündete ist danach weg.
ui-ld-sign-shell-head = Geheimnis
ui-ld-sign-shell = Calypsos Geheimnis ausgeben.

## The demo

ui-ld-demo-invite = Beliebige Taste: selbst einen Tag planen
ui-ld-demo-turn = Alle zugleich decken in ganz London die Karten auf: noch { $left } von { $all }.
ui-ld-demo-lay = Nun füllen alle ihre Uhr: wo sie zu jeder Stunde des Tages sind und wen sie dort treffen. Zwölf Minuten Planung dauern hier nicht einmal eine.
ui-ld-demo-bell = Hände weg von den Uhren! Jetzt läuft der Tag nach Plan.
ui-ld-demo-over = { $won ->
    [yes] London schläft.
   *[no] London ist verloren.
} { $reason } { $following }

## A day in London watched again
ui-ld-watch-place = { $area }{ $number ->
    [0] {" "}Str.
   *[other] { $number }
}
ui-ld-watch-bare = { $area }{ $number ->
    [0] {""}
   *[other] { $number }
}
ui-ld-watch-planning = Planung, { $time }
ui-ld-watch-laid = { $turned ->
    [one] 1 Karte offen
   *[other] { $turned } Karten offen
}, { $laid ->
    [one] 1 Marker bewegt
   *[other] { $laid } Marker bewegt
}
ui-ld-watch-before = Big Ben hat einmal geschlagen. Noch hat niemand etwas getan.
ui-ld-watch-turned = { $time }: { $who } deckt „{ $card }“ auf ({ $place }).
ui-ld-watch-token = { $time }: { $who }, { $hour }: { $what_id ->
    [arrow] ein Pfeil nach { $way }
    [number] die { $number }
   *[other] Marker entfernt
}.
ui-ld-watch-time = Zeitleiste der Planung
ui-ld-watch-close = Ende
ui-ld-watch-dread = Grauen { $dread }
ui-ld-watch-cell = { $who }, { $hour }, geplant: { $place }
ui-ld-watch-of = { $who }, { $hour }
ui-ld-watch-hour-dread = Grauen { $change }
ui-ld-watch-way = { $kind_id ->
    [detour] Geplant: { $meant }. Nach einem Umweg: { $been }.
    [strayed] Geplant: { $meant }. Daraus wurde: { $been }.
   *[other] { $been }, wie geplant.
}
ui-ld-watch-why = { $source }: { $change }
ui-ld-watch-closing = Am Ende des Tages, { $source }: { $change }
ui-ld-watch-nothing = Keine Karte wurde angerührt.
ui-ld-watch-ended = { $place }, { $result_id ->
    [solved] gelöst mit { $points } von { $need }
    [failed] gescheitert: { $points } von { $need }
    [left] liegen gelassen
    [joined] schloss sich euch an
   *[tier] { $points ->
        [0] keine FAUST
        [one] eine FAUST
       *[other] { $points } FÄUSTE
    }: { $tier ->
        [0] das niedrigste Ergebnis
        [1] das mittlere Ergebnis
       *[other] das beste Ergebnis
    }
}
ui-ld-watch-dreaded = { $words }; Grauen { $change }
ui-ld-watch-no-rounds = Noch hat sich niemand einer Prüfung gestellt.
ui-ld-watch-challenge = Schwierigkeit { $difficulty }
ui-ld-watch-showdown = Das Letzte Gefecht
ui-ld-watch-fists = { $fists ->
    [0] Keine FAUST
    [one] Eine FAUST
   *[other] { $fists } FÄUSTE
}, { $target } nötig
ui-ld-watch-end = Ende
ui-ld-watch-roll = Wurf
ui-ld-watch-where = { $where }: Grauen { $dread }
ui-ld-watch-part-back = Vorige Stunde
ui-ld-watch-part-on = Nächste Stunde
ui-ld-watch-faster = Tempo
ui-ld-watch-view-grid = Stadtplan zeigen
ui-ld-watch-view-map = Ereignisse zeigen
ui-ld-watch-view-news = Stunden zeigen

## Who plays a Character

holder-easy = Probiert ein paar Pläne auf dem Papier und nimmt einen, der ungefähr passt.
holder-normal = Probiert etliche Pläne, bevor Big Ben schlägt, und wägt sie sorgfältig ab.
holder-hard = Probiert ein Vielfaches an Plänen und wägt sie bis auf den letzten Punkt ab.

## Pages of the rulebook about single things

ui-ld-page-characters = Die Charaktere
ui-ld-page-personalities = Persönlichkeitskarten
ui-ld-page-items = Gegenstandskarten
ui-ld-page-allies = Verbündetenkarten
ui-ld-page-confidence = Zuversichtskarten
ui-ld-page-dread = Grauenkarten
ui-ld-page-places = Die Orte
ui-ld-page-stories = Die Geschichten
ui-ld-page-virtue = Tugendmarker: { $text }
ui-ld-page-trait = Eigenschaft von { $character }
ui-ld-page-talent = Talent von { $character }
ui-ld-page-trauma = Trauma von { $character }
ui-ld-page-place = { $number ->
    [0] Straßen, { $area }
   *[other] Ort { $number }, { $area }
    }
ui-ld-page-difficulty = Schwierigkeit: { $number }.
ui-ld-page-story = Geschichte { $number }
ui-ld-page-chapters = { $count ->
    [one] Ein Kapitel, dann das Endspiel.
   *[other] { $count } Kapitel, dann das Endspiel.
    }

# Titles of great moments

climax-antagonist-revealed = { $antagonist }
climax-defeated = { $seat } ist besiegt
climax-ally-sacrificed = { $ally_start } ist fort
climax-showdown-began = Das Letzte Gefecht
climax-showdown-ended = Die Würfel sind gefallen

## The guided first evening

ui-guide-ld-goal-head = Das Ziel
ui-guide-ld-goal = Euer Dreierteam muss zu den fünf Plotkarten, A bis E, in dieser Reihenfolge. Verpasst ihr die letzte, ist London verloren.
ui-guide-ld-blood-head = Grauen
ui-guide-ld-blood = Grauen ist die Angst der Stadt. Was liegen bleibt, steigert es. Über 50 habt ihr verloren; je mehr, desto schwerer das Ende.
ui-guide-ld-begin-head = Los geht’s
ui-guide-ld-begin = Zuerst plant ihr gemeinsam einen ganzen Tag. Der goldene Knopf startet die Uhr. Bei jeder Lektion bleibt sie wieder stehen.
ui-guide-ld-plots-head = Plotkarten
ui-guide-ld-plots = Diese Felder zeigen die gefundenen Plotkarten. Trefft jede in ihrer Tageszeit: Bleibt sie offen, kostet das Grauen. Die letzte beendet den Tag.
ui-guide-ld-turn-head = Karte aufdecken
ui-guide-ld-turn = { $device ->
    [keys] Wähle eine Karte mit den Pfeiltasten und halte Enter gedrückt. Aufdecken kostet nichts; jede verdeckte Karte kostet am Ende 2 Grauen.
    [pad] Zeige auf eine Karte und halte den Knopf gedrückt. Aufdecken kostet nichts; jede verdeckte Karte kostet am Ende 2 Grauen.
   *[other] Halte die Maustaste auf einer Karte gedrückt. Aufdecken kostet nichts; jede verdeckte Karte kostet am Ende 2 Grauen.
    }
ui-guide-ld-tokens-head = Zahlen und Pfeile
ui-guide-ld-tokens = Eine Zahl führt dich an diesen Ort deines Viertels. Um es zu wechseln, wähle ein anderes, etwa dieses: Ein Pfeil verbraucht einen Marker.
ui-guide-ld-points-head = Aktionspunkte
ui-guide-ld-points = Ein Schild sagt, wie viele Aktionspunkte eine Karte braucht. Jeder Charakter dort gibt einen für jedes Symbol, das er mit ihr teilt.
ui-guide-ld-clock-head = Deine Uhr
ui-guide-ld-clock = Zwölf Felder, je zwei Stunden, oben 6 Uhr. Wähle ein Feld, dann die Karte, die du besuchen willst: Ein Marker wird gelegt.
ui-guide-ld-hint-head = Tipp
ui-guide-ld-hint = { $hint } schlägt deine nächste Stunde vor. Gelegt wird sie erst, wenn du auf den Tipp oder noch einmal { $hint } drückst.
ui-guide-ld-fists-head = FÄUSTE
ui-guide-ld-fists = Bei Plotkarten bringt jeder Aktionspunkt einen Würfel. Einer von dreien zeigt eine FAUST. Wie viele ihr braucht, sagt die Karte.
ui-guide-ld-undo-head = Rückgängig
ui-guide-ld-undo = { $device ->
    [mouse] Ein Rechtsklick nimmt einen Marker zurück.
   *[other] { $undo } nimmt einen Marker zurück.
    } Bis Big Ben dreimal schlägt, ist nichts endgültig.
ui-guide-ld-friends-head = Gefährten
ui-guide-ld-friends = Deine Gefährten planen mit. Brauchst du einen, wähle eine seiner Stunden, dann den Ort.
ui-guide-ld-stash-head = Die Reserve
ui-guide-ld-stash = Von jeder Zahl hast du zwei Marker. Ein dritter kommt aus der Reserve und kostet 1 Grauen. Füll jetzt deine Uhr.
ui-guide-ld-agree-head = Bereit
ui-guide-ld-agree = Wähle den Haken an deiner Uhr, wenn du fertig bist. Sind alle bereit, beginnt der Tag.
ui-guide-ld-leader-head = Die Leitung
ui-guide-ld-leader = Wählt, wer die Ermittlung leitet. Diese Person bekommt im Endspiel als Erste Karten.
ui-guide-ld-hours-head = Stunde um Stunde
ui-guide-ld-hours = Alle gehen, wohin ihre Uhr sie schickt. Dann untersucht ihr, was dort ist, in der Reihenfolge, die ihr wählt.
ui-guide-ld-detour-head = Umwege
ui-guide-ld-detour = Für 1 Grauen kannst du einen Pfeil noch in ein anderes Viertel drehen. Zahlen bleiben. Sonst brecht auf.
ui-guide-ld-case-head = Was zuerst?
ui-guide-ld-case = Wähle, was ihr als Nächstes untersucht. Buchstaben zählen nur der Reihe nach; es kann also darauf ankommen.
ui-guide-ld-dread-head = Grauenkarten
ui-guide-ld-dread = Grauenkarten brauchen keine Würfel, nur die Zahl auf dem Schild. Wem etwas fehlt, der zieht Karten, benutzt Gegenstände, gibt Tugend aus oder geht weiter.
ui-guide-ld-solved-head = Zuversicht
ui-guide-ld-solved = Gelöste Karten und gewonnene Zuversicht bilden den Ermittlungsstapel. Zieht, wenn Symbole fehlen; gezogene Karten sind weg. Der Rest wird im Endspiel verteilt.
ui-guide-ld-personality-head = Persönlichkeit
ui-guide-ld-personality = Bei einer Plotkarte deckt jeder eine Persönlichkeitskarte auf: Symbole, die zählen, ein Talent oder ein Trauma, das die Symbole des Bogens streicht und schadet.
ui-guide-ld-dice-head = Würfel
ui-guide-ld-dice = Wirf einen Würfel je Aktionspunkt. Jeder dritte zeigt im Schnitt eine FAUST. Setz vorher ein, was du willst.
ui-guide-ld-outcome-head = Drei Ergebnisse
ui-guide-ld-outcome = Die FÄUSTE aller entscheiden zwischen drei Ergebnissen. Plotkarten bringen die meisten Gegenstände und die meiste Tugend.
ui-guide-ld-track-head = Die Grauenleiste
ui-guide-ld-track = Über 50 Grauen habt ihr sofort verloren. Je 5 Grauen braucht das Letzte Gefecht eine FAUST mehr.
ui-guide-ld-item-head = Gegenstände
ui-guide-ld-item = Benutzt du einen Gegenstand, bleibt er gekippt, bis der Tag endet. Aufgebraucht bewirkt er mehr: Dann ist er weg.
ui-guide-ld-condition-head = Zustände
ui-guide-ld-condition = Verletzt oder zerrüttet bewirkt allein nichts. Derselbe Zustand ein zweites Mal aber steigert das Grauen um 5; im Endspiel besiegt er dich.
ui-guide-ld-books-head = Regeln und Protokoll
ui-guide-ld-books = { $menu } öffnet das Menü mit dem Regelheft und allen Tasten. { $log } zeigt, was geschehen ist.
ui-guide-ld-segment-head = Der Morgen ist vorbei
ui-guide-ld-segment = Offene Buchstaben, deren Zeit gekommen ist, kosten jetzt Grauen, und wieder am Ende jedes Tagesabschnitts.
ui-guide-ld-endgame-head = Das Endspiel
ui-guide-ld-endgame = Was liegen blieb, hat das Grauen gesteigert. Der Ermittlungsstapel wird als Handkarten ausgeteilt. Sammelt Würfel für das Letzte Gefecht.
ui-guide-ld-stay-head = Dabei oder raus
ui-guide-ld-stay = Bleib dabei, um noch einen Würfel für das Letzte Gefecht zu gewinnen, und riskiere die Strafe. Oder steig aus und behalte deine Würfel.
ui-guide-ld-challenge-head = Eine Prüfung
ui-guide-ld-challenge = Spiel Handkarten aus, oder nutze Gegenstände und Tugend, bis das Schild erreicht ist: Das bringt einen Würfel. Sonst trifft dich die Strafe.
ui-guide-ld-die-head = Noch ein Würfel
ui-guide-ld-die = Er wird einmal geworfen, im Letzten Gefecht.
ui-guide-ld-showdown-head = Das Letzte Gefecht
ui-guide-ld-showdown = Alle werfen alle ihre Würfel. Erreicht gemeinsam genug FÄUSTE, und London ist gerettet.
ui-guide-ld-end-head = Das Ende
ui-guide-ld-end = Das war London Dread. Ein Sieg öffnet die nächste Geschichte. Plant beim nächsten Mal gegen die laufende Uhr.

## Rekorde

record-by-subject = Geschichte
record-by-figure = Charakter
record-difficulty-dread = Grauen
record-difficulty-untimed = Übung ohne Uhr
record-difficulty-slowed = Übung, halbes Tempo
