"""The sounds of Castle Ravenloft: where on the board an Event is heard, and how dangerous the music sounds."""

from collections.abc import Callable

from game.rules.engine.script import Event
from game.rules.ravenloft import event
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.tables.cards import MONSTERS
from game.ui.draw.canvas import Area
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import SilentSoundAdapter
from game.ui.sound.cues import SoundPosition
from game.ui.table.facts import TableFacts

FIGURE: dict[type[Event], str] = {
    event.Attacked: "target", event.AttackFoiled: "target", event.Damaged: "figure", event.Healed: "figure", event.HeroFell: "hero",
    event.HeroRose: "hero", event.ConditionGained: "hero", event.ConditionEnded: "hero", event.CardUsed: "hero",
    event.MonsterActivated: "figure", event.MonsterIdle: "figure", event.MonsterSlept: "figure", event.MonsterDestroyed: "figure",
    event.ThingDestroyed: "figure", event.FigureLeft: "figure", event.MarkerGained: "figure",
}  # fmt: skip
"""Events that are heard at a figure, with the field that names it. Events in no table are heard in the middle."""
SQUARE: dict[type[Event], str] = {
    event.Relocated: "square", event.MonsterMoved: "square", event.MonsterPlaced: "square", event.TokenPlaced: "square",
    event.ThingLaid: "square", event.TokenTurned: "square", event.TokenMoved: "square", event.TokenRemoved: "square",
}  # fmt: skip
TILE: dict[type[Event], str] = {event.TileLaid: "index", event.MarkerPlaced: "tile", event.MarkerRemoved: "tile"}
CROWD = 0.09
"""The danger that each Monster on the board adds."""

FAINT = 0.25
"""The share of its Hit Points below which a Hero's heartbeat is heard."""
SLOW, FAST = 1400.0, 650.0
"""Milliseconds between two heartbeats without other danger, and in the greatest danger."""


class SoundAdapter(SilentSoundAdapter):
    """The sounds of one table; `facts` returns what is at it now."""

    def __init__(self, context: AppContext, game: Presentation, facts: Callable[[], TableFacts]) -> None:
        self.context, self.game, self.facts = context, game, facts

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event whose animation takes `ms` milliseconds at normal pace. The Event must be visible here."""
        self.context.sounds.happened(self.game.match.rules.name, happened, ms / self.facts().pace, (self.place(happened),))

    def entered(self) -> None:
        """Play the opening sound of a new match."""
        match = self.game.match
        if match.turn == 0:
            for happened in (one for events in match.seen(self.game.play.eyes) for one in events):
                if isinstance(happened, event.AdventureBegan):
                    self.hear(happened, 0)

    def answers(self) -> int:
        """Return the number of answers, all of which are public."""
        return self.game.match.turn

    def view(self) -> Area:
        """Return the area of the board."""
        return self.game.place.view

    # ------------------------------------------------------------------ where

    def spot(self, happened: Event) -> tuple[float, float] | None:
        """Return where an Event is heard, in squares; None if it is heard everywhere."""
        kind, stage = type(happened), self.game.stage
        if isinstance(happened, event.Walked):
            return _middle(happened.path[-1]) if happened.path else None
        if kind in SQUARE and (square := getattr(happened, SQUARE[kind])) is not None:
            return _middle(square)
        if kind in FIGURE and (piece := stage.piece(getattr(happened, FIGURE[kind]))) is not None:
            return piece.middle
        tiles = self.game.t.board.tiles
        if kind in TILE and 0 <= (index := getattr(happened, TILE[kind])) < len(tiles):
            return tiles[index].x * 4 + 2.0, tiles[index].y * 4 + 2.0
        return None

    def place(self, happened: Event) -> SoundPosition:
        """Return the stereo position of an Event (-1 to 1), and the side of the view beyond which it happens."""
        where, view, camera = self.spot(happened), self.game.place.view, self.game.camera
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
        """Return the volume of each layer of music. It depends only on what is shown."""
        danger = self.danger()
        count = 1.0 if any(MONSTERS[piece.kind].villain for piece in self._pieces(hero=False) if piece.kind in MONSTERS) else 0.0
        return {
            "music-calm": (1 - 0.65 * danger) * (1 - 0.7 * count),
            "music-danger": danger * (1 - 0.4 * count),
            "music-strahd": count,
        }

    def danger(self) -> float:
        """Return the danger from 0 to 1, from the weakest Hero, the Monsters, the Healing Surges and the Sun that are shown."""
        worst = max((1 - piece.hp / max(1, piece.most) for piece in self._pieces(hero=True)), default=0.0)
        spent = 0.2 if self.game.stage.surges == 0 else 0.0
        return min(1.0, 0.75 * max(0.0, worst - 0.2) + CROWD * len(self._pieces(hero=False)) + spent + self._late())

    def pulse(self) -> float:
        """Return the milliseconds between two heartbeats while a Hero has few Hit Points; else 0."""
        if not any(piece.hp <= piece.most * FAINT for piece in self._pieces(hero=True)):
            return 0.0
        return float(round(SLOW - (SLOW - FAST) * self.danger(), -1))

    def _pieces(self, *, hero: bool) -> list[Piece]:
        """Return the pieces of the Heroes, or all others."""
        return [piece for piece in self.game.stage.pieces.values() if piece.hero == hero]

    def _late(self) -> float:
        """Return the danger that a low Sun adds."""
        quest = self.game.t.quest
        return 0.35 * quest.sun / quest.sunset if quest.sunset else 0.0


def _middle(square: int) -> tuple[float, float]:
    x, y = xy(square)
    return x + 0.5, y + 0.5
