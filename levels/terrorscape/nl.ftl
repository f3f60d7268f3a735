# Terrorscape: every word that a player reads.

## Partijen en delen van de tafel

name-killer = killer
    .the = de killer
    .gender = m
name-survivors = overlevenden
    .the = de overlevenden
    .gender = pl
name-red = rood
name-blue = blauw
name-green = groen
name-search = zoekstapel
    .the = de zoekstapel
name-discovery = ontdekstapel
    .the = de ontdekstapel

## De villa

name-R1 = Entreehal
    .the = de entreehal
text-R1 = Hier beginnen de overlevenden. Met vijf sleutels aan de wand kunnen ze alle drie door de hoofduitgang vertrekken.

name-R2 = Galerij
    .the = de galerij
text-R2 = Hier kun je naar voorwerpen zoeken.

name-R3 = Gang
    .the = de gang
text-R3 = Een kale doorgang tussen de oude kamers en de nieuwe.

name-R4 = Studeerkamer
    .the = de studeerkamer
text-R4 = De deuren leiden naar de bibliotheek en de feestzaal, en nergens anders heen.

name-R5 = Bibliotheek
    .the = de bibliotheek
text-R5 = Planken vol kennis, voor wie plannen maakt.

name-B1 = Woonkamer
    .the = de woonkamer
text-B1 = Hier staat de radio. Een geheime gang leidt naar het kerkhof.

name-B2 = Eetkamer
    .the = de eetkamer
text-B2 = Vier deuren: een kruispunt van het huis.

name-B3 = Keuken
    .the = de keuken
text-B3 = De weg naar de voorraadkamer.

name-B4 = Voorraadkamer
    .the = de voorraadkamer
text-B4 = Hier kun je naar voorwerpen zoeken.

name-B5 = Feestzaal
    .the = de feestzaal
text-B5 = Een geheime gang leidt naar de tuin.

name-G1 = Pad
    .the = het pad
text-G1 = Een grindpad achter de galerij.

name-G2 = Kerkhof
    .the = het kerkhof
text-G2 = Geen deuren, alleen open terrein. Een geheime gang leidt naar de woonkamer.

name-G3 = Schuur
    .the = de schuur
text-G3 = Gereedschap van elke soort, voor wie plannen maakt.

name-G4 = Kas
    .the = de kas
text-G4 = Hier kun je naar voorwerpen zoeken.

name-G5 = Tuin
    .the = de tuin
text-G5 = Hier begint de killer. Met vijf sleutels en de geheime plattegrond kunnen ze alle drie door de geheime uitgang weg; een geheime gang leidt naar de feestzaal.

name-R1-R2 = deur tussen entreehal en galerij
    .the = de deur tussen de entreehal en de galerij
name-R1-R3 = deur tussen entreehal en gang
    .the = de deur tussen de entreehal en de gang
name-R1-B1 = deur tussen entreehal en woonkamer
    .the = de deur tussen de entreehal en de woonkamer
name-R1-B2 = deur tussen entreehal en eetkamer
    .the = de deur tussen de entreehal en de eetkamer
name-R2-R3 = deur tussen galerij en gang
    .the = de deur tussen de galerij en de gang
name-R2-R5 = deur tussen galerij en bibliotheek
    .the = de deur tussen de galerij en de bibliotheek
name-R2-G1 = deur tussen galerij en pad
    .the = de deur tussen de galerij en het pad
name-R3-B5 = deur tussen gang en feestzaal
    .the = de deur tussen de gang en de feestzaal
name-R4-R5 = deur tussen studeerkamer en bibliotheek
    .the = de deur tussen de studeerkamer en de bibliotheek
name-R4-B5 = deur tussen studeerkamer en feestzaal
    .the = de deur tussen de studeerkamer en de feestzaal
name-R5-G4 = deur tussen bibliotheek en kas
    .the = de deur tussen de bibliotheek en de kas
name-B1-B2 = deur tussen woonkamer en eetkamer
    .the = de deur tussen de woonkamer en de eetkamer
name-B2-B3 = deur tussen eetkamer en keuken
    .the = de deur tussen de eetkamer en de keuken
name-B2-B5 = deur tussen eetkamer en feestzaal
    .the = de deur tussen de eetkamer en de feestzaal
name-B3-B4 = deur tussen keuken en voorraadkamer
    .the = de deur tussen de keuken en de voorraadkamer
name-B4-G5 = deur tussen voorraadkamer en tuin
    .the = de deur tussen de voorraadkamer en de tuin
name-G3-G4 = deur tussen schuur en kas
    .the = de deur tussen de schuur en de kas
name-G1-G2 = open grens tussen pad en kerkhof
    .the = de open grens tussen het pad en het kerkhof
name-G2-G3 = open grens tussen kerkhof en schuur
    .the = de open grens tussen het kerkhof en de schuur
name-G3-G5 = open grens tussen schuur en tuin
    .the = de open grens tussen de schuur en de tuin

## De killers

name-butcher = Slager
    .the = de Slager
    .gender = m
text-butcher = Meteen sterk, en rechttoe rechtaan. Niveau 2: kracht 6. Niveau 3: Brute razernij. Niveau 4: Loeiende kettingzaag is een snelle kaart. Niveau 5: wie hij vindt, raakt gewond vóór de eerste slag.

name-specter = Geest
    .the = de Geest
    .gender = m
text-specter = Zwak van hand, en overal. Wie hij vindt, krijgt angst. Niveau 2: na Voorbijrazen mag hij twee kaarten betalen om te ZOEKEN. Niveau 3: hij mag drie kaarten betalen om te verwonden wie een angstkreet slaakt. Niveau 4: Levensroof. Niveau 5: wie hij vindt, raakt ook gewond.

name-murderer = Moordenaar
    .the = de Moordenaar
    .gender = m
text-murderer = Geduldig, en het liefst ongezien. Niveau 2: kracht +3 in confrontaties die met zijn verschijnen beginnen. Niveau 3: Doodsbloesem. Niveau 4: kracht 6, en meteen vier barricades naar keuze. Niveau 5: wie hij vindt, raakt gewond vóór de eerste slag.

name-whizz-searches = het ZOEKEN na Voorbijrazen
name-screams-wound = de wond bij een angstkreet

## Vaardigheidskaarten

name-pursue = Achtervolgen
text-pursue = Snel. Ga naar een aangrenzende locatie.

name-sense = Aanvoelen
text-sense = Snel. Kies een zone: het team noemt elke overlevende daar.

name-barricade = Barricaderen
text-barricade = Traag. Barricadeer een deur van je locatie.

name-howling-chainsaw = Loeiende kettingzaag
text-howling-chainsaw = Speciaal, kost 2 kaarten. Iedereen binnen bereik 1 krijgt angst; je mag één stap doen; dan raakt elke overlevende op je locatie gewond, zonder confrontatie.

name-madness = Waanzin
text-madness = Snel, kost 2 kaarten. Barricadeer een deur van je locatie; kracht +2 tot je beurt eindigt.

name-stay = BLIJIJIJF!
text-stay = Traag, kost 4 kaarten. Barricadeer elke deur van je locatie.

name-brutal-rage = Brute razernij
text-brutal-rage = Speciaal, kost 1 kaart. Doe één of twee stappen en ZOEK dan. Brak je door een barricade en vond je niemand, dan mag je het nog eens doen.

name-scream = Gil
text-scream = Snel. Iedereen binnen bereik 1 krijgt angst.

name-whizz = Voorbijrazen
text-whizz = Speciaal. Doe één tot vier stappen; elke overlevende op een locatie waar je langskwam, ook de eerste, krijgt angst.

name-trail-of-fear = Angstspoor
text-trail-of-fear = Snel, kost 1 kaart. Alle overlevenden met angst zeggen waar ze zijn.

name-vanish = Verdwijnen
text-vanish = Traag, kost 1 kaart. SLUIP hoogstens twee stappen. Als je verschijnt, krijgt iedereen binnen bereik 1 angst.

name-life-drain = Levensroof
text-life-drain = Speciaal, kost alle andere kaarten in je hand. Elke overlevende met angst raakt gewond, waar dan ook, zonder confrontatie.

name-logical-deduction = Logische deductie
text-logical-deduction = Snel, kost 1 kaart. Kies twee aangrenzende locaties: het team noemt wie in een van beide is.

name-murder-notice = Moordaankondiging
text-murder-notice = Snel, kost 1 kaart. Alle overlevenden krijgen angst.

name-stalk = Besluipen
text-stalk = Traag: SLUIP hoogstens twee stappen. Of aanvalskaart: kracht +1 voor deze aanval.

name-lurking-threat = Loerende dreiging
text-lurking-threat = Traag, kost 1 kaart. SLUIP hoogstens twee stappen. Als je verschijnt, krijgt één overlevende naar keuze angst.

name-death-blossom = Doodsbloesem
text-death-blossom = Traag, kost 2 kaarten. SLUIP hoogstens twee stappen. Als je verschijnt, wordt elke overlevende binnen bereik 1 uitgeschakeld; niets kan dat voorkomen.

## De overlevenden

name-marco = Marco
    .gender = m
text-marco = Begint met een verbandkist. Speciale actie: pak adrenaline of kalmeringspillen terug van de aflegstapel.

name-johnson = Johnson
    .gender = m
text-johnson = Draagt zoveel voorwerpen als hij wil. Repareert met een gereedschapskist drie stappen in plaats van twee.

name-william = William
    .gender = m
text-william = Verdediging +1 bij een aanval waarin hij geen wapen gebruikt. Speciale actie: één tot drie stappen, met geluid waar hij stopt.

name-sophia = Sophia
    .gender = f
text-sophia = Begint met een camera. Speciale actie: ga door een geheime gang; met een zaklamp is dat een extra actie.

name-anna = Anna
    .gender = f
text-anna = Wordt nooit genoemd als de killer AANVOELT. Maakt geen geluid als ze naar voorwerpen zoekt.

