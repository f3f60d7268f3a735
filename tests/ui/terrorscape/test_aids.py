"""Marks, heat maps and the level of aids: stored, private, and equal by mouse, keyboard and gamepad."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest
from test_scale import SHAPES
from text_audit import faults, read

from game.match import Match
from game.rules.terrorscape.agents.outlook import house, later
from game.rules.terrorscape.beliefs.reader import believe
from game.rules.terrorscape.choice import Walk
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.villa import PLACES
from game.storage import autosave
from game.text import name
from game.ui.input.state import SWIFT
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.table.acts import Command
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.board import aids
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.facts import person
from game.ui.terrorscape.layout import KILLER as HIS, SURVIVORS as THEIRS
from game.ui.terrorscape.table import sides
from game.ui.terrorscape.table.dialogs import aid_dialog, pause_dialog
from game.ui.terrorscape.table.mark_editor import MarkEditor
from game.ui.widgets.layout import meeting
from game.ui.widgets.screen import RIGHT
from tests.terrorscape.kit import night
from tests.ui.terrorscape.encounters import match_of
from tests.ui.terrorscape.playing import draw, lift, pixels, press, props_of, settled, table, villa_table
from tests.ui.terrorscape.test_hidden import alike, at, twins

SIZE = (1280, 720)
WIPED = {"R1": ["perhaps"], "B4": ["not"]}


def until(seat: int, prompt: str, *, seed: int = 4, seats: dict[int, str] | None = None) -> Match:
    """A match at the first prompt of this kind."""
    match = Match.new("terrorscape", seed=seed, seats=seats)
    while match.decision is not None and (match.decision.prompt != prompt or seat not in match.decision.options):
        match.answer("normal")
    return match


def pen(scene: SeatedScene) -> MarkEditor:
    assert isinstance(scene.dialog, MarkEditor)
    return scene.dialog


# ------------------------------------------------------------------ by mouse, keys and pad


def test_signs_are_set_and_taken_away_by_keys(screen: pygame.Surface) -> None:
    match = until(KILLER, "prompt-killer")
    scene = table(match, held=frozenset({KILLER}))
    draw(scene, screen)
    press(scene, pygame.K_m)
    draw(scene, screen)
    before = pen(scene).room
    press(scene, pygame.K_RIGHT)
    draw(scene, screen)
    room = pen(scene).room
    assert room != before
    names = [one.id for one in match.game.state.survivors]
    press(scene, pygame.K_2)
    press(scene, pygame.K_4)
    assert sides.marks(match, scene.facts().state, HIS) == {room: [names[1], "perhaps"]}
    press(scene, pygame.K_2)
    assert sides.marks(match, scene.facts().state, HIS) == {room: ["perhaps"]}
    press(scene, pygame.K_6)
    assert sides.marks(match, scene.facts().state, HIS) == {}
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    assert scene.controller.seat == KILLER


def test_signs_are_set_by_a_pad(screen: pygame.Surface) -> None:
    """A gamepad has no numbers: A leads from the room to the marks, B back."""
    match = until(KILLER, "prompt-killer")
    scene = table(match, held=frozenset({KILLER}))

    def button(action: str, key: int) -> None:
        scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", action=action, pad=True))
        draw(scene, screen)

    draw(scene, screen)
    button("look", pygame.K_i)
    button("take", pygame.K_RETURN)
    button("right", pygame.K_RIGHT)
    button("take", pygame.K_RETURN)
    room, second = pen(scene).room, match.game.state.survivors[1].id
    assert sides.marks(match, scene.facts().state, HIS) == {room: [second]}
    button("back", pygame.K_ESCAPE)
    assert scene.focus.current == ("mark", room)
    button("back", pygame.K_ESCAPE)
    assert scene.dialog is None


def test_signs_are_set_by_the_mouse_while_others_are_asked(screen: pygame.Surface) -> None:
    """Setting a mark is no answer: the killer may do it in the survivors' turn, too."""
    match = until(TEAM[0], "prompt-act")
    scene = table(match, held=frozenset({KILLER}))
    draw(scene, screen)
    assert scene.controller.seat is None

    def click(point: tuple[float, float], which: int) -> None:
        at = scene.canvas.point(*point)
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(60, 0), buttons=(0, 0, 0)))
        scene.context.input.device = "mouse"
        scene.calm(SWIFT)
        scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=which))
        draw(scene, screen)

    spot = scene.game.place.half.viewport.at(ROOMS["B5"].spot)
    click(spot, RIGHT)
    assert pen(scene).room == "B5"
    sign = scene.focus.find(("sign", aids.NOT))
    click(sign.area.centre, 1)
    assert sides.marks(match, scene.facts().state, HIS) == {"B5": ["not"]}
    click(scene.game.place.half.viewport.at(ROOMS["R1"].spot), 1)
    assert pen(scene).room == "R1"
    click(spot, RIGHT)
    assert pen(scene).room == "B5"
    click(spot, RIGHT)
    assert scene.dialog is None


