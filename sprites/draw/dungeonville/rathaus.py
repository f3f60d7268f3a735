"""The rooms of the Rat Haus: honey-brown planks, cellars and sewers, and rats who live rather well."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.dungeonville.rooms_kit import (
    BONE,
    CREAM,
    GOLD,
    HEIGHT,
    INK,
    IRON,
    RED,
    WIDTH,
    WOOD,
    Room,
    air,
    bang,
    barrel,
    blush,
    bone,
    boot,
    brows,
    bucket,
    coins,
    crate,
    crown,
    eye,
    ground,
    lantern,
    mouth,
    notes,
    pair,
    puff,
    room,
    sack,
    skull,
    stones,
    stroke,
    sweat,
    tube,
)
from sprites.draw.kit import Tone, box, curve, dark, disc, light, mix, num, path, place, poly, star

HAUS = Tone("#ffe6ac", "#dd9234", "#864a12", "#321806", "#fff4d4")
HONEY = Tone("#fff2b4", "#e8ad3c", "#965a10", "#361c04", "#fffae0")
RUST = Tone("#ffd8a8", "#d2703a", "#7c3214", "#301006", "#ffeed8")
MOULD = Tone("#f0ecb0", "#b89c3c", "#6a5214", "#261c06", "#fbf8d8")
PINK, GREY, BROWN, FAWN, BLACK, CHEESE = "#f2a3a0", "#9c98a4", "#a0764e", "#d0a878", "#5a5460", "#ffc93c"


def hole(s: Room, x: float, y: float, size: float = 1) -> None:
    """A hole in the skirting."""
    s.add(place(path("M-11 0V-9Q-11 -21 0 -21Q11 -21 11 -9V0Z", "#1c0c04", stroke=INK, stroke_width=2) + disc(-4, -10, 1.6, "#fe8") + disc(4, -10, 1.6, "#fe8"), x, y, size))


def planks(s: Room) -> None:
    """A wall of planks with a skirting and a hole in it."""
    air(s, 0.5, 0.4)
    x, data, knots = -6.0, "", ""
    while x < WIDTH:
        w = s.random.uniform(20, 32)
        data += f"M{num(x)} 0V112"
        knots += f"M{num(x + w * 0.5)} {num(s.random.uniform(10, 90))}q4 -6 8 0q-4 6 -8 0"
        x += w
    s.add(path(data, stroke=s.tone.dark, stroke_width=2.2, opacity=0.6), path(data, stroke=s.tone.rim, stroke_width=1, opacity=0.4, transform="translate(2 0)"), path(knots, stroke=s.tone.dark, stroke_width=1.4, opacity=0.45))
    s.add(box(-4, 100, 248, 12, mix(s.tone.mid, s.tone.near, 0.6), stroke=INK, stroke_width=2))
    ground(s, 112, mix(s.tone.mid, "#a06a30", 0.5), slabs=False)
    s.add(path("M0 122H240M0 135H240M60 112V122M150 122V135M30 135V150M200 112V122M110 135V150", stroke=s.tone.dark, stroke_width=1.5, opacity=0.5))
    if s.random.random() < 0.6:
        hole(s, s.random.choice((22, 218)), 112, 0.8)


def cellar(s: Room) -> None:
    """Bricks, a pipe along the ceiling."""
    air(s, 0.5, 0.45)
    stones(s, 10, 12, -2, 0.55)
    ground(s, 114)
    s.flat(box(-4, 6, 248, 9, "#7d6a5a", 0), box(56, 3, 9, 15, "#94806c", 2), box(176, 3, 9, 15, "#94806c", 2))


def attic(s: Room) -> None:
    """Rafters and a round window."""
    air(s, 0.5, 0.35)
    s.add(path("".join(f"M{i * 14 - 4} 0V112" for i in range(19)), stroke=s.tone.dark, stroke_width=1.5, opacity=0.35))
    s.flat(disc(120, 30, 21, "#7a4a22"), disc(120, 30, 16, "#fff0b8"), stroke("M120 14V46M104 30H136", 2.2))
    s.add(s.beam([(110, 30), (130, 30), (176, 140), (64, 140)], "#fff4c8", 0.5))
    ground(s, 114, "#a56a30", slabs=False)
    s.add(path("M0 126H240M0 139H240M80 114V126M170 126V139", stroke=s.tone.dark, stroke_width=1.5, opacity=0.5))
    s.flat(path("M-4 112V66L70 -4H92L12 88V112ZM244 112V66L170 -4H148L228 88V112Z", "#8a5626"))


def sewer(s: Room) -> None:
    """A round brick tunnel with green water."""
    air(s, 0.5, 0.5)
    stones(s, 10, 13, -4, 0.4)
    s.flat(disc(120, 84, 88, "#8a6030"), disc(120, 84, 76, "#3a200c"), width=2.6)
    s.add(s.glow(120, 84, 76, s.tone.far, 0.75), path("".join(f"M{num(120 + 76 * math.cos(a))} {num(84 + 76 * math.sin(a))}L{num(120 + 88 * math.cos(a))} {num(84 + 88 * math.sin(a))}" for a in (i * math.pi / 12 for i in range(24))), stroke=INK, stroke_width=2))
    s.add(path("M-4 118Q30 112 60 118T120 118T180 118T244 118V154H-4Z", s.linear((0, "#b9cf4a"), (1, "#566a1c")), stroke=INK, stroke_width=2.2), path("M20 130h26M160 128h30M90 140h34M200 142h20", stroke="#eef8a8", stroke_width=2.2, opacity=0.8))


SIT = ([(-14, -34), (-22, -24), (-14, -18)], [(14, -34), (22, -24), (14, -18)])


def rathead(coat: str = GREY, look: tuple[float, float] = (0, 0), *, teeth: bool = True, lid: str = "") -> str:
    """The head of a rat about (0, 0), 46 high."""
    ears = "".join(disc(k * 18, -16, 11.5, coat) + disc(k * 18, -15, 7, PINK, stroke_width=1.4) for k in (-1, 1))
    head = path("M-23 2Q-22 -20 0 -22Q22 -20 23 2Q17 16 0 18Q-17 16 -23 2Z", coat)
    bite = box(-5, 12, 10, 9, "#fff", 1.5, stroke_width=1.6) + stroke("M0 12v8", 1.2) if teeth else ""
    nose = bite + disc(0, 8, 12, light(coat, 0.45), 8, stroke_width=1.4) + disc(0, 2, 4.6, PINK, 3.8, stroke_width=1.6)
    return ears + head + nose + pair(0, -7, 18, 6, *look, lid=lid) + stroke("M-12 8l-16 -3M-12 11l-15 3M12 8l16 -3M12 11l15 3", 1.3)


def rat(coat: str = GREY, look: tuple[float, float] = (0, 0), arms: tuple[list[tuple[float, float]], list[tuple[float, float]]] = SIT, coatless: str = "", *, wear: str = "", tail: int = 1, lid: str = "", teeth: bool = True) -> str:
    """A rat that stands on (0, 0), 82 high, shoulders on (-+14, -34), head about (0, -54); `wear` lies over its belly."""
    whip = tube([(tail * 12, -6), (tail * 30, -2), (tail * 40, -14), (tail * 34, -28)], 4, PINK, 1.7)
    body = path("M-19 0Q-27 -28 -12 -40H12Q27 -28 19 0Q0 6 -19 0Z", coat) + disc(0, -16, 12, coatless or light(coat, 0.45), 14, stroke_width=1.4)
    feet = disc(-12, 0, 9, PINK, 4) + disc(12, 0, 9, PINK, 4)
    limbs = "".join(tube(list(arm), 7, coat) + disc(*arm[-1][:2], 4.6, PINK) for arm in arms)
    return whip + body + feet + wear + place(rathead(coat, look, teeth=teeth, lid=lid), 0, -54) + limbs


def scurry(coat: str = GREY, look: tuple[float, float] = (0.6, 0)) -> str:
    """A rat that runs to the right on (0, 0), about 110 long with its tail."""
    whip = tube([(-30, -12), (-48, -22), (-60, -12), (-72, -20)], 3.6, PINK, 1.6)
    legs = "".join(tube(list(p), 5, coat) for p in ([(-22, -6), (-34, -1)], [(-14, -4), (-6, 1)], [(16, -5), (28, 1)], [(10, -5), (4, 1)]))
    body = path("M-36 -8Q-38 -28 -10 -32Q10 -36 24 -28Q46 -20 54 -9Q48 0 30 -2Q-6 2 -36 -8Z", coat)
    return whip + legs + body + disc(14, -33, 9, coat) + disc(14.500, -32, 5.4, PINK, stroke_width=1.4) + eye(33, -20, 4.6, *look) + disc(53, -10, 4, PINK) + box(42, -4, 6, 6, "#fff", 1, stroke_width=1.4) + stroke("M44 -9l-8 8M46 -8l-4 11", 1.1)


def wedge(fill: str = CHEESE) -> str:
    """A wedge of cheese on (0, 0), 60 wide."""
    return path("M-32 -18L26 -36L34 -18Z", light(fill, 0.35)) + path("M-32 -18H34V6H-32Z", fill) + disc(-16, -6, 5, dark(fill, 0.25), stroke_width=1.6) + disc(4, -9, 4, dark(fill, 0.25), stroke_width=1.6) + disc(20, -3, 6, dark(fill, 0.25), stroke_width=1.6) + disc(-2, 2, 2.6, dark(fill, 0.25), stroke_width=1.4)


def bites(fill: str, *where: tuple[float, float, float]) -> str:
    """Round bites taken out of something, in the colour of what is behind it."""
    return "".join(disc(x - r * 0.7, y, r * 0.62, fill) + disc(x, y, r * 0.62, fill) + disc(x + r * 0.7, y, r * 0.62, fill) for x, y, r in where)


def bun(colour: str = RED, size: float = 1) -> str:
    """A bow of ribbon about (0, 0)."""
    return place(path("M0 0L-15 -10V10ZM0 0L15 -10V10Z", colour) + disc(0, 0, 4.5, light(colour, 0.2)), 0, 0, size)


@room("rh-01", HONEY, cellar)
def cheese_altar(s: Room) -> None:
    """A holy wheel of cheese and its congregation."""
    s.add(s.rays(120, 56, "#fff8c0", 0.9, 15, 150), s.glow(120, 56, 90, "#fff0a0", 0.8))
    s.ink(box(72, 92, 96, 30, "#b07a44", 2), box(64, 84, 112, 10, "#d09858", 2), path("M84 92V108L90 114L96 108V92Z", RED), path("M144 92V108L150 114L156 108V92Z", RED))
    s.ink(path("M120 84L82 84Q78 30 120 26Q162 30 158 84Z", CHEESE), disc(102, 52, 7, "#c88a1a"), disc(134, 44, 6, "#c88a1a"), disc(138, 68, 9, "#c88a1a"), disc(108, 74, 5, "#c88a1a"), disc(120, 22, 26, "none", 6, stroke=INK, stroke_width=6.5), disc(120, 22, 26, "none", 6, stroke="#fff0a0", stroke_width=3))
    s.taper(72, 84, 16, 6, CREAM, 0.4)
    s.taper(168, 84, 16, 6, CREAM, 0.4)
    for x, flip, c in ((40, False, "#7a3a1c"), (200, True, "#5a4a2c")):
        s.foot(x, 142, 26)
        s.ink(place(tube([(-16, -6), (-36, -2), (-42, -14)], 4, PINK, 1.7) + path("M-24 2Q-24 -44 4 -54Q26 -40 24 2Z", c) + path("M2 -36Q22 -42 36 -26Q30 -14 12 -16Z", GREY) + disc(36, -25, 4, PINK) + eye(20, -32, 4.4, 0.4, -0.8) + path("M-12 -32Q-8 -62 14 -58Q26 -52 20 -44Q6 -44 4 -22Z", dark(c, 0.15)) + tube([(4, -16), (20, -14), (28, -24)], 6, c) + disc(29, -26, 4.4, PINK), x, 142, 1.05, flip=flip))


@room("rh-02", HONEY, cellar)
def crumbs(s: Room) -> None:
    """A strong-room of crumbs; the banker weighs each one."""
    s.ink(disc(120, 78, 74, "#8f7a64"), disc(120, 78, 60, "#3c200c"))
    s.add(s.glow(120, 80, 64, "#ffe9a0", 0.9))
    s.ink(*(disc(120 + 67 * math.cos(a), 78 + 67 * math.sin(a), 4, IRON) for a in (i * math.pi / 5 for i in range(10))), shadow=0)
    heap = sorted(((s.random.uniform(-78, 78), s.random.random()) for _ in range(66)), key=lambda p: -p[1])
    s.ink(path("M34 146Q66 96 120 84Q176 96 208 146Z", "#d89a4c"), *(place(path("M-6 3L-5 -5L3 -6L7 1L2 6Z", s.random.choice(("#e8b468", "#c98a44", "#f4cf8c", "#b87434")), stroke_width=1.5), 120 + dx, 144 - up * (1 - abs(dx) / 84) * 58, s.random.uniform(0.8, 1.3), s.random.uniform(0, 90)) for dx, up in heap))
    s.foot(120, 96, 26)
    s.ink(place(rat(GREY, (0.7, 0), ([(-14, -34), (-26, -28), (-30, -40)], [(14, -34), (28, -40), (34, -54)]), "#ffffff", wear=path("M-18 -8Q-25 -28 -12 -39L0 -20L12 -39Q25 -28 18 -8Z", "#31584a")), 120, 112, 1.02))
    s.ink(path("M100 36Q120 24 140 36L146 44Q120 34 94 44Z", "#3fa05a"), disc(130, 49, 9, "none", stroke=GOLD, stroke_width=2.4), path("M155 57L150 40L160 57", stroke=IRON, stroke_width=3), place(path("M-6 3L-5 -5L3 -6L7 1L2 6Z", "#f4cf8c"), 154, 34, 1.1))
    s.add(star(154, 26, 9, "#ffffff"))


@room("rh-03", HAUS, planks)
def stairs(s: Room) -> None:
    """Every step squeaks, because every step is somebody."""
    coats = (GREY, FAWN, BROWN, GREY)
    for i in range(4):
        x, y = 16 + i * 52, 126 - i * 28
        s.ink(box(x, y, 260 - x, 30, mix("#b87838", "#8a5424", i / 4), 2), box(x - 4, y - 4, 70, 9, "#d8a05c", 3))
    for i in range(4):
        x, y = 42 + i * 52, 140 - i * 28
        startled = i == 1
        s.ink(place(disc(-13, -4, 5, coats[i]) + disc(13, -4, 5, coats[i]) + path("M-16 8V-2Q-14 -10 0 -10Q14 -10 16 -2V8Z", coats[i]) + pair(0, -1, 12, 4.6 if startled else 3.8, 0, -0.8 if startled else 0.2) + disc(0, 5, 2.4, PINK), x, y + 1, 1.15))
    s.ink(place(boot(), 92, 94, 1.25), path("M79 60L82 -4H104L98 60Z", "#4a62a8"))
    s.ink(bang(66, 100, 11), bang(126, 98, 9), notes(60, 74, 0.9), notes(136, 66, 0.8))
    s.add(path("M52 112l-12 -6M54 118l-14 2M132 110l12 -8", stroke="#fff8d8", stroke_width=2.6))


@room("rh-04", RUST, cellar)
def tail_knot(s: Room) -> None:
    """Three rats, one knot, and it is always the other's fault."""
    s.foot(120, 136, 90)
    s.ink(place(rat(BROWN, (0.9, 0), ([(-14, -34), (-24, -26), (-16, -20)], [(14, -34), (28, -40), (42, -40)]), tail=-1), 50, 136, 1.08, -6), place(rat(GREY, (-0.9, 0), ([(-14, -34), (-28, -38), (-42, -36)], [(14, -34), (24, -26), (16, -20)]), tail=1), 190, 136, 1.08, 6))
    s.ink(place(rat(FAWN, (0, 0.9), ([(-14, -34), (-28, -44), (-24, -58)], [(14, -34), (28, -44), (24, -58)])), 120, 108, 1.02))
    s.ink(brows(50, 58, 18, 10, 3), brows(190, 58, 18, 10, 3))
    s.ink(tube([(60, 140), (88, 146), (108, 130), (132, 144), (150, 132), (184, 142)], 6, PINK, 2), tube([(112, 146), (104, 126), (128, 118), (140, 132), (122, 146), (108, 134), (130, 124)], 6, PINK, 2), tube([(126, 104), (120, 124), (134, 142)], 6, PINK, 2))
    s.ink(bang(84, 60, 8, RED), bang(156, 60, 8, RED))


