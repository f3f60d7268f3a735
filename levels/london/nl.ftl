# London Dread: every word that a player reads.

## Areas and Locations

name-north = Noord
name-south = Zuid
name-east = Oost
name-west = West

name-north-streets = Camden High Street
short-north-streets = Straten Noord
name-north-1 = Begraafplaats Highgate
    .the = de begraafplaats Highgate
short-north-1 = Noord 1
name-north-2 = Station King's Cross
    .the = station King's Cross
short-north-2 = Noord 2
name-north-3 = Sluis in Regent's Canal
    .the = de sluis in Regent's Canal
short-north-3 = Noord 3
name-north-4 = Uurwerkfabriek Clerkenwell
    .the = de uurwerkfabriek van Clerkenwell
short-north-4 = Noord 4
name-north-5 = Alexandra Palace
short-north-5 = Noord 5
name-north-6 = Gevangenis Holloway
    .the = de gevangenis van Holloway
short-north-6 = Noord 6

name-south-streets = Borough Road
short-south-streets = Straten Zuid
name-south-1 = Kathedraalhof van Southwark
    .the = het kathedraalhof van Southwark
short-south-1 = Zuid 1
name-south-2 = Bethlem-gesticht
    .the = het Bethlem-gesticht
short-south-2 = Zuid 2
name-south-3 = Kade van Lambeth
    .the = de kade van Lambeth
short-south-3 = Zuid 3
name-south-4 = Crystal Palace
short-south-4 = Zuid 4
name-south-5 = Leerlooierij Bermondsey
    .the = de leerlooierij van Bermondsey
short-south-5 = Zuid 5
name-south-6 = Vauxhall Gardens
short-south-6 = Zuid 6

name-east-streets = Commercial Road
short-east-streets = Straten Oost
name-east-1 = Sloppen van Whitechapel
    .the = de sloppen van Whitechapel
short-east-1 = Oost 1
name-east-2 = Havenkom van Limehouse
    .the = de havenkom van Limehouse
short-east-2 = Oost 2
name-east-3 = Markthal Spitalfields
    .the = de markthal van Spitalfields
short-east-3 = Oost 3
name-east-4 = Oude Trappen van Wapping
    .the = de Oude Trappen van Wapping
short-east-4 = Oost 4
name-east-5 = London Hospital
    .the = het London Hospital
short-east-5 = Oost 5
name-east-6 = Armenhuis Bethnal Green
    .the = het armenhuis van Bethnal Green
short-east-6 = Oost 6

name-west-streets = Piccadilly
short-west-streets = Straten West
name-west-1 = Herenhuis in Mayfair
    .the = het herenhuis in Mayfair
short-west-1 = West 1
name-west-2 = Grafkelders van Kensal Green
    .the = de grafkelders van Kensal Green
short-west-2 = West 2
name-west-3 = British Museum
    .the = het British Museum
short-west-3 = West 3
name-west-4 = Half Moon Street
short-west-4 = West 4
name-west-5 = Haymarket-passage
    .the = de Haymarket-passage
short-west-5 = West 5
name-west-6 = Serpentine in Hyde Park
    .the = de Serpentine in Hyde Park
short-west-6 = West 6

## The clock

name-hour-6 = 6 uur
name-hour-8 = 8 uur
name-hour-10 = 10 uur
name-hour-12 = 12 uur
name-hour-14 = 14 uur
name-hour-16 = 16 uur
name-hour-18 = 18 uur
name-hour-20 = 20 uur
name-hour-22 = 22 uur
name-hour-0 = 0 uur
name-hour-2 = 2 uur
name-hour-4 = 4 uur

name-morning = OCHTEND
text-morning = Te onderzoeken vanaf 6 uur.
name-day = DAG
text-day = Te onderzoeken vanaf 14 uur.
name-night = NACHT
text-night = Te onderzoeken vanaf 22 uur.

cry-start = Big Ben: de eerste slag. De stad houdt haar adem in.
cry-half = De tweede slag. Van de nacht is de helft voorbij.
cry-end = De derde slag. Handen af van de klokken.

difficulty-normal = Normaal: twaalf minuten om te plannen
difficulty-hard = Moeilijk: tien minuten om te plannen
difficulty-dread = Onheil: acht minuten om te plannen
difficulty-untimed = Oefenen: zo lang als je wilt

## Abilities, dice, Conditions

name-strength = KRACHT
name-charm = CHARME
name-guile = SLUWHEID
name-spirit = GEEST
name-lore = KENNIS
name-courage = MOED
name-impact = SLAGKRACHT
name-tech = TECHNIEK
name-spellcraft = MAGIE
name-wild = JOKER
name-fist = VUIST
name-blank = leeg

name-injured = Gewond
    .the = gewond
text-injured = Heeft op zichzelf geen gevolg. Raak je opnieuw gewond, verhoog dan in plaats daarvan het onheil met 5; in de ontknoping ben je dan verslagen.
name-unhinged = Ontredderd
    .the = ontredderd
text-unhinged = Heeft op zichzelf geen gevolg. Raak je opnieuw ontredderd, verhoog dan in plaats daarvan het onheil met 5; in de ontknoping ben je dan verslagen.

## Characters

name-basil = Basil Sterling
    .gender = m
short-basil = Basil
title-basil = geruïneerde edelman
text-basil = Basil Sterling vergokte in één winter negen generaties Northumberland, in het jaar dat het stil werd in de kinderkamer van zijn dochter. Zijn manieren heeft hij behouden, evenals één revolver en de gewoonte zijn schulden te betalen.
virtue-basil = Maak 1 gekanteld voorwerp gereed van een personage op jouw locatie (ook van jezelf).

name-jacqueline = Jacqueline Degas
    .gender = f
short-jacqueline = Jacqueline
title-jacqueline = revuedanseres
text-jacqueline = Niemand in Montmartre gooide de benen hoger dan Jacqueline Degas, tot een bewonderaar in loge vijf haar boeketten begon te sturen uit de toekomst. Ze stak het Kanaal over met een mes, een hutkoffer en andermans paspoort.
virtue-jacqueline = Voeg 1 JOKER toe.

name-murphy = Jack Murphy
    .gender = m
short-murphy = Murphy
title-murphy = bokser
text-murphy = Jack Murphy sloeg in Belfast in de ring een man dood, die in de kleedkamer weer opstond. Sindsdien heeft hij geen gevecht meer verloren, en geen nacht meer doorgeslapen.
virtue-murphy = Voeg 2 KRACHT toe; of: werp na je worp één keer zoveel van je dobbelstenen opnieuw als je wilt.

name-maria = Zuster Maria Velasco
    .the = zuster Maria Velasco
    .gender = f
short-maria = Maria
title-maria = non
text-maria = Maria is de laatste van een klooster van veertig. De Kerk heeft haar eigen lezing van hoe het daar stil werd. Maria heeft de hare, en draagt die mee aan een rozenkrans van negenendertig kralen.
virtue-maria = Leg 1 toestand af van een personage op jouw locatie (of van jezelf); of: voeg 1 GEEST toe.

name-milton = Howard Milton
    .gender = m
short-milton = Milton
title-milton = occultist en archivaris
text-milton = Howard Milton werd door het British Museum overzee gezonden om een trommel te kopen die niet te koop was, en nam hem niettemin mee. Sindsdien bespeelt de trommel zichzelf. De catalogustekst waarin hij het diefstal noemde, kostte hem zijn betrekking; nu leert hij, per brief, van de rechtmatige hoeders hoe hij hem terug kan geven.
virtue-milton = Vóór de ontknoping: schud de onderzoeksstapel, bekijk de bovenste 3 kaarten, voeg de symbolen van één daarvan toe en leg die af, leg de andere terug. In de ontknoping: neem 1 vertrouwenskaart op hand.

name-sturmer = Freidrich Stürmer
    .gender = m
short-sturmer = Stürmer
title-sturmer = verbannen Pruisisch officier
text-sturmer = Freidrich Stürmer ging bij Metz met honderd man een loopgraaf in en kwam er met honderdeneen weer uit. Hij speelt viool om niet te hoeven tellen.
virtue-sturmer = Draai na je worp 1 van je lege dobbelstenen op een VUIST; of: voeg 1 MOED toe.

## Personality cards

text-trauma = Trauma: je levert niets, negeert de symbolen van je blad en werpt de traumadobbelsteen.

name-peer-of-the-realm = Van hoge adel
name-eton-and-oxford = Eton en Oxford
name-crack-shot = Scherpschutter
name-cardsharp = Valsspeler
name-noblesse-oblige = Adel verplicht
text-noblesse-oblige = Maak 1 gekanteld voorwerp gereed van een personage op jouw locatie.
name-the-empty-nursery = De lege kinderkamer
text-the-empty-nursery = { text-trauma }

name-star-of-the-moulin = Ster van de Moulin
name-light-fingers = Vlugge vingers
name-knife-in-the-garter = Mes in de kousenband
name-a-hundred-admirers = Honderd bewonderaars
name-encore = Bis!
text-encore = Bij een plotkaart: na je worp mag je één keer zoveel van je dobbelstenen opnieuw werpen als je wilt. Bij een beproeving: krijg in plaats daarvan 1 JOKER extra.
name-the-man-in-box-five = De man in loge vijf
text-the-man-in-box-five = { text-trauma }

name-bare-knuckle-champion = Kampioen met blote vuisten
name-docker = Dokwerker
name-strike-committee = Stakingscomité
name-devils-own-luck = Duivels veel geluk
name-never-stays-down = Blijft nooit liggen
text-never-stays-down = Ben je gewond, leg die toestand dan af; zo niet, krijg 1 KRACHT extra.
name-the-ring-at-belfast = De ring in Belfast
text-the-ring-at-belfast = { text-trauma }

name-sister-of-mercy = Zuster van barmhartigheid
name-litany = Litanie
name-fever-ship = Koortsschip
name-unbending = Onbuigzaam
name-absolution = Absolutie
text-absolution = Een personage op jouw locatie (of jijzelf) is niet langer ontredderd: leg die toestand af.
name-the-silent-convent = Het zwijgende klooster
text-the-silent-convent = { text-trauma }

name-student-of-vodou = Leerling in de vodou
name-museum-archivist = Museumarchivaris
name-egyptologist = Egyptoloog
name-second-sight = Het tweede gezicht
name-forbidden-marginalia = Verboden kanttekeningen
text-forbidden-marginalia = Draai 1 willekeurige kaart van de onderzoeksstapel om (in de ontknoping: de bovenste vertrouwenskaart) en voeg ook die symbolen toe; leg de kaart daarna terug (in de ontknoping: onder de stapel).
name-the-drum-that-was-not-for-sale = De trommel die niet te koop was
text-the-drum-that-was-not-for-sale = { text-trauma }

name-musician = Muzikant
name-prussian-drill = Pruisische dril
name-siege-engineer = Belegeringsingenieur
name-duelling-scar = Duellitteken
name-marching-song = Marslied
text-marching-song = Krijg 1 vertrouwen.
name-the-trench-at-metz = De loopgraaf bij Metz
text-the-trench-at-metz = { text-trauma }

## Dread cards, tier I

name-a-tough-bargain = Een harde koop
text-a-tough-bargain = De heler wil je de naam wel verkopen, maar betalen zul je met iets wat je missen zult.
name-bruiser = Krachtpatser
text-bruiser = Twee meter spieren uit Shadwell leunt in de deuropening en vraagt, heel zacht, waar jullie denken heen te gaan.
name-digging-up-the-past = Graven in het verleden
text-digging-up-the-past = Onder de plavuizen heeft iemand de botten op alfabetische volgorde gelegd.
name-the-whispering-medium = Het fluisterende medium
text-the-whispering-medium = Haar lippen bewegen niet, en toch kent de dode in haar keel de naam van je moeder.
name-bodies-in-the-fog = Lijken in de mist
text-bodies-in-the-fog = Drie doden zitten rechtop op de bank, hoed op, te wachten op een omnibus die niet meer rijdt.
name-the-resurrection-men = De lijkendieven
text-the-resurrection-men = Hun kruiwagen piept, hun spaden zijn nat, en vannacht komen ze één klant tekort.
name-blackmail-at-the-savoy = Chantage in het Savoy
text-blackmail-at-the-savoy = Elf brieven in een violet lint, en een kelner die ze alle elf gelezen heeft.
name-the-weeping-nursery = De wenende kinderkamer
text-the-weeping-nursery = De wieg staat al negen jaar leeg; ze wordt nog steeds gewiegd.
name-dockside-press-gang = Ronselaars in de dokken
text-dockside-press-gang = Ze werven voor een schip dat dit voorjaar met man en muis is vergaan.
name-the-locked-carriage = Het gesloten rijtuig
text-the-locked-carriage = Elke dageraad staat het voor de bank, de gordijntjes dicht, en het paard is van koper.
name-a-duel-at-dawn = Duel bij dageraad
text-a-duel-at-dawn = Beide heren zijn al geraakt; geen van tweeën heeft het fatsoen om te gaan liggen.
name-rats-in-the-rookery = Ratten in de sloppen
text-rats-in-the-rookery = Vier aan vier stromen ze de trap af, en de grote dragen iets mee.
name-the-anarchists-parcel = Het pakje van de anarchist
text-the-anarchists-parcel = Het tikt, het is geadresseerd aan de minister, en je koetsier heeft het je zojuist aangereikt.
name-crooked-constable = Omkoopbare agent
text-crooked-constable = Hij likt aan zijn potlood, klapt zijn notitieboek dicht en noemt een bedrag.
name-the-drowned-bride = De verdronken bruid
text-the-drowned-bride = Bij ieder laagwater komt ze de riviertrap op en klopt ze aan het verkeerde huis.
name-the-locked-ward = De gesloten zaal
text-the-locked-ward = Sinds Sint-Michiel is er niemand meer opgenomen, en toch dekt de matrone elke avond voor één meer.
name-fever-house = Het koortshuis
text-fever-house = Een geel kruis op de deur, en daarachter veertig mensen die precies in de maat ademen.
name-pale-hounds = De bleke honden
text-pale-hounds = Niemand in de parochie heeft een hond, en elke nacht hoort de hele parochie ze voorbijgaan.
name-the-seance-room = De seancekamer
text-the-seance-room = De tafel heeft vanavond vijf poten, en de vijfde is warm.
name-the-ratcatchers-cellar = De kelder van de rattenvanger
text-the-ratcatchers-cellar = De staarten bewaart hij op sterk water, met de namen van wethouders erop.
name-the-stolen-reliquary = De gestolen reliekschrijn
text-the-stolen-reliquary = De dieven namen het zilver en lieten de vinger liggen, die is begonnen te wijzen.
name-runaway-hansom = Op hol geslagen huurkoets
text-runaway-hansom = Geen koetsier, geen teugels, en achter elk raampje hetzelfde angstige gezicht.
name-unclean-tongues = Onreine tongen
text-unclean-tongues = Een straatprediker zegt het dodenboek op met de stem van een klein meisje.
name-the-hanging-judge = De galgenrechter
text-the-hanging-judge = Hij houdt nog elke donderdag zitting, en de strop is nog altijd nieuw.

## Dread cards, tier II

name-carollers-without-breath = Kerstzangers zonder adem
text-carollers-without-breath = Ze zingen prachtig in de strenge vorst, geen mond die dampt, en ze zouden graag zien dat jij de tenorpartij nam.
name-dynamite-under-parliament = Dynamiet onder het parlement
text-dynamite-under-parliament = Guy Fawkes had buskruit; deze heren hebben de Polytechnische School doorlopen.
name-the-butcher-of-smithfield = De slager van Smithfield
text-the-butcher-of-smithfield = Zijn haken hangen vol, en er is al een week geen veemarkt geweest.
name-a-countess-in-ashes = Een gravin in de as
text-a-countess-in-ashes = Ze ontvangt op woensdag, in de haard.
name-the-clockwork-beadle = De mechanische pedel
text-the-clockwork-beadle = Hij doet zijn ronde met een lantaarn, en wie na de avondklok nog buiten is, wordt stilgezet.
name-the-sleeping-fleet = De slapende vloot
text-the-sleeping-fleet = Elf koopvaarders voor anker onder Tower Bridge, eigendom van de City, en geen ziel aan boord die wakker is.
name-the-man-who-bled-ink = De man die inkt bloedde
text-the-man-who-bled-ink = Elke ader in hem is handschrift, en de zinnen gaan over jou.
name-riot-at-trafalgar-square = Oproer op Trafalgar Square
text-riot-at-trafalgar-square = Tienduizend stemmen en één dirigent, die de maat slaat op het dak van de National Gallery.
name-gallows-birds = Galgenaas
text-gallows-birds = Om acht uur zijn ze van het touw gesneden; om twaalf uur zag men ze drinken in Holborn.
name-the-ambassadors-shadow = De schaduw van de ambassadeur
text-the-ambassadors-shadow = Ze verlaat de receptie een uur eerder dan hij en regelt zijn zaken.
name-ghouls-of-kensal-green = De lijkeneters van Kensal Green
text-ghouls-of-kensal-green = Ze dineren bij kaarslicht, op damast, en ze hebben een stoel voor je vrijgehouden.
name-the-poisoned-pump = De vergiftigde pomp
text-the-poisoned-pump = Zondag dronk heel Soho eruit, en maandag werd heel Soho glimlachend wakker.
name-hypnotist-at-large = Hypnotiseur op vrije voeten
text-hypnotist-at-large = Je hebt hem al eerder ontmoet, vier keer, en elke keer bedankte hij je voor je hulp.
name-the-wicker-doctor = De rieten dokter
text-the-wicker-doctor = Hij is een masker, een jas en een groot aantal kraaien.
name-night-of-the-locomotive = De nacht van de locomotief
text-night-of-the-locomotive = De nachtexpres rijdt door de hoofdstraat, en hij is te vroeg.
name-bought-and-paid-for = Gekocht en betaald
text-bought-and-paid-for = De hele afdeling heeft de envelop aangenomen; alleen de brigadier heeft het fatsoen te blozen.
name-the-inverted-church = De omgekeerde kerk
text-the-inverted-church = Haar toren reikt zestig meter omlaag, en de klokken luiden onder de rivier.
name-vampyre-of-belgrave-square = De vampier van Belgrave Square
text-vampyre-of-belgrave-square = Hij wordt overal uitgenodigd, en dat is nu juist de moeilijkheid.
name-the-tattooed-cargo = De getatoeëerde lading
text-the-tattooed-cargo = Veertig matrozen, één huid, en een zeekaart van iets wat op geen globe staat.
name-black-mass-at-st-sepulchre = Zwarte mis in St Sepulchre
text-black-mass-at-st-sepulchre = De koster zweert dat de kaarsen zichzelf aansteken, en hij heeft de brandwonden om het te bewijzen.
name-the-twin-assassins = De moordende tweeling
text-the-twin-assassins = De een staat altijd achter je; de ander heeft altijd geduld.
name-galvanic-beast = Het galvanische beest
text-galvanic-beast = Telkens als het ademhaalt, dimmen langs de Strand de lampen.
name-the-vanishing-regiment = Het verdwenen regiment
text-the-vanishing-regiment = Achthonderd gardisten marcheerden bij Hyde Park de mist in, en alleen de trommels kwamen eruit.
name-mother-midnight = Moeder Middernacht
text-mother-midnight = Ze koopt wiegeliedjes, geheimen en laatste woorden, en betaalt in shillings die altijd warm zijn.

## Items

name-brandy = Cognac
use-brandy = +1 MOED
deplete-brandy = Krijg 2 vertrouwen.
name-holy-water = Wijwater
use-holy-water = +1 GEEST
deplete-holy-water = +3 GEEST
name-gamblers-dice = Gokdobbelstenen
use-gamblers-dice = +1 SLUWHEID
deplete-gamblers-dice = Na een worp: werp één keer zoveel van je dobbelstenen opnieuw als je wilt.
name-tonic = Tonicum
use-tonic = +1 KRACHT
deplete-tonic = Leg 1 toestand af van jezelf of van een personage op jouw locatie.
name-service-revolver = Revolver
use-service-revolver = Na een worp: werp 1 van je dobbelstenen opnieuw.
deplete-service-revolver = Na een worp: voeg 1 VUIST toe aan je resultaat.
name-sword-cane = Degenstok
use-sword-cane = +1 SLUWHEID of +1 MOED (kies).
deplete-sword-cane = Na een worp: voeg 1 VUIST toe aan je resultaat.
name-bulls-eye-lantern = Dievenlantaarn
use-bulls-eye-lantern = +1 KENNIS
deplete-bulls-eye-lantern = +2 KENNIS en +1 TECHNIEK
name-opera-glasses = Toneelkijker
use-opera-glasses = +1 CHARME
deplete-opera-glasses = Krijg 1 deugdfiche.
name-police-whistle = Politiefluit
use-police-whistle = +1 MOED
deplete-police-whistle = Eén personage in de straten van jouw gebied gaat meteen naar jouw locatie en doet mee aan dit onderzoek.
name-skeleton-keys = Lopers
use-skeleton-keys = +1 SLUWHEID
deplete-skeleton-keys = +2 SLUWHEID en +1 TECHNIEK
name-galvanic-battery = Galvanische batterij
use-galvanic-battery = +1 TECHNIEK en +1 SLAGKRACHT
deplete-galvanic-battery = +2 TECHNIEK en +2 SLAGKRACHT
name-dynamite = Dynamiet
use-dynamite = +1 SLAGKRACHT
deplete-dynamite = Na een worp: voeg 2 VUISTEN toe aan je resultaat; daarna raak je gewond.
name-grimoire-leaf = Blad uit een toverboek
use-grimoire-leaf = +1 MAGIE
deplete-grimoire-leaf = +2 MAGIE en +1 KENNIS
name-chalk-circle = Krijtcirkel
use-chalk-circle = +1 MAGIE
deplete-chalk-circle = Negeer één resultaat van de traumadobbelsteen die je net hebt geworpen.
name-silver-crucifix = Zilveren crucifix
use-silver-crucifix = +1 GEEST
deplete-silver-crucifix = Negeer één toestand die je nu zou krijgen.
name-laudanum = Laudanum
use-laudanum = +1 CHARME
deplete-laudanum = Je bent niet langer ontredderd: leg die toestand af. Schud daarna de onderzoeksstapel en leg de bovenste kaart voorgoed af (in de ontknoping: 1 kaart naar keuze uit je hand), indien mogelijk.
name-field-surgeons-kit = Veldchirurgentas
use-field-surgeons-kit = +1 TECHNIEK
deplete-field-surgeons-kit = Jij of een personage op jouw locatie is niet langer gewond: leg die toestand af; krijg 1 vertrouwen.
name-elephant-gun = Olifantsbuks
use-elephant-gun = +1 SLAGKRACHT
deplete-elephant-gun = Na een worp: voeg 1 VUIST toe aan je resultaat en werp tot 2 van je dobbelstenen opnieuw.
name-forged-papers = Valse papieren
use-forged-papers = +1 CHARME
deplete-forged-papers = +2 CHARME en +1 SLUWHEID
name-bribe-money = Steekpenningen
use-bribe-money = +1 SLUWHEID
deplete-bribe-money = +2 SLUWHEID en +1 CHARME
name-clasp-knife = Knipmes
use-clasp-knife = +1 KRACHT
deplete-clasp-knife = Na een worp: werp één keer zoveel van je dobbelstenen opnieuw als je wilt.
name-iron-knuckles = IJzeren boksbeugel
use-iron-knuckles = +1 KRACHT
deplete-iron-knuckles = +3 KRACHT
name-crowbar = Koevoet
use-crowbar = +1 KRACHT
deplete-crowbar = +2 KRACHT en +1 SLAGKRACHT
name-lucky-sovereign = Geluksmunt
use-lucky-sovereign = Na een worp: werp 1 van je dobbelstenen opnieuw.
deplete-lucky-sovereign = Na een worp: voeg 1 VUIST toe aan je resultaat.
name-saints-knucklebone = Vingerkootje van een heilige
use-saints-knucklebone = +1 GEEST
deplete-saints-knucklebone = Verlaag het onheil met 2.
name-museum-pass = Museumpas
use-museum-pass = +1 KENNIS
deplete-museum-pass = +3 KENNIS
name-baedeker-of-the-underworld = Baedeker van de onderwereld
use-baedeker-of-the-underworld = +1 KENNIS
deplete-baedeker-of-the-underworld = Neem 1 kaart naar keuze van de aflegstapel van de voorwerpen; maak die gereed.
name-campaign-medal = Veldtochtmedaille
use-campaign-medal = +1 MOED
deplete-campaign-medal = +3 MOED
name-evening-dress = Avondkleding
use-evening-dress = +1 CHARME
deplete-evening-dress = +3 CHARME
name-phonograph = Fonograaf
use-phonograph = +1 TECHNIEK
deplete-phonograph = Verlaag het onheil met 1 en krijg 1 vertrouwen.
name-fortune-tellers-charm = Amulet van de waarzegster
use-fortune-tellers-charm = Na een worp: werp 1 van je dobbelstenen opnieuw.
deplete-fortune-tellers-charm = +2 JOKER
name-witch-bottle = Heksenfles
use-witch-bottle = +1 MAGIE
deplete-witch-bottle = Na een worp: draai 1 van je dobbelstenen op een VUIST.

