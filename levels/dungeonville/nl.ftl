# Dungeonville: every word that a player reads.

## De tovenaars per plaats: naam, titel, teken en kleur

name-black = Baldric
    .gender = m
title-black = de Doodgraver
text-black = Ging in de kerkerbranche toen het uitvaartwezen kwakkelde. Nu houdt het een het ander draaiende.
sign-black = vleermuis
colour-black = zwart

name-white = Morgane
    .gender = f
title-white = de Bleke
text-white = Komt sinds de erfenis niet meer buiten en laat avonturiers bezorgen zoals een ander gebak.
sign-white = oog
colour-white = wit

name-orange = Ysolde
    .gender = f
title-orange = de Warmhartige
text-orange = Zwaait elke groep uit vanaf de kantelen, en weet tot op de minuut hoelang dat nog kan.
sign-orange = pompoen
colour-orange = oranje

name-teal = Theobald
    .gender = m
title-teal = de Welingelichte
text-teal = Heeft voor elk raam een verrekijker en onder elke verrekijker een kasboek.
sign-teal = tentakel
colour-teal = turquoise

name-pink = Petronella
    .gender = f
title-pink = de Lieftallige
text-pink = Stuurt alle nabestaanden een handgeschreven kaartje. Ze laat ze drukken, per honderd.
sign-pink = hart
colour-pink = roze

## De kerkers

name-crypt = Crypte
    .the = de Crypte
text-crypt = Rustige buren en een lang huurcontract: nog nooit heeft een huurder opgezegd.

name-rat-haus = Rathuis
    .the = het Rathuis
text-rat-haus = Zetel van het plaatselijk bestuur, met voor elke stem een staart.

name-ice-cave = IJsgrot
    .the = de IJsgrot
text-ice-cave = Hier blijft alles goed, en helden het langst.

name-goblin-camp = Goblinkamp
    .the = het Goblinkamp
text-goblin-camp = Vierhonderd goblins, één kok en geen enkele klacht die de indiener heeft overleefd.

name-dragons-lair = Drakenhol
    .the = het Drakenhol
text-dragons-lair = De schat wordt elke avond geteld. De gasten ook.

## De stad

name-street = Straat
    .the = de Straat
text-street = Ze kosten niets, want niemand heeft ze iets gevraagd. Hier wacht wie het slechtst vecht, maar meestal wel een huis kan tillen.

name-inn = Kroeg
    .the = de Kroeg
text-inn = Voor een rondje stemmen ze met alles in, soms zelfs schriftelijk.

name-temple = Tempel
    .the = de Tempel
text-temple = De gift is vrijwillig, het bedrag niet.

name-guild = Gildehal
    .the = de Gildehal
text-guild = Opgeleid, verzekerd en georganiseerd. Niets daarvan geldt in kerkers.

name-tavern = Herberg
    .the = de Herberg
text-tavern = Hier zit de sterkste van de vijf, op het meubilair of op de waard.

name-deed-house = Opdrachthuis
    .the = het opdrachthuis
text-deed-house = Hier liggen, gedekt, de kerkers die niemand heeft geërfd. Voor 50 goud mag je er een meenemen en je eigen achterlaten. Dan ziet wel iedereen dat je iets van plan bent.

## De fasen van een ronde

name-recruit = Rekrutering
    .the = de rekrutering
text-recruit = Huur avonturiers in tot iedereen er 3 heeft.
name-scout = Verkenning
    .the = de verkenning
text-scout = Kies om de beurt een kerker voor je groep.
name-combat = Gevecht
    .the = het gevecht
text-combat = Groepen die elkaar bij een entree treffen, vechten erom in drie sets.
name-explore = Onderzoek
    .the = het onderzoek
text-explore = Kamer na kamer: eerst eist de letter een dode, dan komt het goud, dan de keuze om te ontsnappen of door te gaan.
name-collect = Verzamelen
    .the = het verzamelen
text-collect = Goud dat naar buiten is gedragen, is van jou. Nu mag je een andere opdracht kopen. Daarna gaat de startspelersteen naar links.

## Woorden uit de spelregels

name-rank = rang
    .the = de rang
text-rank = Van 1 tot 64, elk maar één keer. Hoe lager de rang, hoe beter iemand vecht. Hoe hoger de rang, hoe meer goud iemand draagt.
name-capacity = draagcapaciteit
    .the = de draagcapaciteit
text-capacity = Zoveel goud kan je groep dragen: alle rangen van de levenden bij elkaar opgeteld. Voorwerpen wegen niets.
name-letter = letter
    .the = de letter
text-letter = Hoe het een avonturier in een kerker vergaat. Een kamer met diezelfde letter kan dodelijk zijn.
name-party = groep
    .the = de groep
text-party = Alle avonturiers van één tovenaar.
name-fighters = vechters
    .the = de vechters
text-fighters = Hoogstens 3 avonturiers uit een groep, door hun tovenaar gedekt op volgorde gelegd voor een gevecht.
name-reserves = reserves
    .the = de reserves
text-reserves = Groepsleden die niet meevechten. Ze juichen, en tellen niet mee tot de entree gewonnen is.
name-defector = overloper
    .the = de overloper
text-defector = Een verslagen avonturier in de kleur van de winnaar, die tot inzicht komt en van kant wisselt.
name-blood = bloedfiche
    .the = de bloedfiche
text-blood = Eén voor elke dode die telt, in de kleur van de tovenaar die de avonturier verloor.
name-graveyard = dodenrijk
    .the = het dodenrijk
text-graveyard = Bloed uit gewonnen gevechten. Iedereen kan het zien, en het telt voor wie het won.
name-treasury = schatkist
    .the = de schatkist
text-treasury = De goudkaarten en voorwerpen die je groepen hebben thuisgebracht, voor iedereen zichtbaar.
name-deed = opdracht
    .the = de opdracht
text-deed = De eigendomsakte waarop staat welke kerker van jou is. Verder weet niemand het.
name-score = score
    .the = de score
text-score = Je dodenrijk plus het bloed van anderen in jouw kerker, min je eigen bloed daar.
name-goal = doel
    .the = het doel
text-goal = De score waarmee je de overwinning kunt opeisen.
name-claim = overwinning opeisen
text-claim = Zeg dat je hebt gewonnen en toon je opdracht. Heb je het mis, dan weet iedereen voortaan waar je woont.
name-seeing-stone = startspelersteen
    .the = de startspelersteen
text-seeing-stone = Wie hem heeft, begint elke fase. Na elke ronde gaat hij naar links.
name-entrance = entree
    .the = de entree
text-entrance = Hier staan pionnen, vechten groepen en blijft het bloed van de doden uit de kerker voorgoed liggen.
name-expedition = expeditie
    .the = de expeditie
text-expedition = Het bezoek van één groep aan een kerker, van de eerste kamer tot de laatste. Voor sommigen in elk opzicht de laatste.
name-adventurers = avonturiers
    .the = de avonturiers
text-adventurers = Eén stapel en één aflegstapel voor de hele branche. Wie wordt afgelegd, is soms eerder terug dan de familie hoopte.

## Letters

letter-A = A: voelt zich thuis
letter-B = B: heeft een goede kans
letter-C = C: heeft een kans
letter-D = D: kan beter een briefje achterlaten
letter-E = E: hoeft niet veel in te pakken
letter-jester = ?: krijgt bij de entree de letter van de eerste de beste vreemde
letter-oracle = X: neemt bij de entree de letter van een metgezel over

## Kleuren en klassen

name-red = rood
name-blue = blauw
name-green = groen
name-yellow = geel
name-purple = paars
name-colourless = kleurloos
text-colourless = Heeft geen vrienden: kleurlozen lopen nooit over, niemand loopt naar ze over, en een groep van louter kleurlozen valt uiteen.

name-cleric = priester
text-cleric = Heelt gewonden, troost stervenden en houdt de fooi zelf. Thuis in de Crypte, waar de Sacramentenkoffer ligt.
name-paladin = paladijn
text-paladin = Staat pal voor het goede, meestal in de deuropening. Thuis in de Crypte, waar het Vrome schild ligt.
name-thief = dief
text-thief = Gaat als laatste naar binnen, komt als eerste naar buiten en is op de terugweg zwaarder. Thuis in het Rathuis, waar de Knekelsleutels liggen.
name-bard = bard
text-bard = Zorgt dat er iemand in de herinnering voortleeft, vermoedelijk de bard. Thuis in het Rathuis, waar de Rattenvangersfluit ligt.
name-barbarian = barbaar
text-barbarian = Lost de meeste dingen op door erop te slaan, en de rest door er nog eens op te slaan. Thuis in de IJsgrot, waar de Vorstbijl ligt.
name-druid = druïde
text-druid = Kent de taal der dieren. De dieren hadden zich er meer van voorgesteld. Thuis in de IJsgrot, waar de Dooistaf ligt.
name-ranger = woudloper
text-ranger = Vindt de weg, laat geen spoor na en eet wat stilzit. Thuis in het Goblinkamp, waar de Routekaart ligt.
name-monk = monnik
text-monk = Bezit niets, vreest niets en slaat je met allebei. Thuis in het Goblinkamp, waar de Rol van de open hand ligt.
name-sorcerer = magiër
text-sorcerer = Onbegrensde macht, binnen de perken, op de meeste dagen. Thuis in het Drakenhol, waar de Gloedbol ligt.
name-knight = ridder
text-knight = Eer, moed en veertig kilo keukengerei. Thuis in het Drakenhol, waar de Drakenleren zadeltassen liggen.
name-squire = schildknaap
text-squire = Leert het vak van onderaf. Elk van hen is in een andere kerker thuis, en een eigen voorwerp hebben ze niet.
name-peasant = boer
text-peasant = Had gehoord dat er goud in zat. Elk van hen is in een andere kerker thuis, en een eigen voorwerp hebben ze niet.
name-assassin = moordenaar
text-assassin = De sterkste van allemaal, en kleurloos: wie door de moordenaar wordt verslagen, sterft.
name-jester = joker
text-jester = Bij de entree trekt de joker een vreemde van de stapel. Binnen vergaat het hem zoals het die vreemde zou zijn vergaan.
name-oracle = orakel
text-oracle = Bij de entree neemt het orakel de letter van een metgezel over, en houdt die, ook als de metgezel hem niet meer nodig heeft.
name-mule = koerier
text-mule = Draagt het meest en vecht het slechtst. Wordt de koerier gedood, dan krijgt niemand daar bloed voor.

## Avonturiers

