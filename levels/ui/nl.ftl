# The words of the window. Keys that are printed on every keyboard (Tab, Esc, F11) are not words.

## Het kabinet

ui-cabinet = een kabinet met vier duistere bordspellen
ui-strip-seats = Spelers
ui-strip-time = Duur
ui-strip-mood = Sfeer
ui-about-ravenloft = Helden tegen een kerker die zichzelf speelt
ui-strip-seats-ravenloft = 1 tot 5 helden
ui-strip-time-ravenloft = 60 min
ui-strip-mood-ravenloft = samen
ui-about-terrorscape = Er is nog iemand in huis
ui-strip-seats-terrorscape = 1 tegen 3
ui-strip-time-terrorscape = 45 min
ui-strip-mood-terrorscape = opgejaagd
ui-about-london = Twaalf minuten om de stad te redden
ui-strip-seats-london = 2 tot 4
ui-strip-time-london = 75 min
ui-strip-mood-london = gehaast
ui-about-dungeonville = Andermans helden, jouw kerker
ui-strip-seats-dungeonville = 2 tot 5 tovenaars
ui-strip-time-dungeonville = 50 min
ui-strip-mood-dungeonville = gemeen
ui-open-box = Open de doos
ui-text-only = Een opgeslagen spel van { $game }. Speel het verder in de terminal; dit venster kan het nog niet tonen.
ui-menu-continue = Doorgaan
ui-menu-continue-none = geen lopend spel
ui-menu-load = Laden
ui-menu-load-note = { $count ->
    [0] nog niets opgeslagen
   *[other] opgeslagen spellen
    }
ui-menu-settings = Instellingen
ui-menu-settings-note = geluid, tekst, tempo, toetsen
ui-menu-quit = Afsluiten
ui-nothing-to-continue = Er is geen lopend spel om verder te spelen.
ui-unread-to-continue = { $problem } Het bestand is niet gewijzigd. Er is geen ander spel om verder te spelen.
ui-saved = Opgeslagen. Je vindt het in het hoofdmenu onder "{ ui-menu-load }".
ui-load-title = Opgeslagen spellen
ui-load-none = Nog niets opgeslagen.
ui-load-earlier = { $count ->
    [one] 1 eerdere beurt
   *[other] { $count } eerdere beurten
    }
ui-load-fold = Eerdere beurten verbergen
ui-save-about = { $auto ->
    [yes] { $game }: { ui-save-about.played }, automatisch opgeslagen
   *[no] { $game }: { ui-save-about.played }
    }
    .played = { $minutes ->
        [one] 1 minuut gespeeld
       *[other] { $minutes } minuten gespeeld
    }
ui-save-line = { $when }, { $kind_id ->
    [london] uur
    [dungeonville] ronde
   *[other] beurt
    } { $turns }. { $about }
ui-save-heroes = { $heroes_count ->
    [1] { $heroes } alleen
   *[other] { $heroes }; { $hero } is aan de beurt
    }
ui-save-party = { $heroes }
ui-save-round = { $when }, ronde { $turns }, { $side_id ->
    [killer] jij als killer
    [survivors] jij als overlevenden
    [both] jij als beide partijen
   *[nobody] alleen computerspelers
    }. { $about }

## Toetsen en wat ze doen

ui-key-enter = Enter
ui-key-space = Spatie
ui-do-take = kiezen
ui-do-any = maakt niet uit
ui-do-next = volgende
ui-do-back = terug
ui-do-skip = overslaan
ui-do-pause = pauze
ui-do-box = doos kiezen
ui-do-buttons = naar de knoppen
ui-do-choose = kiezen
ui-do-main-menu = hoofdmenu
ui-do-usual = standaardactie
ui-do-pan = schuiven
ui-do-full-screen = volledig scherm
ui-keys = Toetsen
ui-tool-undo = Ongedaan maken
ui-tool-unavailable = { $tool }: { $reason }
ui-tool-redo = Opnieuw
ui-tool-hint = Hint
ui-tool-look = Bekijken
ui-tool-log = Logboek
ui-tool-save = Opslaan
ui-tool-centre = Centreren
ui-tool-plus = Inzoomen
ui-tool-minus = Uitzoomen
ui-tool-menu = Menu
ui-tool-rulebook = Spelregels
ui-tool-marks = Kamers markeren
ui-tool-aid = Mogelijke locaties
ui-tool-aid-killer = Mogelijke locaties van de overlevenden
ui-tool-aid-survivors = Wat de killer kan weten

## Instellingen

ui-settings = Instellingen
ui-settings-about = meteen bewaard, voor elk spel
ui-on = aan
ui-off = uit
ui-back = Terug
ui-set-speed = Tempo
ui-set-speed-note = Hoe snel alles wordt getoond.
ui-set-reduced = Minder beweging
ui-set-reduced-note = Niets glijdt of flitst; uitkomsten verschijnen meteen.
ui-set-letter = Tekstgrootte
ui-set-letter-note = Verandert alleen de tekst. Beelden, knoppen en bord blijven gelijk.
ui-set-full-screen = Volledig scherm
ui-set-full-screen-note = F11 doet overal hetzelfde.
ui-speed-calm = Rustig
ui-speed-normal = Normaal
ui-speed-quick = Snel
ui-speed-instant = Direct
ui-per-cent = { $number }%
ui-settings-reset = Standaardwaarden herstellen
ui-key-backspace = Backspace
ui-do-next-panel = volgend paneel
ui-do-change = wijzigen
ui-settings-sound = Geluid
ui-settings-help = Bijschriften en hulp
ui-settings-text = Tekst en schaal
ui-settings-far = Scherm
ui-settings-motion = Beweging
ui-settings-play = Spel
ui-settings-keys = Toetsen
ui-settings-pad = Gamepad
ui-set-master = Hoofdvolume
ui-set-master-note = Het volume van al het geluid.
ui-set-effects = Volume effecten
ui-set-effects-note = Het volume van dobbelstenen, kaarten, voetstappen en andere geluiden aan tafel.
ui-set-music = Muziek
ui-set-music-note = Het volume van de muziek.
ui-set-ambience = Volume omgeving
ui-set-ambience-note = Het volume van de omgeving: wind, druppels, vuur.
ui-set-captions = Geluidsbijschriften
ui-set-captions-note = Toont elk geluid als tekst, met de plek waar het vandaan komt.
ui-set-aids = Hulp bij kleurenblindheid
ui-set-aids-note = Letters op figuren, strepen door verloren levenspunten, vinkjes en kruisjes: niets hangt alleen van kleur af.
ui-set-aloud = Voorlezen
ui-set-aloud-note = Lange teksten worden voorgelezen door de spraaksoftware van deze computer. Het spel wacht er niet op.
ui-set-aloud-none = Geen spraaksoftware gevonden. Installeer bijvoorbeeld eSpeak NG om lange teksten te laten voorlezen.
ui-set-scale = Schaal
ui-set-scale-note = Schaalt tekst, knoppen, beelden en bord samen. Scrol naar wat er niet meer past.
ui-set-table = Tafelmodus
ui-set-table-note = Voor wie samen om één scherm zit, twee meter ervandaan: minder dingen, grotere woorden en getallen.
ui-set-soft = Minder flitsen
ui-set-soft-note = Slagen en spreuken gloeien zacht op in plaats van te flitsen.
ui-set-fog = Bewegende mist
ui-set-fog-note = Laat de mist aan onverkende randen bewegen. Stille mist verbergt net zoveel.
ui-set-flicker = Flakkerend licht
ui-set-flicker-note = Laat kaarsen, fakkels en hun licht bewegen. Stille vlammen zijn even fel.
ui-set-shake = Schermtrilling
ui-set-shake-note = Een slag die pijn doet, laat het bord even schudden: hoe meer schade, hoe harder. Verder beweegt er niets.
ui-set-language = Taal
ui-set-language-note = Elke taal die met het spel is geïnstalleerd of in je eigen talenmap staat. Ontbrekende teksten blijven Engels.
ui-set-weight = Letterdikte
ui-set-weight-note = Vet maakt alle tekst dikker. De grootte blijft gelijk.
ui-weight-normal = Normaal
ui-weight-bold = Vet
ui-set-arrow = Geluidsrichting
ui-set-arrow-note = Zet bij het bijschrift van een geluid buiten beeld een pijl naar de plek ervan.
ui-set-caption = Grootte bijschriften
ui-set-caption-note = De tekstgrootte van de geluidsbijschriften.
ui-caption-small = klein
ui-caption-normal = normaal
ui-caption-large = groot
ui-far-metres = 2 meter
ui-far-sizes = woorden { $words }, levenspunten { $numbers } pixels
ui-set-cards = Getrokken kaarten en nieuws
ui-set-cards-note = Wacht op mij: getrokken kaarten, vondsten, geluiden en worpen blijven open tot je doorgaat. In mijn beurt: wat anderen doen sluit vanzelf, behalve grote momenten en wat jou overkomt. Automatisch: alles sluit zodra je tijd had om het te lezen. Bij tempo Direct wacht er niets.
ui-cards-wait = wacht op mij
ui-cards-own = in mijn beurt
ui-cards-time = automatisch
ui-set-answers = Reactiekaarten
ui-set-answers-note = Als het helpt: vraagt alleen als een kaart een ongunstige worp kan veranderen. Altijd: vraagt na elke worp die een kaart kan veranderen.
ui-answers-always = altijd
ui-answers-helpful = als het helpt
ui-set-assistance = Planningshulp
ui-set-assistance-note = Hoeveel het spel uitrekent terwijl jullie een dag plannen. Uit: kaarten tonen alleen wat ze nodig hebben. Totalen: ook wie er elk uur is, en of dat genoeg is. Alles: ook wat er ontbreekt, plotkaarten die niemand bereikt en verspilde uren.
ui-assistance-off = Uit
ui-assistance-sums = Totalen
ui-assistance-full = Alles
ui-set-undo = Ongedaan maken
ui-set-undo-note = Vrij: alles terugdraaien wat niets onthulde en waarbij niet is gegooid. Deze beurt: hetzelfde, maar alleen binnen de huidige beurt. Nooit: elke keus is definitief.
ui-set-confirm = Verlies bevestigen
ui-set-confirm-note = Vraagt om bevestiging vóór een kostbare keus die je niet ongedaan kunt maken, zoals een aanval overslaan of een voorwerp verbranden.
ui-confirm = Weet je het zeker?
ui-confirm-yes = Doen
ui-confirm-no = Annuleren
ui-loss-both = { $hero } heeft deze beurt niet bewogen en niet aangevallen.
ui-loss-attack = { $hero } kan nog aanvallen: { $figures }.
ui-undo-free = vrij
ui-undo-turn = deze beurt
ui-undo-never = nooit
ui-set-idle = Demo na (minuten)
ui-set-idle-note = Doet zo lang niemand iets in het hoofdmenu, dan speelt er een demo tot iemand een toets indrukt.
ui-set-idle-value = { $minutes ->
    [0] nooit
   *[other] { $minutes }
    }
ui-set-profile = Profiel
ui-set-profile-note = Elk profiel heeft eigen records. Uitgespeelde spellen tellen voor het profiel dat hier gekozen is. Namen geef je op de pagina Records.
ui-set-pad = Gamepad gebruiken
ui-set-pad-note = Je kunt op elk moment een gamepad aansluiten. De knoppen verplaatsen dezelfde focus als de toetsen.
ui-pad-found = { $count ->
    [0] geen gamepad aangesloten
    [1] 1 gamepad aangesloten
   *[other] { $count } gamepads aangesloten
    }
ui-button-a = { $sony ->
    [yes] Kruis
   *[no] A
    }
ui-button-b = { $sony ->
    [yes] Rondje
   *[no] B
    }
ui-button-x = { $sony ->
    [yes] Vierkant
   *[no] X
    }
