"""Descriptions of adventurers and wizards."""

from game.rules.dungeonville.beliefs.signs import Swapped
from game.rules.dungeonville.duel import strength
from game.rules.dungeonville.party import capacity
from game.rules.dungeonville.purse import wealth, worth
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, NUMBERS, ROOMS
from game.rules.dungeonville.town import place_of, price_of
from game.text import name, say
from game.ui.dungeonville.facts import counts
from game.ui.dungeonville.facts.dungeons import blood_words
from game.ui.dungeonville.facts.thing import SCORING_RULES, Description, LetterChip, percent

PARTY_RULES = ("DV-108", "DV-071", "DV-109")


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
        name(adventurer), class_line(adventurer), tuple(words), say(f"text-{adventurer}"), say("ui-dv-inspect-letters"),
        letter_chips(t, adventurer), rules=rules,
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
