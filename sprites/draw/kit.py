"""The motifs that the pictures of the cards share: shapes, light, rooms, props and figures, as SVG text.

A picture is a `Scene` of 480 x 292 units. Paper-cut layers are put on it with `Scene.cut`, which gives every layer the same rim light
from the upper left, a shaded lower right and a cast shadow. Props and figures are drawn about their own origin and set with `place` or
`Scene.stand`: figures stand on (0, 0), are about 100 units high and look to the right.
"""

import math
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple
from xml.etree import ElementTree as ET

WIDTH, HEIGHT = 480, 292
WARM, COLD, BLOODY, GOLDEN, GREEN = "#ffdfa8", "#c4e0ff", "#ffb09a", "#fff0b4", "#d6f0c0"
"""Colours of rim lights."""

Point = tuple[float, ...]
"""x, y and, for a sharp corner of a `curve`, a third number of any value."""


class Figure(NamedTuple):
    """Something that stands in a scene: its paper-cut layers from back to front, and what shines on top of them."""

    layers: list[str]
    lights: str = ""


class Tone(NamedTuple):
    """The ground colours of a family of cards, from the light far away to the dark nearby."""

    far: str
    mid: str
    near: str
    dark: str
    rim: str


AT_WILL = Tone("#8fb09a", "#4a6a62", "#22333a", "#0b1116", GREEN)
DAILY = Tone("#e08a5c", "#7c3038", "#38161f", "#14070c", WARM)
UTILITY = Tone("#8fb4e0", "#3f5a92", "#1d2850", "#0a0d1e", COLD)
ITEM = Tone("#f0cc7c", "#8f6432", "#40291a", "#170d08", GOLDEN)
ENVIRONMENT = Tone("#c9b4dc", "#75608f", "#382c50", "#120c1e", "#e8d8ff")
EVENT = Tone("#8aa4cc", "#334568", "#161f38", "#060914", COLD)
ATTACK = Tone("#f07a4c", "#8a2328", "#3a0f16", "#140408", BLOODY)
TRAP = Tone("#e0a868", "#6a5448", "#2c2628", "#0d0b0d", WARM)


def num(value: float) -> str:
    """A number as short as SVG allows."""
    text = f"{value:.1f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(point: Point) -> str:
    """A point of a path."""
    return f"{num(point[0])} {num(point[1])}"


def mix(one: str, other: str, part: float) -> str:
    """A colour between two: 0 is the first, 1 the other."""
    a, b = ([int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in (one, other))
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(a, b, strict=True))


def light(colour: str, part: float = 0.25) -> str:
    """A lighter colour."""
    return mix(colour, "#fff4e0", part)


def dark(colour: str, part: float = 0.35) -> str:
    """A darker colour."""
    return mix(colour, "#0a0610", part)


# Shapes


def attributes(**more: object) -> str:
    """Attributes of an element; `_` stands for `-`."""
    return "".join(f' {key.replace("_", "-")}="{num(v) if isinstance(v, int | float) else v}"' for key, v in more.items())


def path(data: str, fill: str = "none", **more: object) -> str:
    """A path of ready data."""
    return f'<path d="{data}" fill="{fill}"{attributes(**more)}/>'


def poly(points: Iterable[Point], fill: str, **more: object) -> str:
    """A polygon."""
    return path("M" + "L".join(pair(p) for p in points) + "Z", fill, **more)


def bend(points: list[Point], *, closed: bool = True) -> str:
    """Path data of a smooth line through points; a point with a third number is a sharp corner."""
    count = len(points)

    def tangent(i: int) -> tuple[float, float]:
        if len(points[i]) > 2 or (not closed and i in (0, count - 1)):
            return 0.0, 0.0
        a, b = points[i - 1], points[(i + 1) % count]
        return (b[0] - a[0]) / 6, (b[1] - a[1]) / 6

    whole = all(isinstance(v, int) for p in points for v in p[:2]) and max(p[1] for p in points) - min(p[1] for p in points) > 24
    text, at = f"M{pair(points[0])}c", (round(points[0][0], 1), round(points[0][1], 1))
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        (tx, ty), (ux, uy), p, q = tangent(i), tangent(j), points[i], points[j]
        coarse = whole or abs(q[0] - p[0]) + abs(q[1] - p[1]) > 8  # whole numbers do for the handles of a long stroke
        for x, y in ((p[0] + tx - at[0], p[1] + ty - at[1]), (q[0] - ux - at[0], q[1] - uy - at[1])):
            text += "".join(f" {n}" if n[0] != "-" else n for n in (num(round(v) if coarse else v) for v in (x, y)))
        text += "".join(f" {n}" if n[0] != "-" else n for n in (num(q[0] - at[0]), num(q[1] - at[1])))
        at = (round(at[0] + round(q[0] - at[0], 1), 1), round(at[1] + round(q[1] - at[1], 1), 1))
    text = text.replace("c ", "c", 1)
    return text + ("Z" if closed else "")


def curve(points: list[Point], fill: str, **more: object) -> str:
    """A smooth closed shape through points."""
    return path(bend(points), fill, **more)


def line(points: list[Point], stroke: str, width: float = 2, **more: object) -> str:
    """A smooth open stroke through points."""
    return path(bend(points, closed=False), "none", stroke=stroke, stroke_width=width, **more)


def disc(x: float, y: float, r: float, fill: str, ry: float | None = None, **more: object) -> str:
    """A circle, or an ellipse with a second radius."""
    if ry is None:
        return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{attributes(**more)}/>'
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(r)}" ry="{num(ry)}" fill="{fill}"{attributes(**more)}/>'


def box(x: float, y: float, w: float, h: float, fill: str, r: float = 0, **more: object) -> str:
    """A rectangle."""
    round_ = f' rx="{num(r)}"' if r else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{round_} fill="{fill}"{attributes(**more)}/>'


def place(parts: str, x: float = 0, y: float = 0, size: float = 1, turn: float = 0, *, flip: bool = False) -> str:
    """Parts moved to a point, scaled, turned clockwise and mirrored."""
    text = f"translate({num(x)} {num(y)})" + (f"rotate({num(turn)})" if turn else "")
    if flip or size != 1:
        text += f"scale({-size if flip else size:.3g} {size:.3g})" if flip else f"scale({size:.3g})"
    return f'<g transform="{text}">{parts}</g>'


def fade(parts: str, opacity: float) -> str:
    """Parts seen through."""
    return f'<g opacity="{num(opacity) if opacity >= 0.1 else opacity}">{parts}</g>' if opacity < 1 else parts


def limb(points: list[Point], widths: list[float], fill: str, **more: object) -> str:
    """A smooth tapered strip along points: arms, legs, tails, branches, trails."""
    left, right = [], []
    for i, point in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        nx, ny = -(b[1] - a[1]) / length * widths[i] / 2, (b[0] - a[0]) / length * widths[i] / 2
        left.append((point[0] + nx, point[1] + ny))
        right.append((point[0] - nx, point[1] - ny))
    return curve([*left, *reversed(right)], fill, **more)