ui-button-y = { $sony ->
    [yes] Driehoek
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
ui-button-cross = de richtingsknoppen
ui-button-rs = de rechterstick
ui-button-r3 = de rechterstick ingedrukt
ui-pad-take = kiezen
ui-pad-back = terug
ui-pad-look = bekijken
ui-pad-hint = hint
ui-pad-undo = ongedaan maken
ui-pad-fast = vasthouden: versnellen
ui-pad-previous-group = vorig paneel
ui-pad-next-group = volgend paneel
ui-pad-menu = menu
ui-pad-log = logboek
ui-pad-centre = hele bord
ui-pad-up = kiezen
ui-pad-page-up = schuiven
ui-preview = Live voorbeeld
ui-preview-asked = Arjhan: kies een doelwit

## De voorbereiding van een nacht in Castle Ravenloft

ui-setup-title = Een nacht in Castle Ravenloft
ui-adventures = Avonturen
ui-setup-rules = Speciale regels
ui-before = Eerder
ui-before-nights = { $nights ->
    [one] 1 nacht
   *[other] { $nights } nachten
    }, { $won ->
    [0] geen gewonnen
    [one] 1 gewonnen, in { $turns } beurten
   *[other] { $won } gewonnen, de beste in { $turns } beurten
    }
ui-danger = gevaar
ui-danger-unknown = onbekend
ui-odds-head = { $count ->
    [one] Eén held
    [2] Twee helden
    [3] Drie helden
    [4] Vier helden
    [5] Vijf helden
   *[other] { $count } helden
    }
ui-odds = Winstkans: ongeveer { $number }%, op basis van { $games } computerspellen op niveau { $level }.
ui-odds-any = Winstkans: ongeveer { $number }% met welke { $count ->
    [2] twee
    [3] drie
    [4] vier
   *[other] { $count }
    } helden dan ook, op basis van { $games } computerspellen op niveau { $level }.
ui-odds-short = gewonnen: { $number }%
ui-odds-none-short = onbekend
ui-odds-none = Winstkans: nog niet gemeten.
ui-goal = Doel
ui-lost = Verloren
ui-ac = PK
ui-hp = LP
ui-speed = Snelheid
ui-surge = Impuls
ui-adventure-next = volgende
ui-mode-alone = Alleen
ui-mode-together = Samen
ui-mode-survivors = Overlevenden
ui-mode-killer = Killer
ui-mode-against = Beide partijen
ui-mode-watch = Kijken
ui-add = + Toevoegen
ui-not-playing = Doet niet mee
ui-seat-holder = { $seat }: { $holder }
ui-who-plays = Wie speelt { $seat_the }?
ui-who-plays-note = Op het toetsenbord: ga naar de plaats en druk op een cijfer om zonder deze lijst te kiezen. Ctrl met links of rechts kiest de volgende.
ui-human = Mens
holder-person = Iemand aan dit scherm.
holder-random = Doet zomaar iets wat mag: een zwakke speler, maar prima voor een eerste kennismaking.
ui-set-powers = Krachten
ui-set-surges = Impulsen
ui-set-treasures = Schatten
ui-set-seed = Seed
ui-seed-drawn = Willekeurig
ui-powers-suggested = Aanbevolen
ui-powers-free = Eigen keuze
ui-powers-random = Willekeurig
ui-powers-suggested-note = de set voor een eerste nacht; * gaat altijd mee
ui-powers-free-note = aan tafel te kiezen: { $utility } hulpkracht, { $atwill } basiskrachten, { $daily } dagkracht
ui-powers-random-note = per held getrokken, soort voor soort
ui-surges-note = origineel: 2
ui-treasures-note = origineel: 45
ui-seed-note = zelfde seed, zelfde kasteel
ui-new-seed = Nieuwe seed
ui-seed-needed = Typ een seed, of laat de dobbelsteen er een kiezen.
ui-begin = Spel beginnen
ui-heroes-needed = { $least ->
    [1] Dit avontuur is voor precies één held; nu zouden er { $now } meegaan.
   *[other] Dit avontuur is voor { $least } tot { $most } helden; nu zouden er { $now } meegaan.
    }

## Wat de plek in focus betekent, vóór een nacht

ui-about-first = Je eerste nacht?
ui-about-first-game =
    Wijs een kracht aan om die hier te lezen; klik erop om de kaart te openen. Klik op een gezicht om nog een held toe te voegen.
    Aan tafel geeft de lamp naast het bord altijd een hint. In het hoofdmenu speelt Demo een spel en legt elke stap uit.
ui-about-at-will = Basiskracht (B): blijft open liggen. Je kunt hem elke beurt gebruiken.
ui-about-daily = Dagkracht (D): sterk, maar wordt na gebruik omgedraaid. Reken er één keer per spel op.
ui-about-utility = Hulpkracht (H): geen aanval, maar hulp op het moment dat erop staat. Wordt na gebruik omgedraaid.
ui-about-numbers =
    PK: wat een aanval moet halen om de held te raken. LP: de schade die de held kan hebben. Snelheid: vakken per beweging. Impuls: LP die een genezingsimpuls herstelt.
ui-about-who = Wie speelt { $hero }?
ui-about-holders =
    Een mens aan dit scherm, of de computer (tandwiel) op een van vier niveaus, van willekeurig tot moeilijk. Kies dit om ze allemaal te zien, of druk op een cijfer.
ui-about-powers =
    De kaarten van elke held. Aanbevolen: een goede set voor een eerste spel. Eigen keuze: elke speler kiest aan tafel. Willekeurig: de stapel beslist, en dat is moeilijker. Kaarten met een ster gaan altijd mee.
ui-about-surges =
    Gedeeld door alle helden. Een held die met 0 LP aan de beurt begint, gebruikt er een en staat op; is er geen meer, dan verlies je. Minder is moeilijker.
ui-about-treasures =
    De grootte van de schatstapel: de 45 kaarten van het gedrukte spel, of 5 meer, speciaal voor dit spel gemaakt.
ui-about-seed =
    Het getal achter alle stapels en dobbelstenen. Met dezelfde seed krijg je hetzelfde kasteel.
ui-card-close = Klik of druk op een toets om de kaart terug te leggen.

## De tafel

ui-asked = { $seat }: { $prompt }
ui-thinking = { $seat } ({ $level }) denkt na: { $prompt }
ui-watching = Replay. { $seat }: { $prompt }
ui-showing = Kijk wat er gebeurt. { $hero } is aan de beurt.
ui-over = Het spel is afgelopen.
ui-hint = Hint: { $choice }. { $reason }
ui-hint-square = Kies het vak met de lamp (tegel: { $tile }){ $steps ->
    [0] { "" }
    [one] , 1 vak verderop
   *[other] , { $steps } vakken verderop
    }{ $foes_count ->
    [0] { "" }
   *[other] , naast { $foes_the }
    }{ $edge ->
    [yes] , aan een onverkende rand
   *[no] { "" }
    }
ui-hint-target = Kies { $figure_the }
ui-hint-later = Ga eerst verder en vraag dan om een hint.
ui-hint-asked = Even nadenken…
ui-menu-both = { $hero } kan twee keer bewegen. Nog niemand binnen bereik.
ui-menu-again = { $hero } kan nog eens bewegen. Niemand binnen bereik.
ui-menu-strike = { $hero } kan aanvallen. Kies een kaart.
ui-menu-nothing = { $hero } kan niet meer bewegen of aanvallen. { $explores ->
    [yes] Beëindig de fase om te verkennen, of gebruik een andere kaart.
   *[no] Beëindig de fase zonder nieuwe tegel, of gebruik een andere kaart.
}
ui-choose-marked = Kies een gemarkeerde plek op het bord.
ui-undone = Ongedaan gemaakt.
ui-redone = Opnieuw uitgevoerd.
ui-computer-failed = De computerspeler van { $seat_the } liep vast. Deze ene keus is willekeurig.
ui-tile = Tegel: { $tile }
ui-edge = { $side_start }rand: { $tile }
ui-square = Ga naar vak { $place }
ui-steps = { $count ->
    [one] 1 vak
   *[other] { $count } vakken
    }
ui-spend-cancel = Annuleren voor { $xp } EP: { $cards } ({ $left ->
    [0] er blijft niets over
   *[other] { $left } EP over
    })
ui-spend-level = Naar niveau 2 voor { $xp } EP: { $cards } ({ $left ->
    [0] er blijft niets over
   *[other] { $left } EP over
    })
ui-card-asks = { $card }. { $prompt }
ui-title-level = { $title }, { $level }
ui-hit-points = Levenspunten
ui-of = { $left } van { $most }
ui-left-of = { $left }/{ $most }
ui-your-turn = Jouw beurt
ui-your-answer = Jij mag kiezen
ui-fallen = Gevallen
ui-computer = Computer ({ $level })
ui-hero-line = { $title }, { $who }
ui-moved = { $count ->
    [one] Bewogen
   *[other] Twee keer bewogen
    }
ui-may-move = Bewegen
ui-may-attack = Aanvallen
ui-attacked = Aangevallen
ui-tiles-left = Tegels over
ui-encounters-left = Ontmoetingen
ui-treasures-left = Schatten
ui-monsters-left = Monsters
ui-environment = Van kracht: { $card }
ui-turn = Beurt { $number }, { $hero }
ui-phase-hero = Held
ui-phase-explore = Verkenning
ui-phase-villain = Schurk
ui-objective = Doel
ui-count = { $what }: { $value } van { $goal }
ui-sun = Zon { $space } van { $last }
ui-marked = Erop: { $markers }
ui-gone = { $way_id ->
    [escaped] uit het kasteel ontsnapt
    [waiting] wacht buiten
   *[other] verloren
    }
ui-loot = Buit: { $count }
ui-unlearnt = Nog te leren krachten: { $count }
ui-surges = Impulsen
ui-experience = Ervaring
ui-cancels = { $xp } annuleren een ontmoeting
ui-order = Volgorde in de schurkenfase
ui-order-done = is geweest
ui-order-now = is nu bezig
ui-intent-strike = { $strike }: { $damage }
ui-intent-move = komt dichterbij
ui-intent-idle = doet niets
ui-worst = Ergste geval
ui-worst-there = Ergste geval daar
ui-worst-damage = schade voor { $hero }
ui-worst-part = { $cause } { $damage }
ui-worst-left = nu { $left } LP
ui-worst-falls = nu { $left } LP, zou vallen
ui-worst-card-sure = Plus één ontmoetingskaart.
ui-worst-card-no-tile = Geen tegel: één ontmoetingskaart.
ui-worst-card-tile = Een nieuwe tegel brengt een monster mee, een zwarte ook een ontmoeting.
ui-order-none = Nu handelt geen monster. Elke tegel brengt er een.
ui-more = en nog { $count }
ui-turn-of = Beurt van { $hero }
ui-hp-left = { $left } LP
ui-trap = Val
ui-log = Logboek
ui-hit = raak
ui-bonus = +{ $bonus }
ui-damage = schade
ui-used = GEBRUIKT
ui-times = { $name } ×{ $count }
ui-monster-card = Monster
ui-tile-card = Tegel
ui-triangle-black = zwarte driehoek
ui-triangle-white = witte driehoek
ui-triangle-none = geen driehoek
ui-triangle-text-black = Verken je deze tegel in je verkenningsfase, dan trek je in de schurkenfase van die beurt een ontmoetingskaart.
ui-triangle-text-white = Verken je deze tegel in je verkenningsfase, dan trek je daarvoor geen ontmoetingskaart.
ui-triangle-text-none = Ligt vanaf het begin op tafel.
ui-when-start = bij beurtbegin
ui-when-die = na een worp
ui-when-hit = na een treffer
ui-when-damaged = bij schade
ui-when-attacked = bij een aanval
ui-when-encounter = bij een ontmoeting
ui-when-monster = bij monster
ui-when-treasure = bij een schat
ui-when-passive = altijd
ui-when-move = kost een beweging
ui-when-free = kost niets
ui-when-no-attack = kost aanval
ui-when-drawn = meteen

## Wat naast het bord staat, getoond als je ernaar wijst

ui-hovered-decks = Kaarten en tegels die nog te trekken zijn. Ergens tussen de tegels zit de plek waar het in dit avontuur om draait.
ui-hovered-phases = De 3 stappen van een beurt; de huidige licht op. Held: bewegen en aanvallen. Verkenning: een nieuwe tegel leggen, als de held aan een onverkende rand staat. Schurk: het kasteel doet zijn zet.
ui-hovered-objective = Waarmee je deze nacht wint. Waarmee je verliest: { $lost }
ui-hovered-stock = Harten zijn genezingsimpulsen: een held met 0 LP gebruikt er een aan het begin van zijn beurt. Ervaring krijg je voor verslagen monsters: 5 annuleren een ontmoetingskaart, of brengen een held die een 20 gooit een niveau hoger.
ui-hovered-order = In volgorde: wie er aan het eind van de beurt van deze held in actie komt, en hoe, zoals het er nu voor staat.
ui-hovered-worst = De meeste schade die de schurkenfase deze held hier, of op het omlijnde vak, kan doen. Kaarten die nog getrokken worden tellen niet mee.
ui-hovered-last = De laatste worp: de aanvaller, het doelwit en de uitkomst.
ui-hovered-log = Wat er is gebeurd, het nieuwste onderaan. Elk nummer opent zijn regel.

## Hoe een nacht verloopt, voor wie nog nooit heeft gespeeld

ui-primer = Speluitleg
ui-close = Sluiten
ui-primer-tonight-head = Vannacht
ui-primer-tonight =
    Doel: { $goal }
    Verloren: { $lost }
ui-primer-hero-head = Bewegen en aanvallen
ui-primer-hero = In je heldenfase beweeg je en val je aan, in willekeurige volgorde, of je beweegt twee keer.
ui-primer-explore-head = Verkennen
ui-primer-explore = Eindig die fase aan een onverkende rand om een nieuwe tegel met een monster te leggen.
ui-primer-villain-head = Het kasteel slaat toe
ui-primer-villain = Legde je geen witte driehoek, trek dan een ontmoetingskaart. Daarna komen schurken en jouw monsters in actie.
ui-primer-life-head = Vallen en opstaan
ui-primer-life = Bij 0 LP gebruik je een genezingsimpuls om op te staan. Is er geen meer, dan verliezen jullie.
ui-primer-help-head = Hulp
ui-primer-help =
    { $device_id ->
        [pad] Druk op { $hint } voor een hint, { $look } om iets te bekijken, { $undo } voor ongedaan maken, { $menu } voor het menu.
        [mouse] Klik op de lamp voor een hint, op de gebogen pijl voor ongedaan maken, op het vergrootglas om iets te bekijken.
       *[keys] Druk op { $hint } voor een hint, { $look } om iets te bekijken, { $undo } voor ongedaan maken, { $rulebook } voor de spelregels.
    }

## De begeleide eerste avond

ui-box-new = Eerste keer? Leer al spelend, of begin meteen.
ui-box-again = Hoe wil je spelen?
ui-box-play = Meteen spelen
ui-box-play-note = { $computers_count ->
    [0] Jij: { $persons }.
   *[other] Jij: { $persons }. Computer: { $computers }.
    }
ui-box-play-subject = { $subject }. { $seats }
ui-box-learn-note = Een echt potje met korte lessen onderweg. Ongeveer 20 minuten.
ui-box-custom = Eigen spel
ui-box-custom-note = Kies wie wat speelt, de moeilijkheid en de varianten.
ui-box-help = Speluitleg
ui-box-back = Terug
ui-learn-guide = Al spelend leren
ui-learn-guide-survivors = Leren: overlevenden
ui-learn-guide-killer = Leren: killer
ui-guide-learnt = { $count } van { $most }
ui-guide-leave = Tutorial verlaten
ui-guide-left =
    De tutorial is uit en het spel gaat door. Weer aanzetten kan in het menu { $device_id ->
        [mouse] (drie streepjes naast het bord).
       *[keys] ({ $menu }).
    }
ui-guide-reads = De tutorial heeft iets te zeggen. Het spel wacht.
ui-guide-none-head = Vrij spel
ui-guide-none =
    { $device_id ->
        [mouse] Speel zoals je wilt: de volgende les komt vanzelf. De lamp geeft je een hint, met de reden.
       *[keys] Speel zoals je wilt: de volgende les komt vanzelf. { $hint } geeft je een hint, met de reden.
    }
ui-guide-enter-head = Je wordt wakker in een crypte
ui-guide-enter =
    Om te winnen begin je een beurt op de Geheime trap, ergens in het donker. Zet eerst { $hero } op een vak met gouden hoeken.
ui-guide-walk-head = Heldenfase: lopen
ui-guide-walk =
    Beweeg en val aan, of beweeg twee keer. Loop naar een onverkende rand, waar pijlen het donker in wijzen. Ben je er al? Beëindig de fase.
ui-guide-end-head = Beëindig de fase
ui-guide-end =
    Nog niemand om te bevechten. Sta je aan een rand? Beëindig de fase met de gouden knop en leg een tegel. Loop anders verder.
ui-guide-edge-head = Zoek een rand
ui-guide-edge =
    Geen nieuwe tegel, dus kwam er een ontmoeting. Loop naar een rand met een pijl, zoals die met het kader, en beëindig daar de fase.
ui-guide-tile-head = Je hebt verkend
ui-guide-tile =
    Een nieuwe tegel! { $triangle ->
        [black] De driehoek is zwart: trek deze beurt een ontmoetingskaart.
       *[white] De driehoek is wit: deze beurt geen ontmoetingskaart.
    } Geen nieuwe tegel betekent ook een ontmoeting, dus blijf verkennen.
ui-guide-sun-head = De zon schuift op
ui-guide-sun =
    Zon: { $space } van { $last }. Elke witte tegel die je verkent, brengt haar verder. Gaat ze onder, dan verrijst graaf Strahd en jaagt hij op je.
ui-guide-strahd-head = Graaf Strahd verrijst
ui-guide-strahd =
    De zon is onder: graaf Strahd komt nu in elke schurkenfase als eerste in actie. Je hoeft hem niet te verslaan: vind de trap.
ui-guide-stairway-head = De uitgang
ui-guide-stairway =
    Daar is hij: de Geheime trap! Loop naar deze tegel en blijf daar. Begint je volgende beurt erop, dan win je.
ui-guide-monster-head = Er komt een monster
ui-guide-monster =
    Nieuwe tegels brengen monsters mee. De kaart toont pantserklasse (PK), levenspunten (LP) en tactiek. Het is actief in jouw schurkenfasen, tot je het verslaat.
ui-guide-villain-head = Schurkenfase
ui-guide-villain =
    Het kasteel speelt zichzelf. Eerst een eventuele ontmoetingskaart, dan je monsters in deze volgorde. Elk volgt de eerste regel die kan.
ui-guide-route-head = Jij kiest de route
ui-guide-route =
    Het monster komt naar je toe; bij gelijke vakken kies jij. Denk vooruit: waar kun je het raken, of ontkomen?
ui-guide-defence-head = Je wordt aangevallen
ui-guide-defence =
    Dobbelsteen plus de bonus van de aanval, tegen jouw PK: { $hit ->
        [yes] raak.
       *[no] mis!
    } Je eigen aanvallen werken net zo, tegen de PK van het monster.
ui-guide-wound-head = Je bent gewond
ui-guide-wound =
    Nog { $left } LP. Val je naar 0, dan geeft een hart (genezingsimpuls) je de volgende beurt je impulswaarde terug. Geen hart meer: je verliest.
ui-guide-strike-head = Sla terug
ui-guide-strike =
    Oplichtende kaarten kun je gebruiken. Ga naast het monster staan (schuin telt) en kies een basiskracht (groen): die werkt elke beurt.
ui-guide-start-head = Vóór de beurt
ui-guide-start =
    Sommige kaarten werken alleen nu, één keer per spel. Gaat het goed met je, bewaar ze dan en begin de beurt.
ui-guide-aim-head = Kies een doelwit
ui-guide-aim =
    Wijs een gemarkeerd monster aan om je kans en de schade te zien. Kies er een om de dobbelsteen te gooien.
ui-guide-explore-head = Verder het donker in
ui-guide-explore =
    Kun je nog bewegen, loop dan weer naar een rand en beëindig daar de fase. Eerst vechten, dan verkennen: zo benut je de beurt.
ui-guide-treasure-head = Je beloning
ui-guide-treasure =
    Wie een monster verslaat, trekt één keer per beurt een schat. De monsterkaart telt ook als ervaring, te zien naast het bord.
ui-guide-encounter-head = Een ontmoeting
ui-guide-encounter =
    Het kasteel slaat toe: de driehoek op je tegel was zwart, of je legde er geen. Lees de kaart. Met 5 ervaring kun je hem annuleren.
ui-guide-cancel-head = Annuleren?
ui-guide-cancel =
    Je hebt genoeg ervaring om deze ontmoeting te annuleren. Wat je boven de 5 betaalt, ben je kwijt. Annuleer wat het meest pijn doet.
ui-guide-fallen-head = Je bent gevallen
ui-guide-fallen =
    Aan het begin van je volgende beurt gebruik je een hart en staat { $hero } op. Is er dan geen hart meer, dan verlies je.
ui-guide-daily-head = Eén keer per nacht
ui-guide-daily =
    Dagkrachten (rood) en hulpkrachten (blauw) werken één keer en worden dan omgedraaid. Bewaar ze voor het juiste moment. Wijs een kaart aan voor de kansen.
ui-guide-help-head = Als je het niet weet
ui-guide-help =
    { $device_id ->
        [pad] { $hint } geeft een hint, { $undo } maakt ongedaan, { $look } bekijkt een kaart. { $menu } opent het menu met de speluitleg.
        [mouse] De lamp geeft een hint, de gebogen pijl maakt ongedaan, het vergrootglas (of rechtsklik) bekijkt een kaart. Drie streepjes: het menu, met de speluitleg.
       *[keys] Lamp ({ $hint }): hint. Gebogen pijl ({ $undo }): ongedaan maken. Vergrootglas ({ $look }): kaart bekijken. { $menu }: het menu, met de speluitleg.
    }
ui-guide-farewell-head = Nu ken je het
ui-guide-farewell =
    Blijf verkennen: de trap zit niet bij de eerste 10 tegels. Verzamel niet meer monsters dan je aankunt. Succes!
ui-guide-over-head = Het einde
ui-guide-over =
    { $reason_id ->
        [won-escape-the-tomb] Je bent buiten: je hebt gewonnen!
       *[other] Deze keer heb je verloren. Probeer het gerust nog eens.
    } Er wachten nog twaalf avonturen, met meer helden en krachtkaarten naar keuze.

## Een getrokken kaart die open ligt om te lezen

ui-continue = Doorgaan
ui-drawn = { $deck_id ->
    [monster] Er komt een monster voor { $hero }. Lees de kaart en ga dan door.
    [villain] Een schurk betreedt de kerker. Lees de kaart en ga dan door.
    [encounter] Het kasteel speelt een ontmoetingskaart tegen { $hero }. Lees die en ga dan door.
   *[treasure] { $hero } heeft een schatkaart gevonden. Lees die en ga dan door.
    }
ui-drawn-skip = Houd ingedrukt om de rest van dit nieuws over te slaan.
ui-drawn-monster = Monster. De figuur komt in de kerker en { $hero } krijgt de kaart. Het is actief in de schurkenfasen van { $hero } tot het verslagen is, en dat levert { $xp } EP op.
ui-drawn-again = Monster. { $hero } heeft er al een met deze naam: deze kaart wordt afgelegd en er wordt een andere getrokken.
ui-drawn-acts = Monster. Het volgt de eerste regel op zijn kaart die kan. Wat open blijft, beslis jij.
ui-drawn-villain = Schurk. Is in elke schurkenfase als eerste actief, vóór de monsters, tot hij verslagen is.
ui-villain-acts = Schurk. Volgt nu de eerste regel op de kaart die kan. Wat open blijft, beslis jij.
ui-drawn-environment = Omgeving. { $old ->
    [none] Geldt vanaf nu voor alle helden, tot er een andere komt.
   *[other] Geldt vanaf nu voor alle helden; verdwijnt: { $old }.
    }
ui-drawn-event = Gebeurtenis. Gebeurt nu, één keer; daarna wordt de kaart afgelegd.
ui-drawn-attack = Gebeurtenis. Slaat nu toe, één keer; daarna wordt de kaart afgelegd.
ui-drawn-trap = Val. Komt op de tegel van { $hero } en slaat toe in elke schurkenfase van { $hero }. Een held op die tegel kan hem in plaats van aan te vallen onschadelijk maken: gooi minstens het getal op de kaart.
ui-drawn-blessing = Zegen. Geldt meteen, tot het eind van de volgende heldenfase van { $hero }.
ui-drawn-fortune = Meevaller. Gebeurt meteen; daarna wordt de kaart afgelegd.
ui-drawn-item = Voorwerp. { $count ->
    [one] { $hero } houdt het.
   *[other] Jij kiest welke held het houdt.
    }
ui-drawn-adventure = Schat van het avontuur. { $hero } pakt hem.
ui-condition = { $condition }: { $text }

## De dobbelsteen en de kansen

ui-rolls = { $figure_start } gooit
ui-sum = { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus }
    }
