"""The deduction dialog: which dungeon can be whose by public information, with own marks, or with computed chances.

Where several persons play, marks and private knowledge are drawn only while the key for secrets is held. The rules do not know the notes:
they are stored in the match record under the wizard's seat, so they are saved with the match, survive undo, and are part of no observation.
"""

from collections.abc import Sequence
from functools import partial
from typing import Literal

import msgspec
from msgspec import Struct

from game.match import Match
from game.rules.dungeonville.beliefs.belief import believe
from game.rules.dungeonville.state import COLOURS, State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix, rgb
from game.ui.dungeonville.dialogs import SecretsDialog
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import DUNGEON_COLOURS, EDGE, PAPER, P, parchment, pawn, tokens
from game.ui.scene.navigation import Navigation
from game.ui.table.acts import Close, TableHost
from game.ui.table.handover import SECRETS_ACTION
from game.ui.widgets.controls import button, button_size, focus_frame, key_cap
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, middle, off_bottom, off_left, off_top, rows

Mark = Literal["", "yes", "no"]
MARKS: tuple[Mark, ...] = ("", "yes", "no")
"""No mark, a tick, a cross: in the order of clicks."""


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
    following = MARKS[(MARKS.index(notes.marks.get(key, "")) + 1) % len(MARKS)]
    notes.marks.pop(key, None)
    if following:
        notes.marks[key] = following
    match.notes[seat] = msgspec.to_builtins(notes)


def toggle_chances(match: Match, seat: int) -> None:
    """Show computed chances, or hide them."""
    notes = read_notes(match, seat)
    notes.worked = not notes.worked
    match.notes[seat] = msgspec.to_builtins(notes)


# ------------------------------------------------------------------ the dialog

Chances = dict[str, dict[str, float]]
GREEN = rgb("#23783f")
DEED = 1.4
"""The height of a deed, relative to its width."""
SPECTATOR = -1
"""The observer who sees public information only."""


