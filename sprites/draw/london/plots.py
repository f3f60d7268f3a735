"""The pictures of the Plot cards of The Letter and The Gentleman Caller."""
# outlines are tables: one line each
# fmt: off

from sprites.draw.kit import Figure, Scene, box, coffin, curve, dark, disc, eyes, limb, line, path, place, poly
from sprites.draw.london.kit import (
    CALLER,
    LETTER,
    burning,
    card,
    cellar,
    corpse,
    door,
    engine,
    hat,
    lamp,
    letter,
    mirror,
    parlour,
    pentagram,
    river,
    roofs,
    smoke,
    station,
    street,
)
from sprites.draw.terrorscape.kit import palm

RED, BLACK = "#b3202c", "#17131a"


def caller(pose: str = "stand") -> Figure:
    """The Gentleman Caller: a tall hat, a cape lined with red, no face to speak of."""
    cape = curve([(-14, -84), (-40, -30), (-48, 2, 1), (-16, -4), (0, 2), (16, -4), (48, 2, 1), (40, -30), (14, -84)], BLACK) + path("M-30 -8Q-22 -50 -12 -76L-4 -4ZM30 -8Q22 -50 12 -76L4 -4Z", RED)
    body = curve([(-10, -2), (-13, -60), (0, -84), (13, -60), (10, -2)], "#0c0a10") + poly([(-5, -82), (5, -82), (0, -56)], "#efe9e0")
    top = curve([(-12, -84), (-13, -104), (0, -112), (13, -104), (12, -84), (0, -78)], "#08060a") + path("M-8 -90Q0 -82 9 -90Q0 -86 -8 -90Z", "#f4ede2") + place(hat("top", "#1b171f"), 0, -84, 1.15)
    arm = limb([(14, -76), (34, -70), (54, -84)], [12, 10, 8], BLACK) + disc(56, -86, 6, "#efe9e0") if pose == "reach" else ""
    return Figure([cape, body + arm, top], place(eyes("#ffb46a", 12, 2.6, 10), 0, -97))


def visiting_card(ink: str = "#e8e0d0") -> str:
    """A blank card with a black edge, about (0, 0), 110 wide."""
    return box(-56, -36, 112, 72, "#0c0a0e", 3) + box(-49, -29, 98, 58, ink, 1)


# The Letter


@card(LETTER)
def mr_reynauds_residence(s: Scene) -> None:
    """A study whose walls are written over."""
    parlour(s, paper="#8a6a44")
    s.add(path("".join(f"M{8 + j * 120} {14 + i * 15}q9 -8 16 0t16 0t12 -2M{62 + j * 120} {14 + i * 15}q7 -8 14 0t14 0t18 2" for i in range(11) for j in range(4)), stroke="#2a140c", stroke_width=2.4, opacity=0.75))
    s.cut(box(150, 178, 190, 16, "#5a3420", 2), box(160, 192, 20, 70, "#4a2a18"), box(310, 192, 20, 70, "#4a2a18"))
    s.cut(place(box(-30, -90, 60, 92, "#5a2420", 8) + box(-22, -82, 44, 50, "#7a342c", 6), 246, 262))
    burning(s, 180, 178, 40)
    burning(s, 316, 178, 28)
    s.cut(place(letter(), 246, 170, 0.5, -6))


