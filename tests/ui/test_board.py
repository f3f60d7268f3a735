"""How Events are shown on the board: nothing is hidden or lost, and no more is repainted than necessary."""

from typing import Any

import pygame
import pytest
import user_input

from game.match import Match
from game.rules.engine.script import Event
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.event import EVENTS
from game.rules.ravenloft.space.board import chart, square
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, MONSTERS
from game.ui.app.main_loop import App
from game.ui.ravenloft.board import effect_forms, effects, overhead
from game.ui.ravenloft.board.board import beside
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.choreography.clips import CLIP_MAKERS, LOG_ONLY, make_clip, make_clips
from game.ui.ravenloft.choreography.shown_state import Mark
from game.ui.ravenloft.table.table import castle_table
from game.ui.ravenloft.theme import HUES
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings, Start
from game.ui.table import director
from game.ui.table.scene import TableScene
from game.ui.widgets.layout import meeting
from game.ui.widgets.screen import Screen

pytestmark = pytest.mark.usefixtures("castle_words")
HEROES = {"adventure": "2", "heroes": "arjhan,kat,immeril"}


@pytest.fixture
def table(screen: pygame.Surface) -> TableScene:
    """A table in the middle of a night, with Monsters, that stands still."""
    match = Match.new("ravenloft", seed=3, options=HEROES)
    while match.turn < 25 or not match.view(0).state.heroes[0].threats or match.view(0).state.heroes[0].square is None:
        match.answer("random")
    scene = castle_table(AppContext(Settings(reduced=True), AgentWorker(background=False)), match)
    scene.draw(screen)
    return scene


def samples(table: TableScene) -> dict[type[Event], Event]:
    """One Event of each type that happens to the figures at hand."""
    t, stage = table.game.t, table.game.stage
    hero = next(one.id for one in t.heroes if one.square is not None)
    beast = next(name for name, piece in stage.pieces.items() if not piece.hero)
    here = square(round(stage.pieces[hero].x), round(stage.pieces[hero].y))
    there = next(place for place in chart(t.board).near[here] if place not in {one.square for one in t.heroes})
    tile = chart(t.board).tile_of[here]
    stage.marks += [Mark("alarm", tile), Mark("icon-of-ravenloft", None, there)]
    free = happened
    return {
        type(one): one
        for one in (
            free.AdventureBegan("find-the-icon"), free.TurnBegan(hero, 4), free.PhaseBegan(hero, "explore"), free.Walked(hero, (here, there), 1),
            free.Relocated(hero, here, there), free.MonsterMoved(beast, here, there), free.DieRolled(hero, "roll-attack", 13),
            free.Attacked(hero, "cleave", beast, 13, 6, 19, 12, True), free.AttackFoiled(beast, hero, "shield"),
            free.Damaged(hero, 2, 3, "bite"), free.Healed(hero, 2, 6, "surge"), free.HeroFell(hero), free.HeroRose(hero), free.SurgeUsed(hero, 1),
            free.ConditionGained(hero, "slowed"), free.ConditionEnded(hero, "slowed"), free.CardUsed(hero, "cleave"),
            free.CardTurned(hero, "cleave", False), free.BonusGained("bless", (hero,)), free.BonusEnded("bless"),
            free.TileLaid(t.board.tiles[-1].tile, len(t.board.tiles) - 1, "black"), free.TileReturned("T09"), free.MonsterDrawn(hero, "wolf"),
            free.MonsterDiscarded("wolf"), free.MonsterPlaced("wolf-9", there, hero), free.MonsterActivated(beast, 1), free.MonsterIdle(beast),
            free.MonsterSlept(beast, "daze"), free.MonsterDestroyed(beast, hero, 1), free.EncounterDrawn(hero, "alarm"),
            free.EncounterCancelled("alarm", hero), free.EncounterDiscarded("alarm"), free.EnvironmentChanged("blood-fog", ""),
            free.MarkerPlaced("fire-trap", tile), free.MarkerRemoved("alarm", tile), free.TrapDisabled(hero, "alarm", 15, True),
            free.TreasureDrawn(hero, "holy-water"), free.ItemGained(hero, "holy-water"), free.TreasureDiscarded(hero, "holy-water"),
            free.ExperienceGained("wolf", 1), free.ExperienceSpent(("wolf",), 5), free.LevelGained(hero, "level-up"),
            free.CardsSeen(hero, "monster", (Secret("wolf", frozenset({0})),)), free.CardsArranged(hero, "monster"),
            free.DrawReplaced("monster", "wolf"), free.DeckShuffled("monster"), free.DeckEmpty("monster"), free.SunMoved(2, 5),
            free.TokenPlaced("icon-of-ravenloft", there), free.TokenTaken(hero, "icon-of-ravenloft"), free.MarkerSpent(beast, "mistform"),
            free.MarkerGained(beast, "silvered"),
            free.ThingLaid("count-strahd-9", there), free.ThingDestroyed(beast),
            free.TokenTurned("coffin-shut", "coffin-trap", there), free.TokenMoved("kavan", here, there), free.TokenRemoved("kavan", here),
            free.TokenDrawn(hero, "items", "mirror"), free.Counted("banked", 3, 12), free.HeroLeft(hero, "escaped"),
            free.FigureLeft(beast, "escaped"), free.LootKept(hero, "second-wind"), free.PowerGained(hero, "cleave"), free.MarkerGained(beast, "calm"),
            free.TurnEnded(hero), free.Won("won-icon"), free.Lost("lost-surges"),
        )
    }  # fmt: skip


