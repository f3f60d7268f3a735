"""Putting a card to use: what it costs, then its steps in order (LD-125, LD-135, LD-232)."""

from game.rules.engine.script import Choice, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.choice import Apply, Confide, Deplete, Sacrifice, Spend, Use
from game.rules.london.gains import shelve
from game.rules.london.registry import effect
from game.rules.london.state import State
from game.rules.london.ways import deed_of


def use(t: State, seat: Seat, choice: Choice) -> Rule[None]:
    """Carry out what `ways` offered to `seat`: tilt, discard or spend the card, then its steps from left to right."""
    deed = deed_of(t, seat, choice)
    yield from _spend(t, seat, choice)
    for step in deed.steps:
        yield from effect.functions[step.do](t, seat, step)


def _spend(t: State, seat: Seat, choice: Choice) -> Rule[None]:
    person = t.people[seat]
    match choice:
        case Use(item):
            next(one for one in person.items if one.id == item).tilted = True
            yield event.ItemUsed(seat, item)
        case Deplete(item):
            shelve(t, seat, item)
            yield event.ItemDepleted(seat, item)
        case Spend():
            person.virtue -= 1
            yield event.VirtueSpent(seat)
        case Sacrifice(ally):
            person.allies.remove(ally)
            t.parted.append(ally)
            yield event.AllySacrificed(seat, ally)
        case Confide(secret):
            person.secrets.remove(secret)
            t.gone.append(secret)
            yield event.SecretSpent(seat, secret)
        case Apply():
            assert t.inquiry is not None, "a Talent is flipped in an investigation"
            t.inquiry.parts[seat].talented = True
        case _:
            raise TypeError(f"{choice} is no way to use a card")
