"""Things that can be inspected, and the form of their descriptions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS, ROOMS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts import counts
from game.ui.dungeonville.style import P, letter_chip, tokens
from game.ui.table.tooltip import Facts
from game.ui.widgets.boxes import Box, Drawn, Part, Pointing, Spaced, Text, drawn
from game.ui.widgets.layout import columns

SCORING_RULES = ("DV-122", "DV-123")


class Thing(NamedTuple):
    """Something that can be inspected: its kind, and which one (an id, or a seat as a number)."""

    kind: str
    which: str = ""

    @property
    def seat(self) -> int:
        """The wizard it belongs to."""
        return int(self.which)


class LetterChip(NamedTuple):
    """A letter on the colour of its dungeon, and the text below it."""

    letter: str
    dungeon: str
    below: str
    faint: bool = False


def draw_chips(canvas: Canvas, area: Area, row: Sequence[LetterChip], size: float, *, named: bool = True) -> float:
    """Letters in a row with the text below each; `named` writes the names of different dungeons above. Returns the height."""
    named = named and len({one.dungeon for one in row}) > 1
    cells = columns(area, len(row), 5)
    small, high = size * 0.84, max(30.0, canvas.high(24, "bold") + 2)
    heads = [canvas.lines(name(one.dungeon), small, cell.w) for one, cell in zip(row, cells, strict=True)]
    top = canvas.high(small) * max(map(len, heads)) if named else 0.0
    for one, cell, head in zip(row, cells, heads, strict=True):
        y = area.y + top - canvas.high(small) * len(head)
        for words in head if named else ():
            canvas.text(words, (cell.centre[0], y), small, P.text, align="centre", room=cell.w)
            y += canvas.high(small)
        spot = Area(cell.x, area.y + top + 2, cell.w, high)
        letter_chip(canvas, spot, one.letter, one.dungeon, faint=one.faint)
        if one.below:
            canvas.text(one.below, (cell.centre[0], spot.y + high + 1), small, P.text, face="bold", align="centre", room=cell.w)
    return top + high + 3 + (canvas.high(small, "bold") if any(one.below for one in row) else 0.0)


@dataclass(frozen=True)
class Chips(Box):
    """Letters in a row with the text below each. With a `cell` each is at most so wide at nominal text size."""

    row: tuple[LetterChip, ...]
    size: float
    named: bool = True
    cell: float = 0.0

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of letters and texts."""
        return canvas.measured("dv-chips", (self, canvas.look), wide, self._draw)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The whole area."""
        yield drawn(area, self._draw)

    def _draw(self, canvas: Canvas, area: Area) -> float:
        wide = min(area.w, len(self.row) * self.cell * max(1.0, canvas.stretch)) if self.cell else area.w
        return draw_chips(canvas, area._replace(w=wide), self.row, self.size, named=self.named)


@dataclass(frozen=True)
class Description(Facts):
    """The description of a thing. `chips` are letters with the heading `chips_title`, `tokens` counts blood by seat."""

    chips_title: str = ""
    chips: tuple[LetterChip, ...] = ()
    tokens: tuple[int, ...] = ()

    def rows(self, size: float) -> Sequence[Box]:
        """The letters, and the blood tokens."""
        made = list[Box]()
        if self.chips:
            made += [Spaced(Text(self.chips_title, size * 0.9, P.muted), 2), Spaced(Chips(self.chips, size), 6)]
        if any(self.tokens):
            made.append(Drawn(partial(_tokens, counts=self.tokens), 36))
        return made

    @property
    def rows_aloud(self) -> Sequence[str]:
        """The letters with what is below them."""
        return [self.chips_title, *(f"{name(one.dungeon)} {one.letter}: {one.below}." for one in self.chips)]


def _tokens(canvas: Canvas, area: Area, counts: Sequence[int]) -> None:
    tokens(canvas, Area(area.x, area.y + 2, area.w, 28), counts)


def percent(share: float | None) -> str:
    """A chance in words, a dash for None."""
    return "–" if share is None else say("ui-dv-deeds-chance", percent=round(100 * share))


def page_of(t: State, thing: Thing) -> Thing:
    """The inspector page that shows a thing: a wizard's, a dungeon's, or the town's."""
    match thing.kind:
        case "wizard" | "dungeon":
            return thing
        case "graveyard" | "treasury":
            return Thing("wizard", thing.which)
        case "blood":
            return Thing("dungeon", thing.which)
        case "room":
            return Thing("dungeon", ROOMS[thing.which].dungeon)
        case "adventurer" if (seat := counts.party_of(t, thing.which)) is not None:
            return Thing("wizard", str(seat))
    return Thing("town")


def pages(t: State) -> list[Thing]:
    """All inspector pages, in order."""
    wizards = [Thing("wizard", str(seat)) for seat in range(len(t.wizards))]
    return [*wizards, *(Thing("dungeon", dungeon) for dungeon in DUNGEONS), Thing("town")]
