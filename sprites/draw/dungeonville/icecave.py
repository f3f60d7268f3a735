"""The rooms of the Ice Cave: blue ice, white snow, and those who like it here, and those who do not."""
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
    blush,
    bone,
    boot,
    brows,
    eye,
    flame,
    frame,
    helmet,
    mouth,
    notes,
    pair,
    person,
    puff,
    room,
    rough,
    stroke,
    sweat,
    sword,
    tube,
)
from sprites.draw.kit import Tone, box, curve, disc, light, mix, num, path, place, poly, star

ICE = Tone("#f2fbff", "#7fc6f6", "#2a6fc4", "#0d2c68", "#ffffff")
MINT = Tone("#eafff8", "#78d6e0", "#1f7fb0", "#0a2f56", "#ffffff")
DUSK = Tone("#f0efff", "#8cabf4", "#3558c0", "#121e60", "#ffffff")
NIGHT = Tone("#cfe8ff", "#4a90e0", "#1b4ea4", "#081a48", "#eaf6ff")
SNOW, GLASS, NAVY, ORANGE, FUR = "#eef8ff", "#a8dcf8", "#2f4272", "#f0913a", "#f2f6fc"


def icicles(s: Room, top: float = 0, long: float = 30, *, left: float = -4, right: float = 244, fill: str = GLASS) -> None:
    """A row of icicles that hang from a line."""
    data, x = f"M{num(left)} -12V{num(top)}", left
    while x < right:
        w, h = s.random.uniform(9, 18), s.random.uniform(0.35, 1) * long
        data += f"L{num(x + w / 2)} {num(top + h)}L{num(x + w)} {num(top + 2)}"
        x += w
    s.ink(path(f"{data}V-12Z", fill), shadow=0.35)


def drift(s: Room, y: float = 112, fill: str = "") -> None:
    """A floor of snow."""
    snow = fill or mix(SNOW, s.tone.mid, 0.12)
    s.add(path(f"M-4 {num(y + 4)}Q30 {num(y - 6)} 70 {num(y + 1)}T150 {num(y)}T244 {num(y + 2)}V154H-4Z", s.linear((0, snow), (1, mix(snow, s.tone.near, 0.75))), stroke=INK, stroke_width=2.2))
    s.add(path(f"M14 {num(y + 14)}q16 -6 30 0M92 {num(y + 20)}q18 -6 34 0M176 {num(y + 12)}q16 -5 30 0M52 {num(y + 30)}q14 -5 26 0M196 {num(y + 30)}q12 -4 22 0", stroke=s.tone.mid, stroke_width=2, opacity=0.7))


def facets(s: Room, opacity: float = 0.4) -> None:
    """Planes of ice on the wall behind."""
    bright = dim = ""
    for _ in range(16):
        x, y, w, h = s.random.uniform(-20, 230), s.random.uniform(-10, 100), s.random.uniform(20, 52), s.random.uniform(22, 60)
        data = f"M{num(x)} {num(y)}L{num(x + w * 0.6)} {num(y - h * 0.3)}L{num(x + w)} {num(y + h * 0.3)}L{num(x + w * 0.4)} {num(y + h)}Z"
        if s.random.random() < 0.5:
            bright += data
        else:
            dim += data
    s.add(path(bright, "#ffffff", opacity=opacity * 0.5), path(dim, s.tone.near, opacity=opacity * 0.5), path(bright + dim, stroke="#ffffff", stroke_width=0.9, opacity=opacity))


def cave(s: Room) -> None:
    """A cave with a ragged mouth of ice."""
    air(s, 0.5, 0.42)
    facets(s)
    drift(s)
    edge = rough(s.random, [(14, 154), (20, 110), (8, 76), (24, 44), (46, 24), (80, 14), (120, 10), (160, 14), (196, 24), (218, 46), (232, 78), (220, 112), (228, 154)], 5)
    frame(s, "M-6 -6H246V156H-6ZM" + "L".join(f"{num(x)} {num(y)}" for x, y in edge) + "Z", mix(s.tone.mid, s.tone.near, 0.55))
    icicles(s, 6, 22)


def hall(s: Room) -> None:
    """A hall between pillars of ice."""
    air(s, 0.5, 0.4)
    facets(s, 0.25)
    s.add(box(-4, 108, 248, 46, s.linear((0, mix(SNOW, s.tone.mid, 0.3)), (1, s.tone.near)), stroke=INK, stroke_width=2.2), path("M120 108L60 150M120 108L180 150M120 108L0 140M120 108L240 140M0 120H240M0 134H240", stroke="#ffffff", stroke_width=1.2, opacity=0.5))
    for x, w in ((52, 12), (18, 18)):
        for a in (x, 240 - x):
            s.flat(path(f"M{a - w} -4Q{a - w * 0.3} 60 {a - w * 0.8} {108 + w}H{a + w * 0.8}Q{a + w * 0.3} 60 {a + w} -4Z", mix(GLASS, s.tone.mid, 0.3)))
    icicles(s, 0, 22)


def slope(s: Room) -> None:
    """The open air of the mountain, with snow in it."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.linear((0, s.tone.near), (0.55, s.tone.mid), (1, s.tone.far))))
    s.flat(path("M-6 120L40 46L58 66L92 22L130 84L160 50L196 96L220 70L250 120Z", mix(s.tone.mid, "#ffffff", 0.25)), path("M92 22L76 43L86 50L94 42L102 52L110 50ZM40 46L30 62L40 66L48 58L54 62ZM160 50L148 66L158 70L166 64L172 66Z", "#ffffff"), opacity=0.8)
    drift(s, 106)
    s.dust(40, "#ffffff", (0, 0, 240, 140), 1.6)


def tunnel(s: Room) -> None:
    """Rings of ice, one in the other."""
    air(s, 0.5, 0.5)
    drift(s, 114)
    for i, r in enumerate((62, 86, 116)):
        ring = "M" + "L".join(f"{num(120 + (r * 1.15 + s.random.uniform(-5, 5)) * math.cos(a))} {num(82 + (r * 0.8 + s.random.uniform(-4, 4)) * math.sin(a))}" for a in (k * math.pi / 10 for k in range(20))) + "Z"
        frame(s, f"M-200 -200H440V350H-200Z{ring}", mix(s.tone.mid, s.tone.near, 0.25 + 0.35 * i), 2)


def crystal(h: float = 60, w: float = 18, fill: str = "#5ab8f4") -> str:
    """A crystal that stands on (0, 0)."""
    return poly([(-w / 2, 0), (-w / 2, -h * 0.7), (0, -h), (w / 2, -h * 0.7), (w / 2, 0)], fill) + poly([(-w / 2, 0), (-w / 2, -h * 0.7), (0, -h), (-w * 0.1, -h * 0.62), (-w * 0.1, 0)], light(fill, 0.5), stroke_width=1.4)


def flake(r: float = 12, fill: str = "#fff") -> str:
    """A snowflake about (0, 0)."""
    arms = "".join(f"M0 0L{num(r * math.cos(a))} {num(r * math.sin(a))}M{num(r * 0.6 * math.cos(a))} {num(r * 0.6 * math.sin(a))}L{num(r * 0.9 * math.cos(a + 0.35))} {num(r * 0.9 * math.sin(a + 0.35))}M{num(r * 0.6 * math.cos(a))} {num(r * 0.6 * math.sin(a))}L{num(r * 0.9 * math.cos(a - 0.35))} {num(r * 0.9 * math.sin(a - 0.35))}" for a in (i * math.pi / 3 for i in range(6)))
    return path(arms, stroke=fill, stroke_width=2.2)


def penguin(look: tuple[float, float] = (0, 0), arms: tuple[list[tuple[float, float]], list[tuple[float, float]]] | None = None, wear: str = "", *, beak: str = "shut", coat: str = NAVY) -> str:
    """A penguin on (0, 0), 76 high, head about (0, -56)."""
    left, right = arms or ([(-18, -36), (-27, -22), (-26, -12)], [(18, -36), (27, -22), (26, -12)])
    feet = disc(-11, -1, 10, ORANGE, 4.5) + disc(11, -1, 10, ORANGE, 4.5)
    body = path("M-22 -4Q-30 -34 -16 -46Q-20 -76 0 -76Q20 -76 16 -46Q30 -34 22 -4Q0 4 -22 -4Z", coat) + path("M-14 -4Q-22 -30 -10 -42Q-17 -62 0 -58Q17 -62 10 -42Q22 -30 14 -4Q0 2 -14 -4Z", "#ffffff", stroke_width=1.6)
    bill = path("M-8 -50Q0 -56 8 -50Q0 -42 -8 -50Z", ORANGE) if beak == "shut" else path("M-8 -52Q0 -58 8 -52L4 -46H-4ZM-5 -44H5L0 -38Z", ORANGE)
    return feet + body + wear + tube(list(left), 8, coat) + tube(list(right), 8, coat) + pair(0, -60, 14, 5, *look) + bill


def shag(points: list[tuple[float, float]], spike: float = 5) -> list[tuple[float, float, int]]:
    """A ragged outline along corners: tufts of fur, as sharp corners of a curve."""
    out: list[tuple[float, float, int]] = []
    for (x, y), (u, v) in zip(points, [*points[1:], points[0]], strict=True):
        length = math.hypot(u - x, v - y) or 1
        count = max(1, round(length / (spike * 1.8)))
        for i in range(count):
            a, b = i / count, (i + 0.55) / count
            out += [(x + (u - x) * a, y + (v - y) * a, 1), (x + (u - x) * b + (v - y) / length * spike, y + (v - y) * b - (u - x) / length * spike, 1)]
    return out


def yeti(arms: tuple[list[tuple[float, float]], list[tuple[float, float]]], look: tuple[float, float] = (0, 0), kind: str = "smile", face: str = "#8cb8e8") -> str:
    """A yeti on (0, 0), 104 high, shoulders on (-+28, -58), head about (0, -78)."""
    feet = disc(-17, -2, 16, face, 7) + disc(17, -2, 16, face, 7)
    body = curve(shag([(-28, -6), (-36, -34), (-30, -62), (-26, -92), (-8, -104), (12, -104), (26, -92), (30, -62), (36, -34), (28, -6)], 4.5), FUR)
    limbs = "".join(tube(list(arm), 15, FUR) + disc(*arm[-1][:2], 8, face) for arm in arms)
    head = path("M-18 -74Q-20 -94 -8 -94Q0 -88 8 -94Q20 -94 18 -74Q12 -60 0 -60Q-12 -60 -18 -74Z", face) + pair(0, -80, 15, 5.6, *look) + mouth(0, -69, 13, kind)
    return feet + body + limbs + head


def block(x: float, y: float, w: float, h: float, inside: str = "") -> str:
    """A block of clear ice with something in it, its foot's middle on a point."""
    shape = path(f"M{num(x - w / 2)} {num(y)}L{num(x - w / 2 + 3)} {num(y - h + 5)}L{num(x - w / 2 + 10)} {num(y - h)}L{num(x + w / 2 - 6)} {num(y - h + 2)}L{num(x + w / 2)} {num(y - h + 10)}L{num(x + w / 2 - 2)} {num(y)}Z", "#9fe0ff", fill_opacity=0.45)
    return box(x - w / 2 + 2, y - h + 3, w - 4, h - 4, "#d8f2ff", stroke="none", opacity=0.8) + inside + shape + path(f"M{num(x - w * 0.36)} {num(y - h * 0.2)}L{num(x - w * 0.1)} {num(y - h * 0.85)}M{num(x - w * 0.22)} {num(y - h * 0.12)}L{num(x - w * 0.06)} {num(y - h * 0.5)}M{num(x + w * 0.3)} {num(y - h * 0.3)}V{num(y - h * 0.55)}", stroke="#fff", stroke_width=3, opacity=0.75)


