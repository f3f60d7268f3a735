"""Light and weather: lamps stay in their rooms, rain outside, and neither depends on what a side cannot know."""

import random

import pygame
import pytest

from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.secret import redact
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.state import HOLD
from game.ui.settings import Settings
from game.ui.terrorscape import choreography
from game.ui.terrorscape.board import lamplight, weather
from game.ui.terrorscape.board.villa import OUTSIDE, ROOMS, Viewport, Walk
from game.ui.terrorscape.board.villa_painter import villa
from game.ui.terrorscape.layout import SURVIVORS
from game.ui.terrorscape.panels.curtain import DROP
from game.ui.terrorscape.table.presentation import Presentation
from game.ui.terrorscape.table.sides import actions_taken
from game.ui.widgets.focus import inside
from tests.ui.terrorscape.playing import draw, lift, table

SIZE = (1000, 700)
SHEET = Viewport(Area(0, 0, *SIZE))
HIS = "killer"


pytestmark = pytest.mark.usefixtures("screen")


def canvas() -> Canvas:
    """A canvas with one pixel per Villa pixel."""
    made = Canvas(pygame.Surface(SIZE), (1920, 1080))
    assert made.scale == 1
    return made


def night(turns: int, **options: object) -> Match:
    match, dice = Match.new("terrorscape", seed=5, options={"killer": "murderer", **options}), random.Random(5)
    while match.decision is not None and match.turn < turns:
        seat = dice.choice(list(match.decision.options))
        match.submit(seat, dice.choice(match.decision.options[seat]))
    return match


def test_a_lamp_lights_its_room_and_nothing_beyond_the_walls() -> None:
    t: State = night(30).game.state
    dark, lit = canvas(), canvas()
    for one in (dark, lit):
        villa(one, SHEET, cold=False)
    lamplight.paint(lit, SHEET, lamplight.lights(t, SURVIVORS))
    homes = [ROOMS[place].outline for place in t.team.places]
    around = [(dx, dy) for dx in (-2, 0, 2) for dy in (-2, 0, 2)]
    changed = 0
    for x in range(0, SIZE[0], 5):
        for y in range(0, SIZE[1], 5):
            if dark.surface.get_at((x, y)) != lit.surface.get_at((x, y)):
                changed += 1
                assert any(inside(home, (x + dx, y + dy)) for home in homes for dx, dy in around), (x, y)
    assert changed > 200
    for place in t.team.places:
        x, y = map(round, ROOMS[place].spot)
        assert sum(lit.surface.get_at((x, y))[:3]) > sum(dark.surface.get_at((x, y))[:3])


def test_the_killers_board_is_lit_by_what_he_heard_and_by_nothing_else() -> None:
    state: State = night(60).game.state
    view: State = redact(state, frozenset((KILLER,)))
    twin = determinize(view, KILLER, Rng(3))
    assert twin.team.places != state.team.places
    assert lamplight.lights(twin, HIS) == lamplight.lights(state, HIS) == lamplight.lights(view, HIS)
    assert set(rooms(lamplight.lights(view, HIS))) == {*view.noise, *view.noise_before, view.dark.place}
    assert set(rooms(lamplight.lights(redact(state, frozenset()), ""))) == {*view.noise, *view.noise_before}


def rooms(lights: list[lamplight.Light]) -> dict[str, float]:
    return {light.place: light.share for light in lights}


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_light_walks_with_whoever_carries_it_and_is_never_there_before(share: float) -> None:
    t: State = night(30).game.state
    t.team.places, t.dark.place, t.noise, t.noise_before = ["B5", "R4", "G2"], "B4", [], ["B3"]
    who = t.survivors[0].id
    walks = {who: Walk("R3", "B5", (0, 0), (100, 40), share), "killer": Walk("B3", "B4", (0, 0), (1, 1), share)}
    assert walks[who].at == (100 * share, 40 * share)
    ours = {"R3": 1 - share, "B5": share, "R4": 1.0, "G2": 1.0}
    assert rooms(lamplight.lights(t, SURVIVORS, walks)) == {place: part for place, part in ours.items() if part}
    his = [light for light in lamplight.lights(t, HIS, walks) if light.glow is lamplight.OWN]
    assert rooms(his) == {place: part for place, part in {"B3": 1 - share, "B4": share}.items() if part}
    assert rooms(lamplight.lights(t, "", walks)) == {"B3": 1.0}, "a spectator sees no more than what was heard"
    t.team.places[1] = "R3"
    assert rooms(lamplight.lights(t, SURVIVORS, walks))["R3"] == 1.0, "who has stayed there goes on lighting it"


def test_a_room_is_as_dark_as_before_when_somebody_sets_out_for_it(screen: pygame.Surface) -> None:
    """The state is that of the arrival as soon as the walk begins; the picture is not."""
    match, dice = night(0), random.Random(3)
    scene = table(match, speed="normal", reduced=False, held=frozenset(TEAM))
    for _ in range(400):
        while scene.animations.busy:
            before = dict(scene.game.presentation.walks)
            scene.update(8)
            walk = next((one for who, one in scene.game.presentation.walks.items() if who != "killer" and not before), None)
            if walk is not None and scene.facts().state.team.places.count(walk.place) == 1:
                seen = rooms(lamplight.lights(scene.facts().state, SURVIVORS, scene.game.presentation.walks))
                assert seen[walk.origin] > 0.98
                assert seen[walk.place] < 0.02
                return
        scene.controller.guard = 0
        if scene.controller.seat is not None:
            scene.controller.answer(dice.choice(scene.client.options))
        else:
            scene.update(50)
    raise AssertionError("nobody walked")


