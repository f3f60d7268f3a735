"""Draw where things happen in Dungeonville: `python -m sprites.draw.dungeonville.stages` writes sprites/dungeonville/{insides/*,duel,dawn}.svg.

Each is a full scene of 900 x 500. Its middle, and the floor of y 400 and more, are calm: cards and adventurers lie and stand there.
"""
# outlines are tables: one line each
# fmt: off

import itertools
import math
from collections.abc import Callable
from pathlib import Path

from sprites.draw.dungeonville.place_kit import (
    BONE,
    BRASS,
    DUNGEONS,
    INK,
    IRON,
    JEWEL,
    SHINE,
    Sheet,
    big_skull,
    bone,
    coin,
    eye,
    fire,
    heap,
    lantern_bars,
    lantern_body,
    lantern_glass,
    stake,
    stones,
    tuft,
    voussoirs,
    web,
)
from sprites.draw.kit import (
    Point,
    bend,
    box,
    chest,
    curve,
    dark,
    disc,
    fade,
    light,
    limb,
    line,
    mix,
    num,
    path,
    place,
    poly,
    potion,
    save,
    shield,
    star,
    sword,
)

OUT = Path(__file__).resolve().parents[2] / "dungeonville"
W, H, X, Y = 900, 500, 450, 236
DEPTHS = (0.2, 0.4, 0.66, 1.02)
"""How near the walls of a corridor are; 1 is the front of the stage."""


def foot(k: float) -> float:
    """Where the floor is at a depth."""
    return Y + 24 + 216 * k**1.25


def air(s: Sheet, name: str) -> None:
    """The light at the end of a corridor."""
    colour, shine = JEWEL[name], SHINE[name]
    s.add(box(0, 0, W, H, s.radial((0, "#fff8e4"), (0.1, shine), (0.42, colour), (1, dark(colour, 0.75)), cy=Y / H, r=0.6)))


def floor(s: Sheet, near: str, far: str, *, slabs: bool = True) -> None:
    """A floor that runs into the depth."""
    top = foot(0.06)
    s.add(box(0, top, W, H - top, s.linear((0, far), (0.3, near), (1, dark(near, 0.5)))))
    if slabs:
        data = "".join(f"M{num(X + i * 20)} {num(top)}L{num(X + i * 120)} 500" for i in range(-9, 10)) + "".join(f"M0 {num(foot(k))}H900" for k in (0.12, 0.22, 0.34, 0.5, 0.7, 0.94))
        s.add(path(data, stroke=dark(near, 0.6), stroke_width=3, opacity=0.55), path(data, stroke=light(far, 0.3), stroke_width=1.2, opacity=0.3, transform="translate(1 2)"))


def wall(s: Sheet, k: float, hole: str, near: str, shine: str) -> None:
    """One wall across the corridor with a hole in it; far ones lie in the light."""
    base = foot(k)
    colour = mix(near, shine, max(0, 0.5 - 0.55 * k))
    s.add(path(f"M-20 -20H920V{num(base)}H-20Z{hole}Z", s.linear((0, dark(colour, 0.55)), (0.55, colour), (1, dark(colour, 0.3))), fill_rule="evenodd"))
    half = X - float(hole[1:].split(" ", maxsplit=1)[0])
    s.add(path(f"M-20 {num(base)}H{num(X - half)}M{num(X + half)} {num(base)}H920{hole}", stroke=INK, stroke_width=3 + 4 * k))
    s.add(f'<g clip-path="{s.define(f"""<clipPath id="@"><path d="{hole}Z"/></clipPath>""")}">{path(hole, stroke="#0c0610", stroke_width=16 + 34 * k, opacity=0.28)}{path(hole, stroke=shine, stroke_width=5 + 7 * k, opacity=0.45)}</g>')


def loom(s: Sheet, name: str, opacity: float = 0.3) -> None:
    """The light between two walls."""
    s.add(disc(X, Y, 330, s.radial((0, SHINE[name], opacity), (1, SHINE[name], 0)), 190))


def round_arch(k: float, wide: float = 330, high: float = 280) -> tuple[str, float, float]:
    """A round hole at a depth: its path, half its width and where its arch starts."""
    base, half = foot(k), 46 + wide * k
    spring = Y + 30 - high * k * 0.44
    return f"M{num(X - half)} {num(base)}V{num(spring)}A{num(half)} {num(half * 0.86)} 0 0 1 {num(X + half)} {num(spring)}V{num(base)}", half, spring


def corners(s: Sheet, strength: float = 0.8) -> None:
    """Dark corners over everything."""
    s.add(box(0, 0, W, H, s.radial((0, "#000000", 0), (0.6, "#000000", 0.04), (0.82, "#060208", strength * 0.45), (1, "#060208", strength), cy=0.46, r=0.74)))