def swing(cx: float, cy: float, r: float, start: float, end: float, width: float, fill: str, *, squash: float = 1) -> str:
    """The crescent trail of a swung blade, from one angle to another (degrees, clockwise from the right), widest near its end."""
    outer, inner = [], []
    for i in range(9):
        part = i / 8
        angle = math.radians(start + (end - start) * part)
        w = width * math.sin(math.pi * min(1.0, part**0.8)) * (0.35 + 0.65 * part)
        outer.append((cx + r * math.cos(angle), cy + r * math.sin(angle) * squash))
        inner.append((cx + (r - w) * math.cos(angle), cy + (r - w) * math.sin(angle) * squash))
    return curve([(*outer[0], 1), *outer[1:-1], (*outer[-1], 1), *reversed(inner[1:-1])], fill)


def star(x: float, y: float, r: float, fill: str, points: int = 4, waist: float = 0.22, turn: float = -90) -> str:
    """A star: four thin points are a glint."""
    corners = []
    for i in range(points * 2):
        angle, reach = math.radians(turn + 180 / points * i), r * (waist if i % 2 else 1)
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return poly(corners, fill)


# How far parts reach

TOKENS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")


def corners(data: str) -> Iterator[tuple[float, float]]:
    """The points of path data, handles included: what is drawn lies between them."""
    x = y = 0.0
    command, numbers = "", list[float]()
    sizes = {"m": 2, "l": 2, "c": 6, "q": 4, "t": 2, "s": 4, "h": 1, "v": 1, "a": 7}
    for token in TOKENS.findall(data):
        if token.isalpha():
            command, numbers = token, []
            continue
        numbers.append(float(token))
        if len(numbers) < sizes.get(command.lower(), 99):
            continue
        left, top = (x, y) if command.islower() else (0.0, 0.0)
        if command in "hH":
            x = left + numbers[0]
        elif command in "vV":
            y = top + numbers[0]
        else:
            pairs = [numbers[5:]] if command in "aA" else [numbers[i : i + 2] for i in range(0, len(numbers), 2)]
            yield from ((left + a, top + b) for a, b in pairs)
            x, y = left + pairs[-1][0], top + pairs[-1][1]
        yield x, y
        numbers = []


