"""The rooms of the Goblin Camp: green woods, sharp logs, and a people of many plans."""
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
    bang,
    barrel,
    blush,
    bone,
    brows,
    chest,
    coins,
    crown,
    eye,
    helmet,
    mouth,
    notes,
    pair,
    person,
    puff,
    room,
    shield,
    skull,
    spear,
    stroke,
    sweat,
    sword,
    tube,
    zed,
)
from sprites.draw.kit import Tone, box, dark, disc, light, mix, num, path, place, poly, star

CAMP = Tone("#f0f8b8", "#72c468", "#1f7a43", "#0a3520", "#faffe6")
MOSS = Tone("#fbf8b0", "#a4c84c", "#4a8428", "#1c3a10", "#fffff0")
PINE = Tone("#d8fae0", "#4cb48c", "#146a54", "#06302c", "#f0fff8")
NIGHT = Tone("#b8f0a8", "#2f9458", "#0f4c34", "#041c16", "#e8ffdc")
SKIN, LIME, OLIVE, TEAL = "#86c040", "#b2d44c", "#6a9a3a", "#58b078"
MUD, CANVAS, BARK = "#8a6236", "#e0c48c", "#7a5230"


def pines(s: Room, base: float, fill: str, count: int = 9, low: float = 50, high: float = 96) -> None:
    """A row of dark firs."""
    data = ""
    for i in range(count):
        x, h = i * WIDTH / (count - 1) + s.random.uniform(-10, 10), s.random.uniform(low, high)
        w = h * 0.3
        data += f"M{num(x - w)} {num(base)}L{num(x - w * 0.35)} {num(base - h * 0.4)}H{num(x - w * 0.75)}L{num(x - w * 0.2)} {num(base - h * 0.7)}H{num(x - w * 0.5)}L{num(x)} {num(base - h)}L{num(x + w * 0.5)} {num(base - h * 0.7)}H{num(x + w * 0.2)}L{num(x + w * 0.75)} {num(base - h * 0.4)}H{num(x + w * 0.35)}L{num(x + w)} {num(base)}Z"
    s.add(path(data, fill, stroke=INK, stroke_width=1.4, stroke_opacity=0.5))


def grass(s: Room, y: float = 112, fill: str = "") -> None:
    """A floor of grass."""
    green = fill or mix(s.tone.mid, s.tone.near, 0.35)
    s.add(path(f"M-4 {num(y + 3)}Q50 {num(y - 5)} 120 {num(y)}T244 {num(y + 1)}V154H-4Z", s.linear((0, light(green, 0.15)), (1, dark(green, 0.45))), stroke=INK, stroke_width=2.2))
    tufts = "".join(f"M{s.random.randint(0, 236)} {s.random.randint(int(y) + 8, 148)}l2 -6l2 5l3 -7l2 8" for _ in range(16))
    s.add(path(tufts, stroke=dark(green, 0.5), stroke_width=1.5, opacity=0.8))


def clearing(s: Room) -> None:
    """A clearing among firs."""
    air(s, 0.5, 0.36)
    pines(s, 114, mix(s.tone.mid, s.tone.near, 0.4), 11, 44, 74)
    s.mist(104, s.tone.far, 0.45)
    pines(s, 118, mix(s.tone.near, s.tone.dark, 0.3), 5, 80, 124)
    s.add(s.glow(120, 56, 100, s.tone.far, 0.5))
    grass(s)


def stakes(s: Room) -> None:
    """A wall of sharpened logs, mud in front of it."""
    air(s, 0.5, 0.2)
    pines(s, 60, mix(s.tone.mid, s.tone.near, 0.5), 8, 30, 60)
    logs = ""
    for i in range(13):
        x, top = i * 20 - 8, 30 + s.random.uniform(-8, 8)
        logs += path(f"M{x} 118V{num(top + 14)}L{x + 10} {num(top)}L{x + 20} {num(top + 14)}V118Z", mix("#a8783c", s.tone.near, s.random.uniform(0.1, 0.35))) + stroke(f"M{x + 7} {num(top + 30)}v{s.random.randint(20, 50)}", 1.2)
    s.flat(logs, box(-4, 58, 248, 7, "#8a5a2c"), box(-4, 94, 248, 7, "#8a5a2c"))
    s.add(s.glow(120, 70, 110, s.tone.far, 0.5))
    grass(s, 116, mix(MUD, s.tone.mid, 0.35))


def tent(s: Room) -> None:
    """Inside a tent of patched canvas."""
    air(s, 0.5, 0.45)
    stripes = "".join(f"M120 -30L{num(-60 + i * 60)} 120H{num(-30 + i * 60)}Z" for i in range(7))
    s.add(path(stripes, s.tone.near, opacity=0.45), path("".join(f"M120 -30L{num(-60 + i * 30)} 120" for i in range(13)), stroke=s.tone.dark, stroke_width=1.5, opacity=0.5))
    s.flat(box(114, -4, 11, 118, BARK), place(box(-12, -10, 24, 20, s.tone.far, 1) + stroke("M-12 -10l-3 -3M12 -10l3 -3M-12 10l-3 3M12 10l3 3", 1.6), 44, 50, 1, -14), place(box(-10, -9, 20, 18, "#d8a860", 1), 200, 40, 1, 12))
    grass(s, 114, mix(MUD, s.tone.mid, 0.3))


def night(s: Room) -> None:
    """The camp by night, with a moon."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.linear((0, s.tone.dark), (0.7, s.tone.mid), (1, s.tone.near))), s.glow(196, 30, 70, "#f4ffc8", 0.7), disc(196, 30, 15, "#f8fcd0", stroke=INK, stroke_width=2), disc(191, 26, 3, "#d8e0a0"), disc(201, 34, 4, "#d8e0a0"))
    s.dust(24, "#ffffff", (4, 4, 170, 60), 0.8)
    pines(s, 116, mix(s.tone.near, s.tone.dark, 0.4), 9, 50, 92)
    grass(s)


REACH = ([(-12, -28), (-22, -20), (-18, -10)], [(12, -28), (22, -20), (18, -10)])


def gobhead(skin: str = SKIN, look: tuple[float, float] = (0, 0), kind: str = "grin", *, lid: str = "", angry: float = 0, blink: bool = False) -> str:
    """The head of a goblin about (0, 0): 90 wide with its ears."""
    ears = "".join(path(f"M{k * 17} -6Q{k * 30} -20 {k * 46} -17Q{k * 40} 2 {k * 19} 8Z", skin) + path(f"M{k * 21} -4Q{k * 30} -13 {k * 40} -13Q{k * 34} -1 {k * 22} 4Z", "#f0a890", stroke_width=1.4) for k in (-1, 1))
    head = path("M-23 -2Q-23 -23 0 -24Q23 -23 23 -2Q21 17 0 20Q-21 17 -23 -2Z", skin)
    gaze = stroke("M-15 -6q5 5 10 0M5 -6q5 5 10 0", 2.4) if blink else pair(0, -7, 19, 6.6, *look, white="#fff7b0", lid=lid)
    nose = path("M-4 -4Q0 -8 4 -4Q9 6 0 7Q-9 6 -4 -4Z", dark(skin, 0.12), stroke_width=1.8)
    return ears + head + gaze + (brows(0, -16, 20, 11, angry, 2.8) if angry else "") + mouth(0, 11, 20, kind) + nose


def goblin(skin: str = SKIN, look: tuple[float, float] = (0, 0), kind: str = "grin", arms: tuple[list[tuple[float, float]], list[tuple[float, float]]] = REACH, tunic: str = "#a8683a", *, hat: str = "", wear: str = "", lid: str = "", angry: float = 0, blink: bool = False) -> str:
    """A goblin on (0, 0), 74 high, its shoulders on (-+12, -28), its head about (0, -50)."""
    legs = tube([(-6, -9), (-8, -2)], 6, skin) + tube([(6, -9), (8, -2)], 6, skin) + disc(-11, 0, 9, skin, 4.4) + disc(11, 0, 9, skin, 4.4)
    body = path("M-13 -33Q0 -38 13 -33L17 -8L10 -11L5 -6L0 -10L-6 -6L-11 -11L-17 -8Z", tunic) + tube([(-14, -18), (0, -15), (14, -18)], 2.6, LEATHER, 1.3)
    limbs = "".join(tube(list(arm), 6, skin) + disc(*arm[-1][:2], 4.8, skin) for arm in arms)
    return legs + body + wear + place(gobhead(skin, look, kind, lid=lid, angry=angry, blink=blink), 0, -50) + (place(hat, 0, -50) if hat else "") + limbs


def pothat(fill: str = IRON) -> str:
    """A helmet that was a pot, for a head about (0, 0)."""
    return path("M-21 -10V-20Q-20 -34 0 -34Q20 -34 21 -20V-10Q0 -18 -21 -10Z", fill) + box(20, -22, 16, 5, dark(fill, 0.2), 2) + disc(0, -36, 3.4, fill)


def cap(fill: str = RED) -> str:
    """A pointed hat that flops, for a head about (0, 0)."""
    return path("M-22 -12Q-16 -34 2 -40Q20 -44 32 -30Q20 -34 16 -28Q22 -20 22 -12Q0 -22 -22 -12Z", fill) + disc(32, -28, 4, CREAM)


def drum(fill: str = RED, w: float = 22) -> str:
    """A drum on (0, 0), 34 high."""
    zig = stroke("M" + "L".join(f"{num(-w + i * w / 3)} {(-6, -26)[i % 2]}" for i in range(7)), 1.6)
    return path(f"M{-w} -28L{num(-w * 0.8)} 0Q0 6 {num(w * 0.8)} 0L{w} -28Z", fill) + zig + disc(0, -28, w, CANVAS, w * 0.34)


def bush(w: float = 40, fill: str = "#3f8a3a") -> str:
    """A round bush on (0, 0)."""
    return path(f"M{num(-w)} 4Q{num(-w * 1.25)} -16 {num(-w * 0.8)} -22Q{num(-w * 0.8)} -42 {num(-w * 0.36)} -38Q0 -58 {num(w * 0.36)} -40Q{num(w * 0.85)} -42 {num(w * 0.82)} -22Q{num(w * 1.25)} -14 {num(w)} 4Z", fill) + stroke(f"M{num(-w * 0.5)} -16q6 -6 12 0M{num(w * 0.2)} -26q6 -6 12 0M{num(-w * 0.1)} -8q6 -5 12 0", 1.6)


def hero(coat: str = "#3f6ab0", look: tuple[float, float] = (0, 0), kind: str = "open", arms: tuple[list[tuple[float, float]], list[tuple[float, float]]] | None = None, hat: str = "") -> str:
    """An adventurer on (0, 0)."""
    return person(coat, arms=arms, hair=hat or path("M-17 -56Q-17 -78 0 -78Q17 -78 17 -56Q0 -64 -17 -56Z", IRON), face=pair(0, -56, 13, 5, *look) + mouth(0, -47, 8, kind))


def arrow(long: float = 40, feather: str = RED) -> str:
    """An arrow whose point is on (0, 0) and which comes from the left."""
    return box(-long, -1.3, long, 2.6, WOOD, stroke_width=1.4) + path(f"M{-long} 0l-7 -5h8l4 5l-4 5h-8z", feather, stroke_width=1.5)


@room("gc-01", MOSS, clearing)
def loot_tent(s: Room) -> None:
    """The chief's loot, and a guard who dreams of it."""
    s.add(s.glow(104, 96, 80, "#fff2a0", 0.9))
    s.foot(100, 136, 80)
    s.ink(path("M100 6L186 134H14Z", "#c84a38"), path("M100 6L128 134H72Z", "#3a2010"), path("M100 6L44 134H14ZM100 6L186 134H156Z", "#e0c48c"), path("M100 8V-8L120 -2L100 4", "#5aa83a"))
    s.ink(coins(s.random, 100, 128, 30, 34), place(chest(), 90, 116, 0.72), place(crown(), 118, 110, 0.8, 14), place(path("M-8 14Q-12 -10 -4 -16V-22H4V-16Q12 -10 8 14Z", GOLD), 126, 122, 0.8, 24))
    s.ink(path("M70 134L92 60L60 84L44 134ZM130 134L108 60L140 84L156 134Z", "#d85a44"))
    s.foot(196, 144, 28)
    s.ink(place(spear(84), 220, 146, 1, -6), place(goblin(SKIN, kind="smile", hat=pothat(), blink=True, arms=([(-12, -28), (-20, -18), (-8, -12)], [(12, -28), (20, -34), (24, -42)])), 194, 146, 1.12, 8), zed(214, 42, 0.9), zed(232, 18, 0.6))
    s.add(star(90, 92, 9, "#ffffff"), star(124, 96, 8, "#ffffff"), star(62, 122, 6, "#ffffff"))


