"""What the pictures of London Dread's cards share: tones, streets and rooms, people of the year 1892, carriages, ships and machines.

People stand on (0, 0), are about 112 units high and look to the right; things are drawn about (0, 0) and are about 100 units high. A
picture is a function of its `Scene`, entered in `CARDS` under its card's id by `card`.
"""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import (
    WIDTH,
    Album,
    Figure,
    Scene,
    Tone,
    box,
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
)
from sprites.draw.terrorscape.kit import POSES

FIRST = Tone("#e2ba76", "#75603e", "#2f271b", "#0e0b07", "#ffe6b4")
SECOND = Tone("#e08a66", "#74403a", "#301c20", "#100809", "#ffd0ae")
LETTER = Tone("#e0a468", "#7a3f2c", "#33171a", "#110709", "#ffdfae")
CALLER = Tone("#a8b8e0", "#465488", "#1c2144", "#090a1a", "#dfe8ff")
CALYPSO = Tone("#a8dcb8", "#3f7a6c", "#163a3a", "#061414", "#f0f4c0")
DREAD = Tone("#c8ccaa", "#656a5c", "#2a2d2e", "#0c0d10", "#eef0d0")
ITEM = Tone("#f0c982", "#8a6238", "#3c2819", "#150c07", "#fff0c4")
TRUST = Tone("#ffe2a0", "#b07a34", "#4c2f18", "#1a0f08", "#fff2c8")
GAS, BLOOD, INK, BONE = "#ffcf78", "#b8332b", "#17110d", "#e6dcc2"
STORY = {"the-letter": LETTER, "the-gentleman-caller": CALLER, "calypsos-bargain": CALYPSO, "london-dread": DREAD}

CARDS = Album()
card = CARDS.card


# Places


