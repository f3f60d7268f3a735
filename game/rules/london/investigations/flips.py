"""Personality cards: icons, Talents and Traumas (LD-145 to LD-147, LD-160, LD-161, LD-205)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Done, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.asking import ask, ask_team
from game.rules.london.choice import Act
from game.rules.london.effects.deed import Step
from game.rules.london.effects.deeds import use
from game.rules.london.harm import afflict, averted, darken
from game.rules.london.investigations.investigation import current
from game.rules.london.investigations.ways import deed_of, ways
from game.rules.london.menace import threat
from game.rules.london.state import State, Trouble
from game.rules.london.tables.cards import NUMBERS, PERSONALITIES, personality_cards


def flip(t: State, seats: Sequence[Seat]) -> Rule[None]:
    """All Characters flip one of their six cards.

    Then Talents and Traumas take effect in an order that the players choose (LD-145, LD-158).
    """
    stirring: list[Seat] = []
    for seat in seats:
        cards = personality_cards(t.people[seat].id)
        card = cards[t.rng.below(f"personality-{t.people[seat].id}", len(cards))]
        current(t).parts[seat].flipped = card
        yield event.PersonalityFlipped(seat, card)
        if PERSONALITIES[card].kind != "trait":
            stirring.append(seat)
    while stirring:
        answer = yield from ask_team(t, "prompt-stir", [Act(seat) for seat in stirring])
        seat = answer.seat
        stirring.remove(seat)
        yield from _trauma(t, seat) if PERSONALITIES[current(t).parts[seat].flipped].kind == "trauma" else _talent(t, seat)


def _talent(t: State, seat: Seat) -> Rule[None]:
    """Carry out a Talent that takes effect when it is flipped; others are used after the roll."""
    for choice in ways(t, seat, "flip"):
        options: list[Choice] = [choice] if deed_of(t, seat, choice).must else [choice, Done()]
        answer = yield from ask(seat, "prompt-talent", options, choice, card=current(t).parts[seat].flipped)
        if answer == choice:
            yield from use(t, seat, choice)


def _trauma(t: State, seat: Seat) -> Rule[None]:
    """Silence the sheet and roll the Trauma die, unless a Character cancels the Trauma (LD-160, LD-161)."""
    part = current(t).parts[seat]
    if (yield from averted(t, Trouble(seat), "trauma")):
        yield event.TraumaCancelled(seat)
        return
    part.silent = True
    yield from darken(t, threat(t, "trauma-bleeds"), "antagonist")
    step = NUMBERS.trauma_die[t.rng.below("trauma", len(NUMBERS.trauma_die))]
    yield event.TraumaRolled(seat, face(step))
    if (yield from averted(t, Trouble(seat), "trauma-die")):
        yield event.Ignored(seat, face(step))
    elif step.do == "condition":
        yield from afflict(t, seat, step.kind)
    else:
        yield from darken(t, step.n, "trauma")


def face(step: Step) -> str:
    """The id of a face of the Trauma die: "injured", "unhinged", "dread-1" or "dread-2"."""
    return step.kind or f"dread-{step.n}"