@room("gc-02", CAMP, clearing)
def wagon(s: Room) -> None:
    """They stole a wagon without a horse; the horse is being discussed."""
    s.foot(150, 146, 90)
    s.ink(path("M96 84Q90 28 150 24Q214 26 222 84Z", CANVAS), stroke("M122 30Q112 56 116 84M150 24V84M180 28Q192 56 190 84", 1.8), path("M130 84Q130 48 150 46Q172 48 172 84Z", "#3a2810"), path("M86 84H230L222 114H96Z", "#a8683a"), stroke("M90 98H226", 1.6))
    for x in (116, 204):
        s.ink(disc(x, 122, 24, "#8a5230"), disc(x, 122, 17, "#4a6a34"), *(place(box(-2.500, -18, 5, 36, "#a8683a"), x, 122, 1, a) for a in (0, 45, 90, 135)), disc(x, 122, 6, GOLD))
    s.ink(place(goblin(LIME, (-0.8, 0.4), "grin", ([(-12, -28), (-30, -40), (-46, -58)], [(12, -28), (20, -18), (8, -10)]), hat=cap()), 152, 88, 0.84))
    s.ink(path("M112 40Q70 14 44 34", stroke=INK, stroke_width=5.5), path("M112 40Q70 14 44 34", stroke=WOOD, stroke_width=2.6), path("M44 34V50", stroke=CREAM, stroke_width=1.6), place(path("M-5 0L0 24L5 0Q0 -4 -5 0Z", "#f0913a") + path("M-3 0l-4 -9l5 3l2 -7l3 7l5 -3l-5 9z", "#4fae3a"), 44, 52))
    for x, c, k in ((30, SKIN, 0.92), (70, OLIVE, 0.84)):
        s.foot(x, 144, 22)
        s.ink(place(goblin(c, (0.1, -0.7), "open", ([(-12, -28), (-24, -22), (-30, -28)], [(12, -28), (8, -18), (-2, -22)]), wear=tube([(-14, -30), (0, -20), (14, -30)], 5, "#5a3a20", 1.6)), x, 146, k, -8))
    s.add(path("M44 122L96 106", stroke=INK, stroke_width=6), path("M44 122L96 106", stroke=WOOD, stroke_width=3))


@room("gc-03", MOSS, clearing)
def latrine(s: Room) -> None:
    """The queue is long and it is the chief's newspaper day."""
    s.ink(path("M16 134V40L66 16L116 40V134Z", "#a8743c"), path("M8 44L66 12L124 44L118 52L66 24L14 52Z", "#7a5230"), stroke("M34 40V134M98 40V134", 1.5), box(42, 50, 48, 84, "#8a5a2c", 2), path("M70 58A10 10 0 1 0 74 74A8 8 0 0 1 70 58Z", "#fff3a0"), disc(50, 94, 2.6, GOLD))
    s.ink(box(52, 84, 30, 5, "#3a2010", 2), shadow=0)
    s.add(*(path(f"M{x} {y}q-8 -8 0 -16q8 -8 0 -16", stroke="#c8e04a", stroke_width=3.4, opacity=0.9) for x, y in ((26, 34), (66, 12), (106, 34))))
    s.ink(*(disc(x, y, 2.6, INK, stroke="none") + path(f"M{x} {y}l-4 -5M{x} {y}l4 -5", stroke="#ffffff", stroke_width=1.6) for x, y in ((20, 70), (122, 76), (90, 20), (42, 10))), shadow=0)
    for x, y, c, tunic, look, kind, a in ((148, 124, SKIN, "#a8683a", (-0.9, 0), "flat", -6), (182, 138, LIME, "#8a3a5a", (-0.9, -0.2), "sad", 5), (218, 149, OLIVE, "#4a6ab0", (-0.9, 0), "open", -3)):
        s.foot(x, y, 22)
        knees = tube([(-5, -10), (5, -2)], 6, c) + tube([(5, -10), (-5, -2)], 6, c)
        s.ink(place(tube([(-5, -9), (6, -1)], 6, c) + place(goblin(c, look, kind, ([(-12, -28), (-18, -18), (-4, -12)], [(12, -28), (18, -18), (4, -12)]), tunic, hat=(cap() if x == 182 else "")), 0, 0) + knees, x, y, 0.74, a), sweat(x + 15, y - 53, 0.9))


@room("gc-04", NIGHT, stakes)
def smithy(s: Room) -> None:
    """The smith makes armour of spoons and swords of whatever is left."""
    s.add(s.glow(66, 84, 90, "#ffa040", 0.9))
    s.ink(path("M18 126V80Q20 54 56 52Q92 54 94 80V126Z", "#7a746a"), path("M34 126V92Q36 74 56 74Q76 74 78 92V126Z", "#2a120a"), box(44, 10, 26, 44, "#8a847a", 2))
    s.fire(56, 126, 1.1)
    s.foot(170, 142, 44)
    s.ink(place(goblin(SKIN, (-0.5, 0.6), "grin", ([(-12, -28), (-24, -20), (-26, -10)], [(12, -28), (28, -42), (20, -66)]), wear=path("M-11 -32H11L14 -4Q0 0 -14 -4Z", "#5a4030"), angry=2), 176, 142, 1.22))
    s.ink(path("M198 62L178 44", stroke=INK, stroke_width=7), path("M198 62L178 44", stroke=WOOD, stroke_width=3.6), place(box(-16, -9, 32, 18, IRON, 2), 178, 38, 1, 44), path("M98 112H148Q146 120 134 122L138 142H108L112 122Q100 120 98 112Z", "#5a626c"), path("M92 106H150V114H104Q94 114 92 106Z", "#7c8690"))
    s.ink(place(box(-2, -20, 4, 40, GOLD, 1) + disc(0, -22, 6, "#ff8a3a", 8), 122, 100, 1, 78), bang(122, 92, 12, "#fff0a0"), shadow=0.2)
    s.ink(place(shield("#9a5a2c", "".join(place(disc(0, -8, 5, "#d8e0e8", 7) + box(-1.500, -2, 3, 18, "#d8e0e8"), 0, 0, 0.9, a) for a in (0, 72, 144, 216, 288))), 218, 112, 0.92, 10), place(helmet(IRON, "#5aa83a"), 26, 148, 0.7))
    s.add(*(path(f"M{x} {y}l{dx} {dy}", stroke="#fff0a0", stroke_width=2.4) for x, y, dx, dy in ((106, 84, -8, -8), (122, 76, 0, -10), (136, 84, 8, -7))))


@room("gc-05", NIGHT, night)
def drum_circle(s: Room) -> None:
    """Round the fire they drum, each to another beat."""
    s.foot(120, 124, 40)
    s.ink(place(bone(36, BARK), 120, 122, 1, 16), place(bone(36, BARK), 120, 122, 1, -16))
    s.fire(120, 120, 1.9)
    for x, y, c, look, kind, h, dr in ((52, 142, SKIN, (0.6, 0), "open", RED, RED), (190, 142, LIME, (-0.6, 0), "grin", "#3f8ad8", "#3f8ad8")):
        s.foot(x, y, 34)
        s.ink(place(goblin(c, look, kind, ([(-12, -28), (-28, -36), (-26, -50)], [(12, -28), (26, -26), (20, -16)]), hat=path("M-23 -10Q0 -20 23 -10V-4Q0 -14 -23 -4Z", h) + path("M14 -14L22 -40L28 -12Z", CREAM), blink=x > 100), x, y - 6, 1.12), place(drum(dr, 24), x, y + 8, 1.02))
        s.ink(path(f"M{x - 30} {y - 62}L{x - 12} {y - 36}M{x + 22} {y - 24}L{x + 2} {y - 24}", stroke=INK, stroke_width=5.5), path(f"M{x - 30} {y - 62}L{x - 12} {y - 36}M{x + 22} {y - 24}L{x + 2} {y - 24}", stroke=BONE, stroke_width=2.6))
    s.ink(notes(94, 40, 1.1), notes(150, 34, 1.2), notes(20, 56, 0.9), notes(222, 78, 0.9), bang(40, 104, 7), bang(192, 112, 7))


