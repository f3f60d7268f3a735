"""Answers of the Story Phase: which card to investigate, what to add, which dice to reroll."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.london.agents.ask import DRAWN, Ask, advise, answers, gain, source
from game.rules.london.agents.bill import Offer, cheapest
from game.rules.london.agents.prices import on_dice, price
from game.rules.london.agents.worth import CARD, plot_worth
from game.rules.london.choice import Apply, Befriend, Compare, Confide, Die, Draw, Give, Go, Investigate, Roll, Sacrifice, Use
from game.rules.london.investigations.investigation import additions
from game.rules.london.investigations.points import difficulty, points, team_points
from game.rules.london.investigations.ways import deed_of
from game.rules.london.menace import showdown_target
from game.rules.london.state import CardId, Inquiry, Part, State
from game.rules.london.tables.cards import DREAD, GOONS, NUMBERS, PLOTS, SLOTS

LAST_HOUR = len(SLOTS) - 1


@answers("prompt-hour")
def go(ask: Ask) -> Advice:
    """Go on; in the last hour use what lowers Dread."""
    parting = ask.of(Sacrifice)
    if parting and ask.t.slot == LAST_HOUR and any(step.do == "dread" for step in deed_of(ask.t, ask.seat, parting[0]).steps):
        return advise(parting[0], "reason-last-help")
    return advise(Go(), "reason-plan-works")


@answers("prompt-ally")
def befriend(ask: Ask) -> Advice:
    """Take the Ally, with the Character that has the fewest."""
    offers = [offer for offer in ask.of(Befriend) if not offer.dismiss]
    if not offers:
        return advise(Done(), "reason-enough-friends")
    best = min(offers, key=lambda offer: len(ask.t.people[offer.seat].allies))
    return advise(best, "reason-friend")


@answers("prompt-case")
def next_case(ask: Ask) -> Advice:
    """Plot cards first, for their gains, except the last one; then Dread cards that can be solved."""
    cases = ask.of(Investigate)
    rated = [(case, _case_worth(ask.t, case)) for case in cases]
    case, value = max(rated, key=lambda pair: pair[1])
    return advise(case, "reason-case") if value > 0 else advise(Done(), "reason-no-hope")


def _case_worth(t: State, case: Investigate) -> float:
    card = t.shown.get(case.place) or next((goon for area, goon in t.goons.items() if case.place.startswith(area)), "")
    if card in PLOTS:
        return 0.5 if PLOTS[card].last else 10.0
    bill = _bill(t, _imagined(card, case), card)
    return len(case.seats) if bill is not None else 0.0


def _imagined(card: CardId, case: Investigate) -> Inquiry:
    return Inquiry("goon" if card in GOONS else "dread", card, case.place, {seat: Part() for seat in case.seats})


def _bill(t: State, inquiry: Inquiry, card: CardId) -> list[Offer] | None:
    """The additions that solve a card, certain ones first; None if it cannot be solved, or is not worth their price."""
    before, t.inquiry = t.inquiry, inquiry
    missing = max(0, difficulty(t, inquiry) - team_points(t, inquiry))
    groups: dict[tuple[Seat, str], list[tuple[Offer, int, float]]] = {}
    for seat in inquiry.parts:
        for choice in additions(t, seat, "add", draws=False):
            more = round(gain(t, seat, choice))
            if more:
                groups.setdefault((seat, source(choice)), []).append(((seat, choice), more, price(t, seat, choice)))
    first = next(iter(inquiry.parts))
    for number in range(min(missing, int(len(t.deck) * DRAWN))):
        groups[first, f"draw {number}"] = [((first, Draw()), 1, price(t, first, Draw()) / DRAWN)]
    t.inquiry = before
    found = cheapest(groups.values(), missing)
    worth = (DREAD[card].dread if card in DREAD else NUMBERS.goon_left) + CARD
    return found[0] if found is not None and found[1] < worth else None


@answers("prompt-dread")
def solve(ask: Ask) -> Advice:
    """Add the missing Action Points at the lowest price, if the company has enough."""
    if team_points(ask.t, ask.inquiry) >= difficulty(ask.t, ask.inquiry):
        return advise(Compare(), "reason-enough")
    bill = _bill(ask.t, ask.inquiry, ask.inquiry.card)
    mine = [choice for seat, choice in bill or [] if seat == ask.seat and choice in ask.options]
    return advise(mine[0], "reason-add") if mine else advise(Compare(), "reason-no-more")


@answers("prompt-roll")
def prepare(ask: Ask) -> Advice:
    """Add dice for a Plot card while their value exceeds their price (LD-148)."""
    t, inquiry = ask.t, ask.inquiry
    now = _hope(t, inquiry, 0.0)

    def surplus(choice: Choice) -> float:
        return _hope(t, inquiry, gain(t, ask.seat, choice)) - now - price(t, ask.seat, choice)

    offers = [(choice, surplus(choice)) for choice in ask.options if gain(t, ask.seat, choice) > 0]
    if offers:
        choice, value = ask.best(offers)
        if value > 0:
            return advise(choice, "reason-more-dice")
    return advise(Roll(), "reason-roll")


def _hope(t: State, inquiry: Inquiry, more: float) -> float:
    """The expected value of a Plot card with the FISTs rolled, the dice to come, and `more` dice."""
    sure = sum(part.fists for part in inquiry.parts.values() if part.rolled)
    dice = more + sum(points(t, inquiry, seat) for seat, part in inquiry.parts.items() if not part.rolled)
    low, company = int(dice), len(inquiry.parts)
    threats = {step.kind for tier in PLOTS[inquiry.card].tiers for step in tier.steps if step.do == "condition"}
    ill = sum(not threats.isdisjoint(t.people[seat].conditions) for seat in inquiry.parts)
    less, full = (plot_worth(inquiry.card, company, count, sure, ill) for count in (low, low + 1))
    return less + (dice - low) * (full - less)


@answers("prompt-dice")
def mend_dice(ask: Ask) -> Advice:
    """Use free rerolls; in the Showdown all of them, after all have rolled and the FISTs do not suffice."""
    inquiry = ask.inquiry
    offers = [choice for choice in ask.options if not isinstance(choice, Done)]
    if inquiry.kind != "showdown":
        free = [choice for choice in offers if isinstance(choice, Use | Apply)]
        return advise(free[0], "reason-again") if free else advise(Done(), "reason-keep")
    secret = [choice for choice in offers if isinstance(choice, Confide)]
    if secret:
        return advise(secret[0], "reason-all-or-nothing")
    everybody = all(part.rolled for part in inquiry.parts.values())
    short = sum(part.fists for part in inquiry.parts.values()) < showdown_target(ask.t)
    if not everybody or not short:
        return advise(Done(), "reason-keep")
    return advise(max(offers, key=lambda one: _last_resort(ask, one)), "reason-all-or-nothing")


def _last_resort(ask: Ask, choice: Choice) -> tuple[bool, float]:
    """The sort key of effects in the Showdown: rerolls first, then certain effects, which can still turn the remaining blanks.

    Of the ways of one Item only the better one counts, because only one can be used.
    """
    worth = on_dice([deed_of(ask.t, ask.seat, choice)])
    rivals = [on_dice([deed_of(ask.t, ask.seat, other)]) for other in ask.options if source(other) == source(choice)]
    rolls = any(step.do == "reroll" for step in deed_of(ask.t, ask.seat, choice).steps)
    return rolls and worth >= max(rivals), worth


@answers("prompt-reroll")
def reroll(ask: Ask) -> Advice:
    """Blank dice only."""
    blank = [die for die in ask.of(Die) if not _shows_fist(ask, die.number)]
    return advise(blank[0], "reason-blank") if blank else advise(Done() if ask.may_decline else ask.options[0], "reason-keep")


def _shows_fist(ask: Ask, number: int) -> bool:
    parts = ask.inquiry.parts
    roller = ask.seat if ask.seat in parts and parts[ask.seat].dice else next(iter(parts))
    dice = parts[roller].dice
    return number < len(dice) and dice[number]


@answers("prompt-whose-roll")
def whose_roll(ask: Ask) -> Advice:
    """The Character with the most blank dice."""
    offers = ask.of(Give)
    return advise(max(offers, key=lambda one: ask.inquiry.parts[one.seat].dice.count(False)), "reason-blank")
