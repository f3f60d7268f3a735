"""Descriptions of the things on the table for the inspector: rules, open information, flavour text (DV-108, DV-109).

Nothing here draws. Of face-down things only what every observation shows is described: the sizes of decks, and deeds that
everybody knows.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.dungeonville.beliefs.odds import danger
from game.rules.dungeonville.beliefs.signs import Swapped
from game.rules.dungeonville.duel import strength
from game.rules.dungeonville.party import active, capacity
from game.rules.dungeonville.purse import wealth, worth
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, ITEMS, NUMBERS, ROOMS, TOWN
from game.rules.dungeonville.tables.content import SURVIVAL
from game.rules.dungeonville.town import place_of, price_of
from game.text import name, say
from game.ui.dungeonville.facts import counts as facts


class Thing(NamedTuple):
    """Something that can be inspected: its kind, and which one (an id, or a seat as a number)."""

    kind: str
    which: str = ""

    @property
    def seat(self) -> int:
        """The wizard it belongs to."""
        return int(self.which)


class Chip(NamedTuple):
    """A letter on the colour of its dungeon, and the text below it."""

    letter: str
    dungeon: str
    below: str
    faint: bool = False


@dataclass(frozen=True)
class Told:
    """The description of a thing.

    `kind` is the line below the title, `words` the sentences, `tale` the flavour text. `chips` are letters with the heading
    `over`, `tokens` counts blood by seat, `rules` are rule numbers.
    """

    title: str
    kind: str = ""
    words: tuple[str, ...] = ()
    tale: str = ""
    over: str = ""
    chips: tuple[Chip, ...] = ()
    tokens: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()

    @property
    def aloud(self) -> str:
        """The description as it is read aloud."""
        chips = [f"{name(one.dungeon)} {one.letter}: {one.below}." for one in self.chips]
        return " ".join(part for part in (f"{self.title}.", self.kind, *self.words, self.over, *chips, self.tale) if part)


PARTY_RULES = ("DV-108", "DV-071", "DV-109")
SCORED = ("DV-122", "DV-123")
PILE_RULES = ("DV-103", "DV-104", "DV-108")


def percent(share: float | None) -> str:
    """A chance in words, a dash for None."""
    return "–" if share is None else say("ui-dv-deeds-chance", percent=round(100 * share))


def told(t: State, thing: Thing, holder: str = "") -> Told:
    """The description of a thing now; `holder` is who plays a wizard, as in `Match.holders`."""
    return _wizard(t, thing.seat, holder) if thing.kind == "wizard" else TELLERS[thing.kind](t, thing.which)


def page_of(t: State, thing: Thing) -> Thing:
    """The inspector page that shows a thing: a wizard's, a dungeon's, or the town's."""
    match thing.kind:
        case "wizard" | "dungeon":
            return thing
        case "graveyard" | "treasury":
            return Thing("wizard", thing.which)
        case "blood":
            return Thing("dungeon", thing.which)
        case "room":
            return Thing("dungeon", ROOMS[thing.which].dungeon)
        case "adventurer" if (seat := facts.party_of(t, thing.which)) is not None:
            return Thing("wizard", str(seat))
    return Thing("town")


def pages(t: State) -> list[Thing]:
    """All inspector pages, in order."""
    wizards = [Thing("wizard", str(seat)) for seat in range(len(t.wizards))]
    return [*wizards, *(Thing("dungeon", dungeon) for dungeon in DUNGEONS), Thing("town")]


# ------------------------------------------------------------------ adventurers


def who(adventurer: str) -> str:
    """Class, colour and rank of an adventurer."""
    row = ADVENTURERS[adventurer]
    return say("ui-dv-closer-who", kind=row.kind, colour=row.colour or "colourless", rank=row.rank)


def letter_chips(t: State, adventurer: str) -> tuple[Chip, ...]:
    """An adventurer's five letters, each with the chance that the next room there has it."""
    return tuple(Chip(one.letter, one.dungeon, percent(one.share), one.share is None) for one in facts.chances(t, adventurer))


