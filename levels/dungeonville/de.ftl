# Dungeonville: every word that a player reads.

## Die Zauberer nach Plätzen: Name, Titel, Zeichen und Farbe

name-black = Baldric
    .gender = m
title-black = der Bestatter
text-black = Kam zu den Verliesen, als es mit den Särgen schlecht lief, und stellte fest: Das eine Geschäft nährt das andere.
sign-black = Fledermaus
colour-black = schwarz

name-white = Morgane
    .gender = f
title-white = die Bleiche
text-white = War seit ihrer Erbschaft nicht mehr vor der Tür und lässt sich Abenteurer kommen wie andere Leute Gebäck.
sign-white = Auge
colour-white = weiß

name-orange = Ysolde
    .gender = f
title-orange = die Warmherzige
text-orange = Winkt jeder Gruppe von den Zinnen aus zu und weiß auf die Minute genau, wie lange noch.
sign-orange = Kürbis
colour-orange = orange

name-teal = Theobald
    .gender = m
title-teal = der Wohlinformierte
text-teal = Hat an jedem Fenster ein Fernrohr und unter jedem Fernrohr ein Hauptbuch.
sign-teal = Tentakel
colour-teal = türkis

name-pink = Petronella
    .gender = f
title-pink = die Reizende
text-pink = Schickt allen Hinterbliebenen eine handgeschriebene Karte. Sie lässt sie zu Hunderten drucken.
sign-pink = Herz
colour-pink = rosa

## Die Verliese

name-crypt = Krypta
    .the = die Krypta
    .acc = die Krypta
    .dat = der Krypta
    .gen = der Krypta
    .gender = f
text-crypt = Stille Nachbarn, lange Mietverträge: Hier hat noch niemand gekündigt.

name-rat-haus = Ratthaus
    .the = das Ratthaus
    .acc = das Ratthaus
    .dat = dem Ratthaus
    .gen = des Ratthauses
    .gender = n
text-rat-haus = Sitz des Stadtrats. Das zweite T kam mit den neuen Mitgliedern.

name-ice-cave = Eishöhle
    .the = die Eishöhle
    .acc = die Eishöhle
    .dat = der Eishöhle
    .gen = der Eishöhle
    .gender = f
text-ice-cave = Hier drin hält sich alles frisch, Helden am längsten.

name-goblin-camp = Goblinlager
    .the = das Goblinlager
    .acc = das Goblinlager
    .dat = dem Goblinlager
    .gen = des Goblinlagers
    .gender = n
text-goblin-camp = Vierhundert Goblins, ein Koch und keine Beschwerde, die ihren Verfasser überlebt hätte.

name-dragons-lair = Drachenhort
    .the = der Drachenhort
    .acc = den Drachenhort
    .dat = dem Drachenhort
    .gen = des Drachenhorts
    .gender = m
text-dragons-lair = Jeden Abend wird der Schatz gezählt. Die Gäste auch.

## Die Stadt

name-street = Straße
    .the = die Straße
    .acc = die Straße
    .dat = der Straße
    .gender = f
text-street = Hier kostet niemand etwas, denn niemand wurde gefragt. Wer hier wartet, kämpft am schlechtesten, kann dafür aber meist ein Haus tragen.

name-inn = Gasthof
    .the = der Gasthof
    .acc = den Gasthof
    .dat = dem Gasthof
    .gender = m
text-inn = Für eine Runde sagen sie hier zu allem Ja, zu manchem sogar schriftlich.

name-temple = Tempel
    .the = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
    .gender = m
text-temple = Die Spende ist freiwillig, die Höhe nicht.

name-guild = Gilde
    .the = die Gilde
    .acc = die Gilde
    .dat = der Gilde
    .gender = f
text-guild = Geschult, versichert und organisiert. Für Verliese gilt nichts davon.

name-tavern = Taverne
    .the = die Taverne
    .acc = die Taverne
    .dat = der Taverne
    .gender = f
text-tavern = Hier sitzt, wer von den fünfen am stärksten ist: auf den Möbeln oder auf dem Wirt.

name-deed-house = Urkundenhaus
    .the = das Urkundenhaus
    .acc = das Urkundenhaus
    .dat = dem Urkundenhaus
    .gender = n
text-deed-house = Hier liegen verdeckt die Verliese, die niemand geerbt hat. Für 50 Gold darfst du eins nehmen und deins dalassen. Dann sehen alle, dass du etwas vorhast.

## Die Phasen einer Runde

name-recruit = Anwerbung
text-recruit = Heuert Abenteurer an, bis alle 3 haben.
name-scout = Erkundung
text-scout = Wählt nacheinander ein Verlies für eure Gruppe.
name-combat = Kampf
text-combat = Gruppen, die sich an einem Eingang treffen, kämpfen in drei Durchgängen darum.
name-explore = Erforschung
text-explore = Raum für Raum: Tod nach Buchstabe, dann Gold, dann die Wahl: fliehen oder weiter.
name-collect = Sammeln
text-collect = Das herausgetragene Gold gehört dir. Jetzt darfst du eine andere Besitzurkunde kaufen, und der Sehstein wandert nach links.

## Begriffe der Regeln

name-rank = Rang
text-rank = Von 1 bis 64, jede Zahl nur einmal. Je niedriger der Rang, desto besser der Kämpfer; je höher, desto mehr Gold kann er tragen.
name-capacity = Traglast
text-capacity = So viel Gold, wie die Ränge deiner lebenden Gruppe zusammen ergeben. Gegenstände wiegen nichts.
name-letter = Buchstabe
text-letter = Wie es einem Abenteurer in einem Verlies ergeht. Ein Raum mit seinem Buchstaben kann ihn töten.
name-party = Gruppe
text-party = Alle Abenteurer eines Zauberers.
name-fighters = Kämpfer
text-fighters = Bis zu 3 aus einer Gruppe, die ihr Zauberer für einen Kampf verdeckt in eine Reihenfolge legt.
name-reserves = Reserve
text-reserves = Alle aus der Gruppe, die nicht kämpfen. Sie feuern die anderen an und zählen nicht, bis der Eingang gewonnen ist.
name-defector = Überläufer
text-defector = Ein besiegter Abenteurer in der Farbe des Siegers, der Vernunft annimmt und die Seite wechselt.
name-blood = Blutmarker
text-blood = Einer für jeden Tod, der zählt. Er hat die Farbe des Zauberers, der den Abenteurer verloren hat.
name-graveyard = Friedhof
text-graveyard = In Kämpfen gewonnenes Blut. Es liegt offen und zählt für den, der es gewonnen hat.
name-treasury = Schatzkammer
text-treasury = Die Goldkarten und Gegenstände, die deine Gruppen nach Hause gebracht haben. Sie liegen offen.
name-deed = Besitzurkunde
text-deed = Sie sagt, welches Verlies dir gehört. Sonst weiß es niemand.
name-score = Punktzahl
text-score = Dein Friedhof, plus fremdes Blut auf deinem Verlies, minus dein eigenes Blut dort.
name-goal = Ziel
text-goal = Die Punktzahl, mit der du den Sieg beanspruchen kannst.
name-claim = Siegesanspruch
text-claim = Sag, dass du gewonnen hast, und zeig deine Besitzurkunde. Hast du dich geirrt, wissen jetzt alle, wo du wohnst.
name-seeing-stone = Sehstein
text-seeing-stone = Wer ihn hat, beginnt jede Phase. Nach jeder Runde wandert er nach links.
name-entrance = Eingang
text-entrance = Hier stehen die Figuren, hier kämpfen die Gruppen, und hier bleibt das Blut derer, die hineingingen, für immer.
name-expedition = Expedition
text-expedition = Der Besuch einer Gruppe in einem Verlies, vom ersten Raum bis zum letzten, in jedem Sinne.
name-adventurers = Abenteurer
text-adventurers = Ein Stapel und ein Abwurfstapel für den ganzen Berufsstand. Wer abgeworfen wird, ist manchmal schneller zurück, als die Familie hofft.

## Buchstaben

letter-A = A: fühlt sich wie zu Hause
letter-B = B: hat gute Chancen
letter-C = C: hat Chancen
letter-D = D: sollte einen Brief hinterlassen
letter-E = E: braucht nicht viel zu packen
letter-jester = ?: bekommt am Eingang den Buchstaben des nächsten Fremden vom Stapel
letter-oracle = X: übernimmt am Eingang den Buchstaben eines Gefährten

## Farben und Klassen

name-red = rot
name-blue = blau
name-green = grün
name-yellow = gelb
name-purple = lila
name-colourless = farblos
text-colourless = Hat keine Freunde: Farblose laufen nie über, niemand läuft zu ihnen über, und eine Gruppe nur aus Farblosen zerfällt.

name-cleric = Kleriker
    .the = der Kleriker
    .acc = den Kleriker
    .dat = dem Kleriker
    .gender = m
text-cleric = Heilt die Verwundeten, tröstet die Sterbenden und behält das Trinkgeld. Zu Hause in der Krypta, wo die Letzte Ölung liegt.
name-paladin = Paladin
    .the = der Paladin
    .acc = den Paladin
    .dat = dem Paladin
    .gender = m
text-paladin = Steht für das Gute ein, meistens im Türrahmen. Zu Hause in der Krypta, wo der Fromme Schild liegt.
name-thief = Dieb
    .the = der Dieb
    .acc = den Dieb
    .dat = dem Dieb
    .gender = m
text-thief = Geht als Letzter hinein, kommt als Erster heraus und ist auf dem Rückweg schwerer. Zu Hause im Ratthaus, wo die Knochenschlüssel liegen.
name-bard = Barde
    .the = der Barde
    .acc = den Barden
    .dat = dem Barden
    .gender = m
text-bard = Sorgt dafür, dass man sich an jemanden erinnern wird, am ehesten an den Barden. Zu Hause im Ratthaus, wo die Rattenfängerflöte liegt.
name-barbarian = Barbar
    .the = der Barbar
    .acc = den Barbaren
    .dat = dem Barbaren
    .gender = m
text-barbarian = Löst die meisten Probleme mit einem Schlag, den Rest mit einem zweiten. Zu Hause in der Eishöhle, wo die Frostaxt liegt.
name-druid = Druide
    .the = der Druide
    .acc = den Druiden
    .dat = dem Druiden
    .gender = m
text-druid = Spricht die Sprache der Tiere, die sich bessere Gespräche wünschen. Zu Hause in der Eishöhle, wo der Tauwetterstab liegt.
name-ranger = Waldläufer
    .the = der Waldläufer
    .acc = den Waldläufer
    .dat = dem Waldläufer
    .gender = m
text-ranger = Findet den Weg, hinterlässt keine Spur und isst, was stillhält. Zu Hause im Goblinlager, wo die Wegekarte liegt.
name-monk = Mönch
    .the = der Mönch
    .acc = den Mönch
    .dat = dem Mönch
    .gender = m
text-monk = Besitzt nichts, fürchtet nichts und schlägt mit beidem zu. Zu Hause im Goblinlager, wo die Rolle der offenen Hand liegt.
name-sorcerer = Magier
    .the = der Magier
    .acc = den Magier
    .dat = dem Magier
    .gender = m
text-sorcerer = Grenzenlose Macht, im Rahmen des Vernünftigen, an den meisten Tagen. Zu Hause im Drachenhort, wo die Glutkugel liegt.
name-knight = Ritter
    .the = der Ritter
    .acc = den Ritter
    .dat = dem Ritter
    .gender = m
text-knight = Ehre, Mut und achtzig Pfund Küchengeschirr. Zu Hause im Drachenhort, wo die Drachenledertaschen liegen.
name-squire = Knappe
    .the = der Knappe
    .acc = den Knappen
    .dat = dem Knappen
    .gender = m
text-squire = Lernt das Handwerk von unten. Jeder ist in einem anderen Verlies zu Hause, und keiner hat einen eigenen Gegenstand.
name-peasant = Bauer
    .the = der Bauer
    .acc = den Bauern
    .dat = dem Bauern
    .gender = m
text-peasant = Hat gehört, da sei Gold zu holen. Jeder ist in einem anderen Verlies zu Hause, und keiner hat einen eigenen Gegenstand.
name-assassin = Meuchler
    .the = der Meuchler
    .acc = den Meuchler
    .dat = dem Meuchler
    .gender = m
text-assassin = Am stärksten von allen und ohne Farbe: Wen der Meuchler besiegt, der stirbt.
name-jester = Narr
    .the = der Narr
    .acc = den Narren
    .dat = dem Narren
    .gender = m
text-jester = Am Eingang zieht der Narr einen Fremden vom Stapel. Drinnen ergeht es ihm, wie es dem ergangen wäre.
name-oracle = Orakel
    .the = das Orakel
    .acc = das Orakel
    .dat = dem Orakel
    .gender = n
text-oracle = Am Eingang übernimmt das Orakel den Buchstaben eines Gefährten und behält ihn, auch wenn der ihn längst nicht mehr braucht.
name-mule = Maultier
    .the = das Maultier
    .acc = das Maultier
    .dat = dem Maultier
    .gender = n
text-mule = Trägt am meisten und kämpft am schlechtesten. Für seinen Tod bekommt niemand Blut.

## Abenteurer

name-nix-the-nameless = Nix der Namenlose
    .acc = Nix den Namenlosen
    .dat = Nix dem Namenlosen
    .gender = m
text-nix-the-nameless = Im Vertrag steht nur „der Unterzeichnete“. Wer nachsah, wer das ist, hat danach nichts mehr unterzeichnet.
name-brunhild-bonebreak = Brunhild Beinbruch
    .gender = f
text-brunhild-bonebreak = Öffnet Türen, Truhen und Verhandlungen mit derselben Schulter.
name-sir-percival-loud = Sir Parzival Laut
    .gender = m
text-sir-percival-loud = Kündigt jeden Hinterhalt an, in den er tappt, und zwar in Versen.
name-dame-orla-the-spotless = Orla die Makellose
    .dat = Orla der Makellosen
    .gender = f
