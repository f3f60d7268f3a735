"""What the pictures of Terrorscape's cards share: tones, the killers and the survivors as figures, rooms of the Villa, tools and doors.

Figures stand on (0, 0), are about 100 units high and look to the right; things are drawn about (0, 0) and are about 100 units high. A picture
is a function of its `Scene`, entered in `CARDS` under its card's id by `card`.
"""
# outlines are tables: one line each
# fmt: off

import math
from typing import NamedTuple

from sprites.draw.kit import (
    WIDTH,
    Album,
    Figure,
    Point,
    Scene,
    Tone,
    box,
    curve,
    dark,
    disc,
    eyes,
    light,
    limb,
    line,
    mix,
    num,
    path,
    place,
    poly,
)

THING = Tone("#f0be70", "#6a6450", "#22332f", "#0a1213", "#ffe6b4")
BUTCHER = Tone("#ec7444", "#84342a", "#361610", "#120605", "#ffbf98")
SPECTER = Tone("#aeeaf2", "#437c8a", "#15363f", "#050f16", "#dcfbff")
MURDERER = Tone("#a8c0da", "#4a5e76", "#1b2735", "#06090e", "#e4eefa")
ALIVE = Tone("#8ad8c8", "#3c7c76", "#153a3c", "#06131a", "#ffe6b4")
KILLING = Tone("#d86060", "#602a3e", "#260f20", "#0a0409", "#ffb8ae")
PLANNED = Tone("#98c8f0", "#3a68a2", "#14305a", "#060f22", "#fff0c4")
BLOOD, LAMP, PALE = "#e5534b", "#f2b45c", "#e9ebe4"

CARDS = Album()
card = CARDS.card


# Rooms


def boards(s: Scene, x: float = 0.5, y: float = 0.45) -> None:
    """A table of old planks in a pool of light."""
    s.ground(x, y, ("#c08a50", "#6e4a2c", "#2a1c14", "#0c0807"))
    seams, grain = "", ""
    for i in range(1, 7):
        seams += f"M0 {i * 42 + s.random.randint(-3, 3)}H480"
        grain += f"M{s.random.randint(0, 300)} {i * 42 - 20}q60 {s.random.randint(-6, 6)} 140 0"
    s.add(path(seams, stroke="#0c0705", stroke_width=3, opacity=0.7), path(seams, stroke="#e0b080", stroke_width=1, opacity=0.25, transform="translate(0 3)"), path(grain, stroke="#1a100a", stroke_width=1.4, opacity=0.5))


def cloth(s: Scene, colour: str, x: float = 0.5, y: float = 0.45) -> None:
    """A crumpled cloth in a pool of light."""
    s.ground(x, y, (light(colour, 0.3), colour, dark(colour, 0.6), dark(colour, 0.88)))
    for _ in range(7):
        a, b = s.random.uniform(-20, 480), s.random.uniform(0, 290)
        s.add(s.blur(line([(a, b), (a + 60, b - 30), (a + 150, b - 20 + s.random.uniform(-40, 40))], s.random.choice((light(colour, 0.4), dark(colour, 0.7))), 9), 6, 0.4))


def chamber(s: Scene, x: float = 0.5, y: float = 0.45, *, moon: bool = True) -> None:
    """A room of the Villa: papered wall, wainscot, floor, and a tall window that lets the moon in."""
    s.ground(x, y)
    stripes = "".join(f"M{i * 24} 0V176" for i in range(21))
    s.add(path(stripes, stroke=s.tone.dark, stroke_width=9, opacity=0.2))
    s.add(box(0, 168, WIDTH, 44, mix(s.tone.near, s.tone.dark, 0.3)), box(0, 166, WIDTH, 5, s.tone.mid, opacity=0.8), path("".join(f"M{i * 60 + 8} 178h44v24h-44z" for i in range(8)), stroke=s.tone.dark, stroke_width=2, opacity=0.7))
    s.floor(210, 240)
    if moon:
        for at in (66, 414):
            s.add(box(at - 36, 18, 72, 132, s.tone.dark, 3), box(at - 30, 24, 60, 120, s.linear((0, "#bfe0f4"), (1, "#47708e"))), path(f"M{at} 24v120M{at - 30} 64h60M{at - 30} 104h60", stroke=s.tone.dark, stroke_width=4), s.glow(at, 84, 110, "#a8d4f0", 0.3))
            s.add(s.beam([(at - 30, 30), (at + 30, 30), (at + (120 if at < 240 else -20), 290), (at + (20 if at < 240 else -120), 290)], "#bfe0f4", 0.35))


