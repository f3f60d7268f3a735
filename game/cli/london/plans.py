"""Typed plans of London Dread: entries between commas, such as "west-3 red" or "10pm 3n"."""

import re
from collections.abc import Sequence

from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london import choice as answers
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import AREAS, NUMBERS, SLOTS

_PLACE = re.compile(rf"({'|'.join(one for area in AREAS for one in (area, area[0]))})-?([1-6])")
_HOUR = re.compile(r"(\d{1,2})(am|pm)?")
_TOKEN = re.compile(rf"([1-6]?)-?((?:{'|'.join(one for area in AREAS for one in (area, area[0]))})?)")
_WAYS = {area[0]: area for area in AREAS}
_HOURS = {int(slot.id.removeprefix("hour-")): number for number, slot in enumerate(SLOTS)}


def parse_answers(view: Observation[State], seat: Seat, line: str) -> list[tuple[Seat, Choice]]:
    """The answers of a line, entry by entry; none if a part of it means nothing.

    An entry without a name is for the Character of the previous one, the first for `seat`.
    """
    found: list[tuple[Seat, Choice]] = []
    for entry in line.lower().split(","):
        words = entry.split()
        named = _character(view.state, words[0]) if words else None
        if words == ["ready"]:  # without a name all Characters at this terminal agree
            found += [(one, answers.Agree()) for one in sorted(view.seats) if not view.state.people[one].ready]
            continue
        seat, words = (seat, words) if named is None else (named, words[1:])
        choice = _choice(view.state, seat, words)
        if choice is None:
            return []
        found.append((seat, choice))
    return found


def _character(t: State, word: str) -> Seat | None:
    """The Character whose name begins like this, None if none or several do."""
    fits = [seat for seat, person in enumerate(t.people) if len(word) > 1 and person.id.startswith(word)]
    return fits[0] if len(fits) == 1 else None


def _choice(t: State, seat: Seat, words: Sequence[str]) -> Choice | None:
    match list(words):
        case ["ready"]:
            return answers.Agree()
        case ["wait"]:
            return answers.Retract()
        case ["fit"]:
            return answers.Accompany()
        case [place] if (found := _place(place)) is not None:
            return answers.Reveal(found)
        case [place, "-"] if (found := _place(place)) is not None:
            return answers.Wipe(found)
        case [place, colour] if (found := _place(place)) is not None and colour in NUMBERS.notes:
            return answers.Note(found, colour)
        case [hour, token] if (slot := _slot(hour)) is not None:
            return _token(t, seat, slot, token)
        case _:
            return None


def _place(word: str) -> Place | None:
    """A Location: "west-3", "west3", "w3"."""
    found = _PLACE.fullmatch(word)
    return f"{_WAYS[found[1][0]]}-{found[2]}" if found else None


def _slot(word: str) -> int | None:
    """The slot of an hour: "10", "22", "10pm"."""
    found = _HOUR.fullmatch(word)
    if found is None:
        return None
    hour = int(found[1])
    if found[2]:
        hour = hour % 12 + (12 if found[2] == "pm" else 0)
    return _HOURS.get(hour % 24)


def _token(t: State, seat: Seat, slot: int, word: str) -> Choice | None:
    """The token for a slot: "3" number up, "3n" arrow up, "n" an arrow of the most dispensable number; "-" clears the slot."""
    found = _TOKEN.fullmatch(word)
    if word == "-":
        return answers.Take(slot)
    if found is None or not (found[1] or found[2]):
        return None
    if not found[2]:
        return answers.Put(slot, found[1])
    way = _WAYS[found[2][0]]
    if t.phase != "planning":
        return answers.Detour(slot, way)
    clock = t.people[seat].clock
    others = [token[0] for number, token in enumerate(clock) if token and number != slot]
    spare = min("654321", key=others.count)
    return answers.Put(slot, f"{found[1] or spare}-{way}")
