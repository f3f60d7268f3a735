"""What the pictures of Dungeonville's places share: sheets of any size, thick shapes with a fat brown outline, stones, planks, bones and light.

A `Sheet` is a `Scene` of its own size. `Sheet.blob` draws parts as one thing: a fat outline round all of them, light from the upper left
and shade at the lower right of each of them (parts with a gap between them are lit one by one, as the stones of a wall are).
"""
# outlines are tables: one line each
# fmt: off

import itertools
import math

from sprites.draw.kit import Point, Scene, Tone, bend, box, curve, dark, disc, flame, light, line, mix, num, path, place, poly

INK = "#2b1c10"
PAPER, PAPER_DEEP = "#efe2c0", "#d8bf8c"
BONE, BRASS, IRON, WOOD, GRASS = "#efe6cc", "#d9a842", "#4b4650", "#8a5a30", "#7c8a3c"
DUNGEONS = ("crypt", "rat-haus", "ice-cave", "goblin-camp", "dragons-lair")
JEWEL = dict(zip(DUNGEONS, ("#6d3fa8", "#9c590c", "#1f63ad", "#23783f", "#ad231d"), strict=True))
"""The colour of each dungeon."""
SHINE = dict(zip(DUNGEONS, ("#c79bff", "#ffb24a", "#9fdcff", "#8ff0a0", "#ff9a4a"), strict=True))
"""The light inside each dungeon."""
SHADY = Tone("#e8d8b0", "#a8895c", "#5a4128", INK, "#fff0c8")


class Sheet(Scene):
    """One picture of any size."""

    def __init__(self, seed: str, width: float, height: float, tone: Tone = SHADY) -> None:
        super().__init__(f"dungeonville {seed}", tone)
        self.width, self.height = width, height

    def svg(self) -> str:
        """The whole picture."""
        defs = "".join(text.replace("@", name) for text, name in self.defs.items())
        size = f"{num(self.width)} {num(self.height)}"
        wide, high = size.split()
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{wide}" height="{high}" stroke-linecap="round" stroke-linejoin="round">'
            f"<defs>{defs}</defs>{''.join(self.parts)}</svg>\n"
        )

    def shift(self, x: float, y: float, size: float = 1) -> None:
        """Draw what follows at another place and size, until `back`."""
        self.add(f'<g transform="translate({num(x)} {num(y)})scale({size:.4g})">')

    def back(self) -> None:
        """Draw what follows where it was before `shift`."""
        self.add("</g>")

    def lit(self, rim: str = "#fff4d6", size: float = 1, rough: str = "", shade: float = 0.5) -> str:
        """A filter: a lit upper left, a shaded lower right, and the relief of a rough matter ("frequency seed height")."""
        relief, source = "", "SourceGraphic"
        if rough:
            frequency, seed, height = rough.split(" ")
            relief = f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="3" seed="{seed}"/><feDiffuseLighting surfaceScale="{height}" diffuseConstant="1.15" lighting-color="#fff" result="l"><feDistantLight azimuth="230" elevation="56"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.08" result="m"/><feComposite in="m" in2="SourceGraphic" operator="in" result="g"/>'
            source = "g"
        return self.define(
            f'<filter id="@" x="-.06" y="-.06" width="1.12" height="1.12" color-interpolation-filters="sRGB">{relief}'
            f'<feOffset in="SourceAlpha" dx="{num(2.6 * size)}" dy="{num(3.4 * size)}" result="o"/><feFlood flood-color="{rim}" flood-opacity=".8"/><feComposite in2="o" operator="out"/><feComposite in2="{source}" operator="atop" result="r"/>'
            f'<feOffset in="SourceAlpha" dx="{num(-6 * size)}" dy="{num(-8 * size)}"/><feGaussianBlur stdDeviation="{num(4 * size)}" result="p"/><feFlood flood-color="#22102a" flood-opacity="{shade}"/><feComposite in2="p" operator="out"/><feComposite in2="r" operator="atop"/></filter>'
        )

    def blob(self, *parts: str, ink: float = 4.5, rim: str = "#fff4d6", size: float = 1, rough: str = "", shade: float = 0.5, cast: float = 0) -> str:
        """Parts as one thick thing with an outline."""
        text = f'<g id="@">{"".join(parts)}</g>'
        name = self.defs.setdefault(text, f"d{len(self.defs)}")
        shadow = ""
        if cast:
            shadow = ' filter="' + self.define(f'<filter id="@" x="-.3" y="-.3" width="1.7" height="1.7"><feDropShadow dx="{num(cast)}" dy="{num(cast * 1.3)}" stdDeviation="{num(cast * 0.8)}" flood-color="#1a0c04" flood-opacity=".5"/></filter>') + '"'
        under = f'<use href="#{name}" stroke="{INK}" stroke-width="{num(ink * 2)}"/>'
        return (f"<g{shadow}>{under}</g>" if shadow else under) + f'<use href="#{name}" filter="{self.lit(rim, size, rough, shade)}"/>'

    def put(self, *parts: str, ink: float = 4.5, rim: str = "#fff4d6", size: float = 1, rough: str = "", shade: float = 0.5, cast: float = 0) -> None:
        """Put parts on as one thick thing."""
        self.add(self.blob(*parts, ink=ink, rim=rim, size=size, rough=rough, shade=shade, cast=cast))

    def halo(self, x: float, y: float, r: float, colour: str, opacity: float = 0.8, ry: float | None = None) -> str:
        """A soft light that may lie on a see-through ground."""
        return disc(x, y, r, self.radial((0, colour, opacity), (0.4, colour, opacity * 0.5), (0.75, colour, opacity * 0.12), (1, colour, 0)), ry)

    def feet(self, x: float, y: float, r: float, opacity: float = 0.5) -> None:
        """The soft shadow of something that stands on the ground."""
        self.add(self.shade(x, y, r, opacity, max(7, r * 0.1), "#2a1606"))

    def jitter(self, points: list[Point], by: float) -> list[Point]:
        """Points moved a little."""
        return [(p[0] + self.random.uniform(-by, by), p[1] + self.random.uniform(-by, by), *p[2:]) for p in points]


