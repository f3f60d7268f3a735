"""The Rangers, Monks and Thieves of Dungeonville: hoods and bows; bare heads and simple robes; black masks."""
# fmt: off

from sprites.draw.dungeonville import gear as g
from sprites.draw.dungeonville.busts import INK, Bust, adventurer, arc, at
from sprites.draw.dungeonville.faces import (
    BLACK,
    BROWN,
    CHESTNUT,
    FAIR,
    GINGER,
    GREY,
    OLIVE,
    PALE,
    ROSY,
    SABLE,
    SNOW,
    TAN,
    Face,
    eye,
    head,
    stroke,
)
from sprites.draw.kit import box, dark, disc, path

# Rangers


@adventurer
def tam_longstride(b: Bust) -> None:
    """He has walked all the way, and carries the boots that did it."""
    back, rim = g.hood("#8a6a2e", "#33260f", peak=(196, 16))
    b.ink(at(g.bow(), 58, 140, 0.9, -14))
    b.ink(back)
    head(b, Face("long", BROWN, "half", "flat", SABLE, "long", "smirk", "goat", marks="stubble", gap=25), whiskers="thin")
    b.ink(rim)
    b.ink(at(path("M-16 -6L10 -10L12 8L-14 12Z", "#f2cfa4"), 152, 158, 0.9, -8), width=3.6)
    boot = path("M-16 -40H14V-4Q34 2 38 14V26H-16Z", "#b0562c") + path("M-16 18H38M-16 -30H14", stroke=INK, stroke_width=4) + path("M20 26q6 14 14 4M28 26q4 10 10 2", stroke=INK, stroke_width=3)
    b.raw(stroke("M108 214Q96 236 84 236M192 214Q204 236 214 232", width=6))
    b.ink(at(boot, 92, 246, 1, 8, flip=True), at(boot, 186, 248, 1, -6))


@adventurer
def wren_of_the_hedge(b: Bust) -> None:
    """She is most of the hedge."""
    back, rim = g.hood("#3f7a3c", "#1c2f1a")
    b.ink(at(g.arrow(150), 258, 130, 1, 22))
    b.ink(back)
    head(b, Face("heart", FAIR, "wide", "fine", CHESTNUT, "button", "smirk", hair="fringe", marks="freckles", lash=True, look=(0, -0.6), ears=False))
    b.ink(rim)
    b.ink(*(at(g.leaf(c, s, t), x, y) for x, y, t, s, c in ((60, 250, -60, 1.1, "#5fa83e"), (86, 260, -30, 1.2, "#7cc04c"), (120, 268, -10, 1.1, "#4c9434"), (180, 268, 12, 1.1, "#5fa83e"), (212, 262, 34, 1.2, "#7cc04c"), (240, 250, 62, 1.1, "#4c9434"), (150, 276, 0, 1.2, "#6ab244"))))
    b.raw(*(disc(x, y, 6, "#d8352c", stroke=INK, stroke_width=3) for x, y in ((100, 246), (136, 252), (196, 246), (226, 236))))
    b.parts += '<g transform="translate(4 26)">'
    b.ink(path("M116 56Q150 84 200 48Q196 22 160 28Q124 30 116 56Z", "#9a6b34"), path("M112 52l-14 -6M120 60l-18 6M196 44l18 -6M200 50l16 4M130 58q30 10 62 -12M128 48q30 8 60 -14", stroke=INK, stroke_width=3))
    b.ink(at(g.bird("#ecb468", 0.74), 160, 34), at(path("M-10 0Q-20 -12 -26 -22L-8 -10Z", "#d8944a"), 136, 20))
    b.parts += "</g>"