def houses(s: Scene, base: float, fill: str, *, low: float = 60, high: float = 150, lit: float = 0.3, gap: tuple[float, float] = (0, 0)) -> None:
    """A row of houses with chimneys and windows; none within the gap."""
    data, panes, x = "", "", -10.0
    while x < WIDTH:
        w, h = s.random.uniform(44, 78), s.random.uniform(low, high)
        if not gap[0] < x + w / 2 < gap[1]:
            data += f"M{num(x)} {num(base + 60)}V{num(base - h)}L{num(x + w / 2)} {num(base - h - w * 0.35)}L{num(x + w)} {num(base - h)}V{num(base + 60)}ZM{num(x + w * 0.16)} {num(base - h)}v-30h9v30z"
            panes += "".join(f"M{num(x + w * a)} {num(base - h + 14 + j * 26)}h8v13h-8z" for a in (0.2, 0.62) for j in range(int(h // 30)) if s.random.random() < lit)
        x += w
    s.wide(data, fill, mix(s.tone.rim, fill, 0.6))
    s.add(s.blur(path(panes, GAS), 4, 0.8), path(panes, "#ffe0a0"))


def cobbles(s: Scene, horizon: float = 214) -> None:
    """A wet street that shines."""
    s.floor(horizon, 240, mix(s.tone.near, s.tone.mid, 0.35), 0.35)
    s.add(disc(240, horizon + 40, 170, s.radial((0, s.tone.far, 0.5), (1, s.tone.far, 0)), 46, style="mix-blend-mode:screen"))


def lamp(s: Scene, x: float, base: float, h: float = 150, colour: str = GAS) -> None:
    """A gas lamp."""
    s.cut(box(x - 3, base - h, 6, h, "#14100c"), box(x - 9, base - 8, 18, 8, "#14100c", 2), box(x - 14, base - h + 4, 28, 4, "#14100c"))
    head = poly([(x - 10, base - h), (x + 10, base - h), (x + 15, base - h - 30), (x - 15, base - h - 30)], colour)
    s.add(s.glow(x, base - h - 14, 110, colour, 0.6), s.bloom(head, by=6))
    s.cut(poly([(x - 17, base - h - 30), (x + 17, base - h - 30), (x, base - h - 44)], "#14100c"))


def street(s: Scene, *, at: float = 400, x: float = 0.5) -> None:
    """A street in fog, a lamp at one side."""
    s.ground(x, 0.5)
    houses(s, 200, mix(s.tone.mid, s.tone.near, 0.55), gap=(150, 330))
    s.mist(180, s.tone.far, 0.4)
    houses(s, 214, mix(s.tone.near, s.tone.dark, 0.35), low=110, high=210, lit=0.25, gap=(90, 390))
    cobbles(s)
    lamp(s, at, 236)
    s.contact = 0.6


def parlour(s: Scene, x: float = 0.5, y: float = 0.45, *, paper: str = "") -> None:
    """A papered room with a dado."""
    s.ground(x, y)
    wall = paper or s.tone.near
    motifs = "".join(f"M{i * 40 + (j % 2) * 20} {j * 34 - 6}q9 9 0 18q-9 -9 0 -18" for i in range(13) for j in range(6))
    s.add(path("".join(f"M{i * 40} 0V176" for i in range(13)), stroke=dark(wall, 0.5), stroke_width=2, opacity=0.5), path(motifs, light(wall, 0.25), opacity=0.25))
    s.add(box(0, 172, WIDTH, 40, mix(s.tone.near, s.tone.dark, 0.4)), box(0, 170, WIDTH, 5, light(s.tone.mid, 0.1)), path("".join(f"M{i * 60 + 8} 181h44v22h-44z" for i in range(8)), stroke=s.tone.dark, stroke_width=2, opacity=0.7))
    s.floor(210, 240, "#4a3020")
    s.contact = 0.6


def cellar(s: Scene, x: float = 0.5, y: float = 0.5) -> None:
    """Bricks and flags."""
    s.ground(x, y)
    s.bricks(7, 32, 0, 0.3)
    s.floor(222, 240, mix(s.tone.near, s.tone.mid, 0.2))
    s.contact = 0.6


def river(s: Scene, *, moon: float = 360, ships: bool = True) -> None:
    """The Thames at night."""
    s.ground(moon / WIDTH, 0.3)
    s.moon(moon, 58, 26)
    houses(s, 176, mix(s.tone.mid, s.tone.near, 0.5), low=14, high=60, lit=0.2)
    if ships:
        for x, k in ((60, 0.9), (430, 0.7)):
            s.add(place(masts(mix(s.tone.near, s.tone.dark, 0.3)), x, 186, k))
    s.add(box(0, 180, WIDTH, 112, s.linear((0, mix(s.tone.mid, "#5a8a90", 0.4)), (1, s.tone.dark))))
    s.add(path("".join(f"M{s.random.randint(-20, 460)} {186 + i * 5}q{14 + i} -4 {28 + i * 2} 0" for i in range(20)), stroke=s.tone.far, stroke_width=1.8, opacity=0.5))
    s.add(disc(moon, 216, 26, s.tone.rim, 30, opacity=0.14))


def graves(s: Scene) -> None:
    """A churchyard."""
    s.ground(0.5, 0.35)
    s.moon(380, 60, 28)
    s.ridge(190, 14, mix(s.tone.mid, s.tone.near, 0.55), 30)
    s.ridge(236, 7, s.tone.near, 30)
    for x, y, k in ((40, 232, 1.1), (110, 214, 0.7), (430, 236, 1.2), (360, 212, 0.7)):
        s.cut(place(tombstone(), x, y, k, s.random.uniform(-9, 9)))
    s.contact = 0.5


def roofs(s: Scene) -> None:
    """Slates under the moon."""
    s.ground(0.7, 0.25)
    s.moon(340, 76, 38)
    houses(s, 250, mix(s.tone.mid, s.tone.near, 0.5), low=20, high=80, lit=0.2)
    s.add(poly([(-10, 250), (150, 196), (490, 262), (490, 300), (-10, 300)], mix(s.tone.near, s.tone.dark, 0.3)))
    s.add(path("".join(f"M{-10 + i * 26} 300L{60 + i * 22} {230 + i * 2}" for i in range(20)) + "M0 262L480 280M0 276H480", stroke=s.tone.dark, stroke_width=2, opacity=0.6))
    s.cut(box(404, 130, 44, 130, mix(s.tone.near, "#7a4030", 0.4)), box(398, 124, 56, 12, s.tone.near), box(408, 104, 12, 22, "#6a4030"), box(428, 104, 12, 22, "#6a4030"))


def station(s: Scene) -> None:
    """A train shed of iron arches."""
    s.ground(0.5, 0.55)
    for i, k in enumerate((0.45, 0.7, 1)):
        r = 300 * k
        s.add(path(f"M{240 - r} 300V{num(200 - 20 * k)}A{num(r)} {num(r * 0.62)} 0 0 1 {240 + r} {num(200 - 20 * k)}V300", stroke=mix(s.tone.mid, s.tone.dark, 0.3 + 0.3 * i), stroke_width=6 + 8 * k))
    s.add(path("".join(f"M{240 + i * 16} 160L{240 + i * 62} 292" for i in (-3, -1, 1, 3)), stroke="#8a8478", stroke_width=4), path("".join(f"M{240 - 60 - i * 34} {188 + i * i * 6}H{300 + i * 34}" for i in range(5)), stroke=s.tone.dark, stroke_width=6, opacity=0.5))


def stage(s: Scene, x: float = 240) -> None:
    """A stage between red curtains."""
    s.ground(x / WIDTH, 0.5)
    s.add(s.beam([(x - 20, -10), (x + 20, -10), (x + 120, 270), (x - 120, 270)], "#fff0c0", 0.5))
    s.floor(226, x, "#6a4226")
    folds = lambda sign: "".join(limb([(240 + sign * (238 - i * 22), -10), (240 + sign * (236 - i * 20), 120), (240 + sign * (244 - i * 14), 300)], [30, 28, 34], ("#7a1f22", "#5a1418")[i % 2]) for i in range(4))  # noqa: E731
    s.cut(folds(-1))
    s.cut(folds(1))
    s.cut(path("M-10 -10H490V30Q450 60 410 32Q360 66 310 32Q260 66 210 32Q160 66 110 32Q60 66 -10 30Z", "#8a2428"))
    s.add(path("M-10 32Q60 68 110 34Q160 68 210 34Q260 68 310 34Q360 68 410 34Q450 62 490 32", stroke="#e0b050", stroke_width=4))
    for i in range(9):
        s.add(s.glow(40 + i * 50, 284, 40, GAS, 0.5))
    s.contact = 0.6


# People


def hat(kind: str, colour: str) -> str:
    """What one wears, over a head whose chin is on (0, 0)."""
    return {
        "top": box(-12, -56, 24, 32, colour, 2) + box(-12, -32, 24, 6, light(colour, 0.3)) + path("M-20 -23Q0 -29 22 -23Q0 -17 -20 -23Z", dark(colour, 0.2)),
        "bowler": path("M-14 -22Q-14 -42 0 -42Q14 -42 14 -22Z", colour) + path("M-20 -22Q0 -28 22 -22Q0 -16 -20 -22Z", dark(colour, 0.25)),
        "cap": path("M-15 -20Q-17 -36 0 -36Q14 -35 14 -22L24 -18Q8 -20 -15 -20Z", colour),
        "helmet": path("M-14 -20Q-15 -46 0 -48Q14 -46 15 -20L20 -16Q0 -20 -17 -16Z", colour) + disc(0, -49, 3, "#d8c07a") + disc(6, -30, 5, "#d8c07a"),
        "bonnet": path("M-17 2Q-24 -34 0 -38Q18 -38 16 -22Q2 -30 -8 -8Q-10 2 -17 2Z", colour),
        "veil": path("M-18 14Q-22 -38 2 -38Q22 -36 20 12Q2 22 -18 14Z", colour, fill_opacity=0.62) + path("M-16 -26Q0 -34 18 -26", stroke=light(colour, 0.5), stroke_width=3),
        "nun": path("M-20 16Q-24 -38 2 -38Q20 -36 18 -18Q4 -30 -6 -20Q-10 0 -6 10Z", colour) + line([(-8, 6), (-9, -20), (4, -27), (15, -20)], "#f4f0e6", 4.5),
        "crown": poly([(-14, -24), (-18, -44), (-8, -34), (0, -50), (8, -34), (18, -44), (14, -24)], colour),
        "wig": curve([(-16, 6), (-20, -10), (-16, -34), (0, -38), (14, -34), (15, -22), (0, -26), (-6, -14), (-6, 6)], colour) + "".join(line([(-18, y), (-8, y + 3)], dark(colour, 0.25), 2) for y in (-24, -14, -4)),
        "hair": curve([(-12, -8), (-16, -24), (-4, -34), (10, -31), (14, -20, 1), (2, -24), (-6, -18), (-8, -6)], colour),
        "long": curve([(-6, 8), (-17, 10), (-17, -20), (-6, -34), (8, -32), (14, -20, 1), (4, -25), (-3, -18)], colour),
        "bald": "",
    }[kind]


def face(skin: str, *, scream: bool = False, beard: str = "", dead: bool = False) -> str:
    """A head that looks to the right, its chin on (0, 0)."""
    shape = curve([(-10, -4), (-12, -16), (-6, -26), (6, -27), (12, -18), (13, -10, 1), (10, -2), (2, 2)], skin)
    eye = disc(7, -14, 3, "#140c08") if dead else disc(7, -14, 2.2, "#fff8ee") + disc(7.8, -14, 1.4, "#1a1210")
    mouth = disc(8, -5, 2.6, "#3a0c10", 3.6) if scream else line([(5, -5), (10, -5.5)], dark(skin, 0.5), 1.6)
    whiskers = curve([(11, -9), (2, -7), (-9, -14), (-9, -2), (0, 9), (9, 2)], beard) if beard else ""
    return shape + eye + line([(3, -18.5), (10, -18)], dark(skin, 0.7), 1.8) + whiskers + ("" if beard else mouth)


def person(pose: str = "stand", coat: str = "#3a3446", legs: str = "#26222c", skin: str = "#d8a47c", on: str = "top", hue: str = "#1c181c", *, skirt: str = "", scream: bool = False, beard: str = "", dead: bool = False) -> Figure:
    """Somebody of 1892, about 112 high, or 130 with a hat."""
    far_leg, near_leg, far_arm, near_arm, lean = POSES[pose]
    hip, neck = near_leg[0][1], near_arm[0][1] - 6
    shoe = lambda leg: curve([(leg[-1][0] - 6, leg[-1][1] + 2), (leg[-1][0] - 5, leg[-1][1] - 5), (leg[-1][0] + 5, leg[-1][1] - 4), (leg[-1][0] + 12, leg[-1][1] + 2)], "#120e0c")  # noqa: E731
    low = shoe(far_leg) + limb(far_leg, [14, 12, 9], dark(legs, 0.35)) + shoe(near_leg) + limb(near_leg, [15, 12, 9.5], legs)
    if skirt:
        low = curve([(-12, hip - 6), (-22, hip * 0.5), (-34, 2, 1), (0, 6), (34, 2, 1), (22, hip * 0.5), (12, hip - 6)], skirt) + path(f"M-4 {hip}Q-8 {num(hip / 2)} -14 0M6 {hip}Q10 {num(hip / 2)} 14 0", stroke=dark(skirt, 0.4), stroke_width=2.4)
    back = limb(far_arm, [10, 9, 7], dark(coat, 0.35)) + disc(*far_arm[-1], 5, dark(skin, 0.15))
    trunk = curve([(-12 + lean * 0.1, hip + 14), (-14 + lean * 0.6, (hip + neck) / 2), (-12 + lean, neck + 2), (lean, neck - 3), (12 + lean, neck + 3), (13 + lean * 0.6, (hip + neck) / 2), (12, hip + 14)], coat)
    shirt = poly([(lean + 2, neck), (lean + 11, neck + 3), (lean + 6, neck + 20)], "#efe6d2")
    front = limb(near_arm, [11, 10, 8], light(coat, 0.1)) + disc(*near_arm[-1], 5.4, skin)
    top = place(face(skin, scream=scream, beard=beard, dead=dead) + hat(on, hue), lean * 1.2, neck + 1)
    return Figure([back, low + trunk + ("" if skirt else shirt) + top, front])


def constable(pose: str = "stand") -> Figure:
    """A policeman."""
    return person(pose, "#26365a", "#1c2740", on="helmet", hue="#1f2c4a")


def lady(pose: str = "stand", dress: str = "#7a2c4a", on: str = "hair", hue: str = "#3a2018", skin: str = "#ecc4a0", *, scream: bool = False) -> Figure:
    """A woman in a long dress."""
    return person(pose, dress, skirt=dark(dress, 0.1), on=on, hue=hue, skin=skin, scream=scream)


def corpse(pose: str = "stand", coat: str = "#4a4640", on: str = "hair", hue: str = "#2a2622") -> Figure:
    """Somebody who should lie down."""
    return person(pose, coat, dark(coat, 0.4), "#a9b49a", on, hue, dead=True)


def crowd(s: Scene, base: float, fill: str, count: int = 14, size: float = 0.8) -> None:
    """Heads of many people, from behind."""
    parts = ""
    for i in range(count):
        x, y, k = i * WIDTH / (count - 1) + s.random.uniform(-12, 12), base + s.random.uniform(-8, 8), size * s.random.uniform(0.85, 1.15)
        top = s.random.choice(("top", "bowler", "cap", "bald", "bowler"))
        parts += place(curve([(-30, 70), (-28, 20), (-8, 0), (8, 0), (28, 20), (30, 70)], fill) + disc(0, -13, 13, fill) + hat(top, fill), x, y, k)
    s.cut(parts)


def cowl(robe: str = "#2a2430", glare: str = "#ffb46a") -> str:
    """The hood of somebody whose face one does not see, about (0, 0), 120 high."""
    return curve([(-60, 60), (-50, 0), (-26, -46), (4, -60, 1), (30, -44), (52, 0), (60, 60)], robe) + curve([(-26, 20), (-26, -18), (0, -40), (26, -18), (26, 20), (0, 36)], "#06040a") + disc(-10, -6, 4, glare) + disc(10, -6, 4, glare)


# Things


def tombstone(stone: str = "#8a8a86") -> str:
    """A gravestone that stands on (0, 0)."""
    return path("M-24 4V-40Q-24 -62 0 -62Q24 -62 24 -40V4Z", stone) + path("M0 -50V-24M-10 -41H10", stroke=dark(stone, 0.5), stroke_width=5) + path("M-14 -14H14M-14 -6H8", stroke=dark(stone, 0.4), stroke_width=2.4)


def masts(fill: str) -> str:
    """A ship at anchor, dark, standing on (0, 0), 120 high."""
    return path("M-60 -16H64L50 6H-48Z", fill) + path("M-26 -16V-112M22 -16V-100M60 -18L84 -40M-50 -84H0M-46 -56H-4M2 -76H44M4 -50H40M-26 -112L-58 -16M22 -100L60 -18M-26 -112L22 -100", stroke=fill, stroke_width=3)


def table(w: float = 150, h: float = 54, wood: str = "#6a4428") -> str:
    """A round table with a foot, its top's middle on (0, 0)."""
    return box(-9, 0, 18, h, dark(wood, 0.35)) + curve([(-34, h + 4), (0, h - 14), (34, h + 4)], dark(wood, 0.3)) + disc(0, 5, w / 2, dark(wood, 0.4), w * 0.15) + disc(0, 0, w / 2, wood, w * 0.15)


def letter(paper: str = "#efe2c2", wax: str = "#a3221c") -> str:
    """A sealed letter about (0, 0), 110 wide."""
    return box(-54, -36, 108, 72, paper, 3) + path("M-54 -36L0 12L54 -36M-54 36L-14 0M54 36L14 0", stroke=dark(paper, 0.3), stroke_width=2.4) + disc(0, 8, 15, wax) + disc(0, 8, 9, "none", stroke=dark(wax, 0.4), stroke_width=2.4)


def tome(cover: str = "#6a2c24", gilt: str = "#d8ae56") -> str:
    """A thick book that lies closed, about (0, 0), 110 wide."""
    return box(-54, 14, 108, 20, "#e8d8b0", 3) + path("M-54 20H54M-54 27H54", stroke="#b89c68", stroke_width=1.6) + poly([(-58, 14), (-44, -44), (44, -44), (58, 14)], cover) + box(-58, 12, 116, 5, dark(cover, 0.3)) + box(-58, 32, 116, 6, dark(cover, 0.4), 2) + path("M-46 6L-36 -36H36L46 6Z", stroke=gilt, stroke_width=2.4) + disc(0, -16, 13, gilt) + disc(0, -16, 8, cover)


def open_book(ink_: str = "#5a3a2a") -> str:
    """An open book about (0, 0), 140 wide."""
    page = path("M0 -30Q-34 -48 -68 -36V36Q-34 24 0 40Z", "#efe0bc")
    return path("M-74 -32V44Q-34 34 0 50Q34 34 74 44V-32Z", "#5a2c20") + page + place(page, 0, 0, 1, flip=True) + path("".join(f"M-58 {-22 + i * 11}q24 -6 48 4M10 {-18 + i * 11}q24 -10 48 -4" for i in range(5)), stroke=ink_, stroke_width=2.4) + path("M0 -30V40", stroke="#b09a6c", stroke_width=3)


def door(x: float, base: float, w: float = 90, h: float = 170, wood: str = "#2a2024", lit: str = "") -> str:
    """A small door with panels, upright by itself."""
    panes = "".join(box(x + a * w, base - h * b, w * 0.3, h * c, dark(wood, 0.4), 2, stroke=light(wood, 0.2), stroke_width=1.6) for a in (-0.38, 0.08) for b, c in ((0.92, 0.4), (0.46, 0.36)))
    return box(x - w / 2 - 9, base - h - 9, w + 18, h + 9, light(wood, 0.15), 2) + box(x - w / 2, base - h, w, h, lit or wood) + ("" if lit else panes + disc(x + w * 0.36, base - h * 0.48, 4.5, "#d8ae56"))


def mirror(glass: str = "#b8d0d8", gilt: str = "#c89a4a") -> str:
    """An oval looking-glass about (0, 0), 120 high."""
    return disc(0, 0, 48, gilt, 64) + disc(0, 0, 40, dark(glass, 0.3), 55) + disc(0, 0, 38, glass, 53) + path("M-24 -30L8 -46M-28 -12L20 -42", stroke="#ffffff", stroke_width=5, opacity=0.5) + disc(0, -66, 9, gilt)


def candle(h: float = 60, wax: str = "#f0e4c0", w: float = 16) -> str:
    """A candle that stands on (0, 0), without its flame."""
    return box(-w / 2, -h, w, h, wax, 3) + curve([(-w / 2, -h + 4), (-w / 2 - 3, -h + 18), (-w / 2 + 3, -h + 22), (-w / 2 + 4, -h + 3)], light(wax, 0.4)) + path(f"M0 {num(-h)}v-6", stroke="#2a1a10", stroke_width=2.4)


def burning(s: Scene, x: float, y: float, h: float = 60, size: float = 1, wax: str = "#f0e4c0", fire: tuple[str, ...] = ("#ff9a2e", "#ffcf5a", "#fff6d0")) -> None:
    """A candle alight."""
    s.cut(place(candle(h, wax), x, y, size))
    top = y - (h + 4) * size
    s.add(s.glow(x, top - 10 * size, 80 * size, fire[1], 0.55), s.bloom(place(curve([(0, 4), (-7, -6), (0, -26, 1), (7, -6)], fire[0]) + curve([(0, 2), (-4, -5), (0, -16, 1), (4, -5)], fire[2]), x, top, size), by=4))


def wheel(r: float, fill: str = "#2a1c12") -> str:
    """A spoked wheel about (0, 0)."""
    return disc(0, 0, r, "none", stroke=fill, stroke_width=r * 0.16) + "".join(place(box(-r * 0.04, -r, r * 0.08, r, fill), 0, 0, 1, i * 36) for i in range(10)) + disc(0, 0, r * 0.18, light(fill, 0.2))


def carriage(body: str = "#3a1c20", *, blind: str = "#5a4a38") -> str:
    """A closed carriage that stands on (0, 0), 150 wide."""
    shell = path("M-62 -40Q-66 -104 -50 -112H50Q66 -104 62 -40Q40 -22 0 -22Q-40 -22 -62 -40Z", body) + box(-56, -118, 112, 9, dark(body, 0.4), 3) + box(-20, -98, 40, 68, light(body, 0.08), 3, stroke=dark(body, 0.5), stroke_width=2) + box(-14, -92, 28, 28, blind, 2) + box(-52, -92, 24, 26, blind, 2) + box(28, -92, 24, 26, blind, 2) + disc(14, -54, 3, "#d8ae56")
    return path("M-80 -34Q0 -6 80 -34", stroke="#1a120c", stroke_width=6) + shell + place(wheel(30), -50, -30) + place(wheel(24), 54, -24)


def horse(coat: str = "#3a2a20", glare: str = "") -> Figure:
    """A horse that gallops to the right, 130 long."""
    legs = "".join(limb(points, [16, 10, 6], dark(coat, d)) for points, d in (([(-40, -56), (-62, -40), (-74, -14)], 0.4), ([(-34, -54), (-28, -28), (-44, -4)], 0.1), ([(34, -56), (60, -44), (66, -18)], 0.4), ([(30, -54), (52, -30), (76, -32)], 0.1)))
    body = curve([(-56, -66), (-40, -86), (0, -82), (34, -88), (44, -64), (28, -48), (-20, -46), (-50, -50)], coat)
    neck = curve([(20, -80), (40, -110), (52, -128), (58, -136, 1), (64, -124), (84, -104), (82, -94), (64, -98), (56, -84), (44, -60)], coat)
    mane = curve([(18, -84), (30, -112), (52, -132), (44, -108), (36, -84)], dark(coat, 0.5)) + limb([(-54, -72), (-82, -74), (-96, -48)], [10, 12, 3], dark(coat, 0.5))
    return Figure([legs + mane, body + neck], disc(66, -114, 3, glare) if glare else "")


def engine(iron: str = "#2c2a30", trim: str = "#b8863c") -> str:
    """A locomotive that comes out of the picture, about (0, 0), 190 high."""
    front = disc(0, -10, 70, iron) + disc(0, -10, 60, light(iron, 0.12)) + disc(0, -10, 46, iron, stroke=trim, stroke_width=4) + path("M0 -10V-44M0 -10H34", stroke=trim, stroke_width=5) + disc(0, -10, 9, trim)
    return box(-18, -104, 36, 40, iron) + box(-24, -112, 48, 14, light(iron, 0.1), 3) + front + box(-86, 54, 172, 20, "#7a1f1a", 3) + disc(-62, 64, 14, "#3a3840") + disc(62, 64, 14, "#3a3840") + poly([(-70, 74), (70, 74), (40, 100), (-40, 100)], dark(iron, 0.2)) + path("M-44 76L-28 98M-20 76L-12 98M20 76L12 98M44 76L28 98", stroke=trim, stroke_width=3)


def safe(x: float, y: float, w: float = 90, *, shut: bool = True) -> str:
    """An iron safe."""
    del shut
    return box(x - w / 2, y - w * 0.6, w, w * 1.2, "#4a5458", 5) + box(x - w / 2 + 8, y - w * 0.6 + 8, w - 16, w * 1.2 - 16, "#5e6a6e", 3, stroke="#2c3436", stroke_width=3) + "".join(disc(x + a * (w / 2 - 6), y + b * (w * 0.6 - 6), 2.6, "#a8b4b6") for a in (-1, 1) for b in (-1, 0, 1))


def sack(cloth_: str = "#a88a58") -> str:
    """A full sack about (0, 0), 90 high."""
    return curve([(-36, 40), (-44, 10), (-24, -22), (-8, -30), (8, -30), (24, -22), (44, 10), (36, 40)], cloth_) + curve([(-14, -30), (-20, -46), (0, -42), (20, -46), (14, -30)], dark(cloth_, 0.15)) + path("M-14 -30H14", stroke="#5a4020", stroke_width=5)


def noose(rope: str = "#c8a868", long: float = 110) -> str:
    """A noose that hangs from (0, 0)."""
    return path(f"M0 0V{num(long - 40)}", stroke=rope, stroke_width=7) + box(-7, long - 46, 14, 34, rope, 4) + path(f"M-7 {num(long - 38)}h14M-7 {num(long - 30)}h14M-7 {num(long - 22)}h14", stroke=dark(rope, 0.4), stroke_width=2) + disc(0, long + 14, 24, "none", 28, stroke=rope, stroke_width=7)


def cog(r: float, fill: str, teeth: int = 12) -> str:
    """A cogwheel about (0, 0)."""
    return "".join(place(box(-r * 0.11, -r * 1.12, r * 0.22, r * 0.3, fill, 2), 0, 0, 1, i * 360 / teeth) for i in range(teeth)) + disc(0, 0, r * 0.95, fill) + disc(0, 0, r * 0.68, dark(fill, 0.3)) + "".join(place(box(-r * 0.07, -r * 0.7, r * 0.14, r * 1.4, fill), 0, 0, 1, i * 45) for i in range(4)) + disc(0, 0, r * 0.24, light(fill, 0.2))


def coins(s: Scene, x: float, y: float, count: int = 14, wide: float = 60, gold: str = "#e8b84a") -> None:
    """A heap of sovereigns."""
    parts = ""
    for i in range(count):
        a, b = x + s.random.uniform(-wide, wide), y - s.random.uniform(0, 1) * (count - i) * 1.2
        parts += disc(a, b + 2.4, 11, dark(gold, 0.45), 6) + disc(a, b, 11, gold, 6) + disc(a, b, 6.5, "none", 3.2, stroke=dark(gold, 0.3), stroke_width=1.2)
    s.cut(parts)


def pentagram(r: float, colour: str, width: float = 4, squash: float = 1) -> str:
    """A pentagram in a ring about (0, 0)."""
    points = [(r * math.sin(i * 4 * math.pi / 5), -r * squash * math.cos(i * 4 * math.pi / 5)) for i in range(5)]
    return disc(0, 0, r * 1.08, "none", r * 1.08 * squash, stroke=colour, stroke_width=width) + path("M" + "L".join(f"{num(a)} {num(b)}" for a, b in points) + "Z", stroke=colour, stroke_width=width)


def smoke(s: Scene, x: float, y: float, colour: str = "#d8d4c8", rise: float = 110, opacity: float = 0.6) -> None:
    """Smoke that curls upwards."""
    s.add(s.blur(line([(x, y), (x - 14, y - rise * 0.3), (x + 16, y - rise * 0.6), (x - 6, y - rise)], colour, 12), 5, opacity), s.blur(line([(x, y), (x + 10, y - rise * 0.35), (x - 8, y - rise * 0.7), (x + 14, y - rise * 1.1)], colour, 5), 2, opacity))


def vast(parts: str, x: float, y: float, size: float, opacity: float, s: Scene, by: float = 3) -> None:
    """Something huge and dim in the fog."""
    s.add(fade(s.blur(place(parts, x, y, size), by), opacity))
