"""Sound keeps secrets: cues, volumes and captions are equal in worlds that the listeners cannot tell apart."""

import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game import text
from game.match import Match
from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import Encounter, State
from game.rules.terrorscape.villa import PLACES
from game.ui.settings import Settings
from game.ui.sound import sounds
from game.ui.sound.adapter import Playback
from game.ui.sound.cues import Cues, SoundPosition
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape import sound
from game.ui.terrorscape.choreography import clip_of
from game.ui.terrorscape.table.dialogs import pause_dialog
from tests.ui.painted import alike, draw, press
from tests.ui.terrorscape.playing import EVERYBODY, HIS, SIDES, THEIRS, house, lift, settled, table
from tests.ui.terrorscape.test_hidden import VARIANTS, at, twins
from tests.ui.user_input import opened


class Tape:
    """A mixer that records what was played, the volume on each side, and the speed."""

    def __init__(self) -> None:
        self.lines: list[Any] = []

    def decode(self, file: Path, speed: float = 1.0) -> tuple[Any, int]:
        return (file.stem, speed), 176_400

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *given: self.lines.append((name, *given))


class Listener:
    """Listens to a table frame by frame, with the same random choices for every Listener."""

    def __init__(self, scene: SeatedScene) -> None:
        self.scene, self.tape = scene, Tape()
        settings = Settings(captions=True, speed=scene.context.settings.speed, reduced=scene.context.settings.reduced)
        self.sounds = sounds.Sounds(lambda: settings, self.tape, background=False)
        self.sounds.shelf.chance, self.sounds.strays.chance = random.Random(1), random.Random(2)
        scene.context.sounds = self.sounds
        self.captions: list[tuple[str, str]] = []

    def frames(self, count: int, ms: float = 50, *, goes: bool = True) -> None:
        for _ in range(count):
            if goes:
                self.scene.update(ms)
            self.sounds.update(ms, self.scene)
            self.captions += [(line.words, line.side) for line in self.sounds.captions.lines]

    @property
    def heard(self) -> tuple[Any, ...]:
        return self.tape.lines, self.captions, self.sounds.pulse.left, self.scene.sound_adapter.mood()

    @property
    def names(self) -> list[str]:
        played = [line[2][0] for line in self.tape.lines if line[0] == "play"]
        return [name.rpartition("-")[0] if name[-1].isdigit() else name for name in played]


@pytest.mark.heavy
@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_worlds_that_a_side_cannot_tell_apart_sound_the_same_to_it(seat: int) -> None:
    still = moved = 0
    for worlds in (pair for options in VARIANTS for pair in twins(options, 11, seat)):
        scenes = [at(world, frozenset(TEAM if seat else (KILLER,))) for world in worlds]
        if not alike(scenes):
            continue
        here, there = (Listener(scene) for scene in scenes)
        for one in (here, there):
            one.frames(60, goes=False)
        assert here.heard == there.heard
        still += 1
        if not scenes[0].client.options or scenes[0].controller.seat is None:
            continue
        choice = scenes[0].client.options[still % len(scenes[0].client.options)]
        for scene in scenes:
            scene.controller.answer(choice)
        if alike(scenes):
            for one in (here, there):
                one.frames(40)
            assert here.heard == there.heard
            moved += 1
    assert still > 15 and moved > 6


@pytest.mark.heavy
@pytest.mark.parametrize("seat", [KILLER, TEAM[0]])
def test_at_one_screen_nothing_is_heard_that_either_side_may_not_know(seat: int) -> None:
    compared = heard_opening = 0
    for worlds in twins({"killer": "specter"}, 4, seat):
        scenes = [at(world, None) for world in worlds]
        news = [scene.match.news(frozenset()) for scene in scenes]
        if scenes[0].controller.front != scenes[1].controller.front or news[0] != news[1]:
            continue
        listeners = [Listener(scene) for scene in scenes]
        for one in listeners:
            one.frames(30, goes=False)
            lift(one.scene)
            one.frames(30)
            heard_opening += one.scene.controller.shown is not None
        assert listeners[0].heard == listeners[1].heard and "curtain-rises" in listeners[0].names
        compared += 1
    assert compared > 5 and heard_opening > 5


