"""The Bards, Squires and Peasants of Dungeonville, and the four who have no colour: feathers; pots; straw and forks; and a mule."""
# fmt: off

from sprites.draw.dungeonville import gear as g
from sprites.draw.dungeonville.busts import INK, Bust, adventurer, at
from sprites.draw.dungeonville.faces import (
    BLACK,
    BLOND,
    BROWN,
    CHESTNUT,
    EBONY,
    FAIR,
    GINGER,
    GREY,
    PALE,
    ROSY,
    SABLE,
    SNOW,
    TAN,
    Face,
    eye,
    eyes,
    head,
    stroke,
)
from sprites.draw.kit import box, dark, disc, path

# Bards


@adventurer
def lorelei_flat_note(b: Bust) -> None:
    """She holds the note as others hold a grudge."""
    b.ink(g.torso("#c8304a"), path("M112 222L150 262L188 222Q150 210 112 222Z", FAIR))
    head(b, Face("round", FAIR, "shut", "up", "#3a2018", "fine", "yell", hair="long", lash=True, marks="blush mole", y=134))
    b.ink(g.beret("#8a2a6a", "#6ac0b8"))
    b.raw(*(disc(x, y, 7, "#fffaf0", stroke=INK, stroke_width=3) for x, y in ((108, 238), (124, 250), (142, 257), (160, 257), (177, 250), (192, 238))))
    b.raw(at(g.note("#fff6d0"), 44, 132, 1.3, -16), at(g.note("#fff6d0"), 250, 142, 1, 22))
    b.ink(at(path("M-30 6Q-22 -20 0 -22Q22 -20 24 2Q20 24 -4 24Q-26 22 -30 6Z", "#4a86d0") + path("M-26 -4L-44 -14L-30 -18Z", "#2f5f9a") + path("M-8 -1l9 9M1 -1l-9 9M8 -4l9 9M17 -4l-9 9", stroke=INK, stroke_width=3.6) + path("M24 4L34 10L22 14Z", "#f0a22e") + path("M-10 24l-6 12M4 24l2 12", stroke=INK, stroke_width=3.6), 58, 232, 0.95, 160), width=4.4)


@adventurer
def jolly_jaro(b: Bust) -> None:
    """He knows one joke, and it never fails him."""
    b.ink(g.torso("#3a8a8a"), g.ruff())
    head(b, Face("fat", TAN, "happy", "up", BLACK, "ball", "laugh", hair="curls", marks="blush", y=136))
    b.ink(g.beret("#e0a02e", "#d8352c"))
    b.ink(at(g.lute(), 112, 240, 0.84, 66), at(g.hand(TAN), 118, 262, 0.76, 20), at(g.hand(TAN), 186, 214, 0.7, 60), width=4.6)
    b.raw(at(g.note("#fff6d0"), 46, 120, 1.2, -14), at(g.note("#fff6d0"), 36, 184, 0.9, 12))


@adventurer
def trill_the_tuneful(b: Bust) -> None:
    """Even the birds take lessons."""
    b.ink(g.torso("#5a8a3a", 96), g.collar("#fbf1d6", 244))
    head(b, Face("lean", FAIR, "wide", "up", BLOND, "long", "", hair="curls", marks="freckles", look=(0.5, 0.6), gap=25))
    b.ink(g.beret("#3a62a8", "#f7c84a", flip=True))
    b.raw(disc(150, 196, 8, "#4a1410", stroke=INK, stroke_width=4), path("M132 190q-8 6 0 12M168 190q8 6 0 12", stroke=INK, stroke_width=3.4))
    b.ink(at(box(-12, -9, 150, 18, "#d8a85a", 8) + "".join(disc(x, 0, 4, INK) for x in (40, 58, 76, 94, 112)), 150, 208, 1, 14), at(g.hand(FAIR), 216, 234, 0.82, 20), width=4.4)
    b.ink(at(g.bird("#e0553c", 0.7), 236, 212, 1, 8), at(g.bird("#4a86d0", 0.62), 262, 128, 1, 0, flip=True), width=4.4)
    b.raw(at(g.note(INK), 46, 150, 1.2, -12), at(g.note(INK), 62, 216, 0.9, 14))


