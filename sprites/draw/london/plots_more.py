"""The pictures of the Plot cards of Calypso's Bargain and London Dread."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import Scene, box, curve, dark, disc, eyes, fade, hand, light, limb, line, path, place, poly, potion, skull
from sprites.draw.london.kit import (
    BONE,
    CALYPSO,
    DREAD,
    GAS,
    burning,
    candle,
    card,
    cellar,
    coins,
    crowd,
    houses,
    lady,
    lamp,
    letter,
    parlour,
    person,
    river,
    safe,
    stage,
    street,
)
from sprites.draw.terrorscape.kit import boards, fist

TALLOW, SICK = "#f0dc9a", "#c8f0a0"


def shell(fill: str = "#f0c8b0") -> str:
    """A scallop about (0, 0), 90 high."""
    return path("M0 44Q-16 44 -16 32Q-52 18 -50 -12Q-46 -34 -30 -30Q-28 -50 -12 -44Q0 -58 12 -44Q28 -50 30 -30Q46 -34 50 -12Q52 18 16 32Q16 44 0 44Z", fill) + path("M0 34V-40M-8 32L-24 -28M8 32L24 -28M-14 30L-42 -14M14 30L42 -14", stroke=dark(fill, 0.35), stroke_width=4)


def king() -> str:
    """The Tallow King's head and crown of candles, about (0, 0), 150 high."""
    head = curve([(-40, 50), (-46, 0), (-36, -40), (36, -40), (46, 0), (40, 50), (20, 62), (0, 56), (-20, 66)], "#e8d28a") + disc(-16, 2, 10, "#3a2410", 8) + disc(16, 2, 10, "#3a2410", 8) + path("M-16 30Q0 22 16 30Q8 42 -16 30Z", "#3a2410")
    return head + box(-46, -56, 92, 20, "#c8923c", 3) + "".join(place(candle(30 + (2 - abs(i)) * 10, "#f8ecc0", 13), i * 19, -54) for i in range(-2, 3))


# Calypso's Bargain


@card(CALYPSO)
def the_siren_music_hall(s: Scene) -> None:
    """A singer behind a screen of shells."""
    stage(s)
    s.add(s.glow(240, 130, 120, "#ffe8c8", 0.7))
    s.stand(lady("raise", "#2f8c80", "long", "#5a2c1c"), 240, 250, 1.55)
    for i in range(7):
        s.cut(place(shell(("#f0c8b0", "#e8d8c0")[i % 2]), 132 + i * 36, 240 - (i % 2) * 14, 0.5))
    crowd(s, 276, "#0c1414", 13, 0.8)


@card(CALYPSO)
def a_debt_in_limehouse(s: Scene) -> None:
    """Long candles in a row, one burned down to a thumb."""
    cellar(s)
    for i, h in enumerate((100, 84, 116, 0, 94, 70, 108)):
        x = 60 + i * 60
        if h:
            burning(s, x, 250, h, 1, TALLOW)
    s.cut(curve([(218, 252), (222, 216), (230, 200), (246, 200), (254, 216), (258, 252)], TALLOW), curve([(231, 214), (234, 202), (244, 202), (246, 214), (238, 218)], "#fff4d0"))
    s.add(s.bloom(place(curve([(0, 4), (-7, -6), (0, -26, 1), (7, -6)], "#ffcf5a"), 238, 198), by=4))
    s.cut(box(30, 248, 420, 16, "#6a4a30"), *(disc(60 + i * 60, 264, 14, TALLOW, 5) for i in range(7)))


