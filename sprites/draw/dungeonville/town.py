"""Draw Dungeonville's town and the wild land before it: `python -m sprites.draw.dungeonville.town` writes sprites/dungeonville/{town,ground,deed-house}.svg and fronts/.

`town` (1168 x 264) and `ground` (1168 x 272) are torn sheets of parchment, washed so faintly that cards, words and the entrances lie well on
them; left of x 240 and right of x 620 the town's roofs stay low, for words stand above them. The five paths of `ground` end where the
entrances stand, at `DOORS` on y 186. `fronts/<place>` (416 x 140) is the head of the card of a place in town: the lowest 44 are a plain plank
for its name, and its upper right corner is free for a price.
"""
# outlines are tables: one line each
# fmt: off

import itertools
from collections.abc import Callable
from pathlib import Path

from sprites.draw.dungeonville.place_kit import BRASS, INK, IRON, JEWEL, PAPER, Sheet, coin, stones, torn, tuft
from sprites.draw.kit import box, curve, dark, disc, fade, light, limb, mix, num, path, place, poly, save, shield, star

OUT = Path(__file__).resolve().parents[2] / "dungeonville"
DOORS = (144, 364, 584, 804, 1024)
"""Where the entrances stand on the ground, in the order of the dungeons."""


def pane(x: float, y: float, w: float, h: float, glass: str = "#ffdf8a", frame: str = "#6b3f1c") -> str:
    """A window with four panes about (x, y)."""
    return box(x - w / 2 - 4, y - h / 2 - 4, w + 8, h + 8, frame, 2) + box(x - w / 2, y - h / 2, w, h, glass, 1) + path(f"M{num(x)} {num(y - h / 2)}v{num(h)}M{num(x - w / 2)} {num(y)}h{num(w)}", stroke=frame, stroke_width=3)


def gable(x: float, base: float, w: float, h: float, peak: float, wall: str, tile: str, *, lean: float = 0, timber: str = "#7a4a22") -> list[str]:
    """A house that turns its gable to us: wall with beams, then roof."""
    a, b, top = x - w / 2, x + w / 2, base - h
    front = poly([(a, base), (a + lean, top), (x + lean * 1.4, top - peak), (b + lean, top), (b, base)], wall)
    beams = path(f"M{num(a + lean + 3)} {num(top + 4)}H{num(b + lean - 3)}M{num(a + lean * 0.5 + 4)} {num(base - h * 0.5)}H{num(b + lean * 0.5 - 4)}M{num(a + 4)} {num(base)}L{num(a + lean + 5)} {num(top)}M{num(b - 4)} {num(base)}L{num(b + lean - 5)} {num(top)}", stroke=timber, stroke_width=6)
    k = w * 0.13
    roof = poly([(a + lean - k, top + k), (x + lean * 1.4, top - peak - k * 0.7), (b + lean + k, top + k), (b + lean + k * 0.2, top + k * 1.5), (x + lean * 1.4, top - peak + k * 1.1), (a + lean - k * 0.2, top + k * 1.5)], tile)
    return [front + beams, roof]


def eaves(x: float, base: float, w: float, h: float, peak: float, wall: str, tile: str) -> list[str]:
    """A house that turns its long side to us."""
    a, b, top = x - w / 2, x + w / 2, base - h
    front = box(a, top, w, h, wall) + path(f"M{num(a + 4)} {num(base)}V{num(top)}M{num(b - 4)} {num(base)}V{num(top)}M{num(a)} {num(base - h * 0.5)}H{num(b)}", stroke="#7a4a22", stroke_width=6)
    roof = poly([(a - 12, top + 8), (a + peak * 0.35, top - peak), (b - peak * 0.35, top - peak), (b + 12, top + 8)], tile)
    rows = "".join(f"M{num(a - 4 + peak * 0.35 * i / 3)} {num(top - peak * i / 3 + 4)}" + "".join("q5 8 10 0" for _ in range(int((w + 8 - peak * 0.7 * i / 3) / 10))) for i in range(3))
    return [front, roof + path(rows, stroke=dark(tile, 0.4), stroke_width=2)]


def chimney(x: float, y: float, h: float = 40) -> str:
    """A chimney that stands on (x, y)."""
    return box(x - 9, y - h, 18, h, "#a0583a") + box(x - 13, y - h - 8, 26, 10, "#b56c48", 2)


