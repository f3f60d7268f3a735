"""The contract of every registered game, the toys included. A new game inherits all of it."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import census
import cutpurse
import msgspec
import pytest
import toys
from variants import HEAVY, VARIANTS, Variant

from game.cli import wording
from game.lab.simulate import play_one, prepare
from game.match import Match, answer_question
from game.match.agents import INPUT_MS, observe
from game.match.history import barrier
from game.rules import GAMES
from game.rules.engine.agent import Budget
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules, winning_seats
from game.rules.engine.script import Action, Choice, Event, Game, Mark, TimeUp, freeze, thaw
from game.rules.engine.secret import CLOCK, Seat, redact
from game.storage.replay import verify

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
each_seed = pytest.mark.parametrize("seed", range(20, 26))


def test_every_game_has_variants_to_be_tested_with() -> None:
    assert {variant.game for variant in VARIANTS} == set(GAMES)


# ---------------------------------------------------------------------- it ends, and the laws hold on the way


@each_variant
@each_seed
def test_random_play_ends_with_a_winner(variant: Variant, seed: int) -> None:
    setup = prepare(variant.game, variant.options, {}, "random")
    result = play_one(setup, seed)
    assert not result.trace, result.trace
    assert result.side not in (None, "nobody")
    assert result.rounds >= 1


@each_variant
def test_the_laws_hold_at_every_answer(variant: Variant) -> None:
    result = play_one(prepare(variant.game, variant.options, {}, "random", checked=True), 7)
    assert not result.trace, result.trace


@pytest.mark.heavy
@pytest.mark.parametrize("variant", HEAVY, ids=str)
def test_ten_thousand_games_end(variant: Variant) -> None:
    setup = prepare(variant.game, variant.options, {}, "random")
    wrong = [result.trace for result in (play_one(setup, seed) for seed in range(10_000)) if result.trace]
    assert not wrong, wrong[0]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_agent_answers_legally_with_a_reason_and_the_same_again(game: str) -> None:
    from game.text import Speaker, use

    use(game=game)
    for level in GAMES[game].agents:
        match, time = toys.new(game, 5)
        dice = random.Random(5)
        for _ in range(40):
            if match.decision is None:
                break
            seat = next(iter(match.decision.options))
            question = match.question(seat, level=level, budget=Budget(samples=4))
            advice = answer_question(question)
            assert advice.choice in match.decision.options[seat]
            assert answer_question(msgspec.structs.replace(question)) == advice
            assert Speaker(lambda seat, match=match: match.rules.seat_name(match.game.state, seat)).advice(advice)  # type: ignore[misc]
            toys.give(match, time, dice)


# ---------------------------------------------------------------------- the same from the same


@each_variant
@each_seed
def test_a_fork_at_every_step_goes_the_same_way(variant: Variant, seed: int) -> None:
    for match, answer in toys.played(variant.game, seed, **variant.options):
        fork = match.game.fork()
        assert fork.state == match.game.state
        assert fork.decision == match.game.decision
        news = answer()
        entry = match.history[-1]
        assert fork.apply(entry.action) == news
        assert freeze(fork.state) == freeze(match.game.state)
        assert fork.decision == match.game.decision


@each_variant
def test_undo_comes_back_to_where_it_was(variant: Variant) -> None:
    before: tuple[str, Any] | None = None
    taken = 0
    for match, answer in toys.played(variant.game, 4, **variant.options):
        before = (match.digest, match.decision)
        answer()
        last = match.history[-1].action
        if last.seat != CLOCK and match.undo_refusal(last.seat) is None:
            after, decision = match.digest, match.decision
            match.undo(last.seat)
            assert (match.digest, match.decision) == before
            match.redo()
            assert (match.digest, match.decision) == (after, decision)
            taken += 1
    assert taken


@each_variant
@each_seed
def test_a_saved_match_comes_back_at_every_step(variant: Variant, seed: int) -> None:
    """At every answer of a short game, at every seventh of a long one, at every fiftieth of one that goes on and on."""
    match, time = toys.new(variant.game, seed, **variant.options)
    dice = random.Random(seed)
    while match.decision is not None:
        if match.turn < 40 or match.turn % (7 if match.turn < 200 else 50) == 0:
            saved = msgspec.json.encode(match.to_record())
            back = Match.from_record(msgspec.json.decode(saved, type=type(match.to_record())))
            assert (back.digest, back.decision, back.turn) == (match.digest, match.decision, match.turn)
            assert back.log[-3:] == match.log[-3:]
            assert all(str(back.undo_refusal(seat)) == str(match.undo_refusal(seat)) for seat in match.holders)
            news = toys.give(match, time, dice)
            assert back.apply(match.history[-1].action) == news
            assert back.digest == match.digest
        else:
            toys.give(match, time, dice)
    assert verify(match.to_record()) is None


def fingerprint(hash_seed: str) -> str:
    """What a process with this hash seed makes of one game of each kind."""
    here = Path(__file__).parent
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{here}{os.pathsep}{here.parents[1]}"}
    done = subprocess.run(
        [sys.executable, str(here / "fingerprint.py")], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_equal_seeds_give_equal_games_whatever_the_hashes_are() -> None:
    first = fingerprint("1")
    assert len(first.splitlines()) == len(VARIANTS)
    assert first == fingerprint("2")
    assert first == fingerprint("4294967295")


# ---------------------------------------------------------------------- secrets


LONG = 5_000


class Walk:
    """A random game, stopped at the beginning of its steps."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.rules: Rules[Any] = GAMES[variant.game]
        self.setup = prepare(variant.game, variant.options, {}, "random")
        self.game: Game[Any] = Game.of(self.rules, self.rules.new_game(self.setup.options, seed))
        self.dice = random.Random(seed)

    def checkpoints(self, every: int) -> list[bytes]:
        """The checkpoint of each step, but only each `every`-th; a walk that chance never ends is left after LONG answers."""
        found, now_ms = [self.game.checkpoint], 0
        for _ in range(LONG):
            if self.game.decision is None:
                break
            now_ms += INPUT_MS // 4
            self.game.apply(some_action(self.game, self.game, self.dice, now_ms))
            if self.game.checkpoint != found[-1]:
                found.append(self.game.checkpoint)
        return found[::every]


