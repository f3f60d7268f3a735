# Every word that all games share, and the words of the command line.

## Names and lists

language-name = English
dreadhouse = Dreadhouse
game-ravenloft = Castle Ravenloft
game-terrorscape = Terrorscape
game-london = London Dread
game-dungeonville = Dungeonville
name-numbered = { $name } { $number }
name-hidden = a hidden card
name-clock = the clock
name-any-text = any text
name-person = a person
list-empty = nothing
list-and = { $row } and { $last }

level-person = Person
level-random = Random
level-easy = Easy
level-normal = Normal
level-hard = Hard

## Answers that every game knows

choice-done = Done
choice-time-up = Time is up

## Refusals

refused-over = The match is over.
refused-no-seat = There is no seat { $given }.
refused-not-awaited = { $seat } is not asked anything now.
refused-not-legal = That is not one of the answers allowed now.
refused-too-early = There is time left.
refused-time-up = The time for that is up.
refused-undo-revealed = What has come to light cannot be hidden again: that cannot be taken back.
refused-undo-die = A die has fallen: that cannot be taken back.
refused-undo-other = { $seat } has answered since: that cannot be taken back.
refused-undo-nothing = There is nothing to take back.
refused-undo-never = Nothing is taken back at this table: the settings say so.
refused-undo-turn = That was in a turn that is over; the settings let answers be taken back within the turn only.
refused-redo-nothing = There is nothing to do again.
refused-by-rule = { $sentence } (rule { $rule })

## Advice

reason-random = Any answer is as good as another.
advice-line = { $number ->
    [0] { $choice }: { $reason }
   *[other] { $number }. { $choice }: { $reason }
    }

## Files

save-missing = There is no file { $file }.
save-no-file = { $file } is not a file.
save-unreadable = { $file } cannot be read ({ $reason }).
save-unwritable = { $file } cannot be written ({ $reason }); the match goes on, but it is not saved.
save-empty = { $file } is empty.
save-missing-folder = There is no folder for { $file }.
save-unwritable-picture = { $file } cannot be written ({ $reason }).
save-not-json = { $file } is no saved match: it is not in the JSON format.
save-foreign = { $file } is no saved match of Dreadhouse.
save-other-kind = { $file } was written by Dreadhouse, but it is something else than what is asked for here.
save-truncated = { $file } is cut short: its end is missing.
save-damaged = { $file } is damaged: its content is not what was saved.
save-newer = { $file } was saved by a newer version of Dreadhouse.
save-old = { $file } was saved by an older version of Dreadhouse, and cannot be brought to today's format.
save-unknown-game = { $file } is a match of the game "{ $game }", which is not in this cabinet.
save-unknown-id = { $file } is damaged: it has "{ $given }" at { $place }, which this game does not know.
save-unknown-option = { $file } asks for { $option } = "{ $given }", which is not here any more.
save-fallback = The newest good autosave is { $file }.

## Errors

error-option = { $option }: "{ $given }" is not possible; possible: { $allowed }.
error-set = --set takes KEY=VALUE, not "{ $given }".
error-seat = --seat takes NUMBER=LEVEL, not "{ $given }".
error-count = "{ $given }" is no number that fits here.
error-seats = { $game } has no option for the number of seats; use --set.
error-window = The window cannot be opened ({ $problem }); `dreadhouse play ravenloft --text` plays in this terminal.
error-size = --size takes WIDTHxHEIGHT, such as 1280x720, not "{ $given }".
error-film = The demo can be filmed into files that end in { $kinds }, not into { $file }.
error-content = The content of the game is wrong: { $problem }
error-display = There is no screen to open a window on; `dreadhouse play ravenloft --text` plays in this terminal.
error-crash = The rules failed; the match stands at the last question again. What happened is kept in { $file }.
error-crash-unsaved = The rules failed; the match stands at the last question again.
error-fault = Dreadhouse has stumbled over a fault of its own. Saved matches are safe; what happened is kept in { $file }.
error-fault-unsaved = Dreadhouse has stumbled over a fault of its own ({ $problem }). Saved matches are safe.
error-over = This match is over; there is nothing to play on.
error-no-scene = { $game } has no scene in the window yet; play it in the terminal: `dreadhouse play { $command_id } --text`.
error-no-game = Name a game to play, such as `dreadhouse play ravenloft --text`.