def crypt(s: Sheet) -> None:
    """Arch behind arch of violet stone, skulls in niches, coffins, candles."""
    name, stone = "crypt", "#6f6488"
    air(s, name)
    floor(s, "#5a4e74", "#a78fd0")
    s.add(path("M428 262V232Q428 214 450 212Q472 214 472 232V262Z", "#f4e6ff"), path("M450 212V262", stroke=JEWEL[name], stroke_width=3))
    for k in DEPTHS:
        hole, half, spring = round_arch(k)
        wall(s, k, hole, stone, SHINE[name])
        ring = voussoirs(s, X, spring, half + 3, half + 26 + 40 * k, 11, mix(stone, SHINE[name], max(0.08, 0.4 - 0.5 * k)), gap=1.5 + 2 * k)
        s.put(f'<g transform="translate(0 {num(spring * 0.14)})scale(1 .86)">{ring}</g>', ink=2 + 2 * k, size=0.4 + 0.7 * k)
        if k < 1:
            for side in (-1, 1):
                x = X + side * (half + 46 * k + 22)
                s.add(path(f"M{num(x - 26 * k)} {num(foot(k) - 60 * k)}V{num(foot(k) - 120 * k)}q{num(26 * k)} {num(-44 * k)} {num(52 * k)} 0V{num(foot(k) - 60 * k)}Z", "#1c1228", stroke=INK, stroke_width=2 + 2 * k))
                s.put(place(big_skull(), x, foot(k) - 86 * k, 0.62 * k), ink=2 + k, size=0.5)
        loom(s, name, 0.26 * (1 - 0.6 * k))
    for x, flip in ((84, False), (816, True)):
        lid = poly([(-64, 0), (-64, -34), (64, -34), (64, 0)], "#6b4a34") + poly([(-70, -34), (-52, -58), (52, -58), (70, -34)], "#8a6244") + path("M0 -56V-38M-10 -48H10", stroke=BRASS, stroke_width=5)
        s.put(place(lid, x, 470, 1.12, 4, flip=flip), ink=5, cast=6)
    hand = limb([(0, 8), (0, -22)], [14, 10], BONE) + "".join(limb(p, [7, 6, 4], BONE) for p in ([(-4, -20), (-14, -34), (-10, -50)], [(0, -22), (-2, -42), (2, -58)], [(5, -20), (14, -36), (20, -48)]))
    s.put(place(hand, 130, 408, 0.9, 24), ink=3.6)
    for x, y, h in ((196, 446, 40), (222, 452, 26), (714, 448, 44), (690, 454, 24)):
        s.put(box(x - 8, y - h, 16, h, "#f0e4c4", 3), ink=3.4, size=0.6)
        s.add(s.halo(x, y - h - 14, 58, "#ffcf7a", 0.6), place(fire(), x, y - h - 2, 0.26))
    s.add(web(0, 0, 190), web(900, 0, 150, -1), web(250, 96, 60))


def gnawed(s: Sheet, k: float) -> tuple[str, float, float]:
    """A hole that teeth have made."""
    base, half = foot(k), 54 + 330 * k
    top = Y - 6 - 190 * k
    points: list[Point] = [(X - half, base, 1)]
    for i in range(1, 14):
        a = math.pi * (1 + i / 14)
        r = 1 + s.random.uniform(-0.055, 0.055)
        points.append((X + half * r * math.cos(a), base - 12 + (base - top) * r * math.sin(a)))
    return bend([*points, (X + half, base, 1)], closed=False), half, top


