"""The result screen of Castle Ravenloft: dawn or dusk, the Heroes' numbers, the match turn by turn, its highlights."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from game.rules.ravenloft.space import figure
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, RAVENLOFT, RED_LIGHT, WARM, rgb
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.result import turn_chart
from game.ui.ravenloft.result.facts import HeroSummary, ResultFacts, compare_wins, read_facts
from game.ui.ravenloft.result.history import Highlight, badge
from game.ui.ravenloft.result.sky import CastleSky
from game.ui.scene.navigation import Goto, Navigation, Push
from game.ui.screens.result.boxes import SeatCard, Verdict, headline, last_lines, seat_card
from game.ui.screens.result.registration import Panel, ResultUi, ResultView, Route
from game.ui.table.match_client import LogLine
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, panel
from game.ui.widgets.controls import focus_frame, life
from game.ui.widgets.pressed import Choosable

P = RAVENLOFT
TITLE, PANELS, GROWTH = (500.0, 1100.0), (1600.0, 2200.0), (2100.0, 3000.0)
"""Start and end in milliseconds of the title, the rising panels and the growing chart."""
SIGNS = {"saved": "saved", "last-surge": "surge", "hair": "felled"}
"""The icons of the highlights that have no icon of their own name."""
BADGE = 38.0
GAP = 14.0
WIDEST = 460.0
"""The greatest width of a Hero's panel."""
FEW = 3
"""The number of Heroes up to which the highlights are beside them, and the chart has the whole width."""


def verdict(facts: ResultFacts, big: bool) -> Box:
    """Victory or defeat, the reason, and the numbers of the match."""
    t = facts.t
    counted = (
        (t.turn.number, "ui-turns", facts.note), (facts.minutes, "ui-minutes", ""), (t.surges, "ui-surges-left", ""),
        (len(t.board.tiles), "ui-tiles-laid", ""),
    )  # fmt: skip
    numbers = tuple((str(count), say(what, count=count), note) for count, what, note in counted)
    great, words = ("ui-dawn", "ui-heroes-win") if facts.won else ("ui-dusk", "ui-castle-wins")
    about = say("ui-night", adventure=t.adventure, seed=str(facts.seed))
    colours = (P.title, GREEN if facts.won else RED_LIGHT)
    return headline(Verdict(say(great), say(words), colours, f"{facts.reason} {facts.blow}".strip(), about, numbers), P, big=big)


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
        rgb("#ffb4a8") if one.honour[0] == "fallen" else P.accent,
        tuple((value, say(what), RED_LIGHT if what == "ui-taken" else P.text) for value, what in values),
        110.0,
        38.0,
    )
    health = Row(
        Drawn(lambda canvas, area: life(canvas, area, hp, most), 14),
        Line(say("ui-of", left=hp, most=most), 22, rgb("#ffe2da"), "bold"),
        grow=(0,),
    )
    return panel(seat_card(card, P, [health], [turn_chart.luck(tally)]), P, pad=(0, 0), line=rgb("#d8a850"), warm=WARM)


# ------------------------------------------------------------------ the highlights


class Highlights(NamedTuple):
    """The highlights, the last log lines, and how the replay is opened at a moment."""

    highlights: list[Highlight]
    lines: list[LogLine]
    watch: Callable[[int], Navigation]


def highlight_text(one: Highlight) -> str:
    """The sentence of a highlight."""
    sentence = say(f"ui-moment-{one.kind}", hero=one.hero, thing=one.thing, number=one.number)
    return say("ui-moment", turn=one.turn, sentence=sentence)


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
    row = Framed(Row(sign, Text(highlight_text(one), 21, P.text), gap=14, grow=(1,)), (8, 3))
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


def open_ledger(facts: ResultFacts) -> Navigation:
    """Open the campaign ledger at these Heroes."""
    return Push("ravenloft/campaign", [hero.id for hero in facts.t.heroes])


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
    buttons=("again", "same", "watch", "ledger", "cabinet"),
    primary="again",
    routes=(Route("ledger", "log", "ui/log", open_ledger),),
    aloud=lambda facts: f"{say('ui-heroes-win' if facts.won else 'ui-castle-wins')}. {facts.reason}",
    chosen=lambda facts: ("turn", facts.last_highlight),
    later=compare_wins,
    resumed=resumed,
)
