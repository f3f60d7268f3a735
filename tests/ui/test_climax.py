"""Great moments are staged: large portraits, a title, a number, and a beat of silence; they wait for the reader, other news of agents passes by itself."""

from typing import Any

import pygame
import pytest
import sample_screens
import text_audit

from game import text
from game.match import PERSON, Match
from game.rules.dungeonville import event as dungeonville
from game.rules.engine.script import Event
from game.rules.london import event as london
from game.rules.ravenloft import event as ravenloft
from game.rules.terrorscape import event as terrorscape
from game.ui.registry import game_ui
from game.ui.settings import Settings
from game.ui.sound.scene_sounds import covered
from game.ui.table.climax import BEAT, band, paint_climax, staged
from game.ui.table.director import Clip
from game.ui.table.facts import Climax, ShownClimax

SIZES = [(1280, 720), (1920, 1080)]
GREAT: dict[str, list[Event]] = {
    "ravenloft": [
        ravenloft.HeroFell("kat"), ravenloft.MonsterDestroyed("count-strahd", "kat", 5), ravenloft.SurgeUsed("thorgrim", 0),
    ],
    "terrorscape": [
        terrorscape.EncounterBegan("library", ("johnson", "marco", "sophia"), fear=True, wound=True), terrorscape.Eliminated("marco", again=True),
        terrorscape.SurvivorEscaped("sophia", "shed"), terrorscape.RescueCalled(3),
    ],
    "dungeonville": [
        dungeonville.PartyLost(1, "crypt", ("jester", "piper")), dungeonville.Defected("jester", 1, 0),
        dungeonville.ClaimFailed(1, "crypt", 4), dungeonville.VictoryClaimed(1, "crypt", 7),
    ],
    "london": [
        london.AntagonistRevealed("the-ripper"), london.Defeated(1), london.AllySacrificed(0, "policeman"), london.ShowdownBegan(12), london.ShowdownEnded(9, 12),
    ],
}  # fmt: skip
ALL = [(game, happened) for game, events in GREAT.items() for happened in events]
OPTIONS = {"ravenloft": {"adventure": "find-the-icon", "heroes": "kat,thorgrim"}}
SEATS = {"terrorscape": {0: "normal"}, "london": {1: "normal"}}


def at_table(game: str, settings: Settings | None = None) -> Any:
    """A table with a person, at its first question."""
    text.use(game=game)
    match = Match.new(game, seed=4, options=OPTIONS.get(game, {}), seats=SEATS.get(game, {}))
    while match.decision is not None and match.decision.prompt in ("prompt-ready", "prompt-planning"):
        match.answer("normal")
    context = sample_screens.context(settings or Settings())
    context.saves_nothing = True
    scene: Any = game_ui(game).table(context, match)
    scene.dialog = None
    return scene


def stage(scene: Any, happened: Event) -> None:
    """Begin to show an Event, and wait until its great moment stands."""
    controller = scene.controller
    controller.animations.clear()
    controller.animations.add(staged([Clip(10, event=happened)], controller.director, scene.game.climaxes))
    controller.animations.update(10 + BEAT / 2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "happened"), ALL, ids=lambda one: one if isinstance(one, str) else type(one).__name__)
def test_a_great_moment_is_seen_large_with_its_title(
    screen: pygame.Surface, game: str, happened: Event, size: tuple[int, int]
) -> None:
    scene = at_table(game)
    plain = pygame.Surface(size)
    scene.draw(plain)
    stage(scene, happened)
    shown = scene.controller.director.climax
    assert shown is not None
    assert shown.title
    assert "climax-" not in shown.title
    found = [line.words for line in text_audit.read(scene, size)]
    assert any(shown.title in words or words in shown.title for words in found if len(words) > 3)
    assert shown.climax.number == "" or shown.climax.number in found
    over = pygame.Surface(size)
    scene.draw(over)
    canvas = scene.context.canvas(over)
    place = canvas.rect(band(canvas)).inflate(-8, -8)
    assert pygame.transform.average_color(over, place) != pygame.transform.average_color(plain, place)


