"""The deduction dialog: which dungeon can be whose by public information, with what was seen, own marks, and computed chances.

Where several persons play, marks and private knowledge are drawn only while the key for secrets is held. The rules do not know the notes:
they are stored in the match record under the wizard's seat, so they are saved with the match, survive undo, and are part of no observation.
"""

from collections.abc import Sequence
from functools import partial
from typing import Literal

import msgspec
from msgspec import Struct

from game.match import Match
from game.match.notes import write_notes
from game.rules.dungeonville.beliefs.belief import believe
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville.dialogs import SHAPE, SecretsDialog
from game.ui.dungeonville.evidence import Evidence, Seen, evidence
from game.ui.dungeonville.facts.thing import percent
from game.ui.dungeonville.panels.pieces import parchment, pawn, tokens, write
from game.ui.dungeonville.positions import ENTRANCE_SHAPE, square
from game.ui.dungeonville.theme import CHART, DUNGEON_COLOURS, EDGE, GREEN, PAPER, P
from game.ui.table.acts import Close, TableHost
from game.ui.table.handover import SECRETS_ACTION
from game.ui.widgets.boxes import Box, Drawn, KeyCap, Line, Space, Text
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, Sized
from game.ui.widgets.controls import focus_frame
from game.ui.widgets.layout import off_bottom, off_left
from game.ui.widgets.pressed import Choosable

Mark = Literal["", "yes", "no"]
MARKS: tuple[Mark, ...] = ("", "yes", "no")
"""No mark, a tick, a cross: in the order of clicks."""
Chances = dict[str, dict[str, float]]
TOLD = 17.0
"""The text size of what was seen."""
LEFT = 0.42
"""The least share of a cell that is left for the chance and the mark."""
SPECTATOR = -1
"""The observer who sees public information only."""


class DeductionNotes(Struct):
    """Marks by holder and dungeon ("seat 2|crypt"), and whether computed chances are shown (`worked`)."""

    marks: dict[str, Mark] = {}
    worked: bool = False


def read_notes(match: Match, seat: int) -> DeductionNotes:
    """The notes of a wizard; empty if the record holds something else."""
    try:
        return msgspec.convert(match.notes.get(seat, {}), DeductionNotes)
    except msgspec.ValidationError:
        return DeductionNotes()


def set_mark(match: Match, seat: int, holder: str, dungeon: str) -> None:
    """Change the mark of a holder at a dungeon to the next one. The caller saves the match."""
    notes, key = read_notes(match, seat), f"{holder}|{dungeon}"
    following = MARKS[(MARKS.index(notes.marks.pop(key, "")) + 1) % len(MARKS)]
    if following:
        notes.marks[key] = following
    write_notes(match, seat, msgspec.to_builtins(notes))