text-dame-orla-the-spotless = Trägt zwei Schwerter und vier Stück Seife.
name-tam-longstride = Tam Weitschritt
    .gender = m
text-tam-longstride = Kennt jede Straße aus der Stadt und hat an den meisten Schulden.
name-grod-the-unwashed = Grod Seifenscheu
    .gender = m
text-grod-the-unwashed = Seine Feinde fliehen gegen den Wind.
name-sister-palm = Schwester Handkante
    .gender = f
text-sister-palm = Hat ein Schweigegelübde abgelegt und lässt seitdem ihre Linke reden.
name-sir-gawp = Sir Glotz
    .gender = m
text-sir-gawp = Ist noch vor jedem Monster staunend stehen geblieben.
name-fingers-malloy = Finger-Malloy
    .gender = m
text-fingers-malloy = Hat neun davon und eine lange Geschichte über den zehnten.
name-brother-justus = Bruder Justus
    .gender = m
text-brother-justus = Vergibt allen, meist einen Augenblick zu spät.
name-zelda-sparks = Zelda Funkenflug
    .gender = f
text-zelda-sparks = Musste die Akademie verlassen, auf Wunsch dessen, was davon übrig war.
name-wren-of-the-hedge = Wren aus der Hecke
    .gender = f
text-wren-of-the-hedge = Wohnt freiwillig in einer Hecke und schickt der Wiese Rechnungen.
name-father-mumble = Pater Murmel
    .gender = m
text-father-mumble = Sein Segen wirkt. Man weiß nur nie, worauf.
name-ursa-the-hugger = Ursa die Knuddlerin
    .dat = Ursa der Knuddlerin
    .gender = f
text-ursa-the-hugger = Meint es gut. Die Rippen sehen das anders.
name-quiet-bao = Bao der Stille
    .acc = Bao den Stillen
    .dat = Bao dem Stillen
    .gender = m
text-quiet-bao = Hat seit dem Frühjahr ein einziges Wort gesagt, nämlich „Ducken!“.
name-old-mossbeard = Moosbart der Alte
    .acc = Moosbart den Alten
    .dat = Moosbart dem Alten
    .gender = m
text-old-mossbeard = Da drin nistet etwas, und es hat zu allem eine Meinung.
name-sir-clank = Sir Schepper
    .gender = m
text-sir-clank = Hat seine Rüstung nach Gewicht gekauft und geht in Raten.
name-dibs-the-borrower = Dibs der Borger
    .acc = Dibs den Borger
    .dat = Dibs dem Borger
    .gender = m
text-dibs-the-borrower = Gibt alles zurück, sobald es jemand merkt.
name-lorelei-flat-note = Lorelei Schiefton
    .gender = f
text-lorelei-flat-note = Fledermäuse verlassen die Höhle schon vor ihr, aus Solidarität.
name-dame-honor-bright = Dame Honora Glanz
    .gender = f
text-dame-honor-bright = Führt von vorn, denn hinter ihr sieht niemand am Heiligenschein vorbei.
name-maximus-fizz = Maximus Zisch
    .gender = m
text-maximus-fizz = Jeder seiner Zauber ist sein bester, kurzzeitig.
name-pip-the-eager = Pip der Eifrige
    .acc = Pip den Eifrigen
    .dat = Pip dem Eifrigen
    .gender = m
text-pip-the-eager = Hat sich freiwillig gemeldet, bevor die Frage zu Ende war.
name-hawkeye-nell = Nell Falkenauge
    .gender = f
text-hawkeye-nell = Trifft einen Spatz auf zweihundert Schritt und schickt hinterher Blumen.
name-abbess-agnes = Äbtissin Agnes
    .gender = f
text-abbess-agnes = Hat vierzig Waisen groß- und in einer schlimmen Nacht deren Großeltern aus dem Grab gezogen.
name-wat-turnip = Wat Rübe
    .gender = m
text-wat-turnip = Hat den Hof verlassen, um Abenteuer zu suchen. Die Rüben haben es nicht bemerkt.
name-olaf-the-delicate = Olaf der Zarte
    .acc = Olaf den Zarten
    .dat = Olaf dem Zarten
    .gender = m
text-olaf-the-delicate = Weint bei Hochzeiten, bei Sonnenuntergängen und bei den Beerdigungen, die er verursacht.
name-master-ho = Meister Ho
    .gender = m
text-master-ho = Lehrt, dass der Weg das Ziel ist, und rechnet nach Meilen ab.
name-fern-thistledown = Fern Distelflaum
    .gender = f
text-fern-thistledown = Entschuldigt sich beim Gras.
name-lady-visor = Lady Visier
    .gender = f
text-lady-visor = Hat es nicht mehr hochgeklappt, seit das Porträt misslungen ist.
name-nimble-ned = Ned der Flinke
    .acc = Ned den Flinken
    .dat = Ned dem Flinken
    .gender = m
text-nimble-ned = Weicht Pfeilen, Steuern und dem Abwasch aus.
name-jolly-jaro = Jaro der Fidele
    .acc = Jaro den Fidelen
    .dat = Jaro dem Fidelen
    .gender = m
text-jolly-jaro = Kennt für jeden Anlass ein Lied, und zwar immer das lange.
name-giggles = Kicher
    .gender = m
text-giggles = Niemand weiß, was er als Nächstes tut. Er hat schon herumgefragt.
name-madame-maybe = Madame Vielleicht
    .gender = f
text-madame-maybe = Hat genau diesen Satz vorhergesehen oder einen sehr ähnlichen.
name-sir-oath-a-lot = Sir Schwuralot
    .gender = m
text-sir-oath-a-lot = Schwört bei seiner Ehre, bei seinem Schwert und, wenn er sich den Zeh stößt, ohne Quellenangabe.
name-pyra-the-singed = Pyra die Versengte
    .dat = Pyra der Versengten
    .gender = f
text-pyra-the-singed = Inzwischen feuerfest, bis auf die Augenbrauen.
name-tuck-buckleby = Tuck Schnallfest
    .gender = m
text-tuck-buckleby = Hält die Pferde. Es gibt keine Pferde. Er hält durch.
name-silas-fletch = Silas Pfeilfeder
    .gender = m
text-silas-fletch = Macht seine Pfeile selbst. Die Ausreden auch.
name-deacon-dross = Diakon Schlacke
    .gender = m
text-deacon-dross = Sammelt für die Armen, zu denen er sich selbst zählt.
name-marge-haycart = Marge Heuwagen
    .gender = f
text-marge-haycart = Gabelt seit dreißig Jahren Heu und findet, ein Drache sei im Grunde auch nur Heu.
name-thora-two-axe = Thora Zweiaxt
    .gender = f
text-thora-two-axe = Eine Axt für den Feind, eine für alle, die fragen, wozu.
name-sleepy-lotus = Schlummerlotus
    .gender = f
text-sleepy-lotus = Meditiert so tief, dass es hallt.
name-barkley-elm = Borkwin Ulme
    .gender = m
text-barkley-elm = Spricht für die Bäume, meist nachts, meist über Eichhörnchen.
name-sir-rusty = Sir Rost
    .gender = m
text-sir-rusty = War ein Ritter in strahlender Rüstung, bis zu der Sache mit dem Burggraben.
name-velvet-vera = Vera Samtpfote
    .gender = f
text-velvet-vera = Stiehlt nur Herzen und alles, was darüber angesteckt ist.
name-trill-the-tuneful = Trill der Tonreine
    .acc = Trill den Tonreinen
    .dat = Trill dem Tonreinen
    .gender = m
text-trill-the-tuneful = Absolutes Gehör, keinerlei Taktgefühl.
name-brother-glum = Bruder Trübsal
    .gender = m
text-brother-glum = Vertraut darauf, dass alles schlimmer wird, und ist noch nie enttäuscht worden.
name-ozwin-the-vague = Ozwin der Vage
    .acc = Ozwin den Vagen
    .dat = Ozwin dem Vagen
    .gender = m
text-ozwin-the-vague = Weiß von jedem Zauber noch, wie er endet, und hofft, dann woanders zu sein.
name-kit-bootpolish = Kit Stiefelwichs
    .gender = m
text-kit-bootpolish = In seiner Arbeit siehst du dein Gesicht und den Oger hinter dir.
name-jory-far-sight = Jory Weitblick
    .gender = m
text-jory-far-sight = Sieht jede Gefahr eine Meile voraus und stolpert über die nächstbeste.
name-canon-crumb = Domherr Krümel
    .gender = m
text-canon-crumb = Hält jedes Fasten ein, zwischen den Mahlzeiten.
name-hob-muckraker = Hob Mistgabel
    .gender = m
text-hob-muckraker = Nach den königlichen Ställen riecht ein Verlies nach Aufstieg.
name-iron-elbow-edda = Edda Eisenellbogen
    .gender = f
text-iron-elbow-edda = Kommt wortlos durch Menschenmengen, Mauern und den Zoll.
name-petal-brook = Flora Bachblüte
    .gender = f
text-petal-brook = Hat Nüsse dabei, für alles, was da unten wohnt.
name-shady-sal = Schatten-Sal
    .gender = m
text-shady-sal = Besorgt dir alles, was dir seit gestern fehlt.
name-humphrey-hum = Humphrey Summ
    .gender = m
text-humphrey-hum = Hat vor Jahren den Text verloren und ist seitdem auf Tournee.
name-whizz-arcanus = Wusch Arkanus
    .gender = m
text-whizz-arcanus = Auf seinem Hut sind Sterne. Darunter ist noch Platz.
name-dob-the-carrier = Dob der Träger
    .acc = Dob den Träger
    .dat = Dob dem Träger
    .gender = m
text-dob-the-carrier = Trägt allen das Gepäck und niemandem etwas nach.
name-mother-mild = Mutter Milde
    .gender = f
text-mother-mild = Erst Tee, dann Exorzismus, Kekse durchgehend.
name-gaffer-barley = Opa Gerste
    .gender = m
text-gaffer-barley = „Das war früher alles Acker“, sagt er in jedem Verlies.
name-willow-wisp = Wilma Irrlicht
    .gender = f
text-willow-wisp = Führt Reisende in den Sumpf und manche auch wieder hinaus.
name-ballad-bess = Balladen-Bess
    .gender = f
text-ballad-bess = Besingt gefallene Helden und hält für euch alle eine Strophe frei.
name-squeak-the-late = Quiek der Verspätete
    .acc = Quiek den Verspäteten
    .dat = Quiek dem Verspäteten
    .gender = m
text-squeak-the-late = Wurde im letzten Verlies erwartet. Deshalb ist er noch zu haben.
name-nan-porridge = Oma Haferbrei
    .gender = f
text-nan-porridge = Hat für neun gekocht. Wenn drei zurückkommen, gibt es Nachschlag.
name-dorothea-the-mule = Maultier Dorothea
    .gender = f
text-dorothea-the-mule = Bekam den Vertrag gezeigt, fraß ihn und wird seither in keinem mehr erwähnt.

## Räume: Krypta

name-cr-01 = Halle der stillen Knochen
text-cr-01 = Wenn du hereinkommst, verstummen sie. Man hat Manieren hier unten.
name-cr-02 = Vergoldeter Schrein
text-cr-02 = Die Zehe eines Heiligen, zweimal vergoldet und nie benutzt.
name-cr-03 = Weinende Treppe
text-cr-03 = Jede Stufe schluchzt ein wenig. Das Geländer schnieft nur.
name-cr-04 = Sarg ohne Deckel
text-cr-04 = Der Deckel wurde von innen geöffnet und mitgenommen.
name-cr-05 = Nische der Witwe
text-cr-05 = Elf Urnen auf einem Brett und Platz für die zwölfte.
name-cr-06 = Kerzengruft
text-cr-06 = Niemand zündet sie je an. Jemand bläst sie immer wieder aus.
name-cr-07 = Klappergang
text-cr-07 = Porträts von Toten, gemalt von Toten. Manche lehnen sich heraus.
name-cr-08 = Keller voll Grabwachs
text-cr-08 = Vom Boden geht es ab. Von den Stiefeln nicht.
name-cr-09 = Trauerbank
text-cr-09 = Setz dich einen Moment. So haben die anderen auch angefangen.
name-cr-10 = Gebeinbogen
text-cr-10 = Alles Verwandtschaft, und sie hält zusammen. Bitte nicht an den Großonkel lehnen.
name-cr-11 = Schuppen des Totengräbers
text-cr-11 = Spaten, Seile und eine Namensliste. Deiner steht noch mit Bleistift da.
name-cr-12 = Geborstener Sarkophag
text-cr-12 = Gold rinnt heraus, wie schön, und etwas hinterher, wie schade.
name-cr-13 = Schädelküche
text-cr-13 = Sortiert nach Größe, dann nach Überraschung.
name-cr-14 = Kalte Kapelle
text-cr-14 = Der Gottesdienst ist kurz und die Predigt endgültig.
name-cr-15 = Kammer der Mottentücher
text-cr-15 = Mit den Leichentüchern sind die Motten fertig. Jetzt mustern sie deinen Umhang.
name-cr-16 = Speisekammer der Ghule
text-cr-16 = Alles hängt am Haken, mit Datum. Der von heute ist noch frei.
name-cr-17 = Versunkenes Mausoleum
text-cr-17 = Eine Familie, mit der es gemeinsam abwärtsging.
name-cr-18 = Glocke der Begrabenen
text-cr-18 = Die Schnur ist für alle, die zu früh zur Ruhe gebettet wurden. Es läutet.
name-cr-19 = Chor des Staubes
text-cr-19 = Den letzten Ton halten sie weit über ihren Tod hinaus.
name-cr-20 = Bröckelnde Nische
text-cr-20 = Alle Steine sind locker, nur der nicht, den du bewegen willst.
name-cr-21 = Salon des Revenants
text-cr-21 = Drei Stühle, zwei Tassen, ein Gastgeber, kein Puls.
name-cr-22 = Rutsche aus Knochen
text-cr-22 = Gerade, steil und von der Kundschaft blank poliert.
name-cr-23 = Mumientisch
text-cr-23 = Die Riemen sind neu und passen sich jedem Helden an.
name-cr-24 = Rastlose Reihe
text-cr-24 = Zwölf Gräber nebeneinander, beim Appell sind es dreizehn.
name-cr-25 = Umkleide des Vampirs
text-cr-25 = Es gibt keinen Spiegel, und trotzdem schimpft er auf den Schneider.
name-cr-26 = Wartezimmer des Lichs
text-cr-26 = Bitte ziehen Sie eine Nummer. Wer gerade dran ist, starb beim Warten.
name-cr-27 = Fingergrube
text-cr-27 = Sie zeigen auf den Neuzugang. Sie irren sich nie.
name-cr-28 = Garderobe der Mumien
text-cr-28 = Vierzig Leinentöne, und einer davon schaut zurück.
name-cr-29 = Gruft des Langen Königs
text-cr-29 = Zu lang für jeden Sarg. Also hat nie jemand versucht, ihn zu schließen.
name-cr-30 = Seufzende Tür
text-cr-30 = So viele hat sie hineingelassen. Einen davon sähe sie gern mal wieder.