@card(LETTER)
def a_pawnshop(s: Scene) -> None:
    """One brass ball, and a door that stands alone."""
    cellar(s)
    for y in (76, 140):
        s.cut(box(-10, y, 160, 9, "#6a4428"), box(330, y, 160, 9, "#6a4428"))
    s.cut(place(mirror(), 50, 46, 0.44), place(disc(0, 0, 16, "#c89a4a") + disc(0, 0, 12, "#f0e6cc"), 110, 118), box(360, 46, 20, 30, "#8a3a34"), box(384, 40, 14, 36, "#3a5a6a"), box(404, 50, 22, 26, "#6a7a4a"), place(curve([(-20, 20), (-26, -10), (-6, -20), (0, 0), (10, -22), (24, 0), (18, 20)], "#b8763c"), 400, 120))
    s.add(s.glow(240, 160, 140, "#ff8a4a", 0.6))
    s.cut(door(240, 262, 96, 186, "#3a2a2c"))
    s.add(path("M300 130q10 12 0 24M314 120q18 22 0 44M180 130q-10 12 0 24M166 120q-18 22 0 44", stroke="#ffd8a0", stroke_width=4, opacity=0.8))
    s.cut(path("M60 -10V16M60 16H20V26M60 16H100", stroke="#8a6a34", stroke_width=5), disc(60, 36, 20, "#e8b84a"))


@card(LETTER)
def opium_den(s: Scene) -> None:
    """A dreamer beneath red lanterns."""
    s.ground(0.5, 0.3, ("#c8642c", "#6b3018", "#33150c", "#120704"))
    s.add(path("".join(f"M{i * 54} 0V230" for i in range(10)), stroke="#140804", stroke_width=5, opacity=0.6))
    for x, y, k in ((110, 70, 1), (250, 48, 0.8), (390, 78, 1.1)):
        s.add(s.glow(x, y, 110 * k, "#ff7a3a", 0.8))
        s.cut(place(path("M0 -90V-30", stroke="#1a0a06", stroke_width=3) + path("M-20 -24H20Q34 0 20 24H-20Q-34 0 -20 -24Z", "#d8452c") + path("M-10 -24Q-18 0 -10 24M0 -24V24M10 -24Q18 0 10 24", stroke="#8a1d14", stroke_width=2.5) + box(-14, -30, 28, 7, "#2a140a") + box(-14, 23, 28, 7, "#2a140a") + path("M0 30v20M-5 30v14M5 30v14", stroke="#e8b64a", stroke_width=2), x, y, k))
        s.add(disc(x, y, 10 * k, "#ffdf9a", 16 * k, opacity=0.8))
    s.cut(box(70, 236, 330, 22, "#4a1720", 4), path("M70 244V168Q82 148 102 168V236Z", "#5a1c28"), box(80, 256, 16, 36, "#2a140a"), box(372, 256, 16, 36, "#2a140a"))
    s.cut(curve([(112, 238, 1), (150, 196), (240, 204), (340, 196), (396, 236, 1)], "#6f5a33"), curve([(190, 236, 1), (216, 192), (300, 188), (340, 236, 1)], "#35504c"))
    s.cut(disc(122, 206, 24, "#c9986f"), curve([(98, 204), (100, 174), (126, 176), (146, 196, 1), (122, 192)], "#24140c"), line([(146, 214), (216, 166)], "#d9b873", 7), disc(210, 168, 10, "#7a4a22"))
    s.add(path("M112 208h10M128 210h9", stroke="#24140c", stroke_width=2.6), disc(210, 166, 4, "#ffb04a"))
    smoke(s, 212, 156, "#e8dcc0", 130)


@card(LETTER)
def the_chapel_under_wych_street(s: Scene) -> None:
    """Bricklayers wall up a small black door."""
    s.vault(240, 206)
    s.cut(door(240, 236, 70, 124, "#120c10"))
    for row in range(4):
        for side in (-1, 1):
            for i in range(3):
                s.cut(box(240 + side * (58 + i * 32) - 15, 222 - row * 17, 30, 15, ("#a0563c", "#8a4630")[(row + i) % 2], 1), shadow=0.3)
    for x, k, flip in ((90, 1.25, False), (390, 1.25, True), (40, 1.0, False)):
        s.stand(corpse("reach", "#2a2630", "bowler"), x, 272, k, flip=flip)
    s.add(s.glow(240, 170, 90, "#ff7a3a", 0.4))


