# Castle Ravenloft: every word that a player reads.

## Words of the table

name-heroes = the Heroes
name-castle = Castle Ravenloft
name-hero = Hero Phase
name-explore = Exploration Phase
name-villain = Villain Phase
name-start = start of the turn
name-monster = Monster deck
name-encounter = Encounter deck
name-treasure = Treasure deck
name-tile = Tile stack
name-north = north
name-east = east
name-south = south
name-west = west
name-black = black
name-white = white
name-slowed = Slowed
name-immobilized = Immobilized
name-experience = experience
name-surge = Healing Surge
name-aid = Aid
name-sun = Sun
name-mistform = Mistform
name-kavan = Kavan
# lint-ok 13
text-kavan = He isn't a Hero, has no Hit Points, and shares his square. Start your turn on it or next to it, and you may lead him: he follows when your Hero Phase ends. With a Monster on his tile, or no Hero, he turns into the Young Vampire as the Villain Phase begins (CR-215).
name-coffin = the coffin
name-coffin-shut = Coffin
text-coffin-shut = Unopened. End your Hero Phase on it or next to it, and you may open it. It may hold nothing, treasure, holy water, a stake, a trap, a Monster or the Count (CR-210).
name-item-back = Item token
text-item-back = Face down. A Hero who ends their Hero Phase on it or next to it takes it and sees what it is (CR-210).
name-monster-back = Monster token
text-monster-back = Face down: 1 to 3 Monsters in hiding. Turn it over when a Hero ends a move within 1 tile (CR-210).
name-monsters-0 = nobody
name-monsters-1 = one Monster
name-monsters-2 = two Monsters
name-monsters-3 = three Monsters
name-calm = Calm
name-food = Food
name-mirror = Mirror
name-portrait = Portrait
name-coffin-empty = nothing
name-coffin-monster = a Monster
name-coffin-trap = a trap
name-coffin-treasure = treasure
name-coffin-strahd = the Count
name-item-treasure = Treasure, the better of two
name-banked = Treasure cards carried out
name-cured = Steps of the cure
name-lairs = Lairs conquered
name-ritual = Steps of the ritual broken
name-kills = Monsters destroyed
name-escaped = Monsters escaped
name-crypt = the crypt
name-skull = Skull
name-bone-pile = bone pile
name-blessing = Blessing
name-fortune = Fortune
name-item = Item
name-adventure = Adventure Treasure
name-environment = Environment
name-event = Event
name-attack = Event-Attack
name-trap = Trap
name-at-will = At-Will
name-daily = Daily
name-utility = Utility
name-undead = Undead
name-vampire = Vampire
name-animal = Animal
name-vermin = Vermin
name-reptile = Reptile
name-elemental = Elemental
name-fey = Fey

text-slowed = Speed 2 until the end of this Hero's Hero Phase.
text-immobilized = Speed 0 until the end of this Hero's Hero Phase. Effects can still place the Hero elsewhere.
text-surge = A Hero who starts their turn at 0 HP must use one: they stand up with HP equal to their surge value. If none is left, the night is lost.
text-mistform = Stays on Strahd's card until he turns to mist.
text-environment = Stays in force for everyone until another Environment replaces it.
text-event = Happens at once and is gone.
text-attack = Attacks Heroes at once and is gone.
text-trap = Its marker is on a tile, and it strikes in each Villain Phase of the player who drew it. Standing on its tile, a Hero may try to disable it instead of attacking: 10 or more.
text-blessing = In force for every Hero until the end of your next Hero Phase.
text-fortune = Happens at once and is gone.
text-item = Give it to any Hero when you draw it; it stays with that Hero.
text-at-will = Can be used every turn.
text-daily = Turned face down when it is used.
text-utility = Turned face down when it is used. It is not an attack.

## Heroes

name-allisa = Allisa
title-allisa = Human Ranger
text-allisa = Scout. In your Exploration Phase you may explore any one unexplored edge of your tile, wherever on the tile you stand.
flavour-allisa = She has tracked worse things through worse weather. Not many.

name-arjhan = Arjhan
title-arjhan = Dragonborn Fighter
text-arjhan = Defender. Each other Hero on your tile has +1 AC.
flavour-arjhan = He fills a doorway better than most doors.

name-immeril = Immeril
title-immeril = Eladrin Wizard
text-immeril = Lore. Each other Hero on your tile has +1 to attack rolls.
flavour-immeril = He has read every book about this castle, and did not like how they ended.

name-kat = Kat
title-kat = Human Rogue
text-kat = Trap Expert. You have +5 on rolls to disable Traps.
flavour-kat = Locks, latches, tripwires: everything opens for her sooner or later.

name-thorgrim = Thorgrim
title-thorgrim = Dwarf Cleric
text-thorgrim = Aid. At the end of your Hero Phase, if you made no attack in it, one other Hero on your tile regains 1 HP.
flavour-thorgrim = His faith is like his beard: long, stubborn, and slightly singed.

text-critical-hit = Critical Hit (2nd level). A natural 20 in an attack of yours deals +1 damage.

## Powers of Thorgrim

name-healing-word = Healing Word
text-healing-word = Free, in your Hero Phase: one Hero, however far away, regains HP equal to their surge value. A Hero at 0 HP stands up.

name-divine-flare = Divine Flare
text-divine-flare = Attack one Monster on your tile: +6, 1 damage. On a hit, end one Condition of one Hero on your tile.

name-healing-strike = Healing Strike
text-healing-strike = Attack one adjacent Monster: +8, 1 damage. On a hit, one Hero within 1 tile regains 1 HP; you may choose yourself.

name-lance-of-faith = Lance of Faith
text-lance-of-faith = Attack one Monster within 1 tile: +6, 1 damage, or 2 damage if it is Undead.

name-beacon-of-hope = Beacon of Hope
text-beacon-of-hope = Choose a tile within 1 tile and attack every Monster on it: +6, 2 damage. Hit or miss, each Hero on that tile regains 1 HP.

name-flame-strike = Flame Strike
text-flame-strike = Choose a tile within 2 tiles and attack every Monster on it: +6, 3 damage. Miss: 1 damage.

name-hallowed-advance = Hallowed Advance
text-hallowed-advance = Attack one adjacent Monster: +5, 3 damage. Miss: 1 damage. Hit or miss, each other Hero may then move up to 1 tile.

name-bless = Bless
text-bless = Free, in your Hero Phase: you and each Hero within 1 tile have +2 to attack rolls until the end of your next Hero Phase.

name-consecrated-ground = Consecrated Ground
text-consecrated-ground = Uses your attack: choose a tile within 1 tile. A marker there is removed, and a Trap card with it; then lay this card's marker there. The next Encounter marker that would come to that tile does not: its card is discarded and not replaced, and this marker is removed.

name-shield-of-faith = Shield of Faith
text-shield-of-faith = When an attack hits you or another Hero on your tile: it misses instead. You and each Hero within 1 tile have +2 AC until the end of your next Hero Phase.

## Powers of Arjhan

name-dragons-breath = Dragon's Breath
text-dragons-breath = Free, in your Hero Phase: attack every Monster on your tile: +4, 1 damage. This does not count as your attack.

name-cleave = Cleave
text-cleave = Attack one adjacent Monster: +6, 1 damage. On a hit you may choose another Monster on your tile: move next to it, and it takes 1 damage.

name-trapping-strike = Trapping Strike
text-trapping-strike = Choose one Monster within 1 tile. Place it adjacent to you, then attack it: +8, 1 damage.

name-tide-of-iron = Tide of Iron
text-tide-of-iron = Attack one adjacent Monster: +8, 1 damage. On a hit, if it survives, place it on a tile within 1 tile of you; then you may move to any square of your tile.

name-brute-strike = Brute Strike
text-brute-strike = Attack one adjacent Monster: +5, 4 damage. If you miss, this card stays face up.

name-come-and-get-it = Come and Get It
text-come-and-get-it = Choose a tile within 1 tile and place its Monsters adjacent to you, as many as fit. Then attack every adjacent Monster: +6, 1 damage.

name-precise-strike = Precise Strike
text-precise-strike = Attack one adjacent Monster: +11, 2 damage. If you miss, this card stays face up.

name-bodyguard = Bodyguard
text-bodyguard = When a Monster hits another Hero within 1 tile: the attack misses instead, and you change places with that Hero.

name-get-over-there = Get Over There!
text-get-over-there = Uses a Move: choose a Monster within 2 tiles and place yourself adjacent to it.

name-unstoppable = Unstoppable
text-unstoppable = At the start of your Hero Phase: regain 2 HP.

## Powers of Allisa

name-careful-attack = Careful Attack
text-careful-attack = One adjacent Monster takes 1 damage. No die is rolled, so this neither hits nor misses.

name-hit-and-run = Hit and Run
text-hit-and-run = Attack one adjacent Monster: +6, 2 damage. Hit or miss, you may then place yourself on any square of your tile.

name-hunters-shot = Hunter's Shot
text-hunters-shot = Attack one Monster within 2 tiles: +6, 1 damage. If you miss a Monster that is more than 1 tile away, place it 1 tile closer to you.

name-twin-shot = Twin Shot
text-twin-shot = Attack one or two different Monsters within 1 tile: +4, 1 damage each.

name-attacks-on-the-run = Attacks on the Run
text-attacks-on-the-run = Move up to your Speed as part of this card. Then attack one or two different Monsters you were adjacent to anywhere along the way: +4, 2 damage. Miss: 1 damage.

name-bounding-attack = Bounding Attack
text-bounding-attack = Place yourself on a tile within 1 tile. Then attack one adjacent Monster: +6, 3 damage. Miss: 1 damage.

name-split-the-tree = Split the Tree
text-split-the-tree = Attack one or two different Monsters on one tile within 2 tiles: +6, 2 damage. Miss: 1 damage.

name-crucial-aid = Crucial Aid
text-crucial-aid = After another Hero has rolled the die: add 4 to the result.

name-unbalancing-parry = Unbalancing Parry
text-unbalancing-parry = When an adjacent Monster hits you: the attack misses instead, and you place that Monster on a tile within 1 tile of you.

name-yield-ground = Yield Ground
text-yield-ground = When a Monster damages you: move up to your Speed.

## Powers of Kat

name-sneak-attack = Sneak Attack
text-sneak-attack = At the start of your Hero Phase: until the end of your next Hero Phase you have +4 to attack rolls and +1 damage.

name-backstab = Backstab
text-backstab = Attack one adjacent Monster: +7, 1 damage, or 2 damage if it is adjacent to another Hero.

name-deft-strike = Deft Strike
text-deft-strike = You may move up to 2 squares. Then attack one adjacent Monster: +7, 1 damage.

name-snipe-shot = Snipe Shot
text-snipe-shot = Attack one Monster within 1 tile: +7, or +9 if it is exactly 1 tile away; 1 damage.

name-dagger-barrage = Dagger Barrage
text-dagger-barrage = Choose a tile within 1 tile and attack every Monster on it: +7, 2 damage. Miss: 1 damage.

name-deep-cut = Deep Cut
text-deep-cut = Attack one adjacent Monster: +7, 2 damage. Hit or miss: +2 damage if it is adjacent to another Hero.

name-riposte-strike = Riposte Strike
text-riposte-strike = Right after an adjacent Monster has attacked you, in any phase: attack that Monster: +7, 1 damage. If you miss, this card stays face up.

name-great-leap = Great Leap
text-great-leap = Uses a Move: place yourself on a tile within 2 tiles.

name-spring-away = Spring Away
text-spring-away = When another Hero draws an Encounter card: before it takes effect, place yourself on a tile exactly 2 tiles away.

name-stealth = Stealth
text-stealth = When you draw a Monster card: discard it and place no Monster.

## Powers of Immeril

name-fey-step = Fey Step
text-fey-step = Free, in your Hero Phase: teleport, placing yourself on a tile within 1 tile. Being Immobilized does not stop you.

name-magic-missile = Magic Missile
text-magic-missile = Attack one Monster within 3 tiles: +8, 1 damage. If you miss a Monster that is more than 1 tile away, place it 1 tile closer to you.

name-thunderwave = Thunderwave
text-thunderwave = Attack every Monster on your tile: +7, 1 damage. Then choose a tile within 1 tile and place every Monster that survived on it.

