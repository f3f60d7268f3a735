# Every word that all games share, and the words of the command line.

## Namen en lijsten

language-name = Nederlands
dreadhouse = Dreadhouse
game-ravenloft = Castle Ravenloft
game-terrorscape = Terrorscape
game-london = London Dread
game-dungeonville = Dungeonville
name-numbered = { $name } { $number }
name-hidden = een verborgen kaart
name-clock = de klok
    .the = de klok
name-any-text = een tekst naar keuze
name-person = een mens
list-empty = niets
list-and = { $row } en { $last }

level-person = Mens
level-random = Willekeurig
level-easy = Makkelijk
level-normal = Normaal
level-hard = Moeilijk

## Antwoorden die elk spel kent

choice-done = Klaar
choice-time-up = De tijd is om

## Weigeringen

refused-over = Het spel is afgelopen.
refused-no-seat = Plaats { $given } bestaat niet.
refused-not-awaited = { $seat_start } heeft nu niets te beslissen.
refused-not-legal = Dat mag nu niet.
refused-too-early = Nog niet: er is nog tijd.
refused-time-up = Te laat: de tijd is om.
refused-undo-revealed = Een stap die iets verborgens onthulde, kun je niet ongedaan maken.
refused-undo-die = Een worp kun je niet ongedaan maken.
refused-undo-other = Dit kun je niet meer ongedaan maken: { $seat_the } heeft er al op gereageerd.
refused-undo-nothing = Er is niets ongedaan te maken.
refused-undo-never = Ongedaan maken staat uit. Wijzig dat bij Instellingen.
refused-undo-turn = Ongedaan maken kan alleen binnen deze beurt. Wijzig dat bij Instellingen.
refused-redo-nothing = Er is niets om opnieuw te doen.
refused-by-rule = { $sentence } (regel { $rule })
rule-house = { $words } (huisregel)

## Advies

reason-random = De ene keus is zo goed als de andere.
advice-line = { $number ->
    [0] { $choice }: { $reason }
   *[other] { $number }. { $choice }: { $reason }
    }

## Bestanden

save-missing = { $file } bestaat niet.
save-no-file = { $file } is geen bestand.
save-unreadable = { $file } kan niet worden gelezen ({ $reason }).
save-unwritable = { $file } kan niet worden geschreven ({ $reason }). Het spel gaat door zonder op te slaan.
save-empty = { $file } is leeg.
save-missing-folder = De map van { $file } bestaat niet.
save-unwritable-file = { $file } kan niet worden geschreven ({ $reason }).
save-not-json = { $file } is geen opgeslagen spel: het is geen geldige JSON.
save-foreign = { $file } is geen opgeslagen spel van Dreadhouse.
save-other-kind = { $file } is wel een bestand van Dreadhouse, maar van een andere soort.
save-truncated = { $file } is onvolledig: het eind ontbreekt.
save-damaged = { $file } is beschadigd: de inhoud is na het opslaan veranderd.
save-newer = { $file } is opgeslagen met een nieuwere versie van Dreadhouse.
save-old = { $file } is opgeslagen met een oudere versie van Dreadhouse en kan niet worden omgezet.
save-unknown-game = { $file } hoort bij het spel "{ $game }", dat deze versie niet kent.
save-unknown-id = { $file } is beschadigd: dit spel kent "{ $given }" niet (bij { $place }).
save-unknown-option = { $file } gebruikt { $option } = "{ $given }", en dat kent deze versie niet.
save-fallback = De nieuwste onbeschadigde automatische opslag: { $file }.

## Fouten

