# The words of the window. Keys that are printed on every keyboard (Tab, Esc, F11) are not words.

## The cabinet

ui-cabinet = a cabinet of four dark board games
ui-strip-seats = Seats
ui-strip-time = Time
ui-strip-mood = Mood
ui-about-ravenloft = Heroes against a dungeon that runs itself
ui-strip-seats-ravenloft = 1 to 5 heroes
ui-strip-time-ravenloft = 60 min
ui-strip-mood-ravenloft = together
ui-about-terrorscape = Someone else is in the house
ui-strip-seats-terrorscape = 1 against 3
ui-strip-time-terrorscape = 45 min
ui-strip-mood-terrorscape = hunted
ui-about-london = Twelve minutes to save the city
ui-strip-seats-london = 2 to 4
ui-strip-time-london = 75 min
ui-strip-mood-london = hurried
ui-about-dungeonville = Other people's heroes, your dungeon
ui-strip-seats-dungeonville = 2 to 5 wizards
ui-strip-time-dungeonville = 50 min
ui-strip-mood-dungeonville = wicked
ui-open-box = Open the box
ui-not-built = Not built yet
ui-box-closed = { $game } is still being built. This box will open in a later version.
ui-menu-continue = Continue
ui-menu-continue-none = no match is open
ui-menu-load = Load
ui-menu-load-note = saved matches
ui-menu-settings = Settings
ui-menu-settings-note = sound, text, speed, keys
ui-menu-quit = Quit
ui-nothing-to-continue = There is no unfinished match to go on with.
ui-load-title = Saved matches
ui-load-none = Nothing has been saved yet.
ui-save-about = { $auto ->
    [yes] { $game }: { $answers } answers, seed { $seed }, saved by itself
   *[no] { $game }: { $answers } answers, seed { $seed }
    }
ui-save-line = { $when }, turn { $turns }. { $about }
ui-save-heroes = { $heroes_count ->
    [1] { $heroes } alone
   *[other] { $heroes }; it is { $hero }'s turn
    }

## Keys and what they do

ui-key-enter = Enter
ui-key-space = Space
ui-do-take = take it
ui-do-next = next
ui-do-back = back
ui-do-skip = skip
ui-do-pause = pause
ui-do-box = choose a box
ui-do-plates = to the plates
ui-do-choose = choose
ui-do-cabinet = cabinet
ui-do-usual = the usual answer
ui-do-pan = move the board
ui-do-full-screen = full screen
ui-keys = Keys
ui-tool-undo = Take back
ui-tool-redo = Do again
ui-tool-hint = Hint
ui-tool-look = Look closer
ui-tool-log = Log
ui-tool-save = Save
ui-tool-centre = Centre
ui-tool-plus = Nearer
ui-tool-minus = Farther
ui-tool-menu = Pause

## Settings

ui-settings = Settings
ui-on = on
ui-off = off
ui-back = Back
ui-set-speed = Speed
ui-set-speed-note = How fast everything is shown.
ui-set-reduced = Reduced motion
ui-set-reduced-note = Nothing glides or flashes; results are shown at once.
ui-set-letter = Letters alone
ui-set-letter-note = The size of all letters; pictures, plates and the board stay as they are.
ui-set-full-screen = Full screen
ui-set-full-screen-note = F11 does the same anywhere.
ui-speed-calm = calm
ui-speed-normal = normal
ui-speed-quick = quick
ui-speed-instant = at once
ui-per-cent = { $number } %
ui-settings-reset = As it came
ui-key-backspace = Backspace
ui-do-next-panel = next panel
ui-do-change = change
ui-settings-sound = Sound
ui-settings-help = Captions and aids
ui-settings-text = Text and scale
ui-settings-far = Screen
ui-settings-motion = Motion
ui-settings-play = Play
ui-settings-keys = Keys
ui-settings-pad = Gamepad
ui-set-master = Everything
ui-set-master-note = The volume of all that is heard.
ui-set-effects = Dice, cards, steps
ui-set-effects-note = The volume of what happens at the table.
ui-set-music = Music
ui-set-music-note = The volume of the music.
ui-set-ambience = Wind and rooms
ui-set-ambience-note = The volume of the place itself: wind, drips, fire.
ui-set-captions = Name every sound
ui-set-captions-note = Each sound is also written, with the place that it comes from.
ui-set-aids = Signs beside colours
ui-set-aids-note = Letters on figures, strokes through lost Hit Points, ticks and crosses: nothing is told by colour alone.
ui-set-scale = Everything larger
ui-set-scale-note = Text, plates, pictures and the board together. What no longer fits can be scrolled.
ui-set-table = Table mode
ui-set-table-note = For people around one screen, two metres away: fewer things, larger words and numbers.
ui-set-soft = Soft flashes
ui-set-soft-note = Blows and spells glow gently instead of flashing.
ui-set-undo = Taking back
ui-set-undo-note = Free: whatever revealed nothing and rolled no die. Turn: only within the turn. Never: an answer stands.
ui-undo-free = free
ui-undo-turn = this turn
ui-undo-never = never
ui-set-idle = Minutes until a demo
ui-set-idle-note = When nobody has touched anything in the cabinet for so long, the program plays by itself until a key is pressed.
ui-set-idle-value = { $minutes ->
    [0] never
   *[other] { $minutes }
    }
