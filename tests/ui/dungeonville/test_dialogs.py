"""The deal, the pause, the sheet for newcomers, the lessons, and the rulebook that opens at the right rule."""

from collections.abc import Callable

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.dungeonville import event
from game.rules.engine.script import Event
from game.text import name, say, use
from game.ui.app.main_loop import App
from game.ui.dungeonville.deductions import DeductionDialog
from game.ui.dungeonville.dialogs import DealDialog, pause_dialog
from game.ui.dungeonville.guides import GUIDE
from game.ui.dungeonville.how_to_play import PARTS, page_of
from game.ui.input.state import MOUSE, PAD
from game.ui.registry import game_ui
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.settings import Start
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from game.ui.table.tutorial.lessons import LessonProgress
from tests.ui.dungeonville.playing import SECRETS_KEY, at, evening, press, release, settled, table
from tests.ui.dungeonville.seeing import SIZE, SIZES, draw, pixels, places, rgb
from tests.ui.dungeonville.test_hidden import twins
from tests.ui.user_input import SceneStack, opened

SURFACE = pygame.Surface(SIZE)


def begun(scene: TableScene) -> TableScene:
    """The table after the deal, if the match has just begun."""
    scene.game.deals = scene.match.turn == 0
    scene.update(1)
    return scene


def dealt(persons: int) -> tuple[TableScene, DealDialog]:
    """The table after the deal, and its dialog."""
    scene = begun(table(evening(3, persons)))
    assert isinstance(scene.dialog, DealDialog)
    return scene, scene.dialog


@pytest.mark.rule("DV-013", "DV-106")
def test_who_plays_alone_reads_the_own_deed_at_once_and_several_one_after_the_other_while_the_key_is_held() -> None:
    scene, dialog = dealt(1)
    assert dialog.is_open and name(scene.match.game.state.deeds[0].face) in dialog.words
    draw(scene, SURFACE)
    press(scene, pygame.K_RETURN)
    assert scene.dialog is None
    scene, dialog = dealt(3)
    for seat in range(3):
        draw(scene, SURFACE)
        assert dialog.seat == seat and not dialog.is_open
        deed = name(scene.match.game.state.deeds[seat].face)
        assert deed not in dialog.words
        press(scene, SECRETS_KEY)
        assert deed in dialog.words
        draw(scene, SURFACE)
        release(scene, SECRETS_KEY)
        assert deed not in dialog.words
        draw(scene, SURFACE)
        press(scene, pygame.K_RETURN)
    assert scene.dialog is None


def test_a_deed_is_covered_again_before_the_next_person_and_when_the_window_loses_the_keys() -> None:
    scene, dialog = dealt(3)
    press(scene, SECRETS_KEY)
    scene.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not dialog.is_open
    press(scene, SECRETS_KEY)
    draw(scene, SURFACE)
    press(scene, pygame.K_RETURN)
    assert dialog.seat == 1
    assert not dialog.is_open, "the key is to be pressed anew"
    scene, dialog = dealt(3)
    down = pygame.event.Event(pygame.KEYDOWN, key=SECRETS_KEY, mod=0, unicode="")
    for again in range(4):
        if again == 3:
            dialog.next_page()
        scene.context.input.hold(down)
        scene.handle(down)
        assert dialog.is_open == (again < 3), "to the next person it merely repeats"


@pytest.mark.rule("DV-106")
def test_face_down_all_deeds_look_the_same() -> None:
    scenes = [begun(at(world, (0, 1, 2, 3))) for world in next(twins(4, 7, frozenset()))]
    assert all(isinstance(scene.dialog, DealDialog) for scene in scenes) and pixels(scenes[0]) == pixels(scenes[1])
    assert places(scenes[0]) == places(scenes[1])


def test_nobody_is_dealt_a_deed_again_later_or_where_all_are_played_by_the_program() -> None:
    later = table(evening(3, 1))
    settled(later)
    later.do(Answer(later.client.options[0]))
    assert [begun(scene).dialog for scene in (table(evening(3, 0)), later)] == [None, None]


