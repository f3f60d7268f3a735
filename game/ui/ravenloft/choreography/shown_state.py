"""The table as it is shown at this moment: it follows the Events one by one, and ends where the state already is."""

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
    """A figure on the board: where it is drawn (the corner, in squares), and how.

    `lift` is how high it is off the floor and `dx`, `dy` how far it is knocked aside, in squares; `tilt` the degrees by which it has fallen over,
    `flash` and `glow` how brightly it shines red or gold, `loss` how much of the Hit Point that it lost last can still be seen.
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
        """Stand on a square."""
        self.x, self.y = map(float, xy(square))

    def calm(self) -> None:
        """Stand still again."""
        self.dx = self.dy = self.lift = self.tilt = self.flash = self.glow = self.loss = 0.0


@dataclass
class Mark:
    """A marker or token on the board: its card or kind, its tile (None: it lies on a square of its own), how it is drawn."""

    card: str
    tile: int | None
    square: Square | None = None
    tokens: int = 0
    alpha: float = 1.0
    lift: float = 0.0
    glow: float = 0.0


class Acted(NamedTuple):
    """Who has acted in the Villain Phase that is shown, and who acts now ("" if nobody does yet)."""

    done: tuple[str, ...] = ()
    now: str = ""


def acting(acted: Acted, event: Event) -> Acted:
    """The same once this has happened, too."""
    match event:
        case happened.TurnBegan() | happened.PhaseBegan():
            return Acted()
        case happened.MonsterActivated() | happened.MonsterSlept() if event.figure != acted.now:
            return Acted((*acted.done, acted.now) if acted.now else (), event.figure)
    return acted


def acted(log: Sequence[Sequence[Event]]) -> Acted:
    """Who has acted in the Villain Phase at the end of a log."""
    tail: list[Event] = []
    for events in reversed(log):
        tail += reversed(events)
        if any(isinstance(event, happened.TurnBegan) for event in events):
            break
    found = Acted()
    for event in reversed(tail):
        found = acting(found, event)
    return found


@dataclass
class Stage:
    """Pieces by figure, marks in the order in which they were laid, how many tiles lie, and the numbers in the panels."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    marks: list[Mark] = field(default_factory=list)
    health: dict[str, int] = field(default_factory=dict)
    tiles: int = 0
    dim: float = 0.0
    dusk: float | None = None
    """How far the day has gone, 0 to 1; None where no Sun goes its way."""
    hero: str = ""
    phase: str = ""
    number: int = 1
    surges: int = 0
    acted: Acted = field(default_factory=Acted)

    @classmethod
    def of(cls, t: State) -> "Stage":
        """The table as the state has it."""
        stage = cls(
            tiles=len(t.board.tiles), hero=t.heroes[t.turn.hero].id, phase=t.turn.phase, number=t.turn.number, surges=t.surges
        )
        for seat, hero in enumerate(t.heroes):
            stage.health[hero.id] = figure.hp(t, hero.id)
            if hero.square is not None:
                x, y = xy(hero.square)
                hp = stage.health[hero.id]
                piece = Piece(hero.id, hero.id, x, y, hp, figure.level(t.heroes[seat]).hp, hero=True)
                piece.conditions = list(hero.conditions)
                stage.pieces[hero.id] = piece
        for other in figure.targets(t):
            x, y = xy(other.square)
            card = MONSTERS[other.kind]
            stage.pieces[other.id] = Piece(other.id, other.kind, x, y, figure.monster_hp(other), card.hp, card.base)
        stage.marks = marks_of(t)
        stage.mark_figures(t)
        stage.dusk = min(1.0, t.quest.sun / t.quest.sunset) if t.quest.sunset else None
        return stage

    def mark_figures(self, t: State) -> None:
        """Lay the markers on Monsters and Villains as the state has them."""
        for other in figure.targets(t):
            if (piece := self.pieces.get(other.id)) is not None:
                piece.markers = markers_of(other)

    def piece(self, name: str) -> Piece | None:
        """The piece of a figure, if it is on the board."""
        return self.pieces.get(name)

    def mark(self, card: str, tile: int | None = None) -> Mark | None:
        """The marker of a card, the newest if there are several; on this tile if one is given."""
        return next((one for one in reversed(self.marks) if one.card == card and tile in (None, one.tile)), None)

    def bring(self, name: str, square: Square) -> Piece:
        """A piece that comes onto the board."""
        kind = name.rsplit("-", 1)[0] if name not in self.health else name
        if kind in MONSTERS:
            card = MONSTERS[kind]
            made = Piece(name, kind, 0, 0, card.hp, card.hp, card.base)
        else:
            hp = self.health.get(name, 1)
            made = Piece(name, name, 0, 0, hp, hp, hero=True)
        made.put(square)
        self.pieces[name] = made
        return made

    def wound(self, name: str, left: int) -> None:
        """Show other Hit Points."""
        if name in self.health:
            self.health[name] = left
        if (piece := self.pieces.get(name)) is not None:
            piece.hp = left

    def calm(self) -> None:
        """Let everything stand still."""
        for piece in self.pieces.values():
            piece.calm()
        for mark in self.marks:
            mark.lift = mark.glow = 0.0

    def follow(self, event: Event) -> None:
        """Take over what an Event says about the numbers, and about whose turn it is to act."""
        self.acted = acting(self.acted, event)
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
    """The markers on a Monster or Villain, whoever laid them."""
    return [marker.partition(":")[0] for marker in other.markers]


def marks_of(t: State) -> list[Mark]:
    """All markers and tokens that lie on the board."""
    made = [Mark(marker.card, marker.tile, tokens=marker.tokens) for marker in t.markers]
    for hero in t.heroes:
        made += [Mark(threat.card, threat.tile) for threat in hero.threats if isinstance(threat, Trap)]
    return made + [Mark(token.kind, None, token.square) for token in t.quest.tokens]


def laid_out(t: State, marks: list[Mark]) -> list[tuple[Mark, Square]]:
    """Where each mark is drawn: on its square, or near the middle of its tile, one beside the other."""
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