ui-set-pad = Use a gamepad
ui-set-pad-note = A pad may be plugged in at any time; its buttons follow the same focus as the keys.
ui-preview = Live preview
ui-preview-asked = Arjhan: choose a target

## Setting up a night in Castle Ravenloft

ui-setup-title = A night in Castle Ravenloft
ui-adventures = Adventures
ui-more-adventures = Eleven more nights are still locked: their pages are not written yet.
ui-past-none = not played
ui-past-won = won in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    }
ui-past-lost = { $count ->
    [one] lost once
   *[other] lost { $count } times
    }
ui-for-heroes = { $least ->
    [1] for one Hero
   *[other] for { $least } to { $most } Heroes
    }
ui-goal = Goal
ui-lost = Lost
ui-ac = AC
ui-hp = HP
ui-speed = Speed
ui-surge = Surge
ui-take-along = + take along
ui-person = a person
ui-set-powers = Powers
ui-set-surges = Healing Surges
ui-set-treasures = Treasures
ui-set-seed = Seed
ui-powers-suggested = suggested
ui-powers-free = own choice
ui-powers-random = by lot
ui-powers-suggested-note = the set for a first night; * comes always
ui-powers-free-note = chosen at the table: { $utility } Utility, { $atwill } At-Wills, { $daily } Daily
ui-powers-random-note = drawn for each Hero, type by type
ui-surges-note = 2 is the printed way
ui-treasures-note = 45: as printed
ui-seed-note = same seed, same castle
ui-new-seed = another seed
ui-seed-needed = Type a seed, or let the die pick one.
ui-begin = Begin the night
ui-heroes-needed = { $least ->
    [1] This adventure is for exactly one Hero; { $now } would come along.
   *[other] This adventure is for { $least } to { $most } Heroes; { $now } would come along.
    }

## The table

ui-asked = { $seat }: { $prompt }
ui-asked-card = { $seat }: { $prompt } ({ $card })
ui-thinking = { $seat } ({ $level }) is thinking: { $prompt }
ui-watching = Replay. { $seat }: { $prompt }
ui-showing = Watch what happens. It is { $hero }'s turn.
ui-over = The night is over.
ui-hint = Hint: { $choice }. { $reason }
ui-hint-asked = Let me think ...
ui-undone = Taken back.
ui-redone = Done again.
ui-agent-failed = The mind behind { $seat } has failed and answers by lot this time.
ui-tile = Tile: { $tile }
ui-edge = The { $side } edge: { $tile }
ui-square = Go to square { $place }
ui-steps = { $count ->
    [one] 1 square
   *[other] { $count } squares
    }
ui-spend = { $xp } XP: { $cards }
ui-title-level = { $title }, { $level }
ui-hit-points = Hit Points
ui-of = { $left } of { $most }
ui-left-of = { $left }/{ $most }
ui-your-turn = Your turn
ui-your-answer = You are asked
ui-fallen = Fallen
ui-agent = played by { $level }
ui-hero-line = { $title }, { $who }
ui-moved = { $count ->
    [one] Moved
   *[other] Moved twice
    }
