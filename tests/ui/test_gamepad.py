"""Gamepads: what they mean, plugging and pulling, several at once, a night by pad alone."""

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
import user_input
import virtual_gamepad

from game.ui.app.main_loop import App
from game.ui.input.actions import input_action
from game.ui.input.gamepad import AGAIN, WAIT, Gamepads
from game.ui.input.state import InputState
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.navigation import Push
from game.ui.settings import Settings, Start
from game.ui.table.dialogs import ConfirmDialog

A, B, X, Y = range(4)
LB, RB = pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
START, BACK = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK
CROSS = {
    (0, -1): pygame.CONTROLLER_BUTTON_DPAD_UP, (0, 1): pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    (-1, 0): pygame.CONTROLLER_BUTTON_DPAD_LEFT, (1, 0): pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}  # fmt: skip


@pytest.fixture
def pads() -> Gamepads:
    """Pads that hear events, without asking the system for any."""
    made = Gamepads(InputState(Settings()))
    made.open = True
    return made


def event(kind: int, pad: int = 7, **more: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, instance_id=pad, **more)


def button(number: int, pad: int = 7, *, down: bool = True) -> pygame.event.Event:
    return event(pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP, pad, button=number)


def axis(number: int, value: float, pad: int = 7) -> pygame.event.Event:
    return event(pygame.CONTROLLERAXISMOTION, pad, axis=number, value=round(value * 32767))


def told(pads: Gamepads, *events: pygame.event.Event) -> list[tuple[str, bool]]:
    """The deeds that come of events, and whether they begin."""
    found = []
    for one in events:
        read = pads.read(one)
        assert read is not None
        found += [(input_action(key), key.type == pygame.KEYDOWN) for key in read]
    return found


# ------------------------------------------------------------------ what a pad means


def test_buttons_mean_deeds(pads: Gamepads) -> None:
    assert told(pads, button(A), button(A, down=False)) == [("take", True), ("take", False)]
    for number, what in (
        (B, "back"),
        (X, "look"),
        (Y, "hint"),
        (LB, "previous-group"),
        (RB, "next-group"),
        (START, "menu"),
        (BACK, "log"),
    ):
        assert told(pads, button(number)) == [(what, True)]
    assert told(pads, button(5)) == []
    assert pads.read(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)) is None


def test_a_stick_means_one_direction_and_flutters_not(pads: Gamepads) -> None:
    assert told(pads, axis(0, 0.2), axis(1, -0.2)) == []
    assert told(pads, axis(0, 0.8)) == [("right", True)]
    assert told(pads, axis(0, 0.5), axis(0, 0.6)) == []
    assert told(pads, axis(0, 0.3)) == [("right", False)]
    assert told(pads, axis(0, 0.6), axis(1, 0.9)) == [("right", True), ("right", False), ("down", True)]


def test_a_direction_that_is_held_repeats_like_a_key(pads: Gamepads) -> None:
    told(pads, button(CROSS[1, 0]))
    assert not pads.update(WAIT - 1)
    assert [input_action(key) for key in pads.update(2)] == ["right"]
    assert not pads.update(AGAIN - 5)
    assert [input_action(key) for key in pads.update(10)] == ["right"]
    told(pads, button(CROSS[1, 0], down=False))
    assert not pads.update(5000)
    told(pads, button(A))
    assert not pads.update(5000), "an answer is given once"


def test_triggers_undo_and_hold_for_faster(pads: Gamepads) -> None:
    assert told(pads, axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.9)) == [("undo", True)]
    assert told(pads, axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9)) == [("fast", True)]
    assert told(pads, axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.1)) == [("fast", False)]


def test_the_right_stick_moves_the_board_beyond_its_dead_zone(pads: Gamepads) -> None:
    told(pads, axis(2, 0.2))
    assert pads.hand.glide(10) == (0, 0)
    told(pads, axis(2, 1.0))
    assert pads.hand.glide(10)[0] < -5
    assert pads.hand.device == "pad"
    told(pads, axis(2, 0.0))
    assert pads.hand.glide(10) == (0, 0)


def test_several_pads_are_one_hand_and_one_that_is_pulled_lets_go(pads: Gamepads) -> None:
    told(pads, button(CROSS[1, 0], 1), button(CROSS[0, 1], 2), axis(2, 1.0, 1))
    assert sorted(input_action(key) for key in pads.update(WAIT + 1)) == ["down", "right"]
    assert told(pads, event(pygame.CONTROLLERDEVICEREMOVED, 1), event(pygame.JOYDEVICEREMOVED, 1)) == [("right", False)]
    assert pads.hand.stick == (0, 0)
    assert [input_action(key) for key in pads.update(AGAIN + 1)] == ["down"]


