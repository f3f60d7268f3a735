"""The rooms of the Dragon's Lair: red rock, gold and lava, kobolds who do the work, and the dragon at home."""
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
    LEATHER,
    RED,
    WIDTH,
    WOOD,
    Room,
    air,
    blush,
    bone,
    book,
    boot,
    brows,
    bucket,
    chest,
    coins,
    crown,
    eye,
    flame,
    frame,
    helmet,
    mouth,
    pair,
    person,
    puff,
    room,
    rough,
    sack,
    shield,
    skull,
    spear,
    stones,
    stroke,
    sweat,
    sword,
    tube,
    zed,
)
from sprites.draw.kit import Tone, box, dark, disc, light, mix, num, path, place, poly, star

LAIR = Tone("#ffdc98", "#e25a3c", "#8e1a20", "#360808", "#fff2d0")
EMBER = Tone("#fff0a0", "#f2803a", "#a02a18", "#400c06", "#fffbe0")
ROSE = Tone("#ffd0c0", "#d0404c", "#74142c", "#2c0612", "#fff0ea")
ASH = Tone("#f8d8c0", "#b8544c", "#5c1c24", "#240a0e", "#fff0e4")
SCALE, WINE, JADE, LILAC, MOSSY, ROCK, BELLY = "#d8382c", "#a0243c", "#3fa58c", "#8f86d8", "#5a9a4a", "#8a4038", "#f6d890"
HOT = ("#ff5a1e", "#ffb02e", "#fff6b8")


def lava(s: Room, y: float = 124, *, left: float = -4, right: float = 244) -> None:
    """A river of lava along the floor."""
    s.add(s.glow((left + right) / 2, y + 14, (right - left) * 0.7, "#ff9a30", 0.6, 50))
    data = f"M{num(left)} {num(y + 3)}Q{num(left + (right - left) * 0.2)} {num(y - 4)} {num(left + (right - left) * 0.4)} {num(y + 2)}T{num(left + (right - left) * 0.75)} {num(y + 1)}T{num(right)} {num(y + 2)}V154H{num(left)}Z"
    s.add(path(data, s.linear((0, "#fff0a0"), (0.25, "#ffb030"), (1, "#e0401a")), stroke=INK, stroke_width=2.2))
    s.add(path("".join(f"M{num(s.random.uniform(left + 4, right - 26))} {num(s.random.uniform(y + 7, 148))}q8 -4 16 0" for _ in range(7)), stroke="#fff6c0", stroke_width=2.2, opacity=0.85))


def rockfloor(s: Room, y: float = 114, fill: str = "") -> None:
    """A floor of cracked rock."""
    tone = fill or mix(ROCK, s.tone.near, 0.45)
    s.add(path(f"M-4 {num(y + 2)}L40 {num(y - 2)}L96 {num(y + 2)}L150 {num(y - 2)}L204 {num(y + 2)}L244 {num(y)}V154H-4Z", s.linear((0, light(tone, 0.2)), (1, dark(tone, 0.5))), stroke=INK, stroke_width=2.2))
    s.add(path(f"M20 {num(y + 12)}l14 4l10 -3M90 {num(y + 20)}l16 -4l12 5M170 {num(y + 11)}l12 4l16 -2M60 {num(y + 30)}l12 -3M200 {num(y + 27)}l14 3", stroke="#ff9a40", stroke_width=2, opacity=0.75))


def cavern(s: Room) -> None:
    """A cavern lit from below, with teeth of rock."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.radial((0, s.tone.far), (0.38, s.tone.mid), (0.8, s.tone.near), (1, s.tone.dark), cx=0.5, cy=0.66, r=0.78)))
    data = "M-4 -4H244V30"
    x = 244.0
    while x > -4:
        w = s.random.uniform(18, 34)
        data += f"L{num(x - w / 2)} {num(s.random.uniform(26, 62))}L{num(x - w)} {num(s.random.uniform(10, 22))}"
        x -= w
    s.add(path(data + "Z", mix(s.tone.near, s.tone.mid, 0.25), opacity=0.75))
    edge = rough(s.random, [(10, 154), (18, 118), (6, 84), (18, 50), (40, 26), (78, 14), (120, 12), (164, 14), (200, 28), (222, 52), (232, 84), (222, 116), (230, 154)], 6)
    rockfloor(s)
    frame(s, "M-6 -6H246V156H-6ZM" + "L".join(f"{num(x)} {num(y)}" for x, y in edge) + "Z", mix(ROCK, s.tone.near, 0.6))
    s.dust(26, "#ffc060", (14, 14, 226, 120), 1.2)


def hall(s: Room) -> None:
    """A hall of hewn stone with braziers' light."""
    air(s, 0.5, 0.45)
    stones(s, 6, 22, -6, 0.55)
    s.flat(*(box(x - 9, -4, 18, 120, mix(ROCK, s.tone.mid, 0.3), 1) + box(x - 13, 4, 26, 7, mix(ROCK, s.tone.mid, 0.5), 1) for x in (16, 224)))
    rockfloor(s, 116)


def lavacave(s: Room) -> None:
    """A cave whose floor flows."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.linear((0, s.tone.dark), (0.45, s.tone.near), (0.8, s.tone.mid), (1, s.tone.far))))
    for y, k, c in ((74, 1, 0.5), (100, 1.3, 0.2)):
        data = f"M-4 154V{y}"
        for i in range(9):
            data += f"L{num(i * 30 + 8)} {num(y - s.random.uniform(6, 34) * k)}L{num(i * 30 + 22)} {num(y + s.random.uniform(-4, 10))}"
        s.add(path(data + "V154Z", mix(s.tone.near, s.tone.mid, c), opacity=0.85))
    lava(s, 116)
    s.dust(30, "#ffd070", (4, 20, 236, 130), 1.3)


def treasury(s: Room) -> None:
    """Gold up to the knees."""
    air(s, 0.5, 0.45)
    stones(s, 6, 22, -6, 0.4)
    s.add(s.glow(120, 120, 130, "#ffe070", 0.7))
    s.add(path("M-4 122Q30 96 70 112Q110 92 150 110Q196 94 244 118V154H-4Z", s.linear((0, "#ffe27a"), (1, "#b8721a")), stroke=INK, stroke_width=2.2))
    s.flat(*(disc(s.random.uniform(0, 240), s.random.uniform(120, 150), 6, GOLD, 3.4) for _ in range(34)), width=1.3)


def slit(x: float, y: float, r: float, dx: float = 0, dy: float = 0, *, lid: str = "", white: str = "#ffe46a") -> str:
    """A dragon's eye."""
    ball = disc(x, y, r, white, stroke=INK, stroke_width=1.8) + disc(x + dx * r * 0.4, y + dy * r * 0.3, r * 0.24, "#210", r * 0.72, stroke="none") + disc(x + dx * r * 0.4 - r * 0.3, y + dy * r * 0.3 - r * 0.35, r * 0.17, "#fff", stroke="none")
    return ball + (path(f"M{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}Z", lid, stroke_width=1.8) if lid else "")


def drakehead(skin: str = SCALE, look: tuple[float, float] = (0, 0), kind: str = "fang", *, lid: str = "", angry: float = 0, blink: bool = False, horn: str = BONE) -> str:
    """The head of a dragon about (0, 0), 80 high with its horns."""
    horns = "".join(path(f"M{k * 10} -26Q{k * 14} -48 {k * 30} -50Q{k * 24} -40 {k * 24} -22Z", horn) + path(f"M{k * 26} -10L{k * 44} -20L{k * 38} -4L{k * 44} 6L{k * 26} 8Z", dark(skin, 0.15)) for k in (-1, 1))
    skull_ = path("M-27 -10Q-27 -34 0 -35Q27 -34 27 -10Q34 4 26 18Q14 32 0 32Q-14 32 -26 18Q-34 4 -27 -10Z", skin) + poly([(-5, -34), (0, -46), (5, -34)], dark(skin, 0.3))
    snout = disc(0, 14, 24, light(skin, 0.16), 15, stroke_width=1.8) + disc(-9, 7, 3, "#210", 2.2, stroke="none") + disc(9, 7, 3, "#210", 2.2, stroke="none")
    gaze = stroke("M-18 -12q6 6 12 0M6 -12q6 6 12 0", 2.6) if blink else slit(-12, -13, 8, *look, lid=lid) + slit(12, -13, 8, *look, lid=lid)
    return horns + skull_ + snout + gaze + (brows(0, -24, 25, 14, angry, 3.2) if angry else "") + mouth(0, 17 if kind != "open" else 20, 24 if kind != "open" else 15, kind)


FOLD = ([(-20, -46), (-32, -34), (-24, -22)], [(20, -46), (32, -34), (24, -22)])


def dragon(skin: str = SCALE, look: tuple[float, float] = (0, 0), kind: str = "fang", arms: tuple[list[tuple[float, float]], list[tuple[float, float]]] = FOLD, *, wear: str = "", hat: str = "", wings: bool = True, lid: str = "", angry: float = 0, blink: bool = False, tail: int = 1) -> str:
    """A dragon that sits on (0, 0), 130 high, shoulders on (-+20, -46), head about (0, -78)."""
    wing = "".join(path(f"M{k * 18} -52Q{k * 40} -86 {k * 66} -78Q{k * 60} -70 {k * 64} -58Q{k * 54} -60 {k * 52} -46Q{k * 42} -50 {k * 36} -36Z", dark(skin, 0.25)) for k in (-1, 1)) if wings else ""
    whip = tube([(tail * 22, -8), (tail * 46, -2), (tail * 58, -18), (tail * 50, -34)], 9, skin) + place(path("M-9 4L0 -14L9 4Z", dark(skin, 0.3)), tail * 49, -36, 1, -tail * 16)
    body = path("M-26 0Q-38 -34 -20 -56H20Q38 -34 26 0Q0 8 -26 0Z", skin) + path("M-15 0Q-24 -30 -12 -52H12Q24 -30 15 0Q0 5 -15 0Z", BELLY, stroke_width=1.8) + stroke("M-15 -42Q0 -37 15 -42M-18 -30Q0 -25 18 -30M-18 -18Q0 -13 18 -18M-16 -7Q0 -2 16 -7", 1.6)
    feet = "".join(disc(k * 20, -1, 14, skin, 7) + path(f"M{k * 20 - 9} 3l3 4l3 -5l3 5l3 -5l3 5l3 -4", "#fff", stroke_width=1.3) for k in (-1, 1))
    limbs = "".join(tube(list(arm), 10, skin) + disc(*arm[-1][:2], 6.4, skin) for arm in arms)
    return wing + whip + body + feet + wear + place(drakehead(skin, look, kind, lid=lid, angry=angry, blink=blink), 0, -78) + (place(hat, 0, -78) if hat else "") + limbs