def rat_haus(s: Sheet) -> None:
    """Room after room gnawed through: boards, pipes, cheese, and eyes in every dark corner."""
    name, wood = "rat-haus", "#8a5a2c"
    air(s, name)
    floor(s, "#7a4c22", "#e0a858")
    s.put(poly([(424, 266), (474, 238), (478, 266)], "#ffd45a"), ink=2.6, size=0.4)
    for i, k in enumerate(DEPTHS):
        hole, half, top = gnawed(s, k)
        wall(s, k, hole, (wood, "#a87a4c")[i % 2], SHINE[name])
        step, base = 26 + 60 * k, foot(k)
        count = int(460 / step) + 1
        data = "".join(f"M{num(X + j * step)} -10V{num(base)}" for j in range(-count, count + 1) if abs(j * step) > half * 1.04)
        data += "".join(f"M{num(X + j * step)} -10V{num(top - 14)}" for j in range(-count, count + 1) if abs(j * step) < half * 0.5)
        s.add(path(data, stroke=INK, stroke_width=2 + 2 * k, opacity=0.6), path(data, stroke="#e8b878", stroke_width=1.4, opacity=0.3, transform="translate(2.4 0)"))
        s.add(*(disc(X + side * (half + step * 0.7), base - 40 * k, 24 * k + 4, "#180c06", 20 * k + 3) + "".join(disc(X + side * (half + step * 0.7) + d * 9 * k, base - 42 * k, 5.4 * k + 1, "#ffe27a") for d in (-1, 1)) for side in (-1, 1) if k < 1))
        loom(s, name, 0.3 * (1 - 0.6 * k))
    s.add(path("M-10 66H150Q176 66 176 92V170", stroke=INK, stroke_width=36), path("M-10 66H150Q176 66 176 92V170", stroke="#6f7a72", stroke_width=27), path("M-10 59H152Q182 60 183 90V170", stroke="#a8b4a8", stroke_width=5))
    s.put(box(154, 160, 44, 18, "#6f7a72", 4), box(60, 48, 16, 38, "#6f7a72", 4), ink=4)
    s.add(path("M176 184q-7 14 0 20q7 -6 0 -20Z", "#9ad05a", stroke=INK, stroke_width=3))
    s.put(disc(70, 296, 46, BRASS, 56), ink=4.4, cast=4)
    s.add(disc(70, 296, 36, "#5a3a4a", 46, stroke=INK, stroke_width=3), place(disc(-20, -14, 12, "#8d7a70") + disc(20, -14, 12, "#8d7a70") + curve([(-20, -8), (0, -18), (20, -8), (14, 12), (0, 26), (-14, 12)], "#8d7a70") + eye(-7, -2, 4) + eye(7, -2, 4) + disc(0, 22, 4, "#e39c92") + poly([(-14, -18), (-16, -34), (-7, -26), (0, -36), (7, -26), (16, -34), (14, -18)], BRASS), 70, 302))
    s.add(path("M836 -10V92", stroke=INK, stroke_width=4), s.halo(836, 150, 130, "#ffc45a", 0.55), place(lantern_glass("#ffdf8a"), 836, 92, 1.2))
    s.put(place(lantern_body(), 836, 92, 1.2), ink=4, size=0.8)
    s.add(place(lantern_bars(), 836, 92, 1.2))
    rat = curve([(-52, 0), (-50, -28), (-20, -46), (16, -40), (40, -24), (58, -12), (50, 0), (0, 4)], "#6f625c") + disc(20, -40, 13, "#6f625c") + disc(20, -40, 7, "#d99a8e") + disc(58, -11, 5, "#d98a80")
    tail = limb([(-48, -6), (-80, -4), (-96, -24), (-120, -22)], [10, 8, 6, 3], "#d99a8e")
    s.put(place(tail + rat, 150, 472, 1.1), place(tail + rat, 770, 480, 0.84, flip=True), ink=4.4, cast=5)
    s.add(place(eye(38, -26, 5, "#fff2c8"), 150, 472, 1.1), place(eye(38, -26, 5, "#fff2c8"), 770, 480, 0.84, flip=True))
    s.put(poly([(816, 470), (880, 430), (884, 472)], "#f3c048") + poly([(816, 470), (884, 472), (882, 492), (818, 490)], "#d99a2a"), ink=4)
    s.add(disc(862, 458, 6, "#b8801e"), disc(842, 480, 4.5, "#a8701a"), disc(868, 482, 4, "#a8701a"))
    s.put(box(18, 410, 84, 82, "#9a6a3a", 3), box(12, 404, 96, 14, "#7a4e28", 3), ink=4.4)
    s.add(path("M18 440H102M18 466H102M46 418V492M76 418V492", stroke=INK, stroke_width=2.6, opacity=0.6), disc(60, 454, 17, "#180c06", 14), disc(54, 452, 3.6, "#ffe27a"), disc(67, 452, 3.6, "#ffe27a"))


def cleft(s: Sheet, k: float) -> tuple[str, list[Point]]:
    """A jagged hole in ice or rock."""
    base, half, top = foot(k), 50 + 330 * k, Y - 20 - 200 * k
    points: list[Point] = [(X - half, base)]
    for i in range(1, 10):
        a = math.pi * (1 + i / 10)
        r = 1 + s.random.uniform(-0.09, 0.09)
        points.append((X + half * r * math.cos(a), base + (base - top) * r * math.sin(a)))
    points.append((X + half, base))
    return "M" + "L".join(f"{num(p[0])} {num(p[1])}" for p in points), points


def teeth(s: Sheet, points: list[Point], k: float, tones: tuple[str, str], long: float = 60) -> str:
    """Icicles or fangs that hang from the upper edge of a hole."""
    text = ""
    for (x0, y0), (x1, y1) in itertools.pairwise([p[:2] for p in points[3:-3]]):
        for part in (0.16, 0.5, 0.84):
            x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
            w, h = (10 + 22 * k) * s.random.uniform(0.7, 1.1), (12 + long * k) * s.random.uniform(0.5, 1.2)
            text += poly([(x - w / 2, y - 6), (x + w / 2, y - 6), (x + w * 0.08, y + h)], tones[0]) + poly([(x + w * 0.1, y - 6), (x + w / 2, y - 6), (x + w * 0.08, y + h)], tones[1])
    return text


