"""What adventures add to the board: painted effects, the light of the hour, barred stairs, markers, seals."""

from collections.abc import Sequence
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
from game.rules.ravenloft.tables.cards import ADVENTURES, MONSTERS
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import effect_forms, effects, light_sources, tiles
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.effects import Act
from game.ui.ravenloft.board.faces import marker_of, picture_of
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.choreography.clips import make_clip
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState
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
    """The picture of effects on a plain ground."""
    screen.fill((40, 40, 40))
    effect_forms.paint(Board(Canvas(screen, (1280, 720)), Area(0, 0, 1280, 720), Camera(x=x, y=y)), list(acts))
    return pygame.image.tobytes(screen, "RGB")


def test_a_painted_effect_has_all_its_pictures_and_comes_and_goes(screen: pygame.Surface) -> None:
    plain = painted(screen, [])
    for form, (number, _) in effects.FRAMES.items():
        assert [art.has(f"ravenloft/effects/{form}-{one}") for one in range(number + 1)] == [True] * number + [False], form
        seen = [painted(screen, [Act(form, "shadow", (4.0, 4.0), (4.0, 4.0), share)]) != plain for share in (0.0, 0.4, 1.0)]
        assert seen == [False, True, False], form


def test_every_attack_of_a_villain_of_its_own_is_painted() -> None:
    forms = (("gravestorm", "blast-of-lightning", "breath"), ("howling-hag", "howl", "howl"), ("flesh-golem", "slam", "slam"))
    for kind, card, form in forms:
        state = night("destroy-the-dracolich")
        other = villain(state, kind, 4, 0, 0)
        seen = acts_of(director_of(state), event.Attacked(other.id, card, "kat", 15, 8, 23, 15, hit=True), 0.2)
        assert form in [act.form for act in seen]
    rows = read_toml(data_folder("levels") / "ui" / "effects.toml")["ravenloft"]
    assert {card for card, kind in rows.items() if kind in effects.FRAMES} == {card for _, card, _ in forms}


def test_the_count_comes_and_goes_as_mist_and_others_in_a_ring() -> None:
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


def test_who_wants_no_motion_sees_a_picture_that_stays(screen: pygame.Surface) -> None:
    state = night("hunt-for-strahd-1")
    who, plain = villain(state, "count-strahd", 4, 1, 1).id, painted(screen, [])
    here, there = spot(4, 1, 1, state), spot(4, 3, 3, state)
    for happened in (
        event.FigureLeft(who, "mist"), event.FigureLeft(who, "turned"), event.FigureLeft(who, "escaped"),
        event.Attacked(who, "blast-of-lightning", "kat", 15, 8, 23, 15, hit=True), event.Attacked(who, "howl", "kat", 2, 8, 10, 15, hit=False),
        event.Attacked(who, "slam", "kat", 15, 8, 23, 15, hit=True), event.Relocated(who, here, there), event.Relocated(who, here, None),
        event.TokenRemoved("kavan", here),
    ):  # fmt: skip
        first, second = still_of(screen, director_of(state), happened)
        assert first == second != plain, happened


def test_a_hero_that_escapes_leaves_its_token_behind_which_goes_up(screen: pygame.Surface) -> None:
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


def test_a_token_that_is_turned_over_is_read_without_motion() -> None:
    state = night("hunt-for-strahd-2")
    director, show = director_of(state), AnimationQueue(still=True)
    here = spot(2, 1, 1, state)
    show.add([make_clip(director, event.TokenTurned("coffin-shut", "holy-water", here))])
    show.update(16.0)
    (mark,) = [mark for mark in director.stage.marks if mark.card == "holy-water"]
    assert (mark.alpha, round(mark.lift, 6)) == (1.0, 0.0) and show.update(400.0)
    show.update(1000.0)
    assert "holy-water" not in {mark.card for mark in director.stage.marks}


def test_markers_stand_on_their_figure_and_each_has_a_token() -> None:
    state = night("rampaging-golem")
    golem = villain(state, "flesh-golem", 3, 0, 1, markers=("calm", "staked:kat"))
    stage = ShownState.of(state)
    assert stage.pieces[golem.id].markers == ["calm", "staked"]
    golem.markers.append("enrage")
    stage.mark_figures(state)
    assert stage.pieces[golem.id].markers == ["calm", "staked", "enrage"]
    every = {"calm", "enrage", "silvered", "shackled", "staked", *(one for row in MONSTERS.values() for one in row.markers)}
    assert all(marker_of(one).startswith("ravenloft/tokens/") for one in every)


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


def test_only_where_nobody_leaves_by_them_the_stairs_are_barred() -> None:
    for adventure in ADVENTURES:
        state = night(adventure, heroes="kat" if adventure == "escape-the-tomb" else "kat,arjhan")
        assert rail_data.sealed(state) is (adventure == "blood-and-fog"), adventure
        faces = tiles.faces(tuple(state.board.tiles), sealed=True)
        assert all(face.sealed is face.tile.startswith("ST-") for face in faces), adventure


def test_what_a_hero_carries_stands_beside_its_numbers(screen: pygame.Surface) -> None:
    state = night("klaks-infernal-artifact")
    hero = state.heroes[0]
    hero.gone, hero.loot, hero.tokens, hero.spare = "escaped", ["crucible-of-life"] * 2, ["mirror"], ["backstab"]
    told = rail_data.carried(state, 0)
    assert [words for words, _, _ in told] == ["out of the castle", "Mirror", "Loot: 2", "Powers to learn: 1"]
    assert all(art.has(picture) for _, _, picture in told)
    state.adventure = "find-the-icon"
    assert len(rail_data.carried(state, 0)) == 3


def test_every_event_of_the_adventures_is_worded_and_heard() -> None:
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
