"""Descriptions of the things on the table for the inspector: rules, open information, flavour text (DV-108, DV-109).

Nothing here draws. Of face-down things only what every observation shows is described: the sizes of decks, and deeds that
everybody knows.
"""

from collections.abc import Callable

from game.rules.dungeonville.beliefs.odds import danger
from game.rules.dungeonville.beliefs.signs import Swapped
from game.rules.dungeonville.duel import strength
from game.rules.dungeonville.party import active, capacity
from game.rules.dungeonville.purse import wealth, worth
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, ITEMS, NUMBERS, ROOMS, TOWN
from game.rules.dungeonville.tables.content import SURVIVAL
from game.rules.dungeonville.town import place_of, price_of
from game.text import name, say
from game.ui.dungeonville.facts import counts
from game.ui.dungeonville.facts.thing import SCORING_RULES, Description, LetterChip, Thing, percent

PARTY_RULES = ("DV-108", "DV-071", "DV-109")
PILE_RULES = ("DV-103", "DV-104", "DV-108")
HOUSE_RULES = ("DV-014", "DV-090", "DV-091", "DV-092", "DV-112")
PHASE_RULES = {
    "recruit": ("DV-030", "DV-031", "DV-032", "DV-037"), "scout": ("DV-040", "DV-041", "DV-043"),
    "combat": ("DV-044", "DV-046", "DV-049", "DV-050", "DV-052", "DV-055"), "explore": ("DV-062", "DV-066", "DV-071", "DV-075"),
    "collect": ("DV-089", "DV-090", "DV-020"),
}  # fmt: skip


# ------------------------------------------------------------------ dungeons and rooms


def blood_words(counts: tuple[int, ...]) -> tuple[str, ...]:
    """Whose blood it is, in words."""
    found = [say("table-tokens", number=number, seat=name(COLOURS[seat])) for seat, number in enumerate(counts) if number]
    return (", ".join(found) + ".",) if found else (say("ui-dv-inspect-no-blood"),)


def known_owner(t: State, dungeon: str) -> str:
    """The owner of a dungeon, as far as everybody knows (DV-113)."""
    owner = next((seat for seat, one in enumerate(t.wizards) if one.exposed == dungeon), None)
    if owner is not None:
        return say("ui-dv-inspect-owner", seat=name(COLOURS[owner]))
    return say("ui-dv-inspect-in-house" if dungeon in t.house_exposed else "ui-dv-inspect-nobody-knows")


def rooms_words(t: State, dungeon: str) -> str:
    """The numbers of rooms in the deck and in the discard pile."""
    return say("ui-dv-inspect-rooms", left=len(t.rooms[dungeon]), gone=len(t.heaps[dungeon]))


def room_chips(t: State, dungeon: str) -> tuple[LetterChip, ...]:
    """How many rooms with each letter are left."""
    found, of = counts.left(t, dungeon), counts.printed(dungeon)
    return tuple(
        LetterChip(letter, dungeon, say("ui-dv-inspect-left", left=found[letter], of=of[letter]), not found[letter])
        for letter in SURVIVAL
    )


def describe_dungeon(t: State, dungeon: str) -> Description:
    """The description of a dungeon."""
    here = [seat for seat, one in enumerate(t.wizards) if one.pawn == dungeon]
    counts = tuple(t.blood[dungeon])
    parties = [say("ui-dv-inspect-risk", seat=name(COLOURS[seat]), risk=round(100 * danger(t, seat, dungeon))) for seat in here]
    words = (rooms_words(t, dungeon), *parties, *blood_words(counts), known_owner(t, dungeon))
    rules = ("DV-012", "DV-065", "DV-066", "DV-077", "DV-122")
    return Description(
        name(dungeon),
        words=words,
        tale=say(f"text-{dungeon}"),
        chips_title=say("ui-dv-inspect-remain"),
        chips=room_chips(t, dungeon),
        tokens=counts,
        rules=rules,
    )


def describe_blood(t: State, dungeon: str) -> Description:
    """The description of a dungeon's blood."""
    counts = tuple(t.blood[dungeon])
    title = say("ui-dv-inspect-blood-on", dungeon=dungeon)
    words = (say("text-blood"), *blood_words(counts), say("ui-dv-inspect-blood-counts"))
    return Description(title, words=words, tokens=counts, rules=("DV-067", "DV-105", *SCORING_RULES, "DV-124"))