name-nix-the-nameless = Nix de Naamloze
text-nix-the-nameless = Het contract spreekt van "ondergetekende". Wie wilde nakijken wie dat is, heeft daarna niets meer ondertekend.
name-brunhild-bonebreak = Brunhild Bottenbreker
text-brunhild-bonebreak = Opent deuren, kisten en onderhandelingen met dezelfde schouder.
name-sir-percival-loud = Heer Percival Luid
text-sir-percival-loud = Kondigt elke hinderlaag aan waar hij in loopt, op rijm.
name-dame-orla-the-spotless = Vrouwe Orla de Smetteloze
text-dame-orla-the-spotless = Draagt twee zwaarden en vier stukken zeep.
name-tam-longstride = Tam Langbeen
text-tam-longstride = Heeft elke weg de stad uit verkend, en op de meeste nog schulden.
name-grod-the-unwashed = Grod de Ongewassene
text-grod-the-unwashed = Zijn vijanden vluchten tegen de wind in.
name-sister-palm = Zuster Vlakhand
text-sister-palm = Legde de gelofte van stilte af, en laat sindsdien haar linkerhand het woord doen.
name-sir-gawp = Heer Gaper
text-sir-gawp = Is nog voor elk monster bewonderend blijven staan.
name-fingers-malloy = Vingers Malloy
text-fingers-malloy = Heeft er negen, en een lang verhaal over de tiende.
name-brother-justus = Broeder Justus
text-brother-justus = Vergeeft iedereen, doorgaans net te laat.
name-zelda-sparks = Zelda Vonk
text-zelda-sparks = Moest van de academie af, vond wat er nog van over was.
name-wren-of-the-hedge = Wren van de Heg
text-wren-of-the-hedge = Woont uit vrije wil in een heg, en stuurt het weiland rekeningen.
name-father-mumble = Pater Mompel
text-father-mumble = Zijn zegeningen werken. Alleen is nooit duidelijk waarop.
name-ursa-the-hugger = Ursa de Knuffelaar
text-ursa-the-hugger = Bedoelt het goed. Ribben denken daar anders over.
name-quiet-bao = Stille Bao
text-quiet-bao = Zei sinds het voorjaar één woord, en dat was "bukken".
name-old-mossbeard = Oude Mosbaard
text-old-mossbeard = Er nestelt iets in, en het heeft een mening.
name-sir-clank = Heer Rammel
text-sir-clank = Kocht zijn harnas per kilo, en loopt in termijnen.
name-dibs-the-borrower = Dibs de Lener
text-dibs-the-borrower = Geeft alles terug zodra iemand het merkt.
name-lorelei-flat-note = Lorelei Wanklank
text-lorelei-flat-note = De vleermuizen verlaten de grot nog voor haar, uit solidariteit.
name-dame-honor-bright = Vrouwe Honora Glans
text-dame-honor-bright = Gaat altijd voorop, want achter haar ziet niemand iets door dat aureool.
name-maximus-fizz = Maximus Bruis
text-maximus-fizz = Elke spreuk die hij uitspreekt, is zijn beste ooit, heel even.
name-pip-the-eager = Pip de Gretige
text-pip-the-eager = Meldde zich aan voor de vraag was uitgesproken.
name-hawkeye-nell = Nel Haviksoog
text-hawkeye-nell = Raakt een mus op tweehonderd passen, en stuurt daarna bloemen.
name-abbess-agnes = Abdis Agnes
text-abbess-agnes = Heeft veertig wezen opgevoed en, op een kwade nacht, hun grootouders opgewekt.
name-wat-turnip = Wout Knol
text-wat-turnip = Verliet de boerderij op zoek naar avontuur. De knollen hebben niets gemerkt.
name-olaf-the-delicate = Olaf de Fijngevoelige
text-olaf-the-delicate = Huilt bij bruiloften, bij zonsondergangen en bij de begrafenissen die hij veroorzaakt.
name-master-ho = Meester Ho
text-master-ho = Leert dat de reis de beloning is, en rekent af per mijl.
name-fern-thistledown = Fern Distelpluis
text-fern-thistledown = Biedt gras haar excuses aan.
name-lady-visor = Vrouwe Vizier
text-lady-visor = Heeft het niet meer opgeslagen sinds dat mislukte portret.
name-nimble-ned = Vlugge Ned
text-nimble-ned = Ontwijkt pijlen, belastingen en de afwas.
name-jolly-jaro = Jolige Jaro
text-jolly-jaro = Kent voor elke gelegenheid een lied, en het is altijd dat lange.
name-giggles = Giechel
text-giggles = Niemand weet wat hij nu weer gaat doen. Hij heeft het al rondgevraagd.
name-madame-maybe = Madame Misschien
text-madame-maybe = Heeft precies deze zin voorzien, of een die er wel op lijkt.
name-sir-oath-a-lot = Heer Zweerveel
text-sir-oath-a-lot = Zweert bij zijn eer, bij zijn zwaard en, als hij zijn teen stoot, zonder bronvermelding.
name-pyra-the-singed = Pyra de Geschroeide
text-pyra-the-singed = Inmiddels vuurvast, op de wenkbrauwen na.
name-tuck-buckleby = Tuck Gesp
text-tuck-buckleby = Houdt de paarden vast. Er zijn geen paarden. Hij houdt vol.
name-silas-fletch = Silas Pijlstaart
text-silas-fletch = Maakt zijn eigen pijlen, en zijn eigen uitvluchten erbij.
name-deacon-dross = Diaken Schraap
text-deacon-dross = Collecteert voor de armen, en rekent zichzelf daartoe.
name-marge-haycart = Marge Hooiwagen
text-marge-haycart = Steekt al dertig jaar hooi, en denkt dat een draak grotendeels hooi is.
name-thora-two-axe = Thora Tweebijl
text-thora-two-axe = Eén bijl voor de vijand, en één voor wie vraagt waarom.
name-sleepy-lotus = Slaperige Lotus
text-sleepy-lotus = Mediteert zo diep dat het galmt.
name-barkley-elm = Bastiaan Iep
text-barkley-elm = Spreekt namens de bomen, vooral 's nachts, vooral over eekhoorns.
name-sir-rusty = Heer Roest
text-sir-rusty = Was een ridder in blinkend harnas, tot dat gedoe met die slotgracht.
name-velvet-vera = Fluwelen Vera
text-velvet-vera = Steelt alleen harten, en wat er toevallig op zit gespeld.
name-trill-the-tuneful = Tril de Toonvaste
text-trill-the-tuneful = Perfect gehoor, vreselijke timing.
name-brother-glum = Broeder Somber
text-brother-glum = Vertrouwt erop dat het erger wordt, en is nog nooit teleurgesteld.
name-ozwin-the-vague = Ozwin de Vage
text-ozwin-the-vague = Weet nog hoe elke spreuk afloopt, en hoopt dan elders te zijn.
name-kit-bootpolish = Kit Schoensmeer
text-kit-bootpolish = In zijn werk zie je je eigen gezicht, en de oger achter je.
name-jory-far-sight = Jory Verziend
text-jory-far-sight = Ziet gevaar op een mijl afstand, en struikelt over dat vlak voor zijn voeten.
name-canon-crumb = Kanunnik Kruimel
text-canon-crumb = Vast trouw, tussen de maaltijden.
name-hob-muckraker = Hob Mestvork
text-hob-muckraker = Na de koninklijke stallen ruikt een kerker naar een mooie toekomst.
name-iron-elbow-edda = Edda IJzerelleboog
text-iron-elbow-edda = Komt zonder een woord door menigten, muren en de douane.
name-petal-brook = Bloesem Beek
text-petal-brook = Heeft nootjes mee voor wat daarbeneden woont.
name-shady-sal = Louche Sal
text-shady-sal = Kan aan alles komen, mits je het sinds gisteren kwijt bent.
name-humphrey-hum = Humphrey Neurie
text-humphrey-hum = Is de tekst al jaren kwijt, en sindsdien op tournee.
name-whizz-arcanus = Zoef Arcanus
text-whizz-arcanus = Op zijn hoed staan sterren. Eronder is nog ruimte.
name-dob-the-carrier = Dob de Drager
text-dob-the-carrier = Draagt ieders bagage, en niemand iets na.
name-mother-mild = Moeder Mild
text-mother-mild = Eerst thee, dan duiveluitdrijving, en aldoor koekjes.
name-gaffer-barley = Opa Gerst
text-gaffer-barley = Weet nog dat het hier in de kerker allemaal akkers waren.
name-willow-wisp = Willow Dwaallicht
text-willow-wisp = Leidt reizigers het moeras in, en sommigen er weer uit.
name-ballad-bess = Bess Ballade
text-ballad-bess = Bezingt gevallen helden, en houdt voor ieder van jullie een couplet vrij.
name-squeak-the-late = Piep de Telaatkomer
text-squeak-the-late = Werd in de vorige kerker verwacht. Daarom is hij nog beschikbaar.
name-nan-porridge = Oma Pap
text-nan-porridge = Kookte voor negen. Als er drie terugkomen, mogen die twee keer opscheppen.
name-dorothea-the-mule = Dorothea de Muilezel
text-dorothea-the-mule = Kreeg het contract te zien, at het op, en is sindsdien in geen enkel contract meer genoemd.

## Kamers: Crypte

name-cr-01 = Zaal van de zwijgende botten
text-cr-01 = Ze vallen stil als je binnenkomt. Men heeft hierbeneden nog manieren.
name-cr-02 = Verguld reliekschrijn
text-cr-02 = De teen van een heilige, twee keer verguld en nooit gebruikt.
name-cr-03 = Wenende trap
text-cr-03 = Elke trede snikt een beetje. De leuning snottert alleen.
name-cr-04 = Kist zonder deksel
text-cr-04 = Het deksel is van binnenuit losgehaald, en meegenomen.
name-cr-05 = Weduwenis
text-cr-05 = Elf urnen op een plank, en plek voor de twaalfde.
name-cr-06 = Kaarsengewelf
text-cr-06 = Niemand steekt ze ooit aan. Iemand blaast ze steeds uit.
name-cr-07 = Rammelgalerij
text-cr-07 = Portretten van de doden, door de doden, waar de doden uit leunen.
name-cr-08 = Lijkwaskelder
text-cr-08 = Het gaat wel van de vloer af. Niet van de laarzen.
name-cr-09 = Rouwbank
text-cr-09 = Ga even zitten. Zo zijn de anderen ook begonnen.
name-cr-10 = Knekelboog
text-cr-10 = Familie, en ze dragen het gewelf. Gelieve niet op oudoom te leunen.
name-cr-11 = Schuur van de grafdelver
text-cr-11 = Spades, touwen en een lijst met namen. De jouwe staat er nog met potlood.
name-cr-12 = Gebarsten sarcofaag
text-cr-12 = Er lekt goud uit, dat is mooi, en daarna nog iets, dat niet.
name-cr-13 = Schedelkast
text-cr-13 = Gesorteerd op grootte, en daarna op verbazing.
name-cr-14 = Koude kapel
text-cr-14 = De dienst is kort, en het slotwoord definitief.
name-cr-15 = Kamer met mottige lijkwaden
text-cr-15 = De motten hebben de lijkwaden op, en kijken nu naar je mantel.
name-cr-16 = Voorraadkast van de lijkeneters
text-cr-16 = Alles hangt aan een haak, met een datum erop. De haak van vandaag is vrij.
name-cr-17 = Verzonken mausoleum
text-cr-17 = Een familie die samen aan lager wal is geraakt.
name-cr-18 = Bel voor de begravenen
text-cr-18 = Er hangt een koord aan voor wie te vroeg ter aarde is besteld. De bel gaat.
name-cr-19 = Stoffig koor
text-cr-19 = De laatste noot houden ze aan tot ver na hun dood.
name-cr-20 = Brokkelige nis
text-cr-20 = Elke steen zit los, behalve die ene die je wilt hebben.
name-cr-21 = Salon van de dolende dode
text-cr-21 = Drie stoelen, twee kopjes, één gastheer, geen polsslag.
name-cr-22 = Bottenglijbaan
text-cr-22 = Recht, steil, en glad gesleten door de klandizie.
name-cr-23 = Balsemtafel
text-cr-23 = De riemen zijn nieuw, en passen om elke held.
name-cr-24 = Rusteloze rij
text-cr-24 = Twaalf graven op een rij, en dertien bij het appel.
name-cr-25 = Kleedkamer van de vampier
text-cr-25 = Er is geen spiegel, en toch geeft hij de kleermaker de schuld.
name-cr-26 = Wachtkamer van de lich
text-cr-26 = Trek een nummer. Wie nu aan de beurt is, is overleden tijdens het wachten.
name-cr-27 = Put met vingers
text-cr-27 = Ze wijzen naar wie het laatst binnenkwam. Ze vergissen zich nooit.
name-cr-28 = Mummiegarderobe
text-cr-28 = Veertig tinten linnen, en één ervan kijkt terug.
name-cr-29 = Graf van de lange koning
text-cr-29 = Te lang voor welke kist ook, dus niemand heeft ooit geprobeerd hem dicht te doen.
name-cr-30 = Deur die zucht
text-cr-30 = Ze heeft er al zoveel binnengelaten, en zou er graag eens een terugzien.

## Kamers: Rathuis