def baby(skin: str = SCALE, look: tuple[float, float] = (0, 0), kind: str = "smile", *, blink: bool = False) -> str:
    """A hatchling on (0, 0), 74 high, its head about (0, -40)."""
    return tube([(14, -4), (32, -2), (38, -14)], 5, skin, 1.8) + path("M-14 0Q-20 -16 -10 -24H10Q20 -16 14 0Q0 5 -14 0Z", skin) + disc(0, -9, 9, BELLY, 9, stroke_width=1.5) + disc(-11, 0, 7, skin, 4) + disc(11, 0, 7, skin, 4) + place(drakehead(skin, look, kind, blink=blink), 0, -40, 0.78) + tube([(-12, -20), (-20, -14)], 5, skin, 1.8) + tube([(12, -20), (20, -14)], 5, skin, 1.8)


REACH = ([(-11, -30), (-20, -22), (-16, -12)], [(11, -30), (20, -22), (16, -12)])


def kobold(look: tuple[float, float] = (0, 0), kind: str = "grin", arms: tuple[list[tuple[float, float]], list[tuple[float, float]]] = REACH, tunic: str = "#4a6ab0", skin: str = JADE, *, wear: str = "", hat: str = "", lid: str = "", blink: bool = False) -> str:
    """A kobold on (0, 0), 76 high: a small lizard with a job; shoulders on (-+11, -30), head about (0, -50)."""
    whip = tube([(10, -8), (26, -3), (34, -14)], 5, skin, 1.7)
    legs = tube([(-6, -10), (-8, -2)], 6, skin) + tube([(6, -10), (8, -2)], 6, skin) + disc(-11, 0, 9, skin, 4) + disc(11, 0, 9, skin, 4)
    body = path("M-12 -34Q0 -38 12 -34L16 -8Q0 -3 -16 -8Z", tunic)
    frill = "".join(path(f"M{k * 16} -10L{k * 34} -20L{k * 30} -8L{k * 37} 0L{k * 27} 4L{k * 18} 10Z", "#f0913a") for k in (-1, 1))
    crest = "".join(poly([(x - 6, -17), (x * 1.2, y), (x + 6, -17)], "#f0913a") for x, y in ((-9, -29), (9, -29), (0, -35)))
    head = frill + crest + path("M-20 -6Q-20 -23 0 -23Q20 -23 20 -6Q20 6 12 14Q6 22 0 22Q-6 22 -12 14Q-20 6 -20 -6Z", skin) + path("M-12 6Q0 -3 12 6Q11 19 0 21Q-11 19 -12 6Z", light(skin, 0.35), stroke_width=1.6) + disc(-4, 5, 1.6, "#210", stroke="none") + disc(4, 5, 1.6, "#210", stroke="none")
    gaze = stroke("M-15 -8q5 5 10 0M5 -8q5 5 10 0", 2.4) if blink else slit(-9.500, -8, 6.4, *look, lid=lid, white="#fff08a") + slit(9.500, -8, 6.4, *look, lid=lid, white="#fff08a")
    limbs = "".join(tube(list(arm), 6, skin) + disc(*arm[-1][:2], 4.6, skin) for arm in arms)
    return whip + legs + body + wear + place(head + gaze + mouth(0, 10, 14, kind), 0, -50) + (place(hat, 0, -50) if hat else "") + limbs


def hero(coat: str = "#3f6ab0", look: tuple[float, float] = (0, 0), kind: str = "open", arms: tuple[list[tuple[float, float]], list[tuple[float, float]]] | None = None, hat: str = "", skin: str = "#f0c49a") -> str:
    """An adventurer on (0, 0)."""
    return person(coat, skin, arms, hat or path("M-17 -56Q-17 -78 0 -78Q17 -78 17 -56Q0 -64 -17 -56Z", IRON), pair(0, -56, 13, 5, *look) + mouth(0, -47, 8, kind))


def egg(fill: str = "#f0d8b8", spots: str = "#c86a50") -> str:
    """A dragon's egg on (0, 0), 44 high."""
    return path("M-16 -14Q-16 -44 0 -44Q16 -44 16 -14Q14 2 0 2Q-14 2 -16 -14Z", fill) + disc(-6, -20, 4, spots, 3, stroke="none") + disc(6, -30, 3, spots, stroke="none") + disc(7, -10, 4, spots, 3, stroke="none") + disc(-4, -36, 2.4, spots, stroke="none")


def smoke(s: Room, x: float, y: float, size: float = 1, fill: str = "#8a7470") -> None:
    """A column of round smoke."""
    s.ink(puff(x, y, 0.5 * size, fill), puff(x + 6 * size, y - 16 * size, 0.7 * size, light(fill, 0.15)), puff(x - 4 * size, y - 36 * size, 0.9 * size, light(fill, 0.3)), shadow=0.2)


@room("dl-01", ROSE, hall)
def anteroom(s: Room) -> None:
    """The smoking room, in the strict sense."""
    s.ink(box(22, 18, 48, 36, GOLD, 2), box(27, 23, 38, 26, "#ffb060"), place(drakehead(WINE), 46, 38, 0.3), box(172, 30, 44, 6, "#6a3420"), place(skull(), 182, 20, 0.44), place(book("#3f6ab0"), 204, 20, 0.9, 80))
    s.foot(120, 146, 76)
    s.ink(path("M64 138V56Q66 22 120 22Q174 22 176 56V138Z", "#5a2a4a"), *(disc(x, y, 2.2, GOLD, stroke_width=1) for x in (90, 120, 150) for y in (36, 50)))
    s.ink(place(dragon(SCALE, (0.4, 0.2), "smile", ([(-20, -46), (-38, -36), (-44, -46)], [(20, -46), (34, -42), (26, -60)]), lid=SCALE, wings=False, wear=path("M-27 -2Q-38 -34 -20 -56L0 -24L20 -56Q38 -34 27 -2Q0 6 -27 -2Z", "#8a2a5a") + path("M-20 -56L0 -24L20 -56L12 -58L0 -38L-12 -58Z", GOLD, stroke_width=1.6) + tube([(-26, -18), (26, -18)], 3, GOLD, 1.4), hat=path("M-22 -26Q-18 -46 0 -46Q18 -46 22 -26Q0 -34 -22 -26Z", "#8a2a5a") + tube([(0, -46), (14, -44), (20, -32)], 2, GOLD, 1.2)), 120, 142, 1.08))
    s.ink(tube([(136, 84), (152, 86), (158, 78)], 3.4, "#5a3018", 1.5), path("M150 66H168L165 80H153Z", "#5a3018"), disc(73, 92, 6.4, SCALE))
    for x, y, r in ((176, 50, 9), (194, 34, 13), (216, 16, 17)):
        s.add(disc(x, y, r, "none", r * 0.8, stroke=INK, stroke_width=8.5), disc(x, y, r, "none", r * 0.8, stroke="#f4e4dc", stroke_width=4.6))


@room("dl-02", ASH, hall)
def foyer(s: Room) -> None:
    """Somebody sneezed in the foyer."""
    s.ink(path("M66 120V30Q68 4 120 2Q172 4 174 30V120Z", "#3a1414"), shadow=0.3)
    s.add(s.glow(120, 72, 90, "#ffb050", 0.95))
    s.ink(box(30, 34, 56, 8, "#3a2420", 2), *(stroke(f"M{x} 42q0 8 6 8", 2.4) for x in (40, 58, 76)), path("M36 50Q30 90 34 112L42 106L48 114L54 104L60 112Q62 80 54 50Z", "#2c2426"), path("M66 52L74 44L84 52L82 66L74 60L68 66Z", "#3a3032"))
    s.ink(box(156, 18, 56, 44, "#6a4a20", 2), path("M162 24H206V56L198 50L190 56L184 46L174 54L162 48Z", "#2a1a18"), path("M162 24H206V40L192 34L180 42L170 32L162 36Z", "#d8b890", stroke_width=1.6), eye(178, 31, 3.4, 0, 0.8), eye(188, 30, 3.4, 0, 0.8))
    s.foot(120, 144, 46)
    s.ink(place(hero("#4a4246", (0, 0), "flat", hat=path("M-16 -60L-20 -78L-10 -70L-6 -86L2 -72L10 -84L12 -70L20 -76L16 -60Q0 -66 -16 -60Z", "#2c2428"), skin="#5c5054"), 120, 140, 1.14))
    smoke(s, 120, 42, 0.7)
    s.ink(path("M176 146L180 112H208L212 146Z", "#6a5450"), stroke("M186 112L176 74M196 112L200 68M204 112L214 82", 3), stroke("M176 74l-7 6M176 74l8 4M200 68l-8 5M200 68l8 4", 2), path("M70 140L170 140L182 150H58Z", "#4a3028"), place(flame(), 74, 142, 0.5), place(flame(), 166, 144, 0.4), place(flame(), 34, 50, 0.4), place(flame(), 208, 60, 0.42))


@room("dl-03", EMBER, cavern)
def spillway(s: Room) -> None:
    """The hoard is full; the rest goes over the spillway, and so do they."""
    s.add(s.glow(120, 60, 110, "#fff0a0", 0.7))
    s.ink(path("M24 52L216 52L204 66H36Z", "#9a4a3c"), path("M66 30H174V54H66Z", "#7a3428"), path("M72 34H168V54H72Z", "#2c0c0a"))
    s.ink(path("M74 40Q120 30 166 40Q170 84 206 150H34Q70 84 74 40Z", "#ffc83a"))
    s.flat(*(disc(120 + d * (26 + (y - 40) * 0.55), y + s.random.uniform(-4, 4), 6.4, GOLD, 4.4) for y in (48, 62, 76, 90, 104, 118, 132, 145) for d in (-0.9, -0.45, 0.05, 0.5, 0.92)), width=1.4)
    s.foot(120, 118, 36)
    s.ink(place(disc(0, 0, 33, IRON, 10) + disc(0, -1, 25, RED, 6.5), 118, 120, 1, -10), place(kobold((0.3, 0.2), "grin", ([(-11, -30), (-28, -38), (-38, -34)], [(11, -30), (28, -40), (38, -50)]), "#e0508a", hat=path("M-19 -10Q-19 -26 0 -26Q19 -26 19 -10Z", "#3f8ad8") + disc(-8, -8, 8, "#bfe6f4") + disc(8, -8, 8, "#bfe6f4")), 116, 116, 1.05, -8))
    s.add(path("M64 92q-10 12 -12 26M178 88q12 12 16 28M84 130q-6 8 -6 16M160 128q8 8 8 18", stroke="#fffbe0", stroke_width=3))
    s.ink(place(crown(), 62, 136, 0.7, -20), place(path("M-8 14Q-12 -10 -4 -16V-22H4V-16Q12 -10 8 14Z", GOLD), 186, 128, 0.8, 30))