name-salvage = Opvissen
name-sprint = Sprint

## Voorwerpen

name-key = Sleutel
    .the = de sleutel
text-key = Hangt aan de wand zodra iemand hem pakt. Vijf ervan openen de uitgangen. Maakt geluid.

name-toolbox = Gereedschapskist
    .the = de gereedschapskist
text-toolbox = Speciale actie bij de radio: repareer twee stappen. Maakt geluid.

name-revolver = Revolver
    .the = de revolver
text-revolver = Wapen, blijvend. In dezelfde verdediging mag je één keer munitie gebruiken.

name-ammo = Munitie
    .the = de munitie
text-ammo = Wapen. Met een revolver: verdediging +4.

name-hatchet = Handbijl
    .the = de handbijl
text-hatchet = Wapen: verdediging +1. Of extra actie: haal een barricade weg bij een deur van je locatie.

name-shortsword = Kort zwaard
    .the = het korte zwaard
text-shortsword = Wapen, blijvend. Verdediging +1.

name-longsword = Lang zwaard
    .the = het lange zwaard
text-longsword = Wapen, blijvend. Verdediging +3, maar de killer trekt eerst een kaart. Maakt geluid.

name-limestone-powder = Kalkpoeder
    .the = het kalkpoeder
text-limestone-powder = Verdediging +2. Geen wapen.

name-trap-parts = Valonderdelen
    .the = de valonderdelen
text-trap-parts = Speciale actie: zet een val waar je bent. In een confrontatie daar geeft die +2 bij de eerste verdediging.

name-whiskey-bottle = Whiskyfles
    .the = de whiskyfles
text-whiskey-bottle = Extra actie: geluid op een aangrenzende locatie, ook achter een barricade.

name-firecracker = Voetzoeker
    .the = de voetzoeker
text-firecracker = Extra actie: deze beurt overal geluid, zodat er verder niets te horen is.

name-adrenaline = Adrenaline
    .the = de adrenaline
text-adrenaline = Extra actie: doe één stap.

name-sedatives = Kalmeringspillen
    .the = de kalmeringspillen
text-sedatives = Extra actie: verlies al je angst.

name-herbal-medicine = Kruidenmedicijn
    .the = het kruidenmedicijn
text-herbal-medicine = Speciale actie: genees een gewonde overlevende op je locatie, met geluid.

name-ancient-amulet = Oeroud amulet
    .the = het oeroude amulet
text-ancient-amulet = Voorkomt één keer een verwonding van de drager buiten confrontaties. Maakt geluid.

name-secret-map = Geheime plattegrond
    .the = de geheime plattegrond
text-secret-map = Zolang iemand hem draagt, is de geheime uitgang te gebruiken.

name-flashlight = Zaklamp
    .the = de zaklamp
text-flashlight = Blijvend. Speciale actie: ga door de geheime gang van je locatie.

name-medical-kit = Verbandkist
    .the = de verbandkist
text-medical-kit = Alleen Marco, speciale actie: genees een overlevende op je locatie, die ook alle angst verliest.

name-camera = Camera
    .the = de camera
text-camera = Alleen Sophia, extra actie: geluid op je locatie.

## Eigenschappen

name-martial-arts = Vechtkunst
text-martial-arts = Verdediging +1 bij een aanval waarin je geen voorwerp gebruikt.

name-hurried-flee = Overhaaste vlucht
text-hurried-flee = Begin je de actie Lopen binnen bereik 1 van een zichtbare killer, dan mag je drie stappen doen.

name-intrepidity = Onverschrokken
text-intrepidity = Kies je de actie Lopen, dan raak je ook één angst kwijt.

name-first-aid = Eerste hulp
text-first-aid = Eén keer, speciale actie: genees een andere overlevende op je locatie, zonder geluid.

name-survival-instinct = Overlevingsinstinct
text-survival-instinct = Na een confrontatie mag je twee stappen wegrennen, en je raakt al je angst kwijt, ook als je blijft.

name-morale-boost = Opkikker
text-morale-boost = Speciale actie: elke andere overlevende raakt, waar dan ook, één angst kwijt.

name-silent-retrieval = Stille vondst
text-silent-retrieval = Eén keer: wat je net hebt ontdekt, maakt geen geluid.

name-heroic-save = Heldhaftige redding
text-heroic-save = Eén keer, als je met anderen gevonden wordt: elk van hen mag één stap doen en is uit de confrontatie. Jij blijft.

name-sound-decoy = Lokgeluid
text-sound-decoy = Eén keer, extra actie: geluid op een locatie naar keuze.

name-taunting-strategy = Treiterij
text-taunting-strategy = Speciale actie: geluid op je locatie; de killer verliest drie kaarten van zijn stapel en trekt er dan één.

name-stroke-of-luck = Puur geluk
text-stroke-of-luck = Tonen al je dobbelstenen 0, dan is de aanval afgeslagen, hoe sterk de killer ook is.

name-hypervigilance = Hyperwaakzaam
text-hypervigilance = Is de killer bij je en zichtbaar, dan maken je voorwerpen en acties geen geluid.

name-secret-weapon = Geheim wapen
text-secret-weapon = Eén keer, in een verdediging en in plaats van een voorwerp: verdediging +4. Telt als wapen.

name-sleight-of-hand = Vingervlug
text-sleight-of-hand = Eén keer, als je ontdekt: houd beide kaarten.

name-judicious-move = Weloverwogen zet
text-judicious-move = Eén keer, extra actie: haal een barricade naar keuze weg, of al je angst, of maak geluid op een aangrenzende locatie.

name-prompt-reaction = Snelle reactie
text-prompt-reaction = Eén keer, extra actie: doe één stap.

name-burst-of-speed = Spurt
text-burst-of-speed = Eén keer, speciale actie: geluid op je locatie, doe dan twee tot vier stappen.

name-coordinator = Coördinator
text-coordinator = Speciale actie: elke andere overlevende op je locatie mag één of twee stappen doen.

name-herbology = Kruidenkunde
text-herbology = Je kruidenmedicijn maakt geen geluid.

name-marksmanship = Scherpschutter
text-marksmanship = Je begint met een revolver. Je munitie geeft 1 extra.

# of the killer

name-fatal-attack = Fatale aanval
text-fatal-attack = Kracht +1.

name-insidious-entrapment = Verraderlijke insluiting
text-insidious-entrapment = Eén keer, op elk moment van je beurt: barricadeer twee deuren naar keuze.

name-lie-in-wait = Op de loer
text-lie-in-wait = Je begint op niveau 2, maar je eerste beurt vervalt.

name-murderous-intent = Moordlust
text-murderous-intent = Als je iemand AANVOELT, mag je één kaart betalen: wie genoemd werd, krijgt angst.

name-heightened-senses = Verscherpte zintuigen
text-heightened-senses = Als je iemand AANVOELT, mag je één keer per beurt nog een zone AANVOELEN.

name-deterrence = Afschrikking
text-deterrence = Bereik je niveau 3, 4 of 5, dan krijgt een overlevende naar keuze angst.

name-sly-entrapper = Sluwe insluiter
text-sly-entrapper = Bereik je niveau 2 of 4, dan barricadeer je een deur naar keuze.

name-terror-aura = Aura van angst
text-terror-aura = Aan het eind van een beurt zonder confrontatie krijgt iedereen op je locatie angst.

name-perilous-ambush = Gevaarlijke hinderlaag
text-perilous-ambush = Aan het eind van een beurt zonder confrontatie mag je twee kaarten betalen om hoogstens twee stappen te SLUIPEN.

name-total-encirclement = Totale omsingeling
text-total-encirclement = Aan het eind van een beurt zonder confrontatie mag je twee kaarten betalen om een deur van je locatie te barricaderen.

name-toying-with-the-prey = Spelen met de prooi
text-toying-with-the-prey = Je mag een confrontatie afblazen voordat ze begint: je beurt eindigt en je trekt zes kaarten.

name-devious-ploy = Geniepige list
text-devious-ploy = Je begint met één kaart meer. Trek je er te veel, dan kies jij welke je aflegt.

name-nightmare-descends = Begin van de nachtmerrie
text-nightmare-descends = Aan het begin krijgen alle overlevenden angst.

name-swift-action = Snelle actie
text-swift-action = Aan het begin van je beurt mag je twee kaarten betalen om één stap te doen.

name-acute-hearing = Scherp gehoor
text-acute-hearing = Aan het begin van je beurt mag je één kaart betalen om één locatie met geluid AAN TE VOELEN.

name-enhanced-tracking = Speurzin
text-enhanced-tracking = Aan het begin van je beurt mag je één kaart betalen om binnen bereik 1 AAN TE VOELEN.

name-self-challenge = Zelfbeproeving
text-self-challenge = Je begint met één kaart meer en kracht −1. Bereik je niveau 3, dan stijg je meteen door naar niveau 4.

name-suppressed-rage = Opgekropte woede
text-suppressed-rage = Kracht −1 aan het begin, en +1 voor elk niveau dat je stijgt.

name-immediate-response = Onmiddellijke reactie
text-immediate-response = Als je iemand AANVOELT, mag je één kaart betalen om één stap te doen.

name-terrorising-the-mass = Terreur zaaien
text-terrorising-the-mass = Telkens als je een overlevende verwondt, krijgen alle overlevenden angst.

## Overlevingsplannen

name-explosive-trap = Explosieve val
text-explosive-trap = Speciale actie, één keer: geef een gereedschapskist uit en laat de planfiche achter waar je bent. ZOEKT de killer daar daarna en vindt hij niemand, dan hebben jullie gewonnen.

name-ambush = Hinderlaag
text-ambush = De planfiche gaat naar waar jullie allemaal staan. Overtreft een verdediging daar de kracht van de killer met 3 of meer, dan winnen jullie.

name-rocket-launcher = Raketwerper
text-rocket-launcher = Zijn jullie aan het begin van je beurt samen op één locatie, naast die van een zichtbare killer die in zijn laatste beurt geen confrontatie had, dan winnen jullie.

