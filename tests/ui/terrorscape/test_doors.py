"""Doors move when they are opened, barred or cleared, for those who may know; the board of a waiting side is darker."""

import pygame
import pytest

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Event, freeze
from game.rules.terrorscape import event
from game.rules.terrorscape.villa import EVERY_DOOR, WAYS
from game.ui.draw.canvas import Area, Canvas
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import choreography, sound
from game.ui.terrorscape.board.villa import GATES, Bump, Viewport
from game.ui.terrorscape.board.villa_painter import barricade, slab, villa
from game.ui.terrorscape.choreography import Showing
from game.ui.terrorscape.table.painter import DARK
from tests.ui.terrorscape.playing import draw, settled, table
from tests.ui.terrorscape.test_sound import SIDES

SIZE = (1000, 700)
SHEET = Viewport(Area(0, 0, *SIZE))
DOOR = EVERY_DOOR[0]
ENDS = WAYS[DOOR].ends


pytestmark = pytest.mark.usefixtures("screen")


def scene(name: str, **chosen: object) -> SeatedScene:
    return table(
        Match.new("terrorscape", seed=3, options={"killer": "murderer"}), held=SIDES[name], **{"speed": "normal", **chosen}
    )


def springs(made: SeatedScene, happened: Event) -> list[float]:
    """The movement of the door in each frame of an Event's clip; it rests before and after."""
    made.animations.add(
        choreography.clips(
            Showing(made.game.presentation, made.context.settings, made.controller.director),
            [EventSnapshot(happened, freeze(made.match.game.state))],
            own=True,
        )
    )
    found = []
    while made.animations.busy:
        made.controller.advance(8)
        found.append(made.game.presentation.bump.share if made.game.presentation.bump is not None else 0.0)
    assert made.game.presentation.bump is None
    return found


@pytest.mark.parametrize(
    "happened",
    [
        event.SurvivorWalked("anna", *ENDS),
        event.BarricadeCleared(DOOR),
        event.BarricadePlaced(DOOR, True),
        event.KillerMoved(*ENDS),
    ],
)
def test_a_door_moves_for_a_moment_and_lies_still_again(happened: Event) -> None:
    found = springs(scene("survivors", reduced=False), happened)
    moving = [far for far in found if far > 0]
    assert max(found) > 0.9
    assert abs(len(moving) * 8 - choreography.BUMP) <= 16
    assert found[-1] == 0


def test_with_reduced_motion_and_where_nobody_opens_anything_no_door_moves() -> None:
    assert set(springs(scene("survivors", reduced=True), event.BarricadePlaced(DOOR, True))) == {0.0}
    assert set(springs(scene("survivors", reduced=False), event.RoundBegan(2))) == {0.0}
    open_way = next(way for way in WAYS.values() if not way.door)
    assert choreography.door_of(event.SurvivorWalked("anna", *open_way.ends), "murderer") == ""
    assert choreography.door_of(event.KillerMoved(*ENDS), choreography.GHOST) == "", "a spectre opens nothing"
    assert choreography.door_of(event.SurvivorWalked("anna", *ENDS), choreography.GHOST) == DOOR


def test_what_moves_is_what_is_heard_and_only_of_what_a_side_is_told() -> None:
    """The door moves in the clip of its Event, and a side without knowledge of the Event has no clip."""
    walk = event.SurvivorWalked("anna", *ENDS)
    assert choreography.door_through(walk, "butcher") == DOOR
    assert sound.beside(walk, "butcher") == ("door",)
    assert not SIDES["killer"] & set(walk.audience or ())
    match = Match.new("terrorscape", seed=3, seats=dict.fromkeys((1, 2, 3), "random"))
    made = table(match, speed="normal", reduced=False)
    for _ in range(600):
        made.update(16)
        seen = {one.door for one in doors_told(made)}
        assert made.game.presentation.bump is None or made.game.presentation.bump.door in seen
        if made.controller.seat is not None:
            break
    assert any(isinstance(one, event.SurvivorWalked) for events in match.seen(frozenset((1, 2, 3))) for one in events)
    assert made.controller.sides[0].name == "killer"


def doors_told(made: SeatedScene) -> list[Bump]:
    """The doors that moved for the side at a table."""
    told = [one for events in made.match.seen(made.client.eyes) for one in events]
    return [Bump(door) for one in told if (door := choreography.door_of(one, made.facts().state.killer))]


@pytest.mark.parametrize("cold", [False, True])
@pytest.mark.parametrize("what", [slab, barricade])
def test_a_door_that_has_sprung_covers_more_of_the_wall_and_nothing_far_from_it(what: object, cold: bool) -> None:
    def drawn(sprung: float) -> pygame.Surface:
        made = Canvas(pygame.Surface(SIZE), (1920, 1080))
        villa(made, SHEET, cold=cold)
        what(made, SHEET, GATES[DOOR], cold=cold, sprung=sprung)  # type: ignore[operator]
        return made.surface

    before, after = drawn(0.0), drawn(1.0)
    x, y = GATES[DOOR].at
    changed = [
        (px, py) for px in range(0, 1000, 2) for py in range(0, 700, 2) if before.get_at((px, py)) != after.get_at((px, py))
    ]
    assert changed
    assert all(abs(px - x) < 50 and abs(py - y) < 50 for px, py in changed)


def test_the_board_of_a_side_that_waits_is_a_quarter_darker_and_bright_again_at_once() -> None:
    match = Match.new("terrorscape", seed=3, seats={0: "random"})
    made, surface = table(match, speed="normal", reduced=False), pygame.Surface((1920, 1080))
    settled(made)
    made.game.presentation.update(16, waits=made.game.waits(made.facts()), still=made.context.settings.reduced)
    assert made.game.presentation.shade == 0
    draw(made, surface)
    bright = surface.copy()
    made.facts().state.side = "killer"
    made._spectator = None
    made.controller.pacing.ready = True  # the other side has answered, and its moments are pending
    assert made.game.waits(made.facts())
    steps = 0
    while made.game.presentation.update(60, waits=made.game.waits(made.facts()), still=made.context.settings.reduced):
        steps += 1
    assert (steps, made.game.presentation.shade) == (4, 1.0)
    draw(made, surface)
    x, y = made.context.canvas(surface).point(*made.game.place.half.viewport.at((486, 470)))
    old, new = bright.get_at((x, y)), surface.get_at((x, y))
    assert new[0] == pytest.approx(old[0] * (1 - DARK), abs=12)
    made.controller.pacing.ready = False
    made.facts().state.side = "survivors"
    made.game.presentation.update(16, waits=made.game.waits(made.facts()), still=made.context.settings.reduced)
    assert made.game.presentation.shade == 0
    made.context.settings.reduced = True
    made.facts().state.side, made.controller.pacing.ready = "killer", True
    made.game.presentation.update(16, waits=made.game.waits(made.facts()), still=made.context.settings.reduced)
    assert made.game.presentation.shade == 1
