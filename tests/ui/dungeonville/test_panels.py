"""The panels of the table: what stands in them is whole, and nothing lies over it."""

import pygame
import pytest

from game import text
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS
from game.text import name
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.layout import PanelRequest, table_layout
from game.ui.dungeonville.panels import pieces, wizards
from game.ui.dungeonville.panels.wizards import WizardProps
from tests.ui.london.painter_kit import written


@pytest.fixture(params=[(1280, 720), (1366, 768), (1920, 1080)])
def canvas(request: pytest.FixtureRequest, screen: pygame.Surface) -> Canvas:
    text.use(game="dungeonville")
    return Canvas(pygame.Surface(request.param), request.param)


@pytest.mark.parametrize("who", ADVENTURERS)
def test_everybody_in_town_has_a_name_and_a_class(canvas: Canvas, who: str) -> None:
    stage = table_layout(canvas, 3, PanelRequest()).stage
    card = positions.town_cards(canvas, stage)["inn"]
    lines = written(lambda: pieces.town_card(canvas, card, "inn", who, faint=False))
    assert not [line.words for line in lines if line.cut]
    said = [line.words for line in lines]
    assert name(ADVENTURERS[who].kind) in said
    assert set(name(who).split()) <= set(" ".join(said).split())


@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_lost_party_is_struck_through_its_faces_and_its_ranks_stay_readable(
    canvas: Canvas, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    struck = list[float]()
    line = Canvas.line

    def seen(self: Canvas, one: tuple[float, float], other: tuple[float, float], *more: object) -> None:
        if one[1] == other[1]:
            struck.append(one[1])
        line(self, one, other, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "line", seen)
    fallen = ("brunhild-bonebreak", "giggles", "dorothea-the-mule")
    area = table_layout(canvas, count, PanelRequest()).wizards[0]
    props = WizardProps(0, "normal", "", (), fallen, False, 20, (), (0,) * count, "", 0, False, False)
    lines = written(lambda: wizards.paint_wizard(canvas, area, props))
    ranks = [one.band for one in lines if one.words in {str(ADVENTURERS[who].rank) for who in fallen}]
    spots = [positions.medallion_area(canvas, area, place, len(fallen)) for place in range(len(fallen))]
    (y,) = struck
    assert all(Area(*spot).y < y < spot.y + spot.h for spot in spots)
    assert len(ranks) == len(fallen) or not positions.rank_height(canvas, area)
    assert not [rank for rank in ranks if rank.top <= canvas.point(0, y)[1] <= rank.bottom]


@pytest.mark.parametrize("carried", [True, False])
def test_every_room_card_has_its_whole_name_also_beside_the_strip_of_the_tutorial(canvas: Canvas, carried: bool) -> None:
    for room in ROOMS:
        lines = written(lambda room=room: pieces.room_card(canvas, Area(20, 20, 124, 172), room, carried=carried))
        assert set(name(room).replace("-", " ").split()) <= set(
            " ".join(line.words for line in lines).replace("-", " ").split()
        ), room
        assert not [line.words for line in lines if line.cut]
