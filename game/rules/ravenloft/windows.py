"""Windows for reactions: the questions to the holders of cards that may react to a moment."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, front
from game.rules.ravenloft.choice import React
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.figure import up
from game.rules.ravenloft.state import CardId, State
from game.rules.ravenloft.tables.cards import CARDS, POWERS, TREASURES
from game.rules.ravenloft.tables.registry import Moment, only, reaction

_WINDOWS: dict[str, frozenset[CardId]] = {
    when: frozenset(card.id for card in CARDS.values() if card.when == when)
    for when in ("die", "hit", "damaged", "attacked", "encounter", "monster", "treasure")
}
_ITEMS = {window: cards & TREASURES.keys() for window, cards in _WINDOWS.items()}
_BEARERS = {window: frozenset(POWERS[card].hero for card in cards if card in POWERS) for window, cards in _WINDOWS.items()}
"""The Heroes that have Power cards for a window."""


def _answers(t: State, seat: Seat, moment: Moment) -> list[CardId]:
    hero, window = t.heroes[seat], _WINDOWS[moment.window]
    cards = (
        [held.card for held in hero.powers if held.card in window and not held.used] if hero.id in _BEARERS[moment.window] else []
    )
    if hero.items:
        cards += [item for item in hero.items if item in window]
    if not cards or not up(t, seat):
        return []
    return [card for card in dict.fromkeys(cards) if not CARDS[card].only or only.functions[CARDS[card].only](t, seat, moment)]


def awaited(t: State, window: str) -> bool:
    """Whether a Hero has a card that can be used in a window. Without one, nobody is asked."""
    cards, bearers, items = _WINDOWS[window], _BEARERS[window], _ITEMS[window]
    for hero in t.heroes:
        if hero.id in bearers and not cards.isdisjoint([held.card for held in hero.powers if not held.used]):
            return True
        if items and not items.isdisjoint(hero.items):
            return True
    return False


def offer(t: State, moment: Moment) -> Rule[None]:
    """Ask the holders of cards for this window, clockwise from the first, until all decline (CR-106, CR-163)."""
    if not awaited(t, moment.window):
        return
    for seat in figure.clockwise(t, moment.first):
        while not moment.closed and (cards := _answers(t, seat, moment)):
            about: dict[str, str | int] = {
                "figure": moment.figure,
                "target": moment.target,
                "card": moment.card,
                "face": moment.face + moment.plus,
                "total": moment.total,
                "needs": moment.needs,
                "reached": int(moment.total >= moment.needs),
            }
            options = [*(React(card) for card in cards), Done()]
            answer = yield from choose(seat, f"prompt-react-{moment.window}", options, about=about, default=Done(), forced=False)
            if not isinstance(answer, React):
                break
            card = CARDS[answer.card]
            yield event.CardUsed(t.heroes[seat].id, card.id)
            yield from front.spend_card(t, seat, card.id)
            yield from reaction.functions[card.effect](t, seat, card, moment)
            if card.lasts:
                yield from front.lend(t, seat, card.id)
            yield from front.sting(t, seat, card.id)
