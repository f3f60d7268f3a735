"""The pictures of the Dread cards of the first tier."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import (
    Scene,
    box,
    cross,
    curve,
    dark,
    disc,
    eyes,
    ghost,
    hand,
    limb,
    line,
    path,
    place,
    poly,
    rat,
    skull,
    star,
    wolf,
)
from sprites.draw.london.kit import (
    BLOOD,
    BONE,
    FIRST,
    GAS,
    card,
    carriage,
    cellar,
    coins,
    constable,
    corpse,
    crowd,
    graves,
    hat,
    horse,
    lady,
    lamp,
    masts,
    noose,
    parlour,
    person,
    river,
    sack,
    street,
    table,
    vast,
)
from sprites.draw.terrorscape.kit import boards, palm, scream


@card(FIRST)
def a_tough_bargain(s: Scene) -> None:
    """Two hands over a candle: one offers a ring, the other wants more."""
    boards(s)
    s.cut(limb([(-20, 210), (70, 190), (150, 176)], [80, 58, 44], "#3a3446"), box(128, 152, 22, 46, "#efe6d2", 4))
    s.cut(place(palm("#d8a47c"), 180, 174, 0.9, 82))
    s.cut(limb([(500, 140), (410, 130), (340, 128)], [86, 60, 44], "#5a3a22"))
    s.cut(place(hand("#b98a60", claw=True), 326, 128, 1, -98))
    s.add(s.glow(244, 150, 80, "#fff0b0", 0.7))
    s.cut(disc(238, 168, 17, "none", stroke="#e8b84a", stroke_width=8), poly([(238, 136), (252, 148), (238, 160), (224, 148)], "#bfe8f4"))
    coins(s, 380, 236, 16, 60)
    s.add(star(246, 140, 14, "#ffffff", 4, 0.2))


@card(FIRST)
def bruiser(s: Scene) -> None:
    """A very large man in a doorway."""
    street(s, at=60)
    s.cut(box(150, -10, 190, 260, "#3a2418"))
    s.add(box(170, -10, 150, 256, s.linear((0, "#ffd890"), (1, "#a8642c"))), s.glow(245, 110, 190, GAS, 0.5))
    big = person("stand", "#5a4a34", "#33291f", "#d09a70", "bowler", "#221c1a", beard="#6a3a1c")
    s.stand(big, 240, 270, 1.95)


@card(FIRST)
def digging_up_the_past(s: Scene) -> None:
    """Bones laid in order where the flags are up."""
    cellar(s)
    s.add(poly([(96, 284), (140, 196), (360, 196), (404, 284)], "#140d08"), s.glow(250, 236, 150, GAS, 0.35))
    for i in range(6):
        x = 138 + i * 42
        s.cut(place(limb([(0, -26), (0, 26)], [7, 7], BONE) + "".join(disc(a, b, 6, BONE) for a in (-5, 5) for b in (-28, 28)), x, 252, 0.5 + i * 0.07, 8))
    s.cut(place(skull(), 252, 216, 0.7))
    s.cut(poly([(20, 262), (96, 190), (150, 200), (80, 284)], "#8a7c64"), place(box(-4, -120, 8, 130, "#7a5230", 3) + path("M-20 6H20V34Q0 56 -20 34Z", "#9aa2a4"), 392, 214, 1, 14))
    lamp(s, 440, 240, 20)


@card(FIRST)
def the_whispering_medium(s: Scene) -> None:
    """A woman at a table; a dead man speaks out of her throat."""
    parlour(s)
    s.add(s.glow(240, 120, 160, "#bfe6d8", 0.6))
    vast(skull("#d8fff0"), 240, 84, 2.3, 0.5, s)
    s.stand(lady("reach", "#3f2a50", "veil", "#2a2036"), 226, 262, 1.5)
    s.cut(place(table(190, 60, "#5a3828"), 250, 240))
    s.cut(place(palm("#ecc4a0"), 176, 246, 0.5, -60), place(palm("#ecc4a0", flip=True), 320, 246, 0.5, 60))
    s.add(s.bloom(line([(262, 130), (300, 96), (330, 110), (380, 60)], "#bff0dc", 6), by=8))


@card(FIRST)
def bodies_in_the_fog(s: Scene) -> None:
    """Three who sit upright on a bench, hats on."""
    street(s, at=430)
    s.cut(box(70, 204, 330, 12, "#4a3222"), box(86, 214, 10, 50, "#2a1c14"), box(374, 214, 10, 50, "#2a1c14"), box(74, 150, 322, 8, "#4a3222"))
    for x, coat, on in ((130, "#4a4250", "top"), (230, "#5a4436", "bowler"), (330, "#3a4a4a", "top")):
        body = curve([(-26, 4), (-24, -50), (-8, -66), (8, -66), (24, -50), (26, 4)], coat) + limb([(-14, 0), (-16, 30), (-14, 56)], [18, 15, 12], dark(coat, 0.4)) + limb([(14, 0), (16, 30), (18, 56)], [18, 15, 12], dark(coat, 0.5))
        s.cut(place(body, x, 206))
        s.cut(place(disc(0, -14, 14, "#b3bda0") + disc(-5, -16, 3.6, "#16120e") + disc(6, -16, 3.6, "#16120e") + line([(-5, -6), (6, -6)], "#4a4a3a", 2) + hat(on, "#1c181c"), x, 140, 1.05))
    s.mist(262, "#d8c498", 0.5)


@card(FIRST)
def the_resurrection_men(s: Scene) -> None:
    """Two men, spades, a barrow with feet in it."""
    graves(s)
    s.stand(person("stand", "#4a4034", on="cap", hue="#2a2420", beard="#3a2a1c"), 128, 262, 1.45)
    s.cut(place(box(-3.5, -110, 7, 130, "#8a6238") + path("M-17 20H17V44Q0 64 -17 44Z", "#9aa4a8"), 178, 206, 1.05, 12))
    s.stand(person("reach", "#5a3a30", on="bowler", hue="#221c1a"), 236, 264, 1.4)
    s.cut(poly([(292, 196), (412, 190), (392, 240), (318, 244)], "#6a4a2c"), line([(300, 206), (264, 188)], "#4a3420", 7))
    s.cut(curve([(298, 196), (330, 168), (392, 174), (408, 192)], "#d8ccb0"), *(place(curve([(-8, 10), (-9, -12), (0, -22), (9, -12), (8, 10)], "#a9b49a"), x, 180, 1, t) for x, t in ((404, 24), (420, 40))))
    s.cut(disc(330, 254, 24, "none", stroke="#2a1c12", stroke_width=6), path("M330 232V276M308 254H352", stroke="#2a1c12", stroke_width=4))


@card(FIRST)
def blackmail_at_the_savoy(s: Scene) -> None:
    """Letters in violet ribbon on a silver tray."""
    parlour(s)
    s.cut(limb([(500, 330), (400, 270), (300, 244)], [90, 64, 50], "#1c1a20"), box(276, 226, 26, 42, "#f4eee0", 4, transform="rotate(16 288 246)"))
    s.cut(place(palm("#f4f0ea"), 250, 240, 0.9, -84))
    s.cut(disc(204, 202, 150, "#d8dee2", 22), disc(204, 198, 138, "#aab4ba", 17))
    for i, t in enumerate((-9, 5, -3, 8, 0)):
        s.cut(place(box(-64, -10, 128, 20, ("#efe2c2", "#e2d0a6")[i % 2], 2), 204, 186 - i * 15, 1, t / 2))
    s.cut(box(196, 106, 18, 92, "#8a5ac0"), place(curve([(0, 0), (-34, -22), (-38, 6), (0, 2, 1), (38, 8), (34, -20)], "#a878e0"), 205, 112), limb([(205, 114), (180, 136), (172, 160)], [9, 8, 3], "#a878e0"))
    s.add(s.rays(205, 110, "#ffe8c0", 0.25, 13, 260))


@card(FIRST)
def the_weeping_nursery(s: Scene) -> None:
    """A cradle that rocks, a shape beside it."""
    parlour(s, paper="#4a5a5e")
    s.add(box(300, 20, 90, 140, "#1a1c28"), box(308, 28, 74, 124, s.linear((0, "#c8d8f0"), (1, "#5a6a8a"))), path("M345 28V152M308 88H382", stroke="#2a2420", stroke_width=5), s.beam([(308, 40), (382, 40), (320, 292), (90, 292)], "#cfe0f8", 0.4))
    s.stand(ghost("#b8ccd4"), 322, 262, 1.5, opacity=0.75, flip=True)
    s.cut(path("M110 170Q112 128 160 120Q192 118 196 170Z", "#e8dcc8"), box(104, 168, 170, 56, "#7a4e30", 6), path("M104 224Q190 262 274 224", stroke="#5a3620", stroke_width=10), path("M116 184H262M116 204H262", stroke="#5a3620", stroke_width=3))
    s.add(path("M84 246Q74 232 80 216M294 246Q304 232 298 216", stroke="#efe6d0", stroke_width=4, opacity=0.6))


@card(FIRST)
def dockside_press_gang(s: Scene) -> None:
    """Men with clubs before a ship of the dead."""
    river(s, moon=240, ships=False)
    s.add(s.glow(240, 120, 170, "#a8e0d0", 0.4))
    s.cut(place(masts("#1c2624"), 250, 196, 1.5))
    s.add(poly([(-10, 232), (490, 222), (490, 300), (-10, 300)], "#2a2018"), path("M-10 232L490 222M-10 254H490M80 230L60 292M200 228L196 292M330 226L346 292", stroke="#0e0a07", stroke_width=3))
    for x, coat, pose, k in ((84, "#3a4a5a", "raise", 1.35), (190, "#5a3a30", "stand", 1.5), (330, "#3a4638", "raise", 1.4)):
        s.stand(corpse(pose, coat, "cap", "#1c1a1c"), x, 276, k, flip=x > 250)
    s.cut(place(limb([(0, 20), (0, -40)], [9, 18], "#6a4628"), 108, 116, 1, 18), place(limb([(0, 20), (0, -40)], [9, 18], "#6a4628"), 308, 112, 1, -18))


@card(FIRST)
def the_locked_carriage(s: Scene) -> None:
    """A carriage with drawn blinds and a horse of brass."""
    street(s, at=452)
    s.cut(place(carriage("#2a1a20"), 150, 266, 1.35))
    s.stand(horse("#c8923c", "#fff2b0"), 330, 266, 1.15)
    s.cut(place(disc(0, 0, 8, "#7a5420") + disc(0, 0, 3, "#ffe0a0"), 300, 196), place(disc(0, 0, 8, "#7a5420") + disc(0, 0, 3, "#ffe0a0"), 364, 190))
    s.add(path("M300 196L330 176L364 190M330 176L340 150", stroke="#7a5420", stroke_width=3), place(path("M0 -26A13 13 0 1 1 0 0V24M0 8H10M0 18H8", stroke="#ffe0a0", stroke_width=7), 150, 190, 0.8))
    s.mist(270, "#d8c498", 0.4)


@card(FIRST)
def a_duel_at_dawn(s: Scene) -> None:
    """Two men with holes in them still aim."""
    s.ground(0.5, 0.55, ("#ffe0a8", "#c88a5a", "#5a4038", "#1c1214"))
    s.add(disc(240, 180, 60, "#fff0c8"), s.glow(240, 180, 200, "#ffd890", 0.6))
    s.ridge(206, 12, "#6a4a40", 34)
    s.ridge(246, 5, "#33241f", 30)
    for x, flip in ((116, False), (364, True)):
        s.stand(corpse("reach", "#2c2a34", "top", "#1a181e"), x, 268, 1.6, flip=flip)
        side = -1 if flip else 1
        s.cut(place(path("M0 0H34V-7H-4L-10 14H-2Z", "#c8ced2"), x + side * 74, 140, 1, flip=flip))
        s.add(disc(x + side * 3, 196, 8, "#ffd890"), disc(x + side * 3, 196, 8, "none", stroke=BLOOD, stroke_width=4))
    s.add(s.blur(disc(240, 130, 40, "#f4ecd8", 14), 8, 0.6))


@card(FIRST)
def rats_in_the_rookery(s: Scene) -> None:
    """Rats in columns come down a stair, one bears a bundle."""
    cellar(s, 0.3, 0.3)
    for i in range(7):
        s.cut(box(-10, 60 + i * 36, 150 + i * 54, 40, ("#6a4c34", "#5a4030")[i % 2]))
    for i in range(6):
        for j in range(2):
            s.stand(rat(("#6e6470", "#5a5058")[j], "#ff5a4a"), 74 + i * 56 + j * 34, 74 + i * 36 - j * 16, 0.55 + i * 0.07)
    s.stand(rat("#3a3238", "#ffcf5a"), 376, 268, 1.5)
    s.cut(place(sack("#c8b48c"), 352, 206, 0.7, -10))


@card(FIRST)
def the_anarchists_parcel(s: Scene) -> None:
    """A parcel that ticks."""
    boards(s)
    s.add(s.rays(240, 150, "#ffb45a", 0.4, 17, 320))
    s.cut(poly([(120, 110), (330, 92), (372, 232), (140, 258)], "#b88a50"), poly([(330, 92), (372, 120), (400, 236), (372, 232)], "#8a6030"))
    s.cut(path("M222 100L262 246M126 178L384 156", stroke="#e8dcc0", stroke_width=7), place(curve([(0, 0), (-30, -16), (-30, 8), (0, 0, 1), (30, 10), (30, -14)], "#e8dcc0"), 240, 168))
    s.cut(disc(308, 200, 34, "#d8b050"), disc(308, 200, 28, "#f4ead0"))
    s.add(path("M308 200V180M308 200L322 206", stroke="#2a1a10", stroke_width=4), path("".join(f"M{308 + 24 * math.cos(a / 2):.0f} {200 + 24 * math.sin(a / 2):.0f}h1" for a in range(13)), stroke="#2a1a10", stroke_width=3))
    s.cut(line([(330, 96), (350, 60), (330, 40), (360, 14)], "#3a2a1c", 5))
    s.add(s.bloom(star(362, 12, 24, "#ffe27a", 8, 0.35), by=7), s.embers(16, "#ffcf5a", (300, 0, 430, 90)))


@card(FIRST)
def crooked_constable(s: Scene) -> None:
    """A policeman with one hand open behind his back."""
    street(s, at=70)
    s.stand(constable("stand"), 218, 266, 2)
    s.cut(place(box(-24, -16, 48, 32, "#efe2c2", 2) + path("M-16 -6H16M-16 2H16M-16 9H4", stroke="#5a4632", stroke_width=2.4), 254, 168, 1, -12))
    s.cut(limb([(480, 300), (420, 260), (372, 240)], [60, 44, 32], "#4a3a2e"), place(palm("#d8a47c"), 356, 244, 0.6, -90))
    coins(s, 336, 226, 7, 22)


@card(FIRST)
def the_drowned_bride(s: Scene) -> None:
    """She comes up the river stairs."""
    river(s, moon=110)
    for i in range(5):
        s.cut(box(190 - i * 18, 206 + i * 20, 330, 24, ("#5a5a4c", "#4a4a40")[i % 2]))
    s.add(s.glow(300, 130, 130, "#c8f0e8", 0.5))
    s.stand(lady("reach", "#d8ece4", "veil", "#f0fff8", "#a8c4b4"), 310, 226, 1.6, flip=True)
    s.add(path("M290 236q-4 14 -10 24M318 236q2 18 -4 34M340 230q6 12 4 26", stroke="#a8d8d0", stroke_width=4, opacity=0.7))
    s.cut(*(line([(a, b), (a - 10, b + 24), (a + 4, b + 46)], "#3f6a4a", 4) for a, b in ((296, 140), (322, 150), (306, 170))))


@card(FIRST)
def the_locked_ward(s: Scene) -> None:
    """Beds in a row, one place more at supper."""
    s.corridor(240, 130)
    for k, x in ((0.5, 150), (0.75, 104), (1.1, 40)):
        for side in (-1, 1):
            a = 240 + side * (240 - x)
            s.cut(place(box(-40, -20, 80, 16, "#d8d4c4", 3) + box(-44, -46, 6, 60, "#5a5a5c", 2) + box(38, -30, 6, 44, "#5a5a5c", 2) + disc(-26, -26, 13, "#efe9da", 8), a, 160 + 90 * (k - 0.35), k, flip=side > 0))
    s.stand(lady("stand", "#3a4656", "nun", "#f0ece0"), 240, 214, 0.85)
    s.cut(disc(240, 252, 62, "#efe9da", 17), disc(240, 251, 40, "#cfc6b0", 11), place(path("M0 -18V18M-6 -18V-6H6V-18", stroke="#b8bcc0", stroke_width=4), 158, 254), place(path("M0 -18V18", stroke="#b8bcc0", stroke_width=6), 320, 254))
    s.add(path("M0 10L200 108M480 10L280 108", stroke="#d8d4c4", stroke_width=2, opacity=0.4))


@card(FIRST)
def fever_house(s: Scene) -> None:
    """A yellow cross on a door."""
    street(s, at=440)
    s.cut(box(110, -10, 220, 270, "#5a4030"), box(146, 40, 148, 220, "#33241c"))
    s.add(path("".join(f"M{146 + i * 30} 40V260" for i in range(1, 5)), stroke="#1a110c", stroke_width=3))
    s.cut(place(path("M-50 -60L50 60M50 -60L-50 60", stroke="#f0c83c", stroke_width=19), 220, 140))
    s.cut(box(166, 210, 108, 12, "#8a6238"), box(150, 96, 140, 12, "#8a6238", transform="rotate(-6 220 100)"))
    for x, y in ((60, 90), (60, 180), (384, 80), (384, 170)):
        s.add(box(x - 22, y - 30, 44, 56, "#181008"), s.glow(x, y, 50, "#c8e060", 0.45), place(eyes("#d8f070", 14, 3, 0), x, y - 4))
    s.mist(256, "#c8d070", 0.5)


@card(FIRST)
def pale_hounds(s: Scene) -> None:
    """White dogs run through the fog, with nobody."""
    street(s, at=420)
    for x, y, k, o in ((120, 218, 0.8, 0.5), (330, 222, 0.9, 0.7), (212, 266, 1.35, 1)):
        s.stand(wolf("#e0e4dc", "#ff6a4a"), x, y, k, opacity=o, rim="#ffffff")
    s.mist(250, "#e8e4d0", 0.6, 20)


@card(FIRST)
def the_seance_room(s: Scene) -> None:
    """A table with a fifth leg, lifted."""
    parlour(s, paper="#3a2a44")
    s.add(s.glow(240, 140, 180, "#d8a8ff", 0.5))
    s.cut(disc(240, 146, 150, "#4a2c20", 40), disc(240, 138, 150, "#7a4c30", 38))
    for x, h in ((120, 70), (176, 92), (304, 92), (360, 70)):
        s.cut(limb([(x, 164), (x - 4, 164 + h / 2), (x + 2, 164 + h)], [14, 9, 13], "#4a2c20"))
    s.cut(limb([(240, 172), (246, 210), (232, 250), (248, 282)], [30, 26, 22, 16], "#c89078"), place(hand("#c89078"), 250, 262, 0.44, 180))
    for x, t in ((126, -64), (186, -24), (294, 24), (354, 64)):
        s.cut(place(palm("#e0b890", glove="#2a2430"), x, 150, 0.42, t + 180))
    s.add(path("M210 122h60", stroke="#ffffff", stroke_width=2, opacity=0.5), s.bloom(disc(240, 104, 16, "#f0d8ff"), by=9), s.embers(14, "#e8c8ff", (100, 20, 380, 130)))


@card(FIRST)
def the_ratcatchers_cellar(s: Scene) -> None:
    """Tails in jars on a shelf."""
    cellar(s)
    for y in (118, 232):
        s.cut(box(20, y, 440, 13, "#6a4628"))
        for i in range(5):
            x = 66 + i * 88
            s.add(s.glow(x, y - 40, 60, "#d8e08a", 0.35))
            s.cut(box(x - 28, y - 76, 56, 76, "#a8b878", 9, fill_opacity=0.45), box(x - 24, y - 86, 48, 13, "#8a7a5a", 3))
            s.add(line([(x - 12, y - 8), (x + 14, y - 26), (x - 14, y - 42), (x + 10, y - 60)], "#d898a0", 6), box(x - 20, y - 34, 40, 18, "#f0e4c4"), path(f"M{x - 14} {y - 28}h28M{x - 14} {y - 22}h18", stroke="#5a4632", stroke_width=2))
    s.stand(rat("#5a5058"), 400, 284, 0.9, flip=True)


@card(FIRST)
def the_stolen_reliquary(s: Scene) -> None:
    """A finger in an empty shrine points."""
    boards(s)
    s.cut(path("M150 250V110L240 40L330 110V250Z", "#8a6424"), path("M170 250V120L240 66L310 120V250Z", "#2a1a10"), box(136, 246, 208, 24, "#b08838", 4))
    s.add(s.glow(240, 170, 120, "#fff0b0", 0.7))
    s.cut(limb([(190, 218), (232, 186), (268, 172), (306, 160)], [26, 23, 19, 12], BONE), disc(232, 186, 13, BONE), disc(270, 171, 11, BONE))
    s.cut(place(cross("#e8c05a", 22), 240, 26), *(disc(x, y, 7, "#c8303c") for x, y in ((160, 116), (320, 116), (240, 54))))
    s.add(s.rays(320, 154, "#ffe8a8", 0.5, 5, 260, 60), path("M330 152L420 120", stroke="#ffe8a8", stroke_width=3, stroke_dasharray="6 10"))


@card(FIRST)
def runaway_hansom(s: Scene) -> None:
    """A cab without a driver behind a mad horse."""
    street(s, at=50)
    s.stand(horse("#2a2024", "#ff7a4a"), 322, 250, 1.25, -6)
    s.cut(place(carriage("#20242c", blind="#e8d8a0"), 140, 262, 1.2, -7))
    s.cut(place(scream("#efe2d0"), 116, 164, 0.3), place(scream("#efe2d0"), 166, 158, 0.3))
    s.add(path("M40 120H-10M60 150H0M50 210H-10M90 236H10M240 110H190", stroke="#fff0d0", stroke_width=3, opacity=0.5), line([(200, 190), (260, 150), (350, 150)], "#140c08", 3))
    s.add(s.embers(18, "#ffcf8a", (80, 250, 420, 286)))


@card(FIRST)
def unclean_tongues(s: Scene) -> None:
    """A preacher with a doll's voice over a crowd."""
    street(s, at=430)
    s.add(s.glow(240, 90, 150, "#ffb0a0", 0.5))
    s.cut(box(186, 214, 110, 60, "#6a4628", 3))
    s.stand(person("raise", "#1c1a20", on="bald", skin="#cfd0b0", scream=True, beard=""), 240, 216, 1.6)
    s.cut(place(path("M-22 -16H22V16H-22Z", "#2a1412") + path("M0 -12V12M-7 -5H7", stroke="#d8ae56", stroke_width=3), 284, 140, 1, -10))
    for i, y in enumerate((70, 96, 58)):
        s.add(s.bloom(line([(262, 108), (300 + i * 8, y + 6), (350, y - 20), (410, y - 6 + i * 18)], "#ff9a8a", 5), by=5))
    crowd(s, 268, "#17110d")