def fountain() -> str:
    """A fountain with a wizard on top, on (0, 0), 130 high."""
    basin = path("M-62 -26H62L52 2H-52Z", "#b8b0a4") + disc(0, -26, 66, "#c8c0b2", 13) + disc(0, -26, 56, "#7fc0dc", 9)
    post = path("M-12 -28L-8 -72H8L12 -28Z", "#b8b0a4") + disc(0, -72, 26, "#c8c0b2", 7)
    wizard = path("M-16 -74Q-16 -100 0 -104Q16 -100 16 -74Z", "#a79f94") + disc(0, -106, 9, "#b8b0a4") + path("M-16 -108Q0 -114 16 -108L4 -138Z", "#a79f94") + path("M-8 -100Q0 -82 8 -100Z", "#d8d0c4")
    return basin + post + wizard


def garland(points: list[tuple[float, float]], colours: list[str]) -> str:
    """A line with little flags from point to point."""
    text, flags = "", ""
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        sag = abs(x1 - x0) * 0.14
        text += f"M{num(x0)} {num(y0)}Q{num((x0 + x1) / 2)} {num((y0 + y1) / 2 + sag * 2)} {num(x1)} {num(y1)}"
        count = max(2, int(abs(x1 - x0) / 26))
        for i in range(count):
            t = (i + 0.5) / count
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)
            flags += poly([(x - 8, y), (x + 8, y), (x, y + 17)], colours[i % len(colours)], stroke=INK, stroke_width=1.6)
    return path(text, stroke=INK, stroke_width=2) + flags


def town() -> str:
    """Roofs, gables, a fountain and flags, washed on parchment."""
    s = Sheet("town", 1168, 264)
    torn(s, 1168, 264, PAPER)
    s.add(f'<g clip-path="{s.define(f"""<clipPath id="@">{box(12, 12, 1144, 240, "#000", 6)}</clipPath>""")}">')
    walls, tiles = ("#ecd09a", "#e4bf8c", "#f0dcae", "#d9b98a"), ("#b5532a", "#8a4a3a", "#5f6f8a", "#a8703a", "#6d7a48")
    s.add('<g opacity=".42">')
    s.add(*(place(path("M-60 0V-40L-40 -62L-20 -40V-74L0 -100L20 -74V-34L44 -56L64 -34V0Z", "#c4a878", stroke="#a08658", stroke_width=2), x, 190, k) for x, k in ((90, 1.1), (330, 1.3), (520, 1.2), (700, 1.4), (930, 1.2), (1080, 1.2))))
    rows = [(62, 92, 92, 40, "g"), (134, 70, 104, 50, "g"), (222, 92, 112, 54, "e"), (304, 76, 146, 66, "g"), (384, 86, 128, 56, "e"), (464, 78, 150, 60, "g"), (708, 82, 122, 50, "g"), (794, 94, 102, 48, "e"), (874, 68, 116, 46, "g"), (956, 96, 82, 40, "e"), (1038, 74, 100, 48, "g"), (1106, 80, 88, 40, "g")]
    for i, (x, w, h, peak, kind) in enumerate(rows):
        wall, tile = walls[i % 4], tiles[(i * 2) % 5]
        if i % 2:
            s.put(chimney(x + w * 0.24, 232 - h - 14), ink=2.4, size=0.6)
        for part in gable(x, 236, w, h, peak, wall, tile, lean=s.random.uniform(-3, 3)) if kind == "g" else eaves(x, 236, w, h, peak, wall, tile):
            s.put(part, ink=2.4, size=0.7)
        s.add(*(pane(x + a * w, 236 - h * b, 15, 20) for a in (-0.22, 0.22) for b in ((0.74, 0.28) if h < 120 else (0.8, 0.5, 0.2))), *([pane(x, 236 - h - peak * 0.3, 14, 16)] if kind == "g" else []))
    for part in (box(548, 96, 72, 140, "#d8c8a8"), poly([(538, 100), (584, 22), (630, 100)], "#5f6f8a")):
        s.put(part, ink=2.6, size=0.8)
    s.add(disc(584, 122, 19, "#fff6dc", stroke=INK, stroke_width=3), path("M584 110V122L593 127", stroke=INK, stroke_width=3), path("M584 22V6", stroke=INK, stroke_width=3), poly([(584, 6), (608, 12), (584, 19)], "#ad231d", stroke=INK, stroke_width=1.6))
    s.add(path("M20 244Q584 226 1148 244V256H20Z", "#c9ad78"), path("".join(f"M{40 + i * 34} {240 + (i % 3) * 4}q8 -4 16 0" for i in range(33)), stroke="#8a6c3c", stroke_width=2))
    s.put(place(fountain(), 584, 254, 0.74), ink=2.8, size=0.7)
    s.add(path("M582 172Q562 176 560 196M586 172Q606 176 608 196M570 204Q552 210 552 232M598 204Q616 210 616 232", stroke="#8fcbe4", stroke_width=4))
    s.add("</g>", fade(garland([(246, 18), (420, 26), (584, 12)], list(JEWEL.values())), 0.62), "</g>")
    return s.svg()