@adventurer
def humphrey_hum(b: Bust) -> None:
    """He has forgotten the words, but not the bagpipe."""
    b.ink(*(at(box(-8, -90, 16, 130, "#3a2418", 4) + path("M-14 -100H14L10 -76H-10Z", g.CREAM), x, 150, 1, t) for x, t in ((48, -24), (84, -12))))
    b.ink(g.torso("#3f7a4a"))
    b.ink(path("M10 300Q0 220 60 200Q120 196 130 250L120 310Z", "#c8443a"), path("M20 232L124 252M16 264L126 282M52 202L44 300M90 204L92 304", stroke="#1f3a28", stroke_width=6))
    head(b, Face("fat", ROSY, "shut", "up", GREY, "red", "", "chops", y=134))
    b.raw(disc(98, 184, 25, "#f29a78", 23, stroke=INK, stroke_width=4), disc(202, 184, 25, "#f29a78", 23, stroke=INK, stroke_width=4), disc(92, 178, 7, "#ffd8c0"), disc(196, 178, 7, "#ffd8c0"), disc(150, 190, 9, "#4a1410", stroke=INK, stroke_width=4))
    b.ink(path("M146 186L156 190L122 256L106 250Z", "#3a2418"))
    b.ink(g.beret("#2f6a5a", "#fbf1d6"), disc(140, 30, 14, "#d8352c"))


@adventurer
def ballad_bess(b: Bust) -> None:
    """Forty-one verses, and everybody dies in each."""
    b.ink(g.torso("#8a5a9a"), path("M104 226L150 268L196 226Q150 208 104 226Z", g.CREAM))
    head(b, Face("square", ROSY, "sad", "sad", GINGER, "pug", "o", hair="braids", marks="freckles blush", look=(0, -0.8), lash=True))
    b.ink(g.beret("#b8402e", "#e6c04a", flip=True))
    b.raw(path("M114 164q-8 26 -2 52M186 164q8 26 2 52", stroke="#9ad8f4", stroke_width=8), at(g.drop(0.7), 112, 222), at(g.drop(0.7), 190, 224))
    bag = path("M-54 -34L-30 -40V44L-54 38ZM30 -40L54 -34V38L30 44Z", "#7a2f24") + path("M-30 -40L-18 -30L-6 -42L6 -30L18 -42L30 -40V44L18 32L6 44L-6 32L-18 44L-30 44Z", "#efe2c0") + path("M-18 -30V40M-6 -42V32M6 -30V44M18 -42V32", stroke=INK, stroke_width=3) + "".join(disc(-43, y, 4, "#fffaf0", stroke_width=2) for y in (-16, 0, 16))
    b.ink(at(bag, 150, 262, 0.94), at(g.hand(ROSY), 88, 262, 0.8, 0), at(g.hand(ROSY), 212, 262, 0.8, 0, flip=True), width=4.6)

# Squires


@adventurer
def pip_the_eager(b: Bust) -> None:
    """Now? Now? Is it now?"""
    b.ink(at(g.sword(), 240, 150, 0.95, 18), at(g.axe(), 56, 142, 0.85, -22, flip=True), at(disc(0, 0, 30, "#3a3e46") + box(-6, 26, 12, 50, "#3a3e46", 4), 268, 184, 0.8, 30), width=4.6)
    b.ink(g.torso("#b8402e", 92, 230), g.neckline(FAIR, g.CREAM))
    head(b, Face("young", FAIR, "wide", "", BLOND, "button", "gap", marks="freckles blush", r=17, y=156, look=(0.3, -0.5)))
    b.ink(g.pot(tilt=-9, low=132))
    b.raw(path("M112 66q-10 14 -10 30", stroke="#ffffff", stroke_width=5, opacity=0.6))


