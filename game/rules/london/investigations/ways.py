"""The Items, Virtue tokens, Allies, Secrets and Talents that a Character can use at a moment (LD-125 to LD-137, LD-232)."""

from collections.abc import Iterator, Sequence

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london.choice import Apply, Confide, Deplete, Sacrifice, Spend, Use
from game.rules.london.effects.deed import Deed
from game.rules.london.menace import may_deplete
from game.rules.london.state import State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, ITEMS, PERSONALITIES, SECRETS
from game.rules.london.tables.registry import effect

AGAINST_HARM = ("condition", "penalty", "trauma", "trauma-die")


def ways(t: State, seat: Seat, moment: str) -> tuple[Choice, ...]:
    """Everything of `seat` that would have an effect at `moment`; nothing against a cancelled harm."""
    averted = moment in AGAINST_HARM and t.trouble is not None and t.trouble.averted
    if t.people[seat].defeated or averted:
        return ()
    return tuple(choice for choice, deed in _deeds(t, seat) if moment in deed.when and _fits(t, seat, deed, moment))


def deed_of(t: State, seat: Seat, choice: Choice) -> Deed:
    """The Deed behind a choice that `ways` offers."""
    return next(deed for offered, deed in _deeds(t, seat) if offered == choice)


def _fits(t: State, seat: Seat, deed: Deed, moment: str) -> bool:
    """Whether a Deed would have an effect; against a harm its first step must."""
    if deed.only and (deed.only == "endgame") != (t.phase == "endgame"):
        return False
    steps = deed.steps[:1] if moment in AGAINST_HARM else deed.steps
    judged = [effect.applies(step.do, t, seat, step) for step in steps if step.do in effect.conditions]
    return any(judged) or not judged


def _deeds(t: State, seat: Seat) -> Iterator[tuple[Choice, Deed]]:
    """Every unspent Deed of a Character, with the choice that uses it."""
    person = t.people[seat]
    for item in person.items:
        if item.tilted:
            continue
        yield from ((Use(item.id, way), deed) for way, deed in enumerate(ITEMS[item.id].use))
        if may_deplete(t, seat):
            yield from ((Deplete(item.id, way), deed) for way, deed in enumerate(ITEMS[item.id].deplete))
    if person.virtue:
        yield from ((Spend(way), deed) for way, deed in enumerate(CHARACTERS[person.id].virtue))
    for ally in person.allies:
        yield from ((Sacrifice(ally, way), deed) for way, deed in enumerate(ALLIES[ally].sacrifice))
    for secret in person.secrets:
        yield from ((Confide(secret, way), deed) for way, deed in enumerate(SECRETS[secret].spend))
    yield from ((Apply(way), deed) for way, deed in enumerate(_talents(t, seat)))


def _talents(t: State, seat: Seat) -> Sequence[Deed]:
    """The Deeds of a Character's flipped and unused Talent (LD-145)."""
    part = t.inquiry.parts.get(seat) if t.inquiry is not None else None
    if part is None or not part.flipped or part.talented:
        return ()
    return PERSONALITIES[part.flipped].talent
