# Castle Ravenloft: every word that a player reads.

## Woorden op tafel

name-heroes = Helden
    .the = de helden
    .gender = pl
name-castle = Castle Ravenloft
name-hero = Heldenfase
    .the = de heldenfase
name-explore = Verkenningsfase
    .the = de verkenningsfase
name-villain = Schurkenfase
    .the = de schurkenfase
name-start = Begin van de beurt
    .the = het begin van de beurt
name-monster = Monsterstapel
    .the = de monsterstapel
name-encounter = Ontmoetingsstapel
    .the = de ontmoetingsstapel
name-treasure = Schatstapel
    .the = de schatstapel
name-tile = Tegelstapel
    .the = de tegelstapel
name-north = noord
name-east = oost
name-south = zuid
name-west = west
name-black = zwart
name-white = wit
name-slowed = Vertraagd
name-immobilized = Vastgezet
name-experience = Ervaring
    .the = de ervaring
name-surge = Genezingsimpuls
    .the = de genezingsimpuls
name-aid = Bijstand
    .the = de bijstand
name-sun = Zon
    .the = de zon
name-mistform = Mistvorm
    .the = de mistvorm
name-kavan = Kavan
    .gender = m
text-kavan = Hij is geen held, heeft geen levenspunten en kan zijn vak delen. Begin je je beurt op of naast zijn vak, dan mag je hem meenemen: hij volgt aan het eind van je heldenfase. Staat er bij het begin van de schurkenfase een monster op zijn tegel, of geen held, dan verandert hij in de Jonge vampier (CR-215).
name-coffin = Doodskist
    .the = de doodskist
name-coffin-shut = Doodskist
    .the = de doodskist
text-coffin-shut = Nog dicht. Eindig je je heldenfase op of naast de kist, dan mag je hem openen: niets, een schat, wijwater, een staak, een val, een monster of de graaf (CR-210).
name-item-back = Voorwerpfiche
    .the = de voorwerpfiche
text-item-back = Ligt gedekt. Een held die de heldenfase erop of ernaast eindigt, pakt de fiche en ziet wat het is (CR-210).
name-monster-back = Monsterfiche
    .the = de monsterfiche
text-monster-back = Ligt gedekt: 1 tot 3 verborgen monsters. Draai de fiche om zodra een held een beweging binnen 1 tegel eindigt (CR-210).
name-monsters-0 = niemand
name-monsters-1 = één monster
name-monsters-2 = twee monsters
name-monsters-3 = drie monsters
name-calm = Kalmte
    .the = de kalmte
name-food = Eten
    .the = het eten
name-mirror = Spiegel
    .the = de spiegel
name-portrait = Portret
    .the = het portret
name-coffin-empty = niets
name-coffin-monster = een monster
name-coffin-trap = een val
name-coffin-treasure = een schat
name-coffin-strahd = de graaf
name-item-treasure = Schat, de beste van twee
name-banked = Meegenomen schatkaarten
name-cured = Stappen van de genezing
name-lairs = Veroverde holen
name-ritual = Verbroken stappen van het ritueel
name-kills = Verslagen monsters
name-escaped = Ontsnapte monsters
name-crypt = Crypte
    .the = de crypte
name-skull = Schedel
    .the = de schedel
name-bone-pile = Knekelhoop
    .the = de knekelhoop
name-blessing = Zegen
name-fortune = Meevaller
name-item = Voorwerp
name-adventure = Avontuurschat
name-environment = Omgeving
name-event = Gebeurtenis
name-attack = Aanvalsgebeurtenis
name-trap = Val
name-at-will = Basiskracht
name-daily = Dagkracht
name-utility = Hulpkracht
name-undead = Ondode
name-vampire = Vampier
name-animal = Dier
name-vermin = Ongedierte
name-reptile = Reptiel
name-elemental = Elementaal
name-fey = Feeënwezen

text-slowed = Snelheid 2, tot het eind van de heldenfase van deze held.
text-immobilized = Snelheid 0, tot het eind van de heldenfase van deze held. Elders geplaatst worden kan nog wel.
text-surge = Wie met 0 LP aan de beurt begint, moet er een gebruiken: de held staat op met zoveel LP als zijn impulswaarde. Is er geen meer over, dan is de nacht verloren.
text-mistform = Blijft op Strahds kaart liggen tot hij in mist verandert.
text-environment = Geldt voor iedereen, tot een andere omgeving de plaats inneemt.
text-event = Gebeurt meteen en is dan voorbij.
text-attack = Valt meteen helden aan en is dan voorbij.
text-trap = De fiche ligt op een tegel; de val slaat toe in elke schurkenfase van de speler die hem trok. Een held op die tegel mag in plaats van aan te vallen proberen de val onschadelijk te maken: 10 of hoger.
text-blessing = Geldt voor elke held tot het eind van je volgende heldenfase.
text-fortune = Gebeurt meteen en is dan voorbij.
text-item = Geef het bij het trekken aan een held naar keuze; het blijft bij die held.
text-at-will = Elke beurt te gebruiken.
text-daily = Draai de kaart na gebruik om.
text-utility = Draai de kaart na gebruik om. Telt niet als aanval.

## Helden

name-allisa = Allisa
    .gender = f
title-allisa = Menselijke woudloopster
text-allisa = Verkenner. In je verkenningsfase mag je een onverkende rand van je tegel naar keuze verkennen, waar je ook op die tegel staat.
flavour-allisa = Ze heeft wel ergere dingen opgespoord, in slechter weer. Veel waren het er niet.

name-arjhan = Arjhan
    .gender = m
title-arjhan = Draakgeboren krijger
text-arjhan = Verdediger. Elke andere held op je tegel heeft +1 PK.
flavour-arjhan = Hij vult een deuropening beter dan de meeste deuren.

name-immeril = Immeril
    .gender = m
title-immeril = Eladrin-tovenaar
text-immeril = Kennis. Elke andere held op je tegel heeft +1 op aanvalsworpen.
flavour-immeril = Hij heeft elk boek over dit kasteel gelezen, en de afloop beviel hem nooit.

name-kat = Kat
    .gender = f
title-kat = Menselijke dievegge
text-kat = Vallenexpert. Je hebt +5 op worpen om vallen onschadelijk te maken.
flavour-kat = Sloten, grendels, struikeldraden: vroeg of laat gaat alles voor haar open.

name-thorgrim = Thorgrim
    .gender = m
title-thorgrim = Dwergpriester
text-thorgrim = Bijstand. Heb je in je heldenfase niet aangevallen, dan herstelt aan het eind ervan één andere held op je tegel 1 LP.
flavour-thorgrim = Zijn geloof is als zijn baard: lang, weerbarstig en licht geschroeid.

text-critical-hit = Voltreffer (niveau 2). Gooi je bij een aanval een 20, dan doet die +1 schade.

## Krachten van Thorgrim

name-healing-word = Helend woord
text-healing-word = Gratis, in je heldenfase: één held, hoe ver weg ook, herstelt zoveel LP als zijn impulswaarde. Een held met 0 LP staat op.

name-divine-flare = Goddelijke gloed
text-divine-flare = Val een monster op je tegel aan: +6, 1 schade. Raak: beëindig één toestand van een held op je tegel.

name-healing-strike = Helende slag
text-healing-strike = Val een aangrenzend monster aan: +8, 1 schade. Raak: een held binnen 1 tegel herstelt 1 LP; dat mag je zelf zijn.

name-lance-of-faith = Lans van het geloof
text-lance-of-faith = Val een monster binnen 1 tegel aan: +6, 1 schade, of 2 schade als het ondood is.

name-beacon-of-hope = Baken van hoop
text-beacon-of-hope = Kies een tegel hoogstens 1 tegel verderop en val alle monsters erop aan: +6, 2 schade. Raak of mis: elke held op die tegel herstelt 1 LP.

name-flame-strike = Vlammenzuil
text-flame-strike = Kies een tegel hoogstens 2 tegels verderop en val alle monsters erop aan: +6, 3 schade. Mis: 1 schade.

name-hallowed-advance = Gezegende opmars
text-hallowed-advance = Val een aangrenzend monster aan: +5, 3 schade. Mis: 1 schade. Raak of mis: elke andere held mag daarna hoogstens 1 tegel bewegen.

name-bless = Zegening
text-bless = Gratis, in je heldenfase: jij en elke held binnen 1 tegel hebben +2 op aanvalsworpen tot het eind van je volgende heldenfase.

name-consecrated-ground = Gewijde grond
text-consecrated-ground = Kost je aanval: kies een tegel hoogstens 1 tegel verderop. Verwijder een fiche daar, en bij een val ook de kaart; leg er dan de fiche van deze kaart neer. De volgende ontmoetingsfiche die op die tegel zou komen, komt er niet: de bijbehorende kaart wordt afgelegd en niet vervangen, en deze fiche gaat weg.

name-shield-of-faith = Geloofsschild
text-shield-of-faith = Als een aanval jou of een andere held op je tegel raakt: de aanval mist. Jij en elke held binnen 1 tegel hebben +2 PK tot het eind van je volgende heldenfase.

## Krachten van Arjhan

name-dragons-breath = Drakenadem
text-dragons-breath = Gratis, in je heldenfase: val alle monsters op je tegel aan: +4, 1 schade. Dit telt niet als je aanval.

name-cleave = Klieven
text-cleave = Val een aangrenzend monster aan: +6, 1 schade. Raak: je mag een ander monster op je tegel kiezen; ga ernaast staan, en het krijgt 1 schade.

name-trapping-strike = Vangende slag
text-trapping-strike = Kies een monster binnen 1 tegel. Plaats het naast je en val het dan aan: +8, 1 schade.

name-tide-of-iron = IJzeren vloed
text-tide-of-iron = Val een aangrenzend monster aan: +8, 1 schade. Raak: overleeft het monster, plaats het dan op een tegel binnen 1 tegel van je; daarna mag je naar een vak naar keuze op je tegel.

name-brute-strike = Brute slag
text-brute-strike = Val een aangrenzend monster aan: +5, 4 schade. Mis: deze kaart blijft open liggen.

name-come-and-get-it = Kom maar op
text-come-and-get-it = Kies een tegel hoogstens 1 tegel verderop en plaats de monsters daar naast je, zoveel als er passen. Val dan alle aangrenzende monsters aan: +6, 1 schade.

name-precise-strike = Trefzekere slag
text-precise-strike = Val een aangrenzend monster aan: +11, 2 schade. Mis: deze kaart blijft open liggen.

name-bodyguard = Lijfwacht
text-bodyguard = Als een monster een andere held binnen 1 tegel raakt: de aanval mist, en jij wisselt van plaats met die held.

name-get-over-there = Eropaf!
text-get-over-there = Kost een beweging: kies een monster binnen 2 tegels en plaats jezelf ernaast.

name-unstoppable = Niet te stuiten
text-unstoppable = Aan het begin van je heldenfase: herstel 2 LP.

## Krachten van Allisa

name-careful-attack = Behoedzame aanval
text-careful-attack = Een aangrenzend monster krijgt 1 schade. Er wordt niet gegooid, dus dit telt niet als raak of mis.

name-hit-and-run = Slaan en wegwezen
text-hit-and-run = Val een aangrenzend monster aan: +6, 2 schade. Raak of mis: daarna mag je jezelf op een vak naar keuze op je tegel plaatsen.

name-hunters-shot = Jagersschot
text-hunters-shot = Val een monster binnen 2 tegels aan: +6, 1 schade. Mis: staat het monster meer dan 1 tegel verderop, plaats het dan 1 tegel dichterbij.

name-twin-shot = Dubbelschot
text-twin-shot = Val één of twee verschillende monsters binnen 1 tegel aan: +4, elk 1 schade.

name-attacks-on-the-run = Aanval in volle vaart
text-attacks-on-the-run = Beweeg tot aan je snelheid, als deel van deze kaart. Val dan één of twee verschillende monsters aan waar je onderweg naast stond: +4, 2 schade. Mis: 1 schade.

name-bounding-attack = Springende aanval
text-bounding-attack = Plaats jezelf op een tegel hoogstens 1 tegel verderop. Val dan een aangrenzend monster aan: +6, 3 schade. Mis: 1 schade.

name-split-the-tree = Splijt de boom
text-split-the-tree = Val één of twee verschillende monsters aan op één tegel, hoogstens 2 tegels verderop: +6, 2 schade. Mis: 1 schade.

name-crucial-aid = Hulp in nood
text-crucial-aid = Nadat een andere held heeft gegooid: tel 4 op bij de uitkomst.

name-unbalancing-parry = Uit balans
text-unbalancing-parry = Als een aangrenzend monster je raakt: de aanval mist, en je plaatst dat monster op een tegel binnen 1 tegel van je.

name-yield-ground = Terugwijken
text-yield-ground = Als een monster je schade doet: beweeg tot aan je snelheid.

## Krachten van Kat

name-sneak-attack = Sluipaanval
text-sneak-attack = Aan het begin van je heldenfase: tot het eind van je volgende heldenfase heb je +4 op aanvalsworpen en +1 schade.

name-backstab = Rugsteek
text-backstab = Val een aangrenzend monster aan: +7, 1 schade, of 2 schade als het naast een andere held staat.

name-deft-strike = Vlugge steek
text-deft-strike = Je mag hoogstens 2 vakken bewegen. Val dan een aangrenzend monster aan: +7, 1 schade.

name-snipe-shot = Sluipschot
text-snipe-shot = Val een monster binnen 1 tegel aan: +7, of +9 als het precies 1 tegel verderop staat; 1 schade.

name-dagger-barrage = Dolkenregen
text-dagger-barrage = Kies een tegel hoogstens 1 tegel verderop en val alle monsters erop aan: +7, 2 schade. Mis: 1 schade.

name-deep-cut = Diepe snede
text-deep-cut = Val een aangrenzend monster aan: +7, 2 schade. Raak of mis: +2 schade als het naast een andere held staat.

name-riposte-strike = Riposte
text-riposte-strike = Meteen nadat een aangrenzend monster je heeft aangevallen, in elke fase: val dat monster aan: +7, 1 schade. Mis: deze kaart blijft open liggen.

name-great-leap = Reuzensprong
text-great-leap = Kost een beweging: plaats jezelf op een tegel hoogstens 2 tegels verderop.

name-spring-away = Wegspringen
text-spring-away = Als een andere held een ontmoetingskaart trekt: plaats jezelf, voordat de kaart effect heeft, op een tegel precies 2 tegels verderop.

name-stealth = Heimelijkheid
text-stealth = Als je een monsterkaart trekt: leg die af. Er komt geen monster.

## Krachten van Immeril

name-fey-step = Feeënstap
text-fey-step = Gratis, in je heldenfase: teleporteer jezelf naar een tegel hoogstens 1 tegel verderop. Ook als je vastgezet bent.

name-magic-missile = Magisch projectiel
text-magic-missile = Val een monster binnen 3 tegels aan: +8, 1 schade. Mis: staat het monster meer dan 1 tegel verderop, plaats het dan 1 tegel dichterbij.

