"""Commands of the table: undo, hints, refusals, saves, dialogs, and the board under the mouse; what it loads in idle frames."""

import random
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import user_input
from user_input import Launch, click_on, scene_of as scene

from game.match import Match
from game.rules.engine.script import Action, Done
from game.rules.ravenloft.choice import Use, Walk
from game.rules.ravenloft.forecasts.reactions import can_help
from game.rules.ravenloft.hero import in_front
from game.storage import autosave, paths
from game.text import text
from game.ui.app import main_loop as program
from game.ui.app.main_loop import App
from game.ui.draw import art
from game.ui.draw.canvas import Area
from game.ui.ravenloft.facts.cards import odds, reachable
from game.ui.ravenloft.panels import cards
from game.ui.ravenloft.table.table import castle_table
from game.ui.screens.menu.scene import MenuScene, newest_match
from game.ui.settings import Settings, Start
from game.ui.table.dialogs import ConfirmDialog, PauseDialog
from game.ui.widgets.focus import Target

OPTIONS = {"adventure": "2", "heroes": "arjhan,kat"}


@pytest.fixture
def app(launch: Launch) -> App:
    made = launch(Start("ravenloft", OPTIONS, {}, 7))
    for _ in range(2):
        user_input.idle(made)
        user_input.click(made, user_input.answers(made)[0])
    user_input.idle(made)
    assert scene(made).client.decision.prompt == "prompt-hero-phase"
    return made


def digest(app: App) -> str:
    return scene(app).client.match.digest  # type: ignore[no-any-return]


def tool(app: App, what: str) -> Target:
    return next(item for item in scene(app).focus.targets if item.key == ("tool", what))


def walk(app: App) -> str:
    user_input.click(app, next(item for item in user_input.answers(app) if isinstance(item.data, Walk)))
    user_input.idle(app)
    return digest(app)


def after(app: App, key: int) -> str:
    user_input.press(app, key)
    user_input.idle(app)
    return digest(app)


@pytest.mark.heavy
def test_the_pause_has_undo_beside_redo_and_names_the_key_that_goes_back() -> None:
    for stage in ("pause", "pausing in dungeonville"):
        made: Any = sample_screens.STAGES[stage](Settings())
        assert ("tool-undo" in made.dialog.acts) == ("tool-redo" in made.dialog.acts)
        assert (made.context.input.cap("back"), text.say("ui-do-back")) in made.dialog.key_rows()


@pytest.mark.heavy
def test_esc_cancels_a_choice_that_is_half_made(app: App) -> None:
    table, dice = scene(app), random.Random(3)
    for _ in range(400):
        begun, before = table.client.half_made, table.match.digest
        if begun and table.client.decision.prompt == "prompt-target":
            break
        table.client.submit(dice.choice(table.client.decision.options[table.client.seat]))
    assert begun
    table.controller.ask()
    user_input.press(app, pygame.K_ESCAPE)
    assert table.dialog is None and table.match.digest != before
    assert table.client.decision.prompt == "prompt-hero-phase"


@pytest.mark.heavy
def test_an_answer_is_taken_back_and_given_again_within_the_turn_or_never_and_a_tool_says_why_not(app: App) -> None:
    redo = tool(app, "redo")
    assert redo.refused and text.say("refused-redo-nothing") in redo.label
    walk(app)
    undo = tool(app, "undo")
    assert (undo.refused, undo.label) == (False, text.say("ui-tool-undo"))
    place = app.context.canvas(app.surface).rect(redo.area)
    dark = pygame.transform.average_color(app.surface, place)
    user_input.press(app, pygame.K_z)
    assert not tool(app, "redo").refused and sum(pygame.transform.average_color(app.surface, place)) > sum(dark)
    app.context.settings.undo = "never"
    user_input.redraw(scene(app), app.surface)
    assert text.say("refused-undo-never") in tool(app, "undo").label
    app.context.settings.undo = Settings().undo
    start, walked = digest(app), walk(app)
    assert walked != start and after(app, pygame.K_z) == start and after(app, pygame.K_y) == walked
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(scene(app).dialog, PauseDialog), "Esc takes back no answer"
    user_input.press(app, pygame.K_ESCAPE)
    app.context.settings.undo = "never"
    assert after(app, pygame.K_z) == walked and "Settings" in scene(app).client.message
    app.context.settings.undo = "turn"
    assert after(app, pygame.K_z) == start
    match = scene(app).client.match
    while match.history and not any(event.turns for event in match.history[-1].events):
        turn = match.turn
        user_input.press(app, pygame.K_z)
        if match.turn == turn:
            break
    before = digest(app)
    assert after(app, pygame.K_z) == before
    app.context.settings.undo = "free"
    assert after(app, pygame.K_z) != before, "only the house rule stood in the way"