@card(LETTER)
def the_unsealed_door(s: Scene) -> None:
    """The door stands open, upright in nothing."""
    s.ground(0.5, 0.5, ("#ff9a5a", "#7a2c20", "#2a0f14", "#0a0508"))
    s.floor(216, 240, "#3a1c1c")
    s.add(s.rays(240, 140, "#ffb070", 0.6, 19, 380), s.bloom(place(pentagram(120, "#ff7a4a", 4, 0.24), 240, 252), by=6))
    s.cut(box(176, 24, 128, 222, "#1a1014", 3))
    s.add(box(188, 36, 104, 206, s.radial((0, "#fff6d8"), (0.5, "#ffb45a"), (1, "#8e1d18"))))
    s.cut(poly([(188, 36), (120, 60), (120, 262), (188, 242)], "#2a1a1e"), disc(132, 160, 5, "#d8ae56"))
    s.add(limb([(240, 240), (238, 150), (240, 92)], [30, 26, 22], "#140a0c"), disc(240, 84, 13, "#140a0c"), *(line([(240, 130), (240 + d, 180), (240 + d * 1.3, 216)], "#140a0c", 7) for d in (-34, 34)))
    s.cut(place(letter(), 380, 236, 0.8, 14))


# The Gentleman Caller


@card(CALLER)
def the_flower_seller_of_bow(s: Scene) -> None:
    """A basket of violets, a card that is never dry."""
    street(s, at=440)
    s.cut(path("M130 214H330L306 272H154Z", "#8a6238"), path("M140 216Q230 90 322 216", stroke="#8a6238", stroke_width=9), path("M140 232H322M146 250H314", stroke="#5a3c20", stroke_width=4))
    for i in range(34):
        x, y = 150 + s.random.random() * 164, 214 - s.random.random() * 44
        s.add(place("".join(disc(5 * a, 5 * b, 5, ("#8a5ad8", "#6a3cb0", "#a884f0")[i % 3]) for a, b in ((0, -1), (1, 0), (0, 1), (-1, 0))) + disc(0, 0, 2.4, "#ffe27a"), x, y, 0.9))
    s.cut(place(visiting_card(), 300, 176, 0.95, 12))
    s.add(path("M272 210q2 18 0 30M312 218q3 12 1 22", stroke="#120c14", stroke_width=6))


@card(CALLER)
def inspector_hales_ledger(s: Scene) -> None:
    """Notebooks, and a page pushed under a door."""
    s.ground(0.5, 0.8)
    s.add(box(0, 0, 480, 210, "#2a2c44"), box(60, -10, 360, 222, "#3a3048"), box(100, -10, 120, 180, "#2c2438", 3), box(260, -10, 120, 180, "#2c2438", 3))
    s.floor(214, 240, "#2a2434")
    s.add(box(60, 206, 360, 9, "#ffdf9a"), s.glow(240, 214, 200, "#ffdf9a", 0.7, 50))
    for x, y, t in ((210, 244, -8), (300, 252, 10), (140, 258, 6)):
        s.cut(place(box(-46, -26, 92, 52, "#efe6cc") + path("".join(f"M{-38 + j * 16} {-18 + k * 12}v8" for j in range(5) for k in range(3)) + "M-42 -6L26 -16", stroke="#3a2a34", stroke_width=2.6), x, y, 0.9, t))
    s.cut(*(box(390, 196 - i * 13, 66, 12, ("#5a2c34", "#2c3c5a", "#3a4a34")[i % 3], 2) for i in range(6)))