@adventurer
def tuck_buckleby(b: Bust) -> None:
    """Where others have a waist he has buckles."""
    b.ink(g.torso("#8a5230", 126))
    head(b, Face("fat", FAIR, "wide", "up", CHESTNUT, "pug", "", marks="blush", look=(0, 0.7), y=142, r=13))
    b.raw(disc(98, 180, 21, "#f4c9a0", 19, stroke=INK, stroke_width=4), disc(202, 180, 21, "#f4c9a0", 19, stroke=INK, stroke_width=4), disc(94, 184, 11, "#e2563f", 8, opacity=0.45), disc(206, 184, 11, "#e2563f", 8, opacity=0.45))
    b.ink(at(path("M-52 -10Q-60 8 -44 10L40 12Q58 10 52 -10Q46 -18 38 -10H-38Q-46 -18 -52 -10Z", "#b8502c") + path("M-20 -8q6 8 0 16M4 -8q6 8 0 16", stroke=INK, stroke_width=3), 182, 196, 0.9, 10), at(g.hand(FAIR), 224, 210, 0.85, 20, flip=True), width=4.6)
    b.ink(path("M70 118Q76 46 150 44Q224 46 230 118Z", "#4a4e58"), path("M60 112H240L238 132H62Z", "#626874"), path("M232 104L298 76L302 90L240 122Z", "#4a4e58"))
    b.raw(path("M92 96q4 -28 26 -36", stroke="#ffffff", stroke_width=6, opacity=0.55))
    buckle = path("M-46 -11H46V11H-46Z", "#5a341c") + box(-15, -15, 30, 30, g.GOLD, 4) + box(-8, -8, 16, 16, "#5a341c", 2) + path("M-8 0H12", stroke=INK, stroke_width=3.6)
    b.ink(at(buckle, 96, 240, 0.86, 24), at(buckle, 88, 268, 0.86, 20), at(buckle, 166, 262, 1.1, -4), width=4)


@adventurer
def kit_bootpolish(b: Bust) -> None:
    """One can see one's face in it, and the polish on hers."""
    b.ink(g.torso("#4a6a9a", 94, 230), g.neckline(TAN, "#d8c8a0"))
    head(b, Face("heart", TAN, "wink", "fine", BLACK, "button", "tongue", hair="bob", lash=True, y=150))
    b.raw(disc(110, 178, 13, INK, 8, opacity=0.75), disc(186, 190, 9, INK, 6, opacity=0.7), disc(158, 170, 6, INK, 4, opacity=0.8))
    b.ink(g.pot("#b8c4ce", 7, low=126))
    boot = path("M-22 -62H20V-10Q50 -6 56 12V28H-22Z", "#8a2f2a") + path("M-22 18H56", stroke="#4a1814", stroke_width=4) + path("M-12 -50V-14Q-10 0 4 0", stroke="#ffffff", stroke_width=6, opacity=0.85) + path("M36 2q10 2 12 8", stroke="#ffffff", stroke_width=5, opacity=0.85)
    b.ink(at(boot, 70, 240, 0.95, -10))
    b.raw(at(g.sparkle(0.9), 62, 182), at(g.sparkle(0.6), 122, 250))
    b.ink(at(box(-34, -12, 68, 18, g.WOOD, 6) + path("M-30 6H30V20L24 14L18 20L12 14L6 20L0 14L-6 20L-12 14L-18 20L-24 14L-30 20Z", "#efe2c0"), 196, 240, 0.95, -24), at(g.hand(TAN), 208, 234, 0.86, -24, flip=True), width=4.6)


