# Terrorscape: every word that a player reads.

## Sides and parts of the table

name-killer = the killer
name-survivors = the survivors
name-red = red
name-blue = blue
name-green = green
name-search = search deck
name-discovery = discovery deck

## The Villa

name-R1 = Entrance Hall
text-R1 = The survivors start here. With 5 keys on the wall, all three can leave through the main exit.

name-R2 = Gallery
text-R2 = Survivors can search for items here.

name-R3 = Corridor
text-R3 = A bare passage between the old rooms and the new ones.

name-R4 = Study
text-R4 = Doors to the Library and the Banquet Hall, and nowhere else.

name-R5 = Library
text-R5 = Shelves full of knowledge, for those who make plans.

name-B1 = Living Room
text-B1 = The radio is here. A secret passage leads to the Graveyard.

name-B2 = Dining Room
text-B2 = Four doors: the crossroads of the villa.

name-B3 = Kitchen
text-B3 = The way to the Storage Room.

name-B4 = Storage Room
text-B4 = Survivors can search for items here.

name-B5 = Banquet Hall
text-B5 = A secret passage leads to the Garden.

name-G1 = Trail
text-G1 = A gravel path behind the Gallery.

name-G2 = Graveyard
text-G2 = No doors, only open ground. A secret passage leads to the Living Room.

name-G3 = Shed
text-G3 = Tools of every kind, for those who make plans.

name-G4 = Greenhouse
text-G4 = Survivors can search for items here.

name-G5 = Garden
text-G5 = The killer starts here. With 5 keys and the secret map, all three survivors can leave through the secret exit. A secret passage leads to the Banquet Hall.

name-R1-R2 = the door between the Entrance Hall and the Gallery
name-R1-R3 = the door between the Entrance Hall and the Corridor
name-R1-B1 = the door between the Entrance Hall and the Living Room
name-R1-B2 = the door between the Entrance Hall and the Dining Room
name-R2-R3 = the door between the Gallery and the Corridor
name-R2-R5 = the door between the Gallery and the Library
name-R2-G1 = the door between the Gallery and the Trail
name-R3-B5 = the door between the Corridor and the Banquet Hall
name-R4-R5 = the door between the Study and the Library
name-R4-B5 = the door between the Study and the Banquet Hall
name-R5-G4 = the door between the Library and the Greenhouse
name-B1-B2 = the door between the Living Room and the Dining Room
name-B2-B3 = the door between the Dining Room and the Kitchen
name-B2-B5 = the door between the Dining Room and the Banquet Hall
name-B3-B4 = the door between the Kitchen and the Storage Room
name-B4-G5 = the door between the Storage Room and the Garden
name-G3-G4 = the door between the Shed and the Greenhouse
name-G1-G2 = the open line between the Trail and the Graveyard
name-G2-G3 = the open line between the Graveyard and the Shed
name-G3-G5 = the open line between the Shed and the Garden

## The killers

name-butcher = Butcher
text-butcher = Strong from the start, and plain in his ways. Level 2: strength 6. Level 3: Brutal Rage. Level 4: Howling Chainsaw becomes a quick card. Level 5: everyone he meets is injured before the first attack.

name-specter = Specter
text-specter = Weak of hand, and everywhere. Everyone it meets gains fear. Level 2: after Whizz it may pay 2 cards to search. Level 3: it may pay 3 cards to injure a survivor who screams. Level 4: Life Drain. Level 5: everyone it meets is also injured.

name-murderer = Murderer
text-murderer = Patient, and fond of not being seen. Level 2: strength +3 in an encounter right after appearing. Level 3: Death Blossom. Level 4: strength 6, and any 4 doors are barricaded at once. Level 5: everyone it meets is injured before the first attack.

name-whizz-searches = the search after Whizz
name-screams-wound = the injury after a scream

## Ability cards

name-pursue = Pursue
text-pursue = Quick. Move to an adjacent location.

name-sense = Sense
text-sense = Quick. Choose a zone: the survivors must name everyone who is there.

name-barricade = Barricade
text-barricade = Slow. Barricade a door of your location.

name-howling-chainsaw = Howling Chainsaw
text-howling-chainsaw = Special. Cost: 2 cards. Everyone within range 1 gains fear. You may move once. Then every survivor at your location is injured, without an encounter.

name-madness = Madness
text-madness = Quick. Cost: 2 cards. Barricade a door of your location. Strength +2 until your turn ends.

name-stay = STAAAY!
text-stay = Slow. Cost: 4 cards. Barricade every door of your location.

name-brutal-rage = Brutal Rage
text-brutal-rage = Special. Cost: 1 card. Move once or twice, then search. If you broke a barricade and found no one, you may do it again.

name-scream = Scream
text-scream = Quick. Everyone within range 1 gains fear.

name-whizz = Whizz
text-whizz = Special. Move 1 to 4 times. Every survivor at a location on your way gains fear, start and end included.

name-trail-of-fear = Trail of Fear
text-trail-of-fear = Quick. Cost: 1 card. Every survivor with fear reveals their location.

name-vanish = Vanish
text-vanish = Slow. Cost: 1 card. Sneak up to 2 steps. When you appear, everyone within range 1 gains fear.

name-life-drain = Life Drain
text-life-drain = Special. Cost: all other cards in your hand. Every survivor with fear is injured, wherever they are, without an encounter.

name-logical-deduction = Logical Deduction
text-logical-deduction = Quick. Cost: 1 card. Choose 2 adjacent locations: the survivors must name everyone who is in either.

name-murder-notice = Murder Notice
text-murder-notice = Quick. Cost: 1 card. All survivors gain fear.

name-stalk = Stalk
text-stalk = Slow: sneak up to 2 steps. Or as an attack card: strength +1 for this attack.

name-lurking-threat = Lurking Threat
text-lurking-threat = Slow. Cost: 1 card. Sneak up to 2 steps. When you appear, a survivor of your choice gains fear.

name-death-blossom = Death Blossom
text-death-blossom = Slow. Cost: 2 cards. Sneak up to 2 steps. When you appear, every survivor within range 1 is eliminated. Nothing can prevent it.

## The survivors

name-marco = Marco
text-marco = Starts with a medical kit. Special action: take adrenaline or sedatives from the discard pile.

name-johnson = Johnson
text-johnson = Carries any number of items. With a toolbox he repairs 3 steps instead of 2.

name-william = William
text-william = Defence +1 in an attack if he uses no weapon. Special action: move 1 to 3 times, with noise where he stops.

name-sophia = Sophia
text-sophia = Starts with a camera. Special action: use a secret passage. With a flashlight, this is an extra action.

name-anna = Anna
text-anna = Is never named when the killer senses. Makes no noise when she searches for items.

name-salvage = Salvage
name-sprint = Sprint

## Items

name-key = Key
text-key = Goes straight to the wall. Five of them open the exits. Noisy.

name-toolbox = Toolbox
text-toolbox = Special action at the radio: repair 2 steps. Noisy.

name-revolver = Revolver
text-revolver = Weapon, permanent. Lets you add 1 ammunition in the same defence.

name-ammo = Ammunition
text-ammo = Weapon. With a revolver: defence +4.

name-hatchet = Hatchet
text-hatchet = Weapon: defence +1. Or extra action: remove a barricade from a door of your location.

name-shortsword = Shortsword
text-shortsword = Weapon, permanent. Defence +1.

name-longsword = Longsword
text-longsword = Weapon, permanent. Defence +3, but first the killer draws 1 card. Noisy.

name-limestone-powder = Limestone Powder
text-limestone-powder = Defence +2. Not a weapon.

name-trap-parts = Trap Parts
text-trap-parts = Special action: lay a trap at your location. In an encounter there, it adds 2 to the first defence.

name-whiskey-bottle = Whiskey Bottle
text-whiskey-bottle = Extra action: noise at an adjacent location, even behind a barricade.