def ice_cave(s: Sheet) -> None:
    """Walls of ice with something frozen in them."""
    name, ice = "ice-cave", "#5f9fd0"
    air(s, name)
    floor(s, "#5f9acc", "#d6f0ff", slabs=False)
    s.add(path("".join(f"M{num(X + s.random.uniform(-430, 430) * k)} {num(foot(k))}l{num(40 * k)} {num(9 * k)}l{num(46 * k)} {num(-6 * k)}l{num(40 * k)} {num(10 * k)}" for k in (0.16, 0.26, 0.4, 0.52, 0.66, 0.8, 0.94, 1.06) for _ in range(2)), stroke="#eafaff", stroke_width=2.6, opacity=0.6))
    for i, k in enumerate(DEPTHS):
        hole, points = cleft(s, k)
        wall(s, k, hole, (ice, "#7fb8e0")[i % 2], "#e8f8ff")
        clip = s.define(f'<clipPath id="@"><path clip-rule="evenodd" d="M-20 -20H920V{num(foot(k))}H-20Z{hole}Z"/></clipPath>')
        rays = "".join(poly([p[:2], q[:2], (X + (q[0] - X) * 2.4, Y + (q[1] - Y) * 2.2), (X + (p[0] - X) * 2.4, Y + (p[1] - Y) * 2.2)], ("#ffffff", "#1f5f9c")[j % 2], opacity=0.16) for j, (p, q) in enumerate(itertools.pairwise(points)))
        s.add(f'<g clip-path="{clip}">{rays}</g>')
        if i == 3:
            s.add(fade(place(disc(0, -92, 26, "#bcd8ea") + path("M-26 -92Q-26 -124 0 -124Q26 -124 26 -92Z", "#8aa6bc") + path("M-34 0V-50Q-30 -68 0 -68Q30 -68 34 -50V0Z", "#7f9cb4") + path("M34 -50L62 -84", stroke="#7f9cb4", stroke_width=14) + eye(-9, -92, 6) + eye(9, -92, 6) + disc(0, -78, 5, INK, 7), 824, 384, 1.1), 0.62), poly([(776, 226), (796, 216), (786, 388), (764, 380)], "#ffffff", opacity=0.3), poly([(874, 240), (886, 252), (868, 382), (858, 376)], "#ffffff", opacity=0.22))
        s.put(teeth(s, points, k, ("#eaf8ff", "#a4d4f2")), ink=1.6 + 2 * k, rim="#ffffff", size=0.3 + 0.6 * k, shade=0.3)
        loom(s, name, 0.3 * (1 - 0.6 * k))
    s.put(curve([(-20, 510, 1), (-10, 440), (60, 424), (120, 446), (190, 462), (250, 510, 1)], "#ffffff"), curve([(650, 510, 1), (716, 470), (780, 452), (840, 428), (920, 440), (920, 510, 1)], "#ffffff"), ink=4.5, rim="#ffffff", shade=0.3)
    s.put(path("M96 446L96 388", stroke="#8a5a30", stroke_width=9), path("M70 392Q96 372 122 392L118 400Q96 388 74 400Z", "#8a98a8"), ink=3.6)
    s.put(place(curve([(-13, -26, 1), (13, -26, 1), (15, 4), (6, 22), (-10, 20), (-15, 0)], "#d5382e") + curve([(10, -12), (26, -10), (24, 6), (12, 8)], "#d5382e") + box(-15, -34, 30, 12, "#fff2dc", 4), 176, 452, 0.8, 74), ink=3.8)
    s.add(*(star(x, y, r, "#ffffff") for x, y, r in ((150, 150, 14), (742, 118, 16), (310, 60, 10), (610, 66, 11), (832, 200, 10), (60, 260, 12))))


def tent(w: float, h: float, cloth: str) -> str:
    """A patched tent that stands on (0, 0)."""
    return poly([(-w / 2, 0), (-w * 0.06, -h), (w * 0.06, -h), (w / 2, 0)], cloth) + poly([(-w * 0.14, 0), (0, -h * 0.72), (w * 0.14, 0)], "#1c140c") + poly([(w * 0.16, -h * 0.3), (w * 0.28, -h * 0.34), (w * 0.32, -h * 0.14), (w * 0.2, -h * 0.1)], light(cloth, 0.25)) + path(f"M{num(-w * 0.06)} {num(-h)}L{num(-w * 0.12)} {num(-h * 1.14)}M{num(w * 0.06)} {num(-h)}L{num(w * 0.1)} {num(-h * 1.16)}", stroke="#6b4423", stroke_width=5)


def goblin(*, flip: bool = False) -> str:
    """A goblin's head that looks out from somewhere, about (0, 0), 60 high."""
    head = poly([(-16, -8), (-46, -24), (-38, -2), (-16, 10)], "#78b84a") + poly([(16, -8), (46, -24), (38, -2), (16, 10)], "#78b84a") + curve([(-22, -8), (-16, -26), (0, -30), (16, -26), (22, -8), (18, 10), (0, 26), (-18, 10)], "#78b84a")
    return place(head + eye(-8, -6, 6, "#fff27a") + eye(9, -6, 5, "#fff27a") + path("M-10 12Q0 18 11 11", stroke=INK, stroke_width=3) + poly([(-6, 14), (-3, 6), (0, 15)], "#fff6dc"), flip=flip)