@pytest.mark.heavy
def test_a_key_that_is_held_down_and_one_after_a_click_on_a_tool_answer_once(app: App) -> None:
    click_on(app, ("tool", "plus"))
    turn = scene(app).match.turn
    user_input.press(app, pygame.K_RETURN)
    assert scene(app).match.turn == turn + 1
    user_input.idle(app)
    turn = scene(app).match.turn
    for _ in range(6):
        user_input.post(pygame.KEYDOWN, key=pygame.K_SPACE, unicode=" ")
        user_input.frames(app, 6)
    assert scene(app).match.turn == turn + 1


def test_a_refusal_quotes_its_rule_a_hint_names_an_answer_and_nothing_is_previewed_where_nobody_has_pointed(app: App) -> None:
    refused = [item for item in user_input.screen_of(app).focus.targets if item.group == "hand" and item.refused]
    user_input.click(app, refused[0])
    assert "(rule CR-" in scene(app).client.message
    scene(app).client.message = ""
    user_input.screen_of(app).focus.current = refused[0].key
    user_input.press(app, pygame.K_RETURN)
    assert "(rule CR-" in scene(app).client.message
    view = scene(app).game.place.view
    user_input.click_at(app, (view.x + 6, view.y + 80))
    assert "CR-059" in scene(app).client.message
    scene(app).client.message = ""
    user_input.press(app, pygame.K_h)
    user_input.frames(app, 2)
    assert scene(app).controller.hint in scene(app).client.options and scene(app).client.message
    assert scene(app).focus.focused.data == scene(app).controller.hint
    user_input.post(pygame.MOUSEMOTION, pos=(3, 3))
    walk(app)
    user_input.post(pygame.MOUSEMOTION, pos=(3, 3))
    user_input.frames(app, 3)
    facts = scene(app).facts()
    assert facts.focus is not None and facts.aim is None
    user_input.press(app, pygame.K_TAB)
    assert scene(app).facts().aim == scene(app).focus.current


def test_wheel_and_keys_move_the_board_and_sheets_open_and_close_by_key_and_by_mouse(app: App) -> None:
    camera = scene(app).game.camera
    start = (camera.x, camera.y, camera.zoom)
    user_input.post(pygame.MOUSEWHEEL, y=1, x=0)
    user_input.frames(app)
    assert camera.zoom > start[2]
    user_input.press(app, pygame.K_d)
    assert camera.x != start[0]
    user_input.press(app, pygame.K_c)
    assert (camera.x, camera.y, camera.zoom) == start
    user_input.post(pygame.KEYDOWN, key=pygame.K_d, unicode="d")
    user_input.frames(app, 2, 16)
    first = camera.x
    user_input.frames(app, 2, 16)
    assert start[0] < first < camera.x
    user_input.frames(app, 40)
    assert camera.x == max(tile.x for tile in scene(app).game.t.board.tiles) * 4 + 4
    user_input.post(pygame.KEYUP, key=pygame.K_d, mod=0)
    user_input.frames(app, 5)
    for key, what in ((pygame.K_l, "log"), (pygame.K_p, "menu"), (pygame.K_i, "look")):
        user_input.press(app, key)
        assert scene(app).dialog is not None
        user_input.press(app, pygame.K_RIGHT)
        user_input.press(app, pygame.K_ESCAPE)
        assert scene(app).dialog is None
        click_on(app, ("tool", what))
        assert scene(app).dialog is not None
        way_out = next(item for item in user_input.screen_of(app).focus.targets if item.key in ("close", "resume"))
        user_input.click(app, way_out)
        assert scene(app).dialog is None
    card: Any = next(item for item in user_input.screen_of(app).focus.targets if item.group == "hand")
    user_input.click(app, card, button=3)
    assert scene(app).dialog.card == card.key[1]


