"""The hours of the clocks under the pointers: which one is chosen, and what a press and a right-click do to them alone."""

import pygame
import pytest

from game import text
from game.rules.london.choice import Put, Reveal
from game.text import say
from game.ui.london.planning import hints, layers
from game.ui.london.planning.hints import Hint, renewed
from game.ui.london.planning.pointers import TargetKey
from game.ui.settings import Settings
from tests.ui.london.planning_kit import Planning, card, slot

HINT = TargetKey("hint")


@pytest.fixture
def led(screen: pygame.Surface) -> Planning:
    """A planning of one person beside companions that do nothing by themselves, with all cards open."""
    text.use(game="london")
    planning = Planning(screen, holders={1: "easy", 2: "easy", 3: "easy"}, settings=Settings(assistance="full"))
    planning.table.session.submit(0, *[Reveal(place) for place in [*planning.match.game.state.dark]])
    planning.table.session.companions.wait.update(dict.fromkeys((1, 2, 3), 1e9))
    planning.frames()
    return planning


def standing(planning: Planning) -> Hint:
    hint = planning.table.gestures.hint
    assert hint is not None
    return hint


def right_click(planning: Planning, spot: TargetKey) -> None:
    planning.hover(spot)
    planning.tell(pygame.MOUSEBUTTONDOWN, pos=planning.at(spot), button=3)


def test_a_right_click_takes_out_the_token_under_it_and_no_other(led: Planning) -> None:
    led.table.session.submit(0, Put(0, "1"), Put(4, "2"))
    led.table.session.submit(1, Put(6, "3"))
    led.click(slot(0, 9))
    before = led.clock(0), led.clock(1)
    for spot in (slot(1, 6), slot(1, 7), slot(0, 8), TargetKey("portrait", 0)):
        right_click(led, spot)
        assert (led.clock(0), led.clock(1)) == before
    right_click(led, slot(0, 4))
    assert led.clock(0)[4] == ""
    assert led.clock(0)[0] == "1"


def test_a_right_click_on_the_hour_of_a_request_takes_it_back(led: Planning) -> None:
    led.click(slot(1, 3))
    led.click(card("east-3"))
    assert led.table.session.companions.orders == {(1, 3): "east-3"}
    right_click(led, slot(1, 3))
    assert led.table.session.companions.orders == {}
    assert led.pointer("mouse").is_notice_good


def test_mouse_and_keys_of_a_player_share_the_chosen_hour_and_its_ring(led: Planning) -> None:
    led.key(pygame.K_PAGEDOWN)
    led.click(slot(0, 7))
    assert led.pointer("keys").slot == led.pointer("mouse").slot == 7
    led.key(pygame.K_4)
    assert led.clock(0)[7] == "4"
    assert led.pointer("mouse").slot == 8
    targets, canvas = led.scene.focus.targets, led.context.canvas(led.surface)
    (rings, _) = layers.sprites(canvas, [], led.table.session, led.table.gestures, targets)
    assert len(rings) == 1
    led.click(slot(1, 2))
    ((ring,), _) = layers.sprites(canvas, [], led.table.session, led.table.gestures, targets)
    item = led.scene.focus.find(slot(1, 2))
    assert item is not None
    assert ring.area(led.surface).collidepoint(canvas.point(*item.area.centre)), "the hour for which a place is asked"


def test_the_first_press_of_the_key_does_not_place_a_hint_that_came_by_itself(led: Planning) -> None:
    led.click(slot(0, 0))
    led.table.gives_hint(led.scene.facts())
    led.frames(3)
    hint = standing(led)
    led.key(pygame.K_h)
    assert not any(led.clock(0))
    assert led.pointer("keys").notice == say("ui-ld-hint-again")
    led.key(pygame.K_h)
    assert [led.clock(0)[one.slot] for one in hint.steps if isinstance(one, Put)] == [
        one.token for one in hint.steps if isinstance(one, Put)
    ]


def test_a_hint_says_what_it_gives_up_before_it_is_placed(led: Planning) -> None:
    led.key(pygame.K_h)
    led.frames(3)
    hint = standing(led)
    given_up = hint._replace(lost=(("north-4", 4),))
    led.table.gestures.hint = given_up
    led.down(HINT)
    assert not any(led.clock(0))
    assert say("short-north-4") in led.pointer("mouse").notice
    led.down(HINT)
    assert any(led.clock(0))


def test_a_hint_leaves_when_it_would_break_what_was_planned_since(led: Planning) -> None:
    led.key(pygame.K_h)
    led.frames(3)
    hint = standing(led)
    assert hint.lost == ()
    hour = next(one for one in range(12) if one not in hints.hours(hint))
    led.table.session.submit(0, Put(hour, "1"))
    t = led.match.game.state
    assert renewed(t, hint._replace(place="elsewhere")) is None
    taken = hint._replace(steps=(Put(hour, "2"),), before=tuple(t.people[0].clock))
    assert renewed(t, taken) is None, "it replaces a token"