name-thunderwave = Dondergolf
text-thunderwave = Val alle monsters op je tegel aan: +7, 1 schade. Kies dan een tegel hoogstens 1 tegel verderop en plaats daar alle overlevende monsters.

name-scorching-burst = Schroeiende flits
text-scorching-burst = Kies een tegel precies 1 tegel verderop en val alle monsters erop aan: +7, 1 schade.

name-fireball = Vuurbal
text-fireball = Kies een tegel precies 1 tegel verderop en val alle monsters erop aan: +7, 3 schade. Mis: 1 schade.

name-lightning-bolt = Bliksemstraal
text-lightning-bolt = Val hoogstens drie verschillende monsters binnen 1 tegel aan: +7, 2 schade. Mis: 1 schade.

name-freezing-cloud = Vrieswolk
text-freezing-cloud = Kies een tegel zonder fiche precies 1 tegel verderop en leg daar de fiche van deze kaart, met 3 tellers. Haal aan het eind van elk van je heldenfasen, ook deze, 1 teller weg; elk monster op die tegel krijgt dan 1 schade. Met de laatste teller verdwijnt de fiche. Er wordt niet gegooid.

name-dispel-magic = Magie verbreken
text-dispel-magic = Als je een ontmoetingskaart trekt: annuleer die, zonder ervaring uit te geven.

name-illusionary-crowd = Schijnmenigte
text-illusionary-crowd = Gratis, in je heldenfase: leg de fiche van deze kaart (PK 14, 1 LP) op een tegel zonder fiche en plaats dan alle monsters behalve schurken op tegels precies 1 tegel daarvandaan. Monsters die een doelwit kiezen, zien de fiche voor een held aan. Bij de eerste schade verdwijnt hij.

name-shield = Schild
text-shield = Als een monster je raakt: de aanval mist, en je hebt +2 PK tot het eind van je volgende heldenfase.

## Monsters en schurken

name-blazing-skeleton = Brandend skelet
text-blazing-skeleton =
    1) Er is een held binnen 1 tegel: Vuurbol tegen elke held op de tegel van de dichtstbijzijnde held: +7, 2 schade, mis 1 schade.
    2) Anders beweegt het 1 tegel naar de dichtstbijzijnde held toe.
flavour-blazing-skeleton = Het brandt al honderd jaar en is nog lang niet op.

name-gargoyle = Gargouille
text-gargoyle =
    1) Er is een held binnen 1 tegel: hij gaat naar de tegel van de dichtstbijzijnde held. Klauwenwervel tegen elke held daar: +8, 2 schade en vertraagd, mis 1 schade.
    2) Anders blijft hij zitten.
flavour-gargoyle = Een standbeeld, zeg je. Standbeelden volgen je zelden met hun ogen.

name-ghoul = Lijkeneter
text-ghoul =
    1) Hij staat naast een held: Verscheurende beet: +9, 3 schade.
    2) Er is een held binnen 1 tegel: hij gaat naast de dichtstbijzijnde held staan. Verlammende klauw: +7, 1 schade en vastgezet.
    3) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
flavour-ghoul = Altijd hongerig, nooit kieskeurig.

name-kobold-skirmisher = Koboldspeerwerper
text-kobold-skirmisher =
    1) Er is een held binnen 1 tegel: Werpspeer tegen de dichtstbijzijnde held: +9, 1 schade.
    2) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
flavour-kobold-skirmisher = Klein, geschubd, en een betere schutter dan je van zo'n onderkruipsel verwacht.

name-rat-swarm = Rattenzwerm
text-rat-swarm =
    1) Er is een held binnen 1 tegel: hij gaat naar de tegel van de dichtstbijzijnde held. Beten tegen elke held daar: +7, 1 schade.
    2) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
flavour-rat-swarm = Eén rat is vervelend. Dit is niet één rat.

name-skeleton = Skelet
text-skeleton =
    1) Het staat naast een held: Kromzwaard: +7, 1 schade.
    2) Er is een held binnen 1 tegel: het gaat naast de dichtstbijzijnde held staan. Stormhouw: +9, 2 schade.
    3) Anders beweegt het 1 tegel naar de dichtstbijzijnde held toe.
flavour-skeleton = In de oorlog is het alles kwijtgeraakt, behalve zijn zwaardarm.

name-spider = Spin
text-spider =
    1) Hij staat naast een held: Giftige beet: +6, 2 schade, mis 1 schade.
    2) Er is een held binnen 1 tegel: Zuurweb tegen de dichtstbijzijnde held: +11, 1 schade en vertraagd; raak: plaats de spin naast die held.
    3) Anders beweegt hij 2 tegels naar de dichtstbijzijnde held toe.
flavour-spider = Acht poten, acht ogen, geen manieren.

name-wolf = Wolf
text-wolf =
    1) Hij staat naast een held: Beet: +9, 2 schade.
    2) Er is een held binnen 2 tegels: hij gaat naast de dichtstbijzijnde held staan. Bespringen: +7, 1 schade en vertraagd.
    3) Anders beweegt hij 2 tegels naar de dichtstbijzijnde held toe.
flavour-wolf = Als de graaf fluit, komen ze.

name-wraith = Schim
text-wraith =
    1) Er is een held binnen 1 tegel: hij gaat naast de dichtstbijzijnde held staan. Levenszuigende klauw: +6, 3 schade, mis 1 schade.
    2) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
    Doodskreet: wordt hij verslagen, dan krijgt elke held op zijn tegel 1 schade.
flavour-wraith = Eerst komt de kou. Dan de klauw.

name-zombie = Zombie
text-zombie =
    1) Er is een held binnen 1 tegel: hij gaat naast de dichtstbijzijnde held staan. Rottende vuist: +5, 1 schade voor elk monster op de tegel van de zombie, de zombie zelf inbegrepen.
    2) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
flavour-zombie = Traag. Maar dat is de vloed ook.

name-count-strahd = Graaf Strahd
    .the = graaf Strahd
    .gender = m
name-count-strahd-1 = Graaf Strahd
    .the = graaf Strahd
    .gender = m
text-count-strahd =
    1) Hij heeft 5 LP of minder en zijn mistvormfiche, en zijn crypte is gevonden: hij geeft de fiche uit en wordt op de knekelhoop van de Crypte van Strahd geplaatst.
    2) Hij staat naast een held: Beet tegen de aangrenzende held met de meeste LP: +8, 2 schade. Raak: hij herstelt 1 LP.
    3) De held met de meeste LP is binnen 1 tegel: hij gaat ernaast staan. Beet, zoals hierboven.
    4) Er is een held binnen 1 tegel: Vuurbol tegen elke held op de tegel van de dichtstbijzijnde held: +8, 2 schade, mis 1 schade.
    5) Hij heeft 5 LP of minder: de held met de minste monsters plaatst een nieuw monster op zijn tegel.
    6) Anders beweegt hij 2 tegels naar de dichtstbijzijnde held toe.
flavour-count-strahd = Meester van het kasteel, heer van het land, en klaarwakker.

name-gravestorm = Gravestorm
    .gender = m
name-gravestorm-1 = Gravestorm
    .gender = m
text-gravestorm =
    1) Zijn drakenademfiche is gereed, en op een tegel binnen 1 tegel staan twee of meer helden: hij geeft de fiche uit. Bliksemstraal tegen elke held op de tegel met de meeste helden: +8, 3 schade, mis 1 schade.
    2) Er is een held binnen 1 tegel: hij gaat naast de dichtstbijzijnde held staan. Beet: +8, 2 schade.
    3) Er is een held binnen 3 tegels: Bliksemflits tegen de dichtstbijzijnde held: +8, 1 schade. Dan beweegt hij 1 tegel naar die held toe.
    4) Anders beweegt hij 2 tegels naar de dichtstbijzijnde held toe en krijgt hij zijn drakenademfiche terug.
    Hij beslaat drie bij drie vakken.
flavour-gravestorm = Hij stierf voordat het kasteel er stond, en is sindsdien slechtgehumeurd.

name-klak = Klak
    .gender = m
name-klak-1 = Klak
    .gender = m
text-klak =
    1) Er is een held op zijn tegel: Vuurstoot tegen elke held daar: +8, 1 schade. Dan wordt hij op de dichtstbijzijnde tegel zonder helden geplaatst.
    2) Er zijn minder monsters in het spel dan helden: de actieve speler plaatst een nieuw monster op zijn tegel.
    3) Er is een held binnen 2 tegels: Chaosschicht tegen de dichtstbijzijnde held: +8, 1 schade, mis 1 schade.
    4) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
flavour-klak = Hij heeft al twee laboratoria opgeblazen. Dit is het derde.

name-flesh-golem = Vleesgolem
    .the = de Vleesgolem
    .gender = m
name-flesh-golem-1 = Vleesgolem
    .the = de Vleesgolem
    .gender = m
text-flesh-golem =
    1) Hij staat naast een held: Mokerslag tegen elke aangrenzende held: +8, 2 schade.
    2) Er is een held binnen 1 tegel: hij gaat naast de dichtstbijzijnde held staan. Mokerslag: +8, 2 schade en vertraagd.
    3) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
    Zijn treffers doen 1 extra schade per woedefiche op hem. Hij beslaat twee bij twee vakken.
flavour-flesh-golem = Elk onderdeel was ooit van iemand die aardiger was.

name-howling-hag = Krijsende heks
    .the = de Krijsende heks
    .gender = f
name-howling-hag-1 = Krijsende heks
    .the = de Krijsende heks
    .gender = f
text-howling-hag =
    1) Er zijn twee of meer helden binnen 1 tegel: Gekrijs tegen elk van hen: +7, 1 schade.
    2) Er is één held binnen 1 tegel: ze gaat naast die held staan. Klauw: +8, 2 schade; raak: de held wordt op de tegel het verst van haar geplaatst.
    3) Anders wordt ze naast de dichtstbijzijnde held geplaatst, waar die ook is.
flavour-howling-hag = Houd je oren dicht. Het helpt niet, maar je hebt iets te doen.

name-werewolf = Weerwolf
    .the = de Weerwolf
    .gender = m
name-werewolf-1 = Weerwolf
    .the = de Weerwolf
    .gender = m
text-werewolf =
    Hij herstelt 1 LP aan het begin van elke activering waarbij geen held naast hem staat, tot zilver hem heeft geraakt.
    1) Hij staat naast een held: Uithaal: +9, 2 schade.
    2) Er is een held binnen 2 tegels: hij gaat naast de dichtstbijzijnde held staan. Beet: +8, 2 schade.
    3) Anders beweegt hij 2 tegels naar de dichtstbijzijnde held toe.
flavour-werewolf = Overdag was hij een heel behoorlijke kleermaker.

name-young-vampire = Jonge vampier
    .the = de Jonge vampier
    .gender = m
name-young-vampire-1 = Jonge vampier
    .the = de Jonge vampier
    .gender = m
text-young-vampire =
    1) Hij staat naast een held: Klauwen en tanden: +8, 2 schade. Raak: hij herstelt 1 LP.
    2) Er is een held binnen 1 tegel: Hypnotische blik tegen de dichtstbijzijnde held: +8, 1 schade en vastgezet. Raak: die held wordt naast hem geplaatst.
    3) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
flavour-young-vampire = Nieuw in de nacht, en nu al te laat voor het eten.

name-zombie-dragon = Zombiedraak
    .the = de Zombiedraak
    .gender = m
name-zombie-dragon-1 = Zombiedraak
    .the = de Zombiedraak
    .gender = m
text-zombie-dragon =
    1) Er is een held binnen 1 tegel: hij gaat naar de tegel van de dichtstbijzijnde held. Maaiende klauw tegen elke held daar: +7, 2 schade; elke geraakte held wordt op een tegel precies 1 tegel verderop geplaatst.
    2) Anders beweegt hij 1 tegel naar de dichtstbijzijnde held toe.
    Hij beslaat twee bij twee vakken.
flavour-zombie-dragon = Het vuur is al lang gedoofd. De eetlust niet.

name-klaks-artifact = Klaks artefact
name-klaks-artifact-1 = Klaks artefact
text-klaks-artifact = Een object op zijn vak, dat je met elke aanval mag treffen alsof het een monster is. Het doet nooit iets en komt nooit van zijn plaats; het vernietigen levert geen ervaring en geen schat op.
flavour-klaks-artifact = Het zoemt, en dat gezoem heeft tanden.

name-gravestorms-phylactery = Gravestorms fylacterium
name-gravestorms-phylactery-1 = Gravestorms fylacterium
text-gravestorms-phylactery = Een object op zijn vak. Een held op dat vak of ernaast mag het met elke aanval treffen. Het doet nooit iets en komt nooit van zijn plaats; het vernietigen levert geen ervaring en geen schat op.
flavour-gravestorms-phylactery = Een ziel past in een heel klein doosje, als je die netjes opvouwt.

name-blast-of-lightning = Bliksemstraal
name-burst-of-lightning = Bliksemflits
name-fire-burst = Vuurstoot
name-chaos-bolt = Chaosschicht
name-slam = Mokerslag
name-howl = Gekrijs
name-claw = Klauw
name-rake = Uithaal
name-claws-and-fangs = Klauwen en tanden
name-hypnotic-gaze = Hypnotische blik
name-sweeping-claw = Maaiende klauw
name-regenerate = Regeneratie
name-enrage = Woede
    .the = een woedefiche
name-silvered = zilver
name-shackled = Ketens
    .the = ketens
name-staked = een staak

name-ball-of-fire = Vuurbol
name-whirlwind-of-claws = Klauwenwervel
name-rending-bite = Verscheurende beet
name-paralyzing-claw = Verlammende klauw
name-javelin = Werpspeer
name-bites = Beten
name-scimitar = Kromzwaard
name-charging-slice = Stormhouw
name-venomous-bite = Giftige beet
name-acidic-web = Zuurweb
name-bite = Beet
name-pounce = Bespringen
name-life-draining-claw = Levenszuigende klauw
name-rotting-fist = Rottende vuist
name-death-shriek = Doodskreet
name-drink = Bloed

## Omgevingen

name-bat-swarm = Vleermuizenzwerm
text-bat-swarm = Een held die een monster op een andere tegel aanvalt, gooit twee keer en houdt de laagste uitkomst.
flavour-bat-swarm = Het plafond vouwt zich open en vliegt op.

name-blood-fog = Bloednevel
text-blood-fog = Als een held of monster aanvalt en 17 of hoger gooit, krijgt het doelwit 1 extra schade, mits de aanval raakt of schade doet.
flavour-blood-fog = Hij ruikt naar ijzer en parelt op de kling.

name-cackling-skull = Schaterende schedel
text-cackling-skull = Een held die een dagkracht of hulpkracht heeft gebruikt, krijgt 1 schade.
flavour-cackling-skull = Hij vindt je beste kunstjes om te gillen.

name-crippling-miasma = Verlammend miasma
text-crippling-miasma = Elke held die niet vertraagd is, heeft −1 snelheid.
flavour-crippling-miasma = Elke stap is een stap door natte wol.