@adventurer
def dob_the_carrier(b: Bust) -> None:
    """There is somebody under it. One can ask."""
    b.ink(at(g.fork(), 252, 150, 0.6, 24), at(g.sword(), 44, 130, 0.8, -30), width=4.6)
    b.parts += '<g transform="translate(0 10)">'
    b.ink(path("M60 96Q52 40 100 36Q130 14 176 26Q240 22 244 92Z", "#9a6a38"), path("M64 52Q150 24 240 56M108 36V96M196 28V96", stroke="#5a3a1c", stroke_width=7), box(76, 12, 70, 32, "#c23b34", 6), box(150, 6, 84, 36, "#3a7a6a", 6), path("M111 12V44M192 6V42", stroke=g.GOLD, stroke_width=6))
    b.parts += "</g>"
    b.ink(g.torso("#7a6248", 104, 228))
    head(b, Face("square", BROWN, "wide", "sad", SABLE, "ball", "flat", look=(0, -0.9), y=150))
    b.raw(at(g.drop(0.9), 92, 144), at(g.drop(0.7), 214, 150))
    b.ink(path("M72 126Q72 86 150 84Q228 86 228 126Q150 108 72 126Z", g.STEEL), path("M70 118Q150 96 230 118L231 134Q150 112 69 134Z", g.GOLD))
    b.ink(path("M30 300Q26 232 66 222Q108 226 112 300Z", "#b8864a"), path("M188 300Q190 226 232 222Q272 232 270 300Z", "#8a5a9a"), path("M46 236L96 236M206 236L254 236", stroke=INK, stroke_width=5))
    b.ink(path("M96 214Q124 252 128 300H112Q106 258 84 226ZM204 214Q176 252 172 300H188Q194 258 216 226Z", g.LEATHER), path("M128 240Q150 232 172 240V262Q150 270 128 262Z", g.STEEL), width=4.4)


@adventurer
def squeak_the_late(b: Bust) -> None:
    """He is coming, he is coming."""
    b.raw(path("M14 150H58M20 184H62M30 218H70M286 150H250", stroke="#fff6d0", stroke_width=9, opacity=0.8))
    b.ink(g.torso("#5f7a3a", 88, 232))
    b.parts += '<g transform="rotate(-8 150 200)">'
    head(b, Face("young", PALE, "pin", "sad", GINGER, "button", "", hair="spikes", marks="freckles", r=18, y=148, look=(0, 0)))
    b.raw(path("M126 186Q150 176 174 186Q174 212 150 214T126 186Z", "#4a1410", stroke=INK, stroke_width=4), path("M144 200Q140 236 156 240Q174 238 168 198Z", "#e0655c", stroke=INK, stroke_width=4), path("M156 206v20", stroke="#8a2f2c", stroke_width=3))
    b.ink(path("M64 128Q60 58 120 34Q180 18 214 62Q150 62 120 92Q96 112 92 140Z", g.STEEL), path("M58 134Q92 74 214 50L224 66Q110 92 84 146Z", g.GOLD))
    b.parts += "</g>"
    b.raw(*(at(g.drop(s), x, y, 1, t) for x, y, s, t in ((252, 110, 1, 30), (266, 150, 0.8, 50), (232, 74, 0.8, 20), (222, 176, 0.7, 0))))
    glass = path("M-26 -44H26V-34H-26ZM-26 34H26V44H-26Z", g.WOOD) + path("M-20 -34H20Q18 -10 5 0Q18 10 20 34H-20Q-18 10 -5 0Q-18 -10 -20 -34Z", "#eef8f8") + path("M-16 34Q-10 14 0 12Q10 14 16 34Z", "#e0a83c", stroke="none") + path("M0 0V14", stroke="#e0a83c", stroke_width=3)
    b.ink(at(glass, 84, 222, 1, -12), at(g.hand(PALE), 100, 256, 0.8, 10), width=4.4)

# Peasants