def some_action(game: Game[Any], twin: Game[Any], dice: random.Random, now_ms: int = 0) -> Action:
    """An answer that is legal in both worlds. Raises IndexError if there is none."""
    assert game.decision is not None
    assert twin.decision is not None
    deadline = game.decision.deadline_ms
    if deadline is not None and now_ms >= deadline:
        return Action(CLOCK, TimeUp(), deadline)
    seat = dice.choice([seat for seat in game.decision.options if seat != CLOCK] or [CLOCK])
    both = [choice for choice in game.decision.options[seat] if choice in twin.decision.options.get(seat, ())]
    return Action(seat, dice.choice(both), (game.decision.deadline_ms or 0) if seat == CLOCK else 0)


def seen(events: list[Event], known: frozenset[Seat]) -> list[Event]:
    heard: list[Event] = redact(list(events), known)
    return heard


def follow(rules: Rules[Any], worlds: list[Any], known: frozenset[Seat], dice: random.Random, answers: int) -> int:
    """Play the same answers in two worlds that look alike to `known`; what it sees must stay alike until something comes to light.

    Returns how many answers the worlds stayed together.
    """
    one, other = (Game.of(rules, world) for world in worlds)
    draws = [world.rng.total for world in worlds]
    for number in range(answers):
        free = not any(barrier(game.news, game.state.rng.total != drawn) for game, drawn in zip((one, other), draws, strict=True))
        if seen(one.news, known) != seen(other.news, known):
            assert not free, (seen(one.news, known), seen(other.news, known))
            return number
        assert redact(one.state, known) == redact(other.state, known)
        if one.decision is None or other.decision is None:
            assert one.decision == other.decision
            return number
        assert redact(one.decision.for_seats(known), known) == redact(other.decision.for_seats(known), known)
        try:
            action = some_action(one, other, dice)
        except IndexError:
            return number
        draws = [game.state.rng.total for game in (one, other)]
        one.apply(action)
        other.apply(action)
    return answers


