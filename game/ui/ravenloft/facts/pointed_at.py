"""The tooltip of a panel or token under the mouse. The same facts are on pages for keys and pads."""

from typing import NamedTuple

from game.rules.ravenloft.space import figure
from game.text import name as named, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, rgb
from game.ui.input.state import MOUSE
from game.ui.ravenloft.choreography.shown_state import mark_positions
from game.ui.ravenloft.table import words
from game.ui.ravenloft.table.props import TableProps
from game.ui.table.compositor import Layer

P = RAVENLOFT
TOLD = frozenset({"hero", "decks", "phases", "objective", "stock", "order", "worst", "log", "last"})
FAR = {"phase": "phases", "goal": "objective"}
"""Panel names in table mode that have another name in the normal layout."""
LYING = "lying-"
WIDE, SIZE, SHADOW = 400.0, 20.0, 8.0


def spot(now: TableProps, point: tuple[float, float]) -> tuple[str, Area] | None:
    """The panel or token at a point (by the beginning of its name) and its area; None if it has no tooltip."""
    if now.facts.in_dialog:
        return None
    for name, area in now.game.sides.spots if now.game.place.rails == 2 else ():
        near = name.removeprefix("far-")
        stem = FAR.get(near, near.partition("-")[0])
        if stem in TOLD and area.holds(point) and not (now.game.canvas and now.covers(now.game.canvas, point)):
            return (near if stem == "hero" else stem), area
    return _token(now, point)


def _token(now: TableProps, point: tuple[float, float]) -> tuple[str, Area] | None:
    """The token or marker at a point of the board that no figure covers."""
    canvas, view = now.game.canvas, now.game.place.view
    if canvas is None or not view.holds(point) or now.covers(canvas, point) or now.game.figure_at(point):
        return None
    for mark, square in mark_positions(now.game.t, now.game.stage.marks):
        area = now.game.camera.area(canvas, view, square)
        if area.holds(point) and words.card_text(mark.card):
            return f"{LYING}{mark.card}", area
    return None


def lines(now: TableProps, name: str) -> list[str]:
    """The paragraphs about a panel or a token."""
    t = now.game.t
    if name.startswith(LYING):
        card = name.removeprefix(LYING)
        return [named(card), words.card_text(card)]
    if name.startswith("hero"):
        own = t.heroes[_seat(now, name)].conditions
        return [say("ui-about-numbers"), *(say("ui-now-condition", condition=one, text=words.card_text(one)) for one in own)]
    if name != "objective":
        return [say(f"ui-hovered-{name}")]
    return [say("ui-hovered-objective", lost=say(f"lost-{t.adventure}")), *say(f"text-{t.adventure}").splitlines()]


def _seat(now: TableProps, name: str) -> int:
    """The seat of a Hero's panel: panels are in order of play, beginning with the active Hero."""
    t, place = now.game.t, name.split("-")[1]
    first = next((seat for seat, one in enumerate(t.heroes) if one.id == now.game.stage.hero), t.turn.hero)
    return figure.clockwise(t, first)[int(place) if place.isdecimal() else 0]


class Told(NamedTuple):
    """The paragraphs of a tooltip."""

    lines: tuple[str, ...]


def layers(now: TableProps, canvas: Canvas) -> list[Layer]:
    """The tooltip beside the panel under the mouse, over the edge of the board; none if there is no room."""
    facts, place = now.facts, now.game.place
    if not now.game.points or facts.busy or now.context.input.device != MOUSE or (found := spot(now, facts.pointer)) is None:
        return []
    name, area = found
    told, view = lines(now, name), place.view
    wide = min(WIDE * canvas.stretch**0.8, view.w - 40)
    high = sum(canvas.tall(line, SIZE, wide - 32) + 8 for line in told) + 20
    if high > view.h - 16:
        return []
    left = area.centre[0] < view.x or (view.holds(area.centre) and area.centre[0] > view.x + view.w / 2)
    x = view.x + 14 if left else place.tools.x - wide - 14
    box = Area(x, min(max(area.y, view.y + 8), view.y + view.h - high - 8), wide, high)
    return [Layer("tooltip", box.inset(-SHADOW), paint, Told(tuple(told)), cached=False)]


def paint(canvas: Canvas, area: Area, props: Told) -> None:
    """Paint the tooltip in an area with room for its shadow."""
    box = area.inset(SHADOW)
    canvas.box(box.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(box, (rgb("#2c2433"), rgb("#17121c")), P.accent, width=2, radius=10)
    y = box.y + 14
    for line in props.lines:
        y += canvas.paragraph(line, Area(box.x + 16, y, box.w - 32, 1e4), SIZE, P.text) + 8
