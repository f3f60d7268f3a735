"""Investigating a Plot card: flips, dice, and one of three outcomes (LD-140 to LD-158)."""

from collections.abc import Sequence

from game.rules.engine.script import Choice, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.asking import ask, ask_team
from game.rules.london.choice import Act, Roll
from game.rules.london.effects.deed import Step
from game.rules.london.effects.deeds import offer
from game.rules.london.investigations.flips import flip
from game.rules.london.investigations.gains import gain_confidence
from game.rules.london.investigations.investigation import additions, close, contribute
from game.rules.london.investigations.points import points
from game.rules.london.investigations.rolls import roll, settle
from game.rules.london.state import CardId, Inquiry, Part, Place, State
from game.rules.london.tables.cards import PLOTS, SLOTS, plot_cards
from game.rules.london.tables.registry import effect
from game.rules.london.tables.rows import Time

TIMES: tuple[Time, ...] = ("morning", "day", "night")


def may_resolve(t: State, card: CardId) -> bool:
    """Whether a Plot card can be investigated now: its time code allows it, and all earlier letters are investigated (LD-141, LD-142)."""
    earlier = plot_cards(t.options.story, t.chapter)
    ready = all(one in t.done for one in earlier[: earlier.index(card)])
    return ready and timely(card, SLOTS[t.slot].segment)


def timely(card: CardId, segment: Time) -> bool:
    """Whether the time code of a Plot card allows a Time Segment (LD-141)."""
    return TIMES.index(PLOTS[card].time) <= TIMES.index(segment)


def investigate_plot(t: State, place: Place, card: CardId, seats: Sequence[Seat]) -> Rule[None]:
    """Investigate a Plot card: all present flip, act in turn, and add up their FISTs (LD-145 to LD-152)."""
    inquiry = t.inquiry = Inquiry("plot", card, place, {seat: Part() for seat in seats})
    yield event.InvestigationBegan(place, card, tuple(seats))
    yield from _gather(t, inquiry)
    yield from flip(t, list(inquiry.parts))
    waiting = list(inquiry.parts)
    while waiting:
        answer = yield from ask_team(t, "prompt-next", [Act(seat) for seat in waiting])
        waiting.remove(answer.seat)
        yield from _act(t, inquiry, answer.seat)
    yield from _resolve(t, inquiry)
    close(t)


def _gather(t: State, inquiry: Inquiry) -> Rule[None]:
    """Offer effects before the first flip, such as calling a Character."""
    yield from offer(t, inquiry.parts, "prompt-gather", ("gather",), card=inquiry.card)


def _act(t: State, inquiry: Inquiry, seat: Seat) -> Rule[None]:
    """Let a Character add Action Points, then roll a die for each (LD-148)."""
    inquiry.acting = seat
    while True:
        options: list[Choice] = [*additions(t, seat, "add", "story", draws=True), Roll()]
        choice = yield from ask(seat, "prompt-roll", options, Roll(), card=inquiry.card)
        if isinstance(choice, Roll):
            break
        yield from contribute(t, seat, choice)
    inquiry.acting = None
    yield from roll(t, seat, points(t, inquiry, seat))
    yield from settle(t, list(inquiry.parts), "roll")


def _resolve(t: State, inquiry: Inquiry) -> Rule[None]:
    """Add the FISTs, carry out the outcome, the `always` steps, and the Confidence of an impeccable result (LD-138, LD-150 to LD-152)."""
    row, fists = PLOTS[inquiry.card], sum(part.fists for part in inquiry.parts.values())
    tier = max(number for number, one in enumerate(row.tiers) if fists >= one.least)
    yield event.PlotResolved(inquiry.card, inquiry.place, fists, tier)
    del t.shown[inquiry.place]
    t.notes.pop(inquiry.place, None)
    t.done.append(inquiry.card)
    steps: list[Step] = [*row.tiers[tier].steps, *row.always]
    for step in steps:
        yield from effect.functions[step.do](t, next(iter(inquiry.parts)), step)
    if t.options.impeccable and fists > row.top.least:
        yield from gain_confidence(t, next(iter(inquiry.parts)), fists - row.top.least)


def open_plots(t: State) -> list[tuple[Place, CardId]]:
    """The revealed Plot cards that are not investigated yet."""
    return [(place, card) for place, card in t.shown.items() if card in PLOTS]