name-arcane-seal = Mystiek zegel
text-arcane-seal = Bij voltooiing geluid op het kerkhof. Slaan jullie daar dan een aanval af, dan winnen jullie.

name-mechanical-blueprint = Bouwtekening
text-mechanical-blueprint = Elke reparatie levert één stap extra op.

name-diy-radio = Zelfbouwradio
text-diy-radio = Speciale actie: geef drie gereedschapskisten uit. De radio werkt meteen, waar je ook bent; geluid op je locatie.

name-repair-with-caution = Voorzichtige reparatie
text-repair-with-caution = Repareren met een gereedschapskist maakt geen geluid.

name-buzzer = Zoemer
text-buzzer = Speciale actie: geef een gereedschapskist uit en laat de planfiche achter waar je bent. Vanaf dan, als extra actie: daar geluid.

name-site-study = Terreinstudie
text-site-study = Extra actie, één keer: doe één of twee stappen.

name-tunnels-investigation = Gangenonderzoek
text-tunnels-investigation = Speciale actie: ga van een uiteinde van een geheime gang naar elk ander uiteinde. Niemand heeft licht nodig.

name-concealed-portal = Verborgen portaal
text-concealed-portal = Zijn jullie aan het begin van je beurt allemaal op het kerkhof, met samen de geheime plattegrond, een zaklamp en het amulet, dan winnen jullie.

name-molotov = Molotov
text-molotov = Bij elke aanval mag de verdediger ook een whiskyfles gooien: verdediging +2.

name-skeleton-key = Loper
text-skeleton-key = Speciale actie in de entreehal, één keer: geef een gereedschapskist uit en pak de sleutel onder de zoekstapel.

name-intel-sharing = Kennis delen
text-intel-sharing = Bij voltooiing trekt een van jullie een kaart van de zoekstapel.

name-mystic-herbs = Mystieke kruiden
text-mystic-herbs = Extra actie op het kerkhof, één keer: genees een overlevende daar, die ook alle angst verliest.

name-ancient-chest = Oeroude kist
text-ancient-chest = Speciale actie, één keer: geef het amulet uit en trek drie kaarten van de zoekstapel.

need-killer = een overlevende bij de zichtbare killer
need-knowledge = een overlevende in de bibliotheek
need-tools = een overlevende in de schuur
need-mystic = een overlevende op het kerkhof
need-radio = een overlevende in de woonkamer
need-secret-exit = een overlevende in de tuin
need-together = alle overlevenden op één locatie
need-apart = alle overlevenden op verschillende locaties

## Hoe een nacht eindigt

won-main-exit = De vijfde sleutel draait om, de hoofddeur zwaait open, en ze zijn alle drie weg.
won-secret-exit = De plattegrond klopte: de poort in de tuin gaat open, en ze zijn alle drie weg.
won-rescue = Blauw licht op de oprijlaan: de redding is op tijd.
won-elimination = Eén overlevende verlaat het huis niet meer. De killer heeft gewonnen.
won-time = Er valt niets meer te ontdekken, en niemand is opgeroepen. De killer heeft alle tijd van de wereld.
won-parted = Het huis is leeg. Sommigen zijn weggekomen, ieder alleen, en sommigen komen er nooit meer weg.
won-explosive-trap = De killer tast in het donker, en de val doet de rest. Het huis is veilig.
won-ambush = Ze stonden hem op te wachten, allemaal samen. De killer valt.
won-rocket-launcher = Heel even is de hele gang verlicht. Van de killer is niets over.
won-arcane-seal = Waar hij struikelt, sluit het zegel zich boven hem. Het kerkhof geeft de killer niet meer terug.
won-concealed-portal = Plattegrond, licht en amulet tonen een deur waar geen deur was, en ze zijn allemaal weg.

## Vragen

prompt-wait-killer = De killer denkt na.
prompt-wait-survivors = De overlevenden fluisteren.
prompt-act = Wat doen de overlevenden?
prompt-walk-on = { $survivor } loopt. Waarheen?
prompt-walk-on-done = Hier blijven
prompt-hurry = Waar rent { $survivor } heen?
prompt-keep = Welke kaart van { $deck_the } houdt { $survivor }?
prompt-keep-done = Niets houden
prompt-drop = { $survivor } draagt te veel. Welk voorwerp wordt afgelegd?
prompt-discover = Wie ontdekt?
prompt-hand = Wat geeft { $survivor } aan { $other }?
prompt-hand-done = Dat is alles
prompt-clear = Welke barricade haalt { $survivor } weg?
prompt-bottle = Waar gooit { $survivor } de fles?
prompt-patient = Voor wie zorgt { $survivor }?
prompt-salvage = Wat vist { $survivor } op?
prompt-defender = Wie verdedigt?
prompt-defend = { $survivor } verdedigt tegen kracht { $strength }. Met welk voorwerp?
prompt-defend-done = Met blote handen
prompt-run = Wie rent weg, en waarheen?
prompt-run-walk = Ren naar { $to_the }
prompt-run-done = Blijven
prompt-killer = Wat doe je?
prompt-killer-done = Beurt beëindigen
prompt-killer-walk = Actie: ga naar { $to_the }
prompt-stride = Waarheen? Stappen over: { $left }
prompt-stride-done = Hier stoppen
prompt-creep = Waarheen sluip je? Stappen over: { $left }
prompt-creep-done = Hier wachten
prompt-attack = Een aanvalskaart spelen?
prompt-attack-done = Aanvallen zonder kaart
prompt-pay = { $card_id ->
    [none] Kies een kaart om mee te betalen.
   *[other] Kies een kaart om { $card_the } te betalen.
}
prompt-surplus = Je hebt te veel kaarten. Welke leg je af?
prompt-zone = Welke zone voel je aan?
prompt-pair = Welke twee locaties voel je aan?
prompt-frighten = Wie krijgt angst?
prompt-bar = Welke deur barricadeer je?
prompt-lift = Er is geen barricade meer over voor { $door_the }. Waar haal je er een weg?
prompt-rage = De razernij houdt aan. Nog eens lopen en zoeken?
prompt-rage-done = Genoeg
prompt-whizz = Twee kaarten betalen om te zoeken?
prompt-whizz-done = Niet zoeken
prompt-scream = { $survivor } slaakt een angstkreet. Drie kaarten betalen om { $survivor } te verwonden?
prompt-scream-done = Laten gaan

prompt-trait = Welke eigenschap houd je?
prompt-mark = Welke eigenschap houd je? Nog te kiezen: { $left }
prompt-dawn = Je beurt begint. Een eigenschap gebruiken?
prompt-dawn-done = Doorgaan
prompt-dusk = Je beurt eindigt. Een eigenschap gebruiken?
prompt-dusk-done = Doorgaan
prompt-hit = Er is iemand. Een eigenschap gebruiken?
prompt-hit-done = Doorgaan
prompt-listen = Naar welk geluid luister je?
prompt-toy = De confrontatie afblazen, je beurt beëindigen en zes kaarten trekken?
prompt-toy-done = Aanvallen
prompt-save = De killer staat voor jullie. Nog iets doen voordat hij toeslaat?
prompt-save-done = Onder ogen zien
prompt-slip = Wie glipt weg, en waarheen?
prompt-slip-walk = Wegglippen naar { $to_the }
prompt-slip-done = Blijven en vechten
prompt-molotov = Gooit { $survivor } ook een fles?
prompt-molotov-done = Fles bewaren
prompt-muffle = Wat { $survivor } vond, maakt geluid. Dempen?
prompt-muffle-done = Laten klinken
prompt-decoy = Waar maakt { $survivor } geluid?
prompt-judge = Wat doet { $survivor }?
prompt-judge-spot = Maak geluid: { $place }
prompt-coordinate = Wie loopt, en waarheen?
prompt-coordinate-done = Blijven
prompt-plan = Er is een voorwaarde vervuld. De planfiche opschuiven?
prompt-plan-done = Laten liggen
prompt-share = Wie trekt van de zoekstapel?

## Antwoorden

choice-walk = Ga naar { $to_the }
choice-creep = Sluip naar { $to_the }
choice-take-passage = Neem de geheime gang naar { $to_the }
choice-calm = Kalmeer: verlies alle angst
choice-clear = Haal de barricade weg: { $door }
choice-repair = Repareer de radio
choice-rummage = Zoek een voorwerp
choice-use = Gebruik { $item_the }
choice-exert = Gebruik de vaardigheid { $ability }
choice-trade = Ruil met { $partner }
choice-hand = Geef { $item_the }
choice-take = Pak { $item_the }
choice-drop = Leg { $item_the } af
choice-name = { $survivor }
choice-spot = { $place }
choice-play = Speel { $card }
choice-pay = Leg { $card } af
choice-seek = Zoek op deze locatie
choice-bar = Barricadeer { $door_the }
choice-lift = Haal weg: { $door }
choice-pick-zone = { $zone_id ->
    [red] De rode zone
    [blue] De blauwe zone
    [green] De groene zone
   *[other] Zone: { $zone }
}
choice-pick-pair = { $first } en { $second }
choice-accept = Ja
choice-pick-trait = Houd { $trait }
choice-use-trait = Gebruik de eigenschap { $trait }
choice-use-plan = Gebruik het plan { $plan }
choice-advance = Zet de fiche op de volgende voorwaarde van { $plan }
choice-loot = Neem van { $victim }: { $item }
choice-estimate = Noteer: de reparatie kan op { $progress } staan

## Waarom niet

