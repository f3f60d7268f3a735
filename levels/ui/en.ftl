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
ui-text-only = A saved game of { $game }. Continue it in the terminal; this window can't show it yet.
ui-menu-continue = Continue
ui-menu-continue-none = no game in progress
ui-menu-load = Load
ui-menu-load-note = { $count ->
    [0] nothing saved yet
   *[other] saved games
    }
ui-menu-settings = Settings
ui-menu-settings-note = sound, text, speed, keys
ui-menu-quit = Quit
ui-nothing-to-continue = No unfinished game to continue.
ui-unread-to-continue = { $problem } The file was left unchanged. No other game to continue.
ui-saved = Saved. You can find it in the main menu under "{ ui-menu-load }".
ui-load-title = Saved games
ui-load-none = Nothing saved yet.
ui-load-earlier = { $count ->
    [one] 1 earlier turn
   *[other] { $count } earlier turns
    }
ui-load-fold = Hide earlier turns
ui-save-about = { $auto ->
    [yes] { $game }: { ui-save-about.played }, autosave
   *[no] { $game }: { ui-save-about.played }
    }
    .played = { $minutes ->
        [one] 1 minute played
       *[other] { $minutes } minutes played
    }
ui-save-line = { $when }, { $kind_id ->
    [london] hour
    [dungeonville] round
   *[other] turn
    } { $turns }. { $about }
ui-save-heroes = { $heroes_count ->
    [1] { $heroes } alone
   *[other] { $heroes }; it's { $hero }'s turn
    }
ui-save-party = { $heroes }
ui-save-round = { $when }, round { $turns }, { $side_id ->
    [killer] you as the killer
    [survivors] you as the survivors
    [both] you as both sides
   *[nobody] computer players only
    }. { $about }

## Keys and what they do

ui-key-enter = Enter
ui-key-space = Space
ui-do-take = select
ui-do-any = any
ui-do-next = next
ui-do-back = back
ui-do-skip = skip
ui-do-pause = pause
ui-do-box = choose a box
ui-do-buttons = to the buttons
ui-do-choose = choose
ui-do-main-menu = main menu
ui-do-usual = default action
ui-do-pan = pan
ui-do-full-screen = full screen
ui-keys = Keys
ui-tool-undo = Undo
ui-tool-unavailable = { $tool }: { $reason }
ui-tool-redo = Redo
ui-tool-hint = Hint
ui-tool-look = Inspect
ui-tool-log = Log
ui-tool-save = Save
ui-tool-centre = Centre view
ui-tool-plus = Zoom in
ui-tool-minus = Zoom out
ui-tool-menu = Menu
ui-tool-rulebook = Rulebook
ui-tool-marks = Mark rooms
ui-tool-aid = Possible locations
ui-tool-aid-killer = Survivors' possible locations
ui-tool-aid-survivors = What the killer could know

## Settings

ui-settings = Settings
ui-settings-about = saved at once, for every game
ui-on = on
ui-off = off
ui-back = Back
ui-set-speed = Speed
ui-set-speed-note = How fast everything is shown.
ui-set-reduced = Reduced motion
ui-set-reduced-note = Nothing glides or flashes; results appear instantly.
ui-set-letter = Text size
ui-set-letter-note = Changes text size only. Pictures, buttons and the board stay the same.
ui-set-full-screen = Full screen
ui-set-full-screen-note = F11 does the same anywhere.
ui-speed-calm = Slow
ui-speed-normal = Normal
ui-speed-quick = Fast
ui-speed-instant = Instant
ui-per-cent = { $number }%
ui-settings-reset = Reset to defaults
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
ui-set-master = Master volume
ui-set-master-note = The volume of all sounds.
ui-set-effects = Effects volume
ui-set-effects-note = The volume of dice, cards, steps and other sounds at the table.
ui-set-music = Music
ui-set-music-note = The volume of the music.
ui-set-ambience = Ambience volume
ui-set-ambience-note = The volume of the surroundings: wind, drips, fire.
ui-set-captions = Sound captions
ui-set-captions-note = Shows each sound as text, with the place it comes from.
ui-set-aids = Colour-blind aids
ui-set-aids-note = Letters on figures, strokes through lost Hit Points, ticks and crosses: nothing depends on colour alone.
ui-set-aloud = Text-to-speech
ui-set-aloud-note = Long texts are read by this computer's speech engine. The game doesn't wait for it.
ui-set-aloud-none = No speech engine found. Install one, such as eSpeak NG, to have long texts read aloud.
ui-set-scale = UI scale
ui-set-scale-note = Scales text, buttons, pictures and the board together. Scroll to see what no longer fits.
ui-set-table = Table mode
ui-set-table-note = For people around one screen, two metres away: fewer things, larger words and numbers.
ui-set-soft = Reduce flashing
ui-set-soft-note = Blows and spells glow gently instead of flashing.
ui-set-fog = Animated fog
ui-set-fog-note = Animates the fog at unexplored edges. Still fog hides just as much.
ui-set-flicker = Flickering light
ui-set-flicker-note = Animates candles, torches and their light. Still flames are just as bright.
ui-set-shake = Screen shake
ui-set-shake-note = A blow that hurts shakes the board for a moment, harder the more damage it does. Nothing else moves.
ui-set-language = Language
ui-set-language-note = Every language installed with the game or in your own languages folder. Missing texts stay English.
ui-set-weight = Font weight
ui-set-weight-note = Bold makes all text thicker. Its size stays the same.
ui-weight-normal = Normal
ui-weight-bold = Bold
ui-set-arrow = Sound direction
ui-set-arrow-note = Adds an arrow to the caption of a sound out of view, pointing to its place.
ui-set-caption = Caption size
ui-set-caption-note = The text size of sound captions.
ui-caption-small = small
ui-caption-normal = normal
ui-caption-large = large
ui-far-metres = 2 metres
ui-far-sizes = words { $words }, Hit Points { $numbers } pixels
ui-set-cards = Drawn cards and news
ui-set-cards-note = Wait for me: drawn cards, and finds, noises and rolls, stay open until you continue. On my turns: what others do closes automatically, except great moments and what happens to you. Automatic: all close once you've had time to read them. At Instant speed, nothing waits.
ui-cards-wait = wait for me
ui-cards-own = on my turns
ui-cards-time = automatic
ui-set-answers = Reaction cards
ui-set-answers-note = If they help: asks only when a card can change a roll that went against the Heroes. Always: asks after every roll a card can change.
ui-answers-always = always
ui-answers-helpful = if they help
ui-set-assistance = Planning help
ui-set-assistance-note = How much the game works out while you plan a day. Off: cards show only what they need. Totals: also who is there each hour, and whether that's enough. Full: also what's missing, Plot cards nobody reaches and wasted hours.
ui-assistance-off = Off
ui-assistance-sums = Totals
ui-assistance-full = Full
ui-set-undo = Undo
ui-set-undo-note = Free: undo anything that revealed nothing and rolled no die. This turn: the same, but only within the current turn. Never: every choice is final.
ui-set-confirm = Confirm losses
ui-set-confirm-note = Asks for confirmation before a costly choice you can't undo, such as skipping an attack or burning an item.
ui-confirm = Are you sure?
ui-confirm-yes = Do it
ui-confirm-no = Cancel
ui-loss-both = { $hero } has neither moved nor attacked this turn.
ui-loss-attack = { $hero } could still attack { $figures }.
ui-undo-free = free
ui-undo-turn = this turn
ui-undo-never = never
ui-set-idle = Demo after (minutes)
ui-set-idle-note = After this many idle minutes in the main menu, a demo plays until someone presses a key.
ui-set-idle-value = { $minutes ->
    [0] never
   *[other] { $minutes }
    }
ui-set-profile = Profile
ui-set-profile-note = Each profile has its own records. Finished games count for the profile chosen here. Names are set on the Records page.
ui-set-pad = Use a gamepad
ui-set-pad-note = You can plug in a gamepad at any time. Its buttons move the same focus as the keys.
ui-pad-found = { $count ->
    [0] no gamepad connected
    [1] 1 gamepad connected
   *[other] { $count } gamepads connected
    }
ui-button-a = { $sony ->
    [yes] Cross
   *[no] A
    }
ui-button-b = { $sony ->
    [yes] Circle
   *[no] B
    }
ui-button-x = { $sony ->
    [yes] Square
   *[no] X
    }