@room("dl-04", LAIR, cavern)
def eggs(s: Room) -> None:
    """A ledge of eggs: one out, one in two minds, one off."""
    s.ink(path("M-6 152V112L40 104L130 108L200 102L246 112V152Z", "#a85a44"), stroke("M30 120l20 6M110 122l22 -4M176 118l20 6", 1.6))
    s.ink(tube([(26, 106), (60, 112), (98, 104), (140, 112), (180, 104), (214, 108)], 6, "#8a5a30", 1.8), tube([(34, 112), (80, 106), (120, 114), (170, 108), (206, 114)], 5, "#a8743c", 1.6))
    s.ink(place(egg("#f0e0c0", "#7ab0d8"), 50, 108, 1.1, -8), place(egg("#f4d0c0", "#c84a60"), 188, 106, 1.1, 8))
    s.ink(stroke("M42 76l8 8l-6 8l9 6", 1.8), pair(188, 82, 12, 4.4, -0.8, 0.2), stroke("M172 88l6 5l5 -5l6 5l5 -5l6 5", 1.8), shadow=0)
    s.foot(120, 110, 34)
    s.ink(place(baby(MOSSY, (0.2, -0.3), "smile"), 120, 108, 1.2), place(path("M98 48Q100 26 120 24Q142 26 142 48L135 42L128 50L120 42L112 50L105 42Z", "#f0d8b8") + disc(112, 34, 3, "#c86a50", stroke="none") + disc(128, 36, 4, "#c86a50", 3, stroke="none"), 0, -9), path("M92 110Q90 92 98 88L104 96L112 90L120 98L128 90L136 96L142 88Q150 92 148 110Q120 120 92 110Z", "#f0d8b8"))
    s.ink(place(egg("#e8e0f0", "#8a6ac0"), 226, 140, 0.8, 24), tube([(220, 138), (216, 148)], 3, MOSSY, 1.5), tube([(230, 138), (236, 147)], 3, MOSSY, 1.5), disc(213, 149, 4, MOSSY, 2.4), disc(239, 148, 4, MOSSY, 2.4))
    s.add(path("M196 132h12M192 140h10", stroke="#fff4d8", stroke_width=2.2))


@room("dl-05", EMBER, hall)
def cashier(s: Room) -> None:
    """The hoard has a cashier, and he wants it in writing."""
    s.ink(box(34, 10, 172, 6, "#6a3420"), *(box(x, 16, 4, 92, IRON, 1) for x in (36, 200)), path("M38 16H202V30Q186 40 170 30Q154 40 138 30Q120 40 104 30Q88 40 72 30Q54 40 38 30Z", RED))
    s.foot(120, 104, 40)
    s.ink(place(kobold((0.3, 0.7), "flat", ([(-11, -30), (-26, -24), (-34, -14)], [(11, -30), (24, -24), (30, -14)]), "#ffffff", lid=JADE, wear=path("M-12 -34Q0 -38 12 -34L16 -8Q0 -3 -16 -8Z", "#3a4a6a") + path("M-6 -36H6L0 -14Z", "#ffffff") + path("M0 -33l-6 -4v8zM0 -33l6 -4v8z", RED), hat=path("M-22 -14Q0 -28 22 -14L26 -4Q0 -16 -26 -4Z", "#3fa05a")), 116, 114, 1.36), disc(104, 36, 9.5, "none", stroke=GOLD, stroke_width=2.2), disc(128, 36, 9.5, "none", stroke=GOLD, stroke_width=2.2))
    s.ink(box(20, 100, 200, 12, "#c08848", 2), box(28, 112, 184, 44, "#8a5230"), *(box(x, 118, 38, 30, "#a8683a", 2) for x in (38, 84, 130)), disc(190, 133, 12, GOLD), *(box(x - 9, 95 - i * 5, 18, 6, GOLD, 3, stroke_width=1.4) for x, n in ((44, 5), (64, 8), (84, 3)) for i in range(n)))
    s.ink(path("M150 100V84L158 72H196L204 84V100Z", "#a02838"), box(160, 60, 34, 14, CREAM, 1), *(disc(x, y, 3, CREAM, stroke_width=1.2) for x in (164, 174, 184, 192) for y in (82, 91)), box(168, 63, 18, 8, "#3fa05a", stroke_width=1.2), path("M204 88H214V80", stroke=INK, stroke_width=3.4), disc(214, 78, 4, RED), path("M98 104q10 -6 18 0l-4 8h-12z", CREAM))


@room("dl-06", EMBER, cavern)
def cinder_stair(s: Room) -> None:
    """The trick to the cinder stair is to be quick about it."""
    for i in range(5):
        x, y = 20 + i * 40, 134 - i * 22
        s.ink(box(x, y, 230 - x, 26, mix("#8a3a30", "#5a2020", i / 5), 2))
        s.add(path(f"M{x} {y}H{x + 42}", stroke="#ffb040", stroke_width=5), path(f"M{x + 2} {y}H{x + 40}", stroke="#fff0a0", stroke_width=2), s.glow(x + 20, y, 26, "#ff9a30", 0.7, 14))
    s.ink(place(person("#3f8a4a", arms=([(-12, -40), (-26, -52), (-22, -66)], [(12, -40), (28, -50), (34, -64)]), hair=path("M-17 -56Q-17 -78 0 -78Q17 -78 17 -56Q0 -64 -17 -56Z", IRON) + tube([(0, -76), (-12, -88), (-24, -84)], 4, RED), face=pair(0, -58, 14, 5.6, 0.3, 0.7) + mouth(0, -47, 11, "open"), legs=False) + tube([(-7, -10), (-18, -2), (-12, 10)], 8, "#6a4a3a") + tube([(7, -10), (22, -8), (24, 6)], 8, "#6a4a3a") + disc(-10, 12, 8, "#f0c49a", 5) + disc(28, 7, 8, "#f0c49a", 5), 106, 84, 1.05, 6))
    s.fire(92, 102, 0.5)
    s.fire(136, 98, 0.45)
    s.ink(place(boot(), 34, 134, 0.8), place(flame(), 36, 114, 0.7), sweat(138, 14, 1), sweat(76, 16, 1))
    s.ink(place(bucket("#4a8ac0"), 222, 38, 0.74))
    s.add(path("M76 74q-8 8 -6 18M144 72q8 6 8 16", stroke="#fff4d0", stroke_width=2.6))


@room("dl-07", ROSE, hall)
def armoury(s: Room) -> None:
    """The persistence of armoury."""
    s.ink(box(24, 26, 192, 7, "#6a3420", 1), box(40, 33, 6, 84, "#6a3420"), box(194, 33, 6, 84, "#6a3420"))
    steel = "#c8d2da"
    s.ink(path("M62 22H74V40Q78 56 92 60Q106 66 102 84Q100 96 108 104Q100 112 92 100Q90 92 93 82Q94 74 84 70Q64 62 62 40Z", steel), box(54, 16, 28, 7, GOLD, 2), box(64, 4, 8, 14, LEATHER, 2), disc(68, 3, 4, GOLD))
    s.ink(path("M112 18Q140 14 164 18V36Q168 48 164 58Q162 72 166 84Q162 94 156 84Q154 70 150 74Q148 96 142 98Q136 96 138 78Q132 70 128 80Q124 92 118 82Q112 60 112 18Z", RED), path("M138 20V60M116 38H162", stroke=GOLD, stroke_width=6))
    s.ink(path("M172 20H210V34Q214 50 208 56Q206 72 200 70Q196 62 192 62Q190 78 184 78Q180 72 180 56Q170 46 172 20Z", "#a8b4c0"), path("M178 30H206V38H178Z", "#210"))
    s.foot(120, 140, 100)
    s.ink(path("M22 138Q34 124 62 130Q96 122 122 132Q156 122 186 132Q214 128 222 140Q190 152 120 150Q50 152 22 138Z", steel), path("M74 132Q80 112 92 112Q106 112 108 132Z", "#a8b4c0"), path("M84 120h16v5h-16z", "#210"), path("M150 136L156 118L164 132L172 116L176 136Z", GOLD), stroke("M40 140q14 -4 26 0M120 142q16 -5 30 0", 1.8))
    s.ink(*(path(f"M{x - 3} {y}Q{x} {y + 12} {x + 3} {y}Z", c) for x, y, c in ((105, 112, steel), (142, 104, RED), (120, 90, RED), (186, 84, steel), (202, 76, steel))), shadow=0.2)
    s.add(path("M50 118q-4 -6 0 -12q4 -6 0 -12M196 122q-4 -6 0 -12q4 -6 0 -12", stroke="#fff0e0", stroke_width=2.6, opacity=0.8))


@room("dl-08", ROSE, hall)
def princess(s: Room) -> None:
    """The princess has used her time."""
    s.ink(path("M160 72V32Q162 8 188 6Q214 8 216 32V72Z", "#8a4a44"), path("M168 66V34Q170 16 188 14Q206 16 208 34V66Z", "#9fdcf6"), stroke("M178 18V66M188 14V66M198 18V66", 3.4), box(156, 66, 64, 8, "#b07060", 2), path("M24 20v18M31 20v18M38 20v18M45 20v18M20 34L49 24M60 20v18M67 20v18M74 20v18M81 20v18M56 34L85 24M24 46v18M31 46v18M38 46v18M45 46v18M20 60L49 50M60 46v18M67 46v18", stroke="#fff0e0", stroke_width=2))
    s.foot(116, 144, 50)
    s.ink(path("M86 146Q84 112 100 96H132Q148 112 146 146Q116 154 86 146Z", "#e0508a"), stroke("M104 104Q98 126 100 146M128 104Q134 126 132 146", 1.6), path("M102 100Q98 78 106 74H126Q134 78 130 100Z", "#f080b0"), disc(116, 56, 20, "#f8d8b8", 19), path("M96 60Q90 30 116 30Q142 30 136 60L146 92Q136 96 132 70Q130 46 116 44Q102 46 100 70Q96 96 86 92Z", "#ffd24a"), place(crown(), 116, 36, 0.84), path("M97 50Q116 38 135 50L134 55Q116 44 98 55Z", RED))
    s.ink(pair(116, 56, 16, 5.4, 0, -0.4), mouth(116, 68, 12, "grin"), blush(116, 64, 28), sweat(146, 44, 1), sweat(88, 46, 0.9), shadow=0)
    s.ink(tube([(104, 80), (82, 70), (74, 46), (78, 34)], 10, "#f8d8b8"), tube([(128, 80), (150, 70), (158, 46), (154, 34)], 10, "#f8d8b8"), disc(84, 60, 9, "#f8d8b8"), disc(148, 60, 9, "#f8d8b8"), path("M36 28H196", stroke=INK, stroke_width=8), path("M36 28H196", stroke="#c8d2da", stroke_width=4), disc(78, 30, 7, "#f8d8b8"), disc(154, 30, 7, "#f8d8b8"))
    s.ink(*(place(helmet(IRON, c), x, 48, 1.0) for x, c in ((34, RED), (200, "#3f8ad8"))), place(book("#3f6ab0"), 40, 138, 1), place(book("#8a5ac0"), 42, 126, 0.9), path("M178 146V120L190 108H214L222 120V146Z", "#8a5230"), box(182, 122, 36, 6, CREAM))


