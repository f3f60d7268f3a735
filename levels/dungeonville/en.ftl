# Dungeonville: every word that a player reads.

## The wizards, by seat: name, title, sign and colour

name-black = Baldric
title-black = the Undertaker
text-black = Went into dungeons when the funeral trade was slow, and finds that the one feeds the other.
sign-black = bat
colour-black = black

name-white = Morgane
title-white = the Pale
text-white = Has not been outdoors since her inheritance, and sends for adventurers as others send for pastry.
sign-white = eye
colour-white = white

name-orange = Ysolde
title-orange = the Warm-Hearted
text-orange = Waves to every party from the battlements, and knows to the minute how long she will have to.
sign-orange = pumpkin
colour-orange = orange

name-teal = Theobald
title-teal = the Well-Informed
text-teal = Keeps a spyglass at each window and a ledger under each spyglass.
sign-teal = tentacle
colour-teal = teal

name-pink = Petronella
title-pink = the Sweet
text-pink = Sends a hand-written card to every next of kin. She has them printed by the hundred.
sign-pink = heart
colour-pink = pink

## The dungeons

name-crypt = Crypt
text-crypt = Quiet neighbours and a long lease: no tenant has ever given notice.

name-rat-haus = Rat Haus
text-rat-haus = The seat of local government, with a tail for every vote.

name-ice-cave = Ice Cave
text-ice-cave = Everything keeps in here, and heroes keep best.

name-goblin-camp = Goblin Camp
text-goblin-camp = Four hundred goblins, one cook, and no complaint that has outlived its author.

name-dragons-lair = Dragon's Lair
text-dragons-lair = The treasure is counted every evening, and so are the guests.

## The town

name-street = Street
# lint-ok 2
text-street = They cost nothing, for nobody asked them. The weakest fighter waits here, who as a rule can carry a house.

name-inn = Inn
text-inn = For the price of a round they will agree to anything, and some of it in writing.

name-temple = Temple
text-temple = The donation is voluntary, the amount is not.

name-guild = Guild
text-guild = Trained, insured and organised, though none of the three covers dungeons.

name-tavern = Tavern
text-tavern = The strongest of the five sits here, on the furniture or on the landlord.

name-deed-house = Deed House
text-deed-house = The dungeons nobody inherited are kept here, face down. For 50 gold you may take one and leave your own, and everybody will see that you're up to something.

## The phases of a round

name-recruit = Recruitment
text-recruit = Hire adventurers until everyone has 3.
name-scout = Reconnaissance
text-scout = One after another, choose a dungeon for your party.
name-combat = Combat
text-combat = Parties that meet at an entrance fight for it, in three sets.
name-explore = Exploration
text-explore = Room by room: death by letter, then gold, then the choice to escape or continue.
name-collect = Collection
text-collect = Gold that was carried out is yours. Now you may buy another deed, and the stone passes to the left.

## Words of the rules

name-rank = rank
text-rank = From 1 to 64, each only once. The lower it is, the better the adventurer fights; the higher it is, the more gold they carry.
name-capacity = capacity
text-capacity = As much gold as the ranks of your living party add up to. Items weigh nothing.
name-letter = letter
text-letter = How an adventurer fares in a dungeon. A room with their letter may kill them.
name-party = party
text-party = All the adventurers of one wizard.
name-fighters = fighters
text-fighters = Up to 3 of a party, laid face down by their wizard in order for a combat.
name-reserves = reserves
text-reserves = Party members who aren't fighting. They cheer, and count for nothing until the entrance is won.
name-defector = defector
# lint-ok 2
text-defector = A beaten adventurer of the winner's colour, who sees reason and changes sides.
name-blood = blood token
text-blood = One for each death that counts. Its colour is that of the wizard who lost the adventurer.
name-graveyard = graveyard
text-graveyard = Blood won in combat. It is open to all, and counts for whoever won it.
name-treasury = treasury
text-treasury = The gold cards and items that your parties carried home, open to all.
name-deed = deed
text-deed = It says which dungeon is yours. No one else knows.
name-score = score
text-score = Your graveyard, plus the blood of others on your dungeon, minus your own blood there.
name-goal = goal
text-goal = The score a claim needs to win.
name-claim = claim
text-claim = Say you have won, and show your deed. If you are wrong, everybody now knows where you live.
name-seeing-stone = seeing stone
text-seeing-stone = It marks who begins every phase. After each round it passes to the left.
name-entrance = entrance
text-entrance = Here pawns stand, parties fight, and the blood of explorers stays for good.
name-expedition = expedition
text-expedition = One party's visit to a dungeon, from its first room to the last, in either sense.
name-adventurers = adventurers
# lint-ok 3
text-adventurers = One deck and one discard pile for the whole trade. Whoever is discarded may be back sooner than his family hoped.

## Letters

letter-A = A: feels at home
letter-B = B: stands a good chance
letter-C = C: stands a chance
letter-D = D: should leave a note
letter-E = E: need not pack much
letter-jester = ?: takes the letter of the next stranger at the entrance
letter-oracle = X: takes the letter of a companion at the entrance

## Colours and classes

name-red = red
name-blue = blue
name-green = green
name-yellow = yellow
name-purple = purple
name-colourless = no colour
text-colourless = Has no friends: the colourless never defect, nobody defects to them, and a party of nothing else falls apart.

name-cleric = Cleric
text-cleric = Heals the wounded, comforts the dying, and keeps the tips. At home in the Crypt, where the Last Rites Kit lies.
name-paladin = Paladin
text-paladin = Stands for the good, in doorways, usually. At home in the Crypt, where the Pious Shield lies.
name-thief = Thief
text-thief = Goes in last, comes out first, and is heavier on the way out. At home in the Rat Haus, where the Skeleton Keys lie.
name-bard = Bard
text-bard = Sees to it that somebody will be remembered, most likely the bard. At home in the Rat Haus, where the Piper's Flute lies.
name-barbarian = Barbarian
text-barbarian = Solves most things by hitting them, and the rest by hitting them again. At home in the Ice Cave, where the Frostbite Axe lies.
name-druid = Druid
# lint-ok 2
text-druid = Knows the language of beasts, who wish that the conversation were better. At home in the Ice Cave, where the Thaw Staff lies.
name-ranger = Ranger
text-ranger = Finds the way, leaves no trace, and eats what holds still. At home in the Goblin Camp, where the Trail Map lies.
name-monk = Monk
text-monk = Owns nothing, fears nothing, and hits you with both. At home in the Goblin Camp, where the Open-Hand Scroll lies.
name-sorcerer = Sorcerer
text-sorcerer = Power without limits, within reason, on most days. At home in the Dragon's Lair, where the Ember Orb lies.
name-knight = Knight
text-knight = Honour, courage and eighty pounds of kitchenware. At home in the Dragon's Lair, where the Dragonhide Panniers lie.
name-squire = Squire
text-squire = Learning the trade from below. Each is at home in a different dungeon, and no item was made for them.
name-peasant = Peasant
text-peasant = Heard that there was gold in it. Each is at home in a different dungeon, and no item was made for them.
name-assassin = Assassin
text-assassin = Strongest of all, and without a colour: whomever the Assassin beats dies.
name-jester = Jester
text-jester = At the entrance the Jester draws a stranger from the deck, and fares in there as that one would.
name-oracle = Oracle
text-oracle = At the entrance the Oracle takes over the letter of a companion, and keeps it even if the companion is past needing it.
name-mule = Mule
text-mule = Carries the most and fights the worst. Nobody gets blood for its death.

## Adventurers