name-rh-01 = Kaasaltaar
text-rh-01 = De gelovigen offeren hele kazen, en de korsten zijn heilig.
name-rh-02 = Kruimelkluis
text-rh-02 = Een fortuin aan korsten en, door een vergissing van een klerk, een beetje goud.
name-rh-03 = Piepende trap
text-rh-03 = De trap zelf is stil. Het is wat hem overeind houdt.
name-rh-04 = Nis van de staartknoop
text-rh-04 = Een dozijn ratten, één knoop, en twaalf meningen over hoe die los moet.
name-rh-05 = Afgeknaagde leuning
text-rh-05 = Houd de leuning goed vast, dan heb je hem straks in je hand.
name-rh-06 = Bar De Snorhaar
text-rh-06 = Het eerste drankje is gratis. Bij het tweede ben jij het hapje.
name-rh-07 = Rioolfoyer
text-rh-07 = Voeten vegen, alstublieft. Daarna de rest.
name-rh-08 = Pestkast
text-rh-08 = Goed gevuld. Het is het seizoen voor koorts.
name-rh-09 = Troon van de rattenkoning
text-rh-09 = Gekozen voor het leven, al vier keer sinds Pasen.
name-rh-10 = Vetvanger
text-rh-10 = Hij was bedoeld voor vet.
name-rh-11 = Tandenkelder
text-rh-11 = Alle maten, netjes gesorteerd. De tandenfee komt niet meer, haar geld is op.
name-rh-12 = Emmerkamer
text-rh-12 = Honderd emmers. Negenennegentig zijn voor het lek.
name-rh-13 = Lintjesnest
text-rh-13 = Hier is de meiboom dus gebleven, met een paar van de dansers.
name-rh-14 = Verdronken keuken
text-rh-14 = Soep, als je niet bang bent voor diep water.
name-rh-15 = Kapotte buis
text-rh-15 = Hij fluit steeds dezelfde vier noten. Iets is gaan meeneuriën.
name-rh-16 = Hol negen
text-rh-16 = Ook uit één tot en met acht heeft nooit iemand iets laten horen.
name-rh-17 = Vlooienbalzaal
text-rh-17 = Op feestdagen danst de vloer uit zichzelf.
name-rh-18 = Schimmelzolder
text-rh-18 = Zacht onder de voeten, zachter boven het hoofd, en alles ademt.
name-rh-19 = Trippelzaal
text-rh-19 = Gebouwd voor wie een hand hoog is, en haast heeft.
name-rh-20 = Zakkenpakhuis
text-rh-20 = In sommige zakken zit graan. Dat zijn de zakken die stilliggen.
name-rh-21 = Muur van ogen
text-rh-21 = Ze knipperen om beurten, zodat er altijd één op je let.
name-rh-22 = Zwermschoorsteen
text-rh-22 = Roet, veren, en in de verte het geluid van iets wat gaat stromen.
name-rh-23 = Bijtsteeg
text-rh-23 = De Knabbellaan is afgesloten wegens werkzaamheden. Al het verkeer moet hierlangs.
name-rh-24 = Zwarte afvoer
text-rh-24 = Je kunt de zee horen, als de zee zou kauwen.
name-rh-25 = Kamer van de reuzenval
text-rh-25 = Een grapjas heeft er een in jouw maat gebouwd, met jouw soort kaas.
name-rh-26 = Graf van de rattenvanger
text-rh-26 = Hij was heel goed. Ze deden er een hele avond over.
name-rh-27 = Ketel met korsten
text-rh-27 = Wordt elk uur geroerd door iets wat daarvoor op zijn tenen moet staan.
name-rh-28 = Instortende zolder
text-rh-28 = Houtworm boven, ratten onder, en ze zijn het eens geworden.
name-rh-29 = Het lange knagen
text-rh-29 = Ze zijn jaren geleden aan het andere eind begonnen. Dit eind ben jij.
name-rh-30 = Moeder van alle ratten
text-rh-30 = Ze kent negenduizend namen, en hoeft er maar één te roepen.

## Kamers: IJsgrot

name-ic-01 = Bevroren fontein
text-ic-01 = Er is een wens in gegooid, en die is nog steeds onderweg naar de bodem.
name-ic-02 = Blauwe kristalnis
text-ic-02 = Mooi, koud en minder waard dan het lijkt, zoals de meeste adel.
name-ic-03 = Gladde drempel
text-ic-03 = Blijf doodstil staan. Je komt er evengoed.
name-ic-04 = IJspegelorgel
text-ic-04 = Er zit één groots akkoord in, en dat speelt het één keer.
name-ic-05 = Ingesneeuwd kamp
text-ic-05 = De stoofpot zit nog op de lepel.
name-ic-06 = Boog van mammoetribben
text-ic-06 = De mammoet kwam hier ook maar schuilen.
name-ic-07 = Rijpzaal
text-ic-07 = De kroonluchters groeien, en niemand weet dat er ooit een is opgehangen.
name-ic-08 = Gang van de ademwolkjes
text-ic-08 = Eén wolkje per persoon. Tel nu nog eens.
name-ic-09 = Gletsjerspleet
text-ic-09 = Hij schuift een vingerdikte per jaar op, en heeft gespaard.
name-ic-10 = Pinguïnhof
text-ic-10 = De wet is hier zwart-wit, en straffen worden uitgedrukt in vis.
name-ic-11 = Hol van de witte wolven
text-ic-11 = In de sneeuw zie je ze niet. Ze hebben het er samen over gehad.
name-ic-12 = Kuil van de vorstdode
text-ic-12 = Hij houdt zijn goud in zijn vuist, en zijn vuist boven de deur.
name-ic-13 = Koelcel
text-ic-13 = Helden, assorti. Ten minste houdbaar tot de dooi.
name-ic-14 = Brug van dun ijs
text-ic-14 = Personen van gewicht wordt verzocht in twee keer over te steken.
name-ic-15 = Natte-sneeuwschacht
text-ic-15 = Weer, maar dan binnen, en van opzij.
name-ic-16 = IJsberenbad
text-ic-16 = Bezet. Gelieve te kloppen, vanuit het volgende dal.
name-ic-17 = Tunnel van de dode tenen
text-ic-17 = Tel aan het eind je tenen. Negen geldt als goed.
name-ic-18 = Blizzardpoort
text-ic-18 = Iedereen roept dat de deur dicht moet. Er is nooit een deur geweest.
name-ic-19 = Spiegel van ijs
text-ic-19 = Je evenbeeld is er beter op gekleed, en gaat niet met je mee naar buiten.
name-ic-20 = Kathedraal van rijp
text-ic-20 = Duizend torenspitsen, stuk voor stuk omlaag gericht.
name-ic-21 = Wasserij van de yeti
text-ic-21 = Alleen witte was. Wat pluisjes betreft zijn ze lichtgeraakt.
name-ic-22 = Vallende ijspegels
text-ic-22 = Er stond een bord. Dat is doorboord.
name-ic-23 = Lawinerichel
text-ic-23 = Er was een prachtige echo, totdat iemand hem uitprobeerde.
name-ic-24 = Keuken van de winterheks
text-ic-24 = Alles wordt koud opgediend, ook de wraak.
name-ic-25 = Bodemloze kloof
text-ic-25 = Er is wel een bodem. Wie ging kijken, laat alleen weinig van zich horen.
name-ic-26 = Bevroren expeditie
text-ic-26 = Aan elkaar gezekerd, volledig uitgerust, en nog in uitstekende staat.
name-ic-27 = Nest van de ijswormen
text-ic-27 = De tunnels zitten je als gegoten. Dat zou je zorgen moeten baren.
name-ic-28 = Erf van de sneeuwgolem
text-ic-28 = De kinderen maakten één sneeuwpop. Hij was eenzaam, en handig.
name-ic-29 = Grot van de verloren wanten
text-ic-29 = Allemaal linkse. Iets hier verzamelt de rechtse, met de hand er nog in.
name-ic-30 = Stoep van de vorstreus
text-ic-30 = Je staat op de mat. Erbovenop, voorlopig.

## Kamers: Goblinkamp

name-gc-01 = Tent met de buit van het opperhoofd
text-gc-01 = Dit is allemaal van hem, in de zin dat het van jullie was.
name-gc-02 = Gestolen kar
text-gc-02 = De koetsier vertrok in allerijl, en niet helemaal.
name-gc-03 = Latrinegreppel
text-gc-03 = Onbewaakt, om redenen die je van ver tegemoetkomen.
name-gc-04 = Schrootsmederij
text-gc-04 = Van zwaard tot ploegschaar tot iets met spijkers erin.
name-gc-05 = Trommelkring
text-gc-05 = Dat ritme betekent aanvallen. Of eten. Het is één woord.
name-gc-06 = Stoofpot
text-gc-06 = Er kan er altijd nog eentje bij, onder het deksel.
name-gc-07 = Wolvenhokken
text-gc-07 = Iemand heeft de hekken opengelaten, uit liefde voor de wolven.
name-gc-08 = Oefenpoppen
text-gc-08 = Stro, jute en, sinds de laatste controle, een belastinginner.
name-gc-09 = Modderworstelkuil
text-gc-09 = De regerend kampioen is nog niet teruggevonden.
name-gc-10 = Uitkijkstronk
text-gc-10 = De uitkijk kijkt uit naar het avondeten, en daar ben je al.
name-gc-11 = Magazijn van puntige stokken
text-gc-11 = De toekomst van de oorlogvoering, per bos van vijftig.
name-gc-12 = Strikkenpad
text-gc-12 = Pas op voor dat touw. En dat touw. En dat waar je net voor oppaste.
name-gc-13 = Hut van de sjamaan
text-gc-13 = De botten zeggen dat er bezoek komt. De botten waren ook bezoek.
name-gc-14 = Vaandelhoop
text-gc-14 = De trotse kleuren van een dozijn compagnieën, en heel goed beddengoed.
name-gc-15 = Vuurwerkkar
text-gc-15 = "Verboden vuur te maken", zegt het bord, in verschroeide letters.
name-gc-16 = Tolpoort
text-gc-16 = Naar binnen kost twee koperstukken. Over de prijs voor naar buiten wordt nog vergaderd.
name-gc-17 = Gevangenenkooi
text-gc-17 = Op slot, leeg, en aangeveegd voor vannacht.
name-gc-18 = Richel van de slingeraars
text-gc-18 = Er is één regel: wie de hoed raakt, mag de hoed houden.
name-gc-19 = Goblincrèche
text-gc-19 = Ze worden snel groot, en beginnen bij de enkels.
name-gc-20 = Dobbelhoekje
text-gc-20 = De dobbelstenen zijn verzwaard, en wie er iets van zegt straks ook.
name-gc-21 = Weide van de zwijnenruiters
text-gc-21 = Het zijn de zwijnen die sturen.
name-gc-22 = Pijlensteeg
text-gc-22 = Smal, recht, en druk bezocht.
name-gc-23 = Puntige palissade
text-gc-23 = Aan één kant naar binnen gericht, wegens onenigheid met de timmerman.
name-gc-24 = Mess van de hobgoblins
text-gc-24 = De officieren eten om acht uur. De gevangenen worden om negen uur opgediend.
name-gc-25 = Krijgsraad
text-gc-25 = Over een plan worden ze het niet eens, alleen over jou.
name-gc-26 = Katapultmand
text-gc-26 = Een schitterend uitzicht, elk moment nu.
name-gc-27 = Trol te leen
text-gc-27 = Onbeschadigd terugbrengen voor maandag, en goed gevoed.
name-gc-28 = Hinderlaagravijn
text-gc-28 = Verdacht stil, en dan opeens helemaal niet meer.
name-gc-29 = Hakblok van de kok
text-gc-29 = Hij heeft niets tegen avonturiers. Hij vindt ze alleen wat taai.
name-gc-30 = Aantreden voor de nachtoverval
text-gc-30 = Ze wilden net vertrekken om jullie te zoeken.

## Kamers: Drakenhol

