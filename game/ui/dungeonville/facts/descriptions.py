"""Descriptions of the things on the table for the inspector: rules, open information, flavour text (DV-108, DV-109).

Nothing here draws. Of face-down things only what every observation shows is described: the sizes of decks, and deeds that
everybody knows.
"""

from collections.abc import Callable
from dataclasses import replace

from game.rules.dungeonville.beliefs.odds import danger, letter_of, risk_of
from game.rules.dungeonville.beliefs.signs import Swapped
from game.rules.dungeonville.duel import strength
from game.rules.dungeonville.party import active, capacity
from game.rules.dungeonville.purse import wealth, worth
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, ITEMS, NUMBERS, ROOMS, TOWN
from game.rules.dungeonville.tables.content import SURVIVAL
from game.rules.dungeonville.town import place_of, price_of
from game.text import name, say
from game.ui.dungeonville import counts
from game.ui.dungeonville.facts.thing import Description, LetterChip, Thing, percent

HOUSE_RULES = ("DV-014", "DV-090", "DV-091", "DV-092", "DV-112")
PHASE_RULES = {
    "recruit": ("DV-030", "DV-031", "DV-032", "DV-037"), "scout": ("DV-040", "DV-041", "DV-043"),
    "combat": ("DV-044", "DV-046", "DV-049", "DV-050", "DV-052", "DV-055"), "explore": ("DV-062", "DV-066", "DV-071", "DV-075"),
    "collect": ("DV-089", "DV-090", "DV-020"),
}  # fmt: skip
RULES = {
    "wizard": ("DV-108", "DV-071", "DV-109", "DV-122", "DV-123"), "adventurer": ("DV-042", "DV-050", "DV-066", "DV-071"),
    "dungeon": ("DV-012", "DV-065", "DV-066", "DV-077", "DV-122"), "blood": ("DV-067", "DV-105", "DV-122", "DV-123", "DV-124"),
    "graveyard": ("DV-052", "DV-054", "DV-122", "DV-123"), "treasury": ("DV-034", "DV-035", "DV-080", "DV-089", "DV-109"),
    "room": ("DV-070", "DV-071", "DV-075"), "item": ("DV-035",), "house": HOUSE_RULES, "place": ("DV-026", "DV-039"),
    "town": ("DV-023", "DV-024", "DV-027", "DV-103", "DV-104", "DV-108"),
}  # fmt: skip
"""The rules about a kind of thing; they follow those of the single one."""


def seat_name(seat: int) -> str:
    """The name of a wizard."""
    return name(COLOURS[seat])


# ------------------------------------------------------------------ dungeons and rooms


def blood_words(tokens: tuple[int, ...]) -> str:
    """Whose blood it is, in words."""
    found = [say("table-tokens", number=number, seat=seat_name(seat)) for seat, number in enumerate(tokens) if number]
    return ", ".join(found) + "." if found else say("ui-dv-inspect-no-blood")


def known_owner(t: State, dungeon: str) -> str:
    """The owner of a dungeon, as far as everybody knows (DV-113)."""
    owner = next((seat for seat, one in enumerate(t.wizards) if one.exposed == dungeon), None)
    if owner is not None:
        return say("ui-dv-inspect-owner", seat=seat_name(owner))
    return say("ui-dv-inspect-in-house" if dungeon in t.house_exposed else "ui-dv-inspect-nobody-knows")


def rooms_words(t: State, dungeon: str) -> str:
    """The numbers of rooms in the deck and in the discard pile."""
    return say("ui-dv-inspect-rooms", left=len(t.rooms[dungeon]), gone=len(t.heaps[dungeon]))


def room_chips(t: State, dungeon: str) -> tuple[LetterChip, ...]:
    """How many rooms with each letter are left."""
    left, printed = counts.left(t, dungeon), counts.printed_rooms(dungeon)
    words = {letter: say("ui-dv-inspect-left", left=left[letter], of=printed[letter]) for letter in SURVIVAL}
    return tuple(LetterChip(letter, dungeon, words[letter], not left[letter]) for letter in SURVIVAL)


def risk_words(t: State, seat: int, dungeon: str) -> str:
    """The chance that the next room of a dungeon kills somebody in a wizard's party."""
    return say("ui-dv-inspect-risk", seat=seat_name(seat), risk=round(100 * danger(t, seat, dungeon)))


def _dungeon(t: State, dungeon: str) -> Description:
    tokens = tuple(t.blood[dungeon])
    parties = [risk_words(t, seat, dungeon) for seat in counts.wizards_at(t, dungeon)]
    words = (rooms_words(t, dungeon), *parties, blood_words(tokens), known_owner(t, dungeon))
    chips = room_chips(t, dungeon)
    return Description(name(dungeon), "", words, say(f"text-{dungeon}"), (), say("ui-dv-inspect-remain"), chips, tokens)


