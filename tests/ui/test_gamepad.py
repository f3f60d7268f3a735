"""Gamepads: what they mean, plugging and pulling, several at once, a night by pad alone."""

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
import user_input
import virtual_gamepad
from user_input import Launch
from virtual_gamepad import VirtualPad

from game.ui.app.main_loop import App
from game.ui.input.actions import input_action
from game.ui.input.gamepad import AGAIN, WAIT, Gamepads
from game.ui.input.state import InputState
from game.ui.scene.navigation import Push
from game.ui.settings import Settings
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


def told(pads: Gamepads, *events: pygame.event.Event) -> list[str]:
    """The deeds that come of events; one that ends has a minus."""
    found = []
    for one in events:
        read = pads.read(one)
        assert read is not None
        found += [("" if key.type == pygame.KEYDOWN else "-") + input_action(key) for key in read]
    return found


def test_buttons_and_triggers_mean_deeds_also_of_a_pad_without_a_name(pads: Gamepads) -> None:
    assert told(pads, button(A), button(A, down=False)) == ["take", "-take"]
    deeds = ["back", "look", "hint", "previous-group", "next-group", "menu", "log"]
    assert told(pads, *map(button, (B, X, Y, LB, RB, START, BACK))) == deeds and told(pads, button(5)) == []
    assert pads.read(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)) is None
    left, right = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert told(pads, axis(left, 0.9), axis(right, 0.9), axis(right, 0.1)) == ["undo", "fast", "-fast"]
    assert told(pads, event(pygame.JOYBUTTONDOWN, button=0), event(pygame.JOYBUTTONDOWN, button=99)) == ["take"]
    assert told(pads, *(event(pygame.JOYHATMOTION, hat=0, value=value) for value in ((0, 1), (0, 0)))) == ["up", "-up"]
    assert told(pads, event(pygame.JOYAXISMOTION, axis=0, value=-1.0)) == ["left"]
    assert told(pads, event(pygame.JOYAXISMOTION, axis=2, value=-1.0)) == [], "a trigger at rest is no stick"
    assert told(pads, event(pygame.JOYDEVICEADDED, device_index=44)) == [], "gone before it was opened"
    pads.known.add(7)
    assert told(pads, event(pygame.JOYBUTTONDOWN, button=0)) == []


def test_a_stick_means_one_direction_and_the_right_one_moves_the_board_beyond_its_dead_zone(pads: Gamepads) -> None:
    assert told(pads, axis(0, 0.2), axis(1, -0.2)) == [] and told(pads, axis(0, 0.8)) == ["right"]
    assert told(pads, axis(0, 0.5), axis(0, 0.6)) == [] and told(pads, axis(0, 0.3)) == ["-right"]
    assert told(pads, axis(0, 0.6), axis(1, 0.9)) == ["right", "-right", "down"]
    for lean, moves in ((0.2, False), (1.0, True), (0.0, False)):
        told(pads, axis(2, lean))
        x, y = pads.hand.glide(10)
        assert (x < -5) if moves else (x, y) == (0, 0)
    assert pads.hand.device == "pad"


def test_a_held_direction_repeats_an_answer_is_given_once_and_a_pad_that_is_pulled_lets_go(pads: Gamepads) -> None:
    told(pads, button(CROSS[1, 0]))
    for ms, heard in ((WAIT - 1, []), (2, ["right"]), (AGAIN - 5, []), (10, ["right"])):
        assert [input_action(key) for key in pads.update(ms)] == heard
    told(pads, button(CROSS[1, 0], down=False))
    assert not pads.update(5000)
    told(pads, button(A), axis(2, 1.0))
    assert not pads.update(5000)
    assert [(input_action(key), key.type) for key in pads.calm()] == [("take", pygame.KEYUP)]
    assert pads.hand.stick == (0, 0), "when the window is left, nothing stays held"
    told(pads, button(CROSS[1, 0], 1), button(CROSS[0, 1], 2), axis(2, 1.0, 1))
    assert sorted(input_action(key) for key in pads.update(WAIT + 1)) == ["down", "right"]
    assert told(pads, event(pygame.CONTROLLERDEVICEREMOVED, 1), event(pygame.JOYDEVICEREMOVED, 1)) == ["-right"]
    assert pads.hand.stick == (0, 0) and [input_action(key) for key in pads.update(AGAIN + 1)] == ["down"]


@pytest.fixture
def app(launch: Launch) -> App:
    if virtual_gamepad.library() is None:
        pytest.skip("SDL's library is not where it can be found")
    return launch(size="1024x720", confirm=True)


def plugged(app: App) -> VirtualPad:
    made = VirtualPad()
    user_input.frames(app, 2)
    return made


@pytest.fixture
def pad(app: App) -> Iterator[VirtualPad]:
    try:
        made = VirtualPad()
    except OSError:
        pytest.skip("this SDL has no virtual pads")
    user_input.frames(app, 2)
    yield made
    made.pull()