name-dl-01 = Rokende voorkamer
text-dl-01 = Er is een rek voor hoeden, en een hoop voor wie ze droegen.
name-dl-02 = Verschroeide hal
text-dl-02 = Het gastenboek houdt midden in een naam op.
name-dl-03 = Overloop van de schat
text-dl-03 = Wat er overschoot van andermans koninkrijken.
name-dl-04 = Eierschalenrichel
text-dl-04 = Allemaal leeg. Je zou wel willen weten sinds wanneer.
name-dl-05 = Koboldkassier
text-dl-05 = Hij wisselt je goud graag om, voor niets.
name-dl-06 = Sinteltrap
text-dl-06 = Elke trede is nog warm van de vorige bezoeker.
name-dl-07 = Gesmolten wapenkamer
text-dl-07 = Zwaarden voor elke smaak, per soeplepel.
name-dl-08 = Torencel van de prinses
text-dl-08 = Ze heeft een briefje achtergelaten: ben even weg, zo terug, met een leger.
name-dl-09 = Galerij van de klauwstrepen
text-dl-09 = Wat zijn we dit jaar gegroeid! Toen was de muur op.
name-dl-10 = Staarttunnel
text-dl-10 = Wordt twee keer per dag geveegd, en nooit met een bezem.
name-dl-11 = Zwavelbron
text-dl-11 = Geneest naar verluidt alles, uiteindelijk.
name-dl-12 = Bottenbelt
text-dl-12 = Bovenop ligt wat hij niet lustte, daaronder wie hij wel lustte.
name-dl-13 = Asbibliotheek
text-dl-13 = Veertigduizend boeken, verloren aan één nies.
name-dl-14 = Ridderrestjes
text-dl-14 = Hoofdzakelijk blik, geopend zonder blikopener.
name-dl-15 = Schatweegschaal
text-dl-15 = Gasten worden gewogen met goud, en daarna het goud zonder gasten.
name-dl-16 = Lavagoot
text-dl-16 = De afvoer werkt prima. Laat die munten maar gaan.
name-dl-17 = Zaal van de vleugelschaduw
text-dl-17 = De schaduw valt op het plafond. Denk daar even over na.
name-dl-18 = Gloeiend nest
text-dl-18 = Knus, zolang je je adem kunt inhouden.
name-dl-19 = Braadspit
text-dl-19 = Met de hand gedraaid. Aan beide kanten zijn vacatures.
name-dl-20 = Snurkkamer
text-dl-20 = Zolang je het hoort, is alles in orde.
name-dl-21 = Ovenkeel
text-dl-21 = Een rare naam voor een gang, en een rare gang, met zo'n tong.
name-dl-22 = Gesmolten brug
text-dl-22 = Nu oversteken. Nu was een goed moment geweest.
name-dl-23 = Vlammenspuiter
text-dl-23 = Gaat om de negen ademtochten af, en telt alleen die van hemzelf.
name-dl-24 = Verkoold bruggenhoofd
text-dl-24 = Hier hield een leger een hele middag stand. De omtrek doet dat nog.
name-dl-25 = Box van de draakjes
text-dl-25 = Ze willen alleen maar spelen, met iets wat rent.
name-dl-26 = Kamer van de jaloerse schat
text-dl-26 = Elke munt heeft hier een naam, en wordt nu al gemist.
name-dl-27 = Vuurademgang
text-dl-27 = Lang, recht, en zonder één deur. Zo staat het in het ontwerp.
name-dl-28 = Ontwakend oog
text-dl-28 = Nog maar eentje, tot nu toe.
name-dl-29 = Onder de buik
text-dl-29 = Een plafond van juwelen, en het komt omlaag.
name-dl-30 = De draak thuis
text-dl-30 = Hij zou vanavond uit eten gaan, maar dit is gezelliger.

## Voorwerpen: wat ze doen, en wat er wordt verteld

name-last-rites-kit = Sacramentenkoffer
    .the = de Sacramentenkoffer
text-last-rites-kit = Priester. Eén keer per expeditie: als de letter van een kamer een van de jouwen zou doden, sterft er niemand. Er wordt geen bloed geplaatst, en na die kamer mag je ontsnappen.
tale-last-rites-kit = Olie, boek en bel. Wie hem inpakte, werd zonder koffer weggeroepen.

name-pious-shield = Vroom schild
    .the = het Vrome schild
text-pious-shield = Paladijn. Eén keer per gevecht: je mag een verslagen vechter van de dood redden. Die telt als jouw overlevende, en niemand krijgt er bloed voor. Overlopen houdt het schild niet tegen.
tale-pious-shield = Gedeukt van buiten en van binnen, en met een volmaakt zuiver geweten.

name-skeleton-keys = Knekelsleutels
    .the = de Knekelsleutels
text-skeleton-keys = Dief. Telkens als je mag ontsnappen: alleen jij mag eerst de volgende kamer van deze kerker bekijken, en dan beslissen.
tale-skeleton-keys = Vingerkootjes aan een ring, elk op maat gevijld voor andermans deur.

name-pipers-flute = Rattenvangersfluit
    .the = de Rattenvangersfluit
text-pipers-flute = Bard. Als je bard een set wint: 1 verslagen avonturier, van welke kleur ook, sluit zich bij je aan in plaats van te sterven. Kleurloze avonturiers luisteren niet.
tale-pipers-flute = Gevonden in een nest. De ratten neuriën nog wat er het laatst op is gespeeld.

name-frostbite-axe = Vorstbijl
    .the = de Vorstbijl
text-frostbite-axe = Barbaar. Je barbaren vechten alsof hun rang 10 lager is. Bij gelijkspel wint de laagste gedrukte rang, en voor al het andere telt de gedrukte rang.
tale-frostbite-axe = Zo koud dat de klap aankomt voor hij is uitgedeeld.

name-thaw-staff = Dooistaf
    .the = de Dooistaf
text-thaw-staff = Druïde. Als je een kerker ingaat: kies 1 avonturier uit je groep, maar niet het orakel. Die avonturier heeft op deze expeditie letter A. Onderweg gevonden werkt de staf meteen.
tale-thaw-staff = Het enige warme ding in de grot, en het was er erg alleen.

name-trail-map = Routekaart
    .the = de Routekaart
text-trail-map = Woudloper. Eén keer per expeditie: je mag ontsnappen direct na een kamer met goud die een van de jouwen heeft gedood.
tale-trail-map = Getekend door iemand die elke sluiproute kende, op de laatste na.

name-open-hand-scroll = Rol van de open hand
    .the = de Rol van de open hand
text-open-hand-scroll = Monnik. Na de eerste set van een gevecht, voordat de tweede wordt onthuld: je mag je tweede en derde vechter omwisselen.
tale-open-hand-scroll = Twaalf lessen in van gedachten veranderen, om de lunch van een goblin gewikkeld.

name-ember-orb = Gloedbol
    .the = de Gloedbol
text-ember-orb = Magiër. Eén keer per expeditie: leg een zojuist onthulde kamer af voordat de letter kwaad doet. Niemand sterft, niets wordt buitgemaakt, en er volgt een nieuwe kamer.
tale-ember-orb = Wie erin kijkt, vat vlam. Laat hem vooral aan anderen zien.

name-dragonhide-panniers = Drakenleren zadeltassen
    .the = de Drakenleren zadeltassen
text-dragonhide-panniers = Ridder. Zolang er een ridder in je groep leeft: de groep draagt 40 goud meer, hoeveel ridders er ook zijn.
tale-dragonhide-panniers = Ruim, vuurvast, en gesneden uit iemands neef.

## Het spel en de opties

game-dungeonville = Dungeonville
name-dungeonville = Een avond in Dungeonville
    .the = een avond in Dungeonville
story-dungeonville = Huur avonturiers in, stuur ze andermans kerker in, en hoop dat ze elkaar in de jouwe vermoorden.
won-by-claim = Een opdracht op tafel, en genoeg bloed erbij: de overwinning is een feit.
won-by-score = De laatste ronde is voorbij, alle opdrachten liggen open, en de bloedigste kerker wint.

## Vragen

prompt-claim = De overwinning opeisen? Daarvoor is { $goal } bloed nodig.
prompt-claim-done = Nu niet
prompt-recruit = { $adventurers ->
    [0] Huur een avonturier in. Je hebt er nog geen.
    [1] Huur een avonturier in. Je hebt er 1.
    [2] Huur een avonturier in. Je hebt er 2.
   *[other] Een avonturier ruilen voor een uit de stad?
}
prompt-recruit-done = Niemand inhuren
prompt-dismiss = Kies wie je groep verlaat om plaats te maken voor { $adventurer }.
prompt-pay = Kies waarmee je betaalt: { $paid } van { $price } goud tot nu toe.
prompt-scout = Kies een kerker voor je groep.
prompt-order = Kies de volgorde van je vechters bij { $dungeon_the }.
prompt-wait-order = De anderen leggen hun vechters gedekt neer.
prompt-flute = Je bard heeft gewonnen. Kies wie de fluit volgt.
prompt-flute-done = Niemand: laat ze sterven
prompt-shield = { $adventurer } is verslagen en zou sterven. Het Vrome schild gebruiken?
prompt-shield-done = Laten gebeuren
prompt-scroll = Je tweede en derde vechter omwisselen?
prompt-scroll-done = Volgorde houden
prompt-orb = Voor je: { $room }. Verbranden met de Gloedbol?
prompt-orb-done = Laat maar komen
prompt-victim = Kies wie er in je groep sterft: { $room }.
prompt-drop = Kies wat je achterlaat: je hebt { $gold } goud, maar kunt maar { $capacity } dragen.
prompt-escape = Uit { $dungeon_the } ontsnappen met { $gold } goud, of nog een kamer openen?
prompt-thaw = Kies wie in { $dungeon_the } letter A krijgt van de Dooistaf.
prompt-thaw-done = Niemand
prompt-imitate = Kies wiens letter het orakel in { $dungeon_the } overneemt.
prompt-swap = Betalen om je opdracht te ruilen voor een uit het opdrachthuis, ongezien?
prompt-swap-done = Opdracht houden

## Antwoorden

choice-claim = Overwinning opeisen
choice-recruit = { $by_hand ->
    [yes] { $adventurer } inhuren en zelf munten kiezen
   *[no] { $adventurer } inhuren
}
choice-dismiss = { $adventurer } gaat weg
choice-lay = Op de toonbank leggen: { $card }
choice-lay-blood = Een bloedfiche op de toonbank leggen
choice-pay = Betalen
choice-enter = Naar { $dungeon_the }
choice-order = { $fighters }
choice-use-item = Gebruiken: { $item }
choice-spare = { $adventurer }
choice-sacrifice = { $adventurer } sterft
choice-thaw = { $adventurer } opwarmen
choice-imitate = { $adventurer } nadoen
choice-drop = Achterlaten: { $card }
choice-peek = Eerst door het sleutelgat kijken
choice-escape = Ontsnappen
choice-press = Volgende kamer openen
choice-swap = { $by_hand ->
    [yes] { $place ->
        [0] Eerste opdracht uit het opdrachthuis nemen en zelf munten kiezen
        [1] Tweede opdracht uit het opdrachthuis nemen en zelf munten kiezen
       *[other] Derde opdracht uit het opdrachthuis nemen en zelf munten kiezen
    }
   *[no] { $place ->
        [0] Eerste opdracht uit het opdrachthuis nemen
        [1] Tweede opdracht uit het opdrachthuis nemen
       *[other] Derde opdracht uit het opdrachthuis nemen
    }
}

## Weigeringen

refused-must-recruit = Met minder dan 3 avonturiers kun je niet passen. Huur er een in.
refused-not-in-town = Die avonturier is niet in de stad. Kies iemand die er wel is.
refused-too-dear = Dat kost { $price } goud, maar je hebt maar { $gold }.
refused-not-in-party = Die avonturier zit niet in je groep. Kies iemand die er wel in zit.
refused-order = Kies 3 avonturiers uit je groep, of allemaal als je er minder hebt, elk één keer.
refused-no-match = Die avonturier heeft de letter van de kamer niet. Kies iemand die hem wel heeft.
refused-no-escape = Je kunt nog niet ontsnappen. Na een dode of een voorwerp moet je nog minstens één kamer openen.
refused-not-exploring = Deze groep is niet op expeditie.
refused-no-item = Je hebt dat voorwerp niet, of er leeft niemand van de juiste klasse in je groep.
refused-no-house = Met 5 tovenaars is het opdrachthuis leeg.

## Wat er gebeurt

