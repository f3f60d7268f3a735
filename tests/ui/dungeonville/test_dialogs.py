"""The deal, the pause, how to play, the lessons, the rulebook that opens at the right rule, and the page of deductions."""

import random
from collections.abc import Callable
from functools import partial

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.belief import believe
from game.rules.dungeonville.beliefs.signs import Passed, Pressed, Sent, Swapped
from game.rules.dungeonville.choice import Claim
from game.text import name, say, use
from game.ui.app.main_loop import App
from game.ui.dungeonville import deductions
from game.ui.dungeonville.dialogs import DealDialog, pause_dialog
from game.ui.dungeonville.evidence import Evidence, Visit, evidence, fold_visits
from game.ui.dungeonville.guides import GUIDE
from game.ui.dungeonville.how_to_play import PARTS, page_of
from game.ui.input.state import MOUSE, PAD
from game.ui.registry import game_ui
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.settings import Start
from game.ui.table.acts import Answer, Command
from game.ui.table.facts import folded
from game.ui.table.scene import TableScene
from game.ui.table.tutorial.lessons import LessonProgress
from tests.dungeonville.kit import BLACK, WHITE, table as setting
from tests.ui.dungeonville.playing import SECRETS_KEY, asked, at, evening, settled, table, veiled
from tests.ui.dungeonville.test_hidden import twins
from tests.ui.painted import SIZES, at_random, draw, enter, pixels, places, press, release, rgb
from tests.ui.user_input import SceneStack, opened


def begun(scene: TableScene) -> TableScene:
    scene.game.deals = scene.match.turn == 0
    scene.update(1)
    return scene


def dealt(persons: int) -> tuple[TableScene, DealDialog]:
    scene = begun(table(evening(3, persons)))
    assert isinstance(scene.dialog, DealDialog)
    return scene, scene.dialog


@pytest.mark.rule("DV-013", "DV-106")
def test_who_plays_alone_reads_the_own_deed_at_once_and_several_one_after_the_other_while_the_key_is_held() -> None:
    scene, dialog = dealt(1)
    assert dialog.is_open and name(scene.match.game.state.deeds[0].face) in dialog.words
    draw(scene)
    press(scene, pygame.K_RETURN)
    assert scene.dialog is None
    scene, dialog = dealt(3)
    for seat in range(3):
        draw(scene)
        assert dialog.seat == seat and not dialog.is_open
        deed = name(scene.match.game.state.deeds[seat].face)
        assert deed not in dialog.words
        press(scene, SECRETS_KEY)
        assert deed in dialog.words
        draw(scene)
        release(scene, SECRETS_KEY)
        assert deed not in dialog.words
        draw(scene)
        press(scene, pygame.K_RETURN)
    assert scene.dialog is None


@pytest.mark.rule("DV-106")
def test_a_deed_is_covered_again_looks_like_all_others_and_is_dealt_once() -> None:
    scene, dialog = dealt(3)
    press(scene, SECRETS_KEY)
    scene.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not dialog.is_open
    press(scene, SECRETS_KEY)
    draw(scene)
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
    scenes = [begun(at(world, (0, 1, 2, 3))) for world in next(twins(4, 7, frozenset()))]
    assert all(isinstance(scene.dialog, DealDialog) for scene in scenes) and pixels(scenes[0]) == pixels(scenes[1])
    assert places(scenes[0]) == places(scenes[1])
    later = asked(3)
    later.do(Answer(later.client.options[0]))
    assert [begun(scene).dialog for scene in (table(evening(3, 0)), later)] == [None, None]


@pytest.mark.heavy
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


def named(scene: TableScene, device: str = "keys") -> dict[str, str]:
    """The keys that the pause names, by what they do."""
    scene.context.input.device = device
    return {words: key for key, words in pause_dialog(scene).key_rows()}


def test_the_pause_names_the_keys_of_this_table_the_players_own_and_those_of_mouse_and_pad() -> None:
    rows = named(asked(3, 2, seats=5))
    keys = {"claim": "C", "aid": "E", "deeds": "M", "rulebook": "F1", "hint": "H", "undo": "Z", "log": "L", "menu": "P"}
    assert {tool: rows[say(f"ui-tool-{tool}")] for tool in keys} == keys and rows[say("ui-dv-key-secrets")] == "I"
    assert say("ui-dv-key-number") in rows
    scene = asked(3, 2, seats=5, keys={"marks": ["q"], "centre": ["v"]})
    rows = named(scene)
    assert (rows[say("ui-tool-deeds")], rows[say("ui-tool-claim")]) == ("Q", "V")
    rows = named(scene, MOUSE)
    assert rows[say("ui-dv-key-secrets")] == "mouse:right"
    assert rows[say("ui-tool-deeds")] == "Q", "that button is for secrets"
    rows = named(scene, PAD)
    assert rows[say("ui-tool-claim")] == "pad:r3"
    assert not {say("ui-tool-deeds"), say("ui-tool-aid")} & set(rows), "no button means that here"
    rows = named(asked(3, 1, seats=5), PAD)
    assert rows[say("ui-tool-aid")] == "pad:x", "who plays alone sees the own secrets anyway, and looks closely with their key"
    assert say("ui-dv-key-secrets") not in rows