@adventurer
def hawkeye_nell(b: Bust) -> None:
    """She hits everything, since she sees it twice as large."""
    back, rim = g.hood("#2f6f86", "#12303c", peak=(140, 12))
    b.ink(at(g.bow(), 62, 136, 0.9, -14), at(g.arrow(170), 66, 136, 0.9, -4))
    b.ink(back)
    f = Face("young", ROSY, "huge", "", GINGER, "button", "gap", hair="curls", marks="freckles", gap=34, y=142, r=20, look=(0.3, -0.2), ears=False)
    head(b, f)
    b.ink(rim)
    b.ink(*(disc(150 + s * 36, 142, 35, "none", stroke="#c8963a", stroke_width=9) + disc(150 + s * 36, 142, 39.5, "none", stroke_width=3) + disc(150 + s * 36, 142, 30.5, "none", stroke_width=3) for s in (-1, 1)))
    b.raw(*(path(f"M{150 + s * 36 - 22} 132Q{150 + s * 36 - 16} 118 {150 + s * 36 - 2} 116", stroke="#ffffff", stroke_width=5, opacity=0.85) for s in (-1, 1)))
    hawk = path("M-30 46Q-44 0 -26 -24Q-8 -44 14 -34Q32 -24 26 4Q22 34 6 52L-6 44L-14 58L-20 44Z", "#a8703a") + path("M2 -4Q26 0 18 30Q6 34 -4 22Z", g.CREAM) + path("M20 -26Q44 -24 36 0Q32 -8 20 -8Z", "#f6c23a") + disc(8, -16, 7.5, "#fffaf0") + disc(10, -16, 3.4, INK) + path("M-8 -28L20 -22", stroke=INK, stroke_width=6) + path("M-22 -2q-2 20 6 34M-10 4q-2 16 4 28", stroke=INK, stroke_width=3)
    b.ink(at(hawk, 250, 176, 1, flip=True))


@adventurer
def silas_fletch(b: Bust) -> None:
    """A near miss is a miss."""
    back, rim = g.hood("#3f7d4b", "#16281a", peak=(160, 10))
    b.ink(at(g.bow(), 62, 146, 0.9, -14))
    b.ink(back)
    head(b, Face("lean", OLIVE, "glare", "angry", BLACK, "hook", "frown", hair="fringe", marks="stubble scar", look=(0, -0.8), ears=False, gap=25))
    b.ink(g.torso("#35633f"), rim, g.collar("#c98f3a", 246))
    b.ink(at(g.arrow(256, "#f2e4c0"), 152, 66, 1, 72))
    b.ink(path("M124 62Q136 34 176 40L188 66Q150 86 124 62Z", "#3f7d4b"))
    b.raw(stroke("M128 56l-12 -8M184 60l12 -2M130 68l-12 6", width=4))


@adventurer
def jory_far_sight(b: Bust) -> None:
    """He sees farther, and the wrong way round."""
    back, rim = g.hood("#9a3f34", "#34120e", peak=(134, 14))
    b.ink(back)
    head(b, Face("old", FAIR, "squint", "bushy", SNOW, "ball", "laugh", "long", ears=False, marks="wrinkles"), whiskers="walrus")
    b.ink(rim)
    tube = path("M-70 -30L-24 -24V24L-70 30Z", g.GOLD) + path("M-24 -20L26 -15V15L-24 20Z", "#8a5230") + path("M26 -12L66 -9V9L26 12Z", g.GOLD) + disc(-70, 0, 9, "#bfe8f8", 31)
    b.ink(at(tube, 194, 150, 1, -12))
    b.ink(at(g.hand(FAIR), 222, 176, 1.05, 70, flip=True), at(g.bow(), 56, 224, 0.5, -30))


# Monks


@adventurer
def sister_palm(b: Bust) -> None:
    """Her hand is open; it was just as open when it landed on somebody."""
    b.ink(g.torso("#e0762c"), g.neckline(TAN, "#b5501c"))
    head(b, Face("heart", TAN, "shut", "fine", BLACK, "fine", "smile", lash=True))
    b.ink(path("M88 116Q150 94 212 116L210 98Q150 78 90 98Z", "#c23b34"), path("M208 102L248 84L240 104L254 118Z", "#c23b34"))
    b.raw(disc(150, 92, 6, "#f6d24e", stroke=INK, stroke_width=3), *(disc(x, y, 2.6, dark(TAN, 0.4)) for x, y in ((128, 84), (172, 84))))
    b.ink(at(g.palm(TAN), 60, 214, 1.42, -6), at(path("M-28 40L28 36L40 90H-34Z", "#e0762c"), 58, 240))
    b.raw(stroke("M16 130l-8 -16M50 112l-2 -18M96 132l10 -14", "#fff6d0", 9), stroke("M16 130l-8 -16M50 112l-2 -18M96 132l10 -14", INK, 4.4))
    b.ink(*(disc(x, y, 11, "#8a5230") for x, y in ((118, 246), (134, 258), (152, 262), (170, 257), (184, 246))), width=4)


