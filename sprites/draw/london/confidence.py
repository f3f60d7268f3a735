"""The pictures of the Confidence cards: what one takes heart from, in gold light."""
# outlines are tables: one line each
# fmt: off

from sprites.draw.kit import Scene, box, cross, curve, disc, eyes, hand, limb, line, path, place, poly, star
from sprites.draw.london.kit import BONE, INK, TRUST, burning, card, cog, hat, lady, open_book, pentagram, person
from sprites.draw.terrorscape.kit import fist, knife, palm

STEEL, BRASS, SKIN = "#c8d0d6", "#d8a84a", "#dcaa82"


def dawn(s: Scene, y: float = 150, colour: str = "#fff0b8", count: int = 17) -> None:
    """Light that breaks out behind things."""
    s.ground(0.5, y / 292)
    s.add(s.rays(240, y, colour, 0.5, count, 360))


@card(TRUST)
def a_steady_hand(s: Scene) -> None:
    """A hand that holds a full glass level."""
    dawn(s)
    s.cut(limb([(-20, 250), (110, 210), (196, 190)], [90, 66, 48], "#3a4a6a"), place(fist(SKIN), 214, 180, 1, 70))
    s.cut(path("M200 66H300L290 170H210Z", "#e8f4f8", fill_opacity=0.5), path("M204 90H296L289 166H211Z", "#d88a2c"))


@card(TRUST)
def old_friends_in_low_places(s: Scene) -> None:
    """Two mugs meet."""
    dawn(s, 110)
    for x, t in ((180, 14), (300, -14)):
        s.cut(place(box(-34, -50, 68, 100, "#c8862c", 6) + box(-38, -62, 76, 24, "#fff4e0", 11) + path(f"M{-34 if x < 240 else 34} -26h{-28 if x < 240 else 28}v54h{28 if x < 240 else -28}", stroke="#a86a1c", stroke_width=11), x, 150, 1, t), place(fist(SKIN, "#4a3a30"), x + (-44 if x < 240 else 44), 170, 0.7, 20 if x < 240 else -20))
    s.add(s.embers(16, "#fff0c0", (190, 30, 290, 110), 2.6))


@card(TRUST)
def the_psalm_comes_back(s: Scene) -> None:
    """An open psalter with a dove."""
    dawn(s, 90)
    s.cut(place(open_book(), 240, 206, 1.7))
    s.cut(curve([(176, 70, 1), (220, 66), (236, 90), (276, 72, 1), (262, 104), (296, 100, 1), (256, 124), (226, 122), (206, 100)], "#ffffff"))


@card(TRUST)
def it_was_in_the_almanac(s: Scene) -> None:
    """A page with sun and moon."""
    dawn(s)
    s.cut(place(box(-110, -100, 220, 200, "#f4e6c4", 4) + path("M-90 40H90M-90 58H90M-90 76H40M0 -86V26", stroke="#6a4a2c", stroke_width=4), 240, 150, 1, -4))
    s.cut(place(star(0, 0, 42, "#d8862c", 12, 0.7) + disc(0, 0, 28, "#ffcf5a"), 186, 110), path("M300 66A36 36 0 1 0 330 130 30 30 0 0 1 300 66Z", "#4a6a9a"))


@card(TRUST)
def heads_up_lads(s: Scene) -> None:
    """Three caps thrown high."""
    dawn(s, 240)
    for x, y, t in ((120, 110, -24), (240, 70, 10), (356, 116, 28)):
        s.cut(place(hat("cap", ("#5a4a38", "#3a4a5e", "#6a3a30")[x % 3]), x, y + 60, 2.4, t))
    for x in (110, 240, 370):
        s.cut(place(palm(SKIN, glove="#4a3a30"), x, 280, 0.9, (x - 240) / 12))


@card(TRUST)
def a_smile_and_a_knife(s: Scene) -> None:
    """Red lips, and a blade behind the back."""
    dawn(s, 110)
    s.cut(curve([(130, 110, 1), (190, 74), (240, 92), (290, 74), (350, 110, 1), (290, 160), (240, 170), (190, 160)], "#c8203c"), path("M150 112Q240 130 330 112Q290 140 240 142Q190 140 150 112Z", "#fff8f0"))
    s.cut(place(knife(), 150, 226, 1.5, 82))


@card(TRUST)
def the_chaplains_blessing(s: Scene) -> None:
    """A raised hand with a stole."""
    dawn(s, 110)
    s.cut(limb([(240, 320), (240, 240), (240, 200)], [100, 80, 60], "#f4f0e6"), poly([(216, 210), (264, 210), (280, 300), (200, 300)], "#6a2c7a"))
    s.cut(place(palm(SKIN), 240, 190, 1.5))
    s.cut(place(cross("#f0d080", 20), 240, 256))