@room("rh-05", HAUS, planks)
def banister(s: Room) -> None:
    """A banister eaten like corn on the cob."""
    for x in (18, 54, 196, 228):
        s.ink(path(f"M{x - 7} 30H{x + 7}V52Q{x + 12} 62 {x + 6} 74Q{x + 2} 90 {x + 7} 104V140H{x - 7}V104Q{x - 2} 90 {x - 6} 74Q{x - 12} 62 {x - 7} 52Z", "#c98a48"))
    s.ink(path("M146 34H170V54L163 58L166 64L160 68L161 76L156 82L157 90L162 94L160 100L166 106L163 112L170 116V142H146V116L152 110L149 104L155 98L151 92L153 84L150 78L154 70L148 64L152 58L146 54Z", "#e8b870"), stroke("M154 44v8M162 40v10M156 124v12M162 120v10", 1.6))
    s.ink(path("M-6 20H246V36H-6Z", "#b87434"), path("M-6 36H246V41H-6Z", "#8a5424"), path("M-6 136H246V148H-6Z", "#b87434"), disc(244, 20, 16, "#8a5424"))
    s.foot(104, 146, 40)
    s.ink(place(rat(BROWN, (0.9, -0.1), ([(-14, -34), (-24, -26), (-14, -18)], [(14, -34), (28, -36), (38, -30)]), tail=-1), 104, 146, 1.28), tube([(120, 90), (136, 70), (148, 66)], 8, BROWN), disc(149, 65, 6, PINK), blush(106, 84, 46))
    s.ink(*(place(path("M-5 -2L4 -4L6 2L-3 4Z", "#f6d8a0", stroke_width=1.4), x, y, k, a) for x, y, k, a in ((136, 96, 1.1, 20), (142, 82, 0.9, 70), (130, 108, 1, 140), (140, 118, 1.2, 10), (176, 88, 1, 50), (180, 104, 1.2, 100), (172, 72, 0.8, 30), (184, 122, 1, 160), (68, 128, 1, 40), (76, 132, 0.8, 90))))
    s.add(path("M128 86l8 -4M130 94l9 0M176 62l7 -5M182 76l8 -2", stroke="#fff4d8", stroke_width=2.4))