def goblin_camp(s: Sheet) -> None:
    """A lane of tents between palisades, a big fire at its end."""
    name = "goblin-camp"
    s.add(box(0, 0, W, H, s.linear((0, "#0c2a22"), (0.42, "#2c7a4c"), (0.56, "#a8d878"))), path("M706 40A31 31 0 1 0 730 80A27 27 0 1 1 706 40Z", "#f4f6d0"), s.halo(700, 70, 80, "#e8f4c0", 0.3))
    s.add(*(disc(s.random.uniform(0, 900), s.random.uniform(0, 150), s.random.uniform(1, 2.2), "#f4ffd8", opacity=0.7) for _ in range(40)))
    s.add(path("M-10 270" + "".join(f"L{i * 30} {num(214 + (i % 2) * 34 + s.random.uniform(-14, 8))}" for i in range(32)) + "V300H-10Z", "#0f3a28"))
    top = foot(0.06)
    s.add(box(0, top, W, H - top, s.linear((0, "#8a9a4c"), (0.35, "#5f6a34"), (1, "#2a3018"))), poly([(424, top), (476, top), (720, 510), (180, 510)], "#8a6a3c"), poly([(436, top), (464, top), (640, 510), (260, 510)], "#a07c48"))
    s.add(s.halo(X, 232, 250, "#ffc85a", 0.8), *(place(fire(), X + d, 274, k) for d, k in ((-20, 0.5), (18, 0.55), (0, 0.8))))
    s.put(path("M410 276L490 262M410 262L490 276", stroke="#5a3418", stroke_width=12), ink=2.4, size=0.4)
    for k in (0.16, 0.3, 0.5, 0.78):
        base, half, tone = foot(k), 64 + 360 * k, mix("#7c5430", "#c8d87a", max(0, 0.36 - 0.5 * k))
        for side in (-1, 1):
            cloth = ("#8a5a3a", "#5f7a3c", "#94623a", "#6a4a5a")[int(k * 10) % 4]
            s.put(*(stake(X + side * (half + 60 * k + j * 44 * k + 90 * k), base - 6 * k, 40 * k, (190 + 26 * ((j * 7) % 3)) * k, mix(tone, INK, 0.06 * (j % 3))) for j in range(9)), ink=1.6 + 2.4 * k, size=0.4 + 0.6 * k)
            s.put(place(tent(210, 150, mix(cloth, "#c8d87a", max(0, 0.3 - 0.5 * k))), X + side * (half * 0.86 + 70 * k), base + 8 * k, 1.4 * k), ink=1.6 + 3 * k, size=0.4 + 0.8 * k, cast=4 * k)
        if k in (0.3, 0.78):
            y = base - 210 * k
            rope = [(X - half - 30 * k, y), (X, y + 70 * k), (X + half + 30 * k, y)]
            s.add(line(rope, INK, 2 + 2 * k), *(poly([(X + d * half - 16 * k, y + (1 - d * d) * 70 * k), (X + d * half + 16 * k, y + (1 - d * d) * 70 * k), (X + d * half, y + (1 - d * d) * 70 * k + 38 * k)], c, stroke=INK, stroke_width=1.6 + 1.4 * k) for d, c in zip((-0.8, -0.5, -0.2, 0.1, 0.4, 0.7), ("#2f8f4c", "#e8d8a0", "#a8492c", "#2f8f4c", "#e8d8a0", "#a8492c"), strict=True)))
        loom(s, name, 0.12)
    s.put(*(place(goblin(flip=x > X), x, y, k) for x, y, k in ((386, 262, 0.36), (516, 262, 0.36), (354, 270, 0.42), (548, 268, 0.4))), ink=2, size=0.4)
    s.put(place(goblin(), 142, 452, 1.5), place(goblin(flip=True), 786, 470, 1.25), ink=4.4, size=1, cast=4)
    s.put(path("M20 500Q8 446 20 424H120Q132 446 122 500Z", "#a8492c"), disc(70, 424, 50, "#ead6a8", 15), ink=5)
    s.add(path("M24 436L46 496L70 438L94 496L116 436", stroke="#f0d9a0", stroke_width=4))
    s.put(stake(846, 506, 40, 210, "#8a5a30"), stake(884, 510, 40, 190, "#7a4e28"), ink=5)
    s.put(place(big_skull(), 846, 306, 0.8, 8), ink=4.4)
    s.add(tuft(210, 500, 1.4), tuft(690, 498, 1.3), tuft(330, 506, 1), tuft(580, 506, 1))


def dragons_lair(s: Sheet) -> None:
    """Down the throat of the mountain: fangs of rock, fire in the cracks, gold on both sides, an eye at the end."""
    name, rock = "dragons-lair", "#84382c"
    air(s, name)
    floor(s, "#7a3426", "#ffb060", slabs=False)
    s.add(s.halo(X, 226, 120, "#ffe27a", 0.9), place(curve([(-44, 0, 1), (0, -30), (44, 0, 1), (0, 30)], "#ffd23a", stroke=INK, stroke_width=4) + disc(0, 0, 7, INK, 25) + disc(-10, -9, 5, "#ffffff"), X, 228, 0.9))
    for i, k in enumerate(DEPTHS):
        hole, points = cleft(s, k)
        wall(s, k, hole, (rock, "#6f2c28")[i % 2], SHINE[name])
        if k < 0.9:
            base, half = foot(k), 50 + 330 * k
            for side in (-1, 1):
                x = X + side * (half + 70 * k)
                s.add(path(f"M{num(x)} {num(base - 4)}l{num(side * 20 * k)} {num(-70 * k)}l{num(-side * 24 * k)} {num(-60 * k)}l{num(side * 30 * k)} {num(-80 * k)}M{num(x + side * 20 * k)} {num(base - 74 * k)}l{num(side * 50 * k)} {num(-30 * k)}", stroke="#ff8a2a", stroke_width=3 + 6 * k), path(f"M{num(x)} {num(base - 4)}l{num(side * 20 * k)} {num(-70 * k)}l{num(-side * 24 * k)} {num(-60 * k)}l{num(side * 30 * k)} {num(-80 * k)}", stroke="#ffe27a", stroke_width=1 + 2.4 * k))
        s.put(teeth(s, points, k, ("#c8886a", "#8a4a3c"), 74), ink=1.8 + 2.4 * k, size=0.4 + 0.7 * k)
        if k < 1:
            base, half = foot(k), 50 + 330 * k
            s.put(*(place(heap(s, 0, 0, 84, 20), X + side * (half * 0.86), base + 12 * k, 0.3 + 0.8 * k) for side in (-1, 1)), ink=1.4 + 1.4 * k, size=0.3 + 0.3 * k)
        loom(s, name, 0.24 * (1 - 0.6 * k))
    cracks = "M430 268L400 300L428 334L372 372L410 412L330 462M372 372L300 380M410 412L470 440L462 492M482 276L506 312L480 348L548 398L536 446L610 500M548 398L620 392"
    s.add(s.blur(path(cracks, stroke="#ff7a1e", stroke_width=12), 6, 0.6), path(cracks, stroke="#ff9a2e", stroke_width=4.4), path(cracks, stroke="#ffe68a", stroke_width=1.8))
    s.put(heap(s, 70, 500, 150, 46), heap(s, 842, 502, 140, 42), ink=3, size=0.6)
    s.put(place(path("M-34 12Q-38 -32 0 -34Q36 -32 34 8L24 12Z", "#a9b0bd") + box(-32, -10, 64, 9, INK, 2), 176, 470, 1.1, -20), ink=4.4, cast=4)
    s.put(place(path("M-24 -40H24Q24 -10 6 -4V18H20V26H-20V18H-6V-4Q-24 -10 -24 -40Z", "#f0bf4a") + disc(0, -26, 7, "#ad231d"), 744, 456, 1.1, 14), place(bone(90), 260, 486, 0.9, -16), place(sword("#cfd6e2", BRASS, 100), 660, 494, 0.9, 62), ink=4, size=0.8)
    s.add(*(disc(s.random.uniform(120, 780), s.random.uniform(40, 420), s.random.uniform(1.4, 3.4), "#ffcf6a", opacity=0.85) for _ in range(36)))