def passage(s: Scene, x: float = 240, y: float = 136) -> None:
    """A long corridor with doors on both sides."""
    s.corridor(x, y)
    for part in (0.0, 0.42, 0.7):
        for side in (0, 1):
            edge = WIDTH if side else 0
            a, b = edge + (x - edge) * (part * 0.82 + 0.08), edge + (x - edge) * (part * 0.82 + 0.24)
            top = [y - h * 0.78 for h in (abs(a - x) * 0.62 + 44, abs(b - x) * 0.62 + 44)]
            low = [y + h for h in (abs(a - x) * 0.62 + 50, abs(b - x) * 0.62 + 50)]
            s.add(poly([(a, top[0]), (b, top[1]), (b, low[1]), (a, low[0])], mix(s.tone.near, "#4a3222", 0.5), stroke=s.tone.dark, stroke_width=3), disc(b - (b - a) * 0.2, (top[1] + low[1]) / 2 + 14, 3, "#d8ae56"))


def night(s: Scene, *, moon: float = 380, trees: bool = True) -> None:
    """The grounds at night."""
    s.ground(moon / WIDTH, 0.25)
    s.moon(moon, 64, 30, "#e8eef0")
    s.ridge(196, 14, mix(s.tone.mid, s.tone.near, 0.6), 40)
    if trees:
        for at in (24, 110, 452):
            trunk = limb([(at, 300), (at + 4, 190), (at - 6, 110), (at + 4, 30)], [26, 17, 12, 5], s.tone.dark)
            twigs = "".join(line([(at, y), (at + d, y - 26), (at + d * 1.7, y - 62)], s.tone.dark, 5) for y, d in ((150, 34), (130, -30), (95, 22), (80, -24)))
            s.add(trunk + twigs)
    s.ridge(250, 8, s.tone.near, 30)


def doorway(s: Scene, x: float, base: float, w: float, h: float, lit: str, *, leaf: float = 0) -> None:
    """An open door with light behind; a leaf that stands ajar hides a part of it."""
    s.cut(box(x - w / 2 - 12, base - h - 12, w + 24, h + 12, dark("#6a4a30", 0.3), 2))
    s.add(box(x - w / 2, base - h, w, h, s.linear((0, light(lit, 0.2)), (1, dark(lit, 0.35)))), s.glow(x, base - h / 2, h * 0.8, lit, 0.45))
    if leaf:
        s.cut(panel(x - w / 2, base - h, w * leaf, h))


def panel(x: float, y: float, w: float, h: float, wood: str = "#7a5232") -> str:
    """A panelled door."""
    fields = "".join(box(x + w * a, y + h * b, w * 0.34, h * c, dark(wood, 0.22), 2, stroke=dark(wood, 0.55), stroke_width=2) for a in (0.1, 0.56) for b, c in ((0.06, 0.38), (0.52, 0.42)))
    return box(x, y, w, h, wood, 1) + fields + disc(x + w * 0.91, y + h * 0.5, max(3, w * 0.04), "#d8ae56")


def plank(x: float, y: float, long: float, turn: float, wood: str = "#c08a4c", wide: float = 26) -> str:
    """A nailed board about a point."""
    nails = "".join(disc(a * (long / 2 - 12), b, 2.6, "#d0d6d8") for a in (-1, 1) for b in (-5, 5))
    return place(poly([(-long / 2, -wide / 2 + 2), (-long / 2 + 6, -wide / 2), (long / 2, -wide / 2), (long / 2 - 5, 1), (long / 2, wide / 2), (-long / 2, wide / 2)], wood) + path(f"M{num(-long / 2 + 8)} -3q{num(long / 3)} 5 {num(long - 20)} -1M{num(-long / 2 + 14)} 6h{num(long * 0.6)}", stroke=dark(wood, 0.4), stroke_width=1.5) + nails, x, y, 1, turn)


