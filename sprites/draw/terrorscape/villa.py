"""Draw the Villa from above: `python -m sprites.draw.terrorscape.villa` writes sprites/terrorscape/.

`rooms/<id>.svg` is one location as lamplight finds it: it fills the smallest rectangle round the location's outline and is black outside of
it, so that a table can lay it over the dark house wherever there is light. `villa.svg` and `villa-cold.svg` are the whole house at night, as
the survivors and as the killer know it, 1000 by 700 like the table of locations. `walls.svg` is what stands above the floors: walls, windows,
doors and open borders, see-through elsewhere. Rooms know nothing of each other; all corners come from levels/terrorscape/villa.toml.
"""
# furniture is a table of places: one line each
# fmt: off

import math
import tomllib
from pathlib import Path
from random import Random

from sprites.draw.kit import Point, box, dark, disc, light, mix, num, path, place, poly, star

HERE = Path(__file__).resolve().parents[3]
OUT = HERE / "sprites" / "terrorscape"
TABLE = tomllib.loads((HERE / "levels" / "terrorscape" / "villa.toml").read_text(encoding="utf-8"))
OUTLINES: dict[str, list[tuple[float, float]]] = {
    row["id"]: [tuple(map(float, corner.split(","))) for corner in row["outline"]] for row in TABLE["place"]
}
OUTSIDE = ("G1", "G2", "G5")
"""Locations without walls of their own."""
GLASS = ("G4",)
FLOOR = {
    "R1": "#a39a8c", "R2": "#a06c47", "R3": "#86603f", "R4": "#8d5f3f", "R5": "#7c5438", "B1": "#a87650", "B2": "#99683f", "B3": "#a9b2b0",
    "B4": "#8d8a80", "B5": "#a1968a", "G1": "#69704c", "G2": "#566844", "G3": "#8a714f", "G4": "#77835f", "G5": "#4e6e42",
}
WINDOWS = ((100, 15, 0), (200, 15, 0), (330, 15, 0), (452, 15, 0), (560, 15, 0), (690, 15, 0), (800, 15, 0), (935, 132, 90))
"""Middle and turn of each window in an outer wall."""
BOOKS = ("#9d3d34", "#3d7a7c", "#b08a40", "#50629a", "#7a4c74", "#62804e", "#b06a3c", "#d0c09a")


def svg(parts: str, defs: str, x: float, y: float, w: float, h: float) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(x)} {num(y)} {num(w)} {num(h)}" width="{num(w)}" height="{num(h)}" '
        f'stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>{parts}</svg>\n'
    )


def relief(name: str, frequency: str, octaves: int, scale: float, seed: int, k: float = 1.25) -> str:
    """A filter that gives a flat colour the light and shade of a rough matter."""
    return (
        f'<filter id="{name}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{frequency}" '
        f'numOctaves="{octaves}" seed="{seed}"/><feDiffuseLighting surfaceScale="{scale}" diffuseConstant="1.1" lighting-color="#fff" result="l">'
        f'<feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="{k}" result="c"/>'
        '<feComposite in="c" in2="SourceGraphic" operator="in"/></filter>'
    )


def shadow(name: str, dx: float, dy: float, blur: float, opacity: float) -> str:
    """A filter: lit upper left edges, and the shadow that a thing casts."""
    return (
        f'<filter id="{name}" x="-.3" y="-.3" width="1.7" height="1.7" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx=".8" dy="1" result="o"/>'
        '<feFlood flood-color="#fff2d8" flood-opacity=".75"/><feComposite in2="o" operator="out"/><feComposite in2="SourceGraphic" operator="atop" result="r"/>'
        '<feOffset in="SourceAlpha" dx="-2" dy="-2.6"/><feGaussianBlur stdDeviation="1.6" result="p"/><feFlood flood-color="#120a08" flood-opacity=".5"/>'
        f'<feComposite in2="p" operator="out"/><feComposite in2="r" operator="atop"/><feDropShadow dx="{dx}" dy="{dy}" stdDeviation="{blur}" flood-color="#050303" flood-opacity="{opacity}"/></filter>'
    )


MATTER = (
    relief("wood", ".015 .35", 3, 1.1, 3) + relief("grain", ".35 .015", 3, 1.1, 5) + relief("stone", ".09", 4, 1.5, 7) + relief("grass", ".16", 4, 3.2, 11, 1.45)
    + relief("cloth", ".5", 2, 0.9, 13) + shadow("low", 1.5, 2, 1.4, 0.6) + shadow("high", 4, 6, 3.2, 0.62) + shadow("tall", 7, 10, 5, 0.6)
    + '<filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="5"/></filter>'
)


def low(*parts: str) -> str:
    """Things that lie on the floor."""
    return f'<g filter="url(#low)">{"".join(parts)}</g>'


def high(*parts: str) -> str:
    """Furniture."""
    return f'<g filter="url(#high)">{"".join(parts)}</g>'


def tall(*parts: str) -> str:
    """Shelves, trees, columns."""
    return f'<g filter="url(#tall)">{"".join(parts)}</g>'