def inside(name: str) -> str:
    """The inside of a dungeon, where an expedition goes."""
    s = Sheet(f"inside {name}", W, H)
    INSIDES[name](s)
    corners(s)
    return s.svg()


INSIDES: dict[str, Callable[[Sheet], None]] = dict(zip(DUNGEONS, (crypt, rat_haus, ice_cave, goblin_camp, dragons_lair), strict=True))


# The duel before an entrance, and the collection at dawn


def torch(s: Sheet, x: float, y: float, high: float, size: float = 1) -> None:
    """A torch on a pole."""
    s.put(path(f"M{num(x - 6)} {num(y)}L{num(x - 8)} {num(y - high)}H{num(x + 8)}L{num(x + 6)} {num(y)}Z", "#7a4e28"), box(x - 13, y - high - 8, 26, 20, IRON, 3), ink=4)
    s.add(s.halo(x, y - high - 40, 150 * size, "#ffb64a", 0.7), place(fire(), x, y - high - 4, 0.8 * size))


HATS = ("M-22 -30Q0 -40 22 -30L6 -84Z", "M-16 -34Q-16 -58 0 -58Q16 -58 16 -34Z", "M-24 -34H24L14 -40V-58H-14V-40Z", "M-14 -34L-18 -56L-6 -44L0 -60L6 -44L18 -56L14 -34Z", "M-20 -28Q-24 -56 0 -60Q24 -56 20 -28L14 -40H-14Z")


def watcher(kind: int, colour: str) -> str:
    """Somebody who watches, standing on (0, 0)."""
    skin = ("#e8b48c", "#c88a60", "#f0c8a0", "#8fb85a", "#9a6a48")[kind % 5]
    face = disc(-5, -29, 2.4, INK) + disc(6, -29, 2.4, INK) + (disc(0, -21, 3.4, INK, 4) if kind % 3 else path("M-5 -22Q0 -17 6 -22", stroke=INK, stroke_width=2.4))
    arms = limb([(-26, -6), (-38, -28), (-32, -52)], [11, 9, 7], colour) + disc(-32, -54, 6, skin) if kind % 4 == 1 else ""
    return arms + curve([(-34, 14, 1), (-32, -4), (-14, -14), (14, -14), (32, -4), (34, 14, 1)], colour) + disc(0, -28, 15, skin) + path(HATS[kind % 5], dark(colour, 0.25)) + face