@room("gc-06", CAMP, clearing)
def stew_pot(s: Room) -> None:
    """The stew thinks it is in a hot tub, and would like more bubbles."""
    s.foot(120, 146, 66)
    s.ink(place(hero("#f0c49a", (0.3, 0), "smile", ([(-12, -40), (-36, -44), (-50, -30)], [(12, -40), (36, -44), (50, -30)]), hat=path("M-16 -62Q-14 -78 0 -76Q14 -78 16 -62Q8 -70 0 -68Q-8 -70 -16 -62Z", "#c8702a") + path("M-18 -64Q0 -78 18 -64V-58Q0 -70 -18 -58Z", "#ffffff")), 120, 110, 1.1))
    s.ink(path("M66 86Q60 142 104 146H136Q180 142 174 86Z", "#4c5458"), box(58, 76, 124, 13, "#6a7478", 6), path("M62 96Q44 92 46 78M178 96Q196 92 194 78", stroke=INK, stroke_width=5))
    s.ink(*(disc(x, y, r, "#e8f4c0", stroke_width=1.5) for x, y, r in ((80, 76, 7), (96, 74, 6), (150, 74, 7), (164, 77, 6), (110, 78, 5), (134, 78, 5))), place(path("M-5 0L0 24L5 0Q0 -4 -5 0Z", "#f0913a") + path("M-3 0l-4 -9l5 3l2 -7l3 7l5 -3l-5 9z", "#4fae3a"), 88, 66, 0.8, -40), disc(158, 68, 7, RED), shadow=0.2)
    for x, size in ((94, 0.8), (120, 1), (146, 0.8)):
        s.fire(x, 152, size)
    s.foot(28, 144, 24)
    s.foot(212, 144, 24)
    s.ink(place(goblin(SKIN, (0.8, -0.3), "grin", ([(-12, -28), (-20, -20), (-12, -12)], [(12, -28), (24, -30), (32, -40)]), hat=path("M-14 -20V-32Q-24 -38 -14 -46Q0 -56 14 -46Q24 -38 14 -32V-20Q0 -26 -14 -20Z", "#ffffff")), 26, 146, 1.02), path("M52 108L78 84", stroke=INK, stroke_width=5.5), path("M52 108L78 84", stroke=WOOD, stroke_width=2.6))
    s.ink(place(goblin(LIME, (-0.8, -0.3), "sad", ([(-12, -28), (-24, -24), (-26, -34)], [(12, -28), (22, -18), (16, -10)])), 214, 146, 1.02), place(path("M-5 0H5V18H-5ZM-4 0l-3 -10h14l-3 10", "#c8d2da"), 188, 96, 0.9))
    s.add(path("M86 40q-8 -8 0 -16q8 -8 0 -16M156 40q-8 -8 0 -16q8 -8 0 -16", stroke="#fffbe0", stroke_width=3.4, opacity=0.8))


def wolf(coat: str = "#8a8f86", look: tuple[float, float] = (0, 0)) -> str:
    """The head of a wolf about (0, 0), 60 high."""
    return path("M-26 -4L-30 -34L-12 -22H12L30 -34L26 -4Q22 18 0 30Q-22 18 -26 -4Z", coat) + path("M-26 -26L-24 -12L-17 -18ZM26 -26L24 -12L17 -18Z", "#d89a90", stroke_width=1.4) + path("M-14 6Q0 -6 14 6Q12 24 0 27Q-12 24 -14 6Z", light(coat, 0.5), stroke_width=1.6) + disc(0, 6, 6, "#210", 4.4) + stroke("M0 10v5M-9 14q5 6 9 1q4 5 9 -1", 1.8) + path("M-8 17l3 6l2 -6zM8 17l-3 6l-2 -6z", "#fff", stroke_width=1.2) + pair(0, -6, 24, 5.6, *look, white="#ffe06a") + brows(0, -14, 24, 10, 3)


@room("gc-07", PINE, stakes)
def wolf_pens(s: Room) -> None:
    """Three pens, three wolves, one of them on paper only."""
    for x in (42, 120, 198):
        s.ink(box(x - 35, 50, 70, 88, "#173a2a", 3))
    s.ink(place(path("M-26 44Q-30 14 0 8Q30 14 26 44Z", "#8a8f86") + wolf("#8a8f86", (0.5, 0)), 42, 96, 1), place(path("M-26 44Q-30 14 0 8Q30 14 26 44Z", "#b0a890") + wolf("#b0a890", (-0.5, 0)), 198, 96, 1))
    s.ink(place(path("M-12 4Q-18 -22 -8 -28H8Q18 -22 12 4Z", "#c8884a") + disc(-8, 4, 6, "#c8884a", 3.4) + disc(8, 4, 6, "#c8884a", 3.4) + path("M-16 -40L-30 -62L-8 -52ZM16 -40L30 -62L8 -52Z", "#c8884a") + disc(0, -40, 18, "#c8884a", 17) + disc(0, -33, 8, "#f0d0a0", 6.5, stroke_width=1.4) + disc(0, -37, 3.4, "#210", 2.6, stroke="none") + pair(0, -45, 17, 7, 0, -0.3) + path("M-4 -29h8l-1 5q-3 3 -6 0z", "#e86a7a", stroke_width=1.4) + tube([(-11, -22), (0, -19), (11, -22)], 5, RED, 1.6) + "".join(poly([(x - 2.500, y), (x, y + 7), (x + 2.500, y)], "#e8eef2", stroke_width=1.2) for x, y in ((-8, -19), (0, -16), (8, -19))), 120, 132, 1.05))
    for x in (42, 120, 198):
        s.ink(*(box(x + d, 48, 5, 92, IRON, 1) for d in (-30, -15, 10, 25)), box(x - 37, 46, 74, 7, BARK, 2), box(x - 37, 134, 74, 7, BARK, 2))
    s.ink(place(box(-20, -10, 40, 20, CANVAS, 2) + place(bone(16), 0, 0, 0.9), 120, 30), place(box(-20, -10, 40, 20, CANVAS, 2) + place(bone(16), 0, 0, 0.9), 42, 30), place(box(-20, -10, 40, 20, CANVAS, 2) + place(bone(16), 0, 0, 0.9), 198, 30))


@room("gc-08", CAMP, stakes)
def dummies(s: Room) -> None:
    """Practice: the dummy leads by twelve."""
    s.foot(76, 142, 34)
    s.ink(box(72, 60, 9, 84, BARK, 2), box(34, 62, 86, 9, BARK, 3), path("M54 64Q50 116 76 118Q102 116 98 64Q76 56 54 64Z", "#e8c468"), stroke("M62 70v38M76 66v48M90 70v38", 1.4), disc(76, 40, 23, "#e8c468", 22), path("M56 30Q60 12 76 12Q92 12 96 30Z", "#8a5230"), path("M46 32Q76 20 106 32L104 38Q76 26 48 38Z", "#8a5230"), stroke("M62 36l8 7M70 36l-8 7M82 36l8 7M90 36l-8 7", 2.6), mouth(76, 52, 16, "smile"), tube([(56, 64), (76, 68), (96, 64)], 4, RED, 1.6), stroke("M34 66l-9 -6M34 66l-10 3M34 66l-7 8M120 66l8 7", 2.6, "#e8c468"))
    s.ink(place(sword(46), 126, 62, 1.0, 18))
    s.foot(190, 146, 30)
    s.ink(place(goblin(LIME, (-0.6, -0.6), "sad", ([(-12, -28), (-26, -34), (-30, -46)], [(12, -28), (26, -34), (30, -46)]), blink=False), 186, 146, 1.12), place(path("M-9 -4Q0 -16 9 -4Q10 4 0 5Q-10 4 -9 -4Z", "#f0a890"), 186, 62), place(box(-14, -4, 28, 8, "#f4d0a0", 3), 204, 84, 0.7, 30))
    for a in range(4):
        s.ink(star(160 + a * 17, 48 - (a % 2) * 8, 7, "#ffe36a", 5, 0.45), shadow=0.2, width=1.5)
    s.ink(*(place(arrow(34, c), x, y, 1, a) for x, y, a, c in ((16, 90, 24, RED), (22, 118, -10, "#3f8ad8"), (232, 60, 20, RED), (12, 44, 30, "#f0d040"), (226, 26, 60, "#3f8ad8"))))


@room("gc-09", MOSS, stakes)
def mud_pit(s: Room) -> None:
    """The title fight: nobody can tell any more who is who."""
    s.ink(*(place(gobhead(c, (0.5 if x < 120 else -0.5, 0.6), k), x, 84, 0.62) for x, c, k in ((22, SKIN, "open"), (62, LIME, "grin"), (178, OLIVE, "grin"), (220, TEAL, "open"))), box(-4, 92, 84, 7, BARK, 2), box(160, 92, 84, 7, BARK, 2))
    s.add(disc(120, 128, 112, s.linear((0, "#a87440"), (1, "#5a3818")), 24, stroke=INK, stroke_width=2.4))
    brown = "#96683a"
    s.ink(place(goblin(brown, (0.9, 0), "grin", ([(-12, -28), (-20, -16), (-6, -8)], [(12, -28), (26, -30), (38, -24)]), brown, angry=3), 90, 136, 1.12, 10), place(goblin(dark(brown, 0.12), (-0.9, 0), "grin", ([(-12, -28), (-26, -32), (-38, -38)], [(12, -28), (20, -16), (6, -8)]), dark(brown, 0.12), angry=3), 152, 136, 1.12, -10))
    s.ink(path("M62 140Q74 126 92 132Q120 124 150 132Q170 126 184 140Q150 150 120 148Q86 150 62 140Z", "#a87440"), *(path(f"M{x} {y}q6 -12 10 0q-5 7 -10 0z", "#a87440") for x, y in ((48, 104), (182, 100), (120, 60), (100, 44), (146, 42), (40, 122), (196, 120))))
    s.foot(122, 58, 20, 0.3)
    s.ink(place(goblin(SKIN, (0, 0.8), "open", ([(-12, -28), (-26, -36), (-34, -50)], [(12, -28), (12, -36), (4, -38)]), "#ffffff", wear=stroke("M-6 -34V-8M6 -34V-8", 4)), 120, 62, 0.72))
    s.ink(disc(122, 33, 3.6, GOLD), bang(122, 92, 9), shadow=0.2)