def picture(table: TableScene, screen: pygame.Surface) -> bytes:
    """The board's part of the window."""
    table.dirty = True
    table.game.dungeon.forget()
    table.draw(screen)
    assert table.canvas is not None
    return pygame.image.tobytes(screen.subsurface(table.canvas.rect(table.game.place.view)), "RGB")


@pytest.mark.parametrize("kind", [kind for kind in EVENTS if kind not in LOG_ONLY], ids=lambda kind: kind.__name__)
def test_an_event_is_seen_on_the_board(table: TableScene, screen: pygame.Surface, kind: type[Event]) -> None:
    event = samples(table)[kind]
    before = picture(table, screen)
    clip = make_clip(table.game.director, event)
    clip.begin()
    clip.play(0.4)
    assert picture(table, screen) != before
    clip.play(1.0)
    clip.end()
    assert not table.game.director.acts


@pytest.mark.parametrize("kind", LOG_ONLY, ids=lambda kind: kind.__name__)
def test_what_the_log_alone_tells_passes_quickly(table: TableScene, kind: type[Event]) -> None:
    assert make_clip(table.game.director, samples(table)[kind]).ms < 100
    assert len(LOG_ONLY[kind]) > 10


def test_samples_and_shows_are_complete(table: TableScene) -> None:
    assert set(samples(table)) == set(EVENTS) == set(CLIP_MAKERS)
    assert set(LOG_ONLY) < set(CLIP_MAKERS)


def test_every_attack_has_a_look() -> None:
    """Powers with an attack, and the blows of Monsters and Encounters."""
    blows = {row.attack.id for monster in MONSTERS.values() for row in monster.script if row.attack is not None}
    volleys = {card.volley.strike.id for card in ENCOUNTERS.values() if card.volley is not None}
    powers = {card for card, row in CARDS.items() if row.attack is not None}
    assert powers | blows | volleys <= effects.named()
    for card in effects.named():
        form, hue = effects.look(card, far=True)
        assert form in effect_forms.DRAWN
        assert hue in HUES


# ------------------------------------------------------------------ while a night is shown


def watched(
    close: list[App], monkeypatch: pytest.MonkeyPatch, size: str, answers: int, seed: int = 3, **chosen: Any
) -> tuple[App, TableScene]:
    monkeypatch.setenv("DREADHOUSE_WINDOW", size)
    match = Match.new("ravenloft", seed=seed, options=HEROES, seats=dict.fromkeys(range(3), "easy"))
    while match.decision is not None and match.turn < answers:
        match.answer("easy")
    app = App(Start(), chosen=Settings(**chosen), agent_worker=AgentWorker(background=False))
    close.append(app)
    scene = castle_table(app.context, Match.replay(match.to_record(), 0), script=match.actions)
    app.show(scene)
    return app, scene


@pytest.mark.parametrize("size", ["1280x720", "1920x1080"])
def test_the_banner_of_a_roll_never_covers_whom_it_is_about(close: list[App], monkeypatch: pytest.MonkeyPatch, size: str) -> None:
    app, scene = watched(close, monkeypatch, size, 30, speed="quick")
    rolls = 0
    for _ in range(700):
        app.frame(50)
        shown = scene.game.overlays
        if scene.game.director.roll is not None and shown is not None and shown.roll is not None and scene.canvas is not None:
            rolls += 1
            figures = overhead.figure_areas(scene.canvas, scene.game.board)
            for who in scene.game.director.roll.concerned:
                if who in figures and not scene.game.camera.moving:
                    assert meeting(shown.roll[0], figures[who]) == 0, who
    assert rolls > 50