def test_it_rains_out_of_doors_alone() -> None:
    assert len(weather.drops()) == weather.FALLS
    for picture in weather.drops():
        assert len(picture) == weather.DROPS
        for x, y in picture:
            for share in (0, 0.5, 1):
                at = x - weather.STREAK[0] * share, y + weather.STREAK[1] * share
                under = [room.id for room in ROOMS.values() if inside(room.outline, at) and room.id not in OUTSIDE]
                assert under == [] or share == 0.5, (at, under)


def test_the_weather_touches_what_it_tells_of_and_leaves_the_board_as_it_was() -> None:
    """Every moved part is restored: after any number of beats no older picture is left."""
    made, settings, t = canvas(), Settings(), night(60).game.state
    villa(made, SHEET, cold=False)
    note = Area(820, 300, 180, 120)
    bare, board, sky = made.surface.copy(), weather.WeatherBoard(SHEET, t, SURVIVORS, [note]), weather.WeatherAnimation()
    sky.settle(made, settings, [board])
    for _ in range(1, 40):
        before = made.surface.copy()
        sky.advance(weather.BEAT)
        for spot in sky.stir(made, settings):
            before.blit(made.surface, spot, spot)
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(made.surface, "RGB")
    covered = pygame.Rect(note)
    assert pygame.image.tobytes(bare.subsurface(covered), "RGB") == pygame.image.tobytes(made.surface.subsurface(covered), "RGB")
    again, other = canvas(), weather.WeatherAnimation()
    again.surface.blit(bare, (0, 0))
    other.advance(39 * weather.BEAT)
    other.settle(again, settings, [board])
    assert pygame.image.tobytes(again.surface, "RGB") == pygame.image.tobytes(made.surface, "RGB")
    assert sky.stir(made, settings) == [], "the next beat has not come"


def test_with_reduced_motion_the_weather_stands_still() -> None:
    pictures = set()
    for ms in (0.0, 500.0, 1234.0):
        made = canvas()
        villa(made, SHEET, cold=True)
        sky = weather.WeatherAnimation()
        sky.advance(ms)
        sky.settle(made, Settings(reduced=True), [weather.WeatherBoard(SHEET, night(60).game.state, HIS, [])])
        pictures.add(pygame.image.tobytes(made.surface, "RGB"))
    assert len(pictures) == 1


def test_lightning_strikes_once_where_an_encounter_begins_and_spares_eyes_that_ask_for_it() -> None:
    from game.rules.terrorscape import event

    bright, soft, still = Settings(reduced=False), Settings(reduced=False, soft=True), Settings(reduced=True)
    assert choreography.lightning(bright, 0.0) == 1.0
    assert choreography.lightning(bright, weather.FLASH) == 0.0
    assert choreography.clip_of(event.EncounterBegan("R1", ("anna",))).motion == "lightning"
    assert choreography.clip_of(event.CrackerHeard()).motion == ""
    assert choreography.lightning(soft, 0.0) == choreography.lightning(still, 0.0) == 0.0
    assert weather.bolt(pygame.Rect(0, 0, 50, 70), 1.0).picture.get_at((10, 10))[2] > 100


def test_the_shutter_is_down_before_the_cloth_can_rise() -> None:
    show = Presentation()
    show.shutter_elapsed = 0.0
    assert DROP < HOLD
    assert [show.update(DROP / 2, waits=False, still=False) for _ in range(3)] == [True, True, False]
    assert show.shutter_elapsed == DROP


def test_who_has_taken_an_action_is_told_from_its_own_answers_since_the_killers_turn() -> None:
    found = False
    match, dice = Match.new("terrorscape", seed=8, options={"killer": "butcher"}), random.Random(8)
    while match.decision is not None and match.turn < 300:
        acted = match.game.state.team.acted
        told = dict(actions_taken(match.actions, acted))
        numbers = sorted(number for who in told.values() for number in who)
        if match.game.state.side == SURVIVORS and match.decision.prompt == "prompt-act":
            assert numbers == [number for number, has in enumerate(acted) if has]
            found = found or len(numbers) == 2
        if match.actions and match.actions[-1].seat == KILLER:
            assert told == {}
        seat = dice.choice(list(match.decision.options))
        match.submit(seat, dice.choice(match.decision.options[seat]))
    assert found


def test_what_is_kept_of_a_half_looks_like_what_is_painted_anew(screen: pygame.Surface) -> None:
    """Panels are repainted when they change: a table that has seen the whole match equals a new one."""
    old, dice = table(night(0)), random.Random(2)
    surface, fresh = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    for _ in range(45):
        if old.match.decision is None:
            break
        if old.controller.shown is None:
            lift(old)
        draw(old, surface)
        new = table(old.match)
        if new.controller.shown is None:
            lift(new)
        if new.client.seat != old.client.seat or new.focus.current != old.focus.current:
            new.client.chosen_seat = old.client.seat
            new.controller.ask()
        new.focus.current = old.focus.current
        draw(new, fresh)
        draw(old, surface)
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(fresh, "RGB")
        old.controller.guard = 0
        old.controller.answer(dice.choice(old.client.options))
        for _ in range(20):
            old.update(100)
