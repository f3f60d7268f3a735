"""Random stories of London Dread: they end, the laws of the engine hold, and nothing appears or is lost."""

from collections import Counter

import census
import pytest

from game.lab import contract
from game.lab.simulate import play_one, prepare
from game.rules.engine.script import Game
from game.rules.london import RULES
from game.rules.london.planning import borrowed
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS
from tests.london.walks import walk
from tests.sweep import each

REASONS = {"won-showdown", "lost-showdown", "lost-dread", "lost-trail", "lost-defeated"}


def hold(t: State) -> None:
    assert t.dread >= 0 and (t.dread <= NUMBERS.dread_limit or t.end is not None)
    assert sum(person.virtue for person in t.people) <= NUMBERS.virtue_limit and len(t.supply) <= NUMBERS.supply
    assert len(set(t.solved)) == len(t.solved) and set(t.solved) <= {card.face for card in t.deck}
    taken = [number for person in t.people for number in borrowed(person.clock)]
    assert len(taken) == len(set(taken)), "there is one Stash token of each number"
    for person in t.people:
        counts = Counter(token[0] for token in person.clock if token)
        assert not counts or max(counts.values()) <= NUMBERS.own_tokens + NUMBERS.stash_tokens
        assert len(set(person.conditions)) == len(person.conditions)
        assert not (person.defeated and (person.dice or person.hand or person.secrets))
    assert sum(person.dice for person in t.people) <= NUMBERS.action_dice
    assert Counter(t.notes.values()) <= Counter(NUMBERS.notes) and set(t.notes) <= set(t.shown)
    assert not set(t.dark) & set(t.shown)


def keeps_all_laws_and_all_cards(seed: int) -> None:
    """Play a random story, and look after each answer."""
    cards: Counter[str] | None = None
    game: Game[State] | None = None
    for number, now in enumerate(walk(seed)):
        game = now
        hold(game.state)
        if game.state.phase != "planning" or number % 10 == 0:
            contract.check(RULES, game)
            cards = cards or census.london(game.state)
            assert census.london(game.state) == cards
    assert game is not None and game.state.end is not None
    assert game.state.end.reason in REASONS and RULES.outcome(game.state) == game.state.end
    assert game.state.end.winners == (("investigators",) if game.state.end.reason == "won-showdown" else ("dread",))


@pytest.mark.rule("LD-001", "LD-003", "LD-080", "LD-136", "LD-163", "LD-173", "LD-209", "LD-EX-22", "LD-260", "LD-261")
@each("seed", (0, 1, 2, 3, 4, 8))
def test_a_random_story_keeps_all_laws_and_all_cards(seed: int) -> None:
    keeps_all_laws_and_all_cards(seed)


@pytest.mark.heavy
def test_many_random_stories_keep_all_laws() -> None:
    for seed in range(5, 20):
        keeps_all_laws_and_all_cards(seed)


@pytest.mark.heavy
def test_many_stories_of_players_without_any_plan_end() -> None:
    for story in ("the-letter", "the-gentleman-caller", "calypsos-bargain", "london-dread"):
        for seats in (2, 3, 4):
            setup = prepare("london", {"story": story, "seats": seats}, {}, "random")
            results = [play_one(setup, seed) for seed in range(8)]
            assert not [result.trace for result in results if result.trace]
            assert {result.side for result in results} <= {"investigators", "dread"}
