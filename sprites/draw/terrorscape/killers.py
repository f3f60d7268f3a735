"""The pictures of the killers' ability cards; the cards that all three have, Pursue and Sense, are drawn for each of them."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import Figure, Scene, box, curve, dark, disc, eyes, fade, light, limb, line, path, place, poly, star
from sprites.draw.terrorscape.kit import (
    BLOOD,
    BUTCHER,
    MURDERER,
    PALE,
    SPECTER,
    butcher,
    butcher_head,
    card,
    chainsaw,
    chamber,
    cloth,
    doorway,
    fist,
    knife,
    mask,
    murderer,
    night,
    palm,
    panel,
    passage,
    plank,
    print_,
    scream as fear_face,
    specter,
    specter_eyes,
    specter_head,
    speed,
    survivor,
    waves,
)

# The Butcher


@card(BUTCHER)
def pursue_butcher(s: Scene) -> None:
    """The Butcher comes down a passage after somebody who runs."""
    passage(s, 150, 130)
    s.stand(survivor("anna", "run", scream=True), 66, 262, 1.05, flip=True)
    s.add(s.glow(290, 150, 190, "#ff7a3a", 0.35))
    s.stand(butcher(turn=-24), 300, 296, 1.95, -6, flip=True)


@card(BUTCHER)
def sense_butcher(s: Scene) -> None:
    """His head turns where something stirs."""
    chamber(s, 0.5, 0.4, moon=False)
    s.add(s.rays(250, 130, "#ff8a5a", 0.3, 15, 320))
    s.stand(Figure([curve([(-60, 70), (-52, 16), (-20, 2), (20, 2), (52, 16), (60, 70)], "#6a2a22"), butcher_head()], place(eyes("#ffd24a", 16, 4.4, 10), 1, -23)), 236, 226, 3.6)
    s.add(s.bloom(waves(322, 176, "#ffd0a0", (14, 32, 50, 68), -46, 46) + place(waves(0, 0, "#ffd0a0", (14, 32, 50, 68), -46, 46), 152, 176, flip=True), by=4))


@card(BUTCHER)
def barricade(s: Scene) -> None:
    """A door, three boards, a hammer."""
    chamber(s, 0.5, 0.4, moon=False)
    doorway(s, 220, 254, 132, 222, "#ffb868")
    s.cut(panel(156, 34, 128, 220))
    s.cut(plank(220, 92, 240, -9))
    s.cut(plank(218, 156, 250, 7, "#a8743c"))
    s.cut(plank(222, 214, 236, -4, "#b8803f"))
    s.cut(place(box(-5, -70, 10, 100, "#7a4c24", 3) + box(-28, -92, 62, 28, "#8c989e", 4) + box(-40, -86, 14, 16, "#b0bcc2", 2), 384, 176, 1.1, -58))
    s.cut(place(fist("#a8684a", "#6a2a22"), 408, 196, 1.1, 14))
    s.add(star(296, 158, 26, "#fff0c0", 8, 0.25), s.glow(296, 158, 60, "#ffd070", 0.7))


@card(BUTCHER)
def howling_chainsaw(s: Scene) -> None:
    """A chainsaw that spits sparks."""
    s.ground(0.6, 0.4)
    s.add(s.rays(330, 120, "#ffb060", 0.5, 17, 380))
    for part in chainsaw().layers:
        s.cut(place(part, 120, 196, 2.3, -24))
    s.cut(place(fist("#a8684a"), 104, 200, 1.7, 24))
    s.add(s.bloom("".join(line([(318, 116), (318 + math.cos(a) * r * 0.6, 116 + math.sin(a) * r * 0.6 - 8), (318 + math.cos(a) * r, 116 + math.sin(a) * r)], "#ffd070", 3.4) for a, r in ((-1.5, 90), (-1.1, 120), (-0.8, 96), (-0.4, 130), (0, 110), (0.4, 120), (0.9, 96), (1.3, 110))), by=5))
    s.add(s.embers(60, "#ffb040", (230, 10, 470, 240), 2.4), s.glow(318, 116, 90, "#fff0b0", 0.8))


@card(BUTCHER)
def madness(s: Scene) -> None:
    """His face, shaking, doubled and redoubled."""
    s.ground(0.5, 0.5, ("#ff8a4a", "#9a2a24", "#3a0c10", "#100406"))
    for i in range(9):
        s.add(path(f"M240 150m{-30 - i * 26} 0a{30 + i * 26} {24 + i * 20} 0 1 1 {60 + i * 52} {i * 3}", stroke="#2a0608", stroke_width=8, opacity=0.5))
    for dx, op in ((-78, 0.35), (78, 0.35), (-40, 0.6), (40, 0.6)):
        s.add(fade(place(butcher_head(), 240 + dx, 232, 2.9, dx * 0.12), op))
    s.stand(Figure([butcher_head()], place(eyes("#fff04a", 16, 5.4, -10), 1, -23)), 240, 246, 3.8, 4)


@card(BUTCHER)
def stay(s: Scene) -> None:
    """A hand before three nailed doors."""
    s.ground(0.5, 0.42)
    for x in (74, 240, 406):
        s.cut(box(x - 66, 24, 132, 240, "#3a2418", 2))
        s.cut(panel(x - 58, 32, 116, 232))
        s.cut(plank(x, 110 + x % 7 * 4, 164, 22 if x != 240 else -20))
        s.cut(plank(x, 170, 164, -20 if x != 240 else 18, "#a8743c"))
    s.cut(place(palm("#a8684a", glove="#6a2a22"), 240, 250, 2.3))
    s.add(s.rays(240, 150, "#ff9a6a", 0.35, 19, 330))


@card(BUTCHER)
def brutal_rage(s: Scene) -> None:
    """He comes through the wall."""
    s.ground(0.55, 0.45)
    s.bricks(9, 34)
    hole = [(120, 300, 1), (128, 190, 1), (104, 130, 1), (150, 84, 1), (160, 30, 1), (230, 46, 1), (290, 14, 1), (330, 70, 1), (386, 100, 1), (360, 180, 1), (380, 300, 1)]
    s.cut(curve(hole, "#ffb060"))
    s.add(s.glow(245, 150, 190, "#fff0b0", 0.6))
    s.stand(butcher(saw=False), 240, 306, 2.0, -4)
    for x, y, t in ((90, 70, 40), (400, 60, -30), (66, 200, 15), (424, 210, -50), (360, 36, 70), (130, 24, -60)):
        s.cut(plank(x, y, 96, t))
    s.add(s.embers(40, "#ffd8a0"))


# The Specter


@card(SPECTER)
def pursue_specter(s: Scene) -> None:
    """The Specter glides through a passage."""
    passage(s, 330, 124)
    s.stand(survivor("marco", "run", scream=True), 352, 186, 0.55)
    s.mist(250, "#bfeef4", 0.4)
    speed(s, 120, 150, 8, 120, "#d0fbff")
    s.stand(specter(), 178, 272, 2.1, 16)


@card(SPECTER)
def sense_specter(s: Scene) -> None:
    """A long hand on the wall, and rings that spread from it."""
    s.ground(0.5, 0.5)
    s.bricks(8, 36)
    for i in range(5):
        s.add(s.bloom(disc(230, 130, 40 + i * 36, "none", stroke="#b8fbff", stroke_width=5 - i * 0.7, opacity=0.9 - i * 0.16), by=4))
    s.cut("".join(limb([(x, 190), (x + d, 130), (x + d * 2, 70 + abs(d) * 1.6)], [22, 16, 3], "#d4f2f6") for x, d in ((196, -26), (216, -10), (238, 4), (258, 20))) + limb([(194, 214), (162, 190), (140, 152)], [24, 16, 3], "#d4f2f6") + curve([(178, 190), (196, 176), (232, 174), (272, 182), (280, 226), (262, 262), (276, 320), (180, 320), (196, 260)], "#c0e6ec"))
    s.add(s.glow(230, 140, 130, "#c8fdff", 0.45))


@card(SPECTER)
def scream(s: Scene) -> None:
    """A hood that wails."""
    s.ground(0.5, 0.55)
    for i in range(6):
        s.add(s.bloom(disc(240, 176, 50 + i * 38, "none", 40 + i * 30, stroke="#c8fbff", stroke_width=6 - i * 0.7, opacity=0.9 - i * 0.13), by=4))
    head = specter_head() + curve([(-9, -8), (1, -16), (10, -8), (8, 5), (1, 9), (-6, 5)], "#1d4c59")
    s.stand(Figure([head], specter_eyes()), 236, 244, 3.4)


@card(SPECTER)
def whizz(s: Scene) -> None:
    """It rushes past one door after the other."""
    s.ground(0.8, 0.4)
    for i, x in enumerate((48, 154, 260)):
        doorway(s, x, 262, 74, 200, mix_lit(i))
    s.floor(262, 300)
    trail = curve([(-20, 200, 1), (90, 150), (200, 168), (330, 120), (360, 170), (220, 216), (100, 196), (-20, 240, 1)], "#d8fcff", opacity=0.75)
    s.add(s.bloom(trail, by=9))
    for x, op in ((120, 0.18), (220, 0.35)):
        s.add(fade("".join(place(part, x, 250, 1.5, 24) for part in specter().layers), op))
    s.stand(specter(), 290, 268, 1.9, 24)
    speed(s, 240, 150, 9, 200, "#eaffff")


def mix_lit(i: int) -> str:
    """The light behind the doors that the Specter passes."""
    return ("#4f9aa8", "#6fc0cc", "#a8eef6")[i]


@card(SPECTER)
def trail_of_fear(s: Scene) -> None:
    """Faces of fear mark the way to somebody who cowers."""
    passage(s, 300, 110)
    for i, (x, y, k) in enumerate(((96, 246, 1.5), (176, 196, 1.05), (232, 160, 0.72), (270, 136, 0.48))):
        s.add(s.glow(x, y, 90 * k, "#b07af0", 0.6))
        s.cut(place(fear_face(("#e0c4ff", "#cfa8f8", "#b98cf0", "#a078e0")[i]), x, y - 20 * k, k, -6 + i * 4))
    s.stand(survivor("sophia", "cower", scream=True), 306, 150, 0.5)
    s.cut(limb([(500, 250), (440, 220), (380, 232)], [50, 34, 22], "#a8d6de"), "".join(limb([(384, 232), (350, 226 + d), (318, 236 + d * 1.8)], [11, 8, 2], "#eafcff") for d in (-14, -2, 10, 22)))


@card(SPECTER)
def vanish(s: Scene) -> None:
    """It dissolves into mist."""
    chamber(s, 0.5, 0.4)
    s.add(s.glow(240, 140, 150, "#c8fbff", 0.5))
    s.add(fade("".join(place(part, 240, 264, 2.1) for part in specter().layers), 0.4))
    for i in range(34):
        y = 90 + i * 5
        r = s.random.uniform(4, 16)
        s.add(disc(240 + s.random.uniform(-1, 1) * (26 + i * 4), y, r, "#d8f8fc", opacity=0.16 + 0.2 * (i % 3) / 3))
    s.mist(250, "#d0f4f8", 0.7, 34)
    s.add(s.bloom(place(specter_eyes(), 240, 108, 2.1), by=5), s.embers(60, "#e8ffff", (140, 30, 340, 260), 2))


@card(SPECTER)
def life_drain(s: Scene) -> None:
    """It draws the life out of somebody."""
    s.ground(0.5, 0.5, ("#c8fbff", "#3f7c8a", "#10303a", "#040c12"))
    s.floor(232, 240)
    s.stand(survivor("william", "raise", scream=True), 116, 272, 1.5)
    for i in range(7):
        s.add(s.bloom(line([(122, 176 + i * 6), (190, 110 + i * 12 + s.random.uniform(-18, 18)), (256, 140 + s.random.uniform(-20, 20)), (312, 130 + i * 4)], ("#ff8a9a", "#ffd0d8", "#c8fbff")[i % 3], 5 - i * 0.4), by=5))
    s.stand(specter(), 366, 284, 2.15, -8, flip=True)
    s.cut(path("M122 214C96 186 100 170 114 170 120 170 122 174 122 178 122 174 126 170 132 170 146 170 148 188 122 214Z", "#ff5a6a"))


# The Murderer


@card(MURDERER)
def pursue_murderer(s: Scene) -> None:
    """The Murderer comes down the stairs."""
    s.ground(0.5, 0.3)
    for i in range(9):
        y, w = 40 + i * 30, 120 + i * 46
        s.cut(box(240 - w / 2, y, w, 34, mix_step(i)), shadow=0.6)
    s.add(s.glow(240, 60, 120, "#cfe4f6", 0.5))
    s.stand(murderer(arm=36), 240, 200, 1.35)
    s.stand(survivor("johnson", "run", scream=True), 330, 292, 1.15)


def mix_step(i: int) -> str:
    """The steps of a stair, darker towards us."""
    return dark(light("#5a6c80", 0.1), 0.08 * i)


@card(MURDERER)
def sense_murderer(s: Scene) -> None:
    """An eye at the keyhole."""
    s.add(box(0, 0, 480, 292, "#0c0806"), panel(-60, -300, 600, 900, "#4a3422"))
    s.cut(box(150, -20, 180, 340, "#b08840", 14))
    hole = path("M240 66A54 54 0 0 1 268 166L292 270H188L212 166A54 54 0 0 1 240 66Z", "#05080b")
    s.add(hole, disc(240, 122, 47, s.radial((0, "#e8f0f8"), (0.7, "#b8c4d0"), (1, "#6a7684"))), disc(246, 122, 25, "#b02a28"), disc(246, 122, 12, "#0a0204"), disc(238, 112, 7, "#ffffff"))
    s.add(path("M200 108q18 8 20 10M284 98q-10 10-16 14M286 140q-12-4-18-8M204 146q10-8 18-12", stroke="#c84a44", stroke_width=2.4), path("M186 100Q240 54 294 100", stroke="#1a222a", stroke_width=22))
    s.add("".join(disc(x, y, 6, "#5a4220") for x in (168, 312) for y in (16, 276)), s.glow(240, 122, 90, "#ff6a5a", 0.3))


@card(MURDERER)
def logical_deduction(s: Scene) -> None:
    """Photographs, a red thread, a magnifying glass."""
    cloth(s, "#6a5234")
    pins = []
    for i, (x, y, t) in enumerate(((96, 84, -6), (232, 62, 4), (366, 92, -3), (150, 206, 7), (300, 214, -8))):
        photo = box(-44, -40, 88, 80, "#efe8d4", 1) + box(-37, -33, 74, 56, ("#33505e", "#5a3a30", "#3a5440", "#4a3a5c", "#6a5a30")[i])
        sign = (place(panel(-18, -24, 36, 48), 0, -5), place(print_(PALE), 0, -6, 0.8), place(survivor("anna").layers[1], 0, 56, 0.7), place(box(-26, -18, 52, 34, "#d8c08c") + path("M-8 -18v34M8 -2h18", stroke="#5a3a20", stroke_width=3), 0, -5), place(disc(0, 0, 18, "#d8d0b8") + path("M0 0V-13M0 0L9 5", stroke="#2a1c14", stroke_width=4), 0, -5))[i]
        s.cut(place(photo + sign, x, y, 1, t))
        pins.append((x, y - 34))
    s.add("".join(path(f"M{pins[a][0]} {pins[a][1]}L{pins[b][0]} {pins[b][1]}", stroke=BLOOD, stroke_width=3.4) for a, b in ((0, 1), (1, 2), (0, 3), (3, 4), (4, 2), (1, 4))), "".join(disc(x, y, 6, "#f04a3c") for x, y in pins))
    s.cut(disc(244, 160, 46, "none", stroke="#c8a048", stroke_width=10) + place(box(-8, 0, 16, 76, "#4a2c18", 6), 276, 192, 1, -45))
    s.add(disc(244, 160, 41, "#dceef8", opacity=0.28), path("M216 146A34 34 0 0 1 244 126", stroke="#ffffff", stroke_width=5, opacity=0.8))


@card(MURDERER)
def murder_notice(s: Scene) -> None:
    """A letter of cut-out signs, nailed to the door with a knife."""
    s.ground(0.5, 0.45)
    s.add(panel(60, -90, 360, 480, "#5a3a26"))
    sheet = poly([(-92, -112), (88, -118), (96, 108), (30, 112), (24, 96), (-8, 118), (-88, 110)], "#ece4cc")
    s.cut(place(sheet, 240, 158, 1, -4))
    scraps = ""
    for i in range(14):
        x, y = 170 + i % 5 * 34 + s.random.uniform(-4, 4), 112 + i // 5 * 44 + s.random.uniform(-4, 4)
        tone = ("#d84a3c", "#2a4a6a", "#e8b84a", "#20242a", "#5a8a5c")[(i * 3) % 5]
        mark = ("M-7 8V-8L7 8V-8", "M-7 -8H7M0 -8V8", "M7 -8H-7V8H7M-7 0H4", "M-8 8L0 -8L8 8M-5 2H5", "M-7 -8L7 8M7 -8L-7 8")[(i * 2 + i // 5) % 5]
        scraps += place(box(-14, -15, 28, 30, tone, 1) + path(mark, stroke="#f6f0e0", stroke_width=4), x, y, 1, s.random.uniform(-14, 14))
    s.cut(scraps)
    s.cut(place(knife(), 240, 92, 1.15, 168))
    s.add(path("M238 172q-4 24 2 42q-8 20 2 34", stroke="#b02a28", stroke_width=7))


@card(MURDERER)
def stalk(s: Scene) -> None:
    """Behind a tree, before a lit window."""
    night(s, moon=110, trees=False)
    s.add(s.glow(396, 160, 90, "#ffd890", 0.7))
    s.cut(box(330, 84, 132, 150, "#26323c", 2) + poly([(316, 88), (396, 34), (476, 88)], "#1a232b"))
    s.add(box(366, 122, 60, 60, "#ffd890"), path("M396 122v60M366 152h60", stroke="#26323c", stroke_width=5))
    s.stand(survivor("sophia"), 400, 182, 0.5)
    s.stand(murderer(arm=20), 178, 292, 1.9)
    s.cut(limb([(108, 310), (116, 190), (100, 90), (112, -20)], [112, 84, 76, 90], "#11181e"), limb([(110, 120), (40, 80), (-10, 40)], [30, 20, 12], "#11181e"))
    s.cut(limb([(180, 200), (150, 192), (134, 196)], [22, 18, 16], "#12171c"))


@card(MURDERER)
def lurking_threat(s: Scene) -> None:
    """Somebody sees him in the mirror."""
    chamber(s, 0.42, 0.4, moon=False)
    s.cut(box(150, 10, 190, 226, "#a8803c", 6))
    s.add(box(164, 24, 162, 198, s.linear((0, "#9fb8cc"), (1, "#2c3c4c"))))
    s.stand(murderer(arm=10), 276, 226, 1.5, shadow=0.2)
    s.add(poly([(164, 24), (220, 24), (164, 110)], "#ffffff", opacity=0.22), poly([(244, 24), (266, 24), (164, 180), (164, 150)], "#ffffff", opacity=0.16))
    s.stand(survivor("anna"), 150, 300, 2.1, rim="#ffe6b4")
    s.add(s.glow(140, 170, 90, "#f2b45c", 0.35))


@card(MURDERER)
def death_blossom(s: Scene) -> None:
    """A flower of blades."""
    s.ground(0.5, 0.5, ("#e05a50", "#6a1c2a", "#240a14", "#08030a"))
    s.add(s.rays(240, 146, "#ff8a7a", 0.4, 16, 330))
    for ring, (count, size, turn) in enumerate(((12, 1.62, 0), (12, 1.25, 15), (8, 0.9, 0))):
        for i in range(count):
            s.cut(place(path("M0 0Q-22 -40 0 -92Q22 -40 0 0Z", ("#8c1420", "#c02430", "#ec4a4a")[ring]) + path("M0 0Q4 -40 0 -92Q22 -40 0 0Z", "#e4ecf0", opacity=(0.95, 0.6, 0.3)[ring]), 240, 146, size, turn + i * 360 / count), shadow=0.35)
    s.stand(Figure([mask()], place(eyes("#ff4a3d", 14, 3, 10), 0, -22)), 240, 176, 1.35)