## Confidence cards

name-a-steady-hand = Een vaste hand
name-old-friends-in-low-places = Oude vrienden in lage kringen
name-the-psalm-comes-back = De psalm komt terug
name-it-was-in-the-almanac = Het stond in de almanak
name-heads-up-lads = Kop op, jongens
name-a-smile-and-a-knife = Een glimlach en een mes
name-the-chaplains-blessing = De zegen van de aalmoezenier
name-drawing-room-science = Salonwetenschap
name-gallantry = Ridderlijkheid
name-the-thief-on-the-cross = De moordenaar aan het kruis
name-cipher-and-key = Geheimschrift en sleutel
name-cool-nerve = Koel hoofd
name-a-dream-that-came-true = Een droom die uitkwam
name-into-the-lions-den = In het hol van de leeuw
name-the-scholar-stands-his-ground = De geleerde houdt stand
name-we-have-come-this-far = Zover zijn we gekomen
name-by-god-it-worked = Bij God, het werkte
name-not-tonight = Vannacht niet
name-the-battering-ram = De stormram
name-fix-bayonets = Bajonet op!
name-the-patent-lantern = De gepatenteerde lantaarn
name-a-bent-hairpin = Een verbogen haarspeld
name-chalk-and-candle = Krijt en kaars
name-a-charm-against-the-eye = Amulet tegen het boze oog

## Allies

name-wiggins = Wiggins, krantenjongen
    .the = Wiggins
text-wiggins = Draai 1 gedekte locatiekaart om, of krijg 1 vertrouwen.
name-constable-thorne = Agent Thorne
    .the = agent Thorne
text-constable-thorne = Na een worp: voeg 1 VUIST toe aan het resultaat van een personage op jouw locatie.
name-dr-lavinia-crane = Dr. Lavinia Crane
    .the = dr. Lavinia Crane
text-dr-lavinia-crane = Leg van elk personage op jouw locatie 1 toestand af.
name-father-aloysius = Pater Aloysius
    .the = pater Aloysius
text-father-aloysius = Annuleer één trauma dat net op jouw locatie is omgedraaid: die persoonlijkheidskaart geldt als leeg.
name-madame-oriel = Madame Oriel
text-madame-oriel = Verlaag het onheil met 2.
name-big-tam-docherty = Grote Tam Docherty
text-big-tam-docherty = +4 KRACHT bij dit onderzoek
name-lord-pelham-voss = Lord Pelham Voss
    .the = lord Pelham Voss
text-lord-pelham-voss = Krijg 1 voorwerp (gewone keuze).
name-the-ferret = De Fret
    .the = de Fret
text-the-ferret = Werp van één worp op jouw locatie één keer zoveel dobbelstenen opnieuw als je wilt.
name-nurse-hester-quill = Verpleegster Hester Quill
    .the = verpleegster Hester Quill
text-nurse-hester-quill = Krijg 2 vertrouwen.

## Stories

prologue = Londen, de laatste jaren van de oude eeuw. Bij dag is het 's werelds kantoor, één en al koper en stoom en goed laken. Bij nacht komt de mist op van de rivier en neemt, straat voor straat, terug wat de gaslantaarns niet kunnen houden. Er zijn er die hebben opgemerkt dat ze elke week wat minder houden. Het zijn geen mensen van gewicht: een geruïneerde edelman, een danseres, een vechter, een non, een geleerde die niemand wil uitgeven, een soldaat zonder vaderland. Men heeft hun gezegd dat ze zich dingen verbeelden. Vannacht hebben ze elkaar gevonden.

name-the-letter = De brief
name-pentagram = een pentagram
wild-the-letter = MAGIE telt als JOKER bij beproevingen in de ontknoping.
opening-the-letter = Hij kwam bij ieder van jullie met de tweede post: dezelfde dikke, roomkleurige envelop, hetzelfde bruine, kriebelige handschrift. Mijn vrienden, staat er, ofschoon u de man nooit hebt ontmoet: ik heb iets gekocht wat niet te koop was. Ik heb het uw namen genoemd, opdat het ophouden zou de mijne te zeggen. Vergeef mij. Kom spoedig. É. Reynaud. Jullie hebben hem tweemaal gelezen, en pas de tweede keer zagen jullie dat de inkt nog bewoog.
endgame-the-letter = Het is nu heel stil in de kapel. Jullie draaien de lampen laag, zoals men dat doet voor een gast. Van achter het deurtje klinkt het schrapen van een stoel die achteruit wordt geschoven, en het droge kuchje van iemand die op het punt staat het woord te nemen.
victory-the-letter = De brief brandt slecht, en hij brandt lang, en in de vlam zie je de zinnen als mieren heen en weer rennen. Als het laatste woord verdwenen is, is de deur nog slechts een deur, scheef in een lege kapel, met de Londense klei erachter. Jullie slaan haar aan stukken en verdelen het hout. Niemand slaapt die nacht, en 's morgens, met de eerste post, komt er niets. Het is het mooiste niets dat jullie ooit ontvangen hebben.
defeat-the-letter = Het is zo buitengewoon beleefd. Het verzoekt ieder van jullie plaats te nemen en een pen ter hand te nemen, en het dicteert langzaam, opdat jullie het kunnen bijhouden. Er zijn in Londen heel wat mensen aan te schrijven. Tegen de ochtend doet je hand geen pijn meer. Ergens klept een brievenbus, een dienstmeid bukt zich, een onbekende keert een dikke, roomkleurige envelop om en vraagt zich af wie haar naam kan hebben geweten. Weldra ben ik bij u, schrijf je; en dat is zo.

name-the-gentleman-caller = De hoffelijke bezoeker
name-top-hat = een hoge hoed
wild-the-gentleman-caller = MOED telt als JOKER bij beproevingen in de ontknoping.
opening-the-gentleman-caller = Elf vrouwen en vier mannen sinds Lichtmis, elk in een gesloten kamer, elk aan een tafel die voor twee gedekt was. De kranten hebben een hoge hoed en een cape, en zijn er dol van geworden. Wat de kranten niet hebben, is het zwartgerande kaartje; dat is al die vijftien keren achtergelaten op het blad in de hal. Vanochtend lag het op het jouwe. Jullie hielden het tegen het licht, ieder op zijn eigen kamer, en het was blanco. Dat betekent: nog niet.
interlude-the-gentleman-caller = Jullie slapen om beurten, in één kamer, met een stoel voor de deur. Tegen de ochtend wordt er geklopt, en de stem is die van degene die ieder van jullie het meest op de wereld heeft gemist. Niemand spreekt. Niemand kijkt een ander aan. Na een poos verwijderen zich de stappen, zonder haast, en als het licht genoeg is, ligt er op de mat voor ieder een kaartje. Ze zijn niet blanco meer.
endgame-the-gentleman-caller = Met een buiging laat hij jullie binnen. Er brandt een vuur, er is gedekt, en voor ieder van jullie staat er een lege stoel. Hij betreurt het gebrek aan vormelijkheid. Nog nooit, zegt hij, had hij het genoegen van zo velen tegelijk, en zijn blik gaat de kring rond, en hij begint zijn handschoenen uit te trekken.
victory-the-gentleman-caller = De cape zakt in als een tent waar niemand in zit. Een ogenblik trekken alle gezichten die hij ooit leende over het ding op de vloer, het ene na het andere, snel als een geschud spel kaarten, en het laatste is dat van een jongen, uit het jaar 1666 zowat, verbaasd dat hij gaan mag. In heel Londen springen deuren van het slot. De hoed hebben jullie nog. Het is een doodgewone hoed, en elk voorjaar meten jullie hem op, voor de zekerheid.
defeat-the-gentleman-caller = Die stap zou je overal herkennen. Je weet dat je gewaarschuwd bent. Maar het is zo koud op de trap, en je bent zo lang alleen geweest, en het is tenslotte de stem, juist die stem, die je nooit meer dacht te horen. De tweede kop staat klaar. Je hand rust op de klink. Op het blad in de hal wacht een kaartje, zwartgerand en zwaar, en daarop staat in natte rode inkt de volgende naam.

name-calypsos-bargain = Het pact van Calypso
name-shell = een schelp
wild-calypsos-bargain = SLUWHEID telt als JOKER bij beproevingen in de ontknoping.
opening-calypsos-bargain = In Wapping sluiten ze vroeg. Er is een koning in de stad, zeggen de kinderen, en hij woont onder de grond, en hij is gemaakt van kaarsen. De politie zegt dat er niet zo iemand bestaat; daarna gaat ze voor donker naar huis, met gele vlekken op haar manchetten. Maar een zangeres van de Siren heeft jullie vijf woorden gestuurd op een speelkaart, een hartenvrouw met weggekrast gezicht. Ik weet wat hij is.
interlude-calypsos-bargain = Er schijnt licht onder de deur van jullie logement. Het is één enkele kaars, lang en geel, rechtop in een schoteltje van zijn eigen vet; ernaast ligt een papier met de opbrengst van de dag, elke klap die jullie uitdeelden, in keurig klerkenschrift geboekt en geprijsd. De vlam heeft een gezicht. Jullie hebben het eerder gezien, aan de andere kant van een toonbank, waar het jullie geluk wenste. Jullie laten de kaars opbranden. Hij zal gezelschap hebben gewild. Dan gaan jullie weer naar buiten, richting rivier.
endgame-calypsos-bargain = De wachters leggen hun messen neer in een lange, blinkende rij en treden terug tot aan de muren. Dit is onze twist niet, zegt het gebaar; dit gaat tussen de Koning en zijn schuldeisers. Hij kromt een zachte vinger. Er valt een druppel af. Achter jullie worden de grote deuren met was verzegeld.
victory-calypsos-bargain = Hij gaat uit als iedere kaars, van bovenaf. Aan het einde is er een pit zo dik als een kabeltouw, en een lucht, en een plas waarover tienduizend lichtjes jullie tegemoet komen dansen, vrij, en de trap op, en weg over de daken naar wat zij wie vergeven is ook mogen hebben in plaats van een thuis. In de Siren komt ze die avond achter het scherm vandaan en zingt ze voor jullie met haar eigen stem. Het is geen bijzondere stem. Geen oog in de zaal blijft droog.
defeat-calypsos-bargain = De mallen zijn warm. Het doet niet echt pijn, en als het gestold is, kan men verrassend ver zien. Ze zetten je in de derde rij links. Van daar heb je goed zicht op de troon, en op de nieuwen als die worden binnengebracht, met hun wapens en hun geheven kinnen, zo precies als jullie waren. Je brandt heel helder. Dat heeft hij gezegd. En ver boven je hoor je in sommige nachten een vrouw zingen, en versta je bijna de woorden.

name-london-dread = London Dread
name-eye-over-dome = een oog boven een koepel
opening-london-dread = Alles wat jullie bevochten hebben, had een deur, een hoed, een troon. Jullie hielden dat voor het ding zelf. Maar er was die datum die telkens terugkwam, en er waren die straten die allemaal één kant op liepen, en op de vooravond van Allerheiligen, even voor de middag, legden jullie alles naast elkaar op één tafel en deden een stap terug. Een brief. Een bezoeker. Een koning. Het waren niet meer dan symptomen. De patiënt ligt onder de stad, hij lag er al voor de stad er kwam, en hij begint te ontwaken.
interlude-london-dread = Om vier uur in de ochtend is er een uur dat van niemand is. Jullie brengen het door op London Bridge, met een kan koffie, en zien het water de verkeerde kant op gaan. Niemand zegt dat het wijzer zou zijn de vroege trein te nemen. Een schipper roept omhoog dat de rivier warm is. De zon komt te laat op; ieder van jullie heeft de minuten geteld, en niemand zegt het getal hardop.
endgame-london-dread = Het is op. Er valt niets meer uit te vinden en nergens meer heen te gaan. Boven de daken, waar de koepel van St Paul's moest zijn, kijkt iets met een grenzeloze, een bijna tedere nieuwsgierigheid neer op vijf miljoen verlichte vensters; en dan, heel plotseling, op jullie.
victory-london-dread = Er komt een ogenblik, omstreeks kwart voor zes, dat het volle gewicht ervan hangt; en dan zucht het, zoals een slaper doet, en draait zich op zijn zij, en is stil. Stof valt in de ondergrondse. In elke parochie tegelijk beginnen de hanen. Jullie lopen naar huis door het gewone vuil, langs melkkarren en agenten en een zingende dronkaard, en nooit hebben jullie iets zo schoons gezien. Ze zullen jullie niet bedanken. Ze zullen zeggen dat jullie het je hebben verbeeld. Jullie kijken elkaar aan, en jullie doen de lamp uit.
defeat-london-dread = Londen wordt niet verwoest. Het wordt alleen, van die ochtend af, bewoond. De trams rijden. De banken gaan open. En of de mensen wat stijf lopen, en of ze allen op hetzelfde ogenblik het hoofd naar Cannon Street wenden wanneer het uur slaat: er is niemand meer over die dat vreemd zou vinden. Jullie zelf maken het uitstekend. Jullie hebben een betrekking met vooruitzichten. En slechts een enkele maal, onder het scheren, ontmoet je in de spiegel een paar ogen die tegen de binnenkant van je gezicht slaan als handen tegen een deur.

lost-trail = De laatste lamp in het laatste raam gaat uit. Jullie kwamen één deur tekort; ergens achter die deur is het al begonnen, en het is zonder jullie begonnen.
lost-dread = Er klinkt een geluid alsof vijf miljoen kelen een ingehouden adem laten gaan. De mist gaat rechtop staan. Niemand in Londen zal ooit nog bang zijn, want er is in Londen niemand meer om iets anders te zijn.

## What holds in one Story alone

law-calling-hours = Bezoekuur: in de vier NACHT-uren heeft een personage dat een onheilkaart onderzoekt zonder ander personage op die locatie 1 actiepunt minder.
law-secrets = Geheimen van Calypso: drie kaarten liggen gedekt naast het bord. Wie er een krijgt, trekt de bovenste; de spelers kiezen welk aanwezig personage die open voor zich houdt. Een geheim is geen voorwerp, blijft tussen de hoofdstukken bewaard en wordt gebruikt door het af te leggen; wie verslagen is, verliest zijn geheimen.
law-sealed-antagonist = De antagonist is een van drie, en niemand weet welke. De kaart wordt omgedraaid zodra plot G is afgehandeld, hoe het ook afloopt.
law-goons = Handlangers: in elk hoofdstuk staan drie van de zes in de straten van Noord, Oost en Zuid, en maken het hele gebied onveilig. Personages in die straten mogen, na een pijl of een leeg uur, een handlanger onderzoeken als een onheilkaart. Elke handlanger die aan het einde van het hoofdstuk over is, verhoogt het onheil met 2.
law-interlude = Tussen de hoofdstukken mag elk personage 1 toestand afleggen, en krijgt het 1 deugdfiche en 1 willekeurig voorwerp.

## Plot cards: The Letter

name-mr-reynauds-residence = Het huis van de heer Reynaud
front-mr-reynauds-residence = Het huis in Gower Street is niet op slot, en elke lamp brandt. Étienne Reynaud, handelaar in curiosa, is niet thuis; maar op de muren van zijn studeerkamer, van de vloer tot het plafond, heeft iemand een keer of negenduizend dezelfde hoffelijke zin geschreven: Weldra ben ik bij u.
effect-low-mr-reynauds-residence = Alle aanwezige personages raken ontredderd.
low-mr-reynauds-residence = Jullie lezen te lang. De zin leest zichzelf verder achter je ogen nadat je al hebt weggekeken, met een stem die geduldig is en heel dichtbij. Als in de gang de lampen een voor een uitgaan, kan niemand zeggen wie er begon te gillen.
effect-middle-mr-reynauds-residence = Er gebeurt niets.
middle-mr-reynauds-residence = Jullie schrijven over wat jullie kunnen, raken niets aan en gaan door de bijkeuken weg. In de haard ligt een half pandbriefje. Achter jullie in het lege huis begint weer een pen te krassen, als een rat die letters heeft geleerd.
effect-top-mr-reynauds-residence = Krijg 1 willekeurig voorwerp.
top-mr-reynauds-residence = Onder de negende herhaling hapert de hand, en het pleisterwerk klinkt hol. In de nis erachter ligt wat Reynaud voor zijn eigen correspondent verborg, gewikkeld in de stola van een priester. Jullie zijn ermee weg voor de inkt op de muur droog is.

name-a-pawnshop = Een pandjeshuis
front-a-pawnshop = Drie koperen bollen, waarvan er twee ontbreken. De heer Josiah Pym herinnert zich de Fransman opperbest: kwam huilend binnen, beleende een deur. Geen grote deur, meneer. Geen muur erbij. Hij heeft hem achter gezet, met het gezicht naar de wand, omdat klanten klaagden dat er iemand klopte.
effect-low-a-pawnshop = Eén aanwezig personage met een voorwerp (naar keuze van de spelers) legt 1 voorwerp af; heeft niemand er een, dan gebeurt dat niet. Verhoog het onheil met 1.
low-a-pawnshop = Pym is een tragere dwaas dan jullie dachten, maar zijn planken zijn vlug. Iets grijpt van tussen de pendules en neemt zijn onderpand. Tegen de tijd dat de luiken weer dicht zijn, zijn jullie armer, is de deur verdwenen, en zijn de klokken het allemaal eens.
effect-middle-a-pawnshop = Krijg 1 voorwerp.
middle-a-pawnshop = De deur is vanmorgen op een handkar vertrokken, bekent Pym, onder de hoede van twee mannen die betaalden met natte sovereigns. Jullie mogen iets uitzoeken van de plank met vervallen panden, als jullie dan maar niet meer naar dat kloppen vragen.
effect-top-a-pawnshop = Krijg 2 voorwerpen.
top-a-pawnshop = Er is een bladzijde in Pyms kasboek die hij nooit heeft durven omslaan. Jullie slaan haar om. Daar staat de naam van de voerman, en de straat, en een lijst van wat er in plaats van geld werd achtergelaten, alles nooit afgehaald, en alles bruikbaar.

name-opium-den = Opiumkit
front-opium-den = Elf treden onder Limehouse Causeway is de lucht bruin en zoet. Op de achterste bank ligt onder drie omslagdoeken Étienne Reynaud. Hij is niet gekomen om te dromen. Hij is gekomen omdat dit de enige plek is waar een man noch slaapt, als het hem schrijft, noch waakt, als het roept.
effect-low-opium-den = Eén aanwezig personage (naar keuze van de spelers) raakt gewond. Verhoog het onheil met 1.
low-opium-den = De waard houdt niet van vragen, en zijn portiers nog minder. In het handgemeen gaat een vuurpot om. Reynaud komt overeind met de glimlach van een ander, zegt dat hij weldra bij jullie is, en steekt een mes in de dichtstbijzijnde arm.
effect-middle-opium-den = Krijg 2 vertrouwen.
middle-opium-den = Tussen twee pijpen geeft hij jullie een straat, een datum en het woord kapel. Dan draaien zijn ogen weg en begint zijn rechterhand, geheel uit zichzelf, een dictee op de muur te schrijven. Het is genoeg. Jullie gaan voordat de zin bij jullie namen komt.
effect-top-opium-den = Krijg 2 deugdfiches.
top-opium-den = Jullie houden zijn schrijfhand vast, en houden haar vast, tot ze stilvalt. Een volle minuut lang is Étienne Reynaud niets dan een vermoeid man die van oude dingen hield. Hij vertelt jullie alles. Aan het eind vraagt hij jullie de pijp uit zijn mond te nemen, en goed voor hem te zijn.

