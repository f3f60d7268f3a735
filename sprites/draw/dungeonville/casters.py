"""The Sorcerers, Clerics and Druids of Dungeonville: pointed hats; mitres, wimples and crosses; antlers and leaves."""
# fmt: off

from sprites.draw.dungeonville import gear as g
from sprites.draw.dungeonville.busts import INK, Bust, adventurer, at
from sprites.draw.dungeonville.faces import (
    BLACK,
    BROWN,
    CHESTNUT,
    EBONY,
    FAIR,
    GINGER,
    GREY,
    OLIVE,
    PALE,
    ROSY,
    SABLE,
    SNOW,
    Face,
    eyes,
    head,
    stroke,
)
from sprites.draw.kit import box, dark, disc, path, star

BOLT = "M6 -30L-14 4H-2L-8 30L16 -8H3Z"


def cross(x: float, y: float, size: float = 1, colour: str = g.GOLD) -> str:
    """A cross on a chain."""
    return at(path("M-6 -22H6V-8H20V4H6V28H-6V4H-20V-8H-6Z", colour), x, y, size)


# Sorcerers


@adventurer
def zelda_sparks(b: Bust) -> None:
    """Do not shake hands with her."""
    b.ink(g.torso("#4a2f8a"), g.collar("#f0c93a"))
    b.ink(path("M150 60L118 48L104 74L62 62L74 94L26 98L52 124L14 148L52 162L24 196L66 196L60 226L104 214H196L240 226L234 196L276 196L248 162L286 148L248 124L274 98L226 94L238 62L196 74L182 48Z", "#e86ac0"))
    head(b, Face("heart", PALE, "pin", "up", "#a8327e", "button", "grin", lash=True, r=17))
    b.ink(path("M92 132L104 96L118 118L132 92L150 114L168 92L182 118L196 96L208 132Q206 84 150 80Q94 84 92 132Z", "#e86ac0"))
    b.ink(g.pointed("#4a2f8a", "#f0c93a", tip=(198, 10), brim=98, low=100), at(path(BOLT, "#ffe45a"), 148, 58, 0.8))
    b.ink(at(g.palm(PALE), 44, 222, 1.02, -8), width=4.4)
    b.ink(*(at(path(BOLT, "#ffe45a"), x, y, s, t) for x, y, s, t in ((30, 150, 0.8, 20), (64, 166, 0.6, -30), (10, 188, 0.6, 50))), width=3.6)


@adventurer
def maximus_fizz(b: Bust) -> None:
    """Great at parties; the carpet less so."""
    b.ink(g.torso("#a8303c"), g.ruff("#fbf1d6"))
    head(b, Face("fat", ROSY, "half", "up", BLACK, "big", "smirk", "goat", marks="blush", look=(0, -0.7), y=138, r=14), whiskers="curl")
    b.ink(g.pointed("#a8303c", "#2f8a8a", tip=(126, 10), brim=118, low=98), *(at(path("M0 -9L3 -3L9 0L3 3L0 9L-3 3L-9 0L-3 -3Z", "#ffe45a"), x, y, 1.1) for x, y in ((140, 40), (168, 62), (120, 66))))
    b.ink(at(g.potion("#e85aa8", 0.98), 238, 214, 1, 12), width=4.4)
    b.raw(*(disc(x, y, r, "#f7a6d4", stroke=INK, stroke_width=3) for x, y, r in ((248, 154, 9), (232, 140, 7), (262, 136, 11), (244, 118, 8), (270, 112, 6), (256, 92, 9), (238, 96, 5))))
    b.raw(path("M226 160q12 -14 26 2l-4 14q-10 -6 -20 0z", "#f7a6d4", stroke=INK, stroke_width=3))


