# London Dread: every word that a player reads.

## Areas and Locations

name-north = North
name-south = South
name-east = East
name-west = West

name-north-streets = Camden High Street
short-north-streets = North Streets
name-north-1 = Highgate Cemetery
short-north-1 = North 1
name-north-2 = King's Cross Terminus
short-north-2 = North 2
name-north-3 = Regent's Canal Lock
short-north-3 = North 3
name-north-4 = Clerkenwell Clockworks
short-north-4 = North 4
name-north-5 = Alexandra Palace
short-north-5 = North 5
name-north-6 = Holloway Gaol
short-north-6 = North 6

name-south-streets = Borough Road
short-south-streets = South Streets
name-south-1 = Southwark Cathedral Close
short-south-1 = South 1
name-south-2 = Bethlem Hospital
short-south-2 = South 2
name-south-3 = Lambeth Wharf
short-south-3 = South 3
name-south-4 = Crystal Palace
short-south-4 = South 4
name-south-5 = Bermondsey Tannery
short-south-5 = South 5
name-south-6 = Vauxhall Gardens
short-south-6 = South 6

name-east-streets = Commercial Road
short-east-streets = East Streets
name-east-1 = Whitechapel Rookery
short-east-1 = East 1
name-east-2 = Limehouse Basin
short-east-2 = East 2
name-east-3 = Spitalfields Market
short-east-3 = East 3
name-east-4 = Wapping Old Stairs
short-east-4 = East 4
name-east-5 = The London Hospital
short-east-5 = East 5
name-east-6 = Bethnal Green Workhouse
short-east-6 = East 6

name-west-streets = Piccadilly
short-west-streets = West Streets
name-west-1 = Mayfair Townhouse
short-west-1 = West 1
name-west-2 = Kensal Green Vaults
short-west-2 = West 2
name-west-3 = British Museum
short-west-3 = West 3
name-west-4 = Half Moon Street
short-west-4 = West 4
name-west-5 = Haymarket Arcade
short-west-5 = West 5
name-west-6 = Hyde Park Serpentine
short-west-6 = West 6

## The clock

name-hour-6 = 6 a.m.
name-hour-8 = 8 a.m.
name-hour-10 = 10 a.m.
name-hour-12 = 12 noon
name-hour-14 = 2 p.m.
name-hour-16 = 4 p.m.
name-hour-18 = 6 p.m.
name-hour-20 = 8 p.m.
name-hour-22 = 10 p.m.
name-hour-0 = 12 midnight
name-hour-2 = 2 a.m.
name-hour-4 = 4 a.m.

name-morning = MORNING
text-morning = Can be investigated from 6 a.m.
name-day = DAY
text-day = Can be investigated from 2 p.m.
name-night = NIGHT
text-night = Can be investigated from 10 p.m.

cry-start = Big Ben: the first stroke. The city holds its breath.
cry-half = The second stroke. You have half the night you had.
cry-end = The third stroke. Hands off the clocks.

difficulty-normal = Normal: twelve minutes to plan
difficulty-hard = Hard: ten minutes to plan
difficulty-dread = Dread: eight minutes to plan
difficulty-untimed = Practice: as long as you like

## Abilities, dice, Conditions

name-strength = STRENGTH
name-charm = CHARM
name-guile = GUILE
name-spirit = SPIRIT
name-lore = LORE
name-courage = COURAGE
name-impact = IMPACT
name-tech = TECH
name-spellcraft = SPELLCRAFT
name-wild = WILD
name-fist = FIST
name-blank = blank

name-injured = Injured
text-injured = No effect on its own. If you would become Injured again, raise Dread by 5 instead; in the Endgame, you are Defeated.
name-unhinged = Unhinged
text-unhinged = No effect on its own. If you would become Unhinged again, raise Dread by 5 instead; in the Endgame, you are Defeated.

## Characters

name-basil = Basil Sterling
short-basil = Basil
title-basil = ruined peer
text-basil = Basil Sterling gambled away nine generations of Northumberland in one winter, in the year his daughter's nursery fell silent. He has kept the manners, one revolver and the habit of paying his debts.
virtue-basil = Ready 1 tilted Item owned by any Character at your Location (yours included).

name-jacqueline = Jacqueline Degas
short-jacqueline = Jacqueline
title-jacqueline = burlesque dancer
text-jacqueline = Jacqueline Degas kicked higher than any girl in Montmartre until an admirer in box five began to send her bouquets from the future. She crossed the Channel with a knife, a trunk and somebody else's passport.
virtue-jacqueline = Add 1 WILD icon.

name-murphy = Jack Murphy
short-murphy = Murphy
title-murphy = prize-fighter
text-murphy = Jack Murphy killed a man in the ring at Belfast who got up again in the dressing room. He has not lost a fight since, nor slept through a night.
virtue-murphy = Add 2 STRENGTH icons; or after your roll, reroll any number of your dice once.

name-maria = Sister Maria Velasco
short-maria = Maria
title-maria = nun
text-maria = Maria is the last of a convent of forty. The Church has its own account of how they fell silent. She has hers, and carries it on a rosary with thirty-nine beads.
virtue-maria = Discard 1 Condition from any Character at your Location (yourself included); or add 1 SPIRIT icon.

name-milton = Howard Milton
short-milton = Milton
title-milton = occultist and archivist
text-milton = Howard Milton was sent abroad by the British Museum to buy a drum that was not for sale, and took it all the same. It has played itself ever since. He lost his post over the catalogue entry, in which he called it theft; he has been studying under its rightful keepers, by letter, how to give it back.
virtue-milton = Before the Endgame: shuffle the Investigation deck, look at its top 3 cards, add the icons of one, discard it and put the others back. In the Endgame: draw 1 Confidence card into your hand.

name-sturmer = Freidrich Stürmer
short-sturmer = Stürmer
title-sturmer = exiled Prussian officer
text-sturmer = Freidrich Stürmer led a hundred men into a trench at Metz and came out with a hundred and one. He plays the violin so as not to count.
virtue-sturmer = After your roll, turn 1 of your blank dice to a FIST; or add 1 COURAGE icon.

## Personality cards

text-trauma = Trauma: you provide nothing, ignore the icons of the sheet, and roll the Trauma die.

name-peer-of-the-realm = Peer of the Realm
name-eton-and-oxford = Eton and Oxford
name-crack-shot = Crack Shot
name-cardsharp = Cardsharp
name-noblesse-oblige = Noblesse Oblige
text-noblesse-oblige = Ready 1 tilted Item belonging to any Character at your Location.
name-the-empty-nursery = The Empty Nursery
text-the-empty-nursery = { text-trauma }

name-star-of-the-moulin = Star of the Moulin
name-light-fingers = Light Fingers
name-knife-in-the-garter = Knife in the Garter
name-a-hundred-admirers = A Hundred Admirers
name-encore = Encore!
text-encore = After you roll (Plot card), you may reroll any number of your dice once. At a Challenge: gain 1 additional WILD icon instead.
name-the-man-in-box-five = The Man in Box Five
text-the-man-in-box-five = { text-trauma }

name-bare-knuckle-champion = Bare-Knuckle Champion
name-docker = Docker
name-strike-committee = Strike Committee
name-devils-own-luck = Devil's Own Luck
name-never-stays-down = Never Stays Down
text-never-stays-down = Discard your Injured Condition. If you don't have it, gain 1 additional STRENGTH icon instead.
name-the-ring-at-belfast = The Ring at Belfast
text-the-ring-at-belfast = { text-trauma }

name-sister-of-mercy = Sister of Mercy
name-litany = Litany
name-fever-ship = Fever Ship
name-unbending = Unbending
name-absolution = Absolution
text-absolution = Discard 1 Unhinged Condition from any Character at your Location (yourself included).
name-the-silent-convent = The Silent Convent
text-the-silent-convent = { text-trauma }

name-student-of-vodou = Student of Vodou
name-museum-archivist = Museum Archivist
name-egyptologist = Egyptologist
name-second-sight = Second Sight
name-forbidden-marginalia = Forbidden Marginalia
text-forbidden-marginalia = Reveal 1 random card of the Investigation deck (in the Endgame: the top card of the Confidence pile) and add its icons, then put it back (in the Endgame: under the pile).
name-the-drum-that-was-not-for-sale = The Drum That Was Not for Sale
text-the-drum-that-was-not-for-sale = { text-trauma }

name-musician = Musician
name-prussian-drill = Prussian Drill
name-siege-engineer = Siege Engineer
name-duelling-scar = Duelling Scar
name-marching-song = Marching Song
text-marching-song = Gain 1 Confidence.
name-the-trench-at-metz = The Trench at Metz
text-the-trench-at-metz = { text-trauma }

## Dread cards, tier I

name-a-tough-bargain = A Tough Bargain
text-a-tough-bargain = The fence will sell you the name, but he wants to be paid in something you will miss.
name-bruiser = Bruiser
text-bruiser = Six foot four of Shadwell muscle leans in the doorway and asks, very gently, where you think you are going.
name-digging-up-the-past = Digging up the Past
text-digging-up-the-past = Under the flagstones someone has laid the bones in alphabetical order.
name-the-whispering-medium = The Whispering Medium
text-the-whispering-medium = Her lips do not move, yet the dead man in her throat knows your mother's name.
name-bodies-in-the-fog = Bodies in the Fog
text-bodies-in-the-fog = Three corpses sit upright on the bench, hats on, waiting for an omnibus that no longer runs.
name-the-resurrection-men = The Resurrection Men
text-the-resurrection-men = Their barrow squeaks, their spades are wet, and tonight they are one customer short.
name-blackmail-at-the-savoy = Blackmail at the Savoy
text-blackmail-at-the-savoy = Eleven letters tied in violet ribbon, and a waiter who has read every one of them.
name-the-weeping-nursery = The Weeping Nursery
text-the-weeping-nursery = The cradle has been empty for nine years; it is still being rocked.
name-dockside-press-gang = Dockside Press Gang
text-dockside-press-gang = They are recruiting for a ship that was lost with all hands in the spring.
name-the-locked-carriage = The Locked Carriage
text-the-locked-carriage = It stands outside the bank every dawn, blinds drawn, and the horse is made of brass.
name-a-duel-at-dawn = A Duel at Dawn
text-a-duel-at-dawn = Both gentlemen have already been shot; neither has had the manners to lie down.
name-rats-in-the-rookery = Rats in the Rookery
text-rats-in-the-rookery = They pour down the stairs in column of fours, and the big ones are carrying something.
name-the-anarchists-parcel = The Anarchist's Parcel
text-the-anarchists-parcel = It ticks, it is addressed to the Home Secretary, and your hackney driver has just handed it to you.
name-crooked-constable = Crooked Constable
text-crooked-constable = He licks his pencil, closes his notebook, and names a sum.
name-the-drowned-bride = The Drowned Bride
text-the-drowned-bride = She comes up the river stairs at every low tide and knocks at the wrong house.
name-the-locked-ward = The Locked Ward
text-the-locked-ward = Nobody has been admitted since Michaelmas, yet matron keeps setting one more place at supper.
name-fever-house = Fever House
text-fever-house = A yellow cross on the door, and behind it forty people breathing in perfect time.
name-pale-hounds = Pale Hounds
text-pale-hounds = No one in the parish owns a dog, and every night the whole parish hears them pass.
name-the-seance-room = The Séance Room
text-the-seance-room = The table has five legs tonight, and the fifth one is warm.
name-the-ratcatchers-cellar = The Ratcatcher's Cellar
text-the-ratcatchers-cellar = He keeps the tails in jars, labelled with the names of aldermen.
name-the-stolen-reliquary = The Stolen Reliquary
text-the-stolen-reliquary = The thieves took the silver and left the finger, which has begun to point.
name-runaway-hansom = Runaway Hansom
text-runaway-hansom = No driver, no reins, and at each window the same frightened face.
name-unclean-tongues = Unclean Tongues
text-unclean-tongues = A street preacher recites the book of the dead in the voice of a little girl.
name-the-hanging-judge = The Hanging Judge
text-the-hanging-judge = He still sits on Thursdays, and the rope is still fresh.

## Dread cards, tier II

name-carollers-without-breath = Carollers Without Breath
text-carollers-without-breath = They sing beautifully in the hard frost, no mouth steams, and they would like you to take the tenor.
name-dynamite-under-parliament = Dynamite Under Parliament
text-dynamite-under-parliament = Guy Fawkes used powder; these gentlemen have been to the Polytechnic.
name-the-butcher-of-smithfield = The Butcher of Smithfield
text-the-butcher-of-smithfield = His hooks are full, and there has not been a cattle market for a week.
name-a-countess-in-ashes = A Countess in Ashes
text-a-countess-in-ashes = She receives on Wednesdays, in the grate.
name-the-clockwork-beadle = The Clockwork Beadle
text-the-clockwork-beadle = It makes its rounds with a lantern, and anything out after curfew is wound down.
name-the-sleeping-fleet = The Sleeping Fleet
text-the-sleeping-fleet = Eleven merchantmen at anchor below Tower Bridge, owned in the City, and not a soul aboard who is awake.
name-the-man-who-bled-ink = The Man Who Bled Ink
text-the-man-who-bled-ink = Every vein in him is writing, and the sentences are about you.
name-riot-at-trafalgar-square = Riot at Trafalgar Square
text-riot-at-trafalgar-square = Ten thousand voices and one conductor, beating time from the roof of the National Gallery.
name-gallows-birds = Gallows Birds
text-gallows-birds = Cut down at eight in the morning, they were seen drinking in Holborn by noon.
name-the-ambassadors-shadow = The Ambassador's Shadow
text-the-ambassadors-shadow = It leaves the reception an hour before he does and goes about his business.
name-ghouls-of-kensal-green = Ghouls of Kensal Green
text-ghouls-of-kensal-green = They dine by candlelight, with linen, and they have kept a chair for you.
name-the-poisoned-pump = The Poisoned Pump
text-the-poisoned-pump = All Soho drank from it on Sunday, and on Monday all Soho woke up smiling.
name-hypnotist-at-large = Hypnotist at Large
text-hypnotist-at-large = You have met him before, four times, and each time he thanked you for your help.
name-the-wicker-doctor = The Wicker Doctor
text-the-wicker-doctor = He is a mask, a coat and a great many crows.
name-night-of-the-locomotive = Night of the Locomotive
text-night-of-the-locomotive = The midnight express is running on the high street, and it is early.
name-bought-and-paid-for = Bought and Paid For
text-bought-and-paid-for = The whole division took the envelope; only the sergeant has the grace to blush.
name-the-inverted-church = The Inverted Church
text-the-inverted-church = Its spire goes down two hundred feet and the bells ring under the river.
name-vampyre-of-belgrave-square = Vampyre of Belgrave Square
text-vampyre-of-belgrave-square = He is invited everywhere, which is rather the difficulty.
name-the-tattooed-cargo = The Tattooed Cargo
text-the-tattooed-cargo = Forty sailors, one skin, and a chart of somewhere that is not on the globe.
name-black-mass-at-st-sepulchre = Black Mass at St Sepulchre
text-black-mass-at-st-sepulchre = The verger swears the candles light themselves, and he has the burns to prove it.
name-the-twin-assassins = The Twin Assassins
text-the-twin-assassins = One of them is always behind you; the other is always patient.
name-galvanic-beast = Galvanic Beast
text-galvanic-beast = The lamps dim along the Strand whenever it draws a breath.
name-the-vanishing-regiment = The Vanishing Regiment
text-the-vanishing-regiment = Eight hundred guardsmen marched into the fog at Hyde Park, and only the drums came out.
name-mother-midnight = Mother Midnight
text-mother-midnight = She buys lullabies, secrets and last words, and pays in shillings that are always warm.

## Items

