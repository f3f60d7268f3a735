"""The contract of every registered game, the toys included. A new game inherits all of it."""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import census
import cutpurse
import msgspec
import pytest
import toys
from fingerprint import fingerprint
from variants import HEAVY, VARIANTS, Variant

from game.cli import wording
from game.lab import contract
from game.lab.simulate import play_one, prepare
from game.match import Match, answer_question
from game.match.agents import INPUT_MS, observe
from game.match.history import barrier
from game.match.record import Record
from game.rules import GAMES
from game.rules.engine.agent import Budget
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules, winning_seats
from game.rules.engine.script import Action, Choice, Event, Game, Mark, TimeUp, freeze, thaw
from game.rules.engine.secret import CLOCK, Seat, redact
from game.storage.replay import verify
from game.text import Speaker, has, name, say, use

each_game = pytest.mark.parametrize("game", list(GAMES))
SEEDS = range(20, 22)


def each_variant_and_seed(field: str) -> pytest.MarkDecorator:
    """The variants that say so with the first seed, all of them with all seeds when heavy."""
    cases = [
        pytest.param(variant, seed, id=f"{variant}-{seed}", marks=() if light else pytest.mark.heavy)
        for variant in VARIANTS
        for seed in SEEDS
        for light in [seed == SEEDS[0] and getattr(variant, field)]
    ]
    return pytest.mark.parametrize(("variant", "seed"), cases)


def test_every_game_has_variants_to_be_tested_with() -> None:
    assert {variant.game for variant in VARIANTS} == set(GAMES)


Watch = Generator[None, list[Any], None]
"""Looks at a match while a question is open, waits for the news of the answer, and so on; at last it looks at the match that is over."""


def often(match: Match) -> bool:
    """At every answer of a short game, at every seventh of a long one, at every fiftieth of one that goes on and on."""
    return match.turn < 40 or match.turn % (7 if match.turn < 200 else 50) == 0


def seldom(match: Match) -> bool:
    """For what takes longest."""
    return match.turn % (3 if match.turn < 40 else 17 if match.turn < 200 else 101) == 0


def it_ends_with_a_winner(match: Match) -> Watch:
    """No side has won before the end; the winning side is that of some seats or of the board."""
    rules = match.rules
    while match.decision is not None:
        assert not winning_seats(rules, match.game.state)
        yield
    outcome, state = match.outcome, match.game.state
    assert outcome is not None and outcome.winners and rules.rounds(state) >= 1
    sides = {rules.side_of(state, seat) for seat in match.holders}
    assert set(outcome.winners) <= sides | BOARDS
    assert winning_seats(rules, state) == tuple(seat for seat in match.holders if rules.side_of(state, seat) in outcome.winners)
    assert bool(winning_seats(rules, state)) == (not BOARDS.intersection(outcome.winners))
    announced = [found for events in match.log for event in events if (found := event.announced()) is not None]
    assert announced == [outcome] and match.log[-1][-1].announced() == outcome


BOARDS = {"castle", "dread"}
"""The sides that hold no seat."""


def the_laws_hold(match: Match) -> Watch:
    while match.decision is not None:
        if often(match):
            contract.check(match.rules, match.game)
        yield


def nothing_is_lost_and_nothing_appears(match: Match) -> Watch:
    whole = census.of(match.rules.name, match.game.state)
    while match.decision is not None:
        yield
        assert census.of(match.rules.name, match.game.state) == whole


def a_fork_goes_the_same_way(match: Match) -> Watch:
    while match.decision is not None:
        if match.turn > 200 and not often(match):
            yield
            continue
        fork = match.game.fork()
        assert fork.state == match.game.state and fork.decision == match.game.decision
        news = yield
        assert fork.apply(match.history[-1].action) == news and freeze(fork.state) == freeze(match.game.state)
        assert fork.decision == match.game.decision


def undo_comes_back_to_where_it_was(match: Match) -> Watch:
    taken = 0
    while match.decision is not None:
        before = (match.digest, match.decision) if often(match) else None
        yield
        last = match.history[-1].action
        if before is not None and last.seat != CLOCK and match.undo_refusal(last.seat) is None:
            after, decision = match.digest, match.decision
            match.undo(last.seat)
            assert (match.digest, match.decision) == before
            match.redo()
            assert (match.digest, match.decision) == (after, decision)
            taken += 1
    assert taken