class DeductionDialog(SecretsDialog):
    """A row for each holder of a deed, a column for each dungeon; a click sets a mark."""

    toggle_action = "marks"

    def __init__(self, on: TableHost) -> None:
        super().__init__(on)
        self.seat = self.sole if self.sole is not None else on.facts().asked
        self._cached: tuple[object, State, Chances] | None = None

    @property
    def viewer(self) -> int | None:
        """The wizard whose private knowledge is drawn, None for nobody's."""
        return self.seat if self.sole is not None or self.held else None

    def mark(self, holder: str, dungeon: str) -> None:
        """Set the next mark; it is saved at once."""
        if self.viewer is not None:
            set_mark(self.on.match, self.viewer, holder, dungeon)
            self.on.context.autosave(self.on.match)

    def toggle(self) -> None:
        """Show computed chances, or hide them."""
        if self.viewer is not None:
            notes = self.notes
            notes.worked = not notes.worked
            write_notes(self.on.match, self.viewer, msgspec.to_builtins(notes))

    @property
    def notes(self) -> DeductionNotes:
        """The notes of the wizard whose page it is; empty while others may look."""
        return DeductionNotes() if self.viewer is None else read_notes(self.on.match, self.viewer)

    def _beliefs(self) -> tuple[State, Chances]:
        """The observation of the wizard whose page it is, or the public one, and the chances by holder; cached by turn."""
        key = (self.on.match.turn, self.viewer)
        if self._cached is None or self._cached[0] != key:
            state = self.on.match.view(self.viewer).state
            self._cached = key, state, believe(state, SPECTATOR if self.viewer is None else self.viewer)
        return self._cached[1:]

    @property
    def chances(self) -> Chances:
        """How likely each holder has each deed."""
        return self._beliefs()[1]

    @property
    def seen(self) -> Seen:
        """What everybody has seen of each holder, whoever looks (DV-108)."""
        return evidence(self._beliefs()[0].record, self.on.facts().folds["visits"])

    def known(self, holder: str) -> str:
        """The dungeon that is certain to be a holder's, by the own deed or public information; "" for none."""
        t, (kind, number) = self._beliefs()[0], holder.split()
        deed = t.deeds[int(number)] if kind == "seat" else t.house[int(number)]
        shown = t.wizards[int(number)].exposed if kind == "seat" else t.house_exposed[int(number)]
        return shown or deed.sealed or ""

    # ------------------------------------------------------------------ boxes

    def tree(self, canvas: Canvas, room: Area) -> Box:
        """The title and the note if there is room for them, a row for the dungeons and one for each holder, and the buttons."""
        title, note = Line(say("ui-dv-deeds-title"), 40, P.title, "title", least=0.4), Text(self.note, 21, P.muted, "italic")
        blood = self.on.facts().state.blood
        heads = [Drawn(partial(_head, dungeon=dungeon, blood=blood[dungeon]), _line_height) for dungeon in DUNGEONS]
        lines = [_row(Drawn(_blood_label), heads), *(self._line(holder) for holder in self.chances)]
        table = Column(*lines, gap=6, grow=range(len(lines)))
        left: Box = Space()
        if self.viewer is not None:
            left = self.button("worked", say("ui-dv-deeds-worked", on=self.notes.worked), self.toggle, more=6)
        elif self.seat is not None:
            left = KeyCap(self.on.context.input.cap(SECRETS_ACTION), P)
        back = self.button("back", say("ui-back"), Close, cap=self.on.context.input.cap("back"), more=6, primary=True)
        foot = Row(left, Space(), back, shares=(1, 1, 1), align="fill")
        tops: tuple[list[Box], ...] = ([title, note], [title], [])  # the rows matter more than the note and the title
        sheet = FirstFit([Column(*top, table, foot, gap=9, grow=(-2,)) for top in tops])
        return Sized(Framed(sheet, (28, 20), parchment), 1400.0 * max(1.0, canvas.stretch**0.5), room.h)

    @property
    def note(self) -> str:
        """What the page shows, and how to see more."""
        if self.sole is None and self.viewer is None:
            who = "" if self.seat is None else name(COLOURS[self.seat])
            return say("ui-dv-deeds-public", secret=self.on.secrets_key, seat=who, asked=self.seat is not None)
        return say("ui-dv-deeds-note", on=self.notes.worked)

    def _line(self, holder: str) -> Box:
        """The row of a holder."""
        notes, row, known, cells = self.notes, self.chances[holder], self.known(holder), list[Box]()
        seen = self.seen.get(holder, {})
        for dungeon in DUNGEONS:
            chance, mark = row.get(dungeon, 0.0) if notes.worked else None, notes.marks.get(f"{holder}|{dungeon}", "")
            told = tuple(seen.get(dungeon, Evidence()).words)
            paint = partial(_seal if dungeon == known else partial(_cell, chance=chance, mark=mark), dungeon=dungeon, told=told)
            cell = Drawn(paint, _line_height)
            words = " ".join([say("ui-dv-deeds-cell", holder=holder_name(holder), dungeon=dungeon), *told])
            act = partial(self.mark, holder, dungeon)
            cells.append(cell if self.viewer is None else Choosable(cell, (holder, dungeon), act, "cells", words, _focus))
        return _row(Drawn(partial(_holder, holder=holder)), cells)


def _row(label: Box, cells: Sequence[Box]) -> Box:
    return Row(label, Row(*cells, gap=8, shares=[1.0] * len(cells), align="fill"), gap=10, shares=(0.24, 0.76), align="fill")


def _line_height(canvas: Canvas, _wide: float) -> float:
    return canvas.high(20, "bold") + 4


def holder_name(holder: str) -> str:
    """The name of a holder of a deed: a wizard, or a place of the Deed House."""
    kind, number = holder.split()
    return name(COLOURS[int(number)]) if kind == "seat" else say("ui-dv-deeds-place", place=int(number) + 1)


# ------------------------------------------------------------------ painting


