"""The rooms of the Crypt: purple vaults, and the dead, who have their own worries."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.dungeonville.rooms_kit import (
    BONE,
    CREAM,
    GOLD,
    INK,
    IRON,
    LEATHER,
    RED,
    WOOD,
    Room,
    air,
    bang,
    barrel,
    blush,
    bone,
    book,
    boot,
    brows,
    cobweb,
    crown,
    eye,
    frame,
    ghost,
    ground,
    helmet,
    lantern,
    mouth,
    notes,
    pair,
    puff,
    ribs,
    room,
    sack,
    skeleton,
    skull,
    spread,
    stones,
    stroke,
    sweat,
    sword,
    tomb,
    tube,
)
from sprites.draw.kit import Tone, box, curve, dark, disc, light, mix, num, path, place, poly, star

CRYPT = Tone("#e2ceff", "#9a68da", "#4f2888", "#200d40", "#f6ecff")
PLUM = Tone("#ffdcf6", "#b564cc", "#5c2478", "#260a38", "#ffeefc")
INDIGO = Tone("#dcd8ff", "#8670e0", "#402890", "#160c42", "#f0f0ff")
STONE, PALE, DEEP = "#a493c0", "#cbbde0", "#3a1c66"


def vault(s: Room) -> None:
    """An arch of stone before a lit vault."""
    air(s)
    s.add(path("".join(f"M{num(120 - w)} 112V60A{num(w)} {num(w * 0.8)} 0 0 1 {num(120 + w)} 60V112" for w in (34, 46, 60)), stroke=s.tone.near, stroke_width=3, opacity=0.3))
    ground(s)
    frame(s, "M-4 -4H244V154H-4ZM22 154V84Q22 10 120 8Q218 10 218 84V154Z", "#6a45a4")
    s.add(path("".join(f"M{num(120 + 99 * x)} {num(84 - 76 * y)}L{num(120 + 122 * x)} {num(84 - 98 * y)}" for x, y in ((-1, 0.1), (-0.93, 0.45), (-0.72, 0.74), (-0.4, 0.93), (0, 1), (0.4, 0.93), (0.72, 0.74), (0.93, 0.45), (1, 0.1))) + "M0 118H21M219 118H240", stroke=INK, stroke_width=2, opacity=0.8))


def chamber(s: Room) -> None:
    """A wall of stones in violet light."""
    air(s, 0.5, 0.38)
    stones(s)
    ground(s)
    s.add(path("M0 106H240V112H0Z", s.tone.near, stroke=INK, stroke_width=1.8), cobweb(0, 0, 44, 0) if s.random.random() < 0.5 else cobweb(240, 0, 44, 90))
    if s.random.random() < 0.5:
        s.add(path("M30 -4V18M210 -4V30", stroke=INK, stroke_width=5, stroke_dasharray="5 3"), path("M30 -4V18M210 -4V30", stroke=IRON, stroke_width=2, stroke_dasharray="5 3"))


def nave(s: Room) -> None:
    """Two rows of pillars that run to a light."""
    air(s, 0.5, 0.36)
    ground(s, 104)
    for x, w in ((74, 9), (46, 13), (8, 20)):
        for a in (x, 240 - x):
            low = 104 + w * 1.4
            s.flat(box(a - w / 2, -4, w, low, "#7a55b4"), box(a - w * 0.8, low - 6, w * 1.6, 6, "#8d69c4"), box(a - w * 0.8, 8, w * 1.6, 5, "#8d69c4"))


def burrow(s: Room) -> None:
    """A low cellar of rough stone."""
    air(s, 0.5, 0.5)
    stones(s, 7, 18, -4, 0.35)
    ground(s, 116, "#5a3a78", slabs=False)
    frame(s, "M-4 -4H244V154H-4ZM8 154V60Q14 24 50 20Q120 8 190 20Q226 24 232 60V154Z", "#4f3378")


@room("cr-01", CRYPT, chamber)
def hushed_bones(s: Room) -> None:
    """A skeleton librarian puts a finger to its teeth."""
    for x in (6, 168):
        s.ink(box(x, 14, 66, 96, "#5a3324", 2), *(box(x + 5, y, 56, 22, "#2c1a26", 1) for y in (19, 49, 79)))
        s.ink(*(place(skull(), x + 17 + i * 32, y, 0.46, s.random.uniform(-8, 8)) for y in (31, 61, 91) for i in (0, 1)), shadow=0.3, width=3)
    s.foot(120, 140, 40)
    s.ink(place(skeleton(([(-12, -48), (-25, -36), (-12, -28)], [(12, -48), (27, -50), (5, -66)]), head=skull(look=(0.3, 0))), 120, 140, 1.25))
    s.ink(place(book("#7a2f6a"), 110, 103, 1.1, -12), stroke("M108 40q-8 3 -9 1M129 40q8 3 9 1", 2))
    s.ink(disc(110, 42, 8, "none", stroke=GOLD, stroke_width=2), disc(130, 42, 8, "none", stroke=GOLD, stroke_width=2), path("M118 42h4", stroke=GOLD, stroke_width=2))


@room("cr-02", CRYPT, vault)
def reliquary(s: Room) -> None:
    """A golden shrine, angels and all, for one toe bone."""
    s.add(s.rays(120, 66, "#fff0a0", 0.75, 13, 130), s.glow(120, 66, 90, "#ffe9a0", 0.8))
    s.foot(120, 138, 62)
    s.ink(path("M62 138L70 122H170L178 138Z", GOLD), box(76, 108, 88, 15, GOLD, 2), path("M84 108V64Q84 28 120 22Q156 28 156 64V108Z", GOLD), disc(120, 15, 7, GOLD), path("M120 12V-2M114 4H126", stroke=GOLD, stroke_width=4))
    s.ink(path("M92 108V66Q92 38 120 34Q148 38 148 66V108Z", "#bfe6f4"), path("M98 100V68Q99 50 108 45", stroke="#fff", stroke_width=3))
    s.ink(box(103, 94, 34, 12, "#b32545", 5), place(bone(16), 120, 80, 1.15, -62))
    s.ink(*(place(path("M0 0Q-20 -18 -34 -14Q-30 -4 -36 2Q-26 4 -26 12Q-12 14 0 4Z", CREAM), x, 92, 0.9, flip=f) for x, f in ((82, False), (158, True))), *(disc(x, 115, 4, c) for x, c in ((92, RED), (120, "#3b7ad8"), (148, RED))))
    s.add(star(100, 52, 9, "#ffffff"), star(166, 40, 8, "#ffffff"), star(70, 70, 6, "#ffffff"))


@room("cr-03", INDIGO, chamber)
def weeping_stair(s: Room) -> None:
    """The stair's stone face weeps; its tears run down the steps."""
    for i in range(6):
        w, y = 110 + i * 22, 62 + i * 15
        s.flat(box(120 - w / 2, y, w, 17, mix(PALE, STONE, i / 6), 1))
    s.ink(path("M60 64V30Q62 2 120 0Q178 2 180 30V64Z", STONE), path("M76 62V34Q80 12 120 10Q160 12 164 34V62Z", PALE))
    s.ink(pair(120, 34, 36, 10, 0, 0.7, lid=PALE), brows(120, 20, 38, 16, -4, 3.4), path("M106 60Q120 44 134 60Z", "#4a1a4a"), disc(120, 44, 5, STONE), shadow=0)
    for x, sway in ((102, -1), (138, 1)):
        s.ink(path(f"M{x - 5} 40Q{x - 6 + sway * 6} 80 {x - 12 + sway * 20} 150H{x + 12 + sway * 20}Q{x + 6 + sway * 6} 80 {x + 5} 40Z", "#7cc4f2"), width=1.6)
    s.ink(*(sweat(x, y, 1.3) for x, y in ((84, 54), (156, 54), (70, 76), (170, 80))), width=1.4)
    s.ink(path("M40 150Q60 134 120 136Q180 134 200 150Z", "#7cc4f2"))