name-brandy = Brandy
use-brandy = +1 COURAGE
deplete-brandy = Gain 2 Confidence.
name-holy-water = Holy Water
use-holy-water = +1 SPIRIT
deplete-holy-water = +3 SPIRIT
name-gamblers-dice = Gambler's Dice
use-gamblers-dice = +1 GUILE
deplete-gamblers-dice = After a roll: reroll any number of your dice from that roll, once.
name-tonic = Tonic
use-tonic = +1 STRENGTH
deplete-tonic = Discard 1 Condition from yourself or from a Character at your Location.
name-service-revolver = Service Revolver
use-service-revolver = After a roll: reroll 1 of your dice.
deplete-service-revolver = After a roll: add 1 FIST to your result.
name-sword-cane = Sword Cane
use-sword-cane = +1 GUILE or +1 COURAGE (choose).
deplete-sword-cane = After a roll: add 1 FIST to your result.
name-bulls-eye-lantern = Bull's-Eye Lantern
use-bulls-eye-lantern = +1 LORE
deplete-bulls-eye-lantern = +2 LORE and +1 TECH
name-opera-glasses = Opera Glasses
use-opera-glasses = +1 CHARM
deplete-opera-glasses = Gain 1 Virtue token.
name-police-whistle = Police Whistle
use-police-whistle = +1 COURAGE
deplete-police-whistle = 1 Character in the Streets of your Area moves to your Location at once and takes part in this investigation.
name-skeleton-keys = Skeleton Keys
use-skeleton-keys = +1 GUILE
deplete-skeleton-keys = +2 GUILE and +1 TECH
name-galvanic-battery = Galvanic Battery
use-galvanic-battery = +1 TECH and +1 IMPACT
deplete-galvanic-battery = +2 TECH and +2 IMPACT
name-dynamite = Dynamite
use-dynamite = +1 IMPACT
deplete-dynamite = After a roll: add 2 FISTs to your result, then become Injured.
name-grimoire-leaf = Grimoire Leaf
use-grimoire-leaf = +1 SPELLCRAFT
deplete-grimoire-leaf = +2 SPELLCRAFT and +1 LORE
name-chalk-circle = Chalk Circle
use-chalk-circle = +1 SPELLCRAFT
deplete-chalk-circle = Ignore a Trauma die result you just rolled.
name-silver-crucifix = Silver Crucifix
use-silver-crucifix = +1 SPIRIT
deplete-silver-crucifix = Ignore a Condition you are about to gain.
name-laudanum = Laudanum
use-laudanum = +1 CHARM
deplete-laudanum = Discard your Unhinged Condition. Then, if able, shuffle the Investigation deck and remove its top card from the game (in the Endgame: 1 card of your choice from your hand).
name-field-surgeons-kit = Field Surgeon's Kit
use-field-surgeons-kit = +1 TECH
deplete-field-surgeons-kit = Discard 1 Injured Condition from yourself or from a Character at your Location; gain 1 Confidence.
name-elephant-gun = Elephant Gun
use-elephant-gun = +1 IMPACT
deplete-elephant-gun = After a roll: add 1 FIST to your result and reroll up to 2 of your dice.
name-forged-papers = Forged Papers
use-forged-papers = +1 CHARM
deplete-forged-papers = +2 CHARM and +1 GUILE
name-bribe-money = Bribe Money
use-bribe-money = +1 GUILE
deplete-bribe-money = +2 GUILE and +1 CHARM
name-clasp-knife = Clasp Knife
use-clasp-knife = +1 STRENGTH
deplete-clasp-knife = After a roll: reroll any number of your dice from that roll, once.
name-iron-knuckles = Iron Knuckles
use-iron-knuckles = +1 STRENGTH
deplete-iron-knuckles = +3 STRENGTH
name-crowbar = Crowbar
use-crowbar = +1 STRENGTH
deplete-crowbar = +2 STRENGTH and +1 IMPACT
name-lucky-sovereign = Lucky Sovereign
use-lucky-sovereign = After a roll: reroll 1 of your dice.
deplete-lucky-sovereign = After a roll: add 1 FIST to your result.
name-saints-knucklebone = Saint's Knucklebone
use-saints-knucklebone = +1 SPIRIT
deplete-saints-knucklebone = Lower Dread by 2.
name-museum-pass = Museum Pass
use-museum-pass = +1 LORE
deplete-museum-pass = +3 LORE
name-baedeker-of-the-underworld = Baedeker of the Underworld
use-baedeker-of-the-underworld = +1 LORE
deplete-baedeker-of-the-underworld = Take 1 card of your choice from the Item discard pile and ready it.
name-campaign-medal = Campaign Medal
use-campaign-medal = +1 COURAGE
deplete-campaign-medal = +3 COURAGE
name-evening-dress = Evening Dress
use-evening-dress = +1 CHARM
deplete-evening-dress = +3 CHARM
name-phonograph = Phonograph
use-phonograph = +1 TECH
deplete-phonograph = Lower Dread by 1 and gain 1 Confidence.
name-fortune-tellers-charm = Fortune-Teller's Charm
use-fortune-tellers-charm = After a roll: reroll 1 of your dice.
deplete-fortune-tellers-charm = +2 WILD
name-witch-bottle = Witch Bottle
use-witch-bottle = +1 SPELLCRAFT
deplete-witch-bottle = After a roll: turn 1 of your dice to a FIST face.

## Confidence cards

name-a-steady-hand = A Steady Hand
name-old-friends-in-low-places = Old Friends in Low Places
name-the-psalm-comes-back = The Psalm Comes Back
name-it-was-in-the-almanac = It Was in the Almanac
name-heads-up-lads = Heads Up, Lads
name-a-smile-and-a-knife = A Smile and a Knife
name-the-chaplains-blessing = The Chaplain's Blessing
name-drawing-room-science = Drawing-Room Science
name-gallantry = Gallantry
name-the-thief-on-the-cross = The Thief on the Cross
name-cipher-and-key = Cipher and Key
name-cool-nerve = Cool Nerve
name-a-dream-that-came-true = A Dream That Came True
name-into-the-lions-den = Into the Lion's Den
name-the-scholar-stands-his-ground = The Scholar Stands His Ground
name-we-have-come-this-far = We Have Come This Far
name-by-god-it-worked = By God, It Worked
name-not-tonight = Not Tonight
name-the-battering-ram = The Battering Ram
name-fix-bayonets = Fix Bayonets
name-the-patent-lantern = The Patent Lantern
name-a-bent-hairpin = A Bent Hairpin
name-chalk-and-candle = Chalk and Candle
name-a-charm-against-the-eye = A Charm Against the Eye

## Allies

name-wiggins = Wiggins, Newsboy
text-wiggins = Turn any face-down Location card face up, or gain 1 Confidence.
name-constable-thorne = Constable Thorne
text-constable-thorne = After a roll: add 1 FIST to the result of a Character at your Location.
name-dr-lavinia-crane = Dr Lavinia Crane
text-dr-lavinia-crane = Each Character at your Location discards 1 Condition.
name-father-aloysius = Father Aloysius
text-father-aloysius = Cancel a Trauma just flipped at your Location: treat that Personality card as blank.
name-madame-oriel = Madame Oriel
text-madame-oriel = Lower Dread by 2.
name-big-tam-docherty = Big Tam Docherty
text-big-tam-docherty = +4 STRENGTH to this investigation
name-lord-pelham-voss = Lord Pelham Voss
text-lord-pelham-voss = Gain 1 Item (choose as usual).
name-the-ferret = The Ferret
text-the-ferret = Reroll any number of dice from one roll made at your Location, once.
name-nurse-hester-quill = Nurse Hester Quill
text-nurse-hester-quill = Gain 2 Confidence.

## Stories

# lint-ok 8 15
prologue = London, the last years of the old century. By day it is the counting-house of the world, all brass and steam and good broadcloth. By night the fog comes up from the river and takes back, street by street, whatever the gas lamps cannot hold. There are those who have noticed that it holds a little less each week. They are not important people: a ruined peer, a dancer, a fighter, a nun, a scholar nobody will publish, a soldier without a country. They have been told that they imagine things. Tonight they have found one another.

name-the-letter = The Letter
name-pentagram = a pentagram
wild-the-letter = SPELLCRAFT may be used as WILD in Endgame Challenges.
opening-the-letter = It came with the second post to each of you: the same thick cream envelope, the same brown and crabbed hand. My friends, it says, though you have never met the man, I have bought something which was not for sale. I have told it your names in order that it might cease to say mine. Forgive me. Come quickly. É. Reynaud. You have read it twice, and it was not until the second reading that you saw that the ink was still moving.
endgame-the-letter = The chapel is very quiet now. You turn down your lamps, as one does for a guest. From the other side of the little door there comes the scrape of a chair pushed back, and the small dry cough of somebody who is about to speak.
victory-the-letter = The letter burns badly, and it burns for a long time, and in the flame you can see the sentences running to and fro like ants. When the last word has gone the door is only a door, leaning in an empty chapel, with the London clay behind it. You break it up and share out the pieces. None of you sleeps that night, and in the morning, with the first post, nothing comes. It is the most beautiful nothing you have ever received.
defeat-the-letter = It is so very civil. It asks each of you in turn to take a seat, and to take up a pen, and it dictates slowly so that you may keep pace. There are a great many people in London to be written to. Towards dawn your hand no longer hurts. Somewhere a letter-box rattles, a maid stoops, a stranger turns over a thick cream envelope and wonders who can have known her name. I shall be with you presently, you write; and you will.

name-the-gentleman-caller = The Gentleman Caller
name-top-hat = a top hat
wild-the-gentleman-caller = COURAGE may be used as WILD in Endgame Challenges.
opening-the-gentleman-caller = Eleven women and four men since Candlemas, each in a locked room, each at a table laid for two. The newspapers have a tall hat and a cape, and have gone mad about them. What the newspapers do not have is the black-edged card; it has been left, these fifteen times, upon the tray in the hall. It was left on yours this morning. You turned it to the light, all of you, in your several lodgings, and it was blank. It means: not yet.
interlude-the-gentleman-caller = You sleep in turns, in one room, with a chair against the door. Towards morning someone knocks, and the voice is that of the person each of you has missed most in the world. Nobody speaks. Nobody looks at anyone else. After a time the steps go away, without haste, and when it is light enough you find upon the mat a card apiece. They are not blank any more.
endgame-the-gentleman-caller = He bows you in. There is a fire, and a table laid, and an empty chair for every one of you. He regrets the informality. He has never before, he says, had the pleasure of so many at one time, and his eyes go round the circle, and he begins to take off his gloves.
victory-the-gentleman-caller = The cape comes down like a tent with nobody inside it. For a moment all the faces that he ever borrowed go over the thing on the floor, one after another, quick as a shuffled pack, and the last is a boy's, of about the year 1666, astonished to be let go. All over London doors unlock. You have the hat still. It is quite an ordinary hat, and each spring you measure it, to be sure.
defeat-the-gentleman-caller = You would know that step anywhere. You know that you have been warned. But it is so cold on the stair, and you have been so long alone, and it is after all the voice, the very voice, that you never thought to hear again. You have set out the second cup. Your hand is upon the latch. On the tray in the hall a card lies waiting, black-edged and heavy, and upon it in wet red ink is the next name.

name-calypsos-bargain = Calypso's Bargain
name-shell = a shell
wild-calypsos-bargain = GUILE may be used as WILD in Endgame Challenges.
opening-calypsos-bargain = They are shutting early in Wapping. There is a king in the town, the children say, and he lives under the ground, and he is made of candles. The police say that there is no such person; then they go home before dark, with yellow stains upon their cuffs. But a singer at the Siren has sent you five words upon a playing card, the queen of hearts with her face scratched out. I know what he is.
interlude-calypsos-bargain = There is a light under the door of your lodging. It is a single candle, long and yellow, set upright in a saucer of its own fat; beside it lies a paper with the day's takings, every blow you struck entered in a clerk's neat hand and priced. The flame has a face. You have seen it before, on the far side of a counter, wishing you luck. You let it burn down. It would have wanted company. Then you go out again, towards the river.
endgame-calypsos-bargain = The guards lay their knives down in a long bright row and step back against the walls. This is no quarrel of theirs, the gesture says; it is between the King and his creditors. He crooks a soft finger. A drop falls from it. Behind you the great doors are sealed with wax.
victory-calypsos-bargain = He goes out like any other candle, from the top. At the last there is a wick as thick as a hawser, and a smell, and a pool across which ten thousand small lights come bobbing to you, free, and up the stairs, and away over the roofs towards whatever it is that the forgiven have instead of homes. At the Siren that night she steps from behind the screen and sings to you in her own voice. It is not a remarkable one. There is not a dry eye in the house.
defeat-calypsos-bargain = The moulds are warm. It is not really painful, and when it has set one can see a surprising way. They stand you in the third row on the left. From there you have a good view of the throne, and of the new ones as they are brought in, with their weapons and their lifted chins, so much as you were. You burn very clear. He has said so. And far above on certain nights you can hear a woman singing, and almost make out the words.

name-london-dread = London Dread
name-eye-over-dome = an eye over a dome
opening-london-dread = Everything you have fought had a door, a hat, a throne. You had supposed that these were the thing itself. But there was the date which kept coming up, and there were the streets which all led one way, and on All Hallows' Eve, a little before noon, you spread it all out together upon one table and stood back. A letter. A caller. A king. They had been no more than symptoms. The patient is lying underneath the city, it has been there since before the city came, and it has started to wake.
interlude-london-dread = At four in the morning there is an hour that belongs to nobody. You spend it on London Bridge with a can of coffee, watching the water go the wrong way. No one says that it might be wiser to take the early train. A lighterman calls up that the river is warm. The sun, when it rises, is late; and every one of you has counted the minutes, and not one of you gives the number aloud.
endgame-london-dread = It is up. There is nothing left to find out and nowhere else to go. Over the roofs, where the dome of St Paul's should be, something is looking down with a vast, an almost tender, curiosity at five million lighted windows; and then, quite suddenly, at you.
victory-london-dread = There comes a moment, about a quarter to six, when the whole weight of it hangs; and then, as a sleeper does, it sighs, and turns upon its side, and is still. Dust falls in the Underground. In every parish at once the cocks begin. You walk home through the ordinary filth, past milk carts and policemen and a drunkard singing, and you have never seen anything so lovely. They will not thank you. They will tell you that you imagined it. You look at one another, and you put out the lamp.
defeat-london-dread = London is not destroyed. It is merely, from that morning on, inhabited. The trams run. The banks open. If people walk a little stiffly, if they all of them turn their heads at the same instant toward Cannon Street when the hour strikes, there is no one left who would think it strange. You yourselves are quite comfortable. You have a position with prospects. And only now and then, shaving, you meet in the glass a pair of eyes which are beating on the inside of your face like hands upon a door.

lost-trail = The last lamp in the last window goes out. You were one door short; somewhere behind that door it has already begun, and it has begun without you.
lost-dread = There is a sound like a held breath let go, from five million throats. The fog stands up. Nobody in London will ever be afraid again, for there is nobody left in London to be anything else.

## What holds in one Story alone

law-calling-hours = Calling hours: in the four NIGHT slots, a Character who investigates a Dread card alone has 1 fewer Action Point.
law-secrets = Calypso's Secrets: three cards wait face down beside the board. When you gain one, draw the top card; you all choose which Character present holds it, face up. A Secret isn't an Item and stays between Chapters. Discard it to spend it. A Defeated Character's Secrets are lost.
law-sealed-antagonist = The Antagonist is one of three, and nobody knows which. Turn its card face up after Plot G, whatever the outcome.
law-goons = Goons: in each Chapter three of the six haunt the Streets of North, East and South, and harass the whole Area. Characters who reach those Streets by an arrow or an empty slot may investigate the Goon like a Dread card. Each Goon left at the end of the Chapter raises Dread by 2.
law-interlude = Between the Chapters each Character may discard 1 Condition, and gains 1 Virtue token and 1 random Item.

## Plot cards: The Letter

name-mr-reynauds-residence = Mr. Reynaud's Residence
front-mr-reynauds-residence = The house in Gower Street is unlocked and every lamp is burning. Étienne Reynaud, dealer in curiosities, is not at home; but on the walls of his study, floor to ceiling, somebody has written the same courteous sentence some nine thousand times: I shall be with you presently.
effect-low-mr-reynauds-residence = All Characters present are Unhinged.
low-mr-reynauds-residence = You read too long. The sentence goes on reading itself behind your eyes after you have looked away, in a voice that is patient and quite near. When the lamps go out one by one along the hall, none of you can say who began to scream.
effect-middle-mr-reynauds-residence = Nothing happens.
middle-mr-reynauds-residence = You copy what you can, touch nothing, and go out by the scullery. In the grate lies half a pawnbroker's ticket. Behind you in the empty house a pen begins once more to scratch, like a rat that has been taught its letters.
effect-top-mr-reynauds-residence = Gain 1 random Item.
top-mr-reynauds-residence = Under the ninth repetition the hand falters, and the plaster rings hollow. In the niche behind it lies the thing Reynaud hid from his own correspondent, wrapped in a priest's stole. You leave with it before the ink on the wall is dry.

name-a-pawnshop = A Pawnshop
front-a-pawnshop = Three brass balls, two of them missing. Mr. Josiah Pym remembers the Frenchman perfectly: came in weeping, pawned a door. Not a large door, sir. No wall to it. He has kept it in the back with its face turned in, because customers complained that somebody was knocking.
effect-low-a-pawnshop = One Character present (players choose among those owning an Item) discards 1 Item; nothing if nobody owns one. Raise Dread by 1.
low-a-pawnshop = Pym is a slower fool than you took him for, but his shelves are quick. Something reaches from between the carriage clocks and takes its pledge. By the time the shutters are up again you are poorer, the door is gone, and the clocks all agree.
effect-middle-a-pawnshop = Gain 1 Item.
middle-a-pawnshop = The door left this morning on a hand-cart, Pym admits, in charge of two men who paid in wet sovereigns. He lets you choose something from the unredeemed shelf if only you will stop asking about the knocking.
effect-top-a-pawnshop = Gain 2 Items.
top-a-pawnshop = Pym's ledger has a page that he has never dared to turn. You turn it. The carter's name is there, and the street, and a list of what was left behind in lieu of payment, all of it unredeemed, and all of it useful.

name-opium-den = Opium Den
front-opium-den = Down eleven steps from Limehouse Causeway the air is brown and sweet. On the last couch, under three shawls, lies Étienne Reynaud. He has not come here to dream. He has come because it is the one place where a man may be neither asleep, when it writes to him, nor awake, when it calls.
effect-low-opium-den = One Character present (players choose) is Injured. Raise Dread by 1.
low-opium-den = The proprietor dislikes questions, and his doormen dislike them more. In the brawl a brazier goes over. Reynaud sits up smiling with another man's smile, says that he shall be with you presently, and sinks a knife into the nearest arm.
effect-middle-opium-den = Gain 2 Confidence.
middle-opium-den = Between two pipes he gives you a street, a date and the word chapel. Then his eyes roll back and his right hand, all by itself, starts to take dictation on the wall. It is enough. You go before the sentence reaches your names.
effect-top-opium-den = Gain 2 Virtue tokens.
top-opium-den = You hold his writing hand, and hold it, until it stops. For a full minute Étienne Reynaud is only a tired man who loved old things. He tells you all of it. At the end he asks you to take the pipe from his mouth, and to be kind.

name-the-chapel-under-wych-street = The Chapel Under Wych Street
front-the-chapel-under-wych-street = The deeds say that nothing lies beneath Wych Street but clay. The clay has pews in it. At the east end, where an altar should be, six bricklayers in their Sunday coats are building a wall around a small black door, and not one of them is breathing.
effect-low-the-chapel-under-wych-street = One Character present (players choose) is Unhinged. Raise Dread by 2.
low-the-chapel-under-wych-street = They lay the last course with you still inside it. There is a time in the dark, and something in the dark that is interested in you, and then a gap, and gaslight, and running. Afterwards none of you will talk about the time.
effect-middle-the-chapel-under-wych-street = Gain 1 Item.
middle-the-chapel-under-wych-street = You break the wall before the mortar sets. The bricklayers sit down in a row like men at the end of a shift and are at once a great many years dead. In the vestry stands a chest that the parish forgot.
effect-top-the-chapel-under-wych-street = Gain 2 Items. Gain 1 Confidence.
top-the-chapel-under-wych-street = The liturgy is wrong in just one word, and you put it right aloud. The wall falls outward. Through the keyhole of the little door comes a long, disappointed breath, and then the sound of someone, a great way off, beginning to walk.