def hero(coat: str = "#b8483c", skin: str = "#f0c49a", look: tuple[float, float] = (0, 0), kind: str = "open", arms: tuple[list[tuple[float, float]], list[tuple[float, float]]] | None = None, hat: str = "") -> str:
    """A shivering adventurer on (0, 0)."""
    return person(coat, skin, arms, hat or path("M-17 -56Q-17 -78 0 -78Q17 -78 17 -56Q0 -64 -17 -56Z", IRON), pair(0, -56, 13, 5, *look) + mouth(0, -47, 8, kind))


def mitten(fill: str = RED, trim: str = "#fff") -> str:
    """A mitten about (0, 0), 34 high."""
    return path("M-9 8L-11 -8Q-10 -18 0 -18Q9 -18 9 -7L16 -10Q20 -5 14 0L9 8Z", fill) + box(-11, 7, 22, 8, trim, 3) + stroke("M-5 -10q5 -4 9 0M-6 -4q6 -4 11 0", 1.4, trim)


@room("ic-01", ICE, cave)
def fountain(s: Room) -> None:
    """The fountain froze in mid-jet, and its cherub in mid-regret."""
    s.gather(1.18, 120, 150)
    s.foot(120, 142, 66)
    s.ink(path("M58 122Q60 146 120 146Q180 146 182 122Z", "#8aa8cc"), disc(120, 121, 62, "#a8c4e4", 12), disc(120, 121, 52, "#dff6ff", 8), path("M110 120L113 92H127L130 120Z", "#8aa8cc"))
    s.ink(path("M120 52Q84 14 66 66Q60 90 68 116L74 100L80 118Q78 74 96 60Q108 54 120 60ZM120 52Q156 14 174 66Q180 90 172 116L166 100L160 118Q162 74 144 60Q132 54 120 60Z", "#bfeaff"))
    s.ink(*(place(path("M0 0Q-14 -14 -24 -8Q-20 0 -24 4Q-14 10 0 6Z", "#ffffff"), x, 76, 1, flip=f) for x, f in ((112, False), (128, True))), path("M108 98Q104 76 112 70H128Q136 76 132 98Z", "#a8c4ea"), tube([(112, 76), (104, 86), (116, 88)], 6, "#a8c4ea"), tube([(128, 76), (136, 86), (124, 88)], 6, "#a8c4ea"), disc(120, 54, 20, "#b8d4f4", 18), pair(120, 50, 16, 5.6, 0, 0.2), box(111, 59, 18, 8, "#fff", 3), stroke("M115 59v8M120 59v8M125 59v8", 1.3), path("M100 54Q98 32 120 31Q142 32 140 54", stroke=INK, stroke_width=7), path("M100 54Q98 32 120 31Q142 32 140 54", stroke=RED, stroke_width=3.4), disc(100, 54, 7, RED, 8), disc(140, 54, 7, RED, 8))
    s.ink(*(place(path("M-3 -8L3 -8L0 10Z", GLASS), x, y) for x, y in ((114, 74), (126, 74), (66, 136), (92, 144), (150, 144), (174, 136))), shadow=0.2)
    s.release()


@room("ic-02", MINT, cave)
def crystals(s: Room) -> None:
    """Crystals so bright that the fox wears dark glasses."""
    s.add(s.rays(140, 80, "#dffcff", 0.9, 13, 150), s.glow(140, 80, 100, "#9ff0ff", 0.9))
    for x, y, h, w, a, c in ((96, 120, 56, 20, -22, "#3a8ae0"), (128, 118, 96, 26, -6, "#3f9cf0"), (158, 118, 104, 28, 6, "#57b4f6"), (190, 120, 70, 22, 20, "#3a86dc"), (210, 126, 44, 16, 34, "#5ac8f0"), (74, 126, 36, 14, -36, "#5ac8f0"), (144, 126, 56, 20, 0, "#8adcfa")):
        s.ink(place(crystal(h, w, c), x, y, 1, a))
    s.foot(62, 144, 40)
    s.ink(tube([(84, 134), (112, 144), (122, 128)], 14, "#ffffff"), path("M40 144Q36 112 54 104H74Q90 112 86 144Z", "#ffffff"), path("M34 90L28 56L48 70H78L98 56L92 90Q80 112 63 114Q46 112 34 90Z", "#ffffff"), path("M36 64L40 74L46 70ZM90 64L86 74L80 70Z", "#f4a8b0"), path("M63 110L56 100Q63 96 70 100Z", INK), path("M30 82H96V86Q96 98 84 98Q70 98 66 88H60Q56 98 44 98Q30 98 30 86Z", "#26324e"), path("M38 86l8 6M74 86l8 6", stroke="#9fe8ff", stroke_width=3))
    s.add(star(150, 22, 12, "#ffffff"), star(186, 56, 9, "#ffffff"), star(110, 66, 8, "#ffffff"), star(214, 92, 7, "#ffffff"))


@room("ic-03", ICE, slope)
def sill(s: Room) -> None:
    """A sill of ice, and somebody who was going to cross it with dignity."""
    s.ink(path("M-6 152V112L150 104Q164 106 160 116L140 152Z", GLASS), path("M-6 120L140 112M20 140L50 128M70 146L104 126", stroke="#ffffff", stroke_width=3), path("M150 106L158 130L148 118L144 140L134 120Z", "#c8eeff"))
    s.foot(130, 108, 30, 0.4)
    s.ink(place(person("#b8483c", arms=([(-12, -40), (-28, -54), (-36, -68)], [(12, -40), (30, -46), (42, -38)]), hair=path("M-17 -56Q-17 -78 0 -78Q17 -78 17 -56Q0 -64 -17 -56Z", IRON) + tube([(0, -76), (-10, -90), (-22, -86)], 5, RED), face=pair(0, -58, 14, 5.6, 0.2, -0.2) + mouth(0, -47, 11, "open"), legs=False) + tube([(-6, -10), (6, 6), (22, 12)], 9, "#6a4a3a") + tube([(8, -10), (26, -6), (42, -10)], 9, "#6a4a3a") + disc(25, 13, 8, LEATHER, 6) + disc(46, -12, 7, LEATHER, 8), 128, 78, 1.05, -42))
    s.ink(place(path("M0 0Q-20 2 -24 12Q-12 10 -4 6Q-6 16 2 22Q4 12 4 5Q12 14 24 12Q18 0 0 0Z", "#ffd83e"), 186, 96, 1, 20), place(sword(40), 202, 40, 0.9, 60))
    s.add(path("M58 34q-14 10 -16 28M70 104q20 -6 44 -4M60 112q24 -6 40 -5M196 70q12 2 16 16", stroke="#ffffff", stroke_width=3))
    s.ink(place(penguin((0.8, -0.3)), 28, 118, 0.62), place(box(-11, -11, 22, 16, CREAM, 1) + star(0, -3, 6, GOLD, 5, 0.45) + stroke("M0 5v14", 3, WOOD), 50, 84))


@room("ic-04", DUSK, cave)
def organ(s: Room) -> None:
    """An organ whose pipes are icicles; the hare plays with mittens off."""
    s.ink(path("M50 34Q120 2 190 34V46H50Z", "#7a98d0"))
    for i in range(9):
        x, h = 60 + i * 15, 72 - abs(i - 4) * 10
        s.ink(path(f"M{x - 7} 34H{x + 7}L{x + 5} {34 + h * 0.5}L{x} {38 + h}L{x - 5} {34 + h * 0.5}Z", ("#bfeaff", "#8fd0f8")[i % 2]), path(f"M{x - 3} 40V{num(34 + h * 0.45)}", stroke="#fff", stroke_width=2))
    s.ink(box(50, 98, 140, 14, "#7a98d0", 2), box(56, 106, 128, 12, "#ffffff", 1), stroke("".join(f"M{64 + i * 8} 106v12" for i in range(15)), 1.2), *(box(67 + i * 8, 106, 4, 7, "#210", stroke="none") for i in (0, 1, 3, 4, 5, 7, 8, 10, 11, 12)), box(58, 118, 124, 36, "#5a78b8", 2))
    s.foot(120, 148, 36)
    s.ink(path("M86 154Q86 112 104 104H136Q154 112 154 154Z", "#3a3a5c"), path("M120 118L96 154H144Z", "#3a3a5c"), tube([(102, 112), (86, 118), (76, 108)], 9, "#3a3a5c"), tube([(138, 112), (154, 118), (164, 108)], 9, "#3a3a5c"), disc(75, 106, 6, "#ffffff"), disc(165, 106, 6, "#ffffff"), path("M104 70Q90 20 104 18Q116 22 114 66ZM136 70Q150 20 136 18Q124 22 126 66Z", "#ffffff"), path("M106 60Q100 32 105 28Q110 34 110 60ZM134 60Q140 32 135 28Q130 34 130 60Z", "#f4a8b0", stroke="none"), disc(120, 84, 25, "#ffffff", 23), path("M113 104h14v6q-7 4 -14 0z", RED))
    s.ink(pair(120, 79, 20, 6.4, 0, -0.6, lid="#ffffff"), disc(120, 90, 3.4, "#f4a8b0", stroke_width=1.4), stroke("M120 93v4M120 97q-6 4 -9 -1M120 97q6 4 9 -1", 1.6), notes(30, 60, 1.2), notes(202, 58, 1.2), notes(22, 100, 0.9), notes(214, 96, 0.9), shadow=0.3)