@room("cr-04", PLUM, vault)
def lidless(s: Room) -> None:
    """Somebody took the lid; its owner is not dressed for company."""
    s.foot(120, 142, 56)
    s.ink(path("M84 142L66 40L92 4H148L174 40L156 142Z", "#6e3d1e"), path("M91 136L76 42L97 12H143L164 42L149 136Z", "#a3254e"))
    s.ink(place(skeleton(([(-12, -48), (-20, -40), (8, -30)], [(12, -48), (22, -34), (-2, -16)]), ([(-6, -22), (2, -11), (-5, 0)], [(6, -22), (-2, -11), (5, 0)]), skull(look=(-0.8, 0.3)), tilt=-8), 120, 134, 1.2))
    s.ink(blush(118, 47, 34), place(path("M-12 -3Q-2 -16 14 -6Q4 8 -12 -3Z", "#4f9a48") + stroke("M-10 -3Q2 -6 12 -6", 1.4), 121, 108, 1.3, 20))
    s.ink(sweat(154, 30, 1.2), sweat(160, 44, 0.9), sweat(86, 26, 1))
    s.add(path("M186 60q14 -8 22 2M182 76q18 -6 28 4M32 62q12 8 24 -2M28 80q14 6 26 -3", stroke="#efe6ff", stroke_width=2.4, opacity=0.8))


def spider(x: float, y: float, size: float = 1, coat: str = "#5c4674") -> str:
    """A black widow about a point."""
    legs = "".join(tube([(0, 4), (k * 20, -16 + i * 9), (k * 33, 12 + i * 9)], 3, coat, 1.3) for k in (-1, 1) for i in range(4))
    return place(legs + disc(0, 12, 23, coat, 20) + path("M-8 4L8 4L-7 22H7Z", RED) + disc(0, -14, 17, light(coat, 0.12), 15), x, y, size)


@room("cr-05", PLUM, chamber)
def widow(s: Room) -> None:
    """A black widow weeps under the portrait of her late husband, whom she ate."""
    s.add(cobweb(240, 0, 90, 90), s.glow(156, 84, 100, "#ffe6f8", 0.8))
    s.ink(disc(58, 58, 42, GOLD, 48), disc(58, 58, 34, "#f0dcb4", 40))
    s.ink(spider(58, 64, 0.72, "#4a5c80"), pair(58, 53, 12, 5, 0.7, 0.2), path("M46 62Q52 66 58 62Q64 66 70 62Q64 70 58 66Q52 70 46 62Z", "#3a2418", stroke_width=1.4), box(47, 24, 22, 15, "#3a3450", 1), box(40, 38, 36, 4, "#3a3450", 1), shadow=0)
    s.ink(path("M28 92L96 28L104 36L36 100Z", "#2c2038"))
    s.foot(160, 142, 56)
    s.ink(spider(160, 100, 1.55))
    s.ink(pair(160, 78, 24, 9.5, -0.7, -0.3, lid="#7a6294"), mouth(160, 94, 13, "sad"), path("M126 84Q122 40 160 38Q198 40 194 84Q186 62 160 62Q134 62 126 84Z", "#8a78a8", fill_opacity=0.8), stroke("M136 58q24 -12 48 0M132 70q28 -16 56 0M148 42L140 66M172 42L180 66M160 40V60", 1), disc(160, 40, 9, RED), disc(160, 40, 4, "#b02a2a"), shadow=0.2)
    s.ink(place(path("M-10 -8L8 -12L12 6L-6 12Z", "#ffffff"), 116, 98, 1.5, 10), sweat(138, 96, 1.4), sweat(184, 96, 1.4), sweat(192, 112, 1.1))


@room("cr-06", INDIGO, vault)
def candles(s: Room) -> None:
    """A birthday cake of skulls for a ghost of nine hundred."""
    s.foot(120, 140, 70)
    s.ink(path("M54 142Q54 122 120 122Q186 122 186 142Z", "#7a5a3a"), *(place(skull(), x, 122, 0.62) for x in (72, 104, 136, 168)), *(place(skull(), x, 99, 0.58) for x in (88, 120, 152)), *(place(skull(), x, 79, 0.54) for x in (104, 136)))
    for x, y, h in ((72, 109, 14), (168, 109, 14), (88, 87, 14), (152, 87, 14), (104, 68, 15), (136, 68, 15), (120, 76, 30)):
        s.taper(x, y, h, 6, s.random.choice(("#f6a0b4", "#9fd0f2", "#f8e08a")), 0.4)
    s.ink(place(ghost(kind="open", look=(-0.6, 0.6)), 204, 100, 0.72), place(poly([(-10, 0), (10, 0), (0, -24)], "#e0508a") + disc(0, -25, 4, GOLD), 208, 50, 1, 12))
    for x, y, h in ((14, 146, 26), (32, 148, 16), (222, 148, 24), (208, 149, 14)):
        s.taper(x, y, h, 9, CREAM, 0.45)


@room("cr-07", INDIGO, nave)
def rattle(s: Room) -> None:
    """A skeleton plays its neighbour's ribs like a xylophone."""
    s.foot(88, 140, 34)
    s.ink(place(skeleton(([(-12, -48), (2, -36), (26, -40)], [(12, -48), (26, -52), (34, -34)]), head=skull(jaw=3, look=(0.8, 0.4)), tilt=10), 74, 140, 1.12))
    s.foot(158, 140, 40)
    s.ink(*(tube([(160 - w, y), (160, y + 4), (160 + w, y)], 6, BONE, 2) for y, w in ((60, 36), (76, 40), (92, 37), (108, 30))), tube([(160, 46), (160, 128)], 5, BONE, 2), place(skull(look=(0, -0.9), jaw=2), 160, 30, 0.9), path("M138 124Q160 116 182 124Q180 144 168 138Q160 134 152 138Q140 144 138 124Z", BONE))
    s.ink(place(bone(34), 114, 78, 0.8, -34), place(bone(30), 122, 102, 0.75, 14))
    s.ink(notes(206, 58, 1.1), notes(26, 48, 1.2), notes(218, 92, 0.8), notes(112, 36, 0.8), bang(137, 70, 9))


@room("cr-08", INDIGO, burrow)
def grave_wax(s: Room) -> None:
    """A man of wax with a lit wick: the evening gets shorter and so does he."""
    s.ink(place(barrel("#7a5a3a"), 40, 134, 1.1), place(barrel("#7a5a3a"), 204, 134, 1.1), path("M22 90Q40 82 58 90V108Q54 114 52 104Q48 98 45 110Q40 122 38 104Q32 98 30 108Q24 112 22 90Z", "#f4e8b8"), path("M186 90Q204 82 222 90V104Q216 110 214 100Q209 116 205 102Q198 96 196 112Q190 116 186 90Z", "#f4e8b8"))
    s.foot(120, 138, 60)
    s.ink(path("M66 140Q72 126 90 128Q94 100 92 60Q94 38 120 38Q146 38 148 60Q146 100 150 128Q170 126 174 140Q150 148 120 146Q86 148 66 140Z", "#f4e6b0"))
    s.ink(tube([(94, 82), (76, 92), (72, 112)], 10, "#f4e6b0"), tube([(146, 82), (164, 90), (170, 108)], 10, "#f4e6b0"), path("M92 60Q92 72 97 74Q101 82 104 72Q108 64 112 72V40Q94 40 92 60Z", "#fff8dc", stroke="none"))
    s.ink(pair(120, 68, 24, 8, 0, -0.8), brows(120, 54, 26, 12, -3), mouth(120, 90, 16, "sad"), sweat(98, 98), sweat(140, 104), sweat(124, 114), stroke("M120 38V28", 3), shadow=0)
    s.fire(120, 32, 0.95)


