"""Events of the Planning Phase: the board is laid out and the clocks are filled."""

from typing import ClassVar

from game.rules.engine.script import Event


class ChapterBegan(Event, frozen=True):
    """A Chapter was laid out: 24 face-down cards, `plots` of them Plot cards."""

    rule: ClassVar[str] = "LD-032"
    turns: ClassVar[bool] = True
    chapter: int
    plots: int


class BellStruck(Event, frozen=True):
    """Big Ben struck: 1 begins the planning, 3 ends it."""

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
    """A token was placed in a slot of a Character's clock; "" if it was taken out."""

    rule: ClassVar[str] = "LD-077"
    seat: int
    slot: int
    token: str


class NoteLaid(Event, frozen=True):
    """An Investigation token was put on a card; no colour if it was removed."""

    rule: ClassVar[str] = "LD-083"
    place: str
    colour: str


class PlanAgreed(Event, frozen=True):
    """A player agreed to the plan, or withdrew the agreement."""

    rule: ClassVar[str] = "LD-087"
    seat: int
    ready: bool


class CompanionJoined(Event, frozen=True):
    """A player chose to plan to suit the others."""

    rule: ClassVar[str] = "LD-085"
    seat: int


class LeaderChosen(Event, frozen=True):
    """A Character became Investigation Leader."""

    rule: ClassVar[str] = "LD-090"
    seat: int
