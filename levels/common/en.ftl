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
name-person = a human
list-empty = nothing
list-and = { $row } and { $last }

level-person = Human
level-random = Random
level-easy = Easy
level-normal = Normal
level-hard = Hard

## Answers that every game knows

choice-done = Done
choice-time-up = Time is up

## Refusals

refused-over = The game is over.
refused-no-seat = Seat { $given } doesn't exist.
refused-not-awaited = { $seat } has nothing to decide right now.
refused-not-legal = That isn't allowed now.
refused-too-early = Not yet: there's still time left.
refused-time-up = Too late: time's up.
refused-undo-revealed = You can't undo a step that revealed hidden information.
refused-undo-die = You can't undo a die roll.
refused-undo-other = You can't undo this: { $seat } has responded since.
refused-undo-nothing = Nothing to undo.
refused-undo-never = Undo is off. Change this in Settings.
refused-undo-turn = You can only undo within the current turn. Change this in Settings.
refused-redo-nothing = Nothing to redo.
refused-by-rule = { $sentence } (rule { $rule })
rule-house = { $words } (house ruling)

## Advice

reason-random = Any choice is as good as another.
advice-line = { $number ->
    [0] { $choice }: { $reason }
   *[other] { $number }. { $choice }: { $reason }
    }

## Files

save-missing = { $file } doesn't exist.
save-no-file = { $file } isn't a file.
save-unreadable = { $file } can't be read ({ $reason }).
save-unwritable = { $file } can't be written ({ $reason }). The game continues without saving.
save-empty = { $file } is empty.
save-missing-folder = The folder for { $file } doesn't exist.
save-unwritable-file = { $file } can't be written ({ $reason }).
save-not-json = { $file } isn't a saved game: it isn't valid JSON.
save-foreign = { $file } isn't a saved game of Dreadhouse.
save-other-kind = { $file } is a Dreadhouse file, but of a different kind.
save-truncated = { $file } is incomplete: its end is missing.
save-damaged = { $file } is damaged: its content has changed since it was saved.
save-newer = { $file } was saved by a newer version of Dreadhouse.
save-old = { $file } was saved by an older version of Dreadhouse and can't be converted.
save-unknown-game = { $file } is for the game "{ $game }", which this version doesn't have.
save-unknown-id = { $file } is damaged: this game doesn't know "{ $given }" at { $place }.
save-unknown-option = { $file } uses { $option } = "{ $given }", which this version doesn't have.
save-fallback = The newest intact autosave is { $file }.

## Errors

error-option = { $option }: invalid value "{ $given }" (allowed: { $allowed })
error-set = --set takes KEY=VALUE, not "{ $given }".
error-seat = --seat takes NUMBER=LEVEL, not "{ $given }".
error-count = Invalid number "{ $given }".
error-seats = { $game } has no option for the number of seats; use --set.
error-window = The window can't be opened ({ $problem }). To play in this terminal: `dreadhouse play ravenloft --text`
error-size = --size takes WIDTHxHEIGHT, such as 1280x720, not "{ $given }".
error-film = The demo can be filmed to files ending in { $kinds }, not to { $file }.
error-content = The game data is invalid: { $problem }
error-home = Your home folder can't be used. Until it can, Dreadhouse keeps your games in { $folder }, which the system may empty.
error-display = No screen to open a window on. To play in this terminal: `dreadhouse play ravenloft --text`
error-crash = The rules hit an internal error. The game is back at the last decision. Details: { $file }
error-crash-unsaved = The rules hit an internal error. The game is back at the last decision.
error-fault = Dreadhouse ran into an internal error. Your saved games are safe. Details: { $file }
error-fault-unsaved = Dreadhouse ran into an internal error ({ $problem }). Your saved games are safe.
error-over = This game is over and can't be continued.
error-no-scene = The window can't show { $game } yet. To play it in the terminal: `dreadhouse play { $command_id } --text`
error-no-game = Name a game, such as `dreadhouse play ravenloft --text`.