def test_a_part_painted_anew_is_as_good_as_the_whole(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = watched(close, monkeypatch, "1280x720", 16)
    compared = 0
    for number in range(500):
        app.frame(16)
        if (
            number % 7 == 0
            and not scene.dirty
            and not scene.game.dungeon.rough
            and not (scene.late or scene.controller.changed or scene.controller.director.changed)
        ):
            part = app.surface.copy()
            scene.dirty = True
            Screen.draw(scene, app.surface)
            compared += 1
            assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(app.surface, "RGB")
    assert compared > 30


def test_flames_waver_without_painting_the_whole_window(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    for reduced in (False, True):
        app = App(
            Start("ravenloft", HEROES, {}, 7),
            chosen=Settings(reduced=reduced, speed="instant"),
            agent_worker=AgentWorker(background=False),
        )
        close.append(app)
        user_input.idle(app)
        user_input.frames(app, 5)
        scene: Any = app.scene
        seen, whole = set(), 0
        for _ in range(40):
            app.frame(16)
            whole += app.context.painted and app.context.spots is None
            seen.add(
                pygame.image.tobytes(app.surface.subsurface(app.context.canvas(app.surface).rect(scene.game.place.view)), "RGB")
            )
        assert whole == 0
        assert len(seen) == 1 if reduced else len(seen) > 5


def test_a_click_that_comes_just_too_late_to_skip_answers_nothing(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    app = App(Start("ravenloft", HEROES, {}, 7), chosen=Settings(), agent_worker=AgentWorker(background=False))
    close.append(app)
    user_input.idle(app)
    scene: Any = app.scene
    user_input.click(app, user_input.answers(app)[0])
    for _ in range(4000):
        if not scene.animations.busy and scene.controller.guard:
            break
        app.frame(16)
    assert scene.controller.guard > 0
    turn = scene.client.match.turn
    item = user_input.answers(app)[0]
    x, y = app.context.canvas(app.surface).point(*item.area.centre)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=1))
    app.frame(1)
    assert scene.client.match.turn == turn


# ------------------------------------------------------------------ time


def test_without_motion_a_clip_is_cut_to_its_end_and_waits_to_be_read() -> None:
    shares: list[float] = []
    ended: list[str] = []
    queue = director.AnimationQueue(still=True)
    queue.add([
        director.Clip(600, play=shares.append, end=lambda: ended.append("walk")),
        director.Clip(900, play=shares.append, end=lambda: ended.append("card"), rest=500),
        director.Clip(300, end=lambda: ended.append("words")),
    ])  # fmt: skip
    queue.update(1)
    assert ended == ["walk"]
    assert set(shares) == {1.0}
    queue.update(400)
    assert ended == ["walk"]
    queue.update(120)
    assert ended == ["walk", "card"]
    queue.update(300)
    assert ended == ["walk", "card", "words"]


def test_clips_that_are_skipped_have_all_been_shown_to_their_end(table: TableScene) -> None:
    events = [one for kind, one in samples(table).items() if kind is not happened.TileLaid]
    table.animations.add(make_clips(table.game.director, events))
    table.animations.skip()
    assert not table.animations.busy
    assert all((piece.lift, piece.dx, piece.tilt) == (0, 0, 0) for piece in table.game.stage.pieces.values())
    assert not table.game.director.acts


@pytest.mark.parametrize("edge", ["midtop", "midbottom", "topleft", "bottomright", "center"])
def test_the_note_on_a_way_is_whole_in_the_view(table: TableScene, screen: pygame.Surface, edge: str) -> None:
    canvas = table.context.canvas(screen)
    view = canvas.rect(table.game.place.view)
    on = Board(canvas, table.game.place.view, table.game.camera)
    goal = pygame.Rect(0, 0, on.unit, on.unit)
    setattr(goal, edge, getattr(view, edge))
    x, y = canvas.point(*beside(canvas, on, table.game.place.view, table.game.stage, goal, "12 squares"))
    note = pygame.Rect(0, 0, canvas.wide("12 squares", 21, "bold") * canvas.scale, 24 * canvas.scale)
    note.midtop = round(x), round(y)
    assert view.contains(note)


def test_what_answers_a_question_comes_into_view_wherever_the_view_was(screen: pygame.Surface) -> None:
    match = Match.new("ravenloft", seed=3, options={"adventure": "horror-of-the-howling-hag", "heroes": "arjhan,kat,immeril"})
    scene = castle_table(AppContext(Settings(reduced=True), AgentWorker(background=False)), match)
    scene.draw(screen)
    scene.game.camera.pan(-3000, -3000)
    scene.controller.ask()
    scene.game.camera.update(0, at_once=True)
    user_input.redraw(scene, screen)
    answers = [item for item in scene.focus.targets if item.group == "squares"]
    assert answers
    assert any(scene.game.place.view.holds(item.area.centre) for item in answers)
    before = scene.game.camera.aim
    scene.game.camera.pan(10, 10)
    stood = scene.game.camera.aim
    scene.controller.ask()
    assert scene.game.camera.aim == stood != before