name-scorching-burst = Scorching Burst
text-scorching-burst = Choose a tile exactly 1 tile away and attack every Monster on it: +7, 1 damage.

name-fireball = Fireball
text-fireball = Choose a tile exactly 1 tile away and attack every Monster on it: +7, 3 damage. Miss: 1 damage.

name-lightning-bolt = Lightning Bolt
text-lightning-bolt = Attack up to three different Monsters within 1 tile: +7, 2 damage. Miss: 1 damage.

name-freezing-cloud = Freezing Cloud
text-freezing-cloud = Choose a tile exactly 1 tile away that has no marker, and lay this card's marker there with 3 tokens. At the end of each of your Hero Phases, this one included, take 1 token off; then every Monster on that tile takes 1 damage. The marker goes with its last token. No die is rolled.

name-dispel-magic = Dispel Magic
text-dispel-magic = When you draw an Encounter card: it is cancelled, and costs no experience.

name-illusionary-crowd = Illusionary Crowd
text-illusionary-crowd = Free, in your Hero Phase: lay this card's marker (AC 14, 1 HP) on any tile that has no marker, then place every Monster but Villains on tiles exactly 1 tile away from it. Monsters take the marker for a Hero when they choose a target. It is gone as soon as it is damaged.

name-shield = Shield
text-shield = When a Monster hits you: the attack misses instead, and you have +2 AC until the end of your next Hero Phase.

## Monsters and Villains

name-blazing-skeleton = Blazing Skeleton
text-blazing-skeleton =
    1) A Hero is within 1 tile: Ball of Fire against each Hero on the closest Hero's tile: +7, 2 damage, miss 1 damage.
    2) Otherwise it moves 1 tile towards the closest Hero.
flavour-blazing-skeleton = It has burned for a hundred years and is not nearly done.

name-gargoyle = Gargoyle
text-gargoyle =
    1) A Hero is within 1 tile: it moves to the closest Hero's tile. Whirlwind of Claws against each Hero there: +8, 2 damage and Slowed, miss 1 damage.
    2) Otherwise it sits still.
flavour-gargoyle = A statue, you say. Statues do not usually follow you with their eyes.

name-ghoul = Ghoul
text-ghoul =
    1) It is adjacent to a Hero: Rending Bite: +9, 3 damage.
    2) A Hero is within 1 tile: it moves next to the closest Hero. Paralyzing Claw: +7, 1 damage and Immobilized.
    3) Otherwise it moves 1 tile towards the closest Hero.
flavour-ghoul = Always hungry, never choosy.

name-kobold-skirmisher = Kobold Skirmisher
text-kobold-skirmisher =
    1) A Hero is within 1 tile: Javelin against the closest Hero: +9, 1 damage.
    2) Otherwise it moves 1 tile towards the closest Hero.
flavour-kobold-skirmisher = Small, scaly, and a better shot than it has any right to be.

name-rat-swarm = Rat Swarm
text-rat-swarm =
    1) A Hero is within 1 tile: it moves to the closest Hero's tile. Bites against each Hero there: +7, 1 damage.
    2) Otherwise it moves 1 tile towards the closest Hero.
flavour-rat-swarm = One rat is a nuisance. This is not one rat.

name-skeleton = Skeleton
text-skeleton =
    1) It is adjacent to a Hero: Scimitar: +7, 1 damage.
    2) A Hero is within 1 tile: it moves next to the closest Hero. Charging Slice: +9, 2 damage.
    3) Otherwise it moves 1 tile towards the closest Hero.
flavour-skeleton = It lost everything in the war but its sword arm.

name-spider = Spider
text-spider =
    1) It is adjacent to a Hero: Venomous Bite: +6, 2 damage, miss 1 damage.
    2) A Hero is within 1 tile: Acidic Web against the closest Hero: +11, 1 damage and Slowed; on a hit the Spider is placed adjacent to that Hero.
    3) Otherwise it moves 2 tiles towards the closest Hero.
flavour-spider = Eight legs, eight eyes, no manners.

name-wolf = Wolf
text-wolf =
    1) It is adjacent to a Hero: Bite: +9, 2 damage.
    2) A Hero is within 2 tiles: it moves next to the closest Hero. Pounce: +7, 1 damage and Slowed.
    3) Otherwise it moves 2 tiles towards the closest Hero.
flavour-wolf = When the count whistles, they come.

name-wraith = Wraith
text-wraith =
    1) A Hero is within 1 tile: it moves next to the closest Hero. Life-Draining Claw: +6, 3 damage, miss 1 damage.
    2) Otherwise it moves 1 tile towards the closest Hero.
    Death Shriek: when it is destroyed, each Hero on the same tile takes 1 damage.
flavour-wraith = The cold comes first. Then the claw.

name-zombie = Zombie
text-zombie =
    1) A Hero is within 1 tile: it moves next to the closest Hero. Rotting Fist: +5, 1 damage for each Monster on the Zombie's tile, itself included.
    2) Otherwise it moves 1 tile towards the closest Hero.
flavour-zombie = Slow. But so is the tide.

name-count-strahd = Count Strahd
name-count-strahd-1 = Count Strahd
# lint-ok 13
text-count-strahd =
    1) He has 5 HP or fewer and his Mistform marker, and his crypt has been found: he spends the marker and is placed on the bone pile of Strahd's Crypt.
    2) He is adjacent to a Hero: Bite against the adjacent Hero with the most HP: +8, 2 damage. On a hit he regains 1 HP.
    3) The Hero with the most HP is within 1 tile: he moves next to them. Bite, as above.
    4) A Hero is within 1 tile: Ball of Fire against each Hero on the closest Hero's tile: +8, 2 damage, miss 1 damage.
    5) He has 5 HP or fewer: the Hero who controls the fewest Monsters places a new Monster on his tile.
    6) Otherwise he moves 2 tiles towards the closest Hero.
flavour-count-strahd = Master of the castle, lord of the land, and very much awake.

name-gravestorm = Gravestorm
name-gravestorm-1 = Gravestorm
text-gravestorm =
    1) Its Dragon's Breath marker is ready, and a tile within 1 tile holds two or more Heroes: it spends the marker. Blast of Lightning against each Hero on the tile with the most Heroes: +8, 3 damage, miss 1 damage.
    2) A Hero is within 1 tile: it moves next to the closest Hero. Bite: +8, 2 damage.
    3) A Hero is within 3 tiles: Burst of Lightning against the closest Hero: +8, 1 damage. Then it moves 1 tile towards that Hero.
    4) Otherwise it moves 2 tiles towards the closest Hero and regains its Dragon's Breath marker.
    It covers three by three squares.
flavour-gravestorm = It died before the castle was built, and has been in a bad temper since.

name-klak = Klak
name-klak-1 = Klak
# lint-ok 13
text-klak =
    1) A Hero is on his tile: Fire Burst against each Hero there: +8, 1 damage. Then he is placed on the nearest tile without Heroes.
    2) Fewer Monsters are in play than Heroes: the active player places a new Monster on his tile.
    3) A Hero is within 2 tiles: Chaos Bolt against the closest Hero: +8, 1 damage, miss 1 damage.
    4) Otherwise he moves 1 tile towards the closest Hero.
flavour-klak = He has blown up two laboratories. This is the third.

name-flesh-golem = Flesh Golem
name-flesh-golem-1 = Flesh Golem
text-flesh-golem =
    1) It is adjacent to a Hero: Slam against each adjacent Hero: +8, 2 damage.
    2) A Hero is within 1 tile: it moves next to the closest Hero. Slam: +8, 2 damage and Slowed.
    3) Otherwise it moves 1 tile towards the closest Hero.
    Its hits do 1 more damage for each Enrage token on it. It covers two by two squares.
flavour-flesh-golem = Every part of it belonged to somebody kinder.

name-howling-hag = Howling Hag
name-howling-hag-1 = Howling Hag
text-howling-hag =
    1) Two or more Heroes are within 1 tile: Howl against each of them: +7, 1 damage.
    2) One Hero is within 1 tile: she moves next to that Hero. Claw: +8, 2 damage; on a hit the Hero is placed on the tile farthest from her.
    3) Otherwise she is placed adjacent to the closest Hero, wherever that is.
flavour-howling-hag = Cover your ears. It does not help, but it passes the time.

name-werewolf = Werewolf
name-werewolf-1 = Werewolf
text-werewolf =
    It regains 1 HP at the start of each activation while no Hero is next to it, until silver has touched it.
    1) It is adjacent to a Hero: Rake: +9, 2 damage.
    2) A Hero is within 2 tiles: it moves next to the closest Hero. Bite: +8, 2 damage.
    3) Otherwise it moves 2 tiles towards the closest Hero.
flavour-werewolf = By day he was a rather good tailor.

name-young-vampire = Young Vampire
name-young-vampire-1 = Young Vampire
text-young-vampire =
    1) It is adjacent to a Hero: Claws and Fangs: +8, 2 damage. On a hit it regains 1 HP.
    2) A Hero is within 1 tile: Hypnotic Gaze against the closest Hero: +8, 1 damage and Immobilized. On a hit that Hero is placed adjacent to it.
    3) Otherwise it moves 1 tile towards the closest Hero.
flavour-young-vampire = New to the night, and already late for supper.

name-zombie-dragon = Zombie Dragon
name-zombie-dragon-1 = Zombie Dragon
text-zombie-dragon =
    1) A Hero is within 1 tile: it moves to the closest Hero's tile. Sweeping Claw against each Hero there: +7, 2 damage; each Hero who is hit is placed on a tile exactly 1 tile away from it.
    2) Otherwise it moves 1 tile towards the closest Hero.
    It covers two by two squares.
flavour-zombie-dragon = The fire went out long ago. The appetite did not.

name-klaks-artifact = Klak's Artifact
name-klaks-artifact-1 = Klak's Artifact
text-klaks-artifact = An object on its square, which any attack may strike as if it were a Monster. It never acts and is never moved; destroying it brings neither experience nor Treasure.
flavour-klaks-artifact = It hums, and the hum has teeth.

name-gravestorms-phylactery = Gravestorm's Phylactery
name-gravestorms-phylactery-1 = Gravestorm's Phylactery
text-gravestorms-phylactery = An object on its square. A Hero on that square or next to it may strike it with any attack. It never acts and is never moved; destroying it brings neither experience nor Treasure.
flavour-gravestorms-phylactery = A soul fits into a very small box, if you fold it.

name-blast-of-lightning = Blast of Lightning
name-burst-of-lightning = Burst of Lightning
name-fire-burst = Fire Burst
name-chaos-bolt = Chaos Bolt
name-slam = Slam
name-howl = Howl
name-claw = Claw
name-rake = Rake
name-claws-and-fangs = Claws and Fangs
name-hypnotic-gaze = Hypnotic Gaze
name-sweeping-claw = Sweeping Claw
name-regenerate = Regeneration
name-enrage = Enrage
name-silvered = silver
name-shackled = Shackles
name-staked = a stake

name-ball-of-fire = Ball of Fire
name-whirlwind-of-claws = Whirlwind of Claws
name-rending-bite = Rending Bite
name-paralyzing-claw = Paralyzing Claw
name-javelin = Javelin
name-bites = Bites
name-scimitar = Scimitar
name-charging-slice = Charging Slice
name-venomous-bite = Venomous Bite
name-acidic-web = Acidic Web
name-bite = Bite
name-pounce = Pounce
name-life-draining-claw = Life-Draining Claw
name-rotting-fist = Rotting Fist
name-death-shriek = Death Shriek
name-drink = Blood

## Environments

name-bat-swarm = Bat Swarm
text-bat-swarm = A Hero who attacks a Monster on another tile rolls the die twice and uses the lower result.
flavour-bat-swarm = The ceiling unfolds, and flies.

name-blood-fog = Blood Fog
text-blood-fog = Whenever a Hero or a Monster attacks and the die shows 17 or more, the target takes 1 more damage if the attack hits or deals damage.
flavour-blood-fog = It smells of iron, and it beads on the blade.

name-cackling-skull = Cackling Skull
text-cackling-skull = A Hero who has used a Daily or a Utility card takes 1 damage.
flavour-cackling-skull = It finds your best tricks hilarious.

name-crippling-miasma = Crippling Miasma
text-crippling-miasma = Each Hero who is not Slowed has −1 Speed.
flavour-crippling-miasma = Every step is a step through wet wool.