def outline(room: str) -> str:
    """The path of a location's edge."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in OUTLINES[room]) + "Z"


def bounds(room: str) -> tuple[float, float, float, float]:
    """The smallest rectangle round a location: x, y, width, height."""
    xs, ys = [x for x, _ in OUTLINES[room]], [y for _, y in OUTLINES[room]]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


# Floors


def planks(room: str, colour: str, wide: float = 13, *, upright: bool = False) -> str:
    """Boards, none quite like its neighbour."""
    random, (x, y, w, h) = Random(room), bounds(room)  # noqa: S311
    boards, joints, nails = "", "", ""
    far, long = (w, h) if upright else (h, w)
    at = 0.0
    while at < far:
        along = -random.uniform(0, 70)
        while along < long:
            size = random.uniform(60, 120)
            a, b = (x + at, y + along) if upright else (x + along, y + at)
            boards += box(a, b, wide if upright else size, size if upright else wide, mix(colour, random.choice(("#000000", "#ffdfae")), random.uniform(0, 0.13)))
            joints += f"M{num(a)} {num(b)}h{wide}" if upright else f"M{num(a)} {num(b)}v{wide}"
            c, d = (a + 3, b + 4) if upright else (a + 4, b + 3)
            nails += f"M{num(c)} {num(d)}h0M{num(c + (wide - 6 if upright else 0))} {num(d + (0 if upright else wide - 6))}h0"
            along += size
        joints += f"M{num(x + at)} {num(y)}v{num(h)}" if upright else f"M{num(x)} {num(y + at)}h{num(w)}"
        at += wide
    seams = path(joints, stroke=dark(colour, 0.7), stroke_width=1.1, opacity=0.75) + path(nails, stroke=dark(colour, 0.6), stroke_width=1.4, opacity=0.7)
    return f'<g filter="url(#{"grain" if upright else "wood"})">{boards}</g>{seams}'


def tiles(room: str, pale: str, deep: str, step: float, *, lozenge: bool = False) -> str:
    """Two colours of tiles in turn, some chipped."""
    random, (x, y, w, h) = Random(room), bounds(room)  # noqa: S311
    parts, joints = box(x, y, w, h, pale), ""
    if lozenge:
        for i in range(-1, int(w / step) + 2):
            for j in range(-1, int(h / step) + 2):
                cx, cy = x + i * step, y + j * step
                parts += poly([(cx, cy - step / 2), (cx + step / 2, cy), (cx, cy + step / 2), (cx - step / 2, cy)], mix(deep, "#ffffff", random.uniform(0, 0.1)))
                joints += f"M{num(cx - step / 2)} {num(cy)}l{num(step / 2)} {num(-step / 2)}l{num(step / 2)} {num(step / 2)}l{num(-step / 2)} {num(step / 2)}z"
    else:
        for i in range(int(w / step) + 1):
            for j in range(int(h / step) + 1):
                tone = deep if (i + j) % 2 else pale
                parts += box(x + i * step, y + j * step, step, step, mix(tone, "#ffffff", random.uniform(0, 0.1)))
        joints = "".join(f"M{num(x + i * step)} {num(y)}v{num(h)}" for i in range(int(w / step) + 1)) + "".join(f"M{num(x)} {num(y + j * step)}h{num(w)}" for j in range(int(h / step) + 1))
    return f'<g filter="url(#stone)">{parts}</g>' + path(joints, stroke="#1c1a18", stroke_width=1.2, opacity=0.5)


def lawn(room: str, colour: str, tufts: int) -> str:
    """Grass with tufts."""
    random, (x, y, w, h) = Random(room), bounds(room)  # noqa: S311
    blades = ["", "", ""]
    for i in range(tufts):
        a, b = random.uniform(x, x + w), random.uniform(y, y + h)
        blades[i % 3] += f"M{num(a)} {num(b)}q-1-4-4-7M{num(a)} {num(b)}q0-5 1-9M{num(a)} {num(b)}q2-4 5-6"
    tones = (light(colour, 0.3), dark(colour, 0.45), mix(colour, "#c8d070", 0.35))
    return f'<g filter="url(#grass)">{box(x, y, w, h, colour)}</g>' + "".join(path(data, stroke=tone, stroke_width=1.5) for data, tone in zip(blades, tones, strict=True))


def earth(room: str, colour: str, pebbles: int) -> str:
    """Trodden earth with pebbles."""
    random, (x, y, w, h) = Random(room), bounds(room)  # noqa: S311
    dots = "".join(disc(random.uniform(x, x + w), random.uniform(y, y + h), random.uniform(1, 3), mix(colour, random.choice(("#000000", "#fff0d0")), 0.3)) for _ in range(pebbles))
    return f'<g filter="url(#grass)">{box(x, y, w, h, colour)}</g>{dots}'


# Furniture


def rug(x: float, y: float, w: float, h: float, colour: str, thread: str = "#e0b866") -> str:
    """A woven rug with a border, a lozenge and fringes."""
    cx, cy = x + w / 2, y + h / 2
    fringe = "".join(f"M{num(x + i)} {num(y)}v-4M{num(x + i)} {num(y + h)}v4" for i in range(3, int(w), 5))
    sheet = f'<g filter="url(#cloth)">{box(x, y, w, h, colour, 2)}</g>'
    rims = box(x + 5, y + 5, w - 10, h - 10, "none", 1, stroke=thread, stroke_width=2.2, opacity=0.85) + box(x + 11, y + 11, w - 22, h - 22, dark(colour, 0.2), 1, stroke=thread, stroke_width=1, opacity=0.75)
    gem = poly([(cx, y + 16), (x + w - 18, cy), (cx, y + h - 16), (x + 18, cy)], mix(colour, thread, 0.25), stroke=thread, stroke_width=1.3) + poly([(cx, cy - 10), (cx + 10, cy), (cx, cy + 10), (cx - 10, cy)], thread, opacity=0.75)
    return low(path(fringe, stroke=light(thread, 0.3), stroke_width=1.3), sheet, rims, gem)


def board(x: float, y: float, w: float, h: float, wood: str = "#a4703f") -> str:
    """A table from above."""
    lines = "".join(f"M{num(x + 4)} {num(y + h * i)}h{num(w - 8)}" for i in (0.33, 0.67)) if w >= h else "".join(f"M{num(x + w * i)} {num(y + 4)}v{num(h - 8)}" for i in (0.33, 0.67))
    return box(x, y, w, h, wood, 4) + box(x + 3, y + 3, w - 6, h - 6, light(wood, 0.12), 2) + path(lines, stroke=dark(wood, 0.5), stroke_width=1.1, opacity=0.7)


def chair(x: float, y: float, turn: float = 0, seat: str = "#8c3a34", wood: str = "#6a4128") -> str:
    """A chair; its back is to the north unless turned."""
    return high(place(box(-8, -8, 16, 15, wood, 3) + box(-6, -5, 12, 10, seat, 3) + box(-9, -11, 18, 5, dark(wood, 0.2), 2), x, y, 1, turn))


def chairs(x: float, y: float, w: float, h: float, sides: int, ends: int = 0) -> str:
    """Chairs on both sides of a table, and at its ends."""
    parts = ""
    for i in range(sides):
        at = x + w * (i + 0.5) / sides
        parts += chair(at, y - 8) + chair(at, y + h + 8, 180)
    for i in range(ends):
        at = y + h * (i + 0.5) / ends
        parts += chair(x - 8, at, -90) + chair(x + w + 8, at, 90)
    return parts


def shelf(x: float, y: float, w: float, h: float, seed: int) -> str:
    """A book case from above: the backs of the books stand towards us."""
    random, parts = Random(seed), box(x, y, w, h, "#55371f", 2)  # noqa: S311
    upright, at = h > w, 3.0
    while at < max(w, h) - 6:
        thick = random.uniform(3, 6)
        tone, back = random.choice(BOOKS), random.uniform(0, 2)
        parts += box(x + 2 + back, y + at, w - 6, thick, tone, 0.5) if upright else box(x + at, y + 2 + back, thick, h - 6, tone, 0.5)
        at += thick + (0.8 if random.random() < 0.93 else 7)
    return tall(parts)


def crate(x: float, y: float, size: float, turn: float = 0) -> str:
    """A wooden box."""
    r = size / 2
    slats = box(-r, -r, size, size, "#a87c48", 1) + path(f"M{num(-r)} {num(-r / 3)}h{num(size)}M{num(-r)} {num(r / 3)}h{num(size)}", stroke="#4a3219", stroke_width=1.2)
    brace = poly([(-r + 4, -r), (r, r - 4), (r - 4, r), (-r, -r + 4)], "#8c6234") + box(-r, -r, size, size, "none", 1, stroke="#7a5430", stroke_width=3.4)
    return high(place(slats + brace + "".join(disc(a * (r - 2), b * (r - 2), 1, "#302010") for a in (-1, 1) for b in (-1, 1)), x, y, 1, turn))


def barrel(x: float, y: float, r: float) -> str:
    """A barrel on its end."""
    return high(disc(x, y, r, "#8a5c34") + disc(x, y, r - 1.6, "none", stroke="#3a3c40", stroke_width=2.6) + disc(x, y, r - 4, "#a06f42") + path(f"M{num(x - r + 6)} {num(y)}h{num(2 * r - 12)}M{num(x - r + 7)} {num(y - 4)}h{num(2 * r - 14)}M{num(x - r + 7)} {num(y + 4)}h{num(2 * r - 14)}", stroke="#54361c", stroke_width=1))


def plant(x: float, y: float, r: float, seed: int, tones: tuple[str, ...] = ("#5f9a52", "#3f7444", "#86bd68")) -> str:
    """Leaves about a stem."""
    random, parts = Random(seed), ""  # noqa: S311
    for i in range(13):
        long = r * random.uniform(0.65, 1) * (1 if i < 8 else 0.6)
        leaf = path(f"M0 0Q{num(long / 2)} {num(-long * 0.34)} {num(long)} 0Q{num(long / 2)} {num(long * 0.34)} 0 0Z", tones[i % len(tones)]) + path(f"M2 0H{num(long * 0.8)}", stroke=dark(tones[i % len(tones)], 0.35), stroke_width=0.8)
        parts += place(leaf, x, y, 1, i * 45 + random.uniform(-14, 14) + (22 if i >= 8 else 0))
    return high(parts)


def tree(x: float, y: float, r: float, seed: int, tones: tuple[str, ...] = ("#2f5a38", "#3b6e42", "#254a30", "#4a8250")) -> str:
    """A crown of leaves in three layers."""
    random, parts = Random(seed), ""  # noqa: S311
    for layer, share in enumerate((1.0, 0.7, 0.38)):
        crown = ""
        for i in range(11 - layer * 3):
            angle = math.tau * i / (11 - layer * 3) + random.uniform(-0.3, 0.3)
            reach = r * share * random.uniform(0.5, 0.72)
            crown += disc(x + math.cos(angle) * reach - layer * 2, y + math.sin(angle) * reach - layer * 3, r * share * random.uniform(0.34, 0.46), random.choice(tones))
        parts += (tall if layer == 0 else high)(crown + disc(x - layer * 2, y - layer * 3, r * share * 0.55, tones[layer]))
    return parts


def picture(x: float, y: float, w: float, h: float, seed: int) -> str:
    """A painting on the wall, seen from above at a slant."""
    tone = ("#4f7080", "#8a4238", "#5a7048", "#70507a", "#3d5a7c")[seed % 5]
    return high(box(x, y, w, h, "#d8b058", 1) + box(x + 2, y + 2, w - 4, h - 4, tone) + path(f"M{num(x + 3)} {num(y + h - 3)}l{num(w * 0.3)} {num(-h * 0.35)}l{num(w * 0.2)} {num(h * 0.2)}l{num(w * 0.25)} {num(-h * 0.3)}", stroke=light(tone, 0.4), stroke_width=1))


def column(x: float, y: float, r: float = 10) -> str:
    """A round column on its square foot."""
    return tall(box(x - r - 2, y - r - 2, 2 * r + 4, 2 * r + 4, "#a8a094", 2) + disc(x, y, r, "#d6cdbe") + disc(x, y, r - 4, "#c0b6a6"))


def candle(x: float, y: float, r: float = 4.5) -> str:
    """A candle on its plate."""
    return disc(x, y, r, "#d8ae56") + disc(x, y, r * 0.6, "#fff2cc") + disc(x, y, r * 0.28, "#ff9a3a")


def stone(x: float, y: float, kind: int, turn: float = 0, size: float = 1) -> str:
    """A gravestone with its mound."""
    heads = (
        path("M-9 12V-4A9 9 0 0 1 9-4V12Z", "#aab4b2") + path("M-4-2H4M-4 3H4", stroke="#4d5656", stroke_width=1.6),
        path("M-3.5 13V-1H-10V-7H-3.5V-14H3.5V-7H10V-1H3.5V13Z", "#b4beba"),
        box(-8, -9, 16, 22, "#9aa5a4", 2) + box(-5, -6, 10, 16, "#87918f") + path("M0-4V6M-3-1H3", stroke="#4d5656", stroke_width=1.6),
    )
    mound = path("M-11 12Q-13 44 0 45Q13 44 11 12Z", "#5d4a30") + path("M-6 20q6 4 12 0M-7 30q7 4 14 0", stroke="#43351f", stroke_width=1.4)
    return place(low(mound) + high(heads[kind]), x, y, size, turn)


def pane(x: float, y: float, w: float, h: float) -> str:
    """A workbench or counter of stone."""
    return box(x, y, w, h, "#b9bdb8", 2) + box(x + 2, y + 2, w - 4, h - 5, "#d2d5cf", 1)


def hatch(x: float, y: float) -> str:
    """The way down to a secret passage: a trapdoor that stands ajar over dark steps."""
    steps = "".join(box(x - 13, y - 12 + i * 6, 26, 5, mix("#54504a", "#0a0806", i / 4)) for i in range(5))
    return low(box(x - 16, y - 15, 32, 34, "#5a4630", 2), box(x - 13, y - 12, 26, 28, "#120c08")) + steps + high(poly([(x + 13, y - 13), (x + 29, y - 9), (x + 29, y + 19), (x + 13, y + 16)], "#8a6238") + disc(x + 24, y + 5, 2.6, "none", stroke="#d8ae56", stroke_width=1.4))


# Rooms


def hall() -> str:
    """R1: chequered marble, a star of brass in a round rug, stairs up, the main door."""
    stairs = high("".join(box(60 + i * 9, 206, 9, 34, mix("#caa070", "#6a4428", i / 6), 1) for i in range(7)) + box(58, 202, 66, 5, "#7a4c2a", 2) + box(58, 238, 66, 5, "#7a4c2a", 2))
    rays = low(f'<g filter="url(#cloth)">{disc(150, 318, 54, "#8a2c2e")}</g>' + disc(150, 318, 48, "none", stroke="#e0b866", stroke_width=2.6) + disc(150, 318, 41, "none", stroke="#e0b866", stroke_width=1)) + star(150, 318, 38, "#e0b866", 8, 0.42) + star(150, 318, 24, "#8a2c2e", 8, 0.5) + disc(150, 318, 6, "#f0d490")
    door = high(box(17, 276, 12, 68, "#5b351d", 2) + box(19, 280, 8, 29, "#9a6338", 1) + box(19, 311, 8, 29, "#9a6338", 1) + disc(25, 306, 2, "#f0d080") + disc(25, 314, 2, "#f0d080")) + low(box(33, 288, 16, 44, "#6a5a3c", 2) + path("M36 292v36M40 292v36M44 292v36", stroke="#4a3c24", stroke_width=1.4))
    return rays + stairs + door + column(212, 214) + column(78, 408) + column(212, 406) + plant(268, 286, 13, 3) + plant(268, 342, 13, 4) + high(box(128, 404, 46, 13, "#7a4c2a", 2) + candle(138, 410) + box(150, 406, 14, 9, "#d8cfb4", 1))


def gallery() -> str:
    """R2: paintings, a bench, busts on their feet, a chest."""
    art = "".join(picture(*where, i) for i, where in enumerate(((76, 432, 38, 10), (170, 432, 40, 10), (66, 452, 10, 38), (66, 500, 10, 34), (150, 584, 34, 10), (196, 584, 34, 10))))
    bench = high(box(146, 474, 62, 17, "#8a3434", 6) + box(150, 477, 54, 11, "#ac4c46", 4) + path("M163 477v11M177 477v11M191 477v11", stroke="#7a2b2b", stroke_width=1.2))
    chest = high(place(box(-19, -14, 38, 28, "#9a6a3a", 3) + box(-19, -4, 38, 4, "#4a3218") + box(-13, -14, 5, 28, "#d8b058") + box(8, -14, 5, 28, "#d8b058") + box(-4, -6, 8, 9, "#f0d080", 1), 110, 556, 1, -18))
    busts = "".join(tall(box(x - 11, y - 11, 22, 22, "#8c8478", 2) + disc(x, y + 1, 8, "#d6cec0", 6) + disc(x, y - 1, 5, "#ebe4d6")) for x, y in ((266, 582), (268, 516), (98, 470)))
    return rug(130, 506, 96, 44, "#5a3048") + art + bench + chest + busts


def corridor() -> str:
    """R3: a long red runner round the corner, side tables, a clock."""
    edge: list[Point] = [(312, 262), (548, 262), (548, 322), (392, 322), (392, 378), (284, 486), (250, 452), (314, 388)]
    inner: list[Point] = [(318, 268), (542, 268), (542, 316), (386, 316), (386, 375), (284, 477), (259, 452), (320, 391)]
    runner = low(f'<g filter="url(#cloth)">{poly(edge, "#8a2a2e")}</g>' + poly(inner, "none", stroke="#e0b866", stroke_width=2.2)) + "".join(star(x, y, 9, "#e0b866", 4, 0.4) for x, y in ((345, 292), (400, 292), (455, 292), (510, 292), (353, 335), (353, 378), (322, 412), (286, 448)))
    clock = tall(box(524, 238, 30, 15, "#6a4022", 2) + disc(539, 246, 5.5, "#efe6cc") + path("M539 246v-4M539 246l3 2", stroke="#201008", stroke_width=1))
    return runner + high(box(346, 238, 46, 12, "#8c5e34", 2), disc(368, 244, 5.5, "#6fa8b0"), disc(368, 244, 3, "#b4e0e0")) + high(box(446, 238, 50, 12, "#8c5e34", 2), candle(458, 244), box(470, 240, 16, 8, "#9d3d34", 1)) + clock + plant(303, 358, 12, 8)


def study() -> str:
    """R4: a desk with papers and a lamp, a globe, shelves, a leather chair."""
    desk = high(board(458, 402, 62, 34, "#8c5a30"), box(478, 411, 22, 16, "#3f6a4c", 1), box(464, 407, 12, 15, "#efe6cc", 1), place(box(-6, -5, 12, 10, "#e0d4b0", 1), 508, 422, 1, 18), disc(509, 408, 5.5, "#d7a84a"), disc(509, 408, 2.6, "#fff0b8"))
    globe = tall(disc(424, 474, 15, "#8a6030") + disc(424, 474, 12.5, "#4d8ea0") + path("M415 468q6-5 11-1q-1 6-6 8q-5-2-5-7zM428 476q6-1 6 4q-3 4-6 2z", "#a8c070") + path("M411 474h27", stroke="#e0c070", stroke_width=1.2))
    return rug(438, 384, 104, 72, "#2f5a4c") + desk + chair(488, 448, 180, "#6a2c2c", "#4a2c22") + shelf(416, 354, 70, 15, 1) + shelf(545, 424, 15, 66, 2) + globe + picture(508, 354, 30, 9, 2)


def library() -> str:
    """R5: rows of shelves, a reading rug with a table, a ladder."""
    cases = shelf(414, 504, 56, 15, 3) + shelf(504, 504, 40, 15, 4) + shelf(306, 582, 84, 15, 5) + shelf(412, 582, 66, 15, 6) + shelf(500, 582, 58, 15, 9) + shelf(446, 540, 70, 16, 7)
    ladder = high(place(box(-3, -20, 3, 40, "#c08a50") + box(8, -20, 3, 40, "#c08a50") + "".join(box(-3, -16 + i * 8, 14, 2.6, "#a06c38") for i in range(5)), 540, 548, 1, 12))
    table = high(disc(360, 546, 19, "#8a5a34") + disc(360, 546, 15.5, "#a67044") + place(box(-11, -7, 22, 14, "#efe4c4", 1) + path("M0-7V7M-8-3h5M-8 1h5M3-3h5M3 1h5", stroke="#6a5a3c", stroke_width=1.1), 358, 548, 1, -12) + candle(370, 538, 4))
    return rug(318, 520, 84, 54, "#274c6c") + cases + table + high(place(box(-10, -10, 20, 20, "#8a3434", 6) + box(-7, -4, 14, 12, "#ac4c46", 4), 336, 526, 1, -38)) + ladder


def living_room() -> str:
    """B1: a fire, sofas about a low table, the radio on its table, the way down to a passage."""
    sofa = high(box(88, 82, 22, 58, "#8c4434", 7), box(95, 88, 14, 46, "#b0604a", 5), path("M95 111h14", stroke="#8c4434", stroke_width=1.4)) + high(box(126, 136, 64, 21, "#8c4434", 7), box(132, 137, 52, 13, "#b0604a", 5), path("M158 137v13", stroke="#8c4434", stroke_width=1.4))
    fire = high(box(146, 17, 74, 18, "#6d655e", 2) + box(156, 19, 54, 14, "#1a0f0a", 1)) + path("M164 32q4-14 10-2q5-16 11 0q6-12 12 2z", "#ff8c3a") + path("M170 32q3-8 7 0q4-9 8 0q4-6 6 0z", "#ffd98a")
    radio = high(box(62, 40, 28, 40, "#7a5030", 3), box(65, 46, 22, 28, "#c08a50", 2), box(68, 49, 16, 9, "#ffe0a0", 1), disc(71, 66, 3.4, "#3a2414"), disc(81, 66, 3.4, "#3a2414"), path("M70 54h12", stroke="#8a3020", stroke_width=1.2), path("M86 46L100 30", stroke="#dcd6c6", stroke_width=1.8))
    return rug(102, 66, 110, 84, "#6a2c48") + sofa + fire + high(disc(160, 104, 19, "#8a5c36") + disc(160, 104, 15, "#a87448") + disc(154, 100, 4, "#d6cfc0") + box(160, 104, 9, 7, "#4f7080", 1)) + radio + hatch(238, 56) + plant(74, 176, 13, 12) + high(box(122, 182, 56, 10, "#8c5e34", 2))


def dining_room() -> str:
    """B2: a laid table with six chairs, sideboards, a crack in the plaster."""
    plates = "".join(disc(350 + i * 28, y, 6, "#efeae0") + disc(350 + i * 28, y, 3.8, "#d8d2c4") for i in range(4) for y in (80, 107))
    table = high(board(336, 68, 112, 50, "#a06a3a"), box(340, 88, 104, 10, "#f0e6d0", 1)) + plates + disc(366, 93, 4, "#7a2a2e") + disc(420, 93, 5, "#c8a048") + candle(392, 93, 5.5)
    sides = high(box(300, 20, 66, 13, "#7a4e2c", 2), *(disc(312 + i * 14, 26, 4, "#d0d4d2") for i in range(4))) + high(box(410, 20, 62, 13, "#7a4e2c", 2), box(420, 22, 20, 9, "#d8b058", 1))
    vase = high(disc(532, 206, 14, "#8a5a36") + disc(532, 206, 10, "#3a2414")) + plant(532, 206, 19, 21)
    return rug(318, 54, 150, 78, "#7c4a2c", "#f0d498") + chairs(336, 68, 112, 50, 4, 1) + table + sides + vase + chair(300, 196, 140) + chair(498, 176, 200) + picture(360, 222, 44, 10, 3) + high(box(430, 218, 60, 14, "#7a4e2c", 2), candle(444, 225), box(462, 221, 18, 8, "#9d3d34", 1))


def kitchen() -> str:
    """B3: tiles, a counter with stove and sink, a table with a knife, a larder."""
    stove = box(520, 20, 54, 17, "#4a5054", 2) + "".join(disc(x, 29, 5, "#15191b") + disc(x, 29, 3, "#e2582e" if x == 547 else "#33383c") for x in (530, 547, 564))
    sink = box(612, 20, 42, 17, "#8a979c", 2) + box(616, 23, 34, 11, "#4a5a62", 3) + path("M633 18v8", stroke="#e4ecee", stroke_width=2.4)
    table = high(board(574, 76, 84, 34, "#b8875a"), box(584, 84, 26, 16, "#dcb886", 2), place(poly([(-14, 2), (6, 2), (6, -3), (-8, -3)], "#e4eaec") + box(6, -3, 11, 5, "#4a2c18", 2), 632, 94, 1, 24), disc(592, 92, 5, "#c84a34"), disc(601, 90, 4, "#7aa048"))
    pots = "".join(disc(x, 29, r, "#b06c3c") + disc(x, 29, r - 2, "#6a3c20") for x, r in ((592, 6), (672, 7)))
    return high(pane(510, 18, 234, 21)) + stove + sink + pots + high(box(694, 19, 46, 19, "#a88a60", 2), path("M717 21v15", stroke="#6a5230", stroke_width=1.4)) + table + high(box(708, 96, 34, 34, "#d0d6d4", 3), box(712, 100, 26, 26, "#b4bcba", 2), path("M716 113h5", stroke="#70787a", stroke_width=2)) + barrel(524, 116, 12) + chair(566, 92, -90, "#8a7a50") + crate(690, 66, 20, 8)


def storage() -> str:
    """B4: crates, barrels, sacks and a rolled carpet."""
    sacks = "".join(high(disc(x, y, 13, "#c0a070", 11) + path(f"M{x - 4} {y - 2}q4-6 8 0", stroke="#7a5c34", stroke_width=2) + disc(x, y - 3, 3, "#8a6a3c")) for x, y in ((852, 172), (872, 176), (862, 160)))
    carpet = high(place(box(-34, -6, 68, 12, "#8a3438", 6) + disc(-31, 0, 5.5, "#6a2428") + disc(-31, 0, 2.4, "#b0605c"), 903, 82, 1, 44))
    return crate(778, 40, 34) + crate(816, 36, 28, 12) + crate(772, 76, 26, -8) + crate(800, 66, 18, 22) + barrel(918, 172, 14) + barrel(890, 174, 13) + barrel(918, 143, 13) + high(box(840, 20, 44, 15, "#8a6a3c", 2), disc(850, 27, 4, "#b0483a"), disc(862, 27, 4, "#5a8a7c"), disc(874, 27, 4, "#c8a048")) + carpet + crate(826, 176, 24, 20) + sacks


def banquet_hall() -> str:
    """B5: a long table on a carpet, a hearth, columns, the way down to a passage."""
    table = high(board(662, 214, 46, 154, "#a06a3a"), box(681, 218, 8, 146, "#f0e6d0", 1)) + "".join(disc(x, 228 + i * 28, 5, "#efeae0") + disc(x, 228 + i * 28, 3, "#d8d2c4") for i in range(5) for x in (671, 699)) + "".join(candle(685, 240 + i * 34, 5) for i in range(4))
    hearth = high(box(612, 138, 92, 16, "#6d655e", 2), box(626, 140, 64, 12, "#1a0f0a", 1)) + path("M640 151q4-12 9-2q5-14 10 0q5-10 10 2z", "#ff8c3a")
    return rug(624, 186, 122, 206, "#7a2430") + chairs(662, 214, 46, 154, 0, 5) + chair(685, 204) + chair(685, 378, 180) + table + hearth + column(586, 158) + column(586, 436) + column(776, 214) + column(736, 434) + high(box(568, 240, 13, 80, "#7a4e2c", 2), *(candle(574, 252 + i * 28, 4) for i in range(3))) + hatch(768, 330) + tall(box(784, 240, 15, 40, "#55636c", 2), disc(791, 252, 6, "#8d9aa4"), poly([(786, 262), (797, 262), (795, 277), (788, 277)], "#8d9aa4"))


def trail() -> str:
    """G1: a gravel path between trees and a lantern."""
    random = Random("trail")  # noqa: S311
    way = "M232 602C250 634 330 628 360 648S420 658 446 646"
    gravel = "".join(disc(232 + i * 1.55 + random.uniform(-6, 6), 612 + 36 * math.sin(min(1.0, i / 110) * 1.5) + random.uniform(-8, 10), random.uniform(1, 2.6), random.choice(("#b8ac8a", "#8a8064", "#d0c6a4"))) for i in range(138))
    return low(path(way, stroke="#8f8462", stroke_width=27), path(way, stroke="#a89c76", stroke_width=20)) + gravel + tree(205, 638, 29, 31) + tree(296, 682, 26, 32) + tree(424, 612, 22, 33) + high(disc(262, 668, 9, "#9aa09c", 7)) + high(disc(398, 676, 11, "#a4aaa4", 8)) + high(box(352, 612, 10, 10, "#3a4248", 2), disc(357, 617, 3, "#ffd98a")) + plant(330, 612, 11, 34)


def graveyard() -> str:
    """G2: rows of graves, a bare tree, an open grave with a way down."""
    graves = "".join(stone(x, 617, kind, turn, 0.86) for x, kind, turn in ((468, 0, -4), (506, 1, 3), (634, 0, 5), (668, 1, -3))) + stone(470, 660, 2, 4, 0.6) + stone(664, 664, 0, -5, 0.55)
    bare = tall(path("M582 640q4-18 2-34M584 622l-16-14M585 618l15-13M576 615l-2-10M592 611l10 2M584 606l-6-9M584 606l5-8", stroke="#4a3a2c", stroke_width=5)) + disc(582, 640, 6, "#54442f")
    return graves + bare + hatch(546, 652) + high(path("M448 681h238", stroke="#5a646a", stroke_width=3), *(poly([(450 + i * 14, 684), (452 + i * 14, 672), (454 + i * 14, 684)], "#7a868c") for i in range(17)))


def shed() -> str:
    """G3: workbench, saws and tools on the wall, a mower, timber."""
    bench = high(board(766, 470, 88, 26, "#a87c48"), box(776, 474, 22, 9, "#b4bec2", 1), box(780, 483, 4, 8, "#7a4c24"), poly([(812, 490), (842, 478), (846, 484), (816, 494)], "#c8d0d4"), box(842, 476, 12, 9, "#8a4a24", 2))
    wall = tall(box(960, 502, 24, 92, "#8a6238", 2)) + "".join(high(box(964, 508 + i * 17, 16, 5, tone, 1), box(970, 513 + i * 17, 4, 7, "#6a4424")) for i, tone in enumerate(("#b8c2c6", "#c86a34", "#b8c2c6", "#d0a848", "#b8c2c6")))
    mower = high(box(712, 596, 32, 30, "#b03c30", 5), box(718, 602, 20, 14, "#d86450", 3), disc(712, 600, 5, "#20242a"), disc(744, 600, 5, "#20242a"), disc(712, 622, 5, "#20242a"), disc(744, 622, 5, "#20242a"), path("M718 626l-6 22M738 626l6 22M712 648h32", stroke="#4a5258", stroke_width=3))
    timber = "".join(high(box(872 + i * 3, 634 + i * 8, 74, 8, tone, 2)) for i, tone in enumerate(("#b08450", "#946a3a", "#bc9058")))
    wheel = high(disc(912, 520, 19, "#3a3e42") + disc(912, 520, 12, "#8a949a") + disc(912, 520, 4, "#20242a"))
    return bench + wall + mower + timber + wheel + crate(722, 668, 26, 6) + crate(772, 662, 26, -10) + barrel(960, 630, 15) + high(place(box(-2, -30, 4, 54, "#a06c38") + path("M-9 24H9V32L0 46-9 32Z", "#a8b2b8"), 806, 620, 1, 62)) + barrel(840, 440, 13) + crate(822, 660, 22, 30)


def greenhouse() -> str:
    """G4: beds of plants, pots, a sprinkler."""
    soil = low(*(f'<g filter="url(#grass)">{box(*bed, "#5d422a", 3)}</g>' for bed in ((573, 470, 74, 28), (573, 546, 74, 28), (690, 470, 30, 66))))
    greens = "".join(plant(586 + i * 16, 484, 12, 40 + i) for i in range(4)) + "".join(plant(586 + i * 16, 560, 12, 50 + i, ("#7a9a42", "#54743a", "#a8c860")) for i in range(4)) + "".join(plant(705, 482 + i * 14, 13, 60 + i) for i in range(4))
    fruit = "".join(disc(x, y, 2.8, "#e2543c") for x, y in ((590, 478), (608, 488), (626, 480), (700, 490), (710, 512), (702, 526)))
    pots = "".join(high(disc(x, y, 8, "#b4643c") + disc(x, y, 5.5, "#4a301c")) + plant(x, y, 11, 70 + i, ("#a85a8c", "#5f9a52", "#d88ab4")) for i, (x, y) in enumerate(((735, 470), (737, 492), (676, 586), (654, 590))))
    return soil + greens + fruit + pots + low(path("M646 524q20 8 24-10t18-22", stroke="#3c8a5c", stroke_width=3)) + high(place(box(-9, -7, 18, 14, "#7d9aa4", 4) + path("M9-2l12-6", stroke="#7d9aa4", stroke_width=3) + disc(22, -9, 3.6, "#a4bcc4"), 616, 522, 1, 20))


def garden() -> str:
    """G5: a fountain, clipped hedges, trees, the small gate in the wall, a way down."""
    fountain = high(disc(902, 318, 44, "#a8b2ae")) + disc(902, 318, 36, "#3d7f92") + disc(902, 318, 27, "none", stroke="#a8dce4", stroke_width=1.6, opacity=0.8) + disc(902, 318, 20, "none", stroke="#a8dce4", stroke_width=1, opacity=0.6) + high(disc(902, 318, 14, "#b8c0ba")) + disc(902, 318, 9, "#5fa8bc") + star(902, 318, 7, "#e4f6fa", 6, 0.4) + "".join(disc(902 + 40 * math.cos(a), 318 + 40 * math.sin(a), 3.2, "#8a9692") for a in (0.4, 1.4, 2.5, 3.6, 4.6, 5.6))
    hedges = tall(box(812, 206, 16, 132, "#2f5a34", 7)) + tall(box(812, 352, 16, 42, "#2f5a34", 7)) + "".join(disc(820 + (i % 2) * 4 - 2, 212 + i * 9, 6.5, ("#3f7444", "#4d8650")[i % 2]) for i in range(14)) + "".join(disc(820, 358 + i * 9, 6.5, ("#3f7444", "#4d8650")[i % 2]) for i in range(4))
    gate = high(box(978, 308, 11, 50, "#4d5a60", 1), *(box(979, 312 + i * 8, 9, 3.6, "#c0ccd0", 1) for i in range(6)))
    flowers = "".join(disc(x, y, 3.2, tone) + disc(x, y, 1.3, "#fff2b0") for x, y, tone in ((842, 262, "#e87a9a"), (848, 274, "#f0b0c8"), (842, 372, "#e8d05a"), (852, 382, "#f0e08a"), (930, 236, "#c88af0"), (940, 230, "#e87a9a")))
    return low(path("M902 318L986 334M902 318L872 194", stroke="#8f8a6c", stroke_width=15, opacity=0.75)) + fountain + hedges + gate + tree(964, 268, 28, 81) + tree(956, 440, 33, 82) + tree(868, 410, 21, 83) + tree(850, 230, 19, 84) + hatch(914, 396) + flowers


ROOMS = {
    "R1": hall, "R2": gallery, "R3": corridor, "R4": study, "R5": library, "B1": living_room, "B2": dining_room, "B3": kitchen, "B4": storage,
    "B5": banquet_hall, "G1": trail, "G2": graveyard, "G3": shed, "G4": greenhouse, "G5": garden,
}


def floor(room: str) -> str:
    """The ground of a location."""
    colour = FLOOR[room]
    if room in ("R1", "B3", "B5"):
        return tiles(room, colour, {"R1": "#4a4a50", "B3": "#4d646a", "B5": "#5a4a48"}[room], {"R1": 27.5, "B3": 20, "B5": 40}[room], lozenge=room == "B5")
    if room in ("B4", "G4"):
        return tiles(room, colour, dark(colour, 0.14), 30 if room == "B4" else 22)
    if room in ("G1", "G2", "G5"):
        return lawn(room, colour, 260)
    if room == "G3":
        return earth(room, colour, 240) + planks_of_shed()
    return planks(room, colour, 13, upright=room in ("R2", "B1", "R5"))


def planks_of_shed() -> str:
    """The wooden floor under the roof of the shed."""
    return f'<g filter="url(#wood)">{"".join(box(700, 590 + i * 12, 284, 11, mix("#9c7648", "#4a3218", (i * 37 % 10) / 30), 1) for i in range(8))}</g>'


def inside(room: str) -> str:
    """A location's floor and furniture, cut out along its edge, darker towards the walls."""
    edge = outline(room)
    gloom = f'<g filter="url(#soft)">{path(edge, "none", stroke="#080506", stroke_width=11 if room in OUTSIDE else 15, opacity=0.4 if room in OUTSIDE else 0.6)}</g>'
    return f'<g clip-path="url(#c{room})">{floor(room)}{gloom}{ROOMS[room]()}</g>'