# ------------------------------------------------------------------ kept, and private


def test_signs_are_saved_at_once_and_come_back(screen: pygame.Surface, tmp_path: Path) -> None:
    """A mark is in the newest autosave even if the program is killed right after."""
    match = until(KILLER, "prompt-killer")
    scene = table(match, held=frozenset({KILLER}))
    scene.context.autosaves = autosave.Autosaves(tmp_path)
    draw(scene, screen)
    press(scene, pygame.K_m)
    press(scene, pygame.K_4)
    room = pen(scene).room
    back = Match.load(autosave.autosaves(tmp_path)[0])
    again = table(back, held=frozenset({KILLER}))
    assert sides.marks(back, again.facts().state, HIS) == {room: ["perhaps"]}
    draw(again, screen)
    scene.dialog = None
    assert pixels(again) == pixels(scene)


def test_signs_stay_when_an_answer_is_taken_back(screen: pygame.Surface) -> None:
    match = until(KILLER, "prompt-killer")
    scene = table(match, held=frozenset({KILLER}))
    walk = next(choice for choice in match.decision.options[KILLER] if type(choice).__name__ == "Walk")
    scene.controller.answer(walk)
    sides.turn(match, HIS, "B2", "not")
    settled(scene)
    scene.undo()
    assert scene.facts().state.dark.place == match.game.state.dark.place
    assert sides.marks(match, scene.facts().state, HIS) == {"B2": ["not"]}


@pytest.mark.parametrize("side", [HIS, THEIRS])
def test_the_signs_of_one_side_are_in_no_frame_of_the_other(side: str, screen: pygame.Surface) -> None:
    """Neither on a screen of its own nor behind the curtain nor for a spectator; only in its own half."""
    held = {HIS: frozenset({KILLER}), THEIRS: frozenset(TEAM)}
    other = THEIRS if side == HIS else HIS
    for seat, prompt in ((KILLER, "prompt-killer"), (TEAM[0], "prompt-act")):
        plain, marked = (until(seat, prompt) for _ in range(2))
        for place, found in WIPED.items():
            for sign in found:
                sides.turn(marked, side, place, sign)
        for who in (held[other], frozenset[int](), None):
            assert pixels(table(plain, held=who)) == pixels(table(marked, held=who)), who
        assert pixels(table(plain, held=held[side])) != pixels(table(marked, held=held[side]))
        lifted = [table(match) for match in (plain, marked)]
        for scene in lifted:
            lift(scene)
        shown = lifted[0].controller.shown
        assert (pixels(lifted[0]) == pixels(lifted[1])) == (shown.name == other)


def test_notes_that_are_none_of_ours_are_passed_over() -> None:
    match = Match.new("terrorscape", seed=2)
    match.notes[KILLER] = {"marks": {"R1": ["perhaps", "dragon"], "Z9": ["not"]}}
    assert sides.marks(match, match.game.state, HIS) == {"R1": ["perhaps"]}
    match.notes[KILLER] = {"marks": 7}
    assert sides.marks(match, match.game.state, HIS) == {}


