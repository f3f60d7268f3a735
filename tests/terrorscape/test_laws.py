"""Laws of this game alone, beside the contract that every game keeps."""

import random
from collections import Counter
from collections.abc import Iterator

import census
import pytest
import variants
from variants import Variant

from game.lab import contract
from game.lab.simulate import play_one, prepare
from game.match.agents import observe
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Game, freeze, thaw
from game.rules.engine.secret import redact
from game.rules.terrorscape import RULES
from game.rules.terrorscape.killer.counting import count
from game.rules.terrorscape.setup import Options, new_game
from game.rules.terrorscape.state import State

VARIANTS = [variant for variant in variants.VARIANTS if variant.game == "terrorscape"]

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@each_variant
def test_whoever_counts_knows_how_many_cards_the_killer_holds(variant: Variant) -> None:
    """Worlds that are imagined for the team have a hand, a deck and a discard pile as large as the real ones, with the played cards in their place."""
    for game in steps(variant, 0):
        state = thaw(State, game.checkpoint)
        found, dark = count(state), state.dark
        assert (found.hand, found.deck) == (len(dark.hand), len(dark.deck))
        assert len(found.played) + found.unseen == len(dark.discard) and not Counter(found.played) - Counter(dark.discard)


def steps(variant: Variant, seed: int) -> Iterator[Game[State]]:
    """A random game at the beginning of each of its steps."""
    game: Game[State] = Game.of(RULES, new_game(Options(**variant.options), seed))
    dice = random.Random(seed)
    while game.decision is not None:
        if not game.answers:
            yield game
        seat = dice.choice(list(game.decision.options))
        game.apply(Action(seat, dice.choice(game.decision.options[seat])))


@pytest.mark.heavy
@each_variant
def test_imagined_worlds_can_be_played_to_the_end(variant: Variant) -> None:
    """At a few moments of a game; the laws of the engine hold in every third of their answers."""
    for number, game in enumerate(steps(variant, 5)):
        if number % 150:
            continue
        for seat in (0, 2):
            view = observe(RULES, game, frozenset({seat}))
            world = RULES.determinize(view, seat, Rng(number))
            assert redact(world, {seat}) == view.start
            assert census.terrorscape(world) == census.terrorscape(thaw(State, game.checkpoint))
            played: Game[State] = Game.of(RULES, world)
            dice = random.Random(number)
            while played.decision is not None:
                if len(played.answers) % 3 == 0:
                    contract.check(RULES, played)
                who = dice.choice(list(played.decision.options))
                played.apply(Action(who, dice.choice(played.decision.options[who])))
            assert freeze(played.state)


@pytest.mark.parametrize("games", [10, pytest.param(60, marks=pytest.mark.heavy)])
def test_many_random_games_of_each_killer_end(games: int) -> None:
    for killer in ("butcher", "specter", "murderer"):
        setup = prepare("terrorscape", {"killer": killer}, {}, "random")
        results = [play_one(setup, seed) for seed in range(games)]
        assert not [result.trace for result in results if result.trace]
        assert {result.side for result in results} <= {"killer", "survivors"}
        assert all(result.rounds <= 17 + 5 for result in results)