@card(CALYPSO)
def the_counterfeiters_press(s: Scene) -> None:
    """A coin press; on the coin a queen with her eyes shut."""
    cellar(s)
    s.cut(box(60, 236, 150, 36, "#4a4a4c", 3), box(76, 80, 16, 160, "#5a5a5c"), box(178, 80, 16, 160, "#5a5a5c"), box(66, 64, 138, 22, "#6a6a6c", 4), box(124, 20, 22, 150, "#8a8a8c"), box(104, 166, 62, 26, "#5a5a5c", 3), box(60, 14, 150, 13, "#7a5230", 5), disc(60, 20, 15, "#c8923c"), disc(210, 20, 15, "#c8923c"))
    s.add(s.glow(340, 140, 120, "#ffe8a0", 0.5))
    s.cut(disc(340, 138, 84, "#c8962c"), disc(340, 138, 76, "#f0c450"), disc(340, 138, 70, "none", stroke="#a8741c", stroke_width=3, stroke_dasharray="4 6"))
    s.cut(curve([(306, 196), (318, 160), (310, 120), (332, 90), (362, 96), (370, 126), (378, 142, 1), (368, 148), (366, 166), (350, 168), (362, 196)], "#d8a838"))
    s.add(path("M350 128q8 5 16 0", stroke="#6a4210", stroke_width=4), path("M322 98L330 78L340 92L350 74L356 94", stroke="#6a4210", stroke_width=4))
    coins(s, 230, 276, 20, 110)


@card(CALYPSO)
def the_blind_beggars_court(s: Scene) -> None:
    """A judge with a bandage in a crypt of beggars."""
    s.vault(240, 200)
    s.cut(box(170, 170, 140, 90, "#5a4634", 3), box(160, 162, 160, 14, "#7a5e44", 3))
    s.stand(lady("stand", "#4a5a50", "long", "#c8c8bc", "#d8b898"), 240, 226, 1.45)
    s.cut(place(line([(-14, -2), (14, -6)], "#f4f0e4", 9), 243, 90))
    s.add(path("M170 120H310M240 96V130M170 120L156 146M170 120L184 146M310 120L296 146M310 120L324 146", stroke="#e8c05a", stroke_width=4), path("M150 146H190Q186 160 170 160Q154 160 150 146ZM290 146H330Q326 160 310 160Q294 160 290 146Z", "#e8c05a"))
    crowd(s, 262, "#0c1412", 13, 0.9)
    burning(s, 178, 162, 26, 0.8)
    burning(s, 302, 162, 26, 0.8)


@card(CALYPSO)
def the_river_toll(s: Scene) -> None:
    """A scale over the river: a cage against a stone."""
    river(s, moon=400)
    s.cut(box(230, 20, 20, 250, "#5a4028"), box(196, 262, 88, 16, "#4a3420"), place(box(-160, -6, 320, 13, "#6a4a2c", 4), 240, 48, 1, 9))
    s.add(path("M84 26V70M396 72V110", stroke="#a8a8a0", stroke_width=4))
    s.cut(disc(396, 150, 42, "#7c807c", 36))
    s.stand(person("cower", "#4a4434", on="hair"), 84, 190, 1.1)
    s.cut(path("M44 192V96Q44 70 84 66Q124 70 124 96V192ZM58 192V82M71 192V72M84 192V68M97 192V72M110 192V82M44 130H124", stroke="#3a3c40", stroke_width=5), box(38, 190, 92, 9, "#3a3c40"))


@card(CALYPSO)
def safe_number_nine(s: Scene) -> None:
    """An iron door with an ear."""
    cellar(s)
    s.cut(safe(60, 190, 96), safe(420, 190, 96))
    s.cut(safe(240, 146, 216))
    ear = curve([(-26, 40), (-34, -10), (-20, -48), (14, -54), (34, -30), (30, 4), (14, 22), (8, 46), (-12, 54)], "#c89078") + curve([(-14, 18), (-20, -12), (-8, -36), (12, -38), (20, -20), (12, -2)], "#a86a58") + path("M2 -22Q-12 -6 4 6Q10 18 -4 26", stroke="#6a3a30", stroke_width=6)
    s.add(s.glow(240, 146, 110, "#ffd0b0", 0.5))
    s.cut(place(ear, 240, 146, 1.25))
    s.add(path("M330 120q22 26 0 52M346 108q34 38 0 76", stroke="#f0ecd0", stroke_width=4, opacity=0.7))


@card(CALYPSO)
def the_pleasure_barge(s: Scene) -> None:
    """A barge full of candles; hands reach up from the water."""
    river(s, moon=80, ships=False)
    s.add(s.glow(250, 150, 210, "#ffe08a", 0.6))
    s.cut(path("M40 176H440L400 228H90Z", "#4a2c24"), box(110, 110, 260, 66, "#6a3a30"), path("M96 112Q240 66 384 112Z", "#b8863c"), *(box(128 + i * 42, 124, 24, 42, "#ffe6a0") for i in range(6)))
    for i in range(8):
        burning(s, 62 + i * 52, 178, 22, 0.7, TALLOW)
    for x, t in ((80, -12), (180, 8), (290, -6), (396, 14)):
        s.cut(place(hand("#8ab0a0"), x, 290, 0.8, t))