# Paper


def ragged(s: Sheet, w: float, h: float, edge: float = 6, step: float = 13) -> str:
    """Path data of the torn outline of a sheet."""
    rnd = s.random.uniform
    top = [(x, edge + rnd(-edge, edge) * 0.7) for x in steps(edge, w - edge, step)]
    right = [(w - edge + rnd(-edge, edge) * 0.7, y) for y in steps(edge * 2, h - edge * 2, step)]
    low = [(x, h - edge + rnd(-edge, edge) * 0.7) for x in reversed(steps(edge, w - edge, step))]
    left = [(edge + rnd(-edge, edge) * 0.7, y) for y in reversed(steps(edge * 2, h - edge * 2, step))]
    return bend([*top, *right, *low, *left])


def steps(start: float, end: float, step: float) -> list[float]:
    """Numbers from start to end, about a step apart."""
    count = max(1, round((end - start) / step))
    return [start + (end - start) * i / count for i in range(count + 1)]


def creases(s: Sheet, w: float, h: float, paper: str) -> str:
    """Paper that was crumpled once: flat facets, each lit a little otherwise (noise would make a picture four times as heavy)."""
    columns, rows = max(2, round(w / 84)), max(2, round(h / 66))
    knots = {(i, j): (w * i / columns + s.random.uniform(-30, 30), h * j / rows + s.random.uniform(-24, 24)) for i in range(-1, columns + 2) for j in range(-1, rows + 2)}
    facets: dict[str, str] = {}
    folds = ""
    for i in range(-1, columns + 1):
        for j in range(-1, rows + 1):
            a, b, c, d = knots[i, j], knots[i + 1, j], knots[i + 1, j + 1], knots[i, j + 1]
            for three in ((a, b, c), (a, c, d)) if s.random.random() < 0.5 else ((a, b, d), (b, c, d)):
                tone = mix(paper, ("#fffdf0", "#b98a3e")[s.random.random() < 0.5], s.random.choice((0.03, 0.07, 0.12)))
                facets[tone] = facets.get(tone, "") + "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in three) + "Z"
            if s.random.random() < 0.3:
                folds += f"M{a[0]:.0f} {a[1]:.0f}L{c[0]:.0f} {c[1]:.0f}"
    text = "".join(path(data, tone, stroke=tone, stroke_width=1) for tone, data in facets.items())
    return text + path(folds, stroke="#fffbe8", stroke_width=1.6, opacity=0.5) + path(folds, stroke="#8a6430", stroke_width=1.2, opacity=0.28, transform="translate(1.6 1.6)")


def torn(s: Sheet, w: float, h: float, paper: str) -> None:
    """A torn sheet of parchment as large as the picture: creased, stained and darker at its edges."""
    data = ragged(s, w, h)
    clip = s.define(f'<clipPath id="@"><path d="{data}"/></clipPath>')
    stains = "".join(disc(s.random.uniform(0, w), s.random.uniform(0, h), r := s.random.uniform(26, 60), "#8a5a20", r * 0.8, opacity=0.035) + disc(s.random.uniform(0, w), s.random.uniform(0, h), r * 0.6, "none", r * 0.5, stroke="#8a5a20", stroke_width=3, opacity=0.06) for _ in range(round(w * h / 70000)))
    edges = "".join(path(data, stroke="#7a4e1c", stroke_width=width, opacity=0.075) for width in (52, 38, 27, 18, 11))
    s.add(f'<g clip-path="{clip}">{creases(s, w, h, paper)}{stains}{edges}{path(data, stroke="#fff8e0", stroke_width=4, transform="translate(2 3)", opacity=0.5)}</g>{path(data, stroke="#6b4620", stroke_width=2.2)}')