name-firecracker = Firecracker
text-firecracker = Extra action: noise everywhere this turn, which drowns out all other noise.

name-adrenaline = Adrenaline
text-adrenaline = Extra action: move once.

name-sedatives = Sedatives
text-sedatives = Extra action: remove all your fear.

name-herbal-medicine = Herbal Medicine
text-herbal-medicine = Special action: heal an injured survivor at your location, with noise.

name-ancient-amulet = Ancient Amulet
text-ancient-amulet = Prevents 1 injury to its owner outside an encounter. Noisy.

name-secret-map = Secret Map
text-secret-map = While a survivor carries it, the secret exit can be used.

name-flashlight = Flashlight
text-flashlight = Permanent. Special action: use the secret passage at your location.

name-medical-kit = Medical Kit
text-medical-kit = Marco only. Special action: heal a survivor at your location and remove all their fear.

name-camera = Camera
text-camera = Sophia only. Extra action: noise at your location.

## Traits

name-martial-arts = Martial Arts
text-martial-arts = Defence +1 in an attack if you use no item.

name-hurried-flee = Hurried Flee
text-hurried-flee = If you start a move action within range 1 of a visible killer, you may move up to 3 steps.

name-intrepidity = Intrepidity
text-intrepidity = Whenever you take a move action, you also lose 1 fear.

name-first-aid = First Aid
text-first-aid = Once. Special action: heal another survivor at your location, without noise.

name-survival-instinct = Survival Instinct
text-survival-instinct = After an encounter you may run 2 steps, and you lose all fear even if you stay.

name-morale-boost = Morale Boost
text-morale-boost = Special action: every other survivor loses 1 fear, wherever they are.

name-silent-retrieval = Silent Retrieval
text-silent-retrieval = Once: an item you've just discovered makes no noise.

name-heroic-save = Heroic Save
text-heroic-save = Once, when the killer meets you and others: each of the others may move once and leaves the encounter. You stay.

name-sound-decoy = Sound Decoy
text-sound-decoy = Once. Extra action: noise at any location.

name-taunting-strategy = Taunting Strategy
text-taunting-strategy = Special action: noise at your location. The killer loses 3 cards from the deck, then draws 1.

name-stroke-of-luck = A Stroke of Luck
text-stroke-of-luck = If all your dice show 0, you repel the attack, however strong the killer is.

name-hypervigilance = Hypervigilance
text-hypervigilance = While the visible killer is at your location, your items and actions make no noise.

name-secret-weapon = Secret Weapon
text-secret-weapon = Once, instead of an item in a defence: defence +4. It counts as a weapon.

name-sleight-of-hand = Sleight of Hand
text-sleight-of-hand = Once, when you discover: keep both cards.

name-judicious-move = Judicious Move
text-judicious-move = Once. Extra action: remove any barricade, or remove all your fear, or make noise at an adjacent location.

name-prompt-reaction = Prompt Reaction
text-prompt-reaction = Once. Extra action: move once.

name-burst-of-speed = Burst of Speed
text-burst-of-speed = Once. Special action: noise at your location, then move 2 to 4 times.

name-coordinator = Coordinator
text-coordinator = Special action: each other survivor at your location may move once or twice.

name-herbology = Herbology
text-herbology = Your herbal medicine makes no noise.

name-marksmanship = Marksmanship
text-marksmanship = You start with a revolver. Your ammunition adds 1 more.

# of the killer

name-fatal-attack = Fatal Attack
text-fatal-attack = Strength +1.

name-insidious-entrapment = Insidious Entrapment
text-insidious-entrapment = Once, at any time during your turn: barricade any 2 doors.

name-lie-in-wait = Lie in Wait
text-lie-in-wait = You start on level 2, but skip your first turn.

name-murderous-intent = Murderous Intent
text-murderous-intent = When you sense someone, you may pay 1 card: everyone who was named gains fear.

name-heightened-senses = Heightened Senses
text-heightened-senses = Once a turn, when you sense someone, you may sense another zone.

name-deterrence = Deterrence
text-deterrence = When you reach level 3, 4 or 5, a survivor of your choice gains fear.

name-sly-entrapper = Sly Entrapper
text-sly-entrapper = When you reach level 2 or 4, barricade any door.

name-terror-aura = Terror Aura
text-terror-aura = At the end of a turn without an encounter, everyone at your location gains fear.

name-perilous-ambush = Perilous Ambush
text-perilous-ambush = At the end of a turn without an encounter, you may pay 2 cards to sneak up to 2 steps.

name-total-encirclement = Total Encirclement
text-total-encirclement = At the end of a turn without an encounter, you may pay 2 cards to barricade a door of your location.

name-toying-with-the-prey = Toying with the Prey
text-toying-with-the-prey = You may call off an encounter before it begins. Your turn ends, and you draw 6 cards.

name-devious-ploy = Devious Ploy
text-devious-ploy = You start with 1 extra card. When you draw too many cards, you choose which to discard.

name-nightmare-descends = Nightmare Descends
text-nightmare-descends = At the start of the game, all survivors gain fear.

name-swift-action = Swift Action
text-swift-action = At the start of your turn, you may pay 2 cards to move once.

name-acute-hearing = Acute Hearing
text-acute-hearing = At the start of your turn, you may pay 1 card to sense a location with noise.

name-enhanced-tracking = Enhanced Tracking
text-enhanced-tracking = At the start of your turn, you may pay 1 card to sense within range 1.

name-self-challenge = Self-challenge
text-self-challenge = You start with 1 extra card and strength −1. When you reach level 3, you rise to level 4 at once.

name-suppressed-rage = Suppressed Rage
text-suppressed-rage = You start with strength −1. Gain strength +1 with every new level.

name-immediate-response = Immediate Response
text-immediate-response = When you sense someone, you may pay 1 card to move once.

name-terrorising-the-mass = Terrorising the Mass
text-terrorising-the-mass = Whenever you injure a survivor, all survivors gain fear.

## Survival plans

name-explosive-trap = Explosive Trap
text-explosive-trap = Special action, once: spend a toolbox and leave the plan token at your location. If the killer then searches there and finds no one, you win.

name-ambush = Ambush
text-ambush = The plan token goes to the location where you all are. If a defence there beats the killer's strength by 3 or more, you win.

name-rocket-launcher = Rocket Launcher
text-rocket-launcher = At the start of your turn, if you are all at one location next to a visible killer who met no one last turn, you win.

name-arcane-seal = Arcane Seal
text-arcane-seal = On completion: noise in the Graveyard. If you then repel an attack there, you win.

name-mechanical-blueprint = Mechanical Blueprint
text-mechanical-blueprint = Every repair is worth 1 extra step.

name-diy-radio = DIY Radio
text-diy-radio = Special action: spend 3 toolboxes. The radio works at once, wherever you are. Noise at your location.

name-repair-with-caution = Repair with Caution
text-repair-with-caution = Repairs with a toolbox make no noise.

name-buzzer = Buzzer
text-buzzer = Special action: spend a toolbox and leave the plan token at your location. From then on, extra action: noise there.

name-site-study = Site Study
text-site-study = Extra action, once: move once or twice.

name-tunnels-investigation = Tunnels Investigation
text-tunnels-investigation = Special action: move between any 2 ends of secret passages. No one needs a light.

name-concealed-portal = Concealed Portal
text-concealed-portal = At the start of your turn, if you are all in the Graveyard and carry the secret map, a flashlight and the amulet between you, you win.

name-molotov = Molotov
text-molotov = In each attack, the defender may also throw a whiskey bottle: defence +2.

name-skeleton-key = Skeleton Key
text-skeleton-key = Special action in the Entrance Hall, once: spend a toolbox and take the key from beneath the search deck.

name-intel-sharing = Intel Sharing
text-intel-sharing = On completion: one of you draws a card from the search deck.