def tree(x: float, y: float, size: float, leaf: str) -> str:
    """A fir."""
    return place(box(-4, -14, 8, 16, "#6b4423") + poly([(-22, -10), (0, -46), (22, -10)], leaf) + poly([(-17, -32), (0, -66), (17, -32)], light(leaf, 0.08)) + poly([(-12, -52), (0, -82), (12, -52)], light(leaf, 0.16)), x, y, size)


def dead_tree(x: float, y: float, size: float) -> str:
    """A tree without leaves."""
    return place(limb([(0, 2), (-2, -30), (4, -62), (0, -84)], [16, 11, 8, 2], "#6a5870") + limb([(-1, -36), (-20, -52), (-34, -50)], [7, 5, 1], "#6a5870") + limb([(3, -50), (22, -68), (26, -84)], [7, 5, 1], "#6a5870") + limb([(-20, -52), (-26, -68)], [4, 1], "#6a5870"), x, y, size)


def ground() -> str:
    """The land before the five entrances, a path to each."""
    s = Sheet("ground", 1168, 272)
    torn(s, 1168, 272, "#dcc48e")
    s.add(f'<g clip-path="{s.define(f"""<clipPath id="@">{box(10, 10, 1148, 252, "#000", 6)}</clipPath>""")}">')
    for x, name in zip(DOORS, JEWEL, strict=True):
        s.add(*(disc(x, 150, r, JEWEL[name], r * 0.8, opacity=0.045) for r in (148, 116, 86, 60)))
    s.add('<g opacity=".5">')
    peaks = ((520, 62, 62), (566, 34, 78), (628, 46, 70), (668, 74, 56), (974, 66, 58), (1032, 40, 76), (1088, 74, 56))
    s.put(*(poly([(x - w, 172), (x - w * 0.42, y + 46), (x - 9, y + 4), (x, y), (x + 10, y + 5), (x + w * 0.5, y + 50), (x + w, 172)], "#c4a86e" if x < 800 else "#c09660") for x, y, w in peaks), ink=2.2, size=0.8)
    s.put(*(poly([(x, y + 1), (x - w * 0.24, y + 27), (x - w * 0.1, y + 22), (x - 1, y + 34), (x + w * 0.12, y + 22), (x + w * 0.28, y + 29)], "#ffffff") for x, y, w in peaks[:4]), ink=2, size=0.5, shade=0.2)
    s.put(curve([(-20, 150, 1), (60, 100), (130, 88), (220, 118), (300, 94), (390, 108), (480, 132), (584, 122), (690, 130), (780, 108), (860, 90), (930, 112), (1030, 134), (1120, 116), (1190, 130, 1), (1190, 200, 1), (-20, 200, 1)], "#cdb274"), ink=2, size=0.8)
    s.add(*(s.blur(disc(1034 + i * 12, 28 - i * 6, 12 + i * 4, "#8a6a5a", opacity=0.5), 4) for i in range(3)), path("M1020 46L1032 38L1046 48L1042 72L1034 56L1026 66Z", "#d8502a"))
    s.put(curve([(-20, 176, 1), (120, 150), (260, 166), (420, 146), (584, 160), (740, 146), (900, 164), (1060, 148), (1190, 170, 1), (1190, 290, 1), (-20, 290, 1)], "#d2b878"), ink=2, size=0.8)
    s.put(dead_tree(34, 172, 1), dead_tree(252, 168, 0.72), ink=2.4, size=0.6)
    s.put(*(place(path("M-11 2V-16Q-11 -26 0 -26Q11 -26 11 -16V2Z", "#a79fb8"), x, y, 1, t) for x, y, t in ((62, 188, -8), (238, 190, 7), (18, 200, 5))), ink=2.4, size=0.6)
    s.put(*(box(x, 160, 5, 26, "#8a5a30") for x in (266, 284, 302)), box(262, 166, 46, 5, "#9a6a3c"), box(262, 176, 46, 5, "#9a6a3c"), *(path(f"M{x} 192V164q-6 -8 0 -14q6 6 0 14", "#e0b040", stroke="#b8862a", stroke_width=2) for x in (424, 436, 448, 460)), ink=2, size=0.5)
    s.put(*(curve([(x - 34, y + 6, 1), (x - 18, y - 8), (x, y - 4), (x + 20, y - 10), (x + 36, y + 6, 1)], "#ffffff") for x, y in ((484, 186), (690, 186), (520, 176), (654, 174))), ink=2, size=0.5, shade=0.2)
    s.put(*(tree(x, y, k, "#4f7a44") for x, y, k in ((706, 172, 0.7), (732, 182, 0.9), (884, 176, 0.8), (908, 186, 1), (932, 176, 0.7))), ink=2.4, size=0.6)
    s.put(*(poly([(x - 16, y), (x - 8, y - h), (x + 4, y - h * 0.7), (x + 16, y)], "#8a4a3a") for x, y, h in ((948, 192, 34), (1104, 190, 44), (1132, 196, 30))), ink=2.4, size=0.6)
    s.add("</g>")
    road = "".join(f"M{x} 190C{x} 216 {num(x + (584 - x) * 0.1)} 228 {num(x + (584 - x) * 0.22)} 240" for x in DOORS)
    road += "M20 244C200 232 400 238 584 242C770 238 960 232 1150 244M584 190V290"
    for colour, width, part in (("#8a6a3a", 34, 0.35), ("#ead6a4", 28, 0.8)):
        s.add(fade(path(road, stroke=colour, stroke_width=width), part))
    s.add(fade(path(road, stroke="#b89a60", stroke_width=3, stroke_dasharray="2 16"), 0.7))
    s.add(fade(tuft(210, 240, 0.7) + tuft(470, 262, 0.7) + tuft(700, 224, 0.7) + tuft(930, 258, 0.8) + tuft(1120, 226, 0.7) + tuft(44, 226, 0.7), 0.5), "</g>")
    return s.svg()


