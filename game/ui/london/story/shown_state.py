"""How much of the current Event has been shown. Painters draw the state and, of the current Event, this much."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.rules.london.investigations.points import points
from game.rules.london.state import CardId, Part, State
from game.ui.london.board.medallions import MedallionMove

Key = tuple[object, ...]
V = TypeVar("V")


@dataclass(frozen=True)
class Highlights:
    """The target keys to highlight: `legal` ones, those of `focus` and `hint`; and the seat with the bright frame (`acting`)."""

    legal: frozenset[Key] = frozenset()
    focus: Key | None = None
    hint: Key | None = None
    acting: Seat | None = None


class RevealedCard(NamedTuple):
    """A card that is revealed to all.

    `how` is "draw", "play", "show", "gain" or "discard"; `share` goes from 0 (the back) to 1 (the face).
    """

    seat: Seat
    card: CardId
    how: str
    share: float


class TraumaRoll(NamedTuple):
    """The Trauma die of a Character: its final face ("injured", "unhinged", "dread-1", "dread-2") and the share of the roll."""

    seat: Seat
    face: str
    share: float


@dataclass(frozen=True)
class ShownState:
    """The progress of the current clip; at rest it equals the state.

    `page` is the text on the card: "front", or of a Plot card its outcome "low", "middle" or "top". `verdict` is "solved",
    "failed", "left", "met", "missed" or "", of the card that was just completed. Shares go from 0 to 1.
    """

    caption: str = ""
    """The sentence about the current Event."""
    dread: float = 0.0
    """The position on the Dread Track."""
    dread_glow: float = 0.0
    """The brightness of its end."""
    hand: float | None = None
    """The share of the hand's way to the current hour, None while it stands."""
    card_progress: float = 1.0
    """The share of the turn of the current card."""
    page: str = "front"
    verdict: str = ""
    points: Mapping[Seat, int] = field(default_factory=dict)
    """Action Points counted so far; without an entry all."""
    flips: Mapping[Seat, float] = field(default_factory=dict)
    """The turn of Personality cards; without an entry they are open."""
    throws: Mapping[Seat, float] = field(default_factory=dict)
    """The flight of dice, which land in the second half; without an entry they lie."""
    landed: Mapping[Seat, int] = field(default_factory=dict)
    """The number of dice that have landed; without an entry all."""
    turned_die: tuple[Seat, int, float] | None = None
    """A die that is rerolled or turned: seat, number, share."""
    tier: int = -1
    """The outcome, 0 for the lowest; -1 before it is known."""
    tier_progress: float = 1.0
    """The share of the light's way to the outcome."""
    tilts: Mapping[Key, float] = field(default_factory=dict)
    """Items that are being exhausted or readied, by the key of their plate."""
    revealed: RevealedCard | None = None
    trauma: TraumaRoll | None = None
    condition_hit: tuple[Seat, str, float] | None = None
    """The Character that gains or loses a Condition: seat, Condition, share."""
    walks: Mapping[Seat, MedallionMove] = field(default_factory=dict)
    speaker: Seat | None = None
    """The seat of the current Event."""
    last_actor: Seat | None = None
    """The seat that acted last; its panel is open."""
    page_event: Event | None = None
    """The Event whose story page covers the table until it has been read."""

    def points_of(self, t: State, seat: Seat) -> int:
        """The Action Points of a Character that have been counted."""
        if seat in self.points:
            return self.points[seat]
        inquiry = t.inquiry
        return points(t, inquiry, seat) if inquiry is not None and inquiry.kind != "showdown" and seat in inquiry.parts else 0

    def landed_dice(self, part: Part, seat: Seat) -> tuple[int, int]:
        """The number of a Character's dice that have landed, and of their FISTs; once all have landed, extra FISTs included."""
        lie = min(self.landed.get(seat, len(part.dice)), len(part.dice))
        return lie, sum(part.dice[:lie]) + (part.extra if lie == len(part.dice) else 0)

    def fists(self, t: State) -> int:
        """All visible FISTs."""
        return sum(self.landed_dice(part, seat)[1] for seat, part in t.inquiry.parts.items()) if t.inquiry is not None else 0

    def of_seat(self, seat: Seat) -> "ShownState":
        """What of the clip is seen on the panel of one Character."""
        return ShownState(
            flips=_of(self.flips, seat),
            throws=_of(self.throws, seat),
            landed=_of(self.landed, seat),
            turned_die=self.turned_die if self.turned_die is not None and self.turned_die[0] == seat else None,
            tilts={key: share for key, share in self.tilts.items() if key[1] == seat},
            trauma=self.trauma if self.trauma is not None and self.trauma.seat == seat else None,
            condition_hit=self.condition_hit if self.condition_hit is not None and self.condition_hit[0] == seat else None,
        )


def _of(shares: Mapping[Seat, V], seat: Seat) -> dict[Seat, V]:
    """The entry of one seat."""
    return {seat: shares[seat]} if seat in shares else {}