event-round-began = Ronde { $number }. { $seat } heeft de startspelersteen.
event-phase-began = { $phase }.
event-town-emptied = { $adventurers_count ->
    [one] { $adventurers } verlaat de stad: niemand had belangstelling.
   *[other] { $adventurers } verlaten de stad: niemand had belangstelling.
}
event-arrived = { $adventurer } komt in de stad aan.
event-deck-renewed = { $deck_id ->
    [adventurers] De afgelegde avonturiers worden tot een nieuwe stapel geschud.
   *[other] Er wordt een nieuwe stapel geschud voor { $deck_the }.
}
event-blood-taken = { $seat } neemt { $tokens } bloedfiches om deze ronde mee te betalen.
event-blood-returned = { $tokens ->
    [one] { $seat } legt 1 ongebruikte bloedfiche terug.
   *[other] { $seat } legt { $tokens } ongebruikte bloedfiches terug.
}
event-paid = { $lost ->
    [0] { $seat } betaalt { $price } goud.
   *[other] { $seat } betaalt { $price } goud en daarbovenop { $lost } te veel.
}
event-recruited = { $seat } huurt { $adventurer } in ({ $place }).
event-dismissed = { $seat } stuurt { $adventurer } weg.
event-recruiting-passed = { $seat } huurt niemand in.
event-party-dissolved = Een groep zonder enige kleur valt uiteen: { $seat } verliest { $adventurers }.
event-pawn-placed = { $seat } gaat naar { $dungeon_the }.
event-fight-began = { $seats } treffen elkaar bij { $dungeon_the } en gaan vechten.
event-lineup-laid = { $seat } legt gedekt vechters neer.
event-set-revealed = Set { $number }: { $fighters }.
event-set-won = { $adventurer } wint de set voor { $seat }.
event-stood-alone = { $adventurer } van { $seat } heeft in set { $number } geen tegenstander.
event-defected = { $adventurer } loopt over van { $seat } naar { $to_seat }.
event-piped = { $adventurer } volgt de fluit van { $seat } naar { $to_seat }.
event-shielded = Het Vrome schild redt { $adventurer } van { $seat }.
event-slain = { $adventurer_id ->
    [dorothea-the-mule] { $adventurer } van { $seat } wordt gedood, maar levert geen bloed op.
   *[other] { $adventurer } van { $seat } wordt gedood.
}
event-blood-won = { $seat } neemt een bloedfiche van { $owner_seat }.
event-lineup-turned = { $seat } wisselt de tweede en derde vechter om.
event-lineup-kept = { $seat } houdt de volgorde van de tweede en derde vechter.
event-fight-won = { $decided_id ->
    [none] { $seat } heeft de meeste overlevenden en gaat { $dungeon_the } in.
   *[other] { $seat } gaat { $dungeon_the } in: anderen hebben evenveel overlevenden, maar niemand is zo sterk als { $decided }.
}
event-fight-drawn = Niemand is nog over om { $dungeon_the } in te gaan.
event-went-home = { $seat } gaat van { $dungeon_the } naar huis.
event-entered = { $seat } gaat { $dungeon_the } in.
event-jester-dealt = { $drawn_id ->
    [none] Er is niemand over die de joker kan nadoen: letter { $letter }.
   *[other] De joker van { $seat } doet { $drawn } na: letter { $letter }.
}
event-oracle-drawn = { $drawn } heeft geen letter om uit te lenen. De joker van { $seat } zoekt een ander.
event-thawed = De Dooistaf warmt { $adventurer } op: letter A.
event-imitated = Het orakel van { $seat } doet { $adventurer } na: letter { $letter }.
event-room-revealed = { $seat } opent een kamer: { $room } ({ $danger }% kans op een dode).
event-orb-burned = De Gloedbol van { $seat } verbrandt een kamer: { $room }.
event-rites-read = De Sacramentenkoffer van { $seat } voorkomt een dode.
event-survived = { $room }: niemand in de groep van { $seat } heeft die letter.
event-perished = { $adventurer_id ->
    [dorothea-the-mule] { $adventurer } van { $seat } sterft en laat geen bloed achter: { $room }.
   *[other] { $adventurer } van { $seat } sterft: { $room }.
}
event-blood-spilled = { $seat } laat een bloedfiche achter in { $dungeon_the }.
event-treasure-taken = { $seat } vindt een schat: { $room }.
event-treasure-dropped = { $seat } laat een schat achter: { $room }.
event-peeked = { $seat } kijkt door het sleutelgat.
event-map-read = De Routekaart wijst { $seat } een uitweg.
event-escaped = { $seat } verlaat { $dungeon_the } met { $gold } goud.
event-dungeon-empty = Er zijn geen kamers meer in { $dungeon_the }.
event-party-lost = De hele groep van { $seat } gaat in { $dungeon_the } verloren, met alles wat ze droeg.
event-collected = { $seat } brengt { $gold } goud thuis.
event-deed-swapped = { $place ->
    [0] { $seat } ruilt de eigen opdracht voor de eerste uit het opdrachthuis.
    [1] { $seat } ruilt de eigen opdracht voor de tweede uit het opdrachthuis.
   *[other] { $seat } ruilt de eigen opdracht voor de derde uit het opdrachthuis.
}
event-deed-kept = { $seat } houdt de oude opdracht.
event-claim-passed = { $seat } eist niets op.
event-claim-failed = { $seat } eist de overwinning op met { $score } bloed, en dat is te weinig. Nu weet iedereen van wie { $dungeon_the } is.
event-victory-claimed = { $seat } eist de overwinning op en toont de opdracht: { $dungeon }, { $score } bloed.
event-stone-passed = De startspelersteen gaat naar { $seat }, die elke fase van de volgende ronde begint.
event-deed-shown = { $seat } toont de opdracht: { $dungeon }, { $score } bloed.
event-limit-reached = De laatste ronde is voorbij.

## Het venster

ui-dv-loss = Om { $price } goud te betalen geef je { $cards }{ $blood ->
        [0] { "" }
        [one] {" "}en 1 bloedfiche
       *[other] {" "}en { $blood } bloedfiches
    }.{ $items_count ->
        [0] { "" }
       *[other] {" "}Je zou dit kwijtraken: { $items }.
    }{ $over ->
        [0] { "" }
       *[other] {" "}Je krijgt geen wisselgeld: { $over } goud gaat verloren.
    }
ui-dv-expires = { $gold } daarvan vervalt na ronde { $round } als je het niet uitgeeft.
ui-dv-pay-takes = Om { $price } te betalen geef je:
ui-dv-pay-over = { $alone ->
    [yes] Je krijgt { $over } goud niet terug.
   *[no] { $seat } krijgt { $over } goud niet terug.
}
ui-dv-pay-items = Voor { $gold } goud{ $items_count ->
    [one] {""}
   *[other] {" "}per stuk
} ben je kwijt: { $items }.
ui-dv-page-stage = Stad, gevechten en expedities
ui-dv-page-entrances = Kerkers
ui-dv-page-party = Huidige groep
ui-dv-page-secret = Opdracht en score
ui-dv-page-house = Opdrachthuis
ui-dv-page-wizards = Alle tovenaars
ui-dv-page-phases = Ronde en fasen
ui-dv-page-moment = Hulp bij deze beslissing
ui-dv-town = Stadsplein
ui-dv-town-open = Rechts de betere vechters, links de betere dragers
ui-dv-town-shut = De rekrutering is voorbij; volgende ronde komen er 5 nieuwe avonturiers
ui-dv-duel = Gevecht bij { $dungeon_the }
ui-dv-duel-set = Bij { $dungeon_the }: set { $number }
ui-dv-duel-left = Over
ui-dv-duel-axe = rang { $rank }, met de bijl
ui-dv-duel-printed = gedrukt { $rank }
ui-dv-duel-nobody = niemand vecht
ui-dv-duel-note = De laagste rang wint elke set
ui-dv-set = Set { $number }
ui-dv-fate-slain = gedood
ui-dv-fate-defected = loopt over
ui-dv-fate-saved = verslagen, maar gered
ui-dv-fate-won = wint
ui-dv-trip = Expeditie naar { $dungeon_the }
ui-dv-trip-note = { $left ->
    [one] nog 1 kamer in de stapel
   *[other] nog { $left } kamers in de stapel
}
ui-dv-left-behind = achtergelaten
ui-dv-deadly = { $deadly } van { $rooms } kaarten
ui-dv-human = mens
ui-dv-you = jij
ui-dv-home = thuis
ui-dv-house-empty = Met 5 tovenaars zijn alle opdrachten uitgedeeld.
ui-dv-my-party = Mijn groep
ui-dv-party-of = Groep van { $seat }
ui-dv-carries = kan { $gold } goud dragen
ui-dv-carries-short = { $gold } goud
ui-dv-nobody = niemand
ui-dv-dies = sterft: { $risk }%
ui-dv-secret = { $alone ->
    [yes] Alleen voor jou
   *[no] Voor { $seat }
}
ui-dv-secrets = Geheimen
ui-dv-to = { $seat }: { $words }
ui-dv-hold-to-show = Opdracht en score van wie aan de beurt is. Houd ingedrukt als niemand anders kijkt:
ui-dv-all-hidden = Opdrachten blijven gedekt tot iemand de overwinning opeist.
ui-dv-won-in-fights = { $tokens } gewonnen in gevechten
ui-dv-others-bled = { $alone ->
    [yes] { $tokens } van anderen in jouw kerker
   *[no] { $tokens } van anderen in de kerker van { $seat }
}
ui-dv-own-bled = { $alone ->
    [yes] min { $tokens } van jezelf daar
   *[no] min { $tokens } van { $seat } zelf daar
}
ui-dv-of-goal = van { $goal } bloed
ui-dv-keyhole = Door het sleutelgat: { $room }, letter { $letter }
ui-dv-round = Ronde { $round }
ui-dv-phase-recruit = Rekrutering
ui-dv-phase-scout = Verkenning
ui-dv-phase-combat = Gevecht
ui-dv-phase-explore = Onderzoek
ui-dv-phase-collect = Verzamelen
ui-dv-about-recruit = Huur per beurt 1 avonturier in tot iedereen er 3 heeft. Heb je er 3, dan mag je er een ruilen.
ui-dv-about-scout = Elke groep gaat naar een kerker. Groepen die elkaar treffen, vechten voordat er iemand naar binnen gaat.
ui-dv-about-combat = Elke groep legt 3 vechters gedekt neer, in een eigen volgorde. De laagste rang wint elke set.
ui-dv-about-explore = Kamer na kamer: een avonturier met de letter van de kamer sterft. Ontsnap op tijd met het goud.
ui-dv-about-collect = Het goud komt thuis. Voor 50 goud mag je je opdracht, en dus je kerker, ongezien ruilen.
ui-dv-gold = { $gold } goud te besteden
ui-dv-first-room = Iemand sterft in kamer 1
ui-dv-nobody-meets = Nergens treffen groepen elkaar.
ui-dv-deed-price = Opdracht ruilen: { $gold } goud
ui-dv-load = Gedragen goud
ui-dv-load-of = { $gold } van { $most }
ui-dv-next-room = Volgende kamer
ui-dv-someone-dies = iemand sterft
ui-dv-must-open = { $first ->
    [yes] { $alone ->
        [yes] Je staat bij { $dungeon_the }. De kans op een dode in de eerste kamer is { $danger }%.
       *[no] { $seat } staat bij { $dungeon_the }. De kans op een dode in de eerste kamer is { $danger }%.
    }
   *[no] { $alone ->
        [yes] Je moet verder. De kans op een dode in de volgende kamer is { $danger }%.
       *[no] { $seat } moet verder. De kans op een dode in de volgende kamer is { $danger }%.
    }
}
ui-dv-set-defect = { $names_count ->
    [one] { $names } loopt over.
   *[other] { $names } lopen over.
}
ui-dv-set-slain = Gedood: { $names }.
ui-dv-set-blood = Bloed van { $seat }.
ui-dv-round-over = Ronde { $round } is voorbij.
ui-dv-tally = Resultaten van ronde { $round }
ui-dv-tally-won = Gewonnen bloed
ui-dv-tally-left = Vergoten bloed
ui-dv-tally-home = { $gold ->
    [0] Zonder goud uit { $dungeon_the } ontsnapt.
   *[other] Met { $gold } goud uit { $dungeon_the } ontsnapt.
}
ui-dv-tally-lost = Alles verloren in { $dungeon_the }.
ui-dv-tally-beaten = Verslagen bij { $dungeon_the }.
ui-dv-tally-idle = Iedereen bleef thuis.
ui-dv-tally-blood = { $won ->
    [0] {""}
   *[other] {" "}Gewonnen bloed: { $won }.
}{ $left ->
    [0] {""}
   *[other] {" "}Vergoten bloed: { $left }.
}
ui-dv-tally-swapped = Opdracht geruild.
ui-dv-thinks = { $prompt_id ->
    [prompt-recruit] { $seat } zoekt iemand om in te huren.
    [prompt-dismiss] { $seat } beslist wie er weg moet.
    [prompt-pay] { $seat } telt munten.
    [prompt-scout] { $seat } kiest een kerker.
    [prompt-wait-order] { $seat } legt gedekt vechters neer.
    [prompt-order] { $seat } legt gedekt vechters neer.
    [prompt-escape] { $seat } overweegt te ontsnappen.
    [prompt-victim] { $seat } kiest wie er sterft.
    [prompt-drop] { $seat } kan niet alles dragen.
    [prompt-swap] { $seat } kijkt naar het opdrachthuis.
    [prompt-claim] { $seat } overweegt de overwinning op te eisen.
   *[other] { $seat } denkt na.
}
ui-dv-lay = Gedekt neerleggen
ui-dv-lay-card = { $item ->
    [yes] { $card } erbij leggen ({ $gold } goud)
   *[no] { $gold } goud erbij leggen
}
ui-dv-lay-blood = Bloedfiche erbij leggen ({ $gold } goud)
ui-dv-pay-rest = { $laid ->
    [0] Munten automatisch kiezen
   *[other] De rest automatisch kiezen
}
ui-dv-by-hand-told = { $on ->
    [yes] Kies waarvoor je betaalt. Daarna kies je de munten.
   *[no] De munten worden voor je gekozen.
}
ui-dv-refrain = Deze ronde niemand meer inhuren
ui-dv-drop = Achterlaten: { $room } ({ $gold } goud)
ui-dv-next = Nu: { $seat }
ui-dv-deal-title = { $alone ->
    [yes] Jouw opdracht
   *[no] Opdracht van { $seat }
}
ui-dv-deal-hold = Alleen voor de ogen van { $seat }. Houd { $secret } ingedrukt als niemand anders kijkt. Dezelfde toets werkt bij elke beslissing van { $seat }.
ui-dv-deal-deed = { $alone ->
    [yes] { $dungeon_start } is van jou. Bloed van andere tovenaars daar telt voor je, je eigen bloed tegen je, en bloed uit gevechten telt altijd. Eis bij { $goal } de overwinning op.
   *[no] { $dungeon_start } is van { $seat }. Bloed van andere tovenaars daar telt voor { $seat }, eigen bloed gaat eraf, en bloed uit gevechten telt altijd. Bij { $goal } kan { $seat } de overwinning opeisen.
}
ui-dv-deal-begin = Spel starten
ui-dv-curtain = Houd een toets ingedrukt. Niemand anders kijkt mee.
ui-tool-claim = Overwinning opeisen
ui-dv-claim-title = De overwinning opeisen?
ui-dv-claim-note = Wie de overwinning opeist, toont de opdracht. Met { $goal } bloed of meer win je meteen. Met minder weet iedereen voortaan welke kerker van jou is, en gaat het spel verder.
ui-dv-claim-seat = { $seat } eist de winst op
ui-dv-claim-score = { $asked ->
    [yes] Houd { $secret } ingedrukt om de score van { $seat } te zien. Niemand anders kijkt mee.
   *[no] Je kunt een score alleen zien als die tovenaar iets te beslissen heeft.
}
ui-dv-own-score = { $alone ->
    [yes] Je hebt { $score } van { $goal } bloed: { $enough ->
        [yes] genoeg.
       *[no] nog niet genoeg.
    }
   *[no] { $seat } heeft { $score } van { $goal } bloed: { $enough ->
        [yes] genoeg.
       *[no] nog niet genoeg.
    }
}
ui-dv-owns = { $dungeon }: { $score } bloed
ui-dv-won = { $alone ->
    [won] Je wint: { $seats }
    [lost] Je verliest. Overwinning: { $seats }
   *[other] Overwinning: { $seats }
}
ui-dv-sum = { $graves } uit gevechten, plus { $others } van anderen, min { $own } van jezelf