name-nix-the-nameless = Nix the Nameless
text-nix-the-nameless = The contract says "the undersigned". Nobody has undersigned it and lived to check.
name-brunhild-bonebreak = Brunhild Bonebreak
text-brunhild-bonebreak = Opens doors, chests and negotiations with the same shoulder.
name-sir-percival-loud = Sir Percival Loud
# lint-ok 15
text-sir-percival-loud = Announces every ambush that he walks into, in verse.
name-dame-orla-the-spotless = Dame Orla the Spotless
text-dame-orla-the-spotless = Carries two swords and four bars of soap.
name-tam-longstride = Tam Longstride
text-tam-longstride = Has scouted every road out of town, and owes money on most of them.
name-grod-the-unwashed = Grod the Unwashed
text-grod-the-unwashed = His enemies flee upwind.
name-sister-palm = Sister Palm
text-sister-palm = Took a vow of silence, and lets her left hand do the talking.
name-sir-gawp = Sir Gawp
# lint-ok 15
text-sir-gawp = Never met a monster that he did not stop to admire.
name-fingers-malloy = Fingers Malloy
text-fingers-malloy = Has nine of them, and a long story about the tenth.
name-brother-justus = Brother Justus
text-brother-justus = Forgives everybody, as a rule a moment too late.
name-zelda-sparks = Zelda Sparks
text-zelda-sparks = Was asked to leave the academy by what was left of it.
name-wren-of-the-hedge = Wren of the Hedge
text-wren-of-the-hedge = Lives in a hedge by choice, and sends bills to the field.
name-father-mumble = Father Mumble
text-father-mumble = His blessings work. It is only never clear on what.
name-ursa-the-hugger = Ursa the Hugger
text-ursa-the-hugger = Means well. Ribs disagree.
name-quiet-bao = Quiet Bao
text-quiet-bao = Has said one word since spring, and it was "duck".
name-old-mossbeard = Old Mossbeard
text-old-mossbeard = Something nests in there, and it has opinions.
name-sir-clank = Sir Clank
text-sir-clank = Bought his armour by weight, and walks in instalments.
name-dibs-the-borrower = Dibs the Borrower
text-dibs-the-borrower = Gives everything back as soon as somebody notices.
name-lorelei-flat-note = Lorelei Flat-Note
text-lorelei-flat-note = Bats leave the cave ahead of her, out of solidarity.
name-dame-honor-bright = Dame Honor Bright
text-dame-honor-bright = Leads from the front, since nobody behind her can see past the halo.
name-maximus-fizz = Maximus Fizz
# lint-ok 15
text-maximus-fizz = Every spell that he casts is his finest, briefly.
name-pip-the-eager = Pip the Eager
text-pip-the-eager = Volunteered before the question was over.
name-hawkeye-nell = Hawkeye Nell
text-hawkeye-nell = Hits a sparrow at two hundred paces, and sends flowers afterwards.
name-abbess-agnes = Abbess Agnes
text-abbess-agnes = Has raised forty orphans and, on one bad night, their grandparents.
name-wat-turnip = Wat Turnip
text-wat-turnip = Left the farm to seek adventure. The turnips have not noticed.
name-olaf-the-delicate = Olaf the Delicate
# lint-ok 15
text-olaf-the-delicate = Weeps at weddings, at sunsets, and at the funerals that he causes.
name-master-ho = Master Ho
text-master-ho = Teaches that the journey is the reward, and charges by the mile.
name-fern-thistledown = Fern Thistledown
text-fern-thistledown = Apologises to grass.
name-lady-visor = Lady Visor
text-lady-visor = Has not lifted it since the portrait came out badly.
name-nimble-ned = Nimble Ned
text-nimble-ned = Dodges arrows, taxes and the washing-up.
name-jolly-jaro = Jolly Jaro
text-jolly-jaro = Knows a song for every occasion, and it is always the long one.
name-giggles = Giggles
text-giggles = Nobody knows what he will do next. He has asked around.
name-madame-maybe = Madame Maybe
text-madame-maybe = Foresaw this very sentence, or one rather like it.
name-sir-oath-a-lot = Sir Oath-a-Lot
text-sir-oath-a-lot = Swears by his honour, by his sword and, when he stubs his toe, without naming sources.
name-pyra-the-singed = Pyra the Singed
text-pyra-the-singed = Fireproof by now, apart from the eyebrows.
name-tuck-buckleby = Tuck Buckleby
text-tuck-buckleby = Holds the horses. There are no horses. He holds on.
name-silas-fletch = Silas Fletch
text-silas-fletch = Makes his own arrows, and his own excuses for them.
name-deacon-dross = Deacon Dross
# lint-ok 7
text-deacon-dross = Collects for the poor, among whom he counts himself.
name-marge-haycart = Marge Haycart
# lint-ok 7
text-marge-haycart = Has pitched hay for thirty years, and reckons that a dragon is mostly hay.
name-thora-two-axe = Thora Two-Axe
text-thora-two-axe = One axe for the enemy, one for whoever asks why.
name-sleepy-lotus = Sleepy Lotus
# lint-ok 15
text-sleepy-lotus = Meditates so deeply that it echoes.
name-barkley-elm = Barkley Elm
text-barkley-elm = Speaks for the trees, chiefly at night, chiefly about squirrels.
name-sir-rusty = Sir Rusty
text-sir-rusty = Was a knight in shining armour until that business with the moat.
name-velvet-vera = Velvet Vera
text-velvet-vera = Steals only hearts, and whatever is pinned over them.
name-trill-the-tuneful = Trill the Tuneful
text-trill-the-tuneful = Perfect pitch, terrible timing.
name-brother-glum = Brother Glum
text-brother-glum = Trusts that things will get worse, and has never been let down.
name-ozwin-the-vague = Ozwin the Vague
text-ozwin-the-vague = Remembers how every spell ends, and hopes to be elsewhere.
name-kit-bootpolish = Kit Bootpolish
text-kit-bootpolish = You can see your face in his work, and the ogre behind you.
name-jory-far-sight = Jory Far-Sight
text-jory-far-sight = Sees danger a mile off, and trips over the one at hand.
name-canon-crumb = Canon Crumb
text-canon-crumb = Keeps every fast between meals.
name-hob-muckraker = Hob Muckraker
text-hob-muckraker = After the royal stables, a dungeon smells of prospects.
name-iron-elbow-edda = Iron Elbow Edda
text-iron-elbow-edda = Gets through crowds, walls and customs without a word.
name-petal-brook = Petal Brook
text-petal-brook = Has brought nuts for whatever lives down there.
name-shady-sal = Shady Sal
# lint-ok 15
text-shady-sal = Can get you anything, provided that you have missed it since yesterday.
name-humphrey-hum = Humphrey Hum
text-humphrey-hum = Lost the words years ago, and has been on tour ever since.
name-whizz-arcanus = Whizz Arcanus
text-whizz-arcanus = There are stars on his hat, and room for more below it.
name-dob-the-carrier = Dob the Carrier
text-dob-the-carrier = Carries everybody's pack and nobody's grudge.
name-mother-mild = Mother Mild
text-mother-mild = Tea first, exorcism second, biscuits throughout.
name-gaffer-barley = Gaffer Barley
text-gaffer-barley = Remembers when this dungeon was all fields.
name-willow-wisp = Willow Wisp
text-willow-wisp = Leads travellers through the marsh, and some of them out of it.
name-ballad-bess = Ballad Bess
text-ballad-bess = Sings of fallen heroes, and keeps a stanza free for each of you.
name-squeak-the-late = Squeak the Late
text-squeak-the-late = Was due in the last dungeon, which is why he is still available.
name-nan-porridge = Nan Porridge
text-nan-porridge = Cooked for nine. If three come back, there will be seconds.
name-dorothea-the-mule = Dorothea the Mule
text-dorothea-the-mule = Was shown the contract, ate it, and has not been mentioned in one since.

## Rooms: Crypt

name-cr-01 = Hall of Hushed Bones
text-cr-01 = They stop talking when you come in. One has manners, down here.
name-cr-02 = Gilded Reliquary
text-cr-02 = A saint's toe, gilded twice and used never.
name-cr-03 = Weeping Stair
text-cr-03 = Each step sobs a little. The banister only sniffs.
name-cr-04 = Lidless Coffin
text-cr-04 = The lid was taken off from the inside, and taken along.
name-cr-05 = Widow's Alcove
text-cr-05 = Eleven urns on one shelf, and a space for the twelfth.
name-cr-06 = Candle Vault
text-cr-06 = Nobody ever lights them. Somebody keeps blowing them out.
name-cr-07 = Rattle Gallery
text-cr-07 = Portraits of the dead, by the dead, with the dead leaning out.
name-cr-08 = Grave-Wax Cellar
text-cr-08 = It comes off the floor. It does not come off the boots.
name-cr-09 = Mourner's Bench
text-cr-09 = Sit down a moment. That is how the others began.
name-cr-10 = Ossuary Arch
text-cr-10 = Relatives, and they bear the load. Kindly do not lean on great-uncle.
name-cr-11 = Sexton's Tool Shed
text-cr-11 = Spades, ropes, and a list of names. Yours is in pencil still.
name-cr-12 = Cracked Sarcophagus
text-cr-12 = Gold is leaking out, which is well, and something after it, which is not.
name-cr-13 = Skull Pantry
text-cr-13 = Sorted by size, then by surprise.
name-cr-14 = Cold Chapel
text-cr-14 = The service is short and the sermon final.
name-cr-15 = Moth Shroud Room
text-cr-15 = The moths have finished the shrouds, and are looking at your cloak.
name-cr-16 = Ghoul Larder
text-cr-16 = Everything is hung up with a date on it. Today's hook is free.
name-cr-17 = Sunken Mausoleum
text-cr-17 = A family that went down in the world together.
name-cr-18 = Bell of the Buried
text-cr-18 = It has a cord for those who were laid to rest too soon. It is ringing.
name-cr-19 = Dust Choir
text-cr-19 = They hold the last note well past their deaths.
name-cr-20 = Crumbling Niche
text-cr-20 = Every stone is loose but the one that you would like to move.
name-cr-21 = Wight's Parlour
text-cr-21 = Three chairs, two cups, one host, no pulse.
name-cr-22 = Bone Chute
text-cr-22 = Straight, steep, and polished by custom.
name-cr-23 = Embalming Table
text-cr-23 = The straps are new, and adjust to any hero.
name-cr-24 = Restless Row
text-cr-24 = Twelve graves in a line, and thirteen at the roll call.
name-cr-25 = Vampire's Dressing Room
text-cr-25 = There is no mirror, and still he blames the tailor.
name-cr-26 = Lich's Waiting Room
text-cr-26 = Please draw a number. The one being served died waiting.
name-cr-27 = Pit of Fingers
text-cr-27 = They point at the newest arrival. They are never wrong.
name-cr-28 = Mummy Wardrobe
text-cr-28 = Forty shades of linen, and one of them is looking back.
name-cr-29 = Tomb of the Tall King
text-cr-29 = Too long for any coffin, so nobody ever tried to close it.
name-cr-30 = Door That Sighs
text-cr-30 = It has let so many in, and would like to see one of them again.

## Rooms: Rat Haus

name-rh-01 = Cheese Altar
text-rh-01 = The faithful leave whole wheels of it, and the rinds are holy.
name-rh-02 = Crumb Treasury
text-rh-02 = A fortune in crusts and, by some clerk's mistake, a little gold.
name-rh-03 = Squeaking Stairs
text-rh-03 = The stairs are silent. It is what holds them up.
name-rh-04 = Tail-Knot Nook
text-rh-04 = A dozen rats, one knot, and twelve opinions about undoing it.
name-rh-05 = Gnawed Banister
text-rh-05 = Hold on to the rail, and soon you will be holding the rail.
name-rh-06 = Whisker Bar
text-rh-06 = The first drink is free. With the second, you are the snack.
name-rh-07 = Sewer Foyer
text-rh-07 = Please wipe your feet. Then wipe the rest.
name-rh-08 = Plague Pantry
text-rh-08 = Well stocked. The fever is in season.
name-rh-09 = King Rat's Throne
text-rh-09 = Elected for life, four times since Easter.
name-rh-10 = Grease Trap
text-rh-10 = It was meant for the grease.
name-rh-11 = Cellar of Teeth
text-rh-11 = All sizes, neatly sorted. The fairy stopped calling for want of coin.
name-rh-12 = Bucket Room
text-rh-12 = A hundred buckets. Ninety-nine are for the leak.
name-rh-13 = Nest of Ribbons
text-rh-13 = So this is where the maypole went, and some of the dancers.
name-rh-14 = Drowned Kitchen
text-rh-14 = Soup, if you do not mind the depth.
name-rh-15 = Broken Pipe
text-rh-15 = It whistles the same four notes. Something has begun to hum along.
name-rh-16 = Burrow Nine
text-rh-16 = Nobody has ever reported back from one to eight either.
name-rh-17 = Flea Ballroom
text-rh-17 = On feast days the floor dances by itself.
name-rh-18 = Mould Loft
text-rh-18 = Soft underfoot, softer overhead, and all of it breathing.
name-rh-19 = Scamper Hall
text-rh-19 = Built for those who are a hand high, and late.
name-rh-20 = Sack Store
text-rh-20 = Some of the sacks hold grain. Those are the ones lying still.
name-rh-21 = Wall of Eyes
text-rh-21 = They blink by turns, so that there is always one on you.
name-rh-22 = Swarm Chimney
text-rh-22 = Soot, feathers, and a far-off sound of pouring.
name-rh-23 = Bite Alley
text-rh-23 = Nibble Lane is closed for repairs. All traffic comes through here.
name-rh-24 = Black Drain
text-rh-24 = You can hear the sea, if the sea were chewing.
name-rh-25 = Giant Trap Room
text-rh-25 = Some joker built one in your size, with your kind of cheese.
name-rh-26 = Rat-Catcher's Grave
text-rh-26 = He was very good. It took them all evening.
name-rh-27 = Cauldron of Rinds
text-rh-27 = Stirred every hour, by something that has to stand on tiptoe.
name-rh-28 = Collapsing Attic
text-rh-28 = Woodworm above, rats below, and they have reached an understanding.
name-rh-29 = The Long Gnaw
text-rh-29 = They began at the far end, years ago. You are the near end.
name-rh-30 = Mother of Rats
text-rh-30 = She knows nine thousand names, and need call only one.