@room("dl-09", ASH, hall)
def gallery(s: Room) -> None:
    """Claw marks, on loan from the artist."""
    for x, w, marks in ((54, 76, "M34 34L48 78M48 30L62 76M62 30L74 72"), (130, 54, "M118 34L126 80M132 32L140 78"), (196, 58, "M180 36L200 74M190 32L210 70M178 52L194 80")):
        s.ink(box(x - w / 2, 18, w, 72, GOLD, 2), box(x - w / 2 + 6, 24, w - 12, 60, CREAM))
        s.add(path(marks, stroke=INK, stroke_width=8), path(marks, stroke=SCALE, stroke_width=5), path(marks, stroke="#5a0c10", stroke_width=1.8))
        s.ink(box(x - 9, 92, 18, 8, "#ffe9a0", 1), stroke(f"M{x - 5} 96h10", 1.4), shadow=0.2)
        s.add(s.glow(x, 20, 40, "#fff0c0", 0.5))
    s.foot(96, 146, 28)
    s.ink(place(kobold((0.6, -0.8), "flat", ([(-11, -30), (-24, -34), (-12, -38)], [(11, -30), (22, -22), (12, -14)]), "#3a2a4a", wear=tube([(-11, -33), (0, -29), (11, -33)], 5, RED, 1.6) + tube([(6, -29), (10, -14)], 5, RED, 1.6), hat=path("M-26 -12Q-24 -30 4 -28Q26 -26 24 -12Q0 -20 -26 -12Z", "#2a2036") + path("M0 -28v-6", stroke=INK, stroke_width=3), lid=JADE), 92, 148, 0.98))
    s.foot(166, 146, 28)
    s.ink(place(kobold((-0.2, -0.9), "open", ([(-11, -30), (-18, -20), (-6, -14)], [(11, -30), (20, -22), (14, -12)]), "#e0508a", LILAC, hat=path("M-17 -14Q0 -30 17 -14L20 -10Q0 -24 -20 -10Z", "#8a3a9a") + disc(6, -24, 5, GOLD)), 168, 148, 0.9), path("M198 150V118M222 150V118M198 128H222", stroke=INK, stroke_width=5), path("M198 126Q210 136 222 126", stroke=RED, stroke_width=4), disc(198, 116, 4, GOLD), disc(222, 116, 4, GOLD))


@room("dl-10", LAIR, cavern)
def tail_tunnel(s: Room) -> None:
    """A tail in a tunnel, and a boot not yet on it."""
    s.ink(path("M246 62Q190 50 150 84Q120 112 82 108Q52 104 40 122Q36 130 44 134Q58 124 84 130Q136 138 172 108Q200 88 246 112Z", SCALE), path("M246 98Q204 84 178 104Q140 132 84 128Q60 124 46 132Q60 128 84 132Q138 140 172 110Q200 90 246 114Z", BELLY, stroke_width=1.6))
    s.ink(*(poly([(x - 8, y + 5), (x + dx, y - 11), (x + 9, y + 3)], dark(SCALE, 0.35)) for x, y, dx in ((228, 59, 2), (204, 60, -2), (182, 66, -6), (162, 78, -7), (144, 93, -8), (122, 105, -5), (98, 109, -3), (74, 108, -4))))
    s.ink(place(path("M0 0L-26 -16L-18 0L-26 16Z", dark(SCALE, 0.25)), 48, 128, 1.1, -18), place(path("M0 0L-15 -10V10ZM0 0L15 -10V10Z", "#f6a8d0") + disc(0, 0, 4.5, "#fff0f8"), 62, 116, 1.1, -10))
    s.ink(place(hero("#3f6ab0", (-0.2, 0.9), "sad", ([(-12, -40), (-26, -46), (-36, -40)], [(12, -40), (26, -48), (36, -44)])), 106, 82, 0.98, -5), path("M100 70L98 92", stroke=INK, stroke_width=12), path("M100 70L98 92", stroke="#28446a", stroke_width=8), place(boot(), 96, 103, 0.62, 12), sweat(134, 14, 1), sweat(80, 16, 0.9))
    s.add(path("M84 96q6 6 14 7M116 100q4 2 8 0", stroke="#fff4d0", stroke_width=2.4))


@room("dl-11", EMBER, cavern)
def sulphur(s: Room) -> None:
    """The kobolds' day off. The smell is said to be healthy."""
    s.add(disc(120, 122, 110, s.linear((0, "#f0f08a"), (1, "#a8b02a")), 26, stroke=INK, stroke_width=2.4), disc(120, 116, 92, "none", 18, stroke="#fbfbc8", stroke_width=2, opacity=0.7))
    for x, y, k, look, hat, bl in ((66, 122, 1.0, (0.5, 0), path("M-19 -12Q-16 -28 0 -28Q16 -28 19 -12Q0 -22 -19 -12Z", "#ffffff") + path("M6 -28q8 -8 12 -2q-2 8 -12 6z", "#ffffff"), True), (172, 120, 1.0, (-0.6, 0), path("M-18 -14Q0 -26 18 -14L16 -6Q0 -16 -16 -6Z", "#e0508a"), False), (120, 118, 0.94, (0, 0.3), "", False)):
        s.ink(place(kobold(look, "smile", ([(-11, -30), (-28, -26), (-36, -18)], [(11, -30), (28, -26), (36, -18)]), JADE, hat=hat, blink=bl), x, y + 22 * k, k))
        s.ink(box(x - 3, y - 29 * k, 6, 13, "#d8b070", 1), stroke(f"M{x} {num(y - 29 * k)}v8", 1.2), shadow=0.2)
    s.add(path("M13 124Q40 118 66 126Q94 132 120 125Q146 132 172 125Q200 118 227 124Q218 148 120 148.500Q22 148 13 124Z", s.linear((0, "#e4e870"), (1, "#a8b02a"))), path("M40 128q26 -6 50 0M150 128q24 -6 46 0M90 142q30 -5 60 0", stroke="#fbfbc8", stroke_width=2.2))
    s.flat(path("M-4 156V124L12 123Q16 146 120 147Q224 146 228 123L244 124V156Z", mix(ROCK, s.tone.near, 0.45)))
    s.ink(*(disc(x, y, r, "#f4f4a8", stroke_width=1.5) for x, y, r in ((96, 130, 6), (146, 132, 7), (30, 122, 5), (210, 120, 5), (120, 138, 5), (86, 140, 4))), place(path("M-14 6Q-16 -4 -4 -4Q-6 -16 4 -16Q14 -14 10 -4Q18 -6 20 2Q16 10 0 10Q-10 10 -14 6Z", "#ffd23e") + path("M-5 -11L-14 -9L-5 -6Z", "#f0862a") + eye(3, -10, 2.4), 122, 132, 0.8))
    s.add(*(path(f"M{x} {y}q-9 -9 0 -18q9 -9 0 -18", stroke="#e8f07a", stroke_width=4.6, opacity=0.8) for x, y in ((34, 96), (94, 64), (146, 62), (204, 92))))


@room("dl-12", LAIR, cavern)
def midden(s: Room) -> None:
    """A midden of bones, and the happiest dog in the world."""
    s.add(s.glow(120, 50, 90, "#fff0b0", 0.8))
    heap = sorted(((s.random.uniform(-100, 100), s.random.random()) for _ in range(34)), key=lambda p: -p[1])
    s.foot(120, 148, 110)
    s.ink(path("M10 152Q70 92 120 84Q170 92 230 152Z", "#c8b48c"), *(place(skull() if i % 7 == 3 else bone(s.random.uniform(18, 34)), 120 + dx, 150 - up * (1 - abs(dx) / 112) * 62, 0.62 if i % 7 == 3 else 0.9, s.random.uniform(-30, 30) if i % 7 == 3 else s.random.uniform(0, 180)) for i, (dx, up) in enumerate(heap)))
    s.foot(118, 86, 28)
    s.ink(tube([(146, 74), (160, 60), (156, 46)], 6, "#b87a44"), path("M92 90Q88 58 104 54H134Q152 62 150 90Z", "#b87a44"), disc(102, 90, 9, "#b87a44", 5), disc(132, 90, 9, "#b87a44", 5), path("M94 56Q86 22 114 20Q142 22 138 54Q134 72 116 72Q98 72 94 56Z", "#d89a5c"), path("M96 30Q78 28 76 52Q88 58 98 44ZM136 30Q154 28 156 52Q144 58 134 44Z", "#8a5230"), disc(116, 54, 15, "#f4dcb8", 11, stroke_width=1.6), disc(116, 47, 5.4, "#210", 4, stroke="none"), pair(116, 38, 19, 5.6, 0, -0.3), path("M110 64Q116 62 122 64L121 74Q116 80 111 74Z", "#f07a8a", stroke_width=1.6), tube([(100, 72), (117, 78), (134, 72)], 4, RED, 1.6), disc(117, 82, 4.4, GOLD))
    s.ink(place(bone(44), 117, 96, 1.15, -4))
    s.add(path("M166 44q8 4 8 12M170 36q12 6 12 18", stroke="#fff4d0", stroke_width=2.8), star(66, 40, 8, "#ffffff"), star(180, 28, 8, "#ffffff"))