@room("cr-09", PLUM, nave)
def mourners(s: Room) -> None:
    """Two mourners, and between them the deceased, who came in person."""
    s.add(s.glow(120, 60, 90, "#f4e8ff", 0.5))
    s.foot(120, 142, 100)
    s.ink(box(20, 66, 200, 10, "#6e4424", 2), box(20, 84, 200, 10, "#6e4424", 2))
    for x, coat, skin, side in ((54, "#4a3a7a", "#f0c49a", 1), (186, "#6a2a5a", "#b5c88a", -1)):
        s.ink(place(path("M-28 0Q-30 -40 -12 -48H12Q30 -40 28 0Z", coat) + disc(0, -58, 20, skin, 19) + pair(0, -58, 15, 6, side * 0.2, 0.6, lid=skin) + brows(0, -68, 16, 9, -3) + mouth(0, -48, 13, "sad") + path("M-24 -34Q-30 -84 0 -84Q30 -84 24 -34Q18 -60 0 -70Q-18 -60 -24 -34Z", coat) + path("M-24 -70Q0 -86 24 -70L26 -62Q0 -80 -26 -62Z", dark(coat, 0.4)), x, 124))
        s.ink(tube([(x + side * 20, 90), (x + side * 30, 104), (x + side * 16, 84)], 8, coat), place(path("M-11 -10L9 -13L12 8L-8 12Z", "#ffffff"), x + side * 20, 80, 1, side * 14), *(sweat(x + dx, y, 1.2) for dx, y in ((-12, 82), (12, 84), (-14, 98))))
    s.ink(place(skeleton(([(-12, -48), (-18, -34), (-6, -26)], [(12, -48), (18, -34), (6, -26)]), head=skull(look=(0, 0.2), jaw=1)), 120, 142, 1.08))
    s.ink(disc(120, 112, 16, "none", stroke=INK, stroke_width=13), disc(120, 112, 16, "none", stroke="#3fa04c", stroke_width=8), *(disc(120 + 16 * x, 112 + 16 * y, 4, c) for x, y, c in ((0, -1, RED), (0.9, -0.3, CREAM), (-0.9, -0.3, CREAM), (0.6, 0.8, RED), (-0.6, 0.8, RED))), box(106, 12, 28, 22, "#4a3a5c", 1), box(98, 33, 44, 6, "#4a3a5c", 2), box(106, 27, 28, 6, RED))
    s.ink(box(14, 122, 212, 9, "#8a5a30", 2), box(26, 130, 9, 18, "#6e4424"), box(205, 130, 9, 18, "#6e4424"))


@room("cr-10", PLUM, vault)
def ossuary(s: Room) -> None:
    """An arch of skulls; the keystone wears a bow."""
    s.add(s.glow(120, 96, 90, "#fff0ff", 0.8), path("M86 136V104Q88 74 120 70Q152 74 154 104V136Z", "#fdf0ff", opacity=0.6))
    s.foot(58, 142, 40)
    s.foot(182, 142, 40)
    for x in (60, 180):
        s.ink(*(place(bone(30), x, 138 - i * 11, 1, s.random.uniform(-5, 5)) for i in range(4)))
    ring = [(math.radians(a), a) for a in (180, 153, 126, 54, 27, 0)]
    s.ink(*(place(skull(look=(s.random.uniform(-1, 1), 0.3) if i in (1, 4) else None), 120 + 62 * math.cos(a), 92 - 54 * math.sin(a), 0.8, 90 - d) for i, (a, d) in enumerate(ring)))
    s.ink(place(skull(look=(0, 0.8), jaw=2), 120, 36, 1.1), place(path("M0 0L-16 -10V10ZM0 0L16 -10V10Z", "#e0508a") + disc(0, 0, 5, "#e0508a"), 132, 14, 1, 12), blush(120, 42, 34))


@room("cr-11", INDIGO, chamber)
def tool_shed(s: Room) -> None:
    """Every tool hangs on its outline; one outline is somebody who walked off."""
    s.ink(box(14, 8, 212, 96, "#a8703c", 2), stroke("M14 40H226M14 72H226", 1.2))
    s.ink(box(36, 16, 6, 52, WOOD), path("M28 66H50V88Q39 98 28 88Z", IRON), path("M34 12h10v6h-10z", WOOD), width=2)
    s.ink(box(74, 16, 5, 74, WOOD), path("M62 88V78H91V88M69 80v9M76 80v9M84 80v9", stroke=INK, stroke_width=5), path("M62 86V78H91V86M69 80v8M76 80v8M84 80v8", stroke=IRON, stroke_width=2), width=2)
    s.add(path("M120 34Q110 32 110 22Q112 12 121 12Q130 12 131 22Q131 32 123 34V40L144 44V50L124 48V66L134 96H126L121 74L115 96H107L117 66V48L98 52V46L118 40Z", "#fff4d8", stroke="#fff4d8", stroke_width=2, stroke_dasharray="4 4", fill_opacity=0.25))
    s.ink(stroke("M170 18q10 16 2 34", 3), path("M166 18Q196 16 206 48Q190 32 168 30Z", IRON), box(172, 30, 5, 62, WOOD), width=2)
    s.foot(196, 142, 30)
    s.ink(place(skeleton(([(-12, -48), (-20, -36), (-26, -28)], [(12, -48), (22, -42), (26, -28)]), ([(-6, -22), (-14, -10), (-18, 0)], [(6, -22), (12, -12), (18, -2)]), skull(look=(-0.9, 0))), 204, 142, 0.78))
    lantern(s, 183, 120, 0.7)
    s.ink(place(sack("#7a6a50"), 26, 142, 0.9), place(sack("#8a6a48"), 56, 146, 0.7))


@room("cr-12", PLUM, vault)
def sarcophagus(s: Room) -> None:
    """A cracked lid, mended with a sticking plaster; somebody looks out."""
    s.foot(120, 142, 74)
    s.ink(path("M76 142L68 46Q72 6 120 4Q168 6 172 46L164 142Z", GOLD), path("M84 142L80 70Q84 20 120 18Q156 20 160 70L156 142Z", "#2f6fc0"))
    s.ink(*(path(f"M{80 + i} {70 + i * 9}H{160 - i}V{76 + i * 9}H{80 + i}Z", GOLD, stroke_width=1.4) for i in (3, 5, 7)), shadow=0)
    s.ink(path("M92 84Q86 30 120 28Q154 30 148 84Z", "#e7b64a"), path("M98 82Q94 42 120 40Q146 42 142 82Q134 94 120 94Q106 94 98 82Z", "#f3d9a0"), path("M115 94H125V108Q120 114 115 108Z", "#2f6fc0"))
    s.ink(*(path(f"M{120 - 28 - i} {38 + i * 9}L{102 - i * 0.5} {46 + i * 7}V{52 + i * 7}L{119 - 29 - i} {46 + i * 9}Z", "#2f6fc0", stroke_width=1.2) for i in range(5)), *(path(f"M{138 + i * 2} {46 + i * 7}L{148 + i} {38 + i * 9}V{46 + i * 9}L{140 + i * 2} {52 + i * 7}Z", "#2f6fc0", stroke_width=1.2) for i in range(5)), shadow=0)
    s.ink(tube([(120, 30), (122, 18), (114, 14)], 4, "#4fae5a"), stroke("M105 62h12M125 62h10M104 56q7 -4 13 0", 3), mouth(118, 80, 14, "smile"), path("M120 64l-4 9h6z", "#d8b46a", stroke_width=1.4), shadow=0)
    s.ink(path("M148 30L138 46L146 54L132 68L140 84L128 96L134 118L126 142L138 142L142 118L138 98L152 82L142 68L156 54L148 46Z", "#16082c"), eye(145, 62, 7, -0.4, 0.6, white="#ff8"), width=2)
    s.ink(*(place(box(-17, -6, 34, 12, "#f4b98a", 6) + disc(-3, 0, 1, "#a63", stroke="none") + disc(3, 0, 1, "#a63", stroke="none"), x, y, 1, a) for x, y, a in ((144, 42, 20), (136, 92, -24), (133, 118, 10))))