ui-may-move = Move
ui-may-attack = Attack
ui-attacked = Attacked
ui-tiles-left = Tiles left
ui-encounters-left = Encounters
ui-treasures-left = Treasures
ui-monsters-left = Monsters
ui-environment = In force: { $card }
ui-turn = Turn { $number }, { $hero }
ui-phase-hero = Hero
ui-phase-explore = Explore
ui-phase-villain = Villain
ui-objective = Objective
ui-sun = Sun { $space } of { $last }
ui-surges = Surges
ui-experience = Experience
ui-cancels = { $xp } cancels
ui-order = Villain Phase order
ui-intent-strike = { $strike }: { $damage }
ui-intent-move = comes nearer
ui-order-none = Nothing acts for this Hero. The castle will see to that.
ui-more = and { $count } more
ui-turn-of = { $hero }'s turn
ui-hp-left = { $left } HP
ui-trap = Trap
ui-log = Log
ui-hit = hit
ui-bonus = +{ $bonus }
ui-damage = damage
ui-used = USED
ui-times = { $name } ×{ $count }
ui-monster-card = Monster
ui-tile-card = Tile
ui-when-start = at turn start
ui-when-die = after a roll
ui-when-hit = after a hit
ui-when-damaged = when damaged
ui-when-attacked = when attacked
ui-when-encounter = at an Encounter
ui-when-monster = at a Monster
ui-when-treasure = at a Treasure
ui-when-passive = always
ui-when-move = costs a Move
ui-when-free = costs nothing
ui-when-no-attack = costs the attack
ui-when-drawn = at once

## The die and the odds

ui-rolls = { $figure } rolls
ui-sum = { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus }
    }
ui-total = = { $total }
ui-against = against AC { $ac }
ui-hits = Hit: { $target }
ui-misses = { $target }: a miss
ui-disabled = { $card } is disabled
ui-not-disabled = { $card } stays armed
ui-ac-hp = AC { $ac }, { $hp } HP
ui-hit-chance = hit chance
ui-damage-of-hit = damage
ui-need = { $card } +{ $bonus }: { $need } or more
ui-need-twice = { $card } +{ $bonus }: { $need } or more on both of two dice
ui-no-roll = { $card }: no die is rolled
ui-or-more = { $need ->
    [0] no roll
   *[other] { $need } or more
    }
ui-promise = { $number } %, { $damage } damage

## Sheets

ui-right-now = Right now
ui-nothing-now = It is not this card's moment.
ui-rules-that-apply = Rules that apply
ui-previous = previous
ui-next = next
ui-put-back = Put it back
ui-take-card = Take { $card }
ui-paused = Paused
ui-pause-resume = Go on
ui-pause-save = Save
ui-pause-log = Log
ui-pause-rulebook = Rulebook
ui-pause-settings = Settings
ui-pause-cabinet = Save and leave
ui-decks = Decks
ui-deck-left = { $left } left, { $discarded } discarded
ui-seed = Seed { $seed }
ui-pile = Experience pile: { $cards }
ui-pile-empty = The experience pile is empty.

## The end

ui-dawn = Dawn
ui-dusk = Darkness
ui-heroes-win = The Heroes win
ui-castle-wins = The castle wins
ui-night = { $adventure }, seed { $seed }
ui-turns = { $count ->
    [one] turn
   *[other] turns
    }
ui-minutes = { $count ->
    [one] minute
   *[other] minutes
    }
ui-surges-left = { $count ->
    [one] surge left
   *[other] surges left
    }
ui-tiles-laid = { $count ->
    [one] tile
   *[other] tiles
    }
ui-felled = felled
ui-hits-of = { $hits } / { $attacks }
ui-hits-made = hits
ui-dealt = dealt
ui-taken = taken
ui-tiles-found = tiles
ui-treasures-found = treasures
ui-last-words = How it ended
ui-end-again = Again, a new dungeon
ui-end-again-note = same Heroes, new seed
ui-end-same = Same night again
ui-end-same-note = same seed
ui-end-watch = Watch the replay
ui-end-watch-note = the whole night, from the start
ui-end-cabinet = Back to the cabinet
ui-end-cabinet-note = the night is kept with your replays