def _focus(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        focus_frame(canvas, area, P)


def _blood_label(canvas: Canvas, area: Area) -> None:
    room, words = area.inset(8, 2), say("ui-dv-deeds-blood")
    canvas.paragraph(words, room, canvas.block(words, room, 20), P.muted, face="italic", middle=True)


def _holder(canvas: Canvas, area: Area, holder: str) -> None:
    """The holder of a deed: its pawn or a hidden deed, and its name."""
    kind, number = holder.split()
    sign, room = off_left(area, 52, 6)
    if kind == "seat":
        high = min(area.h - 6, 60.0)
        pawn(canvas, (sign.centre[0], sign.centre[1] + high / 2), high, int(number))
    else:
        canvas.picture("dungeonville/tokens/deed-back", square(sign.centre, min(34.0, area.h - 8), 1.3))
    words = holder_name(holder)
    size = canvas.fitting(words, 24, room.w, "bold", 0.4)
    canvas.within(words, room, size, P.text, face="bold", align="left", margin=0)


def _head(canvas: Canvas, area: Area, dungeon: str, blood: Sequence[int]) -> None:
    """A dungeon: its entrance if there is room, its name, and the blood there."""
    colour, line = DUNGEON_COLOURS[dungeon], canvas.high(20, "bold")
    low, rest = off_bottom(area.inset(4), min(26.0, area.h * 0.26), 3)
    canvas.box(area, colour if rest.h < line + 4 else mix(colour, PAPER, 0.7), mix(colour, INK, 0.4), width=2, radius=6)
    tokens(canvas, low, blood, centred=True)
    badge, picture = off_bottom(rest, min(line + 4, rest.h), 2)
    if picture.h > 30:
        canvas.picture(f"dungeonville/mouths/{dungeon}", square(picture.centre, picture.h / ENTRANCE_SHAPE, ENTRANCE_SHAPE))
    canvas.box(badge, colour, None, radius=5)
    size = min(20.0, 20 * (badge.h - 2) / line)
    canvas.within(name(dungeon), badge, canvas.fitting(name(dungeon), size, badge.w - 12, "bold", 0.4), WHITE, face="bold")


def _seal(canvas: Canvas, area: Area, dungeon: str, told: Sequence[str]) -> None:
    """The deed that is known to be there, with what was seen."""
    canvas.box(area, mix(DUNGEON_COLOURS[dungeon], PAPER, 0.75), DUNGEON_COLOURS[dungeon], width=3, radius=6)
    room = _told(canvas, area, told)
    canvas.picture(f"dungeonville/deeds/{dungeon}", square(room.centre, min(room.h - 8, room.w) / SHAPE, SHAPE))


def _told(canvas: Canvas, area: Area, told: Sequence[str]) -> Area:
    """Write what was seen at the bottom of a cell, if there is room. Returns the rest: cells of one height have it in common."""
    line, most = canvas.high(TOLD), max(2, len(told))
    number = max((rows for rows in range(most + 1) if area.h - rows * line >= area.h * LEFT), default=0)
    rest = area._replace(h=area.h - number * line)
    if len(told) <= number and all(canvas.wide(words, TOLD) <= area.w - 8 for words in told):
        for row, words in enumerate(reversed(told), start=1):
            canvas.within(words, area.row(area.y + area.h - row * line - 3, line), TOLD, P.text, margin=0)
        return rest
    return area


def _cell(canvas: Canvas, area: Area, dungeon: str, chance: float | None, mark: str, told: Sequence[str]) -> None:
    """The chance of a deed as a bar and in figures, the own mark, and what was seen."""
    canvas.box(area, CHART, EDGE, radius=6)
    area = _told(canvas, area, told)
    if chance is not None:
        if chance > 0.004:
            bar = off_bottom(area.inset(3), (area.h - 6) * chance)[0]
            canvas.box(bar, mix(DUNGEON_COLOURS[dungeon], CHART, 0.45), None, radius=4)
        at = area.centre[0] - (area.w * 0.18 if mark else 0), area.centre[1]
        write(canvas, percent(chance or None), at, min(24.0, area.h * 0.5), P.text)
    x, y, r = area.centre[0] + (area.w * 0.26 if chance is not None else 0), area.centre[1], min(area.h, area.w) * 0.26
    if mark == "yes":
        canvas.line((x - r, y), (x - r * 0.3, y + r * 0.8), GREEN, 6)
        canvas.line((x - r * 0.3, y + r * 0.8), (x + r, y - r), GREEN, 6)
    elif mark == "no":
        r *= 0.8
        canvas.line((x - r, y - r), (x + r, y + r), P.danger, 6)
        canvas.line((x - r, y + r), (x + r, y - r), P.danger, 6)