refused-not-adjacent = Daarheen is er geen deur en geen open grens.
refused-barricaded = Een barricade verspert de weg.
refused-acted = Deze overlevende heeft de hoofdactie al gedaan.
refused-not-at-radio = De radio is alleen te repareren waar hij staat.
refused-radio-works = De radio werkt al.
refused-repaired-already = Deze ronde is er al gerepareerd.
refused-killer-here = Niet zolang de killer in dezelfde kamer staat.
refused-no-items-here = Hier valt niets te zoeken.
refused-search-empty = De zoekstapel is leeg.
refused-actions-done = Je hebt deze beurt geen acties meer.
refused-no-passage = Er loopt van hier geen geheime gang daarheen.
refused-dark = Zonder licht vindt niemand de weg door een geheime gang.
refused-no-barricade = Die deur is niet gebarricadeerd, of hoort niet bij deze locatie.
refused-no-trade = Voor ruilen heb je twee overlevenden op dezelfde locatie nodig, en iets om te geven.
refused-not-carried = Deze overlevende heeft dat niet bij zich.
refused-no-use = Aan dat voorwerp heb je hier en nu niets.
refused-gone = Deze overlevende is niet meer in het huis.
refused-no-trait = Aan die eigenschap heb je hier en nu niets, of ze is opgebruikt.
refused-no-plan = Dat plan is niet vervuld, of je hebt er hier en nu niets aan.
refused-no-loot = Hier ligt geen uitgeschakelde overlevende die dat draagt.
refused-not-in-hand = Die kaart heb je niet in je hand.
refused-step-over = Voor die kaart is het deze beurt te laat.
refused-cost = Je hebt niet genoeg andere kaarten in je hand om ervoor te betalen.
refused-no-door = Hier is geen deur om te barricaderen.

## In een terminal

house-place = { $place_id } { $place } > { $ways }
house-notes = { $notes }
house-legend = Na > de aangrenzende locaties; # is een barricade.
house-main-exit = hoofduitgang
house-secret-exit = geheime uitgang
house-items = voorwerpen
house-radio = radio
house-knowledge = kennis
house-mystic = mystiek
house-tools = gereedschap
house-passage = gang naar { $to_id }
house-killer = { $hidden ->
    [yes] DE { $killer }, VERBORGEN
   *[no] DE { $killer }
}
house-seen = { $killer } hier laatst gezien
house-trap = val
house-token = planfiche
house-noise = GELUID
house-noise-made = geluid van deze beurt
house-noise-before = geluid van de vorige ronde
house-killer-line = { $killer }: niveau { $level }, kracht { $strength }, bij: { $place }.
house-killer-away = { $killer }: niveau { $level }, kracht { $strength }, uit zicht; laatst gezien bij: { $place }.
house-mark = Zijn eigenschap { $trait }: { $text }
house-spent = { $card } (opgebruikt)
house-survivor = { $survivor }: { $state }, angst { $fear }.
house-healthy = gezond
house-hurt = gewond
house-dead = uitgeschakeld
house-free = ontsnapt
house-keys = Sleutels aan de wand: { $keys } van { $needed }.
house-rescue = Ronden tot de redding: { $left }.
house-rescue-hidden = Ronden tot de redding: { $left }. De killer ziet dat niet.
house-cracker = Er brandt een voetzoeker: overal geluid.
house-pack = { $survivor } draagt: { $items }{ $keys ->
    [0] .
   *[other] . Sleutels: { $keys }.
}
house-gift = { $survivor } heeft de eigenschap { $trait }: { $text }
house-decks = Te ontdekken: { $discovery } kaarten. Te zoeken: { $search } kaarten. Reparatie: { $progress } van { $most }.
house-first = { $survivor } heeft de startspelerfiche.
house-plan-done = Plan vervuld: { $plan }{ $spent ->
    [yes] , opgebruikt.
   *[no] . { $text }
}
house-plan = Plan { $plan }, { $met } van { $all } vervuld; daarna: { $next }. Wat het oplevert: { $text }
house-hand-size = Kaarten in de hand van de killer: { $cards }.
house-hand = Je hand: { $cards } kaarten.
house-card = {"  "}{ $copies } x { $card }: { $text }
house-killer-decks = Je stapel: { $deck } kaarten. Afgelegd: { $discard }. Je schatting van de reparatie: { $estimate } van 5.
house-choice = { $words }: { $text }
house-where = { $words } ({ $place_id })

## Wat er gebeurt: voor iedereen

event-round-began = Ronde { $number }.{ $number ->
    [1] {""}
   *[other] {" "}Het geluid van de vorige ronde is weggestorven.
}
event-rescue-moved = { $left ->
    [0] De redding is er!
    [one] De redding komt dichterbij: nog { $left } ronde.
   *[other] De redding komt dichterbij: nog { $left } ronden.
}
event-rescue-called = De radio werkt! De redding komt over { $left } ronden.
event-key-hung = Er hangt een sleutel aan de wand: nu { $keys }.
event-noise-heard = { $places_count ->
    [0] Het huis is stil.
   *[other] Geluid: { $places }.
}
event-cracker-heard = Een voetzoeker! Overal is geluid.
event-barricade-cleared = { $survivor_id ->
    [nobody] Een overlevende heeft een barricade weggehaald: { $door }.
   *[other] { $survivor } haalt een barricade weg: { $door }.
}
event-healed = { $survivor } is weer gezond.
event-fear-lost = { $survivor } heeft geen angst meer.
event-killer-turn-began = De beurt van de killer.
event-killer-appeared = De killer verschijnt na { $card }: { $place }.
event-killer-moved = De killer gaat van { $origin_the } naar { $place_the }.
event-killer-hid = { $card }: de killer is weg. Laatst gezien: { $place }.
event-card-played = { $paid ->
    [0] De killer speelt { $card }.
    [one] De killer speelt { $card } en betaalt één kaart.
   *[other] De killer speelt { $card } en betaalt { $paid } kaarten.
}
event-cards-paid = De killer betaalt { $paid } kaarten voor { $law }.
event-barricade-placed = { $anew ->
    [yes] De killer barricadeert { $door_the }.
   *[no] De killer barricadeert { $door_the }, waar al een barricade was.
}
event-barricade-lifted = Er is geen barricade meer over: de killer haalt die van { $door_the } weg.
event-barricade-broken = { $card_id ->
    [none] De killer breekt door de barricade bij { $door_the }: die houdt overlevenden tegen, hem niet.
   *[other] { $card }: de killer breekt door de barricade bij { $door_the }. Die houdt overlevenden tegen, hem niet.
}
event-sensed = { $zone_id ->
    [red] { event-sensed.red }
    [blue] { event-sensed.blue }
    [green] { event-sensed.green }
   *[other] { event-sensed.pair }
}{ $unnamed_count ->
    [0] {""}
   *[other] {" "}Wordt nooit genoemd: { $unnamed }.
}
    .red = De killer voelt de rode zone aan: { $found_count ->
        [0] niemand
       *[other] { $found }
    }.
    .blue = De killer voelt de blauwe zone aan: { $found_count ->
        [0] niemand
       *[other] { $found }
    }.
    .green = De killer voelt de groene zone aan: { $found_count ->
        [0] niemand
       *[other] { $found }
    }.
    .pair = De killer voelt { $places_the } aan: { $found_count ->
        [0] niemand
       *[other] { $found }
    }.
event-searched = { $found_count ->
    [0] De killer doorzoekt { $place_the } en vindt niemand.
   *[other] De killer doorzoekt { $place_the } en vindt { $found }!
}
event-revealed = { $survivors_count ->
    [0] Niemand heeft angst, en niemand antwoordt.
    [one] { $survivors } moet de eigen locatie noemen: { $places }.
   *[other] { $survivors } moeten hun locaties noemen: { $places }.
}
event-fear-gained = { $tokens ->
    [one] { $survivor } krijgt angst.
   *[other] { $survivor } krijgt angst: nu { $tokens } fiches.
}
event-screamed = { $survivor } slaakt een angstkreet: { $place }!
event-injured = { $survivor } raakt gewond.
event-warded = { $item }: { $survivor } ontsnapt aan een verwonding.
event-eliminated = { $again ->
    [yes] { $survivor } was al gewond en is door deze tweede verwonding uitgeschakeld.
   *[no] { $survivor } is uitgeschakeld.
}
event-encounter-began = De killer stuit op { $survivors } ({ $place }).{ $fear ->
    [yes] {" "}Wie hij vindt, krijgt angst.
   *[no] {""}
}{ $wound ->
    [yes] {" "}Wie hij vindt, raakt gewond vóór de eerste slag.
   *[no] {""}
}
event-defender-named = { $survivor } verdedigt.
event-item-shown = { $survivor } gebruikt { $item_the }.
event-dice-rolled = { $survivor } gooit { $dice }.
event-trap-sprung = Een val ({ $place }): verdediging +{ $plus }.
event-defended = { $success ->
    [yes] { $survivor } slaat de aanval af: { $dice } + { $bonus } = { $total } tegen { $strength }.
   *[no] { $survivor } houdt geen stand: { $dice } + { $bonus } = { $total } tegen { $strength }.
}
event-encounter-ended = { $repelled ->
    [yes] De killer is afgeslagen.
   *[no] De confrontatie is voorbij.
}
event-strength-changed = { $why_id ->
    [ambush] Vanuit zijn schuilplaats slaat hij harder toe: de killer heeft kracht { $strength }.
    [over] Dat is voorbij: de killer heeft weer kracht { $strength }.
   *[other] De killer heeft kracht { $strength }.
}
event-level-gained = De killer bereikt niveau { $level }. Zijn kracht is { $strength }.
event-killer-rested = De killer beëindigt zijn beurt.
event-traits-shown = De killer toont zijn eigenschappen: { $traits }.
event-trait-used = { $paid ->
    [0] De killer gebruikt { $trait }.
    [one] De killer betaalt één kaart voor { $trait }.
   *[other] De killer betaalt { $paid } kaarten voor { $trait }.
}
event-trait-shown = { $survivor }: { $trait }!
event-fear-eased = { $survivor } raakt angst kwijt en heeft { $tokens ->
    [0] geen fiches meer
    [one] nog één fiche
   *[other] nog { $tokens } fiches
}.
event-taunted = Iemand treitert de killer: hij verliest drie kaarten en trekt er één.
event-slipped-away = Uit de confrontatie: { $survivors }.
event-encounter-called-off = De killer glimlacht en laat ze gaan. Hij wilde ze alleen maar zien beven.
event-killer-waited = De killer ligt op de loer en laat deze beurt voorbijgaan.
event-survivor-escaped = { $survivor } ontsnapt uit het huis ({ $place }).
event-ways-parted = De nacht is voorbij.
event-killer-won = De killer wint.
event-survivors-won = De overlevenden winnen.