ui-total = = { $total }
ui-against = tegen PK { $ac }
ui-hits = Raakt: { $target }
ui-misses = Mist: { $target }
ui-disabled = Onschadelijk: { $card }
ui-not-disabled = Nog op scherp: { $card }
ui-ac-hp = PK { $ac }, { $hp } LP
ui-hit-chance = kans op raak
ui-damage-of-hit = schade
ui-bonus-part = { $source } { $number }
ui-bonus-parts = { $printed } op de kaart, { $parts }
ui-need = { $card } +{ $bonus }: { $need } of hoger
ui-need-twice = { $card } +{ $bonus }: { $need } of hoger met beide dobbelstenen
ui-no-roll = { $card }: er wordt niet gegooid
ui-or-more = { $need ->
    [0] geen worp
   *[other] { $need } of hoger
    }
ui-promise = { $number }%, { $damage } schade

## Bladen

ui-right-now = Op dit moment
ui-nothing-now = Dit is niet het moment voor deze kaart.
ui-rules-that-apply = Regels die gelden
ui-previous = vorige
ui-next = volgende
ui-put-back = Terugleggen
ui-paused = Gepauzeerd
ui-pause-resume = Doorgaan
ui-pause-sit = Opstelling
ui-pause-aids = Hulpniveau
ui-pause-larger = Tekst hier groter
ui-pause-smaller = Tekst hier kleiner
ui-pause-save = Opslaan
ui-pause-log = Logboek
ui-pause-rulebook = Spelregels
ui-pause-primer = Speluitleg
ui-pause-guide-leave = Tutorial verlaten
ui-pause-guide-back = Tutorial hervatten
ui-pause-settings = Instellingen
ui-pause-main-menu = Opslaan en afsluiten
ui-decks = Stapels
ui-deck-left = { $left } over, { $discarded } afgelegd
ui-strike-which = Waarmee val je { $figure_the } aan?
ui-strike = { $card }: { $percent }%, { $damage } schade
ui-pile = Ervaringsstapel: { $cards }
ui-pile-empty = De ervaringsstapel is leeg.