# ------------------------------------------------------------------ how much help


def test_between_people_maps_and_hints_are_off_until_they_are_agreed_on(screen: pygame.Surface) -> None:
    match = until(KILLER, "prompt-killer")
    scene = table(match)
    lift(scene)
    draw(scene, screen)
    assert sides.level(match, HIS) == "marks"
    for key in (pygame.K_e, pygame.K_h):
        press(scene, key)
        assert "without maps" in scene.client.message
        assert not scene.context.agent_worker.busy
        assert not scene.game.presentation.heats[HIS].picked
    assert sides.declared(match) == []
    sides.choose(match, HIS, "computed")
    press(scene, pygame.K_e)
    scene.update(10)
    scene.update(10)
    assert scene.game.presentation.heats[HIS].seen()
    sides.choose(match, HIS, "off")
    scene.update(10)
    scene.update(10)
    assert not scene.game.presentation.heats[HIS].seen()
    press(scene, pygame.K_m)
    assert scene.dialog is None
    assert sides.declared(match) == [HIS], "what was had is told, though it was given up"


def test_help_is_chosen_on_a_sheet_of_the_pause(screen: pygame.Surface) -> None:
    """Each side with a person has its rows; a spectator has none and no mark editor."""
    match = until(KILLER, "prompt-killer")
    scene = table(match)
    scene.open(pause_dialog(scene))
    draw(scene, screen)
    scene.focus.current = "aids"
    press(scene, pygame.K_RETURN)
    draw(scene, screen)
    scene.focus.current = "killer-computed"
    press(scene, pygame.K_RETURN)
    draw(scene, screen)
    assert (sides.level(match, HIS), sides.level(match, THEIRS)) == ("computed", "marks")
    assert scene.focus.current == "killer-computed"
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None
    watcher = table(match, held=frozenset())
    draw(watcher, screen)
    assert watcher.focus.find(("tool", "menu")) is not None
    assert watcher.focus.find(("tool", "marks")) is None
    watcher.open(pause_dialog(watcher))
    draw(watcher, screen)
    assert watcher.focus.find("aids") is None


def test_against_the_program_there_is_all_the_help_and_the_end_tells_it(screen: pygame.Surface) -> None:
    match = Match.new("terrorscape", seed=4, seats={KILLER: "random"})
    assert sides.level(match, THEIRS) == "computed"
    assert sides.declared(match) == [THEIRS]
    while match.decision is not None:
        match.answer("random")
    scene = ResultScene(AppContext(Settings(), AgentWorker(background=False)), match, staged=False)
    assert "The survivors could see possible locations and hints." in " ".join(line.words for line in read(scene, (1920, 1080)))


def test_the_survivors_are_told_what_the_killer_can_know_of_them(screen: pygame.Surface) -> None:
    match = until(TEAM[0], "prompt-act", seats={KILLER: "random"})
    scene = table(match, held=frozenset(TEAM))
    scene.update(10)
    scene.update(10)
    before = pixels(scene)
    assert props_of(scene).known[0] is not None
    sides.choose(match, THEIRS, "marks")
    scene.update(10)
    assert props_of(scene).known[0] is None
    assert pixels(scene) != before


@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_worlds_that_a_side_cannot_tell_apart_look_the_same_with_signs_and_map(seat: int, screen: pygame.Surface) -> None:
    found = 0
    side = THEIRS if seat else HIS
    for worlds in twins({"killer": "murderer"}, 12, seat):
        scenes = [at(world, frozenset(TEAM if seat else (KILLER,))) for world in worlds]
        for scene in scenes:
            sides.choose(scene.match, side, "computed")
            sides.turn(scene.match, side, "R1", "perhaps")
            scene.do(Command("aid"))
            scene.update(1)
            scene.update(1)
        if alike(scenes):
            found += 1
            assert scenes[0].game.presentation.heats[side].seen()
            assert pixels(scenes[0]) == pixels(scenes[1])
    assert found > 5


