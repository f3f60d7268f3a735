"""What the medallions of Dungeonville share: a bust on the ground of its colour in a gilt ring, with fat brown outlines.

A bust is drawn on 300 x 300 units, the ring about (150, 150); hats and horns may stick out over the ring's upper half. What `Bust.ink` puts
on it gets the outline, a fill that is lit from the upper left, a rim inside the outline and a soft shadow; colours of six digits are lit so,
those of three stay flat. Every ground has a pattern, and the ring a charge, so that the colour is told without colours, too.
"""
# outlines are tables: one line each
# fmt: off

import math
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

from sprites.draw.dungeonville.signs import SIGNS, sign
from sprites.draw.kit import dark, disc, light, mix, num, path, place

LEVELS = Path(__file__).resolve().parents[3] / "levels" / "dungeonville"
INK = "#2b1c10"
GROUNDS = {"red": "#cf3b34", "blue": "#3878c8", "green": "#3f9150", "yellow": "#e2b02e", "purple": "#8550b8", "": "#a89c88"}
"""The grounds of the colours of adventurers."""
PLAYERS = {"black": "#3b3746", "white": "#efe9dc", "orange": "#ec8326", "teal": "#159c98", "pink": "#ea5fa2"}
"""The colours of the wizards."""
TONES = GROUNDS | PLAYERS
COLOURS = {row["id"]: row["colour"] for row in tomllib.loads((LEVELS / "adventurers.toml").read_text(encoding="utf-8"))["adventurer"]}
FILL = re.compile(r'fill="(#[0-9a-f]{6})"')
CUT = (
    '<filter id="{0}" filterUnits="userSpaceOnUse" x="{5}" y="{6}" width="{7}" height="{8}" color-interpolation-filters="sRGB">'
    '<feOffset in="SourceAlpha" dx="{1}" dy="{2}" result="i"/><feOffset in="SourceAlpha" dx="-{1}" dy="-{2}" result="n"/><feOffset in="SourceAlpha" dx="{3}" dy="{4}" result="o"/><feFlood flood-color="#fffbe8" flood-opacity=".6"/><feComposite in2="i" operator="in"/><feComposite in2="n" operator="in"/>'
    '<feComposite in2="o" operator="out"/><feComposite in2="SourceGraphic" operator="atop"/><feDropShadow dx="3" dy="4.500" stdDeviation="3" flood-color="#1a0a04" flood-opacity=".5"/></filter>'
)
GILT = '<linearGradient id="gilt" gradientUnits="userSpaceOnUse" x1="45" y1="45" x2="262" y2="268"><stop offset="0" stop-color="#fff3c4"/><stop offset=".3" stop-color="#e6b84e"/><stop offset=".58" stop-color="#96681f"/><stop offset=".8" stop-color="#d6a040"/><stop offset="1" stop-color="#5c3c10"/></linearGradient>'
BUSTS: dict[str, Callable[[], str]] = {}


class Sheet:
    """A picture that is put together layer by layer."""

    def __init__(self, left: float, top: float, wide: float, high: float) -> None:
        """Begin with an empty frame."""
        self.frame = (left, top, wide, high)
        self.fills: dict[str, str] = {}
        self.parts = ""

    def lit(self, parts: str) -> str:
        """Parts with fills that are bright at the upper left and dark at the lower right."""
        return FILL.sub(lambda found: f'fill="url(#{self.fills.setdefault(found[1], f"f{len(self.fills)}")})"', parts)

    def ink(self, *parts: str, width: float = 5) -> None:
        """Put on a layer with outlines, light and a shadow."""
        self.parts += f'<g filter="url(#{"cut" if width > 4 else "thin"})" stroke="{INK}" stroke-width="{num(width)}">{self.lit("".join(parts))}</g>'

    def flat(self, *parts: str, width: float = 4) -> None:
        """Put on parts with outlines, without a shadow."""
        self.parts += f'<g stroke="{INK}" stroke-width="{num(width)}">{self.lit("".join(parts))}</g>'

    def raw(self, *parts: str) -> None:
        """Put on parts as they are."""
        self.parts += "".join(parts)

    def whole(self, parts: str, extra: str = "") -> str:
        """The text of a picture with the definitions that it uses."""
        fills = "".join(f'<linearGradient id="{name}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{light(c, 0.24)}"/><stop offset=".45" stop-color="{c}"/><stop offset="1" stop-color="{dark(c, 0.27)}"/></linearGradient>' for c, name in self.fills.items())
        cuts = "".join(CUT.format(*row, *(num(v) for v in self.frame)) for row in (("cut", 5, 5.4, 7.4, 8.2), ("thin", 4, 4.4, 6, 6.6)) if f"#{row[0]})" in parts)
        left, top, wide, high = (num(v) for v in self.frame)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" width="{wide}" height="{high}" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>{cuts}{extra}{fills}</defs>\n{parts}</svg>\n'

    def svg(self) -> str:
        """The whole picture."""
        return self.whole(self.parts)


class Bust(Sheet):
    """One medallion."""

    def __init__(self, colour: str = "", *, gap: tuple[float, float] | None = None) -> None:
        """Begin with the ground; a gap is a part of the ring, in degrees, that somebody has stolen."""
        super().__init__(0, 0, 300, 300)
        self.colour, self.gap, self.clip = colour, gap, "up"

    def svg(self) -> str:
        """The whole medallion."""
        clip = '<clipPath id="o"><circle cx="150" cy="150" r="133"/></clipPath><clipPath id="up"><path d="M0 -20H300V150H283A133 133 0 0 1 17 150H0Z"/></clipPath>'
        ground = TONES[self.colour]
        glow = f'<radialGradient id="bg" cx=".4" cy=".34" r=".74"><stop offset="0" stop-color="{light(ground, 0.42)}"/><stop offset=".55" stop-color="{ground}"/><stop offset="1" stop-color="{dark(ground, 0.45)}"/></radialGradient>'
        back = f'<g clip-path="url(#o)">{disc(150, 150, 134, "url(#bg)")}{pattern(self.colour)}</g>'
        return self.whole(f'{back}{ring(self.gap)}\n<g clip-path="url(#{self.clip})">{self.parts}</g>\n{foot()}{badge(self.colour)}', GILT + clip + glow)