@room("rh-06", RUST, cellar)
def whisker_bar(s: Room) -> None:
    """A bar for rats with serious whiskers."""
    s.ink(box(40, 18, 160, 5, "#6a3a18"), *(box(x, 18 - h, 10, h, c, 2) + box(x + 3, 13 - h, 4, 6, CREAM, 1) for x, h, c in ((50, 16, "#5aa04a"), (66, 14, RED), (158, 14, "#4a78c8"), (176, 16, GOLD))))
    s.foot(120, 96, 40)
    s.ink(place(rat(GREY, (0, 0), ([(-14, -34), (-30, -40), (-34, -56)], [(14, -34), (30, -44), (38, -58)]), "#ffffff", wear=path("M-18 -8Q-25 -28 -12 -39L0 -24L12 -39Q25 -28 18 -8Z", "#a02838") + path("M0 -32l-8 -5v10zM0 -32l8 -5v10z", INK)), 120, 106, 1.08))
    s.ink(path("M120 56Q108 64 96 58Q84 54 84 44Q78 56 88 64Q104 72 120 62Q136 72 152 64Q162 56 156 44Q156 54 144 58Q132 64 120 56Z", "#5a3a20"), place(path("M-8 12L-11 -8H11L8 12ZM-11 -8Q0 -22 11 -8Z", IRON), 166, 34, 1, 24), place(path("M-9 0H9L2 9V18H-2V9Z", "#bfe6f4"), 82, 36))
    s.ink(box(-6, 96, 252, 14, "#c98a48", 3), box(-2, 110, 244, 44, "#8a5424"), *(box(x, 116, 36, 32, "#a0682e", 2) for x in (10, 58, 106, 154, 202)))
    for x, c, style in ((42, BROWN, "M0 8Q-10 0 -30 10Q-16 -4 0 2Q16 -4 30 10Q10 0 0 8Z"), (198, FAWN, "M0 4Q-10 4 -12 24Q-26 14 -20 2Q-10 -6 0 -1Q10 -6 20 2Q26 14 12 24Q10 4 0 4Z")):
        s.ink(place(path("M-26 40Q-28 22 -12 14H12Q28 22 26 40Z", c) + rathead(c, (0, -0.2), lid=c) + place(path(style, "#fff4dc" if x > 100 else "#e0702a"), 0, 9), x, 84, 1.05), path(f"M{x + 22} 96v-18h16v18z", "#f2c04a"), path(f"M{x + 22} 78q-2 -8 6 -7q4 -5 8 1q6 1 2 6z", "#ffffff"))


@room("rh-07", HAUS, sewer)
def foyer(s: Room) -> None:
    """The sewer receives: doorman, red carpet, umbrella stand."""
    s.ink(path("M94 118L70 152H170L146 118Z", RED), path("M98 118L78 152M142 118L162 152", stroke=GOLD, stroke_width=3))
    lantern(s, 120, 8, 1.2)
    s.foot(176, 144, 34)
    s.ink(place(rat(GREY, (-0.6, 0), ([(-14, -34), (-26, -30), (-30, -44)], [(14, -34), (24, -44), (16, -58)]), wear=path("M-19 -2Q-27 -28 -12 -40H12Q27 -28 19 -2Z", "#b02a38") + stroke("M0 -38V-2", 2) + "".join(disc(k * 6, y, 2, GOLD, stroke_width=1) for k in (-1, 1) for y in (-30, -20, -10)) + box(-20, -40, 10, 5, GOLD, 2) + box(10, -40, 10, 5, GOLD, 2)), 176, 144, 1.25))
    s.ink(path("M152 52V32Q176 22 200 32V52Q176 44 152 52Z", "#b02a38"), path("M150 52Q176 42 202 52L204 58Q176 50 148 58Z", INK), path("M153 44Q176 36 199 44", stroke=GOLD, stroke_width=3))
    s.ink(path("M30 144L34 106H62L66 144Z", GOLD), *(path(f"M{x} 112L{x + d} 70q{d} -10 {d - 6} -8", stroke=INK, stroke_width=6) + path(f"M{x} 112L{x + d} 70q{d} -10 {d - 6} -8", stroke=c, stroke_width=2.8) for x, d, c in ((42, -8, "#4a78c8"), (49, 2, "#5aa04a"), (56, 10, "#e0508a"))), path("M30 144L34 110Q48 116 62 110L66 144Z", GOLD))


@room("rh-08", MOULD, planks)
def plague_pantry(s: Room) -> None:
    """A rat plague doctor examines the cheese; it is the cheese that coughs."""
    s.ink(box(12, 36, 96, 6, "#8a5424", 1), box(150, 30, 84, 6, "#8a5424", 1), *(place(sack("#a8a048"), x, 36, 0.6) for x in (30, 56)), place(barrel("#8a7a30"), 88, 36, 0.55), box(160, 8, 20, 22, "#8fc04a", 4), box(190, 12, 16, 18, "#b0a03a", 3), disc(216, 22, 8, "#7a9a3a"))
    s.add(*(path(f"M{x} {y}q-8 -8 0 -16q8 -8 0 -16", stroke="#a8d83a", stroke_width=3, opacity=0.85) for x, y in ((40, 30), (70, 28), (172, 28), (206, 30), (170, 78), (188, 72), (206, 80))))
    s.foot(66, 144, 36)
    s.foot(188, 136, 44)
    s.ink(place(rat(GREY, arms=([(-14, -34), (-22, -24), (-18, -14)], [(14, -34), (32, -32), (44, -40)]), wear=path("M-22 4Q-30 -28 -14 -42H14Q30 -28 22 4Z", "#4a3a4c"), tail=-1), 66, 144, 1.18), path("M40 72Q42 48 66 46Q92 48 92 70L126 88Q100 98 74 96Q44 94 40 72Z", "#d8b88a"), disc(76, 68, 10, "#6ac0c8"), disc(76, 68, 5, "#210"), path("M30 54Q66 38 104 54L100 60Q66 46 34 60Z", "#3a2a3c"), path("M44 52Q46 28 66 28Q86 28 90 52Q66 42 44 52Z", "#4a3a4c"), disc(118, 96, 8, IRON), path("M116 98Q100 116 78 104", stroke=INK, stroke_width=2.4))
    s.ink(place(wedge("#9ac23c"), 188, 126, 1.5), pair(184, 108, 22, 7, -0.5, 0, lid="#9ac23c"), mouth(184, 122, 15, "sad"), path("M196 118L226 106", stroke=INK, stroke_width=6), path("M196 118L226 106", stroke="#ffffff", stroke_width=3), path("M170 66Q184 56 200 66L206 76H164Z", "#7ac0e8"), disc(185, 58, 5, CREAM))
    s.ink(*(disc(x, y, r, "#7aa82a") for x, y, r in ((152, 128, 5), (224, 128, 6), (166, 132, 4), (212, 94, 4))), shadow=0)


@room("rh-09", RUST, cellar)
def throne(s: Room) -> None:
    """King Rat on his throne of cheese, with his foot on a mousetrap."""
    s.add(s.rays(120, 60, "#ffe9b0", 0.5, 13, 150))
    s.ink(path("M50 146L62 128H178L190 146Z", RED), path("M70 130V50Q70 6 120 2Q170 6 170 50V130Z", CHEESE), disc(86, 30, 6, "#c88a1a"), disc(152, 26, 8, "#c88a1a"), disc(80, 62, 5, "#c88a1a"), disc(160, 58, 5, "#c88a1a"), box(58, 86, 22, 46, "#f6b52c", 6), box(160, 86, 22, 46, "#f6b52c", 6), disc(69, 86, 12, "#ffd65a"), disc(171, 86, 12, "#ffd65a"))
    s.ink(path("M82 134Q64 96 96 78H144Q176 96 158 134Z", "#8a1f44"), path("M98 134Q88 106 106 86H134Q152 106 142 134Z", BROWN), disc(120, 114, 22, FAWN, 20), *(path(f"M{x} 86Q{x + 8} 94 {x + 16} 86V96Q{x + 8} 102 {x} 96Z", "#ffffff") for x in (90, 106, 118, 134)), disc(100, 136, 13, PINK, 6), disc(142, 136, 13, PINK, 6))
    s.ink(place(rathead(BROWN, (0.3, 0.5), lid=BROWN), 120, 62, 1.4), place(crown(), 120, 33, 1.5, -6), tube([(88, 96), (74, 104), (66, 92)], 9, "#8a1f44"), disc(66, 90, 6, PINK), tube([(152, 96), (166, 104), (176, 90)], 9, "#8a1f44"), disc(176, 88, 6, PINK), path("M178 92V46", stroke=INK, stroke_width=6), path("M178 92V46", stroke=GOLD, stroke_width=3), place(wedge(), 178, 46, 0.42))
    s.ink(tube([(150, 132), (196, 138), (214, 120), (228, 130)], 6, PINK, 2))
    s.foot(30, 142, 22)
    s.ink(place(rat(GREY, (0.6, -0.6), ([(-14, -34), (-4, -26), (4, -30)], [(14, -34), (8, -26), (6, -30)])), 28, 144, 0.72))


@room("rh-10", HONEY, cellar)
def grease(s: Room) -> None:
    """The grease trap, winter sports capital of the Haus."""
    s.add(path("M-4 112H244V154H-4Z", s.linear((0, "#ffe88a"), (1, "#c88a1a")), stroke=INK, stroke_width=2.2), path("M14 126q40 -8 80 0t110 -2M40 140q30 -6 60 0t90 2", stroke="#fffbd8", stroke_width=3, opacity=0.9))
    s.ink(path("M176 26L232 14L240 22L240 42L196 44Z", "#4a4248"), path("M188 40Q184 66 192 80Q196 96 188 112H206Q210 90 204 74Q200 58 206 42Z", "#ffe070"))
    s.ink(place(rat(BROWN, (0.6, -0.2), ([(-14, -34), (-34, -40), (-46, -30)], [(14, -34), (32, -44), (46, -40)]), tail=-1, wear=tube([(-12, -38), (0, -34), (12, -38)], 6, RED)), 96, 128, 1.1, 10))
    s.ink(tube([(90, 84), (70, 78), (54, 88)], 6, RED), place(box(-19, -5, 38, 10, "#fff2a0", 2), 86, 133, 1, 6), place(box(-19, -5, 38, 10, "#fff2a0", 2), 120, 132, 1, -10))
    s.ink(place(rat(GREY, (0, 0.8)), 40, 104, 0.6), path("M14 104H66V112H14Z", "#8a5424"), sweat(150, 122, 1.2), sweat(164, 130), sweat(70, 140))
    s.add(path("M26 136q34 -10 60 2M36 146q30 -6 50 0", stroke="#8a5a10", stroke_width=1.8, opacity=0.6))


