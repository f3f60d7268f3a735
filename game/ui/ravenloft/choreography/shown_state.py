"""The state that the table shows now: clips update it Event by Event until it equals the state of the match."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, square, xy
from game.rules.ravenloft.state import Monster, Square, State, Trap
from game.rules.ravenloft.tables.cards import MONSTERS


@dataclass
class Piece:
    """A figure on the board: its top-left corner in squares, and how it is drawn.

    `lift` is its height above the floor and `dx`, `dy` its displacement, in squares; `tilt` is in degrees. `flash` and `glow` are
    the strength of its red and its golden light (0 to 1), `loss` the visible share of the Hit Points lost last.
    """

    figure: str
    kind: str
    x: float
    y: float
    hp: int
    most: int
    base: int = 1
    hero: bool = False
    alpha: float = 1.0
    lift: float = 0.0
    flash: float = 0.0
    dx: float = 0.0
    dy: float = 0.0
    tilt: float = 0.0
    glow: float = 0.0
    loss: float = 0.0
    conditions: list[str] = field(default_factory=list)
    markers: list[str] = field(default_factory=list)

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its base, in squares."""
        return self.x + self.base / 2, self.y + self.base / 2

    def put(self, square: Square) -> None:
        """Move the piece to a square."""
        self.x, self.y = map(float, xy(square))

    def calm(self) -> None:
        """Reset all animated offsets."""
        self.dx = self.dy = self.lift = self.tilt = self.flash = self.glow = self.loss = 0.0


@dataclass
class Mark:
    """A marker or token on the board: its card or kind, its tile (None if it has a square of its own), and how it is drawn."""

    card: str
    tile: int | None
    square: Square | None = None
    tokens: int = 0
    alpha: float = 1.0
    lift: float = 0.0
    glow: float = 0.0


class Activations(NamedTuple):
    """The figures that have acted in the shown Villain Phase, and the one that acts now ("" before the first)."""

    done: tuple[str, ...] = ()
    now: str = ""


def next_activations(before: Activations, event: Event) -> Activations:
    """Return the activations after an Event."""
    match event:
        case happened.TurnBegan() | happened.PhaseBegan():
            return Activations()
        case happened.MonsterActivated() | happened.MonsterSlept() if event.figure != before.now:
            return Activations((*before.done, before.now) if before.now else (), event.figure)
    return before


def activations_of(log: Sequence[Sequence[Event]]) -> Activations:
    """Return the activations of the Villain Phase at the end of a log."""
    tail: list[Event] = []
    for events in reversed(log):
        tail += reversed(events)
        if any(isinstance(event, happened.TurnBegan) for event in events):
            break
    found = Activations()
    for event in reversed(tail):
        found = next_activations(found, event)
    return found