@room("dl-13", ASH, hall)
def ash_library(s: Room) -> None:
    """The library keeps everything; mostly as ash."""
    for x in (36, 170):
        s.ink(box(x - 4, 6, 52, 106, "#4a201c", 2), *(box(x, y, 44, 27, "#1e0a0c") for y in (12, 44, 76)))
        for y in (39, 71, 103):
            s.ink(*(box(x + 2 + i * 7, y - h, 6, h, c, 1) for i, (h, c) in enumerate(((20, "#4a3c3c"), (22, "#3a2c2e"), (17, "#5a4844"), (21, "#44343a")))), path(f"M{x + 29} {y}Q{x + 36} {y - 12} {x + 43} {y}Z", "#8a7c78"), width=1.6, shadow=0.3)
    s.foot(120, 144, 36)
    s.ink(place(kobold((0, 0.9), "sad", ([(-11, -30), (-24, -28), (-18, -20)], [(11, -30), (24, -28), (18, -20)]), "#6a4a3a", hat="", wear=path("M-6 -35H6L0 -18Z", CREAM)), 120, 146, 1.36), disc(108, 68, 10, "none", stroke=GOLD, stroke_width=2.2), disc(132, 68, 10, "none", stroke=GOLD, stroke_width=2.2))
    s.ink(place(path("M-27 -12Q-13 -18 0 -11Q13 -18 27 -12V14L20 9L14 16L6 10L0 17L-7 10L-13 16L-20 9L-27 15Z", "#5a2a24") + path("M-22 -13Q-11 -18 0 -12Q11 -18 22 -13V6L15 2L10 9L4 3L0 10L-5 3L-11 9L-16 2L-22 7Z", "#d8c8b0"), 120, 116, 1.15), *(disc(x, y, r, "#8a7c78", stroke_width=1.2) for x, y, r in ((104, 136, 3), (116, 142, 4), (130, 138, 3), (140, 144, 4), (98, 144, 3.4))), puff(76, 140, 0.7, "#a89a94"), puff(166, 142, 0.8, "#a89a94"))
    s.dust(40, "#e8d8d0", (60, 20, 180, 140), 1.6)
    s.ink(place(flame(), 48, 40, 0.5), place(flame(), 206, 72, 0.46))


@room("dl-14", LAIR, hall)
def leftovers(s: Room) -> None:
    """Knight thermidor: the shell goes on the side."""
    s.foot(120, 140, 110)
    s.ink(path("M-6 118Q120 96 246 118V154H-6Z", "#f6ece0"), *(path(f"M{x} {y}l16 -2v10l-16 2zM{x + 16} {y + 8}l16 -2v10l-16 2z", RED, stroke="none", opacity=0.7) for x, y in ((8, 122), (44, 136), (176, 124), (206, 138))))
    s.ink(disc(120, 114, 92, "#ffffff", 27), disc(120, 112, 72, "#e8eef6", 19))
    s.ink(path("M86 108Q80 66 104 60H142Q164 68 158 108Q120 122 86 108Z", IRON), stroke("M122 60V114M92 88Q122 98 154 88", 1.6), path("M92 64L84 76L94 84L88 96L98 104", "none", stroke_width=2), path("M130 74L142 80L136 90L148 98", "none", stroke_width=2), tube([(84, 106), (62, 112), (50, 104)], 10, IRON), path("M42 96L56 94L60 108L46 112Z", "#7a8490"), tube([(160, 104), (184, 112), (196, 104)], 10, IRON), place(boot("#8e98a4"), 204, 112, 0.7))
    s.ink(place(helmet(), 122, 62, 1.05, -10), disc(178, 88, 13, "#ffe36a"), disc(178, 88, 9, "#fff6b8"), stroke("M178 79V97M169 88H187M172 82L184 94M184 82L172 94", 1.3), *(place(path("M0 0Q-10 -6 -6 -16Q0 -12 0 0Q0 -12 6 -16Q10 -6 0 0Z", "#4fae3a"), x, y, 1, a) for x, y, a in ((70, 98, -30), (80, 104, 10), (156, 112, 30))))
    s.ink(path("M18 142V70M10 46V66Q18 76 26 66V46M18 46V72", stroke=INK, stroke_width=8), path("M18 142V70M10 46V66Q18 76 26 66V46M18 46V72", stroke="#d8e0e8", stroke_width=4), path("M218 142V60Q236 60 234 100Q232 108 226 110V142Z", "#d8e0e8"))
    s.add(path("M66 76q-6 -8 0 -16q6 -8 0 -16M198 76q-6 -8 0 -16q6 -8 0 -16", stroke="#fff4e0", stroke_width=3, opacity=0.7))


@room("dl-15", EMBER, treasury)
def treasure_scale(s: Room) -> None:
    """The scale says: no more goblets before bed."""
    s.foot(120, 148, 60)
    s.ink(place(dragon(SCALE, (0, 0.9), "open", ([(-20, -46), (-38, -52), (-32, -70)], [(20, -46), (38, -52), (32, -70)]), wear=path("M-19 0Q-32 -28 -16 -50H16Q32 -28 19 0Q0 8 -19 0Z", BELLY) + stroke("M-17 -40Q0 -34 17 -40M-22 -27Q0 -20 22 -27M-22 -14Q0 -8 22 -14", 1.6)), 120, 132, 1.08), brows(120, 22, 30, 14, -4, 3))
    s.ink(path("M70 146L78 130H162L170 146Z", "#f6f0f4"), box(68, 144, 104, 8, "#c8c0cc", 2), path("M100 142A22 18 0 0 1 140 142Z", "#ffffff"), stroke("M104 138l4 2M112 130l2 4M128 130l-2 4M136 138l-4 2", 1.6), path("M120 142L137 135", stroke=RED, stroke_width=3))
    s.ink(place(crown(), 30, 118, 0.9, -14), place(chest(), 206, 122, 0.86), place(path("M-8 14Q-12 -10 -4 -16V-22H4V-16Q12 -10 8 14Z", GOLD), 56, 116, 0.9, 14), sweat(160, 30, 1.1), sweat(80, 30, 1))


@room("dl-16", EMBER, lavacave)
def lava_gutter(s: Room) -> None:
    """The lava gutter, and marshmallows."""
    s.ink(path("M-6 108H246V120H-6Z", "#7a3428"), path("M-6 140H246V154H-6Z", "#8a4034"), *(box(x, 106, 18, 16, "#9a4a3c", 2) for x in (-6, 50, 106, 162, 218)))
    s.ink(path("M8 0H52L48 26H12Z", "#6a2a24"), path("M16 26H44Q46 70 42 116H18Q14 70 16 26Z", "#ffb030"), path("M24 30V110M34 34V108", stroke="#fff0a0", stroke_width=3))
    s.add(s.glow(30, 70, 50, "#ffb040", 0.7))
    for x, c, look, tunic in ((96, JADE, (0.7, 0.5), "#4a6ab0"), (196, LILAC, (-0.7, 0.5), "#8a3a5a")):
        s.foot(x, 108, 24)
        s.ink(place(kobold(look, "smile", ([(-11, -30), (-22, -22), (-14, -14)], [(11, -30), (24, -24), (28, -16)]) if x < 150 else ([(-11, -30), (-24, -24), (-28, -16)], [(11, -30), (22, -22), (14, -14)]), tunic, c), x, 108, 1.12))
    s.ink(path("M124 88L146 124", stroke=INK, stroke_width=5), path("M124 88L146 124", stroke=WOOD, stroke_width=2.2), box(137, 112, 18, 15, "#fff6ec", 5), path("M166 88L158 120", stroke=INK, stroke_width=5), path("M166 88L158 120", stroke=WOOD, stroke_width=2.2), box(149, 114, 17, 15, "#5a3a30", 5), place(flame(), 158, 114, 0.62))
    s.ink(path("M62 134L92 128L112 136L82 146Z", "#a8b4c0"), path("M84 130L86 108L100 132Z", CREAM))


@room("dl-17", ROSE, hall)
def wing_shadow(s: Room) -> None:
    """A dreadful shadow; its owner practises with a lantern."""
    s.add(s.glow(110, 56, 130, "#ffe0b0", 0.9))
    s.add(path("M120 112Q110 70 96 60Q60 40 24 56Q36 30 12 12Q60 4 92 30Q90 10 106 4L110 16H130L134 4Q150 10 148 30Q180 4 228 12Q204 30 216 56Q180 40 144 60Q130 70 120 112Z", "#3a0814", opacity=0.86), disc(110, 28, 4, "#ffe46a"), disc(130, 28, 4, "#ffe46a"))
    s.add(s.beam([(110, 132), (130, 132), (214, 8), (26, 8)], "#fff0b0", 0.3))
    s.foot(120, 144, 34)
    s.ink(place(kobold((0, -0.9), "grin", ([(-11, -30), (-30, -38), (-44, -34)], [(11, -30), (30, -38), (44, -34)]), "#4a6ab0"), 120, 140, 1.0), path("M60 98Q76 86 100 100Q92 106 84 104Q80 112 72 106Q66 110 60 98Z", LEATHER), path("M180 98Q164 86 140 100Q148 106 156 104Q160 112 168 106Q174 110 180 98Z", LEATHER))
    s.add(s.glow(120, 134, 30, "#fff0a0", 0.7))
    s.ink(path("M112 150L106 134H134L128 150Z", "#4a3a30"), box(108, 128, 24, 8, "#6a5040", 2), shadow=0.3)


@room("dl-18", EMBER, cavern)
def ember_nest(s: Room) -> None:
    """A phoenix sits on her eggs: soft, hard and fried."""
    s.add(s.glow(120, 70, 100, "#fff0a0", 0.9))
    for x, y, k, a in ((86, 92, 1.7, -34), (102, 66, 1.8, -16), (138, 66, 1.8, 16), (154, 92, 1.7, 34), (120, 54, 1.6, 0)):
        s.ink(place(flame(), x, y, k, a), shadow=0.1)
    s.ink(path("M82 116Q78 76 100 66Q98 34 120 32Q142 34 140 66Q162 76 158 116Z", "#f2711f"), path("M98 116Q96 84 120 80Q144 84 142 116Z", "#ffb52e", stroke_width=1.8), path("M84 82Q66 92 74 114Q92 112 96 96ZM156 82Q174 92 166 114Q148 112 144 96Z", RED), path("M112 34Q104 16 112 14Q116 8 120 16Q126 6 130 16Q136 18 128 34Z", RED))
    s.ink(pair(120, 54, 20, 7, -0.2, 0.4, lid="#f2711f"), path("M112 60Q120 54 128 60L120 74Z", "#ffe36a"), shadow=0)
    s.foot(120, 142, 80)
    s.ink(path("M44 118Q48 146 120 146Q192 146 196 118Q120 132 44 118Z", "#5a2a1c"), *(tube([(48 + i * 8, 122 + (i % 3) * 5), (90, 132 + s.random.uniform(-3, 6)), (150, 132 + s.random.uniform(-3, 6)), (192 - i * 7, 122 + (i % 2) * 6)], 4, ("#8a4a2a", "#6a3420", "#a8602e")[i % 3], 1.4) for i in range(6)))
    s.ink(place(egg("#fff0c8", "#f2811f"), 74, 122, 0.66, -12), place(egg("#fff0c8", "#f2811f"), 168, 122, 0.66, 12), path("M26 140Q34 128 52 132Q66 128 70 140Q62 150 48 147Q32 151 26 140Z", "#ffffff"), disc(48, 138, 8, "#ffb52e", 6))
    s.ink(*(place(flame(), x, y, k) for x, y, k in ((60, 122, 0.4), (182, 122, 0.42), (200, 136, 0.5))), place(path("M-12 0Q-16 -14 0 -16Q16 -14 12 0Q0 6 -12 0Z", "#ffc93c") + pair(0, -9, 8, 3) + path("M-3 -5L3 -5L0 0Z", "#f0862a", stroke_width=1.2), 216, 146, 1.1))