## Rooms: Ice Cave

name-ic-01 = Frozen Fountain
text-ic-01 = A wish was thrown in, and is still on its way to the bottom.
name-ic-02 = Blue Crystal Nook
text-ic-02 = Pretty, cold, and worth less than it looks, like most of the gentry.
name-ic-03 = Slippery Sill
text-ic-03 = Stand perfectly still. You will get there all the same.
name-ic-04 = Icicle Organ
text-ic-04 = It has one great chord in it, and plays that once.
name-ic-05 = Snowed-In Camp
text-ic-05 = The stew is still on the spoon.
name-ic-06 = Mammoth Rib Arch
text-ic-06 = It came in for shelter, too.
name-ic-07 = Hoarfrost Hall
text-ic-07 = The chandeliers are growing, and nobody remembers hanging one.
name-ic-08 = Breath-Fog Passage
text-ic-08 = One little cloud a head. Now count them again.
name-ic-09 = Glacier Crack
text-ic-09 = It moves a finger's breadth a year, and has been saving up.
name-ic-10 = Penguin Court
text-ic-10 = The law is black and white here, and sentences are passed in fish.
name-ic-11 = White Wolf Den
text-ic-11 = You cannot see them against the snow. They have talked about that.
name-ic-12 = Frost Wight Hollow
text-ic-12 = He holds his gold in his fist, and his fist over the door.
name-ic-13 = Cold Storage
text-ic-13 = Heroes, assorted. Best before the thaw.
name-ic-14 = Thin Ice Bridge
text-ic-14 = Persons of substance are asked to cross in two trips.
name-ic-15 = Sleet Shaft
text-ic-15 = Weather, indoors, sideways.
name-ic-16 = Polar Bear Bath
text-ic-16 = Occupied. Please knock, from the next valley.
name-ic-17 = Numb-Toe Tunnel
text-ic-17 = At the far end count your toes. Nine is considered good.
name-ic-18 = Blizzard Gate
text-ic-18 = Everybody shouts to shut the door. There has never been a door.
name-ic-19 = Mirror of Ice
text-ic-19 = Your likeness is better dressed for this, and does not follow you out.
name-ic-20 = Rime Cathedral
text-ic-20 = A thousand spires, every one of them pointing down.
name-ic-21 = Yeti Laundry
text-ic-21 = Whites only. They are touchy about the fluff.
name-ic-22 = Falling Icicles
text-ic-22 = There was a sign. It has been run through.
name-ic-23 = Avalanche Shelf
text-ic-23 = It had a splendid echo, until somebody tried it.
name-ic-24 = Winter Witch's Kitchen
text-ic-24 = Everything is served cold, revenge included.
name-ic-25 = Bottomless Crevasse
text-ic-25 = It has a bottom. Those who went to see are slow to write.
name-ic-26 = Frozen Expedition
text-ic-26 = Roped together, fully equipped, and still in excellent order.
name-ic-27 = Ice Worm Nest
text-ic-27 = The tunnels fit you perfectly. That ought to worry you.
name-ic-28 = Snow Golem Yard
text-ic-28 = The children built one snowman. It was lonely, and clever with its hands.
name-ic-29 = Cave of Lost Mittens
text-ic-29 = All of them left. Something here collects the right ones with the hands in.
name-ic-30 = Frost Giant's Doorstep
text-ic-30 = You are standing on the mat. On top of it, for now.

## Rooms: Goblin Camp

name-gc-01 = Chief's Loot Tent
text-gc-01 = All this is his, in the sense that it was yours.
name-gc-02 = Stolen Wagon
text-gc-02 = The driver left in a hurry, and not all of him.
name-gc-03 = Latrine Ditch
text-gc-03 = Unguarded, for reasons that reach you first.
name-gc-04 = Scrap Smithy
text-gc-04 = Swords into ploughshares into something with nails in it.
name-gc-05 = Drum Circle
text-gc-05 = That beat means attack. Or supper. It is one word.
name-gc-06 = Stew Pot
text-gc-06 = There is always room for one more, under the lid.
name-gc-07 = Wolf Pens
text-gc-07 = Somebody has left the gates open, out of kindness to the wolves.
name-gc-08 = Practice Dummies
text-gc-08 = Straw, sacking and, since the last audit, a tax collector.
name-gc-09 = Mud Wrestling Pit
text-gc-09 = The reigning champion has not been found yet.
name-gc-10 = Lookout Stump
text-gc-10 = The lookout is looking out for supper, and here you are.
name-gc-11 = Sharp-Stick Store
text-gc-11 = The future of warfare, in bundles of fifty.
name-gc-12 = Snare Path
text-gc-12 = Mind the rope. And that rope. And the one that you have just minded.
name-gc-13 = Shaman's Hut
text-gc-13 = The bones say that visitors are coming. The bones were visitors.
name-gc-14 = Banner Heap
text-gc-14 = The proud colours of a dozen companies, and very good bedding.
name-gc-15 = Firework Cart
text-gc-15 = "No flames", says the sign, in scorched letters.
name-gc-16 = Toll Gate
text-gc-16 = Two coppers to go in. The price for coming out is being discussed.
name-gc-17 = Prisoner Cage
text-gc-17 = Locked, empty, and swept for tonight.
name-gc-18 = Slingers' Ledge
text-gc-18 = There is one rule: who hits the hat keeps the hat.
name-gc-19 = Goblin Nursery
text-gc-19 = They grow up fast, and begin at the ankles.
name-gc-20 = Dice Corner
text-gc-20 = The dice are loaded, and so is whoever you mention it to.
name-gc-21 = Boar Rider Paddock
text-gc-21 = It is the boars who steer.
name-gc-22 = Arrow Alley
text-gc-22 = Narrow, straight, and very well attended.
name-gc-23 = Spiked Palisade
text-gc-23 = Facing inwards, on one side, owing to a dispute with the carpenter.
name-gc-24 = Hobgoblin Mess
text-gc-24 = Officers dine at eight. Prisoners are served at nine.
name-gc-25 = War Council
text-gc-25 = They cannot agree on a plan, only on you.
name-gc-26 = Catapult Basket
text-gc-26 = A splendid view, any moment now.
name-gc-27 = Troll on Loan
text-gc-27 = To be returned undamaged by Monday, and well fed.
name-gc-28 = Ambush Gully
text-gc-28 = Suspiciously quiet, and then not at all.
name-gc-29 = Cook's Chopping Block
text-gc-29 = He has nothing against adventurers. He only finds them stringy.
name-gc-30 = Night Raid Muster
text-gc-30 = They were just setting out to look for you.

## Rooms: Dragon's Lair

name-dl-01 = Smoking Anteroom
text-dl-01 = There is a rack for hats, and a heap for those who wore them.
name-dl-02 = Scorched Foyer
text-dl-02 = The guest book ends in the middle of a name.
name-dl-03 = Hoard Spillway
text-dl-03 = The overflow of other people's kingdoms.
name-dl-04 = Eggshell Ledge
text-dl-04 = All of them empty. One would like to know since when.
name-dl-05 = Kobold Cashier
text-dl-05 = He will gladly change your gold, into his.
name-dl-06 = Cinder Stair
text-dl-06 = Every step is still warm from the last visitor.
name-dl-07 = Melted Armoury
text-dl-07 = Swords to suit every taste, by the ladle.
name-dl-08 = Princess Tower Cell
text-dl-08 = She has left a note: gone out, back soon, with an army.
name-dl-09 = Claw-Mark Gallery
text-dl-09 = How big we are this year! They ran out of wall.
name-dl-10 = Tail Tunnel
text-dl-10 = Swept twice a day, and never with a broom.
name-dl-11 = Sulphur Spring
text-dl-11 = It is said to cure everything, in the end.
name-dl-12 = Bone Midden
text-dl-12 = What it could not use lies on top of what it could.
name-dl-13 = Ash Library
text-dl-13 = Forty thousand volumes, lost to a single sneeze.
name-dl-14 = Knight's Leftovers
text-dl-14 = Tins, for the most part, opened without a key.
name-dl-15 = Treasure Scale
text-dl-15 = Guests are weighed with the gold, and the gold without the guests.
name-dl-16 = Lava Gutter
text-dl-16 = The drains are in order. Let the coins go.
name-dl-17 = Wing Shadow Hall
text-dl-17 = The shadow is on the ceiling. Think about that.
name-dl-18 = Ember Nest
text-dl-18 = Cosy, for as long as you can hold your breath.
name-dl-19 = Roasting Spit
text-dl-19 = Turned by hand. There are vacancies at both ends.
name-dl-20 = Snoring Chamber
text-dl-20 = As long as you can hear it, all is well.
name-dl-21 = Furnace Throat
text-dl-21 = An odd name for a corridor, and an odd corridor, to have a tongue.
name-dl-22 = Molten Bridge
text-dl-22 = Cross it now. Now would have been good.
name-dl-23 = Flame Vent
text-dl-23 = It goes off every nine breaths, and counts only its own.
name-dl-24 = Charred Bridgehead
text-dl-24 = An army stood here for one whole afternoon. Its outline still does.
name-dl-25 = Hatchling Playpen
text-dl-25 = They only want to play, with something that runs.
name-dl-26 = Jealous Hoard Room
text-dl-26 = Every coin has a name here, and is missed already.
name-dl-27 = Fire Breath Corridor
text-dl-27 = Long, straight, and without a single door. It was designed so.
name-dl-28 = Waking Eye
text-dl-28 = Just the one, so far.
name-dl-29 = Under the Belly
text-dl-29 = A ceiling of jewels, and it is getting lower.
name-dl-30 = The Dragon at Home
text-dl-30 = It was going to eat out tonight, but this is nicer.

