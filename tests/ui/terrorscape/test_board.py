"""The Villa on the screen: rooms, doors, light and weather, and what is painted anew when something moves."""

import random
from collections.abc import Callable
from math import hypot

import pygame
import pytest

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.rng import Rng
from game.rules.engine.script import Event, freeze
from game.rules.engine.secret import redact
from game.rules.terrorscape import event
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import EVERY_DOOR, NEAR, PLACES, WAY, WAYS
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.state import HOLD
from game.ui.settings import Settings
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import choreography, sound
from game.ui.terrorscape.board import lamplight, weather
from game.ui.terrorscape.board.figures import WIDE, Token, spots
from game.ui.terrorscape.board.villa import GATES, OUTSIDE, ROOMS, SIZE as VILLA, Viewport, Walk
from game.ui.terrorscape.board.villa_painter import barricade, name_area, slab, villa
from game.ui.terrorscape.encounter.dice_tower import FALL, DiceThrow
from game.ui.terrorscape.encounter.parts import is_shown
from game.ui.terrorscape.panels.curtain import DROP
from game.ui.terrorscape.table import painter
from game.ui.terrorscape.table.presentation import Presentation
from game.ui.terrorscape.table.sides import actions_taken
from game.ui.widgets.focus import FocusManager, Target, inside
from tests.ui.painted import LARGE, SIZE, SIZES, at_random, draw, rgb
from tests.ui.terrorscape.encounters import meet, night as before_a_search
from tests.ui.terrorscape.playing import HIS, PROGRAM, SIDES, THEIRS, lift, props_of, settled, table

SHEET_SIZE = (1000, 700)
SHEET = Viewport(Area(0, 0, *SHEET_SIZE))
FRAME = 16.0
DOOR = EVERY_DOOR[0]
ENDS = WAYS[DOOR].ends


def canvas() -> Canvas:
    made = Canvas(pygame.Surface(SHEET_SIZE), (1920, 1080))
    assert made.scale == 1
    return made


def night(turns: int, **options: object) -> Match:
    match, dice = Match.new("terrorscape", seed=5, options={"killer": "murderer", **options}), random.Random(5)
    while match.decision is not None and match.turn < turns:
        at_random(match, dice)
    return match


def test_all_rooms_and_doors_are_drawn_each_in_its_place_and_the_mouse_finds_a_room_anywhere_in_a_sheet() -> None:
    assert set(ROOMS) == set(PLACES) and len(ROOMS) == 15
    assert {gate.id for gate in GATES.values() if gate.door} == set(EVERY_DOOR) and len(EVERY_DOOR) == 17
    assert {WAY[place, other] for place in NEAR for other in NEAR[place]} == set(GATES)
    for room in ROOMS.values():
        for other in ROOMS.values():
            for point in (room.name, room.spot):
                assert inside(other.outline, point) == (other is room), (room.id, other.id)
        assert all(0 <= x <= VILLA[0] and 0 <= y <= VILLA[1] for x, y in room.outline), room.id
    around = [(dx, dy) for dx in (-14, 0, 14) for dy in (-14, 0, 14)]
    for gate in GATES.values():  # each way lies where its two rooms meet
        x, y = gate.at
        near = {room.id for room in ROOMS.values() if any(inside(room.outline, (x + dx, y + dy)) for dx, dy in around)}
        assert set(gate.id.split("-")) <= near, gate.id
        assert gate.lines
    viewport = Viewport(Area(10, 20, 500, 350))
    assert viewport.at((0, 0)) == (10, 20) and viewport.at(VILLA) == (510, 370)
    assert viewport.around((500, 350), 60) == Area(245, 180, 30, 30)
    corner = Target("corridor", Area(440, 305, 10, 10), lambda: None, shape=ROOMS["R3"].outline)
    assert corner.holds((255, 440)) and not corner.holds((485, 430))
    ring = FocusManager([corner])
    assert ring.under((300, 400)) is corner and ring.under((100, 100)) is None


