"""Before the first turn: the Heroes choose their Powers and enter (CR-016, CR-204 to CR-206)."""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import PickCard, Spot
from game.rules.ravenloft.setup import POWER_COUNTS, class_cards, entrance
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.state import Held, State


def enter(t: State) -> Rule[None]:
    """The Heroes take their places beside the stairs, or on the first tile, one to a square (CR-016)."""
    if not t.turn.queue:
        yield event.AdventureBegan(t.adventure)
        yield from occasions.occur(t, "set-up", t.turn.hero)
        order = figure.clockwise(t, t.turn.hero)
        t.turn.queue = [str(seat) for seat in order if t.heroes[seat].square is None and not t.heroes[seat].gone]
    if t.turn.queue:
        yield from enter_hero(t, int(t.turn.queue[0]))
        t.turn.queue.pop(0)
    if not t.turn.queue:
        t.turn.phase = "start"
        yield from occasions.occur(t, "entered", t.turn.hero)


def enter_hero(t: State, seat: Seat) -> Rule[None]:
    """A Hero takes its place where the adventure begins, on a square that its player picks (CR-016)."""
    full = figure.taken(t)
    squares = [place for place in entrance(t) if place not in full]
    answer = yield from choose(seat, "prompt-enter", [Spot(place) for place in squares], about={"hero": t.heroes[seat].id})
    yield from placing.relocate(t, t.heroes[seat].id, answer.square)


def choose_powers(t: State) -> Rule[None]:
    """Each Hero's player picks its Power cards freely, type by type (CR-204 to CR-206)."""
    if not t.turn.queue:
        t.turn.queue = [str(seat) for seat in figure.clockwise(t, t.turn.hero)]
    seat = int(t.turn.queue[0])
    for kind, number in POWER_COUNTS.items():
        for _ in range(number):
            yield from _choose_power(t, seat, kind)
    t.turn.queue.pop(0)
    if not t.turn.queue:
        t.turn.phase = "setup"


def _choose_power(t: State, seat: Seat, kind: str) -> Rule[None]:
    owner = t.heroes[seat]
    cards = [card for card in owner.spare if card in class_cards(owner.id, kind)]
    answer = yield from choose(
        seat, f"prompt-power-{kind}", [PickCard(card) for card in cards], about={"hero": owner.id}, forced=False
    )
    owner.spare.remove(answer.card)
    owner.powers.append(Held(answer.card))
