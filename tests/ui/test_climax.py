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
from game.ui.draw.canvas import Canvas
from game.ui.draw.fonts import DrawnText
from game.ui.registry import game_ui
from game.ui.settings import Settings
from game.ui.sound.scene_sounds import covered
from game.ui.table.climax import BEAT, band, paint_climax, staged
from game.ui.table.director import Clip
from game.ui.table.facts import ShownClimax

SMALL = (1280, 720)
GREAT: dict[str, list[Event]] = {
    "ravenloft": [ravenloft.HeroFell("kat"), ravenloft.MonsterDestroyed("count-strahd", "kat", 5), ravenloft.SurgeUsed("thorgrim", 0)],
    "terrorscape": [
        terrorscape.EncounterBegan("library", ("johnson", "marco", "sophia"), fear=True, wound=True), terrorscape.RescueCalled(3),
        terrorscape.Eliminated("marco", again=True), terrorscape.SurvivorEscaped("sophia", "shed"),
    ],
    "dungeonville": [
        dungeonville.PartyLost(1, "crypt", ("jester", "piper")), dungeonville.Defected("jester", 1, 0),
        dungeonville.ClaimFailed(1, "crypt", 4), dungeonville.VictoryClaimed(1, "crypt", 7),
    ],
    "london": [
        london.AntagonistRevealed("the-ripper"), london.Defeated(1), london.AllySacrificed(0, "policeman"), london.ShowdownBegan(12),
        london.ShowdownEnded(9, 12),
    ],
}  # fmt: skip
OPTIONS = {"ravenloft": {"adventure": "find-the-icon", "heroes": "kat,thorgrim"}}
SEATS = {"terrorscape": {0: "normal"}, "london": {1: "normal"}}


def at_table(game: str, settings: Settings | None = None) -> Any:
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


def painted(shown: ShownClimax, size: tuple[int, int], letter: float) -> tuple[list[DrawnText], bool]:
    """The lines of a great moment in a window of a size, and whether everything that is painted lies in its band."""
    window = pygame.Surface(size)
    canvas = Canvas(window, size, letter)
    lines = text_audit.recorded(lambda: paint_climax(canvas, band(canvas), shown))
    window.fill("black", canvas.rect(band(canvas)))
    return lines, pygame.mask.from_threshold(window, (0, 0, 0), (1, 1, 1)).count() == size[0] * size[1]


@pytest.mark.heavy
@pytest.mark.parametrize("game", GREAT)
def test_a_great_moment_is_seen_large_with_its_title_and_its_words_fit_the_window(screen: pygame.Surface, game: str) -> None:
    scene, faults = at_table(game), list[tuple[Any, ...]]()
    plain, over = pygame.Surface((640, 360)), pygame.Surface((640, 360))
    scene.draw(plain)
    for happened in GREAT[game]:
        stage(scene, happened)
        shown = scene.controller.director.climax
        assert shown is not None and shown.title and "climax-" not in shown.title
        for size, letter in ((SMALL, 1.0), ((1920, 1080), 1.0), (SMALL, 1.5), (SMALL, 2.0)):
            lines, inside = painted(shown, size, letter)
            words = [line.words for line in lines]
            large = any(shown.title in one or one in shown.title for one in words if len(one) > 3)
            number = shown.climax.number in ("", *words)
            wrong = [*text_audit.cut(lines), *text_audit.beyond(lines)]
            if wrong or not (large and number and inside):
                faults.append((happened, size, letter, wrong, large, number, inside))
    assert not faults, faults
    found = [line.words for line in text_audit.read(scene, over.get_size())]
    assert any(shown.title in words or words in shown.title for words in found if len(words) > 3)
    scene.draw(over)
    canvas = scene.context.canvas(over)
    place = canvas.rect(band(canvas)).inflate(-8, -8)
    assert pygame.transform.average_color(over, place) != pygame.transform.average_color(plain, place)


@pytest.mark.heavy
def test_music_is_silent_meanwhile_it_is_skipped_or_passes_and_with_news_it_stops_once_and_is_read_aloud(
    screen: pygame.Surface,
) -> None:
    scene = at_table("ravenloft")
    scene.draw(screen)
    assert not covered(scene)
    stage(scene, ravenloft.HeroFell("kat"))
    assert covered(scene)
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    assert not scene.animations.busy and scene.controller.director.climax is None and not covered(scene)
    for happened in (ravenloft.MonsterDestroyed("wolf-1", "kat", 1), ravenloft.SurgeUsed("kat", 1)):
        clip = Clip(10, event=happened)  # what happens every night is not staged
        assert staged([clip], scene.controller.director, scene.game.climaxes) == [clip]
    scene = at_table("ravenloft", Settings(reduced=True))
    stage(scene, ravenloft.HeroFell("kat"))
    scene.animations.still = True
    assert scene.controller.director.climax is not None
    scene.animations.update(BEAT)
    assert scene.controller.director.climax is None
    scene = at_table("terrorscape")
    scene.draw(screen)
    controller = scene.controller
    controller.animations.clear()
    controller.animations.stops = True
    news = Clip(10, event=terrorscape.Eliminated("marco", again=True), open=1.0)
    controller.animations.add(staged([news], controller.director, scene.game.climaxes))
    controller.animations.update(10 + BEAT / 2)
    assert controller.animations.stopped and controller.director.climax is not None
    assert controller.director.climax.words in scene.aloud
    controller.cut(at_once=True)
    assert not controller.animations.busy


@pytest.mark.heavy
def test_a_match_stages_its_great_moments(screen: pygame.Surface) -> None:
    """In whole nights of Terrorscape each one is met by a clip of the table itself."""
    context, met = at_table("terrorscape").context, set[type[Event]]()
    for seed in range(3):
        match = Match.new("terrorscape", seed=seed, seats={0: "normal", 1: PERSON, 2: PERSON, 3: PERSON})
        scene: Any = game_ui("terrorscape").table(context, match)
        controller, great = scene.controller, scene.game.climaxes
        while match.decision is not None and terrorscape.EncounterBegan not in met:
            match.answer("random")
            clips = scene.game.news_clips(controller.director, match.moments(controller.client.eyes), own=False)
            if len(staged(clips, controller.director, great)) > len(clips):
                met |= {type(clip.event) for clip in clips if clip.event is not None} & set(great)
    assert terrorscape.EncounterBegan in met


@pytest.mark.parametrize(("game", "seats"), [("terrorscape", {1: PERSON}), ("dungeonville", {0: PERSON})])
def test_what_others_do_passes_and_what_concerns_a_person_waits(screen: pygame.Surface, game: str, seats: dict[int, str]) -> None:
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