## The command line

cli-description = Four dark board games in one cabinet. Without a command, the menu opens.
cli-version = Dreadhouse { $version }
cli-play = play a game
cli-demo = watch the program play
cli-simulate = play many games without a screen and count who won
cli-replay = watch a saved match again, or verify it
cli-shot = draw one moment of a game into a picture
cli-check = check content, texts and rules, or a folder of adventures of your own
cli-campaign = show which adventures of Castle Ravenloft each set of Heroes has won, and what comes next
cli-arg-nights = with every evening: its day, length, seed and options
cli-arg-folder = check the adventures in this folder instead: <id>.toml with their words in <id>.ftl
cli-arg-game = the game: { $games }
cli-arg-file = go on with this saved match
cli-arg-replay-file = a saved match
cli-arg-text = play in this terminal, without a window
cli-arg-clock = in the terminal, let the time of a question run on while you type
cli-arg-set = an option of the game, such as --set seats=2; may be repeated
cli-arg-seat = who holds a seat: NUMBER=LEVEL, such as --seat 1=normal; may be repeated
cli-arg-seed = the number that all dice and decks come from; the same seed gives the same game
cli-arg-seconds = stop after this many seconds
cli-arg-kiosk = fill the screen and never close, except by holding Ctrl+Shift+Q for two seconds
cli-arg-film = film the demo without a screen: FILE.png makes one picture for each second, FILE.apng an animation
cli-arg-demo-seed = the number that the nights of the demo come from; the same seed gives the same demo
cli-arg-games = how many games
cli-arg-seats = how many seats
cli-arg-agents = the level of the agents that play
cli-arg-jobs = how many processes play at once (usually one for each core)
cli-arg-json = print one JSON object
cli-arg-words = check the wording of the texts in a language instead (default: en)
cli-arg-checked = test the laws of the engine at every answer (slow)
cli-arg-verify = play the match again from its seed and compare
cli-arg-step = after how many answers
cli-arg-view = whose view is drawn
cli-arg-spectator = draw what a spectator sees
cli-arg-size = the size of the picture in pixels
cli-arg-out = the picture to write

film-made = { $count ->
    [one] Filmed: { $first }
   *[other] Filmed: { $first } and the pictures that follow it, { $count } in all
    }

replay-true = { $file } follows from its seed: { $answers } answers, { $game }.
replay-false = { $file } does not follow from its seed: it departs at answer { $answer }.
replay-set-up = { $file } does not follow from its seed: the set-up is another one.

# what stands before a progress bar
progress-simulate = { $game }
progress-check = Checking
progress-film = Filming
progress-verify = { $file }

simulate-head = { $game }: { $games } games in { $seconds } seconds ({ $speed } decisions per second)
simulate-outcome = { $side }: { $count } ({ $share } %)
simulate-rounds = Rounds: median { $median }, from { $p10 } to { $p90 } in most games
simulate-errors = Errors: { $errors }

check-own-fine = { $adventure }: in order.
check-own-wrong = { $problem }
check-own-none = { $folder }: there is no adventure in it.
check-own-words = { $adventure }: the message "{ $message }" is missing; it belongs into a file *.ftl in { $folder }.
check-fine = { $game }: in order.
check-wrong = { $game }: { $problem }
check-message = the message "{ $message }" is missing; it is asked for by { $place }.
check-wording = { $file }: { $message }: "{ $words }" (rule { $number }): { $advice }
check-wording-none = Language "{ $language }" has no rules for its wording.
check-wording-fine = The wording of the texts follows all { $count } rules.
check-replay = a match does not follow from its own record.
check-crash = the rules failed: { $problem }