def _blood(t: State, dungeon: str) -> Description:
    tokens = tuple(t.blood[dungeon])
    words = (say("text-blood"), blood_words(tokens), say("ui-dv-inspect-blood-counts"))
    return Description(say("ui-dv-inspect-blood-on", dungeon=dungeon), words=words, tokens=tokens)


def card_location(t: State, room: str) -> str:
    """Where a room card is."""
    if (seat := counts.owner_of(t, room)) is not None:
        return say("ui-dv-inspect-carried" if counts.is_carried(t, room) else "ui-dv-inspect-owned", seat=seat_name(seat))
    return say("ui-dv-inspect-discarded" if room in t.heaps[ROOMS[room].dungeon] else "ui-dv-inspect-in-deck")


def room_kind(room: str) -> str:
    """The dungeon, letter and gold of a room, or the dungeon and class of an item."""
    row = ROOMS[room]
    if row.item:
        return say("ui-dv-inspect-item", kind=ITEMS[room].kind, dungeon=ITEMS[room].dungeon)
    return say("ui-dv-inspect-room", dungeon=row.dungeon, letter=row.letter, gold=row.gold)


def _room(t: State, room: str) -> Description:
    row = ROOMS[room]
    words = (say("ui-dv-inspect-kills", letter=row.letter, dungeon=row.dungeon), card_location(t, room))
    return Description(name(room), room_kind(room), words, say(f"text-{room}"), tuple(row.rules))


def _item(t: State, item: str) -> Description:
    row, seat, words = ITEMS[item], counts.owner_of(t, item), [say(f"text-{item}"), card_location(t, item)]
    if seat is not None:
        words.append(say("ui-dv-inspect-awake" if active(t, seat, item) else "ui-dv-inspect-asleep", kind=row.kind))
    words.append(say("ui-dv-inspect-pays", gold=NUMBERS.item_gold))
    return Description(name(item), room_kind(item), tuple(words), say(f"tale-{item}"), tuple(row.rules))


# ------------------------------------------------------------------ adventurers and wizards


def class_line(adventurer: str) -> str:
    """Class, colour and rank of an adventurer."""
    row = ADVENTURERS[adventurer]
    return say("ui-dv-inspect-who", kind=row.kind, colour=row.colour or "colourless", rank=row.rank)


def letter_chip(t: State, seat: int, adventurer: str, dungeon: str) -> LetterChip:
    """A letter of an adventurer, with the chance that the next room kills it in a wizard's party (DV-042, DV-066); faint if none can."""
    letter = letter_of(t, adventurer, dungeon)
    found = letter in SURVIVAL
    return LetterChip(letter, dungeon, percent(risk_of(t, seat, adventurer, dungeon) if found else None), not found)


def letter_chips(t: State, adventurer: str) -> tuple[LetterChip, ...]:
    """An adventurer's five letters."""
    return tuple(letter_chip(t, 0, adventurer, dungeon) for dungeon in t.rooms)


def _adventurer(t: State, adventurer: str) -> Description:
    row, seat, words = ADVENTURERS[adventurer], counts.party_of(t, adventurer), list[str]()
    words.append(say("ui-dv-inspect-fights", rank=row.rank))
    if seat is not None and (now := strength(t, seat, adventurer)) != row.rank:
        words.append(say("ui-dv-inspect-axe", strength=now))
    words += [say(f"text-{row.kind}"), *([] if row.colour else [say("text-colourless")])]
    if seat is not None:
        words.append(say("ui-dv-inspect-in-party", seat=seat_name(seat)))
    elif adventurer in t.town:
        words.append(say("ui-dv-inspect-in-town", place=place_of(t, adventurer), price=price_of(t, adventurer)))
    else:
        words.append(say("ui-dv-inspect-discarded" if adventurer in t.discard else "ui-dv-inspect-in-deck"))
    return Description(
        name(adventurer), class_line(adventurer), tuple(words), say(f"text-{adventurer}"), tuple(row.rules),
        say("ui-dv-inspect-letters"), letter_chips(t, adventurer),
    )  # fmt: skip


def known_deed(t: State, seat: int) -> str:
    """What everybody knows of a wizard's deed, and its score with it (DV-106, DV-113)."""
    one = t.wizards[seat]
    if not one.exposed:
        return say("ui-dv-inspect-unknown")
    tokens = t.blood[one.exposed]
    score = sum(one.graveyard) + sum(tokens) - 2 * tokens[seat]
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