@card(TRUST)
def drawing_room_science(s: Scene) -> None:
    """A glass globe with a spark between tea cups."""
    dawn(s)
    s.cut(disc(240, 120, 76, "#d8f0f4", fill_opacity=0.4), box(204, 190, 72, 40, "#6a4428", 6), box(180, 228, 120, 16, "#4a2c18", 4))
    s.add(s.bloom(path("M240 190L226 150L252 130L232 96L250 70", stroke="#a84af0", stroke_width=5), by=7), path("M190 80Q200 60 222 52", stroke="#ffffff", stroke_width=6, opacity=0.7))
    for x in (100, 380):
        s.cut(path(f"M{x - 34} 190H{x + 34}Q{x + 28} 236 {x} 236Q{x - 28} 236 {x - 34} 190Z", "#f8f2e8"), disc(x, 244, 50, "#f8f2e8", 9), path(f"M{x + 32} 200q20 4 12 20t-20 8", stroke="#f8f2e8", stroke_width=7))


@card(TRUST)
def gallantry(s: Scene) -> None:
    """A rose upon a sabre."""
    dawn(s)
    s.cut(place(poly([(-190, -4), (170, -9), (200, 0), (170, 8), (-190, 5)], STEEL) + path("M-190 0H170", stroke="#8a949a", stroke_width=2) + path("M-190 -30Q-230 0 -190 30", stroke=BRASS, stroke_width=9) + box(-250, -8, 62, 16, "#3a2418", 5), 250, 196, 1, -14))
    s.cut(line([(240, 250), (250, 190), (240, 130)], "#4a7a3a", 8), disc(240, 104, 42, "#c8203c"), path("M240 74q22 12 8 34q-28 14 -30 -8M212 92q8 40 44 40M268 96q0 24 -20 34", stroke="#7a1020", stroke_width=5))


@card(TRUST)
def the_thief_on_the_cross(s: Scene) -> None:
    """Three crosses on a hill, one bright."""
    s.ground(0.3, 0.4, ("#fff0b0", "#c87a3c", "#4a2430", "#140a10"))
    s.ridge(230, 8, "#24141a", 60)
    for x, k in ((110, 0.8), (240, 1.1), (370, 0.8)):
        s.cut(place(box(-8, -150, 16, 160, "#3a2420") + box(-48, -118, 96, 14, "#3a2420"), x, 234, k))
    s.add(s.glow(110, 140, 120, "#fff4c8", 0.9), s.rays(110, 140, "#fff4c8", 0.4, 13, 200))


@card(TRUST)
def cipher_and_key(s: Scene) -> None:
    """A wheel of signs and a key."""
    dawn(s)
    s.cut(disc(200, 146, 110, BRASS), disc(200, 146, 98, "#f4e6c4"), disc(200, 146, 66, BRASS), disc(200, 146, 58, "#f4e6c4"))
    s.add(*(place(path(("M-7 7L0 -7L7 7", "M-7 -7L7 7M7 -7L-7 7", "M0 -8V8M-6 0H6", "M-6 -6H6V6H-6Z", "M0 -8A8 8 0 1 0 1 -8")[i % 5], stroke="#4a2c18", stroke_width=3.4), 200, 64, 1) .replace("translate(200 64)", f"rotate({i * 30} 200 146)translate(200 64)") for i in range(12)), *(f'<g transform="rotate({i * 45} 200 146)translate(200 104)">{path("M-5 5L0 -5L5 5", stroke="#8e1d18", stroke_width=3)}</g>' for i in range(8)))
    s.cut(place(disc(0, -46, 30, "none", stroke=STEEL, stroke_width=13) + box(-7, -20, 14, 120, STEEL, 3) + box(6, 66, 30, 13, STEEL) + box(6, 88, 22, 13, STEEL), 376, 140, 1, 20))


@card(TRUST)
def cool_nerve(s: Scene) -> None:
    """A fuse pinched out between two fingers."""
    dawn(s, 120)
    s.cut(limb([(500, 200), (400, 170), (320, 140)], [90, 60, 40], "#2c3450"), limb([(340, 120), (290, 108), (250, 120)], [24, 20, 15], SKIN), limb([(340, 156), (290, 156), (250, 134)], [24, 20, 15], SKIN))
    s.cut(line([(60, 270), (110, 190), (180, 180), (246, 128)], INK, 7))
    s.add(s.blur(line([(248, 116), (230, 80), (262, 50), (240, 10)], "#ffffff", 9), 4, 0.7))
    s.cut(box(20, 240, 110, 44, "#b8332b", 8))