@pytest.mark.parametrize("size", SIZES)
def test_no_figure_covers_the_name_of_its_room(size: tuple[int, int]) -> None:
    made, faults = Canvas(pygame.Surface(size), size), []
    for others in (("killer",), ("ghost",), ("noise", "killer"), ("trap", "noise", "unseen")):
        for room in ROOMS.values():
            found = [Token(kind, "", room.id) for kind in ("survivor", "survivor", "survivor", *others)]
            plate = name_area(made, SHEET, room)
            for token, (x, y) in zip(found, spots(found), strict=True):
                away = max(plate.x - x, 0.0, x - plate.x - plate.w), max(plate.y - y, 0.0, y - plate.y - plate.h)
                faults += [f"{token.kind} over {room.id}"] if hypot(*away) < WIDE.get(token.kind, 66.0) / 2 else []
                faults += [] if 0 < x < VILLA[0] and 0 < y < VILLA[1] else [f"{token.kind} outside at {room.id}"]
    assert not faults, faults


def shown(name: str, **chosen: object) -> SeatedScene:
    match = Match.new("terrorscape", seed=3, options={"killer": "murderer"})
    return table(match, held=SIDES[name], **{"speed": "normal", **chosen})


def springs(made: SeatedScene, happened: Event) -> list[float]:
    """The movement of the door in each frame of an Event's clip; it rests before and after."""
    showing = choreography.Showing(made.game.presentation, made.context.settings, made.controller.director)
    made.animations.add(choreography.clips(showing, [EventSnapshot(happened, freeze(made.match.game.state))], own=True))
    found = []
    while made.animations.busy:
        made.controller.advance(8)
        found.append(made.game.presentation.bump.share if made.game.presentation.bump is not None else 0.0)
    assert made.game.presentation.bump is None
    return found


def test_a_door_moves_for_a_moment_and_lies_still_again_and_with_reduced_motion_none_moves() -> None:
    walk, barred = event.SurvivorWalked("anna", *ENDS), event.BarricadePlaced(DOOR, True)
    for happened in (walk, event.BarricadeCleared(DOOR), barred, event.KillerMoved(*ENDS)):
        found = springs(shown("survivors", reduced=False), happened)
        assert max(found) > 0.9 and abs(sum(far > 0 for far in found) * 8 - choreography.BUMP) <= 16 and found[-1] == 0
    assert set(springs(shown("survivors", reduced=True), barred)) == {0.0}
    assert set(springs(shown("survivors", reduced=False), event.RoundBegan(2))) == {0.0}
    open_way = next(way for way in WAYS.values() if not way.door)
    assert choreography.door_of(event.SurvivorWalked("anna", *open_way.ends), "murderer") == ""
    assert choreography.door_of(event.KillerMoved(*ENDS), choreography.GHOST) == "", "a spectre opens nothing"
    assert choreography.door_of(walk, choreography.GHOST) == DOOR


def test_what_moves_is_what_is_heard_and_only_of_what_a_side_is_told() -> None:
    walk = event.SurvivorWalked("anna", *ENDS)
    assert choreography.door_through(walk, "butcher") == DOOR and sound.beside(walk, "butcher") == ("door",)
    assert not SIDES[HIS] & set(walk.audience or ())
    match = Match.new("terrorscape", seed=3, seats=dict.fromkeys(TEAM, "random"))
    made = table(match, speed="normal", reduced=False)
    for _ in range(600):
        made.update(16)
        told, bump = [one for events in match.seen(made.client.eyes) for one in events], made.game.presentation.bump
        assert bump is None or bump.door in {choreography.door_of(one, made.facts().state.killer) for one in told}
        if made.controller.seat is not None:
            break
    assert any(isinstance(one, event.SurvivorWalked) for events in match.seen(frozenset(TEAM)) for one in events)
    assert made.controller.sides[0].name == HIS