## Keys by the names that are printed on them, and what can be bound

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
ui-do-fast = faster while held
ui-bind-open = Choose the keys ...
ui-bind-open-note = Every deed and its keys, to be changed one by one.
ui-do-look = look closer
ui-do-hint = hint
ui-do-undo = take back
ui-do-log = log
ui-bind-title = Keys
ui-bind-note = Choose a field and press the key that shall do it. { $key } leaves everything as it is.
ui-bind-press = press a key
ui-bind-none = none
ui-bind-usual = as usual
ui-bind-all = All as usual
ui-bind-taken = { $key } does "{ $other }" now. Press it again to take it away from there, or press another.
ui-bind-needed = { $key } is the only key for "{ $other }", which needs one. Press another.
ui-bind-fixed = { $key } is always the way back and stays so.
ui-bind-done = { $key } does "{ $deed }" now.
ui-bind-moved = { $key } does "{ $deed }" now, and no longer "{ $other }".
ui-bind-cleared = Emptied.
ui-bind-reset = "{ $deed }" has its usual keys again.
ui-bind-all-done = Every key does what it usually does.
ui-bind-clash = Your settings give { $key } to both "{ $deed }" and "{ $other }"; it does "{ $deed }".
ui-bind-empty = empty the field
ui-bind-group-everywhere = Everywhere
ui-bind-group-table = At the table
ui-bind-group-board = The board
ui-bind-group-sheets = Before and after a night
ui-deed-up = Up
ui-deed-down = Down
ui-deed-left = Left
ui-deed-right = Right
ui-deed-take = Take it
ui-deed-usual = The usual answer
ui-deed-back = Back
ui-deed-next = Next place
ui-deed-previous = Previous place
ui-deed-next-group = Next group of places
ui-deed-previous-group = Previous group of places
ui-deed-page-up = A page up
ui-deed-page-down = A page down
ui-deed-first = To the beginning
ui-deed-last = To the end
ui-deed-full-screen = Full screen
ui-deed-rulebook = Rulebook
ui-deed-undo = Take back
ui-deed-redo = Do again
ui-deed-hint = Hint
ui-deed-look = Look closer at a card
ui-deed-log = Log
ui-deed-save = Save
ui-deed-menu = Pause
ui-deed-fast = Faster while held
ui-deed-pan-up = Board: look up
ui-deed-pan-left = Board: look left
ui-deed-pan-down = Board: look down
ui-deed-pan-right = Board: look right
ui-deed-centre = Show the whole board
ui-deed-plus = Nearer
ui-deed-minus = Farther
ui-deed-begin = Begin the night
ui-deed-same = The same night again
ui-deed-watch = Watch the night

## The rulebook

ui-rulebook = Rulebook
ui-find = search all rules and cards
ui-book-close = close
ui-book-backward = back
ui-book-forward = forward
ui-book-contents = chapters
ui-book-found = { $count ->
    [0] nothing
    [one] 1 found
   *[other] { $count } found
    }
ui-book-at = { $at } of { $count }
ui-book-chapters = Chapters
ui-book-results = What says “{ $query }”?
ui-book-nothing = No rule and no card says “{ $query }”. Fewer letters find more.
ui-book-more = ... and { $count } more. More letters find less.
ui-book-see-also = See also
ui-book-cards = { $count ->
    [one] On one card
   *[other] On { $count } cards
    }
ui-book-example = Example { $number }: { $title }
ui-book-house = House ruling: the printed rules leave this open.
ui-book-your-game = In your game
ui-book-rules = rules
ui-book-columns = columns
ui-book-links = links
ui-book-follow = follow
ui-book-search = search
ui-book-end-search = end the search
ui-book-back-to = back to { $rule }
ui-book-count = { $count } rules, each with its number

## Cards looked at closely

ui-card-power = { $kind } of { $hero }
ui-card-villain = Villain
ui-card-kinds = { $kind }: { $kinds }
ui-band-at-will = stays face up
ui-band-daily = once, then face down
ui-band-utility = once, then face down
ui-band-environment = stays in force
ui-band-event = happens at once
ui-band-attack = strikes at once
ui-band-trap = lies on a tile
ui-plus = { $number ->
    [0] 0
   *[other] +{ $number }
    }
ui-no-die = no die
ui-to-hit = to hit
ui-on-a-miss = on a miss
ui-to-disable = to disable
ui-range-adjacent = Range: an adjacent square
ui-range-own-tile = Range: your own tile
ui-range-within = { $tiles ->
    [one] Range: within 1 tile
   *[other] Range: within { $tiles } tiles
    }
ui-range-exactly = { $tiles ->
    [one] Range: exactly 1 tile away
   *[other] Range: exactly { $tiles } tiles away
    }

## The demo: for somebody who passes by and knows nothing

ui-demo-sign = DEMO
ui-demo-invite = Any key or button: play { $hero } yourself
ui-demo-invite-short = Any key: play { $hero }
ui-demo-leave = to the cabinet
ui-demo-yours = { $hero } is yours. When you leave, the program plays on.
ui-demo-again = The program plays { $hero } again.
ui-demo-idle = { $seconds ->
    [one] Still there? In 1 second the program plays on. Any key: { $hero } stays with you.
   *[other] Still there? In { $seconds } seconds the program plays on. Any key: { $hero } stays with you.
    }