name-the-unsealed-door = The Unsealed Door
front-the-unsealed-door = Midnight, and the letter in your pocket is warm. The little black door stands upright in the middle of the chapel floor with nothing behind it. The knocking has stopped. One does not knock, after all, when one has been invited; and your names are at the foot of the page, in your own hands.
effect-low-the-unsealed-door = Raise Dread by 3.
low-the-unsealed-door = The door opens before you are ready, and all London draws in its breath with you. What steps out is tall, stooped, ink to the elbows. It thanks you for your several letters. It regrets the delay in replying.
effect-middle-the-unsealed-door = Nothing happens.
middle-the-unsealed-door = You are in your places when the handle turns. The Correspondent has to stoop to come in, and in stooping looks, for the space of one heartbeat, like any old man coming home. It is not much. You have made do with less.
effect-top-the-unsealed-door = Gain 1 Virtue token. Lower Dread by 2.
top-the-unsealed-door = You had time to chalk the sill, and on the sill it stumbles. It looks down at its ruined cuffs, and then at each of you in turn, and you know from its face that nobody has ever yet written back.
always-the-unsealed-door = Always: gain 2 Confidence for each Character present, then begin the Endgame.

## Plot cards: The Gentleman Caller

name-the-flower-seller-of-bow = The Flower Seller of Bow
front-the-flower-seller-of-bow = Nell Tully sold violets outside Bow church until Tuesday, when a gentleman in a cape bought the whole basket and gave her his card. Her sister has it still. It is blank, heavy and edged in black, and it is never quite dry.
effect-low-the-flower-seller-of-bow = Raise Dread by 2.
low-the-flower-seller-of-bow = You ask the wrong sister. She tells you all about the gentleman, his lovely manners, the softness of his voice, and only when she smiles do you see that there are violets growing in her throat. By then the street is full of eyes.
effect-middle-the-flower-seller-of-bow = Gain 2 Confidence.
middle-the-flower-seller-of-bow = He came on foot, he left on foot, and no one remembers a face. But a boy saw the sole of his shoe, and it was clean. In all that mud it was clean. The neighbours thank you for listening; nobody else has.
effect-top-the-flower-seller-of-bow = Gain 1 Item. Gain 1 Confidence.
top-the-flower-seller-of-bow = Among the bruised stems you find what Nell found too late: one glove, grey kid, hand-sewn, with no seam for the thumb. The sister presses on you everything that Nell had saved. She would rather it went with you.

name-inspector-hales-ledger = Inspector Hale's Ledger
front-inspector-hales-ledger = Inspector Hale resigned on Monday, and has filled eleven notebooks since. He will not open his door, but he passes the pages under it. He has been counting the victims, he says, and there are more of them than there are people missing.
effect-low-inspector-hales-ledger = One Character present (players choose among those owning an Item) discards 1 Item; nothing if nobody owns one. Raise Dread by 1.
low-inspector-hales-ledger = You keep him talking past nightfall, and something else keeps him listening. The last page slides out with the ink still running. When the constables break the door in there is only a hat stand, and upon it a hat that is not the Inspector's.
effect-middle-inspector-hales-ledger = Gain 1 Item.
middle-inspector-hales-ledger = The sums come out at last. Each victim opened the door of her own accord, and set two cups. Hale lets you have what evidence the Yard did not want, and asks you, please, to count yourselves upon the stairs.
effect-top-inspector-hales-ledger = Gain 2 Items.
top-inspector-hales-ledger = You see the pattern that broke him. It is no list of the dead, but a calling round, street by street and hour by hour, as strict as a physician's. He leaves you his desk, his keys and the date of the next visit.

name-the-hatter-of-jermyn-street = The Hatter of Jermyn Street
front-the-hatter-of-jermyn-street = Lock and Daughter have made hats for four kings. The daughter receives you among the blocks. Yes, she knows the hat. Her grandfather made it, and his grandfather mended it. It comes in each spring to be let out a little. It is the only thing about him that grows.
effect-low-the-hatter-of-jermyn-street = One Character present (players choose) is Unhinged. Raise Dread by 1.
low-the-hatter-of-jermyn-street = She screams when she sees what you have laid on the counter, and the blocks along the wall, all those smooth wooden heads, turn round to look. You do not remember leaving. One of you is still humming the tune they hummed.
effect-middle-the-hatter-of-jermyn-street = Gain 1 Virtue token.
middle-the-hatter-of-jermyn-street = The order book gives a measure and no name: eight and seven-eighths, and beside it, in five different hands, the same remark, that the gentleman takes it off to no one. You go out braver than you came in.
effect-top-the-hatter-of-jermyn-street = Gain 2 Virtue tokens.
top-the-hatter-of-jermyn-street = She shows you the old block. It is carved of bone, and inside the crown somebody has cut a plea for help, and a date: 1666. You promise her. It turns out that it is a very steadying thing, to have promised somebody.

name-rooftops-over-whitechapel = Rooftops over Whitechapel
front-rooftops-over-whitechapel = From the tower of Christ Church you see him at last, going home over the slates with his cape spread, without hurry, as a man walks who knows that every door in London opens. It is eighty feet to the street, and there is a moon.
effect-low-rooftops-over-whitechapel = All Characters present are Injured.
low-rooftops-over-whitechapel = He lets you come within arm's length. Then he steps off, and so do the two of you who were quickest. The canopy of a fish stall breaks the fall, and a few of the bones. Above you someone murmurs his regrets.
effect-middle-rooftops-over-whitechapel = Gain 1 Item.
middle-rooftops-over-whitechapel = You lose him over Hanbury Street, but he loses something too. It flutters down into the gutter: the lining of a pocket, sewn full of other people's latch-keys. You may now, at a pinch, call upon him.
effect-top-rooftops-over-whitechapel = Gain 1 Virtue token. Lower Dread by 2.
top-rooftops-over-whitechapel = For one long minute you are the ones who hunt. He runs, he actually runs, and the whole rookery leans out of its windows to see. By breakfast they are telling it in every court in Whitechapel: he can be made to run.

name-an-invitation-in-red-ink = An Invitation in Red Ink
front-an-invitation-in-red-ink = It lies on all your breakfast tables at one and the same time, blank, black-edged, wet. As you watch, the red comes up through the pasteboard like blood through a bandage. The pleasure of your company. Tonight. He does not give an address. You have it already, it seems.
effect-low-an-invitation-in-red-ink = Raise Dread by 2.
low-an-invitation-in-red-ink = One of you says aloud that he will not go, and every clock in the house stops to hear it. A card is a contract. You spend the morning burning it, and it spends the morning coming back with the post.
effect-middle-an-invitation-in-red-ink = Gain 1 Item.
middle-an-invitation-in-red-ink = You have the pasteboard tested, and the ink; the paper is rag, and the rag is shroud. The chemist will take no fee. He asks you only to carry away what he used to test it with.
effect-top-an-invitation-in-red-ink = Gain 2 Items.
top-an-invitation-in-red-ink = You do the one thing that no guest of his has ever done, and write on the back: delighted, and we shall bring friends. The card shivers like a fly-bitten horse. All through the city that morning, doors are quietly locked.

name-the-anatomists-theatre = The Anatomist's Theatre
front-the-anatomists-theatre = Sir Julian Ashe lectures at nine on the vessels of the heart. This morning the theatre is full to the rafters, the students are all in evening dress, and the subject beneath the sheet is speaking, very softly, in order to correct him.
effect-low-the-anatomists-theatre = One Character present (players choose) is Unhinged.
low-the-anatomists-theatre = Sir Julian requests a volunteer, and the house is kind enough to choose for you. The knife is excellent. You come away with your vessels in place and with a clear memory, which you will never be rid of, of having wished to oblige.
effect-middle-the-anatomists-theatre = Gain 2 Confidence.
middle-the-anatomists-theatre = You clear the benches with a fire bell, and Ashe sits down and weeps on the edge of his own table. He sewed the thing up himself, he says, in 1871. It had no heart, so he gave it an engagement book.
effect-top-the-anatomists-theatre = Gain 1 Item. Gain 1 Virtue token.
top-the-anatomists-theatre = In the specimen room, between the two-headed lamb and the murderer's hand, there floats a heart with a visiting card tied to it. It beats when you lift the jar. For the first time you have something that he wants returned.

name-the-house-with-no-mirrors = The House With No Mirrors
front-the-house-with-no-mirrors = Number 9, Half Moon Street: to let, furnished, no mirrors. There are pale squares upon every wall, and in the cupboard under the stairs four hundred looking-glasses stand with their faces to the brick, like children in disgrace. You have the distinct impression that some of them are occupied.
effect-low-the-house-with-no-mirrors = All Characters present are Unhinged.
low-the-house-with-no-mirrors = You turn one round. So does he. What you see beside your own face is what all of them saw, the one face in the world you would rise from table to let in. It takes all the strength of the others to stop you.
effect-middle-the-house-with-no-mirrors = Gain 1 Virtue token.
middle-the-house-with-no-mirrors = You go through the rooms by touch, with eyes shut, like burglars robbing a burglar. In the dressing room there is no bed, no razor and no chair; there is only a hook for a hat, worn very bright.
effect-top-the-house-with-no-mirrors = Gain 2 Virtue tokens. Gain 1 Confidence.
top-the-house-with-no-mirrors = You shatter them, every one, from the oldest to the newest, and out of each there goes a sigh, and a coldness, and somewhere in the house a woman laughing for pure relief. He will be a plainer thing tonight.

name-the-last-train-to-abney-park = The Last Train to Abney Park
front-the-last-train-to-abney-park = The Necropolis train leaves at eight, with mourners in front and coffins behind. Tonight there is one passenger in evening dress, and he has taken both classes. The engine whistles at Abney Park and does not slow down.
effect-low-the-last-train-to-abney-park = One Character present (players choose) is Injured. Raise Dread by 1.
low-the-last-train-to-abney-park = The coupling parts between you and the brakes. He lifts his hat to you from the receding platform of the other carriage, and a moment later you and some forty of the newly dead go together through the end of the line.
effect-middle-the-last-train-to-abney-park = Gain 1 Item.
middle-the-last-train-to-abney-park = You stop her with sand, fire-irons and main strength a yard short of the buffers. The guard's van is full of luggage tagged for a caller who will not be wanting it. You are not too proud to look.
effect-top-the-last-train-to-abney-park = Gain 2 Items. Lower Dread by 2.
top-the-last-train-to-abney-park = You fight him along the roofs from Dalston to the cemetery gates, and at the gates, with all those crosses leaning out of the dark, he will not go in. He takes the next train back to town, third class, with the blinds down.

name-midnight-at-cleopatras-needle = Midnight at Cleopatra's Needle
front-midnight-at-cleopatras-needle = Midnight strikes over the river. He is waiting by the Needle as he promised, hat in hand at last, bare-headed and courteous, and where the crown of his head should be there is simply more night. He is so glad that you could come. Shall we go in?
effect-low-midnight-at-cleopatras-needle = Raise Dread by 3.
low-midnight-at-cleopatras-needle = There is no house behind him, and then there is. The sphinxes look away. You find that each of you has taken an arm that was offered, and that you are all walking very pleasantly down a flight of steps which the Thames has never covered.
effect-middle-midnight-at-cleopatras-needle = Nothing happens.
middle-midnight-at-cleopatras-needle = You stand back to back on the cold stone, with the lamps of the Embankment going out on either hand. He compliments you upon your punctuality. Then he hangs up his hat upon the air, and it stays there.
effect-top-midnight-at-cleopatras-needle = Gain 2 Virtue tokens. Lower Dread by 2.
top-midnight-at-cleopatras-needle = You have brought the heart. He hears it before he sees it, and the beautiful manners come off him all at once like a plaster mask. What is under them is old and hungry and, you are almost sure of it, afraid.
always-midnight-at-cleopatras-needle = Always: gain 2 Confidence for each Character present, then begin the Endgame.

## Plot cards: Calypso's Bargain

name-the-siren-music-hall = The Siren Music Hall
front-the-siren-music-hall = The Siren in Wapping sells gin at twopence and Calypso at sixpence. She sings three songs a night behind a screen of shells, and no two men in the house have ever agreed about the words. Tonight she stops in the middle of a line and says your names.
effect-low-the-siren-music-hall = Raise Dread by 2.
low-the-siren-music-hall = The house does not care to have its song interrupted. Bottles first, then benches. When at last the gas comes up the screen lies in splinters and she is gone, and two hundred sailors are crying like children for the verse they did not hear.
effect-middle-the-siren-music-hall = Gain 1 Item.
middle-the-siren-music-hall = She will see you for as long as a cigarette. There is a King under London, she says, made of fat and other men's sins; and he keeps her contract. Bring it, and she will tell you how he can be put out.
effect-top-the-siren-music-hall = Gain 1 Item. Gain 1 Virtue token.
top-the-siren-music-hall = She sings the fourth song, the one that is not on the bill. It lasts a minute. When it is over you know where the money goes and where the bodies go, and each of you is holding something that you are sure you had lost years ago.

name-a-debt-in-limehouse = A Debt in Limehouse
front-a-debt-in-limehouse = Every ninth night the shopkeepers of Limehouse carry candles to a certain cellar, one for each debt. They are long and yellow and they gutter with a small, reproachful voice. Mr. Lam's candle has burned down to the thumb. It was his son who lent the tallow.
effect-low-a-debt-in-limehouse = One Character present (players choose) is Injured.
low-a-debt-in-limehouse = The collectors come up through the floor, six of them, shining with grease, and they are not tired, for they have been rendered of that. You carry Mr. Lam out. Someone has to carry one of you.
effect-middle-a-debt-in-limehouse = Gain 2 Confidence.
middle-a-debt-in-limehouse = You pay the debt in coin, and it is taken with a giggle. But the wick goes on whispering after it has been pinched, and an old man with good ears writes down all that his boy has to say.
effect-top-a-debt-in-limehouse = Gain 2 Items.
top-a-debt-in-limehouse = You do not put the candle out. You carry it, hand about the flame, down all the street, and at each door it speaks one name, and at each door someone takes down a lamp and follows. The cellar is empty by dawn, and so are its chests.

name-the-counterfeiters-press = The Counterfeiters' Press
front-the-counterfeiters-press = The sovereigns are perfect in weight and ring, and the Queen upon them has her eyes shut. The press stands in a disused font in Clerkenwell. A blind engraver feeds it, humming, with what you had taken for gold.
effect-low-the-counterfeiters-press = One Character present (players choose among those owning an Item) discards 1 Item; nothing if nobody owns one. Raise Dread by 2.
low-the-counterfeiters-press = The old man feels the draught of the door and pulls the chain. The press runs on without him. It strikes whatever is put beneath the die, purse, cuff or finger, and what it gives you in change is worth nothing by daylight.
effect-middle-the-counterfeiters-press = Gain 1 Item.
middle-the-counterfeiters-press = He has not been paid since Lent, and he has been wanting for some time to tell somebody. He gives you the plates. He would like you to know that the eyes were his own idea, so that she should not have to see.
effect-top-the-counterfeiters-press = Gain 2 Items. Gain 1 Confidence.
top-the-counterfeiters-press = You let it print, once, what you have brought for it: the King's own mark, reversed. All over London that afternoon false coin turns in the pocket to warm grease, and a good many loyal men begin to reckon up what they are owed.

name-the-blind-beggars-court = The Blind Beggar's Court
front-the-blind-beggars-court = The beggars of London hold their assize at night in the crypt of St Giles, and the presiding judge has no eyes, so that she may not favour the handsome. She will hear your suit against the King. The fee is that one of you must be truthful.
effect-low-the-blind-beggars-court = One Character present (players choose) is Unhinged. Raise Dread by 2.
low-the-blind-beggars-court = The truth that comes out is not the one you had prepared. In the hush that follows somebody titters, and then the whole crypt takes it up, bench after bench, back to the doors. You can still hear the laughter three streets off.
effect-middle-the-blind-beggars-court = Gain 1 Virtue token.
middle-the-blind-beggars-court = The court reserves its judgement. But in the porch a small girl plucks at your coat, and says that the judge says that the King is a coward about water, and that here, if it please you, is your courage back.
effect-top-the-blind-beggars-court = Gain 1 Calypso's Secret.
top-the-blind-beggars-court = Found for the plaintiff. The old woman puts up both her hands and reads your faces with her thumbs, and then whispers into one ear only a thing that Calypso told her long ago, to keep until it should be wanted.

name-the-river-toll = The River Toll
front-the-river-toll = Nothing crosses the water below the Tower without paying. The toll-house is a hulk; its keeper was a hangman, and he weighs each cargo against a stone. This morning the scale has a cage upon it, and you have been asked to step inside.
effect-low-the-river-toll = One Character present (players choose) is Injured.
low-the-river-toll = You are found heavy. The cage goes over the side, and comes up, and goes over. They let you go in the end because there is sport in it, and because drowned men pay no tolls, and because one of you has stopped laughing.
effect-middle-the-river-toll = Gain 1 Item.
middle-the-river-toll = You balance the stone to an ounce with nothing in the other pan but an oath. The hangman scratches his head for a time. He is a stickler, it seems. He stamps your papers and lets you take your pick from the confiscated goods.
effect-top-the-river-toll = Gain 2 Items.
top-the-river-toll = You step out upon the beam itself and walk it like a rope, and the whole contraption goes over with a crash into the Pool. Up and down the river, lightermen who have paid for thirty years stand up in their boats and cheer.