ui-button-y = { $sony ->
    [yes] Triangle
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
ui-button-cross = the D-pad
ui-button-rs = the right stick
ui-button-r3 = the right stick pressed
ui-pad-take = select
ui-pad-back = back
ui-pad-look = inspect
ui-pad-hint = hint
ui-pad-undo = undo
ui-pad-fast = hold to fast-forward
ui-pad-previous-group = previous panel
ui-pad-next-group = next panel
ui-pad-menu = menu
ui-pad-log = log
ui-pad-centre = centre view
ui-pad-up = choose
ui-pad-page-up = pan
ui-preview = Live preview
ui-preview-asked = Arjhan: choose a target

## Setting up a night in Castle Ravenloft

ui-setup-title = A night in Castle Ravenloft
ui-adventures = Adventures
ui-setup-rules = Special rules
ui-before = Before
ui-before-nights = { $nights ->
    [one] 1 night
   *[other] { $nights } nights
    }, { $won ->
    [0] none won
    [one] 1 won, in { $turns } turns
   *[other] { $won } won, the best in { $turns } turns
    }
ui-danger = danger
ui-danger-unknown = unknown
ui-odds-head = { $count ->
    [one] One Hero
    [2] Two Heroes
    [3] Three Heroes
    [4] Four Heroes
    [5] Five Heroes
   *[other] { $count } Heroes
    }
ui-odds = Win rate: about { $number }%, from { $games } computer games at level { $level }.
ui-odds-any = Win rate: about { $number }% with any { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
    } Heroes, from { $games } computer games at level { $level }.
ui-odds-short = won: { $number }%
ui-odds-none-short = unknown
ui-odds-none = Win rate: not measured yet.
ui-goal = Goal
ui-lost = Lost
ui-ac = AC
ui-hp = HP
ui-speed = Speed
ui-surge = Surge
ui-adventure-next = next
ui-mode-alone = Alone
ui-mode-together = Together
ui-mode-survivors = Survivors
ui-mode-killer = Killer
ui-mode-against = Both sides
ui-mode-watch = Watch
ui-add = + Add
ui-not-playing = Not playing
ui-seat-holder = { $seat }: { $holder }
ui-who-plays = Who plays { $seat }?
ui-who-plays-note = On the keyboard, go to the seat and press a number to choose without this list. Ctrl with left or right selects the next.
ui-human = Human
holder-person = Someone at this screen.
holder-random = Plays any allowed choice at random: a weak opponent, but good for a first look.
ui-set-powers = Powers
ui-set-surges = Healing Surges
ui-set-treasures = Treasures
ui-set-seed = Seed
ui-seed-drawn = Random
ui-powers-suggested = Recommended
ui-powers-free = Custom
ui-powers-random = Random
ui-powers-suggested-note = for a first game; * always included
ui-powers-free-note = chosen at the table: { $utility } Utility, { $atwill } At-Wills, { $daily } Daily
ui-powers-random-note = drawn for each Hero, type by type
ui-surges-note = printed rules: 2
ui-treasures-note = printed rules: 45
ui-seed-note = same seed, same castle
ui-new-seed = New seed
ui-seed-needed = Type a seed, or let the die pick one.
ui-begin = Start game
ui-heroes-needed = { $least ->
    [1] This adventure is for exactly one Hero; you've chosen { $now }.
   *[other] This adventure is for { $least } to { $most } Heroes; you've chosen { $now }.
    }

## What the place in focus means, before a night

ui-about-first = Your first night?
ui-about-first-game =
    Point at a power to read it here; click it to open its card. Click a face to add another Hero.
    At the table, the lamp beside the board gives a hint at any time. In the main menu, Demo plays a game and explains each step.
ui-about-at-will = At-Will (A): stays face up. You can use it every turn.
ui-about-daily = Daily (D): strong, but turns face down after use. Count on it once a game.
ui-about-utility = Utility (U): not an attack, but help at the moment it names. It turns face down after use.
ui-about-numbers =
    AC: what an attack must reach to hit the Hero. HP: the damage the Hero can take. Speed: squares per Move. Surge: HP regained from a Healing Surge.
ui-about-who = Who plays { $hero }?
ui-about-holders =
    A human at this screen, or the computer (cogwheel) at one of four levels, Random to Hard. Select to see them all, or press a number.
ui-about-powers =
    The cards of each Hero. Recommended: a good set for a first game. Custom: each player picks at the table. Random: the deck decides, which is harder. Cards with a star are always included.
ui-about-surges =
    Shared by all Heroes. A Hero who starts a turn at 0 HP uses one and stands up; with none left, you lose. Fewer is harder.
ui-about-treasures =
    The size of the Treasure deck: the printed game's 45 cards, or 50, with 5 made for this version.
ui-about-seed =
    The number behind all decks and dice. The same seed gives the same castle again.
ui-card-close = Click or press any key to put the card back.

## The table

ui-asked = { $seat }: { $prompt }
ui-thinking = { $seat } ({ $level }) is thinking: { $prompt }
ui-watching = Replay. { $seat }: { $prompt }
ui-showing = Watch what happens. It's { $hero }'s turn.
ui-over = The game is over.
ui-hint = Hint: { $choice }. { $reason }
ui-hint-square = Take the square with the lamp on the tile { $tile }{ $steps ->
    [0] { "" }
    [one] , 1 square away
   *[other] , { $steps } squares away
    }{ $foes_count ->
    [0] { "" }
   *[other] , beside { $foes }
    }{ $edge ->
    [yes] , at an unexplored edge
   *[no] { "" }
    }
ui-hint-target = Choose { $figure }
ui-hint-later = First continue. Then ask for a hint.
ui-hint-asked = Let me think…
ui-menu-both = { $hero } can move twice. No one is in reach yet.
ui-menu-again = { $hero } can move again. No one is in reach.
ui-menu-strike = { $hero } can attack. Choose a card.
ui-menu-nothing = { $hero } can no longer move or attack. { $explores ->
    [yes] End the phase to explore, or use another card.
   *[no] End the phase without a new tile, or use another card.
}
ui-choose-marked = Choose a marked place on the board.
ui-undone = Undone.
ui-redone = Redone.
ui-computer-failed = { $seat }'s computer player failed. This one choice is random.
ui-tile = Tile: { $tile }
ui-edge = The { $side } edge: { $tile }
ui-square = Go to square { $place }
ui-steps = { $count ->
    [one] 1 square
   *[other] { $count } squares
    }
ui-spend-cancel = Cancel it for { $xp } XP: { $cards } ({ $left ->
    [0] nothing is left
   *[other] { $left } XP left
    })
ui-spend-level = Reach 2nd level for { $xp } XP: { $cards } ({ $left ->
    [0] nothing is left
   *[other] { $left } XP left
    })
ui-card-asks = { $card }. { $prompt }
ui-title-level = { $title }, { $level }
ui-hit-points = Hit Points
ui-of = { $left } of { $most }
ui-left-of = { $left }/{ $most }
ui-your-turn = Your turn
ui-your-answer = You are asked
ui-fallen = Fallen
ui-computer = Computer ({ $level })
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
ui-count = { $what }: { $value } of { $goal }
ui-sun = Sun { $space } of { $last }
ui-marked = On it: { $markers }
ui-gone = { $way_id ->
    [escaped] out of the castle
    [waiting] waits outside
   *[other] lost
    }
ui-loot = Loot: { $count }
ui-unlearnt = Powers to learn: { $count }
ui-surges = Surges
ui-experience = Experience
ui-cancels = { $xp } cancel an Encounter
ui-order = Villain Phase order
ui-order-done = has acted
ui-order-now = acts now
ui-intent-strike = { $strike }: { $damage }
ui-intent-move = moves closer
ui-intent-idle = does nothing
ui-worst = At worst
ui-worst-there = At worst, over there
ui-worst-damage = damage to { $hero }
ui-worst-part = { $cause } { $damage }
ui-worst-left = now at { $left } HP
ui-worst-falls = now at { $left } HP, would fall
ui-worst-card-sure = Plus one Encounter card.
ui-worst-card-no-tile = No tile: one Encounter card.
ui-worst-card-tile = A new tile brings a Monster. A black one also brings an Encounter.
ui-order-none = No Monster acts for this Hero. Each new tile brings one.
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
ui-triangle-black = black triangle
ui-triangle-white = white triangle
ui-triangle-none = no triangle
ui-triangle-text-black = Explore this tile in your Exploration Phase and you draw an Encounter card in that turn's Villain Phase.
ui-triangle-text-white = Explore this tile in your Exploration Phase and you draw no Encounter card for it.
ui-triangle-text-none = On the table from the start.
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
ui-when-no-attack = costs an attack
ui-when-drawn = at once

## What stands beside the board, told while the mouse points at it

ui-hovered-decks = Cards and tiles left to draw. Somewhere among the tiles is the place this adventure is about.
ui-hovered-phases = The 3 steps of a turn; the current one is lit. Hero: move and attack. Explore: lay a new tile, if the Hero is at an unexplored edge. Villain: the castle acts.
ui-hovered-objective = What wins this night. What loses it: { $lost }
ui-hovered-stock = Hearts are Healing Surges: a Hero at 0 HP spends one when their turn begins. Experience comes from destroyed Monsters: 5 cancel an Encounter card, or level up a Hero who rolls a 20.
ui-hovered-order = The order in which Monsters act at the end of this Hero's turn, and what each would do as things stand.
ui-hovered-worst = The most damage the Villain Phase can do to this Hero here, or on the framed square. Cards still to be drawn aren't counted.
ui-hovered-last = The last die roll: the attacker, the target and the result.
ui-hovered-log = What has happened, newest last. Each number opens its rule.

## How a night goes, for somebody who has never played

ui-primer = How to play
ui-close = Close
ui-primer-tonight-head = Tonight
ui-primer-tonight =
    You win: { $goal }
    You lose: { $lost }
ui-primer-hero-head = Move and attack
ui-primer-hero = In your Hero Phase, move and attack in either order, or move twice.
ui-primer-explore-head = Explore
ui-primer-explore = End that phase at an unexplored edge to lay a new tile with a Monster.
ui-primer-villain-head = The castle strikes
ui-primer-villain = Unless you laid a white triangle, draw an Encounter card. Then Villains and your Monsters act.
ui-primer-life-head = Fall and rise
ui-primer-life = At 0 HP you spend a Healing Surge to stand up. With none left, you lose.
ui-primer-help-head = Help
ui-primer-help =
    { $device_id ->
        [pad] Press { $hint } for a hint, { $look } to inspect, { $undo } to undo, { $menu } for the menu.
        [mouse] Click the lamp for a hint, the bent arrow to undo, the magnifier to inspect anything.
       *[keys] Press { $hint } for a hint, { $look } to inspect, { $undo } to undo, { $rulebook } for the rulebook.
    }

## The guided first evening

ui-box-new = First time? Learn by playing, or jump right in.
ui-box-again = How do you want to play?
ui-box-play = Play now
# lint-ok 10 11
ui-box-play-note = { $computers_count ->
    [0] You: { $persons }.
   *[other] You: { $persons }. Computer: { $computers }.
    }
ui-box-play-subject = { $subject }. { $seats }
ui-box-learn-note = A real game with short lessons along the way. About 20 minutes.
ui-box-custom = Custom game
ui-box-custom-note = Choose who plays what, the difficulty and the variants.
ui-box-help = How to play
ui-box-back = Back
ui-learn-guide = Learn by playing
ui-learn-guide-survivors = Learn: survivors
ui-learn-guide-killer = Learn: killer
ui-guide-learnt = { $count } of { $most }
ui-guide-leave = Leave tutorial
ui-guide-left =
    The tutorial is off and the game continues. To turn it on again, open the menu { $device_id ->
        [mouse] (three lines beside the board).
       *[keys] ({ $menu }).
    }
ui-guide-reads = The tutorial has something to say. The game waits.
ui-guide-none-head = Free play
ui-guide-none =
    { $device_id ->
        [mouse] Play as you like: the next lesson comes by itself. The lamp gives you a hint, with its reason.
       *[keys] Play as you like: the next lesson comes by itself. { $hint } gives you a hint, with its reason.
    }
ui-guide-enter-head = You wake in a crypt
ui-guide-enter =
    To win, start a turn on the Secret Stairway, somewhere in the dark. First, place { $hero } on a square with gold corners.
ui-guide-walk-head = Hero Phase: walk
ui-guide-walk =
    Each Hero Phase, move and attack, or move twice. Walk to an unexplored edge, where arrows point into the dark. Already there? End the phase.
ui-guide-end-head = End the phase
ui-guide-end =
    No one to fight yet. At an edge? Press the gold button to end the phase and lay a tile. Otherwise, walk on.
ui-guide-edge-head = Find an edge
ui-guide-edge =
    No new tile, so an Encounter came. Walk to an edge with an arrow, such as the framed one, and end the phase there.
ui-guide-tile-head = You have explored
ui-guide-tile =
    A new tile! { $triangle ->
        [black] Its triangle is black: draw an Encounter card this turn.
       *[white] Its triangle is white: no Encounter card this turn.
    } Laying no tile also brings an Encounter: keep exploring.
ui-guide-sun-head = The Sun moves
ui-guide-sun =
    Sun: { $space } of { $last }. Each white tile you explore moves it on. When it sets, Count Strahd rises and hunts you.
ui-guide-strahd-head = Count Strahd rises
ui-guide-strahd =
    The Sun has set: Count Strahd now acts first in every Villain Phase. You needn't fight him: find the Stairway and get out.
ui-guide-stairway-head = The way out
# lint-ok 18
ui-guide-stairway =
    There it is: the Secret Stairway! Walk onto this tile and stay there. Begin a turn on it, and you win.
ui-guide-monster-head = A Monster is drawn
ui-guide-monster =
    New tiles bring Monsters. The card shows Armor Class (AC), Hit Points (HP) and tactics. It acts in your Villain Phases until you destroy it.
ui-guide-villain-head = Villain Phase
ui-guide-villain =
    The castle plays itself. First comes any Encounter card, then your Monsters act in this order. Each follows the first line it can.
ui-guide-route-head = You choose the route
ui-guide-route =
    The Monster moves to you, and you choose between equal squares. Think ahead: where could you strike it, or get away?
ui-guide-defence-head = You are attacked
ui-guide-defence =
    Die plus the attack's bonus, against your AC: { $hit ->
        [yes] a hit.
       *[no] a miss!
    } Your own attacks work the same way, against the Monster's AC.
