"""Sound: every Event has a cue, each dungeon a background, music follows the load, and no secret is audible."""

from typing import Any

import pytest
import recorded_sounds

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Peek, Press
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.script import Event
from game.rules.engine.secret import Secret, redact
from game.ui.dungeonville.sound import BAND_VOLUMES, GAME, LAYERS, replay_sounds, side
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.sound.adapter import Playback
from game.ui.sound.cues import Cues
from tests.dungeonville.kit import BLACK, WHITE, Evening, order, table as laid
from tests.ui.dungeonville.playing import at, evening, table

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
    """Two parties before the Crypt."""
    return laid((2, 3, 4), (46, 54, 12), phase="combat", pawns={BLACK: "crypt", WHITE: "crypt"})


def listened(seen: Any) -> list[Event]:
    """What the sounds of a scene are told of from now on."""
    told = list[Event]()
    seen.context.sounds.happened = lambda _game, one, *_: told.append(one)  # type: ignore[method-assign,assignment,misc]
    return told


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


def test_each_dungeon_has_a_door_of_its_own_and_an_item_sounds_alike_in_all() -> None:
    doors = [CUES.heard(GAME, event.RoomRevealed(0, one, "cr-01", 50)) for one in DUNGEONS]
    gates = [CUES.heard(GAME, event.Entered(0, one)) for one in DUNGEONS]
    assert len({*doors, *gates}) == 2 * len(DUNGEONS)
    items = {CUES.heard(GAME, event.RoomRevealed(0, one, "ember-orb", 50)) for one in DUNGEONS}
    assert len(items) == 1 and items.isdisjoint(doors)


def test_what_lies_in_the_west_is_heard_there() -> None:
    placed = [side(event.PawnPlaced(0, one)) for one in DUNGEONS]
    assert placed == sorted(placed) and placed[0] == -placed[-1] < 0
    assert side(event.Recruited(0, "sir-gawp", "street")) < 0 < side(event.Recruited(0, "sir-gawp", "tavern"))
    assert side(event.SetWon(1, 0, "sir-gawp")) == 0


@pytest.mark.rule("DV-110", "DV-111", "DV-112")
def test_a_secret_makes_no_sound_of_its_own() -> None:
    lineups = [event.LineupLaid(seat, 3) for seat in range(5)]
    swaps = [event.DeedSwapped(seat, place, Secret("crypt")) for seat in range(2) for place in range(3)]
    looks = [event.Peeked(0, one, Secret("cr-01")) for one in DUNGEONS]
    for alike in (lineups, swaps, looks):
        assert len({CUES.heard(GAME, one) for one in alike}) == 1


@pytest.mark.rule("DV-111")
def test_the_heart_knows_no_more_than_the_table_does() -> None:
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
    scene.context.sounds.play = lambda name, *_: not played.append(name)  # type: ignore[method-assign,assignment,func-returns-value]
    ear.passing()
    ear.passing()
    scene.controller.handover.lifted = True
    ear.passing()
    assert played == ["curtain", "curtain"]
    open_ = table(evening(3, persons=2, seats=2))
    assert not open_.sound_adapter.hushes()
    open_.controller.handover.hold(down=True)
    assert open_.sound_adapter.hushes()


def test_each_dungeon_has_a_bed_and_the_town_another() -> None:
    beds = [GAME, *(f"{GAME}-{dungeon}" for dungeon in DUNGEONS)]
    places = [CUES.game(bed).bed["ambience"][0] for bed in beds]
    assert places == ["town", *DUNGEONS]
    assert Seen(laid((2, 3, 4), (5, 6, 7))).sound_adapter.bed == GAME
    assert Seen(exploring("cr-21").t).sound_adapter.bed == f"{GAME}-crypt"


@pytest.mark.rule("DV-071")
def test_the_score_tightens_as_the_load_grows() -> None:
    found = exploring("cr-21", "cr-12", "cr-25", party=(2, 3, 60))
    ear = Seen(found.t).sound_adapter
    seen = []
    for carried in ([], ["cr-14", "cr-21"], ["cr-12", "cr-14"], ["cr-12", "cr-25"]):
        found.t.trip.carried = carried
        seen.append(ear.mood())
    assert seen == [dict(zip(LAYERS, row, strict=True)) for row in BAND_VOLUMES]
    assert set(CUES.game(ear.bed).bed["music"]) == set(LAYERS)


def test_a_fight_has_a_layer_of_its_own() -> None:
    quiet = Seen(laid((2, 3, 4), (5, 6, 7))).sound_adapter.mood()
    fight = Evening(fighting())
    fight.play(order(2, 3, 4))
    loud = Seen(fight.t).sound_adapter.mood()
    assert quiet["music-duel"] == 0 < loud["music-duel"] and set(loud) == set(CUES.game(GAME).bed["music"])


@pytest.mark.rule("DV-066")
def test_the_heart_beats_where_death_is_likelier_than_not_and_the_faster_the_likelier() -> None:
    calm, risky = exploring("cr-21", party=(46, 54)), exploring("cr-01", party=(6, 8, 17))
    assert Seen(calm.t).sound_adapter.pulse() == 0
    slow = Seen(risky.t).sound_adapter.pulse()
    risky.t.wizards[BLACK].party.append("brother-glum")
    assert 700 < Seen(risky.t).sound_adapter.pulse() < slow
    risky.t.trip = None
    assert Seen(risky.t).sound_adapter.pulse() == 0


def test_an_evening_is_heard_beginning_but_not_when_it_is_gone_on_with() -> None:
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


def test_who_jumps_along_an_evening_hears_nothing_of_what_was_left_out() -> None:
    found = exploring("cr-21", "cr-14")
    seen = Seen(found.t)
    seen.events_at = [found.play(Press()), [event.StonePassed(0)], [event.StonePassed(1)]]
    told = listened(seen)
    for seen.number in (0, 1, 3):
        seen.sound_adapter.passing()
        assert told == (seen.events_at[0] if seen.number else [])