name-the-chapel-under-wych-street = De kapel onder Wych Street
front-the-chapel-under-wych-street = Volgens de akten ligt er onder Wych Street niets dan klei. De klei heeft kerkbanken. Aan de oostkant, waar een altaar hoort te staan, metselen zes metselaars in hun zondagse jas een muur om een zwart deurtje, en geen van hen ademt.
effect-low-the-chapel-under-wych-street = Eén aanwezig personage (naar keuze van de spelers) raakt ontredderd. Verhoog het onheil met 2.
low-the-chapel-under-wych-street = Ze leggen de laatste laag terwijl jullie er nog in zijn. Er is een tijd in het donker, en iets in het donker dat belang in jullie stelt, en dan een leemte, en gaslicht, en rennen. Naderhand wil niemand over die tijd spreken.
effect-middle-the-chapel-under-wych-street = Krijg 1 voorwerp.
middle-the-chapel-under-wych-street = Jullie breken de muur open voor de specie hard is. De metselaars gaan op een rij zitten als mannen na hun dienst, en zijn op slag een groot aantal jaren dood. In de sacristie staat een kist die de parochie is vergeten.
effect-top-the-chapel-under-wych-street = Krijg 2 voorwerpen. Krijg 1 vertrouwen.
top-the-chapel-under-wych-street = De liturgie is in slechts één woord verkeerd, en jullie zeggen het hardop goed. De muur valt naar buiten. Door het sleutelgat van het deurtje komt een lange, teleurgestelde zucht, en dan het geluid van iemand die, heel ver weg, begint te lopen.

name-the-unsealed-door = De ontzegelde deur
front-the-unsealed-door = Middernacht, en de brief in je zak is warm. Het zwarte deurtje staat rechtop midden in de kapel, met niets erachter. Het kloppen is opgehouden. Men klopt immers niet wanneer men is uitgenodigd; en jullie namen staan onder aan het blad, in jullie eigen hand.
effect-low-the-unsealed-door = Verhoog het onheil met 3.
low-the-unsealed-door = De deur gaat open voor jullie gereed zijn, en heel Londen haalt met jullie adem. Wat naar buiten treedt is lang, gebogen, tot de ellebogen vol inkt. Het dankt jullie voor jullie brieven. Het betreurt dat het antwoord op zich heeft laten wachten.
effect-middle-the-unsealed-door = Er gebeurt niets.
middle-the-unsealed-door = Jullie staan op jullie plaats als de klink omgaat. De Briefschrijver moet zich bukken om binnen te komen, en terwijl hij bukt, ziet hij er één hartslag lang uit als iedere oude man die thuiskomt. Het is niet veel. Jullie hebben het met minder gedaan.
effect-top-the-unsealed-door = Krijg 1 deugdfiche. Verlaag het onheil met 2.
top-the-unsealed-door = Jullie hadden tijd om de drempel met krijt te bestrijken, en over de drempel struikelt het. Het kijkt neer op zijn bedorven manchetten, en dan naar ieder van jullie op de beurt, en aan zijn gezicht zien jullie dat nog nooit iemand heeft teruggeschreven.
always-the-unsealed-door = Altijd: krijg 2 vertrouwen per aanwezig personage; daarna begint de ontknoping.

## Plot cards: The Gentleman Caller

name-the-flower-seller-of-bow = Het bloemenmeisje van Bow
front-the-flower-seller-of-bow = Nell Tully verkocht viooltjes voor de kerk van Bow, tot dinsdag, toen een heer in een cape de hele mand kocht en haar zijn kaartje gaf. Haar zuster heeft het nog. Het is blanco, zwaar en zwartgerand, en het wordt maar nooit helemaal droog.
effect-low-the-flower-seller-of-bow = Verhoog het onheil met 2.
low-the-flower-seller-of-bow = Jullie vragen het aan de verkeerde zuster. Ze vertelt honderduit over de heer, zijn fraaie manieren, zijn zachte stem, en pas als ze glimlacht, zien jullie dat er viooltjes in haar keel groeien. Dan is de straat al vol ogen.
effect-middle-the-flower-seller-of-bow = Krijg 2 vertrouwen.
middle-the-flower-seller-of-bow = Hij kwam te voet, hij ging te voet, en niemand herinnert zich een gezicht. Maar een jongen zag de zool van zijn schoen, en die was schoon. In al die modder was die schoon. De buren danken jullie dat jullie luisteren; dat deed niemand anders.
effect-top-the-flower-seller-of-bow = Krijg 1 voorwerp. Krijg 1 vertrouwen.
top-the-flower-seller-of-bow = Tussen de gekneusde stelen vinden jullie wat Nell te laat vond: één handschoen, grijs glacéleer, met de hand genaaid, zonder naad voor de duim. De zuster dringt jullie alles op wat Nell had gespaard. Ze heeft liever dat het met jullie meegaat.

name-inspector-hales-ledger = Het grootboek van inspecteur Hale
front-inspector-hales-ledger = Inspecteur Hale nam maandag ontslag, en heeft sindsdien elf schriften vol geschreven. Zijn deur doet hij niet open, maar de bladzijden schuift hij eronderdoor. Hij heeft de slachtoffers geteld, zegt hij, en het zijn er meer dan er mensen vermist worden.
effect-low-inspector-hales-ledger = Eén aanwezig personage met een voorwerp (naar keuze van de spelers) legt 1 voorwerp af; heeft niemand er een, dan gebeurt dat niet. Verhoog het onheil met 1.
low-inspector-hales-ledger = Jullie houden hem aan de praat tot na donker, en iets anders houdt hem aan het luisteren. De laatste bladzijde glijdt naar buiten met de inkt nog nat. Als de agenten de deur inslaan, is er alleen een kapstok, met een hoed erop die niet van de inspecteur is.
effect-middle-inspector-hales-ledger = Krijg 1 voorwerp.
middle-inspector-hales-ledger = De sommen komen eindelijk uit. Elk slachtoffer opende uit eigen beweging de deur, en zette twee kopjes klaar. Hale staat jullie de bewijsstukken af die Scotland Yard niet wilde hebben, en verzoekt jullie vriendelijk op de trap jezelf te tellen.
effect-top-inspector-hales-ledger = Krijg 2 voorwerpen.
top-inspector-hales-ledger = Jullie zien het patroon dat hem gebroken heeft. Het is geen lijst van doden maar een visiteronde, straat voor straat en uur voor uur, zo stipt als die van een arts. Hij laat jullie zijn bureau na, zijn sleutels en de datum van het volgende bezoek.

name-the-hatter-of-jermyn-street = De hoedenmaakster van Jermyn Street
front-the-hatter-of-jermyn-street = Lock en Dochter maakten hoeden voor vier koningen. De dochter ontvangt jullie tussen de hoedenblokken. Ja, ze kent de hoed. Haar grootvader heeft hem gemaakt, en zíjn grootvader heeft hem versteld. Elk voorjaar wordt hij gebracht om een weinig te worden uitgelegd. Het is het enige aan hem dat groeit.
effect-low-the-hatter-of-jermyn-street = Eén aanwezig personage (naar keuze van de spelers) raakt ontredderd. Verhoog het onheil met 1.
low-the-hatter-of-jermyn-street = Ze gilt als ze ziet wat jullie op de toonbank hebben gelegd, en de blokken langs de wand, al die gladde houten hoofden, draaien zich om. Hoe jullie weggekomen zijn, weet niemand meer. Een van jullie neuriet nog altijd het wijsje dat zij neurieden.
effect-middle-the-hatter-of-jermyn-street = Krijg 1 deugdfiche.
middle-the-hatter-of-jermyn-street = Het orderboek geeft een maat en geen naam: acht en zeven achtste, en daarnaast, in vijf verschillende handen, dezelfde aantekening, dat mijnheer hem voor niemand afneemt. Jullie gaan dapperder naar buiten dan jullie binnenkwamen.
effect-top-the-hatter-of-jermyn-street = Krijg 2 deugdfiches.
top-the-hatter-of-jermyn-street = Ze laat jullie het oude blok zien. Het is uit been gesneden, en binnen in de bol heeft iemand een smeekbede om hulp gekerfd, en een jaartal: 1666. Jullie beloven het haar. Het blijkt zeer standvastig te maken, iemand iets beloofd te hebben.

name-rooftops-over-whitechapel = Over de daken van Whitechapel
front-rooftops-over-whitechapel = Van de toren van Christ Church zien jullie hem eindelijk, over de leien op weg naar huis, de cape gespreid, zonder haast, zoals een man loopt die weet dat iedere deur in Londen opengaat. Het is vijfentwintig meter tot de straat, en de maan schijnt.
effect-low-rooftops-over-whitechapel = Alle aanwezige personages raken gewond.
low-rooftops-over-whitechapel = Hij laat jullie tot op een armlengte naderen. Dan stapt hij van de rand, en de twee die het vlugst waren stappen mee. De luifel van een viskraam breekt de val, en enkele botten. Boven jullie spreekt iemand zacht zijn spijt uit.
effect-middle-rooftops-over-whitechapel = Krijg 1 voorwerp.
middle-rooftops-over-whitechapel = Boven Hanbury Street raken jullie hem kwijt, maar ook hij raakt iets kwijt. Het dwarrelt neer in de goot: de voering van een zak, volgenaaid met andermans huissleutels. Desnoods kunnen jullie nu bij hém langsgaan.
effect-top-rooftops-over-whitechapel = Krijg 1 deugdfiche. Verlaag het onheil met 2.
top-rooftops-over-whitechapel = Eén lange minuut zijn jullie het die jagen. Hij rent, hij rent werkelijk, en de hele sloppenwijk hangt uit de ramen om het te zien. Bij het ontbijt vertelt men het op elke binnenplaats in Whitechapel: je kunt hem laten rennen.

name-an-invitation-in-red-ink = Een uitnodiging in rode inkt
front-an-invitation-in-red-ink = Ze ligt op een en hetzelfde ogenblik op al jullie ontbijttafels, blanco, zwartgerand, nat. Terwijl jullie kijken, komt het rood door het karton op als bloed door een verband. Het genoegen van uw gezelschap. Hedenavond. Een adres noemt hij niet. Dat hebben jullie al, naar het schijnt.
effect-low-an-invitation-in-red-ink = Verhoog het onheil met 2.
low-an-invitation-in-red-ink = Een van jullie zegt hardop niet te zullen gaan, en elke klok in huis staat stil om het te horen. Een kaart is een contract. De hele ochtend zijn jullie bezig haar te verbranden, en de hele ochtend komt ze terug met de post.
effect-middle-an-invitation-in-red-ink = Krijg 1 voorwerp.
middle-an-invitation-in-red-ink = Jullie laten het karton onderzoeken, en de inkt; het papier is lompen, en de lompen zijn lijkwade. De scheikundige wil geen honorarium. Hij vraagt jullie alleen mee te nemen waarmee hij het heeft onderzocht.
effect-top-an-invitation-in-red-ink = Krijg 2 voorwerpen.
top-an-invitation-in-red-ink = Jullie doen het enige wat nog nooit een gast van hem heeft gedaan, en schrijven op de achterkant: gaarne, en wij brengen vrienden mee. De kaart huivert als een paard onder de vliegen. Door de hele stad worden die ochtend stilletjes deuren op slot gedaan.

name-the-anatomists-theatre = Het anatomisch theater
front-the-anatomists-theatre = Om negen uur doceert Sir Julian Ashe over de vaten van het hart. Vanochtend is het theater tot de nok gevuld, de studenten zijn allen in rok, en het lichaam onder het laken spreekt, heel zacht, om hem te verbeteren.
effect-low-the-anatomists-theatre = Eén aanwezig personage (naar keuze van de spelers) raakt ontredderd.
low-the-anatomists-theatre = Sir Julian verzoekt om een vrijwilliger, en de zaal is zo goed er voor jullie een te kiezen. Het mes is voortreffelijk. Je komt eraf met je vaten op hun plaats, en met de heldere herinnering, die je nooit meer kwijtraakt, dat je graag van dienst had willen zijn.
effect-middle-the-anatomists-theatre = Krijg 2 vertrouwen.
middle-the-anatomists-theatre = Jullie ontruimen de banken met een brandbel, en Ashe gaat op de rand van zijn eigen tafel zitten en huilt. Hij heeft het ding zelf in elkaar genaaid, zegt hij, in 1871. Het had geen hart, en dus gaf hij het een agenda.
effect-top-the-anatomists-theatre = Krijg 1 voorwerp. Krijg 1 deugdfiche.
top-the-anatomists-theatre = In de preparatenkamer, tussen het tweekoppige lam en de hand van de moordenaar, drijft een hart met een visitekaartje eraan gebonden. Het klopt als jullie de pot optillen. Voor het eerst hebben jullie iets wat hij terug wil.

name-the-house-with-no-mirrors = Het huis zonder spiegels
front-the-house-with-no-mirrors = Half Moon Street 9: te huur, gemeubileerd, geen spiegels. Op elke muur zijn bleke vlakken, en in de kast onder de trap staan vierhonderd spiegels met hun gezicht naar de stenen, als kinderen die straf hebben. Jullie hebben sterk de indruk dat er enkele bewoond zijn.
effect-low-the-house-with-no-mirrors = Alle aanwezige personages raken ontredderd.
low-the-house-with-no-mirrors = Jullie draaien er een om. Hij ook. Wat je naast je eigen gezicht ziet, is wat zij allen zagen, het ene gezicht ter wereld waarvoor je van tafel zou opstaan om het binnen te laten. De anderen hebben al hun kracht nodig om je tegen te houden.
effect-middle-the-house-with-no-mirrors = Krijg 1 deugdfiche.
middle-the-house-with-no-mirrors = Jullie gaan op de tast door de kamers, met gesloten ogen, als inbrekers bij een inbreker. In de kleedkamer is geen bed, geen scheermes en geen stoel; er is alleen een haak voor een hoed, heel blank gesleten.
effect-top-the-house-with-no-mirrors = Krijg 2 deugdfiches. Krijg 1 vertrouwen.
top-the-house-with-no-mirrors = Jullie slaan ze stuk, allemaal, van de oudste tot de nieuwste, en uit elk ervan komt een zucht, en een kou, en ergens in het huis een vrouw die lacht van louter opluchting. Hij zal vannacht gewoner zijn dan hij was.

name-the-last-train-to-abney-park = De laatste trein naar Abney Park
front-the-last-train-to-abney-park = De dodentrein vertrekt om acht uur, met rouwenden voorin en kisten achterin. Vanavond is er één reiziger in rok, en hij heeft beide klassen genomen. De locomotief fluit bij Abney Park en mindert geen vaart.
effect-low-the-last-train-to-abney-park = Eén aanwezig personage (naar keuze van de spelers) raakt gewond. Verhoog het onheil met 1.
low-the-last-train-to-abney-park = De koppeling tussen jullie en de remmen schiet los. Hij licht zijn hoed op het wijkende balkon van het andere rijtuig, en een ogenblik later gaan jullie met een veertigtal pas gestorvenen dwars door het einde van de lijn.
effect-middle-the-last-train-to-abney-park = Krijg 1 voorwerp.
middle-the-last-train-to-abney-park = Met zand, pookijzers en pure kracht brengen jullie de trein een el voor de buffers tot staan. De conducteurswagen staat vol bagage voor een bezoeker die ze niet meer nodig zal hebben. Jullie zijn niet te trots om te kijken.
effect-top-the-last-train-to-abney-park = Krijg 2 voorwerpen. Verlaag het onheil met 2.
top-the-last-train-to-abney-park = Jullie bevechten hem over de daken van de wagons, van Dalston tot de poort van het kerkhof, en in die poort, waar al die kruisen uit het donker naar voren hellen, wil hij niet naar binnen. Hij neemt de eerstvolgende trein terug naar de stad, derde klas, de gordijntjes dicht.

name-midnight-at-cleopatras-needle = Middernacht bij Cleopatra's Needle
front-midnight-at-cleopatras-needle = Het slaat middernacht over de rivier. Hij wacht bij de obelisk zoals hij beloofd had, eindelijk met de hoed in de hand, blootshoofds en hoffelijk, en waar zijn kruin moest zijn, is eenvoudig nog meer nacht. Hij is zo blij dat jullie konden komen. Zullen wij naar binnen gaan?
effect-low-midnight-at-cleopatras-needle = Verhoog het onheil met 3.
low-midnight-at-cleopatras-needle = Er staat geen huis achter hem, en dan wel. De sfinxen wenden het hoofd af. Jullie merken dat ieder een aangeboden arm heeft genomen, en dat jullie allen heel genoeglijk een trap afdalen die de Theems nooit heeft bedekt.
effect-middle-midnight-at-cleopatras-needle = Er gebeurt niets.
middle-midnight-at-cleopatras-needle = Jullie staan rug aan rug op de koude steen, terwijl aan weerszijden de lampen van de Embankment uitgaan. Hij maakt jullie zijn compliment over jullie stiptheid. Dan hangt hij zijn hoed aan de lucht, en daar blijft hij hangen.
effect-top-midnight-at-cleopatras-needle = Krijg 2 deugdfiches. Verlaag het onheil met 2.
top-midnight-at-cleopatras-needle = Jullie hebben het hart meegebracht. Hij hoort het voor hij het ziet, en de fraaie manieren vallen in één keer van hem af als een gipsen masker. Wat eronder zit is oud en hongerig en, jullie weten het bijna zeker, bang.
always-midnight-at-cleopatras-needle = Altijd: krijg 2 vertrouwen per aanwezig personage; daarna begint de ontknoping.

## Plot cards: Calypso's Bargain

name-the-siren-music-hall = Het variététheater de Siren
front-the-siren-music-hall = De Siren in Wapping verkoopt gin voor twee stuivers en Calypso voor zes. Ze zingt drie liederen per avond, achter een scherm van schelpen, en nooit zijn twee mannen in de zaal het over de woorden eens geworden. Vanavond zwijgt ze midden in een regel en zegt jullie namen.
effect-low-the-siren-music-hall = Verhoog het onheil met 2.
low-the-siren-music-hall = De zaal is er niet op gesteld dat men haar lied onderbreekt. Eerst flessen, dan banken. Als eindelijk het gas weer opgaat, ligt het scherm in splinters en is zij verdwenen, en tweehonderd matrozen huilen als kinderen om het couplet dat ze niet hebben gehoord.
effect-middle-the-siren-music-hall = Krijg 1 voorwerp.
middle-the-siren-music-hall = Ze wil jullie ontvangen zolang een sigaret duurt. Er is een Koning onder Londen, zegt ze, gemaakt van vet en andermans zonden; en hij bewaart haar contract. Breng het haar, en ze vertelt jullie hoe men hem kan doven.
effect-top-the-siren-music-hall = Krijg 1 voorwerp. Krijg 1 deugdfiche.
top-the-siren-music-hall = Ze zingt het vierde lied, dat niet op het programma staat. Het duurt een minuut. Als het uit is, weten jullie waar het geld heen gaat en waar de lijken heen gaan, en heeft ieder van jullie iets in de hand waarvan je zeker weet dat je het jaren geleden verloren had.

name-a-debt-in-limehouse = Een schuld in Limehouse
front-a-debt-in-limehouse = Elke negende nacht brengen de winkeliers van Limehouse kaarsen naar een bepaalde kelder, één voor iedere schuld. Ze zijn lang en geel, en ze walmen met een klein, verwijtend stemmetje. De kaars van de heer Lam is opgebrand tot aan de duim. Het was zijn zoon die de talg leverde.
effect-low-a-debt-in-limehouse = Eén aanwezig personage (naar keuze van de spelers) raakt gewond.
low-a-debt-in-limehouse = De inners komen door de vloer omhoog, zes man, glimmend van het vet, en ze zijn niet moe, want dat is eruit gesmolten. Jullie dragen de heer Lam naar buiten. Iemand moet een van jullie dragen.
effect-middle-a-debt-in-limehouse = Krijg 2 vertrouwen.
middle-a-debt-in-limehouse = Jullie voldoen de schuld in klinkende munt, en ze wordt giechelend aangenomen. Maar de pit fluistert door nadat hij is uitgeknepen, en een oude man met goede oren schrijft alles op wat zijn jongen te zeggen heeft.
effect-top-a-debt-in-limehouse = Krijg 2 voorwerpen.
top-a-debt-in-limehouse = Jullie doven de kaars niet. Jullie dragen haar, een hand om de vlam, de hele straat door, en bij elke deur spreekt ze één naam, en bij elke deur neemt iemand een lamp van de haak en volgt. Tegen de ochtend is de kelder leeg, en de kisten zijn het ook.

name-the-counterfeiters-press = De pers van de valsemunters
front-the-counterfeiters-press = De sovereigns zijn volmaakt van gewicht en klank, en de Koningin die erop staat heeft haar ogen dicht. De pers staat in een afgedankte doopvont in Clerkenwell. Een blinde graveur voedt haar, neuriënd, met wat jullie voor goud hadden gehouden.
effect-low-the-counterfeiters-press = Eén aanwezig personage met een voorwerp (naar keuze van de spelers) legt 1 voorwerp af; heeft niemand er een, dan gebeurt dat niet. Verhoog het onheil met 2.
low-the-counterfeiters-press = De oude man voelt de tocht van de deur en trekt aan de ketting. De pers loopt zonder hem door. Ze slaat alles wat onder de stempel komt, beurs, manchet of vinger, en wat ze jullie teruggeeft, is bij daglicht niets waard.
effect-middle-the-counterfeiters-press = Krijg 1 voorwerp.
middle-the-counterfeiters-press = Hij is sinds de vasten niet betaald, en hij wilde het allang aan iemand kwijt. Hij geeft jullie de platen. Jullie moeten weten dat die ogen zijn eigen idee waren, opdat zij het niet hoefde aan te zien.
effect-top-the-counterfeiters-press = Krijg 2 voorwerpen. Krijg 1 vertrouwen.
top-the-counterfeiters-press = Jullie laten haar één keer slaan wat jullie hebben meegebracht: het eigen merk van de Koning, in spiegelbeeld. In heel Londen verandert die middag vals geld op zak in warm vet, en heel wat trouwe mannen beginnen na te rekenen wat men hun nog schuldig is.

