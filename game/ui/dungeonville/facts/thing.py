"""Things that can be inspected: how they are described and drawn, and their tooltips."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS, ROOMS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import counts
from game.ui.dungeonville.panels.pieces import coin, letter_chip, medallion, parchment, portrait, tokens
from game.ui.dungeonville.positions import ENTRANCE_SHAPE, square
from game.ui.dungeonville.theme import DUNGEON_COLOURS, P
from game.ui.table.tooltip import Facts, Tooltip
from game.ui.widgets.boxes import Box, Drawn, Part, Pointing, Spaced, Text, drawn
from game.ui.widgets.layout import columns


class Thing(NamedTuple):
    """Something that can be inspected: its kind, and which one (an id, or a seat as a number)."""

    kind: str
    which: str = ""

    @property
    def seat(self) -> int:
        """The wizard it belongs to."""
        return int(self.which)


def page_of(t: State, thing: Thing) -> Thing:
    """The inspector page that shows a thing: a wizard's, a dungeon's, or the town's."""
    match thing.kind:
        case "wizard" | "graveyard" | "treasury":
            return Thing("wizard", thing.which)
        case "dungeon" | "blood":
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


# ------------------------------------------------------------------ descriptions


class LetterChip(NamedTuple):
    """A letter on the colour of its dungeon, and the text below it."""

    letter: str
    dungeon: str
    below: str
    faint: bool = False


def percent(share: float | None) -> str:
    """A chance in words, a dash for None."""
    return "–" if share is None else say("ui-dv-deeds-chance", percent=round(100 * share))


@dataclass(frozen=True)
class Chips(Box):
    """Letters in a row with the text below each; `named` writes the names of different dungeons above.

    With a `cell` each is at most so wide at nominal text size.
    """

    row: tuple[LetterChip, ...]
    size: float
    named: bool = True
    cell: float = 0.0

    def high(self, canvas: Canvas, wide: float) -> float:
        """The height of letters and texts."""
        return canvas.measured("dv-chips", self, wide, self._draw)

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The whole area."""
        yield drawn(area, self._draw)

    def _draw(self, canvas: Canvas, area: Area) -> float:
        wide = min(area.w, len(self.row) * self.cell * max(1.0, canvas.stretch)) if self.cell else area.w
        cells, named = columns(area._replace(w=wide), len(self.row), 5), self.named and len({one.dungeon for one in self.row}) > 1
        size, high = self.size * 0.84, max(30.0, canvas.high(24, "bold") + 2)
        line = canvas.high(size)
        heads = [
            canvas.lines(name(one.dungeon), size, cell.w) if named else () for one, cell in zip(self.row, cells, strict=True)
        ]
        top = line * max(map(len, heads))
        for one, cell, head in zip(self.row, cells, heads, strict=True):
            for place, words in enumerate(reversed(head), start=1):
                canvas.text(words, (cell.centre[0], area.y + top - line * place), size, P.text, align="centre", room=cell.w)
            spot = cell.row(area.y + top + 2, high)
            letter_chip(canvas, spot, one.letter, one.dungeon, faint=one.faint)
            if one.below:
                below = (cell.centre[0], spot.y + high + 1)
                canvas.text(one.below, below, size, P.text, face="bold", align="centre", room=cell.w)
        return top + high + 3 + (canvas.high(size, "bold") if any(one.below for one in self.row) else 0.0)


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
    tokens(canvas, area.row(area.y + 2, 28), counts)


# ------------------------------------------------------------------ pictures and tooltips


PICTURES: dict[str, tuple[str, float]] = {
    "dungeon": ("mouths/{}", ENTRANCE_SHAPE), "blood": ("mouths/{}", ENTRANCE_SHAPE), "place": ("fronts/{}", 0.6), "town": ("town", 0.8),
    "house": ("deed-house", 200 / 240),
}  # fmt: skip
"""The pictures of things that are a picture only, and their heights, relative to their widths."""


def draw_thing(canvas: Canvas, area: Area, thing: Thing) -> None:
    """The picture of a thing, as large as fits into `area`."""
    side, which = min(area.w, area.h), thing.which
    spot = square(area.centre, side)
    match thing.kind:
        case "adventurer":
            medallion(canvas, area.centre, side / 2, which)
        case "wizard" | "graveyard" | "treasury":
            portrait(canvas, spot, thing.seat)
        case "room" if ROOMS[which].item:
            canvas.picture(f"dungeonville/items/{which}", spot)
        case "room":
            _room(canvas, spot, which)
        case kind if kind in PICTURES:
            picture, shape = PICTURES[kind]
            spot, cover = square(area.centre, side, shape), kind in ("place", "town")
            canvas.picture(f"dungeonville/{picture.format(which)}", spot, cover=cover, eye=1.0 if kind == "place" else 0.5)


def _room(canvas: Canvas, area: Area, room: str) -> None:
    row = ROOMS[room]
    canvas.picture(f"dungeonville/rooms/{room}", area, cover=True)
    canvas.frame(area, DUNGEON_COLOURS[row.dungeon], width=4, radius=6)
    chip = max(30.0, area.w * 0.26)
    letter_chip(canvas, area.at(6, 6, chip, chip), row.letter, row.dungeon)
    coin(canvas, (area.x + area.w - 6 - chip / 2, area.y + 6 + chip / 2), chip / 2, str(row.gold))


def _ground(canvas: Canvas, area: Area) -> None:
    parchment(canvas, area, P.title, wide=3)


def tooltip_of(description: Description, thing: Thing, key: str) -> Tooltip:
    """The tooltip of a thing; `key` opens its page."""
    rules = say("ui-dv-inspect-rules", rules=", ".join(description.rules)) if description.rules else ""
    picture = draw_thing if thing.kind != "phase" else None
    return Tooltip(description, thing, picture, _ground, P, rules, key, say("ui-dv-inspect-page"))
