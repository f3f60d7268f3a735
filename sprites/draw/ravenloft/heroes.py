"""The five Heroes as jointed paper figures: give hands and feet a place, and elbows and knees find theirs.

A Hero stands on (0, 0), is about 100 units high and looks to the right.
"""
# outlines are tables: one line each
# fmt: off

import math
from typing import NamedTuple

from sprites.draw.kit import Figure, Point, box, curve, dark, disc, light, limb, line, path, place, poly

STEEL, GOLD = "#7f8798", "#d8ae56"


class Build(NamedTuple):
    """The body of a Hero: colours, and how broad and long its limbs are."""

    cloth: str
    sleeve: str
    legs: str
    boots: str
    hand: str
    shoulder: float = 13
    waist: float = 9
    arm: float = 8.5
    leg: float = 10.5
    reach: float = 21
    stride: float = 23.5
    hip: Point = (0, -44)
    neck: Point = (1, -72)
    head: float = 0.36
    top: float = 14


BUILDS = {
    "arjhan": Build("#6a7284", "#a84420", "#53596a", "#3a3038", "#b8491f", 19, 13, 13, 14, 23, 24.5, (0, -46), (2, -76), 0.36, 10),
    "immeril": Build("#3b5fb8", "#4a72cc", "#243a7a", "#1c2c5c", "#f0d8c4", 12, 8, 8.5, 9, 21, 23.5, (0, -46), (0, -75), 0.36, 14),
    "kat": Build("#453a5c", "#372e4c", "#2c2538", "#201a2a", "#e8c0a0", 11.5, 8, 7.5, 9, 21, 23.5, (0, -44), (1, -71), 0.36, 13),
    "thorgrim": Build("#828a9a", "#8a5a34", "#6a4630", "#3c2a22", "#e0a880", 19, 16, 12, 14, 20, 17, (0, -32), (1, -62), 0.42, 13),
    "allisa": Build("#4d8a46", "#6a9a52", "#5e4630", "#3e2c20", "#ecc4a0", 12, 8.5, 8, 9.5, 21, 23.5, (0, -45), (1, -72), 0.36, 13),
}