## Het einde

ui-dawn = Dageraad
ui-dusk = Duisternis
ui-heroes-win = De helden winnen
ui-you-win = Je hebt gewonnen
ui-castle-wins = Het kasteel wint
ui-you-lose = Je hebt verloren
ui-end-about = { $adventure }, seed { $seed }
ui-turns = { $count ->
    [one] beurt
   *[other] beurten
    }
ui-minutes = { $count ->
    [one] minuut
   *[other] minuten
    }
ui-surges-left = { $count ->
    [one] impuls over
   *[other] impulsen over
    }
ui-tiles-laid = { $count ->
    [one] tegel
   *[other] tegels
    }
ui-felled = geveld
ui-hits-of = { $hits } / { $attacks }
ui-hits-made = treffers
ui-dealt = uitgedeeld
ui-taken = gekregen
ui-tiles-found = tegels
ui-treasures-found = schatten
ui-last-words = Hoe het afliep
ui-blow-struck = Beurt { $turn }: { $by_the } gaf de genadeslag. { $cause_start } velde { $hero }.
ui-blow-card = Beurt { $turn }: de genadeslag kwam van { $cause_the } en velde { $hero }.
ui-blow-alone = Beurt { $turn }: { $hero } ging neer.
ui-won-took = { $hero } pakte { $token_the }, en daarmee was de nacht gewonnen.
ui-won-destroyed = { $hero } versloeg { $figure_the }, en daarmee was de nacht gewonnen.
ui-won-reached = { $hero } bereikte het doel, en daarmee was de nacht gewonnen.
ui-end-again = Nog eens, nieuwe kerker
ui-end-again-note = zelfde helden, nieuwe seed
ui-end-same = Zelfde seed opnieuw
ui-end-same-note = zelfde seed
ui-end-watch = Replay bekijken
ui-end-watch-note = vanaf de eerste beurt
ui-end-main-menu = Hoofdmenu
ui-end-main-menu-note = replay blijft bewaard

## Toetsen zoals ze op het toetsenbord staan, en waaraan ze te koppelen zijn

ui-key-return = Enter
ui-key-escape = Esc
ui-key-tab = Tab
ui-key-shift = Shift
ui-key-ctrl = Ctrl
ui-key-alt = Alt
ui-key-up = ↑
ui-key-down = ↓
ui-key-left = ←
ui-key-right = →
ui-key-page-up = PgUp
ui-key-page-down = PgDn
ui-key-delete = Del
ui-key-home = Home
ui-key-end = End
ui-key-insert = Ins
ui-key-of-pad = Num { $key }
ui-do-fast = vasthouden: versnellen
ui-bind-open = Toetsen instellen…
ui-bind-open-note = Elke actie met de bijbehorende toetsen.
ui-bind-title = Toetsen
ui-bind-note = Kies een veld en druk op een toets om die eraan te koppelen. { $key } annuleert.
ui-bind-press = druk op een toets
ui-bind-none = Geen
ui-bind-default = Standaard
ui-bind-all = Alles herstellen
ui-bind-taken = { $key } hoort bij "{ $other }". Druk nog eens om de toets over te nemen, of druk op een andere.
ui-bind-needed = { $key } is de enige toets voor "{ $other }", en die kan niet zonder. Druk op een andere toets.
ui-bind-fixed = { $key } gaat altijd terug en is niet te wijzigen.
ui-bind-done = { $key } hoort nu bij "{ $action }".
ui-bind-moved = { $key } hoort nu bij "{ $action }", niet meer bij "{ $other }".
ui-bind-cleared = Gewist
ui-bind-reset = "{ $action }" heeft weer de standaardtoetsen.
ui-bind-all-done = Alle toetsen staan weer op standaard.
ui-bind-clash = In je instellingen hoort { $key } bij "{ $action }" én "{ $other }"; de toets doet "{ $action }".
ui-bind-empty = wissen
ui-bind-group-everywhere = Overal
ui-bind-group-table = Aan tafel
ui-bind-group-board = Het bord
ui-bind-group-sheets = Voor en na een spel
ui-action-up = Omhoog
ui-action-down = Omlaag
ui-action-left = Links
ui-action-right = Rechts
ui-action-take = Kiezen
ui-action-usual = Standaardactie
ui-action-back = Terug
ui-action-next = Volgende plek
ui-action-previous = Vorige plek
ui-action-next-group = Volgende groep plekken
ui-action-previous-group = Vorige groep plekken
ui-action-page-up = Pagina omhoog
ui-action-page-down = Pagina omlaag
ui-action-first = Naar het begin
ui-action-last = Naar het eind
ui-action-full-screen = Volledig scherm
ui-action-rulebook = Spelregels
ui-action-undo = Ongedaan maken
ui-action-redo = Opnieuw
ui-action-hint = Hint
ui-action-look = Kaart bekijken
ui-action-log = Logboek
ui-action-save = Opslaan
ui-action-menu = Menu
ui-action-fast = Vasthouden: versnellen
ui-action-marks = Kamers op je eigen bord markeren
ui-action-aid = Mogelijke locaties; rondkijken
ui-action-pan-up = Omhoog schuiven
ui-action-pan-left = Naar links schuiven
ui-action-pan-down = Omlaag schuiven
ui-action-pan-right = Naar rechts schuiven
ui-action-centre = Hele bord tonen
ui-action-plus = Inzoomen
ui-action-minus = Uitzoomen
ui-action-begin = Spel beginnen
ui-action-same = Zelfde seed opnieuw
ui-action-watch = Replay bekijken

## De spelregels

ui-rulebook = Spelregels
ui-find = zoek in alle regels en kaarten
ui-book-adventures = Avonturen
ui-book-adventure = Avontuur { $number }, voor { $most ->
    [one] één held
   *[other] { $least } tot { $most } helden
    }
ui-book-set-up = Spelopzet
ui-book-board = Op tafel: { $tiles }.
ui-book-stack-head = De tegelstapel, van boven af:
ui-book-stack = { $at }. { $what }
ui-book-layer = { $count ->
    [one] Eén willekeurige tegel
   *[other] { $count } willekeurige tegels
    }
ui-book-layer-tiles = { $tiles }, { $count ->
    [0] zonder andere
    [one] geschud met één andere
   *[other] geschud met { $count } andere
    }
ui-book-layer-group = Willekeurig één van { $tiles }, { $count ->
    [0] zonder andere
    [one] geschud met één andere
   *[other] geschud met { $count } andere
    }
ui-book-stack-rest = Alle overige tegels
ui-book-stack-all = Alle tegels, geschud
ui-book-out = Niet in de stapel: { $tiles }.
ui-book-aside = Apart gelegd: { $cards }.
ui-book-in-play = In het spel: { $card }.
ui-book-sun = Het zonnespoor heeft { $count } vakjes.
ui-book-surges = { $count ->
    [0] Er zijn geen genezingsimpulsen.
    [one] Er is één genezingsimpuls.
   *[other] Er zijn { $count } genezingsimpulsen.
    }
ui-book-specials = Speciale tegels
ui-book-at-tile = { $tile }: { $what }
ui-book-villains = Schurken
ui-book-treasures = Eigen kaarten
ui-book-tokens = Fiches
ui-book-token = { $count ->
    [one] { $token }
   *[other] { $count } × { $token }
    }
ui-book-odds = Winstkans
ui-book-odds-note = { $games } computerspellen op niveau { $level }.
ui-book-this-game = dit spel
ui-book-close = sluiten
ui-book-backward = terug
ui-book-forward = vooruit
ui-book-contents = hoofdstukken
ui-book-found = { $count ->
    [0] niets
    [one] 1 gevonden
   *[other] { $count } gevonden
    }
ui-book-at = { $at } van { $count }
ui-book-chapters = Hoofdstukken
ui-book-results = Zoekresultaten voor "{ $query }"
ui-book-nothing = Geen regel of kaart bevat "{ $query }". Probeer het korter.
ui-book-more = …en nog { $count }. Typ door om het aantal te beperken.
ui-book-see-also = Zie ook
ui-book-cards = { $count ->
    [one] Op één kaart
   *[other] Op { $count } kaarten
    }
ui-book-example = Voorbeeld { $number }: { $title }
ui-book-house = Huisregel: de gedrukte regels laten dit open.
ui-book-your-game = In jouw spel
ui-book-rules = regels
ui-book-columns = kolommen
ui-book-links = links
ui-book-follow = volgen
ui-book-search = zoeken
ui-book-end-search = zoeken sluiten
ui-book-back-to = terug naar { $rule }
ui-book-page = pagina { $number }
ui-book-count = { $count } regels, elk met een nummer

## Kaarten van dichtbij

ui-card-power = { $kind } van { $hero }
ui-card-villain = Schurk
ui-card-thing = Object
ui-card-kinds = { $kind }: { $kinds }
ui-band-at-will = blijft open liggen
ui-band-daily = één keer, dan gedekt
ui-band-utility = één keer, dan gedekt
ui-band-environment = blijft gelden
ui-band-event = gebeurt meteen
ui-band-attack = slaat meteen toe
ui-band-trap = komt op een tegel
ui-plus = { $number ->
    [0] 0
   *[other] +{ $number }
    }
ui-no-die = geen worp
ui-to-hit = aanval
ui-on-a-miss = bij mis
ui-to-disable = onschadelijk maken
ui-range-adjacent = Bereik: een aangrenzend vak
ui-range-own-tile = Bereik: je eigen tegel
ui-range-within = { $tiles ->
    [one] Bereik: binnen 1 tegel
   *[other] Bereik: binnen { $tiles } tegels
    }
ui-range-exactly = { $tiles ->
    [one] Bereik: precies 1 tegel verderop
   *[other] Bereik: precies { $tiles } tegels verderop
    }

## De eenvoudige schermen van een spel zonder eigen schermen

ui-plain-setup = Nieuw spel
ui-plain-seats = Wie er speelt
ui-plain-over = Het spel is afgelopen.
ui-plain-won = { $heroes_count ->
    [0] Niemand heeft gewonnen.
    [one] { $heroes_start } heeft gewonnen.
   *[other] { $heroes_start } hebben gewonnen.
    }
ui-plain-rounds = ronden
ui-plain-watch = Replay bekijken
ui-plain-again = Nog eens spelen
ui-plain-same = Zelfde seed opnieuw
ui-plain-main-menu = Hoofdmenu
ui-plain-page-seats = Wie er speelde
ui-plain-page-log = Het logboek
ui-plain-invite = Toets of knop: speel zelf

## De demo: voor wie langsloopt en van niets weet

ui-demo-label = DEMO
ui-demo-invite = Toets of knop: speel zelf { $hero }
ui-demo-invite-short = Elke toets: speel { $hero }
ui-demo-leave = hoofdmenu
ui-demo-yours = { $hero } is van jou. Als je weggaat, neemt de computer het over.
ui-demo-again = De computer speelt { $hero } weer.
ui-demo-idle = { $seconds ->
    [one] Ben je er nog? Over 1 seconde neemt de computer het over. Druk op een toets om { $hero } te houden.
   *[other] Ben je er nog? Over { $seconds } seconden neemt de computer het over. Druk op een toets om { $hero } te houden.
    }