name-the-blind-beggars-court = Het hof van de blinde bedelares
front-the-blind-beggars-court = De bedelaars van Londen spreken 's nachts recht in de crypte van St Giles, en hun rechter heeft geen ogen, opdat ze de schonen niet kan voortrekken. Ze wil jullie klacht tegen de Koning aanhoren. De leges: één van jullie moet de waarheid spreken.
effect-low-the-blind-beggars-court = Eén aanwezig personage (naar keuze van de spelers) raakt ontredderd. Verhoog het onheil met 2.
low-the-blind-beggars-court = De waarheid die eruit komt, is niet de waarheid die was voorbereid. In de stilte die valt, giechelt iemand, en dan neemt de hele crypte het over, bank na bank, tot aan de deuren. Drie straten verder horen jullie het lachen nog.
effect-middle-the-blind-beggars-court = Krijg 1 deugdfiche.
middle-the-blind-beggars-court = Het hof houdt zijn uitspraak aan. Maar in het portaal trekt een klein meisje je aan je jas, en zegt dat de rechter zegt dat de Koning doodsbang is voor water, en dat hier, als het je belieft, je moed terug is.
effect-top-the-blind-beggars-court = Krijg 1 geheim van Calypso.
top-the-blind-beggars-court = De eis wordt toegewezen. De oude vrouw heft beide handen en leest met haar duimen jullie gezichten, en fluistert dan, in één oor maar, iets wat Calypso haar lang geleden heeft verteld, om te bewaren tot het nodig zou zijn.

name-the-river-toll = De riviertol
front-the-river-toll = Niets steekt beneden de Tower het water over zonder te betalen. Het tolhuis is een afgetuigd schip; de tolbaas was beul, en hij weegt elke lading af tegen een steen. Vanochtend hangt er een kooi aan de schaal, en jullie is verzocht erin te stappen.
effect-low-the-river-toll = Eén aanwezig personage (naar keuze van de spelers) raakt gewond.
low-the-river-toll = Jullie worden te zwaar bevonden. De kooi gaat overboord, en komt boven, en gaat overboord. Ze laten jullie ten slotte gaan omdat er vermaak in steekt, en omdat drenkelingen geen tol betalen, en omdat een van jullie is opgehouden met lachen.
effect-middle-the-river-toll = Krijg 1 voorwerp.
middle-the-river-toll = Jullie houden de steen op een ons na in evenwicht met niets dan een eed in de andere schaal. De beul krabt zich een tijdlang op het hoofd. Hij is een man van de regels, zo blijkt. Hij stempelt jullie papieren en laat jullie een keus doen uit de verbeurde waren.
effect-top-the-river-toll = Krijg 2 voorwerpen.
top-the-river-toll = Jullie stappen op de balans zelf en lopen erover als over een koord, en het hele gevaarte slaat met een klap om in de Pool. De rivier op en af gaan schippers die dertig jaar hebben betaald, rechtop in hun schuit staan en juichen.

name-safe-number-nine = Kluis nummer negen
front-safe-number-nine = Acht van de kluizen in Lothbury zijn voor de schijn. De negende heeft geen sleutelgat, geen schijf en geen scharnier; hij heeft een oor. Hij opent zich voor wie hem een geheim kan vertellen dat hij niet kent, en hij luistert al sinds 1720 naar bankiers.
effect-low-safe-number-nine = Verhoog het onheil met 2.
low-safe-number-nine = Dat kent hij al. Dat kent hij ook al. Tegen de tijd dat de wacht langskomt, heeft het ding alles van jullie gehoord waarvoor jullie je schaamden, en de deur heeft niet bewogen; maar erachter gniffelt iets, en dat zal praten.
effect-middle-safe-number-nine = Krijg 2 vertrouwen.
middle-safe-number-nine = Jullie vertellen hem van een kleine, oprechte, dwaze goede daad waarvan niemand ooit heeft geweten. Een stilte; dan schuift er een la uit, niet meer dan een duimbreed. Het is niet het contract, maar het is een begin, en om de een of andere reden voelen jullie je allen lichter.
effect-top-safe-number-nine = Krijg 1 geheim van Calypso.
top-safe-number-nine = Jullie vragen hem er een van hemzelf. In honderdzeventig jaar heeft niemand dat gevraagd. Het ijzer heeft een uur nodig om zijn stem te vinden, en als het uitgesproken is, en de grote deur wijd openzwaait, zien jullie dat de kluis al die tijd leeg was, op een haarlok van een zangeres na.

name-the-pleasure-barge = De plezierboot
front-the-pleasure-barge = Op zomeravonden ligt voor Rotherhithe de schuit Felicity, van voor tot achter verlicht met gele kaarsen. De gasten zijn van de beste kringen. Ze kijken liever niet over de reling, noch naar wat ze eten, en nooit vragen ze waar de gasten van vorige week zijn gebleven.
effect-low-the-pleasure-barge = Alle aanwezige personages raken ontredderd.
low-the-pleasure-barge = De toost is op afwezige vrienden, en jullie drinken voor jullie nadenken. De kaarsen buigen zich naar jullie toe. Wat ze laten zien, in de gezichten rondom de tafel, is hoe ieder eruit zal zien als hij is opgebrand; en dan laten ze jullie de spiegel zien.
effect-middle-the-pleasure-barge = Krijg 1 deugdfiche.
middle-the-pleasure-barge = Jullie gaan met een vaste glimlach onder hen rond en stelen de tafelschikking. Een hertogin, volstrekt niet dronken, sluit jullie vingers om haar rozenkrans. Al een jaar, zegt ze, probeert ze van die stoel op te staan.
effect-top-the-pleasure-barge = Krijg 2 deugdfiches. Krijg 1 vertrouwen.
top-the-pleasure-barge = Een van jullie begint te zingen, en het is Calypso's lied, en ditmaal zijn de woorden duidelijk. De hele tafel langs leggen mensen hun vork neer. Als de kaarsen een voor een zijn uitgegaan, blijkt dat al die tijd de maan heeft geschenen.

name-calypsos-dressing-room = Calypso's kleedkamer
front-calypsos-dressing-room = De kamer van de ster van de Siren: een gebarsten spiegel, een bad vol zeewater, een contract in een lijst. Ze tekende het met haar schaduw, vertelt ze, in ruil voor een stem, op een leeftijd waarop ze dacht dat ze die niet missen zou. Het is boven de deur gespijkerd. Het kijkt naar jullie.
effect-low-calypsos-dressing-room = Eén aanwezig personage (naar keuze van de spelers) raakt ontredderd. Verhoog het onheil met 1.
low-calypsos-dressing-room = De lijst is op de oudste manier beveiligd. Haar schaduw komt van de muur af met de nagels uit, en ze kan haar niet terugroepen, want de stem is van de schaduw. Naderhand bet ze jullie wonden, en van verdriet kan ze niet spreken.
effect-middle-calypsos-dressing-room = Krijg 1 voorwerp.
middle-calypsos-dressing-room = Jullie knippen de spijkers door maar laten de clausule staan: alleen de duim van de Koning zelf kan haar ongeldig maken. Ze geeft wat ze heeft, en dat is wat mannen haar in de loop der jaren hebben toegeworpen, en soms, zo te zien, met enige kracht.
effect-top-calypsos-dressing-room = Krijg 1 geheim van Calypso. Verlaag het onheil met 2.
top-calypsos-dressing-room = Jullie lezen de kleine lettertjes hardop, allemaal, tegen de draad in, en in de laatste regel blijkt dat de partij ter ener zijde zijn eigen naam verkeerd heeft gespeld. De schaduw valt sissend in het bad. Calypso lacht voor het eerst, en vertelt jullie wat ze weet.

name-the-throne-under-smithfield = De troon onder Smithfield
front-the-throne-under-smithfield = Onder de vleesmarkt, onder het spoor onder de vleesmarkt, is een zaal die door tienduizend dieven wordt verlicht. Ze branden met een heldere vlam. Op de troon aan het eind schenkt hij zich heel voorzichtig een kop thee in, want zijn vingers lopen uit als ze warm worden.
effect-low-the-throne-under-smithfield = Verhoog het onheil met 3.
low-the-throne-under-smithfield = Hij had jullie verwacht, en hij heeft de mallen laten maken. Ze passen uitstekend. Terwijl het hof zich achter jullie sluit, buigt de Koning naar voren in het licht, en zakt zijn hele gezicht een klein stukje omlaag.
effect-middle-the-throne-under-smithfield = Er gebeurt niets.
middle-the-throne-under-smithfield = Jullie komen door het middenpad, de wapens zichtbaar, en er wordt niet geroepen; er zijn slechts tienduizend vlammetjes die allemaal één kant op draaien om te kijken. De Koning zet zijn kop neer. Zijn hand laat er een afdruk op achter, zonder lijnen.
effect-top-the-throne-under-smithfield = Krijg 2 deugdfiches. Verlaag het onheil met 2.
top-the-throne-under-smithfield = Jullie hebben achter je de sluizen van de Fleet opengezet. Hij hoort het voor zijn wachters het horen, die oude, begraven rivier die thuiskomt, en de helft van de kaarsen in de zaal dooft zichzelf van vreugde. De Talgkoning komt overeind. Hij is kleiner dan men zegt.
always-the-throne-under-smithfield = Altijd: krijg 2 vertrouwen per aanwezig personage; daarna begint de ontknoping.

## Plot cards: London Dread

name-thirteen-strikes = Dertien slagen
front-thirteen-strikes = Op de vooravond van Allerheiligen slaat Big Ben om twaalf uur dertien, en met hem iedere klok in Londen, tot de stilstaande in de pandjeshuizen toe. De klokkenwachter van Westminster zegt dat er aan het uurwerk niets mankeert. Het is de middag die is veranderd.
effect-low-thirteen-strikes = Eén aanwezig personage (naar keuze van de spelers) raakt ontredderd. Verhoog het onheil met 1.
low-thirteen-strikes = Jullie zijn in de klokkentoren als het veertien slaat. De slag gaat door jullie heen als een hand door rook. Beneden staat het verkeer stil, en zet zich weer in beweging, en niemand op straat kan zeggen wat hij zojuist had willen zeggen.
effect-middle-thirteen-strikes = Krijg 2 vertrouwen.
middle-thirteen-strikes = Jullie vinden de tandafdrukken op het echappement, klein, gelijkmatig en geduldig. Iets heeft er minuten gegeten. Jullie schrapen wat vijlsel af voor in een flesje, en het flesje, als jullie de trap af gaan, tikt.
effect-top-thirteen-strikes = Krijg 1 voorwerp. Krijg 1 vertrouwen.
top-thirteen-strikes = Jullie houden het grote rad met de hand tegen, allen samen, en één ademtocht lang is er boven Londen in het geheel geen tijd. In die stilte horen jullie haar, diep onder jullie voeten: een tweede klok, die een ander uur aangeeft. Dan laten jullie los, en het is twaalf uur.

name-the-cartographers-madness = De waanzin van de kaartmaker
front-the-cartographers-madness = De heer Absolom Greaves van de topografische dienst heeft dezelfde kaart van Londen veertig maal getekend, en elke keer is er meer van. De nieuwe straten liggen allemaal in het midden. Hij krijgt de laatste tijd brieven van mensen die er wonen.
effect-low-the-cartographers-madness = Alle aanwezige personages raken ontredderd.
low-the-cartographers-madness = Jullie volgen één zijstraat op zijn kaart met een vinger, dan met het oog, en dan is het avond, en er zijn kamers te huur met jullie namen op de bordjes. De lucht van zijn omgevallen lamp haalt jullie terug.
effect-middle-the-cartographers-madness = Krijg 1 voorwerp.
middle-the-cartographers-madness = Hij scheurt een hoek af en vouwt die klein voor jullie op. Niet binnenshuis openen, zegt hij, het heeft ruimte nodig. In ruil halen jullie de brieven van zijn muur. Hij heeft ze steeds beantwoord, en hij is het zo moe te worden uitgenodigd.
effect-top-the-cartographers-madness = Krijg 2 voorwerpen.
top-the-cartographers-madness = Over elkaar tegen het raam gelegd vormen de veertig bladen een gezicht. Greaves heeft een slaper opgemeten. Jullie wijzen hem waar de ogen zitten, en hij legt zijn pen neer, en bedankt jullie, en geeft jullie de enige juiste kaart van Londen die er ooit zal zijn.

name-the-asylum-choir = Het koor van het gesticht
front-the-asylum-choir = Op de afdeling voor ongeneeslijken in Bethlem zijn negentig patiënten die elkaar nooit hebben ontmoet, meerstemmig gaan zingen. De wijs is ouder dan het gebouw. De heren doktoren zijn verrukt. Alleen de werkster heeft gemerkt dat er één stem ontbreekt, en dat ze er elke dag bij naam om vragen.
effect-low-the-asylum-choir = Eén aanwezig personage (naar keuze van de spelers) raakt ontredderd. Verhoog het onheil met 2.
low-the-asylum-choir = Ze vragen om een van jullie. De mond is al open en de eerste noot gegeven voor de anderen erbij zijn, en negentig gezichten draaien zich om met zoveel tederheid, zo'n welkom, dat jullie je vriend de oprijlaan af moeten dragen.
effect-middle-the-asylum-choir = Krijg 1 deugdfiche.
middle-the-asylum-choir = Jullie gaan tussen hen in staan en luisteren tot het einde. Het is geen gezang. Het is een wegbeschrijving. De werkster speldt jullie met haar eigen gezegende handen een takje wijnruit op de revers, en beveelt jullie vals te zingen.
effect-top-the-asylum-choir = Krijg 2 deugdfiches.
top-the-asylum-choir = Jullie antwoorden met de andere wijs, die alle moeders in Londen kennen en die geen van hen geleerd is. Ze gaat als een hand langs de bedden. Als ze uit is, slapen er negentig mensen, werkelijk, en de werkster vraagt jullie de datum, en wat ze kan doen om te helpen.

name-beneath-the-monument = Onder het Monument
front-beneath-the-monument = Driehonderdelf treden gaan in het Monument omhoog. Hoeveel er omlaag gaan, is minder algemeen bekend. De brand van Londen is met opzet gesticht, zegt de opzichter, door mensen die hadden gezien wat er onder Pudding Lane lag, en het had bijna gewerkt.
effect-low-beneath-the-monument = Alle aanwezige personages raken gewond.
low-beneath-the-monument = Op de vierhonderdste tree pakt het donker de leuning beet aan het andere eind. Dan is het nog de vraag wie er kan klimmen en wie er gedragen kan worden. Jullie laten bloed achter op elke tree, en achter jullie telt iets ze na, hardop.
effect-middle-beneath-the-monument = Krijg 1 voorwerp.
middle-beneath-the-monument = De bodem is een rooster. Jullie tillen het niet op. Jullie kijken tussen de spijlen door naar wat zich daar in zijn slaap omdraait, langzaam, met Londen opgetrokken tot aan de kin; en jullie nemen de brandbijl mee die een moedig man er in 1666 heeft achtergelaten.
effect-top-beneath-the-monument = Krijg 2 voorwerpen. Verlaag het onheil met 2.
top-beneath-the-monument = Jullie brengen de oude lading in vaten mee naar beneden en steken haar aan waar Pudding Lane haar aanstak. De stad schokt één keer, over haar hele lijf, als een paard. 's Ochtends loopt er een scheur over Fish Street Hill, en het onheil dat erdoor omhoogkwam, is teruggegaan om nog eens na te denken.

name-the-lamplighters-strike = De staking van de lantaarnopstekers
front-the-lamplighters-strike = In de schemering van de tweede dag leggen de lantaarnopstekers van Londen hun stokken neer. Er is een kerel, zeggen ze, die achter hen aan gaat en wat zij hebben aangestoken nog eens aansteekt, in een andere kleur. Ze hebben vrouwen. Tweeëntwintigduizend lantaarns, en dat uitgerekend vannacht.
effect-low-the-lamplighters-strike = Verhoog het onheil met 2.
low-the-lamplighters-strike = Jullie krijgen ze de ladder niet op. Heel de Strand langs komt het donker binnen als vloed over zand, in kleine tongen, op de tast; en daarachter, lantaarn na lantaarn, die andere kleur, waar jullie beter niet naar kijken.
effect-middle-the-lamplighters-strike = Krijg 1 voorwerp.
middle-the-lamplighters-strike = Jullie nemen zelf een stok, en na een straat of twee sluiten enkele van de oudere mannen zich vloekend aan. Niet alle lantaarns, niet de helft. Maar er loopt een weg van gewoon geel licht van Aldgate tot de rivier, en wat erlangs staat, heeft de schaduw van een mens.
effect-top-the-lamplighters-strike = Krijg 2 voorwerpen.
top-the-lamplighters-strike = Jullie betrappen de kerel bij zijn werk. Hij heeft geen lucifers; hij ademt alleen maar. Als jullie met hem klaar zijn, zit er in de overjas niets dan roet. Het gejuich gaat over Londen van dak tot dak, en om zes uur is er niet één lantaarn meer donker.

name-three-chairs-one-empty = Drie stoelen, één leeg
front-three-chairs-one-empty = Het Genootschap ter Bestrijding van Spoken vergaderde zestig jaar lang aan Red Lion Square. Er staan drie stoelen aan de tafel. Op twee ervan zitten de oprichters, rechtop, gekleed, en dood sinds ongeveer Pasen; en de derde is voor iemand naar achteren geschoven.
effect-low-three-chairs-one-empty = Eén aanwezig personage (naar keuze van de spelers) raakt ontredderd.
low-three-chairs-one-empty = Een van jullie gaat zitten. Het is gebeurd voor iemand kan nadenken, zoals men gaat zitten in een droom. De oprichters wenden hun gezicht naar die stoel en beginnen de notulen voor te lezen, en het zijn de notulen van een vergadering die nog niet heeft plaatsgevonden.
effect-middle-three-chairs-one-empty = Krijg 1 deugdfiche.
middle-three-chairs-one-empty = Jullie nemen de stoel weg en leggen hem op het vuur. Het is alsof de oprichters wat onderuitzakken. Hun laatste besluit, in een beverig handschrift, luidde te hopen; het blijkt met algemene stemmen aangenomen, en het doet jullie meer goed dan het zou mogen.
effect-top-three-chairs-one-empty = Krijg 2 deugdfiches.
top-three-chairs-one-empty = Jullie zetten een kaars op de lege plaats en stellen de vraag naar behoren, via de voorzitter. Ze antwoorden. Samen hadden deze twee oude doden ontdekt hoe het wordt gevoed. Ze dragen aan jullie alle eigendommen van het Genootschap over, en de vergadering wordt met grote waardigheid gesloten.

name-the-name-in-the-fog = De naam in de mist
front-the-name-in-the-fog = In de namiddag staat de mist tot de vensterbanken, en er zitten letters in, elk zo hoog als een kerk, die zich vormen en weer uiteenvallen. Heel Londen staat voor het raam en probeert te lezen. Wie het geheel ontcijfert, zal weten wat daar ontwaakt. En het zal ook hem kennen.
effect-low-the-name-in-the-fog = Verhoog het onheil met 2.
low-the-name-in-the-fog = Jullie komen tot de laatste letter, en de mist komt tot jullie. Eén ogenblik zijn jullie iedereen in Londen, met de blik omhoog. Als dat weer is weggenomen, blijft er op de tong een smaak van ijzer, en een naam.
effect-middle-the-name-in-the-fog = Krijg 2 vertrouwen.
middle-the-name-in-the-fog = Jullie lezen hem om de beurt, ieder één letter, zodat niemand het geheel bezit. Dan leggen jullie de letters samen op tafel neer, als kaarten, en ieder van jullie is blij met de gezichten van de anderen.
effect-top-the-name-in-the-fog = Krijg 3 vertrouwen. Verlaag het onheil met 3.
top-the-name-in-the-fog = Jullie lezen hem achterstevoren. De oude boeken raden het aan, doch nooit heeft iemand er de hoogte voor gehad; maar er is een ballon in Vauxhall, en er zijn jullie. Achter jullie houdt de grote grijze naam stil, huivert, en begint zichzelf verkeerd te spellen.
always-the-name-in-the-fog = Altijd: draai de antagonist om.

name-the-queens-physician = De lijfarts van de Koningin
front-the-queens-physician = Sir Amyas Lovell bezoekt om vijf uur Hare Majesteit, en van vijf tot zes, volgens een oude afspraak, iets anders. Hij schaamt zich niet. Het is ziek, zegt hij, en wel tweeduizend jaar. Het is zijn mooiste geval, en het zal blijven leven.
effect-low-the-queens-physician = Eén aanwezig personage (naar keuze van de spelers) raakt gewond. Verhoog het onheil met 1.
low-the-queens-physician = Een arts weet waar hij de naald moet zetten. Jullie worden wakker in zijn wachtkamer, de mouwen opgestroopt, een watje op iedere arm, en door de muur horen jullie hoe het zijn drankje krijgt.
effect-middle-the-queens-physician = Krijg 1 voorwerp.
middle-the-queens-physician = Zijn eed laat hij zich niet uit het hoofd praten, maar bestelen laat hij zich wel. In de tas zitten genoeg flesjes om een bataljon te kalmeren. Hij zit met gevouwen handen terwijl jullie haar leeghalen, en merkt op dat jullie er moe uitzien.
effect-top-the-queens-physician = Krijg 2 voorwerpen. Krijg 1 deugdfiche.
top-the-queens-physician = Jullie laten hem een kinderzaal in Bloomsbury zien, en wat daar door de muur komt. Lange tijd zegt hij niets. Dan neemt hij zijn pen, verplaatst in één dosering de komma, tekent, en gaat naar huis om zijn boeken te verbranden.

name-london-stone = London Stone
front-london-stone = Achter een rooster in Cannon Street, ingemetseld in de muur van een kerk, zit een brok kalksteen waar niemand naar kijkt. Brutus heeft hem daar gezet, of de Romeinen, of hij was er al. Zolang de Steen veilig is, zegt men, zolang zal Londen bloeien. Welk Londen, dat zegt men niet.
effect-low-london-stone = Verhoog het onheil met 4.
low-london-stone = Jullie zijn één ademtocht te laat. De Steen is opengegaan, zoals een oog opengaat, en alle klokken van de stad barsten tegelijk los. De straat gaat liggen. Wat er in haar plaats opstaat, doet daar lang over, en bovenaan zitten lichten.
effect-middle-london-stone = Er gebeurt niets.
middle-london-stone = Jullie leggen je handen op de Steen, allemaal, bloot. Hij klopt. Diep beneden slaat een tweede hart een slag over en wacht op hem. Een beter ogenblik komt er niet, en je hoort iemand het woord geven, en dat ben jij.
effect-top-london-stone = Krijg 2 deugdfiches. Verlaag het onheil met 3.
top-london-stone = Jullie hebben hem gebracht wat Londen is: een handschoen, een lied, een viooltje, de zondagse hoed van een metselaar. Jullie duwen ze tussen de tralies door. De Steen neemt ze aan; en als het Onheil brullend uit de grond omhoogkomt om zijn stad op te eisen, vindt het die stad aan jullie zijde.
always-london-stone = Altijd: krijg 2 vertrouwen per aanwezig personage; daarna begint de ontknoping.