@room("gc-10", PINE, clearing)
def lookout(s: Room) -> None:
    """The lookout reports a bird of enormous size."""
    s.foot(76, 146, 44)
    s.ink(path("M44 150Q50 120 46 92H112Q108 120 118 150Z", "#8a5c30"), disc(79, 92, 34, "#d8a868", 9), disc(79, 92, 22, "none", 5.5, stroke_width=1.5), disc(79, 92, 10, "none", 2.6, stroke_width=1.5), stroke("M58 108v30M76 112v34M98 106v30", 1.4))
    s.ink(place(goblin(SKIN, (0.9, -0.1), "open", ([(-12, -28), (-20, -18), (-10, -12)], [(12, -28), (26, -34), (32, -42)]), hat=cap("#c84a38")), 72, 92, 1.08))
    s.ink(place(box(0, -6, 34, 12, GOLD, 2) + box(32, -8, 34, 16, "#c8902a", 2) + box(64, -11, 14, 22, GOLD, 3) + disc(79, 0, 4, "#bfe6f4", 10), 84, 37, 1.0, -4))
    s.ink(place(path("M-20 6Q-26 -22 -6 -30Q16 -34 20 -10Q22 8 6 14Q-14 16 -20 6Z", "#4a8ad8") + path("M14 2Q34 2 40 14Q24 16 10 10Z", "#3a6ab0") + path("M-4 -2Q10 -6 14 8Q2 14 -6 8Z", "#3a6ab0") + path("M-18 -18L-34 -12L-18 -8Z", "#f0913a") + eye(-10, -18, 7, -0.8, 0.1) + path("M2 -30q-2 -9 6 -10q0 5 -2 10z", "#4a8ad8") + disc(-6, 4, 8, CREAM, 6, stroke_width=1.4) + path("M-4 14v7M4 14v7", stroke="#f0913a", stroke_width=2.6), 186, 18 + 12, 0.98))
    s.foot(206, 144, 20)
    s.ink(place(hero("#b8483c", (-0.8, -0.3), "smile"), 212, 146, 0.62), place(hero("#5a4ac0", (-0.8, -0.3), "smile", hat=path("M-18 -64L0 -100L18 -64Z", "#5a4ac0") + disc(0, -64, 24, "#5a4ac0", 5)), 180, 148, 0.58))


@room("gc-11", CAMP, tent)
def sharp_sticks(s: Room) -> None:
    """Sharp, sharper, sharpest; the shopkeeper tries every one himself."""
    for i, (x, n, h) in enumerate(((36, 4, 60), (198, 4, 78))):
        s.ink(*(place(path(f"M-3 0V{-h}L0 {-h - 14}L3 {-h}V0Z", ("#c89058", "#b07a44", "#d8a868")[j % 3]), x - 15 + j * 10, 112, 1, -9 + j * 6) for j in range(n)), path(f"M{x - 22} 92H{x + 22}L{x + 18} 126H{x - 18}Z", ("#8a5230", "#6a4a8a")[i]), stroke(f"M{x - 21} 100H{x + 21}", 1.6))
    s.foot(118, 110, 40)
    s.ink(place(goblin(SKIN, (0.7, -0.6), "open", ([(-12, -28), (-28, -22), (-26, -12)], [(12, -28), (26, -34), (30, -48)]), hat=path("M-20 -12Q-20 -30 0 -30Q20 -30 20 -12Q0 -20 -20 -12Z", "#3f7ac0") + path("M10 -16Q30 -18 36 -10Q22 -8 8 -12Z", "#3f7ac0"), wear=path("M-11 -32H11L14 -4Q0 0 -14 -4Z", CREAM)), 112, 116, 1.28))
    s.ink(place(path("M-3 40V-30L0 -46L3 -30V40Z", "#d8a868"), 158, 78, 1.1, -28), bang(142, 40, 8, "#ffe07a"), *(place(box(-5, -6, 10, 12, "#f4d8b0", 3), x, y, 0.8, a) for x, y, a in ((151, 56, 20), (79, 100, 0), (76, 92, 30))), sweat(142, 62, 0.9))
    s.ink(box(52, 108, 130, 10, "#c89058", 2), path("M58 118H176L172 152H62Z", "#9a6430"), *(place(path("M-22 0H16L26 2L16 4H-22Z", "#d8a868"), 118, y, 1, a) for y, a in ((104, 0), (100, 4))), stroke("M96 120V152M138 120V152", 1.5))


@room("gc-12", PINE, clearing)
def snare(s: Room) -> None:
    """The snare works; its maker can say so."""
    s.ink(path("M-6 150V-6H34Q44 40 36 80Q40 120 56 150Z", "#7a5230"), path("M30 20Q80 -2 150 8Q190 12 210 6Q200 22 150 20Q90 18 36 44Z", "#7a5230"), stroke("M10 20q6 40 0 80M24 60q4 30 0 60", 1.6))
    s.add(path("M128 16V40", stroke=INK, stroke_width=5.5), path("M128 16V40", stroke="#d8b878", stroke_width=2.8))
    s.ink(place(goblin(SKIN, (0, -0.5), "flat", ([(-12, -28), (-24, -44), (-22, -62)], [(12, -28), (24, -44), (22, -62)]), hat=""), 128, 44, 1.16, 180), tube([(114, 46), (128, 40), (142, 46)], 4, "#d8b878", 1.8), tube([(118, 52), (130, 48), (140, 53)], 4, "#d8b878", 1.8))
    s.foot(128, 142, 34, 0.4)
    s.ink(place(cap(), 178, 160, 0.9, 20), place(bush(30), 214, 148), place(bush(24, "#4f9a40"), 64, 150))
    s.ink(place(path("M-3 -2V-40H3V-2Z", BARK) + box(-18, -58, 36, 22, CANVAS, 2) + place(bone(10), 0, -47, 0.9), 196, 146), place(path("M0 4Q-12 -4 -8 -14Q-14 -30 -6 -30Q-2 -28 -2 -16Q2 -28 6 -30Q12 -28 6 -14Q12 -4 0 4Z", "#c8a888") + disc(-3, -9, 1.8, "#210", stroke="none") + disc(3, -9, 1.8, "#210", stroke="none") + box(-2.500, -4, 5, 4, "#fff", stroke_width=1), 92, 146, 1.1))
    s.add(path("M96 60q-6 10 0 18M160 60q6 10 0 18", stroke="#fffbe0", stroke_width=2.6))


@room("gc-13", NIGHT, tent)
def shaman(s: Room) -> None:
    """The rain dance works, but only in here."""
    s.add(s.glow(120, 70, 100, "#a8ffb8", 0.6))
    s.ink(box(12, 80, 52, 6, BARK, 1), *(path(f"M{x - 8} 80Q{x - 12} 66 {x - 4} 60V52H{x + 4}V60Q{x + 12} 66 {x + 8} 80Z", c) for x, c in ((24, "#8a5ac0"), (50, "#e0508a"))), box(182, 72, 48, 6, BARK, 1), place(skull(glare="#8f8"), 196, 56, 0.6), path("M212 72V50Q212 44 218 44Q224 44 224 50V72Z", "#5ac0a0"))
    s.foot(120, 144, 40)
    s.ink(place(goblin(SKIN, (0, -0.9), "open", ([(-12, -28), (-28, -38), (-34, -54)], [(12, -28), (28, -38), (34, -54)]), "#6a4a8a", wear="".join(disc(x, y, 3, BONE, stroke_width=1.2) for x, y in ((-9, -30), (-4, -26), (4, -26), (9, -30)))), 120, 144, 1.2), path("M98 72Q94 50 120 48Q146 50 142 72Q130 64 120 64Q110 64 98 72Z", BONE), path("M102 56Q84 40 86 24Q98 34 110 50ZM138 56Q156 40 154 24Q142 34 130 50Z", BONE), disc(112, 58, 3, "#210", stroke="none"), disc(128, 58, 3, "#210", stroke="none"))
    s.ink(path("M162 80V126", stroke=INK, stroke_width=6), path("M162 66V136", stroke=WOOD, stroke_width=3), disc(162, 62, 7, "#5ae08a"), puff(120, 20, 1.9, "#8a98a8"), pair(120, 18, 20, 5, 0, 0.4), mouth(120, 28, 12, "smile"))
    s.add(path("M84 40l-3 9M98 46l-3 9M142 46l-3 9M156 40l-3 9M76 62l-3 9M90 74l-3 9M152 70l-3 9M168 50l-3 9M108 40l-2 6M132 40l-2 6", stroke="#bfe8ff", stroke_width=2.8), disc(120, 146, 40, "#8fd0f0", 5, opacity=0.6))


def banner(fill: str, sign: str, h: float = 60) -> str:
    """A banner on a pole that stands on (0, 0)."""
    return box(-2.500, -h - 28, 5, h + 28, WOOD, 1) + disc(0, -h - 30, 4, GOLD) + path(f"M2 {num(-h - 24)}H40L34 {num(-h - 6)}L40 {num(-h + 12)}H2Z", fill) + place(sign, 19, -h - 6)


@room("gc-14", CAMP, clearing)
def banners(s: Room) -> None:
    """Captured banners of great houses; the unicorn makes a fine dress."""
    lion, lily, sun = star(0, 0, 11, GOLD, 5, 0.45), path("M0 -11Q8 0 0 11Q-8 0 0 -11ZM-10 -4Q-2 2 0 9Q-10 6 -10 -4ZM10 -4Q2 2 0 9Q10 6 10 -4Z", CREAM, stroke_width=1.4), bang(0, 0, 11, GOLD, 8)
    s.foot(90, 146, 90)
    s.ink(place(banner(RED, lion), 60, 132, 1.1, -22), place(banner("#3f6ac0", lily), 110, 132, 1.15, 6), place(banner("#8a3a9a", sun), 34, 138, 1.0, -50), place(banner("#2a2a3a", place(skull(), 0, 0, 0.4)), 150, 136, 1, 34))
    s.ink(path("M12 150Q30 112 64 118Q92 104 120 120Q150 112 168 150Z", RED), path("M20 150Q60 126 100 140Q140 124 164 150Z", "#3f6ac0"), path("M40 150Q80 132 124 150Z", GOLD), *(place(lion, x, y, 0.6) for x, y in ((46, 126), (132, 130))), place(lily, 92, 140, 0.6))
    s.foot(198, 146, 30)
    s.ink(place(goblin(LIME, (-0.3, -0.2), "smile", ([(-12, -28), (-28, -22), (-36, -12)], [(12, -28), (28, -34), (34, -46)]), "#ffffff", lid=LIME, wear=path("M-13 -34Q0 -28 13 -34L34 4Q16 -4 0 4Q-16 -4 -34 4Z", "#f4f0ff") + place(path("M-8 8Q-10 -4 -2 -6L4 -18L5 -6Q12 -2 10 4L4 2Q4 8 6 10Z", "#e0508a", stroke_width=1.4), 0, -12)), 188, 146, 1.2), place(crown(), 188, 62, 0.9, 8), blush(188, 90, 36))