## Räume: Ratthaus

name-rh-01 = Käsealtar
text-rh-01 = Die Gläubigen spenden ganze Laibe, und die Rinde ist heilig.
name-rh-02 = Krümelschatz
text-rh-02 = Ein Vermögen in Brotrinden und, durch einen Fehler der Buchhaltung, etwas Gold.
name-rh-03 = Quietschende Treppe
text-rh-03 = Die Treppe ist ganz still. Es quietscht das, was sie trägt.
name-rh-04 = Verknotete Schwänze
text-rh-04 = Ein Dutzend Ratten, ein Knoten und zwölf Meinungen, wie er aufgeht.
name-rh-05 = Angenagtes Geländer
text-rh-05 = Halte dich am Geländer fest, und bald hältst du das Geländer fest.
name-rh-06 = Schnurrhaar-Bar
text-rh-06 = Das erste Getränk geht aufs Haus. Zum zweiten bist du der Snack.
name-rh-07 = Kanalfoyer
text-rh-07 = Bitte Füße abtreten. Danach den Rest.
name-rh-08 = Pestvorräte
text-rh-08 = Gut sortiert. Das Fieber hat gerade Saison.
name-rh-09 = Thron der Ratten
text-rh-09 = Auf Lebenszeit gewählt, seit Ostern viermal.
name-rh-10 = Fettfalle
text-rh-10 = Gedacht war sie für das Fett.
name-rh-11 = Keller der Zähne
text-rh-11 = Alle Größen, säuberlich sortiert. Die Zahnfee kommt nicht mehr, ihr ging das Geld aus.
name-rh-12 = Eimerkammer
text-rh-12 = Hundert Eimer. Neunundneunzig sind für das Leck.
name-rh-13 = Bändernest
text-rh-13 = Hier ist also der Maibaum hin, samt einigen der Tänzer.
name-rh-14 = Abgesoffene Küche
text-rh-14 = Suppe, falls dich die Tiefe nicht stört.
name-rh-15 = Geborstenes Rohr
text-rh-15 = Es pfeift immer dieselben vier Töne. Seit Kurzem summt etwas mit.
name-rh-16 = Bau Neun
text-rh-16 = Aus eins bis acht hat sich auch noch niemand zurückgemeldet.
name-rh-17 = Ballsaal der Flöhe
text-rh-17 = An Feiertagen tanzt das Parkett von selbst.
name-rh-18 = Schimmliger Speicher
text-rh-18 = Weich unter den Füßen, weicher über dem Kopf, und alles atmet.
name-rh-19 = Huschhalle
text-rh-19 = Gebaut für alle, die eine Hand hoch sind und spät dran.
name-rh-20 = Sacklager
text-rh-20 = In manchen Säcken ist Korn. Das sind die, die stillliegen.
name-rh-21 = Augenwand
text-rh-21 = Sie blinzeln reihum, damit immer eins auf dich aufpasst.
name-rh-22 = Kamin der Schwärme
text-rh-22 = Ruß, Federn und von fern ein Geräusch, als würde etwas ausgeschüttet.
name-rh-23 = Beißgasse
text-rh-23 = Der Knabberweg ist wegen Bauarbeiten gesperrt. Der Verkehr wird hier umgeleitet.
name-rh-24 = Schwarzer Abfluss
text-rh-24 = Man hört das Meer, wenn das Meer kauen würde.
name-rh-25 = Saal der Riesenfalle
text-rh-25 = Ein Witzbold hat eine in deiner Größe gebaut, mit deinem Lieblingskäse.
name-rh-26 = Grab des Rattenfängers
text-rh-26 = Er war sehr gut. Sie haben den ganzen Abend gebraucht.
name-rh-27 = Kessel voller Rinden
text-rh-27 = Wird stündlich umgerührt, von etwas, das dazu auf Zehenspitzen stehen muss.
name-rh-28 = Einstürzender Dachboden
text-rh-28 = Oben Holzwürmer, unten Ratten, und man hat sich geeinigt.
name-rh-29 = Das lange Nagen
text-rh-29 = Vor Jahren haben sie am anderen Ende angefangen. Dieses Ende bist du.
name-rh-30 = Mutter der Ratten
text-rh-30 = Sie kennt neuntausend Namen und muss nur einen rufen.

## Räume: Eishöhle

name-ic-01 = Gefrorener Brunnen
text-ic-01 = Jemand warf einen Wunsch hinein. Er ist noch unterwegs zum Grund.
name-ic-02 = Blaue Kristallnische
text-ic-02 = Hübsch, kalt und weniger wert, als es aussieht, wie die meisten Adligen.
name-ic-03 = Rutschige Schwelle
text-ic-03 = Bleib einfach stehen. Du kommst trotzdem an.
name-ic-04 = Orgel aus Eiszapfen
text-ic-04 = Sie kann einen einzigen großen Akkord, und den nur einmal.
name-ic-05 = Verschneites Lager
text-ic-05 = Der Eintopf ist noch auf dem Löffel.
name-ic-06 = Rippen des Mammuts
text-ic-06 = Das Mammut suchte auch nur Schutz vor dem Wetter.
name-ic-07 = Raureifhalle
text-ic-07 = Die Kronleuchter wachsen, und niemand weiß, wer sie aufgehängt hat.
name-ic-08 = Gang im Atemnebel
text-ic-08 = Ein Wölkchen pro Kopf. Jetzt zähl noch einmal nach.
name-ic-09 = Spalte im Gletscher
text-ic-09 = Sie bewegt sich einen Fingerbreit im Jahr und hat lange gespart.
name-ic-10 = Gericht der Pinguine
text-ic-10 = Das Recht ist hier schwarz-weiß, und gestraft wird in Fisch.
name-ic-11 = Bau der weißen Wölfe
text-ic-11 = Im Schnee sieht man sie nicht. Sie haben das besprochen.
name-ic-12 = Höhle des Frostalbs
text-ic-12 = Er hält sein Gold in der Faust und die Faust über der Tür.
name-ic-13 = Kühlkammer
text-ic-13 = Helden, gemischt. Mindestens haltbar bis zum Tauwetter.
name-ic-14 = Brücke aus dünnem Eis
text-ic-14 = Gewichtige Persönlichkeiten werden gebeten, zweimal zu gehen.
name-ic-15 = Schacht voll Graupel
text-ic-15 = Wetter, drinnen, waagrecht.
name-ic-16 = Eisbärenbad
text-ic-16 = Besetzt. Bitte anklopfen, und zwar vom nächsten Tal aus.
name-ic-17 = Tunnel der tauben Zehen
text-ic-17 = Zähl am anderen Ende deine Zehen. Neun gilt als gut.
name-ic-18 = Tor im Schneesturm
text-ic-18 = Alle rufen: Tür zu! Hier war noch nie eine Tür.
name-ic-19 = Spiegel aus Eis
text-ic-19 = Dein Ebenbild ist wärmer angezogen und folgt dir nicht hinaus.
name-ic-20 = Dom aus Raureif
text-ic-20 = Tausend Turmspitzen, und jede zeigt nach unten.
name-ic-21 = Yeti-Wäscherei
text-ic-21 = Nur Weißes. Bei Fusseln verstehen sie keinen Spaß.
name-ic-22 = Fallende Eiszapfen
text-ic-22 = Es gab ein Warnschild. Jetzt steckt ein Eiszapfen drin.
name-ic-23 = Lawinensims
text-ic-23 = Das Echo war prächtig, bis es jemand ausprobiert hat.
name-ic-24 = Küche der Winterhexe
text-ic-24 = Alles wird kalt serviert, auch die Rache.
name-ic-25 = Bodenlose Spalte
text-ic-25 = Sie hat einen Boden. Wer nachsehen ging, schreibt nur selten.
name-ic-26 = Erfrorene Expedition
text-ic-26 = Angeseilt, voll ausgerüstet und noch tadellos erhalten.
name-ic-27 = Eiswurmnest
text-ic-27 = Die Gänge passen dir wie angegossen. Das sollte dir zu denken geben.
name-ic-28 = Hof der Schneegolems
text-ic-28 = Die Kinder bauten einen Schneemann. Er war einsam und handwerklich geschickt.
name-ic-29 = Höhle der verlorenen Fäustlinge
text-ic-29 = Lauter linke. Die rechten sammelt hier etwas, mitsamt den Händen.
name-ic-30 = Türschwelle des Frostriesen
text-ic-30 = Du stehst auf der Fußmatte. Noch obendrauf.

## Räume: Goblinlager

name-gc-01 = Beutezelt des Häuptlings
text-gc-01 = Das gehört alles ihm, soweit es vorher dir gehört hat.
name-gc-02 = Gestohlener Wagen
text-gc-02 = Der Kutscher hatte es eilig und ließ einen Teil von sich zurück.
name-gc-03 = Donnerbalken
text-gc-03 = Unbewacht, aus Gründen, die dich früh genug erreichen.
name-gc-04 = Schmiede für Schrott
text-gc-04 = Schwerter zu Pflugscharen zu irgendwas mit Nägeln.
name-gc-05 = Trommelkreis
text-gc-05 = Dieser Takt heißt Angriff. Oder Abendessen. Das ist ein Wort.
name-gc-06 = Eintopfkessel
text-gc-06 = Für einen ist immer noch Platz, unter dem Deckel.
name-gc-07 = Wolfszwinger
text-gc-07 = Jemand hat die Gatter offen gelassen, den Wölfen zuliebe.
name-gc-08 = Strohpuppen
text-gc-08 = Stroh, Sackleinen und, seit der letzten Prüfung, ein Steuereintreiber.
name-gc-09 = Ringkampf im Schlamm
text-gc-09 = Der amtierende Meister wurde noch nicht gefunden.
name-gc-10 = Stumpf mit Ausguck
text-gc-10 = Der Ausguck hält nach dem Abendessen Ausschau. Und da bist du.
name-gc-11 = Lager für spitze Stöcke
text-gc-11 = Die Zukunft der Kriegsführung, im Fünfzigerbündel.
name-gc-12 = Schlingenpfad
text-gc-12 = Achte auf das Seil. Und auf das Seil da. Und auf das, auf das du gerade geachtet hast.
name-gc-13 = Hütte des Schamanen
text-gc-13 = Die Knochen sagen, es kommt Besuch. Die Knochen waren Besuch.
name-gc-14 = Bannerhaufen
text-gc-14 = Die stolzen Farben eines Dutzends Kompanien und sehr gutes Bettzeug.
name-gc-15 = Karren voll Feuerwerk
text-gc-15 = „Kein offenes Feuer“, mahnt das Schild in angesengter Schrift.
name-gc-16 = Zollschranke
text-gc-16 = Zwei Kupferstücke für hinein. Über den Preis für hinaus wird noch beraten.
name-gc-17 = Käfig für Gefangene
text-gc-17 = Abgeschlossen, leer und für heute Abend gefegt.
name-gc-18 = Sims der Schleuderer
text-gc-18 = Es gibt nur eine Regel: Wer den Hut trifft, behält den Hut.
name-gc-19 = Goblin-Kinderstube
text-gc-19 = Sie werden so schnell groß und fangen bei den Knöcheln an.
name-gc-20 = Würfelecke
text-gc-20 = Die Würfel sind gezinkt, und wer das anspricht, ist geliefert.
name-gc-21 = Koppel der Eberreiter
text-gc-21 = Es sind die Eber, die lenken.
name-gc-22 = Pfeilgasse
text-gc-22 = Schmal, gerade und sehr gut besucht.
name-gc-23 = Stachelzaun
text-gc-23 = Auf einer Seite zeigen die Spitzen nach innen, wegen eines Streits mit dem Zimmermann.
name-gc-24 = Hobgoblin-Kasino
text-gc-24 = Die Offiziere speisen um acht. Gefangene gibt es um neun.
name-gc-25 = Kriegsrat
text-gc-25 = Sie können sich auf keinen Plan einigen, nur auf dich.
name-gc-26 = Katapultkorb
text-gc-26 = Herrliche Aussicht, jeden Moment.
name-gc-27 = Geliehener Troll
text-gc-27 = Bis Montag zurückzugeben, unbeschädigt und satt.
name-gc-28 = Schlucht mit Hinterhalt
text-gc-28 = Verdächtig still, und dann gar nicht mehr.
name-gc-29 = Hackblock des Kochs
text-gc-29 = Er hat nichts gegen Abenteurer. Er findet sie nur zäh.
name-gc-30 = Sammelplatz bei Nacht
text-gc-30 = Sie wollten gerade los, um dich zu suchen.

## Räume: Drachenhort

