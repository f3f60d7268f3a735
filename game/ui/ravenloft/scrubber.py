"""The band below a replay: the night as a line with its turns and signs, the place on it, and what can be pressed."""

from dataclasses import dataclass

from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft.night import LIVELY, Chapter, Night, Sign
from game.ui.ravenloft.signs import badge, lane
from game.ui.theme import BLACK, GOLD, GOLD_LOW, RAVENLOFT, mix

P = RAVENLOFT
SNAP = 8.0
"""Within so many logical pixels a drag takes the moment of a sign."""
NOTABLE = LIVELY[: LIVELY.index("felled")]
"""The signs that the line has room for."""
ROUND, SMALL = 30.0, 24.0


@dataclass
class Line:
    """Where each moment lies on the line: each turn has the same room, however many answers it took."""

    night: Night
    last: int
    area: Area

    def x_of(self, moment: float) -> float:
        """The place of a moment; the last one lies at the very end."""
        if moment >= self.last:
            return self.area.x + self.area.w
        chapters = self.night.chapters
        at = self.night.chapter_at(int(moment))
        begin, end = self._span(at)
        share = (moment - begin) / max(1, end - begin)
        return self.area.x + (at + min(max(share, 0.0), 1.0)) * self.area.w / len(chapters)

    def _span(self, place: int) -> tuple[int, int]:
        """The moments at which a turn's room begins and ends."""
        chapters = self.night.chapters
        begin = chapters[place].begin if place else 0
        return begin, chapters[place + 1].begin if place + 1 < len(chapters) else self.last

    def moment_at(self, x: float) -> int:
        """The moment at a place; near a sign it is the sign's."""
        for sign in signs(self.night):
            if abs(self.x_of(sign.moment) - x) <= SNAP:
                return sign.moment
        along = min(max(0.0, (x - self.area.x) / max(1.0, self.area.w)), 1.0) * len(self.night.chapters)
        place = min(int(along), len(self.night.chapters) - 1)
        begin, end = self._span(place)
        return min(round(begin + (along - place) * (end - begin)), self.last)


def signs(night: Night) -> list[Sign]:
    """The weightiest sign of each turn, if it is notable."""
    found = []
    for chapter in night.chapters:
        best = min(chapter.signs, key=lambda sign: LIVELY.index(sign.kind), default=None)
        if best is not None and best.kind in NOTABLE:
            found.append(best)
    return found


def turn_before(night: Night, moment: int) -> int:
    """The beginning of this turn, or of the one before if it has only just begun."""
    return max((one.begin for one in night.chapters if one.begin < moment), default=0)


def turn_after(night: Night, moment: int, last: int) -> int:
    """The beginning of the next turn, or the end."""
    return min((one.begin for one in night.chapters if one.begin > moment), default=last)


def high(canvas: Canvas, *, tight: bool) -> float:
    """How high the line is with its signs, and unless it is `tight` with its numbers."""
    return (SMALL + 4 if tight else ROUND + 8) + 14 + 12 + (0.0 if tight else canvas.high(18))


def draw(canvas: Canvas, line: Line, moment: float, *, focused: bool, tight: bool) -> None:
    """Draw the line: what was in gold, turns in the colours of their heroes, signs above, numbers below."""
    area, night = line.area, line.night
    size = SMALL if tight else ROUND
    top = area.y + size + (4 if tight else 8)
    here = line.x_of(moment)
    if focused:
        canvas.glow(Area(area.x - 2, top, area.w + 4, 14), P.accent, spread=12, radius=7)
    canvas.box(
        Area(area.x - 3, top - 1, area.w + 6, 16), mix(P.deep, BLACK, 0.3), P.focus if focused else P.line, radius=8, width=3
    )
    canvas.box(Area(area.x, top + 3, max(6.0, here - area.x), 8), (GOLD, GOLD_LOW), radius=4)
    each = area.w / len(night.chapters)
    for place, chapter in enumerate(night.chapters):
        x = area.x + place * each
        if place:
            canvas.line((x, top + 3), (x, top + 10), BLACK if x < here else P.line, 2)
        canvas.box(Area(x + 2, top + 18, max(2.0, each - 4), 6), lane(chapter.hero), radius=3)
    for sign in signs(night):
        x = line.x_of(sign.moment)
        badge(canvas, (x, area.y + size / 2), sign.kind, size, past=sign.moment <= moment)
        canvas.line((x, area.y + size), (x, top - 1), P.line, 1.5)
    if not tight:
        _numbers(canvas, line, top + 26, night.chapter_at(int(moment)))
    canvas.circle((here, top + 7), 14, BLACK)
    canvas.circle((here, top + 7), 12, P.focus if focused else P.title)
    canvas.circle((here, top + 7), 8, GOLD_LOW if focused else P.deep)


def _numbers(canvas: Canvas, line: Line, y: float, now: int) -> None:
    """The numbers of the turns, as many as have room, with the letter of the Hero where there are several."""
    chapters = line.night.chapters
    several = len({chapter.hero for chapter in chapters}) > 1
    each = line.area.w / len(chapters)
    widest = canvas.wide(f"{chapters[-1].number} M", 18) + 10
    step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if each * step >= widest)
    for place, chapter in enumerate(chapters):
        lit = place == now
        if not lit and (place % step or abs(place - now) * each < widest * 0.8):
            continue
        words = f"{chapter.number} {name(chapter.hero)[:1]}" if several else str(chapter.number)
        x = min(line.area.x + (place + 0.5) * each, line.area.x + line.area.w - widest / 2)
        canvas.text(words, (x, y), 18, P.title if lit else P.muted, face="bold" if lit else "text", align="centre")


def told(night: Night, moment: int, last: int, *, short: bool) -> str:
    """Where the replay stands, in words."""
    chapter: Chapter = night.chapters[night.chapter_at(moment)]
    return say(
        "ui-replay-where-short" if short else "ui-replay-where",
        turn=chapter.number, turns=night.chapters[-1].number, hero=chapter.hero, answer=moment, answers=last,
    )  # fmt: skip
