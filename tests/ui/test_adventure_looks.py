"""What adventures add to the board, and light, fog and the die: what they look like follows from the dungeon and from nothing else."""

import math
from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit

from game import text
from game.match import Match
from game.rules import GAMES
from game.rules.engine.content import data_folder, read_toml
from game.rules.engine.script import Event, Game, event_types
from game.rules.ravenloft import event
from game.rules.ravenloft.space.board import square
from game.rules.ravenloft.state import Placed
from game.rules.ravenloft.tables.cards import ADVENTURES, MONSTERS, TILES
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import die, effect_forms, effects, light_sources, tiles
from game.ui.ravenloft.board.camera import Camera, Sight
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.board.effects import Act
from game.ui.ravenloft.board.faces import marker_of, picture_of
from game.ui.ravenloft.board.light_sources import LightSource
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.choreography.clips import make_clip
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import Piece, ShownState
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.panels import card_face, rail_data, right_rail
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Settings
from game.ui.sound.cues import Cues
from game.ui.table.director import AnimationQueue
from tests.ravenloft.cards.scene import OPEN, START, night, thing, villain
from tests.ravenloft.kit import spot

pytestmark = pytest.mark.usefixtures("castle_words")


def acts_of(director: Director, happened: Event, share: float = 0.5) -> list[Act]:
    """Return the effects in the middle of an Event's clip; afterwards none of them is left."""
    clip = make_clip(director, happened)
    clip.begin()
    clip.play(share)
    seen = list(director.acts)
    clip.end()
    assert not director.acts
    return seen


def director_of(state: Any) -> Director:
    return Director(ShownState.of(state), lambda happened: None, lambda square: None)


def painted(screen: pygame.Surface, acts: Sequence[Act], x: float = 4.0, y: float = 4.0) -> bytes:
    screen.fill((40, 40, 40))
    effect_forms.paint(Board(Canvas(screen, (1280, 720)), Area(0, 0, 1280, 720), Camera(x=x, y=y)), list(acts))
    return pygame.image.tobytes(screen, "RGB")


def test_painted_effects_come_and_go_and_who_wants_no_motion_sees_a_picture_that_stays(screen: pygame.Surface) -> None:
    plain = painted(screen, [])
    for form, (number, _) in effects.FRAMES.items():
        assert [art.has(f"ravenloft/effects/{form}-{one}") for one in range(number + 1)] == [True] * number + [False], form
        seen = [painted(screen, [Act(form, "shadow", (4.0, 4.0), (4.0, 4.0), share)]) != plain for share in (0.0, 0.4, 1.0)]
        assert seen == [False, True, False], form
    state = night("hunt-for-strahd-1")
    who = villain(state, "count-strahd", 4, 1, 1).id
    here, there = spot(4, 1, 1, state), spot(4, 3, 3, state)
    for happened in (
        event.FigureLeft(who, "mist"), event.FigureLeft(who, "turned"), event.FigureLeft(who, "escaped"),
        event.Attacked(who, "blast-of-lightning", "kat", 15, 8, 23, 15, hit=True), event.Attacked(who, "howl", "kat", 2, 8, 10, 15, hit=False),
        event.Attacked(who, "slam", "kat", 15, 8, 23, 15, hit=True), event.Relocated(who, here, there), event.Relocated(who, here, None),
        event.TokenRemoved("kavan", here),
    ):  # fmt: skip
        first, second = still_of(screen, director_of(state), happened)
        assert first == second != plain, happened


def test_every_attack_of_a_villain_of_its_own_is_painted_and_the_count_comes_and_goes_as_mist() -> None:
    forms = (("gravestorm", "blast-of-lightning", "breath"), ("howling-hag", "howl", "howl"), ("flesh-golem", "slam", "slam"))
    for kind, card, form in forms:
        state = night("destroy-the-dracolich")
        other = villain(state, kind, 4, 0, 0)
        seen = acts_of(director_of(state), event.Attacked(other.id, card, "kat", 15, 8, 23, 15, hit=True), 0.2)
        assert form in [act.form for act in seen]
    rows = read_toml(data_folder("levels") / "ui" / "effects.toml")["ravenloft"]
    assert {card for card, kind in rows.items() if kind in effects.FRAMES} == {card for _, card, _ in forms}
    for way, form in (("mist", "mist"), ("sank", "mist"), ("turned", "turn"), ("escaped", "flight")):
        state = night("hunt-for-strahd-1")
        other = villain(state, "count-strahd", 4, 1, 1)
        director = director_of(state)
        assert [act.form for act in acts_of(director, event.FigureLeft(other.id, way))] == [form]
        assert director.stage.piece(other.id) is None
    state = night("hunt-for-strahd-2")
    count, hag = villain(state, "count-strahd", 4, 1, 1), villain(state, "howling-hag", 4, 3, 3)
    director, goal = director_of(state), spot(2, 1, 1, state)
    for one, form in ((count, "mist"), (hag, "pulse")):
        assert {act.form for act in acts_of(director, event.Relocated(one.id, one.square, goal))} == {form}