@card(TRUST)
def a_dream_that_came_true(s: Scene) -> None:
    """A sleeper's cloud with a city in it."""
    s.ground(0.5, 0.4, ("#fff0d0", "#b890c8", "#4a3a7a", "#141030"))
    s.cut(*(disc(x, y, r, "#f8f4ff") for x, y, r in ((180, 110, 66), (250, 86, 80), (320, 112, 62), (250, 130, 70), (166, 196, 18), (140, 226, 11))))
    s.cut(path("M190 140V110H206V90L220 74L234 90V140ZM240 140V100A22 22 0 0 1 284 100V140ZM290 140V112H316V140Z", "#c8862c"), disc(262, 70, 6, "#c8862c"), shadow=0.2)
    s.cut(box(20, 256, 200, 40, "#5a4a8a", 16), disc(92, 250, 24, SKIN), curve([(68, 248), (70, 224), (96, 222), (116, 240, 1), (92, 236)], "#3a2418"))


@card(TRUST)
def into_the_lions_den(s: Scene) -> None:
    """A small figure before a great lion."""
    s.ground(0.6, 0.5)
    s.cut(*(disc(310 + 104 * a, 130 + 104 * b, 44, "#a8642c") for a, b in ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))), disc(310, 130, 100, "#c8803c"))
    s.cut(curve([(240, 100), (256, 66), (310, 54), (364, 66), (380, 100), (366, 160), (340, 206), (280, 206), (254, 160)], "#e8b060"), curve([(280, 160), (310, 150), (340, 160), (334, 196), (286, 196)], "#f8e0b0"), poly([(294, 152), (326, 152), (310, 172)], "#4a2418"))
    s.add(path("M310 172V184M310 184q-12 12 -22 4M310 184q12 12 22 4", stroke="#4a2418", stroke_width=4), place(eyes("#fff0a8", 60, 8, 8), 310, 120), disc(281, 120, 4, INK), disc(339, 120, 4, INK))
    s.stand(person("stand", "#2c3450", on="hair"), 90, 276, 1)


@card(TRUST)
def the_scholar_stands_his_ground(s: Scene) -> None:
    """A book for a shield."""
    dawn(s)
    s.stand(person("shield", "#4a3a2c", on="bald", beard="#f0ece4"), 190, 282, 1.9)
    s.cut(place(box(-50, -66, 100, 132, "#6a2c24", 5) + box(-38, -54, 76, 108, "none", 3, stroke=BRASS, stroke_width=4), 320, 150, 1, 8), place(cross(BRASS, 24), 320, 150))
    s.add(s.bloom(star(368, 96, 26, "#fff8d8", 8, 0.3), by=6))


@card(TRUST)
def we_have_come_this_far(s: Scene) -> None:
    """Four on a road towards the light."""
    s.ground(0.5, 0.35, ("#fff4c8", "#e0a050", "#5a3430", "#180c10"))
    s.add(s.glow(240, 100, 190, "#fff8d8", 0.9), poly([(220, 150), (260, 150), (400, 300), (80, 300)], "#c89a5c"))
    s.ridge(170, 6, "#6a4438", 50)
    s.add(poly([(226, 166), (254, 166), (390, 300), (90, 300)], "#d8ac6c"))
    s.stand(person("stand", "#2c2430", on="top"), 170, 272, 1)
    s.stand(lady("stand", "#7a2c4a", "bonnet", "#5a2034"), 222, 276, 1)
    s.stand(person("stand", "#4a5a34", on="cap"), 272, 276, 1)
    s.stand(lady("stand", "#22263a", "nun", "#1c2034"), 322, 272, 1)


@card(TRUST)
def by_god_it_worked(s: Scene) -> None:
    """A machine with a lamp that shines."""
    dawn(s, 90)
    s.cut(box(130, 170, 220, 100, "#6a4428", 6), place(cog(34, BRASS), 190, 220), place(cog(26, STEEL, 10), 256, 226), box(300, 190, 30, 60, "#3a2418", 3), disc(315, 204, 9, "#c8303c"))
    s.cut(box(226, 140, 28, 32, BRASS, 3))
    s.add(s.bloom(disc(240, 92, 46, "#fff8d0"), by=10), path("M228 130Q224 100 232 84L240 100L248 84Q256 100 252 130", stroke="#d8862c", stroke_width=4))