def ring(gap: tuple[float, float] | None = None) -> str:
    """The gilt ring."""
    if gap is None:
        band = disc(150, 150, 140, "none", stroke=INK, stroke_width=18) + disc(150, 150, 140, "none", stroke="url(#gilt)", stroke_width=10.5)
        return band + disc(150, 150, 142.4, "none", stroke="#fff8dc", stroke_width=1.4, stroke_opacity=0.6)
    return arc(140, gap[1], gap[0] + 360, INK, 18) + arc(140, gap[1], gap[0] + 360, "url(#gilt)", 10.5) + arc(133, gap[0], gap[1], INK, 4)


def foot() -> str:
    """The lower half of the ring once more, in front of the bust."""
    return arc(140, 0, 180, INK, 18, cap="butt") + arc(140, -0.6, 180.6, "url(#gilt)", 10.5, cap="butt") + arc(142.4, 0, 180, "#fff8dc", 1.4, cap="butt", opacity=0.35)


def arc(r: float, start: float, end: float, stroke: str, width: float, cap: str = "round", opacity: float = 1) -> str:
    """A part of a ring about (150, 150), clockwise from the right, in degrees."""
    (x1, y1), (x2, y2) = ((150 + r * math.cos(math.radians(t)), 150 + r * math.sin(math.radians(t))) for t in (start, end))
    faded = {"opacity": opacity} if opacity < 1 else {}
    return path(f"M{num(x1)} {num(y1)}A{num(r)} {num(r)} 0 {int(end - start > 180)} 1 {num(x2)} {num(y2)}", stroke=stroke, stroke_width=width, stroke_linecap=cap, **faded)


def pattern(colour: str) -> str:
    """The pattern of a ground: zigzags, waves, leaves, rays, moons, or hatching for those of no colour."""
    tone = TONES[colour]
    pale, deep = light(tone, 0.5), dark(tone, 0.5)
    if colour == "red":
        return path("".join(f"M10 {y}" + "l20 -22l20 22" * 7 for y in range(30, 300, 44)), stroke=deep, stroke_width=7, opacity=0.38)
    if colour == "blue":
        return path("".join(f"M0 {y}" + "q12 -15 25 0t25 0" * 6 for y in range(24, 300, 30)), stroke=deep, stroke_width=6, opacity=0.4)
    if colour == "green":
        leaf = path("M0 -15Q15 0 0 15Q-15 0 0 -15ZM0 -15V20", deep, stroke=deep, stroke_width=2.5)
        return '<g opacity=".4">' + "".join(place(leaf, x + (y // 46 % 2) * 23, y, 1, 35) for y in range(20, 290, 46) for x in range(12, 290, 46)) + "</g>"
    if colour == "yellow":
        return path("".join(f"M150 150L{num(150 + 150 * math.cos(t - 0.11))} {num(150 + 150 * math.sin(t - 0.11))}L{num(150 + 150 * math.cos(t + 0.11))} {num(150 + 150 * math.sin(t + 0.11))}Z" for t in (i * math.pi / 8 for i in range(16))), mix(deep, "#b86a10", 0.6), opacity=0.42)
    if colour == "purple":
        moon = path("M4 -12A12 12 0 1 0 12 5A10 10 0 0 1 4 -12Z", pale)
        return '<g opacity=".5">' + "".join(place(moon, x + (y // 50 % 2) * 25, y, 1) for y in range(22, 290, 50) for x in range(10, 300, 50)) + "</g>"
    if colour in PLAYERS:
        return '<g opacity=".3">' + "".join(sign(colour, x + (y // 76 % 2) * 38, y, 44, pale if colour == "black" else deep, tone) for y in range(20, 300, 76) for x in range(0, 310, 76)) + "</g>"
    return path("".join(f"M{x} 300L{x + 150} 0" for x in range(-150, 300, 20)), stroke=deep, stroke_width=3, opacity=0.3)


def badge(colour: str) -> str:
    """The charge of a colour on the ring: at the lower right, or at the lower left for a wizard."""
    if not colour:
        return ""
    tone = PLAYERS[colour] if colour in PLAYERS else dark(GROUNDS[colour], 0.3)
    x, shape = (45 if colour in PLAYERS else 255), (INK if colour == "white" else "#fff6dc")
    return disc(x, 255, 31, INK) + disc(x, 255, 28, "url(#gilt)") + disc(x, 255, 24.5, INK) + disc(x, 255, 22.8, tone) + sign(colour, x, 255, 35, shape, tone)


def adventurer(draw: Callable[[Bust], None]) -> Callable[[Bust], None]:
    """Enter an adventurer under its function's name, on the ground of its colour in the content."""
    name = draw.__name__.replace("_", "-")

    def whole() -> str:
        bust = Bust(COLOURS[name], gap=(-42, -8) if name == "fingers-malloy" else None)
        draw(bust)
        return bust.svg()

    BUSTS[name] = whole
    return draw


def at(parts: str, x: float, y: float, size: float = 1, turn: float = 0, *, flip: bool = False) -> str:
    """Parts about (0, 0) put somewhere."""
    return place(parts, x, y, size, turn, flip=flip)


assert set(GROUNDS) - {""} <= set(SIGNS)
