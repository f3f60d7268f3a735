"""The records of a game: its figures with plots, and every finished game. One ledger for all games."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from game.match.record import SaveError
from game.rules import GAMES
from game.rules.engine.results import KeepsResults, Result
from game.storage import paths, records, results
from game.text import error_text, records as words, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET as P, GREEN, WARM
from game.ui.screens import record_plots
from game.ui.screens.ledger import Form, LedgerUi, entry, press as press_later
from game.ui.settings import STAGED
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Drawn, Line, Text, paint
from game.ui.widgets.containers import Column, Flow, Framed, Row
from game.ui.widgets.pressed import Button

HEAD, ROW, SMALL, FACT = 24.0, 22.0, 18.0, 21.0
MARK, PAD = 26.0, 6.0
ALL = ("all",)
"""The key of the entry with the figures of all games."""
LINE = 2
"""The number of decided games from which on there is a plot over time."""


def records_ui(game: str, profile: str = "") -> LedgerUi:
    """The ledger of the records, opened at a game, and at a profile if several have results."""
    return replace(LEDGER, game=game, read=partial(read, game=game, profile=profile))


def read(_: Any, *, game: str, profile: str) -> Form:
    """All results that count, by game, with a problem for files that cannot be read in part or in whole."""
    book, problems = dict[str, list[Result]](), list[str]()
    for name in STAGED:
        rules = GAMES[name]
        if not isinstance(rules, KeepsResults):
            continue
        file = paths.results(rules.results_file)
        try:
            stored = results.read(file, rules.result_type)
        except SaveError as error:
            problems.append(error_text(error))
            continue
        book[name] = records.counted(stored.results)
        problems += [say("records-damaged", count=stored.damaged, file=str(file))] if stored.damaged else []
    form = Form(book, " ".join(problems), filters={"game": game, "profile": None, "note": ""})
    return turned_to(form, profile=profile if len(profiles(form)) > 1 else None)


def turned_to(form: Form, **filters: Any) -> Form:
    """The form with another game or profile, at the figures of all its games."""
    after = replace(form, filters={**form.filters, "note": "", **filters})
    use(game=after.filters["game"])
    rows = shown(after)
    told: dict[str, Any] = {
        "labels": {one.match: words.about(one) for one in rows},
        "figures": words.figures(records.records_of(rows)),
        "groups": words.groups(rows),
    }
    return replace(after, chosen=ALL, filters={**after.filters, **told})


def press(form: Form, key: Any) -> Form:
    """Turn to a game or a profile; a plot does nothing."""
    what, value = key
    if what == "plot":
        return form
    return turned_to(form, **{what: value})


def profiles(form: Form) -> list[str]:
    """The profiles that have results of any game."""
    return records.profiles(one for rows in form.book.values() for one in rows)


def shown(form: Form) -> list[Result]:
    """The results of the game and the profile, the oldest first."""
    return records.counted(form.book.get(form.filters["game"], ()), form.filters["profile"])


def export(form: Form) -> Form:
    """Write what is shown as CSV among the exports; the form then says where."""
    game, now = form.filters["game"], datetime.now(UTC).astimezone()
    rows = shown(form)
    file = paths.exports() / f"records-{game}-{now:%Y%m%d-%H%M%S}.csv"
    try:
        records.export(file, {game: rows})
    except SaveError as error:
        return replace(form, problem=error_text(error))
    return replace(form, problem="", filters={**form.filters, "note": say("records-written", count=len(rows), file=str(file))})


# ------------------------------------------------------------------ the list


def filters(form: Form, wide: bool) -> Box:
    """A button for each game, and for each profile if there are several."""

    def button(what: str, value: Any, label: str) -> Box:
        return Button((what, value), label, press_later, P, what, size=21, primary=form.filters[what] == value)

    rows = [[button("game", game, say(f"game-{game}")) for game in STAGED]]
    known = profiles(form)
    if len(known) > 1:
        named = [(None, say("ui-records-everyone")), *((one, words.profile_text(one)) for one in known)]
        rows.append([button("profile", value, label) for value, label in named])
    return Column(*(Flow(*row, gap=8) for row in rows), gap=10)


def entries(form: Form) -> list[Box]:
    """The figures of all games first, then each game, the newest first."""
    rows = shown(form)
    head = Line(say("ui-records-all", count=len(rows)), HEAD, P.title, "title", least=0.4)
    first = entry(
        Framed(head, (14, 10), partial(_ground, chosen=form.chosen == ALL)), ALL, say("ui-records-all", count=len(rows)), P
    )
    return [first, *(_game(form, one) for one in reversed(rows))]


def _game(form: Form, one: Result) -> Box:
    """A game: whether it was won, what was played, when, and the score. Its content is only made where it is in view."""
    key, label = ("night", one.match), form.filters["labels"][one.match]
    row = Drawn(partial(_row, one=one, label=label, chosen=form.chosen == key), _high)
    return entry(row, key, label, P)


def _high(canvas: Canvas, wide: float) -> float:
    """The height of a row with two lines."""
    return canvas.high(ROW, "bold") + canvas.high(SMALL) + 2 * PAD


def _row(canvas: Canvas, area: Area, *, one: Result, label: str, chosen: bool) -> None:
    """Paint a row."""
    outcome = records.outcome(one)
    when = say("ui-records-row", outcome=say(f"record-outcome-{outcome}"), day=words.day(one))
    told = Column(Line(label, ROW, P.text, "bold", least=0.5), Line(when, SMALL, P.muted))
    score = [Line(str(one.points), 30, P.title, "title", "right")] if one.points is not None else []
    row = Row(Drawn(partial(_mark, outcome=outcome), MARK, MARK), told, *score, gap=12, grow=(1,))
    paint(Framed(row, (14, PAD), partial(_ground, chosen=chosen)), canvas, area)


def _mark(canvas: Canvas, area: Area, outcome: str) -> None:
    """A filled disc for a win, a ring for a loss, a ring with a line across for neither."""
    middle, r = area.centre, min(area.w, area.h) * 0.36
    if outcome == "won":
        canvas.circle(middle, r, GREEN)
        return
    canvas.circle(middle, r, P.text, 2)
    if outcome == "shared":
        canvas.line((middle[0] - r, middle[1]), (middle[0] + r, middle[1]), P.text, 2)


def _ground(canvas: Canvas, area: Area, chosen: bool) -> None:
    canvas.box(area, WARM if chosen else P.panel_low, P.accent if chosen else P.line, radius=6, width=2.5 if chosen else 1)


# ------------------------------------------------------------------ the details


def details(form: Form, wide: bool) -> Box:
    """The figures and plots of all games, or one game in full."""
    rows = shown(form)
    one = next((one for one in rows if form.chosen == ("night", one.match)), None)
    return _overview(form, rows) if one is None else _facts(rows, one)


def _overview(form: Form, rows: Sequence[Result]) -> Box:
    """Figures, the share of wins over time, and bars of wins."""
    lines = [*form.filters["figures"], *([] if rows else [say("ui-records-none-note")])]
    boxes: list[Box] = [Column(*(Text(line, FACT, P.text) for line in lines), gap=4)]
    decided = [one for one in rows if not one.shared]
    if len(decided) >= LINE:
        ends = (words.day(decided[0]), words.day(decided[-1]))
        boxes.append(_plot("time", record_plots.over_time([one.won for one in decided], ends, P)))
    boxes += [_plot(title, record_plots.bars(title, tallies, P)) for title, tallies in form.filters["groups"]]
    return Column(*boxes, gap=18)


def _plot(name: str, box: Box) -> Box:
    """A plot that the focus can stop at, so that keys scroll to it."""
    return entry(Framed(box, (8, 6)), ("plot", name), name, P, group="plots")


def _facts(rows: Sequence[Result], one: Result) -> Box:
    """A game in full, with the records that it broke."""
    told = words.broken_by(rows, one)
    lines = [Text(words.about(one), HEAD, P.accent, "title"), Text(words.day(one), SMALL, P.muted)]
    lines += [Text(line, FACT, P.text) for line in words.facts(one)]
    lines += [Text(told, FACT, P.title, "bold")] if told else []
    return Column(*lines, gap=6)


def _panel(canvas: Canvas, area: Area) -> None:
    controls.panel(canvas, area, P)


LEDGER = LedgerUi(
    game="", name="records", palette=P, title="ui-records-title", read=partial(read, game=STAGED[0], profile=""), filters=filters, entries=entries, details=details,
    press=press, paint_list=_panel, paint_details=_panel, action=lambda form: "ui-records-export" if shown(form) else "", act=export,
    note=lambda form: form.filters["note"], share=0.56, hovers=False,
)  # fmt: skip
