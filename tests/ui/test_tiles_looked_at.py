"""The inspector of tiles, by the right mouse button, the key and the gamepad."""

from collections.abc import Callable

import pygame
import pytest
import text_audit
import user_input

from game.match import Match
from game.rules.ravenloft.choice import PickEdge, Walk
from game.rules.ravenloft.space.board import SIDES, chart
from game.rules.ravenloft.tables.cards import ADVENTURES, TILES
from game.text import has, name, say, use
from game.ui.app.main_loop import App
from game.ui.ravenloft import board_targets
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.table.table import castle_table
from game.ui.table.scene import TableScene

OPTIONS = {"adventure": "find-the-icon", "heroes": "arjhan,kat"}


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
def app(window: Callable[..., App]) -> App:
    return window(speed="instant")


def sat(app: App, kind: type = Walk, least: int = 4) -> TableScene:
    scene = castle_table(app.context, night(kind, least))
    app.show(scene)
    user_input.frames(app, 3)
    return scene


def bare(scene: TableScene, index: int) -> tuple[float, float]:
    """A logical point of a tile where no figure stands."""
    canvas, placed = scene.canvas, scene.game.t.board.tiles[index]
    assert canvas is not None
    for y in range(4):
        for x in range(4):
            spot = canvas.logical(
                scene.game.camera.place(canvas, scene.game.place.view, placed.x * 4 + x + 0.5, placed.y * 4 + y + 0.5)
            )
            item = scene.focus.under(spot)
            free = item is None or item.group in board_targets.ON_BOARD
            if free and scene.game.place.view.holds(spot) and not scene.game.figure_at(spot):
                return spot
    raise AssertionError("the whole tile is covered")


def right_click(app: App, spot: tuple[float, float]) -> None:
    at = app.context.canvas(app.surface).point(*spot)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    user_input.frames(app, 2)


def opened(scene: TableScene) -> str:
    return scene.dialog.card if isinstance(scene.dialog, CardBrowser) else ""


def test_a_right_click_opens_the_tile_under_it_and_a_figure_goes_before_its_tile(app: App) -> None:
    scene = sat(app)
    for index in (0, 2, len(scene.game.t.board.tiles) - 1):
        right_click(app, bare(scene, index))
        assert opened(scene) == scene.game.t.board.tiles[index].tile
        user_input.press(app, pygame.K_ESCAPE)
        assert scene.dialog is None
    piece = scene.game.stage.pieces["kat"]
    canvas = scene.canvas
    assert canvas is not None
    right_click(app, canvas.logical(scene.game.camera.place(canvas, scene.game.place.view, *piece.middle)))
    assert opened(scene) == "kat"


def test_a_right_click_on_the_dark_opens_nothing(app: App) -> None:
    scene = sat(app)
    scene.game.camera.pan(-3000, 0)
    user_input.frames(app, 2)
    view = scene.game.place.view
    right_click(app, (view.x + view.w * 0.9, view.centre[1]))
    assert scene.dialog is None


@pytest.mark.parametrize("pad", [False, True])
def test_the_key_and_the_pad_open_the_tile_of_the_square_in_focus(app: App, pad: bool) -> None:
    scene = sat(app)
    item = next(item for item in scene.focus.targets if item.group == "squares")
    scene.focus.current = item.key
    if pad:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_i, mod=0, unicode="", action="look", pad=True))
        user_input.frames(app)
    else:
        user_input.press(app, pygame.K_i)
    assert isinstance(item.key, tuple)
    assert opened(scene) == scene.game.t.board.tiles[chart(scene.game.t.board).tile_of[item.key[1]]].tile


def test_the_key_opens_the_tile_of_the_edge_in_focus(app: App) -> None:
    scene = sat(app, PickEdge, 2)
    item = next(item for item in scene.focus.targets if item.group == "edges")
    scene.focus.current = item.key
    user_input.press(app, pygame.K_i)
    assert isinstance(item.key, tuple)
    assert opened(scene) == scene.game.t.board.tiles[item.key[1]].tile


def test_every_laid_tile_says_its_name_its_triangle_its_edges_and_who_is_on_it(app: App) -> None:
    scene = sat(app)
    lay, cards = chart(scene.game.t.board), scene.game.inspectable_cards(scene.facts(), scene.focus.targets, None)[0]
    for index, placed in enumerate(scene.game.t.board.tiles):
        scene.open(CardBrowser(scene, scene.game, cards, cards.index(placed.tile)))
        words = text_audit.words(scene, (1920, 1080))
        assert name(placed.tile) in words
        assert say(f"ui-triangle-{TILES[placed.tile].triangle}") in words
        assert say(f"ui-triangle-text-{TILES[placed.tile].triangle}").split()[-1] in words
        open_sides = {edge.side for edge in lay.edges if edge.tile == index}
        said = words.partition("nexplored edge")[2].partition("(CR-030)")[0]
        assert {side for side in SIDES if side in said} == open_sides
        here = [hero.id for hero in scene.game.t.heroes if hero.square is not None and lay.tile_of[hero.square] == index]
        assert all(name(hero) in words for hero in here)
        assert TILES[placed.tile].rules[0] in words


def test_tiles_that_an_adventure_turns_on_say_what_for() -> None:
    use(game="ravenloft")
    for adventure in ADVENTURES.values():
        for tile in {*(row.tile for row in adventure.trigger if row.tile), *adventure.needed}:
            assert has(f"special-{adventure.id}-{tile}")
