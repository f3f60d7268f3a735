"""What the pictures of Dungeonville's rooms share: fat brown outlines, rooms of light, faces, bones, flames, boxes, people.

A picture is a `Room` of 240 x 150 units, entered in `ROOMS` under its room's id by `room`. What `Room.ink` puts on it gets the outline,
a fill that is lit from the upper left, a rim inside the outline and a soft shadow, so a motif only names shapes and colours: colours of
six digits are lit so, those of three stay flat. People and beasts stand on (0, 0) and are 60-90 units high; things lie about (0, 0).
"""
# outlines are tables: one line each
# fmt: off

import math
import re
from collections.abc import Callable
from itertools import pairwise
from random import Random

from sprites.draw.kit import Point, Scene, Tone, bend, box, curve, dark, disc, light, mix, num, path, place, poly

WIDTH, HEIGHT = 240, 150
INK = "#2b1c10"
BONE, GOLD, IRON, WOOD, CREAM, LEATHER, RED, CLOTH = "#efe4c4", "#f0b93a", "#8e98a4", "#9a6a3c", "#fbf1d6", "#8a5230", "#d8423a", "#d8c8a0"
FILL = re.compile(r'fill="(#[0-9a-f]{6})"')

ROOMS: dict[str, Callable[[], str]] = {}
Draw = Callable[["Room"], None]