# Fronts of the five places in town: heads of cards

SKY = {"street": ("#f6d9a0", "#c98a58"), "inn": ("#5a6aa0", "#c88a70"), "temple": ("#bfe0ea", "#f4e2b0"), "guild": ("#e8c88a", "#8a5a50"), "tavern": ("#4a3a68", "#c8643c")}


def sign(x: float, y: float, parts: str, board: str = "#d9b273") -> str:
    """A sign that hangs from a beam: a board about 40 wide with something on it."""
    return path(f"M{x - 22} {y - 30}H{x + 26}M{x - 12} {y - 30}V{y - 18}M{x + 12} {y - 30}V{y - 18}", stroke=INK, stroke_width=4) + box(x - 21, y - 19, 42, 38, board, 5, stroke=INK, stroke_width=3.4) + place(parts, x, y)


def front(name: str) -> str:
    """The head of a card."""
    s = Sheet(f"front {name}", 416, 140)
    s.add(f'<g clip-path="{s.define("""<clipPath id="@"><path d="M0 140V14Q0 0 14 0H402Q416 0 416 14V140Z"/></clipPath>""")}">')
    far, near = SKY[name]
    s.add(box(0, 0, 416, 140, s.linear((0, far), (0.75, near), (1, near))))
    for i in range(8):
        x, h = i * 60 - 4, s.random.uniform(30, 58)
        s.add(path(f"M{x} 110V{num(104 - h)}L{x + 30} {num(84 - h)}L{x + 60} {num(104 - h)}V110Z", mix(near, "#4a2c28", 0.3), opacity=0.5))
    FRONTS[name](s)
    s.add(box(0, 94, 416, 4, INK), box(0, 97, 416, 43, s.linear((0, "#6f4524"), (1, "#4a2b14"))), path("M0 99H416", stroke="#a8743e", stroke_width=2), path("M20 112q90 6 190 0t190 2M0 128q120 -6 220 0t196 -2", stroke="#3a200e", stroke_width=2, opacity=0.6))
    s.add(*(disc(x, 118, 4, BRASS, stroke=INK, stroke_width=2) for x in (10, 406)), "</g>")
    return s.svg()


