"""The table of Dungeonville as text: the town, the dungeons, the wizards with their parties, fights and expeditions."""

from collections.abc import Iterable, Iterator, Sequence

from game.cli.dungeonville.cards import card_names, class_line, colour_name, room_line
from game.cli.dungeonville.secrets import private_lines
from game.rules.dungeonville import choice as answers, town
from game.rules.dungeonville.beliefs.odds import danger, deadly_rooms, letter_of, risk_of
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.state import COLOURS, AdventurerId, Fight, State, Trip, seats
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS
from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat, redact
from game.text import Speaker, name, say

NAME, KIND, COLOUR = 24, 9, 9
"""The widths of the columns of adventurers, in letters."""


def needs_table(options: Sequence[Choice]) -> bool:
    """Hiring refers to the town, fights and expeditions to the party."""
    read_off = answers.Recruit, answers.Order, answers.Enter, answers.Escape, answers.Sacrifice, answers.UseItem, answers.Drop
    return any(isinstance(option, read_off) for option in options)


def table_key(view: Observation[State]) -> object:
    """The table is shown once for each phase, but not between the choice of dungeons and the collection of gold."""
    t = view.state
    return t.round, "scout" if t.phase in ("combat", "explore") else t.phase


def describe_table(view: Observation[State], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
    """The whole table, or only what the question is about."""
    t = visible_state(view)
    if not whole:
        return [*_current(t, speaker), *_purse(view)]
    lines = ["", *_dungeons(t, speaker), ""]
    for seat in seats(t):
        lines += [*_wizard(t, seat, speaker), *_rows(t.wizards[seat].party)]
    scene = [] if t.phase == "scout" else ["", *_current(t, speaker)]
    own = (
        [line for seat in sorted(view.seats) for line in private_lines(view, seat, speaker)]
        if is_single_seat(view) or t.end
        else []
    )
    return [*lines, *scene, *([""] if own else []), *own, ""]


def is_single_seat(view: Observation[State]) -> bool:
    """Whether a single wizard looks: nothing of its own has to be hidden."""
    return len(view.seats) == 1


def visible_state(view: Observation[State]) -> State:
    """The state that the screen may show: one person's observation, or public information (DV-106, DV-107, DV-111)."""
    found: State = view.state if is_single_seat(view) else redact(view.state, frozenset())
    return found


def _current(t: State, speaker: Speaker) -> Iterator[str]:
    """What the question is about: the town, the entrances, a fight or an expedition."""
    if t.trip is not None:
        yield from _trip(t, t.trip, speaker)
    elif t.fight is not None:
        yield from _fight(t, t.fight, speaker)
    elif t.phase == "scout":
        yield from _dungeons(t, speaker)
    elif t.phase == "recruit":
        yield from _town(t)


def _purse(view: Observation[State]) -> Iterator[str]:
    """The gold of the asked seat while it hires."""
    t, decision = view.state, view.decision
    if t.phase == "recruit" and decision is not None:
        yield from (say("table-purse", gold=wealth(t, seat)) for seat in decision.options)


def _town(t: State) -> Iterator[str]:
    """The adventurers for hire, in the order of the answers: from the Street to the Tavern."""
    yield _head(say("table-town"))
    for one in t.town:
        place = say("table-place", place=town.place_of(t, one), price=town.price_of(t, one))
        yield f"  {place:<11}{_row(one)}"


def _head(title: str) -> str:
    """The heading of the columns of adventurers."""
    columns_of = f"{'':<{NAME}}{say('table-rank'):>4} {say('table-kind'):<{KIND}} {say('table-hue'):<{COLOUR}} "
    return f"{title:<13}{columns_of}{' '.join(row.short.upper() for row in DUNGEONS.values())}"


def _row(adventurer: AdventurerId) -> str:
    row = ADVENTURERS[adventurer]
    letters = "  ".join(row.letters)
    return f"{name(adventurer):<{NAME}}{row.rank:>4} {name(row.kind):<{KIND}} {colour_name(adventurer):<{COLOUR}}  {letters}"


def _rows(party: Iterable[AdventurerId]) -> Iterator[str]:
    yield from (f"{'':<13}{_row(one)}" for one in party)


def _dungeons(t: State, speaker: Speaker) -> Iterator[str]:
    for dungeon, row in DUNGEONS.items():
        yield say(
            "table-dungeon",
            short=row.short.upper(),
            dungeon=dungeon,
            rooms=len(t.rooms[dungeon]),
            gone=len(t.heaps[dungeon]),
            blood=_tokens(t.blood[dungeon], speaker),
            pawns=[speaker.seat(seat) for seat in seats(t) if t.wizards[seat].pawn == dungeon],
        )
    yield say("table-decks", deck=len(t.deck), gone=len(t.discard), house=len(t.house))
    for place, dungeon in enumerate(t.house_exposed):
        if dungeon:
            yield say("table-house", place=place + 1, dungeon=dungeon)


def _tokens(numbers: Sequence[int], speaker: Speaker) -> list[str]:
    """Blood by owner."""
    return [say("table-tokens", number=number, seat=speaker.seat(seat)) for seat, number in enumerate(numbers) if number]


def _wizard(t: State, seat: Seat, speaker: Speaker) -> Iterator[str]:
    wizard = t.wizards[seat]
    yield _head("") if seat == t.stone else ""
    yield say("table-wizard", seat=speaker.seat(seat), title=say(f"title-{COLOURS[seat]}"), stone=seat == t.stone)
    if wizard.treasury or wizard.blood:
        yield say("table-treasury", gold=wealth(t, seat), cards=card_names(wizard.treasury), blood=wizard.blood)
    if wizard.haul:
        yield say("table-haul", gold=gold(wizard.haul), cards=card_names(wizard.haul))
    yield say("table-graveyard", number=sum(wizard.graveyard), tokens=_tokens(wizard.graveyard, speaker))
    if wizard.exposed:
        yield say("table-exposed", dungeon=wizard.exposed)
    yield say("table-party", number=len(wizard.party), capacity=capacity(t, seat))


def _fight(t: State, fight: Fight, speaker: Speaker) -> Iterator[str]:
    """The parties of a fight, each with its revealed fighters (DV-110)."""
    yield _head("")
    for seat in fight.seats:
        yield say("table-meets", seat=speaker.seat(seat), dungeon=fight.dungeon)
        yield from _rows(t.wizards[seat].party)
        if fight.standing.get(seat):
            yield say("table-standing", adventurers=fight.standing[seat])


def _trip(t: State, trip: Trip, speaker: Speaker) -> Iterator[str]:
    """An expedition: its yield, its capacity, and the chances that the next room kills (DV-071, DV-075)."""
    load, most = gold(trip.carried), capacity(t, trip.seat)
    yield say("table-trip", seat=speaker.seat(trip.seat), dungeon=trip.dungeon)
    if trip.rooms:
        yield say("table-rooms", rooms=[room_line(room) for room in trip.rooms])
    yield say("table-load", gold=load, capacity=most, cards=card_names(trip.carried))
    for member in t.wizards[trip.seat].party:
        risk = round(100 * risk_of(t, trip.seat, member, trip.dungeon))
        yield say("table-risk", adventurer=member, letter=letter_of(t, member, trip.dungeon), who=class_line(member), risk=risk)
    deadly, possible = deadly_rooms(t, trip.seat, trip.dungeon)
    percent = round(100 * danger(t, trip.seat, trip.dungeon))
    yield say("table-odds", deadly=deadly, rooms=possible, danger=percent)
