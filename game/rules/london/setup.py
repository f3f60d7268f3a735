"""Set-up of a story, and of each Chapter (LD-020 to LD-053)."""

from collections.abc import Iterable

from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Rule
from game.rules.engine.secret import Secret
from game.rules.london import event
from game.rules.london.options import Options
from game.rules.london.places import LOCATIONS, area_of
from game.rules.london.planning import PLACEHOLDER
from game.rules.london.state import SLOTS, CardId, Character, Item, State
from game.rules.london.tables.cards import (
    ALLIES,
    AREAS,
    CHARACTERS,
    CONFIDENCE,
    GOONS,
    ITEMS,
    NUMBERS,
    SECRETS,
    STORIES,
    TEAMS,
    dread_cards,
    plot_cards,
)


def chosen(options: Options) -> list[str]:
    """The Characters in the options; the rest of the party is random. Raises OptionsError."""
    if options.story not in STORIES:
        raise OptionsError("story", options.story, ", ".join(STORIES))
    ids = [part.strip() for part in options.characters.split(",") if part.strip()]
    known = len(set(ids)) == len(ids) and set(ids) <= set(CHARACTERS)
    if not known or len(ids) > options.party:
        raise OptionsError("characters", options.characters, f"{options.party}: {', '.join(CHARACTERS)}")
    return ids


def new_game(options: Options, seed: int) -> State:
    """Create the state before the first Chapter (LD-022 to LD-031). Raises OptionsError."""
    ids, rng, story = chosen(options), Rng(seed), STORIES[options.story]
    others = [name for name in CHARACTERS if name not in ids]
    rng.shuffle("characters", others)
    people = [Character(name, NUMBERS.start, virtue=options.virtue) for name in (ids + others)[: options.party]]
    antagonists = list(story.antagonists)
    rng.shuffle("antagonists", antagonists)
    sealed = "sealed-antagonist" in story.laws
    t = State(
        rng,
        options,
        people,
        Secret(antagonists[0], () if sealed else tuple(range(len(people)))),
        items=_shuffled(rng, "items", ITEMS),
        confidence=_shuffled(rng, "confidence", CONFIDENCE),
        secrets=_shuffled(rng, "secrets", SECRETS) if "secrets" in story.laws else [],
        goon_box=_shuffled(rng, "goons", GOONS) if "goons" in story.laws else [],
    )
    for person in people:
        person.items = [Item(t.items.pop().face) for _ in range(options.items)]
    t.supply = [t.items.pop().face for _ in range(NUMBERS.supply)]
    t.deck = [t.confidence.pop() for _ in range(options.confidence)]
    return t


def _shuffled(rng: Rng, stream: str, cards: Iterable[CardId]) -> list[Secret]:
    deck = list(cards)
    rng.shuffle(stream, deck)
    return [Secret(card) for card in deck]


def lay_out(t: State) -> Rule[None]:
    """Fill the 24 Locations of a Chapter with face-down cards (LD-032 to LD-040, LD-045, LD-046)."""
    plots = plot_cards(t.options.story, t.chapter)
    t.plots = [Secret(card) for card in reversed(plots)]
    piles = [[PLACEHOLDER, *hand] for hand in _hands(t, len(plots))]
    t.dark = {}
    for area, pile in zip(AREAS, piles, strict=True):
        t.rng.shuffle("piles", pile)
        numbered = [place for place in LOCATIONS if area_of(place) == area]
        t.dark |= {place: Secret(card) for place, card in zip(numbered, pile, strict=True)}
    t.shown, t.notes, t.done, t.trail = {}, {}, [], []
    for person in t.people:
        person.place, person.clock, person.ready = NUMBERS.start, [""] * SLOTS, False
    t.slot, t.stage, t.phase = 0, "", "ready"
    yield event.ChapterBegan(t.chapter, len(plots))
    yield from _set_goons(t)


def _hands(t: State, plots: int) -> list[list[CardId]]:
    """The twenty shuffled cards without the four first placeholders, five for each Area (LD-033, LD-035, LD-046)."""
    hand = [PLACEHOLDER] * (plots - len(AREAS))
    strangers: list[CardId] = []
    if t.options.befriended:
        strangers = list(ALLIES)
        t.rng.shuffle("allies", strangers)
        count = TEAMS[t.options.seats].allies
        hand += strangers[:count]
        strangers = strangers[count:]
    pool = dread_cards(t.chapter)
    t.rng.shuffle("dread", pool)
    need = len(LOCATIONS) - len(AREAS) - len(hand)
    hand += pool[:need]
    t.unused, t.strangers = [Secret(card) for card in pool[need:]], [Secret(card) for card in strangers]
    t.rng.shuffle("locations", hand)
    return [hand[first :: len(AREAS)] for first in range(len(AREAS))]


def _set_goons(t: State) -> Rule[None]:
    """Put three Goons in the Streets of the Areas where no Character starts, and another three in the second Chapter."""
    t.goons = {}
    if not t.goon_box:
        return
    for area in AREAS:
        if area != area_of(NUMBERS.start):
            t.goons[area] = t.goon_box.pop().face
            yield event.GoonPlaced(area, t.goons[area])