ui-guide-wound-head = You are hurt
ui-guide-wound =
    { $left } HP left. At 0 you fall: next turn a heart (Healing Surge) restores your Surge value. No heart left: you lose.
ui-guide-strike-head = Strike back
ui-guide-strike =
    You can use lit cards. Walk beside the Monster (diagonals count), then choose an At-Will (green): it works every turn.
ui-guide-start-head = Before the turn
ui-guide-start =
    Some cards work only at this moment, once per game. If you're well, keep them and begin the turn.
ui-guide-aim-head = Choose a target
ui-guide-aim =
    Point at a marked Monster to see your hit chance and damage. Choose one to roll the die.
ui-guide-explore-head = On into the dark
ui-guide-explore =
    If you can still move, walk to an edge again, and end the phase there. Fight first, then explore: that uses your whole turn.
ui-guide-treasure-head = Your reward
ui-guide-treasure =
    Destroy a Monster to draw a Treasure, once per turn. The Monster's card also counts as experience, shown beside the board.
ui-guide-encounter-head = An Encounter
ui-guide-encounter =
    The castle strikes: your tile's triangle was black, or you laid no tile. Read the card, then continue. With 5 experience you could cancel it.
ui-guide-cancel-head = Cancel it?
ui-guide-cancel =
    You have enough experience to cancel this Encounter. Anything above 5 is lost. Cancel what hurts most, not what comes first.
ui-guide-fallen-head = You have fallen
ui-guide-fallen =
    When your next turn begins, you spend a heart and { $hero } stands up. If no heart is left then, you lose.
ui-guide-daily-head = Once a night
ui-guide-daily =
    Dailies (red) and Utilities (blue) work once, then turn face down. Save them for when they matter. Point at a card to see its odds.
ui-guide-help-head = If you don't know
# lint-ok 30
ui-guide-help =
    { $device_id ->
        [pad] { $hint } gives a hint, { $undo } undoes, { $look } inspects a card. { $menu } opens the menu with How to play.
        [mouse] The lamp gives a hint, the bent arrow undoes, the magnifier (or right click) inspects a card. Three lines: the menu, with How to play.
       *[keys] Lamp ({ $hint }): hint. Bent arrow ({ $undo }): undo. Magnifier ({ $look }): inspect a card. { $menu }: the menu, with How to play.
    }
ui-guide-farewell-head = Now you know it
ui-guide-farewell =
    Keep exploring: the Stairway isn't among the first 10 tiles. Don't collect more Monsters than you can beat. Good luck!
ui-guide-over-head = The end
ui-guide-over =
    { $reason_id ->
        [won-escape-the-tomb] You're out: you have won!
       *[other] You have lost this time. Try again whenever you like.
    } Twelve more adventures wait, for more Heroes and with Power cards you choose yourself.

## A drawn card that lies open to be read

ui-continue = Continue
ui-drawn = { $deck_id ->
    [monster] A Monster comes for { $hero }. Read its card, then continue.
    [villain] A Villain enters the dungeon. Read the card, then continue.
    [encounter] The castle plays an Encounter card on { $hero }. Read it, then continue.
   *[treasure] { $hero } has found a Treasure card. Read it, then continue.
    }
ui-drawn-skip = Hold it to skip the rest.
ui-drawn-monster = Monster. Its figure enters the dungeon, and { $hero } gets its card: it acts in { $hero }'s Villain Phases until destroyed, which brings { $xp } XP.
ui-drawn-again = Monster. { $hero } already has one with this name. This card is discarded and another one drawn.
ui-drawn-acts = Monster. It acts: it follows the first line it can on its card. You decide anything left open.
ui-drawn-villain = Villain. Acts in every Villain Phase, before all Monsters, until destroyed.
ui-villain-acts = Villain. Acts now, by the first possible line of the card. You decide anything left open.
ui-drawn-environment = Environment. { $old ->
    [none] From now on it affects all Heroes, until another one replaces it.
   *[other] From now on it affects all Heroes, in place of { $old }.
    }
ui-drawn-event = Event. It happens once, now; then the card is discarded.
ui-drawn-attack = Event. It strikes once, now; then the card is discarded.
ui-drawn-trap = Trap. It is placed on { $hero }'s tile and acts in each of { $hero }'s Villain Phases. To disable it from its tile, roll the number on the card or more instead of attacking.
ui-drawn-blessing = Blessing. It takes effect at once, until the end of { $hero }'s next Hero Phase.
ui-drawn-fortune = Fortune. It happens at once; then the card is discarded.
ui-drawn-item = Item. { $count ->
    [one] { $hero } keeps it.
   *[other] You choose which Hero keeps it.
    }
ui-drawn-adventure = Adventure Treasure. { $hero } takes it.
ui-condition = { $condition }: { $text }

## The die and the odds

ui-rolls = { $figure } rolls
ui-sum = { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus }
    }
ui-total = = { $total }
ui-against = against AC { $ac }
ui-hits = Hits { $target }
ui-misses = Misses { $target }
ui-disabled = { $card } is disabled
ui-not-disabled = { $card } stays armed
ui-ac-hp = AC { $ac }, { $hp } HP
ui-hit-chance = hit chance
ui-damage-of-hit = damage
ui-bonus-part = { $source } { $number }
ui-bonus-parts = { $printed } on the card, { $parts }
ui-need = { $card } +{ $bonus }: { $need } or more
ui-need-twice = { $card } +{ $bonus }: { $need } or more on both of two dice
ui-no-roll = { $card }: no die is rolled
ui-or-more = { $need ->
    [0] no roll
   *[other] { $need } or more
    }
ui-promise = { $number }%, { $damage } damage

## Sheets

