"""Draw the entrances of Dungeonville's five dungeons: `python -m sprites.draw.dungeonville.mouths` writes sprites/dungeonville/mouths/.

Each is 480 x 440, see-through round it, and stands on y 403; its opening's foot is at (240, 403), at least 150 wide and 150 high, so that a
pawn can stand in it. `<dungeon>` sleeps; `<dungeon>-lit` holds only the light and what wakes up, to lay over it when somebody is inside.
"""
# outlines are tables: one line each
# fmt: off

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
    lantern_bars,
    lantern_body,
    lantern_glass,
    pebbles,
    stake,
    stones,
    tuft,
    voussoirs,
    web,
)
from sprites.draw.kit import bend, box, curve, dark, disc, light, limb, mix, num, path, place, poly, save, star

OUT = Path(__file__).resolve().parents[2] / "dungeonville" / "mouths"
WIDE, HIGH, FOOT = 480, 440, 404


def hollow(s: Sheet, data: str, name: str, *, cy: float = 0.82) -> None:
    """The dark of an opening, with a little of the dungeon's light at its bottom."""
    colour = JEWEL[name]
    s.add(path(data, s.radial((0, mix(colour, SHINE[name], 0.35)), (0.3, colour), (0.72, dark(colour, 0.72)), (1, "#0c060c"), cy=cy, r=0.72), stroke=INK, stroke_width=7))


def blaze(s: Sheet, data: str, name: str, x: float = 240, y: float = 352) -> None:
    """The light of an opening with somebody inside, and what of it falls on the ground."""
    colour = SHINE[name]
    s.add(s.halo(x, FOOT, 210, colour, 0.75, 30))
    s.add(path(data, s.radial((0, "#fffbe8", 0.95), (0.22, colour, 0.9), (0.6, colour, 0.42), (1, JEWEL[name], 0.1), cy=0.8, r=0.75)))
    s.add(s.blur(path(data, stroke=colour, stroke_width=9), 6, 0.85))
    del x, y


# Crypt

CRYPT = "M154 404V244Q154 158 240 158Q326 158 326 244V404Z"
SOCKETS = ((214, 84, 15), (258, 85, 13))
LAMP = (426, 214)


def crypt(s: Sheet) -> None:
    """A vault of violet stone: a skull for a keystone, a lantern, a spider and somebody who wants to get out."""
    stone = "#8f86a6"
    s.feet(240, FOOT, 230, 0.6)
    s.put(path("M78 404V214L92 196V150L112 132L132 150V176Q178 84 240 84Q302 84 348 176V150L368 132L388 150V196L402 214V404Z", "#6e6584"), rough=".03 4 3")
    s.put(poly([(112, 96), (128, 150), (96, 150)], "#7d7394") + poly([(368, 96), (384, 150), (352, 150)], "#7d7394") + disc(112, 94, 8, "#a79cc0") + disc(368, 94, 8, "#a79cc0"), ink=4)
    s.put(stones(s, 84, 404, 70, 4, 40, stone, long=(30, 70)), stones(s, 326, 404, 70, 4, 40, stone, long=(30, 70)), voussoirs(s, 240, 244, 88, 152, 9, stone), ink=4, rough=".045 9 2.4")
    s.add(path("M104 300l14 12l-6 14M356 260l-12 10l4 16", stroke=INK, stroke_width=2.6), tuft(92, 248, 0.6, "#6f8a4a"), tuft(380, 246, 0.5, "#6f8a4a"))
    hollow(s, CRYPT, "crypt")
    s.add(path("M190 404V280Q190 214 240 214Q290 214 290 280V404Z", "#1a0e26", opacity=0.55), *(box(170 + i * 9, 396 - i * 11, 140 - i * 18, 9, mix("#8d6cc0", "#1a0e26", i * 0.22), 2) for i in range(4)))
    s.add(web(160, 204, 62), web(322, 222, 40, -1))
    s.put(place(bone(150), 236, 96, 1, 24), place(bone(150), 236, 96, 1, -24), ink=4)
    s.put(place(big_skull(), 235, 98, 1.16), ink=5, cast=5)
    s.add(path("M258 92V196", stroke="#cdbfe0", stroke_width=1.8))
    s.add(place(path("M-4 -2L-16 -12L-22 -2M-5 2L-18 2L-22 12M4 -2L16 -12L22 -2M5 2L18 2L22 12", stroke=INK, stroke_width=2.6) + disc(0, 0, 9, INK, 10) + disc(0, -10, 6, INK) + disc(-2, -12, 1.6, "#ff5a4a") + disc(3, -12, 1.6, "#ff5a4a"), 258, 206))
    s.put(path("M398 222V204Q398 194 410 194H432", stroke=IRON, stroke_width=8), ink=0.1)
    s.add(path("M398 222V204Q398 194 410 194H432", stroke=INK, stroke_width=12), path("M398 222V204Q398 194 410 194H432", stroke="#6a6474", stroke_width=6))
    s.put(place(lantern_glass("#776a58") + lantern_body(), LAMP[0], LAMP[1] - 18), ink=4)
    s.add(place(lantern_bars(), LAMP[0], LAMP[1] - 18))
    s.put(place(path("M-26 6V-42Q-26 -66 0 -66Q26 -66 26 -42V6Z", "#a199b4") + path("M0 -52V-24M-10 -42H10", stroke="#5a5068", stroke_width=6), 42, 400, 1.05, -11), rough=".05 3 2", ink=4.5)
    hand = limb([(0, 8), (0, -22)], [16, 12], BONE) + "".join(limb(p, [8, 7, 5], BONE) for p in ([(-5, -20), (-18, -36), (-14, -54)], [(-2, -22), (-6, -44), (-2, -64)], [(3, -22), (8, -44), (12, -60)], [(6, -18), (20, -32), (26, -44)]))
    s.put(place(hand, 430, 402, 0.9, 8), ink=4)
    s.put(tuft(20, 408, 0.9), tuft(76, 410, 0.7), tuft(410, 410, 0.8), tuft(456, 409, 0.7), pebbles(s, 90, 412, 300, 7, "#9a90ac"), ink=3)


