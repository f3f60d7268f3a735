"""The Choices of London Dread, named by imperatives."""

from typing import Annotated

from game.rules.engine.reference import refers_to
from game.rules.engine.script import Choice, Done, TimeUp
from game.rules.engine.secret import Seat
from game.rules.london.state import AllyId, CardId, ItemId, Place, Token

Slot = Annotated[int, refers_to("slot")]
Way = Annotated[int, refers_to("way")]
"""The index of an effect on a card or sheet."""


class Begin(Choice, frozen=True):
    """Start the Planning Phase with the first stroke of Big Ben (LD-042)."""


class Reveal(Choice, frozen=True):
    """Turn the Location card of `place` face up (LD-071)."""

    place: Place


class Put(Choice, frozen=True):
    """Place a token in a slot of the own clock, with its number or its arrow up.

    The token there is taken back (LD-075 to LD-077).
    """

    slot: Slot
    token: Token


class Take(Choice, frozen=True):
    """Take the token out of a slot of the own clock (LD-077)."""

    slot: Slot


class Note(Choice, frozen=True):
    """Put an Investigation token on a card (LD-083)."""

    place: Place
    colour: Annotated[str, refers_to("note")]


class Wipe(Choice, frozen=True):
    """Remove the Investigation token from a card (LD-083)."""

    place: Place


class Accompany(Choice, frozen=True):
    """Plan to suit the others, as a companion does (LD-085)."""


class Agree(Choice, frozen=True):
    """Agree to the present plan (LD-087)."""


class Retract(Choice, frozen=True):
    """Withdraw the agreement (LD-087)."""


class Lead(Choice, frozen=True):
    """Make a Character the Investigation Leader (LD-090)."""

    seat: Seat


class Detour(Choice, frozen=True):
    """Turn an arrow of the own clock for 1 Dread (LD-100)."""

    slot: Slot
    way: Annotated[str, refers_to("area")]


class Go(Choice, frozen=True):
    """Go on with the hour (LD-091)."""


class Befriend(Choice, frozen=True):
    """Let a Character take the Ally of a Location (LD-230) and `dismiss` another one (LD-234)."""

    place: Place
    seat: Seat
    dismiss: Annotated[str, refers_to("ally", optional=True)] = ""


class Investigate(Choice, frozen=True):
    """Investigate the card of `place`; `seats` take part (LD-097, LD-099)."""

    place: Place
    seats: tuple[Seat, ...]


class Draw(Choice, frozen=True):
    """Draw a card of the Investigation deck (LD-115)."""


class Play(Choice, frozen=True):
    """Play a card from the hand at a Challenge (LD-200)."""

    card: CardId


class Use(Choice, frozen=True):
    """Use an own Item in one of its ways, which tilts it (LD-125)."""

    item: ItemId
    way: Way = 0


class Deplete(Choice, frozen=True):
    """Deplete an own Item: its stronger effect, and it is discarded (LD-125)."""

    item: ItemId
    way: Way = 0


class Spend(Choice, frozen=True):
    """Spend a Virtue token on one of the effects of the own sheet (LD-135)."""

    way: Way = 0


class Sacrifice(Choice, frozen=True):
    """Discard an own Ally for its effect (LD-232)."""

    ally: AllyId
    way: Way = 0


class Confide(Choice, frozen=True):
    """Spend one of Calypso's Secrets."""

    secret: Annotated[str, refers_to("secret")]
    way: Way = 0


class Apply(Choice, frozen=True):
    """Use the effect of the flipped Talent (LD-145)."""

    way: Way = 0


class Compare(Choice, frozen=True):
    """Add nothing more: compare with the Difficulty (LD-123, LD-199)."""


class Leave(Choice, frozen=True):
    """Walk away from a card (LD-098, LD-119)."""


class Act(Choice, frozen=True):
    """Pick the next Character: at a Plot card, at a Challenge, in the Showdown (LD-148, LD-202, LD-216)."""

    seat: Seat


class Roll(Choice, frozen=True):
    """Roll the dice (LD-148, LD-213)."""


class Die(Choice, frozen=True):
    """Pick a die of a roll, by its index."""

    number: Annotated[int, refers_to("die")]


class Give(Choice, frozen=True):
    """Pick the Character that receives a gain or a harm (LD-064, LD-153)."""

    seat: Seat


class Pick(Choice, frozen=True):
    """Pick a card: an Item of the Supply, of the discard pile, or of a Character (LD-129)."""

    card: CardId


class TopCard(Choice, frozen=True):
    """Take the top Item of the deck, unseen, and discard the Supply (LD-129)."""


class Heal(Choice, frozen=True):
    """Discard a Condition of a Character."""

    seat: Seat
    condition: Annotated[str, refers_to("condition")]


class Ready(Choice, frozen=True):
    """Ready a tilted Item of a Character."""

    seat: Seat
    item: ItemId


class Summon(Choice, frozen=True):
    """Call a Character from the Streets."""

    seat: Seat


class Stay(Choice, frozen=True):
    """Stay in for the next Challenge (LD-195)."""


class BowOut(Choice, frozen=True):
    """Bow out until the Final Showdown (LD-195)."""


CHOICES = (
    Begin, Reveal, Put, Take, Note, Wipe, Accompany, Agree, Retract, Lead, Detour, Go, Befriend, Investigate, Draw, Play, Use, Deplete,
    Spend, Sacrifice, Confide, Apply, Compare, Leave, Act, Roll, Die, Give, Pick, TopCard, Heal, Ready, Summon, Stay, BowOut, Done, TimeUp,
)  # fmt: skip