ui-right-now = Right now
ui-nothing-now = Nothing to do with this card right now.
ui-rules-that-apply = Rules that apply
ui-previous = previous
ui-next = next
ui-put-back = Put it back
ui-paused = Paused
ui-pause-resume = Continue
ui-pause-sit = Seating
ui-pause-aids = Help level
ui-pause-larger = Larger text here
ui-pause-smaller = Smaller text here
ui-pause-save = Save
ui-pause-log = Log
ui-pause-rulebook = Rulebook
ui-pause-primer = How to play
ui-pause-guide-leave = Leave tutorial
ui-pause-guide-back = Resume tutorial
ui-pause-settings = Settings
ui-pause-main-menu = Save and exit
ui-decks = Decks
ui-deck-left = { $left } left, { $discarded } discarded
ui-strike-which = What strikes { $figure }?
ui-strike = { $card }: { $percent }%, { $damage } damage
ui-pile = Experience pile: { $cards }
ui-pile-empty = The experience pile is empty.

## The end

ui-dawn = Dawn
ui-dusk = Darkness
ui-heroes-win = The Heroes win
ui-you-win = You have won
ui-castle-wins = The castle wins
ui-you-lose = You have lost
ui-end-about = { $adventure }, seed { $seed }
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
ui-blow-struck = Turn { $turn }: { $by } struck the last blow. { $cause } felled { $hero }.
ui-blow-card = Turn { $turn }: the last blow came from { $cause }. It felled { $hero }.
ui-blow-alone = Turn { $turn }: { $hero } went down.
ui-won-took = { $hero } took { $token }, and that won it.
ui-won-destroyed = { $hero } destroyed { $figure }, and that won it.
ui-won-reached = { $hero } reached the goal, and that won it.
ui-end-again = Play again, new dungeon
ui-end-again-note = same Heroes, new seed
ui-end-same = Replay same seed
ui-end-same-note = same Heroes, same castle
ui-end-watch = Watch the replay
ui-end-watch-note = from the first turn
ui-end-main-menu = Main menu
ui-end-main-menu-note = the replay is kept

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
ui-do-fast = hold to fast-forward
ui-bind-open = Key bindings…
ui-bind-open-note = Every action and its keys.
ui-bind-title = Keys
ui-bind-note = Choose a field and press a key to bind it. { $key } cancels.
ui-bind-press = press a key
ui-bind-none = Unbound
ui-bind-default = Default
ui-bind-all = Reset all
ui-bind-taken = { $key } is bound to "{ $other }". Press it again to reassign it, or press another key.
ui-bind-needed = { $key } is the only key for "{ $other }", which needs one. Press another key.
ui-bind-fixed = { $key } always goes back and can't be changed.
ui-bind-done = { $key } is now bound to "{ $action }".
ui-bind-moved = { $key } is now bound to "{ $action }", no longer to "{ $other }".
ui-bind-cleared = Cleared
ui-bind-reset = "{ $action }" has its default keys again.
ui-bind-all-done = All keys are reset to their defaults.
ui-bind-clash = Your settings give { $key } to both "{ $action }" and "{ $other }"; it does "{ $action }".
ui-bind-empty = clear
ui-bind-group-everywhere = Everywhere
ui-bind-group-table = At the table
ui-bind-group-board = The board
ui-bind-group-sheets = Before and after a game
ui-action-up = Up
ui-action-down = Down
ui-action-left = Left
ui-action-right = Right
ui-action-take = Select
ui-action-usual = Default action
ui-action-back = Back
ui-action-next = Next place
ui-action-previous = Previous place
ui-action-next-group = Next group of places
ui-action-previous-group = Previous group of places
ui-action-page-up = Page up
ui-action-page-down = Page down
ui-action-first = Go to start
ui-action-last = Go to end
ui-action-full-screen = Full screen
ui-action-rulebook = Rulebook
ui-action-undo = Undo
ui-action-redo = Redo
ui-action-hint = Hint
ui-action-look = Inspect a card
ui-action-log = Log
ui-action-save = Save
ui-action-menu = Menu
ui-action-fast = Hold to fast-forward
ui-action-marks = Mark rooms on your own board
ui-action-aid = Possible locations; look around
ui-action-pan-up = Pan up
ui-action-pan-left = Pan left
ui-action-pan-down = Pan down
ui-action-pan-right = Pan right
ui-action-centre = Centre view
ui-action-plus = Zoom in
ui-action-minus = Zoom out
ui-action-begin = Start game
ui-action-same = Replay same seed
ui-action-watch = Watch replay

## The rulebook

ui-rulebook = Rulebook
ui-find = search all rules and cards
ui-book-adventures = Adventures
ui-book-adventure = Adventure { $number }, for { $most ->
    [one] one Hero
   *[other] { $least } to { $most } Heroes
    }
ui-book-set-up = Setup
ui-book-board = On the table: { $tiles }.
ui-book-stack-head = The tile stack, from the top:
ui-book-stack = { $at }. { $what }
ui-book-layer = { $count ->
    [one] One random tile
   *[other] { $count } random tiles
    }
ui-book-layer-tiles = { $tiles }, { $count ->
    [0] and no other
    [one] shuffled with one other
   *[other] shuffled with { $count } others
    }
ui-book-layer-group = One of { $tiles } at random, { $count ->
    [0] and no other
    [one] shuffled with one other
   *[other] shuffled with { $count } others
    }
ui-book-stack-rest = All tiles that are left
ui-book-stack-all = All tiles, shuffled
ui-book-out = Not in the stack: { $tiles }.
ui-book-aside = Set aside: { $cards }.
ui-book-in-play = In play: { $card }.
ui-book-sun = The sun track has { $count } spaces.
ui-book-surges = { $count ->
    [0] There are no Healing Surges.
    [one] There is one Healing Surge.
   *[other] There are { $count } Healing Surges.
    }
ui-book-specials = Special tiles
ui-book-at-tile = { $tile }: { $what }
ui-book-villains = Villains
ui-book-treasures = Cards of its own
ui-book-tokens = Tokens
ui-book-token = { $count ->
    [one] { $token }
   *[other] { $count } × { $token }
    }
ui-book-odds = Win rate
ui-book-odds-note = { $games } computer games at level { $level }.
ui-book-this-game = this game
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
ui-book-results = Search results for "{ $query }"
ui-book-nothing = No rule or card contains "{ $query }". Try a shorter search.
ui-book-more = …and { $count } more. Keep typing to narrow it down.
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
ui-book-page = page { $number }
ui-book-count = { $count } rules, each with its number

## Cards looked at closely

ui-card-power = { $hero }'s { $kind }
ui-card-villain = Villain
ui-card-thing = Object
ui-card-kinds = { $kind }: { $kinds }
ui-band-at-will = stays face up
ui-band-daily = once, then face down
ui-band-utility = once, then face down
ui-band-environment = stays in force
ui-band-event = happens at once
ui-band-attack = strikes at once
ui-band-trap = placed on a tile
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

## The plain screens of a game that has none of its own

ui-plain-setup = New game
ui-plain-seats = Who plays
ui-plain-over = The game is over.
ui-plain-won = { $heroes_count ->
    [0] No one has won.
    [one] { $heroes } has won.
   *[other] { $heroes } have won.
    }
ui-plain-rounds = rounds
ui-plain-watch = Watch the replay
ui-plain-again = Play again
ui-plain-same = Replay same seed
ui-plain-main-menu = Main menu
ui-plain-page-seats = Who played
ui-plain-page-log = The log
ui-plain-invite = Any key or button: play yourself

## The demo: for somebody who passes by and knows nothing

ui-demo-label = DEMO
ui-demo-invite = Any key or button: play { $hero } yourself
ui-demo-invite-short = Any key: play { $hero }
ui-demo-leave = main menu
ui-demo-yours = { $hero } is yours. When you leave, the computer takes over.
ui-demo-again = The computer plays { $hero } again.
ui-demo-idle = { $seconds ->
    [one] Still there? In 1 second the computer takes over. Press any key to keep { $hero }.
   *[other] Still there? In { $seconds } seconds the computer takes over. Press any key to keep { $hero }.
    }
ui-demo-unsaved = This is the demo: nothing is saved.
ui-demo-thinks = What { $hero } has in mind
ui-demo-thought = "{ $words }"
ui-demo-next = Next: { $adventure }, with { $heroes }
ui-demo-next-game = Next: a night of { $game }
ui-demo-next-soon = { $seconds ->
    [one] in 1 second
   *[other] in { $seconds } seconds
    }
ui-demo-next-up = Next, in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
    }: { $game }.
ui-demo-next-now = Any key: at once
ui-demo-playing = You are playing in the demo
ui-demo-resume = Continue
ui-demo-return = Let the computer play { $hero }
ui-demo-home = Main menu

ui-demo-adventure-began = A new night begins: { $adventure }.
ui-demo-note-adventure-began = { $goal }
ui-demo-turn-began = It's { $hero }'s turn.
ui-demo-note-turn-began = First the Hero moves and fights, then explores the dark. Finally, the castle strikes back.
ui-demo-phase-began = { $phase_id ->
    [explore] { $hero } looks around the corner.
    [villain] Now the castle strikes back.
   *[other] { "" }
    }
ui-demo-note-phase-began = { $phase_id ->
    [explore] A new tile is laid at the edge of the dungeon, and something waits on it. With nothing new to explore, an Encounter card comes instead.
   *[other] The castle plays itself. Each Monster and each Trap that { $hero } has met follows its own short script.
    }