text-last-plot = Niet onderzocht: jullie verliezen.

## Challenges

name-endure-the-pain = Verdraag de pijn!
text-endure-the-pain = Nu schrijft het op jou, en het drukt hard.
penalty-endure-the-pain = Je raakt gewond.
name-the-mirror-answers = De spiegel antwoordt
text-the-mirror-answers = Je vraagt hem niets, en hij antwoordt.
penalty-the-mirror-answers = Je raakt ontredderd.
name-read-it-backwards = Lees het achterstevoren
text-read-it-backwards = Het laatste woord eerst, en niet haperen.
penalty-read-it-backwards = Verhoog het onheil met 1.
name-hands-beneath-the-floor = Handen onder de vloer
text-hands-beneath-the-floor = Tegen elke plank waarop je staat, wordt geduwd.
penalty-hands-beneath-the-floor = Je raakt gewond.
name-burn-the-envelope = Verbrand de envelop
text-burn-the-envelope = Hij is vochtig, hij lacht, en je hebt één lucifer.
penalty-burn-the-envelope = Verhoog het onheil met 2.
name-your-own-handwriting = Je eigen handschrift
text-your-own-handwriting = De volgende bladzijde is een bekentenis, en ze is van jou.
penalty-your-own-handwriting = Je raakt ontredderd.

name-the-leap = De sprong
text-the-leap = Vijfentwintig meter diep, een kloof, en aan de overkant wacht hij.
penalty-the-leap = Je raakt gewond.
name-a-voice-you-loved = Een stem die je liefhad
text-a-voice-you-loved = Ze wil alleen maar schuilen voor de regen.
penalty-a-voice-you-loved = Je raakt ontredderd.
name-blades-in-the-cape = Klingen in de cape
text-blades-in-the-cape = De voering is geen zijde.
penalty-blades-in-the-cape = Je raakt gewond.
name-count-the-steps = Tel de treden
text-count-the-steps = Omlaag waren het er dertien; het moeten er omhoog ook dertien zijn.
penalty-count-the-steps = Verhoog het onheil met 2.
name-hold-the-light = Houd het licht hoog
text-hold-the-light = Zolang de lamp brandt, moet hij een gezicht hebben.
penalty-hold-the-light = Verhoog het onheil met 2.
name-he-doffs-his-hat = Hij neemt zijn hoed af
text-he-doffs-his-hat = Kijk niet naar wat eronder zit. Iedereen kijkt.
penalty-he-doffs-his-hat = Je raakt ontredderd.

name-the-kings-guard = De lijfwacht van de Koning
text-the-kings-guard = Twaalf lange kaarsen met messen.
penalty-the-kings-guard = Je raakt gewond.
name-every-man-has-a-price = Ieder mens heeft zijn prijs
text-every-man-has-a-price = Hij noemt de jouwe tot op de penny.
penalty-every-man-has-a-price = Leg 1 voorwerp af, indien mogelijk.
name-tallow-and-flame = Talg en vlam
text-tallow-and-flame = De vloer is glad, en iemand heeft een fakkel laten vallen.
penalty-tallow-and-flame = Je raakt gewond.
name-the-sewer-rises = Het riool stijgt
text-the-sewer-rises = De rivier komt thuis, en jij staat in haar salon.
penalty-the-sewer-rises = Verhoog het onheil met 2.
name-the-ledger-of-sins = Het zondenregister
text-the-ledger-of-sins = Jouw bladzijde wordt de zaal voorgelezen.
penalty-the-ledger-of-sins = Je raakt ontredderd.
name-sing-for-your-supper = Zing voor je eten
text-sing-for-your-supper = Hij is dol op muziek. Houd niet op.
penalty-sing-for-your-supper = Je raakt ontredderd.

name-the-fog-has-teeth = De mist heeft tanden
text-the-fog-has-teeth = Hij sluit zich, en hij kauwt.
penalty-the-fog-has-teeth = Je raakt gewond.
name-all-the-clocks-stop = Alle klokken staan stil
text-all-the-clocks-stop = Tussen de ene hartslag en de volgende ligt iets waar je doorheen moet.
penalty-all-the-clocks-stop = Verhoog het onheil met 2.
name-the-dead-of-four-plagues = De doden van vier pestjaren
text-the-dead-of-four-plagues = In hun karren brengen ze je de beleefde groeten van de stad.
penalty-the-dead-of-four-plagues = Je raakt ontredderd.
name-your-name-on-the-stone = Jouw naam in de steen
text-your-name-on-the-stone = Hij is al gebeiteld; alleen de datum ontbreekt.
penalty-your-name-on-the-stone = Je raakt ontredderd.
name-the-city-turns-its-head = De stad draait haar hoofd om
text-the-city-turns-its-head = Vijf miljoen mensen zien je aan met één blik.
penalty-the-city-turns-its-head = Verhoog het onheil met 3.
name-nothing-below-the-stairs = Niets onder de trap
text-nothing-below-the-stairs = Dat is wat daar zit. Het komt naar boven.
penalty-nothing-below-the-stairs = Je raakt gewond.

reward-0 = 1 actiedobbelsteen
reward-1 = 1 actiedobbelsteen en 1 vertrouwen

## Antagonists

name-the-correspondent = De Briefschrijver
    .the = de Briefschrijver
text-the-correspondent = Telkens als een personage in de ontknoping een trauma omdraait, verhoog je het onheil met 1, naast het resultaat van de traumadobbelsteen.
name-the-caller = De Hoffelijke Bezoeker
    .the = de Hoffelijke Bezoeker
text-the-caller = In elke beproevingsronde is de moeilijkheid 1 hoger voor het eerste personage dat de beproeving aangaat (de spelers kiezen de volgorde).
name-the-tallow-king = De Talgkoning
    .the = de Talgkoning
text-the-tallow-king = In de eindstrijd is 1 VUIST meer nodig, tenzij minstens één personage dat nog meespeelt een ongebruikt geheim van Calypso heeft.
name-the-pale-sovereign = De Bleke Vorst
    .the = de Bleke Vorst
text-the-pale-sovereign = Elk personage heeft bij elke beproeving 1 actiepunt minder per toestand die het heeft (minimaal 0).
name-the-engine-beneath = De Machine in de Diepte
    .the = de Machine in de Diepte
text-the-engine-beneath = Vóór de eindstrijd maakt elke speler slechts 2 voorwerpen naar keuze gereed.
name-the-hollow-choir = Het Holle Koor
    .the = het Holle Koor
text-the-hollow-choir = Verhoog na elke voltooide beproevingsronde het onheil met 1 voor elke speler die heeft afgehaakt (verslagen personages tellen niet mee).

## Calypso's Secrets

name-the-kings-true-name = De ware naam van de Koning
text-the-kings-true-name = Te gebruiken voordat er in de eindstrijd een dobbelsteen is geworpen: er zijn 2 VUISTEN minder nodig (minimaal 1).
name-the-song-that-stops-clocks = Het lied dat klokken stilzet
text-the-song-that-stops-clocks = Te gebruiken in de ontknoping, als een personage een toestand of de straf van een beproeving zou krijgen: die toestand of straf wordt genegeerd.
name-the-door-behind-the-mirror = De deur achter de spiegel
text-the-door-behind-the-mirror = Te gebruiken nadat is gekozen wie meedoet en voordat de beproeving wordt omgedraaid; de bezitter moet meedoen. Die doorstaat de beproeving zonder haar aan te gaan (geen persoonlijkheidskaart) en krijgt de beloning.

## Goons

name-knuckle-duster-ned = Ned Boksbeugel
text-knuckle-duster-ned = Onheilkaarten in dit gebied: moeilijkheid +1.
name-the-widow-scrimshaw = De weduwe Scrimshaw
    .the = de weduwe Scrimshaw
text-the-widow-scrimshaw = Onheilkaarten in dit gebied: moeilijkheid +1.
name-jeremiah-knell = Jeremiah Knell
text-jeremiah-knell = Plotkaarten in dit gebied: elk personage heeft 1 actiepunt minder (minimaal 0).
name-the-tin-bishop = De Blikken Bisschop
    .the = de Blikken Bisschop
text-the-tin-bishop = Plotkaarten in dit gebied: elk personage heeft 1 actiepunt minder (minimaal 0).
name-sal-nightingale = Sal Nightingale
text-sal-nightingale = Personages mogen in dit gebied geen voorwerpen opgebruiken.
name-brother-marrow = Broeder Merg
    .the = broeder Merg
text-brother-marrow = Aan het einde van elk uur: onheil +1 voor elke open onheilkaart in dit gebied waar personages zijn en die niet is opgelost (mislukt of weggelopen).

## Names beside the cards

name-dread = Het onheil
    .the = het onheil
name-investigators = De onderzoekers
    .the = de onderzoekers
name-penalty = De straf
    .the = de straf
name-dread-1 = Onheil +1
name-dread-2 = Onheil +2
name-green = groen
name-yellow = geel
name-white = wit
name-red = rood
note-green = opgelost
note-yellow = opgelost, met een voorwerp
note-white = opgelost, met een deugdfiche
note-red = opgelost, met getrokken kaarten

name-1-north = 1, pijl naar Noord
name-1-south = 1, pijl naar Zuid
name-1-east = 1, pijl naar Oost
name-1-west = 1, pijl naar West
name-2-north = 2, pijl naar Noord
name-2-south = 2, pijl naar Zuid
name-2-east = 2, pijl naar Oost
name-2-west = 2, pijl naar West
name-3-north = 3, pijl naar Noord
name-3-south = 3, pijl naar Zuid
name-3-east = 3, pijl naar Oost
name-3-west = 3, pijl naar West
name-4-north = 4, pijl naar Noord
name-4-south = 4, pijl naar Zuid
name-4-east = 4, pijl naar Oost
name-4-west = 4, pijl naar West
name-5-north = 5, pijl naar Noord
name-5-south = 5, pijl naar Zuid
name-5-east = 5, pijl naar Oost
name-5-west = 5, pijl naar West
name-6-north = 6, pijl naar Noord
name-6-south = 6, pijl naar Zuid
name-6-east = 6, pijl naar Oost
name-6-west = 6, pijl naar West

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
    [0] dobbelsteen 1
    [1] dobbelsteen 2
    [2] dobbelsteen 3
    [3] dobbelsteen 4
    [4] dobbelsteen 5
    [5] dobbelsteen 6
    [6] dobbelsteen 7
    [7] dobbelsteen 8
    [8] dobbelsteen 9
    [9] dobbelsteen 10
    [10] dobbelsteen 11
    [11] dobbelsteen 12
    [12] dobbelsteen 13
    [13] dobbelsteen 14
    [14] dobbelsteen 15
    [15] dobbelsteen 16
   *[other] nog een dobbelsteen
}
segment-words = { $segment ->
    [0] { name-morning }
    [1] { name-day }
   *[other] { name-night }
}
dread-step = { $change ->
    [-1] daalt met 1
    [-2] daalt met 2
    [-3] daalt met 3
   *[other] stijgt met { $change }
}

## Questions

prompt-ready = Hoofdstuk { $chapter }. Vierentwintig deuren zijn dicht en de klok is opgewonden. Is iedereen klaar?
prompt-planning = Hoofdstuk { $chapter }: wat leg je in je klok?
prompt-planning-done = Wachten
prompt-planning-typed = Je invoer geldt voor { $seat_the } tot je er een andere naam voor zet (v: uitleg). Enter: wachten.
prompt-leader = Kies wie het onderzoek leidt.
prompt-hour = { hour-words }: wil iemand een pijl draaien of iets gebruiken voordat jullie op weg gaan?
prompt-hour-typed = Een omweg kost 1 onheil: typ het uur en een letter, met een naam ervoor, zoals murphy 10 n
prompt-ally = Een bondgenoot wil mee. Kies bij wie.
prompt-ally-done = Niemand
prompt-case = { hour-words }: kies waar jullie aankloppen.
prompt-case-done = Volgend uur
prompt-dread = { $card }: kies wat je toevoegt.
prompt-dread-compare = Vergelijk de actiepunten met de moeilijkheid
prompt-dread-leave = Weglopen
prompt-gather = { $card }: wil iemand iets gebruiken voordat de persoonlijkheidskaarten worden omgedraaid?
prompt-gather-done = Doorgaan
prompt-roll = { $card }: kies wat je toevoegt voordat je werpt.
prompt-dice = Gebruikt iemand iets bij deze worp?
prompt-dice-done = Doorgaan
prompt-next = Kies wie aan zet is.
prompt-whose-roll = Kies wiens worp je verandert.
prompt-reroll = Kies een dobbelsteen om opnieuw te werpen.
prompt-reroll-done = Geen meer
prompt-peek = Kies de kaart waarvan je de symbolen gebruikt. Die wordt afgelegd.
prompt-spill = Kies welke kaart uit je hand verloren gaat.
prompt-share-virtue = Kies wie de deugdfiche krijgt.
prompt-share-item = Kies wie het voorwerp krijgt.
prompt-share-secret = Kies wie het geheim krijgt.
prompt-suffer = Kies wie { $condition_the } raakt.
prompt-suffer-next = Alle aanwezigen raken { $condition_the }. Kies wie nu.
prompt-suffer-loss = Kies wie een voorwerp verliest.
prompt-heal = Kies een toestand om af te leggen.
prompt-lose-item = Kies welk voorwerp verloren gaat.
prompt-ready-item = Kies een voorwerp om gereed te maken.
prompt-take-discarded = Kies een afgelegd voorwerp om te nemen.
prompt-show-card = Kies een kaart om om te draaien.
prompt-summon = Kies wie op het fluitje afkomt.
prompt-stay = Nu komt beproeving { $round }. Kies: meedoen of afhaken?
prompt-stay-done = Bevestigen
prompt-pass = Wil iemand iets gebruiken voordat de beproeving wordt omgedraaid?
prompt-pass-done = Aangaan
prompt-challenger = { $card }: kies wie de beproeving nu aangaat.
prompt-challenge = Kies wat je toevoegt tegen "{ $card }".
prompt-challenge-compare = Genoeg: neem de beloning
prompt-challenge-leave = Te weinig: neem de straf
prompt-roller = Kies wie nu tegen het onheil werpt.
prompt-stir = Kies wiens kaart nu werkt.
prompt-talent = { $card }: dit talent gebruiken?
prompt-talent-done = Niet gebruiken
prompt-item = Kies een voorwerp om te nemen.
prompt-recover = Kies welke toestand na wat slaap verdwijnt, of houd ze.
prompt-recover-done = Houden
prompt-condition = { $who } dreigt { $condition_the } te raken. Voorkomen?
prompt-condition-done = Laten gebeuren
prompt-penalty = { $who } dreigt de straf te krijgen. Voorkomen?
prompt-penalty-done = Laten gebeuren
prompt-trauma = { $who } heeft een trauma omgedraaid. Annuleren?
prompt-trauma-done = Laten gebeuren
prompt-trauma-die = { $who } heeft de traumadobbelsteen geworpen. Het resultaat negeren?
prompt-trauma-die-done = Laten gebeuren

## Answers

choice-begin = We zijn klaar
choice-reveal = Draai { $place } ({ $place_short }) om
choice-put = { hour-words }: plaats fiche { $token }
choice-take = { hour-words }: haal de fiche weg
choice-note = Leg een onderzoeksfiche ({ $colour }) op { $place_the } ({ $place_short })
choice-wipe = Haal de onderzoeksfiche van { $place_the } ({ $place_short })
choice-accompany = Stem deze klok af op de andere
choice-agree = Ga akkoord met het plan
choice-retract = Vraag meer tijd
choice-lead = { $seat } leidt
choice-detour = { hour-words }: draai de pijl naar { $way }, voor 1 onheil
choice-go = Iedereen gaat op weg
choice-befriend = { $seat } neemt de bondgenoot van { $place_the } ({ $place_short }) mee{ $dismiss_id ->
    [none] {""}
   *[other] {" "}en stuurt { $dismiss_the } weg
}
choice-investigate = { $place_short }, { $place }: { $seats }
choice-draw = Trek een kaart van de onderzoeksstapel
choice-play = Speel { $card }
choice-use = Gebruik { $item }{ $item_id ->
    [sword-cane] { $way ->
        [0] : SLUWHEID
       *[other] : MOED
    }
   *[other] {""}
}
choice-deplete = Gebruik { $item } op
choice-spend = Gebruik een deugdfiche{ $whose_id ->
    [name-basil] : maak een voorwerp gereed
    [name-jacqueline] : voeg een JOKER toe
    [name-murphy] { $way ->
        [0] : voeg 2 KRACHT toe
       *[other] : werp dobbelstenen opnieuw
    }
    [name-maria] { $way ->
        [0] : leg een toestand af
       *[other] : voeg 1 GEEST toe
    }
    [name-milton] { $way ->
        [0] : bekijk drie kaarten
       *[other] : trek een vertrouwenskaart
    }
    [name-sturmer] { $way ->
        [0] : draai een lege dobbelsteen op een VUIST
       *[other] : voeg 1 MOED toe
    }
   *[other] {""}
}
choice-sacrifice = Offer { $ally_the } op{ $ally_id ->
    [wiggins] { $way ->
        [0] : draai een locatiekaart om
       *[other] : krijg 1 vertrouwen
    }
   *[other] {""}
}
choice-confide = Gebruik het geheim { $secret }{ $secret_id ->
    [the-song-that-stops-clocks] { $way ->
        [0] : negeer de toestand
       *[other] : negeer de straf
    }
   *[other] {""}
}
choice-apply = Gebruik je talent
choice-compare = Vergelijk met de moeilijkheid
choice-leave = Weglopen
choice-act = { $seat }
choice-roll = Werp dobbelstenen
choice-die = { die-words }
choice-give = { $seat }
choice-pick = { $card }
choice-top-card = Het bovenste voorwerp, ongezien; de voorraad gaat weg
choice-heal = { $seat }: { $condition_the }
choice-ready = { $seat }: { $item }
choice-summon = { $seat }
choice-stay = Meedoen
choice-bow-out = Afhaken

## Why not

refused-hands-off = De laatste slag is gevallen: handen af van klokken en kaarten.
refused-token-spent = Je twee fiches met dit getal liggen al in je klok, en in de reserve is er geen derde.
refused-face-up = Die kaart ligt al open.
refused-no-note = Leg een onderzoeksfiche op een open kaart, niet op een bondgenoot, en alleen zolang er nog een van die kleur is.
refused-not-yours = Dat voorwerp is niet van jou.
refused-planning-item = Tijdens het plannen kun je geen voorwerpen gebruiken.
refused-tilted = Dat voorwerp is gekanteld. Je kunt het pas weer gebruiken als het is gereedgemaakt.
refused-nightingale = Sal Nightingale luistert mee. In dit gebied kun je geen voorwerpen opgebruiken.
refused-no-arrow = Je kunt alleen een fiche draaien die met de pijl naar boven ligt.
refused-hour-past = Te laat: dat uur is voorbij.
refused-dread-full = Op de onheilsmeter is geen plaats meer voor een omweg.
refused-face-down = Die kaart ligt gedekt. Je kunt kaarten alleen omdraaien tijdens het plannen.
refused-looked = Die kaart is dit uur al afgehandeld.
refused-plot-waits = Deze plotkaart kun je nog niet onderzoeken. De tijd ervoor is nog niet gekomen, of een eerdere letter is nog open.
refused-deck-empty = De onderzoeksstapel is leeg.
refused-enough = Je hebt al genoeg actiepunten. Je kunt geen kaart meer trekken.

## How a story ends

lost-defeated = De laatste van jullie is gevallen. Er is niemand meer om bang te zijn, en niemand om het te vertellen.
lost-showdown = Jullie wierpen alles in de strijd, en alles was niet genoeg.
won-showdown = Het breekt. Jullie staan waar het stond, en tellen elkaar, en het getal klopt.

## What happens