def clip(room: str) -> str:
    """The definition that cuts a location out."""
    return f'<clipPath id="c{room}"><path d="{outline(room)}"/></clipPath>'


def room_picture(room: str) -> str:
    """One location by lamplight, black outside."""
    x, y, w, h = bounds(room)
    return svg(box(x, y, w, h, "#000") + inside(room), MATTER + clip(room), x, y, w, h)


# The house


def angle(x: float, y: float) -> float:
    """How the wall runs at a point, in degrees."""
    best = (math.inf, 0.0)
    for corners in OUTLINES.values():
        for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
            along = min(1.0, max(0.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / math.dist((x1, y1), (x2, y2)) ** 2))
            best = min(best, (math.dist((x1 + along * (x2 - x1), y1 + along * (y2 - y1)), (x, y)), math.degrees(math.atan2(y2 - y1, x2 - x1))))
    return best[1]


def common(one: str, other: str) -> list[tuple[Point, Point]]:
    """The straight lines that two locations share."""
    found = []
    for a, b in zip(OUTLINES[one], (*OUTLINES[one][1:], OUTLINES[one][0]), strict=True):
        long = math.dist(a, b)
        ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
        for ends in zip(OUTLINES[other], (*OUTLINES[other][1:], OUTLINES[other][0]), strict=True):
            if all(abs(ux * (q[1] - a[1]) - uy * (q[0] - a[0])) < 1 for q in ends):
                low_, high_ = sorted(ux * (q[0] - a[0]) + uy * (q[1] - a[1]) for q in ends)
                low_, high_ = max(0.0, low_), min(long, high_)
                if high_ - low_ > 3:
                    found.append(((a[0] + ux * low_, a[1] + uy * low_), (a[0] + ux * high_, a[1] + uy * high_)))
    return found