@room("cr-13", CRYPT, burrow)
def skull_pantry(s: Room) -> None:
    """Skulls in jars, pickled; one of them is the cook's favourite."""
    for y in (62, 108):
        s.ink(box(22, y, 196, 7, "#8a5a30", 1))
    jars = [(48, 62, "#8fd0a0"), (96, 62, "#f0b070"), (144, 62, "#b0a0f0"), (192, 62, "#e890b0"), (62, 108, "#f0d070"), (178, 108, "#90c8e8")]
    for i, (x, y, c) in enumerate(jars):
        s.ink(box(x - 17, y - 36, 34, 36, c, 7), place(skull(look=((i % 3 - 1) * 0.8, 0.3) if i % 2 else None), x, y - 17, 0.62), box(x - 15, y - 42, 30, 8, ("#c04848", "#3f7ac0", "#3f9a58")[i % 3], 2), path(f"M{x - 12} {y - 28}v20", stroke="#fff", stroke_width=3, opacity=0.7))
    s.ink(box(94, 60, 52, 48, "#f6c0d0", 9), place(skull(look=(0, 0.2), jaw=2), 120, 85, 0.95), box(97, 52, 46, 10, "#a02c58", 3), path("M100 68v30", stroke="#fff", stroke_width=4, opacity=0.7), place(path("M-9 0Q0 -12 9 0Q14 12 0 18Q-14 12 -9 0Z", RED), 152, 100, 0.7))
    s.ink(place(sack(), 40, 146, 0.7), place(barrel(), 206, 148, 0.62), place(bone(22), 112, 136, 0.9, -8), place(bone(22), 124, 134, 0.9, 24))


@room("cr-14", INDIGO, nave)
def chapel(s: Room) -> None:
    """A chapel so cold that the praying skeleton wears a scarf."""
    s.ink(path("M88 98V44Q90 12 120 4Q150 12 152 44V98Z", STONE), path("M96 98V46Q98 22 120 14Q142 22 144 46V98Z", "#7fd0ff"), shadow=0.3)
    s.add(path("M120 14V98M96 50H144M96 74H144M104 30L120 46L136 30", stroke=INK, stroke_width=2.4), s.glow(120, 50, 80, "#bfeaff", 0.8))
    s.ink(path("M74 96H166V112H74Z", CREAM), path("M74 96Q84 90 96 94Q120 88 144 94Q158 90 166 96V101Q160 108 157 101Q152 98 150 108Q146 112 144 102Q130 98 122 103Q118 112 116 103Q100 98 92 103Q88 114 84 104Q78 100 74 104Z", "#fff"))
    s.foot(120, 144, 40)
    s.ink(place(skeleton(([(-12, -48), (-17, -34), (0, -44)], [(12, -48), (17, -34), (3, -46)]), ([(-6, -22), (-18, -14), (-4, 0)], [(6, -22), (18, -14), (4, 0)]), skull(look=(0, -0.7))), 120, 146, 1.1))
    s.ink(tube([(104, 80), (120, 87), (136, 80)], 9, RED), tube([(132, 86), (138, 100), (134, 114)], 9, RED), path("M105 52Q104 34 120 32Q136 34 135 52Z", "#3f7ac0"), disc(120, 31, 6, CREAM), box(102, 48, 36, 7, CREAM, 3))
    s.ink(puff(160, 68, 0.6, "#ffffff"), shadow=0.1)
    s.dust(50, "#ffffff", (6, 6, 234, 146), 1.5)
    s.ink(path("M-4 -4H244V8L232 26L224 8L210 34L200 8L186 20L178 6H62L54 22L46 8L34 36L26 8L14 26L6 8H-4Z", "#d6f0ff"))


def moth(hue: str = "#c9a56a") -> str:
    """A fat moth about (0, 0), 54 wide."""
    wing = path("M0 -2Q16 -26 28 -18Q32 -6 20 2Q28 12 18 18Q6 18 0 6Z", hue) + disc(17, -9, 4.5, RED) + disc(16, 9, 3, CREAM)
    return wing + place(wing, flip=True) + stroke("M-2 -12Q-8 -22 -12 -20M2 -12Q8 -22 12 -20", 2) + disc(0, 2, 6, "#f2e0b8", 12) + pair(0, -7, 8, 4, 0, 0.3)


@room("cr-15", PLUM, chamber)
def moths(s: Room) -> None:
    """Moths have eaten the ghost's best sheet."""
    s.foot(120, 142, 44)
    s.ink(place(ghost(look=(0, 0.9), kind="sad"), 120, 138, 1.6))
    s.ink(*(disc(x, y, r, "#5a3494", r * 0.9) for x, y, r in ((98, 96, 8), (140, 92, 6), (118, 106, 9), (146, 116, 8), (96, 122, 6), (146, 70, 5), (130, 128, 4))), shadow=0)
    s.ink(place(moth(), 48, 52, 1.15, -18), place(moth("#b8b0d8"), 196, 44, 1.2, 16), place(moth("#d8b0a0"), 198, 112, 0.9, -10), place(moth("#d0c090"), 44, 116, 0.8, 20), place(moth(), 152, 20, 0.6, 30))


@room("cr-16", CRYPT, burrow)
def larder(s: Room) -> None:
    """A ghoul caught at the larder at midnight."""
    s.add(s.glow(160, 74, 120, "#fff6c0", 0.95), s.beam([(130, 20), (196, 20), (236, 150), (40, 150)], "#fff0b0", 0.6))
    s.ink(box(124, 16, 74, 118, "#7a4a2a", 3), box(131, 23, 60, 104, "#fdeeb4", 2), box(131, 54, 60, 4, "#8a5a30"), box(131, 90, 60, 4, "#8a5a30"))
    s.ink(place(path("M-12 0Q-14 -14 0 -16Q14 -14 12 0Z", "#e08a9a"), 148, 54), place(bone(16), 174, 44, 0.8, 20), place(skull(), 148, 77, 0.5), box(166, 70, 18, 20, "#8fd0a0", 3), tube([(140, 26), (146, 36), (154, 26), (160, 38), (168, 26), (176, 36), (184, 26)], 6, "#c05848", 1.6), place(path("M0 0V-16H10Q14 -8 22 -8V0Z", "#9ab07a"), 148, 127))
    s.ink(path("M198 16L226 26V142L198 134Z", "#8a5a30"))
    s.foot(84, 142, 44)
    s.ink(path("M48 142Q46 94 66 84H104Q124 94 120 142Z", "#6a7a4a"), tube([(60, 94), (48, 112), (62, 116)], 10, "#a4bf7c"), tube([(110, 94), (124, 98), (128, 84)], 10, "#a4bf7c"), path("M50 64L30 52L50 48ZM118 64L138 52L118 48Z", "#a4bf7c"), path("M50 62Q48 30 84 28Q120 30 118 62Q112 90 84 90Q56 90 50 62Z", "#a4bf7c"))
    s.ink(pair(86, 54, 30, 10, 0.1, 0), brows(86, 37, 30, 12, -3), box(74, 70, 24, 9, "#fff", 3), stroke("M80 70v9M86 70v9M92 70v9", 1.2), place(path("M0 0V-14H10Q14 -6 24 -6Q28 0 22 2Z", "#e8b490") + box(-6, 0, 36, 6, "#d8a050", 3) + box(-6, -20, 24, 6, "#d8a050", 3), 52, 112))