@adventurer
def pyra_the_singed(b: Bust) -> None:
    """It worked. That was the trouble."""
    b.ink(g.torso("#c8502a"), g.neckline("#5a4640", "#8a2f1c"))
    b.ink(path("M96 190L60 200L72 172L42 170L64 148L36 128L66 120L52 92L84 98L90 70L214 70L218 96L248 92L234 120L264 128L236 148L258 170L228 172L240 200L204 190Z", "#2c2022"))
    head(b, Face("round", "#6a544c", "pin", "", BLACK, "button", "flat", r=18))
    b.raw(path("M106 118q16 -8 28 0M166 118q12 -8 28 0", stroke="#f4c9a0", stroke_width=7), disc(150, 162, 8, "#f0b48c", 6.5, opacity=0.9))
    b.ink(path("M94 112Q104 84 112 62L126 70L134 46L148 66L160 44L170 68L186 58Q198 84 206 112Z", "#7a3420"), path("M40 124Q92 88 150 90Q208 88 260 124L236 122L226 134L208 124L190 138Q150 132 110 136L96 124L80 134L66 122Z", "#7a3420"), path("M96 104Q150 118 204 104L200 88Q150 100 100 88Z", g.GOLD))
    b.raw(path("M150 54q-22 -18 0 -34t6 -34M128 44q-12 -12 -2 -24", stroke="#5a5056", stroke_width=9, opacity=0.75))
    b.ink(at(g.flame(0.62), 178, 60), at(g.flame(0.5), 234, 122), at(g.flame(0.45), 56, 118), width=3.6)
    b.ink(at(box(-5, -30, 10, 60, "#4a3020", 3), 244, 226, 1.1, 24), at(g.flame(0.7), 262, 190), width=4)
    b.raw(disc(112, 174, 10, "#2c2022", 6, opacity=0.7), disc(184, 184, 12, "#2c2022", 7, opacity=0.7))


@adventurer
def ozwin_the_vague(b: Bust) -> None:
    """He came in here for something."""
    b.ink(g.torso("#3a5a9a"))
    head(b, Face("old", PALE, "askew", "bushy", SNOW, "long", "o", "long", marks="wrinkles", look=(0, -0.5), r=14, y=146), whiskers="walrus")
    b.ink(g.skewed(g.spectacles(148, 28, 21, "#d8a83a"), 9))
    b.parts += '<g transform="translate(0 6)">'
    b.ink(path("M92 106Q100 62 118 40Q140 10 180 14Q222 22 228 66Q230 84 218 96Q210 66 188 60Q200 82 208 106Z", "#3a5a9a"), disc(218, 98, 11, "#ffe45a"), path("M38 122Q92 84 150 84Q208 84 262 122Q150 136 38 122Z", "#3a5a9a"), path("M94 102Q150 116 206 102L202 84Q150 96 98 84Z", "#d8a83a"))
    b.raw(path("M120 66l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1zM160 34l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z", "#ffe45a"))
    b.parts += "</g>"
    b.ink(at(path("M-14 0Q-24 -40 -10 -44Q-2 -36 -4 -4ZM4 -4Q4 -40 16 -42Q26 -34 12 0Z", "#fbf6ec") + path("M-10 -10Q-15 -30 -10 -36M8 -8Q10 -28 15 -34", stroke="#f09ab0", stroke_width=5) + disc(0, 12, 26, "#fbf6ec", 22) + disc(-10, 8, 3.4, INK) + disc(10, 8, 3.4, INK) + path("M-5 15H5L0 21Z", "#e87a8a", stroke_width=3) + path("M0 21v5", stroke=INK, stroke_width=3), 72, 86, 0.95, -8))


@adventurer
def whizz_arcanus(b: Bust) -> None:
    """Nine years old, and already struck off twice."""
    b.ink(g.torso("#2f7a6a", 92, 232), g.collar("#fbf1d6", 246))
    head(b, Face("young", FAIR, "wide", "up", CHESTNUT, "button", "", hair="fringe", marks="freckles blush", gap=30, r=17, y=152, look=(0.2, -0.2)))
    b.raw(path("M120 188Q150 196 180 188Q176 212 150 213Q124 212 120 188Z", "#fffdf2", stroke=INK, stroke_width=4), path("M123 199Q150 206 177 199M136 193v17M150 194v18M164 193v17", stroke="#8a96a4", stroke_width=3), *(box(x - 4, 197, 8, 7, "#c8d2dc", 1, stroke=INK, stroke_width=1.6) for x in (130, 143, 157, 170)))
    b.ink(g.spectacles(152, 31, 27, "#c23b34", glass=0.15))
    b.ink(g.pointed("#6a3fb0", "#f0c93a", tip=(208, 12), brim=128, low=112), *(at(star(0, 0, 11, "#ffe45a", 5, 0.45), x, y, 1, t) for x, y, t in ((136, 44, 10), (166, 70, -10), (116, 72, 20))))
    b.ink(at(box(-5, -26, 10, 70, "#4a2c1a", 3) + star(0, -40, 22, "#ffe45a", 5, 0.5), 54, 214, 1, -18), at(g.hand(FAIR), 62, 244, 0.86, -10), width=4.4)
    b.raw(at(g.sparkle(0.7), 26, 150), at(g.sparkle(0.5), 76, 158))

