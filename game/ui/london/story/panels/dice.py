"""Paints the dice tray: dashed places before the roll, dice in the air, and the faces that were rolled."""

from collections.abc import Sequence
from math import sin

from game.rules.engine.secret import Seat
from game.rules.london.state import Part
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, rgb
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.story.shown_state import Highlights, ShownState

WOOD, CLOTH, CLOTH_LOW, HEM = rgb("#5b3a1e"), rgb("#16281c"), rgb("#101e15"), rgb("#0a140d")
PLACE, CHALK, SAID = rgb("#1d2f22"), rgb("#93b48c"), rgb("#dff0d2")
LIE = (-7, 5, -3, 6, -5, 4)
"""The angles at which the dice lie, in degrees."""
BLANK = 140
"""The alpha of a blank die: it counts nothing."""
SPIN = 540.0
HIGH = 46.0
"""The height of a die's flight, in logical pixels."""


def felt(
    canvas: Canvas, area: Area, places: Sequence[Area], part: Part | None, seat: Seat, shown: ShownState, marks: Highlights
) -> None:
    """Paint the tray with a Character's dice in their `places`, and the result in words."""
    canvas.box(area, (rgb("#6b4524"), rgb("#45290f")), rgb("#2a170a"), width=2, radius=10)
    cloth = area.inset(11)
    canvas.box(cloth, (CLOTH, CLOTH_LOW), HEM, width=3, radius=6)
    canvas.veil(Area(cloth.x + 3, cloth.y + 3, cloth.w - 6, 6), BLACK, 90)
    rolled = part is not None and part.rolled
    for number, spot in enumerate(places):
        if rolled and part is not None and number < len(part.dice):
            focus, legal = ("die", seat, number) == marks.focus, ("die", seat, number) in marks.legal
            die(canvas, spot, part.dice[number], number, *_flight(shown, seat, number, len(part.dice)), focus=focus, legal=legal)
        else:
            place(canvas, spot)
    low = Area(cloth.x + 8, cloth.y + cloth.h - max(34.0, canvas.high(26) + 4), cloth.w - 16, max(32.0, canvas.high(26)))
    _told(canvas, low, len(places), part, seat, shown)


def _flight(shown: ShownState, seat: Seat, number: int, count: int) -> tuple[float, bool]:
    """The share of a die's flight, and whether it has landed."""
    if shown.turned_die is not None and shown.turned_die[:2] == (seat, number):
        return shown.turned_die[2], shown.turned_die[2] >= 1
    if seat not in shown.throws:
        return 1.0, True
    return shown.throws[seat], number < shown.landed.get(seat, count)


def die(
    canvas: Canvas, spot: Area, fist: bool, number: int, share: float, lies: bool, *, focus: bool = False, legal: bool = False
) -> None:
    """Paint a die on the tray, or in the air with changing faces."""
    wide, centre = spot.w * 1.06, spot.centre
    if lies:
        if focus or legal:
            canvas.frame(spot.inset(-5), style.P.focus, width=5 if focus else 2.5, radius=16)
        name, alpha = ("die-fist", 255) if fist else ("die-blank", BLANK)
        shapes.put(canvas, f"london/tokens/{name}", (centre[0] + 2, centre[1] + 3), wide, LIE[number % len(LIE)], alpha)
        return
    turn = round((SPIN + 130 * number) * (1 - share) / 15) * 15
    lift = HIGH * abs(sin(3.1416 * (share * 1.5 + number * 0.17))) * (1 - share * 0.7)
    face = "die-fist" if (turn // 45 + number) % 3 == 0 else "die-blank"
    canvas.veil(style.square((centre[0], centre[1] + spot.w * 0.3), spot.w * 0.6), BLACK, 70, radius=20)
    shapes.put(canvas, f"london/tokens/{face}", (centre[0], centre[1] - lift), wide, turn)


def place(canvas: Canvas, spot: Area) -> None:
    """Paint the dashed place of a die that is to be rolled."""
    canvas.box(spot, PLACE, None, radius=12)
    shapes.dashed(canvas, spot, CHALK, width=2.5, radius=12)
    style.sign(canvas, "fist", spot.centre, spot.w * 0.5, rgb("#6f8d69"))


def _told(canvas: Canvas, area: Area, count: int, part: Part | None, seat: Seat, shown: ShownState) -> None:
    """Paint the result in words, with the FISTs that are no dice."""
    if part is None or not part.rolled:
        shapes.fit(canvas, say("ui-ld-stage-to-roll", count=count), area, 26, rgb("#c2d8b8"), align="centre")
        return
    lie = min(shown.landed.get(seat, len(part.dice)), len(part.dice))
    fists = sum(part.dice[:lie]) + (part.extra if lie == len(part.dice) else 0)
    words = say("ui-ld-stage-fists", count=fists)
    shapes.fit(canvas, words, area, 26, SAID, align="centre")
    side = area.h * 0.8
    for extra in range(min(part.extra, 3)):
        shapes.fist(canvas, (area.x + area.w - side * (0.6 + 1.1 * extra), area.centre[1]), side, won=True)