def compare(walk: Walk, every: int, seat: Seat, most: int | None = None) -> int:
    """Imagine two worlds for `seat` at each `every`-th checkpoint and follow them; return how many answers they stayed together.

    With `most`, only so many checkpoints (about) are taken, evenly over the game, however long chance makes it.
    """
    together, known = 0, frozenset({seat})
    found = walk.checkpoints(every)
    for number, checkpoint in enumerate(found if most is None else found[:: max(1, len(found) // most)]):
        view = observe(walk.rules, Game(walk.rules, Mark(checkpoint)), known)
        worlds = [walk.rules.determinize(view, seat, Rng(2 * number + twin)) for twin in (0, 1)]
        for world in worlds:
            assert type(world) is walk.rules.state_type
            assert redact(world, known) == view.start
            assert thaw(walk.rules.state_type, freeze(world)) == world
            assert census.of(walk.rules.name, world) == census.of(walk.rules.name, thaw(walk.rules.state_type, checkpoint))
        together += follow(walk.rules, worlds, known, random.Random(number), 12)
    return together


@each_variant
@each_seed
def test_a_seat_sees_the_same_in_worlds_that_it_cannot_tell_apart(variant: Variant, seed: int) -> None:
    """Twin worlds: state, news and options of a seat never depend on what it does not know."""
    walk = Walk(variant, seed)
    for seat in variant.seats_to_test(walk.rules, walk.setup.options):
        assert compare(Walk(variant, seed), variant.every, seat)


@each_variant
def test_worlds_are_really_imagined(variant: Variant) -> None:
    """Two samples differ: otherwise the test above proves nothing."""
    walk = Walk(variant, 2)
    view = observe(walk.rules, walk.game, frozenset({0}))
    samples = {freeze(walk.rules.determinize(view, 0, Rng(number))) for number in range(5)}
    assert len(samples) == 5


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawn card in an open event, not marked as revealing: the twin worlds part company without a barrier."""
    monkeypatch.setattr(cutpurse.Drawn, "reveals", False)
    with pytest.raises(AssertionError):
        compare(Walk(Variant("cutpurse"), 0), 1, 0)


@each_variant
def test_every_seat_and_a_spectator_can_be_shown_everything(variant: Variant) -> None:
    """`redact` judges every type that a game puts into states, events and decisions, and never shows the dice."""
    for match, answer in toys.played(variant.game, 8, **variant.options):
        answer()
        if match.turn % 11:
            continue
        for seat in (None, *match.holders):
            view = match.view(seat)
            assert view.state.rng == Rng(None)
            assert view.start.rng == Rng(None)
            match.news(seat)


# ---------------------------------------------------------------------- who plays, and who wins


@each_variant
def test_title_players_and_sides_are_public_and_never_change(variant: Variant) -> None:
    """A spectator knows the title, one character a seat and the side of each; all of them have names."""
    from game.text import has, name, use

    use(game=variant.game)
    first: tuple[object, ...] | None = None
    for match, _ in toys.played(variant.game, 15, **variant.options):
        if first is not None and match.turn % 11:
            continue
        rules, seats = match.rules, tuple(match.holders)
        for state in (match.game.state, match.view(None).state):
            facts = (rules.title(state), rules.players(state), tuple(rules.side_of(state, seat) for seat in seats))
            first = first or facts
            assert facts == first
        assert len(facts[1]) == len(seats)
        assert has(f"name-{facts[0]}")
        assert all(
            name(player) == name(rules.seat_name(match.game.state, seat)) for player, seat in zip(facts[1], seats, strict=True)
        )


BOARDS = {"castle", "dread"}
"""The sides that hold no seat."""


@each_variant
@each_seed
def test_a_winning_side_is_that_of_some_seats_or_of_the_board(variant: Variant, seed: int) -> None:
    for match, _ in toys.played(variant.game, seed, **variant.options):
        rules, state = match.rules, match.game.state
        assert match.decision is None or not winning_seats(rules, state)
    outcome = rules.outcome(state)
    assert outcome is not None
    sides = {rules.side_of(state, seat) for seat in match.holders}
    assert set(outcome.winners) <= sides | BOARDS
    assert winning_seats(rules, state) == tuple(seat for seat in match.holders if rules.side_of(state, seat) in outcome.winners)
    assert bool(winning_seats(rules, state)) == (not BOARDS.intersection(outcome.winners))
    announced = [found for events in match.log for event in events if (found := event.announced()) is not None]
    assert announced == [outcome]
    assert match.log[-1][-1].announced() == outcome


# ---------------------------------------------------------------------- pieces and words


@each_variant
@each_seed
def test_nothing_is_lost_and_nothing_appears(variant: Variant, seed: int) -> None:
    whole = None
    for match, answer in toys.played(variant.game, seed, **variant.options):
        counted = census.of(variant.game, match.game.state)
        whole = whole or counted
        assert counted == whole
        answer()


@pytest.mark.parametrize("game", list(GAMES))
def test_every_id_has_its_message(game: str) -> None:
    assert not wording.missing(GAMES[game])


@pytest.mark.parametrize("game", list(GAMES))
def test_every_event_and_choice_of_a_game_is_announced(game: str) -> None:
    rules = GAMES[game]
    module = type(rules).__module__
    package = ".".join(module.split(".")[:3])
    for base, known in ((Event, rules.event_types), (Choice, rules.choice_types)):
        made = {kind for kind in descendants(base) if kind.__module__.startswith(package)}
        assert {kind for kind in made if not kind.__name__.startswith("_")} <= set(known)


def descendants(kind: type) -> set[type]:
    below = set(kind.__subclasses__())
    return below | {one for child in below for one in descendants(child)}


@each_variant
@each_seed
def test_every_sentence_of_a_game_can_be_spoken(variant: Variant, seed: int) -> None:
    """Prompts, labels, log lines and names, with the values that really occur; a message that lacks one raises."""
    from game.text import Speaker, say, use

    use(game=variant.game)
    spoken: set[tuple[str, Seat, Choice]] = set()  # where hundreds of answers are open they are mostly those of before
    for match, answer in toys.played(variant.game, seed, **variant.options):
        state = match.game.state
        speaker = Speaker(lambda seat, state=state, match=match: match.rules.seat_name(state, seat))  # type: ignore[misc]
        assert match.decision is not None
        assert speaker.prompt(match.decision)
        for seat, options in match.decision.options.items():
            assert speaker.seat(seat)
            for said in [one for option in options if (one := (match.decision.prompt, seat, option)) not in spoken]:
                spoken.add(said)
                assert speaker.choice(said[2], match.decision.prompt)
                assert speaker.choice(said[2], match.decision.prompt, seat)
        for event in answer():
            speaker.event(event)
    assert match.outcome is not None
    assert say(match.outcome.reason)