## The command line

cli-description = Four dark board games. Without a command, the main menu opens.
cli-version = Dreadhouse { $version }
cli-play = play a game
cli-demo = watch the computer play
cli-simulate = play many games without a screen and count the winners
cli-replay = watch or verify a saved game
cli-shot = save one moment of a game as a picture
cli-check = check content, texts and rules, or a folder of your own adventures
cli-campaign = show the Castle Ravenloft campaign ledger: each party's wins and what to play next
cli-arg-nights = also list every game: day, length, seed and options
cli-arg-folder = check the adventures in this folder instead: <id>.toml with their words in <id>.ftl
cli-arg-game = the game: { $games }
cli-arg-file = continue this saved game
cli-arg-replay-file = a saved game
cli-arg-text = play in this terminal, without a window
cli-arg-clock = keep the clock running while you type (terminal only)
cli-arg-set = set a game option, such as --set seats=2; may be repeated
cli-arg-seat = set who plays a seat: NUMBER=LEVEL, such as --seat 1=normal; may be repeated
cli-arg-seed = seed for all dice and decks; the same seed gives the same game
cli-arg-seconds = stop after this many seconds
cli-arg-kiosk = fill the screen and never close (to quit, hold Ctrl+Shift+Q for 2 seconds)
cli-arg-film = film the demo without a screen: FILE.png saves one picture per second, FILE.apng an animation
cli-arg-demo-seed = seed for the games of the demo; the same seed gives the same demo
cli-arg-games = number of games
cli-arg-seats = number of seats
cli-arg-agents = level of the computer players
cli-arg-jobs = number of parallel processes (default: one per core)
cli-arg-cluster = play on the Dask cluster whose scheduler has this address, such as tcp://127.0.0.1:8786
cli-arg-table = save one row per game (seed, winner, rounds, answers, error) to FILE.json, FILE.csv or FILE.parquet
cli-arg-resume = keep finished games in this file; the same command continues from it, with any --games and --seed
cli-arg-json = print one JSON object
cli-arg-words = check the wording of the texts in a language instead (default: en)
cli-arg-checked = test the rules engine after every decision (slow)
cli-arg-verify = replay the game from its seed, compare, and check its commitment
cli-arg-step = number of decisions to play first
cli-arg-view = the player whose view is drawn
cli-arg-spectator = draw what a spectator sees
cli-arg-size = size of the picture in pixels
cli-arg-out = the picture file to write

film-made = { $count ->
    [one] Filmed: { $first }
   *[other] Filmed: { $count } pictures, starting with { $first }
    }

replay-true = { $file } verified: { $answers } decisions of { $game } replayed from its seed.
replay-false = { $file } doesn't match its seed: they differ from decision { $answer } on.
replay-set-up = { $file } doesn't match its seed: the setup is different.
replay-committed = { $file } keeps its commitment: { $commitment } was made from its game, options, seed { $seed } and salt { $salt }.
replay-not-committed = { $file } breaks its commitment: { $commitment } wasn't made from its game, options, seed { $seed } and salt { $salt }.
replay-uncommitted = { $file } has no commitment: nothing shows that its seed was fixed before the first card.

# what stands before a progress bar
progress-simulate = { $game }
progress-check = Checking
progress-film = Filming
progress-verify = { $file }

simulate-head = { $game }: { $games } games in { $seconds } seconds ({ $speed } decisions per second)
simulate-outcome = { $side }: { $count } ({ $share }%)
simulate-rounds = Rounds: median { $median }, usually { $p10 } to { $p90 }
simulate-errors = Errors: { $errors }
simulate-resumed = Continuing from { $file }: { $done } of { $games } games are already done.
simulate-stopped = Stopped after { $done } of { $games } games.
simulate-file-kind = Results can be saved to files ending in { $kinds }, not to { $file }.
simulate-no-parquet = Parquet files need the library pyarrow, part of the extra "cluster": pip install pyarrow
simulate-no-dask = A cluster needs the library distributed, part of the extra "cluster": pip install distributed
simulate-no-scheduler = No Dask scheduler answers at { $address }.
simulate-scheduler-lost = The Dask scheduler at { $address } has stopped.
simulate-no-workers = The Dask scheduler at { $address } has no workers.
simulate-worker-lost = Workers failed { $times ->
    [one] once
   *[other] { $times } times
    } on the games with seeds { $first } to { $last } ({ $reason }).