def door(x: float, y: float, *, cold: bool) -> str:
    """A closed door in its frame: two ivory panels."""
    face, mark = ("#efe3c4", "#9a8558") if not cold else ("#cfe2ea", "#6d8ca0")
    parts = box(-22, -8.5, 44, 17, "#0a0e10", 2) + box(-19, -6, 38, 12, face, 1.5) + "".join(box(at, -3.4, 13, 6.8, "none", 1, stroke=mark, stroke_width=1.5) for at in (-15.5, 2.5)) + disc(0, 0, 1.2, mark)
    return place(parts, x, y, 1, angle(x, y))


def walls(*, cold: bool) -> str:
    """Walls with light on their tops, windows, doors, dashed open borders."""
    indoors = [room for room in OUTLINES if room not in OUTSIDE]
    stone_, top = ("#667580", "#aab8be") if not cold else ("#58748c", "#a4cfe6")
    low_wall = "".join(path(outline(room), "none", stroke="#42543f" if not cold else "#3a5560", stroke_width=7) for room in OUTSIDE)
    thick = "".join(path(outline(room), "none", stroke=stone_, stroke_width=13) for room in indoors)
    crest = "".join(path(outline(room), "none", stroke=top, stroke_width=3) for room in indoors) + "".join(path(outline(room), "none", stroke="#6f8a66" if not cold else "#6a94a0", stroke_width=2, stroke_dasharray="3 5") for room in OUTSIDE)
    glass = "".join(place(box(-21, -6, 42, 12, "#0c1418", 1) + box(-18, -3.5, 36, 7, "#bfe4f6", 1) + path("M-6-3.5v7M6-3.5v7", stroke="#40606e", stroke_width=1.4), x, y, 1, turn) for x, y, turn in WINDOWS)
    borders, slabs = "", ""
    for way in TABLE["way"]:
        x, y = map(float, way["point"].split(","))
        if way.get("door", True):
            slabs += door(x, y, cold=cold)
            continue
        for a, b in common(*way["ends"]):
            data = f"M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}"
            borders += path(data, stroke="#24322a" if not cold else "#1a2c36", stroke_width=14) + path(data, stroke="#f4ebcd" if not cold else "#d4ecf6", stroke_width=4.6, stroke_dasharray="10 9")
    return f'<g filter="url(#wallcut)">{low_wall}{thick}</g>{crest}{borders}{glass}<g filter="url(#low)">{slabs}</g>'