## Wat er gebeurt: voor het team

event-survivor-walked = { $survivor } gaat van { $origin_the } naar { $place_the }.
event-passage-taken = { $survivor } neemt de geheime gang van { $origin_the } naar { $place_the }.
event-noise-made = Geluid: { $place }.
event-item-drawn = { $survivor } trekt { $item_the } van { $deck_the }.
event-item-taken = { $survivor } pakt { $item_the }.
event-item-dropped = { $survivor } legt { $item_the } af.
event-item-used = { $survivor } gebruikt { $item_the }.
event-ability-used = { $survivor } gebruikt { $ability }.
event-traded = { $survivor } geeft aan { $partner }: { $given }; krijgt terug: { $taken }.
event-radio-repaired = { $survivor } repareert de radio: { $progress } van 5.
event-trap-laid = { $survivor } zet een val ({ $place }).
event-cracker-lit = { $survivor } steekt een voetzoeker aan.
event-discovered = { $survivor } gaat ontdekken.

event-trait-kept = { $survivor } houdt de eigenschap { $trait }.
event-plan-advanced = { $plan }: voorwaarde { $step } is vervuld.
event-plan-fulfilled = Het plan { $plan } is vervuld.
event-plan-used = { $survivor } gebruikt het plan { $plan }.
event-plan-token-laid = De planfiche ligt op het bord: { $place }.
event-key-kept = Sleutels van { $survivor }: { $keys }.
event-token-passed = { $survivor } heeft de startspelerfiche.
event-looted = { $survivor } neemt van { $victim }: { $item }.
event-rescue-hoped = { $left ->
    [0] De redding is er!
    [one] De redding is onderweg: nog { $left } ronde. De killer weet het niet.
   *[other] De redding is onderweg: nog { $left } ronden. De killer weet het niet.
}

## Wat er gebeurt: voor de killer; aan het eind voor iedereen, en daarom staat er nergens "je"

event-mark-kept = De killer houdt { $trait }.
event-abilities-drawn = De killer trekt: { $cards }.
event-abilities-discarded = { $why_id ->
    [paid] De killer betaalt: { $cards }.
    [lost] De killer verliest van de stapel: { $cards }.
    [excess] Te veel voor de hand van de killer: { $cards }.
    [chosen] De killer legt af: { $cards }.
   *[played] Afgelegd na gebruik: { $cards }.
}
event-ability-unlocked = De killer krijgt { $card }.
event-deck-shuffled = De aflegstapel van de killer wordt zijn nieuwe stapel: { $cards } kaarten.
event-crept = De killer sluipt van { $origin_the } naar { $place_the }.
event-progress-estimated = De killer noteert: de reparatie kan op { $progress } van 5 staan.

# Agents' reasons: what a hint says, and what a companion was thinking of

reason-bar = De meeste van hun routes lopen door { $door_the }.
reason-bar-gone = Hun weg loopt door { $door_the }.
reason-bare-hands = Geen enkel voorwerp zou genoeg helpen.
reason-calm = { $survivor } is beter af zonder angst: elke angst kost een dobbelsteen bij de verdediging, en de derde wordt een angstkreet.
reason-card = { $card } levert nu het meeste op.
reason-clear = { $survivor } komt niet verder zolang die deur dicht is.
reason-clear-head = Dat helpt meteen, en niemand hoort het.
reason-corner = { $card }: wie niet weg kan, wordt gevonden.
reason-creep = Daar zoekt niemand je: { $place }.
reason-decoy = Lok de killer naar waar niemand is: { $place }.
reason-defend = Nu nodig: { $item }.
reason-defender = { $survivor } heeft de beste kans, of het minst te verliezen.
reason-discover = { $survivor } heeft plaats over, en geluid zou daar het minst schaden.
reason-drop = Het best te missen: { $item }.
reason-enough = { $survivor } heeft gedaan wat er te doen was.
reason-enough-here = Hier zit niets bruikbaars bij.
reason-firecracker = Er is iemand vlak bij de killer gehoord. Laat hem nu overal iets horen.
reason-flee = De killer komt misschien hierheen: zo is { $survivor } op tijd weg.
reason-frighten = { $card }: angst doet handen beven, of verraadt een schuilplaats.
reason-frighten-most = Angst doet { $survivor } het meeste kwaad.
reason-hand = { $survivor } heeft er meer aan: { $item }.
reason-heal = Wie behandeld is, kan nog een klap hebben.
reason-here = Een betere plek is er niet: { $place }.
reason-home = Nu allemaal samen: de uitweg is open.
reason-hunt = Misschien is daar iemand: { $place }, { $percent }%.
reason-hurry = { $survivor } is hier gehoord en kan beter ergens anders zijn.
reason-keep = Het meeste waard: { $item }.
reason-keep-it = Alles is in de juiste handen.
reason-least-card = Het best te missen: { $card }.
reason-lift = { $door_start } zit op dit moment niemand in de weg.
reason-listen = { $card }: het is goed te weten waar ze zijn voordat je gaat.
reason-loot = De doden hebben niets meer nodig.
reason-near = Hier begint je volgende beurt het best, dicht bij waar ze waarschijnlijk zijn: { $place }.
reason-other-plan = Het plan dat al loopt, is dichter bij voltooiing.
reason-passage = De geheime gang: { $survivor } is weg voordat iemand een stap hoort.
reason-patient = { $survivor } heeft dit het hardst nodig.
reason-plan = Weer een voorwaarde vervuld: { $plan }.
reason-repair = { $survivor } is bij de radio, en de killer niet.
reason-rummage = { $survivor } vindt hier misschien een sleutel, en de killer is ver genoeg.
reason-run = Weg van hier, en van daar kun je verder: { $place }.
reason-salvage = Wat weggegooid was, is weer te gebruiken.
reason-save-card = Je kaarten doen later meer.
reason-save-trait = Het werkt maar één keer, en dit is niet het moment.
reason-search = De waarschijnlijkste plek: { $place }, { $percent }%.
reason-sprint = { $survivor } wordt gehoord, maar te laat.
reason-stay = { $survivor } is nergens veiliger dan hier.
reason-strike = Prooi binnen handbereik is meer waard dan kaarten.
reason-strike-harder = { $card }: deze slag kan beslissen.
reason-towards = { $survivor } gaat naar waar iets te doen valt, en niet naar waar geluid was: { $place }.
reason-trade = Iemand hier heeft meer aan wat { $survivor } draagt, of draagt wat { $survivor } nodig heeft.
reason-trait = { $trait }: daar heb je het meest aan.
reason-trap = Wie hier na { $survivor } komt, zal het berouwen.
reason-turn-over = Geen stap en geen zoekactie belooft meer dan hier je beurt beëindigen.
reason-unsure = Het antwoord daar vertelt je het meest.
reason-use-trait = { $trait }: nu loont het.
reason-use-plan = { $plan }: nu loont het.
reason-usual = Hier valt niet veel over na te denken.
reason-vanish = { $card }: wat ze niet zien, kunnen ze niet ontlopen.
reason-wait = Ze komen hier langs: { $place }.
reason-worth-it = Het is de prijs waard.

## Een confrontatie op het scherm

ui-ts-enc-survivor =
    { $who }: { $health }, { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }
ui-ts-enc-public = openbaar: beide kanten mogen kijken
ui-ts-enc-closed = alleen voor jouw ogen
ui-ts-enc-found = { $number ->
    [one] er is er één gevonden
   *[other] er zijn er { $number } gevonden
}
ui-ts-enc-waits = gevonden
ui-ts-enc-defends = verdedigt
ui-ts-enc-held = houdt stand
ui-ts-enc-fell = geraakt
ui-ts-enc-spared = gespaard
ui-ts-enc-fear = Angst
ui-ts-enc-dice = Dobbelstenen
ui-ts-enc-bare = blote handen
ui-ts-enc-no-item = nog geen voorwerp getoond
ui-ts-enc-owes-none = niets getoond
ui-ts-enc-odds-title = Kansen vóór de worp
ui-ts-enc-odds-note = kracht { $strength }, gelijk is genoeg
ui-ts-enc-odds = { $plus ->
    [0] { $dice ->
        [one] alleen 1 dobbelsteen
       *[other] alleen { $dice } dobbelstenen
    }
   *[other] { $dice ->
        [one] 1 dobbelsteen, +{ $plus }
       *[other] { $dice } dobbelstenen, +{ $plus }
    }
}
ui-ts-enc-needs = { $need } nodig
ui-ts-enc-share = { $percent }%
ui-ts-enc-list-title = Hoe verdedig je?
ui-ts-enc-save-title = Wat doe je?
ui-ts-enc-searches = zoekt: { $place }
ui-ts-enc-traits = Eigenschappen
ui-ts-enc-list = { $things }
ui-ts-enc-sought = Gezocht
ui-ts-enc-everybody = iedereen die hier staat, bij naam
ui-ts-enc-once = Niemand wordt in één confrontatie twee keer aangevallen.
ui-ts-enc-strength = Kracht van deze aanval
ui-ts-enc-level = Niveau { $level }
ui-ts-enc-since = { $round ->
    [0] vanaf het begin
   *[other] sinds ronde { $round }
}
ui-ts-enc-trait-note = eigenschap, altijd
ui-ts-enc-turn = Deze beurt
ui-ts-enc-turn-note = tot het eind ervan
ui-ts-enc-card-note = aanvalskaart, deze aanval
ui-ts-enc-limit = Grens
ui-ts-enc-limit-note = niet onder 0 en niet boven 10
ui-ts-enc-must = { $who } moet halen
ui-ts-enc-must-any = De verdediger moet halen
ui-ts-enc-steps = Deze aanval, stap voor stap
ui-ts-enc-attack = aanval { $number }
ui-ts-enc-step-card = Kaart
ui-ts-enc-step-defender = Verdediger
ui-ts-enc-step-item = Voorwerp
ui-ts-enc-step-dice = Worp
ui-ts-enc-step-result = Uitslag
ui-ts-enc-no-card = geen
ui-ts-enc-open = komt nog
ui-ts-enc-defence = verdediging
ui-ts-enc-against = kracht
ui-ts-enc-tie = gelijk is genoeg
ui-ts-enc-fall = De dobbelstenen beslissen.
ui-ts-enc-sum = worp { $dice } + { $bonus }
ui-ts-enc-sum-dice = worp { $dice }
ui-ts-enc-holds = { $who } houdt stand
ui-ts-enc-fails = { $who } is geraakt
ui-ts-enc-barricades = Barricades { $left } van { $most }
ui-ts-enc-next-card = Eerst de killer: één kaart of geen. Dan zegt het team wie verdedigt.
ui-ts-enc-next-item = Eén voorwerp mag helpen bij deze verdediging. Dan wordt er gegooid.
ui-ts-enc-next-dice = Er is gegooid. Een val of talent kan er nog iets aan toevoegen.
ui-ts-enc-next-held = De aanval is afgeslagen: de confrontatie eindigt, de killer verliest twee kaarten van zijn stapel, en wie gevonden was, mag ongezien één kamer wegrennen.
ui-ts-enc-next-fell = Wie nog niet is aangevallen, moet misschien nog verdedigen.
ui-ts-enc-next-last = Dat was de laatste aanval. Wie gevonden was, mag ongezien één kamer wegrennen.

