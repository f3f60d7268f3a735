"""The pictures of the Challenges, Calypso's Secrets and the Conditions."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import Scene, box, curve, dark, disc, fade, flame, hand, light, limb, line, path, place, poly, skull
from sprites.draw.london.kit import (
    BONE,
    CALLER,
    CALYPSO,
    DREAD,
    LETTER,
    burning,
    card,
    cellar,
    coins,
    corpse,
    graves,
    hat,
    houses,
    lady,
    letter,
    mirror,
    open_book,
    parlour,
    person,
    smoke,
    stage,
    street,
    tombstone,
    wheel,
)
from sprites.draw.london.plots import caller
from sprites.draw.london.plots_more import king, shell
from sprites.draw.terrorscape.kit import boards, clock_face, fist, knife, palm, speed

TALLOW, SICK, FIRE = "#f0dc9a", "#c8f0a0", "#ff9a4a"


# The Letter


@card(LETTER)
def endure_the_pain(s: Scene) -> None:
    """A pen writes on an arm."""
    s.ground(0.5, 0.5)
    s.cut(limb([(-20, 260), (140, 210), (300, 170)], [110, 84, 52], "#d8ac88"), place(fist("#d8ac88"), 330, 150, 0.9, 60))
    s.add(s.bloom(path("M60 220q9 -14 18 0t18 0t16 -8M150 192q9 -14 18 0t18 -4t14 -6", stroke="#ff4a3a", stroke_width=6), by=5))
    s.cut(place(limb([(0, 0), (40, -90), (60, -190)], [3, 22, 4], "#efe6d2") + path("M0 0L40 -90L58 -180", stroke="#b8a888", stroke_width=3) + poly([(-4, 12), (6, -8), (14, -4)], "#2a1a14"), 222, 186))


@card(LETTER)
def the_mirror_answers(s: Scene) -> None:
    """A reflection that leans out."""
    parlour(s, paper="#5a2c24")
    s.add(s.glow(250, 130, 160, FIRE, 0.6))
    s.cut(place(mirror("#c8a890"), 250, 140, 2.0))
    s.stand(person("reach", "#2a1a1e", on="hair", skin="#e0c0a0", scream=True), 230, 214, 1.2)
    s.stand(person("cower", "#4a3a4a", on="hair"), 410, 282, 1.3, flip=True)


@card(LETTER)
def read_it_backwards(s: Scene) -> None:
    """A book whose lines run round to an eye."""
    boards(s)
    s.cut(place(open_book("#8e1d18"), 240, 160, 2.3))
    s.add(path("M420 110A190 120 0 1 0 420 210", stroke="#ffb070", stroke_width=9, opacity=0.8), poly([(440, 116), (404, 120), (424, 86)], "#ffb070"), s.glow(240, 150, 120, FIRE, 0.5))
    s.cut(place(curve([(-44, 0, 1), (0, -28), (44, 0, 1), (0, 28)], "#fff4e0") + disc(0, 0, 19, "#8e1d18") + disc(0, 0, 8, "#120606"), 240, 150))


@card(LETTER)
def hands_beneath_the_floor(s: Scene) -> None:
    """Boards lift; fingers in every gap."""
    s.ground(0.5, 0.9, ("#ffb46a", "#a8481f", "#2a100c", "#0c0506"))
    for row in range(4):
        for i in range(4):
            s.cut(place(hand(("#b8946e", "#a07a5c")[i % 2], claw=True), 60 + i * 120 + row % 2 * 50, 100 + row * 62, 0.62, s.random.uniform(-20, 20)))
        s.cut(place(box(-280, -16, 560, 32, ("#7a4c2c", "#6a4024")[row % 2]) + path("M-260 -6h180M-40 4h220", stroke="#3a2012", stroke_width=3), 240, 110 + row * 62, 1, (-3, 2, -2, 3)[row]))


@card(LETTER)
def burn_the_envelope(s: Scene) -> None:
    """One match beneath a letter."""
    s.ground(0.5, 0.6)
    s.add(s.glow(240, 150, 190, FIRE, 0.7))
    s.cut(place(letter(), 240, 100, 2.2, -6))
    s.add(path("M180 120q10 -16 24 0M260 114q12 -16 26 -2M190 156q50 30 96 -6", stroke="#5a1410", stroke_width=6))
    s.cut(place(palm("#d8a47c"), 190, 300, 0.7, 14), limb([(206, 250), (250, 214)], [8, 7], "#c8a060"))
    s.add(s.bloom(place(flame(), 256, 214, 0.72), by=7), s.embers(22, "#ffb45a", (180, 40, 330, 200)))


@card(LETTER)
def your_own_handwriting(s: Scene) -> None:
    """A page that writes itself; your hand moves with it."""
    boards(s)
    s.cut(poly([(110, 20), (350, 30), (340, 268), (100, 256)], "#efe2c2"))
    s.add(path("".join(f"M132 {58 + i * 26}q10 -12 20 0t20 0t20 0t20 0" + (f"t20 0t20 0t20 0" if i < 5 else "") for i in range(7)), stroke="#3a1c1c", stroke_width=4))  # noqa: F541
    s.cut(fade(limb([(500, 330), (420, 270), (330, 224)], [80, 60, 44], "#3a3046"), 1), place(fist("#d8ac88"), 308, 214, 0.75, -54), line([(300, 204), (232, 214)], "#efe6d2", 6))
    s.add(fade(place(fist("#fff4e0"), 250, 150, 0.75, -54), 0.35), fade(place(fist("#fff4e0"), 210, 96, 0.75, -54), 0.22))


# The Gentleman Caller


@card(CALLER)
def the_leap(s: Scene) -> None:
    """A jump between roofs."""
    s.ground(0.5, 0.25)
    s.moon(240, 90, 52)
    houses(s, 292, "#20264a", low=10, high=50, lit=0.4)
    s.cut(poly([(-10, 170), (110, 150), (120, 300), (-10, 300)], "#2a2f58"), poly([(490, 180), (370, 160), (362, 300), (490, 300)], "#2a2f58"), box(20, 110, 30, 60, "#4a3a4a"))
    s.stand(person("run", "#3a2c3c", on="hair"), 236, 176, 1.15, -14)
    s.stand(caller(), 430, 178, 1.0, flip=True)
    speed(s, 190, 130, 5, 90)


@card(CALLER)
def a_voice_you_loved(s: Scene) -> None:
    """Somebody dear outside the window in the rain."""
    parlour(s, paper="#2c3458")
    s.cut(box(150, 16, 180, 196, "#4a3a34"))
    s.add(box(160, 26, 160, 176, s.linear((0, "#8aa4d8"), (1, "#2c3a6a"))))
    s.stand(lady("reach", "#c8d4ec", "long", "#4a3424", "#e8dcd0"), 230, 204, 1.3)
    s.add(path("".join(f"M{s.random.randint(160, 316)} {s.random.randint(28, 186)}l-5 15" for _ in range(46)), stroke="#d8e4ff", stroke_width=2, opacity=0.7), path("M240 26V202M160 114H320", stroke="#4a3a34", stroke_width=7))
    s.cut(place(palm("#2a2440"), 120, 282, 0.9, 24))


@card(CALLER)
def blades_in_the_cape(s: Scene) -> None:
    """A cape opens; its lining is knives."""
    s.ground(0.5, 0.4)
    s.cut(curve([(240, 10), (60, 40), (-20, 160), (0, 310), (240, 250), (480, 310), (500, 160), (420, 40)], "#14101a"), curve([(240, 40), (100, 70), (30, 170), (50, 280), (240, 230), (430, 280), (450, 170), (380, 70)], "#8e1d2c"))
    for i in range(4):
        for side in (-1, 1):
            s.cut(place(knife(), 240 + side * (66 + i * 42), 190 + i * 12, 0.9, side * (14 + i * 8)))
    s.stand(caller(), 240, 290, 1.7)


@card(CALLER)
def count_the_steps(s: Scene) -> None:
    """A stair that goes on, chalk strokes on the wall."""
    cellar(s, 0.8, 0.2)
    for i in range(11):
        s.cut(box(90 + i * 36, 262 - i * 22, 420 - i * 36, 40, ("#4a4e74", "#3a3e62")[i % 2]), shadow=0.3)
    s.add(*(path("".join(f"M{40 + j * 10 + g * 70} {40 + g * 6}v30" for j in range(4)) + f"M{34 + g * 70} {66 + g * 6}l44 -22", stroke="#f0ecd8", stroke_width=4) for g in range(2)), path("M180 52v30M190 52v30M200 52v30", stroke="#f0ecd8", stroke_width=4))
    s.stand(person("sneak", "#2c2438", on="bowler"), 250, 176, 0.95)
    s.add(s.glow(450, 20, 120, "#ffdf9a", 0.8))


@card(CALLER)
def hold_the_light(s: Scene) -> None:
    """A lamp held up; a face that is not there behind it."""
    s.ground(0.4, 0.4, ("#ffe8b0", "#a8743c", "#2c2444", "#08081a"))
    s.add(s.rays(190, 110, "#ffe8b0", 0.5, 19, 360))
    s.cut(limb([(60, 320), (120, 220), (170, 150)], [70, 50, 36], "#4a3444"), place(fist("#d8a884"), 176, 142, 0.7, 20), path("M186 100Q190 50 210 50Q236 52 234 96", stroke="#2a2018", stroke_width=6), box(182, 96, 56, 78, "#ffe8a8", 6, stroke="#2a2018", stroke_width=7), path("M180 96H240L226 74H194Z", "#2a2018"))
    s.add(s.glow(210, 134, 110, "#fff4d0", 0.9), s.bloom(disc(210, 140, 12, "#ffffff", 18), by=6))
    for part in caller().layers:
        s.cut(place(part, 380, 286, 1.7, flip=True))


@card(CALLER)
def he_doffs_his_hat(s: Scene) -> None:
    """Under the hat there is more night."""
    s.ground(0.5, 0.35, ("#c8b8ff", "#4a3c8a", "#181438", "#060614"))
    s.cut(curve([(110, 310), (130, 230), (200, 196), (280, 196), (350, 230), (370, 310)], "#17131a"), poly([(214, 200), (266, 200), (240, 270)], "#efe9e0"))
    s.cut(curve([(196, 130), (202, 110, 1), (222, 118), (240, 106), (262, 118), (280, 108, 1), (284, 136), (272, 180), (240, 204), (208, 180)], "#e8e0d4"), path("M214 170Q240 186 268 168", stroke="#7a1018", stroke_width=5))
    s.add(path("M212 142q10 6 20 0M250 142q10 6 20 0", stroke="#2a1c24", stroke_width=5), curve([(206, 108), (222, 116), (240, 104), (262, 116), (276, 108), (320, 20), (160, 20)], "#0a0820", opacity=0.85), path("".join(f"M{s.random.randint(180, 300)} {s.random.randint(22, 100)}h0" for _ in range(34)), stroke="#ffffff", stroke_width=3))
    s.cut(place(hat("top", "#1b171f"), 376, 190, 2.4, 34), limb([(350, 250), (400, 210), (386, 150)], [40, 32, 24], "#17131a"), place(fist("#efe9e0"), 384, 134, 0.5, 20))


# Calypso's Bargain


@card(CALYPSO)
def the_kings_guard(s: Scene) -> None:
    """Tall candles with knives."""
    s.vault(240, 210)
    for x, k in ((60, 1), (130, 1.2), (240, 1.4), (350, 1.2), (420, 1)):
        burning(s, x, 276, 112, k, TALLOW)
        s.cut(place(limb([(0, -60), (26, -56), (36, -78)], [10, 8, 7], TALLOW) + place(knife(), 36, -80, 0.6, 20), x, 276, k))
        s.add(place(disc(-4, -92, 2.6, "#2a1a10") + disc(5, -92, 2.6, "#2a1a10") + path("M-4 -82q5 -5 9 0", stroke="#2a1a10", stroke_width=2), x, 276, k))


@card(CALYPSO)
def every_man_has_a_price(s: Scene) -> None:
    """Scales: a heart against coins."""
    s.ground(0.5, 0.4)
    s.add(s.rays(240, 110, "#fff0b0", 0.35, 15, 320))
    s.cut(box(233, 50, 14, 210, "#c89a3c"), box(180, 256, 120, 18, "#a87a2c", 5), place(box(-160, -5, 320, 10, "#c89a3c", 4), 240, 64, 1, -8), disc(240, 50, 14, "#e8c05a"))
    s.add(path("M84 88L50 190M84 88L120 190M398 44L362 146M398 44L432 146", stroke="#e8d8a0", stroke_width=3))
    s.cut(path("M40 190H130Q120 220 85 220Q50 220 40 190Z", "#d8a84a"), path("M352 146H442Q432 176 397 176Q362 176 352 146Z", "#d8a84a"))
    coins(s, 85, 190, 20, 28)
    s.cut(path("M397 146C366 122 366 92 384 90 392 90 396 98 397 102 398 98 402 90 410 90 428 92 428 122 397 146Z", "#c8303c"))


@card(CALYPSO)
def tallow_and_flame(s: Scene) -> None:
    """Fire runs over a floor of grease."""
    cellar(s)
    s.add(s.glow(240, 230, 230, FIRE, 0.8))
    s.cut(curve([(20, 256), (90, 226), (200, 236), (300, 222), (410, 236), (466, 262), (380, 290), (120, 290)], "#d8c078"))
    for x, k in ((70, 0.7), (130, 1), (200, 0.8), (280, 1.2), (350, 0.9), (420, 0.7)):
        s.add(s.bloom(place(flame(), x, 268 - (x % 3) * 6, k), by=6))
    s.stand(person("run", "#3a2c30", on="hair", scream=True), 224, 262, 1.2)
    s.cut(place(box(-60, -6, 80, 12, "#6a4628", 4) + box(16, -10, 30, 20, "#2a1a10", 4), 370, 276, 1, -12))


@card(CALYPSO)
def the_sewer_rises(s: Scene) -> None:
    """Water fills a tunnel."""
    s.vault(240, 190)
    s.add(s.glow(240, 130, 110, "#d8f0c8", 0.5))
    for i, (y, c) in enumerate(((176, "#3a6a54"), (206, "#2c5444"), (238, "#1e3e34"))):
        s.wide("M-10 300V" + str(y) + "".join(f"q15 {-16 - i * 4} 30 0t30 0" for _ in range(9)) + "V300Z", c, "#c8f0d0")
    s.cut(place(palm("#d8a884", glove="#4a3444"), 190, 214, 0.8, -12), place(hat("bowler", "#2a2624"), 320, 238, 1.4, 20))
    s.cut(place(box(-26, -20, 52, 40, "#7a4a26", 5), 400, 206, 0.8, 18))


@card(CALYPSO)
def the_ledger_of_sins(s: Scene) -> None:
    """A great book by candle; a finger of wax on the line."""
    boards(s)
    s.cut(place(open_book(), 230, 160, 2.6))
    s.add(path("M276 120H392M276 144H380M276 168H392M276 192H350", stroke="#8e1d18", stroke_width=5))
    s.cut(limb([(500, 60), (420, 90), (350, 128)], [70, 48, 30], TALLOW), limb([(356, 126), (326, 140), (300, 146)], [20, 16, 10], "#f8ecc0"))
    burning(s, 66, 120, 60, 1, TALLOW)
    s.add(path("M352 142q2 18 -2 34M386 118q4 26 0 44", stroke=TALLOW, stroke_width=7))


@card(CALYPSO)
def sing_for_your_supper(s: Scene) -> None:
    """One sings before a throne; notes fly."""
    stage(s, 200)
    s.stand(person("raise", "#3a2c44", on="hair", scream=True), 160, 262, 1.5)
    s.cut(place(king(), 376, 190, 0.9))
    note = disc(0, 0, 9, "#17110c", 7) + path("M8 -2V-34L26 -28", stroke="#17110c", stroke_width=4)
    for x, y, k in ((220, 116, 1), (256, 82, 0.8), (286, 120, 1.1), (240, 170, 0.7)):
        s.cut(place(note.replace("#17110c", "#fff0b8"), x, y, k))


# London Dread


@card(DREAD)
def the_fog_has_teeth(s: Scene) -> None:
    """A mouth in the fog above a street."""
    street(s, at=452)
    s.add(s.blur(disc(240, 120, 190, "#d8dcc0", 110), 14, 0.7))
    s.add(curve([(80, 110), (160, 60), (240, 46), (320, 60), (400, 110), (330, 180), (240, 200), (150, 180)], "#0c0d0e"))
    for i in range(9):
        x = 100 + i * 35
        top, low = 110 - 60 * math.sin((x - 80) / 320 * math.pi), 110 + 86 * math.sin((x - 80) / 320 * math.pi)
        s.cut(poly([(x - 14, top), (x + 14, top), (x, top + 44)], "#eef0d8"), poly([(x - 14, low), (x + 14, low), (x, low - 40)], "#d8dcc0"))
    s.stand(person("run", "#2a2428", on="bowler"), 130, 276, 0.9, flip=True)
    s.mist(230, "#d8dcc0", 0.6)


@card(DREAD)
def all_the_clocks_stop(s: Scene) -> None:
    """Clocks of all kinds at one minute."""
    parlour(s, paper="#3c403a")
    for x, y, k in ((90, 90, 1), (240, 110, 1.7), (390, 90, 1), (150, 220, 0.9), (330, 220, 0.9), (50, 200, 0.7), (430, 200, 0.7)):
        s.cut(place(clock_face("M0 0V-26M0 0V-16"), x, y, k))
    s.add(fade(path("M170 40L300 190M300 40L180 186", stroke="#e8f0d0", stroke_width=3), 0.6), s.glow(240, 110, 150, SICK, 0.4))


@card(DREAD)
def the_dead_of_four_plagues(s: Scene) -> None:
    """A cart full of the dead, politely driven."""
    graves(s)
    s.cut(poly([(120, 170), (380, 160), (360, 236), (136, 240)], "#5a4028"), *(line([(140 + i * 46, 172), (146 + i * 42, 238)], "#2a1c12", 5) for i in range(6)))
    for x, y in ((160, 160), (220, 146), (282, 150), (340, 152)):
        s.cut(place(skull(BONE), x, y, 0.72, (x % 5) * 6 - 12))
    s.cut(place(hand("#a8b098"), 250, 150, 0.6, 30), place(hand("#a8b098"), 190, 150, 0.6, -20))
    s.cut(place(wheel(44), 180, 250), place(wheel(44), 330, 248))
    s.stand(corpse("raise", "#3a3a34", "top"), 64, 270, 1.3)
    s.cut(place(path("M-16 14Q-14 -16 0 -18Q14 -16 16 14L22 20H-22Z", "#c89a4a"), 82, 118))


@card(DREAD)
def your_name_on_the_stone(s: Scene) -> None:
    """A fresh stone and an open grave."""
    graves(s)
    s.cut(place(tombstone("#a8aa9c").replace("M-14 -14H14M-14 -6H8", "M-15 -14q5 -8 8 0t8 0t8 0"), 240, 214, 2.6))
    s.cut(poly([(130, 292), (170, 222), (310, 222), (350, 292)], "#0c0a0a"), curve([(340, 280), (370, 240), (410, 232), (450, 270)], "#4a3a2a"))
    s.cut(place(box(-3.5, -80, 7, 100, "#8a6238") + path("M-15 18H15V40Q0 58 -15 40Z", "#9aa4a8"), 410, 196, 1, 18))
    burning(s, 152, 226, 26, 0.9)


@card(DREAD)
def the_city_turns_its_head(s: Scene) -> None:
    """Every window is an eye."""
    s.ground(0.5, 0.3)
    houses(s, 230, "#4a4c48", low=80, high=150, lit=0)
    houses(s, 292, "#242626", low=50, high=120, lit=0)
    for _ in range(30):
        x, y = s.random.randint(20, 460), s.random.randint(90, 274)
        s.add(place(curve([(-11, 0, 1), (0, -7), (11, 0, 1), (0, 7)], "#fff4c8") + disc((240 - x) / 60, (200 - y) / 60, 4.6, "#1a1410"), x, y, s.random.uniform(0.8, 1.4)))
    s.stand(person("stand", "#0c0c10", "#0c0c10", on="bowler", hue="#0c0c10"), 240, 288, 0.6)


@card(DREAD)
def nothing_below_the_stairs(s: Scene) -> None:
    """A stair into black, and claws over the edge."""
    s.ground(0.5, 0.2)
    for i in range(7):
        s.cut(box(90 + i * 14, 60 + i * 26, 300 - i * 28, 30, dark("#8a8670", i * 0.13)), shadow=0.5)
    s.add(disc(240, 292, 150, "#020203", 76), s.blur(disc(240, 292, 170, "#020203", 90), 12))
    for x, t in ((120, -24), (180, -8), (300, 8), (360, 24)):
        s.cut(place(hand("#1c1c20", claw=True), x, 262, 0.9, t), rim="#c8ccaa")
    s.stand(person("cower", "#5a4a3a", on="hair", scream=True), 240, 66, 0.5)


# Calypso's Secrets


@card(CALYPSO)
def the_kings_true_name(s: Scene) -> None:
    """A crown in a shell, a flame that goes out."""
    s.ground(0.5, 0.5)
    s.add(s.rays(240, 150, "#fff4c0", 0.45, 19, 340))
    s.cut(place(shell("#f0c8b0"), 240, 190, 2))
    s.cut(place(poly([(-44, 20), (-54, -30), (-24, -6), (0, -44), (24, -6), (54, -30), (44, 20)], "#e8c05a") + box(-46, 18, 92, 14, "#c8923c", 3), 240, 120))
    smoke(s, 240, 80, "#fff8e0", 76, 0.8)


@card(CALYPSO)
def the_song_that_stops_clocks(s: Scene) -> None:
    """Notes over a clock without hands."""
    s.ground(0.5, 0.5)
    s.cut(place(clock_face("M0 0"), 240, 160, 2.4))
    s.add(s.bloom(path("M20 90Q130 30 240 90T460 70M20 114Q130 54 240 114T460 94M20 138Q130 78 240 138T460 118", stroke="#d8fff0", stroke_width=3), by=4))
    for x, y in ((90, 96), (160, 72), (300, 110), (386, 80)):
        s.cut(place(disc(0, 0, 12, "#fff0b8", 9) + path("M11 -2V-46", stroke="#fff0b8", stroke_width=5) + path("M11 -46Q30 -36 24 -18", stroke="#fff0b8", stroke_width=5), x, y))


@card(CALYPSO)
def the_door_behind_the_mirror(s: Scene) -> None:
    """A looking-glass swings open upon a stair."""
    parlour(s, paper="#2c5a54")
    s.cut(box(160, 24, 150, 200, "#8a6424", 4))
    s.add(box(172, 36, 126, 182, s.linear((0, "#fff4c8"), (1, "#3f7a6c"))), *(box(196 + i * 8, 196 - i * 24, 100 - i * 16, 24, light("#2c4a44", i * 0.1)) for i in range(6)))
    s.add(s.glow(236, 100, 140, "#fff4c8", 0.7))
    s.cut(poly([(310, 24), (420, 56), (420, 262), (310, 224)], "#b8863c"), poly([(320, 40), (410, 68), (410, 246), (320, 212)], "#b8d8d4"))
    s.add(path("M334 80L376 120M330 130L396 190", stroke="#ffffff", stroke_width=5, opacity=0.6))


# Conditions


@card(LETTER)
def injured(s: Scene) -> None:
    """A bandaged arm."""
    s.ground(0.5, 0.5, ("#f08a6a", "#8e2a24", "#3a0f10", "#120405"))
    s.cut(limb([(-20, 240), (120, 190), (250, 168), (330, 156)], [96, 82, 62, 52], "#e0b088"), place(palm("#e0b088"), 338, 156, 0.95, 84))
    s.cut("".join(poly([(140 + i * 26, 146 - i * 3), (166 + i * 26, 142 - i * 3), (176 + i * 26, 226 - i * 6), (150 + i * 26, 230 - i * 6)], ("#f6f0e4", "#e2dacb")[i % 2]) for i in range(5)))
    s.add(curve([(190, 180), (214, 164), (244, 176), (238, 204), (204, 208)], "#c8202c", opacity=0.85))


@card(CALLER)
def unhinged(s: Scene) -> None:
    """A head that opens like a door upon stairs and birds."""
    s.ground(0.5, 0.4, ("#d8b8f8", "#6a4a9a", "#281844", "#0a0614"))
    s.cut(curve([(130, 310), (180, 240), (170, 190), (140, 130), (170, 60), (240, 36), (310, 66), (326, 130), (346, 170, 1), (322, 182), (320, 216), (290, 236), (262, 236), (280, 310)], "#1c142c"))
    s.cut(curve([(176, 120), (196, 76), (240, 62), (284, 82), (290, 124), (240, 140)], "#0a0614"), poly([(290, 84), (372, 34), (380, 96), (292, 130)], "#2c2044"))
    s.add(s.bloom(path("M240 104q4 -3 6 3t-9 8t-13 -12t22 -17t26 25t-36 26", stroke="#e8c8ff", stroke_width=5), by=5))
    for x, y, k in ((330, 40, 1), (380, 70, 0.8), (300, 26, 0.7), (420, 36, 0.9)):
        s.cut(place(curve([(-22, -10, 1), (-8, -10), (0, 2), (8, -10), (22, -10, 1), (6, 6), (-6, 6)], "#f4ecff"), x, y, k))
    s.add(disc(292, 150, 7, "#f4ecff"), disc(294, 150, 3, "#1c142c"))