@adventurer
def wat_turnip(b: Bust) -> None:
    """The family likeness is on the left."""
    b.ink(at(g.fork(), 258, 176, 0.86, 8), width=4.6)
    b.ink(g.torso("#8a6a44"), g.neckline(ROSY, "#c8b088"))
    head(b, Face("fat", ROSY, "inward", "one", SABLE, "ball", "gap", marks="stubble", y=138, r=14))
    b.ink(g.straw(low=104, band="#5f7a3a"))
    face = eyes(Face(skin=PALE, eyes="inward", r=12, gap=17, y=0))
    nip = path("M0 -46Q56 -44 52 0Q46 36 8 50L0 76L-8 50Q-46 36 -52 0Q-56 -44 0 -46Z", "#fbf0e0") + path("M-51 -10Q-52 -44 0 -46Q52 -44 51 -10Q20 -24 0 -14Q-20 -24 -51 -10Z", "#b0589a") + path("M0 -44Q-40 -60 -34 -92Q-8 -80 0 -48Q0 -90 26 -98Q36 -70 4 -44Z", "#6ab244")
    b.ink(at(nip, 66, 224, 0.86, -8))
    b.raw(f'<g transform="translate(66 224)rotate(-8)scale(.86)"><g transform="translate(-150 0)">{face}</g>{disc(0, 15, 9, "#e8c8b0", 8, stroke=INK, stroke_width=4)}{path("M-14 30Q0 38 14 30", stroke=INK, stroke_width=4.6)}{path("M-32 -15Q-17 -24 0 -15Q17 -24 32 -15", stroke="#4a2c1a", stroke_width=8)}</g>')


@adventurer
def marge_haycart(b: Bust) -> None:
    """The cart broke. She did not."""
    b.ink(at(g.fork(), 44, 160, 0.95, -10), path("M8 70L2 42L18 50L8 20L28 34L30 6L46 28L58 4L64 32L86 18L78 44L98 44L80 66Q44 84 8 70Z", "#e6c050"), path("M22 62L18 34M36 64L34 26M50 66L56 24M64 64L76 34", stroke=INK, stroke_width=3), width=4.6)
    b.ink(g.torso("#b8503c", 132, 214), path("M112 222L124 300H176L188 222Q150 208 112 222Z", "#f2dcc0"))
    b.raw(path("M60 238V310M84 228V310M216 228V310M240 238V310M40 262H112M190 262H262M40 286H116M186 286H262", stroke="#fbe6c8", stroke_width=4, opacity=0.55))
    head(b, Face("square", FAIR, "half", "flat", BLOND, "wide", "smirk", hair="braids", marks="freckles blush"))
    b.ink(g.straw("#f0cf6a", "#3a7a8a", low=106))
    b.raw(path("M172 182L236 160M232 162l14 -12M234 162l16 0M232 164l12 10", stroke=INK, stroke_width=7), path("M172 182L236 160M232 162l14 -12M234 162l16 0M232 164l12 10", stroke="#f0cf6a", stroke_width=3.4))


@adventurer
def hob_muckraker(b: Bust) -> None:
    """Somebody has to. He likes to."""
    b.ink(at(g.fork(), 252, 172, 0.96, 10), width=4.6)
    b.ink(path("M214 92Q202 70 224 62Q224 36 250 44Q276 34 280 60Q300 72 284 92Q250 108 214 92Z", "#6a4a22"), path("M234 60l10 8M260 58l8 10M240 84h14", stroke="#3c2810", stroke_width=4))
    b.ink(g.torso("#6a5a3c"), g.collar("#8a3a2a"))
    head(b, Face("round", TAN, "happy", "up", CHESTNUT, "ball", "grin", "chin", hair="fringe"))
    b.raw(disc(106, 178, 16, "#6a4a22", 9), disc(196, 126, 11, "#6a4a22", 7), disc(180, 206, 9, "#6a4a22", 6), disc(94, 120, 8, "#6a4a22", 6))
    b.ink(at(box(-8, -30, 7.5, 52, "#e6c07a", 3) + box(0.5, -30, 7.5, 52, "#e6c07a", 3) + box(-10, -10, 20, 7, g.STEEL, 2), 150, 156, 0.95, 0), width=4)
    b.ink(g.straw("#b8954a", "#6a4a22", low=104))
    b.raw(g.stink(48, 150, "#c9d84a"), at(g.fly(), 210, 42, 1.2, 20), at(g.fly(), 278, 26, 1.1, -20), at(g.fly(), 42, 90, 1.2, 10), at(g.fly(), 84, 248, 1.1))