def crypt_awake(s: Sheet) -> None:
    """Violet light, a burning lantern, eyes in the skull."""
    blaze(s, CRYPT, "crypt")
    for x, y, r in SOCKETS:
        s.add(s.halo(x, y + 4, r * 2.6, "#d9a8ff", 0.9), disc(x, y + 3, r * 0.72, "#f6e4ff"), disc(x + 1, y + 4, r * 0.34, "#7a2cc8"))
    x, y = LAMP
    s.add(s.halo(x, y + 32, 92, "#ffc766", 0.85), place(lantern_glass("#ffd778"), x, y - 18), place(fire(), x, y + 50, 0.34), place(lantern_bars(), x, y - 18))
    s.add(s.halo(222, 300, 20, "#ffffff", 0.7), s.halo(262, 300, 20, "#ffffff", 0.7), disc(222, 300, 7, "#ffffff", 9), disc(262, 300, 7, "#ffffff", 9), disc(224, 301, 3, "#3a1466", 4), disc(260, 301, 3, "#3a1466", 4))


# Rat Haus

RAT_HOLE = bend([(152, 404, 1), (146, 366), (158, 330), (152, 300), (178, 266), (204, 256), (222, 244), (258, 246), (280, 256), (304, 268), (326, 304), (320, 330), (334, 366), (328, 404, 1)])
PANES = ((180, 196, 25), (300, 194, 25))
PEEPERS = ((206, 362, 9, 16), (246, 330, 7, 12), (284, 368, 8, 15))