def a_saved_match_comes_back(match: Match) -> Watch:
    while match.decision is not None:
        if not seldom(match):
            yield
            continue
        back = Match.from_record(msgspec.json.decode(msgspec.json.encode(match.to_record()), type=Record))
        assert (back.digest, back.decision, back.turn) == (match.digest, match.decision, match.turn)
        assert back.log[-3:] == match.log[-3:]
        assert all(str(back.undo_refusal(seat)) == str(match.undo_refusal(seat)) for seat in match.holders)
        news = yield
        assert back.apply(match.history[-1].action) == news and back.digest == match.digest
    assert verify(match.to_record()) is None


def every_seat_and_a_spectator_can_be_shown_everything(match: Match) -> Watch:
    """`redact` judges every type that a game puts into states, events and decisions, and never shows the dice."""
    while match.decision is not None:
        yield
        if match.turn % (11 if match.turn < 200 else 51) == 0:
            for seat in (None, *match.holders):
                view = match.view(seat)
                assert view.state.rng == Rng(None) and view.start.rng == Rng(None)
                match.news(seat)


def title_players_and_sides_are_public_and_never_change(match: Match) -> Watch:
    """A spectator knows the title, one character a seat and the side of each; all of them have names."""
    rules, seats = match.rules, tuple(match.holders)

    def facts(state: Any) -> tuple[Any, ...]:
        return rules.title(state), rules.players(state), tuple(rules.side_of(state, seat) for seat in seats)

    title, players, sides = facts(match.game.state)
    assert has(f"name-{title}") and len(players) == len(seats)
    while match.decision is not None:
        if match.turn % 11 == 0:
            state = match.game.state
            assert facts(state) == facts(match.view(None).state) == (title, players, sides)
            assert [name(player) for player in players] == [name(rules.seat_name(state, seat)) for seat in seats]
        yield


def every_sentence_can_be_spoken(match: Match) -> Watch:
    """Prompts, labels, log lines and names, with the values that really occur; a message that lacks one raises."""
    speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
    spoken: set[tuple[Any, ...]] = set()  # where hundreds of answers are open they are mostly those of before
    while (decision := match.decision) is not None:
        assert speaker.prompt(decision)
        for seat, options in decision.options.items():
            assert speaker.seat(seat)
            asked = decision.prompt
            for said in {(option, asked, *by) for option in options for by in ((), (seat,))} - spoken:
                spoken.add(said)
                assert speaker.choice(*said)
        for event in (yield):
            speaker.event(event)
    assert match.outcome is not None and say(match.outcome.reason)


WATCHES: tuple[Callable[[Match], Watch], ...] = (
    it_ends_with_a_winner, the_laws_hold, nothing_is_lost_and_nothing_appears, a_fork_goes_the_same_way,
    a_saved_match_comes_back, every_seat_and_a_spectator_can_be_shown_everything,
    title_players_and_sides_are_public_and_never_change, every_sentence_can_be_spoken, undo_comes_back_to_where_it_was,
)  # fmt: skip
"""The last one puts the match back and forth."""


@each_variant_and_seed("watched")
def test_a_random_match_keeps_the_contract_at_every_answer(variant: Variant, seed: int) -> None:
    use(game=variant.game)
    match, time = toys.new(variant.game, seed, **variant.options)
    dice = random.Random(seed)
    watches = [watch(match) for watch in WATCHES]
    for watch in watches:
        next(watch)
    while match.decision is not None:
        news = toys.give(match, time, dice)
        for watch in watches:
            with suppress(StopIteration):
                watch.send(news)


@pytest.mark.heavy
@pytest.mark.parametrize(("variant", "games"), [(variant, 20 if variant.game == "london" else 200) for variant in HEAVY], ids=str)
def test_many_games_end(variant: Variant, games: int) -> None:
    """Ten thousand of each are played by tests/bench/soak.py."""
    setup = prepare(variant.game, variant.options, {}, "random")
    wrong = [result.trace or seed for seed in range(games) if (result := play_one(setup, seed)).side in (None, "nobody")]
    assert not wrong, wrong[0]


@each_game
def test_every_agent_answers_legally_with_a_reason_and_the_same_again(game: str) -> None:
    """Each level at every third of forty answers, each at others."""
    use(game=game)
    for first, level in enumerate(GAMES[game].agents):
        match, time = toys.new(game, 5)
        speaker, dice = Speaker(lambda seat, match=match: match.rules.seat_name(match.game.state, seat)), random.Random(5)  # type: ignore[misc]
        for number in range(40):
            if match.decision is None:
                break
            if number % 3 != first % 3:
                toys.give(match, time, dice)
                continue
            seat = next(iter(match.decision.options))
            question = match.question(seat, level=level, budget=Budget(samples=4))
            advice = answer_question(question)
            assert advice.choice in match.decision.options[seat]
            assert answer_question(msgspec.structs.replace(question)) == advice and speaker.advice(advice)
            toys.give(match, time, dice)