ui-demo-tile-laid = A door into the dark opens: { $tile }.
# lint-ok 25
ui-demo-note-tile-laid = { $triangle_id ->
    [black] Its triangle is black: an Encounter card comes next, and those are seldom kind.
    [white] Its triangle is white: no Encounter card this time. But every new tile brings a Monster.
   *[none] A place that matters tonight.
    }
ui-demo-monster-placed = { $found ->
    [no] Out of the dark: { $figure }!
   *[yes] Something was waiting for { $hero }: { $figure }!
    }
ui-demo-note-monster-placed = Armor Class { $ac }, { $hp ->
    [one] 1 Hit Point
   *[other] { $hp } Hit Points
    }. Until it is destroyed, it acts in each of its player's turns.
ui-demo-monster-activated = { $line ->
    [0] { "" }
   *[other] { $figure } acts.
    }
ui-demo-note-monster-activated = It reads its card from the top and does the first thing it can: here, line { $line }.
ui-demo-attacked = { $hit ->
    [yes] { $attacker } strikes at { $target }: { $card } hits!
   *[no] { $attacker } strikes at { $target }: { $card } misses.
    }
ui-demo-note-attacked = The die shows { $face }. With everything added, that makes { $total }; { $ac } or more was needed.
ui-demo-attack-foiled = { $card }! The blow at { $target } goes wide after all.
ui-demo-note-attack-foiled = Some cards answer what others do. They're worth keeping for a moment like this one.
ui-demo-damaged = { $left ->
    [0] { $figure } loses { $amount } HP, and none is left.
   *[other] { $figure } loses { $amount } HP: { $left } left.
    }
ui-demo-healed = { $figure } regains { $amount } HP: { $left } now.
ui-demo-hero-fell = { $hero } falls!
ui-demo-note-hero-fell = At the start of { $hero }'s next turn, a Healing Surge is needed. If none is left, everyone loses.
ui-demo-surge-used = A Healing Surge puts { $hero } back on their feet.
ui-demo-note-surge-used = { $left ->
    [0] It was the last one. If another Hero starts a turn at 0 HP, everyone loses.
    [one] One is left for all Heroes together.
   *[other] { $left } are left for all Heroes together.
    }
ui-demo-condition-gained = { $hero } is { $condition }.
ui-demo-note-condition-gained = { $condition_id ->
    [immobilized] { $hero } can't move until the end of their next turn.
   *[slowed] { $hero } moves only two squares at a time until the end of their next turn.
    }
ui-demo-card-used = { $hero } plays { $card }.
ui-demo-monster-destroyed = { $figure } is destroyed!
ui-demo-note-monster-destroyed = { $xp ->
    [one] It is worth 1 point of experience.
   *[other] It is worth { $xp } points of experience.
    } Five points cancel an Encounter card, or teach a lucky Hero something new.
ui-demo-encounter-drawn = The castle plays a card: { $card }.
ui-demo-encounter-cancelled = { $card } is cancelled!
ui-demo-note-encounter-cancelled = The Heroes have paid for it, with experience or with a card.
ui-demo-environment-changed = { $any ->
    [no] { "" }
   *[yes] From now on { $card } affects the whole dungeon.
    }
ui-demo-trap-disabled = { $success ->
    [yes] { $hero } takes the Trap apart: { $card } is harmless.
   *[no] { $hero } works on the Trap, but { $card } stays armed.
    }
ui-demo-note-trap-disabled = The die and all bonuses add up to { $total }; it takes 10 or more.
ui-demo-treasure-drawn = { $hero } finds a Treasure: { $card }.
ui-demo-level-gained = { $hero } reaches 2nd level and learns { $card }!
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
    [one] 1 replay
   *[other] { $count } replays
    }