def test_f5_saves_the_menu_goes_on_and_the_list_opens_what_is_whole(app: App) -> None:
    newest = autosave.autosaves(paths.autosaves())[0]
    assert Match.load(newest).digest == digest(app), "every answer is saved by itself"
    assert newest_match()[0] == newest
    user_input.press(app, pygame.K_F5)
    [file] = paths.saves().glob("*.json")
    left = digest(app)
    assert Match.load(file).digest == left
    user_input.press(app, pygame.K_p)
    click_on(app, "main-menu")
    assert user_input.name_of(app) == "menu"
    click_on(app, "continue")
    assert (user_input.name_of(app), digest(app)) == ("table", left)
    open_list(app)
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "table", (scene(app).message, user_input.screen_of(app).focus.current)
    file.unlink()
    bad = paths.saves() / "bad.json"
    bad.write_text("{nothing", encoding="utf-8")
    open_list(app)
    click_on(app, ("file", 0))
    assert user_input.name_of(app) == "load" and "bad.json" in scene(app).message
    assert bad.read_text(encoding="utf-8") == "{nothing"


def open_list(app: App) -> None:
    app.show(MenuScene(app.context))
    user_input.frames(app)
    click_on(app, "load")
    assert user_input.name_of(app) == "load"


@pytest.mark.heavy
def test_a_fault_of_the_rules_and_a_folder_that_cannot_be_written_are_told_and_play_goes_on(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(action: Any) -> None:
        raise ZeroDivisionError

    client = scene(app).client
    monkeypatch.setattr(client.match.game, "apply", fails)
    user_input.press(app, pygame.K_SPACE)
    assert client.message and list(paths.crashes().glob("*.json"))
    assert Done() in client.options and client.match.turn == 2
    user_input.press(app, pygame.K_SPACE)
    assert client.match.turn == 3, "the game goes on from where it was"
    user_input.idle(app)
    app.context.autosaves = autosave.Autosaves(tmp_path / "file" / "below")
    (tmp_path / "file").write_text("", encoding="utf-8")
    turn = scene(app).client.match.turn
    user_input.press(app, pygame.K_SPACE)
    assert scene(app).client.match.turn > turn
    assert "below" in scene(app).client.message or "can't be written" in scene(app).client.message


def test_the_show_waits_for_nobody_who_presses_a_key(app: App) -> None:
    app.context.settings.speed = "calm"
    user_input.press(app, pygame.K_SPACE)
    assert scene(app).animations.busy
    turn = scene(app).client.match.turn
    user_input.press(app, pygame.K_SPACE)
    assert scene(app).game.director.card, "a card that was drawn can be read all the same"
    user_input.frames(app, 4)
    user_input.press(app, pygame.K_SPACE)
    if scene(app).animations.busy:
        user_input.press(app, pygame.K_SPACE)
    assert not scene(app).animations.busy
    assert scene(app).client.match.turn == turn, "the key that skips does not answer, too"


def test_the_chance_to_hit_is_that_of_the_rules() -> None:
    match = Match.new("ravenloft", seed=3, options=OPTIONS)
    seen = 0
    while match.decision is not None and match.turn < 300:
        if match.decision.prompt == "prompt-hero-phase":
            t = match.view(0).state
            seat = t.turn.hero
            for card in (option.card for option in match.decision.options[seat] if isinstance(option, Use)):
                for who in reachable(t, seat, card):
                    promise = odds(t, seat, card, who)
                    rolled = max(0, min(100, 5 * (21 - (promise.ac - promise.bonus))))
                    assert promise.per_cent == rolled or promise.twice or not promise.need
                    seen += 1
        match.answer("random")
    assert seen


@pytest.mark.parametrize(("asks", "helps"), [("helpful", False), ("always", False), ("helpful", True)])
def test_cards_that_cannot_turn_a_roll_are_not_asked_about(launch: Launch, asks: Any, helps: bool) -> None:
    made = launch(Start("ravenloft", {"adventure": "2", "heroes": "arjhan,allisa"}, {}, 0))
    user_input.frames(made, 2)
    table, dice = scene(made), random.Random(0)
    made.context.settings.answers = asks
    for _ in range(300):
        decision, seat = table.client.decision, table.client.seat
        if decision.prompt == "prompt-react-die" and can_help(table.match.game.state, decision, seat) is helps:
            break
        table.match.apply(Action(seat, dice.choice(decision.options[seat])))
    turn = table.match.turn
    table.client.view = table.match.view(table.client.eyes)
    table.controller.ask()
    passed = asks == "helpful" and not helps
    assert table.match.turn == turn + passed
    if passed:
        assert isinstance(table.match.actions[-1].choice, Done)
    else:
        words = table.client.speaker.prompt(decision)
        assert all(str(decision.about[what]) in words for what in ("face", "total", "needs"))
        labels = " ".join(table.game.label(table.facts(), choice) for choice in decision.options[seat])
        assert "%" in labels or "total" in labels


@pytest.mark.heavy
def test_a_phase_that_ends_with_nothing_done_is_asked_about_once(app: App) -> None:
    table = scene(app)
    app.context.settings.confirm = True
    turn = table.match.turn
    user_input.press(app, pygame.K_SPACE)
    assert isinstance(table.dialog, ConfirmDialog) and table.match.turn == turn
    user_input.press(app, pygame.K_RETURN)  # think again
    assert table.dialog is None and table.match.turn == turn
    user_input.press(app, pygame.K_SPACE)
    user_input.press(app, pygame.K_TAB)
    user_input.press(app, pygame.K_RETURN)
    assert table.match.turn == turn + 1 and table.match.actions[-1].choice == Done()
    user_input.idle(app)
    now = digest(app)
    assert after(app, pygame.K_z) == now and table.client.message, "a die that fell is not taken back"


# ------------------------------------------------------------------ what is loaded in idle frames


def forget_pictures() -> None:
    for kept in (art.load, art.scaled, art.covering):
        kept.clear()


@pytest.mark.heavy
def test_a_table_that_rests_reads_the_cards_of_every_hero(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "SPARE", 1e9)  # every frame has time left
    app = launch(size="1920x1080")
    match = Match.new("ravenloft", seed=7, options={"adventure": "2", "heroes": "arjhan,kat,immeril"})
    table: Any = castle_table(app.context, match)
    app.show(table)
    forget_pictures()
    user_input.frames(app, 2)
    files: list[str] = []
    load = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda file: files.append(str(file)) or load(file))

    def paint_hands() -> list[str]:
        files.clear()
        for card in (card for seat in range(3) for card in in_front(table.game.t, seat)):
            place = table.game.place
            cards.small(app.context.canvas(app.surface), Area(0, 0, *place.card), card, "off", style=place.style)
        return files

    assert paint_hands(), "some are not needed at the start"
    forget_pictures()
    user_input.frames(app, 100)
    assert paint_hands() == []
    monkeypatch.setattr(program, "SPARE", 0.0)
    steps = iter(range(1000))
    app.prefetch = before = (None for _ in steps)
    user_input.frames(app, 20)
    assert next(steps) == 0, "nothing is made ready in a frame that took long"
    app.show(castle_table(app.context, Match.new("ravenloft", seed=8, options={"adventure": "2", "heroes": "arjhan,kat"})))
    assert app.prefetch is not before, "another scene has other things ahead"