name-deadly-shadows = Deadly Shadows
text-deadly-shadows = A Hero who ends their turn on a tile with another Hero takes 1 damage.
flavour-deadly-shadows = Two lanterns, four shadows. Count again.

name-haunted-mists = Haunted Mists
text-haunted-mists = Undead Monsters have +2 to attack rolls.
flavour-haunted-mists = The dead see well in it.

name-music-of-the-damned = Music of the Damned
text-music-of-the-damned = Anyone who would place a new Monster draws two Monster cards, places the one worth more experience (your choice if they are worth the same), and discards the other.
flavour-music-of-the-damned = An organ, far below. Somebody is playing with all ten bones.

name-spirit-of-doom-environment = Spirit of Doom
text-spirit-of-doom-environment = A Hero who discards a Treasure card, by using it up or otherwise, takes 1 damage.
flavour-spirit-of-doom-environment = It keeps a ledger of everything you waste.

## Events

name-bubbling-cauldron = Bubbling Cauldron
text-bubbling-cauldron = Place each Monster 1 tile closer to the active Hero.
flavour-bubbling-cauldron = Whatever is in it, the whole castle can smell it.

name-corner-of-your-eye = Corner of Your Eye
text-corner-of-your-eye = Place the active Hero on an adjacent tile of your choice, then roll the die. 1 to 15: a new Monster on the Hero's tile. 16 to 20: turn one of your used Power cards face up.
flavour-corner-of-your-eye = Something moved. No, there. No, there.

name-cowardly-flight = Cowardly Flight
text-cowardly-flight = If there is a Monster in play: lay the bottom tile of the stack at the unexplored edge closest to the active Hero. Place the Monster closest to that Hero on it, and a new Monster beside it. The tile brings no Encounter card.
flavour-cowardly-flight = It is not running away. It is fetching friends.

name-cyrus-belview = Cyrus Belview
text-cyrus-belview = Lay the bottom tile of the stack at any unexplored edge, with two new Monsters on it. Place the active Hero on it; each other Hero may also be placed there.
flavour-cyrus-belview = "This way, dear guests. The master's pets are dying to meet you."

name-frenzy = Frenzy
text-frenzy = In this Villain Phase each Monster you control activates twice.
flavour-frenzy = Blood on the stones drives them mad.

name-ghost-of-prince-aurel = Ghost of Prince Aurel
text-ghost-of-prince-aurel = Turn one of your unused Daily or Utility cards face down. If you have none, the active Hero takes 1 damage.
flavour-ghost-of-prince-aurel = He only wants to borrow your courage.

name-howl-of-the-wolf = Howl of the Wolf
text-howl-of-the-wolf = Choose one Monster on a tile with a Hero: it activates at once.
flavour-howl-of-the-wolf = Somewhere, something answers.

name-illusionary-trick = Illusionary Trick
text-illusionary-trick = The active Hero changes places with the Monster farthest from them.
flavour-illusionary-trick = You were here. Now you are not.

name-lief-lipsiege = Lief Lipsiege
text-lief-lipsiege = Roll the die. 1 to 10: a new Monster on the active Hero's tile. 11 to 20: draw a Treasure card.
flavour-lief-lipsiege = The count's bookkeeper looks up, licks his pen, and decides which column you belong in.

name-mists-of-terror = Mists of Terror
text-mists-of-terror = Roll the die for each Hero. 1 to 5: that Hero takes 1 damage and is Immobilized.
flavour-mists-of-terror = The mist has hands.

name-neglected-passage = Neglected Passage
text-neglected-passage = If the Start tile is in play: lay the bottom tile of the stack at the unexplored edge closest to it, with a new Monster on it. The tile brings no Encounter card. Without a Start tile, draw another Encounter card instead.
flavour-neglected-passage = Nobody has dusted here since the last heroes.

name-overrun = Overrun
text-overrun = Each Hero takes 1 damage for each Monster they control. Traps and Villains do not count.
flavour-overrun = They come through every door at once.

name-overwhelming-terror = Overwhelming Terror
text-overwhelming-terror = If the Start tile is in play: place each Hero 2 tiles closer to it. A Hero who then shares a tile with a Monster is Slowed. Without a Start tile, draw another Encounter card instead.
flavour-overwhelming-terror = Your legs decide before you do.

name-passage-of-time = Passage of Time
text-passage-of-time = Each Hero takes 1 damage.
flavour-passage-of-time = The candle gutters. Was it always this short?

name-prowling-spirits = Prowling Spirits
text-prowling-spirits = The active Hero discards one of their Treasure cards, chosen by their player.
flavour-prowling-spirits = Cold fingers in your pockets.

name-reinforcements = Reinforcements
text-reinforcements = The Hero who controls the fewest Monsters places a new Monster on any tile with an unexplored edge.
flavour-reinforcements = Fresh feet on old stairs.

name-secret-door = Secret Door
text-secret-door = Lay the bottom tile of the stack at the unexplored edge closest to the active Hero, with a new Monster on it. The tile brings no Encounter card.
flavour-secret-door = The bookcase was a door. The door was being watched.

name-spirit-of-doom-event = Spirit of Doom
text-spirit-of-doom-event = Each Hero may move up to their Speed. Then each Hero on a tile without Monsters takes 1 damage.
flavour-spirit-of-doom-event = It only touches those who think they are safe.

name-strahds-hunger = Strahd's Hunger
text-strahds-hunger = The Hero with the most HP takes 1 damage and is Immobilized.
flavour-strahds-hunger = He always takes the healthiest first.

name-strahds-minions = Strahd's Minions
text-strahds-minions = Place the active Hero and the two Monsters closest to them on the tile farthest from the Hero. If there were fewer than two Monsters, place one new Monster adjacent to the Hero.
flavour-strahds-minions = They carry you off, quite carefully.

name-strahds-trick = Strahd's Trick
text-strahds-trick = Place the active Hero on the tile within 1 tile that holds the most Monsters. If no tile within 1 tile holds any, the Hero takes 1 damage.
flavour-strahds-trick = The floor tilts towards the teeth.

name-strahds-whispers = Strahd's Whispers
text-strahds-whispers = Place the active Hero adjacent to the closest other Hero. The active Hero attacks that Hero with one of their own At-Will cards.
flavour-strahds-whispers = "Look at your friend. Look closely. Now strike."

name-summoning-circle = Summoning Circle
text-summoning-circle = Place a new Monster adjacent to the active Hero.
flavour-summoning-circle = Mind the chalk. Too late.

name-teleport-glyph = Teleport Glyph
text-teleport-glyph = Place the active Hero, with every Monster on their tile, on the tile farthest away.
flavour-teleport-glyph = A flash, a lurch, and an entirely different smell.

name-treasure-chest = Treasure Chest
text-treasure-chest = Roll the die. 1 to 10: the active Hero takes 2 damage. 11 to 15: they take 1 damage and draw a Treasure card. 16 to 20: they draw a Treasure card.
flavour-treasure-chest = Locked, gilded, and breathing very quietly.

name-voice-of-the-master = Voice of the Master
text-voice-of-the-master = Beginning to your left, each Hero in turn activates one Monster they control. The first Hero who controls none places a new Monster on any tile instead, and the Voice falls silent.
flavour-voice-of-the-master = It does not need to shout.

## Event-Attacks

name-ambush = Ambush!
name-blades-from-the-dark = Blades from the Dark
text-ambush = Attacks each Hero on the active Hero's tile: +8. Hit: Slowed. Then place a new Monster on that tile.
flavour-ambush = The ones you heard were the noisy half.

name-animated-armor = Animated Armor
name-iron-gauntlets = Iron Gauntlets
text-animated-armor = Attacks each Hero on the active Hero's tile: +7, 3 damage, miss 1 damage.
flavour-animated-armor = Nobody is inside. You checked. It did not help.

name-choking-fog = Choking Fog
name-smothering-breath = Smothering Breath
text-choking-fog = Attacks each Hero on the active Hero's tile: +8, 2 damage, miss 1 damage.
flavour-choking-fog = Breathe out. Do not breathe in.

name-circle-of-death = Circle of Death
name-withering-light = Withering Light
text-circle-of-death = Attacks each Hero on the active Hero's tile: +8, 2 damage, miss 1 damage. Then each Undead Monster on that tile regains 1 HP.
flavour-circle-of-death = Life runs downhill here, towards the dead.

name-gray-ooze = Gray Ooze
name-acid-touch = Acid Touch
text-gray-ooze = Attacks the active Hero: +8, 3 damage, miss 1 damage. On a hit that Hero discards a random Treasure card.
flavour-gray-ooze = That is no puddle.

name-green-slime = Green Slime
name-burning-slime = Burning Slime
text-green-slime = Attacks each Hero on the active Hero's tile: +6, 2 damage, miss 1 damage. If the active Hero is hit, they discard a random Treasure card.
flavour-green-slime = It drips from above, and it is never just one drop.

name-hands-of-the-dead = Hands of the Dead
name-grasping-hands = Grasping Hands
text-hands-of-the-dead = Attacks each Hero on the active Hero's tile: +6, 2 damage and Slowed, miss 1 damage.
flavour-hands-of-the-dead = The flagstones lift, and reach.

name-howling-ghost = Howling Ghost
name-howl-from-the-grave = Howl from the Grave
text-howling-ghost = Attacks each Hero on the active Hero's tile: +9, 2 damage. A Hero who is hit may turn one unused Daily card face down to take no damage.
flavour-howling-ghost = It has one thing to say, and says it for ever.

name-icy-corridor = Icy Corridor
name-killing-frost = Killing Frost
text-icy-corridor = Attacks each Hero on the active Hero's tile: +8, 2 damage, miss 1 damage. Then each Hero on that tile is placed on a tile within 1 tile of it, chosen by their player.
flavour-icy-corridor = Nobody falls here with dignity.

name-king-tomescus-portal = King Tomescu's Portal
name-pull-of-the-portal = Pull of the Portal
text-king-tomescus-portal = Attacks the active Hero three times: +8, 1 damage each. Then that Hero is taken off the board; at the start of their next Hero Phase their player places them on any tile.
flavour-king-tomescus-portal = The king kept a door for guests he did not like.

name-patrina-velikovna = Patrina Velikovna
name-banshee-wail = Banshee's Wail
text-patrina-velikovna = Attacks each Hero: +7, 2 damage, miss 1 damage. Then each Monster that shares no tile with a Hero is placed 1 tile closer to the closest Hero.
flavour-patrina-velikovna = She was promised a wedding. You hear how it went.

name-prowling-ghost = Prowling Ghost
name-cold-touch = Cold Touch
text-prowling-ghost = Attacks the active Hero: +9, 1 damage. Then lay the bottom tile of the stack at the unexplored edge closest to that Hero, with a new Monster on it, and place the Hero there.
flavour-prowling-ghost = It takes you by the wrist, like a host who is late.

name-spider-webs = Spider Webs
name-sticky-strands = Sticky Strands
text-spider-webs = Attacks the active Hero: +4. Hit: Immobilized. Miss: Slowed.
flavour-spider-webs = Old silk, fresh knots.

name-strahd-attacks = Strahd Attacks!
name-claws-from-above = Claws from Above
text-strahd-attacks = Attacks each Hero within 1 tile of the active Hero, the active Hero included: +6, 3 damage, miss 1 damage.
flavour-strahd-attacks = A swirl of black, a flash of white, and he is gone again.

## Traps

name-alarm = Alarm
text-alarm = When activated: place a new Monster on the bone pile of the tile with the unexplored edge closest to this marker.
flavour-alarm = A bell rings, far too loud, and does not stop.

name-crossbow-turret = Crossbow Turret
name-crossbow-bolts = Crossbow Bolts
text-crossbow-turret = When activated: attacks each Hero within 1 tile: +8, 2 damage, miss 1 damage.
flavour-crossbow-turret = It ticks while it turns.

name-crushing-walls = Crushing Walls
name-closing-stone = Closing Stone
text-crushing-walls = When activated: attacks each Hero on this tile: +6, 2 damage and Immobilized, miss 1 damage.
flavour-crushing-walls = The room was bigger a moment ago.

name-dart-trap = Dart Trap
name-darts = Darts
text-dart-trap = When activated: attacks each Hero on this tile: +8, 2 damage, miss 1 damage.
flavour-dart-trap = So many little holes in the wall.

