"""The inspector of tiles, by the right mouse button, the key and the gamepad."""

from functools import cache
from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import Launch

from game.match import Match
from game.rules.ravenloft.choice import PickEdge, Walk
from game.rules.ravenloft.space.board import SIDES, chart
from game.rules.ravenloft.tables.cards import ADVENTURES, TILES
from game.text import has, name, say, use
from game.ui.app.main_loop import App
from game.ui.ravenloft import board_targets
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.table.table import castle_table

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
    """A table at which the Hero may walk."""
    made = launch()
    sit(made)
    return made


def sit(app: App, kind: type = Walk, least: int = 4) -> None:
    app.show(castle_table(app.context, night(kind, least)))
    user_input.frames(app, 3)


def tiles(app: App) -> Any:
    """The tiles on the table."""
    scene: Any = app.scene
    return scene.game.t.board.tiles


def place(app: App, x: float, y: float) -> tuple[float, float]:
    """The logical point of a place on the board."""
    scene: Any = app.scene
    return scene.canvas.logical(scene.game.camera.place(scene.canvas, scene.game.place.view, x, y))  # type: ignore[no-any-return]


def bare(app: App, index: int) -> tuple[float, float]:
    """A logical point of a tile where no figure stands."""
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


def test_a_right_click_opens_the_tile_under_it_a_figure_goes_before_its_tile_and_the_dark_is_nothing(app: App) -> None:
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


def test_the_key_and_the_pad_open_the_tile_of_the_square_or_the_edge_in_focus(app: App) -> None:
    for kind, least, group in ((Walk, 4, "squares"), (PickEdge, 2, "edges")):
        sit(app, kind, least)
        scene: Any = app.scene
        scene.focus.current = key = next(item.key for item in scene.focus.targets if item.group == group)
        tile = tiles(app)[key[1] if group == "edges" else chart(scene.game.t.board).tile_of[key[1]]].tile
        user_input.press(app, pygame.K_i)
        assert opened(app) == tile
        scene.focus.current = key
        user_input.post(pygame.KEYDOWN, key=pygame.K_i, action="look", pad=True)
        user_input.frames(app)
        assert opened(app) == tile


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
