"""Targets of the hand: the cards in front of the Hero, and the buttons that turn to more of them."""

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.engine.script import Choice
from game.rules.ravenloft.choice import Use
from game.text import name, say
from game.ui.draw.canvas import Area
from game.ui.table.acts import Answer, Choose, Refuse
from game.ui.widgets.focus import Target

GAP = 14.0
ARROW = 40.0
"""The width of the buttons that turn to more cards."""


class ShownHand(NamedTuple):
    """The cards of the hand with their numbers of copies, in a row of its layout; the `first` ones are on earlier pages."""

    cards: tuple[str, ...]
    counts: tuple[int, ...]
    row: Area
    size: tuple[float, float]
    first: int = 0

    @property
    def page(self) -> tuple[float, int]:
        """The width of a card, and how many are side by side."""
        count, row, w = len(self.cards), self.row, self.size[0]
        if count * (w + GAP) - GAP <= row.w:
            return w, count
        narrow = max((row.w + GAP) / count - GAP, w * 0.86)
        if count * (narrow + GAP) - GAP <= row.w + 0.5:
            return narrow, count
        fits = max(1, int((row.w - 2 * ARROW - 12 + GAP) / (w * 0.92 + GAP)))
        return min(w, (row.w - 2 * ARROW - 12 + GAP) / fits - GAP), fits

    def turned(self, first: int) -> "ShownHand":
        """The hand with another first card, as far as there are enough cards."""
        return self._replace(first=min(max(0, first), max(0, len(self.cards) - self.page[1])))

    def showing(self, current: object) -> "ShownHand":
        """The hand turned so that the card in focus is on the page."""
        if not isinstance(current, tuple) or current[0] != "card" or current[1] not in self.cards:
            return self
        at = self.cards.index(current[1])
        return self.turned(min(max(self.first, at - self.page[1] + 1), at))

    @property
    def areas(self) -> list[tuple[str, int, Area]]:
        """Each card with its number of copies and its area; cards of other pages are off the screen."""
        (wide, fits), row = self.page, self.row
        start = row.x + (row.w - (fits * (wide + GAP) - GAP)) / 2 - self.first * (wide + GAP)
        made = []
        for place, (card, count) in enumerate(zip(self.cards, self.counts, strict=True)):
            area = Area(start + place * (wide + GAP), row.y, wide, self.size[1])
            if not self.first <= place < self.first + fits:
                area = area.moved(-3000.0 if place < self.first else 3000.0, 0)
            made.append((card, count, area))
        return made


def hand_targets(hand: ShownHand, usable: Mapping[str, Choice], *, plays: bool = True) -> list[Target]:
    """Return the cards of the hand, which answer the question or explain why they cannot, and the buttons for more of them.

    Where nobody `plays` they open the inspector.
    """
    made = []
    for card, _count, area in hand.areas:
        choice = usable.get(card)
        refusal = Refuse(Use(card)) if plays else Choose("look", area.centre)
        act = Answer(choice) if choice is not None else refusal
        refused = choice is None
        made.append(Target(("card", card), area, act, "hand", name(card), choice, refused=refused, within=hand.row))
    row, fits = hand.row, hand.page[1]
    ends = ((-1, row.x, hand.first > 0), (1, row.x + row.w - ARROW, hand.first + fits < len(hand.cards)))
    for step, x, more in ends:
        if more:
            area = Area(x, row.y, ARROW, row.h)
            made.append(Target(("turn", step), area, Choose("turn", step * fits), "turners", say("ui-more-cards")))
    return made