def street(s: Sheet) -> None:
    """Crooked houses, washing on a line, a cat."""
    for x, w, h, peak, wall, tile, lean in ((40, 74, 44, 28, "#ecca92", "#b5532a", 3), (128, 66, 54, 30, "#dfc8b0", "#6d7a48", -4), (240, 74, 46, 26, "#e8b98a", "#5f6f8a", 5), (330, 60, 40, 24, "#f0dcae", "#a8563a", -3)):
        for part in gable(x, 98, w, h, peak, wall, tile, lean=lean):
            s.put(part, ink=3, size=0.7)
        s.add(pane(x - w * 0.18 + lean, 74, 13, 16), pane(x + w * 0.2 + lean, 74, 13, 16))
    s.add(path("M150 42Q190 62 222 46", stroke=INK, stroke_width=2.4))
    s.put(path("M160 47L176 51L178 72L160 68Z", "#f6f0e0"), path("M184 52L198 51L196 74L190 62L186 74Z", "#8a9ac0"), path("M204 50L216 47L214 60L206 62Z", "#c8483a"), ink=2.4, size=0.5)
    s.put(path("M180 98V80H206V98Z", "#a8743e") + path("M180 86H206M180 92H206", stroke="#5a3a1c", stroke_width=2.4), ink=3, size=0.6)
    s.put(curve([(184, 80, 1), (182, 66), (188, 60), (196, 62), (202, 72), (204, 80, 1)], "#3a3440") + poly([(183, 62), (184, 52), (190, 58), (196, 52), (198, 62), (190, 68)], "#3a3440") + limb([(202, 78), (212, 76), (214, 64)], [4, 4, 2], "#3a3440"), ink=1.6, size=0.4)
    s.add(disc(188, 61, 1.6, "#ffe27a"), disc(193, 61, 1.6, "#ffe27a"))


def inn(s: Sheet) -> None:
    """A house with many beds, lit in the evening."""
    s.add(path("M63 15A16 16 0 1 0 75 36A14 14 0 1 1 63 15Z", "#fff0c0"))
    s.put(chimney(250, 44, 26), ink=3, size=0.7)
    for part in eaves(200, 98, 190, 46, 34, "#e8cf9c", "#8a4a3a"):
        s.put(part, ink=3.4, size=0.9)
    for part in gable(150, 66, 40, 10, 22, "#e8cf9c", "#8a4a3a") + gable(236, 66, 40, 10, 22, "#e8cf9c", "#8a4a3a"):
        s.put(part, ink=3, size=0.6)
    s.add(pane(150, 52, 14, 16), pane(236, 52, 14, 16), *(pane(x, 76, 20, 18) for x in (128, 166, 268)))
    s.put(path("M196 98V76Q196 62 212 62Q228 62 228 76V98Z", "#7a4522"), ink=3, size=0.6)
    s.add(disc(222, 82, 2.6, BRASS), s.halo(212, 80, 46, "#ffce6a", 0.4))
    bed = path("M-15 9V-9M15 9V0M-15 5H15V-2H-4V-2", stroke=INK, stroke_width=3.4) + box(-13, -4, 10, 7, "#fff6e0", 2) + path("M-3 4V-3Q6 -7 15 0V4Z", "#c8483a")
    s.add(sign(330, 56, bed), path("M352 26V98", stroke=INK, stroke_width=9), path("M352 26V98", stroke="#8a5a30", stroke_width=4))