# Clerics


@adventurer
def father_mumble(b: Bust) -> None:
    """Nobody has ever heard the end of a sentence."""
    b.ink(g.torso("#f4ead2"), g.stole("#6a3f9a"))
    head(b, Face("fat", ROSY, "half", "sad", GREY, "ball", "", marks="blush", hair="monk", look=(-0.6, 0.8), y=134))
    b.ink(path("M70 196Q110 168 150 176Q190 168 230 196Q240 240 196 252Q150 262 104 252Q60 240 70 196Z", "#c23b34"), path("M84 204Q150 186 216 206M80 226Q150 210 220 228", stroke=dark("#c23b34", 0.4), stroke_width=4), path("M186 244L216 236L222 296H192Z", "#c23b34"))
    b.ink(g.mitre(low=104))
    bubble = path("M-34 -22Q-34 -40 0 -40T36 -22Q36 -4 4 -4L-22 10L-18 -6Q-34 -8 -34 -22Z", "#fffaf0")
    b.ink(at(bubble, 244, 160, 1), width=4)
    b.raw(path("M222 139q6 -7 11 0t11 0 11 0 11 0", stroke=INK, stroke_width=4.4))
    b.ink(at(g.book(), 84, 262, 0.86, 172), width=4.4)


@adventurer
def abbess_agnes(b: Bust) -> None:
    """She saw that."""
    b.ink(path("M62 280Q40 60 150 44Q260 60 238 280Z", "#38304a"))
    b.ink(g.torso("#38304a", 112, 234))
    head(b, Face("lean", PALE, "glare", "angry", SABLE, "hook", "frown", marks="wrinkles", ears=False, look=(0.5, 0), gap=24, r=14))
    b.ink(path("M80 250Q60 70 150 62Q240 70 220 250Q150 286 80 250ZM104 140Q104 196 122 222Q150 238 178 222Q196 196 196 140Q190 100 150 98Q110 100 104 140Z", "#fbf6ea", fill_rule="evenodd"))
    b.ink(path("M58 170Q44 38 150 30Q256 38 242 170Q226 92 150 84Q74 92 58 170Z", "#38304a"), path("M143 36H157V50H170V62H157V82H143V62H130V50H143Z", g.GOLD))
    b.ink(cross(150, 262, 0.9))
    ruler = path("M-9 -80H9V60H-9Z", "#d8a85a") + path("M-9 -66h8M-9 -50h12M-9 -34h8M-9 -18h12M-9 -2h8M-9 14h12", stroke=INK, stroke_width=3)
    b.ink(at(ruler, 248, 186, 1.02, 14), at(g.hand(PALE), 244, 222, 0.95, 8, flip=True))


@adventurer
def deacon_dross(b: Bust) -> None:
    """For the roof, he says. It is always the roof."""
    b.ink(g.torso("#3a3650"), g.stole("#b8862c", "#fff6d0"))
    head(b, Face("lean", OLIVE, "half", "sly", BLACK, "long", "smirk", hair="crop", marks="stubble", look=(0.9, 0.2), gap=24), whiskers="thin")
    b.raw(path("M160 190l9 -2 -1 8 -8 1z", "#efb93c", stroke=INK, stroke_width=2.6))
    b.ink(g.mitre("#e6d6f2", "#b8862c", "#b8862c", 106))
    b.raw(path("M168 96q8 -2 12 4l-2 14M196 92l10 8", stroke=INK, stroke_width=3))
    plate = disc(0, 0, 46, "#b8862c", 17) + disc(0, -4, 38, dark("#b8862c", 0.45), 11)
    b.ink(at(plate, 206, 248), at(g.hand(OLIVE), 166, 258, 0.85, 70), width=4.6)
    b.ink(*(at(g.coin(0.86), x, y) for x, y in ((190, 240), (220, 240), (206, 232), (196, 224), (214, 220))), width=3.4)
    b.ink(at(g.coin(0.8), 74, 262), at(g.coin(0.8), 92, 272), width=3.4)


