"""The records of a game: its figures with plots, and every finished game. One ledger for all games."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pygame

from game.match.record import SaveError
from game.rules import GAMES
from game.rules.engine.results import KeepsResults, Result
from game.storage import paths, records, results
from game.text import error_text, records as words, say, use
from game.ui import settings as preferences
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET as P, GREEN, WARM
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.screens import record_plots
from game.ui.screens.ledger import Form, LedgerScene, LedgerUi, entry, press as press_later
from game.ui.settings import STAGED
from game.ui.widgets import controls
from game.ui.widgets.boxes import Box, Drawn, Line, Text, paint
from game.ui.widgets.containers import Column, Flow, Framed, Row
from game.ui.widgets.pressed import Button
from game.ui.widgets.text_field import ButtonField

HEAD, ROW, SMALL, FACT = 24.0, 22.0, 18.0, 21.0
MARK, PAD = 26.0, 6.0
NAMED = 21.0
LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßáàâéèêëíïîóòôúùûçñøåæABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÁÀÂÉÈÊËÍÏÎÓÒÔÚÙÛÇÑØÅÆ0123456789 -'."
"""The characters of a name; a pad goes through them in this order."""
LONGEST = 16
ALL = ("all",)
"""The key of the entry with the figures of all games."""
LINE = 2
"""The number of decided games from which on there is a plot over time."""


class RecordsScene(LedgerScene):
    """The ledger of the records, opened at a game, and at the player's profile if several have results. Its name can be typed."""

    def __init__(self, context: AppContext, game: str) -> None:
        found = partial(read, game=game, profile=context.settings.profile, names=context.settings.names)
        super().__init__(context, ui=replace(LEDGER, game=game, read=found))
        self.entry: NameField | None = None

    def press(self, key: Hashable) -> Navigation | None:
        """Press a filter, or begin to type a name."""
        target = self.focus.find(key)
        if not (isinstance(key, tuple) and key[0] == "name"):
            return super().press(key)
        if self.canvas is not None and target is not None:
            self.entry = NameField(self.canvas, target.area, key, self.form.filters["names"].get(key[1], ""))
        return None

    def _named(self, entry: "NameField") -> None:
        """Store a name; without letters the profile has none."""
        name, settings = " ".join(entry.words.split()), self.context.settings
        settings.names = {profile: old for profile, old in settings.names.items() if profile != entry.key[1]}
        settings.names |= {entry.key[1]: name} if name else {}
        preferences.store(settings, paths.settings())
        self.form = replace(self.form, filters={**self.form.filters, "names": settings.names})
        self.entry = None

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """While a name is typed, keys and clicks go to its field; Esc leaves the name as it was."""
        if self.entry is None:
            return super().handle(event)
        target, self.dirty = self.focus.find(self.entry.key), True
        if event.type == pygame.KEYDOWN and input_action(event) == "back":
            self.entry = None
            return None
        inside = target is not None and target.area.holds(self.context.point(getattr(event, "pos", (0, 0))))
        used, done = self.entry.uses(event, inside=inside), self.entry
        if done.is_done:
            self._named(done)
        return None if used else super().handle(event)

    def update(self, dt: float) -> Navigation | None:
        """Advance the cursor of the field."""
        if self.entry is not None:
            self.entry.update(dt)
            self.dirty = True
        return super().update(dt)

    def paint(self, canvas: Canvas) -> None:
        """Paint the page, and the field over it."""
        if self.entry is not None and self.entry.has_moved(canvas, self.focus.find(self.entry.key)):
            self._named(self.entry)
        super().paint(canvas)
        if self.entry is not None:
            self.entry.draw(canvas)


class NameField(ButtonField):
    """The field in which the name of a profile is typed, over the button with this key."""

    def __init__(self, canvas: Canvas, area: Area, key: tuple[str, str], name: str) -> None:
        super().__init__(canvas, area, name, allowed=[*LETTERS], longest=LONGEST)
        self.key = key


# ------------------------------------------------------------------ the form


def read(_: Any, *, game: str, profile: str, names: Mapping[str, str]) -> Form:
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
    form = Form(book, " ".join(problems), filters={"game": game, "profile": None, "note": "", "mine": profile, "names": names})
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
    """Turn to a game or a profile."""
    what, value = key
    if what == "plot":  # it only takes the focus
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
    """A button for each game, for each profile if there are several, and for the name of one."""

    def button(what: str, value: Any, label: str) -> Box:
        return Button((what, value), label, press_later, P, what, size=21, primary=form.filters[what] == value)

    rows = [[button("game", game, say(f"game-{game}")) for game in STAGED]]
    known = profiles(form)
    if len(known) > 1:
        named = [(None, say("ui-records-everyone")), *((one, words.profile_text(one, form.filters["names"])) for one in known)]
        rows.append([button("profile", value, label) for value, label in named])
    mine = form.filters["mine"] if form.filters["profile"] is None else form.filters["profile"]
    name = say("ui-records-name", number=mine or records.FIRST, name=words.profile_text(mine, form.filters["names"]))
    rows.append([Button(("name", mine), name, press_later, P, "name", size=NAMED)])
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
    game="", name="records", palette=P, title="ui-records-title", read=partial(read, game=STAGED[0], profile="", names={}), filters=filters, entries=entries, details=details,
    press=press, paint_list=_panel, paint_details=_panel, action=lambda form: "ui-records-export" if shown(form) else "", act=export,
    note=lambda form: form.filters["note"], share=0.56, hovers=False,
)  # fmt: skip