@room("ic-05", ICE, slope)
def camp(s: Room) -> None:
    """Snowed in since Tuesday; even the fire has frozen."""
    s.ink(path("M96 122L146 34L196 122Z", "#e07a3a"), path("M146 34L146 122L172 122Z", "#b85a24"), path("M146 52L126 122H166Z", "#3a2430"), path("M146 36V18L164 24L146 30", RED))
    s.ink(pair(146, 92, 17, 6.5, -0.4, 0.2), disc(136, 106, 5, "#f0c49a"), disc(157, 106, 5, "#f0c49a"), shadow=0.2)
    s.ink(path("M72 132Q90 98 112 110Q132 100 146 112Q166 100 182 110Q206 96 228 134V152H60Z", SNOW), path("M112 90Q120 66 146 32L152 42Q132 66 124 92Q118 84 112 90ZM170 80Q168 66 152 44L160 56Q178 84 184 100Q174 92 170 80Z", "#ffffff"))
    s.ink(place(bone(34, WOOD), 46, 138, 1, 14), place(bone(34, WOOD), 46, 138, 1, -14))
    s.ink(block(46, 136, 46, 60, place(flame(), 46, 132, 1.4)))
    s.ink(place(path("M-20 0Q-26 -22 -10 -28Q-16 -44 0 -46Q16 -44 10 -28Q26 -22 20 0Z", "#ffffff") + pair(0, -36, 9, 2.6) + path("M0 -33L16 -29L0 -28Z", ORANGE) + disc(0, -16, 2, INK, stroke="none") + disc(0, -8, 2, INK, stroke="none") + path("M-9 -46V-58H9V-46ZM-14 -46H14", "#4a3a5c"), 214, 126, 0.9))


@room("ic-06", DUSK, slope)
def rib_arch(s: Room) -> None:
    """An arch of mammoth ribs, with fairy lights for the season."""
    for x, k in ((120, 0.62), (120, 0.82), (120, 1.04)):
        s.foot(x, 118 + k * 26, 90 * k, 0.3)
        for side in (-1, 1):
            s.ink(place(path("M8 -96Q-60 -92 -76 -20Q-80 8 -66 22Q-60 22 -62 14Q-70 -10 -54 -40Q-36 -74 8 -80Z", BONE), x, 118 + k * 16, k, flip=side > 0))
    s.ink(path("M92 40Q88 6 120 4Q152 6 148 40Q150 56 138 62L132 78H108L102 62Q90 56 92 40Z", BONE), disc(102, 44, 6.5, "#243458", 8), disc(138, 44, 6.5, "#243458", 8), path("M110 30Q120 22 130 30Q130 44 120 44Q110 44 110 30Z", "#243458"), stroke("M113 62V76M120 60V77M127 62V76", 1.5))
    s.add(path("M36 74Q50 52 74 60Q96 88 120 84Q144 88 166 60Q190 52 204 74", stroke="#2f6a3a", stroke_width=2.4))
    for side in (-1, 1):
        s.ink(place(tube([(14, 66), (30, 92), (62, 92), (78, 62)], 9, "#fff8e4", 2.3), 120, 0, flip=side > 0))
    for x, y, c in ((40, 70, "#ff5a4a"), (56, 62, "#ffe04a"), (74, 66, "#5ae06a"), (90, 82, "#ff7ad0"), (106, 90, "#ffe04a"), (134, 90, "#6ac0ff"), (150, 82, "#ff5a4a"), (166, 66, "#5ae06a"), (184, 62, "#ffe04a"), (200, 70, "#6ac0ff")):
        s.add(s.glow(x, y, 18, c, 0.8))
        s.flat(disc(x, y, 4.6, c, 5.6), width=1.6)
    s.ink(place(penguin((0.4, -0.9)), 96, 146, 0.62), place(penguin((-0.4, -0.9)), 146, 146, 0.62))


@room("ic-07", ICE, hall)
def hoarfrost(s: Room) -> None:
    """The suit of armour has stood here since the frost, and it is about to sneeze."""
    s.ink(path("M60 108V30Q62 6 120 4Q178 6 180 30V108Z", "#4a7ac0"), path("M60 108V30Q62 6 120 4Q178 6 180 30V108", stroke="#fff", stroke_width=1.5), shadow=0.3)
    s.foot(120, 146, 50)
    s.ink(box(84, 136, 72, 14, "#8aa8cc", 2), box(98, 108, 17, 30, IRON, 4), box(125, 108, 17, 30, IRON, 4), path("M84 74Q90 62 120 62Q150 62 156 74L148 114Q120 122 92 114Z", "#a8b8cc"), stroke("M120 64V116M94 100Q120 108 146 100", 1.6), disc(84, 74, 13, IRON), disc(156, 74, 13, IRON), tube([(82, 82), (76, 98), (84, 112)], 11, IRON), tube([(158, 82), (168, 94), (160, 106)], 11, IRON))
    s.ink(box(166, 24, 6, 118, WOOD, 1), path("M169 26Q196 18 200 44Q186 58 169 52Z", "#c8d2da"), path("M94 54Q90 16 120 14Q150 16 146 54Q134 64 120 64Q106 64 94 54Z", "#a8b8cc"), path("M98 34H142V46H98Z", "#1c2440"), tube([(120, 14), (132, 4), (148, 10)], 6, RED), pair(120, 40, 20, 5.4, 0, -0.8, white="#ffc"), path("M112 56Q106 74 114 84L118 74L121 90L125 74L129 82Q134 72 128 56Z", "#ffffff"))
    s.ink(path("M90 24Q96 10 120 10Q136 10 144 18Q134 16 128 22Q120 14 112 22Q102 14 98 26Q94 20 90 24Z", "#ffffff"), path("M70 72Q78 58 98 66Q90 66 88 74Q80 66 74 78Z", "#ffffff"), path("M142 66Q164 58 170 74Q162 68 158 76Q152 66 142 66Z", "#ffffff"), *(path(f"M{x - 3} {y}h6l-3 12z", GLASS) for x, y in ((82, 86), (96, 112), (120, 118), (144, 112), (184, 52))))
    s.add(path("M60 40q-10 -4 -14 -14M64 56q-12 0 -20 -6M176 76q12 0 18 6", stroke="#ffffff", stroke_width=3))


@room("ic-08", NIGHT, tunnel)
def breath_fog(s: Room) -> None:
    """The fog in the passage comes and goes; it is breath."""
    s.add(disc(120, 78, 62, "#0e2350", 44), s.glow(120, 78, 60, "#4a80d0", 0.5))
    s.ink(pair(120, 56, 52, 12, 0, 0.3, white="#fff2a0"), brows(120, 40, 54, 20, 4, 4), path("M92 86Q120 70 148 86Q144 104 120 106Q96 104 92 86Z", "#1c3a78"), disc(108, 92, 5, "#08122c", 4), disc(132, 92, 5, "#08122c", 4), rim=0.5)
    s.ink(puff(94, 112, 0.9, "#eef8ff"), puff(146, 112, 0.9, "#eef8ff"), puff(66, 126, 1.3, "#e4f4ff"), puff(174, 126, 1.3, "#e4f4ff"), puff(120, 128, 1.1, "#f4fbff"), puff(26, 136, 1.6, "#eef8ff"), puff(214, 136, 1.6, "#eef8ff"), shadow=0.25)
    s.foot(120, 146, 20)
    s.ink(place(hero(look=(0, -0.9), kind="sad"), 120, 150, 0.52), sweat(136, 112, 0.8))


@room("ic-09", ICE, hall)
def glacier_crack(s: Room) -> None:
    """In the glacier, behind a crack, somebody from long ago is fine, thanks."""
    s.add(path("M30 152L40 20L80 4L170 2L206 22L214 152Z", s.linear((0, "#e8f8ff"), (0.5, "#9fd6f6"), (1, "#4a96d8")), stroke=INK, stroke_width=2.6))
    s.ink(place(path("M-24 0Q-30 -34 -16 -46H16Q30 -34 24 0Z", "#b07a3c") + disc(-8, -16, 4, "#6a4420", stroke="none") + disc(8, -26, 4, "#6a4420", stroke="none") + disc(12, -8, 3, "#6a4420", stroke="none") + tube([(-16, -42), (-30, -30), (-26, -16)], 9, "#e0a878") + tube([(16, -42), (32, -48), (34, -62)], 9, "#e0a878") + path("M28 -60Q26 -72 34 -72V-80Q38 -84 40 -78V-70Q46 -66 42 -58Z", "#e0a878") + tube([(-26, -14), (-34, -46)], 9, WOOD) + disc(-35, -52, 11, WOOD, 14) + disc(0, -64, 22, "#e0a878", 20) + path("M-24 -56Q-34 -90 0 -90Q34 -90 24 -56Q20 -76 0 -76Q-20 -76 -24 -56Z", "#6a4420") + path("M-16 -50Q0 -42 16 -50Q14 -38 0 -36Q-14 -38 -16 -50Z", "#6a4420") + pair(0, -64, 15, 5.4, 0.2, 0) + stroke("M-14 -72H14", 4.4) + mouth(0, -52, 12, "grin"), 118, 134, 1.05))
    s.add(path("M30 152L40 20L80 4L170 2L206 22L214 152Z", "#bfeaff", opacity=0.34), path("M56 40L86 16M52 64L80 42M176 120L200 96", stroke="#ffffff", stroke_width=6, opacity=0.7))
    s.ink(path("M176 -4L164 24L174 36L156 62L168 78L150 102L162 118L146 154H164L178 116L168 100L184 78L172 60L190 36L180 24L190 -4Z", "#123a7c"), width=2)


def wig() -> str:
    """A judge's wig over a head about (0, -56)."""
    return path("M-20 -40Q-28 -60 -16 -76Q0 -88 16 -76Q28 -60 20 -40Q12 -42 14 -56Q10 -68 0 -68Q-10 -68 -14 -56Q-12 -42 -20 -40Z", "#ffffff") + stroke("M-22 -52h8M-22 -60h8M14 -52h8M14 -60h8M-8 -80v8M0 -82v8M8 -80v8", 1.3)