# ------------------------------------------------------------------ looks


FULL = {
    "B1": ["anna", "perhaps"],
    "R5": ["perhaps"],
    "B4": ["not"],
    "G1": ["johnson", "sophia", "perhaps"],
    "G5": ["marco", "not"],
}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("share", [0.0, 0.25])
def test_five_signs_of_a_narrow_room_are_as_large_as_needed_to_tell_them_apart(share: float, size: tuple[int, int]) -> None:
    match = until(KILLER, "prompt-killer", seats=dict.fromkeys(TEAM, "random"))
    scene = villa_table(AppContext(Settings(), AgentWorker(background=False)), match, held=frozenset((KILLER,)))
    draw(scene, pygame.Surface(size))
    viewport, every = scene.game.place.half.viewport, list(sides.signs_for(scene.facts().state, HIS))
    assert len(every) == 5
    bundled = set()
    for place in PLACES:
        for count in range(1, 6):
            marks = every[:count]
            _, _, told, spots = aids.row_layout(scene.canvas, viewport, place, share, marks)
            areas = [*spots, *([told] if share else [])]
            assert all(area.w >= aids.SIDE * aids.SMALLEST * viewport.unit - 0.01 for area in spots)
            assert all(meeting(one, other) < 0.01 for one, other in combinations(areas, 2))
            assert all(meeting(area, viewport.area) == pytest.approx(area.w * area.h) for area in spots)
            bundled |= {place} if len(spots) < count else set()
            assert count > 4 or len(spots) == count
    assert len(bundled) < 8


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", ["map", "pen", "known", "signs of the survivors", "how much help"])
def test_nothing_is_cut_or_covered(name: str, shape: str, screen: pygame.Surface) -> None:
    size, settings = SHAPES[shape]
    seat = TEAM[0] if name in ("known", "signs of the survivors") else KILLER
    match = until(seat, "prompt-act" if seat else "prompt-killer", seats=dict.fromkeys((KILLER,) if seat else TEAM, "random"))
    scene = villa_table(AppContext(settings, AgentWorker(background=False)), match, held=frozenset(TEAM if seat else (KILLER,)))
    for place, found in FULL.items():
        for sign in found:
            sides.turn(match, THEIRS if seat else HIS, place, sign)
    if name in ("map", "known"):
        scene.do(Command("aid"))
    draw(scene, pygame.Surface(size))
    for _ in range(12):
        scene.update(50)
    if name in ("pen", "signs of the survivors"):
        scene.do(scene.game.edit_marks(scene.facts(), "G3"))
    if name == "how much help":
        scene.open(aid_dialog(scene))
    assert faults(scene, size) == []


@pytest.mark.rule("TS-073", "TS-189")
def test_what_the_killer_can_know_is_worked_out_anew_after_a_move(screen: pygame.Surface) -> None:
    """The room that was left is named no more, and the figure is that of the room where the survivor stands now."""
    t = night("marco,johnson,anna", at=("R2", "R1", "B4"), lair="G5", side="survivors")
    t.team.finished = [False] * 3
    t.team.acted = [False] * 3
    match = match_of(t, {KILLER: "random", **dict.fromkeys(TEAM, "person")})
    for choice in (Walk("R3"), Walk("B5")):
        match.submit(TEAM[1], choice)
    scene = table(match, held=frozenset(TEAM))
    scene.update(10)
    scene.update(10)
    rooms, share = props_of(scene).known[1] or (0, 0)
    assert rooms > 1
    after = later(believe(t), house(t))[1]
    assert share == round(100 * after["B5"])
    words = " ".join(words for tip in person(props_of(scene), 1) for words in tip)
    assert name("B5") in words
    assert name("R1") not in words
    assert f"{share}%" in words
    assert "after this turn" in words
    still = " ".join(words for tip in person(props_of(scene), 0) for words in tip)
    assert "after this turn" not in still, "Marco has not acted"
