"""Castle Ravenloft by ear: where on the board something is heard, and how near the end the music should sound."""

from collections.abc import Sequence

from game.rules.engine.script import Event
from game.rules.ravenloft import event
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.tables.cards import MONSTERS
from game.ui.draw.canvas import Area
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.ravenloft.table.view import TableView
from game.ui.sound.cues import SoundPosition

FIGURE: dict[type[Event], str] = {
    event.Attacked: "target", event.AttackFoiled: "target", event.Damaged: "figure", event.Healed: "figure", event.HeroFell: "hero",
    event.HeroRose: "hero", event.ConditionGained: "hero", event.ConditionEnded: "hero", event.CardUsed: "hero",
    event.MonsterActivated: "figure", event.MonsterIdle: "figure", event.MonsterSlept: "figure", event.MonsterDestroyed: "figure",
    event.ThingDestroyed: "figure", event.FigureLeft: "figure", event.MarkerGained: "figure",
}  # fmt: skip
"""Where these are heard: at a figure. What is not named here, in SQUARE or in TILE is heard at the table, in the middle."""
SQUARE: dict[type[Event], str] = {
    event.Relocated: "square", event.MonsterMoved: "square", event.MonsterPlaced: "square", event.TokenPlaced: "square",
    event.ThingLaid: "square", event.TokenTurned: "square", event.TokenMoved: "square", event.TokenRemoved: "square",
}  # fmt: skip
TILE: dict[type[Event], str] = {event.TileLaid: "index", event.MarkerPlaced: "tile", event.MarkerRemoved: "tile"}
CROWD = 0.09
"""How much each Monster on the board adds to the danger."""

FAINT = 0.25
"""A Hero with this share of its Hit Points or less hears its own heart ..."""
SLOW, FAST = 1400.0, 650.0
"""... so many milliseconds between two beats: without any other danger, and in the greatest."""


class SoundAdapter:
    """What is heard at one table."""

    def __init__(self, table: TableView) -> None:
        self.table = table

    def expect(self, events: Sequence[Event]) -> None:
        """These will be shown next: what they sound like is made ready."""
        self.table.context.sounds.expect(self.table.client.match.rules.name, events)

    def hear(self, happened: Event, ms: float) -> None:
        """An Event begins to be shown, for `ms` milliseconds at the usual pace. Only such come here as the persons at the screen may see."""
        table = self.table
        table.context.sounds.happened(table.client.match.rules.name, happened, ms / table.pace, (self.place(happened),))

    def entered(self) -> None:
        """A night that has just begun is heard beginning; one that is gone on with is not."""
        match = self.table.client.match
        if match.turn == 0:
            for happened in (one for events in match.seen(self.table.client.eyes) for one in events):
                if isinstance(happened, event.AdventureBegan):
                    self.hear(happened, 0)

    def passing(self) -> None:
        """Nothing is heard at this table but Events."""

    def answers(self) -> int:
        """All answers: nothing about them is hidden."""
        return self.table.client.match.turn

    def hushes(self) -> bool:
        """Nobody has anything to hide."""
        return False

    def view(self) -> Area:
        """The board."""
        return self.table.layout.view

    def spared(self) -> list[Area]:
        """Nothing: what stands on the board can be moved from below a caption."""
        return []

    # ------------------------------------------------------------------ where

    def spot(self, happened: Event) -> tuple[float, float] | None:
        """Where an Event is heard, in squares; None if it is heard everywhere."""
        kind, stage = type(happened), self.table.stage
        if isinstance(happened, event.Walked):
            return _middle(happened.path[-1]) if happened.path else None
        if kind in SQUARE and (square := getattr(happened, SQUARE[kind])) is not None:
            return _middle(square)
        if kind in FIGURE and (piece := stage.piece(getattr(happened, FIGURE[kind]))) is not None:
            return piece.middle
        tiles = self.table.t.board.tiles
        if kind in TILE and 0 <= (index := getattr(happened, TILE[kind])) < len(tiles):
            return tiles[index].x * 4 + 2.0, tiles[index].y * 4 + 2.0
        return None

    def place(self, happened: Event) -> SoundPosition:
        """How far to the left (-1) or right (1) an Event is heard, and from which side if it is beyond the view."""
        where, view, camera = self.spot(happened), self.table.layout.view, self.table.camera
        if where is None:
            return SoundPosition()
        across = (where[0] - camera.x) * camera.zoom / (view.w / 2)
        down = (where[1] - camera.y) * camera.zoom / (view.h / 2)
        side = ""
        if max(abs(across), abs(down)) > 1:
            side = ("left" if across < 0 else "right") if abs(across) >= abs(down) else ("above" if down < 0 else "below")
        return SoundPosition(max(-1.0, min(1.0, across)), side)

    # ------------------------------------------------------------------ music

    def mood(self) -> dict[str, float]:
        """How much of each layer of music is heard: by what is shown, never by what only the rules know."""
        danger = self.danger()
        count = 1.0 if any(MONSTERS[piece.kind].villain for piece in self._pieces(hero=False) if piece.kind in MONSTERS) else 0.0
        return {
            "music-calm": (1 - 0.65 * danger) * (1 - 0.7 * count),
            "music-danger": danger * (1 - 0.4 * count),
            "music-strahd": count,
        }

    def danger(self) -> float:
        """How near the end is, from 0 to 1: by the Hero that fares worst, the Monsters, the Healing Surges and the hour that are shown."""
        worst = max((1 - piece.hp / max(1, piece.most) for piece in self._pieces(hero=True)), default=0.0)
        spent = 0.2 if self.table.stage.surges == 0 else 0.0
        return min(1.0, 0.75 * max(0.0, worst - 0.2) + CROWD * len(self._pieces(hero=False)) + spent + self._late())

    def pulse(self) -> float:
        """The milliseconds between two beats of the heart that is heard while a Hero is shown with few Hit Points; 0 while none is."""
        if not any(piece.hp <= piece.most * FAINT for piece in self._pieces(hero=True)):
            return 0.0
        return float(round(SLOW - (SLOW - FAST) * self.danger(), -1))

    def _pieces(self, *, hero: bool) -> list[Piece]:
        """The Heroes on the board, or all others."""
        return [piece for piece in self.table.stage.pieces.values() if piece.hero == hero]

    def _late(self) -> float:
        """What a low sun adds."""
        quest = self.table.t.quest
        return 0.35 * quest.sun / quest.sunset if quest.sunset else 0.0


def _middle(square: int) -> tuple[float, float]:
    x, y = xy(square)
    return x + 0.5, y + 0.5
