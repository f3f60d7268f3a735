"""Descriptions of dungeons, blood, rooms and items."""

from game.rules.dungeonville.beliefs.odds import danger
from game.rules.dungeonville.party import active
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ITEMS, NUMBERS, ROOMS
from game.rules.dungeonville.tables.content import SURVIVAL
from game.text import name, say
from game.ui.dungeonville.facts import counts
from game.ui.dungeonville.facts.thing import SCORING_RULES, Description, LetterChip


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