name-mystic-herbs = Mystic Herbs
text-mystic-herbs = Extra action in the Graveyard, once: heal a survivor there and remove all their fear.

name-ancient-chest = Ancient Chest
text-ancient-chest = Special action, once: spend the amulet and draw 3 cards from the search deck.

need-killer = a survivor at the visible killer's location
need-knowledge = a survivor in the Library
need-tools = a survivor in the Shed
need-mystic = a survivor in the Graveyard
need-radio = a survivor in the Living Room
need-secret-exit = a survivor in the Garden
need-together = all survivors at one location
need-apart = all survivors at different locations

## How a night ends

won-main-exit = The fifth key turns, the main door swings open, and all three are gone.
won-secret-exit = The map was right: the gate in the garden opens, and all three are gone.
won-rescue = Blue lights in the drive: rescue has come in time.
won-elimination = One survivor will not leave the house. The killer has won.
won-time = There is nothing left to discover, and nobody was called. The killer has all the time in the world.
won-parted = The house is empty. Some got out, each alone, and some never will.
won-explosive-trap = The killer reaches into the dark, and the trap does the rest. The house is safe.
won-ambush = They were waiting, all together. The killer falls.
won-rocket-launcher = The whole corridor is bright for a moment. There is nothing left of the killer.
won-arcane-seal = One stumble, and the seal closes. The graveyard keeps the killer.
won-concealed-portal = Map, light and amulet show a door where no door was, and all are gone.

## Questions

prompt-wait-killer = The killer is thinking.
prompt-wait-survivors = The survivors are whispering.
prompt-act = What do the survivors do?
prompt-walk-on = { $survivor } is moving. Where to?
prompt-walk-on-done = Stay here
prompt-hurry = Where does { $survivor } hurry to?
prompt-keep = Which card does { $survivor } keep from the { $deck }?
prompt-keep-done = Keep nothing
prompt-drop = { $survivor } carries too much. Which item goes?
prompt-discover = Who discovers?
prompt-hand = What does { $survivor } give { $other }?
prompt-hand-done = That's all
prompt-clear = Which barricade does { $survivor } remove?
prompt-bottle = Where does { $survivor } throw the bottle?
prompt-patient = Who does { $survivor } treat?
prompt-salvage = What does { $survivor } salvage?
prompt-defender = Who defends?
prompt-defend = { $survivor } defends against strength { $strength }. With which item?
prompt-defend-done = With bare hands
prompt-run = Who runs, and where to?
prompt-run-walk = Run to the { $to }
prompt-run-done = Stay
prompt-killer = What do you do?
prompt-killer-done = End the turn
prompt-killer-walk = Action: move to the { $to }
prompt-stride = Where to? Steps left: { $left }
prompt-stride-done = Stop here
prompt-creep = Where do you sneak to? Steps left: { $left }
prompt-creep-done = Wait here
prompt-attack = Play an attack card?
prompt-attack-done = Attack without a card
prompt-pay = { $card_id ->
    [none] Choose a card to pay with.
   *[other] Choose a card to pay for { $card }.
}
prompt-surplus = Your hand is too large. Choose a card to discard.
prompt-zone = Which zone do you sense?
prompt-pair = Which two locations do you sense?
prompt-frighten = Who gains fear?
prompt-bar = Which door do you barricade?
prompt-lift = No barricade is left for { $door }. Where do you take one from?
prompt-rage = Rage on? Move and search again.
prompt-rage-done = Enough
prompt-whizz = Pay 2 cards to search?
prompt-whizz-done = Don't search
prompt-scream = { $survivor } screams. Pay 3 cards to injure { $survivor }?
prompt-scream-done = Let it be

prompt-trait = Which trait do you keep?
prompt-mark = Which trait do you keep? Still to choose: { $left }
prompt-dawn = Your turn begins. Use a trait?
prompt-dawn-done = Continue
prompt-dusk = Your turn ends. Use a trait?
prompt-dusk-done = Continue
prompt-hit = Someone is there. Use a trait?
prompt-hit-done = Continue
prompt-listen = Which noise do you listen to?
prompt-toy = Call off the encounter, end your turn and draw 6 cards?
prompt-toy-done = Attack
prompt-save = The killer is upon you. Do anything before the attack?
prompt-save-done = Face the killer
prompt-slip = Choose who slips away, and where to.
prompt-slip-walk = Slip away to the { $to }
prompt-slip-done = Stay and fight
prompt-molotov = Throw { $survivor }'s bottle as well?
prompt-molotov-done = Keep the bottle
prompt-muffle = What { $survivor } found is noisy. Muffle it?
prompt-muffle-done = Let it be heard
prompt-decoy = Choose where { $survivor } makes noise.
prompt-judge = What does { $survivor } do?
prompt-judge-spot = Make noise: { $place }
prompt-coordinate = Choose who moves, and where to.
prompt-coordinate-done = Stay
prompt-plan = A requirement is met. Move the plan token?
prompt-plan-done = Leave the token
prompt-share = Choose who draws from the search deck.

## Answers

choice-walk = Move to the { $to }
choice-creep = Sneak to the { $to }
choice-take-passage = Take the secret passage to the { $to }
choice-calm = Calm down: remove all fear
choice-clear = Remove the barricade from { $door }
choice-repair = Repair the radio
choice-rummage = Search for an item
choice-use = Use { $item }
choice-exert = Use the ability { $ability }
choice-trade = Trade with { $partner }
choice-hand = Hand over { $item }
choice-take = Take { $item }
choice-drop = Discard { $item }
choice-name = { $survivor }
choice-spot = { $place }
choice-play = Play { $card }
choice-pay = Discard { $card }
choice-seek = Search this location
choice-bar = Barricade { $door }
choice-lift = Take it from { $door }
choice-pick-zone = The { $zone } zone
choice-pick-pair = { $first } and { $second }
choice-accept = Yes
choice-pick-trait = Keep { $trait }
choice-use-trait = Use the trait { $trait }
choice-use-plan = Use the plan { $plan }
choice-advance = Move the token to the next requirement of { $plan }
choice-loot = Take from { $victim }: { $item }
choice-estimate = Note: repair may be at { $progress }

## Why not

refused-not-adjacent = No door and no open line leads there.
refused-barricaded = A barricade blocks the way.
refused-acted = This survivor has already acted this turn.
refused-not-at-radio = You can't repair the radio from here. Go to its room first.
refused-radio-works = The radio already works.
refused-repaired-already = The radio has already been repaired this round.
refused-killer-here = You can't do that while the killer is in the same room.
refused-no-items-here = No items to search for here. Look for a room with a magnifying glass.
refused-search-empty = The search deck is empty.
refused-actions-done = You have no actions left this turn.
refused-no-passage = No secret passage leads there from here.
refused-dark = You need a light to use a secret passage.
refused-no-barricade = There's no barricade at that door, or the door isn't at this location.
refused-no-trade = To trade, two survivors must be at the same location with something to give.
refused-not-carried = This survivor doesn't carry that item.
refused-no-use = That item does nothing right now.
refused-gone = This survivor is no longer in the house.
refused-no-trait = That trait is used up or doesn't apply right now.
refused-no-plan = That plan isn't complete, or does nothing right now.
refused-no-loot = No eliminated survivor here has that item.
refused-not-in-hand = That card isn't in your hand.
refused-step-over = It's too late in the turn to play that card.
refused-cost = You don't have enough other cards to pay for it.
refused-no-door = No door to barricade here.

## In a terminal