@room("rh-11", HAUS, cellar)
def teeth(s: Room) -> None:
    """The tooth fairy of the rats keeps her stock here."""
    s.add(s.glow(120, 56, 90, "#fff8d0", 0.8))
    tooth = path("M-8 6Q-14 -12 -6 -13Q0 -10 6 -13Q14 -12 8 6Q6 14 3 5Q0 0 -3 5Q-6 14 -8 6Z", "#fffdf2", stroke_width=1.8)
    spots = sorted(((s.random.uniform(-108, 108), s.random.random()) for _ in range(58)), key=lambda p: -p[1])
    s.foot(120, 144, 110)
    s.ink(path("M6 150Q60 104 120 100Q180 104 234 150Z", "#e8dcc0"), *(place(tooth, 120 + dx, 150 - up * (1 - abs(dx) / 116) * 54, s.random.uniform(0.8, 1.25), s.random.uniform(-80, 80)) for dx, up in spots))
    s.ink(*(place(path("M0 0Q20 -44 46 -30Q50 -12 28 -4Q44 6 34 20Q16 22 0 6Z", "#d8f4ff", opacity=0.95), x, 72, 1, flip=f) for x, f in ((132, False), (108, True))))
    s.ink(place(rat(GREY, (0, 0.2), ([(-14, -34), (-26, -28), (-20, -18)], [(14, -34), (28, -42), (36, -56)]), wear=path("M-16 -30Q0 -24 16 -30L28 0Q20 6 14 0Q7 7 0 0Q-7 7 -14 0Q-20 6 -28 0Z", "#f6a8d0")), 120, 118, 1.1))
    s.ink(path("M162 60L156 24", stroke=INK, stroke_width=5), path("M162 60L156 24", stroke=CREAM, stroke_width=2.4), place(tooth, 99, 102, 1.4), place(crown(), 120, 36, 0.7))
    s.add(s.glow(155, 18, 26, "#fff6a0", 0.9))
    s.ink(star(155, 18, 14, "#ffe36a", 5, 0.45), width=1.8)


@room("rh-12", RUST, planks)
def buckets(s: Room) -> None:
    """The roof leaks, so there are buckets, so there are baths."""
    s.add(path("M30 0V80M78 0V60M122 0V56M166 0V74M210 0V60", stroke="#bfe8ff", stroke_width=3, stroke_dasharray="9 13", opacity=0.9))
    for x, y, k, c, colour in ((34, 132, 1.15, GREY, IRON), (204, 132, 1.15, FAWN, "#c06a3a"), (120, 146, 1.6, BROWN, "#4a8ac0")):
        s.foot(x, y, 26 * k)
        top = y - 29 * k
        s.ink(place(rathead(c, (0, -0.9) if x == 120 else (0.5, 0)), x, top - 12 * k, 0.78 * k))
        s.ink(place(bucket(colour), x, y, k))
        s.add(path(f"M{num(x - 14 * k)} {num(top)}Q{num(x)} {num(top - 6 * k)} {num(x + 14 * k)} {num(top)}Q{num(x)} {num(top + 7 * k)} {num(x - 14 * k)} {num(top)}Z", "#9fdcf6", stroke=INK, stroke_width=1.6))
        s.ink(*(disc(x + dx * k, top + dy * k, r, "#ffffff", stroke_width=1.4) for dx, dy, r in ((-9, 0, 5), (0, 3, 6), (9, 1, 5), (-3, -3, 3.4))), disc(x + 17 * k, top - 5, 5.4, PINK), shadow=0.2)
    s.ink(path("M94 64Q96 36 120 36Q144 36 146 64Q120 54 94 64Z", "#ff9cc0"), *(disc(x, y, 5, "#ffffff", stroke_width=1.4) for x, y in ((98, 62), (109, 58), (120, 57), (131, 58), (142, 62))), path("M166 112L176 84L182 86L173 114Z", WOOD), place(path("M-9 -4H9L7 7H-7Z", "#f2d060"), 180, 82, 1, 18))
    s.ink(place(bucket("#8a6a4a"), 72, 118, 0.72), place(bucket("#b0a04a"), 164, 118, 0.66))


@room("rh-13", HONEY, attic)
def ribbons(s: Room) -> None:
    """A nest of stolen ribbons and the best-dressed litter in town."""
    s.foot(120, 142, 86)
    hues = (RED, "#3f8ad8", "#4fae5a", "#e0508a", "#8a5ad0", GOLD)
    s.ink(path("M28 124Q28 150 120 150Q212 150 212 124Q212 96 120 96Q28 96 28 124Z", "#7a4a22"), *(tube([(30 + i * 3, 118 + (i % 3) * 5), (80, 104 + s.random.uniform(-6, 8)), (150, 108 + s.random.uniform(-6, 8)), (208 - i * 2, 120 + (i % 2) * 6)], 4, hues[i % 6], 1.4) for i in range(7)))
    for x, y, k, c, h in ((62, 92, 0.8, FAWN, 0), (178, 92, 0.8, GREY, 1), (120, 80, 1.05, PINK, 3)):
        s.ink(place(path("M-22 34Q-24 16 -10 12H10Q24 16 22 34Z", c) + rathead(c, ((120 - x) / 90, 0.1)) + place(bun(hues[h]), 0, -24, 0.95), x, y, k))
    s.ink(*(tube([(20 + i * 6, 132), (70, 138 + (i % 3) * 4 + s.random.uniform(-5, 5)), (140, 136 + s.random.uniform(-6, 8)), (220 - i * 5, 130)], 5, hues[(i + 2) % 6], 1.5) for i in range(6)), path("M36 132q-14 6 -8 16q4 6 -6 8M206 130q16 4 12 14q-4 8 8 10", stroke=INK, stroke_width=8), path("M36 132q-14 6 -8 16q4 6 -6 8", stroke=RED, stroke_width=4.4), path("M206 130q16 4 12 14q-4 8 8 10", stroke="#3f8ad8", stroke_width=4.4))
    s.ink(place(bun("#e0508a"), 86, 126, 1.1, -12), place(bun("#4fae5a"), 158, 128, 1, 14))


@room("rh-14", RUST, planks)
def kitchen(s: Room) -> None:
    """The kitchen is under soup; a rat rows home in the tureen."""
    s.ink(box(8, 20, 70, 5, "#6a3a18"), *(stroke(f"M{x} 25v6", 2) + disc(x, 42, 11, "#5a5058") + stroke(f"M{x} 50v14", 3.4) for x in (24, 52)), box(172, 8, 60, 44, "#6a3a18", 2), disc(202, 30, 15, "#ffffff"), disc(202, 30, 10, "#9fd0f2"))
    s.add(path("M-4 92Q16 84 36 92T76 92T116 92T156 92T196 92T244 92V154H-4Z", s.linear((0, "#8ad0e0"), (1, "#2a6a8a")), stroke=INK, stroke_width=2.2))
    s.ink(path("M196 96L206 60H230L234 96ZM200 60H236V54H196Z", "#b87434"), place(path("M-8 0V-30H8V0Z", CREAM) + box(-6, -36, 12, 7, GOLD, 1), 40, 104, 0.9, -24))
    s.ink(place(rat(BROWN, (0.8, 0), ([(-14, -34), (-28, -28), (-30, -16)], [(14, -34), (4, -24), (-18, -16)]), wear=path("M-18 -10Q0 -2 18 -10L16 -32H-16Z", "#ffffff") + stroke("M-16 -25H16M-17 -17H17", 3, "#3f7ac0")), 124, 112, 1.1))
    s.ink(path("M74 96Q76 136 124 136Q172 136 174 96Z", "#ffffff"), path("M74 96H174V104H74Z", "#3f7ac0"), path("M76 108Q58 104 62 94M172 108Q190 104 186 94", stroke=INK, stroke_width=7), path("M76 108Q58 104 62 94M172 108Q190 104 186 94", stroke="#ffffff", stroke_width=3), *(disc(x, 118, 4, "#3f7ac0", stroke_width=1) for x in (96, 124, 152)))
    s.ink(path("M98 78L60 132", stroke=INK, stroke_width=7), path("M98 78L60 132", stroke=WOOD, stroke_width=3.6), disc(56, 138, 8, WOOD, 11))
    s.add(path("M-4 126Q20 118 44 126T92 128T140 128T188 126T244 126V154H-4Z", s.linear((0, "#9fe0ec", 0.8), (1, "#2a6a8a", 0.95))), path("M18 136h26M150 138h34M204 134h20M92 144h28", stroke="#eafcff", stroke_width=2.4))
    s.ink(disc(206, 126, 9, "#f08a2a"), path("M206 118q-2 -8 6 -10q0 6 -4 10z", "#4fae5a"), disc(22, 120, 8, RED))