## Redenen

reason-attack = De groep bij { $dungeon_the } is zwakker dan de jouwe. Een gevecht daar levert bloed op.
reason-brave = Bij { $dungeon_the } wachten sterke groepen, maar je groep heeft geen betere keus.
reason-claim = Je score is { $score }: toon je opdracht en win.
reason-dismiss = Zonder { $adventurer } vechten, dragen en overleven de anderen het best.
reason-drop = { $card } is het minst waard, en de rest kun je dragen.
reason-escape = De kans op een dode in de volgende kamer is { $danger }%. Je { $gold } goud is meer waard dan die gok.
reason-flute = { $adventurer } kun je goed gebruiken.
reason-flute-blood = Het bloed van { $adventurer } is meer waard dan het gezelschap.
reason-free = { $for_id ->
    [fight] { $adventurer } kost niets, en van alle 64 vechten er maar { $stronger } beter.
    [load] { $adventurer } kost niets, en draagt { $rank } goud.
   *[safe] { $adventurer } kost niets, is thuis in { $dungeon_the } en draagt { $rank } goud.
}
reason-imitate = Met de letter van { $adventurer } is je groep het veiligst in { $dungeon_the }.
reason-keep-deed = Waarschijnlijk is geen opdracht in het opdrachthuis zoveel beter dan { $dungeon_the } dat die de prijs waard is.
reason-no-claim = Je score is { $score }, en dat is te weinig. Na een onterechte claim weet iedereen welke kerker van jou is.
reason-orb = { $room } zou iemand doden. Verbranden dus.
reason-orb-saved = Deze kamer kan geen kwaad. Misschien heb je de Gloedbol later nodig.
reason-order = Deze drie doen het best, en een willekeurige volgorde kan niemand raden.
reason-own-dungeon = { $dungeon_start } is van jou. Doden kosten je daar punten, maar zo vermoedt niemand dat het jouw kerker is.
reason-party-fine = Niemand in de stad maakt je groep zoveel beter dat het de prijs waard is.
reason-pay = Het kleinste bedrag dat de prijs dekt.
reason-peek = Door het sleutelgat kijken kost niets.
reason-press = De kans op een dode in de volgende kamer is maar { $danger }%, en er is meer te halen.
reason-recruit = { $for_id ->
    [fight] Van alle 64 vechten er maar { $stronger } beter dan { $adventurer }, voor { $price } goud.
    [load] { $adventurer } draagt { $rank } goud, en kost { $price }.
   *[safe] { $adventurer } is thuis in { $dungeon_the }, draagt { $rank } goud en kost { $price }.
}
reason-rites = De koffer redt iemand, en op je volgende expeditie kun je hem weer gebruiken.
reason-scout = In { $dungeon_the } is de kans op een dode in de volgende kamer { $danger }%, en met bloed daar help je niemand die voorstaat.
reason-scroll = De andere vechters liggen ook gedekt. Af en toe omwisselen houdt tegenstanders in het ongewisse.
reason-scroll-kept = De andere vechters liggen ook gedekt. De ene volgorde is zo goed als de andere.
reason-shield = { $adventurer } blijft leven, en niemand krijgt er bloed voor.
reason-shield-saved = Een koerier is het schild niet waard.
reason-swap = Opdracht { $place } in het opdrachthuis is waarschijnlijk zoveel beter dat die de prijs waard is.
reason-thaw = Als je { $adventurer } opwarmt, is je groep het veiligst in { $dungeon_the }.
reason-timid = { $gold } goud is genoeg. Maak dat je wegkomt zolang het kan.
reason-victim = Zonder { $adventurer } vechten, dragen en overleven de anderen het best.
reason-usual = Hier is het ene antwoord zo goed als het andere.

## De tekstmodus

table-town = Stad
table-rank = rang
table-kind = klasse
table-hue = kleur
table-place = { $place } { $price }
table-dungeon = { $short } { $dungeon }: { $rooms } kamers, { $gone } afgelegd. Bloed: { $blood }.{ $pawns_count ->
    [0] {""}
   *[other] {" "}Bij de entree: { $pawns }.
}
table-tokens = { $seat } { $number }
table-decks = Avonturiers in de stapel: { $deck }, afgelegd: { $gone }. Opdrachten in het opdrachthuis: { $house }.
table-house = { $place ->
    [1] Iedereen kent de eerste opdracht in het opdrachthuis: { $dungeon }.
    [2] Iedereen kent de tweede opdracht in het opdrachthuis: { $dungeon }.
   *[other] Iedereen kent de derde opdracht in het opdrachthuis: { $dungeon }.
}
table-wizard = { $seat } { $title }{ $stone ->
    [yes] , met de startspelersteen
   *[no] {""}
}
table-treasury = {"  "}Te besteden: { $gold } goud{ $cards_count ->
    [0] {""}
   *[other] {" "}({ $cards })
}{ $blood ->
    [0] .
    [one] , waaronder 1 bloedfiche.
   *[other] , waaronder { $blood } bloedfiches.
}
table-haul = {"  "}Deze ronde naar buiten gebracht: { $gold } goud ({ $cards }).
table-graveyard = {"  "}Dodenrijk: { $number ->
    [0] leeg.
   *[other] { $number } ({ $tokens }).
}
table-exposed = {"  "}Iedereen kent de kerker: { $dungeon }.
table-party = {"  "}{ $number ->
    [0] Geen groep.
   *[other] De groep kan { $capacity } goud dragen:
}
table-meets = { $seat } bij { $dungeon_the }:
table-standing = {"  "}Overlevenden tot nu toe: { $adventurers }.
table-trip = { $seat } in { $dungeon_the }:
table-rooms = {"  "}Kamers tot nu toe: { $rooms }.
table-load = {"  "}Gedragen: { $gold } van { $capacity } goud ({ $cards }).
table-risk = {"  "}{ $letter } { $adventurer } ({ $who }): { $risk }% kans om in de volgende kamer te sterven.
table-odds = {"  "}Volgende kamer: { $danger }% kans op een dode ({ $deadly } van { $rooms } mogelijke kamers).
table-purse = Te besteden: { $gold } goud.
table-room = { $room } ({ $letter }, { $gold })
table-who = rang { $rank }, { $kind }, { $colour }
table-price = { $who }, { $price } goud
table-letter = { $who }, letter { $letter }
table-danger = { $danger }% kans dat een kamer daar doodt
table-worth = { $gold } goud
table-answer = { $words } ({ $facts })
table-orders = Of hun rangen op volgorde, zoals: 17 2 40
table-words = { $alone ->
    [yes] Ook: claim (overwinning), deed (je opdracht en je score).
   *[no] Ook: claim NAAM (overwinning), deed NAAM (alleen voor de ogen van NAAM).
}
own-deed = { $seat }, jouw kerker: { $dungeon }.
own-score = Je score is { $score } van { $goal }: { $graves } uit gevechten, plus { $others } van anderen in jouw kerker, min { $own } van jezelf.
own-house = { $place ->
    [1] Je kent de eerste opdracht in het opdrachthuis: { $dungeon }.
    [2] Je kent de tweede opdracht in het opdrachthuis: { $dungeon }.
   *[other] Je kent de derde opdracht in het opdrachthuis: { $dungeon }.
}
own-room = Door het sleutelgat ({ $dungeon }): { $room }.
own-fighters = Je vechters op volgorde: { $fighters }.
detail-room = Letter { $letter }, { $gold } goud. { $text }
detail-fighter = {"  "}{ $seat }: { $adventurer } ({ $colour }), vecht met { $strength }
detail-score = { $seat }, { $dungeon }: { $score } bloed ({ $graves } uit gevechten, plus { $others } van anderen daar, min { $own } van zichzelf).
detail-standing = Overlevenden: { $counts }.
detail-survivors = { $seat } { $number }

## De demo

ui-dv-demo-title-secret = { $seats } tovenaars, elk met een kerker. Welke van wie is, blijft geheim.
ui-dv-demo-title-gold = Avonturiers gaan naar binnen voor goud. Bloed van anderen in jouw kerker is jouw winst.
ui-dv-demo-title-claim = Met { $goal } bloed kun je de overwinning opeisen. Het moet wel kloppen: je toont je opdracht.
ui-dv-demo-recruit = In de stad huurt elke tovenaar er drie in. Sterke vechters zijn duur; zwakke kosten weinig en dragen veel.
ui-dv-demo-scout = Nu kiezen ze om de beurt een kerker voor hun groep. Was dat angst, of is het hun eigen kerker?
ui-dv-demo-combat = Twee groepen voor één deur: ze vechten in een verborgen volgorde, en het laagste getal wint. Verslagenen sterven of lopen over.
ui-dv-demo-explore = Kamer na kamer. Een avonturier met de letter van de kamer sterft. Wegrennen met het goud, of nog een kamer openen?
ui-dv-demo-collect = Met het goud dat naar buiten komt, koop je betere avonturiers, of een andere kerker.
ui-dv-demo-begin = De opdrachten zijn uitgedeeld. Niemand zegt van wie welke kerker is.
ui-dv-demo-over = Overwinning: { $seats }. { $following }
ui-dv-demo-invite = Druk op een toets om te spelen

## De pagina met vermoedens

ui-tool-deeds = Mogelijke eigenaars
ui-dv-deeds-title = Van wie is welke kerker?
ui-dv-deeds-note = { $on ->
    [yes] De percentages volgen uit je eigen opdracht en uit wat iedereen openlijk deed.
   *[no] Een opdracht staat er alleen als je hem zeker weet.
} Elk vak toont bezoeken, doden en hoe vaak die tovenaar een veiligere kerker meed die niet drukker was. Bij een geruilde opdracht blijft staan wat ervan is gezien. Kies een vak om het te markeren: vinkje, kruis of niets.
ui-dv-deeds-public = Een opdracht staat er als iedereen hem kent. Elk vak toont bezoeken, doden en hoe vaak die tovenaar een veiligere kerker meed die niet drukker was.{ $asked ->
    [yes] {" "}Houd { $secret } ingedrukt voor opdracht, markeringen en percentages van { $seat }, als niemand anders kijkt.
   *[no] {""}
}
ui-dv-deeds-blood = Bloed erin
ui-dv-deeds-cell = { $holder }: { $dungeon }
ui-dv-deeds-worked = { $on ->
    [yes] Percentages verbergen
   *[no] Percentages tonen
}
ui-dv-deeds-place = Opdrachthuis, opdracht { $place }
ui-dv-seen-visits = { $visits ->
    [one] 1 bezoek
   *[other] { $visits } bezoeken
}{ $deaths ->
    [0] {""}
    [one] , 1 dode
   *[other] , { $deaths } doden
}
ui-dv-seen-avoided = { $times }× gemeden
ui-dv-seen-passed = had hiermee al kunnen winnen
ui-dv-deeds-chance = { $percent }%