@pytest.mark.parametrize("letter", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("game", "happened"), ALL, ids=lambda one: one if isinstance(one, str) else type(one).__name__)
def test_its_words_fit_the_window(screen: pygame.Surface, game: str, happened: Event, letter: float) -> None:
    scene = at_table(game, Settings(letter=letter))
    stage(scene, happened)
    shown = scene.controller.director.climax
    said = f"{shown.title} {shown.words} {shown.climax.number}"
    lines = [line for line in text_audit.read(scene, SIZES[0]) if len(line.words) > 3 and line.words in said]
    assert lines
    assert list(text_audit.cut(lines)) == []
    assert list(text_audit.beyond(lines)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("good", [True, False])
def test_it_paints_nothing_outside_its_band_which_would_stay_there(
    screen: pygame.Surface, size: tuple[int, int], good: bool
) -> None:
    scene, blank = at_table("dungeonville"), pygame.Surface(size)
    canvas = scene.context.canvas(blank)
    paint_climax(canvas, band(canvas), ShownClimax("dungeonville", Climax(("black",), "7", good), "Title", "Words."))
    blank.fill("black", canvas.rect(band(canvas)))
    assert pygame.mask.from_threshold(blank, (0, 0, 0), (1, 1, 1)).count() == size[0] * size[1]


def test_music_is_silent_meanwhile_and_enter_skips(screen: pygame.Surface) -> None:
    scene = at_table("ravenloft")
    scene.draw(screen)
    assert not covered(scene)
    stage(scene, ravenloft.HeroFell("kat"))
    assert covered(scene)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    assert not scene.animations.busy
    assert scene.controller.director.climax is None
    assert not covered(scene)


def test_it_passes_by_itself_also_without_motion(screen: pygame.Surface) -> None:
    scene = at_table("ravenloft", Settings(reduced=True))
    stage(scene, ravenloft.HeroFell("kat"))
    scene.animations.still = True
    assert scene.controller.director.climax is not None
    scene.animations.update(BEAT)
    assert scene.controller.director.climax is None


def test_news_with_a_great_moment_stops_once_there_and_is_read_aloud(screen: pygame.Surface) -> None:
    scene = at_table("terrorscape")
    scene.draw(screen)
    controller = scene.controller
    controller.animations.clear()
    controller.animations.stops = True
    news = Clip(10, event=terrorscape.Eliminated("marco", again=True), open=1.0)
    controller.animations.add(staged([news], controller.director, scene.game.climaxes))
    controller.animations.update(10 + BEAT / 2)
    assert controller.animations.stopped
    assert controller.director.climax is not None
    assert controller.director.climax.words in scene.aloud
    controller.cut(at_once=True)
    assert not controller.animations.busy


@pytest.mark.parametrize("happened", [ravenloft.MonsterDestroyed("wolf-1", "kat", 1), ravenloft.SurgeUsed("kat", 1)])
def test_what_happens_every_night_is_not_staged(screen: pygame.Surface, happened: Event) -> None:
    scene = at_table("ravenloft")
    clip = Clip(10, event=happened)
    assert staged([clip], scene.controller.director, scene.game.climaxes) == [clip]


def test_a_match_stages_its_great_moments(screen: pygame.Surface) -> None:
    """In whole nights of Terrorscape each one is met by a clip of the table itself."""
    met = set()
    for seed in range(3):
        context = at_table("terrorscape").context
        match = Match.new("terrorscape", seed=seed, seats={0: "normal", 1: PERSON, 2: PERSON, 3: PERSON})
        scene: Any = game_ui("terrorscape").table(context, match)
        controller = scene.controller
        while match.decision is not None and len(met) < 2:
            match.answer("normal")
            moments = match.moments(controller.client.eyes)
            clips = scene.game.news_clips(controller.director, moments, own=False)
            more = staged(clips, controller.director, scene.game.climaxes)
            met |= {type(clip.event) for clip in clips if clip.event is not None and len(more) > len(clips)} & set(
                scene.game.climaxes
            )
    assert terrorscape.EncounterBegan in met


@pytest.mark.parametrize(("game", "seats"), [("terrorscape", {1: PERSON}), ("dungeonville", {0: PERSON})])
def test_what_others_do_passes_by_itself_and_what_concerns_a_person_waits(
    screen: pygame.Surface, game: str, seats: dict[int, str]
) -> None:
    """By default a notice after an agent's answer passes; one after the own answer, or of a great moment, waits for a press."""
    text.use(game=game)
    me = next(iter(seats))
    match = Match.new(game, seed=3, seats={seat: seats.get(seat, "normal") for seat in range(4)})
    scene: Any = game_ui(game).table(sample_screens.context(Settings()), match)
    scene.context.saves_nothing, scene.dialog = True, None
    controller, met = scene.controller, set[tuple[str, bool]]()
    for _ in range(20_000):
        if len(met) > 1 or match.decision is None:
            break
        if controller.animations.stopped:
            clip = controller.animations.clip
            concerns = not match.history or match.history[-1].action.seat == me or clip.own
            met.add((controller.manner, concerns))
            scene.update(200)
            if controller.manner == "wait":
                before = controller.animations.begun
                scene.update(60_000)
                assert controller.animations.begun == before
                controller.cut(at_once=True)
        elif controller.seat == me and scene.client.decision is not None:
            controller.answer(match.advice(me, "normal").choice)
        elif controller.liftable:
            controller.handover.lifted = True
        else:
            scene.update(200)
    assert met == {("wait", True), ("time", False)}