house-place = { $place_id } { $place } > { $ways }
house-notes = { $notes }
house-legend = After > come the adjacent locations; # marks a barricade.
house-main-exit = main exit
house-secret-exit = secret exit
house-items = items
house-radio = radio
house-knowledge = knowledge
house-mystic = mysticism
house-tools = tools
house-passage = passage to { $to_id }
house-killer = { $hidden ->
    [yes] THE { $killer }, HIDDEN
   *[no] THE { $killer }
}
house-seen = { $killer } last seen here
house-trap = trap
house-token = plan token
house-noise = NOISE
house-noise-made = noise this turn
house-noise-before = noise last round
house-killer-line = { $killer }: level { $level }, strength { $strength }, at { $place }.
house-killer-away = { $killer }: level { $level }, strength { $strength }, out of sight; last seen at { $place }.
house-mark = The killer's trait { $trait }: { $text }
house-spent = { $card } (used up)
house-survivor = { $survivor }: { $state }, fear { $fear }.
house-healthy = healthy
house-hurt = injured
house-dead = eliminated
house-free = escaped
house-keys = Keys on the wall: { $keys } of { $needed }.
house-rescue = Rounds until rescue: { $left }.
house-rescue-hidden = Rounds until rescue: { $left }. The killer doesn't know.
house-cracker = A firecracker burns: noise everywhere.
house-pack = { $survivor } carries: { $items }{ $keys ->
    [0] .
   *[other] . Keys: { $keys }.
}
house-gift = { $survivor } has the trait { $trait }: { $text }
house-decks = Cards left: discovery deck { $discovery }, search deck { $search }. Repair: { $progress } of { $most }.
house-first = { $survivor } has the first-survivor token.
house-plan-done = Plan fulfilled: { $plan }{ $spent ->
    [yes] , used up.
   *[no] . { $text }
}
house-plan = Plan { $plan }, { $met } of { $all } met. Next: { $next }. Effect: { $text }
house-hand-size = Cards in the killer's hand: { $cards }.
house-hand = Cards in your hand: { $cards }.
house-card = {"  "}{ $copies } x { $card }: { $text }
house-killer-decks = Cards in your deck: { $deck }. Discarded: { $discard }. Your guess at the repair: { $estimate } of 5.
house-choice = { $words }: { $text }
house-where = { $words } ({ $place_id })

## What happens: for everybody

event-round-began = Round { $number }.{ $number ->
    [1] {""}
   *[other] {" "}Last round's noise has died away.
}
event-rescue-moved = { $left ->
    [0] Rescue is here!
    [one] Rescue comes closer: { $left } round to go.
   *[other] Rescue comes closer: { $left } rounds to go.
}
event-rescue-called = The radio works! Rescue comes in { $left } rounds.
event-key-hung = A key goes on the wall. Keys there: { $keys }.
event-noise-heard = { $places_count ->
    [0] The house is silent.
   *[other] Noise: { $places }.
}
event-cracker-heard = A firecracker! There is noise everywhere.
event-barricade-cleared = { $survivor_id ->
    [nobody] A survivor removes the barricade from { $door }.
   *[other] { $survivor } removes the barricade from { $door }.
}
event-healed = { $survivor } is healthy again.
event-fear-lost = { $survivor } has no fear left.
event-killer-turn-began = The killer's turn.
event-killer-appeared = The killer appears after { $card }: { $place }.
event-killer-moved = The killer moves from the { $origin } to the { $place }.
event-killer-hid = { $card }: the killer is gone. Last seen: { $place }.
event-card-played = { $paid ->
    [0] The killer plays { $card }.
    [one] The killer plays { $card } and pays one card.
   *[other] The killer plays { $card } and pays { $paid } cards.
}
event-cards-paid = The killer pays { $paid } cards for { $law }.
event-barricade-placed = { $anew ->
    [yes] The killer barricades { $door }.
   *[no] The killer barricades { $door }, which already has a barricade.
}
event-barricade-lifted = No barricade is left: the killer takes the one from { $door }.
event-barricade-broken = { $card_id ->
    [none] The killer breaks through the barricade at { $door }. Barricades only stop survivors.
   *[other] { $card }: the killer breaks through the barricade at { $door }. Barricades only stop survivors.
}
event-sensed = { $zone_id ->
    [red] { event-sensed.red }
    [blue] { event-sensed.blue }
    [green] { event-sensed.green }
   *[other] { event-sensed.pair }
}{ $unnamed_count ->
    [0] {""}
   *[other] {" "}{ $unnamed } is never named.
}
    .red = The killer senses the red zone: { $found_count ->
        [0] no one
       *[other] { $found }
    }.
    .blue = The killer senses the blue zone: { $found_count ->
        [0] no one
       *[other] { $found }
    }.
    .green = The killer senses the green zone: { $found_count ->
        [0] no one
       *[other] { $found }
    }.
    .pair = The killer senses { $places }: { $found_count ->
        [0] no one
       *[other] { $found }
    }.
event-searched = { $found_count ->
    [0] The killer searches the { $place } and finds no one.
   *[other] The killer searches the { $place } and finds { $found }!
}
event-revealed = { $survivors_count ->
    [0] No one has fear, and no one answers.
   *[other] { $survivors } must reveal their location: { $places }.
}
event-fear-gained = { $tokens ->
    [one] { $survivor } gains fear.
   *[other] { $survivor } gains fear: { $tokens } tokens now.
}
event-screamed = { $survivor } screams: { $place }!
event-injured = { $survivor } is injured.
event-warded = { $item }: { $survivor } escapes an injury.
event-eliminated = { $again ->
    [yes] { $survivor } was already injured. The second injury eliminates them.
   *[no] { $survivor } is eliminated.
}
event-encounter-began = The killer meets { $survivors } ({ $place }).{ $fear ->
    [yes] {" "}Everyone there gains fear.
   *[no] {""}
}{ $wound ->
    [yes] {" "}Everyone there is injured before the first attack.
   *[no] {""}
}
event-defender-named = { $survivor } defends.
event-item-shown = { $survivor } uses { $item }.
event-dice-rolled = { $survivor } rolls { $dice }.
event-trap-sprung = A trap ({ $place }): defence +{ $plus }.
event-defended = { $success ->
    [yes] { $survivor } repels the attack: { $dice } + { $bonus } = { $total } against { $strength }.
   *[no] { $survivor } fails: { $dice } + { $bonus } = { $total } against { $strength }.
}
event-encounter-ended = { $repelled ->
    [yes] The killer is driven off.
   *[no] The encounter is over.
}
event-strength-changed = { $why_id ->
    [ambush] Out of hiding, the killer strikes harder: strength { $strength }.
    [over] The bonus is over: the killer's strength is { $strength } again.
   *[other] The killer's strength is { $strength }.
}
event-level-gained = The killer reaches level { $level }. Strength: { $strength }.
event-killer-rested = The killer ends the turn.
event-traits-shown = The killer reveals traits: { $traits }.
event-trait-used = { $paid ->
    [0] The killer uses { $trait }.
    [one] The killer pays one card for { $trait }.
   *[other] The killer pays { $paid } cards for { $trait }.
}
event-trait-shown = { $survivor }: { $trait }!
event-fear-eased = { $survivor } loses fear: { $tokens ->
    [0] no token is
    [one] one token is
   *[other] { $tokens } tokens are
} left.
event-taunted = Someone taunts the killer. The killer loses 3 cards and draws 1.
event-slipped-away = Out of the encounter: { $survivors }.
event-encounter-called-off = The killer smiles and lets them go. It was enough to see them tremble.
# lint-ok 04
event-killer-waited = The killer lies in wait and lets this turn pass.
event-survivor-escaped = { $survivor } escapes from the villa ({ $place }).
event-ways-parted = The night is over.
event-killer-won = The killer wins.
event-survivors-won = The survivors win.

## What happens: for the team