def told_to(scene: SeatedScene, answers: int) -> list[Event]:
    """What is heard at a table while its persons give so many random answers."""
    told, dice = hearing(scene), random.Random(8)
    for _ in range(answers):
        if settled(scene) is not None:
            break
        scene.controller.answer(dice.choice(scene.client.options))
    while scene.animations.busy:
        scene.animations.skip(whole=True)
    return told


def hearing(scene: Any) -> list[Event]:
    """What a scene hears from now on."""
    told = list[Event]()
    scene.context.sounds.happened = lambda _game, happened, *_more: told.append(happened)
    return told


@pytest.mark.heavy
@pytest.mark.parametrize("name", SIDES)
def test_what_a_side_hears_is_what_it_has_seen_in_that_order(name: str) -> None:
    seats = {seat: "random" for other, held in SIDES.items() if other != name for seat in held}
    scene = table(Match.new("terrorscape", seed=8, seats=seats))
    told, news = told_to(scene, 25), iter(one for events in scene.match.seen(scene.client.eyes) for one in events)
    assert len(told) > 25 and all(any(one == other for other in news) for one in told)
    kinds = {type(one) for one in told}
    others = {kind for kind in event.PRIVATE if not SIDES[name] & set(kind.audience or ())}
    assert not kinds & others and kinds & (set(event.PRIVATE) - others)


@pytest.mark.heavy
def test_at_one_screen_every_event_is_for_everybody_and_how_often_the_others_answer_is_not_heard() -> None:
    told = told_to(table(Match.new("terrorscape", seed=8)), 40)
    assert len(told) > 15 and {one.audience for one in told} == {None}
    match = Match.new("terrorscape", seed=3, seats=dict.fromkeys(TEAM, "random"))
    one, before = Listener(table(match, speed="normal", reduced=False)), match.turn
    while match.turn < before + 4:
        one.sounds.touch.felt(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 0), buttons=(0, 0, 0)))
        one.frames(1)
    assert one.scene.sound_adapter.answers() == 0 and not {"press", "take-back"} & set(one.names)