@card(CALLER)
def the_hatter_of_jermyn_street(s: Scene) -> None:
    """The hat on its block, too tall."""
    parlour(s, paper="#2c3458")
    for x in (70, 410):
        s.cut(box(x - 56, 150, 112, 9, "#6a4a30"), place(hat("bowler", "#3a2c28"), x - 26, 170, 1.2), place(hat("top", "#2a2c38"), x + 26, 174, 1.1))
    s.add(s.glow(240, 110, 170, "#c8d4ff", 0.5))
    s.cut(box(228, 226, 24, 44, "#6a4a30"), disc(240, 272, 54, "#5a3c26", 10), curve([(198, 206), (204, 170), (276, 170), (282, 206), (264, 236), (216, 236)], "#c8a878"))
    s.cut(path("M196 184Q186 60 182 6Q240 -12 298 6Q294 60 284 184Z", BLACK), box(194, 154, 92, 26, RED), path("M134 184Q170 160 240 160T346 184Q310 216 240 216T134 184Z", "#241f2c"))
    s.add(path("M206 20Q212 90 214 150", stroke="#8a94c8", stroke_width=5, opacity=0.5), path("M306 30L400 90M400 90l-14 -22M400 90l-26 -4", stroke="#efe6cc", stroke_width=3))


@card(CALLER)
def rooftops_over_whitechapel(s: Scene) -> None:
    """He goes home over the slates, his cape spread."""
    roofs(s)
    s.cut(curve([(190, 120), (130, 130), (70, 190, 1), (112, 184), (130, 214, 1), (164, 196), (196, 226, 1), (224, 200), (262, 214, 1), (256, 150), (230, 116)], BLACK), curve([(190, 130), (150, 150), (130, 190), (170, 184), (200, 204), (216, 150)], RED))
    s.stand(caller(), 214, 236, 1.25, 6)


@card(CALLER)
def an_invitation_in_red_ink(s: Scene) -> None:
    """A breakfast table; red comes up through a card."""
    s.ground(0.5, 0.45, ("#f0ece4", "#b8b4c0", "#5a5870", "#1c1a2c"))
    s.add(path("".join(f"M{i * 60} 0L{i * 60 - 40} 292M0 {i * 50}H480" for i in range(10)), stroke="#ffffff", stroke_width=2, opacity=0.25))
    s.cut(disc(92, 120, 66, "#f8f4ec"), disc(92, 120, 44, "#e6dfd2"), disc(92, 118, 24, "#fff8e8"), disc(96, 116, 12, "#ffc23c"))
    s.cut(disc(402, 90, 44, "#f8f4ec"), disc(402, 88, 28, "#6a3a1c"), path("M430 70q30 4 22 30t-28 14", stroke="#f8f4ec", stroke_width=9))
    s.cut(place(visiting_card("#f4eee2"), 258, 176, 2, -7))
    s.add(place(curve([(-70, -30), (-20, -44), (40, -34), (74, -6), (50, 36), (-10, 40), (-64, 26)], "#c8202c", opacity=0.35) + path("M-72 -14q12 -18 22 0t20 0t24 -6t26 4M-60 16q14 -14 24 0t24 -2t30 0M40 18q12 -8 22 0", stroke="#b3202c", stroke_width=6), 258, 176, 1, -7), disc(330, 262, 8, "#b3202c"), disc(346, 276, 4, "#b3202c"))


@card(CALLER)
def the_anatomists_theatre(s: Scene) -> None:
    """A subject sits up beneath the sheet before full benches."""
    s.ground(0.5, 0.6)
    for i in range(4):
        y, r = 40 + i * 34, 250 - i * 22
        s.cut(path(f"M{240 - r} {y + 14}Q240 {y + 66} {240 + r} {y + 14}V{y + 36}Q240 {y + 88} {240 - r} {y + 36}Z", dark("#6a5048", i * 0.08)))
        s.add("".join(disc(240 + a * r / 5.4, y + 36 - abs(a) ** 2 * 0.8, 9, "#c8b8b0") + box(240 + a * r / 5.4 - 9, y + 44 - abs(a) ** 2 * 0.8, 18, 12, "#17131a", 3) for a in range(-4, 5)))
    s.add(s.glow(240, 220, 130, "#fff4d8", 0.7))
    s.cut(box(130, 232, 220, 16, "#6a5a50", 3), box(150, 246, 12, 46, "#4a3c36"), box(318, 246, 12, 46, "#4a3c36"))
    s.cut(curve([(140, 236, 1), (150, 214), (210, 212), (222, 150), (250, 138), (276, 156), (290, 210), (344, 218), (350, 262, 1), (250, 250)], "#f0ece2"))
    s.add(disc(242, 172, 5, "#3a3440"), disc(262, 172, 5, "#3a3440"), disc(253, 190, 6, "#3a3440", 9))