event-survivor-walked = { $survivor } goes from the { $origin } to the { $place }.
event-passage-taken = { $survivor } takes the secret passage from the { $origin } to the { $place }.
event-noise-made = Noise: { $place }.
event-item-drawn = { $survivor } draws { $item } from the { $deck }.
event-item-taken = { $survivor } takes { $item }.
event-item-dropped = { $survivor } discards { $item }.
event-item-used = { $survivor } uses { $item }.
event-ability-used = { $survivor } uses { $ability }.
event-traded = { $survivor } gives { $partner }: { $given }; receives: { $taken }.
event-radio-repaired = { $survivor } repairs the radio: { $progress } of 5.
event-trap-laid = { $survivor } lays a trap ({ $place }).
event-cracker-lit = { $survivor } lights a firecracker.
event-discovered = { $survivor } discovers.

event-trait-kept = { $survivor } keeps the trait { $trait }.
event-plan-advanced = { $plan }: requirement { $step } is met.
event-plan-fulfilled = The plan { $plan } is fulfilled.
event-plan-used = { $survivor } uses the plan { $plan }.
event-plan-token-laid = The plan token is placed on the board: { $place }.
event-key-kept = { $survivor } has keys: { $keys }.
event-token-passed = { $survivor } has the first-survivor token.
event-looted = { $survivor } takes from { $victim }: { $item }.
event-rescue-hoped = { $left ->
    [0] Rescue is here!
    [one] Rescue is on its way: { $left } round to go. The killer doesn't know.
   *[other] Rescue is on its way: { $left } rounds to go. The killer doesn't know.
}

## What happens: for the killer; in the end for everybody, and so none of it says "you"

event-mark-kept = The killer keeps { $trait }.
event-abilities-drawn = The killer draws: { $cards }.
event-abilities-discarded = { $why_id ->
    [paid] The killer pays: { $cards }.
    [lost] The killer loses from the deck: { $cards }.
    [excess] Too many for the killer's hand: { $cards }.
    [chosen] The killer discards: { $cards }.
   *[played] Discarded after play: { $cards }.
}
event-ability-unlocked = The killer gains { $card }.
event-deck-shuffled = The killer's discard pile becomes the new deck: { $cards } cards.
event-crept = The killer sneaks from the { $origin } to the { $place }.
event-progress-estimated = The killer notes: the repair may be at { $progress } of 5.

# Agents' reasons: what a hint says, and what a companion was thinking of

reason-bar = Most of their routes go through { $door }.
reason-bar-gone = The route leads through { $door }.
reason-bare-hands = No item would help enough.
reason-calm = { $survivor } is better off calm: each fear costs a defence die, and a third makes them scream.
reason-card = Nothing does more right now than { $card }.
reason-clear = { $survivor } can't get anywhere while that door is barricaded.
reason-clear-head = It helps at once, and no one hears it.
reason-corner = { $card }: anyone who can't get away will be found.
reason-creep = No one will look for you there: { $place }.
reason-decoy = Draw the killer where no one is: { $place }.
reason-defend = { $item }: now is when you need it.
reason-defender = { $survivor } has the best chance, or the least to lose.
reason-discover = { $survivor } has room for it, and noise there would do the least harm.
reason-drop = You'll miss { $item } least.
reason-enough = { $survivor } has done all there was to do.
reason-enough-here = None of this is any use.
reason-firecracker = Someone was heard near the killer. Drown them out.
reason-flee = The killer may come here: { $survivor } should get away in time.
reason-frighten = { $card }: fear costs them dice, or gives a hiding place away.
reason-frighten-most = Fear harms { $survivor } most.
reason-hand = { $survivor } has more use for it: { $item }.
reason-heal = A treated survivor can take one more hit.
reason-here = There's no better place than this: { $place }.
reason-home = Everyone to the exit: the way out is open.
reason-hunt = { $place }: { $percent }% chance that someone is there.
reason-hurry = { $survivor } was heard here and had better be somewhere else.
reason-keep = { $item } is worth the most.
reason-keep-it = Everything is in the right hands.
reason-least-card = You'll miss { $card } least.
reason-lift = { $door } isn't stopping anyone right now.
reason-listen = { $card }: find out where they are before you move.
reason-loot = The dead don't need anything.
reason-near = They're probably near here, so it's the best place to start your next turn: { $place }.
reason-other-plan = The plan you've started is closer to completion.
reason-passage = The secret passage: { $survivor } is gone before anyone hears a step.
reason-patient = { $survivor } needs it most.
reason-plan = One more requirement met: { $plan }.
reason-repair = { $survivor } is at the radio, and the killer isn't.
reason-rummage = { $survivor } may find a key here, and the killer is far enough away.
reason-run = The { $place } is safer, and leaves a way out.
reason-salvage = A discarded item can be used again.
reason-save-card = Your cards can do more later.
reason-save-trait = It only works once, and this isn't the moment.
reason-search = The { $place } is their most likely location: { $percent }% chance.
reason-sprint = { $survivor } is heard, but too late to be caught.
reason-stay = { $survivor } is nowhere safer than here.
reason-strike = Prey at hand is worth more than cards.
reason-strike-harder = { $card }: this attack may decide the game.
reason-towards = { $survivor } gets away from the noise and closer to something useful: { $place }.
reason-trade = Someone here has more use for what { $survivor } carries, or carries what { $survivor } needs.
reason-trait = { $trait } is the most useful.
reason-trap = Anyone who follows { $survivor } here will be sorry.
reason-turn-over = No move or search is worth more than ending the turn here.
reason-unsure = The answer there would tell you the most.
reason-use-trait = { $trait }: now it pays off.
reason-use-plan = { $plan }: now it pays off.
reason-usual = There isn't much to think about here.
reason-vanish = { $card }: they can't avoid what they can't see.
reason-wait = They'll come past here: { $place }.
reason-worth-it = It's worth the price.

## An encounter on the screen

ui-ts-enc-survivor = { $who }: { $health }, { $dice } dice
ui-ts-enc-public = public: both sides can look
ui-ts-enc-closed = for your eyes only
ui-ts-enc-found = { $number ->
    [one] one found
   *[other] { $number } found
}
ui-ts-enc-waits = found
ui-ts-enc-defends = defends
ui-ts-enc-held = holds
ui-ts-enc-fell = hit
ui-ts-enc-spared = spared
ui-ts-enc-fear = Fear
ui-ts-enc-dice = Dice
ui-ts-enc-bare = bare hands
ui-ts-enc-no-item = no item shown yet
ui-ts-enc-owes-none = nothing shown
ui-ts-enc-odds-title = Odds before the roll
ui-ts-enc-odds-note = strength { $strength }, a tie holds
ui-ts-enc-odds = { $plus ->
    [0] { $dice } dice alone
   *[other] { $dice } dice, +{ $plus }
}
ui-ts-enc-needs = needs { $need }
ui-ts-enc-share = { $percent }%
ui-ts-enc-list-title = How do you defend?
ui-ts-enc-save-title = What do you do?
ui-ts-enc-searches = searches: { $place }
ui-ts-enc-traits = Traits
ui-ts-enc-list = { $things }
ui-ts-enc-sought = Searched for
ui-ts-enc-everybody = everyone here, by name
ui-ts-enc-once = No one is attacked twice in one encounter.
ui-ts-enc-strength = Strength of this attack
ui-ts-enc-level = Level { $level }
ui-ts-enc-since = { $round ->
    [0] from the beginning
   *[other] since round { $round }
}
ui-ts-enc-trait-note = trait, always
ui-ts-enc-turn = This turn
ui-ts-enc-turn-note = until it ends
ui-ts-enc-card-note = attack card, this attack
ui-ts-enc-limit = Limit
ui-ts-enc-limit-note = neither below 0 nor above 10
ui-ts-enc-must = { $who } must reach
ui-ts-enc-must-any = The defender must reach
ui-ts-enc-steps = This attack, step by step
ui-ts-enc-attack = attack { $number }
ui-ts-enc-step-card = Card
ui-ts-enc-step-defender = Defender
ui-ts-enc-step-item = Item
ui-ts-enc-step-dice = Dice
ui-ts-enc-step-result = Result
ui-ts-enc-no-card = none
ui-ts-enc-open = to come
ui-ts-enc-defence = defence
ui-ts-enc-against = strength
ui-ts-enc-tie = a tie holds
ui-ts-enc-fall = The dice decide.
ui-ts-enc-sum = dice { $dice } + { $bonus }
ui-ts-enc-sum-dice = dice { $dice }
ui-ts-enc-holds = { $who } holds
ui-ts-enc-fails = { $who } is hit
ui-ts-enc-barricades = Barricades { $left } of { $most }
ui-ts-enc-next-card = The killer may play one attack card. Then the team picks a defender.
ui-ts-enc-next-item = The defender can use one item. Then the dice are rolled.
ui-ts-enc-next-dice = The dice are rolled. A trap or talent may still add to them.
ui-ts-enc-next-held = The attack is repelled and the encounter ends. The killer loses 2 cards from the deck, and everyone found may run one room, unseen.
ui-ts-enc-next-fell = Anyone not yet attacked may still have to defend.
ui-ts-enc-next-last = That was the last attack. Everyone found may run one room, unseen.