## Items: what they do, and what is told of them

name-last-rites-kit = Last Rites Kit
text-last-rites-kit = Cleric. Once per expedition: when a room's letter would kill one of yours, no one dies. No blood is placed, and you may escape after that room.
tale-last-rites-kit = Oil, book and bell. Whoever packed it was called away without them.

name-pious-shield = Pious Shield
text-pious-shield = Paladin. Once per combat: you may save a beaten fighter from being killed. They count as your survivor, and no one gets blood for them. It cannot stop a defection.
tale-pious-shield = Dented within and without, and perfectly clear in its conscience.

name-skeleton-keys = Skeleton Keys
text-skeleton-keys = Thief. Whenever you may escape: you alone may first look at the next room of this dungeon, then decide.
tale-skeleton-keys = Little finger bones on a ring, each filed to fit somebody else's door.

name-pipers-flute = Piper's Flute
text-pipers-flute = Bard. When your Bard wins a set: 1 beaten adventurer of any colour who would be killed joins you instead. Adventurers without a colour do not listen.
tale-pipers-flute = Found in a nest. The rats still hum what it played last.

name-frostbite-axe = Frostbite Axe
text-frostbite-axe = Barbarian. Your Barbarians fight as if their rank were 10 lower. Ties go to the lower printed rank, and the printed rank counts for everything else.
tale-frostbite-axe = So cold that the blow arrives before it is struck.

name-thaw-staff = Thaw Staff
text-thaw-staff = Druid. When you enter a dungeon: choose 1 of your party, but not the Oracle; on this expedition their letter is A. Found on the way, it works at once.
tale-thaw-staff = The one warm thing in the cave, and it has been very lonely.

name-trail-map = Trail Map
text-trail-map = Ranger. Once per expedition: you may escape right after a gold room that has killed one of yours.
tale-trail-map = Drawn by somebody who knew every short cut but the last.

name-open-hand-scroll = Open-Hand Scroll
text-open-hand-scroll = Monk. After the first set of a combat, before the second is revealed: you may swap your second and third fighters.
tale-open-hand-scroll = Twelve lessons in changing your mind, wrapped round a goblin's lunch.

name-ember-orb = Ember Orb
text-ember-orb = Sorcerer. Once per expedition: discard a room just revealed, before its letter does harm. No one dies, nothing is gained, and another room follows.
tale-ember-orb = Whatever looks into it catches fire. Show it to others.

name-dragonhide-panniers = Dragonhide Panniers
text-dragonhide-panniers = Knight. While a Knight lives in your party: it carries 40 more gold, however many Knights there are.
tale-dragonhide-panniers = Roomy, fireproof, and cut from somebody's cousin.

## The game and its options

game-dungeonville = Dungeonville
name-dungeonville = An evening in Dungeonville
# lint-ok 15
story-dungeonville = Hire adventurers, send them into somebody else's dungeon, and hope that they kill each other in yours.
won-by-claim = A deed on the table, and enough blood to go with it: the claim is good.
won-by-score = The last round is over, all deeds lie open, and the bloodiest dungeon wins.

## Questions

prompt-claim = Claim victory? You need { $goal } blood.
prompt-claim-done = Not now
prompt-recruit = { $adventurers ->
    [0] Hire an adventurer. You have none yet.
    [1] Hire an adventurer. You have 1.
    [2] Hire an adventurer. You have 2.
   *[other] Exchange an adventurer for one in town?
}
prompt-recruit-done = Hire no one
prompt-dismiss = Choose who leaves your party to make room for { $adventurer }.
prompt-pay = Choose what to pay with: { $paid } of { $price } gold so far.
prompt-scout = Choose a dungeon for your party.
prompt-order = Choose the order of your fighters at the { $dungeon }.
prompt-wait-order = Others are laying their fighters face down.
prompt-flute = Your Bard has won. Choose who follows the flute.
prompt-flute-done = No one: let them die
prompt-shield = { $adventurer } is beaten and would be killed. Use the Pious Shield?
prompt-shield-done = Let it happen
prompt-scroll = Swap your second and third fighters?
prompt-scroll-done = Keep the order
prompt-orb = { $room } is about to happen to you. Burn it with the Ember Orb?
prompt-orb-done = Let it come
prompt-victim = Choose who dies in your party: { $room }.
prompt-drop = Choose what to leave behind: you have { $gold } gold, but can carry only { $capacity }.
prompt-escape = Escape from the { $dungeon } with { $gold } gold, or open another room?
prompt-thaw = Choose who gets letter A in the { $dungeon } from the Thaw Staff.
prompt-thaw-done = No one
prompt-imitate = Choose whose letter the Oracle takes in the { $dungeon }.
prompt-swap = Pay to swap your deed for one in the Deed House, unseen?
prompt-swap-done = Keep the deed

## Answers

choice-claim = Claim victory
choice-recruit = { $by_hand ->
    [yes] Hire { $adventurer } and choose the coins
   *[no] Hire { $adventurer }
}
choice-dismiss = { $adventurer } goes
choice-lay = Lay { $card } on the counter
choice-lay-blood = Lay a blood token on the counter
choice-pay = Pay
choice-enter = Go to the { $dungeon }
choice-order = { $fighters }
choice-use-item = Use: { $item }
choice-spare = { $adventurer }
choice-sacrifice = { $adventurer } dies
choice-thaw = Warm { $adventurer }
choice-imitate = Imitate { $adventurer }
choice-drop = Leave { $card } behind
choice-peek = Look through the keyhole first
choice-escape = Escape
choice-press = Open the next room
choice-swap = { $by_hand ->
    [yes] { $place ->
        [0] Take the first deed in the Deed House and choose the coins
        [1] Take the second deed in the Deed House and choose the coins
       *[other] Take the third deed in the Deed House and choose the coins
    }
   *[no] { $place ->
        [0] Take the first deed in the Deed House
        [1] Take the second deed in the Deed House
       *[other] Take the third deed in the Deed House
    }
}

## Refusals

refused-must-recruit = You can't pass with fewer than 3 adventurers. Hire one.
refused-not-in-town = That adventurer isn't in town. Choose one who is.
refused-too-dear = That costs { $price } gold, but you have only { $gold }.
refused-not-in-party = That adventurer isn't in your party. Choose one who is.
refused-order = Choose 3 of your party, or all if you have fewer, each once.
refused-no-match = That adventurer doesn't have the room's letter. Choose one who does.
refused-no-escape = You can't escape yet. After a death or an item, you must open at least one more room.
refused-not-exploring = This party isn't on an expedition.
refused-no-item = You don't have that item, or no one of its class is alive in your party.
refused-no-house = With 5 wizards the Deed House is empty.

## What happens

event-round-began = Round { $number }. { $seat } has the seeing stone.
event-phase-began = { $phase }.
event-town-emptied = { $adventurers_count ->
    [one] { $adventurers } leaves town: nobody wanted them.
   *[other] { $adventurers } leave town: nobody wanted them.
}
event-arrived = { $adventurer } comes to town.
event-deck-renewed = { $deck_id ->
    [adventurers] The discarded adventurers are shuffled into a new deck.
   *[other] A new deck is shuffled for the { $deck }.
}
event-blood-taken = { $seat } takes { $tokens } blood tokens to pay with this round.
event-blood-returned = { $tokens ->
    [one] { $seat } puts 1 unspent blood token back.
   *[other] { $seat } puts { $tokens } unspent blood tokens back.
}
event-paid = { $lost ->
    [0] { $seat } pays { $price } gold.
   *[other] { $seat } pays { $price } gold and overpays by { $lost }.
}
event-recruited = { $seat } hires { $adventurer } ({ $place }).
event-dismissed = { $seat } sends { $adventurer } away.
event-recruiting-passed = { $seat } hires no one.
event-party-dissolved = A party without any colour falls apart: { $seat } loses { $adventurers }.
event-pawn-placed = { $seat } goes to the { $dungeon }.
event-fight-began = { $seats } meet at the { $dungeon } and will fight.
event-lineup-laid = { $seat } lays fighters face down.
event-set-revealed = Set { $number }: { $fighters }.
event-set-won = { $adventurer } wins the set for { $seat }.
event-stood-alone = { $seat }'s { $adventurer } meets no one in set { $number }.
event-defected = { $adventurer } defects from { $seat } to { $to_seat }.
event-piped = { $adventurer } follows the flute from { $seat } to { $to_seat }.
event-shielded = The Pious Shield saves { $seat }'s { $adventurer }.
event-slain = { $adventurer_id ->
    [dorothea-the-mule] { $seat }'s { $adventurer } is killed, for no blood.
   *[other] { $seat }'s { $adventurer } is killed.
}
event-blood-won = { $seat } takes one of { $owner_seat }'s blood tokens.
event-lineup-turned = { $seat } swaps the second and third fighters.
event-lineup-kept = { $seat } keeps the order of the second and third fighters.
event-fight-won = { $decided_id ->
    [none] { $seat } has the most survivors and enters the { $dungeon }.
   *[other] { $seat } enters the { $dungeon }: others have as many survivors, but no one as strong as { $decided }.
}
event-fight-drawn = No one is left at the { $dungeon } to enter.
event-went-home = { $seat } goes home from the { $dungeon }.
event-entered = { $seat } enters the { $dungeon }.
event-jester-dealt = { $drawn_id ->
    [none] No one is left for the Jester to mimic: letter { $letter }.
   *[other] { $seat }'s Jester mimics { $drawn }: letter { $letter }.
}
event-oracle-drawn = { $drawn } has no letter to lend. { $seat }'s Jester looks for another.
event-thawed = The Thaw Staff warms { $adventurer }: letter A.
event-imitated = { $seat }'s Oracle imitates { $adventurer }: letter { $letter }.
event-room-revealed = { $seat } opens { $room } ({ $danger }% chance of a death).
event-orb-burned = { $seat }'s Ember Orb burns { $room } to ashes.
event-rites-read = { $seat }'s Last Rites Kit cancels a death.
event-survived = No one in { $seat }'s party has the letter of { $room }.
event-perished = { $adventurer_id ->
    [dorothea-the-mule] { $seat }'s { $adventurer } dies and leaves no blood: { $room }.
   *[other] { $seat }'s { $adventurer } dies: { $room }.
}
event-blood-spilled = { $seat } leaves a blood token on the { $dungeon }.
event-treasure-taken = { $seat } finds treasure: { $room }.
event-treasure-dropped = { $seat } leaves the treasure of { $room } behind.
event-peeked = { $seat } looks through the keyhole.
event-map-read = { $seat }'s Trail Map shows a way out.
event-escaped = { $seat } leaves the { $dungeon } with { $gold } gold.
event-dungeon-empty = No rooms are left in the { $dungeon }.
event-party-lost = { $seat }'s whole party is lost in the { $dungeon } with all it carried.
event-collected = { $seat } brings home { $gold } gold.
event-deed-swapped = { $place ->
    [0] { $seat } swaps their deed for the first deed in the Deed House.
    [1] { $seat } swaps their deed for the second deed in the Deed House.
   *[other] { $seat } swaps their deed for the third deed in the Deed House.
}
event-deed-kept = { $seat } keeps the old deed.
event-claim-passed = { $seat } doesn't claim victory.
event-claim-failed = { $seat } claims victory with { $score } blood, which is not enough. Now everyone knows whose the { $dungeon } is.
event-victory-claimed = { $seat } claims victory and shows the deed: { $dungeon }, { $score } blood.
event-stone-passed = The seeing stone goes to { $seat }: first in every phase of the next round.
event-deed-shown = { $seat } shows the deed: { $dungeon }, { $score } blood.
event-limit-reached = The last round is over.