def duel() -> str:
    """Trampled ground between torches before a dark gate; people have come to watch."""
    s = Sheet("duel", W, H)
    s.add(box(0, 0, W, H, s.linear((0, "#2c2448"), (0.3, "#8a4a5a"), (0.52, "#f0a860"))), s.halo(X, 250, 360, "#ffd890", 0.7, 200))
    s.add(path("M-10 250L60 190L130 236L210 160L300 240L380 200L450 236L540 186L620 240L700 150L790 236L860 196L910 240V320H-10Z", "#6a4050"), path("M-10 280Q120 230 250 262T520 256T760 262T910 250V330H-10Z", "#4e3040"))
    gate = "M372 300V196Q372 118 450 118Q528 118 528 196V300Z"
    s.put(stones(s, 318, 304, 56, 4, 30, "#8a7a70", long=(24, 40), gap=4), stones(s, 526, 304, 56, 4, 30, "#8a7a70", long=(24, 40), gap=4), voussoirs(s, X, 196, 80, 132, 9, "#8a7a70"), ink=4, rough=".05 3 2")
    s.add(path(gate, s.radial((0, "#3a2030"), (1, "#0c060c"), cy=0.9, r=0.8), stroke=INK, stroke_width=6))
    s.put(place(shield("#8a7a70", BRASS), X, 92, 0.62), place(sword("#cfd6e2", BRASS, 100), 410, 130, 0.8, 36), place(sword("#cfd6e2", BRASS, 100), 490, 130, 0.8, -36), ink=3.4, size=0.7)
    s.add(box(0, 298, W, 202, s.linear((0, "#c08a50"), (0.35, "#9a6a3c"), (1, "#4a2e1a"))), disc(X, 404, 400, "#d0a064", 82, opacity=0.5), disc(X, 404, 300, "#e0b478", 58, opacity=0.45))
    s.put(*(place(watcher(i * 3 + i // 4, mix(list(JEWEL.values())[i * 2 % 5], "#4a3040", 0.35)), x, 318 + (i * 29 % 14), 0.92 + (i * 13 % 5) * 0.05) for i, x in enumerate((26, 84, 140, 196, 250, 650, 706, 760, 820, 876))), ink=3, size=0.6, rim="#ffc88a")
    s.add(path("M0 334Q120 348 292 330M608 330Q780 348 900 334", stroke=INK, stroke_width=8), path("M0 334Q120 348 292 330M608 330Q780 348 900 334", stroke="#d8b878", stroke_width=4))
    s.put(*(box(x - 6, 310, 12, 50, "#7a4e28", 2) for x in (6, 150, 292, 608, 750, 894)), ink=3.4, size=0.6)
    for i in range(46):
        x, y = s.random.uniform(80, 820), s.random.uniform(352, 490)
        k = (y - 260) / 200
        s.add(place(disc(0, 0, 8, "#6b4426", 4, opacity=0.5) + disc(11, 1, 4, "#6b4426", 3, opacity=0.5), x, y, k, s.random.uniform(-50, 50), flip=i % 2 == 0))
    s.add(path("M210 452l60 -14l30 8M600 470l70 -16M380 380l40 -6", stroke="#6b4426", stroke_width=4, opacity=0.5))
    for x, y, k in ((96, 452, 1.1), (806, 456, 1.2), (300, 492, 0.8), (610, 494, 0.8), (190, 400, 0.6), (716, 398, 0.6)):
        s.add(s.blur("".join(disc(x + d * 34 * k, y - a * k, r * k, "#f0d8a8", opacity=0.5) for d, a, r in ((-1, 0, 26), (0, 14, 34), (1, 2, 28), (1.8, -6, 18))), 5))
    s.put(place(path("M-34 12Q-38 -32 0 -34Q36 -32 34 8L24 12Z", "#a9b0bd") + box(-32, -10, 64, 9, INK, 2), 150, 478, 0.9, 24), place(shield("#1f63ad", BRASS), 764, 476, 0.72, 66), place(path("M-4 40L-3 -20L0 -34L8 -18L2 -10L6 0L4 40Z", "#cfd6e2") + box(-16, 40, 32, 7, BRASS, 2) + box(-4, 46, 8, 20, "#7a4522", 2), 242, 486, 0.8, 76), ink=4, size=0.8, cast=3)
    torch(s, 60, 452, 190, 1.05)
    torch(s, 840, 452, 190, 1.05)
    corners(s, 0.75)
    return s.svg()


def owl() -> str:
    """A wizard's owl that stands on (0, 0), 70 high."""
    body = curve([(-24, 0), (-28, -34), (-24, -60), (-26, -74, 1), (-10, -64), (10, -64), (26, -74, 1), (24, -60), (28, -34), (24, 0)], "#9a7048")
    return body + curve([(-14, -4), (-16, -24), (0, -34), (16, -24), (14, -4)], "#e8cf9c") + path("M-8 -24l4 5l4 -5M0 -24l4 5l4 -5M-6 -13l4 5l4 -5l4 5", stroke="#9a7048", stroke_width=2.6) + disc(-10, -50, 11, "#f4e4c0") + disc(10, -50, 11, "#f4e4c0") + poly([(-4, -46), (4, -46), (0, -36)], "#f0a030")


def dawn() -> str:
    """The wizards' tower at sunrise: the night's gold on the table."""
    s = Sheet("dawn", W, H)
    s.add(box(0, 0, W, H, "#6a5468"))
    s.put(stones(s, -10, 404, 920, 9, 46, "#8a7488", long=(64, 104), gap=4), ink=2.4, size=0.7, rim="#ffd8b0")
    s.add(box(0, 0, W, 404, "#5c4a62", opacity=0.34))
    window = "M310 372V180Q310 46 450 46Q590 46 590 180V372Z"
    s.add(f'<g clip-path="{s.define(f"""<clipPath id="@"><path d="{window}"/></clipPath>""")}">', box(300, 40, 300, 340, s.linear((0, "#5a6ab0"), (0.35, "#e89aa0"), (0.62, "#ffd890"), (0.75, "#fff2c0"))), s.halo(450, 292, 190, "#fff6c8", 1), disc(450, 292, 42, "#fffbe0"))
    s.add(*(curve([(x - 46, y), (x - 20, y - 12), (x, y - 18), (x + 24, y - 10), (x + 50, y)], "#fff0e0", opacity=0.7) for x, y in ((372, 150), (520, 112), (548, 206), (352, 226))))
    s.add(path("M300 330L330 296L352 314L372 280L396 306L412 290V262L424 244L436 262V296L470 306L488 284L508 306L530 278L552 300L572 286L600 316V380H300Z", "#8a5a78"), path("M300 344Q380 324 450 340T600 336V380H300Z", "#5f4060"), "</g>")
    s.put(voussoirs(s, 450, 182, 142, 182, 13, "#a890a0"), *(box(x, 186 + i * 47, 38, 43, mix("#a890a0", ("#ffffff", "#1a1020")[i % 2], 0.1), 3) for x in (268, 594) for i in range(4)), box(256, 366, 388, 24, "#b8a0ac", 4), ink=4, rim="#ffe0b0")
    s.add(path("M450 46V368M312 200H588", stroke=INK, stroke_width=11), path("M450 46V368M312 200H588", stroke="#7a4e28", stroke_width=5))
    s.add(s.blur(poly([(310, 372), (590, 372), (780, 510), (120, 510)], "#ffe2a0", opacity=0.35), 12))
    s.put(place(owl(), 552, 366, 0.92), ink=4)
    s.add(*(place(eye(x, -50, 7, "#ffd24a"), 552, 366, 0.92) for x in (-10, 10)))
    s.put(box(40, 150, 190, 14, "#7a4e28", 2), box(40, 262, 190, 14, "#7a4e28", 2), box(672, 150, 190, 14, "#7a4e28", 2), ink=4)
    s.put(*(box(52 + i * 22, 150 - h, 19, h, c, 2) for i, (h, c) in enumerate(((70, "#ad231d"), (82, "#1f63ad"), (64, "#23783f"), (76, "#9c590c"), (86, "#6d3fa8")))), *(place(potion(c, "#dcecf0"), x, 228, 0.62) for x, c in ((76, "#6fd06a"), (132, "#e0483e"), (188, "#6a9af0"))), ink=3, size=0.6)
    s.put(place(big_skull(), 190, 118, 0.66), place(disc(0, -34, 32, "#9ad0e8") + path("M-24 0H24L16 -12H-16Z", BRASS), 728, 150, 0.9), ink=3.6, size=0.8)
    s.add(disc(718, 110, 8, "#ffffff", 12, opacity=0.7), star(734, 124, 12, "#ffffff"))
    s.put(place(path("M-52 10Q0 -12 52 10Q0 26 -52 10ZM-30 0Q-20 -60 18 -92L8 -58Q26 -30 30 0Q0 14 -30 0Z", "#4a3a8a"), 812, 136, 0.82), ink=4)
    s.add(star(806, 104, 8, BRASS, 5, 0.45), star(818, 122, 5, BRASS, 5, 0.45))
    s.add(path("M760 176V196M760 196L742 236H778Z", stroke=INK, stroke_width=3), place(lantern_glass("#ffe08a"), 760, 200, 0.8))
    s.put(place(lantern_body(), 760, 196, 0.86), ink=3.6, size=0.7)
    s.add(place(lantern_bars(), 760, 196, 0.86), s.halo(760, 240, 90, "#ffce7a", 0.6))
    s.put(poly([(60, 398), (840, 398), (930, 520), (-30, 520)], "#9a6236"), ink=5, size=1.2, rim="#ffe8b8")
    s.add(path("M40 424H866M16 456H890M-10 490H916", stroke="#6b3f1c", stroke_width=3), disc(450, 452, 330, s.radial((0, "#ffe8a8", 0.6), (1, "#ffe8a8", 0)), 60))
    crate = chest("#8a5a2c", BRASS)
    s.feet(170, 470, 110, 0.5)
    s.put(place("".join(crate.layers), 170, 470, 1.5), ink=4.4, cast=4)
    s.put(heap(s, 170, 402, 66, 22), ink=2.6, size=0.5)
    s.put(heap(s, 300, 476, 90, 26), heap(s, 640, 470, 120, 42), ink=2.8, size=0.6)
    s.put(*(coin(x, y - i * 7, 16) for x, y, n in ((420, 470, 4), (462, 482, 7), (504, 472, 2)) for i in range(n)), ink=2.8, size=0.5)
    s.put(place(path("M-24 -40H24Q24 -10 6 -4V18H20V26H-20V18H-6V-4Q-24 -10 -24 -40Z", "#f0bf4a") + disc(0, -26, 7, "#1f63ad"), 742, 430, 1.3), place(curve([(-30, 0), (-34, -22, 1), (-16, -10), (0, -34, 1), (16, -10), (34, -22, 1), (30, 0)], "#f0bf4a") + "".join(disc(x, -6, 4.4, c) for x, c in ((-16, "#ad231d"), (0, "#1f63ad"), (16, "#23783f"))), 636, 416, 1.1, -8), ink=4, size=0.8, cast=3)
    s.put(box(806, 420, 22, 66, "#f4e8c8", 3), disc(817, 490, 34, BRASS, 9), ink=4, size=0.8)
    s.add(s.halo(817, 396, 80, "#ffcf7a", 0.7), place(fire(), 817, 418, 0.36))
    corners(s, 0.6)
    return s.svg()


PICTURES: dict[str, Callable[[], str]] = {"duel": duel, "dawn": dawn}
for _name in DUNGEONS:
    PICTURES[f"insides/{_name}"] = lambda name=_name: inside(name)

if __name__ == "__main__":
    (OUT / "insides").mkdir(parents=True, exist_ok=True)
    save({name: draw() for name, draw in PICTURES.items()}, OUT)
    print(*(f"{name} {len(draw())}" for name, draw in PICTURES.items()), sep="\n")