error-option = { $option }: ongeldige waarde "{ $given }" (toegestaan: { $allowed })
error-set = --set verwacht SLEUTEL=WAARDE, niet "{ $given }".
error-seat = --seat verwacht NUMMER=NIVEAU, niet "{ $given }".
error-count = Ongeldig getal "{ $given }".
error-seats = { $game } heeft geen optie voor het aantal plaatsen; gebruik --set.
error-window = Het venster kan niet worden geopend ({ $problem }). Spelen in deze terminal: `dreadhouse play ravenloft --text`
error-size = --size verwacht BREEDTExHOOGTE, zoals 1280x720, niet "{ $given }".
error-film = De demo kan alleen worden gefilmd naar een bestand dat eindigt op { $kinds }, niet naar { $file }.
error-content = De spelgegevens zijn ongeldig: { $problem }
error-home = Je persoonlijke map is niet bruikbaar. Zolang dat zo is, bewaart Dreadhouse je spellen in { $folder }; het systeem kan die map leegmaken.
error-display = Er is geen scherm om een venster op te openen. Spelen in deze terminal: `dreadhouse play ravenloft --text`
error-crash = Interne fout in de spelregels. Het spel staat weer bij de laatste beslissing. Details: { $file }
error-crash-unsaved = Interne fout in de spelregels. Het spel staat weer bij de laatste beslissing.
error-fault = Interne fout in Dreadhouse. Je opgeslagen spellen zijn veilig. Details: { $file }
error-fault-unsaved = Interne fout in Dreadhouse ({ $problem }). Je opgeslagen spellen zijn veilig.
error-over = Dit spel is afgelopen; verder spelen kan niet.
error-no-scene = Het venster kan { $game } nog niet tonen. Spelen in de terminal: `dreadhouse play { $command_id } --text`
error-no-game = Noem een spel, bijvoorbeeld `dreadhouse play ravenloft --text`.

## De opdrachtregel

cli-description = Vier duistere bordspellen. Zonder opdracht opent het menu.
cli-version = Dreadhouse { $version }
cli-play = een spel spelen
cli-demo = kijken hoe de computer speelt
cli-simulate = veel spellen zonder scherm spelen en de winnaars tellen
cli-replay = een opgeslagen spel bekijken of controleren
cli-shot = één moment van een spel als afbeelding opslaan
cli-check = inhoud, teksten en regels controleren, of een map met eigen avonturen
cli-campaign = het campagneboek van Castle Ravenloft tonen: wat elke groep heeft gewonnen en wat er nog komt
cli-arg-nights = ook elk spel vermelden: dag, duur, seed en opties
cli-arg-folder = in plaats daarvan de avonturen in deze map controleren: <id>.toml met de teksten in <id>.ftl
cli-arg-game = het spel: { $games }
cli-arg-file = dit opgeslagen spel hervatten
cli-arg-replay-file = een opgeslagen spel
cli-arg-text = in deze terminal spelen, zonder venster
cli-arg-clock = de klok laten lopen terwijl je typt (alleen in de terminal)
cli-arg-set = een speloptie instellen, zoals --set seats=2; kan meermaals
cli-arg-seat = instellen wie op een plaats speelt: NUMMER=NIVEAU, zoals --seat 1=normal; kan meermaals
cli-arg-seed = seed voor alle dobbelstenen en stapels; dezelfde seed geeft hetzelfde spel
cli-arg-seconds = na dit aantal seconden stoppen
cli-arg-kiosk = schermvullend en niet af te sluiten (stoppen: Ctrl+Shift+Q 2 seconden ingedrukt houden)
cli-arg-film = de demo zonder scherm filmen: BESTAND.png bewaart één beeld per seconde, BESTAND.apng een animatie
cli-arg-demo-seed = seed voor de spellen van de demo; dezelfde seed geeft dezelfde demo
cli-arg-games = aantal spellen
cli-arg-seats = aantal plaatsen
cli-arg-agents = niveau van de computerspelers
cli-arg-jobs = aantal parallelle processen (standaard: één per kern)
cli-arg-cluster = spelen op het Dask-cluster waarvan de scheduler dit adres heeft, bijvoorbeeld tcp://127.0.0.1:8786
cli-arg-table = per spel een rij (seed, winnaar, ronden, antwoorden, fout) opslaan in BESTAND.json, BESTAND.csv of BESTAND.parquet
cli-arg-resume = afgelopen spellen in dit bestand bewaren; dezelfde opdracht gaat daar verder, met elke --games en --seed
cli-arg-json = één JSON-object afdrukken
cli-arg-words = in plaats daarvan de formulering van de teksten in een taal controleren (standaard: en)
cli-arg-checked = na elk antwoord de spelengine controleren (traag)
cli-arg-verify = het spel vanaf de seed naspelen, vergelijken en de vastlegging controleren
cli-arg-step = aantal antwoorden dat eerst wordt gespeeld
cli-arg-view = de speler wiens beeld wordt getekend
cli-arg-spectator = tekenen wat een toeschouwer ziet
cli-arg-size = grootte van de afbeelding in pixels
cli-arg-out = het te schrijven afbeeldingsbestand

film-made = { $count ->
    [one] Gefilmd: { $first }
   *[other] Gefilmd: { $count } beelden, te beginnen met { $first }
    }

