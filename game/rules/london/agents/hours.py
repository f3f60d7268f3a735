"""How companions go through the hours: what to investigate, what to add, which dice to roll again."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.london.agents.ask import Ask, advise, answers, gain, price, source
from game.rules.london.agents.bill import Offer, cheapest
from game.rules.london.agents.worth import CARD, plot_worth
from game.rules.london.cards import DREAD, GOONS, NUMBERS, PLOTS, SLOTS
from game.rules.london.choice import Befriend, Compare, Die, Give, Go, Investigate, Roll, Sacrifice, Use
from game.rules.london.investigation import additions
from game.rules.london.menace import showdown_target
from game.rules.london.points import difficulty, points, team_points
from game.rules.london.state import CardId, Inquiry, Part, State
from game.rules.london.ways import deed_of

LAST_HOUR = len(SLOTS) - 1


@answers("prompt-hour")
def go(ask: Ask) -> Advice:
    """Go on; in the last hour what lowers Dread may be given away."""
    parting = ask.of(Sacrifice)
    if parting and ask.t.slot == LAST_HOUR and any(step.do == "dread" for step in deed_of(ask.t, ask.seat, parting[0]).steps):
        return advise(parting[0], "reason-last-help")
    return advise(Go(), "reason-go-on")


@answers("prompt-ally")
def befriend(ask: Ask) -> Advice:
    """Take who is there, by whoever has fewest."""
    offers = [offer for offer in ask.of(Befriend) if not offer.dismiss]
    if not offers:
        return advise(Done(), "reason-enough-friends")
    best = min(offers, key=lambda offer: len(ask.t.people[offer.seat].allies))
    return advise(best, "reason-friend")


@answers("prompt-case")
def next_case(ask: Ask) -> Advice:
    """Plot cards first, that their gains may help; the last of all last; Dread cards where there is hope."""
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
    """What the company would add to solve a card; None where it cannot, or where it is not worth it."""
    before, t.inquiry = t.inquiry, inquiry
    missing = max(0, difficulty(t, inquiry) - team_points(t, inquiry))
    groups: dict[tuple[Seat, str], list[tuple[Offer, int, float]]] = {}
    for seat in inquiry.parts:
        for choice in additions(t, seat, "add", draws=missing > 0):
            more = round(gain(t, seat, choice))
            if more:
                groups.setdefault((seat, source(choice)), []).append(((seat, choice), more, price(choice)))
    t.inquiry = before
    found = cheapest(groups.values(), missing)
    worth = (DREAD[card].dread if card in DREAD else NUMBERS.goon_left) + CARD
    return found[0] if found is not None and found[1] < worth else None


@answers("prompt-dread")
def solve(ask: Ask) -> Advice:
    """Add what is missing, cheapest first, if all together have enough."""
    if team_points(ask.t, ask.inquiry) >= difficulty(ask.t, ask.inquiry):
        return advise(Compare(), "reason-enough")
    bill = _bill(ask.t, ask.inquiry, ask.inquiry.card)
    mine = [choice for seat, choice in bill or [] if seat == ask.seat and choice in ask.options]
    return advise(mine[0], "reason-add") if mine else advise(Compare(), "reason-no-more")


@answers("prompt-roll")
def prepare(ask: Ask) -> Advice:
    """More dice for a Plot card while they are worth more than they cost (LD-148)."""
    t, inquiry = ask.t, ask.inquiry
    now = _expected_dice(t, inquiry)
    company = len(inquiry.parts)

    def surplus(choice: Choice) -> float:
        more = gain(t, ask.seat, choice)
        return (
            plot_worth(inquiry.card, company, round(now + more)) - plot_worth(inquiry.card, company, round(now)) - price(choice)
        )

    offers = [(choice, surplus(choice)) for choice in ask.options if gain(t, ask.seat, choice) > 0]
    if offers:
        choice, value = ask.best(offers)
        if value > 0:
            return advise(choice, "reason-more-dice")
    return advise(Roll(), "reason-roll")


def _expected_dice(t: State, inquiry: Inquiry) -> float:
    """Dice of the company, those that were rolled counted by their FISTs."""
    per_fist = len(NUMBERS.action_die) / NUMBERS.action_die.count("fist")
    return sum(part.fists * per_fist if part.rolled else points(t, inquiry, seat) for seat, part in inquiry.parts.items())


@answers("prompt-dice")
def mend_dice(ask: Ask) -> Advice:
    """Roll again what costs nothing; in the Showdown everything, when all have rolled and it is not enough."""
    inquiry = ask.inquiry
    offers = [choice for choice in ask.options if not isinstance(choice, Done)]
    free = [choice for choice in offers if isinstance(choice, Use)]
    if inquiry.kind != "showdown":
        return advise(free[0], "reason-again") if free else advise(Done(), "reason-keep")
    blanks = [choice for choice in free if not all(inquiry.parts[ask.seat].dice)]
    everybody = all(part.rolled for part in inquiry.parts.values())
    short = sum(part.fists for part in inquiry.parts.values()) < showdown_target(ask.t)
    if not everybody:
        secret = [choice for choice in offers if type(choice).__name__ == "Confide"]
        usable = secret or blanks
        return advise(usable[0], "reason-again") if usable else advise(Done(), "reason-keep")
    return advise((blanks or offers)[0], "reason-all-or-nothing") if short and offers else advise(Done(), "reason-keep")


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
    """Whoever has most blank dice."""
    offers = ask.of(Give)
    return advise(max(offers, key=lambda one: ask.inquiry.parts[one.seat].dice.count(False)), "reason-blank")