@adventurer
def canon_crumb(b: Bust) -> None:
    """He blesses every meal, and there are many."""
    b.ink(g.torso("#fbf1d6", 126), g.stole("#c23b34"))
    head(b, Face("fat", FAIR, "happy", "up", SNOW, "button", "", marks="blush", hair="monk", y=136))
    b.raw(disc(150, 184, 26, "#4a1410", 20, stroke=INK, stroke_width=4), path("M128 176Q150 160 172 176Q150 184 128 176Z", "#fffdf2", stroke=INK, stroke_width=2.4), disc(110, 172, 21, "#f4c9a0", 17, opacity=0), disc(98, 168, 17, "#e2563f", 12, opacity=0.45), disc(202, 168, 17, "#e2563f", 12, opacity=0.45))
    b.ink(g.mitre(low=104))
    bun = path("M-44 14Q-50 -26 0 -30Q50 -26 44 14Q40 28 0 28T-44 14Z", "#d8924a") + path("M-24 -12q8 -6 14 0M-2 -18q8 -4 14 2M14 -2q8 -4 12 2", stroke="#fbe6b8", stroke_width=4) + path("M22 -28Q34 -14 50 -8L52 -34Z", "#fbf1d6", stroke="none") + path("M18 -28q2 10 10 8q2 10 12 8q2 8 8 8", stroke=INK, stroke_width=4)
    b.ink(at(bun, 194, 234, 1.05, -10), at(g.hand(FAIR), 226, 248, 0.85, 0, flip=True))
    b.raw(*(disc(x, y, 3.6, "#b8702c", stroke=INK, stroke_width=1.6) for x, y in ((128, 212), (142, 228), (120, 238), (150, 250), (136, 262), (166, 214), (110, 220), (154, 268))))


@adventurer
def mother_mild(b: Bust) -> None:
    """Turn the other cheek, dear. The mace needs room."""
    b.ink(path("M60 280Q44 66 150 50Q256 66 240 280Z", "#8fb4d8"))
    b.ink(g.torso("#8fb4d8", 108, 236))
    head(b, Face("round", ROSY, "happy", "up", SNOW, "ball", "smile", marks="wrinkles blush", ears=False))
    b.ink(path("M76 246Q60 74 150 66Q240 74 224 246Q150 280 76 246ZM96 146Q94 196 116 216Q150 236 184 216Q206 196 204 146Q196 104 150 102Q104 104 96 146Z", "#fffaf0", fill_rule="evenodd"))
    b.ink(path("M56 176Q42 44 150 34Q258 44 244 176Q226 96 150 88Q74 96 56 176Z", "#8fb4d8"), path("M144 42H156V55H168V66H156V84H144V66H132V55H144Z", "#fffaf0"))
    b.ink(cross(150, 264, 0.8))
    mace = box(-7, -10, 14, 90, g.WOOD, 4) + "".join(at(path("M-9 -26L0 -50L9 -26Z", "#eef2f6"), 0, -40, 1, i * 45) for i in range(8)) + disc(0, -40, 30, "#7d8894") + "".join(disc(x, y, 3.4, INK, stroke="none") for x, y in ((-10, -48), (10, -48), (-10, -30), (10, -30), (0, -40)))
    b.ink(at(mace, 50, 186, 1, -12), at(g.hand(ROSY), 60, 234, 0.92, -8))

# Druids


@adventurer
def old_mossbeard(b: Bust) -> None:
    """Something has nested, and it pays no rent."""
    moss = "#6f9a34"
    b.ink(g.antlers(y=90, size=0.9))
    b.ink(g.torso("#6a4a2c"))
    head(b, Face("old", BROWN, "half", "", moss, "ball", "", "full", look=(0, 0.3)), whiskers="walrus")
    b.ink(path("M92 124Q96 112 116 116Q134 110 140 126Q120 130 92 124ZM208 124Q204 112 184 116Q166 110 160 126Q180 130 208 124Z", moss), width=4)
    b.ink(path("M86 118Q74 92 98 80Q104 58 128 68Q148 50 170 66Q194 56 202 80Q226 92 214 118Q150 92 86 118Z", moss))
    b.ink(at(g.mushroom(0.9), 112, 236), at(g.snail(0.85), 178, 250), at(g.mushroom(0.6), 134, 224), width=4)
    b.ink(at(g.bird("#4a86d0", 0.8), 152, 70), width=4.4)
    b.raw(path("M96 196q8 8 14 0M188 190q8 8 14 0M150 262q8 8 14 0M124 266q6 6 12 0", stroke=dark(moss, 0.45), stroke_width=4))


