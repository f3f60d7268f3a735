"""The Planning Phase: all players simultaneously reveal cards and fill clocks, until Big Ben strikes for the third time (LD-070 to LD-089)."""

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache

from game.rules.engine.script import Choice, Decision, Done, Rule, TimeUp
from game.rules.engine.secret import CLOCK, Seat
from game.rules.london import event
from game.rules.london.choice import Accompany, Agree, Begin, Note, Put, Retract, Reveal, Take, Wipe
from game.rules.london.places import LOCATIONS, NUMBERS
from game.rules.london.state import SLOTS, CardId, Place, State, Token
from game.rules.london.tables.cards import ALLIES, AREAS, DIFFICULTIES, NUMBERS as AMOUNTS

PLANNING_PHASES = frozenset({"lay", "ready", "planning"})
"""The phases of a State in which a Chapter is laid out and planned."""
PLACEHOLDER = "plot"
"""The id of a Plot placeholder (LD-032)."""
FACES = ("", *(f"-{area}" for area in AREAS))
_TOKENS = [f"{number}{face}" for number in NUMBERS for face in FACES]
_PUTS = [{token: Put(slot, token) for token in _TOKENS} for slot in range(SLOTS)]
_OTHERS = [
    [
        {lying: tuple(puts[f"{number}{face}"] for face in FACES if f"{number}{face}" != lying) for lying in ("", *_TOKENS)}
        for number in NUMBERS
    ]
    for puts in _PUTS
]
"""The ways to place a token of each number in each slot, by the token there."""
_TAKES = [Take(slot) for slot in range(SLOTS)]
_REVEALS = {place: Reveal(place) for place in LOCATIONS}
_NOTES = {place: {colour: Note(place, colour) for colour in AMOUNTS.notes} for place in LOCATIONS}
_WIPES = {place: Wipe(place) for place in LOCATIONS}
_SAID = {
    (ready, companion): (Retract() if ready else Agree(), *(() if companion else (Accompany(),)), Done())
    for ready in (False, True)
    for companion in (False, True)
}
"""The possible statements of a player, by the last one."""
KEPT = 64
"""The size of the cache of clocks: the present ones, and some that agents try."""


def get_ready(t: State) -> Rule[None]:
    """Wait until the players are ready, then start the clock (LD-042, LD-070)."""
    answer = yield Decision("prompt-ready", dict.fromkeys(range(len(t.people)), (Begin(),)), {"chapter": t.chapter}, Begin())
    t.began_ms, t.phase = answer.at_ms, "planning"
    yield event.BellStruck(1)


def minutes(t: State) -> int | None:
    """The minutes of the planning, None without a limit (LD-240, LD-246)."""
    return DIFFICULTIES[t.options.level].minutes or None


def plan(t: State) -> Rule[None]:
    """Carry out one input of one player, in order of arrival (LD-089)."""
    limit = minutes(t)
    deadline = None if limit is None else t.began_ms + limit * 60_000
    options = planned(t)
    if deadline is not None:
        options[CLOCK] = (TimeUp(),)
    answer = yield Decision("prompt-planning", options, {"chapter": t.chapter}, Done(), deadline_ms=deadline, simultaneous=True)
    if isinstance(answer.choice, TimeUp):
        yield from _third_stroke(t)
    else:
        yield from _carry_out(t, answer.seat, answer.choice)


def _third_stroke(t: State) -> Rule[None]:
    """End the planning: the clocks are final (LD-070)."""
    yield event.BellStruck(3)
    t.phase, t.stage = "leader" if t.leader is None else "story", ""
    for person in t.people:
        person.ready = False


def _carry_out(t: State, seat: Seat, choice: Choice) -> Rule[None]:
    if isinstance(choice, Done):
        return  # Done changes nothing
    if isinstance(choice, Accompany):
        t.people[seat].companion = True
        yield event.CompanionJoined(seat)
    elif isinstance(choice, Agree | Retract):
        yield from _agree(t, seat, isinstance(choice, Agree))
    elif isinstance(choice, Note | Wipe):
        yield from _note(t, choice.place, choice.colour if isinstance(choice, Note) else "")
    else:
        yield from _withdraw(t)
        if isinstance(choice, Reveal):
            yield from turn_up(t, choice.place)
        elif isinstance(choice, Put):
            yield from _lay(t, seat, choice.slot, choice.token)
        elif isinstance(choice, Take):
            yield from _lay(t, seat, choice.slot, "")


def _agree(t: State, seat: Seat, ready: bool) -> Rule[None]:
    """Record an agreement; if all players agree, the planning ends early (LD-087)."""
    t.people[seat].ready = ready
    yield event.PlanAgreed(seat, ready)
    if all(person.ready for person in t.people):
        yield from _third_stroke(t)