@room("dl-19", EMBER, cavern)
def roasting_spit(s: Room) -> None:
    """He has asked to be turned: this side is done."""
    s.foot(120, 148, 80)
    s.ink(place(bone(54, "#6a4020"), 116, 146, 1, 5), place(bone(54, "#6a4020"), 116, 146, 1, -5))
    for x, k in ((84, 1), (106, 1.35), (128, 1.2), (150, 0.95)):
        s.fire(x, 146, k, HOT)
    s.ink(path("M36 150L36 76M28 66L36 78L44 66M204 150V76M196 66L204 78L212 66", stroke=INK, stroke_width=10), path("M36 150L36 76M28 66L36 78L44 66M204 150V76M196 66L204 78L212 66", stroke="#8a5a30", stroke_width=5.4), path("M16 74H224V92", stroke=INK, stroke_width=8), path("M16 74H224V92", stroke=IRON, stroke_width=4))
    s.ink(path("M70 62Q104 52 140 60Q148 74 140 90Q104 98 70 88Q64 74 70 62Z", IRON), stroke("M88 57V92M106 56V94M124 57V92", 1.5), tube([(140, 66), (172, 64), (188, 68)], 11, IRON), tube([(140, 84), (172, 86), (188, 80)], 11, IRON), path("M186 58L198 56V74H186Z", "#7a8490"), path("M186 74H198V92L186 90Z", "#7a8490"), tube([(84, 62), (104, 52), (124, 62)], 8, IRON), place(helmet(), 70, 76, 1.05, -90), *(tube([(x, 56), (x + 3, 75), (x, 94)], 3, "#d8b878", 1.3) for x in (96, 130, 160)))
    s.ink(disc(28, 84, 8, RED), path("M28 77q0 -6 4 -8", stroke=INK, stroke_width=2.2), shadow=0.3)
    s.foot(222, 144, 20)
    s.ink(place(kobold((-0.8, 0), "smile", ([(-11, -30), (-20, -36), (-12, -46)], [(11, -30), (20, -22), (14, -14)]), "#ffffff", blink=True, hat=path("M-13 -18V-30Q-22 -36 -13 -43Q0 -52 13 -43Q22 -36 13 -30V-18Q0 -24 -13 -18Z", "#ffffff")), 214, 148, 0.92))
    s.add(path("M84 44q-6 -8 0 -16M110 40q-6 -8 0 -16M136 44q-6 -8 0 -16", stroke="#fff4d8", stroke_width=3, opacity=0.8))


@room("dl-20", ROSE, treasury)
def snoring(s: Room) -> None:
    """Asleep, in a nightcap, with his knight."""
    s.foot(110, 142, 100)
    s.ink(path("M100 132Q100 66 170 62Q230 66 236 132Z", SCALE), *(poly([(x - 9, y + 6), (x + 2, y - 12), (x + 10, y + 5)], dark(SCALE, 0.35)) for x, y in ((136, 74), (158, 64), (182, 62), (204, 68), (222, 84))), path("M150 92Q180 70 214 84Q206 90 208 102Q196 98 190 108Q178 102 170 112Q158 106 150 92Z", dark(SCALE, 0.25)), tube([(224, 126), (196, 140), (150, 142)], 11, SCALE))
    s.ink(place(path("M-34 -10Q-36 -38 0 -40Q36 -38 34 -10Q46 8 30 24Q0 36 -30 24Q-46 8 -34 -10Z", SCALE) + disc(0, 10, 36, light(SCALE, 0.16), 17) + disc(-14, 3, 4.4, "#210", 3, stroke="none") + disc(14, 3, 4.4, "#210", 3, stroke="none") + stroke("M-26 -14q8 8 16 0M10 -14q8 8 16 0", 3) + stroke("M-24 18q24 10 48 0", 2.4) + path("M-16 20l4 9l5 -7zM16 20l-4 9l-5 -7z", "#fff", stroke_width=1.4), 78, 112, 1.15))
    s.ink(path("M40 92Q48 50 84 48Q122 54 150 30Q148 60 118 74L116 92Q78 74 40 92Z", "#6a8ae0"), path("M36 92Q78 68 120 90L118 98Q78 80 40 100Z", "#ffffff"), disc(152, 28, 9, "#ffffff"), *(star(x, y, 5, "#ffe36a", 5, 0.45) for x, y in ((70, 66), (94, 62), (118, 58))))
    s.ink(disc(104, 104, 15, "#e8f6ff", fill_opacity=0.7), path("M97 98q3 -6 8 -6", stroke="#fff", stroke_width=2.4), zed(172, 34, 1), zed(204, 20, 1.2), shadow=0.2)
    s.ink(place(person(IRON, hair=path("M-17 -54Q-17 -78 0 -78Q17 -78 17 -54Q0 -64 -17 -54Z", IRON), face=stroke("M-9 -59l6 6M-3 -59l-6 6M3 -59l6 6M9 -59l-6 6", 2) + mouth(0, -48, 8, "smile")), 150, 146, 0.62, -14), tube([(120, 136), (140, 130), (156, 134)], 12, SCALE), path("M152 128l9 -2l-4 5l6 1l-6 4l4 4l-9 -1z", "#fff", stroke_width=1.3))


@room("dl-21", LAIR, cavern)
def furnace_throat(s: Room) -> None:
    """A room with a warm draught and remarkably even stalactites."""
    s.add(box(0, 0, WIDTH, HEIGHT, "#8a1420"), disc(120, 78, 118, "#b02a30", 74, stroke=INK, stroke_width=2.4), disc(120, 78, 92, "#84101c", 56, stroke=INK, stroke_width=2.2), disc(120, 76, 60, "#4a0610", 38, stroke=INK, stroke_width=2.2))
    s.add(s.glow(120, 76, 90, "#ffa030", 0.95))
    s.fire(120, 106, 1.7, HOT)
    s.fire(98, 102, 0.9, HOT)
    s.fire(142, 102, 0.9, HOT)
    s.ink(path("M112 20H128Q126 42 130 50Q130 60 120 60Q110 60 110 50Q114 42 112 20Z", "#e86a70"))
    s.ink(path("M40 156Q60 112 120 110Q180 112 200 156Z", "#e8707a"), path("M120 114V150", stroke="#a82a3a", stroke_width=3.4))
    s.ink(path("M-6 -6H246V14Q120 -2 -6 14Z", "#d8382c"), *(poly([(x - w, y), (x, y + h), (x + w, y)], CREAM) for x, y, w, h in ((18, 12, 13, 44), (48, 8, 11, 26), (74, 6, 11, 30), (166, 6, 11, 30), (192, 8, 11, 26), (222, 12, 13, 44), (98, 5, 9, 18), (142, 5, 9, 18))))
    s.ink(*(poly([(x - w, 154), (x, 154 - h), (x + w, 154)], CREAM) for x, w, h in ((14, 14, 52), (42, 11, 28), (198, 11, 28), (226, 14, 52), (66, 9, 18), (174, 9, 18))))
    s.foot(120, 142, 18)
    s.ink(place(hero("#3f6ab0", (0, -0.7), "open", ([(-12, -40), (-24, -34), (-22, -22)], [(12, -40), (24, -46), (30, -58)])), 120, 144, 0.6))
    s.taper(138, 108, 8, 4, WOOD, 0.24)


@room("dl-22", EMBER, lavacave)
def molten_bridge(s: Room) -> None:
    """The bridge has a soft middle."""
    s.ink(path("M-6 70H50L44 154H-6ZM246 70H190L196 154H246Z", ROCK), stroke("M10 90l16 8M8 120l22 -6M226 92l-16 8M230 124l-20 -6", 1.8))
    s.ink(path("M30 62H90Q106 62 112 86Q114 106 112 120Q118 128 122 118Q122 104 126 96Q130 112 134 122Q140 126 140 112Q136 78 150 62H212V76H166Q152 78 152 96Q152 116 146 132Q136 142 128 130Q122 138 114 132Q102 130 102 110Q100 80 88 76H30Z", "#c8a898"))
    s.add(path("M104 90Q108 104 106 118M146 92Q144 108 142 120M124 108V120", stroke="#ff9a30", stroke_width=4, opacity=0.9), s.glow(122, 112, 46, "#ffb040", 0.8))
    s.ink(path("M34 62V30M84 62V30M160 62V30M208 62V30", stroke=INK, stroke_width=7), path("M34 62V30M84 62V30M160 62V30M208 62V30", stroke=IRON, stroke_width=3.6), path("M34 32Q60 52 84 32M160 32Q184 52 208 32M84 32Q92 44 96 58M160 32Q152 44 148 56", stroke=INK, stroke_width=3.4, stroke_dasharray="5 3"))
    s.ink(place(hero("#8a5ac0", (0.2, 0.9), "open", ([(-12, -40), (-30, -46), (-40, -38)], [(12, -40), (30, -46), (40, -38)]), hat=path("M-18 -64L4 -100L18 -64Z", "#8a5ac0") + disc(0, -64, 24, "#8a5ac0", 5)), 122, 108, 0.9), path("M104 104Q112 98 122 104Q134 98 142 104Q142 114 136 118Q130 110 124 116Q116 110 110 118Q104 114 104 104Z", "#c8a898"), sweat(154, 22, 1), sweat(88, 20, 1))


