"""Keys and their deeds, the player's own keys, the page that changes them, the caps on the screen."""

import json
from typing import Any

import pygame
import pytest
import user_input
from user_input import Launch

from game.storage import paths
from game.ui import settings
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.input import actions
from game.ui.input.actions import GROUPS, USUAL, KeyBindings, input_action, key_name, words_of
from game.ui.input.state import ON_PAD, InputState
from game.ui.scene.navigation import Push
from game.ui.screens.key_bindings import KeyBindingsScene
from game.ui.settings import Settings, Start
from game.ui.widgets.gamepad import draw_glyph, glyph_width, is_glyph


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
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "previous"),
        (pygame.K_z, pygame.KMOD_LCTRL, "undo"),
        (pygame.K_s, pygame.KMOD_RCTRL, "save"),
        (pygame.K_s, 0, "pan-down"),
        (pygame.K_s, pygame.KMOD_NUM | pygame.KMOD_CAPS, "pan-down"),
        (pygame.K_h, pygame.KMOD_LSHIFT, "hint"),
        (pygame.K_EQUALS, pygame.KMOD_LSHIFT, "plus"),
        (pygame.K_RETURN, pygame.KMOD_LALT, "full-screen"),
        (pygame.K_TAB, pygame.KMOD_LALT, ""),
        (pygame.K_q, pygame.KMOD_LGUI, ""),
        (pygame.K_LSHIFT, pygame.KMOD_LSHIFT, ""),
    ):
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
def app(launch: Launch) -> App:
    made = launch()
    made.enter(Push("keys"))
    user_input.frames(made)
    return made


def page(app: App) -> Any:
    return app.scene


def listens(app: App, what: str, slot: int, *keys: int) -> bool:
    """Choose a field of a deed, then press keys. Returns whether another key is waited for."""
    page(app).focus.current = ("slot", what, slot)
    user_input.frames(app)
    for key in keys:
        user_input.press(app, key)
    return bool(page(app).listens)


def stored() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(paths.settings().read_text(encoding="utf-8"))["keys"]
    return found


@pytest.mark.parametrize("size", ["1280x720", pytest.param("1920x1080", marks=pytest.mark.heavy)])
def test_every_deed_stands_on_the_page_and_can_be_reached_by_arrows(launch: Launch, size: str) -> None:
    app, seen = launch(size=size), set()
    app.enter(Push("keys"))
    user_input.frames(app)
    for _ in range(len(USUAL) + 2):
        seen.add(page(app).focus.current)
        user_input.press(app, pygame.K_DOWN)
    assert {("slot", what, 0) for group in GROUPS.values() for what in group} <= seen


def test_a_free_key_is_bound_and_stored_and_one_that_does_something_else_is_told_first(app: App) -> None:
    assert listens(app, "hint", 0, pygame.K_RETURN)
    user_input.press(app, pygame.K_LSHIFT, pygame.KMOD_LSHIFT)
    assert page(app).listens
    user_input.press(app, pygame.K_k)
    assert not page(app).listens and stored() == settings.load(paths.settings()).keys == {"hint": ["k"]}
    assert app.context.input.bindings.action_of(down(pygame.K_k)) == "hint"
    assert listens(app, "hint", 0, pygame.K_RETURN, pygame.K_z) and "Undo" in page(app).message
    user_input.press(app, pygame.K_z)
    assert stored() == {"hint": ["z"], "undo": ["u", "ctrl+z"]}
    assert listens(app, "hint", 1, pygame.K_RETURN, pygame.K_TAB) and "Next place" in page(app).message
    user_input.press(app, pygame.K_TAB)
    assert page(app).listens, "the only key of what is needed is not given away"
    user_input.press(app, pygame.K_ESCAPE)
    assert not page(app).listens and stored() == {"hint": ["z"], "undo": ["u", "ctrl+z"]}


def test_fields_are_emptied_everything_goes_back_to_the_usual_and_escape_stays_and_leaves(app: App) -> None:
    listens(app, "undo", 0, pygame.K_DELETE)
    assert app.context.input.bindings.keys("undo") == ("u", "ctrl+z")
    for slot in (1, 0):  # the last key of what is needed stays
        user_input.click(app, page(app).focus.find(("slot", "take", slot)), button=3)
        assert app.context.input.bindings.keys("take") == ("return",)
    user_input.click(app, page(app).focus.find("all"))
    assert stored() == {} and app.context.input.bindings.keys("undo") == USUAL["undo"]
    assert not listens(app, "full-screen", 0, pygame.K_RETURN, pygame.K_F11) and not app.context.settings.full_screen
    listens(app, "back", 0, pygame.K_DELETE)
    assert app.context.input.bindings.keys("back") == ("escape",) and page(app).message
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu"


def test_a_clash_in_the_file_is_told_and_the_table_is_played_with_the_players_keys(launch: Launch) -> None:
    scene = KeyBindingsScene(launch(keys={"hint": ["k"], "log": ["k"]}).context)
    assert "Hint" in scene.message and "Log" in scene.message
    app = launch(Start("ravenloft", {}, {}, 7), "1024x720", keys={"take": ["k"], "menu": ["m"], "right": ["o"], "left": ["j"]})
    user_input.idle(app)
    turn = page(app).client.match.turn
    user_input.press(app, pygame.K_RETURN)
    assert page(app).client.match.turn == turn
    user_input.press(app, pygame.K_k)
    assert page(app).client.match.turn == turn + 1
    user_input.idle(app)
    for key, opens in ((pygame.K_p, False), (pygame.K_m, True), (pygame.K_m, False)):
        user_input.press(app, key)
        assert (page(app).dialog is not None) is opens