WALL = (
    '<filter id="wallcut" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="700" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".07" numOctaves="3" seed="2"/>'
    '<feDiffuseLighting surfaceScale="2.4" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="50"/></feDiffuseLighting>'
    '<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.35" result="c"/><feComposite in="c" in2="SourceGraphic" operator="in" result="m"/>'
    '<feOffset in="SourceAlpha" dx="1.4" dy="1.8" result="o"/><feFlood flood-color="#e8f2f4" flood-opacity=".5"/><feComposite in2="o" operator="out"/><feComposite in2="m" operator="atop" result="r"/>'
    '<feMorphology in="SourceAlpha" radius="1.6" operator="dilate" result="d"/><feFlood flood-color="#0a0e12"/><feComposite in2="d" operator="in" result="e"/>'
    '<feOffset in="SourceAlpha" dx="5" dy="7"/><feGaussianBlur stdDeviation="4" result="b"/><feFlood flood-color="#000" flood-opacity=".75"/><feComposite in2="b" operator="in" result="s"/>'
    '<feMerge><feMergeNode in="s"/><feMergeNode in="e"/><feMergeNode in="r"/></feMerge></filter>'
)
INDOORS = '<clipPath id="roof">' + "".join(f'<path d="{outline(room)}"/>' for room in OUTLINES if room not in OUTSIDE) + "</clipPath>"