# Matter


def stones(s: Sheet, x: float, y: float, w: float, rows: int, high: float, colour: str, *, long: tuple[float, float] = (36, 62), gap: float = 5) -> str:
    """Courses of hewn stones with gaps between them, from a line upwards."""
    text = ""
    for row in range(rows):
        left, base = x, y - row * high
        while left < x + w - 6:
            wide = s.random.uniform(*long)
            if x + w - left - wide < long[0] * 0.7:
                wide = x + w - left
            tone = mix(colour, ("#ffffff", "#1a1020")[s.random.random() < 0.5], s.random.uniform(0.02, 0.16))
            corners = s.jitter([(left + gap / 2, base - high + gap / 2), (left + wide - gap / 2, base - high + gap / 2), (left + wide - gap / 2, base - gap / 2), (left + gap / 2, base - gap / 2)], 1.6)
            text += poly(corners, tone)
            left += wide
    return text


def voussoirs(s: Sheet, x: float, y: float, inner: float, outer: float, count: int, colour: str, *, start: float = 180, end: float = 360, gap: float = 2.2) -> str:
    """The wedge stones of a round arch."""
    text = ""
    for i in range(count):
        a, b = (math.radians(start + (end - start) * (i + j) / count) for j in (0, 1))
        far = outer + s.random.uniform(-7, 7)
        tone = mix(colour, ("#ffffff", "#1a1020")[i % 2], s.random.uniform(0.03, 0.15))
        points = [(x + r * math.cos(t), y + r * math.sin(t)) for r, t in ((inner, a + gap / inner), (far, a + gap / far), (far + 2, (a + b) / 2), (far, b - gap / far), (inner, b - gap / inner), (inner, (a + b) / 2))]
        text += poly(points, tone)
    return text


def plank(x: float, y: float, w: float, h: float, wood: str = WOOD, seed: int = 0) -> str:
    """A board with some grain, upright or lying."""
    grain = "".join(f"M{num(x + w * a)} {num(y + h * 0.12)}q{num(w * 0.1)} {num(h * 0.4)} 0 {num(h * 0.76)}" if h > w else f"M{num(x + w * 0.1)} {num(y + h * a)}q{num(w * 0.4)} {num(h * 0.14)} {num(w * 0.8)} 0" for a in ((0.3, 0.68) if seed % 2 else (0.42, 0.76)))
    return box(x, y, w, h, wood, 2) + path(grain, stroke=dark(wood, 0.35), stroke_width=2)


def stake(x: float, base: float, w: float, h: float, wood: str) -> str:
    """A sharpened log of a palisade."""
    return path(f"M{num(x - w / 2)} {num(base)}V{num(base - h + w * 0.9)}L{num(x)} {num(base - h)}L{num(x + w / 2)} {num(base - h + w * 0.9)}V{num(base)}Z", wood) + path(f"M{num(x - w / 2)} {num(base - h + w)}L{num(x)} {num(base - h + w * 0.72)}L{num(x + w / 2)} {num(base - h + w)}L{num(x)} {num(base - h)}Z", light(wood, 0.4)) + path(f"M{num(x - w * 0.12)} {num(base - h * 0.7)}v{num(h * 0.3)}M{num(x + w * 0.2)} {num(base - h * 0.5)}v{num(h * 0.36)}", stroke=dark(wood, 0.35), stroke_width=2)


def tuft(x: float, y: float, size: float = 1, colour: str = GRASS) -> str:
    """Some grass."""
    return place(poly([(-14, 0), (-18, -14), (-8, -6), (-6, -24), (0, -8), (8, -22), (8, -6), (18, -12), (14, 0)], colour), x, y, size)


def pebbles(s: Sheet, x: float, y: float, w: float, count: int, colour: str = "#b59a6a") -> str:
    """Small stones on the ground."""
    return "".join(disc(x + s.random.uniform(0, w), y + s.random.uniform(-5, 5), r := s.random.uniform(3, 7), mix(colour, INK, s.random.uniform(0, 0.2)), r * 0.7) for _ in range(count))


# Bones and things