## The text mode

terminal-welcome = { $game }, seed { $seed }. Type ? for help.
terminal-help =
    A number answers the question; Enter takes the usual answer, if there is one.
    v: show the table again. u: take the last answer back. h: a hint. l: the log. i NUMBER: more about an answer.
    r ID: what a rule says. s NAME: save. q: save and leave.
terminal-ask = >
terminal-what = { $last ->
    [0] "{ $given }" is not an answer. Type ? for help.
   *[other] "{ $given }" is not an answer: type a number from 1 to { $last }, or ? for help.
    }
terminal-time = Time left: { $minutes }:{ $seconds }. { $runs ->
    [yes] It is running.
   *[no] It stands still while you type; each entry takes { $entry } s.
    }
terminal-asked = { $seat }: { $prompt }
terminal-group = { $seat }:
terminal-hand-over = The keyboard goes to { $seats }. Have you read everything? Enter empties the screen.
terminal-take-over = { $seats }: press Enter when nobody else is looking.
terminal-option = { $number }. { $choice }
terminal-no-more = There is no more to say about that.
terminal-undone = Taken back.
terminal-saved = Saved as { $file }.
terminal-left = Saved as { $file }. Go on with: dreadhouse play --text --file { $file }
terminal-rule = { $rule }: { $text }
terminal-no-rule = The rulebook has no { $rule }.
terminal-over = The match is over. { $reason } Won: { $winners }.
terminal-nobody = nobody

## Castle Ravenloft in text

map-token = *
map-marker = !
map-legend = Two letters: a Hero. A small letter: a Monster. # wall, . floor, + bone pile, ? unexplored edge, * token, ! marker, S stairs and other capitals: what stands there.
map-squares = { $first }-{ $last }. The square with that number on the map
map-figure = { $words } ({ $tag })
map-where = Column { $column }, row { $row } of the map
table-goal = Goal: { $goal }
table-lost = Lost: { $lost }
table-evening = r, without a number of a rule, tells this again.
table-gone = {"   "}{ $way_id ->
    [escaped] Out of the castle
    [waiting] Waits outside
   *[lost] Lost to the castle
    }
table-tokens = {"   "}Item tokens: { $tokens }
table-loot = {"   "}Carries: { $items }
table-marked = { $figure }. On it: { $markers }
table-special = { $tile } at column { $column }, row { $row }: { $what }
table-token = * { $token }: { $places }
table-count = { $counter }: { $value } of { $goal }
table-sun = Sun: { $space } of { $last }
table-hero = { $tag } { $hero }, level { $level }: { $hp } of { $most } HP, AC { $ac }, Speed { $speed }
table-conditions = {"   "}{ $conditions }
table-powers = {"   "}Ready: { $ready }. Used: { $used }.
table-items = {"   "}Treasure: { $items }
table-monster = {"   "}{ $tag } { $figure }: { $hp } of { $most } HP, AC { $ac }
table-trap = {"   "}Trap: { $card }
table-environment = Environment: { $card }
table-marker = Marker: { $card }
table-decks = Healing Surges { $surges }, experience { $xp } XP. Decks: tiles { $tiles }, Monsters { $monsters }, Encounters { $encounters }, Treasures { $treasures }.

## What is heard: captions of sounds

caption-focus = A soft touch
caption-press = A key is pressed
caption-back = A key comes up
caption-refuse = It does not give
caption-page = A page turns
caption-curtain = A curtain moves
caption-notice = Two chimes
caption-take-back = A sound runs backwards
caption-card-lift = A card is lifted
caption-card-lay = A card is laid down
caption-card-flip = A card is turned
caption-shuffle = A deck is shuffled
caption-token = A counter is put down
caption-token-lift = A counter is taken
caption-coin = A coin spins out
caption-die = A die on stone
caption-dice = Dice on stone
caption-heartbeat = A heartbeat
caption-bats = Bats flutter
caption-fireside = A fire crackles
caption-music-cabinet = A musical box plays