def grounds(*, cold: bool) -> str:
    """The park round the house."""
    random = Random("park")  # noqa: S311
    colour = "#33492f" if not cold else "#2a4450"
    woods = ""
    for i, (x, y) in enumerate([(20, 20), (10, 130), (24, 470), (60, 610), (110, 670), (16, 560), (160, 690), (960, 20), (985, 90), (975, 170), (30, 680), (985, 694), (330, 694), (560, 696)]):
        woods += tree(x, y, random.uniform(30, 48), 200 + i)
    return f'<g filter="url(#grass)">{box(0, 0, 1000, 700, colour)}</g>{woods}'


def moonlight(*, cold: bool) -> str:
    """Shafts that fall in at the windows."""
    colour, strength = "#a9d8f2", 0.5 if not cold else 0.62
    fill = f'<linearGradient id="shaft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></linearGradient><linearGradient id="aside" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="{colour}" stop-opacity="{strength}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></linearGradient>'
    shafts = ""
    for x, y, turn in WINDOWS:
        long = 112 if x not in (330, 452) else 180
        shafts += poly([(x, y - 18), (x, y + 18), (x - 90, y + 52), (x - 90, y + 4)], "url(#aside)") if turn else poly([(x - 18, y), (x + 18, y), (x + 62, y + long), (x + 4, y + long)], "url(#shaft)")
    panes = poly([(568, 458), (616, 458), (660, 600), (596, 600)], "url(#shaft)") + poly([(640, 458), (690, 458), (736, 600), (672, 600)], "url(#shaft)")
    beams = "".join(poly([(x, 137), (x + 22, 137), (x + 66, 330), (x + 20, 330)], "url(#shaft)") for x in (600, 660, 720))
    return f'<defs>{fill}</defs><g clip-path="url(#roof)" style="mix-blend-mode:screen">{shafts}{panes}{beams}</g>'