def _withdraw(t: State) -> Rule[None]:
    """Withdraw all agreements, because the plan has changed."""
    for seat, person in enumerate(t.people):
        if person.ready:
            person.ready = False
            yield event.PlanAgreed(seat, False)


def _note(t: State, place: Place, colour: str) -> Rule[None]:
    if colour:
        t.notes[place] = colour
    else:
        del t.notes[place]
    yield event.NoteLaid(place, colour)


def _lay(t: State, seat: Seat, slot: int, token: Token) -> Rule[None]:
    t.people[seat].clock[slot] = token
    yield event.TokenPlaced(seat, slot, token)


def turn_up(t: State, place: Place) -> Rule[None]:
    """Turn a Location card face up; a placeholder is replaced by the next Plot card (LD-071 to LD-074)."""
    card = t.dark.pop(place).face
    if card == PLACEHOLDER:
        card = t.plots.pop().face
        t.trail.append(place)
    t.shown[place] = card
    yield event.CardRevealed(place, t.shown[place])


# ---------------------------------------------------------------------------------------------- what may be done


def planned(t: State) -> dict[Seat, tuple[Choice, ...]]:
    """The legal answers of each player."""
    left = stash(t)
    common = _common(tuple(t.dark), tuple(t.shown.items()), tuple(t.notes.items()))
    return {
        seat: placements(tuple(person.clock), left) + common + _SAID[person.ready, person.companion]
        for seat, person in enumerate(t.people)
    }


@lru_cache(maxsize=512)
def _common(
    dark: tuple[Place, ...], shown: tuple[tuple[Place, CardId], ...], notes: tuple[tuple[Place, str], ...]
) -> tuple[Choice, ...]:
    """The answers of all players: reveal a card, put or remove an Investigation token."""
    return (*map(_REVEALS.__getitem__, dark), *_notes(shown, notes))


def stash(t: State) -> tuple[int, ...]:
    """The numbers of the tokens in the Stash: no clock has a third token of these (LD-080, LD-081)."""
    taken = [number for person in t.people for number in _borrowed(tuple(person.clock))]
    return tuple(number for number in NUMBERS if number not in taken)


def borrowed(clock: Sequence[Token]) -> list[int]:
    """The numbers of which a clock holds the Stash token: those with three tokens, which are all alike (LD-089)."""
    return list(_borrowed(tuple(clock)))


@lru_cache(maxsize=KEPT)
def _borrowed(clock: tuple[Token, ...]) -> tuple[int, ...]:
    counts = _counted(clock)
    return tuple(number for number in NUMBERS if counts[number] > AMOUNTS.own_tokens)


@lru_cache(maxsize=KEPT)
def _counted(clock: tuple[Token, ...]) -> Sequence[int]:
    """The number of tokens of each number in a clock, after the number of empty slots."""
    counts = [0] * (len(NUMBERS) + 1)
    for token in clock:
        counts[int(token[0]) if token else 0] += 1
    return counts


@lru_cache(maxsize=KEPT)
def placements(clock: tuple[Token, ...], left: tuple[int, ...]) -> tuple[Choice, ...]:
    """The legal placements and removals in a clock, with the numbers `left` in the Stash (LD-077 to LD-081)."""
    counts = _counted(clock)
    return _placements(clock, tuple(number for number in NUMBERS if counts[number] < AMOUNTS.own_tokens or number in left))


@lru_cache(maxsize=KEPT)
def _placements(clock: tuple[Token, ...], free: tuple[int, ...]) -> tuple[Choice, ...]:
    """The legal placements and removals, with another token of each number in `free`."""
    options: list[Choice] = []
    for slot, lying in enumerate(clock):
        options += _fitting(slot, lying, free)
    return tuple(options)


@cache
def _fitting(slot: int, lying: Token, free: tuple[int, ...]) -> tuple[Choice, ...]:
    """The legal changes of one slot: a token there may be turned or removed."""
    numbers = sorted({*free, int(lying[0])}) if lying else free
    found = [put for number in numbers for put in _OTHERS[slot][number - 1][lying]]
    return (*found, _TAKES[slot]) if lying else tuple(found)


@lru_cache(maxsize=512)
def _notes(shown: tuple[tuple[Place, CardId], ...], notes: tuple[tuple[Place, str], ...]) -> tuple[Choice, ...]:
    """The Investigation tokens that may be put or removed, while there are some of the colour (LD-083)."""
    lying, used = dict(notes), Counter(colour for _, colour in notes)
    options: list[Choice] = []
    for place, card in shown:
        if card in ALLIES:
            continue
        there = lying.get(place)
        options += [note for colour, note in _NOTES[place].items() if colour != there and used[colour] < AMOUNTS.notes[colour]]
        if there:
            options.append(_WIPES[place])
    return tuple(options)