@card(CALYPSO)
def calypsos_dressing_room(s: Scene) -> None:
    """A cracked glass with lamps, a contract that has an eye."""
    parlour(s, paper="#2c5a54")
    s.cut(box(60, 210, 250, 16, "#6a4630"), box(70, 224, 16, 60, "#5a3a26"), box(284, 224, 16, 60, "#5a3a26"))
    s.cut(box(106, 46, 160, 164, "#c8923c", 6))
    s.add(box(116, 56, 140, 148, s.linear((0, "#d8f0e8"), (1, "#5a8a88"))), path("M186 56L176 110L200 130L170 204M176 110L116 130M200 130L256 116", stroke="#ffffff", stroke_width=2.6))
    s.add(*(s.glow(x, y, 34, GAS, 0.9) + disc(x, y, 7, "#fff4cc") for x, y in ((106, 66), (106, 116), (106, 166), (266, 66), (266, 116), (266, 166), (146, 46), (226, 46))))
    s.cut(place(potion("#e0788a"), 136, 190, 0.4), place(potion("#8ad8c0"), 236, 190, 0.36), place(shell(), 300, 194, 0.4))
    s.cut(box(336, 30, 110, 140, "#8a6424", 3), box(346, 40, 90, 120, "#efe2c2"))
    s.add(path("M356 56h70M356 70h60M356 130h70M356 144h40", stroke="#5a4632", stroke_width=3), place(curve([(-30, 0, 1), (0, -17), (30, 0, 1), (0, 17)], "#fffbe8") + disc(0, 0, 12, "#2f8c6c") + disc(0, 0, 5, "#081010"), 391, 100))


@card(CALYPSO)
def the_throne_under_smithfield(s: Scene) -> None:
    """The King of tallow on his throne among his lights."""
    s.vault(240, 206)
    s.add(s.glow(240, 130, 190, "#ffe08a", 0.7))
    s.cut(path("M150 270V60L180 20L210 60V40L240 4L270 40V60L300 20L330 60V270Z", "#5a3a24"))
    s.cut(curve([(160, 300), (170, 220), (210, 188), (270, 188), (310, 220), (320, 300)], "#d8c078"))
    s.cut(place(king(), 240, 148, 0.95))
    s.add(*(s.bloom(place(curve([(0, 4), (-6, -6), (0, -22, 1), (6, -6)], "#ffb43c"), 240 + i * 18, 148 - 55 - (30 + (2 - abs(i)) * 10) * 0.95), by=4) for i in range(-2, 3)))
    for i, x in enumerate((30, 76, 120, 360, 404, 450)):
        burning(s, x, 276 - (i % 3) * 12, 60 + (i * 17) % 30, 0.9, TALLOW)
    s.cut(place(path("M-16 -12H16Q14 12 0 12Q-14 12 -16 -12Z", "#f4f0e6") + disc(22, -2, 7, "none", stroke="#f4f0e6", stroke_width=4), 330, 220))


# London Dread


@card(DREAD)
def thirteen_strikes(s: Scene) -> None:
    """Big Ben; the hand points at a thirteenth hour."""
    street(s, at=450)
    s.cut(box(170, -20, 140, 300, "#6a5e48"), box(160, 190, 160, 14, "#7a6c52"), path("".join(f"M{182 + i * 24} 206V292" for i in range(6)), stroke="#3a3428", stroke_width=7))
    s.add(s.glow(240, 96, 170, "#fff0b8", 0.8))
    s.cut(disc(240, 96, 84, "#c89a4a"), disc(240, 96, 76, "#fbf2d4"))
    s.add("".join(place(box(-3, -70, 6, 15, "#2a2018"), 240, 96, 1, i * 360 / 13) for i in range(13)), path("M240 96L236 40M240 96L268 126", stroke="#1c140c", stroke_width=8), disc(240, 96, 7, "#8e1d18"), s.bloom(place(box(-4, -73, 8, 20, "#e0322c"), 240, 96, 1, 0), by=5))
    s.add(*(path(f"M{240 - r} {80 - r * 0.3}A{r} {r} 0 0 0 {240 - r} {112 + r * 0.3}M{240 + r} {80 - r * 0.3}A{r} {r} 0 0 1 {240 + r} {112 + r * 0.3}", stroke="#fff4d0", stroke_width=4, opacity=0.5) for r in (104, 124, 146)))


