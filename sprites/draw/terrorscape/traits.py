"""The pictures of the traits: twenty of the survivors, twenty of the killers."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import (
    Figure,
    Scene,
    box,
    chain,
    curve,
    dark,
    disc,
    eyes,
    fade,
    flame,
    light,
    limb,
    line,
    path,
    place,
    poly,
    skull,
    star,
    swing,
)
from sprites.draw.terrorscape.kit import (
    ALIVE,
    BLOOD,
    KILLING,
    LAMP,
    LOOKS,
    PALE,
    boards,
    butcher,
    butcher_head,
    card,
    clock_face,
    cloth,
    fist,
    head,
    knife,
    mask,
    murderer,
    night,
    palm,
    panel,
    passage,
    plank,
    print_,
    scream,
    specter,
    speed,
    survivor,
    waves,
)
from sprites.draw.terrorscape.things import THINGS, sprig


def masked(s: Scene, x: float, y: float, size: float, turn: float = 0) -> None:
    """The mask by itself, its eyes aglow."""
    s.stand(Figure([mask()], place(eyes("#ff4a3d", 14, 3, 10), 0, -22)), x, y, size, turn)


# The survivors


@card(ALIVE)
def martial_arts(s: Scene) -> None:
    """A kick sends the mask flying."""
    s.ground(0.62, 0.4)
    s.add(s.rays(320, 130, "#ffe6a8", 0.4, 17, 360))
    s.stand(survivor("william", "kick"), 176, 278, 1.95)
    masked(s, 352, 168, 1.5, 34)
    s.add(star(300, 142, 46, "#fff0b8", 8, 0.35), star(300, 142, 24, "#ffffff", 8, 0.4))


@card(ALIVE)
def hurried_flee(s: Scene) -> None:
    """Away from the killer, as fast as legs go."""
    passage(s, 150, 128)
    s.add(fade("".join(place(part, 150, 262, 1.5) for part in murderer(arm=20).layers), 0.85), s.bloom(place(eyes("#ff4a3d", 17, 4, 10), 150, 134), by=5))
    speed(s, 270, 180, 11, 120, "#fff0d0")
    s.stand(survivor("anna", "run", scream=True), 306, 282, 2.05, 4)


@card(ALIVE)
def intrepidity(s: Scene) -> None:
    """A light held against a great fear."""
    s.ground(0.5, 0.5, ("#8ad8c8", "#3a5a78", "#241a40", "#0a0614"))
    s.add(fade(s.blur(place(scream("#a078d8"), 262, 130, 2.6), 3), 0.7))
    s.add(s.glow(206, 150, 150, "#ffdf9a", 0.7))
    s.stand(survivor("marco", "raise"), 190, 288, 1.9)
    s.stand(THINGS["flashlight"](), 226, 66, 0.7, -20)


@card(ALIVE)
def first_aid(s: Scene) -> None:
    """An arm is bandaged."""
    cloth(s, "#3f6658")
    s.cut(limb([(-20, 240), (120, 190), (250, 168), (330, 160)], [92, 78, 60, 50], "#e0b088"), limb([(320, 160), (380, 150), (430, 160)], [50, 46, 30], "#e0b088"))
    s.cut("".join(poly([(150 + i * 26, 140 - i * 3), (176 + i * 26, 137 - i * 3), (186 + i * 26, 218 - i * 5), (160 + i * 26, 222 - i * 5)], ("#f4f0e6", "#e0dace")[i % 2]) for i in range(5)))
    s.add(curve([(196, 172), (214, 160), (236, 168), (232, 190), (206, 194)], "#d8483e", opacity=0.8))
    s.cut(disc(330, 84, 38, "#f4f0e6"), disc(330, 84, 14, "#b8b2a4"), path("M292 84Q276 120 270 134", stroke="#f4f0e6", stroke_width=24))
    s.cut(box(76, 46, 24, 76, "#5aa83c", 3) + box(50, 72, 76, 24, "#5aa83c", 3))


@card(ALIVE)
def survival_instinct(s: Scene) -> None:
    """A heart that runs."""
    s.ground(0.5, 0.5)
    pulse = [(-10, 150), (110, 150), (140, 150), (160, 96), (190, 230), (222, 60), (250, 190), (272, 150), (490, 150)]
    s.add(s.bloom(path("M" + "L".join(f"{x} {y}" for x, y in pulse), stroke="#ff7a6a", stroke_width=7), by=6))
    s.cut(path("M240 262C110 168 130 60 190 56 224 54 238 80 240 100 242 80 256 54 290 56 350 60 370 168 240 262Z", "#c8343a"))
    s.cut(path("M240 236C140 160 150 84 192 80 222 78 236 104 240 122Z", "#ec5a54"), shadow=0)
    s.stand(survivor("johnson", "run"), 240, 232, 1.25)


@card(ALIVE)
def morale_boost(s: Scene) -> None:
    """Three fists raised before the sun."""
    s.ground(0.5, 0.6, ("#ffdf9a", "#c88a4a", "#3c4a4c", "#0c1618"))
    s.add(s.rays(240, 190, "#fff0c0", 0.55, 19, 380))
    s.stand(survivor("sophia", "raise"), 128, 284, 1.6)
    s.stand(survivor("anna", "raise"), 352, 284, 1.6, flip=True)
    s.stand(survivor("johnson", "raise"), 240, 300, 2)


@card(ALIVE)
def silent_retrieval(s: Scene) -> None:
    """A finger on lips."""
    s.ground(0.5, 0.45)
    s.cut(curve([(96, 310), (88, 150), (130, 20), (240, -34), (350, 20), (392, 150), (384, 310)], "#33201a"))
    s.cut(curve([(132, 300, 1), (160, 250), (138, 160), (142, 70), (186, 20), (294, 20), (338, 70), (342, 160), (320, 250), (348, 300, 1)], "#8a5636"))
    s.cut(curve([(150, 90), (186, 30), (294, 30), (330, 90), (322, 180), (288, 250), (240, 270), (192, 250), (158, 180)], "#c08058"))
    s.cut(curve([(132, 130, 1), (140, 40), (240, 0), (252, 30), (196, 56), (150, 150, 1)], "#3f2820"), curve([(348, 130, 1), (340, 40), (240, 0), (250, 26), (290, 52), (332, 150, 1)], "#33201a"))
    s.add(curve([(190, 186), (240, 172), (290, 186), (240, 216)], "#9a4a44"), path("M194 190Q240 198 286 190", stroke="#5a2420", stroke_width=4), path("M240 92Q224 136 226 142Q240 156 256 144", stroke="#8a5636", stroke_width=6))
    for x in (180, 300):
        s.add(curve([(x - 32, 96, 1), (x, 76), (x + 32, 96, 1), (x, 112)], "#fff8ee"), disc(x + 4, 94, 13, "#3a6a5c"), disc(x + 4, 94, 6, "#0a1412"), path(f"M{x - 36} 66Q{x} 48 {x + 34} 64", stroke="#33201a", stroke_width=9))
    s.cut(limb([(256, 330), (250, 250), (246, 196), (243, 150)], [60, 46, 34, 26], "#d09068"), box(231, 142, 24, 26, "#f0c0a0", 9))


@card(ALIVE)
def heroic_save(s: Scene) -> None:
    """Arms spread between the Butcher and two who cower."""
    s.ground(0.34, 0.5)
    s.add(fade("".join(place(part, 404, 330, 2.5, 0, flip=True) for part in butcher().layers), 0.55), s.bloom(place(eyes("#ff4a30", 38, 8, 14), 402, 42), by=7))
    s.add(s.glow(180, 170, 170, "#ffdf9a", 0.6))
    s.stand(survivor("anna", "cower", scream=True), 74, 284, 1.55)
    s.stand(survivor("marco", "cower"), 120, 288, 1.45)
    s.stand(survivor("william", "shield"), 224, 288, 2)


@card(ALIVE)
def sound_decoy(s: Scene) -> None:
    """A telephone that rings."""
    boards(s)
    phone = curve([(-74, 60), (-60, 4), (-30, -18), (30, -18), (60, 4), (74, 60)], "#2a3038") + disc(0, 20, 32, "#d8cfb4") + "".join(disc(22 * math.cos(i * 0.6 - 2.2), 20 + 22 * math.sin(i * 0.6 - 2.2), 5, "#20262c") for i in range(9)) + disc(0, 20, 10, "#a83a30")
    s.cut(place(phone, 240, 186, 1.25))
    s.cut(place(curve([(-92, -8), (-86, -34), (-40, -44), (40, -44), (86, -34), (92, -8), (60, -6), (50, -24), (-50, -24), (-60, -6)], "#3c444e"), 240, 132, 1.25, -9))
    ring = waves(0, 0, "#ffe0a0", (18, 38, 58), -40, 40, 7)
    s.add(s.bloom(place(ring, 366, 116, 1, -24) + place(ring, 114, 136, 1, 204), by=5))


@card(ALIVE)
def taunting_strategy(s: Scene) -> None:
    """A call through a funnel into the dark."""
    s.ground(0.25, 0.5)
    s.add(s.shade(390, 120, 180, 0.8))
    for x, y, k in ((388, 96, 1.6), (436, 180, 1), (352, 206, 0.9)):
        s.add(s.bloom(place(eyes("#ff5a4a", 30, 8, 16), x, y, k), by=6))
    s.stand(Figure([curve([(-30, 60), (-24, 10), (-8, 2), (8, 2), (24, 10), (30, 60)], LOOKS["johnson"].coat) + head(LOOKS["johnson"], scream=True)]), 116, 220, 3.6)
    s.cut(poly([(168, 184), (262, 128), (262, 262), (168, 214)], LAMP), box(156, 184, 18, 32, "#b06c2c", 4), limb([(120, 320), (150, 262), (194, 226)], [34, 28, 22], LOOKS["johnson"].skin))
    s.add(s.bloom(waves(270, 196, "#ffe6a8", (20, 44, 70), -34, 34, 8), by=5))


@card(ALIVE)
def stroke_of_luck(s: Scene) -> None:
    """A clover leaf and two blank dice."""
    cloth(s, "#2f6a4c")
    leaf = path("M0 0C-54 -20 -58 -76 -28 -82 -12 -84 -2 -72 0 -62 2 -72 12 -84 28 -82 58 -76 54 -20 0 0Z", "#5ab84c") + path("M0 -6V-58M0 -20L-20 -40M0 -20L20 -40", stroke="#a8e07a", stroke_width=3)
    s.add(s.glow(240, 130, 190, "#fff0a8", 0.5))
    s.cut(line([(244, 134), (256, 220), (300, 276)], "#3a8a3c", 10))
    for i in range(4):
        s.cut(place(leaf, 240, 132, 1.22, 45 + 90 * i))
    for x, y, t in ((92, 222, -14), (384, 236, 18)):
        s.cut(place(box(-34, -34, 68, 68, "#f2ead6", 11) + disc(0, 0, 17, "none", stroke="#8a3a30", stroke_width=8), x, y, 1, t))


@card(ALIVE)
def hypervigilance(s: Scene) -> None:
    """An eye that has the killer in it."""
    s.ground(0.5, 0.5, ("#f0c8a4", "#b8805c", "#5a3a30", "#1a0e0c"))
    s.cut(curve([(24, 152, 1), (140, 52), (240, 36), (340, 52), (456, 152, 1), (340, 240), (240, 256), (140, 240)], "#f6f2ea"))
    s.add(disc(240, 146, 100, s.radial((0, "#8ae0d0"), (0.6, "#2f8c80"), (1, "#0f3a3a"))), path("".join(f"M{240 + 54 * math.cos(i / 4):.0f} {146 + 54 * math.sin(i / 4):.0f}L{240 + 96 * math.cos(i / 4):.0f} {146 + 96 * math.sin(i / 4):.0f}" for i in range(26)), stroke="#bff4ea", stroke_width=3, opacity=0.6), disc(240, 146, 56, "#05080a"))
    s.stand(murderer(arm=20), 234, 194, 0.86, shadow=0)
    s.add(disc(206, 106, 16, "#ffffff", opacity=0.9), path("M24 152Q140 26 240 20Q340 26 456 152", stroke="#3a2018", stroke_width=13))


@card(ALIVE)
def secret_weapon(s: Scene) -> None:
    """A revolver in a hollow book."""
    boards(s)
    s.cut(poly([(70, 54), (240, 40), (240, 262), (70, 250)], "#7a2c2c"), poly([(82, 60), (240, 46), (240, 254), (82, 242)], "#ecdfc0"))
    s.cut(poly([(410, 54), (240, 40), (240, 262), (410, 250)], "#7a2c2c"), poly([(398, 60), (240, 46), (240, 254), (398, 242)], "#f4e8cc"))
    s.add(path("".join(f"M102 {84 + i * 20}L220 {76 + i * 20}" for i in range(8)), stroke="#8a7a5a", stroke_width=4))
    s.add(poly([(262, 92), (380, 84), (380, 216), (262, 212)], "#4a3420"), s.glow(322, 148, 80, "#ffd890", 0.4))
    s.stand(THINGS["revolver"](), 322, 152, 0.98, 6)


@card(ALIVE)
def sleight_of_hand(s: Scene) -> None:
    """Two cards kept, two hands empty."""
    s.ground(0.5, 0.4)
    s.add(s.rays(240, 130, "#fff0c0", 0.35, 15, 330))
    for name, x, y, t in (("key", 150, 92, -18), ("sedatives", 330, 92, 16)):
        s.cut(place(box(-46, -62, 92, 124, "#f0e6cc", 8) + box(-40, -56, 80, 112, "#27605c", 5), x, y, 1.05, t))
        s.stand(THINGS[name](), x, y, 0.82, t)
    s.cut(place(palm("#c08058", glove="#2f8c80"), 212, 292, 1.5, -14), place(palm("#c08058", flip=True), 282, 292, 1.5, 14))
    s.add(star(240, 58, 30, "#fff8e0", 4, 0.18))


@card(ALIVE)
def judicious_move(s: Scene) -> None:
    """A knight on a chess board."""
    s.ground(0.5, 0.35)
    squares = "".join(poly([(240 + (i - 4) * (20 + j * 14), 178 + j * 22), (240 + (i - 3) * (20 + j * 14), 178 + j * 22), (240 + (i - 3) * (34 + j * 14), 200 + j * 22), (240 + (i - 4) * (34 + j * 14), 200 + j * 22)], ("#e4d8ba", "#4a3a2e")[(i + j) % 2]) for i in range(-4, 12) for j in range(6))
    s.add(squares)
    knight = curve([(-44, 60, 1), (-30, 16), (-34, -10), (-16, -20), (-46, -6), (-62, -12), (-58, -34), (-30, -64), (-14, -92, 1), (-4, -74), (28, -56), (44, -10), (40, 60, 1)], "#e8dcc0") + disc(-24, -50, 5, "#2a1c14") + path("M-4 -72Q26 -46 24 10", stroke="#b8a888", stroke_width=6) + box(-56, 56, 112, 20, "#d0c2a0", 6)
    s.add(s.shade(244, 250, 110, 0.7, 20))
    s.cut(place(knight, 244, 168, 1.12))
    s.cut(place(disc(0, -30, 15, "#3a1418") + poly([(-10, -20), (10, -20), (18, 22), (-18, 22)], "#3a1418") + box(-24, 20, 48, 12, "#2a0c10", 4), 396, 232, 1.2), place(disc(0, -30, 15, "#3a1418") + poly([(-10, -20), (10, -20), (18, 22), (-18, 22)], "#3a1418") + box(-24, 20, 48, 12, "#2a0c10", 4), 88, 212, 0.9))


@card(ALIVE)
def prompt_reaction(s: Scene) -> None:
    """A stop watch struck by lightning."""
    s.ground(0.5, 0.48)
    s.add(s.rays(240, 146, "#ffe6a8", 0.4, 21, 340))
    s.cut(box(222, 6, 36, 34, "#b08840", 5), box(206, 0, 68, 16, "#d8ae56", 6))
    s.cut(place(clock_face("M0 0L20 -20"), 240, 154, 2.5))
    s.cut(place(path("M14 -60L-30 6H-4L-16 60L34 -14H6Z", "#ffb02a"), 240, 154, 1.7))
    speed(s, 110, 154, 8, 90, "#fff0d0")


@card(ALIVE)
def burst_of_speed(s: Scene) -> None:
    """A shoe on fire."""
    s.ground(0.6, 0.5)
    speed(s, 190, 196, 11, 170, "#fff0d0")
    for x, y, k, t in ((108, 232, 0.9, -78), (136, 208, 1.15, -84), (122, 248, 0.7, -96)):
        s.add(s.bloom(place(flame(), x, y, k, t), by=6))
    shoe = curve([(-100, 50, 1), (-104, -10), (-92, -64, 1), (-44, -60), (-20, -26), (40, 0), (92, 10), (108, 36), (104, 52, 1)], "#f078a8") + curve([(-104, 40), (0, 46), (108, 36), (112, 58), (100, 70), (-96, 70), (-108, 60)], "#f4f0e6") + path("M-34 -44L-62 -16M-14 -24L-46 0M10 -10L-22 14", stroke="#f6f6f6", stroke_width=8) + path("M-90 20Q-10 34 60 -2", stroke="#5a2a6a", stroke_width=10)
    s.cut(place(shoe, 278, 158, 1.25, -12))


@card(ALIVE)
def coordinator(s: Scene) -> None:
    """A finger on a plan with three pieces."""
    boards(s)
    s.cut(place(poly([(-150, -100), (146, -108), (156, 100), (-146, 108)], "#d8e4e4") + path("M-130 -80H-30V-10H-130ZM-30 -80H60V20H-30M60 -80H132V86H20V20M-130 -10V86H20", stroke="#2f6a74", stroke_width=5), 240, 146, 1.1, -3))
    for x, y, tone, dx, dy in ((138, 96, "#f09a4a", 70, 4), (150, 206, "#4fc3b5", 80, -12), (330, 110, "#9aa2f0", -8, 80)):
        s.add(path(f"M{x} {y}q{dx / 2} {dy - 20} {dx} {dy}", stroke=BLOOD, stroke_width=5, stroke_dasharray="1 10"), disc(x + dx, y + dy, 7, "none", stroke=BLOOD, stroke_width=4))
        s.cut(place(disc(0, -30, 12, tone) + poly([(-7, -24), (7, -24), (15, 12), (-15, 12)], tone) + box(-18, 8, 36, 9, dark(tone, 0.3), 4), x, y))
    s.cut(limb([(470, 310), (400, 250), (340, 222), (290, 200)], [62, 48, 32, 15], "#c68a5e"))


@card(ALIVE)
def herbology(s: Scene) -> None:
    """A book of herbs under a glass."""
    cloth(s, "#4a6a3c")
    s.cut(place(poly([(-110, -90), (0, -80), (0, 96), (-110, 84)], "#f0e6c8") + poly([(110, -90), (0, -80), (0, 96), (110, 84)], "#e0d4b0"), 218, 152, 1.35))
    s.stand(Figure([sprig()]), 146, 226, 1.5)
    s.stand(Figure([sprig("#a86ac0")]), 268, 222, 1.4)
    s.add(path("M196 60v30M196 104v22M318 70h-24M320 100h-30M320 130h-26", stroke="#8a7a5a", stroke_width=5))
    s.cut(disc(396, 210, 40, "none", stroke="#d8ae56", stroke_width=9) + place(box(-7, 0, 14, 60, "#5a3820", 5), 424, 238, 1, -45))
    s.add(disc(396, 210, 36, "#e8fff0", opacity=0.3))


@card(ALIVE)
def marksmanship(s: Scene) -> None:
    """A ghost in the cross hairs."""
    night(s, moon=96)
    s.stand(specter(), 300, 250, 1.5, shadow=0.2)
    s.stand(THINGS["revolver"](), 96, 232, 1.6, 0, flip=True)
    s.add(s.bloom(path("M188 202L276 168", stroke="#ffe6a8", stroke_width=5), by=4))
    s.cut(disc(306, 134, 82, "none", stroke="#ff6a5a", stroke_width=7) + disc(306, 134, 46, "none", stroke="#ff6a5a", stroke_width=4) + path("M306 36V92M306 176V232M208 134H264M348 134H404", stroke="#ff6a5a", stroke_width=7))


# The killers


@card(KILLING)
def fatal_attack(s: Scene) -> None:
    """A blade and its bright trail."""
    s.ground(0.5, 0.5)
    s.add(s.bloom(swing(170, 330, 250, -110, -20, 62, "#ffd8d0"), by=9))
    s.cut(place(knife(), 330, 252, 2.7, 28), place(fist("#1d272e", "#27343d"), 326, 262, 1.4, 20))
    s.add("".join(disc(x, y, r, "#e0403a") for x, y, r in ((112, 130, 9), (146, 92, 6), (88, 176, 5), (180, 66, 4), (72, 104, 4), (126, 60, 5), (60, 220, 6))))


@card(KILLING)
def insidious_entrapment(s: Scene) -> None:
    """Two doors, nailed up."""
    s.ground(0.5, 0.5)
    for x, flip in ((122, 1), (358, -1)):
        s.cut(box(x - 78, 20, 156, 260, "#2a1a18", 3))
        s.cut(panel(x - 68, 30, 136, 250, "#6a4232"))
        s.cut(plank(x, 98, 190, 24 * flip, "#b8803f", 32))
        s.cut(plank(x, 190, 190, -24 * flip, "#a06c34", 32))
    s.add(s.bloom(place(eyes("#ff4a3d", 40, 10, 14), 240, 128), by=7))


@card(KILLING)
def lie_in_wait(s: Scene) -> None:
    """A mask behind the slats of a wardrobe."""
    s.add(box(0, 0, 480, 292, "#07050a"))
    masked(s, 244, 208, 2.7)
    s.add(s.glow(240, 150, 120, "#8a3a44", 0.3))
    for i in range(9):
        s.cut(poly([(20, 8 + i * 33), (460, 8 + i * 33), (460, 25 + i * 33), (20, 29 + i * 33)], light("#5a3a2a", 0.06 * (i % 2))), shadow=0.8)
    s.cut(box(-10, -10, 60, 320, "#4a3022"), box(430, -10, 60, 320, "#3e281c"))
    s.add(s.bloom(place(eyes("#ff4a3d", 38, 8, 10), 244, 148), by=6))


@card(KILLING)
def murderous_intent(s: Scene) -> None:
    """Eyes that burn in the mask and on the blade."""
    s.ground(0.3, 0.4)
    masked(s, 150, 300, 5.4, -4)
    s.add(s.glow(118, 178, 60, "#ff4a3d", 0.7), s.glow(186, 174, 60, "#ff4a3d", 0.7))
    s.cut(place(knife("#eef4f6"), 360, 236, 2.6, -8))
    s.add(place(eyes("#ff4a3d", 14, 3, 10), 362, 126, 2.4, -8))


@card(KILLING)
def heightened_senses(s: Scene) -> None:
    """Three eyes and a sound."""
    s.ground(0.5, 0.5)
    for i, (a, k) in enumerate(((0, 1.35), (-130, 0.95), (130, 0.95))):
        x, y = 240 + a, 140 + abs(a) * 0.34
        s.cut(place(curve([(-70, 0, 1), (0, -46), (70, 0, 1), (0, 46)], "#f4e8e0"), x, y, k))
        s.add(place(disc(0, 0, 34, ("#e04038", "#8a3ac0", "#d88a2a")[i]) + disc(0, 0, 7, "#05020a", 28) + disc(-12, -12, 6, "#ffffff"), x, y, k), place(path("M-70 0L-44 -4M70 0L46 4M-60 -6L-42 -14M58 -8L40 -16", stroke="#d8483e", stroke_width=2.6), x, y, k))
    s.add(s.bloom("".join(path(f"M240 60m{-r} 0a{r} {r * 0.7} 0 0 1 {2 * r} 0", stroke="#ffb0a8", stroke_width=5) for r in (30, 56, 82)), by=4))


@card(KILLING)
def deterrence(s: Scene) -> None:
    """Skulls on stakes."""
    night(s, moon=240, trees=False)
    for x, y, k in ((96, 296, 1), (240, 300, 1.5), (384, 296, 1)):
        s.cut(place(box(-6, -120, 12, 130, "#3a2a22", 2) + poly([(-6, -120), (0, -136), (6, -120)], "#3a2a22"), x, y, k))
        s.cut(place(skull(), x, y - 140 * k, 1.25 * k))
        s.add(s.bloom(place(eyes("#ff5a3a", 22, 5, 0), x, y - 145 * k, k), by=4))


@card(KILLING)
def sly_entrapper(s: Scene) -> None:
    """A padlock in a web."""
    s.ground(0.5, 0.46)
    web = "".join(f"M240 140L{240 + 330 * math.cos(i * math.pi / 6):.0f} {140 + 330 * math.sin(i * math.pi / 6):.0f}" for i in range(12))
    for r in (46, 84, 126, 172, 222):
        ring = [(240 + r * math.cos(i * math.pi / 6), 140 + r * math.sin(i * math.pi / 6)) for i in range(13)]
        web += f"M{ring[0][0]:.0f} {ring[0][1]:.0f}" + "".join(f"Q{240 + r * 0.86 * math.cos((i + 0.5) * math.pi / 6):.0f} {140 + r * 0.86 * math.sin((i + 0.5) * math.pi / 6):.0f} {ring[i + 1][0]:.0f} {ring[i + 1][1]:.0f}" for i in range(12))
    s.add(path(web, stroke="#f0d8d8", stroke_width=2.4, opacity=0.85))
    s.cut(path("M-34 -6V-34A34 34 0 0 1 34 -34V-6", stroke="#c8ced2", stroke_width=15, transform="translate(240 136)"))
    s.cut(box(182, 124, 116, 100, "#d8a43c", 10), box(182, 124, 116, 16, "#f2cc70", 6))
    s.add(disc(240, 170, 14, "#2a1406"), poly([(234, 172), (246, 172), (251, 204), (229, 204)], "#2a1406"))


@card(KILLING)
def terror_aura(s: Scene) -> None:
    """Rings of terror go out from the killer."""
    s.ground(0.5, 0.5, ("#f05a4a", "#8a2030", "#2c0c1c", "#0a0308"))
    for i in range(5):
        s.add(s.bloom(disc(240, 168, 70 + i * 44, "none", 64 + i * 34, stroke="#ff8a7a", stroke_width=6 - i * 0.8, opacity=0.9 - i * 0.15), by=5))
    s.stand(murderer(arm=-30), 240, 286, 1.9)
    for x, flip in ((62, True), (420, False)):
        s.stand(survivor("sophia" if flip else "marco", "cower", scream=True), x, 284, 1.25, flip=not flip)


@card(KILLING)
def perilous_ambush(s: Scene) -> None:
    """A knife from behind a curtain."""
    s.ground(0.32, 0.5)
    s.floor(226, 200)
    s.stand(survivor("marco", "stand"), 110, 282, 1.75, flip=True)
    folds = "".join(box(250 + i * 34, -10, 34, 320, ("#8a1c28", "#6a1420", "#a02834")[i % 3]) for i in range(8))
    s.cut(curve([(252, -10, 1), (246, 80), (238, 150), (252, 220), (244, 310, 1), (500, 310, 1), (500, -10, 1)], "#8a1c28"))
    s.add(fade(folds, 0.55))
    s.cut(place(knife(), 218, 130, 1.5, -62), place(fist("#1d272e"), 232, 142, 1.05, -76))
    s.add(s.bloom(place(eyes("#ff4a3d", 26, 6, 12), 316, 88), by=5))


@card(KILLING)
def total_encirclement(s: Scene) -> None:
    """Boards all round somebody."""
    s.ground(0.5, 0.5)
    s.floor(0, 240)
    for i in range(8):
        a = i * math.pi / 4
        s.cut(plank(240 + 158 * math.cos(a), 146 + 108 * math.sin(a), 132, math.degrees(a) + 90 + (14 if i % 2 else -10), ("#c08a4c", "#a8743c")[i % 2], 32))
    s.add(s.glow(240, 150, 110, "#ffdf9a", 0.5))
    s.stand(survivor("anna", "cower", scream=True), 236, 186, 1.5)


@card(KILLING)
def toying_with_the_prey(s: Scene) -> None:
    """Somebody hangs on strings."""
    s.ground(0.5, 0.55)
    masked(s, 396, 158, 2.1, 12)
    s.add(path("M196 60L168 148M240 62L236 128M282 60L288 158M214 62L206 226M262 62L256 230", stroke="#ffd8d0", stroke_width=2.6))
    s.cut(box(158, 44, 164, 15, "#7a4c2c", 5), box(232, 8, 15, 66, "#6a4024", 5))
    s.cut(place(fist("#1d272e", "#27343d"), 244, 26, 1.05, 180))
    s.stand(survivor("anna", "shield", scream=True), 234, 280, 1.35)


@card(KILLING)
def devious_ploy(s: Scene) -> None:
    """A fan of cards in a glove."""
    cloth(s, "#4a1c30")
    for i in range(5):
        t = (i - 2) * 17
        back = box(-48, -150, 96, 140, "#f0e0cc", 8) + box(-41, -143, 82, 126, "#7a1c2a", 5)
        sign = (place(print_(PALE), 0, -78, 1.3), place(panel(-22, -30, 44, 60), 0, -80), place(mask(), 0, -48, 1.4), place(star(0, 0, 34, "#f0c75e", 5, 0.45), 0, -80), place(scream("#e0c4ff"), 0, -80, 0.8))[i]
        s.cut(place(back + sign, 240, 284, 1.22, t))
    s.cut(place(fist("#1d272e", "#27343d"), 240, 282, 1.3))


@card(KILLING)
def nightmare_descends(s: Scene) -> None:
    """A shadow over a bed."""
    s.ground(0.5, 0.2, ("#b078c0", "#4a2860", "#1c0e30", "#07030c"))
    s.add(s.blur(place(scream("#1a0824"), 240, 96, 3.1), 4), s.bloom(place(eyes("#ff5a6a", 80, 16, 14), 240, 44), by=8))
    s.cut(limb([(60, 60), (40, 140), (80, 206)], [46, 34, 20], "#1a0824"), limb([(420, 60), (440, 140), (400, 206)], [46, 34, 20], "#1a0824"))
    s.cut(box(90, 190, 26, 100, "#6a4428", 4), box(372, 214, 22, 80, "#6a4428", 4), box(100, 236, 290, 40, "#7a5232", 4))
    s.cut(box(116, 206, 86, 34, "#f0eef4", 14), curve([(170, 246, 1), (190, 212), (260, 200), (340, 216), (382, 246, 1)], "#5a78b8"))
    s.cut(place(head(LOOKS["anna"], scream=True), 160, 226, 1.3, -66))


@card(KILLING)
def swift_action(s: Scene) -> None:
    """The killer, and where he was a moment ago."""
    passage(s, 400, 120)
    for x, op in ((84, 0.2), (150, 0.36), (220, 0.55)):
        s.add(fade("".join(place(part, x, 284, 1.85, 18) for part in murderer(arm=20).layers), op))
    speed(s, 250, 160, 11, 210, "#ffd0c8")
    s.stand(murderer(arm=20), 296, 288, 1.95, 18)


@card(KILLING)
def acute_hearing(s: Scene) -> None:
    """An ear, and a key that falls."""
    s.ground(0.36, 0.5)
    ear = curve([(-50, 96), (-62, 30), (-74, -40), (-40, -100), (30, -106), (74, -56), (66, 10), (30, 40), (16, 84), (-16, 116)], "#a8684a") + path("M-36 -30Q-36 -78 10 -78Q48 -74 44 -30Q40 0 12 16Q-6 30 -10 60", stroke="#6a3826", stroke_width=13) + path("M-6 -32Q8 -50 20 -30Q18 -8 -8 4", stroke="#6a3826", stroke_width=9)
    s.cut(place(ear, 190, 148, 1.15))
    wave = waves(0, 0, "#ffd0c0", (40, 74, 110, 150), -40, 40, 8)
    s.add(s.bloom(place(wave, 416, 150, 1, 180), by=5))
    s.cut(place(THINGS["key"]().layers[0] + THINGS["key"]().layers[1], 426, 146, 0.8, 50))


@card(KILLING)
def enhanced_tracking(s: Scene) -> None:
    """Bloody footprints under a glass."""
    boards(s, 0.3, 0.3)
    for i, (x, y) in enumerate(((80, 262), (138, 214), (172, 158), (236, 128), (270, 78), (336, 60), (378, 20))):
        s.add(place(print_(dark("#c8302c", 0.06 * i)), x, y, 1.3 - i * 0.08, 34 + (8 if i % 2 else -10)))
    s.cut(disc(330, 190, 72, "none", stroke="#c8a048", stroke_width=15) + place(box(-12, 0, 24, 90, "#3a2418", 8), 382, 242, 1, -45))
    s.add(disc(330, 190, 65, "#e8f4fa", opacity=0.28), place(print_("#e04038"), 328, 196, 1.9, 22), path("M288 168A48 48 0 0 1 326 140", stroke="#ffffff", stroke_width=6, opacity=0.8))


@card(KILLING)
def self_challenge(s: Scene) -> None:
    """The Butcher in a broken mirror."""
    s.ground(0.5, 0.5)
    s.cut(disc(240, 146, 112, "#a8803c", 142))
    s.add(disc(240, 146, 98, s.linear((0, "#b8c8d4"), (1, "#34404c")), 128))
    s.stand(Figure([butcher_head()], place(eyes("#ff4a30", 16, 4, 14), 1, -23)), 240, 240, 3.2)
    crack = "M262 20L246 74L284 112L250 150L300 196L282 268M246 74L186 58L150 70M284 112L336 106M250 150L186 172L152 220M300 196L330 214"
    s.add(path(crack, stroke="#05080c", stroke_width=6), path(crack, stroke="#f0f8ff", stroke_width=2.4, transform="translate(2 2)"))


@card(KILLING)
def suppressed_rage(s: Scene) -> None:
    """A fist that breaks its chains."""
    s.ground(0.5, 0.5, ("#ff7a4a", "#8a2420", "#2c0c10", "#0a0306"))
    s.add(s.rays(240, 150, "#ff9a5a", 0.4, 17, 340))
    s.cut(limb([(240, 330), (240, 240), (240, 190)], [120, 100, 84], "#a8684a"))
    s.cut(place(fist("#a8684a"), 240, 140, 2.7))
    for x, t in ((60, -62), (420, 62)):
        s.cut(place(chain(9, "#8a929c"), x, 130, 1.6, t))
    for x, y, t in ((140, 214, 30), (344, 210, -40), (120, 120, 80), (362, 128, 20)):
        s.cut(place(disc(0, 0, 15, "none", 21, stroke="#9aa2ac", stroke_width=8), x, y, 1, t))
    s.add(s.bloom(path("M196 252q10-26 30-20t34-18 30 6", stroke="#ffb04a", stroke_width=6), by=4))


@card(KILLING)
def immediate_response(s: Scene) -> None:
    """A hand through a door."""
    s.add(panel(30, -60, 420, 420, "#6a4430"))
    hole = poly([(140, 60), (190, 84), (222, 30), (262, 78), (330, 48), (318, 112), (380, 146), (320, 180), (336, 250), (264, 214), (220, 266), (196, 206), (120, 222), (156, 160), (104, 116), (152, 110)], "#120806")
    s.cut(hole, shadow=0.2)
    s.add(s.glow(240, 146, 120, "#ff8a5a", 0.35))
    s.cut(limb([(246, 190), (236, 150), (200, 140)], [86, 74, 60], "#27343d"))
    s.cut(place(palm("#c0a890"), 176, 176, 1.5, -66))
    for x, y, t in ((88, 60, 30), (70, 220, -20), (390, 40, 60), (400, 232, 15), (250, 12, -10), (330, 276, 40)):
        s.cut(place(poly([(-26, -6), (30, -2), (18, 8), (-22, 6)], "#8a5a38"), x, y, 1, t))


@card(KILLING)
def terrorising_the_mass(s: Scene) -> None:
    """The mask over many faces of fear."""
    s.ground(0.5, 0.2)
    masked(s, 240, 214, 3.9)
    for i, (x, y, k) in enumerate(((60, 262, 1), (140, 276, 1.15), (226, 284, 1.25), (312, 278, 1.15), (396, 266, 1.05), (446, 284, 0.9))):
        s.cut(place(scream(("#d8b4ff", "#b88cf0", "#e4ccff")[i % 3]), x, y - 16, k * 0.95, (i - 2.5) * 5))