ui-demo-unsaved = This is the demo: nothing is saved here.
ui-demo-thinks = What { $hero } has in mind
ui-demo-thought = “{ $words }”
ui-demo-next = Next: { $adventure }, with { $heroes }
ui-demo-next-soon = { $seconds ->
    [one] in 1 second
   *[other] in { $seconds } seconds
    }
ui-demo-next-now = Any key: at once
ui-demo-sheet = You are playing in the demo
ui-demo-resume = Play on
ui-demo-return = Let the program play { $hero }
ui-demo-home = To the cabinet

ui-demo-adventure-began = A new night begins: { $adventure }.
ui-demo-note-adventure-began = { $goal }
ui-demo-turn-began = It is { $hero }'s turn.
ui-demo-note-turn-began = First the Hero walks and fights, then it explores the dark, and at last the castle strikes back.
ui-demo-phase-began = { $phase_id ->
    [explore] { $hero } looks around the corner.
    [villain] Now the castle strikes back.
   *[other] { "" }
    }
ui-demo-note-phase-began = { $phase_id ->
    [explore] At the rim of the dungeon a new piece is laid, and something waits on it. Who finds nothing new draws an Encounter card instead.
   *[other] Nobody plays the castle. Each Monster and each Trap that { $hero } has met follows its own short script.
    }
ui-demo-tile-laid = A door into the dark opens: { $tile }.
ui-demo-note-tile-laid = { $triangle_id ->
    [black] Its triangle is black: an Encounter card comes next, and those are seldom kind.
    [white] Its triangle is white: no Encounter card this time. But every new tile brings a Monster.
   *[none] A place that matters tonight.
    }
ui-demo-monster-placed = { $found ->
    [no] Out of the dark: { $figure }!
   *[yes] Something was waiting for { $hero }: { $figure }!
    }
ui-demo-note-monster-placed = Armour Class { $ac } to be hit, { $hp ->
    [one] 1 Hit Point
   *[other] { $hp } Hit Points
    } to be destroyed. Until then it acts in every turn of its player.
ui-demo-monster-activated = { $line ->
    [0] { "" }
   *[other] { $figure } acts.
    }
ui-demo-note-monster-activated = It reads its card from the top, and does the first thing that is possible: here it is line { $line }.
ui-demo-attacked = { $hit ->
    [yes] { $attacker } strikes at { $target }: { $card } hits!
   *[no] { $attacker } strikes at { $target }: { $card } misses.
    }
ui-demo-note-attacked = The die shows { $face }. With everything added that is { $total }, and { $ac } or more was needed.
ui-demo-attack-foiled = { $card }! The blow at { $target } goes wide after all.
ui-demo-note-attack-foiled = Some cards answer what others do. They are worth keeping for a moment like this one.
ui-demo-damaged = { $left ->
    [0] { $figure } loses { $amount } HP, and none is left.
   *[other] { $figure } loses { $amount } HP: { $left } left.
    }
ui-demo-healed = { $figure } regains { $amount } HP: { $left } now.
ui-demo-hero-fell = { $hero } falls!
ui-demo-note-hero-fell = When { $hero }'s next turn begins, a Healing Surge has to help. If none is left by then, everybody has lost.
ui-demo-surge-used = A Healing Surge puts { $hero } back on both feet.
ui-demo-note-surge-used = { $left ->
    [0] It was the last one. The next Hero that begins a turn without Hit Points loses the night for all.
    [one] One is left for all Heroes together.
   *[other] { $left } are left for all Heroes together.
    }
ui-demo-condition-gained = { $hero } is { $condition }.
ui-demo-note-condition-gained = { $condition_id ->
    [immobilized] No step is possible until { $hero }'s next turn is through.
   *[slowed] Only two squares at a time, until { $hero }'s next turn is through.
    }
ui-demo-card-used = { $hero } plays { $card }.
ui-demo-monster-destroyed = { $figure } is destroyed!
ui-demo-note-monster-destroyed = { $xp ->
    [one] It is worth 1 point of experience.
   *[other] It is worth { $xp } points of experience.
    } Five points turn an Encounter card away, or teach a lucky Hero something new.
ui-demo-encounter-drawn = The castle plays a card: { $card }.
ui-demo-encounter-cancelled = { $card } is turned away!
ui-demo-note-encounter-cancelled = The Heroes have paid for it, with experience or with a card.
ui-demo-environment-changed = { $any ->
    [no] { "" }
   *[yes] From now on the whole dungeon is under { $card }.
    }