name-deadly-shadows = Dodelijke schaduwen
text-deadly-shadows = Een held die de beurt eindigt op een tegel met een andere held, krijgt 1 schade.
flavour-deadly-shadows = Twee lantaarns, vier schaduwen. Tel nog eens.

name-haunted-mists = Spookmist
text-haunted-mists = Ondode monsters hebben +2 op aanvalsworpen.
flavour-haunted-mists = De doden zien er prima in.

name-music-of-the-damned = Muziek der verdoemden
text-music-of-the-damned = Wie een nieuw monster zou plaatsen, trekt twee monsterkaarten, plaatst het monster dat de meeste ervaring waard is (bij gelijke waarde naar keuze) en legt het andere af.
flavour-music-of-the-damned = Een orgel, ver beneden. Iemand speelt met alle tien zijn botjes.

name-spirit-of-doom-environment = Onheilsgeest
text-spirit-of-doom-environment = Een held die een schatkaart aflegt, door gebruik of om een andere reden, krijgt 1 schade.
flavour-spirit-of-doom-environment = Hij houdt een kasboek bij van alles wat je verspilt.

## Gebeurtenissen

name-bubbling-cauldron = Borrelende ketel
text-bubbling-cauldron = Plaats elk monster 1 tegel dichter bij de actieve held.
flavour-bubbling-cauldron = Wat er ook in zit, het hele kasteel kan het ruiken.

name-corner-of-your-eye = In je ooghoek
text-corner-of-your-eye = Plaats de actieve held op een aangrenzende tegel naar keuze en gooi dan de dobbelsteen. 1 t/m 15: een nieuw monster op de tegel van die held. 16 t/m 20: leg een van je gebruikte krachtkaarten weer open.
flavour-corner-of-your-eye = Er bewoog iets. Nee, daar. Nee, dáár.

name-cowardly-flight = Laffe vlucht
text-cowardly-flight = Als er een monster in het spel is: leg de onderste tegel van de stapel aan de onverkende rand het dichtst bij de actieve held. Plaats daar het monster dat het dichtst bij die held staat, met een nieuw monster ernaast. De tegel levert geen ontmoetingskaart op.
flavour-cowardly-flight = Het vlucht niet. Het haalt vrienden.

name-cyrus-belview = Cyrus Belview
text-cyrus-belview = Leg de onderste tegel van de stapel aan een onverkende rand naar keuze, met twee nieuwe monsters erop. Plaats de actieve held daar; elke andere held mag er ook geplaatst worden.
flavour-cyrus-belview = "Deze kant op, beste gasten. De huisdieren van de meester kunnen u wel opvreten."

name-frenzy = Razernij
text-frenzy = In deze schurkenfase wordt elk van je monsters twee keer geactiveerd.
flavour-frenzy = Bloed op de stenen maakt ze dol.

name-ghost-of-prince-aurel = Geest van prins Aurel
text-ghost-of-prince-aurel = Draai een van je ongebruikte dag- of hulpkrachten om. Heb je er geen, dan krijgt de actieve held 1 schade.
flavour-ghost-of-prince-aurel = Hij wil alleen je moed even lenen.

name-howl-of-the-wolf = Wolvengehuil
text-howl-of-the-wolf = Kies een monster op een tegel met een held: het wordt meteen geactiveerd.
flavour-howl-of-the-wolf = Ergens geeft iets antwoord.

name-illusionary-trick = Zinsbegoocheling
text-illusionary-trick = De actieve held wisselt van plaats met het verst verwijderde monster.
flavour-illusionary-trick = Je was hier. Nu niet meer.

name-lief-lipsiege = Lief Lipsiege
text-lief-lipsiege = Gooi de dobbelsteen. 1 t/m 10: een nieuw monster op de tegel van de actieve held. 11 t/m 20: trek een schatkaart.
flavour-lief-lipsiege = De boekhouder van de graaf kijkt op, likt aan zijn pen en bepaalt in welke kolom je thuishoort.

name-mists-of-terror = Nevelen van angst
text-mists-of-terror = Gooi de dobbelsteen voor elke held. 1 t/m 5: die held krijgt 1 schade en is vastgezet.
flavour-mists-of-terror = De mist heeft handen.

name-neglected-passage = Vergeten gang
text-neglected-passage = Als de starttegel in het spel is: leg de onderste tegel van de stapel aan de onverkende rand het dichtst daarbij, met een nieuw monster erop. De tegel levert geen ontmoetingskaart op. Is er geen starttegel, trek dan een andere ontmoetingskaart.
flavour-neglected-passage = Sinds de vorige helden is hier niet meer gestoft.

name-overrun = Onder de voet gelopen
text-overrun = Elke held krijgt 1 schade per eigen monster. Vallen en schurken tellen niet mee.
flavour-overrun = Ze komen door alle deuren tegelijk.

name-overwhelming-terror = Blinde paniek
text-overwhelming-terror = Als de starttegel in het spel is: plaats elke held er 2 tegels dichterbij. Een held die dan op een tegel met een monster staat, is vertraagd. Is er geen starttegel, trek dan een andere ontmoetingskaart.
flavour-overwhelming-terror = Je benen beslissen eerder dan jij.

name-passage-of-time = De tijd verstrijkt
text-passage-of-time = Elke held krijgt 1 schade.
flavour-passage-of-time = De kaars flakkert. Was die altijd al zo kort?

name-prowling-spirits = Sluipende geesten
text-prowling-spirits = De actieve held legt een eigen schatkaart naar keuze af.
flavour-prowling-spirits = Koude vingers in je zakken.

name-reinforcements = Versterkingen
text-reinforcements = De held met de minste monsters plaatst een nieuw monster op een tegel naar keuze met een onverkende rand.
flavour-reinforcements = Verse voeten op oude trappen.

name-secret-door = Geheime deur
text-secret-door = Leg de onderste tegel van de stapel aan de onverkende rand het dichtst bij de actieve held, met een nieuw monster erop. De tegel levert geen ontmoetingskaart op.
flavour-secret-door = De boekenkast was een deur. De deur werd bewaakt.

name-spirit-of-doom-event = Onheilsgeest
text-spirit-of-doom-event = Elke held mag tot aan zijn snelheid bewegen. Daarna krijgt elke held op een tegel zonder monsters 1 schade.
flavour-spirit-of-doom-event = Hij raakt alleen wie zich veilig waant.

name-strahds-hunger = Strahds honger
text-strahds-hunger = De held met de meeste LP krijgt 1 schade en is vastgezet.
flavour-strahds-hunger = De gezondste gaat altijd eerst.

name-strahds-minions = Strahds dienaren
text-strahds-minions = Plaats de actieve held en de twee dichtstbijzijnde monsters op de tegel die het verst van die held ligt. Waren er minder dan twee monsters, plaats dan één nieuw monster naast de held.
flavour-strahds-minions = Ze dragen je weg, best voorzichtig.

name-strahds-trick = Strahds list
text-strahds-trick = Plaats de actieve held op de tegel met de meeste monsters van alle tegels binnen 1 tegel. Staan op geen daarvan monsters, dan krijgt de held 1 schade.
flavour-strahds-trick = De vloer kantelt, richting tanden.

name-strahds-whispers = Strahds gefluister
text-strahds-whispers = Plaats de actieve held naast de dichtstbijzijnde andere held. De actieve held valt die aan met een eigen basiskracht.
flavour-strahds-whispers = "Kijk naar je vriend. Kijk goed. Sla nu toe."

name-summoning-circle = Bezweringscirkel
text-summoning-circle = Plaats een nieuw monster naast de actieve held.
flavour-summoning-circle = Pas op voor de krijtlijn. Te laat.

name-teleport-glyph = Teleportatieteken
text-teleport-glyph = Plaats de actieve held en alle monsters op dezelfde tegel samen op de tegel die het verst van die held ligt.
flavour-teleport-glyph = Een flits, een schok, en een heel andere geur.

name-treasure-chest = Schatkist
text-treasure-chest = Gooi de dobbelsteen. 1 t/m 10: de actieve held krijgt 2 schade. 11 t/m 15: de actieve held krijgt 1 schade en trekt een schatkaart. 16 t/m 20: de actieve held trekt een schatkaart.
flavour-treasure-chest = Op slot, verguld, en heel zachtjes ademend.

name-voice-of-the-master = Stem van de meester
text-voice-of-the-master = Te beginnen links van jou activeert elke held om de beurt een eigen monster. De eerste held zonder monsters plaatst in plaats daarvan een nieuw monster op een tegel naar keuze, en de Stem zwijgt.
flavour-voice-of-the-master = Schreeuwen is niet nodig.

## Aanvalsgebeurtenissen

name-ambush = Hinderlaag!
name-blades-from-the-dark = Klingen uit het donker
text-ambush = Valt elke held op de tegel van de actieve held aan: +8. Raak: vertraagd. Plaats dan een nieuw monster op die tegel.
flavour-ambush = Wat je hoorde, was de luidruchtige helft.

name-animated-armor = Levend harnas
name-iron-gauntlets = IJzeren handschoenen
text-animated-armor = Valt elke held op de tegel van de actieve held aan: +7, 3 schade, mis 1 schade.
flavour-animated-armor = Er zit niemand in. Je hebt gekeken. Het hielp niet.

name-choking-fog = Verstikkende mist
name-smothering-breath = Smorende adem
text-choking-fog = Valt elke held op de tegel van de actieve held aan: +8, 2 schade, mis 1 schade.
flavour-choking-fog = Adem uit. Adem niet in.

name-circle-of-death = Cirkel des doods
name-withering-light = Verterend licht
text-circle-of-death = Valt elke held op de tegel van de actieve held aan: +8, 2 schade, mis 1 schade. Daarna herstelt elk ondood monster op die tegel 1 LP.
flavour-circle-of-death = Het leven stroomt hier omlaag, naar de doden.

name-gray-ooze = Grijze drab
name-acid-touch = Zure aanraking
text-gray-ooze = Valt de actieve held aan: +8, 3 schade, mis 1 schade. Raak: die held legt een willekeurige schatkaart af.
flavour-gray-ooze = Dat is geen plas.

name-green-slime = Groen slijm
name-burning-slime = Brandend slijm
text-green-slime = Valt elke held op de tegel van de actieve held aan: +6, 2 schade, mis 1 schade. Wordt de actieve held geraakt, dan legt die een willekeurige schatkaart af.
flavour-green-slime = Het druipt van boven, en het blijft nooit bij één druppel.

name-hands-of-the-dead = Dodenhanden
name-grasping-hands = Grijpende handen
text-hands-of-the-dead = Valt elke held op de tegel van de actieve held aan: +6, 2 schade en vertraagd, mis 1 schade.
flavour-hands-of-the-dead = De plavuizen komen omhoog, en grijpen.

name-howling-ghost = Jammerende geest
name-howl-from-the-grave = Kreet uit het graf
text-howling-ghost = Valt elke held op de tegel van de actieve held aan: +9, 2 schade. Een geraakte held mag een ongebruikte dagkracht omdraaien om geen schade te krijgen.
flavour-howling-ghost = Hij heeft maar één ding te zeggen, en zegt dat voor eeuwig.

name-icy-corridor = IJzige gang
name-killing-frost = Dodelijke vorst
text-icy-corridor = Valt elke held op de tegel van de actieve held aan: +8, 2 schade, mis 1 schade. Daarna wordt elke held op die tegel op een tegel hoogstens 1 tegel verderop geplaatst; de eigen speler kiest waar.
flavour-icy-corridor = Niemand valt hier met waardigheid.

name-king-tomescus-portal = Portaal van koning Tomescu
name-pull-of-the-portal = Zuigkracht van het portaal
text-king-tomescus-portal = Valt de actieve held drie keer aan: +8, telkens 1 schade. Neem die held dan van het bord; aan het begin van de volgende heldenfase plaatst de speler de held op een tegel naar keuze.
flavour-king-tomescus-portal = De koning had een aparte deur voor gasten die hij niet mocht.

name-patrina-velikovna = Patrina Velikovna
name-banshee-wail = Banshee-gejammer
text-patrina-velikovna = Valt elke held aan: +7, 2 schade, mis 1 schade. Daarna wordt elk monster dat geen tegel met een held deelt, 1 tegel dichter bij de dichtstbijzijnde held geplaatst.
flavour-patrina-velikovna = Haar was een bruiloft beloofd. Je hoort hoe die verliep.

name-prowling-ghost = Rondwarende geest
name-cold-touch = Koude aanraking
text-prowling-ghost = Valt de actieve held aan: +9, 1 schade. Leg dan de onderste tegel van de stapel aan de onverkende rand het dichtst bij die held, met een nieuw monster erop, en plaats de held daar.
flavour-prowling-ghost = Hij pakt je bij de pols, als een gastheer die laat is.

name-spider-webs = Spinnenwebben
name-sticky-strands = Kleverige draden
text-spider-webs = Valt de actieve held aan: +4. Raak: vastgezet. Mis: vertraagd.
flavour-spider-webs = Oude zijde, verse knopen.

name-strahd-attacks = Strahd valt aan!
name-claws-from-above = Klauwen van boven
text-strahd-attacks = Valt elke held binnen 1 tegel van de actieve held aan, de actieve held inbegrepen: +6, 3 schade, mis 1 schade.
flavour-strahd-attacks = Een werveling van zwart, een flits van wit, en weg is hij.

## Vallen

name-alarm = Alarm
text-alarm = Bij activering: plaats een nieuw monster op de knekelhoop van de tegel met de onverkende rand het dichtst bij deze fiche.
flavour-alarm = Er gaat een bel, veel te luid, en hij houdt niet op.

name-crossbow-turret = Kruisboogkoepel
name-crossbow-bolts = Kruisboogpijlen
text-crossbow-turret = Bij activering: valt elke held binnen 1 tegel aan: +8, 2 schade, mis 1 schade.
flavour-crossbow-turret = Hij tikt terwijl hij draait.

name-crushing-walls = Pletmuren
name-closing-stone = Naderende stenen
text-crushing-walls = Bij activering: valt elke held op deze tegel aan: +6, 2 schade en vastgezet, mis 1 schade.
flavour-crushing-walls = Daarnet was de kamer groter.

name-dart-trap = Pijltjesval
name-darts = Pijltjes
text-dart-trap = Bij activering: valt elke held op deze tegel aan: +8, 2 schade, mis 1 schade.
flavour-dart-trap = Wat een boel gaatjes in die muur.

name-fire-trap = Vuurval
text-fire-trap = Bij activering: elke held op deze tegel krijgt 2 schade. Er wordt niet gegooid.
flavour-fire-trap = Het roet op het plafond was een hint.

name-sliding-walls = Schuivende muren
text-sliding-walls = Bij activering: gooi de dobbelsteen voor elke held op deze tegel en plaats die op de aangrenzende tegel aan de gegooide kant, zoals de tegel ligt. 1 t/m 5: boven. 6 t/m 10: rechts. 11 t/m 15: onder. 16 t/m 20: links. Is daar een muur of geen tegel, dan blijft de held staan en krijgt 1 schade.
flavour-sliding-walls = Het kasteel herschikt zijn gasten.