def waves(x: float, y: float, colour: str, reach: tuple[float, ...] = (30, 52, 76, 102), a: float = -50, b: float = 50, width: float = 5) -> str:
    """Sound that spreads to the right, between two angles."""
    parts = ""
    for i, r in enumerate(reach):
        (x1, y1), (x2, y2) = ((x + r * math.cos(math.radians(t)), y + r * math.sin(math.radians(t))) for t in (a, b))
        parts += path(f"M{num(x1)} {num(y1)}A{num(r)} {num(r)} 0 {int(b - a > 180)} 1 {num(x2)} {num(y2)}", stroke=colour, stroke_width=width * (1 - 0.13 * i), opacity=1 - 0.19 * i)
    return parts


# Survivors


class Look(NamedTuple):
    """How a survivor is told from the others."""

    skin: str
    hair: str
    coat: str
    legs: str
    extra: str


LOOKS = {
    "marco": Look("#c68a5e", "#2a1c14", "#5d8494", "#33424e", "lamp"), "johnson": Look("#7a4a2c", "#1a1210", "#a8442e", "#3e4a5c", "cap"),
    "william": Look("#e0b088", "#1c1614", "#6a4088", "#b8a888", "band"), "sophia": Look("#c08058", "#33201a", "#2f8c80", "#2a3440", "long"),
    "anna": Look("#f0c8a4", "#b84a26", "#4a58a8", "#3a3a58", "beanie"),
}
POSES: dict[str, tuple[list[Point], list[Point], list[Point], list[Point], float]] = {
    # far leg, near leg, far arm, near arm (hip to foot, shoulder to hand), lean of the neck
    "stand": ([(4, -44), (6, -22), (7, 0)], [(-4, -44), (-6, -22), (-7, 0)], [(8, -76), (15, -60), (14, -44)], [(-8, -76), (-15, -60), (-13, -43)], 0),
    "run": ([(3, -44), (20, -34), (30, -14)], [(-3, -44), (-8, -22), (-28, -12)], [(10, -76), (-2, -60), (-16, -66)], [(2, -75), (16, -60), (32, -68)], 10),
    "sneak": ([(3, -38), (20, -26), (20, 0)], [(-3, -38), (4, -18), (-18, -2)], [(14, -66), (28, -56), (42, -60)], [(6, -64), (14, -46), (30, -44)], 14),
    "reach": ([(4, -44), (10, -22), (14, 0)], [(-4, -44), (-10, -22), (-14, 0)], [(9, -76), (28, -78), (46, -82)], [(-2, -74), (18, -66), (40, -68)], 4),
    "cower": ([(2, -26), (18, -34), (20, 0)], [(-4, -26), (10, -32), (8, 0)], [(6, -56), (18, -48), (14, -66)], [(0, -54), (14, -40), (20, -60)], 4),
    "raise": ([(4, -44), (8, -22), (10, 0)], [(-4, -44), (-8, -22), (-10, 0)], [(9, -76), (18, -92), (14, -114)], [(-8, -76), (-18, -62), (-12, -46)], 0),
    "shield": ([(4, -44), (16, -24), (16, 0)], [(-4, -44), (-14, -22), (-18, 0)], [(8, -76), (30, -76), (50, -84)], [(-8, -76), (-30, -74), (-50, -82)], 0),
    "kick": ([(3, -44), (2, -22), (-2, 0)], [(2, -44), (28, -56), (58, -66)], [(-2, -78), (-20, -74), (-14, -88)], [(-10, -74), (-24, -62), (-36, -72)], -10),
    "kneel": ([(3, -30), (22, -28), (20, 0)], [(-3, -30), (-4, -4), (-24, -2)], [(10, -60), (24, -50), (38, -44)], [(2, -60), (14, -42), (32, -36)], 10),
}