ui-demo-trap-disabled = { $success ->
    [yes] { $hero } takes the Trap apart: { $card } is harmless.
   *[no] { $hero } works on the Trap, but { $card } stays armed.
    }
ui-demo-note-trap-disabled = The die and all bonuses made { $total }; 10 or more does it.
ui-demo-treasure-drawn = { $hero } finds a Treasure: { $card }.
ui-demo-level-gained = { $hero } has learned: 2nd level, and { $card }!
ui-demo-note-level-gained = A natural 20 and five points of experience make a Hero stronger.
ui-demo-sun-moved = The sun sinks to space { $space } of { $last }.
ui-demo-note-sun-moved = Once it has set, the master of the castle wakes.
ui-demo-token-placed = There it is: { $token }!
ui-demo-note-token-placed = This is what the Heroes have come for.
ui-demo-token-taken = { $hero } takes { $token }!
ui-demo-won = The Heroes have won!
ui-demo-note-won = { $reason }
ui-demo-lost = The castle has won.
ui-demo-note-lost = { $reason }

## The shelf of replays and what is watched

ui-replays-title = Replays
ui-replays-count = { $count ->
    [one] 1 night kept
   *[other] { $count } nights kept
    }
ui-replays-none = No night has ended yet. Each one that does is kept here, the newest fifty of them.
ui-replays-hint = Choose a night to watch it. Delete takes one off the shelf.
ui-replays-reading = Reading …
ui-replays-empty = Nothing was done in this night; there is nothing to watch.
ui-replays-stays = { $file } cannot be removed. The folder may be locked.
ui-replays-remove = Remove
ui-replays-remove-it = Remove it
ui-replays-keep = Keep it
ui-replays-sure = Remove this replay?
ui-replays-question = { $adventure }, { $when }. It cannot be brought back.
ui-replays-question-file = The file { $file }. It cannot be brought back.
ui-replays-open = not over
ui-replays-about = { $when }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    }, { $minutes } min, { $persons ->
    [0] played by itself
    [one] 1 person
   *[other] { $persons } persons
    }, seed { $seed }
ui-when = { $day } { $month } { $year }, { $hour }:{ $minute }
ui-month-1 = January
ui-month-2 = February
ui-month-3 = March
ui-month-4 = April
ui-month-5 = May
ui-month-6 = June
ui-month-7 = July
ui-month-8 = August
ui-month-9 = September
ui-month-10 = October
ui-month-11 = November
ui-month-12 = December
ui-replay-to-start = To the beginning
ui-replay-turn-back = A turn back
ui-replay-step-back = A step back
ui-replay-play = Play or pause
ui-replay-step-on = A step on
ui-replay-turn-on = A turn on
ui-replay-to-end = To the end
ui-replay-line = The night, from beginning to end
ui-replay-speed = { $factor }×
ui-replay-eyes-all = Seen by all
ui-replay-eyes-own = Seen by the players
ui-replay-ended = How it ended
ui-replay-leave = Leave
ui-replay-where = Turn { $turn } of { $turns }, { $hero }: answer { $answer } of { $answers }
ui-replay-where-short = Turn { $turn } of { $turns }, { $hero }
ui-replay-departs = From answer { $answer } on the rules of this version go another way.
ui-night-title = The night, turn by turn
ui-night-height = height: Hit Points
ui-night-down = { $hero } down
ui-sign-won = dawn
ui-sign-lost = the end
ui-sign-fell = down
ui-sign-surge = Healing Surge
ui-sign-villain = Villain
ui-sign-level = level
ui-sign-token = found
ui-sign-twenty = natural 20
ui-sign-felled = felled
ui-sign-curse = Encounter
ui-sign-treasure = Treasure
ui-sign-tile = tile
ui-turn-told = Turn { $turn }, { $hero }: { $parts }.
ui-turn-quiet = a quiet turn
ui-turn-fell = goes down
ui-turn-surge = comes back on a Healing Surge, { $amount ->
    [0] the last one
   *[other] { $amount } left
    }
