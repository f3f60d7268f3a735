"""Targets of the hand: the cards in front of the Hero, and the buttons that turn to more of them."""

from functools import partial

from game.rules.ravenloft.choice import Use
from game.rules.ravenloft.hero import in_front
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets.option_labels import answer_command
from game.ui.widgets.focus import Target

GAP = 14.0
ARROW = 40.0
"""The width of the buttons that turn to more cards."""


def hand_seat(table: TableView) -> int:
    """Return the seat whose cards are shown: the prompted one, or the active Hero during animations."""
    seat = table.client.seat
    return table.t.turn.hero if seat is None or table.animations.busy else seat


def hand_cards(table: TableView) -> list[str]:
    """Return the cards of the hand; in large print only the usable ones, if there are any."""
    cards = in_front(table.t, hand_seat(table))
    usable = [card for card in cards if card in table.option_map.hand]
    return usable if table.layout.large_print and usable else list(cards)


def hand_page(table: TableView, count: int) -> tuple[float, int]:
    """Return the width of a card, and how many are side by side."""
    row, w = table.layout.hand, table.layout.card[0]
    if count * (w + GAP) - GAP <= row.w:
        return w, count
    narrow = max((row.w + GAP) / count - GAP, w * 0.86)
    if count * (narrow + GAP) - GAP <= row.w + 0.5:
        return narrow, count
    fits = max(1, int((row.w - 2 * ARROW - 12 + GAP) / (w * 0.92 + GAP)))
    return min(w, (row.w - 2 * ARROW - 12 + GAP) / fits - GAP), fits


def hand_areas(table: TableView) -> list[tuple[str, int, Area]]:
    """Return each card with its number of copies and its area; cards of other pages are off the screen."""
    hero, cards = table.t.heroes[hand_seat(table)], hand_cards(table)
    row, high = table.layout.hand, table.layout.card[1]
    wide, fits = hand_page(table, len(cards))
    table.sides.first_card = first = min(max(0, table.sides.first_card), max(0, len(cards) - fits))
    start = row.x + (row.w - (fits * (wide + GAP) - GAP)) / 2 - first * (wide + GAP)
    made = []
    for place, card in enumerate(cards):
        area = Area(start + place * (wide + GAP), row.y, wide, high)
        if not first <= place < first + fits:
            area = area.moved(-3000.0 if place < first else 3000.0, 0)
        made.append((card, max(1, hero.items.count(card)), area))
    return made


def hand_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """Return the cards of the hand, which answer the question or explain why they cannot; scroll to the focused one."""
    cards, current = hand_cards(table), table.focus.current
    _, fits = hand_page(table, len(cards))
    if isinstance(current, tuple) and current[0] == "card" and current[1] in cards and current != table.sides.turned:
        at = cards.index(current[1])
        table.sides.first_card = min(max(table.sides.first_card, at - fits + 1), at)
    table.sides.turned = current
    made, row = [], table.layout.hand
    for card, _count, area in hand_areas(table):
        choice = table.option_map.hand.get(card)
        if choice is not None and not table.animations.busy:
            made.append(Target(("card", card), area, answer_command(table, choice), "hand", name(card), choice, within=row))
        else:
            act = partial(table.refuse, Use(card))
            made.append(Target(("card", card), area, act, "hand", name(card), None, refused=True, within=row))
    return made + _page_buttons(table, len(cards), fits)


def _page_buttons(table: TableView, count: int, fits: int) -> list[Target]:
    """Return the buttons at the ends of the hand that turn to more cards."""
    row, first, made = table.layout.hand, table.sides.first_card, []
    for step, x, more in ((-1, row.x, first > 0), (1, row.x + row.w - ARROW, first + fits < count)):
        if more:
            area = Area(x, row.y, ARROW, row.h)
            made.append(Target(("turn", step), area, partial(table.sides.turn, step * fits), "turners", say("ui-more-cards")))
    return made
