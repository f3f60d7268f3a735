"""Everything that can happen in London Dread, as past participles; Characters are seats, cards and places their ids."""

from typing import ClassVar

from game.rules.engine.script import Event


class _OfItem(Event, frozen=True):
    """Something about an Item of a Character."""

    seat: int
    item: str


class _OfCard(Event, frozen=True):
    """Something about a card of a Character."""

    seat: int
    card: str


class ChapterBegan(Event, frozen=True):
    """A Chapter is laid out: 24 face-down cards, `plots` of them Plot cards."""

    rule: ClassVar[str] = "LD-032"
    turns: ClassVar[bool] = True
    chapter: int
    plots: int


class BellStruck(Event, frozen=True):
    """Big Ben strikes: 1 begins the planning, 3 ends it."""

    rule: ClassVar[str] = "LD-070"
    reveals: ClassVar[bool] = True
    stroke: int


class CardRevealed(Event, frozen=True):
    """A Location card was turned face up: a Dread card, an Ally, or the next Plot card (LD-072 to LD-074)."""

    rule: ClassVar[str] = "LD-071"
    reveals: ClassVar[bool] = True
    place: str
    card: str


class TokenPlaced(Event, frozen=True):
    """A token lies in a slot of a Character's clock; "" when it was taken out."""

    rule: ClassVar[str] = "LD-077"
    seat: int
    slot: int
    token: str


class NoteLaid(Event, frozen=True):
    """An Investigation token lies on a card; no colour when it was taken away."""

    rule: ClassVar[str] = "LD-083"
    place: str
    colour: str


class PlanAgreed(Event, frozen=True):
    """A player is content with the plan, or wants more time."""

    rule: ClassVar[str] = "LD-087"
    seat: int
    ready: bool


class CompanionJoined(Event, frozen=True):
    """A player fits the own plan to those of the others."""

    rule: ClassVar[str] = "LD-085"
    seat: int


class LeaderChosen(Event, frozen=True):
    """A Character leads the investigation."""

    rule: ClassVar[str] = "LD-090"
    seat: int


class HourStruck(Event, frozen=True):
    """The Action marker stands on a slot, 0 to 11."""

    rule: ClassVar[str] = "LD-091"
    turns: ClassVar[bool] = True
    slot: int


class ArrowTurned(Event, frozen=True):
    """An arrow was turned in the Story Phase."""

    rule: ClassVar[str] = "LD-100"
    seat: int
    slot: int
    token: str


class Moved(Event, frozen=True):
    """A Character went where the clock says."""

    rule: ClassVar[str] = "LD-092"
    seat: int
    place: str


class Befriended(Event, frozen=True):
    """A Character took an Ally; `dismissed` went for it."""

    rule: ClassVar[str] = "LD-230"
    seat: int
    ally: str
    dismissed: str


class InvestigationBegan(Event, frozen=True):
    """Characters investigate a card."""

    rule: ClassVar[str] = "LD-097"
    place: str
    card: str
    seats: tuple[int, ...]


class CardDrawn(_OfCard, frozen=True):
    """A Character drew a card of the Investigation deck."""

    rule: ClassVar[str] = "LD-115"
    reveals: ClassVar[bool] = True


class CardPlayed(_OfCard, frozen=True):
    """A Character played a card from the hand."""

    rule: ClassVar[str] = "LD-200"


class ItemUsed(_OfItem, frozen=True):
    """An Item was tilted for its Use."""

    rule: ClassVar[str] = "LD-125"


class ItemDepleted(_OfItem, frozen=True):
    """An Item was depleted."""

    rule: ClassVar[str] = "LD-125"


class VirtueSpent(Event, frozen=True):
    """A Virtue token was spent."""

    rule: ClassVar[str] = "LD-135"
    seat: int


class AllySacrificed(Event, frozen=True):
    """An Ally was discarded for the effect."""

    rule: ClassVar[str] = "LD-232"
    seat: int
    ally: str


class SecretSpent(Event, frozen=True):
    """One of Calypso's Secrets was spent."""

    seat: int
    secret: str


class IconsAdded(Event, frozen=True):
    """A Character has more icons for this investigation."""

    rule: ClassVar[str] = "LD-114"
    seat: int
    icons: tuple[str, ...]


class DreadSolved(Event, frozen=True):
    """A Dread or Goon card was solved: it lies on the Investigation deck."""

    rule: ClassVar[str] = "LD-112"
    place: str
    card: str
    points: int


class DreadFailed(Event, frozen=True):
    """The Action Points did not suffice: the card stays."""

    rule: ClassVar[str] = "LD-113"
    place: str
    card: str
    points: int


class WalkedAway(Event, frozen=True):
    """The Characters left a card alone."""

    rule: ClassVar[str] = "LD-119"
    place: str
    card: str


class PersonalityFlipped(_OfCard, frozen=True):
    """A Character flipped a Personality card."""

    rule: ClassVar[str] = "LD-145"
    reveals: ClassVar[bool] = True


class TraumaCancelled(Event, frozen=True):
    """A Trauma just flipped counts as a card without icons."""

    seat: int


class TraumaRolled(Event, frozen=True):
    """The Trauma die fell."""

    rule: ClassVar[str] = "LD-161"
    reveals: ClassVar[bool] = True
    seat: int
    face: str


class Ignored(Event, frozen=True):
    """A die result, a Condition or a penalty has no effect on a Character."""

    seat: int
    what: str


class DiceRolled(Event, frozen=True):
    """A Character rolled Action dice; True is a FIST."""

    rule: ClassVar[str] = "LD-009"
    reveals: ClassVar[bool] = True
    seat: int
    dice: tuple[bool, ...]