name-safe-number-nine = Safe Number Nine
front-safe-number-nine = Eight of the safes in Lothbury are for show. The ninth has no keyhole, no dial and no hinge; it has an ear. It opens to anyone who can tell it a secret that it does not know, and it has been listening to bankers since 1720.
effect-low-safe-number-nine = Raise Dread by 2.
low-safe-number-nine = It has heard that one. It has heard that one too. By the time the watch comes round the thing has had from you everything that you were ashamed of, and the door has not moved; but something behind it is chuckling, and will talk.
effect-middle-safe-number-nine = Gain 2 Confidence.
middle-safe-number-nine = You tell it a small, true, foolish kindness that nobody ever knew you did. A silence; then a drawer slides out, no more than an inch. It is not the contract, but it is a start, and for some reason you all feel lighter.
effect-top-safe-number-nine = Gain 1 Calypso's Secret.
top-safe-number-nine = You ask it for one of its own. In a hundred and seventy years nobody has asked. It takes the iron an hour to find its voice, and when it has finished, and the great door has swung wide, you see that it had been empty all along but for a lock of a singer's hair.

name-the-pleasure-barge = The Pleasure Barge
front-the-pleasure-barge = On summer nights the barge Felicity lies off Rotherhithe, lit from stem to stern with yellow candles. The guests are the best people. They do not care to look over the side, or down at what they are eating, and they never ask where last week's guests have got to.
effect-low-the-pleasure-barge = All Characters present are Unhinged.
low-the-pleasure-barge = The toast is to absent friends, and you drink it before you think. The candles lean towards you. What they show you, in the faces all round the table, is how each one will look when it has run down; and then they show you the mirror.
effect-middle-the-pleasure-barge = Gain 1 Virtue token.
middle-the-pleasure-barge = You pass among them with fixed smiles and steal the seating plan. A duchess, not at all drunk, closes your fingers on her rosary. She has been trying for a year, she says, to get up from that chair.
effect-top-the-pleasure-barge = Gain 2 Virtue tokens. Gain 1 Confidence.
top-the-pleasure-barge = One of you begins to sing, and it is Calypso's song, and the words this time are plain. All down the table people put down their forks. When the candles have gone out one by one, the moon turns out to have been shining all the while.

name-calypsos-dressing-room = Calypso's Dressing Room
front-calypsos-dressing-room = The star's room at the Siren: a cracked glass, a bath full of sea-water, a contract in a frame. She signed it with her shadow, she tells you, in exchange for a voice, at an age when she thought she would not miss it. It is nailed above the door. It is looking at you.
effect-low-calypsos-dressing-room = One Character present (players choose) is Unhinged. Raise Dread by 1.
low-calypsos-dressing-room = The frame is alarmed in the oldest of ways. Her shadow comes down off the wall with its nails out, and she cannot call it away, since its voice is hers. Afterwards she bathes your cuts and cannot speak for grief.
effect-middle-calypsos-dressing-room = Gain 1 Item.
middle-calypsos-dressing-room = You cut the nails but leave the clause: it wants the King's own thumb to void it. She gives you what she has, which is what men have thrown her over the years, and some of it, one sees, was thrown quite hard.
effect-top-calypsos-dressing-room = Gain 1 Calypso's Secret. Lower Dread by 2.
top-calypsos-dressing-room = You read the small print aloud, all of it, against the grain, and in the last line you find that the party of the first part has misspelt his own name. The shadow falls into the bath with a hiss. Calypso laughs for the first time, and tells you what she knows.

name-the-throne-under-smithfield = The Throne Under Smithfield
front-the-throne-under-smithfield = Under the meat market, under the railway under the meat market, there is a hall lit with ten thousand thieves. They burn with a clear flame. On the throne at the end he is pouring himself a cup of tea with great care, for his fingers run when they are warm.
effect-low-the-throne-under-smithfield = Raise Dread by 3.
low-the-throne-under-smithfield = He has been expecting you, and he has had the moulds made. They are an excellent fit. As the court closes in behind you the King leans forward into the light, and the whole of his face moves a little way down.
effect-middle-the-throne-under-smithfield = Nothing happens.
middle-the-throne-under-smithfield = You come up the aisle with your weapons showing, and there is no shouting, only ten thousand small flames all turning one way to look. The King puts down his cup. His hand leaves a print upon it, with no lines.
effect-top-the-throne-under-smithfield = Gain 2 Virtue tokens. Lower Dread by 2.
top-the-throne-under-smithfield = You have opened the sluices of the Fleet behind you. He hears it before his guards do, that old buried river coming home, and half the candles in the hall put themselves out for joy. The Tallow King gets to his feet. He is shorter than they say.
always-the-throne-under-smithfield = Always: gain 2 Confidence for each Character present, then begin the Endgame.

## Plot cards: London Dread

name-thirteen-strikes = Thirteen Strikes
front-thirteen-strikes = At noon on All Hallows' Eve Big Ben strikes thirteen, and so does every clock in London, down to the stopped ones in the pawnshops. The clock-keeper at Westminster says that nothing is the matter with the mechanism. It is noon that has been altered.
effect-low-thirteen-strikes = One Character present (players choose) is Unhinged. Raise Dread by 1.
low-thirteen-strikes = You are inside the belfry when it strikes fourteen. The stroke goes through you as a hand goes through smoke. Down below the traffic stops, and starts, and nobody in the street can tell you what he was just about to say.
effect-middle-thirteen-strikes = Gain 2 Confidence.
middle-thirteen-strikes = You find the tooth-marks on the escapement, small, even and patient. Something has been eating minutes. You scrape off a few filings for the stopper of a bottle, and the bottle, as you go downstairs, ticks.
effect-top-thirteen-strikes = Gain 1 Item. Gain 1 Confidence.
top-thirteen-strikes = You stop the great wheel by hand, all of you together, and for a breath there is no time at all over London. In that silence you hear it, a long way under your feet: a second clock, keeping a different hour. Then you let go, and it is noon.

name-the-cartographers-madness = The Cartographer's Madness
front-the-cartographers-madness = Mr. Absolom Greaves of the Ordnance Survey has drawn the same map of London forty times, and every time there is more of it. The new streets are all in the middle. He has begun to get letters from people who live there.
effect-low-the-cartographers-madness = All Characters present are Unhinged.
low-the-cartographers-madness = You follow one turning on his map with a finger, then with the eye, and then it is evening, and there are lodgings to let with your names on the cards. It is the smell of his lamp going over that brings you back.
effect-middle-the-cartographers-madness = Gain 1 Item.
middle-the-cartographers-madness = He tears off a corner and folds it small for you. Do not open it indoors, he says, it wants room. In return you take down the letters from his wall. He has been answering them, and he is so tired of being asked to come.
effect-top-the-cartographers-madness = Gain 2 Items.
top-the-cartographers-madness = Laid one upon another against the window, the forty sheets make a face. Greaves has been surveying a sleeper. You show him where the eyes are, and he puts down his pen, and thanks you, and gives you the only true map of London there will ever be.

name-the-asylum-choir = The Asylum Choir
front-the-asylum-choir = In the chronic ward at Bethlem ninety patients who have never met have started to sing in parts. The tune is older than the building. The medical men are delighted. It is only the charwoman who has noticed that it wants one voice, and that every day it asks for it by name.
effect-low-the-asylum-choir = One Character present (players choose) is Unhinged. Raise Dread by 2.
low-the-asylum-choir = It asks for you. One of you has opened his mouth and given the first note before the rest can reach him, and ninety faces turn with such tenderness, such welcome, that you need to carry him down the drive.
effect-middle-the-asylum-choir = Gain 1 Virtue token.
middle-the-asylum-choir = You stand among them and listen through to the end. It is not a hymn. It is directions. The charwoman pins a sprig of rue to your lapels with her own blessed hands, and she bids you sing flat.
effect-top-the-asylum-choir = Gain 2 Virtue tokens.
top-the-asylum-choir = You answer with the other tune, the one that all the mothers in London know and none of them was taught. It goes along the beds like a hand. When it is done ninety people are asleep, truly asleep, and the charwoman asks you the date, and what she can do to help.

name-beneath-the-monument = Beneath the Monument
front-beneath-the-monument = Three hundred and eleven steps go up inside the Monument. It is not so generally known how many go down. The Fire of London was lit on purpose, the caretaker says, by people who had seen what was under Pudding Lane, and it very nearly worked.
effect-low-beneath-the-monument = All Characters present are Injured.
low-beneath-the-monument = At the four-hundredth step the dark takes hold of the handrail from the other end. It is a question then who can climb and who can be carried. You leave blood on every stair, and behind you something counts them after you, aloud.
effect-middle-beneath-the-monument = Gain 1 Item.
middle-beneath-the-monument = The bottom is a grate. You do not lift it. You look down between the bars at what is turning over in its sleep, slowly, with London drawn up to its chin; and you take the fire-axe that some brave man left there in 1666.
effect-top-beneath-the-monument = Gain 2 Items. Lower Dread by 2.
top-beneath-the-monument = You bring the old charge down with you in barrels and light it where Pudding Lane lit it. The city shrugs once, all over, like a horse. In the morning there is a crack along Fish Street Hill, and the dread that was coming up it has gone back to think again.

name-the-lamplighters-strike = The Lamplighters' Strike
front-the-lamplighters-strike = At dusk on the second day the lamplighters of London put down their poles. There is a fellow, they say, going round behind them and lighting what they have lit again, a different colour. They have wives. Twenty-two thousand lamps, and tonight of all nights.
effect-low-the-lamplighters-strike = Raise Dread by 2.
low-the-lamplighters-strike = You cannot make them climb. All along the Strand the dark comes in like a tide over sand, in little tongues, feeling its way; and behind it, lamp by lamp, that other colour, which you had better not look at.
effect-middle-the-lamplighters-strike = Gain 1 Item.
middle-the-lamplighters-strike = You take a pole yourselves, and after a street or two some of the older men fall in behind you, cursing. Not all the lamps, not half. But there is a road of plain yellow light from Aldgate to the river, and what stands along it has a human shadow.
effect-top-the-lamplighters-strike = Gain 2 Items.
top-the-lamplighters-strike = You catch the fellow at his work. He has no matches; he only breathes. When you have done with him there is nothing in the greatcoat but soot. The cheer goes over London from roof to roof, and by six o'clock there is not one lamp dark.

name-three-chairs-one-empty = Three Chairs, One Empty
front-three-chairs-one-empty = The Society for the Suppression of Ghosts met in Red Lion Square for sixty years. There are three chairs at the table. In two of them sit the founders, upright, dressed, and dead since about Easter; and the third has been drawn back for somebody.
effect-low-three-chairs-one-empty = One Character present (players choose) is Unhinged.
low-three-chairs-one-empty = One of you sits down. It is done before anyone can think, as one sits down in a dream. The founders turn their faces to him and begin to read him the minutes, and the minutes are of a meeting which has not taken place yet.
effect-middle-three-chairs-one-empty = Gain 1 Virtue token.
middle-three-chairs-one-empty = You take the chair away and put it on the fire. The founders seem to settle lower. Their last resolution, in a shaky hand, was to hope; you find that it was carried unanimously, and it does you more good than it should.
effect-top-three-chairs-one-empty = Gain 2 Virtue tokens.
top-three-chairs-one-empty = You set a candle in the empty place and put the question properly through the chair. They answer. Between them these two old dead men had found out how it is fed. They make over to you all the property of the Society, and the motion to adjourn is moved with great dignity.

name-the-name-in-the-fog = The Name in the Fog
front-the-name-in-the-fog = By afternoon the fog is up to the sills, and there are letters in it, each as tall as a church, forming and coming apart. All London stands at its windows and tries to read. Whoever makes out the whole of it will know what it is that is waking. It will know him, too.
effect-low-the-name-in-the-fog = Raise Dread by 2.
low-the-name-in-the-fog = You get as far as the last letter, and the fog gets as far as you. For an instant you are everybody in London, looking up. When that has been taken away again there is left on the tongue a taste of iron, and a name.
effect-middle-the-name-in-the-fog = Gain 2 Confidence.
middle-the-name-in-the-fog = You read it in turns, one letter each, so that nobody shall have the whole. Then you lay your letters down together on the table, like cards, and each of you is glad of the others' faces.
effect-top-the-name-in-the-fog = Gain 3 Confidence. Lower Dread by 3.
top-the-name-in-the-fog = You read it backwards. It is a thing that the old books advise and no one has ever had the height for; but there is a balloon at Vauxhall, and there is you. Behind you the great grey name stops, shivers, and begins to misspell itself.
always-the-name-in-the-fog = Always: turn the Antagonist face up.

name-the-queens-physician = The Queen's Physician
front-the-queens-physician = Sir Amyas Lovell attends upon Her Majesty at five, and from five until six, by an old arrangement, upon something else. He is not ashamed. It has been ill, he says, for two thousand years. It is his finest case, and it is going to live.
effect-low-the-queens-physician = One Character present (players choose) is Injured. Raise Dread by 1.
low-the-queens-physician = A physician knows where to put the needle. You wake in his waiting room with your sleeves rolled up, and a cotton pad upon every arm, and through the wall you hear it being given its tonic.
effect-middle-the-queens-physician = Gain 1 Item.
middle-the-queens-physician = He will not be talked out of his oath, but he allows himself to be robbed. In the bag there are phials enough to quiet a battalion. He sits with his hands folded while you empty it, and remarks that you look tired.
effect-top-the-queens-physician = Gain 2 Items. Gain 1 Virtue token.
top-the-queens-physician = You show him a children's ward in Bloomsbury, and what has been coming through the wall there. He does not speak for a long time. Then he takes out his pen, corrects a dose by one decimal place, signs it, and goes home to burn his books.

name-london-stone = London Stone
front-london-stone = Behind a grille in Cannon Street, let into the wall of a church, there is a lump of limestone which nobody looks at. Brutus set it there, or the Romans, or it was there already. So long as the Stone is safe, they say, so long shall London flourish. It does not say which London.
effect-low-london-stone = Raise Dread by 4.
low-london-stone = You are late by the length of a breath. The Stone has opened, as an eye opens, and all the bells of the city go off together. The street lies down. What gets to its feet in its place takes a long time to do so, and at the top of it are lights.
effect-middle-london-stone = Nothing happens.
middle-london-stone = You lay your hands upon the Stone, all of you, bare. It is beating. Far down a second heart misses its stroke and waits for it. There will be no better moment, and you hear somebody give the word, and it is you.
effect-top-london-stone = Gain 2 Virtue tokens. Lower Dread by 3.
top-london-stone = You have brought it what London is: a glove, a song, a violet, a bricklayer's Sunday hat. You press them in through the bars. The Stone takes them; and when the Dread comes up roaring out of the ground to claim its city, it finds the city on your side.
always-london-stone = Always: gain 2 Confidence for each Character present, then begin the Endgame.

text-last-plot = If it isn't investigated, you lose.

## Challenges

name-endure-the-pain = Endure the Pain!
text-endure-the-pain = It writes on you, now, and it bears down hard.
penalty-endure-the-pain = You are Injured.
name-the-mirror-answers = The Mirror Answers
text-the-mirror-answers = You ask it nothing, and it answers.
penalty-the-mirror-answers = You are Unhinged.
name-read-it-backwards = Read It Backwards
text-read-it-backwards = The last word first, and do not stumble.
penalty-read-it-backwards = Raise Dread by 1.
name-hands-beneath-the-floor = Hands Beneath the Floor
# lint-ok 4
text-hands-beneath-the-floor = Every board you stand on is being pushed.
penalty-hands-beneath-the-floor = You are Injured.
name-burn-the-envelope = Burn the Envelope
text-burn-the-envelope = It is damp, it is laughing, and you have one match.
penalty-burn-the-envelope = Raise Dread by 2.
name-your-own-handwriting = Your Own Handwriting
text-your-own-handwriting = The next page is a confession, and it is yours.
penalty-your-own-handwriting = You are Unhinged.

name-the-leap = The Leap
text-the-leap = Eighty feet, a gap, and he is waiting on the far side.
penalty-the-leap = You are Injured.
name-a-voice-you-loved = A Voice You Loved
text-a-voice-you-loved = It only wants to come in out of the rain.
penalty-a-voice-you-loved = You are Unhinged.
name-blades-in-the-cape = Blades in the Cape
text-blades-in-the-cape = The lining is not silk.
penalty-blades-in-the-cape = You are Injured.
name-count-the-steps = Count the Steps
text-count-the-steps = There were thirteen going down; there must be thirteen going up.
penalty-count-the-steps = Raise Dread by 2.
name-hold-the-light = Hold the Light
text-hold-the-light = While the lamp burns he has to have a face.
penalty-hold-the-light = Raise Dread by 2.
name-he-doffs-his-hat = He Doffs His Hat
text-he-doffs-his-hat = Do not look at what is under it. Everybody looks.
penalty-he-doffs-his-hat = You are Unhinged.

name-the-kings-guard = The King's Guard
text-the-kings-guard = Twelve tall candles with knives.
penalty-the-kings-guard = You are Injured.
name-every-man-has-a-price = Every Man Has a Price
text-every-man-has-a-price = He names yours to the penny.
penalty-every-man-has-a-price = Discard 1 Item, if able.
name-tallow-and-flame = Tallow and Flame
text-tallow-and-flame = The floor is slick, and somebody has dropped a torch.
penalty-tallow-and-flame = You are Injured.
name-the-sewer-rises = The Sewer Rises
# lint-ok 4
text-the-sewer-rises = The river is coming home and you stand in its parlour.
penalty-the-sewer-rises = Raise Dread by 2.
name-the-ledger-of-sins = The Ledger of Sins
text-the-ledger-of-sins = Your page is read out to the house.
penalty-the-ledger-of-sins = You are Unhinged.
name-sing-for-your-supper = Sing for Your Supper
text-sing-for-your-supper = He loves music. Do not stop.
penalty-sing-for-your-supper = You are Unhinged.