@room("gc-15", NIGHT, night)
def fireworks(s: Room) -> None:
    """A cart of rockets and a goblin with a pipe."""
    for x, y, c in ((46, 34, "#ff7a5a"), (122, 22, "#ffe36a")):
        s.add(s.glow(x, y, 40, c, 0.7), path("".join(f"M{num(x + 8 * math.cos(a))} {num(y + 8 * math.sin(a))}L{num(x + 22 * math.cos(a))} {num(y + 22 * math.sin(a))}" for a in (i * math.pi / 6 for i in range(12))), stroke=c, stroke_width=3, stroke_dasharray="5 4"))
    s.foot(120, 146, 84)
    rocket = path("M-7 30V-14L0 -30L7 -14V30Z", RED) + path("M-7 -14L0 -30L7 -14Z", GOLD) + stroke("M-7 2L7 -6M-7 14L7 6M-7 26L7 18", 3, CREAM) + path("M0 30V44", stroke=INK, stroke_width=3)
    s.ink(*(place(rocket.replace(RED, c), x, y, 0.95, a) for x, y, a, c in ((64, 76, -24, RED), (88, 66, -10, "#3f8ad8"), (112, 78, 0, "#e0508a"), (164, 70, 12, RED), (186, 80, 26, "#8a5ac0"))))
    s.ink(path("M40 98H206L196 126H52Z", "#a8683a"), stroke("M44 110H202", 1.6), path("M206 104L238 92", stroke=INK, stroke_width=7), path("M206 104L238 92", stroke=WOOD, stroke_width=3.4))
    for x in (80, 168):
        s.ink(disc(x, 130, 19, "#8a5230"), disc(x, 130, 13, "#1f4a2c"), *(place(box(-2, -14, 4, 28, "#a8683a"), x, 130, 1, a) for a in (0, 60, 120)), disc(x, 130, 5, GOLD))
    s.ink(place(goblin(SKIN, (0.3, 0.6), "smile", ([(-12, -28), (-22, -18), (-14, -10)], [(12, -28), (22, -24), (20, -34)]), lid=SKIN, hat=path("M-20 -12Q-20 -30 0 -30Q20 -30 20 -12Q0 -20 -20 -12Z", "#8a5230")), 134, 98, 1.02), tube([(140, 60), (152, 62), (160, 54)], 3, "#5a3a20", 1.4), path("M154 46H168L166 58H156Z", "#5a3a20"))
    s.add(s.glow(161, 44, 20, "#ffb040", 0.9))
    s.ink(*(star(x, y, r, "#ffe36a", 5, 0.4) for x, y, r in ((161, 42, 5), (170, 54, 4), (176, 62, 5), (152, 36, 3))), width=1.2, shadow=0.1)


@room("gc-16", CAMP, clearing)
def toll_gate(s: Room) -> None:
    """The toll gate has everything but a fence."""
    s.add(path("M60 154Q100 120 110 104H140Q170 122 214 154Z", s.linear((0, "#e0c080"), (1, "#9a6e38")), stroke=INK, stroke_width=2.2))
    s.ink(path("M10 138V66H64V138Z", "#a8683a"), stroke("M28 66V138M46 66V138", 1.4), path("M2 70L36 40L72 70L66 76L36 52L8 76Z", "#7a5230"), box(18, 76, 38, 30, "#3a2410", 2), place(gobhead(SKIN, (0.8, 0.2), "flat", angry=2), 38, 94, 0.64), path("M24 80Q38 70 52 80L52 86Q38 76 24 86Z", RED), box(14, 104, 46, 7, "#c89058", 2), tube([(52, 106), (70, 108), (78, 104)], 6, SKIN), path("M76 98q6 -2 8 2q4 6 -2 10q-6 2 -8 -2z", SKIN))
    s.foot(132, 120, 22)
    s.ink(place(hero("#3f6ab0", (-0.8, 0.2), "sad", ([(-12, -40), (-26, -36), (-34, -30)], [(12, -40), (20, -30), (14, -22)])), 132, 120, 1.02), place(coins(s.random, 0, 0, 3, 5), 96, 89, 0.9))
    s.ink(box(82, 88, 12, 54, BARK, 2), box(164, 88, 12, 54, BARK, 2), path("M78 84H182V98H78Z", CREAM), *(path(f"M{x} 84h11l-8 14h-11z", RED) for x in (90, 114, 138, 162)), disc(88, 91, 6, GOLD))
    s.foot(200, 147, 26)
    s.ink(place(scamper(), 196, 148, 0.95))


def scamper() -> str:
    """A snail with a bundle, who walks round the gate, on (0, 0)."""
    return path("M-24 0Q-30 -8 -20 -12H12Q22 -12 24 -30H32Q34 -8 24 0Z", "#e0b878") + disc(-4, -20, 17, "#c8703a") + path("M-4 -20m-11 0a11 11 0 1 1 11 11a7 7 0 1 1 0 -14a4 4 0 1 1 -2 7", "none") + path("M24 -28L20 -42M32 -30L36 -44", stroke=INK, stroke_width=3) + eye(19, -44, 5, -0.6, 0) + eye(37, -46, 5, -0.6, 0) + stroke("M26 -18q4 4 8 -1", 2)


@room("gc-17", PINE, clearing)
def cage(s: Room) -> None:
    """The prisoner sings; the guards would let him go if he would only go."""
    s.ink(path("M196 -6H246V150H206Q196 120 206 80Q200 30 196 -6Z", "#7a5230"), path("M210 12Q150 -6 90 6Q80 12 96 16Q160 8 208 36Z", "#7a5230"))
    s.add(path("M112 10V24", stroke=INK, stroke_width=5, stroke_dasharray="5 3"))
    s.ink(disc(112, 28, 6, "none", stroke_width=3.4), path("M74 46Q76 28 112 26Q148 28 150 46Z", IRON), box(70, 112, 84, 9, IRON, 3))
    s.ink(place(hero("#e0508a", (0, -0.6), "open", ([(-12, -40), (-18, -26), (-6, -22)], [(12, -40), (26, -38), (28, -46)]), hat=path("M-20 -62Q0 -84 22 -66Q10 -62 -20 -62Z", "#8a3a9a") + tube([(12, -72), (24, -84), (34, -80)], 4, CREAM, 1.6)), 112, 112, 0.94), place(path("M-14 0Q-18 -12 -6 -12Q2 -14 6 -6L30 -12V-6L6 2Q4 12 -6 11Q-16 10 -14 0Z", "#c8803a") + disc(-5, -1, 4, "#3a2010"), 110, 92, 1, -14))
    s.ink(*(box(x, 44, 4.4, 70, IRON, 1) for x in (76, 92, 128, 144)), notes(50, 40, 1.2), notes(168, 52, 1.1), notes(58, 78, 0.9), notes(166, 90, 0.9))
    for x, c, k in ((36, SKIN, "sad"), (186, LIME, "flat")):
        s.foot(x, 146, 26)
        s.ink(place(goblin(c, kind=k, arms=([(-12, -28), (-30, -34), (-25, -48)], [(12, -28), (30, -34), (25, -48)]), blink=True, hat=pothat()), x, 148, 1.02))


@room("gc-18", MOSS, clearing)
def slingers(s: Room) -> None:
    """The slingers are out of stones; a volunteer was found."""
    s.ink(path("M-6 152V108L60 100L150 104L164 122L150 152Z", "#8a7a58"), stroke("M20 116L50 128M90 116L130 132M60 140L96 146", 1.6))
    s.ink(tube([(70, 110), (70, 74), (48, 44), (44, 16)], 13, BARK, 2.4), tube([(70, 78), (92, 44), (98, 16)], 13, BARK, 2.4))
    s.ink(path("M44 22Q100 60 158 78", stroke=INK, stroke_width=8), path("M44 22Q100 60 158 78", stroke="#c84a38", stroke_width=4.4))
    s.ink(place(goblin(SKIN, (-0.9, -0.4), "grin", ([(-12, -28), (-26, -34), (-38, -36)], [(12, -28), (4, -18), (-8, -14)]), hat=pothat()), 176, 92, 0.94, -52), path("M138 92Q150 110 168 96L160 80Q148 88 138 92Z", LEATHER))
    s.ink(path("M98 22Q130 58 156 84", stroke=INK, stroke_width=8), path("M98 22Q130 58 156 84", stroke="#d85a44", stroke_width=4.4))
    s.foot(206, 146, 30)
    s.ink(place(goblin(LIME, (-0.8, -0.3), "grin", ([(-12, -28), (-26, -30), (-36, -36)], [(12, -28), (-10, -30), (-30, -32)]), hat=cap()), 208, 148, 1.05, 12), sweat(232, 72), sweat(226, 58))
    s.add(path("M8 40q-4 12 4 20M20 22q-4 6 -4 12", stroke="#fffbe0", stroke_width=2.6))
    s.ink(place(path("M-16 0V30M-16 0L12 2L4 8L12 14L-16 14Z", RED), 24, 78, 0.9))


@room("gc-19", CAMP, tent)
def nursery(s: Room) -> None:
    """The nursery: cradles are helmets, rattles are skulls, teeth are early."""
    s.ink(stroke("M120 6V18M86 30H154M86 30V40M120 18V44M154 30V38", 1.8), place(sword(24), 86, 54, 0.8, 180), place(skull(), 120, 54, 0.44), place(shield(RED), 154, 48, 0.42))
    for x, y, k, c, look, kind in ((44, 140, 1.15, LIME, (0.5, -0.4), "open"), (120, 146, 1.3, SKIN, (0, -0.8), "grin"), (196, 140, 1.15, TEAL, (-0.5, -0.4), "smile")):
        s.foot(x, y, 32)
        s.ink(place(gobhead(c, look, kind), x, y - 40 * k, 0.72 * k), place(path("M-14 -46Q-12 -62 0 -62Q12 -62 14 -46Q0 -54 -14 -46Z", "#ffffff") + disc(0, -62, 3, "#e0508a"), x, y - 5 * k, k))
        s.ink(place(path("M-27 -32Q-24 4 0 4Q24 4 27 -32Z", IRON) + path("M-30 -36H30V-28H-30Z", dark(IRON, 0.2)) + path("M-24 -34Q-12 -42 0 -36Q12 -42 24 -34L20 -22Q8 -28 0 -22Q-8 -28 -20 -22Z", ("#f6a8c8", "#a8d8f6", "#ffe9a0")[x % 3]), x, y, k))
    s.ink(tube([(134, 104), (146, 98), (152, 84)], 6, SKIN), place(bone(16), 152, 78, 0.9, -60), place(skull(), 160, 64, 0.42), place(sword(36), 78, 132, 0.9, -38))
    s.ink(place(path("M-8 6Q-10 -6 0 -6Q10 -6 8 6Z", "#e0508a") + disc(0, -9, 4, "none", stroke_width=2.4), 84, 146, 0.9, 80))