simulate-not-resume = { $file } isn't a file of a simulation, so it can't be continued.
simulate-other-setup = { $file } belongs to another simulation: its { $what ->
    [game] game is different
    [levels] computer players are different
    [checked] --check is different
    [version] Dreadhouse version is different
   *[options] game options are different
    }.

check-own-fine = { $adventure }: OK.
check-own-wrong = { $problem }
check-own-none = { $folder }: no adventure found.
check-own-words = { $adventure }: the message "{ $message }" is missing; add it to an .ftl file in { $folder }.
check-fine = { $game }: OK.
check-wrong = { $game }: { $problem }
check-message = the message "{ $message }" is missing; { $place } needs it.
check-wording = { $file }: { $message }: "{ $words }" (rule { $number }): { $advice }
check-translation = { $file }: { $place }{ $kind ->
    [file] there is no such file.
    [missing] {" "}is missing.
    [unknown] {" "}isn't an id of the English texts.
    [syntax] {" "}can't be read.
    [variable] {" "}uses ${ $what }, which the English message doesn't have.
    [variants] {" "}has other variants: { $what }.
    [attributes] {" "}lacks attributes: { $what }.
    [english] {" "}is still in English: { $what }
    [chapters] a different number of chapters ({ $what }).
   *[rule] {" "}differs from the English rule: { $what }.
    }
check-wording-none = Language "{ $language }" has no wording rules.
check-wording-fine = The wording follows all { $count } rules.
check-replay = replaying a game gave a different result.
check-crash = the rules failed: { $problem }

## Fairness: the commitment to the seed, and what it proves

fairness-title = Fairness
fairness-open = Seed, salt and commitment
fairness-commitment = Commitment: { $commitment }
fairness-seed = Seed { $seed }, salt { $salt }
fairness-opened = Seed { $seed }, salt { $salt }, commitment { $commitment }
fairness-none = This game has no commitment: an older version of Dreadhouse started it.
fairness-fixed = Cards and dice come from a seed. The commitment, a fingerprint (SHA-256) of game, options, seed and a random salt, fixes them before the first card.
fairness-kept = Note the commitment or photograph it. After the game, seed and salt are shown. If they give the same commitment, no one has changed cards or dice.
fairness-verified = "dreadhouse replay --verify FILE" checks this, and that the whole game follows from the seed.
fairness-not-random = It doesn't prove that the seed was random: anyone who typed it knows it.
fairness-not-unseen = It doesn't prove that no one looked: the saved game contains seed and salt from the start.

## The text mode

terminal-welcome = { $game }. Type ? for help.
terminal-help =
    A number makes a choice; Enter takes the default action, if there is one.
    v: show the table again. u: undo. h: a hint. l: the log. i NUMBER: more about a choice.
    r ID: show a rule. s NAME: save. f: fairness. q: save and exit.
terminal-ask = >
terminal-what = { $last ->
    [0] "{ $given }" isn't an answer. Type ? for help.
   *[other] "{ $given }" isn't an answer. Type a number from 1 to { $last }, or ? for help.
    }
terminal-time = Time left: { $minutes }:{ $seconds }. { $runs ->
    [yes] The clock is running.
   *[no] The clock stops while you type; each entry costs { $entry } s.
    }