@room("ic-10", MINT, hall)
def penguin_court(s: Room) -> None:
    """The court of penguins; the seal pleads hungry, the herring is evidence."""
    s.add(s.glow(120, 40, 90, "#ffffff", 0.7))
    s.ink(path("M80 20H160V96H80Z", "#4a78b8"), shadow=0.3)
    s.ink(place(penguin((0.4, 0.5), ([(-18, -36), (-30, -26), (-26, -14)], [(18, -36), (34, -46), (36, -58)]), path("M-23 -2Q-30 -32 -14 -44L0 -22L14 -44Q30 -32 23 -2Z", "#8a1f3a") + wig(), beak="open"), 118, 102, 1.06))
    s.ink(path("M150 56L164 28", stroke=INK, stroke_width=6), path("M150 56L164 28", stroke=WOOD, stroke_width=3), place(box(-14, -7, 28, 14, WOOD, 3) + box(-16, -8, 5, 16, GOLD, 1) + box(11, -8, 5, 16, GOLD, 1), 166, 24, 0.9, -24))
    s.ink(path("M58 92H182L174 104H66Z", "#b07a44"), box(66, 104, 108, 50, "#8a5a34", 2), box(76, 112, 88, 30, "#a06a3c", 2), disc(120, 127, 11, GOLD), place(path("M-16 0Q0 -10 12 0L20 -6V6L12 0Q0 10 -16 0Z", "#e8f2fa"), 120, 127, 0.5))
    s.foot(34, 146, 30)
    s.ink(place(path("M-26 4Q-30 -38 -8 -58Q16 -60 20 -36Q26 -8 40 -2Q46 8 28 6Q0 10 -26 4Z", "#8a94a8") + tube([(-14, -20), (-4, -12), (6, -16)], 8, "#8a94a8") + pair(4, -44, 14, 5.4, 0.6, -0.8) + disc(8, -34, 9, "#b8c0d0", 6, stroke_width=1.4) + disc(9, -38, 3.4, "#210", stroke="none") + stroke("M0 -33l-10 -1M0 -30l-9 4M16 -33l10 -1M16 -30l9 4", 1.2), 30, 146, 1.05))
    s.ink(place(penguin((-0.9, 0), ([(-18, -36), (-34, -40), (-42, -46)], [(18, -36), (27, -22), (26, -12)]), path("M-23 -2Q-30 -32 -14 -44L0 -26L14 -44Q30 -32 23 -2Z", "#2a2f48") + wig()), 204, 146, 0.95), place(path("M-18 0Q0 -12 14 0L24 -8V8L14 0Q0 12 -18 0Z", "#c8d8e8") + disc(-9, -2, 2.2, "#210", stroke="none"), 160, 88, 0.9, 78))


@room("ic-11", DUSK, cave)
def wolf_den(s: Room) -> None:
    """The white wolf receives visitors in her grandmother's nightcap."""
    s.foot(120, 146, 110)
    s.ink(box(14, 40, 212, 50, "#9a6a3c", 8), disc(16, 38, 8, GOLD), disc(224, 38, 8, GOLD), path("M70 96Q66 62 120 60Q174 62 170 96Z", "#ffffff"))
    s.ink(path("M74 70L62 26L98 48H142L178 26L166 70Q162 100 120 112Q78 100 74 70Z", "#ffffff"), path("M72 40L78 58L88 52ZM168 40L162 58L152 52Z", "#f4a8b0"), path("M96 82Q120 62 144 82Q142 106 120 110Q98 106 96 82Z", "#e4ecf6", stroke_width=1.6), disc(120, 82, 9, "#26324e", 6.5), stroke("M120 88V95M100 93Q110 104 120 95Q130 104 140 93", 2.2), path("M104 96l4 8l4 -5zM136 96l-4 8l-4 -5z", "#fff"))
    s.ink(pair(120, 64, 34, 7.4, -0.3, 0.2, white="#fff3a0"), brows(120, 52, 34, 12, -3), path("M80 50Q76 12 120 8Q164 12 160 50Q140 38 120 40Q100 38 80 50Z", "#f6b8d0"), path("M74 54Q80 42 90 48Q98 38 108 45Q116 36 124 44Q134 36 140 46Q150 40 158 48Q166 46 166 56Q150 46 120 48Q90 46 74 54Z", "#ffffff"), place(bun("#e0508a", 0.8), 120, 16), disc(102, 64, 12, "none", stroke=GOLD, stroke_width=2), disc(138, 64, 12, "none", stroke=GOLD, stroke_width=2))
    s.ink(path("M10 152V112Q60 98 120 112Q180 98 230 112V152Z", "#3f7ac0"), *(box(x, y, 20, 18, c, 1) for x, y, c in ((22, 116, RED), (58, 120, "#ffe07a"), (94, 118, "#4fae5a"), (130, 120, RED), (168, 118, "#ffe07a"), (202, 116, "#4fae5a"))), path("M4 112Q60 96 120 110Q180 96 236 112V120Q180 104 120 118Q60 104 4 120Z", "#ffffff"), disc(88, 114, 10, "#ffffff", 7), disc(152, 114, 10, "#ffffff", 7))
    s.ink(path("M186 112L192 90H226L232 112Z", "#c08a4a"), path("M192 92Q209 60 226 92", stroke=INK, stroke_width=5), path("M192 92Q209 60 226 92", stroke="#c08a4a", stroke_width=2.4), path("M192 90Q206 82 226 90L220 98H198Z", RED))


def bun(colour: str = RED, size: float = 1) -> str:
    """A bow of ribbon about (0, 0)."""
    return place(path("M0 0L-15 -10V10ZM0 0L15 -10V10Z", colour) + disc(0, 0, 4.5, light(colour, 0.2)), 0, 0, size)


@room("ic-12", NIGHT, cave)
def frost_wight(s: Room) -> None:
    """A frost wight with three scoops, and the headache that follows."""
    s.foot(110, 146, 60)
    s.ink(path("M60 152Q56 92 84 82H128Q156 92 152 152L140 144L130 153L118 145L106 153L94 145L82 153L72 145Z", "#4a78c0"), path("M84 84L106 116L128 84Z", "#2a4a8a"), path("M70 70Q60 22 106 20Q152 22 142 70Q136 92 106 96Q76 92 70 70Z", "#a8dcf0"), path("M70 62Q64 16 106 14Q150 16 142 62L136 44L128 54L118 40L106 52L96 40L86 54L76 44Z", "#ffffff"))
    s.ink(eye(90, 62, 9, 0.6, -0.7, white="#9fd"), path("M112 66Q122 58 132 66", stroke=INK, stroke_width=3.4), brows(106, 48, 34, 14, -4, 3), mouth(106, 80, 18, "sad"), *(path(f"M{x} 92L{x + 3} 108L{x + 6} 92Z", GLASS) for x in (92, 100, 110)), tube([(70, 100), (52, 84), (66, 54)], 11, "#4a78c0"), disc(68, 50, 7, "#a8dcf0"), tube([(146, 102), (168, 110), (176, 96)], 11, "#4a78c0"))
    s.ink(poly([(166, 82), (194, 82), (180, 126)], "#d8a05c"), stroke("M170 92L188 100M174 106L184 110M190 92L174 102", 1.4), disc(170, 74, 14, "#f6a8c0"), disc(190, 74, 14, "#8fe0b8"), disc(180, 56, 15, "#f6e6a8"), disc(184, 38, 6, RED), path("M184 32Q184 22 194 22", stroke=INK, stroke_width=2), disc(177, 94, 8, "#a8dcf0"))
    s.ink(bang(134, 26, 11), bang(150, 46, 8), bang(64, 22, 8), shadow=0.3)


@room("ic-13", ICE, cave)
def cold_storage(s: Room) -> None:
    """Cold storage: knight, wizard and thief, on sticks."""
    s.ink(box(30, 20, 180, 5, IRON), shadow=0.3)
    heads = (
        ("#b8483c", path("M-17 -56Q-17 -78 0 -78Q17 -78 17 -56Q0 -64 -17 -56Z", IRON), (0.6, 0), "open"),
        ("#5a4ac0", path("M-18 -64L0 -100L18 -64Z", "#5a4ac0") + disc(0, -64, 24, "#5a4ac0", 5) + path("M-10 -48Q0 -20 10 -48Z", "#ffffff"), (0, -0.7), "flat"),
        ("#3a7a4a", path("M-18 -50Q-18 -78 0 -78Q18 -78 18 -50Q12 -70 0 -68Q-12 -70 -18 -50Z", "#3a7a4a"), (-0.8, 0.2), "sad"),
    )
    for x, (coat, hat, look, kind), c in zip((56, 120, 184), heads, ("#ff9ab0", "#a8b8ff", "#9ae8a8"), strict=True):
        s.foot(x, 146, 26)
        s.ink(box(x - 5, 122, 10, 26, "#e0b878", 4))
        s.ink(box(x - 27, 24, 54, 102, c, 24), place(hero(coat, look=look, kind=kind, hat=hat), x, 118, 0.88), path(f"M{x - 27} 122V48Q{x - 27} 24 {x} 24Q{x + 27} 24 {x + 27} 48V122Q{x + 27} 126 {x + 22} 126H{x - 22}Q{x - 27} 126 {x - 27} 122Z", c, fill_opacity=0.36), path(f"M{x - 18} 104V52Q{x - 17} 38 {x - 8} 34", stroke="#fff", stroke_width=4.5, opacity=0.85))
        s.ink(path(f"M{x + 6} 24Q{x + 28} 26 {x + 27} 50Q{x + 18} 48 {x + 17} 40Q{x + 7} 38 {x + 6} 24Z", "#d8f2ff"), shadow=0)
    s.ink(place(path("M-18 0Q0 -12 14 0L24 -8V8L14 0Q0 12 -18 0Z", "#c8d8e8") + disc(-9, -2, 2.2, "#210", stroke="none"), 88, 138, 0.8, 20), place(path("M-18 0Q0 -12 14 0L24 -8V8L14 0Q0 12 -18 0Z", "#f0a8a0") + disc(-9, -2, 2.2, "#210", stroke="none"), 154, 140, 0.8, -14))