name-dl-01 = Qualmendes Vorzimmer
text-dl-01 = Für die Hüte gibt es eine Ablage, für ihre Träger einen Haufen.
name-dl-02 = Versengtes Foyer
text-dl-02 = Das Gästebuch endet mitten in einem Namen.
name-dl-03 = Überlauf des Horts
text-dl-03 = Was von den Königreichen anderer Leute übergeschwappt ist.
name-dl-04 = Sims aus Eierschalen
text-dl-04 = Alle leer. Man wüsste gern, seit wann.
name-dl-05 = Kobold-Kassierer
text-dl-05 = Er wechselt gern dein Gold, in seins.
name-dl-06 = Aschetreppe
text-dl-06 = Jede Stufe ist noch warm vom letzten Besuch.
name-dl-07 = Geschmolzene Waffen
text-dl-07 = Schwerter für jeden Geschmack, mit der Kelle.
name-dl-08 = Turmzelle der Prinzessin
text-dl-08 = Sie hat einen Zettel dagelassen: Bin kurz weg, komme mit einem Heer wieder.
name-dl-09 = Galerie der Krallen
text-dl-09 = Was sind wir groß geworden! Irgendwann ging die Wand aus.
name-dl-10 = Schweiftunnel
text-dl-10 = Wird zweimal am Tag gefegt, aber nie mit einem Besen.
name-dl-11 = Schweflige Quelle
text-dl-11 = Soll gegen alles helfen, letzten Endes.
name-dl-12 = Knochenhalde
text-dl-12 = Was er nicht brauchen konnte, liegt auf dem, was er brauchen konnte.
name-dl-13 = Bibliothek aus Asche
text-dl-13 = Vierzigtausend Bände, mit einem Niesen dahin.
name-dl-14 = Ritterreste
text-dl-14 = Hauptsächlich Dosen, ohne Öffner geöffnet.
name-dl-15 = Schatzwaage
text-dl-15 = Gäste werden mit dem Gold gewogen, und das Gold ohne die Gäste.
name-dl-16 = Lavarinne
text-dl-16 = Die Abflüsse funktionieren. Lass die Münzen los.
name-dl-17 = Halle der Schwingen
text-dl-17 = Der Schatten ist an der Decke. Denk mal darüber nach.
name-dl-18 = Glutnest
text-dl-18 = Gemütlich, solange du die Luft anhalten kannst.
name-dl-19 = Bratspieß
text-dl-19 = Handbetrieben. An beiden Enden sind Stellen frei.
name-dl-20 = Kammer voll Schnarchen
text-dl-20 = Solange du es hörst, ist alles gut.
name-dl-21 = Glutschlund
text-dl-21 = Seltsamer Name für einen Gang. Und ein seltsamer Gang, so mit Zunge.
name-dl-22 = Schmelzende Brücke
text-dl-22 = Geh jetzt hinüber. Jetzt wäre gut gewesen.
name-dl-23 = Feuerschlot
text-dl-23 = Er zündet alle neun Atemzüge und zählt nur die eigenen.
name-dl-24 = Verkohlter Brückenkopf
text-dl-24 = Ein Heer hielt hier einen ganzen Nachmittag stand. Seine Umrisse halten noch.
name-dl-25 = Laufstall der Jungdrachen
text-dl-25 = Sie wollen nur spielen, mit etwas, das wegläuft.
name-dl-26 = Kammer des eifersüchtigen Horts
text-dl-26 = Jede Münze hat hier einen Namen und wird jetzt schon vermisst.
name-dl-27 = Korridor des Feueratems
text-dl-27 = Lang, gerade und ohne eine einzige Tür. Das ist Absicht.
name-dl-28 = Erwachendes Auge
text-dl-28 = Nur das eine, bis jetzt.
name-dl-29 = Unter dem Bauch
text-dl-29 = Eine Decke aus Juwelen, und sie kommt tiefer.
name-dl-30 = Der Drache daheim
text-dl-30 = Eigentlich wollte er heute auswärts essen, aber so ist es netter.

## Gegenstände: was sie können und was man sich erzählt

name-last-rites-kit = Letzte Ölung
    .the = die Letzte Ölung
    .acc = die Letzte Ölung
    .dat = der Letzten Ölung
    .gender = f
text-last-rites-kit = Kleriker. Einmal pro Expedition: Wenn der Buchstabe eines Raums jemanden aus deiner Gruppe töten würde, stirbt niemand. Es wird kein Blut gelegt, und du darfst nach diesem Raum fliehen.
tale-last-rites-kit = Öl, Buch und Glocke. Wer das eingepackt hat, wurde ohne sie abberufen.

name-pious-shield = Frommer Schild
    .the = der Fromme Schild
    .acc = den Frommen Schild
    .dat = dem Frommen Schild
    .gender = m
text-pious-shield = Paladin. Einmal pro Kampf: Du darfst einen besiegten Kämpfer vor dem Tod retten. Er zählt als dein Überlebender, und niemand bekommt Blut für ihn. Gegen Überlaufen hilft der Schild nicht.
tale-pious-shield = Innen und außen verbeult, aber mit völlig reinem Gewissen.

name-skeleton-keys = Knochenschlüssel
    .the = die Knochenschlüssel
    .acc = die Knochenschlüssel
    .dat = den Knochenschlüsseln
    .gender = pl
text-skeleton-keys = Dieb. Immer wenn du fliehen darfst: Du darfst dir zuerst allein den nächsten Raum dieses Verlieses ansehen und dann entscheiden.
tale-skeleton-keys = Fingerknöchelchen an einem Ring, jedes passend gefeilt für eine fremde Tür.

name-pipers-flute = Rattenfängerflöte
    .the = die Rattenfängerflöte
    .acc = die Rattenfängerflöte
    .dat = der Rattenfängerflöte
    .gender = f
text-pipers-flute = Barde. Wenn dein Barde einen Durchgang gewinnt: 1 besiegter Abenteurer beliebiger Farbe, der getötet würde, schließt sich stattdessen dir an. Farblose hören nicht zu.
tale-pipers-flute = In einem Nest gefunden. Die Ratten summen noch, was sie zuletzt gespielt hat.

name-frostbite-axe = Frostaxt
    .the = die Frostaxt
    .acc = die Frostaxt
    .dat = der Frostaxt
    .gender = f
text-frostbite-axe = Barbar. Deine Barbaren kämpfen, als wäre ihr Rang um 10 niedriger. Bei Gleichstand gewinnt der niedrigere aufgedruckte Rang, und auch sonst zählt der aufgedruckte.
tale-frostbite-axe = So kalt, dass der Hieb ankommt, bevor er geführt wird.

name-thaw-staff = Tauwetterstab
    .the = der Tauwetterstab
    .acc = den Tauwetterstab
    .dat = dem Tauwetterstab
    .gender = m
text-thaw-staff = Druide. Wenn du ein Verlies betrittst: Wähle 1 Abenteurer deiner Gruppe, aber nicht das Orakel. Auf dieser Expedition hat er den Buchstaben A. Unterwegs gefunden, wirkt der Stab sofort.
tale-thaw-staff = Das Einzige in der Höhle, was warm ist. Es war sehr einsam.

name-trail-map = Wegekarte
    .the = die Wegekarte
    .acc = die Wegekarte
    .dat = der Wegekarte
    .gender = f
text-trail-map = Waldläufer. Einmal pro Expedition: Du darfst direkt nach einem Raum mit Gold fliehen, der jemanden aus deiner Gruppe getötet hat.
tale-trail-map = Gezeichnet von jemandem, der jede Abkürzung kannte, nur die letzte nicht.

name-open-hand-scroll = Rolle der offenen Hand
    .the = die Rolle der offenen Hand
    .acc = die Rolle der offenen Hand
    .dat = der Rolle der offenen Hand
    .gender = f
text-open-hand-scroll = Mönch. Nach dem ersten Durchgang eines Kampfes, bevor der zweite aufgedeckt wird: Du darfst deinen zweiten und dritten Kämpfer tauschen.
tale-open-hand-scroll = Zwölf Lektionen im Umdenken, um das Mittagessen eines Goblins gewickelt.

name-ember-orb = Glutkugel
    .the = die Glutkugel
    .acc = die Glutkugel
    .dat = der Glutkugel
    .gender = f
text-ember-orb = Magier. Einmal pro Expedition: Wirf einen gerade aufgedeckten Raum ab, bevor sein Buchstabe Schaden anrichtet. Niemand stirbt, du bekommst nichts, und ein weiterer Raum folgt.
tale-ember-orb = Wer hineinschaut, fängt Feuer. Zeig sie herum.

name-dragonhide-panniers = Drachenledertaschen
    .the = die Drachenledertaschen
    .acc = die Drachenledertaschen
    .dat = den Drachenledertaschen
    .gender = pl
text-dragonhide-panniers = Ritter. Solange in deiner Gruppe ein Ritter lebt, trägt sie 40 Gold mehr, egal wie viele Ritter es sind.
tale-dragonhide-panniers = Geräumig, feuerfest und früher jemandes Vetter.

## Das Spiel und seine Optionen

game-dungeonville = Dungeonville
name-dungeonville = Ein Abend in Dungeonville
story-dungeonville = Heuere Abenteurer an, schick sie in fremde Verliese und hoffe, dass sie sich in deinem gegenseitig umbringen.
won-by-claim = Die Besitzurkunde liegt auf dem Tisch, und genug Blut dazu: Der Anspruch gilt.
won-by-score = Die letzte Runde ist vorbei, alle Besitzurkunden liegen offen, und das blutigste Verlies gewinnt.

## Fragen

prompt-claim = Sieg beanspruchen? Du brauchst { $goal } Blut.
prompt-claim-done = Jetzt nicht
prompt-recruit = { $adventurers ->
    [0] Heuere jemanden an. Du hast noch niemanden.
    [1] Heuere jemanden an. Du hast erst 1.
    [2] Heuere jemanden an. Du hast schon 2.
   *[other] Jemanden gegen einen Abenteurer aus der Stadt tauschen?
}
prompt-recruit-done = Niemanden anheuern
prompt-dismiss = Wähle, wer für { $adventurer_acc } die Gruppe verlässt.
prompt-pay = Wähle, womit du zahlst: bisher { $paid } von { $price } Gold.
prompt-scout = Wähle ein Verlies für deine Gruppe.
prompt-order = Wähle die Reihenfolge deiner Kämpfer vor { $dungeon_dat }.
prompt-wait-order = Andere legen noch ihre Kämpfer verdeckt aus.
prompt-flute = Dein Barde hat gewonnen. Wähle, wer der Flöte folgt.
prompt-flute-done = Niemand: sterben lassen
prompt-shield = { $adventurer } ist besiegt und würde sterben. Den Frommen Schild einsetzen?
prompt-shield-done = Geschehen lassen
prompt-scroll = Deinen zweiten und dritten Kämpfer tauschen?
prompt-scroll-done = So lassen
prompt-orb = Gleich trifft dich „{ $room }“. Mit der Glutkugel verbrennen?
prompt-orb-done = Kommen lassen
prompt-victim = Wähle, wer aus deiner Gruppe stirbt: { $room }.
prompt-drop = Wähle, was du zurücklässt: Du hast { $gold } Gold, kannst aber nur { $capacity } tragen.
prompt-escape = Mit { $gold } Gold aus { $dungeon_dat } fliehen oder noch einen Raum öffnen?
prompt-thaw = Wähle, wer { $dungeon_gender ->
    [f] in der
   *[other] im
} { $dungeon } durch den Tauwetterstab den Buchstaben A bekommt.
prompt-thaw-done = Niemand
prompt-imitate = Wähle, wessen Buchstaben das Orakel { $dungeon_gender ->
    [f] in der
   *[other] im
} { $dungeon } übernimmt.
prompt-swap = Deine Urkunde für Gold unbesehen gegen eine aus dem Urkundenhaus tauschen?
prompt-swap-done = Urkunde behalten

## Antworten

choice-claim = Sieg beanspruchen
choice-recruit = { $by_hand ->
    [yes] { $adventurer_acc } anheuern und die Münzen wählen
   *[no] { $adventurer_acc } anheuern
}
choice-dismiss = { $adventurer } geht
choice-lay = Auf den Tresen legen: { $card }
choice-lay-blood = Einen Blutmarker auf den Tresen legen
choice-pay = Bezahlen
choice-enter = { $dungeon_gender ->
    [f] Zur
   *[other] Zum
} { $dungeon }
choice-order = { $fighters }
choice-use-item = Einsetzen: { $item }
choice-spare = { $adventurer }
choice-sacrifice = { $adventurer } stirbt
choice-thaw = { $adventurer_acc } wärmen
choice-imitate = { $adventurer_acc } nachahmen
choice-drop = Zurücklassen: { $card }
choice-peek = Erst durchs Schlüsselloch sehen
choice-escape = Fliehen
choice-press = Nächsten Raum öffnen
choice-swap = { $by_hand ->
    [yes] { $place ->
        [0] Die erste Urkunde im Urkundenhaus nehmen und die Münzen wählen
        [1] Die zweite Urkunde im Urkundenhaus nehmen und die Münzen wählen
       *[other] Die dritte Urkunde im Urkundenhaus nehmen und die Münzen wählen
    }
   *[no] { $place ->
        [0] Die erste Urkunde im Urkundenhaus nehmen
        [1] Die zweite Urkunde im Urkundenhaus nehmen
       *[other] Die dritte Urkunde im Urkundenhaus nehmen
    }
}

## Ablehnungen

refused-must-recruit = Mit weniger als 3 Abenteurern kannst du nicht passen. Heuere jemanden an.
refused-not-in-town = Dieser Abenteurer ist nicht in der Stadt. Wähle einen, der da ist.
refused-too-dear = Das kostet { $price } Gold, aber du hast nur { $gold }.
refused-not-in-party = Dieser Abenteurer gehört nicht zu deiner Gruppe. Wähle jemanden, der dazugehört.
refused-order = Wähle 3 aus deiner Gruppe oder alle, wenn es weniger sind; niemanden doppelt.
refused-no-match = Dieser Abenteurer hat nicht den Buchstaben des Raums. Wähle einen, der ihn hat.
refused-no-escape = Du kannst noch nicht fliehen. Nach einem Tod oder einem Gegenstand musst du mindestens einen weiteren Raum öffnen.
refused-not-exploring = Diese Gruppe ist auf keiner Expedition.
refused-no-item = Du hast diesen Gegenstand nicht, oder in deiner Gruppe lebt niemand aus seiner Klasse.
refused-no-house = Mit 5 Zauberern ist das Urkundenhaus leer.