def tap(app: App, pad: VirtualPad, number: int) -> None:
    pad.button(number, down=True)
    user_input.frames(app, 1, 16)
    pad.button(number, down=False)
    user_input.frames(app, 1, 16)


def test_a_pad_is_plugged_in_used_and_pulled_out_in_the_middle(app: App, pad: VirtualPad) -> None:
    assert app.pads.known == {pad.id} and app.device == "keys"
    tap(app, pad, CROSS[1, 0])
    assert app.device == "pad" and app.context.input.cap("take") == "pad:a"
    tap(app, pad, CROSS[-1, 0])
    pad.button(A, down=True)
    user_input.frames(app)
    assert user_input.name_of(app) == "box"
    pad.pull()
    user_input.frames(app, 3)
    assert not app.pads.pads and not app.context.input.held
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu" and app.device == "keys"
    again = plugged(app)
    assert app.pads.known == {again.id}
    told: list[str] = []
    heard = app.act
    app.act = lambda event, **where: (  # type: ignore[method-assign]
        told.append(input_action(event)) if event.type == pygame.KEYDOWN else None,
        heard(event, **where),
    )[1]
    tap(app, again, CROSS[0, 1])
    assert app.device == "pad"
    again.pull()
    user_input.frames(app, 2)
    assert told == ["down"], "one that is plugged in after another says everything once"


def test_two_pads_and_a_mouse_share_one_focus_and_the_right_stick_turns_pages(app: App, pad: VirtualPad) -> None:
    other, menu = plugged(app), user_input.screen_of(app)
    start: Any = menu.focus.current
    tap(app, pad, CROSS[1, 0])
    tap(app, other, CROSS[-1, 0])
    assert menu.focus.current == start
    [settings] = [item for item in menu.focus.targets if item.key == "settings"]
    user_input.click(app, settings)
    assert app.device == "mouse"
    tap(app, other, B)
    assert user_input.name_of(app) == "menu"
    other.pull()
    user_input.frames(app, 2)
    tap(app, pad, CROSS[1, 0])
    assert app.device == "pad"
    app.enter(Push("keys"))
    user_input.frames(app)
    scene: Any = app.scene
    assert scene.scroll.top == 0
    pad.axis(pygame.CONTROLLER_AXIS_RIGHTY, 1.0)
    user_input.frames(app, 2)
    assert scene.scroll.top > 100 and not pygame.mouse.get_visible()
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(40, 40), rel=(40, 40), buttons=(0, 0, 0)))
    pad.axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.0)
    user_input.frames(app, 3)
    assert pygame.mouse.get_visible()


def test_the_setting_turns_pads_off_and_on_again(app: App, pad: VirtualPad) -> None:
    app.context.settings.pad = False
    user_input.frames(app, 2)
    before = user_input.screen_of(app).focus.current
    tap(app, pad, CROSS[1, 0])
    assert user_input.screen_of(app).focus.current == before and app.device == "keys"
    app.context.settings.pad = True
    pad.pad = None  # it went with SDL's joysticks
    user_input.frames(app, 2)
    new = plugged(app)
    tap(app, new, CROSS[1, 0])
    assert app.device == "pad"
    new.pull()


@pytest.mark.parametrize("answers", [12, pytest.param(900, marks=pytest.mark.heavy)])
def test_a_night_by_pad_alone(app: App, pad: VirtualPad, answers: int) -> None:
    rng = random.Random(6)
    tap(app, pad, A)
    while user_input.screen_of(app).focus.current != "custom":
        tap(app, pad, CROSS[1, 0])
    tap(app, pad, A)
    scene: Any = app.scene
    scene.seed = "15"
    scene.focus.current = "seed"
    tap(app, pad, A)
    assert scene.entry is not None
    for number in (CROSS[-1, 0], CROSS[0, 1], CROSS[1, 0], CROSS[0, -1]):  # the last digit one less, a new one behind it
        tap(app, pad, number)
    tap(app, pad, A)
    assert scene.entry is None and scene.seed == "140"
    scene.seed = "3"
    for dialog in (False, True, False):
        tap(app, pad, START)
        table: Any = app.scene
        assert table.name == "table" and (table.dialog is not None) is dialog
    for _ in range(answers):
        user_input.idle(app)
        if user_input.name_of(app) != "table":
            break
        table = app.scene
        sure = table.focus.find("yes") if isinstance(table.dialog, ConfirmDialog) else None
        before = table.client.match.turn
        reach(app, pad, sure or user_input.pick(user_input.answers(app), rng))
        tap(app, pad, A)
    if answers < 900:
        assert before > 5, "it goes on"
        return
    assert user_input.name_of(app) == "end"
    tap(app, pad, B)
    assert user_input.name_of(app) == "menu"


def reach(app: App, pad: VirtualPad, wanted: Any) -> None:
    """Bring the focus to a place, or near it, by the upper buttons and the cross."""
    ring = user_input.screen_of(app).focus
    for _ in range(12):
        if ring.focused is not None and ring.focused.group == wanted.group:
            break
        tap(app, pad, RB)
    assert ring.focused is not None and ring.focused.group == wanted.group
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
