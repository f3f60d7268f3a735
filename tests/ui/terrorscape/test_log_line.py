"""The log in view at every size, both sides before who watches, captions on low actions, and portraits off the plates."""

from dataclasses import replace

import pygame
import pytest
from test_scale import SHAPES
from text_audit import faults, read

from game.match import Match
from game.rules.terrorscape.seats import KILLER, TEAM
from game.text import say, use
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import targets
from game.ui.terrorscape.board.figures import areas
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.terrorscape.layout import KILLER as HIS, SURVIVORS as THEIRS, table_layout
from game.ui.terrorscape.table.painter import shown_log
from game.ui.widgets.layout import meeting
from tests.terrorscape.kit import night
from tests.ui.terrorscape.encounters import match_of
from tests.ui.terrorscape.playing import draw, props_of, settled, table, villa_table

pytestmark = pytest.mark.usefixtures("fresh_fonts", "screen")
EVERYBODY = dict.fromkeys((KILLER, *TEAM), "person")
SIZES = ((1280, 720), (1920, 1080))


@pytest.fixture(scope="module")
def third_round() -> Match:
    match = Match.new("terrorscape", seed=4, options={"killer": "butcher"}, seats=EVERYBODY)
    while match.game.state.round < 3:
        match.answer("normal")
    return match


def words(scene: SeatedScene, size: tuple[int, int]) -> list[str]:
    return [line.wanted for line in read(scene, size)]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [frozenset(TEAM), frozenset({KILLER})])
def test_the_last_news_is_in_view_at_every_size(shape: str, seats: frozenset[int], third_round: Match) -> None:
    size, settings = SHAPES[shape]
    scene = villa_table(AppContext(settings, AgentWorker(background=False)), third_round, held=seats)
    scene.update(10)
    draw(scene, pygame.Surface(size))
    line = shown_log(props_of(scene))[-1]
    assert line in " ".join(words(scene, size)), line
    assert props_of(scene).layout.half.log.h > 0


@pytest.mark.parametrize("size", SIZES)
def test_so_it_is_at_a_shared_screen_where_the_shutter_is_the_narrow_part(size: tuple[int, int], third_round: Match) -> None:
    scene = table(third_round)
    assert settled(scene) is None
    draw(scene, pygame.Surface(size))
    props = props_of(scene)
    assert shown_log(props)[-1] in " ".join(words(scene, size))
    assert props.layout.back.w < 0.4 * props.layout.half.area.w


def test_no_news_is_told_twice_at_the_same_time(third_round: Match) -> None:
    scene = table(third_round, held=frozenset(TEAM))
    settled(scene)
    draw(scene, pygame.Surface(SIZES[0]))
    props = props_of(scene)
    last = props.log[-1]
    assert shown_log(replace(props, caption=last)) == props.log[:-1]
    assert shown_log(replace(props, caption="")) == props.log


@pytest.mark.parametrize("size", SIZES)
def test_who_watches_sees_both_sides_unless_the_window_is_too_small(size: tuple[int, int]) -> None:
    match = Match.new("terrorscape", seed=4, options={"killer": "butcher"}, seats=dict.fromkeys(EVERYBODY, "normal"))
    scene = table(match)
    draw(scene, pygame.Surface(size))
    scene.update(10)
    assert scene.mode == "open"
    assert {one.facts().seating.side for one in scene.both} == {THEIRS, HIS}
    assert faults(scene, size) == []
    small = villa_table(AppContext(Settings(scale=2.0, reduced=True), AgentWorker(background=False)), match)
    draw(small, pygame.Surface((1280, 720)))
    small.update(10)
    assert small.mode == "neutral"
    assert small.dialog is None, "nobody has asked for two halves"


@pytest.mark.parametrize("size", SIZES)
def test_every_action_has_its_caption(size: tuple[int, int], third_round: Match) -> None:
    scene = table(third_round, held=frozenset(TEAM))
    settled(scene)
    draw(scene, pygame.Surface(size))
    shown = " ".join(words(scene, size))
    for what in targets.ACTIONS:
        assert say(f"ui-ts-action-{what}-note") in shown


@pytest.mark.parametrize("place", ROOMS)
def test_a_portrait_does_not_cover_the_plate_of_its_room(place: str) -> None:
    """One or two figures leave the name of their room free."""
    t = night(at=(place, place, "B1" if place != "B1" else "R1"), lair="G5" if place != "G5" else "R1", side="survivors")
    scene = table(match_of(t), held=frozenset(TEAM))
    settled(scene)
    draw(scene, pygame.Surface(SIZES[1]))
    canvas, viewport = scene.canvas, props_of(scene).layout.half.viewport
    assert canvas is not None
    plate = name_area(canvas, viewport, ROOMS[place])
    for area in areas(viewport, t, THEIRS)[:2]:
        assert meeting(plate, area) < 0.02 * area.w * area.h


def test_the_layout_has_a_line_for_the_log_in_both_halves_of_an_open_table() -> None:
    match = match_of(night(side="survivors"))
    scene = table(match, held=frozenset(TEAM))
    draw(scene, pygame.Surface(SIZES[1]))
    assert scene.canvas is not None
    for front in (THEIRS, HIS):
        assert table_layout(scene.canvas, front, alone=False, even=True).half.log.h > 0


def test_the_first_round_follows_no_other() -> None:
    """Nothing is said of an earlier round's noise before there was one."""
    use(game="terrorscape")
    first, second = (say("event-round-began", number=number) for number in (1, 2))
    assert (first, second) == ("Round 1.", "Round 2. Last round's noise has died away.")