replay-true = { $file } klopt: { $answers } antwoorden van { $game } nagespeeld vanaf de seed.
replay-false = { $file } klopt niet met de seed: vanaf keuze { $answer } wijkt het af.
replay-set-up = { $file } klopt niet met de seed: de opstelling is anders.
replay-committed = { $file } houdt zich aan de vastlegging: { $commitment } volgt uit spel, opties, seed { $seed } en salt { $salt }.
replay-not-committed = { $file } breekt de vastlegging: { $commitment } volgt niet uit spel, opties, seed { $seed } en salt { $salt }.
replay-uncommitted = { $file } heeft geen vastlegging: niets toont aan dat de seed vóór de eerste kaart vaststond.

# what stands before a progress bar
progress-simulate = { $game }
progress-check = Controleren
progress-film = Filmen
progress-verify = { $file }

simulate-head = { $game }: { $games } spellen in { $seconds } seconden ({ $speed } beslissingen per seconde)
simulate-outcome = { $side }: { $count } ({ $share }%)
simulate-rounds = Ronden: mediaan { $median }, meestal { $p10 } tot { $p90 }
simulate-errors = Fouten: { $errors }
simulate-resumed = Verder met { $file }: { $done } van { $games } spellen zijn al gespeeld.
simulate-stopped = Gestopt na { $done } van { $games } spellen.
simulate-file-kind = Uitslagen kunnen alleen worden opgeslagen in bestanden die eindigen op { $kinds }, niet in { $file }.
simulate-no-parquet = Parquet-bestanden hebben de bibliotheek pyarrow uit de extra "cluster" nodig: pip install pyarrow
simulate-no-dask = Een cluster heeft de bibliotheek distributed uit de extra "cluster" nodig: pip install distributed
simulate-no-scheduler = Op { $address } antwoordt geen Dask-scheduler.
simulate-scheduler-lost = De Dask-scheduler op { $address } is gestopt.
simulate-no-workers = De Dask-scheduler op { $address } heeft geen workers.
simulate-worker-lost = Workers zijn { $times ->
    [one] één keer
   *[other] { $times } keer
    } mislukt bij de spellen met seeds { $first } tot en met { $last } ({ $reason }).
simulate-not-resume = { $file } is geen bestand van een simulatie en kan daarom niet worden voortgezet.
simulate-other-setup = { $file } hoort bij een andere simulatie: { $what ->
    [game] het spel is anders
    [levels] de computerspelers zijn anders
    [checked] --check is anders
    [version] de versie van Dreadhouse is anders
   *[options] de spelopties zijn anders
    }.

check-own-fine = { $adventure }: OK.
check-own-wrong = { $problem }
check-own-none = { $folder }: geen avontuur gevonden.
check-own-words = { $adventure }: het bericht "{ $message }" ontbreekt; voeg het toe aan een .ftl-bestand in { $folder }.
check-fine = { $game }: OK.
check-wrong = { $game }: { $problem }
check-message = het bericht "{ $message }" ontbreekt; { $place } heeft het nodig.
check-wording = { $file }: { $message }: "{ $words }" (regel { $number }): { $advice }
check-translation = { $file }: { $place }{ $kind ->
    [file] bestand niet gevonden.
    [missing] {" "}ontbreekt.
    [unknown] {" "}is geen id van de Engelse teksten.
    [syntax] {" "}is onleesbaar.
    [variable] {" "}gebruikt ${ $what }, dat niet in het Engelse bericht staat.
    [variants] {" "}heeft andere varianten: { $what }.
    [attributes] {" "}mist attributen: { $what }.
    [english] {" "}is nog Engels: { $what }
    [chapters] een ander aantal hoofdstukken ({ $what }).
   *[rule] {" "}wijkt af van de Engelse regel: { $what }.
    }
check-wording-none = Voor de taal "{ $language }" zijn er geen formuleringsregels.
check-wording-fine = De formulering volgt alle { $count } regels.
check-replay = naspelen van een spel gaf een ander resultaat.
check-crash = de spelregels faalden: { $problem }

## Eerlijk spel: de vastlegging van de seed, en wat die bewijst