event-chapter-began = Hoofdstuk { $chapter }: vierentwintig kaarten wachten gedekt over heel Londen, en { $plots } daarvan vormen het spoor.
event-bell-struck = { $stroke ->
    [1] { cry-start }
    [2] { cry-half }
   *[other] { cry-end }
}
event-card-revealed = { $place } ({ $place_short }): { $card }.
event-token-placed = { $token_id ->
    [none] { hour-words }: { $seat } haalt de fiche weg.
   *[other] { hour-words }: { $seat } plaatst { $token }.
}
event-note-laid = { $colour_id ->
    [none] De onderzoeksfiche op { $place_the } is weggehaald.
   *[other] Onderzoeksfiche op { $place_the }: { $colour }.
}
event-plan-agreed = { $ready ->
    [yes] { $seat } gaat akkoord met het plan.
   *[no] { $seat } wil meer tijd.
}
event-companion-joined = { $seat } volgt de plannen van de anderen.
event-leader-chosen = { $seat } leidt het onderzoek.
event-hour-struck = { hour-words }: de wijzer verspringt.
event-arrow-turned = Een omweg. { $seat } draait { hour-words }: { $token }.
event-moved = { $seat } gaat naar { $place_the } ({ $place_short }).
event-befriended = { $dismissed_id ->
    [none] { $ally_start } gaat mee met { $seat_the }.
   *[other] { $ally_start } gaat mee met { $seat_the }; { $dismissed_the } gaat naar huis.
}
event-investigation-began = { $card } ({ $place }): { $seats }.
event-card-drawn = { $seat } trekt { $card }.
event-card-played = { $seat } speelt { $card }.
event-item-used = { $seat } gebruikt { $item }.
event-item-depleted = { $seat } gebruikt { $item } op.
event-virtue-spent = { $seat } gebruikt een deugdfiche.
event-ally-sacrificed = { $ally_start } bewijst { $seat_the } een laatste dienst.
event-secret-spent = { $seat } spreekt het geheim uit: { $secret }.
event-icons-added = { $seat } voegt { $icons } toe.
event-dread-solved = { $card } is opgelost met { $points } AP en gaat naar de onderzoeksstapel.
event-dread-failed = { $card } is te veel voor { $points } AP en blijft liggen.
event-walked-away = Jullie laten { $card } met rust.
event-personality-flipped = { $seat } draait { $card } om.
event-trauma-cancelled = { $seat } wordt op tijd teruggeroepen: dat trauma telt niet.
event-trauma-rolled = { $seat } werpt de traumadobbelsteen: { $face }.
event-ignored = Dit blijft { $seat_the } bespaard: { $what_the }.
event-dice-rolled = { $seat } werpt { $dice_count ->
    [one] één dobbelsteen
   *[other] { $dice_count } dobbelstenen
}: { $dice_yes ->
    [0] geen VUIST.
    [one] één VUIST.
   *[other] { $dice_yes } VUISTEN.
}
event-die-turned = { $seat }, { die-words }: { $fist ->
    [yes] een VUIST.
   *[no] leeg.
}
event-fist-added = { $count ->
    [one] { $seat } voegt één VUIST toe.
   *[other] { $seat } voegt { $count } VUISTEN toe.
}
event-plot-resolved = { $card } eindigt { $fists ->
    [0] zonder VUIST.
    [one] met één VUIST.
   *[other] met { $fists } VUISTEN.
}
event-dread-changed = { $why_id ->
    [duplicate] Tweemaal dezelfde toestand
    [hidden] Een kaart die niemand heeft omgedraaid
    [open] Een zaak die open bleef
    [goon] Een handlanger op vrije voeten
    [stash] Een fiche uit de reserve
    [detour] Een omweg
    [plot] Een plotkaart die te lang bleef liggen
    [trauma] Trauma
    [antagonist] De antagonist
   *[card] { $change ->
        [-1] Londen ademt op
        [-2] Londen ademt op
        [-3] Londen ademt op
       *[other] Londen huivert
    }
}: het onheil { dread-step }, naar { $dread }.
event-condition-gained = { $seat } raakt { $condition_the }.
event-condition-doubled = { $seat } was al { $condition_the }.
event-condition-lost = { $seat } is niet langer { $condition_the }.
event-defeated = { $seat } is verslagen en doet niet meer mee.
event-item-gained = { $seat } krijgt { $item }.
event-supply-laid = In de voorraad: { $items }.
event-item-lost = { $seat } verliest { $item }.
event-item-readied = { $seat } maakt { $item } gereed.
event-virtue-gained = { $seat } krijgt een deugdfiche.
event-confidence-gained = { $count ->
    [one] Een vertrouwenskaart gaat naar de onderzoeksstapel.
   *[other] { $count } vertrouwenskaarten gaan naar de onderzoeksstapel.
}
event-hand-dealt = { $cards_count ->
    [0] { $seat } heeft geen kaarten.
   *[other] { $seat } neemt op hand: { $cards }.
}
event-card-shown = { $seat } draait { $card } om.
event-card-discarded = { $card } is voorgoed weg.
event-secret-gained = { $seat } krijgt een geheim: { $secret }.
event-goon-placed = { $goon_start } hangt rond in { $area }.
event-antagonist-revealed = Nu weten jullie de naam: { $antagonist }.
event-segment-ended = { segment-words } is voorbij.
event-chapter-ended = Hoofdstuk { $chapter } is voorbij. Nu telt wat is blijven liggen.
event-respite-taken = Een paar uur slaap, om beurten.
event-endgame-began = De ontknoping. Jullie staan voor { $antagonist_the }.
event-willingness-told = { $out ->
    [yes] { $seat } haakt af tot de eindstrijd.
   *[no] { $seat } doet mee.
}
event-challenge-revealed = { $card }!
event-challenge-met = { $success ->
    [yes] { $seat } doorstaat { $card } met { $points } AP.
   *[no] { $seat } bezwijkt voor { $card } met { $points } AP.
}
event-die-earned = { $dice ->
    [one] { $seat } heeft één actiedobbelsteen.
   *[other] { $seat } heeft { $dice } actiedobbelstenen.
}
event-showdown-began = De eindstrijd. Nodig: { $target ->
    [one] één VUIST.
   *[other] { $target } VUISTEN.
}
event-target-lowered = In de eindstrijd nu nodig: { $target ->
    [one] één VUIST.
   *[other] { $target } VUISTEN.
}
event-showdown-ended = Jullie werpen { $fists ->
    [0] geen VUIST
    [one] één VUIST
   *[other] { $fists } VUISTEN
}, nodig: { $target }.
event-story-won = Londen slaapt. Jullie score: { $score }.
event-story-lost = { $reason_id ->
    [lost-dread] Londen is verloren. Het onheil liep van de onheilsmeter af.
    [lost-trail] Londen is verloren. De laatste plotkaart is niet op tijd onderzocht.
    [lost-defeated] Londen is verloren. Jullie zijn allemaal verslagen.
    [lost-showdown] Londen is verloren. In de eindstrijd kwamen jullie VUISTEN tekort.
   *[other] Londen is verloren.
}

## Why a companion would do it

reason-usual = Het maakt hier weinig uit.
reason-companion = Een metgezel stemt zijn klok af op die van de spelers.
reason-reveal = Met een gedekte kaart kun je geen plan maken.
reason-plan = Zo kom je het goedkoopst waar nog iemand nodig is.
reason-content = Er past niets beters in deze klok.
reason-plan-works = Het plan werkt: er hoeft geen pijl gedraaid te worden.
reason-last-help = Aan het einde van de dag gaan bondgenoten toch naar huis.
reason-friend = Hier is de bondgenoot het meest waard.
reason-enough-friends = Jullie hebben betere bondgenoten.
reason-case = Jullie kunnen dit nu oplossen, en anders brengt het onheil.
reason-no-hope = Wat hier nog ligt, kost meer dan het oplevert.
reason-add = Zo komt het binnen bereik, en dit kost het minst.
reason-enough = Het is genoeg.
reason-no-more = Meer helpt hier niet.
reason-more-dice = Die dobbelstenen zijn hun prijs waard.
reason-roll = Verder is hier niets de moeite waard.
reason-again = Opnieuw werpen kost niets.
reason-keep = Beter bewaren voor een andere keer.
reason-all-or-nothing = Een later is er niet: nu helpt alles.
reason-blank = Een lege dobbelsteen heeft niets te verliezen.
reason-stay = Een extra dobbelsteen is het risico waard.
reason-bow-out = Nog een beproeving kost meer dan ze kan opleveren.
reason-choice-made = Je keuze is gemaakt.
reason-strongest = De sterkste gaat eerst.
reason-free = Het kost niets.
reason-item = Dat voorwerp komt het best van pas.
reason-missed-least = Dat mis je het minst.
reason-has-least = Wie het minste heeft, heeft er het meest aan.
reason-hurts-least = Hier doet het de minste schade.
reason-avert = Die klap is het voorkomen waard.
reason-bear-it = Dat kun je je veroorloven.
reason-fits = Precies de symbolen die de kaart vraagt.

## In a terminal

table-dread = Onheil: { $dread } van { $most }.
table-area = { $area } ({ $street }). Gedekt: { $hidden }.
table-card = {"  "}{ $place }: { $card }
table-place = {"  "}{ $place } ({ $place_id }): { $card }{ $note_id ->
    [none] {""}
   *[other] {" "}[{ $note }]
}
table-antagonist = { $antagonist }: { $text }
table-target = VUISTEN nodig in de eindstrijd, bij het huidige onheil: { $target }.
table-person = { $place_id ->
    [endgame] { $seat }.
   *[other] { $seat }, { $place }.
} Deugd: { $virtue }.{ $conditions_count ->
    [0] {""}
   *[other] {" "}{ $conditions_start }.
}
table-items = {"  "}Voorwerpen: { $items }.
item-tilted = { $item } (gekanteld)
table-friends = {"  "}Bondgenoten en geheimen: { $cards }.
table-hand = {"  "}Actiedobbelstenen: { $dice }. Op hand: { $cards }.
table-points = { $card }: { $icons }. Actiepunten: { $points } van { $difficulty }.
table-dice = { $card }: { $icons }. VUISTEN tot nu toe: { $fists }; nog te werpen dobbelstenen: { $dice }.
table-decks = Onderzoeksstapel: { $deck } kaarten. Voorraad: { $supply }.
card-dread = { $card }, onheil { $dread }, moeilijkheid { $difficulty }: { $icons }
card-goon = { $card }, moeilijkheid { $difficulty }: { $icons }. { $text }
card-plot = Plot { $letter }, { $card }, { $time }: { $icons }; beste uitkomst vanaf { $fists } VUISTEN
card-ally = { $card }: { $text }
clock-ready = {" "}akkoord
answer-card = { $words } ({ $text })
plan-help =
    w3 of west-3 draait de kaart van West 3 om. 10 3 plaatst fiche 3 om 10 uur, 22 3n de pijl ervan naar Noord om 22 uur, 22 n een willekeurige pijl naar Noord; 10 - maakt het uur leeg.
    w3 red legt een onderzoeksfiche neer (green, yellow, white, red), w3 - haalt die weg. ready gaat akkoord met het plan voor iedereen wiens klok je vult; murphy ready voor één,
    murphy wait trekt dat in, murphy fit laat de anderen weten dat deze klok de hunne volgt.
    Met een naam ervoor, zoals murphy 10 3, schrijf je vanaf dan voor dat personage. Komma's scheiden invoer: murphy 6 2, 8 s, 10 4.

## How a story is set up: each option, what it means, and its values

option-story = Verhaal
option-story-hint = Vier verhalen, in hun volgorde of in een andere. Het eerste is één hoofdstuk; de andere duren twee dagen en een nacht.
option-seats = Onderzoekers
option-seats-hint = Jullie zijn met twee, drie of vier. Met twee of drie krijg je bondgenoten, of speel je samen vier personages.
option-seats-2 = twee
option-seats-3 = drie
option-seats-4 = vier
option-characters = Personages
option-characters-hint = Kies wie er vannacht op uit gaat. Open plaatsen worden willekeurig gevuld.
option-characters-none = willekeurig
option-allies = Bondgenoten
option-allies-hint = Met twee of drie onderzoekers kun je vrienden ontmoeten in de stad. Zonder hen gaan vier personages op pad, en speelt iemand er twee.
option-allies-yes = ja
option-allies-no = nee, vier personages
option-level = Plantijd
option-level-hint = Hoelang je mag plannen voordat Big Ben de derde keer slaat.
option-level-normal = { difficulty-normal }
option-level-hard = { difficulty-hard }
option-level-dread = { difficulty-dread }
option-level-untimed = { difficulty-untimed }
option-pace = Klok
option-pace-hint = Hoe snel de klok loopt terwijl je plant. Winst op halve snelheid wordt apart bijgehouden.
option-pace-full = volle snelheid
option-pace-half = halve snelheid: dubbele tijd
option-impeccable = Onberispelijk werk
option-impeccable-hint = Elke VUIST boven de beste uitkomst van een plotkaart levert een vertrouwenskaart op. Zonder dit is het verhaal moeilijker.
option-impeccable-yes = ja
option-impeccable-no = nee, moeilijker
option-confidence = Vertrouwen bij het begin
option-confidence-hint = Hoeveel vertrouwenskaarten er bij het begin van het verhaal op de onderzoeksstapel liggen.
option-confidence-0 = geen, moeilijker
option-confidence-3 = drie
option-confidence-5 = vijf, makkelijker
option-virtue = Deugd bij het begin
option-virtue-hint = Met hoeveel deugdfiches elk personage begint.
option-virtue-0 = geen, moeilijker
option-virtue-1 = één
option-virtue-2 = twee, makkelijker
option-items = Voorwerpen bij het begin
option-items-hint = Met hoeveel voorwerpen elk personage begint.
option-items-0 = geen, moeilijker
option-items-1 = één
option-items-2 = twee, makkelijker
option-respite = Rust tussen de hoofdstukken
option-respite-hint = In een verhaal met twee hoofdstukken mag elk personage tussendoor een toestand afleggen, en krijgt het een deugdfiche en een voorwerp.
option-respite-yes = ja
option-respite-no = nee, moeilijker
table-option = { $option }: { $value }.

## The story on the screen: the track, the hour, the card, the stages, the results
ui-ld-story-dread = Onheil
ui-ld-story-dread-of = { $dread } van { $most }
ui-ld-story-morning = Ochtend
ui-ld-story-day = Dag
ui-ld-story-night = Nacht
ui-ld-story-endgame = De ontknoping
ui-ld-story-elsewhere = elders
ui-ld-story-respite = Tussen twee dagen

## The map of London on the screen
ui-ld-board-chapter = Hoofdstuk { $roman }
ui-ld-board-plan = plannen
ui-ld-board-live = de dag
ui-ld-board-dread = Onheil
ui-ld-board-dread-of = { $dread } van { $most }
ui-ld-dial-left = minuten over
ui-ld-dial-spent = tot nu toe
ui-ld-face-points = Benodigde actiepunten, van alle aanwezigen samen.
ui-ld-face-open = Zoveel stijgt het onheil als deze kaart aan het einde van het hoofdstuk niet is opgelost.
ui-ld-face-late = Zoveel stijgt het onheil aan het einde van elk dagdeel waarin je deze kaart had kunnen onderzoeken en dat niet deed.
ui-ld-face-hidden = Niemand weet wat hier wacht. Een kaart die gedekt blijft, kun je niet onderzoeken en verhoogt het onheil met dit getal.
ui-ld-face-bare = Hier valt niets meer te doen.
ui-ld-face-streets = De straten: een pijl brengt je hierheen, waar je ook bent. Hier liggen nooit kaarten.
ui-ld-face-last = Hier eindigt het spoor. Is deze kaart aan het einde van het hoofdstuk niet onderzocht, dan verliezen jullie.

## Hands on the map
ui-ld-opening-go = Naar het bord
ui-ld-inspector-note = Blijft open tot je klikt of een toets indrukt
ui-ld-how = Houd de muisknop op een kaart om die om te draaien. Klik op een plek om er op het gekozen uur te zijn, of plaats fiches in de klok. Rechtsklik haalt er een weg.
ui-ld-how-keys = Houd { $take } ingedrukt om een kaart om te draaien. 1 tot 6 plaatst een getal, { $ways } een pijl, { $back } haalt er een weg. { $hint }: een hint. { $begin }: klaar.
ui-ld-how-pad = Beweeg je aanwijzer met de stick. Houd { $take } op een kaart om die om te draaien; druk op een plek of fiche om het gekozen uur te plannen; { $back } haalt er een weg.
ui-ld-help-stash = De reserve: een derde fiche met hetzelfde getal, voor 1 onheil aan het einde van het hoofdstuk.
ui-ld-help-token = Druk om de fiche op het gekozen uur te plaatsen, of sleep die naar een uur.
ui-ld-meets = Komt om { $hour } bij { $card }{ $need ->
    [first] , eerst plot { $first }
    [missing] , nog { $missing } van jou nodig
    [nothing] , niets nodig
   *[untold] { "" }
}
ui-ld-meets-brief = { $place }, { $hour }{ $need ->
    [first] : eerst plot { $first }
    [missing] : nog { $missing } nodig
    [nothing] : niets nodig
   *[untold] { "" }
}
ui-ld-meets-least = { $need ->
    [first] eerst plot { $first }
    [missing] nog { $missing } nodig
   *[other] { $place }
}
ui-ld-lacks = { $need ->
    [first] plot { $first } ontbreekt
   *[missing] { $missing } tekort
}
ui-ld-asks = { $who } heeft je nodig
ui-ld-plans = Plan van { $who }
ui-ld-plans-nothing = nog geen kaart
ui-ld-order-where = Waar moet { $who } om { $hour } zijn? Wijs een plek aan.
ui-ld-ordered = Je hebt { $who } gevraagd om { $hour } bij { $place } te zijn.
ui-ld-order-removed = { $who } is om { $hour } weer vrij.
ui-ld-key-number = dat getal plaatsen
ui-ld-key-way = pijl naar dat gebied
ui-ld-key-hour = vorig of volgend uur
ui-ld-key-back = laatste fiche weghalen
ui-ld-key-turn = fiche draaien
ui-ld-key-take = drukken; vasthouden: kaart omdraaien
ui-ld-key-inspect = kaart bekijken
ui-ld-key-note = onderzoeksfiche op kaart
ui-ld-key-hint = hint; nog eens: plaatsen
ui-ld-key-agree = klaar, of toch niet
ui-ld-agree = Klaar: de dag begint zodra iedereen klaar is
ui-ld-agree-title = Nu al klaar?
ui-ld-agree-free =
    { $hours ->
        [one] Eén uur van je klok heeft nog geen fiche.
       *[other] { $hours } uren van je klok hebben nog geen fiche.
    } Is iedereen klaar, dan staat het plan vast.
ui-ld-agree-no = Verder plannen
ui-ld-agree-yes = Klaar
ui-ld-note-green = Groene fiche: de punten zijn genoeg
ui-ld-note-yellow = Gele fiche: een voorwerp helpt
ui-ld-note-white = Witte fiche: deugd helpt
ui-ld-note-red = Rode fiche: onderzoekskaarten helpen
refused-no-hour-left = Daarvoor is eerst een pijl nodig en in het volgende uur een getal, maar dit is je laatste uur. Kies een eerder uur.
refused-not-your-clock = Die klok is van een andere speler.

## The panels round the map

ui-ld-thinking = denkt na…
ui-ld-agreed = klaar
ui-ld-free =
    { $hours ->
        [0] elk uur gepland
        [one] één uur vrij
       *[other] { $hours } uren vrij
    }
ui-ld-yours =
    { $hours ->
        [0] jij, alles gepland
        [one] jij, één uur vrij
       *[other] jij, { $hours } uren vrij
    }
ui-ld-follows =
    { $hours ->
        [0] metgezel, alles gepland
        [one] metgezel, één uur vrij
       *[other] metgezel, { $hours } uren vrij
    }
ui-ld-personality = Bij een plot draai je een van deze om:
ui-ld-not-found = nog niet gevonden
ui-ld-at-hour = { $hour }
ui-ld-stash = Reserve
ui-ld-notes = Fiches over
ui-ld-face-down = Een gedekte kaart
ui-ld-no-card = Hier ligt geen kaart
ui-ld-hour = om { $hour }
ui-ld-needs = vraagt { $need }
ui-ld-from-morning = vanaf 6 uur
ui-ld-from-day = vanaf 14 uur
ui-ld-from-night = vanaf 22 uur
ui-ld-nobody = niemand komt
ui-ld-brings = { $who } { $points }
ui-ld-dice = { $least } tot { $most } dobbelstenen
ui-ld-fists = circa { $fists } VUISTEN, { $least } weren het ergste af
ui-ld-of = { $points } van { $need }
ui-ld-late = heeft dan al { $dread } onheil gekost
ui-ld-costs = laten liggen kost { $dread } onheil
ui-ld-at = { $who } om { $hour }
ui-ld-waste-empty = geen fiche: je wacht in de straten
ui-ld-waste-hidden = de kaart daar ligt gedekt
ui-ld-waste-nothing = daar ligt geen kaart
ui-ld-waste-solved = dan al opgelost
ui-ld-waste-untimely = te vroeg voor dat plot
ui-ld-waste-blocked = dan is een eerdere letter nog open
ui-ld-waste-full = geen plaats voor bondgenoot
ui-ld-waste-roundabout = deze weg leidt nergens heen
ui-ld-waste-over = dan is de dag al voorbij
ui-ld-fate-untimely = nog te vroeg
ui-ld-fate-blocked = dan is een eerdere letter nog open
ui-ld-fate-full = niemand daar kan nog een bondgenoot meenemen
ui-ld-missing = { $missing } tekort
ui-ld-mark-missing = −{ $missing }
ui-ld-clock-free = vrij
ui-ld-help = Voorwerpen en deugd: tot { $help } extra
ui-ld-deck = een kaart van de stapel: circa { $points } extra
ui-ld-ready-title = { $story }, hoofdstuk { $chapter ->
        [1] I
       *[other] II
    }
ui-ld-ready-minutes = { $minutes } minuten vanaf de eerste slag van Big Ben
ui-ld-ready-untimed = Oefenen: zo lang als je wilt
ui-ld-ready-how = Draai kaarten om, en plan waar iedereen elk uur is. Neem een plaats in met een toets, een knop op je gamepad of een klik op een portret. Zit iedereen goed, laat dan Big Ben slaan.
ui-ld-ready-how-alone = Draai kaarten om, en plan waar je elk uur bent. Je metgezellen plannen mee en zeggen wat ze nodig hebben. Ben je klaar, laat dan Big Ben slaan.
ui-ld-ready-go = Laat Big Ben slaan
ui-ld-seat-computer = Computer ({ $level })
ui-ld-seat-devices = speelt met { $devices }
ui-ld-seat-you = jij: muis, toetsen of gamepad
ui-ld-seat-free = druk op je toets om hier te spelen
ui-ld-device-mouse = muis
ui-ld-device-keys = toetsenbord
ui-ld-device-pad = gamepad { $number }
ui-ld-paused-title = Pauze
ui-ld-paused-left = minuten over
ui-ld-paused-untimed = Er is geen haast.
ui-ld-paused-how = Bord en klokken blijven bedekt tot je doorgaat.
ui-ld-paused-go = Doorgaan
ui-ld-pause-chapter = Hoofdstuk { $chapter ->
    [1] I
   *[other] II
}
ui-ld-pause-left = nog { $time } minuten
ui-ld-pause-untimed = Geen tijdslimiet
ui-ld-pause-hours = { $who }{ $companion ->
    [yes] { " " }(metgezel)
   *[no] { "" }
}: { $planned } van { $all } uren gepland
ui-ld-pause-cards = Kaarten: { $open } open, { $hidden } gedekt
ui-ld-pause-plots = Plotkaarten: { $found } van { $all } gevonden
ui-ld-pause-met = Het plan haalt { $met } van { $open } open kaarten
ui-ld-between-title = Handen af van de klokken
ui-ld-between-go = Begin de dag
ui-ld-plan-cards = Kaarten open: { $open }, gedekt: { $hidden }.
ui-ld-plan-free =
    { $hours ->
        [0] Elk uur van elke klok is gepland.
        [one] Eén uur heeft geen fiche.
       *[other] { $hours } uren hebben geen fiche.
    }
ui-ld-plan-plots = Jullie halen { $met } van { $all } plotkaarten op tijd.
ui-ld-plan-wasted =
    { $hours ->
        [0] Er is geen fiche verspild.
        [one] Er is één fiche verspild.
       *[other] Er zijn { $hours } fiches verspild.
    }