# What is heard

caption-step-wood = Voetstappen op planken
caption-step-tiles = Voetstappen op tegels
caption-step-gravel = Voetstappen op grind
caption-step-grass = Voetstappen in nat gras
caption-door = Een deur gaat open en dicht
caption-passage = Een paneel schuift in de muur
caption-floorboard = Een plank geeft mee
caption-noise = Er valt iets in huis
caption-hush = Het huis houdt de adem in
caption-villa = De deur van de villa valt dicht
caption-hour = Een klok slaat
caption-his-turn = Een lage snaar wordt gestreken
caption-night-saved = Er is hulp, een akkoord klaart op
caption-night-lost = Een lamp breekt, een hart staat stil
caption-ways-parted = Twee klokken die het niet eens zijn
caption-hunt-won = Trommels, en een deur gaat voorgoed dicht
caption-prey-gone = Een auto rijdt weg in de regen
caption-scream-marco = Marco gilt
caption-scream-johnson = Johnson gilt, diep en lang
caption-scream-william = William gilt
caption-scream-sophia = Sophia gilt, schel
caption-scream-anna = Anna gilt
caption-hurt-low = Een man schreeuwt het uit
caption-hurt-high = Een vrouw schreeuwt het uit
caption-fear = Een adem stokt
caption-fear-deep = Korte, opgejaagde ademstoten
caption-calm = Een lange zucht
caption-calmer = Een zucht
caption-healed = Een verband wordt strakgetrokken
caption-eliminated = Iemand valt, een hart vertraagt
caption-got-away = Een deur vliegt open, voeten rennen
caption-slipped-away = Snelle voeten, dan niets
caption-taunt = Een fluitje, en twee kloppen
caption-radio-first = Dode ruis
caption-radio-second = Iets achter de ruis
caption-radio-third = Een stem, ver weg
caption-radio-fourth = De stem komt dichterbij
caption-radio-works = Een heldere stem op de radio
caption-rescue-called = Morse, en iemand antwoordt
caption-rescue-far = Een motor achter de heuvels
caption-rescue-near = Een sirene tussen de bomen
caption-search = Laden worden omgekeerd
caption-discovery = Een losse plank wordt opgetild
caption-item = Er gaat iets in een tas
caption-item-dropped = Er wordt iets weggegooid
caption-key = Sleutels rinkelen
caption-key-hung = Een sleutel bungelt aan zijn spijker
caption-toolbox = Moersleutels rammelen
caption-flashlight = Een schakelaar klikt
caption-revolver = Een haan wordt gespannen
caption-blade = Een kling wordt gegrepen
caption-powder = Een zak poeder wordt geschud
caption-trap-parts = IJzeren kaken rinkelen
caption-bottle = Een fles rinkelt
caption-pills = Pillen rammelen
caption-bandage = Linnen wordt gescheurd
caption-amulet = Zilver zoemt
caption-chart = Een plattegrond wordt opengevouwen
caption-camera = Een camera wordt opgewonden
caption-camera-flash = Een flits gaat af
caption-hatchet = Een bijl hapt in hout
caption-bottle-thrown = Een fles barst, niet hier
caption-fuse = Een lont sist
caption-firecracker = Knallen overstemmen alles
caption-adrenaline = Een hap adem, en een jagend hart
caption-trap-laid = Een val wordt gezet
caption-trap-sprung = IJzeren kaken klappen dicht
caption-warded = Er breekt iets in plaats van een leven
caption-ability = Twee tonen op een gitaar
caption-trade = Er gaat iets van hand tot hand
caption-pencil = Een potlood krast
caption-plan-done = Een plan valt op zijn plek
caption-plan-used = Een schakelaar, en raderen draaien
caption-kept = Een kaart verdwijnt in een zak
caption-shown = Een kaart draait om, een klok zoemt
caption-barricade = Planken worden voor een deur gespijkerd
caption-barricade-lifted = Planken worden weggehaald
caption-barricade-cleared = Spijkers gieren, planken vallen
caption-barricade-broken = Iets breekt door planken
caption-step-butcher = Zware laarzen, en een ketting
caption-creep-butcher = Laarzen worden voorzichtig neergezet
caption-appear-butcher = IJzer valt, een zaag slaat aan
caption-hide-butcher = Een ketting valt stil
caption-step-specter = Koude lucht strijkt langs
caption-creep-specter = Een zucht kou
caption-appear-specter = Glas zingt, en er jammert iets
caption-hide-specter = Een gejammer glijdt weg
caption-step-murderer = Goede schoenen, zonder haast
caption-creep-murderer = Een zool draait zacht
caption-appear-murderer = Vier tonen, en een mes springt open
caption-hide-murderer = Twee tonen, een gordijn beweegt
caption-card-quick = Een kaart klapt
caption-card-special = Een kaart, en een trommel
caption-card-slow = Een kaart wordt langzaam getrokken
caption-chainsaw = Een kettingzaag loeit
caption-rage = Gebrul achter een masker
caption-scream-specter = Iets doods gilt
caption-whizz = Het vliegt door de kamers
caption-drain = Alle warmte wordt weggezogen
caption-notice-pinned = Een mes prikt een brief vast
caption-deduction = Een horloge tikt
caption-blossom = Een te snel wijsje, een mes gaat rond
caption-sense = Iemand luistert in het donker
caption-sense-found = Iemand luistert, en een hart klopt
caption-ransacked = Een kamer wordt overhoopgehaald
caption-found = Strijkers schieten uit: gevonden
caption-revealed = Gefluister verraadt een plek
caption-card-drawn = Kaarten worden getrokken
caption-unlocked = Een slot gaat open, iets gromt
caption-grows = De vloer trilt, de killer groeit
caption-stronger = Leer kraakt om een vuist
caption-his-trait = Een trommel, en adem achter een masker
caption-waits = Trage adem in het donker
caption-toying = Een lage lach
caption-encounter = Strijkers slaan toe: oog in oog
caption-shot = Een schot
caption-slash = Een kling zwaait
caption-powder-thrown = Een wolk poeder barst uit
caption-brandished = Er wordt iets opgeheven
caption-dice-tower = Dobbelstenen vallen door de toren
caption-held = De slag wordt gepareerd
caption-beaten = De verdediging breekt
caption-driven-off = Laarzen wijken terug, een deur valt dicht
caption-lets-go = Het is voorbij, voeten rennen
caption-curtain-falls = Het gordijn valt, een luik klapt neer
caption-curtain-rises = Het gordijn gaat op
caption-ring = Een veer wordt opgewonden
caption-thunder-near = Donder boven het dak
caption-thunder-rolls = De donder rolt
caption-thunder-far = Donder, ver weg
caption-storm = Regen en wind aan alle kanten
caption-storm-within = Regen op het dak
caption-old-house = Het oude huis kraakt
caption-lair = Trage adem, een ketting, druppels
caption-music-night = Een piano in een andere kamer
caption-music-hunt = Trommels, en strijkers die trillen

## Hulp: eigen tekens, en wat het programma uitrekent

