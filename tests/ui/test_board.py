"""How Events are shown on the board: nothing is hidden or lost, no more is repainted than necessary; the inspector of tiles."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
from user_input import Launch

from game.match import Match
from game.rules.engine.script import Event
from game.rules.engine.secret import Secret
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.choice import PickEdge, Walk
from game.rules.ravenloft.event import EVENTS
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.space.board import SIDES, chart, square
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, ENCOUNTERS, MONSTERS, POWERS, TILES
from game.text import has, name, say, use
from game.ui.app.main_loop import App
from game.ui.ravenloft import board_targets
from game.ui.ravenloft.board import effect_forms, effects, overhead
from game.ui.ravenloft.board.board import beside
from game.ui.ravenloft.board.pieces import Board
from game.ui.ravenloft.choreography.clips import CLIP_MAKERS, LOG_ONLY, make_clip, make_clips
from game.ui.ravenloft.choreography.shown_state import Mark
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.table.table import castle_table
from game.ui.ravenloft.theme import HUES
from game.ui.settings import Settings, Start
from game.ui.table import director
from game.ui.table.scene import TableScene
from game.ui.widgets.layout import meeting
from game.ui.widgets.screen import Screen

pytestmark = pytest.mark.usefixtures("castle_words")
HEROES = {"adventure": "2", "heroes": "arjhan,kat,immeril"}


@pytest.fixture(scope="module")
def middle() -> Match:
    """The middle of a night, with Monsters; it is looked at, but not played on."""
    match = Match.new("ravenloft", seed=3, options=HEROES)
    while match.turn < 25 or not match.view(0).state.heroes[0].threats or match.view(0).state.heroes[0].square is None:
        match.answer("random")
    return match


def seated(match: Match, surface: pygame.Surface | None = None) -> Any:
    """A table that stands still, painted on a surface."""
    scene = castle_table(sample_screens.context(Settings(reduced=True)), match)
    if surface is not None:
        scene.draw(surface)
    return scene


@pytest.fixture
def table(middle: Match, screen: pygame.Surface) -> TableScene:
    return seated(middle, screen)


def samples(table: TableScene) -> dict[type[Event], Event]:
    """One Event of each type that happens to the figures at hand."""
    t, stage = table.game.t, table.game.stage
    hero = next(one.id for one in t.heroes if one.square is not None)
    beast = next(name for name, piece in stage.pieces.items() if not piece.hero)
    here = square(round(stage.pieces[hero].x), round(stage.pieces[hero].y))
    there = next(place for place in chart(t.board).near[here] if place not in {one.square for one in t.heroes})
    tile = chart(t.board).tile_of[here]
    stage.marks += [Mark("alarm", tile), Mark("icon-of-ravenloft", None, there)]
    return {
        type(one): one
        for one in (
            happened.AdventureBegan("find-the-icon"), happened.TurnBegan(hero, 4), happened.PhaseBegan(hero, "explore"), happened.Walked(hero, (here, there), 1),
            happened.Relocated(hero, here, there), happened.MonsterMoved(beast, here, there), happened.DieRolled(hero, "roll-attack", 13),
            happened.Attacked(hero, "cleave", beast, 13, 6, 19, 12, True), happened.AttackFoiled(beast, hero, "shield"),
            happened.Damaged(hero, 2, 3, "bite"), happened.Healed(hero, 2, 6, "surge"), happened.HeroFell(hero), happened.HeroRose(hero), happened.SurgeUsed(hero, 1),
            happened.ConditionGained(hero, "slowed"), happened.ConditionEnded(hero, "slowed"), happened.CardUsed(hero, "cleave"),
            happened.CardTurned(hero, "cleave", False), happened.BonusGained("bless", (hero,)), happened.BonusEnded("bless"),
            happened.TileLaid(t.board.tiles[-1].tile, len(t.board.tiles) - 1, "black"), happened.TileReturned("T09"), happened.MonsterDrawn(hero, "wolf"),
            happened.MonsterDiscarded("wolf"), happened.MonsterPlaced("wolf-9", there, hero), happened.MonsterActivated(beast, 1), happened.MonsterIdle(beast),
            happened.MonsterSlept(beast, "daze"), happened.MonsterDestroyed(beast, hero, 1), happened.EncounterDrawn(hero, "alarm"),
            happened.EncounterCancelled("alarm", hero), happened.EncounterDiscarded("alarm"), happened.EnvironmentChanged("blood-fog", ""),
            happened.MarkerPlaced("fire-trap", tile), happened.MarkerRemoved("alarm", tile), happened.TrapDisabled(hero, "alarm", 15, True),
            happened.TreasureDrawn(hero, "holy-water"), happened.ItemGained(hero, "holy-water"), happened.TreasureDiscarded(hero, "holy-water"),
            happened.ExperienceGained("wolf", 1), happened.ExperienceSpent(("wolf",), 5), happened.LevelGained(hero, "level-up"),
            happened.CardsSeen(hero, "monster", (Secret("wolf", frozenset({0})),)), happened.CardsArranged(hero, "monster"),
            happened.DrawReplaced("monster", "wolf"), happened.DeckShuffled("monster"), happened.DeckEmpty("monster"), happened.SunMoved(2, 5),
            happened.TokenPlaced("icon-of-ravenloft", there), happened.TokenTaken(hero, "icon-of-ravenloft"), happened.MarkerSpent(beast, "mistform"),
            happened.MarkerGained(beast, "silvered"),
            happened.ThingLaid("count-strahd-9", there), happened.ThingDestroyed(beast),
            happened.TokenTurned("coffin-shut", "coffin-trap", there), happened.TokenMoved("kavan", here, there), happened.TokenRemoved("kavan", here),
            happened.TokenDrawn(hero, "items", "mirror"), happened.Counted("banked", 3, 12), happened.HeroLeft(hero, "escaped"),
            happened.FigureLeft(beast, "escaped"), happened.LootKept(hero, "second-wind"), happened.PowerGained(hero, "cleave"), happened.MarkerGained(beast, "calm"),
            happened.TurnEnded(hero), happened.Won("won-icon"), happened.Lost("lost-surges")
        )
    }  # fmt: skip


def picture(table: TableScene, surface: pygame.Surface) -> bytes:
    table.game.dungeon.forget()
    user_input.redraw(table, surface)
    return pygame.image.tobytes(surface.subsurface(table.canvas.rect(table.game.place.view)), "RGB")


def seen(table: TableScene, surface: pygame.Surface, event: Event) -> bool:
    """Whether the board is another one in the midst of a clip."""
    before, clip = picture(table, surface), make_clip(table.game.director, event)
    clip.begin()
    clip.play(0.4)
    during = picture(table, surface)
    clip.play(1.0)
    clip.end()
    assert not table.game.director.acts, event
    return during != before


@pytest.mark.heavy
def test_an_event_is_seen_on_the_board_or_told_by_the_log_alone_and_passes_quickly(middle: Match, screen: pygame.Surface) -> None:
    faults, small = [], pygame.Surface((640, 360))
    assert set(samples(seated(middle))) == set(EVENTS) == set(CLIP_MAKERS) and set(LOG_ONLY) < set(CLIP_MAKERS)
    for kind in EVENTS:
        if kind in LOG_ONLY:
            table = seated(middle)
            quick = make_clip(table.game.director, samples(table)[kind]).ms < 100
            faults += [] if quick and len(LOG_ONLY[kind]) > 10 else [kind]
            continue
        for surface in (small, screen):  # most of them are seen in a small window, which is painted more quickly
            table = seated(middle)
            if seen(table, surface, samples(table)[kind]):
                break
        else:
            faults.append(kind)
    assert not faults, faults


def test_every_attack_has_a_look() -> None:
    """Powers with an attack, and the blows of Monsters and Encounters."""
    blows = {row.attack.id for monster in MONSTERS.values() for row in monster.script if row.attack is not None}
    volleys = {card.volley.strike.id for card in ENCOUNTERS.values() if card.volley is not None}
    powers = {card for card, row in CARDS.items() if row.attack is not None}
    assert powers | blows | volleys <= effects.named()
    looks = {card: effects.look(card, far=True) for card in effects.named()}
    assert [card for card, (form, hue) in looks.items() if form not in effect_forms.DRAWN or hue not in HUES] == []


@pytest.fixture
def watched(window: Callable[..., App]) -> Callable[..., tuple[App, TableScene]]:
    def made(size: str, answers: int, **chosen: Any) -> tuple[App, TableScene]:
        match = Match.new("ravenloft", seed=3, options=HEROES, seats=dict.fromkeys(range(3), "easy"))
        while match.decision is not None and match.turn < answers:
            match.answer("easy")
        app = window(size, **chosen)
        scene = castle_table(app.context, Match.replay(match.to_record(), 0), script=match.actions)
        app.show(scene)
        return app, scene

    return made


@pytest.mark.heavy
@pytest.mark.parametrize("size", ["1280x720", "1920x1080"])
def test_the_banner_of_a_roll_covers_nobody_it_is_about(watched: Callable[..., Any], size: str) -> None:
    app, scene = watched(size, 30, speed="quick")
    rolls = 0
    for _ in range(700):
        app.frame(50)
        roll, shown = scene.game.director.roll, scene.game.overlays
        if roll is not None and shown is not None and shown.roll is not None and scene.canvas is not None:
            rolls += 1
            figures = overhead.figure_areas(scene.canvas, scene.game.board)
            for who in roll.concerned:
                assert who not in figures or scene.game.camera.moving or meeting(shown.roll[0], figures[who]) == 0, who
    assert rolls > 50


@pytest.mark.heavy
def test_a_part_painted_anew_is_as_good_as_the_whole(watched: Callable[..., Any]) -> None:
    app, scene = watched("1280x720", 16)
    compared = 0
    for _ in range(70):
        user_input.frames(app, 7, 16)
        stirred = scene.late or scene.controller.changed or scene.controller.director.changed
        if not scene.dirty and not scene.game.dungeon.rough and not stirred:
            part = app.surface.copy()
            scene.dirty = True
            Screen.draw(scene, app.surface)
            compared += 1
            assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(app.surface, "RGB")
    assert compared > 30


@pytest.mark.heavy
@pytest.mark.parametrize("reduced", [False, True])
def test_flames_waver_without_painting_the_whole_window(launch: Launch, reduced: bool) -> None:
    app = launch(Start("ravenloft", HEROES, {}, 7), reduced=reduced)
    user_input.idle(app)
    user_input.frames(app, 5)
    scene: Any = app.scene
    view, seen = app.context.canvas(app.surface).rect(scene.game.place.view), set()
    for _ in range(30):
        app.frame(16)
        assert not app.context.painted or app.context.spots is not None
        seen.add(pygame.image.tobytes(app.surface.subsurface(view), "RGB"))
    assert len(seen) == 1 if reduced else len(seen) > 5


def test_a_click_that_comes_just_too_late_to_skip_answers_nothing(launch: Launch) -> None:
    app = launch(Start("ravenloft", HEROES, {}, 7), speed="normal")
    user_input.idle(app)
    scene: Any = app.scene
    user_input.click(app, user_input.answers(app)[0])
    while scene.animations.busy or not scene.controller.guard:
        app.frame(16)
    turn = scene.client.match.turn
    pos = app.context.canvas(app.surface).point(*user_input.answers(app)[0].area.centre)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1))
    app.frame(1)
    assert scene.client.match.turn == turn


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
    assert ended == ["walk"] and set(shares) == {1.0}
    queue.update(400)
    assert ended == ["walk"]
    queue.update(120)
    assert ended == ["walk", "card"]
    queue.update(300)
    assert ended == ["walk", "card", "words"]


def test_clips_that_are_skipped_are_shown_to_their_end_and_the_note_on_a_way_is_whole_in_the_view(
    table: TableScene, screen: pygame.Surface
) -> None:
    events = [one for kind, one in samples(table).items() if kind is not happened.TileLaid]
    table.animations.add(make_clips(table.game.director, events))
    table.animations.skip()
    assert not table.animations.busy
    assert all((piece.lift, piece.dx, piece.tilt) == (0, 0, 0) for piece in table.game.stage.pieces.values())
    assert not table.game.director.acts
    canvas = table.context.canvas(screen)
    view = canvas.rect(table.game.place.view)
    on = Board(canvas, table.game.place.view, table.game.camera)
    note = pygame.Rect(0, 0, canvas.wide("12 squares", 21, "bold") * canvas.scale, 24 * canvas.scale)
    for edge in ("midtop", "midbottom", "topleft", "bottomright", "center"):
        goal = pygame.Rect(0, 0, on.unit, on.unit)
        setattr(goal, edge, getattr(view, edge))
        note.midtop = canvas.point(*beside(canvas, on, table.game.place.view, table.game.stage, goal, "12 squares"))
        assert view.contains(note), edge


def test_what_answers_a_question_comes_into_view_wherever_the_view_was(screen: pygame.Surface) -> None:
    match = Match.new("ravenloft", seed=3, options={"adventure": "horror-of-the-howling-hag", "heroes": "arjhan,kat,immeril"})
    scene = seated(match, screen)
    scene.game.camera.pan(-3000, -3000)
    scene.controller.ask()
    scene.game.camera.update(0, at_once=True)
    user_input.redraw(scene, screen)
    answers = [item for item in scene.focus.targets if item.group == "squares"]
    assert any(scene.game.place.view.holds(item.area.centre) for item in answers)
    before = scene.game.camera.aim
    scene.game.camera.pan(10, 10)
    stood = scene.game.camera.aim
    scene.controller.ask()
    assert scene.game.camera.aim == stood != before


SMALL = 1280, 720


def test_all_powers_of_all_heroes_fit_in_a_small_window() -> None:
    made: Any = sample_screens.STAGES["setup with all powers"](Settings())
    made.draw(pygame.Surface(SMALL))
    assert made.scroll.most == 0
    powers = [item for item in made.focus.targets if isinstance(item.key, tuple) and item.key[0] == "power"]
    assert len(powers) == len(POWERS) and all(item.area.y + item.area.h <= made.foot.y for item in powers)
    assert {("who", hero) for hero in ORDER} <= {item.key for item in made.focus.targets}


OPTIONS = {"adventure": "find-the-icon", "heroes": "arjhan,kat"}


@cache
def night(kind: type, least: int) -> Match:
    """A moment at which there are so many answers of a kind, and a few tiles lie."""
    for seed in range(1, 40):
        match = Match.new("ravenloft", seed=seed, options=OPTIONS)
        while match.decision is not None and match.turn < 90:
            given = [choice for choices in match.decision.options.values() for choice in choices if isinstance(choice, kind)]
            if len(given) >= least and len(match.game.state.board.tiles) > 5:
                return match
            match.answer("random")
    raise AssertionError("no night comes to that")


@pytest.fixture
def app(launch: Launch) -> App:
    made = launch()
    sit(made)
    return made


def sit(app: App, kind: type = Walk, least: int = 4) -> None:
    app.show(castle_table(app.context, night(kind, least)))
    user_input.frames(app, 3)


def tiles(app: App) -> Any:
    scene: Any = app.scene
    return scene.game.t.board.tiles


def place(app: App, x: float, y: float) -> tuple[float, float]:
    scene: Any = app.scene
    return scene.canvas.logical(scene.game.camera.place(scene.canvas, scene.game.place.view, x, y))  # type: ignore[no-any-return]


def bare(app: App, index: int) -> tuple[float, float]:
    scene: Any = app.scene
    placed = tiles(app)[index]
    for spot in (place(app, placed.x * 4 + x + 0.5, placed.y * 4 + y + 0.5) for y in range(4) for x in range(4)):
        item = scene.focus.under(spot)
        free = item is None or item.group in board_targets.ON_BOARD
        if free and scene.game.place.view.holds(spot) and not scene.game.figure_at(spot):
            return spot
    raise AssertionError("the whole tile is covered")


def opened(app: App) -> str:
    """The card that is looked at, which is closed then."""
    dialog = app.scene.dialog  # type: ignore[attr-defined]
    card = dialog.card if isinstance(dialog, CardBrowser) else ""
    if card:
        user_input.press(app, pygame.K_ESCAPE)
        assert app.scene.dialog is None  # type: ignore[attr-defined]
    return card


def test_a_tile_is_opened_by_a_right_click_beside_its_figures_and_by_key_and_pad(app: App) -> None:
    scene: Any = app.scene
    for index in (0, 2, len(tiles(app)) - 1):
        user_input.click_at(app, bare(app, index), 3)
        assert opened(app) == tiles(app)[index].tile
    user_input.click_at(app, place(app, *scene.game.stage.pieces["kat"].middle), 3)
    assert opened(app) == "kat"
    scene.game.camera.pan(-3000, 0)
    user_input.frames(app, 2)
    view = scene.game.place.view
    user_input.click_at(app, (view.x + view.w * 0.9, view.centre[1]), 3)
    assert scene.dialog is None
    for kind, least, group in ((Walk, 4, "squares"), (PickEdge, 2, "edges")):
        sit(app, kind, least)
        scene = app.scene
        scene.focus.current = key = next(item.key for item in scene.focus.targets if item.group == group)
        tile = tiles(app)[key[1] if group == "edges" else chart(scene.game.t.board).tile_of[key[1]]].tile
        user_input.press(app, pygame.K_i)
        assert opened(app) == tile
        scene.focus.current = key
        user_input.post(pygame.KEYDOWN, key=pygame.K_i, action="look", pad=True)
        user_input.frames(app)
        assert opened(app) == tile


@pytest.mark.heavy
def test_every_laid_tile_says_its_name_its_triangle_its_edges_and_who_is_on_it(app: App) -> None:
    scene: Any = app.scene
    lay, cards = chart(scene.game.t.board), scene.game.inspectable_cards(scene.facts(), scene.focus.targets, None)[0]
    for index, placed in enumerate(tiles(app)):
        scene.open(CardBrowser(scene, scene.game, cards, cards.index(placed.tile)))
        words, row = text_audit.words(scene, (1920, 1080)), TILES[placed.tile]
        here = [hero.id for hero in scene.game.t.heroes if hero.square is not None and lay.tile_of[hero.square] == index]
        told = [say(f"ui-triangle-{row.triangle}"), say(f"ui-triangle-text-{row.triangle}").split()[-1], row.rules[0]]
        assert [one for one in (*map(name, [placed.tile, *here]), *told) if one not in words] == []
        said = words.partition("nexplored edge")[2].partition("(CR-030)")[0]
        assert {side for side in SIDES if side in said} == {edge.side for edge in lay.edges if edge.tile == index}


def test_tiles_that_an_adventure_turns_on_say_what_for() -> None:
    use(game="ravenloft")
    for adventure in ADVENTURES.values():
        for tile in {*(row.tile for row in adventure.trigger if row.tile), *adventure.needed}:
            assert has(f"special-{adventure.id}-{tile}")