@adventurer
def gaffer_barley(b: Bust) -> None:
    """In his day there were dragons worth the name."""
    b.ink(*(path(f"M{x} 300Q{x - 6} 200 {x + d} 120", stroke=INK, stroke_width=7) + path(f"M{x} 300Q{x - 6} 200 {x + d} 120", stroke="#d8a83c", stroke_width=3) for x, d in ((44, -14), (64, -4), (254, 12), (236, 4))), width=7)
    for x, y, t in ((30, 120, -14), (60, 118, -4), (266, 120, 14), (240, 118, 4)):
        ear = "".join(at(path("M0 0Q-11 -10 0 -22Q11 -10 0 0Z", "#f0c650"), s * 7, -i * 16, 1, s * 24) for i in range(4) for s in (-1, 1)) + at(path("M0 0Q-11 -10 0 -22Q11 -10 0 0Z", "#f0c650"), 0, -62)
        b.ink(at(ear, x, y, 0.95, t), width=3.6)
    b.ink(g.torso("#5a7aa8"), path("M100 224L112 300H188L200 224Q150 206 100 224Z", "#e8dcc0"), path("M98 222L124 218L132 300H106ZM202 222L176 218L168 300H194Z", "#a8502c"))
    head(b, Face("old", ROSY, "squint", "bushy", SNOW, "big", "tooth", "chin", marks="wrinkles"))
    b.ink(g.straw("#d8b45a", "#a8502c", low=102))
    b.ink(at(path("M-2 -6L44 -2L44 6L-4 2ZM36 -22H64V4Q62 18 50 18Q36 18 36 4Z", "#8a5230"), 176, 188, 0.95, 6), width=4.4)
    b.raw(path("M226 160q-10 -12 0 -24t0 -22", stroke="#fffaf0", stroke_width=6, opacity=0.8))


@adventurer
def nan_porridge(b: Bust) -> None:
    """Eat up. The hen is watching."""
    b.ink(at(g.fork(), 258, 178, 0.92, 8), width=4.6)
    b.ink(g.torso("#4a7a6a"), g.collar("#fbf1d6"))
    head(b, Face("old", PALE, "wink", "bushy", GREY, "hook", "tooth", marks="wrinkles blush", ears=False))
    b.ink(g.scarf("#d8352c", "#fff6dc"))
    b.ink(at(g.chicken(), 150, 80, 0.76))
    bowl = path("M-46 -12H46Q44 34 0 36Q-44 34 -46 -12Z", "#9a6a38") + disc(0, -12, 46, "#f6e8c4", 13) + path("M-20 -14q8 5 16 0M4 -11q8 4 14 -1", stroke="#d8c090", stroke_width=3)
    b.ink(at(box(-6, -74, 12, 60, g.WOOD, 5), 96, 246, 1, 24), at(bowl, 82, 252, 0.95), width=4.6)
    b.raw(path("M60 222q-8 -10 0 -20t0 -18M82 218q-8 -10 0 -20", stroke="#fffaf0", stroke_width=5, opacity=0.85))

# Those without a colour


@adventurer
def nix_the_nameless(b: Bust) -> None:
    """Just a friend with flowers."""
    back, rim = g.hood("#26222e", "#0e0a12", peak=(160, 12))
    b.ink(back)
    b.ink(path("M96 90H204V220H96Z", "#16121c"))
    f = Face("round", PALE, "wide", "", BLACK, look=(0.4, 0.2), r=19, gap=30, y=138)
    b.flat(path("M90 112Q150 96 210 112V168Q150 182 90 168Z", FAIR))
    b.ink(g.torso("#26222e"), rim)
    b.raw(eyes(f), g.spectacles(138, 31, 25))
    b.ink(path("M104 112Q122 94 142 108Q124 104 106 122ZM196 112Q178 94 158 108Q176 104 194 122Z", "#2c1c14"), path("M134 142Q150 128 166 142Q182 186 150 190Q118 186 134 142Z", "#f0a888"), path("M150 184Q128 172 104 188Q92 206 100 214Q128 216 150 200Q172 216 200 214Q208 206 196 188Q172 172 150 184Z", "#3a2418"))
    b.ink(at(g.sword("#e8eef2", "#b8402e"), 66, 206, 0.78, -14), width=4.4)
    b.ink(at(path("M-40 -6L0 66L40 -6Z", "#7cc04c"), 84, 246), *(at(g.flower(c, s), x, y) for x, y, s, c in ((54, 232, 0.9, "#e8485a"), (84, 218, 1, "#f7a6c4"), (114, 234, 0.9, "#fff3d8"), (70, 252, 0.8, "#f2b43c"), (100, 254, 0.8, "#9a6ad0"))), width=3.8)