## Was geschieht

event-round-began = Runde { $number }. { $seat } hat den Sehstein.
event-phase-began = { $phase }.
event-town-emptied = { $adventurers_count ->
    [one] { $adventurers } verlässt die Stadt: Niemand hatte Interesse.
   *[other] { $adventurers } verlassen die Stadt: Niemand hatte Interesse.
}
event-arrived = { $adventurer } kommt in die Stadt.
event-deck-renewed = { $deck_id ->
    [adventurers] Die abgeworfenen Abenteurer werden zu einem neuen Stapel gemischt.
   *[other] Für { $deck_acc } wird ein neuer Stapel gemischt.
}
event-blood-taken = { $seat } nimmt { $tokens } Blutmarker, um in dieser Runde damit zu zahlen.
event-blood-returned = { $tokens ->
    [one] { $seat } legt 1 nicht ausgegebenen Blutmarker zurück.
   *[other] { $seat } legt { $tokens } nicht ausgegebene Blutmarker zurück.
}
event-paid = { $lost ->
    [0] { $seat } zahlt { $price } Gold.
   *[other] { $seat } zahlt { $price } Gold und gibt { $lost } zu viel.
}
event-recruited = { $seat } heuert { $adventurer_acc } an ({ $place }).
event-dismissed = { $seat } entlässt { $adventurer_acc }.
event-recruiting-passed = { $seat } heuert niemanden an.
event-party-dissolved = Eine Gruppe ganz ohne Farbe zerfällt: { $seat } verliert { $adventurers_acc }.
event-pawn-placed = { $seat } geht { $dungeon_gender ->
    [f] zur
   *[other] zum
} { $dungeon }.
event-fight-began = { $seats } treffen vor { $dungeon_dat } aufeinander: Es kommt zum Kampf.
event-lineup-laid = { $seat } legt verdeckt die Kämpfer aus.
event-set-revealed = Durchgang { $number }: { $fighters }.
event-set-won = { $adventurer } gewinnt den Durchgang für { $seat }.
event-stood-alone = { $adventurer } ({ $seat }) trifft in Durchgang { $number } auf niemanden.
event-defected = { $adventurer } läuft von { $seat } zu { $to_seat } über.
event-piped = { $adventurer } folgt der Flöte von { $seat } zu { $to_seat }.
event-shielded = Der Fromme Schild rettet { $adventurer_acc } ({ $seat }).
event-slain = { $adventurer_id ->
    [dorothea-the-mule] { $adventurer } ({ $seat }) wird getötet, bringt aber kein Blut.
   *[other] { $adventurer } ({ $seat }) wird getötet.
}
event-blood-won = { $seat } erbeutet einen Blutmarker von { $owner_seat }.
event-lineup-turned = { $seat } tauscht den zweiten und dritten Kämpfer.
event-lineup-kept = { $seat } lässt den zweiten und dritten Kämpfer an ihrem Platz.
event-fight-won = { $decided_id ->
    [none] { $seat } hat die meisten Überlebenden und betritt { $dungeon_acc }.
   *[other] { $seat } betritt { $dungeon_acc }: Andere haben ebenso viele Überlebende, aber niemanden, der so stark ist wie { $decided }.
}
event-fight-drawn = Vor { $dungeon_dat } ist niemand mehr übrig, der hineingehen könnte.
event-went-home = { $seat } macht vor { $dungeon_dat } kehrt und geht heim.
event-entered = { $seat } betritt { $dungeon_acc }.
event-jester-dealt = { $drawn_id ->
    [none] Für den Narren ist niemand mehr da, den er nachahmen könnte: Buchstabe { $letter }.
   *[other] { $seat }s Narr ahmt { $drawn_acc } nach: Buchstabe { $letter }.
}
event-oracle-drawn = { $drawn } hat keinen Buchstaben zu verleihen. { $seat }s Narr sucht weiter.
event-thawed = Der Tauwetterstab wärmt { $adventurer_acc }: Buchstabe A.
event-imitated = { $seat }s Orakel ahmt { $adventurer_acc } nach: Buchstabe { $letter }.
event-room-revealed = { $seat } öffnet „{ $room }“ (Todesgefahr { $danger } %).
event-orb-burned = { $seat }s Glutkugel verbrennt „{ $room }“ zu Asche.
event-rites-read = { $seat }s Letzte Ölung verhindert einen Tod.
event-survived = In { $seat }s Gruppe hat niemand den Buchstaben dieses Raums: { $room }.
event-perished = { $adventurer_id ->
    [dorothea-the-mule] { $adventurer } ({ $seat }) stirbt und lässt kein Blut zurück: { $room }.
   *[other] { $adventurer } ({ $seat }) stirbt: { $room }.
}
event-blood-spilled = { $seat } lässt auf { $dungeon_dat } einen Blutmarker zurück.
event-treasure-taken = { $seat } findet einen Schatz: { $room }.
event-treasure-dropped = { $seat } lässt den Schatz zurück: { $room }.
event-peeked = { $seat } sieht durchs Schlüsselloch.
event-map-read = { $seat }s Wegekarte zeigt einen Weg hinaus.
event-escaped = { $seat } verlässt { $dungeon_acc } mit { $gold } Gold.
event-dungeon-empty = { $dungeon_gender ->
    [f] In der
   *[other] Im
} { $dungeon } sind keine Räume mehr übrig.
event-party-lost = { $seat }s ganze Gruppe bleibt { $dungeon_gender ->
    [f] in der
   *[other] im
} { $dungeon }, mit allem, was sie trug.
event-collected = { $seat } bringt { $gold } Gold nach Hause.
event-deed-swapped = { $place ->
    [0] { $seat } tauscht die eigene Urkunde gegen die erste im Urkundenhaus.
    [1] { $seat } tauscht die eigene Urkunde gegen die zweite im Urkundenhaus.
   *[other] { $seat } tauscht die eigene Urkunde gegen die dritte im Urkundenhaus.
}
event-deed-kept = { $seat } behält die alte Urkunde.
event-claim-passed = { $seat } beansprucht den Sieg nicht.
event-claim-failed = { $seat } beansprucht den Sieg mit { $score } Blut, aber das reicht nicht. Jetzt wissen alle, wem { $dungeon_the } gehört.
event-victory-claimed = { $seat } beansprucht den Sieg und zeigt die Besitzurkunde: { $dungeon }, { $score } Blut.
event-stone-passed = Der Sehstein geht an { $seat }: Damit beginnt { $seat } jede Phase der nächsten Runde.
event-deed-shown = { $seat } zeigt die Besitzurkunde: { $dungeon }, { $score } Blut.
event-limit-reached = Die letzte Runde ist vorbei.

## Das Fenster

ui-dv-loss = Für { $price } Gold gibst du: { $cards }{ $blood ->
        [0] { "" }
        [one] , dazu 1 Blutmarker
       *[other] , dazu { $blood } Blutmarker
    }.{ $items_count ->
        [0] { "" }
       *[other] {" "}Damit verlierst du: { $items }.
    }{ $over ->
        [0] { "" }
       *[other] {" "}Wechselgeld gibt es nicht: { $over } Gold wären weg.
    }
ui-dv-expires = { $gold } davon verfallen nach Runde { $round }, wenn du sie nicht ausgibst.
ui-dv-pay-takes = Für { $price } Gold gibst du:
ui-dv-pay-over = { $alone ->
    [yes] Du würdest { $over } Gold Wechselgeld verlieren.
   *[no] { $seat } würde { $over } Gold Wechselgeld verlieren.
}
ui-dv-pay-items = { $items_count ->
    [one] Für { $gold } Gold ginge weg: { $items }.
   *[other] Für je { $gold } Gold gingen weg: { $items }.
}
ui-dv-page-stage = Stadt, Kämpfe, Expeditionen
ui-dv-page-entrances = Verliese
ui-dv-page-party = Aktuelle Gruppe
ui-dv-page-secret = Urkunde und Punktzahl
ui-dv-page-house = Urkundenhaus
ui-dv-page-wizards = Alle Zauberer
ui-dv-page-phases = Runde und Phasen
ui-dv-page-moment = Hilfe zur Entscheidung
ui-dv-town = Marktplatz
ui-dv-town-open = Nach rechts bessere Kämpfer, nach links bessere Träger
ui-dv-town-shut = Anwerbung beendet; nächste Runde kommen 5 neue Abenteurer
ui-dv-duel = Kampf vor { $dungeon_dat }
ui-dv-duel-set = Vor { $dungeon_dat }: Durchgang { $number }
ui-dv-duel-left = Übrig
ui-dv-duel-axe = Rang { $rank }, mit der Axt
ui-dv-duel-printed = aufgedruckt { $rank }
ui-dv-duel-nobody = niemand kämpft
ui-dv-duel-note = Der niedrigste Rang gewinnt jeden Durchgang
ui-dv-set = Durchgang { $number }
ui-dv-fate-slain = getötet
ui-dv-fate-defected = läuft über
ui-dv-fate-saved = besiegt, aber gerettet
ui-dv-fate-won = gewinnt
ui-dv-trip = { $dungeon_gender ->
    [n] Expedition ins { $dungeon }
   *[other] Expedition in { $dungeon_acc }
}
ui-dv-trip-note = { $left ->
    [one] Noch 1 Raum im Stapel
   *[other] Noch { $left } Räume im Stapel
}
ui-dv-left-behind = zurückgelassen
ui-dv-deadly = { $deadly } von { $rooms } Karten
ui-dv-human = Mensch
ui-dv-you = du
ui-dv-home = zu Hause
ui-dv-house-empty = Mit 5 Zauberern sind alle Urkunden verteilt.
ui-dv-my-party = Meine Gruppe
ui-dv-party-of = { $seat }s Gruppe
ui-dv-carries = kann { $gold } Gold tragen
ui-dv-carries-short = { $gold } Gold
ui-dv-nobody = niemand
ui-dv-dies = stirbt: { $risk } %
ui-dv-secret = { $alone ->
    [yes] Nur für dich
   *[no] Für { $seat }
}
ui-dv-secrets = Geheimes
ui-dv-to = { $seat }: { $words }
ui-dv-hold-to-show = Urkunde und Punktzahl der Person am Zug. Wenn sonst niemand hinsieht, gedrückt halten:
ui-dv-all-hidden = Die Urkunden bleiben verdeckt, bis jemand den Sieg beansprucht.
ui-dv-won-in-fights = { $tokens } in Kämpfen gewonnen
ui-dv-others-bled = { $alone ->
    [yes] { $tokens } von anderen auf deinem Verlies
   *[no] { $tokens } von anderen auf { $seat }s Verlies
}
ui-dv-own-bled = { $alone ->
    [yes] { $tokens } von dir dort (zählt gegen dich)
   *[no] { $tokens } von { $seat } dort (zählt dagegen)
}
ui-dv-of-goal = von { $goal } Blut
ui-dv-keyhole = Durchs Schlüsselloch: { $room }, Buchstabe { $letter }
ui-dv-round = Runde { $round }
ui-dv-phase-recruit = Anwerbung
ui-dv-phase-scout = Erkundung
ui-dv-phase-combat = Kampf
ui-dv-phase-explore = Erforschung
ui-dv-phase-collect = Sammeln
ui-dv-about-recruit = Heuert reihum je 1 Abenteurer an, bis alle 3 haben. Wer 3 hat, darf einen austauschen.
ui-dv-about-scout = Jede Gruppe geht zu einem Verlies. Treffen sich dort mehrere, kämpfen sie, bevor jemand hineingeht.
ui-dv-about-combat = Jede Gruppe legt verdeckt 3 Kämpfer in eigener Reihenfolge aus. Der niedrigste Rang gewinnt jeden Durchgang.
ui-dv-about-explore = Raum für Raum: Ein Abenteurer mit dem Buchstaben des Raums stirbt. Flieh rechtzeitig mit dem Gold.
ui-dv-about-collect = Das Gold kommt nach Hause. Für 50 Gold darfst du deine Urkunde und damit dein Verlies unbesehen tauschen.
ui-dv-gold = { $gold } Gold zum Bezahlen
ui-dv-first-room = Jemand stirbt in Raum 1
ui-dv-nobody-meets = Keine Gruppen treffen sich.
ui-dv-deed-price = Urkunde tauschen: { $gold } Gold
ui-dv-load = Getragenes Gold
ui-dv-load-of = { $gold } von { $most }
ui-dv-next-room = Nächster Raum
ui-dv-someone-dies = jemand stirbt
ui-dv-must-open = { $first ->
    [yes] { $alone ->
        [yes] Du stehst vor { $dungeon_dat }. Todesgefahr im ersten Raum: { $danger } %.
       *[no] { $seat } steht vor { $dungeon_dat }. Todesgefahr im ersten Raum: { $danger } %.
    }
   *[no] { $alone ->
        [yes] Du musst weiter. Todesgefahr im nächsten Raum: { $danger } %.
       *[no] { $seat } muss weiter. Todesgefahr im nächsten Raum: { $danger } %.
    }
}
ui-dv-set-defect = { $names_count ->
    [one] { $names } läuft über.
   *[other] { $names } laufen über.
}
ui-dv-set-slain = Getötet: { $names }.
ui-dv-set-blood = Blut von { $seat }.
ui-dv-round-over = Runde { $round } ist vorbei.
ui-dv-tally = Ergebnis von Runde { $round }
ui-dv-tally-won = Blut gewonnen
ui-dv-tally-left = Blut vergossen
ui-dv-tally-home = { $gold ->
    [0] Ohne Gold aus { $dungeon_dat } entkommen.
   *[other] Mit { $gold } Gold aus { $dungeon_dat } entkommen.
}
ui-dv-tally-lost = { $dungeon_gender ->
    [f] In der
   *[other] Im
} { $dungeon } alles verloren.
ui-dv-tally-beaten = Vor { $dungeon_dat } besiegt.
ui-dv-tally-idle = Niemand war unterwegs.
ui-dv-tally-blood = { $won ->
    [0] {""}
   *[other] {" "}Blut gewonnen: { $won }.
}{ $left ->
    [0] {""}
   *[other] {" "}Blut vergossen: { $left }.
}
ui-dv-tally-swapped = Urkunde getauscht.
ui-dv-thinks = { $prompt_id ->
    [prompt-recruit] { $seat } sucht jemanden zum Anheuern.
    [prompt-dismiss] { $seat } überlegt, wer gehen muss.
    [prompt-pay] { $seat } zählt Münzen.
    [prompt-scout] { $seat } wählt ein Verlies.
    [prompt-wait-order] { $seat } legt verdeckt Kämpfer aus.
    [prompt-order] { $seat } legt verdeckt Kämpfer aus.
    [prompt-escape] { $seat } denkt an Flucht.
    [prompt-victim] { $seat } wählt, wer stirbt.
    [prompt-drop] { $seat } kann nicht alles tragen.
    [prompt-swap] { $seat } schielt zum Urkundenhaus.
    [prompt-claim] { $seat } überlegt, den Sieg zu beanspruchen.
   *[other] { $seat } überlegt.
}
ui-dv-lay = Verdeckt auslegen
ui-dv-lay-card = { $item ->
    [yes] { $card } dazulegen ({ $gold } Gold)
   *[no] { $gold } Gold dazulegen
}
ui-dv-lay-blood = Blutmarker dazulegen ({ $gold } Gold)
ui-dv-pay-rest = { $laid ->
    [0] Münzen automatisch wählen
   *[other] Den Rest automatisch wählen
}
ui-dv-by-hand-told = { $on ->
    [yes] Wähle, wofür du bezahlst. Dann wählst du die Münzen.
   *[no] Die Münzen werden für dich gewählt.
}
ui-dv-refrain = Diese Runde niemanden mehr anheuern
ui-dv-drop = Zurücklassen: { $room } ({ $gold } Gold)
ui-dv-next = Weiter: { $seat }
ui-dv-deal-title = { $alone ->
    [yes] Deine Besitzurkunde
   *[no] { $seat }s Besitzurkunde
}
ui-dv-deal-hold = Nur für { $seat } bestimmt. Wenn sonst niemand hinsieht, halte { $secret } gedrückt. Dieselbe Taste zeigt die Urkunde jedes Mal, wenn { $seat } eine Entscheidung trifft.
ui-dv-deal-deed = { $alone ->
    [yes] Dir gehört { $dungeon_the }. Das Blut anderer Zauberer dort zählt für dich, dein eigenes gegen dich, und in Kämpfen gewonnenes zählt immer. Mit { $goal } beanspruchst du den Sieg.
   *[no] { $seat } besitzt { $dungeon_acc }. Das Blut anderer Zauberer dort zählt für { $seat }, eigenes zählt dagegen, und in Kämpfen gewonnenes zählt immer. Mit { $goal } kann { $seat } den Sieg beanspruchen.
}
ui-dv-deal-begin = Spiel starten
ui-dv-curtain = Halte eine Taste gedrückt. Alle anderen schauen weg.
ui-tool-claim = Sieg beanspruchen
ui-dv-claim-title = Sieg beanspruchen?
ui-dv-claim-note = Wer den Sieg beansprucht, zeigt die Besitzurkunde. Mit { $goal } Blut oder mehr gewinnst du sofort. Mit weniger kennen von da an alle dein Verlies, und das Spiel geht weiter.
ui-dv-claim-seat = { $seat } beansprucht den Sieg
ui-dv-claim-score = { $asked ->
    [yes] Halte { $secret } gedrückt, um { $seat }s Punktzahl zu sehen. Alle anderen schauen weg.
   *[no] Die Punktzahl eines Zauberers ist nur zu sehen, während er eine Entscheidung trifft.
}
ui-dv-own-score = { $alone ->
    [yes] Du hast { $score } von { $goal } Blut: { $enough ->
        [yes] genug.
       *[no] noch nicht genug.
    }
   *[no] { $seat } hat { $score } von { $goal } Blut: { $enough ->
        [yes] genug.
       *[no] noch nicht genug.
    }
}
ui-dv-owns = { $dungeon }: { $score } Blut
ui-dv-won = { $alone ->
    [won] Du gewinnst: { $seats }
    [lost] Du verlierst. Sieg: { $seats }
   *[other] Sieg: { $seats }
}
ui-dv-sum = { $graves } im Kampf gewonnen, plus { $others } von anderen, minus { $own } eigene

