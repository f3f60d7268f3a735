"""The Encounter deck: drawing a card, and cancelling it with experience (CR-161 to CR-165, CR-193)."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, experience, windows
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Spend
from game.rules.ravenloft.decks.deck import discard, draw
from game.rules.ravenloft.state import CardId, State
from game.rules.ravenloft.tables.cards import ENCOUNTERS
from game.rules.ravenloft.tables.registry import Moment, event as encounter_effect


def draw_encounter(t: State, seat: Seat) -> Rule[None]:
    """Draw an Encounter card for a Hero and carry it out, unless it is cancelled (CR-161 to CR-165, CR-193, CR-196)."""
    card = yield from draw(t, "encounter")
    if card is None:
        return
    hero = t.heroes[seat].id
    yield event.EncounterDrawn(hero, card)
    moment = Moment("encounter", seat, figure=hero, seat=seat, card=card)
    yield from windows.offer(t, moment)
    if not moment.cancelled:
        yield from _offer_cancel(t, card, moment)
    if moment.cancelled:
        discard(t, "encounter", card)
        yield event.EncounterCancelled(card, moment.cancelled)
        if moment.cancelled == "experience":
            yield from occasions.occur(t, "cancelled", seat, card=card)
        return
    yield from encounter_effect.functions[f"kind-{ENCOUNTERS[card].kind}"](t, seat, ENCOUNTERS[card])


def _offer_cancel(t: State, card: CardId, moment: Moment) -> Rule[None]:
    ways = experience.cancellings(t)
    if not ways:
        return
    answer = yield from choose(t.turn.hero, "prompt-cancel", [*ways, Done()], about={"card": card}, default=Done(), forced=False)
    if isinstance(answer, Spend):
        yield from experience.pay(t, answer.cards)
        moment.cancelled = "experience"