name-spear-gauntlet = Sperenhaag
name-spears = Speren
text-spear-gauntlet = Bij activering: valt elke held binnen 1 tegel aan: +6, 3 schade, mis 1 schade.
flavour-spear-gauntlet = Links, rechts, links, en één van onderen.

## Zegeningen

name-guided-strikes = Geleide slagen
text-guided-strikes = Elke held heeft +2 op aanvalsworpen.

name-heroic-stand = Heldhaftig verzet
text-heroic-stand = Elke held heeft +1 op aanvalsworpen voor elk monster op dezelfde tegel.

name-rejuvenating-onslaught = Versterkende stormloop
text-rejuvenating-onslaught = Telkens als een held een monster met een aanval raakt, herstelt die held 1 LP.

name-run = Rennen!
text-run = Elke held heeft +2 snelheid.

name-surround-them = Omsingel ze!
text-surround-them = Elke held heeft +1 op aanvalsworpen voor elke held op dezelfde tegel, zichzelf inbegrepen.

name-steadfast-vigil = Onverzettelijke wacht
text-steadfast-vigil = Elke held heeft +2 PK.

## Meevallers

name-action-surge = Krachtsinspanning
text-action-surge = Je mag nu tot aan je snelheid bewegen of één keer aanvallen.

name-breath-of-life = Levensadem
text-breath-of-life = Je held herstelt 1 LP.

name-burst-of-speed = Sprintje
text-burst-of-speed = Je held mag nu tot aan zijn snelheid bewegen.

name-clear-the-air = Frisse lucht
text-clear-the-air = Leg de omgeving in het spel af.

name-daze = Verdoving
text-daze = Leg deze kaart op een monsterkaart. Zou dat monster weer geactiveerd worden, leg dan in plaats daarvan deze kaart af. Schurken zijn niet te verdoven.

name-distant-sounds = Verre geluiden
text-distant-sounds = Bekijk de bovenste drie monsterkaarten en leg ze in een volgorde naar keuze terug.

name-eagle-eyes = Arendsogen
text-eagle-eyes = Leg de bovenste tegel van de stapel aan een onverkende rand naar keuze en plaats zijn monster zoals gewoonlijk. De tegel levert geen ontmoetingskaart op.

name-glimpse-of-the-future = Blik in de toekomst
text-glimpse-of-the-future = Bekijk de bovenste drie ontmoetingskaarten en leg ze in een volgorde naar keuze terug.

name-harrowed-experience = Bittere ervaring
text-harrowed-experience = Gaat naar de ervaringsstapel en is daar 1 ervaring waard.

name-intimidating-bellow = Dreigend gebrul
text-intimidating-bellow = Plaats een monster op een tegel precies 2 tegels verderop.

name-level-up = Niveau omhoog
text-level-up = Je mag nu 5 ervaring uitgeven om je held naar niveau 2 te brengen. Een worp van 20 is niet nodig.

name-lucky-find = Gelukkige vondst
text-lucky-find = Trek drie schatkaarten, houd er één en leg de andere af.

name-moments-respite = Moment van rust
text-moments-respite = Leg deze kaart op de ontmoetingsstapel of de monsterstapel. Zou er weer een kaart van die stapel getrokken worden, leg dan in plaats daarvan deze kaart af.

name-shake-it-off = Afgeschud
text-shake-it-off = Beëindig één toestand van een held naar keuze.

name-short-rest = Korte rust
text-short-rest = Leg een van je gebruikte krachtkaarten weer open.

name-second-wind = Tweede adem
text-second-wind = De held met de minste LP, maar minstens 1, herstelt 4 LP. Bij gelijke stand kies jij.

name-scrawled-map = Haastige schets
text-scrawled-map = Bekijk de bovenste drie tegels van de stapel en leg ze in een volgorde naar keuze terug.

## Voorwerpen

name-amulet-of-protection = Amulet van bescherming
    .the = het Amulet van bescherming
text-amulet-of-protection = Je hebt +1 PK.
flavour-amulet-of-protection = Wordt warm zodra iets je dood wil. Hier is het altijd warm.

name-boots-of-striding = Laarzen van snelheid
    .the = de Laarzen van snelheid
    .gender = pl
text-boots-of-striding = Je hebt +1 snelheid.
flavour-boots-of-striding = De vorige eigenaar is haastig vertrokken, zonder.

name-crystal-ball = Kristallen bol
    .the = de Kristallen bol
text-crystal-ball = Kost je aanval: draai de bovenste kaart van één stapel, of de bovenste tegel, om en laat die liggen. Leg deze kaart daarna af.
flavour-crystal-ball = Toont de toekomst, een handbreedte per keer.

name-dragons-breath-elixir = Elixer van drakenadem
    .the = het Elixer van drakenadem
text-dragons-breath-elixir = Gratis, in je heldenfase: val alle monsters op je tegel aan: +4, 1 schade. Leg deze kaart daarna af.
flavour-dragons-breath-elixir = Niet hikken.

name-glyph-of-warding = Rune van bescherming
    .the = de Rune van bescherming
text-glyph-of-warding = Kost je aanval: leg de fiche van deze kaart op je tegel en leg de kaart af. Het eerste monster dat op die tegel komt, krijgt 1 schade; daarna gaat de fiche weg.
flavour-glyph-of-warding = Een soort deurmat.

name-holy-avenger = Heilige wreker
    .the = de Heilige wreker
text-holy-avenger = Je hebt +1 op aanvalsworpen tegen aangrenzende monsters, of +3 als ze ondood zijn.
flavour-holy-avenger = Zoemt in je hand als de doden nabij zijn.

name-holy-water = Wijwater
    .the = het Wijwater
text-holy-water = Kost je aanval: een ondood monster binnen 1 tegel krijgt 1 schade. Leg deze kaart daarna af.
flavour-holy-water = Schudden voor gebruik.

name-lucky-charm = Gelukshanger
    .the = de Gelukshanger
text-lucky-charm = Nadat iemand heeft gegooid: er wordt opnieuw gegooid, en de nieuwe uitkomst telt. Leg deze kaart daarna af.
flavour-lucky-charm = Een konijnenpootje. Het konijn had minder geluk.

name-magic-sword = Toverzwaard
    .the = het Toverzwaard
text-magic-sword = Je hebt +1 op aanvalsworpen tegen aangrenzende monsters.
flavour-magic-sword = Scherp, in balans, en een tikje zelfingenomen.

name-necklace-of-fireballs = Ketting van vuurballen
    .the = de Ketting van vuurballen
text-necklace-of-fireballs = Kost je aanval: kies een tegel precies 1 tegel verderop en val alle monsters erop aan: +5, 1 schade. Leg deze kaart daarna af.
flavour-necklace-of-fireballs = Niet dragen in de buurt van kaarsen.

name-potion-of-healing = Drank van genezing
    .the = de Drank van genezing
text-potion-of-healing = Gratis, in je heldenfase: jij of een aangrenzende held herstelt 2 LP. Leg deze kaart daarna af.
flavour-potion-of-healing = Smaakt naar kersen en koper.

name-potion-of-rejuvenation = Drank van verjonging
    .the = de Drank van verjonging
text-potion-of-rejuvenation = Gratis, in je heldenfase: leg een van je gebruikte krachtkaarten weer open. Leg deze kaart daarna af.
flavour-potion-of-rejuvenation = Als een goede nachtrust, maar dan zonder het gegil.

name-ring-of-accuracy = Ring van trefzekerheid
    .the = de Ring van trefzekerheid
text-ring-of-accuracy = Je hebt +1 op aanvalsworpen tegen monsters die niet aangrenzend zijn.
flavour-ring-of-accuracy = Wijst waar je kijkt, net voordat je kijkt.

name-ring-of-regeneration = Ring van regeneratie
    .the = de Ring van regeneratie
text-ring-of-regeneration = Als je een schatkaart zou trekken, mag je in plaats daarvan 1 LP herstellen.
flavour-ring-of-regeneration = Betaalt uit in vlees.

name-scroll-of-teleportation = Rol van teleportatie
    .the = de Rol van teleportatie
text-scroll-of-teleportation = Gratis, in je heldenfase: plaats zoveel helden van je tegel als je wilt op één andere tegel. Leg deze kaart daarna af.
flavour-scroll-of-teleportation = Hardop voorlezen. Handen vasthouden.

name-thieves-tools = Dievengerei
    .the = het Dievengerei
text-thieves-tools = Je hebt +4 op worpen om vallen onschadelijk te maken.
flavour-thieves-tools = Geleend, uiteraard.

name-wand-of-teleportation = Staf van teleportatie
    .the = de Staf van teleportatie
text-wand-of-teleportation = Kost je aanval: kies een tegel hoogstens 1 tegel verderop en plaats alle monsters van die tegel op een tegel binnen 3 tegels van je. Leg deze kaart daarna af.
flavour-wand-of-teleportation = Andermans probleem, met één polsbeweging.

name-warding-cloak = Schutsmantel
    .the = de Schutsmantel
text-warding-cloak = Als een aanval je raakt: de aanval mist je. Leg deze kaart daarna af.
flavour-warding-cloak = Genaaid door iemand die dit kasteel al kende.

name-silvered-bolts = Verzilverde pijlen
    .the = de Verzilverde pijlen
    .gender = pl
text-silvered-bolts = Kost je aanval: val een monster binnen 2 tegels aan: +8, 2 schade. Leg deze kaart daarna af.
flavour-silvered-bolts = Eén is rechtgebogen en twee keer gebruikt.

name-icon-of-ravenloft = Icoon van Ravenloft
    .the = het Icoon van Ravenloft
text-icon-of-ravenloft = Gratis, in je heldenfase: elke held herstelt 2 LP, of één held herstelt alle LP. Leg deze kaart daarna af.
flavour-icon-of-ravenloft = Het enige licht in dit huis dat nooit is gedoofd.

name-dimensional-shackles = Ketens der dimensies
    .the = de Ketens der dimensies
    .gender = pl
text-dimensional-shackles = Kost je aanval: sla een aangrenzend monster in de ketens. Tot het eind van het spel krijgt het 1 schade telkens als zijn eigen tactiek het elders plaatst. Leg deze kaart daarna af.
flavour-dimensional-shackles = Drie schakels hier, vier schakels elders.

name-feywalk-amulet = Feeënamulet
    .the = het Feeënamulet
text-feywalk-amulet = Als een kracht of effect je teleporteert, kies je een vrij vak op een tegel naar keuze.
flavour-feywalk-amulet = Het kent een weg die op geen kaart staat.

name-holy-symbol-of-ravenkind = Heilig symbool van Ravenkind
    .the = het Heilige symbool van Ravenkind
text-holy-symbol-of-ravenkind = Kost je aanval: een ondood monster op je tegel krijgt 2 schade. Leg deze kaart daarna af.
flavour-holy-symbol-of-ravenkind = De raaf erop kijkt de andere kant op. Heel verstandig.

name-silver-dagger = Zilveren dolk
    .the = de Zilveren dolk
text-silver-dagger = Kost je aanval: val een weerwolf binnen 2 tegels aan: +5, 3 schade, mis 1 schade. Raak of mis: hij regenereert de rest van het spel niet meer. Leg deze kaart daarna af.
flavour-silver-dagger = Officieel een briefopener.

name-sunsword = Zonnezwaard
    .the = het Zonnezwaard
text-sunsword = Je treffers doen 1 extra schade tegen aangrenzende vampiers.
flavour-sunsword = Een klein beetje ochtend, bewaard in een schede.

name-tome-of-strahd = Boek van Strahd
    .the = het Boek van Strahd
text-tome-of-strahd = Jij en elke held binnen 1 tegel van je hebben +2 op aanvalsworpen tegen vampiers.
flavour-tome-of-strahd = Zijn dagboek. Sommige bladzijden zijn onderstreept, en één is uitgescheurd.

name-torch = Fakkel
    .the = de Fakkel
text-torch = Kost je aanval: val alle monsters op je tegel aan: +5, 1 schade. Raak of mis: plaats elk daarvan op een tegel binnen 1 tegel van je. Leg deze kaart daarna af.
flavour-torch = Pas op met de gordijnen.

name-wooden-stake = Houten staak
    .the = de Houten staak
text-wooden-stake = Kost je aanval: val een aangrenzende vampier aan: +5, 3 schade, mis 1 schade. Raak of mis: hij doet niets in je volgende schurkenfase. Leg deze kaart daarna af.
flavour-wooden-stake = Links van de derde rib. Niet aarzelen.

## Tegels

name-ST-N = Start
name-ST-S = Start
text-ST-N = De noordelijke helft van de starttegel.
text-ST-S = De zuidelijke helft van de starttegel, met de trap waarlangs je afdaalde.
flavour-ST-S = De poort boven is al dicht.
name-T01 = Gang
name-T02 = Gang
name-T03 = Gang
name-T04 = Gang
name-T05 = Splitsing
name-T06 = Splitsing
name-T07 = Open kamer
name-T08 = Open kamer
name-T09 = Grote zaal
name-T10 = Grote zaal
name-T11 = Grote zaal
name-T12 = Kruispunt
name-T13 = Gang
name-T14 = Gang
name-T15 = Gang
name-T16 = Splitsing
name-T17 = Splitsing
name-T18 = Splitsing
name-T19 = Splitsing
name-T20 = Zijkamer
name-T21 = Cryptehoek 1–5
name-T22 = Cryptehoek 6–10
name-T23 = Cryptehoek 11–15
name-T24 = Cryptehoek 16–20
flavour-T21 = Iemand heeft de nissen genummerd. Iemand verwacht er meer.
flavour-T22 = Zes tot tien. Allemaal bezet, niet allemaal in slaap.
flavour-T23 = Elf tot vijftien. Het stof ligt hier dunner.
flavour-T24 = Zestien tot twintig. De laatste nis is leeg, en ongeveer jouw maat.
name-T25 = Crypte van Artimus
    .the = de Crypte van Artimus
flavour-T25 = Hij bouwde het kasteel. Het hield hem.
name-T26 = Crypte van Barov en Ravenovia
    .the = de Crypte van Barov en Ravenovia
flavour-T26 = Zij aan zij, zoals in het leven; en luisterend, zoals in het leven.
name-T27 = Crypte van Sergei von Zarovich
    .the = de Crypte van Sergei von Zarovich
flavour-T27 = De jongere broer. De bloemen verwelken nooit.
name-T28 = Crypte van Ireena Kolyana
    .the = de Crypte van Ireena Kolyana
flavour-T28 = Weer haar gezicht, nu in steen. Hij liet het uit zijn geheugen beitelen.
name-T29 = Koningscrypte
    .the = de Koningscrypte
flavour-T29 = Hier liggen twee koningen, en delen kunnen ze niet.
name-T30 = Eenzame crypte
    .the = de Eenzame crypte
