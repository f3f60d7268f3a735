"""The result screen of London Dread: the epilogue, the score part by part, the day in figures, and the part of each Character."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.match import Match
from game.rules.london.tables.cards import NUMBERS, PLOTS, SLOTS, STORIES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, LONDON, WHITE, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.replay.panels import paint_dice
from game.ui.london.replay.position import figure, signed
from game.ui.london.result.facts import PARTS, SIGNS, WORTH, ResultFacts, read_facts, sources, variant_words
from game.ui.london.result.sky import LondonSky
from game.ui.london.theme import BLOOD, BRASS, DREAD_RED, GREEN, INK, PAPER, PAPER_LOW, P
from game.ui.scene.navigation import Navigation, Push
from game.ui.screens.result.boxes import SeatCard, Verdict, fitted, headline, seat_card
from game.ui.screens.result.registration import Panel, ResultUi, ResultView, Route
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text
from game.ui.widgets.containers import Column, Framed, Row, panel

TITLE, PANELS = (500.0, 1100.0), (1500.0, 2200.0)
"""Start and end, in milliseconds, of the title, and of the panels."""
COUNT, EACH = 2500.0, 420.0
"""The start of the counting, and the time for each part of the score, in milliseconds."""
OPENED = COUNT + EACH * (len(PARTS) + 1)
"""The time at which the unlocked story appears."""
WON, LOST = OPENED + 500, 3000.0
"""The length of the animation in milliseconds after a victory and after a defeat."""
SHARES = (0.28, 0.27, 0.45)
"""The widths of the letter, the score and the figures on a single page."""
SEAL = 66.0
"""The diameter of the letter's seal."""
COURSE = 150.0
"""The greatest height of the course of Dread; with less than half of it it is left out."""


def verdict(facts: ResultFacts, big: bool) -> Box:
    """Why the story ended, and its numbers before the sky."""
    colours = (P.title, GREEN) if facts.won else (mix(DREAD_RED, WHITE, 0.12), DREAD_RED)
    great, words = ("ui-ld-end-dawn", "ui-ld-end-won") if facts.won else ("ui-ld-end-dread", "ui-ld-end-lost")
    about = say("ui-ld-end-about", story=facts.t.options.story, rules=variant_words(facts.result.variant), seed=str(facts.seed))
    numbers = tuple((value, what, "") for value, what in facts.numbers)
    reason = say(facts.reason) if facts.reason else ""
    return headline(Verdict(say(great), say(words), colours, reason, about, numbers), P, big=big)


def letter(facts: ResultFacts) -> Box:
    """The epilogue on sealed paper."""
    story = facts.t.options.story

    def paper(canvas: Canvas, area: Area) -> None:
        canvas.box(area, (PAPER, PAPER_LOW), BRASS, radius=8, width=2)
        canvas.relief("london/parchment", area.inset(3))
        shapes.seal(canvas, (area.x + area.w - SEAL * 0.62, area.y + SEAL * 0.56), SEAL, STORIES[story].symbol)

    title = Row(Line(name(story), 26, INK, "title"), Space(w=SEAL), grow=(0,))
    return Framed(Column(title, fitted(facts.epilogue, 20, 25, INK, "book"), gap=12, grow=(1,)), (28, 20), paper)


def _sign(what: str, colour: Colour) -> Drawn:
    """A sign before a line."""
    return Drawn(lambda canvas, area: shapes.sign(canvas, what, area.centre, 26, colour), 30, 28)


def _told(sign: str, words: str, size: float) -> Box:
    """A sentence with a sign before it."""
    return Row(_sign(sign, GREEN if sign == "tick" else DREAD_RED), Text(words, size, P.text), gap=12, grow=(1,), align="top")


# ------------------------------------------------------------------ the score


class Score(NamedTuple):
    """The score of which `counted` parts are shown, and whether the unlocked story is `opened`."""

    facts: ResultFacts
    counted: int
    opened: bool

    @property
    def points(self) -> int:
        """The points of the parts that are shown."""
        return sum(self.facts.result.score.get(part, 0) for part in PARTS[: self.counted])


