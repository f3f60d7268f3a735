"""Every card and every piece has a picture of its own: none is missing, none looks like another."""

from itertools import combinations

import pygame
import pytest

from game import text
from game.rules.ravenloft.tables.cards import ADVENTURES, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import faces
from game.ui.ravenloft.board.stone import Face, picture
from game.ui.ravenloft.panels import cards

CARDS = [*POWERS, *ENCOUNTERS, *TREASURES, *(name for name, row in MONSTERS.items() if not row.thing), *ADVENTURES]
THINGS = [name for name, row in MONSTERS.items() if row.thing]
FIGURES = [*HEROES, *MONSTERS]
APART = 8.0
"""How much two pictures differ at least, of 255, on average over small copies of them."""


def small(surface: pygame.Surface) -> bytes:
    """A copy of a picture that is small enough to compare each with each."""
    ground = pygame.Surface(surface.get_size())
    ground.blit(surface, (0, 0))
    return pygame.image.tobytes(pygame.transform.smoothscale(ground, (16, 16)), "RGB")


def likeness(pictures: dict[str, bytes]) -> list[tuple[float, str, str]]:
    """How far apart the pictures are, the most alike first."""
    apart = [
        (sum(abs(a - b) for a, b in zip(pictures[one], pictures[other], strict=True)) / len(pictures[one]), one, other)
        for one, other in combinations(pictures, 2)
    ]
    return sorted(apart)


@pytest.mark.usefixtures("screen")
def test_every_card_has_a_picture_that_no_other_card_has() -> None:
    names = {card: f"ravenloft/cards/{card}" for card in CARDS}
    assert [card for card in CARDS if faces.picture_of(card) != names[card]] == []
    found = likeness({card: small(art.load(name)) for card, name in names.items()})
    assert found[0][0] > APART, found[:3]


@pytest.mark.usefixtures("screen")
def test_every_figure_has_a_face_that_no_other_figure_has() -> None:
    names = {name: f"ravenloft/tokens/{name}" if name in THINGS else f"ravenloft/{name}" for name in FIGURES}
    assert [name for name in FIGURES if faces.portrait(name) != names[name]] == []
    found = likeness({name: small(art.load(file)) for name, file in names.items()})
    assert found[0][0] > APART, found[:3]


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(
    ("folder", "number"),
    [("cards", 96), ("things", 19), ("tokens", 35), ("signs", 24), ("rooms", 15), ("portraits", 8), (".", 14)],
)
def test_no_picture_of_terrorscape_looks_like_another(folder: str, number: int) -> None:
    names = [
        f"terrorscape/{folder}/{file.stem}"
        for file in (art.file_of("terrorscape/villa").parent / folder).iterdir()
        if file.is_file()
    ]
    assert len(names) == number
    found = likeness({name: small(art.load(name)) for name in names})
    assert found[0][0] > APART, found[:3]


@pytest.mark.usefixtures("screen")
def test_no_tile_looks_like_another() -> None:
    drawn = {tile: pygame.image.tobytes(picture(Face(tile, 0, "oooo"), 32), "RGB") for tile in TILES}
    alike = [(one, other) for one, other in combinations(drawn, 2) if drawn[one] == drawn[other]]
    assert alike == []


def test_every_card_and_tile_can_lie_among_those_to_choose_from(screen: pygame.Surface) -> None:
    """A Crystal Ball shows the top of any deck, the Dungeon Tiles too."""
    text.use(game="ravenloft")
    canvas = Canvas(screen, screen.get_size(), 1.0)
    drawn = set()
    for card in (*CARDS, *TILES):
        area = Area(10, 10, 300, cards.readable_high(canvas, 300, card))
        cards.readable(canvas, area, card)
        drawn.add(small(screen.subsurface((10, 10, 200, 80))))
    assert len(drawn) == len({*CARDS, *TILES})