def fingerprints(hash_seed: str, variants: list[Variant]) -> str:
    """What a process with this hash seed makes of one game of each variant."""
    here = Path(__file__).parent
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{here}{os.pathsep}{here.parents[1]}"}
    command = [sys.executable, str(here / "fingerprint.py"), *map(str, variants)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def same_whatever_the_hashes_are(variants: list[Variant], hash_seeds: tuple[str, ...]) -> None:
    here = "".join(fingerprint(variant) for variant in variants)
    assert len(here.splitlines()) == len(variants)
    assert [seed for seed in hash_seeds if fingerprints(seed, variants) != here] == []


def test_equal_seeds_give_equal_games_whatever_the_hashes_are() -> None:
    """One process with other hashes than this one, and the last variant of each game."""
    same_whatever_the_hashes_are(list({variant.game: variant for variant in VARIANTS}.values()), ("1",))


@pytest.mark.heavy
def test_equal_seeds_give_equal_games_of_every_variant_whatever_the_hashes_are() -> None:
    same_whatever_the_hashes_are(VARIANTS, ("2", "4294967295"))


LONG = 5_000


class Walk:
    """A random game, stopped at the beginning of its steps; a walk that chance never ends is left after LONG answers."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.rules: Rules[Any] = GAMES[variant.game]
        self.setup = prepare(variant.game, variant.options, {}, "random")
        game: Game[Any] = Game.of(self.rules, self.rules.new_game(self.setup.options, seed))
        dice, now_ms, self.checkpoints = random.Random(seed), 0, [game.checkpoint]
        for _ in range(LONG):
            if game.decision is None:
                break
            now_ms += INPUT_MS // 4
            game.apply(some_action(game, game, dice, now_ms))
            if game.checkpoint != self.checkpoints[-1]:
                self.checkpoints.append(game.checkpoint)


def some_action(game: Game[Any], twin: Game[Any], dice: random.Random, now_ms: int = 0) -> Action:
    """An answer that is legal in both worlds. Raises IndexError if there is none."""
    assert game.decision is not None and twin.decision is not None
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
    found = walk.checkpoints[::every]
    for number, checkpoint in enumerate(found if most is None else found[:: max(1, len(found) // most)]):
        view = observe(walk.rules, Game(walk.rules, Mark(checkpoint)), known)
        worlds = [walk.rules.determinize(view, seat, Rng(2 * number + twin)) for twin in (0, 1)]
        for world in worlds:
            assert type(world) is walk.rules.state_type and redact(world, known) == view.start
            assert thaw(walk.rules.state_type, freeze(world)) == world
            assert census.of(walk.rules.name, world) == census.of(walk.rules.name, thaw(walk.rules.state_type, checkpoint))
        together += follow(walk.rules, worlds, known, random.Random(number), 12)
    return together


@each_variant_and_seed("compared")
def test_a_seat_sees_the_same_in_worlds_that_it_cannot_tell_apart(variant: Variant, seed: int) -> None:
    """Twin worlds: state, news and options of a seat never depend on what it does not know."""
    walk = Walk(variant, seed)
    for seat in variant.seats_to_test(walk.rules, walk.setup.options):
        assert compare(walk, variant.every, seat)
    view = observe(walk.rules, Game(walk.rules, Mark(walk.checkpoints[0])), frozenset({0}))
    samples = {freeze(walk.rules.determinize(view, 0, Rng(number))) for number in range(5)}
    assert len(samples) == 5, "samples that do not differ would prove nothing"


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A drawn card in an open event, not marked as revealing: the twin worlds part company without a barrier."""
    monkeypatch.setattr(cutpurse.Drawn, "reveals", False)
    with pytest.raises(AssertionError):
        compare(Walk(Variant("cutpurse"), 0), 1, 0)


@each_game
def test_every_id_has_its_message_and_every_event_and_choice_is_announced(game: str) -> None:
    rules = GAMES[game]
    assert not wording.missing(rules)
    package = ".".join(type(rules).__module__.split(".")[:3])
    for base, known in ((Event, rules.event_types), (Choice, rules.choice_types)):
        made = {kind for kind in descendants(base) if kind.__module__.startswith(package) and not kind.__name__.startswith("_")}
        assert made <= set(known)


def descendants(kind: type) -> set[type]:
    below = set(kind.__subclasses__())
    return below | {one for child in below for one in descendants(child)}