@room("ic-14", MINT, hall)
def thin_ice(s: Room) -> None:
    """A bridge of thin ice; the fish below has already tied his napkin."""
    s.add(path("M-4 92H244V154H-4Z", s.linear((0, "#4ab0d8"), (1, "#0f3f7c")), stroke=INK, stroke_width=2.2))
    s.ink(path("M-6 82Q120 66 246 82V96Q120 82 -6 96Z", "#c8f0ff"), path("M10 90q16 -6 30 -6M190 86q20 2 34 6", stroke="#fff", stroke_width=3))
    s.add(path("M120 78L108 86L114 88L100 94M120 78L132 84L126 90L142 92M120 78L122 90M104 82L92 80L84 86M138 80L150 78L158 86", stroke=INK, stroke_width=2))
    s.ink(place(place(helmet("#a8b8cc"), 120, 40, 0.94) + path("M92 70Q92 42 120 40Q148 42 148 70Q120 78 92 70Z", "#a8b8cc") + stroke("M120 42V74M96 60Q120 68 144 60", 1.5) + tube([(94, 52), (74, 44), (62, 50)], 8, IRON) + tube([(146, 52), (166, 44), (178, 50)], 8, IRON) + tube([(110, 70), (109, 76)], 9, IRON) + tube([(130, 66), (138, 70)], 9, IRON) + path("M102 80l8 -8h6l1 8zM134 74l4 -8h6l4 6z", IRON) + sweat(150, 18, 1.1) + sweat(88, 22, 1), 16, 12, 0.87))
    s.foot(120, 148, 60, 0.3)
    s.ink(path("M60 128L26 106Q32 128 26 148Z", ORANGE), path("M48 128Q84 92 136 98Q178 104 192 126Q176 150 132 152Q84 154 48 128Z", ORANGE), path("M96 98Q112 84 136 92L140 100Z", "#d8702a"), path("M150 142Q172 140 184 128Q176 122 164 124Q150 128 150 142Z", "#511"), path("M160 126l4 7l5 -8zM172 124l3 6l5 -4z", "#fff", stroke_width=1.4), eye(152, 114, 9, -0.1, -0.9), path("M126 140L150 150L132 162L112 154Z", "#ffffff"), stroke("M96 116q10 10 0 24M82 118q8 8 0 18", 1.8))
    s.ink(*(disc(x, y, r, "#dff6ff", stroke_width=1.4, fill_opacity=0.6) for x, y, r in ((206, 116, 5), (214, 104, 3.4), (200, 104, 3))), place(path("M0 14V-10M-4 -10V-4Q0 0 4 -4V-10M0 -10V-2", stroke="#dfe8f0", stroke_width=2.4), 206, 138, 1.3))


@room("ic-15", NIGHT, tunnel)
def sleet(s: Room) -> None:
    """Down the shaft in a bucket, with an umbrella that has changed its mind."""
    s.add(path("M120 -4V52", stroke=INK, stroke_width=6), path("M120 -4V52", stroke="#c8a868", stroke_width=3, stroke_dasharray="4 2"))
    s.ink(path("M84 96Q86 44 120 48Q154 44 156 96", stroke=INK, stroke_width=3), place(hero(look=(0.7, -0.6), kind="sad", arms=([(-12, -40), (-24, -30), (-16, -22)], [(12, -40), (26, -40), (32, -52)])), 116, 134, 1.0))
    s.ink(path("M82 96L92 142Q120 150 148 142L158 96Q120 106 82 96Z", "#a87444"), path("M85 110Q120 120 155 110L153 117Q120 126 87 117Z", IRON), stroke("M104 104L108 145M136 104L132 145", 1.5))
    s.ink(path("M147 90L164 36", stroke=INK, stroke_width=4.4), path("M164 36Q140 34 128 12Q146 18 152 10Q162 16 170 6Q180 14 192 8Q192 20 206 26Q184 40 164 36Z", RED), stroke("M164 36L152 10M164 36L170 6M164 36L192 8", 1.6))
    s.add(path("".join(f"M{num(x)} {num(y)}l-7 15" for x, y in ((s.random.uniform(0, 244), s.random.uniform(-6, 140)) for _ in range(64))), stroke="#eaf8ff", stroke_width=2.4, opacity=0.85))
    s.ink(*(place(path("M-4 -4L4 -5L5 3L-3 5Z", "#ffffff", stroke_width=1.5), x, y, 1, x) for x, y in ((60, 60), (182, 84), (72, 110), (172, 124), (98, 30), (48, 26), (196, 60))), place(flake(9), 68, 82), place(flake(8), 186, 110))


@room("ic-16", ICE, cave)
def bear_bath(s: Room) -> None:
    """Do not knock: the polar bear is in the bath."""
    s.add(s.glow(120, 60, 90, "#ffffff", 0.7))
    s.ink(disc(86, 34, 13, FUR), disc(154, 34, 13, FUR), disc(86, 35, 6, "#f4c0c8", stroke_width=1.4), disc(154, 35, 6, "#f4c0c8", stroke_width=1.4), path("M66 112Q62 84 84 80Q66 30 120 26Q174 30 156 80Q178 84 174 112Z", FUR), disc(120, 72, 22, "#ffffff", 16, stroke_width=1.6), disc(120, 64, 8, "#26324e", 6), pair(120, 50, 30, 6, -0.2, 0.2, lid=FUR), mouth(120, 78, 14, "smile"), blush(120, 66, 60))
    s.ink(path("M76 42Q78 8 120 6Q162 8 164 42Q120 28 76 42Z", "#ff9cc0"), *(disc(x, 30 + abs(x - 120) * 0.16, 3.6, "#ffffff", stroke_width=1.3) for x in (92, 106, 120, 134, 148)), path("M72 44Q120 26 168 44L166 49Q120 34 74 49Z", "#ffd0e2"))
    s.foot(120, 150, 90)
    s.ink(tube([(168, 100), (186, 76), (178, 50)], 14, FUR), disc(178, 46, 9, FUR), path("M174 44L184 14L190 16L181 46Z", WOOD), place(path("M-12 -5H12V5Q10 12 8 5Q6 12 4 5Q2 12 0 5Q-2 12 -4 5Q-6 12 -8 5Q-10 12 -12 5Z", "#ffe9a0"), 186, 14, 1, 18), path("M40 106H200Q196 150 120 152Q44 150 40 106Z", "#ffffff"), path("M36 102H204V110H36Z", "#d8e4f0"), path("M54 148q-8 0 -8 8M186 148q8 0 8 8", stroke=GOLD, stroke_width=6))
    s.ink(*(disc(x, y, r, "#ffffff", stroke_width=1.5) for x, y, r in ((62, 100, 10), (78, 96, 11), (96, 100, 10), (112, 97, 9), (130, 100, 11), (148, 97, 10), (164, 101, 9), (180, 99, 8))), place(path("M-14 6Q-16 -4 -4 -4Q-6 -16 4 -16Q14 -14 10 -4Q18 -6 20 2Q16 10 0 10Q-10 10 -14 6Z", "#ffd23e") + path("M-5 -11L-14 -9L-5 -6Z", ORANGE) + eye(3, -10, 2.4), 96, 88, 0.95))
    s.add(star(204, 60, 8, "#ffffff"), star(40, 76, 7, "#ffffff"))


@room("ic-17", DUSK, tunnel)
def numb_toes(s: Room) -> None:
    """Five toes, no longer on speaking terms with the foot."""
    s.foot(120, 150, 90)
    toes = ((64, 62, 21, (0.5, 0.3), "sad"), (102, 50, 18, (-0.4, 0), "flat"), (134, 52, 16, (0, -0.7), "open"), (163, 62, 15, (-0.6, 0), "sad"), (188, 78, 14, (-0.7, -0.3), "sad"))
    for x, y, r, look, kind in toes:
        s.ink(path(f"M{num(x - r)} {y + r * 1.9:.0f}V{y}Q{num(x - r)} {num(y - r * 1.2)} {x} {num(y - r * 1.2)}Q{num(x + r)} {num(y - r * 1.2)} {num(x + r)} {y}V{y + r * 1.9:.0f}", mix("#7aa4ee", "#a898f0", s.random.random())), path(f"M{num(x - r * 0.6)} {num(y - r * 0.5)}Q{x} {num(y - r * 1.25)} {num(x + r * 0.6)} {num(y - r * 0.5)}Q{x} {num(y - r * 0.8)} {num(x - r * 0.6)} {num(y - r * 0.5)}Z", "#d8e8ff", stroke_width=1.5), pair(x, y + r * 0.1, r * 0.9, r * 0.32, *look), mouth(x, y + r * 0.7, r * 0.7, kind))
    s.ink(path("M38 156Q34 112 46 94Q58 86 82 88Q94 82 112 84Q126 78 144 84Q160 82 174 92Q190 94 202 106Q208 124 204 156Z", "#8aaef0"))
    s.ink(path("M40 82Q60 70 88 78V92Q64 84 42 96Z", "#ffffff"), place(path("M-20 -12Q0 -18 20 -12V12Q0 18 -20 12Z", RED) + box(-5, -24, 10, 10, "#b02a2a", 2) + stroke("M-12 -8V9M-4 -10V11M4 -10V11M12 -8V9", 1.5), 134, 122, 1.2, -6))
    s.ink(*(path(f"M{x - 3} {y}h6l-3 13z", GLASS) for x, y in ((54, 80), (106, 68), (166, 76), (190, 92))), place(flake(9), 32, 50), place(flake(8), 214, 46), place(flake(6), 86, 22))
    s.add(path("M30 84q-8 6 -4 14M26 74q-12 8 -8 20M212 96q8 6 4 14", stroke="#fff", stroke_width=2.6))