@dataclass
class ShownState:
    """Pieces by figure, marks in the order of their placement, the number of shown tiles, and the numbers of the panels."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    marks: list[Mark] = field(default_factory=list)
    health: dict[str, int] = field(default_factory=dict)
    tiles: int = 0
    dim: float = 0.0
    dusk: float | None = None
    """The progress of the day, 0 to 1; None in an adventure without a Sun."""
    hero: str = ""
    phase: str = ""
    number: int = 1
    surges: int = 0
    activations: Activations = field(default_factory=Activations)

    @classmethod
    def of(cls, t: State) -> "ShownState":
        """Return the shown state of a rules state."""
        stage = cls(
            marks=marks_of(t), health={hero.id: figure.hp(t, hero.id) for hero in t.heroes}, tiles=len(t.board.tiles),
            dusk=min(1.0, t.quest.sun / t.quest.sunset) if t.quest.sunset else None, hero=t.heroes[t.turn.hero].id, phase=t.turn.phase,
            number=t.turn.number, surges=t.surges,
        )  # fmt: skip
        for hero in t.heroes:
            if hero.square is not None:
                piece = stage.bring(hero.id, hero.square)
                piece.most, piece.conditions = figure.level(hero).hp, list(hero.conditions)
        for other in figure.targets(t):
            stage.bring(other.id, other.square, other.kind).hp = figure.monster_hp(other)
        stage.mark_figures(t)
        return stage

    def mark_figures(self, t: State) -> None:
        """Copy the markers of Monsters and Villains from the state."""
        for other in figure.targets(t):
            if (piece := self.pieces.get(other.id)) is not None:
                piece.markers = markers_of(other)

    def piece(self, name: str) -> Piece | None:
        """Return the piece of a figure, if it is on the board."""
        return self.pieces.get(name)

    def mark(self, card: str, tile: int | None = None) -> Mark | None:
        """Return the newest mark of a card; with `tile`, only on that tile."""
        return next((one for one in reversed(self.marks) if one.card == card and tile in (None, one.tile)), None)

    def marks_at(self, token: str, square: Square) -> list[Mark]:
        """Return the marks of a token on a square."""
        return [mark for mark in self.marks if (mark.card, mark.square) == (token, square)]

    def drop(self, name: str) -> None:
        """Remove the piece of a figure from the board."""
        self.pieces.pop(name, None)

    def drop_marks(self, marks: Sequence[Mark]) -> None:
        """Remove marks from the board."""
        self.marks = [mark for mark in self.marks if not any(mark is one for one in marks)]

    def bring(self, name: str, square: Square, kind: str = "") -> Piece:
        """Add a piece to the board and return it."""
        kind = kind or (name.rsplit("-", 1)[0] if name not in self.health else name)
        row, hp = MONSTERS.get(kind), self.health.get(name, 1)
        made = Piece(name, name, 0, 0, hp, hp, hero=True) if row is None else Piece(name, kind, 0, 0, row.hp, row.hp, row.base)
        made.put(square)
        self.pieces[name] = made
        return made

    def wound(self, name: str, left: int) -> None:
        """Set the shown Hit Points of a figure."""
        if name in self.health:
            self.health[name] = left
        if (piece := self.pieces.get(name)) is not None:
            piece.hp = left

    def follow(self, event: Event) -> None:
        """Apply the numbers of an Event, and whose activation it is."""
        self.activations = next_activations(self.activations, event)
        match event:
            case happened.TurnBegan():
                self.hero, self.number = event.hero, event.number
            case happened.PhaseBegan():
                self.hero, self.phase = event.hero, event.phase
            case happened.SurgeUsed():
                self.surges = event.left
            case happened.Damaged() | happened.Healed():
                self.wound(event.figure, event.left)
            case happened.TileLaid():
                self.tiles = event.index + 1
            case happened.ConditionGained() if (piece := self.piece(event.hero)) is not None:
                piece.conditions = [*(one for one in piece.conditions if one != event.condition), event.condition]
            case happened.ConditionEnded() if (piece := self.piece(event.hero)) is not None:
                piece.conditions = [one for one in piece.conditions if one != event.condition]


def markers_of(other: Monster) -> list[str]:
    """Return the markers on a Monster or Villain."""
    return [marker.partition(":")[0] for marker in other.markers]


def marks_of(t: State) -> list[Mark]:
    """Return all markers and tokens on the board."""
    made = [Mark(marker.card, marker.tile, tokens=marker.tokens) for marker in t.markers]
    for hero in t.heroes:
        made += [Mark(threat.card, threat.tile) for threat in hero.threats if isinstance(threat, Trap)]
    return made + [Mark(token.kind, None, token.square) for token in t.quest.tokens]


def mark_positions(t: State, marks: list[Mark]) -> list[tuple[Mark, Square]]:
    """Return each mark with the square where it is drawn: its own, or one near the middle of its tile, side by side."""
    floors, seen, made = chart(t.board).cells, dict[int, int](), []
    for mark in marks:
        if mark.tile is None:
            made.append((mark, mark.square or 0))
            continue
        count = seen[mark.tile] = seen.get(mark.tile, -1) + 1
        placed, floor = t.board.tiles[mark.tile], floors[mark.tile].floor
        middle = square(placed.x * 4 + 1 + count, placed.y * 4 + 1)
        made.append((mark, middle if middle in floor else floor[min(count, len(floor) - 1)]))
    return made