## Gründe

reason-attack = Die Gruppe vor { $dungeon_dat } ist schwächer als deine. Ein Kampf dort bringt Blut.
reason-brave = Vor { $dungeon_dat } warten starke Gruppen, aber etwas Besseres findet deine Gruppe nicht.
reason-claim = Du hast { $score } Blut: Zeig die Besitzurkunde und gewinne.
reason-dismiss = Ohne { $adventurer_acc } kämpfen, tragen und überleben die anderen am besten.
reason-drop = Ohne „{ $card }“ kannst du den Rest tragen, und das ist am wenigsten wert.
reason-escape = Todesgefahr im nächsten Raum: { $danger } %. Deine { $gold } Gold sind mehr wert als dieses Wagnis.
reason-flute = { $adventurer } wäre ein Gewinn.
reason-flute-blood = Das Blut für { $adventurer_acc } ist mehr wert als die Gesellschaft.
reason-free = { $for_id ->
    [fight] { $adventurer } kostet nichts, und nur { $stronger } von allen 64 kämpfen besser.
    [load] { $adventurer } kostet nichts und trägt { $rank } Gold.
   *[safe] { $adventurer } kostet nichts, ist { $dungeon_gender ->
        [f] in der
       *[other] im
    } { $dungeon } zu Hause und trägt { $rank } Gold.
}
reason-imitate = Mit dem Buchstaben von { $adventurer_dat } ist deine Gruppe { $dungeon_gender ->
    [f] in der
   *[other] im
} { $dungeon } am sichersten.
reason-keep-deed = Im Urkundenhaus ist wahrscheinlich keine Urkunde, die so viel besser ist als { $dungeon_the }, dass sich der Preis lohnt.
reason-no-claim = Du hast { $score } Blut, das reicht nicht. Ein falscher Anspruch verrät allen dein Verlies.
reason-orb = „{ $room }“ würde töten. Verbrenn den Raum.
reason-orb-saved = Dieser Raum tut nichts. Vielleicht brauchst du die Kugel später.
reason-order = Diese drei sind am besten, und eine zufällige Reihenfolge kann niemand erraten.
reason-own-dungeon = { $dungeon_start } gehört dir. Tote dort kosten dich etwas, aber niemand wird dich verdächtigen.
reason-party-fine = In der Stadt ist niemand, der für deine Gruppe den Preis wert wäre.
reason-pay = Der kleinste Betrag, der den Preis deckt.
reason-peek = Ein Blick durchs Schlüsselloch kostet nichts.
reason-press = Todesgefahr im nächsten Raum: nur { $danger } %. Und es gibt noch mehr zu holen.
reason-recruit = { $for_id ->
    [fight] Nur { $stronger } von allen 64 kämpfen besser als { $adventurer }, und das für { $price } Gold.
    [load] { $adventurer } trägt { $rank } Gold und kostet { $price }.
   *[safe] { $adventurer } ist { $dungeon_gender ->
        [f] in der
       *[other] im
    } { $dungeon } zu Hause, trägt { $rank } Gold und kostet { $price }.
}
reason-rites = Die Letzte Ölung rettet jemanden, und auf der nächsten Expedition kannst du sie wieder einsetzen.
reason-scout = Todesgefahr im nächsten Raum: { $danger } % ({ $dungeon }). Und Blut dort würde niemandem helfen, der vorn liegt.
reason-scroll = Auch die anderen Kämpfer liegen verdeckt. Wer ab und zu tauscht, bleibt unberechenbar.
reason-scroll-kept = Auch die anderen Kämpfer liegen verdeckt. Diese Reihenfolge ist so gut wie die andere.
reason-shield = { $adventurer } überlebt, und niemand bekommt dafür Blut.
reason-shield-saved = Ein Maultier ist den Schild nicht wert.
reason-swap = Urkunde { $place } im Urkundenhaus ist wahrscheinlich so viel besser, dass sich der Preis lohnt.
reason-thaw = Wärmst du { $adventurer_acc }, ist deine Gruppe { $dungeon_gender ->
    [f] in der
   *[other] im
} { $dungeon } am sichersten.
reason-timid = { $gold } Gold sind genug. Raus, solange es noch geht.
reason-victim = Ohne { $adventurer_acc } kämpfen, tragen und überleben die anderen am besten.
reason-usual = Hier ist eine Antwort so gut wie die andere.

## Der Textmodus

table-town = Stadt
table-rank = Rang
table-kind = Klasse
table-hue = Farbe
table-place = { $place } { $price }
table-dungeon = { $short } { $dungeon }: { $rooms } Räume, { $gone } abgeworfen. Blut: { $blood }.{ $pawns_count ->
    [0] {""}
   *[other] {" "}Am Eingang: { $pawns }.
}
table-tokens = { $seat } { $number }
table-decks = Abenteurer im Stapel: { $deck }, abgeworfen: { $gone }. Urkunden im Urkundenhaus: { $house }.
table-house = { $place ->
    [1] Alle kennen die erste Urkunde im Urkundenhaus: { $dungeon }.
    [2] Alle kennen die zweite Urkunde im Urkundenhaus: { $dungeon }.
   *[other] Alle kennen die dritte Urkunde im Urkundenhaus: { $dungeon }.
}
table-wizard = { $seat } { $title }{ $stone ->
    [yes] , mit dem Sehstein
   *[no] {""}
}
table-treasury = {"  "}Zum Bezahlen: { $gold } Gold{ $cards_count ->
    [0] {""}
   *[other] {" "}({ $cards })
}{ $blood ->
    [0] .
    [one] , davon 1 Blutmarker.
   *[other] , davon { $blood } Blutmarker.
}
table-haul = {"  "}In dieser Runde herausgeholt: { $gold } Gold ({ $cards }).
table-graveyard = {"  "}Friedhof: { $number ->
    [0] leer.
   *[other] { $number } ({ $tokens }).
}
table-exposed = {"  "}Alle kennen das Verlies: { $dungeon }.
table-party = {"  "}{ $number ->
    [0] Keine Gruppe.
   *[other] Die Gruppe kann { $capacity } Gold tragen:
}
table-meets = { $seat } vor { $dungeon_dat }:
table-standing = {"  "}Bisher überlebt: { $adventurers }.
table-trip = { $seat } { $dungeon_gender ->
    [f] in der
   *[other] im
} { $dungeon }:
table-rooms = {"  "}Bisherige Räume: { $rooms }.
table-load = {"  "}Getragen: { $gold } von { $capacity } Gold ({ $cards }).
table-risk = {"  "}{ $letter } { $adventurer } ({ $who }): Todesgefahr im nächsten Raum { $risk } %.
table-odds = {"  "}Nächster Raum: Todesgefahr { $danger } % ({ $deadly } von { $rooms } möglichen Räumen).
table-purse = Zum Bezahlen: { $gold } Gold.
table-room = { $room } ({ $letter }, { $gold })
table-who = Rang { $rank }, { $kind }, { $colour }
table-price = { $who }, { $price } Gold
table-letter = { $who }, Buchstabe { $letter }
table-danger = { $danger } % Todesgefahr im nächsten Raum
table-worth = { $gold } Gold
table-answer = { $words } ({ $facts })
table-orders = Oder gib ihre Ränge der Reihe nach ein, etwa: 17 2 40
table-words = { $alone ->
    [yes] Außerdem: claim (Sieg beanspruchen), deed (deine Urkunde und Punktzahl).
   *[no] Außerdem: claim NAME (Sieg beanspruchen), deed NAME (nur für die Augen von NAME).
}
own-deed = { $seat }, dein Verlies: { $dungeon }.
own-score = Deine Punktzahl ist { $score } von { $goal }: { $graves } im Kampf gewonnen, plus { $others } von anderen auf deinem Verlies, minus { $own } eigene.
own-house = { $place ->
    [1] Du kennst die erste Urkunde im Urkundenhaus: { $dungeon }.
    [2] Du kennst die zweite Urkunde im Urkundenhaus: { $dungeon }.
   *[other] Du kennst die dritte Urkunde im Urkundenhaus: { $dungeon }.
}
own-room = Durchs Schlüsselloch { $dungeon_gen }: { $room }.
own-fighters = Deine Kämpfer der Reihe nach: { $fighters }.
detail-room = Buchstabe { $letter }, { $gold } Gold. { $text }
detail-fighter = {"  "}{ $seat }: { $adventurer } ({ $colour }), Stärke { $strength }
detail-score = { $seat }, { $dungeon }: { $score } Blut ({ $graves } im Kampf gewonnen, plus { $others } von anderen dort, minus { $own } eigene).
detail-standing = Überlebende: { $counts }.
detail-survivors = { $seat } { $number }

## Die Demo

ui-dv-demo-title-secret = { $seats } Zauberer, jeder mit einem Verlies. Welches wem gehört, ist geheim.
ui-dv-demo-title-gold = Abenteurer gehen des Goldes wegen hinein. Fremdes Blut auf deinem Verlies ist dein Gewinn.
ui-dv-demo-title-claim = Mit { $goal } Blut kannst du den Sieg beanspruchen. Es muss aber stimmen: Du zeigst deine Urkunde.
ui-dv-demo-recruit = In der Stadt heuern alle drei Leute an. Starke Kämpfer sind teuer; schwache kosten wenig und tragen viel.
ui-dv-demo-scout = Nun wählen sie nacheinander ein Verlies für ihre Gruppe. War das Angst, oder ist es das eigene?
ui-dv-demo-combat = Zwei Gruppen, eine Tür: Sie kämpfen in geheimer Reihenfolge, die niedrigere Zahl gewinnt. Wer verliert, stirbt oder wechselt die Seite.
ui-dv-demo-explore = Raum für Raum. Ein Abenteurer mit dem Buchstaben des Raums stirbt. Mit dem Gold davonlaufen oder noch einen öffnen?
ui-dv-demo-collect = Für das herausgetragene Gold gibt es bessere Abenteurer oder ein anderes Verlies.
ui-dv-demo-begin = Die Urkunden sind verteilt. Niemand sagt, wem welches Verlies gehört.
ui-dv-demo-over = Sieg: { $seats }. { $following }
ui-dv-demo-invite = Zum Spielen eine Taste drücken