## Van dichtbij

ui-tool-aid = Bekijken
ui-dv-inspect-who = { $kind_start }, { $colour }, rang { $rank }
ui-dv-inspect-fights = Vecht met { $rank } (de laagste wint) en draagt { $rank } goud.
ui-dv-inspect-axe = Vecht met { $strength } dankzij de Vorstbijl.
ui-dv-inspect-letters = Letter in elke kerker, en de kans dat de volgende kamer daar die letter heeft
ui-dv-inspect-in-party = In de groep van { $seat }.
ui-dv-inspect-in-town = { $price ->
    [0] { $place }: kost niets.
   *[other] { $place }: kost { $price } goud.
}
ui-dv-inspect-discarded = Op de aflegstapel.
ui-dv-inspect-in-deck = In de stapel.
ui-dv-inspect-stone = Heeft de startspelersteen en begint elke fase van deze ronde.
ui-dv-inspect-unknown = De opdracht ligt gedekt.
ui-dv-inspect-swapped = { $place ->
    [1] Geruild voor de eerste opdracht in het opdrachthuis.
    [2] Geruild voor de tweede opdracht in het opdrachthuis.
   *[other] Geruild voor de derde opdracht in het opdrachthuis.
}
ui-dv-inspect-known = Iedereen kent deze opdracht sinds een mislukte claim: { $dungeon }. Goed voor { $score } van { $goal } bloed.
ui-dv-inspect-supply = Eigen bloed: nog { $left } van { $of }, { $placed } in kerkers, { $taken } in het dodenrijk van anderen.
ui-dv-inspect-inside = in { $dungeon_the }
ui-dv-inspect-before = bij de entree van { $dungeon_the }
ui-dv-inspect-treasury = { $gold } goud te besteden{ $cards ->
    [0] {""}
    [one] , op 1 kaart
   *[other] , op { $cards } kaarten
}{ $blood ->
    [0] .
    [one] , waaronder 1 bloedfiche.
   *[other] , waaronder { $blood } bloedfiches.
}
ui-dv-inspect-items = Voorwerpen: { $items }.
ui-dv-inspect-haul = Deze ronde naar buiten gebracht: { $gold } goud.
ui-dv-inspect-graveyard = { $tokens ->
    [0] Geen bloed in het dodenrijk.
    [one] 1 bloedfiche in het dodenrijk.
   *[other] { $tokens } bloedfiches in het dodenrijk.
}
ui-dv-inspect-party = { $party_count ->
    [0] Geen groep.
   *[other] Groep: { $party }. Samen kunnen ze { $gold } goud dragen.
}
ui-dv-inspect-wizard = { $seat } { $title }
ui-dv-inspect-graveyard-of = Dodenrijk van { $seat }
ui-dv-inspect-treasury-of = Schatkist van { $seat }
ui-dv-inspect-pays = Een voorwerp geldt bij betalen als { $gold } goud.
ui-dv-inspect-no-blood = Hier ligt geen bloed.
ui-dv-inspect-owner = Iedereen weet dat deze kerker van { $seat } is.
ui-dv-inspect-in-house = Iedereen weet dat de opdracht van deze kerker in het opdrachthuis ligt.
ui-dv-inspect-nobody-knows = Niemand heeft de opdracht van deze kerker getoond.
ui-dv-inspect-rooms = { $left ->
    [0] Geen kamers meer in de stapel, { $gone } afgelegd.
    [one] Nog 1 kamer in de stapel, { $gone } afgelegd.
   *[other] Nog { $left } kamers in de stapel, { $gone } afgelegd.
}
ui-dv-inspect-left = { $left } van { $of }
ui-dv-inspect-items-left = { $left ->
    [0] Er zitten geen voorwerpen meer bij.
    [one] Er zit nog 1 voorwerp bij.
   *[other] Er zitten nog { $left } voorwerpen bij.
}
ui-dv-inspect-remain = Kamers die nog komen, per letter
ui-dv-inspect-risk = De kans dat de volgende kamer iemand uit de groep van { $seat } doodt, is { $risk }%.
ui-dv-inspect-blood-on = Bloed in { $dungeon_the }
ui-dv-inspect-blood-counts = Wie de opdracht heeft, krijgt 1 punt voor elke bloedfiche van andere tovenaars hier en verliest er 1 voor elke eigen fiche.
ui-dv-inspect-room = { $dungeon }, letter { $letter }, { $gold } goud
ui-dv-inspect-kills = Doodt 1 groepslid met letter { $letter } in { $dungeon_the }.
ui-dv-inspect-carried = { $seat } draagt dit.
ui-dv-inspect-owned = In de schatkist van { $seat }.
ui-dv-inspect-item = { $dungeon }, voorwerp voor een { $kind }
ui-dv-inspect-awake = Er leeft een { $kind } in de groep: het werkt.
ui-dv-inspect-asleep = Er leeft geen { $kind } in de groep: het werkt niet.
ui-dv-inspect-house = { $deeds ->
    [one] Hier ligt 1 opdracht, gedekt.
   *[other] Hier liggen { $deeds } opdrachten, gedekt.
}
ui-dv-inspect-price = { $gold ->
    [0] Kost niets
   *[other] Kost { $gold } goud
}
ui-dv-inspect-order = Hoe lager de rang, hoe duurder de plek. Telkens als er iemand is ingehuurd, wordt iedereen opnieuw gesorteerd.
ui-dv-inspect-here = { $adventurer } is hier.
ui-dv-inspect-empty = Er is hier niemand.
ui-dv-inspect-rules = Regels: { $rules }
ui-dv-inspect-page = pagina openen
ui-dv-inspect-next = volgende pagina
ui-dv-inspect-around = Rondkijken: { $thing }
ui-dv-inspect-somebody = Kans dat er iemand sterft
ui-dv-inspect-head-party = Groep
ui-dv-inspect-head-treasury = Schatkist
ui-dv-inspect-head-blood = Bloed
ui-dv-inspect-head-deed = Opdracht
ui-dv-inspect-head-dead = De doden
ui-dv-inspect-head-risk = Wie er in de volgende kamer sterft
ui-dv-inspect-head-seen = Kamers die iedereen heeft gezien
ui-dv-inspect-head-places = Wie waar is
ui-dv-inspect-head-discard = Afgelegde avonturiers
ui-dv-inspect-nobody-dead = Er is nog niemand gestorven.
ui-dv-inspect-nothing-seen = Nog geen kamers geopend.
ui-dv-inspect-won = Gewonnen in gevechten
ui-dv-inspect-own-blood-on = Eigen bloed in { $dungeon_the }
ui-dv-inspect-own-blood-in = Eigen bloed in het dodenrijk van { $seat }
ui-dv-inspect-died = ronde { $round }, { $dungeon }

## Het einde

ui-dv-replay-eyes = { $seat_id ->
    [none] Alle kaarten open
   *[other] Gezien door { $seat }
}
ui-dv-end-watch = Replay bekijken
ui-dv-end-again = Opnieuw spelen
ui-dv-end-same = Zelfde seed opnieuw
ui-dv-end-main-menu = Hoofdmenu
ui-dv-end-page-deeds = Opdrachten
ui-dv-end-page-charts = De race
ui-dv-known = Ontmaskerd door
ui-dv-known-round = ronde { $round }
ui-dv-never-known = niemand kon het zeker weten
ui-dv-race = De race: bloed aan het eind van elke ronde
ui-dv-race-goal = doel: { $goal }
ui-dv-suspicion = Hoe zeker een toeschouwer van elke kerker kon zijn
ui-dv-luckiest = Meeste geluk: { $seat } in { $dungeon_the }, ronde { $round }. Iedereen overleefde { $rooms ->
    [one] 1 kamer
   *[other] { $rooms } kamers
}, een kans van { $percent }%.
ui-dv-bloodiest = Bloedigst: { $seat } in { $dungeon_the }, ronde { $round }. { $deaths ->
    [one] Er stierf 1 avonturier.
   *[other] Er stierven { $deaths } avonturiers.
}
ui-dv-richest = Rijkst: { $seat } uit { $dungeon_the }, ronde { $round }, met { $gold } goud.

## De opstelling

ui-dv-setup-title = Een avond in Dungeonville
ui-dv-setup-begin = Spel starten
ui-dv-setup-wizards = Tovenaars
ui-dv-setup-away = Speelt niet mee
ui-dv-setup-who = Wie speelt
ui-dv-setup-who-note = Kies een tovenaar om te bepalen wie die speelt: een mens, of de computer op een van vier niveaus.
holder-easy = Kijkt 1 kamer vooruit, rent weg zodra het kan, en raadt nooit van wie welke kerker is.
holder-normal = Kijkt 3 kamers vooruit en weegt het risico af, maar leidt uit je gedrag niets af over je opdracht.
holder-hard = Kijkt 5 kamers vooruit, raadt opdrachten op grond van ieders gedrag, heeft liever sterke vechters, en bluft soms.
ui-dv-setup-goal = Doel
ui-dv-setup-goal-note = Punten die je nodig hebt om de overwinning op te eisen. De speelduur is gemeten met computerspelers ({ level-normal }).
ui-dv-setup-goal-why = Vier of vijf tovenaars halen { $printed } in zo'n 4 ronden, vooral met gevechten. De geheime kerker doet er dan weinig toe.
ui-dv-setup-length = { $kind_id ->
    [both] Aanbevolen en origineel: { $goal }.
    [suggested] Aanbevolen voor { $wizards } tovenaars.
    [printed] Origineel: { $goal }.
    [shorter] Voor een korter spel.
   *[longer] Voor een langer spel.
} De helft van de spellen eindigt binnen { $median } ronden, de meeste na { $least } tot { $most }.
ui-dv-setup-seats = Spelers
ui-dv-setup-seats-note = Twee tot vijf. Met z'n tweeën is er ruimte voor voorzichtigheid, met z'n vijven niet, en dan is er ook geen opdracht meer te koop.
ui-dv-setup-seats-2 = 2
ui-dv-setup-seats-3 = 3
ui-dv-setup-seats-4 = 4
ui-dv-setup-seats-5 = 5
ui-dv-setup-first = Startspelersteen
ui-dv-setup-first-note = Wie begint. De bloeddorstigste van jullie, zeggen de spelregels. Het bewijs laten ze aan jullie over.
ui-dv-setup-first-random = Willekeurig
ui-dv-setup-limit = Laatste ronde
ui-dv-setup-limit-note = Een spel eindigt als iemand terecht de overwinning opeist. Met een laatste ronde worden alle opdrachten na ronde 40 getoond, en wint wie het meeste bloed heeft.
ui-dv-setup-limit-no = Geen: tot iemand wint
ui-dv-setup-limit-yes = Ronde 40

## Wat een nieuwkomer te horen krijgt

ui-dv-how-to-play-title = Dungeonville: speluitleg
ui-dv-how-to-play-deed-head = Eén kerker is van jou
ui-dv-how-to-play-deed = Haal { $goal } bloed: doden van anderen in jouw geheime kerker tellen voor je, die van jezelf tegen je.
ui-dv-how-to-play-hire-head = Huur er drie in
ui-dv-how-to-play-hire = Huur lage rangen in om te vechten en hoge om goud te dragen; op straat zijn ze gratis.
ui-dv-how-to-play-fight-head = Vecht aan de deur
ui-dv-how-to-play-fight = Kom je een andere groep tegen, dan vechten jullie: de laagste rang wint, verliezers van die kleur lopen over.
ui-dv-how-to-play-rooms-head = Kamer na kamer
ui-dv-how-to-play-rooms = Open kamers voor goud: elke doodt 1 avonturier met die letter. Ontsnap voordat iedereen sterft.
ui-dv-how-to-play-claim-head = Eis de winst op, als je durft
ui-dv-how-to-play-claim = Druk op { $claim } om met { $goal } bloed de overwinning op te eisen. Heb je het mis, dan kent iedereen je kerker.
ui-dv-how-to-play-help-head = Hulp en geheimen
ui-dv-how-to-play-help = Houd { $secret } ingedrukt voor je geheimen, druk op { $hint } voor een hint, { $rulebook } voor de spelregels.