@room("cr-17", INDIGO, vault)
def sunken(s: Room) -> None:
    """The mausoleum is under water; its tenant has a rubber duck."""
    s.ink(path("M66 112V56H174V112Z", STONE), path("M56 58L120 22L184 58Z", PALE), *(box(x, 58, 12, 60, PALE, 1) for x in (70, 94, 134, 158)), box(110, 70, 20, 50, "#2a1248", 2), place(skull(), 120, 47, 0.44))
    s.add(path("M0 96Q12 90 24 96T48 96T72 96T96 96T120 96T144 96T168 96T192 96T216 96T240 96V150H0Z", s.linear((0, "#6ad0e8"), (1, "#1f4f9c")), stroke=INK, stroke_width=2.2, opacity=0.88))
    s.ink(place(skeleton(([(-12, -48), (-26, -56), (-30, -66)], [(12, -48), (26, -42), (30, -36)]), ([(-6, -22), (-8, -18), (-8, -14)], [(6, -22), (8, -18), (8, -14)]), skull(look=(0.4, 0.3), jaw=2)), 122, 150, 1.05))
    s.ink(disc(122, 118, 40, "#ffd23e", 15), disc(122, 113, 22, "#2a6ab0", 6), path("M78 112Q62 112 60 96Q60 80 76 80Q92 82 90 98Q88 106 92 114Z", "#ffd23e"), path("M62 96L44 98L60 104Z", "#f0862a"), eye(72, 92, 4.6, -0.3, 0))
    s.ink(place(ribs(), 122, 94, 0.9), shadow=0)
    s.add(path("M0 128Q15 122 30 128T60 128T90 128T120 128T150 128T180 128T210 128T240 128V150H0Z", s.linear((0, "#7ad8ee", 0.75), (1, "#1f4f9c", 0.9))), path("M16 112h22M196 108h26M176 138h30M30 140h26", stroke="#e0fbff", stroke_width=2.4))


@room("cr-18", INDIGO, chamber)
def buried_bell(s: Room) -> None:
    """A bell over a grave; somebody below pulls as hard as he can."""
    s.ink(box(176, 26, 8, 96, WOOD, 1), box(104, 22, 84, 8, WOOD, 1), path("M178 50L152 30", stroke=INK, stroke_width=8), path("M178 50L152 30", stroke=WOOD, stroke_width=4))
    s.ink(place(path("M-26 34Q-20 26 -18 6Q-16 -10 0 -12Q16 -10 18 6Q20 26 26 34Z", GOLD) + disc(4, 38, 6, "#a5701a") + stroke("M-19 24H19", 1.6), 114, 40, 1.1, 18))
    s.add(path("M70 36q-12 14 -6 32M58 32q-16 20 -8 44M152 56q6 10 2 20M164 60q8 12 2 26", stroke="#fff0c0", stroke_width=3))
    s.ink(path("M14 152Q40 116 104 118Q170 116 196 152Z", "#6a4632"), path("M30 140q10 -8 18 -4M140 132q16 -2 26 8M70 132q8 -6 16 -2", stroke="#a87850", stroke_width=2.4))
    s.ink(place(tomb(), 40, 122, 1.1))
    s.ink(path("M108 84Q98 104 102 118", stroke=CREAM, stroke_width=2.6), tube([(104, 140), (102, 124)], 9, BONE), path("M90 124Q86 104 96 104Q97 98 102 100Q106 96 109 101Q116 102 114 112Q112 124 106 126H96Z", BONE), stroke("M97 106V114M103 104V113M109 105V113", 1.4))
    s.ink(place(path("M-20 4Q-14 -10 0 -8Q14 -10 20 4Z", "#5a3a28"), 104, 138))


@room("cr-19", CRYPT, nave)
def dust_choir(s: Room) -> None:
    """Three balls of dust sing from one hymn book."""
    s.add(s.glow(120, 70, 110, "#f4e4ff", 0.7))
    for x, y, r, c in ((62, 86, 32, "#b8aac8"), (178, 86, 32, "#c8b8b0"), (120, 76, 38, "#d8ccdc")):
        s.foot(x, 130, r)
        points = [(x + (r + (6 if i % 2 else -2) + s.random.uniform(-1, 2)) * math.cos(i * math.pi / 11), y + (r + (6 if i % 2 else -2)) * math.sin(i * math.pi / 11)) for i in range(22)]
        s.ink(curve(points, c), pair(x, y - 10, r * 0.6, r * 0.2, 0, -0.5), brows(x, y - 10 - r * 0.36, r * 0.6, r * 0.3, -2), mouth(x, y + 12, r * 0.55, "open"))
        s.ink(place(path("M-18 -7Q0 4 18 -7L13 10Q0 18 -13 10Z", "#ffffff") + disc(0, 4, 3, RED), x, y + r - 2, r / 34))
    s.ink(place(spread("#8a2438"), 120, 132, 1.5))
    s.ink(notes(26, 40, 1.2), notes(206, 34, 1.2), notes(88, 26, 0.9), notes(150, 22, 0.9))
    s.dust(30, "#f0e0ff")


@room("cr-20", PLUM, chamber)
def niche(s: Room) -> None:
    """A saint in a niche watches himself fall to pieces."""
    s.ink(path("M50 132V62Q52 4 120 0Q188 4 190 62V132Z", STONE), path("M64 132V64Q66 14 120 10Q174 14 176 64V132Z", "#3a1c66"), shadow=0.3)
    s.add(s.glow(120, 50, 76, "#fff0c0", 0.8), disc(120, 46, 42, "none", stroke=INK, stroke_width=8), disc(120, 46, 42, "none", stroke=GOLD, stroke_width=4))
    s.ink(path("M80 132Q78 92 100 82H140Q162 92 160 132Z", "#ece8f2"), stroke("M106 90Q100 112 102 130M134 90Q140 112 138 130", 1.8))
    s.ink(tube([(148, 92), (172, 96), (160, 78)], 10, "#ece8f2"), path("M92 88L78 92L82 102L74 106L84 114L92 104Z", "#ece8f2"), disc(120, 52, 28, "#f4f0f8", 30), path("M92 46Q92 20 120 18Q148 20 148 46Q138 30 120 32Q102 30 92 46Z", "#c9bedb"))
    s.ink(pair(120, 52, 24, 8.5, 0.9, 0.6), brows(120, 38, 24, 12, -4), mouth(119, 74, 12, "open"), path("M116 60l8 1l-2 6l-6 -1z", "#8b80a0"), stroke("M142 30L134 40L142 46L137 54M104 104L114 110L108 120", 1.8), shadow=0)
    s.ink(place(path("M-5 8Q-9 0 -1 -10Q7 0 8 8Q2 12 -5 8Z", "#f4f0f8"), 160, 72, 0.9), place(tube([(0, 0), (14, 6), (30, 0)], 10, "#ece8f2") + disc(34, -1, 7, "#f4f0f8"), 26, 134, 1, 6))
    s.ink(place(path("M-6 -8L8 -4L4 8L-8 5Z", "#ece8f2"), 92, 143, 1), place(path("M-6 -6L8 -4L4 6L-8 5Z", PALE), 184, 142, 1.4), place(path("M-5 -5L6 -4L4 6L-6 5Z", PALE), 146, 145, 1))
    s.add(path("M40 108v-22M52 116v-18M30 116v-12", stroke="#fff", stroke_width=2.4))
    s.ink(puff(70, 142, 0.5, "#d9cfe8"), puff(22, 142, 0.5, "#d9cfe8"), shadow=0.1)


