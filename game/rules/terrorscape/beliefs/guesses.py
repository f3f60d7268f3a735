"""Samples the hidden parts of the variants: traits, plans, keys of one's own, a rescue that the killer does not see (TS-207, TS-208, TS-341)."""

from collections import Counter

from game.rules.engine.rng import Rng
from game.rules.engine.secret import Secret
from game.rules.terrorscape import event
from game.rules.terrorscape.options import DEALT
from game.rules.terrorscape.setup import PLANNED
from game.rules.terrorscape.state import CardId, Dark, Scheme, State, Team
from game.rules.terrorscape.status import alive
from game.rules.terrorscape.survivors.parting import KEYS
from game.rules.terrorscape.tables.cards import KEY, NUMBERS, PLANS, TRAITS, trait_cards

STREAM = "imagined"


def _secrets(cards: list[CardId], rng: Rng) -> list[Secret]:
    rng.shuffle(STREAM, cards)
    return [Secret(card) for card in cards]


def _others(cards: list[CardId], *known: list[CardId]) -> list[CardId]:
    taken = {card for pile in known for card in pile}
    return [card for card in cards if card not in taken]


# ------------------------------------------------------------------ what a side knows of itself


def recall_team(t: State, team: Team, rng: Rng) -> None:
    """Sample what the team does not know of its own part: undrawn traits and plans."""
    if t.options.gifts:
        team.untold = _secrets(_others(trait_cards("survivors"), *team.traits, *team.dealt, team.refused), rng)
    scheme = team.scheme
    if scheme.plans:
        deck = _secrets(_others(list(PLANS), scheme.plans), rng)
        team.scheme = Scheme(scheme.plans, deck, scheme.plan, scheme.step, scheme.done, scheme.spent, scheme.place)


def recall_dark(t: State, dark: Dark, rng: Rng) -> None:
    """Sample what the killer does not know of his own part: undrawn traits."""
    if t.options.marks:
        dark.untold = _secrets(_others(trait_cards("killer"), t.marks, dark.dealt, dark.kept, dark.refused), rng)


# ------------------------------------------------------------------ what the other side may have


def suppose_dark(t: State, dark: Dark, rng: Rng) -> None:
    """Sample the traits that the killer chooses from or has refused; those that he kept are public."""
    if not t.options.marks:
        return
    cards = _others(trait_cards("killer"), t.marks)
    rng.shuffle(STREAM, cards)
    drawn = [cards.pop() for _ in range(DEALT * t.options.marks - len(t.marks))]
    if t.stage == "traits":
        dark.dealt = sorted(drawn)
    else:
        dark.refused = drawn
    dark.untold = [Secret(card) for card in cards]


def suppose_team(t: State, team: Team, rng: Rng) -> None:
    """Sample traits, plans, own keys and a hidden rescue for the killer."""
    if t.options.gifts:
        _suppose_traits(t, team, rng)
    if t.options.plans:
        team.scheme = _suppose_plans(t, rng)
    if t.options.separate:
        _suppose_keys(t, team, rng)
    if not t.options.open_rescue and not team.discovery:  # the game would be over otherwise
        team.progress, team.rescue = NUMBERS.repair, 1 + rng.below(STREAM, NUMBERS.rescue)


def _suppose_plans(t: State, rng: Rng) -> Scheme:
    """Sample two plans and the progress of one: at most one requirement per turn (TS-259).

    The use of a fulfilled one would be public.
    """
    plans = list(PLANS)
    rng.shuffle(STREAM, plans)
    begun = plans[rng.below(STREAM, PLANNED)]
    turns = max(0, t.round - (t.side == "survivors"))
    step = rng.below(STREAM, min(turns, len(PLANS[begun].needs) - 1) + 1)
    deck = [Secret(plan) for plan in plans[PLANNED:]]
    return Scheme(plans=plans[:PLANNED], deck=deck, plan=begun if step else "", step=step)


def _suppose_traits(t: State, team: Team, rng: Rng) -> None:
    """Sample twice as many traits as each survivor keeps, with the public ones at their owners."""
    shown = [(fact.survivor, fact.trait) for fact in t.record if isinstance(fact, event.TraitShown)]
    cards = _others(trait_cards("survivors"), [trait for _, trait in shown])
    rng.shuffle(STREAM, cards)
    known = [list(dict.fromkeys(one for who, one in shown if who == token.id)) for token in t.survivors]
    drawn = [[*mine, *(cards.pop() for _ in range(DEALT * t.options.gifts - len(mine)))] for mine in known]
    team.untold = [Secret(card) for card in cards]
    if t.stage == "traits" and t.side == "survivors":
        team.traits, team.dealt, team.stage = [[] for _ in t.survivors], [sorted(traits) for traits in drawn], "traits"
        return
    team.traits = [traits[: t.options.gifts] for traits in drawn]
    team.refused = [trait for traits in drawn for trait in traits[t.options.gifts :]]
    team.spent = [trait for trait in dict.fromkeys(trait for _, trait in shown) if TRAITS[trait].once]


def _suppose_keys(t: State, team: Team, rng: Rng) -> None:
    """Distribute found keys to survivors; an escaped one took three, and its inventory (TS-240, TS-242)."""
    team.purses, team.first = [0] * len(t.survivors), alive(t)[rng.below(STREAM, len(alive(t)))] if alive(t) else 0
    found = Counter(team.discard)[KEY]
    for survivor, token in enumerate(t.survivors):
        if token.fate == "free":
            taken = min(KEYS, found)
            found -= taken
            _discarded(team, taken)
            team.away += [*team.packs[survivor], *[KEY] * taken]
            team.packs[survivor] = []
    inside = [survivor for survivor, token in enumerate(t.survivors) if token.fate != "free"]
    for _ in range(rng.below(STREAM, found + 1) if inside else 0):
        _discarded(team, 1)
        team.purses[inside[rng.below(STREAM, len(inside))]] += 1


def _discarded(team: Team, keys: int) -> None:
    for _ in range(keys):
        team.discard.remove(KEY)