def head(look: Look, *, scream: bool = False) -> str:
    """A head that looks to the right, its chin on (0, 0)."""
    face = curve([(-10, -4), (-12, -16), (-6, -26), (6, -27), (12, -18), (13, -10, 1), (10, -2), (2, 2)], look.skin)
    eye = disc(7, -14, 2.2, "#fff8ee") + disc(7.8, -14, 1.4, "#1a1210") + line([(3, -18.5), (10, -18)], look.hair, 1.8)
    mouth = disc(8, -5, 2.6, "#3a0c10", 3.4) if scream else line([(5, -5), (10, -5.5)], dark(look.skin, 0.5), 1.6)
    hair = {
        "lamp": curve([(-13, -10), (-14, -24), (-4, -33), (9, -30), (13, -20, 1), (2, -23), (-6, -18), (-8, -8)], look.hair) + line([(-13, -21), (12, -23)], "#e8e4d0", 4) + disc(8, -24, 4, "#f4ffe0"),
        "cap": curve([(8, -2), (-2, 8), (-12, 0), (-10, -10, 1), (0, -4), (12, -8)], look.hair) + curve([(-13, -16), (-12, -28), (0, -34), (11, -28), (12, -19, 1), (24, -17, 1), (12, -15)], "#d88a2e"),
        "band": curve([(-12, -12), (-16, -22), (-12, -32), (-4, -30), (2, -37), (8, -31), (14, -30), (12, -21)], look.hair) + line([(-13, -20), (12, -22)], "#f078a8", 4.4) + poly([(-12, -22), (-26, -26), (-24, -18)], "#f078a8"),
        "long": curve([(-6, 4), (-16, 4), (-16, -20), (-6, -33), (8, -31), (14, -20, 1), (4, -24), (-3, -18)], look.hair),
        "beanie": curve([(-8, 2), (-15, 8), (-15, -14), (-8, -18), (-4, -8)], look.hair) + curve([(-14, -16), (-13, -28), (0, -36), (11, -28), (13, -18)], "#7f8cf0") + line([(-13, -17), (13, -18)], "#c4ccff", 4.4) + disc(-1, -37, 4.6, "#f0f2ff"),
    }[look.extra]
    return face + eye + mouth + hair


def survivor(who: str, pose: str = "stand", *, scream: bool = False) -> Figure:
    """One of the five, about 112 high."""
    look = LOOKS[who]
    far_leg, near_leg, far_arm, near_arm, lean = POSES[pose]
    hip, neck = near_leg[0][1], near_arm[0][1] - 6
    shoe = lambda leg: curve([(leg[-1][0] - 6, leg[-1][1] + 2), (leg[-1][0] - 5, leg[-1][1] - 5), (leg[-1][0] + 5, leg[-1][1] - 4), (leg[-1][0] + 12, leg[-1][1] + 2)], "#241c1a")  # noqa: E731
    back = limb(far_arm, [9, 8, 6.5], dark(look.coat, 0.35)) + disc(*far_arm[-1], 5, dark(look.skin, 0.15)) + shoe(far_leg) + limb(far_leg, [14, 12, 9], dark(look.legs, 0.35))
    trunk = curve([(-10 + lean * 0.1, hip + 5), (-13 + lean * 0.6, (hip + neck) / 2), (-11 + lean, neck + 2), (lean, neck - 3), (11 + lean, neck + 3), (12 + lean * 0.6, (hip + neck) / 2), (10, hip + 5)], look.coat)
    seam = line([(lean + 1, neck), (1 + lean * 0.4, hip + 2)], dark(look.coat, 0.35), 1.8)
    front = limb(near_arm, [10, 9, 7], light(look.coat, 0.1)) + disc(*near_arm[-1], 5.4, look.skin)
    return Figure([back, shoe(near_leg) + limb(near_leg, [15, 12, 9.5], look.legs) + trunk + seam + place(head(look, scream=scream), lean * 1.2, neck + 1), front])


# Killers