@adventurer
def giggles(b: Bust) -> None:
    """He knows something, or nothing, or something else."""
    b.ink(path("M96 116Q40 128 24 66Q58 40 92 64Q94 16 150 12Q206 16 208 64Q242 40 276 66Q260 128 204 116Z", "#c8353a"))
    b.ink(path("M150 12Q206 16 208 64Q242 40 276 66Q260 128 204 116H150Z", "#2f8a5a"), path("M96 116Q92 40 150 12Q208 40 204 116Z", "#efb93c"))
    b.ink(*(at(disc(0, 0, 14, "#ffe08a") + path("M-9 2H9M0 4v8", stroke=INK, stroke_width=3.4), x, y) for x, y in ((26, 70), (274, 70), (150, 22))), width=4.4)
    b.ink(g.torso("#c8353a"), path("M150 214Q208 216 240 246L266 320H150Z", "#2f8a5a"))
    flap = "M-17 0H17L0 56Z"
    b.ink(*(at(path(flap, ("#efb93c", "#7a3fb0", "#2f8a5a", "#c8353a")[i % 4]) + disc(0, 58, 7, "#ffe08a"), 150 - (i - 3) * 19, 214 - abs(i - 3) * 4, 1, (i - 3) * 22) for i in (0, 6, 1, 5, 2, 4, 3)), width=4.4)
    head(b, Face("heart", "#fdf6ea", "odd", "odd", BLACK, "red", "", ears=False, y=142, look=(0.2, 0)))
    b.raw(path("M104 178Q150 196 196 178Q206 170 200 164M96 164Q94 170 104 178Q116 212 150 214Q184 212 196 178", stroke=INK, stroke_width=4.6), path("M104 178Q150 196 196 178Q184 212 150 214Q116 212 104 178Z", "#fffdf2", stroke=INK, stroke_width=4), path("M106 190Q150 206 194 190M126 186v22M142 189v24M158 189v24M174 186v22", stroke=INK, stroke_width=2.8), path("M122 164l-7 16 7 10 7 -10z", "#c8353a"), path("M180 162l-8 18 8 12 8 -12z", "#2f6ab8"), disc(102, 166, 11, "#e8485a", 9, opacity=0.5), disc(200, 166, 11, "#e8485a", 9, opacity=0.5))
    b.ink(path("M98 128Q100 100 150 96Q200 100 202 128Q150 104 98 128Z", "#7a3fb0"))