# What is heard

caption-step-wood = Footsteps on boards
caption-step-tiles = Footsteps on tiles
caption-step-gravel = Footsteps on gravel
caption-step-grass = Footsteps in wet grass
caption-door = A door opens and shuts
caption-passage = A panel slides in the wall
caption-floorboard = A board gives underfoot
caption-noise = Something falls in the house
caption-hush = The house holds its breath
caption-villa = The door of the villa falls shut
caption-hour = A clock strikes
caption-his-turn = A low string is bowed
caption-night-saved = Help has come, a chord clears
caption-night-lost = A lamp breaks, a heart stops
caption-ways-parted = Two bells that do not agree
caption-hunt-won = Drums, and a door is shut for good
caption-prey-gone = An engine drives away in the rain
caption-scream-marco = Marco screams
caption-scream-johnson = Johnson screams, deep and long
caption-scream-william = William screams
caption-scream-sophia = Sophia screams, shrill
caption-scream-anna = Anna screams
caption-hurt-low = A man cries out
caption-hurt-high = A woman cries out
caption-fear = A breath is caught
caption-fear-deep = Short, hunted breaths
caption-calm = A long breath out
caption-calmer = A breath out
caption-healed = Linen is bound tight
caption-eliminated = Someone falls, a heart slows
caption-got-away = A door flies open, feet run
caption-slipped-away = Quick feet, then nothing
caption-taunt = A whistle, and two knocks
caption-radio-first = Dead static
caption-radio-second = Something behind the static
caption-radio-third = A voice, far off
caption-radio-fourth = The voice comes nearer
caption-radio-works = A clear voice on the radio
caption-rescue-called = Morse, and somebody answers
caption-rescue-far = An engine beyond the hills
caption-rescue-near = A siren between the trees
caption-search = Drawers are turned over
caption-discovery = A loose board is lifted
caption-item = Something goes into a pack
caption-item-dropped = Something is dropped
caption-key = Keys jingle
caption-key-hung = A key swings on its nail
caption-toolbox = Spanners rattle
caption-flashlight = A switch clicks
caption-revolver = A revolver is cocked
caption-blade = A blade is taken up
caption-powder = A sack of powder is shaken
caption-trap-parts = Iron jaws clink
caption-bottle = A bottle clinks
caption-pills = Pills rattle
caption-bandage = Linen is torn
caption-amulet = Silver hums
caption-chart = A map is unfolded
caption-camera = A camera is wound
caption-camera-flash = A flash goes off
caption-hatchet = A hatchet bites into wood
caption-bottle-thrown = A bottle bursts, away from here
caption-fuse = A fuse spits
caption-firecracker = Firecrackers drown everything
caption-adrenaline = A gasp, and a racing heart
caption-trap-laid = A trap is set
caption-trap-sprung = Iron jaws snap shut
caption-warded = Something breaks in place of a life
caption-ability = Two notes of a guitar
caption-trade = Things change hands
caption-pencil = A pencil scratches
caption-plan-done = A plan falls into place
caption-plan-used = A switch, and wheels turn
caption-kept = A card goes into a pocket
caption-shown = A card is turned, a bell hums
caption-barricade = Planks are nailed across a door
caption-barricade-lifted = Planks are taken down
caption-barricade-cleared = Nails shriek, planks fall
caption-barricade-broken = Something breaks through planks
caption-step-butcher = Heavy boots, and a chain
caption-creep-butcher = Boots set down with care
caption-appear-butcher = Iron falls, a saw catches
caption-hide-butcher = A chain goes quiet
caption-step-specter = Cold air passes
caption-creep-specter = A breath of cold
caption-appear-specter = Glass sings, and something wails
caption-hide-specter = A wail slides away
caption-step-murderer = Good shoes, in no hurry
caption-creep-murderer = A sole turns softly
caption-appear-murderer = Four notes, and a knife opens
caption-hide-murderer = Two notes, a curtain stirs
caption-card-quick = A card snaps
caption-card-special = A card, and a drum
caption-card-slow = A card is drawn slowly
caption-chainsaw = A chainsaw howls
caption-rage = A bellow behind a mask
caption-scream-specter = Something dead screams
caption-whizz = It flies through the rooms
caption-drain = All warmth is drawn away
caption-notice-pinned = A knife pins a letter
caption-deduction = A watch ticks
caption-blossom = A tune too fast, a blade goes round
caption-sense = Someone listens in the dark
caption-sense-found = Someone listens, and a heart beats
caption-ransacked = A room is ransacked
caption-found = Strings stab: found
caption-revealed = A whisper gives a place away
caption-card-drawn = Cards are drawn
caption-unlocked = A lock opens, something growls
caption-grows = The floor shakes, the killer grows
caption-stronger = Leather creaks round a fist
caption-his-trait = A drum, and breath behind a mask
caption-waits = Slow breath in the dark
caption-toying = A low laugh
caption-encounter = Strings strike: face to face
caption-shot = A shot
caption-slash = A blade is swung
caption-powder-thrown = A cloud of powder bursts
caption-brandished = Something is held up
caption-dice-tower = Dice fall through the tower
caption-held = The blow is held
caption-beaten = The defence breaks
caption-driven-off = Boots go back, a door shuts
caption-lets-go = It is over, feet run
caption-curtain-falls = The curtain falls, a shutter drops
caption-curtain-rises = The curtain rises
caption-ring = A spring is wound
caption-thunder-near = Thunder over the roof
caption-thunder-rolls = Thunder rolls
caption-thunder-far = Thunder, far away
caption-storm = Rain and wind all around
caption-storm-within = Rain on the roof
caption-old-house = The old house settles
caption-lair = Slow breath, a chain, drops
caption-music-night = A piano in another room
caption-music-hunt = Drums, and strings that tremble

## Help: one's own signs, and what the program works out

