"""The head of the result screen: victory or defeat, the reason, and the numbers of the match."""

from game.match import Match
from game.rules.ravenloft.state import State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD_LOW, GREEN, RAVENLOFT, RED_LIGHT, mix
from game.ui.widgets.layout import columns, off_right

P = RAVENLOFT


class Verdict:
    """Who won, why, and the numbers of the match.

    `before` is the fewest turns of an earlier win of this adventure, if there is one; `blow` says what decided this match.
    """

    def __init__(self, match: Match, t: State, *, won: bool) -> None:
        self.match, self.t, self.won = match, t, won
        self.before: int | None = None
        self.blow = ""

    @staticmethod
    def high(canvas: Canvas, *, big: bool) -> float:
        """Return the height of the words."""
        if big:
            return canvas.high(92, "title") + 2 * canvas.high(26) + canvas.high(21) + 20
        return canvas.high(48, "title") + 2 * canvas.high(21) + canvas.high(20) + 6

    def draw(self, canvas: Canvas, area: Area, *, big: bool) -> None:
        """Draw the words on the left and, where there is room, the numbers on the right."""
        boxes = self._boxes(canvas, area) if big else []
        right = (boxes[0].x if boxes else area.x + area.w) - 20
        x = area.x + (40 if big else 0)
        if not big:
            canvas.box(area.inset(-8, 0), BLACK, None, radius=8, alpha=130)
        y = self._title(canvas, x, area.y, right, big=big)
        outcome = self.match.outcome
        reason, text = say(outcome.reason) if outcome is not None else "", 26 if big else 21
        room = min(right - area.x - 60, canvas.room.w * 0.39) if big else area.w  # the sun rises to the right of it
        reason, size = self._decided(canvas, reason, text, room)
        high = canvas.tall(reason, size, room)
        canvas.paragraph(reason, Area(x, y, room, high + 4), size, P.text)
        y += high + 4
        seed = say("ui-night", adventure=self.t.adventure, seed=str(self.match.seed))
        if boxes:
            canvas.text(seed, (x, y), 21, mix(P.muted, P.text, 0.5), face="italic", room=room)
            for place, (box, (value, what)) in enumerate(zip(boxes, self.numbers(), strict=True)):
                self._number(canvas, box, value, what, self.note() if place == 0 else "")
            return
        facts = ", ".join(say("ui-end-fact", value=value, what=what) for value, what in self.numbers())
        canvas.text(say("ui-end-facts", facts=facts, night=seed), (x, y), 20, P.muted, room=area.w)

    def _decided(self, canvas: Canvas, reason: str, size: float, room: float) -> tuple[str, float]:
        """Return the reason with the last blow if both fit into two lines, else the reason alone; and the text size."""
        words = f"{reason} {self.blow}".strip()
        two = Area(0, 0, room, 2 * canvas.high(size))
        fits = canvas.block(words, two, size, least=17)
        return (words, fits) if canvas.tall(words, fits, room) <= two.h + 1 else (reason, size)

    def _title(self, canvas: Canvas, x: float, y: float, right: float, *, big: bool) -> float:
        """Draw the large word and the winner; return the y coordinate of the next line."""
        size, low = (92.0, 34.0) if big else (48.0, 26.0)
        great, words = say("ui-dawn" if self.won else "ui-dusk"), say("ui-heroes-win" if self.won else "ui-castle-wins")
        end = y + canvas.high(size, "title")
        share = min(1.0, (right - x - 28) / (canvas.wide(great, size, "title") + canvas.wide(words, low, "title")))
        size, low = size * share, low * share
        x += canvas.text(great, (x, y), size, P.title, face="title") + 28
        base = y + (canvas.high(size, "title") - canvas.high(low, "title")) * 0.74
        canvas.text(words, (x, base), low, GREEN if self.won else RED_LIGHT, face="title", room=right - x)
        return end

    @staticmethod
    def _number(canvas: Canvas, area: Area, value: str, what: str, note: str) -> None:
        """Draw a number of the match in a translucent box."""
        fill = (mix(P.panel, BLACK, 0.25), mix(P.deep, BLACK, 0.2))
        canvas.box(area, fill, GOLD_LOW, radius=10, alpha=225)
        high, low, least = canvas.high(50, "title"), canvas.high(22), canvas.high(18) if note else 0.0
        top = area.y + (area.h - high - low - least) / 2
        canvas.text(value, (area.centre[0], top), 50, P.title, face="title", align="centre", room=area.w - 8)
        canvas.text(what, (area.centre[0], top + high - 3), 22, P.text, face="bold", align="centre", room=area.w - 8)
        if note:
            canvas.text(note, (area.centre[0], top + high + low - 3), 18, GREEN, align="centre", room=area.w - 10)

    @staticmethod
    def _boxes(canvas: Canvas, area: Area) -> list[Area]:
        """Return the areas of the numbers."""
        wide = min(164.0, area.w * 0.086) * min(canvas.stretch, 1.15)
        right, _ = off_right(Area(area.x, area.y + 8, area.w, 136 * min(canvas.stretch, 1.2)), wide * 4 + 48)
        return columns(right, 4)

    def numbers(self) -> tuple[tuple[str, str], ...]:
        """Return the numbers of the match and what they count."""
        t = self.t
        counted = (
            (t.turn.number, "ui-turns"), (max(1, round(self.match.stopwatch.ms / 60000)), "ui-minutes"),
            (t.surges, "ui-surges-left"), (len(t.board.tiles), "ui-tiles-laid"),
        )  # fmt: skip
        return tuple((str(count), say(what, count=count)) for count, what in counted)

    def note(self) -> str:
        """Compare the turns of a victory with the best earlier one."""
        if not self.won or self.before is None:
            return ""
        return say("ui-end-best" if self.t.turn.number < self.before else "ui-end-best-was", turns=self.before)