@adventurer
def quiet_bao(b: Bust) -> None:
    """He has been asked to be quiet, with plaster."""
    b.ink(g.torso("#4c7a80"), g.neckline(FAIR, "#e8dcb8"))
    b.ink(disc(150, 50, 25, BLACK), disc(150, 72, 16, BLACK, 9))
    head(b, Face("fat", "#f2cf98", "wide", "up", BLACK, "button", "", look=(0.5, -0.5), y=138, r=14))
    b.ink(path("M96 104Q104 76 150 70Q196 76 204 104Q150 84 96 104Z", BLACK))
    b.raw(path("M140 74h20", stroke="#c23b34", stroke_width=6))
    plaster = path("M-34 -11H34Q40 -11 40 0T34 11H-34Q-40 11 -40 0T-34 -11Z", "#f6e2bc")
    b.ink(at(plaster, 150, 190, 0.95, 24), at(plaster, 150, 190, 0.95, -24), width=4)
    b.raw(*(disc(150 + x, 190 + y, 2, "#a07a4a") for x, y in ((-5, 0), (5, 0), (0, -5), (0, 5))))
    b.ink(at(g.finger("#f2cf98"), 210, 240, 1.1, -28))
    b.raw(disc(102, 172, 15, "#e2563f", 10, opacity=0.35), disc(198, 172, 15, "#e2563f", 10, opacity=0.35))


@adventurer
def master_ho(b: Bust) -> None:
    """The fly had it coming."""
    b.ink(g.torso("#b23a30"), g.neckline("#f0c890", "#f6e6bc"))
    head(b, Face("old", "#f0c890", "happy", "", SNOW, "ball", "tooth", marks="wrinkles", y=138), whiskers="long")
    b.ink(path("M88 116Q106 92 138 122Q116 114 104 128Q92 150 78 164Q78 132 88 116ZM212 116Q194 92 162 122Q184 114 196 128Q208 150 222 164Q222 132 212 116Z", SNOW), width=4.4)
    b.ink(path("M142 214Q150 208 158 214Q162 250 150 286Q138 250 142 214Z", SNOW), width=4.4)
    b.raw(path("M116 84q12 -9 26 -9", stroke="#ffffff", stroke_width=6, opacity=0.65))
    stick = path("M0 0L6 -1L16 -120L10 -121Z", "#8a3a22")
    b.ink(at(stick, 234, 226, 1.05, -10), at(stick, 248, 226, 1.05, -20), at(g.hand("#f0c890"), 240, 226, 0.95, 4, flip=True), width=4.4)
    b.raw(at(g.fly(30), 228, 92, 1.9))
    b.raw(stroke("M206 84l-8 -10M244 74l8 -12M228 68v-14", width=4))


@adventurer
def sleepy_lotus(b: Bust) -> None:
    """She meditates; it sounds much like snoring."""
    b.ink(g.torso("#efe2c0"), g.neckline(PALE, "#d86a9a"))
    b.parts += '<g transform="rotate(13 150 220)">'
    head(b, Face("round", "#f6d8b0", "shut", "up", BLACK, "button", "o", hair="bun", marks="blush", lash=True))
    lotus = "".join(at(path("M0 0Q-20 -26 0 -54Q20 -26 0 0Z", c), 0, 0, 1, t) for t, c in ((-64, "#e87aa8"), (64, "#e87aa8"), (-34, "#f29cc0"), (34, "#f29cc0"), (0, "#fbc4dc")))
    b.ink(at(lotus, 150, 76, 1.1))
    b.ink(disc(190, 190, 33, "#e8fbff", fill_opacity=0.72, stroke=INK, stroke_width=4), width=4)
    b.raw(path("M170 182Q172 166 188 164", stroke="#ffffff", stroke_width=6), disc(166, 168, 4, "#ffffff"))
    b.parts += "</g>"
    b.raw(path("M140 210q3 12 -2 20", stroke="#9ad8f4", stroke_width=6))
    b.ink(*(disc(x, y, 10, "#7a9a4a") for x, y in ((112, 250), (128, 262), (147, 266), (166, 260), (180, 248))), width=4)


@adventurer
def iron_elbow_edda(b: Bust) -> None:
    """The board was thick. It is two boards now."""
    b.ink(at(g.plank(128), 150, 74, 1, 16), at(g.plank(128), 150, 74, 1, -16, flip=True))
    b.ink(g.torso("#5a6a34"), g.neckline(ROSY, "#2c2024"))
    head(b, Face("square", ROSY, "glare", "angry", GREY, "wide", "gnash", marks="wrinkles scar"))
    b.ink(path("M130 96Q122 40 150 26Q178 40 170 96Q150 86 130 96Z", "#d8d8de"))
    b.raw(stroke("M140 80q-4 -22 6 -40M152 80q0 -22 2 -44M162 82q4 -20 -2 -36", "#7a7a84", 3))
    b.raw(*(path(d, "#c8935a", stroke=INK, stroke_width=3) for d in ("M118 38l10 -14 4 14zM184 34l2 -18 10 14zM206 50l14 -10 -2 16z")))
    arm = "M132 306L78 246L58 176"
    b.ink(path(arm, stroke_width=46), width=46)
    b.raw(path(arm, stroke=ROSY, stroke_width=36))
    b.ink(at(disc(0, 0, 33, g.STEEL) + path("M-14 -16L0 -2L-18 12L-44 22L-22 -4Z", "#eef2f6") + "".join(disc(x, y, 3.6, INK, stroke="none") for x, y in ((18, -18), (24, 6), (6, 24))), 80, 242), at(g.hand(ROSY), 60, 172, 1.05, -8))