ui-demo-unsaved = Dit is de demo: er wordt niets opgeslagen.
ui-demo-thinks = Wat { $hero } van plan is
ui-demo-thought = "{ $words }"
ui-demo-next = Straks: { $adventure }, met { $heroes }
ui-demo-next-game = Straks: een nacht { $game }
ui-demo-next-soon = { $seconds ->
    [one] over 1 seconde
   *[other] over { $seconds } seconden
    }
ui-demo-next-up = Straks, over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
    }: { $game }.
ui-demo-next-now = Elke toets: meteen
ui-demo-playing = Je speelt mee in de demo
ui-demo-resume = Doorgaan
ui-demo-return = Laat de computer { $hero } spelen
ui-demo-home = Hoofdmenu

ui-demo-adventure-began = Een nieuwe nacht begint: { $adventure }.
ui-demo-note-adventure-began = { $goal }
ui-demo-turn-began = { $hero } is aan de beurt.
ui-demo-note-turn-began = Eerst beweegt en vecht de held, dan wordt het donker verkend. Tot slot slaat het kasteel terug.
ui-demo-phase-began = { $phase_id ->
    [explore] { $hero } kijkt om de hoek.
    [villain] Nu slaat het kasteel terug.
   *[other] { "" }
    }
ui-demo-note-phase-began = { $phase_id ->
    [explore] Aan de rand van de kerker komt een nieuwe tegel te liggen, en er wacht iets op. Valt er niets nieuws te verkennen, dan trekt de held een ontmoetingskaart.
   *[other] Het kasteel speelt zichzelf. Elk monster en elke val die { $hero } is tegengekomen, volgt zijn eigen korte draaiboek.
    }
ui-demo-tile-laid = Een deur naar het donker gaat open: { $tile }.
ui-demo-note-tile-laid = { $triangle_id ->
    [black] De driehoek is zwart: er komt een ontmoetingskaart, en die is zelden vriendelijk.
    [white] De driehoek is wit: deze keer geen ontmoetingskaart. Maar elke nieuwe tegel brengt een monster mee.
   *[none] Een plek die er vannacht toe doet.
    }
ui-demo-monster-placed = { $found ->
    [no] Uit het donker: { $figure }!
   *[yes] Iets wachtte op { $hero }: { $figure }!
    }
ui-demo-note-monster-placed = Pantserklasse { $ac } om het te raken, { $hp ->
    [one] 1 levenspunt
   *[other] { $hp } levenspunten
    } om het te verslaan. Tot die tijd komt het in elke beurt van zijn speler in actie.
ui-demo-monster-activated = { $line ->
    [0] { "" }
   *[other] { $figure_start } komt in actie.
    }
ui-demo-note-monster-activated = Een monster leest zijn kaart van boven af en doet het eerste wat kan: hier is dat regel { $line }.
ui-demo-attacked = { $hit ->
    [yes] { $attacker_start } valt { $target_the } aan met { $card_the }: raak!
   *[no] { $attacker_start } valt { $target_the } aan met { $card_the }: mis.
    }
ui-demo-note-attacked = De dobbelsteen toont { $face }. Alles opgeteld is dat { $total }, en { $ac } of meer was nodig.
ui-demo-attack-foiled = { $card }! De slag tegen { $target_the } gaat er toch naast.
ui-demo-note-attack-foiled = Sommige kaarten reageren op wat anderen doen. Het loont om ze voor zo'n moment te bewaren.
ui-demo-damaged = { $left ->
    [0] { $figure_start } verliest { $amount } LP en heeft er geen meer over.
   *[other] { $figure_start } verliest { $amount } LP: nog { $left } over.
    }
ui-demo-healed = { $figure_start } herstelt { $amount } LP: nu { $left }.
ui-demo-hero-fell = { $hero } valt!
ui-demo-note-hero-fell = Aan het begin van de volgende beurt van { $hero } is een genezingsimpuls nodig. Is er geen meer, dan verliest iedereen.
ui-demo-surge-used = Een genezingsimpuls helpt { $hero } weer overeind.
ui-demo-note-surge-used = { $left ->
    [0] Het was de laatste. Begint nog een held een beurt met 0 LP, dan verliest iedereen.
    [one] Er is er nog één voor alle helden samen.
   *[other] Er zijn er nog { $left } voor alle helden samen.
    }
ui-demo-condition-gained = { $condition_id ->
    [immobilized] { $hero } is vastgezet.
    [slowed] { $hero } is vertraagd.
   *[other] { $hero }: { $condition }.
    }
ui-demo-note-condition-gained = { $condition_id ->
    [immobilized] Geen stap meer, tot de volgende beurt van { $hero } voorbij is.
   *[slowed] Maar twee vakken per keer, tot de volgende beurt van { $hero } voorbij is.
    }
ui-demo-card-used = { $hero } speelt { $card_the }.
ui-demo-monster-destroyed = { $figure_start } is verslagen!
ui-demo-note-monster-destroyed = { $xp ->
    [one] Goed voor 1 punt ervaring.
   *[other] Goed voor { $xp } punten ervaring.
    } Met vijf punten weer je een ontmoetingskaart af, of leert een held met geluk iets nieuws.
ui-demo-encounter-drawn = Het kasteel speelt een kaart: { $card }.
ui-demo-encounter-cancelled = Afgeweerd: { $card }!
ui-demo-note-encounter-cancelled = De helden hebben ervoor betaald, met ervaring of met een kaart.
ui-demo-environment-changed = { $any ->
    [no] { "" }
   *[yes] Vanaf nu geldt in de hele kerker: { $card }.
    }
ui-demo-trap-disabled = { $success ->
    [yes] { $hero } maakt de val onschadelijk: { $card }.
   *[no] { $hero } werkt aan de val, maar die blijft op scherp: { $card }.
    }
ui-demo-note-trap-disabled = Dobbelsteen en bonussen samen: { $total }. Bij 10 of meer lukt het.
ui-demo-treasure-drawn = { $hero } vindt een schat: { $card }.
ui-demo-level-gained = { $hero } heeft bijgeleerd: niveau 2, en { $card_the }!
ui-demo-note-level-gained = Een worp van 20 en vijf punten ervaring maken een held sterker.
ui-demo-sun-moved = De zon zakt naar vakje { $space } van { $last }.
ui-demo-note-sun-moved = Is ze eenmaal onder, dan ontwaakt de heer van het kasteel.
ui-demo-token-placed = Daar is het: { $token }!
ui-demo-note-token-placed = Hiervoor zijn de helden gekomen.
ui-demo-token-taken = { $hero } pakt { $token_the }!
ui-demo-won = De helden hebben gewonnen!
ui-demo-note-won = { $reason }
ui-demo-lost = Het kasteel heeft gewonnen.
ui-demo-note-lost = { $reason }

## De plank met replays en wat ervan te zien is

ui-replays-title = Replays
ui-replays-count = { $count ->
    [one] 1 replay
   *[other] { $count } replays
    }
ui-replays-none = Er is nog geen spel afgelopen. De nieuwste vijftig worden hier bewaard.
ui-replays-hint = Kies een replay om die te bekijken. Delete verwijdert hem.
ui-replays-reading = Wordt gelezen…
ui-replays-empty = In dit spel is niets gebeurd; er valt niets te zien.
ui-replays-stays = { $file } kan niet worden verwijderd. Misschien is de map vergrendeld.
ui-replays-remove = Verwijderen
ui-replays-remove-it = Verwijderen
ui-replays-keep = Bewaren
ui-replays-sure = Deze replay verwijderen?
ui-replays-question = { $adventure }, { $when }. Dit kun je niet ongedaan maken.
ui-replays-question-file = Het bestand { $file }. Dit kun je niet ongedaan maken.
ui-replays-open = niet afgelopen
ui-london-sleeps = Londen slaapt
ui-london-lost = Londen is verloren
ui-claimed = Overwinning: { $heroes }
ui-replays-about = { $when }, { $kind_id ->
    [london] { $turns } uur
    [dungeonville] { $turns ->
        [one] 1 ronde
       *[other] { $turns } ronden
    }
   *[other] { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    }
    }, { $minutes } min, { $persons ->
    [0] alleen computer
    [one] 1 mens
   *[other] { $persons } mensen
    }, seed { $seed }
ui-when = { $day } { $month } { $year }, { $hour }:{ $minute }
ui-month-1 = januari
ui-month-2 = februari
ui-month-3 = maart
ui-month-4 = april
ui-month-5 = mei
ui-month-6 = juni
ui-month-7 = juli
ui-month-8 = augustus
ui-month-9 = september
ui-month-10 = oktober
ui-month-11 = november
ui-month-12 = december
ui-replay-to-start = Naar het begin
ui-replay-turn-back = Vorige beurt
ui-replay-step-back = Stap terug
ui-replay-play = Afspelen of pauzeren
ui-replay-step-on = Stap vooruit
ui-replay-turn-on = Volgende beurt
ui-replay-to-end = Naar het eind
ui-replay-line = De nacht, van begin tot eind
ui-replay-speed = { $factor }×
ui-replay-eyes-all = Wat iedereen ziet
ui-replay-eyes-own = Wat de spelers zien
ui-replay-ended = Hoe het afliep
ui-replay-leave = Verlaten
ui-replay-where = Beurt { $turn } van { $turns }, { $hero }: keuze { $answer } van { $answers }
ui-replay-where-short = Beurt { $turn } van { $turns }, { $hero }
ui-replay-departs = Vanaf keuze { $answer } wijken de regels van deze versie af.
ui-chart-title = De nacht, beurt voor beurt
ui-chart-height = hoogte: levenspunten
ui-chart-down = { $hero } neer
ui-sign-won = dageraad
ui-sign-lost = het einde
ui-sign-fell = neer
ui-sign-surge = genezingsimpuls
ui-sign-villain = schurk
ui-sign-level = niveau
ui-sign-token = gevonden
ui-sign-twenty = een 20 gegooid
ui-sign-felled = geveld
ui-sign-curse = ontmoeting
ui-sign-treasure = schat
ui-sign-tile = tegel
ui-turn-summary = Beurt { $turn }, { $hero }: { $parts }.
ui-turn-quiet = een rustige beurt
ui-turn-fell = gaat neer
ui-turn-surge = komt terug met een genezingsimpuls, { $amount ->
    [0] de laatste
   *[other] nog { $amount } over
    }
ui-turn-villain = verslaat { $thing_the }
ui-turn-level = bereikt niveau 2
ui-turn-token = pakt { $thing_the }
ui-turn-twenty = gooit een 20 tegen { $thing_the }
ui-turn-felled = velt { $thing_the }
ui-turn-curse = stuit op { $thing_the }
ui-turn-treasure = vindt { $thing_the }
ui-turn-tile = opent een nieuwe tegel
ui-turn-other = { $hero } { $words }
ui-turn-dealt = doet { $amount } schade
ui-turn-hurt = krijgt { $amount } schade
ui-dice = dobbelstenen
ui-dice-mean = gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-dice-none = geen worpen
ui-moments = Om na te vertellen
ui-moments-none = Een nacht als alle andere. Niemand zal erover zingen.
ui-moment = Beurt { $turn }. { $sentence }
ui-moment-saved = { $thing_start } haalt uit naar { $hero }, die nog { $number } LP heeft, en mist.
ui-moment-last-surge = { $hero } staat op met de laatste genezingsimpuls van de nacht.
ui-moment-surge = { $hero } was neer, en is terug dankzij een genezingsimpuls.
ui-moment-villain = { $hero } verslaat { $thing_the }.
ui-moment-risen = { $thing_start } betreedt de kerker.
ui-moment-token = In handen van { $hero }: { $thing }.
ui-moment-level = { $hero } heeft genoeg gezien voor niveau 2.
ui-moment-felled = { $hero } velt { $thing_the }, goed voor { $number } EP.
ui-moment-fell = { $hero } gaat neer.
ui-moment-twenty = Een worp van 20: { $hero } treft { $thing_the } met in totaal { $number }.
ui-moment-hair = { $hero } heeft { $number } nodig, haalt precies { $number } en velt { $thing_the }.
ui-honour-carried = Naar buiten gedragen
ui-honour-fallen = Niet meer opgestaan
ui-honour-back = { $number ->
    [one] Terug uit het donker
   *[other] { $number } keer terug
    }
ui-honour-mended = { $number } genezen
ui-honour-blade = Het zwaard: { $number } geveld
ui-honour-wall = De muur: ving { $number } op
ui-honour-seeker = Opende { $number } tegels
ui-honour-lucky = Lieveling van het lot
ui-honour-unlucky = Speelbal van het lot
ui-honour-finder = { $number } schatten
ui-honour-twenty = Een worp van 20
ui-honour-there = Was erbij
ui-end-page-heroes = Helden
ui-end-page-night = De nacht
ui-end-page-moments = Momenten
ui-end-fact = { $value } { $what }
ui-end-facts = { $night }: { $facts }
ui-menu-replays = Replays
ui-menu-replays-note = { $count ->
    [0] nog geen
   *[other] { $count } bewaard
    }
