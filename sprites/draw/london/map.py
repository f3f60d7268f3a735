"""Draw London's map, 1344 x 864: `python -m sprites.draw.london.map` writes sprites/london/{map,map-night,lamps,fog,frame}.svg.

The city by day and by night are two whole pictures of the same drawing, so that the program can let the one pass into the other. `lamps` is
light on black, to be added to what is there; `fog` is a tile without seams; `frame` is what lies on top of everything. Names, numbers
and cards are the program's. SLOTS tells where the 24 cards lie, which cover the landmarks of their Locations.
"""
# fmt: off

import math
from pathlib import Path
from random import Random

from sprites.draw.kit import Point, box, disc, path, place
from sprites.draw.london import places as lp

OUT = Path(__file__).resolve().parents[2] / "london"
WIDE, HIGH = 1344, 864
CARD = (120, 136)
INK = lp.INK
SLOTS: dict[str, Point] = {
    f"{area}-{i}": ((280 + (i - 1) * 132.8, y) if wide else (x + (i - 1) % 3 * 132, y + (i - 1) // 3 * 200))
    for area, x, y, wide in (("north", 0, 32, True), ("south", 0, 712, True), ("west", 18, 268, False), ("east", 942, 268, False))
    for i in range(1, 7)
}
"""The upper left corners of the cards."""
RIVER = "M-20 610C90 600 150 690 270 672C400 652 420 578 520 566C640 552 760 606 860 600C980 592 1040 600 1110 650C1190 706 1260 700 1370 660L1370 742C1260 790 1170 786 1080 724C1010 676 950 676 860 684C760 692 640 640 540 652C450 664 420 738 290 752C160 764 90 680 -20 694Z"
CENTRES = [
    (120, 110, -14), (400, 120, 8), (672, 90, 0), (960, 120, -9), (1240, 110, 13), (90, 380, 20), (330, 420, -6), (560, 330, 14), (800, 330, -12), (1030, 400, 7), (1270, 400, -18),
    (470, 560, -20), (720, 520, 4), (960, 560, 16), (140, 560, -8), (1230, 590, 10), (110, 800, 12), (380, 800, -10), (672, 780, 3), (960, 800, -13), (1220, 810, 8),
]
PARKS = [(52, 12, 190, 84), (424, 300, 74, 120), (858, 448, 70, 64), (20, 776, 150, 76), (1116, 790, 200, 66), (1110, 14, 150, 60)]
LAMPS: list[Point] = [
    (430, 236), (914, 236), (120, 212), (250, 628), (1090, 224), (1250, 640), (452, 548), (60, 764), (906, 566), (1290, 790), (452, 410), (890, 400), (60, 590), (1300, 560),
    (230, 222), (1240, 214), (240, 820), (1130, 640), (560, 222), (790, 222), (336, 640), (1010, 632), (672, 690), (560, 690), (800, 700), (20, 420), (1326, 430), (150, 24), (1200, 24), (200, 700), (1090, 840), (430, 470), (915, 470),
]
"""Where gas lamps stand."""


def filters() -> str:
    """Paper, ink and relief."""
    area = f'filterUnits="userSpaceOnUse" x="0" y="0" width="{WIDE}" height="{HIGH}" color-interpolation-filters="sRGB"'
    light_ = '<feDistantLight azimuth="{0}" elevation="{1}"/>'
    return (
        f'<filter id="paper" {area}><feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="6" seed="3" result="n"/><feDiffuseLighting in="n" surfaceScale="2.4" diffuseConstant="1.1" lighting-color="#fff" result="l">{light_.format(210, 62)}</feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.05" k2=".05"/></filter>'
        f'<filter id="blocks" {area}><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="2"/><feDisplacementMap in="SourceGraphic" scale="3" result="g"/><feGaussianBlur in="g" stdDeviation="1.2" result="ga"/><feColorMatrix in="ga" values="0 0 0 0 .08 0 0 0 0 .04 0 0 0 0 .01 0 0 0 .9 0"/><feOffset dx="1.5" dy="2.5" result="sh"/><feSpecularLighting in="ga" surfaceScale="2" specularConstant=".5" specularExponent="14" lighting-color="#ffe2b0" result="s">{light_.format(235, 42)}</feSpecularLighting><feComposite in="s" in2="g" operator="in" result="s2"/><feComposite in="g" in2="s2" operator="arithmetic" k2="1" k3=".25" result="c"/><feMerge><feMergeNode in="sh"/><feMergeNode in="c"/></feMerge></filter>'
        '<filter id="rough" filterUnits="userSpaceOnUse" x="-20" y="-20" width="1390" height="910"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="2"/><feDisplacementMap in="SourceGraphic" scale="6"/></filter>'
        '<filter id="cast" x="-.2" y="-.2" width="1.5" height="1.6"><feDropShadow dx="3" dy="4" stdDeviation="3" flood-color="#120804" flood-opacity=".65"/></filter>'
        '<filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="9"/></filter>'
        '<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#6c9a98"/><stop offset="1" stop-color="#3c6468"/></linearGradient>'
        '<radialGradient id="corners" cx=".5" cy=".5" r=".72"><stop offset=".55" stop-color="#120a04" stop-opacity="0"/><stop offset="1" stop-color="#0c0603" stop-opacity=".7"/></radialGradient>'
    )


def roofs(random: Random) -> tuple[str, str]:
    """Six blocks of houses as definitions, and all blocks of the city as copies of them."""
    tones = ("#7d553f", "#6b6a66", "#93703f", "#5c5d5c", "#7a5c3a", "#8f6446", "#6b533a", "#7b7268")
    defs = ""
    for kind in range(6):
        parts = box(0, 0, 56, 40, "#6b6a3c" if kind % 3 == 0 else "#8a7448", 3)
        for row in (0, 1):
            x = 0.0
            while x < 54:
                w, h = min(random.choice([9, 11, 13, 16, 22]), 56 - x), random.choice([12, 13, 15])
                y = 0 if row == 0 else 40 - h
                if random.random() > 0.07:
                    parts += box(x, y, w - 0.8, h, random.choice(tones)) + box(x, y, w - 0.8, h / 2, "#fff", opacity=0.13)
                x += w
        defs += f'<g id="block{kind}">{parts}</g>'
    return defs, "".join(quarter(random, i) for i in range(len(CENTRES)))


def quarter(random: Random, index: int) -> str:
    """The blocks about one centre, as far as it is nearer than the others."""
    cx, cy, turn = CENTRES[index]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    parts = ""
    for row in range(-8, 9):
        u = -240.0
        while u < 240:
            size = random.uniform(0.5, 0.95)
            v = row * 35 + random.uniform(-1, 1)
            x, y = cx + (u + 28 * size) * c - (v + 14) * s, cy + (u + 28 * size) * s + (v + 14) * c
            near = sorted((math.hypot(x - other[0], y - other[1]), i) for i, other in enumerate(CENTRES))
            if near[0][1] == index and near[1][0] - near[0][0] > 22 and -30 < x < WIDE + 30 and -30 < y < HIGH + 30 and random.random() > 0.03:
                parts += f'<use href="#block{random.randrange(6)}" transform="translate({cx + u * c - v * s:.0f} {cy + u * s + v * c:.0f})rotate({turn})scale({size:.2f} .68)"/>'
            u += 56 * size + 7
    return parts


def parks(random: Random) -> str:
    """Lawns full of trees."""
    parts = ""
    for x, y, w, h in PARKS:
        trees = "".join(disc(x + random.uniform(10, w - 10), y + random.uniform(10, h - 10), random.uniform(5, 10), random.choice(["#4d5a2a", "#5d6a32", "#3f4a24", "#6c7a3c"]), stroke="#2a3014", stroke_width=1) for _ in range(int(w * h / 300)))
        parts += f'<g filter="url(#rough)">{box(x, y, w, h, "#76803f", 26, stroke="#3a2712", stroke_width=2)}</g>{trees}'
    return parts


def river() -> str:
    """The Thames with its bridges and boats."""
    ripples = "".join(f"M{x} {y}q8 -4 16 0q8 4 16 0" for x, y in ((40, 650), (110, 690), (220, 716), (330, 706), (380, 690), (560, 606), (640, 612), (760, 644), (860, 644), (1040, 650), (1110, 700), (1190, 742), (1260, 730), (1300, 720), (600, 590), (490, 640), (180, 700), (700, 640)))
    water = f'<g filter="url(#rough)">{path(RIVER, "#c0a06a", stroke="#2c1c0c", stroke_width=15)}{path(RIVER, "url(#water)", stroke="#20302f", stroke_width=3)}</g>'
    spans = "".join(place(lp.bridge(118), x, y, 1, turn) for x, y, turn in ((130, 680, -62), (330, 706, 82), (446, 640, 62), (1190, 744, 80), (690, 616, 96)))
    return water + path(ripples, stroke="#c4dad0", stroke_width=2, opacity=0.6) + f'<g filter="url(#cast)">{spans}{place(lp.tower_bridge(126), 905, 640, 1, 88)}</g>' + place(lp.steamer(), 800, 634, 0.8) + place(lp.steamer(), 1270, 716, 0.8) + place(lp.steamer(), 230, 718, 0.7, flip=True)


def landmarks() -> str:
    """The Locations under their cards, and what else London is known by."""
    parts = ""
    for name, (x, y) in SLOTS.items():
        middle = (x + CARD[0] / 2, y + CARD[1] / 2)
        parts += f'<g filter="url(#soft)">{box(x + 4, y + 4, CARD[0] - 8, CARD[1] - 8, "#e2c690", 30)}</g>'
        parts += f'<g filter="url(#cast)">{place(lp.PLACES[name](), middle[0], middle[1] + 6, 1.06)}</g>'
    for draw, x, y, size in ((lp.saint_pauls, 880, 318, 0.78), (lp.parliament, 452, 500, 0.82), (lp.tower, 876, 540, 0.66), (lp.gasworks, 196, 812, 0.86), (lp.monument, 908, 420, 0.72), (lp.gasworks, 1096, 806, 0.7)):
        parts += f'<g filter="url(#soft)">{disc(x, y, 44 * size, "#e2c690", 40 * size)}</g><g filter="url(#cast)">{place(draw(), x, y, size)}</g>'
    return parts


def city(night: bool) -> str:
    """The whole city, by day or by night."""
    random = Random("london")  # noqa: S311
    blocks, copies = roofs(random)
    parts = f'<g filter="url(#paper)">{box(0, 0, WIDE, HIGH, "#dcbf88")}</g>' + f'<g filter="url(#blocks)">{copies}</g>'
    parts += parks(random) + river() + landmarks() + place(lp.rose(38), 1280, 822, 1)
    if night:
        parts += box(0, 0, WIDE, HIGH, "#7a7fa2", style="mix-blend-mode:multiply")
    else:
        parts += box(0, 0, WIDE, HIGH, "#d8cabc", style="mix-blend-mode:multiply")
    return whole(filters() + blocks, parts + box(0, 0, WIDE, HIGH, "url(#corners)"))


def whole(defs: str, parts: str, wide: int = WIDE, high: int = HIGH) -> str:
    """A picture."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>{parts}</svg>\n'


def lamps() -> str:
    """The light of all gas lamps, on black."""
    defs = '<radialGradient id="gas"><stop offset="0" stop-color="#ffe6a8" stop-opacity=".95"/><stop offset=".08" stop-color="#ffcf78" stop-opacity=".7"/><stop offset=".32" stop-color="#e08c30" stop-opacity=".3"/><stop offset="1" stop-color="#a05010" stop-opacity="0"/></radialGradient>'
    glow = "".join(disc(x, y, 92, "url(#gas)", style="mix-blend-mode:screen") + disc(x, y, 4.5, "#fff3c4") for x, y in LAMPS)
    wide = "".join(disc(x, y, r, "url(#gas)", opacity=0.28, style="mix-blend-mode:screen") for x, y, r in ((672, 430, 420), (208, 430, 280), (1136, 430, 280), (672, 760, 300), (672, 110, 300)))
    return whole(defs, box(0, 0, WIDE, HIGH, "#000") + wide + glow)


def fog() -> str:
    """A tile of fog without seams, 512 x 512."""
    defs = '<filter id="fog" filterUnits="userSpaceOnUse" x="0" y="0" width="512" height="512" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0078125 .01171875" numOctaves="5" seed="21" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .8 0 0 0 0 .79 0 0 0 0 .72 2.4 0 0 0 -.86"/></filter>'
    return whole(defs, f'<g filter="url(#fog)">{box(0, 0, 512, 512, "#fff")}</g>', 512, 512)


def frame() -> str:
    """A gilt frame with corners of ironwork."""
    defs = '<linearGradient id="gilt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe9a8"/><stop offset=".4" stop-color="#c79a4c"/><stop offset="1" stop-color="#6b4a1c"/></linearGradient><filter id="cast" x="-.1" y="-.1" width="1.2" height="1.2"><feDropShadow dx="1" dy="2" stdDeviation="2" flood-color="#000" flood-opacity=".8"/></filter>'
    corner = path("M6 64V6H64", stroke="#c79a4c", stroke_width=7) + path("M18 52Q18 18 52 18M14 40Q30 36 34 34Q36 30 40 14", stroke="#d9b058", stroke_width=2.4) + disc(22, 22, 7, "#2a1c0e", stroke="#d9b058", stroke_width=2.4) + disc(22, 22, 2.6, "#ffe9a8")
    corners = "".join(f'<g transform="translate({x} {y})scale({a} {b})">{corner}</g>' for x, y, a, b in ((0, 0, 1, 1), (WIDE, 0, -1, 1), (0, HIGH, 1, -1), (WIDE, HIGH, -1, -1)))
    edge = box(2.5, 2.5, WIDE - 5, HIGH - 5, "none", 4, stroke="url(#gilt)", stroke_width=5) + box(10, 10, WIDE - 20, HIGH - 20, "none", 2, stroke="#c79a4c", stroke_width=1.2, opacity=0.7)
    return whole(defs, f'<g filter="url(#cast)">{edge}{corners}</g>')


PICTURES = {"map": lambda: city(night=False), "map-night": lambda: city(night=True), "lamps": lamps, "fog": fog, "frame": frame}


def main() -> None:
    """Write all pictures."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (OUT / f"{name}.svg").write_text(draw(), encoding="utf-8")
    (OUT / "places").mkdir(exist_ok=True)
    for name, draw_place in lp.PLACES.items():
        (OUT / "places" / f"{name}.svg").write_text(place_picture(draw_place()), encoding="utf-8")


def place_picture(parts: str) -> str:
    """A landmark by itself."""
    defs = '<filter id="cast" x="-.2" y="-.2" width="1.5" height="1.6"><feDropShadow dx="2" dy="3" stdDeviation="2" flood-color="#120804" flood-opacity=".65"/></filter>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -82 128 148" width="128" height="148" stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs><g filter="url(#cast)">{parts}</g></svg>\n'


if __name__ == "__main__":
    main()