ui-ts-mark-perhaps = maybe someone
ui-ts-mark-not = no one
ui-ts-mark-wipe = clear all markers
ui-ts-marking = Choose markers for the { $room }. Only your side sees them.
# lint-ok 10
ui-ts-marking-sign = { $room }: { $sign }
ui-ts-marking-done = Done
ui-ts-more-signs = +{ $number }
ui-ts-heat-all = anyone
ui-ts-heat-soon = { $who }: working it out
ui-ts-per-cent = { $number }%
ui-ts-known-short = { $share }% / { $rooms }
ui-ts-known-title = Next to the eye: what the killer can know
ui-ts-known = { $rooms ->
    [one] Judging by public information, { $who } can only be in the { $place }.
   *[other] Judging by public information, { $who } can be in { $rooms } rooms. Chance of the { $place }: { $share }%.
}{ $acted ->
    [yes] {" "}That's after this turn, if { $who } isn't heard.
   *[no] {""}
}
ui-ts-aid-not-marks = Your side plays without help tonight. Change the help level in the menu.
ui-ts-aid-not-computed = Your side plays without maps and hints tonight. Change the help level in the menu.
ui-ts-since = Since your last turn{ $words ->
    [none] {""}
   *[other] : { $words }
}
ui-ts-aids = Help level
ui-ts-aids-note = Each side chooses for itself, and everyone can look. At the end you learn which side had maps or hints.
ui-ts-aid-row = { $side_id ->
    [killer] Killer
   *[survivors] Survivors
}: { $level_id ->
    [off] none
    [marks] own markers
   *[computed] markers, maps and hints
}{ $chosen ->
    [yes] {" "}(current)
   *[no] {""}
}
ui-ts-aid-off-note = Only the board and the log.
ui-ts-aid-marks-note = Faces, question marks and crosses you place in rooms yourself. Only your side sees them.
ui-ts-aid-computed-note = Also what the computer works out from public information: where survivors can be, and what it would do.
ui-ts-aid-declared = { $side_id ->
    [killer] The killer
   *[survivors] The survivors
} could see possible locations and hints.

## The end of a night: what is below a number

ui-ts-end-count-survivor-went = { $count ->
    [one] room
   *[other] rooms
}
ui-ts-end-count-survivor-searched = { $count ->
    [one] search
   *[other] searches
}
ui-ts-end-count-survivor-key = { $count ->
    [one] key
   *[other] keys
}
ui-ts-end-count-survivor-noise = { $count ->
    [one] noise
   *[other] noises
}
ui-ts-end-count-survivor-repelled = repelled
ui-ts-end-count-survivor-beaten = { $count ->
    [one] lost fight
   *[other] lost fights
}
ui-ts-end-count-killer-prowled = { $count ->
    [one] room
   *[other] rooms
}
ui-ts-end-count-killer-card = { $count ->
    [one] card
   *[other] cards
}
ui-ts-end-count-killer-found = { $count ->
    [one] hit
   *[other] hits
}
ui-ts-end-count-killer-vain = { $count ->
    [one] miss
   *[other] misses
}
ui-ts-end-count-killer-wounded = { $count ->
    [one] injury
   *[other] injuries
}
ui-ts-end-count-killer-barred = { $count ->
    [one] barricade
   *[other] barricades
}

## How a night goes, for each side of the divider, for somebody who has never played

ui-ts-primer-survivors = How the survivors play
ui-ts-primer-killer = How the killer plays
ui-ts-primer-win-head = How to win
ui-ts-primer-turn-head = Your turn
ui-ts-primer-noise-head = Noise
ui-ts-primer-fear-head = Fear
ui-ts-primer-met-head = When you meet
ui-ts-primer-help-head = Help
ui-ts-primer-survivors-win = { $ways ->
    [apart] Start a turn at the exit with { $own } keys of your own, or radio for rescue.
   *[together] Hang { $keys } keys and start a turn together at the exit, or radio for rescue.
}
ui-ts-primer-survivors-turn = Each of you takes 1 of 6 actions in any order, then 1 of you discovers.
ui-ts-primer-survivors-noise = After your turn the killer hears which rooms were noisy, but never sees you.
ui-ts-primer-survivors-fear = Each fear costs you 1 defence die. A third makes you scream and reveals your room.
ui-ts-primer-survivors-met = When found, roll at least the killer's strength or be injured. The second injury kills.
ui-ts-primer-survivors-help = Press { $hint } for a hint, { $marks } to mark rooms, { $rulebook } for the rulebook, { $menu } to pause.
ui-ts-primer-killer-win = { $ways ->
    [apart] Kill 2 of 3 survivors. Those still inside when the discovery deck runs out count.
   *[together] Kill 1 survivor: your first hit wounds, your second kills. Or let their deck run out.
}
ui-ts-primer-killer-turn = Play quick cards, then 1 special card or 2 actions, then 1 slow card; draw { $draw }.
ui-ts-primer-killer-noise = After their turn you hear which rooms were noisy. Search a room to find survivors.
ui-ts-primer-killer-fear = Each fear costs a survivor 1 die. Their third is a scream that reveals their room.
ui-ts-primer-killer-met = Find survivors by searching their room, and attack until someone rolls your strength.
ui-ts-primer-killer-help = Press { $hint } for a hint, { $marks } to mark rooms, { $rulebook } for the rulebook, { $menu } to pause.

## Who holds a seat

holder-easy = Sees the house as if through thick fog, and often makes the second-best choice.
holder-normal = Sees just badly enough that killer and survivors win about equally often.
holder-hard = Misses nothing. When playing a survivor, it considers what the killer can know.

## Pages of the rulebook about single things

ui-ts-page-killers = Killers
ui-ts-page-survivors = Survivors
ui-ts-page-abilities = Ability cards
ui-ts-page-items = Item cards
ui-ts-page-traits = Traits
ui-ts-page-plans = Survival plans
ui-ts-page-places = Locations
ui-ts-page-killer = killer
ui-ts-page-survivor = survivor
ui-ts-page-ability = { $kinds } ability card
ui-ts-page-item = item card
ui-ts-page-trait-survivors = survivor trait
ui-ts-page-trait-killer = killer trait
ui-ts-page-plan = survival plan
ui-ts-page-place = location in the { $zone } zone
ui-ts-page-hand = { $killer }: { $count ->
    [one] one of 13 cards
   *[other] { $count } of 13 cards
    }.
ui-ts-page-deck-discovery = Discovery deck: { $count ->
    [one] one copy
   *[other] { $count } copies
    }.
ui-ts-page-deck-search = Search deck: { $count ->
    [one] one copy
   *[other] { $count } copies
    }.
ui-ts-page-deck-bottom = Beneath the search deck: { $count ->
    [one] one copy
   *[other] { $count } copies
    }.
ui-ts-page-deck-start = Starting item: { $count ->
    [one] one copy
   *[other] { $count } copies
    }.
ui-ts-page-needs = Requirements, in this order:
ui-ts-page-need = { $at }. { $what }

# Titles of great moments

climax-encounter-began = Found
climax-eliminated = { $survivor } is eliminated
climax-survivor-escaped = { $survivor } escapes
climax-rescue-called = Rescue is on its way

## Guided first nights: lessons, each with its title

ui-guide-team-goal-head = Hang keys, get out
ui-guide-team-goal = Hang five keys here, then leave together by an exit. Or repair the radio and wait for rescue. One death loses.
ui-guide-team-move-head = Move
ui-guide-team-move = Each survivor takes one main action. Move first: choose a glowing room. Head for a magnifying glass.
ui-guide-team-search-head = Search
ui-guide-team-search = In a room with a magnifying glass, your next main action can be Search: it draws an item card. Some cards make noise.
ui-guide-team-keep-head = Keep or leave it
ui-guide-team-keep = Keep what helps. A key goes to the wall for everyone. Everyone but Johnson carries three items at most.
ui-guide-team-discover-head = Someone discovers
ui-guide-team-discover = Once everyone has acted, one survivor draws two cards and keeps one. The deck is also your clock: when it's empty, you lose.
ui-guide-team-noise-head = Noise
ui-guide-team-noise = After your turn the killer learns which rooms were noisy, not who was there or why. Keep moving after you've made noise.
ui-guide-team-killer-head = The killer's turn
ui-guide-team-killer = The killer plays quick cards, then moves or searches twice. Every step is shown, unless it sneaks.
ui-guide-team-beside-head = Beside the killer
ui-guide-team-beside = In the killer's room you can't search or repair. It finds you only when it searches there, so walk away in time.
ui-guide-team-card-head = A card is played
ui-guide-team-card =
    { $device_id ->
        [pad] The killer shows each card it plays. Go to its portrait and select it: every card it may still hold.
        [mouse] The killer shows each card it plays. Click its portrait to see every card it may still hold.
       *[keys] The killer shows each card it plays. Go to its portrait with Tab and press Enter: every card it may still hold.
    }
