"""The sounds of Castle Ravenloft: where on the board an Event is heard, and how dangerous the music sounds."""

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.engine.script import Event
from game.rules.ravenloft import event
from game.rules.ravenloft.tables.cards import MONSTERS
from game.ui.ravenloft.board.effects import Spot
from game.ui.ravenloft.board_targets import BoardView
from game.ui.ravenloft.choreography.director import middle
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.ravenloft.table.presentation import Presentation
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import SoundAdapter, SoundRules
from game.ui.sound.cues import EventSound, SoundPosition
from game.ui.table.facts import TableFacts

HEARD: dict[type[Event], str] = {
    **dict.fromkeys((
        event.Damaged, event.Healed, event.MonsterActivated, event.MonsterIdle, event.MonsterSlept, event.MonsterDestroyed,
        event.ThingDestroyed, event.FigureLeft, event.MarkerGained,
    ), "figure"),
    **dict.fromkeys((event.HeroFell, event.HeroRose, event.ConditionGained, event.ConditionEnded, event.CardUsed), "hero"),
    **dict.fromkeys((event.Attacked, event.AttackFoiled), "target"),
    **dict.fromkeys((
        event.Relocated, event.MonsterMoved, event.MonsterPlaced, event.TokenPlaced, event.ThingLaid, event.TokenTurned, event.TokenMoved,
        event.TokenRemoved,
    ), "square"),
    event.TileLaid: "index", event.MarkerPlaced: "tile", event.MarkerRemoved: "tile",
}  # fmt: skip
"""The field that says where an Event is heard: a figure, a square, or the index of a tile. All others are heard in the middle."""
CROWD = 0.09
"""The danger that each Monster on the board adds."""

FAINT = 0.25
"""The share of its Hit Points below which a Hero's heartbeat is heard."""
SLOW, FAST = 1400.0, 650.0
"""Milliseconds between two heartbeats without other danger, and in the greatest danger."""


def spot(now: BoardView, happened: Event) -> Spot | None:
    """Where an Event is heard, in squares; None if it is heard everywhere."""
    if isinstance(happened, event.Walked):
        return middle(happened.path[-1]) if happened.path else None
    where, tiles = HEARD.get(type(happened), ""), now.t.board.tiles
    value: Any = getattr(happened, where, None)
    if value is None:
        return None
    if where == "square":
        return middle(value)
    if where in ("index", "tile"):
        return (tiles[value].x * 4 + 2.0, tiles[value].y * 4 + 2.0) if 0 <= value < len(tiles) else None
    piece = now.stage.piece(value)
    return None if piece is None else piece.middle


def position(now: BoardView, happened: Event) -> SoundPosition:
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


def mood(now: BoardView) -> dict[str, float]:
    """The volume of each layer of music. It depends only on what is shown."""
    high = danger(now)
    count = 1.0 if any(MONSTERS[piece.kind].villain for piece in _pieces(now, hero=False) if piece.kind in MONSTERS) else 0.0
    return {
        "music-calm": (1 - 0.65 * high) * (1 - 0.7 * count), "music-danger": high * (1 - 0.4 * count), "music-strahd": count,
    }  # fmt: skip


def danger(now: BoardView) -> float:
    """The danger from 0 to 1, from the weakest Hero, the Monsters, the Healing Surges and the Sun that are shown."""
    worst = max((1 - piece.hp / max(1, piece.most) for piece in _pieces(now, hero=True)), default=0.0)
    spent, quest = 0.2 if now.stage.surges == 0 else 0.0, now.t.quest
    late = 0.35 * quest.sun / quest.sunset if quest.sunset else 0.0
    return min(1.0, 0.75 * max(0.0, worst - 0.2) + CROWD * len(_pieces(now, hero=False)) + spent + late)


def pulse(now: BoardView) -> float:
    """The milliseconds between two heartbeats while a Hero has few Hit Points; else 0."""
    faint = any(piece.hp <= piece.most * FAINT for piece in _pieces(now, hero=True))
    return float(round(SLOW - (SLOW - FAST) * danger(now), -1)) if faint else 0.0


def _pieces(now: BoardView, *, hero: bool) -> list[Piece]:
    """The pieces of the Heroes, or all others."""
    return [piece for piece in now.stage.pieces.values() if piece.hero == hero]


RULES = SoundRules[BoardView]("ravenloft", lambda _before, now, happened: EventSound((position(now, happened),)), mood, pulse)
"""Everybody hears what they see, from its place."""


def table_sounds(context: AppContext, game: Presentation, facts: Callable[[], TableFacts]) -> SoundAdapter[BoardView]:
    """The sounds of a table; all answers are public. A new match is heard beginning."""
    match = game.match

    def opening() -> Sequence[Event]:
        begun = [one for events in match.seen(game.play.eyes) for one in events if isinstance(one, event.AdventureBegan)]
        return begun if match.turn == 0 else []

    return SoundAdapter(
        RULES, context, lambda: game.board, opening=opening, answers=lambda: match.turn, view=lambda: game.place.view,
        pace=lambda: facts().pace,
    )  # fmt: skip