ui-ts-mark-perhaps = misschien iemand
ui-ts-mark-not = niemand
ui-ts-mark-wipe = alle tekens wissen
ui-ts-marking = Welke tekens voor { $room_the }? Alleen jouw kant ziet ze.
ui-ts-marking-sign = { $room }: { $sign }
ui-ts-marking-done = Klaar
ui-ts-more-signs = +{ $number }
ui-ts-heat-all = iedereen
ui-ts-heat-soon = { $who }: wordt uitgerekend
ui-ts-per-cent = { $number }%
ui-ts-known-short = { $share }% / { $rooms }
ui-ts-known-title = Naast het oog: wat de killer kan weten
ui-ts-known = { $rooms ->
    [one] Afgaande op wat openbaar was, kan { $who } maar op één plek zijn: { $place }.
   *[other] Afgaande op wat openbaar was, kan { $who } in { $rooms } kamers zijn. Kans op deze ({ $place }): { $share }%.
}{ $acted ->
    [yes] {" "}Dat is na deze beurt, als niemand { $who } hoort.
   *[no] {""}
}
ui-ts-aid-not-marks = Vannacht speelt jouw kant zonder hulp. In het menu kun je dat wijzigen.
ui-ts-aid-not-computed = Vannacht denkt jouw kant zelf na: geen overzichten, geen hints. In het menu kun je dat wijzigen.
ui-ts-since = Sinds je vorige beurt{ $words ->
    [none] {""}
   *[other] : { $words }
}
ui-ts-aids = Hoeveel hulp?
ui-ts-aids-note = Elke kant mag zelf kiezen; iedereen mag meekijken. Aan het eind zie je welke kant overzichten of hints had.
ui-ts-aid-row = { $side_id ->
    [killer] Killer
   *[survivors] Overlevenden
}: { $level_id ->
    [off] geen
    [marks] eigen tekens
   *[computed] tekens, overzichten en hints
}{ $chosen ->
    [yes] , zoals nu
   *[no] {""}
}
ui-ts-aid-off-note = Alleen wat op het bord ligt en in het logboek staat.
ui-ts-aid-marks-note = Gezichten, vraagtekens en kruisjes die je zelf in kamers zet. Alleen jouw kant ziet ze.
ui-ts-aid-computed-note = En wat de computer afleidt uit wat openbaar was: waar de overlevenden kunnen zijn, en wat een computerspeler zou doen.
ui-ts-aid-declared = { $side_id ->
    [killer] De killer speelde
   *[survivors] De overlevenden speelden
} met mogelijke locaties en hints.

## Het eind van een nacht: wat er onder een getal staat

ui-ts-end-count-survivor-went = { $count ->
    [one] kamer
   *[other] kamers
}
ui-ts-end-count-survivor-searched = { $count ->
    [one] keer gezocht
   *[other] keer gezocht
}
ui-ts-end-count-survivor-key = { $count ->
    [one] sleutel
   *[other] sleutels
}
ui-ts-end-count-survivor-noise = { $count ->
    [one] geluid
   *[other] geluiden
}
ui-ts-end-count-survivor-repelled = afgeslagen
ui-ts-end-count-survivor-beaten = { $count ->
    [one] verloren gevecht
   *[other] verloren gevechten
}
ui-ts-end-count-killer-prowled = { $count ->
    [one] kamer
   *[other] kamers
}
ui-ts-end-count-killer-card = { $count ->
    [one] kaart
   *[other] kaarten
}
ui-ts-end-count-killer-found = { $count ->
    [one] treffer
   *[other] treffers
}
ui-ts-end-count-killer-vain = { $count ->
    [one] misser
   *[other] missers
}
ui-ts-end-count-killer-wounded = { $count ->
    [one] verwonding
   *[other] verwondingen
}
ui-ts-end-count-killer-barred = { $count ->
    [one] barricade
   *[other] barricades
}

## Hoe een nacht verloopt, voor elke kant, voor wie nog nooit heeft gespeeld

ui-ts-primer-survivors = Speluitleg voor de overlevenden
ui-ts-primer-killer = Speluitleg voor de killer
ui-ts-primer-win-head = Zo win je
ui-ts-primer-turn-head = Je beurt
ui-ts-primer-noise-head = Geluid
ui-ts-primer-fear-head = Angst
ui-ts-primer-met-head = De confrontatie
ui-ts-primer-help-head = Hulp
ui-ts-primer-survivors-win = { $ways ->
    [apart] Begin een beurt bij de uitgang met { $own } eigen sleutels, of roep redding op met de radio.
   *[together] Hang { $keys } sleutels op en begin samen een beurt bij de uitgang, of roep redding op met de radio.
}
ui-ts-primer-survivors-turn = Jullie doen elk 1 van 6 acties, in willekeurige volgorde. Daarna ontdekt 1 van jullie.
ui-ts-primer-survivors-noise = Na jullie beurt hoort de killer in welke kamers geluid was, maar hij ziet jullie nooit.
ui-ts-primer-survivors-fear = Elke angst kost je 1 verdedigingsdobbelsteen. De derde is een angstkreet en verraadt je kamer.
ui-ts-primer-survivors-met = Word je gevonden, gooi dan minstens de kracht van de killer, anders raak je gewond. De tweede verwonding is dodelijk.
ui-ts-primer-survivors-help = Druk op { $hint } voor een hint, { $marks } om kamers te markeren, { $rulebook } voor de spelregels, { $menu } voor pauze.
ui-ts-primer-killer-win = { $ways ->
    [apart] Dood 2 van de 3 overlevenden. Wie nog binnen is als de ontdekstapel op is, telt mee.
   *[together] Dood 1 overlevende: je eerste klap verwondt, je tweede is dodelijk. Of hun ontdekstapel raakt op.
}
ui-ts-primer-killer-turn = Speel snelle kaarten, dan 1 speciale kaart of 2 acties, dan 1 trage kaart; trek er { $draw }.
ui-ts-primer-killer-noise = Na hun beurt hoor je in welke kamers geluid was. Doorzoek er een om overlevenden te vinden.
ui-ts-primer-killer-fear = Elke angst kost een overlevende 1 dobbelsteen. De derde is een angstkreet die de kamer verraadt.
ui-ts-primer-killer-met = Doorzoek de kamer van overlevenden en val ze aan tot iemand jouw kracht gooit.
ui-ts-primer-killer-help = Druk op { $hint } voor een hint, { $marks } om kamers te markeren, { $rulebook } voor de spelregels, { $menu } voor pauze.

## Wie op een plaats speelt

holder-easy = Ziet het huis als door dikke mist, en doet vaak maar het op één na beste.
holder-normal = Ziet net vaag genoeg dat killer en overlevenden ongeveer even vaak winnen.
holder-hard = Mist niets. Vraagt zich als overlevende af wat de killer kan weten.

## Pagina's van de spelregels over losse dingen

ui-ts-page-killers = Killers
ui-ts-page-survivors = Overlevenden
ui-ts-page-abilities = Vaardigheidskaarten
ui-ts-page-items = Voorwerpkaarten
ui-ts-page-traits = Eigenschappen
ui-ts-page-plans = Overlevingsplannen
ui-ts-page-places = Locaties
ui-ts-page-killer = killer
ui-ts-page-survivor = overlevende
ui-ts-page-ability = vaardigheidskaart ({ $kinds })
ui-ts-page-item = voorwerpkaart
ui-ts-page-trait-survivors = eigenschap van een overlevende
ui-ts-page-trait-killer = eigenschap van de killer
ui-ts-page-plan = overlevingsplan
ui-ts-page-place = locatie, zone { $zone }
ui-ts-page-hand = { $killer }: { $count ->
    [one] één van 13 kaarten
   *[other] { $count } van 13 kaarten
    }.
ui-ts-page-deck-discovery = Ontdekstapel: { $count ->
    [one] één exemplaar
   *[other] { $count } exemplaren
    }.
ui-ts-page-deck-search = Zoekstapel: { $count ->
    [one] één exemplaar
   *[other] { $count } exemplaren
    }.
ui-ts-page-deck-bottom = Onder de zoekstapel: { $count ->
    [one] één exemplaar
   *[other] { $count } exemplaren
    }.
ui-ts-page-deck-start = Startvoorwerp: { $count ->
    [one] één exemplaar
   *[other] { $count } exemplaren
    }.
ui-ts-page-needs = Voorwaarden, in deze volgorde te vervullen:
ui-ts-page-need = { $at }. { $what }

# Titles of great moments

climax-encounter-began = Gevonden
climax-eliminated = { $survivor } is uitgeschakeld
climax-survivor-escaped = { $survivor } ontsnapt
climax-rescue-called = De redding is onderweg

## Begeleide eerste nachten: lessen, elk met een titel

ui-guide-team-goal-head = Hang sleutels op, kom weg
ui-guide-team-goal = Hang hier vijf sleutels op en vertrek samen door een uitgang. Of repareer de radio en wacht op redding. Eén dode en je verliest.
ui-guide-team-move-head = Lopen
ui-guide-team-move = Elke overlevende doet één hoofdactie. Loop eerst: kies een oplichtende kamer. Ga naar een vergrootglas.
ui-guide-team-search-head = Zoeken
ui-guide-team-search = In een kamer met een vergrootglas kan je volgende hoofdactie Zoeken zijn: je trekt een voorwerpkaart. Sommige kaarten maken geluid.
ui-guide-team-keep-head = Houden of niet
ui-guide-team-keep = Houd wat helpt. Een sleutel gaat naar de wand, voor iedereen. Iedereen behalve Johnson draagt hoogstens drie voorwerpen.
ui-guide-team-discover-head = Ontdekken
ui-guide-team-discover = Is iedereen geweest, dan trekt één overlevende twee kaarten en houdt er één. De stapel is ook je klok: is hij leeg, dan verlies je.
ui-guide-team-noise-head = Geluid
ui-guide-team-noise = Na je beurt hoort de killer in welke kamers geluid was, maar niet van wie of waarom. Blijf bewegen als je geluid hebt gemaakt.
ui-guide-team-killer-head = De beurt van de killer
ui-guide-team-killer = De killer speelt snelle kaarten en loopt of zoekt dan twee keer. Je ziet elke stap, tenzij hij sluipt.
ui-guide-team-beside-head = Naast de killer
ui-guide-team-beside = In de kamer van de killer kun je niet zoeken of repareren. Hij vindt je alleen als hij daar zoekt, dus loop op tijd weg.
ui-guide-team-card-head = Een kaart wordt gespeeld
ui-guide-team-card =
    { $device_id ->
        [pad] De killer toont elke kaart die hij speelt. Ga naar zijn portret en kies het: je ziet welke hij nog kan hebben.
        [mouse] De killer toont elke kaart die hij speelt. Klik op zijn portret om te zien welke kaarten hij nog kan hebben.
       *[keys] De killer toont elke kaart die hij speelt. Ga met Tab naar zijn portret en druk op Enter: je ziet welke hij nog kan hebben.
    }
