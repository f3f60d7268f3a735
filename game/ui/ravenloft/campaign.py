"""The campaign ledger: which adventures a party has won, all results of one of them, and the suggested next one."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.match.record import SaveError
from game.rules.ravenloft.adventures import journey
from game.rules.ravenloft.adventures.campaign import FILE, Ledger, Party, Result
from game.rules.ravenloft.setup import ORDER
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.storage import paths, results
from game.text import error_text, ravenloft as ledger_text, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, GREEN, INK, RAVENLOFT as P, RED_LIGHT, WARM
from game.ui.ravenloft.board.faces import portrait
from game.ui.scene.navigation import Back, Navigation
from game.ui.screens.ledger import Form, LedgerUi, entry
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Spaced, Text, Wide
from game.ui.widgets.containers import ByWidth, Column, Flow, Framed, Row
from game.ui.widgets.controls import panel

NAME, STATE, NIGHT = 22.0, 19.0, 20.0
FACE, SEAL = 46.0, 40.0
SEALS = {True: "ravenloft/tokens/seal-won", False: "ravenloft/tokens/seal-lost", None: "ravenloft/tokens/seal-open"}
"""The seal of an adventure that was won, only lost, or never finished."""


def read(going: Sequence[str] | None) -> Form:
    """The ledger as it was written, opened at the party that is going."""
    file = paths.results(FILE)
    try:
        book = Ledger(*results.read(file, Result))
        form = Form(book, ledger_text.problem(book, str(file)))
    except SaveError as error:
        form = Form(Ledger(), error_text(error))
    return with_parties(form, [frozenset(going)] if going else [])


def with_parties(form: Form, going: Sequence[Party]) -> Form:
    """The form with all parties, those that are `going` first, opened at the first one."""
    parties = [in_order(one) for one in dict.fromkeys([*going, *form.book.parties()])] or [list(ORDER[:1])]
    return turned_to(replace(form, filters={"parties": parties}), parties[0])


def turned_to(form: Form, party: list[str]) -> Form:
    """The form with the record of another party, at the suggested adventure."""
    advised = form.book.suggestion(party)
    chosen = advised[0] if advised else next(iter(form.book.adventures(party)), "")
    return replace(form, filters={**form.filters, "party": party, "advised": advised}, chosen=("adventure", chosen))


def press(form: Form, key: Any) -> Form:
    """Turn to a party."""
    return turned_to(form, form.filters["parties"][key[1]])


def adventure_of(form: Form) -> str:
    """The chosen adventure."""
    match form.chosen:
        case ("adventure", str(adventure)):
            return adventure
    return ""


def action(form: Form) -> str:
    """An adventure that exists for a party of this size can be set up."""
    return "ui-campaign-set-up" if adventure_of(form) in journey.order(len(form.filters["party"])) else ""


def set_up(form: Form) -> Navigation:
    """Return the chosen adventure, its Heroes and the advised Surges (0: no advice) to the set-up."""
    adventure, advised = adventure_of(form), form.filters["advised"]
    return Back((adventure, form.filters["party"], advised[1] if advised and advised[0] == adventure else 0))


def in_order(party: Party) -> list[str]:
    """The Heroes of a party in turn order."""
    return [hero for hero in ORDER if hero in party]


# ------------------------------------------------------------------ boxes


def parties(form: Form, wide: bool) -> Box:
    """A button with portraits for each party."""
    made = []
    for place, heroes in enumerate(form.filters["parties"]):
        face = Drawn(
            partial(_party, heroes=heroes, chosen=heroes == form.filters["party"]), FACE + 12, len(heroes) * (FACE + 4) + 16
        )
        made.append(entry(face, ("party", place), say("ui-campaign-party", heroes=heroes), P, group="parties"))
    return Flow(*made, gap=10)


def _party(canvas: Canvas, area: Area, heroes: Sequence[str], chosen: bool) -> None:
    """The portraits of a party; the chosen one is golden and underlined."""
    canvas.box(area, WARM if chosen else P.panel_low, P.accent if chosen else P.line, radius=8, width=2.5 if chosen else 1)
    for place, hero in enumerate(heroes):
        canvas.picture(portrait(hero), area.at(place * (FACE + 4) + 10, 5, FACE, FACE))
    if chosen:
        canvas.box(Area(area.x + 10, area.y + area.h - 6, area.w - 20, 4), GOLD, radius=2)


def adventures(form: Form) -> list[Box]:
    """The adventures of the party."""
    return [_adventure(form, adventure) for adventure in form.book.adventures(form.filters["party"])]


def _adventure(form: Form, adventure: str) -> Box:
    """An adventure: number, seal, name and this party's record; the suggested one with a word."""
    book, party, advised, key = form.book, form.filters["party"], form.filters["advised"], ("adventure", adventure)
    is_advised, chosen = bool(advised) and advised[0] == adventure, form.chosen == key
    won, number = book.won(party, adventure), str(ADVENTURES[adventure].number) if adventure in ADVENTURES else ""
    name = Text(ledger_text.title(book, adventure), NAME, P.text, "bold")
    colour = P.muted if won is None else GREEN if won else RED_LIGHT
    chip = Framed(Line(say("ui-campaign-next"), STATE, INK, "bold", "centre"), (10, 2), _chip)
    head = Row(name, chip, gap=10, grow=(0,), align="top") if is_advised else name
    words = Column(head, Text(ledger_text.record(book, party, adventure), STATE, colour))

    def made(canvas: Canvas, wide: float) -> Box:
        digits = Wide(Line(number, 24, P.accent, "title", "centre"), canvas.wide("00", 24, "title") + 14)
        return Row(digits, Picture(SEALS[won], SEAL, SEAL), words, gap=10, grow=(2,))

    row = Framed(ByWidth(made), (8, 6), partial(_row, advised=is_advised, chosen=chosen))
    return entry(row, key, adventure, P)


def _chip(canvas: Canvas, area: Area) -> None:
    canvas.box(area, GOLD, radius=6)


def _row(canvas: Canvas, area: Area, advised: bool, chosen: bool) -> None:
    canvas.box(area, WARM if advised else P.panel_low, P.accent if chosen else P.line, radius=6, width=2.5 if chosen else 1)


def nights(form: Form, wide: bool) -> Box:
    """All results of the chosen adventure, the newest first."""
    book, adventure = form.book, adventure_of(form)
    title = Spaced(Text(say("ui-campaign-games", adventure=ledger_text.title(book, adventure)), 24, P.accent, "title"), 8)
    rows: list[Box] = [
        Row(Picture(SEALS[one.won], 34, 34), Text(ledger_text.result_text(one), NIGHT, P.text), gap=12, grow=(1,), align="top")
        for one in reversed(book.of(form.filters["party"], adventure))
    ]
    return Column(title, *(rows or [Text(say("ui-campaign-no-games"), NIGHT, P.muted, "italic")]), gap=14)


def _panel(canvas: Canvas, area: Area) -> None:
    panel(canvas, area, P)


LEDGER = LedgerUi(
    game="ravenloft", name="campaign", palette=P, title="ui-campaign-title", read=read, filters=parties, entries=adventures, details=nights,
    press=press, paint_list=_panel, paint_details=_panel, action=action, act=set_up,
    note=lambda form: ledger_text.advice(form.book, form.filters["party"]),
)  # fmt: skip
