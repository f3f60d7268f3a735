"""The card inspector (a card enlarged, its meaning now, and its rules), and the tooltip of a panel or token under the mouse."""

from functools import partial
from typing import NamedTuple

import pygame

from game.rules.engine.script import Choice
from game.rules.ravenloft.choice import Target as Strike
from game.rules.ravenloft.space import figure
from game.text import language, name as named, say
from game.text.rulebook import passage
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, mix
from game.ui.input.actions import input_action
from game.ui.input.state import MOUSE
from game.ui.ravenloft.choreography.shown_state import mark_positions
from game.ui.ravenloft.facts import cards, sections
from game.ui.ravenloft.facts.cards import rules_of
from game.ui.ravenloft.facts.current import laid, meaning
from game.ui.ravenloft.facts.sections import Situation, rule, section
from game.ui.ravenloft.panels import card_face
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.theme import CARD, CARD_LOW
from game.ui.scene.navigation import Push
from game.ui.table.acts import Answer, Close, TableHost
from game.ui.table.compositor import Layer
from game.ui.table.facts import TableFacts
from game.ui.table.tooltip import Facts, InspectorDialog, Tooltip, tooltip_layer
from game.ui.widgets import gamepad
from game.ui.widgets.boxes import Box, Drawn, Placed, Space, place
from game.ui.widgets.containers import Column, Row
from game.ui.widgets.dialog import pointer
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_left
from game.ui.widgets.pressed import Button, Choosable

P = RAVENLOFT
GAP, SECTIONS = 36.0, 16.0
"""The gaps between the card and the column beside it, and between sections."""
MOST_COLUMN = 800.0
MOST_CARD = 680.0


class Look(NamedTuple):
    """The areas of the card, of the column beside it, and of the buttons below them."""

    card: Area
    column: Area
    pager: Area
    bar: Area


def situation(game: Presentation, facts: TableFacts) -> Situation:
    """The match as a table shows it."""
    options, current = game.option_map, facts.focus
    target = str(current[1]) if isinstance(current, tuple) and current[0] == "target" else ""
    return Situation(
        game.t, game.play.view, facts.seat, frozenset((*options.hand, *options.cards)), frozenset(options.figures),
        lambda card: facts.speaker.refusal(game.card_refused(card)), lambda who: Answer(Strike(who)), target,
    )  # fmt: skip