def die(size: float, spots: int, turn: float = 0) -> str:
    """A die about (0, 0)."""
    at = {1: ((0, 0),), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1))}[spots]
    return place(box(-size, -size, size * 2, size * 2, CREAM, size * 0.3) + "".join(disc(x * size * 0.52, y * size * 0.56, size * 0.18, "#210", stroke="none") for x, y in at), 0, 0, 1, turn)


@room("gc-20", PINE, stakes)
def dice(s: Room) -> None:
    """Everybody throws sixes here, all evening."""
    s.foot(120, 140, 70)
    s.ink(place(goblin(LIME, (0, 0.9), "open", ([(-12, -28), (-26, -30), (-24, -40)], [(12, -28), (26, -30), (24, -40)]), "#8a3a5a", hat=cap("#3f8ad8")), 120, 104, 1.02))
    s.ink(disc(120, 124, 66, "#c89058", 17), path("M54 124Q56 142 120 142Q184 142 186 124", "#8a5c30"), disc(120, 120, 56, "#3f8a4a", 12))
    s.ink(place(die(11, 6), 98, 116, 1, -14), place(die(11, 6), 124, 122, 1, 20), place(die(10, 6), 146, 114, 1, 8), coins(s.random, 74, 122, 5, 10), coins(s.random, 168, 124, 5, 10))
    for x, c, t, look, flip in ((38, SKIN, "#a8683a", (0.9, 0.3), 1), (202, OLIVE, "#4a6ab0", (-0.9, 0.3), -1)):
        s.foot(x, 146, 28)
        s.ink(place(goblin(c, look, "grin", ([(-12, -28), (-24, -24), (-28 if flip > 0 else -34, -14 if flip > 0 else -30)], [(12, -28), (24, -24), (34 if flip > 0 else 28, -30 if flip > 0 else -14)]), t, angry=1.5 if flip > 0 else 0, lid=c if flip < 0 else ""), x, 148, 1.12))
    s.ink(place(die(6, 6), 8, 136, 1, 20), place(die(5, 6), 9, 84, 1, -20), place(die(5, 6), 228, 134, 1, 30), place(die(5, 6), 216, 146, 1, 10), place(die(5, 6), 231, 84, 1, 24))


@room("gc-21", MOSS, stakes)
def boar_paddock(s: Room) -> None:
    """A jockey and his boar, who has been groomed against his will."""
    s.foot(112, 144, 84)
    s.ink(*(tube([(x, 112), (x + d, 138)], 13, "#7a5038") + box(x + d - 8, 136, 16, 9, "#3a2a24", 3) for x, d in ((64, -8), (90, 2), (140, 4), (164, 10))), tube([(48, 92), (28, 84), (34, 70), (24, 66)], 5, "#7a5038"), path("M44 116Q34 78 70 66Q110 54 150 66L176 62Q214 72 216 104Q206 126 176 124Q120 134 70 126Q50 126 44 116Z", "#96664a"), path("M62 70Q70 46 82 62Q88 42 100 58Q108 40 118 57Q128 40 136 58Q146 44 152 62Z", "#4a2e20"), disc(206, 102, 17, "#d89a88", 15), disc(200, 101, 3, "#210", 4.4, stroke="none"), disc(212, 101, 3, "#210", 4.4, stroke="none"), path("M184 112Q174 108 176 94Q186 100 192 108ZM218 116Q230 112 228 96Q220 102 214 110Z", "#ffffff"), path("M154 72L150 48L172 62Z", "#7a5038"), eye(178, 84, 6.6, 0.6, 0.2), stroke("M170 72L186 77", 3.4))
    s.ink(place(path("M0 0L-15 -10V10ZM0 0L15 -10V10Z", "#e0508a") + disc(0, 0, 4.5, "#f08ab0"), 150, 48, 1, -20), place(path("M0 0L-11 -8V8ZM0 0L11 -8V8Z", "#e0508a") + disc(0, 0, 4, "#f08ab0"), 26, 68, 0.9))
    s.ink(place(path("M-26 -4Q0 8 26 -4L22 12Q0 20 -22 12Z", RED), 108, 62), place(goblin(SKIN, (0.8, 0), "grin", ([(-12, -28), (-26, -36), (-36, -46)], [(12, -28), (26, -26), (38, -22)]), "#3f8ad8", wear=path("M-13 -30L13 -14M-13 -16L13 -30", stroke="#ffe36a", stroke_width=5), hat=path("M-22 -10Q-22 -34 0 -34Q22 -34 22 -10Q0 -20 -22 -10Z", "#3f8ad8") + path("M14 -14Q32 -16 36 -8Q24 -6 12 -10Z", "#ffe36a")), 106, 64, 0.86), path("M142 44Q166 60 196 92", stroke=INK, stroke_width=2.2), path("M72 26Q50 8 34 22", stroke=INK, stroke_width=2.6))


@room("gc-22", CAMP, stakes)
def arrow_alley(s: Room) -> None:
    """Target practice: the apple is still whole, and so, so far, is he."""
    s.ink(disc(120, 78, 56, CREAM), disc(120, 78, 44, RED), disc(120, 78, 31, CREAM), shadow=0.4)
    s.foot(120, 146, 30)
    s.ink(place(goblin(SKIN, (0, -0.7), "grin", ([(-12, -28), (-28, -30), (-40, -36)], [(12, -28), (28, -30), (40, -36)])), 120, 146, 1.25), sweat(90, 64, 1.1), sweat(152, 66, 1), sweat(146, 104, 0.9), place(disc(0, 0, 12, RED) + path("M0 -11q0 -7 4 -9", stroke=INK, stroke_width=2.4) + path("M2 -14q8 -6 12 0q-6 5 -12 0z", "#4fae3a"), 120, 44))
    hues = (RED, "#3f8ad8", "#ffe36a", "#ffffff")
    s.ink(*(place(arrow(30, hues[i % 4]), x, y, 0.95, a, flip=x > 120) for i, (x, y, a) in enumerate(((100, 46, 12), (140, 48, -12), (58, 86, 6), (184, 82, -8), (88, 30, 24), (153, 32, -20), (86, 116, -8), (156, 118, 8), (66, 60, 8), (176, 58, -6), (98, 136, -12), (144, 136, 12)))))
    s.ink(*(place(arrow(26, hues[i % 4]), x, y, 0.9, a) for i, (x, y, a) in enumerate(((22, 60, 30), (34, 110, 10), (20, 140, 50), (222, 50, 150), (216, 108, 170), (226, 138, 130)))), place(barrel(), 30, 150, 0.66))


@room("gc-23", PINE, clearing)
def palisade(s: Room) -> None:
    """How the palisade stays sharp."""
    for i, (x, top) in enumerate(((14, 52), (46, 44), (78, 50), (206, 46))):
        s.ink(path(f"M{x - 15} 146V{top + 26}L{x} {top - 20}L{x + 15} {top + 26}V146Z", mix("#b07a44", "#8a5c30", i / 4)), path(f"M{x - 15} {top + 26}L{x} {top - 20}L{x + 15} {top + 26}Q{x} {top + 18} {x - 15} {top + 26}Z", "#f0cf98"), stroke(f"M{x - 5} {top + 46}v50M{x + 6} {top + 40}v30", 1.4))
    s.ink(path("M127 150V66H157V150Z", "#b07a44"), stroke("M136 80v50M148 76v30", 1.4))
    s.ink(path("M102 62H182L174 28Q142 14 110 28Z", "#e0508a"), path("M120 56L130 30H154L164 56Z", "#c8d2da"), path("M128 52L148 34", stroke="#ffffff", stroke_width=3), disc(142, 44, 5, IRON), stroke("M139 44h6", 1.6), path("M96 62H188V72H96Z", "#c03a72"))
    s.ink(path("M176 66Q200 60 196 84Q186 88 184 100Q172 92 176 66Z", "#f0cf98"), path("M106 68Q84 74 92 92Q102 90 108 102Q114 88 106 68Z", "#f0cf98"), place(path("M-6 0Q0 -8 8 -2Q2 0 2 6Q-4 6 -6 0Z", "#f0cf98", stroke_width=1.6), 176, 140), place(path("M-6 0Q0 -8 8 -2Q2 0 2 6Q-4 6 -6 0Z", "#f0cf98", stroke_width=1.6), 112, 144))
    s.foot(184, 148, 24)
    s.ink(place(goblin(SKIN, (-0.5, -0.9), "grin", ([(-12, -28), (-36, -34), (-32, -70)], [(12, -28), (24, -22), (18, -10)])), 208, 148, 1.0), place(goblin(LIME, (0.5, -0.9), "grin", ([(-12, -28), (-24, -22), (-18, -10)], [(12, -28), (36, -34), (32, -70)])), 76, 150, 1.0))