name-fire-trap = Fire Trap
text-fire-trap = When activated: each Hero on this tile takes 2 damage. No die is rolled.
flavour-fire-trap = The soot on the ceiling was a hint.

name-sliding-walls = Sliding Walls
text-sliding-walls = When activated: roll the die for each Hero on this tile and place them on the adjacent tile on the side rolled. The sides turn with the tile. 1 to 5: top. 6 to 10: right. 11 to 15: bottom. 16 to 20: left. If that side is walled or has no tile, the Hero stays and takes 1 damage.
flavour-sliding-walls = The castle rearranges its guests.

name-spear-gauntlet = Spear Gauntlet
name-spears = Spears
text-spear-gauntlet = When activated: attacks each Hero within 1 tile: +6, 3 damage, miss 1 damage.
flavour-spear-gauntlet = Left, right, left, and one from below.

## Blessings

name-guided-strikes = Guided Strikes
text-guided-strikes = Each Hero has +2 to attack rolls.

name-heroic-stand = Heroic Stand
text-heroic-stand = Each Hero has +1 to attack rolls for each Monster on their tile.

name-rejuvenating-onslaught = Rejuvenating Onslaught
text-rejuvenating-onslaught = Whenever a Hero hits a Monster with an attack, that Hero regains 1 HP.

name-run = Run!
text-run = Each Hero has +2 Speed.

name-surround-them = Surround Them!
text-surround-them = Each Hero has +1 to attack rolls for each Hero on their tile, themselves included.

name-steadfast-vigil = Steadfast Vigil
text-steadfast-vigil = Each Hero has +2 AC.

## Fortunes

name-action-surge = Action Surge
text-action-surge = You may move up to your Speed or make one attack now.

name-breath-of-life = Breath of Life
text-breath-of-life = Your Hero regains 1 HP.

name-burst-of-speed = Burst of Speed
text-burst-of-speed = Your Hero may move up to their Speed now.

name-clear-the-air = Clear the Air
text-clear-the-air = Discard the Environment in play.

name-daze = Daze
text-daze = Lay this card on one Monster card. The next time that Monster would activate, discard this card instead. Villains cannot be dazed.

name-distant-sounds = Distant Sounds
text-distant-sounds = Look at the top three Monster cards and put them back on top in any order.

name-eagle-eyes = Eagle Eyes
text-eagle-eyes = Lay the top tile of the stack at any unexplored edge and place its Monster as usual. The tile brings no Encounter card.

name-glimpse-of-the-future = Glimpse of the Future
text-glimpse-of-the-future = Look at the top three Encounter cards and put them back on top in any order.

name-harrowed-experience = Harrowed Experience
text-harrowed-experience = Goes to the experience pile, where it is worth 1 experience.

name-intimidating-bellow = Intimidating Bellow
text-intimidating-bellow = Place one Monster on a tile exactly 2 tiles away from its own.

name-level-up = Level Up
text-level-up = You may spend 5 experience now to raise your Hero to 2nd level. No natural 20 is needed.

name-lucky-find = Lucky Find
text-lucky-find = Draw three Treasure cards, keep one, and discard the others.

name-moments-respite = Moment's Respite
text-moments-respite = Lay this card on the Encounter deck or on the Monster deck. The next time a card would be drawn from that deck, discard this card instead.

name-shake-it-off = Shake It Off
text-shake-it-off = One Hero may end one of their Conditions.

name-short-rest = Short Rest
text-short-rest = Turn one of your used Power cards face up.

name-second-wind = Second Wind
text-second-wind = The Hero with the fewest HP, but at least 1, regains 4 HP. In a tie, you choose.

name-scrawled-map = Scrawled Map
text-scrawled-map = Look at the top three tiles of the stack and put them back on top in any order.

## Items

name-amulet-of-protection = Amulet of Protection
text-amulet-of-protection = You have +1 AC.
flavour-amulet-of-protection = Warm to the touch whenever something wants you dead. It is always warm here.

name-boots-of-striding = Boots of Striding
text-boots-of-striding = You have +1 Speed.
flavour-boots-of-striding = Their last owner left in a hurry, without them.

name-crystal-ball = Crystal Ball
text-crystal-ball = Uses your attack: reveal the top card of one deck, or the top tile of the stack, and leave it there. Then discard this card.
flavour-crystal-ball = It shows the future, a hand's breadth at a time.

name-dragons-breath-elixir = Dragon's Breath Elixir
text-dragons-breath-elixir = Free, in your Hero Phase: attack every Monster on your tile: +4, 1 damage. Then discard this card.
flavour-dragons-breath-elixir = Do not hiccup.

name-glyph-of-warding = Glyph of Warding
text-glyph-of-warding = Uses your attack: lay this card's marker on your tile and discard the card. The first Monster that comes to that tile takes 1 damage; then the marker is removed.
flavour-glyph-of-warding = A welcome mat, of sorts.

name-holy-avenger = Holy Avenger
text-holy-avenger = You have +1 to attack rolls against adjacent Monsters, or +3 if they are Undead.
flavour-holy-avenger = It hums in the hand when the dead are near.

name-holy-water = Holy Water
text-holy-water = Uses your attack: one Undead Monster within 1 tile takes 1 damage. Then discard this card.
flavour-holy-water = Shake well.

name-lucky-charm = Lucky Charm
text-lucky-charm = After anyone has rolled the die: it is rolled again, and the new result counts. Then discard this card.
flavour-lucky-charm = A rabbit's foot. The rabbit was less lucky.

name-magic-sword = Magic Sword
text-magic-sword = You have +1 to attack rolls against adjacent Monsters.
flavour-magic-sword = Sharp, balanced, and a little smug.

name-necklace-of-fireballs = Necklace of Fireballs
text-necklace-of-fireballs = Uses your attack: choose a tile exactly 1 tile away and attack every Monster on it: +5, 1 damage. Then discard this card.
flavour-necklace-of-fireballs = Not to be worn near candles.

name-potion-of-healing = Potion of Healing
text-potion-of-healing = Free, in your Hero Phase: you or an adjacent Hero regains 2 HP. Then discard this card.
flavour-potion-of-healing = Tastes of cherries and copper.

name-potion-of-rejuvenation = Potion of Rejuvenation
text-potion-of-rejuvenation = Free, in your Hero Phase: turn one of your used Power cards face up. Then discard this card.
flavour-potion-of-rejuvenation = Like a good night's sleep, without the screaming.

name-ring-of-accuracy = Ring of Accuracy
text-ring-of-accuracy = You have +1 to attack rolls against Monsters that are not adjacent.
flavour-ring-of-accuracy = It points where you look, just before you look.

name-ring-of-regeneration = Ring of Regeneration
text-ring-of-regeneration = When you would draw a Treasure card, you may regain 1 HP instead.
flavour-ring-of-regeneration = It pays in flesh.

name-scroll-of-teleportation = Scroll of Teleportation
text-scroll-of-teleportation = Free, in your Hero Phase: place any number of Heroes from your tile on one other tile. Then discard this card.
flavour-scroll-of-teleportation = Read it aloud. Hold hands.

name-thieves-tools = Thieves' Tools
text-thieves-tools = You have +4 on rolls to disable Traps.
flavour-thieves-tools = Borrowed, naturally.

name-wand-of-teleportation = Wand of Teleportation
text-wand-of-teleportation = Uses your attack: choose a tile within 1 tile and place every Monster on it on a tile within 3 tiles of you. Then discard this card.
flavour-wand-of-teleportation = Somebody else's problem, at the flick of a wrist.

name-warding-cloak = Warding Cloak
text-warding-cloak = When any attack hits you: it misses you instead. Then discard this card.
flavour-warding-cloak = Stitched by someone who had met this castle before.

name-silvered-bolts = Silvered Bolts
text-silvered-bolts = Uses your attack: attack one Monster within 2 tiles: +8, 2 damage. Then discard this card.
flavour-silvered-bolts = One was bent straight again, and used twice.

name-icon-of-ravenloft = Icon of Ravenloft
text-icon-of-ravenloft = Free, in your Hero Phase: either each Hero regains 2 HP, or one Hero regains all their HP. Then discard this card.
flavour-icon-of-ravenloft = The one light in this house that was never put out.

name-dimensional-shackles = Dimensional Shackles
text-dimensional-shackles = Uses your attack: shackle one adjacent Monster. For the rest of the game it takes 1 damage whenever its own script places it somewhere else. Then discard this card.
flavour-dimensional-shackles = Three links here, four links elsewhere.

name-feywalk-amulet = Feywalk Amulet
text-feywalk-amulet = Whenever a power or effect teleports you, you choose any free square on any tile.
flavour-feywalk-amulet = It knows a way that is not on any map.

name-holy-symbol-of-ravenkind = Holy Symbol of Ravenkind
text-holy-symbol-of-ravenkind = Uses your attack: one Undead Monster on your tile takes 2 damage. Then discard this card.
flavour-holy-symbol-of-ravenkind = The raven on it looks the other way. Wisely.

name-silver-dagger = Silver Dagger
text-silver-dagger = Uses your attack: attack one Werewolf within 2 tiles: +5, 3 damage, miss 1 damage. Hit or miss, it no longer regenerates for the rest of the game. Then discard this card.
flavour-silver-dagger = For letters, officially.

name-sunsword = Sunsword
text-sunsword = Your hits do 1 more damage to adjacent Vampires.
flavour-sunsword = A little morning, kept in a scabbard.

name-tome-of-strahd = Tome of Strahd
text-tome-of-strahd = You and each Hero within 1 tile of you have +2 to attack rolls against Vampires.
flavour-tome-of-strahd = His diary. Some pages are underlined, and one is torn out.

name-torch = Torch
text-torch = Uses your attack: attack every Monster on your tile: +5, 1 damage. Hit or miss, each of them is then placed on a tile within 1 tile of you. Then discard this card.
flavour-torch = Mind the curtains.

name-wooden-stake = Wooden Stake
text-wooden-stake = Uses your attack: attack one adjacent Vampire: +5, 3 damage, miss 1 damage. Hit or miss, it does not act in your next Villain Phase. Then discard this card.
flavour-wooden-stake = Left of the third rib. Do not hesitate.

## Tiles

name-ST-N = Start
name-ST-S = Start
text-ST-N = The northern half of the Start tile.
text-ST-S = The southern half of the Start tile, with the stairs you came down.
flavour-ST-S = The gate above has already closed.
name-T01 = Hallway
name-T02 = Hallway
name-T03 = Hallway
name-T04 = Hallway
name-T05 = Fork
name-T06 = Fork
name-T07 = Open Room
name-T08 = Open Room
name-T09 = Great Hall
name-T10 = Great Hall
name-T11 = Great Hall
name-T12 = Crossroads
name-T13 = Hallway
name-T14 = Hallway
name-T15 = Hallway
name-T16 = Fork
name-T17 = Fork
name-T18 = Fork
name-T19 = Fork
name-T20 = Side Room
name-T21 = Crypt Corner 1–5
name-T22 = Crypt Corner 6–10
name-T23 = Crypt Corner 11–15
name-T24 = Crypt Corner 16–20
flavour-T21 = Someone has numbered the niches. Someone expects more.
flavour-T22 = Six to ten. All occupied, not all asleep.
flavour-T23 = Eleven to fifteen. The dust is thinner here.
flavour-T24 = Sixteen to twenty. The last niche is empty, and about your size.
name-T25 = Crypt of Artimus
flavour-T25 = He built the castle. It kept him.
name-T26 = Crypt of Barov and Ravenovia
flavour-T26 = Side by side, as in life; and listening, as in life.
name-T27 = Crypt of Sergei von Zarovich
flavour-T27 = The younger brother. The flowers never wilt.
name-T28 = Ireena Kolyana's Crypt
flavour-T28 = Her face again, in stone. He had it carved from memory.
name-T29 = King's Crypt
flavour-T29 = Two kings lie here, and they do not share well.
name-T30 = Lonely Crypt
flavour-T30 = Nobody ever came to mourn. Be polite.
name-T31 = Prince Aurel's Crypt
flavour-T31 = The prince is out.
name-T32 = Strahd's Crypt
flavour-T32 = Black earth, red silk, and a lid that opens from the inside.
name-T33 = Arcane Circle
flavour-T33 = The runes still glow, like embers under ash.
name-T34 = Chapel
flavour-T34 = Something holy survived here, and something else has been praying to it.
name-T35 = Dark Fountain
flavour-T35 = The water falls upward, but only when you look away.
name-T36 = Fetid Den
flavour-T36 = Bones, moss, and a warm bed of straw.
name-T37 = Laboratory
flavour-T37 = Every jar is labelled. You wish they were not.
name-T38 = Rotting Nook
flavour-T38 = Even the rats go round it.
name-T39 = Secret Stairway
flavour-T39 = A breath of night air. Up there is the world.
name-T40 = Workshop
flavour-T40 = Needle, thread, and far too many hands.