def still_of(screen: pygame.Surface, director: Director, happened: Event) -> list[bytes]:
    """Return the pictures of the board after 16 and after 400 ms without motion."""
    show, seen = AnimationQueue(still=True), []
    show.add([make_clip(director, happened)])
    for ms in (16.0, 384.0):
        assert show.update(ms)
        seen.append(painted(screen, director.acts, *director.acts[0].origin))
    show.update(2000.0)
    assert not director.acts
    return seen


def test_a_hero_that_escapes_leaves_its_token_behind_and_one_that_is_turned_over_is_read(screen: pygame.Surface) -> None:
    state = night("blood-and-fog")
    director = director_of(state)
    here = spot(2, 1, 1, state)
    assert acts_of(director, event.HeroLeft("arjhan", "escaped")) == [], "nobody knows where it was"
    acts_of(director, event.Relocated("kat", here, None))
    assert director.stage.piece("kat") is None
    (act,) = acts_of(director, event.HeroLeft("kat", "escaped"))
    assert (act.form, act.picture, act.origin) == ("flight", "ravenloft/tokens/escaped", director.vanished_at)
    assert act.goal[1] < act.origin[1] and acts_of(director, event.HeroLeft("kat", "lost")) == []
    first, second = still_of(screen, director, event.HeroLeft("kat", "escaped"))
    assert first == second
    assert [act.form for act in acts_of(director, event.TokenRemoved("kavan", here))] == ["turn"], "Kavan turns in a whirl"
    assert acts_of(director, event.TokenRemoved("item-back", here)) == []
    state = night("hunt-for-strahd-2")
    director, show = director_of(state), AnimationQueue(still=True)
    here = spot(2, 1, 1, state)
    show.add([make_clip(director, event.TokenTurned("coffin-shut", "holy-water", here))])
    show.update(16.0)
    (mark,) = [mark for mark in director.stage.marks if mark.card == "holy-water"]
    assert (mark.alpha, round(mark.lift, 6)) == (1.0, 0.0) and show.update(400.0)
    show.update(1000.0)
    assert "holy-water" not in {mark.card for mark in director.stage.marks}


def test_markers_stand_on_their_figure_and_what_a_hero_carries_beside_its_numbers() -> None:
    state = night("rampaging-golem")
    golem = villain(state, "flesh-golem", 3, 0, 1, markers=("calm", "staked:kat"))
    stage = ShownState.of(state)
    assert stage.pieces[golem.id].markers == ["calm", "staked"]
    golem.markers.append("enrage")
    stage.mark_figures(state)
    assert stage.pieces[golem.id].markers == ["calm", "staked", "enrage"]
    every = {"calm", "enrage", "silvered", "shackled", "staked", *(one for row in MONSTERS.values() for one in row.markers)}
    assert all(marker_of(one).startswith("ravenloft/tokens/") for one in every)
    state = night("klaks-infernal-artifact")
    hero = state.heroes[0]
    hero.gone, hero.loot, hero.tokens, hero.spare = "escaped", ["crucible-of-life"] * 2, ["mirror"], ["backstab"]
    told = rail_data.carried(state, 0)
    assert [words for words, _, _ in told] == ["out of the castle", "Mirror", "Loot: 2", "Powers to learn: 1"]
    assert all(art.has(picture) for _, _, picture in told)
    state.adventure = "find-the-icon"
    assert len(rail_data.carried(state, 0)) == 3


def test_the_light_sinks_with_the_sun(screen: pygame.Surface) -> None:
    state = night("escape-the-tomb", heroes="kat", at={"arjhan": (2, 3, 1)}, tiles=[*START, *OPEN])
    state.quest.sun, state.quest.sunset = 1, 5
    director = director_of(state)
    assert director.stage.dusk == 0.2
    clip = make_clip(director, event.SunMoved(2, 5))
    clip.begin()
    clip.play(1.0)
    assert director.stage.dusk == pytest.approx(0.4)
    assert ShownState.of(night("find-the-icon")).dusk is None and light_sources.hour(None) is None
    lights = [light_sources.light(step, (120, 68)) for step in range(light_sources.STEPS + 1)]
    bright = [sum(pygame.transform.average_color(light)[:3]) for light in lights]
    assert bright == sorted(bright, reverse=True) and bright[0] > 2 * bright[-1]