@pytest.mark.parametrize("what", [slab, barricade])
def test_a_door_that_has_sprung_covers_more_of_the_wall_and_nothing_far_from_it(what: Callable[..., None]) -> None:
    near = pygame.Rect(0, 0, 99, 99)
    near.center = round(GATES[DOOR].at[0]), round(GATES[DOOR].at[1])
    for cold in (False, True):
        before, after = canvas(), canvas()
        villa(before, SHEET, cold=cold)
        after.surface.blit(before.surface, (0, 0))
        for made, sprung in ((before, 0.0), (after, 1.0)):
            what(made, SHEET, GATES[DOOR], cold=cold, sprung=sprung)
        assert rgb(before.surface) != rgb(after.surface)
        for made in (before, after):
            made.surface.fill("black", near)
        assert rgb(before.surface) == rgb(after.surface)


def test_the_board_of_a_side_that_waits_is_a_quarter_darker_and_bright_again_at_once() -> None:
    made = table(Match.new("terrorscape", seed=3, seats={0: "random"}), speed="normal", reduced=False)
    show = made.game.presentation

    def waited(ms: float) -> bool:
        return show.update(ms, waits=made.game.waits(made.facts()), still=made.context.settings.reduced)

    settled(made)
    waited(16)
    assert show.shade == 0
    bright, steps = draw(made), 0
    made.facts().state.side = "killer"
    made._spectator = None
    made.controller.pacing.ready = True  # the other side has answered, and its moments are pending
    assert made.game.waits(made.facts())
    while waited(60):
        steps += 1
    assert (steps, show.shade) == (4, 1.0)
    surface = draw(made)
    spot = made.context.canvas(surface).point(*made.game.place.half.viewport.at((486, 470)))
    assert surface.get_at(spot)[0] == pytest.approx(bright.get_at(spot)[0] * (1 - painter.DARK), abs=12)
    made.controller.pacing.ready, made.facts().state.side = False, "survivors"
    waited(16)
    assert show.shade == 0
    made.context.settings.reduced = True
    made.facts().state.side, made.controller.pacing.ready = "killer", True
    waited(16)
    assert show.shade == 1
    show = Presentation()
    show.shutter_elapsed = 0.0  # the shutter is down before the cloth can rise
    assert DROP < HOLD and [show.update(DROP / 2, waits=False, still=False) for _ in range(3)] == [True, True, False]
    assert show.shutter_elapsed == DROP


@pytest.mark.heavy
def test_a_lamp_lights_its_room_alone_the_killers_board_what_he_heard_and_light_walks_with_whoever_carries_it() -> None:
    t: State = night(30).game.state
    dark, lit = canvas(), canvas()
    villa(dark, SHEET, cold=False)
    lit.surface.blit(dark.surface, (0, 0))
    lamplight.paint(lit, SHEET, lamplight.lights(t, THEIRS))
    homes = [ROOMS[place].outline for place in t.team.places]
    around = [(dx, dy) for dx in (-2, 0, 2) for dy in (-2, 0, 2)]
    points = [(x, y) for x in range(0, SHEET_SIZE[0], 5) for y in range(0, SHEET_SIZE[1], 5)]
    changed = [point for point in points if dark.surface.get_at(point) != lit.surface.get_at(point)]
    assert len(changed) > 200
    for x, y in changed:
        assert any(inside(home, (x + dx, y + dy)) for home in homes for dx, dy in around), (x, y)
    for place in t.team.places:
        x, y = map(round, ROOMS[place].spot)
        assert sum(lit.surface.get_at((x, y))[:3]) > sum(dark.surface.get_at((x, y))[:3])
    state: State = night(60).game.state
    view: State = redact(state, frozenset((KILLER,)))
    twin = determinize(view, KILLER, Rng(3))
    assert twin.team.places != state.team.places
    assert lamplight.lights(twin, HIS) == lamplight.lights(state, HIS) == lamplight.lights(view, HIS)
    assert set(rooms(lamplight.lights(view, HIS))) == {*view.noise, *view.noise_before, view.dark.place}
    assert set(rooms(lamplight.lights(redact(state, frozenset()), ""))) == {*view.noise, *view.noise_before}
    for share in (0.0, 0.25, 1.0):
        t: State = night(30).game.state
        t.team.places, t.dark.place, t.noise, t.noise_before = ["B5", "R4", "G2"], "B4", [], ["B3"]
        who = t.survivors[0].id
        walks = {who: Walk("R3", "B5", (0, 0), (100, 40), share), "killer": Walk("B3", "B4", (0, 0), (1, 1), share)}
        assert walks[who].at == (100 * share, 40 * share)
        ours = {"R3": 1 - share, "B5": share, "R4": 1.0, "G2": 1.0}
        assert rooms(lamplight.lights(t, THEIRS, walks)) == {place: part for place, part in ours.items() if part}
        his = [light for light in lamplight.lights(t, HIS, walks) if light.glow is lamplight.OWN]
        assert rooms(his) == {place: part for place, part in {"B3": 1 - share, "B4": share}.items() if part}
        assert rooms(lamplight.lights(t, "", walks)) == {"B3": 1.0}, "a spectator sees no more than what was heard"
        t.team.places[1] = "R3"
        assert rooms(lamplight.lights(t, THEIRS, walks))["R3"] == 1.0, "who has stayed there goes on lighting it"