name-the-fog-has-teeth = The Fog Has Teeth
text-the-fog-has-teeth = It closes, and it chews.
penalty-the-fog-has-teeth = You are Injured.
name-all-the-clocks-stop = All the Clocks Stop
text-all-the-clocks-stop = Between one heartbeat and the next there is something to be got through.
penalty-all-the-clocks-stop = Raise Dread by 2.
name-the-dead-of-four-plagues = The Dead of Four Plagues
text-the-dead-of-four-plagues = They bring you in their carts the courtesy of the city.
penalty-the-dead-of-four-plagues = You are Unhinged.
name-your-name-on-the-stone = Your Name on the Stone
text-your-name-on-the-stone = It is already cut; only the date is wanting.
penalty-your-name-on-the-stone = You are Unhinged.
name-the-city-turns-its-head = The City Turns Its Head
text-the-city-turns-its-head = Five million people look at you with one look.
penalty-the-city-turns-its-head = Raise Dread by 3.
name-nothing-below-the-stairs = Nothing Below the Stairs
text-nothing-below-the-stairs = That is what is down there. It is coming up.
penalty-nothing-below-the-stairs = You are Injured.

reward-0 = 1 Action die
reward-1 = 1 Action die and 1 Confidence

## Antagonists

name-the-correspondent = The Correspondent
text-the-correspondent = In the Endgame, each time a Character flips Trauma, raise Dread by 1 in addition to the Trauma die result.
name-the-caller = The Gentleman Caller
text-the-caller = In each Challenge round, the first Character to face the Challenge (you choose the order) has Difficulty +1.
name-the-tallow-king = The Tallow King
text-the-tallow-king = The Final Showdown target is 1 higher unless a Character still in the game holds an unspent Calypso's Secret.
name-the-pale-sovereign = The Pale Sovereign
text-the-pale-sovereign = In every Challenge, each Character has 1 fewer Action Point for each of their Conditions (minimum 0).
name-the-engine-beneath = The Engine Beneath
text-the-engine-beneath = Before the Final Showdown, each player readies only 2 Items of their choice.
name-the-hollow-choir = The Hollow Choir
text-the-hollow-choir = After each Challenge round, raise Dread by 1 for every player who has bowed out (not for Defeated Characters).

## Calypso's Secrets

name-the-kings-true-name = The King's True Name
text-the-kings-true-name = Spend before any die of the Final Showdown is rolled: the target is 2 lower (minimum 1).
name-the-song-that-stops-clocks = The Song That Stops Clocks
text-the-song-that-stops-clocks = In the Endgame, spend when a Character is about to gain a Condition or suffer a Challenge's penalty: ignore that Condition or penalty.
name-the-door-behind-the-mirror = The Door Behind the Mirror
text-the-door-behind-the-mirror = Spend after all have said whether they are in, before the Challenge is revealed. If the holder is in, they pass that Challenge without facing it (no Personality card) and gain its Reward.

## Goons

name-knuckle-duster-ned = Knuckle-Duster Ned
text-knuckle-duster-ned = Dread investigations in this Area: Difficulty +1.
name-the-widow-scrimshaw = The Widow Scrimshaw
text-the-widow-scrimshaw = Dread investigations in this Area: Difficulty +1.
name-jeremiah-knell = Jeremiah Knell
text-jeremiah-knell = Plot investigations in this Area: each Character has 1 fewer Action Point (minimum 0).
name-the-tin-bishop = The Tin Bishop
text-the-tin-bishop = Plot investigations in this Area: each Character has 1 fewer Action Point (minimum 0).
name-sal-nightingale = Sal Nightingale
text-sal-nightingale = Characters can't deplete Items in this Area.
name-brother-marrow = Brother Marrow
text-brother-marrow = At the end of each slot: Dread +1 for each face-up Dread card in this Area with Characters at its Location who failed or walked away.

## Names beside the cards

name-dread = the Dread
name-investigators = the investigators
name-penalty = the penalty
name-dread-1 = Dread +1
name-dread-2 = Dread +2
name-green = green
name-yellow = yellow
name-white = white
name-red = red
note-green = solved
note-yellow = solved, with an Item
note-white = solved, with a Virtue token
note-red = solved, with Investigation cards

name-1-north = 1, arrow North
name-1-south = 1, arrow South
name-1-east = 1, arrow East
name-1-west = 1, arrow West
name-2-north = 2, arrow North
name-2-south = 2, arrow South
name-2-east = 2, arrow East
name-2-west = 2, arrow West
name-3-north = 3, arrow North
name-3-south = 3, arrow South
name-3-east = 3, arrow East
name-3-west = 3, arrow West
name-4-north = 4, arrow North
name-4-south = 4, arrow South
name-4-east = 4, arrow East
name-4-west = 4, arrow West
name-5-north = 5, arrow North
name-5-south = 5, arrow South
name-5-east = 5, arrow East
name-5-west = 5, arrow West
name-6-north = 6, arrow North
name-6-south = 6, arrow South
name-6-east = 6, arrow East
name-6-west = 6, arrow West

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
    [0] die 1
    [1] die 2
    [2] die 3
    [3] die 4
    [4] die 5
    [5] die 6
    [6] die 7
    [7] die 8
    [8] die 9
    [9] die 10
    [10] die 11
    [11] die 12
    [12] die 13
    [13] die 14
    [14] die 15
    [15] die 16
   *[other] one more die
}
segment-words = { $segment ->
    [0] { name-morning }
    [1] { name-day }
   *[other] { name-night }
}
dread-step = { $change ->
    [-1] falls by 1
    [-2] falls by 2
    [-3] falls by 3
   *[other] rises by { $change }
}

## Questions

prompt-ready = Chapter { $chapter }. Twenty-four doors are shut and the clock is wound. Is everyone ready?
prompt-planning = Chapter { $chapter }: what goes in your clock?
prompt-planning-done = Wait
prompt-planning-typed = Entries are for { $seat } until you put another name in front (v: how to type them). Enter: wait.
prompt-leader = Choose who leads the investigation.
prompt-hour = { hour-words }: turn an arrow or use something before you all set out?
prompt-hour-typed = A detour costs 1 Dread: type the hour and a letter, with a name in front, such as murphy 10 n
prompt-ally = An Ally would come along. Choose who takes them.
prompt-ally-done = No one
prompt-case = { hour-words }: choose where to knock next.
prompt-case-done = Next hour
prompt-dread = { $card }: choose what to add.
prompt-dread-compare = Compare the Action Points with the Difficulty
prompt-dread-leave = Walk away
prompt-gather = { $card }: use something before the Personality cards are flipped?
prompt-gather-done = Continue
prompt-roll = { $card }: choose what to add before you roll.
prompt-dice = Use something on these dice?
prompt-dice-done = Continue
prompt-next = Choose who acts next.
prompt-whose-roll = Choose whose roll to change.
prompt-reroll = Choose a die to reroll.
prompt-reroll-done = No more
prompt-peek = Choose the card to take icons from. It is discarded.
prompt-spill = Choose a card from your hand to lose.
prompt-share-virtue = Choose who gets the Virtue token.
prompt-share-item = Choose who gets the Item.
prompt-share-secret = Choose who holds the Secret.
prompt-suffer = Choose who becomes { $condition }.
prompt-suffer-next = All present become { $condition }. Choose who is next.
prompt-suffer-loss = Choose who loses an Item.
prompt-heal = Choose a Condition to discard.
prompt-lose-item = Choose an Item to lose.
prompt-ready-item = Choose an Item to ready.
prompt-take-discarded = Choose a discarded Item to take.
prompt-show-card = Choose a card to turn face up.
prompt-summon = Choose who answers the whistle.
prompt-stay = Challenge { $round } is next. Choose: in, or bow out?
prompt-stay-done = Confirm
prompt-pass = Use something before the Challenge is revealed?
prompt-pass-done = Face it
prompt-challenger = { $card }: choose who faces it next.
prompt-challenge = Choose what to add against "{ $card }".
prompt-challenge-compare = Enough: take the reward
prompt-challenge-leave = Not enough: take the penalty
prompt-roller = Choose who rolls next against the Dread.
prompt-stir = Choose whose card takes effect next.
prompt-talent = { $card }: use this Talent?
prompt-talent-done = Don't use it
prompt-item = Choose an Item to take.
prompt-recover = Choose a Condition to sleep off, or keep it.
prompt-recover-done = Keep it
prompt-condition = { $who } is about to become { $condition }. Prevent it?
prompt-condition-done = Let it come
prompt-penalty = { $who } is about to suffer the penalty. Prevent it?
prompt-penalty-done = Let it come
prompt-trauma = { $who } has flipped Trauma. Cancel it?
prompt-trauma-done = Let it come
prompt-trauma-die = { $who } has rolled the Trauma die. Ignore the result?
prompt-trauma-die-done = Let it come

## Answers

choice-begin = We are ready
choice-reveal = Reveal { $place } ({ $place_short })
choice-put = { hour-words }: place token { $token }
choice-take = { hour-words }: remove the token
choice-note = Place a { $colour } token on { $place } ({ $place_short })
choice-wipe = Remove the Investigation token from { $place } ({ $place_short })
choice-accompany = Fit this clock to the others
choice-agree = Agree to the plan
choice-retract = Ask for more time
choice-lead = { $seat } leads
choice-detour = { hour-words }: turn the arrow { $way }, for 1 Dread
choice-go = Everyone sets out
choice-befriend = { $seat } takes the Ally at { $place } ({ $place_short }){ $dismiss_id ->
    [none] {""}
   *[other] , and { $dismiss } leaves
}
choice-investigate = { $place_short }, { $place }: { $seats }
choice-draw = Draw an Investigation card
choice-play = Play { $card }
choice-use = Use { $item }{ $item_id ->
    [sword-cane] { $way ->
        [0] : GUILE
       *[other] : COURAGE
    }
   *[other] {""}
}
choice-deplete = Deplete { $item }
choice-spend = Spend a Virtue token{ $whose_id ->
    [name-basil] : ready an Item
    [name-jacqueline] : add a WILD
    [name-murphy] { $way ->
        [0] : add 2 STRENGTH
       *[other] : reroll your dice
    }
    [name-maria] { $way ->
        [0] : discard a Condition
       *[other] : add a SPIRIT
    }
    [name-milton] { $way ->
        [0] : look at three cards
       *[other] : draw a Confidence card
    }
    [name-sturmer] { $way ->
        [0] : turn a blank die to a FIST
       *[other] : add a COURAGE
    }
   *[other] {""}
}
choice-sacrifice = Sacrifice { $ally }{ $ally_id ->
    [wiggins] { $way ->
        [0] : turn a Location card face up
       *[other] : gain 1 Confidence
    }
   *[other] {""}
}
choice-confide = Spend the Secret { $secret }{ $secret_id ->
    [the-song-that-stops-clocks] { $way ->
        [0] : ignore the Condition
       *[other] : ignore the penalty
    }
   *[other] {""}
}
choice-apply = Use your Talent
choice-compare = Compare with the Difficulty
choice-leave = Walk away
choice-act = { $seat }
choice-roll = Roll the dice
choice-die = { die-words }
choice-give = { $seat }
choice-pick = { $card }
choice-top-card = The top Item of the deck, unseen; the Supply is discarded
choice-heal = { $seat }: { $condition }
choice-ready = { $seat }: { $item }
choice-summon = { $seat }
choice-stay = In
choice-bow-out = Bow out

## Why not

refused-hands-off = The last stroke has fallen: hands off clocks and cards.
refused-token-spent = Both your tokens with this number are in your clock, and the Stash has no third.
refused-face-up = That card is already face up.
refused-no-note = Place an Investigation token on a face-up card, not on an Ally, and only while any of that colour are left.
refused-not-yours = That Item isn't yours.
refused-planning-item = You can't use Items while you plan.
refused-tilted = That Item is tilted. It can't be used until it's readied.
refused-nightingale = Sal Nightingale is listening. You can't deplete Items in this Area.
refused-no-arrow = You can only turn a token that shows its arrow.
refused-hour-past = Too late: that hour is past.
refused-dread-full = The Dread Track has no room for another detour.
refused-face-down = That card is face down. You can only reveal cards while you plan.
refused-looked = You've already settled that card this hour.
refused-plot-waits = You can't investigate this Plot card yet. Its time hasn't come, or an earlier letter is unsolved.
refused-deck-empty = The Investigation deck is empty.
refused-enough = You already have enough Action Points. You can't draw more.

## How a story ends

lost-defeated = The last of you is down. There is nobody left to be afraid, and nobody to tell it.
lost-showdown = You threw all you had at it, and all you had was not enough.
won-showdown = It breaks. You stand where it stood, and count each other, and the number comes out right.

## What happens

event-chapter-began = Chapter { $chapter }: twenty-four cards wait face down over London, and { $plots } of them hold the trail.
event-bell-struck = { $stroke ->
    [1] { cry-start }
    [2] { cry-half }
   *[other] { cry-end }
}
event-card-revealed = { $place } ({ $place_short }): { $card }.
event-token-placed = { $token_id ->
    [none] { hour-words }: { $seat } removes the token.
   *[other] { hour-words }: { $seat } places { $token }.
}
event-note-laid = { $colour_id ->
    [none] The Investigation token on { $place } is removed.
   *[other] A { $colour } token is placed on { $place }.
}
event-plan-agreed = { $ready ->
    [yes] { $seat } agrees to the plan.
   *[no] { $seat } wants more time.
}
event-companion-joined = { $seat } follows the others' plans.
event-leader-chosen = { $seat } leads the investigation.
event-hour-struck = { hour-words }: the hand moves on.
event-arrow-turned = A detour. { $seat } turns { hour-words }: { $token }.
event-moved = { $seat } goes to { $place } ({ $place_short }).
event-befriended = { $dismissed_id ->
    [none] { $ally } comes along with { $seat }.
   *[other] { $ally } comes along with { $seat }; { $dismissed } goes home.
}
event-investigation-began = { $card } ({ $place }): { $seats }.
event-card-drawn = { $seat } draws { $card }.
event-card-played = { $seat } plays { $card }.
event-item-used = { $seat } uses { $item }.
event-item-depleted = { $seat } depletes { $item }.
event-virtue-spent = { $seat } spends a Virtue token.
event-ally-sacrificed = { $ally } does a last favour for { $seat }.
event-secret-spent = { $seat } speaks of { $secret }.
event-icons-added = { $seat } adds { $icons }.
event-dread-solved = { $card } is solved with { $points } AP and goes on the Investigation deck.
event-dread-failed = { $card } is too much for { $points } AP. It stays where it is.
event-walked-away = You leave { $card } alone.
event-personality-flipped = { $seat } flips { $card }.
event-trauma-cancelled = { $seat } is called back in time: that Trauma counts for nothing.
event-trauma-rolled = The Trauma die falls for { $seat }: { $face }.
event-ignored = { $seat } is spared: { $what }.
event-dice-rolled = { $seat } rolls { $dice_count ->
    [one] one die
   *[other] { $dice_count } dice
}: { $dice_yes ->
    [0] no FIST.
    [one] one FIST.
   *[other] { $dice_yes } FISTs.
}
event-die-turned = { $seat }, { die-words }: { $fist ->
    [yes] a FIST.
   *[no] blank.
}
event-fist-added = { $seat } adds { $count ->
    [one] one FIST.
   *[other] { $count } FISTs.
}
event-plot-resolved = { $card } ends with { $fists ->
    [0] no FIST.
    [one] one FIST.
   *[other] { $fists } FISTs.
}
event-dread-changed = { $why_id ->
    [duplicate] The same Condition twice
    [hidden] A card no one revealed
    [open] A case left open
    [goon] A Goon still at large
    [stash] A token from the Stash
    [detour] A change of plan
    [plot] A Plot card left too long
    [trauma] Trauma
    [antagonist] The Antagonist
   *[card] { $change ->
        [-1] London breathes
        [-2] London breathes
        [-3] London breathes
       *[other] London shudders
    }
}: Dread { dread-step }, to { $dread }.
event-condition-gained = { $seat } becomes { $condition }.
event-condition-doubled = { $seat } was already { $condition }.
event-condition-lost = { $seat } is no longer { $condition }.
event-defeated = { $seat } is Defeated, and out of the game.
event-item-gained = { $seat } gains { $item }.
event-supply-laid = In the Supply: { $items }.
event-item-lost = { $seat } loses { $item }.
event-item-readied = { $seat } readies { $item }.
event-virtue-gained = { $seat } gains a Virtue token.
event-confidence-gained = { $count ->
    [one] A Confidence card goes on the Investigation deck.
   *[other] { $count } Confidence cards go on the Investigation deck.
}
event-hand-dealt = { $cards_count ->
    [0] { $seat } has no cards.
   *[other] { $seat } takes into hand: { $cards }.
}
event-card-shown = { $seat } reveals { $card }.
event-card-discarded = { $card } is removed from the game.
event-secret-gained = { $seat } holds a Secret: { $secret }.
event-goon-placed = { $goon } loiters in the { $area }.
event-antagonist-revealed = Now you know the name: { $antagonist }.
event-segment-ended = { segment-words } is over.
event-chapter-ended = Chapter { $chapter } is over. What was left undone is counted.
event-respite-taken = A few hours of sleep, in turns.
# lint-ok 4
event-endgame-began = The Endgame. You stand before { $antagonist }.
event-willingness-told = { $out ->
    [yes] { $seat } bows out until the Final Showdown.
   *[no] { $seat } is in.
}
event-challenge-revealed = The Challenge: { $card }
event-challenge-met = { $success ->
    [yes] { $seat } stands up to { $card } with { $points } AP.
   *[no] { $seat } fails against { $card } with { $points } AP.
}
event-die-earned = { $dice ->
    [one] { $seat } has one Action die.
   *[other] { $seat } has { $dice } Action dice.
}
event-showdown-began = The Final Showdown. It takes { $target ->
    [one] one FIST.
   *[other] { $target } FISTs.
}
event-target-lowered = The Final Showdown now takes { $target ->
    [one] one FIST.
   *[other] { $target } FISTs.
}
event-showdown-ended = You roll { $fists ->
    [0] no FIST
    [one] one FIST
   *[other] { $fists } FISTs
} against a target of { $target }.
event-story-won = London sleeps. Your score: { $score }.
event-story-lost = { $reason_id ->
    [lost-dread] London is lost. Dread went beyond the end of its track.
    [lost-trail] London is lost. The last Plot card was not investigated in time.
    [lost-defeated] London is lost. All of you are Defeated.
    [lost-showdown] London is lost. You had too few FISTs in the Final Showdown.
   *[other] London is lost.
}

