"""The contract of every game in the cabinet, kept by this one, too."""

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import census
import pytest
import test_contract as contract
from variants import Variant

from game import laws
from game.lab import play_one, prepare
from game.question import look
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game, freeze, thaw
from game.rules.engine.secret import redact
from game.rules.terrorscape import RULES
from game.rules.terrorscape.counting import count
from game.rules.terrorscape.setup import Options, new_game
from game.rules.terrorscape.state import State

VARIANTS = [
    Variant("terrorscape", {}, every=9),
    Variant("terrorscape", {"killer": "specter", "survivors": "anna,sophia,marco"}, every=11),
    Variant("terrorscape", {"killer": "murderer", "survivors": "william,johnson,anna"}, every=11),
]
EVERY_STEP: list[Callable[..., None]] = [
    contract.test_random_play_ends_with_a_winner,
    contract.test_a_fork_at_every_step_goes_the_same_way,
    contract.test_a_saved_match_comes_back_at_every_step,
    contract.test_a_seat_sees_the_same_in_worlds_that_it_cannot_tell_apart,
    contract.test_nothing_is_lost_and_nothing_appears,
    contract.test_every_sentence_of_a_game_can_be_spoken,
]
ONCE: list[Callable[..., None]] = [
    contract.test_the_laws_hold_at_every_answer,
    contract.test_undo_comes_back_to_where_it_was,
    contract.test_worlds_are_really_imagined,
    contract.test_every_seat_and_a_spectator_can_be_shown_everything,
]

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def cards(t: State) -> Counter[str]:
    """Every item card and every ability card of the killer, wherever it lies."""
    items = [*(secret.face for secret in (*t.team.discovery, *t.team.search)), *t.team.discard, *t.team.drawn, *["key"] * t.keys]
    items += [item for pack in (*t.team.packs, t.team.offer, t.team.answer) for item in pack]
    dark = t.dark
    locked = [dark.locked] if dark.locked else []
    abilities = [*(secret.face for secret in dark.deck), *dark.hand, *dark.discard, *dark.playing, *locked]
    return Counter(items) + Counter(f"ability {card}" for card in abilities)


@pytest.fixture(autouse=True)
def counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(census.COUNTS, "terrorscape", cards)


@pytest.mark.parametrize("law", EVERY_STEP, ids=lambda law: law.__name__.removeprefix("test_"))
@pytest.mark.parametrize(("variant", "seed"), list(zip(VARIANTS, (20, 21, 22), strict=True)), ids=str)
def test_the_contract_is_kept(law: Callable[..., None], variant: Variant, seed: int) -> None:
    law(variant, seed)


@pytest.mark.parametrize("law", ONCE, ids=lambda law: law.__name__.removeprefix("test_"))
@each_variant
def test_the_contract_is_kept_in_one_game(law: Callable[..., None], variant: Variant) -> None:
    law(variant)


def test_every_id_has_its_message() -> None:
    contract.test_every_id_has_its_message("terrorscape")


def test_every_event_and_choice_is_announced() -> None:
    contract.test_every_event_and_choice_of_a_game_is_announced("terrorscape")


def test_the_agents_answer_legally_with_a_reason_and_the_same_again() -> None:
    contract.test_every_agent_answers_legally_with_a_reason_and_the_same_again("terrorscape")


FINGERPRINT = """
from game import rules
rules._MODULES["terrorscape"] = "game.rules.terrorscape"
import toys, random
match, time = toys.new("terrorscape", 12, killer="random")
dice = random.Random(12)
while match.decision is not None:
    print(match.decision, toys.give(match, time, dice))
print(match.digest)
"""


def test_equal_seeds_give_equal_games_whatever_the_hashes_are() -> None:
    told = []
    for hash_seed in ("1", "77"):
        paths = os.pathsep.join([str(Path(contract.__file__).parent), str(Path(contract.__file__).parents[2])])
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
        done = subprocess.run([sys.executable, "-c", FINGERPRINT], env=environment, capture_output=True, text=True, check=True)
        told.append(done.stdout)
    assert told[0] == told[1]
    assert len(told[0]) > 10_000


@each_variant
def test_whoever_counts_knows_how_many_cards_the_killer_holds(variant: Variant) -> None:
    """Worlds that are imagined for the team have a hand, a deck and a discard pile as large as the real ones, with the played cards in their place."""
    for seed in range(4):
        for game, _ in steps(variant, seed):
            state = thaw(State, game.checkpoint)
            found, dark = count(state), state.dark
            assert (found.hand, found.deck) == (len(dark.hand), len(dark.deck))
            assert len(found.played) + found.unseen == len(dark.discard)
            assert not Counter(found.played) - Counter(dark.discard)


def steps(variant: Variant, seed: int) -> Any:
    """A random game at the beginning of each of its steps."""
    game: Game[State] = Game.of(RULES, new_game(Options(**variant.options), seed))
    dice = random.Random(seed)
    while game.decision is not None:
        if not game.answers:
            yield game, dice
        seat = dice.choice(list(game.decision.options))
        game.apply(Action(seat, dice.choice(game.decision.options[seat])))


@each_variant
def test_imagined_worlds_can_be_played_to_the_end(variant: Variant) -> None:
    for number, (game, _) in enumerate(steps(variant, 5)):
        if number % 60:
            continue
        for seat in (0, 2):
            view = look(RULES, game, frozenset({seat}))
            world = RULES.imagine(view, seat, Rng(number))
            assert redact(world, {seat}) == view.start
            assert cards(world) == cards(thaw(State, game.checkpoint))
            played: Game[State] = Game.of(RULES, world)
            dice = random.Random(number)
            while played.decision is not None:
                laws.check(RULES, played)
                who = dice.choice(list(played.decision.options))
                played.apply(Action(who, dice.choice(played.decision.options[who])))
            assert freeze(played.state)


def test_many_random_games_of_each_killer_end() -> None:
    for killer in ("butcher", "specter", "murderer"):
        setup = prepare("terrorscape", {"killer": killer}, {}, "random")
        results = [play_one(setup, seed) for seed in range(40)]
        assert not [result.trace for result in results if result.trace]
        assert {result.side for result in results} <= {"killer", "survivors"}
        assert all(result.rounds <= 17 + 5 for result in results)