@card(CALLER)
def the_house_with_no_mirrors(s: Scene) -> None:
    """Mirrors with their faces to the wall; one is turned."""
    parlour(s, paper="#3c4266")
    for x in (60, 160, 330, 430):
        s.add(disc(x, 76, 34, "#8a90b8", 46, opacity=0.5))
    for i, x in enumerate((40, 96, 384, 440)):
        s.cut(place(disc(0, 0, 48, "#6a4a30", 64) + disc(0, 0, 41, "#8a6642", 56) + path("M-30 -20L30 20M-30 20L30 -20", stroke="#5a3c24", stroke_width=5), x, 206, 0.95, (-7, 5, -4, 8)[i]))
    s.add(s.glow(240, 170, 130, "#d8e4ff", 0.7))
    s.cut(place(mirror("#a8bce0"), 240, 168, 1.45))
    s.cut(place(palm("#1c2040"), 226, 200, 0.55, -8), place(palm("#1c2040", flip=True), 262, 200, 0.55, 8), shadow=0.1)
    s.add(disc(243, 138, 17, "#1c2040", 22), place(eyes("#ffdf9a", 15, 2.6, 0), 243, 134))


@card(CALLER)
def the_last_train_to_abney_park(s: Scene) -> None:
    """A black engine with coffins behind it."""
    station(s)
    smoke(s, 150, 40, "#c8cce0", 60, 0.7)
    s.cut(place(engine("#1c1a24", "#8a94c8"), 150, 164, 1.05))
    s.add(s.glow(150, 152, 80, "#ffe8a8", 0.9), disc(150, 152, 16, "#fff8dc"))
    s.cut(poly([(232, 150), (480, 100), (480, 270), (232, 240)], "#1c1a24"))
    for i, x in enumerate((270, 334, 408)):
        s.cut(place(coffin("#6a4630"), x, 180 - i * 4, 0.56 + i * 0.1, 8))
    s.add(path("M232 240L480 270", stroke="#8a94c8", stroke_width=5))


@card(CALLER)
def midnight_at_cleopatras_needle(s: Scene) -> None:
    """He waits by the obelisk, hat in hand, no crown to his head."""
    river(s, moon=110)
    s.add(poly([(-10, 238), (490, 232), (490, 300), (-10, 300)], "#1c1e34"))
    s.cut(poly([(300, 236), (312, 20), (332, -14), (352, 20), (364, 236)], "#8a7c74"), poly([(332, -14), (352, 20), (364, 236), (334, 236)], "#5c524e"), box(278, 230, 110, 30, "#6a605a", 2))
    s.add(path("M318 60h10M316 84l12 8M318 112q8 -8 12 0M314 140h14M316 166l10 10M314 196q8 10 14 0", stroke="#2a2428", stroke_width=3.4))
    lamp(s, 440, 250, 120)
    figure = caller("reach")
    s.stand(Figure([figure.layers[0], figure.layers[1], curve([(-12, -84), (-13, -98, 1), (-6, -94), (2, -99), (8, -93), (13, -98, 1), (12, -84), (0, -78)], "#e8e0d4")]), 190, 272, 1.5)
    s.add(s.bloom(place(path("".join(f"M{a} {b}h0" for a, b in ((-4, -112), (6, -120), (0, -132), (-10, -126), (12, -108))), stroke="#ffffff", stroke_width=3), 190, 272, 1.5), by=4))
    s.cut(place(hat("top", "#1b171f"), 276, 168, 1.4, 24))