## Why a companion would do it

reason-usual = There's little to choose between them.
reason-companion = A companion's clock fits itself to those of the players.
reason-reveal = You can't plan for a face-down card.
reason-plan = That's the cheapest way to a card that needs help.
reason-content = Nothing better fits in this clock.
reason-plan-works = The plan works: no need to turn an arrow.
reason-last-help = Allies leave at the end of the day anyway.
reason-friend = The Ally is worth most to this Character.
reason-enough-friends = Your Allies are worth more than this one.
reason-case = You can solve it now, and it would raise Dread if left open.
reason-no-hope = What's left here costs more than it gives.
reason-add = That puts it within reach, and costs least.
reason-enough = You have enough.
reason-no-more = Nothing else would help.
reason-more-dice = Those dice are worth the price.
reason-roll = Nothing else is worth spending here.
reason-again = Rerolling costs nothing.
reason-keep = Better keep it for another time.
reason-all-or-nothing = There's no later: use everything now.
reason-blank = A blank die has nothing to lose.
reason-stay = Another die is worth the risk.
reason-bow-out = One more Challenge would cost more than it could bring.
reason-choice-made = You've made your choice.
reason-strongest = The strongest goes first.
reason-free = It costs nothing.
reason-item = That Item will help most.
reason-missed-least = You'll miss it least.
reason-has-least = They have the least, so they need it most.
reason-hurts-least = It does the least harm there.
reason-avert = That blow is worth preventing.
reason-bear-it = You can afford to take it.
reason-fits = Those icons match the card.

## In a terminal

table-dread = Dread: { $dread } of { $most }.
table-area = { $area } ({ $street }). Face down: { $hidden }.
table-card = {"  "}{ $place }: { $card }
table-place = {"  "}{ $place } ({ $place_id }): { $card }{ $note_id ->
    [none] {""}
   *[other] {" "}[{ $note }]
}
table-antagonist = { $antagonist }: { $text }
table-target = FISTs needed in the Final Showdown at current Dread: { $target }.
table-person = { $place_id ->
    [endgame] { $seat }.
   *[other] { $seat }, { $place }.
} Virtue: { $virtue }.{ $conditions_count ->
    [0] {""}
   *[other] {" "}{ $conditions }.
}
table-items = {"  "}Items: { $items }.
item-tilted = { $item } (tilted)
table-friends = {"  "}Allies and Secrets: { $cards }.
table-hand = {"  "}Action dice: { $dice }. In hand: { $cards }.
table-points = { $card }: { $icons }. Action Points: { $points } of { $difficulty }.
table-dice = { $card }: { $icons }. FISTs so far: { $fists }; dice to roll now: { $dice }.
table-decks = Cards in the Investigation deck: { $deck }. Supply: { $supply }.
card-dread = { $card }, Dread { $dread }, Difficulty { $difficulty }: { $icons }
card-goon = { $card }, Difficulty { $difficulty }: { $icons }. { $text }
card-plot = Plot { $letter }, { $card }, { $time }: { $icons }; best from { $fists } FISTs
card-ally = { $card }: { $text }
clock-ready = {" "}agreed
answer-card = { $words } ({ $text })
# lint-ok 22
plan-help =
    w3 or west-3 reveals the card at West 3. 10 3 places token 3 at 10 o'clock, 22 3n its arrow North at 22, 22 n any arrow North; 10 - clears the slot.
    w3 red places an Investigation token (green, yellow, white, red), w3 - removes it. ready agrees to the plan for everyone whose clock you fill; murphy ready does so for one,
    murphy wait cancels that, murphy fit tells the others that this clock follows theirs.
    A name in front, such as murphy 10 3, writes for that Character from then on. Commas separate entries: murphy 6 2, 8 s, 10 4.

## How a story is set up: each option, what it means, and its values

option-story = Story
option-story-hint = Four Stories, in order or in any other. The first is a single Chapter; the others last two days and a night.
option-seats = Investigators
option-seats-hint = Two, three or four of you. Groups of two or three are joined by Allies, or play four Characters between them.
option-seats-2 = two
option-seats-3 = three
option-seats-4 = four
option-characters = Characters
option-characters-hint = Choose who goes out tonight. Places left open are filled at random.
option-characters-none = random
option-allies = Allies
option-allies-hint = With two or three investigators, you can meet friends in the city. Without Allies, four Characters go out and some players play two.
option-allies-yes = yes
option-allies-no = no, four Characters
option-level = Time to plan
option-level-hint = How long you may plan before Big Ben strikes for the third time.
option-level-normal = { difficulty-normal }
option-level-hard = { difficulty-hard }
option-level-dread = { difficulty-dread }
option-level-untimed = { difficulty-untimed }
option-pace = Clock
option-pace-hint = How fast the clock runs while you plan. Wins at half speed are recorded separately.
option-pace-full = full speed
option-pace-half = half speed: twice the time
option-impeccable = Impeccable work
option-impeccable-hint = Every FIST beyond the best outcome of a Plot card brings a Confidence card. Off makes the Story harder.
option-impeccable-yes = yes
option-impeccable-no = no, harder
option-confidence = Confidence at the start
option-confidence-hint = How many Confidence cards are in the Investigation deck when the Story begins.
option-confidence-0 = none, harder
option-confidence-3 = three
option-confidence-5 = five, easier
option-virtue = Virtue at the start
option-virtue-hint = How many Virtue tokens each Character begins with.
option-virtue-0 = none, harder
option-virtue-1 = one
option-virtue-2 = two, easier
option-items = Items at the start
option-items-hint = How many Items each Character begins with.
option-items-0 = none, harder
option-items-1 = one
option-items-2 = two, easier
option-respite = Rest between the Chapters
option-respite-hint = In a Story of two Chapters, each Character may discard a Condition between them, and gains a Virtue token and an Item.
option-respite-yes = yes
option-respite-no = no, harder
table-option = { $option }: { $value }.

## The story on the screen: the track, the hour, the card, the stages, the results
ui-ld-story-dread = Dread
ui-ld-story-dread-of = { $dread } of { $most }
ui-ld-story-morning = Morning
ui-ld-story-day = Day
ui-ld-story-night = Night
ui-ld-story-endgame = The Endgame
ui-ld-story-elsewhere = elsewhere
ui-ld-story-respite = Between two days

## The map of London on the screen
ui-ld-board-chapter = Chapter { $roman }
ui-ld-board-plan = planning
ui-ld-board-live = the day
ui-ld-board-dread = Dread
ui-ld-board-dread-of = { $dread } of { $most }
ui-ld-dial-left = minutes left
ui-ld-dial-spent = so far
ui-ld-face-points = Action Points needed to solve it, counting everyone there.
ui-ld-face-open = How much Dread rises if this card is still open when the Chapter ends.
ui-ld-face-late = How much Dread rises at the end of each Time Segment in which you could have investigated this card and didn't.
ui-ld-face-hidden = No one knows what waits here. A card left face down can't be investigated, and raises Dread by this number.
ui-ld-face-bare = Nothing left to do here.
ui-ld-face-streets = The Streets: an arrow leads here from anywhere. Cards are never placed here.
ui-ld-face-last = The trail ends here. If this card is still open when the Chapter ends, you lose.

## Hands on the map
ui-ld-opening-go = To the map
ui-ld-inspector-note = Stays open until your next click or key press
ui-ld-how = Hold a card to reveal it. Click a place to be there at the chosen hour, or place tokens in the clock. Right-click removes one.
ui-ld-how-keys = Hold { $take } to reveal a card. 1 to 6 place a number, { $ways } an arrow, { $back } removes one. { $hint }: a hint. { $begin }: ready.
ui-ld-how-pad = Move your pointer with the stick. Hold { $take } on a card to reveal it. Press it on a place or a token to plan the chosen hour; { $back } removes one.
ui-ld-help-stash = The Stash: a third token of a number, for 1 Dread when the Chapter ends.
ui-ld-help-token = Press to place it at the chosen hour, or drag it to an hour.
ui-ld-meets = Meets { $card } at { $hour }{ $need ->
    [first] , needs Plot { $first } first
    [missing] , needs { $missing } from you
    [nothing] , needs nothing
   *[untold] { "" }
}
ui-ld-meets-brief = { $place }, { $hour }{ $need ->
    [first] : needs Plot { $first }
    [missing] : needs { $missing }
    [nothing] : needs nothing
   *[untold] { "" }
}
ui-ld-meets-least = { $need ->
    [first] needs Plot { $first }
    [missing] needs { $missing }
   *[other] { $place }
}
ui-ld-lacks = { $need ->
    [first] Plot { $first } missing
   *[missing] { $missing } missing
}
ui-ld-asks = { $who } needs you
ui-ld-plans = { $who }'s plan
ui-ld-plans-nothing = no card yet
ui-ld-order-where = Where should { $who } be at { $hour }? Point at a place.
ui-ld-ordered = For { $hour } you've asked { $who } to be at { $place }.
ui-ld-order-removed = At { $hour } { $who } is free again.
ui-ld-key-number = place that number
ui-ld-key-way = arrow to that Area
ui-ld-key-hour = previous or next hour
ui-ld-key-back = remove the last token
ui-ld-key-turn = turn a token
ui-ld-key-take = press; hold to reveal a card
ui-ld-key-inspect = inspect a card
ui-ld-key-note = place a note on a card
ui-ld-key-hint = a hint; press again to place it
ui-ld-key-agree = ready, or not ready
ui-ld-agree = Ready: the day begins as soon as everyone is
ui-ld-agree-title = Ready so soon?
ui-ld-agree-free =
    { $hours ->
        [one] One hour of your clock has no token yet.
       *[other] { $hours } hours of your clock have no token yet.
    } Once everyone is ready, the plan is final.
ui-ld-agree-no = Keep planning
ui-ld-agree-yes = Ready
ui-ld-note-green = Green token: the points are enough
ui-ld-note-yellow = Yellow token: an Item will help
ui-ld-note-white = White token: Virtue will help
ui-ld-note-red = Red token: Investigation cards will help
refused-no-hour-left = It takes an arrow now and a number in the next hour, but that's your last hour. Choose an earlier one.
refused-not-your-clock = That clock belongs to another player.

## The panels round the map

ui-ld-thinking = thinking…
ui-ld-agreed = ready
ui-ld-free =
    { $hours ->
        [0] every hour planned
        [one] one hour free
       *[other] { $hours } hours free
    }
ui-ld-yours =
    { $hours ->
        [0] you, all planned
        [one] you, one hour free
       *[other] you, { $hours } hours free
    }
ui-ld-follows =
    { $hours ->
        [0] companion, all planned
        [one] companion, one hour free
       *[other] companion, { $hours } hours free
    }
ui-ld-personality = One of these is flipped at a Plot card:
ui-ld-not-found = not yet found
ui-ld-at-hour = { $hour }
ui-ld-stash = Stash
ui-ld-notes = Notes left
ui-ld-face-down = A face-down card
ui-ld-no-card = No card here
ui-ld-hour = at { $hour }
ui-ld-needs = needs { $need }
ui-ld-from-morning = from 6 a.m.
ui-ld-from-day = from 2 p.m.
ui-ld-from-night = from 10 p.m.
ui-ld-nobody = no one comes
ui-ld-brings = { $who } { $points }
ui-ld-dice = { $least } to { $most } dice
ui-ld-fists = about { $fists } FISTs, { $least } avert the worst
ui-ld-of = { $points } of { $need }
ui-ld-late = already costs { $dread } Dread by then
ui-ld-costs = costs { $dread } Dread if left open
ui-ld-at = { $who } at { $hour }
ui-ld-waste-empty = no token: waits in the Streets
ui-ld-waste-hidden = the card there is face down
ui-ld-waste-nothing = no card there
ui-ld-waste-solved = already solved by then
ui-ld-waste-untimely = too early for that plot
ui-ld-waste-blocked = an earlier letter is still open then
ui-ld-waste-full = no room for another Ally
ui-ld-waste-roundabout = this way leads nowhere
ui-ld-waste-over = the day is over by then
ui-ld-fate-untimely = too early for it
ui-ld-fate-blocked = an earlier letter is still open then
ui-ld-fate-full = no one there can take another Ally
ui-ld-missing = { $missing } missing
ui-ld-mark-missing = −{ $missing }
ui-ld-clock-free = free
ui-ld-help = Items and Virtue can add { $help }
ui-ld-deck = a card from the deck adds about { $points }
ui-ld-ready-title = { $story }, Chapter { $chapter ->
        [1] I
       *[other] II
    }
ui-ld-ready-minutes = { $minutes } minutes from the first stroke of Big Ben
ui-ld-ready-untimed = Practice: as long as you like
ui-ld-ready-how = Reveal cards, and plan where everyone will be at each hour. To take a seat, press a key or a gamepad button, or click a portrait. When everyone is seated, let Big Ben strike.
ui-ld-ready-how-alone = Reveal cards, and plan where you will be at each hour. Your companions plan along with you, and say what they need. When you're ready, let Big Ben strike.
ui-ld-ready-go = Let Big Ben strike
ui-ld-seat-computer = Computer ({ $level })
ui-ld-seat-devices = plays with { $devices }
ui-ld-seat-you = you: mouse, keyboard or gamepad
ui-ld-seat-free = press your key to take this seat
ui-ld-device-mouse = mouse
ui-ld-device-keys = keyboard
ui-ld-device-pad = gamepad { $number }
ui-ld-paused-title = Paused
ui-ld-paused-left = minutes left
ui-ld-paused-untimed = There is no hurry.
ui-ld-paused-how = Map and clocks stay covered until you continue.
ui-ld-paused-go = Continue
ui-ld-pause-chapter = Chapter { $chapter ->
    [1] I
   *[other] II
}
ui-ld-pause-left = { $time } minutes left
ui-ld-pause-untimed = No time limit
ui-ld-pause-hours = { $who }{ $companion ->
    [yes] { " " }(companion)
   *[no] { "" }
}: { $planned } of { $all } hours planned
ui-ld-pause-cards = Cards: { $open } open, { $hidden } face down
ui-ld-pause-plots = Plot cards: { $found } of { $all } found
ui-ld-pause-met = The plan reaches { $met } of { $open } open cards
ui-ld-between-title = Hands off the clocks
ui-ld-between-go = Begin the day
ui-ld-plan-cards = Cards: { $open } face up, { $hidden } still face down.
ui-ld-plan-free =
    { $hours ->
        [0] Every hour of every clock is planned.
        [one] One hour has no token.
       *[other] { $hours } hours have no token.
    }
ui-ld-plan-plots = You reach { $met } of { $all } Plot cards in time.
ui-ld-plan-wasted =
    { $hours ->
        [0] No token is wasted.
        [one] One token is wasted.
       *[other] { $hours } tokens are wasted.
    }
ui-ld-plan-dread = As planned, the Chapter ends at Dread { $now } plus { $dread }. Dice and Traumas may change that.
ui-ld-story-time-morning = Morning, from 6 a.m.
ui-ld-story-time-day = Day, from 2 p.m.
ui-ld-story-time-night = Night, from 10 p.m.
ui-ld-story-kind-dread-1 = Dread I
ui-ld-story-kind-dread-2 = Dread II
ui-ld-story-kind-goon = Goon
ui-ld-story-kind-ally = Ally
ui-ld-story-kind-challenge = Challenge
ui-ld-story-kind-antagonist = Antagonist
ui-ld-story-kind-item = Item
ui-ld-story-kind-confidence = Confidence
ui-ld-story-kind-secret = Calypso's Secret
ui-ld-story-use = Use: { $text }
ui-ld-story-deplete = Deplete: { $text }
ui-ld-story-friend = An Ally goes along with one of you until the day is over, and lends these icons to every investigation.
ui-ld-story-sacrifice = Sacrifice: { $text }
ui-ld-story-dread-open = Still open when the Chapter ends: Dread +{ $dread }.
ui-ld-story-dread-solved = When solved, it goes on the Investigation deck and lends its icons once.
ui-ld-story-goon-left = Still there when the Chapter ends: Dread +{ $dread }.
ui-ld-story-reward = Reward: { $dice ->
    [one] one Action die
   *[other] { $dice } Action dice
}{ $confidence ->
    [0] .
   *[other] {" "}and { $confidence } Confidence.
}
ui-ld-story-penalty = Penalty: { $text }

## What a card does, in as few words as find room on its plate
ui-ld-deed-icons = +{ $n } { $icon }
ui-ld-deed-else = { $first }, or { $second }
ui-ld-deed-reroll = { $n ->
    [-1] reroll any dice
    [one] reroll 1 die
   *[other] reroll { $n } dice
}
ui-ld-deed-fist = { $n ->
    [one] +1 FIST
   *[other] +{ $n } FISTs
}
ui-ld-deed-turn-fist = { $n ->
    [one] 1 die to FIST
   *[other] { $n } dice to FISTs
}
ui-ld-deed-confidence = +{ $n } Confidence
ui-ld-deed-virtue = +{ $n } Virtue
ui-ld-deed-peek-add = 1 of { $n } cards
ui-ld-deed-lower-target = target −{ $n }
ui-ld-deed-dread = Dread { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}
ui-ld-deed-suffer = { $condition }
ui-ld-deed-each = each
ui-ld-deed-one = one
ui-ld-deed-heal-any = heal { $who }
ui-ld-deed-heal-injured = heal { $who } Injured
ui-ld-deed-heal-unhinged = heal { $who } Unhinged
ui-ld-deed-ignore-condition = no Condition
ui-ld-deed-ignore-die = no Trauma die
ui-ld-deed-ignore-penalty = no penalty
ui-ld-deed-cancel-trauma = no Trauma
ui-ld-deed-ready-item = ready an Item
ui-ld-deed-take-discarded = discarded Item
ui-ld-deed-move-here = call one here
ui-ld-deed-show-card = reveal a card
ui-ld-deed-glimpse = icons of a random card
ui-ld-deed-spill = lose a card
ui-ld-deed-pass = pass the Challenge
ui-ld-deed-item = +1 Item