def joint(a: Point, b: Point, length: float, side: float) -> Point:
    """Where an elbow or a knee is between two points: two bones of one length, bent to one side."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    away = math.hypot(dx, dy) or 1
    high = math.sqrt(max(0.0, length * length - away * away / 4)) * side
    return (a[0] + dx / 2 - dy / away * high, a[1] + dy / 2 + dx / away * high)


def eye(x: float, y: float, iris: str, size: float = 7, slant: float = 0) -> str:
    """An eye with a bright rim and a dark brow."""
    white = curve([(-size, 0, 1), (0, -size * 0.75), (size, 0, 1), (0, size * 0.65)], "#fdf6ea")
    return place(white + disc(size * 0.2, 0, size * 0.6, iris) + disc(size * 0.25, 0, size * 0.3, "#140c14"), x, y, 1, slant)


def head_arjhan(*, roar: bool = False) -> tuple[str, str]:
    """Dragonborn: horns, frill, long jaw."""
    skin, deep = "#c2501f", "#7a2912"
    frill = poly([(-20, 4), (-66, -2), (-40, 14), (-72, 28), (-38, 30), (-56, 52), (-8, 42)], deep)
    far_horn = curve([(8, -36, 1), (0, -60), (-20, -74), (-44, -70, 1), (-22, -62), (-14, -44), (-12, -30, 1)], "#b89a64")
    jaw = curve([(-6, 18), (24, 18), (54, 14), (63, 20), (50, 33), (16, 42), (-12, 38)], dark(skin, 0.25))
    upper = curve([(-40, 12), (-43, -14), (-26, -37), (0, -43), (24, -31), (46, -24), (64, -17), (70, -3), (60, 10), (30, 13), (4, 24), (-16, 34), (-34, 28)], skin)
    if roar:
        fangs = "".join(poly([(x - 4, 16), (x, 6), (x + 4, 16)], "#fff3d6") for x in (56, 40, 26))
        throat = curve([(-8, 14), (30, 8), (60, 6), (50, 40), (16, 46), (-10, 36)], "#3a0a08") + disc(20, 24, 14, "#ff8a2c", 9)
        jaw = throat + place(place(fangs + jaw, 6, -20), -6, 20, 1, 24)
    brow = curve([(-34, -20), (-4, -42), (26, -30), (38, -18, 1), (8, -24), (-12, -8, 1)], deep)
    horn = curve([(-8, -36, 1), (-24, -60), (-52, -66), (-80, -44, 1), (-54, -47), (-38, -38), (-32, -18, 1)], "#f4e4be")
    rings = path("M-44 -62L-42 -48M-30 -52L-33 -40", stroke="#b39a66", stroke_width=3.5)
    teeth = "".join(poly([(x - 4, y), (x, y + 11), (x + 4, y - 1)], "#fff3d6") for x, y in ((58, 9), (44, 12), (30, 13)))
    face = curve([(2, -14, 1), (12, -21), (24, -13, 1), (13, -9)], "#ffd84a") + path("M13 -20l3 10h-5z", "#2a0c05") + disc(60, -9, 3.6, "#3a120a", 2.6)
    return frill + far_horn, jaw + teeth + upper + brow + face + horn + rings


def head_immeril() -> tuple[str, str]:
    """Eladrin: white hair, long ears, a circlet."""
    hair, skin = "#e6ecfa", "#f2dac6"
    back = curve([(-34, -30), (-10, -48), (16, -46), (34, -24), (36, 20), (30, 62, 1), (12, 46), (-8, 66, 1), (-24, 50), (-44, 70, 1), (-46, 10)], dark(hair, 0.22))
    ears = poly([(-20, -6), (-64, -26), (-24, 16)], skin) + poly([(-24, -2), (-52, -18), (-25, 10)], dark(skin, 0.2)) + poly([(26, -6), (54, -22), (26, 14)], dark(skin, 0.12))
    face = curve([(-24, -18), (-22, 12), (-4, 38), (6, 41), (21, 16), (27, -14), (0, -34)], skin)
    shade = curve([(8, -4, 1), (13, 16), (6, 41, 1), (21, 16), (27, -14, 1)], dark(skin, 0.14))
    fringe = curve([(-24, 30, 1), (-34, -18), (-14, -46), (16, -46), (34, -18), (30, 20, 1), (24, -16), (6, -34), (-10, -30), (-20, -8)], hair)
    circlet = line([(-27, -22), (4, -29), (29, -20)], GOLD, 4.5) + poly([(4, -40), (10, -29), (4, -18), (-2, -29)], "#7fe0ff")
    brows = path("M-16 -13L-2 -9M22 -13L12 -9", stroke="#a8b4cc", stroke_width=3)
    mouth = path("M2 26Q8 28 13 25", stroke="#a8685c", stroke_width=2.6) + path("M8 2L11 14L6 15", stroke=dark(skin, 0.35), stroke_width=2)
    return back, ears + face + shade + eye(-7, 0, "#3a8ee0", 7.5, 6) + eye(16, 0, "#3a8ee0", 6.5, -6) + brows + mouth + fringe + circlet


def head_kat() -> tuple[str, str]:
    """Human rogue: dark bob, red scarf over mouth and nose."""
    hair, scarf, skin = "#2c2230", "#c23a34", "#ecc6a6"
    back = curve([(-38, 32, 1), (-42, -10), (-22, -43), (8, -48), (36, -30), (43, 4), (39, 32, 1), (20, 28), (-24, 34)], dark(hair, 0.3))
    face = curve([(-26, -14), (-24, 14), (-4, 34), (8, 35), (25, 14), (28, -14), (0, -34)], skin)
    wrap = curve([(-31, 6), (-4, 15), (8, 15), (31, 5), (32, 26), (14, 44), (-10, 45), (-33, 28)], scarf)
    folds = path("M-28 18Q0 30 28 17M-24 30Q0 40 24 28", stroke=dark(scarf, 0.4), stroke_width=3)
    fringe = curve([(-36, 32, 1), (-40, -12), (-20, -43), (10, -48), (38, -26), (41, 28, 1), (30, 18), (29, -6), (12, -20), (-10, -10), (-26, 4), (-27, 24)], hair)
    shine = line([(-26, -24), (-10, -36), (8, -39)], light(hair, 0.28), 4)
    brows = path("M-18 -9L-2 -5M24 -9L12 -5", stroke=hair, stroke_width=3.4)
    return back, face + eye(-9, 2, "#7a5ad0", 8, 6) + eye(17, 2, "#7a5ad0", 7, -6) + brows + wrap + folds + fringe + shine


def head_thorgrim() -> tuple[str, str]:
    """Dwarf: helmet with a nose guard, a great red beard."""
    beard, skin = "#d2601f", "#e6b08a"
    back = curve([(-38, 0), (-36, 40), (-16, 60), (22, 60), (40, 38), (40, 0)], dark(beard, 0.45))
    face = curve([(-30, -14), (-30, 16), (0, 28), (32, 16), (32, -14), (0, -24)], skin)
    mane = curve([(-36, -4, 1), (-40, 36), (-26, 68), (-12, 76, 1), (-6, 70), (4, 92, 1), (14, 70), (22, 76, 1), (34, 60), (42, 30), (38, -4, 1), (26, 20), (4, 16), (-18, 20)], beard)
    locks = path("M-26 30Q-24 50 -16 62M-8 34Q-6 56 -2 68M12 34Q14 56 10 68M30 30Q28 50 22 60", stroke=dark(beard, 0.4), stroke_width=3.4)
    lip = curve([(6, 12, 1), (-10, 18), (-30, 30, 1), (-22, 10), (-6, 8)], light(beard, 0.18)) + curve([(6, 12, 1), (20, 18), (38, 28, 1), (32, 8), (16, 8)], light(beard, 0.1))
    nose = disc(7, 7, 8.5, dark(skin, 0.12), 7)
    eyes_ = eye(-12, -6, "#4a7a9a", 6.5, 8) + eye(22, -6, "#4a7a9a", 6, -8)
    brows = path("M-24 -14L-4 -10M34 -14L16 -10", stroke=dark(beard, 0.1), stroke_width=6)
    helm = curve([(-40, -8, 1), (-38, -34), (-14, -56), (16, -56), (40, -34), (42, -8, 1), (0, -16)], "#8e97a8") + curve([(14, -56, 1), (40, -34), (42, -8, 1), (22, -12)], "#666f80")
    band = path("M-42 -14Q0 -24 44 -14V-4Q0 -14 -42 -4Z", GOLD) + poly([(0, -18), (11, -18), (9, 4), (3, 4)], GOLD) + box(-2, -60, 10, 42, dark(GOLD, 0.15), 3)
    return back, face + eyes_ + brows + mane + locks + nose + lip + helm + band


def head_allisa() -> tuple[str, str]:
    """Human ranger: red braid under a green hood."""
    hair, skin, hood = "#cc5a22", "#f0caa8", "#3f7a3e"
    back = curve([(-44, 40, 1), (-46, -10), (-26, -46), (2, -60, 1), (32, -46), (46, -8), (42, 38, 1), (0, 50)], dark(hood, 0.35))
    inside = curve([(-32, 30), (-34, -12), (-14, -40), (10, -42), (34, -14), (34, 26)], "#1c2c1e")
    face = curve([(-24, -14), (-22, 14), (-4, 36), (8, 37), (23, 14), (26, -14), (0, -34)], skin)
    shade = curve([(10, -2, 1), (14, 16), (8, 37, 1), (23, 14), (26, -14, 1)], dark(skin, 0.13))
    fringe = curve([(-27, 26, 1), (-32, -12), (-12, -38), (14, -40), (32, -14), (29, 10, 1), (18, -20), (4, -28), (-12, -16), (-22, 4)], hair)
    brows = path("M-18 -8L-3 -6M24 -8L13 -6", stroke=dark(hair, 0.3), stroke_width=3.2)
    mouth = path("M0 25Q7 28 13 24", stroke="#b0584a", stroke_width=3) + path("M9 2L12 13L7 14", stroke=dark(skin, 0.35), stroke_width=2)
    rim = curve([(-44, 44, 1), (-48, -10), (-26, -48), (2, -64, 1), (34, -48), (48, -8), (44, 40, 1), (34, 34), (36, -10), (14, -42), (-12, -42), (-34, -10), (-30, 36)], hood)
    braid = "".join(disc(-24 - i * 1.5, 32 + i * 12, 8.5 - i * 0.7, light(hair, 0.12 * (i % 2)), 8) for i in range(6))
    return back + inside, face + shade + eye(-8, 3, "#3f8a4a", 7.5, 4) + eye(16, 3, "#3f8a4a", 6.8, -4) + brows + mouth + fringe + rim + braid


HEADS = {"arjhan": head_arjhan, "immeril": head_immeril, "kat": head_kat, "thorgrim": head_thorgrim, "allisa": head_allisa}


def fist(skin: str) -> str:
    """A closed hand about (0, 0), 20 wide, at the end of an arm that comes from the left."""
    palm = curve([(-9, -8), (3, -10), (10, -7), (12, 1), (9, 8), (-2, 10), (-9, 8)], skin)
    knuckles = path("M2 -4H10M3 1H11M2 6H9", stroke=dark(skin, 0.32), stroke_width=1.6)
    return palm + knuckles + curve([(-6, -8), (2, -12), (8, -9), (6, -5), (-1, -4)], light(skin, 0.12))


def palm(skin: str) -> str:
    """An open hand about (0, 0), fingers to the right."""
    fingers = path("M2 -7L12 -10L19 -13M2 -2L14 -3L22 -4M2 3L14 3L22 4M2 7L12 9L18 12M-4 -7L2 -15L7 -18", stroke=skin, stroke_width=5)
    return fingers + curve([(-9, -8), (3, -10), (7, 0), (3, 9), (-9, 8)], skin) + path("M-2 -4Q3 0 -1 5", stroke=dark(skin, 0.28), stroke_width=1.5)


def arm(build: Build, shoulder: Point, hand: Point, side: float, deep: float, *, open_: bool = False) -> str:
    """A sleeve and a hand."""
    elbow = joint(shoulder, hand, build.reach, side)
    sleeve = limb([shoulder, elbow, hand], [build.arm * 1.15, build.arm, build.arm * 0.72], dark(build.sleeve, deep))
    cuff = limb([((elbow[0] + hand[0] * 2) / 3, (elbow[1] + hand[1] * 2) / 3), hand], [build.arm * 0.95, build.arm * 0.95], dark(build.boots, deep * 0.5))
    turn = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
    return sleeve + cuff + place((palm if open_ else fist)(dark(build.hand, deep)), *hand, build.arm * 0.056, round(turn))


def leg(build: Build, hip: Point, foot: Point, side: float, deep: float) -> str:
    """A leg in its boot."""
    knee = joint(hip, foot, build.stride, side)
    ankle = (foot[0], foot[1] - 3)
    thigh = limb([hip, knee, ankle], [build.leg * 1.2, build.leg, build.leg * 0.72], dark(build.legs, deep))
    shin = ((knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2)
    boot = limb([shin, ankle], [build.leg * 1.02, build.leg * 0.9], dark(build.boots, deep))
    toe = curve([(foot[0] - build.leg * 0.5, foot[1] - 7), (foot[0] + 4, foot[1] - 7), (foot[0] + build.leg * 1.1, foot[1] - 1), (foot[0] + build.leg, foot[1] + 1), (foot[0] - build.leg * 0.55, foot[1] + 1)], dark(build.boots, deep))
    return thigh + boot + toe


def torso(name: str, build: Build, hip: Point, neck: Point) -> str:
    """The trunk with what is worn on it."""
    dx, dy = neck[0] - hip[0], neck[1] - hip[1]
    length = math.hypot(dx, dy) or 1
    ax, ay = dx / length, dy / length

    def at(across: float, up: float) -> Point:
        return (hip[0] - ay * across + ax * up, hip[1] + ax * across + ay * up)

    s, w, top = build.shoulder, build.waist, length
    trunk = curve([at(-w, -4), at(-w, 8), at(-s, top - 7), at(-s * 0.7, top), at(0, top + 2), at(s * 0.7, top), at(s, top - 7), at(w, 8), at(w, -4)], build.cloth)
    shade = curve([at(2, -4), at(5, top * 0.5), at(4, top), (*at(s * 0.7, top), 1), at(s, top - 7), at(w, 8), at(w, -4)], dark(build.cloth, 0.28))
    belt = poly([at(-w - 1, -2), at(-w - 0.5, 3), at(w + 0.5, 3), at(w + 1, -2)], "#4a3020") + disc(*at(1, 0.5), 3, GOLD)
    worn = ""
    if name == "arjhan":
        worn = line([at(-s * 0.9, top - 9), at(0, top - 15), at(s * 0.9, top - 9)], GOLD, 2.4) + line([at(-w, top * 0.4), at(0, top * 0.34), at(w, top * 0.4)], "#4c5160", 2)
    elif name == "thorgrim":
        x, y = at(1, top * 0.45)
        worn = box(x - 1.6, y - 8, 3.2, 16, GOLD) + box(x - 6.5, y - 3, 13, 3.2, GOLD)
    elif name == "kat":
        worn = line([at(-s * 0.8, top - 3), at(w * 0.8, 4)], "#7a4a34", 3.4) + line([at(s * 0.6, top), at(-w * 0.8, 5)], "#5a3628", 2.6)
    elif name == "allisa":
        worn = line([at(-s * 0.85, top - 4), at(w * 0.9, 4)], "#6e4a2a", 3.4)
    elif name == "immeril":
        worn = line([at(-4, top), at(0, top * 0.6), at(1, 4)], GOLD, 2.2) + line([at(5, top), at(1, top * 0.6)], GOLD, 2.2)
    return trunk + shade + worn + belt


def skirt(name: str, build: Build, hip: Point, feet: tuple[Point, Point], sway: float) -> str:
    """A robe down to the feet, a tunic's hem, tassets or a kilt; over the legs."""
    w = build.waist + 1.5
    x, y = hip
    if name == "immeril":
        left, right, low = min(f[0] for f in feet) - 9, max(f[0] for f in feet) + 11, max(f[1] for f in feet)
        robe = curve([(x - w, y - 2, 1), (left + 3, (y + low) / 2), (left - sway, low - 2, 1), ((left + right) / 2 - sway, low + 3), (right - sway * 0.4, low - 1, 1), (right - 4, (y + low) / 2), (x + w, y - 2, 1)], build.cloth)
        shade = curve([(x + 2, y, 1), (x + 7, (y + low) / 2), (right - 14 - sway * 0.4, low, 1), (right - sway * 0.4, low - 1, 1), (right - 4, (y + low) / 2), (x + w, y - 2, 1)], dark(build.cloth, 0.3))
        hem = line([(left - sway, low - 4), ((left + right) / 2 - sway, low), (right - sway * 0.4, low - 3)], GOLD, 2.4)
        return robe + shade + line([(x, y + 6), ((x + left) / 2 + 4, (y + low) / 2), (left + 12 - sway, low - 6)], dark(build.cloth, 0.35), 2) + hem
    if name == "kat":
        return ""
    colour = {"arjhan": "#5a6070", "thorgrim": "#7a3a28", "allisa": dark(build.cloth, 0.1)}[name]
    long = {"arjhan": 15, "thorgrim": 17, "allisa": 17}[name]
    hem = curve([(x - w, y - 2, 1), (x - w - 5 - sway, y + long, 1), (x - sway, y + long + 3), (x + w + 4 - sway * 0.5, y + long - 1, 1), (x + w, y - 2, 1)], colour)
    shade = curve([(x + 2, y, 1), (x + 4 - sway, y + long + 2, 1), (x + w + 4 - sway * 0.5, y + long - 1, 1), (x + w, y - 2, 1)], dark(colour, 0.3))
    return hem + shade