## De pauze

ui-dv-pause-title = Dit spel
ui-dv-pause-goal = Met { $goal } bloed mag je de overwinning opeisen.
ui-dv-pause-round = { $limit ->
    [yes] Ronde { $round }. Alle opdrachten worden na ronde { $last } getoond.
   *[no] Ronde { $round }. Er is geen laatste ronde.
}
ui-dv-pause-rooms = Kamers in de stapel
ui-dv-key-secrets = Opdracht en score van wie aan de beurt is (vasthouden)
ui-dv-key-number = Antwoord kiezen met een cijfer
ui-dv-by-hand = { $on ->
    [yes] Munten automatisch kiezen
   *[no] Munten zelf kiezen
}
ui-dv-swap = Opdracht ruilen ({ $price })
ui-dv-leave = { $on ->
    [yes] Niets achterlaten
   *[no] Iets achterlaten
}

## Wat er te horen is

caption-round-begins = Een luit, en een kleine trom
caption-phase-recruit = De bel van een kroeg
caption-phase-scout = Een verrekijker schuift uit
caption-phase-combat = Een zwaard wordt getrokken
caption-phase-explore = Een fakkel vat vlam
caption-phase-collect = Een kist gaat open
caption-stone-passed = De harp van de startspelersteen
caption-arrived = Laarzen komen de stad in
caption-left-town = Laarzen verlaten de stad
caption-paid = Munten op een toonbank
caption-hired = Een ganzenveer, en een stempel
caption-dismissed = Een deur valt dicht
caption-passed = Twee vingers op tafel
caption-dissolved = Voetstappen, vier kanten op
caption-blood-taken = Warme fiches in een hand
caption-blood-returned = Fiches gaan terug
caption-pawn = Een houten pion op de kaart
caption-went-home = Voetstappen, huiswaarts
caption-fight = Zwaarden voor een deur
caption-lineup = Kaarten gaan op hun buik
caption-lineup-turned = Twee kaarten wisselen van plaats
caption-lineup-kept = Een vinger op een kaart
caption-set-revealed = Kaarten worden omgedraaid
caption-set-won = Staal op staal
caption-stood-alone = Krekels
caption-defected = Snelle passen over de straat
caption-piped = De Rattenvangersfluit
caption-shielded = Een klap op een schild
caption-slain = Een gil, afgebroken
caption-blood = Een druppel in een beker
caption-fight-won = Een zwierig loopje op de luit
caption-fight-drawn = Wind, en een helm die rolt
caption-enter-crypt = Een steen schuift opzij
caption-enter-rat-haus = Een deur, en kleine pootjes
caption-enter-ice-cave = IJs breekt, wind komt vrij
caption-enter-goblin-camp = Een poort, een trom, een kef
caption-enter-dragons-lair = IJzeren deuren, en een ademtocht
caption-door-crypt = Een deksel verschuift
caption-door-rat-haus = Een kromgetrokken deur
caption-door-ice-cave = IJs begeeft het
caption-door-goblin-camp = Huiden worden opengerukt
caption-door-dragons-lair = Heet ijzer draait
caption-item = Een harp: iets blinkt
caption-item-taken = Iets wordt aan een riem gebonden
caption-survived = Iedereen ademt uit
caption-perished = Een gil, en de echo
caption-blood-spilled = Het druppelt
caption-treasure = Goud gaat in een zak
caption-treasure-dropped = Goud valt op steen
caption-jester = Belletjes aan een muts
caption-oracle-drawn = Een glas dat het al wist
caption-imitated = Een stem, tweemaal
caption-thawed = Iets ontdooit
caption-orb = Een kamer brandt
caption-rites = Bel, boek en olie
caption-keyhole = Een sleutel, en ingehouden adem
caption-trail-map = Een kaart wordt uitgevouwen
caption-escaped = Ze rennen, een deur slaat dicht
caption-hollow = Een klop, en alleen de klop
caption-party-lost = Gegil; dan applaus van ratten
caption-collected = Een zak in een kist
caption-deed-swapped = Lade, papier, lade
caption-deed-kept = Een lade wordt dichtgeschoven
caption-claim-passed = Iemand schraapt zijn keel
caption-claim-failed = Een snaar springt, iemand lacht
caption-victory = Een dans, en het applaus van ratten
caption-deed-shown = Een zegel, een papier opengelegd
caption-limit = De stadsklok
caption-town = Een marktstraat
caption-crypt = Druppels in een gewelf
caption-rat-haus = Pootjes in de buizen
caption-ice-cave = Wind over ijs
caption-goblin-camp = Een kamp rond het vuur
caption-dragons-lair = Iets slaapt
caption-music-town = Een dans op de luit
caption-music-duel = De dans, maar nu in ernst
caption-music-trip = Een luit op kousenvoeten
caption-music-greed = De luit zet het op een draf
caption-music-doom = Een trom in de grond

## Pagina's van de spelregels over losse kaarten en onderdelen

ui-dv-page-dungeons = Kerkers
ui-dv-page-wizard-list = Tovenaars
ui-dv-page-adventurers = Avonturiers
ui-dv-page-classes = Klassen
ui-dv-page-items = Voorwerpkaarten
ui-dv-page-places = Stad
ui-dv-page-pieces = Opdrachten, bloed en steen
ui-dv-page-rooms-crypt = Kamers van de Crypte
ui-dv-page-rooms-rat-haus = Kamers van het Rathuis
ui-dv-page-rooms-ice-cave = Kamers van de IJsgrot
ui-dv-page-rooms-goblin-camp = Kamers van het Goblinkamp
ui-dv-page-rooms-dragons-lair = Kamers van het Drakenhol
ui-dv-page-dungeon = kerker met 32 kamers
ui-dv-page-wizard = tovenaar, bijgenaamd { $title }
ui-dv-page-class = { $count ->
    [one] klasse met één avonturier
   *[other] klasse met { $count } avonturiers
    }
ui-dv-page-place = plek in de stad, { $gold } goud
ui-dv-page-piece = spelonderdeel
ui-dv-page-letters = Letters
ui-dv-page-letters-count = Onder elke letter: hoeveel van de 32 kamers daar die letter hebben.
ui-dv-page-room-letters = Kamers
ui-dv-page-room-letters-count = Hoeveel van de 32 kamers elke letter hebben. De andere twee zijn voorwerpen.
ui-dv-page-victims = Wie daar deze letter heeft

## Titels van grote momenten

climax-party-lost = Een hele groep gaat verloren
climax-defected = { $adventurer } wisselt van kant
climax-claim-failed = { $seat } heeft het mis
climax-victory-claimed = { $seat } wint

## De eerste avond met begeleiding: lessen, elk met een titel

ui-guide-town-goal-head = Je bent een tovenaar
ui-guide-town-goal = Je bent { name-black }, een van drie tovenaars. Je huurt avonturiers in die in kerkers vechten en sterven. Bloed levert punten op: met zeven win je.
ui-guide-town-deed-head = Je opdracht
ui-guide-town-deed = Deze opdracht zegt welke kerker van jou is. Alleen jij ziet hem. Bloed van anderen daar levert punten op, je eigen bloed kost er.
ui-guide-town-rank-head = Avonturiers
ui-guide-town-rank = Het grote getal is de rang: laag vecht beter, hoog draagt meer goud. De letter in de kleur van een kerker toont de kansen daar: A is het best.
ui-guide-town-hire-head = Huur een groep in
ui-guide-town-hire =
    Huur drie avonturiers in, een per beurt. Elk van je vier bloedfiches is 10 goud waard, alleen in ronde 1. { $device_id ->
        [pad] De richtingsknoppen kiezen.
        [mouse] Klik om te kiezen.
       *[keys] Pijltjestoetsen en Enter kiezen.
    }
ui-guide-town-keys-head = Als je het niet weet
ui-guide-town-keys =
    { $device_id ->
        [mouse] De lamp geeft een hint met de reden. Drie streepjes: het menu met de spelregels en alle toetsen. Het blad toont alles wat er is gebeurd.
       *[keys] { $hint } geeft een hint met de reden. { $menu } opent het menu met de spelregels en alle toetsen. { $log } toont alles wat er is gebeurd.
    }
ui-guide-town-exchange-head = Ruilen, en ongedaan maken
ui-guide-town-exchange =
    Kies wie er weg moet. Er is nog niets onthuld: { $device_id ->
        [mouse] met de twee pijlen maak je je keuze ongedaan.
       *[keys] met { $undo } maak je je keuze ongedaan.
    }
ui-guide-town-scout-head = Kies een kerker
ui-guide-town-scout = Stuur je groep naar één kerker. Vergelijk de letters: wie D of E heeft, sterft daar het vaakst. Wie dezelfde kiest, vecht eerst met je.
ui-guide-town-fight-head = Een gevecht
ui-guide-town-fight = Groepen bij dezelfde entree vechten in drie sets. De laagste rang wint elke set; wie de meeste overlevenden heeft, gaat naar binnen.
ui-guide-town-order-head = Drie vechters
ui-guide-town-order = Leg drie vechters gedekt neer. Verslagenen in de kleur van de winnaar lopen over, de anderen sterven.
ui-guide-town-won-head = Gewonnen bloed
ui-guide-town-won = Een set met een dode levert je één bloedfiche op, voorgoed: een punt, welke kerker je ook hebt.
ui-guide-town-room-head = Onderzoek
ui-guide-town-room = Nu onderzoeken de groepen kamer na kamer. De letter van een kamer doodt één avonturier die hem daar heeft. Overlevenden dragen het goud naar buiten.
ui-guide-town-spilled-head = Vergoten bloed
ui-guide-town-spilled = Elke dode, behalve een koerier, laat hier een fiche van zijn tovenaar achter: een punt voor wie deze kerker bezit. Ben jij dat?
ui-guide-town-treasure-head = Schat
ui-guide-town-treasure = Je groep kan zoveel goud dragen als alle rangen samen. Sterft er iemand, dan moet je soms iets achterlaten.
ui-guide-town-item-head = Een voorwerp
ui-guide-town-item = Een voorwerp werkt zolang iemand van zijn klasse in je groep leeft. Zijn pagina zegt wat het doet. Of betaal ermee: 5 goud.
ui-guide-town-escape-head = Ontsnappen of doorgaan
ui-guide-town-escape = Ontsnap met je goud, of open nog een kamer. Na een dode of een voorwerp moet je er nog een openen.
ui-guide-town-collect-head = Verzamelen
ui-guide-town-collect = Het goud is van jou. Huur er betere avonturiers mee in, maar zonder wisselgeld. Voor 50 mag je je opdracht ruilen, en dus je kerker.
ui-guide-town-swap-head = Opdracht ruilen?
ui-guide-town-swap = Voor 50 goud mag je je opdracht ongezien ruilen voor een uit het opdrachthuis. Dan telt al het bloed in die kerker voor jou.
ui-guide-town-lost-head = Allemaal dood
ui-guide-town-lost = Een groep waarvan niemand over is, of alleen grijze kaarten, gaat verloren met alles erbij. Huur volgende ronde opnieuw in.
ui-guide-town-stone-head = De startspelersteen
ui-guide-town-stone = De startspelersteen is doorgegeven. Wie hem heeft, begint elke fase van deze ronde.
ui-guide-town-clues-head = Let op de anderen
ui-guide-town-clues = Mijdt iemand een kerker, of sterft iemand er graag? Het oog verzamelt zulke aanwijzingen over ieders opdracht, en je eigen markeringen.
ui-guide-town-claim-head = De overwinning opeisen?
ui-guide-town-claim = Eis de overwinning op vanaf zeven punten. Met minder verraad je alleen je kerker: wacht dan. De vraag komt vroeg, zodat ze niets verraadt.
ui-guide-town-end-head = Het einde
ui-guide-town-end = Wie terecht de overwinning opeist, beëindigt de avond. Met meer tovenaars ligt het doel hoger en wordt het druk bij de entrees. Speel nog eens!

## Records

record-by-subject = Doel
record-by-difficulty = Computerspelers
record-by-figure = Tovenaar
record-subject-goal = Doel { $number }