fairness-title = Eerlijk spel
fairness-open = Seed, salt en vastlegging
fairness-commitment = Vastlegging: { $commitment }
fairness-seed = Seed { $seed }, salt { $salt }
fairness-opened = Seed { $seed }, salt { $salt }, vastlegging { $commitment }
fairness-none = Dit spel heeft geen vastlegging: een oudere versie van Dreadhouse is eraan begonnen.
fairness-fixed = Kaarten en dobbelstenen volgen uit een seed. De vastlegging, een vingerafdruk (SHA-256) van spel, opties, seed en een willekeurige salt, legt ze vast vóór de eerste kaart.
fairness-kept = Noteer of fotografeer de vastlegging. Na het spel zie je seed en salt. Geven die dezelfde vastlegging, dan heeft niemand kaarten of dobbelstenen veranderd.
fairness-verified = "dreadhouse replay --verify BESTAND" controleert dat, en ook of het hele spel uit de seed volgt.
fairness-not-random = Ze bewijst niet dat de seed willekeurig was: wie hem heeft ingetypt, kent hem.
fairness-not-unseen = Ze bewijst niet dat niemand heeft gekeken: seed en salt staan vanaf het begin in het opgeslagen spel.

## De tekstmodus

terminal-welcome = { $game }. Typ ? voor hulp.
terminal-help =
    Met een getal maak je een keus; Enter kiest de standaardactie, als die er is.
    v: toon de tafel opnieuw. u: ongedaan maken. h: een hint. l: het logboek. i GETAL: meer over een keus.
    r ID: toon een regel. s NAAM: opslaan. f: eerlijk spel. q: opslaan en afsluiten.
terminal-ask = >
terminal-what = { $last ->
    [0] "{ $given }" is geen antwoord. Typ ? voor hulp.
   *[other] "{ $given }" is geen antwoord. Typ een getal van 1 tot en met { $last }, of ? voor hulp.
    }
terminal-time = Resterende tijd: { $minutes }:{ $seconds }. { $runs ->
    [yes] De klok loopt.
   *[no] De klok staat stil terwijl je typt; elke invoer kost { $entry } s.
    }
terminal-asked = { $seat }: { $prompt }
terminal-group = { $seat }:
terminal-hand-over = Geef het toetsenbord aan { $seats_the }. Alles gelezen? Druk op Enter om het scherm te wissen.
terminal-take-over = { $seats }: druk op Enter als niemand anders kijkt.
terminal-option = { $number }. { $choice }
terminal-no-more = Meer valt er niet over te zeggen.
terminal-undone = Ongedaan gemaakt.
terminal-saved = Opgeslagen als { $file }.
terminal-left = Opgeslagen als { $file }. Hervatten: dreadhouse play --text --file { $file }
terminal-rule = { $rule }: { $text }
terminal-no-rule = { $rule } staat niet in de spelregels.
terminal-over = Het spel is afgelopen. { $reason } Gewonnen: { $winners_the }.
terminal-nobody = niemand

## Castle Ravenloft als tekst

map-token = *
map-marker = !
map-legend = Twee letters: een held. Een kleine letter: een monster. # muur, . vloer, + knekelhoop, ? onverkende rand, * fiche, ! kaartfiche, S trap; andere hoofdletters: wat daar is.
map-squares = { $first }-{ $last }. Het vak met dat nummer op de kaart
map-figure = { $words } ({ $tag })
map-where = Kolom { $column }, rij { $row } van de kaart
table-goal = Doel: { $goal }
table-lost = Verloren: { $lost }
table-special-again = Typ r zonder regelnummer om dit nog eens te zien.
table-gone = {"   "}{ $way_id ->
    [escaped] Uit het kasteel ontsnapt
    [waiting] Wacht buiten
   *[lost] Verloren in het kasteel
    }
table-tokens = {"   "}Voorwerpfiches: { $tokens }
table-loot = {"   "}Draagt: { $items }
table-marked = { $figure }. Erop: { $markers }
table-special = { $tile } in kolom { $column }, rij { $row }: { $what }
table-token = * { $token }: { $places }
table-count = { $counter }: { $value } van { $goal }
table-sun = Zon: { $space } van { $last }
table-hero = { $tag } { $hero }, niveau { $level }: { $hp } van { $most } LP, PK { $ac }, snelheid { $speed }
table-conditions = {"   "}{ $conditions }
table-powers = {"   "}Gereed: { $ready }. Gebruikt: { $used }.
table-items = {"   "}Schatten: { $items }
table-monster = {"   "}{ $tag } { $figure }: { $hp } van { $most } LP, PK { $ac }
table-trap = {"   "}Val: { $card }
table-environment = Omgeving: { $card }
table-marker = Kaartfiche: { $card }
table-decks = Genezingsimpulsen { $surges }, ervaring { $xp } EP. Stapels: tegels { $tiles }, monsters { $monsters }, ontmoetingen { $encounters }, schatten { $treasures }.