def outline(part: ET.Element) -> list[tuple[float, float]]:
    """Points around one element in its own measure."""
    value = {
        key: float(part.get(key, 0))
        for key in ("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "stroke-width")
        if part.get(key)
    }
    if part.tag == "path":
        points = list(corners(part.get("d", "")))
    elif part.tag == "rect":
        x, y = value.get("x", 0), value.get("y", 0)
        points = [(x, y), (x + value["width"], y + value["height"])]
    elif part.tag in ("circle", "ellipse"):
        x, y, a = value.get("cx", 0), value.get("cy", 0), value.get("r", value.get("rx", 0))
        b = value.get("ry", a)
        points = [(x - a, y - b), (x + a, y + b)]
    else:
        return []
    w = value.get("stroke-width", 0) / 2
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return [(x, y) for x in (min(xs) - w, max(xs) + w) for y in (min(ys) - w, max(ys) + w)]


def reach(part: ET.Element) -> list[tuple[float, float]]:
    """Points around an element and all that is in it, in the measure of what holds it."""
    points = [*outline(part), *(point for child in part for point in reach(child))]
    for name, text in reversed(re.findall(r"(\w+)\(([^)]*)\)", part.get("transform", ""))):
        v = [float(n) for n in re.split(r"[ ,]+", text.strip())]
        if name == "translate":
            points = [(x + v[0], y + v[1]) for x, y in points]
        elif name == "scale":
            points = [(x * v[0], y * v[-1]) for x, y in points]
        else:
            c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            points = [(x * c - y * s, x * s + y * c) for x, y in points]
    return points


# The scene


class Scene:
    """One picture: collects parts and the gradients and filters that they use."""

    def __init__(self, seed: str, tone: Tone) -> None:
        self.tone = tone
        self.random = Random(seed)  # noqa: S311
        self.parts: list[str] = []
        self.defs: dict[str, str] = {}
        self.gathered = 0
        self.contact = 0.0  # how dark the floor is under the feet of those who stand

    def add(self, *parts: str) -> None:
        """Put parts on top."""
        self.parts.extend(parts)

    def svg(self) -> str:
        """The whole picture."""
        defs = "".join(text.replace("@", name) for text, name in self.defs.items())
        return re.sub(
            r"(?<=\.\d) (?=\.\d)",  # ".5.5" is two numbers
            "",
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" stroke-linecap="round" stroke-linejoin="round">'
            f"<defs>{defs}</defs>{''.join(self.parts)}</svg>\n",
        )

    def define(self, text: str) -> str:
        """The address of a definition; `@` in its text becomes its id."""
        return f"url(#{self.defs.setdefault(text, f'd{len(self.defs)}')})"

    @staticmethod
    def stops(colours: Iterable[tuple[float, str] | tuple[float, str, float]]) -> str:
        """The stops of a gradient: place, colour, opacity."""
        text = ""
        for stop in colours:
            opacity = f' stop-opacity="{stop[2]:.3g}"' if len(stop) > 2 else ""
            text += f'<stop offset="{stop[0]:.3g}" stop-color="{stop[1]}"{opacity}/>'
        return text

    def linear(self, *colours: tuple, turn: tuple[float, float, float, float] = (0, 0, 0, 1)) -> str:
        """A linear gradient over the shape, downwards unless told."""
        x1, y1, x2, y2 = turn
        return self.define(
            f'<linearGradient id="@" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{self.stops(colours)}</linearGradient>'
        )

    def radial(self, *colours: tuple, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
        """A radial gradient over the shape."""
        return self.define(f'<radialGradient id="@" cx="{cx}" cy="{cy}" r="{r}">{self.stops(colours)}</radialGradient>')

    def blur(self, parts: str, by: float, opacity: float = 1) -> str:
        """Parts out of focus."""
        name = self.define(
            '<filter id="@" x="-.5" y="-.5" width="2" height="2" color-interpolation-filters="sRGB">'
            f'<feGaussianBlur stdDeviation="{by}"/></filter>'
        )
        return f'<g filter="{name}"{attributes(opacity=opacity) if opacity < 1 else ""}>{parts}</g>'

    def gather(self, size: float, x: float = 240, y: float = 280) -> None:
        """Draw all that follows smaller, towards a point of the floor: it keeps wide actions inside the middle of the picture."""
        self.add(f'<g transform="translate({num(x - x * size)} {num(y - y * size)})scale({size})">')
        self.gathered += 1

    def release(self) -> None:
        """Draw what follows at its own size again."""
        self.add("</g>" * self.gathered)
        self.gathered = 0

    def cut(self, *parts: str, rim: str = "", shadow: float = 0.55) -> None:
        """Put on one paper-cut layer: lit at its upper left, shaded at its lower right, casting a shadow."""
        self.add(self.layer("".join(parts), rim or self.tone.rim, shadow))

    def layer(self, parts: str, rim: str, shadow: float = 0.55, *, large: bool = False) -> str:
        """A paper-cut layer; one that reaches out of the picture is large, and its filter then stops at the edges."""
        region = 'x="-.2" y="-.2" width="1.4" height="1.4"'
        if large:
            points = reach(ET.fromstring(f"<g>{parts}</g>"))  # noqa: S314
            room = 60 if self.gathered else 8
            left, top = (max(-room, math.floor(min(p[i] for p in points) / 10) * 10 - 10) for i in (0, 1))
            right, low = (min(edge + room, max(p[i] for p in points) + 20) for i, edge in ((0, WIDTH), (1, HEIGHT)))
            region = f'filterUnits="userSpaceOnUse" x="{left}" y="{top}" width="{right - left:.0f}" height="{low - top:.0f}"'
        name = self.define(
            f'<filter id="@" {region} color-interpolation-filters="sRGB">'
            '<feOffset in="SourceAlpha" dx="1.3" dy="1.8" result="o"/>'
            f'<feFlood flood-color="{rim}"/><feComposite in2="o" operator="out"/><feComposite in2="SourceGraphic" operator="atop" result="r"/>'
            '<feOffset in="SourceAlpha" dx="-5" dy="-7"/><feGaussianBlur stdDeviation="4" result="p"/>'
            '<feFlood flood-color="#0a0410" flood-opacity=".6"/><feComposite in2="p" operator="out"/><feComposite in2="r" operator="atop"/>'
            f'<feDropShadow dx="4" dy="6" stdDeviation="3" flood-color="#000" flood-opacity="{shadow}"/></filter>'
        )
        return f'<g filter="{name}">{parts}</g>'

    def wide(self, data: str, fill: str, rim: str = "", shadow: float = 0.4) -> None:
        """Put on a shape as large as the picture, with the rim light and shadow of a cut layer but without a costly filter."""
        name = f"d{len(self.defs)}"
        self.defs[f'<path id="@" d="{data}" fill-rule="evenodd"/>'] = name
        for x, y, colour, opacity in (
            (9, 12, "#000", shadow / 3),
            (5, 7, "#000", shadow / 3),
            (2, 3, "#000", shadow / 3),
            (0, 0, rim, 1),
        ):
            self.add(
                f'<use href="#{name}" x="{x}" y="{y}" fill="{colour or self.tone.rim}"{attributes(opacity=opacity) if opacity < 1 else ""}/>'
            )
        self.add(f'<use href="#{name}" x="1.5" y="2" fill="{fill}"/>')

    def stand(
        self,
        figure: Figure,
        x: float,
        y: float,
        size: float = 1,
        turn: float = 0,
        *,
        flip: bool = False,
        rim: str = "",
        shadow: float = 0.5,
        opacity: float = 1,
    ) -> None:
        """Put a figure into the scene, each of its layers cut by itself."""
        parts = "".join(
            self.layer(place(part, x, y, size, turn, flip=flip), rim or self.tone.rim, shadow, large=size > 2.4)
            for part in figure.layers
        )
        if figure.lights:
            shine = place(figure.lights, x, y, size, turn, flip=flip)
            parts += self.thrice(shine, 4, 1.5)
        if self.contact and abs(turn) < 20 and size <= 2.4 and y > 190:
            self.add(self.shade(x, y, 40 * size, self.contact * opacity, 8 * size))
        self.add(fade(parts, opacity))

    # Light

    def glow(self, x: float, y: float, r: float, colour: str, opacity: float = 0.8, ry: float | None = None) -> str:
        """A soft light around a point."""
        fill = self.radial((0, colour, opacity), (0.35, colour, opacity * 0.45), (1, colour, 0))
        return disc(x, y, r, fill, ry, style="mix-blend-mode:screen")

    def bloom(self, parts: str, colour: str = "", by: float = 7) -> str:
        """Parts that shine: themselves, over a soft copy of themselves (in the colour that they have, so draw them in it)."""
        del colour
        return self.thrice(parts, by, by / 3)

    def thrice(self, parts: str, far: float, close: float) -> str:
        """Parts over two soft copies of themselves."""
        name = f"d{len(self.defs)}"
        self.defs[f'<g id="@">{parts}</g>'] = name
        use = f'<use href="#{name}"/>'
        return self.blur(use, round(far, 1)) + self.blur(use, round(close, 1)) + use

    def shade(self, x: float, y: float, r: float, opacity: float = 0.6, ry: float | None = None, colour: str = "#06030a") -> str:
        """A soft dark, for shadows on the floor and dark corners."""
        return disc(x, y, r, self.radial((0, colour, opacity), (0.5, colour, opacity * 0.7), (1, colour, 0)), ry)

    def rays(
        self, x: float, y: float, colour: str, opacity: float = 0.3, count: int = 11, reach: float = 420, spread: float = 360
    ) -> str:
        """Beams from a point, fading outwards, over a circle or a part of it that hangs downwards."""
        fill = self.define(
            f'<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="{num(x)}" cy="{num(y)}" r="{num(reach)}">'
            f"{self.stops([(0, colour, opacity), (0.5, colour, opacity * 0.4), (1, colour, 0)])}</radialGradient>"
        )
        data = ""
        for i in range(count):
            middle = math.radians(90 - spread / 2 + spread * (i + 0.5) / count + self.random.uniform(-4, 4))
            half = math.radians(spread / count * self.random.uniform(0.14, 0.34))
            corners = [(x + reach * math.cos(middle + d), y + reach * math.sin(middle + d)) for d in (-half, half)]
            data += f"M{pair((x, y))}L{pair(corners[0])}L{pair(corners[1])}Z"
        soft = self.define(
            f'<filter id="@" filterUnits="userSpaceOnUse" x="0" y="0" width="{WIDTH}" height="{HEIGHT}" '
            'color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="2.5"/></filter>'
        )
        return f'<g filter="{soft}">{path(data, fill)}</g>'

    def beam(self, points: list[Point], colour: str, opacity: float = 0.4) -> str:
        """A shaft of light, brightest at its top."""
        return self.blur(poly(points, self.linear((0, colour, opacity), (1, colour, 0)), style="mix-blend-mode:screen"), 5)

    def embers(
        self,
        count: int = 30,
        colour: str = "#ffb45a",
        where: tuple[float, float, float, float] = (60, 20, 420, 280),
        size: float = 1.7,
    ) -> str:
        """Sparks, or dust in the light."""
        x0, y0, x1, y1 = where
        dots = ["", "", ""]
        for i in range(count):
            dots[i % 3] += f"M{self.random.uniform(x0, x1):.0f} {self.random.uniform(y0, y1):.0f}h0"
        far, near, big = (path(data, stroke=colour, stroke_width=size * k) for data, k in zip(dots, (0.9, 1.3, 2), strict=True))
        return fade(far + near, 0.65) + self.blur(big, 2) + path(dots[2], stroke=light(colour, 0.5), stroke_width=size * 1.7)

    def vignette(self, strength: float = 0.85, x: float = 0.48, y: float = 0.46) -> None:
        """Dark corners over everything: the last part of a picture."""
        fill = self.radial(
            (0, "#000", 0), (0.55, "#000", 0.04), (0.8, "#030108", strength * 0.45), (1, "#030108", strength), cx=x, cy=y, r=0.72
        )
        self.add(box(0, 0, WIDTH, HEIGHT, fill))

    # Rooms

    def ground(self, x: float = 0.5, y: float = 0.45, colours: tuple[str, ...] = ()) -> None:
        """A lit air behind everything, brightest at a point."""
        far, mid, near, black = colours or self.tone[:4]
        fill = self.radial((0, far), (0.36, mid), (0.75, near), (1, black), cx=x, cy=y, r=0.75)
        self.add(box(0, 0, WIDTH, HEIGHT, fill))

    def bricks(
        self, rows: int = 8, height: float = 34, top: float = 0, opacity: float = 0.22, *, left: float = 0, right: float = WIDTH
    ) -> None:
        """Courses of stones over what is there, some lighter, some darker, with dark joints."""
        bright, dim, joints = "", "", ""
        for row in range(rows):
            x, y = left - self.random.uniform(0, 40), top + row * height
            while x < right:
                w = self.random.uniform(38, 78)
                a, b = max(x, left) + 1, min(x + w, right) - 1
                if b > a + 3:
                    data = f"M{a:.0f} {y + 1:.0f}h{b - a:.0f}v{height - 2:.0f}H{a:.0f}z"
                    bright, dim = (bright + data, dim) if self.random.random() < 0.5 else (bright, dim + data)
                    joints += f"M{a:.0f} {y + height:.0f}v{1 - height:.0f}H{b:.0f}"
                x += w
        self.add(path(bright, light(self.tone.mid, 0.15), opacity=opacity), path(dim, self.tone.dark, opacity=opacity))
        self.add(path(joints, stroke=light(self.tone.far, 0.1), stroke_width=1, opacity=opacity * 0.8))

    def floor(self, horizon: float = 210, vanish: float = 240, colour: str = "", opacity: float = 0.4) -> None:
        """A floor of slabs that run to a point above the horizon."""
        near = colour or self.tone.near
        fill = self.linear((0, mix(near, self.tone.mid, 0.6)), (1, dark(near, 0.6)))
        self.add(box(0, horizon, WIDTH, HEIGHT - horizon, fill))
        data, depth = "", HEIGHT - horizon
        for i in range(-9, 10):
            data += f"M{num(vanish + i * 22)} {num(horizon)}L{num(vanish + i * 82)} {HEIGHT}"
        for i in (0.06, 0.16, 0.32, 0.55, 0.84):
            data += f"M0 {num(horizon + depth * i)}H{WIDTH}"
        self.add(path(data, stroke=dark(near, 0.75), stroke_width=1.6, opacity=opacity))
        self.add(path(data, stroke=light(near, 0.4), stroke_width=0.7, opacity=opacity * 0.6, transform="translate(0 1.4)"))

    @staticmethod
    def arch(x: float, base: float, w: float, h: float) -> str:
        """Path data of a pointed arch standing on a base line."""
        half, spring = w / 2, base - h + w * 0.62
        return (
            f"M{num(x - half)} {num(base)}V{num(spring)}Q{num(x - half)} {num(base - h + w * 0.2)} {num(x)} {num(base - h)}"
            f"Q{num(x + half)} {num(base - h + w * 0.2)} {num(x + half)} {num(spring)}V{num(base)}Z"
        )

    def vault(self, x: float = 240, horizon: float = 214, depth: int = 4) -> None:
        """A crypt: arch behind arch, each wall darker than the one behind it, and a floor."""
        tone = self.tone
        self.ground(x / WIDTH, 0.55)
        for i in range(depth):
            part = (i + 1) / depth
            w, h = 70 + 300 * part**1.3, 104 + 250 * part**1.25
            base = horizon + 78 * part**1.5
            colour = mix(mix(tone.mid, tone.near, min(1, part * 1.15)), tone.dark, max(0, part - 0.6))
            fill = self.linear((0, dark(colour, 0.35)), (1, colour))
            if i == 0:
                self.floor(horizon, x)
            hole = self.arch(x, base, w, h)
            self.wide(f"M-9 -9H489V{num(base)}H-9Z{hole}", fill, mix(tone.rim, colour, 0.45))

    def corridor(self, x: float = 240, y: float = 140, near: float = 0.12) -> None:
        """A passage that runs away to a light at a point."""
        tone = self.tone
        self.ground(x / WIDTH, y / HEIGHT)
        w, h = 42, 54
        walls = [
            ([(0, 0), (x - w, y - h), (x - w, y + h), (0, HEIGHT)], tone.mid),
            ([(WIDTH, 0), (x + w, y - h), (x + w, y + h), (WIDTH, HEIGHT)], tone.near),
            ([(0, 0), (x - w, y - h), (x + w, y - h), (WIDTH, 0)], tone.dark),
            ([(0, HEIGHT), (x - w, y + h), (x + w, y + h), (WIDTH, HEIGHT)], mix(tone.near, tone.mid, 0.5)),
        ]
        for i, (corners, colour) in enumerate(walls):
            to_far = ((0, 0, 1, 0), (1, 0, 0, 0), (0, 0, 0, 1), (0, 1, 0, 0))[i]
            self.add(
                poly(
                    corners, self.linear((0, tone.dark), (0.55, dark(colour, 0.2)), (1, mix(colour, tone.far, 0.45)), turn=to_far)
                )
            )
        joints = ""
        for i in range(1, 8):
            part = near + (1 - near) * (1 - 0.62**i)
            a, b = (x - w) * part, WIDTH - (WIDTH - x - w) * part
            c, d = (y - h) * part, HEIGHT - (HEIGHT - y - h) * part
            joints += f"M{num(a)} {num(c)}V{num(d)}H{num(b)}V{num(c)}"
        for i in range(1, 6):
            part = i / 6
            joints += f"M0 {num(HEIGHT * part)}L{num(x - w)} {num(y - h + 2 * h * part)}M{WIDTH} {num(HEIGHT * part)}L{num(x + w)} {num(y - h + 2 * h * part)}"
            joints += f"M{num(WIDTH * part)} {HEIGHT}L{num(x - w + 2 * w * part)} {num(y + h)}"
        self.add(path(joints, stroke=tone.dark, stroke_width=1.5, opacity=0.5))

    def window(
        self, x: float, base: float, w: float = 70, h: float = 150, glass: str = "#9db8ee", glass_low: str = "#39497e"
    ) -> None:
        """A lancet window with the night behind it."""
        frame = self.arch(x, base + 5, w + 14, h + 14)
        pane = self.arch(x, base, w, h)
        self.cut(path(frame, dark(self.tone.near, 0.25)))
        self.add(path(pane, self.linear((0, glass_low), (0.4, glass), (1, light(glass, 0.3)))))
        lead = f"M{num(x)} {num(base - h)}V{num(base)}"
        for i in (0.25, 0.5, 0.75):
            lead += f"M{num(x - w / 2)} {num(base - h * i + 8)}H{num(x + w / 2)}"
        self.add(path(lead, stroke=dark(self.tone.near, 0.4), stroke_width=3), self.glow(x, base - h / 2, h * 0.9, glass, 0.3))

    def moon(self, x: float, y: float, r: float = 40, colour: str = "#f4ecd0") -> None:
        """A moon with its halo and its seas."""
        self.add(
            self.glow(x, y, r * 3.2, colour, 0.5),
            disc(x, y, r, self.radial((0, light(colour, 0.6)), (1, colour), cx=0.4, cy=0.38, r=0.7)),
        )
        seas = disc(x - r * 0.3, y - r * 0.2, r * 0.24, "#000") + disc(x + r * 0.25, y + r * 0.2, r * 0.34, "#000", r * 0.26)
        self.add(fade(seas + disc(x + r * 0.3, y - r * 0.42, r * 0.14, "#000"), 0.07))

    def ridge(self, base: float, rough: float, colour: str, step: float = 26) -> None:
        """A line of rocks, ruins or tree tops from side to side, filled down to the lower edge."""
        points: list[Point] = [(-20, HEIGHT + 20, 1)]
        x = -20.0
        while x < WIDTH + 30:
            points.append((x, base + self.random.uniform(-rough, rough), 1))
            x += self.random.uniform(0.5, 1.5) * step
        self.wide(bend([*points, (WIDTH + 30, HEIGHT + 20, 1)]), colour, mix(self.tone.rim, colour, 0.5))

    def cavern(self, colour: str = "") -> None:
        """Rock teeth from above and below, in two layers, around a lit middle."""
        tone = self.tone
        self.ground(0.5, 0.5)
        for layer, reach in enumerate((0.62, 1.0)):
            fill = colour or mix(tone.mid, tone.dark, 0.25 + 0.45 * layer)
            for side in (0, 1):
                points: list[Point] = [(-20, -20 if side == 0 else HEIGHT + 20, 1)]
                x = -14.0
                while x < WIDTH + 30:
                    edge = abs(x - 240) / 240
                    deep = (100 - 46 * layer) * (0.35 + edge * 0.9) * self.random.uniform(0.35, 1.1) * (1 if side == 0 else 0.6)
                    points.append((x, deep if side == 0 else HEIGHT - deep, 1))
                    points.append((x + 9, deep * 0.4 if side == 0 else HEIGHT - deep * 0.45, 1))
                    x += self.random.uniform(16, 40) * (0.8 + 0.4 * reach)
                points.append((WIDTH + 40, -20 if side == 0 else HEIGHT + 20, 1))
                self.wide(bend(points), fill, mix(tone.rim, fill, 0.6))

    def mist(self, y: float, colour: str = "#b9a8d0", opacity: float = 0.5, thick: float = 26) -> None:
        """A bank of fog across the picture."""
        parts = ""
        for _ in range(7):
            parts += disc(
                self.random.uniform(-30, 510),
                y + self.random.uniform(-0.6, 0.6) * thick,
                self.random.uniform(60, 130),
                colour,
                thick * 0.6,
            )
        self.add(self.blur(parts, 12, opacity))

    def torch(self, x: float, y: float, size: float = 1) -> None:
        """A burning torch in an iron holder."""
        self.add(self.glow(x, y - 14 * size, 95 * size, "#ff9a3c", 0.65))
        self.cut(
            poly([(x - 4 * size, y), (x + 4 * size, y), (x + 2 * size, y + 34 * size), (x - 2 * size, y + 34 * size)], "#5a3a22")
        )
        self.cut(box(x - 6 * size, y - 2 * size, 12 * size, 7 * size, "#3a3a44", 2))
        self.add(self.bloom(place(flame(), x, y + 1, 0.36 * size), by=5))


# Props, each about its own origin; outlines are tables: one line each
# fmt: off


def flame(outer: str = "#ff7a1e", middle: str = "#ffb43c", heart: str = "#fff0b0") -> str:
    """A flame of three tongues, 100 high, burning on (0, 0)."""
    one = [
        (0, 4),
        (-26, -8),
        (-30, -40),
        (-16, -66),
        (-14, -46),
        (-4, -62),
        (2, -104, 1),
        (14, -66),
        (22, -50),
        (24, -64),
        (32, -34),
        (24, -6),
    ]
    two = [(0, 2), (-18, -10), (-18, -34), (-8, -50), (0, -76, 1), (9, -46), (18, -30), (16, -8)]
    return curve(one, outer) + curve(two, middle) + curve([(0, 0), (-10, -10), (-8, -26), (0, -48, 1), (8, -24), (9, -8)], heart)


def sword(steel: str = "#cfd6e2", hilt: str = "#c79a4a", length: float = 90) -> str:
    """A sword that points upwards, its guard on (0, 0)."""
    blade = poly([(-5, 0), (-4, -length + 12), (0, -length), (0, 0)], light(steel, 0.3)) + poly(
        [(5, 0), (4, -length + 12), (0, -length), (0, 0)], dark(steel, 0.3)
    )
    return blade + box(-15, -3, 30, 6, hilt, 2) + box(-3, 2, 6, 19, "#4a2c20", 2) + disc(0, 24, 5, hilt)


def dagger(steel: str = "#d6dfe8", hilt: str = "#c79a4a") -> str:
    """A dagger that points upwards, its guard on (0, 0)."""
    blade = poly([(-5, 0), (-6, -20), (0, -50), (0, 0)], light(steel, 0.35)) + poly(
        [(5, 0), (6, -20), (0, -50), (0, 0)], dark(steel, 0.35)
    )
    return blade + box(-11, -3, 22, 5, hilt, 2) + box(-3, 2, 6, 16, "#3c2430", 2) + disc(0, 20, 4.2, hilt)


def arrow(feather: str = "#c9483a", length: float = 100) -> str:
    """An arrow that flies to the right, its head on (0, 0)."""
    shaft = box(-length, -1.5, length - 8, 3, "#8a6238")
    head = poly([(0, 0), (-16, -6), (-12, 0)], "#e4ebf2") + poly([(0, 0), (-16, 6), (-12, 0)], "#8a94a4")
    vane = poly([(-length, 0), (-length - 7, -7), (-length + 13, -7), (-length + 20, 0)], feather)
    return shaft + head + vane + poly([(-length, 0), (-length - 7, 7), (-length + 13, 7), (-length + 20, 0)], dark(feather, 0.35))


def axe(steel: str = "#c2cad8", wood: str = "#6e4526") -> str:
    """A two-bladed axe that points upwards, its grip on (0, 0) and its head 70 above."""
    shaft = poly([(-3, 26), (3, 26), (3, -86), (-3, -86)], wood) + poly(
        [(-3, 26), (0, 26), (0, -86), (-3, -86)], light(wood, 0.2)
    )
    right = [(3, -78, 1), (16, -84), (30, -96, 1), (38, -70), (30, -42, 1), (16, -56), (3, -60, 1)]
    left = [(-p[0], *p[1:]) for p in right]
    edge_right = [(30, -96, 1), (38, -70), (30, -42, 1), (32, -70)]
    edge_left = [(-p[0], *p[1:]) for p in edge_right]
    heads = (
        curve(right, dark(steel, 0.25))
        + curve(left, steel)
        + curve(edge_right, light(steel, 0.4))
        + curve(edge_left, light(steel, 0.7))
    )
    return shaft + heads + box(-6, -82, 12, 26, "#8a6a34", 2) + poly([(-3, -86), (0, -98), (3, -86)], light(steel, 0.4))


def hammer(steel: str = "#b4bccb", wood: str = "#6e4526", gold: str = "#d8ae56") -> str:
    """A war hammer that points upwards, its grip on (0, 0) and its head 70 above."""
    shaft = poly([(-3, 26), (3, 26), (3, -66), (-3, -66)], wood) + box(-4, 14, 8, 12, "#3a2418", 2)
    head = box(-26, -90, 52, 30, dark(steel, 0.15), 4) + box(-26, -90, 52, 13, light(steel, 0.25), 4)
    return (
        shaft + head + box(-30, -92, 9, 34, steel, 3) + box(21, -92, 9, 34, dark(steel, 0.3), 3) + star(0, -75, 11, gold, 4, 0.4)
    )


def staff(wood: str = "#6a4a3a", crystal: str = "#a8e4ff") -> str:
    """A wizard's staff that points upwards, its grip on (0, 0), a crystal 76 above."""
    shaft = limb([(2, 60), (0, 20), (-1, -30), (0, -62)], [4, 5, 5, 6], wood)
    claw = line([(0, -60), (-10, -68), (-8, -82)], light(wood, 0.15), 3.5) + line(
        [(0, -60), (10, -68), (8, -82)], dark(wood, 0.1), 3.5
    )
    gem = poly([(0, -94), (-7, -78), (0, -64)], light(crystal, 0.6)) + poly([(0, -94), (7, -78), (0, -64)], crystal)
    return shaft + gem + claw


def bow(wood: str = "#8a5a30", drawn: float = 0) -> str:
    """A bow that shoots to the right, its grip on (0, 0), 100 high; drawn pulls the string back."""
    back = line([(-16, -52), (-13, -44), (-1, -22), (3, 0), (-1, 22), (-13, 44), (-16, 52)], wood, 5)
    string = path(f"M-15 -51L{num(-15 - drawn)} 0L-15 51", stroke="#efe6cf", stroke_width=1.2)
    return string + back + line([(2, -10), (3, 0), (2, 10)], "#3a2418", 7)


def shield(face: str = "#7c8698", edge: str = "#d8ae56", sign: str = "") -> str:
    """A heater shield about (0, 0), 100 high, with a sign on it."""
    outline = [(-38, -46, 1), (0, -52), (38, -46, 1), (38, 0), (24, 32), (0, 52, 1), (-24, 32), (-38, 0)]
    inner = [(p[0] * 0.84, p[1] * 0.86, *p[2:]) for p in outline]
    half = [(0, -44.7, 1), *inner[2:6]]
    return curve(outline, edge) + curve(inner, face) + curve(half, dark(face, 0.25)) + sign


def chest(wood: str = "#7a4a26", metal: str = "#d8ae56", *, open_: bool = True) -> Figure:
    """A treasure chest that stands on (0, 0), 80 wide."""
    body = box(-40, -34, 80, 34, wood, 2) + box(-40, -34, 80, 6, metal) + box(-34, -34, 8, 34, metal) + box(26, -34, 8, 34, metal)
    lock = box(-8, -34, 16, 16, metal, 2) + disc(0, -27, 2.5, "#20120a") + box(-1.2, -27, 2.4, 7, "#20120a")
    if not open_:
        lid = (
            path("M-40 -34V-44Q-40 -60 -24 -60H24Q40 -60 40 -44V-34Z", light(wood, 0.1))
            + box(-34, -59, 8, 25, metal)
            + box(26, -59, 8, 25, metal)
        )
        return Figure([lid, body + lock])
    lid = path("M-42 -40L-50 -70Q-46 -84 -30 -84H30Q46 -84 50 -70L42 -40Z", dark(wood, 0.2)) + path(
        "M-42 -40L-47 -62H47L42 -40Z", dark(wood, 0.7)
    )
    gold = curve([(-38, -30), (-26, -44), (-8, -40), (6, -50), (22, -42), (38, -30)], "#ffcf5a")
    return Figure([lid, gold, body + lock])


def potion(drink: str = "#e0483e", glass: str = "#cfe4ee") -> str:
    """A round flask about (0, 0), 96 high."""
    bulb = "M-10 -44H10V-20Q34 -8 34 16Q34 44 0 44Q-34 44 -34 16Q-34 -8 -10 -20Z"
    drops = disc(-10, 18, 4, light(drink, 0.5)) + disc(6, 28, 3, light(drink, 0.5)) + disc(10, 10, 2.4, light(drink, 0.5))
    content = path("M-30 8Q-15 0 0 8T30 8Q32 40 0 40Q-32 40 -30 8Z", drink)
    shine = path("M-22 -4Q-28 6 -26 20", stroke="#ffffff", stroke_width=4, opacity=0.75)
    return (
        path(bulb, glass, fill_opacity=0.35)
        + content
        + drops
        + shine
        + box(-13, -52, 26, 12, "#8a6a3a", 3)
        + box(-12, -40, 24, 4, glass, 2)
    )


def scroll(paper: str = "#ecd9a8", ink: str = "#7a4a3a") -> str:
    """An open scroll about (0, 0), 96 wide."""
    sheet = path("M-40 -30Q0 -24 40 -30V28Q0 34 -40 28Z", paper)
    lines = path("M-28 -14Q0 -10 28 -14M-28 -2Q0 2 28 -2M-28 10Q0 14 12 12", stroke=ink, stroke_width=2.6)
    rolls = box(-46, -35, 12, 68, light(paper, 0.3), 6) + box(34, -35, 12, 68, dark(paper, 0.25), 6)
    return sheet + lines + rolls


def chain(links: int = 6, metal: str = "#8a8f9c") -> str:
    """A chain that hangs down from (0, 0)."""
    parts = ""
    for i in range(links):
        w, y = (5.5, i * 13) if i % 2 == 0 else (2.4, i * 13)
        parts += disc(0, y + 8, w, "none", 9, stroke=dark(metal, 0.4 * (i % 2)), stroke_width=3.6)
    return parts


def coffin(wood: str = "#5a3a2a", metal: str = "#a88a50") -> str:
    """A coffin seen from above its foot, about (0, 0), 130 high."""
    shape = [(-18, -64), (18, -64), (34, -30), (16, 64), (-16, 64), (-34, -30)]
    inner = [(x * 0.8, y * 0.88) for x, y in shape]
    return poly(shape, dark(wood, 0.35)) + poly(inner, wood) + box(-3, -44, 6, 50, metal, 1) + box(-14, -32, 28, 6, metal, 1)


def bolt(points: list[Point], width: float = 7, fill: str = "#eaf6ff") -> str:
    """A bolt of lightning along corners, thinning out."""
    left, right = [], []
    for i, p in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        w = width * (1 - i / (len(points) - 1)) / 2 + 0.4
        left.append((p[0] - (b[1] - a[1]) / length * w, p[1] + (b[0] - a[0]) / length * w))
        right.append((p[0] + (b[1] - a[1]) / length * w, p[1] - (b[0] - a[0]) / length * w))
    return poly([*left, *reversed(right)], fill)


def zigzag(random: Random, start: Point, end: Point, steps: int = 7, wild: float = 14) -> list[Point]:
    """The corners of a bolt of lightning from one point to another."""
    points = []
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1
    nx, ny = -(end[1] - start[1]) / length, (end[0] - start[0]) / length
    for i in range(steps + 1):
        part = i / steps
        off = 0 if i in (0, steps) else random.uniform(-wild, wild) + wild * 0.4 * (-1) ** i
        points.append((start[0] + (end[0] - start[0]) * part + nx * off, start[1] + (end[1] - start[1]) * part + ny * off))
    return points


def skull(bone: str = "#e6dcc2", eyes: str = "#1a0e12") -> str:
    """A skull about (0, 0), 60 high."""
    head = [(-22, 8), (-27, -10), (-18, -28), (0, -34), (18, -28), (27, -10), (22, 8), (14, 14), (12, 28), (-12, 28), (-14, 14)]
    face = disc(-11, -4, 8, eyes, 9) + disc(11, -4, 8, eyes, 9) + poly([(0, 3), (-4, 12), (4, 12)], eyes)
    return curve(head, bone) + face + path("M-7 18V27M-2.4 18V28M2.4 18V28M7 18V27", stroke=eyes, stroke_width=1.8)


def cross(colour: str = "#ffe9a8", r: float = 16) -> str:
    """A sun cross about (0, 0), the sign of the cleric's god."""
    arms = box(-r * 0.16, -r, r * 0.32, 2 * r, colour, 1) + box(-r, -r * 0.16, 2 * r, r * 0.32, colour, 1)
    return arms + disc(0, 0, r * 0.55, "none", stroke=colour, stroke_width=r * 0.2)


# Creatures


def eyes(colour: str = "#ff4a3a", apart: float = 12, size: float = 4, slant: float = 18) -> str:
    """A pair of glowing eyes about (0, 0)."""
    one = curve([(-size * 1.4, 0, 1), (0, -size * 0.8), (size * 1.4, 0, 1), (0, size * 0.8)], colour)
    core = disc(0, 0, size * 0.42, "#fff6e0")
    return place(one + core, -apart / 2, 0, 1, slant) + place(one + core, apart / 2, 0, 1, -slant)


def hooded(cloak: str = "#3a3350", glare: str = "#bfe6ff", depth: str = "#0a0812") -> Figure:
    """A hooded figure in a cloak, seen from the front."""
    robe = [
        (-34, 2, 1),
        (-30, -40),
        (-24, -66),
        (-12, -80),
        (12, -80),
        (24, -66),
        (30, -40),
        (34, 2, 1),
        (18, -3),
        (0, 3),
        (-18, -3),
    ]
    fold = path("M-12 -60Q-18 -30 -16 -2M8 -62Q14 -30 12 0M20 -56Q24 -30 26 -3", stroke=dark(cloak, 0.5), stroke_width=2.6)
    hood = [(-22, -66), (-22, -88), (-10, -106), (3, -112, 1), (14, -104), (23, -88), (21, -66), (0, -58)]
    face = curve([(-13, -70), (-13, -86), (0, -100), (13, -86), (12, -70), (0, -63)], depth)
    return Figure([curve(robe, cloak) + fold, curve(hood, light(cloak, 0.12)) + face], place(eyes(glare, 11, 3, 12), 0, -82))


def ghost(mist: str = "#a9d4de", glare: str = "#eaffff") -> Figure:
    """A wraith with reaching claws that fades out below."""
    tail = [
        (-24, -60),
        (-34, -20, 1),
        (-22, -30),
        (-16, 4, 1),
        (-6, -22),
        (4, 8, 1),
        (10, -20),
        (22, 0, 1),
        (24, -30),
        (34, -18, 1),
        (24, -60),
    ]
    arm = [
        (-20, -62),
        (-36, -58),
        (-48, -74),
        (-56, -92, 1),
        (-50, -84),
        (-48, -98, 1),
        (-43, -84),
        (-40, -96, 1),
        (-36, -76),
        (-24, -78),
    ]
    other = [(-x, *rest) for x, *rest in arm]
    hood = [(-24, -60), (-24, -86), (-10, -104), (6, -110, 1), (18, -100), (26, -84), (24, -60), (0, -50)]
    face = curve([(-14, -66), (-14, -84), (0, -98), (14, -84), (13, -66), (0, -56)], "#0b1a22") + disc(0, -66, 3.5, "#2a4a54", 6)
    return Figure(
        [
            curve(arm, dark(mist, 0.25)) + curve(other, dark(mist, 0.3)),
            curve([*tail], dark(mist, 0.15)),
            curve(hood, mist) + face,
        ],
        place(eyes(glare, 13, 4, 14), 0, -80),
    )


def bat(colour: str = "#1a1426") -> str:
    """A bat about (0, 0), 60 wide."""
    wing = [(0, -4, 1), (10, -10), (26, -14, 1), (36, 4, 1), (28, 0), (22, 8, 1), (16, 2), (10, 10, 1), (4, 6)]
    other = [(-x, *rest) for x, *rest in wing]
    return (
        curve(wing, colour) + curve(other, colour) + curve([(0, 9), (-5, 0), (-5, -10, 1), (0, -6), (5, -10, 1), (5, 0)], colour)
    )


def wolf(fur: str = "#6a6672", glare: str = "#ffd84a") -> Figure:
    """A wolf on the leap, 130 long, that looks to the right."""
    tail = [(-54, -44), (-78, -58), (-96, -52, 1), (-78, -46), (-60, -34)]
    far = limb([(-36, -34), (-48, -18), (-62, -14), (-74, -2)], [18, 11, 7, 6], dark(fur, 0.5)) + limb(
        [(22, -34), (34, -18), (48, -16), (58, -8)], [16, 10, 7, 6], dark(fur, 0.5)
    )
    body = [(-60, -46), (-40, -64), (-16, -62), (8, -70), (30, -72), (38, -52), (28, -34), (2, -32), (-28, -28), (-52, -30)]
    spikes = [(-30, -62, 1), (-26, -72, 1), (-14, -62, 1), (-8, -74, 1), (2, -64, 1), (10, -78, 1), (18, -66, 1)]
    near = limb([(-44, -38), (-50, -20), (-42, -10), (-54, 2)], [24, 13, 8, 6], fur) + limb(
        [(26, -44), (38, -28), (52, -28), (64, -20)], [20, 11, 8, 7], fur
    )
    head = [
        (26, -66),
        (30, -84),
        (32, -102, 1),
        (42, -88),
        (52, -84),
        (68, -72),
        (78, -70),
        (80, -63),
        (66, -58, 1),
        (52, -58),
        (44, -46),
        (32, -46),
    ]
    jaw = [(48, -58, 1), (66, -56), (72, -48), (56, -46), (44, -48)]
    teeth = poly([(58, -59), (61, -51), (64, -59)], "#f6ecd6") + poly([(70, -62), (72, -54), (75, -62)], "#f6ecd6")
    detail = disc(78, -68, 3.4, "#15101a") + curve([(34, -86), (33, -97, 1), (40, -87)], dark(fur, 0.5))
    light_ = curve([(50, -77, 1), (56, -78), (60, -73, 1), (54, -72)], glare)
    return Figure(
        [
            far + curve(tail, dark(fur, 0.25)),
            poly(spikes, dark(fur, 0.2)) + curve(body, dark(fur, 0.1)) + near,
            curve(jaw, dark(fur, 0.3)) + curve(head, fur) + detail + teeth,
        ],
        light_,
    )


def skeleton(bone: str = "#ddd2b6", glare: str = "#8fd8ff", *, helmet: bool = True) -> Figure:
    """A skeleton warrior that looks to the front, a blade in its hand."""
    legs = limb([(-8, -42), (-11, -22), (-12, 0)], [7, 5, 6], dark(bone, 0.25)) + limb(
        [(8, -42), (13, -22), (12, 0)], [7, 5, 6], dark(bone, 0.35)
    )
    pelvis = curve([(-13, -48), (0, -44), (13, -48), (8, -38), (-8, -38)], dark(bone, 0.1))
    ribs = box(-2, -74, 4, 32, dark(bone, 0.3))
    for i in range(4):
        w, y = 16 - i * 1.8, -72 + i * 7.5
        ribs += path(f"M{num(-w)} {num(y + 3)}Q0 {num(y - 4)} {num(w)} {num(y + 3)}", stroke=bone, stroke_width=4)
    arm = limb([(-17, -72), (-27, -58), (-24, -42)], [6, 5, 5], bone)
    other = limb([(17, -72), (30, -64), (34, -80)], [6, 5, 5], bone)
    blade = place(sword("#9aa2ae", "#6a4a2a", 64), 36, -82, 0.9, 22)
    head = place(skull(bone), 0, -92, 0.62)
    cap = curve([(-18, -96), (-16, -112), (0, -122), (16, -112), (18, -96), (0, -101)], "#8a909e") + box(
        -18, -100, 36, 5, "#7a4a2a", 1
    )
    return Figure(
        [legs + pelvis, arm + ribs + blade, other + disc(34, -80, 4, bone) + head + (cap if helmet else "")],
        place(eyes(glare, 13, 3, 0), 0, -94.5),
    )


def zombie(skin: str = "#8fae80", rags: str = "#5e4a3c", glare: str = "#b8ff8a") -> Figure:
    """A zombie that shambles to the right with both arms out."""
    legs = limb([(-8, -44), (-10, -22), (-16, 0)], [17, 14, 12], dark(rags, 0.4)) + limb(
        [(8, -44), (14, -22), (12, 0)], [17, 13, 12], dark(rags, 0.25)
    )
    body = [
        (-20, -40),
        (-22, -64),
        (-12, -82),
        (10, -82),
        (20, -66),
        (18, -40, 1),
        (10, -46),
        (4, -36, 1),
        (-4, -44),
        (-12, -36, 1),
    ]
    arm = limb([(10, -74), (32, -68), (52, -74)], [13, 10, 8], dark(skin, 0.25))
    near = limb([(-2, -70), (24, -60), (48, -62)], [15, 11, 9], skin) + "".join(
        line([(47, -62 + d), (56, -64 + d * 2.2)], skin, 3.4) for d in (-3, 0, 3)
    )
    head = [(-12, -84), (-15, -100), (-6, -112), (8, -112), (17, -102), (17, -90), (12, -78), (-4, -76)]
    hair = [(-16, -98), (-14, -112), (0, -119), (14, -113), (10, -108), (4, -110), (-2, -106), (-8, -108), (-10, -94, 1)]
    face = (
        disc(12, -98, 4.5, "#172010") + disc(0, -97, 4.5, "#172010") + curve([(0, -86), (8, -90), (14, -86), (8, -79)], "#241210")
    )
    return Figure(
        [legs + arm, curve(body, rags) + near, curve(head, light(skin, 0.1)) + face + curve(hair, "#3a3028")],
        disc(12, -98, 2, glare) + disc(0, -97, 2.2, glare),
    )


def rat(fur: str = "#6e6470", glare: str = "#ff5a4a") -> Figure:
    """A rat that runs to the right, 90 long."""
    tail = line([(-30, -12), (-48, -8), (-58, -20), (-72, -16)], "#b8848a", 3.5)
    body = [(-34, -4), (-34, -22), (-16, -34), (10, -30), (30, -22), (44, -12), (40, -5), (20, 0), (-16, 1)]
    ears = disc(14, -30, 7.5, fur) + disc(14, -30, 4.4, "#b8848a")
    return Figure([tail + curve(body, fur) + ears + disc(43, -11, 2.6, "#d49a9a")], disc(29, -18, 2.6, glare))


def hand(skin: str = "#cfc4b0", *, claw: bool = False) -> str:
    """An open hand that reaches upwards, its wrist on (0, 0), 70 high."""
    tip = 12 if claw else 0
    fingers = ""
    for base, x, y in (((-12, -28), -24, -58), ((-5, -32), -8, -68), ((3, -32), 8, -68), ((10, -28), 22, -58)):
        fingers += limb([base, ((base[0] + x) / 2, (base[1] + y) / 2 - 2), (x, y)], [9, 8, 5.5], skin)
        if tip:
            fingers += poly([(x - 3, y + 2), (x * 1.12, y - tip), (x + 3, y + 2)], "#2a2028")
    thumb = limb([(-12, -12), (-26, -20), (-34, -32)], [10, 8, 5.5], skin)
    return (
        limb([(0, 30), (0, 0), (0, -12)], [17, 17, 22], skin)
        + fingers
        + thumb
        + curve([(-14, -6), (-15, -30), (0, -38), (14, -30), (12, -6)], skin)
    )


class Album(dict[str, Callable[[], str]]):
    """Pictures by their cards' ids, each drawn when it is asked for."""

    def card(self, tone: Tone) -> Callable[[Callable[[Scene], None]], Callable[[Scene], None]]:
        """Enter a picture under its function's name."""

        def enter(draw: Callable[[Scene], None]) -> Callable[[Scene], None]:
            name = draw.__name__.strip("_").replace("_", "-")
            assert name not in self, name

            def whole() -> str:
                scene = Scene(name, tone)
                draw(scene)
                scene.vignette(0.8)
                return scene.svg()

            self[name] = whole
            return draw

        return enter


def save(pictures: dict[str, str], folder: Path) -> None:
    """Write pictures by their cards' ids."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pictures.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
