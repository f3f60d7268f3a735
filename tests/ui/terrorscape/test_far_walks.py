"""Walks of two rooms by one press on the far room: by mouse and keys, only where one way leads there, and not on after news."""

import pygame
import pytest

from game.match import Match
from game.rules.engine.script import Mark, freeze
from game.rules.terrorscape import RULES
from game.rules.terrorscape.choice import Play, Walk
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Area
from game.ui.table.acts import Choose
from game.ui.table.seated.scene import SeatedScene
from game.ui.widgets.focus import Target
from tests.terrorscape.kit import night
from tests.ui.terrorscape.playing import draw, press, settled, table

pytestmark = pytest.mark.usefixtures("fresh_fonts", "screen")
SIZE = (1280, 720)


def match_of(t: State) -> Match:
    return Match(RULES, t.options, 1, dict.fromkeys((KILLER, *TEAM), "person"), Mark(freeze(t)))


def scene_of(t: State, seat: int) -> SeatedScene:
    made = table(match_of(t), held=frozenset(TEAM) if seat else frozenset({KILLER}))
    assert settled(made) is None
    draw(made, pygame.Surface(SIZE))
    return made


def room(scene: SeatedScene, place: str) -> Target:
    return next(item for item in reversed(scene.focus.targets) if item.key == ("room", place))


def survivors(*at: str, **more: object) -> State:
    t = night(at=at, side="survivors", lair="G3")
    t.team.acted, t.team.finished = [False] * 3, [False] * 3
    for name, value in more.items():
        setattr(t, name, value)
    return t


def click(scene: SeatedScene, area: Area) -> None:
    canvas = scene.canvas
    assert canvas is not None
    x, y = canvas.point(*area.centre)
    scene.controller.guard = 0
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))


@pytest.mark.rule("TS-043", "TS-073")
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_one_press_on_a_far_room_walks_both_steps(by: str) -> None:
    scene = scene_of(survivors("R1", "B4", "B4"), TEAM[0])
    there = room(scene, "B5")  # by the corridor or the dining room: two ways
    assert there.refused
    there = room(scene, "B3")
    assert isinstance(there.act, Choose)
    if by == "mouse":
        click(scene, there.area)
    else:
        scene.focus.current = there.key
        press(scene, pygame.K_RETURN)
    settled(scene)
    t = scene.match.game.state
    assert t.team.places[0] == "B3"
    assert [action.choice for action in scene.match.actions] == [Walk("B2"), Walk("B3")]
    assert scene.match.decision is not None


@pytest.mark.rule("TS-045", "TS-074")
def test_a_barricade_leaves_one_way_or_none() -> None:
    one = scene_of(survivors("R1", "B4", "B4", barricades=["R1-R3"]), TEAM[0])
    assert isinstance(room(one, "B5").act, Choose), "by the dining room alone"
    none = scene_of(survivors("R1", "B4", "B4", barricades=["B2-B3"]), TEAM[0])
    assert room(none, "B3").refused


@pytest.mark.rule("TS-173", "TS-175")
def test_the_killer_walks_two_rooms_with_both_actions() -> None:
    scene = scene_of(night(lair="R1", at=("G4", "G4", "G4"), hand=["sense"]), KILLER)
    click(scene, room(scene, "B3").area)
    settled(scene)
    assert scene.match.game.state.dark.place == "B3"
    assert scene.match.game.state.stage == "slow"
    second = scene_of(night(lair="R1", at=("G4", "G4", "G4"), hand=["sense"], stage="second"), KILLER)
    assert room(second, "B3").refused, "one action does not reach it"


@pytest.mark.rule("TS-043", "TS-169")
def test_a_card_of_several_steps_offers_far_rooms_only_while_two_are_left() -> None:
    scene = scene_of(night(killer="specter", lair="R1", at=("G4", "G4", "G4"), hand=["whizz"]), KILLER)
    scene.controller.answer(Play("whizz"))
    settled(scene)
    draw(scene, pygame.Surface(SIZE))
    click(scene, room(scene, "B3").area)
    settled(scene)
    assert scene.match.game.state.dark.place == "B3"
    pursue = scene_of(night(lair="R1", at=("G4", "G4", "G4"), hand=["pursue"]), KILLER)
    pursue.controller.answer(Play("pursue"))
    settled(pursue)
    draw(pursue, pygame.Surface(SIZE))
    assert room(pursue, "B3").refused, "it is one step"


@pytest.mark.rule("TS-043")
def test_the_second_step_is_left_out_when_the_first_told_something(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of(survivors("R1", "B4", "B4"), TEAM[0])
    monkeypatch.setattr("game.ui.terrorscape.table.walks.STEPPED", ())  # as if the step had told of something else
    click(scene, room(scene, "B3").area)
    settled(scene)
    assert scene.match.game.state.team.places[0] == "B2"
    monkeypatch.undo()
    settled(scene)
    assert scene.match.game.state.team.places[0] == "B2", "nothing is left to go on by itself"