@card(DREAD)
def the_cartographers_madness(s: Scene) -> None:
    """A map that grows in the middle, a mad pen."""
    boards(s)
    for t in (-14, 9, -4):
        s.cut(place(box(-150, -100, 300, 200, "#e6d8ae"), 240, 150, 1, t))
    spiral = "M240 150"
    for i in range(1, 120):
        spiral += f"L{240 + (8 + i * 0.95) * math.cos(i / 3.2):.0f} {150 + (6 + i * 0.66) * math.sin(i / 3.2):.0f}"
    s.add(path(spiral, stroke="#3a2a1c", stroke_width=3), path("".join(f"M240 150L{240 + 136 * math.cos(a):.0f} {150 + 88 * math.sin(a):.0f}" for a in (0.2, 0.9, 1.7, 2.4, 3.2, 3.9, 4.7, 5.5)), stroke="#3a2a1c", stroke_width=2), disc(240, 150, 15, "#120c08"), path("M94 208Q180 170 250 214T386 190", stroke="#5a8a8a", stroke_width=7, opacity=0.8))
    s.cut(limb([(500, 300), (420, 240), (372, 200)], [70, 52, 40], "#3a3440"), place(fist("#d8a884"), 352, 186, 0.75, -60), line([(360, 200), (262, 156)], "#5a3a20", 7))


@card(DREAD)
def the_asylum_choir(s: Scene) -> None:
    """Patients in white sing in rows; one place is empty."""
    s.vault(240, 196)
    s.add(s.rays(240, 60, "#f4f4d0", 0.4, 13, 300))
    for row, (y, k) in enumerate(((176, 0.8), (218, 1), (266, 1.25))):
        for i in range(5 - row % 2):
            x = 76 + i * 82 + row % 2 * 41
            if row == 2 and i == 2:
                s.add(s.glow(x, y - 40, 60, "#fff8d8", 0.9))
                continue
            s.stand(lady("stand", "#d8d8c8", "hair", "#4a463c", "#c8c0a8", scream=True), x, y, k)


@card(DREAD)
def beneath_the_monument(s: Scene) -> None:
    """A stair that winds down to a light."""
    s.ground(0.5, 0.9)
    s.bricks(9, 33, 0, 0.3)
    s.add(disc(240, 150, 190, "#0a0a0c", 134), s.glow(240, 210, 90, "#d8f0a0", 0.9))
    for i in range(26, -1, -1):
        a, r = -1.2 + i * 0.36, 176 - i * 5.4
        x, y = 240 + r * math.cos(a), 112 + i * 4.4 + r * 0.5 * math.sin(a)
        s.cut(place(box(-26, -8, 52, 16, light("#4a463c", max(0, 0.4 - i * 0.015)), 2), x, y, max(0.4, 1.1 - i * 0.026), math.degrees(a) * 0.2), shadow=0.4)
    s.stand(person("sneak", "#2a2830", on="bowler"), 336, 96, 0.7, flip=True)
    s.add(place(eyes("#d8ff8a", 22, 4, 8), 240, 216))


@card(DREAD)
def the_lamplighters_strike(s: Scene) -> None:
    """Lamps that burn green, poles thrown down."""
    street(s, at=60)
    for x, base, h in ((150, 232, 120), (330, 232, 120), (420, 250, 170)):
        lamp(s, x, base, h, "#a8ff8a")
    s.stand(person("raise", "#14121a", "#0e0c12", "#0a0a0e", "top", "#0e0c12"), 396, 262, 1.2)
    s.cut(place(box(-130, -4, 260, 7, "#8a6238", 3) + disc(132, 0, 8, "#c89a4a"), 190, 262, 1, -6), place(box(-130, -4, 260, 7, "#7a5430", 3) + disc(132, 0, 8, "#c89a4a"), 170, 272, 1, 9))


