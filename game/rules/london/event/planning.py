"""The Planning Phase: the board is laid out and the clocks are filled."""

from typing import ClassVar

from game.rules.engine.script import Event


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