ui-guide-team-zones-head = Zones
ui-guide-team-zones = Aanvoelen noemt iedereen in één zone, maar niet hun kamers. Het gekleurde teken naast de naam van een kamer toont de zone.
ui-guide-team-passage-head = Geheime gangen
ui-guide-team-passage = Kamers met hetzelfde teken, I of II, delen een geheime gang. Sophia mag erdoor, en wie een zaklamp heeft: kies de andere kamer.
ui-guide-team-hidden-head = Hij sluipt
ui-guide-team-hidden = De killer is nu verborgen. Zijn figuur staat waar hij het laatst gezien is; de volgende beurt verschijnt hij in de buurt en zoekt.
ui-guide-team-undo-head = Ongedaan maken en hint
ui-guide-team-undo =
    { $device_id ->
        [mouse] De gebogen pijl doet een stap terug, behalve als er iets verborgens is onthuld. De lamp toont een hint met de reden.
       *[keys] { $undo } doet een stap terug, behalve als er iets verborgens is onthuld. { $hint } toont een hint met de reden.
    }
ui-guide-team-fear-head = Angst
ui-guide-team-fear = Elke angstfiche kost een dobbelsteen bij je verdediging. Heb je er twee, dan wordt nog meer angst een angstkreet die je verraadt.
ui-guide-team-calm-head = Kalmeren
ui-guide-team-calm = Kalmeren haalt al je angstfiches weg. Het is ook de actie voor wie niets beters te doen heeft.
ui-guide-team-scream-head = Een angstkreet
ui-guide-team-scream = Een angstkreet vertelt de killer meteen in welke kamer je bent. Ga weg voordat hij er is.
ui-guide-team-barricade-head = Een barricade
ui-guide-team-barricade = Overlevenden komen niet langs een barricade. Vrijmaken haalt er een weg bij een deur van je kamer. De killer breekt er gewoon doorheen.
ui-guide-team-radio-head = De radio
ui-guide-team-radio = De andere uitweg: repareer hier de radio vijf keer, één keer per ronde, en dat maakt geluid. Houd dan vijf beurten stand.
ui-guide-team-menu-head = Spelregels en logboek
ui-guide-team-menu =
    { $device_id ->
        [mouse] De drie streepjes openen het menu met de spelregels en alle toetsen. Het vel papier toont alles wat er is gebeurd.
       *[keys] { $menu } opent het menu met de spelregels en alle toetsen. { $log } toont alles wat er is gebeurd.
    }
ui-guide-team-level-head = De killer groeit
ui-guide-team-level = De stapel van de killer was leeg, dus hij stijgt een niveau: meer kracht, nieuwe effecten. Zijn portret opent de lijst.
ui-guide-team-found-head = Gevonden!
ui-guide-team-found = De killer doorzocht je kamer. Hij valt aan tot iemand hem afslaat of iedereen hier één keer heeft gefaald.
ui-guide-team-defender-head = Wie verdedigt?
ui-guide-team-defender = Kies wie er verdedigt. Minder angstfiches betekent meer dobbelstenen, en een gewonde overlevende mag niet falen.
ui-guide-team-defend-head = Verdedigen
ui-guide-team-defend = Je dobbelstenen en één voorwerp moeten de kracht van de killer halen. Het percentage is je kans.
ui-guide-team-injured-head = Verwondingen
ui-guide-team-injured = Een tweede verwonding schakelt een overlevende uit, en dan wint de killer. Medicijnen genezen de eerste. Blijf bij de killer uit de buurt.
ui-guide-team-rescue-head = De redding komt
ui-guide-team-rescue = De radio werkt. Overleef tot de teller het eind bereikt, en je wint.
ui-guide-team-exit-head = Vijf sleutels
ui-guide-team-exit = Er hangen vijf sleutels. Breng alle drie de overlevenden naar een uitgang en blijf daar tot je volgende beurt begint.
ui-guide-team-end-head = Het einde
ui-guide-team-end = De nacht is voorbij. Speel nog eens met andere overlevenden, tegen een sterkere killer, of aan de andere kant.
ui-guide-dark-goal-head = Schakel één overlevende uit
ui-guide-dark-goal = Verwond één overlevende twee keer en je wint. Ze beginnen in de Entreehal en winnen met vijf sleutels en een uitgang, of via de radio.
ui-guide-dark-noise-head = Je hoort geluid
ui-guide-dark-noise = Elke ronde hoor je waar iemand luid zocht, repareerde of iets vond, maar nooit wie. Soms is het huis stil.
ui-guide-dark-act-head = Twee acties
ui-guide-dark-act = Doe dan twee acties: een stap of je kamer doorzoeken. Of speel in plaats daarvan één speciale kaart. Een oplichtende kamer is een stap.
ui-guide-dark-cards-head = Eerst snelle kaarten
ui-guide-dark-cards = Snelle kaarten komen vóór je acties, zoveel als je kunt betalen. Het getal is hoeveel andere kaarten er een kost.
ui-guide-dark-search-head = Zoeken
ui-guide-dark-search = Zoeken vindt iedereen in je kamer en begint een confrontatie. Een lege kamer kost alleen de actie.
ui-guide-dark-draw-head = Nieuwe kaarten
ui-guide-dark-draw = Je trekt elke beurt drie kaarten en houdt er hoogstens vijf. Een lege stapel wordt opnieuw geschud en brengt je een niveau hoger.
ui-guide-dark-undo-head = Ongedaan maken en hint
ui-guide-dark-undo =
    { $device_id ->
        [mouse] De gebogen pijl doet een stap terug, behalve als er iets verborgens is onthuld. De lamp toont een hint met de reden.
       *[keys] { $undo } doet een stap terug, behalve als er iets verborgens is onthuld. { $hint } toont een hint met de reden.
    }
ui-guide-dark-marks-head = Kamers markeren
ui-guide-dark-marks =
    { $device_id ->
        [mouse] Vermoed je iemand in een kamer? Klik er met rechts op om je eigen teken te zetten. Ook het vraagteken opent de tekens.
       *[keys] Vermoed je iemand in een kamer? { $look } opent je eigen tekens: kies een kamer en zet er een.
    }
ui-guide-dark-guess-head = Mijn schatting
ui-guide-dark-guess = Deze getallen zijn je eigen notitie: hoe vaak denk je dat de radio in de Woonkamer is gerepareerd? Vijf keer roept redding op.
ui-guide-dark-zones-head = Zones
ui-guide-dark-zones = Er zijn drie zones; het gekleurde teken naast elke kamernaam toont ze. Je hoort wie er in de zone is, niet in welke kamer.
ui-guide-dark-barricade-head = Barricades
ui-guide-dark-barricade = Een barricade houdt overlevenden tegen, jou niet: je breekt er lopend doorheen. Je hebt er zeven.
ui-guide-dark-sneak-head = Sluipen
ui-guide-dark-sneak = Je bent nu verborgen: ze zien alleen waar je was. De volgende beurt verschijn je en zoek je meteen.
ui-guide-dark-fear-head = Angst
ui-guide-dark-fear = Elke angstfiche kost een overlevende één dobbelsteen. Wie er twee heeft, slaakt bij de volgende een angstkreet en verraadt zijn kamer.
ui-guide-dark-scream-head = Een angstkreet
ui-guide-dark-scream = Deze overlevende is daar nu. Ga erheen voordat die weer weg is.
ui-guide-dark-encounter-head = Je hebt iemand gevonden
ui-guide-dark-encounter = Je valt aan tot iemand je afslaat of ze allemaal één keer hebben gefaald. Een trage kaart kan deze beurt niet meer.
ui-guide-dark-attack-head = Een aanvalskaart
ui-guide-dark-attack = Je mag één aanvalskaart aan deze aanval toevoegen. Bewaar die als je kans ook zonder goed is.
ui-guide-dark-repelled-head = Afgeslagen
ui-guide-dark-repelled = Haalt hun worp in een ontmoeting je kracht, dan slaan ze je af: je verliest de bovenste twee kaarten van je stapel.
ui-guide-dark-injured-head = Verwondingen
ui-guide-dark-injured = Verwond dezelfde overlevende twee keer en je wint. Medicijnen kunnen de eerste genezen, dus blijf in de buurt.
ui-guide-dark-level-head = Een nieuw niveau
ui-guide-dark-level =
    { $device_id ->
        [pad] Je steeg een niveau: je kracht en speciale effecten groeien mee. Ga naar je portret en kies het om ze te lezen.
        [mouse] Je steeg een niveau: je kracht en speciale effecten groeien mee. Klik op je portret om ze te lezen.
       *[keys] Je steeg een niveau: je kracht en speciale effecten groeien mee. Ga met Tab naar je portret en druk op Enter om ze te lezen.
    }
ui-guide-dark-keys-head = Er hangt een sleutel
ui-guide-dark-keys = Elke sleutel aan de wand brengt ze dichterbij. Met vijf rennen ze naar een uitgang: zorg dat je er bent.
ui-guide-dark-menu-head = Spelregels en logboek
ui-guide-dark-menu =
    { $device_id ->
        [mouse] De drie streepjes openen het menu met de spelregels en alle toetsen. Het vel papier toont alles wat er is gebeurd.
       *[keys] { $menu } opent het menu met de spelregels en alle toetsen. { $log } toont alles wat er is gebeurd.
    }
ui-guide-dark-end-head = Het einde
ui-guide-dark-end = De nacht is voorbij. Speel nog eens als een andere killer, tegen sterkere overlevenden, of aan de andere kant.

## Records

record-by-subject = Killer
record-by-figure = Personage
record-side-killer = Killer
record-side-survivors = Overlevenden
record-difficulty-none = Zonder eigenschappen
record-difficulty-nightmare = Nachtmerrie
record-difficulty-own = Eigen aantal eigenschappen
