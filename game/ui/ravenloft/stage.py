"""The table as it is shown at this moment: it follows the Events one by one, and ends where the state already is."""

from dataclasses import dataclass, field

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened, figure
from game.rules.ravenloft.board import xy
from game.rules.ravenloft.cards import MONSTERS
from game.rules.ravenloft.state import Square, State


@dataclass
class Piece:
    """A figure on the board: where it is drawn (the corner, in squares), and how."""

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

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its base, in squares."""
        return self.x + self.base / 2, self.y + self.base / 2

    def put(self, square: Square) -> None:
        """Stand on a square."""
        self.x, self.y = map(float, xy(square))


@dataclass
class Stage:
    """Pieces by figure, how many tiles lie, and the numbers in the panels."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    health: dict[str, int] = field(default_factory=dict)
    tiles: int = 0
    dim: float = 0.0
    hero: str = ""
    phase: str = ""
    number: int = 1
    surges: int = 0

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
                stage.pieces[hero.id] = Piece(hero.id, hero.id, x, y, hp, figure.level(t.heroes[seat]).hp, hero=True)
        for other in figure.foes(t):
            x, y = xy(other.square)
            card = MONSTERS[other.kind]
            stage.pieces[other.id] = Piece(other.id, other.kind, x, y, figure.monster_hp(other), card.hp, card.base)
        return stage

    def piece(self, name: str) -> Piece | None:
        """The piece of a figure, if it is on the board."""
        return self.pieces.get(name)

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

    def follow(self, event: Event) -> None:
        """Take over what an Event says about the numbers."""
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