@room("cr-21", PLUM, chamber)
def parlour(s: Room) -> None:
    """A wight at his cold green fire, with slippers and a cup of tea."""
    s.ink(box(10, 44, 74, 72, STONE, 2), path("M22 116V76Q24 60 47 60Q70 60 72 76V116Z", "#1c0c34"), box(4, 36, 86, 10, PALE, 2), place(skull(), 24, 27, 0.44), box(60, 16, 16, 20, GOLD, 2), disc(68, 25, 6, "#ffffff"))
    s.fire(47, 116, 1.25, ("#1f9a5a", "#62e08a", "#e0ffe0"))
    s.foot(162, 142, 66)
    s.ink(path("M118 132V44Q120 20 160 20Q200 20 204 44V132Z", "#a12a52"), *(disc(x, y, 2, GOLD, stroke_width=1) for x in (136, 160, 184) for y in (36, 56)))
    s.ink(path("M136 124Q134 86 146 80H176Q188 86 186 124Z", "#31447a"), path("M144 128H128V140H148ZM178 128H194V140H174Z", "#31447a"), path("M120 146Q120 134 134 136L148 140V146ZM202 146Q202 134 188 136L174 140V146Z", "#e0508a"), tube([(144, 90), (128, 102), (118, 92)], 9, "#31447a"), tube([(178, 90), (192, 104), (180, 112)], 9, "#31447a"))
    s.ink(path("M140 62Q138 34 161 34Q184 34 182 62Q176 82 161 82Q146 82 140 62Z", "#a8c8c0"), path("M138 52Q138 26 161 24Q186 26 184 54Q176 38 161 40Q146 38 138 52Z", "#e8e8f0"), pair(161, 56, 18, 5.4, -0.6, 0, white="#9fd"), mouth(161, 71, 10, "smile"), place(path("M-10 -8H10L7 6H-7Z", "#ffffff") + stroke("M-10 -5q-8 2 -2 8", 2.4), 112, 86, 1.1))
    s.add(path("M108 74q-6 -8 0 -14q6 -6 0 -12M118 72q-6 -8 0 -14", stroke="#efffef", stroke_width=2.2, opacity=0.8))


@room("cr-22", CRYPT, burrow)
def chute(s: Room) -> None:
    """A chute for bones, and a skeleton who finds it the best of the whole crypt."""
    s.ink(path("M-6 14Q70 20 104 66Q136 112 246 114V152H190Q110 146 74 98Q46 56 -6 54Z", STONE), path("M-6 20Q66 26 98 70Q130 118 246 122V142H196Q116 134 84 92Q54 48 -6 44Z", "#5a3a8c"))
    s.ink(*(place(bone(s.random.uniform(14, 22)), x, y, 0.85, a) for x, y, a in ((20, 33, 20), (50, 46, 70), (206, 132, -10), (226, 126, 50), (184, 128, 30))), place(skull(), 30, 30, 0.4, 40))
    s.ink(place(skeleton(([(-12, -48), (-28, -58), (-36, -72)], [(12, -48), (24, -62), (30, -78)]), ([(-6, -22), (10, -14), (32, -6)], [(6, -22), (22, -22), (38, -16)]), skull(jaw=6, look=(0.6, -0.2)), tilt=12), 112, 122, 1.05, 8))
    s.add(path("M44 10L70 32M34 26L58 44M70 4L92 30M22 78L46 98M36 96L58 112", stroke="#ffffff", stroke_width=3, opacity=0.8))
    s.ink(place(path("M-12 0Q0 -8 12 0L16 6H-16Z", RED) + disc(0, -4, 5, CREAM), 150, 14, 1.1, 30))


@room("cr-23", INDIGO, chamber)
def embalming(s: Room) -> None:
    """An embalming that is more of a spa day."""
    s.ink(*(box(x, 30, 16, 24, c, 3) + box(x + 4, 24, 8, 8, CREAM, 1) for x, c in ((22, "#3f9a88"), (44, "#c05878"), (184, "#d0a040"), (206, "#4a78c8"))), box(14, 54, 62, 5, WOOD), box(172, 54, 62, 5, WOOD))
    s.foot(120, 144, 100)
    s.ink(box(30, 116, 14, 30, STONE, 2), box(196, 116, 14, 30, STONE, 2), box(18, 106, 204, 14, PALE, 3))
    s.ink(path("M92 106Q92 78 116 76H186Q202 78 206 64L218 66Q222 90 206 106Z", "#efe2bc"), stroke("M104 80L100 106M120 76L114 106M136 76L130 106M152 76L146 106M168 76L162 106M184 78L178 106M198 74L206 92", 1.6), path("M40 106Q34 64 66 62Q96 64 94 106Z", "#efe2bc"))
    s.ink(path("M44 78Q40 56 66 54Q94 56 90 78Q80 66 66 68Q52 66 44 78Z", "#f6a8c0"), disc(57, 82, 9, "#5ab04a"), disc(57, 82, 5.4, "#d6f0a8"), disc(79, 82, 9, "#5ab04a"), disc(79, 82, 5.4, "#d6f0a8"), mouth(68, 97, 14, "smile"), stroke("M46 92L54 100M84 101L92 94", 1.4))
    s.ink(tube([(112, 90), (104, 104), (116, 124)], 9, "#efe2bc"), path("M116 128l10 -2l-4 8h-10z", "#efe2bc"), place(path("M-12 -18L12 -18L2 0V10H-2V0Z", "#bfe6f4") + path("M-8 -12H8L2 -2H-2Z", "#e0508a", stroke="none") + box(-7, 9, 14, 3, "#bfe6f4", 1), 150, 64, 1.05), place(poly([(-9, 0), (9, 0), (0, -8)], "#f0862a"), 160, 42, 0.8, 12))
    s.taper(34, 106, 14, 7)


@room("cr-24", CRYPT, burrow)
def restless(s: Room) -> None:
    """A row of beds for eternal rest; nobody rests."""
    for i, x in enumerate((44, 120, 196)):
        s.foot(x, 144, 38)
        s.ink(path(f"M{x - 30} 144L{x - 34} 66Q{x} 38 {x + 34} 66L{x + 30} 144Z", "#7a4a2a"), path(f"M{x - 25} 140L{x - 28} 70Q{x} 48 {x + 28} 70L{x + 25} 140Z", "#efe6f6"), box(x - 25, 60, 50, 26, "#ffffff", 9))
        look = ((0, 0.9), (0.9, 0), (0, -0.9))[i]
        s.ink(place(skull(look=look), x, 72, 0.88))
        s.ink(path(f"M{x - 27} {(108, 96, 100)[i]}Q{x} {(98, 104, 90)[i]} {x + 27} {(108, 96, 100)[i]}L{x + 25} 140H{x - 25}Z", ("#3f7ac0", "#a02c58", "#3f9a58")[i]))
    s.ink(place(spread("#7a2f3a"), 44, 102, 0.62), disc(34, 113, 4, BONE), disc(54, 113, 4, BONE))
    s.ink(disc(120, 102, 10, RED), disc(120, 102, 7, "#ffffff"), stroke("M120 102V97M120 102H124M113 94L109 90M127 94L131 90", 2), path("M104 92q-4 8 0 16M136 92q4 8 0 16", stroke="#fff", stroke_width=2))
    s.ink(tube([(186, 106), (190, 92)], 5, BONE), tube([(206, 106), (200, 94)], 5, BONE), brows(120, 66, 14, 8, 2), place(path("M-20 -4Q0 -20 20 -4L28 16Q14 4 0 8Z", "#e0c040"), 196, 60, 0.8), disc(218, 73, 4, CREAM), width=2)
    s.taper(82, 130, 18, 7)


