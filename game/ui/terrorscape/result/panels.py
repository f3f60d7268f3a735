"""The result screen of Terrorscape: dawn or darkness over the Villa, what everybody did, the night round by round, how it ended."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, RED_LIGHT, TERRORSCAPE as P, Colour
from game.ui.scene.navigation import Goto
from game.ui.screens.result.boxes import SeatCard, Verdict, headline, last_lines, seat_card
from game.ui.screens.result.registration import Panel, ResultUi, ResultView
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.result import night_chart
from game.ui.terrorscape.result.facts import LIVES, Figure, ResultFacts, read_facts
from game.ui.terrorscape.result.night_chart import LEVELS
from game.ui.terrorscape.result.sky import VillaSky
from game.ui.widgets.boxes import Box, Drawn, Line, Text
from game.ui.widgets.containers import Column, FirstFit, Row, panel

TITLE, PANELS, GROWTH = (500.0, 1100.0), (1500.0, 2100.0), (2000.0, 2900.0)
"""Start and end in milliseconds of the title, the rising panels and the growing chart."""
GAP = 14.0
NUMBERED = {
    "survivor": ("went", "searched", "key", "noise", "repelled", "beaten"),
    "killer": ("prowled", "card", "found", "vain", "wounded", "barred"),
}
"""The numbers on the panel of a survivor and of the killer, in two rows."""
BAD = frozenset({"beaten", "vain"})


def verdict(facts: ResultFacts, big: bool) -> Box:
    """Dawn or darkness, who has won and why, and the numbers of the night."""
    t, won = facts.t, facts.dawns
    counted = (
        (str(t.round), say("ui-ts-end-rounds", count=t.round), ""),
        (str(facts.minutes), say("ui-minutes", count=facts.minutes), ""),
        (str(t.keys), say("ui-ts-end-keys", count=t.keys), say("ui-of-most", most=NUMBERS.keys)),
        (str(t.level), say("ui-ts-end-level"), say("ui-of-most", most=LEVELS)),
    )  # fmt: skip
    great, colours = say("ui-dawn" if won else "ui-dusk"), (P.title, GREEN if won else RED_LIGHT)
    about = say("ui-ts-end-about", killer=t.killer, seed=str(facts.seed))
    return headline(Verdict(great, facts.verdict, colours, facts.reason, about, counted), P, big=big)


# ------------------------------------------------------------------ who was there


def figure_card(one: Figure) -> Box:
    """A survivor or the killer: how the night ended for it, and its numbers."""
    kind, colour = ("killer", P.danger) if one.number < 0 else ("survivor", theme.SURVIVOR[one.number])
    state = f"fate-{one.fate}" if one.fate else "injured" if one.hurt else "healthy"
    notes = (say("ui-ts-end-killer"),) if one.number < 0 else (say(f"ui-ts-{state}"),)
    values = tuple(
        (str(did), say(f"ui-ts-end-count-{kind}-{what}", count=did), RED_LIGHT if what in BAD and did else P.text)
        for what, did in ((what, one.did.get(what, 0)) for what in NUMBERED[kind])
    )

    def portrait(canvas: Canvas, area: Area) -> None:
        ring: Colour = P.danger if one.hurt else colour
        medal(canvas, area.centre, area.w * 0.46, one.who, ring, hurt=one.hurt, out=one.fate == "dead")

    honour = say(f"ui-ts-end-honour-{one.honour}", number=one.did.get(one.honour, 0))
    card = SeatCard(
        portrait, (name(one.who), *notes), one.holder, honour, P.danger if one.fate == "dead" else P.accent, values, 110.0, 36.0
    )
    above = [_life(one)] if one.number >= 0 else []
    return panel(seat_card(card, P, above), P, pad=(0, 0), line=colour)


def _life(one: Figure) -> Box:
    """The life points that are left, and the fear."""
    left = 0 if one.fate == "dead" else LIVES - one.hurt

    def draw(canvas: Canvas, area: Area) -> None:
        wide = (area.w - 6) / LIVES
        for place in range(LIVES):
            spot = area.column(area.x + place * (wide + 6), wide)
            canvas.box(spot, P.danger if place < left else P.deep, P.line, radius=4, width=1.2)

    words = say("ui-ts-end-life", left=left, most=LIVES, fear=one.fear)
    return Row(Drawn(draw, 12), Line(words, 19, P.text, "bold"), grow=(0,))


# ------------------------------------------------------------------ how it ended


class Story(NamedTuple):
    """The last lines of the log, and what each side held."""

    lines: tuple[str, ...]
    held: tuple[str, ...]


def story_box(props: Story) -> Box:
    """The end of the log, and below it as much as there is room for of what each side held."""
    title, log = Line(say("ui-ts-last-words"), 26, P.accent, "title", least=0.4), last_lines(props.lines, 20, P.text)
    rule = Drawn(lambda canvas, area: canvas.line((area.x, area.y + 4), (area.x + area.w, area.y + 4), P.line), 8)
    held = [Text(words, 19, P.muted) for words in props.held]
    fits = [Column(title, log, rule, *held[:count], gap=5, grow=(1,)) for count in range(len(held), -1, -1)]
    return panel(FirstFit(fits), P, pad=(18, 12))


# ------------------------------------------------------------------ registration


def panels(facts: ResultFacts, view: ResultView) -> Sequence[Panel]:
    """Everybody, the chart of the rounds, and how it ended."""
    chart = night_chart.Chart(facts.rounds, facts.t.killer, tuple(one.id for one in facts.t.survivors))
    last = facts.last
    chosen = night_chart.Chosen(chart, view.chosen[1] if isinstance(view.chosen, tuple) and view.chosen else last, view.watch)
    end = (GROWTH[1], GROWTH[1])
    return (
        *(Panel(f"figure-{place}", figure_card, one, PANELS, "people") for place, one in enumerate(facts.figures)),
        Panel("night", night_chart.empty_chart, chart, PANELS, "night"),
        Panel("rounds", night_chart.full_chart, chart, GROWTH, over="night", wipe=True),
        Panel("cursor", night_chart.ChosenRound, chosen, end, over="night"),
        Panel("story", story_box, Story(facts.lines, facts.held), PANELS, "story"),
    )


def whole(boxes: Mapping[str, Box], canvas: Canvas) -> Box:
    """Everybody in a row above the chart, with the story beside it."""
    people = [box for what, box in boxes.items() if what.startswith("figure-")]
    upper = Row(*people, gap=GAP, shares=[1.0] * len(people), align="fill")
    return Column(upper, Row(boxes["night"], boxes["story"], gap=GAP, shares=(0.68, 0.32), align="fill"), gap=GAP, grow=(1,))


RESULT = ResultUi(
    palette=P,
    bed="terrorscape",
    facts=read_facts,
    verdict=verdict,
    panels=panels,
    whole=whole,
    prefix="ui-ts-end-",
    wide=1400.0,
    pages=("people", "night", "story"),
    column=285.0,
    opening=lambda facts: GROWTH[1],
    title=TITLE,
    buttons_at=PANELS[0],
    background=lambda facts: VillaSky(won=facts.dawns, standing=facts.standing),
    aloud=lambda facts: f"{facts.verdict}. {facts.reason}",
    chosen=lambda facts: ("turn", facts.last),
    watch=lambda replay, moment: Goto("replay", replay, moment=moment) if moment else Goto("replay", replay),
)
