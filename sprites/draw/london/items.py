"""The pictures of the Items, each lying in a pool of light."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import (
    Scene,
    bolt,
    box,
    cross,
    curve,
    dark,
    disc,
    eyes,
    hand,
    light,
    limb,
    line,
    path,
    place,
    poly,
    potion,
    skull,
    star,
    zigzag,
)
from sprites.draw.london.kit import BLOOD, BONE, INK, ITEM, card, coins, hat, pentagram
from sprites.draw.terrorscape.kit import boards, cloth, knife

STEEL, BRASS, WOOD = "#c8d0d6", "#d8a84a", "#7a4a28"


@card(ITEM)
def brandy(s: Scene) -> None:
    """A decanter and a glass."""
    cloth(s, "#5a2c24")
    s.add(s.glow(210, 140, 150, "#ffb45a", 0.6))
    s.cut(path("M176 116L190 84V50H226V84L240 116Q256 130 256 160V244H160V160Q160 130 176 116Z", "#d8c0a0", fill_opacity=0.5))
    s.cut(path("M166 170H250V240H166Z", "#b8561c"), disc(208, 34, 18, "#e8dcc8"), box(182, 184, 52, 34, "#efe2c2"), shadow=0.2)
    s.add(path("M172 176V232M190 92L180 120", stroke="#ffffff", stroke_width=5, opacity=0.6), path("M192 196h32M192 206h22", stroke="#5a3422", stroke_width=3))
    s.cut(path("M296 160H366Q372 216 331 220Q290 216 296 160Z", "#e8dcc8", fill_opacity=0.5), path("M298 186H364Q360 214 331 216Q302 214 298 186Z", "#c8641c"), box(327, 218, 8, 30, "#e8dcc8"), disc(331, 250, 32, "#e8dcc8", 7))


@card(ITEM)
def holy_water(s: Scene) -> None:
    """A vial with a cross, aglow."""
    cloth(s, "#34486a")
    s.add(s.rays(240, 150, "#d8f0ff", 0.4, 15, 320))
    s.cut(path("M210 96V60H270V96Q310 120 310 180Q310 250 240 250Q170 250 170 180Q170 120 210 96Z", "#d8ecf4", fill_opacity=0.5), path("M176 160Q208 150 240 160T304 160Q316 244 240 244Q164 244 176 160Z", "#7ac0e8"), box(200, 40, 80, 24, BRASS, 5))
    s.cut(place(path("M-9 -44H9V-20H30V-2H9V46H-9V-2H-30V-20H-9Z", BRASS), 240, 184))
    s.add(path("M186 160Q180 200 200 228", stroke="#ffffff", stroke_width=7, opacity=0.7))


@card(ITEM)
def gamblers_dice(s: Scene) -> None:
    """Two dice and cards."""
    cloth(s, "#24583c")
    for i, t in enumerate((-26, -8, 10)):
        s.cut(place(box(-40, -60, 80, 120, "#f2e8d0", 7) + place(path("M0 -24Q30 0 14 14Q6 20 2 10L8 26H-8L-2 10Q-6 20 -14 14Q-30 0 0 -24Z", INK), 0, 0), 120 + i * 40, 150 + i * 6, 1, t))
    for x, y, t, pips in ((290, 176, -14, ((0, 0), (-18, -18), (18, 18), (18, -18), (-18, 18))), (376, 206, 18, ((0, 0),))):
        s.cut(place(box(-40, -40, 80, 80, BONE, 14) + "".join(disc(a, b, 7.5, BLOOD) for a, b in pips), x, y, 1, t))


@card(ITEM)
def tonic(s: Scene) -> None:
    """A patent medicine."""
    boards(s)
    s.add(s.glow(240, 140, 140, "#d8ff9a", 0.4))
    s.cut(path("M200 90L216 70V44H264V70L280 90V250H200Z", "#3f6a34"), box(208, 24, 64, 24, "#8a5a30", 4), box(204, 124, 72, 90, "#f0e4c4"))
    s.cut(place(path("M-8 -30H8V-8H30V8H8V30H-8V8H-30V-8H-8Z", BLOOD), 240, 160, 0.8), shadow=0.2)
    s.add(path("M212 198h56M212 206h40M214 134h52", stroke="#5a4632", stroke_width=3), path("M210 96V120", stroke="#d8ffc8", stroke_width=5, opacity=0.6))
    s.cut(place(limb([(24, 0), (60, 4), (110, -4)], [10, 8, 14], STEEL) + disc(0, 0, 30, STEEL, 18), 326, 236), disc(326, 234, 20, "#6aa84c", 10))


@card(ITEM)
def service_revolver(s: Scene) -> None:
    """A heavy revolver."""
    cloth(s, "#3a3426")
    gun = box(-20, -26, 200, 26, "#5a646c", 5) + box(150, -34, 12, 10, "#5a646c") + box(-20, -26, 200, 8, "#8a969e") + box(-30, -36, 90, 52, "#6e7a82", 10) + path("M-20 -22H50M-20 -8H50M-20 6H50", stroke="#3a4248", stroke_width=4) + curve([(-28, -36), (-62, -40), (-80, -20), (-70, 10), (-100, 90, 1), (-56, 104, 1), (-30, 20)], WOOD) + path("M-24 18Q-10 60 26 18", stroke="#5a646c", stroke_width=8) + path("M0 20q4 14 -6 26", stroke="#5a646c", stroke_width=6) + disc(-70, 104, 8, "none", stroke=BRASS, stroke_width=5)
    s.cut(place(gun, 210, 130, 1.1, -6))
    for i in range(4):
        s.cut(place(box(-9, -20, 18, 34, BRASS, 3) + path("M-9 -20Q0 -44 9 -20Z", "#b8743c"), 300 + i * 30, 240, 0.9, 20 - i * 14))


@card(ITEM)
def sword_cane(s: Scene) -> None:
    """A blade half out of a cane."""
    cloth(s, "#4a2434")
    s.cut(place(box(-220, -9, 240, 18, "#2a1a14", 8) + box(-226, -10, 26, 20, BRASS, 4) + box(4, -12, 16, 24, BRASS, 3), 190, 196, 1, -22))
    s.cut(place(poly([(-40, -5), (110, -7), (110, 7), (-40, 5), (-56, 0)], STEEL) + path("M-50 0H110", stroke="#7a868e", stroke_width=2) + box(108, -14, 12, 28, BRASS, 3) + box(120, -9, 44, 18, "#2a1a14", 6) + curve([(164, -12), (180, -26), (204, -20), (206, 6), (190, 22), (164, 14)], STEEL) + disc(192, -6, 4, INK), 236, 178, 1, -22))
    s.add(star(250, 168, 24, "#ffffff", 4, 0.16))


@card(ITEM)
def bulls_eye_lantern(s: Scene) -> None:
    """A dark lantern with a round lens."""
    s.ground(0.3, 0.5)
    s.add(s.beam([(200, 110), (200, 190), (500, 300), (500, 20)], "#ffe8a0", 0.6))
    s.floor(226, 240, "#4a3020")
    s.cut(box(96, 84, 100, 160, "#3a3430", 8), path("M92 86Q146 30 200 86Z", "#4a443e"), box(122, 28, 48, 22, "#3a3430", 3), path("M100 60Q60 150 100 230", stroke="#4a443e", stroke_width=9))
    s.cut(disc(190, 150, 46, BRASS), disc(194, 150, 37, "#ffe6a0"), disc(196, 150, 24, "#fffbe8"))
    s.add(s.glow(200, 150, 130, "#ffe8a0", 0.8))


@card(ITEM)
def opera_glasses(s: Scene) -> None:
    """Mother of pearl on red plush."""
    cloth(s, "#7a1c28")
    for x in (170, 310):
        s.cut(path(f"M{x - 34} 90H{x + 34}L{x + 48} 210H{x - 48}Z", "#e8dce4"), box(x - 38, 78, 76, 18, BRASS, 4), box(x - 52, 206, 104, 22, BRASS, 5), disc(x, 230, 48, "#2a3440", 10), disc(x - 10, 228, 14, "#8ab0c8", 4))
        s.add(path(f"M{x - 20} 100L{x - 28} 196", stroke="#ffffff", stroke_width=7, opacity=0.6))
    s.cut(box(204, 104, 72, 14, BRASS, 4), box(212, 176, 56, 14, BRASS, 4), box(228, 100, 24, 96, "#b8863c", 5), disc(240, 146, 19, BRASS))


@card(ITEM)
def police_whistle(s: Scene) -> None:
    """A whistle on its chain, shrill."""
    boards(s)
    s.cut(line([(20, 20), (60, 120), (30, 210), (110, 250), (160, 190)], "#a8b2ba", 7, stroke_dasharray="9 5"))
    s.cut(place(box(-110, -24, 180, 48, STEEL, 14) + box(-110, -24, 180, 15, light(STEEL, 0.5), 8) + poly([(70, -18), (120, -12), (120, 12), (70, 18)], STEEL) + box(-30, -28, 44, 20, "#2a3036", 3) + disc(-122, 0, 13, "none", stroke=STEEL, stroke_width=6), 272, 168, 1, -14))
    for r in (40, 66, 92):
        s.add(path(f"M{398 + r * 0.5:.0f} {134 - r * 0.8:.0f}A{r} {r} 0 0 1 {400 + r * 0.7:.0f} {134 + r * 0.6:.0f}", stroke="#fff0c8", stroke_width=6, opacity=0.8 - r * 0.006))


@card(ITEM)
def skeleton_keys(s: Scene) -> None:
    """A ring of keys."""
    cloth(s, "#34302c")
    for t, m in ((-50, "#a8b0b4"), (-16, BRASS), (18, "#8a949a"), (52, "#b88a4c")):
        s.cut(place(disc(0, 36, 24, "none", stroke=m, stroke_width=11) + box(-6, 56, 12, 110, m, 3) + box(4, 130, 26, 12, m, 2) + box(4, 150, 20 if t > 0 else 32, 12, m, 2), 240, 66, 1, -t))
    s.cut(disc(240, 76, 46, "none", stroke=STEEL, stroke_width=9))


@card(ITEM)
def galvanic_battery(s: Scene) -> None:
    """Jars with plates and a spark."""
    boards(s)
    s.cut(box(90, 226, 300, 34, WOOD, 4))
    for i in range(4):
        x = 104 + i * 70
        s.cut(box(x, 120, 58, 108, "#a8d0c8", 8, fill_opacity=0.5), box(x + 10, 100, 14, 112, "#b8743c"), box(x + 34, 100, 14, 112, "#8a949a"))
        s.add(box(x + 4, 150, 50, 74, "#3a8a7a", 5, opacity=0.4))
    s.add(path("M142 104Q160 80 184 104M212 104Q230 80 254 104M282 104Q300 80 324 104M116 100Q110 40 200 40M366 100Q370 40 280 40", stroke="#c87a3c", stroke_width=5))
    s.cut(disc(206, 40, 14, BRASS), disc(274, 40, 14, BRASS))
    s.add(s.glow(240, 40, 110, "#a8e8ff", 0.8), s.bloom(bolt(zigzag(s.random, (216, 40), (264, 40), 5, 12), 9, "#e8faff"), by=7))


@card(ITEM)
def dynamite(s: Scene) -> None:
    """A bundle with a fuse."""
    boards(s)
    for x, y in ((150, 128), (206, 110), (262, 110), (318, 128), (178, 158), (234, 166), (290, 158)):
        s.cut(box(x - 26, y - 40, 52, 150, "#b8332b", 8), disc(x, y - 38, 26, "#d86a50", 9))
    s.cut(box(112, 168, 244, 17, "#e8d8b0", 3), box(112, 216, 244, 17, "#e8d8b0", 3))
    s.cut(line([(234, 124), (250, 60), (330, 70), (380, 34)], INK, 6))
    s.add(s.glow(382, 32, 110, "#ffdf80", 0.8), s.bloom(star(382, 32, 28, "#fff2b0", 9, 0.35), by=8), s.embers(20, "#ffcf5a", (320, 0, 450, 110)))


@card(ITEM)
def grimoire_leaf(s: Scene) -> None:
    """A torn leaf with a sign that glows."""
    cloth(s, "#34244a")
    s.add(s.glow(240, 150, 170, "#b88aff", 0.6))
    s.cut(poly([(130, 30), (344, 20), (352, 120), (340, 150), (356, 190), (346, 262), (300, 256), (262, 270), (220, 258), (140, 268), (146, 200), (132, 150)], "#e0cc94"))
    s.add(s.bloom(place(pentagram(62, "#7a3ac8", 5), 240, 128), by=5), path("M160 216h160M160 230h130M160 244h90M160 46h40M290 44h30", stroke="#5a3a2a", stroke_width=4), place(eyes("#7a3ac8", 0, 8, 0), 240, 130))


@card(ITEM)
def chalk_circle(s: Scene) -> None:
    """A ring of signs upon the floor."""
    s.ground(0.5, 0.6)
    s.floor(40, 240, "#5a4634")
    s.add(s.glow(240, 170, 200, "#e8f4ff", 0.4), s.bloom(disc(240, 172, 180, "none", 84, stroke="#f8f8f0", stroke_width=6) + disc(240, 172, 150, "none", 68, stroke="#f8f8f0", stroke_width=4) + place(pentagram(132, "#f8f8f0", 4, 0.45), 240, 172), by=4))
    s.add(*(place(path(("M-8 8L0 -8L8 8M-5 2H5", "M-8 -8L8 8M8 -8L-8 8", "M0 -9V9M-7 -2H7", "M-7 -7H7L-7 7H7")[i % 4], stroke="#f8f8f0", stroke_width=3.4), 240 + 165 * math.cos(i * 0.524), 172 + 76 * math.sin(i * 0.524)) for i in range(12)))
    s.cut(place(box(-30, -8, 60, 16, "#f8f8f0", 5), 410, 262, 1, -24))


@card(ITEM)
def silver_crucifix(s: Scene) -> None:
    """A cross on a chain."""
    cloth(s, "#2c2c40")
    s.add(s.rays(240, 130, "#e8f0ff", 0.4, 17, 320))
    s.cut(line([(100, -10), (150, 40), (240, 52), (330, 40), (380, -10)], STEEL, 6, stroke_dasharray="9 5"))
    s.cut(path("M222 56H258V104H318V140H258V262H222V140H162V104H222Z", STEEL), path("M231 66H249V114H308V130H249V252H231V130H172V114H231Z", light(STEEL, 0.4)), disc(240, 122, 14, "#4a8ac8"), *(disc(x, y, 7, "#4a8ac8") for x, y in ((240, 72), (178, 122), (302, 122), (240, 246))))


@card(ITEM)
def laudanum(s: Scene) -> None:
    """A brown phial, a spoon, a poppy."""
    cloth(s, "#3c3a2c")
    s.cut(path("M130 96L146 80V58H190V80L206 96V246H130Z", "#6a3a1c"), box(140, 36, 56, 26, "#c8b48c", 4), box(134, 130, 68, 74, "#f0e4c4"))
    s.cut(place(skull("#5a3a2a", "#f0e4c4"), 168, 160, 0.6), shadow=0.1)
    s.cut(line([(330, 270), (320, 190), (330, 120)], "#5a7a3a", 8), curve([(330, 120), (270, 110), (276, 50), (330, 44), (390, 50), (394, 112)], "#c8303c"), curve([(330, 124), (296, 100), (316, 60), (346, 62), (366, 100)], "#e0505a"), disc(330, 94, 15, INK))
    s.cut(curve([(320, 210), (350, 190), (376, 196), (346, 222)], "#5a7a3a"))


@card(ITEM)
def field_surgeons_kit(s: Scene) -> None:
    """A case of knives and a saw."""
    cloth(s, "#5a2c2c")
    s.cut(box(60, 50, 360, 200, "#4a2c1c", 8), box(74, 62, 332, 176, "#2c4a6a", 4))
    for i, x in enumerate((110, 150, 190)):
        s.cut(place(knife(), x, 190, 1.15, 0) if i < 2 else place(box(-3, -96, 6, 96, STEEL, 2) + disc(0, 12, 10, "none", stroke=STEEL, stroke_width=5), x, 190))
    s.cut(place(path("M-70 -18H70V10L" + "L".join(f"{70 - i * 7} {18 if i % 2 else 10}" for i in range(1, 20)) + "L-70 10Z", STEEL) + box(68, -20, 44, 34, WOOD, 8), 296, 110))
    s.cut(place(disc(0, 0, 34, "#f4eee0") + disc(0, 0, 11, "#c8bca4") + path("M-8 -26H8V-8H26V8H8V26H-8V8H-26V-8H-8Z", "#c8303c", opacity=0.9), 270, 192), place(potion("#8a5a2c"), 362, 190, 0.7))


@card(ITEM)
def elephant_gun(s: Scene) -> None:
    """A double barrel as long as the picture."""
    boards(s)
    gun = box(-60, -24, 300, 20, "#5a646c", 5) + box(-60, -2, 300, 20, "#4a545c", 5) + box(-60, -24, 300, 6, "#9aa6ae") + box(-90, -30, 50, 54, "#8a7a5a", 6) + curve([(-86, -30), (-130, -26), (-240, -6), (-246, 66), (-214, 70), (-130, 30), (-86, 26)], WOOD) + path("M-80 24Q-66 60 -40 24", stroke="#5a646c", stroke_width=8) + box(20, 16, 110, 18, WOOD, 8)
    s.cut(place(gun, 240, 140, 0.92, -12))
    for i in range(3):
        s.cut(place(box(-15, -40, 30, 64, BRASS, 4) + path("M-15 -40Q0 -66 15 -40Z", "#8a949a"), 300 + i * 50, 240, 0.9, 8 - i * 12))


@card(ITEM)
def forged_papers(s: Scene) -> None:
    """Passports with seals that are a little wrong."""
    boards(s)
    for x, y, t, c in ((150, 150, -12, "#e0d0a4"), (240, 146, 4, "#efe2c2")):
        s.cut(place(box(-80, -104, 160, 208, c, 3) + path("M-60 -30H60M-60 -12H60M-60 6H40M-60 24H56M-60 42H20", stroke="#5a4632", stroke_width=4) + place(path("M-30 0Q-20 -26 0 -16Q20 -26 30 0Q16 14 0 10Q-16 14 -30 0ZM-14 -18L-10 -32L0 -22L10 -32L14 -18", "#3a3a5a"), 0, -64), x, y, 1, t))
    s.cut(disc(300, 216, 32, BLOOD), disc(300, 216, 22, "none", stroke="#7a1418", stroke_width=4), poly([(286, 240), (278, 284), (296, 270), (310, 286), (314, 240)], "#2c4a8a"))
    s.cut(place(box(-7, -70, 14, 90, WOOD, 4) + poly([(-7, 20), (7, 20), (0, 44)], STEEL), 400, 130, 1.2, 24), place(potion("#17131a"), 400, 230, 0.6))


@card(ITEM)
def bribe_money(s: Scene) -> None:
    """Notes and sovereigns."""
    cloth(s, "#2c4a34")
    for i in range(5):
        s.cut(place(box(-90, -46, 180, 92, ("#e8e4cc", "#d8d4b8")[i % 2], 2) + box(-80, -36, 160, 72, "none", stroke="#4a5a44", stroke_width=2.4) + disc(-48, 0, 22, "none", stroke="#4a5a44", stroke_width=3) + path("M0 -14H66M0 0H66M0 14H40", stroke="#4a5a44", stroke_width=4), 190, 150 - i * 7, 1, -12 + i * 5))
    s.cut(place(box(-20, -54, 40, 108, "#c8a868"), 196, 124, 1, 6))
    coins(s, 350, 236, 30, 70)


@card(ITEM)
def clasp_knife(s: Scene) -> None:
    """A knife, open."""
    boards(s)
    s.cut(place(curve([(-10, -15), (110, -24), (196, 4, 1), (110, 18), (-10, 15)], STEEL) + path("M10 -8L150 -8", stroke="#8a969e", stroke_width=4), 220, 150, 1, -26))
    s.cut(place(curve([(14, -22), (14, 22), (-150, 26), (-176, 6), (-160, -18)], "#3a2a20") + box(-6, -24, 20, 48, BRASS, 4) + "".join(disc(x, 2, 5, BRASS) for x in (-40, -90, -140)), 226, 148, 1, -26))
    s.add(star(340, 84, 26, "#ffffff", 4, 0.16))


@card(ITEM)
def iron_knuckles(s: Scene) -> None:
    """Four rings of iron."""
    cloth(s, "#4a3a30")
    s.cut(path("M84 190Q80 232 240 236Q400 232 396 190L380 160H100Z", "#5e686e"), *(disc(132 + i * 72, 136, 40, "#6e7a80") for i in range(4)))
    s.cut(*(disc(132 + i * 72, 140, 23, "#241a14") for i in range(4)), *(poly([(116 + i * 72, 102), (132 + i * 72, 76), (148 + i * 72, 102)], "#8a969c") for i in range(4)), shadow=0.2)
    s.add(path("M110 206Q240 226 370 206", stroke="#aab6bc", stroke_width=5, opacity=0.7))


@card(ITEM)
def crowbar(s: Scene) -> None:
    """An iron against a nailed board."""
    boards(s)
    s.cut(poly([(280, 40), (480, 80), (480, 150), (270, 100)], "#a87a44"), *(disc(x, y, 5, "#3a3430") for x, y in ((310, 68), (300, 86), (440, 96), (440, 120))))
    s.cut(limb([(40, 270), (180, 180), (300, 100), (340, 76), (372, 90), (374, 124)], [20, 22, 22, 22, 20, 8], "#4a545c"), poly([(30, 286), (20, 262), (54, 258), (60, 266)], "#5e686e"))
    s.add(line([(60, 252), (190, 168), (310, 88)], "#9aa6ae", 4, opacity=0.8))


@card(ITEM)
def lucky_sovereign(s: Scene) -> None:
    """A coin that spins in the air."""
    cloth(s, "#2c3a5a")
    s.add(s.rays(240, 130, "#ffe8a0", 0.5, 21, 340))
    s.cut(disc(250, 136, 92, "#a8741c", 98), disc(238, 132, 90, "#f0c450", 96), disc(238, 132, 78, "none", 84, stroke="#b8862c", stroke_width=4))
    s.cut(curve([(202, 200), (214, 164), (206, 110), (230, 78), (262, 86), (270, 116), (278, 136, 1), (266, 142), (264, 164), (248, 168), (262, 200)], "#d8a838"), shadow=0.2)
    s.add(star(180, 70, 34, "#ffffff", 4, 0.16), star(320, 200, 20, "#ffffff", 4, 0.16))


@card(ITEM)
def saints_knucklebone(s: Scene) -> None:
    """A bone under a bell of glass."""
    cloth(s, "#5a2434")
    s.add(s.glow(240, 140, 150, "#fff4c8", 0.7))
    s.cut(box(140, 236, 200, 26, BRASS, 6), disc(240, 236, 94, "#7a1c28", 16))
    s.cut(place(limb([(-40, 0), (40, 0)], [24, 24], BONE) + "".join(disc(a, b, 21, BONE) for a in (-46, 46) for b in (-13, 13)), 240, 180, 1, -24))
    s.add(path("M150 236V120A90 100 0 0 1 330 120V236Z", "#d8ecf0", opacity=0.16), path("M150 236V120A90 100 0 0 1 330 120V236", stroke="#e8f4f4", stroke_width=4, opacity=0.8), path("M170 210V124A72 80 0 0 1 210 60", stroke="#ffffff", stroke_width=7, opacity=0.5))
    s.cut(disc(240, 14, 12, BRASS))


@card(ITEM)
def museum_pass(s: Scene) -> None:
    """A card with a temple front, a scarab on it."""
    cloth(s, "#5a4a2c")
    s.cut(place(box(-130, -84, 260, 168, "#efe2c2", 6) + box(-118, -72, 236, 144, "none", 3, stroke="#8a6424", stroke_width=3) + path("M-90 -22L-30 -56L30 -22ZM-84 -18H24V-10H-84ZM-92 40H32V50H-92Z", "#6a4a2c") + "".join(box(-82 + i * 22, -8, 11, 46, "#6a4a2c") for i in range(5)) + path("M54 -40H104M54 -20H104M54 0H90", stroke="#5a4632", stroke_width=5), 220, 140, 1, -7))
    beetle = disc(0, 0, 30, "#2f7a8c", 40) + path("M0 -36V38M-28 -12H28", stroke="#123c48", stroke_width=4) + disc(0, -44, 17, "#2f7a8c", 13) + path("M-28 -14L-46 -30M-30 6L-50 8M-24 26L-42 42M28 -14L46 -30M30 6L50 8M24 26L42 42", stroke="#c89a3c", stroke_width=6)
    s.cut(place(beetle, 366, 204, 0.9, 20))


@card(ITEM)
def baedeker_of_the_underworld(s: Scene) -> None:
    """A red guide with a skull, a map that falls out."""
    boards(s)
    s.cut(poly([(250, 90), (350, 60), (420, 90), (470, 66), (470, 230), (420, 254), (350, 226), (250, 252)], "#e6d8ae"), path("M350 60V226M420 90V254", stroke="#b8a678", stroke_width=3))
    s.add(path("M264 150Q320 120 350 160T420 150T468 180M300 90l10 130M390 90l-10 120", stroke="#8a3a2c", stroke_width=4), path("M280 200l14 14M294 200l-14 14", stroke=BLOOD, stroke_width=5))
    s.cut(place(box(-74, -104, 148, 208, "#8e1d20", 6) + box(-74, -104, 20, 208, "#6a1418", 4) + box(-44, -92, 108, 184, "none", 3, stroke=BRASS, stroke_width=4), 180, 150, 1, -8))
    s.cut(place(skull(BRASS, "#5a0f12"), 190, 138, 1, -8), shadow=0.2)


@card(ITEM)
def campaign_medal(s: Scene) -> None:
    """A star on a ribbon."""
    cloth(s, "#24344a")
    s.cut(poly([(196, -10), (284, -10), (284, 110), (240, 130), (196, 110)], "#a8281f"), box(214, -10, 14, 132, "#efe6d2"), box(252, -10, 14, 132, "#efe6d2"), box(190, 104, 100, 14, BRASS, 4))
    s.add(s.rays(240, 190, "#ffe8a0", 0.35, 15, 240))
    s.cut(star(240, 194, 86, BRASS, 5, 0.45), disc(240, 196, 38, "#f0d080"), disc(240, 196, 30, "#a8281f"))
    s.cut(place(cross("#ffe9a8", 20), 240, 196), shadow=0.2)


@card(ITEM)
def evening_dress(s: Scene) -> None:
    """A top hat, gloves, a white tie."""
    cloth(s, "#3c2434")
    s.cut(place(hat("top", "#221f2a"), 170, 240, 3.6, -8))
    s.cut(place(curve([(0, 0, 1), (-60, -34), (-66, 30), (0, 8, 1), (66, 34), (60, -30)], "#f8f4ec") + box(-12, -14, 24, 30, "#e8e0d0", 6), 340, 90))
    s.cut(place(hand("#f0ece4"), 330, 246, 1.3, 64), place(hand("#e4ded2"), 310, 262, 1.3, 82))
    s.cut(disc(408, 170, 16, "#c8303c"), disc(402, 164, 10, "#e8606a"), line([(408, 184), (402, 220)], "#4a7a3a", 5))


@card(ITEM)
def phonograph(s: Scene) -> None:
    """A horn of brass that speaks."""
    boards(s)
    s.cut(box(80, 200, 180, 64, WOOD, 5), box(70, 190, 200, 16, dark(WOOD, 0.2), 3), box(110, 158, 110, 34, "#2a2420", 14), path("M262 230h30v-20", stroke=STEEL, stroke_width=7))
    s.cut(curve([(170, 160), (210, 140), (270, 120), (330, 40), (420, 10, 1), (440, 100), (420, 190, 1), (330, 170), (270, 146), (214, 160)], BRASS), disc(424, 100, 36, "#8a5a1c", 92), disc(426, 100, 24, "#3a2410", 70))
    s.add(path("M290 130Q340 80 400 40M290 140Q350 150 400 176", stroke="#8a6424", stroke_width=4))


@card(ITEM)
def fortune_tellers_charm(s: Scene) -> None:
    """A hand of silver with an eye."""
    cloth(s, "#3a2450")
    s.add(s.glow(240, 140, 150, "#d8b0ff", 0.6))
    s.cut(line([(120, -10), (200, 20), (240, 30), (280, 20), (360, -10)], BRASS, 5, stroke_dasharray="8 5"))
    s.cut(curve([(240, 30), (262, 40), (262, 96), (270, 50), (292, 54), (290, 120), (310, 96), (330, 112), (310, 180), (280, 246), (200, 246), (170, 180), (150, 112), (170, 96), (190, 120), (188, 54), (210, 50), (218, 96), (218, 40)], STEEL))
    s.cut(curve([(192, 176, 1), (240, 144), (288, 176, 1), (240, 208)], "#fffbe8"), disc(240, 176, 22, "#3a6ac8"), disc(240, 176, 10, INK), shadow=0.2)
    s.add(disc(233, 169, 5, "#ffffff"))


@card(ITEM)
def witch_bottle(s: Scene) -> None:
    """A bearded jar full of nails."""
    boards(s)
    s.add(s.glow(240, 150, 150, "#c8ff9a", 0.4))
    s.cut(path("M210 80V40H270V80Q330 110 330 180Q330 250 270 260H210Q150 250 150 180Q150 110 210 80Z", "#a87a4c"), box(204, 26, 72, 22, "#c83a2c", 5))
    s.cut(disc(240, 130, 40, "#b88a5a", 44), path("M212 140Q240 220 268 140Q240 156 212 140Z", "#7a5430"), shadow=0.3)
    s.add(disc(226, 118, 5, INK), disc(254, 118, 5, INK), path("M214 106Q226 100 234 108M246 108Q256 100 266 106M240 118V138M230 148H250", stroke=INK, stroke_width=4))
    for x, t in ((170, -50), (320, 40), (350, 70), (130, -80)):
        s.cut(place(box(-3, -30, 6, 56, "#8a949a") + box(-9, -34, 18, 7, "#8a949a", 2), x, 256, 0.9, t))