def temple(s: Sheet) -> None:
    """Columns, a dome, and the sun over the door."""
    s.add(s.halo(208, 40, 120, "#fff8d8", 0.9))
    s.put(path("M150 46Q150 6 208 4Q266 6 266 46Z", "#6fa89a"), path("M203 6V-4H213V6Z", BRASS), ink=3.2, size=0.8)
    s.put(poly([(96, 54), (208, 22), (320, 54)], "#efe6d0"), ink=3.2, size=0.8)
    s.put(box(92, 52, 232, 11, "#e0d4b8", 2), box(84, 90, 248, 10, "#d8caaa", 2), ink=3, size=0.6)
    s.add(box(104, 63, 208, 27, "#6a5a50"), s.halo(208, 84, 70, "#ffd98a", 0.8))
    s.put(*(box(x - 9, 62, 18, 29, "#f4ecd8") + path(f"M{x - 3} 64V90M{x + 3} 64V90", stroke="#b8aa8c", stroke_width=1.6) for x in (112, 150, 266, 304)), ink=2.6, size=0.5)
    s.put(path("M188 98V74Q188 62 208 60Q228 62 228 74V98Z", "#8a5a30"), ink=3, size=0.6)
    s.add(path("M208 62V98", stroke=INK, stroke_width=2.4), disc(208, 42, 8, BRASS, stroke=INK, stroke_width=2.4), star(208, 42, 15, BRASS, 8, 0.5), disc(208, 42, 6, "#fff0b0"))
    s.put(curve([(54, 98, 1), (44, 80), (56, 56), (68, 80), (60, 98, 1)], "#5f8a4c"), curve([(356, 98, 1), (346, 80), (358, 56), (370, 80), (362, 98, 1)], "#5f8a4c"), ink=3, size=0.6)


def guild(s: Sheet) -> None:
    """A proud hall with banners and crossed blades."""
    s.put(stones(s, 96, 98, 224, 3, 18, "#b09a88", long=(26, 44), gap=3), ink=3, size=0.5)
    s.put(poly([(84, 46), (112, 14), (304, 14), (332, 46)], "#5a4a6a"), ink=3.2, size=0.8)
    s.put(path("M164 48V30L178 22L192 8L208 2L224 8L238 22L252 30V48Z", "#c4ae98"), ink=3.2, size=0.7)
    s.put(path("M186 98V72Q186 54 208 52Q230 54 230 72V98Z", "#5a3418"), ink=3.2, size=0.6)
    s.add(path("M208 54V98M192 98V66M224 98V66", stroke=INK, stroke_width=2), disc(202, 80, 2.6, BRASS), disc(214, 80, 2.6, BRASS))
    blade = path("M-2.6 16L-2 -16L0 -21L2 -16L2.6 16Z", "#e6ecf2", stroke=INK, stroke_width=2) + box(-8, 12, 16, 4, BRASS, 1, stroke=INK, stroke_width=1.6) + box(-2, 16, 4, 8, "#6b3f1c", 1)
    s.add(place(blade, 208, 30, 0.95, 48), place(blade, 208, 30, 0.95, -48), place(shield("#ad231d", BRASS), 208, 30, 0.26))
    for x, colour in ((128, JEWEL["goblin-camp"]), (160, BRASS), (256, BRASS), (288, JEWEL["ice-cave"])):
        s.put(path(f"M{x - 11} 50H{x + 11}V86L{x} 78L{x - 11} 86Z", colour), ink=2.6, size=0.5)
        s.add(disc(x, 62, 4.5, "#fff0c8", opacity=0.85))
    s.add(path("M66 98V30M350 98V30", stroke=INK, stroke_width=7), path("M66 98V30M350 98V30", stroke="#8a5a30", stroke_width=3))
    s.put(poly([(68, 30), (40, 34), (48, 42), (38, 50), (68, 50)], "#ad231d"), poly([(348, 40), (322, 44), (330, 52), (320, 60), (348, 60)], "#ad231d"), ink=2.6, size=0.5)