def chainsaw() -> Figure:
    """A chainsaw that points to the right from its grip on (0, 0), 130 long."""
    teeth = "".join(poly([(34 + i * 9, y), (38 + i * 9, y + d), (42 + i * 9, y)], "#e8edf0") for i in range(9) for y, d in ((-9, -5), (9, 5)))
    bar = path("M20 -9H112A9 9 0 0 1 112 9H20Z", "#aab4ba") + path("M26 0H108", stroke="#5c666c", stroke_width=4)
    body = box(-16, -17, 46, 34, "#d8642a", 7) + box(-12, -13, 30, 12, "#f08c4a", 4) + disc(18, 4, 7, "#30343a") + path("M-16 -8C-34 -8 -34 12 -16 12", stroke="#20242a", stroke_width=7) + path("M4 -17V-28H24", stroke="#20242a", stroke_width=6)
    return Figure([bar + teeth, body])


def cleaver(steel: str = "#d2dade") -> str:
    """A cleaver that points upwards, its grip on (0, 0), 90 high."""
    return box(-4, -10, 8, 30, "#5a3820", 3) + path("M-5 -10H8V-14H30V-66Q30 -72 22 -72H-5Z", steel) + path("M30 -14V-66Q30 -72 24 -72V-14Z", light(steel, 0.6)) + disc(3, -62, 4, "#20262a") + path("M22 -20Q10 -30 18 -46L30 -50V-14H24Z", "#b02a28", opacity=0.85)


def knife(steel: str = "#e0e8ec") -> str:
    """A long knife that points upwards, its grip on (0, 0), 90 high."""
    return box(-4, -4, 8, 28, "#241a16", 3) + box(-9, -8, 18, 6, "#8a949a", 2) + path("M-7 -8V-60Q-5 -78 7 -86V-8Z", steel) + path("M0 -8V-72L7 -86V-8Z", dark(steel, 0.3))


def butcher_head() -> str:
    """A bald head in a stitched leather mask, its chin on (0, 0), 50 high."""
    skull_ = curve([(-16, -6), (-20, -26), (-14, -44), (2, -50), (16, -42), (21, -26), (17, -6), (8, 2), (-8, 2)], "#a8684a") + path("M-10 -41Q0 -45 12 -40M-8 -36Q2 -40 11 -35", stroke="#7a4630", stroke_width=2)
    mask = curve([(-20, -24, 1), (-8, -20), (0, -16), (9, -20), (21, -25, 1), (18, -4), (8, 6), (-8, 6), (-17, -4)], "#4a2c1c") + path("M0 -14V4M-5 -11H5M-5 -5H5M-5 1H5", stroke="#d0a868", stroke_width=1.8) + path("M-13 -14v10M13 -14v10", stroke="#20100a", stroke_width=3)
    brows = path("M-17 -33L-3 -27M18 -34L4 -27", stroke="#4a2416", stroke_width=3.6)
    return skull_ + mask + brows


def butcher(*, saw: bool = True, turn: float = -12) -> Figure:
    """The Butcher: broad, an apron, a leather mask, a chainsaw or a cleaver."""
    legs = limb([(-12, -40), (-18, -20), (-18, 0)], [24, 20, 17], "#33261f") + limb([(12, -40), (18, -20), (22, 0)], [24, 20, 17], "#2a1f1a") + "".join(curve([(x - 10, 3), (x - 9, -8), (x + 8, -7), (x + 15, 3)], "#120d0b") for x in (-18, 22))
    far = limb([(22, -84), (38, -66), (46, -50)], [20, 17, 13], "#8a5038")
    body = curve([(-26, -34), (-32, -64), (-26, -90), (0, -98), (26, -90), (32, -64), (26, -34)], "#6a2a22")
    apron = poly([(-15, -88), (15, -88), (22, -20), (-22, -20)], "#c8b48c") + path("M-15 -88L-20 -98M15 -88L20 -98", stroke="#a08c64", stroke_width=4) + curve([(-14, -44), (0, -60), (14, -50), (10, -28), (-8, -30)], "#a02420", opacity=0.85) + disc(10, -70, 5, "#a02420") + disc(-10, -74, 3, "#a02420")
    near = limb([(-24, -84), (-34, -62), (-12, -50)], [22, 18, 14], "#a8684a")
    tool = [place(part, 8, -48, 0.62, turn) for part in chainsaw().layers] if saw else [place(cleaver(), 46, -50, 0.8, 24)]
    glare = place(eyes("#ff4a30", 15, 3.2, 14), 1, -115)
    return Figure([legs + far, body + apron, place(butcher_head(), 0, -92, 0.95), *tool, near + disc(-8, -49, 8, "#a8684a") + disc(46, -50, 7.5, "#8a5038")], glare)