## Adventures

name-escape-the-tomb = Escape the Tomb
flavour-escape-the-tomb = You wake in the dark, on cold stone, and the coffin beside you is not empty.
text-escape-the-tomb =
    For one Hero. You begin in Strahd's Crypt; there is no Start tile. The Secret Stairway lies below the first ten tiles of the stack.
    The Sun begins on space 1 and moves on whenever you explore a tile with a white triangle. On space 5 it sets: Count Strahd rises in his crypt and hunts you from then on.
goal-escape-the-tomb = Begin your turn on the Secret Stairway.
found-escape-the-tomb-T39 = The Secret Stairway is found: end your turn on it, then begin your next turn there.
lost-escape-the-tomb = You begin a turn with 0 HP and no Healing Surge is left.
special-escape-the-tomb-T32 = Here the night begins, and here Count Strahd rises when the Sun sets (CR-267).
special-escape-the-tomb-T39 = The way out: begin your turn here and you have escaped, even at 0 HP (CR-287).

name-find-the-icon = Find the Icon of Ravenloft
flavour-find-the-icon = The village needs its holy light back. The castle has noticed that you came for it.
text-find-the-icon =
    For two to five Heroes. A Hallway is to the east and to the west of the Start tile. The Chapel is among the four tiles below the first eight.
    When the Chapel comes into play, it brings 3 Monsters for two Heroes, 5 for three, 8 for four and 10 for five, dealt to the players in turn order, and the Icon is on the altar. From then on, every Villain Phase brings an Encounter card.
    When the last Monster that came with the Chapel has left it, a Hero who ends their Hero Phase on or next to the Icon takes it.
goal-find-the-icon = Destroy every Monster that came with the Chapel, and take the Icon of Ravenloft.
lost-find-the-icon = A Hero starts their turn at 0 HP and no Healing Surge is left.
special-find-the-icon-T34 = The Icon is on its altar, and Monsters came with it. When the last of them has left this tile, a Hero who ends their Hero Phase on or next to the Icon takes it (CR-285, CR-287).

name-klaks-infernal-artifact = Klak's Infernal Artifact
flavour-klaks-infernal-artifact = The smallest sorcerer of the castle has built something, and it hums.
text-klaks-infernal-artifact =
    For two to five Heroes. The Laboratory is among the four tiles below the first eight. When it comes into play, Klak is there instead of a Monster, and his artifact (AC 15, HP 5) on the table beside him.
    Until the artifact is destroyed, each Hero within 1 tile of it takes 1 damage whenever Klak begins to act. Whenever an Encounter card is cancelled with experience, the active Hero takes 1 damage.
    A Hero who explores a tile with a white triangle may discard an Item to gain one of their unused Power cards, drawn at random.
goal-klaks-infernal-artifact = Destroy Klak and his artifact.
lost-klaks-infernal-artifact = A Hero starts their turn at 0 HP and no Healing Surge is left.
special-klaks-infernal-artifact-T37 = Klak works here. His artifact burns every Hero within 1 tile of it when Klak begins to act. It is attacked like a Monster and never moves (CR-285, CR-292).

name-daylight-assault = Daylight Assault
flavour-daylight-assault = While the Sun is up the owner sleeps. Fill your sacks, and count the hours.
text-daylight-assault =
    For two to five Heroes. The Sun begins on space 1 and moves on whenever a tile with a white triangle is explored. From space 6 on, every Villain Phase brings an Encounter card.
    A drawn Blessing or Fortune may be kept unplayed, as loot. A Hero who ends their Hero Phase on the Start tile may escape with all Treasure cards they hold. Their player has only Villain Phases from then on.
goal-daylight-assault = Carry 12 Treasure cards out of the castle.
lost-daylight-assault = A Hero starts their turn at 0 HP and no Healing Surge is left, or all Heroes have escaped with fewer than 12 cards.

name-the-final-transformation = The Final Transformation
flavour-the-final-transformation = Kavan asks you not to leave him alone. He does not say why; his shadow does.
# lint-ok 13
text-the-final-transformation =
    For two to five Heroes. Kavan begins beside the stairs. A Hero who begins their Hero Phase on or next to his square may lead him: at the end of the phase he is placed on that Hero's tile. Kavan can be neither attacked nor healed.
    If a Monster is on his tile when a Villain Phase begins, or no Hero does, he turns into the Young Vampire. The Vampire keeps its wounds from one time to the next. A Hero who ends their turn on the Vampire's tile, with no other Monster there, turns it back.
    The Dark Fountain is among the four tiles below the first eight. Each turn that ends with Kavan there, a Hero beside him and no Monster, advances the cure by 1 step.
goal-the-final-transformation = Bring Kavan to the Dark Fountain and cure him there, in 5 steps.
lost-the-final-transformation = A Hero starts their turn at 0 HP and no Healing Surge is left, or the Young Vampire is destroyed.
special-the-final-transformation-T35 = Kavan is cured here: each turn that ends with him on this tile, with a Hero and without a Monster, is one of the 5 steps (CR-287).

name-destroy-the-dracolich = Destroy the Dracolich
flavour-destroy-the-dracolich = Gravestorm has died twice already, and took it badly each time.
text-destroy-the-dracolich =
    For two to five Heroes. The Arcane Circle is among the four tiles below the first eight. When it comes into play, Gravestorm is there instead of a Monster, over the bone pile.
    At once the Laboratory is laid, with a Monster, at the closest unexplored edge that is at least 4 tiles away. The Phylactery is on its table (AC 10, HP 1). Only a Hero on that square or next to it can attack it, with any attack. When it breaks, Gravestorm takes 10 damage.
goal-destroy-the-dracolich = Destroy Gravestorm.
lost-destroy-the-dracolich = A Hero starts their turn at 0 HP and no Healing Surge is left.
special-destroy-the-dracolich-T33 = Gravestorm wakes here, and covers every tile under its base (CR-039, CR-285).
# lint-ok 4
special-destroy-the-dracolich-T37 = The Phylactery is on the table: stand on it or next to it, and break it. Gravestorm takes 10 damage (CR-292).

name-adventure-impossible = Adventure Impossible
flavour-adventure-impossible = One door, one torch, one of you at a time. The others may bet.
# lint-ok 2
text-adventure-impossible =
    For one to five Heroes, who come one after the other. The others wait outside, where nothing affects them. Each begins at 2nd level, with 2 more Items. There are no Healing Surges. A Hero who ends their turn with 0 HP is lost; the next one enters, takes over their Items, and the Monsters and Traps that faced the lost Hero now face the new one.
    Three of six lairs, drawn at random, are in the stack: one among the first four of each eight tiles. A lair brings its Villain instead of a Monster: the Arcane Circle the Howling Hag, the Dark Fountain the Young Vampire, the Fetid Den the Werewolf, the Laboratory Klak, the Rotting Nook the Zombie Dragon, the Workshop the Flesh Golem.
goal-adventure-impossible = Destroy the Villains of all three lairs.
lost-adventure-impossible = The last Hero ends their turn with 0 HP.
special-adventure-impossible-T33 = A lair: the Howling Hag (CR-285).
special-adventure-impossible-T35 = A lair: the Young Vampire (CR-285).
special-adventure-impossible-T36 = A lair: the Werewolf (CR-285).
special-adventure-impossible-T37 = A lair: Klak (CR-285).
special-adventure-impossible-T38 = A lair: the Zombie Dragon (CR-285).
special-adventure-impossible-T40 = A lair: the Flesh Golem (CR-285).

name-horror-of-the-howling-hag = Horror of the Howling Hag
flavour-horror-of-the-howling-hag = She sang, and you woke up in different rooms.
text-horror-of-the-howling-hag =
    For two to five Heroes. No Start tile is used: each Hero begins on a separate tile, and the parts of the dungeon join where explored tiles meet with open edges.
    Every explored tile turns over a token instead of drawing a Monster: 2 bring one Monster, 8 bring no one, 5 bring the Howling Hag, from wherever she is. The Arcane Circle is among the four tiles below the first eight; a Hero who begins and ends their Hero Phase there breaks one of the 5 steps of her ritual.
goal-horror-of-the-howling-hag = Destroy the Howling Hag, and break her ritual in 5 steps.
lost-horror-of-the-howling-hag = A Hero starts their turn at 0 HP and no Healing Surge is left.
special-horror-of-the-howling-hag-T33 = Her ritual goes on here. A Hero who begins and ends their Hero Phase on this tile breaks a step of it (CR-287).

name-gauntlet-of-terror = Gauntlet of Terror
flavour-gauntlet-of-terror = Every door in the house is open tonight. Something has called the others home, and you stand on the way.
text-gauntlet-of-terror =
    For two to five Heroes. Fifteen tiles are laid in three arms at the start, and no one explores. Face-down tokens hide up to three Monsters each: a Hero who ends a move within 1 tile of a token turns it over. If fewer tokens are left than there are Heroes at the end of a Villain Phase, another one is placed.
    A Monster that finds no one to attack heads for the Start tile instead of a Hero. If it is there at the end of a Villain Phase, it escapes.
goal-gauntlet-of-terror = Destroy 20 Monsters.
lost-gauntlet-of-terror = A Hero starts their turn at 0 HP and no Healing Surge is left, or 5 Monsters have escaped.

name-blood-and-fog = Blood and Fog
flavour-blood-and-fog = Behind you the stairs are stone now. Before you the air is red, and warm.
# lint-ok 13
text-blood-and-fog =
    For two to five Heroes. The stairs are sealed, and the Blood Fog is in play from the start. Undead cards cannot be spent to cancel Encounter cards.
    The Rotting Nook is among the four tiles below the first five and brings the Zombie Dragon instead of a Monster. The Secret Stairway is among the four tiles after the first ten; a Hero who ends their Hero Phase on its stairs escapes.
goal-blood-and-fog = All Heroes escape by the Secret Stairway.
lost-blood-and-fog = A Hero starts their turn at 0 HP and no Healing Surge is left.
special-blood-and-fog-T38 = The Zombie Dragon rots here (CR-285).
special-blood-and-fog-T39 = The way out: a Hero who ends their Hero Phase on the stairs escapes (CR-287, CR-288).

name-rampaging-golem = Rampaging Golem
flavour-rampaging-golem = It has seven people's memories, and a temper for each of them.
text-rampaging-golem =
    For two to five Heroes. The Workshop is among the four tiles below the first eight and brings the Flesh Golem instead of a Monster. Instead of drawing a Treasure card a Hero may take an Item token, unseen.
    Instead of attacking, a Hero on the Golem's tile may show it an Item or an Item token. Discard it and lay a Reaction token on the Golem: three of the six calm it, three enrage it, and each Enrage token adds 1 to the damage of its hits.
goal-rampaging-golem = Destroy the Flesh Golem, or lay three Calm tokens on it.
lost-rampaging-golem = A Hero starts their turn at 0 HP and no Healing Surge is left.
special-rampaging-golem-T40 = The Golem was sewn together here. Stand on its tile and show it an Item, instead of attacking (CR-054, CR-285).

name-hunt-for-strahd-1 = The Hunt for Strahd, Part 1
short-hunt-for-strahd-1 = Hunt for Strahd 1
flavour-hunt-for-strahd-1 = He has noticed the visit, and sends somebody to the door.
# lint-ok 2
text-hunt-for-strahd-1 =
    For two to five Heroes, who begin at 2nd level. One of six Villains, drawn at random, is the Count's bodyguard. It comes with the Arcane Circle, which is among the four tiles below the first four. The Count comes with the Secret Stairway, among the four tiles after those. Neither tile draws a Monster.
    Each explored tile with a black triangle holds an Item token; a Hero who ends their Hero Phase on or next to it takes it.
    When the Count has 5 HP or fewer and his Mistform marker, he turns to mist and is beaten.
