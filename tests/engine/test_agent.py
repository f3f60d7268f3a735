"""Agents see the view alone."""

import pickle
from collections import Counter

import pytest
import toys

from game.match.agents import agent_seed, answer_question
from game.rules.engine.agent import Budget, random_agent
from game.rules.engine.rng import Rng


def test_a_random_agent_picks_any_legal_answer_and_needs_a_question() -> None:
    match, _ = toys.new("sealed", 1)
    view = match.view(0)
    assert view.decision is not None
    picks = Counter(random_agent(view, 0, Rng(seed), Budget()).choice for seed in range(2200))
    assert set(picks) == set(view.decision.options[0])
    assert all(120 < count < 290 for count in picks.values())  # eleven answers, two hundred each
    # a random agent needs a question
    for match, _ in toys.played("cutpurse", 1):
        last = match
    with pytest.raises(ValueError, match="nothing is asked"):
        random_agent(last.view(0), 0, Rng(1), Budget())


def test_questions_can_be_sent_and_every_answer_has_its_own_dice() -> None:
    match, _ = toys.new("sealed", 1)
    question = match.question(0, level="random")
    sent = pickle.loads(pickle.dumps(question))
    assert (sent, answer_question(sent)) == (question, answer_question(question))
    # every answer of every seat has dice of its own
    seeds = {agent_seed(seed, seat, turn) for seed in range(5) for seat in range(5) for turn in range(20)}
    assert len(seeds) == 500
    assert agent_seed(1, 2, 3) == 39335182126362134, "the seed of a match makes the same match in every version"
