"""The pause of the planning: it tells how the day stands, keeps the hint, and all keys work after it."""

import pygame
import pytest

from game import text
from game.rules.london.choice import Put, Reveal
from game.text import say
from game.ui.london.planning.pointers import TargetKey
from game.ui.settings import Settings
from game.ui.table.dialogs import PauseDialog
from tests.ui.london import painter_kit
from tests.ui.london.planning_kit import Planning, slot

OUT = {
    "resume": (pygame.K_ESCAPE, pygame.K_RETURN),
    "escape": (pygame.K_ESCAPE, pygame.K_ESCAPE),
    "the key of the pause": (pygame.K_p, pygame.K_p),
}


@pytest.fixture
def alone(screen: pygame.Surface) -> Planning:
    """A planning of one person beside companions, with ten cards open."""
    planning = Planning(
        screen, holders={1: "normal", 2: "normal", 3: "normal"}, settings=Settings(assistance="full", confirm=False)
    )
    planning.table.session.submit(0, *[Reveal(place) for place in [*planning.match.game.state.dark][:10]])
    return planning


@pytest.mark.parametrize("way", OUT)
def test_a_hint_that_was_asked_before_the_pause_stands_after_it_and_every_key_works(alone: Planning, way: str) -> None:
    alone.key(pygame.K_h)
    alone.frames(2)
    hint, said = alone.table.gestures.hint, alone.table.gestures.hint_words
    assert hint is not None
    first, second = OUT[way]
    alone.key(first)
    assert isinstance(alone.scene.dialog, PauseDialog)
    alone.frames(200)
    alone.key(second)
    assert (alone.scene.dialog, alone.table.cover) == (None, "")
    assert (alone.table.gestures.hint, alone.table.gestures.hint_words) == (hint, said)
    assert alone.scene.focus.find(TargetKey("hint")) is not None
    alone.key(pygame.K_h)
    assert isinstance(hint.steps[0], Reveal)
    assert hint.steps[0].place in alone.match.game.state.shown
    for key, clock in ((pygame.K_4, ["4", ""]), (pygame.K_z, ["", ""]), (pygame.K_d, ["6-east", ""]), (pygame.K_PLUS, None)):
        alone.key(key)
        if clock is not None:
            assert alone.clock(0)[:2] == clock
    hour = alone.pointer("keys").slot
    alone.key(pygame.K_PAGEDOWN)
    assert alone.pointer("keys").slot == hour + 1
    before = alone.pointer("keys").hovered
    alone.key(pygame.K_TAB)
    assert alone.pointer("keys").hovered != before
    alone.key(pygame.K_b)
    assert alone.match.game.state.people[0].ready
    alone.key(pygame.K_ESCAPE)
    assert isinstance(alone.scene.dialog, PauseDialog)


def test_a_hint_that_is_being_worked_out_at_the_pause_comes_after_it(alone: Planning) -> None:
    alone.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode=""))
    alone.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    alone.frames(20)
    assert alone.table.gestures.hint is None
    alone.key(pygame.K_ESCAPE)
    alone.frames(2)
    assert alone.table.gestures.hint is not None


@pytest.mark.rule("LD-088")
def test_the_button_of_the_hint_in_the_pause_goes_on_and_asks(alone: Planning) -> None:
    alone.key(pygame.K_ESCAPE)
    item = alone.scene.focus.find("tool-hint")
    assert item is not None
    alone.tell(pygame.MOUSEBUTTONDOWN, pos=alone.context.canvas(alone.surface).point(*item.area.centre), button=1)
    alone.frames(3)
    assert (alone.scene.dialog, alone.table.cover) == (None, "")
    assert alone.table.gestures.hint is not None


def test_before_the_first_stroke_the_pause_offers_no_hint_and_closing_it_begins_nothing(screen: pygame.Surface) -> None:
    new = Planning(screen, begin=False)
    new.table.go_on()
    new.frames()
    new.key(pygame.K_ESCAPE)
    assert new.scene.focus.find("tool-hint") is None
    assert new.scene.focus.find("resume") is not None
    new.key(pygame.K_ESCAPE)
    assert (new.table.cover, new.match.game.state.phase) == ("ready", "ready")


def facts_of(planning: Planning) -> str:
    """All words of the pause."""
    planning.key(pygame.K_ESCAPE)
    planning.scene.whole_due = True
    said = painter_kit.words(lambda: planning.scene.draw(planning.surface))
    planning.key(pygame.K_ESCAPE)
    return said


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_pause_tells_how_the_day_stands(alone: Planning, size: tuple[int, int]) -> None:
    text.use(game="london")
    alone.surface = pygame.Surface(size)
    alone.click(slot(0, 0))
    alone.table.session.submit(0, Put(0, "3"), Put(5, "2"))
    alone.frames(10)
    said, t = facts_of(alone), alone.match.game.state
    assert say("ui-ld-pause-chapter", chapter=1) in said
    assert say("ui-ld-pause-left", time="12:00") in said
    who = say(f"short-{t.people[0].id}")
    assert say("ui-ld-pause-hours", who=who, planned=2, all=12, companion=False) in said
    assert said.count("(companion)") == 3
    assert say("ui-ld-pause-cards", open=len(t.shown), hidden=len(t.dark)) in said
    assert say("ui-ld-pause-plots", found=len(t.trail), all=5) in said
    assert "of 10 open cards" in said


def test_without_help_the_pause_judges_no_plan_and_without_a_clock_it_says_so(screen: pygame.Surface) -> None:
    text.use(game="london")
    free = Planning(screen, level="untimed", settings=Settings(assistance="off"))
    said = facts_of(free)
    assert say("ui-ld-pause-untimed") in said
    assert "The plan reaches" not in said