def treasury_words(t: State, seat: int) -> str:
    """What a wizard can pay with, and what it has brought home in this round."""
    one = t.wizards[seat]
    items = [card for card in one.treasury if ROOMS[card].item]
    words = [say("ui-dv-inspect-treasury", gold=wealth(t, seat), cards=len(one.treasury), blood=one.blood)]
    words += [say("ui-dv-inspect-items", items=items)] if items else []
    words += [say("ui-dv-inspect-haul", gold=sum(map(worth, one.haul)))] if one.haul else []
    return " ".join(words)


def _wizard(t: State, which: str, holder: str = "") -> Description:
    seat, played = int(which), say("ui-dv-human") if holder in ("", "person") else say(f"level-{holder}")
    one, where = t.wizards[seat], say("ui-dv-home")
    if t.trip is not None and t.trip.seat == seat:
        where = say("ui-dv-inspect-inside", dungeon=t.trip.dungeon)
    elif one.pawn:
        where = say("ui-dv-inspect-before", dungeon=one.pawn)
    words = (
        say("ui-dv-inspect-party", party=one.party, gold=capacity(t, seat)), treasury_words(t, seat),
        say("ui-dv-inspect-graveyard", tokens=sum(one.graveyard)), supply_words(t, seat), known_deed(t, seat),
        *((say("ui-dv-inspect-stone"),) if t.stone == seat else ()),
    )  # fmt: skip
    title = say("ui-dv-inspect-wizard", seat=seat_name(seat), title=say(f"title-{COLOURS[seat]}"))
    return Description(title, f"{played}, {where}", words, say(f"text-{COLOURS[seat]}"), tokens=tuple(one.graveyard))


def _graveyard(t: State, which: str) -> Description:
    tokens, title = tuple(t.wizards[int(which)].graveyard), say("ui-dv-inspect-graveyard-of", seat=seat_name(int(which)))
    return Description(title, words=(say("text-graveyard"), blood_words(tokens)), tokens=tokens)


def _treasury(t: State, which: str) -> Description:
    words = (say("text-treasury"), treasury_words(t, int(which)), say("ui-dv-inspect-pays", gold=NUMBERS.item_gold))
    return Description(say("ui-dv-inspect-treasury-of", seat=seat_name(int(which))), words=words)


# ------------------------------------------------------------------ the town


def house_words(t: State) -> tuple[str, ...]:
    """The Deed House, and its deeds as far as everybody knows."""
    if not t.house:
        return (say("text-deed-house"), say("ui-dv-house-empty"))
    known = [say("table-house", place=place + 1, dungeon=deed) for place, deed in enumerate(t.house_exposed) if deed]
    return (say("text-deed-house"), say("ui-dv-inspect-house", deeds=len(t.house), gold=NUMBERS.swap_price), *known)


def _place(t: State, place: str) -> Description:
    row, number = TOWN[place], list(TOWN).index(place) - len(TOWN) + len(t.town)
    here = say("ui-dv-inspect-here", adventurer=t.town[number]) if number >= 0 else say("ui-dv-inspect-empty")
    kind, words = say("ui-dv-inspect-price", gold=row.price), (say("ui-dv-inspect-order"), here)
    return Description(name(place), kind, words, say(f"text-{place}"), tuple(row.rules))


def deck_words(t: State) -> str:
    """The numbers of adventurers in the deck and in the discard pile."""
    return say("table-decks", deck=len(t.deck), gone=len(t.discard), house=len(t.house))


def _phase(_t: State, phase: str) -> Description:
    return Description(
        name(phase), words=(say(f"text-{phase}"), say(f"ui-dv-about-{phase}")), rules=("DV-019", *PHASE_RULES[phase])
    )


DESCRIBERS: dict[str, Callable[[State, str], Description]] = {
    "adventurer": _adventurer, "dungeon": _dungeon, "blood": _blood, "graveyard": _graveyard, "treasury": _treasury, "room": _room,
    "item": _item, "place": _place, "phase": _phase,
    "house": lambda t, _: Description(name("deed-house"), words=house_words(t)),
    "town": lambda t, _: Description(say("ui-dv-town"), words=(say("text-adventurers"), deck_words(t))),
}  # fmt: skip


def describe(t: State, thing: Thing, holder: str = "") -> Description:
    """The description of a thing now; `holder` is who plays a wizard, as in `Match.holders`."""
    kind = "item" if thing.which in ITEMS else thing.kind
    found = _wizard(t, thing.which, holder) if kind == "wizard" else DESCRIBERS[kind](t, thing.which)
    return replace(found, rules=tuple(dict.fromkeys((*found.rules, *RULES.get(kind, ())))))