@room("ic-18", NIGHT, slope)
def blizzard_gate(s: Room) -> None:
    """The gate has lungs."""
    s.ink(path("M-6 154V-6H96V40Q108 54 96 70V154Z", "#6a9ad8"), path("M10 150V62Q12 20 44 18Q78 20 80 62V150Z", "#8a5a34"), stroke("M28 24V150M46 18V150M64 26V150", 1.6), box(6, 40, 30, 7, IRON, 2), box(6, 120, 30, 7, IRON, 2))
    s.ink(pair(48, 56, 30, 8.5, 0.9, 0), brows(48, 42, 32, 14, 4, 3.4), path("M46 84Q62 76 78 86Q86 94 78 102Q62 112 46 104Q40 94 46 84Z", "#a8704a"), disc(76, 94, 9, "#210", 8), blush(46, 80, 50))
    s.ink(path("M84 88Q130 60 250 48V76Q180 76 130 92Q190 86 250 92V120Q180 104 130 100Q106 98 84 100Z", "#eaf8ff", fill_opacity=0.85), shadow=0.2, rim=0.2)
    s.ink(place(hero("#3f8a4a", look=(-0.9, 0), kind="grin", arms=([(-12, -40), (-16, -60), (-18, -80)], [(12, -40), (4, -62), (-10, -82)]), hat=path("M-17 -54Q-18 -76 0 -76Q18 -76 17 -54Q0 -62 -17 -54Z", RED) + tube([(12, -66), (30, -60), (42, -70)], 5, RED)), 196, 88, 0.95, -84), path("M112 72V128", stroke=INK, stroke_width=9), path("M112 72V128", stroke=IRON, stroke_width=5), disc(112, 68, 7, GOLD))
    s.add(path("M130 66q40 -14 90 -16M140 110q40 0 80 10M120 94q8 -2 14 -2M206 70h30M200 104h34", stroke="#ffffff", stroke_width=3))
    s.dust(50, "#ffffff", (100, 10, 240, 146), 2)


@room("ic-19", MINT, hall)
def ice_mirror(s: Room) -> None:
    """In the mirror of ice every penguin is an eagle."""
    s.foot(150, 132, 60)
    s.ink(path("M104 132L98 34Q104 4 150 2Q196 4 202 34L196 132Z", "#7fc4f0"), path("M112 124L108 38Q112 14 150 12Q188 14 192 38L188 124Z", "#e4f8ff"), *(place(crystal(18, 9, "#a8e0ff"), x, y, 1, a) for x, y, a in ((100, 40, -50), (200, 40, 50), (112, 14, -30), (188, 14, 30), (150, 4, 0))))
    s.ink(path("M150 62Q118 44 112 66Q112 84 124 92L122 104L134 98L140 112L150 100L160 112L166 98L178 104L176 92Q188 84 188 66Q182 44 150 62Z", "#8a5a34"), path("M134 54Q130 24 152 22Q170 24 168 50Q166 74 150 84Q138 74 134 54Z", "#ffffff"), path("M160 44Q182 42 178 60Q174 56 162 58Z", "#ffc93c"), eye(154, 42, 5.4, 0.5, 0), stroke("M146 34L162 40", 3.4), path("M140 112l-4 8M150 104v10M160 112l4 8", stroke="#f0a030", stroke_width=3), shadow=0.15)
    s.add(path("M116 44L140 20M118 70L128 58M176 116L186 104", stroke="#ffffff", stroke_width=5, opacity=0.85), path("M112 124L108 38Q112 14 150 12Q188 14 192 38L188 124Z", "#bfeaff", opacity=0.22))
    s.foot(56, 146, 36)
    s.ink(place(penguin((0.9, -0.3), ([(-18, -36), (-32, -30), (-26, -18)], [(18, -36), (32, -30), (26, -18)])), 56, 146, 1.25))


@room("ic-20", DUSK, hall)
def rime_cathedral(s: Room) -> None:
    """A cathedral of rime; the bishop is made of the same stuff."""
    s.add(s.rays(120, 40, "#ffffff", 0.6, 13, 150))
    s.ink(disc(120, 40, 38, "#8aa8e0"), disc(120, 40, 32, "#eaf6ff"), shadow=0.3)
    s.add(*(poly([(120, 40), (120 + 32 * math.cos(a), 40 + 32 * math.sin(a)), (120 + 32 * math.cos(a + 0.5), 40 + 32 * math.sin(a + 0.5))], c, opacity=0.75) for a, c in ((i * math.pi / 6, ("#7fb4ff", "#bfa8ff", "#7fe0f0")[i % 3]) for i in range(12))), place(flake(30), 120, 40), disc(120, 40, 32, "none", stroke=INK, stroke_width=2.2))
    s.foot(120, 148, 46)
    s.ink(disc(120, 130, 34, "#ffffff", 28), disc(120, 92, 23, "#ffffff", 21), path("M98 112Q120 122 142 112L150 154H128L120 118L112 154H90Z", "#8a5ac0"), path("M104 60Q104 34 120 22Q136 34 136 60Q120 54 104 60Z", "#ffffff"), path("M117 30H123V38H131V43H123V56H117V43H109V38H117Z", "#8a5ac0", stroke_width=1.4), path("M100 64Q120 54 140 64L138 70Q120 62 102 70Z", GOLD), pair(120, 80, 15, 4.4, 0, -0.5), path("M119 86L144 92L119 93Z", ORANGE), stroke("M108 100q10 8 22 0", 2))
    s.ink(path("M172 150V66Q172 46 188 48Q200 52 194 64Q188 68 186 62", stroke=INK, stroke_width=7.5), path("M172 150V66Q172 46 188 48Q200 52 194 64Q188 68 186 62", stroke=GOLD, stroke_width=4), tube([(148, 112), (160, 104), (172, 100)], 4, "#7a5230"), tube([(92, 112), (78, 96), (72, 78)], 4, "#7a5230"), stroke("M72 78l-8 -6M72 78v-11M72 78l8 -7", 3, "#7a5230"))
    for x, y in ((52, 146), (36, 148), (206, 147)):
        s.taper(x, y, 20, 7, "#dff2ff", 0.4)


@room("ic-21", ICE, cave)
def yeti_laundry(s: Room) -> None:
    """Washing day: everything dries as stiff as a board."""
    s.ink(path("M-4 34Q120 50 244 30", stroke=INK, stroke_width=2.4))
    s.ink(path("M18 38H62L58 84H46L40 60L34 84H22Z", "#ff9cc0"), *(disc(x, y, 3.4, "#ffffff", stroke="none") for x, y in ((28, 48), (48, 50), (40, 44), (28, 66), (52, 68))), path("M78 42H96V74L116 82Q116 92 104 92L78 86Z", RED), path("M78 50H96M78 60H96", stroke="#fff", stroke_width=4), path("M186 36H226V48L214 52V96H196V52L184 48Z", "#5ab0e8"), *(path(f"M{x - 3} {y}h6l-3 15z", GLASS) for x, y in ((26, 84), (52, 84), (84, 88), (106, 92), (200, 96), (210, 96))), *(box(x, 32, 4, 11, WOOD, 1) for x in (24, 54, 81, 91, 190, 219)))
    s.foot(150, 146, 48)
    s.ink(place(yeti(([(-28, -58), (-40, -74), (-30, -94)], [(28, -58), (44, -46), (40, -30)]), (-0.7, -0.4), "smile"), 150, 146, 1.0))
    s.ink(stroke("M144 78h12M150 78v-4", 2.4, WOOD), path("M44 112H104L98 148H50Z", "#b07a44"), path("M42 108H106V116H42Z", IRON), stroke("M62 116V147M76 116V148M90 116V147", 1.4), *(disc(x, y, r, "#ffffff", stroke_width=1.4) for x, y, r in ((52, 106, 8), (66, 101, 10), (82, 103, 9), (96, 106, 8), (74, 94, 6))), disc(60, 84, 5, "#ffffff", stroke_width=1.4, fill_opacity=0.6), disc(92, 78, 4, "#ffffff", stroke_width=1.4, fill_opacity=0.6), box(178, 106, 26, 40, "#d8b070", 1, transform="rotate(10 190 126)"), place(stroke("M-9 -10H9M-9 -4H9M-9 2H9M-9 8H9M-9 14H9", 1.5), 191, 124, 1, 10))


@room("ic-22", NIGHT, cave)
def falling_icicles(s: Room) -> None:
    """They fall in rows; a saucepan is the fashion here."""
    icicles(s, 4, 52, left=30, right=210)
    for x, y, h in ((52, 112, 44), (84, 120, 40), (158, 118, 42), (190, 112, 46), (36, 144, 34), (208, 146, 36), (104, 148, 24), (146, 148, 26)):
        s.foot(x, y, 9)
        s.ink(place(path(f"M-7 {-h}L-2 {num(-h - 6)}L7 {num(-h + 2)}L2 0H-2Z", GLASS) + path(f"M-3 {num(-h + 4)}L-1 -8", stroke="#fff", stroke_width=2), x, y, 1, s.random.uniform(-9, 9)))
    s.ink(*(place(path("M-6 -22H6L0 22Z", "#c8ecff"), x, y) for x, y in ((70, 62), (172, 58), (96, 34), (148, 40))))
    s.add(path("M66 24V40M74 28V42M168 22V36M176 26V38M92 2V12M100 4V14M144 6V18", stroke="#ffffff", stroke_width=2.4))
    s.foot(122, 142, 34)
    s.ink(place(penguin((0.2, -0.9), ([(-18, -36), (-24, -54), (-16, -70)], [(18, -36), (24, -54), (16, -70)]), beak="open"), 122, 144, 1.15), path("M94 74Q94 44 122 42Q150 44 150 74Z", "#6a6478"), path("M88 72H156V79H88Z", "#7f7890"), path("M152 76L184 84V90L152 80Z", "#4a4458"), place(path("M-5 -16H5L0 16Z", "#c8ecff"), 128, 30, 1, 20), bang(124, 42, 10))


@room("ic-23", ICE, slope)
def avalanche(s: Room) -> None:
    """Please do not yodel."""
    s.ink(path("M84 -4Q70 20 92 34Q78 54 104 66Q98 88 126 92Q132 112 158 104Q176 122 200 110Q222 120 246 104V-6H84Z", "#ffffff"), path("M110 28q14 -10 24 4M150 84q16 -8 26 4M206 90q12 -8 22 2", stroke="#a8cce8", stroke_width=3))
    s.ink(pair(168, 42, 44, 13, -0.7, 0.7), brows(168, 22, 48, 22, 5, 5), path("M138 72Q168 58 196 74Q190 90 166 90Q144 88 138 72Z", "#2a4a8a"), path("M146 69l5 8l6 -10zM166 66l5 8l6 -7zM184 70l-3 8l7 -4z", "#fff"), shadow=0.2)
    s.foot(54, 144, 34)
    s.ink(place(person("#3a8a4a", arms=([(-12, -40), (-24, -48), (-14, -54)], [(12, -40), (26, -46), (15, -53)]), hair=path("M-16 -66Q-12 -86 2 -86Q14 -84 16 -66Z", "#3a7a3a") + path("M-22 -64Q0 -74 22 -64Q0 -58 -22 -64Z", "#3a7a3a") + path("M12 -72Q22 -84 20 -96Q10 -88 8 -76Z", "#ffffff"), face=stroke("M-10 -60q4 -4 8 0M3 -60q4 -4 8 0", 2.4) + mouth(0, -49, 12, "open")) + path("M-14 -42L-4 -10M14 -42L4 -10", stroke="#c04030", stroke_width=4), 54, 146, 1.12))
    s.ink(notes(92, 104, 1.2), notes(22, 48, 1.1), notes(70, 36, 1), notes(112, 128, 0.9))
    s.ink(*(disc(x, y, r, "#ffffff") for x, y, r in ((120, 118, 9), (152, 128, 12), (190, 132, 10), (222, 130, 14), (104, 82, 5), (82, 58, 4), (136, 138, 6))))