@room("cr-25", PLUM, chamber)
def dressing(s: Room) -> None:
    """A vampire before the mirror, which shows only his collar and bow tie."""
    s.ink(box(104, 8, 118, 124, GOLD, 8), box(113, 17, 100, 106, "#a8d4ea", 4), path("M124 30L150 18M120 60L176 20", stroke="#fff", stroke_width=5, opacity=0.6))
    s.ink(path("M136 124Q134 92 144 84L136 56Q152 70 163 84Q174 70 190 56L182 84Q192 92 190 124Z", "#3a2a50"), path("M152 84H174L170 124H156Z", "#ffffff"), path("M163 88L150 80V97ZM163 88L176 80V97Z", RED), disc(163, 88, 3.6, RED), shadow=0)
    s.add(path("M150 58a14 17 0 0 1 26 0v8a14 16 0 0 1 -26 0z", "none", stroke="#ffffff", stroke_width=1.8, stroke_dasharray="3 4", opacity=0.9))
    for y in (28, 58, 88):
        s.ink(disc(108, y, 5, "#fff6c8"), disc(218, y, 5, "#fff6c8"))
        s.add(s.glow(108, y, 22, "#fff0b0", 0.8), s.glow(218, y, 22, "#fff0b0", 0.8))
    s.foot(58, 144, 46)
    s.ink(path("M16 146Q18 96 36 82L26 44Q46 60 58 78Q70 60 90 44L80 82Q98 96 100 146Z", "#7a1430"), path("M26 146Q28 100 44 86H72Q88 100 90 146Z", "#2a2036"), path("M46 88H70L58 124Z", "#ffffff"), disc(58, 60, 18, "#e4dcec", 20), path("M39 58Q38 36 58 36Q78 36 77 58Q74 46 58 52Q42 46 39 58Z", "#1c1426"), path("M41 62L34 54L42 52ZM75 62L82 54L74 52Z", "#e4dcec"))
    s.ink(pair(60, 61, 14, 4.8, 0.9, 0), brows(60, 53, 14, 8, 2), mouth(60, 71, 10, "fang"), tube([(84, 92), (94, 74), (78, 50)], 8, "#2a2036"), disc(77, 47, 5, "#e4dcec"), place(box(-14, -2, 24, 4, "#8a5230", 1) + stroke("M-12 2v5M-8 2v5M-4 2v5M0 2v5M4 2v5", 1.6), 66, 38, 1, -12))


@room("cr-26", CRYPT, chamber)
def waiting(s: Room) -> None:
    """The waiting room of the lich: he will be with you in a century."""
    s.ink(box(172, 16, 58, 100, "#7a4a2a", 3), box(180, 26, 42, 36, "#3fa07a", 2), place(skull(glare="#bf8"), 201, 44, 0.7), disc(182, 78, 4, GOLD))
    s.add(s.glow(201, 44, 44, "#8fffb0", 0.6))
    s.ink(disc(120, 26, 17, CREAM), disc(120, 26, 13, "#ffffff"), stroke("M120 26V16M120 26L127 31", 2.4))
    for x in (28, 76, 124):
        s.foot(x + 4, 142, 26)
        s.ink(box(x - 20, 74, 40, 36, "#c07a3a", 4), box(x - 20, 108, 40, 8, "#c07a3a", 2), box(x - 18, 116, 5, 28, "#8a5230"), box(x + 13, 116, 5, 28, "#8a5230"))
    sit = ([(-6, -22), (-10, -18), (-9, 0)], [(6, -22), (10, -18), (9, 0)])
    s.ink(place(skeleton(([(-12, -48), (-18, -34), (-6, -32)], [(12, -48), (18, -34), (6, -32)]), sit), 28, 142), place(skeleton(legs=sit, head=skull(look=(0, 0.6))), 124, 142), place(skeleton(([(-12, -48), (-18, -36), (-12, -28)], [(12, -48), (19, -36), (12, -28)]), sit, place(helmet(), 0, 20, 1.2)), 76, 142))
    s.ink(place(spread("#3f7ac0"), 28, 108, 0.66), place(box(-7, -6, 14, 12, "#ffe07a", 1) + stroke("M-3 -3h6M-3 1h6", 1.4), 130, 106), place(boot("#5a4a3a"), 66, 146, 0.6), place(boot("#5a4a3a"), 84, 146, 0.6))
    s.add(cobweb(124, 50, 34, 90), cobweb(28, 50, 40, 0), cobweb(76, 74, 30, 20))
    s.ink(spider(150, 66, 0.34), path("M150 0V58", stroke="#fff", stroke_width=1.2), shadow=0.2)


@room("cr-27", INDIGO, burrow)
def fingers(s: Room) -> None:
    """A pit full of fingers, and every one has an opinion."""
    s.add(disc(120, 128, 104, "#0e0522", 30, stroke=INK, stroke_width=3), s.glow(120, 100, 100, "#c8ffb0", 0.8))
    s.ink(*(place(path("M-10 0L-12 -9L0 -14L12 -8L11 2Z", STONE), 120 + 104 * math.cos(a), 124 - 24 * abs(math.sin(a)), 1.1) for a in (math.pi * i / 9 for i in range(10))))
    up = path("M-8 30V6Q-9 -2 -4 -4V-28Q-3 -36 2 -36Q7 -35 7 -28V-6Q14 -6 15 2L14 30Z", "#c8dc98")
    thumb = path("M-12 30V2Q-12 -8 -4 -10L-4 -30Q-1 -36 5 -33Q9 -30 7 -20L6 -11H16Q22 -9 19 -3Q23 1 19 6Q22 11 17 14L16 30Z", "#9ac4d8")
    open_ = path("M-12 30V8L-20 -14Q-18 -22 -12 -16L-8 -4L-9 -26Q-5 -34 -1 -26L1 -6L5 -28Q10 -34 13 -26L11 -4L18 -18Q24 -20 24 -12L15 10V30Z", "#e0b8a8")
    hook = path("M-12 30V4Q-13 -4 -8 -6L-16 -28Q-15 -36 -8 -32L0 -10L6 -32Q13 -36 14 -28L9 -5Q16 -4 15 6L13 30Z", "#d8c0e8") + stroke("M-8 4Q2 8 8 2", 1.6)
    nails = path("M-1 -34h5v7h-5z", "#f6a0b4", stroke_width=1.2)
    s.ink(place(up, 74, 100, 0.9, -20), place(open_, 112, 92, 0.95, -4), place(hook, 158, 96, 0.9, 6), place(up, 188, 108, 0.75, 24), place(open_, 46, 116, 0.7, -24))
    s.ink(place(thumb, 92, 122, 1.15, -6), place(up + nails, 136, 118, 1.15, 8), place(box(-6, -14, 14, 6, GOLD, 2) + poly([(1, -24), (7, -17), (1, -11), (-5, -17)], "#7fe0ff"), 136, 118, 1.15, 8), place(hook, 172, 130, 0.8, 20), place(open_, 62, 136, 0.8, -12))
    s.ink(path("M-4 154V138Q60 150 120 150Q180 150 244 138V154Z", "#5a3a78"))


def mummy(arms: tuple[list[tuple[float, float]], list[tuple[float, float]]], look: tuple[float, float] = (0, 0), wrap: str = "#efe2bc") -> str:
    """A mummy on (0, 0), 90 high."""
    legs = tube([(-8, -26), (-9, -3)], 11, wrap) + tube([(8, -26), (9, -3)], 11, wrap)
    body = path("M-17 -54Q0 -62 17 -54L15 -22Q0 -16 -15 -22Z", wrap) + stroke("M-16 -46L15 -40M-16 -34L15 -44M-15 -26L14 -32M-13 -12H-4M4 -8H14M-14 -18L-4 -14", 1.5)
    head = path("M-18 -70Q-18 -92 0 -92Q18 -92 18 -70Q17 -54 0 -54Q-17 -54 -18 -70Z", wrap) + box(-17, -78, 34, 12, "#2a1440", 5) + pair(0, -72, 14, 4.8, *look, white="#ff9") + stroke("M-15 -84L12 -89M-17 -62L14 -58M-8 -56L17 -64", 1.5)
    return legs + body + "".join(tube(list(arm), 8, wrap) for arm in arms) + head