ui-replays-none = No finished games yet. The newest fifty are kept here.
ui-replays-hint = Choose a replay to watch it. Delete removes it.
ui-replays-reading = Reading…
ui-replays-empty = Nothing happened in this game, so there's nothing to watch.
ui-replays-stays = { $file } can't be removed. The folder may be locked.
ui-replays-remove = Remove
ui-replays-remove-it = Remove it
ui-replays-keep = Keep it
ui-replays-sure = Remove this replay?
ui-replays-question = { $adventure }, { $when }. You can't undo this.
ui-replays-question-file = The file { $file }. You can't undo this.
ui-replays-open = not over
ui-london-sleeps = London sleeps
ui-london-lost = London is lost
ui-claimed = Victory: { $heroes }
# lint-ok 10 11
ui-replays-about = { $when }, { $kind_id ->
    [london] { $turns ->
        [one] 1 hour
       *[other] { $turns } hours
    }
    [dungeonville] { $turns ->
        [one] 1 round
       *[other] { $turns } rounds
    }
   *[other] { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
    }, { $minutes } min, { $persons ->
    [0] computer only
    [one] 1 human
   *[other] { $persons } humans
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
ui-replay-to-start = Go to start
ui-replay-turn-back = Previous turn
ui-replay-step-back = Step back
ui-replay-play = Play or pause
ui-replay-step-on = Step forward
ui-replay-turn-on = Next turn
ui-replay-to-end = Go to end
ui-replay-line = The night, from beginning to end
ui-replay-speed = { $factor }×
ui-replay-eyes-all = Seen by all
ui-replay-eyes-own = Seen by the players
ui-replay-ended = How it ended
ui-replay-leave = Leave
ui-replay-where = Turn { $turn } of { $turns }, { $hero }: decision { $answer } of { $answers }
ui-replay-where-short = Turn { $turn } of { $turns }, { $hero }
ui-replay-departs = From decision { $answer } on, this version's rules play differently.
ui-chart-title = The night, turn by turn
ui-chart-height = height: Hit Points
ui-chart-down = { $hero } down
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
ui-turn-summary = Turn { $turn }, { $hero }: { $parts }.
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
ui-dice-mean = mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-dice-none = no rolls
ui-moments = Worth retelling
ui-moments-none = A night like others. Nobody will sing of it.
ui-moment = Turn { $turn }. { $sentence }
# lint-ok 02
ui-moment-saved = { $thing } strikes at { $hero }, who has { $number } HP left, and misses.
ui-moment-last-surge = { $hero } rises on the last Healing Surge of the night.
ui-moment-surge = { $hero } was down, and is back on a Healing Surge.
ui-moment-villain = { $hero } destroys { $thing }.
ui-moment-risen = { $thing } enters the dungeon.
ui-moment-token = In { $hero }'s hands: { $thing }.
ui-moment-level = { $hero } has seen enough to be 2nd level.
ui-moment-felled = { $hero } fells { $thing }, worth { $number } XP.
ui-moment-fell = { $hero } goes down.
# lint-ok 25
ui-moment-twenty = A natural 20: { $hero } strikes { $thing } with a total of { $number }.
ui-moment-hair = { $hero } needs { $number } against { $thing }, rolls exactly { $number } and fells it.
ui-honour-carried = Carried out
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
ui-menu-records = Records
ui-menu-records-note = wins and streaks
ui-box-records = Records
ui-records-title = Records
ui-records-export = Export as CSV
ui-records-everyone = Everyone
ui-records-name = Name of profile { $number }: { $name }
ui-records-all = All games ({ $count })
ui-records-row = { $outcome }, { $day }
ui-records-none-note = Games appear here when they end, won or lost. Tutorials and demos don't count.
ui-records-time = Share of wins, last { $count } games each
ui-records-legend = Mark at the top: won. Mark at the bottom: lost.
ui-records-per-cent = { $number }%
ui-menu-rulebook = Rulebook
ui-menu-rulebook-note = every rule by number
ui-menu-demo = Demo
ui-menu-demo-note = it plays by itself
ui-carry-when = { $day } { $month }, { $hour }:{ $minute }
ui-carry-turn = { $kind_id ->
    [london] { $game }, hour { $turn }
    [dungeonville] { $game }, round { $turn }
   *[other] Turn { $turn }
    }
ui-carry-turn-of = Turn { $turn }, { $hero }
ui-carry-round = { $game }, round { $round }, { $side_id ->
    [killer] as killer
    [survivors] as survivors
    [both] both sides
   *[nobody] computer only
    }
ui-do-play = play or pause
ui-do-step = step
ui-do-speed = speed
ui-end-best = new best, was { $turns }
ui-end-best-was = best: { $turns }
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
ui-last-roll = Last roll
ui-last-line = { $who }: { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus } = { $total }
    }{ $ac ->
    [0] { "" }
   *[other] { " " }against { $ac }
    }
ui-last-outcome = { $what }. { $came }
ui-last-against = against { $ac }
ui-last-miss = miss
ui-last-disabled = disabled
ui-last-armed = still armed
ui-last-who = { $who }: { $what }
ui-last-sum = { $who }: { $face } + { $bonus }, { $what }
ui-last-fell = { $figure } falls
ui-last-foiled = { $card } averts it
ui-last-lost = { $figure }: { $count } damage
ui-more-cards = More cards
ui-rule-in-book = A long rule: select this line to read it in the rulebook.
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

ui-crash-title = Something went wrong
ui-crash = { $match ->
    [yes] The window crashed. Your game is safe at your last decision, and a crash report was saved to this file:
   *[no] The window crashed. Nothing was lost, and a crash report was saved to this file:
    }
ui-crash-unsaved = { $match ->
    [yes] The window crashed. Your game is safe at your last decision, but the crash report couldn't be saved.
   *[no] The window crashed. Nothing was lost, but the crash report couldn't be saved.
    }
ui-crash-soon = Continues automatically in { $seconds ->
    [one] 1 second.
   *[other] { $seconds } seconds.
    }
ui-crash-continue = Continue
ui-crash-main-menu = Main menu
ui-crash-quit = Quit
ui-unclean = Dreadhouse didn't shut down properly last time. Nothing is lost: Continue picks up at your last decision.
ui-kiosk-stays = The program stays open here.

## What a card means right now

ui-card-text = What it says
ui-card-of = { $at } of { $count }
ui-rules-open = { $key ->
    [none] each opens in the rulebook
   *[other] { $key } opens the rulebook
    }
# lint-ok 14
ui-now-holder = in front of { $hero }
ui-now-effect = in force
ui-now-if-nothing-changes = if nothing changes first
ui-now-in-phase = in { $hero }'s Villain Phase
ui-now-hp = { $hp } HP
ui-now-figure = { $figure }: { $hp } HP
ui-now-ready = It can be used now.
ui-now-choose = In use. Choose a target.
ui-now-passive = Always in effect.
ui-now-used = Face down until something turns it up again (CR-100).
ui-now-waits = { $hero } can use it { $when }.
ui-now-turn = { $hero } can use it in their own Hero Phase (CR-055).
ui-now-fallen = { $hero } has no Hit Points left and can't use anything (CR-133).
ui-now-away = { $hero } isn't on the board yet.
ui-now-serves = Used now, it would help:
ui-now-no-target = { $hero } has no target within reach (CR-109).
ui-now-to-the-roll = to the roll
ui-now-own = against it
ui-now-no-roll = no die is rolled
ui-now-need-twice = { $need } or more, on both dice
ui-now-damage = { $count ->
    [one] 1 damage
   *[other] { $count } damage
    }
ui-now-each = It strikes all of them.
ui-now-each-tile = It strikes all of them on a tile of your choice.
ui-now-some = It strikes up to { $count } of them.
ui-now-some-tile = It strikes up to { $count } of them on one tile.
ui-now-more-damage = { $amount } of the damage comes from { $sources }.
ui-now-miss = { $count ->
    [one] A miss still does 1 damage.
   *[other] A miss still does { $count } damage.
    }
ui-now-gives = { $stat_id ->
    [ac] Right now it gives { $hero } { $amount } AC.
    [speed] Right now it gives { $hero } { $amount } Speed.
    [attack] Right now it gives { $hero } { $amount } on attack rolls.
    [damage] Right now it gives { $hero } { $amount } damage.
   *[disable] Right now it gives { $hero } { $amount } on rolls to disable.
    }
ui-now-gives-nothing = Right now it adds nothing.
ui-now-in-force = { $hero } has brought it into play. It helps:
ui-now-none-here = None by this name is on the table.
ui-now-acts = { $heroes_count ->
    [0] In no one's Villain Phase: its card is gone.
    [one] Acts in { $heroes }'s Villain Phase (CR-092).
   *[other] Acts in the Villain Phases of { $heroes } (CR-093).
    }
ui-now-asleep = Its next activation is cancelled by { $card } (CR-189).
ui-now-idle = It would do nothing (CR-153).
ui-now-moves = Line { $line }: it { $way }.
ui-now-moves-and-strikes = Line { $line }: it { $way }. Then { $strike }.
ui-now-strikes = Line { $line }: { $strike }, from where it is.
ui-now-strikes-and-moves = Line { $line }: { $strike }, from where it is. Then it { $way }.
ui-now-move-adjacent = moves next to { $heroes_count ->
    [one] { $heroes }
   *[other] one of { $heroes }
    }
ui-now-move-tile = moves to { $heroes_count ->
    [one] { $heroes }'s tile
   *[other] the tile of one of { $heroes }
    }
ui-now-move-toward = { $steps ->
    [one] moves 1 tile
   *[other] moves { $steps } tiles
    } towards { $heroes_count ->
    [one] { $heroes }
   *[other] one of { $heroes }
    }
ui-now-deed-turn-to-mist = Line { $line }: he spends his marker and turns to mist (CR-160).
ui-now-deed-summon-by-fewest = Line { $line }: he calls a new Monster to his tile.
ui-now-deed-summon = Line { $line }: he calls a new Monster to his tile, for the active player.
ui-now-deed-appear-beside = Line { $line }: she appears next to the closest Hero, and strikes no one (CR-294).
ui-now-tie = { $heroes } are equally close: the active player decides (CR-147).
ui-now-blow = { $condition_id ->
    [slowed] { $count } damage, Slowed
    [immobilized] { $count } damage, Immobilized
   *[none] { $miss ->
        [0] { $count } damage
       *[other] { $count } damage, else { $miss }
    }
    }
ui-now-not-in-force = It isn't in force.
ui-now-touches = Right now it affects:
ui-now-touches-nobody = Right now it affects no one.
ui-now-trap-strikes = If it acted now, it would strike:
ui-now-trap-waits = No one is within its reach.
ui-now-disable = { $hero } disables it with { $need } or more: { $number }%.
ui-now-not-here = This Hero isn't playing tonight.
ui-now-total = total
ui-now-condition = { $condition }: { $text }
ui-now-hunted = { $count ->
    [0] No Monster goes for this Hero as things stand.
    [one] One Monster goes for this Hero:
   *[other] { $count } Monsters go for this Hero:
    }
ui-now-moves-closer = { $figure } moves closer
ui-now-tile-not-here = This tile isn't on the table.
ui-now-tile-away = { $tiles ->
    [0] { $hero } is here.
    [1] It is 1 tile away from { $hero }.
   *[other] It is { $tiles } tiles away from { $hero }.
    }
ui-now-tile-edges = { $sides_count ->
    [0] It has no unexplored edge (CR-030).
    [1] Unexplored edge: { $sides } (CR-030).
   *[other] Unexplored edges: { $sides } (CR-030).
    }
ui-now-tile-holds = On it:
ui-now-tile-empty = No one is on it.
ui-now-tile-lying = Also on it:

## What follows from using a card now

ui-follow-first = First
ui-follow-hit = On a hit
ui-follow-miss = On a miss
ui-follow-then = Then
ui-follow-each = { $who }: { $count }
ui-follow-damage = { $count ->
    [0] { $free ->
        [yes] if you like, damage to one of
       *[no] damage to one of
    }
   *[other] { $free ->
        [yes] if you like, { $count } damage without a roll to { $one ->
            [yes] one of
           *[no] { "" }
        }
       *[no] { $count } damage to { $one ->
            [yes] one of
           *[no] { "" }
        }
    }
    }
ui-follow-healed = { $count ->
    [0] HP back for one of
   *[other] { $count } HP back for { $one ->
        [yes] one of
       *[no] { "" }
    }
    }
ui-follow-falls = { $who_count ->
    [one] falls, worth { $count } XP:
   *[other] fall, worth { $count } XP each:
    }
ui-follow-treasure = { $who } draws a Treasure card for it
ui-follow-cured = { $one ->
    [yes] one of these loses a Condition:
   *[no] loses a Condition:
    }
ui-follow-marked-silvered = can no longer regenerate:
ui-follow-marked-shackled = { $one ->
    [yes] from now on, one of these takes 1 damage whenever its own script teleports it:
   *[no] from now on, takes 1 damage whenever its own script teleports it:
    }
ui-follow-marked-staked = doesn't act in your next Villain Phase:
ui-follow-marker = { $who } is placed on the tile
ui-follow-down = the card is turned face down
ui-follow-up = the card is turned face up again
ui-follow-gone = the card is discarded
ui-follow-asked-leap = { $who } is placed on any free square within reach
ui-follow-asked-walk = { $who } can move
ui-follow-asked-run = { $who } runs step by step and strikes those along the way
ui-follow-asked-step = { $who } can step closer
ui-follow-asked-reposition = { $who } can take another square of the tile
ui-follow-asked-advance = each other Hero who is able to can move 1 tile
ui-follow-asked-place-adjacent = { $who_count ->
    [one] is placed on a square next to it:
   *[other] are placed on squares next to it:
    }
ui-follow-asked-place-which = { $one ->
    [yes] are placed one after the other:
   *[no] is placed:
    }
ui-follow-asked-push-tile = { $who_count ->
    [0] a tile is chosen
    [one] goes to a tile of your choice:
   *[other] go to a tile of your choice:
    }
ui-follow-moved = { $who_count ->
    [one] is moved:
   *[other] are moved:
    }
ui-follow-asked-tile = a tile is chosen
ui-follow-asked-target = { $one ->
    [yes] one of these is chosen:
   *[no] the target is:
    }
ui-follow-asked-teleport-who = can come along:
ui-follow-asked-refresh = { $one ->
    [yes] one of these is turned face up again: { $who }
   *[no] { $who } is turned face up again
    }
ui-follow-asked-crystal-ball = you look at the top card of one deck
ui-follow-asked-icon = HP for all, or all for one:
ui-follow-asked-heal = HP for one of
ui-follow-asked-cleave = you can strike one of these in passing:
ui-follow-asked-end-condition = you can end a Condition on one of

## Terrorscape: the table

ui-ts-side-survivors = Survivors
ui-ts-side-killer = Killer
ui-ts-side-nobody = The Villa
ui-ts-round = Round { $number }
ui-ts-turn-survivors = Survivors' turn
ui-ts-turn-killer = Killer's turn
ui-ts-next-turn-survivors = Survivors next
ui-ts-next-turn-killer = Killer next
ui-ts-encounter = Encounter
ui-ts-keys = Keys { $keys } of { $most }
ui-ts-ways = Separate Ways
ui-ts-ways-need = { $keys } keys each
ui-ts-ways-now = Out: { $free }, dead: { $dead }
ui-ts-own-keys = { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
}
ui-ts-first-token = first
ui-ts-token-note = Only the survivor marked "first" discovers; then the mark goes to the next one.
ui-ts-survivor-traits = Traits per survivor: { $number }
ui-ts-killer-traits = Killer traits: { $number }
ui-ts-hand = Hand
ui-ts-status-hand = Cards in the killer's hand: { $cards }
ui-ts-rescue = Rescue
ui-ts-rescue-silent = not called
ui-ts-rescue-rounds = { $left ->
    [one] 1 round
   *[other] { $left } rounds
    }
ui-ts-healthy = healthy
ui-ts-injured = injured
ui-ts-fate-dead = dead
ui-ts-fate-free = escaped
ui-ts-level = Level
ui-ts-strength = Strength
ui-ts-barricades = Barricades
ui-ts-unseen = unseen
ui-ts-last-seen = last seen
ui-ts-discovery = Discovery { $cards }
ui-ts-search = Search { $cards }
ui-ts-radio = Radio { $progress } of { $most }
ui-ts-cracker = Firecracker: noise everywhere
ui-ts-guess = My guess
ui-ts-guess-tip = Your own note: how many of the radio's five steps you think are repaired (here { $progress }). No one else sees it, and it changes nothing.
ui-ts-carried-title = Small boxes: items carried
ui-ts-carried = { $limit ->
    [0] Items: { $held }. No limit (∞).
   *[other] Items: { $held } of { $limit }, one box for each.
}
ui-ts-trade = Trade
ui-ts-act-for = Answer for { $who }
ui-ts-action-move = Move
ui-ts-action-move-note = 1 or 2 rooms
ui-ts-action-calm = Calm
ui-ts-action-calm-note = drop all fear
ui-ts-action-special = Special
ui-ts-action-special-note = item or talent
ui-ts-action-unbar = Unbar
ui-ts-action-unbar-note = free one door
ui-ts-action-repair = Repair
ui-ts-action-repair-note = 1 step, at the radio
ui-ts-action-search = Search
ui-ts-action-search-note = item rooms
ui-ts-step-quick = Quick
ui-ts-step-quick-tip = First, play any number of quick cards. Your first action or special card ends this step.
ui-ts-step-main = Special or 2 actions
ui-ts-step-second = 1 action left
ui-ts-step-main-tip = Then one special card, or two actions: move to an adjacent location, or search where you are.
ui-ts-step-slow = Slow
ui-ts-step-slow-tip = Then you can play one slow card, unless you had an encounter this turn.
ui-ts-step-draw = Draw 3
ui-ts-step-draw-tip = Finally, draw { $draw } cards; your hand keeps { $hand }. Each time your deck runs out, you reach the next level.
ui-ts-asked-killer = { $left ->
    [none] What do you do?
    [0] No actions left. Play a slow card, or end your turn?
    [one] What do you do? One action left.
   *[other] What do you do? { $left } actions left.
}
ui-ts-walk-far = { $place }, via the { $by }
ui-ts-killer-sheet = { $killer }: levels and cards
ui-ts-sheet-cards = The { $cards } cards of this killer
ui-ts-sheet-count = { $number ->
    [1] 1 copy
   *[other] { $number } copies
}{ $level ->
    [0] {""}
   *[other] { $locked ->
        [yes] . Locked until level { $level }
       *[no] . Unlocked at level { $level }
    }
}
ui-ts-level-line = Level { $level }{ $state ->
    [now] {" "}(now)
   *[other] {""}
}: { $words }
ui-ts-level-none = No change.
ui-ts-level-strength = Strength { $strength }.
ui-ts-level-unlock = { $card } joins the hand.
ui-ts-level-quick = { $card } also counts as a quick card.
ui-ts-level-ambush = Strength +{ $bonus } in an encounter that starts by appearing.
ui-ts-level-frighten-all = At the start of an encounter everyone involved gains 1 fear.
ui-ts-level-wound-all = At the start of an encounter everyone involved is injured.
ui-ts-level-shut-four-doors = Barricades 4 doors anywhere at once.
ui-ts-level-whizz-searches = After Whizz: discard 2 cards to search.
ui-ts-level-screams-wound = Whenever a survivor screams: discard 3 cards to injure that survivor.
ui-ts-cost-first = Play quick and special cards before your first action.
ui-ts-cost-action = After this action you can't play { $cards } this turn.
ui-ts-cost-special = This takes the place of your actions.{ $cards_count ->
    [0] {""}
   *[other] {" "}After it you can't play { $cards } this turn.
}
ui-ts-cost-slow = A slow card ends your turn.{ $left ->
    [0] {""}
    [one] {" "}You give up 1 action.
   *[other] {" "}You give up { $left } actions.
}{ $cards_count ->
    [0] {""}
   *[other] {" "}You can't play { $cards } this turn.
}
ui-ts-cost-end = Your turn ends with { $left ->
    [one] 1 action
   *[other] { $left } actions
} unused.
ui-ts-asked-act = { $acted ->
    [yes] { $who } has acted. Anything else?
   *[no] What does { $who } do?
}{ $left ->
    [none] {""}
    [0] {""}
   *[other] {" "}Still to act: { $left }
}
ui-ts-special = { $who }'s special actions. Nothing is spent until you choose one.
ui-ts-on-table = { $words } On offer: { $items }.
ui-ts-paying = { $words } Card { $number } of { $most }.
ui-ts-once-more = Once more: { $words }
ui-ts-asked-run = Where does { $who } run, if at all?
ui-ts-asked-slip = Where does { $who } slip away to, if at all?
ui-ts-asked-coordinate = Where does { $who } move, if at all?
ui-ts-asked-trait = Which trait does { $who } keep?
ui-ts-may-act = to act
ui-ts-has-acted = has acted
ui-ts-kind-quick = quick
ui-ts-kind-special = special
ui-ts-kind-slow = slow
ui-ts-kind-attack = attack
ui-ts-free = free
ui-ts-cost-all = all
ui-ts-next-survivors = The survivors are next.
ui-ts-next-killer = The killer is next.
ui-ts-hold = Hold any key.
ui-ts-look-away-survivors = Survivors, please look away.
ui-ts-look-away-killer = Killer, please look away.
ui-ts-meanwhile-survivors = In the killer's turn
ui-ts-meanwhile-killer = In the survivors' turn
ui-ts-shut-survivors = The survivors' side is shut
ui-ts-shut-survivors-note = until their next turn
ui-ts-shut-killer = The killer's side is shut
ui-ts-shut-killer-note = until the killer's next turn

## Terrorscape: before and after a night

ui-ts-setup-title = A night in the Villa
ui-ts-killers = The killer
ui-ts-killer-random = Random
ui-ts-killer-random-note = Draws one of the three killers at random.
ui-ts-survivors = { $now ->
    [0] Survivors: random
   *[other] Survivors: { $now } of 3
    }
ui-ts-survivors-random = Draw three at random
ui-ts-three-needed = Choose three survivors, or none to draw them at random. Chosen now: { $now }.
ui-ts-who = Players
ui-ts-survivor-number = Survivor { $number }
ui-ts-box-killer = { $killer_id ->
    [random] the killer
   *[other] the { $killer }
    }
ui-ts-box-survivors = { $count ->
    [one] 1 survivor
    [3] the survivors
   *[other] { $count } survivors
    }
ui-ts-set-way = Seating
ui-ts-set-way-note = Two windows are for two screens that face away from each other. You can change this later in the menu.
ui-ts-as-level = as above
ui-ts-set-difficulty = Traits
ui-ts-set-difficulty-note = Each survivor chooses one card that helps them. The killer gets none, one, two or three, from easy to nightmare: the more, the harder for the survivors.
ui-ts-set-survivor-traits = Traits per survivor
ui-ts-set-survivor-traits-note = Replaces the number set by the line above.
ui-ts-set-killer-traits = Killer traits
ui-ts-set-killer-traits-note = Replaces the number set by the line above.
ui-ts-difficulty-none = none
ui-ts-difficulty-easy = easy
ui-ts-difficulty-normal = normal
ui-ts-difficulty-hard = hard
ui-ts-difficulty-nightmare = nightmare
ui-ts-set-plans = Survival plans
ui-ts-set-plans-note = The survivors draw two secret plans. Survivors in the right rooms fulfil one for a new talent or a way to win.
ui-ts-set-separate = Separate Ways
ui-ts-set-separate-note = For four players. Each survivor needs 3 keys of their own, hidden from the killer, and escapes alone. If one dies, the others play on and the killer grows stronger; two deaths win the killer the game.
ui-ts-set-key-trade = Keys may be traded
ui-ts-set-key-trade-note = In Separate Ways, survivors in one room may give each other keys, not only items.
ui-ts-set-open-rescue = The killer sees the rescue counter
ui-ts-set-open-rescue-note = Once the radio is repaired, rescue arrives after 5 rounds. Yes: the killer sees the countdown. No: only the survivors know that rescue is coming.
ui-ts-set-open-hand = The survivors see how many cards the killer holds
ui-ts-set-open-hand-note = Helps beginners. Shows only the number, on the divider.
ui-ts-yes = yes
ui-ts-no = no
ui-ts-sit = Choose your seating
ui-ts-sit-table = One screen, with a curtain
ui-ts-sit-table-note = Only the side whose turn it is sees its half. A curtain falls at every change; hold a key to raise it.
ui-ts-sit-windows = Two windows
ui-ts-sit-windows-note = One window per side; put the second on another screen or a projector that faces away. Keyboard and mouse control the window in front.
ui-ts-sit-card = Real card as a divider
ui-ts-sit-card-note = Both halves stay open. Use this only with a real card standing in front of the screen's middle: the game hides nothing.
ui-ts-sit-neutral = Neutral
ui-ts-sit-neutral-note = You see only what both sides may know.
ui-ts-sit-open = Both halves open
ui-ts-sit-open-note = You see what each side knows. No one plays, so no secret is spoilt.
ui-ts-narrow = Too little room for both halves
ui-ts-narrow-note = Enlarge the window or reduce the text size, then choose it again in the menu.
ui-ts-card = Is a card on the divider?
ui-ts-card-note = Both halves will be open for the whole game. Before you continue, put a card, a book or a box upright in front of the screen's middle, with one side on its left and one on its right.
ui-ts-card-in-place = It's there: open both halves
ui-ts-card-in-place-note = The survivors sit on the left, the killer on the right.
ui-ts-window-of-survivors = The survivors' window
ui-ts-window-of-killer = The killer's window
ui-ts-window-note = Move it to where only your side can see it.
ui-ts-pass = Let the others act first
ui-ts-undo = Undo
ui-ts-won-killer = The killer has won
ui-ts-won-survivors = The survivors have won
ui-ts-won-some = Winners: { $winners }
ui-ts-last-words = How it ended
ui-ts-truth-hand = { $killer } held: { $cards }
ui-ts-truth-pack = { $who } carried: { $items }
ui-ts-tonight = Tonight
ui-ts-with-traits = Traits: { $level }
ui-ts-rescue-hidden = The killer doesn't see the rescue counter.
ui-ts-hand-open = The survivors see how many cards the killer holds.
ui-ts-trait-of = { $who }: { $trait }
ui-ts-plan = Plan: { $plan } ({ $state })
ui-ts-plan-open = not begun
ui-ts-plan-done = fulfilled
ui-ts-plan-step = { $step ->
    [one] 1 requirement met
   *[other] { $step } requirements met
    }
ui-ts-status-rescue = Rescue: { $state }
ui-ts-status-survivor = { $who }: { $health }{ $fear ->
    [0] { "" }
   *[other] , fear { $fear }
    }
ui-ts-status-killer = { $killer }: level { $level }, strength { $strength }, barricades { $barricades }
ui-ts-end-again = Play again
ui-ts-won-parted = Each on their own
ui-ts-end-about = The Villa, { $killer }, seed { $seed }
ui-ts-end-rounds = { $count ->
    [one] round
   *[other] rounds
}
ui-ts-end-keys = { $count ->
    [one] key
   *[other] keys
}
ui-ts-end-level = level
ui-ts-end-killer = Killer
ui-ts-end-honour-died = Did not make it
ui-ts-end-honour-out = Got out
ui-ts-end-honour-repelled = Held the killer off
ui-ts-end-honour-key = Found the keys
ui-ts-end-honour-repaired = Fixed the radio
ui-ts-end-honour-healed = Was patched up
ui-ts-end-honour-searched = Left no drawer shut
ui-ts-end-honour-went = Kept moving
ui-ts-end-honour-struck = Drew blood
ui-ts-end-honour-found = Found them
ui-ts-end-honour-sensed = Felt them near
ui-ts-end-honour-barred = Locked the doors
ui-ts-end-honour-card = Played the cards
ui-ts-end-honour-prowled = Walked the halls
ui-ts-end-honour-none = Kept still
ui-ts-end-life = { $left } of { $most }{ $fear ->
    [0] {""}
   *[other] , fear { $fear }
}
ui-ts-end-night = The night, round by round
ui-ts-end-height = Height: survivors' health, killer's level
ui-ts-end-did = { $who }: { $words }.
ui-ts-end-sign-key = key
ui-ts-end-sign-hurt = injured
ui-ts-end-sign-repelled = attack repelled
ui-ts-end-sign-searched = search
ui-ts-end-sign-card = card
ui-ts-end-sign-went = move
ui-ts-end-sign-used = item, level
ui-ts-end-page-people = Everyone
ui-ts-end-page-night = The night
ui-ts-end-page-story = How it ended

## Terrorscape: the reveal

ui-ts-end-watch = See what was true
ui-ts-reveal-truth = What was true
ui-ts-reveal-belief = What the killer believed
ui-ts-reveal-all = All
ui-ts-reveal-whose = whose places
ui-ts-reveal-close = Next close call
ui-ts-reveal-faster = Faster or slower
ui-ts-reveal-view = Show the other board
ui-ts-reveal-result = The result
ui-ts-reveal-thinking = thinking…
ui-ts-reveal-right = right
ui-ts-reveal-near = one room off
ui-ts-reveal-far = far off
ui-ts-reveal-unseen = { $place }, unseen
ui-ts-reveal-close-same = Close call: the same room, and neither knew
ui-ts-reveal-close-missed = Close call: the killer was there and didn't search
ui-ts-reveal-close-search = Close call: the killer searched the room next door
ui-ts-reveal-close-door = Close call: a single door between them
ui-ts-reveal-sign-close = close calls: { $count }
ui-ts-reveal-sign-encounter = encounters: { $count }
ui-ts-reveal-sign-key = keys: { $count }
ui-ts-reveal-sign-rescue = rescue called: { $count }
ui-ts-reveal-where = Round { $round } of { $rounds }, { $side }
ui-ts-reveal-where-won = { $where }. { $won }.
ui-ts-percent-least = < 1%
# lint-ok 10
ui-ts-deeds = { $deeds }
ui-ts-deed-none = nothing yet
ui-ts-deed-went = { $steps ->
    [one] moves one room
   *[other] moves { $steps } rooms
    }
ui-ts-deed-passage = takes the secret passage
ui-ts-deed-searched = searches: { $items }
ui-ts-deed-discovered = discovers: { $items }
ui-ts-deed-used = uses { $thing }
ui-ts-deed-repaired = repairs: radio { $progress } of 5
ui-ts-deed-trap = lays a trap
ui-ts-deed-cracker = lights a firecracker
ui-ts-deed-traded = trades with { $partner }
ui-ts-deed-plan = follows the plan { $plan }
ui-ts-deed-healed = is healthy again
ui-ts-deed-calm = calms down
ui-ts-deed-hurt = is injured
ui-ts-deed-screamed = screams
ui-ts-deed-died = is killed
# lint-ok 26
ui-ts-deed-out = gets out of the house
ui-ts-deed-noise = makes noise
ui-ts-deed-cleared = frees a door
ui-ts-deed-key = hangs up a key
ui-ts-deed-came = appears
ui-ts-deed-prowled = { $steps ->
    [one] moves one room
   *[other] moves { $steps } rooms
    }
ui-ts-deed-sneaked = { $steps ->
    [0] stays hidden
    [one] sneaks one room
   *[other] sneaks { $steps } rooms
    }
ui-ts-deed-card = plays { $card }
ui-ts-deed-found = finds { $found }
ui-ts-deed-vain = searches and finds no one
ui-ts-deed-sensed = { $found_count ->
    [0] senses no one
   *[other] senses { $found }
    }
ui-ts-deed-barred = barricades a door
ui-ts-deed-repelled = is beaten off
ui-ts-deed-struck = strikes
ui-ts-deed-level = reaches level { $level }
ui-ts-demo-invite = Any key or button: play a night yourself
ui-ts-demo-crept = The killer sneaks on, unseen: { $place }.
ui-ts-demo-over = { $won }. { $reason } { $following }

## The words on an ability card: its band and its corner tell of kind and cost
ui-ts-card-pursue = Move to an adjacent location.
ui-ts-card-sense = Name a zone: the team names every survivor there.
ui-ts-card-barricade = Barricade a door of your location.
ui-ts-card-howling-chainsaw = Range 1 gains fear. You may move once; all at your location are injured, no encounter.
ui-ts-card-madness = Barricade a door of your location; strength +2 this turn.
ui-ts-card-stay = Barricade every door of your location.
ui-ts-card-brutal-rage = Move 1 or 2, then search. If you broke a barricade and found no one, do it again.
ui-ts-card-scream = Everyone in range 1 gains fear.
ui-ts-card-whizz = Move 1 to 4; all at locations passed, the first too, gain fear.
ui-ts-card-trail-of-fear = Every survivor with fear tells you where they are.
ui-ts-card-vanish = Sneak 0 to 2. When you appear: range 1 gains fear.
ui-ts-card-life-drain = Every survivor with fear is injured, anywhere, without an encounter.
ui-ts-card-logical-deduction = Two adjacent locations: who is in one of them?
ui-ts-card-murder-notice = All survivors gain fear.
ui-ts-card-stalk = Sneak 0 to 2, or +1 in one attack.
ui-ts-card-lurking-threat = Sneak 0 to 2. When you appear: fear for one survivor.
ui-ts-card-death-blossom = Sneak 0 to 2. When you appear: range 1 is eliminated; nothing helps.
ui-ts-no-limit = ∞
ui-ts-in-play = in play
ui-ts-noise-now = noise now
ui-ts-noise-past = last turn

## What several persons at one screen keep from each other

ui-holds = { $device_id ->
    [mouse] the right button
    [pad] X
   *[keys] { $key }
}
ui-hint-alone = Hold { $secret } and ask again: a hint may show what only you know, so the others should look away.
ui-hint-ready = Your hint is ready. Hold { $secret } to read it.
ui-undo-other = The last choice was { $seat }'s. To undo it, choose Undo again.