class DeductionDialog(SecretsDialog):
    """A row for each holder of a deed, a column for each dungeon; a click sets a mark."""

    toggle_action = "marks"

    first: object = "back"

    def __init__(self, on: TableHost) -> None:
        super().__init__(on)
        self.seat = self.sole if self.sole is not None else on.facts().asked
        self._cached: tuple[object, State, Chances] | None = None

    @property
    def is_open(self) -> bool:
        """Whether private knowledge is drawn."""
        return self.seat is not None and (self.sole is not None or self.held)

    def mark(self, holder: str, dungeon: str) -> Navigation | None:
        """Set the next mark; it is saved at once."""
        if self.is_open and self.seat is not None:
            set_mark(self.on.match, self.seat, holder, dungeon)
            self.on.context.autosave(self.on.match)
        return None

    def toggle(self) -> Navigation | None:
        """Show computed chances, or hide them."""
        if self.seat is not None:
            toggle_chances(self.on.match, self.seat)
        return None

    @property
    def notes(self) -> DeductionNotes:
        """The notes of the wizard whose page it is; empty while others may look."""
        return read_notes(self.on.match, self.seat) if self.is_open and self.seat is not None else DeductionNotes()

    def _beliefs(self) -> tuple[State, Chances]:
        """The observation of the wizard whose page it is, or the public one, and the chances by holder; cached by turn."""
        seat = self.seat if self.is_open and self.seat is not None else SPECTATOR
        key = (self.on.match.turn, seat)
        if self._cached is None or self._cached[0] != key:
            state = self.on.match.view(None if seat == SPECTATOR else seat).state
            self._cached = key, state, believe(state, seat)
        return self._cached[1:]

    @property
    def chances(self) -> Chances:
        """How likely each holder has each deed."""
        return self._beliefs()[1]

    # ------------------------------------------------------------------ layout

    def _areas(self, canvas: Canvas) -> tuple[Area, Area, list[Area], Area]:
        """The dialog, its head, a row for the dungeons and one for each holder, and the foot."""
        area = middle(canvas.room.inset(14), 1400.0 * max(1.0, canvas.stretch**0.5), canvas.room.h)
        inner = area.inset(28, 20)
        foot, body = off_bottom(inner, button_size(canvas, say("ui-back"))[1] + 6, 12)
        title, note, count = canvas.high(40, "title"), canvas.tall(self._note(), 21, inner.w), len(self.chances) + 1
        least = count * (canvas.high(20, "bold") + 10)
        heads = (title + note + 8, title + 4, 0.0)  # the rows matter more than the note and the title
        high = next((high for high in heads if body.h - high - 10 >= least), 0.0)
        head, body = off_top(body, high, 10 if high else 0)
        return area, head, rows(body, count, 6), foot

    def _note(self) -> str:
        if self.sole is None and not self.is_open:
            return say("ui-dv-deeds-public", secret=self.on.secrets_key)
        return say("ui-dv-deeds-note", on=self.notes.worked)

    def known(self, holder: str) -> str:
        """The dungeon that is certain to be a holder's, by the own deed or public information; "" for none."""
        t, (kind, number) = self._beliefs()[0], holder.split()
        deed = t.deeds[int(number)] if kind == "seat" else t.house[int(number)]
        shown = t.wizards[int(number)].exposed if kind == "seat" else t.house_exposed[int(number)]
        return shown or deed.sealed or ""

    @staticmethod
    def _cells(line: Area) -> tuple[Area, list[Area]]:
        """The name of a row, and a cell for each dungeon."""
        label, rest = off_left(line, line.w * 0.24, 10)
        return label, columns(rest, len(DUNGEON_COLOURS), 8)

    def targets(self, canvas: Canvas) -> list[Target]:
        """A cell for each holder and dungeon, a button for the chances, and one to go back."""
        _, _, lines, foot = self._areas(canvas)
        made = list[Target]()
        for holder, line in zip(self.chances, lines[1:], strict=True):
            for dungeon, cell in zip(DUNGEON_COLOURS, self._cells(line)[1], strict=True):
                words = say("ui-dv-deeds-cell", holder=holder_name(holder), dungeon=dungeon)
                if self.is_open:
                    made.append(Target((holder, dungeon), cell, partial(self.mark, holder, dungeon), "cells", words))
        areas = columns(foot, 3, 16)
        if self.is_open:
            words = say("ui-dv-deeds-worked", on=self.notes.worked)
            made.append(Target("worked", areas[0], self.toggle, "answers", words))
        return [*made, Target("back", areas[2], Close(), "answers", say("ui-back"))]

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """The dialog."""
        area, head, lines, _ = self._areas(canvas)
        parchment(canvas, area)
        if head.h:
            size = canvas.fitting(say("ui-dv-deeds-title"), 40, head.w, "title", 0.4)
            canvas.text(say("ui-dv-deeds-title"), (head.x, head.y), size, P.title, face="title", room=head.w)
        low = canvas.high(40, "title") + 2
        if head.h > low + 4:
            canvas.paragraph(self._note(), Area(head.x, head.y + low, head.w, head.h - low), 21, P.muted, face="italic")
        label, cells = self._cells(lines[0])
        blood = label.inset(8, 2)
        canvas.paragraph(
            say("ui-dv-deeds-blood"),
            blood,
            canvas.block(say("ui-dv-deeds-blood"), blood, 20),
            P.muted,
            face="italic",
            middle=True,
        )
        for dungeon, cell in zip(DUNGEON_COLOURS, cells, strict=True):
            _head(canvas, cell, dungeon, self.on.facts().state.blood[dungeon])
        notes, chances = self.notes, self.chances
        for holder, line in zip(chances, lines[1:], strict=True):
            self._line(canvas, line, holder, chances[holder], notes)
        for item in self.on.focus.targets:
            if item.group == "answers":
                back = item.key == "back"
                key = self.on.context.input.cap("back") if back else ""
                button(canvas, item.area, item.label, P, key=key, focused=item.key == self.on.focus.current, primary=back)
            elif item.key == self.on.focus.current:
                focus_frame(canvas, item.area, P)
        if self.sole is None and self.seat is not None and not self.is_open:
            foot = self._areas(canvas)[3]
            key_cap(canvas, (foot.x, foot.centre[1] - 16), self.on.context.input.cap(SECRETS_ACTION), P)

    def _line(self, canvas: Canvas, line: Area, holder: str, row: dict[str, float], notes: DeductionNotes) -> None:
        label, cells = self._cells(line)
        kind, number = holder.split()
        known = self.known(holder)
        if kind == "seat":
            high = min(label.h - 6, 60.0)
            pawn(canvas, (label.x + 26, label.y + label.h / 2 + high / 2), high, int(number))
        else:
            canvas.picture(
                "dungeonville/tokens/deed-back", positions.square((label.x + 26, label.centre[1]), min(34.0, label.h - 8), 1.3)
            )
        room, words = Area(label.x + 58, label.y, label.w - 60, label.h), holder_name(holder)
        size = canvas.fitting(words, 24, room.w, "bold", 0.4)
        canvas.within(words, room, size, P.text, face="bold", align="left", margin=0)
        for dungeon, cell in zip(DUNGEON_COLOURS, cells, strict=True):
            chance = row.get(dungeon, 0.0) if notes.worked else None
            if dungeon == known:
                _seal(canvas, cell, dungeon)
                continue
            _cell(canvas, cell, dungeon, chance, notes.marks.get(f"{holder}|{dungeon}", ""))


