"""The Story Phase: twelve Actions, hour by hour (LD-090 to LD-104, LD-143, LD-230 to LD-238)."""

from itertools import combinations

from game.rules.engine.script import Choice, Done, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.allies import meet_allies
from game.rules.london.asking import ask_each, ask_team
from game.rules.london.choice import Detour, Go, Investigate, Lead
from game.rules.london.effects.deeds import use
from game.rules.london.harm import darken
from game.rules.london.investigations.dread import investigate_dread
from game.rules.london.investigations.plot import investigate_plot, may_resolve, open_plots, timely
from game.rules.london.investigations.ways import ways
from game.rules.london.menace import harassed
from game.rules.london.places import STREETS, destination, is_arrow, present
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import AREAS, DREAD, NUMBERS, PLOTS, SLOTS


def choose_leader(t: State) -> Rule[None]:
    """The team chooses an Investigation Leader, for the game (LD-090)."""
    answer = yield from ask_team(t, "prompt-leader", map(Lead, range(len(t.people))), Lead(0))
    t.leader = answer.seat
    t.phase = "story"
    yield event.LeaderChosen(t.leader)


def play_hour(t: State) -> Rule[None]:
    """One part of an Action: detours, all movement, Allies, one investigation, or its end (LD-104)."""
    if not t.stage:
        yield event.HourStruck(t.slot)
        t.stage = "detours"
    elif t.stage == "detours":
        yield from _before_moving(t)
    elif t.stage == "allies":
        yield from meet_allies(t, list(t.shown))
        t.stage = "cases"
    elif t.stage == "cases":
        yield from _next_case(t)
    else:
        yield from _end_slot(t)


# ---------------------------------------------------------------------------------------------- movement


def _before_moving(t: State) -> Rule[None]:
    """Let players turn arrows of this and of later slots before all move (LD-100, LD-101).

    It is not offered in the middle of a slot, because no Character moves before the next hour.
    """
    options: dict[Seat, tuple[Choice, ...]] = {
        seat: (Go(), *_detours(t, seat), *ways(t, seat, "story")) for seat in range(len(t.people))
    }
    seat, choice = yield from ask_each(options, "prompt-hour", Go(), forced=False, slot=t.slot)
    if isinstance(choice, Go):
        yield from _move(t)
    elif isinstance(choice, Detour):
        yield from _turn_arrow(t, seat, choice)
    else:
        yield from use(t, seat, choice)


def _detours(t: State, seat: Seat) -> list[Detour]:
    """The legal detours: other directions of present and later arrows, while the track has room for the Dread (LD-101)."""
    if t.dread + NUMBERS.detour > NUMBERS.dread_limit:
        return []
    arrows = [(slot, token) for slot, token in enumerate(t.people[seat].clock) if slot >= t.slot and is_arrow(token)]
    return [Detour(slot, way) for slot, token in arrows for way in AREAS if not token.endswith(f"-{way}")]


def _turn_arrow(t: State, seat: Seat, choice: Detour) -> Rule[None]:
    clock = t.people[seat].clock
    clock[choice.slot] = f"{clock[choice.slot][0]}-{choice.way}"
    yield event.ArrowTurned(seat, choice.slot, clock[choice.slot])
    yield from darken(t, NUMBERS.detour, "detour")


def _move(t: State) -> Rule[None]:
    """Move all Medallions simultaneously (LD-092 to LD-094)."""
    for seat, person in enumerate(t.people):
        place = destination(person.place, person.clock[t.slot])
        if place != person.place:
            person.place = place
            yield event.Moved(seat, place)
    t.looked, t.stage = [], "allies"


# ---------------------------------------------------------------------------------------------- investigations


def _next_case(t: State) -> Rule[None]:
    """Let the players choose the next Location of this slot, or go on (LD-095 to LD-099, LD-103)."""
    cases = [case for place, card in _cases(t) for case in _parties(t, place, card)]
    if not cases:
        t.stage = "end"
        return
    options: dict[Seat, tuple[Choice, ...]] = {seat: (*cases, *ways(t, seat, "story"), Done()) for seat in range(len(t.people))}
    seat, choice = yield from ask_each(options, "prompt-case", cases[0], forced=False, slot=t.slot)
    if isinstance(choice, Done):
        t.stage = "end"
    elif isinstance(choice, Investigate):
        t.looked.append(choice.place)
        card = dict(_cases(t, settled=True))[choice.place]
        yield from (investigate_plot if card in PLOTS else investigate_dread)(t, choice.place, card, choice.seats)
    else:
        yield from use(t, seat, choice)


def _cases(t: State, *, settled: bool = False) -> list[tuple[Place, CardId]]:
    """Places with a card that those present can investigate in this slot."""
    goons = [(STREETS[area], goon) for area, goon in t.goons.items()]
    cards = [(place, card) for place, card in t.shown.items() if card in DREAD or (card in PLOTS and may_resolve(t, card))]
    return [(place, card) for place, card in goons + cards if present(t, place) and (settled or place not in t.looked)]


def _parties(t: State, place: Place, card: CardId) -> list[Investigate]:
    """The possible participants: all present at a Plot card, any group of them at other cards, the largest first (LD-099)."""
    there = present(t, place)
    if card in PLOTS:
        return [Investigate(place, tuple(there))]
    return [Investigate(place, party) for size in range(len(there), 0, -1) for party in combinations(there, size)]


# ---------------------------------------------------------------------------------------------- the end of a slot


def _end_slot(t: State) -> Rule[None]:
    """End a slot: apply the Goons, and raise Dread for open Plot cards after the last slot of a Time Segment (LD-143, LD-144)."""
    if t.stage == "ending":
        t.phase, t.stage = "close", ""
        return
    yield from _mourn(t)
    segment = SLOTS[t.slot].segment
    t.slot += 1
    t.stage = ""
    if t.slot == len(SLOTS) or SLOTS[t.slot].segment != segment:
        yield event.SegmentEnded(("morning", "day", "night").index(segment))
        for _, card in open_plots(t):
            if timely(card, segment):
                yield from darken(t, PLOTS[card].dread, "plot")
    if t.slot == len(SLOTS):
        t.slot, t.phase = len(SLOTS) - 1, "close"


def _mourn(t: State) -> Rule[None]:
    """Apply a Goon that raises Dread for each Dread card that Characters at its Location have not solved."""
    for place, card in t.shown.items():
        if card in DREAD and present(t, place):
            yield from darken(t, harassed(t, place, "undone-bleeds"), "goon")