@pytest.mark.heavy
@pytest.mark.parametrize("size", SIZES)
def test_the_pause_tells_who_plays_whom_the_goal_the_round_and_what_is_left(size: tuple[int, int]) -> None:
    scene = asked(3, seats=5)
    scene.open(pause_dialog(scene))
    lines = " ".join(line.words for line in text_audit.read(scene, size))
    wanted = [name(colour) for colour in ("black", "white", "orange", "teal", "pink")] + [say("ui-human"), say("level-random")]
    wanted += [say("ui-dv-pause-goal", goal=7), "Round 1", *map(name, scene.facts().state.rooms)]
    assert [words for words in wanted if words not in lines] == [] and not text_audit.faults(scene, size)


OPENED: dict[str, Callable[[TableScene], object]] = {
    "a question": lambda _scene: None,
    "the pause": lambda scene: scene.open(pause_dialog(scene)),
    "the sheet for newcomers": lambda scene: scene.open(HowToPlayDialog(scene, page_of(7))),
    "the page of deductions": lambda scene: scene.open(deductions.DeductionDialog(scene)),
    "the log": lambda scene: press(scene, pygame.K_l),
}


@pytest.mark.heavy
def test_f1_opens_the_rulebook_over_everything_and_closing_it_leads_back() -> None:
    for act in OPENED.values():
        scene = asked(3, seats=5)
        draw(scene)
        act(scene)
        draw(scene)
        lain, stack = scene.dialog, SceneStack(scene)
        book = stack.to(press(scene, pygame.K_F1))
        draw(book)
        assert isinstance(book, RulebookScene)
        assert stack.to(press(book, pygame.K_ESCAPE)) is scene and scene.dialog is lain
    scene = table(evening(3, 1, seats=5), speed="normal", cards="wait")
    while not scene.animations.busy:
        scene.update(100)
    assert isinstance(opened(scene, press(scene, pygame.K_F1)), RulebookScene)
    assert scene.animations.busy, "nothing was cut short"
    scene = veiled()
    assert isinstance(opened(scene, press(scene, pygame.K_F1)), RulebookScene) and scene.controller.curtain


@pytest.mark.heavy
def test_how_to_play_can_be_read_again_in_the_pause() -> None:
    scene = table(evening(3))
    scene.open(pause_dialog(scene))
    draw(scene)
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


def test_lessons_come_when_they_are_needed_and_stay_until_they_are_learnt() -> None:
    progress = partial(LessonProgress, GUIDE.table.lessons, frozenset({"0"}))
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
        lesson = progress([events]).current(prompt)
        assert (lesson is not None and lesson.id == wanted) is shown, (wanted, shown)
    assert progress([[event.PhaseBegan("explore")]]).apply(event.Entered(2, "crypt")) == ["town-room"]


EVEN, NOBODY = (20, 20, 20, 20, 20), (0, 0, 0, 0, 0)


def page(scene: TableScene) -> deductions.DeductionDialog:
    settled(scene)
    press(scene, pygame.K_m)
    draw(scene)
    return scene.dialog


def known(dialog: deductions.DeductionDialog) -> dict[str, str]:
    return {holder: dialog.known(holder) for holder in dialog.chances if dialog.known(holder)}


def test_figures_are_shown_by_wish_alone_and_a_press_sets_a_tick_then_a_cross_then_nothing() -> None:
    scene = table(evening(3, 1))
    dialog = page(scene)
    assert dialog.chances == believe(scene.match.view(0).state, 0)
    assert dialog.chances["seat 0"][scene.match.game.state.deeds[0].face] == pytest.approx(1)
    assert not dialog.notes.worked, "whoever likes to think finds nothing spoilt"
    enter(scene, "worked")
    assert dialog.notes.worked
    draw(scene)
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    scene = table(evening(3, 1))
    page(scene)
    for wanted in ("yes", "no", ""):
        enter(scene, ("seat 2", "ice-cave"))
        notes = deductions.read_notes(scene.match, 0)
        assert notes.marks.get("seat 2|ice-cave", "") == wanted
        assert deductions.read_notes(Match.from_record(scene.match.to_record()), 0) == notes
        draw(scene)
    scene.match.notes[0] = {"marks": 7}
    assert deductions.read_notes(scene.match, 0) == deductions.DeductionNotes(), "damaged notes are none at all"


@pytest.mark.rule("DV-106", "DV-112", "DV-113")
def test_where_several_play_the_page_shows_what_is_public_until_the_key_is_held() -> None:
    """A deed lies where its holder is known: the own one to its wizard while the key is held, a claimed one to all."""
    scene = table(evening(3, 3, seats=3))
    dialog = page(scene)
    own, other = dialog.seat, (dialog.seat + 1) % 3
    deductions.set_mark(scene.match, own, "seat 1", "crypt")
    assert dialog.chances == believe(scene.match.view(None).state, -1)
    assert not [item for item in scene.focus.targets if item.group == "cells"] and known(dialog) == {}
    closed = pixels(scene)
    press(scene, SECRETS_KEY)
    assert dialog.viewer == own and dialog.chances == believe(scene.match.view(own).state, own)
    deeds = scene.match.game.state.deeds
    assert known(dialog) == {f"seat {own}": deeds[own].face} and pixels(scene) != closed
    release(scene, SECRETS_KEY)
    assert pixels(scene) == closed
    scene.dialog = None
    scene.do(Answer(Claim(), other))
    assert known(page(scene)) == {f"seat {other}": deeds[other].face}