goal-hunt-for-strahd-1 = Destroy the bodyguard, and drive Count Strahd off or destroy him.
lost-hunt-for-strahd-1 = A Hero starts their turn at 0 HP and no Healing Surge is left.
special-hunt-for-strahd-1-T33 = The bodyguard waits here, whoever it is tonight (CR-210, CR-285).
special-hunt-for-strahd-1-T39 = Count Strahd himself. At 5 HP he flees as mist, and is beaten (CR-285).

name-hunt-for-strahd-2 = The Hunt for Strahd, Part 2
short-hunt-for-strahd-2 = Hunt for Strahd 2
flavour-hunt-for-strahd-2 = Ten coffins, one tenant. He moves between them like other people between chairs.
text-hunt-for-strahd-2 =
    For two to five Heroes, ideally those who have won part 1: they begin at 2nd level, with 1 more Item. Each explored tile gets a face-down coffin on its bone pile, until all ten are in play. A Hero who ends their Hero Phase on or next to a coffin may open it, which destroys it: it may hold nothing, holy water, a stake, treasure, a trap, a Monster, or the Count.
    Strahd's Crypt is among the four tiles below the first eight. When it comes into play, the Count is there at full strength, with his Mistform marker if he never had it.
    At the start of each Villain Phase he regains 2 HP if an unopened coffin is on his tile. If he is destroyed while an unopened coffin is on the board, he returns from the nearest one.
goal-hunt-for-strahd-2 = Destroy Count Strahd, with no unopened coffin left on the board.
lost-hunt-for-strahd-2 = A Hero starts their turn at 0 HP and no Healing Surge is left.
special-hunt-for-strahd-2-T32 = The Count's own bed. Here he is at full strength, and can turn to mist once (CR-262, CR-285).

## What happens: the log

event-adventure-began = { $adventure_id ->
    [escape-the-tomb] { $adventure }. The lid grinds aside. Daylight will not last.
    [find-the-icon] { $adventure }. Down the stairs, into the dark.
    [klaks-infernal-artifact] { $adventure }. Something hums below.
    [daylight-assault] { $adventure }. The Sun is up; be quick.
    [the-final-transformation] { $adventure }. Kavan stays close to you.
    [destroy-the-dracolich] { $adventure }. Old wings stir.
    [adventure-impossible] { $adventure }. One goes in.
    [horror-of-the-howling-hag] { $adventure }. Nobody answers when you call.
    [gauntlet-of-terror] { $adventure }. All the doors are open.
    [blood-and-fog] { $adventure }. The stairs behind you are gone.
    [rampaging-golem] { $adventure }. Furniture breaks, far off.
    [hunt-for-strahd-1] { $adventure }. You have knocked.
    [hunt-for-strahd-2] { $adventure }. Ten lids, one tenant.
   *[other] { $adventure } begins.
    }
event-turn-began = Turn { $number }: { $hero }.
event-phase-began = { $phase_id ->
    [hero] Hero Phase: { $hero } acts.
    [explore] Exploration Phase: { $hero } looks around the corner.
    [villain] Villain Phase: the castle answers { $hero }.
   *[other] { $phase }: { $hero }.
    }
event-walked = { $squares ->
    [0] { $figure } stays put.
    [one] { $figure } moves 1 square.
   *[other] { $figure } moves { $squares } squares.
    }
event-relocated = { $square ->
    [none] { $figure } vanishes from the board.
   *[other] { $origin ->
        [none] { $figure } steps onto the board.
       *[other] { $figure } is placed elsewhere.
        }
    }
event-monster-moved = { $figure } moves.
event-die-rolled = { $purpose_id ->
    [roll-attack] { "" }
   *[other] { $figure } rolls { $face } ({ $purpose }).
    }
event-attacked = { $hit ->
    [yes] { $attacker } attacks { $target } with { $card }: rolls { $face }, total { $total } vs AC { $ac }. Hit!
   *[no] { $attacker } attacks { $target } with { $card }: rolls { $face }, total { $total } vs AC { $ac }. Miss.
    }
event-attack-foiled = { $card }! { $attacker }'s attack on { $target } misses after all.
event-damaged = { $left ->
    [0] { $figure } takes { $amount } damage ({ $cause }): no HP left.
   *[other] { $figure } takes { $amount } damage ({ $cause }): { $left } HP left.
    }
event-healed = { $figure } regains { $amount } HP ({ $cause }) and now has { $left }.
event-hero-fell = { $hero } falls!
event-hero-rose = { $hero } stands up again.
event-surge-used = { $left ->
    [0] { $hero } uses the last Healing Surge. There are no more.
    [one] { $hero } uses a Healing Surge. One is left.
   *[other] { $hero } uses a Healing Surge. { $left } are left.
    }
event-condition-gained = { $hero } is { $condition }.
event-condition-ended = { $hero } is no longer { $condition }.
event-card-used = { $hero } uses { $card }.
event-card-turned = { $up ->
    [yes] { $hero } can use { $card } again.
   *[no] { $hero }'s { $card } is turned face down.
    }
event-bonus-gained = { $card } is in force for { $heroes }.
event-bonus-ended = { $card } is no longer in force.
event-tile-laid = { $triangle_id ->
    [black] A tile is laid: { $tile }, with a black triangle.
    [white] A tile is laid: { $tile }, with a white triangle.
   *[none] A tile is laid: { $tile }.
    }
event-tile-returned = { $tile } would close the dungeon and goes under the stack.
event-monster-drawn = { $hero } draws a Monster card: { $card }.
event-monster-discarded = The card { $card } is discarded.
event-monster-placed = { $hero_id ->
    [allisa] { event-monster-placed.for }
    [arjhan] { event-monster-placed.for }
    [immeril] { event-monster-placed.for }
    [kat] { event-monster-placed.for }
    [thorgrim] { event-monster-placed.for }
   *[nobody] { $figure } enters the dungeon!
    }
    .for = { $figure } enters the dungeon and acts in { $hero }'s Villain Phases.
event-monster-activated = { $line ->
    [0] { $figure } acts.
   *[other] { $figure } acts by line { $line } of its card.
    }
event-monster-idle = { $figure } does nothing.
event-monster-slept = { $card }: { $figure } does not act this time.
event-monster-destroyed = { $by_id ->
    [allisa] { event-monster-destroyed.hero }
    [arjhan] { event-monster-destroyed.hero }
    [immeril] { event-monster-destroyed.hero }
    [kat] { event-monster-destroyed.hero }
    [thorgrim] { event-monster-destroyed.hero }
   *[nobody] { $figure } is destroyed ({ $xp } XP).
    }
    .hero = { $by } destroys { $figure } ({ $xp } XP).
event-encounter-drawn = { $hero } draws an Encounter card: { $card }.
event-encounter-cancelled = { $card } is cancelled by { $by }.
event-encounter-discarded = { $card } has no effect and is discarded.
event-environment-changed = { $card_id ->
    [bat-swarm] { $card }: wings fill the air.
    [blood-fog] { $card }: a red fog rolls through the halls.
    [cackling-skull] { $card }: somewhere a skull begins to laugh.
    [crippling-miasma] { $card }: the air turns thick as soup.
    [deadly-shadows] { $card }: the shadows grow teeth.
    [haunted-mists] { $card }: pale shapes drift between the pillars.
    [music-of-the-damned] { $card }: an organ plays in the deep.
    [spirit-of-doom-environment] { $card }: something is counting your belongings.
   *[none] The air clears: { $old } is over.
    }
event-marker-placed = The { $card } marker is laid.
event-marker-removed = The { $card } marker is removed.
event-trap-disabled = { $success ->
    [yes] { $hero } disables { $card } (total { $total }).
   *[no] { $hero } fails to disable { $card } (total { $total }).
    }
event-treasure-drawn = { $hero } finds a Treasure: { $card }.
event-item-gained = { $hero } takes { $card }.
event-treasure-discarded = { $hero_id ->
    [allisa] { event-treasure-discarded.hero }
    [arjhan] { event-treasure-discarded.hero }
    [immeril] { event-treasure-discarded.hero }
    [kat] { event-treasure-discarded.hero }
    [thorgrim] { event-treasure-discarded.hero }
   *[nobody] { $vain ->
        [yes] { $card } has no effect and is discarded.
       *[no] { $card } is discarded.
        }
    }
    .hero = { $hero } discards { $card }.
event-experience-gained = { $card } goes to the experience pile ({ $xp } XP).
event-experience-spent = Spent from the experience pile: { $cards } ({ $xp } XP).
event-level-gained = { $card_id ->
    [none] { $hero } reaches 2nd level!
   *[other] { $hero } reaches 2nd level and learns { $card }!
    }
event-cards-seen = { $cards_count ->
    [one] { $hero } looks at the top card of the { $deck }: { $cards }.
   *[other] { $hero } looks at the top { $cards_count } cards of the { $deck }: { $cards }.
    }
event-cards-arranged = { $hero } puts the cards back on the { $deck }.
event-draw-replaced = { $card } is discarded instead of drawing from the { $deck }.
event-deck-shuffled = The { $deck } is reshuffled.
event-deck-empty = Nothing is left to draw from the { $deck }.
event-sun-moved = { $space ->
    [1] The sun is in the morning sky: space { $space } of { $last }.
   *[other] The sun sinks to space { $space } of { $last }.
    }
event-thing-laid = { $figure } is in play and can be attacked.
event-thing-destroyed = { $figure } breaks to pieces!
event-token-placed = { $token_id ->
    [kavan] Kavan waits for somebody to go first.
   *[other] { $token } is in plain sight.
    }
event-token-taken = { $hero_id ->
    [none] { $token } is handed over.
   *[other] { $hero } takes { $token }!
    }
event-token-turned = { $token } is turned over: { $face }.
event-token-moved = { $token } comes along.
event-token-removed = { $token_id ->
    [kavan] Kavan doubles up. What straightens again is not Kavan.
   *[other] { $token } is gone.
    }
event-token-drawn = { $hero_id ->
    [none] A token is drawn: { $token }.
   *[other] { $hero } draws a token: { $token }.
    }
event-counted = { $goal ->
    [0] { $counter }: { $value }.
   *[other] { $counter }: { $value } of { $goal }.
    }
event-hero-left = { $way_id ->
    [escaped] { $hero } is out, and safe.
   *[other] { $hero } is lost.
    }
event-figure-left = { $way_id ->
    [escaped] { $figure } has escaped.
    [mist] { $figure } drifts off as mist, and is not seen again tonight.
    [sank] { $figure } falls to dust. Somewhere a lid moves.
    [turned] { $figure } sinks down, and is Kavan again.
   *[other] { $figure } is gone.
    }
event-loot-kept = { $hero } keeps { $card } as loot.
event-power-gained = { $hero } learns { $card }.
event-marker-gained = { $marker_id ->
    [dragons-breath] { $figure } draws breath: lightning gathers again.
    [silvered] Silver has touched { $figure }: it regenerates no more.
    [shackled] { $figure } is shackled: whenever it teleports, it is hurt.
    [staked] A stake pins { $figure }.
   *[other] { $figure } gets { $marker }.
    }
event-marker-spent = { $marker_id ->
    [mistform] { $figure } dissolves into mist.
    [dragons-breath] { $figure } spends its breath.
    [staked] { $figure } pulls out the stake.
   *[other] { $figure } spends { $marker }.
    }
event-turn-ended = { $hero }'s turn is over.
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
   *[other] The Heroes have won.
    }
event-lost = { $reason_id ->
    [lost-no-surge] { lost-no-surge }
    [failed-daylight-assault] { failed-daylight-assault }
    [failed-the-final-transformation] { failed-the-final-transformation }
    [failed-adventure-impossible] { failed-adventure-impossible }
    [failed-gauntlet-of-terror] { failed-gauntlet-of-terror }
   *[other] The castle has won.
    }

