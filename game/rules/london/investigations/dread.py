"""Investigating a Dread card, or a Goon in the Streets: Action Points against a Difficulty, no dice (LD-110 to LD-123)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Rule
from game.rules.engine.secret import Seat, Secret
from game.rules.london import event
from game.rules.london.asking import ask_each
from game.rules.london.choice import Compare, Leave
from game.rules.london.investigations.investigation import additions, close, contribute
from game.rules.london.investigations.points import difficulty, team_points
from game.rules.london.places import area_of
from game.rules.london.state import CardId, Inquiry, Part, Place, State
from game.rules.london.tables.cards import GOONS


def investigate_dread(t: State, place: Place, card: CardId, seats: Sequence[Seat]) -> Rule[None]:
    """Play one investigation: the additions of the Characters, then the comparison, unless they walk away (LD-119, LD-123).

    If they walk away without spending anything, they may return to the card in the same slot (LD-103).
    """
    kind = "goon" if card in GOONS else "dread"
    inquiry = t.inquiry = Inquiry(kind, card, place, {seat: Part() for seat in seats})
    yield event.InvestigationBegan(place, card, tuple(seats))
    compared, spent = yield from _gather_points(t, inquiry)
    total = team_points(t, inquiry)
    if not compared:
        yield event.WalkedAway(place, card)
        if not spent:
            t.looked.remove(place)
    elif total >= difficulty(t, inquiry):
        yield event.DreadSolved(place, card, total)
        _remove(t, place, card)
        t.deck.append(Secret(card))
        t.solved.append(card)
    else:
        yield event.DreadFailed(place, card, total)
    close(t)


def _gather_points(t: State, inquiry: Inquiry) -> Rule[tuple[bool, bool]]:
    """Let all Characters add in any order, any number of times; return whether they compare, and whether they spent anything (LD-119, LD-123).

    The default answer is to compare, even without success, because an idle team could leave and choose the card again forever
    (LD-103).
    """
    spent = False
    while True:
        enough = team_points(t, inquiry) >= difficulty(t, inquiry)
        options: dict[Seat, tuple[Choice, ...]] = {
            seat: (*additions(t, seat, "add", "gather", "story", draws=not enough), Compare(), Leave()) for seat in inquiry.parts
        }
        seat, choice = yield from ask_each(options, "prompt-dread", Compare(), card=inquiry.card)
        if isinstance(choice, Compare | Leave):
            return isinstance(choice, Compare), spent
        spent = True
        yield from contribute(t, seat, choice)


def _remove(t: State, place: Place, card: CardId) -> None:
    if card in GOONS:
        del t.goons[area_of(place)]
    else:
        del t.shown[place]
        t.notes.pop(place, None)