def behind(name: str, hip: Point, neck: Point, sway: float) -> str:
    """What hangs on a Hero's back: a tail, a cape, the ends of a scarf, a quiver."""
    x, y = neck
    if name == "arjhan":
        return limb([(hip[0] - 6, hip[1] + 2), (hip[0] - 22 - sway * 0.5, hip[1] + 14), (hip[0] - 34 - sway, hip[1] + 32), (hip[0] - 52 - sway, hip[1] + 34)], [16, 12, 7, 2], "#8a3214")
    if name == "kat":
        one = limb([(x - 6, y - 4), (x - 20 - sway * 0.4, y - 6), (x - 32 - sway * 0.8, y + 2), (x - 46 - sway, y - 6)], [6, 7, 7.5, 9], "#a82c2a")
        return one + limb([(x - 6, y - 2), (x - 18 - sway * 0.4, y + 4), (x - 30 - sway * 0.7, y + 12), (x - 40 - sway, y + 10)], [6, 7, 7, 8], "#7a1e22")
    if name == "allisa":
        cape = curve([(x - 9, y - 1, 1), (x - 18 - sway * 0.4, hip[1]), (x - 22 - sway, hip[1] + 26, 1), (x - 6 - sway * 0.6, hip[1] + 22), (x + 9, hip[1] + 20, 1), (x + 9, y, 1)], "#2c5a32")
        shafts = "".join(place(box(-1, -30, 2, 16, "#c8b084") + poly([(-3.4, -32), (3.4, -32), (0, -22)], "#d2503c"), x - 8 + i * 4.5, y + 6, 1, -28) for i in range(3))
        return cape + shafts + place(box(-6, -14, 13, 30, "#6a4426", 3), x - 6, y + 4, 1, -28)
    if name == "thorgrim":
        return curve([(x - 16, y - 2, 1), (x - 24 - sway * 0.4, hip[1]), (x - 24 - sway, hip[1] + 26, 1), (x - 4 - sway, hip[1] + 24), (x + 16, hip[1] + 18, 1), (x + 15, y, 1)], "#6e2a2a")
    return curve([(x - 8, y - 1, 1), (x - 17 - sway * 0.5, hip[1]), (x - 26 - sway, hip[1] + 38, 1), (x - 4 - sway, hip[1] + 40), (x + 8, hip[1], 1)], "#22397e")