## The window

ui-dv-loss = To pay { $price } gold you give { $cards }{ $blood ->
        [0] { "" }
        [one] {" "}and 1 blood token
       *[other] {" "}and { $blood } blood tokens
    }.{ $items_count ->
        [0] { "" }
       *[other] {" "}You would lose { $items }.
    }{ $over ->
        [0] { "" }
       *[other] {" "}You get no change: { $over } gold would be lost.
    }
ui-dv-expires = { $gold } of it expires after round { $round } if not spent.
ui-dv-pay-takes = To pay { $price } you give:
ui-dv-pay-over = { $alone ->
    [yes] You would lose { $over } gold in change.
   *[no] { $seat } would lose { $over } gold in change.
}
ui-dv-pay-items = { $items } would go for { $gold } gold{ $items_count ->
    [one] {""}
   *[other] {" "}each
}.
ui-dv-page-stage = Town, fights and expeditions
ui-dv-page-entrances = Dungeons
ui-dv-page-party = Current party
ui-dv-page-secret = Deed and score
ui-dv-page-house = Deed House
ui-dv-page-wizards = All wizards
ui-dv-page-phases = Round and phases
ui-dv-page-moment = Help for this decision
ui-dv-town = Town square
ui-dv-town-open = Better fighters to the right, better carriers to the left
ui-dv-town-shut = Recruitment is over; 5 new adventurers come next round
ui-dv-duel = At the { $dungeon }
ui-dv-duel-set = At the { $dungeon }: set { $number }
ui-dv-duel-left = Left
ui-dv-duel-axe = rank { $rank }, with the axe
ui-dv-duel-printed = printed { $rank }
ui-dv-duel-nobody = no one fights
ui-dv-duel-note = The lowest rank wins each set
ui-dv-set = Set { $number }
ui-dv-fate-slain = killed
ui-dv-fate-defected = defects
ui-dv-fate-saved = beaten, but saved
ui-dv-fate-won = wins
ui-dv-trip = { $dungeon }: expedition
ui-dv-trip-note = { $left ->
    [one] 1 room left in the deck
   *[other] { $left } rooms left in the deck
}
ui-dv-left-behind = left behind
ui-dv-deadly = { $deadly } of { $rooms } cards
ui-dv-human = human
ui-dv-you = you
ui-dv-home = at home
ui-dv-house-empty = With 5 wizards every deed is dealt.
ui-dv-my-party = My party
ui-dv-party-of = { $seat }'s party
ui-dv-carries = can carry { $gold } gold
ui-dv-carries-short = { $gold } gold
ui-dv-nobody = no one
ui-dv-dies = { $risk }% to die
ui-dv-secret = { $alone ->
    [yes] Only you see
   *[no] { $seat } only
}
ui-dv-secrets = Secrets
ui-dv-to = { $seat }: { $words }
ui-dv-hold-to-show = The current player's deed and score. When no one else is looking, hold:
ui-dv-all-hidden = Deeds are face down until someone claims victory.
ui-dv-won-in-fights = { $tokens } won in combat
ui-dv-others-bled = { $alone ->
    [yes] { $tokens } from others on your dungeon
   *[no] { $tokens } from others on { $seat }'s dungeon
}
ui-dv-own-bled = { $alone ->
    [yes] { $tokens } of your own there, counting against you
   *[no] { $tokens } of { $seat }'s own, counting against { $seat }
}
ui-dv-of-goal = of { $goal } blood
ui-dv-keyhole = At the keyhole: { $room }, letter { $letter }
ui-dv-round = Round { $round }
ui-dv-phase-recruit = Recruitment
ui-dv-phase-scout = Reconnaissance
ui-dv-phase-combat = Combat
ui-dv-phase-explore = Exploration
ui-dv-phase-collect = Collection
ui-dv-about-recruit = Hire 1 adventurer a turn until everyone has 3. If you have 3, you may exchange one.
ui-dv-about-scout = Every party goes to a dungeon. Parties that meet fight before anyone enters.
ui-dv-about-combat = Each party lays 3 fighters face down in an order of its own. The lowest rank wins each set.
ui-dv-about-explore = Room after room: an adventurer with the room's letter dies. Escape with the gold in time.
ui-dv-about-collect = Gold comes home. For 50 gold you may swap your deed, and with it your dungeon, unseen.
ui-dv-gold = { $gold } gold to pay with
ui-dv-first-room = Someone dies in room 1
ui-dv-nobody-meets = No parties meet.
ui-dv-deed-price = Swap your deed: { $gold } gold
ui-dv-load = Gold carried
ui-dv-load-of = { $gold } of { $most }
ui-dv-next-room = Next room
ui-dv-someone-dies = someone dies
ui-dv-must-open = { $first ->
    [yes] { $alone ->
        [yes] You're at the { $dungeon }. The first room has a { $danger }% chance to kill.
       *[no] { $seat } is at the { $dungeon }. The first room has a { $danger }% chance to kill.
    }
   *[no] { $alone ->
        [yes] You must press on. The next room has a { $danger }% chance to kill.
       *[no] { $seat } must press on. The next room has a { $danger }% chance to kill.
    }
}
ui-dv-set-defect = { $names_count ->
    [one] { $names } defects.
   *[other] { $names } defect.
}
ui-dv-set-slain = Killed: { $names }.
ui-dv-set-blood = Blood won from { $seat }.
ui-dv-round-over = Round { $round } is over.
ui-dv-tally = Results of round { $round }
ui-dv-tally-won = Blood won
ui-dv-tally-left = Blood spilled
ui-dv-tally-home = { $gold ->
    [0] Out of the { $dungeon } without gold.
   *[other] Out of the { $dungeon } with { $gold } gold.
}
ui-dv-tally-lost = Lost everything in the { $dungeon }.
ui-dv-tally-beaten = Beaten at the { $dungeon }.
ui-dv-tally-idle = No one went anywhere.
ui-dv-tally-blood = { $won ->
    [0] {""}
   *[other] {" "}Blood won: { $won }.
}{ $left ->
    [0] {""}
   *[other] {" "}Blood spilled: { $left }.
}
ui-dv-tally-swapped = Deed swapped.
ui-dv-thinks = { $prompt_id ->
    [prompt-recruit] { $seat } looks for someone to hire.
    [prompt-dismiss] { $seat } decides who has to go.
    [prompt-pay] { $seat } counts coins.
    [prompt-scout] { $seat } chooses a dungeon.
    [prompt-wait-order] { $seat } lays fighters face down.
    [prompt-order] { $seat } lays fighters face down.
    [prompt-escape] { $seat } thinks about escaping.
    [prompt-victim] { $seat } chooses who dies.
    [prompt-drop] { $seat } can't carry everything.
    [prompt-swap] { $seat } looks at the Deed House.
    [prompt-claim] { $seat } thinks about claiming victory.
   *[other] { $seat } is thinking.
}
ui-dv-lay = Lay them face down
ui-dv-lay-card = { $item ->
    [yes] Add { $card } ({ $gold } gold)
   *[no] Add { $gold } gold
}
ui-dv-lay-blood = Add a blood token ({ $gold } gold)
ui-dv-pay-rest = { $laid ->
    [0] Choose the coins for me
   *[other] Choose the rest for me
}
ui-dv-by-hand-told = { $on ->
    [yes] Choose what to pay for. Then choose the coins.
   *[no] The coins are chosen for you.
}
ui-dv-refrain = Hire no one else this round
ui-dv-drop = Leave { $room } ({ $gold } gold)
ui-dv-next = Next: { $seat }
ui-dv-deal-title = { $alone ->
    [yes] Your deed
   *[no] { $seat }'s deed
}
ui-dv-deal-hold = For { $seat }'s eyes only. When no one else is looking, hold { $secret } to see it. The same key shows it whenever { $seat } has a decision to make.
ui-dv-deal-deed = { $alone ->
    [yes] Your dungeon is the { $dungeon }. Other wizards' blood there counts for you, your own counts against you, and blood won in combat always counts. At { $goal }, claim victory.
   *[no] { $seat }'s dungeon is the { $dungeon }. Other wizards' blood there counts for { $seat }, their own counts against them, and blood won in combat always counts. At { $goal }, { $seat } can claim victory.
}
ui-dv-deal-begin = Start game
ui-dv-curtain = Hold a key. Everyone else, look away.
ui-tool-claim = Claim victory
ui-dv-claim-title = Claim victory?
ui-dv-claim-note = To claim, you show your deed. With { $goal } blood or more you win at once. With less, everyone knows your dungeon from then on, and play continues.
ui-dv-claim-seat = { $seat } claims
ui-dv-claim-score = { $asked ->
    [yes] Hold { $secret } to see { $seat }'s score. Everyone else, look away.
   *[no] A score can be seen only while its wizard has a decision to make.
}
ui-dv-own-score = { $alone ->
    [yes] You have { $score } of { $goal } blood: { $enough ->
        [yes] enough.
       *[no] not enough yet.
    }
   *[no] { $seat } has { $score } of { $goal } blood: { $enough ->
        [yes] enough.
       *[no] not enough yet.
    }
}
ui-dv-owns = { $dungeon }: { $score } blood
ui-dv-won = { $alone ->
    [won] You win: { $seats }
    [lost] You lose. Victory: { $seats }
   *[other] Victory: { $seats }
}
ui-dv-sum = { $graves } won in combat, plus { $others } from others, minus { $own } own

