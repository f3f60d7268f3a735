"""The pictures of the Dread cards of the second tier."""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.kit import (
    Scene,
    bat,
    bolt,
    box,
    cross,
    curve,
    dagger,
    disc,
    eyes,
    fade,
    hooded,
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
from sprites.draw.london.kit import (
    GAS,
    SECOND,
    burning,
    card,
    cellar,
    cog,
    coins,
    constable,
    corpse,
    crowd,
    engine,
    lady,
    letter,
    masts,
    parlour,
    pentagram,
    person,
    river,
    smoke,
    street,
)
from sprites.draw.terrorscape.kit import boards, butcher, knife, palm


@card(SECOND)
def carollers_without_breath(s: Scene) -> None:
    """Singers in the snow with a lantern, all pale."""
    street(s, at=440)
    s.add(s.glow(240, 130, 150, "#ffe8b0", 0.5))
    for x, k, on in ((110, 1.3, "bonnet"), (180, 1.45, "top"), (262, 1.45, "bowler"), (340, 1.3, "bonnet")):
        figure = lady("reach", "#4a5a6a", on, "#2a3440", "#b8c4b8", scream=True) if on == "bonnet" else person("reach", "#3a3040", on=on, skin="#b8c4b8", scream=True)
        s.stand(figure, x, 266, k, flip=x > 230)
    s.add(path("".join(f"M{s.random.randint(0, 480)} {s.random.randint(0, 280)}h0" for _ in range(70)), stroke="#ffffff", stroke_width=4, opacity=0.85))


@card(SECOND)
def dynamite_under_parliament(s: Scene) -> None:
    """Barrels and sticks beneath a vault, a fuse alight."""
    s.vault(240, 206)
    for x, y in ((150, 250), (238, 258), (326, 250), (194, 206), (282, 206)):
        s.cut(curve([(x - 38, y - 26), (x - 44, y), (x - 38, y + 26), (x + 38, y + 26), (x + 44, y), (x + 38, y - 26)], "#7a4a26"), box(x - 42, y - 19, 84, 6, "#3a342e"), box(x - 42, y + 13, 84, 6, "#3a342e"))
    for i, x in enumerate((196, 216, 236)):
        s.cut(box(x, 136 - i % 2 * 6, 17, 58, "#b8332b", 4), box(x, 150, 17, 5, "#efe2c2"))
    s.cut(line([(226, 134), (240, 90), (300, 96), (350, 60)], "#2a1c12", 5))
    s.add(s.glow(352, 58, 90, "#ffdf80", 0.8), s.bloom(star(352, 58, 26, "#fff0a8", 9, 0.35), by=7), s.embers(16, "#ffcf5a", (300, 20, 410, 120)))


@card(SECOND)
def the_butcher_of_smithfield(s: Scene) -> None:
    """Sides that hang, and a broad man among the hooks."""
    cellar(s)
    s.cut(box(-10, 22, 500, 9, "#4a4a50"))
    for x in (66, 140, 350, 424):
        s.cut(path(f"M{x} 28V60Q{x + 16} 64 {x + 10} 76", stroke="#8a9298", stroke_width=5), curve([(x - 22, 90), (x, 66), (x + 24, 92), (x + 30, 150), (x + 6, 214), (x - 24, 150)], "#a8463c"), curve([(x - 8, 96), (x + 4, 84), (x + 10, 150), (x, 186), (x - 10, 140)], "#e0a890"))
    s.stand(butcher(saw=False), 240, 272, 1.75)


@card(SECOND)
def a_countess_in_ashes(s: Scene) -> None:
    """A lady of cinders in a grate."""
    parlour(s, paper="#5a2c34")
    s.cut(box(110, 56, 260, 216, "#cfc4b4", 3), box(92, 40, 296, 24, "#e0d6c4", 4))
    s.add(box(146, 88, 188, 184, "#140a08"), s.glow(240, 230, 130, "#ff7a3a", 0.8))
    s.stand(lady("stand", "#5c5654", "long", "#3a3432", "#8a827c"), 240, 258, 1.4)
    s.add(place(eyes("#ffb04a", 9, 2.4, 0), 246, 126), s.embers(40, "#ff9a4a", (150, 90, 330, 264)))
    s.cut(path("M146 262H334M162 240V272M196 246V272M284 246V272M318 240V272", stroke="#2a2624", stroke_width=7))
    s.cut(poly([(240, 62), (236, 62), (228, 40), (252, 40)], "#c89a4a"))


@card(SECOND)
def the_clockwork_beadle(s: Scene) -> None:
    """A tin officer with a lantern and a key in his back."""
    street(s, at=50)
    body = curve([(-30, -4), (-34, -60), (-22, -84), (22, -84), (34, -60), (30, -4)], "#7a6038") + disc(0, -48, 18, "#2a1c10") + place(cog(14, "#d8ae56", 9), 0, -48) + path("M-26 -20H26M-30 -68H30", stroke="#d8ae56", stroke_width=4)
    legs = box(-22, -4, 16, 40, "#4a3a22", 3) + box(6, -4, 16, 40, "#4a3a22", 3)
    top = box(-19, -124, 38, 38, "#b08a4c", 6) + path("M-34 -122Q0 -150 34 -122L24 -118H-24Z", "#1c2030") + box(-12, -98, 24, 5, "#2a1c10") + path("M-8 -98v5M0 -98v5M8 -98v5", stroke="#d8ae56", stroke_width=2)
    s.cut(place(path("M0 0H26M26 -16A12 12 0 1 1 26 0A12 12 0 1 1 26 16", stroke="#d8ae56", stroke_width=9), 160, 176, 1, 180))
    s.cut(place(legs + body, 220, 220, 1.35))
    s.cut(place(top, 220, 220, 1.35))
    s.add(place(eyes("#ffe27a", 30, 6, 0), 220, 72), s.glow(340, 160, 110, GAS, 0.7))
    s.cut(limb([(256, 120), (300, 130), (338, 124)], [22, 18, 15], "#8a6e40"), box(322, 136, 36, 48, "#2a2018", 4), box(328, 142, 24, 34, "#ffe0a0"))


@card(SECOND)
def the_sleeping_fleet(s: Scene) -> None:
    """Eleven ships, all masts bare, the river like glass."""
    river(s, moon=380, ships=False)
    for x, y, k in ((40, 182, 0.5), (110, 182, 0.55), (300, 182, 0.5), (440, 184, 0.6), (180, 190, 0.7), (370, 194, 0.75), (60, 214, 1), (250, 228, 1.3), (430, 240, 1.2)):
        s.cut(place(masts(("#3a2a2c", "#2a2022")[k > 0.8]), x, y, k))
    for i, (x, y) in enumerate(((256, 120), (282, 92), (312, 58))):
        s.add(path(f"M{x} {y}h{18 + i * 6}l-{18 + i * 6} {20 + i * 6}h{18 + i * 6}", stroke="#ffe8c8", stroke_width=5, opacity=0.9))


@card(SECOND)
def the_man_who_bled_ink(s: Scene) -> None:
    """An arm whose veins are writing."""
    boards(s)
    s.cut(poly([(60, 60), (420, 40), (440, 250), (80, 270)], "#efe2c2"))
    s.cut(limb([(-20, 250), (110, 204), (250, 160), (330, 136)], [100, 80, 56, 46], "#d8ac88"), place(palm("#d8ac88"), 330, 138, 1.05, 72))
    veins = "".join(f"M{20 + i * 34} {222 - i * 14}q8 -16 14 0t14 -4t14 2" for i in range(9))
    s.add(path(veins, stroke="#14102a", stroke_width=4), path(veins, stroke="#14102a", stroke_width=4, transform="translate(10 22)"))
    s.cut(curve([(180, 206), (196, 236), (170, 282), (230, 290), (300, 268), (280, 236), (220, 230), (206, 200)], "#14102a"))
    s.add(path("M110 84H300M110 104H380M110 124H240", stroke="#14102a", stroke_width=3, opacity=0.7), disc(330, 240, 7, "#14102a"), disc(352, 258, 4, "#14102a"))


@card(SECOND)
def riot_at_trafalgar_square(s: Scene) -> None:
    """A crowd with torches, one conducts from above."""
    s.ground(0.5, 0.6)
    s.cut(box(90, 110, 300, 100, "#6a5044"), path("M80 110L240 64L400 110Z", "#7a5c4c"), *(box(108 + i * 36, 116, 14, 94, "#8a6a58") for i in range(8)))
    s.stand(person("raise", "#17131a", on="top"), 240, 76, 0.62)
    s.cut(box(432, 20, 14, 200, "#5a463e"), box(424, 12, 30, 12, "#5a463e"))
    for x in (60, 150, 330, 420):
        s.torch(x, 196, 0.9)
    crowd(s, 214, "#3a2420", 18, 0.7)
    crowd(s, 250, "#190f0e", 14, 0.95)
    s.cut(place(box(-3, -80, 6, 90, "#6a4628") + path("M3 -80H64L50 -60L64 -40H3Z", "#b8332b"), 200, 250, 1, -8))


@card(SECOND)
def gallows_birds(s: Scene) -> None:
    """Three hanged men drink in a tavern."""
    parlour(s)
    for x, coat in ((110, "#4a3a34"), (240, "#3a4038"), (370, "#4a3444")):
        s.stand(corpse("raise", coat, "hair"), x, 256, 1.35)
        s.cut(place(disc(0, 0, 17, "none", 7, stroke="#c8a868", stroke_width=6) + path("M10 4L20 34", stroke="#c8a868", stroke_width=6), x, 158))
        s.cut(place(box(-12, -16, 24, 32, "#d8a84a", 3) + box(-12, -20, 24, 9, "#f8f0e0", 4) + path("M12 -8h9v16h-9", stroke="#d8a84a", stroke_width=4), x + 24, 98))
    s.cut(box(-10, 236, 500, 60, "#5a3620"), box(-10, 228, 500, 13, "#7a4c2c"))
    s.add(s.glow(240, 40, 150, GAS, 0.5))


@card(SECOND)
def the_ambassadors_shadow(s: Scene) -> None:
    """A shadow with a dagger walks along a wall by itself."""
    parlour(s, paper="#7a5a3c")
    s.add(s.glow(120, 130, 190, "#ffe0a0", 0.7))
    for part in person("sneak", "#0a0608", "#0a0608", "#0a0608", "top", "#0a0608").layers:
        s.add(fade(s.blur(place(part.replace("#efe6d2", "#0a0608").replace("#fff8ee", "#0a0608"), 310, 246, 2), 1.5), 0.85))
    s.add(place(dagger("#1a1016", "#0a0608"), 372, 140, 1.2, 40))
    s.stand(person("stand", "#22222c", on="bald", beard="#d8d4cc"), 92, 262, 1.5, flip=True)
    s.cut(path("M72 128L112 176", stroke="#b8332b", stroke_width=9), disc(104, 172, 9, "#e8c05a"))


@card(SECOND)
def ghouls_of_kensal_green(s: Scene) -> None:
    """A table laid in a tomb, linen, one empty chair."""
    s.vault(240, 200)
    burning(s, 190, 212, 50, 0.9)
    burning(s, 290, 212, 50, 0.9)
    for x, flip in ((76, False), (404, True)):
        s.stand(corpse("cower", "#4a3a40", "bald"), x, 264, 2, flip=flip)
    s.cut(poly([(100, 216), (380, 216), (420, 270), (60, 270)], "#efe9dc"), path("M60 270Q90 296 120 272Q160 300 200 274Q240 300 280 274Q320 300 360 272Q390 296 420 270Z", "#d8d0c0"))
    s.cut(box(214, 110, 52, 86, "#5a2c28", 6), box(220, 118, 40, 60, "#7a3a34", 5))
    s.cut(place(skull(), 240, 228, 0.6), disc(150, 240, 30, "#cfd4d6", 9), disc(330, 240, 30, "#cfd4d6", 9))


@card(SECOND)
def the_poisoned_pump(s: Scene) -> None:
    """A pump that gives green water; smiles about it."""
    street(s, at=440)
    for i, x in enumerate((50, 112, 360, 420)):
        s.stand((lady("stand", "#5a4a54", "bonnet") if i % 2 else person("stand", "#4a4a44", on="cap")), x, 250, 1.15, flip=x > 240)
        s.add(path(f"M{x - 4 if x > 240 else x + 1} 168q5 7 11 0", stroke="#ffffff", stroke_width=3.4))
    s.cut(box(212, 70, 56, 190, "#2f3a38", 6), box(204, 60, 72, 14, "#3c4a46", 4), disc(240, 50, 13, "#3c4a46"), limb([(268, 96), (330, 84), (364, 124)], [10, 9, 8], "#3c4a46"), limb([(214, 150), (180, 150), (172, 172)], [18, 16, 13], "#3c4a46"))
    s.add(s.glow(170, 220, 70, "#a8ff6a", 0.7), s.bloom(limb([(172, 176), (171, 216), (174, 250)], [9, 10, 13], "#a8f05a"), by=5))
    s.cut(path("M146 236H204L196 276H154Z", "#7a6a58"))
    s.add(disc(175, 238, 27, "#b8f86a", 6))


@card(SECOND)
def hypnotist_at_large(s: Scene) -> None:
    """An eye, a watch on a chain, a spiral."""
    s.ground(0.5, 0.45)
    spiral = "M240 140"
    for i in range(1, 90):
        spiral += f"L{240 + i * 2.6 * math.cos(i / 4):.0f} {140 + i * 1.9 * math.sin(i / 4):.0f}"
    s.add(path(spiral, stroke="#f0c8a0", stroke_width=9, opacity=0.35))
    s.cut(place(curve([(-80, 0, 1), (-30, -34), (30, -34), (80, 0, 1), (30, 34), (-30, 34)], "#f4ecdc") + disc(0, 0, 31, "#7a3a9a") + disc(0, 0, 14, "#0a0608") + disc(-9, -10, 7, "#ffffff"), 240, 84, 1.5))
    s.add(path("M240 -6L290 206", stroke="#e8c05a", stroke_width=4, stroke_dasharray="7 5"))
    s.cut(place(disc(0, 0, 40, "#d8a84a") + disc(0, 0, 33, "#f6ecd0") + path("M0 0V-22M0 0L14 8", stroke="#20140c", stroke_width=4.4) + disc(0, -44, 8, "none", stroke="#d8a84a", stroke_width=5), 300, 238, 0.95, 14))


@card(SECOND)
def the_wicker_doctor(s: Scene) -> None:
    """A plague mask, a coat, crows."""
    street(s, at=440)
    s.cut(curve([(150, 300), (164, 200), (204, 150), (276, 150), (316, 200), (330, 300)], "#2a2420"))
    s.add(path("".join(f"M{170 + i * 18} 190L{160 + i * 20} 292" for i in range(9)) + "M166 214H314M160 244H322M156 272H328", stroke="#8a6a3a", stroke_width=3, opacity=0.7))
    s.cut(curve([(204, 150), (200, 96), (240, 70), (280, 96), (276, 150), (240, 164)], "#d8c49a"), curve([(250, 112, 1), (300, 116), (360, 150, 1), (300, 144), (256, 150, 1)], "#c8ac7a"))
    s.cut(disc(224, 116, 15, "#3a2a1c"), disc(224, 116, 11, "#c83a2c"), path("M170 90Q240 66 310 90L296 98H184Z", "#1c1816"), box(204, 30, 72, 58, "#1c1816", 4))
    crow = curve([(-20, 6), (-30, 16), (-8, 14), (10, 8), (18, -6), (30, -4, 1), (18, -12), (8, -14), (0, -4)], "#120f12") + curve([(-6, 0), (-24, -24), (-34, -22, 1), (-20, 4)], "#1e1a20")
    for x, y, k in ((90, 70, 1.1), (60, 150, 0.8), (396, 80, 1), (420, 190, 0.8), (330, 186, 0.9), (130, 210, 0.9)):
        s.cut(place(crow, x, y, k, flip=x > 240))


@card(SECOND)
def night_of_the_locomotive(s: Scene) -> None:
    """An express in the high street."""
    street(s, at=448)
    s.add(s.beam([(226, 120), (254, 120), (460, 300), (20, 300)], "#fff0b0", 0.6))
    smoke(s, 240, 50, "#e8d8d0", 60, 0.8)
    s.cut(place(engine(), 240, 160, 1.15))
    s.add(s.glow(240, 148, 100, "#ffe8a0", 0.9), s.bloom(disc(240, 148, 20, "#fff8dc"), by=9))
    s.add(s.embers(30, "#ff9a4a", (80, 200, 400, 290)))


@card(SECOND)
def bought_and_paid_for(s: Scene) -> None:
    """Policemen in a row, envelopes in each hand."""
    parlour(s)
    for i in range(5):
        x = 56 + i * 92
        s.stand(constable("stand"), x, 262, 1.45)
        s.cut(place(letter(), x + 28, 204, 0.34, -14))
    coins(s, 240, 280, 24, 190)


@card(SECOND)
def the_inverted_church(s: Scene) -> None:
    """A spire that points down beneath the river."""
    s.ground(0.5, 0.7)
    s.add(box(0, 0, 480, 96, s.linear((0, "#2a1c24"), (1, "#5a3a40"))), path("".join(f"M{s.random.randint(-10, 460)} {60 + i * 4}q14 -5 28 0" for i in range(9)), stroke="#e8b090", stroke_width=2, opacity=0.6))
    s.add(s.glow(240, 200, 170, "#ffc08a", 0.5))
    s.cut(path("M130 96H350V150H130Z", "#5a4648"), path("M196 150H284V206L240 296L196 206Z", "#6a5252"))
    s.cut(place(cross("#e8c05a", 16), 240, 284, 0.8, 180))
    for x in (160, 320):
        s.add(path(f"M{x - 14} 100V122Q{x} 142 {x + 14} 122V100Z", "#ffcf8a"))
    s.add(path("M224 156V180Q240 200 256 180V156Z", "#ffcf8a"))
    s.cut(place(path("M-18 14Q-14 -16 0 -18Q14 -16 18 14L24 20H-24Z", "#c89a4a") + disc(0, 22, 6, "#8a6424"), 240, 234, 0.9, 180))
    s.add(*(disc(s.random.randint(60, 420), s.random.randint(110, 280), s.random.uniform(2, 6), "none", stroke="#f0d0b0", stroke_width=1.6, opacity=0.6) for _ in range(18)))


@card(SECOND)
def vampyre_of_belgrave_square(s: Scene) -> None:
    """A guest in evening dress with long teeth."""
    parlour(s, paper="#4a1c28")
    s.add(s.glow(240, 120, 170, "#ff9a8a", 0.5))
    for x, y, k in ((70, 60, 1), (130, 34, 0.6), (400, 54, 0.9), (430, 120, 0.6)):
        s.add(place(bat(), x, y, k))
    s.cut(curve([(120, 300), (150, 180), (134, 96), (186, 150), (240, 170), (294, 150), (346, 96), (330, 180), (360, 300)], "#1a1016"), curve([(180, 300), (190, 190), (240, 172), (290, 190), (300, 300)], "#8e1d26"))
    s.cut(poly([(206, 176), (274, 176), (256, 300), (224, 300)], "#f4eee4"), poly([(240, 190), (216, 178), (216, 206)], "#1a1016"), poly([(240, 190), (264, 178), (264, 206)], "#1a1016"))
    s.cut(curve([(198, 90), (204, 50), (240, 36), (276, 50), (282, 90), (268, 150), (240, 172), (212, 150)], "#e4dcd0"), curve([(194, 96, 1), (192, 40), (240, 18), (288, 40), (286, 96, 1), (272, 60), (240, 82, 1), (208, 60)], "#17111a"))
    s.add(place(eyes("#ff3a3a", 38, 6, 8), 240, 100), path("M218 138Q240 148 262 138L258 144L254 160L249 146H231L226 160L222 144Z", "#7a1018"), poly([(222, 142), (231, 144), (226, 162)], "#ffffff"), poly([(249, 144), (258, 142), (254, 162)], "#ffffff"), path("M206 88L230 94M274 88L250 94", stroke="#17111a", stroke_width=5))


@card(SECOND)
def the_tattooed_cargo(s: Scene) -> None:
    """A chart that runs over many backs."""
    river(s, moon=420)
    s.add(box(0, 160, 480, 140, "#2a1a14"))
    for i, x in enumerate((60, 180, 300, 420)):
        s.cut(curve([(-56, 130), (-58, 40), (-34, 0), (-12, -10), (12, -10), (34, 0), (58, 40), (56, 130)], ("#c88f68", "#b87e58")[i % 2], transform=f"translate({x} 130)"), disc(x, 100, 24, ("#c88f68", "#b87e58")[i % 2]), curve([(x - 24, 100), (x - 22, 76), (x, 70), (x + 22, 76), (x + 24, 100)], "#2a1c18"))
    s.add(path("M0 200Q60 170 120 210T250 190T360 220T480 190M30 250Q120 220 200 256T420 240M90 160l20 20M110 160l-20 20", stroke="#1c2c5a", stroke_width=5, opacity=0.85), place(star(0, 0, 36, "#1c2c5a", 8, 0.35), 300, 236), path("M170 190l30 -20 20 24 30 -8", stroke="#1c2c5a", stroke_width=4), path("M390 176q20 -16 34 4t-30 24", stroke="#1c2c5a", stroke_width=4))


@card(SECOND)
def black_mass_at_st_sepulchre(s: Scene) -> None:
    """Hooded ones about a star of candles."""
    s.vault(240, 200)
    s.add(s.glow(240, 230, 170, "#ff5a3a", 0.6), s.bloom(place(pentagram(92, "#ff7a4a", 5, 0.3), 240, 242), by=6))
    for x, k in ((80, 1.5), (160, 1.15), (320, 1.15), (400, 1.5)):
        s.stand(hooded("#3a1c24", "#ffb04a"), x, 214 + k * 30, k)
    for x, y in ((240, 216), (150, 238), (330, 238), (186, 272), (294, 272)):
        burning(s, x, y, 30, 0.8, "#2a1c1c", ("#ff5a2a", "#ff8a4a", "#ffe0a0"))


@card(SECOND)
def the_twin_assassins(s: Scene) -> None:
    """Two alike, back to back, knives crossed."""
    street(s, at=448)
    s.add(s.glow(240, 150, 160, "#ffb09a", 0.5))
    for x, flip in ((196, True), (284, False)):
        s.stand(person("reach", "#2c2430", "#1c181e", "#e0b894", "bowler", "#17131a"), x, 266, 1.75, flip=flip)
    s.cut(place(knife(), 112, 150, 1, -50), place(knife(), 368, 150, 1, 50))
    s.cut(path("M176 118Q196 110 206 118V130Q190 134 176 130ZM304 118Q284 110 274 118V130Q290 134 304 130Z", "#8e1d26"))


@card(SECOND)
def galvanic_beast(s: Scene) -> None:
    """A stitched giant between two coils."""
    cellar(s)
    for x in (70, 410):
        s.cut(box(x - 16, 80, 32, 180, "#4a3a34", 4), *(disc(x, 100 + i * 22, 30, "#c87a3c", 8) for i in range(7)), disc(x, 66, 26, "#c8ced2"))
    body = curve([(-60, 130), (-70, 40), (-40, 0), (40, 0), (70, 40), (60, 130)], "#5a5048") + path("M0 10V130M-10 30h20M-10 50h20M-10 70h20M-10 90h20", stroke="#1c1612", stroke_width=4)
    head = curve([(-30, 10), (-34, -40), (-26, -64, 1), (26, -64, 1), (34, -40), (30, 10), (0, 22)], "#93a585") + path("M-26 -66L-18 -50L-8 -66L0 -48L10 -66L18 -50L26 -66Z", "#1c1612") + box(-46, -16, 14, 9, "#c8ced2") + box(32, -16, 14, 9, "#c8ced2") + path("M-16 4H16M-10 0v8M0 0v8M10 0v8M-26 -44L-8 -40", stroke="#2a1c18", stroke_width=3)
    s.cut(place(body, 240, 160))
    s.cut(place(head, 240, 144))
    s.add(place(eyes("#a8f0ff", 28, 6, -4), 240, 122))
    for start, end in (((84, 62), (206, 132)), ((396, 62), (274, 132)), ((92, 70), (180, 190)), ((388, 70), (300, 190))):
        s.add(s.bloom(bolt(zigzag(s.random, start, end), 8, "#d8f8ff"), by=6))


@card(SECOND)
def the_vanishing_regiment(s: Scene) -> None:
    """Bearskins fade into fog; a drum lies in front."""
    s.ground(0.5, 0.4)
    s.ridge(206, 8, s.tone.near, 50)
    soldier = curve([(-20, 60), (-22, 6), (-8, -4), (8, -4), (22, 6), (20, 60)], "#a8281f") + path("M-16 6L16 50M16 6L-16 50", stroke="#f0ece0", stroke_width=5) + disc(0, -14, 11, "#d8a884") + curve([(-16, -16), (-17, -50), (0, -58), (17, -50), (16, -16), (0, -22)], "#1a1618") + box(24, -50, 4, 90, "#3a2a1c")
    for row, (y, k, o) in enumerate(((150, 0.6, 0.3), (176, 0.85, 0.55), (212, 1.15, 0.95))):
        for i in range(7):
            s.add(fade(s.layer(place(soldier, 30 + i * 70 + row * 12, y, k), s.tone.rim), o))
        s.mist(y + 20, "#e8d8cc", 0.7, 24)
    s.cut(place(box(-34, -24, 68, 48, "#a8281f") + disc(0, 24, 34, "#c8a04a", 10) + disc(0, -24, 34, "#efe6d2", 10) + path("M-34 -18L-17 22L0 -16L17 22L34 -18", stroke="#f0ece0", stroke_width=3), 240, 248, 1.1, -8))


@card(SECOND)
def mother_midnight(s: Scene) -> None:
    """An old woman at a stall of small bottles, coins that glow."""
    street(s, at=60)
    s.add(s.glow(240, 120, 150, "#ffb46a", 0.5))
    s.cut(curve([(150, 300), (166, 180), (200, 120), (240, 104), (280, 120), (314, 180), (330, 300)], "#3a2434"), curve([(190, 150), (188, 90), (240, 44), (292, 90), (290, 150), (240, 176)], "#5a3448"))
    s.cut(curve([(208, 140), (206, 100), (240, 74), (274, 100), (272, 140), (240, 162)], "#c8a084"), curve([(240, 108), (254, 130), (246, 140), (234, 136)], "#b08868"))
    s.add(place(eyes("#ffd890", 32, 4, -6), 240, 106), path("M222 150Q240 158 258 150M214 96Q222 92 230 96M250 96Q258 92 266 96", stroke="#5a3428", stroke_width=3))
    s.cut(box(60, 220, 360, 90, "#5a3a28"), box(50, 210, 380, 15, "#7a5034"))
    for i, x in enumerate((92, 134, 346, 388)):
        s.cut(place(potion(("#8ad0f0", "#e0788a", "#d8c04a", "#a878e0")[i]), x, 184, 0.55))
    coins(s, 240, 212, 12, 44, "#f0b860")
    s.add(s.glow(240, 206, 60, "#ffb45a", 0.6))