@pytest.mark.rule("DV-106")
def test_after_the_last_deed_the_table_is_in_the_window_although_it_is_painted_bit_by_bit(close: list[App]) -> None:
    app = App(Start())
    close.append(app)
    use(game="dungeonville")
    scene = game_ui("dungeonville").table(app.context, evening(4, 4))
    scene.game.deals = True
    app.show(scene)
    for _ in range(4):
        for kind, key in ((pygame.KEYDOWN, SECRETS_KEY), (pygame.KEYDOWN, pygame.K_RETURN), (pygame.KEYUP, pygame.K_RETURN)):
            for _ in range(40):
                app.frame(16)
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=SECRETS_KEY, mod=0, unicode="", scancode=0))
    for _ in range(60):
        app.frame(16)
    assert scene.dialog is None
    window = pygame.display.get_surface()
    shown = window.copy()
    scene.dirty = scene.whole_due = True
    for _ in range(30):
        app.frame(0)
    panel = pygame.Rect(0, 0, window.get_width() // 6, window.get_height())
    assert rgb(shown.subsurface(panel)) == rgb(window.subsurface(panel))


def asked(persons: int = 1, **chosen: object) -> TableScene:
    """A table at which a person is asked something."""
    scene = table(evening(3, persons, seats=5), **chosen)
    assert settled(scene) is None
    return scene


def named(scene: TableScene, device: str = "keys") -> dict[str, str]:
    """The keys that the pause names, by what they do."""
    scene.context.input.device = device
    return {words: key for key, words in pause_dialog(scene).key_rows()}


def test_the_pause_names_the_keys_of_this_table_the_players_own_and_those_of_mouse_and_pad() -> None:
    rows = named(asked(2))
    keys = {"claim": "C", "aid": "E", "deeds": "M", "rulebook": "F1", "hint": "H", "undo": "Z", "log": "L", "menu": "P"}
    assert {tool: rows[say(f"ui-tool-{tool}")] for tool in keys} == keys and rows[say("ui-dv-key-secrets")] == "I"
    assert say("ui-dv-key-number") in rows
    scene = asked(2, keys={"marks": ["q"], "centre": ["v"]})
    rows = named(scene)
    assert (rows[say("ui-tool-deeds")], rows[say("ui-tool-claim")]) == ("Q", "V")
    rows = named(scene, MOUSE)
    assert rows[say("ui-dv-key-secrets")] == "mouse:right"
    assert rows[say("ui-tool-deeds")] == "Q", "that button is for secrets"
    rows = named(scene, PAD)
    assert rows[say("ui-tool-claim")] == "pad:r3"
    assert not {say("ui-tool-deeds"), say("ui-tool-aid")} & set(rows), "no button means that here"
    rows = named(asked(1), PAD)
    assert rows[say("ui-tool-aid")] == "pad:x", "who plays alone sees the own secrets anyway, and looks closely with their key"
    assert say("ui-dv-key-secrets") not in rows


@pytest.mark.parametrize("size", SIZES)
def test_the_pause_tells_who_plays_whom_the_goal_the_round_and_what_is_left(size: tuple[int, int]) -> None:
    scene = asked()
    scene.open(pause_dialog(scene))
    lines = " ".join(line.words for line in text_audit.read(scene, size))
    wanted = [name(colour) for colour in ("black", "white", "orange", "teal", "pink")] + [say("ui-human"), say("level-random")]
    wanted += [say("ui-dv-pause-goal", goal=7), "Round 1", *map(name, scene.facts().state.rooms)]
    assert [words for words in wanted if words not in lines] == []
    assert not text_audit.faults(scene, size)


OPENED: dict[str, Callable[[TableScene], object]] = {
    "a question": lambda _scene: None,
    "the pause": lambda scene: scene.open(pause_dialog(scene)),
    "the sheet for newcomers": lambda scene: scene.open(HowToPlayDialog(scene, page_of(7))),
    "the page of deductions": lambda scene: scene.open(DeductionDialog(scene)),
    "the log": lambda scene: press(scene, pygame.K_l),
}


def test_f1_opens_the_rulebook_and_closing_it_leads_back() -> None:
    for act in OPENED.values():
        scene = asked()
        draw(scene, SURFACE)
        act(scene)
        draw(scene, SURFACE)
        lain, stack = scene.dialog, SceneStack(scene)
        book = stack.to(press(scene, pygame.K_F1))
        assert isinstance(book, RulebookScene)
        book.draw(SURFACE)
        assert stack.to(press(book, pygame.K_ESCAPE)) is scene and scene.dialog is lain


def test_f1_opens_the_rulebook_while_news_are_shown_and_before_the_curtain() -> None:
    scene = table(evening(3, 1, seats=5), speed="normal", cards="wait")
    while not scene.animations.busy:
        scene.update(100)
    assert isinstance(opened(scene, press(scene, pygame.K_F1)), RulebookScene)
    assert scene.animations.busy, "nothing was cut short"
    veiled = table(evening(6, 4, seats=4))
    for _ in range(4000):
        veiled.update(500)
        if veiled.animations.stopped:
            press(veiled, pygame.K_x)
        if veiled.controller.curtain:
            break
        if veiled.controller.seat is not None:
            veiled.do(Answer(veiled.client.options[0]))
    assert veiled.controller.curtain and isinstance(opened(veiled, press(veiled, pygame.K_F1)), RulebookScene)
    assert veiled.controller.curtain


def test_how_to_play_can_be_read_again_in_the_pause() -> None:
    scene = table(evening(3))
    scene.open(pause_dialog(scene))
    draw(scene, SURFACE)
    scene.take(scene.focus.find("primer"))
    assert isinstance(scene.dialog, HowToPlayDialog)
    lines = " ".join(line.words for line in text_audit.read(scene, (1920, 1080)))
    assert all(say(f"ui-dv-how-to-play-{part}-head") in lines for part in PARTS)


@pytest.mark.rule("DV-115", "DV-127")
@pytest.mark.parametrize("goal", [7, 12])
def test_it_names_the_goal_of_this_evening_and_the_players_own_keys(goal: int) -> None:
    scene = table(Match.new("dungeonville", seed=3, options={"goal": goal}), keys={"hint": ["q"], "centre": ["v"]})
    page = page_of(scene.client.view.state.options.goal)
    dialog, parts = HowToPlayDialog(scene, page), dict(zip(PARTS, page.parts, strict=True))
    for part, words in (("deed", str(goal)), ("claim", str(goal)), ("claim", " V "), ("help", " Q ")):
        assert words in dialog.words(parts[part])[1]


def learning(*events: Event) -> LessonProgress:
    """The progress after these Events."""
    return LessonProgress(GUIDE.table.lessons, frozenset({"0"}), [events])


def test_lessons_come_when_they_are_needed_and_stay_until_they_are_learnt() -> None:
    """The claim is explained until it is made, money before it is spent, the keys at the second hiring, rooms before the first one."""
    passed, failed = event.ClaimPassed(0), event.ClaimFailed(0, "crypt", 6)
    begun = (event.RoundBegan(1, 0), event.PhaseBegan("recruit"), event.Arrived("giggles", ("giggles",)))
    hired = (event.Paid(0, 10, (), 1, 0), event.Recruited(0, "giggles", "inn"))
    for events, prompt, wanted, shown in (
        ((passed, passed), "prompt-claim", "town-claim", True),
        ((passed, failed), "prompt-claim", "town-claim", False),
        (begun, "prompt-recruit", "town-hire", True),
        ((*begun, *hired), "prompt-recruit", "town-keys", True),
        ((*begun, *hired, *hired), "prompt-recruit", "town-keys", False),
    ):
        lesson = learning(*events).current(prompt)
        assert (lesson is not None and lesson.id == wanted) is shown, (wanted, shown)
    assert learning(event.PhaseBegan("explore")).apply(event.Entered(2, "crypt")) == ["town-room"]