won-escape-the-tomb = Up the stairway, into the open: you are out. Behind you the castle holds its breath.
won-find-the-icon = The Chapel is quiet, and the Icon of Ravenloft shines in your hands. The Heroes have won.
won-klaks-infernal-artifact = The humming stops. Klak would have had an explanation.
won-daylight-assault = Twelve, and the light still holds. Do not look round.
won-the-final-transformation = Kavan looks into the water, and somebody looks back: Kavan.
won-destroy-the-dracolich = Gravestorm comes down in pieces, and this time none of them move.
won-adventure-impossible = Three lairs, three silences. It was called something else this morning.
won-horror-of-the-howling-hag = No song any more. For the first time tonight you hear each other.
won-gauntlet-of-terror = The twentieth falls, and the corridors empty of their own accord.
won-blood-and-fog = One after another you step out of the red into plain, grey, beautiful drizzle.
won-rampaging-golem = The great hands open, and stay open. It is over.
won-hunt-for-strahd-1 = The door stands unguarded, and what lived behind it has gone out like smoke.
won-hunt-for-strahd-2 = No lid is left to lift. The Count is a name on a wall, and the wall is cracked.
failed-daylight-assault = Everyone is out, and the sacks are too light. The Sun sets on a poor haul.
failed-the-final-transformation = The Vampire falls, and with it everything that was Kavan.
failed-adventure-impossible = Nobody is left outside. The torch goes out.
failed-gauntlet-of-terror = Too many got out. They know the way to the village.
lost-no-surge = No Healing Surge was left. The castle keeps its guests.

## Rolls

name-roll-attack = attack
name-roll-disable = disabling a Trap
name-roll-event = Event
name-roll-trap = Trap
roll-corner-of-your-eye-1 = 1 to 15: a new Monster
roll-corner-of-your-eye-16 = 16 to 20: a used card turns face up
roll-lief-lipsiege-1 = 1 to 10: a new Monster
roll-lief-lipsiege-11 = 11 to 20: a Treasure card
roll-mists-of-terror-1 = 1 to 5: 1 damage, Immobilized
roll-mists-of-terror-6 = 6 to 20: nothing happens
roll-treasure-chest-1 = 1 to 10: 2 damage
roll-treasure-chest-11 = 11 to 15: 1 damage and a Treasure card
roll-treasure-chest-16 = 16 to 20: a Treasure card
roll-sliding-walls-1 = 1 to 5: towards its top side
roll-sliding-walls-6 = 6 to 10: towards its right side
roll-sliding-walls-11 = 11 to 15: towards its bottom side
roll-sliding-walls-16 = 16 to 20: towards its left side

## Answers

choice-walk = Move to square { NUMBER($square, useGrouping: 0) }
choice-step = Step to square { NUMBER($square, useGrouping: 0) }
choice-use = Use { $card }
choice-deed = { $do_id ->
    [show-item] Show it { $what }
   *[other] { $what }
    }
choice-disable = Try to disable { $card }
choice-react = { $card }
choice-target = { $figure }
choice-spot = Square { NUMBER($square, useGrouping: 0) }
choice-pick-tile = { $tile }
map-tile = { $tile } at column { $column }, row { $row }
choice-pick-edge = { $tile }, the { $side } edge
choice-pick-card = { $card }
choice-pick-deck = The { $deck }
choice-pick-condition = { $figure }: { $condition }
choice-spend = Spend { $cards }
choice-accept = Yes

## Questions

prompt-power-utility = Choose a Utility for { $hero }.
prompt-power-at-will = Choose an At-Will for { $hero }.
prompt-power-daily = Choose a Daily for { $hero }.
prompt-escape = Leave the castle with { $hero }, carrying { $cards ->
    [0] no Treasure card
    [one] 1 Treasure card
   *[other] { $cards } Treasure cards
    }?
prompt-escape-accept = Leave
prompt-escape-done = Stay inside
prompt-loot = { $card }: keep it unplayed as { $hero }'s loot?
prompt-loot-accept = Keep it as loot
prompt-loot-done = Play it
prompt-trade = Choose an Item for { $hero } to trade for a random unused Power card.
prompt-trade-done = Keep them
prompt-lead = Lead Kavan with { $hero } this turn?
prompt-lead-accept = Lead him
prompt-lead-done = Leave him here
prompt-kavan-square = Choose a square for { $figure }.
prompt-open-coffin = Choose a coffin for { $hero } to open.
prompt-open-coffin-done = Leave it shut
prompt-item-token = { $hero }: take an Item token instead of a Treasure card?
prompt-item-token-accept = Take an Item token
prompt-item-token-done = Draw a Treasure card
prompt-enter = Choose a square for { $hero } to begin on.
prompt-return = { $hero } comes back. Choose where.
prompt-start = { $hero }'s turn begins. Use a card first?
prompt-start-done = Begin the turn
prompt-hero-phase = { $left_id ->
    [both] Move and attack with { $hero }, or move twice.
    [again] Move { $hero } again, or attack.
    [move] { $hero } can still move.
    [attack] { $hero } can attack, but not move.
   *[rest] { $hero } can only use free cards now.
    }
prompt-hero-phase-done = End the Hero Phase
prompt-aid = Choose who { $hero } aids.
prompt-aid-done = No one
prompt-explore = Choose an edge for { $hero } to explore.
prompt-explore-done = Don't explore
prompt-villain = Choose which Villain acts first.

prompt-react-die = { $card_id ->
    [roll-attack] { $figure } attacks { $target }: rolls { $face }, total { $total } vs AC { $needs }, { prompt-react-die.hits }. React?
    [roll-disable] { $figure } tries to disable a Trap: rolls { $face }, total { $total }, { prompt-react-die.enough }. React?
   *[other] { $needs ->
        [0] { $figure } rolls { $face }. React?
       *[other] { $figure } rolls { $total }, { prompt-react-die.enough }. React?
    }
    }
    .hits = { $reached ->
        [1] a hit
       *[other] a miss
    }
    .enough = { $reached ->
        [1] { $needs } is enough
       *[other] { $needs } is needed
    }
prompt-react-die-adds = { $card }: total { $total }, { $well ->
    [yes] a hit
   *[no] still a miss
    }
prompt-react-die-reroll = { $card }: reroll, { $percent }% chance to change it
prompt-react-die-done = Keep the roll
prompt-react-hit = { $figure } hits { $target }. React?
prompt-react-hit-done = Take the hit
prompt-react-damaged = { $figure } has damaged { $target }. React?
prompt-react-damaged-done = Carry on
prompt-react-attacked = { $figure } has attacked { $target }. React?
prompt-react-attacked-done = Carry on
prompt-react-encounter = { $figure } draws { $card }. React?
prompt-react-encounter-done = Let it happen
prompt-react-monster = { $figure } draws { $card }. React?
prompt-react-monster-done = Let it come
prompt-react-treasure = { $figure } is about to draw a Treasure card. React?
prompt-react-treasure-done = Draw the card

prompt-target = Choose a target for { $card }.
prompt-another-target = Choose another target for { $card }, or attack.
prompt-another-target-done = Attack
prompt-next-target = Choose who { $card } strikes next.
prompt-attack-tile = Choose a tile for { $card } to strike.
prompt-attack-order = { $figure } attacks several Heroes. Choose who is next.
prompt-cleave = Choose another Monster for { $hero } to strike.
prompt-cleave-done = Skip
prompt-flip-daily = { $card } hits { $hero }. Turn a Daily face down to take no damage?
prompt-flip-daily-done = Take the damage
prompt-heal = { $card }: choose who regains HP.
prompt-end-condition = { $card }: choose a Condition to end.
prompt-refresh = { $card }: choose a lit card. It turns face up and can be used again.
prompt-lose-power = { $card }: choose a card to turn face down.
prompt-lose-item = { $card }: choose a Treasure to give up.

prompt-walk = Choose where { $hero } moves.
prompt-walk-done = Stay
prompt-run = Choose where { $hero } runs next, or stop and attack.
prompt-run-done = Stop here
prompt-step = Choose where { $hero } steps.
prompt-step-done = Stay
prompt-leap = Choose where { $hero } appears.
prompt-reposition = Choose another square of the tile for { $hero }, or stay.
prompt-reposition-done = Stay
prompt-advance = Move { $hero } up to 1 tile, or stay.
prompt-advance-done = Stay
prompt-icy-corridor = The ice carries { $hero } off. Choose where.
prompt-follow = Follow to the new tile with { $hero }?
prompt-follow-accept = Follow
prompt-follow-done = Stay
prompt-teleport-who = { $card }: choose each Hero who travels, yourself included.
prompt-teleport-who-done = No one else
prompt-action-surge = Move or attack with { $hero } now.
prompt-action-surge-spot = Move to square { NUMBER($square, useGrouping: 0) }
prompt-action-surge-done = Neither

prompt-place = Choose a square for { $figure }.
prompt-place-adjacent = Choose an adjacent square for { $figure }.
prompt-place-which = { $card }: choose who is placed next.
prompt-push-tile = { $figure_id ->
    [none] { $card }: choose a tile for them.
   *[other] { $card }: choose a tile for { $figure }.
    }
prompt-tile = { $figure_id ->
    [none] { $card }: choose a tile.
   *[other] { $card }: choose a tile for { $figure }.
    }
prompt-edge = { $card_id ->
    [destroy-the-dracolich] Choose an unexplored edge for the Laboratory.
   *[other] { $card }: choose an unexplored edge.
    }
prompt-monster-square = { $figure } comes. Choose a square.
prompt-monster-target = Choose who { $figure } goes for.
prompt-which-monster = Choose the Monster that comes for { $hero }.
prompt-which-monster-figure = { $card }: choose a Monster.
prompt-activate = { $card }: choose a Monster to act.
prompt-daze = { $card }: choose a Monster to daze.
prompt-hero = { $card }: choose a Hero.
prompt-whispers = The voice in your head is Strahd's. Choose how { $hero } attacks { $target }.

prompt-item = Choose who gets { $card }.
prompt-lucky-find = Choose the Treasure { $hero } keeps.
prompt-crystal-ball = { $card }: choose what to look at.
prompt-respite = Choose a deck to lay { $card } on.
prompt-arrange = Choose what comes first from the { $deck }.
prompt-icon = Choose what the Icon does.
prompt-icon-accept = Each Hero regains 2 HP
prompt-icon-target = { $figure } regains all HP
prompt-cancel = { $card }: cancel it with experience?
prompt-cancel-spend = Cancel it with { $cards }
prompt-cancel-done = Let it happen
prompt-level = { $hero } can reach 2nd level.
prompt-level-spend = Reach 2nd level with { $cards }
prompt-level-done = Not now
prompt-level-daily = Choose a Daily for { $hero } to learn.

## Refusals

refused-used = { $card } is face down: it's already used.
refused-attack-spent = You have no attack left in this Hero Phase.
refused-move-spent = You have no Move left in this Hero Phase.
refused-start-only = You can only use { $card } at the start of your Hero Phase.
refused-passive = { $card } always works. You don't need to use it.
refused-no-target = { $card } would have no effect here.
refused-unhurt-self = You have all your HP. { $card } would heal nothing.
refused-unhurt-near = Neither you nor a Hero beside you has lost HP. { $card } would heal nothing.
refused-unhurt-all = No Hero has lost HP. { $card } would heal nothing.
refused-wait-die = You can only use { $card } after a die roll.
refused-wait-hit = You can only use { $card } when an attack hits.
refused-wait-damaged = You can only use { $card } when a Monster damages you.
refused-wait-attacked = You can only use { $card } after a Monster has attacked you.
refused-wait-encounter = You can only use { $card } when an Encounter card is drawn.
refused-wait-monster = You can only use { $card } when you draw a Monster card.
refused-wait-treasure = You can only use { $card } when you're about to draw a Treasure card.
refused-wait-drawn = { $card } takes effect when you draw it. You can't use it now.
refused-no-trap = Your tile has no Trap.
refused-not-yours = { $card } isn't one of your cards.
refused-immobilized = You're Immobilized and can't move.
refused-wall = That square has no floor. Choose another.
refused-monster-there = A Monster is there. Choose another square.
refused-hero-there = A Hero is there: you can pass, but not stop.
refused-too-far = That's too far: your Speed is { $speed }.

# Agents' reasons: what a hint says, and what a companion was thinking of

reason-arrange = Put { $card } on top: of these it does the least harm.
reason-attack-tile = You gain the most there: { $count ->
    [one] 1 target
   *[other] { $count } targets
    } at once.