def card_location(t: State, room: str) -> str:
    """Where a room card is."""
    if (seat := counts.owner_of(t, room)) is not None:
        carried = t.trip is not None and room in (*t.trip.carried, t.trip.room)
        return say("ui-dv-inspect-carried" if carried else "ui-dv-inspect-owned", seat=name(COLOURS[seat]))
    return say("ui-dv-inspect-discarded" if room in t.heaps[ROOMS[room].dungeon] else "ui-dv-inspect-in-deck")


def describe_room(t: State, room: str) -> Description:
    """The description of a room card."""
    row = ROOMS[room]
    if row.item:
        return _item(t, room)
    words = (say("ui-dv-inspect-kills", letter=row.letter, dungeon=row.dungeon), card_location(t, room))
    kind = say("ui-dv-inspect-room", dungeon=row.dungeon, letter=row.letter, gold=row.gold)
    return Description(name(room), kind, words, say(f"text-{room}"), rules=(*row.rules, "DV-070", "DV-071", "DV-075"))


def _item(t: State, item: str) -> Description:
    row, seat = ITEMS[item], counts.owner_of(t, item)
    words = [say(f"text-{item}"), card_location(t, item)]
    if seat is not None:
        words.append(say("ui-dv-inspect-awake" if active(t, seat, item) else "ui-dv-inspect-asleep", kind=row.kind))
    words.append(say("ui-dv-inspect-pays", gold=NUMBERS.item_gold))
    kind = say("ui-dv-inspect-item", kind=row.kind, dungeon=row.dungeon)
    return Description(name(item), kind, tuple(words), say(f"tale-{item}"), rules=(*row.rules, "DV-035"))


# ------------------------------------------------------------------ adventurers and wizards


def class_line(adventurer: str) -> str:
    """Class, colour and rank of an adventurer."""
    row = ADVENTURERS[adventurer]
    return say("ui-dv-inspect-who", kind=row.kind, colour=row.colour or "colourless", rank=row.rank)


def letter_chips(t: State, adventurer: str) -> tuple[LetterChip, ...]:
    """An adventurer's five letters, each with the chance that the next room there has it."""
    return tuple(
        LetterChip(one.letter, one.dungeon, percent(one.share), one.share is None) for one in counts.chances(t, adventurer)
    )


def describe_adventurer(t: State, adventurer: str) -> Description:
    """The description of an adventurer."""
    row, seat = ADVENTURERS[adventurer], counts.party_of(t, adventurer)
    words = [say("ui-dv-inspect-fights", rank=row.rank)]
    if seat is not None and (now := strength(t, seat, adventurer)) != row.rank:
        words.append(say("ui-dv-inspect-axe", strength=now))
    words.append(say(f"text-{row.kind}"))
    if not row.colour:
        words.append(say("text-colourless"))
    words.append(_location(t, adventurer))
    rules = tuple(dict.fromkeys([*row.rules, "DV-042", "DV-050", "DV-066", "DV-071"]))
    return Description(
        name(adventurer), class_line(adventurer), tuple(words), say(f"text-{adventurer}"), rules,
        say("ui-dv-inspect-letters"), letter_chips(t, adventurer),
    )  # fmt: skip


def _location(t: State, adventurer: str) -> str:
    if (seat := counts.party_of(t, adventurer)) is not None:
        return say("ui-dv-inspect-in-party", seat=name(COLOURS[seat]))
    if adventurer in t.town:
        return say("ui-dv-inspect-in-town", place=place_of(t, adventurer), price=price_of(t, adventurer))
    return say("ui-dv-inspect-discarded" if adventurer in t.discard else "ui-dv-inspect-in-deck")


def known_deed(t: State, seat: int) -> str:
    """What everybody knows of a wizard's deed, and its score with it (DV-106, DV-113)."""
    one = t.wizards[seat]
    if not one.exposed:
        return say("ui-dv-inspect-unknown")
    counts = t.blood[one.exposed]
    score = sum(one.graveyard) + sum(counts) - 2 * counts[seat]
    return say("ui-dv-inspect-known", dungeon=one.exposed, score=score, goal=t.options.goal)


