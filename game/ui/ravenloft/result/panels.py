"""The result screen of Castle Ravenloft: dawn or dusk over the castle, the Heroes' numbers, the match turn by turn, its highlights."""

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.rules.ravenloft.space import figure
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, RAVENLOFT, RED_LIGHT, WARM
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.result import turn_chart
from game.ui.ravenloft.result.facts import HeroSummary, ResultFacts, compare_wins, read_facts
from game.ui.ravenloft.result.history import Highlight, badge
from game.ui.ravenloft.theme import FALLEN, FRAME, ROSE
from game.ui.scene.navigation import Goto, Navigation, Push
from game.ui.screens.result.boxes import SeatCard, Verdict, headline, last_lines, seat_card
from game.ui.screens.result.registration import Panel, ResultUi, ResultView, Route
from game.ui.screens.result.stage import WIDE, SkyTransition, spot, veil
from game.ui.table.director import ease
from game.ui.table.match_client import LogLine
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, panel
from game.ui.widgets.controls import focus_frame, life
from game.ui.widgets.pressed import Choosable

CASTLE = Area(845, -2, 400, 273)
WINDOWS = (
    (193, 96), (143, 168), (234, 152), (195, 182), (281, 212), (115, 222), (166, 226), (232, 222), (209, 130), (258, 226),
)  # fmt: skip
"""The windows of the castle in its own picture of 440 by 300 pixels."""
WAY = ((1004, 252), (992, 276), (1050, 308), (1082, 352), (1040, 398))
"""The road that leads down from the gate."""
BIRDS = ((1226, 176), (1282, 190), (1340, 162), (1424, 186), (1472, 170))
BATS = (
    (0.10, -560, 120), (0.16, 480, 60), (0.22, -380, 40), (0.28, 620, 110), (0.34, -700, 30), (0.40, 300, 20), (0.46, -240, 150),
)  # fmt: skip
"""The start of each bat (a progress), and its end relative to the highest tower."""
BLACK = (5, 4, 9)