ui-guide-team-zones-head = Zones
ui-guide-team-zones = Sense names everyone in one zone, not their rooms. The coloured mark beside a room's name is its zone: red, blue or green.
ui-guide-team-passage-head = Secret passages
ui-guide-team-passage = One secret passage joins the rooms marked I, another those marked II. Sophia or anyone with a flashlight can use them: choose the other room.
ui-guide-team-hidden-head = It sneaks
ui-guide-team-hidden = The killer is hidden now. Its figure shows where it was last seen; next turn it appears nearby and searches.
ui-guide-team-undo-head = Undo and hint
ui-guide-team-undo =
    { $device_id ->
        [mouse] The bent arrow takes a step back until something hidden is revealed. The lamp shows a hint with its reason.
       *[keys] { $undo } takes a step back until something hidden is revealed. { $hint } shows a hint with its reason.
    }
ui-guide-team-fear-head = Fear
ui-guide-team-fear = Each fear token costs one die when you defend. With two tokens, more fear makes you scream and gives you away.
ui-guide-team-calm-head = Calm down
ui-guide-team-calm = Calm removes all your fear tokens. It's also the action for a survivor with nothing better to do.
ui-guide-team-scream-head = A scream
ui-guide-team-scream = A scream tells the killer your room at once. Move away before it gets there.
ui-guide-team-barricade-head = A barricade
ui-guide-team-barricade = Survivors can't pass a barricade. Unbar clears one from a door of your room. The killer just breaks through.
ui-guide-team-radio-head = The radio
ui-guide-team-radio = The other way out: repair the radio here five times, once a round, and it makes noise. Then hold out five turns.
ui-guide-team-menu-head = Rules and log
ui-guide-team-menu =
    { $device_id ->
        [mouse] The three lines open the menu with the rulebook and all keys. The sheet of paper shows everything that has happened.
       *[keys] { $menu } opens the menu with the rulebook and all keys. { $log } shows everything that has happened.
    }
ui-guide-team-level-head = The killer grows
ui-guide-team-level = The killer's deck ran out, so its level rises: more strength, new effects. Its portrait opens the list.
ui-guide-team-found-head = Found!
ui-guide-team-found = The killer searched your room. It attacks until someone drives it off or everyone here has failed once.
ui-guide-team-defender-head = Who defends?
ui-guide-team-defender = Choose who defends. Fewer fear tokens mean more dice, and an injured survivor mustn't fail.
ui-guide-team-defend-head = Defend
ui-guide-team-defend = Your dice and one item have to reach the killer's strength. The percentage is your chance.
ui-guide-team-injured-head = Injuries
ui-guide-team-injured = A second injury eliminates a survivor, and the killer wins. Medicine heals the first. Keep away from the killer.
ui-guide-team-rescue-head = Rescue is coming
ui-guide-team-rescue = The radio works. Survive until the counter reaches its end, and you win.
ui-guide-team-exit-head = Five keys
ui-guide-team-exit = Five keys hang. Bring all three to an exit and stay there until your next turn begins.
ui-guide-team-end-head = The end
ui-guide-team-end = The night is over. Play again with other survivors, a stronger killer, or on the other side.
ui-guide-dark-goal-head = Eliminate one survivor
ui-guide-dark-goal = Injure one survivor twice and you win. The survivors begin in the Entrance Hall and win with five keys at an exit, or by radio.
ui-guide-dark-noise-head = You hear noise
ui-guide-dark-noise = Each round you hear where someone searched, repaired or found something noisy, but never who. Now and then the house is silent.
ui-guide-dark-act-head = Two actions
ui-guide-dark-act = Then move one step or search your room, twice. Or play one special card instead of both. A glowing room is a step.
ui-guide-dark-cards-head = Quick cards first
ui-guide-dark-cards = Quick cards come before your actions, as many as you can pay for. The number is the cost in other cards.
ui-guide-dark-search-head = Search
ui-guide-dark-search = Searching finds everyone in your room and starts an encounter. An empty room only costs the action.
ui-guide-dark-draw-head = New cards
ui-guide-dark-draw = You draw three cards each turn and hold five at most. An empty deck is reshuffled and raises your level.
ui-guide-dark-undo-head = Undo and hint
ui-guide-dark-undo =
    { $device_id ->
        [mouse] The bent arrow takes a step back until something hidden is revealed. The lamp shows a hint with its reason.
       *[keys] { $undo } takes a step back until something hidden is revealed. { $hint } shows a hint with its reason.
    }
ui-guide-dark-marks-head = Mark rooms
ui-guide-dark-marks =
    { $device_id ->
        [mouse] Suspect someone in a room? Right-click it to set your own marker. The question mark also opens the markers.
       *[keys] Suspect someone in a room? { $look } opens your own markers: choose a room and set one.
    }
ui-guide-dark-guess-head = My guess
ui-guide-dark-guess = These numbers are your own note: how often you think the radio, in the Living Room, was repaired. Five times calls rescue.
ui-guide-dark-zones-head = Zones
ui-guide-dark-zones = Three zones, shown by the coloured mark beside each room's name. You learn who is in the zone, not in which room.
ui-guide-dark-barricade-head = Barricades
ui-guide-dark-barricade = A barricade stops survivors, not you: you break it as you move. You have seven.
ui-guide-dark-sneak-head = Sneak
ui-guide-dark-sneak = You're hidden now and they see only where you were. Next turn you appear and search at once.
ui-guide-dark-fear-head = Fear
ui-guide-dark-fear = Each fear token costs a survivor one die. With two tokens, the next makes them scream and gives their room away.
ui-guide-dark-scream-head = A scream
ui-guide-dark-scream = This survivor is there right now. Go there before they move on.
ui-guide-dark-encounter-head = You found someone
ui-guide-dark-encounter = You attack until someone drives you off or everyone here has failed once. You can't play a slow card this turn.
ui-guide-dark-attack-head = An attack card
ui-guide-dark-attack = You may add one attack card to this attack. Keep it if the chance is good without it.
ui-guide-dark-repelled-head = Driven off
ui-guide-dark-repelled = If their dice reach your strength in an encounter, they repel you: you lose the top two cards of your deck.
ui-guide-dark-injured-head = Injuries
ui-guide-dark-injured = Injure the same survivor twice and you win. Medicine can heal the first injury, so stay close.
ui-guide-dark-level-head = A new level
ui-guide-dark-level =
    { $device_id ->
        [pad] Your level rose: your strength and special effects grow with it. To read them, go to your portrait and select it.
        [mouse] Your level rose: your strength and special effects grow with it. Click your portrait to read them.
       *[keys] Your level rose: your strength and special effects grow with it. To read them, go to your portrait with Tab and press Enter.
    }
ui-guide-dark-keys-head = A key hangs
ui-guide-dark-keys = Every key on the wall brings them closer. With five they run for an exit: be there.
ui-guide-dark-menu-head = Rules and log
ui-guide-dark-menu =
    { $device_id ->
        [mouse] The three lines open the menu with the rulebook and all keys. The sheet of paper shows everything that has happened.
       *[keys] { $menu } opens the menu with the rulebook and all keys. { $log } shows everything that has happened.
    }
ui-guide-dark-end-head = The end
ui-guide-dark-end = The night is over. Play again as another killer, against stronger survivors, or on the other side.

## Records

record-by-subject = Killer
record-by-figure = Character
record-side-killer = Killer
record-side-survivors = Survivors
record-difficulty-none = Without traits
record-difficulty-nightmare = Nightmare
record-difficulty-own = Custom traits