@pytest.mark.parametrize("persons", [1, 3])
def test_the_page_names_keys_and_never_their_code(persons: int) -> None:
    scene = table(evening(3, persons))
    for device in ("keys", "mouse", "pad"):
        scene.context.input.device = device
        dialog = page(scene)
        told = [
            words
            for words in (dialog.note, *(item.label for item in scene.focus.targets))
            if "mouse:" in words or "pad:" in words
        ]
        assert not told
        scene.dialog = None


@pytest.mark.rule("DV-040", "DV-067", "DV-114", "DV-091", "DV-092", "DV-119")
def test_evidence_goes_with_the_deed_and_visits_and_deaths_are_those_of_the_table() -> None:
    events = [
        event.PawnPlaced(0, "crypt"), event.PawnPlaced(1, "rat-haus"), event.Perished(0, "wat-turnip", "cr-01"),
        event.PawnPlaced(0, "ice-cave"), event.Perished(0, "gaffer-barley", "ic-01"), event.Perished(0, "sir-clank", "ic-02"),
    ]  # fmt: skip
    assert folded(fold_visits, (), [events]) == (Visit(0, "crypt", 1), Visit(1, "rat-haus", 0), Visit(0, "ice-cave", 2))
    seen = evidence([Sent(0, "rat-haus", (10, 40, 30, 50, 20), (0, 0, 1, 0, 0))], [Visit(0, "rat-haus", 1)])["seat 0"]
    assert seen["rat-haus"] == Evidence(visits=1, deaths=1)
    assert {dungeon for dungeon, one in seen.items() if one.avoided} == {"crypt", "dragons-lair"}, "somebody stands at the cave"
    equal = evidence([Sent(0, "crypt", EVEN, NOBODY), Pressed(0, "crypt", 20, on=True)], [])["seat 0"]
    assert not any(one.avoided for one in equal.values())
    record = [Sent(1, "crypt", EVEN, NOBODY), Passed(1, ("ice-cave",)), Swapped(1, 0, EVEN), Sent(1, "rat-haus", EVEN, NOBODY)]
    seen = evidence(record, [Visit(1, "crypt", 2), Visit(1, "rat-haus")])
    assert seen["house 0"]["crypt"] == Evidence(visits=1, deaths=2) and seen["house 0"]["ice-cave"].passed
    assert seen["seat 1"]["rat-haus"] == Evidence(visits=1) and seen["seat 1"]["crypt"] == Evidence()
    assert evidence([*record, Swapped(1, 0, EVEN)], [])["seat 1"]["crypt"].visits == 1
    match, dice = evening(4), random.Random(3)
    while match.decision.prompt != "prompt-scout" or 0 not in match.decision.options or match.game.state.round < 3:
        at_random(match, dice)
    scene = table(match)
    settled(scene)
    scene.do(Command("deeds"))
    draw(scene)
    seen = [one for row in scene.dialog.seen.values() for one in row.values()]
    assert sum(one.visits for one in seen) == sum(isinstance(sign, Sent) for sign in scene.match.game.state.record) >= 8
    dead = sum(isinstance(one, event.Perished) for events in scene.match.log for one in events)
    assert sum(one.deaths for one in seen) == dead > 0


@pytest.mark.rule("DV-108")
@pytest.mark.parametrize("size", SIZES)
def test_it_is_shown_with_figures_and_without_and_to_several_persons_before_the_key_is_held(size: tuple[int, int]) -> None:
    """White went to the Crypt, which was more dangerous than the Rat Haus."""
    t = setting((58, 59, 50), (6, 7, 8), (9, 10, 11), phase="scout")
    t.record = [Sent(WHITE, "crypt", (40, 10, 50, 50, 50), NOBODY)]
    visit, avoided = say("ui-dv-seen-visits", visits=1, deaths=0), say("ui-dv-seen-avoided", times=1)

    def read() -> list[str]:
        lines = [line.words for line in text_audit.read(scene, size)]
        assert (lines.count(visit), lines.count(avoided)) == (1, 1)
        return lines

    for persons in ((BLACK,), (BLACK, WHITE)):
        scene = at(t, persons)
        settled(scene)
        scene.do(Command("deeds"))
        read()
        if len(persons) > 1:
            press(scene, SECRETS_KEY)
        scene.dialog.toggle()
        assert any(words.endswith("%") for words in read())
        labels = [item.label for item in scene.focus.targets if item.key == ("seat 1", "rat-haus")]
        assert labels == [f"{say('ui-dv-deeds-cell', holder='Morgane', dungeon='rat-haus')} {avoided}"]
