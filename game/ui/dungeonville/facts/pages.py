"""The contents of the inspector pages: of a wizard, of a dungeon, of the town. All of it is public (DV-108, DV-109)."""

from collections.abc import Callable, Sequence

from game.rules.dungeonville.beliefs.odds import danger, letter_of, risk_of
from game.rules.dungeonville.party import capacity, rank
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ROOMS, TOWN
from game.rules.dungeonville.tables.content import SURVIVAL
from game.rules.dungeonville.town import price_of
from game.text import name, say
from game.ui.dungeonville.facts import counts, descriptions, dungeons, people
from game.ui.dungeonville.facts.blocks import (
    GridEntry,
    PageBuilder,
    blood_row,
    card_row,
    entry_grid,
    heading,
    intro,
    member_row,
    party_row,
    sentence,
    total_row,
)
from game.ui.dungeonville.facts.thing import LetterChip, Thing, percent
from game.ui.widgets.blocks import Block


def blocks(page: PageBuilder, t: State, thing: Thing) -> list[Block]:
    """All blocks of the page of a thing, its rules last."""
    description = page.table.describe(thing)
    rules = sentence(page, say("ui-dv-inspect-rules", rules=", ".join(description.rules)), shade="muted")
    return [intro(page, thing, description), *BUILDERS[thing.kind](page, t, thing), rules]


# ------------------------------------------------------------------ a wizard


def _wizard(page: PageBuilder, t: State, thing: Thing) -> list[Block]:
    seat, one = thing.seat, t.wizards[thing.seat]
    made = [heading(page, say("ui-dv-inspect-head-party"))]
    if not one.party:
        made.append(sentence(page, say("ui-dv-inspect-party", party=[], gold=0)))
    for number, adventurer in enumerate(one.party):
        made.append(member_row(page, adventurer, people.letter_chips(t, adventurer), first=not number))
    if one.party:
        row = [LetterChip(percent(danger(t, seat, dungeon)), dungeon, "") for dungeon in t.rooms]
        made.append(total_row(page, say("ui-dv-inspect-somebody"), row, say("ui-dv-carries", gold=capacity(t, seat))))
    made += [heading(page, say("ui-dv-inspect-head-treasury")), sentence(page, people.treasury_words(t, seat))]
    made += [card_row(page, found) for found in (_sorted(one.treasury), _sorted(one.haul)) if found]
    return [*made, *_blood(page, t, seat), *_deaths(page, [one for one in page.table.death_log.deaths if one.seat == seat])]


def _sorted(found: Sequence[str]) -> list[str]:
    order = list(ROOMS)
    return sorted(found, key=lambda card: (ROOMS[card].item, order.index(card)))


def _blood(page: PageBuilder, t: State, seat: int) -> list[Block]:
    """The graveyard, the own blood, and what everybody knows of the deed."""
    found, one = counts.supply(t, seat), t.wizards[seat]

    def own(number: int) -> list[int]:
        return [number if other == seat else 0 for other in range(len(t.wizards))]

    made = [heading(page, say("ui-dv-inspect-head-blood"))]
    if any(one.graveyard):
        made.append(blood_row(page, say("ui-dv-inspect-won"), one.graveyard))
    made += [
        blood_row(page, say("ui-dv-inspect-lies", dungeon=dungeon), own(number)) for dungeon, number in found.dungeons.items()
    ]
    for other, number in found.graves.items():
        made.append(blood_row(page, say("ui-dv-inspect-taken", seat=name(COLOURS[other])), own(number)))
    made.append(sentence(page, people.supply_words(t, seat)))
    deed = (*people.known_swaps(t, seat), people.known_deed(t, seat))
    return [*made, heading(page, say("ui-dv-inspect-head-deed")), *(sentence(page, one) for one in deed)]


