"""Hints during the planning: the next input of a hard agent, with its destination in words."""

from functools import cache

import pytest

from game import text
from game.match import Match
from game.match.record import Record
from game.rules.engine.script import IllegalAction
from game.rules.london.choice import Accompany, Agree, Begin, Put, Reveal
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.places import is_arrow
from game.rules.london.planning import minutes
from game.text import name, say
from game.ui.london.planning.moves import Hint, words, work_out
from game.ui.scene.agent_worker import AgentWorker

ALONE = 0


@pytest.fixture(autouse=True)
def _words() -> None:
    text.use(game="london")


def begun() -> Match:
    """A planning of a person and an agent with all cards face down."""
    match = Match.new("london", seed=4, options={"level": "untimed", "seats": 2}, seats={1: "normal"})
    match.submit(ALONE, Begin())
    match.submit(1, Accompany())
    return match


@cache
def advised() -> tuple[Record, tuple[tuple[Hint, str], ...]]:
    """A clock filled by hints alone: the record, and each hint with its text."""
    match, told = begun(), list[tuple[Hint, str]]()
    for place in [*match.game.state.dark]:
        match.submit(ALONE, Reveal(place))
    while len(told) < 30:
        hint = work_out(match.view(ALONE), ALONE)
        told.append((hint, words(match.view(ALONE).state, hint)))
        if not isinstance(hint.choice, Put):
            return match.to_record(), tuple(told)
        match.submit(ALONE, hint.choice)
    raise AssertionError("hints go round in circles")


def test_cards_are_turned_up_first() -> None:
    match = begun()
    hint = AgentWorker(background=False).compute(work_out, match.view(ALONE), ALONE).result()
    assert isinstance(hint.choice, Reveal)
    assert "24" in words(match.view(ALONE).state, hint)


def test_whoever_follows_the_hints_has_a_plan_and_is_told_when_it_is_whole() -> None:
    record, told = advised()
    match = Match.from_record(record)
    assert minutes(match.game.state) is None
    hint, last = told[-1]
    assert isinstance(hint.choice, Agree)
    assert last == say("ui-ld-hint-content")
    assert len(told) > 6
    assert len([one for one in forecast(match.game.state).places[ALONE] if not one.endswith("streets")]) > 5


def test_each_hint_says_when_where_and_what_is_there() -> None:
    record, told = advised()
    state = Match.from_record(record).game.state
    led = [(hint, said) for hint, said in told if hint.card]
    assert led
    for hint, said in led:
        assert isinstance(hint.choice, Put)
        assert state.shown[hint.place] == hint.card
        assert name(hint.card) in said
        assert say(f"short-{hint.place}") in said
        assert hint.slot == hint.choice.slot + is_arrow(hint.choice.token)
        assert str(hint.need) in said or not hint.need


def test_the_table_itself_is_left_alone() -> None:
    match = begun()
    before = match.digest
    work_out(match.view(ALONE), ALONE)
    assert match.digest == before
    assert not match.game.state.people[ALONE].companion


def test_nobody_is_advised_who_is_not_asked() -> None:
    match = begun()
    for seat in (ALONE, 1):
        match.submit(seat, Agree())
    with pytest.raises(IllegalAction):
        match.submit(ALONE, Put(0, "1"))
    while match.decision is not None:
        match.answer("random")
    with pytest.raises(ValueError, match="nothing is asked"):
        work_out(match.view(ALONE), ALONE)