def _adventurer(t: State, adventurer: str) -> Told:
    row, seat = ADVENTURERS[adventurer], facts.party_of(t, adventurer)
    words = [say("ui-dv-closer-fights", rank=row.rank)]
    if seat is not None and (now := strength(t, seat, adventurer)) != row.rank:
        words.append(say("ui-dv-closer-axe", strength=now))
    words.append(say(f"text-{row.kind}"))
    if not row.colour:
        words.append(say("text-colourless"))
    words.append(_whereabouts(t, adventurer))
    rules = tuple(dict.fromkeys([*row.rules, "DV-042", "DV-050", "DV-066", "DV-071"]))
    return Told(
        name(adventurer), who(adventurer), tuple(words), say(f"text-{adventurer}"), say("ui-dv-closer-letters"),
        letter_chips(t, adventurer), rules=rules,
    )  # fmt: skip


def _whereabouts(t: State, adventurer: str) -> str:
    if (seat := facts.party_of(t, adventurer)) is not None:
        return say("ui-dv-closer-in-party", seat=name(COLOURS[seat]))
    if adventurer in t.town:
        return say("ui-dv-closer-in-town", place=place_of(t, adventurer), price=price_of(t, adventurer))
    return say("ui-dv-closer-discarded" if adventurer in t.discard else "ui-dv-closer-in-deck")


# ------------------------------------------------------------------ wizards


def known_of(t: State, seat: int) -> str:
    """What everybody knows of a wizard's deed, and its score with it (DV-106, DV-113)."""
    one = t.wizards[seat]
    if not one.exposed:
        return say("ui-dv-closer-unknown")
    counts = t.blood[one.exposed]
    score = sum(one.graveyard) + sum(counts) - 2 * counts[seat]
    return say("ui-dv-closer-known", dungeon=one.exposed, score=score, goal=t.options.goal)


def swaps_of(t: State, seat: int) -> tuple[str, ...]:
    """The public exchanges of a wizard's deed, oldest first (DV-092)."""
    places = [sign.place + 1 for sign in t.record if isinstance(sign, Swapped) and sign.seat == seat]
    return tuple(say("ui-dv-closer-swapped", place=place) for place in places)


def supply_words(t: State, seat: int) -> str:
    """Where the own blood of a wizard is."""
    found = facts.supply(t, seat)
    placed, taken = sum(found.dungeons.values()), sum(found.graves.values())
    return say("ui-dv-closer-supply", left=found.left, of=NUMBERS.supply, placed=placed, taken=taken)


def where_is(t: State, seat: int) -> str:
    """Where a wizard's pawn stands."""
    one = t.wizards[seat]
    if t.trip is not None and t.trip.seat == seat:
        return say("ui-dv-closer-inside", dungeon=t.trip.dungeon)
    return say("ui-dv-closer-before", dungeon=one.pawn) if one.pawn else say("ui-dv-home")


def treasury_words(t: State, seat: int) -> str:
    """What a wizard can pay with, and what it has brought home in this round."""
    one = t.wizards[seat]
    items = [card for card in one.treasury if ROOMS[card].item]
    words = say("ui-dv-closer-treasury", gold=wealth(t, seat), cards=len(one.treasury), blood=one.blood)
    words += " " + say("ui-dv-closer-items", items=items) if items else ""
    return words + (" " + say("ui-dv-closer-haul", gold=sum(map(worth, one.haul))) if one.haul else "")


def _wizard(t: State, seat: int, holder: str) -> Told:
    one, played = t.wizards[seat], say("ui-dv-person") if holder in ("", "person") else say(f"level-{holder}")
    party = say("ui-dv-closer-party", party=one.party, gold=capacity(t, seat))
    words = (
        party,
        treasury_words(t, seat),
        say("ui-dv-closer-graveyard", tokens=sum(one.graveyard)),
        supply_words(t, seat),
        known_of(t, seat),
        *((say("ui-dv-closer-stone"),) if t.stone == seat else ()),
    )
    title = say("ui-dv-closer-wizard", seat=name(COLOURS[seat]), title=say(f"title-{COLOURS[seat]}"))
    kind = f"{played}, {where_is(t, seat)}"
    return Told(title, kind, words, say(f"text-{COLOURS[seat]}"), tokens=tuple(one.graveyard), rules=(*PARTY_RULES, *SCORED))