def shoulders(name: str, near: Point) -> str:
    """A plate over the near shoulder of those who wear armour."""
    if name not in ("arjhan", "thorgrim"):
        return ""
    x, y = near
    return curve([(x - 11, y + 8), (x - 11, y - 5), (x - 1, y - 11), (x + 9, y - 5), (x + 10, y + 7), (x, y + 4)], STEEL) + line([(x - 11, y + 6), (x, y + 3), (x + 9, y + 6)], GOLD, 2.2)


def hero(
    name: str,
    near: Point = (16, -46),
    far: Point = (20, -52),
    feet: tuple[Point, Point] = ((-9, 0), (9, 0)),
    hip: Point = (0, 0),
    neck: Point = (0, 0),
    look: float = 0,
    sway: float = 4,
    near_prop: str = "",
    far_prop: str = "",
    elbows: tuple[float, float] = (1, 1),
    spread: tuple[bool, bool] = (False, False),
    *,
    roar: bool = False,
) -> Figure:
    """A Hero in a pose.

    Args:
        name: which Hero.
        near: the near hand, on the left of the body as we see it.
        far: the far hand.
        feet: the near foot and the far foot.
        hip: how far the hip is moved from where it is when standing.
        neck: how far the neck is moved.
        look: how far the head is turned downwards, in degrees.
        sway: how far cape, scarf or robe flies back.
        near_prop: what the near hand holds, already placed.
        far_prop: what the far hand holds.
        elbows: to which side the near and the far elbow bend.
        spread: whether the near and the far hand are open.
        roar: whether Arjhan's mouth is open.
    """
    build = BUILDS[name]
    hips = (build.hip[0] + hip[0], build.hip[1] + hip[1])
    necks = (build.neck[0] + neck[0], build.neck[1] + neck[1])
    near_shoulder = (necks[0] - build.shoulder * 0.75, necks[1] + 5)
    far_shoulder = (necks[0] + build.shoulder * 0.72, necks[1] + 5)
    legs = leg(build, (hips[0] + 4, hips[1] + 2), feet[1], -1, 0.35) + leg(build, (hips[0] - 4, hips[1] + 2), feet[0], -1, 0.05)
    back, face = head_arjhan(roar=True) if roar else HEADS[name]()
    centre = (necks[0] + 1 + look * 0.12, necks[1] - build.top)
    throat = limb([(necks[0], necks[1] + 4), (centre[0] - 1, centre[1] + 4)], [11 if name == "arjhan" else 7, 10 if name == "arjhan" else 7], dark(build.hand, 0.3))
    return Figure(
        [
            behind(name, hips, necks, sway),
            far_prop + arm(build, far_shoulder, far, elbows[1], 0.32, open_=spread[1]),
            legs + throat + torso(name, build, hips, necks) + skirt(name, build, hips, feet, sway),
            place(back + face, *centre, build.head, look),
            near_prop + arm(build, near_shoulder, near, elbows[0], 0, open_=spread[0]) + shoulders(name, near_shoulder),
        ]
    )