# Thieves


@adventurer
def fingers_malloy(b: Bust) -> None:
    """He has helped himself to a piece of the ring."""
    b.ink(g.torso("#34303c"), g.collar("#8a2f3a"))
    head(b, Face("square", FAIR, "half", "", SABLE, "hook", "smirk", hair="crop", marks="stubble", look=(0.8, 0.1)))
    b.ink(g.mask())
    b.raw(eye(122, Face(skin="#241c26", look=(0.9, 0.2), r=13), "wide", -1), eye(178, Face(skin="#241c26", look=(0.9, 0.2), r=13), "wide", 1))
    b.ink(path("M74 108Q70 62 120 54Q192 40 220 92Q150 78 74 108Z", "#5a5260"), path("M70 110Q130 78 232 102Q236 114 214 112Q150 96 78 122Z", "#6c6474"))
    piece = arc(140, -42, -8, INK, 19) + arc(140, -42, -8, "url(#gilt)", 11)
    b.raw(f'<g transform="translate(-42 98)rotate(24 277 91)">{piece}</g>')
    b.ink(at(g.hand(FAIR), 236, 214, 1.05, 0, flip=True), path("M214 232L258 228L262 262H210Z", "#34303c"))


@adventurer
def dibs_the_borrower(b: Bust) -> None:
    """All of it will come back, some day."""
    back, rim = g.hood("#5a3f78", "#241832", peak=(120, 16))
    b.ink(back)
    head(b, Face("young", FAIR, "wide", "", GINGER, "button", "grin", marks="freckles blush", look=(-0.7, 0), hair="fringe", ears=False))
    b.ink(g.mask("#241c26"))
    b.raw(eye(122, Face(skin=FAIR, look=(-0.8, 0), r=14), "wide", -1), eye(178, Face(skin=FAIR, look=(-0.8, 0), r=14), "wide", 1))
    b.ink(rim)
    b.raw(*(disc(x, y, 7.5, c, stroke=INK, stroke_width=3) for x, y, c in ((108, 232, "#fffaf0"), (120, 244, "#fffaf0"), (135, 252, "#fffaf0"), (151, 255, "#fffaf0"), (167, 252, "#fffaf0"), (182, 244, "#fffaf0"), (193, 232, "#fffaf0"))), at(path("M0 -14L12 0L0 16L-12 0Z", "#3ac0e8", stroke=INK, stroke_width=3.4), 151, 272))
    stick = path("M-6 40V-44H6V40ZM-22 40H22V52H-22Z", "#dfe6ec") + path("M-34 -44V-20Q-34 0 0 0T34 -20V-44", stroke=INK, stroke_width=13) + path("M-34 -44V-20Q-34 0 0 0T34 -20V-44", stroke="#dfe6ec", stroke_width=6) + "".join(box(x - 6, -64, 12, 22, g.CREAM, 2) + at(g.flame(0.34), x, -68) for x in (-34, 0, 34))
    b.ink(at(stick, 66, 180, 0.94, -6), at(g.hand(FAIR), 70, 218, 0.95, -6))
    b.ink(at(path("M-4 -26Q-30 -24 -26 8Q-26 22 -12 28H14Q28 20 26 4Q26 -22 4 -26Z", "#efb93c") + path("M-16 -4H18M-14 12H16", stroke=INK, stroke_width=3.4), 238, 214, 1, 12))