@room("ic-24", DUSK, cave)
def witch_kitchen(s: Room) -> None:
    """The winter witch stirs the weather; the cat wears a jumper."""
    s.add(s.glow(146, 70, 90, "#c8f4ff", 0.9))
    s.foot(150, 148, 50)
    s.ink(path("M102 100Q98 144 130 148H172Q204 144 200 100Z", "#3a4a7c"), box(94, 92, 114, 13, "#56689c", 6), disc(151, 93, 50, "#bff4ff", 8))
    for x, y, r in ((128, 72, 11), (158, 60, 14), (184, 74, 9), (144, 40, 9), (178, 36, 10), (120, 46, 7), (200, 50, 7)):
        s.flat(place(flake(r, INK), x, y), width=1)
        s.add(place(flake(r), x, y, 1))
    s.foot(62, 146, 40)
    s.ink(path("M28 148Q30 98 48 86H76Q94 98 96 148Z", "#5a7ad8"), tube([(76, 94), (94, 92), (108, 82)], 9, "#5a7ad8"), disc(110, 80, 6, "#b8dcd8"), path("M104 58L132 98", stroke=INK, stroke_width=7), path("M104 58L132 98", stroke=WOOD, stroke_width=3.6), disc(62, 68, 21, "#b8dcd8", 20), path("M74 66Q94 66 98 78Q84 82 74 76Z", "#b8dcd8"), eye(68, 62, 5.4, 0.8, 0.2), eye(54, 62, 4.6, 0.8, 0.2), stroke("M62 54L78 56", 3), mouth(66, 80, 12, "fang"), path("M44 56Q34 76 40 96Q46 88 46 76Q50 66 52 56Z", "#ffffff"), path("M30 54Q62 40 96 54L92 60Q62 50 34 60Z", "#3a4aa0"), path("M40 50L54 6L74 -2L68 10L84 50Q62 42 40 50Z", "#3a4aa0"), path("M41 46Q62 38 83 46L84 52Q62 43 40 52Z", "#bff4ff"))
    s.foot(214, 148, 24)
    s.ink(place(tube([(12, -6), (24, -16), (18, -30)], 5, "#3a3450") + path("M-14 0Q-18 -28 -8 -32H8Q18 -28 14 0Z", RED) + stroke("M-14 -18H14M-14 -10H14", 2.4, "#fff") + path("M-16 -36L-18 -58L-8 -50H8L18 -58L16 -36Q10 -24 0 -24Q-10 -24 -16 -36Z", "#3a3450") + pair(0, -40, 14, 5, -0.6, -0.4, white="#cf8", lid="#3a3450") + disc(0, -33, 2, "#f4a8b0", stroke_width=1), 220, 148, 0.9))


@room("ic-25", NIGHT, slope)
def crevasse(s: Room) -> None:
    """Bottomless: he has noticed, but has not looked down yet."""
    s.ink(path("M-6 96L70 92L82 108L72 124L86 140L80 156H-6Z", SNOW), path("M246 94L168 90L158 106L170 122L156 138L162 156H246Z", SNOW), path("M70 92L82 108L72 124L86 140L80 156H64L66 138L56 122L64 108ZM168 90L158 106L170 122L156 138L162 156H176L174 138L184 122L174 106Z", "#7fb8ea"))
    s.add(path("M74 96L84 108L76 124L88 140L84 154H158L160 138L168 122L160 106L166 96Z", s.linear((0, "#1b4ea4"), (0.6, "#050f2c"), (1, "#000")), opacity=0.9), s.glow(120, 150, 30, "#2a5ac0", 0.3))
    s.ink(place(hero("#8a5ac0", look=(0, 0.3), kind="flat", arms=([(-12, -40), (-22, -28), (-18, -16)], [(12, -40), (24, -36), (26, -24)]), hat=path("M-17 -58Q-17 -80 0 -80Q17 -80 17 -58Q0 -66 -17 -58Z", "#c8702a") + tube([(-4, -78), (-16, -90), (-26, -84)], 4, RED)), 118, 98, 1.05), brows(118, 28, 15, 9, -3))
    s.ink(path("M146 76V44", stroke=INK, stroke_width=5), path("M146 76V44", stroke=WOOD, stroke_width=2.6), path("M130 22H164V46H130Z", CREAM), path("M147 26V36M147 40v1", stroke=RED, stroke_width=4.5))
    s.add(path("M98 106q4 6 0 12M138 106q4 6 0 12M108 112q4 6 0 12M128 112q4 6 0 12", stroke="#dff2ff", stroke_width=2.2, opacity=0.8))
    s.ink(path("M40 96V60", stroke=INK, stroke_width=6), path("M40 96V60", stroke=WOOD, stroke_width=3.4), path("M18 44H58L68 54L58 64H18Z", "#c08a50"), path("M36 50v6M36 56l-5 -4M36 56l5 -4", stroke=INK, stroke_width=2.4), place(boot(), 122, 148, 0.6, 40), shadow=0.4)


@room("ic-26", ICE, cave)
def frozen_expedition(s: Room) -> None:
    """The expedition is exactly where its map says, and has been for years."""
    s.foot(104, 148, 90)
    inside = place(hero("#b8483c", look=(0.9, 0), kind="open", arms=([(-12, -40), (-20, -30), (-16, -20)], [(12, -40), (28, -46), (42, -50)])), 128, 142, 0.98) + place(hero("#3a7a4a", look=(0.3, 0.8), kind="flat", hat=path("M-18 -60Q-14 -82 0 -82Q14 -82 18 -60ZM-24 -60H24", "#b08a50")), 82, 142, 0.98) + place(hero("#4a62a8", look=(0.9, 0), kind="sad", hat=path("M-17 -54Q-18 -78 0 -78Q18 -78 17 -54Q0 -62 -17 -54Z", "#8a5230")), 40, 142, 0.9) + place(path("M-15 -10Q0 -14 15 -10V9Q0 5 -15 9Z", CREAM) + stroke("M-9 -3l6 4l5 -5", 1.4, RED) + path("M6 -1l5 5m0 -5l-5 5", stroke=RED, stroke_width=1.6), 82, 112, 0.9)
    s.ink(block(98, 148, 160, 116, inside))
    s.foot(208, 146, 26)
    s.ink(place(penguin((-0.9, 0), ([(-18, -36), (-14, -28), (-6, -32)], [(18, -36), (14, -28), (6, -32)])), 208, 148, 0.9), box(188, 106, 36, 22, "#4a4458", 3), disc(200, 117, 8, "#8ac0e8"), disc(200, 117, 4, "#1c2440"), box(214, 100, 8, 7, "#4a4458", 1))
    s.add(s.glow(218, 100, 26, "#ffffff", 0.9), star(218, 100, 12, "#ffffff"))


def worm(h: float, scarf: str, look: tuple[float, float] = (0, 0), fill: str = "#a8d0f4", kind: str = "smile") -> str:
    """An ice worm that comes up out of (0, 0)."""
    rings = stroke("".join(f"M-13 {num(-y)}q13 6 26 0" for y in range(8, int(h) - 22, 9)), 1.6)
    return path(f"M-15 4V{num(-h + 15)}Q-16 {num(-h)} 0 {num(-h)}Q16 {num(-h)} 15 {num(-h + 15)}V4Z", fill) + rings + pair(0, -h + 14, 13, 5.2, *look) + mouth(0, -h + 25, 10, kind) + tube([(-15, -h + 35), (0, -h + 39), (15, -h + 35)], 6, scarf) + tube([(9, -h + 38), (13, -h + 52)], 6, scarf) + stroke(f"M-7 {num(-h + 1)}q-3 -9 -10 -9M7 {num(-h + 1)}q3 -9 10 -9", 2)


@room("ic-27", MINT, cave)
def worm_nest(s: Room) -> None:
    """Ice worms in scarves; one has borrowed a horned helmet with somebody's plume."""
    holes = ((50, 116, 62, RED, (0.6, 0), "smile"), (190, 116, 58, "#f0a030", (-0.7, 0), "open"), (86, 138, 50, "#8a5ac0", (0.5, -0.6), "open"), (158, 140, 54, "#3f9a58", (-0.4, -0.4), "smile"), (121, 124, 92, "#e0508a", (0, 0.4), "fang"))
    for x, y, h, c, look, kind in holes:
        s.ink(disc(x, y, 24, "#dff4ff", 8), disc(x, y, 18, "#14386c", 5), shadow=0.2)
        s.ink(place(worm(h, c, look, mix("#a8d0f4", "#b8b0f4", s.random.random()), kind), x, y))
        s.ink(path(f"M{x - 22} {y + 1}Q{x} {y + 12} {x + 22} {y + 1}Q{x + 20} {y + 11} {x} {y + 12}Q{x - 20} {y + 11} {x - 22} {y + 1}Z", "#ffffff"), shadow=0)
    s.ink(place(path("M-16 0V-8Q-16 -22 0 -22Q16 -22 16 -8V0Q0 -5 -16 0Z", IRON) + path("M-15 -8Q-28 -10 -28 -24Q-18 -20 -12 -16ZM15 -8Q28 -10 28 -24Q18 -20 12 -16Z", CREAM), 121, 37))
    s.ink(*(disc(x, y, 8, "#ffffff", 10) + disc(x + 2, y + 2, 2, "#8cc4f0", stroke="none") for x, y in ((22, 142), (214, 142), (228, 134))))