def test_a_pad_without_a_name_serves_as_well(pads: Gamepads) -> None:
    assert told(pads, event(pygame.JOYBUTTONDOWN, button=0), event(pygame.JOYBUTTONDOWN, button=99)) == [("take", True)]
    assert told(pads, event(pygame.JOYHATMOTION, hat=0, value=(0, 1))) == [("up", True)]
    assert told(pads, event(pygame.JOYHATMOTION, hat=0, value=(0, 0))) == [("up", False)]
    assert told(pads, event(pygame.JOYAXISMOTION, axis=0, value=-1.0)) == [("left", True)]
    assert told(pads, event(pygame.JOYAXISMOTION, axis=2, value=-1.0)) == [], "a trigger at rest is no stick"
    assert told(pads, event(pygame.JOYDEVICEADDED, device_index=44)) == [], "gone before it was opened"


def test_a_controller_is_not_heard_twice(pads: Gamepads) -> None:
    pads.known.add(7)
    assert told(pads, event(pygame.JOYBUTTONDOWN, button=0)) == []


def test_when_the_window_is_left_nothing_stays_held(pads: Gamepads) -> None:
    told(pads, button(A), axis(2, 1.0))
    assert [(input_action(key), key.type) for key in pads.calm()] == [("take", pygame.KEYUP)]
    assert pads.hand.stick == (0, 0)


# ------------------------------------------------------------------ the real way, with SDL's virtual pad