@room("dl-23", LAIR, cavern)
def flame_vent(s: Room) -> None:
    """Every vent has somebody who grills on it."""
    for x, k in ((44, 2.2), (200, 1.9)):
        s.fire(x, 124, k, HOT)
        s.ink(path(f"M{x - 22} 134Q{x - 14} 118 {x} 120Q{x + 14} 118 {x + 22} 134Z", "#6a2a24"))
    s.fire(112, 128, 1.3, HOT)
    s.fire(132, 128, 1.1, HOT)
    s.ink(path("M86 142Q96 124 122 126Q148 124 158 142Z", "#6a2a24"))
    s.ink(path("M80 94H166", stroke=INK, stroke_width=6), path("M80 94H166", stroke=IRON, stroke_width=3), path("M86 94L80 142M160 94L166 142", stroke=INK, stroke_width=5), path("M86 94L80 142M160 94L166 142", stroke=IRON, stroke_width=2.4), tube([(92, 88), (104, 84), (114, 89)], 8, "#b8502e", 1.8), tube([(120, 88), (132, 84), (142, 89)], 8, "#b8502e", 1.8), path("M148 90Q146 78 156 78Q166 78 164 90Z", "#8a3a24"), stroke("M98 82l4 8M126 82l4 8M107 83l3 7M135 83l3 7", 1.5))
    s.ink(place(kobold((-0.2, 0.8), "grin", ([(-11, -30), (-26, -26), (-30, -14)], [(11, -30), (28, -40), (34, -54)]), "#c84a38", hat=path("M-13 -18V-32Q-24 -38 -13 -46Q0 -56 13 -46Q24 -38 13 -32V-18Q0 -24 -13 -18Z", "#ffffff"), wear=path("M-10 -33H10L13 -6Q0 -1 -13 -6Z", "#ffffff")), 122, 92, 1.08))
    s.ink(path("M159 34L172 12", stroke=INK, stroke_width=5), path("M159 34L172 12", stroke=WOOD, stroke_width=2.4), path("M164 14L176 20L186 2L172 -4Z", IRON), path("M89 78L100 86", stroke=INK, stroke_width=4))
    s.add(path("M96 70q-6 -8 0 -16M150 70q-6 -8 0 -16", stroke="#fff4d8", stroke_width=2.8, opacity=0.8))


@room("dl-24", ASH, lavacave)
def bridgehead(s: Room) -> None:
    """They held the bridgehead. It is still warm."""
    s.ink(path("M-6 154V100L130 96L150 104L142 116L152 128L140 154Z", "#5a3a36"), stroke("M16 112l30 4M70 108l26 8M30 134l34 -4M96 136l26 -6", 1.8), path("M128 96L176 90L172 98L188 96L182 104L150 108Z", "#2c1c1c"), path("M246 100L214 104L220 112L208 118L218 154H246Z", "#5a3a36"))
    soot = "#453b3e"
    s.add(s.glow(84, 84, 110, "#ff9a4a", 0.6))
    for x, y, k, hat in ((40, 122, 0.92, path("M-17 -56Q-17 -78 0 -78Q17 -78 17 -56Q0 -64 -17 -56Z", "#443a3c")), (86, 128, 1.06, path("M-18 -64L-2 -94L2 -84L8 -88L18 -64Z", soot) + disc(0, -64, 24, soot, 5)), (126, 122, 0.9, path("M-16 -60L-20 -76L-10 -70L-6 -84L2 -72L10 -82L12 -70L20 -74L16 -60Q0 -66 -16 -60Z", "#1c1618"))):
        s.foot(x, y, 22)
        s.ink(place(hero(soot, (0, 0), "flat", hat=hat, skin="#5a4e52"), x, y, k))
        smoke(s, x + 2, y - 84 * k, 0.42)
    s.ink(path("M146 118V84Q146 70 156 66Q160 74 152 84V118Z", IRON), place(flame(), 20, 102, 0.5), place(flame(), 178, 92, 0.5), place(flame(), 66, 142, 0.55), place(flame(), 224, 104, 0.46))
    s.ink(path("M212 104V48", stroke=INK, stroke_width=6), path("M212 104V48", stroke="#5a3a30", stroke_width=3), path("M214 50H240V60L234 64L240 70V78L230 74L226 80L214 78Z", "#8a2a24"))


@room("dl-25", LAIR, hall)
def playpen(s: Room) -> None:
    """Playtime: the knights are dolls, mostly."""
    s.ink(stroke("M120 -4V6M80 6H160M80 6V12M120 6V10M160 6V12", 1.8), place(sword(20), 80, 22, 0.7, 180), place(shield(), 120, 20, 0.36), place(crown(), 160, 26, 0.6))
    s.add(path("M30 116H210L236 146H4Z", "#f0c8a0", stroke=INK, stroke_width=2))
    for x, y, k, c, look, kind in ((66, 108, 1.0, MOSSY, (0.7, 0.2), "smile"), (176, 106, 1.0, "#5a8ad0", (-0.6, 0), "open"), (120, 116, 1.12, SCALE, (-0.3, 0.6), "fang")):
        s.foot(x, y, 26)
        s.ink(place(baby(c, look, kind), x, y, k))
    s.ink(place(person(IRON, hair=path("M-17 -54Q-17 -78 0 -78Q17 -78 17 -54Q0 -64 -17 -54Z", IRON), face=stroke("M-9 -59l6 6M-3 -59l-6 6M3 -59l6 6M9 -59l-6 6", 2) + mouth(0, -48, 8, "flat")), 106, 128, 0.44, -70), box(30, 122, 18, 18, RED, 2), box(196, 124, 18, 18, "#3f8ad8", 2), box(38, 106, 16, 16, GOLD, 2), star(39, 131, 5, "#fff", 5, 0.45), disc(205, 133, 4, "#fff"), poly([(41, 118), (46, 110), (51, 118)], "#fff", stroke_width=1.2), disc(150, 140, 9, "#e0508a"), path("M142 138q8 -5 16 0", stroke="#fff", stroke_width=2.4))
    s.fire(160, 66, 0.4, HOT)
    s.ink(*(box(x - 3, 106, 6, 44, "#e0b878", 2) for x in (14, 38, 62, 86, 110, 134, 158, 182, 206, 228)), box(0, 102, 240, 7, "#f0cf98", 3), box(0, 142, 240, 7, "#f0cf98", 3), shadow=0.35)


@room("dl-26", ROSE, treasury)
def jealous(s: Room) -> None:
    """All of it. Also that one, over there, by your foot."""
    s.ink(place(drakehead(WINE, (0.8, 0.5), "flat", angry=4), 112, 54, 1.35))
    s.foot(112, 132, 90)
    s.ink(path("M34 134Q60 84 112 80Q164 84 192 134Q112 148 34 134Z", "#ffc83a"), coins(s.random, 112, 124, 40, 66), place(crown(), 84, 92, 1, -12), place(path("M-10 16Q-14 -12 -5 -18V-26H5V-18Q14 -12 10 16Z", GOLD), 138, 94, 0.95, 12), disc(112, 90, 8, "#4fd08a"), disc(66, 112, 6, "#5ab0f0"), disc(158, 112, 7, RED), place(sword(40), 112, 92, 0.7, 160))
    s.ink(tube([(52, 72), (24, 96), (40, 128), (74, 130)], 15, WINE), tube([(172, 72), (202, 98), (186, 128), (152, 130)], 15, WINE), *(path(f"M{x} {y}l{d * 9} -3v5l{d * 8} 1l{d * -8} 5l{d * 7} 4l{d * -14} 1z", "#fff", stroke_width=1.3) for x, y, d in ((78, 124, 1), (148, 124, -1))))
    s.ink(disc(218, 142, 9, "#a5701a", 5), disc(218, 139, 9, GOLD, 5))
    s.add(star(218, 130, 8, "#ffffff"), path("M200 118q8 4 12 10", stroke="#fff4d0", stroke_width=2.4, stroke_dasharray="4 4"), star(140, 72, 7, "#ffffff"))


