"""The result screen of London Dread: the epilogue, the score part by part, the day in figures, and the part of each Character."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.match import Match
from game.rules.london.tables.cards import STORIES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GOLD_LOW, LONDON, WHITE, mix
from game.ui.london import shapes
from game.ui.london.replay.panels import paint_dice
from game.ui.london.result.facts import PARTS, SIGNS, WORTH, ResultFacts, read_facts, variant_words
from game.ui.london.result.figures import figures, sign, signed_line, trail, trail_is_missing
from game.ui.london.result.people import Person, character
from game.ui.london.result.sky import LondonSky
from game.ui.london.theme import BRASS, DREAD_RED, GREEN, INK, PAPER, PAPER_LOW, P
from game.ui.scene.navigation import Navigation, Push
from game.ui.screens.result.boxes import Verdict, fitted, headline
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
    row = (sign(SIGNS[part], brass), Line(say(f"ui-ld-part-{part}"), 22, colour))
    return Row(*row, *((times, points) if counted else (Space(), Space())), gap=8, shares=(0.07, 0.52, 0.25, 0.16))


def _opened(story: str) -> Box:
    """The story that this result has unlocked."""
    words = Line(say("ui-ld-end-opened", story=story), 22, GOLD, "bold")
    return Row(sign(STORIES[story].symbol, GOLD), words, gap=8, grow=(1,))


def _missing(facts: ResultFacts) -> Box:
    """The reasons of a defeat: the FISTs of the Showdown that were rolled, out of those needed, and sentences."""

    def dice(canvas: Canvas, area: Area) -> None:
        fists, target = facts.day.fists or (0, 0)
        paint_dice(canvas, area, min(44.0, (area.w - 6 * (target - 1)) / max(1, target)), min(fists, target), target)

    rolled = [] if facts.day.fists is None else [Drawn(dice, 48)]
    reasons = [signed_line("dread", words, 22) for words in facts.short]
    no_score = Text(say("ui-ld-end-no-score"), 20, P.muted, "italic")
    return Column(*rolled, *reasons, *(trail(facts) if trail_is_missing(facts) else ()), no_score, gap=12)


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