class DieTurned(Event, frozen=True):
    """A die was rolled again or turned by hand."""

    rule: ClassVar[str] = "LD-134"
    seat: int
    number: int
    fist: bool


class FistAdded(Event, frozen=True):
    """FISTs that are no dice."""

    seat: int
    count: int


class PlotResolved(Event, frozen=True):
    """A Plot card was investigated: the FISTs together and the tier, 0 the lowest."""

    rule: ClassVar[str] = "LD-150"
    card: str
    place: str
    fists: int
    tier: int


class DreadChanged(Event, frozen=True):
    """The Dread Track moved by `change` to `dread`; `why` says for what."""

    rule: ClassVar[str] = "LD-173"
    change: int
    dread: int
    why: str


class ConditionGained(Event, frozen=True):
    """A Character is Injured or Unhinged."""

    rule: ClassVar[str] = "LD-162"
    seat: int
    condition: str


class ConditionDoubled(Event, frozen=True):
    """A second Condition of the same kind: Dread rises instead."""

    rule: ClassVar[str] = "LD-163"
    seat: int
    condition: str


class ConditionLost(Event, frozen=True):
    """A Character is rid of a Condition."""

    rule: ClassVar[str] = "LD-169"
    seat: int
    condition: str


class Defeated(Event, frozen=True):
    """A Character is out of the game."""

    rule: ClassVar[str] = "LD-165"
    seat: int


class ItemGained(_OfItem, frozen=True):
    """A Character has a new Item."""

    rule: ClassVar[str] = "LD-129"
    reveals: ClassVar[bool] = True


class SupplyLaid(Event, frozen=True):
    """The Items in the Supply now."""

    rule: ClassVar[str] = "LD-129"
    reveals: ClassVar[bool] = True
    items: tuple[str, ...]


class ItemLost(_OfItem, frozen=True):
    """An Item was discarded without effect."""


class ItemReadied(_OfItem, frozen=True):
    """An Item can be used again."""

    rule: ClassVar[str] = "LD-127"


class VirtueGained(Event, frozen=True):
    """A Character has one more Virtue token."""

    rule: ClassVar[str] = "LD-136"
    seat: int


class ConfidenceGained(Event, frozen=True):
    """Confidence cards went onto the Investigation deck."""

    rule: ClassVar[str] = "LD-154"
    count: int


class HandDealt(Event, frozen=True):
    """Cards came into a Character's hand."""

    rule: ClassVar[str] = "LD-188"
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class CardShown(_OfCard, frozen=True):
    """A card was turned up for a moment."""

    reveals: ClassVar[bool] = True


class CardDiscarded(_OfCard, frozen=True):
    """A card of the Investigation deck or of a hand left the game."""

    reveals: ClassVar[bool] = True


class SecretGained(Event, frozen=True):
    """A Character holds one of Calypso's Secrets."""

    reveals: ClassVar[bool] = True
    seat: int
    secret: str


class GoonPlaced(Event, frozen=True):
    """A Goon stands in the Streets of an Area."""

    reveals: ClassVar[bool] = True
    area: str
    goon: str


class AntagonistRevealed(Event, frozen=True):
    """The Antagonist lies face up."""

    rule: ClassVar[str] = "LD-030"
    reveals: ClassVar[bool] = True
    antagonist: str


class SegmentEnded(Event, frozen=True):
    """A Time Segment is over: 0 the Morning, 1 the Day, 2 the Night."""

    rule: ClassVar[str] = "LD-143"
    segment: int


class ChapterEnded(Event, frozen=True):
    """The Chapter is over."""

    rule: ClassVar[str] = "LD-170"
    chapter: int


class RespiteTaken(Event, frozen=True):
    """The rest between the Chapters."""


class EndgameBegan(Event, frozen=True):
    """The Endgame begins; from now on the Antagonist's rule is active."""

    rule: ClassVar[str] = "LD-185"
    turns: ClassVar[bool] = True
    antagonist: str


class WillingnessTold(Event, frozen=True):
    """A Character stays in, or means to bow out."""

    rule: ClassVar[str] = "LD-219"
    seat: int
    out: bool


class ChallengeRevealed(Event, frozen=True):
    """The next Challenge lies open."""

    rule: ClassVar[str] = "LD-196"
    reveals: ClassVar[bool] = True
    turns: ClassVar[bool] = True
    card: str


class ChallengeMet(Event, frozen=True):
    """A Character reached the Difficulty of a Challenge, or did not."""

    rule: ClassVar[str] = "LD-199"
    seat: int
    card: str
    points: int
    success: bool


class DieEarned(Event, frozen=True):
    """A Character has one more Action die."""

    rule: ClassVar[str] = "LD-201"
    seat: int
    dice: int


class ShowdownBegan(Event, frozen=True):
    """The Final Showdown: so many FISTs are needed at this Dread."""

    rule: ClassVar[str] = "LD-212"
    turns: ClassVar[bool] = True
    target: int


class TargetLowered(Event, frozen=True):
    """A Secret made the target lower."""

    target: int


class ShowdownEnded(Event, frozen=True):
    """The FISTs of all Characters against the target."""

    rule: ClassVar[str] = "LD-214"
    fists: int
    target: int


class StoryWon(Event, frozen=True):
    """The team won, with this score."""

    rule: ClassVar[str] = "LD-220"
    score: int


class StoryLost(Event, frozen=True):
    """The team lost."""

    rule: ClassVar[str] = "LD-261"
    reason: str


_KINDS = [kind for name, kind in list(vars().items()) if name[0] != "_" and isinstance(kind, type)]
EVENTS = tuple(kind for kind in _KINDS if issubclass(kind, Event) and kind is not Event)
"""Every Event of the game, in the order of this page."""