def rooms(lights: list[lamplight.Light]) -> dict[str, float]:
    return {light.place: light.share for light in lights}


def test_a_room_is_as_dark_as_before_when_somebody_sets_out_for_it() -> None:
    """The state is that of the arrival as soon as the walk begins; the picture is not."""
    match, dice = night(0), random.Random(3)
    scene = table(match, speed="normal", reduced=False, held=frozenset(TEAM))
    for _ in range(400):
        while scene.animations.busy:
            before = dict(scene.game.presentation.walks)
            scene.update(8)
            walk = next((one for who, one in scene.game.presentation.walks.items() if who != "killer" and not before), None)
            if walk is not None and scene.facts().state.team.places.count(walk.place) == 1:
                seen = rooms(lamplight.lights(scene.facts().state, THEIRS, scene.game.presentation.walks))
                assert seen[walk.origin] > 0.98 and seen[walk.place] < 0.02
                return
        scene.controller.guard = 0
        if scene.controller.seat is not None:
            scene.controller.answer(dice.choice(scene.client.options))
        else:
            scene.update(50)
    raise AssertionError("nobody walked")


@pytest.mark.heavy
def test_the_weather_is_out_of_doors_alone_and_leaves_the_board_as_it_was() -> None:
    assert len(weather.drops()) == weather.FALLS
    for picture in weather.drops():
        assert len(picture) == weather.DROPS
        for x, y in picture:
            for share in (0, 0.5, 1):
                at = x - weather.STREAK[0] * share, y + weather.STREAK[1] * share
                under = [room.id for room in ROOMS.values() if inside(room.outline, at) and room.id not in OUTSIDE]
                assert under == [] or share == 0.5, (at, under)
    made, settings, t = canvas(), Settings(), night(60).game.state
    villa(made, SHEET, cold=False)
    note = Area(820, 300, 180, 120)
    bare, board, sky = made.surface.copy(), weather.WeatherBoard(SHEET, t, THEIRS, [note]), weather.WeatherAnimation()
    sky.settle(made, settings, [board])
    for _ in range(1, 40):
        before = made.surface.copy()
        sky.advance(weather.BEAT)
        for spot in sky.stir(made, settings):
            before.blit(made.surface, spot, spot)
        assert rgb(before) == rgb(made.surface)
    covered = pygame.Rect(note)
    assert rgb(bare.subsurface(covered)) == rgb(made.surface.subsurface(covered))
    again, other = canvas(), weather.WeatherAnimation()
    again.surface.blit(bare, (0, 0))
    other.advance(39 * weather.BEAT)
    other.settle(again, settings, [board])
    assert rgb(again.surface) == rgb(made.surface)
    assert sky.stir(made, settings) == [], "the next beat has not come"


