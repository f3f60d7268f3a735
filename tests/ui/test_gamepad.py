"""Keys, the player's own ones, the page that changes them and the caps on the screen; gamepads; whole nights by mouse, by keyboard and by pad alone."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
import user_input
import virtual_gamepad
from user_input import Launch, click_on, scene_of
from virtual_gamepad import VirtualPad

from game.match import Match
from game.storage import paths
from game.ui import settings
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.input import actions
from game.ui.input.actions import GROUPS, USUAL, KeyBindings, input_action, key_name, words_of
from game.ui.input.gamepad import AGAIN, WAIT, Gamepads
from game.ui.input.state import ON_PAD, InputState
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.navigation import Push
from game.ui.screens.key_bindings import KeyBindingsScene
from game.ui.settings import Settings, Start
from game.ui.table.dialogs import ConfirmDialog
from game.ui.widgets.gamepad import draw_glyph, glyph_width, is_glyph

in_both_sizes = pytest.mark.parametrize("size", ["1280x720", "1920x1080"])


def down(key: int, mod: int = 0, **more: Any) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", **more)


def test_every_usual_key_does_its_deed_no_two_share_one_and_what_is_held_beside_a_key_counts() -> None:
    every = [key for keys in USUAL.values() for key in keys]
    assert len(every) == len(set(every)) and not KeyBindings().clashes
    for what, keys in USUAL.items():
        for key in keys:
            code, mod = actions.code_of(key)
            event = down(code, mod)
            assert code and (key_name(event), input_action(event)) == (key, what)
            assert input_action(KeyBindings().translate(event)) == what
    for key, mod, what in (
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "previous"), (pygame.K_z, pygame.KMOD_LCTRL, "undo"), (pygame.K_s, pygame.KMOD_RCTRL, "save"),
        (pygame.K_s, 0, "pan-down"), (pygame.K_s, pygame.KMOD_NUM | pygame.KMOD_CAPS, "pan-down"), (pygame.K_h, pygame.KMOD_LSHIFT, "hint"),
        (pygame.K_EQUALS, pygame.KMOD_LSHIFT, "plus"), (pygame.K_RETURN, pygame.KMOD_LALT, "full-screen"), (pygame.K_TAB, pygame.KMOD_LALT, ""),
        (pygame.K_q, pygame.KMOD_LGUI, ""), (pygame.K_LSHIFT, pygame.KMOD_LSHIFT, ""),
    ):  # fmt: skip
        assert KeyBindings().action_of(down(key, mod)) == what, (key, mod)
    assert KeyBindings().action_of(down(0x44F, scancode=29)) == "undo", "the key between Shift and X of another alphabet"


def test_keys_of_the_player_are_taken_with_care_told_as_the_usual_ones_and_move_from_deed_to_deed() -> None:
    mine = KeyBindings({"undo": ["k"]})
    found, lost = mine.translate(down(pygame.K_k)), mine.translate(down(pygame.K_z))
    assert (input_action(found), found.key, actions.raw(found).key) == ("undo", pygame.K_z, pygame.K_k)
    assert (input_action(lost), lost.key) == ("", pygame.K_UNKNOWN)
    assert input_action(mine.translate(found)) == "undo", "an event is translated once"
    odd = KeyBindings({"undo": ["k", "k", "nonsense", "escape"], "dance": ["q"], "take": [], "hint": ["k"]})
    assert (odd.keys("undo"), odd.keys("back")) == (("k",), ("escape",))
    assert odd.keys("take") == ("return", "enter"), "nobody can lock himself out"
    assert [(one.key, one.has, one.wants) for one in odd.clashes] == [("k", "undo", "hint")]
    mine = KeyBindings({"hint": ["z"]})
    assert not mine.clashes and mine.keys("undo") == ("u", "ctrl+z")
    mine = KeyBindings(KeyBindings().chosen("hint", 0, "z"))
    assert (mine.keys("hint"), mine.keys("undo")) == (("z",), ("u", "ctrl+z")) and not mine.may_lose("next", "tab")
    mine = KeyBindings(mine.reset("undo"))
    assert (mine.keys("hint"), mine.keys("undo")) == ((), USUAL["undo"])
    mine = KeyBindings(mine.reset("hint"))
    assert mine.own == {}
    for place, key, keys in ((1, "k", ("h", "k")), (2, "j", ("h", "k", "j")), (1, "q", ("h", "q", "j"))):
        mine = KeyBindings(mine.chosen("hint", place, key))
        assert mine.keys("hint") == keys


def test_keys_have_words_and_caps_follow_the_device_and_the_bindings() -> None:
    words = {
        "return": "Enter", "enter": "Num Enter", "[+]": "Num +", "ctrl+z": "Ctrl+Z", "ctrl++": "Ctrl++", "page up": "PgUp", "f5": "F5", "-": "-",
    }  # fmt: skip
    assert {key: words_of(key) for key in words} == words
    hand = InputState(Settings())
    assert hand.cap("take") == "Enter" and hand.cap("pan-up", "pan-left", "pan-down", "pan-right") == "W A S D"
    assert hand.note(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(0, 0)))
    assert (hand.cap("take"), hand.cap("undo")) == ("mouse:left", "Z") and hand.note(down(pygame.K_RETURN, pad=True))
    shake = pygame.event.Event(pygame.MOUSEMOTION, rel=(1, 0), pos=(0, 0), buttons=(0, 0, 0))
    assert not any(hand.note(shake) for _ in range(5))
    assert any(hand.note(shake) for _ in range(20)), "a slow hand is a hand"
    assert hand.note(down(pygame.K_RETURN, pad=True)) and (hand.cap("take"), hand.cap("full-screen")) == ("pad:a", "")
    hand.sony = True
    assert hand.cap("take") == "pad:a:sign" and hand.note(down(pygame.K_a))
    hand.rebind({"take": ["k"]})
    assert (hand.cap("take"), hand.settings.keys) == ("K", {"take": ["k"]})


def test_every_glyph_can_be_drawn(screen: pygame.Surface) -> None:
    canvas, all_of_it = Canvas(screen, screen.get_size()), screen.get_width() * screen.get_height()
    for label in [*ON_PAD.values(), *(f"{one}:sign" for one in ON_PAD.values()), "mouse:left", "mouse:right", "mouse:wheel"]:
        assert is_glyph(label)
        screen.fill((0, 0, 0))
        draw_glyph(canvas, Area(100, 100, glyph_width(label, 32), 32), label, RAVENLOFT)
        assert pygame.mask.from_threshold(screen, (0, 0, 0), (1, 1, 1, 255)).count() < all_of_it - 100, label


@pytest.fixture
def shown(launch: Launch) -> App:
    made = launch()
    made.enter(Push("keys"))
    user_input.frames(made)
    return made


def page(shown: App) -> Any:
    return shown.scene


def listens(shown: App, what: str, slot: int, *keys: int) -> bool:
    page(shown).focus.current = ("slot", what, slot)
    user_input.frames(shown)
    for key in keys:
        user_input.press(shown, key)
    return bool(page(shown).listens)


def stored() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(paths.settings().read_text(encoding="utf-8"))["keys"]
    return found


@pytest.mark.heavy
@in_both_sizes
def test_every_deed_stands_on_the_page_and_can_be_reached_by_arrows(launch: Launch, size: str) -> None:
    shown, seen = launch(size=size), set()
    shown.enter(Push("keys"))
    user_input.frames(shown)
    for _ in range(len(USUAL) + 2):
        seen.add(page(shown).focus.current)
        user_input.press(shown, pygame.K_DOWN)
    assert {("slot", what, 0) for group in GROUPS.values() for what in group} <= seen


def test_a_free_key_is_bound_and_stored_and_one_that_does_something_else_is_told_first(shown: App) -> None:
    assert listens(shown, "hint", 0, pygame.K_RETURN)
    user_input.press(shown, pygame.K_LSHIFT, pygame.KMOD_LSHIFT)
    assert page(shown).listens
    user_input.press(shown, pygame.K_k)
    assert not page(shown).listens and stored() == settings.load(paths.settings()).keys == {"hint": ["k"]}
    assert shown.context.input.bindings.action_of(down(pygame.K_k)) == "hint"
    assert listens(shown, "hint", 0, pygame.K_RETURN, pygame.K_z) and "Undo" in page(shown).message
    user_input.press(shown, pygame.K_z)
    assert stored() == {"hint": ["z"], "undo": ["u", "ctrl+z"]}
    assert listens(shown, "hint", 1, pygame.K_RETURN, pygame.K_TAB) and "Next place" in page(shown).message
    user_input.press(shown, pygame.K_TAB)
    assert page(shown).listens, "the only key of what is needed is not given away"
    user_input.press(shown, pygame.K_ESCAPE)
    assert not page(shown).listens and stored() == {"hint": ["z"], "undo": ["u", "ctrl+z"]}


def test_fields_are_emptied_everything_goes_back_to_the_usual_and_escape_stays_and_leaves(shown: App) -> None:
    listens(shown, "undo", 0, pygame.K_DELETE)
    assert shown.context.input.bindings.keys("undo") == ("u", "ctrl+z")
    for slot in (1, 0):  # the last key of what is needed stays
        user_input.click(shown, page(shown).focus.find(("slot", "take", slot)), button=3)
        assert shown.context.input.bindings.keys("take") == ("return",)
    user_input.click(shown, page(shown).focus.find("all"))
    assert stored() == {} and shown.context.input.bindings.keys("undo") == USUAL["undo"]
    assert not listens(shown, "full-screen", 0, pygame.K_RETURN, pygame.K_F11) and not shown.context.settings.full_screen
    listens(shown, "back", 0, pygame.K_DELETE)
    assert shown.context.input.bindings.keys("back") == ("escape",) and page(shown).message
    user_input.press(shown, pygame.K_ESCAPE)
    assert user_input.name_of(shown) == "menu"


def test_a_clash_in_the_file_is_told_and_the_table_is_played_with_the_players_keys(launch: Launch) -> None:
    scene = KeyBindingsScene(launch(keys={"hint": ["k"], "log": ["k"]}).context)
    assert "Hint" in scene.message and "Log" in scene.message
    shown = launch(Start("ravenloft", {}, {}, 7), "1024x720", keys={"take": ["k"], "menu": ["m"], "right": ["o"], "left": ["j"]})
    user_input.idle(shown)
    turn = page(shown).client.match.turn
    user_input.press(shown, pygame.K_RETURN)
    assert page(shown).client.match.turn == turn
    user_input.press(shown, pygame.K_k)
    assert page(shown).client.match.turn == turn + 1
    user_input.idle(shown)
    for key, opens in ((pygame.K_p, False), (pygame.K_m, True), (pygame.K_m, False)):
        user_input.press(shown, key)
        assert (page(shown).dialog is not None) is opens


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


@pytest.mark.heavy
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


MOST = 900


@pytest.mark.heavy
def test_a_night_by_pad_alone(app: App, pad: VirtualPad) -> None:
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
    for _ in range(MOST):
        user_input.idle(app)
        if user_input.name_of(app) != "table":
            break
        table = app.scene
        sure = table.focus.find("yes") if isinstance(table.dialog, ConfirmDialog) else None
        reach(app, pad, sure or user_input.pick(user_input.answers(app), rng))
        tap(app, pad, A)
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


@pytest.mark.heavy
@in_both_sizes
def test_a_night_by_mouse_alone(launch: Launch, size: str) -> None:
    app, rng = launch(size=size), random.Random(4)
    click_on(app, ("box", "ravenloft"), "custom")
    assert user_input.name_of(app) == "setup"
    scene_of(app).seed = "11"
    click_on(app, ("adventure", "find-the-icon"), ("power", "cleave"))
    assert scene_of(app).form.opened == "cleave"
    click_on(app, ("power", "cleave"), "begin")
    for _ in range(MOST):
        user_input.idle(app)
        if user_input.name_of(app) != "table":
            break
        if reachable := user_input.in_view(app, user_input.answers(app)):
            user_input.click(app, user_input.pick(reachable, rng))
        else:
            click_on(app, ("tool", "minus"))
    assert user_input.name_of(app) == "end"
    click_on(app, "main-menu")
    assert user_input.name_of(app) == "menu"


@pytest.mark.heavy
@in_both_sizes
def test_a_night_by_keyboard_alone(launch: Launch, size: str) -> None:
    app, rng = launch(size=size), random.Random(5)
    user_input.press(app, pygame.K_RETURN)
    user_input.set_up(app)
    scene_of(app).seed = "3"
    user_input.press(app, pygame.K_b)
    assert user_input.name_of(app) == "table"
    for _ in range(MOST):
        user_input.idle(app)
        if user_input.name_of(app) != "table":
            break
        bring_to(app, user_input.pick(user_input.answers(app), rng))
        user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "end"
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu"


def bring_to(app: App, wanted: Any) -> None:
    """Bring the focus to a place by Tab and arrows; at least to its group."""
    ring = user_input.screen_of(app).focus
    for _ in range(len(ring.targets) + 2):
        here: Any = ring.focused
        if ring.current == wanted.key or (here and here.group == wanted.group and wanted.group in ring.single):
            break
        user_input.press(app, pygame.K_TAB)
    assert ring.focused.group == wanted.group
    for _ in range(40):
        (x, y), (to_x, to_y) = ring.focused.area.centre, wanted.area.centre
        if ring.current == wanted.key:
            return
        dx, dy = to_x - x, to_y - y
        key = (pygame.K_RIGHT if dx > 0 else pygame.K_LEFT) if abs(dx) > abs(dy) else (pygame.K_DOWN if dy > 0 else pygame.K_UP)
        before = ring.current
        user_input.press(app, key)
        if ring.current == before:
            return


def watch_to_the_end(app: App) -> None:
    for _ in range(3000):
        user_input.frames(app, dt=500)
        if user_input.name_of(app) == "end":
            return
    raise AssertionError(user_input.name_of(app))


@pytest.mark.heavy
def test_agents_play_a_night_for_a_spectator_and_one_watched_again_ends_as_it_did(launch: Launch) -> None:
    watch_to_the_end(launch(Start("ravenloft", {"adventure": "1", "heroes": "kat"}, {0: "random"}, 8)))
    match = Match.new("ravenloft", seed=5, seats={0: "random"})
    match.play()
    app = launch()
    scene = castle_table(app.context, Match.replay(match.to_record(), 0), script=match.actions)
    app.show(scene)
    watch_to_the_end(app)
    assert scene.client.match.digest == match.digest