ui-ld-plan-dread = Volgens plan eindigt het hoofdstuk op onheil { $now } plus { $dread }. Dobbelstenen en trauma's kunnen dat veranderen.
ui-ld-story-time-morning = Ochtend, vanaf 6 uur
ui-ld-story-time-day = Dag, vanaf 14 uur
ui-ld-story-time-night = Nacht, vanaf 22 uur
ui-ld-story-kind-dread-1 = Onheil I
ui-ld-story-kind-dread-2 = Onheil II
ui-ld-story-kind-goon = Handlanger
ui-ld-story-kind-ally = Bondgenoot
ui-ld-story-kind-challenge = Beproeving
ui-ld-story-kind-antagonist = Antagonist
ui-ld-story-kind-item = Voorwerp
ui-ld-story-kind-confidence = Vertrouwen
ui-ld-story-kind-secret = Geheim van Calypso
ui-ld-story-use = Gebruiken: { $text }
ui-ld-story-deplete = Opgebruiken: { $text }
ui-ld-story-friend = Een bondgenoot gaat tot het einde van de dag met een van jullie mee en geeft deze symbolen bij elk onderzoek.
ui-ld-story-sacrifice = Opofferen: { $text }
ui-ld-story-dread-open = Niet opgelost aan het einde van het hoofdstuk: onheil +{ $dread }.
ui-ld-story-dread-solved = Opgelost: op de onderzoeksstapel levert deze kaart één keer zijn symbolen.
ui-ld-story-goon-left = Nog in de buurt aan het einde van het hoofdstuk: onheil +{ $dread }.
ui-ld-story-reward = Beloning: { $dice ->
    [one] één actiedobbelsteen
   *[other] { $dice } actiedobbelstenen
}{ $confidence ->
    [0] .
   *[other] {" "}en { $confidence } vertrouwen.
}
ui-ld-story-penalty = Straf: { $text }

## What a card does, in as few words as find room on its plate
ui-ld-deed-icons = +{ $n } { $icon }
ui-ld-deed-else = { $first }, of { $second }
ui-ld-deed-reroll = { $n ->
    [-1] werp stenen opnieuw
    [one] werp 1 opnieuw
   *[other] werp { $n } opnieuw
}
ui-ld-deed-fist = { $n ->
    [one] +1 VUIST
   *[other] +{ $n } VUISTEN
}
ui-ld-deed-turn-fist = { $n ->
    [one] 1 steen op VUIST
   *[other] { $n } stenen op VUIST
}
ui-ld-deed-confidence = +{ $n } vertrouwen
ui-ld-deed-virtue = +{ $n } deugd
ui-ld-deed-peek-add = 1 van { $n } kaarten
ui-ld-deed-lower-target = doel −{ $n }
ui-ld-deed-dread = onheil { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}
ui-ld-deed-suffer = { $condition }
ui-ld-deed-each = ieder
ui-ld-deed-one = één
ui-ld-deed-heal-any = genees { $who }
ui-ld-deed-heal-injured = { $who } niet meer gewond
ui-ld-deed-heal-unhinged = { $who } niet meer ontredderd
ui-ld-deed-ignore-condition = geen toestand
ui-ld-deed-ignore-die = geen traumasteen
ui-ld-deed-ignore-penalty = geen straf
ui-ld-deed-cancel-trauma = geen trauma
ui-ld-deed-ready-item = maak voorwerp gereed
ui-ld-deed-take-discarded = afgelegd voorwerp
ui-ld-deed-move-here = roep iemand hierheen
ui-ld-deed-show-card = draai een kaart om
ui-ld-deed-glimpse = symbolen van een kaart
ui-ld-deed-spill = verlies 1 kaart
ui-ld-deed-pass = overslaan
ui-ld-deed-item = +1 voorwerp

## The stage of a Character
ui-ld-stage-to-act = aan zet
ui-ld-stage-rolled = geworpen
ui-ld-stage-waits = wacht
ui-ld-stage-adds = doet mee
ui-ld-stage-trauma = Trauma
ui-ld-stage-in = doet mee
ui-ld-stage-out = afgehaakt
ui-ld-stage-down = Verslagen
ui-ld-stage-elsewhere = bij { $place }
ui-ld-stage-sheet = Blad
ui-ld-stage-added = Toegevoegd
ui-ld-stage-added-none = nog niets
ui-ld-stage-trait = Eigenschap
ui-ld-stage-talent = Talent
ui-ld-stage-shut = gedekt
ui-ld-stage-points = Actiepunten
ui-ld-stage-dice = Dobbelstenen
ui-ld-stage-from-sheet = blad { $count }
ui-ld-stage-from-card = kaart { $count }
ui-ld-stage-from-added = erbij { $count }
ui-ld-stage-from-allies = bondgenoten { $count }
ui-ld-stage-weary = min { $count }
ui-ld-stage-earned = tot nu toe
ui-ld-stage-fists = { $count ->
    [0] geen VUIST
    [one] 1 VUIST
   *[other] { $count } VUISTEN
}
ui-ld-stage-to-roll = { $count ->
    [0] niets te werpen
    [one] werpt 1 dobbelsteen
   *[other] werpt { $count } dobbelstenen
}
ui-ld-stage-hand = { $count ->
    [0] lege hand
   *[other] hand: { $count }
}
ui-ld-stage-no-virtue = geen deugd
ui-ld-stage-virtue = deugd: { $words }
ui-ld-stage-use = Gebruiken: { $words }
ui-ld-stage-deplete = Opgebruiken: { $words }
ui-ld-stage-sacrifice = Opofferen: { $words }
ui-ld-stage-confide = Inzetten: { $words }

## The theatre: from the first hour to the last roll

ui-ld-scene-act-for = Kies voor { $seat_the }
ui-ld-scene-arrow = { $seat }, { hour-words }: draai deze pijl
ui-ld-scene-asked = { $seat } kiest
ui-ld-scene-asked-all = { $seat } kiest voor jullie allen
ui-ld-scene-awaited = { $seat } denkt na
ui-ld-scene-call = Vraag je metgezellen
ui-ld-scene-called = Je metgezellen kijken na wat ze hebben.
ui-ld-scene-choose = Kies iets wat oplicht
ui-ld-scene-compare = { $enough ->
    [yes] Vergelijken
   *[no] Te weinig
}: { $have } van { $need }
ui-ld-scene-deck = De onderzoeksstapel
ui-ld-scene-falls = Ze rollen…
ui-ld-scene-holder = { $seat }: { $holder }
ui-ld-scene-knock = { $card }: { $names }
ui-ld-scene-nothing-more = Je metgezellen zouden hier niets toevoegen.
ui-ld-scene-party = { $names_count ->
    [one] { $names } alleen
   *[other] { $names }
}
ui-ld-scene-roll = { $count ->
    [0] Niets werpen
    [one] Werp één dobbelsteen
   *[other] Werp { $count } dobbelstenen
}
ui-ld-scene-tip = { $card }: { $words }
ui-ld-scene-tip-last = { $count ->
    [0] Hiermee eindigt de dag: de ontknoping begint. Niets is onopgelost gebleven.
   *[other] Hiermee eindigt de dag: de ontknoping begint, en wat niet is opgelost, verhoogt het onheil met { $count }.
}
ui-ld-scene-tip-item = { $item }. Gebruiken: { $use } Opgebruiken: { $deplete }
ui-ld-scene-tip-place = { $place }: { $card }
ui-ld-scene-tip-virtue = Een deugdfiche: { $words }
ui-ld-scene-verb-confide = Inzetten
ui-ld-scene-verb-deplete = Opgebruiken
ui-ld-scene-verb-sacrifice = Opofferen
ui-ld-scene-verb-spend = Deugd
ui-ld-scene-verb-use = Gebruiken
ui-ld-scene-waits = Londen houdt de adem in
ui-tool-aid = Vraag je metgezellen

## Before an evening

ui-ld-setup-title = London Dread: nieuw spel
ui-ld-setup-begin = Start het spel
ui-ld-setup-locked = Win eerst { $story }
ui-ld-setup-past = { $played ->
    [0] nog niet gespeeld
    [one] één keer gespeeld, { $won ->
        [0] verloren
       *[other] gewonnen met { $score }
    }
   *[other] { $played } keer gespeeld, { $won ->
        [0] nooit gewonnen
       *[other] { $won ->
            [one] één keer
           *[other] { $won } keer
        } gewonnen, beste score { $score }
    }
}
ui-ld-setup-wish = Speel alle verhalen vrij
ui-ld-setup-about-the-letter = Een brief die zijn lezers schrijft. Eén dag, dan de ontknoping: begin hier.
ui-ld-setup-about-the-gentleman-caller = Iemand gaat op visite bij wie alleen is. Twee dagen; 's nachts kan niemand beter alleen zijn.
ui-ld-setup-about-calypsos-bargain = Onder Wapping woont een koning van was. Twee dagen, en drie geheimen van een zangeres.
ui-ld-setup-about-london-dread = Onder de stad ontwaakt iets. Twee dagen, handlangers op straat, een onbekende vijand.
ui-ld-setup-people = { $now ->
    [0] Personages: willekeurig
   *[other] Personages: { $now } van { $most }
}
ui-ld-setup-random = Kies ze willekeurig
ui-ld-setup-character = Personage { $number }
ui-ld-setup-virtue = Deugd: { $words }
ui-ld-setup-who = Spelers

## What an investigation comes to, and the piles beside it
ui-ld-tiers-fists = VUISTEN
ui-ld-tiers-so-far = tot nu toe { $count }
ui-ld-tiers-above = { $least }+
ui-ld-tiers-between = { $least }–{ $most }
ui-ld-tiers-impeccable = Elke VUIST boven { $least }: +1 vertrouwen.
ui-ld-tiers-of = { $points } van { $difficulty }
ui-ld-tiers-brings = { $who } { $points }
ui-ld-tiers-missing = { $count ->
    [one] nog 1 nodig
   *[other] nog { $count } nodig
}
ui-ld-tiers-enough = Genoeg
ui-ld-tiers-solved = Opgelost
ui-ld-tiers-failed = Te veel voor jullie: blijft liggen
ui-ld-tiers-left = Jullie zijn weggelopen
ui-ld-tiers-met = Doorstaan
ui-ld-tiers-missed = Mislukt
ui-ld-tiers-odds = { $more ->
    [one] Nog één VUIST
    [2] Nog twee VUISTEN
    [3] Nog drie VUISTEN
    [4] Nog vier VUISTEN
   *[other] Nog { $more } VUISTEN
}: { $hundred }% kans
ui-ld-deck-title = Onderzoeksstapel
ui-ld-deck-draw = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} · trek er een
ui-ld-deck-count = { $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}
ui-ld-deck-known = { $count ->
    [one] 1 ervan is bekend
   *[other] { $count } ervan zijn bekend
}
ui-ld-deck-left = Vertrouwensstapel
ui-ld-deck-supply = Voorraad
ui-ld-deck-confidence = Vertrouwen { $count }
ui-ld-deck-card = { $card }: { $icons }.

## What is heard

caption-quarters = De kwartierslag van Westminster
caption-bell-first = Big Ben slaat één keer
caption-bell-second = Big Ben slaat twee keer: halverwege
caption-bell-third = Big Ben slaat voor de derde keer
caption-hour = De grote klok slaat het uur
caption-hour-night = Door de mist slaat een klok het uur
caption-tick = De grote klok tikt
caption-token-place = Een fiche valt op een uur
caption-token-turn = Een fiche wordt gedraaid
caption-token-stash = Een fiche komt uit de reserve
caption-card-dread = Een kaart gaat om: een koude adem
caption-card-plot = Een kaart gaat om: het spoor loopt door
caption-card-ally = Een kaart gaat om: een vriendelijk belletje
caption-note-laid = Een fiche op een kaart
caption-agree = Een horloge klapt dicht: akkoord
caption-retract = Een horloge springt open: nog niet
caption-companion = Een metgezel ontvouwt een plattegrond
caption-leader = Een lantaarn wordt ontstoken
caption-noon = Een fabrieksfluit: de ochtend is voorbij
caption-lamps = Gaslantaarns gaan aan: de dag is voorbij
caption-lamps-out = Een lantaarn dooft: de nacht is voorbij
caption-chapter-over = Een luik valt, ver weg luidt een klok
caption-respite = Water onder een brug
caption-antagonist = Een orgel in de diepte, en gelach
caption-endgame = Een zware deur gaat open op het donker
caption-challenge = Twee trommels, en een kaart valt op tafel
caption-challenge-met = Staal dat houdt
caption-challenge-missed = Knieën op steen, en een grom
caption-stays-in = Een haan wordt gespannen
caption-bows-out = Stappen, en een deur die zacht dichtgaat
caption-showdown = Donder, en een klok die niemand luidt
caption-target-lowered = Iets groots blaast zijn adem uit
caption-victory = Alle klokken van Londen
caption-defeat = Een ingehouden adem ontsnapt, en nog één slag
caption-moved = Laarzen op natte stenen
caption-befriended = Iemand komt naast je lopen
caption-ally-lost = Stappen die verdwijnen in de mist
caption-inquiry = Een deurklopper
caption-inquiry-plot = Een grendel, en een zware deur
caption-inquiry-goon = Stappen, een ketting, een mes
caption-goon = Ruw gelach in de steeg
caption-walked-away = Stappen die keren en weggaan
caption-item-used = Een sluiting, en iets van koper
caption-item-depleted = Een vonk, een knak, en weg is het
caption-item-gained = Er komt iets uit het stro
caption-item-lost = Het valt in een rioolput
caption-item-ready = Een veer wordt opgewonden
caption-supply = Een krat gaat open
caption-virtue-gained = Een lichtje, een belletje
caption-virtue-spent = Een belletje, een hartslag
caption-secret-gained = Een schelp fluistert
caption-secret-spent = Een naam wordt hardop gezegd
caption-icons = Twee zachte klokjes
caption-confidence = Kaarten, en een lichtere adem
caption-talent = Een kaart, en een heldere loop van noten
caption-fist = Een vuist slaat op tafel
caption-trauma = Snaren die vals knappen
caption-trauma-die = Een zwarte dobbelsteen, en een hartslag
caption-shrugged = Een lange uitademing
caption-solved = Een stempel valt op het dossier
caption-failed = Een deur slaat dicht
caption-plot-low = Glas breekt, een lamp dooft
caption-plot-middle = Een bladzijde, en drie lage noten
caption-plot-top = Een slot draait om, en een akkoord klaart op
caption-dread-rises = Iets nats breidt zich uit
caption-dread-falls = Een lage toon zakt weg
caption-dread-darkens = Alle lampen in de straat worden zwakker
caption-injured = Een klap, en een kreet
caption-unhinged = Gefluister van beide kanten
caption-doubled = Kreten in de volgende straat
caption-condition-lost = Een verband wordt vastgeknoopt
caption-defeated = Een val, en een lamp die wegrolt
caption-carriage = Een rijtuig rijdt voorbij
caption-hansom = Een huurkoets stapt voorbij
caption-foghorn = Een misthoorn op de rivier
caption-rain-on-glass = Regen op de ruit
caption-market = Het rumoer van een markt
caption-river = De rivier klotst tegen haar trappen
caption-music-plan = Trage muziek: er is tijd
caption-music-haste = De muziek versnelt
caption-music-last = De muziek klimt en klimt
caption-music-story = Muziek: een oude piano, een draaiorgel
caption-music-dread = Muziek: strijkers die rillen
caption-music-terror = Muziek: een trommel als een hart, een koor
ui-ld-story-chapter = Hoofdstuk { $chapter ->
    [1] I
   *[other] II
}

## How a story ends, and the League's score sheet
ui-ld-end-dawn = Dageraad
ui-ld-end-dread = Onheil
ui-ld-end-won = Londen slaapt verder
ui-ld-end-lost = Londen is verloren
ui-ld-end-about = { $story }. { $rules }. Seed { $seed }
ui-ld-end-score = Score
ui-ld-end-missing = Wat eraan ontbrak
ui-ld-end-total = Totaal
ui-ld-end-times = { $count } × { $each }
ui-ld-part-survivors = Overlevenden
ui-ld-part-fists = VUISTEN over
ui-ld-part-items = Voorwerpen over
ui-ld-part-virtue = Deugd over
ui-ld-part-cards = Kaarten op hand
ui-ld-part-conditions = Littekens
ui-ld-end-opened = Nieuw verhaal: { $story }
ui-ld-end-uncounted = Dit spel telt niet mee op het scoreblad van de Liga.
ui-ld-end-tries = { $won ->
    [0] { $played ->
        [one] De Liga heeft een eerste poging genoteerd.
       *[other] De Liga heeft { $played } pogingen genoteerd, en nog geen zege.
    }
   *[other] De Liga heeft { $played } pogingen genoteerd. Gewonnen: { $won }.
}
ui-ld-end-first = Jullie eerste zege in dit verhaal met deze regels.
ui-ld-end-best = Jullie beste score in dit verhaal met deze regels; de vorige was { $before }.
ui-ld-end-best-is = Jullie beste score in dit verhaal met deze regels is { $best }.
ui-ld-end-no-score = Alleen een zege levert punten op (LD-220).
ui-ld-end-short = { $fists ->
    [0] Geen VUIST
    [one] Eén VUIST
   *[other] { $fists } VUISTEN
} in de eindstrijd, en { $target ->
    [one] één was
   *[other] { $target } waren
} er nodig.
ui-ld-end-target = Het onheil stond op { $dread }. Per { $splatter } onheil was er 1 VUIST meer nodig.
ui-ld-end-trail = Het hoofdstuk eindigde voordat iemand { $card } ({ $hour }) onderzocht.
ui-ld-end-track = De onheilsmeter eindigt bij { $most }.
ui-ld-end-most = Het meeste onheil ({ $dread }): { $source }.
ui-ld-end-day = De dag in cijfers
ui-ld-end-dread-of = Onheil { $dread } van { $most }
ui-ld-end-course = Onheil na elk uur en aan het eind
ui-ld-end-no-dread = Het onheil is nooit gestegen.
ui-ld-dread-hidden = kaarten die niemand omdraaide
ui-ld-dread-open = open gebleven zaken
ui-ld-dread-plot = te lang open plots
ui-ld-dread-card = uitkomsten en straffen
ui-ld-dread-trauma = trauma
ui-ld-dread-duplicate = tweemaal dezelfde toestand
ui-ld-dread-detour = omwegen
ui-ld-dread-stash = fiches uit de reserve
ui-ld-dread-goon = handlangers
ui-ld-dread-antagonist = de antagonist
ui-ld-dread-relief = verlaagd
ui-ld-end-plots = Het spoor: hoe meer tekens, hoe beter
ui-ld-end-hour-best = Het beste uur, { $hour }: { $cards }.
ui-ld-end-hour-worst = Het slechtste uur, { $hour }: het onheil steeg met { $dread }.
ui-ld-hour-of = { $hour } op dag { $chapter }
ui-ld-end-count-solved = { $count ->
    [one] zaak opgelost
   *[other] zaken opgelost
}
ui-ld-end-count-failed = mislukt
ui-ld-end-count-fists = { $count ->
    [one] VUIST
   *[other] VUISTEN
}
ui-ld-end-count-detours = { $count ->
    [one] omweg
   *[other] omwegen
}
ui-ld-end-of = { $some } / { $all }
ui-ld-end-did-solved = zaken
ui-ld-end-did-plots = plots
ui-ld-end-did-fists = VUISTEN
ui-ld-end-did-turned = omgedraaid
ui-ld-end-did-beaten = beproevingen
ui-ld-end-did-idle = lege uren
ui-ld-honour-fallen = Kwam niet terug
ui-ld-honour-beaten = Doorstond er { $number }
ui-ld-honour-solved = Loste er { $number } op
ui-ld-honour-fists = { $number } VUISTEN
ui-ld-honour-plots = { $number } keer op het spoor
ui-ld-honour-turned = Draaide { $number } kaarten om
ui-ld-honour-wounds = { $number } keer geraakt
ui-ld-honour-friends = Vond { $number } vrienden
ui-ld-honour-used = Handig met { $number } voorwerpen
ui-ld-honour-laid = Plaatste { $number } fiches
ui-ld-honour-idle = Wachtte { $number } uren
ui-ld-honour-there = Was erbij
ui-ld-end-page-end = Het einde
ui-ld-end-page-figures = De dag
ui-ld-end-page-people = Wie wat deed
ui-ld-end-watch = Replay
ui-ld-end-watch-note = plan en dag
ui-ld-end-league = Scoreblad
ui-ld-end-league-note = van de Liga
ui-ld-end-again = Opnieuw spelen
ui-ld-end-again-note = nieuwe kaarten
ui-ld-end-same = Zelfde seed opnieuw
ui-ld-end-same-note = precies dezelfde kaarten
ui-ld-end-main-menu = Hoofdmenu
ui-ld-end-main-menu-note = dit spel is opgeslagen
ui-ld-clock-normal = Normaal, twaalf minuten
ui-ld-clock-hard = Moeilijk, tien minuten
ui-ld-clock-dread = Onheil, acht minuten
ui-ld-clock-slowed = Oefenen, klok op halve snelheid
ui-ld-clock-untimed = Oefenen, zonder klok
ui-ld-variant = { $clock } ({ $tweaks })
ui-ld-tweaks = { $count ->
    [one] één wijziging
   *[other] { $count } wijzigingen
}
ui-ld-tweak-allies-no = zonder bondgenoten
ui-ld-tweak-impeccable-no = geen loon voor onberispelijk werk
ui-ld-tweak-confidence-0 = geen vertrouwen
ui-ld-tweak-confidence-5 = vijf vertrouwen
ui-ld-tweak-virtue-0 = geen deugd
ui-ld-tweak-virtue-2 = twee deugdfiches
ui-ld-tweak-items-0 = geen voorwerpen
ui-ld-tweak-items-2 = twee voorwerpen
ui-ld-tweak-respite-no = geen rust
ui-ld-league-aside = Het scoreblad kon niet worden gelezen. Het is bewaard als { $file }; er is een nieuw begonnen.

## The Endgame on the screen
ui-ld-showdown-now = De eindstrijd
ui-ld-showdown-challenge = { $number ->
    [0] Nog { $most } beproevingen
   *[other] Beproeving { $number } van { $most }
}
ui-ld-showdown-target = Eindstrijd bij onheil { $dread }: { $count ->
    [one] 1 VUIST
   *[other] { $count } VUISTEN
}
ui-ld-showdown-enough = Genoeg
ui-ld-showdown-short = { $count ->
    [one] Nog 1 VUIST nodig
   *[other] Nog { $count } VUISTEN nodig
}
ui-ld-showdown-odds = Met { $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
}: { $hundred }% kans
ui-ld-hand-empty = Geen kaarten in deze hand
ui-ld-league-title = Het scoreblad van de Liga
ui-ld-league-count = { $count ->
    [0] nog geen spellen
    [one] één spel gespeeld
   *[other] { $count } spellen gespeeld
}
ui-ld-league-line = { $day }. { $rules }
ui-ld-league-lost = verloren
ui-ld-league-best = beste
ui-ld-league-locked = vergrendeld
ui-ld-league-played = { $played ->
    [0] nog niet gespeeld
    [one] één keer gespeeld, { $won ->
        [0] verloren
       *[other] gewonnen
    }
   *[other] { $played } keer gespeeld, { $won ->
        [0] nooit
        [one] één keer
       *[other] { $won } keer
    } gewonnen
}
ui-ld-league-mean = gemiddeld { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, laagste onheil { $dread }{ $row ->
    [0] {""}
    [one] {""}
   *[other] , { $row } op rij
}
ui-ld-league-of = { $story }, { $day }
ui-ld-league-facts = { $party }. { $rules }. Onheil { $dread }, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}.
ui-ld-league-choose = Elk verhaal dat je uitspeelt, wordt hier genoteerd: de afloop, de personages en de regels.
ui-ld-league-short = { $story }
ui-ld-league-any = Alle regels
ui-ld-league-none = Het blad is leeg. De Liga wacht op jullie eerste dag in Londen.
ui-ld-league-nothing = Op dit blad staan geen spellen met deze regels.
ui-ld-league-kept = Een eerder blad kon niet worden gelezen. Het is bewaard als { $file }.