flavour-T30 = Niemand is ooit komen rouwen. Wees beleefd.
name-T31 = Crypte van prins Aurel
    .the = de Crypte van prins Aurel
flavour-T31 = De prins is niet thuis.
name-T32 = Crypte van Strahd
    .the = de Crypte van Strahd
flavour-T32 = Zwarte aarde, rode zijde, en een deksel dat van binnenuit opengaat.
name-T33 = Magische cirkel
    .the = de Magische cirkel
flavour-T33 = De runen gloeien nog, als kooltjes onder as.
name-T34 = Kapel
    .the = de Kapel
flavour-T34 = Iets heiligs heeft hier standgehouden, en iets anders heeft het aanbeden.
name-T35 = Duistere fontein
    .the = de Duistere fontein
flavour-T35 = Het water valt omhoog, maar alleen als je wegkijkt.
name-T36 = Stinkend hol
    .the = het Stinkende hol
flavour-T36 = Botten, mos, en een warm bed van stro.
name-T37 = Laboratorium
    .the = het Laboratorium
flavour-T37 = Op elke pot zit een etiket. Je had liever van niet.
name-T38 = Rottende hoek
    .the = de Rottende hoek
flavour-T38 = Zelfs de ratten lopen eromheen.
name-T39 = Geheime trap
    .the = de Geheime trap
flavour-T39 = Een vleug nachtlucht. Daarboven is de wereld.
name-T40 = Werkplaats
    .the = de Werkplaats
flavour-T40 = Naald, draad, en veel te veel handen.

## Avonturen

name-escape-the-tomb = Ontsnap uit de tombe
flavour-escape-the-tomb = Je wordt wakker in het donker, op koude steen, en de doodskist naast je is niet leeg.
text-escape-the-tomb =
    Voor één held. Je begint in de Crypte van Strahd; er is geen starttegel. De Geheime trap ligt onder de eerste tien tegels van de stapel.
    De zon begint op vakje 1 en schuift op telkens als je een tegel met een witte driehoek verkent. Op vakje 5 gaat ze onder: graaf Strahd verrijst in zijn crypte en jaagt vanaf dan op je.
goal-escape-the-tomb = Begin je beurt op de Geheime trap.
found-escape-the-tomb-T39 = De Geheime trap is gevonden: eindig je beurt erop en begin daar de volgende.
lost-escape-the-tomb = Je begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-escape-the-tomb-T32 = Hier begint de nacht, en hier verrijst graaf Strahd als de zon ondergaat (CR-267).
special-escape-the-tomb-T39 = De uitweg: begin hier je beurt en je bent ontsnapt, zelfs met 0 LP (CR-287).

name-find-the-icon = Vind het Icoon van Ravenloft
flavour-find-the-icon = Het dorp heeft zijn heilige licht weer nodig. Het kasteel heeft gemerkt dat jullie het komen halen.
text-find-the-icon =
    Voor twee tot vijf helden. Ten oosten en ten westen van de starttegel ligt een Gang. De Kapel zit bij de vier tegels onder de eerste acht.
    Komt de Kapel in het spel, dan brengt die 3 monsters mee bij twee helden, 5 bij drie, 8 bij vier en 10 bij vijf, in beurtvolgorde verdeeld onder de spelers; het Icoon ligt op het altaar. Vanaf dan brengt elke schurkenfase een ontmoetingskaart.
    Is het laatste monster dat met de Kapel meekwam daar weg, dan pakt een held die de heldenfase op of naast het Icoon eindigt, het op.
goal-find-the-icon = Versla alle monsters die met de Kapel meekwamen en pak het Icoon van Ravenloft.
lost-find-the-icon = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-find-the-icon-T34 = Het Icoon ligt op het altaar, en er kwamen monsters mee. Is het laatste daarvan van deze tegel weg, dan pakt een held die de heldenfase op of naast het Icoon eindigt, het op (CR-285, CR-287).

name-klaks-infernal-artifact = Klaks helse artefact
flavour-klaks-infernal-artifact = De kleinste tovenaar van het kasteel heeft iets gebouwd, en het zoemt.
text-klaks-infernal-artifact =
    Voor twee tot vijf helden. Het Laboratorium zit bij de vier tegels onder de eerste acht. Komt het in het spel, dan staat Klak er in plaats van een monster, met zijn artefact (PK 15, LP 5) op de tafel naast hem.
    Tot het artefact vernietigd is, krijgt elke held binnen 1 tegel ervan 1 schade telkens als Klak in actie komt. Wordt met ervaring een ontmoetingskaart geannuleerd, dan krijgt de actieve held 1 schade.
    Een held die een tegel met een witte driehoek verkent, mag een voorwerp afleggen voor een willekeurige eigen ongebruikte krachtkaart.
goal-klaks-infernal-artifact = Versla Klak en vernietig zijn artefact.
lost-klaks-infernal-artifact = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-klaks-infernal-artifact-T37 = Hier werkt Klak. Zijn artefact verbrandt elke held binnen 1 tegel ervan zodra Klak in actie komt. Je valt het aan als een monster; het komt nooit van zijn plaats (CR-285, CR-292).

name-daylight-assault = Inval bij daglicht
flavour-daylight-assault = Zolang de zon schijnt, slaapt de eigenaar. Vul de zakken, en tel de uren.
text-daylight-assault =
    Voor twee tot vijf helden. De zon begint op vakje 1 en schuift op telkens als een tegel met een witte driehoek wordt verkend. Vanaf vakje 6 brengt elke schurkenfase een ontmoetingskaart.
    Een getrokken zegen of meevaller mag je ongespeeld houden, als buit. Een held die de heldenfase op de starttegel eindigt, mag ontsnappen met alle eigen schatkaarten. De speler heeft vanaf dan alleen nog schurkenfasen.
goal-daylight-assault = Draag 12 schatkaarten het kasteel uit.
lost-daylight-assault = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over, of alle helden zijn ontsnapt met minder dan 12 kaarten.

name-the-final-transformation = De laatste gedaantewisseling
flavour-the-final-transformation = Kavan vraagt je hem niet alleen te laten. Hij zegt niet waarom; zijn schaduw wel.
text-the-final-transformation =
    Voor twee tot vijf helden. Kavan begint naast de trap. Een held die de heldenfase op of naast zijn vak begint, mag hem meenemen: aan het eind van de fase wordt hij op de tegel van die held geplaatst. Kavan kan niet worden aangevallen of genezen.
    Staat er bij het begin van een schurkenfase een monster op zijn tegel, of geen held, dan verandert hij in de Jonge vampier. De vampier houdt zijn wonden van de ene keer op de andere. Een held die de beurt eindigt op de tegel van de vampier, zonder dat daar een ander monster staat, maakt weer Kavan van hem.
    De Duistere fontein zit bij de vier tegels onder de eerste acht. Elke beurt die eindigt met Kavan daar, met een held erbij en zonder monster, brengt de genezing één stap verder.
goal-the-final-transformation = Breng Kavan naar de Duistere fontein en genees hem daar, in 5 stappen.
lost-the-final-transformation = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over, of de Jonge vampier wordt verslagen.
special-the-final-transformation-T35 = Hier wordt Kavan genezen: elke beurt die eindigt met hem op deze tegel, met een held en zonder monster, is een van de vijf stappen (CR-287).

name-destroy-the-dracolich = Versla de Dracolich
flavour-destroy-the-dracolich = Gravestorm is al twee keer gestorven, en nam dat beide keren slecht op.
text-destroy-the-dracolich =
    Voor twee tot vijf helden. De Magische cirkel zit bij de vier tegels onder de eerste acht. Komt die in het spel, dan staat Gravestorm er in plaats van een monster, over de knekelhoop.
    Meteen wordt het Laboratorium gelegd aan de dichtstbijzijnde onverkende rand op minstens 4 tegels afstand, met een monster erop en het fylacterium op tafel (PK 10, LP 1). Alleen een held op of naast dat vak kan het aanvallen, met elke aanval. Breekt het, dan krijgt Gravestorm 10 schade.
goal-destroy-the-dracolich = Versla Gravestorm.
lost-destroy-the-dracolich = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-destroy-the-dracolich-T33 = Hier ontwaakt Gravestorm; hij beslaat elke tegel onder zijn voetstuk (CR-039, CR-285).
special-destroy-the-dracolich-T37 = Het fylacterium staat op tafel: ga erop of ernaast staan en breek het. Gravestorm krijgt 10 schade (CR-292).

name-adventure-impossible = Avontuur onmogelijk
flavour-adventure-impossible = Eén deur, één fakkel, één van jullie tegelijk. De anderen mogen wedden.
text-adventure-impossible =
    Voor één tot vijf helden, die na elkaar komen. De anderen wachten buiten, waar niets hen treft. Ieder begint op niveau 2, met 2 extra voorwerpen. Er zijn geen genezingsimpulsen. Een held die de beurt met 0 LP eindigt, is verloren; de volgende gaat naar binnen, neemt de voorwerpen over, en de monsters en vallen van de verloren held zijn nu tegen de nieuwe gericht.
    Drie van zes holen, willekeurig getrokken, zitten in de stapel: één bij de eerste vier van elke acht tegels. Een hol brengt zijn schurk in plaats van een monster: de Magische cirkel de Krijsende heks, de Duistere fontein de Jonge vampier, het Stinkende hol de Weerwolf, het Laboratorium Klak, de Rottende hoek de Zombiedraak, de Werkplaats de Vleesgolem.
goal-adventure-impossible = Versla de schurken van alle drie de holen.
lost-adventure-impossible = De laatste held eindigt een beurt met 0 LP.
special-adventure-impossible-T33 = Een hol: de Krijsende heks (CR-285).
special-adventure-impossible-T35 = Een hol: de Jonge vampier (CR-285).
special-adventure-impossible-T36 = Een hol: de Weerwolf (CR-285).
special-adventure-impossible-T37 = Een hol: Klak (CR-285).
special-adventure-impossible-T38 = Een hol: de Zombiedraak (CR-285).
special-adventure-impossible-T40 = Een hol: de Vleesgolem (CR-285).

name-horror-of-the-howling-hag = Het gekrijs van de heks
flavour-horror-of-the-howling-hag = Ze zong, en jullie werden wakker in verschillende kamers.
text-horror-of-the-howling-hag =
    Voor twee tot vijf helden. Er is geen starttegel: elke held begint op een eigen tegel, en de delen van de kerker sluiten aan waar verkende tegels elkaar met open randen raken.
    Bij elke verkende tegel wordt een fiche omgedraaid in plaats van een monster getrokken: 2 brengen één monster, 8 niemand, 5 de Krijsende heks, waar ze ook is. De Magische cirkel zit bij de vier tegels onder de eerste acht; een held die de heldenfase daar begint en eindigt, verbreekt een van de 5 stappen van haar ritueel.
goal-horror-of-the-howling-hag = Versla de Krijsende heks en verbreek haar ritueel in 5 stappen.
lost-horror-of-the-howling-hag = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-horror-of-the-howling-hag-T33 = Hier voltrekt zich haar ritueel. Een held die de heldenfase op deze tegel begint en eindigt, verbreekt er een stap van (CR-287).

name-gauntlet-of-terror = Spitsroeden der verschrikking
flavour-gauntlet-of-terror = Elke deur in huis staat vannacht open. Iets heeft de anderen naar huis geroepen, en jullie staan in de weg.
text-gauntlet-of-terror =
    Voor twee tot vijf helden. Er liggen vijftien tegels open in drie armen, en niemand verkent. Gedekte fiches verbergen elk tot drie monsters: een held die een beweging eindigt binnen 1 tegel van een fiche, draait die om. Zijn er minder fiches over dan er helden zijn, dan komt er aan het eind van een schurkenfase een bij.
    Een monster dat niemand kan aanvallen, loopt naar de starttegel in plaats van naar een held. Staat het daar aan het eind van een schurkenfase, dan ontsnapt het.
goal-gauntlet-of-terror = Versla 20 monsters.
lost-gauntlet-of-terror = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over, of er zijn 5 monsters ontsnapt.

name-blood-and-fog = Bloed en nevel
flavour-blood-and-fog = Achter je is de trap nu steen. Voor je is de lucht rood, en warm.
text-blood-and-fog =
    Voor twee tot vijf helden. De trap is afgesloten, en de Bloednevel is vanaf het begin in het spel. Kaarten van ondoden kun je niet uitgeven om ontmoetingskaarten te annuleren.
    De Rottende hoek zit bij de vier tegels onder de eerste vijf en brengt de Zombiedraak in plaats van een monster. De Geheime trap zit bij de vier tegels na de eerste tien; een held die de heldenfase op die trap eindigt, ontsnapt.
goal-blood-and-fog = Alle helden ontsnappen via de Geheime trap.
lost-blood-and-fog = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-blood-and-fog-T38 = Hier rot de Zombiedraak (CR-285).
special-blood-and-fog-T39 = De uitweg: een held die de heldenfase op de trap eindigt, ontsnapt (CR-287, CR-288).

name-rampaging-golem = De dolle golem
flavour-rampaging-golem = Hij heeft de herinneringen van zeven mensen, en voor elk een humeur.
text-rampaging-golem =
    Voor twee tot vijf helden. De Werkplaats zit bij de vier tegels onder de eerste acht en brengt de Vleesgolem in plaats van een monster. In plaats van een schatkaart te trekken mag een held een voorwerpfiche pakken, ongezien.
    In plaats van aan te vallen mag een held op de tegel van de golem hem een voorwerp of voorwerpfiche tonen. Leg dat af en leg een reactiefiche op de golem: drie van de zes kalmeren hem, drie maken hem woedend, en elke woedefiche geeft zijn treffers +1 schade.
goal-rampaging-golem = Versla de Vleesgolem, of leg drie kalmtefiches op hem.
lost-rampaging-golem = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-rampaging-golem-T40 = Hier is de golem aan elkaar genaaid. Ga op zijn tegel staan en toon hem een voorwerp, in plaats van aan te vallen (CR-054, CR-285).

name-hunt-for-strahd-1 = De jacht op Strahd, deel 1
short-hunt-for-strahd-1 = Jacht op Strahd 1
flavour-hunt-for-strahd-1 = Hij heeft het bezoek opgemerkt en stuurt iemand naar de deur.
text-hunt-for-strahd-1 =
    Voor twee tot vijf helden, die op niveau 2 beginnen. Een van zes schurken, willekeurig getrokken, is de lijfwacht van de graaf. Die komt met de Magische cirkel, die bij de vier tegels onder de eerste vier zit. De graaf komt met de Geheime trap, bij de vier tegels daarna. Voor geen van beide tegels trek je een monster.
    Op elke verkende tegel met een zwarte driehoek ligt een voorwerpfiche; een held die de heldenfase erop of ernaast eindigt, pakt die.
    Heeft de graaf 5 LP of minder en zijn mistvormfiche, dan verandert hij in mist en is hij verslagen.
