"""Uses a card: its cost, then its steps in order (LD-125, LD-135, LD-232)."""

from collections.abc import Collection

from game.rules.engine.script import Choice, Done, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.asking import ask_each
from game.rules.london.choice import Apply, Confide, Deplete, Sacrifice, Spend, Use
from game.rules.london.investigations.gains import shelve
from game.rules.london.investigations.ways import deed_of, ways
from game.rules.london.state import State
from game.rules.london.tables.registry import effect


def offer(t: State, seats: Collection[Seat], prompt: str, moments: Collection[str], /, **about: str) -> Rule[None]:
    """Let each of `seats` use effects for these moments until all decline (LD-064, LD-134).

    Declining counts only for the own Character, and only until another one uses something.
    """
    content: set[Seat] = set()
    while True:
        offers: dict[Seat, tuple[Choice, ...]] = {}
        for seat in seats:
            found = dict.fromkeys(way for moment in moments for way in ways(t, seat, moment))
            if found and seat not in content:
                offers[seat] = (*found, Done())
        if not offers:
            return
        seat, choice = yield from ask_each(offers, prompt, Done(), forced=False, **about)
        if isinstance(choice, Done):
            content.add(seat)
        else:
            content.clear()
            yield from use(t, seat, choice)


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