class CastleSky(SkyTransition):
    """The sky of a victory (`won`) or a defeat; `standing` is the number of Heroes who walk away."""

    def __init__(self, *, won: bool, standing: int) -> None:
        super().__init__(won=won)
        self.standing = standing

    def compose(self, canvas: Canvas, share: float) -> None:
        """Draw the dawn or the dusk."""
        (self._dawn if self.won else self._night)(canvas, share)

    def _dawn(self, canvas: Canvas, share: float) -> None:
        surface, light, top = canvas.surface, ease(min(1.0, share * 1.25)), self.head(canvas) / canvas.room.h
        if light < 1:
            surface.blit(self.keep("dusk", lambda: _whole(canvas, "night/dusk", top)), (0, 0))
        if light > 0:
            dawn = self.keep("dawn", lambda: _clear(_whole(canvas, "night/dawn", top)))
            dawn.set_alpha(round(255 * light) if light < 1 else None)
            surface.blit(dawn, (0, 0))
        self.sunrise(canvas, 1045, share, (620.0, 212.0))
        self._sprite(canvas, "night/castle", CASTLE)
        for place, window in enumerate(WINDOWS):  # they go dark in turn
            if share < 0.25 + place * 0.06:
                self._window(canvas, window, 1.0)
        for place in range(self.standing):
            self._wanderer(canvas, min(1.0, max(0.02, share * 1.1 - 0.12 * place)))
        self.birds(canvas, share, BIRDS, (40, 17))

    def _night(self, canvas: Canvas, share: float) -> None:
        surface, top = canvas.surface, self.head(canvas) / canvas.room.h
        surface.blit(self.keep("dusk", lambda: _whole(canvas, "night/dusk", top)), (0, 0))
        with canvas.clip(spot(canvas, Area(0, 0, WIDE, self.horizon))):
            moon = Area(948, -104 + 40 * (1 - ease(share)), 400, 400)
            self._sprite(canvas, "night/moon", moon, round(255 * ease(min(1, share * 1.6))))
        self._sprite(canvas, "night/castle", CASTLE)
        for place, window in enumerate(WINDOWS):  # they light up in turn
            self._window(canvas, window, min(1.0, max(0.0, (share - 0.12 - place * 0.06) * 8)))
        for start, dx, y in BATS:
            way = min(1.0, max(0.0, (share - start) / 0.5))
            if way > 0:
                flap = 1.0 + 0.25 * (way * 9 % 1.0 if way < 1 else 0.4)
                x = 1036 + dx * ease(way)
                self._sprite(canvas, "night/bat", Area(x, 40 + (y - 40) * way - 40 * way * (1 - way), 46, 26 * flap))
        if share > 0.3:
            closing = self.keep("closing", lambda: _closing(canvas, top))
            closing.set_alpha(round(235 * ease(min(1.0, (share - 0.3) / 0.7))))
            surface.blit(closing, (0, 0))

    def _sprite(self, canvas: Canvas, name: str, area: Area, alpha: int = 255) -> None:
        canvas.picture(name, spot(canvas, area), alpha=alpha)

    def _window(self, canvas: Canvas, at: tuple[int, int], light: float) -> None:
        if light <= 0:
            return
        x, y = CASTLE.x + at[0] * CASTLE.w / 440, CASTLE.y + at[1] * CASTLE.h / 300
        self._sprite(canvas, "night/window", Area.around((x, y), 6.4, 10), round(255 * light))
        rect = canvas.rect(spot(canvas, Area.around((x, y), 48, 48)))
        if light == 1.0 and rect.w > 0:
            canvas.surface.blit(art.scaled("night/glow", *rect.size), rect, special_flags=pygame.BLEND_RGB_ADD)

    def _wanderer(self, canvas: Canvas, way: float) -> None:
        along = way * (len(WAY) - 1)
        place = min(int(along), len(WAY) - 2)
        one, other = WAY[place], WAY[place + 1]
        x, y = one[0] + (other[0] - one[0]) * (along - place), one[1] + (other[1] - one[1]) * (along - place)
        high = 22.0 + 34.0 * way
        self._sprite(canvas, "night/wanderer", Area(x - high / 4, y - high, high / 2, high))


def _whole(canvas: Canvas, name: str, top: float) -> pygame.Surface:
    """A picture over the whole width, with darkness behind the words on the left and the panels below; `top` is the share of the window above them."""

    def opacity(x: int, y: int) -> float:
        left = min(1.0, 2.4 * max(0.0, 1 - x / 33)) * 160 * (1 if y / 36 < top else 0)
        return max(left, min(1.0, max(0.0, (y / 36 - top * 0.7) / max(0.02, top * 0.5))) * 150)

    made, wide = pygame.Surface(canvas.window), canvas.window[0]
    made.fill(BLACK)
    made.blit(pygame.transform.smoothscale(art.load(name), (wide, round(wide * 1200 / WIDE))), (0, 0))
    made.blit(veil(canvas.window, 36, BLACK, opacity), (0, 0))
    return made


def _clear(whole: pygame.Surface) -> pygame.Surface:
    """The picture with per-pixel alpha, which blits in half the time."""
    made = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    made.blit(whole, (0, 0))
    return made


def _closing(canvas: Canvas, top: float) -> pygame.Surface:
    """The darkness that closes in around the castle."""

    def opacity(x: int, y: int) -> float:
        away = math.hypot((x - 35.5) / 22, (y - top * 19.8) / 14)
        return 230 * min(1.0, max(0.0, away - 0.35) / 0.9)

    return veil(canvas.window, 36, (2, 1, 5), opacity)