goal-hunt-for-strahd-1 = Versla de lijfwacht, en verjaag of versla graaf Strahd.
lost-hunt-for-strahd-1 = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-hunt-for-strahd-1-T33 = Hier wacht de lijfwacht, wie dat vannacht ook is (CR-210, CR-285).
special-hunt-for-strahd-1-T39 = Graaf Strahd in eigen persoon. Bij 5 LP vlucht hij als mist en is hij verslagen (CR-285).

name-hunt-for-strahd-2 = De jacht op Strahd, deel 2
short-hunt-for-strahd-2 = Jacht op Strahd 2
flavour-hunt-for-strahd-2 = Tien kisten, één bewoner. Hij wisselt van kist zoals een ander van stoel.
text-hunt-for-strahd-2 =
    Voor twee tot vijf helden, liefst degenen die deel 1 hebben gewonnen: ze beginnen op niveau 2, met 1 extra voorwerp. Elke verkende tegel krijgt een dichte doodskist op de knekelhoop, zolang de voorraad van tien strekt. Een held die de heldenfase op of naast een kist eindigt, mag hem openen; daarmee is hij vernield. Er kan niets in zitten, of wijwater, een staak, een schat, een val, een monster of de graaf.
    De Crypte van Strahd zit bij de vier tegels onder de eerste acht. Komt die in het spel, dan staat de graaf er op volle sterkte, met zijn mistvormfiche als hij die nog niet eerder had.
    Aan het begin van elke schurkenfase herstelt hij 2 LP als er een dichte kist op zijn tegel staat. Wordt hij verslagen terwijl er nog een dichte kist op het bord staat, dan keert hij terug uit de dichtstbijzijnde.
goal-hunt-for-strahd-2 = Versla graaf Strahd terwijl er geen dichte kist meer op het bord staat.
lost-hunt-for-strahd-2 = Een held begint een beurt met 0 LP en er is geen genezingsimpuls meer over.
special-hunt-for-strahd-2-T32 = Het eigen bed van de graaf. Hier is hij op volle sterkte en kan hij één keer in mist veranderen (CR-262, CR-285).

## Wat er gebeurt: het logboek

event-adventure-began = { $adventure_id ->
    [escape-the-tomb] { $adventure }. Het deksel schuift knarsend opzij. Lang blijft het niet meer licht.
    [find-the-icon] { $adventure }. De trap af, het donker in.
    [klaks-infernal-artifact] { $adventure }. Beneden zoemt iets.
    [daylight-assault] { $adventure }. De zon is op; wees vlug.
    [the-final-transformation] { $adventure }. Kavan blijft dicht bij je.
    [destroy-the-dracolich] { $adventure }. Oude vleugels roeren zich.
    [adventure-impossible] { $adventure }. Eén gaat er naar binnen.
    [horror-of-the-howling-hag] { $adventure }. Niemand antwoordt als je roept.
    [gauntlet-of-terror] { $adventure }. Alle deuren staan open.
    [blood-and-fog] { $adventure }. De trap achter je is verdwenen.
    [rampaging-golem] { $adventure }. Ver weg breekt meubilair.
    [hunt-for-strahd-1] { $adventure }. Je hebt aangeklopt.
    [hunt-for-strahd-2] { $adventure }. Tien deksels, één bewoner.
   *[other] { $adventure } begint.
    }
event-turn-began = Beurt { $number }: { $hero }.
event-phase-began = { $phase_id ->
    [hero] Heldenfase: { $hero } is aan zet.
    [explore] Verkenningsfase: { $hero } kijkt om de hoek.
    [villain] Schurkenfase: het kasteel antwoordt { $hero }.
   *[other] { $phase }: { $hero }.
    }
event-walked = { $squares ->
    [0] { $figure_start } blijft staan.
    [one] { $figure_start } beweegt 1 vak.
   *[other] { $figure_start } beweegt { $squares } vakken.
    }
event-relocated = { $square ->
    [none] { $figure_start } verdwijnt van het bord.
   *[other] { $origin ->
        [none] { $figure_start } betreedt het bord.
       *[other] { $figure_start } wordt elders geplaatst.
        }
    }
event-monster-moved = { $figure_start } beweegt.
event-die-rolled = { $purpose_id ->
    [roll-attack] { "" }
   *[other] { $figure_start } gooit { $face } ({ $purpose }).
    }
event-attacked = { $hit ->
    [yes] { $attacker_start } valt { $target_the } aan ({ $card }): worp { $face }, totaal { $total } tegen PK { $ac }. Raak!
   *[no] { $attacker_start } valt { $target_the } aan ({ $card }): worp { $face }, totaal { $total } tegen PK { $ac }. Mis.
    }
event-attack-foiled = { $card }! De aanval van { $attacker_the } op { $target_the } mist alsnog.
event-damaged = { $left ->
    [0] { $figure_start } krijgt { $amount } schade ({ $cause }): geen LP meer over.
   *[other] { $figure_start } krijgt { $amount } schade ({ $cause }): nog { $left } LP.
    }
event-healed = { $figure_start } herstelt { $amount } LP ({ $cause }) en heeft er nu { $left }.
event-hero-fell = { $hero } valt!
event-hero-rose = { $hero } staat weer op.
event-surge-used = { $left ->
    [0] { $hero } gebruikt de laatste genezingsimpuls. Er zijn er geen meer.
    [one] { $hero } gebruikt een genezingsimpuls. Er is er nog één.
   *[other] { $hero } gebruikt een genezingsimpuls. Er zijn er nog { $left }.
    }
event-condition-gained = { $condition_id ->
    [slowed] { $hero } is vertraagd.
    [immobilized] { $hero } is vastgezet.
   *[other] { $hero }: { $condition }.
    }
event-condition-ended = { $condition_id ->
    [slowed] { $hero } is niet meer vertraagd.
    [immobilized] { $hero } is niet meer vastgezet.
   *[other] { $hero }: niet meer { $condition }.
    }
event-card-used = { $hero } gebruikt { $card_the }.
event-card-turned = { $up ->
    [yes] { $hero } kan { $card } weer gebruiken.
   *[no] { $hero } draait { $card } om.
    }
event-bonus-gained = { $card } geldt nu voor { $heroes_the }.
event-bonus-ended = { $card } geldt niet meer.
event-tile-laid = { $triangle_id ->
    [black] Er wordt een tegel gelegd: { $tile }, met een zwarte driehoek.
    [white] Er wordt een tegel gelegd: { $tile }, met een witte driehoek.
   *[none] Er wordt een tegel gelegd: { $tile }.
    }
event-tile-returned = { $tile } zou de kerker afsluiten en gaat onder de stapel.
event-monster-drawn = { $hero } trekt een monsterkaart: { $card }.
event-monster-discarded = De kaart { $card } wordt afgelegd.
event-monster-placed = { $hero_id ->
    [allisa] { event-monster-placed.for }
    [arjhan] { event-monster-placed.for }
    [immeril] { event-monster-placed.for }
    [kat] { event-monster-placed.for }
    [thorgrim] { event-monster-placed.for }
   *[nobody] { $figure_start } betreedt de kerker!
    }
    .for = { $figure_start } betreedt de kerker en is actief in de schurkenfasen van { $hero }.
event-monster-activated = { $line ->
    [0] { $figure_start } komt in actie.
   *[other] { $figure_start } komt in actie: regel { $line } van de kaart.
    }
event-monster-idle = { $figure_start } doet niets.
event-monster-slept = { $card }: { $figure_the } slaat een beurt over.
event-monster-destroyed = { $by_id ->
    [allisa] { event-monster-destroyed.hero }
    [arjhan] { event-monster-destroyed.hero }
    [immeril] { event-monster-destroyed.hero }
    [kat] { event-monster-destroyed.hero }
    [thorgrim] { event-monster-destroyed.hero }
   *[nobody] { $figure_start } is verslagen ({ $xp } EP).
    }
    .hero = { $by } verslaat { $figure_the } ({ $xp } EP).
event-encounter-drawn = { $hero } trekt een ontmoetingskaart: { $card }.
event-encounter-cancelled = { $by } annuleert { $card }.
event-encounter-discarded = { $card } heeft geen effect en wordt afgelegd.
event-environment-changed = { $card_id ->
    [bat-swarm] { $card }: vleugels vullen de lucht.
    [blood-fog] { $card }: een rode nevel rolt door de zalen.
    [cackling-skull] { $card }: ergens begint een schedel te lachen.
    [crippling-miasma] { $card }: de lucht wordt zo dik als soep.
    [deadly-shadows] { $card }: de schaduwen krijgen tanden.
    [haunted-mists] { $card }: bleke gedaanten zweven tussen de zuilen.
    [music-of-the-damned] { $card }: in de diepte speelt een orgel.
    [spirit-of-doom-environment] { $card }: iets telt je bezittingen.
   *[none] De lucht klaart op: { $old } is voorbij.
    }
event-marker-placed = De fiche van { $card } wordt neergelegd.
event-marker-removed = De fiche van { $card } wordt weggehaald.
event-trap-disabled = { $success ->
    [yes] { $hero } maakt { $card } onschadelijk (totaal { $total }).
   *[no] { $hero } krijgt { $card } niet onschadelijk (totaal { $total }).
    }
event-treasure-drawn = { $hero } vindt een schat: { $card }.
event-item-gained = { $hero } neemt { $card_the }.
event-treasure-discarded = { $hero_id ->
    [allisa] { event-treasure-discarded.hero }
    [arjhan] { event-treasure-discarded.hero }
    [immeril] { event-treasure-discarded.hero }
    [kat] { event-treasure-discarded.hero }
    [thorgrim] { event-treasure-discarded.hero }
   *[nobody] { $vain ->
        [yes] { $card } heeft geen effect en wordt afgelegd.
       *[no] { $card } wordt afgelegd.
        }
    }
    .hero = { $hero } legt { $card_the } af.
event-experience-gained = { $card } gaat naar de ervaringsstapel ({ $xp } EP).
event-experience-spent = Uitgegeven van de ervaringsstapel: { $cards } ({ $xp } EP).
event-level-gained = { $card_id ->
    [none] { $hero } bereikt niveau 2!
   *[other] { $hero } bereikt niveau 2 en leert { $card }!
    }
event-cards-seen = { $cards_count ->
    [one] { $hero } bekijkt wat boven op { $deck_the } ligt: { $cards }.
   *[other] { $hero } bekijkt de bovenste { $cards_count } van { $deck_the }: { $cards }.
    }
event-cards-arranged = { $hero } legt alles terug op { $deck_the }.
event-draw-replaced = { $card } wordt afgelegd; van { $deck_the } wordt niet getrokken.
event-deck-shuffled = { $deck_start } wordt opnieuw geschud.
event-deck-empty = Er valt niets meer te trekken van { $deck_the }.
event-sun-moved = { $space ->
    [1] De zon staat aan de ochtendhemel: vakje { $space } van { $last }.
   *[other] De zon zakt naar vakje { $space } van { $last }.
    }
event-thing-laid = { $figure_start } is in het spel en kan worden aangevallen.
event-thing-destroyed = { $figure_start } breekt in stukken!
event-token-placed = { $token_id ->
    [kavan] Kavan wacht tot iemand voorgaat.
   *[other] { $token_start } is in zicht.
    }
event-token-taken = { $hero_id ->
    [none] { $token_start } wordt overhandigd.
   *[other] { $hero } pakt { $token_the }!
    }
event-token-turned = { $token_start } wordt omgedraaid: { $face }.
event-token-moved = { $token_start } komt mee.
event-token-removed = { $token_id ->
    [kavan] Kavan klapt dubbel. Wat zich weer opricht, is Kavan niet.
   *[other] { $token_start } is weg.
    }
event-token-drawn = { $hero_id ->
    [none] Er wordt een fiche getrokken: { $token }.
   *[other] { $hero } trekt een fiche: { $token }.
    }
event-counted = { $goal ->
    [0] { $counter }: { $value }.
   *[other] { $counter }: { $value } van { $goal }.
    }
event-hero-left = { $way_id ->
    [escaped] { $hero } is buiten, en veilig.
   *[other] { $hero } is verloren.
    }
event-figure-left = { $way_id ->
    [escaped] { $figure_start } is ontsnapt.
    [mist] { $figure_start } drijft als mist weg en laat zich vannacht niet meer zien.
    [sank] { $figure_start } valt tot stof uiteen. Ergens beweegt een deksel.
    [turned] { $figure_start } zakt ineen, en is weer Kavan.
   *[other] { $figure_start } is weg.
    }
event-loot-kept = { $hero } houdt { $card } als buit.
event-power-gained = { $hero } leert { $card }.
event-marker-gained = { $marker_id ->
    [dragons-breath] { $figure_start } haalt adem: de bliksem balt zich weer samen.
    [silvered] Zilver heeft { $figure_the } geraakt: met regenereren is het gedaan.
    [shackled] { $figure_start } is geketend: elke teleportatie doet voortaan pijn.
    [staked] Een staak nagelt { $figure_the } vast.
   *[other] { $figure_start } krijgt { $marker_the }.
    }
event-marker-spent = { $marker_id ->
    [mistform] { $figure_start } lost op in mist.
    [dragons-breath] { $figure_start } gebruikt de drakenadem.
    [staked] { $figure_start } trekt de staak eruit.
   *[other] { $figure_start } geeft { $marker_the } uit.
    }
event-turn-ended = De beurt van { $hero } is voorbij.
event-won = { $reason_id ->
    [won-escape-the-tomb] { won-escape-the-tomb }
    [won-find-the-icon] { won-find-the-icon }
    [won-klaks-infernal-artifact] { won-klaks-infernal-artifact }
    [won-daylight-assault] { won-daylight-assault }
    [won-the-final-transformation] { won-the-final-transformation }
    [won-destroy-the-dracolich] { won-destroy-the-dracolich }
    [won-adventure-impossible] { won-adventure-impossible }
    [won-horror-of-the-howling-hag] { won-horror-of-the-howling-hag }
    [won-gauntlet-of-terror] { won-gauntlet-of-terror }
    [won-blood-and-fog] { won-blood-and-fog }
    [won-rampaging-golem] { won-rampaging-golem }
    [won-hunt-for-strahd-1] { won-hunt-for-strahd-1 }
    [won-hunt-for-strahd-2] { won-hunt-for-strahd-2 }
   *[other] De helden hebben gewonnen.
    }
event-lost = { $reason_id ->
    [lost-no-surge] { lost-no-surge }
    [failed-daylight-assault] { failed-daylight-assault }
    [failed-the-final-transformation] { failed-the-final-transformation }
    [failed-adventure-impossible] { failed-adventure-impossible }
    [failed-gauntlet-of-terror] { failed-gauntlet-of-terror }
   *[other] Het kasteel heeft gewonnen.
    }