## Reasons

reason-attack = The party at the { $dungeon } is weaker than yours. A fight there brings blood.
reason-brave = Strong parties wait at the { $dungeon }, but your party has no better choice.
reason-claim = Your score is { $score }: show the deed and win.
reason-dismiss = Without { $adventurer } the others fight, carry and survive best.
reason-drop = Without { $card } you can carry the rest, and it's worth the least.
reason-escape = The next room has a { $danger }% chance to kill. Your { $gold } gold is worth more than that gamble.
reason-flute = { $adventurer } is worth having.
reason-flute-blood = { $adventurer }'s blood is worth more than the company.
reason-free = { $for_id ->
    [fight] { $adventurer } costs nothing, and only { $stronger } of all 64 fight better.
    [load] { $adventurer } costs nothing, and carries { $rank } gold.
   *[safe] { $adventurer } costs nothing, is at home in the { $dungeon }, and carries { $rank } gold.
}
reason-imitate = With { $adventurer }'s letter your party is safest in the { $dungeon }.
reason-keep-deed = No deed in the Deed House is likely to beat the { $dungeon } by enough to be worth the price.
reason-no-claim = Your score is { $score }, which isn't enough. A false claim shows everyone which dungeon is yours.
reason-orb = { $room } would kill. Burn it.
reason-orb-saved = This room does no harm. You may need the Orb later.
reason-order = These three do best, and no one can guess a random order.
reason-own-dungeon = The { $dungeon } is yours. Deaths there cost you, but no one will suspect you own it.
reason-party-fine = No one in town would improve your party by as much as they cost.
reason-pay = The smallest amount that covers the price.
reason-peek = Looking through the keyhole costs nothing.
reason-press = The next room has only a { $danger }% chance to kill, and there's more to gain.
reason-recruit = { $for_id ->
    [fight] Only { $stronger } of all 64 fight better than { $adventurer }, for { $price } gold.
    [load] { $adventurer } carries { $rank } gold, and costs { $price }.
   *[safe] { $adventurer } is at home in the { $dungeon }, carries { $rank } gold, and costs { $price }.
}
reason-rites = The kit saves someone, and you can use it again on your next expedition.
reason-scout = The next room in the { $dungeon } has a { $danger }% chance to kill, and blood there wouldn't help anyone who's ahead.
reason-scroll = The other fighters are also hidden. Swapping now and then keeps opponents guessing.
reason-scroll-kept = The other fighters are also hidden. This order is as good as the other.
reason-shield = { $adventurer } lives, and no one gets blood for it.
reason-shield-saved = A Mule isn't worth the shield.
reason-swap = Deed { $place } in the Deed House is likely to be better by more than it costs.
reason-thaw = With { $adventurer } warmed, your party is safest in the { $dungeon }.
reason-timid = { $gold } gold is enough. Get out while you can.
reason-victim = Without { $adventurer } the others fight, carry and survive best.
reason-usual = One answer is as good as another here.

## The text mode

table-town = Town
table-rank = rank
table-kind = class
table-hue = colour
table-place = { $place } { $price }
table-dungeon = { $short } { $dungeon }: { $rooms } rooms, { $gone } discarded. Blood: { $blood }.{ $pawns_count ->
    [0] {""}
   *[other] {" "}At the entrance: { $pawns }.
}
table-tokens = { $seat } { $number }
table-decks = Adventurers in the deck: { $deck }, discarded: { $gone }. Deeds in the Deed House: { $house }.
table-house = { $place ->
    [1] Everyone knows the first deed in the Deed House: { $dungeon }.
    [2] Everyone knows the second deed in the Deed House: { $dungeon }.
   *[other] Everyone knows the third deed in the Deed House: { $dungeon }.
}
table-wizard = { $seat } { $title }{ $stone ->
    [yes] , with the seeing stone
   *[no] {""}
}
table-treasury = {"  "}To pay with: { $gold } gold{ $cards_count ->
    [0] {""}
   *[other] {" "}({ $cards })
}{ $blood ->
    [0] .
    [one] , including 1 blood token.
   *[other] , including { $blood } blood tokens.
}
table-haul = {"  "}Brought out this round: { $gold } gold ({ $cards }).
table-graveyard = {"  "}Graveyard: { $number ->
    [0] empty.
   *[other] { $number } ({ $tokens }).
}
table-exposed = {"  "}Everyone knows the dungeon: { $dungeon }.
table-party = {"  "}{ $number ->
    [0] No party.
   *[other] The party can carry { $capacity } gold:
}
table-meets = { $seat } at the { $dungeon }:
table-standing = {"  "}Survivors so far: { $adventurers }.
table-trip = { $seat } in the { $dungeon }:
table-rooms = {"  "}Rooms so far: { $rooms }.
table-load = {"  "}Carried: { $gold } of { $capacity } gold ({ $cards }).
table-risk = {"  "}{ $letter } { $adventurer } ({ $who }): { $risk }% chance to die in the next room.
table-odds = {"  "}Next room: { $danger }% chance of a death ({ $deadly } of { $rooms } possible rooms).
table-purse = To pay with: { $gold } gold.
table-room = { $room } ({ $letter }, { $gold })
table-who = rank { $rank }, { $kind }, { $colour }
table-price = { $who }, { $price } gold
table-letter = { $who }, letter { $letter }
table-danger = { $danger }% chance that a room there kills
table-worth = { $gold } gold
table-answer = { $words } ({ $facts })
table-orders = Or type their ranks in order, such as: 17 2 40
table-words = { $alone ->
    [yes] Also: claim (victory), deed (yours, and your score).
   *[no] Also: claim NAME (victory), deed NAME (for NAME's eyes only).
}
own-deed = { $seat }, your dungeon is the { $dungeon }.
own-score = Your score is { $score } of { $goal }: { $graves } won in combat, plus { $others } from others on your dungeon, minus { $own } of your own.
own-house = { $place ->
    [1] You know the first deed in the Deed House: { $dungeon }.
    [2] You know the second deed in the Deed House: { $dungeon }.
   *[other] You know the third deed in the Deed House: { $dungeon }.
}
own-room = Through the keyhole of the { $dungeon }: { $room }.
own-fighters = Your fighters in order: { $fighters }.
detail-room = Letter { $letter }, { $gold } gold. { $text }
detail-fighter = {"  "}{ $seat }: { $adventurer } ({ $colour }), strength { $strength }
detail-score = { $seat }, { $dungeon }: { $score } blood ({ $graves } won in combat, plus { $others } from others there, minus { $own } of their own).
detail-standing = Survivors: { $counts }.
detail-survivors = { $seat } { $number }

## The demo

ui-dv-demo-title-secret = { $seats } wizards, a dungeon each. Which one is whose is a secret.
ui-dv-demo-title-gold = Adventurers go in for gold. Others' blood on your dungeon is your gain.
ui-dv-demo-title-claim = With { $goal } blood you can claim victory. It has to be true: you show your deed.
ui-dv-demo-recruit = In town each wizard hires three. Strong fighters are expensive; weak ones cost little and carry much.
ui-dv-demo-scout = Now they choose a dungeon for their party, one after another. Was it fear, or is it their own?
ui-dv-demo-combat = Two parties at one door: they fight in a hidden order, and the lower number wins. The beaten die or change sides.
ui-dv-demo-explore = Room after room. An adventurer with the room's letter dies. Run with the gold, or open one more?
ui-dv-demo-collect = The gold they carried out buys better adventurers, or another dungeon.
ui-dv-demo-begin = The deeds are dealt. No one says who owns which dungeon.
ui-dv-demo-over = Victory: { $seats }. { $following }
ui-dv-demo-invite = Press any key to play

## The page of deductions

ui-tool-deeds = Possible owners
ui-dv-deeds-title = Who owns which dungeon?
ui-dv-deeds-note = { $on ->
    [yes] The percentages come from your own deed and from what everyone did openly.
   *[no] A deed is shown where you know it for certain.
} Each cell shows visits, deaths, and how often that wizard avoided a safer dungeon that wasn't any fuller. A swapped deed keeps what was seen of its holder. Select a cell to mark it: a tick, a cross, or nothing.
ui-dv-deeds-public = A deed is shown where everyone knows it. Each cell shows visits, deaths, and how often that wizard avoided a safer dungeon that wasn't any fuller.{ $asked ->
    [yes] {" "}Hold { $secret } for { $seat }'s deed, marks and percentages while no one else looks.
   *[no] {""}
}
ui-dv-deeds-blood = Blood on it
ui-dv-deeds-cell = { $holder }: { $dungeon }
ui-dv-deeds-worked = { $on ->
    [yes] Hide the percentages
   *[no] Show the percentages
}
ui-dv-deeds-place = Deed House, deed { $place }
ui-dv-seen-visits = { $visits ->
    [one] 1 visit
   *[other] { $visits } visits
}{ $deaths ->
    [0] {""}
   *[other] , { $deaths } dead
}
ui-dv-seen-avoided = avoided { $times }×
ui-dv-seen-passed = would have won with it
ui-dv-deeds-chance = { $percent }%