P = RAVENLOFT
TITLE, PANELS, GROWTH = (500.0, 1100.0), (1600.0, 2200.0), (2100.0, 3000.0)
"""Start and end in milliseconds of the title, the rising panels and the growing chart."""
SIGNS = {"saved": "saved", "last-surge": "surge", "hair": "felled", "risen": "villain"}
"""The icons of the highlights that have no icon of their own name."""
BADGE = 38.0
GAP = 14.0
WIDEST = 460.0
"""The greatest width of a Hero's panel."""
FEW = 3
"""The number of Heroes up to which the highlights are beside them, and the chart has the whole width."""


def verdict(facts: ResultFacts, big: bool) -> Box:
    """Victory or defeat, the reason, and the numbers of the match."""
    t, great = facts.t, "ui-dawn" if facts.won else "ui-dusk"
    counted = (
        (t.turn.number, "ui-turns", facts.note), (facts.minutes, "ui-minutes", ""), (t.surges, "ui-surges-left", ""),
        (sum(one.tally.tiles for one in facts.heroes), "ui-tiles-laid", ""),
    )  # fmt: skip
    numbers = tuple((str(count), say(what, count=count), note) for count, what, note in counted)
    about = say("ui-end-about", adventure=t.adventure, seed=str(facts.seed))
    colours = (P.title, GREEN if facts.won else RED_LIGHT)
    told = f"{facts.reason} {facts.blow}".strip()
    return headline(Verdict(say(great), say(facts.verdict), colours, told, about, numbers), P, big=big)


# ------------------------------------------------------------------ the Heroes


def hero_card(one: HeroSummary) -> Box:
    """A Hero, how the match ended for it, and its numbers."""
    hero, tally = one.hero, one.tally
    hp, most = figure.hero_hp(hero), figure.level(hero).hp
    values = (
        (str(tally.felled), "ui-felled"), (say("ui-hits-of", hits=tally.hits, attacks=tally.attacks), "ui-hits-made"),
        (str(tally.dealt), "ui-dealt"), (str(tally.taken), "ui-taken"), (str(tally.tiles), "ui-tiles-found"),
        (str(tally.treasures), "ui-treasures-found"),
    )  # fmt: skip
    card = SeatCard(
        lambda canvas, area: canvas.picture(portrait(hero.id), area, grey=hp == 0),
        (name(hero.id), say("ui-title-level", title=say(f"title-{hero.id}"), level=hero.level)),
        one.holder,
        say(f"ui-honour-{one.honour[0]}", number=one.honour[1]),
        FALLEN if one.honour[0] == "fallen" else P.accent,
        tuple((value, say(what), RED_LIGHT if what == "ui-taken" else P.text) for value, what in values),
        110.0,
        38.0,
    )
    health = Row(
        Drawn(lambda canvas, area: life(canvas, area, hp, most), 14),
        Line(say("ui-of", left=hp, most=most), 22, ROSE, "bold"),
        grow=(0,),
    )
    return panel(seat_card(card, P, [health], [turn_chart.luck(tally)]), P, pad=(0, 0), line=FRAME, warm=WARM)


# ------------------------------------------------------------------ the highlights


class Highlights(NamedTuple):
    """The highlights, the last log lines, and how the replay is opened at a moment."""

    highlights: list[Highlight]
    lines: list[LogLine]
    watch: Callable[[int], Navigation]


def highlights_panel(props: Highlights) -> Box:
    """As many highlights as fit, and below them the last log lines."""
    rows: list[Box] = [_highlight(place, one, props.watch) for place, one in enumerate(props.highlights)]
    title = Line(say("ui-moments"), 26, P.accent, "title")
    lines = last_lines(
        [line.words for line in props.lines], 20, P.text, "book", Line(say("ui-last-words"), 22, P.accent, "title")
    )
    rows = rows or [Text(say("ui-moments-none"), 21, P.muted)]
    fits = [Column(title, *rows[:count], lines, gap=6, grow=(-1,)) for count in range(len(rows), -1, -1)]
    return panel(FirstFit(fits), P, pad=(18, 8))