## Die Seite der Schlüsse

ui-tool-deeds = Mögliche Besitzer
ui-dv-deeds-title = Wem gehört welches Verlies?
ui-dv-deeds-note = { $on ->
    [yes] Die Prozente ergeben sich aus deiner eigenen Urkunde und aus allem, was offen geschehen ist.
   *[no] Eine Urkunde ist zu sehen, wo du sie sicher kennst.
} Jedes Feld zeigt Besuche, Tote und wie oft dieser Zauberer ein sichereres Verlies mied, das nicht voller war. Wird eine Urkunde getauscht, wandern die Beobachtungen mit. Wähle ein Feld aus, um es zu markieren: Haken, Kreuz oder nichts.
ui-dv-deeds-public = Eine Urkunde ist zu sehen, wo alle sie kennen. Jedes Feld zeigt Besuche, Tote und wie oft dieser Zauberer ein sichereres Verlies mied, das nicht voller war.{ $asked ->
    [yes] {" "}Halte { $secret } gedrückt, um { $seat }s Urkunde, Markierungen und Prozente zu sehen, solange sonst niemand hinsieht.
   *[no] {""}
}
ui-dv-deeds-blood = Blut darauf
ui-dv-deeds-cell = { $holder }: { $dungeon }
ui-dv-deeds-worked = { $on ->
    [yes] Prozente ausblenden
   *[no] Prozente anzeigen
}
ui-dv-deeds-place = Urkundenhaus, Urkunde { $place }
ui-dv-seen-visits = { $visits ->
    [one] 1 Besuch
   *[other] { $visits } Besuche
}{ $deaths ->
    [0] {""}
   *[other] , { $deaths } tot
}
ui-dv-seen-avoided = { $times }× gemieden
ui-dv-seen-passed = hätte damit gewonnen
ui-dv-deeds-chance = { $percent } %

## Genauer hinsehen

ui-tool-aid = Ansehen
ui-dv-inspect-who = { $kind }, { $colour }, Rang { $rank }
ui-dv-inspect-fights = Kämpft mit { $rank } (der niedrigste Wert gewinnt) und trägt { $rank } Gold.
ui-dv-inspect-axe = Kämpft dank der Frostaxt mit { $strength }.
ui-dv-inspect-letters = Buchstabe in jedem Verlies, und wie wahrscheinlich ihn der nächste Raum dort hat
ui-dv-inspect-in-party = In { $seat }s Gruppe.
ui-dv-inspect-in-town = { $price ->
    [0] { $place }: kostet nichts.
   *[other] { $place }: kostet { $price } Gold.
}
ui-dv-inspect-discarded = Auf dem Abwurfstapel.
ui-dv-inspect-in-deck = Im Stapel.
ui-dv-inspect-stone = Hat den Sehstein und beginnt in dieser Runde jede Phase.
ui-dv-inspect-unknown = Die Urkunde liegt verdeckt.
ui-dv-inspect-swapped = { $place ->
    [1] Getauscht gegen die erste Urkunde im Urkundenhaus.
    [2] Getauscht gegen die zweite Urkunde im Urkundenhaus.
   *[other] Getauscht gegen die dritte Urkunde im Urkundenhaus.
}
ui-dv-inspect-known = Seit einem falschen Siegesanspruch kennen alle diese Urkunde: { $dungeon }. Punktzahl: { $score } von { $goal } Blut.
ui-dv-inspect-supply = Eigenes Blut: { $left } von { $of } übrig, { $placed } auf Verliesen, { $taken } auf fremden Friedhöfen.
ui-dv-inspect-inside = { $dungeon_gender ->
    [f] in der
   *[other] im
} { $dungeon }
ui-dv-inspect-before = am Eingang { $dungeon_gen }
ui-dv-inspect-treasury = { $gold } Gold zum Bezahlen{ $cards ->
    [0] {""}
    [one] , auf 1 Karte
   *[other] , auf { $cards } Karten
}{ $blood ->
    [0] .
    [one] , davon 1 Blutmarker.
   *[other] , davon { $blood } Blutmarker.
}
ui-dv-inspect-items = Gegenstände: { $items }.
ui-dv-inspect-haul = In dieser Runde herausgeholt: { $gold } Gold.
ui-dv-inspect-graveyard = { $tokens ->
    [0] Kein Blut auf dem Friedhof.
    [one] 1 Blutmarker auf dem Friedhof.
   *[other] { $tokens } Blutmarker auf dem Friedhof.
}
ui-dv-inspect-party = { $party_count ->
    [0] Keine Gruppe.
   *[other] Gruppe: { $party }. Zusammen können sie { $gold } Gold tragen.
}
ui-dv-inspect-wizard = { $seat } { $title }
ui-dv-inspect-graveyard-of = { $seat }s Friedhof
ui-dv-inspect-treasury-of = { $seat }s Schatzkammer
ui-dv-inspect-pays = Ein Gegenstand ist beim Bezahlen { $gold } Gold wert.
ui-dv-inspect-no-blood = Hier liegt kein Blut.
ui-dv-inspect-owner = Alle wissen, wem es gehört: { $seat }.
ui-dv-inspect-in-house = Alle wissen, dass seine Urkunde im Urkundenhaus liegt.
ui-dv-inspect-nobody-knows = Niemand hat seine Urkunde gezeigt.
ui-dv-inspect-rooms = { $left ->
    [0] Keine Räume mehr im Stapel, { $gone } abgeworfen.
    [one] Noch 1 Raum im Stapel, { $gone } abgeworfen.
   *[other] Noch { $left } Räume im Stapel, { $gone } abgeworfen.
}
ui-dv-inspect-left = { $left } von { $of }
ui-dv-inspect-items-left = { $left ->
    [0] Darunter sind keine Gegenstände mehr.
    [one] Darunter ist noch 1 Gegenstand.
   *[other] Darunter sind noch { $left } Gegenstände.
}
ui-dv-inspect-remain = Noch ausstehende Räume nach Buchstaben
ui-dv-inspect-risk = Todesgefahr im nächsten Raum für { $seat }s Gruppe: { $risk } %.
ui-dv-inspect-blood-on = Blut auf { $dungeon_dat }
ui-dv-inspect-blood-counts = Wer die Urkunde hat, bekommt 1 für jeden Blutmarker anderer Zauberer hier und verliert 1 für jeden eigenen.
ui-dv-inspect-room = { $dungeon }, Buchstabe { $letter }, { $gold } Gold
ui-dv-inspect-kills = Tötet 1 Abenteurer der Gruppe, der { $dungeon_gender ->
    [f] in der
   *[other] im
} { $dungeon } den Buchstaben { $letter } hat.
ui-dv-inspect-carried = { $seat } trägt das.
ui-dv-inspect-owned = In { $seat }s Schatzkammer.
ui-dv-inspect-item = Gegenstand aus { $dungeon_dat }, für { $kind_acc }
ui-dv-inspect-awake = In der Gruppe lebt ein { $kind }: Der Gegenstand wirkt.
ui-dv-inspect-asleep = In der Gruppe lebt kein { $kind }: keine Wirkung.
ui-dv-inspect-house = { $deeds ->
    [one] Hier liegt 1 Urkunde, verdeckt.
   *[other] Hier liegen { $deeds } Urkunden, verdeckt.
}
ui-dv-inspect-price = { $gold ->
    [0] Kostet nichts
   *[other] Kostet { $gold } Gold
}
ui-dv-inspect-order = Je niedriger der Rang, desto teurer der Platz. Nach jeder Anwerbung wird neu sortiert.
ui-dv-inspect-here = Hier: { $adventurer }.
ui-dv-inspect-empty = Hier ist niemand.
ui-dv-inspect-rules = Regeln: { $rules }
ui-dv-inspect-page = Seite öffnen
ui-dv-inspect-next = nächste Seite
ui-dv-inspect-around = Umschauen: { $thing }
ui-dv-inspect-somebody = Wahrscheinlichkeit, dass jemand stirbt
ui-dv-inspect-head-party = Gruppe
ui-dv-inspect-head-treasury = Schatzkammer
ui-dv-inspect-head-blood = Blut
ui-dv-inspect-head-deed = Urkunde
ui-dv-inspect-head-dead = Die Toten
ui-dv-inspect-head-risk = Wer im nächsten Raum sterben kann
ui-dv-inspect-head-seen = Räume, die alle gesehen haben
ui-dv-inspect-head-places = Wer da ist
ui-dv-inspect-head-discard = Abgeworfene Abenteurer
ui-dv-inspect-nobody-dead = Noch ist niemand gestorben.
ui-dv-inspect-nothing-seen = Noch wurde kein Raum geöffnet.
ui-dv-inspect-won = Im Kampf gewonnen
ui-dv-inspect-own-blood-on = Eigenes Blut auf { $dungeon_dat }
ui-dv-inspect-own-blood-in = Eigenes Blut auf { $seat }s Friedhof
ui-dv-inspect-died = Runde { $round }, { $dungeon }

## Das Ende

ui-dv-replay-eyes = { $seat_id ->
    [none] Alles offen
   *[other] Sicht: { $seat }
}
ui-dv-end-watch = Wiederholung ansehen
ui-dv-end-again = Noch einmal spielen
ui-dv-end-same = Gleicher Startwert
ui-dv-end-main-menu = Hauptmenü
ui-dv-end-page-deeds = Urkunden
ui-dv-end-page-charts = Das Rennen
ui-dv-known = Durchschaut von
ui-dv-known-round = Runde { $round }
ui-dv-never-known = niemand konnte sicher sein
ui-dv-race = Das Rennen: Blut am Ende jeder Runde
ui-dv-race-goal = Ziel: { $goal }
ui-dv-suspicion = Wie sicher man sich bei jedem Verlies sein konnte
ui-dv-luckiest = Am meisten Glück: { $seat }, { $dungeon }, Runde { $round }. Alle überlebten { $rooms ->
    [one] 1 Raum
   *[other] { $rooms } Räume
}, bei einer Chance von { $percent } %.
ui-dv-bloodiest = Am blutigsten: { $seat }, { $dungeon }, Runde { $round }. { $deaths ->
    [one] 1 Todesopfer.
   *[other] { $deaths } Todesopfer.
}
ui-dv-richest = Am reichsten: { $seat }, { $dungeon }, Runde { $round }, mit { $gold } Gold.

## Der Aufbau

ui-dv-setup-title = Ein Abend in Dungeonville
ui-dv-setup-begin = Spiel starten
ui-dv-setup-wizards = Zauberer
ui-dv-setup-away = Spielt nicht mit
ui-dv-setup-who = Wer spielt
ui-dv-setup-who-note = Wähle einen Zauberer aus und bestimme, wer ihn spielt: ein Mensch oder der Computer auf einer von vier Stufen.
holder-easy = Denkt 1 Raum voraus, flieht so früh wie möglich und rät nie, wem welches Verlies gehört.
holder-normal = Denkt 3 Räume voraus und wägt die Gefahr ab, schließt aber nie aus deinem Verhalten auf deine Urkunde.
holder-hard = Denkt 5 Räume voraus, errät Urkunden aus dem Verhalten aller, bevorzugt starke Kämpfer und blufft manchmal.
ui-dv-setup-goal = Ziel
ui-dv-setup-goal-note = So viele Punkte brauchst du, um den Sieg zu beanspruchen. Die Längen stammen aus Computerpartien auf Stufe { level-normal }.
ui-dv-setup-goal-why = Zu viert oder zu fünft sind { $printed } nach etwa 4 Runden erreicht, meist durch Kämpfe. Das geheime Verlies spielt dann kaum eine Rolle.
ui-dv-setup-length = { $kind_id ->
    [both] Empfohlen und aufgedruckt: { $goal }.
    [suggested] Empfohlen bei { $wizards } Zauberern.
    [printed] Wie aufgedruckt: { $goal }.
    [shorter] Für eine kürzere Partie.
   *[longer] Für eine längere Partie.
} Die Hälfte aller Partien endet binnen { $median } Runden, die meisten nach { $least } bis { $most }.
ui-dv-setup-seats = Spielerzahl
ui-dv-setup-seats-note = Zwei bis fünf. Zu zweit bleibt Raum für Vorsicht, zu fünft keiner, und zu kaufen gibt es dann auch keine Urkunde mehr.
ui-dv-setup-seats-2 = 2
ui-dv-setup-seats-3 = 3
ui-dv-setup-seats-4 = 4
ui-dv-setup-seats-5 = 5
ui-dv-setup-first = Sehstein
ui-dv-setup-first-note = Wer beginnt: laut Regelheft die blutrünstigste Person am Tisch. Den Beweis überlässt es euch.
ui-dv-setup-first-random = Zufällig
ui-dv-setup-limit = Letzte Runde
ui-dv-setup-limit-note = Eine Partie endet, wenn jemand zu Recht den Sieg beansprucht. Mit einer letzten Runde werden nach Runde 40 alle Urkunden aufgedeckt, und das meiste Blut gewinnt.
ui-dv-setup-limit-no = Keine: bis jemand gewinnt
ui-dv-setup-limit-yes = Runde 40

## Für Neulinge