## For somebody who has never played

ui-ld-primer-planning = Je plant een dag
ui-ld-primer-planning-cards-head = Draai kaarten om
ui-ld-primer-planning-cards = Houd een gedekte kaart ingedrukt om die om te draaien. Dat is gratis; gedekt kost die { $hidden } onheil.
ui-ld-primer-planning-clock-head = Vul je klok
ui-ld-primer-planning-clock = Geef elk uur een getal voor een locatie hier, of een pijl naar een ander gebied.
ui-ld-primer-planning-bell-head = Tot de derde slag
ui-ld-primer-planning-bell = { $minutes ->
    [0] Deze keer loopt er geen klok: de dag begint zodra jullie allemaal klaar zijn.
   *[other] Jullie hebben samen { $minutes } minuten. Bij de derde slag van Big Ben volgt de dag jullie klokken.
}
ui-ld-primer-planning-meet-head = Spreek af
ui-ld-primer-planning-meet = Wees er op hetzelfde uur: jullie passende symbolen moeten samen het schild halen.
ui-ld-primer-planning-plots-head = Volg de letters
ui-ld-primer-planning-plots = Los donkere kaarten op volgorde op, A vóór B. Mis je de laatste, dan verliezen jullie.
ui-ld-primer-planning-help-head = Hulp
ui-ld-primer-planning-help = Druk op { $hint } voor een hint en nog eens om die te plaatsen, { $rulebook } voor de spelregels.

ui-ld-primer-story = Je beleeft de dag
ui-ld-primer-story-hours-head = Uur na uur
ui-ld-primer-story-hours = Ga waarheen jullie klokken wijzen en onderzoek wat je daar vindt, in willekeurige volgorde.
ui-ld-primer-story-dread-head = Bleke kaarten: niet werpen
ui-ld-primer-story-dread = Breng zoveel actiepunten mee als het schild toont, en de kaart is opgelost.
ui-ld-primer-story-plots-head = Donkere kaarten: werpen
ui-ld-primer-story-plots = Werp 1 dobbelsteen per actiepunt; je VUISTEN beslissen welke van 3 uitkomsten het wordt.
ui-ld-primer-story-goods-head = Voorwerpen en deugd
ui-ld-primer-story-goods = Gebruik een voorwerp één keer per dag, of gebruik het op. Deugd doet wat je blad zegt.
ui-ld-primer-story-track-head = Onheil
ui-ld-primer-story-track = Wat onopgelost blijft, verhoogt het onheil. Boven { $limit } verliezen jullie; elke { $step } maakt de eindstrijd zwaarder.
ui-ld-primer-story-help-head = Hulp
ui-ld-primer-story-help = Druk op { $hint } voor een hint, { $rulebook } voor de spelregels, { $menu } voor pauze.

ui-ld-primer-endgame = Je maakt het af
ui-ld-primer-endgame-dice-head = Spaar dobbelstenen
ui-ld-primer-endgame-dice = Spaar dobbelstenen voor het eind: je werpt elke dobbelsteen op je blad maar één keer.
ui-ld-primer-endgame-challenge-head = Meedoen
ui-ld-primer-endgame-challenge = Haal het schild van een beproeving met actiepunten en krijg een dobbelsteen, of neem de straf.
ui-ld-primer-endgame-bow-head = Of afhaken
ui-ld-primer-endgame-bow = Haak af voordat de beproeving wordt omgedraaid, en je houdt al je dobbelstenen.
ui-ld-primer-endgame-hurt-head = Niet twee keer
ui-ld-primer-endgame-hurt = Raak je voor de tweede keer gewond of ontredderd, dan ben je verslagen, met al je dobbelstenen.
ui-ld-primer-endgame-showdown-head = De eindstrijd
ui-ld-primer-endgame-showdown = Werp samen al jullie dobbelstenen: jullie hebben 1 VUIST nodig, plus 1 per { $step } onheil.
ui-ld-primer-endgame-help-head = Hulp
ui-ld-primer-endgame-help = Druk op { $hint } voor een hint, { $rulebook } voor de spelregels, { $menu } voor pauze.

## The shelf of replays: why a story was lost, in a line

brief-lost-dread = Het onheil werd meer dan Londen kan dragen.
brief-lost-trail = De laatste plotkaart is niet op tijd onderzocht.
brief-lost-showdown = Te weinig VUISTEN in de eindstrijd.
brief-lost-defeated = Niemand bleef overeind.

## A hint while somebody plans

ui-ld-hint-reveal = Draai { $place } om: { $count ->
    [one] het is de laatste gedekte kaart.
   *[other] er liggen nog { $count } kaarten gedekt.
}
ui-ld-hint-go = Ga om { $hour } naar { $place }
ui-ld-hint-way = Plaats om { $start } een pijl naar { $area }, en ga dan om { $hour } naar { $place }
ui-ld-hint-only = { $step }: dat ligt op je weg.
ui-ld-hint-for = { $step } voor { $lead }.
ui-ld-hint-card = { $card }: { $company_count ->
    [one] { $company } brengt
   *[other] { $company } brengen
} { $points } van { $need }, { $fate ->
    [helped] en voorwerpen of deugd kunnen de andere { $missing } aanvullen
    [short] { $missing } tekort
   *[other] er ontbreekt niets
}
ui-ld-hint-met = { $card }: volgens de klokken dan al opgelost
ui-ld-hint-ally = de bondgenoot { $card }: { $fate ->
    [full] niemand daar kan er nog een meenemen
   *[other] gaat zomaar mee
}
ui-ld-hint-plot = Plot { $letter }, { $card }: { $fate ->
    [blocked] plot { $first } moet eerst
    [untimely] het is er nog te vroeg voor
   *[other] { $company_count ->
        [one] { $company } werpt
       *[other] { $company } werpen
    } { $least } tot { $most } dobbelstenen, er ontbreekt niets
}
ui-ld-hint-take = Haal de fiche om { $hour } weg: die is verspild.
ui-ld-hint-renumber = Leg de pijl om { $hour } met een ander getal: dit heb je elders nodig.
ui-ld-hint-brief = { $hour }, { $place }{ $fate ->
    [unknown] { "" }
    [short] : { $missing } tekort
    [helped] : { $missing } tekort
    [blocked] : eerst plot { $first }
    [untimely] : te vroeg
   *[other] : niets tekort
}
ui-ld-hint-brief-reveal = Draai { $place } om
ui-ld-hint-content = Er past nu niets beters in deze klok.
ui-ld-hint-again = Druk nog eens om deze hint te plaatsen.
ui-ld-hint-breaks = Deze hint geeft op wat je hebt gepland: { $plans }. Druk nog eens om hem toch te plaatsen.
ui-ld-hint-stash = { $hint } Een fiche uit de reserve: 1 onheil.
ui-ld-place-at = { $place } om { $hour }
ui-ld-sign-ability = Op een kaart: wat die vraagt. Bij een personage, voorwerp of bondgenoot: geeft 1 actiepunt bij kaarten die het tonen.
ui-ld-sign-wild = Geeft altijd 1 actiepunt, wat de kaart ook toont.
ui-ld-sign-virtue-head = Deugd
ui-ld-sign-virtue = Deugdfiches voegen symbolen toe aan een onderzoek, of doen wat het blad van hun personage zegt.
ui-ld-sign-dread-head = Onheil
ui-ld-sign-dread = Zoveel onheil kost deze kaart als die nog open is wanneer de tijd om is.
ui-ld-sign-fist-head = VUIST
ui-ld-sign-fist = Een succes op een actiedobbelsteen: één zijde op de drie.
ui-ld-sign-morning-head = Ochtend
ui-ld-sign-morning = Vanaf 6 uur.
ui-ld-sign-day-head = Dag
ui-ld-sign-day = Vanaf 14 uur.
ui-ld-sign-night-head = Nacht
ui-ld-sign-night = Vanaf 22 uur.
ui-ld-sign-detour-head = Gebruiken
ui-ld-sign-detour = Het voorwerp is gekanteld tot de dag om is.
ui-ld-sign-cross-head = Opgebruiken
ui-ld-sign-cross = Het voorwerp is daarna weg.
ui-ld-sign-sacrifice-head = Opofferen
ui-ld-sign-sacrifice = De bondgenoot is daarna weg.
ui-ld-sign-shell-head = Geheim
ui-ld-sign-shell = Gebruik het geheim van Calypso.

## The demo

ui-ld-demo-invite = Druk op een toets of knop: plan zelf een dag
ui-ld-demo-turn = Allemaal tegelijk draaien ze de kaarten in heel Londen om: nog { $left } van { $all } te gaan.
ui-ld-demo-lay = Nu vult iedereen een klok: waar je elk uur bent, en met wie. Twaalf minuten plannen duren hier nog geen minuut.
ui-ld-demo-bell = Handen af van de klokken! Nu loopt de dag zoals gepland.
ui-ld-demo-over = { $won ->
    [yes] Londen slaapt.
   *[no] Londen is verloren.
} { $reason } { $following }

## A day in London watched again
ui-ld-watch-place = { $area }{ $number ->
    [0] {" "}str.
   *[other] { $number }
}
ui-ld-watch-bare = { $area }{ $number ->
    [0] {""}
   *[other] { $number }
}
ui-ld-watch-planning = Plannen, { $time }
ui-ld-watch-laid = { $turned ->
    [one] één kaart omgedraaid
   *[other] { $turned } kaarten omgedraaid
}, { $laid ->
    [one] één fiche verplaatst
   *[other] { $laid } fiches verplaatst
}
ui-ld-watch-before = Big Ben heeft één keer geslagen. Nog niemand heeft iets gedaan.
ui-ld-watch-turned = { $time }: { $who } draait { $card } ({ $place }) om.
ui-ld-watch-token = { $time }: { $who }, { $hour }: { $what_id ->
    [arrow] een pijl naar { $way }
    [number] de { $number }
   *[other] fiche weggehaald
}.
ui-ld-watch-time = Tijdlijn van het plannen
ui-ld-watch-close = einde
ui-ld-watch-dread = Onheil { $dread }
ui-ld-watch-cell = { $who }, { $hour }: gepland voor { $place_the }
ui-ld-watch-of = { $who }, { $hour }
ui-ld-watch-hour-dread = Onheil { $change }
ui-ld-watch-way = { $kind_id ->
    [detour] Gepland: { $meant }. Een omweg leidde in plaats daarvan naar { $been }.
    [strayed] Gepland: { $meant }. Het werd { $been }.
   *[other] { $been }, zoals gepland.
}
ui-ld-watch-why = { $source }: { $change }
ui-ld-watch-closing = Aan het einde van de dag, { $source }: { $change }
ui-ld-watch-nothing = Geen kaart aangeraakt.
ui-ld-watch-ended = { $place }, { $result_id ->
    [solved] opgelost met { $points } van { $need }
    [failed] mislukt: { $points } van { $need }
    [left] met rust gelaten
    [joined] ging met jullie mee
   *[tier] { $points ->
        [0] geen VUIST
        [one] één VUIST
       *[other] { $points } VUISTEN
    }: { $tier ->
        [0] de slechtste uitkomst
        [1] de middelste uitkomst
       *[other] de beste uitkomst
    }
}
ui-ld-watch-dreaded = { $words }; onheil { $change }
ui-ld-watch-no-rounds = Nog niemand is een beproeving aangegaan.
ui-ld-watch-challenge = Moeilijkheid { $difficulty }
ui-ld-watch-showdown = De eindstrijd
ui-ld-watch-fists = { $fists ->
    [0] Geen VUIST
    [one] Eén VUIST
   *[other] { $fists } VUISTEN
}, { $target } nodig
ui-ld-watch-end = Einde
ui-ld-watch-roll = Worp
ui-ld-watch-where = { $where }: onheil { $dread }
ui-ld-watch-part-back = Vorig uur
ui-ld-watch-part-on = Volgend uur
ui-ld-watch-faster = Afspeelsnelheid
ui-ld-watch-view-grid = Toon het bord
ui-ld-watch-view-map = Toon gebeurtenissen
ui-ld-watch-view-news = Toon de uren

## Who plays a Character

holder-easy = Probeert een paar plannen op papier, en neemt er een dat ongeveer goed lijkt.
holder-normal = Probeert heel wat plannen voor Big Ben slaat, en weegt ze zorgvuldig af.
holder-hard = Probeert er nog veel meer, en weegt ze af tot op het laatste punt.

## Pages of the rulebook about single things

ui-ld-page-characters = De personages
ui-ld-page-personalities = Persoonlijkheidskaarten
ui-ld-page-items = Voorwerpkaarten
ui-ld-page-allies = Bondgenootkaarten
ui-ld-page-confidence = Vertrouwenskaarten
ui-ld-page-dread = Onheilkaarten
ui-ld-page-places = De locaties
ui-ld-page-stories = De verhalen
ui-ld-page-virtue = Deugdfiche: { $text }
ui-ld-page-trait = Eigenschap van { $character_the }
ui-ld-page-talent = Talent van { $character_the }
ui-ld-page-trauma = Trauma van { $character_the }
ui-ld-page-place = { $number ->
    [0] Straten, { $area }
   *[other] Locatie { $number }, { $area }
    }
ui-ld-page-difficulty = Moeilijkheid: { $number }.
ui-ld-page-story = Verhaal { $number }
ui-ld-page-chapters = { $count ->
    [one] Eén hoofdstuk, dan de ontknoping.
   *[other] { $count } hoofdstukken, dan de ontknoping.
    }

# Titles of great moments

climax-antagonist-revealed = { $antagonist }
climax-defeated = { $seat } is verslagen
climax-ally-sacrificed = { $ally } is heengegaan
climax-showdown-began = De eindstrijd
climax-showdown-ended = De teerling is geworpen

## The guided first evening

ui-guide-ld-goal-head = Het doel
ui-guide-ld-goal = Jullie team van drie moet naar de vijf plotkaarten, A tot E, in die volgorde. Missen jullie de laatste, dan is Londen verloren.
ui-guide-ld-blood-head = Onheil
ui-guide-ld-blood = Onheil is de angst van de stad. Alles wat blijft liggen, verhoogt het. Boven 50 verlies je; hoe meer onheil, hoe zwaarder het slot.
ui-guide-ld-begin-head = Beginnen
ui-guide-ld-begin = Eerst plannen jullie samen een hele dag. De gouden knop start de klok. Bij elke les staat hij weer stil.
ui-guide-ld-plots-head = Plotkaarten
ui-guide-ld-plots = Deze vakken tonen de gevonden plotkaarten. Ga erheen in hun dagdeel: wat openblijft, kost onheil. De laatste beëindigt de dag.
ui-guide-ld-turn-head = Draai een kaart om
ui-guide-ld-turn = { $device ->
    [keys] Kies een kaart met de pijltoetsen en houd Enter ingedrukt. Omdraaien kost niets; een kaart die gedekt blijft, kost 2 onheil.
    [pad] Wijs een kaart aan en houd de knop ingedrukt. Omdraaien kost niets; een kaart die gedekt blijft, kost 2 onheil.
   *[other] Houd de muisknop ingedrukt op een kaart. Omdraaien kost niets; een kaart die gedekt blijft, kost 2 onheil.
    }
ui-guide-ld-tokens-head = Getallen en pijlen
ui-guide-ld-tokens = Een getal brengt je naar die locatie in je gebied. Naar een ander gebied? Kies de naam, zoals deze: een pijl kost een fiche.
ui-guide-ld-points-head = Actiepunten
ui-guide-ld-points = Een schild toont hoeveel actiepunten een kaart vraagt. Elk personage daar geeft er één voor elk symbool dat het deelt met de kaart.
ui-guide-ld-clock-head = Je klok
ui-guide-ld-clock = Twaalf vakken van elk twee uur, met 6 uur bovenaan. Kies een vak, en dan de kaart die je wilt bezoeken. Er wordt een fiche geplaatst.
ui-guide-ld-hint-head = Hint
ui-guide-ld-hint = { $hint } stelt je volgende uur voor. Dat wordt pas geplaatst als je op de hint drukt, of nog eens { $hint }.
ui-guide-ld-fists-head = VUISTEN
ui-guide-ld-fists = Bij een plotkaart geeft elk actiepunt een dobbelsteen. Eén op de drie toont een VUIST. De kaart zegt hoeveel je er nodig hebt.
ui-guide-ld-undo-head = Ongedaan maken
ui-guide-ld-undo = { $device ->
    [mouse] Rechtsklik op een fiche om die terug te nemen.
   *[other] { $undo } neemt een fiche terug.
    } Niets staat vast tot Big Ben voor de derde keer slaat.
ui-guide-ld-friends-head = Metgezellen
ui-guide-ld-friends = Metgezellen plannen mee. Wil je hun hulp, kies dan een van hun uren, en daarna de plek.
ui-guide-ld-stash-head = De reserve
ui-guide-ld-stash = Je hebt twee fiches van elk getal. Een derde komt uit de reserve en kost 1 onheil. Vul nu je klok.
ui-guide-ld-agree-head = Klaar
ui-guide-ld-agree = Kies het vinkje bij je klok als je klaar bent. De dag begint zodra iedereen dat is.
ui-guide-ld-leader-head = De leider
ui-guide-ld-leader = Kies een onderzoeksleider. In de ontknoping krijgt de leider als eerste kaarten.
ui-guide-ld-hours-head = Uur na uur
ui-guide-ld-hours = Iedereen gaat waarheen de klok wijst. Dan onderzoeken jullie wat daar ligt, in een volgorde naar keuze.
ui-guide-ld-detour-head = Omwegen
ui-guide-ld-detour = Voor 1 onheil kun je een pijl nog naar een ander gebied draaien. Getallen staan vast. Of ga gewoon op weg.
ui-guide-ld-case-head = Wat eerst?
ui-guide-ld-case = Kies wat jullie nu onderzoeken. Letters tellen alleen op volgorde, dus die kan uitmaken.
ui-guide-ld-dread-head = Onheilkaarten
ui-guide-ld-dread = Onheilkaarten vragen geen dobbelstenen, alleen het getal op het schild. Kom je tekort? Trek kaarten, gebruik een voorwerp of deugd, of loop weg.
ui-guide-ld-solved-head = Vertrouwen
ui-guide-ld-solved = Opgeloste kaarten en verkregen vertrouwen vormen de onderzoeksstapel. Trek als je symbolen mist; getrokken kaarten zijn weg. De rest wordt in de ontknoping verdeeld.
ui-guide-ld-personality-head = Persoonlijkheid
ui-guide-ld-personality = Bij een plotkaart draait iedereen een persoonlijkheidskaart om: symbolen die tellen, een talent, of een trauma dat de symbolen van het blad doorstreept en schaadt.
ui-guide-ld-dice-head = Dobbelstenen
ui-guide-ld-dice = Werp één dobbelsteen per actiepunt. Eén op de drie toont een VUIST. Voeg eerst toe wat je wilt.
ui-guide-ld-outcome-head = Drie uitkomsten
ui-guide-ld-outcome = Jullie VUISTEN samen beslissen tussen drie uitkomsten. Plotkaarten leveren de meeste voorwerpen en deugd op.
ui-guide-ld-track-head = De onheilsmeter
ui-guide-ld-track = Boven 50 onheil verliezen jullie meteen. Per 5 onheil is in de eindstrijd één VUIST meer nodig.
ui-guide-ld-item-head = Voorwerpen
ui-guide-ld-item = Gebruik je een voorwerp, dan kantelt het tot de dag om is. Opgebruiken doet meer, maar dan is het weg.
ui-guide-ld-condition-head = Toestanden
ui-guide-ld-condition = Gewond of ontredderd doet op zichzelf niets. Maar dezelfde toestand een tweede keer verhoogt het onheil met 5; in de ontknoping word je verslagen.
ui-guide-ld-books-head = Spelregels en logboek
ui-guide-ld-books = { $menu } opent het menu met de spelregels en alle toetsen. { $log } toont wat er is gebeurd.
ui-guide-ld-segment-head = De ochtend is voorbij
ui-guide-ld-segment = Open letters die aan de beurt waren, kosten nu onheil, en opnieuw aan het einde van elk dagdeel.
ui-guide-ld-endgame-head = De ontknoping
ui-guide-ld-endgame = Wat bleef liggen, heeft het onheil verhoogd. De onderzoeksstapel wordt als handkaarten verdeeld. Verzamel dobbelstenen voor de eindstrijd.
ui-guide-ld-stay-head = Meedoen of afhaken
ui-guide-ld-stay = Doe mee om nog een dobbelsteen voor de eindstrijd te winnen, met kans op straf. Of haak af en houd je dobbelstenen.
ui-guide-ld-challenge-head = Een beproeving
ui-guide-ld-challenge = Speel handkaarten, of gebruik voorwerpen en deugd, tot het schild is gehaald. Dat geeft een dobbelsteen. Anders krijg je de straf.
ui-guide-ld-die-head = Een dobbelsteen erbij
ui-guide-ld-die = Die wordt één keer geworpen, in de eindstrijd.
ui-guide-ld-showdown-head = De eindstrijd
ui-guide-ld-showdown = Jullie werpen alle dobbelstenen die je hebt. Haal samen genoeg VUISTEN, en Londen is gered.
ui-guide-ld-end-head = Het einde
ui-guide-ld-end = Dat was London Dread. Met een zege speel je het volgende verhaal vrij. Plan de volgende keer tegen de lopende klok.

## Records

record-by-subject = Verhaal
record-by-figure = Personage
record-difficulty-dread = Onheil
record-difficulty-untimed = Oefening zonder klok
record-difficulty-slowed = Oefening, half tempo