def _highlight(place: int, one: Highlight, watch: Callable[[int], Navigation]) -> Box:
    """A highlight; the replay opens just before it."""
    kind = SIGNS.get(one.kind, one.kind)
    sign = Drawn(lambda canvas, area: badge(kind, canvas, area.centre, BADGE), BADGE, BADGE)
    words = say(f"ui-moment-{one.kind}", hero=one.hero, thing=one.thing, number=one.number)
    row = Framed(Row(sign, Text(say("ui-moment", turn=one.turn, sentence=words), 21, P.text), gap=14, grow=(1,)), (8, 3))
    act = partial(watch, max(0, one.moment - 1))
    return Choosable(row, ("moment", place), act, "moments", one.kind, mark=_focus)


def _focus(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        focus_frame(canvas, area.inset(4), P, diamonds=False, light=False)


# ------------------------------------------------------------------ registration


def panels(facts: ResultFacts, view: ResultView) -> Sequence[Panel]:
    """The Heroes, the chart of the turns, and the highlights."""
    history = facts.history
    drawn = turn_chart.Chart(history, facts.highlights)
    chosen = turn_chart.Chosen(history, view.chosen[1] if isinstance(view.chosen, tuple) else 0, view.watch)
    end = (GROWTH[1], GROWTH[1])
    return (
        *(Panel(f"hero-{place}", hero_card, one, PANELS, "heroes") for place, one in enumerate(facts.heroes)),
        Panel("night", turn_chart.empty_chart, drawn, PANELS, "night"),
        Panel("turns", turn_chart.full_chart, drawn, GROWTH, over="night", wipe=True),
        Panel("cursor", turn_chart.ChosenTurn, chosen, end, over="night"),
        Panel("moments", highlights_panel, Highlights(facts.highlights, facts.last_lines, view.watch), PANELS, "moments"),
    )


def whole(boxes: Mapping[str, Box], canvas: Canvas) -> Box:
    """The Heroes above the chart. The highlights are beside a few Heroes, else beside the chart."""
    heroes, chart, moments = [box for what, box in boxes.items() if what.startswith("hero-")], boxes["night"], boxes["moments"]
    count, room = len(heroes), canvas.room.w - 2 * GAP
    wide = min(WIDEST, (room - GAP * (count - 1)) / count)
    if count <= FEW:
        upper = Row(*heroes, moments, gap=GAP, shares=(*[wide] * count, room - (wide + GAP) * count), align="fill")
        return Column(upper, chart, gap=GAP, grow=(1,))
    spare = room - wide * count - GAP * (count - 1)
    upper = Row(
        *heroes, *([Space()] if spare > GAP else []), gap=GAP, shares=[wide] * count + [spare] * (spare > GAP), align="fill"
    )
    return Column(upper, Row(chart, moments, gap=GAP, shares=(0.67, 0.33), align="fill"), gap=GAP, grow=(1,))


def resumed(result: Any) -> Navigation | None:
    """Open the set-up for the adventure that was chosen in the campaign ledger, if one was."""
    return None if result is None else Goto("setup", "ravenloft", result=result)


RESULT = ResultUi(
    palette=P,
    bed="ravenloft",
    facts=read_facts,
    verdict=verdict,
    panels=panels,
    whole=whole,
    wide=1400.0,
    pages=("heroes", "night", "moments"),
    column=285.0,
    opening=lambda facts: GROWTH[1],
    title=TITLE,
    buttons_at=PANELS[0],
    background=lambda facts: CastleSky(won=facts.won, standing=facts.standing),
    buttons=("again", "same", "watch", "ledger", "main-menu"),
    primary="again",
    routes=(Route("ledger", "log", "ui/log", lambda facts: Push("ravenloft/campaign", [hero.id for hero in facts.t.heroes])),),
    aloud=lambda facts: f"{say(facts.verdict)}. {facts.reason}",
    chosen=lambda facts: ("turn", facts.last_highlight),
    later=compare_wins,
    resumed=resumed,
)
