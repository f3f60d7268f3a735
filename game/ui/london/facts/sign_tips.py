"""The names of signs: a tooltip beside the ability, token, Item or Condition at which the mouse rests, wherever it was painted."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import pygame

from game.rules.london.tables.cards import ALLIES, ITEMS
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK
from game.ui.london import theme
from game.ui.london.panels.card_text import motif
from game.ui.london.theme import P
from game.ui.table.compositor import Layer
from game.ui.table.tooltip import Facts, Tooltip, tooltip_layer

REST = 260.0
"""Milliseconds for which the mouse rests at a sign until its name is shown."""
LEAST = 6.0
"""The least distance from the middle of a sign, in logical pixels, at which the mouse is still on it."""
MOST = 90.0
"""The greatest width of a sign; larger ones are pictures."""
ABILITIES = frozenset({"strength", "charm", "guile", "spirit", "lore", "courage", "impact", "tech", "spellcraft"})
TOLD = ("virtue", "dread", "fist", "morning", "day", "night", "detour", "cross", "sacrifice", "shell")
"""The signs that are explained, beside abilities, Conditions, Items and Allies."""


class Sign(NamedTuple):
    """A sign that was painted, by the last part of its picture's name, and where."""

    what: str
    area: Area


class SignCanvas(Canvas):
    """A blind canvas on which painters leave the signs that they would paint."""

    signs: list[Sign]

    def picture(self, name: str, area: Area, *args: Any, **more: Any) -> None:
        """Note the picture of a sign instead of drawing it."""
        self.signs.append(Sign(name.rpartition("/")[2].removeprefix("ability-"), area))


def blind(canvas: Canvas) -> SignCanvas:
    """A canvas of the same measures that notes signs."""
    made = SignCanvas(pygame.Surface((1, 1)), canvas.window, canvas.letter, zoom=canvas.zoom, look=canvas.look)
    made.mute = made.blind = True
    made.room, made.signs = canvas.room, []
    return made


def signs_of(canvas: Canvas, layers: Iterable[Layer], point: tuple[float, float]) -> list[Sign]:
    """The signs in the layers under a point, the uppermost layer last."""
    made = blind(canvas)
    for layer in layers:
        if layer.seen.holds(point):
            for _ in layer.painter(made, layer.area, layer.props) or ():
                pass
    return made.signs


def sign_facts(what: str) -> Facts | None:
    """What to say about a sign; None for a picture that is not a sign."""
    if what in ITEMS:
        uses = say("ui-ld-story-use", text=say(f"use-{what}")), say("ui-ld-story-deplete", text=say(f"deplete-{what}"))
        return Facts(name(what), words=uses)
    if what in ALLIES:
        return Facts(name(what), words=(say(f"text-{what}"),))
    if what in TOLD:
        return Facts(say(f"ui-ld-sign-{what}-head"), words=(say(f"ui-ld-sign-{what}"),))
    if what in ("injured", "unhinged"):
        return Facts(name(what), words=(say(f"text-{what}"),))
    if what == "wild":
        return Facts(name(what), words=(say("ui-ld-sign-wild"),))
    return Facts(name(what), words=(say("ui-ld-sign-ability"),)) if what in ABILITIES and has(f"name-{what}") else None


def _ground(canvas: Canvas, area: Area) -> None:
    canvas.glow(area, BLACK, spread=10)
    canvas.box(area, (P.panel, P.panel_low), theme.BRASS, width=2, radius=8)


def _picture(canvas: Canvas, area: Area, card: str) -> None:
    """Paint the picture of an Item or an Ally."""
    canvas.picture(motif(card), area, cover=True, eye=0.3)
    canvas.frame(area, theme.BRASS, width=2, radius=4)


class SignTips:
    """The tooltip of the sign at which the mouse rests."""

    def __init__(self) -> None:
        self._at, self._still = (0.0, 0.0), 0.0
        self._due = False
        self.found: Sign | None = None

    def update(self, point: tuple[float, float], ms: float) -> bool:
        """Let time pass with the mouse at a point. Returns whether the table needs a new layout."""
        if point != self._at:
            shown = self.found is not None
            self._at, self._still, self._due, self.found = point, 0.0, False, None
            return shown
        before, self._still = self._still, self._still + ms
        self._due = self._due or before < REST <= self._still
        return before < REST <= self._still

    def layers(self, canvas: Canvas, layers: Sequence[Layer], more: Iterable[Layer] = ()) -> list[Layer]:
        """The tooltip over these layers, if the mouse rests at a sign; `more` are layers that are not painted, over which it may rest as well."""
        if self._due:
            self._due = False
            signs = signs_of(canvas, [*more, *layers], self._at)
            self.found = next((one for one in reversed(signs) if _is_at(one, self._at) and sign_facts(one.what)), None)
        facts = sign_facts(self.found.what) if self.found is not None else None
        if self.found is None or facts is None:
            return []
        pictured = _picture if self.found.what in (*ITEMS, *ALLIES) else None
        return [tooltip_layer(canvas, Tooltip(facts, self.found.what, pictured, _ground, P), self.found.area, ())]


def _is_at(sign: Sign, point: tuple[float, float]) -> bool:
    """Whether a point is on a sign."""
    return sign.area.inset(-LEAST).holds(point) and sign.area.w <= MOST
