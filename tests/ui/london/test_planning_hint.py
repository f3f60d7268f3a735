"""Hints during the planning: the next input of a hard agent, with its destination in one sentence, which a press lays."""

from concurrent.futures import Future
from functools import cache

import pygame
import pytest

from game import text
from game.match import Match
from game.match.record import Record
from game.rules.engine.script import IllegalAction
from game.rules.london.choice import Accompany, Agree, Begin, Put, Reveal, Take
from game.rules.london.forecasts.forecast import forecast
from game.rules.london.places import is_arrow
from game.rules.london.planning import minutes
from game.rules.london.tables.cards import SLOTS as HOURS
from game.text import name, say
from game.ui.london.planning.hints import Hint, brief_words, renewed, words, work_out
from game.ui.london.planning.pointers import TargetKey
from game.ui.scene.agent_worker import AgentWorker
from game.ui.settings import Settings
from tests.ui.london.planning_kit import Planning, card, slot

ALONE = 0


@pytest.fixture(autouse=True)
def _words() -> None:
    text.use(game="london")


def begun(seats: int = 2) -> Match:
    """A planning of a person and agents with all cards face down."""
    agents = dict.fromkeys(range(1, seats), "normal")
    match = Match.new("london", seed=4, options={"level": "untimed", "seats": seats}, seats=agents)
    match.submit(ALONE, Begin())
    for seat in agents:
        match.submit(seat, Accompany())
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
        if not hint.steps:
            return match.to_record(), tuple(told)
        for step in hint.steps:
            match.submit(ALONE, step)
    raise AssertionError("hints go round in circles")


def test_cards_are_turned_up_first() -> None:
    match = begun()
    hint = AgentWorker(background=False).compute(work_out, match.view(ALONE), ALONE).result()
    (step,) = hint.steps
    assert isinstance(step, Reveal)
    told = words(match.view(ALONE).state, hint)
    assert "24" in told
    assert say(f"short-{step.place}") in told


def test_whoever_follows_the_hints_has_a_plan_and_is_told_when_it_is_whole() -> None:
    record, told = advised()
    match = Match.from_record(record)
    assert minutes(match.game.state) is None
    _, last = told[-1]
    assert last == say("ui-ld-hint-content")
    assert len(told) > 6
    assert len([one for one in forecast(match.game.state).places[ALONE] if not one.endswith("streets")]) > 5


def test_whoever_follows_the_hints_meets_every_plot_with_the_team() -> None:
    match = Match.from_record(advised()[0])
    while not isinstance(choice := match.advice(1, "normal").choice, Agree):
        match.submit(1, choice)
    assert not forecast(match.game.state).uncovered


def test_hints_keep_the_hours_that_the_player_has_planned() -> None:
    match = begun(3)
    for choice in (*map(Reveal, match.game.state.dark), Put(5, "6-north"), Put(10, "6-west"), Put(11, "5")):
        match.submit(ALONE, choice)
    while hint := work_out(match.view(ALONE), ALONE).steps:
        for step in hint:
            match.submit(ALONE, step)
    places = forecast(match.game.state).places[ALONE]
    assert [places[at] for at in (5, 10, 11)] == ["north-streets", "west-streets", "west-5"]


def test_each_hint_says_in_one_sentence_when_where_what_is_there_and_what_is_missing() -> None:
    record, told = advised()
    state = Match.from_record(record).game.state
    led = [(hint, said) for hint, said in told if hint.visit is not None]
    assert led
    assert any(len(hint.steps) == 2 for hint, _ in led), "an arrow and the number after it are one hint"
    for hint, said in led:
        last = hint.steps[-1]
        assert isinstance(last, Put)
        assert state.shown[hint.place] == hint.card
        for part in (name(hint.card), say(f"short-{hint.place}"), name(HOURS[hint.slot].id)):
            assert part in said
        assert hint.slot == last.slot + is_arrow(last.token)
        assert hint.visit is not None
        missing = hint.visit.missing
        words = (f"{missing} missing",) if missing else ("missing", "free to join you")  # an Ally asks for nothing
        assert any(one in said for one in words)
        assert f"of {hint.visit.need}" in said or not hint.visit.need
        assert said.removesuffix(".").replace("a.m.", "").replace("p.m.", "").replace("Mr.", "").count(".") == 0
        assert len(brief_words(state, hint)) < len(said)


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


# ------------------------------------------------------------------ the hint at the foot

HINT = TargetKey("hint")


@pytest.fixture
def asked(screen: pygame.Surface) -> Planning:
    """A planning whose cards lie open, of a person beside companions, with a hint at the foot."""
    planning = Planning(screen, holders={1: "normal", 2: "normal", 3: "normal"}, settings=Settings(assistance="full"))
    planning.table.session.submit(0, *[Reveal(place) for place in [*planning.match.game.state.dark]])
    planning.frames()
    planning.key(pygame.K_h)
    planning.frames(3)
    assert standing(planning).steps
    return planning


def standing(planning: Planning) -> Hint:
    hint = planning.table.gestures.hint
    assert hint is not None
    return hint


def lies(planning: Planning, hint: Hint) -> bool:
    """Whether all tokens of a hint lie in the clock."""
    return all(planning.clock(0)[step.slot] == step.token for step in hint.steps if isinstance(step, Put))


def test_a_hint_stands_until_it_is_laid_and_is_the_only_one(asked: Planning) -> None:
    hint, said = standing(asked), asked.table.gestures.hint_words
    asked.table.session.companions.seats.clear()
    asked.table.session.companions.wait.clear()
    asked.frames(300, ms=100)  # half a minute
    assert (standing(asked), asked.table.gestures.hint_words) == (hint, said)
    assert not any(one.notice for one in asked.table.pointers.by_device.values())
    target = asked.scene.focus.find(HINT)
    assert target is not None
    assert target.label == said


