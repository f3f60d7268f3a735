"""What is at the table at one moment, as the panels, tips and cards over it need it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.ravenloft import stats
from game.rules.ravenloft.tables.cards import CARDS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board.effects import Shown
from game.ui.ravenloft.board_targets import HERO_PHASE
from game.ui.ravenloft.facts import cards
from game.ui.ravenloft.facts.cards import aimed, odds, reachable
from game.ui.ravenloft.panels import drawn_card
from game.ui.ravenloft.panels.drawn_card import OpenCard, Spread
from game.ui.ravenloft.panels.prompt import CardTip, FigureTip
from game.ui.ravenloft.panels.rolls import Moment
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.table.facts import TableFacts
from game.ui.widgets.focus import Target


@dataclass(frozen=True)
class TableProps:
    """Reads what panels show from the presentation, the facts and the targets of one moment. It changes none of them."""

    game: Presentation
    facts: TableFacts
    targets: Sequence[Target] = ()

    @property
    def room(self) -> Area:
        """The left rail; of a single rail the part that answers leave free."""
        where = self.game.place
        tops = [item.area.y for item in self.targets if item.group == "buttons"] if where.rails == 1 else []
        return where.left._replace(h=tops[0] - 8 - where.left.y) if tops else where.left

    @property
    def focused(self) -> Target | None:
        """The target in focus."""
        return next((one for one in self.targets if one.key == self.facts.focus), None)

    def moment(self) -> Moment:
        """What a forecast is made for: for the square to which the active Hero would walk, if that is in focus."""
        game, turn, current, decision = self.game, self.game.t.turn, self.facts.aim, self.facts.decision
        walks = decision is not None and decision.prompt == HERO_PHASE and isinstance(current, tuple) and current[0] == "square"
        square = current[1] if walks and isinstance(current, tuple) and current[1] in game.option_map.squares else None
        when: tuple[object, ...] = (turn.number, turn.phase)
        if game.stage.phase == "villain":
            when += (game.stage.health.get(game.stage.hero), game.director.last)
        return Moment(game.play.view, self.facts.turn, when, square, self.facts.busy)

    # ------------------------------------------------------------------ an open card

    def open_card(self) -> Shown | None:
        """The card to show: one that was drawn and is shown to persons, or the one of the open Decision."""
        shown, asks = self.game.director.shown, self.game.prompting_card
        if shown is not None:
            return shown if self.facts.manner else None
        return Shown(asks) if asks and not self.facts.busy else None

    def laid(self, card: str) -> OpenCard:
        """The card with what its layout depends on."""
        game, cap = self.game, self.game.context.input.cap
        asks = game.director.shown is None
        room, acting = (self.room, bool(game.stage.activations.now)) if asks else (None, False)
        return OpenCard(card, cards.meaning(game.t, card), asks, cap("take"), cap("fast"), game.place, room, acting)

    def spread(self, canvas: Canvas) -> Spread | None:
        """The layout of the shown card; None if there is none, or no room beside the board for one that asks."""
        shown = self.open_card()
        return None if shown is None else drawn_card.spread(canvas, self.laid(shown.card))

    def covers(self, canvas: Canvas, point: tuple[float, float]) -> bool:
        """Whether the shown card covers a point."""
        made = self.spread(canvas)
        return made is not None and made.sheet.holds(point)

    # ------------------------------------------------------------------ tips

    def subject(self) -> tuple[str, str]:
        """The card or figure that the tip is about; "" if there is none."""
        game, current = self.game, self.facts.aim
        if self.facts.busy or game.option_map.tray:
            return "", ""
        if isinstance(current, tuple) and current[0] == "card":
            return current[1], ""
        if isinstance(current, tuple) and current[0] == "figure":
            return "", current[1]
        return "", game.figure_at(self.facts.pointer) if game.points else ""

    def figure_tip(self, who: str) -> FigureTip | None:
        """The tip about a figure; None about a Hero that cannot be chosen."""
        game, piece, seat = self.game, self.game.stage.pieces[who], self.facts.seat
        chosen = who in game.option_map.figures
        if piece.hero and not chosen:
            return None
        card = aimed(game.play.view) or ""
        promise = odds(game.t, seat, card, who) if seat is not None and chosen and card else None
        marked = [say("ui-marked", markers=tuple(dict.fromkeys(piece.markers)))] if piece.markers else []
        said = (*marked, *([cards.card_text(piece.kind)] if promise is None else []))
        return FigureTip(name(who), say("ui-ac-hp", ac=stats.armour(game.t, who), hp=piece.hp), said, odds=promise, card=card)

    def card_tip(self, card: str) -> CardTip:
        """The tip about a card of the hand: its odds, or why it cannot be used."""
        game, seat, said = self.game, self.facts.seat, (cards.card_text(card),)
        if seat is None:
            return CardTip(name(card), words=said)
        found = [(who, odds(game.t, seat, card, who)) for who in reachable(game.t, seat, card)[:4]]
        rows = [(name(who), say("ui-promise", number=one.per_cent, damage=one.damage)) for who, one in found if one]
        off = card not in game.option_map.hand and CARDS[card].when != "passive"  # cards that can always be used need no reason
        reason = self.facts.speaker.refusal(game.card_refused(card)) if off else ""
        return CardTip(name(card), words=said, odds=tuple(rows), reason=reason)