@room("rh-15", HAUS, cellar)
def pipe(s: Room) -> None:
    """One leak, one paw; two leaks, two paws; three leaks."""
    s.ink(box(-6, 36, 252, 26, "#c07a3a", 2), box(46, 30, 14, 38, "#d8985a", 3), box(180, 30, 14, 38, "#d8985a", 3), box(96, 60, 26, 94, "#c07a3a", 2), box(90, 58, 38, 12, "#d8985a", 3))
    for data in ("M70 38Q60 8 30 4Q54 0 80 36Z", "M150 38Q160 6 200 2Q170 -2 144 36Z", "M120 120Q150 110 160 134Q146 124 120 130Z", "M214 60Q216 100 224 120H206Q206 90 208 60Z"):
        s.ink(path(data, "#7ad0f4"), width=1.8)
    s.ink(*(sweat(x, y, 1.3) for x, y in ((22, 14), (40, 20), (206, 14), (186, 22), (166, 142), (180, 130), (228, 128), (16, 30))), width=1.5)
    s.foot(66, 146, 34)
    s.ink(place(rat(GREY, (0.3, -0.9), ([(-14, -34), (-20, -52), (-4, -76)], [(14, -34), (30, -30), (40, -28)]), wear=path("M-19 0Q-24 -14 -18 -26H18Q24 -14 19 0Q0 6 -19 0Z", "#3f6ac0") + stroke("M-12 -26V-38M12 -26V-38", 4, "#3f6ac0")), 64, 146, 1.2))
    s.ink(path("M40 64Q44 46 64 46Q86 46 88 64Q64 54 40 64Z", RED), path("M80 58Q92 58 98 66Q86 66 76 62Z", RED), sweat(34, 76, 1), brows(64, 66, 20, 10, -3), place(path("M-4 30V0Q-14 -4 -12 -16L-4 -10H4L12 -16Q14 -4 4 0V30Z", IRON), 24, 118, 0.9, -30), path("M150 154Q150 140 172 140H226Q240 142 240 154Z", "#7ad0f4"))
    s.ink(place(bucket(), 192, 150, 1))