## The stage of a Character
ui-ld-stage-to-act = to act
ui-ld-stage-rolled = has rolled
ui-ld-stage-waits = waits
ui-ld-stage-adds = takes part
ui-ld-stage-trauma = Trauma
ui-ld-stage-in = in
ui-ld-stage-out = bows out
ui-ld-stage-down = Defeated
ui-ld-stage-elsewhere = at { $place }
ui-ld-stage-sheet = Sheet
ui-ld-stage-added = Added
ui-ld-stage-added-none = nothing yet
ui-ld-stage-trait = Trait
ui-ld-stage-talent = Talent
ui-ld-stage-shut = not flipped
ui-ld-stage-points = Action Points
ui-ld-stage-dice = Action dice
ui-ld-stage-from-sheet = sheet { $count }
ui-ld-stage-from-card = card { $count }
ui-ld-stage-from-added = added { $count }
ui-ld-stage-from-allies = Allies { $count }
ui-ld-stage-weary = less { $count }
ui-ld-stage-earned = earned so far
ui-ld-stage-fists = { $count ->
    [0] no FIST
    [one] 1 FIST
   *[other] { $count } FISTs
}
ui-ld-stage-to-roll = { $count ->
    [0] no dice to roll
    [one] 1 die to roll
   *[other] { $count } dice to roll
}
ui-ld-stage-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
ui-ld-stage-no-virtue = no Virtue
ui-ld-stage-virtue = virtue: { $words }
ui-ld-stage-use = Use { $words }
ui-ld-stage-deplete = Deplete { $words }
ui-ld-stage-sacrifice = Sacrifice: { $words }
ui-ld-stage-confide = Spend: { $words }

## The theatre: from the first hour to the last roll

ui-ld-scene-act-for = Answer for { $seat }
ui-ld-scene-arrow = { $seat }, { hour-words }: turn this arrow
ui-ld-scene-asked = { $seat } answers
ui-ld-scene-asked-all = { $seat } answers for all of you
ui-ld-scene-awaited = { $seat } is considering
ui-ld-scene-call = Ask your companions
ui-ld-scene-called = Your companions check what they have.
ui-ld-scene-choose = Choose something that is lit
ui-ld-scene-compare = { $enough ->
    [yes] Compare
   *[no] Not enough
}: { $have } of { $need }
ui-ld-scene-deck = The Investigation deck
ui-ld-scene-falls = Rolling…
ui-ld-scene-holder = { $seat }: { $holder }
ui-ld-scene-knock = { $card }: { $names }
ui-ld-scene-nothing-more = Your companions would add nothing here.
ui-ld-scene-party = { $names_count ->
    [one] { $names } alone
   *[other] { $names }
}
ui-ld-scene-roll = { $count ->
    [0] Roll no dice
    [one] Roll one die
   *[other] Roll { $count } dice
}
ui-ld-scene-tip = { $card }: { $words }
ui-ld-scene-tip-last = { $count ->
    [0] This ends the day: the Endgame begins. No card is left open.
   *[other] This ends the day: the Endgame begins, and everything still open raises Dread by { $count }.
}
ui-ld-scene-tip-item = { $item }. Use: { $use } Deplete: { $deplete }
ui-ld-scene-tip-place = { $place }: { $card }
ui-ld-scene-tip-virtue = A Virtue token: { $words }
ui-ld-scene-verb-confide = Spend
ui-ld-scene-verb-deplete = Deplete
ui-ld-scene-verb-sacrifice = Sacrifice
ui-ld-scene-verb-spend = Virtue
ui-ld-scene-verb-use = Use
ui-ld-scene-waits = London holds its breath
ui-tool-aid = Ask your companions

## Before an evening

ui-ld-setup-title = London Dread: new game
ui-ld-setup-begin = Start game
ui-ld-setup-locked = Win { $story } to unlock it
ui-ld-setup-past = { $played ->
    [0] not played yet
    [one] played once, { $won ->
        [0] lost
       *[other] won with { $score }
    }
   *[other] played { $played } times, { $won ->
        [0] never won
       *[other] won { $won ->
            [one] once
           *[other] { $won } times
        }, best score { $score }
    }
}
ui-ld-setup-wish = Unlock all Stories
ui-ld-setup-about-the-letter = A letter that writes its readers. One day, then the Endgame: begin here.
ui-ld-setup-about-the-gentleman-caller = Somebody calls upon the lonely. Two days; by night nobody should go alone.
ui-ld-setup-about-calypsos-bargain = A king of wax lives under Wapping. Two days, and a singer's three Secrets.
ui-ld-setup-about-london-dread = Something wakes below the city. Two days, Goons in the streets, a foe unknown.
ui-ld-setup-people = { $now ->
    [0] Characters: random
   *[other] Characters: { $now } of { $most }
}
ui-ld-setup-random = Choose all at random
ui-ld-setup-character = Character { $number }
ui-ld-setup-virtue = Virtue: { $words }
ui-ld-setup-who = Players

## What an investigation comes to, and the piles beside it
ui-ld-tiers-fists = FISTs
ui-ld-tiers-so-far = { $count } so far
ui-ld-tiers-above = { $least }+
ui-ld-tiers-between = { $least }–{ $most }
ui-ld-tiers-impeccable = Each FIST above { $least }: +1 Confidence.
ui-ld-tiers-of = { $points } of { $difficulty }
ui-ld-tiers-brings = { $who } { $points }
ui-ld-tiers-missing = { $count } more needed
ui-ld-tiers-enough = Enough
ui-ld-tiers-solved = Solved
ui-ld-tiers-failed = Too much for you: it stays
ui-ld-tiers-left = You walked away
ui-ld-tiers-met = Stood up to it
ui-ld-tiers-missed = Failed
ui-ld-tiers-odds = { $more ->
    [one] One more FIST
    [2] Two more FISTs
    [3] Three more FISTs
    [4] Four more FISTs
   *[other] { $more } more FISTs
}: { $hundred }% chance
ui-ld-deck-title = Investigation deck
ui-ld-deck-draw = { $count ->
    [one] 1 card
   *[other] { $count } cards
} · draw one
ui-ld-deck-count = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
ui-ld-deck-known = { $count ->
    [one] 1 of them is known
   *[other] { $count } of them are known
}
ui-ld-deck-left = Confidence pile
ui-ld-deck-supply = Supply
ui-ld-deck-confidence = Confidence { $count }
ui-ld-deck-card = { $card }: { $icons }.

## What is heard

caption-quarters = The quarter bells of Westminster
caption-bell-first = Big Ben strikes once
caption-bell-second = Big Ben strikes twice: half time
caption-bell-third = Big Ben strikes for the third time
caption-hour = The great bell strikes the hour
caption-hour-night = Through the fog a bell strikes the hour
caption-tick = The great clock ticks
caption-token-place = A token is set into an hour
caption-token-turn = A token is turned
caption-token-stash = A token is taken from the Stash
caption-card-dread = A card is turned: a cold breath
caption-card-plot = A card is turned: the trail goes on
caption-card-ally = A card is turned: a friendly bell
caption-note-laid = A mark is laid on a card
caption-agree = A watch snaps shut: agreed
caption-retract = A watch springs open: not yet
caption-companion = A companion unfolds a map
caption-leader = A lantern is lit
caption-noon = A works whistle: the morning is over
caption-lamps = Gas lamps catch: the day is over
caption-lamps-out = A lamp goes out: the night is over
caption-chapter-over = A shutter falls, a far bell tolls
caption-respite = Water under a bridge
caption-antagonist = An organ from below, and laughter
caption-endgame = A heavy door opens on the dark
caption-challenge = Two drums, and a card is thrown down
caption-challenge-met = Steel that holds
caption-challenge-missed = Knees on stone, and a growl
caption-stays-in = A hammer is drawn back
caption-bows-out = Steps, and a door that shuts softly
caption-showdown = Thunder, and a bell that nobody rings
caption-target-lowered = Something great lets out its breath
caption-victory = All the bells of London
caption-defeat = A held breath let go, and one stroke more
caption-moved = Boots on wet stones
caption-befriended = Somebody falls into step
caption-ally-lost = Steps that go off into the fog
caption-inquiry = A door knocker
caption-inquiry-plot = A bolt, and a heavy door
caption-inquiry-goon = Steps, a chain, a blade
caption-goon = Rough laughter down the lane
caption-walked-away = Steps that turn and go
caption-item-used = A clasp, and something of brass
caption-item-depleted = A spark, a crack, and it is gone
caption-item-gained = Something comes out of the straw
caption-item-lost = It falls into a drain
caption-item-ready = A spring is wound
caption-supply = A crate is opened
caption-virtue-gained = A small light, a chime
caption-virtue-spent = A chime, a heartbeat
caption-secret-gained = A shell whispers
caption-secret-spent = A name is said aloud
caption-icons = Two small chimes
caption-confidence = Cards, and an easier breath
caption-talent = A card, and a bright run of notes
caption-fist = A fist comes down on the table
caption-trauma = Strings torn out of tune
caption-trauma-die = A black die, and a heartbeat
caption-shrugged = A long breath out
caption-solved = A stamp comes down on the file
caption-failed = A door slams
caption-plot-low = Glass breaks, a lamp goes out
caption-plot-middle = A page, and three low notes
caption-plot-top = A lock turns, and a chord clears
caption-dread-rises = Something wet spreads
caption-dread-falls = A low note sinks away
caption-dread-darkens = Every lamp in the street sinks
caption-injured = A blow, and a cry
caption-unhinged = Whispers from both sides
caption-doubled = Cries in the next street
caption-condition-lost = A bandage is tied off
caption-defeated = A fall, and a lamp that rolls away
caption-carriage = A carriage goes by
caption-hansom = A cab goes by at a walk
caption-foghorn = A foghorn on the river
caption-rain-on-glass = Rain on the pane
caption-market = The noise of a market
caption-river = The river laps at its stairs
caption-music-plan = Slow music: there is time
caption-music-haste = The music hurries
caption-music-last = The music climbs and climbs
caption-music-story = Music: an old piano, a street organ
caption-music-dread = Music: strings that shiver
caption-music-terror = Music: a drum like a heart, a choir
ui-ld-story-chapter = Chapter { $chapter ->
    [1] I
   *[other] II
}

## How a story ends, and the League's score sheet
ui-ld-end-dawn = Dawn
ui-ld-end-dread = Dread
ui-ld-end-won = London sleeps on
ui-ld-end-lost = London is lost
ui-ld-end-about = { $story }. { $rules }. Seed { $seed }
ui-ld-end-score = Score
ui-ld-end-missing = What was missing
ui-ld-end-total = Total
ui-ld-end-times = { $count } × { $each }
ui-ld-part-survivors = Survivors
ui-ld-part-fists = FISTs above the target
ui-ld-part-items = Items kept
ui-ld-part-virtue = Virtue kept
ui-ld-part-cards = Cards in hand
ui-ld-part-conditions = Scars
ui-ld-end-opened = New story to play: { $story }
ui-ld-end-uncounted = This game doesn't count for the League's score sheet.
ui-ld-end-tries = { $won ->
    [0] { $played ->
        [one] The League has recorded a first attempt.
       *[other] The League has recorded { $played } attempts, and no win yet.
    }
   *[other] Attempts recorded by the League: { $played }. Won: { $won }.
}
ui-ld-end-first = Your first win of this Story under these rules.
ui-ld-end-best = Your best score for this Story under these rules; the old one was { $before }.
ui-ld-end-best-is = Your best score for this Story under these rules is { $best }.
ui-ld-end-no-score = You only score after a win (LD-220).
ui-ld-end-short = { $fists ->
    [0] No FIST
    [one] One FIST
   *[other] { $fists } FISTs
} in the Final Showdown. You needed { $target }.
ui-ld-end-target = Dread was at { $dread }. Each full { $splatter } of it raised the target by 1 FIST.
ui-ld-end-trail = The Chapter ended before anyone investigated { $card } ({ $hour }).
ui-ld-end-track = The Dread Track ends at { $most }.
ui-ld-end-most = Most of the Dread ({ $dread }): { $source }.
ui-ld-end-day = The day in figures
ui-ld-end-dread-of = Dread { $dread } of { $most }
ui-ld-end-course = Dread after each hour and at the end
ui-ld-end-no-dread = Nothing ever raised the Dread.
ui-ld-dread-hidden = cards no one revealed
ui-ld-dread-open = cases left open
ui-ld-dread-plot = Plot cards left too long
ui-ld-dread-card = outcomes and penalties
ui-ld-dread-trauma = Trauma
ui-ld-dread-duplicate = the same Condition twice
ui-ld-dread-detour = detours
ui-ld-dread-stash = tokens from the Stash
ui-ld-dread-goon = Goons
ui-ld-dread-antagonist = the Antagonist
ui-ld-dread-relief = Dread lowered
ui-ld-end-plots = The trail: more marks, better outcomes
ui-ld-end-hour-best = The best hour, { $hour }: { $cards }.
ui-ld-end-hour-worst = The worst hour, { $hour }: Dread rose by { $dread }.
ui-ld-hour-of = { $hour } of day { $chapter }
ui-ld-end-count-solved = { $count ->
    [one] case solved
   *[other] cases solved
}
ui-ld-end-count-failed = failed
ui-ld-end-count-fists = { $count ->
    [one] FIST
   *[other] FISTs
}
ui-ld-end-count-detours = { $count ->
    [one] detour
   *[other] detours
}
ui-ld-end-of = { $some } / { $all }
ui-ld-end-did-solved = cases
ui-ld-end-did-plots = plots
ui-ld-end-did-fists = FISTs
ui-ld-end-did-turned = revealed
ui-ld-end-did-beaten = Challenges
ui-ld-end-did-idle = idle hours
ui-ld-honour-fallen = Did not come back
ui-ld-honour-beaten = Stood up to { $number }
ui-ld-honour-solved = Solved { $number }
ui-ld-honour-fists = { $number } FISTs
ui-ld-honour-plots = On the trail { $number } times
ui-ld-honour-turned = Revealed { $number } cards
ui-ld-honour-wounds = Hurt { $number } times
ui-ld-honour-friends = Found { $number } friends
ui-ld-honour-used = Good with { $number } Items
ui-ld-honour-laid = Placed { $number } tokens
ui-ld-honour-idle = Waited { $number } hours
ui-ld-honour-there = Was there
ui-ld-end-page-end = The end
ui-ld-end-page-figures = The day
ui-ld-end-page-people = Who did what
ui-ld-end-watch = Replay
ui-ld-end-watch-note = plan and day
ui-ld-end-league = Score sheet
ui-ld-end-league-note = of the League
ui-ld-end-again = Play again
ui-ld-end-again-note = new cards
ui-ld-end-same = Replay same seed
ui-ld-end-same-note = the very same cards
ui-ld-end-main-menu = Main menu
ui-ld-end-main-menu-note = this game is saved
ui-ld-clock-normal = Normal, twelve minutes
ui-ld-clock-hard = Hard, ten minutes
ui-ld-clock-dread = Dread, eight minutes
ui-ld-clock-slowed = Practice, the clock at half speed
ui-ld-clock-untimed = Practice, without a clock
ui-ld-variant = { $clock } ({ $tweaks })
ui-ld-tweaks = { $count ->
    [one] one change
   *[other] { $count } changes
}
ui-ld-tweak-allies-no = without Allies
ui-ld-tweak-impeccable-no = no reward for impeccable work
ui-ld-tweak-confidence-0 = no Confidence
ui-ld-tweak-confidence-5 = five Confidence
ui-ld-tweak-virtue-0 = no Virtue
ui-ld-tweak-virtue-2 = two Virtue
ui-ld-tweak-items-0 = no Items
ui-ld-tweak-items-2 = two Items
ui-ld-tweak-respite-no = no rest
ui-ld-league-aside = The score sheet couldn't be read. It was kept as { $file }, and a new one was started.

## The Endgame on the screen
ui-ld-showdown-now = The Final Showdown
ui-ld-showdown-challenge = { $number ->
    [0] { $most } Challenges to come
   *[other] Challenge { $number } of { $most }
}
ui-ld-showdown-target = Final Showdown at Dread { $dread }: { $count ->
    [one] 1 FIST
   *[other] { $count } FISTs
}
ui-ld-showdown-enough = Enough
ui-ld-showdown-short = { $count ->
    [one] 1 more FIST needed
   *[other] { $count } more FISTs needed
}
ui-ld-showdown-odds = With { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $hundred }% chance
ui-ld-hand-empty = No cards in this hand
ui-ld-league-title = The League's score sheet
ui-ld-league-count = { $count ->
    [0] no games yet
    [one] one game played
   *[other] { $count } games played
}
ui-ld-league-line = { $day }. { $rules }
ui-ld-league-lost = lost
ui-ld-league-best = best
ui-ld-league-locked = locked
ui-ld-league-played = { $played ->
    [0] not played yet
    [one] played once, { $won ->
        [0] lost
       *[other] won
    }
   *[other] played { $played } times, won { $won ->
        [0] never
        [one] once
       *[other] { $won } times
    }
}
ui-ld-league-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, lowest Dread { $dread }{ $row ->
    [0] {""}
    [one] {""}
   *[other] , { $row } in a row
}
ui-ld-league-of = { $story }, { $day }
ui-ld-league-facts = { $party }. { $rules }. Dread { $dread }, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
ui-ld-league-choose = Every Story you finish is recorded here: the result, the Characters and the rules.
ui-ld-league-short = { $story }
ui-ld-league-any = All rules
ui-ld-league-none = The page is empty. The League waits for your first day in London.
ui-ld-league-nothing = No games with these rules on this page.
ui-ld-league-kept = An earlier sheet couldn't be read. It was kept as { $file }.