class CardBrowser(InspectorDialog[str]):
    """The inspector of a row of cards: one enlarged, what it means now, and its rules."""

    toggle_action = "look"

    def __init__(self, table: TableHost, game: Presentation, found: list[str], first: int) -> None:
        super().__init__(table, found, first, P)
        self.table, self.game = table, game
        self.first = "use" if self.choice is not None else "close"
        self.layout: Look | None = None
        self.controls: list[Placed] = []

    @property
    def card(self) -> str:
        """The open card."""
        return self.thing

    @property
    def choice(self) -> Choice | None:
        """The option of the open Decision that this card stands for; None if there is none."""
        return self.game.option_map.hand.get(self.card) or self.game.option_map.cards.get(self.card)

    def show(self, at: int) -> None:
        """Show another card of the row; the focus goes to what can be done with it."""
        super().show(at)
        self.first = "use" if self.choice is not None else "close"
        current = self.table.focus.current
        if isinstance(current, tuple) or current in ("use", "close"):
            self.table.focus.current = self.first

    def take(self, event: pygame.event.Event) -> bool:
        """Handle keys and wheel: left and right change the card, the wheel and the page keys scroll the column; over the card the wheel changes it."""
        what = input_action(event) if event.type == pygame.KEYDOWN else ""
        if what in ("left", "right"):
            self.turn(1 if what == "right" else -1)
            return True
        if super().take(event):
            return True
        if event.type == pygame.MOUSEWHEEL and not self.scroll.view.holds(pointer(self.table, event)):
            self.turn(-event.y)
        return event.type == pygame.MOUSEWHEEL

    def targets(self, canvas: Canvas) -> list[Target]:
        """The targets of the column, then the buttons."""
        self.layout = lay = self._cut(canvas)
        made = self.place(canvas, lay.column, self._page(canvas, lay))
        # the buttons follow what there is to read
        bar = lay.bar.moved(0, min(0.0, self.scroll.content - lay.column.h))
        self.controls = [place(self._buttons(canvas, bar.w), canvas, bar), place(self._pager(lay.pager.h), canvas, lay.pager)]
        return [*made, *(target for one in self.controls for target in one.targets)]

    def _buttons(self, canvas: Canvas, wide: float) -> Box:
        """What can be done with the card, in equal shares unless that is too narrow for one."""
        cap = self.table.context.input.cap
        made = [Button("close", say("ui-put-back"), Close, P, "bar", cap("back"))]
        if self.choice is not None:
            label = self.game.label(self.table.facts(), self.choice)
            made.insert(0, Button("use", label, partial(Answer, self.choice), P, "bar", cap("take"), primary=True))
        natural, each = [button.wide(canvas) for button in made], (wide - 12 * (len(made) - 1)) / len(made)
        fits = sum(natural) + 12 * (len(made) - 1) <= wide and max(natural) > each
        return Row(*made, gap=12, shares=natural if fits else [1] * len(made), align="fill")

    def _pager(self, side: float) -> Box:
        """The place of the card in the row, between two arrows if there are several."""
        number = say("ui-card-of", at=self.at + 1, count=len(self.things))
        ends = [self._end(side, -1, "previous", say("ui-previous")), self._end(side, 1, "next", say("ui-next"))]
        return Row(ends[0], Drawn(partial(_plate, words=number), side), ends[1], gap=8, grow=(1,), align="fill")

    def _end(self, side: float, way: int, key: str, label: str) -> Box:
        arrow, act = Drawn(partial(_arrow, way=way), side, side), partial(self.turn, way)
        several = len(self.things) > 1
        return Choosable(arrow, key, act, "pager", label, _ground, under=True) if several else Space(w=side)

    def _cut(self, canvas: Canvas) -> Look:
        """The layout: the card at the left, as large as its shape allows, and the column beside it, both centred."""
        room = canvas.room.inset(28, 24)
        bar_high = max(60.0, canvas.high(24) + 24)
        pager_high = max(44.0, canvas.high(22) + 14)
        wide = min((room.h - pager_high - 40) * card_face.SHAPE, room.w * 0.40, MOST_CARD)
        column = min(MOST_COLUMN * max(1.0, canvas.letter), room.w - wide - GAP - 24)
        both = wide + GAP + column + 24
        left, right = off_left(Area(room.x + (room.w - both) / 2 + 12, room.y, both - 12, room.h), wide, GAP)
        pager, above = off_bottom(left, pager_high, 26)
        high = min(above.h - 12, wide / card_face.SHAPE)
        card = Area(above.x, above.y + 12 + (above.h - 12 - high) / 2, above.w, high)
        top = max(right.y, card.y - 10)
        bar, beside = off_bottom(right.below(top), bar_high, 18)
        count = canvas.wide(say("ui-card-of", at=len(self.things), count=len(self.things)), 22)
        wide = min(pager.w, max(260.0, 2 * pager.h + count + 44))
        middle = pager.halfway_across(pager.y, wide, pager.h)
        return Look(card, beside, middle, bar)

    def _page(self, canvas: Canvas, lay: Look) -> Box:
        """The column: the card's text if it does not fit on the card, its meaning now, its rules."""
        made = list[Box]()
        if not card_face.plan(canvas, lay.card, self.card).size:
            made.append(section(say("ui-card-text"), "", [sections.words(card_face.body(self.card))]))
        now = meaning(situation(self.game, self.table.facts()), self.card)
        made.append(section(say("ui-right-now"), now.aside, now.boxes, gold=True))
        if rules := rules_of(self.card):
            key = self.table.context.input.cap("rulebook")
            aside = say("ui-rules-open", key=key if key and not gamepad.is_glyph(key) else None)
            made.append(section(say("ui-rules-that-apply"), aside, [self._rule(one) for one in rules]))
        return Column(*made, gap=SECTIONS)

    def _rule(self, number: str) -> Box:
        found = passage(number, language())
        assert found is not None
        return rule(number, found.title, found.words, partial(Push, "rulebook", rule=number))

    def quoted(self) -> str:
        """The rule that has the focus, or else the first that the card cites."""
        current = self.table.focus.current
        if isinstance(current, tuple) and current[0] == "rule":
            return str(current[1])
        return next(iter(rules_of(self.card)), "")

    def paint(self, canvas: Canvas) -> None:
        """Paint the card at the left and the column at the right."""
        lay = self.layout
        if lay is None:
            return
        placed = laid(self.game.t, self.card)
        card_face.draw(canvas, lay.card, self.card, turn=0 if placed is None else placed.turn)
        self.paint_page(canvas)
        for one in self.controls:
            one.paint(canvas, self.table.focus.current)