@adventurer
def fern_thistledown(b: Bust) -> None:
    """One with nature, and allergic to it."""
    b.ink(g.antlers("#c8a070", 92, 0.8))
    b.ink(g.torso("#4a7a3a"))
    head(b, Face("heart", FAIR, "cross", "sad", GINGER, "red", "wave", hair="long", marks="freckles", r=12))
    b.ink(g.wreath("#5fa83e", 108, 0.9))
    b.raw(at(g.drop(0.7), 106, 172), at(g.drop(0.7), 194, 174))
    b.ink(at(path("M-40 -20Q-20 -34 0 -20Q20 -34 44 -18Q34 4 44 26Q20 34 0 24Q-24 36 -44 22Q-30 0 -40 -20Z", "#fffaf0") + path("M-24 -6q10 6 16 0M6 4q10 6 18 0", stroke="#c8b890", stroke_width=3), 92, 244, 0.92, -12), at(g.hand(FAIR), 112, 258, 0.8, 30))
    puff = disc(0, 0, 8, "#fff3d0") + path("M0 0L0 -26M0 0L18 -19M0 0L26 0M0 0L18 19M0 0L-18 19M0 0L-26 0M0 0L-18 -19", stroke="#fffdf4", stroke_width=4)
    b.raw(path("M222 262Q240 220 236 190", stroke=INK, stroke_width=9), path("M222 262Q240 220 236 190", stroke="#6aa83e", stroke_width=4), at(puff, 236, 178, 1.1))
    seed = path("M0 10V-4M0 -4L-7 -13M0 -4L0 -15M0 -4L7 -13", stroke="#fffdf4", stroke_width=3.4)
    b.raw(*(at(seed, x, y, 1.15, t) for x, y, t in ((36, 150, -30), (60, 120, -10), (262, 130, 30), (214, 150, -20), (30, 190, 40), (274, 170, 60), (46, 84, 20))))


@adventurer
def barkley_elm(b: Bust) -> None:
    """His bark is as bad as his bite."""
    bark = "#8a6238"
    twig = "M112 84Q92 60 92 20M96 54Q72 50 58 28M188 84Q208 60 208 20M204 54Q228 50 242 28M92 36Q102 28 106 14M208 36Q198 28 194 14M70 40Q60 50 46 50M230 40Q240 50 254 50"
    b.parts += '<g transform="translate(0 14)">'
    b.ink(path(twig, stroke_width=19), width=19)
    b.raw(path(twig, stroke="#7a5430", stroke_width=10))
    b.ink(*(at(g.leaf(c, 0.72, t), x, y) for x, y, t, c in ((92, 22, -10, "#6ab244"), (58, 30, -50, "#5fa83e"), (46, 52, -90, "#7cc04c"), (106, 18, 30, "#5fa83e"), (208, 22, 10, "#6ab244"), (242, 30, 50, "#5fa83e"), (254, 52, 90, "#7cc04c"), (194, 18, -30, "#5fa83e"))), width=4)
    b.parts += "</g>"
    b.ink(path("M20 310Q40 240 96 226L110 190H190L204 226Q260 240 280 310Z", "#6f4c2a"))
    b.ink(path("M88 210Q78 140 92 92Q104 66 122 74L132 58L146 72L160 56L172 72Q196 66 208 92Q222 140 212 210L196 226L180 216L164 234L146 220L130 234L112 218L100 228Z", bark))
    b.raw(stroke("M104 96q-6 30 -2 60M196 96q8 30 2 66M122 82q-4 14 0 24M178 84q4 12 0 22M112 176q-2 18 4 32M190 178q2 16 -4 30M136 214q2 -10 0 -18M166 214q-4 -8 -2 -18", dark(bark, 0.5), 4))
    b.raw(eyes(Face(skin=bark, eyes="half", look=(-0.7, 0))), stroke("M98 122Q118 106 142 122M158 122Q182 106 202 122", dark(bark, 0.6), 10))
    b.ink(path("M138 146Q150 138 162 146L170 176Q180 190 150 186Q126 188 132 174Z", "#a87a48"), width=4.4)
    b.raw(stroke("M124 200Q150 210 178 196", width=6))
    b.ink(at(path("M0 0L20 -2Q16 8 0 6Z", "#7cc04c"), 172, 162), width=4)
    pecker = path("M-6 40Q-26 20 -18 -10Q-10 -34 10 -32Q28 -28 26 -8Q26 20 8 44Z", "#2c2a34") + path("M-14 -22Q-10 -46 16 -40L24 -26Q4 -34 -14 -22Z", "#d8352c") + path("M-18 -16L-46 -10L-18 -6Z", "#f0c04a") + disc(-4, -16, 6, "#fffaf0") + disc(-6, -16, 2.6, INK) + path("M2 2Q18 6 14 30Q2 26 2 2Z", "#fffaf0")
    b.ink(at(pecker, 254, 170, 0.9), width=4.4)
    b.raw(disc(206, 160, 7, INK, 9), path("M222 140l8 -8M218 178l6 10", stroke=INK, stroke_width=4))