@card(DREAD)
def three_chairs_one_empty(s: Scene) -> None:
    """Two dead gentlemen at a table; a third chair is drawn back."""
    parlour(s, paper="#3c4a40")
    for x, who in ((110, True), (240, False), (370, True)):
        s.cut(box(x - 44, 76, 88, 170, "#4a2c20", 10), box(x - 34, 88, 68, 90, "#6a3a34", 8))
        if who:
            s.cut(curve([(-40, 80), (-36, 20), (-14, 0), (14, 0), (36, 20), (40, 80)], "#2a2830", transform=f"translate({x} 168)"), place(skull(BONE), x, 136, 0.9), poly([(x - 9, 166), (x + 9, 166), (x, 196)], "#e8e0d0"))
        else:
            s.add(s.glow(x, 150, 90, SICK, 0.6))
    s.cut(disc(240, 256, 220, "#5a3822", 40), disc(240, 248, 216, "#7a5034", 36))
    burning(s, 180, 246, 44, 0.9)
    burning(s, 300, 246, 30, 0.9)
    s.cut(place(letter(), 240, 250, 0.42, 5))


@card(DREAD)
def the_name_in_the_fog(s: Scene) -> None:
    """Strokes as tall as churches over the roofs."""
    s.ground(0.5, 0.4)
    for data in ("M60 70Q110 30 150 70T96 150Q60 200 150 214M104 40V232", "M204 60L282 110L204 160L282 214M243 40V232M196 136H290", "M330 210Q316 90 366 50Q420 100 392 160T340 130M366 50V226"):
        s.add(s.blur(path(data, stroke="#f8f8e0", stroke_width=19), 7, 0.75), fade(path(data, stroke="#ffffff", stroke_width=5), 0.4))
    s.mist(150, "#e0e4c8", 0.5)
    houses(s, 262, "#2a2c2c", low=10, high=70, lit=0.7)
    s.mist(272, "#d8dcc0", 0.6)


@card(DREAD)
def the_queens_physician(s: Scene) -> None:
    """A doctor listens to something vast under a coverlet."""
    parlour(s, paper="#4a3c4a")
    s.add(s.glow(310, 120, 190, SICK, 0.5))
    s.cut(box(170, 30, 290, 30, "#8a2c34"), box(176, 50, 14, 220, "#6a4428"), box(440, 50, 14, 220, "#6a4428"), path("M190 56Q200 120 190 180M440 56Q430 120 440 180", stroke="#8a2c34", stroke_width=22))
    s.cut(curve([(186, 262, 1), (196, 190), (240, 120), (320, 90), (400, 124), (442, 200), (446, 262, 1)], "#c8c0a0"))
    s.add(path("M230 160Q250 200 236 250M300 110Q310 180 300 250M370 120Q366 190 380 250", stroke="#8a8468", stroke_width=4), place(eyes(SICK, 44, 8, 6), 330, 128))
    s.stand(person("reach", "#1c1a22", on="bald", beard="#d8d4c8"), 110, 266, 1.6)
    s.add(path("M160 138Q190 160 214 168M160 138Q150 120 138 124", stroke="#1a1418", stroke_width=4), disc(218, 168, 10, "#d8b050"))


@card(DREAD)
def london_stone(s: Scene) -> None:
    """A lump behind a grille, with light in its cracks."""
    cellar(s, 0.5, 0.55)
    s.cut(path("M90 280V120A150 120 0 0 1 390 120V280Z", "#5a5648"))
    s.add(path("M112 280V124A128 104 0 0 1 368 124V280Z", "#0c0c0e"), s.glow(240, 190, 150, SICK, 0.7))
    s.cut(curve([(150, 262), (160, 190), (190, 140), (240, 120), (296, 138), (330, 196), (332, 262), (240, 276)], "#a8a48c"), curve([(240, 122), (296, 138), (330, 196), (332, 262), (270, 270), (262, 190)], "#7c786a"))
    s.add(s.bloom(path("M200 150L222 190L206 222L236 262M250 130L258 176L292 206L284 250M222 190L258 176", stroke="#d8ffa8", stroke_width=5), by=6))
    s.cut(path("M112 150H368M112 210H368" + "".join(f"M{134 + i * 42} 60V284" for i in range(6)), stroke="#2c2a28", stroke_width=9))