ui-menu-records = Records
ui-menu-records-note = zeges, reeksen, bestes
ui-box-records = Records
ui-records-title = Records
ui-records-export = Opslaan als CSV
ui-records-everyone = Iedereen
ui-records-name = Naam van profiel { $number }: { $name }
ui-records-all = Alle spellen ({ $count })
ui-records-row = { $outcome }, { $day }
ui-records-none-note = Spellen verschijnen hier zodra ze afgelopen zijn, gewonnen of verloren. Tutorials en demo's tellen niet mee.
ui-records-time = Aandeel gewonnen, telkens de laatste { $count } spellen
ui-records-legend = Teken boven: gewonnen. Teken onder: verloren.
ui-records-per-cent = { $number }%
ui-menu-rulebook = Spelregels
ui-menu-rulebook-note = elke regel op nummer
ui-menu-demo = Demo
ui-menu-demo-note = speelt vanzelf
ui-carry-when = { $day } { $month }, { $hour }:{ $minute }
ui-carry-turn = { $kind_id ->
    [london] { $game }, uur { $turn }
    [dungeonville] { $game }, ronde { $turn }
   *[other] Beurt { $turn }
    }
ui-carry-turn-of = Beurt { $turn }, { $hero }
ui-carry-round = { $game }, ronde { $round }, { $side_id ->
    [killer] als killer
    [survivors] als overlevenden
    [both] beide partijen
   *[nobody] alleen computer
    }
ui-do-play = afspelen/pauze
ui-do-step = stap
ui-do-speed = tempo
ui-end-best = record, was { $turns }
ui-end-best-was = het record is { $turns }
ui-end-back = Terug
ui-end-back-note = naar waar je vandaan kwam

## Tafelmodus, en vensters met weinig ruimte

ui-of-most = van { $most }
ui-xp = EP
ui-phase-now = { $phase_id ->
    [hero] Heldenfase
    [explore] Verkenning
   *[villain] Schurkenfase
    }
ui-then-strike = Dan slaan toe
ui-then-nobody = Er slaat nog niets toe
ui-last-roll = Laatste worp
ui-last-line = { $who }: { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus } = { $total }
    }{ $ac ->
    [0] { "" }
   *[other] { " " }tegen { $ac }
    }
ui-last-outcome = { $what }. { $came }
ui-last-against = tegen { $ac }
ui-last-miss = mis
ui-last-disabled = onschadelijk
ui-last-armed = nog op scherp
ui-last-who = { $who }: { $what }
ui-last-sum = { $who }: { $face } + { $bonus }, { $what }
ui-last-fell = { $figure_start } gaat neer
ui-last-foiled = { $card_start } voorkomt het
ui-last-lost = { $figure }: { $count } schade
ui-more-cards = Meer kaarten
ui-rule-in-book = Een lange regel: kies de regel om hem in de spelregels te lezen.
ui-tab-heroes = Helden
ui-tab-night = Nacht
ui-tab-log = Logboek
ui-tool-heroes = Helden
ui-tool-night = De nacht

## Wat er op het bord gebeurt

ui-float-miss = Mis
ui-float-idle = wacht
ui-float-slept = verdoofd
ui-float-over = { $condition }: voorbij
ui-rolled-before = { $what }, na { $faces }

## Als er iets misgaat

ui-crash-title = Er ging iets mis
ui-crash = { $match ->
    [yes] Het venster is vastgelopen. Je spel is veilig bij je laatste beslissing, en er is een foutrapport opgeslagen in dit bestand:
   *[no] Het venster is vastgelopen. Er is niets verloren, en er is een foutrapport opgeslagen in dit bestand:
    }
ui-crash-unsaved = { $match ->
    [yes] Het venster is vastgelopen. Je spel is veilig bij je laatste beslissing, maar het foutrapport kon niet worden opgeslagen.
   *[no] Het venster is vastgelopen. Er is niets verloren, maar het foutrapport kon niet worden opgeslagen.
    }
ui-crash-soon = Gaat vanzelf door over { $seconds ->
    [one] 1 seconde.
   *[other] { $seconds } seconden.
    }
ui-crash-continue = Doorgaan
ui-crash-main-menu = Hoofdmenu
ui-crash-quit = Afsluiten
ui-unclean = Dreadhouse is de vorige keer niet goed afgesloten. Er is niets verloren: Doorgaan brengt je terug naar je laatste beslissing.
ui-kiosk-stays = Het programma blijft hier open.

## Wat een kaart op dit moment betekent

ui-card-text = Wat er staat
ui-card-of = { $at } van { $count }
ui-rules-open = { $key ->
    [none] elk opent in de spelregels
   *[other] { $key } opent de spelregels
    }
ui-now-holder = bij { $hero }
ui-now-effect = van kracht
ui-now-if-nothing-changes = als er intussen niets verandert
ui-now-in-phase = in de schurkenfase van { $hero }
ui-now-hp = { $hp } LP
ui-now-figure = { $figure }: { $hp } LP
ui-now-ready = De kaart is nu te gebruiken.
ui-now-choose = In gebruik. Kies het doelwit.
ui-now-passive = Werkt de hele tijd.
ui-now-used = Gedekt, tot iets de kaart weer open legt (CR-100).
ui-now-waits = { $hero } kan de kaart later gebruiken: { $when }.
ui-now-turn = { $hero } kan de kaart gebruiken in de eigen heldenfase (CR-055).
ui-now-fallen = { $hero } heeft geen levenspunten meer en kan niets gebruiken (CR-133).
ui-now-away = { $hero } staat nog niet op het bord.
ui-now-serves = Gebruik je de kaart nu, dan werkt die voor:
ui-now-no-target = Van waar { $hero } staat, bereikt de kaart niemand (CR-109).
ui-now-to-the-roll = bij de worp
ui-now-own = tegen dit doelwit
ui-now-no-roll = er wordt niet gegooid
ui-now-need-twice = { $need } of hoger, met beide dobbelstenen
ui-now-damage = { $count ->
    [one] 1 schade
   *[other] { $count } schade
    }
ui-now-each = De aanval treft ze allemaal.
ui-now-each-tile = De aanval treft ze allemaal op een tegel naar keuze.
ui-now-some = De aanval treft er hoogstens { $count }.
ui-now-some-tile = De aanval treft er hoogstens { $count } op één tegel.
ui-now-more-damage = Van de schade komt { $amount } door { $sources_the }.
ui-now-miss = { $count ->
    [one] Mis: toch 1 schade.
   *[other] Mis: toch { $count } schade.
    }
ui-now-gives = { $stat_id ->
    [ac] { $hero } heeft er nu { $amount } PK door.
    [speed] { $hero } heeft er nu { $amount } snelheid door.
    [attack] { $hero } heeft er nu { $amount } op aanvalsworpen door.
    [damage] { $hero } heeft er nu { $amount } schade door.
   *[disable] { $hero } heeft er nu { $amount } door op worpen om vallen onschadelijk te maken.
    }
ui-now-gives-nothing = Op dit moment levert de kaart niets op.
ui-now-in-force = Gespeeld door { $hero }. Werkt voor:
ui-now-none-here = Op tafel is er geen met deze naam.
ui-now-acts = { $heroes_count ->
    [0] Komt in niemands schurkenfase in actie: de kaart is weg.
    [one] Actief in de schurkenfase van { $heroes } (CR-092).
   *[other] Actief in de schurkenfasen van { $heroes } (CR-093).
    }
ui-now-asleep = De volgende activering vervalt door { $card_the } (CR-189).
ui-now-idle = Zou niets doen (CR-153).
ui-now-moves = Regel { $line }: { $way }.
ui-now-moves-and-strikes = Regel { $line }: { $way }. Dan: { $strike }.
ui-now-strikes = Regel { $line }: { $strike }, zonder te bewegen.
ui-now-strikes-and-moves = Regel { $line }: { $strike }, zonder te bewegen. Dan: { $way }.
ui-now-move-adjacent = gaat naast { $heroes_count ->
    [one] { $heroes } staan
   *[other] een van hen staan: { $heroes }
    }
ui-now-move-tile = gaat naar de tegel van { $heroes_count ->
    [one] { $heroes }
   *[other] een van hen: { $heroes }
    }
ui-now-move-toward = { $steps ->
    [one] gaat 1 tegel
   *[other] gaat { $steps } tegels
    } richting { $heroes_count ->
    [one] { $heroes }
   *[other] een van hen: { $heroes }
    }
ui-now-deed-turn-to-mist = Regel { $line }: hij geeft zijn fiche uit en verandert in mist (CR-160).
ui-now-deed-summon-by-fewest = Regel { $line }: hij roept een nieuw monster naar zijn tegel.
ui-now-deed-summon = Regel { $line }: hij roept een nieuw monster naar zijn tegel, voor de actieve speler.
ui-now-deed-appear-beside = Regel { $line }: ze verschijnt naast de dichtstbijzijnde held en valt niemand aan (CR-294).
ui-now-tie = Even dichtbij: { $heroes }. De actieve speler beslist (CR-147).
ui-now-blow = { $condition_id ->
    [slowed] { $count } schade, vertraagd
    [immobilized] { $count } schade, vastgezet
   *[none] { $miss ->
        [0] { $count } schade
       *[other] { $count } schade, anders { $miss }
    }
    }
ui-now-not-in-force = Is niet van kracht.
ui-now-touches = Verandert nu iets voor:
ui-now-touches-nobody = Verandert op dit moment voor niemand iets.
ui-now-trap-strikes = Zou nu toeslaan bij:
ui-now-trap-waits = Er is niemand binnen bereik.
ui-now-disable = { $hero } maakt de val onschadelijk met { $need } of hoger: { $number }%.
ui-now-not-here = Deze held is vannacht niet mee.
ui-now-total = totaal
ui-now-condition = { $condition }: { $text }
ui-now-hunted = { $count ->
    [0] Zoals het er nu voor staat, heeft geen monster het op deze held gemunt.
    [one] Eén monster heeft het op deze held gemunt:
   *[other] { $count } monsters hebben het op deze held gemunt:
    }
ui-now-moves-closer = { $figure_start } komt dichterbij
ui-now-tile-not-here = Deze tegel ligt niet op tafel.
ui-now-tile-away = { $tiles ->
    [0] { $hero } is hier.
    [1] 1 tegel van { $hero } vandaan.
   *[other] { $tiles } tegels van { $hero } vandaan.
    }
ui-now-tile-edges = { $sides_count ->
    [0] Geen onverkende rand (CR-030).
    [1] Onverkende rand: { $sides } (CR-030).
   *[other] Onverkende randen: { $sides } (CR-030).
    }
ui-now-tile-holds = Erop staan:
ui-now-tile-empty = Er staat niemand op.
ui-now-tile-lying = Erop liggen:

## Wat er volgt als een kaart nu wordt gebruikt

ui-follow-first = Eerst
ui-follow-hit = Raak
ui-follow-miss = Mis
ui-follow-then = Dan
ui-follow-each = { $who }: { $count }
ui-follow-damage = { $count ->
    [0] { $free ->
        [yes] desgewenst schade voor een van
       *[no] schade voor een van
    }
   *[other] { $free ->
        [yes] desgewenst { $count } schade zonder worp voor { $one ->
            [yes] een van
           *[no] { "" }
        }
       *[no] { $count } schade voor { $one ->
            [yes] een van
           *[no] { "" }
        }
    }
    }
ui-follow-healed = { $count ->
    [0] herstel van LP voor een van
   *[other] herstel van { $count } LP voor { $one ->
        [yes] een van
       *[no] { "" }
    }
    }
ui-follow-falls = { $who_count ->
    [one] verslagen, goed voor { $count } EP:
   *[other] verslagen, elk goed voor { $count } EP:
    }
ui-follow-treasure = { $who } trekt er een schatkaart voor
ui-follow-cured = { $one ->
    [yes] einde van een toestand voor een van
   *[no] einde van een toestand voor
    }
ui-follow-marked-silvered = geen regeneratie meer voor
ui-follow-marked-shackled = { $one ->
    [yes] voortaan 1 schade bij elke teleportatie door de eigen tactiek, voor een van
   *[no] voortaan 1 schade bij elke teleportatie door de eigen tactiek, voor
    }