def holder_name(holder: str) -> str:
    """The name of a holder of a deed: a wizard, or a place of the Deed House."""
    kind, number = holder.split()
    return name(COLOURS[int(number)]) if kind == "seat" else say("ui-dv-deeds-place", place=int(number) + 1)


def _head(canvas: Canvas, area: Area, dungeon: str, blood: Sequence[int]) -> None:
    """A dungeon: its entrance if there is room, its name, and the blood there."""
    colour = DUNGEON_COLOURS[dungeon]
    low, rest = off_bottom(area.inset(4), min(26.0, area.h * 0.26), 3)
    tight = rest.h < canvas.high(20, "bold") + 4
    canvas.box(area, colour if tight else mix(colour, PAPER, 0.7), mix(colour, INK, 0.4), width=2, radius=6)
    tokens(canvas, low, blood, centred=True)
    badge, picture = off_bottom(rest, min(canvas.high(20, "bold") + 4, rest.h), 2)
    if picture.h > 30:
        canvas.picture(
            f"dungeonville/mouths/{dungeon}",
            positions.square(picture.centre, picture.h / positions.ENTRANCE_SHAPE, positions.ENTRANCE_SHAPE),
        )
    canvas.box(badge, colour, None, radius=5)
    size = min(20.0, 20 * (badge.h - 2) / canvas.high(20, "bold"))
    canvas.within(name(dungeon), badge, canvas.fitting(name(dungeon), size, badge.w - 12, "bold", 0.4), WHITE, face="bold")


def _seal(canvas: Canvas, area: Area, dungeon: str) -> None:
    """A certain deed: its picture."""
    canvas.box(area, mix(DUNGEON_COLOURS[dungeon], PAPER, 0.45), DUNGEON_COLOURS[dungeon], width=3, radius=6)
    canvas.picture(f"dungeonville/deeds/{dungeon}", positions.square(area.centre, (area.h - 8) / DEED, DEED))


def _cell(canvas: Canvas, area: Area, dungeon: str, chance: float | None, mark: str) -> None:
    """The chance of a deed as a bar and in figures, and the own mark."""
    canvas.box(area, rgb("#fbf5e4"), EDGE, radius=6)
    if chance is not None:
        if chance > 0.004:
            high = (area.h - 6) * chance
            bar = Area(area.x + 3, area.y + area.h - 3 - high, area.w - 6, high)
            canvas.box(bar, mix(DUNGEON_COLOURS[dungeon], rgb("#fbf5e4"), 0.45), None, radius=4)
        words = say("ui-dv-deeds-chance", percent=round(100 * chance)) if chance else "–"
        size = min(24.0, area.h * 0.5)
        x = area.centre[0] - (area.w * 0.18 if mark else 0)
        canvas.text(words, (x, area.centre[1] - canvas.high(size, "bold") / 2), size, P.text, face="bold", align="centre")
    x, y, r = area.centre[0] + (area.w * 0.26 if chance is not None else 0), area.centre[1], min(area.h, area.w) * 0.26
    if mark == "yes":
        canvas.line((x - r, y), (x - r * 0.3, y + r * 0.8), GREEN, 6)
        canvas.line((x - r * 0.3, y + r * 0.8), (x + r, y - r), GREEN, 6)
    elif mark == "no":
        canvas.line((x - r * 0.8, y - r * 0.8), (x + r * 0.8, y + r * 0.8), P.danger, 6)
        canvas.line((x - r * 0.8, y + r * 0.8), (x + r * 0.8, y - r * 0.8), P.danger, 6)