def touched(way: str, seats: dict[int, str]) -> tuple[Listener, Listener]:
    """Two tables with this seating and open halves; one of them receives keys, dialogs, the rulebook and an answer."""
    made = []
    for hand in (False, True):
        scene = table(Match.new("terrorscape", seed=3, seats=seats))
        if scene.mode != way:
            scene.arrange(way)
        lift(scene)
        draw(scene)
        one = Listener(scene)
        one.frames(20)
        for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_l, pygame.K_ESCAPE, pygame.K_TAB):
            if hand:
                one.sounds.touch.felt(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
                press(scene, key)
                draw(scene)
            one.frames(4, goes=False)
        for refused in (False, True):
            if hand:
                one.sounds.target_pressed(refused=refused)
            one.frames(4, goes=False)
        made.append(one)
    return made[0], made[1]


@pytest.mark.heavy
@pytest.mark.parametrize("way", ["table", "windows", "open", "solo"])
def test_hands_make_no_sound_where_both_sides_share_the_loudspeaker_and_are_heard_by_who_is_alone(way: str) -> None:
    still, busy = touched(way, EVERYBODY | ({KILLER: "random"} if way == "solo" else {}))
    if way == "solo":
        assert {"focus", "back", "press", "refuse"} <= set(busy.names)
    else:
        touches = {"focus", "press", "back", "refuse", "page", "card-lift", "notice", "take-back"}
        assert busy.scene.sound_adapter.hushes() and not touches & set(busy.names) and still.heard == busy.heard
        book = opened(busy.scene, busy.scene.rulebook())
        assert sounds.hushed(book), "what lies upon the table is as quiet as the table"
    busy.scene.open(pause_dialog(busy.scene))
    assert sounds.covered(busy.scene) == (way == "solo")
    curtained = table(Match.new("terrorscape", seed=3))
    assert curtained.controller.shown is None
    assert not curtained.sound_adapter.hushes(), "everybody sees who is asked, and that somebody pauses"


def state() -> State:
    return Match.new("terrorscape", seed=3, options={"killer": "butcher"}).game.state


def solo(name: str, t: State) -> SeatedScene:
    scene = at(t, SIDES[name])
    scene.controller.director.state = scene.controller.sides[0].view.state
    return scene


def heard_by(scene: SeatedScene) -> Any:
    """What the sounds of a table go by."""
    return scene.sound_adapter.shown()


def test_a_side_hears_from_where_only_as_far_as_it_knows_and_both_at_one_screen_what_is_public() -> None:
    t = state()
    t.team.places, t.dark.place, t.place, t.seen = ["B4", "R1", "G2"], "R2", None, "G3"
    ours, his = heard_by(solo(THEIRS, t)), heard_by(solo(HIS, t))
    for happened, we_hear, he_hears in (
        (event.Injured(t.survivors[0].id), ["B4"], []),
        (event.CardPlayed("sense", 0), [], ["R2"]),
        (event.NoiseHeard(("R1", "G2")), ["R1", "G2"], ["R1", "G2"]),
        (event.BarricadeCleared("R1-R2"), ["R1"], ["R1"]),
        (event.RoundBegan(2), [], []),
    ):
        assert (sound.rooms(ours, happened), sound.rooms(his, happened)) == (we_hear, he_hears), happened
    t.encounter = Encounter("R3", [0], [0])
    assert sound.rooms(heard_by(solo(HIS, t)), event.Injured(t.survivors[0].id)) == ["R3"]
    assert -1 < sound.stereo_position("R1") < 0 < sound.stereo_position("B4") < 1
    assert all(-1 < sound.stereo_position(place) < 1 for place in PLACES)
    scene = at(state(), None)
    walked, crept, round_began = event.SurvivorWalked("marco", "R1", "R2"), event.Crept("R1", "R2"), event.RoundBegan(1)
    assert heard_by(scene).listener == ""
    assert [sound.audible(heard_by(scene), one) for one in (round_began, walked, crept)] == [True, False, False]
    scene.controller.second = True
    assert not sound.audible(heard_by(scene), round_began)


def played(scene: SeatedScene, *happened: Event) -> list[tuple[str, float, float]]:
    """What is going to be played at a table of these Events: names, when, and where."""
    told: list[tuple[str, float, float]] = []
    scene.context.sounds = sounds.Sounds(Settings, Tape(), background=False)
    scene.context.sounds.update(16, scene)
    scene.context.sounds.score.write = lambda notes: told.extend((n.name, n.due, n.pan) for n in notes)
    for one in happened:
        scene.sound_adapter.hear(one)
    return told


def test_each_noise_is_heard_from_its_room_a_step_through_a_door_has_one_and_no_verdict_before_it_is_seen() -> None:
    scene = solo(THEIRS, state())
    noises = [("noise", 0.0, sound.stereo_position("R1")), ("noise", 240.0, sound.stereo_position("B4"))]
    assert played(scene, event.NoiseHeard(("R1", "B4"))) == noises
    steps = played(scene, event.SurvivorWalked("marco", "G1", "G2"), event.SurvivorWalked("marco", "R1", "R2"))
    assert [name for name, _, _ in steps] == ["step-grass", "step-wood", "door"]
    assert played(scene, event.Crept("R1", "R2"), event.NoiseHeard(())) == [("hush", 0.0, SoundPosition().pan)]
    for killer, beside in (("butcher", ("door",)), ("specter", ())):
        assert sound.beside(event.KillerMoved("R1", "R2"), killer) == beside
    assert sound.rooms(heard_by(scene), event.Sensed(("B4", "B3"), "blue", ())) == ["B4"]
    scene.context.settings.speed = "normal"
    verdict = event.Defended("marco", 3, 1, 4, 5, success=False)
    told = [(name, due) for name, due, _ in played(scene, event.DiceRolled("marco", (1, 2)), verdict)]
    assert told == [("dice-tower", 0.0), ("beaten", clip_of(verdict).delay)] and told[1][1] > 300


@pytest.mark.heavy
def test_captions_leave_the_divider_free_and_a_door_needs_none() -> None:
    for scene in (solo(HIS, state()), solo(THEIRS, state()), at(state(), None)):
        draw(scene)
        view, lay = scene.sound_adapter.view(), scene.game.place
        assert view == (lay.half.area if scene.controller.shown is None else lay.half.viewport.area)
        assert view.x + view.w <= lay.divider.x or lay.divider.x + lay.divider.w <= view.x
    one = Listener(solo(THEIRS, state()))
    one.sounds.settings().speed, one.sounds.settings().reduced = "normal", False  # at top speed only the step is audible
    one.frames(5, goes=False)
    one.scene.sound_adapter.hear(event.SurvivorWalked("marco", "R1", "R2"))
    one.frames(5, goes=False)
    assert {"door", "step-wood"} <= set(one.names)
    words = {line for line, _ in one.captions}
    assert text.say("caption-step-wood") in words and text.say("caption-door") not in words


MOMENTS = [[event.RoundBegan(1)], [event.Crept("R1", "R2")], [event.NoiseMade("R1")], [event.KillerTurnBegan()]]


@pytest.mark.parametrize(("side", "heard"), [(sound.OPEN, 3), (HIS, 2), (THEIRS, 2), ("", 1)])
def test_who_only_watches_hears_each_moment_as_it_comes_and_no_more_than_it_may(side: str, heard: int) -> None:
    night = SimpleNamespace(context=house(), t=state(), now=0)
    told, playback = hearing(night), Playback(lambda: night.now, lambda moment: MOMENTS[moment])
    watching = sound.watched_sounds(night, playback, side)
    for night.now in (0, 1, 1, 2, 3):
        watching.passing()
    assert len(told) == heard
    for night.now in (1, 3):
        watching.passing()
    assert len(told) == heard, "whoever jumps along the night hears nothing of it"


def test_the_heart_goes_by_what_its_side_may_know() -> None:
    t = state()
    t.team.places, t.place, t.seen, t.dark.place = ["R1", "B4", "B5"], None, "G3", "R1"
    assert sound.beat(t, THEIRS) == 0, "he stands in the same room, but hides"
    t.seen = "R1"
    near = sound.beat(t, THEIRS)
    t.place = "R1"
    assert 0 < sound.beat(t, THEIRS) < near
    assert sound.beat(t, HIS) == 0, "whoever is in his room: nobody was heard"
    t.noise = ["R2"]
    assert sound.beat(t, HIS) > 0 and sound.beat(t, "") == 0
    t.survivors[0].hurt = True
    alone = sound.beat(t, "")
    t.survivors[1].hurt = True
    assert 0 < sound.beat(t, "") < alone
    t.dark.place = "G2"
    assert sound.beat(t, HIS) == 0


def test_each_side_has_a_bed_music_tightens_and_the_storm_is_nearer_outside() -> None:
    t, tensions = state(), []
    for number, level, rescue in ((1, 1, t.rescue), (9, 3, t.rescue), (9, 3, 4)):
        t.round, t.level, t.rescue = number, level, rescue
        tensions.append(sound.tension(t))
    assert 0 <= tensions[0] < tensions[1] < tensions[2] <= 1
    t.team.places = ["G1", "R1", "R2"]
    assert sound.in_rain(t, THEIRS) == pytest.approx(1 / 3)
    t.dark.place = "G5"
    assert sound.in_rain(t, HIS) == 1 and sound.in_rain(t, "") == 0
    t = state()
    ours, his = solo(THEIRS, t).sound_adapter.mood(), solo(HIS, t).sound_adapter.mood()
    assert (ours["old-house"], ours["lair"]) == (1, 0) and (his["old-house"], his["lair"]) == (0, 1)
    cues = Cues.read()
    assert set(ours) == {layer for layers in cues.game(sound.GAME).bed.values() for layer in layers}
    ends = [cues.heard(sound.GAME, event.KillerWon("dead"), {"listener": side}) for side in SIDES]
    ends += [cues.heard(sound.GAME, event.SurvivorsWon("out"), {"listener": side}) for side in SIDES]
    assert {cue.cue for cue in ends if cue is not None} == {"hunt-won", "prey-gone", "night-lost", "night-saved"}