def big_skull(bone: str = BONE, hollow: str = "#2a1a2c") -> str:
    """A grinning skull about (0, 0), 92 high: one socket wider than the other, one tooth missing."""
    head = curve([(-38, 2), (-40, -24), (-24, -46), (0, -52), (24, -46), (40, -24), (38, 2), (26, 12, 1), (24, 34), (10, 40), (-10, 40), (-24, 34), (-26, 12, 1)], bone)
    face = disc(-16, -10, 13, hollow, 14) + disc(17, -9, 11, hollow, 12) + curve([(0, 4, 1), (-6, 15), (0, 13, 1), (6, 15)], hollow)
    teeth = path("M-18 23H18", stroke=hollow, stroke_width=3) + path("M-12 20V36M-4 22V38M12 20V36", stroke=hollow, stroke_width=2.6) + box(3, 24, 8, 12, hollow, 2)
    return head + face + teeth + line([(20, -40), (14, -32), (20, -27)], hollow, 2)


def bone(length: float = 110, colour: str = BONE) -> str:
    """A bone about (0, 0), lying."""
    h = length / 2
    return box(-h, -6, length, 12, colour, 6) + "".join(disc(x, y, 9, colour) for x in (-h, h) for y in (-7, 7))


def lantern_body() -> str:
    """The iron of a lantern that hangs from (0, 0), 84 high."""
    return path("M0 0V14", stroke=IRON, stroke_width=5) + path("M-8 12H8L22 28H-22Z", IRON) + box(-20, 70, 40, 10, IRON, 3) + box(-5, 80, 10, 6, IRON, 2)


def lantern_glass(glass: str) -> str:
    """The glass of that lantern."""
    return path("M-17 29H17L15 70H-15Z", glass)


def lantern_bars() -> str:
    """The bars in front of that glass."""
    return path("M-16 29L-14 70M16 29L14 70M0 29V70", stroke=INK, stroke_width=3.4)


def fire(outer: str = "#f0601c", middle: str = "#ffb43c", heart: str = "#fff2b8") -> str:
    """A flame of 100 on (0, 0)."""
    return flame(outer, middle, heart)


def web(x: float, y: float, r: float, flip: int = 1, colour: str = "#d8cce8") -> str:
    """A cobweb in a corner."""
    ends = [(x + flip * r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in (0, 24, 48, 70, 92)]
    data = "".join(f"M{num(x)} {num(y)}L{num(a)} {num(b)}" for a, b in ends)
    for part in (0.4, 0.66, 0.9):
        ring = [(x + (a - x) * part, y + (b - y) * part) for a, b in ends]
        data += f"M{num(ring[0][0])} {num(ring[0][1])}" + "".join(f"Q{num((p[0] + q[0]) / 2 + (x - (p[0] + q[0]) / 2) * 0.2)} {num((p[1] + q[1]) / 2 + (y - (p[1] + q[1]) / 2) * 0.2)} {num(q[0])} {num(q[1])}" for p, q in itertools.pairwise(ring))
    return path(data, stroke=colour, stroke_width=1.6, opacity=0.7)


def eye(x: float, y: float, r: float, white: str = "#fff6d8", iris: str = "#2a1a10", *, slit: bool = False, look: float = 0) -> str:
    """An open round eye."""
    pupil = disc(x + look, y, r * 0.2, INK, r * 0.8) if slit else disc(x + look, y, r * 0.48, iris)
    return disc(x, y, r, white) + pupil + disc(x + look - r * 0.28, y - r * 0.34, r * 0.2, "#ffffff")


def coin(x: float, y: float, r: float = 11, gold: str = "#f0bf4a") -> str:
    """A coin that lies."""
    return disc(x, y + r * 0.22, r, dark(gold, 0.45), r * 0.55) + disc(x, y, r, gold, r * 0.55) + disc(x, y, r * 0.6, "none", r * 0.3, stroke=dark(gold, 0.3), stroke_width=1.4)


def heap(s: Sheet, x: float, y: float, wide: float, count: int) -> str:
    """A mound of about so many coins, its middle of the foot on (x, y)."""
    rows = max(2, round(math.sqrt(count * 1.3)))
    one = s.defs.setdefault(f'<g id="@">{coin(0, 0)}</g>', f"d{len(s.defs)}")
    text = ""
    for row in range(rows):  # from the top down, so that the nearer ones cover those behind
        half = wide * ((row + 0.5) / rows) ** 0.7
        many = max(1, round(half / 9))
        text += "".join(f'<use href="#{one}" x="{x + half * (2 * (i + s.random.uniform(0.2, 0.8)) / many - 1):.0f}" y="{y - (rows - 1 - row) * 9.5 + s.random.uniform(-3, 3):.0f}"/>' for i in range(many))
    return text