won-escape-the-tomb = De trap op, de openlucht in: je bent eruit. Achter je houdt het kasteel de adem in.
won-find-the-icon = Het is stil in de Kapel, en het Icoon van Ravenloft straalt in je handen. De helden hebben gewonnen.
won-klaks-infernal-artifact = Het zoemen houdt op. Klak had er vast een verklaring voor gehad.
won-daylight-assault = Twaalf, en het is nog licht. Niet omkijken.
won-the-final-transformation = Kavan kijkt in het water, en iemand kijkt terug: Kavan.
won-destroy-the-dracolich = Gravestorm komt in stukken neer, en deze keer beweegt er geen een.
won-adventure-impossible = Drie holen, drie stiltes. Vanochtend heette het nog anders.
won-horror-of-the-howling-hag = Het lied is uit. Voor het eerst vannacht horen jullie elkaar.
won-gauntlet-of-terror = De twintigste valt, en de gangen lopen vanzelf leeg.
won-blood-and-fog = Een voor een stappen jullie uit het rood in gewone, grijze, prachtige motregen.
won-rampaging-golem = De grote handen gaan open, en blijven open. Het is voorbij.
won-hunt-for-strahd-1 = De deur is onbewaakt, en wat erachter woonde, is in rook opgegaan.
won-hunt-for-strahd-2 = Er valt geen deksel meer te lichten. De graaf is een naam op een muur, en de muur is gebarsten.
failed-daylight-assault = Iedereen is buiten, en de zakken zijn te licht. De zon is ondergegaan.
failed-the-final-transformation = De vampier valt, en met hem alles wat Kavan was.
failed-adventure-impossible = Buiten staat niemand meer. De fakkel dooft.
failed-gauntlet-of-terror = Er zijn er te veel ontkomen. Ze weten de weg naar het dorp.
lost-no-surge = Er was geen genezingsimpuls meer over. Het kasteel houdt zijn gasten.

## Worpen

name-roll-attack = aanval
name-roll-disable = val onschadelijk maken
name-roll-event = gebeurtenis
name-roll-trap = val
roll-corner-of-your-eye-1 = 1 t/m 15: een nieuw monster
roll-corner-of-your-eye-16 = 16 t/m 20: kaart weer open
roll-lief-lipsiege-1 = 1 t/m 10: een nieuw monster
roll-lief-lipsiege-11 = 11 t/m 20: een schatkaart
roll-mists-of-terror-1 = 1 t/m 5: 1 schade, vastgezet
roll-mists-of-terror-6 = 6 t/m 20: er gebeurt niets
roll-treasure-chest-1 = 1 t/m 10: 2 schade
roll-treasure-chest-11 = 11 t/m 15: 1 schade en een schatkaart
roll-treasure-chest-16 = 16 t/m 20: een schatkaart
roll-sliding-walls-1 = 1 t/m 5: naar boven
roll-sliding-walls-6 = 6 t/m 10: naar rechts
roll-sliding-walls-11 = 11 t/m 15: naar onder
roll-sliding-walls-16 = 16 t/m 20: naar links

## Antwoorden

choice-walk = Ga naar vak { NUMBER($square, useGrouping: 0) }
choice-step = Stap naar vak { NUMBER($square, useGrouping: 0) }
choice-use = Gebruik { $card }
choice-deed = { $do_id ->
    [show-item] Toon hem { $what_the }
   *[other] { $what }
    }
choice-disable = Maak { $card } onschadelijk
choice-react = { $card }
choice-target = { $figure }
choice-spot = Vak { NUMBER($square, useGrouping: 0) }
choice-pick-tile = { $tile }
map-tile = { $tile } in kolom { $column }, rij { $row }
choice-pick-edge = { $tile }, { $side }rand
choice-pick-card = { $card }
choice-pick-deck = { $deck }
choice-pick-condition = { $figure }: { $condition }
choice-spend = Geef { $cards } uit
choice-accept = Ja

## Vragen

prompt-power-utility = Kies een hulpkracht voor { $hero }.
prompt-power-at-will = Kies een basiskracht voor { $hero }.
prompt-power-daily = Kies een dagkracht voor { $hero }.
prompt-escape = { $hero } het kasteel laten verlaten, met { $cards ->
    [0] geen enkele schatkaart
    [one] 1 schatkaart
   *[other] { $cards } schatkaarten
    }?
prompt-escape-accept = Vertrekken
prompt-escape-done = Binnen blijven
prompt-loot = { $card }: ongespeeld houden als buit van { $hero }?
prompt-loot-accept = Als buit houden
prompt-loot-done = Spelen
prompt-trade = Kies een voorwerp van { $hero } om te ruilen voor een willekeurige ongebruikte krachtkaart.
prompt-trade-done = Niet ruilen
prompt-lead = Neemt { $hero } Kavan deze beurt mee?
prompt-lead-accept = Meenemen
prompt-lead-done = Hier laten
prompt-kavan-square = Kies een vak voor { $figure_the }.
prompt-open-coffin = Kies welke doodskist { $hero } opent.
prompt-open-coffin-done = Dicht laten
prompt-item-token = { $hero }: een voorwerpfiche nemen in plaats van een schatkaart?
prompt-item-token-accept = Voorwerpfiche nemen
prompt-item-token-done = Schatkaart trekken
prompt-enter = Kies een beginvak voor { $hero }.
prompt-return = { $hero } komt terug. Kies waar.
prompt-start = De beurt van { $hero } begint. Eerst een kaart gebruiken?
prompt-start-done = Beurt beginnen
prompt-hero-phase = { $left_id ->
    [both] Beweeg en val aan met { $hero }, of beweeg twee keer.
    [again] Beweeg nog eens met { $hero }, of val aan.
    [move] { $hero } kan nog bewegen.
    [attack] { $hero } kan aanvallen, maar niet bewegen.
   *[rest] { $hero } kan nu alleen nog gratis kaarten gebruiken.
    }
prompt-hero-phase-done = Heldenfase beëindigen
prompt-aid = Kies wie { $hero } bijstaat.
prompt-aid-done = Niemand
prompt-explore = Kies welke rand { $hero } verkent.
prompt-explore-done = Niet verkennen
prompt-villain = Kies welke schurk begint.

prompt-react-die = { $card_id ->
    [roll-attack] { $figure_start } valt { $target_the } aan: worp { $face }, totaal { $total } tegen PK { $needs }, { prompt-react-die.hits }. Reageren?
    [roll-disable] { $figure_start } probeert een val onschadelijk te maken: worp { $face }, totaal { $total }, { prompt-react-die.enough }. Reageren?
   *[other] { $needs ->
        [0] { $figure_start } gooit { $face }. Reageren?
       *[other] { $figure_start } gooit { $total }, { prompt-react-die.enough }. Reageren?
    }
    }
    .hits = { $reached ->
        [1] raak
       *[other] mis
    }
    .enough = { $reached ->
        [1] { $needs } is genoeg
       *[other] { $needs } is nodig
    }
prompt-react-die-adds = { $card }: totaal { $total }, { $well ->
    [yes] raak
   *[no] nog steeds mis
    }
prompt-react-die-reroll = { $card }: opnieuw gooien, { $percent }% kans dat het keert
prompt-react-die-done = Worp laten staan
prompt-react-hit = { $figure_start } raakt { $target_the }. Reageren?
prompt-react-hit-done = Treffer incasseren
prompt-react-damaged = { $figure_start } heeft { $target_the } schade gedaan. Reageren?
prompt-react-damaged-done = Doorgaan
prompt-react-attacked = { $figure_start } heeft { $target_the } aangevallen. Reageren?
prompt-react-attacked-done = Doorgaan
prompt-react-encounter = { $figure_start } trekt { $card }. Reageren?
prompt-react-encounter-done = Laten gebeuren
prompt-react-monster = { $figure_start } trekt { $card }. Reageren?
prompt-react-monster-done = Laten komen
prompt-react-treasure = { $figure_start } gaat een schatkaart trekken. Reageren?
prompt-react-treasure-done = Kaart trekken

prompt-target = Kies een doelwit voor { $card }.
prompt-another-target = Kies nog een doelwit voor { $card }, of val aan.
prompt-another-target-done = Aanvallen
prompt-next-target = Kies wie { $card } nu treft.
prompt-attack-tile = Kies welke tegel { $card } treft.
prompt-attack-order = { $figure_start } valt meerdere helden aan. Kies wie nu volgt.
prompt-cleave = Kies welk ander monster { $hero } treft.
prompt-cleave-done = Overslaan
prompt-flip-daily = { $card } raakt { $hero }. Een dagkracht omdraaien om geen schade te krijgen?
prompt-flip-daily-done = Schade incasseren
prompt-heal = { $card }: kies wie LP herstelt.
prompt-end-condition = { $card }: kies een toestand om te beëindigen.
prompt-refresh = { $card }: kies een oplichtende kaart. Die komt weer open te liggen en is opnieuw bruikbaar.
prompt-lose-power = { $card }: kies welke kaart je omdraait.
prompt-lose-item = { $card }: kies een schat om af te leggen.

prompt-walk = Kies waar { $hero } heen gaat.
prompt-walk-done = Blijven staan
prompt-run = Kies waar { $hero } verder heen rent, of stop en val aan.
prompt-run-done = Hier stoppen
prompt-step = Kies waar { $hero } heen stapt.
prompt-step-done = Blijven staan
prompt-leap = Kies waar { $hero } opduikt.
prompt-reposition = Kies een ander vak op de tegel voor { $hero }, of blijf staan.
prompt-reposition-done = Blijven staan
prompt-advance = Beweeg { $hero } hoogstens 1 tegel, of blijf staan.
prompt-advance-done = Blijven staan
prompt-icy-corridor = { $hero } glijdt weg over het ijs. Kies waarheen.
prompt-follow = { $hero } naar de nieuwe tegel laten meegaan?
prompt-follow-accept = Meegaan
prompt-follow-done = Blijven staan
prompt-teleport-who = { $card }: kies wie er reist, jezelf ook.
prompt-teleport-who-done = Niemand meer
prompt-action-surge = Beweeg of val nu aan met { $hero }.
prompt-action-surge-spot = Ga naar vak { NUMBER($square, useGrouping: 0) }
prompt-action-surge-done = Geen van beide

prompt-place = Kies een vak voor { $figure_the }.
prompt-place-adjacent = Kies een aangrenzend vak voor { $figure_the }.
prompt-place-which = { $card }: kies wie nu geplaatst wordt.
prompt-push-tile = { $figure_id ->
    [none] { $card }: kies een tegel voor ze.
   *[other] { $card }: kies een tegel voor { $figure_the }.
    }
prompt-tile = { $figure_id ->
    [none] { $card }: kies een tegel.
   *[other] { $card }: kies een tegel voor { $figure_the }.
    }
prompt-edge = { $card_id ->
    [destroy-the-dracolich] Kies een onverkende rand voor het Laboratorium.
   *[other] { $card }: kies een onverkende rand.
    }
prompt-monster-square = { $figure_start } komt. Kies een vak.
prompt-monster-target = Kies op wie { $figure_the } afgaat.
prompt-which-monster = Kies het monster dat op { $hero } afkomt.
prompt-which-monster-figure = { $card }: kies een monster.
prompt-activate = { $card }: kies een monster om te activeren.
prompt-daze = { $card }: kies een monster om te verdoven.
prompt-hero = { $card }: kies een held.
prompt-whispers = De stem in je hoofd is die van Strahd. Kies hoe { $hero } { $target_the } aanvalt.

prompt-item = Kies wie { $card_the } krijgt.
prompt-lucky-find = Kies de schat die { $hero } houdt.
prompt-crystal-ball = { $card }: kies wat je bekijkt.
prompt-respite = Kies een stapel om { $card } op te leggen.
prompt-arrange = Kies wat als eerste van { $deck_the } komt.
prompt-icon = Kies wat het Icoon doet.
prompt-icon-accept = Elke held herstelt 2 LP
prompt-icon-target = { $figure } herstelt alle LP
prompt-cancel = { $card }: annuleren met ervaring?
prompt-cancel-spend = Annuleren met { $cards }
prompt-cancel-done = Laten gebeuren
prompt-level = { $hero } kan naar niveau 2.
prompt-level-spend = Naar niveau 2 met { $cards }
prompt-level-done = Niet nu
prompt-level-daily = Kies een dagkracht die { $hero } leert.

## Weigeringen

refused-used = { $card } ligt gedekt: die is al gebruikt.
refused-attack-spent = Je hebt in deze heldenfase geen aanval meer.
refused-move-spent = Je hebt in deze heldenfase geen beweging meer.
refused-start-only = { $card } kun je alleen aan het begin van je heldenfase gebruiken.
refused-passive = { $card } werkt altijd. Je hoeft er niets voor te doen.
refused-no-target = { $card } zou hier geen effect hebben.
refused-unhurt-self = Je hebt al je LP. { $card } zou niets genezen.
refused-unhurt-near = Jij en de helden naast je hebben al hun LP. { $card } zou niets genezen.
refused-unhurt-all = Geen held mist LP. { $card } zou niets genezen.
refused-wait-die = { $card } kun je alleen na een worp gebruiken.
refused-wait-hit = { $card } kun je alleen gebruiken als een aanval raakt.
refused-wait-damaged = { $card } kun je alleen gebruiken als een monster je schade doet.
refused-wait-attacked = { $card } kun je alleen gebruiken nadat een monster je heeft aangevallen.
refused-wait-encounter = { $card } kun je alleen gebruiken als er een ontmoetingskaart wordt getrokken.
refused-wait-monster = { $card } kun je alleen gebruiken als er een monsterkaart wordt getrokken.
refused-wait-treasure = { $card } kun je alleen gebruiken vlak voordat je een schatkaart trekt.
refused-wait-drawn = { $card } werkt zodra je de kaart trekt. Je kunt hem nu niet gebruiken.
refused-no-trap = Er is geen val op je tegel.
refused-not-yours = { $card } is niet een van je kaarten.
refused-immobilized = Je bent vastgezet en kunt niet bewegen.
refused-wall = Dat vak heeft geen vloer. Kies een ander.
refused-monster-there = Daar staat een monster. Kies een ander vak.
refused-hero-there = Daar staat een held: je mag erlangs, maar er niet stoppen.
refused-too-far = Dat is te ver: je snelheid is { $speed }.

# Agents' reasons: what a hint says, and what a companion was thinking of

reason-arrange = Leg { $card } bovenop: die doet hiervan de minste schade.
reason-attack-tile = Daar win je het meest: { $count ->
    [one] 1 doelwit
   *[other] { $count } doelwitten
    } in één keer.
reason-bear-it = { $hero } kan dit het best hebben.
reason-better-ground = { $hero } staat daar veiliger, of dichter bij het doel.
reason-cancel = Annuleer { $card }: anders kost die je meer dan je nu betaalt.
reason-cleave = { $target_start } is het beste tweede doelwit.
reason-deck = { $deck_start } doet er nu het meest toe.
reason-die = Speel { $card }: een { $face } is niet goed genoeg, en zo zijn de kansen beter.
reason-disable = Maak { $card } onschadelijk: anders slaat die telkens weer toe.
reason-draw = Een schatkaart is meer waard dan dat ene levenspunt.
reason-end = { $hero } wint er niets mee door te gaan.
reason-end-condition = { $condition_id ->
    [slowed] { $hero } heeft er het meest last van vertraagd te zijn.
    [immobilized] { $hero } heeft er het meest last van vastgezet te zijn.
   *[other] { $hero } heeft het meest last van: { $condition }.
    }
