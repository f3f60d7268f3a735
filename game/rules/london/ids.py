"""The valid ids in a state of London Dread."""

from game.rules.engine.reference import Known
from game.rules.london.places import LOCATIONS, NUMBERS
from game.rules.london.planning import PLACEHOLDER
from game.rules.london.state import State
from game.rules.london.tables.cards import (
    ALLIES,
    ANTAGONISTS,
    AREAS,
    CHALLENGES,
    CHARACTERS,
    CONFIDENCE,
    DREAD,
    GOONS,
    ITEMS,
    PERSONALITIES,
    PLACES,
    PLOTS,
    SECRETS,
)

IDS: Known = {
    "ally": ALLIES,
    "antagonist": ANTAGONISTS,
    "card": frozenset((*DREAD, *CONFIDENCE, *ITEMS, *ALLIES, *PLOTS, *CHALLENGES, *SECRETS, *GOONS, *ANTAGONISTS, PLACEHOLDER)),
    "challenge": CHALLENGES,
    "character": CHARACTERS,
    "condition": ("injured", "unhinged"),
    "goon": GOONS,
    "inquiry": ("dread", "goon", "plot", "challenge", "showdown"),
    "item": ITEMS,
    "location": LOCATIONS,
    "note": ("red", "yellow", "green", "white"),
    "personality": PERSONALITIES,
    "phase": ("lay", "ready", "planning", "leader", "story", "close", "endgame"),
    "place": PLACES,
    "plot": PLOTS,
    "scene": frozenset((*PLACES, "endgame")),
    "secret": SECRETS,
    "stage": ("", "detours", "cases", "allies", "end", "rounds", "showdown", "ending"),
    "token": frozenset(("", *map(str, NUMBERS), *(f"{number}-{area}" for number in NUMBERS for area in AREAS))),
}


def known_ids(t: State) -> Known:
    """The valid ids by kind, and the numbers of seats and Chapters."""
    return {**IDS, "seat": range(len(t.people)), "chapter": (1, 2)}