def rat_haus(s: Sheet) -> None:
    """A crooked house with a rat's face: ears behind its roof, windows for eyes, front teeth over a gnawed door."""
    plaster, timber, tile = "#ecca92", "#7a4a22", "#b5532a"
    s.feet(240, FOOT, 230, 0.6)
    s.put(place(disc(0, 0, 56, "#8d7a70", 60), 106, 124, 1, -16), place(disc(0, 0, 56, "#8d7a70", 60), 376, 120, 1, 16), ink=5)
    s.add(disc(104, 126, 36, "#e0a094", 40), disc(378, 122, 36, "#e0a094", 40))
    s.put(box(318, 44, 40, 90, "#9a5a40", 2), box(311, 36, 54, 15, "#b06a4c", 3), ink=4.5)
    s.put(poly([(98, 404), (88, 232), (236, 78), (394, 226), (384, 404)], plaster), rough=".025 7 1.6")
    beams = poly([(88, 230), (114, 230), (118, 404), (98, 404)], timber) + poly([(368, 226), (394, 222), (384, 404), (364, 404)], timber) + poly([(92, 238), (392, 230), (392, 250), (92, 258)], timber)
    s.put(beams + poly([(228, 90), (250, 90), (248, 156), (230, 156)], timber) + poly([(116, 300), (150, 262), (160, 272), (118, 320)], timber) + poly([(368, 296), (334, 258), (324, 268), (366, 316)], timber), ink=4, rough=".02 3 2")
    roof = [(52, 240), (58, 214), (136, 142), (190, 82), (234, 34), (262, 38), (300, 86), (352, 138), (428, 208), (432, 234), (410, 246), (330, 176), (280, 126), (242, 92), (200, 134), (148, 182), (76, 258)]
    s.put(poly(roof, tile), cast=6)
    s.add(path("M92 196l22 26M126 160l24 28M160 126l26 26M194 92l26 28M284 70l-20 30M314 108l-22 28M346 142l-22 26M380 172l-20 28M408 198l-16 28", stroke=dark(tile, 0.45), stroke_width=3.4), path("M78 226L240 66L406 218", stroke=light(tile, 0.3), stroke_width=3, opacity=0.7))
    for x, y, r in PANES:
        s.put(disc(x, y, r + 7, timber), ink=4)
        s.add(disc(x, y, r, "#3c2410", stroke=INK, stroke_width=3), path(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}Z", "#a87a44", stroke=INK, stroke_width=3), path(f"M{x - r + 5} {y + 1}q{r - 5} 9 {2 * r - 10} 0", stroke="#ffcf80", stroke_width=3, opacity=0.6))
    hollow(s, RAT_HOLE, "rat-haus")
    s.add(path(RAT_HOLE, stroke="#c79a5c", stroke_width=5, transform="translate(0 -3)", opacity=0.8))
    s.put(curve([(240, 240), (216, 224), (222, 208), (240, 206), (258, 208), (264, 224)], "#d98a80"), ink=4.5)
    s.add(disc(230, 213, 5, "#ffffff", 3, opacity=0.8))
    s.put(path("M217 246H238V276Q228 284 218 276Z", "#fff6dc"), path("M242 246H263L262 276Q252 284 242 276Z", "#fff6dc"), ink=4)
    s.add(path("M196 226L112 210M198 234L104 240M284 226L368 206M282 234L378 236", stroke=INK, stroke_width=3.4))
    for x, y, r, apart in PEEPERS:
        s.add(*(path(f"M{x + d - r} {y}q{r} {r} {2 * r} 0", stroke="#e0a040", stroke_width=3) for d in (-apart, apart)))
    s.put(limb([(300, 398), (344, 400), (372, 388), (384, 362), (404, 346), (430, 352), (440, 374), (428, 390)], [17, 17, 16, 14, 12, 10, 8, 4], "#e39c92"), ink=4)
    s.add(path("M334 392l3 14M354 388l6 12M370 376l10 8M384 360l10 6M402 342l2 10M424 346l-4 9", stroke="#a85a54", stroke_width=2.4))
    s.add(path("M60 262V292M16 262V286", stroke=INK, stroke_width=3), path("M96 262H10", stroke=INK, stroke_width=9), path("M94 262H12", stroke=timber, stroke_width=4))
    s.put(poly([(8, 326), (70, 288), (74, 328)], "#f3c048") + poly([(8, 326), (74, 328), (72, 346), (10, 344)], "#d99a2a"), ink=4)
    s.add(disc(52, 314, 6, "#c0801e"), disc(34, 336, 4, "#a8701a"), disc(60, 338, 4, "#a8701a"))
    s.put(tuft(110, 410, 0.8), tuft(402, 411, 0.8), tuft(32, 409, 0.8), pebbles(s, 100, 412, 60, 3), pebbles(s, 330, 412, 60, 3), ink=3)


def rat_haus_awake(s: Sheet) -> None:
    """Lit windows that look at one, and eyes in the hole."""
    blaze(s, RAT_HOLE, "rat-haus")
    for x, y, r in PANES:
        s.add(s.halo(x, y, r * 2.5, "#ffc04a", 0.8), disc(x, y, r, "#ffd25e", stroke=INK, stroke_width=3), disc(x, y, r * 0.8, "#fff0a8"), disc(x + (240 - x) * 0.1, y + 6, r * 0.42, INK), disc(x - 5, y - 3, 4, "#ffffff"))
    s.add(curve([(170, 404, 1), (176, 352), (206, 334), (226, 322), (246, 306), (268, 324), (292, 344), (312, 362), (318, 404, 1)], "#160c06"))
    for x, y, r, apart in PEEPERS:
        s.add(*(s.halo(x + d, y, r * 2.2, "#ffb030", 0.7) + eye(x + d, y, r + 1, "#ffe27a", look=-d * 0.15) for d in (-apart, apart)))


# Ice Cave

ICE_HOLE = "M150 404L144 330L160 268L196 226L240 210L286 226L322 270L336 332L330 404Z"
CHICK = (62, 402)


def icicle(x: float, y: float, w: float, h: float) -> str:
    """One tooth of ice, hanging or, with a negative height, standing."""
    return poly([(x - w / 2, y), (x + w / 2, y), (x + w * 0.08, y + h)], "#e6f7ff") + poly([(x + w * 0.1, y), (x + w / 2, y), (x + w * 0.08, y + h)], "#9fd0f0")


def penguin(*, awake: bool = False) -> str:
    """A penguin who keeps the door, on (0, 0), 92 high."""
    body = curve([(-26, -4), (-32, -40), (-20, -74), (0, -88), (20, -74), (32, -40), (26, -4), (0, 2)], "#2c3550")
    front = curve([(-18, -6), (-22, -36), (-12, -56), (0, -52), (12, -56), (22, -36), (18, -6), (0, -2)], "#f6f2e4")
    feet = curve([(-24, 2), (-14, -6), (-4, 2)], "#f0a030") + curve([(4, 2), (14, -6), (24, 2)], "#f0a030")
    scarf = path("M-25 -50Q0 -36 25 -50L26 -40Q0 -26 -26 -40Z", "#c8342c") + poly([(12, -42), (22, -44), (28, -18), (16, -16)], "#a82822")
    beak = curve([(-8, -62, 1), (0, -66), (8, -62, 1), (0, -54)], "#f0a030")
    look = eye(-10, -70, 6) + eye(10, -70, 6) if awake else path("M-15 -70q5 4 10 0M5 -70q5 4 10 0", stroke="#dfeaf8", stroke_width=2.6)
    return look if awake else body + front + feet + scarf + beak + look


def ice_teeth(s: Sheet) -> None:
    """What hangs and stands in the opening of the Ice Cave."""
    teeth = ((168, 262, 24, 60), (192, 234, 24, 84), (216, 218, 22, 62), (242, 212, 24, 88), (268, 222, 22, 60), (292, 238, 24, 80), (314, 264, 22, 56))
    s.put(*(icicle(*tooth) for tooth in teeth), ink=3.6, rim="#ffffff", shade=0.3)
    s.put(icicle(164, 404, 22, -44), icicle(184, 406, 18, -26), icicle(300, 406, 18, -28), icicle(320, 404, 22, -48), ink=3.6, rim="#ffffff", shade=0.3)
    s.put(place(curve([(-13, -26, 1), (13, -26, 1), (15, 4), (6, 22), (-10, 20), (-15, 0)], "#d5382e") + curve([(10, -12), (26, -10), (24, 6), (12, 8)], "#d5382e") + box(-15, -34, 30, 12, "#fff2dc", 4), 293, 330, 0.86, 12), ink=4)


def ice_cave(s: Sheet) -> None:
    """Crags of ice with teeth, a lost mitten, and a penguin at the door."""
    s.feet(240, FOOT, 230, 0.55)
    rim = "#ffffff"
    s.put(poly([(32, 404), (40, 300), (74, 268), (70, 204), (112, 176), (120, 118), (168, 116), (196, 54), (226, 84), (252, 20), (286, 92), (312, 70), (338, 126), (380, 140), (384, 200), (424, 232), (418, 292), (446, 330), (448, 404)], "#8cc0e6"), rim=rim, size=1.4)
    facets = (
        ([(40, 404), (48, 306), (96, 270), (120, 330), (110, 404)], "#b9def4"), ([(96, 270), (76, 210), (120, 182), (164, 216), (152, 268), (120, 330)], "#d4eefb"), ([(120, 182), (126, 124), (172, 122), (206, 172), (164, 216)], "#a6d2ef"),
        ([(172, 122), (198, 66), (224, 92), (236, 150), (206, 172)], "#e4f5fd"), ([(224, 92), (252, 32), (278, 98), (276, 158), (236, 150)], "#b4dbf3"), ([(278, 98), (310, 80), (334, 134), (306, 180), (276, 158)], "#d6eefb"),
        ([(334, 134), (374, 146), (378, 204), (326, 226), (306, 180)], "#9ccbea"), ([(378, 204), (416, 236), (410, 292), (356, 314), (326, 226)], "#c2e3f6"), ([(410, 292), (438, 334), (440, 404), (372, 404), (356, 314)], "#93c5e8"),
        ([(206, 172), (236, 150), (276, 158), (306, 180), (286, 224), (240, 206), (196, 222), (176, 212)], "#c9e7f8"), ([(120, 330), (152, 268), (142, 330), (148, 404), (110, 404)], "#87bce3"), ([(326, 226), (356, 314), (372, 404), (332, 404), (338, 330), (322, 268), (298, 228)], "#7fb5de"),
    )
    s.add(*(poly(points, colour, stroke=mix(colour, "#3f7fb4", 0.5), stroke_width=2) for points, colour in facets))
    s.add(path("M60 300L92 276M88 214L122 190M134 134L170 128M204 78L198 110M256 44L262 84M318 92L326 120M384 214L404 240", stroke="#ffffff", stroke_width=5, opacity=0.85))
    snow = (
        [(32, 312, 1), (40, 290), (72, 262), (78, 276), (64, 288), (58, 306), (48, 300), (42, 320)], [(68, 212, 1), (74, 198), (112, 168), (126, 176), (112, 190), (104, 210), (92, 200), (82, 222)], [(116, 128, 1), (122, 112), (170, 108), (184, 120), (166, 126), (154, 142), (142, 130), (128, 138)],
        [(186, 80, 1), (196, 44), (222, 78), (216, 92), (206, 84), (198, 100)], [(240, 58, 1), (252, 8), (274, 66), (266, 78), (256, 66), (248, 84)], [(332, 126, 1), (344, 122), (384, 134), (386, 152), (372, 148), (362, 164), (350, 146)], [(380, 204, 1), (394, 202), (428, 228), (424, 246), (410, 240), (402, 254), (394, 230)],
    )
    s.put(*(curve(points, "#ffffff") for points in snow), ink=3.4, rim=rim, shade=0.25)
    hollow(s, ICE_HOLE, "ice-cave")
    s.add(poly([(186, 404), (180, 338), (204, 282), (240, 268), (280, 284), (300, 340), (294, 404)], "#0a1c44", opacity=0.5))
    ice_teeth(s)
    s.feet(CHICK[0], CHICK[1], 40, 0.5)
    s.put(place(penguin(), *CHICK, 1.05), ink=4.2)
    s.put(curve([(0, 414, 1), (8, 400), (40, 402), (70, 406), (96, 400), (126, 410), (140, 416, 1)], "#ffffff"), curve([(344, 416, 1), (356, 402), (392, 404), (430, 396), (464, 404), (478, 416, 1)], "#ffffff"), ink=3.4, rim=rim, shade=0.25)


def ice_cave_awake(s: Sheet) -> None:
    """Cold light, two eyes, a penguin who has woken up."""
    blaze(s, ICE_HOLE, "ice-cave")
    s.add(s.blur(path(ICE_HOLE, stroke="#dff6ff", stroke_width=16), 14, 0.7))
    for x, turn in ((200, 16), (250, -16)):
        s.add(s.halo(x, 326, 34, "#ffffff", 0.9), place(curve([(-19, -2, 1), (0, -9), (19, -2, 1), (0, 13)], "#ffffff", stroke=INK, stroke_width=3.4) + disc(0, 1, 7, "#0f58c0", 8) + disc(0, 2, 3, INK, 6), x, 324, 1, turn))
    ice_teeth(s)
    s.add(place(penguin(awake=True), *CHICK, 1.05))
    s.add(*(s.halo(x, y, r * 2, "#ffffff", 0.6) + star(x, y, r, "#ffffff") for x, y, r in ((112, 212, 17), (252, 44, 20), (396, 226, 16), (352, 356, 15), (146, 138, 12), (316, 110, 13))))


# Goblin Camp

GATE = "M150 404V216H330V404Z"
GOBLIN = (240, 128)


def goblin_eyes(*, awake: bool) -> str:
    """The eyes of the goblin over the gate, about its head's middle."""
    if awake:
        return eye(-26, -6, 19, "#fff27a", "#2a1a10", look=3) + eye(27, -8, 16, "#fff27a", "#2a1a10", look=-2) + path("M-50 -26L-10 -16M50 -28L14 -17", stroke=INK, stroke_width=6)
    return disc(-26, -6, 19, "#5f9e3c", stroke=INK, stroke_width=3.5) + disc(27, -8, 16, "#5f9e3c", stroke=INK, stroke_width=3.5) + path("M-44 -2q18 12 36 0M12 -4q15 10 30 0", stroke=INK, stroke_width=4)


def goblin_head() -> str:
    """The sleeping goblin's head about (0, 0), 230 wide with its ears."""
    skin = "#78b84a"
    ears = "".join(place(poly([(40, -22), (128, -62), (104, -16), (112, -4), (90, 4), (44, 20)], skin) + poly([(52, -12), (104, -42), (86, -10), (54, 8)], "#d98f78"), flip=f) for f in (False, True))
    return ears + curve([(-58, -20), (-46, -54), (0, -66), (46, -54), (58, -20), (52, 20), (30, 50), (0, 60), (-30, 50), (-52, 20)], skin)


def goblin_hands() -> list[str]:
    """Its hands on the beam."""
    hand = curve([(-22, 14), (-24, -6), (-14, -16), (0, -14), (14, -16), (24, -6), (22, 14)], "#78b84a") + path("M-8 -4V12M7 -4V12", stroke="#3f6e26", stroke_width=3.4)
    return [place(hand, x, 182) for x in (152, 330)]


def goblin_camp(s: Sheet) -> None:
    """A palisade; the guard has fallen asleep over the gate."""
    wood = "#96683a"
    s.feet(240, FOOT, 236, 0.6)
    s.put(path("M386 404V58", stroke="#6b4423", stroke_width=9), poly([(390, 62), (462, 78), (446, 98), (470, 120), (390, 128)], "#2f8f4c"), ink=4.2)
    s.add(place(big_skull("#f3ead0", "#1c3a22"), 420, 96, 0.36))
    s.put(*(stake(x, 404, 40, h, mix(wood, INK, k)) for x, h, k in ((30, 178, 0.12), (70, 204, 0), (108, 226, 0.1), (372, 232, 0.04), (410, 200, 0.14), (450, 176, 0))), ink=4.5)
    s.add(path("M8 320H128M8 326H128M352 316H472M352 322H472", stroke="#d8b878", stroke_width=4), path("M8 330H128M352 326H472", stroke=INK, stroke_width=2))
    hollow(s, GATE, "goblin-camp")
    s.add(poly([(176, 404), (214, 330), (240, 286), (268, 330), (306, 404)], "#0a2412", opacity=0.6), path("M214 330H268M240 286V300", stroke="#37633a", stroke_width=4))
    s.put(stake(140, 404, 46, 250, "#a87442"), stake(340, 404, 46, 256, "#a87442"), ink=5)
    s.put(poly([(92, 178), (388, 172), (390, 214), (90, 220)], "#7c5028"), ink=5, rough=".02 5 2.4", cast=5)
    s.add(path("M120 182l34 32M154 182l-34 32M326 178l34 32M360 178l-34 32", stroke="#e0c284", stroke_width=6), *(disc(x, y, 5, IRON, stroke=INK, stroke_width=2.4) for x, y in ((100, 198), (380, 194))))
    x, y = GOBLIN
    s.put(place(goblin_head(), x, y), ink=5.5, size=1.3, cast=6)
    nose = curve([(-4, -4), (-16, 20), (-8, 32), (6, 32), (16, 20), (6, -4)], "#94cf5e", stroke=INK, stroke_width=3.6)
    mouth = path("M-36 36Q0 54 36 34", stroke=INK, stroke_width=5) + poly([(-28, 39), (-22, 20), (-14, 43)], "#fff6dc", stroke=INK, stroke_width=3) + poly([(16, 43), (22, 22), (28, 38)], "#fff6dc", stroke=INK, stroke_width=3)
    s.add(place(mouth + nose + goblin_eyes(awake=False) + path("M-36 -44l10 4M30 -46l-8 5M-40 16l6 3", stroke="#4d8430", stroke_width=4) + disc(86, -20, 8, "none", 9, stroke=BRASS, stroke_width=4), x, y))
    s.put(*goblin_hands(), ink=4.2)
    s.add(disc(276, 146, 15, "#dff4ff", opacity=0.6, stroke=INK, stroke_width=2), disc(271, 140, 4, "#ffffff"))
    for a in (112, 368):
        s.put(path(f"M{a - 6} 300L{a - 9} 242H{a + 9}L{a + 6} 300Z", "#6b4423"), box(a - 13, 236, 26, 14, IRON, 3), ink=4)
    s.put(path("M22 402Q16 366 24 352H84Q92 366 86 402Z", "#a8492c"), disc(54, 352, 33, "#ead6a8", 11), ink=4.5)
    s.add(path("M26 362L40 398L54 364L68 398L82 362", stroke="#f0d9a0", stroke_width=3.4))
    s.put(tuft(108, 410, 0.8), tuft(372, 411, 0.9), tuft(444, 410, 1), pebbles(s, 350, 412, 110, 5), ink=3)


def goblin_camp_awake(s: Sheet) -> None:
    """Torches, green light, and a guard who has opened his eyes."""
    blaze(s, GATE, "goblin-camp")
    x, y = GOBLIN
    s.put(place(goblin_head(), x, y), ink=5.5, size=1.3)
    s.put(*goblin_hands(), ink=4.2)
    nose = curve([(-4, -4), (-16, 20), (-8, 32), (6, 32), (16, 20), (6, -4)], "#94cf5e", stroke=INK, stroke_width=3.6)
    s.add(place(goblin_eyes(awake=True) + disc(86, -20, 8, "none", 9, stroke=BRASS, stroke_width=4), x, y))
    s.add(place(path("M-36 36Q0 66 36 34Q0 44 -36 36Z", "#5a1418", stroke=INK, stroke_width=4) + poly([(-28, 39), (-22, 20), (-14, 43)], "#fff6dc", stroke=INK, stroke_width=3) + poly([(16, 43), (22, 22), (28, 38)], "#fff6dc", stroke=INK, stroke_width=3) + nose, x, y))
    for a in (112, 368):
        s.add(s.halo(a, 210, 84, "#ffb64a", 0.8), place(fire(), a, 240, 0.6))


# Dragon's Lair

MAW = bend([(150, 404, 1), (138, 340), (150, 288), (184, 262), (240, 252), (296, 262), (330, 288), (342, 340), (330, 404, 1)])
GLARES = ((136, 170, 1), (344, 170, -1))


def dragon_eye(*, awake: bool) -> str:
    """One slanted eye about (0, 0), that of the left."""
    shape = [(-36, -14, 1), (-6, -18), (34, 12, 1), (4, 20), (-24, 12)]
    if awake:
        return curve(shape, "#ffcf3a", stroke=INK, stroke_width=4.5) + curve([(-18, -10), (0, -13), (22, 6), (4, 14), (-14, 8)], "#fff08a") + curve([(-2, -18, 1), (6, 2), (2, 20, 1), (-7, 2)], INK) + disc(-12, -6, 4, "#ffffff")
    return curve(shape, "#8a2a22", stroke=INK, stroke_width=4.5) + path("M-30 2Q0 16 30 12", stroke=INK, stroke_width=4) + path("M-26 -8Q0 -8 22 4", stroke="#d06a50", stroke_width=3)


def fangs(s: Sheet) -> None:
    """The teeth of the Dragon's Lair."""
    s.put(*(poly([(x - w / 2, y), (x + w / 2, y), (x + k, y + h)], "#fff3d2") for x, y, w, h, k in ((170, 276, 34, 68, 4), (204, 260, 26, 40, 0), (240, 255, 24, 30, 0), (276, 260, 26, 40, 0), (310, 276, 34, 68, -4), (162, 404, 34, -60, 6), (318, 404, 34, -60, -6), (186, 406, 22, -28, 0), (294, 406, 22, -28, 0))), ink=4)


def dragons_lair(s: Sheet) -> None:
    """A dragon's head of red rock: one walks in over its tongue."""
    rock = "#b8442f"
    s.feet(240, FOOT, 236, 0.6)
    for flip in (False, True):
        horn = limb([(118, 130), (84, 96), (56, 60), (54, 22), (70, 4)], [54, 44, 32, 18, 4], "#e8d3a0") + path("M92 92L112 74M70 66L92 50M58 42L76 32", stroke="#a88a54", stroke_width=4)
        frill = poly([(96, 190), (22, 150), (48, 214), (8, 236), (50, 268), (20, 314), (84, 310)], "#8f2c28")
        s.put(place(horn, 480 if flip else 0, 0, 1, flip=flip), ink=5)
        s.put(place(frill, 480 if flip else 0, 0, 1, flip=flip), ink=5)
    s.put(*(poly([(x - 15, y + 12), (x, y - 36), (x + 15, y + 12)], "#8f2c28") for x, y in ((176, 92), (208, 74), (240, 66), (272, 74), (304, 92))), ink=4.5)
    s.put(curve([(66, 404, 1), (54, 330), (64, 262), (78, 200), (94, 150), (132, 110), (186, 84), (240, 76), (294, 84), (348, 110), (386, 150), (402, 200), (416, 262), (426, 330), (414, 404, 1)], rock), ink=5.5, size=1.7, rough=".03 6 4")
    scales = "".join(f"M{x - 13} {y}a13 13 0 0 0 26 0" for y, row in ((128, (192, 222, 252, 282)), (148, (206, 238, 270)), (168, (222, 254)), (300, (92, 390)), (322, (78, 108, 376, 404)), (344, (92, 388)), (366, (78, 108, 374, 402)), (388, (94, 386))) for x in row)
    s.add(path(scales, stroke=dark(rock, 0.45), stroke_width=3.2), path(scales, stroke=light(rock, 0.25), stroke_width=2, transform="translate(0 -4)", opacity=0.6))
    s.put(curve([(158, 262), (152, 226), (176, 196), (210, 186), (240, 196), (270, 186), (304, 196), (328, 226), (322, 262), (282, 248), (240, 242), (198, 248)], "#cf5a3c"), ink=4.5, size=1.3, rough=".035 8 3")
    s.add(*(curve([(x - 20 * d, 226), (x - 4 * d, 206), (x + 16 * d, 214), (x + 6 * d, 228)], "#3a0c0c", stroke=INK, stroke_width=4) for x, d in ((200, 1), (280, -1))), path("M240 200V234", stroke=dark(rock, 0.4), stroke_width=4))
    for x, y, d in GLARES:
        s.add(place(dragon_eye(awake=False), x, y, 1.12, flip=d < 0))
        s.put(place(curve([(-54, -22), (-40, -38), (0, -28), (44, 6), (38, 16), (0, -12), (-34, -20)], "#8f2c28"), x, y, 1.1, flip=d < 0), ink=4)
    hollow(s, MAW, "dragons-lair")
    s.put(curve([(190, 408, 1), (202, 372), (214, 336), (240, 324), (266, 336), (278, 372), (292, 408, 1)], "#d9566a"), ink=4)
    s.add(path("M240 332V404", stroke="#9a2c40", stroke_width=4), path("M216 352H264M206 376H274", stroke="#b03e54", stroke_width=3, opacity=0.8))
    fangs(s)
    s.put(*(coin(x, y, r) for x, y, r in ((62, 402, 13), (84, 410, 12), (40, 410, 12), (64, 392, 12), (404, 410, 12), (428, 404, 13), (452, 411, 11))), ink=3)
    s.put(place(path("M-22 8Q-24 -20 0 -22Q22 -22 22 4L16 8Z", "#a9b0bd") + box(-20, -6, 42, 6, INK, 1), 424, 388, 1, 24), ink=4)
    s.put(place(bone(44), 96, 414, 0.7, 10), ink=3)


def dragons_lair_awake(s: Sheet) -> None:
    """Eyes open, fire in the throat, smoke from the nose."""
    blaze(s, MAW, "dragons-lair")
    for x, y, d in GLARES:
        s.add(s.halo(x, y, 62, "#ffd24a", 0.75), place(dragon_eye(awake=True), x, y, 1.12, flip=d < 0))
    for x, d in ((202, -1), (278, 1)):
        s.add(s.halo(x, 218, 26, "#ff7a2a", 0.95))
        s.add(s.blur("".join(disc(x + d * (10 + i * 13), 200 - i * 24, 9 + i * 4, "#f4e6d8", opacity=0.75 - i * 0.15) for i in range(4)), 3))
    s.add(place(fire(), 240, 392, 0.62), place(fire(), 204, 400, 0.4), place(fire(), 278, 400, 0.42))
    fangs(s)


MOUTHS: dict[str, Callable[[Sheet], None]] = dict(zip(DUNGEONS, (crypt, rat_haus, ice_cave, goblin_camp, dragons_lair), strict=True))
AWAKE: dict[str, Callable[[Sheet], None]] = dict(zip(DUNGEONS, (crypt_awake, rat_haus_awake, ice_cave_awake, goblin_camp_awake, dragons_lair_awake), strict=True))


def mouth(name: str, *, lit: bool = False) -> str:
    """The picture of an entrance, or of its light alone."""
    s = Sheet(name, WIDE, HIGH)
    s.shift(13.4, 22, 0.944)  # room for what stands beside it and for its light
    (AWAKE if lit else MOUTHS)[name](s)
    s.back()
    return s.svg()


PICTURES: dict[str, Callable[[], str]] = {}
for _name in DUNGEONS:
    PICTURES[_name] = lambda name=_name: mouth(name)
    PICTURES[f"{_name}-lit"] = lambda name=_name: mouth(name, lit=True)

if __name__ == "__main__":
    save({name: draw() for name, draw in PICTURES.items()}, OUT)
    print(*(f"{name} {num(len(draw()))}" for name, draw in PICTURES.items()), sep="\n")
