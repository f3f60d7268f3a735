"""Action Points: icons that match a card (LD-110, LD-111, LD-160, LD-199, LD-231)."""

from collections.abc import Sequence

from game.rules.engine.secret import Seat
from game.rules.london.effects.deed import Deed
from game.rules.london.menace import harassed, weariness, wild_icon
from game.rules.london.state import CardId, Inquiry, State
from game.rules.london.tables.cards import ALLIES, CHALLENGES, CHARACTERS, CONFIDENCE, DREAD, GOONS, PERSONALITIES, PLOTS
from game.rules.london.tables.rows import ChallengeRow, DreadRow, GoonRow

WILD = "wild"


def card_icons(card: CardId) -> Sequence[str]:
    """The icons of a card of the Investigation deck or of a hand (LD-116)."""
    row = CONFIDENCE.get(card) or DREAD.get(card) or GOONS[card]
    return row.icons


def asked_icons(inquiry: Inquiry) -> Sequence[str]:
    """The abilities that a card asks for."""
    return PLOTS[inquiry.card].icons if inquiry.kind == "plot" else _hard_card(inquiry).icons


def _hard_card(inquiry: Inquiry) -> DreadRow | GoonRow | ChallengeRow:
    """The row of a card with a Difficulty."""
    return DREAD.get(inquiry.card) or GOONS.get(inquiry.card) or CHALLENGES[inquiry.card]


def matching(t: State, inquiry: Inquiry, icons: Sequence[str]) -> int:
    """The number of `icons` that count in the investigation; a WILD always does (LD-110, LD-111, LD-207)."""
    asked = {*asked_icons(inquiry), WILD}
    if inquiry.kind == "challenge":
        asked.add(wild_icon(t))
    return sum(icon in asked for icon in icons)


def added(t: State, inquiry: Inquiry, deed: Deed) -> int:
    """The Action Points that the icons of a Deed add to the investigation (LD-114)."""
    return sum(matching(t, inquiry, step.icons) for step in deed.steps if step.do == "icons")


def brought(t: State, inquiry: Inquiry, seat: Seat) -> list[str]:
    """All present icons of a Character: sheet, Personality card, Allies, and additions (LD-147, LD-160, LD-231)."""
    person, part = t.people[seat], inquiry.parts[seat]
    icons: list[str] = [] if part.silent else list(CHARACTERS[person.id].icons)
    if part.flipped:
        icons += PERSONALITIES[part.flipped].icons
    for ally in person.allies:
        icons += ALLIES[ally].icons
    return icons + part.icons


def points(t: State, inquiry: Inquiry, seat: Seat) -> int:
    """The AP Total of a Character, at least 0."""
    return max(0, matching(t, inquiry, brought(t, inquiry, seat)) - weariness(t, inquiry, seat))


def team_points(t: State, inquiry: Inquiry) -> int:
    """The sum of the AP Totals of all participants (LD-112)."""
    return sum(points(t, inquiry, seat) for seat in inquiry.parts)


def difficulty(t: State, inquiry: Inquiry) -> int:
    """The Difficulty of a Dread card, a Goon or a Challenge, in Action Points."""
    harder = harassed(t, inquiry.place, "harder") if inquiry.kind == "dread" else 0
    return _hard_card(inquiry).difficulty + harder + inquiry.harder
