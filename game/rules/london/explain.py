"""Explains why a choice is illegal, with the rule."""

from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london.choice import Deplete, Detour, Draw, Investigate, Note, Put, Reveal, Take, Use, Wipe
from game.rules.london.investigations.plot import may_resolve
from game.rules.london.investigations.points import difficulty, team_points
from game.rules.london.menace import may_deplete
from game.rules.london.places import is_arrow
from game.rules.london.planning import stash
from game.rules.london.state import Inquiry, State
from game.rules.london.tables.cards import NUMBERS as AMOUNTS, PLOTS


def explain(t: State, seat: Seat, choice: Choice) -> IllegalAction | None:
    """Why `seat` may not answer `choice` now; None without a specific reason."""
    if not 0 <= seat < len(t.people):
        return None
    match choice:
        case Put() | Take() | Reveal() | Note() | Wipe() if t.phase not in ("ready", "planning"):
            return IllegalAction("refused-hands-off", "LD-070")
        case Put(_, token):
            return _token_spent(t, seat, token)
        case Reveal(place) if place not in t.dark:
            return IllegalAction("refused-face-up", "LD-071")
        case Note():
            return IllegalAction("refused-no-note", "LD-083")
        case Use(item) | Deplete(item):
            return _item(t, seat, item, isinstance(choice, Deplete))
        case Detour(slot):
            return _detour(t, seat, slot)
        case Investigate(place):
            return _case(t, place)
        case Draw() if not t.deck:
            return IllegalAction("refused-deck-empty", "LD-115")
        case Draw() if t.inquiry is not None and t.inquiry.kind in ("dread", "goon") and _enough(t, t.inquiry):
            return IllegalAction("refused-enough", "LD-118")
        case _:
            return None


def _enough(t: State, inquiry: Inquiry) -> bool:
    return team_points(t, inquiry) >= difficulty(t, inquiry)


def _token_spent(t: State, seat: Seat, token: str) -> IllegalAction | None:
    number = token[:1]
    used = sum(lying.startswith(number) for lying in t.people[seat].clock)
    if number.isdecimal() and used >= AMOUNTS.own_tokens and int(number) not in stash(t):
        return IllegalAction("refused-token-spent", "LD-080")
    return None


def _item(t: State, seat: Seat, item: str, deplete: bool) -> IllegalAction | None:
    own = next((one for one in t.people[seat].items if one.id == item), None)
    if own is None:
        return IllegalAction("refused-not-yours", "LD-128")
    if t.phase == "planning":
        return IllegalAction("refused-planning-item", "LD-084")
    if own.tilted:
        return IllegalAction("refused-tilted", "LD-126")
    if deplete and not may_deplete(t, seat):
        return IllegalAction("refused-nightingale", "LD-297")
    return None


def _detour(t: State, seat: Seat, slot: int) -> IllegalAction | None:
    if not 0 <= slot < len(t.people[seat].clock):
        return None
    if not is_arrow(t.people[seat].clock[slot]):
        return IllegalAction("refused-no-arrow", "LD-100")
    if slot < t.slot or (slot == t.slot and t.stage != "detours"):
        return IllegalAction("refused-hour-past", "LD-101")
    if t.dread + AMOUNTS.detour > AMOUNTS.dread_limit:
        return IllegalAction("refused-dread-full", "LD-101")
    return None


def _case(t: State, place: str) -> IllegalAction | None:
    if place in t.dark:
        return IllegalAction("refused-face-down", "LD-061")
    if place in t.looked:
        return IllegalAction("refused-looked", "LD-103")
    card = t.shown.get(place)
    if card in PLOTS and not may_resolve(t, card):
        return IllegalAction("refused-plot-waits", "LD-142")
    return None
