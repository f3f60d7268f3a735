"""A sheet over the table: a card to be read."""

from typing import TYPE_CHECKING

import pygame

from game.rules.ravenloft.cards import CARDS, ENCOUNTERS, MONSTERS
from game.text import name, rule_text, say
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.ravenloft import cards, places
from game.ui.ravenloft.odds import odds, reachable
from game.ui.scene import Scene
from game.ui.theme import RAVENLOFT, rgb
from game.ui.widgets import button, panel

if TYPE_CHECKING:
    from game.ui.ravenloft.sitting import Sitting

P = RAVENLOFT


def rules_of(card: str) -> list[str]:
    """The rules that a card names."""
    row = CARDS.get(card) or MONSTERS.get(card) or ENCOUNTERS.get(card)
    return [] if row is None else list(row.rules)


class CardBrowser:
    """One card large, what it promises now, the rules behind it; arrows turn to the next."""

    deed = "look"

    def __init__(self, table: "Sitting", found: list[str], first: int) -> None:
        self.table, self.cards, self.at = table, found, first
        self.first: object = "close"

    @property
    def card(self) -> str:
        """The open card."""
        return self.cards[self.at]

    def turn(self, step: int) -> Scene | None:
        """Go to another card."""
        self.at = (self.at + step) % len(self.cards)
        return None

    def take(self, event: pygame.event.Event) -> bool:
        """Arrows and the wheel turn the pages."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.turn(1 if event.key == pygame.K_RIGHT else -1)
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.turn(-event.y)
            return True
        return False

    def use(self) -> Scene | None:
        """Answer the open question with this card."""
        choice = self.table.sorted.hand.get(self.card) or self.table.sorted.cards.get(self.card)
        self.table.overlay = None
        return self.table.answer(choice) if choice is not None else None

    def close(self) -> Scene | None:
        """Put it back."""
        self.table.overlay = None
        return None

    def places(self, canvas: Canvas) -> list[Item]:
        """The plates below."""
        made = [
            Item("previous", Area(400, 990, 64, 56), lambda: self.turn(-1), "bar", say("ui-previous")),
            Item("next", Area(660, 990, 64, 56), lambda: self.turn(1), "bar", say("ui-next")),
            Item("close", Area(1280, 812, 344, 72), self.close, "bar", say("ui-put-back")),
        ]
        if self.table.sorted.hand.get(self.card) or self.table.sorted.cards.get(self.card):
            made.append(Item("use", Area(920, 812, 344, 72), self.use, "bar", say("ui-take-card", card=self.card)))
        return made

    def paint(self, canvas: Canvas) -> None:
        """The card at the left, the rest at the right."""
        cards.large(canvas, Area(296, 80, 560, 860), self.card)
        canvas.box(Area(476, 990, 172, 56), P.panel_low, P.line)
        canvas.text(f"{self.at + 1} / {len(self.cards)}", (562, 1002), 22, P.muted, align="centre")
        self._now(canvas, Area(920, 80, 704, 330))
        self._rules(canvas, Area(920, 426, 704, 366))
        ring = self.table.ring
        for item in ring.items:
            cap = self.table.house.hand.cap
            caps = {"close": cap("back"), "use": cap("take")}
            words = {"previous": "←", "next": "→"}.get(str(item.key), item.label)
            button(
                canvas,
                item.area,
                words,
                P,
                key=caps.get(str(item.key), ""),
                primary=item.key == "use",
                focused=item.key == ring.current,
            )

    def _now(self, canvas: Canvas, area: Area) -> None:
        table = self.table
        panel(canvas, area, P, line=rgb("#d8a850"))
        canvas.text(say("ui-right-now"), (area.x + 28, area.y + 14), 28, P.accent, face="title")
        y = area.y + 72
        seat = table.play.seat
        hand = [card for card, _, _ in places.hand_areas(table)]
        rows = []
        if seat is not None and self.card in hand:
            rows = [(who, odds(table.t, seat, self.card, who)) for who in reachable(table.t, seat, self.card)][:4]
        for who, promise in rows:
            if promise is None:
                continue
            row = Area(area.x + 24, y, area.w - 48, 54)
            canvas.box(row, P.deep, P.line, radius=6)
            middle = row.y + (row.h - canvas.high(22)) / 2
            canvas.text(name(who), (row.x + 16, middle), 22, P.text, face="bold", room=210)
            canvas.text(say("ui-or-more", need=promise.need), (row.x + 240, middle), 21, P.muted, room=170)
            canvas.text(
                say("ui-promise", number=promise.per_cent, damage=promise.damage),
                (row.x + row.w - 16, middle),
                22,
                P.accent,
                align="right",
                room=230,
            )
            y += 60
        if not rows:
            words = say("ui-nothing-now")
            if seat is not None and self.card in hand and self.card not in table.sorted.hand:
                words = table.play.speaker.refusal(table.card_refused(self.card))
            canvas.paragraph(words, Area(area.x + 28, y, area.w - 56, area.h - 90), 23, P.text)

    def _rules(self, canvas: Canvas, area: Area) -> None:
        panel(canvas, area, P)
        canvas.text(say("ui-rules-that-apply"), (area.x + 28, area.y + 12), 28, P.accent, face="title")
        y = area.y + 62
        for rule in rules_of(self.card):
            words = rule_text(rule)
            lines = canvas.lines(words, 19, area.w - 170)
            high = canvas.high(19) * min(3, len(lines))
            if y + high > area.y + area.h - 8:
                break
            canvas.text(rule, (area.x + 28, y), 19, rgb("#d8bd86"), face="bold")
            canvas.paragraph(words, Area(area.x + 136, y, area.w - 164, high + 2), 19, P.text, face="book")
            y += high + 10