@card(TRUST)
def not_tonight(s: Scene) -> None:
    """A palm against a skeletal hand."""
    dawn(s, 140)
    s.cut(place(hand(BONE, claw=True), 360, 150, 1.6, -90), limb([(500, 150), (400, 150)], [70, 40], "#17131a"))
    s.cut(limb([(-20, 250), (80, 200), (150, 170)], [90, 70, 50], "#3a4a6a"), place(palm(SKIN), 170, 166, 1.3, 74))


@card(TRUST)
def the_battering_ram(s: Scene) -> None:
    """A beam through a door."""
    dawn(s, 150)
    s.cut(box(270, -10, 140, 310, "#5a3822"), *(box(284 + i * 42, -10, 3, 310, "#3a2212") for i in range(3)), box(264, 40, 152, 15, "#3a3a40"), box(264, 230, 152, 15, "#3a3a40"))
    s.add(star(300, 146, 96, "#fff4c8", 11, 0.4), star(300, 146, 60, "#1a100a", 9, 0.5))
    s.cut(poly([(-20, 200), (-20, 140), (280, 116), (300, 146), (282, 174)], "#8a5c34"), poly([(240, 116), (290, 112), (310, 146), (290, 180), (244, 176)], "#5a646a"))


@card(TRUST)
def fix_bayonets(s: Scene) -> None:
    """Three rifles in a row."""
    dawn(s, 60)
    for x in (150, 240, 330):
        s.cut(place(box(-7, -60, 14, 200, "#6a4428", 4) + box(-4, -110, 8, 100, "#4a545c") + poly([(-4, -110), (0, -190), (5, -110)], STEEL) + box(-9, -116, 18, 10, BRASS), x, 206, 1, (x - 240) / 9))
        s.add(star(x + (x - 240) * 0.36, 30, 16, "#ffffff", 4, 0.2))


@card(TRUST)
def the_patent_lantern(s: Scene) -> None:
    """A lantern of many lenses."""
    dawn(s, 150)
    s.cut(box(180, 70, 120, 170, "#5a4630", 10), path("M176 72Q240 0 304 72Z", BRASS), path("M200 30Q240 -20 280 30", stroke=BRASS, stroke_width=7), box(166, 236, 148, 18, BRASS, 4))
    for x, y, r, c in ((240, 156, 42, "#fff0b0"), (202, 100, 15, "#ff9a7a"), (278, 100, 15, "#9ad8ff"), (202, 214, 15, "#b8f09a"), (278, 214, 15, "#e0b0ff")):
        s.cut(disc(x, y, r + 6, BRASS), disc(x, y, r, c))
        s.add(s.glow(x, y, r * 3, c, 0.6))


@card(TRUST)
def a_bent_hairpin(s: Scene) -> None:
    """A pin in a keyhole."""
    dawn(s, 140)
    s.cut(path("M180 60H300V230Q240 262 180 230Z", BRASS), disc(240, 124, 24, INK), poly([(228, 136), (252, 136), (262, 200), (218, 200)], INK), *(disc(x, y, 7, "#8a6424") for x, y in ((196, 76), (284, 76), (196, 222), (284, 222))))
    s.cut(path("M242 150L340 176Q380 186 392 164Q398 140 366 140L300 150L260 132", stroke="#3a424a", stroke_width=8))


@card(TRUST)
def chalk_and_candle(s: Scene) -> None:
    """A chalk star, a candle in its midst."""
    s.ground(0.5, 0.6)
    s.floor(60, 240, "#6a4c30")
    s.add(s.bloom(place(pentagram(140, "#fffbe8", 5, 0.45), 240, 190), by=4))
    burning(s, 240, 206, 80, 1.3)
    s.cut(place(box(-34, -9, 68, 18, "#f8f8f0", 5), 400, 250, 1, -20))


@card(TRUST)
def a_charm_against_the_eye(s: Scene) -> None:
    """Blue glass against an eye in the dark."""
    s.ground(0.7, 0.4)
    s.add(s.shade(110, 130, 200, 0.9), s.bloom(place(eyes("#ff5a3a", 70, 14, 14), 110, 120), by=8))
    s.cut(line([(330, -10), (340, 60)], BRASS, 5), disc(340, 150, 84, "#1c3aa8"), disc(340, 150, 58, "#f4f8ff"), disc(340, 150, 40, "#5ab0f0"), disc(340, 150, 20, "#0c1024"))
    s.add(disc(318, 118, 12, "#ffffff", opacity=0.8), s.rays(340, 150, "#a8d8ff", 0.35, 15, 240))