@room("gc-24", NIGHT, tent)
def mess(s: Room) -> None:
    """A hobgoblin, a very small table, and the third helping."""
    s.foot(120, 142, 80)
    hide = "#c87840"
    s.ink(path("M52 140Q48 70 90 62H150Q192 70 188 140Z", "#5a4a38"), path("M78 34Q58 18 44 26Q54 44 78 52ZM162 34Q182 18 196 26Q186 44 162 52Z", hide), path("M76 40Q76 4 120 2Q164 4 164 40Q162 80 120 84Q78 80 76 40Z", hide), pair(120, 34, 34, 8, 0, 0.8, white="#fff7b0"), brows(120, 20, 36, 18, 3, 4), path("M110 38Q120 30 130 38Q136 52 120 54Q104 52 110 38Z", dark(hide, 0.12)), path("M98 62Q120 54 142 62Q140 76 120 77Q100 76 98 62Z", "#511"), path("M102 64l3 -12l7 9zM138 64l-3 -12l-7 9z", "#fff"))
    s.ink(path("M94 80Q120 90 146 80L156 112Q120 126 84 112Z", "#ffffff"), *(path(f"M{x} {y}q6 -6 10 0q-2 8 -6 6q-6 2 -4 -6z", "#8a9a2a", stroke_width=1.4) for x, y in ((104, 94), (126, 100), (116, 108))), tube([(62, 86), (44, 104), (60, 122)], 17, hide), tube([(178, 86), (196, 104), (180, 118)], 17, hide))
    s.ink(path("M180 122V78M172 66V80Q180 88 188 80V66M180 66V80", stroke=INK, stroke_width=6.5), path("M180 122V78M172 66V80Q180 88 188 80V66M180 66V80", stroke=IRON, stroke_width=3), box(64, 124, 112, 9, "#c89058", 2), box(72, 132, 8, 18, BARK), box(160, 132, 8, 18, BARK))
    s.ink(path("M86 112Q90 128 120 128Q150 128 154 112Z", "#a87444"), disc(120, 112, 34, "#a8b83a", 8), disc(108, 110, 5, "#d8e08a"), place(bone(14), 130, 106, 0.9, -50), eye(118, 108, 4.6, 0, -0.6))
    s.foot(26, 146, 20)
    s.ink(place(goblin(SKIN, (0.8, -0.8), "sad", ([(-12, -28), (-20, -18), (-10, -12)], [(12, -28), (24, -26), (30, -34)]), wear=path("M-11 -32H11L14 -4Q0 0 -14 -4Z", CREAM)), 24, 148, 0.84), disc(48, 116, 11, IRON, 3.6), place(goblin(LIME, (-0.8, -0.8), "open"), 220, 148, 0.8))


@room("gc-25", MOSS, tent)
def council(s: Room) -> None:
    """The plan is simple: everybody on the hill, then cake."""
    s.ink(place(goblin(OLIVE, (0, 0.6), "flat", ([(-12, -28), (-26, -26), (-34, -20)], [(12, -28), (28, -36), (34, -50)]), "#a02838", angry=3, hat=path("M-26 -10Q-24 -24 -10 -26Q0 -44 10 -26Q24 -24 26 -10Q0 -20 -26 -10Z", "#2f3a6a") + disc(0, -24, 4, GOLD), wear="".join(disc(x, y, 3, c, stroke_width=1.2) for x, y, c in ((-8, -26, GOLD), (-8, -18, "#c8d2da"), (8, -26, RED), (8, -18, GOLD)))), 120, 94, 1.2), path("M160 36L196 24", stroke=INK, stroke_width=4.4), path("M160 36L196 24", stroke=WOOD, stroke_width=2))
    s.foot(120, 140, 100)
    s.ink(path("M30 132L56 88H184L210 132Z", CREAM), path("M24 132H216V142H24Z", "#a8683a"), box(40, 142, 10, 14, BARK), box(190, 142, 10, 14, BARK))
    s.add(path("M60 124Q80 100 110 112T160 100", stroke=RED, stroke_width=3, stroke_dasharray="6 5"), path("M154 96l10 3l-6 8", stroke=RED, stroke_width=3), path("M62 96q14 -8 26 0M130 124q20 -8 40 0", stroke="#4a8a3a", stroke_width=2.4))
    s.ink(path("M160 96H184V84Q172 76 160 84Z", "#f6a8c8"), path("M160 84Q172 76 184 84Q182 92 178 86Q174 94 170 86Q166 92 160 84Z", "#ffffff"), box(170, 70, 3, 9, "#3f8ad8", stroke_width=1.2))
    s.fire(171.5, 70, 0.22)
    s.ink(*(place(path("M-5 6V-2Q-5 -8 0 -8Q5 -8 5 -2V6Z", c) + disc(0, -11, 4.4, c), x, y, 0.9) for x, y, c in ((64, 120, "#5aa83a"), (76, 126, "#5aa83a"), (54, 126, "#5aa83a"), (90, 122, "#5aa83a"))), place(path("M-8 6V-8H-5V-5H-2V-8H2V-5H5V-8H8V6Z", IRON), 138, 98))
    for x, c, look, kind in ((20, SKIN, (0.9, 0.3), "open"), (220, LIME, (-0.9, 0.3), "grin")):
        s.ink(place(goblin(c, look, kind, ([(-12, -28), (-18, -20), (-8, -14)], [(12, -28), (18, -20), (8, -14)]), hat=pothat() if x < 120 else cap()), x, 150, 1.08))


@room("gc-26", CAMP, clearing)
def catapult(s: Room) -> None:
    """He has a helmet, a pillow and second thoughts."""
    s.foot(120, 146, 90)
    s.ink(path("M60 120L130 52L150 52L214 120Z", "none", stroke_width=9), path("M60 120L138 50L214 120", stroke="#a8683a", stroke_width=6), box(40, 114, 190, 13, "#a8683a", 2))
    for x in (66, 202):
        s.ink(disc(x, 132, 17, "#8a5230"), disc(x, 132, 8, "#c89058"), disc(x, 132, 3, GOLD))
    s.ink(path("M214 30L52 104", stroke=INK, stroke_width=12), path("M214 30L52 104", stroke="#c89058", stroke_width=7.5), box(198, 10, 34, 30, "#7a746a", 3, transform="rotate(-24 214 26)"), disc(138, 64, 9, IRON))
    s.ink(place(goblin(SKIN, (0.4, -0.8), "sad", ([(-12, -28), (-14, -20), (2, -16)], [(12, -28), (14, -20), (-2, -18)]), hat=pothat()), 48, 100, 1.02), path("M30 78Q48 70 66 78Q70 90 64 98Q48 92 32 98Q26 90 30 78Z", "#ffffff"), path("M20 92Q24 116 48 116Q72 116 76 92Q48 102 20 92Z", "#b8863c"), stroke("M30 98L36 113M48 101V115M66 98L60 113", 1.6), sweat(18, 46, 1), sweat(82, 40, 1))
    s.ink(path("M118 74L112 122", stroke=INK, stroke_width=4.4), path("M118 74L112 122", stroke="#e0c890", stroke_width=2))
    s.foot(148, 148, 26)
    s.ink(place(goblin(LIME, (-0.7, 0), "grin", ([(-12, -28), (-20, -34), (-26, -38)], [(12, -28), (22, -18), (14, -10)]), hat=cap()), 154, 150, 0.95), path("M114 106L132 116M114 116L132 110", stroke=INK, stroke_width=5), path("M114 106L132 116M114 116L132 110", stroke=IRON, stroke_width=2.4))


@room("gc-27", PINE, stakes)
def troll(s: Room) -> None:
    """A troll on loan: sign here, and no feeding after dark."""
    s.foot(100, 146, 80)
    hide = "#6a94a0"
    s.ink(path("M30 148Q20 62 74 46H126Q180 62 170 148Z", hide), path("M50 154L46 124Q100 138 154 124L150 154Z", "#8a5c30"), disc(74, 142, 4, "#5a3a1c", stroke="none"), disc(118, 146, 5, "#5a3a1c", stroke="none"), disc(136, 138, 3, "#5a3a1c", stroke="none"), tube([(40, 74), (18, 108), (30, 138)], 20, hide), tube([(160, 74), (182, 106), (174, 136)], 20, hide), path("M58 44Q58 4 100 2Q142 4 142 44Q140 76 100 78Q60 76 58 44Z", hide), path("M62 20Q70 -4 86 4Q98 -8 108 4Q126 -4 138 20Q120 8 100 12Q80 8 62 20Z", "#4a6a3a"), pair(100, 32, 32, 7, 0.6, 0.4, lid=hide), path("M90 36Q100 28 110 36Q118 52 100 54Q82 52 90 36Z", dark(hide, 0.12)), path("M80 62Q100 70 120 62", stroke=INK, stroke_width=2.6), path("M82 63l4 -12l6 13zM118 63l-4 -12l-6 13z", "#fff"))
    s.ink(path("M82 80Q100 96 118 82", stroke=INK, stroke_width=2), place(path("M-20 -12L20 -12V14H-20L-28 1Z", CREAM) + disc(-18, 1, 3, "#8a6a3a", stroke_width=1.2) + stroke("M-8 -5H14M-8 1H14M-8 7H4", 1.8), 104, 104, 1.1, 6), place(box(-5, -30, 10, 50, BARK, 3) + path("M-13 -34Q-14 -62 0 -62Q14 -62 13 -34Q0 -26 -13 -34Z", BARK), 32, 134, 0.9, -18))
    s.foot(208, 148, 26)
    s.ink(place(goblin(SKIN, (-0.6, -0.7), "open", ([(-12, -28), (-22, -22), (-12, -16)], [(12, -28), (20, -22), (2, -20)]), "#3f5a8a", wear=path("M0 -33l-6 -4v8zM0 -33l6 -4v8z", RED)), 208, 148, 1.12), disc(198, 84, 8, "none", stroke=GOLD, stroke_width=2.4), disc(219, 84, 8, "none", stroke=GOLD, stroke_width=2.4), place(box(-13, -16, 26, 32, "#b07a44", 2) + box(-10, -12, 20, 26, CREAM) + stroke("M-6 -6H6M-6 0H6M-6 6H2", 1.6) + box(-5, -19, 10, 6, IRON, 1), 196, 126, 0.95, -12), path("M222 124L210 116", stroke=INK, stroke_width=3))


@room("gc-28", CAMP, clearing)
def ambush(s: Room) -> None:
    """Four perfect bushes, and Krug."""
    s.add(path("M70 154Q110 126 112 108H132Q140 128 180 154Z", s.linear((0, "#e8cc88"), (1, "#a87c40")), stroke=INK, stroke_width=2))
    for x, y, w, c in ((34, 112, 30, "#3f8a3a"), (206, 110, 30, "#4f9a40"), (28, 148, 40, "#357a34"), (214, 150, 40, "#3f8a3a")):
        s.ink(place(bush(w, c), x, y))
        s.ink(pair(x, y - 20, 16, 5.4, 0.8 if x < 120 else -0.8, 0, white="#fff7b0"), disc(x - 12, y + 4, 8, SKIN, 4), disc(x + 12, y + 4, 8, SKIN, 4), shadow=0.2)
    s.foot(122, 140, 34)
    s.ink(place(goblin(LIME, (0, 0), "grin", ([(-12, -28), (-30, -32), (-38, -46)], [(12, -28), (30, -32), (38, -46)])), 122, 142, 1.3), sweat(158, 50, 1))
    for x, a in ((72, -14), (172, 14)):
        s.ink(place(tube([(0, 16), (0, -10)], 3, BARK, 1.6) + "".join(place(path("M0 0Q-8 -8 0 -18Q8 -8 0 0Z", "#5ab04a"), 0, -6, 1, d) for d in (-60, 0, 60)), x, 78, 1.2, a))
    s.ink(place(path("M-12 6Q-16 -6 -6 -8Q-4 -16 4 -12Q14 -12 12 0Q12 8 -12 6Z", "#5ab04a"), 122, 46, 1.1))


