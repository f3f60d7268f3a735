"""The entrances of the five dungeons with blood, pawns and names."""

from collections.abc import Iterator

from game.rules.dungeonville.state import State
from game.text import name
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville import style
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import (
    DUNGEON_COLOURS,
    parchment,
    pawn,
    tokens,
)
from game.ui.dungeonville.table.view import TableView


def paint(canvas: Canvas, table: TableView) -> None:
    """The five entrances with blood, pawns and names."""
    layout, t = table.layout, table.state
    assert layout is not None
    if "entrances" in layout.closed:
        return
    pawns = [one.pawn for one in t.wizards]
    key = repr((t.blood, pawns, style.active_dungeon(t), [len(deck) for deck in t.rooms.values()], canvas.look))
    canvas.panel("dv-entrances", key, layout.entrances, lambda c, a: _entrances(c, a, table))


def _entrances(canvas: Canvas, area: Area, table: TableView) -> Iterator[None]:
    layout = table.layout
    assert layout is not None
    parchment(canvas, area)
    if art.has("dungeonville/ground"):
        canvas.picture("dungeonville/ground", area.inset(3), cover=True)
    for dungeon, spot in positions.entrance_areas(layout).items():
        yield
        _entrance(canvas, spot, table.state, dungeon)


def _entrance(canvas: Canvas, area: Area, t: State, dungeon: str) -> None:
    picture, sign, low = positions.entrance_parts(canvas, area)
    tokens(canvas, low, t.blood[dungeon], centred=True)
    if picture.h > 36:
        if dungeon == style.active_dungeon(t):
            style.halo(canvas, picture, DUNGEON_COLOURS[dungeon])
        if art.has(f"dungeonville/mouths/{dungeon}"):
            canvas.picture(f"dungeonville/mouths/{dungeon}", picture)
        else:
            canvas.box(picture, mix(DUNGEON_COLOURS[dungeon], INK, 0.3), INK, radius=40)
        here = positions.wizards_at(t, dungeon)
        for number, seat in enumerate(here):
            pawn(canvas, *positions.pawn_foot(picture, number, len(here)), seat)
    edge = WHITE if dungeon == style.active_dungeon(t) else mix(DUNGEON_COLOURS[dungeon], INK, 0.5)
    canvas.box(sign, DUNGEON_COLOURS[dungeon], edge, width=2, radius=6)
    words = name(dungeon)
    size = canvas.fitting(words, 20, sign.w - 10, "bold")
    canvas.text(words, (sign.centre[0], sign.centre[1] - canvas.high(size, "bold") / 2), size, WHITE, face="bold", align="centre")