## Looking closely

ui-tool-aid = Inspect
ui-dv-inspect-who = { $kind }, { $colour }, rank { $rank }
ui-dv-inspect-fights = Fights with { $rank } (the lowest wins) and carries { $rank } gold.
ui-dv-inspect-axe = Fights with { $strength } thanks to the Frostbite Axe.
ui-dv-inspect-letters = Letter in each dungeon, and the chance that the next room there has it
ui-dv-inspect-in-party = In { $seat }'s party.
ui-dv-inspect-in-town = { $price ->
    [0] { $place }: costs nothing.
   *[other] { $place }: costs { $price } gold.
}
ui-dv-inspect-discarded = On the discard pile.
ui-dv-inspect-in-deck = In the deck.
ui-dv-inspect-stone = Has the seeing stone, and begins each phase of this round.
ui-dv-inspect-unknown = The deed is face down.
ui-dv-inspect-swapped = { $place ->
    [1] Swapped for the first deed in the Deed House.
    [2] Swapped for the second deed in the Deed House.
   *[other] Swapped for the third deed in the Deed House.
}
ui-dv-inspect-known = Everyone knows this deed since a failed claim: the { $dungeon }. Score: { $score } of { $goal } blood.
ui-dv-inspect-supply = Own blood: { $left } of { $of } left, { $placed } on dungeons, { $taken } in others' graveyards.
ui-dv-inspect-inside = inside the { $dungeon }
ui-dv-inspect-before = at the entrance of the { $dungeon }
ui-dv-inspect-treasury = { $gold } gold to pay with{ $cards ->
    [0] {""}
    [one] , on 1 card
   *[other] , on { $cards } cards
}{ $blood ->
    [0] .
    [one] , including 1 blood token.
   *[other] , including { $blood } blood tokens.
}
ui-dv-inspect-items = Items: { $items }.
ui-dv-inspect-haul = Brought out this round: { $gold } gold.
ui-dv-inspect-graveyard = { $tokens ->
    [0] No blood in the graveyard.
    [one] 1 blood token in the graveyard.
   *[other] { $tokens } blood tokens in the graveyard.
}
ui-dv-inspect-party = { $party_count ->
    [0] No party.
   *[other] Party: { $party }. Together they can carry { $gold } gold.
}
ui-dv-inspect-wizard = { $seat } { $title }
ui-dv-inspect-graveyard-of = { $seat }'s graveyard
ui-dv-inspect-treasury-of = { $seat }'s treasury
ui-dv-inspect-pays = An item pays for { $gold } gold.
ui-dv-inspect-no-blood = No blood here.
ui-dv-inspect-owner = Everyone knows it belongs to { $seat }.
ui-dv-inspect-in-house = Everyone knows its deed is in the Deed House.
ui-dv-inspect-nobody-knows = No one has shown its deed.
ui-dv-inspect-rooms = { $left ->
    [0] No rooms left in the deck, { $gone } discarded.
    [one] 1 room left in the deck, { $gone } discarded.
   *[other] { $left } rooms left in the deck, { $gone } discarded.
}
ui-dv-inspect-left = { $left } of { $of }
ui-dv-inspect-items-left = { $left ->
    [0] No items left among them.
    [one] 1 item left among them.
   *[other] { $left } items left among them.
}
ui-dv-inspect-remain = Rooms still to come, by letter
ui-dv-inspect-risk = The next room has a { $risk }% chance to kill one of { $seat }'s party.
ui-dv-inspect-blood-on = Blood on the { $dungeon }
ui-dv-inspect-blood-counts = The deed's holder gains 1 for each blood token of other wizards here and loses 1 for each of their own.
ui-dv-inspect-room = { $dungeon }, letter { $letter }, { $gold } gold
ui-dv-inspect-kills = Kills 1 party member whose letter in the { $dungeon } is { $letter }.
ui-dv-inspect-carried = { $seat } carries it.
ui-dv-inspect-owned = In { $seat }'s treasury.
ui-dv-inspect-item = Item from the { $dungeon }, for a { $kind }
ui-dv-inspect-awake = A { $kind } is alive in the party: it works.
ui-dv-inspect-asleep = No { $kind } is alive in the party: no effect.
ui-dv-inspect-house = { $deeds ->
    [one] 1 deed is here, face down.
   *[other] { $deeds } deeds are here, face down.
}
ui-dv-inspect-price = { $gold ->
    [0] Costs nothing
   *[other] Costs { $gold } gold
}
ui-dv-inspect-order = The lower the rank, the more expensive the place. After each hire everyone is sorted again.
ui-dv-inspect-here = { $adventurer } is here.
ui-dv-inspect-empty = No one is here.
ui-dv-inspect-rules = Rules: { $rules }
ui-dv-inspect-page = open its page
ui-dv-inspect-next = next page
ui-dv-inspect-around = Looking around: { $thing }
ui-dv-inspect-somebody = Chance that someone dies
ui-dv-inspect-head-party = Party
ui-dv-inspect-head-treasury = Treasury
ui-dv-inspect-head-blood = Blood
ui-dv-inspect-head-deed = Deed
ui-dv-inspect-head-dead = The dead
ui-dv-inspect-head-risk = Who may die in the next room
ui-dv-inspect-head-seen = Rooms everyone has seen
ui-dv-inspect-head-places = Who is there
ui-dv-inspect-head-discard = Discarded adventurers
ui-dv-inspect-nobody-dead = No one has died yet.
ui-dv-inspect-nothing-seen = No rooms opened yet.
ui-dv-inspect-won = Won in combat
ui-dv-inspect-own-blood-on = Own blood on the { $dungeon }
ui-dv-inspect-own-blood-in = Own blood in { $seat }'s graveyard
ui-dv-inspect-died = round { $round }, { $dungeon }

## The end

ui-dv-replay-eyes = { $seat_id ->
    [none] All cards face up
   *[other] { $seat }'s view
}
ui-dv-end-watch = Watch replay
ui-dv-end-again = Play again
ui-dv-end-same = Replay same seed
ui-dv-end-main-menu = Main menu
ui-dv-end-page-deeds = Deeds
ui-dv-end-page-charts = The race
ui-dv-known = Found out by
ui-dv-known-round = round { $round }
ui-dv-never-known = no one could be sure
ui-dv-race = The race: blood at the end of each round
ui-dv-race-goal = goal: { $goal }
ui-dv-suspicion = How sure an observer could be of each deed
ui-dv-luckiest = Luckiest: { $seat } in the { $dungeon }, round { $round }. All survived { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
}, a { $percent }% chance.
ui-dv-bloodiest = Bloodiest: { $seat } in the { $dungeon }, round { $round }. { $deaths ->
    [one] 1 died.
   *[other] { $deaths } died.
}
ui-dv-richest = Richest: { $seat } out of the { $dungeon }, round { $round }, with { $gold } gold.

## The set-up

ui-dv-setup-title = An evening in Dungeonville
ui-dv-setup-begin = Start game
ui-dv-setup-wizards = Wizards
ui-dv-setup-away = Not playing
ui-dv-setup-who = Who plays
ui-dv-setup-who-note = Select a wizard to choose who plays: a human, or the computer at one of four levels.
holder-easy = Looks 1 room ahead, runs as soon as it can, and never guesses who owns which dungeon.
holder-normal = Looks 3 rooms ahead and weighs the risk, but learns nothing about your deed from what you do.
holder-hard = Looks 5 rooms ahead, guesses deeds from what everyone does, prefers strong fighters, and sometimes bluffs.
ui-dv-setup-goal = Goal
ui-dv-setup-goal-note = Points you need to claim victory. Lengths are from games between { level-normal } computer players.
ui-dv-setup-goal-why = Four or five wizards reach { $printed } within about 4 rounds, mostly in combat, so the secret dungeon matters little.
ui-dv-setup-length = { $kind_id ->
    [both] Recommended, and as printed: { $goal }.
    [suggested] Recommended for { $wizards } wizards.
    [printed] As printed: { $goal }.
    [shorter] For a shorter game.
   *[longer] For a longer game.
} Half of all games end within { $median } rounds, most after { $least } to { $most }.
ui-dv-setup-seats = Players
ui-dv-setup-seats-note = Two to five. With two there is room for caution, with five there is none, and no deed is left to buy.
ui-dv-setup-seats-2 = 2
ui-dv-setup-seats-3 = 3
ui-dv-setup-seats-4 = 4
ui-dv-setup-seats-5 = 5
ui-dv-setup-first = Seeing stone
ui-dv-setup-first-note = Who begins. The most bloodthirsty of you, says the rulebook, which leaves the proof to you.
ui-dv-setup-first-random = Random
ui-dv-setup-limit = Last round
ui-dv-setup-limit-note = A game ends when someone rightly claims victory. With a last round, all deeds are shown after round 40, and the most blood wins.
ui-dv-setup-limit-no = None: until a true claim
ui-dv-setup-limit-yes = Round 40

## What a newcomer is told

ui-dv-how-to-play-title = How to play Dungeonville
ui-dv-how-to-play-deed-head = One dungeon is yours
ui-dv-how-to-play-deed = Get { $goal } blood: others' deaths in your secret dungeon count for you, your own against.
ui-dv-how-to-play-hire-head = Hire three
ui-dv-how-to-play-hire = Hire low ranks to fight and high ranks to carry gold; the Street is free.
ui-dv-how-to-play-fight-head = Fight at the door
ui-dv-how-to-play-fight = Meet another party and you fight: lowest rank wins, and losers of its colour defect.
ui-dv-how-to-play-rooms-head = Room after room
ui-dv-how-to-play-rooms = Open rooms for gold: each kills 1 adventurer with its letter. Escape before all die.
ui-dv-how-to-play-claim-head = Claim, if you dare
ui-dv-how-to-play-claim = Press { $claim } to claim victory with { $goal } blood. If you're wrong, everyone knows your dungeon.
ui-dv-how-to-play-help-head = Help and secrets
ui-dv-how-to-play-help = Hold { $secret } to see your secrets, press { $hint } for a hint, { $rulebook } for the rulebook.