def counted(time: float) -> int:
    """How many parts of the score are shown at this time of the animation."""
    return min(len(PARTS), max(0, int((time - COUNT) / EACH) + 1)) if time >= COUNT else 0


def score(props: Score) -> Box:
    """The score part by part; of a defeat what was missing. Below it the record and the unlocked story."""
    facts = props.facts
    title = Line(say("ui-ld-end-score" if facts.won else "ui-ld-end-missing"), 25, P.accent, "title")
    body = _parts(props) if facts.won else _missing(facts)
    low: list[Box] = [Text(facts.record, 20, P.muted)]
    if facts.opened:
        story = _opened(facts.opened)
        low.insert(0, story if props.opened else Drawn(lambda canvas, area: None, story.high))
    if facts.problem:
        low.append(Text(facts.problem, 18, DREAD_RED))
    return panel(Column(title, body, *low, gap=8, grow=(1,)), P, pad=(18, 10), line=GOLD_LOW)


def _parts(props: Score) -> Box:
    rows = [_part(props, part, counted=place < props.counted) for place, part in enumerate(PARTS)]
    line = Drawn(lambda canvas, area: canvas.line((area.x, area.y + 2), (area.x + area.w, area.y + 2), BRASS, 2), 4)
    points = Line(str(props.points), 50, P.title, "title", "right")
    total = Row(Line(say("ui-ld-end-total"), 28, P.text, "title"), points, grow=(0,))
    return Column(*rows, line, total, gap=2, grow=range(len(rows)))