@room("gc-29", MOSS, stakes)
def chopping(s: Room) -> None:
    """Chicken? Which chicken? This is a gentleman."""
    s.foot(84, 146, 44)
    s.ink(place(goblin(OLIVE, (0.8, 0.4), "grin", ([(-12, -28), (-26, -34), (-22, -52)], [(12, -28), (20, -18), (10, -12)]), wear=path("M-12 -33H12L16 -4Q0 0 -16 -4Z", "#ffffff") + path("M-6 -18q4 -4 8 0q-2 5 -8 0z", RED, stroke="none"), angry=3, hat=path("M-14 -18V-30Q-24 -36 -14 -44Q0 -54 14 -44Q24 -36 14 -30V-18Q0 -24 -14 -18Z", "#ffffff")), 76, 148, 1.36))
    s.ink(place(path("M-4 20V-6H4V20Z", BARK) + path("M-5 -6H30V-36Q20 -42 -5 -40Z", "#c8d2da") + path("M26 -36V-8", stroke="#ffffff", stroke_width=2.4) + disc(2, -34, 2.6, "#210", stroke="none"), 46, 66, 1.1, -24))
    s.foot(176, 146, 42)
    s.ink(path("M140 112L144 150H208L212 112Z", "#9a6838"), disc(176, 112, 37, "#e0b070", 9), disc(176, 112, 24, "none", 5.5, stroke_width=1.4), stroke("M152 124v18M176 126v20M196 122v18", 1.4))
    s.ink(path("M152 108Q140 80 156 66Q150 30 176 28Q198 30 192 62Q214 60 222 46Q228 84 204 104Q180 116 152 108Z", "#ffffff"), path("M164 32Q158 16 168 20Q172 8 178 18Q188 10 188 30Z", RED), path("M178 84Q200 76 208 84Q200 100 182 98Z", "#e8e8e0"), path("M156 56L138 60L156 66Z", "#f0913a"), disc(164, 48, 9.5, "#fff", stroke_width=1.6), disc(184, 48, 9.5, "#fff", stroke_width=1.6), disc(162, 49, 4, "#210", stroke="none"), disc(182, 49, 4, "#210", stroke="none"), stroke("M173 47h2", 3), path("M166 66Q156 60 146 68Q156 76 167 70Q178 76 190 68Q178 60 166 66Z", "#3a2418"), path("M162 108v6M190 106v6", stroke="#f0913a", stroke_width=4), sweat(206, 34, 1.1), sweat(136, 44, 0.9))
    s.ink(place(path("M-5 0L0 24L5 0Q0 -4 -5 0Z", "#f0913a") + path("M-3 0l-4 -9l5 3l2 -7l3 7l5 -3l-5 9z", "#4fae3a"), 226, 138, 0.9, 70), disc(132, 146, 7, "#c8d060"))


@room("gc-30", NIGHT, night)
def muster(s: Room) -> None:
    """Night raid: blackened faces, quiet boots, and one who was woken."""
    soot = "#4a5a44"
    for x, y, look, hat, c in ((30, 140, (0.4, 0), pothat(), soot), (84, 144, (0.8, 0), path("M-22 -8Q-24 -32 0 -32Q24 -32 22 -8Q0 -18 -22 -8Z", "#2a2a34"), soot), (214, 140, (-0.8, 0), pothat("#5a5a64"), soot)):
        s.foot(x, y, 26)
        s.ink(place(spear(76), x + 20, y, 1, 4), place(goblin(c, look, "grin", ([(-12, -28), (-20, -18), (-12, -10)], [(12, -28), (18, -30), (18, -40)]), "#2f342c", hat=hat, angry=2), x, y, 1.08))
    s.foot(150, 148, 30)
    s.ink(place(goblin(LIME, (0, 0.3), "open", ([(-12, -28), (-26, -30), (-28, -42)], [(12, -28), (20, -20), (18, -10)]), "#f6b8d0", lid=LIME, wear=path("M-13 -34Q0 -38 13 -34L20 0Q0 5 -20 0Z", "#a8d0f6") + "".join(star(x, y, 4, "#ffe36a", 5, 0.45) for x, y in ((-7, -24), (6, -16), (-5, -6), (9, -4))), hat=path("M-22 -10Q-18 -36 6 -40Q30 -38 38 -16Q28 -26 20 -22Q24 -16 22 -10Q0 -22 -22 -10Z", "#a8d0f6") + disc(38, -14, 5, "#ffffff")), 150, 148, 1.24))
    s.ink(place(disc(0, 0, 8, "#b8803a", 9) + disc(0, -12, 7, "#b8803a") + disc(-6, -17, 3, "#b8803a") + disc(6, -17, 3, "#b8803a") + disc(-2.500, -13, 1.2, "#210", stroke="none") + disc(2.500, -13, 1.2, "#210", stroke="none") + tube([(-6, 6), (-9, 14)], 4, "#b8803a", 1.3) + tube([(6, 6), (9, 14)], 4, "#b8803a", 1.3), 176, 130, 1.05, 14), box(108, 92, 14, 4, GOLD, 2))
    s.taper(115, 93, 15, 6, CREAM, 0.45)


@room("trail-map", CAMP, clearing)
def trail_map(s: Room) -> None:
    """A map with a way out on it, held open by a compass and a mug."""
    s.add(s.rays(120, 76, "#fffbc8", 0.6, 13, 150), s.glow(120, 76, 90, "#fff8c0", 0.7))
    s.ink(path("M30 130Q60 142 120 136Q180 144 212 130L206 138Q180 152 120 146Q60 152 34 138Z", BARK))
    s.ink(path("M42 30Q80 18 120 28Q160 18 198 30L206 122Q164 112 120 122Q76 112 34 122Z", CREAM), path("M42 30Q30 26 30 36Q32 44 44 40ZM198 30Q210 26 210 36Q208 44 196 40Z", "#d8bc84"), path("M34 122Q24 128 30 134Q42 134 44 122ZM206 122Q216 128 210 134Q198 134 196 122Z", "#d8bc84"))
    s.ink(*(poly([(x - 10, y), (x, y - 18), (x + 10, y)], "#5aa84a", stroke_width=1.6) for x, y in ((66, 58), (80, 62), (58, 70))), poly([(140, 58), (156, 34), (172, 58)], "#a89878", stroke_width=1.8), poly([(150, 43), (156, 34), (162, 43)], "#ffffff", stroke_width=1.4), path("M40 96Q70 84 96 98T150 96T202 88", stroke="#5ab0e0", stroke_width=5), place(gobhead(SKIN, (0, 0), "grin"), 178, 74, 0.4), shadow=0)
    s.add(path("M66 108Q84 78 108 82Q134 86 132 62Q130 44 108 46", stroke=RED, stroke_width=3.6, stroke_dasharray="7 6"))
    s.ink(path("M88 36L104 52M104 36L88 52", stroke=INK, stroke_width=8), path("M88 36L104 52M104 36L88 52", stroke=RED, stroke_width=4.6), disc(196, 116, 19, GOLD), disc(196, 116, 14, "#fff"), poly([(196, 104), (200, 116), (196, 128), (192, 116)], CREAM, stroke_width=1.4), poly([(196, 104), (200, 116), (192, 116)], RED, stroke_width=1.4), path("M34 116V96H58V116Q46 122 34 116Z", "#a8683a"), path("M58 100Q70 100 68 110Q64 114 58 112", stroke=INK, stroke_width=2.4), disc(46, 96, 12, "#f6e6b0", 4))
    s.add(star(96, 24, 9, "#ffffff"), star(216, 60, 7, "#ffffff"))


@room("open-hand-scroll", PINE, tent)
def open_hand(s: Room) -> None:
    """A scroll with the print of an open hand, which waves."""
    s.add(s.rays(120, 74, "#e8ffd8", 0.7, 15, 150), s.glow(120, 74, 96, "#f4ffd8", 0.8))
    s.ink(path("M74 26H166V126H74Z", CREAM), path("M74 26Q66 60 74 126M166 26Q174 60 166 126", stroke="#d8bc84", stroke_width=3), *(path(f"M66 {y}H174V{y + 14}H66Z", "#e8d09a") + disc(64, y + 7, 8, "#c84a38") + disc(176, y + 7, 8, "#c84a38") + disc(52, y + 7, 5, GOLD) + disc(188, y + 7, 5, GOLD) for y in (16, 120)))
    s.ink(place(path("M-16 34V14L-30 0Q-34 -8 -26 -10Q-20 -8 -15 0V-26Q-15 -34 -9 -34Q-4 -34 -4 -26V-34Q-4 -42 2 -42Q8 -42 8 -34V-26Q8 -34 14 -34Q19 -34 19 -26V-14Q20 -22 25 -21Q31 -20 30 -12L27 16L22 34Z", "#2f9a6a") + stroke("M-4 -26V-4M8 -26V-4M19 -16V-2M-12 16Q4 8 22 14", 2) + disc(3, 18, 7, "#ffe36a", stroke_width=1.8), 118, 78, 1.08))
    s.add(path("M70 48q-10 8 -8 20M60 42q-14 12 -10 32M172 48q10 8 8 20M182 42q14 12 10 32", stroke="#ffffff", stroke_width=3))
    s.ink(tube([(92, 134), (84, 146), (94, 150)], 4, RED, 1.6), tube([(148, 134), (158, 146), (146, 150)], 4, RED, 1.6), place(path("M-30 4Q0 -6 30 4Q0 12 -30 4Z", "#8a5c30"), 120, 146))
    s.add(star(54, 28, 9, "#ffffff"), star(196, 96, 8, "#ffffff"), star(60, 108, 6, "#ffffff"))
