"""The night, turn by turn: a lane for each hero whose height is its Hit Points, with a sign for what it did."""

from dataclasses import dataclass

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, RED_DEEP, RED_LIGHT, mix, rgb
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.replay.signs import PICTURES, badge, lane
from game.ui.ravenloft.replay.turns import LIVELY, Chapter, Night
from game.ui.ravenloft.result.highlights import Moment
from game.ui.ravenloft.result.tally import Deeds
from game.ui.widgets.controls import panel

P = RAVENLOFT
MARK = 28.0


@dataclass
class Chart:
    """Where the lanes and the turns lie in a panel."""

    night: Night
    area: Area
    title: float
    words: float
    axis: float

    @classmethod
    def fit(cls, canvas: Canvas, night: Night, area: Area) -> "Chart":
        """A chart for this panel."""
        return cls(night, area, canvas.high(26, "title") + 16, canvas.high(21) * 2 + 10, canvas.high(18) + 13)

    @property
    def lanes(self) -> Area:
        """The part with the lanes."""
        head = min(52.0, (self.area.h - self.title - self.words - self.axis) / len(self.night.heroes)) + 12
        top = self.area.y + self.title
        return Area(
            self.area.x + head + 12, top, self.area.w - head - 36, self.area.y + self.area.h - self.words - self.axis - top
        )

    @property
    def each(self) -> float:
        """How wide a turn is."""
        return self.lanes.w / len(self.night.chapters)

    def lane(self, place: int) -> Area:
        """The lane of a hero."""
        lanes, count = self.lanes, len(self.night.heroes)
        high = lanes.h / count
        return Area(lanes.x, lanes.y + place * high + 2, lanes.w, high - 4)

    def column(self, place: int) -> Area:
        """The column of a turn, its number included."""
        lanes = self.lanes
        return Area(lanes.x + place * self.each, lanes.y, self.each, lanes.h + self.axis)

    def turn_at(self, x: float) -> int:
        """The turn at a place."""
        return min(max(0, int((x - self.lanes.x) / self.each)), len(self.night.chapters) - 1)


def draw(canvas: Canvas, chart: Chart, best: list[Moment], grown: float) -> None:
    """Draw the panel as far as the night has `grown` (1: to its end)."""
    panel(canvas, chart.area, P)
    title = canvas.text(say("ui-night-title"), (chart.area.x + 24, chart.area.y + 8), 26, P.accent, face="title")
    legend(canvas, chart, chart.area.x + 24 + title + 30)
    lanes = chart.lanes
    for place, hero in enumerate(chart.night.heroes):
        area = chart.lane(place)
        canvas.box(area, mix(P.deep, P.panel_low, 0.5), radius=3)
        medal = min(area.h, 52.0)
        spot = Area(chart.area.x + 14, area.centre[1] - medal / 2, medal, medal)
        canvas.picture(portrait(hero), spot, cover=True)
    with canvas.clip(Area(lanes.x, lanes.y - 4, lanes.w * grown, lanes.h + 8)):
        for place, hero in enumerate(chart.night.heroes):
            _lane(canvas, chart, chart.lane(place), hero)
    _axis(canvas, chart, best)


def legend(canvas: Canvas, chart: Chart, x: float) -> None:
    """What the signs mean, as many as have room; then what the height means."""
    y, seen = chart.area.y + 12, {sign.kind for one in chart.night.chapters for sign in one.signs}
    end = chart.area.x + chart.area.w - 20
    for kind in [kind for kind in reversed(LIVELY) if kind in seen and kind not in ("won", "lost")]:
        words = say(f"ui-sign-{kind}")
        wide = canvas.wide(words, 19)
        if x + 30 + wide > end:
            return
        canvas.picture(PICTURES[kind], Area(x, y + canvas.high(19) / 2 - 12, 24, 24))
        canvas.text(words, (x + 30, y), 19, P.text)
        x += wide + 52
    words = say("ui-night-height")
    if x + canvas.wide(words, 19) <= end:
        canvas.text(words, (x, y), 19, P.muted)


def _lane(canvas: Canvas, chart: Chart, area: Area, hero: str) -> None:
    """Height for Hit Points, a bright foot for whose turn it is, red for being down."""
    night, colour, each = chart.night, lane(hero), chart.each
    before = night.most[hero] if not night.chapters[0].health else None
    fill, down_since = mix(colour, P.deep, 0.55), None
    for place, chapter in enumerate(night.chapters):
        left = chapter.health.get(hero, 0)
        x = area.x + place * each
        high = area.h * left / max(1, night.most[hero])
        top = area.y + area.h - high
        if left == 0:
            canvas.box(Area(x, area.y + 2, each + 0.5, area.h - 2), mix(RED_DEEP, P.danger, 0.25), radius=0)
            down_since = place if down_since is None else down_since
        else:
            canvas.box(Area(x, top, each + 0.5, high), (fill, mix(fill, P.deep, 0.35)), radius=0)
            canvas.line((x, top), (x + each, top), colour, 2)
        if before is not None and before != left:
            canvas.line((x, area.y + area.h * (1 - before / night.most[hero])), (x, top), colour, 2)
        before = left
        if down_since is not None and (left > 0 or place == len(night.chapters) - 1):
            _down(canvas, chart, area, hero, (down_since, place + (left == 0)))
            down_since = None
        if chapter.hero == hero:
            canvas.box(Area(x + 1, area.y + area.h - 4, each - 2, 4), colour, radius=2)
    for place, chapter in enumerate(night.chapters):
        sign = chapter.strongest(hero)
        if sign is not None:
            size = min(MARK, area.h - 2, each - 1)
            if size >= 11:
                badge(canvas, (area.x + (place + 0.5) * each, area.centre[1]), sign.kind, size)