@room("rh-16", HAUS, sewer)
def burrow_nine(s: Room) -> None:
    """Nine doors; number nine fetches the paper."""
    s.add(box(0, 0, WIDTH, HEIGHT, "#8a5a28"), s.glow(120, 70, 150, s.tone.far, 0.6))
    s.add(path("".join(f"M{s.random.randint(0, 230)} {s.random.randint(0, 140)}q6 -8 12 0" for _ in range(40)), stroke=s.tone.dark, stroke_width=2, opacity=0.5))
    hues = ("#c04838", "#3f7ac0", "#4a9a50", "#d8a030", "#8a5ab0", "#c05888", "#3a9a98", "#e07a30", "#7a8a3a")
    for i in range(8):
        x, y = (34 + (i % 4) * 58, 30 + (i // 4) * 52)
        s.ink(disc(x, y, 23, "#c98a48"), disc(x, y, 18, hues[i]), stroke(f"M{x} {y - 18}v36M{x - 10} {y - 15}v30M{x + 10} {y - 15}v30", 1.3), disc(x + 12, y + 1, 2.4, GOLD, stroke_width=1.2))
        if i in (2, 5):
            s.ink(disc(x, y, 18, "#2a1406"), place(rathead(FAWN if i == 2 else GREY, (0, 0.6)), x, y + 4, 0.6))
    s.add(path("M-4 108Q60 102 120 106Q180 102 244 108V154H-4Z", s.linear((0, "#b0743a"), (1, "#4a2810")), stroke=INK, stroke_width=2.2))
    s.ink(disc(182, 122, 30, "#c98a48"), disc(182, 122, 24, "#2a1406"), path("M206 104Q230 108 232 124Q230 144 206 142Z", hues[8]), path("M150 136H214V154H150Z", "#8a5a28"))
    s.ink(place(rat(BROWN, (-0.6, 0.2), ([(-14, -34), (-30, -34), (-36, -26)], [(14, -34), (24, -24), (16, -16)]), wear=path("M-20 2Q-27 -28 -12 -40L0 -16L12 -40Q27 -28 20 2Z", "#8a2a5a") + tube([(-18, -14), (18, -14)], 3, GOLD, 1.3), lid=BROWN), 176, 146, 0.98), path("M152 62Q158 44 176 46Q194 46 198 60Q176 54 152 62Z", "#4a78c8"), tube([(192, 54), (212, 58), (214, 72)], 5, "#4a78c8"), disc(214, 75, 5, CREAM), place(box(-14, -9, 28, 18, CREAM, 1) + stroke("M-10 -4H10M-10 0H10M-10 4H4", 1.4), 132, 118, 1, -10))


def flea(coat: str, dress: str, *, lady: bool) -> str:
    """A flea that dances on (0, 0), 80 high."""
    legs = "".join(tube(list(p), 3, coat, 1.4) for p in ([(-6, -24), (-16, -14), (-8, 0)], [(6, -24), (16, -14), (8, 0)]))
    body = path("M-14 -50Q-24 -24 0 -16Q24 -24 14 -50Z", coat)
    wear = path("M-12 -44Q0 -38 12 -44L34 -2Q0 8 -34 -2Z", dress) + stroke("M-8 -36L-18 -2M8 -36L18 -2M0 -36V2", 1.4) if lady else path("M-14 -50Q-20 -24 -14 -8L-4 -26L4 -26L14 -8Q20 -24 14 -50Z", dress) + path("M-7 -49H7L0 -30Z", "#ffffff") + path("M0 -47l-7 -4v8zM0 -47l7 -4v8z", RED)
    head = disc(0, -62, 16, coat, 15) + pair(0, -64, 14, 5.4, 0.3 if lady else -0.3, 0) + mouth(0, -54, 10, "smile") + stroke("M-6 -76Q-10 -88 -16 -88M6 -76Q10 -88 16 -88", 2.2) + blush(0, -57, 22)
    return legs + body + wear + head + (place(crown(), 0, -75, 0.7) if lady else box(-10, -94, 20, 16, "#3a3040", 1) + box(-15, -80, 30, 4, "#3a3040", 1))


@room("rh-17", HONEY, planks)
def fleas(s: Room) -> None:
    """The ball of the season, on somebody's back."""
    s.add(s.beam([(104, -4), (136, -4), (196, 140), (44, 140)], "#fffbe0", 0.9))
    s.add(path("M-4 112Q120 84 244 112V154H-4Z", s.linear((0, GREY), (1, dark(GREY, 0.5))), stroke=INK, stroke_width=2.4), path("".join(f"M{x} {num(122 + s.random.uniform(-10, 24))}q3 -8 8 -9" for x in range(0, 240, 9)), stroke=INK, stroke_width=1.8, opacity=0.55))
    s.ink(stroke("M120 -4V14", 2.4), disc(120, 24, 14, "#ffffff"), path("M92 20Q120 44 148 20", stroke=GOLD, stroke_width=4), *(box(x - 2, y - 9, 4, 9, CREAM, 1, stroke_width=1.4) for x, y in ((92, 20), (106, 28), (134, 28), (148, 20))))
    for x, y in ((92, 11), (106, 19), (134, 19), (148, 11)):
        s.fire(x, y, 0.2)
    s.foot(92, 118, 30)
    s.foot(156, 118, 36)
    s.ink(place(flea("#b06a3a", "#2c3a6a", lady=False), 88, 122, 1.0, 6), place(flea("#c98048", "#e0508a", lady=True), 150, 122, 1.0, -4), tube([(100, 82), (112, 74), (120, 60)], 3.4, "#b06a3a", 1.5), tube([(138, 84), (128, 74), (121, 62)], 3.4, "#c98048", 1.5), tube([(98, 90), (118, 96), (138, 94)], 3.4, "#b06a3a", 1.5))
    s.ink(notes(38, 50, 1.1), notes(200, 48, 1.1), notes(32, 88, 0.8), notes(214, 84, 0.8))
    s.ink(place(flea("#a0603a", "#4fae5a", lady=True), 26, 130, 0.4), place(flea("#b06a3a", "#8a2a3a", lady=False), 216, 130, 0.4))


@room("rh-18", MOULD, attic)
def mould(s: Room) -> None:
    """A rat waters the mould; it has grown into somebody."""
    s.foot(166, 142, 54)
    points = [(166 + (44 + (5 if i % 2 else -4)) * math.cos(i * math.pi / 13), 96 + (42 + (5 if i % 2 else -4)) * math.sin(i * math.pi / 13)) for i in range(26)]
    s.ink(curve(points, "#8fb83a"), *(disc(x, y, r, "#b8d868", stroke_width=1.4) for x, y, r in ((140, 76, 6), (196, 80, 5), (190, 116, 7), (144, 118, 5), (166, 126, 4), (170, 62, 4))), pair(164, 88, 26, 9, -0.7, 0.1), mouth(164, 107, 20, "smile"), blush(164, 102, 46))
    s.ink(*(tube([(x, y), (x + d, y - 14)], 3, "#8fb83a", 1.4) + disc(x + d, y - 16, 5, "#d8e88a") for x, y, d in ((140, 60, -6), (160, 54, -1), (184, 56, 5), (200, 66, 9))))
    s.foot(62, 144, 36)
    s.ink(place(rat(FAWN, (0.9, 0), ([(-14, -34), (-24, -26), (-18, -18)], [(14, -34), (28, -34), (38, -32)]), wear=path("M-17 -2Q-18 -22 -10 -30H10Q18 -22 17 -2Q0 6 -17 -2Z", "#4a9a50") + box(-7, -18, 14, 10, "#3f8040", 2), tail=-1), 60, 144, 1.12))
    s.ink(path("M30 72Q60 58 92 72L96 78Q60 66 26 78Z", "#e0b050"), path("M44 68Q46 50 62 50Q78 50 80 68Q62 62 44 68Z", "#e0b050"), path("M96 100H116V120H96ZM116 108L128 94L132 98L116 118ZM96 104Q86 104 88 114Q90 120 96 118", "#5aa0c8"))
    s.ink(*(sweat(x, y, 0.9) for x, y in ((134, 102), (132, 112), (138, 108))), width=1.3)
    s.ink(*(disc(x, y, r, "#8fb83a") + disc(x - 2, y - 1, r * 0.4, "#c8e080", stroke="none") for x, y, r in ((110, 144, 7), (122, 148, 6), (222, 142, 8), (16, 146, 7), (226, 60, 6), (14, 70, 6))))


@room("rh-19", RUST, planks)
def scamper(s: Room) -> None:
    """Half past six: everybody at once."""
    s.ink(place(box(-22, -17, 44, 34, GOLD, 2) + box(-17, -12, 34, 24, "#8ac0d8") + place(rathead(), 0, 3, 0.5), 50, 38, 1, -14), place(box(-20, -24, 40, 48, GOLD, 2) + box(-15, -19, 30, 38, "#c88a9a") + place(rathead(BROWN), 0, 2, 0.56) + place(crown(), 0, -10, 0.5), 186, 40, 1, 12))
    s.add(path("M-4 120Q40 108 80 120T160 120T244 120V142Q200 132 160 142T80 142T-4 142Z", s.linear((0, "#d84a4a"), (1, "#8a1f2c")), stroke=INK, stroke_width=2.2), path("M-4 125Q40 113 80 125T160 125T244 125M-4 137Q40 127 80 137T160 137T244 137", stroke=GOLD, stroke_width=2.2))
    for x, y, k, c, a in ((40, 104, 0.72, FAWN, -6), (196, 102, 0.72, BLACK, 6), (118, 108, 0.86, GREY, -4)):
        s.ink(place(scurry(c), x, y, k, a))
    for x, y, k, c, a in ((74, 142, 1.2, BROWN, 4), (188, 136, 1.15, GREY, -8)):
        s.ink(place(scurry(c), x, y, k, a))
    s.ink(puff(16, 136, 0.5, "#fff0d8"), puff(110, 140, 0.46, "#fff0d8"), puff(128, 132, 0.34, "#fff0d8"), shadow=0.2)
    s.ink(place(wedge(), 224, 108, 0.4), place(scurry(FAWN), 150, 86, 0.5, -16))
    s.add(path("M4 84h24M-4 94h20M72 84h22M160 92h14M90 118h16", stroke="#fff6e0", stroke_width=2.4, opacity=0.9))


@room("rh-20", HAUS, planks)
def sacks(s: Room) -> None:
    """Sacks of oats, sacks of flour, and two sacks in the second heat."""
    for x, y, k, c in ((18, 104, 1, "#b99860"), (60, 104, 1, "#a88850"), (204, 104, 1, "#b99860"), (226, 104, 0.9, "#a88850"), (40, 68, 0.9, "#c8a870"), (216, 68, 0.9, "#c8a870")):
        s.ink(place(sack(c), x, y, k))
    s.add(path("M0 128H240", stroke="#fff4d8", stroke_width=2, stroke_dasharray="8 8", opacity=0.7))
    s.foot(74, 146, 30, 0.4)
    s.foot(166, 146, 30, 0.4)
    for x, y, c, look, a in ((74, 126, BROWN, (0.9, 0), 8), (164, 134, GREY, (-0.9, 0), 8)):
        s.ink(place(path("M-22 -40Q-30 0 -20 12Q0 18 20 12Q30 0 22 -40Z", "#d8b878") + path("M-26 -44H26V-36Q0 -30 -26 -36Z", "#b99050") + path("M-10 -20h20v18h-20z", "#c8a060") + stroke("M-10 -20l20 18M10 -20l-20 18", 1.4) + place(rathead(c, look), 0, -60, 1.05) + tube([(-20, -48), (-26, -40)], 6, c) + tube([(20, -48), (26, -40)], 6, c) + disc(-25, -39, 5, PINK) + disc(25, -39, 5, PINK), x, y, 1.02, a))
    s.ink(sweat(42, 48), sweat(134, 56), puff(36, 144, 0.5, "#fff0d8"), puff(130, 148, 0.4, "#fff0d8"), path("M212 146V84", stroke=INK, stroke_width=6), path("M212 146V84", stroke=WOOD, stroke_width=3), path("M212 84H238L232 93L238 102H212Z", RED))
    s.add(path("M10 100q14 -10 24 0M16 118h18M108 112h16M104 124h20", stroke="#fff6e0", stroke_width=2.4))


@room("rh-21", RUST, sewer)
def wall_of_eyes(s: Room) -> None:
    """A dark wall; everybody in it looks at you, one through spectacles."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.radial((0, "#7a3a10"), (0.5, "#4a200a"), (1, "#1e0c04"), cx=0.5, cy=0.95, r=0.9)))
    stones(s, 9, 18, -4, 0.6)
    spots = [(24, 26, 5), (62, 18, 7), (104, 30, 5), (150, 20, 8), (196, 30, 6), (222, 62, 5), (34, 62, 8), (84, 56, 6), (176, 66, 7), (20, 100, 6), (60, 96, 5), (212, 100, 8), (172, 104, 5), (226, 136, 5), (30, 134, 8), (118, 12, 3.4), (140, 48, 4), (196, 132, 5)]
    for i, (x, y, r) in enumerate(spots):
        s.add(s.glow(x, y, r * 4, "#ffd060", 0.45))
        s.flat(pair(x, y, r * 2.3, r, (120 - x) / 120, (118 - y) / 90, white=("#fff3a0", "#ffd880", "#fffbe0")[i % 3]), brows(x, y - r * 1.6, r * 2.3, r * 1.5, 2) if i % 4 == 0 else "", width=1.8)
    s.add(s.glow(122, 74, 40, "#ffe070", 0.5))
    s.flat(pair(122, 76, 30, 11, 0, 0.8, white="#fffbe0"), disc(107, 76, 15, "none", stroke=GOLD, stroke_width=3), disc(137, 76, 15, "none", stroke=GOLD, stroke_width=3), path("M120 74q2 -3 4 0", stroke=GOLD, stroke_width=3))
    s.add(s.glow(120, 128, 70, "#ffca60", 0.9))
    s.ink(path("M96 154Q98 126 120 124Q142 126 144 154Z", "#4a6aa8"), disc(120, 116, 14, "#f0c49a"), path("M104 116Q102 98 120 97Q138 98 136 116Q120 106 104 116Z", IRON), tube([(138, 136), (152, 130), (154, 116)], 6, "#4a6aa8"))
    s.taper(154, 118, 10, 5, CREAM, 0.42)


@room("rh-22", RUST, planks)
def chimney(s: Room) -> None:
    """They come down the chimney once a year, and then every night."""
    s.ink(box(40, 26, 160, 118, "#b05a3a", 2), *(stroke(f"M40 {y}H200", 1.3) for y in (44, 62, 80, 98, 116)), *(stroke(f"M{x} {y}v18", 1.3) for x, y in ((60, 26), (180, 44), (56, 62), (184, 80), (58, 98), (180, 116), (62, 116), (186, 26))), box(28, 14, 184, 14, "#8a5424", 3), path("M72 144V72Q76 46 120 46Q164 46 168 72V144Z", "#241008"))
    s.add(s.glow(120, 108, 56, "#ff9a3a", 0.7))
    s.ink(*(place(bun(c, 0.8), x, 10) + path(f"M{x - 6} 24h12v16q12 2 12 10h-24z", c) for x, c in ((56, RED), (186, "#4a9a50"))))
    s.ink(place(rat(BLACK, (0, 0.4), ([(-14, -34), (-24, -50), (-18, -62)], [(14, -34), (24, -50), (18, -62)])), 96, 104, 0.62, 170), place(rat(BROWN, (0, 0.4), ([(-14, -34), (-24, -50), (-18, -62)], [(14, -34), (24, -50), (18, -62)])), 146, 100, 0.6, 190))
    s.foot(120, 146, 60)
    s.ink(place(sack(RED), 164, 148, 1.3), place(wedge(), 166, 98, 0.4, -20))
    s.ink(place(rat(GREY, (0, 0), ([(-14, -34), (-28, -36), (-34, -48)], [(14, -34), (26, -38), (34, -38)]), "#ffffff", wear=path("M-20 0Q-27 -28 -12 -40H12Q27 -28 20 0Q0 6 -20 0Z", RED) + path("M-5 -40H5V3H-5Z", "#ffffff") + box(-20, -18, 40, 6, INK)), 118, 148, 1.15))
    s.ink(path("M92 66Q98 34 126 34Q146 36 152 54L144 58Q140 50 136 66Z", RED), path("M90 62Q118 52 140 62V70Q118 60 90 70Z", "#ffffff"), disc(150, 58, 6, "#ffffff"), puff(66, 140, 0.7, "#6a5a54"), puff(206, 144, 0.4, "#6a5a54"))


@room("rh-23", HAUS, planks)
def bite_alley(s: Room) -> None:
    """Everything in the alley has been tasted, the moon too."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.linear((0, "#7a3a14"), (0.6, "#e8923a"), (1, "#a85a20"))), s.glow(120, 34, 80, "#fff0b0", 0.9))
    s.ink(place(path("M120 8A26 26 0 1 0 146 34Q138 36 136 28Q128 30 128 22Q120 22 124 14Q116 12 120 8Z", "#fff3b8"), 32, 0), shadow=0)
    s.ink(path("M-4 -4H66V24Q56 28 58 36Q52 42 60 48Q56 56 66 60V96Q54 98 56 106Q50 112 60 118L66 154H-4Z", "#9a5a2a"), path("M244 -4H176V48Q188 50 184 58Q192 66 182 70Q186 80 176 82V154H244Z", "#8a4a24"))
    s.ink(box(12, 26, 28, 36, "#ffdf8a", 2), stroke("M26 26V62M12 44H40", 2), path("M202 40H232V82H214Q216 74 208 74Q208 66 202 68Z", "#ffdf8a"), stroke("M217 40V76M208 58H232", 2))
    s.add(path("M66 154L84 112H156L176 154Z", s.linear((0, "#c98a4a"), (1, "#6a3a18")), stroke=INK, stroke_width=2.2), path("M92 122h14M120 120h16M84 136h18M116 134h20M144 140h14", stroke="#5a2c10", stroke_width=2))
    s.foot(108, 144, 44)
    s.ink(place(rat(BLACK, (0, 0.1), ([(-14, -34), (-28, -34), (-34, -48)], [(14, -34), (28, -34), (34, -48)]), wear=path("M-13 -40H13L16 -20Q0 -6 -16 -20Z", "#ffffff") + disc(0, -24, 3, RED, stroke_width=1)), 108, 146, 1.22))
    s.ink(brows(108, 62, 22, 12, 4, 3), place(path("M166 82V50Q172 46 172 66Q172 76 169 78V104H166Z", IRON), -18, 6), path("M66 100V70M61 58V68Q66 74 71 68V58M66 58V72", stroke=INK, stroke_width=5.5), path("M66 100V70M61 58V68Q66 74 71 68V58M66 58V72", stroke=IRON, stroke_width=2.4))
    s.ink(place(boot("#6a4a2a") + bites("#e8923a", (-9, -16, 6)), 44, 146, 1.1), place(crate(WOOD, 34), 206, 148), disc(190, 116, 6, "#8a4a24"), disc(198, 113, 6, "#8a4a24"))


@room("rh-24", MOULD, sewer)
def black_drain(s: Room) -> None:
    """Down here everything floats: a rat in a drain offers a balloon."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.linear((0, "#a86a28"), (1, "#5a3410"))), s.glow(70, 40, 120, s.tone.far, 0.6))
    s.add(path("M-4 -4H244V60H-4Z", s.linear((0, "#8a6a4a"), (1, "#b08a5a")), stroke=INK, stroke_width=2.4), path("M50 -4V60M130 -4V60M200 -4V60", stroke=INK, stroke_width=2, opacity=0.6), path("M30 -4V40M90 0V50M170 -4V44M220 6V52", stroke="#cfe0e8", stroke_width=1.6, opacity=0.6))
    s.ink(path("M20 124V78Q22 62 40 60H200Q218 62 220 78V124Z", "#9a8a78"), path("M34 118V84Q36 74 48 74H192Q204 74 206 84V118Z", "#120a06"))
    s.add(s.glow(120, 104, 60, "#c8a040", 0.55))
    s.ink(place(path("M-30 46Q-30 22 -12 16H12Q30 22 30 46Z", BLACK) + rathead(BLACK, (0, 0.2)), 120, 92, 1.28), path("M104 66Q94 50 104 44Q112 40 114 56ZM136 66Q148 52 140 44Q130 38 126 54Z", "#f08a2a"), disc(120, 94, 6.5, RED), path("M92 106q4 -14 10 -12M148 106q-4 -14 -10 -12", stroke=RED, stroke_width=2.6), path("M100 72l-3 10M140 72l3 10", stroke=RED, stroke_width=3))
    s.ink(path("M34 118H206V124H34Z", "#7a6a58"), *(disc(120 + k, 122, 6, BLACK) for k in (-28, 28)))
    s.ink(path("M148 120Q182 100 178 62", stroke=CREAM, stroke_width=1.8), disc(178, 36, 22, RED, 26), path("M174 62L182 62L178 57Z", RED), path("M166 24q4 -8 10 -9", stroke="#fff", stroke_width=3.4))
    s.add(path("M-4 126Q40 122 90 128T190 128T244 126V154H-4Z", s.linear((0, "#4a4430"), (1, "#16120a")), stroke=INK, stroke_width=2.2), path("M20 136h30M150 140h40M90 146h30", stroke="#b8a860", stroke_width=2, opacity=0.8))
    s.ink(path("M30 138L58 132L74 140L48 146Z", "#ffffff"), path("M50 133L52 112L66 138Z", "#ffffff"))


@room("rh-25", RUST, cellar)
def giant_trap(s: Room) -> None:
    """A mousetrap for heroes; the bait is gold and the audience has popcorn."""
    s.foot(120, 140, 110)
    s.ink(path("M14 128L52 96H214L232 128Z", "#e0b070"), path("M14 128H232V140H14Z", "#b07a3a"), stroke("M40 112H100M150 108H206M60 122H110", 1.4))
    s.ink(tube([(140, 108), (146, 42), (160, 22), (196, 24), (206, 42), (204, 106)], 4.6, "#b8c0c8", 2), disc(172, 108, 12, "#8e98a4", 7), *(disc(152 + i * 8, 107, 5, "none", 9, stroke=INK, stroke_width=5) + disc(152 + i * 8, 107, 5, "none", 9, stroke="#c8d0d8", stroke_width=2.4) for i in range(6)))
    s.add(s.glow(76, 88, 56, "#fff0a0", 0.9))
    s.ink(path("M48 116L56 104H100L106 116Z", "#8e98a4"), coins(s.random, 78, 106, 16, 24), place(crown(), 78, 90, 1))
    s.add(star(58, 76, 8, "#ffffff"), star(98, 72, 7, "#ffffff"))
    s.ink(*(place(rathead(c, (-0.9, 0.6)), x, y, 0.62) + place(path("M-18 20Q-18 10 0 10Q18 10 18 20Z", c), x, y + 6, 0.8) for x, y, c in ((26, 40, BROWN), (64, 32, GREY), (102, 38, FAWN))), box(4, 56, 122, 9, "#8a5424", 2), path("M74 56V44H94V56Z", "#ffffff"), stroke("M79 44V56M84 44V56M89 44V56", 2, RED), *(disc(x, y, 4, "#fff8d8", stroke_width=1.4) for x, y in ((78, 42), (84, 39), (90, 42))), shadow=0.4)
    s.ink(path("M120 112L140 82", stroke=INK, stroke_width=2.4))


@room("rh-26", MOULD, attic)
def grave(s: Room) -> None:
    """Here lies the rat-catcher; they come to dance every Friday."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.linear((0, "#8a4a1a"), (0.7, "#f0b04a"), (1, "#c07a2a"))), s.glow(120, 50, 110, "#fff2b0", 0.9))
    s.add(path("M-4 124Q60 96 120 98Q180 96 244 124V154H-4Z", s.linear((0, "#8a9a3a"), (1, "#3a4214")), stroke=INK, stroke_width=2.4))
    s.foot(120, 128, 56)
    s.ink(path("M86 130V66Q86 38 120 38Q154 38 154 66V130Z", "#c0b098"), box(78, 124, 84, 10, "#a89880", 2), path("M100 112V78Q102 62 120 62Q138 62 140 78V112Z", "none", stroke_width=3.4), stroke("M110 64V112M120 62V112M130 64V112M100 88H140M96 112H144", 2.6), disc(120, 57, 5, "none", stroke_width=3))
    for x, y, k, c, h, a in ((44, 134, 0.95, BROWN, RED, -8), (196, 134, 0.95, GREY, "#3f8ad8", 8), (120, 46, 0.44, FAWN, "#4fae5a", 0)):
        s.ink(place(rat(c, (0, -0.4), ([(-14, -34), (-28, -48), (-22, -62)], [(14, -34), (28, -46), (34, -60)]), tail=-1 if x > 120 else 1) + place(poly([(-10, 0), (10, 0), (0, -24)], h) + disc(0, -25, 4, GOLD), 0, -74), x, y, k, a))
    s.ink(notes(80, 36, 0.9), notes(166, 40, 0.9), notes(16, 60, 0.9), notes(222, 56, 0.9), *(place(box(-2, -3, 4, 6, c, stroke_width=1), x, y, 1, x) for x, y, c in ((30, 30, RED), (64, 20, "#3f8ad8"), (180, 18, "#4fae5a"), (214, 30, GOLD), (94, 14, GOLD), (150, 12, RED))))


@room("rh-27", RUST, cellar)
def cauldron(s: Room) -> None:
    """Soup of rinds; the chef tastes, the rind objects."""
    s.foot(132, 144, 62)
    s.ink(path("M72 84Q66 138 110 142H154Q198 138 192 84Z", "#5a4a54"), box(64, 74, 136, 14, "#74626e", 6), place(bone(50, WOOD), 132, 146, 1, 6), place(bone(50, WOOD), 132, 146, 1, -6))
    for x, size in ((104, 0.8), (132, 1), (160, 0.8)):
        s.fire(x, 150, size)
    s.add(disc(132, 75, 62, "#e8b83a", 9, stroke=INK, stroke_width=2.2))
    s.ink(place(wedge(), 110, 74, 0.62, -14), place(path("M-22 6Q0 -24 22 6L14 8Q0 -10 -14 8Z", "#c84a2a") + path("M-15 7Q0 -10 15 7Z", CHEESE), 160, 72, 1.05), eye(156, 63, 3.4, -0.6, 0), eye(165, 64, 3.4, -0.6, 0), disc(136, 70, 4, "#fff2a8"), disc(126, 76, 3, "#fff2a8"), disc(180, 74, 4, "#fff2a8"))
    s.add(path("M104 56q-8 -10 0 -20q8 -10 0 -20M134 52q-8 -10 0 -20q8 -10 0 -20M168 54q-8 -10 0 -20q8 -10 0 -20", stroke="#fff6dc", stroke_width=4, opacity=0.7))
    s.foot(42, 146, 32)
    s.ink(place(rat(GREY, (0.9, 0.2), ([(-14, -34), (-24, -26), (-18, -18)], [(14, -34), (28, -44), (34, -50)]), wear=path("M-17 0Q-20 -20 -11 -32H11Q20 -20 17 0Q0 6 -17 0Z", "#ffffff"), tail=-1), 42, 146, 1.12), path("M26 62V48Q14 44 20 32Q26 24 34 28Q42 18 52 27Q64 24 66 34Q70 44 60 48V62Q42 56 26 62Z", "#ffffff"), path("M80 92L114 58", stroke=INK, stroke_width=7), path("M80 92L114 58", stroke=WOOD, stroke_width=3.6))
    s.ink(place(sack(), 220, 146, 0.8), place(wedge(), 216, 112, 0.5, 10))


@room("rh-28", HAUS, attic)
def collapsing(s: Room) -> None:
    """The attic comes down; one rat has a hard hat and an umbrella."""
    s.add(path("M60 -4L86 20L110 10L134 34L160 8L184 22L196 -4Z", "#9fd8f6", stroke=INK, stroke_width=2.6), s.beam([(90, 10), (160, 10), (200, 150), (50, 150)], "#fffbe0", 0.7))
    s.ink(place(box(-70, -7, 140, 14, "#a0682e", 2) + stroke("M-50 -2h40M0 2h50", 1.3), 52, 42, 1, 38), place(box(-70, -7, 140, 14, "#a0682e", 2) + stroke("M-50 -2h40M0 2h50", 1.3), 196, 50, 1, -48), place(box(-40, -6, 80, 12, "#b87a3a", 2), 120, 30, 1, 12))
    s.foot(120, 144, 40)
    s.ink(place(rat(BROWN, (0, -0.9), ([(-14, -34), (-24, -26), (-16, -18)], [(14, -34), (20, -48), (10, -66)])), 120, 144, 1.12), path("M98 64Q98 46 120 44Q142 46 142 64Z", "#ffd23e"), path("M92 66Q120 56 148 66L146 71Q120 62 94 71Z", "#ffd23e"), box(116, 44, 8, 18, "#e0a81e", 2))
    s.ink(path("M131 74V10", stroke=INK, stroke_width=4.4), path("M86 30Q92 0 131 -2Q170 0 176 30Q168 22 158 30Q150 20 144 30Q138 22 131 30Q124 22 116 30Q110 20 104 30Q96 22 86 30Z", RED), stroke("M131 -2Q112 10 104 30M131 -2Q150 10 158 30", 1.6))
    s.ink(*(place(box(-11, -6, 22, 12, c, 1), x, y, k, a) for x, y, k, a, c in ((40, 104, 1, 20, "#c06a4a"), (206, 110, 1, -30, "#c06a4a"), (78, 84, 0.8, 50, "#b05a3a"), (182, 128, 1.1, 12, "#c06a4a"), (30, 140, 1.1, -8, "#b05a3a"), (70, 144, 0.9, 30, "#c06a4a"), (164, 88, 0.7, 70, "#b05a3a"))), puff(20, 146, 0.7, "#f2dcb8"), puff(214, 146, 0.8, "#f2dcb8"))
    s.add(path("M40 92v-14M206 96v-16M78 72v-12M164 76v-12", stroke="#fff", stroke_width=2.4))


@room("rh-29", HONEY, planks)
def long_gnaw(s: Room) -> None:
    """One sausage, two ends, one evening."""
    s.add(s.glow(120, 70, 80, "#ffd0c0", 0.7))
    s.foot(120, 146, 100)
    s.ink(box(54, 112, 132, 10, "#ffffff", 2), path("M54 120H186L182 142Q174 134 166 142Q158 134 150 142Q142 134 134 142Q126 134 118 142Q110 134 102 142Q94 134 86 142Q78 134 70 142Q62 134 58 142Z", RED))
    s.taper(120, 112, 20, 7, CREAM, 0.5)
    s.ink(tube([(64, 82), (90, 96), (104, 84), (120, 74), (136, 84), (152, 98), (178, 82)], 11, "#c0583a", 2.2), stroke("M84 88l5 8M98 84l7 6M112 74l3 9M130 76l-4 9M145 87l-7 6M160 90l-4 8", 1.6))
    s.ink(place(rat(BROWN, (0.9, 0.2), ([(-14, -34), (-4, -26), (10, -28)], [(14, -34), (24, -32), (30, -26)]), wear=path("M0 -34l-10 -6v12zM0 -34l10 -6v12z", "#3f6ac0"), tail=-1), 40, 146, 1.22, 6), place(rat(FAWN, (-0.9, 0.2), ([(-14, -34), (-24, -32), (-30, -26)], [(14, -34), (4, -26), (-10, -28)]), wear=path("M-14 -34Q0 -28 14 -34L24 0Q0 8 -24 0Z", "#e0508a")), 200, 146, 1.22, -6), place(bun("#e0508a", 0.9), 206, 48, 1, 10), blush(48, 88, 44), blush(192, 88, 44))
    heart = path("M0 8Q-14 -2 -8 -9Q-3 -13 0 -6Q3 -13 8 -9Q14 -2 0 8Z", "#e8405a")
    s.ink(place(heart, 120, 40, 1.3), place(heart, 98, 22, 0.8, -14), place(heart, 142, 20, 0.9, 14))


@room("rh-30", RUST, cellar)
def mother(s: Room) -> None:
    """Mother of Rats, in curlers; you are late."""
    s.add(s.glow(120, 50, 110, "#ffe0a0", 0.8))
    s.foot(120, 146, 80)
    s.ink(tube([(168, 132), (214, 140), (226, 110), (212, 84)], 9, PINK, 2.4), path("M58 150Q40 96 84 74H156Q200 96 182 150Z", BROWN), path("M84 150Q70 110 96 92H144Q170 110 156 150Z", "#ffffff"), path("M104 112H136V130Q120 138 104 130Z", "#ffe0e8"), stroke("M96 92Q90 80 96 74M144 92Q150 80 144 74", 4, "#ffffff"))
    s.ink(place(rathead(BROWN, (0, 0.3)), 120, 60, 1.85), brows(120, 30, 34, 18, 5, 4), *(place(box(-10, -6, 20, 12, "#f6a8d0", 5) + stroke("M-4 -6v12M3 -6v12", 1.4), x, y, 1, a) for x, y, a in ((92, 20, -30), (120, 12, 0), (148, 20, 30))))
    s.ink(tube([(66, 98), (42, 96), (34, 66)], 14, BROWN), disc(33, 62, 9, PINK), place(box(-8, -34, 16, 46, "#d8a05c", 6) + box(-4, -46, 8, 14, "#b07a3a", 3) + box(-4, 12, 8, 14, "#b07a3a", 3), 34, 46, 1, -24), tube([(174, 98), (194, 112), (172, 122)], 14, BROWN), disc(170, 124, 9, PINK))
    s.ink(*(place(rathead(c, look), x, y, 0.52) + place(path("M-18 24Q-20 12 0 10Q20 12 18 24Z", c), x, y + 4, 0.7) for x, y, c, look in ((24, 130, PINK, (0.6, -0.6)), (58, 136, GREY, (0.6, -0.6)), (196, 136, FAWN, (-0.6, -0.6)), (226, 128, PINK, (-0.6, -0.6)), (106, 138, PINK, (0, -0.8)), (142, 140, GREY, (0, -0.8)))))


@room("skeleton-keys", HAUS, sewer)
def keys(s: Room) -> None:
    """A ring of keys made of bones: skulls for bows, teeth for bits."""
    s.add(s.rays(120, 66, "#fff0b0", 0.6, 13, 140), s.glow(120, 66, 90, "#fff0b0", 0.7))
    for x, y, a, bit in ((66, 50, 10, "M-2 60H14V70H8V76H-2Z"), (174, 50, -10, "M2 58H-12V64H-16V72H2Z"), (120, 62, 0, "M-2 52H16V60H9V64H16V74H-2Z")):
        s.ink(place(path(bit, BONE) + tube([(0, 16), (0, 74)], 5.4, BONE, 2.1) + disc(0, 76, 5.4, BONE) + box(-7, 22, 14, 6, BONE, 3) + place(skull(glare="#ffb"), 0, 2, 0.95), x, y, 1, a))
    s.ink(disc(120, 26, 66, "none", 20, stroke=INK, stroke_width=10), disc(120, 26, 66, "none", 20, stroke=GOLD, stroke_width=5.6), path("M60 18A66 20 0 0 1 134 5.500", stroke="#fff6cc", stroke_width=2))
    s.ink(place(scurry(GREY, (0.2, -0.9)), 44, 146, 0.74), place(scurry(BROWN, (0.2, -0.9)), 196, 146, 0.74, flip=True))
    s.add(star(93, 60, 9, "#ffffff"), star(150, 88, 8, "#ffffff"), star(204, 30, 8, "#ffffff"))


@room("pipers-flute", HONEY, planks)
def flute(s: Room) -> None:
    """A golden flute; it plays by itself and they dance by themselves."""
    s.add(s.rays(120, 56, "#fff8c8", 0.8, 15, 150), s.glow(120, 56, 90, "#fff0a0", 0.8))
    s.ink(place(path("M-88 -7Q-96 -10 -98 -4V4Q-96 10 -88 7L76 10Q92 14 98 16V-16Q92 -14 76 -10Z", GOLD) + box(-62, -9, 8, 18, "#c07a2a", 2) + box(58, -12, 8, 24, "#c07a2a", 2) + "".join(disc(x, 0, 4.4, "#3a200c", 3.6) for x in (-26, -8, 10, 28, 44)) + path("M-84 -4H66", stroke="#fff8d8", stroke_width=2.2) + path("M-72 -6h10l-2 6h-6z", "#3a200c"), 120, 54, 1, -16))
    s.ink(path("M196 38Q212 52 204 72Q198 84 210 94", stroke=INK, stroke_width=7), path("M196 38Q212 52 204 72Q198 84 210 94", stroke=RED, stroke_width=3.6), path("M190 34Q176 52 184 70Q190 82 180 92", stroke=INK, stroke_width=7), path("M190 34Q176 52 184 70Q190 82 180 92", stroke="#3f8ad8", stroke_width=3.6))
    for x, c, a in ((58, GREY, -8), (112, BROWN, 6), (160, FAWN, -6)):
        s.foot(x, 144, 22)
        s.ink(place(rat(c, (0, -0.9), ([(-14, -34), (-28, -46), (-24, -60)], [(14, -34), (28, -46), (24, -60)])), x, 144, 0.7, a))
    s.ink(notes(34, 44, 1.3), notes(84, 28, 1.1), notes(136, 18, 1.1), notes(206, 20, 1.3), notes(24, 92, 0.9))
