"""The tooltip of a panel or token under the mouse. The same facts are on pages for keys and pads."""

from game.rules.ravenloft.space import figure
from game.text import name as named, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.input.state import MOUSE
from game.ui.ravenloft.choreography.shown_state import mark_positions
from game.ui.ravenloft.table import words
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.theme import CARD, CARD_LOW
from game.ui.table.compositor import Layer
from game.ui.table.tooltip import Facts, Tooltip, tooltip_layer

P = RAVENLOFT
TOLD = frozenset({"hero", "decks", "phases", "objective", "stock", "order", "worst", "log", "last"})
FAR = {"phase": "phases", "goal": "objective"}
"""Panel names in table mode that have another name in the normal layout."""
LYING = "lying-"


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


def about(now: TableProps, name: str) -> Facts:
    """What is said of a panel or a token."""
    t = now.game.t
    if name.startswith(LYING):
        card = name.removeprefix(LYING)
        return Facts(named(card), words=(words.card_text(card),))
    if name.startswith("hero"):
        own = t.heroes[_seat(now, name)].conditions
        told = (say("ui-now-condition", condition=one, text=words.card_text(one)) for one in own)
        return Facts("", words=(say("ui-about-numbers"), *told))
    if name != "objective":
        return Facts("", words=(say(f"ui-hovered-{name}"),))
    lost = say("ui-hovered-objective", lost=say(f"lost-{t.adventure}"))
    return Facts("", words=(lost, *say(f"text-{t.adventure}").splitlines()))


def _seat(now: TableProps, name: str) -> int:
    """The seat of a Hero's panel: panels are in order of play, beginning with the active Hero."""
    t, place = now.game.t, name.split("-")[1]
    first = next((seat for seat, one in enumerate(t.heroes) if one.id == now.game.stage.hero), t.turn.hero)
    return figure.clockwise(t, first)[int(place) if place.isdecimal() else 0]


def layers(now: TableProps, canvas: Canvas) -> list[Layer]:
    """The tooltip beside the panel or token under the mouse."""
    facts = now.facts
    if not now.game.points or facts.busy or now.game.context.input.device != MOUSE or (found := spot(now, facts.pointer)) is None:
        return []
    name, area = found
    return [tooltip_layer(canvas, Tooltip(about(now, name), name, None, _ground, P), area, (), room=now.game.place.clear)]


def _ground(canvas: Canvas, area: Area) -> None:
    canvas.box(area, (CARD, CARD_LOW), P.accent, width=2, radius=10)
