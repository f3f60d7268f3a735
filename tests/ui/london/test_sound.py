"""The sounds of London Dread: each Event has its cue, the bell strikes the hour, the score changes its band, nothing is early."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
import recorded_sounds

from game import text
from game.match import Match
from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.state import State
from game.rules.london.tables.cards import SLOTS
from game.storage.replay import Replay
from game.ui.draw.canvas import Canvas
from game.ui.london import sound
from game.ui.london.sound import FISTS, GAME, STORY, LondonShown, dread_band
from game.ui.london.story.layout import arrange
from game.ui.london.story.table import StoryTable
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.sound.cues import Cues
from game.ui.table.director import Clip
from game.ui.table.scene import TableScene
from tests.ui.london.planning_kit import Planning

CUES = Cues.read()
MINUTE = 60_000


class Stand:
    """A scene that shows what the test says: `phase` and the rest are those of the State."""

    name = "table"
    dialog = None
    cover = ""

    def __init__(self, match: Match, *, speed: Any = "normal", captions: bool = False) -> None:
        text.use(game="london")
        self.match, self.dirty = match, False
        self.t: State = match.game.state
        self.left_ms: int | None = None
        self.fists: int | None = None
        self.context = AppContext(Settings(speed=speed, captions=captions), AgentWorker(background=False))
        self.paper = recorded_sounds.Paper(seconds=0.5)
        self.context.sounds = recorded_sounds.sounds(self.paper, self.context.settings)
        self.sound_adapter = sound.table_sounds(self.context, match, self.now, lambda: None)

    def now(self) -> LondonShown:
        return sound.shown(self.t, self.left_ms, self.fists)

    def frames(self, count: int, ms: float = 16) -> None:
        for _ in range(count):
            self.context.sounds.update(ms, self)

    def mood(self, *names: str) -> list[float]:
        """How loud these layers of the score are."""
        return [self.sound_adapter.mood()[name] for name in names]

    @property
    def names(self) -> list[str]:
        """What of London was played, but for what passes by."""
        props = [name.removeprefix("london/") for name in self.paper.names if name.startswith("london/")]
        return [name for name in props if name not in CUES.game(GAME).strewn.cues]


def begun(**options: Any) -> Match:
    """A match whose players are not ready yet."""
    return Match.new("london", seed=3, options={"seats": 4, **options})


def over(match: Match, phase: str = "", ms: int = 0) -> Match:
    """The match played by chance to its end or to a phase, so slowly."""
    while match.decision is not None and match.game.state.phase != phase:
        match.stopwatch.wind(match.stopwatch.ms + ms)
        match.answer("random")
    return match


def planning(left: int | None = 12 * MINUTE, **options: Any) -> Stand:
    stand = Stand(begun(**options))
    stand.t.phase, stand.left_ms, stand.sound_adapter.is_opened = "planning", left, True
    return stand


def telling(dread: int = 0, slot: int = 0, **more: Any) -> Stand:
    stand = Stand(begun(), **more)
    stand.t.phase, stand.t.dread, stand.t.slot, stand.sound_adapter.is_opened = "story", dread, slot, True
    return stand


def tick(stand: Stand, start: int, end: int, ms: int = 16) -> None:
    for left in range(start, end - 1, -ms):
        stand.left_ms = left
        stand.frames(1, ms)


def cue_of(happened: Event, before: LondonShown, now: LondonShown) -> str:
    answer = CUES.heard(GAME, happened, sound.facts(before, now, happened))
    assert answer is not None, happened
    return answer.cue


# ------------------------------------------------------------------ Events
@pytest.mark.heavy
def test_every_event_of_a_whole_story_is_heard_as_the_table_of_cues_means() -> None:
    silent = CUES.game(GAME).silent
    for story in ("the-letter", "london-dread"):
        match = begun(story=story, level="untimed")
        stand = Stand(match)
        told: list[tuple[Event, dict[str, object]]] = []
        stand.context.sounds.happened = lambda _game, one, _ms, how, *_, told=told: told.append((one, how.facts))  # type: ignore[method-assign,assignment,misc]
        while match.decision is not None:
            before = match.turn
            match.answer("random")
            assert match.turn > before
            stand.t = match.game.state
            for one in match.log[-1]:
                stand.sound_adapter.hear(one, 500)
        wanted = {event.BellStruck, event.CardRevealed, event.HourStruck, event.Moved, event.DreadChanged}
        assert {type(one) for one, _ in told} >= wanted
        assert set().union(*(facts for _, facts in told)) == {"deed", "hours", "way", "kind"}
        for one, facts in told:
            answer = CUES.heard(GAME, one, facts)
            assert (answer is None) == (type(one).__name__ in silent)
            assert answer is None or CUES.cue(GAME, answer.cue) is not None


def test_a_story_that_begins_is_heard_beginning_once() -> None:
    stand = Stand(begun())
    assert stand.match.turn == 0
    stand.frames(4)
    assert stand.names == ["quarters"]
    stand.context.sounds.update(16, recorded_sounds.Room())
    stand.frames(4)
    assert stand.names == ["quarters"], "whoever comes back from another page does not hear it again"
    stand.match.answer("random")
    going = Stand(stand.match)
    going.frames(4)
    assert going.names == []


def test_what_a_hand_does_with_tokens_has_a_sound_for_each_deed_and_what_is_turned_up_is_told_by_ear() -> None:
    stand = planning()
    clock = stand.t.people[0].clock
    for slot, token, cue in (
        (0, "3", "token-place"), (0, "3-north", "token-turn"), (0, "3-east", "token-turn"), (0, "4", "token-place"),
        (1, "5", "token-place"), (2, "5", "token-place"), (3, "5", "token-stash"), (3, "", "token-lift"),
    ):  # fmt: skip
        before = stand.now()
        clock[slot] = token
        happened = event.TokenPlaced(0, slot, token)
        assert cue_of(happened, before, stand.now()) == cue, (slot, token)
        stand.sound_adapter.hear(happened)
    now = stand.now()
    cues = {"bruiser": "card-dread", "the-sleeping-fleet": "card-dread", "a-pawnshop": "card-plot", "wiggins": "card-ally"}
    assert {card: cue_of(event.CardRevealed("west-1", card), now, now) for card in cues} == cues


def test_dread_is_heard_rising_falling_and_crossing_a_threshold() -> None:
    now = telling().now()
    ways = {(2, 14): "up", (2, 15): "darker", (1, 16): "up", (-3, 13): "down", (10, 41): "darker", (3, 50): "up"}
    assert {case: sound.facts(now, now, event.DreadChanged(*case, ""))["way"] for case in ways} == ways
    assert [dread_band(dread) for dread in (0, 14, 15, 29, 30, 39, 40, 50)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_west_is_heard_from_the_left_and_a_clock_from_where_its_player_sits() -> None:
    stand = planning()

    def side(happened: Event) -> float:
        return sound.side(stand.now(), happened)

    west, east = side(event.CardRevealed("west-5", "bruiser")), side(event.CardRevealed("east-2", "bruiser"))
    north = [side(event.CardRevealed(f"north-{number}", "bruiser")) for number in range(1, 7)]
    assert west < -0.5 < 0.5 < east
    assert north == sorted(north)
    assert -0.5 < north[0] < 0 < north[-1] < 0.5
    assert [side(event.PlanAgreed(seat, True)) for seat in range(4)] == [-0.8, -0.8, 0.8, 0.8]
    stand.t.phase = "story"
    assert side(event.VirtueSpent(3)) == 0.0


# ------------------------------------------------------------------ the bells
@pytest.mark.heavy
def test_each_hour_is_struck_as_often_as_the_clock_says_muffled_by_night_and_not_into_the_last_one() -> None:
    strokes = (6, 8, 10, 12, 2, 4, 6, 8, 10, 12, 2, 4)
    for slot, times in enumerate(strokes):
        stand = telling(slot=slot)
        stand.sound_adapter.hear(event.HourStruck(slot), 1100)
        stand.frames(300, 48)
        assert stand.names == ["hour-night" if slot >= 8 else "hour"] * times
    stand = telling()
    stand.sound_adapter.hear(event.HourStruck(3), 1100)  # twelve
    stand.frames(100)
    early = stand.names.count("hour")
    assert 1 < early < 5
    stand.sound_adapter.hear(event.HourStruck(4), 1100)  # two
    stand.frames(900)
    assert stand.names.count("hour") == early + 2


def test_the_second_stroke_falls_once_at_half_time_and_without_a_limit_or_after_the_third_no_clock_is_heard() -> None:
    for level, minutes in (("normal", 12), ("hard", 10), ("dread", 8)):
        stand = planning(minutes * MINUTE, level=level)
        stand.frames(1)
        half = minutes * MINUTE // 2
        tick(stand, half + 400, half + 20)
        assert "bell-second" not in stand.names, level
        tick(stand, half, half - 400)
        stand.frames(20)
        assert stand.names.count("bell-second") == 1, level
    stand = planning(None, level="untimed")
    stand.frames(100)
    assert stand.names == []
    ended = planning()
    tick(ended, 30_100, 29_900)
    ended.t.phase, ended.left_ms = "story", 0
    ended.paper.played.clear()
    ended.frames(100)
    assert "tick" not in ended.names


@pytest.mark.heavy
def test_the_clock_ticks_in_the_last_minute_twice_as_fast_in_its_second_half_and_stands_still_with_it() -> None:
    stand = planning()
    tick(stand, 66_000, 60_001)
    assert "tick" not in stand.names
    for start, end, ticks in ((59_980, 50_020, 9), (29_980, 20_020, 19), (9_980, 20, 39)):
        stand.paper.played.clear()
        tick(stand, start, end)
        assert stand.names.count("tick") == pytest.approx(ticks, abs=1)
    props = len(stand.names)
    stand.frames(300)  # paused
    assert len(stand.names) == props


# ------------------------------------------------------------------ beds and scores
def test_planning_and_story_have_a_bed_each_of_which_every_layer_is_shaped() -> None:
    for stand, bed in ((planning(), GAME), (telling(), STORY)):
        assert stand.sound_adapter.bed == bed
        layers = [layer for layers in CUES.game(bed).bed.values() for layer in layers]
        assert list(stand.sound_adapter.mood()) == layers
        assert all(0 <= share <= 1 for share in stand.sound_adapter.mood().values())
    stand = planning()
    stand.frames(300)
    assert "london/music-plan" in stand.paper.loops
    stand.t.phase = "story"
    stand.frames(300)
    assert "london/music-story" in stand.paper.loops
    open_to_all = stand.paper.levels[3]
    stand.cover = "paused"
    stand.frames(300)
    assert stand.paper.levels[3] == pytest.approx([0.55 * side for side in open_to_all], rel=0.05), "a page lies over it"


def test_the_score_tightens_with_the_minutes_of_the_planning_and_with_the_dread_until_a_heart_beats() -> None:
    stand, moods = planning(), []
    for stand.left_ms in (12 * MINUTE, 6 * MINUTE + 1, 6 * MINUTE, 3 * MINUTE, MINUTE, 1):
        moods.append(stand.mood("music-plan", "music-haste", "music-last"))
    assert moods[0] == moods[1] == [1, 0, 0]
    calm, six, three, last = moods[1:5]
    assert calm[0] > six[0] > three[0] > last[0] == 0
    assert six[1] > 0 == six[2] < three[2] < last[2]
    assert moods[5] == last
    stand.left_ms = None
    assert sound.band(stand.now()) == 0
    assert stand.sound_adapter.pulse() == 0
    stands = [telling(dread) for dread in (0, 15, 30, 40, 50)]
    moods = [stand.mood("music-story", "music-dread", "music-terror") for stand in stands]
    for calmer, tighter in pairwise(moods[:4]):
        assert calmer[0] > tighter[0] and calmer[2] <= tighter[2]
    assert moods[3] == moods[4]
    beats = [stand.sound_adapter.pulse() for stand in stands]
    assert beats[:3] == [0, 0, 0] and beats[3] > beats[4] > 0


def test_the_day_passes_with_the_time_of_the_planning_and_with_the_slots_of_the_story() -> None:
    stand = planning()
    hours = []
    for stand.left_ms in (12 * MINUTE, 8 * MINUTE + 1, 8 * MINUTE - 1, 4 * MINUTE - 1, 1, None):
        hours.append(sound.hour(stand.now()))
    assert hours == ["morning", "morning", "day", "night", "night", "day"]
    assert [sound.hour(telling(slot=slot).now()) for slot in range(12)] == [row.segment for row in SLOTS]
    ending = telling()
    ending.t.phase = "endgame"
    assert sound.hour(ending.now()) == "night"
    assert ending.mood("river") == [1]
    assert telling(slot=5).mood("market") == [1]


def test_captions_name_what_is_heard() -> None:
    stand = Stand(begun(), captions=True)
    stand.sound_adapter.hear(event.BellStruck(3))
    stand.frames(3)
    assert text.say("caption-bell-third") in [line.words for line in stand.context.sounds.captions.lines]


def test_each_fist_is_heard_when_it_has_come_to_lie_and_not_before_and_a_skipped_roll_is_no_drumfire() -> None:
    stand = telling()
    stand.fists = 0
    stand.frames(3)
    stand.sound_adapter.hear(event.DiceRolled(0, (True, False, True)), 1090)
    stand.frames(40)
    assert "fist" not in stand.names
    for fists, heard in ((1, 1), (2, 2), (0, 2), (None, 2), (1, 3), (9, 3 + FISTS)):  # None: a die is being turned over
        stand.fists = fists
        stand.frames(60)
        assert stand.names.count("fist") == heard


# ------------------------------------------------------------------ a day that is watched
class Screened:
    """A day on the screen: `brought` are the Events of its moments."""

    name = "replay"
    dialog = None
    cover = ""

    def __init__(self, *brought: list[Event]) -> None:
        stand = planning()
        self.context, self.paper, self.dirty = stand.context, stand.paper, False
        self.moment, self.playing = 0, True
        self.now = SimpleNamespace(t=stand.t, limit=12 * MINUTE, ms=0.0)
        events: Callable[[int], list[Event]] = lambda moment: [[], *brought][moment]  # noqa: E731
        self.sound_adapter = sound.replay_sounds(self.context, self.heard, lambda: self.moment, events, lambda: self.playing)

    def heard(self) -> LondonShown:
        return sound.played(self.now.t, self.now.limit, self.now.ms)

    def told(self) -> tuple[str, str, int]:
        """The bed, the hour and the band that are heard now."""
        return self.sound_adapter.bed, sound.hour(self.heard()), sound.band(self.heard())

    def go(self, moment: int, *, playing: bool = True) -> list[str]:
        self.moment, self.playing = moment, playing
        self.paper.played.clear()
        for _ in range(60):
            self.context.sounds.update(16, self)
        return [name.removeprefix("london/") for name in self.paper.names if name.startswith("london/")]


def test_who_watches_a_day_hears_each_moment_in_its_order_and_nothing_of_what_is_left_out() -> None:
    day = Screened(
        [event.BellStruck(1)], [event.CardRevealed("west-1", "a-pawnshop")], [event.PlanAgreed(0, True)], [event.BellStruck(3)]
    )
    for moment, heard in ((0, []), (1, ["bell-first"]), (1, []), (4, ["card-plot", "agree", "bell-third"]), (1, [])):
        assert day.go(moment) == heard
    assert day.go(4, playing=False) == [], "that was a jump"
    assert day.sound_adapter.answers() == 0
    tokens: list[Event] = [event.TokenPlaced(0, slot, "3") for slot in range(12)]
    hasty = Screened(tokens, [event.HourStruck(3)])
    hasty.now.t.people[0].clock[:] = ["3"] * 12
    assert len(hasty.go(1)) == 1, "of many tokens in some seconds one is heard"
    assert hasty.go(2) == ["hour"], "and the hour strikes once"


def test_the_score_of_a_day_that_is_watched_is_that_of_its_own_time() -> None:
    day = Screened()
    assert day.told() == (GAME, "morning", 0)
    day.now.ms = 10 * MINUTE
    assert day.told() == (GAME, "night", 2)
    day.now.limit = None
    assert day.told() == (GAME, "day", 0)
    day.now.t.phase, day.now.t.dread = "story", 44
    assert day.told()[::2] == (STORY, 3)
    day.go(0)
    assert day.context.sounds.beds.name == STORY


def test_a_real_day_can_be_watched_with_sound_and_its_end_is_read_aloud_once_when_it_can_be_seen() -> None:
    match, stand = over(begun(level="untimed"), ms=2000), planning()
    watched = ReplayScene(stand.context, Replay(match.to_record()))
    for _ in range(500):
        watched.update(100)
        stand.context.sounds.update(100, watched)
    assert {"bell-first", "bell-third"} <= set(stand.names)
    assert stand.context.sounds.beds.name == STORY
    ending = ResultScene(stand.context, match)
    assert ending.aloud == ""
    ending.update(60_000)
    assert ending.aloud == text.say("defeat-the-letter")
    assert ResultScene(stand.context, match, staged=False).aloud == "", "not once more on the way back"


# ------------------------------------------------------------------ the table
def story_theatre() -> TableScene:
    match, context = over(begun(level="untimed"), "story"), planning().context
    return TableScene(context, match, StoryTable(context, match))


@pytest.mark.heavy
def test_what_lies_open_in_the_theatre_can_be_read_aloud() -> None:
    theatre = story_theatre()
    theatre.dialog = None  # close the how-to-play page
    assert theatre.aloud == ""
    theatre.animations.add([Clip(100.0, lambda: None, lambda _share: None, lambda: None, rest=100.0, open=100.0)])
    theatre.game.shown = replace(theatre.game.shown, caption="They go in.")
    for _ in range(20):
        theatre.update(33)
    assert theatre.animations.stopped and theatre.aloud == theatre.game.notice(theatre.facts())
    assert theatre.game.notice(theatre.facts()).startswith("They go in.")


@pytest.mark.heavy
def test_captions_keep_to_the_map_and_spare_its_plates_or_keep_to_the_stages(screen: pygame.Surface) -> None:
    planned = Planning(screen).scene
    view, plates = planned.sound_adapter.view(), planned.sound_adapter.spared()
    assert planned.game.place is not None and view is not None
    assert view == planned.game.place.map.area
    assert len(plates) == 2 and all(view.holds(plate.centre) for plate in plates)
    story, canvas = story_theatre(), Canvas(pygame.Surface((1920, 1080)), (1920, 1080))
    story.game.place = arrange(canvas)
    assert story.sound_adapter.view() == story.game.place.map
    story.game.place = arrange(canvas, present=(0, 1))
    assert story.sound_adapter.view() == story.game.place.middle and not story.sound_adapter.spared()