reason-bear-it = { $hero } can best afford it.
reason-better-ground = { $hero } is safer there, or closer to the goal.
reason-cancel = Cancel { $card }: it would cost more than you pay.
reason-cleave = { $target } is the best second target.
reason-deck = The { $deck } matters most right now.
reason-die = Play { $card }: a { $face } isn't good enough, and the odds are better.
reason-disable = Disable { $card }: it would strike again and again.
reason-draw = A Treasure card is worth more than the Hit Point.
reason-end = { $hero } gains nothing by going on.
reason-end-condition = { $hero } suffers most from being { $condition }.
reason-end-explore = { $hero } is at an unexplored edge: end here and lay a tile. { $left ->
    [0] The tile you need could be next.
    [one] The tile you need is about one away.
   *[other] The tile you need is about { $left } away.
    }
reason-enough = { $hero } has done enough here.
reason-enter = { $hero } begins near an unexplored edge: a turn without a new tile draws an Encounter card.
reason-explore = Explore here: it leads to open ground, away from the Monsters. { $left ->
    [0] The tile you need is on the table.
    [one] The tile you need is about one away.
   *[other] The tile you need is about { $left } away.
    }
reason-flip-daily = Turn { $card } face down to prevent the damage. HP matter more right now.
reason-foil = Play { $card }: this hit on { $target } would cost more than the card.
reason-free-attack = Attack with { $card }: it costs nothing.
reason-gently = { $card } hurts a friend least.
reason-heal = { $hero } needs it most, with { $hp } HP.
reason-heal-card = Use { $card } now, before someone falls.
reason-icon = Use the Icon where it helps most.
reason-item = { $hero } makes the most of { $card }.
reason-keep = { $card } is the best of these.
reason-keep-experience = Let { $card } happen: the experience may cancel something worse.
reason-leap = Use { $card }: it leads to better ground than walking.
reason-least-harm = { $target } does the least harm.
reason-level = 2nd level is worth it: more HP, a better AC, another Daily.
reason-lose = You'd miss { $card } least.
reason-monster-square = There, the Monster is farthest from the Heroes and the squares they want.
reason-most-harm = { $target } is the most dangerous of them.
reason-no-explore = Exploring would bring a Monster and nothing that { $hero } needs.
reason-power = { $card } helps most in most games.
reason-push = Far from the Heroes, { $target } does no harm for a while.
reason-refresh = { $card } is the best card to have again.
reason-run = The run passes Monsters you can strike.
reason-save-card = { $hero } keeps the card for a worse moment.
reason-send-away = Send { $card } away before it strikes.
reason-stay = { $hero } is well placed already.
reason-step-away = Use { $card }: the Monsters strike again, and there is better ground.
reason-strike = Strike { $target } with { $card }: { $percent }% to hit.
reason-strike-back = Strike back at { $target } with { $card }: a miss costs nothing.
reason-strike-many = Use { $card } now: it strikes { $count } targets.
reason-target = { $target } is the best target: { $percent }% to hit.
reason-tile = That tile works best.
reason-together = Heroes do better together.
reason-use = { $card } is worth more now than later.
reason-usual = It makes little difference here.
reason-walk-explore = Head for an unexplored edge: a turn without a new tile draws an Encounter card. { $left ->
    [0] The tile you need could be next.
    [one] The tile you need is about one away.
   *[other] The tile you need is about { $left } away.
    }
reason-walk-icon = Go to the Icon: { $hero } can take it at the end of the Hero Phase, once no guard is left in the Chapel.
reason-escape = Go: { $hero } carries out what is needed.
reason-stay-inside = Stay: there is more to be found.
reason-loot = Every card counts: { $card } is worth more as loot.
reason-play = You have enough loot: play { $card }.
reason-deed = Show it something: what calms it may win the night without a blow.
reason-trade = A Power card is worth more than { $card }.
reason-lead = Take Kavan along: left alone, he turns.
reason-coffin = Every open coffin is one less bed for the Count.
reason-token = Something to show the Golem may be worth more than a card.
reason-walk-nearer = Keep going: { $hero } gets closer to where they're needed.
reason-walk-safer = Go there: fewer Monsters reach { $hero }.
reason-walk-stairs = To the stairway! Begin { $hero }'s next turn there and you escape.
reason-walk-strike = Go and strike { $target }: { $percent }% to hit.
reason-weaker = { $card } is the weaker one.

## What is heard: captions of sounds

caption-step = Footsteps on stone
caption-swept-away = Air rushes after someone
caption-gone = The air closes behind someone
caption-tile = Stone grinds, a room falls into place
caption-tile-black = Stone grinds, and something waits
caption-tile-away = A room sinks back into the walls
caption-hit-blade = Steel bites
caption-hit-blunt = A heavy blow lands
caption-hit-arrow = A shaft strikes home
caption-hit-claw = Claws tear
caption-hit-spell = Magic strikes
caption-hit-fire = Flames wash over someone
caption-miss-swing = A blow cuts the air
caption-miss-arrow = A shaft breaks on the wall
caption-miss-spell = Magic goes out on the stones
caption-critical = A mighty blow, a bell under it
caption-foiled = A shield takes the blow
caption-hurt-low = A deep voice cries out
caption-hurt-high = A high voice cries out
caption-hurt-foe = A dull thud
caption-heal = Warm notes
caption-surge = A heart beats again
caption-hero-falls = Armour strikes the stones, a bell tolls
caption-hero-rises = A chord rises
caption-slowed = Chains drag
caption-held = A shackle snaps shut
caption-freed = A chain falls off
caption-nightfall = A great door closes, a bell tolls
caption-turn = A low string
caption-turn-over = A soft knock
caption-phase-hero = A blade is drawn
caption-phase-explore = A torch is raised
caption-phase-villain = A far drum
caption-sun = A gong: the sun sinks
caption-sunset = Three bells: the sun has set
caption-victory = Bells of the morning
caption-defeat = A last bell, and stone
caption-level-up = Chimes climb
caption-omen = A string is struck in the dark
caption-foe-drawn = A card, and something breathes
caption-treasure = A chest creaks, coins slide
caption-item = Something glints
caption-item-lost = Something rolls away
caption-experience = Two small chimes
caption-experience-spent = Chimes fall
caption-glimpse = Whispers behind paper
caption-hollow = A hollow knock
caption-trap-set = A catch is cocked
caption-trap-disabled = A lock gives way
caption-trap-holds = A pick breaks
caption-skeleton = Bones rattle
caption-blazing-skeleton = Burning bones crackle
caption-gargoyle = Stone wings open
caption-ghoul = A hungry rasp
caption-kobold = Something yaps
caption-rats = Rats squeak
caption-spider = Mandibles click
caption-wolf = A wolf snarls
caption-wolf-howl = A wolf howls
caption-wraith = A spirit wails
caption-zombie = Something moans
caption-strahd = A deep breath, a cloak
caption-gravestorm = Thunder rolls in an empty ribcage
caption-klak = Something small laughs, and sparks fly
caption-flesh-golem = Heavy feet, and seams that creak
caption-howling-hag = A howl that goes through walls
caption-werewolf = A growl that was a man's voice
caption-young-vampire = A hiss, close by
caption-zombie-dragon = Something huge draws a wet breath
caption-strahd-rises = Stone moves, and someone laughs
caption-sniffing = Something sniffs
caption-stupor = Notes fall asleep
caption-move-bones = Bony feet
caption-move-paws = Paws at a trot
caption-move-drag = A foot is dragged
caption-move-scurry = Many small feet
caption-move-wings = Heavy wings
caption-move-ghost = Cold air moves
caption-move-mist = Mist creeps
caption-end-bones = Bones fall apart
caption-end-stone = Stone breaks
caption-end-flesh = A body falls
caption-end-beast = A yelp
caption-end-kobold = A small cry breaks off
caption-end-rats = Rats scatter
caption-end-spider = A shell is crushed
caption-end-spirit = A spirit is torn away
caption-end-strahd = A great cry, and dust
caption-trap-bolts = A crossbow lets go
caption-trap-darts = Darts hiss
caption-trap-spears = Spears shoot up
caption-trap-walls = Walls grind together
caption-trap-fire = A jet of flame
caption-trap-alarm = An alarm bell
caption-ghost-wail = A ghost cries out
caption-slime = Something wet drips
caption-cauldron = A cauldron boils
caption-damned-music = An organ plays itself
caption-whispers = A voice whispers
caption-hours = A clock ticks, a bell
caption-hidden-door = A hidden door creaks
caption-armour = Empty armour walks
caption-cast-fire = A ball of fire bursts
caption-cast-breath = A dragon breathes fire
caption-cast-frost = Ice splinters
caption-cast-lightning = Lightning cracks
caption-cast-thunder = Thunder rolls
caption-cast-force = Darts of force fly
caption-cast-holy = A clear bell, a bright chord
caption-cast-flare = A lance of light
caption-cast-ward = An unseen shield hums
caption-cast-step = A step through nowhere
caption-cast-illusion = Notes bend both ways
caption-dispelled = A spell comes apart
caption-blessing = A blessing settles
caption-fading = A chord fades
caption-ready = A card, and a chime
caption-blade = A blade is swung
caption-heavy-blow = A great swing
caption-shout = A war cry
caption-bow = A bowstring
caption-daggers = Knives fly
caption-cloak = A cloak closes
caption-leap = A leap
caption-potion = A draught is drunk
caption-scroll = A scroll opens
caption-ball = A crystal hums
caption-charm = Small bells
caption-mist = The air grows heavy
caption-mist-lifts = The air clears
caption-castle-wind = Wind in the towers
caption-castle-drips = Water drips
caption-torches = Torches crackle
caption-music-calm = Slow, quiet music
caption-music-danger = Music with a drum
caption-music-strahd = Dark voices sing

## Who plays a hero

holder-home = Not in tonight's party.
holder-easy = Misjudges by a Hit Point or two, and often forgets that a card could still help.
holder-normal = Weighs every move with a clear head, without trying it out first.
holder-hard = Tries its best plans in imagined dungeons before it moves, and spares its cards for when they are needed.

## The campaign ledger

ui-campaign-title = Campaign ledger
ui-end-ledger = Campaign ledger
ui-end-ledger-note = what comes next
ui-campaign-missing = { $title } (its file is gone)
ui-campaign-damaged = { $count ->
    [one] 1 line
   *[other] { $count } lines
} of { $file } couldn't be read. All others are here.
ui-campaign-none = The ledger is empty. Games appear here when they end, won or lost.
ui-campaign-nobody = No adventure suits this party.
ui-campaign-all-won = These Heroes have won every adventure with a single Healing Surge. The castle is theirs.
ui-campaign-advice = { $kind ->
    [harder] Everything is won. Next, harder: { $adventure }
    [again] Next, once more: { $adventure }
   *[new] Next: { $adventure }
}, { $surges ->
    [0] without Healing Surges
    [one] with 1 Healing Surge
   *[other] with { $surges } Healing Surges
}.
ui-campaign-next = next
ui-campaign-set-up = Set up
ui-campaign-played = { $played ->
    [0] not played yet
    [one] { $won ->
        [0] lost
       *[other] won
    }
   *[other] { $won ->
        [0] lost { $played } times
       *[other] won { $won } of { $played }
    }
}
ui-campaign-best = { $played }; best: { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $surges ->
    [0] no Surges
    [one] { $left } of 1 Surge left
   *[other] { $left } of { $surges } Surges left
}, { $standing } standing
ui-campaign-game = { $when }, { $minutes } min, seed { $seed }: { $won ->
    [yes] won
   *[no] lost
} in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $surges ->
    [0] no Surges
    [one] { $left } of 1 Surge left
   *[other] { $left } of { $surges } Surges left
}, { $standing ->
    [0] no one
   *[other] { $standing }
} standing{ $powers ->
    [free] , powers chosen freely
    [random] , powers at random
   *[suggested] {""}
}{ $treasures ->
    [45] , 45 treasures
   *[other] {""}
}
ui-campaign-games = { $adventure }: all games
ui-campaign-no-games = These Heroes have not been here yet.
ui-campaign-line = { $title }: { $standing }
ui-campaign-party = { $heroes }

# Titles of great moments

climax-hero-fell = { $hero } falls
climax-monster-destroyed = { $figure } is destroyed
climax-surge-used = The last Healing Surge

## Records

record-by-subject = Adventure
record-by-figure = Hero
record-difficulty-surges = { $number ->
    [one] { $number } Healing Surge
   *[other] { $number } Healing Surges
    }