def tavern(s: Sheet) -> None:
    """The loudest house of the town."""
    s.add(s.halo(208, 80, 150, "#ffb04a", 0.6, 70))
    for part in gable(210, 98, 170, 42, 44, "#d9a566", "#7a3a2a", lean=5):
        s.put(part, ink=3.4, size=0.9)
    s.add(pane(214, 40, 20, 20, "#ffe27a"), pane(152, 77, 26, 22, "#ffd45a"), pane(276, 77, 26, 22, "#ffd45a"))
    s.put(path("M192 98V72Q192 58 212 58Q232 58 232 72V98Z", "#ffdf80"), ink=3.4, size=0.3, shade=0.1)
    s.add(path("M192 98V72Q192 58 198 60L204 98Z", "#7a4522", stroke=INK, stroke_width=2.4), disc(220, 76, 7, "#5a3418"), path("M211 98V90Q212 82 220 82Q229 82 230 90V98Z", "#5a3418"), path("M228 84L236 76", stroke="#5a3418", stroke_width=5))
    mug = box(-10, -8, 18, 19, "#f0b03a", 2, stroke=INK, stroke_width=2.4) + path("M8 -4H14Q17 4 8 7", stroke=INK, stroke_width=3) + curve([(-13, -6), (-12, -13), (-4, -15), (4, -14), (11, -12), (11, -6), (4, -4), (-4, -6)], "#fff8e8", stroke=INK, stroke_width=2.2)
    s.add(sign(94, 58, mug, "#8a5a30"), path("M72 28V98", stroke=INK, stroke_width=9), path("M72 28V98", stroke="#6b4423", stroke_width=4))
    for x, y in ((326, 84), (352, 84), (339, 62)):
        s.put(disc(x, y, 13, "#a8743e"), ink=3, size=0.6)
        s.add(disc(x, y, 9, "none", stroke="#5a3418", stroke_width=2.4), disc(x, y, 2.6, INK))
    s.add(path("M296 22q8 -8 4 -16M316 34q10 -8 6 -18", stroke="#fff0c0", stroke_width=3, opacity=0.6))


FRONTS: dict[str, Callable[[Sheet], None]] = {"street": street, "inn": inn, "temple": temple, "guild": guild, "tavern": tavern}


def deed_house() -> str:
    """A small strong house, a sealed deed over its door."""
    s = Sheet("deed house", 240, 200)
    s.feet(120, 186, 112, 0.5)
    s.put(stones(s, 44, 186, 152, 4, 24, "#c2ab8c", long=(28, 50), gap=3.4), ink=4, size=0.8, rough=".05 3 1.6")
    s.put(chimney(176, 70, 34), ink=3.6, size=0.7)
    s.put(poly([(24, 98), (66, 40), (174, 40), (216, 98), (206, 106), (34, 106)], "#5f6f8a"), ink=4.2, size=1)
    s.add(path("M52 62H188M40 80H200" + "".join(f"M{60 + i * 22} 42L{44 + i * 25.3:.0f} 102" for i in range(7)), stroke="#3a465c", stroke_width=2.2, opacity=0.7))
    s.put(path("M92 186V138Q92 116 120 114Q148 116 148 138V186Z", "#7a4a22"), ink=4, size=0.8)
    s.add(path("M106 120V186M120 115V186M134 120V186", stroke="#4a2a12", stroke_width=2), path("M92 136H148M92 166H148", stroke=IRON, stroke_width=6))
    s.put(box(110, 146, 20, 17, BRASS, 3), ink=3, size=0.6)
    s.add(path("M114 146V140Q114 134 120 134Q126 134 126 140V146", stroke=INK, stroke_width=4), disc(120, 153, 3, INK), path("M120 154V159", stroke=INK, stroke_width=3))
    for x in (66, 174):
        s.add(pane(x, 146, 22, 26, "#3c2c24", "#6b3f1c"), path(f"M{x - 6} 132V160M{x + 6} 132V160", stroke=IRON, stroke_width=3))
    s.put(path("M78 60Q120 52 162 60V100Q120 92 78 100Z", "#f4e6c0"), ink=3.6, size=0.7, cast=3)
    s.add(path("M90 68Q120 62 150 68M90 77Q112 72 128 74M90 86Q110 81 124 83", stroke="#a8895c", stroke_width=2.6))
    s.put(disc(146, 88, 11, "#ad231d"), ink=3, size=0.5)
    s.add(star(146, 88, 6, "#f0a090", 5, 0.45))
    s.put(coin(56, 186, 10), coin(72, 190, 10), coin(64, 181, 10), tuft(196, 190, 0.7), ink=2.6, size=0.5)
    return s.svg()


PICTURES: dict[str, Callable[[], str]] = {"town": town, "ground": ground, "deed-house": deed_house}
for _name in FRONTS:
    PICTURES[f"fronts/{_name}"] = lambda name=_name: front(name)

if __name__ == "__main__":
    (OUT / "fronts").mkdir(parents=True, exist_ok=True)
    save({name: draw() for name, draw in PICTURES.items()}, OUT)
