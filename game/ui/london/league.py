"""The League's score sheet: all finished stories, filtered by story and by rules, with the records."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

from game.match.record import SaveError
from game.rules.london import league
from game.rules.london.league import Figures, Result, Sheet
from game.rules.london.tables.cards import STORIES
from game.storage import paths, results
from game.text import error_text, name, say
from game.text.times import time_text
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON, Colour, mix
from game.ui.london import shapes
from game.ui.london.result.facts import PARTS, SIGNS, variant_brief, variant_words
from game.ui.london.shapes import seal
from game.ui.london.theme import BLOOD_INK, BRASS, BRONZE, DREAD_RED, FADED, GREEN, GREEN_DEEP, INK, PAPER, PAPER_LOW, P
from game.ui.screens.ledger import Form, LedgerUi, entry, press as press_later
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Space, Text, Wide
from game.ui.widgets.containers import ByWidth, Column, Flow, Framed, Row, panel
from game.ui.widgets.pressed import Button

SEAL, FACE = 58.0, 52.0


def read(chosen: Result | None) -> Form:
    """The sheet as it was written, opened at a result, by default the newest."""
    file, problem, sheet = paths.results(league.FILE), "", Sheet()
    try:
        sheet = Sheet(results.read(file, Result).results)
    except SaveError as error:
        problem = error_text(error)
    if not problem and (lost := results.set_aside(file)):
        problem = say("ui-ld-league-kept", file=str(lost[0]))
    found = [sheet.best(story, variant) for story in league.stories() for variant in sheet.variants()]
    form = filtered(Form(sheet, problem, filters={"story": "", "rules": None, "bests": found}))
    shown = listed(form)
    return replace(form, chosen=("result", shown.index(chosen))) if chosen in shown else form


def listed(form: Form) -> list[Result]:
    """The results that match the filters, the newest first."""
    found: list[Result] = form.book.some(form.filters["story"], form.filters["rules"])
    return found[::-1]


def result_of(form: Form) -> Result | None:
    """The chosen result."""
    match form.chosen:
        case ("result", int(place)):
            return listed(form)[place]
    return None


def filtered(form: Form, **filters: Any) -> Form:
    """The form with other filters; the chosen result stays if it is still listed, else the newest is chosen."""
    before = result_of(form)
    after = replace(form, filters={**form.filters, **filters})
    shown = listed(after)
    return replace(after, chosen=("result", shown.index(before) if before in shown else 0) if shown else None)


def press(form: Form, key: Any) -> Form:
    """Filter by rules, or by a story; the same story again removes this filter."""
    what, value = key
    return filtered(form, **{what: "" if what == "story" and value == form.filters["story"] else value})


# ------------------------------------------------------------------ the list


def filters(form: Form, wide: bool) -> Box:
    """A button for each set of rules if there are several; without room for the records, a button for each story, too."""

    def button(what: str, value: Any, words: str) -> Box:
        return Button((what, value), words, press_later, P, what, size=21, primary=form.filters[what] == value)

    variants = form.book.variants()
    stories = [] if wide else [button("story", story, say("ui-ld-league-short", story=story)) for story in league.stories()]
    rules = [button("rules", None, say("ui-ld-league-any")), *(button("rules", one, variant_brief(one)) for one in variants)]
    return Column(*([Flow(*made, gap=8) for made in (stories, rules if len(variants) > 1 else []) if made]), gap=10)


def entries(form: Form) -> list[Box]:
    """The results, or that there are none."""
    shown = listed(form)
    if not shown:
        return [Text(say("ui-ld-league-nothing" if form.book.results else "ui-ld-league-none"), 26, FADED, "book")]
    return [_row(form, place, one) for place, one in enumerate(shown)]


def _day(result: Result) -> str:
    """The local date and time of a result."""
    return time_text(datetime.fromisoformat(result.when).astimezone())


def _row(form: Form, place: int, one: Result) -> Box:
    """A result: story, date, Characters, rules, score."""
    key, best = ("result", place), any(one is other for other in form.filters["bests"])

    def made(canvas: Canvas, wide: float) -> Box:
        end = max(canvas.wide("000", 40, "title"), canvas.wide(say("ui-ld-league-lost"), 25, "bold"))
        line = say("ui-ld-league-line", day=_day(one), rules=variant_brief(one.variant))
        told = line if wide - SEAL - end > 330 * canvas.stretch else _day(one)
        words = Column(Line(name(one.story), 23, INK, "bold"), Line(told, 19, FADED, least=0.8))
        faces = (
            [Drawn(partial(_faces, party=one.party), FACE, len(one.party) * FACE * 0.86)] if wide > 700 * canvas.stretch else []
        )
        return Row(_seal(one.story), words, *faces, Wide(_end(one, best=best), end + 10), gap=12, grow=(1,))

    ground = partial(_ground, chosen=form.chosen == key)
    return entry(Framed(ByWidth(made), (14, 6), ground), key, one.story, P)


def _seal(story: str) -> Box:
    return Drawn(lambda canvas, area: seal(canvas, area.centre, SEAL, STORIES[story].symbol), SEAL, SEAL)


def _faces(canvas: Canvas, area: Area, party: Sequence[str]) -> None:
    for place, who in enumerate(party):
        shapes.medal(canvas, who, None, (area.x + (place + 0.5) * FACE * 0.86, area.centre[1]), FACE)


def _end(one: Result, *, best: bool) -> Box:
    """The score, with a star if it is a best one, or that the match was lost."""
    if not one.won:
        return Line(say("ui-ld-league-lost"), 25, BLOOD_INK, "bold", "right")
    star = [Drawn(lambda canvas, area: shapes.sign(canvas, "star", area.centre, 24, BRONZE), 24, 24)] if best else []
    return Row(Space(), *star, Line(str(one.total), 38, mix(GREEN_DEEP, INK, 0.5), "title"), gap=4, grow=(0,))


def _ground(canvas: Canvas, area: Area, chosen: bool) -> None:
    if chosen:
        canvas.box(area, mix(PAPER, BRASS, 0.3), None, radius=6, alpha=190)
    canvas.line((area.x + 10, area.y + area.h), (area.x + area.w - 10, area.y + area.h), mix(FADED, PAPER_LOW, 0.55), 1)


# ------------------------------------------------------------------ the details


def details(form: Form, wide: bool) -> Box:
    """The chosen result in full, below the records of the stories where there is room for them."""
    records = [_record(form, story) for story in league.stories()] if wide else []
    return Column(*records, panel(_detail(result_of(form)), P, pad=(18, 12)), gap=10)


def _record(form: Form, story: str) -> Box:
    """The record of a story under the chosen rules, or that it is locked."""
    sheet: Sheet = form.book
    found = league.figures(sheet.some(story, form.filters["rules"]))
    opened, chosen = sheet.unlocked(story) or bool(sheet.some(story)), story == form.filters["story"]
    colour = P.text if found.played else P.muted
    told = [Line(words, 20, colour, least=0.8) for words in (figures_text(found) if opened else [say("ui-ld-league-locked")])]
    words = Column(Line(name(story), 24, P.title if opened else P.muted, "title"), *told)
    row: list[Box] = [_seal(story) if opened else Wide(Picture("ui/lock", 36, 36, alpha=170), SEAL), words]
    if found.best is not None:
        best = Line(str(found.best.total), 40, P.title, "title", "right")
        row.append(Column(best, Line(say("ui-ld-league-best"), 18, P.muted, align="right")))
    warm = mix(P.panel, BRASS, 0.18) if chosen else None
    plate = panel(Row(*row, gap=12, grow=(1,)), P, pad=(14, 8), line=BRASS if chosen else None, warm=warm)
    return entry(plate, ("story", story), story, P, group="stories")


def figures_text(found: Figures) -> list[str]:
    """Figures of results in one or two lines."""
    mean = say("ui-ld-league-mean", mean=found.mean, row=found.row, dread=found.fewest or 0)
    return [say("ui-ld-league-played", played=found.played, won=found.won), *([mean] if found.won else [])]


def _detail(one: Result | None) -> Box:
    """A result in full: the facts, the points by part, the reason of the end. None stands for an empty list."""
    if one is None:
        return Text(say("ui-ld-league-choose"), 21, P.muted)
    rules = variant_words(one.variant)
    words = say("ui-ld-league-facts", party=list(one.party), dread=one.dread, minutes=one.minutes, rules=rules)
    title = Line(say("ui-ld-league-of", story=one.story, day=_day(one)), 23, P.accent, "title", least=0.5)
    points = [_points(part, one.score.get(part, 0)) for part in PARTS] if one.won else []
    half = (len(points) + 1) // 2
    columns = Row(Column(*points[:half], gap=6), Column(*points[half:], gap=6), gap=20, shares=(1, 1), align="top")
    reason = Text(say(one.reason), 20, P.muted if one.won else DREAD_RED, "italic")
    return Column(title, Text(words, 20, P.text), *([columns] if points else []), reason, gap=8)


def _points(part: str, value: int) -> Box:
    colour: Colour = GREEN if value else P.muted
    mark = Drawn(lambda canvas, area: shapes.sign(canvas, SIGNS[part], area.centre, 22, BRASS), 22, 22)
    return Row(mark, Line(say(f"ui-ld-part-{part}"), 20, P.text), Line(str(value), 21, colour, "bold"), gap=10, grow=(1,))


def _paper(canvas: Canvas, area: Area) -> None:
    canvas.box(area, (PAPER, PAPER_LOW), BRASS, radius=8, width=2)
    canvas.relief("london/parchment", area.inset(3))


LEDGER = LedgerUi(
    game="london", name="league", palette=LONDON, title="ui-ld-league-title", read=read, filters=filters, entries=entries, details=details,
    press=press, paint_list=_paper, paint_details=lambda canvas, area: None,
    count=lambda form: say("ui-ld-league-count", count=len(listed(form))),
)  # fmt: skip