def known_swaps(t: State, seat: int) -> tuple[str, ...]:
    """The public exchanges of a wizard's deed, oldest first (DV-092)."""
    places = [sign.place + 1 for sign in t.record if isinstance(sign, Swapped) and sign.seat == seat]
    return tuple(say("ui-dv-inspect-swapped", place=place) for place in places)


def supply_words(t: State, seat: int) -> str:
    """Where the own blood of a wizard is."""
    found = counts.supply(t, seat)
    placed, captured = sum(found.dungeons.values()), sum(found.graves.values())
    return say("ui-dv-inspect-supply", left=found.left, of=NUMBERS.supply, placed=placed, taken=captured)


def pawn_words(t: State, seat: int) -> str:
    """Where a wizard's pawn stands."""
    one = t.wizards[seat]
    if t.trip is not None and t.trip.seat == seat:
        return say("ui-dv-inspect-inside", dungeon=t.trip.dungeon)
    return say("ui-dv-inspect-before", dungeon=one.pawn) if one.pawn else say("ui-dv-home")


def treasury_words(t: State, seat: int) -> str:
    """What a wizard can pay with, and what it has brought home in this round."""
    one = t.wizards[seat]
    items = [card for card in one.treasury if ROOMS[card].item]
    words = say("ui-dv-inspect-treasury", gold=wealth(t, seat), cards=len(one.treasury), blood=one.blood)
    words += " " + say("ui-dv-inspect-items", items=items) if items else ""
    return words + (" " + say("ui-dv-inspect-haul", gold=sum(map(worth, one.haul))) if one.haul else "")


def describe_wizard(t: State, seat: int, holder: str) -> Description:
    """The description of a wizard and of who plays it."""
    one, played = t.wizards[seat], say("ui-dv-person") if holder in ("", "person") else say(f"level-{holder}")
    party = say("ui-dv-inspect-party", party=one.party, gold=capacity(t, seat))
    words = (
        party,
        treasury_words(t, seat),
        say("ui-dv-inspect-graveyard", tokens=sum(one.graveyard)),
        supply_words(t, seat),
        known_deed(t, seat),
        *((say("ui-dv-inspect-stone"),) if t.stone == seat else ()),
    )
    title = say("ui-dv-inspect-wizard", seat=name(COLOURS[seat]), title=say(f"title-{COLOURS[seat]}"))
    kind = f"{played}, {pawn_words(t, seat)}"
    return Description(
        title, kind, words, say(f"text-{COLOURS[seat]}"), tokens=tuple(one.graveyard), rules=(*PARTY_RULES, *SCORING_RULES)
    )


def describe_graveyard(t: State, which: str) -> Description:
    """The description of a wizard's graveyard."""
    counts = tuple(t.wizards[int(which)].graveyard)
    title = say("ui-dv-inspect-graveyard-of", seat=name(COLOURS[int(which)]))
    return Description(
        title, words=(say("text-graveyard"), *blood_words(counts)), tokens=counts, rules=("DV-052", "DV-054", *SCORING_RULES)
    )


def describe_treasury(t: State, which: str) -> Description:
    """The description of a wizard's treasury."""
    seat = int(which)
    title = say("ui-dv-inspect-treasury-of", seat=name(COLOURS[seat]))
    words = (say("text-treasury"), treasury_words(t, seat), say("ui-dv-inspect-pays", gold=NUMBERS.item_gold))
    return Description(title, words=words, rules=("DV-034", "DV-035", "DV-080", "DV-089", "DV-109"))


# ------------------------------------------------------------------ the town


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


# ------------------------------------------------------------------ everything


DESCRIBERS: dict[str, Callable[[State, str], Description]] = {
    "adventurer": describe_adventurer,
    "dungeon": describe_dungeon,
    "blood": describe_blood,
    "graveyard": describe_graveyard,
    "treasury": describe_treasury,
    "room": describe_room,
    "house": _house,
    "place": _place,
    "town": _town,
    "phase": _phase,
}


def describe(t: State, thing: Thing, holder: str = "") -> Description:
    """The description of a thing now; `holder` is who plays a wizard, as in `Match.holders`."""
    return describe_wizard(t, thing.seat, holder) if thing.kind == "wizard" else DESCRIBERS[thing.kind](t, thing.which)