def test_stairs_are_barred_only_where_nobody_leaves_by_them_and_every_event_of_adventures_is_worded() -> None:
    for adventure in ADVENTURES:
        state = night(adventure, heroes="kat" if adventure == "escape-the-tomb" else "kat,arjhan")
        assert rail_data.sealed(state) is (adventure == "blood-and-fog"), adventure
        faces = tiles.faces(tuple(state.board.tiles), sealed=True)
        assert all(face.sealed is face.tile.startswith("ST-") for face in faces), adventure
    heard = Cues.read().game("ravenloft").event
    for kind in event_types(event.quest):
        words = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
        assert text.has(f"event{words}") and kind.__name__ in heard


def test_the_sun_strip_has_a_picture_for_each_space_and_rings_the_present_one(monkeypatch: pytest.MonkeyPatch) -> None:
    suns: list[tuple[str, tuple[float, float]]] = []
    rings: list[tuple[object, tuple[float, float]]] = []
    monkeypatch.setattr(Canvas, "picture", lambda _self, name, area, **_more: suns.append((name, area.centre)))
    monkeypatch.setattr(Canvas, "circle", lambda _self, middle, _size, colour: rings.append((colour, middle)))
    for sun, last in ((1, 5), (5, 5), (1, 6), (3, 6)):
        suns.clear()
        rings.clear()
        right_rail._day(Canvas(pygame.Surface((400, 100)), (400, 100)), Area(10, 10, 300, 26), sun, last)
        assert len(suns) == len(dict(suns)) == last, "each space has a sun of its own"
        assert [middle for colour, middle in rings if colour == right_rail.P.title] == [suns[sun - 1][1]]


def test_a_thing_has_a_card_of_its_own_with_what_is_left_of_it(screen: pygame.Surface) -> None:
    assert card_face.kind("klaks-artifact") == text.say("ui-card-thing")
    assert [value for value, _, _ in card_face.numbers("klaks-artifact")] == ["15", "5"] and len(card_face.numbers("klak")) == 3
    for card in ("klaks-artifact", "gravestorms-phylactery"):
        assert picture_of(card) == f"ravenloft/tokens/{card}"
    assert picture_of("nobody-made-this") == "ravenloft/cards/own-adventure"
    state = night("klaks-infernal-artifact")
    thing(state, "klaks-artifact", 2, 1, 1).damage = 2
    options = {"adventure": "klaks-infernal-artifact", "heroes": "kat,arjhan"}
    match = Match.new("ravenloft", seed=1, options=options, seats={0: "person", 1: "person"})
    match.game = Game.of(GAMES["ravenloft"], state)
    state.turn.phase = "hero"
    table = castle_table(sample_screens.context(Settings(reduced=True)), match)
    table.open(CardBrowser(table, table.game, ["klaks-artifact"], 0))
    lines = [line.words for line in text_audit.read(table, (1280, 720))]
    assert any("3 of 5" in line for line in lines) and text.say("ui-now-none-here") not in lines


VIEW = Area(0, 0, 1280, 720)
FLOOR = {square(x, y) for x in range(-4, 5) for y in range(-4, 5)} - {square(1, y) for y in range(-4, 5)}
BOARD = (Placed("ST-N", 0, -1, 0), Placed("ST-S", 0, 0, 0), Placed("T21", 1, 0, 1))


def test_walls_stop_light_which_comes_from_what_is_on_a_tile_and_from_heroes_but_not_from_the_fallen() -> None:
    lamp = LightSource(0.5, 0.5, 3.5, (200, 200, 200), 0.0, 1)
    made = light_sources.thrown(lamp, FLOOR, 10)
    middle = made.get_width() // 2
    west, east = made.get_at((middle - 20, middle))[0], made.get_at((middle + 20, middle))[0]
    assert west > 40 and east < 4, "there is a wall between"
    assert made.get_at((middle + 8, middle))[0] > 40, "the wall's face is lit"
    lamps = {(tile, turn): light_sources.of_tile(Placed(tile, 2, -1, turn)) for tile in TILES for turn in range(4)}
    outside = [key for key, made in lamps.items() for lamp in made if not (7.9 <= lamp.x <= 12.1 and -4.1 <= lamp.y <= 0.1)]
    assert any(lamps.values()) and not outside, outside
    kat = Piece("kat", "kat", 0, 0, 5, 8, hero=True)
    assert light_sources.of_pieces([kat])
    kat.hp = 0
    assert not light_sources.of_pieces([kat, Piece("wolf-1", "wolf", 0, 0, 1, 1)])


def test_wavering_is_small_smooth_always_the_same_less_when_soft_and_none_without_motion() -> None:
    values = [effects.flicker(5, at * 16.0) for at in range(400)]
    assert values == [effects.flicker(5, at * 16.0) for at in range(400)] and -1 <= min(values) < -0.3 and 0.3 < max(values) <= 1
    assert max(abs(one - other) for one, other in pairwise(values)) < 0.35
    assert [effects.flicker(6, at * 16.0) for at in range(400)] != values
    dungeon = Dungeon()
    dungeon.live(100, Settings(reduced=True), busy=False)
    assert (dungeon.painter.times.at, dungeon.painter.times.sway) == (0.0, 0.0)
    dungeon.live(100, Settings(soft=True), busy=False)
    soft = dungeon.painter.times.sway
    dungeon.live(100, Settings(), busy=False)
    assert 0 < soft < dungeon.painter.times.sway and dungeon.painter.times.at == 200


