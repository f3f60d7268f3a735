"""What moves over the table, the lights at the entrances, and what is heard of Events, dungeons and secrets."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
import recorded_sounds

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Peek, Press
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.script import Event, freeze, thaw
from game.rules.engine.secret import Secret, redact
from game.ui.draw.canvas import Area
from game.ui.draw.repaint import DirtySprites
from game.ui.dungeonville import motion, positions
from game.ui.dungeonville.choreography import DURATIONS
from game.ui.dungeonville.counts import active_dungeon
from game.ui.dungeonville.motion import Flight, Motion
from game.ui.dungeonville.panels import pieces, sprites
from game.ui.dungeonville.sound import BAND_VOLUMES, GAME, LAYERS, replay_sounds, side
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.sound.adapter import Playback
from game.ui.sound.cues import Cues
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, WHITE, Evening, order, table as laid
from tests.ui.dungeonville import town_stages
from tests.ui.dungeonville.playing import at, evening, table
from tests.ui.painted import SIZE, rgb


@pytest.mark.heavy
def test_the_mouth_where_something_happens_has_a_halo_lights_flicker_and_eyes_blink(monkeypatch: pytest.MonkeyPatch) -> None:
    lit, halo = list[Area](), pieces.halo
    monkeypatch.setattr(pieces, "halo", lambda canvas, area, *more: (lit.append(area), halo(canvas, area, *more)))
    stages = {"hiring": False, "choosing a dungeon": False, "escaping or not": True, "laying fighters": True}
    for stage, somewhere in stages.items():
        scene: Any = town_stages.STAGES[stage](Settings())
        surface = pygame.Surface((1920, 1080))
        lit.clear()
        scene.draw(surface)
        where = active_dungeon(scene.facts().state)
        assert bool(where) == somewhere
        canvas, mouths = scene.context.canvas(surface), positions.entrance_areas(scene.game.place.entrances)
        assert lit == [positions.entrance_parts(canvas, area)[0] for dungeon, area in mouths.items() if dungeon == where]
    match = evening(4, 0)
    state: State = match.game.state
    times = [sprites.BEAT * step for step in range(1, 60)]
    nobody = {dungeon: {sprites.brightness_of(state, dungeon, ms) for ms in times} for dungeon in DUNGEONS}
    state.wizards[0].pawn = "crypt"
    lived = [sprites.brightness_of(state, "crypt", ms) for ms in times]
    assert sum(lived) / len(lived) > max(nobody["crypt"]) and len(set(lived)) > 2 and 0 in nobody["rat-haus"]
    assert sprites.brightness_of(state, "crypt", 0) == sprites.OCCUPIED


STEP = 60.0
COMMON = {
    event.Arrived, event.Recruited, event.Paid, event.PawnPlaced, event.WentHome, event.Escaped, event.PartyLost, event.BloodSpilled,
    event.BloodWon, event.LineupLaid, event.SetRevealed, event.Slain, event.RoomRevealed, event.TreasureTaken, event.Perished,
}  # fmt: skip
"""What happens in nearly every evening."""


def watched(seed: int, **chosen: object) -> TableScene:
    return table(evening(seed, 0), held=frozenset(), **{"speed": "normal", "reduced": False, **chosen})


def frames(scene: TableScene, surface: pygame.Surface, most: int = 3000) -> Iterator[Motion | None]:
    for _ in range(most):
        if scene.update(STEP) is not None:
            return
        scene.context.painted, scene.context.spots = False, None
        scene.draw(surface)
        yield scene.game.shown.motion


def seen() -> dict[type, tuple[TableScene, list[Flight]]]:
    """A scene and its flights for each kind of Event, drawn when it is the first of its kind."""
    found, surface = dict[type, tuple[TableScene, list[Flight]]](), pygame.Surface(SIZE)
    for seed in (3, 4, 5):
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


@pytest.mark.heavy
@pytest.mark.rule("DV-046", "DV-110")
def test_whatever_happens_often_moves_from_its_source_to_its_goal_and_a_place_keeps_its_name_and_price() -> None:
    found = seen()
    assert COMMON <= found.keys() <= DURATIONS.keys()
    for one in [one for _scene, moving in found.values() for one in moving]:
        assert motion.flight_area(one, 0.0) == pytest.approx(one.start)
        assert motion.flight_area(one, 1.0) == pytest.approx(one.goal) and 0 <= one.since < one.until <= 1
    scene, moving = found[event.Recruited]
    cards = positions.town_cards(scene.canvas, scene.game.place.stage).values()
    places = [positions.town_parts(scene.canvas, card) for card in cards]
    (hidden,) = [one.hidden for one in moving if one.hidden is not None]
    assert hidden in [room for _head, room in places] and all(hidden.y >= head.y + head.h for head, _room in places)
    _scene, moving = found[event.LineupLaid]
    assert {(one.thing, one.into) for one in moving} == {(("back", "adventurer"), None)}, "fighters are laid face down"
    assert len({one.start for one in moving}) == 1


def test_a_card_that_turns_over_shows_its_back_first_and_is_edge_on_half_way() -> None:
    card = Flight(("back", "crypt"), Area(0, 0, 100, 140), Area(0, 0, 100, 140), into=("room", "cr-01"))
    pictures = [motion.flight_picture(card, share) for share in (0.0, 0.49, 0.5, 1.0)]
    assert pictures[0] == (("back", "crypt"), 1.0) and pictures[1][0] == ("back", "crypt")
    assert pictures[2][1] == pytest.approx(0.0, abs=0.01) and pictures[3] == (("room", "cr-01"), pytest.approx(1.0))


@pytest.mark.rule("DV-089", "DV-090", "DV-113")
def test_gold_goes_to_whoever_collects_and_a_deed_that_changes_hands_shows_only_what_all_knew() -> None:
    """The new deeds differ between the states; the motion does not."""
    scene = watched(3)
    scene.draw(pygame.Surface(SIZE))
    canvas, place = scene.canvas, scene.game.place
    before, after = (thaw(State, freeze(scene.facts().state)) for _ in range(2))
    after.wizards[2].treasury = ["cr-01"]
    moving = motion.flights_of(canvas, place, motion.Change(event.Collected(2, ("cr-01",), 5), before, after, None, None))
    assert len(moving) == motion.COINS and {one.goal for one in moving} == {positions.purse_area(canvas, place.wizards[2])}
    for known in ("", "crypt"):
        before.house_exposed = [known, *scene.facts().state.house_exposed[1:]]
        moving = motion.flights_of(
            canvas, place, motion.Change(event.DeedSwapped(1, 0, Secret(None)), before, before, None, None)
        )
        assert [one.thing for one in moving] == [("back", "deed"), ("deed", known) if known else ("back", "deed")]
        assert all(motion.flight_picture(one, 1.0)[0] == ("back", "deed") for one in moving)


def test_nothing_moves_where_motion_is_reduced_and_skipping_shows_at_once_what_has_come_of_it() -> None:
    scene, surface, turn = watched(3, reduced=True), pygame.Surface(SIZE), 0
    for going in frames(scene, surface, 200):
        assert going is None and scene.game.lights.time == 0
        turn = scene.match.turn
    assert turn > 3
    scene, surface = watched(4), pygame.Surface(SIZE)
    for going in frames(scene, surface):
        if going is not None and not going.settled:
            scene.animations.skip(whole=True)
            scene.controller.went_on()
            assert scene.game.shown.motion is None and scene.facts().state == scene.client.view.state
            return
    raise AssertionError("nothing ever moved")


@pytest.mark.heavy
def test_only_what_has_moved_is_painted_and_spots_cover_it(monkeypatch: pytest.MonkeyPatch) -> None:
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


CUES = Cues.read()


class Seen:
    """A scene of a replay: a state that the test changes, and a context without audio."""

    def __init__(self, t: State) -> None:
        self.state, self.number = t, 0
        self.context = AppContext(Settings(), AgentWorker(background=False))
        self.paper = recorded_sounds.Paper(seconds=0.5)
        self.context.sounds = recorded_sounds.sounds(self.paper, self.context.settings)
        self.events_at: list[list[Event]] = []
        playback = Playback(lambda: self.number, lambda moment: self.events_at[moment - 1])
        self.sound_adapter = replay_sounds(self.context, lambda: self.state, playback)


def exploring(*rooms: str, party: tuple[int, ...] = (46, 54, 12), **more: Any) -> Evening:
    """An expedition into the Crypt that has found these rooms."""
    t = laid(party, (), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": rooms}, **more)
    return Evening(t)


def fighting() -> State:
    return laid((2, 3, 4), (46, 54, 12), phase="combat", pawns={BLACK: "crypt", WHITE: "crypt"})


def listened(seen: Any) -> list[Event]:
    told = list[Event]()
    seen.context.sounds.happened = lambda _game, one, *_: told.append(one)
    return told


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [2, 5])
def test_every_event_of_a_whole_evening_is_heard_as_the_table_of_cues_means(seats: int) -> None:
    match = evening(4, persons=0, seats=seats)
    seen = Seen(match.game.state)
    told = listened(seen)
    while match.decision is not None:
        match.answer("random")
        for one in match.log[-1]:
            seen.sound_adapter.hear(one, 500)
    assert {type(one) for one in told} >= {event.Recruited, event.RoomRevealed, event.BloodWon, event.Perished, event.Collected}
    assert [one for one in told if CUES.heard(GAME, one) is None] == []


def test_each_dungeon_has_a_door_and_a_bed_and_a_fight_a_layer_of_its_own_and_the_west_is_heard_there() -> None:
    doors = [CUES.heard(GAME, event.RoomRevealed(0, one, "cr-01", 50)) for one in DUNGEONS]
    gates = [CUES.heard(GAME, event.Entered(0, one)) for one in DUNGEONS]
    assert len({*doors, *gates}) == 2 * len(DUNGEONS)
    items = {CUES.heard(GAME, event.RoomRevealed(0, one, "ember-orb", 50)) for one in DUNGEONS}
    assert len(items) == 1 and items.isdisjoint(doors)
    placed = [side(event.PawnPlaced(0, one)) for one in DUNGEONS]
    assert placed == sorted(placed) and placed[0] == -placed[-1] < 0
    assert side(event.Recruited(0, "sir-gawp", "street")) < 0 < side(event.Recruited(0, "sir-gawp", "tavern"))
    assert side(event.SetWon(1, 0, "sir-gawp")) == 0
    beds = [GAME, *(f"{GAME}-{dungeon}" for dungeon in DUNGEONS)]
    places = [CUES.game(bed).bed["ambience"][0] for bed in beds]
    assert places == ["town", *DUNGEONS] and Seen(laid((2, 3, 4), (5, 6, 7))).sound_adapter.bed == GAME
    assert Seen(exploring("cr-21").t).sound_adapter.bed == f"{GAME}-crypt"
    quiet, fight = Seen(laid((2, 3, 4), (5, 6, 7))).sound_adapter.mood(), Evening(fighting())
    fight.play(order(2, 3, 4))
    loud = Seen(fight.t).sound_adapter.mood()
    assert quiet["music-duel"] == 0 < loud["music-duel"] and set(loud) == set(CUES.game(GAME).bed["music"])


@pytest.mark.rule("DV-110", "DV-111", "DV-112")
def test_a_secret_makes_no_sound_and_the_heart_knows_no_more_than_the_table_does() -> None:
    lineups = [event.LineupLaid(seat, 3) for seat in range(5)]
    swaps = [event.DeedSwapped(seat, place, Secret("crypt")) for seat in range(2) for place in range(3)]
    looks = [event.Peeked(0, one, Secret("cr-01")) for one in DUNGEONS]
    for alike in (lineups, swaps, looks):
        assert len({CUES.heard(GAME, one) for one in alike}) == 1
    found = exploring("cr-21", "cr-14", party=(9, 54, 12), treasuries={BLACK: ["skeleton-keys"]})
    before = Seen(redact(found.t, frozenset({BLACK}))).sound_adapter.pulse()
    found.play(Peek())
    assert Seen(redact(found.t, frozenset({BLACK}))).sound_adapter.pulse() == before, "though the wizard has seen what kills"


@pytest.mark.rule("DV-046", "DV-106")
def test_hands_are_silent_while_one_lays_fighters_or_reads_a_deed_and_the_curtain_is_heard_falling_and_rising() -> None:
    scene = at(fighting(), (BLACK, WHITE))
    ear, played = scene.sound_adapter, list[str]()
    assert ear.hushes(), "others listen"
    assert not at(fighting(), (BLACK,)).sound_adapter.hushes()
    scene.context.sounds.play = lambda name, *_: not played.append(name)
    ear.passing()
    ear.passing()
    scene.controller.handover.lifted = True
    ear.passing()
    assert played == ["curtain", "curtain"]
    open_ = table(evening(3, persons=2, seats=2))
    assert not open_.sound_adapter.hushes()
    open_.controller.handover.hold(down=True)
    assert open_.sound_adapter.hushes()


@pytest.mark.rule("DV-071", "DV-066")
def test_score_and_heart_tighten_as_load_and_danger_grow() -> None:
    found = exploring("cr-21", "cr-12", "cr-25", party=(2, 3, 60))
    ear, seen = Seen(found.t).sound_adapter, []
    for carried in ([], ["cr-14", "cr-21"], ["cr-12", "cr-14"], ["cr-12", "cr-25"]):
        found.t.trip.carried = carried
        seen.append(ear.mood())
    assert seen == [dict(zip(LAYERS, row, strict=True)) for row in BAND_VOLUMES]
    assert set(CUES.game(ear.bed).bed["music"]) == set(LAYERS)
    calm, risky = exploring("cr-21", party=(46, 54)), exploring("cr-01", party=(6, 8, 17))
    assert Seen(calm.t).sound_adapter.pulse() == 0
    slow = Seen(risky.t).sound_adapter.pulse()
    risky.t.wizards[BLACK].party.append("brother-glum")
    assert 700 < Seen(risky.t).sound_adapter.pulse() < slow
    risky.t.trip = None
    assert Seen(risky.t).sound_adapter.pulse() == 0


def test_an_evening_is_heard_beginning_but_not_when_it_is_gone_on_with_nor_what_a_jump_leaves_out() -> None:
    begun, later = Match.new(GAME, seed=3), Match.new(GAME, seed=3)
    later.answer("random")
    heard = []
    for match in (begun, later):
        scene = table(match)
        told = listened(scene)
        scene.sound_adapter.entered()
        scene.sound_adapter.entered()
        heard.append([type(one).__name__ for one in told])
    assert heard == [["RoundBegan"], []]
    found = exploring("cr-21", "cr-14")
    seen = Seen(found.t)
    seen.events_at = [found.play(Press()), [event.StonePassed(0)], [event.StonePassed(1)]]
    told = listened(seen)
    for seen.number in (0, 1, 3):
        seen.sound_adapter.passing()
        assert told == (seen.events_at[0] if seen.number else [])
