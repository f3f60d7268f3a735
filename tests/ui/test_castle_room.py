"""What finds room at the table of the castle and on its setup page in a small window."""

import pygame
import pytest
import sample_screens

from game import text
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import POWERS
from game.ui.draw.canvas import Area
from game.ui.ravenloft.board.overhead import Overlays
from game.ui.ravenloft.table import layers
from game.ui.ravenloft.table.props import TableProps
from game.ui.settings import Settings
from game.ui.widgets.layout import meeting

SMALL = 1280, 720


@pytest.fixture(autouse=True)
def _screen(screen: pygame.Surface) -> None:
    text.use(game="ravenloft")


def test_all_powers_of_all_heroes_fit_in_a_small_window() -> None:
    made = sample_screens.STAGES["setup with all powers"](Settings())
    surface = pygame.Surface(SMALL)
    made.draw(surface)
    assert made.scroll.most == 0
    powers = [item for item in made.focus.targets if isinstance(item.key, tuple) and item.key[0] == "power"]
    assert len(powers) == len(POWERS)
    assert all(item.area.y + item.area.h <= made.foot.y for item in powers)
    assert {("who", hero) for hero in ORDER} <= {item.key for item in made.focus.targets}


@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
def test_a_tip_makes_room_for_the_die(size: tuple[int, int]) -> None:
    made = sample_screens.STAGES["target"](Settings())
    surface = pygame.Surface(size)
    made.draw(surface)
    made.focus.current = "figure", "immeril"
    made.dirty = True
    made.draw(surface)
    now = TableProps(made.game, made.facts(), made.focus.targets)

    def tip(shown: Overlays) -> Area:
        return next(layer.area for layer in layers.over(now, made.canvas, shown) if layer.name == "tip")

    alone = tip(Overlays(made.game.board))
    die = alone._replace(w=alone.w - 20, h=alone.h / 2)
    assert meeting(tip(Overlays(made.game.board, roll=(die, sample_screens.ATTACK))), die) <= 0