@adventurer
def nimble_ned(b: Bust) -> None:
    """The way in was from above."""
    b.ink(path("M142 -10H158V30H142Z", "#c8a060"), path("M142 4l16 10M142 22l16 10M142 40l16 10", stroke=INK, stroke_width=3))
    b.clip = "o"
    b.parts += '<g transform="rotate(180 150 150)">'
    back, rim = g.hood("#3a4660", "#141a28", peak=(160, 30))
    b.ink(back)
    head(b, Face("lean", TAN, "wide", "", BLACK, "long", "smirk", ears=False, y=146, gap=25))
    b.ink(g.mask("#1c1622", 146))
    b.raw(eye(124, Face(skin=TAN, r=14, y=146, look=(0.5, -0.5)), "wide", -1), eye(176, Face(skin=TAN, r=14, y=146, look=(0.5, -0.5)), "wide", 1))
    b.ink(g.torso("#2c3650", 70, 232), rim)
    b.parts += "</g>"
    b.ink(at(path("M-40 -60Q-50 -20 -18 6L2 -12Q-14 -30 -8 -56Z", "#2c3650"), 84, 220), at(path("M-40 -60Q-50 -20 -18 6L2 -12Q-14 -30 -8 -56Z", "#2c3650"), 216, 220, flip=True))
    b.ink(at(g.hand(TAN), 84, 232, 0.85, 20), at(g.hand(TAN), 212, 232, 0.85, -20, flip=True))
    b.ink(at(path("M0 -26L24 -8L0 28L-24 -8Z", "#e8425a") + path("M-24 -8H24M-10 -8L0 28L10 -8L0 -26Z", stroke=INK, stroke_width=3), 82, 264, 0.8))
    b.raw(at(g.sparkle(0.8), 60, 244))


@adventurer
def velvet_vera(b: Bust) -> None:
    """She purrs, and your diamond is gone."""
    b.ink(path("M88 84L82 22L130 62Z", "#1e1826"), path("M212 84L218 22L170 62Z", "#1e1826"))
    b.ink(g.torso("#1e1826", 104, 224), path("M118 222L150 262L182 222Q150 212 118 222Z", PALE))
    head(b, Face("heart", PALE, "half", "", BLACK, "fine", "smirk", hair="bob", lip="#c8102e", lash=True, marks="mole", look=(0.6, 0)))
    b.ink(g.mask("#3a1a48", 144, 10))
    f = Face(skin="#8a5ab0", look=(0.6, 0.1), r=14, lash=True)
    b.raw(eye(122, f, "half", -1), eye(178, f, "half", 1), path("M92 140Q104 122 128 124M208 140Q196 122 172 124", stroke="#e86aa8", stroke_width=3.4))
    b.ink(path("M110 234Q150 262 190 234L186 226Q150 248 114 226Z", "#c8102e"), disc(150, 252, 8, "#efb93c"), width=4)
    b.ink(at(path("M-36 -16L-20 -34H20L36 -16L0 34Z", "#a8ecff") + path("M-36 -16H36M-14 -16L-20 -34M14 -16L20 -34M-14 -16L0 34L14 -16L0 -34L-14 -16", stroke=INK, stroke_width=3), 60, 206), at(g.hand("#1e1826"), 62, 248, 1))
    b.raw(at(g.sparkle(1), 88, 176), at(g.sparkle(0.6), 34, 186))


@adventurer
def shady_sal(b: Bust) -> None:
    """Watches, mister? Fell off a dragon."""
    b.ink(g.torso("#8a7448", 122, 214))
    head(b, Face("square", TAN, "half", "", SABLE, "ball", "", "chin", marks="stubble", y=150, r=14), whiskers="brush")
    b.ink(g.mask("#241c26", 150))
    f = Face(skin="#241c26", look=(-0.9, 0.2), r=13, y=150)
    b.raw(eye(122, f, "half", -1), eye(178, f, "half", 1))
    b.ink(path("M90 112Q88 40 120 44Q150 58 180 44Q212 40 210 112Z", "#5c4c30"), path("M88 98Q150 112 212 98V116Q150 132 88 116Z", "#241c16"), path("M30 116Q90 96 150 108Q210 96 270 116Q276 132 240 134Q150 124 60 134Q24 132 30 116Z", "#5c4c30"))
    b.ink(path("M62 226Q96 200 112 222L140 300H40Z", "#a48a58"), path("M238 226Q204 200 188 222L160 300H260Z", "#a48a58"))
    watch = disc(0, 0, 15, g.GOLD) + disc(0, 0, 10, "#fffaf0") + path("M0 -6V0L5 3", stroke=INK, stroke_width=3) + path("M0 -15V-30", stroke="#efb93c", stroke_width=4)
    b.ink(*(at(watch, x, y, 0.95) for x, y in ((86, 256), (112, 266), (198, 262))), width=3.6)
    b.raw(stroke("M168 208l34 -10", "#d8c060", 6), stroke("M168 208l34 -10", INK, 1.6))
