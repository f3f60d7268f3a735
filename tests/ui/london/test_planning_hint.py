"""Hints during the planning: the next input of a hard agent, which a press lays; the hours that it meets, and the pause that it outlives."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from itertools import starmap

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
from game.ui.london.planning import hints, layers
from game.ui.london.planning.hints import Hint, brief_words, renewed, words, work_out
from game.ui.london.planning.pointers import TargetKey
from game.ui.settings import Settings
from game.ui.table.dialogs import PauseDialog
from tests.ui.london import painter_kit
from tests.ui.london.planning_kit import HINT, Planning, RememberingWorker, card, slot

ALONE = 0
PLANNED = {0: "2-south", 1: "5-north", 2: "3", 3: "5-east", 4: "1", 5: "6", 11: "6-west"}
"""What the person has planned before the first hint: each hint takes half a second."""
COMPANION = ("5-south", "5", "6", "3", "1-west", "2", "4", "3", "2", "1", "6", "4")
"""What an agent has planned to suit the hints, when it was asked for each hour."""


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
def advised() -> tuple[Record, list[tuple[Hint, str]]]:
    """A clock of which hints fill the free hours until nothing is left to lay: the record before them, and each hint with its text."""
    match, told = begun(), list[tuple[Hint, str]]()
    for choice in (*map(Reveal, match.game.state.dark), *starmap(Put, PLANNED.items())):
        match.submit(ALONE, choice)
    record = match.to_record()
    while len(told) < 30 and (not told or told[-1][0].steps):
        hint = work_out(match.view(ALONE), ALONE)
        told.append((hint, words(match.view(ALONE).state, hint)))
        for step in hint.steps:
            match.submit(ALONE, step)
    return record, told


def test_cards_are_turned_up_first_and_the_table_itself_is_left_alone() -> None:
    match = begun()
    before = match.digest
    hint = RememberingWorker().compute(work_out, match.view(ALONE), ALONE).result()
    assert match.digest == before and not match.game.state.people[ALONE].companion
    (step,) = hint.steps
    assert isinstance(step, Reveal)
    told = words(match.view(ALONE).state, hint)
    assert "24" in told
    assert say(f"short-{step.place}") in told
    for seat in (ALONE, 1):
        match.submit(seat, Agree())
    with pytest.raises(IllegalAction):
        match.submit(ALONE, Put(0, "1"))
    while match.decision is not None:
        match.answer("random")
    with pytest.raises(ValueError, match="nothing is asked"):
        work_out(match.view(ALONE), ALONE)


@pytest.mark.heavy
def test_whoever_follows_the_hints_has_a_plan_meets_every_plot_with_the_team_and_is_told_when_it_is_whole() -> None:
    record, told = advised()
    match = Match.from_record(record)
    before = forecast(match.game.state).places[ALONE]
    for hint, _ in told:
        for step in hint.steps:
            match.submit(ALONE, step)
    assert minutes(match.game.state) is None
    assert (told[-1][0].steps, told[-1][1]) == ((), say("ui-ld-hint-content"))
    assert 3 < len(told) < 30, "they go round in no circle"
    places = forecast(match.game.state).places[ALONE]
    assert [places[at] for at in PLANNED] == [before[at] for at in PLANNED], "they keep what the player has planned"
    assert len([one for one in places if not one.endswith("streets")]) > 5
    for laid in starmap(Put, enumerate(COMPANION)):
        match.submit(1, laid)
    assert match.advice(1, "normal").choice == Agree() and not forecast(match.game.state).uncovered


@pytest.mark.heavy
def test_each_hint_says_in_one_sentence_when_where_what_is_there_and_what_is_missing() -> None:
    record, told = advised()
    state = Match.from_record(record).game.state
    led = [(hint, said) for hint, said in told if hint.visit is not None]
    assert led
    assert any(len(hint.steps) == 2 for hint, _ in led), "an arrow and the number after it are one hint"
    for hint, said in led:
        last = hint.steps[-1]
        assert isinstance(last, Put) and hint.visit is not None
        assert state.shown[hint.place] == hint.card
        for part in (name(hint.card), say(f"short-{hint.place}"), name(HOURS[hint.slot].id)):
            assert part in said
        assert hint.slot == last.slot + is_arrow(last.token)
        missing = hint.visit.missing
        words = (f"{missing} missing",) if missing else ("missing", "free to join you")  # an Ally asks for nothing
        assert any(one in said for one in words)
        assert f"of {hint.visit.need}" in said or not hint.visit.need
        assert said.removesuffix(".").replace("a.m.", "").replace("p.m.", "").replace("Mr.", "").count(".") == 0
        assert len(brief_words(state, hint)) < len(said)


# ------------------------------------------------------------------ the hint at the foot
@pytest.fixture
def asked(hushed: Planning) -> Planning:
    hushed.key(pygame.K_h)
    hushed.frames(3)
    assert hushed.hint.steps
    return hushed


def puts(hint: Hint) -> list[Put]:
    return [step for step in hint.steps if isinstance(step, Put)]


def lies(planning: Planning, hint: Hint) -> bool:
    return all(planning.clock()[step.slot] == step.token for step in puts(hint))


def by_focus(planning: Planning) -> None:
    planning.pointer("keys").hovered = HINT
    planning.key(pygame.K_RETURN)


HANDS: dict[str, Callable[[Planning], object]] = {
    "mouse": lambda planning: planning.down(HINT),
    "tool": lambda planning: planning.down(("tool", "hint")),
    "key": lambda planning: planning.key(pygame.K_h),
    "focus": by_focus,
    "pad": lambda planning: planning.pad_over(0, HINT, "take"),
    "button": lambda planning: planning.pad(0, "hint"),
}


@pytest.mark.heavy
def test_a_hint_stands_for_half_a_minute_until_a_press_of_any_hand_lays_it(asked: Planning) -> None:
    hint, said = asked.hint, asked.table.gestures.hint_words
    asked.pass_by(30)
    assert (asked.hint, asked.table.gestures.hint_words) == (hint, said)
    assert not any(one.notice for one in asked.table.pointers.by_device.values())
    target = asked.scene.focus.find(HINT)
    assert target is not None and target.label == said
    faults = []
    for hand, press in HANDS.items():
        if hand == "pad":
            asked.context.input.pads = 1
            asked.frames()
        press(asked)
        left = asked.table.gestures.hint or asked.scene.focus.find(HINT)
        if left is not None or not any(asked.clock()) or not lies(asked, hint):
            faults.append((hand, left, asked.clock()))
        asked.submit(*[Take(at) for at, laid in enumerate(asked.clock()) if laid])
        asked.key(pygame.K_h)
        asked.frames(3)
        assert asked.hint.steps == hint.steps
    assert not faults, faults
    for _ in range(3):
        asked.key(pygame.K_h)
        asked.frames(2)
    assert sum(map(bool, asked.clock())) >= 2, "the key alone fills hours"
    assert not any(person.ready for person in asked.t.people), "and never agrees"


@pytest.mark.heavy
def test_a_hint_goes_when_its_hour_is_planned_otherwise_and_says_what_it_gives_up_before_it_is_placed(asked: Planning) -> None:
    hour = puts(asked.hint)[0].slot
    other = next(token for token in ("1", "2", "3") if Put(hour, token) not in asked.hint.steps)
    asked.submit(Put(hour, other))
    asked.frames(2)
    assert asked.table.gestures.hint is None
    asked.submit(Take(hour))
    asked.key(pygame.K_h)
    asked.frames(2)
    assert asked.hint.steps
    asked.down(HINT, 3)
    assert asked.table.gestures.hint is None and not any(asked.clock())
    # before it is placed it says what it gives up
    asked.key(pygame.K_h)
    asked.frames(2)
    hint = asked.hint
    assert hint.lost == ()
    asked.table.gestures.hint = hint._replace(lost=(("north-4", 4),))
    asked.down(HINT)
    assert not any(asked.clock())
    assert say("short-north-4") in asked.pointer("mouse").notice
    asked.down(HINT)
    assert lies(asked, hint)
    asked.submit(*[Take(step.slot) for step in puts(hint)])
    assert renewed(asked.t, hint) == hint and renewed(asked.t, hint._replace(place="elsewhere")) is None
    hour = next(one for one in range(12) if one not in hints.hours(hint))
    asked.submit(Put(hour, "1"))
    taken = hint._replace(steps=(Put(hour, "2"),), before=tuple(asked.clock()))
    assert renewed(asked.t, taken) is None, "it replaces a token"


def test_a_hint_follows_what_the_others_lay_and_is_seen_beside_what_the_pointer_is_over(asked: Planning) -> None:
    hint, pictures = asked.hint, set[bytes]()
    for size in ((1280, 720), (1920, 1080)):
        asked.surface = pygame.Surface(size)
        asked.frames(2)
        assert asked.table.place is not None
        area = asked.context.canvas(asked.surface).rect(asked.table.place.regions.aid)
        pictures.clear()
        for spot in (TargetKey("portrait", 0), card("west-1"), slot(0, 3)):
            asked.hover(spot)
            pictures.add(pygame.image.tobytes(asked.surface.subsurface(area), "RGB"))
        assert len(pictures) == 3
    assert hint.visit is not None
    assert renewed(asked.t, hint) == hint
    asked.submit(*hint.steps, seat=1)
    asked.frames(2)
    assert asked.hint.visit is not None
    assert (asked.hint.steps, {*asked.hint.visit.seats}) == (hint.steps, {*hint.visit.seats, 1})


def test_the_first_press_of_the_key_does_not_place_a_hint_that_came_by_itself(hushed: Planning) -> None:
    hushed.click(slot(0, 0))
    hushed.table.gives_hint(hushed.scene.facts())
    hushed.frames(3)
    hint = hushed.hint
    hushed.key(pygame.K_h)
    assert not any(hushed.clock()) and hushed.pointer("keys").notice == say("ui-ld-hint-again")
    hushed.key(pygame.K_h)
    assert puts(hint) and lies(hushed, hint)


@pytest.mark.heavy
def test_when_the_others_overtake_a_hint_the_next_one_takes_its_place(led: Planning) -> None:
    led.hush()
    led.submit(*[Put(at, str(at % 6 + 1)) for at in range(9)])  # with few free hours a hint is soon worked out
    led.key(pygame.K_h)
    led.frames(3)
    (step,) = led.hint.steps
    led.submit(step, seat=1)
    led.frames(3)
    (following,) = led.hint.steps
    assert isinstance(step, Reveal)
    assert isinstance(following, Reveal) and following.place != step.place
    for _ in ("laid", "asked again"):
        led.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode=""))
    led.submit(*[Reveal(place) for place in [*led.t.dark]], seat=1)
    led.frames(4)
    assert isinstance(led.hint.steps[-1], Put), "the answer came too late, and the question is asked anew"


def test_a_hint_whose_worker_was_given_up_is_worked_out_once_more(led: Planning, monkeypatch: pytest.MonkeyPatch) -> None:
    led.hush()
    lost = [Future[Hint](), Future[Hint]()]
    compute = led.context.agent_worker.compute
    coming: list[Future[Hint]] = [lost[0]]
    monkeypatch.setattr(led.context.agent_worker, "compute", lambda *given: coming.pop() if coming else compute(*given))
    led.key(pygame.K_h)
    lost[0].cancel()  # a companion took too long, and its worker was replaced
    led.frames(3)
    assert led.hint.steps
    coming[:] = lost[1:]
    led.table.gestures.forget_hint()
    led.key(pygame.K_h)
    lost[1].set_exception(RuntimeError())
    led.frames()
    assert led.table.gestures.hint_words == say("ui-hint-asked"), "it is not taken away in silence"
    led.frames(3)
    assert led.hint.steps


def test_nobody_lays_the_hint_of_another_hand(screen: pygame.Surface) -> None:
    two = Planning(screen, seats=2)
    two.click(TargetKey("portrait", 0))
    two.key(pygame.K_h)
    two.frames(2)
    assert two.hint.seat == two.pointer("keys").seat == 1
    two.down(HINT)
    assert two.hint.steps
    assert "LD-077" in two.pointer("mouse").notice


# ------------------------------------------------------------------ the hours of the clocks
def test_a_right_click_takes_out_the_token_under_it_and_no_other_or_the_request_of_its_hour(hushed: Planning) -> None:
    hushed.submit(Put(0, "1"), Put(4, "2"))
    hushed.submit(Put(6, "3"), seat=1)
    hushed.click(slot(0, 9))
    before = hushed.clock(0), hushed.clock(1)
    for spot in (slot(1, 6), slot(1, 7), slot(0, 8), TargetKey("portrait", 0)):
        hushed.down(spot, 3)
        assert (hushed.clock(0), hushed.clock(1)) == before
    hushed.down(slot(0, 4), 3)
    assert hushed.clock()[4] == "" and hushed.clock()[0] == "1"
    hushed.click(slot(1, 3), card("east-3"))
    assert hushed.table.session.companions.orders == {(1, 3): "east-3"}
    hushed.down(slot(1, 3), 3)
    assert hushed.table.session.companions.orders == {} and hushed.pointer("mouse").is_notice_good
    # mouse and keys share the chosen hour and its ring
    hushed.key(pygame.K_PAGEDOWN)
    hushed.click(slot(0, 7))
    assert hushed.pointer("keys").slot == hushed.pointer("mouse").slot == 7
    hushed.key(pygame.K_4)
    assert hushed.clock()[7] == "4" and hushed.pointer("mouse").slot == 8
    targets, canvas = hushed.scene.focus.targets, hushed.context.canvas(hushed.surface)
    (rings, _) = layers.sprites(canvas, [], hushed.table.session, hushed.table.gestures, targets)
    assert len(rings) == 1
    hushed.click(slot(1, 2))
    ((ring,), _) = layers.sprites(canvas, [], hushed.table.session, hushed.table.gestures, targets)
    assert ring.area(hushed.surface).collidepoint(hushed.at(slot(1, 2))), "the hour for which a place is asked"


# ------------------------------------------------------------------ the pause
OUT = {
    "resume": (pygame.K_ESCAPE, pygame.K_RETURN),
    "escape": (pygame.K_ESCAPE, pygame.K_ESCAPE),
    "the key of the pause": (pygame.K_p, pygame.K_p),
}


@pytest.fixture
def paused(screen: pygame.Surface) -> Planning:
    """A planning with ten cards open that answers without a question."""
    planning = Planning(screen, beside="easy", turned=10, settings=Settings(assistance="full", confirm=False))
    planning.hush()
    return planning


@pytest.mark.rule("LD-088")
def test_a_hint_outlives_the_pause_and_its_button_there_asks_for_one_and_every_key_works_after_it(paused: Planning) -> None:
    for key in (pygame.K_h, pygame.K_ESCAPE):
        paused.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    paused.frames(20)
    assert paused.table.gestures.hint is None
    paused.key(pygame.K_ESCAPE)
    paused.frames(2)
    assert paused.table.gestures.hint is not None
    paused.table.gestures.forget_hint()
    paused.key(pygame.K_ESCAPE)
    paused.tell(pygame.MOUSEBUTTONDOWN, pos=paused.at("tool-hint"), button=1)
    paused.frames(3)
    assert (paused.scene.dialog, paused.table.cover) == (None, "") and paused.table.gestures.hint is not None
    # one that was asked before
    paused.table.gestures.forget_hint()
    paused.key(pygame.K_h)
    paused.frames(2)
    hint, said = paused.hint, paused.table.gestures.hint_words
    for first, second in OUT.values():
        paused.key(first)
        assert isinstance(paused.scene.dialog, PauseDialog)
        paused.pass_by(3)
        paused.key(second)
        assert (paused.scene.dialog, paused.table.cover) == (None, "")
        assert (paused.table.gestures.hint, paused.table.gestures.hint_words) == (hint, said)
        assert paused.scene.focus.find(HINT) is not None
    paused.key(pygame.K_h)
    assert isinstance(hint.steps[0], Reveal) and hint.steps[0].place in paused.t.shown
    for key, clock in ((pygame.K_4, ["4", ""]), (pygame.K_z, ["", ""]), (pygame.K_d, ["6-east", ""])):
        paused.key(key)
        assert paused.clock()[:2] == clock
    paused.key(pygame.K_PLUS)
    hour = paused.pointer("keys").slot
    paused.key(pygame.K_PAGEDOWN)
    assert paused.pointer("keys").slot == hour + 1
    before = paused.pointer("keys").hovered
    paused.key(pygame.K_TAB)
    assert paused.pointer("keys").hovered != before
    paused.key(pygame.K_b)
    assert paused.t.people[0].ready
    paused.key(pygame.K_ESCAPE)
    assert isinstance(paused.scene.dialog, PauseDialog)


@pytest.mark.heavy
def test_before_the_first_stroke_the_pause_offers_no_hint_and_closing_it_begins_nothing(screen: pygame.Surface) -> None:
    new = Planning(screen, begin=False)
    new.table.go_on()
    new.frames()
    new.key(pygame.K_ESCAPE)
    assert new.scene.focus.find("tool-hint") is None and new.scene.focus.find("resume") is not None
    new.key(pygame.K_ESCAPE)
    assert (new.table.cover, new.t.phase) == ("ready", "ready")


def facts_of(planning: Planning) -> str:
    planning.key(pygame.K_ESCAPE)
    planning.scene.whole_due = True
    said = painter_kit.words(lambda: planning.scene.draw(planning.surface))
    planning.key(pygame.K_ESCAPE)
    return said


@pytest.mark.heavy
def test_the_pause_tells_how_the_day_stands_and_judges_no_plan_without_help(screen: pygame.Surface, paused: Planning) -> None:
    paused.click(slot(0, 0))
    paused.submit(Put(0, "3"), Put(5, "2"))
    t = paused.t
    for size in ((1280, 720), (1920, 1080)):
        paused.surface = pygame.Surface(size)
        paused.frames(2)
        said = facts_of(paused)
        assert say("ui-ld-pause-chapter", chapter=1) in said
        assert say("ui-ld-pause-left", time="12:00") in said
        who = say(f"short-{t.people[0].id}")
        assert say("ui-ld-pause-hours", who=who, planned=2, all=12, companion=False) in said
        assert said.count("(companion)") == 3
        assert say("ui-ld-pause-cards", open=len(t.shown), hidden=len(t.dark)) in said
        assert say("ui-ld-pause-plots", found=len(t.trail), all=5) in said
        assert "of 10 open cards" in said
    free = Planning(screen, level="untimed", settings=Settings(assistance="off"))
    said = facts_of(free)
    assert say("ui-ld-pause-untimed") in said
    assert "The plan reaches" not in said
