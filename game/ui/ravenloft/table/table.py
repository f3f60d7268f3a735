"""The table of Castle Ravenloft: what is laid out, pressed, painted and heard, and what the game itself does with input."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

import pygame

from game.match import Match
from game.rules.engine.script import Action, Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.ravenloft.choice import Target as TargetChoice, Walk
from game.rules.ravenloft.space.board import square
from game.text import say
from game.text.rulebook import references
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, Palette
from game.ui.input.actions import PANS, input_action
from game.ui.ravenloft import board_targets
from game.ui.ravenloft.board import board
from game.ui.ravenloft.board.overhead import Overlays
from game.ui.ravenloft.board_targets import BoardView
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.ravenloft.facts import cards as words
from game.ui.ravenloft.facts.cards import rules_of
from game.ui.ravenloft.facts.inspector import CardBrowser
from game.ui.ravenloft.layout import layout
from game.ui.ravenloft.lesson_areas import Pointed, lesson_area
from game.ui.ravenloft.panels import sides
from game.ui.ravenloft.panels.column import Panel
from game.ui.ravenloft.panels.rolls import Peril
from game.ui.ravenloft.panels.sides import SideSheet
from game.ui.ravenloft.sound import table_sounds
from game.ui.ravenloft.table import layers, prefetch
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.ravenloft.table.props import TableProps
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import SoundAdapter
from game.ui.table.acts import Act, Doing, Focus, Open, Refuse
from game.ui.table.compositor import Layer
from game.ui.table.facts import TableFacts
from game.ui.table.scene import TableScene
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, meeting
from game.ui.widgets.screen import LEFT, MIDDLE, RIGHT

ZOOM = 1.15
"""The factor of one zoom step."""
PAN = 36.0
"""Logical pixels that the board moves when a pan key goes down; while it is held the board glides."""
DRAGGED = 8.0
"""The logical pixels that the mouse moves before a press on the board is a drag."""
PANELS, PATIENCE = 2, 3
"""How many panels are painted in one frame of an animation, and for how many frames they wait while light is computed."""


class RavenloftTable(Presentation):
    """The table of Castle Ravenloft."""

    palette: ClassVar[Palette] = RAVENLOFT
    single = frozenset({"squares"})
    quiet = frozenset({"tools", "turners"})  # reachable by keys of their own
    tools: ClassVar[Sequence[str]] = ("undo", "redo", "hint", "look", "log", "save", "centre", "plus", "minus", "menu")
    order, open_to_all = tools, frozenset(tools)
    pans, dims = True, True
    drag: tuple[float, float] | None = None
    drag_at = (0.0, 0.0)
    dragged = stirred = board_changed = board_moving = late = False
    number = waits = 0
    standing: Sequence[Layer] = ()
    tray = NOWHERE
    overlays: Overlays | None = None

    # ------------------------------------------------------------------ what is shown

    def notice(self, facts: TableFacts) -> str:
        """The text of the open card."""
        return words.whole_text(self.director.card)

    def refusal(self, refusal: IllegalAction) -> str:
        """What is possible, if no rule explains why an answer is not."""
        found = self.option_map
        marked = found.squares or found.figures or found.tiles or found.edges
        return say("ui-choose-marked") if refusal.reason == "refused-not-legal" and marked else ""

    def hinted(self, facts: TableFacts, choice: Choice, targets: Sequence[Target]) -> Act:
        """The recommended target gets the focus, in view."""
        key = next((item.key for item in targets if item.data == choice), facts.focus)
        self.follow(key)
        return Focus(key)

    def update(self, facts: TableFacts, dt: float) -> bool:
        """Move the camera and the light, and run a part of a forecast; under a dialog everything rests."""
        if facts.in_dialog:
            return False
        moved, changed = self.steer(dt, self.context.input.glide(dt), busy=facts.busy), False
        if moved is not None:  # everything is painted when the board stops, or while its highlights move along
            stops, self.board_moving = self.board_moving and not moved, moved
            self.board_changed = self.board_changed or moved
            changed = not facts.busy and (stops or (moved and facts.lesson is not None))
        if facts.busy:
            self.board_changed = self.board_changed or not facts.stopped
            return changed
        return (facts.decision is not None and self.forecast.work()) or changed

    def quoted(self, facts: TableFacts) -> str:
        """The rule of the last refusal or of the focused card."""
        if found := references(facts.message):
            return found[0]
        current = facts.focus
        if isinstance(current, tuple) and current[0] == "card" and facts.asked is not None:
            against = "" if current[1] in self.option_map.hand else self.card_refused(current[1]).rule
            return against or next(iter(rules_of(current[1])), "")
        return ""

    def page(self, facts: TableFacts) -> str:
        """The rulebook page of the adventure."""
        return f"card:{self.t.adventure}"

    def prefetch(self, facts: TableFacts, canvas: Canvas) -> Iterator[None]:
        """Load what the match shows next."""
        return prefetch.work(self)

    # ------------------------------------------------------------------ layout and targets

    def lesson_area(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], points: str) -> Area | None:
        """The place that a lesson points at; None during animations, and below an open card."""
        if facts.busy and not facts.stopped:
            return None
        hand = tuple((card, area) for card, _, area in self.hand(facts).areas if self.place.hand.holds(area.centre))
        panels = tuple(self.sides.spots) if self.place.rails != 1 else None
        area = lesson_area(canvas, points, Pointed(self.board, tuple(targets), hand, frozenset(self.option_map.hand), panels))
        spread = TableProps(self, facts, targets).spread(canvas)
        return None if area is None or (spread is not None and meeting(spread.sheet, area) > 0) else area

    def layout(self, canvas: Canvas, facts: TableFacts) -> None:
        """Lay the table out."""
        self.canvas = canvas
        self.arrange(layout(canvas), facts.focus)

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """All targets of the table, the topmost last."""
        self.late = True
        hand = self.hand(facts)
        self.sides.first_card = (hand.showing(facts.focus) if facts.focus != self.sides.turned else hand).first
        self.sides.turned = facts.focus
        self.laid, self.tray = layers.targets(TableProps(self, facts), canvas, self.tools_of(facts))
        return self.laid

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event, facts: TableFacts, targets: Sequence[Target]) -> tuple[bool, Doing]:
        """The wheel, drags, and keys that move the board."""
        point = self.context.point(event.pos) if hasattr(event, "pos") else facts.pointer
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.fitted = False
        elif event.type == pygame.MOUSEWHEEL:
            if self.place.hand.holds(facts.pointer):
                self.sides.turn(-event.y)
            else:
                self.camera.magnify(ZOOM**event.y, self.place.view, facts.pointer, glide=True)
            return True, None
        elif event.type == pygame.MOUSEBUTTONUP:
            return True, self._released(event.button, facts)
        elif event.type == pygame.MOUSEMOTION:
            return self._moved(point, facts), None
        elif event.type == pygame.KEYDOWN:
            self.points = False
            if (what := input_action(event)) in PANS:
                self.camera.pan(-PANS[what][0] * PAN, -PANS[what][1] * PAN)
                self.follow(facts.focus)
                return True, None
        return False, None

    def _moved(self, point: tuple[float, float], facts: TableFacts) -> bool:
        """The mouse moves: it drags the board (True), or may point at another figure."""
        if self.drag is not None:
            before, self.drag_at = self.drag_at, point
            self.dragged = self.dragged or abs(point[0] - self.drag[0]) + abs(point[1] - self.drag[1]) > DRAGGED
            if self.dragged:
                self.camera.pan(point[0] - before[0], point[1] - before[1])
            return True
        figure = self.figure_at(facts.pointer) if self.points else ""
        self.points = True
        self.stirred = self.stirred or self.figure_at(point) != figure
        return False

    def pressed(self, button: int, facts: TableFacts, targets: Sequence[Target]) -> Doing:
        """Inspect the card under the mouse, or begin to drag the board."""
        if button == RIGHT:
            return self._look(facts, targets, facts.pointer)
        if button in (LEFT, MIDDLE):
            self.drag = self.drag_at = facts.pointer
            self.dragged = False
        return None

    def _released(self, button: int, facts: TableFacts) -> Doing:
        """End a drag; a click on a Monster offers the attacks that reach it, one on the bare board explains why it cannot be chosen."""
        start, self.drag = self.drag, None
        if start is None or self.dragged or button != LEFT or self.canvas is None or facts.asked is None:
            return None
        who = self.figure_at(start)
        if not self.place.view.holds(start):
            return None
        if (who or self.aimed) and self.aim(who, facts):
            return Focus(("row", 0))
        under = square(*self.camera.under(self.canvas, self.place.view, start))
        return Refuse(TargetChoice(who) if who and self.option_map.figures else Walk(under))

    def typed(self, facts: TableFacts) -> None:
        """Scroll the focused target into view."""
        self.follow(facts.focus)

    def chosen(self, facts: TableFacts, what: str, which: Hashable) -> Doing:
        """Page through the hand, open a tab or the inspector at a point."""
        match what, which:
            case "turn", int():
                self.sides.turn(which)
            case "tab", str():
                self.sides.show(which)
            case "sheet", str():

                def panels(host: Any, canvas: Canvas, area: Area) -> list[Panel]:
                    now = TableProps(self, host.facts())
                    return sides.panels(canvas, area, layers.rail_props(now, self._peril(now)), which)

                return Open(lambda host: SideSheet(host, partial(panels, host), self.place.gap))
            case "look", (float() as x, float() as y):
                return self._look(facts, self.laid, (x, y))
        return None

    def _peril(self, now: TableProps) -> Peril | None:
        return None if self.place.large_print else self.forecast.known(now.moment())

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """The commands that inspect and move the board."""
        zoom = partial(self.camera.magnify, view=self.place.view, glide=True)
        return {
            "look": lambda: self._look(facts, self.laid, None), "centre": self.centre, "plus": partial(zoom, ZOOM), "minus": partial(zoom, 1 / ZOOM),
        }  # fmt: skip

    def _look(self, facts: TableFacts, targets: Sequence[Target], at: tuple[float, float] | None) -> Act:
        """Inspect the card at a point, the focused one, or all of the table."""
        cards, first = self.inspectable_cards(facts, targets, at)
        return Open(lambda host: CardBrowser(host, self, cards, first)) if cards else None

    def pause_dialog(self, host: Any) -> Dialog:
        """The pause dialog over the table."""
        return pause_dialog(host, self)

    def moves(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], *, still: bool) -> bool:
        """Light the next picture of the dungeon. During a full repaint light can wait for the next frame."""
        awaited = self.camera.moving or still
        ready = awaited and self.dungeon.prepare(board.sight(canvas, self.board, self.director.acts))
        changed, self.board_changed, self.stirred = self.board_changed or self.stirred, False, False
        if self.board_moving and not facts.busy:
            board_targets.move(canvas, self.board, self.option_map, targets)
        return changed or ready or self.dungeon.rough

    def allowed(self, facts: TableFacts) -> int | None:
        """During animations panels wait for each other, and a few frames for the light."""
        if not facts.busy:
            return None
        if self.dungeon.worked and self.waits < PATIENCE:
            self.waits += 1
            return 0
        self.waits = 0
        return PANELS

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The board, the panels beside it, and what lies over it."""
        now = TableProps(self, facts, targets)
        if self.late:
            self.late = False
            peril = self._peril(now) if self.place.rails == 2 or self.sides.tab == "night" else None
            rails, crowded = layers.rails(now, canvas, peril)
            self.sides.crowded = self.sides.crowded if crowded is None else crowded
            self.sides.spots = [(layer.name, layer.area) for layer in rails if isinstance(layer.props, Panel)]
            self.standing = [*rails, *layers.standing(now, canvas, self.tray)]
        self.number += 1
        self.overlays = layers.overlays(now, canvas, self.overlays)
        return [layers.board_layer(now, canvas, self.number), *self.standing, *layers.over(now, canvas, self.overlays)]

    def sounds(self, facts: Callable[[], TableFacts]) -> SoundAdapter[BoardView]:
        """The sounds of the table."""
        return table_sounds(self.context, self, facts)


def castle_table(
    context: AppContext, match: Match, *, script: Sequence[Action] = (), held: frozenset[Seat] | None = None
) -> TableScene:
    """The scene of a match at the table: for its persons, for the holders of some seats, or played from a script of answers."""
    return TableScene(context, match, RavenloftTable(context, match, script), held=held)