def test_with_reduced_motion_the_weather_stands_still_and_lightning_strikes_once_and_spares_eyes_that_ask_for_it() -> None:
    pictures = set()
    for ms in (0.0, 500.0, 1234.0):
        made, sky = canvas(), weather.WeatherAnimation()
        villa(made, SHEET, cold=True)
        sky.advance(ms)
        sky.settle(made, Settings(reduced=True), [weather.WeatherBoard(SHEET, night(60).game.state, HIS, [])])
        pictures.add(rgb(made.surface))
    assert len(pictures) == 1
    bright, soft, still = Settings(reduced=False), Settings(reduced=False, soft=True), Settings(reduced=True)
    assert [choreography.lightning(bright, ms) for ms in (0.0, weather.FLASH)] == [1.0, 0.0]
    assert choreography.lightning(soft, 0.0) == choreography.lightning(still, 0.0) == 0.0
    assert choreography.clip_of(event.EncounterBegan("R1", ("anna",))).motion == "lightning"
    assert choreography.clip_of(event.CrackerHeard()).motion == ""
    assert weather.bolt(pygame.Rect(0, 0, 50, 70), 1.0).picture.get_at((10, 10))[2] > 100


def test_who_has_taken_an_action_is_told_from_its_own_answers_since_the_killers_turn() -> None:
    found, match, dice = False, Match.new("terrorscape", seed=8, options={"killer": "butcher"}), random.Random(8)
    while match.decision is not None and match.turn < 300:
        acted = match.game.state.team.acted
        told = dict(actions_taken(match.actions, acted))
        numbers = sorted(number for who in told.values() for number in who)
        if match.game.state.side == THEIRS and match.decision.prompt == "prompt-act":
            assert numbers == [number for number, has in enumerate(acted) if has]
            found = found or len(numbers) == 2
        if match.actions and match.actions[-1].seat == KILLER:
            assert told == {}
        at_random(match, dice)
    assert found


@pytest.mark.heavy
def test_what_is_kept_of_a_half_looks_like_what_is_painted_anew() -> None:
    """Panels are repainted when they change: a table that has seen the whole match equals a new one."""
    old, dice = table(night(0)), random.Random(2)
    surface, fresh = pygame.Surface(SIZE), pygame.Surface(SIZE)
    for _ in range(12):
        new = table(old.match)
        for one in (old, new):
            if one.controller.shown is None:
                lift(one)
        draw(old, surface)
        if new.client.seat != old.client.seat or new.focus.current != old.focus.current:
            new.client.chosen_seat = old.client.seat
            new.controller.ask()
        new.focus.current = old.focus.current
        draw(new, fresh)
        draw(old, surface)
        assert rgb(surface) == rgb(fresh)
        old.controller.guard = 0
        old.controller.answer(dice.choice(old.client.options))
        for _ in range(20):
            old.update(100)


def partly(scene: SeatedScene, surface: pygame.Surface) -> bool:
    """Advance and draw a frame; return whether it was painted in part, with no new Event, since figures, doors or dice have moved."""
    seen, begun = [one.game.presentation.seen for one in scene.both], scene.animations.begun
    scene.update(FRAME)
    scene.context.spots = None
    scene.draw(surface)
    moved = seen != [one.game.presentation.seen for one in scene.both]
    return moved and bool(scene.context.spots) and begun == scene.animations.begun


def assert_as_if_painted_anew(scene: SeatedScene, surface: pygame.Surface) -> None:
    fresh, scene.game.clock.beat = pygame.Surface(surface.get_size()), 0.0
    draw(scene, fresh)
    assert rgb(surface) == rgb(fresh)
    scene.context.canvas(surface)


