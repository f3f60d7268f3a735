"""Companions in the Endgame: whether to stay, what to play for a die, in which order (LD-195 to LD-204)."""

from collections.abc import Iterable

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.london.agents.ask import Ask, advise, answers, gain, source
from game.rules.london.agents.bill import Offer, cheapest
from game.rules.london.agents.things import ROLL_WORTH
from game.rules.london.agents.worth import CARD, DIE
from game.rules.london.cards import CHALLENGES, CHARACTERS, ITEMS, PERSONALITIES, challenge_cards, personality_cards
from game.rules.london.choice import Act, BowOut, Compare, Deplete, Leave, Play, Spend, Stay, Use
from game.rules.london.endgame import team_row
from game.rules.london.investigation import additions
from game.rules.london.points import card_icons, difficulty, points
from game.rules.london.state import CardId, Inquiry, Part, State

FLIP = 0.6
"""Action Points of a flipped Personality card at a Challenge, the Trauma counted in."""
SURVIVOR = 2.0
"""What a Character is worth beyond the dice."""
HURT = 1.0
MANY = 3
THRIFT = 0.35
EASY_COME = 0.05


@answers("prompt-stay")
def stay(ask: Ask) -> Advice:
    """Stay while the Challenges that may come promise more than they threaten."""
    if Stay() not in ask.options or BowOut() not in ask.options:
        return advise(Done(), "reason-said")
    left = [card for card in challenge_cards(ask.t.options.story) if card not in ask.t.faced]
    value = sum(_prospect(ask.t, ask.seat, card) for card in left) / len(left) + ask.blur()
    return advise(Stay(), "reason-stay") if value > 0 else advise(BowOut(), "reason-bow-out")


def _prospect(t: State, seat: Seat, card: CardId) -> float:
    """What meeting a Challenge brings on average over the six Personality cards, in Dread."""
    row, person = CHALLENGES[card], t.people[seat]
    trauma = len(person.conditions) / 36 * (person.dice * DIE + SURVIVOR) + 1 / 6
    prize, loss = DIE + CARD * row.confidence, _loss(t, seat, card)
    cards = personality_cards(person.id)
    inquiry = Inquiry("challenge", card, "endgame", {seat: Part()}, seat)
    before, t.inquiry = t.inquiry, inquiry
    groups, total = _groups(t, seat), 0.0
    for flipped in cards:
        inquiry.parts[seat] = Part(flipped=flipped, silent=PERSONALITIES[flipped].kind == "trauma")
        found = cheapest(groups, max(0, row.difficulty - points(t, inquiry, seat)))
        total += max(prize - found[1], -loss) if found is not None else -loss
    t.inquiry = before
    return total / len(cards) - trauma


def _loss(t: State, seat: Seat, card: CardId) -> float:
    """What failing at a Challenge costs."""
    person, risk = t.people[seat], 0.0
    for step in CHALLENGES[card].penalty:
        if step.do == "condition":
            risk += person.dice * DIE + SURVIVOR if step.kind in person.conditions else HURT
        else:
            risk += max(step.n, 1)
    return risk


def _reach(t: State, seat: Seat, card: CardId) -> float:
    """The Action Points that a Character could bring to a Challenge."""
    inquiry = Inquiry("challenge", card, "endgame", {seat: Part()}, seat)
    before, t.inquiry = t.inquiry, inquiry
    most = [max(points for _, points, _ in group) for group in _groups(t, seat)]
    total = points(t, inquiry, seat) + FLIP + sum(most)
    t.inquiry = before
    return total


def _groups(t: State, seat: Seat) -> list[list[tuple[Offer, int, float]]]:
    """What can be added, by where it comes from, with what it takes away from later."""
    groups: dict[str, list[tuple[Offer, int, float]]] = {}
    for choice in additions(t, seat, "add", draws=False):
        more = round(gain(t, seat, choice))
        if more:
            groups.setdefault(source(choice), []).append(((seat, choice), more, _price(t, seat, choice)))
    return list(groups.values())


def _price(t: State, seat: Seat, choice: Choice) -> float:
    """What is spent is missed in the Challenges to come, dice effects in the Showdown."""
    future = (team_row(t).challenges - len(t.faced)) / MANY
    if isinstance(choice, Use):
        return EASY_COME
    if isinstance(choice, Play):
        return EASY_COME + THRIFT * future * len(card_icons(choice.card)) / MANY
    if isinstance(choice, Deplete):
        return EASY_COME + THRIFT * future + _on_dice(step.do for deed in ITEMS[choice.item].deplete for step in deed.steps)
    if isinstance(choice, Spend):
        return (
            EASY_COME
            + THRIFT * future
            + _on_dice(step.do for deed in CHARACTERS[t.people[seat].id].virtue for step in deed.steps)
        )
    return 9.0


def _on_dice(steps: Iterable[str]) -> float:
    """What effects are worth in the Showdown."""
    return max((ROLL_WORTH.get(do, 0.0) for do in steps), default=0.0)


@answers("prompt-challenge")
def meet(ask: Ask) -> Advice:
    """Play just enough, if there is enough and a die is worth it."""
    t, inquiry = ask.t, ask.inquiry
    missing = difficulty(t, inquiry) - points(t, inquiry, ask.seat)
    if missing <= 0:
        return advise(Compare(), "reason-enough")
    found = cheapest(_groups(t, ask.seat), missing)
    if found is None or found[1] > DIE + _loss(t, ask.seat, inquiry.card):
        return advise(Leave(), "reason-no-more")
    return advise(found[0][0][1], "reason-add")


@answers("prompt-challenger")
def first_to_meet(ask: Ask) -> Advice:
    """Whoever can do most goes first."""
    card = ask.about("card")
    return advise(max(ask.of(Act), key=lambda one: _reach(ask.t, one.seat, card)), "reason-strongest")


@answers("prompt-pass")
def pass_by(ask: Ask) -> Advice:
    """A Challenge that is passed is a die for nothing."""
    return advise(ask.options[0], "reason-free")