@room("dl-27", EMBER, hall)
def fire_corridor(s: Room) -> None:
    """The corridor is for walking. Today it is for running."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.radial((0, "#fffbe0"), (0.25, "#ffe070"), (0.55, "#ff8a24"), (1, "#a01c10"), cx=0.5, cy=0.45, r=0.7)))
    for x, y, k, a in ((44, 140, 2.6, -18), (196, 140, 2.6, 18), (84, 110, 2.6, -10), (156, 110, 2.6, 10), (120, 92, 2.6, 0), (20, 90, 1.8, -50), (220, 90, 1.8, 50)):
        s.add(place(flame(*HOT), x, y, k, a))
    frame(s, "M-6 -6H246V156H-6ZM22 156L40 30Q44 8 120 6Q196 8 200 30L218 156Z", "#7a2a22")
    s.foot(120, 146, 34)
    s.ink(place(person("#3f8a4a", arms=([(-12, -40), (-30, -36), (-36, -50)], [(12, -40), (30, -36), (36, -50)]), hair=path("M-17 -56Q-17 -78 0 -78Q17 -78 17 -56Q0 -64 -17 -56Z", IRON), face=pair(0, -56, 15, 6.4, 0, 0) + mouth(0, -44, 13, "open"), legs=False) + tube([(-7, -10), (-12, 4)], 10, "#6a4a3a") + tube([(7, -10), (20, -8), (14, 4)], 9, "#5a3a2a") + disc(-13, 8, 9, LEATHER, 6) + disc(13, 6, 8, LEATHER, 5), 120, 132, 1.15), sweat(160, 44, 1.2), sweat(80, 46, 1.1))
    s.fire(120, 46, 0.8, HOT)
    s.add(path("M70 108l-12 6M72 120l-14 8M170 108l12 6M168 120l14 8", stroke="#fffbe0", stroke_width=3))


@room("dl-28", LAIR, cavern)
def waking_eye(s: Room) -> None:
    """What looked like a wall, opens."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.linear((0, "#e0483a"), (1, "#7a1018"))))
    s.flat(*(path(f"M{x} {y}q14 -16 28 0q-2 16 -14 20q-12 -4 -14 -20z", mix("#c8302a", "#8a161c", s.random.random())) for y in (-14, 4, 22, 40, 58, 76, 94, 112, 130) for x in range(-14 + (y // 18 % 2) * 14, 244, 28)), width=1.6)
    s.ink(path("M8 76Q60 14 124 16Q194 18 234 70Q190 128 122 130Q52 128 8 76Z", "#8a141c"), path("M22 76Q66 28 124 28Q186 30 220 70Q184 116 122 118Q60 116 22 76Z", "#ffc83a"))
    s.add(disc(121, 73, 44, s.radial((0, "#fff6a0"), (0.5, "#ffb02e"), (1, "#e0701a")), stroke=INK, stroke_width=2), path("".join(f"M{num(121 + 20 * math.cos(a))} {num(73 + 20 * math.sin(a))}L{num(121 + 41 * math.cos(a))} {num(73 + 41 * math.sin(a))}" for a in (i * math.pi / 14 for i in range(28))), stroke="#c8541a", stroke_width=2, opacity=0.8))
    s.flat(path("M121 30Q142 73 121 116Q100 73 121 30Z", "#210"))
    s.add(disc(100, 52, 9, "#fff", 11, opacity=0.9), disc(140, 94, 4, "#fff", opacity=0.8))
    s.ink(place(hero("#3f6ab0", (0, 0), "open"), 121, 98, 0.42), path("M2 70Q56 4 124 6Q196 8 240 64L234 72Q190 24 124 24Q58 22 10 80Z", "#b02226"))
    s.foot(206, 146, 18)
    s.ink(place(path("M-14 2Q-18 -32 -6 -40H6Q18 -32 14 2Z", "#3f6ab0") + disc(0, -50, 14, IRON) + tube([(-12, -32), (-24, -44)], 6, "#3f6ab0") + tube([(12, -32), (24, -44)], 6, "#3f6ab0"), 206, 148, 0.85))


@room("dl-29", EMBER, treasury)
def under_belly(s: Room) -> None:
    """The way leads under the belly. Breathe when it breathes."""
    s.ink(path("M-6 -6H246V58Q214 92 120 94Q26 92 -6 58Z", SCALE), path("M12 -6H228V44Q206 84 120 86Q34 84 12 44Z", BELLY), stroke("M14 12Q120 46 226 12M12 34Q120 70 228 34M26 56Q120 90 214 56", 2))
    s.ink(*(place(poly([(-6, -3), (0, -8), (6, -3), (0, 8)], c), x, y, k, a) for x, y, c, k, a in ((60, 30, "#5ab0f0", 1, 10), (170, 26, "#4fd08a", 1.1, -14), (98, 56, RED, 1.1, 20), (150, 66, "#b070e0", 0.9, -8), (200, 46, "#ffe36a", 0.9, 0), (44, 58, "#ffe36a", 0.8, 20), (122, 22, "#f080b0", 0.8, 0))), *(disc(x, y, 6, GOLD) for x, y in ((78, 68), (138, 42), (184, 64), (112, 74))))
    s.ink(path("M-6 60Q30 70 34 110Q36 136 14 140H-6ZM246 60Q210 70 206 110Q204 136 226 140H246Z", SCALE), path("M8 138l5 10l6 -9l5 9l5 -11zM232 138l-5 10l-6 -9l-5 9l-5 -11z", "#fff", stroke_width=1.5))
    s.foot(112, 140, 24)
    s.ink(place(hero("#3f8a4a", (0.4, -0.9), "flat", ([(-12, -40), (-20, -30), (-26, -22)], [(12, -40), (20, -46), (6, -52)]), hat=path("M-18 -50Q-18 -74 0 -74Q18 -74 18 -50Q12 -66 0 -64Q-12 -66 -18 -50Z", "#3f8a4a")), 112, 142, 0.72), place(sack(), 88, 142, 0.62), sweat(134, 96, 0.8))
    s.ink(path("M160 140L162 92", stroke=INK, stroke_width=7), path("M160 140L162 92", stroke=WOOD, stroke_width=4), path("M150 88H174V95H150Z", WOOD))


@room("dl-30", ROSE, hall)
def at_home(s: Room) -> None:
    """The dragon is at home, and was just about to put the kettle on."""
    s.ink(box(10, 58, 56, 60, "#a85a4a", 2), path("M20 118V86Q22 74 38 74Q54 74 56 86V118Z", "#2c0a0a"), box(4, 50, 68, 10, "#c87860", 2), place(skull(), 22, 40, 0.44), place(crown(), 50, 50, 0.7))
    s.fire(38, 118, 0.9, HOT)
    s.ink(path("M182 14H222V50H182Z", GOLD), box(187, 19, 30, 26, "#9fdcf6"), place(hero(kind="smile"), 202, 52, 0.34), shadow=0.4)
    s.foot(136, 146, 80)
    s.ink(path("M78 144V48Q80 10 136 10Q192 10 194 48V144Z", "#3f5a8a"), path("M64 144V96Q66 84 80 84Q92 86 92 98V144ZM208 144V96Q206 84 192 84Q180 86 180 98V144Z", "#4f6ea4"))
    s.ink(place(dragon(SCALE, (-0.2, 0.5), "smile", ([(-20, -46), (-36, -40), (-30, -30)], [(20, -46), (36, -40), (30, -30)]), wings=False, wear=path("M-27 -2Q-38 -34 -20 -56L0 -24L20 -56Q38 -34 27 -2Q0 6 -27 -2Z", "#5a8a5a"), lid=SCALE), 136, 146, 1.12))
    s.ink(disc(122, 44, 12, "none", stroke=GOLD, stroke_width=2.6), disc(150, 44, 12, "none", stroke=GOLD, stroke_width=2.6), path("M134 43q2 -3 4 0", stroke=GOLD, stroke_width=2.4), path("M94 88L136 94L178 88V122L136 128L94 122Z", CREAM), path("M136 94V128", stroke=INK, stroke_width=1.8), stroke("M100 96l28 4M100 103l28 4M100 110l28 4M144 100l28 -4M144 114l28 -4", 1.8), box(144, 103, 14, 9, "#d8b890", stroke_width=1.3), disc(98, 106, 7, SCALE), disc(174, 106, 7, SCALE))
    s.ink(place(disc(0, -7, 19, "#f6a8c8", 12) + path("M-9 -14Q-22 -40 -14 -42Q-5 -40 -3 -18ZM9 -14Q22 -40 14 -42Q5 -40 3 -18Z", "#f6a8c8") + pair(0, -8, 11, 3.4) + disc(0, -3, 2.4, "#e0508a", stroke_width=1), 110, 152, 0.8), place(disc(0, -7, 19, "#f6a8c8", 12) + path("M-9 -14Q-22 -40 -14 -42Q-5 -40 -3 -18ZM9 -14Q22 -40 14 -42Q5 -40 3 -18Z", "#f6a8c8") + pair(0, -8, 11, 3.4) + disc(0, -3, 2.4, "#e0508a", stroke_width=1), 162, 152, 0.8))
    s.ink(box(206, 112, 34, 6, "#8a5230", 1), box(220, 118, 5, 30, "#8a5230"), place(path("M-10 -8H10L7 6H-7Z", "#ffffff") + stroke("M10 -5q8 2 2 8", 2.4), 222, 106, 1.1))
    s.add(path("M218 94q-6 -7 0 -14q6 -7 0 -12M226 94q-6 -7 0 -14", stroke="#fff4ec", stroke_width=2.4, opacity=0.85))


@room("ember-orb", EMBER, cavern)
def ember_orb(s: Room) -> None:
    """An orb of ember in a claw; a small storm of fire lives in it."""
    s.add(s.rays(120, 66, "#fff0a0", 0.9, 15, 150), s.glow(120, 66, 110, "#ffd060", 0.95))
    s.foot(120, 142, 44)
    s.ink(path("M84 146L92 130H148L156 146Z", "#5a2a24"), path("M104 132Q102 112 110 106H130Q138 112 136 132Z", "#7a3a2c"))
    s.ink(disc(120, 66, 44, "#ff8a24"))
    s.add(disc(120, 66, 41, s.radial((0, "#fffbe0"), (0.3, "#ffe070"), (0.65, "#ff9a2a"), (1, "#d8381a"), cx=0.45, cy=0.42)), path("M120 98Q92 92 94 66Q98 44 122 44Q144 48 142 68Q138 86 120 84Q106 80 110 66Q116 56 126 62", stroke="#fff8d0", stroke_width=5, opacity=0.85), path("M120 98Q92 92 94 66Q98 44 122 44Q144 48 142 68Q138 86 120 84", stroke="#e8501a", stroke_width=2, opacity=0.8), disc(102, 44, 8, "#fff", 5, opacity=0.9, transform="rotate(-35 102 44)"))
    s.ink(tube([(110, 112), (84, 100), (76, 76), (84, 60)], 9, "#6a2430"), tube([(130, 112), (156, 100), (164, 76), (156, 60)], 9, "#6a2430"), tube([(120, 114), (118, 104), (120, 94)], 9, "#6a2430"), *(place(path("M-5 6L0 -12L5 6Z", BONE), x, y, 1, a) for x, y, a in ((87, 56, 24), (153, 56, -24), (120, 90, 0))))
    for x, y, k in ((60, 58, 0.6), (182, 54, 0.6), (72, 28, 0.45), (168, 24, 0.45), (120, 20, 0.6)):
        s.fire(x, y, k, HOT)


@room("dragonhide-panniers", LAIR, treasury)
def panniers(s: Room) -> None:
    """Two saddlebags of dragonhide, and what fits into them: everything."""
    s.add(s.rays(120, 66, "#fff0b0", 0.6, 13, 150), s.glow(120, 66, 96, "#fff0b0", 0.8))
    s.foot(120, 142, 90)
    s.ink(place(sword(60), 60, 66, 0.9, -18), place(path("M-10 16Q-14 -12 -5 -18V-26H5V-18Q14 -12 10 16Z", GOLD), 86, 50, 0.9, 8), place(crown(), 64, 60, 0.9, -14), place(spear(50), 178, 70, 1, 14), place(skull(), 156, 52, 0.6, 12), place(book("#3f6ab0"), 190, 54, 0.95, 70), place(bone(20), 172, 44, 0.8, -60))
    for x in (68, 172):
        s.ink(path(f"M{x - 42} 66H{x + 42}L{x + 46} 118Q{x + 44} 142 {x} 144Q{x - 44} 142 {x - 46} 118Z", SCALE))
        s.flat(*(path(f"M{x + dx} {y}q9 12 18 0", "#b02226") for y in (84, 98, 112, 126) for dx in (range(-38, 30, 18) if y % 28 else range(-29, 22, 18))), width=1.6)
        s.ink(path(f"M{x - 46} 62H{x + 46}V78Q{x} 116 {x - 46} 78Z", WINE), box(x - 9, 84, 18, 20, GOLD, 3), box(x - 5, 90, 10, 8, "#5a2a14", 1), *(box(x + d - 5, 62, 10, 34, LEATHER, 1) for d in (-28, 28)))
    s.ink(path("M92 66Q120 40 148 66L140 76Q120 56 100 76Z", LEATHER), disc(120, 57, 6, GOLD), coins(s.random, 120, 144, 9, 18))
    s.add(star(40, 40, 9, "#ffffff"), star(206, 34, 8, "#ffffff"), star(120, 30, 7, "#ffffff"))