## For somebody who has never played

ui-ld-primer-planning = You plan a day
ui-ld-primer-planning-cards-head = Reveal cards
ui-ld-primer-planning-cards = Hold a face-down card to reveal it. It's free; left hidden, it costs { $hidden } Dread.
ui-ld-primer-planning-clock-head = Fill your clock
ui-ld-primer-planning-clock = Give each hour a number for a Location here, or an arrow to another Area.
ui-ld-primer-planning-bell-head = Until the third stroke
ui-ld-primer-planning-bell = { $minutes ->
    [0] No clock this time: the day begins once all of you are ready.
   *[other] You all have { $minutes } minutes. At Big Ben's third stroke, the day follows your clocks.
}
ui-ld-primer-planning-meet-head = Meet each other
ui-ld-primer-planning-meet = Be there at the same hour: your matching icons must add up to the shield.
ui-ld-primer-planning-plots-head = Follow the letters
ui-ld-primer-planning-plots = Solve dark cards in order, A before B. Miss the last one and you lose.
ui-ld-primer-planning-help-head = Help
ui-ld-primer-planning-help = Press { $hint } for a hint and again to place it, { $rulebook } for the rulebook.

ui-ld-primer-story = You live it
ui-ld-primer-story-hours-head = Hour by hour
ui-ld-primer-story-hours = Go where your clocks send you, and investigate what you find there in any order.
ui-ld-primer-story-dread-head = Pale cards: no dice
ui-ld-primer-story-dread = Bring as many Action Points as the shield shows, and the card is solved.
ui-ld-primer-story-plots-head = Dark cards: roll
ui-ld-primer-story-plots = Roll 1 die for each Action Point; your FISTs decide which of 3 outcomes you get.
ui-ld-primer-story-goods-head = Items and Virtue
ui-ld-primer-story-goods = Use an Item once a day, or deplete it. Spend Virtue for your sheet's ability.
ui-ld-primer-story-track-head = Dread
ui-ld-primer-story-track = Unsolved trouble raises Dread. Above { $limit } you lose; every { $step } toughens the Final Showdown.
ui-ld-primer-story-help-head = Help
ui-ld-primer-story-help = Press { $hint } for a hint, { $rulebook } for the rulebook, { $menu } to pause.

ui-ld-primer-endgame = You end it
ui-ld-primer-endgame-dice-head = Gather dice
ui-ld-primer-endgame-dice = Collect dice for the end: you roll each die on your sheet only once.
ui-ld-primer-endgame-challenge-head = Stay in
ui-ld-primer-endgame-challenge = Reach a Challenge's shield in Action Points to gain a die, or take its penalty.
ui-ld-primer-endgame-bow-head = Or bow out
ui-ld-primer-endgame-bow = Bow out before the Challenge is revealed, and you keep all your dice.
ui-ld-primer-endgame-hurt-head = Not twice
ui-ld-primer-endgame-hurt = Become Injured or Unhinged a second time and you're Defeated, with all your dice.
ui-ld-primer-endgame-showdown-head = The Final Showdown
ui-ld-primer-endgame-showdown = Roll all your dice together: you need 1 FIST, plus 1 per { $step } Dread.
ui-ld-primer-endgame-help-head = Help
ui-ld-primer-endgame-help = Press { $hint } for a hint, { $rulebook } for the rulebook, { $menu } to pause.

## The shelf of replays: why a story was lost, in a line

brief-lost-dread = Dread rose beyond what London can bear.
brief-lost-trail = The last Plot card was not investigated in time.
brief-lost-showdown = Too few FISTs in the Final Showdown.
brief-lost-defeated = No one was left standing.

## A hint while somebody plans

ui-ld-hint-reveal = Reveal { $place }: { $count ->
    [one] it's the last face-down card.
   *[other] { $count } cards are still face down.
}
ui-ld-hint-go = At { $hour } go to { $place }
ui-ld-hint-way = Place an arrow to the { $area } at { $start }, then go to { $place } at { $hour }
ui-ld-hint-only = { $step }: it's on your way.
ui-ld-hint-for = { $step } for { $lead }.
ui-ld-hint-card = { $card }: { $company_count ->
    [one] { $company } brings
   *[other] { $company } bring
} { $points } of { $need }, { $fate ->
    [helped] and Items or Virtue can add the { $missing } missing
    [short] { $missing } missing
   *[other] nothing is missing
}
ui-ld-hint-met = { $card }: already solved by then, as the clocks stand
ui-ld-hint-ally = the Ally { $card }: { $fate ->
    [full] no one there can take another
   *[other] free to join you
}
ui-ld-hint-plot = Plot { $letter }, { $card }: { $fate ->
    [blocked] Plot { $first } is still missing
    [untimely] its time hasn't come
   *[other] { $company_count ->
        [one] { $company } rolls
       *[other] { $company } roll
    } { $least } to { $most } dice, nothing is missing
}
ui-ld-hint-take = Remove the token at { $hour }: it's wasted.
ui-ld-hint-renumber = Place the arrow at { $hour } with another number: you need this one elsewhere.
ui-ld-hint-brief = { $hour }, { $place }{ $fate ->
    [unknown] { "" }
    [short] : { $missing } missing
    [helped] : { $missing } missing
    [blocked] : Plot { $first } missing
    [untimely] : too early
   *[other] : nothing missing
}
ui-ld-hint-brief-reveal = Reveal { $place }
ui-ld-hint-content = Nothing better fits in this clock now.
ui-ld-hint-again = Press again to place this hint.
ui-ld-hint-breaks = This hint gives up what you've planned: { $plans }. Press again to place it anyway.
ui-ld-hint-stash = { $hint } A token from the Stash: 1 Dread.
ui-ld-place-at = { $place } at { $hour }
ui-ld-sign-ability = On a card: what it asks for. On a Character, Item or Ally: it gives 1 Action Point at cards that show it.
ui-ld-sign-wild = Always gives 1 Action Point, whatever the card shows.
ui-ld-sign-virtue-head = Virtue
ui-ld-sign-virtue = Virtue tokens add icons to an investigation, or do what their Character's sheet says.
ui-ld-sign-dread-head = Dread
ui-ld-sign-dread = How much Dread this card costs if it is still open when its time runs out.
ui-ld-sign-fist-head = FIST
ui-ld-sign-fist = A success on an Action die: one face in three.
ui-ld-sign-morning-head = Morning
ui-ld-sign-morning = From 6 a.m.
ui-ld-sign-day-head = Day
ui-ld-sign-day = From 2 p.m.
ui-ld-sign-night-head = Night
ui-ld-sign-night = From 10 p.m.
ui-ld-sign-detour-head = Use
ui-ld-sign-detour = The Item is tilted until the day ends.
ui-ld-sign-cross-head = Deplete
ui-ld-sign-cross = The Item leaves the game.
ui-ld-sign-sacrifice-head = Sacrifice
ui-ld-sign-sacrifice = The Ally leaves the game.
ui-ld-sign-shell-head = Secret
ui-ld-sign-shell = Spend Calypso's Secret.

## The demo

ui-ld-demo-invite = Any key or button: plan a day yourself
ui-ld-demo-turn = All at once they reveal the cards all over London: { $left } of { $all } to go.
ui-ld-demo-lay = Now everyone fills a clock: where to be at each hour of the day, and who to meet there. Twelve minutes of planning take less than one here.
ui-ld-demo-bell = Hands off the clocks! Now the day goes as they planned it.
ui-ld-demo-over = { $won ->
    [yes] London sleeps.
   *[no] London is lost.
} { $reason } { $following }

## A day in London watched again
ui-ld-watch-place = { $area }{ $number ->
    [0] {" "}St.
   *[other] { $number }
}
ui-ld-watch-bare = { $area }{ $number ->
    [0] {""}
   *[other] { $number }
}
ui-ld-watch-planning = Planning, { $time }
ui-ld-watch-laid = { $turned ->
    [one] one card revealed
   *[other] { $turned } cards revealed
}, { $laid ->
    [one] one token moved
   *[other] { $laid } tokens moved
}
ui-ld-watch-before = Big Ben has struck once. No one has done anything yet.
ui-ld-watch-turned = { $time }: { $who } reveals { $card } ({ $place }).
ui-ld-watch-token = { $time }: { $who }, { $hour }: { $what_id ->
    [arrow] an arrow { $way }
    [number] number { $number }
   *[other] token removed
}.
ui-ld-watch-time = Planning timeline
ui-ld-watch-close = end
ui-ld-watch-dread = Dread { $dread }
ui-ld-watch-cell = { $who }, { $hour }: planned for { $place }
ui-ld-watch-of = { $who }, { $hour }
ui-ld-watch-hour-dread = Dread { $change }
ui-ld-watch-way = { $kind_id ->
    [detour] Planned: { $meant }. A detour led to { $been } instead.
    [strayed] Planned: { $meant }. It became { $been }.
   *[other] { $been }, as planned.
}
ui-ld-watch-why = { $source }: { $change }
ui-ld-watch-closing = At the end of the day, { $source }: { $change }
ui-ld-watch-nothing = No card was touched.
ui-ld-watch-ended = { $place }, { $result_id ->
    [solved] solved with { $points } of { $need }
    [failed] failed: { $points } of { $need }
    [left] left alone
    [joined] joined you
   *[tier] { $points ->
        [0] no FIST
        [one] one FIST
       *[other] { $points } FISTs
    }: { $tier ->
        [0] the lowest outcome
        [1] the middle outcome
       *[other] the best outcome
    }
}
ui-ld-watch-dreaded = { $words }; Dread { $change }
ui-ld-watch-no-rounds = No one has faced a Challenge yet.
ui-ld-watch-challenge = Difficulty { $difficulty }
ui-ld-watch-showdown = The Final Showdown
ui-ld-watch-fists = { $fists ->
    [0] No FIST
    [one] One FIST
   *[other] { $fists } FISTs
}, { $target } needed
ui-ld-watch-end = End
ui-ld-watch-roll = Roll
ui-ld-watch-where = { $where }: Dread { $dread }
ui-ld-watch-part-back = Previous hour
ui-ld-watch-part-on = Next hour
ui-ld-watch-faster = Playback speed
ui-ld-watch-view-grid = Show map
ui-ld-watch-view-map = Show events
ui-ld-watch-view-news = Show hours

## Who plays a Character

holder-easy = Tries a few plans on paper and takes one that looks about right.
holder-normal = Tries a fair number of plans before Big Ben strikes, and weighs them with care.
holder-hard = Tries many times more plans, and weighs them to the last point.

## Pages of the rulebook about single things

ui-ld-page-characters = The Characters
ui-ld-page-personalities = Personality cards
ui-ld-page-items = Item cards
ui-ld-page-allies = Ally cards
ui-ld-page-confidence = Confidence cards
ui-ld-page-dread = Dread cards
ui-ld-page-places = The Locations
ui-ld-page-stories = The Stories
ui-ld-page-virtue = Virtue token: { $text }
ui-ld-page-trait = { $character }'s Trait
ui-ld-page-talent = { $character }'s Talent
ui-ld-page-trauma = { $character }'s Trauma
ui-ld-page-place = { $number ->
    [0] Streets, { $area }
   *[other] Location { $number }, { $area }
    }
ui-ld-page-difficulty = Difficulty: { $number }.
ui-ld-page-story = Story { $number }
ui-ld-page-chapters = { $count ->
    [one] One Chapter, then the Endgame.
   *[other] { $count } Chapters, then the Endgame.
    }

# Titles of great moments

climax-antagonist-revealed = { $antagonist }
climax-defeated = { $seat } is Defeated
climax-ally-sacrificed = { $ally } is gone
climax-showdown-began = The Final Showdown
climax-showdown-ended = The dice are cast

## The guided first evening

ui-guide-ld-goal-head = The goal
# lint-ok 10
ui-guide-ld-goal = Your team of three has to meet the five Plot cards, A to E, in that order. Miss the last one and London is lost.
ui-guide-ld-blood-head = Dread
ui-guide-ld-blood = Dread is the city's fear. Whatever you leave undone raises it. Above 50 you lose; the more there is, the harder the end.
ui-guide-ld-begin-head = Begin
ui-guide-ld-begin = First you plan a whole day together. The gold button starts the clock, which stops again whenever a lesson is open.
ui-guide-ld-plots-head = Plot cards
ui-guide-ld-plots = These boxes show the Plot cards you've found. Meet each in its time of day: left open, it costs Dread. The last ends the day.
ui-guide-ld-turn-head = Reveal a card
ui-guide-ld-turn = { $device ->
    [keys] Select a card with the arrow keys and hold Enter. Revealing costs nothing; a card left face down costs 2 Dread.
    [pad] Point at a card and hold the button. Revealing costs nothing; a card left face down costs 2 Dread.
   *[other] Hold the mouse button on a card. Revealing costs nothing; a card left face down costs 2 Dread.
    }
ui-guide-ld-tokens-head = Numbers and arrows
ui-guide-ld-tokens = A number takes you to that Location of your Area. To change Area, select its name, like this one: an arrow uses up a token.
ui-guide-ld-points-head = Action Points
ui-guide-ld-points = A shield says how many Action Points a card needs. Each Character there gives one for every icon they share with the card.
ui-guide-ld-clock-head = Your clock
ui-guide-ld-clock = Twelve slots, two hours apart, with 6 a.m. at the top. Select a slot, then the card you want to visit. A token is placed.
# lint-ok 10
ui-guide-ld-hint-head = Hint
ui-guide-ld-hint = { $hint } suggests your next hour and why. It's only placed when you press the hint itself, or { $hint } again.
ui-guide-ld-fists-head = FISTs
ui-guide-ld-fists = At a Plot card each Action Point rolls a die. One in three shows a FIST. The card says how many you need.
ui-guide-ld-undo-head = Undo
ui-guide-ld-undo = { $device ->
    [mouse] Right-click a token to remove it.
   *[other] { $undo } removes a token.
    } Nothing is final until Big Ben strikes three.
ui-guide-ld-friends-head = Companions
ui-guide-ld-friends = Companions plan along with you. To ask one for help, select one of their hours, then the place.
ui-guide-ld-stash-head = The Stash
ui-guide-ld-stash = You have two tokens of each number. A third comes from the Stash and costs 1 Dread. Now fill your clock.
ui-guide-ld-agree-head = Ready
ui-guide-ld-agree = Select the tick by your clock when you're ready. Once everyone is, the day begins.
ui-guide-ld-leader-head = The Leader
ui-guide-ld-leader = Choose an Investigation Leader. In the Endgame the Leader is dealt cards first.
ui-guide-ld-hours-head = Hour by hour
ui-guide-ld-hours = Everyone goes where their clock says. Then you investigate what is there, in the order you choose.
ui-guide-ld-detour-head = Detours
ui-guide-ld-detour = You can still turn an arrow to another Area for 1 Dread. Numbers stay. Otherwise set out.
ui-guide-ld-case-head = What first?
ui-guide-ld-case = Choose what to investigate next. Letters only count in their order, so the order can matter.
ui-guide-ld-dread-head = Dread cards
ui-guide-ld-dread = Dread cards need no dice, only the shield's number. If you're short, draw cards, use an Item, spend Virtue, or walk away.
ui-guide-ld-solved-head = Confidence
ui-guide-ld-solved = Solved cards and gained Confidence form the Investigation deck. Draw when you're short; drawn cards are gone. In the Endgame the rest is dealt.
ui-guide-ld-personality-head = Personality
ui-guide-ld-personality = At a Plot card everyone flips a Personality card: icons that count, a Talent, or a Trauma, which crosses out the sheet's icons and hurts.
ui-guide-ld-dice-head = Dice
ui-guide-ld-dice = Roll a die for each Action Point. Each shows a FIST one time in three. First add what you want.
ui-guide-ld-outcome-head = Three outcomes
ui-guide-ld-outcome = Everyone's FISTs together decide which of three outcomes you get. Plot cards bring most of your Items and Virtue.
ui-guide-ld-track-head = The Dread Track
ui-guide-ld-track = Above 50 Dread you lose at once. Every 5 Dread makes the Final Showdown one FIST harder.
ui-guide-ld-item-head = Items
ui-guide-ld-item = Use an Item to tilt it until the day ends. Deplete it for more: then it's gone.
ui-guide-ld-condition-head = Conditions
ui-guide-ld-condition = Injured or Unhinged does nothing by itself. But the same Condition a second time raises Dread by 5; in the Endgame it defeats you.
ui-guide-ld-books-head = Rules and log
ui-guide-ld-books = { $menu } opens the menu with the rulebook and all keys. { $log } shows what has happened.
ui-guide-ld-segment-head = Morning is over
# lint-ok 10
ui-guide-ld-segment = Unsolved letters whose time has come cost Dread now, and again after each part of the day.
ui-guide-ld-endgame-head = The Endgame
ui-guide-ld-endgame = What you left undone has raised Dread. Your Investigation deck is dealt as hands. Gather dice for the Showdown.
ui-guide-ld-stay-head = In or out
ui-guide-ld-stay = Stay in to win one more die for the Final Showdown, at the risk of the penalty. Or bow out and keep your dice.
ui-guide-ld-challenge-head = A Challenge
ui-guide-ld-challenge = Play cards from your hand, or use Items and Virtue, until the shield is reached. That earns a die. Otherwise take the penalty.
ui-guide-ld-die-head = Another die
ui-guide-ld-die = It is rolled once, in the Final Showdown.
ui-guide-ld-showdown-head = The Final Showdown
ui-guide-ld-showdown = Everyone rolls all their dice. Reach the target in FISTs together, and London is saved.
ui-guide-ld-end-head = The end
ui-guide-ld-end = That's London Dread. A victory opens the next story. Next time, plan against the running clock.

## Records

record-by-subject = Story
record-by-figure = Character
record-difficulty-dread = Dread
record-difficulty-untimed = Practice, without a clock
record-difficulty-slowed = Practice, half speed