@pytest.fixture
def app(close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    if virtual_gamepad.library() is None:
        pytest.skip("SDL's library is not where it can be found")
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    made = App(Start(), chosen=Settings(speed="instant"), agent_worker=AgentWorker(background=False))
    close.append(made)
    user_input.frames(made)
    return made


@pytest.fixture
def pad(app: App) -> Iterator[virtual_gamepad.VirtualPad]:
    try:
        made = virtual_gamepad.VirtualPad()
    except OSError:
        pytest.skip("this SDL has no virtual pads")
    user_input.frames(app, 2)
    yield made
    made.pull()


def tap(app: App, pad: virtual_gamepad.VirtualPad, number: int) -> None:
    pad.button(number, down=True)
    user_input.frames(app, 1, 16)
    pad.button(number, down=False)
    user_input.frames(app, 1, 16)


def test_a_pad_is_plugged_in_used_and_pulled_out_in_the_middle(app: App, pad: virtual_gamepad.VirtualPad) -> None:
    assert app.pads.known == {pad.id}
    assert app.device == "keys"
    tap(app, pad, CROSS[1, 0])
    assert app.device == "pad"
    assert app.context.input.cap("take") == "pad:a"
    tap(app, pad, CROSS[-1, 0])
    pad.button(A, down=True)
    user_input.frames(app)
    assert user_input.name_of(app) == "box"
    pad.pull()
    user_input.frames(app, 3)
    assert not app.pads.pads
    assert not app.context.input.held
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu"
    assert app.device == "keys"
    again = virtual_gamepad.VirtualPad()
    user_input.frames(app, 2)
    tap(app, again, CROSS[0, 1])
    assert app.device == "pad"
    again.pull()
    user_input.frames(app, 2)


def test_a_pad_that_is_plugged_in_after_another_says_everything_once(app: App, pad: virtual_gamepad.VirtualPad) -> None:
    pad.pull()
    user_input.frames(app, 2)
    later = virtual_gamepad.VirtualPad()
    user_input.frames(app, 2)
    assert app.pads.known == {later.id}
    told: list[str] = []
    heard = app.act
    app.act = lambda event, **where: (
        told.append(input_action(event)) if event.type == pygame.KEYDOWN else None,
        heard(event, **where),
    )[1]  # type: ignore[method-assign]
    tap(app, later, CROSS[0, 1])
    later.pull()
    user_input.frames(app, 2)
    assert told == ["down"]


def test_two_pads_and_a_mouse_share_one_focus(app: App, pad: virtual_gamepad.VirtualPad) -> None:
    other = virtual_gamepad.VirtualPad()
    user_input.frames(app, 2)
    start = user_input.screen_of(app).focus.current
    tap(app, pad, CROSS[1, 0])
    tap(app, other, CROSS[-1, 0])
    assert user_input.screen_of(app).focus.current == start
    user_input.click(app, user_input.screen_of(app).focus.find("settings"))
    assert app.device == "mouse"
    tap(app, other, B)
    assert user_input.name_of(app) == "menu"
    other.pull()
    user_input.frames(app, 2)
    tap(app, pad, CROSS[1, 0])
    assert app.device == "pad"


def test_the_setting_turns_pads_off_and_on_again(app: App, pad: virtual_gamepad.VirtualPad) -> None:
    app.context.settings.pad = False
    user_input.frames(app, 2)
    before = user_input.screen_of(app).focus.current
    tap(app, pad, CROSS[1, 0])
    assert user_input.screen_of(app).focus.current == before
    assert app.device == "keys"
    app.context.settings.pad = True
    pad.pad = None  # it went with SDL's joysticks
    user_input.frames(app, 2)
    new = virtual_gamepad.VirtualPad()
    user_input.frames(app, 2)
    tap(app, new, CROSS[1, 0])
    assert app.device == "pad"
    new.pull()


def test_a_night_by_pad_alone(app: App, pad: virtual_gamepad.VirtualPad) -> None:
    rng = random.Random(6)
    tap(app, pad, A)
    while user_input.screen_of(app).focus.current != "custom":
        tap(app, pad, CROSS[1, 0])
    tap(app, pad, A)
    assert user_input.name_of(app) == "setup"
    scene: Any = app.scene
    scene.seed = "3"
    tap(app, pad, START)
    assert user_input.name_of(app) == "table"
    assert app.scene.dialog is None  # type: ignore[attr-defined]
    tap(app, pad, START)
    assert app.scene.dialog is not None  # type: ignore[attr-defined]
    tap(app, pad, START)
    assert app.scene.dialog is None  # type: ignore[attr-defined]
    for _ in range(900):
        user_input.idle(app)
        if user_input.name_of(app) != "table":
            break
        table: Any = app.scene
        sure = table.focus.find("yes") if isinstance(table.dialog, ConfirmDialog) else None
        reach(app, pad, sure or user_input.pick(user_input.answers(app), rng))
        tap(app, pad, A)
    assert user_input.name_of(app) == "end"
    tap(app, pad, B)
    assert user_input.name_of(app) == "menu"


def reach(app: App, pad: virtual_gamepad.VirtualPad, wanted: Any) -> None:
    """Bring the focus to a place, or near it, by the upper buttons and the cross."""
    ring = user_input.screen_of(app).focus
    for _ in range(12):
        if ring.focused is not None and ring.focused.group == wanted.group:
            break
        tap(app, pad, RB)
    assert ring.focused is not None
    assert ring.focused.group == wanted.group
    for _ in range(30):
        here, there = ring.focused.area.centre, wanted.area.centre
        before = ring.current
        if before == wanted.key:
            return
        dx, dy = there[0] - here[0], there[1] - here[1]
        tap(app, pad, CROSS[(1 if dx > 0 else -1, 0) if abs(dx) > abs(dy) else (0, 1 if dy > 0 else -1)])
        if ring.current == before or ring.focused is None or ring.focused.group != wanted.group:
            ring.current = before
            return


def test_the_right_stick_turns_pages_where_there_is_no_board(app: App, pad: virtual_gamepad.VirtualPad) -> None:
    app.enter(Push("keys"))
    user_input.frames(app)
    scene: Any = app.scene
    assert scene.scroll.top == 0
    pad.axis(pygame.CONTROLLER_AXIS_RIGHTY, 1.0)
    user_input.frames(app, 2)
    assert scene.scroll.top > 100
    assert not pygame.mouse.get_visible()
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(40, 40), rel=(40, 40), buttons=(0, 0, 0)))
    pad.axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.0)
    user_input.frames(app, 3)
    assert pygame.mouse.get_visible()


def test_a_seed_is_dialled_by_pad(app: App, pad: virtual_gamepad.VirtualPad) -> None:
    tap(app, pad, A)
    user_input.set_up(app)
    scene: Any = app.scene
    scene.seed = "15"
    scene.focus.current = "seed"
    tap(app, pad, A)
    assert scene.entry is not None
    for number in (CROSS[-1, 0], CROSS[0, 1], CROSS[1, 0], CROSS[0, -1]):  # the last digit one less, a new one behind it
        tap(app, pad, number)
    tap(app, pad, A)
    assert scene.entry is None
    assert scene.seed == "140"