@card(FIRST)
def the_hanging_judge(s: Scene) -> None:
    """A judge under a rope."""
    parlour(s, paper="#4a2a24")
    s.cut(box(130, 20, 220, 150, "#3a2418"), path("M130 20L240 -30L350 20Z", "#4a3020"))
    judge = curve([(-70, 90), (-60, 20), (-24, -6), (24, -6), (60, 20), (70, 90)], "#8e1d20") + poly([(-20, -4), (0, 30), (20, -4)], "#f4eee0")
    s.cut(place(judge, 240, 158))
    s.cut(place(skull("#d8d0b4"), 240, 118, 1.1))
    s.cut(place(curve([(-34, 40), (-40, 0), (-28, -38), (0, -48), (28, -38), (40, 0), (34, 40), (24, 36), (26, -6), (0, -18), (-26, -6), (-24, 36)], "#efe9da"), 240, 116), *(disc(x, y, 7, "#d8d0bc") for x in (204, 276) for y in (106, 124, 142)))
    s.add(place(eyes("#ff6a4a", 26, 4, 8), 240, 113))
    s.cut(box(60, 226, 360, 80, "#5a3822", 4), box(50, 216, 380, 16, "#7a5030", 3))
    s.cut(place(noose(), 400, -10, 1.1), place(box(-24, -12, 48, 24, "#8a5a30", 5) + box(-4, 10, 8, 44, "#8a5a30", 3), 130, 196, 1, 60))