def _part(props: Score, part: str, *, counted: bool) -> Box:
    """A row: a part, its count and value, its points."""
    value, each = props.facts.result.score.get(part, 0), WORTH[part]
    colour, brass = (P.text, BRASS) if counted else (mix(P.muted, P.panel, 0.35), mix(BRASS, P.panel, 0.5))
    times = Line(say("ui-ld-end-times", count=value // each, each=each), 20, P.muted, align="right")
    points = Line(str(value), 26, P.title if value else P.muted, "title", "right")
    row = (_sign(SIGNS[part], brass), Line(say(f"ui-ld-part-{part}"), 22, colour))
    return Row(*row, *((times, points) if counted else (Space(), Space())), gap=8, shares=(0.07, 0.52, 0.25, 0.16))


def _opened(story: str) -> Box:
    """The story that this result has unlocked."""
    words = Line(say("ui-ld-end-opened", story=story), 22, GOLD, "bold")
    return Row(_sign(STORIES[story].symbol, GOLD), words, gap=8, grow=(1,))


def _missing(facts: ResultFacts) -> Box:
    """The reasons of a defeat: the FISTs of the Showdown that were rolled, out of those needed, and sentences."""

    def dice(canvas: Canvas, area: Area) -> None:
        fists, target = facts.day.fists or (0, 0)
        paint_dice(canvas, area, min(44.0, (area.w - 6 * (target - 1)) / max(1, target)), min(fists, target), target)

    rolled = [] if facts.day.fists is None else [Drawn(dice, 48)]
    reasons = [_told("dread", words, 22) for words in facts.short]
    return Column(*rolled, *reasons, Text(say("ui-ld-end-no-score"), 20, P.muted, "italic"), gap=12)


# ------------------------------------------------------------------ the day in figures


def figures(facts: ResultFacts) -> Box:
    """The sources of Dread, the Plot cards, the best and the worst hour, and the course of Dread if there is room."""
    words, found = say("ui-ld-end-dread-of", dread=facts.t.dread, most=NUMBERS.dread_limit), sources(facts.day)
    title = Row(Line(say("ui-ld-end-day"), 25, P.accent, "title"), Line(words, 21, DREAD_RED, "bold"), grow=(0,))
    most = max((abs(change) for _, change in found), default=1)
    rows = [_source(why, change, most) for why, change in found] or [Text(say("ui-ld-end-no-dread"), 21, P.text)]
    plots = Drawn(partial(_plots, facts=facts), lambda canvas, _: _seal_size(canvas) + 20)
    hours, course = [_told(sign, told, 21) for sign, told in facts.hours], Drawn(partial(_course, facts=facts))
    body = (title, Column(*rows, gap=4), Line(say("ui-ld-end-plots"), 20, P.muted), plots, *hours, course)
    return panel(Column(*body, gap=8, grow=(-1,)), P, pad=(18, 10))


def _source(why: str, change: int, most: int) -> Box:
    """A source of Dread with a bar as long as the change is great, and the change."""
    line, colours = (DREAD_RED, (theme.DREAD_BAR, BLOOD)) if change > 0 else (GREEN, (theme.RELIEF_BAR, theme.GREEN_DEEP))

    def bar(canvas: Canvas, area: Area) -> None:
        long = max(6.0, (area.w - canvas.wide("+00", 21, "bold") - 14) * abs(change) / most)
        canvas.box(area.column(area.x, long, top=1, bottom=1), colours, line, radius=4, width=1)
        canvas.text(signed(change), (area.x + long + 10, area.centre[1] - canvas.high(21) / 2), 21, line, face="bold")

    words, made = Line(say(f"ui-ld-dread-{why}"), 20, P.text), Drawn(bar, lambda canvas, _: canvas.high(20))
    return Row(words, made, gap=10, shares=(0.38, 0.62), align="fill")


def _seal_size(canvas: Canvas) -> float:
    """The diameter of the seal of a Plot card."""
    return 46.0 * min(1.3, canvas.stretch)


def _plots(canvas: Canvas, area: Area, *, facts: ResultFacts) -> None:
    """The Plot cards as seals with a pip for each tier."""
    side = _seal_size(canvas)
    each = min(area.w / max(1, len(facts.plots)), side + 40)
    for place, (card, tier) in enumerate(facts.plots):
        x, y, letter = area.x + place * each + side / 2, area.y + side / 2, PLOTS[card].letter
        if tier < 0:
            canvas.circle((x, y), side / 2 - 3, mix(P.line, P.panel, 0.4), 2)
            canvas.text(letter, (x, y - canvas.high(22, "title") / 2), 22, P.muted, face="title", align="centre")
        else:
            shapes.seal(canvas, (x, y), side, "", letter)
        for pip in range(3):
            colour, width = (GOLD, 0.0) if pip <= tier else (mix(P.line, P.panel, 0.3), 1.5)
            canvas.circle((x + (pip - 1) * 13, y + side / 2 + 10), 5, colour, width)


def _course(canvas: Canvas, area: Area, *, facts: ResultFacts) -> None:
    """The Dread after each hour as columns in the colours of the Time Segments, with a line for each splatter."""
    hours, step, high = facts.day.hours, NUMBERS.splatter, min(COURSE, area.h)
    if high < COURSE / 2 or not hours:
        return
    chart = Area(area.x, area.y + area.h - high, area.w, high - canvas.high(18) - 4)
    most = max(10, step * -(-max((one.dread for one in facts.day.dread_changes), default=0) // step))
    for dread in range(step, most + 1, step):
        y = chart.y + chart.h * (1 - dread / most)
        canvas.line((chart.x, y), (chart.x + chart.w, y), mix(P.line, P.panel, 0.55), 1)
    each = chart.w / len(hours)
    last = max((one.moment for one in hours[-1].dread_changes), default=hours[-1].begin)
    ends = [*(hour.begin - 1 for hour in hours[1:]), last]
    for place, (hour, end) in enumerate(zip(hours, ends, strict=True)):
        tall = max(2.0, chart.h * min(most, facts.day.dread_at(end)) / most)
        colours = (mix(theme.SEGMENTS[SLOTS[hour.slot].segment], BLOOD, 0.35), mix(BLOOD, BLACK, 0.3))
        column = Area(chart.x + place * each, chart.y + chart.h - tall, each, tall)
        canvas.box(column.inset(2, 0), colours, radius=3)
        if each >= canvas.wide("00", 18) + 4 or hour.slot % 2 == 0:
            canvas.text(figure(hour.slot), (column.centre[0], chart.y + chart.h + 3), 18, P.muted, align="centre")


# ------------------------------------------------------------------ the Characters


NUMBERED = ("solved", "plots", "fists", "turned", "beaten", "idle")


class Person(NamedTuple):
    """The Character of a seat."""

    facts: ResultFacts
    seat: int


def character(props: Person) -> Box:
    """A Character, its honour and its numbers."""
    facts, seat = props
    who, (done, (honour, number)) = facts.t.people[seat].id, facts.tallies[seat]
    shares = {"fists": (done.fists, done.dice), "beaten": (done.beaten, done.met)}
    told = {what: say("ui-ld-end-of", some=some, all=most) for what, (some, most) in shares.items()}
    values = {what: told.get(what, getattr(done, what)) for what in NUMBERED}

    def medal(canvas: Canvas, area: Area) -> None:
        shapes.medal(canvas, who, seat, area.centre, min(area.w, area.h))
        shapes.badge(canvas, seat, (area.x + area.w - 10, area.y + area.h - 10), 28)

    card = SeatCard(
        medal, (name(who), say(f"title-{who}")), facts.holders[seat], say(f"ui-ld-honour-{honour}", number=number),
        DREAD_RED if done.defeated else P.accent,
        tuple(
            (str(value), say(f"ui-ld-end-did-{what}"), DREAD_RED if what == "idle" and done.idle > 2 else P.text)
            for what, value in values.items()
        ),
    )  # fmt: skip
    return panel(seat_card(card, P), P, pad=(0, 0), line=theme.SEATS[seat].colour)


# ------------------------------------------------------------------ registration


def panels(facts: ResultFacts, view: ResultView) -> Sequence[Panel]:
    """The letter, the score as far as it is counted, the figures of the day, and the Characters."""
    shown = Score(facts, counted(view.time), view.time >= OPENED)
    return (
        Panel("letter", letter, facts, PANELS, "end"),
        Panel("score", score, shown, PANELS, "end"),
        Panel("figures", figures, facts, PANELS, "figures"),
        *(Panel(f"person-{seat}", character, Person(facts, seat), PANELS, "people") for seat in range(len(facts.t.people))),
    )


def whole(boxes: Mapping[str, Box], canvas: Canvas) -> Box:
    """The letter, the score and the figures side by side, above the Characters."""
    upper, people = list(boxes.values())[:3], list(boxes.values())[3:]
    low = Row(*people, gap=14, shares=[1.0] * len(people), align="fill")
    return Column(Row(*upper, gap=14, shares=SHARES, align="fill"), low, gap=14, grow=(0,))


def cues(facts: ResultFacts) -> Sequence[tuple[float, str]]:
    """A coin for each part of the score, and a sound for the unlocked story."""
    coins = [(COUNT + EACH * place, "coin") for place in range(len(PARTS))] if facts.won else []
    return [*coins, *([(OPENED, "notice")] if facts.opened else [])]


def open_league(facts: ResultFacts) -> Navigation:
    """Open the League's score sheet."""
    return Push("london/league", facts.entered)


def again(match: Match, seed: int) -> Match:
    """The same Characters in the same story with a seed."""
    return match.again(seed, characters=",".join(one.id for one in match.game.state.people))


RESULT = ResultUi(
    palette=LONDON, bed="london", facts=read_facts, verdict=verdict, panels=panels, whole=whole, prefix="ui-ld-end-", wide=1600.0,
    pages=("end", "figures", "people"), opening=lambda facts: WON if facts.won else LOST, title=TITLE, buttons_at=PANELS[0],
    background=lambda facts: LondonSky(won=facts.won), buttons=("watch", "league", "again", "same", "main-menu"),
    routes=(Route("league", "log", "ui/log", open_league),), aloud=lambda facts: facts.epilogue, cues=cues, again=again,
)  # fmt: skip