terminal-asked = { $seat }: { $prompt }
terminal-group = { $seat }:
terminal-hand-over = Pass the keyboard to { $seats }. Once you've read everything, press Enter to clear the screen.
terminal-take-over = { $seats }: press Enter when no one else is looking.
terminal-option = { $number }. { $choice }
terminal-no-more = No more details on that.
terminal-undone = Undone.
terminal-saved = Saved as { $file }.
terminal-left = Saved as { $file }. To continue: dreadhouse play --text --file { $file }
terminal-rule = { $rule }: { $text }
terminal-no-rule = The rulebook has no { $rule }.
terminal-over = The game is over. { $reason } Won: { $winners }.
terminal-nobody = no one

## Castle Ravenloft in text

map-token = *
map-marker = !
map-legend = Two letters: a Hero. A lower-case letter: a Monster. # wall, . floor, + bone pile, ? unexplored edge, * token, ! marker, S stairs; other capitals: what is there.
map-squares = { $first }-{ $last }. The square with that number on the map
map-figure = { $words } ({ $tag })
map-where = Column { $column }, row { $row } of the map
table-goal = Goal: { $goal }
table-lost = Lost: { $lost }
table-special-again = Type r without a rule number to show this again.
table-gone = {"   "}{ $way_id ->
    [escaped] Out of the castle
    [waiting] Waiting outside
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
caption-refuse = Something won't budge
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
caption-music-cabinet = A music box plays

## Records: what the results of a game come to

cli-records = show the records of your games, or export the results as CSV
cli-arg-profile = only the results of this profile: its number (1 to 4) or its name
cli-arg-csv = write the results to this CSV file instead
records-written = { $count ->
    [one] { $count } result written to { $file }
   *[other] { $count } results written to { $file }
    }
records-damaged = { $count ->
    [one] { $count } line of { $file } is damaged and was skipped.
   *[other] { $count } lines of { $file } are damaged and were skipped.
    }

record-profile = Player { $number }
record-none = No finished games yet.
record-played = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won ({ $share }%)
record-shared = { $count ->
    [one] { $count } game with humans on every side, neither won nor lost
   *[other] { $count } games with humans on every side, neither won nor lost
    }
record-streaks = Wins in a row: { $streak } now, { $longest } at most
record-about = { $subject } · { $difficulty }
record-about-side = { $subject } · as { $side } · { $difficulty }
record-best-score = Best score: { $value } ({ $about }; { $day })
record-best-rounds = { $value ->
    [one] Fastest win: { $value } round ({ $about }; { $day })
   *[other] Fastest win: { $value } rounds ({ $about }; { $day })
    }
record-best-minutes = { $value ->
    [one] Shortest win: { $value } minute ({ $about }; { $day })
   *[other] Shortest win: { $value } minutes ({ $about }; { $day })
    }
record-share = { $won } of { $played } won
record-row = { $label }: { $share }
record-by-side = Side
record-by-difficulty = Difficulty
record-difficulty-random = { level-random }
record-difficulty-easy = { level-easy }
record-difficulty-normal = { level-normal }
record-difficulty-hard = { level-hard }
record-difficulty-persons = Humans only
record-outcome-won = Won
record-outcome-lost = Lost
record-outcome-shared = Humans on every side
record-played-by = Played by humans: { $characters }
record-against = Computer players: { $level }
record-numbers = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    }
record-score = Score: { $value }
record-seed = Seed: { $seed }
record-broken = { $count ->
    [one] New record: { $records }.
   *[other] New records: { $records }.
    }
record-broken-first = first win ({ $about })
record-broken-score = best score ({ $value }, was { $before })
record-broken-rounds = { $value ->
    [one] fastest win ({ $value } round, was { $before })
   *[other] fastest win ({ $value } rounds, was { $before })
    }
record-broken-minutes = { $value ->
    [one] shortest win ({ $value } minute, was { $before })
   *[other] shortest win ({ $value } minutes, was { $before })
    }
record-broken-streak = { $value } wins in a row (was { $before })