## The pause

ui-dv-pause-title = This game
ui-dv-pause-goal = With { $goal } blood you may claim victory.
ui-dv-pause-round = { $limit ->
    [yes] Round { $round }. All deeds are shown after round { $last }.
   *[no] Round { $round }. There's no last round.
}
ui-dv-pause-rooms = Rooms left in the deck
ui-dv-key-secrets = Current player's deed and score (hold)
ui-dv-key-number = Choose an answer by number
ui-dv-by-hand = { $on ->
    [yes] Choose the coins for me
   *[no] Choose the coins yourself
}
ui-dv-swap = Swap deed ({ $price })
ui-dv-leave = { $on ->
    [yes] Leave nothing behind
   *[no] Leave something behind
}

## What is heard

caption-round-begins = A lute, and a small drum
caption-phase-recruit = The bell of an inn
caption-phase-scout = A spyglass is drawn out
caption-phase-combat = A blade is drawn
caption-phase-explore = A torch catches
caption-phase-collect = A chest opens
caption-stone-passed = The harp of the seeing stone
caption-arrived = Boots come to town
caption-left-town = Boots leave town
caption-paid = Coins on a counter
caption-hired = A quill, and a stamp
caption-dismissed = A door shuts
caption-passed = Two fingers on a table
caption-dissolved = Steps, four ways
caption-blood-taken = Warm tokens in a hand
caption-blood-returned = Tokens go back
caption-pawn = A wooden pawn on the map
caption-went-home = Steps, going home
caption-fight = Blades before a door
caption-lineup = Cards go down on their faces
caption-lineup-turned = Two cards change places
caption-lineup-kept = A finger on a card
caption-set-revealed = Cards are turned over
caption-set-won = Steel on steel
caption-stood-alone = Crickets
caption-defected = Quick steps across the street
caption-piped = The Piper's Flute
caption-shielded = A blow on a shield
caption-slain = A scream, cut short
caption-blood = A drop into a cup
caption-fight-won = A flourish on the lute
caption-fight-drawn = Wind, and a helmet that rolls
caption-enter-crypt = A slab slides aside
caption-enter-rat-haus = A door, and small feet
caption-enter-ice-cave = Ice breaks, wind comes out
caption-enter-goblin-camp = A gate, a drum, a yap
caption-enter-dragons-lair = Iron doors, and a breath
caption-door-crypt = A lid is moved
caption-door-rat-haus = A warped door
caption-door-ice-cave = Ice gives way
caption-door-goblin-camp = Hides are torn aside
caption-door-dragons-lair = Hot iron swings
caption-item = A harp: something shines
caption-item-taken = Something is tied to a belt
caption-survived = Everybody breathes out
caption-perished = A scream, and its echo
caption-blood-spilled = It drips
caption-treasure = Gold goes into a sack
caption-treasure-dropped = Gold falls on stone
caption-jester = Bells on a cap
caption-oracle-drawn = A glass that knew it
caption-imitated = A voice, twice
caption-thawed = Something thaws
caption-orb = A room burns
caption-rites = Bell, book and oil
caption-keyhole = A key, and a held breath
caption-trail-map = A map is unfolded
caption-escaped = They run, a door slams
caption-hollow = A knock, and only the knock
caption-party-lost = Screams; then rats applaud
caption-collected = A sack into a chest
caption-deed-swapped = Drawer, paper, drawer
caption-deed-kept = A drawer is pushed shut
caption-claim-passed = A throat is cleared
caption-claim-failed = A string breaks, somebody laughs
caption-victory = A dance, and the applause of rats
caption-deed-shown = A seal, a paper laid open
caption-limit = The town's bell
caption-town = A market street
caption-crypt = Drops in a vault
caption-rat-haus = Small feet and pipes
caption-ice-cave = Wind over ice
caption-goblin-camp = A camp round its fire
caption-dragons-lair = Something asleep
caption-music-town = A dance on the lute
caption-music-duel = The dance, in earnest
caption-music-trip = A lute on tiptoe
caption-music-greed = The lute begins to trot
caption-music-doom = A drum in the ground

## Pages of the rulebook about single cards and pieces

ui-dv-page-dungeons = Dungeons
ui-dv-page-wizard-list = Wizards
ui-dv-page-adventurers = Adventurers
ui-dv-page-classes = Classes
ui-dv-page-items = Item cards
ui-dv-page-places = Town
ui-dv-page-pieces = Deeds, blood and stone
ui-dv-page-rooms-crypt = Rooms of the Crypt
ui-dv-page-rooms-rat-haus = Rooms of the Rat Haus
ui-dv-page-rooms-ice-cave = Rooms of the Ice Cave
ui-dv-page-rooms-goblin-camp = Rooms of the Goblin Camp
ui-dv-page-rooms-dragons-lair = Rooms of the Dragon's Lair
ui-dv-page-dungeon = dungeon of 32 rooms
ui-dv-page-wizard = wizard, called { $title }
ui-dv-page-class = { $count ->
    [one] class with 1 adventurer
   *[other] class with { $count } adventurers
    }
ui-dv-page-place = place in town, { $gold } gold
ui-dv-page-piece = game piece
ui-dv-page-letters = Letters
ui-dv-page-letters-count = Below each letter: how many of the 32 rooms there have it.
ui-dv-page-room-letters = Rooms
ui-dv-page-room-letters-count = How many of the 32 rooms have each letter. The other two hold items.
ui-dv-page-victims = Who has this letter there

## Titles of great moments

climax-party-lost = A whole party is lost
climax-defected = { $adventurer } changes sides
climax-claim-failed = { $seat } is wrong
climax-victory-claimed = { $seat } wins

## The guided first evening: lessons, each with its title

ui-guide-town-goal-head = You are a wizard
ui-guide-town-goal = You're { name-black }, one of three wizards. You send hired adventurers into dungeons to fight and die. Blood brings points; seven win.
# lint-ok 10
ui-guide-town-deed-head = Your deed
# lint-ok 10
ui-guide-town-deed = This deed says which dungeon is yours. Only you see it. Others' blood on that dungeon scores for you; your own counts against you.
ui-guide-town-rank-head = Adventurers
ui-guide-town-rank = The large number is the rank: low fights better, high carries more gold. Letters in the dungeons' colours show survival chances there: A is best.
ui-guide-town-hire-head = Hire a party
# lint-ok 10
ui-guide-town-hire =
    Hire three adventurers, one a turn. Your four blood tokens are worth 10 gold each, in round 1 only. { $device_id ->
        [pad] The D-pad chooses.
        [mouse] Click to choose.
       *[keys] Arrow keys and Enter choose.
    }
ui-guide-town-keys-head = If you don't know
ui-guide-town-keys =
    { $device_id ->
        [mouse] The lamp gives a hint with its reason. Three lines: the rules and all keys. The sheet shows what has happened.
       *[keys] { $hint } gives a hint with its reason. { $menu } opens the rules and all keys. { $log } shows what has happened.
    }
ui-guide-town-exchange-head = Exchange, and undo
ui-guide-town-exchange =
    Choose who has to leave. Nothing has been revealed yet, so { $device_id ->
        [mouse] the two arrows still take your choice back.
       *[keys] { $undo } still takes your choice back.
    }
ui-guide-town-scout-head = Choose a dungeon
# lint-ok 10
ui-guide-town-scout = Send your party to one dungeon. Compare letters: D and E die there most often. Whoever goes to the same one fights you first.
ui-guide-town-fight-head = A fight
ui-guide-town-fight = Parties at the same entrance fight three sets. The lowest rank wins each set; the side with the most survivors goes in.
ui-guide-town-order-head = Three fighters
ui-guide-town-order = Lay three fighters face down. Beaten ones in the winner's colour change sides; the others die.
ui-guide-town-won-head = Blood won
ui-guide-town-won = A set that kills wins you one blood token, for good: a point whatever your dungeon is.
ui-guide-town-room-head = Exploration
ui-guide-town-room = Parties now explore, room after room. A room's letter kills one adventurer who has that letter there. Survivors carry its gold out.
ui-guide-town-spilled-head = Blood spilled
ui-guide-town-spilled = Each dead adventurer, except a Mule, leaves a token of its wizard here: a point for the dungeon's owner. Is that you?
ui-guide-town-treasure-head = Treasure
ui-guide-town-treasure = Your party carries as much gold as its ranks add up to. When someone dies, you may have to drop some.
ui-guide-town-item-head = An item
# lint-ok 10
ui-guide-town-item = An item works while one of its class lives in your party. Its page says what it does. Or pay with it: 5 gold.
ui-guide-town-escape-head = Escape or continue
ui-guide-town-escape = Escape with your gold, or open another room. After a death or an item you must open another.
ui-guide-town-collect-head = Collect
# lint-ok 10
ui-guide-town-collect = The gold is yours. It hires better adventurers, but you get no change. For 50 you may swap your deed, and with it your dungeon.
# lint-ok 10
ui-guide-town-swap-head = Swap your deed?
# lint-ok 10
ui-guide-town-swap = For 50 gold you may swap your deed, unseen, for one in the Deed House. Then all blood on that dungeon counts for you.
ui-guide-town-lost-head = All dead
ui-guide-town-lost = A party with no one left, or with grey cards alone, is lost with all it carried. Hire again next round.
ui-guide-town-stone-head = The seeing stone
ui-guide-town-stone = The seeing stone has moved on. Its wizard acts first in every phase of this round.
ui-guide-town-clues-head = Watch the others
# lint-ok 10
ui-guide-town-clues = Does someone avoid a dungeon, or die there gladly? The eye collects such clues to whose deed is which, and your own marks.
ui-guide-town-claim-head = Claim victory?
ui-guide-town-claim = Claim with seven points or more. With fewer it fails and shows your dungeon, so wait. You're asked early so that the question betrays nothing.
ui-guide-town-end-head = The end
ui-guide-town-end = A true claim ends the evening. With more wizards the goal is higher, and it gets crowded at the entrances. Play again!

## Records

record-by-subject = Goal
record-by-difficulty = Computer players
record-by-figure = Wizard
record-subject-goal = Goal { $number }