ui-dv-how-to-play-title = So wird Dungeonville gespielt
ui-dv-how-to-play-deed-head = Ein Verlies gehört dir
ui-dv-how-to-play-deed = Hol dir { $goal } Blut: Tote der anderen in deinem geheimen Verlies zählen für dich, eigene gegen dich.
ui-dv-how-to-play-hire-head = Heuere drei an
ui-dv-how-to-play-hire = Heuere niedrige Ränge zum Kämpfen an und hohe zum Tragen; auf der Straße kosten sie nichts.
ui-dv-how-to-play-fight-head = Kampf vor der Tür
ui-dv-how-to-play-fight = Triffst du eine andere Gruppe, kämpft ihr: Der niedrigste Rang gewinnt, Besiegte seiner Farbe laufen über.
ui-dv-how-to-play-rooms-head = Raum für Raum
ui-dv-how-to-play-rooms = Öffne Räume für Gold: Jeder tötet 1 Abenteurer mit seinem Buchstaben. Flieh, bevor alle sterben.
ui-dv-how-to-play-claim-head = Sieg, wenn du dich traust
ui-dv-how-to-play-claim = Drücke { $claim }, um mit { $goal } Blut den Sieg zu beanspruchen. Irrst du dich, kennen alle dein Verlies.
ui-dv-how-to-play-help-head = Hilfe und Geheimnisse
ui-dv-how-to-play-help = Halte { $secret }, um deine Geheimnisse zu sehen, drücke { $hint } für einen Tipp, { $rulebook } fürs Regelheft.

## Die Pause

ui-dv-pause-title = Diese Partie
ui-dv-pause-goal = Mit { $goal } Blut darfst du den Sieg beanspruchen.
ui-dv-pause-round = { $limit ->
    [yes] Runde { $round }. Nach Runde { $last } werden alle Urkunden aufgedeckt.
   *[no] Runde { $round }. Eine letzte Runde gibt es nicht.
}
ui-dv-pause-rooms = Räume im Stapel
ui-dv-key-secrets = Urkunde und Punktzahl zeigen (halten)
ui-dv-key-number = Antwort per Nummer wählen
ui-dv-by-hand = { $on ->
    [yes] Münzen automatisch wählen
   *[no] Münzen selbst wählen
}
ui-dv-swap = Urkunde tauschen ({ $price })
ui-dv-leave = { $on ->
    [yes] Nichts zurücklassen
   *[no] Etwas zurücklassen
}

## Was zu hören ist

caption-round-begins = Eine Laute und eine kleine Trommel
caption-phase-recruit = Die Glocke eines Gasthofs
caption-phase-scout = Ein Fernrohr wird ausgezogen
caption-phase-combat = Eine Klinge wird gezogen
caption-phase-explore = Eine Fackel flammt auf
caption-phase-collect = Eine Truhe geht auf
caption-stone-passed = Die Harfe des Sehsteins
caption-arrived = Stiefel kommen in die Stadt
caption-left-town = Stiefel verlassen die Stadt
caption-paid = Münzen auf einem Tresen
caption-hired = Ein Federkiel, dann ein Stempel
caption-dismissed = Eine Tür fällt zu
caption-passed = Zwei Finger auf einem Tisch
caption-dissolved = Schritte, in vier Richtungen
caption-blood-taken = Warme Marker in einer Hand
caption-blood-returned = Marker gehen zurück
caption-pawn = Eine Holzfigur auf der Karte
caption-went-home = Schritte, heimwärts
caption-fight = Klingen vor einer Tür
caption-lineup = Karten werden verdeckt abgelegt
caption-lineup-turned = Zwei Karten tauschen die Plätze
caption-lineup-kept = Ein Finger auf einer Karte
caption-set-revealed = Karten werden aufgedeckt
caption-set-won = Stahl auf Stahl
caption-stood-alone = Grillenzirpen
caption-defected = Eilige Schritte über die Straße
caption-piped = Die Rattenfängerflöte
caption-shielded = Ein Hieb auf einen Schild
caption-slain = Ein Schrei, der abbricht
caption-blood = Ein Tropfen in einen Becher
caption-fight-won = Ein Tusch auf der Laute
caption-fight-drawn = Wind und ein rollender Helm
caption-enter-crypt = Eine Steinplatte gleitet zur Seite
caption-enter-rat-haus = Eine Tür, dann kleine Füße
caption-enter-ice-cave = Eis bricht, Wind kommt heraus
caption-enter-goblin-camp = Ein Tor, eine Trommel, ein Kläffen
caption-enter-dragons-lair = Eiserne Türen, dann ein Atemzug
caption-door-crypt = Ein Deckel wird verschoben
caption-door-rat-haus = Eine verzogene Tür
caption-door-ice-cave = Eis gibt nach
caption-door-goblin-camp = Felle werden beiseitegerissen
caption-door-dragons-lair = Heißes Eisen schwingt auf
caption-item = Eine Harfe: Etwas glänzt
caption-item-taken = Etwas wird an einen Gürtel gebunden
caption-survived = Alle atmen auf
caption-perished = Ein Schrei und sein Echo
caption-blood-spilled = Es tropft
caption-treasure = Gold fällt in einen Sack
caption-treasure-dropped = Gold fällt auf Stein
caption-jester = Schellen an einer Kappe
caption-oracle-drawn = Ein Glas, das es wusste
caption-imitated = Eine Stimme, zweimal
caption-thawed = Etwas taut
caption-orb = Ein Raum brennt
caption-rites = Glocke, Buch und Öl
caption-keyhole = Ein Schlüssel und angehaltener Atem
caption-trail-map = Eine Karte wird entfaltet
caption-escaped = Sie rennen, eine Tür schlägt zu
caption-hollow = Ein Klopfen, sonst nichts
caption-party-lost = Schreie, dann Rattenapplaus
caption-collected = Ein Sack in eine Truhe
caption-deed-swapped = Schublade, Papier, Schublade
caption-deed-kept = Eine Schublade wird zugeschoben
caption-claim-passed = Jemand räuspert sich
caption-claim-failed = Eine Saite reißt, jemand lacht
caption-victory = Ein Tanz und Rattenapplaus
caption-deed-shown = Ein Siegel, ein Blatt wird entfaltet
caption-limit = Die Stadtglocke
caption-town = Eine Marktstraße
caption-crypt = Tropfen in einer Gruft
caption-rat-haus = Kleine Füße und Rohre
caption-ice-cave = Wind über Eis
caption-goblin-camp = Ein Lager am Feuer
caption-dragons-lair = Etwas schläft
caption-music-town = Ein Tanz auf der Laute
caption-music-duel = Der Tanz, nun im Ernst
caption-music-trip = Eine Laute auf Zehenspitzen
caption-music-greed = Die Laute fällt in Trab
caption-music-doom = Eine Trommel unter der Erde

## Seiten des Regelhefts über einzelne Karten und Teile

ui-dv-page-dungeons = Verliese
ui-dv-page-wizard-list = Zauberer
ui-dv-page-adventurers = Abenteurer
ui-dv-page-classes = Klassen
ui-dv-page-items = Gegenstandskarten
ui-dv-page-places = Stadt
ui-dv-page-pieces = Urkunden, Blut und Stein
ui-dv-page-rooms-crypt = Räume der Krypta
ui-dv-page-rooms-rat-haus = Räume des Ratthauses
ui-dv-page-rooms-ice-cave = Räume der Eishöhle
ui-dv-page-rooms-goblin-camp = Räume des Goblinlagers
ui-dv-page-rooms-dragons-lair = Räume des Drachenhorts
ui-dv-page-dungeon = Verlies mit 32 Räumen
ui-dv-page-wizard = bekannt als { $title }
ui-dv-page-class = { $count ->
    [one] Klasse mit 1 Abenteurer
   *[other] Klasse mit { $count } Abenteurern
    }
ui-dv-page-place = Ort in der Stadt, { $gold } Gold
ui-dv-page-piece = Spielmaterial
ui-dv-page-letters = Buchstaben
ui-dv-page-letters-count = Unter jedem Buchstaben: wie viele der 32 Räume dort ihn haben.
ui-dv-page-room-letters = Räume
ui-dv-page-room-letters-count = Wie viele der 32 Räume welchen Buchstaben haben. Die anderen beiden sind Gegenstände.
ui-dv-page-victims = Wer dort diesen Buchstaben hat

## Überschriften großer Augenblicke

climax-party-lost = Eine ganze Gruppe ist verloren
climax-defected = { $adventurer } wechselt die Seite
climax-claim-failed = { $seat } liegt falsch
climax-victory-claimed = { $seat } gewinnt

## Der begleitete erste Abend: Lektionen, jede mit ihrem Titel

ui-guide-town-goal-head = Du bist Zauberer
ui-guide-town-goal = Du bist { name-black }, einer von drei Zauberern. Du heuerst Abenteurer an, die in Verliesen kämpfen und sterben. Blut bringt Punkte, sieben gewinnen.
ui-guide-town-deed-head = Deine Urkunde
ui-guide-town-deed = Diese Urkunde sagt, welches Verlies dir gehört. Nur du siehst sie. Fremdes Blut auf deinem Verlies zählt für dich, dein eigenes gegen dich.
ui-guide-town-rank-head = Abenteurer
ui-guide-town-rank = Die große Zahl ist der Rang: niedrig kämpft besser, hoch trägt mehr Gold. Der Buchstabe in der Farbe eines Verlieses zeigt die Aussichten dort: A ist am besten.
ui-guide-town-hire-head = Heuere eine Gruppe an
ui-guide-town-hire =
    Heuere nacheinander drei Abenteurer an. Jeder deiner vier Blutmarker ist 10 Gold wert, nur in Runde 1. { $device_id ->
        [pad] Das Steuerkreuz wählt.
        [mouse] Wähle mit einem Klick.
       *[keys] Pfeiltasten und Enter wählen.
    }
ui-guide-town-keys-head = Wenn du nicht weiterweißt
ui-guide-town-keys =
    { $device_id ->
        [mouse] Die Lampe gibt einen Tipp mit Begründung. Drei Striche: das Menü mit den Regeln und allen Tasten. Das Blatt zeigt alles, was geschehen ist.
       *[keys] { $hint } gibt einen Tipp mit Begründung. { $menu } öffnet das Menü mit den Regeln und allen Tasten. { $log } zeigt alles, was geschehen ist.
    }
ui-guide-town-exchange-head = Tauschen und rückgängig
ui-guide-town-exchange =
    Wähle, wer gehen muss. Noch wurde nichts aufgedeckt: { $device_id ->
        [mouse] Die zwei Pfeile nehmen deine Wahl zurück.
       *[keys] { $undo } nimmt deine Wahl zurück.
    }
ui-guide-town-scout-head = Wähle ein Verlies
ui-guide-town-scout = Schick deine Gruppe zu einem Verlies. Vergleiche die Buchstaben: D und E sterben dort am häufigsten. Wer dasselbe wählt, kämpft zuerst gegen dich.
ui-guide-town-fight-head = Ein Kampf
ui-guide-town-fight = Gruppen am selben Eingang kämpfen in drei Durchgängen. Der niedrigste Rang gewinnt jeden davon; wer die meisten Überlebenden hat, darf hinein.
ui-guide-town-order-head = Drei Kämpfer
ui-guide-town-order = Lege drei Kämpfer verdeckt aus. Besiegte in der Farbe des Siegers wechseln die Seite, die anderen sterben.
ui-guide-town-won-head = Gewonnenes Blut
ui-guide-town-won = Ein Durchgang mit Toten bringt dir einen Blutmarker, für immer: einen Punkt, egal welches Verlies dir gehört.
ui-guide-town-room-head = Erforschung
ui-guide-town-room = Jetzt erforschen die Gruppen Raum um Raum. Der Buchstabe eines Raums tötet einen Abenteurer, der ihn dort hat. Überlebende tragen das Gold hinaus.
ui-guide-town-spilled-head = Vergossenes Blut
ui-guide-town-spilled = Für jeden Toten, nur nicht für ein Maultier, bleibt ein Marker seines Zauberers hier: ein Punkt für den Besitzer des Verlieses. Bist du das?
ui-guide-town-treasure-head = Schatz
ui-guide-town-treasure = Deine Gruppe trägt so viel Gold, wie ihre Ränge zusammen ergeben. Stirbt jemand, musst du vielleicht etwas zurücklassen.
ui-guide-town-item-head = Ein Gegenstand
ui-guide-town-item = Ein Gegenstand wirkt, solange jemand seiner Klasse in deiner Gruppe lebt. Seine Seite sagt, was er tut. Oder bezahle damit: 5 Gold.
ui-guide-town-escape-head = Fliehen oder weiter
ui-guide-town-escape = Flieh mit deinem Gold oder öffne noch einen Raum. Nach einem Tod oder einem Gegenstand musst du weiter.
ui-guide-town-collect-head = Sammeln
ui-guide-town-collect = Das Gold gehört dir. Damit heuerst du bessere Abenteurer an, aber ohne Wechselgeld. Für 50 darfst du deine Urkunde und damit dein Verlies tauschen.
ui-guide-town-swap-head = Urkunde tauschen?
ui-guide-town-swap = Für 50 Gold darfst du deine Urkunde unbesehen gegen eine im Urkundenhaus tauschen. Dann zählt alles Blut auf jenem Verlies für dich.
ui-guide-town-lost-head = Alle tot
ui-guide-town-lost = Eine Gruppe ohne Überlebende oder nur mit grauen Karten ist verloren, mit allem, was sie trug. Heuere nächste Runde neu an.
ui-guide-town-stone-head = Der Sehstein
ui-guide-town-stone = Der Sehstein ist weitergewandert. Wer ihn hat, beginnt jede Phase dieser Runde.
ui-guide-town-clues-head = Beobachte die anderen
ui-guide-town-clues = Meidet jemand ein Verlies, oder stirbt dort auffallend gern? Das Auge sammelt solche Hinweise auf die Urkunden der anderen und deine eigenen Markierungen.
ui-guide-town-claim-head = Sieg beanspruchen?
ui-guide-town-claim = Beanspruche den Sieg ab sieben Punkten. Mit weniger verrätst du nur dein Verlies: Dann warte. Die Frage kommt früh, damit sie nichts verrät.
ui-guide-town-end-head = Das Ende
ui-guide-town-end = Ein berechtigter Anspruch beendet den Abend. Mit mehr Zauberern ist das Ziel höher, und vor den Eingängen wird es eng. Spiel noch einmal!

## Rekorde

record-by-subject = Ziel
record-by-difficulty = Computerspieler
record-by-figure = Zauberer
record-subject-goal = Ziel { $number }