@room("cr-28", PLUM, chamber)
def wardrobe(s: Room) -> None:
    """A mummy who has nothing to wear but bandages, bandages and bandages."""
    s.ink(box(84, 6, 150, 122, "#7a4a2a", 3), box(94, 16, 130, 104, "#2c1630", 2), box(92, 22, 134, 5, GOLD, 2), path("M84 6L60 18V142L84 128Z", "#9a6a3c"), disc(66, 80, 3, GOLD))
    for x, c in ((112, "#efe2bc"), (138, "#e6d4a4"), (164, "#f6eccc"), (190, "#dcc898")):
        s.ink(stroke(f"M{x} 24Q{x + 5} 26 {x} 32L{x - 12} 42H{x + 12}Z", 2), path(f"M{x - 13} 40Q{x} 34 {x + 13} 40L{x + 10} 96Q{x + 14} 108 {x + 4} 106Q{x} 112 {x - 4} 105Q{x - 12} 108 {x - 10} 96Z", c), stroke(f"M{x - 11} 50L{x + 11} 46M{x - 11} 60L{x + 11} 57M{x - 10} 70L{x + 10} 68M{x - 10} 82L{x + 10} 79M{x - 10} 92L{x + 10} 90", 1.4))
    s.foot(44, 144, 34)
    s.ink(place(mummy(([(-15, -50), (-26, -40), (-24, -58)], [(15, -50), (30, -48), (36, -64)]), (0.9, -0.2)), 46, 144, 1.08))
    s.ink(brows(46, 58, 15, 9, -2), place(disc(0, 0, 11, "#f6eccc") + disc(0, 0, 5, "#e6d4a4") + path("M10 4Q18 14 12 26", stroke="#f6eccc", stroke_width=5), 88, 72), place(disc(0, 0, 11, "#f6a8c0") + disc(0, 0, 5, "#e0789a") + path("M-10 4Q-16 16 -10 26", stroke="#f6a8c0", stroke_width=5), 18, 76), shadow=0.4)
    s.ink(*(disc(x, 132, 10, c) + disc(x, 132, 4, dark(c, 0.2)) for x, c in ((112, "#efe2bc"), (136, "#e6d4a4"), (200, "#efe2bc"))))


@room("cr-29", CRYPT, nave)
def tall_king(s: Room) -> None:
    """A king so tall that the tomb needed a hole for his feet."""
    s.foot(120, 142, 110)
    s.ink(box(34, 92, 158, 50, STONE, 2), box(28, 84, 170, 12, PALE, 2), *(path(f"M{x} 138V116Q{x + 10} 100 {x + 20} 116V138Z", "#5a3a8c") for x in (44, 74, 104, 134, 164)))
    s.ink(path("M58 86Q56 58 76 58H190Q198 58 198 66V86Z", "#b32545"), path("M70 58H196V66H72Z", CREAM), stroke("M78 60v4M90 60v4M102 60v4M114 60v4M126 60v4M138 60v4M150 60v4M162 60v4M174 60v4", 2.4), tube([(92, 68), (110, 60), (124, 64)], 7, BONE), tube([(92, 78), (112, 72), (126, 66)], 7, BONE))
    s.ink(place(sword(64), 126, 78, 0.9, 90))
    s.ink(*(tube([(192, y), (226, y)], 9, BONE) + path(f"M222 {y - 6}Q228 {y - 26} 236 {y - 22}Q240 {y - 8} 236 {y + 6}H224Z", BONE) for y in (76, 92)), path("M192 62l8 6l-4 8l10 4l-8 8l6 10h-14z", "#1c0c34"))
    s.ink(path("M18 68Q34 60 46 72L44 88H16Z", "#3f7ac0"), place(skull(look=(0.5, 0.6)), 40, 66, 1.1, -70), place(crown(), 17, 71, 1.1, -78))
    s.ink(path("M40 84Q60 74 78 88Q66 96 54 88Q50 100 40 92Z", CREAM), path("M232 58q6 -4 6 -12M222 56q2 -6 0 -10", stroke="#fff", stroke_width=2))
    for x in (20, 214):
        s.taper(x, 146, 22, 9, CREAM, 0.5)


@room("cr-30", CRYPT, chamber)
def sighing_door(s: Room) -> None:
    """A door that has opened for too many adventurers, and sighs."""
    s.foot(120, 132, 60)
    s.ink(path("M56 132V56Q58 2 120 0Q182 2 184 56V132Z", STONE), path("M70 132V60Q72 14 120 12Q168 14 170 60V132Z", "#8a5230"), stroke("M96 18V132M120 13V132M144 18V132", 1.8))
    s.ink(box(66, 36, 34, 8, IRON, 2), box(140, 36, 34, 8, IRON, 2), box(66, 112, 34, 8, IRON, 2), box(140, 112, 34, 8, IRON, 2))
    s.ink(pair(120, 54, 38, 11, 0, 0.7, lid="#a8703c"), brows(120, 38, 40, 16, -5, 4), disc(120, 74, 8, GOLD, 6), disc(120, 82, 8, "none", stroke=GOLD, stroke_width=4), path("M96 56q12 10 24 4M104 68q8 4 10 2", stroke=INK, stroke_width=1.4, opacity=0.7))
    s.ink(disc(118, 103, 13, "#2a1020", 9), puff(98, 112, 0.6, "#f6eeff"), puff(72, 122, 0.9, "#f6eeff"), puff(36, 130, 1.3, "#f6eeff"), rim=0.4)
    s.add(path("M14 106q10 -8 20 -2M8 118q6 -4 12 -2M56 104q8 -6 14 -3", stroke="#ffffff", stroke_width=2.4, opacity=0.8))


# What lies here


@room("last-rites-kit", CRYPT, vault)
def last_rites(s: Room) -> None:
    """A doctor's bag for the soul: holy water, a candle, a book, a sponge."""
    s.add(s.rays(120, 84, "#fff0a0", 0.6, 11, 130), s.glow(120, 80, 84, "#fff0b0", 0.7))
    s.foot(120, 138, 70)
    s.ink(path("M64 80Q66 34 120 34Q174 34 176 80Z", "#6a3a24"), path("M74 80Q78 46 120 46Q162 46 166 80Z", "#3a1830"))
    s.ink(place(path("M-10 22V-6L-5 -12V-24H5V-12L10 -6V22Z", "#9fdcf6") + box(-6, -30, 12, 7, "#b88a58", 1) + stroke("M0 -4V12M-5 1H5", 3), 92, 66), place(book("#7a1f3a") + stroke("M3 -6V5M-1 -2H7", 2), 150, 64, 1.15, 12), place(path("M-6 12V-34H6V12Z", CREAM), 120, 66))
    s.fire(120, 32, 0.62)
    s.ink(path("M56 78H184L176 134Q120 142 64 134Z", LEATHER), path("M56 78H184L182 92Q120 98 58 92Z", dark(LEATHER, 0.25)), box(108, 86, 24, 14, GOLD, 3), path("M120 102V128M110 111H130", stroke=INK, stroke_width=10), path("M120 102V128M110 111H130", stroke=CREAM, stroke_width=6))
    s.add(star(76, 40, 8, "#ffffff"), star(172, 44, 9, "#ffffff"), star(140, 24, 6, "#ffffff"))


@room("pious-shield", CRYPT, nave)
def pious_shield(s: Room) -> None:
    """A shield with wings, a halo and its eyes cast to heaven."""
    s.add(s.rays(120, 72, "#fff0b0", 0.8, 15, 140), s.glow(120, 72, 96, "#fff4c0", 0.8))
    s.ink(*(place(path("M10 24Q-30 20 -44 -20Q-34 -12 -26 -14Q-36 -24 -34 -34Q-22 -24 -14 -22Q-20 -34 -14 -40Q-2 -20 14 -12Z", "#ffffff"), x, 74, 1.25, flip=f) for x, f in ((84, False), (156, True))))
    s.ink(place(path("M-32 -34Q0 -44 32 -34V2Q30 30 0 46Q-30 30 -32 2Z", GOLD) + path("M-25 -28Q0 -36 25 -28V1Q23 23 0 37Q-23 23 -25 1Z", "#f6f0ff") + path("M-5 -32H5V-10H24V0H5V34H-5V0H-24V-10H-5Z", "#6b3fa0"), 120, 82, 1.25))
    s.ink(pair(120, 68, 34, 8, 0, -0.9), mouth(120, 98, 16, "smile"), disc(120, 24, 30, "none", 8, stroke=INK, stroke_width=8), disc(120, 24, 30, "none", 8, stroke="#ffe27a", stroke_width=4.5), width=2)
    s.add(star(58, 30, 9, "#ffffff"), star(186, 34, 8, "#ffffff"), star(176, 116, 7, "#ffffff"))