def _graveyard(t: State, which: str) -> Told:
    counts = tuple(t.wizards[int(which)].graveyard)
    title = say("ui-dv-closer-graveyard-of", seat=name(COLOURS[int(which)]))
    return Told(title, words=(say("text-graveyard"), *bled(counts)), tokens=counts, rules=("DV-052", "DV-054", *SCORED))


def _treasury(t: State, which: str) -> Told:
    seat = int(which)
    title = say("ui-dv-closer-treasury-of", seat=name(COLOURS[seat]))
    words = (say("text-treasury"), treasury_words(t, seat), say("ui-dv-closer-pays", gold=NUMBERS.item_gold))
    return Told(title, words=words, rules=("DV-034", "DV-035", "DV-080", "DV-089", "DV-109"))


# ------------------------------------------------------------------ dungeons, blood, rooms


def bled(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Whose blood it is, in words."""
    found = [say("table-tokens", number=number, seat=name(COLOURS[seat])) for seat, number in enumerate(counts) if number]
    return (", ".join(found) + ".",) if found else (say("ui-dv-closer-no-blood"),)


def known_owner(t: State, dungeon: str) -> str:
    """The owner of a dungeon, as far as everybody knows (DV-113)."""
    owner = next((seat for seat, one in enumerate(t.wizards) if one.exposed == dungeon), None)
    if owner is not None:
        return say("ui-dv-closer-owner", seat=name(COLOURS[owner]))
    return say("ui-dv-closer-in-house" if dungeon in t.house_exposed else "ui-dv-closer-nobody-knows")


def rooms_words(t: State, dungeon: str) -> str:
    """The numbers of rooms in the deck and in the discard pile."""
    return say("ui-dv-closer-rooms", left=len(t.rooms[dungeon]), gone=len(t.heaps[dungeon]))


def left_chips(t: State, dungeon: str) -> tuple[Chip, ...]:
    """How many rooms with each letter are left."""
    found, of = facts.left(t, dungeon), facts.printed(dungeon)
    return tuple(
        Chip(letter, dungeon, say("ui-dv-closer-left", left=found[letter], of=of[letter]), not found[letter])
        for letter in SURVIVAL
    )


def _dungeon(t: State, dungeon: str) -> Told:
    here = [seat for seat, one in enumerate(t.wizards) if one.pawn == dungeon]
    counts = tuple(t.blood[dungeon])
    parties = [say("ui-dv-closer-risk", seat=name(COLOURS[seat]), risk=round(100 * danger(t, seat, dungeon))) for seat in here]
    words = (rooms_words(t, dungeon), *parties, *bled(counts), known_owner(t, dungeon))
    rules = ("DV-012", "DV-065", "DV-066", "DV-077", "DV-122")
    return Told(
        name(dungeon),
        words=words,
        tale=say(f"text-{dungeon}"),
        over=say("ui-dv-closer-remain"),
        chips=left_chips(t, dungeon),
        tokens=counts,
        rules=rules,
    )


def _blood(t: State, dungeon: str) -> Told:
    counts = tuple(t.blood[dungeon])
    title = say("ui-dv-closer-blood-on", dungeon=dungeon)
    words = (say("text-blood"), *bled(counts), say("ui-dv-closer-blood-counts"))
    return Told(title, words=words, tokens=counts, rules=("DV-067", "DV-105", *SCORED, "DV-124"))


def room_at(t: State, room: str) -> str:
    """Where a room card is."""
    if (seat := facts.owner_of(t, room)) is not None:
        carried = t.trip is not None and room in (*t.trip.carried, t.trip.room)
        return say("ui-dv-closer-carried" if carried else "ui-dv-closer-owned", seat=name(COLOURS[seat]))
    return say("ui-dv-closer-discarded" if room in t.heaps[ROOMS[room].dungeon] else "ui-dv-closer-in-deck")


def _room(t: State, room: str) -> Told:
    row = ROOMS[room]
    if row.item:
        return _item(t, room)
    words = (say("ui-dv-closer-kills", letter=row.letter, dungeon=row.dungeon), room_at(t, room))
    kind = say("ui-dv-closer-room", dungeon=row.dungeon, letter=row.letter, gold=row.gold)
    return Told(name(room), kind, words, say(f"text-{room}"), rules=(*row.rules, "DV-070", "DV-071", "DV-075"))


def _item(t: State, item: str) -> Told:
    row, seat = ITEMS[item], facts.owner_of(t, item)
    words = [say(f"text-{item}"), room_at(t, item)]
    if seat is not None:
        words.append(say("ui-dv-closer-awake" if active(t, seat, item) else "ui-dv-closer-asleep", kind=row.kind))
    words.append(say("ui-dv-closer-pays", gold=NUMBERS.item_gold))
    kind = say("ui-dv-closer-item", kind=row.kind, dungeon=row.dungeon)
    return Told(name(item), kind, tuple(words), say(f"tale-{item}"), rules=(*row.rules, "DV-035"))


# ------------------------------------------------------------------ the town, the house, the phases


def house_words(t: State) -> tuple[str, ...]:
    """The deeds in the Deed House, as far as everybody knows."""
    if not t.house:
        return (say("ui-dv-house-empty"),)
    known = [say("table-house", place=place + 1, dungeon=deed) for place, deed in enumerate(t.house_exposed) if deed]
    return (say("ui-dv-closer-house", deeds=len(t.house), gold=NUMBERS.swap_price), *known)


def _house(t: State, _which: str) -> Told:
    return Told(
        name("deed-house"),
        words=(say("text-deed-house"), *house_words(t)),
        rules=("DV-014", "DV-090", "DV-091", "DV-092", "DV-112"),
    )


def _place(t: State, place: str) -> Told:
    empty = len(TOWN) - len(t.town)
    number = list(TOWN).index(place) - empty
    words = (
        say("ui-dv-closer-order"),
        say("ui-dv-closer-here", adventurer=t.town[number]) if number >= 0 else say("ui-dv-closer-empty"),
    )
    kind = say("ui-dv-closer-price", gold=TOWN[place].price)
    return Told(name(place), kind, words, say(f"text-{place}"), rules=(*TOWN[place].rules, "DV-026", "DV-039"))


def deck_words(t: State) -> str:
    """The numbers of adventurers in the deck and in the discard pile."""
    return say("table-decks", deck=len(t.deck), gone=len(t.discard), house=len(t.house))


def _town(t: State, _which: str) -> Told:
    words = (say("text-adventurers"), deck_words(t))
    return Told(say("ui-dv-town"), words=words, rules=("DV-023", "DV-024", "DV-027", *PILE_RULES))


def _phase(_t: State, phase: str) -> Told:
    return Told(name(phase), words=(say(f"text-{phase}"), say(f"ui-dv-about-{phase}")), rules=("DV-019", *PHASE_RULES[phase]))


PHASE_RULES = {
    "recruit": ("DV-030", "DV-031", "DV-032", "DV-037"), "scout": ("DV-040", "DV-041", "DV-043"),
    "combat": ("DV-044", "DV-046", "DV-049", "DV-050", "DV-052", "DV-055"), "explore": ("DV-062", "DV-066", "DV-071", "DV-075"),
    "collect": ("DV-089", "DV-090", "DV-020"),
}  # fmt: skip
TELLERS: dict[str, Callable[[State, str], Told]] = {
    "adventurer": _adventurer,
    "dungeon": _dungeon,
    "blood": _blood,
    "graveyard": _graveyard,
    "treasury": _treasury,
    "room": _room,
    "house": _house,
    "place": _place,
    "town": _town,
    "phase": _phase,
}