@adventurer
def madame_maybe(b: Bust) -> None:
    """The fish says yes. The fish always says yes."""
    b.ink(path("M150 18Q192 8 218 38Q256 50 258 92Q280 128 258 164Q246 204 206 206H94Q54 204 42 164Q20 128 42 92Q44 50 82 38Q108 8 150 18Z", "#3a2a66"))
    b.raw(*(at(path("M0 -11Q1.500 -1.500 11 0Q1.500 1.500 0 11Q-1.500 1.500 -11 0Q-1.500 -1.500 0 -11Z", "#ffe08a"), x, y, s) for x, y, s in ((74, 72, 1), (112, 40, 0.8), (160, 32, 1), (206, 60, 0.8), (238, 100, 1), (60, 118, 0.8), (58, 160, 1), (244, 150, 0.8))))
    b.ink(g.torso("#2a8a8a"))
    head(b, Face("heart", EBONY, "askew", "odd", BLACK, "wide", "wave", ears=False, y=140, look=(0.3, -0.3), lash=True))
    b.ink(path("M88 116Q150 88 212 116L210 98Q150 70 90 98Z", "#efb93c"), path("M150 66L164 90L150 110L136 90Z", "#6ae0d8"))
    b.ink(disc(84, 170, 10, "#efb93c"), disc(216, 170, 10, "#efb93c"), width=4)
    b.ink(path("M98 236Q104 214 120 212H180Q196 214 202 236Q212 290 150 296Q88 290 98 236Z", "#e4f6fa"), path("M97 240Q150 254 203 240Q208 288 150 294Q92 288 97 240Z", "#5ac0e0", stroke_width=3), path("M112 206H188V220H112Z", "#c8eef6"))
    b.ink(at(g.fish(), 150, 262, 1.15), width=4)
    b.raw(*(disc(x, y, r, "none", stroke="#ffffff", stroke_width=2.6) for x, y, r in ((116, 254, 4), (112, 242, 3), (186, 250, 3))), path("M110 232q2 -8 10 -10", stroke="#ffffff", stroke_width=4.4))
    b.ink(at(g.hand(EBONY), 88, 262, 0.85, -16), at(g.hand(EBONY), 212, 262, 0.85, 16, flip=True), width=4.6)


@adventurer
def dorothea_the_mule(b: Bust) -> None:
    """She has read the map. She has also eaten it."""
    coat = "#8a6650"
    b.ink(path("M100 96Q54 74 44 14Q92 26 122 84Z", coat), path("M200 96Q246 74 256 14Q208 26 178 84Z", coat), path("M100 80Q70 60 62 34Q88 46 108 76Z", "#e8a898", stroke_width=3), path("M200 80Q230 60 238 34Q212 46 192 76Z", "#e8a898", stroke_width=3))
    b.ink(path("M40 320Q56 226 110 212H190Q244 226 260 320Z", dark(coat, 0.12)))
    b.ink(path("M26 300V226Q26 214 40 214H84Q96 216 96 230V300Z", "#b8503c"), path("M204 300V230Q204 216 216 214H260Q274 214 274 226V300Z", "#3a6a9a"), path("M26 244H96M204 244H274", stroke=INK, stroke_width=4), box(52, 236, 16, 18, g.GOLD, 3), box(232, 236, 16, 18, g.GOLD, 3))
    b.ink(path("M92 92Q100 56 150 54Q200 56 208 92L202 164Q150 190 98 164Z", coat))
    b.ink(path("M150 150Q222 148 226 202Q222 254 150 256Q78 254 74 202Q78 148 150 150Z", "#d8bc9c"))
    b.raw(disc(124, 192, 8, INK, 10, transform="rotate(14 124 192)"), disc(176, 192, 8, INK, 10, transform="rotate(-14 176 192)"), stroke("M92 214Q150 240 208 214", width=5))
    b.flat(path("M134 228h15v20q-8 4 -15 0zM151 228h15v20q-8 4 -15 0z", "#fffdf2"), width=3)
    b.ink(path("M90 146Q150 166 210 146L212 162Q150 184 88 162Z", "#c23b34"), disc(96, 156, 8, g.GOLD), disc(204, 156, 8, g.GOLD), width=4.4)
    f = Face(skin=coat, eyes="half", gap=30, y=114, r=17, look=(0.3, 0.3), lash=True)
    b.raw(eye(120, f, "half", -1), eye(180, f, "half", 1))
    b.ink(path("M120 76Q112 30 136 20Q134 36 146 40Q148 20 166 16Q162 34 172 40Q192 50 178 78Q166 96 150 110Q134 96 120 76Z", "#3a241a"))
    b.ink(at(path("M0 -14L60 -26L72 -4L66 14L74 34L6 26Z", "#f6ecd0") + path("M14 0q18 -10 26 2t20 0M20 16l8 -6M54 12l8 8M62 12l-8 8", stroke="#c23b34", stroke_width=3.4), 192, 226, 0.95, 8), width=4.4)
    b.ink(at(g.flower("#f7a6c4", 0.8), 92, 70), width=4)