def house(*, cold: bool) -> str:
    """The whole Villa at night."""
    night = "#6e6e7e" if not cold else "#5a84b0"
    dusk = f'<g style="mix-blend-mode:multiply">{box(0, 0, 1000, 700, night)}</g>'
    if cold:
        dusk = '<g style="mix-blend-mode:color" opacity=".55">' + box(0, 0, 1000, 700, "#4f7896") + "</g>" + dusk
    rim = '<radialGradient id="rim" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="#02060a" stop-opacity="0"/><stop offset="1" stop-color="#02060a" stop-opacity=".8"/></radialGradient>'
    floors = "".join(inside(room) for room in OUTLINES)
    parts = grounds(cold=cold) + floors + dusk + moonlight(cold=cold) + walls(cold=cold) + box(0, 0, 1000, 700, "url(#rim)")
    return svg(parts, MATTER + WALL + INDOORS + rim + "".join(map(clip, OUTLINES)), 0, 0, 1000, 700)


def main() -> None:
    """Write all pictures."""
    (OUT / "rooms").mkdir(parents=True, exist_ok=True)
    for room in ROOMS:
        (OUT / "rooms" / f"{room}.svg").write_text(room_picture(room), encoding="utf-8")
    for name, text in PICTURES.items():
        (OUT / f"{name}.svg").write_text(text(), encoding="utf-8")


PICTURES = {
    "villa": lambda: house(cold=False), "villa-cold": lambda: house(cold=True),
    "walls": lambda: svg(walls(cold=False), MATTER + WALL, 0, 0, 1000, 700),
}


if __name__ == "__main__":
    main()