def _down(canvas: Canvas, chart: Chart, area: Area, hero: str, span: tuple[int, int]) -> None:
    """Say who is down in the turns of a span, where no sign of its own stands."""
    words, first = say("ui-night-down", hero=hero), span[0] + 1
    signs = (place for place in range(first, span[1]) if chart.night.chapters[place].strongest(hero) is not None)
    free = Area(area.x + first * chart.each, area.y, (next(signs, span[1]) - first) * chart.each, area.h)
    if canvas.wide(words, 18, "bold") + 16 <= free.w and canvas.high(18) <= area.h:
        canvas.within(words, free, 18, rgb("#ffd9cf"), face="bold", align="left", margin=8)


def _axis(canvas: Canvas, chart: Chart, best: list[Moment]) -> None:
    """The numbers of the turns, and a mark at the best moments."""
    chapters, lanes = chart.night.chapters, chart.lanes
    widest = canvas.wide(str(chapters[-1].number), 18) + 10
    step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if chart.each * step >= widest)
    told = {chart.night.chapter_at(one.moment) for one in best}
    for place, chapter in enumerate(chapters):
        x = lanes.x + (place + 0.5) * chart.each
        if place in told:
            canvas.line((x, lanes.y), (x, lanes.y + lanes.h), mix(P.accent, P.deep, 0.4), 1)
            canvas.shape([(x, lanes.y + lanes.h + 1), (x - 6, lanes.y + lanes.h + 9), (x + 6, lanes.y + lanes.h + 9)], P.accent)
        if place % step == 0:
            colour = P.accent if place in told else P.muted
            canvas.text(str(chapter.number), (x, lanes.y + lanes.h + 10), 18, colour, align="centre")


def cursor(canvas: Canvas, chart: Chart, place: int, *, focused: bool) -> None:
    """The chosen turn: a pale column, a frame when it is in focus, and the turn in words below."""
    column = chart.column(place).inset(-1, -3)
    canvas.veil(column, P.title, 34, radius=4)
    canvas.frame(column, P.focus if focused else P.line, width=3 if focused else 1.5, radius=5)
    number = str(chart.night.chapters[place].number)
    wide, y = canvas.wide(number, 18, "bold") + 12, chart.lanes.y + chart.lanes.h + 10
    canvas.box(Area(column.centre[0] - wide / 2, y, wide, canvas.high(18)), P.deep, radius=4)
    canvas.text(number, (column.centre[0], y), 18, P.title, face="bold", align="centre")
    area = chart.area
    room = Area(area.x + 24, area.y + area.h - chart.words + 2, area.w - 48, chart.words - 6)
    canvas.paragraph(in_words(chart.night, place), room, 21, P.text)


def in_words(night: Night, place: int) -> str:
    """A turn in a sentence."""
    chapter: Chapter = night.chapters[place]
    parts = []
    for sign in chapter.signs:
        if sign.kind not in ("won", "lost"):
            words = say(f"ui-turn-{sign.kind}", thing=sign.thing, amount=sign.amount)
            parts.append(words if sign.hero == chapter.hero else say("ui-turn-other", hero=sign.hero, words=words))
    if chapter.dealt:
        parts.append(say("ui-turn-dealt", amount=chapter.dealt))
    if chapter.taken:
        parts.append(say("ui-turn-hurt", amount=chapter.taken))
    return say("ui-turn-told", turn=chapter.number, hero=chapter.hero, parts=", ".join(parts) or say("ui-turn-quiet"))


# ------------------------------------------------------------------ dice


def luck(canvas: Canvas, area: Area, deeds: Deeds) -> None:
    """The mean of a hero's rolls against a fair die: a point on a line, and the number."""
    words = say("ui-dice-none") if deeds.mean is None else say("ui-dice-mean", mean=f"{deeds.mean:.1f}")
    label = say("ui-dice")
    left = canvas.wide(label, 19) + 14
    wide = canvas.wide(words, 19, "bold")
    middle = area.y + (area.h - canvas.high(19)) / 2
    canvas.text(label, (area.x, middle), 19, P.muted)
    canvas.text(words, (area.x + area.w, middle), 19, P.text, face="bold", align="right")
    line = Area(area.x + left, area.centre[1] - 3, area.w - left - wide - 18, 6)
    if deeds.mean is None or line.w < 40:
        return
    canvas.box(line, BLACK, P.line, radius=3)
    fair = line.x + line.w / 2
    canvas.line((fair, line.y - 6), (fair, line.y + 11), P.muted, 1.5)
    share = min(max((deeds.mean - 5.5) / 10, 0.0), 1.0)
    canvas.circle((line.x + line.w * share, line.centre[1]), 7, rgb("#8fe0a0") if deeds.mean >= 10.5 else RED_LIGHT)