@room("ic-28", ICE, slope)
def golem_yard(s: Room) -> None:
    """Snow golems building a knight: the carrot goes last."""
    s.foot(64, 146, 50)
    s.ink(disc(60, 118, 44, "#ffffff", 34), disc(62, 70, 33, "#f6fbff", 28), disc(64, 34, 22, "#ffffff", 20), pair(70, 28, 18, 5.6, 0.8, 0.2), brows(70, 18, 18, 10, 3, 3), path("M74 34L98 40L74 42Z", ORANGE), mouth(68, 46, 14, "flat"), tube([(84, 64), (112, 60), (134, 58)], 6, "#7a5230"), stroke("M134 58l9 -7M134 58l10 2M134 58l6 8", 3.4, "#7a5230"), tube([(34, 66), (18, 82), (22, 100)], 6, "#7a5230"), *(disc(62, y, 3.6, INK, stroke="none") for y in (62, 76)))
    s.foot(174, 148, 40)
    s.ink(place(person("#8e98a4", arms=([(-12, -40), (-24, -32), (-22, -18)], [(12, -40), (24, -32), (22, -18)]), hair=path("M-17 -58Q-17 -80 0 -80Q17 -80 17 -58Q0 -66 -17 -58Z", IRON), face=pair(0, -58, 13, 5, -0.8, 0) + mouth(0, -46, 9, "sad")), 178, 150, 1.28))
    s.ink(path("M176 78L148 72L176 70Z", ORANGE), *(disc(178, y, 4, "#4a3a4c") for y in (106, 120, 134)), sweat(204, 62))
    s.ink(disc(222, 132, 16, "#ffffff", 14), disc(222, 110, 11, "#ffffff"), pair(219, 108, 8, 2.6, -0.5, 0), path("M216 112L204 114L216 116Z", ORANGE), disc(128, 138, 10, "#ffffff"), disc(114, 144, 7, "#ffffff"))


@room("ic-29", DUSK, cave)
def mittens(s: Room) -> None:
    """Where lost mittens go: somebody here has eight cold hands."""
    hues = (RED, "#3f9a58", "#e0508a", GOLD, "#8a5ac0", "#3f7ac0", ORANGE, "#3aa0a0")
    heap = sorted(((s.random.uniform(-104, 104), s.random.random()) for _ in range(30)), key=lambda p: -p[1])
    s.foot(120, 148, 110)
    s.ink(path("M8 154Q60 112 120 108Q180 112 232 154Z", "#5a6ab0"), *(place(mitten(hues[i % 8], ("#fff", "#ffe9a0", "#cfe6ff")[i % 3]), 120 + dx, 150 - up * (1 - abs(dx) / 116) * 36, 0.85, s.random.uniform(-120, 120)) for i, (dx, up) in enumerate(heap)))
    arms = ([(-16, -30), (-52, -60), (-74, -44)], [(-18, -24), (-60, -30), (-84, -8)], [(-14, -38), (-36, -78), (-64, -84)], [(16, -30), (52, -60), (74, -44)], [(18, -24), (60, -30), (84, -8)], [(14, -38), (36, -78), (64, -84)], [(-10, -16), (-30, -4), (-42, 14)], [(10, -16), (30, -4), (42, 14)])
    s.ink(place("".join(tube(list(p), 9, "#9a6ad0") for p in arms), 120, 112))
    s.ink(place(path("M-30 10Q-38 -22 -28 -44Q-24 -76 0 -76Q24 -76 28 -44Q38 -22 30 10Q0 20 -30 10Z", "#a878dc") + pair(0, -44, 24, 10, 0, -0.2) + mouth(0, -22, 20, "smile") + blush(0, -30, 48) + disc(-16, -4, 4, "#c8a0f0", stroke="none") + disc(14, 2, 5, "#c8a0f0", stroke="none"), 120, 112))
    s.ink(*(place(mitten(hues[i], "#fff"), 120 + p[-1][0], 112 + p[-1][1], 0.95, (-70, -100, -30, 70, 100, 30, -150, 150)[i], flip=i in (3, 4, 5, 7)) for i, p in enumerate(arms)))


@room("ic-30", NIGHT, slope)
def doorstep(s: Room) -> None:
    """The doorstep of a frost giant: the bell is out of reach, and he is in."""
    s.ink(path("M96 112V-6H246V112Z", "#7a9ac8"), path("M112 112V-6H230V112Z", "#5a3a24"), box(112, -6, 40, 118, "#8a5a34"), stroke("M126 -6V112M139 -6V112", 1.8))
    s.add(path("M152 -6H230V112H152Z", s.linear((0, "#ffe9a0"), (1, "#f0a83a"))), s.glow(190, 60, 90, "#fff0b0", 0.7))
    s.ink(path("M158 -6H188V70H158ZM196 -6H228V70H196Z", "#3f6ab0"), *(disc(x, 94, 25, "#f6a8c8", 18) + path(f"M{x - 14} 84Q{x - 30} 50 {x - 20} 46Q{x - 8} 50 {x - 5} 78ZM{x + 14} 84Q{x + 30} 50 {x + 20} 46Q{x + 8} 50 {x + 5} 78Z", "#f6a8c8") + pair(x, 90, 16, 4.6, -0.8, 0.6) + disc(x, 98, 3.4, "#e0508a", 2.6, stroke_width=1.4) + box(x - 4, 101, 8, 6, "#fff", 1, stroke_width=1.3) for x in (168, 216)))
    s.ink(path("M60 112H246V128H60Z", "#a8c4e4"), path("M96 128L80 142H220L236 128Z", "#b8703a"), path("M100 132H226M94 137H222", stroke="#ffd890", stroke_width=2, stroke_dasharray="6 5"))
    s.ink(place(path("M-12 0V-36Q-12 -44 -6 -48V-58H6V-48Q12 -44 12 -36V0Z", "#ffffff") + box(-7, -63, 14, 7, RED, 2), 74, 112, 0.95), place(path("M-12 0V-36Q-12 -44 -6 -48V-58H6V-48Q12 -44 12 -36V0Z", "#ffffff") + box(-7, -63, 14, 7, RED, 2), 100, 114, 0.95))
    s.foot(40, 148, 22)
    s.ink(place(hero(look=(0.9, -0.9), kind="open", arms=([(-12, -40), (-22, -30), (-18, -20)], [(12, -40), (26, -46), (32, -58)])), 36, 150, 0.72), sweat(20, 96, 0.9))
    icicles(s, 0, 16, left=92, right=246)


@room("frostbite-axe", NIGHT, cave)
def frostbite_axe(s: Room) -> None:
    """An axe of ice that bites: it has the teeth for it."""
    s.add(s.rays(120, 70, "#dff6ff", 0.7, 13, 150), s.glow(120, 66, 90, "#aee8ff", 0.9))
    s.foot(120, 142, 50)
    s.ink(path("M70 142Q90 122 120 124Q150 122 172 142Q120 154 70 142Z", "#ffffff"))
    s.ink(place(box(-6, -56, 12, 124, WOOD, 3) + stroke("M-6 30L6 38M-6 40L6 48M-6 50L6 58", 3) + path("M-6 -50Q-40 -70 -66 -46Q-76 -14 -58 12Q-40 -8 -6 -14Z", "#8fd8fa") + path("M-6 -50Q-40 -70 -66 -46Q-76 -14 -58 12Q-62 -14 -54 -36Q-36 -50 -6 -40Z", "#e4f8ff", stroke_width=1.6) + path("M-58 12L-52 0L-47 8L-42 -3L-36 3L-31 -7L-25 -2L-20 -10L-12 -6L-6 -14", "#fff", stroke_width=1.8) + path("M6 -48L30 -58L24 -32L34 -20L6 -18Z", "#8fd8fa") + eye(-34, -28, 8, -0.4, 0.3, white="#ffc") + stroke("M-44 -42L-26 -36", 3.4) + box(-10, -50, 20, 34, "#4a6a9c", 3) + disc(0, -33, 5, "#ffffff"), 132, 76, 1.08, 22))
    s.ink(*(place(flake(r), x, y) for x, y, r in ((46, 40, 10), (200, 46, 12), (196, 106, 8), (50, 104, 8))), shadow=0.2)
    s.add(star(92, 20, 9, "#ffffff"), star(64, 72, 7, "#ffffff"))


@room("thaw-staff", ICE, cave)
def thaw_staff(s: Room) -> None:
    """A staff with a small sun on it; where it stands, it is May."""
    s.add(s.rays(120, 42, "#fff0a0", 0.9, 15, 150), s.glow(120, 42, 100, "#ffe27a", 0.95))
    s.add(disc(120, 132, 76, s.linear((0, "#8fd05a"), (1, "#3f8a3a")), 17, stroke=INK, stroke_width=2.2), path("M60 130q20 -7 34 0M140 138q20 -6 36 0", stroke="#c8f08a", stroke_width=2.4))
    s.foot(120, 134, 24)
    s.ink(tube([(120, 136), (116, 106), (123, 84), (118, 64)], 8, "#9a6a3c", 2.3), tube([(118, 66), (98, 58), (96, 34), (108, 22)], 5, "#9a6a3c", 2), tube([(119, 66), (142, 58), (144, 34), (132, 22)], 5, "#9a6a3c", 2), path("M122 90Q138 78 146 90Q136 98 122 92ZM116 108Q100 98 94 108Q104 116 116 110Z", "#5ab04a"))
    s.ink(bang(120, 42, 21, "#ffb52e", 11), disc(120, 42, 13, "#ffe27a"), pair(120, 40, 10, 3), mouth(120, 45, 9, "smile"))
    for x, y, c in ((66, 128, "#ff7a9a"), (92, 142, "#ffe04a"), (150, 144, "#ff7a9a"), (176, 128, "#b88aff"), (140, 124, "#ffe04a"), (100, 124, "#ffffff")):
        s.ink(stroke(f"M{x} {y + 8}V{y}", 2, "#2f7a2a"), *(disc(x + 4.5 * math.cos(a), y - 3 + 4.5 * math.sin(a), 3, c, stroke_width=1.2) for a in (i * math.pi * 0.4 for i in range(5))), disc(x, y - 3, 2.4, GOLD, stroke_width=1), shadow=0.2)
    s.ink(*(sweat(x, y, 1.1) for x, y in ((78, 48), (104, 52), (140, 50), (164, 46))), shadow=0.2)