def playing(name: str, **chosen: object) -> SeatedScene:
    match = Match.new("terrorscape", seed=5, options={"killer": "murderer"}, seats=PROGRAM)
    return table(match, held=SIDES[name], **{"speed": "normal", "reduced": False, **chosen})


@pytest.mark.heavy
@pytest.mark.parametrize("name", SIDES)
def test_whoever_walks_and_what_leaves_the_board_standing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An Event that changes panels only leaves the board standing; the window equals one in which the board was painted, too."""
    scene, surface, boards, paint = playing(name), pygame.Surface(SIZE), list[object](), painter.paint_board
    monkeypatch.setattr(painter, "paint_board", lambda *given: (boards.append(given), paint(*given)))
    moved = kept = news = 0
    for _ in range(9000):
        before, told = len(boards), (scene.animations.begun, scene.game.presentation.caption)
        walks, changed = partly(scene, surface), told != (scene.animations.begun, scene.game.presentation.caption)
        begun = changed and scene.animations.busy and scene.context.spots is not None
        begun = begun and not is_shown(scene.context.canvas(surface), props_of(scene))
        if begun and kept <= 15:
            news += 1
            kept += len(boards) == before
            assert_as_if_painted_anew(scene, surface)
            scene.draw(surface)  # the next Event finds the window as it was
        elif walks and moved <= 30:
            moved += 1
            assert scene.context.painted
            assert_as_if_painted_anew(scene, surface)
        if moved > 30 and kept > 15:
            break
    assert moved > 30 and kept > 15
    assert news > kept, "who walks changes the board"


@pytest.mark.heavy
def test_a_sentence_that_only_stands_there_costs_no_painting() -> None:
    scene, surface = playing(THEIRS, reduced=True), pygame.Surface(SIZE)
    painted = shown = 0
    for _ in range(600):
        scene.update(FRAME)
        before, scene.context.painted = scene.animations.begun, False
        scene.draw(surface)
        if scene.animations.busy and scene.animations.begun == before:
            shown += 1
            painted += scene.context.painted
    assert shown > 100
    assert painted < shown / 10, "only where a sentence comes or goes"


@pytest.mark.heavy
def test_dice_that_fall_are_drawn_in_their_tower_alone_and_those_that_lie_change_nothing_any_more() -> None:
    fresh, lying, later = (DiceThrow(thrown=0.0) for _ in range(3))
    for throw, ms in ((fresh, FALL / 2), (lying, FALL + 10), (later, FALL + 900)):
        throw.advance(ms)
    assert fresh.seen != lying.seen == later.seen
    match = meet(before_a_search(), seats=PROGRAM)
    scene, surface, rolls = table(match, speed="normal", reduced=False, held=SIDES[THEIRS]), pygame.Surface(SIZE), 0
    for _ in range(1500):
        if partly(scene, surface) and is_shown(scene.context.canvas(surface), props_of(scene)):
            rolls += 1
            if rolls % 6 == 1:
                assert_as_if_painted_anew(scene, surface)
        if rolls > 40:
            break
    assert rolls > 20


@pytest.mark.heavy
def test_both_open_halves_walk_each_for_itself_and_nothing_is_drawn_where_nobody_walks() -> None:
    scene, moved = table(Match.new("terrorscape", seed=5, seats=PROGRAM), speed="normal", reduced=False), 0
    scene.arrange("open")
    surface = draw(scene, LARGE)
    assert len(scene.both) == 2
    for _ in range(3000):
        if partly(scene, surface):
            moved += 1
            assert scene.both[1].game.clock is scene.game.clock
            if moved % 4 == 1:
                assert_as_if_painted_anew(scene, surface)
        if moved > 20:
            break
    assert moved > 20
    scene, surface = table(Match.new("terrorscape", seed=5)), pygame.Surface(SIZE)
    for raised in (False, True):
        if raised:
            lift(scene)
        assert (scene.controller.shown is not None) == raised
        draw(scene, surface)
        scene.context.painted = False
        scene.draw(surface)
        assert not scene.context.painted