def _ground(canvas: Canvas, area: Area, focused: bool) -> None:
    """The ground of an arrow."""
    fill, line = (mix(P.panel, P.line, 0.3), P.focus) if focused else (P.panel_low, P.line)
    canvas.box(area, fill, line, width=3 if focused else 1.5)


def _arrow(canvas: Canvas, area: Area, way: int) -> None:
    (x, y), r = area.centre, area.h * 0.2
    canvas.shape([(x + way * r, y), (x - way * r * 0.8, y - r * 1.2), (x - way * r * 0.8, y + r * 1.2)], P.text)


def _plate(canvas: Canvas, area: Area, words: str) -> None:
    """The number of the card and of all cards."""
    canvas.box(area, P.panel_low, P.line, radius=6, width=1.2)
    canvas.within(words, area, canvas.fitting(words, 22, area.w - 10, least=0.5), P.muted)


TOLD = frozenset({"hero", "decks", "phases", "objective", "stock", "order", "worst", "log", "last"})
FAR = {"phase": "phases", "goal": "objective"}
"""Panel names in table mode that have another name in the normal layout."""
LYING = "lying-"


def spot(now: TableProps, point: tuple[float, float]) -> tuple[str, Area] | None:
    """The panel or token at a point (by the beginning of its name) and its area; None if it has no tooltip."""
    if now.facts.in_dialog:
        return None
    for name, area in now.game.sides.spots if now.game.place.rails == 2 else ():
        near = name.removeprefix("far-")
        stem = FAR.get(near, near.partition("-")[0])
        if stem in TOLD and area.holds(point) and not (now.game.canvas and now.covers(now.game.canvas, point)):
            return (near if stem == "hero" else stem), area
    return _token(now, point)


def _token(now: TableProps, point: tuple[float, float]) -> tuple[str, Area] | None:
    """The token or marker at a point of the board that no figure covers."""
    canvas, view = now.game.canvas, now.game.place.view
    if canvas is None or not view.holds(point) or now.covers(canvas, point) or now.game.figure_at(point):
        return None
    for mark, square in mark_positions(now.game.t, now.game.stage.marks):
        area = now.game.camera.area(canvas, view, square)
        if area.holds(point) and cards.card_text(mark.card):
            return f"{LYING}{mark.card}", area
    return None


def about(now: TableProps, name: str) -> Facts:
    """What is said of a panel or a token."""
    t = now.game.t
    if name.startswith(LYING):
        card = name.removeprefix(LYING)
        return Facts(named(card), words=(cards.card_text(card),))
    if name.startswith("hero"):
        own = t.heroes[_seat(now, name)].conditions
        told = (say("ui-now-condition", condition=one, text=cards.card_text(one)) for one in own)
        return Facts("", words=(say("ui-about-numbers"), *told))
    if name != "objective":
        return Facts("", words=(say(f"ui-hovered-{name}"),))
    lost = say("ui-hovered-objective", lost=say(f"lost-{t.adventure}"))
    return Facts("", words=(lost, *say(f"text-{t.adventure}").splitlines()))


def _seat(now: TableProps, name: str) -> int:
    """The seat of a Hero's panel: panels are in order of play, beginning with the active Hero."""
    t, place = now.game.t, name.split("-")[1]
    first = next((seat for seat, one in enumerate(t.heroes) if one.id == now.game.stage.hero), t.turn.hero)
    return figure.clockwise(t, first)[int(place) if place.isdecimal() else 0]


def layers(now: TableProps, canvas: Canvas) -> list[Layer]:
    """The tooltip beside the panel or token under the mouse."""
    facts = now.facts
    if not now.game.points or facts.busy or now.game.context.input.device != MOUSE or (found := spot(now, facts.pointer)) is None:
        return []
    name, area = found
    return [tooltip_layer(canvas, Tooltip(about(now, name), name, None, _sheet, P), area, (), room=now.game.place.clear)]


def _sheet(canvas: Canvas, area: Area) -> None:
    canvas.box(area, (CARD, CARD_LOW), P.accent, width=2, radius=10)