@adventurer
def petal_brook(b: Bust) -> None:
    """The bees know her by name."""
    b.ink(g.torso("#d8628a"))
    head(b, Face("round", EBONY, "happy", "fine", "#3a2430", "wide", "laugh", hair="afro", marks="blush", lash=True))
    b.ink(*(at(g.flower(c, s), x, y) for x, y, s, c in ((70, 96, 0.95, "#f7a6c4"), (102, 62, 1, "#fff3d8"), (150, 46, 1.1, "#f2b43c"), (198, 62, 1, "#f7a6c4"), (230, 96, 0.95, "#fff3d8"), (60, 140, 0.8, "#9ac8f4"), (240, 140, 0.8, "#f2b43c"), (78, 176, 0.7, "#fff3d8"), (222, 176, 0.7, "#9ac8f4"), (124, 88, 0.7, "#9ac8f4"), (178, 88, 0.7, "#e86a4a"))), width=3.6)
    b.ink(g.antlers("#d8b088", 66, 0.62))
    b.ink(at(g.butterfly("#f08a3c", 0.9), 262, 62, 1, 24), at(g.butterfly("#6ac0e8", 0.8), 40, 200, 1, -24), width=3.6)
    b.ink(*(at(g.flower(c, 0.8), x, y) for x, y, c in ((108, 248, "#fff3d8"), (136, 260, "#f2b43c"), (166, 260, "#9ac8f4"), (192, 248, "#fff3d8"))), width=3.6)


@adventurer
def willow_wisp(b: Bust) -> None:
    """One sees her hair, mostly, and lights that go the wrong way."""
    glow = "#d8ffd0"
    b.ink(g.antlers("#c8ccb8", 84, 0.84))
    b.ink(g.torso("#5a7a8a"))
    head(b, Face("lean", "#dfeedd", "shut", "", "#86a83a", "fine", "kiss", ears=False, lash=True, y=150))
    fronds = ""
    for i, x in enumerate((52, 68, 84, 100, 116, 184, 200, 216, 232, 248)):
        low = 262 - abs(x - 150) * 0.35 - (14 if i % 2 else 0) - (64 if 100 < x < 200 else 0)
        top = 150 + (x - 150) * 0.42
        fronds += path(f"M{top - 6:.0f} 64Q{x - 14} 130 {x - 5} {low:.0f}L{x} {low + 10:.0f}L{x + 5} {low:.0f}Q{x + 14} 130 {top + 8:.0f} 64Z", "#86a83a" if i % 2 else "#a4c452")
    b.ink(fronds, path("M96 100Q100 52 150 48Q200 52 204 100Q176 78 150 84Q124 78 96 100Z", "#94b446"), width=4.4)
    b.raw(path("M58 160l-8 8M64 200l-8 8M84 180l8 8M240 160l8 8M236 200l8 8M214 180l-8 8M92 220l8 8M210 220l-8 8", stroke="#5f8a2a", stroke_width=6))
    for x, y, r in ((40, 96, 13), (262, 110, 12), (28, 180, 9), (270, 176, 10), (110, 262, 11)):
        b.raw(disc(x, y, r * 2.1, glow, opacity=0.3), disc(x, y, r * 1.45, glow, opacity=0.45), disc(x, y, r, "#fffff0", stroke=INK, stroke_width=3), disc(x - 3, y, 1.8, INK), disc(x + 3, y, 1.8, INK))