## Wat er te horen is: bijschriften van geluiden

caption-focus = Een zachte aanraking
caption-press = Een toets gaat omlaag
caption-back = Een toets komt omhoog
caption-refuse = Iets geeft niet mee
caption-page = Een bladzijde slaat om
caption-curtain = Een gordijn beweegt
caption-notice = Twee klokjes
caption-take-back = Een geluid loopt achteruit
caption-card-lift = Een kaart wordt opgepakt
caption-card-lay = Een kaart wordt neergelegd
caption-card-flip = Een kaart wordt omgedraaid
caption-shuffle = Een stapel wordt geschud
caption-token = Een fiche wordt neergelegd
caption-token-lift = Een fiche wordt gepakt
caption-coin = Een munt tolt uit
caption-die = Een dobbelsteen op steen
caption-dice = Dobbelstenen op steen
caption-heartbeat = Een hartslag
caption-bats = Vleermuizen fladderen
caption-fireside = Een vuur knettert
caption-music-cabinet = Een speeldoos speelt

## Records: wat de resultaten van een spel opleveren

cli-records = de records van je spellen tonen, of de resultaten als CSV opslaan
cli-arg-profile = alleen de resultaten van dit profiel: het nummer (1 tot en met 4) of de naam
cli-arg-csv = de resultaten in plaats daarvan naar dit CSV-bestand schrijven
records-written = { $count ->
    [one] { $count } resultaat opgeslagen in { $file }
   *[other] { $count } resultaten opgeslagen in { $file }
    }
records-damaged = { $count ->
    [one] { $count } regel van { $file } is beschadigd en overgeslagen.
   *[other] { $count } regels van { $file } zijn beschadigd en overgeslagen.
    }

record-profile = Speler { $number }
record-none = Nog geen enkel spel uitgespeeld.
record-played = { $played ->
    [one] { $played } spel
   *[other] { $played } spellen
}, { $won } gewonnen ({ $share }%)
record-shared = { $count ->
    [one] { $count } spel met mensen aan elke kant, gewonnen noch verloren
   *[other] { $count } spellen met mensen aan elke kant, gewonnen noch verloren
    }
record-streaks = Overwinningen op rij: nu { $streak }, hoogstens { $longest }
record-about = { $subject } · { $difficulty }
record-about-side = { $subject } · als { $side } · { $difficulty }
record-best-score = Beste score: { $value } ({ $about }; { $day })
record-best-rounds = { $value ->
    [one] Snelste overwinning: { $value } ronde ({ $about }; { $day })
   *[other] Snelste overwinning: { $value } ronden ({ $about }; { $day })
    }
record-best-minutes = { $value ->
    [one] Kortste overwinning: { $value } minuut ({ $about }; { $day })
   *[other] Kortste overwinning: { $value } minuten ({ $about }; { $day })
    }
record-share = { $won } van { $played } gewonnen
record-row = { $label }: { $share }
record-by-side = Kant
record-by-difficulty = Moeilijkheid
record-difficulty-random = { level-random }
record-difficulty-easy = { level-easy }
record-difficulty-normal = { level-normal }
record-difficulty-hard = { level-hard }
record-difficulty-persons = Alleen mensen
record-outcome-won = Gewonnen
record-outcome-lost = Verloren
record-outcome-shared = Mensen aan elke kant
record-played-by = Door mensen gespeeld: { $characters }
record-against = Computerspelers: { $level }
record-numbers = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
}, { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
    }
record-score = Score: { $value }
record-seed = Seed: { $seed }
record-broken = { $count ->
    [one] Nieuw record: { $records }.
   *[other] Nieuwe records: { $records }.
    }
record-broken-first = eerste overwinning ({ $about })
record-broken-score = beste score ({ $value }, was { $before })
record-broken-rounds = { $value ->
    [one] snelste overwinning ({ $value } ronde, was { $before })
   *[other] snelste overwinning ({ $value } ronden, was { $before })
    }
record-broken-minutes = { $value ->
    [one] kortste overwinning ({ $value } minuut, was { $before })
   *[other] kortste overwinning ({ $value } minuten, was { $before })
    }
record-broken-streak = { $value } overwinningen op rij (was { $before })