ui-follow-marked-staked = geen activering in je volgende schurkenfase voor
ui-follow-marker = op de tegel komt: { $who }
ui-follow-down = de kaart wordt omgedraaid
ui-follow-up = de kaart gaat weer open
ui-follow-gone = de kaart wordt afgelegd
ui-follow-asked-leap = { $who } komt op een vrij vak naar keuze binnen bereik
ui-follow-asked-walk = { $who } mag bewegen
ui-follow-asked-run = { $who } rent stap voor stap en treft wie onderweg te raken is
ui-follow-asked-step = { $who } kan dichterbij stappen
ui-follow-asked-reposition = { $who } mag naar een ander vak van de tegel
ui-follow-asked-advance = elke andere held die zich kan verroeren, mag 1 tegel bewegen
ui-follow-asked-place-adjacent = { $who_count ->
    [one] komt op een vak ernaast:
   *[other] komen op vakken ernaast:
    }
ui-follow-asked-place-which = { $one ->
    [yes] worden na elkaar geplaatst:
   *[no] wordt geplaatst:
    }
ui-follow-asked-push-tile = { $who_count ->
    [0] er wordt een tegel gekozen
    [one] gaat naar een tegel naar keuze:
   *[other] gaan naar een tegel naar keuze:
    }
ui-follow-moved = { $who_count ->
    [one] wordt verplaatst:
   *[other] worden verplaatst:
    }
ui-follow-asked-tile = er wordt een tegel gekozen
ui-follow-asked-target = { $one ->
    [yes] een van deze wordt gekozen:
   *[no] het doelwit:
    }
ui-follow-asked-teleport-who = mogen mee:
ui-follow-asked-refresh = { $one ->
    [yes] een van deze gaat weer open: { $who }
   *[no] gaat weer open: { $who }
    }
ui-follow-asked-crystal-ball = één stapel naar keuze toont de bovenste kaart
ui-follow-asked-icon = LP voor allen, of alle LP voor één:
ui-follow-asked-heal = LP voor een van
ui-follow-asked-cleave = een van deze kan in het voorbijgaan worden geraakt:
ui-follow-asked-end-condition = mogelijk einde van een toestand voor

## Terrorscape: de tafel

ui-ts-side-survivors = Overlevenden
ui-ts-side-killer = Killer
ui-ts-side-nobody = De villa
ui-ts-round = Ronde { $number }
ui-ts-turn-survivors = Beurt van de overlevenden
ui-ts-turn-killer = Beurt van de killer
ui-ts-next-turn-survivors = Straks de overlevenden
ui-ts-next-turn-killer = Straks de killer
ui-ts-encounter = Confrontatie
ui-ts-keys = Sleutels { $keys } van { $most }
ui-ts-ways = Gescheiden wegen
ui-ts-ways-need = elk { $keys } sleutels
ui-ts-ways-now = Ontsnapt: { $free }, dood: { $dead }
ui-ts-own-keys = { $keys ->
    [one] { $keys } sleutel
   *[other] { $keys } sleutels
}
ui-ts-first-token = eerste
ui-ts-token-note = Alleen de overlevende met "eerste" ontdekt; daarna gaat de fiche naar de volgende.
ui-ts-survivor-traits = Eigenschappen per overlevende: { $number }
ui-ts-killer-traits = Eigenschappen van de killer: { $number }
ui-ts-hand = Hand
ui-ts-status-hand = Kaarten in de hand van de killer: { $cards }
ui-ts-rescue = Redding
ui-ts-rescue-silent = nog niet
ui-ts-rescue-rounds = { $left ->
    [one] 1 ronde
   *[other] { $left } ronden
    }
ui-ts-healthy = gezond
ui-ts-injured = gewond
ui-ts-fate-dead = dood
ui-ts-fate-free = ontsnapt
ui-ts-level = Niveau
ui-ts-strength = Kracht
ui-ts-barricades = Barricades
ui-ts-unseen = ongezien
ui-ts-last-seen = laatst gezien
ui-ts-discovery = Ontdekken { $cards }
ui-ts-search = Zoeken { $cards }
ui-ts-radio = Radio { $progress } van { $most }
ui-ts-cracker = Voetzoeker: overal geluid
ui-ts-guess = Mijn schatting
ui-ts-guess-tip = Je eigen notitie: hoeveel van de vijf stappen van de radio er volgens jou gerepareerd zijn, hier { $progress }. Niemand anders ziet het, en het verandert niets.
ui-ts-carried-title = De kleine hokjes: wat iemand draagt
ui-ts-carried = { $limit ->
    [0] Voorwerpen: { $held }. Geen limiet (∞).
   *[other] Voorwerpen: { $held } van { $limit }, één hokje per stuk.
}
ui-ts-trade = Ruilen
ui-ts-act-for = Kies voor { $who }
ui-ts-action-move = Lopen
ui-ts-action-move-note = 1 of 2 kamers
ui-ts-action-calm = Kalmeren
ui-ts-action-calm-note = alle angst kwijt
ui-ts-action-special = Inzet
ui-ts-action-special-note = voorwerp of talent
ui-ts-action-unbar = Vrijmaken
ui-ts-action-unbar-note = één deur
ui-ts-action-repair = Repareren
ui-ts-action-repair-note = 1 stap, bij de radio
ui-ts-action-search = Zoeken
ui-ts-action-search-note = bij een vergrootglas
ui-ts-step-quick = Snel
ui-ts-step-quick-tip = Eerst zoveel snelle kaarten als je wilt, na elkaar. Na je eerste actie of speciale kaart kan dat deze beurt niet meer.
ui-ts-step-main = Speciaal of 2 acties
ui-ts-step-second = nog 1 actie
ui-ts-step-main-tip = Dan één speciale kaart, of twee acties: elk een stap naar een aangrenzende locatie, of ZOEKEN waar je bent.
ui-ts-step-slow = Traag
ui-ts-step-slow-tip = Dan hoogstens 1 trage kaart, tenzij je deze beurt een confrontatie had.
ui-ts-step-draw = Trek 3
ui-ts-step-draw-tip = Tot slot trek je { $draw } kaarten; je houdt er { $hand } in je hand. Telkens als je stapel op is, stijg je een niveau.
ui-ts-asked-killer = { $left ->
    [none] Wat doe je?
    [0] Geen acties meer. Een trage kaart, of het eind van je beurt?
    [one] Wat doe je? Nog één actie over.
   *[other] Wat doe je? Nog { $left } acties over.
}
ui-ts-walk-far = { $place }, via { $by_the }
ui-ts-killer-sheet = { $killer }: niveaus en kaarten
ui-ts-sheet-cards = De { $cards } kaarten van deze killer
ui-ts-sheet-count = { $number ->
    [1] 1 exemplaar
   *[other] { $number } exemplaren
}{ $level ->
    [0] {""}
   *[other] { $locked ->
        [yes] . Op slot tot niveau { $level }
       *[no] . Vrijgespeeld op niveau { $level }
    }
}
ui-ts-level-line = Niveau { $level }{ $state ->
    [now] {" "}(nu)
   *[other] {""}
}: { $words }
ui-ts-level-none = Verandert niets.
ui-ts-level-strength = Kracht { $strength }.
ui-ts-level-unlock = { $card } komt in je hand.
ui-ts-level-quick = { $card } telt ook als snelle kaart.
ui-ts-level-ambush = Kracht +{ $bonus } in een confrontatie die met verschijnen begint.
ui-ts-level-frighten-all = Aan het begin van een confrontatie krijgt iedereen die erbij is, 1 angst.
ui-ts-level-wound-all = Aan het begin van een confrontatie raakt iedereen die erbij is, gewond.
ui-ts-level-shut-four-doors = Barricadeert meteen 4 deuren naar keuze.
ui-ts-level-whizz-searches = Na Voorbijrazen: leg 2 kaarten af om te ZOEKEN.
ui-ts-level-screams-wound = Telkens als een overlevende een angstkreet slaakt: leg 3 kaarten af om die te verwonden.
ui-ts-cost-first = Speel snelle en speciale kaarten vóór je eerste actie.
ui-ts-cost-action = Na deze actie kun je deze beurt niet meer spelen: { $cards }.
ui-ts-cost-special = Dit komt in plaats van je acties.{ $cards_count ->
    [0] {""}
   *[other] {" "}Daarna kun je deze beurt niet meer spelen: { $cards }.
}
ui-ts-cost-slow = Een trage kaart beëindigt je beurt.{ $left ->
    [0] {""}
    [one] {" "}Je geeft 1 actie op.
   *[other] {" "}Je geeft { $left } acties op.
}{ $cards_count ->
    [0] {""}
   *[other] {" "}Deze beurt kun je niet meer spelen: { $cards }.
}
ui-ts-cost-end = Je beurt eindigt met { $left ->
    [one] 1 ongebruikte actie
   *[other] { $left } ongebruikte acties
}.
ui-ts-asked-act = { $acted ->
    [yes] { $who } is geweest. Nog iets?
   *[no] Wat doet { $who }?
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] {" "}Nog aan de beurt: { $left }
}
ui-ts-special = De speciale acties van { $who }. Pas je keuze verbruikt iets.
ui-ts-on-table = { $words } Aangeboden: { $items }.
ui-ts-paying = { $words } Kaart { $number } van { $most }.
ui-ts-once-more = Nog een keer: { $words }
ui-ts-asked-run = Rent { $who } weg, en waarheen?
ui-ts-asked-slip = Glipt { $who } weg, en waarheen?
ui-ts-asked-coordinate = Loopt { $who }, en waarheen?
ui-ts-asked-trait = Welke eigenschap houdt { $who }?
ui-ts-may-act = mag nog
ui-ts-has-acted = is geweest
ui-ts-kind-quick = snel
ui-ts-kind-special = speciaal
ui-ts-kind-slow = traag
ui-ts-kind-attack = aanval
ui-ts-free = gratis
ui-ts-cost-all = alle
ui-ts-next-survivors = Nu de overlevenden.
ui-ts-next-killer = Nu de killer.
ui-ts-hold = Houd een toets ingedrukt.
ui-ts-look-away-survivors = Overlevenden, kijk even weg.
ui-ts-look-away-killer = Killer, kijk even weg.
ui-ts-meanwhile-survivors = In de beurt van de killer
ui-ts-meanwhile-killer = In de beurt van de overlevenden
ui-ts-shut-survivors = De kant van de overlevenden is dicht
ui-ts-shut-survivors-note = tot hun volgende beurt
ui-ts-shut-killer = De kant van de killer is dicht
ui-ts-shut-killer-note = tot zijn volgende beurt

## Terrorscape: voor en na een nacht

ui-ts-setup-title = Een nacht in de villa
ui-ts-killers = De killer
ui-ts-killer-random = Willekeurig
ui-ts-killer-random-note = Een van de drie killers wordt getrokken.
ui-ts-survivors = { $now ->
    [0] Overlevenden: willekeurig
   *[other] Overlevenden: { $now } van 3
    }
ui-ts-survivors-random = Trek er willekeurig drie
ui-ts-three-needed = Kies drie overlevenden, of geen om ze willekeurig te trekken. Nu gekozen: { $now }.
ui-ts-who = Spelers
ui-ts-survivor-number = Overlevende { $number }
ui-ts-box-killer = { $killer_id ->
    [random] de killer
   *[other] { $killer_the }
    }
ui-ts-box-survivors = { $count ->
    [one] 1 overlevende
    [3] de overlevenden
   *[other] { $count } overlevenden
    }