class Room(Scene):
    """One picture of 240 x 150 units."""

    def svg(self) -> str:
        """The whole picture."""
        text = super().svg()
        return text.replace('viewBox="0 0 480 292" width="480" height="292"', f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"')

    def lit(self, parts: str) -> str:
        """Parts with fills that are bright at the upper left and dark at the lower right."""
        return FILL.sub(lambda found: f'fill="{self.linear((0, light(found[1], 0.3)), (0.45, found[1]), (1, dark(found[1], 0.34)), turn=(0, 0, 1, 1))}"', parts)

    def ink(self, *parts: str, width: float = 2.2, shadow: float = 0.5, rim: float = 0.75) -> None:
        """Put on a layer with outlines, light and shadow."""
        name = self.define(
            '<filter id="@" filterUnits="userSpaceOnUse" x="-10" y="-10" width="260" height="170" color-interpolation-filters="sRGB">'
            f'<feMorphology in="SourceAlpha" operator="erode" radius="{width * 0.75:.2g}" result="e"/><feOffset in="e" dx="1.3" dy="1.6" result="o"/>'
            f'<feFlood flood-color="{self.tone.rim}" flood-opacity="{rim}"/><feComposite in2="e" operator="in"/><feComposite in2="o" operator="out"/><feComposite in2="SourceGraphic" operator="atop"/>'
            f'<feDropShadow dx="2.4" dy="3" stdDeviation="2" flood-color="#0a0410" flood-opacity="{shadow}"/></filter>'
        )
        self.add(f'<g filter="{name}" stroke="{INK}" stroke-width="{num(width)}">{self.lit("".join(parts))}</g>')

    def flat(self, *parts: str, width: float = 2.2, opacity: float = 1) -> None:
        """Put on parts with outlines, without a shadow."""
        more = f' opacity="{opacity:.2g}"' if opacity < 1 else ""
        self.add(f'<g stroke="{INK}" stroke-width="{num(width)}"{more}>{self.lit("".join(parts))}</g>')

    def dim(self, *parts: str, opacity: float = 0.5) -> None:
        """Put on silhouettes of the background."""
        self.add(f'<g opacity="{opacity:.2g}">{"".join(parts)}</g>')

    def foot(self, x: float, y: float, r: float, opacity: float = 0.55) -> None:
        """The shadow under somebody's feet."""
        self.add(self.shade(x, y, r, opacity, r * 0.24))

    def fire(self, x: float, y: float, size: float = 1, colours: tuple[str, str, str] = ("#f2711f", "#ffb52e", "#fff3b0")) -> None:
        """A flame that stands on a point, 30 high, and its light."""
        self.add(self.glow(x, y - 14 * size, 46 * size, colours[1], 0.75), place(flame(*colours), x, y, size))

    def taper(self, x: float, y: float, h: float = 18, w: float = 7, wax: str = CREAM, flame: float = 0.34) -> None:
        """A burning candle that stands on a point."""
        self.ink(box(x - w / 2, y - h, w, h, wax, 1.5) + path(f"M{num(x - w / 2 + 1)} {num(y - h + 2)}v{num(h * 0.4)}", stroke=light(wax, 0.6), stroke_width=1.6), width=1.6)
        self.fire(x, y - h, flame)

    def mist(self, y: float, colour: str, opacity: float = 0.4, height: float = 26) -> None:
        """Soft fog along the floor."""
        parts = "".join(disc(self.random.uniform(0, WIDTH), y + self.random.uniform(-6, 6), self.random.uniform(30, 60), colour, height * self.random.uniform(0.2, 0.5)) for _ in range(7))
        self.add(self.blur(parts, 6, opacity))

    def dust(self, count: int, colour: str, where: tuple[float, float, float, float] = (10, 10, 230, 130), size: float = 1.1) -> None:
        """Motes in the air."""
        self.add(self.embers(count, colour, where, size))

    def corners(self, strength: float = 0.7) -> None:
        """Dark corners over everything: the last part of a picture."""
        fill = self.radial((0, "#000", 0), (0.6, "#000", 0.03), (0.85, "#0a0410", strength * 0.5), (1, "#0a0410", strength), cx=0.5, cy=0.47, r=0.74)
        self.add(box(0, 0, WIDTH, HEIGHT, fill))


def room(name: str, tone: Tone, back: Draw) -> Callable[[Draw], Draw]:
    """Enter a picture under a room's id, drawn upon a backdrop."""

    def enter(draw: Draw) -> Draw:
        assert name not in ROOMS, name

        def whole() -> str:
            scene = Room(name, tone)
            back(scene)
            draw(scene)
            scene.corners()
            return scene.svg()

        ROOMS[name] = whole
        return draw

    return enter


# Backdrops


def air(s: Room, x: float = 0.5, y: float = 0.42) -> None:
    """Lit air behind everything."""
    far, mid, near, black = s.tone[:4]
    s.add(box(0, 0, WIDTH, HEIGHT, s.radial((0, far), (0.4, mid), (0.8, near), (1, black), cx=x, cy=y, r=0.72)))


def stones(s: Room, rows: int = 7, height: float = 18, top: float = -4, opacity: float = 0.5) -> None:
    """Rounded blocks of a wall, each with a lit edge."""
    seen: dict[bool, str] = {True: "", False: ""}
    joints = edges = ""
    for row in range(rows):
        x, y = -s.random.uniform(4, 30), top + row * height
        while x < WIDTH:
            w = s.random.uniform(22, 44)
            seen[s.random.random() < 0.5] += f"M{num(x + 1.5)} {num(y + 1.5)}h{num(w - 3)}v{num(height - 3)}h{num(3 - w)}z"
            joints += f"M{num(x)} {num(y)}h{num(w)}v{num(height)}"
            edges += f"M{num(x + 3)} {num(y + height - 4)}v{num(7 - height)}h{num(w - 9)}"
            x += w
    s.add(path(seen[True], s.tone.far, opacity=opacity * 0.24), path(seen[False], s.tone.dark, opacity=opacity * 0.3))
    s.add(path(joints, stroke=s.tone.dark, stroke_width=2, opacity=opacity), path(edges, stroke=s.tone.rim, stroke_width=0.9, opacity=opacity * 0.5))


def ground(s: Room, horizon: float = 112, colour: str = "", vanish: float = 120, *, slabs: bool = True) -> None:
    """A floor with a lit edge."""
    near = colour or mix(s.tone.mid, s.tone.near, 0.5)
    s.add(box(0, horizon, WIDTH, HEIGHT - horizon, s.linear((0, light(near, 0.2)), (0.3, near), (1, dark(near, 0.5)))))
    if slabs:
        data = "".join(f"M{num(vanish + i * 17)} {num(horizon)}L{num(vanish + i * 44)} {HEIGHT}" for i in range(-8, 9)) + "".join(f"M0 {num(horizon + (HEIGHT - horizon) * i)}H{WIDTH}" for i in (0.16, 0.42, 0.76))
        s.add(path(data, stroke=dark(near, 0.6), stroke_width=1.5, opacity=0.55))
    s.add(path(f"M0 {num(horizon)}H{WIDTH}", stroke=INK, stroke_width=2.2), path(f"M0 {num(horizon + 2)}H{WIDTH}", stroke=light(near, 0.5), stroke_width=1, opacity=0.6))


def frame(s: Room, data: str, fill: str, width: float = 2.4) -> None:
    """A near shape around the picture, evenodd, with an outline and a shadow on what is behind it."""
    s.add(s.blur(path(data, "#0a0410", fill_rule="evenodd", transform="translate(3 4)"), 3, 0.5))
    s.add(path(data, s.linear((0, light(fill, 0.12)), (1, dark(fill, 0.4))), fill_rule="evenodd", stroke=INK, stroke_width=width))


def rough(random: Random, points: list[tuple[float, float]], by: float = 4) -> list[tuple[float, float]]:
    """Points shaken a little."""
    return [(x + random.uniform(-by, by), y + random.uniform(-by, by)) for x, y in points]


# Lines and faces


def flame(outer: str = "#f2711f", middle: str = "#ffb52e", inner: str = "#fff3b0") -> str:
    """A flame on (0, 0), 34 high."""
    shape = [(0, 0), (-10, -6), (-9, -17), (-3, -23), (0, -34, 1), (5, -23), (10, -15), (9, -5)]
    return curve(shape, outer, stroke=INK, stroke_width=1.8) + place(curve(shape, middle), 0, -1, 0.68) + place(curve(shape, inner), 0, -1, 0.38)


def tube(points: list[Point], width: float, fill: str, edge: float = 2.2) -> str:
    """A limb, tail or rope of even width with an outline."""
    data = bend(points, closed=False)
    return path(data, stroke=INK, stroke_width=width + 2 * edge) + path(data, stroke=fill, stroke_width=width) + path(data, stroke=light(fill, 0.45), stroke_width=width * 0.28, opacity=0.6, transform=f"translate({num(-width * 0.18)} {num(-width * 0.2)})")


def stroke(data: str, width: float = 2, colour: str = INK) -> str:
    """A plain line."""
    return path(data, stroke=colour, stroke_width=width)


def eye(x: float, y: float, r: float = 5, dx: float = 0, dy: float = 0, *, white: str = "#fff", pupil: float = 0.45, lid: str = "") -> str:
    """A round eye that looks somewhere, half shut by a lid of some colour."""
    ball = disc(x, y, r, white, stroke=INK, stroke_width=1.6) + disc(x + dx * r * 0.45, y + dy * r * 0.45, r * pupil, "#210", stroke="none") + disc(x + dx * r * 0.45 - r * 0.14, y + dy * r * 0.45 - r * 0.16, r * 0.15, "#fff", stroke="none")
    return ball + (path(f"M{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}Z", lid, stroke_width=1.6) if lid else "")


def pair(x: float, y: float, gap: float = 12, r: float = 5, dx: float = 0, dy: float = 0, **more: object) -> str:
    """Two eyes about a point."""
    return eye(x - gap / 2, y, r, dx, dy, **more) + eye(x + gap / 2, y, r, dx, dy, **more)  # type: ignore[arg-type]


def brows(x: float, y: float, gap: float = 12, length: float = 8, slope: float = 2, width: float = 2.6) -> str:
    """Eyebrows: a positive slope is angry, a negative one worried."""
    h = length / 2
    return stroke(f"M{num(x - gap / 2 - h)} {num(y - slope)}L{num(x - gap / 2 + h)} {num(y + slope)}M{num(x + gap / 2 - h)} {num(y + slope)}L{num(x + gap / 2 + h)} {num(y - slope)}", width)


def mouth(x: float, y: float, w: float = 14, kind: str = "smile") -> str:
    """A mouth: smile, sad, open, grin (teeth), flat, fang."""
    h = w / 2
    return {
        "smile": stroke(f"M{num(x - h)} {num(y)}q{num(h)} {num(h)} {num(w)} 0", 2.2),
        "sad": stroke(f"M{num(x - h)} {num(y + h * 0.5)}q{num(h)} {num(-h)} {num(w)} 0", 2.2),
        "flat": stroke(f"M{num(x - h)} {num(y)}h{num(w)}", 2.2),
        "open": disc(x, y, h, "#511", h * 1.1) + disc(x, y + h * 0.6, h * 0.5, "#d66", h * 0.4, stroke="none"),
        "grin": path(f"M{num(x - h)} {num(y - 2)}h{num(w)}q{num(-h * 0.1)} {num(h)} {num(-h)} {num(h)}t{num(-h)} {num(-h)}z", "#fff") + stroke(f"M{num(x - h * 0.5)} {num(y - 2)}v{num(h * 0.8)}M{num(x)} {num(y - 2)}v{num(h * 0.9)}M{num(x + h * 0.5)} {num(y - 2)}v{num(h * 0.8)}", 1.2),
        "fang": stroke(f"M{num(x - h)} {num(y)}q{num(h)} {num(h * 0.7)} {num(w)} 0", 2.2) + poly([(x - h * 0.6, y + 1), (x - h * 0.2, y + 2), (x - h * 0.4, y + h * 0.9)], "#fff", stroke_width=1.2) + poly([(x + h * 0.6, y + 1), (x + h * 0.2, y + 2), (x + h * 0.4, y + h * 0.9)], "#fff", stroke_width=1.2),
    }[kind]


def blush(x: float, y: float, gap: float = 26, colour: str = "#f66") -> str:
    """Two warm cheeks."""
    return disc(x - gap / 2, y, 4, colour, 2.6, stroke="none", opacity=0.45) + disc(x + gap / 2, y, 4, colour, 2.6, stroke="none", opacity=0.45)


def sweat(x: float, y: float, size: float = 1) -> str:
    """A drop."""
    return place(path("M0 -6Q5 1 0 4Q-5 1 0 -6Z", "#9fd8f6", stroke_width=1.3), x, y, size)


def notes(x: float, y: float, size: float = 1, colour: str = CREAM) -> str:
    """A note of music."""
    return place(stroke("M4 -14V0M4 -14L14 -17V-3", 4.4) + stroke("M4 -14V0M4 -14L14 -17V-3", 2, colour) + disc(1, 1, 4, colour, 3) + disc(11, -2, 4, colour, 3), x, y, size)


def puff(x: float, y: float, size: float = 1, fill: str = "#e8e0ee") -> str:
    """A round cloud."""
    return place(path("M-18 8Q-28 6 -24 -3Q-22 -12 -12 -9Q-8 -19 3 -15Q12 -20 17 -9Q27 -8 24 2Q22 9 12 8Z", fill), x, y, size)


def bang(x: float, y: float, r: float = 14, fill: str = "#ffe07a", points: int = 9) -> str:
    """A burst."""
    return poly([(x + r * (1 if i % 2 else 0.58) * math.cos(i * math.pi / points), y + r * (1 if i % 2 else 0.58) * math.sin(i * math.pi / points)) for i in range(points * 2)], fill)


def zed(x: float, y: float, size: float = 1, colour: str = CREAM) -> str:
    """A bubble of sleep."""
    return place(disc(0, 0, 9, colour, opacity=0.85) + disc(-3, -3, 2.4, "#fff", stroke="none") + disc(-12, 8, 4, colour, opacity=0.85) + disc(-18, 13, 2, colour, opacity=0.85), x, y, size)


# Bones


def skull(fill: str = BONE, *, jaw: float = 0, look: tuple[float, float] | None = None, glare: str = "") -> str:
    """A round skull about (0, 0), 44 high, its jaw dropped by some units; with eyes, or with lights in its sockets."""
    low = path(f"M-11 {num(12 + jaw)}h22v6q-3 6 -11 6t-11 -6z", fill)
    teeth = stroke(f"M-6 {num(13 + jaw)}v6M0 {num(13 + jaw)}v7M6 {num(13 + jaw)}v6", 1.2)
    hole = box(-10, 9, 20, jaw + 5, "#210", 3) if jaw > 2 else ""
    top = path("M-12 15Q-13 9 -18 7Q-24 -4 -18 -14Q-11 -24 1 -23Q14 -23 19 -12Q23 -2 17 7Q13 9 12 15Q0 18 -12 15Z", fill)
    row = stroke("M-6 10v5M0 10v6M6 10v5", 1.2)
    holes = disc(-8, -3, 6.2, "#210", stroke="none") + disc(9, -3, 6.2, "#210", stroke="none") + path("M0 3l-3 6h6z", "#210", stroke="none")
    inside = (eye(-8, -3, 4.6, *look) + eye(9, -3, 4.6, *look)) if look else (disc(-8, -3, 2.4, glare, stroke="none") + disc(9, -3, 2.4, glare, stroke="none")) if glare else ""
    return low + teeth + hole + top + row + holes + inside


def bone(length: float = 40, fill: str = BONE) -> str:
    """A bone along the x axis about (0, 0)."""
    h = length / 2
    return path(f"M{num(-h)} -2.6Q{num(-h - 2)} -8 {num(-h - 6)} -5.5Q{num(-h - 9)} -2 {num(-h - 5)} 0Q{num(-h - 9)} 2 {num(-h - 6)} 5.5Q{num(-h - 2)} 8 {num(-h)} 2.6H{num(h)}Q{num(h + 2)} 8 {num(h + 6)} 5.5Q{num(h + 9)} 2 {num(h + 5)} 0Q{num(h + 9)} -2 {num(h + 6)} -5.5Q{num(h + 2)} -8 {num(h)} -2.6Z", fill)


def ribs(fill: str = BONE) -> str:
    """A chest of bones, its neck on (0, -20), its hips on (0, 20)."""
    spine = tube([(0, -20), (0, 20)], 3, fill, 1.8)
    hoops = "".join(tube([(-w, y - 1), (-w * 0.5, y + 3), (0, y), (w * 0.5, y + 3), (w, y - 1)], 2.8, fill, 1.6) for y, w in ((-14, 12), (-6, 13), (2, 10)))
    return spine + hoops + path("M-11 17Q0 12 11 17Q10 26 3 23Q0 21 -3 23Q-10 26 -11 17Z", fill)


REST = ([(-12, -48), (-20, -36), (-16, -22)], [(12, -48), (20, -36), (16, -22)])
STAND = ([(-6, -22), (-8, -11), (-9, 0)], [(6, -22), (8, -11), (9, 0)])


def skeleton(arms: tuple[list[Point], list[Point]] = REST, legs: tuple[list[Point], list[Point]] = STAND, head: str = "", *, tilt: float = 0, fill: str = BONE) -> str:
    """A skeleton on (0, 0), about 90 high; its shoulders on (-+12, -48), its hips on (-+6, -22), its head on (0, -76)."""
    feet = "".join(disc(leg[-1][0] + (3 if leg[-1][0] > 0 else -3), leg[-1][1], 6, fill, 3.4) for leg in legs)
    bones = "".join(tube(list(points), 4, fill, 1.8) for points in (*legs, *arms))
    hands = "".join(disc(arm[-1][0], arm[-1][1], 4.2, fill) for arm in arms)
    return feet + bones + place(ribs(fill), 0, -41) + hands + place(head or skull(fill), 0, -77, 0.9, tilt)


def ghost(fill: str = "#f2ecff", *, look: tuple[float, float] = (0.4, 0), kind: str = "open") -> str:
    """A ghost on (0, 0), 76 high."""
    return path("M-26 -4Q-30 -50 -18 -64Q0 -84 18 -64Q30 -50 26 -4Q20 4 14 -4Q8 -10 2 -1Q-4 6 -9 -3Q-15 -9 -26 -4Z", fill) + pair(0, -50, 18, 6.4, *look) + mouth(0, -34, 11, kind) + blush(0, -40, 34)


def cobweb(x: float, y: float, r: float = 46, start: float = 0, colour: str = "#fff") -> str:
    """A web in a corner: its threads lie between an angle and a right angle further."""
    threads, arcs = "", ""
    angles = [math.radians(start + i * 22.5) for i in range(5)]
    for a in angles:
        threads += f"M{num(x)} {num(y)}L{num(x + r * math.cos(a))} {num(y + r * math.sin(a))}"
    for part in (0.35, 0.6, 0.85):
        for a, b in pairwise(angles):
            m = (a + b) / 2
            arcs += f"M{num(x + r * part * math.cos(a))} {num(y + r * part * math.sin(a))}Q{num(x + r * part * 0.84 * math.cos(m))} {num(y + r * part * 0.84 * math.sin(m))} {num(x + r * part * math.cos(b))} {num(y + r * part * math.sin(b))}"
    return path(threads + arcs, stroke=colour, stroke_width=1.1, opacity=0.6)


# Things


def coins(random: Random, x: float, y: float, count: int = 10, wide: float = 26) -> str:
    """A heap of gold."""
    heap = sorted(((random.uniform(-wide, wide), random.random()) for _ in range(count)), key=lambda item: -item[1])
    return "".join(disc(x + dx, y - up * (1 - abs(dx) / wide) * wide * 0.5 + 1.6, 6, "#a5701a", 3.4, stroke_width=1.4) + disc(x + dx, y - up * (1 - abs(dx) / wide) * wide * 0.5, 6, GOLD, 3.4, stroke_width=1.4) for dx, up in heap)


def chest(*, gold: bool = True, wood: str = "#8a5a30") -> str:
    """An open chest that stands on (0, 0), 44 wide."""
    lid = path("M-22 -22L-18 -38Q0 -44 18 -38L22 -22Z", dark(wood, 0.2))
    inside = "".join(disc(a, b, 5.4, GOLD, 4, stroke_width=1.4) for a, b in ((-12, -24), (0, -27), (12, -24), (-6, -22), (7, -22))) if gold else ""
    return lid + inside + box(-23, -22, 46, 22, wood, 2) + box(-23, -16, 46, 4, GOLD, stroke_width=1.4) + box(-4, -18, 8, 9, GOLD, 2, stroke_width=1.6)


def crown(fill: str = GOLD) -> str:
    """A crown that sits on (0, 0), 30 wide."""
    return path("M-14 0L-16 -16L-7 -8L0 -19L7 -8L16 -16L14 0Z", fill) + disc(0, -4, 2.4, RED, stroke_width=1) + disc(-8, -4, 1.8, "#3b7ad8", stroke_width=1) + disc(8, -4, 1.8, "#3b7ad8", stroke_width=1)


def barrel(wood: str = WOOD) -> str:
    """A barrel that stands on (0, 0), 44 high."""
    return path("M-15 0Q-21 -22 -15 -44H15Q21 -22 15 0Z", wood) + stroke("M-6 -43Q-9 -22 -6 -1M6 -43Q9 -22 6 -1", 1.3) + path("M-18 -12H18L17 -7H-17ZM-17 -37H17L18 -32H-18Z", IRON, stroke_width=1.6) + disc(0, -44, 15, dark(wood, 0.2), 4)


def sack(cloth: str = "#b99860") -> str:
    """A tied sack on (0, 0), 46 high."""
    return path("M-18 0Q-24 -22 -8 -32H8Q24 -22 18 0Q0 4 -18 0Z", cloth) + path("M-8 -32Q-15 -42 -8 -44Q0 -40 8 -44Q15 -42 8 -32Z", cloth) + tube([(-8, -32), (8, -32)], 2.4, "#6a4420", 1.3)


def bucket(fill: str = IRON) -> str:
    """A bucket on (0, 0), 30 high."""
    return stroke("M-15 -28Q0 -52 15 -28", 2.2) + path("M-16 -28L-12 0Q0 4 12 0L16 -28Z", fill) + disc(0, -28, 16, dark(fill, 0.5), 5) + stroke("M-14.500 -16Q0 -11 14.500 -16", 1.6)


def book(fill: str = "#7a2f6a", angle: float = 0) -> str:
    """A closed book about (0, 0)."""
    return place(box(-14, -10, 28, 20, fill, 2) + box(-10, 7, 25, 5, CREAM, 1) + stroke("M-8 -10V10", 1.4) + disc(3, -1, 3.4, GOLD, stroke_width=1.2), 0, 0, 1, angle)


def spread(fill: str = "#7a2f3a") -> str:
    """An open book about (0, 0), 44 wide."""
    return path("M-23 -10Q-11 -15 0 -9Q11 -15 23 -10V14Q11 9 0 15Q-11 9 -23 14Z", fill) + path("M-20 -12Q-10 -16 0 -11Q10 -16 20 -12V10Q10 6 0 11Q-10 6 -20 10Z", CREAM) + stroke("M0 -11V11M-16 -7q7 -2 12 0M-16 -2q7 -2 12 0M-16 3q7 -2 12 0M5 -7q6 -2 11 0M5 -2q6 -2 11 0M5 3q6 -2 11 0", 1.2)


def sword(length: float = 50, steel: str = "#c8d2da") -> str:
    """A sword that points up from its grip on (0, 0)."""
    return poly([(-3.4, -6), (-3.4, -length + 6), (0, -length), (3.4, -length + 6), (3.4, -6)], steel) + stroke(f"M0 -8V{num(8 - length)}", 1, "#5a666e") + box(-11, -8, 22, 5, GOLD, 2) + box(-2.500, -3, 5, 13, LEATHER, 2) + disc(0, 12, 3.4, GOLD)


def spear(long: float = 70) -> str:
    """A spear that stands on (0, 0)."""
    return box(-2, -long, 4, long, WOOD, 1) + poly([(-6, -long), (0, -long - 17), (6, -long), (0, -long + 4)], IRON)


def shield(fill: str = RED, sign: str = "") -> str:
    """A shield about (0, 0), 50 high."""
    return path("M-21 -24Q0 -30 21 -24V0Q20 18 0 28Q-20 18 -21 0Z", IRON) + path("M-16 -19Q0 -24 16 -19V0Q15 14 0 22Q-15 14 -16 0Z", fill) + sign


def helmet(fill: str = IRON, plume: str = RED) -> str:
    """A knight's helmet on (0, 0), 36 high."""
    return tube([(2, -34), (14, -42), (24, -30)], 5, plume) + path("M-15 0V-18Q-15 -36 2 -36Q17 -36 17 -18V0Q0 5 -15 0Z", fill) + path("M-2 -22H18V-16H-2Z", "#210") + stroke("M2 -10h12M2 -5h12", 1.6)


def boot(fill: str = LEATHER) -> str:
    """A boot on (0, 0), looking right."""
    return path("M-9 0V-26H7V-12Q18 -10 19 0Z", fill) + box(-10, -2, 30, 4, dark(fill, 0.4), 1) + box(-11, -28, 20, 5, light(fill, 0.2), 2)


def crate(fill: str = WOOD, size: float = 30) -> str:
    """A crate on (0, 0)."""
    h = size / 2
    return box(-h, -size, size, size, fill, 1) + stroke(f"M{num(-h)} {num(-size + 6)}H{num(h)}M{num(-h)} -6H{num(h)}M{num(-h + 2)} -7L{num(h - 2)} {num(7 - size)}", 1.8)


def lantern(s: Room, x: float, y: float, size: float = 1, colour: str = "#ffc850") -> None:
    """A lantern that hangs from a point."""
    s.add(s.glow(x, y + 16 * size, 54 * size, colour, 0.7))
    s.ink(place(stroke("M0 -2V6", 2) + path("M-6 6H6L8 10H-8Z", "#4a3a30") + box(-7, 10, 14, 16, colour, 2) + stroke("M-2.500 10V26M2.500 10V26", 1.2) + box(-8, 26, 16, 4, "#4a3a30", 1), x, y, size))


def tomb(fill: str = "#a79bb8", sign: str = "cross") -> str:
    """A gravestone on (0, 0), 50 high."""
    mark = {"cross": stroke("M0 -40V-20M-7 -33H7", 3.4), "bone": place(bone(12, fill), 0, -28, 0.8, 30), "": ""}[sign]
    return path("M-17 2V-34Q-17 -50 0 -50Q17 -50 17 -34V2Z", fill) + mark + stroke("M-10 -12h14M-10 -7h9", 1.4)


# People: a round head, a coat like a bell, tubes for arms


def person(coat: str = "#5a6ad0", skin: str = "#f0c49a", arms: tuple[list[Point], list[Point]] | None = None, hair: str = "", face: str = "", *, legs: bool = True) -> str:
    """Somebody on (0, 0), about 76 high, with shoulders on (-+12, -40) and a head about (0, -58)."""
    left, right = arms or ([(-12, -40), (-19, -30), (-16, -20)], [(12, -40), (19, -30), (16, -20)])
    low = (box(-11, -12, 8, 11, dark(coat, 0.4), 2) + box(3, -12, 8, 11, dark(coat, 0.4), 2) + disc(-8, -1, 8, LEATHER, 4) + disc(8, -1, 8, LEATHER, 4)) if legs else ""
    body = path("M-13 -42Q0 -50 13 -42L18 -8Q0 -2 -18 -8Z", coat) + tube([(-16, -19), (0, -16), (16, -19)], 3, LEATHER, 1.4)
    limbs = tube(list(left), 7, coat) + tube(list(right), 7, coat) + disc(*left[-1][:2], 5, skin) + disc(*right[-1][:2], 5, skin)
    head = disc(0, -58, 16, skin, 15) + (face or pair(0, -60, 12, 4.4) + mouth(0, -51, 9, "smile")) + hair
    return low + body + limbs + head