def brightness(dungeon: Dungeon, canvas: Canvas, camera: Camera, stage: ShownState, spot: tuple[float, float]) -> int:
    dungeon.forget()
    dungeon.paint(Sight(canvas, VIEW, camera, BOARD, stage))
    x, y = camera.place(canvas, VIEW, *spot)
    return sum(pygame.transform.average_color(canvas.surface, pygame.Rect(x - 12, y - 12, 24, 24))[:3])


def test_a_tile_comes_out_of_the_dark_from_where_it_was_explored(screen: pygame.Surface) -> None:
    canvas, camera, dungeon = Canvas(screen, (1280, 720)), Camera(4, 1, 60), Dungeon()
    stage, seen = ShownState(tiles=3), []
    assert light_sources.entrance(BOARD) == "west"
    for stage.dim in (1.0, 0.5, 0.0):
        seen.append([brightness(dungeon, canvas, camera, stage, spot) for spot in ((4.4, 2.7), (7.4, 2.7))])
    at_first, later, at_last = seen
    assert max(at_first) < 30 and later[0] > 2 * later[1] and at_last[0] >= later[0] and at_last[1] > 3 * later[1] + 10


def test_the_die_is_one_and_rests_with_the_face_that_was_rolled(screen: pygame.Surface) -> None:
    """Opposite faces add up to 21."""
    assert len(set(die.FACES)) == 20
    for face in die.FACES:
        sides = [math.dist(die.CORNERS[i], die.CORNERS[j]) for i, j in combinations(face, 2)]
        assert max(sides) - min(sides) < 1e-9
    for number in range(1, 21):
        here, there = (die.middle(die.FACES[one - 1]) for one in (number, 21 - number))
        assert (here + there).length() < 1e-9
    for face in range(1, 21):
        points = die.posture(face, 0.0)
        ahead = [sum(points[corner].z for corner in corners) for corners in die.FACES]
        assert ahead.index(max(ahead)) == face - 1
        assert all(one.distance_to(other) < 0.2 for one, other in zip(points, die.posture(face, 0.02), strict=True)), "no jump"
    assert die.hop(0.0) == 0 and len({pygame.image.tobytes(die.draw(120, face, 0.0), "RGBA") for face in range(1, 21)}) == 20


def test_the_camera_glides_to_where_it_is_sent_and_what_happens_comes_into_view() -> None:
    camera = Camera(0, 0, 60)
    camera.magnify(1.5, VIEW, (200, 200), glide=True)
    fixed = [(camera.x + (200 - 640) / camera.zoom, camera.y + (200 - 360) / camera.zoom)]
    zooms = []
    while camera.update(16, at_once=False):
        zooms.append(camera.zoom)
        fixed.append((camera.x + (200 - 640) / camera.zoom, camera.y + (200 - 360) / camera.zoom))
    assert camera.zoom == 90 and zooms == sorted(zooms) and len(zooms) > 10
    assert all(math.dist(one, fixed[0]) < 0.05 for one in fixed), "what is under the pointer stays there"
    camera = Camera(0, 0, 60)
    camera.frame([(30.0, 2.0), (33.0, 4.0)], VIEW)
    camera.update(1, at_once=True)
    for x, y in ((30.0, 2.0), (33.0, 4.0)):
        assert abs(x - camera.x) * 60 < 640 - 60 and abs(y - camera.y) * 60 < 360 - 60
    still = camera.x
    camera.frame([(camera.x, camera.y)], VIEW)
    assert not camera.moving and camera.x == still


@pytest.mark.parametrize("colour", ["white", "black"])
def test_a_triangle_has_its_colour_in_torch_light_and_in_the_dark(screen: pygame.Surface, colour: str) -> None:
    """Its colour is a rule (CR-041): no light tints it."""
    tile = next(tile for tile, row in TILES.items() if row.triangle == colour)
    canvas, camera = Canvas(screen, (1280, 720)), Camera(4, 1, 60)
    Dungeon().paint(Sight(canvas, VIEW, camera, (*BOARD[:2], Placed(tile, 1, 0, 1)), ShownState(tiles=3)))
    x, y = camera.place(canvas, VIEW, 4.26, 2.0)
    red, green, blue = canvas.surface.get_at((x, y))[:3]
    assert max(red, green, blue) - min(red, green, blue) < 40
    assert min(red, green, blue) > 180 if colour == "white" else max(red, green, blue) < 60