@pytest.mark.parametrize("hand", ["mouse", "tool", "key", "focus", "pad", "button"])
def test_a_press_on_the_hint_lays_it(asked: Planning, hand: str) -> None:
    hint = standing(asked)
    if hand == "mouse":
        asked.down(HINT)
    elif hand == "tool":
        item = asked.scene.focus.find(("tool", "hint"))
        assert item is not None
        at = asked.context.canvas(asked.surface).point(*item.area.centre)
        asked.tell(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0))
        asked.tell(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    elif hand == "key":
        asked.key(pygame.K_h)
    elif hand == "focus":
        asked.pointer("keys").hovered = HINT
        asked.key(pygame.K_RETURN)
    else:
        asked.context.input.pads = 1
        asked.frames()
        if hand == "pad":
            asked.pad_over(0, HINT, "take")
        else:
            asked.pad(0, "hint")
    assert lies(asked, hint)
    assert asked.table.gestures.hint is None
    assert asked.scene.focus.find(HINT) is None


def test_a_clock_is_filled_by_the_key_of_the_hint_alone(asked: Planning) -> None:
    for _ in range(40):
        asked.key(pygame.K_h)
        asked.frames(2)
    assert len([token for token in asked.clock(0) if token]) >= 8
    assert not any(person.ready for person in asked.match.game.state.people), "a hint never agrees for its player"


def test_a_hint_goes_when_its_hour_is_planned_otherwise_and_when_it_is_taken_away(asked: Planning) -> None:
    hour = next(step.slot for step in standing(asked).steps if isinstance(step, Put))
    other = next(token for token in ("1", "2", "3") if Put(hour, token) not in standing(asked).steps)
    asked.table.session.submit(0, Put(hour, other))
    asked.frames(2)
    assert asked.table.gestures.hint is None
    asked.table.session.submit(0, Take(hour))
    asked.key(pygame.K_h)
    asked.frames(2)
    assert standing(asked).steps
    asked.hover(HINT)
    asked.tell(pygame.MOUSEBUTTONDOWN, pos=asked.at(HINT), button=3)
    assert asked.table.gestures.hint is None
    assert not any(asked.clock(0))


def test_a_hint_follows_what_the_others_lay(asked: Planning) -> None:
    t, hint = asked.match.game.state, standing(asked)
    assert hint.visit is not None
    assert renewed(t, hint) == hint
    asked.table.session.submit(1, *hint.steps)
    asked.frames(2)
    now = standing(asked)
    assert now.visit is not None
    assert (now.steps, set(now.visit.seats)) == (hint.steps, {*hint.visit.seats, 1})


def test_when_the_others_overtake_a_hint_the_next_one_takes_its_place(screen: pygame.Surface) -> None:
    planning = Planning(screen, holders={1: "normal", 2: "normal", 3: "normal"})
    planning.key(pygame.K_h)
    planning.frames(3)
    (step,) = standing(planning).steps
    planning.table.session.submit(1, step)
    planning.frames(3)
    (following,) = standing(planning).steps
    assert isinstance(step, Reveal)
    assert isinstance(following, Reveal)
    assert following.place != step.place
    planning.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode=""))  # laid
    planning.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode=""))  # asked again
    planning.table.session.submit(1, *[Reveal(place) for place in [*planning.match.game.state.dark]])
    planning.frames(4)
    assert isinstance(standing(planning).steps[-1], Put), "the answer came too late, and the question is asked anew"


def test_a_hint_whose_worker_was_given_up_is_worked_out_once_more(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    planning = Planning(screen, holders={1: "normal", 2: "normal", 3: "normal"})
    lost = [Future[Hint](), Future[Hint]()]
    compute = planning.context.agent_worker.compute
    coming: list[Future[Hint]] = [lost[0]]
    monkeypatch.setattr(planning.context.agent_worker, "compute", lambda *given: coming.pop() if coming else compute(*given))
    planning.key(pygame.K_h)
    lost[0].cancel()  # a companion took too long, and its worker was replaced
    planning.frames(3)
    assert standing(planning).steps
    coming[:] = lost[1:]
    planning.table.gestures.forget_hint()
    planning.key(pygame.K_h)
    lost[1].set_exception(RuntimeError())
    planning.frames()
    assert planning.table.gestures.hint_words == say("ui-hint-asked"), "it is not taken away in silence"
    planning.frames(3)
    assert standing(planning).steps


def test_a_hint_is_seen_beside_what_the_pointer_is_over(asked: Planning) -> None:
    for size in ((1280, 720), (1920, 1080)):
        surface = pygame.Surface(size)
        asked.surface = surface
        asked.frames(2)
        place = asked.table.place
        assert place is not None
        asked.hover(TargetKey("portrait", 0))
        alone = pygame.image.tobytes(surface.subsurface(asked.context.canvas(surface).rect(place.regions.aid)), "RGB")
        asked.hover(card("west-1"))
        beside = pygame.image.tobytes(surface.subsurface(asked.context.canvas(surface).rect(place.regions.aid)), "RGB")
        asked.hover(slot(0, 3))
        other = pygame.image.tobytes(surface.subsurface(asked.context.canvas(surface).rect(place.regions.aid)), "RGB")
        assert len({alone, beside, other}) == 3


def test_nobody_lays_the_hint_of_another_hand(screen: pygame.Surface) -> None:
    two = Planning(screen, seats=2)
    two.click(TargetKey("portrait", 0))
    two.key(pygame.K_h)
    two.frames(2)
    assert standing(two).seat == two.pointer("keys").seat == 1
    two.down(HINT)
    assert standing(two).steps
    assert "LD-077" in two.pointer("mouse").notice