def specter_head() -> str:
    """A peaked hood with a wailing hollow in it, its chin on (0, 0), 66 high."""
    hood = curve([(-20, 2), (-26, -22), (-16, -46), (6, -66, 1), (8, -54), (22, -38), (26, -16), (20, 4), (0, 14)], "#9cc8d2") + curve([(6, -66, 1), (8, -54), (22, -38), (26, -16), (20, 4), (10, 10), (20, -16), (12, -40)], "#5f94a2")
    hollow = curve([(-14, -4), (-17, -22), (-8, -40), (3, -47), (13, -36), (17, -20), (12, -2), (0, 6)], "#06131a")
    return hood + hollow + curve([(-4, -9), (1, -12), (5, -9), (4, 1), (0, 3), (-3, 1)], "#123440")


def specter_eyes() -> str:
    """The light in that hood, in its place."""
    one = path("M-14-28Q-9-33-2-23-5.5-15-11-17.5-15-22-14-28Z", "#d4feff")
    return one + place(one, 1, 0, flip=True)


def specter() -> Figure:
    """The Specter: a torn gown that ends in mist, long claws stretched out."""
    gown = curve([(-14, -74), (-22, -48), (-34, -16), (-46, 6, 1), (-26, -6), (-22, 10, 1), (-8, -4), (0, 12, 1), (8, -4), (22, 10, 1), (26, -6), (46, 4, 1), (32, -18), (20, -48), (14, -74)], "#8cc0cc") + path("M-8 -60Q-14 -30 -20 -6M2 -62Q2 -30 0 0M10 -60Q16 -30 22 -6", stroke="#4f8694", stroke_width=2.4)
    arm = lambda sign: limb([(sign * 12, -70), (sign * 30, -62), (sign * 42, -78)], [11, 8, 6], "#a8d6de") + "".join(limb([(sign * 42, -78), (sign * (48 + d), -94 + abs(d)), (sign * (48 + d * 2.1), -108 + abs(d) * 1.7)], [4.4, 3.4, 1], "#eafcff") for d in (-7, -1, 5, 11))  # noqa: E731
    return Figure([arm(-1), gown, arm(1), place(specter_head(), 0, -74)], place(specter_eyes(), 0, -74))


def mask() -> str:
    """The Murderer's mask, its chin on (0, 0), 46 high."""
    return curve([(-15, -24), (-12, -40), (0, -46), (12, -40), (15, -24), (10, -6), (0, 2), (-10, -6)], PALE) + curve([(1, -46, 1), (12, -40), (15, -24), (10, -6), (1, 2, 1)], "#b8c0c0") + poly([(-11, -25), (-3, -22), (-9, -19)], "#0a0c10") + poly([(11, -25), (3, -22), (9, -19)], "#0a0c10") + line([(-5, -8), (0, -6), (6, -8)], "#8a9294", 1.8)


