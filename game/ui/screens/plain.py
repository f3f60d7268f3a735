"""Plain screens for a game that has a table: set-up, replay, result, demo and thumbnail, made from its rules and its table alone.

`plain_game_ui` is what such a game registers; each screen of its own replaces a plain one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import pygame
from msgspec import inspect, structs

from game.match import PERSON, Match
from game.match.options import read_options
from game.rules import GAMES
from game.rules.engine.rules import OptionsError, winning_seats
from game.rules.engine.secret import Seat
from game.storage.replay import Replay
from game.text import Speaker, name, option_error_text, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, GOLD
from game.ui.registry import GameUi
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import DemoSlot, Goto, Navigation
from game.ui.screens.demo import DemoPlaylist, PlayedDemo
from game.ui.screens.replay.line import Line
from game.ui.screens.replay.registration import ReplayUi, Shown, TableStage
from game.ui.screens.result.boxes import Verdict, headline, last_lines
from game.ui.screens.result.registration import Panel, ResultUi, ResultView
from game.ui.screens.rulebook.card_types import CardTypes
from game.ui.screens.setup import page
from game.ui.screens.setup.registration import Form, Option, SetupUi, Value, rival
from game.ui.settings import Settings
from game.ui.table.dialogs import holder_words
from game.ui.table.game_table import GameTable
from game.ui.table.scene import TableScene
from game.ui.widgets import boxes, containers
from game.ui.widgets.boxes import Box

P = CABINET
MOST = 8
"""The greatest number of values of an option that are shown as buttons."""
SPANS = ((0.0, 500.0), (600.0, 1100.0))
"""The milliseconds in which the verdict appears, and the panels below it."""
TableMaker = Callable[[AppContext, Match], GameTable]


def plain_game_ui(game: str, table: TableMaker, **own: Any) -> GameUi:
    """What a game registers that has a table and no other screens; `own` are the fields of GameUi in which it differs."""

    def at_table(context: AppContext, match: Match, *, held: frozenset[Seat] | None = None, **_: Any) -> TableScene:
        return TableScene(context, match, table(context, match), held=held)

    def thumbnail(context: AppContext, match: Match, stage: pygame.Surface) -> pygame.Rect:
        at_table(context, match, held=frozenset()).draw(stage)
        return stage.get_rect()

    made = GameUi(
        setup=plain_setup(game), table=at_table, replay=ReplayUi(P, partial(PlainStage, table=table)), result=RESULT,
        demo=partial(PlainDemo, table=table), thumbnail=thumbnail, portrait=plain_portrait, verdicts={"each": "ui-plain-won"},
        card_pages=CardTypes(),
    )  # fmt: skip
    return replace(made, **own)


def plain_portrait(canvas: Canvas, area: Area, who: str) -> None:
    """The first letter of a name in a circle."""
    canvas.circle(area.centre, min(area.w, area.h) / 2, P.line)
    canvas.within(name(who)[:1], area, area.h * 0.6, P.title, face="title")


# ------------------------------------------------------------------ set-up


def plain_setup(game: str) -> SetupUi:
    """The options of the rules with few values, and who holds each seat."""

    def form(settings: Settings, kiosk: bool) -> Form:
        usual = GAMES[game].options_type()
        return settle(Form({field: getattr(usual, field) for field in usual.__struct_fields__}, {0: PERSON}))

    def settle(form: Form) -> Form:
        return replace(form, who={**dict.fromkeys(seats(form), rival(game)), **form.who})

    def seats(form: Form) -> Sequence[Seat]:
        try:
            return tuple(GAMES[game].seats(read_options(GAMES[game], form.values)))
        except OptionsError:
            return ()

    def problem(form: Form) -> str:
        try:
            GAMES[game].seats(read_options(GAMES[game], form.values))
        except OptionsError as error:
            return option_error_text(error)
        return ""

    def seat_name(form: Form, seat: Seat) -> str:
        rules = GAMES[game]
        return name(rules.seat_name(rules.new_game(read_options(rules, form.values), 0), seat))

    return (ui := SetupUi(
        game=game, palette=P, bed=game, title="ui-plain-setup", form=form, settle=settle, problem=problem, seat_name=seat_name,
        left=lambda form: page.options(form, _options(game), P) or boxes.Space(),
        right=lambda form: page.stacked(page.heading(say("ui-plain-seats"), P), page.seats(form, ui), gap=0),
        options=lambda form: form.values, holders=lambda form: {seat: form.who[seat] for seat in seats(form)},
    ))  # fmt: skip


def _options(game: str) -> list[Option]:
    """The options of a game that have few values. Their titles are the messages `option-<name>`."""
    fields = {field.name: _values(field.type) for field in structs.fields(GAMES[game].options_type)}
    return [Option(what, say(f"option-{what}"), "", [(one, _word(one)) for one in few]) for what, few in fields.items() if few]


def _values(kind: Any) -> Sequence[Value]:
    match inspect.type_info(kind):
        case inspect.BoolType():
            return (False, True)
        case inspect.LiteralType(values=values) if len(values) <= MOST:
            return tuple(value for value in values if value is not None)
        case inspect.IntType(ge=int(low), le=int(high)) if high - low < MOST:
            return range(low, high + 1)
    return ()


def _word(value: Value) -> str:
    return say("ui-on" if value else "ui-off") if isinstance(value, bool) else str(value)


# ------------------------------------------------------------------ replay


class PlainStage(TableStage):
    """The table after each answer, with everything face up. Its chapters begin with the Events that begin a turn."""

    def __init__(self, context: AppContext, replay: Replay, table: TableMaker) -> None:
        super().__init__(context)
        self.replay, self.made = replay, table
        begins = [0, *(at for at, events in enumerate(replay.log) if at and any(event.turns for event in events))]
        self.line = Line(begins, [str(number) for number in range(1, len(begins) + 1)], replay.last)
        self.show(0, step=False)

    def show(self, moment: int, *, step: bool) -> None:
        """Show the table at a moment."""
        self.moment, match = moment, self.replay.at(moment)
        game = self.made(self.context, match)
        game.only, game.revealed = ("log",), True
        self.table: TableScene = TableScene(self.context, match, game, held=frozenset())

    def caption(self, shown: Shown) -> str:
        """The last line of the log."""
        return " ".join(line.words for line in self.table.client.log[-1:])


# ------------------------------------------------------------------ result


class PlainResult(NamedTuple):
    """A finished match: its name, why it is over, its rounds, the seats with their holders and whether they have won, and its log."""

    title: str
    reason: str
    rounds: int
    seats: tuple[tuple[str, str, bool], ...]
    log: tuple[str, ...]


def _read_result(match: Match, *, counts: bool) -> PlainResult:
    state, rules = match.game.state, match.rules
    speaker, won = Speaker(lambda seat: rules.seat_name(state, seat)), winning_seats(rules, state)
    outcome = match.outcome
    lines = (speaker.event(event) for events in match.seen(frozenset(match.holders)) for event in events)
    return PlainResult(
        name(rules.title(state)), say(outcome.reason) if outcome is not None else "", rules.rounds(state),
        tuple((speaker.seat(seat), holder_words(holder), seat in won) for seat, holder in match.holders.items()),
        tuple(" ".join(line.split()) for line in lines if line),
    )  # fmt: skip


def _verdict(facts: PlainResult, big: bool) -> Box:
    won = say("ui-plain-won", heroes=[seat for seat, _, wins in facts.seats if wins])
    rounds = (str(facts.rounds), say("ui-plain-rounds"), "")
    return headline(Verdict(say("ui-plain-over"), won, (GOLD, P.title), facts.reason, facts.title, (rounds,)), P, big=big)


def _seats(facts: PlainResult) -> Box:
    rows = [
        containers.Column(boxes.Line(seat, 30, GOLD if wins else P.title, "title"), boxes.Line(holder, 20, P.muted))
        for seat, holder, wins in facts.seats
    ]
    return containers.panel(containers.Column(*rows, gap=12), P)


def _log(facts: PlainResult) -> Box:
    return containers.panel(last_lines(facts.log, 20, P.text), P)


def _panels(facts: PlainResult, view: ResultView) -> list[Panel]:
    return [Panel("seats", _seats, facts, SPANS[1], "seats"), Panel("log", _log, facts, SPANS[1], "log")]


def _whole(panels: Mapping[str, Box], canvas: Canvas) -> Box:
    return containers.Row(panels["seats"], panels["log"], shares=(1, 2), align="fill")


RESULT = ResultUi(
    palette=P, bed="", facts=_read_result, verdict=_verdict, panels=_panels, whole=_whole, prefix="ui-plain-", wide=1000.0,
    pages=("seats", "log"), opening=lambda facts: SPANS[1][1], title=SPANS[0],
)  # fmt: skip


# ------------------------------------------------------------------ demo


class PlainDemo(PlayedDemo):
    """A match of the demo at its table."""

    invite = "ui-plain-invite"

    def __init__(self, context: AppContext, slot: DemoSlot, table: TableMaker) -> None:
        self.made = table
        super().__init__(context, slot, DemoPlaylist(slot.seed, slot.options, slot.game))

    def opened(self) -> Scene:
        """The table, without tools."""
        game = self.made(self.guest, self.match)
        game.only = ()
        return TableScene(self.guest, self.match, game, held=frozenset())

    def play(self, dt: float) -> Navigation | None:
        """Continue the match; after its end wait for the next one."""
        if self.verdict:
            return self.fade(dt)
        leaves = self.play_table(dt)
        return self.fade(dt) if isinstance(leaves, Goto) else None

    @property
    def verdict(self) -> str:
        """Who has won, and what comes next."""
        if self.match.decision is not None or self.inner.animations.busy or self.wait > 0:
            return ""
        speaker, won = self.inner.client.speaker, winning_seats(self.match.rules, self.match.game.state)
        return f"{say('ui-plain-won', heroes=[speaker.seat(seat) for seat in won])} {self.next_up()}"