reason-end-explore = { $hero } staat bij een onverkende rand: eindig hier en leg een tegel. { $left ->
    [0] De tegel die je zoekt, kan de volgende zijn.
    [one] De tegel die je zoekt, komt over ongeveer één tegel.
   *[other] De tegel die je zoekt, komt over ongeveer { $left } tegels.
    }
reason-enough = { $hero } heeft hier genoeg gedaan.
reason-enter = { $hero } begint dicht bij een onverkende rand: een beurt zonder nieuwe tegel levert een ontmoetingskaart op.
reason-explore = Verken hier: dat leidt naar open terrein, weg van de monsters. { $left ->
    [0] De tegel die je zoekt, ligt al op tafel.
    [one] De tegel die je zoekt, komt over ongeveer één tegel.
   *[other] De tegel die je zoekt, komt over ongeveer { $left } tegels.
    }
reason-flip-daily = Draai { $card } om: dat voorkomt de schade. LP zijn nu belangrijker.
reason-foil = Speel { $card }: deze treffer op { $target_the } zou meer kosten dan de kaart.
reason-free-attack = Val aan met { $card }: dat kost niets.
reason-gently = { $card } doet een vriend het minst pijn.
reason-heal = { $hero } heeft dit het hardst nodig, met { $hp } LP.
reason-heal-card = Gebruik { $card } nu, voordat er iemand valt.
reason-icon = Gebruik het Icoon waar dat het meest helpt.
reason-item = { $hero } heeft het meest aan { $card_the }.
reason-keep = { $card } is hiervan het best.
reason-keep-experience = Laat { $card } gebeuren: met die ervaring kun je later iets ergers annuleren.
reason-leap = Gebruik { $card }: zo kom je op een betere plek dan lopend.
reason-least-harm = { $target_start } doet de minste schade.
reason-level = Niveau 2 is het waard: meer LP, een hogere PK, nog een dagkracht.
reason-lose = { $card } zul je het minst missen.
reason-monster-square = Daar staat het monster het verst van de helden en van de vakken waar ze heen willen.
reason-most-harm = { $target_start } is van allemaal het gevaarlijkst.
reason-no-explore = Verkennen zou een monster opleveren, en niets wat { $hero } nodig heeft.
reason-power = { $card } helpt in de meeste spellen het meest.
reason-push = Ver van de helden doet { $target_the } een tijdje geen kwaad.
reason-refresh = { $card } wil je het liefst terug.
reason-run = De route gaat langs monsters die je kunt treffen.
reason-save-card = { $hero } bewaart de kaart voor een benarder moment.
reason-send-away = Stuur { $card } weg voordat die toeslaat.
reason-stay = { $hero } staat al goed.
reason-step-away = Gebruik { $card }: de monsters slaan weer toe, en elders sta je beter.
reason-strike = Val { $target_the } aan met { $card }: { $percent }% kans op een treffer.
reason-strike-back = Sla terug: val { $target_the } aan met { $card }. Een misser kost niets.
reason-strike-many = Gebruik { $card } nu: die treft { $count } doelwitten.
reason-target = { $target_start } is het beste doelwit: { $percent }% kans op een treffer.
reason-tile = Die tegel werkt het best.
reason-together = Samen redden helden het beter.
reason-use = { $card } is nu meer waard dan straks.
reason-usual = Het maakt hier weinig uit.
reason-walk-explore = Ga naar een onverkende rand: een beurt zonder nieuwe tegel levert een ontmoetingskaart op. { $left ->
    [0] De tegel die je zoekt, kan de volgende zijn.
    [one] De tegel die je zoekt, komt over ongeveer één tegel.
   *[other] De tegel die je zoekt, komt over ongeveer { $left } tegels.
    }
reason-walk-icon = Ga naar het Icoon: { $hero } kan het aan het eind van de heldenfase pakken, zodra er geen bewaker meer in de Kapel is.
reason-escape = Ga: { $hero } neemt mee wat er nodig is.
reason-stay-inside = Blijf: er valt nog meer te vinden.
reason-loot = Elke kaart telt: { $card } is meer waard als buit.
reason-play = Je hebt genoeg buit: speel { $card }.
reason-deed = Toon hem iets: wat hem kalmeert, kan de nacht zonder slag of stoot winnen.
reason-trade = Een krachtkaart is meer waard dan { $card_the }.
reason-lead = Neem Kavan mee: laat je hem alleen, dan verandert hij.
reason-coffin = Elke open kist is een bed minder voor de graaf.
reason-token = Iets om de golem te tonen is misschien meer waard dan een kaart.
reason-walk-nearer = Loop door: { $hero } komt dichter bij de plek waar hulp nodig is.
reason-walk-safer = Ga daarheen: daar kunnen minder monsters bij { $hero }.
reason-walk-stairs = Naar de trap! Begint { $hero } daar de volgende beurt, dan ben je ontsnapt.
reason-walk-strike = Ga eropaf en val { $target_the } aan: { $percent }% kans op een treffer.
reason-weaker = { $card } is de zwakkere keus.

## Wat er te horen is: ondertitels van geluiden

caption-step = Voetstappen op steen
caption-swept-away = Lucht suist achter iemand aan
caption-gone = De lucht sluit zich achter iemand
caption-tile = Steen knarst, een kamer valt op zijn plaats
caption-tile-black = Steen knarst, en er wacht iets
caption-tile-away = Een kamer zakt terug in de muren
caption-hit-blade = Staal bijt
caption-hit-blunt = Een zware klap komt aan
caption-hit-arrow = Een pijl treft doel
caption-hit-claw = Klauwen scheuren
caption-hit-spell = Magie slaat in
caption-hit-fire = Vlammen slokken iemand op
caption-miss-swing = Een slag klieft de lucht
caption-miss-arrow = Een pijl breekt tegen de muur
caption-miss-spell = Magie dooft op de stenen
caption-critical = Een machtige klap, en daaronder een klok
caption-foiled = Een schild vangt de klap op
caption-hurt-low = Een zware stem schreeuwt het uit
caption-hurt-high = Een hoge stem schreeuwt het uit
caption-hurt-foe = Een doffe bons
caption-heal = Warme tonen
caption-surge = Een hart klopt weer
caption-hero-falls = Een harnas slaat op de stenen, een klok luidt
caption-hero-rises = Een akkoord zwelt aan
caption-slowed = Kettingen slepen
caption-held = Een boei klikt dicht
caption-freed = Een ketting valt los
caption-nightfall = Een grote deur gaat dicht, een klok luidt
caption-turn = Een lage snaar
caption-turn-over = Een zacht klopje
caption-phase-hero = Een zwaard wordt getrokken
caption-phase-explore = Een fakkel gaat omhoog
caption-phase-villain = Een verre trom
caption-sun = Een gong: de zon zakt
caption-sunset = Drie klokslagen: de zon is onder
caption-victory = Ochtendklokken
caption-defeat = Een laatste klok, en steen
caption-level-up = Klokjes, steeds hoger
caption-omen = Een snaar klinkt in het donker
caption-foe-drawn = Een kaart, en iets ademt
caption-treasure = Een kist kraakt, munten schuiven
caption-item = Iets blinkt
caption-item-lost = Iets rolt weg
caption-experience = Twee zachte klokjes
caption-experience-spent = Klokjes, steeds lager
caption-glimpse = Gefluister achter papier
caption-hollow = Een holle klop
caption-trap-set = Een pal wordt gespannen
caption-trap-disabled = Een slot geeft mee
caption-trap-holds = Een slothaak breekt
caption-skeleton = Botten ratelen
caption-blazing-skeleton = Brandende botten knetteren
caption-gargoyle = Stenen vleugels spreiden zich
caption-ghoul = Een hongerig gereutel
caption-kobold = Iets keft
caption-rats = Ratten piepen
caption-spider = Kaken klikken
caption-wolf = Een wolf gromt
caption-wolf-howl = Een wolf huilt
caption-wraith = Een geest jammert
caption-zombie = Iets kreunt
caption-strahd = Een diepe ademtocht, een mantel
caption-gravestorm = Donder rolt in een lege ribbenkast
caption-klak = Iets kleins lacht, en er spatten vonken
caption-flesh-golem = Zware voeten, en krakende naden
caption-howling-hag = Gekrijs dat door muren gaat
caption-werewolf = Gegrom dat ooit een mannenstem was
caption-young-vampire = Gesis, vlakbij
caption-zombie-dragon = Iets reusachtigs haalt rochelend adem
caption-strahd-rises = Steen schuift, en iemand lacht
caption-sniffing = Iets snuffelt
caption-stupor = Tonen vallen in slaap
caption-move-bones = Knokige voeten
caption-move-paws = Poten in draf
caption-move-drag = Een voet sleept
caption-move-scurry = Vele kleine pootjes
caption-move-wings = Zware vleugels
caption-move-ghost = Koude lucht beweegt
caption-move-mist = Mist kruipt
caption-end-bones = Botten vallen uiteen
caption-end-stone = Steen breekt
caption-end-flesh = Een lichaam valt
caption-end-beast = Gejank
caption-end-kobold = Een kreetje breekt af
caption-end-rats = Ratten stuiven uiteen
caption-end-spider = Een pantser wordt verbrijzeld
caption-end-spirit = Een geest wordt weggerukt
caption-end-strahd = Een machtige kreet, en stof
caption-trap-bolts = Een kruisboog schiet
caption-trap-darts = Pijltjes suizen
caption-trap-spears = Speren schieten omhoog
caption-trap-walls = Muren schuren naar elkaar toe
caption-trap-fire = Een steekvlam
caption-trap-alarm = Een alarmbel
caption-ghost-wail = Een spook schreeuwt
caption-slime = Iets nats druipt
caption-cauldron = Een ketel kookt
caption-damned-music = Een orgel speelt uit zichzelf
caption-whispers = Een stem fluistert
caption-hours = Een klok tikt, en slaat
caption-hidden-door = Een verborgen deur piept
caption-armour = Een leeg harnas loopt
caption-cast-fire = Een vuurbol barst uiteen
caption-cast-breath = Een draak spuwt vuur
caption-cast-frost = IJs versplintert
caption-cast-lightning = Bliksem knettert
caption-cast-thunder = Donder rolt
caption-cast-force = Magische schichten vliegen
caption-cast-holy = Een heldere klok, een licht akkoord
caption-cast-flare = Een lans van licht
caption-cast-ward = Een onzichtbaar schild zoemt
caption-cast-step = Een stap door het niets
caption-cast-illusion = Tonen buigen twee kanten op
caption-dispelled = Een spreuk valt uiteen
caption-blessing = Een zegen daalt neer
caption-fading = Een akkoord sterft weg
caption-ready = Een kaart, en een klokje
caption-blade = Een kling suist
caption-heavy-blow = Een machtige zwaai
caption-shout = Een strijdkreet
caption-bow = Een boogpees
caption-daggers = Messen vliegen
caption-cloak = Een mantel sluit zich
caption-leap = Een sprong
caption-potion = Een drankje wordt opgedronken
caption-scroll = Een rol gaat open
caption-ball = Kristal zoemt
caption-charm = Kleine belletjes
caption-mist = De lucht wordt zwaar
caption-mist-lifts = De lucht klaart op
caption-castle-wind = Wind in de torens
caption-castle-drips = Water druppelt
caption-torches = Fakkels knetteren
caption-music-calm = Langzame, stille muziek
caption-music-danger = Muziek met een trom
caption-music-strahd = Donkere stemmen zingen

## Wie een held speelt

holder-home = Niet in de groep van vannacht.
holder-easy = Zit er weleens een levenspunt of twee naast, en vergeet vaak dat een kaart nog kan helpen.
holder-normal = Weegt elke zet met een helder hoofd, zonder hem eerst uit te proberen.
holder-hard = Beproeft zijn beste plannen eerst in denkbeeldige kerkers, en spaart zijn kaarten tot ze nodig zijn.

## Het campagneboek

ui-campaign-title = Campagneboek
ui-end-ledger = Campagneboek
ui-end-ledger-note = wat er nu komt
ui-campaign-missing = { $title } (het bestand is weg)
ui-campaign-damaged = { $count ->
    [one] 1 regel
   *[other] { $count } regels
} van { $file } { $count ->
    [one] was
   *[other] waren
} niet te lezen. De rest staat hier.
ui-campaign-none = Het boek is leeg. Spellen verschijnen hier als ze zijn afgelopen, gewonnen of verloren.
ui-campaign-nobody = Geen enkel avontuur past bij deze groep.
ui-campaign-all-won = Deze helden hebben elk avontuur gewonnen met één genezingsimpuls. Het kasteel is van hen.
ui-campaign-advice = { $kind ->
    [harder] Alles is gewonnen. Nu moeilijker: { $adventure }
    [again] Nu nog eens: { $adventure }
   *[new] Hierna: { $adventure }
}, { $surges ->
    [0] zonder genezingsimpulsen
    [one] met 1 genezingsimpuls
   *[other] met { $surges } genezingsimpulsen
}.
ui-campaign-next = hierna
ui-campaign-set-up = Voorbereiden
ui-campaign-played = { $played ->
    [0] nog niet gespeeld
    [one] { $won ->
        [0] verloren
       *[other] gewonnen
    }
   *[other] { $won ->
        [0] { $played } keer verloren
       *[other] { $won } van { $played } gewonnen
    }
}
ui-campaign-best = { $played }; beste: { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } ronden
}, { $surges ->
    [0] zonder impulsen
    [one] { $left } van 1 impuls over
   *[other] { $left } van { $surges } impulsen over
}, { $standing } overeind
ui-campaign-game = { $when }, { $minutes } min, seed { $seed }: { $won ->
    [yes] gewonnen
   *[no] verloren
} in { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } ronden
}, { $surges ->
    [0] zonder impulsen
    [one] { $left } van 1 impuls over
   *[other] { $left } van { $surges } impulsen over
}, { $standing ->
    [0] niemand
   *[other] { $standing }
} overeind{ $powers ->
    [free] , krachten vrij gekozen
    [random] , willekeurige krachten
   *[suggested] {""}
}{ $treasures ->
    [45] , 45 schatten
   *[other] {""}
}
ui-campaign-games = { $adventure }: alle spellen
ui-campaign-no-games = Deze helden zijn hier nog niet geweest.
ui-campaign-line = { $title }: { $standing }
ui-campaign-party = { $heroes }

# Titles of great moments

climax-hero-fell = { $hero } valt
climax-monster-destroyed = { $figure_start } is verslagen
climax-surge-used = De laatste genezingsimpuls

## Records

record-by-subject = Avontuur
record-by-figure = Held
record-difficulty-surges = { $number ->
    [one] { $number } genezingsimpuls
   *[other] { $number } genezingsimpulsen
    }
