"""What moves over the table: the lights at the entrances, and the motion of Events."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.script import freeze, thaw
from game.rules.engine.secret import Secret
from game.ui.draw.canvas import Area
from game.ui.draw.repaint import DirtySprites
from game.ui.dungeonville import motion, positions
from game.ui.dungeonville.choreography import DURATIONS
from game.ui.dungeonville.counts import active_dungeon
from game.ui.dungeonville.motion import Flight, Motion
from game.ui.dungeonville.panels import pieces, sprites
from game.ui.dungeonville.positions import entrance_areas
from game.ui.settings import Settings
from game.ui.table.scene import TableScene
from tests.ui.dungeonville import town_stages
from tests.ui.dungeonville.playing import evening, table
from tests.ui.dungeonville.seeing import SIZE, rgb

STAGES_LIT = {"hiring": False, "choosing a dungeon": False, "escaping or not": True, "laying fighters": True}


def test_the_mouth_where_something_happens_has_a_halo_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    lit, halo = list[Area](), pieces.halo
    monkeypatch.setattr(pieces, "halo", lambda canvas, area, *more: (lit.append(area), halo(canvas, area, *more)))
    for stage, somewhere in STAGES_LIT.items():
        scene: Any = town_stages.STAGES[stage](Settings())
        surface = pygame.Surface((1920, 1080))
        lit.clear()
        scene.draw(surface)
        where = active_dungeon(scene.facts().state)
        assert bool(where) == somewhere
        canvas, mouths = scene.context.canvas(surface), entrance_areas(scene.game.place.entrances)
        assert lit == [positions.entrance_parts(canvas, area)[0] for dungeon, area in mouths.items() if dungeon == where]


STEP = 60.0
SEEDS = (3, 4, 5)
COMMON = {
    event.Arrived, event.Recruited, event.Paid, event.PawnPlaced, event.WentHome, event.Escaped, event.PartyLost, event.BloodSpilled,
    event.BloodWon, event.LineupLaid, event.SetRevealed, event.Slain, event.RoomRevealed, event.TreasureTaken, event.Perished,
}  # fmt: skip
"""What happens in nearly every evening."""
Seen = dict[type, tuple[TableScene, list[Flight]]]
"""A scene and its flights, by the kind of Event."""


def watched(seed: int, **chosen: object) -> TableScene:
    """A match between agents for a spectator, at its own pace."""
    return table(evening(seed, 0), held=frozenset(), **{"speed": "normal", "reduced": False, **chosen})


def frames(scene: TableScene, surface: pygame.Surface, most: int = 3000) -> Iterator[Motion | None]:
    """Frame after frame with motion."""
    for _ in range(most):
        if scene.update(STEP) is not None:
            return
        scene.context.painted, scene.context.spots = False, None
        scene.draw(surface)
        yield scene.game.shown.motion


@pytest.fixture(scope="module")
def seen() -> Seen:
    """A motion of each kind, drawn when it is the first of its kind."""
    found, surface = Seen(), pygame.Surface(SIZE)
    for seed in SEEDS:
        scene = watched(seed)
        for _ in range(3000):
            if scene.update(STEP) is not None or found.keys() >= COMMON:
                break
            going = scene.game.shown.motion
            if going is None or type(going.change.happened) in found:
                continue
            scene.draw(surface)
            if moving := going.flights(scene.canvas, scene.game.place):
                found[type(going.change.happened)] = (scene, moving)
    return found


def test_whatever_happens_often_moves_from_its_source_to_its_goal(seen: Seen) -> None:
    assert COMMON <= seen.keys() <= DURATIONS.keys()
    for _scene, moving in seen.values():
        for one in moving:
            assert motion.flight_area(one, 0.0) == pytest.approx(one.start)
            assert motion.flight_area(one, 1.0) == pytest.approx(one.goal) and 0 <= one.since < one.until <= 1


def test_a_place_keeps_its_name_and_price_while_its_adventurer_leaves(seen: Seen) -> None:
    scene, moving = seen[event.Recruited]
    cards = positions.town_cards(scene.canvas, scene.game.place.stage).values()
    places = [positions.town_parts(scene.canvas, card) for card in cards]
    (hidden,) = [one.hidden for one in moving if one.hidden is not None]
    assert hidden in [room for _head, room in places] and all(hidden.y >= head.y + head.h for head, _room in places)


def test_a_card_that_turns_over_shows_its_back_first_and_is_edge_on_half_way() -> None:
    spot = Area(0, 0, 100, 140)
    card = Flight(("back", "crypt"), spot, spot, into=("room", "cr-01"))
    assert motion.flight_picture(card, 0.0) == (("back", "crypt"), 1.0)
    assert motion.flight_picture(card, 1.0) == (("room", "cr-01"), pytest.approx(1.0))
    assert motion.flight_picture(card, 0.49)[0] == ("back", "crypt")
    assert motion.flight_picture(card, 0.5)[1] == pytest.approx(0.0, abs=0.01)


@pytest.mark.rule("DV-046", "DV-110")
def test_fighters_are_laid_face_down_and_all_from_the_same_place(seen: Seen) -> None:
    _scene, moving = seen[event.LineupLaid]
    assert {one.thing for one in moving} == {("back", "adventurer")} and {one.into for one in moving} == {None}
    assert len({one.start for one in moving}) == 1


def copied(state: State) -> State:
    """An equal state."""
    return thaw(State, freeze(state))


@pytest.mark.rule("DV-089", "DV-090", "DV-113")
def test_gold_goes_to_whoever_collects_and_a_deed_that_changes_hands_shows_only_what_all_knew() -> None:
    """The new deeds differ between the states; the motion does not."""
    scene = watched(3)
    scene.draw(pygame.Surface(SIZE))
    canvas, place = scene.canvas, scene.game.place
    before, after = copied(scene.facts().state), copied(scene.facts().state)
    after.wizards[2].treasury = ["cr-01"]
    moving = motion.flights_of(canvas, place, motion.Change(event.Collected(2, ("cr-01",), 5), before, after, None, None))
    assert len(moving) == motion.COINS
    assert {one.goal for one in moving} == {positions.purse_area(canvas, place.wizards[2])}
    for known in ("", "crypt"):
        before.house_exposed = [known, *scene.facts().state.house_exposed[1:]]
        moving = motion.flights_of(
            canvas, place, motion.Change(event.DeedSwapped(1, 0, Secret(None)), before, before, None, None)
        )
        assert [one.thing for one in moving] == [("back", "deed"), ("deed", known) if known else ("back", "deed")]
        assert all(motion.flight_picture(one, 1.0)[0] == ("back", "deed") for one in moving)


def test_nothing_moves_where_motion_is_reduced() -> None:
    scene, surface, turn = watched(3, reduced=True), pygame.Surface(SIZE), 0
    for going in frames(scene, surface, 200):
        assert going is None
        assert scene.game.lights.time == 0
        turn = scene.match.turn
    assert turn > 3


def test_only_what_has_moved_is_painted_and_spots_cover_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two frames no pixel changes outside the reported rectangles; removed sprites leave the table unchanged."""
    scene, surface, partly = watched(3), pygame.Surface(SIZE), 0
    before = surface.copy()
    for _going in frames(scene, surface, 160):
        spots_of = scene.context.spots
        if scene.context.painted and spots_of is not None:
            partly += 1
            for spot in spots_of:
                before.blit(surface, spot, spot)
        if not scene.context.painted or spots_of is not None:
            assert rgb(before) == rgb(surface)
        before.blit(surface, (0, 0))
    assert partly > 40
    scene.compositor.lift(surface)
    bare = surface.copy()
    monkeypatch.setattr(DirtySprites, "draw", lambda *_: [])
    scene.dirty = True
    scene.draw(surface)
    assert rgb(bare) == rgb(surface)


def test_skipping_shows_at_once_what_has_come_of_it() -> None:
    scene, surface = watched(4), pygame.Surface(SIZE)
    for going in frames(scene, surface):
        if going is not None and not going.settled:
            scene.animations.skip(whole=True)
            scene.controller.went_on()
            assert scene.game.shown.motion is None and scene.facts().state == scene.client.view.state
            return
    raise AssertionError("nothing ever moved")


def test_lights_flicker_where_somebody_stands_and_eyes_blink() -> None:
    match = evening(4, 0)
    state: State = match.game.state
    times = [sprites.BEAT * step for step in range(1, 60)]
    nobody = {dungeon: {sprites.brightness_of(state, dungeon, ms) for ms in times} for dungeon in DUNGEONS}
    state.wizards[0].pawn = "crypt"
    lived = [sprites.brightness_of(state, "crypt", ms) for ms in times]
    assert sum(lived) / len(lived) > max(nobody["crypt"]) and len(set(lived)) > 2
    assert 0 in nobody["rat-haus"]
    assert sprites.brightness_of(state, "crypt", 0) == sprites.OCCUPIED
