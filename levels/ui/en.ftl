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
ui-open-box = Enter opens it
ui-not-built = Not built yet
ui-box-closed = { $game } is still being built. This box will open in a later version.
ui-menu-continue = Continue
ui-menu-continue-note = the newest match
ui-menu-continue-none = no match is open
ui-menu-load = Load
ui-menu-load-note = saved matches
ui-menu-settings = Settings
ui-menu-settings-note = speed, text, motion
ui-menu-quit = Quit
ui-nothing-to-continue = There is no unfinished match to go on with.
ui-load-title = Saved matches
ui-load-none = Nothing has been saved yet.
ui-save-about = { $auto ->
    [yes] { $game }: { $answers } answers, seed { $seed }, saved by itself
   *[no] { $game }: { $answers } answers, seed { $seed }
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
ui-tool = { $label } ({ $key })
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
ui-set-speed-note = how fast everything is shown
ui-set-reduced = Reduced motion
ui-set-reduced-note = nothing glides or flashes; results are shown at once
ui-set-letter = Text
ui-set-letter-note = the size of all letters
ui-set-full-screen = Full screen
ui-set-full-screen-note = F11 does the same anywhere
ui-speed-calm = calm
ui-speed-normal = normal
ui-speed-quick = quick
ui-speed-instant = at once
ui-per-cent = { $number } %

## Setting up a night in Castle Ravenloft

ui-setup-title = A night in Castle Ravenloft
ui-adventures = Adventures
ui-more-adventures = Eleven more nights are still locked: their pages are not written yet.
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
ui-your-turn = Your turn
ui-your-answer = You are asked
ui-fallen = Fallen
ui-agent = played by { $level }
ui-hero-line = { $title }, { $who }
ui-hero-numbers = AC { $ac }   Speed { $speed }   Surge { $surge }
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
ui-order-none = Nothing acts for this Hero. The castle will see to that.
ui-more = and { $count } more
ui-turn-of = { $hero }'s turn
ui-hp-left = { $left } HP
ui-trap = Trap
ui-log = Log
ui-hit = hit
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
ui-turns = turns
ui-minutes = minutes
ui-surges-left = surges left
ui-tiles-laid = tiles
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
ui-end-watch = Watch it
ui-end-watch-note = the whole night, from the start
ui-end-cabinet = Back to the cabinet
ui-end-cabinet-note = the night is over
