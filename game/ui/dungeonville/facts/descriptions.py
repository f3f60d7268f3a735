"""Descriptions of the things on the table for the inspector: rules, open information, flavour text (DV-108, DV-109).

Nothing here draws. Of face-down things only what every observation shows is described: the sizes of decks, and deeds that
everybody knows.
"""

from collections.abc import Callable

from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import NUMBERS, TOWN
from game.text import name, say
from game.ui.dungeonville.facts import dungeons, people
from game.ui.dungeonville.facts.thing import Description, Thing

PILE_RULES = ("DV-103", "DV-104", "DV-108")
HOUSE_RULES = ("DV-014", "DV-090", "DV-091", "DV-092", "DV-112")


def describe(t: State, thing: Thing, holder: str = "") -> Description:
    """The description of a thing now; `holder` is who plays a wizard, as in `Match.holders`."""
    return people.describe_wizard(t, thing.seat, holder) if thing.kind == "wizard" else DESCRIBERS[thing.kind](t, thing.which)


def house_words(t: State) -> tuple[str, ...]:
    """The deeds in the Deed House, as far as everybody knows."""
    if not t.house:
        return (say("ui-dv-house-empty"),)
    known = [say("table-house", place=place + 1, dungeon=deed) for place, deed in enumerate(t.house_exposed) if deed]
    return (say("ui-dv-inspect-house", deeds=len(t.house), gold=NUMBERS.swap_price), *known)


def _house(t: State, _which: str) -> Description:
    return Description(
        name("deed-house"),
        words=(say("text-deed-house"), *house_words(t)),
        rules=HOUSE_RULES,
    )


def _place(t: State, place: str) -> Description:
    empty = len(TOWN) - len(t.town)
    number = list(TOWN).index(place) - empty
    words = (
        say("ui-dv-inspect-order"),
        say("ui-dv-inspect-here", adventurer=t.town[number]) if number >= 0 else say("ui-dv-inspect-empty"),
    )
    kind = say("ui-dv-inspect-price", gold=TOWN[place].price)
    return Description(name(place), kind, words, say(f"text-{place}"), rules=(*TOWN[place].rules, "DV-026", "DV-039"))


def deck_words(t: State) -> str:
    """The numbers of adventurers in the deck and in the discard pile."""
    return say("table-decks", deck=len(t.deck), gone=len(t.discard), house=len(t.house))


def _town(t: State, _which: str) -> Description:
    words = (say("text-adventurers"), deck_words(t))
    return Description(say("ui-dv-town"), words=words, rules=("DV-023", "DV-024", "DV-027", *PILE_RULES))


def _phase(_t: State, phase: str) -> Description:
    return Description(
        name(phase), words=(say(f"text-{phase}"), say(f"ui-dv-about-{phase}")), rules=("DV-019", *PHASE_RULES[phase])
    )


PHASE_RULES = {
    "recruit": ("DV-030", "DV-031", "DV-032", "DV-037"), "scout": ("DV-040", "DV-041", "DV-043"),
    "combat": ("DV-044", "DV-046", "DV-049", "DV-050", "DV-052", "DV-055"), "explore": ("DV-062", "DV-066", "DV-071", "DV-075"),
    "collect": ("DV-089", "DV-090", "DV-020"),
}  # fmt: skip
DESCRIBERS: dict[str, Callable[[State, str], Description]] = {
    "adventurer": people.describe_adventurer,
    "dungeon": dungeons.describe_dungeon,
    "blood": dungeons.describe_blood,
    "graveyard": people.describe_graveyard,
    "treasury": people.describe_treasury,
    "room": dungeons.describe_room,
    "house": _house,
    "place": _place,
    "town": _town,
    "phase": _phase,
}
