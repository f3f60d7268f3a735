"""The sounds of Castle Ravenloft: where on the board an Event is heard, and how dangerous the music sounds."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.rules.engine.script import Event
from game.rules.ravenloft import event
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import MONSTERS
from game.ui.draw.canvas import Area
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.choreography.shown_state import Piece, ShownState
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import SoundAdapter, SoundRules
from game.ui.sound.cues import EventSound, SoundPosition
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


class CastleShown(NamedTuple):
    """What is shown: the pieces and Healing Surges, the state, and the part of the board in view under the camera."""

    stage: ShownState
    t: State
    camera: Camera
    view: Area


def spot(now: CastleShown, happened: Event) -> tuple[float, float] | None:
    """Where an Event is heard, in squares; None if it is heard everywhere."""
    kind = type(happened)
    if isinstance(happened, event.Walked):
        return _middle(happened.path[-1]) if happened.path else None
    if kind in SQUARE and (square := getattr(happened, SQUARE[kind])) is not None:
        return _middle(square)
    if kind in FIGURE and (piece := now.stage.piece(getattr(happened, FIGURE[kind]))) is not None:
        return piece.middle
    tiles = now.t.board.tiles
    if kind in TILE and 0 <= (index := getattr(happened, TILE[kind])) < len(tiles):
        return tiles[index].x * 4 + 2.0, tiles[index].y * 4 + 2.0
    return None


def position(now: CastleShown, happened: Event) -> SoundPosition:
    """The stereo position of an Event (-1 to 1), and the side of the view beyond which it happens."""
    where, view, camera = spot(now, happened), now.view, now.camera
    if where is None:
        return SoundPosition()
    across = (where[0] - camera.x) * camera.zoom / (view.w / 2)
    down = (where[1] - camera.y) * camera.zoom / (view.h / 2)
    side = ""
    if max(abs(across), abs(down)) > 1:
        side = ("left" if across < 0 else "right") if abs(across) >= abs(down) else ("above" if down < 0 else "below")
    return SoundPosition(max(-1.0, min(1.0, across)), side)


# ------------------------------------------------------------------ music


def mood(now: CastleShown) -> dict[str, float]:
    """The volume of each layer of music. It depends only on what is shown."""
    high = danger(now)
    count = 1.0 if any(MONSTERS[piece.kind].villain for piece in _pieces(now, hero=False) if piece.kind in MONSTERS) else 0.0
    return {
        "music-calm": (1 - 0.65 * high) * (1 - 0.7 * count), "music-danger": high * (1 - 0.4 * count), "music-strahd": count,
    }  # fmt: skip


def danger(now: CastleShown) -> float:
    """The danger from 0 to 1, from the weakest Hero, the Monsters, the Healing Surges and the Sun that are shown."""
    worst = max((1 - piece.hp / max(1, piece.most) for piece in _pieces(now, hero=True)), default=0.0)
    spent, quest = 0.2 if now.stage.surges == 0 else 0.0, now.t.quest
    late = 0.35 * quest.sun / quest.sunset if quest.sunset else 0.0
    return min(1.0, 0.75 * max(0.0, worst - 0.2) + CROWD * len(_pieces(now, hero=False)) + spent + late)


def pulse(now: CastleShown) -> float:
    """The milliseconds between two heartbeats while a Hero has few Hit Points; else 0."""
    faint = any(piece.hp <= piece.most * FAINT for piece in _pieces(now, hero=True))
    return float(round(SLOW - (SLOW - FAST) * danger(now), -1)) if faint else 0.0


def _pieces(now: CastleShown, *, hero: bool) -> list[Piece]:
    """The pieces of the Heroes, or all others."""
    return [piece for piece in now.stage.pieces.values() if piece.hero == hero]


def _middle(square: int) -> tuple[float, float]:
    x, y = xy(square)
    return x + 0.5, y + 0.5


RULES = SoundRules[CastleShown]("ravenloft", lambda _before, now, happened: EventSound((position(now, happened),)), mood, pulse)
"""Everybody hears what they see, from its place."""


def table_sounds(context: AppContext, game: Presentation, facts: Callable[[], TableFacts]) -> SoundAdapter[CastleShown]:
    """The sounds of a table; all answers are public. A new match is heard beginning."""
    match = game.match

    def shown() -> CastleShown:
        return CastleShown(game.stage, game.t, game.camera, game.place.view)

    def opening() -> Sequence[Event]:
        begun = [one for events in match.seen(game.play.eyes) for one in events if isinstance(one, event.AdventureBegan)]
        return begun if match.turn == 0 else []

    return SoundAdapter(
        RULES,
        context,
        shown,
        opening=opening,
        answers=lambda: match.turn,
        view=lambda: game.place.view,
        pace=lambda: facts().pace,
    )