ui-ts-set-way = Opstelling
ui-ts-set-way-note = Twee vensters zijn bedoeld voor twee schermen die van elkaar afgekeerd staan. Je kunt dit later in het menu wijzigen.
ui-ts-as-level = als hierboven
ui-ts-set-difficulty = Eigenschappen
ui-ts-set-difficulty-note = Elke overlevende kiest één kaart als steun. De killer heeft er, van makkelijk tot nachtmerrie, geen, één, twee of drie: hoe meer, hoe zwaarder voor de overlevenden.
ui-ts-set-survivor-traits = Eigenschappen per overlevende
ui-ts-set-survivor-traits-note = Vervangt het aantal van hierboven.
ui-ts-set-killer-traits = Eigenschappen van de killer
ui-ts-set-killer-traits-note = Vervangt het aantal van hierboven.
ui-ts-difficulty-none = geen
ui-ts-difficulty-easy = makkelijk
ui-ts-difficulty-normal = normaal
ui-ts-difficulty-hard = moeilijk
ui-ts-difficulty-nightmare = nachtmerrie
ui-ts-set-plans = Overlevingsplannen
ui-ts-set-plans-note = De overlevenden trekken twee geheime plannen. Door in de juiste kamers te staan vervullen ze er een, voor een nieuw talent of een manier om te winnen.
ui-ts-set-separate = Gescheiden wegen
ui-ts-set-separate-note = Voor vier spelers. Elke overlevende heeft 3 eigen sleutels nodig, verborgen voor de killer, en ontsnapt alleen. Sterft er een, dan spelen de anderen door en wordt de killer sterker; bij twee doden wint de killer.
ui-ts-set-key-trade = Sleutels ruilen mag
ui-ts-set-key-trade-note = Bij Gescheiden wegen mogen overlevenden in dezelfde kamer elkaar ook sleutels geven, niet alleen voorwerpen.
ui-ts-set-open-rescue = De killer ziet de reddingsteller
ui-ts-set-open-rescue-note = Is de radio gerepareerd, dan komt er na 5 ronden redding. Ja: de killer ziet hoeveel ronden er nog zijn. Nee: alleen de overlevenden weten dat er redding komt.
ui-ts-set-open-hand = De overlevenden zien hoeveel kaarten de killer heeft
ui-ts-set-open-hand-note = Een steuntje voor beginners: alleen het aantal, op het tussenschot.
ui-ts-yes = ja
ui-ts-no = nee
ui-ts-sit = Kies je opstelling
ui-ts-sit-table = Eén scherm met een gordijn
ui-ts-sit-table-note = Alleen wie aan de beurt is, ziet de eigen helft; bij elke wissel valt er een gordijn, en dat gaat op als je een toets ingedrukt houdt.
ui-ts-sit-windows = Twee vensters
ui-ts-sit-windows-note = Eén venster per kant; zet het tweede op een ander, afgekeerd scherm of op een projector. Toetsenbord en muis bedienen het voorste venster.
ui-ts-sit-card = Echte kaart als tussenschot
ui-ts-sit-card-note = Beide helften blijven open. Doe dit alleen met een echte kaart voor het midden van het scherm: het spel verbergt niets.
ui-ts-sit-neutral = Neutraal
ui-ts-sit-neutral-note = Je ziet wat beide kanten mogen weten, en niet meer.
ui-ts-sit-open = Beide helften open
ui-ts-sit-open-note = Je ziet wat elke kant weet. Er speelt niemand, dus wordt er geen geheim verklapt.
ui-ts-narrow = Te weinig ruimte voor beide helften
ui-ts-narrow-note = Maak het venster groter of de tekst kleiner, en kies het dan opnieuw in het menu.
ui-ts-card = Staat er een tussenschot?
ui-ts-card-note = Beide helften gaan het hele spel open. Zet voordat je doorgaat een kaart, boek of doos rechtop voor het midden van het scherm, met één partij links en één rechts ervan.
ui-ts-card-in-place = Het staat er: open beide helften
ui-ts-card-in-place-note = De overlevenden zitten links, de killer rechts.
ui-ts-window-of-survivors = Het venster van de overlevenden
ui-ts-window-of-killer = Het venster van de killer
ui-ts-window-note = Zet het waar alleen jouw kant het ziet.
ui-ts-pass = Laat eerst de anderen
ui-ts-undo = Ongedaan maken
ui-ts-won-killer = De killer heeft gewonnen
ui-ts-won-survivors = De overlevenden hebben gewonnen
ui-ts-won-some = Winnaars: { $winners }
ui-ts-last-words = Hoe het afliep
ui-ts-truth-hand = { $killer } had: { $cards }
ui-ts-truth-pack = { $who } droeg: { $items }
ui-ts-tonight = Vannacht
ui-ts-with-traits = Eigenschappen: { $level }
ui-ts-rescue-hidden = De killer ziet de reddingsteller niet.
ui-ts-hand-open = De overlevenden zien hoeveel kaarten de killer heeft.
ui-ts-trait-of = { $who }: { $trait }
ui-ts-plan = Plan: { $plan } ({ $state })
ui-ts-plan-open = niet begonnen
ui-ts-plan-done = vervuld
ui-ts-plan-step = { $step ->
    [one] 1 voorwaarde vervuld
   *[other] { $step } voorwaarden vervuld
    }
ui-ts-status-rescue = Redding: { $state }
ui-ts-status-survivor = { $who }: { $health }{ $fear ->
    [0] { "" }
   *[other] , angst { $fear }
    }
ui-ts-status-killer = { $killer }: niveau { $level }, kracht { $strength }, barricades { $barricades }
ui-ts-end-again = Nog eens spelen
ui-ts-won-parted = Ieder voor zich
ui-ts-end-about = De villa, { $killer }, seed { $seed }
ui-ts-end-rounds = { $count ->
    [one] ronde
   *[other] ronden
}
ui-ts-end-keys = { $count ->
    [one] sleutel
   *[other] sleutels
}
ui-ts-end-level = niveau
ui-ts-end-killer = Killer
ui-ts-end-honour-died = Haalde het niet
ui-ts-end-honour-out = Kwam weg
ui-ts-end-honour-repelled = Sloeg de killer af
ui-ts-end-honour-key = Vond de sleutels
ui-ts-end-honour-repaired = Repareerde de radio
ui-ts-end-honour-healed = Werd opgelapt
ui-ts-end-honour-searched = Liet geen la dicht
ui-ts-end-honour-went = Bleef in beweging
ui-ts-end-honour-struck = Deed bloed vloeien
ui-ts-end-honour-found = Vond ze
ui-ts-end-honour-sensed = Voelde ze dichtbij
ui-ts-end-honour-barred = Sloot de deuren
ui-ts-end-honour-card = Speelde de kaarten
ui-ts-end-honour-prowled = Zwierf door de gangen
ui-ts-end-honour-none = Hield zich stil
ui-ts-end-life = { $left } van { $most }{ $fear ->
    [0] {""}
   *[other] , angst { $fear }
}
ui-ts-end-night = De nacht, ronde voor ronde
ui-ts-end-height = Hoogte: levenspunten, niveau van de killer
ui-ts-end-did = { $who }: { $words }.
ui-ts-end-sign-key = sleutel
ui-ts-end-sign-hurt = gewond
ui-ts-end-sign-repelled = aanval afgeslagen
ui-ts-end-sign-searched = gezocht
ui-ts-end-sign-card = kaart
ui-ts-end-sign-went = stap
ui-ts-end-sign-used = voorwerp, niveau
ui-ts-end-page-people = Iedereen
ui-ts-end-page-night = De nacht
ui-ts-end-page-story = Hoe het afliep

## Terrorscape: de onthulling

ui-ts-end-watch = Zie de waarheid
ui-ts-reveal-truth = De waarheid
ui-ts-reveal-belief = Wat de killer dacht
ui-ts-reveal-all = Alle
ui-ts-reveal-whose = wie tonen
ui-ts-reveal-close = Volgende "bijna gevonden"
ui-ts-reveal-faster = Sneller of langzamer
ui-ts-reveal-view = Naar het andere bord
ui-ts-reveal-result = De uitslag
ui-ts-reveal-thinking = denkt na…
ui-ts-reveal-right = goed
ui-ts-reveal-near = één kamer ernaast
ui-ts-reveal-far = ver ernaast
ui-ts-reveal-unseen = { $place }, ongezien
ui-ts-reveal-close-same = Bijna gevonden: dezelfde kamer, en geen van beiden wist het
ui-ts-reveal-close-missed = Bijna gevonden: hij stond daar en zocht niet
ui-ts-reveal-close-search = Bijna gevonden: hij zocht in de kamer ernaast
ui-ts-reveal-close-door = Bijna gevonden: maar één deur ertussen
ui-ts-reveal-sign-close = bijna gevonden: { $count }
ui-ts-reveal-sign-encounter = confrontaties: { $count }
ui-ts-reveal-sign-key = sleutels: { $count }
ui-ts-reveal-sign-rescue = redding opgeroepen: { $count }
ui-ts-reveal-where = { $side }, ronde { $round } van { $rounds }
ui-ts-reveal-where-won = { $where }. { $won }.
ui-ts-percent-least = < 1%
ui-ts-deeds = { $deeds }
ui-ts-deed-none = nog niets
ui-ts-deed-went = { $steps ->
    [one] gaat één kamer verder
   *[other] gaat { $steps } kamers verder
    }
ui-ts-deed-passage = neemt de geheime gang
ui-ts-deed-searched = zoekt: { $items }
ui-ts-deed-discovered = ontdekt: { $items }
ui-ts-deed-used = gebruikt { $thing_the }
ui-ts-deed-repaired = repareert: radio { $progress } van 5
ui-ts-deed-trap = zet een val
ui-ts-deed-cracker = steekt een voetzoeker aan
ui-ts-deed-traded = ruilt met { $partner }
ui-ts-deed-plan = volgt het plan { $plan }
ui-ts-deed-healed = is weer gezond
ui-ts-deed-calm = kalmeert
ui-ts-deed-hurt = raakt gewond
ui-ts-deed-screamed = slaakt een angstkreet
ui-ts-deed-died = wordt vermoord
ui-ts-deed-out = ontsnapt uit het huis
ui-ts-deed-noise = maakt geluid
ui-ts-deed-cleared = maakt een deur vrij
ui-ts-deed-key = hangt een sleutel op
ui-ts-deed-came = duikt op
ui-ts-deed-prowled = { $steps ->
    [one] gaat één kamer verder
   *[other] gaat { $steps } kamers verder
    }
ui-ts-deed-sneaked = { $steps ->
    [0] verbergt zich ter plekke
    [one] sluipt één kamer verder
   *[other] sluipt { $steps } kamers verder
    }
ui-ts-deed-card = speelt { $card }
ui-ts-deed-found = vindt { $found }
ui-ts-deed-vain = zoekt en vindt niemand
ui-ts-deed-sensed = { $found_count ->
    [0] voelt niemand aan
   *[other] voelt { $found } aan
    }
ui-ts-deed-barred = barricadeert een deur
ui-ts-deed-repelled = wordt afgeslagen
ui-ts-deed-struck = slaat toe
ui-ts-deed-level = bereikt niveau { $level }
ui-ts-demo-invite = Toets of knop: speel zelf een nacht
ui-ts-demo-crept = De killer sluipt ongezien verder: { $place }.
ui-ts-demo-over = { $won }. { $reason } { $following }

## De woorden op een vaardigheidskaart: de band en de hoek noemen soort en kosten
ui-ts-card-pursue = Ga naar een aangrenzende locatie.
ui-ts-card-sense = Noem een zone: het team noemt elke overlevende daar.
ui-ts-card-barricade = Barricadeer een deur van je locatie.
ui-ts-card-howling-chainsaw = Angst binnen bereik 1. Je mag één stap doen; wie op je locatie is, raakt gewond, zonder confrontatie.
ui-ts-card-madness = Barricadeer een deur van je locatie; deze beurt kracht +2.
ui-ts-card-stay = Barricadeer elke deur van je locatie.
ui-ts-card-brutal-rage = Doe 1 of 2 stappen en zoek dan. Barricade gebroken en niemand gevonden: doe het nog eens.
ui-ts-card-scream = Iedereen binnen bereik 1 krijgt angst.
ui-ts-card-whizz = Doe 1 tot 4 stappen; wie op een gepasseerde locatie is, ook de eerste, krijgt angst.
ui-ts-card-trail-of-fear = Overlevenden met angst zeggen waar ze zijn.
ui-ts-card-vanish = Sluip 0 tot 2. Als je verschijnt: angst binnen bereik 1.
ui-ts-card-life-drain = Elke overlevende met angst raakt gewond, waar dan ook, zonder confrontatie.
ui-ts-card-logical-deduction = Twee aangrenzende locaties: wie is in een ervan?
ui-ts-card-murder-notice = Alle overlevenden krijgen angst.
ui-ts-card-stalk = Sluip 0 tot 2, of +1 in één aanval.
ui-ts-card-lurking-threat = Sluip 0 tot 2. Als je verschijnt: angst voor één overlevende.
ui-ts-card-death-blossom = Sluip 0 tot 2. Als je verschijnt: iedereen binnen bereik 1 is uitgeschakeld; niets helpt.
ui-ts-no-limit = ∞
ui-ts-in-play = in het spel
ui-ts-noise-now = geluid nu
ui-ts-noise-past = vorige beurt

## Wat meerdere mensen aan één scherm voor elkaar verbergen

ui-holds = { $device_id ->
    [mouse] de rechterknop
    [pad] X
   *[keys] { $key }
}
ui-hint-alone = Houd { $secret } ingedrukt en vraag opnieuw: een hint weet wat jij weet, dus laat de anderen wegkijken.
ui-hint-ready = De hint is er. Houd { $secret } ingedrukt om hem te lezen.
ui-undo-other = Het laatste antwoord was van { $seat_the }. Kies dit nog eens om het ongedaan te maken.
