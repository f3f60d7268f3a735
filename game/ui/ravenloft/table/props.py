"""The props of the panels of the table, made from what it shows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.rules.engine.secret import CLOCK
from game.rules.ravenloft import stats
from game.rules.ravenloft.choice import Walk
from game.rules.ravenloft.tables.cards import CARDS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import overhead
from game.ui.ravenloft.board.board import BoardProps
from game.ui.ravenloft.board.effects import Shown
from game.ui.ravenloft.board.overhead import Covered, Overlays
from game.ui.ravenloft.facts.cards import aimed, odds, reachable
from game.ui.ravenloft.panels import answers, card_face, drawn_card, lesson_panel, rail_data
from game.ui.ravenloft.panels.answers import HandCard, PlateProps, TrayProps
from game.ui.ravenloft.panels.drawn_card import CardProps, OpenCard, Spread
from game.ui.ravenloft.panels.lesson_panel import LessonProps, Pointed
from game.ui.ravenloft.panels.prompt import Prompt
from game.ui.ravenloft.panels.rail_data import Told
from game.ui.ravenloft.panels.rolls import Moment, Peril
from game.ui.ravenloft.panels.sides import RailProps
from game.ui.ravenloft.panels.tips import CardTip, Corners, FigureTip
from game.ui.ravenloft.table import words
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.ravenloft.targets import prompts
from game.ui.ravenloft.targets.board_targets import ON_BOARD
from game.ui.ravenloft.tutorial import Tutorial
from game.ui.scene.context import AppContext
from game.ui.table.facts import TableFacts
from game.ui.widgets import layout
from game.ui.widgets.focus import Target

HIGHEST_CARD = 600.0
"""The greatest height of a card in the middle of the board, in logical pixels at the usual text size."""


@dataclass(frozen=True)
class TableProps:
    """Makes the props of all panels from what is at the table at one moment, and from its targets."""

    game: Presentation
    facts: TableFacts
    targets: Sequence[Target] = ()

    @property
    def busy(self) -> bool:
        """Whether Events are shown."""
        return self.facts.busy

    @property
    def tutorial(self) -> Tutorial:
        """The tutorial of the table."""
        return self.game.tutorial

    @property
    def context(self) -> AppContext:
        """The app context."""
        return self.game.context

    # ------------------------------------------------------------------ the board

    def board(self, canvas: Canvas) -> BoardProps:
        """The board, and what can be chosen on it."""
        game, acts = self.game, tuple(self.game.director.acts)
        if self.busy:
            jolt = game.director.jolt if self.context.settings.shakes else (0.0, 0.0)
            return BoardProps(game.board, acts, lesson=self.lesson_area(canvas, board=True), jolt=jolt)
        item = next((one for one in self.targets if one.key == self.facts.focus), None)
        goal = item.data.square if item is not None and isinstance(item.data, Walk) else None
        lesson = self.lesson_area(canvas, board=True)
        return BoardProps(game.board, acts, game.option_map, self.facts.seat, self.facts.focus, goal, self.facts.hint, lesson)

    def overlays(self, canvas: Canvas) -> Overlays:
        """What lies over the board while Events are shown."""
        game, director, view = self.game, self.game.director, self.game.place.view
        floats = tuple((one, spot) for one in director.floats if (spot := director.spot(one.figure)) is not None)
        covered, roll, sentence = Covered(game.board, tuple(self.targets)), None, None
        if director.roll is not None and (self.busy or not game.option_map.tray):
            places = overhead.candidates(view, (game.place.banner.w, game.place.banner.h))
            place, free = overhead.best(canvas, covered, places, director.roll.concerned, game.banner_place)
            game.banner_place = place
            roll = (place, director.roll) if free else None
        if director.shown is not None and not self.facts.manner:
            rooms = (view.inset(24), canvas.room.inset(24))
            area = card_face.fitted(canvas, rooms, director.shown.card, HIGHEST_CARD * canvas.stretch)
            return Overlays(game.board, floats, roll, (area, director.shown), busy=game.dungeon.worked)
        if director.caption is not None and director.shown is None:
            said = " ".join(self.facts.speaker.event(director.caption).split())
            if said:
                places = overhead.sentence_places(canvas, view, said, director.sun)
                game.sentence_place, _ = overhead.best(canvas, covered, places, (), game.sentence_place)
                sentence = (game.sentence_place, said, director.sun)
        return Overlays(game.board, floats, roll, sentence=sentence)

    # ------------------------------------------------------------------ an open card

    def open_card(self) -> Shown | None:
        """The card to show: one that was drawn and is shown to persons, or the one of the open Decision."""
        shown = self.game.director.shown
        if shown is not None:
            return shown if self.facts.manner else None
        return Shown(self.game.prompting_card) if self.game.prompting_card and not self.busy else None

    def _laid(self, card: str) -> OpenCard:
        game, cap = self.game, self.context.input.cap
        asks = game.director.shown is None
        room, acting = (game.sides.room, bool(game.stage.activations.now)) if asks else (None, False)
        return OpenCard(card, words.meaning(game.t, card), asks, cap("take"), cap("fast"), game.place, room, acting)

    def spread(self, canvas: Canvas) -> Spread | None:
        """The layout of the shown card; None if there is none, or no room beside the board for one that asks."""
        shown = self.open_card()
        if shown is None:
            return None
        laid = self._laid(shown.card)
        key = (laid, canvas.look, canvas.scale, canvas.letter)
        if self.game.spread[0] != key:
            self.game.spread = (key, drawn_card.spread(canvas, laid))
        return self.game.spread[1]

    def card(self, canvas: Canvas) -> CardProps | None:
        """The open card in its layout."""
        game, shown, made = self.game, self.open_card(), self.spread(canvas)
        if shown is None or made is None:
            return None
        focused = self.facts.focus == ("drawn", shown.card)
        return CardProps(replace(shown), self._laid(shown.card), made, self.facts.stopped, focused, game.dungeon.worked)

    def covers(self, canvas: Canvas, point: tuple[float, float]) -> bool:
        """Whether the shown card covers a point."""
        made = self.spread(canvas)
        return made is not None and made.sheet.holds(point)

    # ------------------------------------------------------------------ rails

    def rails(self, *tabs: str) -> RailProps:
        """What the panels of these tabs show."""
        game = self.game
        night = "night" in tabs
        return RailProps(
            game.place, game.t, game.stage, self.facts.holders, game.shown_seat(self.facts), self._intents() if night else {},
            self._peril() if night and not game.place.large_print else None, game.director.last, self.facts.log,
        )  # fmt: skip

    def _intents(self) -> Told:
        """The next actions of the Monsters that are shown."""
        sides = self.game.sides
        if sides.intents is None or sides.intents[0] is not self.game.t:
            sides.intents = (self.game.t, rail_data.intents(self.game.t))
        return sides.intents[1]

    def moment(self) -> Moment:
        """What a forecast is made for: the square to which the active Hero would walk by choosing the focused target, if that is a walk."""
        game, decision, current = self.game, self.facts.decision, self.facts.focus
        square = None
        if (
            decision is not None
            and decision.prompt == prompts.HERO_PHASE
            and isinstance(current, tuple)
            and current[0] == "square"
        ):
            square = int(current[1]) if current[1] in game.option_map.squares else None
        turn = game.t.turn
        return Moment(game.play.view, self.facts.turn, (turn.number, turn.phase), square, self.busy)

    def _peril(self) -> Peril:
        return self.game.forecast.known(self.moment())

    # ------------------------------------------------------------------ hand, tray, buttons

    def hand(self) -> list[HandCard]:
        """The cards of the hand."""
        game, made = self.game, []
        held = {one.card: one.used for one in game.t.heroes[game.hand_seat(self.facts)].powers}
        for card, count, area in game.hand(self.facts).areas:
            choice = None if self.busy else game.option_map.hand.get(card)
            state = answers.card_state(card, choice, used=bool(held.get(card)))
            made.append(HandCard(card, state, area, game.place.style, count, self.facts.focus == ("card", card)))
        return made

    def plates(self) -> list[PlateProps]:
        """The buttons, the sign of the Environment and the tools."""
        game, cap, current = self.game, self.context.input.cap, self.facts.focus
        made, usual = list[PlateProps](), self.facts.default if game.option_map.buttons else None
        for item in self.targets:
            focused = item.key == current
            if item.group == "buttons":
                primary, key = item.data == usual or len(game.option_map.buttons) == 1, cap("usual") if item.data == usual else ""
                made.append(PlateProps(item.area, item.label, primary=primary, cap=key, focused=focused))
            elif item.group == "tools":
                sign = isinstance(item.key, tuple) and item.key[0] == "sign"
                tool = "" if sign else str(item.data)
                made.append(
                    PlateProps(item.area, item.label, tool, sign, cap=cap(tool) if focused and tool else "", focused=focused)
                )
        return made

    def tray(self) -> TrayProps | None:
        """The tray, while it asks."""
        game = self.game
        if self.busy or not game.option_map.tray:
            return None
        items = tuple(item for item in self.targets if item.group == "tray")
        return TrayProps(game.sides.tray_at, items, self.facts.focus, replace(game.sides.tray))

    # ------------------------------------------------------------------ words

    def prompt(self, canvas: Canvas, keys: list[tuple[str, str]]) -> Prompt:
        """The prompt line, with these keys."""
        game, awaited = self.game, self.facts.awaited
        ours = self.facts.seat is not None and not self.busy
        hero = game.stage.hero if awaited is None or awaited == CLOCK or self.busy else game.t.heroes[awaited].id
        made, area = self.spread(canvas) if self.busy else None, game.place.prompt
        where = area if made is None else drawn_card.beside(made, area)
        return Prompt(hero, self.game.prompt(self.facts), tuple(keys), ours, where)

    # ------------------------------------------------------------------ tips

    def subject(self) -> tuple[str, str]:
        """The card or figure that the tip is about; "" if there is none."""
        game = self.game
        if self.busy or game.option_map.tray:
            return "", ""
        current = self.facts.focus
        pointed = game.figure_at(self.facts.pointer) if game.points else ""
        if isinstance(current, tuple) and current[0] == "card":
            return current[1], ""
        return "", current[1] if isinstance(current, tuple) and current[0] == "figure" else pointed

    def corners(self, canvas: Canvas) -> Corners:
        """Where a tip may lie."""
        game = self.game
        marks = tuple(item.area for item in self.targets if item.group in ON_BOARD)
        view, camera = game.place.view, game.camera
        middles = tuple(canvas.logical(camera.place(canvas, view, *piece.middle)) for piece in game.stage.pieces.values())
        rail = game.sides.room if game.place.rails == 1 else None
        return Corners(game.place, rail, bool(self.facts.message), marks, middles)

    def figure_tip(self, who: str) -> FigureTip | None:
        """The tip about a figure; None about a Hero that cannot be chosen."""
        game, piece, seat = self.game, self.game.stage.pieces[who], self.facts.seat
        chosen = who in game.option_map.figures
        if piece.hero and not chosen:
            return None
        card = aimed(game.play.view) or ""
        promise = odds(game.t, seat, card, who) if seat is not None and chosen and card else None
        marked = say("ui-marked", markers=tuple(dict.fromkeys(piece.markers))) if piece.markers else ""
        return FigureTip(who, piece.kind, stats.armour(game.t, who), piece.hp, promise, card, marked)

    def card_tip(self, card: str, refusal: Callable[[str], str]) -> CardTip:
        """The tip about a card of the hand; `refusal` says why one cannot be used."""
        game, seat = self.game, self.facts.seat
        if seat is None:
            return CardTip(card)
        found = [(who, odds(game.t, seat, card, who)) for who in reachable(game.t, seat, card)[:4]]
        rows = tuple(
            (name(who), say("ui-promise", number=promise.per_cent, damage=promise.damage)) for who, promise in found if promise
        )
        # cards that can always be used need no reason
        reason = refusal(card) if card not in game.option_map.hand and CARDS[card].when != "passive" else ""
        return CardTip(card, rows, reason)

    # ------------------------------------------------------------------ the tutorial

    def lesson_hidden(self, canvas: Canvas) -> bool:
        """Return whether the panel of the tutorial is hidden: it is off, or an open card covers it."""
        if not self.tutorial.on or not self.tutorial.area.h:
            return True
        made = self.spread(canvas)
        return made is not None and layout.meeting(made.sheet, self.tutorial.area) > 0

    def lesson(self) -> LessonProps:
        """The lesson that is shown."""
        tutorial, lesson = self.tutorial, self.tutorial.lesson
        learnt = say("ui-guide-learnt", count=sum(tutorial.progress.closed.values()), most=len(tutorial.lessons))
        waits, focused = bool(tutorial.paused_at), self.facts.focus
        focused = focused if isinstance(focused, tuple) and focused[0] == "guide" else None
        scroll = tutorial.scroll
        cap = self.context.input.cap("take")
        return LessonProps(tutorial.head(lesson), tutorial.words(lesson), learnt, waits, cap, focused, scroll.top, scroll.grip)

    def lesson_area(self, canvas: Canvas, *, board: bool) -> Area | None:
        """The area that the lesson points at, if it is on the board (or not, if not `board`); None during animations."""
        game, lesson = self.game, self.tutorial.lesson
        if (
            lesson is None
            or (lesson.points in lesson_panel.ON_BOARD) is not board
            or (self.busy and not self.facts.stopped)
            or self.lesson_hidden(canvas)
        ):
            return None
        hand = tuple((card, area) for card, _, area in game.hand(self.facts).areas if game.place.hand.holds(area.centre))
        panels = tuple(game.sides.spots) if game.place.rails != 1 else None
        pointed = Pointed(game.board, tuple(self.targets), hand, frozenset(game.option_map.hand), panels)
        area, made = lesson_panel.lesson_area(canvas, lesson.points, pointed), self.spread(canvas)
        return None if area is None or (made is not None and layout.meeting(made.sheet, area) > 0) else area