ui-turn-villain = destroys { $thing }
ui-turn-level = rises to 2nd level
ui-turn-token = takes up { $thing }
ui-turn-twenty = rolls a natural 20 against { $thing }
ui-turn-felled = fells { $thing }
ui-turn-curse = meets { $thing }
ui-turn-treasure = finds { $thing }
ui-turn-tile = opens a new tile
ui-turn-other = { $hero } { $words }
ui-turn-dealt = { $amount } damage dealt
ui-turn-hurt = { $amount } damage taken
ui-dice = dice
ui-dice-mean = mean { $mean }
ui-dice-none = no rolls
ui-moments = To be told again
ui-moments-none = A night like others. Nobody will sing of it.
ui-moment = Turn { $turn }. { $sentence }
ui-moment-saved = { $thing } strikes at { $hero }, who has { $number } HP left, and misses.
ui-moment-last-surge = { $hero } rises on the last Healing Surge of the night.
ui-moment-surge = { $hero } was down, and is back on a Healing Surge.
ui-moment-villain = { $hero } destroys { $thing }.
ui-moment-token = In { $hero }’s hands: { $thing }.
ui-moment-level = { $hero } has seen enough to be 2nd level.
ui-moment-felled = { $hero } fells { $thing }, worth { $number } XP.
ui-moment-fell = { $hero } goes down.
ui-moment-twenty = A natural 20: { $hero } strikes { $thing } with { $number } in all.
ui-moment-hair = { $hero } needs { $number } against { $thing }, has { $number }, and fells it.
ui-honour-fallen = Did not rise
ui-honour-back = { $number ->
    [one] Back from the dark
   *[other] Back { $number } times
    }
ui-honour-mended = Mended { $number }
ui-honour-blade = The blade: { $number } felled
ui-honour-wall = The wall: took { $number }
ui-honour-seeker = Opened { $number } tiles
ui-honour-lucky = Loved by the dice
ui-honour-unlucky = Hated by the dice
ui-honour-finder = { $number } treasures
ui-honour-twenty = Natural 20
ui-honour-there = Was there
ui-end-page-heroes = Heroes
ui-end-page-night = The night
ui-end-page-moments = Moments
ui-end-fact = { $value } { $what }
ui-end-facts = { $night }: { $facts }
ui-menu-replays = Replays
ui-menu-replays-note = { $count ->
    [0] none yet
   *[other] { $count } kept
    }
ui-menu-rulebook = Rulebook
ui-menu-rulebook-note = every rule by number
ui-menu-demo = Demo
ui-menu-demo-note = it plays by itself
ui-carry-when = { $day } { $month }, { $hour }:{ $minute }
ui-carry-turn = Turn { $turn }
ui-carry-turn-of = Turn { $turn }, { $hero }
ui-do-play = play or halt
ui-do-step = step
ui-do-speed = speed
ui-end-best = best, was { $turns }
ui-end-best-was = the best is { $turns }
ui-end-back = Back
ui-end-back-note = to where you came from

## Table mode, and windows with little room

ui-of-most = of { $most }
ui-xp = XP
ui-phase-now = { $phase_id ->
    [hero] Hero Phase
    [explore] Exploration
   *[villain] Villain Phase
    }
ui-then-strike = Then they strike
ui-then-nobody = Nothing strikes yet
ui-more-cards = More cards
ui-rule-in-book = A long rule: take the line to read it in the rulebook.
ui-tab-heroes = Heroes
ui-tab-night = Night
ui-tab-log = Log
ui-tool-heroes = Heroes
ui-tool-night = The night

## What happens on the board

ui-float-miss = Miss
ui-float-idle = waits
ui-float-slept = held back
ui-float-over = no longer { $condition }
ui-rolled-before = { $what }, after { $faces }

## When something goes wrong

ui-crash-title = That was not meant to happen
ui-crash = { $match ->
    [yes] The window has stumbled; your match is safe at its last answer, and what happened is kept in this file:
   *[no] The window has stumbled; nothing of yours is lost, and what happened is kept in this file:
    }
ui-crash-unsaved = { $match ->
    [yes] The window has stumbled; your match is safe at its last answer, but what happened could not be written down.
   *[no] The window has stumbled; nothing of yours is lost, but what happened could not be written down.
    }
ui-crash-soon = It goes on by itself in { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
    }
ui-crash-go-on = Go on
ui-crash-cabinet = To the cabinet
ui-crash-quit = Quit
ui-unclean = Dreadhouse was not closed last time. Nothing is lost: Continue goes on at the last answer.
ui-kiosk-stays = The cabinet stays open here.

## What a card means right now

ui-card-text = What it says
ui-card-of = { $at } of { $count }
ui-rules-open = { $key ->
    [none] each opens in the rulebook
   *[other] { $key } opens the rulebook
    }
