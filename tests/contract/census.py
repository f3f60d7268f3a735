"""What must never be lost nor appear: cards and pieces, counted in a state of each game."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import cutpurse
import sealed

from game.rules.dungeonville.state import State as Town
from game.rules.london.state import State as London
from game.rules.london.tables.cards import ALLIES, DREAD, PLOTS, challenge_cards
from game.rules.ravenloft.state import Monster, State
from game.rules.ravenloft.tables.cards import ADVENTURES, MONSTERS, TREASURES
from game.rules.terrorscape.state import State as House


def ravenloft(t: State) -> Counter[str]:
    """Every card, tile, Power and Hero of Castle Ravenloft, wherever it lies; tokens are not counted, nor which tiles of a group were drawn by lot."""
    lots = {tile for group in ADVENTURES[t.adventure].groups.values() for tile in group}
    return Counter("tile by lot" if card in lots else card for card in _cards(t))


def _cards(t: State) -> Iterator[str]:
    for deck in (t.decks.monster, t.decks.encounter, t.decks.treasure, t.decks.tile):
        yield from (secret.face for secret in deck.draw)
        yield from deck.discard
        yield from ([deck.skip] if deck.skip else [])
    earned = (*t.pile, *t.removed)
    yield from (card for card in earned if card not in MONSTERS or not MONSTERS[card].villain)  # Villains come out of the box
    yield from (*t.limbo, *([t.environment] if t.environment else []))
    yield from (lasting.card for lasting in t.lasting if lasting.card in TREASURES)
    yield from (f"tile {placed.tile}" if placed.tile == "start" else placed.tile for placed in t.board.tiles)
    lying = {placed.tile for placed in t.board.tiles}
    yield from (tile for tile in ADVENTURES[t.adventure].out if tile not in lying)
    for hero in t.heroes:
        yield f"hero {hero.id}"
        yield from (f"power {held.card}" for held in hero.powers)
        yield from (f"power {card}" for card in hero.spare)
        yield from (*hero.items, *hero.loot)
        for threat in hero.threats:
            if isinstance(threat, Monster):
                yield from ([threat.kind, threat.asleep] if threat.asleep else [threat.kind])
            else:
                yield threat.card


def terrorscape(t: House) -> Counter[str]:
    """Every item card, trait and plan and every ability card of the killer, wherever it lies; tokens are not counted."""
    team, dark = t.team, t.dark
    items = [*(secret.face for secret in (*team.discovery, *team.search)), *team.discard, *team.drawn, *team.away]
    items += [item for pack in (*team.packs, team.offer, team.answer) for item in pack] + ["key"] * (t.keys + sum(team.purses))
    sealed = [secret.face for secret in (*team.untold, *dark.untold, *team.scheme.deck)]
    traits = [*sealed, *t.marks, *dark.dealt, *dark.kept, *dark.refused, *team.refused, *team.scheme.plans]
    traits += [trait for traits in (*team.traits, *team.dealt) for trait in traits]
    abilities = [*(secret.face for secret in dark.deck), *dark.hand, *dark.discard, *dark.playing]
    abilities += [dark.locked] if dark.locked else []
    return Counter(items) + Counter(traits) + Counter(f"ability {card}" for card in abilities)


def london(t: London) -> Counter[str]:
    """Every card of the story, wherever it lies, in the box, too, while it is not in play; what an Antagonist is called may be sealed."""
    lying = Counter(_london_cards(t))
    laid, befriended = bool(t.unused), t.options.befriended
    box = [card for card, row in DREAD.items() if not laid or row.tier != t.chapter]
    box += [card for card, row in PLOTS.items() if row.story == t.options.story and (not laid or row.chapter != t.chapter)]
    box += [card for card in ALLIES if befriended and not laid]
    box += [] if t.challenges or t.faced else challenge_cards(t.options.story)
    return lying + Counter(card for card in box if card not in lying) + Counter(["antagonist"])


def _london_cards(t: London) -> Iterator[str]:
    hidden = (
        *t.dark.values(), *t.unused, *t.strangers, *t.plots, *t.deck, *t.confidence, *t.items, *t.secrets, *t.goon_box,
        *t.challenges,
    )  # fmt: skip
    yield from (secret.face for secret in hidden if secret.face != "plot")
    yield from (*t.shown.values(), *t.done, *t.supply, *t.discards, *t.gone, *t.parted, *t.goons.values(), *t.faced)
    yield from t.inquiry.drawn if t.inquiry is not None else ()
    for person in t.people:
        yield person.id
        yield from (item.id for item in person.items)
        yield from (*person.allies, *person.secrets, *person.hand)


def dungeonville(t: Town) -> Counter[str]:
    """Every adventurer, room card and deed, wherever it lies; tokens are not counted."""
    hidden = (*t.deck, *t.deeds, *t.house, *(secret for deck in t.rooms.values() for secret in deck))
    lying = [*(secret.face for secret in hidden), *t.discard, *t.town, *(card for heap in t.heaps.values() for card in heap)]
    for wizard in t.wizards:
        lying += [*wizard.party, *wizard.treasury, *wizard.haul]
    if t.trip is not None:
        lying += [*t.trip.carried, *([t.trip.room] if t.trip.room else [])]
    return Counter(lying)


COUNTS: dict[str, Callable[[Any], Counter[str]]] = {
    "cutpurse": cutpurse.census, "sealed": sealed.census, "ravenloft": ravenloft, "terrorscape": terrorscape,
    "london": london, "dungeonville": dungeonville,
}  # fmt: skip


def of(game: str, state: Any) -> Counter[str]:
    """The pieces in `state` by name. Raises KeyError for a game that nobody counts."""
    return COUNTS[game](state)
