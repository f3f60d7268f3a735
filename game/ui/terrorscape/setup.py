"""The setup page: killer, survivors, seats, variants, seed."""

from functools import partial
from typing import Any

from game.match import PERSON
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import TRIO
from game.rules.terrorscape.tables.cards import KILLERS, SURVIVORS as PEOPLE
from game.storage import paths
from game.text import name, say
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, Colour
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.screens.setup.scene import SetupScreen, Value
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.table import seating
from game.ui.terrorscape.table.seating_dialog import words as seat_words
from game.ui.widgets.controls import button, button_size, focus_frame, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns

LOT = "random"
SEGMENTS: dict[str, tuple[Value, ...]] = {
    "difficulty": ("none", "easy", "normal", "hard", "nightmare"), "survivor_traits": (-1, 0, 1, 2, 3), "killer_traits": (-1, 0, 1, 2, 3, 4, 5, 6),
    "plans": (False, True), "separate": (False, True), "key_trade": (False, True), "open_rescue": (True, False), "open_hand": (False, True),
}  # fmt: skip
"""The variants, which can be combined (TS-223); the first value of each is the base game's."""
WAY = "way"
"""The seating: chosen like a variant, but not part of the match."""


class SetupScene(SetupScreen):
    """The setup of one match. `party` are the survivors by number; empty if they are drawn."""

    game = "terrorscape"
    palette = TERRORSCAPE
    bed = "terrorscape"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.killer = Options().killer
        self.party: list[str] = []
        rival = "normal" if "normal" in self.levels else self.levels[-1]
        self.who: list[str] = [rival, PERSON, PERSON, PERSON]
        self.chosen = {what: values[0] for what, values in SEGMENTS.items()}

    # ------------------------------------------------------------------ choices

    def title(self) -> str:
        """The title."""
        return say("ui-ts-setup-title")

    def pick(self, killer: str) -> Navigation | None:
        """Choose the killer."""
        self.killer = killer  # type: ignore[assignment]  # one of its values
        return None

    def invite(self, who: str) -> Navigation | None:
        """Add a survivor, who replaces the last of three, or remove one."""
        self.message = ""
        if who in self.party:
            self.party.remove(who)
        else:
            self.party = [*self.party[: TRIO - 1], who]
        return None

    def draw_lots(self) -> Navigation | None:
        """Leave the survivors to chance."""
        self.party = []
        return None

    def set(self, what: str, value: Value) -> Navigation | None:
        """Choose a value of a variant, or the seating."""
        if what != WAY:
            return super().set(what, value)
        seating.remember(self.context.settings, self.holders, str(value))
        preferences.store(self.context.settings, paths.settings())
        return None

    def segments(self) -> dict[str, tuple[Value, ...]]:
        """The options on show: trading keys needs separate keys, and seating needs more than one mode."""
        ways = seating.OFFERED[seating.manned(self.holders)]
        shown = {what: values for what, values in SEGMENTS.items() if what != "key_trade" or self.chosen["separate"]}
        return {WAY: ways, **shown} if len(ways) > 1 else shown

    def problem(self) -> str:
        """Why the match cannot begin, or ""."""
        if self.party and len(self.party) != TRIO:
            return say("ui-ts-three-needed", now=len(self.party))
        return super().problem()

    def options(self) -> dict[str, Any]:
        """The options of the match."""
        return {"killer": self.killer, "survivors": ",".join(self.party), **self.chosen}

    # ------------------------------------------------------------------ targets

    def left(self, canvas: Canvas, area: Area) -> list[Target]:
        """The killers, then the survivors."""
        made, body = list[Target](), self.entitled(canvas, area, say("ui-ts-killers"))
        made += self._cells(canvas, body, "killer", [*KILLERS, LOT], partial(self.pick))
        body = self.entitled(canvas, self.below(area, made, 18), say("ui-ts-survivors", now=len(self.party)))
        cells = self._cells(canvas, body, "survivor", list(PEOPLE), partial(self.invite))
        made += cells
        y = max(item.area.y + item.area.h for item in cells) + 10
        wide, high = button_size(canvas, say("ui-ts-by-lot"), size=22)
        made.append(Target("lots", Area(area.x, y, wide, high), self.draw_lots, "survivors", say("ui-ts-by-lot")))
        return made

    def right(self, canvas: Canvas, area: Area) -> list[Target]:
        """Seats, seating and variants."""
        made = self.seats(canvas, self.entitled(canvas, area, say("ui-ts-who")))
        made += self.variants(canvas, self.below(area, made, 18), [what for what in self.segments() if what == WAY])
        return made + self.variants(canvas, self.below(area, made), [what for what in self.segments() if what != WAY])

    def _cells(self, canvas: Canvas, area: Area, kind: str, people: list[str], act: "partial[Navigation | None]") -> list[Target]:
        """A row of cells, each as high as the longest text."""
        cells = columns(area, len(people), 12)
        high = max(self.cell_high(canvas, one, cells[0].w) for one in people)
        return [
            Target((kind, one), cell._replace(h=high), partial(act, one), f"{kind}s", self.name_of(one))
            for one, cell in zip(people, cells, strict=True)
        ]

    @staticmethod
    def name_of(one: str) -> str:
        """The name of a killer or a survivor."""
        return say("ui-ts-killer-lot") if one == LOT else name(one)

    @staticmethod
    def about(one: str) -> str:
        """What a killer or a survivor can do."""
        return say("ui-ts-killer-lot-note") if one == LOT else say(f"text-{one}")

    def cell_high(self, canvas: Canvas, one: str, wide: float) -> float:
        """The height that a cell needs for its text."""
        return (
            2 * self.face(wide)
            + 34
            + canvas.tall(self.name_of(one), 22, wide - 20, "title")
            + canvas.tall(self.about(one), 18, wide - 20)
        )

    @staticmethod
    def face(wide: float) -> float:
        """The radius of a portrait in a cell."""
        return min(48.0, wide * 0.3)

    def now(self, what: str) -> Value:
        """The chosen value."""
        return seating.usual(self.context.settings, self.holders) if what == WAY else super().now(what)

    def option_text(self, what: str) -> tuple[str, str]:
        """The title of a variant and its explanation."""
        return say(f"ui-ts-set-{_message(what)}"), say(f"ui-ts-set-{_message(what)}-note")

    def value(self, what: str, value: Value) -> str:
        """The label of a variant's value."""
        if what == WAY:
            return seat_words(str(value), playing=seating.manned(self.holders) > 0)[0]
        if isinstance(value, int) and not isinstance(value, bool):
            return say("ui-ts-as-level") if value < 0 else str(value)
        return say(f"ui-ts-{_message(what)}-{value}") if isinstance(value, str) else say("ui-ts-yes" if value else "ui-ts-no")

    def seat_called(self, seat: int) -> str:
        """The label of a seat, as far as it is known before the draw."""
        if seat == 0:
            return self.name_of(self.killer)
        return name(self.party[seat - 1]) if seat <= len(self.party) else say("ui-ts-survivor-number", number=seat)

    # ------------------------------------------------------------------ painting

    def figure(self, canvas: Canvas, item: Target, *, highlighted: bool) -> None:
        """Paint a cell, or the button that draws the survivors."""
        if isinstance(item.key, tuple):
            self._cell(canvas, item.area, str(item.key[1]), highlighted=highlighted, kind=item.group)
        else:
            button(canvas, item.area, item.label, self.palette, focused=highlighted, primary=not self.party, size=22)

    def _cell(self, canvas: Canvas, area: Area, one: str, *, highlighted: bool, kind: str) -> None:
        chosen = one == self.killer if kind == "killers" else one in self.party
        ring: Colour = self.palette.danger if kind == "killers" else signs.SURVIVOR[list(PEOPLE).index(one) % 3]
        panel(canvas, area, self.palette, line=ring if chosen else None)
        if chosen:
            canvas.frame(area, ring, width=3)
        inner, r = area.inset(10, 10), self.face(area.w)
        if one == LOT:
            canvas.circle((area.centre[0], inner.y + r), r, self.palette.line)
            canvas.picture("ui/die", Area(area.centre[0] - r * 0.7, inner.y + r * 0.3, r * 1.4, r * 1.4))
        else:
            medal(canvas, (area.centre[0], inner.y + r), r, one, ring)
        y = inner.y + 2 * r + 6
        size = canvas.fitting(self.name_of(one), 22, inner.w, "title")
        y += canvas.paragraph(
            self.name_of(one), Area(inner.x, y, inner.w, 200), size, self.palette.title, face="title", align="centre"
        )
        canvas.paragraph(
            self.about(one), Area(inner.x, y + 4, inner.w, area.y + area.h - y - 4), 18, self.palette.text, align="centre"
        )
        if kind == "survivors" and chosen:
            number = str(self.party.index(one) + 1)
            badge = Area(area.x + 8, area.y + 8, max(28.0, canvas.high(20)), max(28.0, canvas.high(20)))
            canvas.box(badge, ring, radius=6)
            canvas.within(number, badge, 20, signs.NIGHT, face="bold", margin=1)
        if highlighted:
            focus_frame(canvas, area, self.palette, diamonds=False)


def _message(what: str) -> str:
    """The name of a field as used in message ids."""
    return what.replace("_", "-")