ui-now-holder = in front of { $hero }
ui-now-effect = in force
ui-now-if-nothing-changes = if nothing changes before
ui-now-in-phase = in { $hero }'s Villain Phase
ui-now-hp = { $hp } HP
ui-now-figure = { $figure }: { $hp } HP
ui-now-ready = It can be used now.
ui-now-choose = It is in use: choose whom it strikes.
ui-now-passive = It works all the time.
ui-now-used = It lies face down until something turns it up again (CR-100).
ui-now-waits = { $hero } may use it { $when }.
ui-now-turn = { $hero } may use it in { $hero }'s own Hero Phase (CR-055).
ui-now-fallen = { $hero } has no Hit Points left and can use nothing (CR-133).
ui-now-serves = Used now, it would serve:
ui-now-no-target = From where { $hero } stands it reaches nobody (CR-109).
ui-now-to-the-roll = to the roll
ui-now-own = against it
ui-now-no-roll = no die is rolled
ui-now-need-twice = { $need } or more, on both dice
ui-now-damage = { $count ->
    [one] 1 damage
   *[other] { $count } damage
    }
ui-now-each = It strikes every one of them.
ui-now-each-tile = It strikes every one of them on a tile of your choice.
ui-now-some = It strikes up to { $count } of them.
ui-now-some-tile = It strikes up to { $count } of them on one tile.
ui-now-more-damage = Of the damage, { $amount } comes from { $sources }.
ui-now-miss = { $count ->
    [one] A miss still does 1 damage.
   *[other] A miss still does { $count } damage.
    }
ui-now-gives = { $stat_id ->
    [ac] { $hero } has { $amount } AC from it now.
    [speed] { $hero } has { $amount } Speed from it now.
    [attack] { $hero } has { $amount } on attack rolls from it now.
    [damage] { $hero } has { $amount } damage from it now.
   *[disable] { $hero } has { $amount } on rolls to disable from it now.
    }
ui-now-gives-nothing = At this moment it adds nothing.
ui-now-in-force = { $hero } brought it into force. It serves:
ui-now-none-here = None of this name is on the table.
ui-now-acts = { $heroes_count ->
    [0] In nobody's Villain Phase: its card is gone.
    [one] Acts in the Villain Phase of { $heroes } (CR-092).
   *[other] Acts in the Villain Phases of { $heroes } (CR-093).
    }
ui-now-asleep = Its next activation is cancelled by { $card } (CR-189).
ui-now-idle = It would do nothing (CR-153).
ui-now-moves = Line { $line }: it { $way }.
ui-now-moves-and-strikes = Line { $line }: it { $way }. Then { $strike }.
ui-now-strikes = Line { $line }: { $strike }, from where it is.
ui-now-move-adjacent = moves next to { $heroes_count ->
    [one] { $heroes }
   *[other] one of { $heroes }
    }
ui-now-move-tile = moves to the tile of { $heroes_count ->
    [one] { $heroes }
   *[other] one of { $heroes }
    }
ui-now-move-toward = { $steps ->
    [one] moves 1 tile
   *[other] moves { $steps } tiles
    } toward { $heroes_count ->
    [one] { $heroes }
   *[other] one of { $heroes }
    }
ui-now-deed-turn-to-mist = Line { $line }: he spends his marker and turns to mist (CR-160).
ui-now-deed-summon-by-fewest = Line { $line }: he calls a new Monster to his tile.
ui-now-tie = { $heroes } are equally close: the active player decides (CR-147).
ui-now-blow = { $condition_id ->
    [slowed] { $count } damage, Slowed
    [immobilized] { $count } damage, Immobilized
   *[none] { $miss ->
        [0] { $count } damage
       *[other] { $count } damage, else { $miss }
    }
    }
ui-now-not-in-force = It is not in force.
ui-now-touches = It now changes something for:
ui-now-touches-nobody = At this moment it changes nothing for anybody.
ui-now-trap-strikes = If it acted now, it would strike:
ui-now-trap-waits = Nobody is within its reach.
ui-now-disable = { $hero } disables it with { $need } or more: { $number } %.
ui-now-not-here = This Hero has not come along tonight.
ui-now-total = in all
ui-now-condition = { $condition }: { $text }
ui-now-hunted = { $count ->
    [0] No Monster goes for this Hero as things stand.
    [one] One Monster goes for this Hero:
   *[other] { $count } Monsters go for this Hero:
    }
ui-now-comes-nearer = { $figure } comes nearer
