"""The panels round the map: columns with clocks, Plot cards, Stash and notes, the line of assistance; in every size of window and letters."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import eyes
import pygame
import pytest

from game import text
from game.rules.engine.script import Done
from game.rules.london.cards import SLOTS
from game.rules.london.forecast import forecast
from game.rules.london.planning import stash as lying_in_stash
from game.rules.london.state import Item, State
from game.ui import fonts
from game.ui.canvas import Area, Canvas
from game.ui.lay import meeting
from game.ui.london import look
from game.ui.london.planning import aid, columns, pages, plots, stash
from game.ui.london.planning.columns import Column, Mood
from game.ui.london.planning.lay import layout
from game.ui.scene import House
from game.ui.screen import Screen
from game.ui.settings import Settings
from game.ui.theme import LONDON
from game.ui.thinker import Thinker
from tests.london.kit import day

TEAM = "jacqueline,murphy,maria,milton"
SHOWN = {
    "west-1": "mr-reynauds-residence",
    "north-4": "a-pawnshop",
    "north-2": "the-ratcatchers-cellar",
    "east-5": "the-anarchists-parcel",
    "south-3": "bodies-in-the-fog",
}
CLOCKS = {
    0: {0: "1", 1: "3-north", 2: "2", 3: "2", 4: "2", 5: "4", 11: "6-west"},
    1: {0: "1", 1: "5-north", 2: "2", 3: "4"},
    2: {2: "2-east", 3: "5"},
    3: {0: "4-south", 1: "3", 2: "6"},
}
SHAPES: dict[str, tuple[tuple[int, int], Settings]] = {
    "1080": ((1920, 1080), Settings()),
    "720": ((1280, 720), Settings()),
    "1080 with letters at 150": ((1920, 1080), Settings(letter=1.5)),
    "720 with letters at 150": ((1280, 720), Settings(letter=1.5)),
    "1080 at 75": ((1920, 1080), Settings(scale=0.75)),
    "1080 at 150": ((1920, 1080), Settings(scale=1.5)),
    "1080 at 200": ((1920, 1080), Settings(scale=2.0)),
    "720 at 200": ((1280, 720), Settings(scale=2.0)),
    "720 with letters at 200": ((1280, 720), Settings(letter=2.0)),
    "16 to 10": ((1600, 1000), Settings()),
}


@pytest.fixture(autouse=True)
def spoken() -> Iterator[None]:
    fonts.forget()
    pygame.font.init()
    text.use(game="london")
    yield
    fonts.forget()
    text.use(game="common")


def board(team: str = TEAM, **more: Any) -> State:
    """A planning that has gone some way."""
    seats = len(team.split(","))
    clocks = {seat: clock for seat, clock in CLOCKS.items() if seat < seats}
    t = day(team, phase="planning", shown=SHOWN, clocks=clocks, virtue=1, deck=["by-god-it-worked"], **more)
    t.people[0].items, t.people[0].conditions = [Item("brandy"), Item("crowbar", tilted=True)], ["injured"]
    t.people[1].ready = True
    return t


def sheet(size: tuple[int, int] = (1920, 1080), *, letter: float = 1.0, scale: float = 1.0) -> Canvas:
    return Canvas(pygame.Surface(size), size, letter, zoom=scale)


class Panels(Screen):
    """All panels as they lie round the map; `looked` are the places that players look at."""

    palette = LONDON

    def __init__(self, house: House, t: State, *looked: str) -> None:
        super().__init__(house)
        self.t, self.looked = t, looked
        self.columns: dict[int, Column] = {}

    def paint(self, canvas: Canvas) -> None:
        t, told, level = self.t, forecast(self.t), self.house.settings.assistance
        spots = layout(canvas, len(t.people))
        self.columns = {seat: columns.lay(canvas, area, t, seat) for seat, area in spots.people.items()}
        for seat, column in self.columns.items():
            columns.paint(canvas, column, t, Mood(slot=seat, waste=told.waste[seat], lit=("slot", 3), holder="person"))
        plots.paint(canvas, plots.lay(spots.plots, t), told, aid=level)
        stash.paint(canvas, stash.lay(canvas, spots.stash, spots.notes), t)
        aid.paint(canvas, spots.aid, t, told, list(enumerate(self.looked)), level)


def panels(settings: Settings, t: State, *looked: str) -> Panels:
    return Panels(House(settings, Thinker(apart=False)), t, *looked)


# ------------------------------------------------------------------ every size


@pytest.mark.parametrize("team", [TEAM, "milton,maria,basil", "milton,sturmer"])
@pytest.mark.parametrize("shape", SHAPES)
def test_columns_hold_everything_apart_in_every_size(shape: str, team: str) -> None:
    size, settings = SHAPES[shape]
    canvas, t = sheet(size, letter=settings.letter, scale=settings.scale), board(team)
    for seat, area in layout(canvas, len(t.people)).people.items():
        for opened in (False, True):
            column = columns.lay(canvas, area, t, seat, opened=opened)
            spots = [*column.slots, *column.tokens.values(), column.agree, column.portrait]
            spots += [one for one in (column.sheet, column.things) if one is not None]
            frame = area.inset(-1)
            for spot in spots:
                assert frame.holds((spot.x, spot.y))
                assert frame.holds((spot.x + spot.w, spot.y + spot.h))
                assert min(spot.w, spot.h) * canvas.scale >= 18
            for one, other in combinations(spots, 2):
                assert meeting(one, other) < 0.12 * min(one.w * one.h, other.w * other.h)
            assert column.dial.w * canvas.scale >= 120


@pytest.mark.parametrize("level", ["off", "sums", "full"])
@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_is_cut_or_faint_or_upon_each_other(shape: str, level: Any) -> None:
    size, settings = SHAPES[shape]
    settings.assistance = level
    for looked in ((), ("north-2",), ("west-1",), ("west-1", "north-4", "east-1", "south-3")):
        found = eyes.faults(panels(settings, board(), *looked), size)
        assert not found, (looked, found)
