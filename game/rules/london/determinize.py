"""Determinization: samples the unseen cards of an observation (LD-250 to LD-255)."""

from collections.abc import Iterable

from game.rules.engine.rng import Rng
from game.rules.engine.script import freeze, thaw
from game.rules.engine.secret import Secret
from game.rules.london.places import area_of
from game.rules.london.planning import PLACEHOLDER
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import (
    ALLIES,
    AREAS,
    CONFIDENCE,
    GOONS,
    ITEMS,
    SECRETS,
    STORIES,
    challenge_cards,
    dread_cards,
    plot_cards,
)


def determinize(view: State, rng: Rng) -> State:
    """Sample a full state. No information is private to one Character, so that only the sealed Antagonist is redacted."""
    t = thaw(State, freeze(view))
    open_cards = _open_cards(t)
    t.plots = [Secret(card) for card in reversed(plot_cards(t.options.story, t.chapter)) if card not in open_cards]
    _deal_locations(t, rng, open_cards)
    loose = _mixed(rng, CONFIDENCE, open_cards)
    deck = t.solved + [loose.pop() for _ in range(len(t.deck) - len(t.solved))]
    rng.shuffle("imagined", deck)
    t.deck, t.confidence = _sealed(deck), _sealed(loose)
    t.items = _sealed(_mixed(rng, ITEMS, open_cards))
    t.secrets = _sealed(_mixed(rng, SECRETS, open_cards)) if t.secrets else []
    t.goon_box = _sealed(_mixed(rng, GOONS, open_cards)) if t.goon_box else []
    t.challenges = _sealed(_mixed(rng, challenge_cards(t.options.story), open_cards)) if t.challenges else []
    if t.antagonist.sealed is None:
        suspects = STORIES[t.options.story].antagonists
        t.antagonist = Secret(suspects[rng.below("imagined", len(suspects))], t.antagonist.audience)
    t.rng = Rng(rng.below("imagined", 1 << 48), {})
    return t


def _deal_locations(t: State, rng: Rng, open_cards: set[CardId]) -> None:
    """Deal the possible face-down cards: Dread cards of the tier, placeholders for the Plot cards left, Allies (LD-250)."""
    if not t.dark and not t.unused:
        return
    dread = _mixed(rng, dread_cards(t.chapter), open_cards)
    friends = _mixed(rng, ALLIES, open_cards) if t.options.befriended else []
    t.unused = _sealed(dread.pop() for _ in t.unused)
    t.strangers = _sealed(friends.pop() for _ in t.strangers)
    cards = friends + dread
    rng.shuffle("imagined", cards)
    plots = _placeholders(t, rng)
    t.dark = {place: Secret(PLACEHOLDER if place in plots else cards.pop()) for place in t.dark}


def _placeholders(t: State, rng: Rng) -> set[Place]:
    """Sample the places of the remaining placeholders: one in each Area where none was found yet, a fifth anywhere (LD-032 to LD-036).

    A placeholder that was found may be the fifth or the Area's own, so that another one there is twice as likely.
    """
    found, plots = {area_of(place) for place in t.trail}, set[Place]()
    groups = [[place for place in t.dark if area_of(place) == area] for area in AREAS if area not in found]
    for group in groups:
        if group and len(plots) < len(t.plots):
            plots.add(group[rng.below("imagined", len(group))])
    while len(plots) < len(t.plots):
        free = [place for place in t.dark if place not in plots]
        free += [place for place in free if area_of(place) in found]
        plots.add(free[rng.below("imagined", len(free))])
    return plots


def _open_cards(t: State) -> set[CardId]:
    """Every card whose place is public."""
    seen = {*t.shown.values(), *t.done, *t.solved, *t.gone, *t.parted, *t.supply, *t.discards, *t.goons.values(), *t.faced}
    for person in t.people:
        seen |= {item.id for item in person.items} | {*person.allies, *person.secrets, *person.hand}
    if t.inquiry is not None:
        seen |= {*t.inquiry.drawn}
    return seen


def _mixed(rng: Rng, cards: Iterable[CardId], open_cards: set[CardId]) -> list[CardId]:
    left = [card for card in cards if card not in open_cards]
    rng.shuffle("imagined", left)
    return left


def _sealed(cards: Iterable[CardId]) -> list[Secret]:
    return [Secret(card) for card in cards]
