"""The sheet of the killer, which his plate opens: his levels, and every card that he may hold (TS-036, TS-204)."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ABILITIES, KILLERS, killer_cards
from game.rules.terrorscape.tables.rows import Level
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.table.acts import Open
from game.ui.terrorscape import targets, theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.layout import plates
from game.ui.terrorscape.panels import cards, divider
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.table.walks import with_far
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text
from game.ui.widgets.containers import Column, Grid, Row, Sized, panel
from game.ui.widgets.dialog import BoxDialog
from game.ui.widgets.focus import Target
from game.ui.widgets.pressed import Button

FACE = (250.0, 256.0)
"""The least width of a card, and its height, at text scale 1."""
MARK = 30.0


def with_plate(canvas: Canvas, props: TableProps) -> list[Target]:
    """The targets of a table with far rooms, and the killer's plate on the divider, which opens his sheet; none behind the curtain.

    The sheet can be opened beside a notice, too.
    """
    made, area, t = targets.targets(canvas, props), props.layout.divider, props.t
    if props.side is None or (props.busy and not props.stopped):
        return made
    made = made if props.busy else with_far(props, made)
    spot = area.inset(18, 10) if divider.tight(canvas, area) else plates(area)[-1]
    return [
        *made,
        Target(
            ("plate", t.killer),
            spot,
            Open(lambda host: KillerSheet(host, t)),
            "plates",
            say("ui-ts-killer-sheet", killer=t.killer),
        ),
    ]


def level_words(killer: str, number: int) -> str:
    """What a level of a killer brings, beside those below it."""
    rows = KILLERS[killer].levels
    row, before = rows[number - 1], rows[number - 2] if number > 1 else None
    words = [] if before is not None and before.strength == row.strength else [say("ui-ts-level-strength", strength=row.strength)]
    return " ".join([*words, *_gains(row)]) or say("ui-ts-level-none")


def _gains(row: Level) -> Iterator[str]:
    """The effects of a level in words."""
    if row.unlock:
        yield say("ui-ts-level-unlock", card=row.unlock)
    for card in row.quick:
        yield say("ui-ts-level-quick", card=card)
    for what in (row.meet, row.reached, row.law):
        if what:
            yield say(f"ui-ts-level-{what}")
    if row.ambush:
        yield say("ui-ts-level-ambush", bonus=row.ambush)


def unlocked_at(killer: str, card: str) -> int:
    """The level that unlocks a card, 0 for one that he has from the beginning."""
    return next((number for number, row in enumerate(KILLERS[killer].levels, 1) if row.unlock == card), 0)


class KillerSheet(BoxDialog):
    """The killer in this match, from public facts alone: what he is now, his levels, and the cards of his deck with their numbers."""

    def __init__(self, on: Any, t: State) -> None:
        super().__init__(on)
        self.killer, self.level, self.marks = t.killer, t.level, tuple(t.marks)

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The portrait with the levels beside it, then the cards."""
        p, k = self.palette, max(1.0, canvas.stretch)
        found = Counter(killer_cards(self.killer))
        back = Button("close", say("ui-back"), self.close, p, "bar", cap=self.on.context.input.cap("back"))
        face = Drawn(lambda c, area: medal(c, area.centre, area.w * 0.46, self.killer, theme.BONE), 150 * k, 150 * k)
        levels = [self._level(number) for number in range(1, len(KILLERS[self.killer].levels) + 1)]
        traits = [Text(f"{name(mark)}: {say(f'text-{mark}')}", 20, p.muted, selectable=True) for mark in self.marks]
        head = Column(Line(name(self.killer), 40, p.title, "title"), Space(4), *levels, *traits, gap=4)
        title = Text(say("ui-ts-sheet-cards", cards=found.total()), 24, p.title, "title")
        grid = Grid(*(self._card(card, number, k) for card, number in found.items()), least=FACE[0] * k, gap=12)
        sheet = Column(Row(face, head, gap=24, grow=(1,), align="top"), Space(6), title, grid, Space(4), back, gap=8)
        return self.scrolled(Sized(panel(sheet, p, pad=(28, 18), line=p.accent), min(room.w, 1240 * k**0.7)))

    def _level(self, number: int) -> Box:
        """A level: its mark, lit once he has reached it, and what it brings."""
        p, here = self.palette, number <= self.level

        def mark(canvas: Canvas, area: Area) -> None:
            canvas.picture(f"terrorscape/tokens/{'level' if here else 'level-missing'}", area.inset(2))

        note = "now" if number == self.level else "reached" if here else "ahead"
        words = say("ui-ts-level-line", level=number, state=note, words=level_words(self.killer, number))
        text = Text(words, 21, p.text if here else p.muted, "bold" if number == self.level else "text", selectable=True)
        return Row(Drawn(mark, MARK, MARK), text, gap=8, grow=(1,), align="top")

    def _card(self, card: str, number: int, k: float) -> Box:
        """A card of his deck, with how often it is in it and which level unlocks it."""
        level = unlocked_at(self.killer, card)
        note = say("ui-ts-sheet-count", number=number, level=level, locked=level > self.level)
        quick = any(card in row.quick for row in KILLERS[self.killer].levels[: self.level])
        face = cards.AbilityProps(
            card, self.killer, quick=quick and "quick" not in ABILITIES[card].types, words=cards.description(card)
        )
        drawn = Drawn(partial(_face, props=face), FACE[1] * k)
        return Column(drawn, Text(note, 20, self.palette.text, align="centre"), gap=2)


def _face(canvas: Canvas, area: Area, props: cards.AbilityProps) -> None:
    """Paint a card with room for its shadow."""
    cards.ability(canvas, area.inset(4, 6), props)