def _deaths(page: PageBuilder, deaths: Sequence[counts.Death]) -> list[Block]:
    made = [heading(page, say("ui-dv-inspect-head-dead"))]
    if not deaths:
        return [*made, sentence(page, say("ui-dv-inspect-nobody-dead"))]
    found = [
        GridEntry(
            Thing("adventurer", one.adventurer),
            name(one.adventurer),
            say("ui-dv-inspect-died", round=one.round, dungeon=one.dungeon),
            number,
            grey=True,
        )
        for number, one in enumerate(deaths, start=1)
    ]
    return [*made, entry_grid(page, found)]


# ------------------------------------------------------------------ a dungeon


def _dungeon(page: PageBuilder, t: State, thing: Thing) -> list[Block]:
    dungeon = thing.which
    tokens, items = t.blood[dungeon], counts.left(t, dungeon)[counts.ITEM]
    made = [
        heading(page, say("ui-dv-inspect-remain")),
        total_row(page, dungeons.rooms_words(t, dungeon), dungeons.room_chips(t, dungeon)),
    ]
    made += [sentence(page, say("ui-dv-inspect-items-left", left=items)), heading(page, say("ui-dv-inspect-head-risk"))]
    made += [_against(page, t, seat, dungeon) for seat in range(len(t.wizards))]
    made += [heading(page, say("ui-dv-inspect-head-blood")), blood_row(page, dungeons.blood_words(tuple(tokens))[0], tokens)]
    made += [sentence(page, say("ui-dv-inspect-blood-counts")), sentence(page, dungeons.known_owner(t, dungeon))]
    made += _deaths(page, [one for one in page.table.death_log.deaths if one.dungeon == dungeon])
    seen = [GridEntry(Thing("room", room), name(room), dungeons.card_location(t, room)) for room in counts.seen_rooms(t, dungeon)]
    return [
        *made,
        heading(page, say("ui-dv-inspect-head-seen")),
        entry_grid(page, seen) if seen else sentence(page, say("ui-dv-inspect-nothing-seen")),
    ]


def _against(page: PageBuilder, t: State, seat: int, dungeon: str) -> Block:
    """A wizard's party in a dungeon: its letters there, and the chances that the next room kills."""
    row = []
    for adventurer in t.wizards[seat].party:
        letter = letter_of(t, adventurer, dungeon)
        found = letter in SURVIVAL
        row.append(LetterChip(letter, dungeon, percent(risk_of(t, seat, adventurer, dungeon) if found else None), not found))
    seat_name = name(COLOURS[seat])
    below = say("ui-dv-inspect-risk", seat=seat_name, risk=round(100 * danger(t, seat, dungeon))) if row else say("ui-dv-nobody")
    return party_row(page, seat, seat_name, below, row)


# ------------------------------------------------------------------ the town


def _town(page: PageBuilder, t: State, _thing: Thing) -> list[Block]:
    made = [heading(page, say("ui-dv-inspect-head-places"))]
    empty = len(TOWN) - len(t.town)
    for number, place in enumerate(list(TOWN)[empty:]):
        lead = f"{say('ui-dv-inspect-in-town', place=place, price=price_of(t, t.town[number]))} "
        made.append(member_row(page, t.town[number], people.letter_chips(t, t.town[number]), first=not number, lead=lead))
    if not t.town:
        made.append(sentence(page, say("ui-dv-inspect-empty")))
    made += [
        heading(page, name("deed-house")),
        *(sentence(page, one) for one in (say("text-deed-house"), *descriptions.house_words(t))),
    ]
    made += [heading(page, say("ui-dv-inspect-head-discard")), sentence(page, descriptions.deck_words(t))]
    gone = [GridEntry(Thing("adventurer", one), name(one), people.class_line(one)) for one in sorted(t.discard, key=rank)]
    return [*made, entry_grid(page, gone)] if gone else made


BUILDERS: dict[str, Callable[[PageBuilder, State, Thing], list[Block]]] = {"wizard": _wizard, "dungeon": _dungeon, "town": _town}