def murderer(*, arm: float = 0) -> Figure:
    """The Murderer: a hooded coat, a white mask, a long knife; `arm` lifts it."""
    coat = curve([(-16, -76), (-24, -50), (-26, -20), (-30, 2, 1), (-12, -2), (0, 3), (12, -2), (30, 2, 1), (26, -20), (24, -50), (16, -76)], "#27343d") + path("M0 -66V0M-10 -60Q-14 -30 -14 -2M10 -60Q14 -30 16 -2", stroke="#121a20", stroke_width=2.6)
    sleeve = place(limb([(0, 0), (14, 16), (30, 14)], [16, 13, 11], "#33434d") + disc(32, 14, 6, "#12171c") + place(knife(), 33, 12, 0.75, 18), 16, -72, 1, -arm)
    left = limb([(-16, -72), (-26, -52), (-24, -34)], [15, 12, 10], "#1d272e")
    hood = curve([(-20, -68), (-22, -92), (-12, -112), (2, -120, 1), (14, -110), (23, -92), (20, -68), (0, -60)], "#33434d")
    cave = curve([(-14, -70), (-16, -90), (0, -106), (16, -90), (14, -70), (0, -63)], "#05080b")
    return Figure([left + coat, hood + cave, place(mask(), 0, -68, 0.82), sleeve], place(eyes("#ff4a3d", 11, 2, 10), 0, -86))


def scream(colour: str = "#c9a0f0") -> str:
    """The face that stands for fear, about (0, 0), 90 high."""
    return curve([(-26, -2), (-30, -24), (-16, -44), (16, -44), (30, -24), (26, -2), (14, 36), (0, 46), (-14, 36)], colour) + disc(-12, -17, 7.4, "#140a20", 10) + disc(12, -17, 7.4, "#140a20", 10) + disc(0, 19, 8, "#140a20", 14)


def palm(skin: str, *, glove: str = "", flip: bool = False) -> str:
    """An open hand that reaches upwards, its wrist on (0, 0), 84 high, with a sleeve."""
    fingers = "".join(limb([base, ((base[0] + x) / 2, (base[1] + y) / 2 - 2), (x, y)], [10, 9, 6.5], skin) for base, x, y in (((-13, -28), -25, -60), ((-5, -32), -9, -72), ((4, -32), 8, -72), ((12, -28), 23, -62)))
    thumb = limb([(-13, -10), (-28, -20), (-36, -34)], [12, 9, 6.5], skin)
    sleeve = box(-16, 8, 32, 60, glove, 4) if glove else ""
    return place(limb([(0, 40), (0, 0), (0, -12)], [18, 19, 26], skin) + fingers + thumb + curve([(-16, -6), (-17, -30), (0, -39), (16, -30), (14, -6)], skin) + sleeve, flip=flip)


def fist(skin: str, sleeve: str = "") -> str:
    """A fist that holds something upright, about (0, 0), 40 wide, its arm coming from below."""
    arm = limb([(4, 20), (14, 60), (22, 110)], [26, 32, 40], sleeve or skin)
    knuckles = "".join(box(-20, -19 + i * 10.5, 34, 10, mix(skin, "#000000", i * 0.05), 5) for i in range(4))
    return arm + box(-18, -18, 38, 40, dark(skin, 0.15), 10) + knuckles + limb([(16, -12), (4, -22), (-10, -18)], [11, 10, 8], light(skin, 0.08))


def speed(s: Scene, x: float, y: float, count: int = 9, long: float = 130, colour: str = "#ffffff") -> None:
    """Lines of speed to the left of a point."""
    data = "".join(f"M{num(x - s.random.uniform(0, 40))} {num(y + (i - count / 2) * 13)}h{num(-long * s.random.uniform(0.5, 1))}" for i in range(count))
    s.add(path(data, stroke=colour, stroke_width=3, opacity=0.5))


def clock_face(hands: str = "M0 0V-26M0 0L16 8") -> str:
    """A round clock about (0, 0), 90 wide."""
    ticks = "".join(place(box(-1.5, -36, 3, 7, "#3a3028"), 0, 0, 1, i * 30) for i in range(12))
    return disc(0, 0, 45, "#c89a4a") + disc(0, 0, 39, "#f2ead2") + ticks + path(hands, stroke="#20160e", stroke_width=5) + disc(0, 0, 4, "#b02a28")


def print_(colour: str = "#b02a28") -> str:
    """A shoe print that leads upwards, about (0, 0), 50 high."""
    return curve([(-10, -2), (-12, -18), (-4, -28), (8, -24), (10, -8), (6, 4), (-6, 5)], colour) + curve([(-6, 10), (6, 9), (7, 22), (0, 27), (-6, 22)], colour)
