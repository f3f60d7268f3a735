"""The Barbarians, Knights and Paladins of Dungeonville: horns and fur; helmets and plumes; haloes and golden shoulders."""
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
    PALE,
    ROSY,
    SABLE,
    SNOW,
    TAN,
    Face,
    brows,
    eyes,
    head,
    stroke,
)
from sprites.draw.kit import box, disc, light, path

# Barbarians


@adventurer
def brunhild_bonebreak(b: Bust) -> None:
    """She breaks bones, and shows one."""
    b.ink(g.torso("#a85a34"), g.fur("#8a6238"))
    head(b, Face("square", ROSY, "glare", "angry", BLOND, "pug", "gnash", hair="braids", marks="blush", lash=True))
    b.raw(path("M88 160l30 8M182 168l30 -8M90 172l26 6M184 178l26 -6", stroke="#3a62b8", stroke_width=6))
    b.ink(g.horns(), g.helm())
    b.ink(at(g.bone(), 38, 206, 1, -28), at(g.hand(ROSY), 56, 248, 1.1, 10))
    b.ink(at(path("M-11 -40L-5 -31L0 -40L5 -31L11 -40V20H-11Z", g.IVORY), 240, 212, 1, 24), at(g.hand(ROSY), 216, 250, 1.1, -10, flip=True))
    b.raw(stroke("M30 150l-10 -14M54 142l0 -18M262 152l12 -12M244 142l2 -18", width=5))


@adventurer
def grod_the_unwashed(b: Bust) -> None:
    """A fish lives no more in his beard."""
    b.ink(g.torso("#8a6a44"), g.fur("#54452f"))
    head(b, Face("square", "#d0a872", "askew", "one", "#7a5a32", "big", "tooth", "long", "wild", y=150), whiskers="walrus")
    b.ink(at(g.fishbones(), 122, 236, 1.05, -24), width=4)
    b.ink(g.horns("#d8c898"), g.helm("#8c8060", "#6e5a34"))
    b.raw(disc(104, 62, 13, "#5c4a22", 8), disc(176, 96, 15, "#5c4a22", 7), at(g.leaf("#7a8a2c", 0.5, 70), 200, 70))
    b.raw(g.stink(46, 140, "#c9d84a"), g.stink(254, 128, "#c9d84a"))
    b.raw(at(g.fly(), 226, 34, 1.2, 30), at(g.fly(), 38, 70, 1.1, -20), at(g.fly(), 260, 190, 1.2), at(g.fly(), 184, 252, 1.1))


@adventurer
def ursa_the_hugger(b: Bust) -> None:
    """Under a bear, and around a sheep that has seen better days."""
    pelt = "#6b4426"
    b.ink(disc(88, 58, 27, pelt), disc(212, 58, 27, pelt), disc(88, 60, 13, "#c08a68"), disc(212, 60, 13, "#c08a68"))
    b.ink(g.fur(pelt), path("M70 226Q50 90 92 56Q150 14 208 56Q250 90 230 226Q150 260 70 226Z", pelt))
    head(b, Face("round", BROWN, "happy", "up", BLACK, "wide", "laugh", marks="blush", ears=False, y=152))
    b.ink(path("M78 124Q84 64 150 58Q216 64 222 124Q196 112 186 96H114Q104 112 78 124Z", pelt), disc(150, 66, 28, light(pelt, 0.25), 20), disc(150, 54, 12, INK, 8), disc(112, 74, 7, INK), disc(188, 74, 7, INK), path("M108 100l9 20l9 -20zM174 100l9 20l9 -20z", g.IVORY))
    b.ink(path("M98 262Q88 236 112 232Q118 214 140 222Q160 212 172 228Q204 226 202 252Q222 290 180 300H120Q84 292 98 262Z", "#fbf6ea"), disc(150, 258, 24, "#3a3030", 22), path("M126 250Q100 246 100 264Q118 270 128 262ZM174 250Q200 246 200 264Q182 270 172 262Z", "#3a3030"))
    b.raw(disc(141, 252, 8.5, "#fffaf0"), disc(160, 252, 8.5, "#fffaf0"), disc(139, 252, 3, INK), disc(163, 251, 3, INK), path("M143 270q8 -6 15 0", stroke="#fffaf0", stroke_width=3.4))
    b.ink(at(path("M-60 40Q-62 -6 -20 -14H14Q28 -12 26 4Q24 20 4 20Q-12 24 -14 44Z", BROWN), 98, 266), at(path("M-60 40Q-62 -6 -20 -14H14Q28 -12 26 4Q24 20 4 20Q-12 24 -14 44Z", BROWN), 202, 266, flip=True))


@adventurer
def olaf_the_delicate(b: Bust) -> None:
    """Tea, with the little finger out."""
    b.ink(g.torso("#e8b088"), g.fur("#8a6844"))
    b.ink(g.horns(size=1))
    head(b, Face("round", FAIR, "shut", "up", GINGER, "ball", "", "fork", marks="blush", lash=True), whiskers="curl")
    b.ink(path("M104 260h22v10h-22zM174 262h22v10h-22z", "#f08fb4"), width=4)
    b.ink(g.helm())
    b.ink(at(g.flower("#f7a6c4", 0.95), 212, 78), at(g.flower("#fff3d8", 0.7), 240, 100), width=4)
    b.ink(at(g.teacup(), 226, 214, 1.05), width=4.6)
    b.ink(at(g.hand(FAIR), 250, 246, 1, 0, flip=True), at(box(-7, -44, 14, 46, FAIR, 7), 268, 228, 1, 30))


@adventurer
def thora_two_axe(b: Bust) -> None:
    """Somebody's grandmother, and how."""
    b.ink(at(g.axe(), 62, 116, 1.05, -28, flip=True), at(g.axe(), 238, 116, 1.05, 28))
    b.ink(g.torso("#7a4a6a"), g.fur("#b8a68a"))
    head(b, Face("old", PALE, "wide", "angry", SNOW, "hook", "tooth", hair="braids", marks="wrinkles blush", look=(0.4, 0)))
    b.ink(path("M102 134Q122 120 142 134L136 160Q122 166 108 158Z", "#2c2024"), path("M96 116L206 158", stroke=INK, stroke_width=6))
    b.ink(g.horns(size=0.9), g.helm("#b0783a", "#e0b450"))
    b.ink(at(g.crown_of_teeth(0, 0), 150, 262))

# Knights


@adventurer
def sir_percival_loud(b: Bust) -> None:
    """He has only one volume."""
    b.ink(g.plume("#d8352c", 162, 64, 16, 1.2))
    b.ink(g.plate())
    b.ink(path("M78 210Q60 66 150 60Q240 66 222 210Z", "#3c444e"))
    head(b, Face("long", "#f09a78", "squint", "angry", CHESTNUT, "pug", "yell", y=130, gap=24))
    b.ink(g.open_helm(), g.visor())
    b.raw(stroke("M46 150L18 138M42 178H12M46 206L20 222M254 150L282 138M258 178H288M254 206L276 216", "#fff6d0", 8), stroke("M46 150L18 138M42 178H12M46 206L20 222M254 150L282 138M258 178H288M254 206L276 216", INK, 3.4))


@adventurer
def sir_gawp(b: Bust) -> None:
    """His jaw has fallen, and a fly goes to see where."""
    b.ink(at(path("M14 6Q-4 -50 -44 -34Q-84 -6 -76 56Q-66 82 -72 104Q-54 100 -46 112Q-40 80 -44 52Q-40 16 -6 14Z", "#5a9ae0"), 140, 46))
    b.ink(g.plate("#b4bcc4"))
    b.ink(path("M78 214Q60 66 150 60Q240 66 222 214Z", "#3c444e"))
    head(b, Face("long", PALE, "huge", "up", BLOND, "fine", "", gap=27, y=132, r=14, look=(0.1, -0.6)))
    b.raw(disc(150, 196, 22, "#4a1410", 30, stroke=INK, stroke_width=4), path("M133 178Q150 164 167 178Q150 184 133 178Z", "#fffdf2", stroke=INK, stroke_width=2.4), path("M136 212Q150 196 164 212Q160 226 150 226T136 212Z", "#e0655c"))
    b.ink(g.open_helm("#b4bcc4"), g.visor("#b4bcc4", 74))
    b.raw(path("M276 96q-22 26 -44 20t-20 24t-26 34", stroke="#fff6d0", stroke_width=3.4, stroke_dasharray="5 8"), at(g.fly(20), 178, 188, 1.5))


@adventurer
def sir_clank(b: Bust) -> None:
    """Nobody has seen his face; his screws one sees often."""
    b.ink(g.plume("#4a80cc", 160, 70, 14, 1.15))
    b.ink(g.plate("#9aa6b0"), g.pauldrons("#8794a0"))
    b.ink(g.bucket())
    b.flat(path("M84 122H216L212 160H88Z", "#1c1612"))
    b.raw("".join(disc(x, 141, 14, "#fffaf0", 13) + disc(x + d, 142, 5.6, INK) for x, d in ((122, 4), (178, -4))))
    b.flat(path("M141 50H159V240H141Z", g.GOLD))
    b.raw(*(disc(150, y, 3.4, INK) for y in (66, 92, 118, 168, 194, 220)), stroke("M108 178v22M122 180v24M178 180v24M192 178v22M100 96q18 10 30 -4M104 82l12 6"))
    b.ink(at(path("M-20 -9H20V9H-20Z", "#f2d0a0"), 192, 84, 1, -24), width=4)
    b.raw(at(path("M-5 -6H5V6H-5Z", "#e0b088"), 192, 84, 1, -24))
    spring = "M228 132q14 -10 20 2t16 -2t16 2"
    b.raw(path(spring, stroke=INK, stroke_width=9), path(spring, stroke="#dfe6ec", stroke_width=4))
    b.ink(at(path("M-10 -8L0 -14L10 -8V6L0 12L-10 6ZM-4 12H4V28H-4Z", "#c8d0d8"), 44, 96, 1, -34), at(path("M-10 -8L0 -14L10 -8V6L0 12L-10 6Z", "#c8d0d8"), 62, 56, 0.8, 20), at(path("M-10 -8L0 -14L10 -8V6L0 12L-10 6ZM-4 12H4V28H-4Z", "#c8d0d8"), 254, 84, 0.9, 50), width=4)


@adventurer
def lady_visor(b: Bust) -> None:
    """Kohl, lipstick, iron."""
    b.ink(g.plume("#e86aa8", 166, 66, 16, 1.25))
    b.ink(path("M92 100Q70 200 46 268Q150 300 254 268Q230 200 208 100Z", "#a8482c"))
    b.ink(g.plate("#c4ccd6"))
    b.ink(g.bucket("#cdd6e0"))
    b.flat(path("M82 108H218L212 172Q150 186 88 172Z", "#2a1c1c"))
    b.flat(path("M88 114H212V166Q150 178 88 166Z", FAIR))
    f = Face("round", FAIR, "half", "fine", "#7a3418", "", "", lash=True, r=16, look=(0.5, 0.2))
    b.raw(path("M104 134Q122 116 142 136M158 136Q178 116 196 134", stroke="#8a6ad0", stroke_width=12, opacity=0.6), eyes(f), brows(f))
    b.flat(path("M78 92Q150 72 222 92L219 114Q150 98 81 114Z", light("#cdd6e0", 0.3)))
    b.raw(*(stroke(f"M{x} {190 + abs(x - 150) * -0.1:.1f}v22", width=5) for x in (112, 128, 172, 188)))
    b.ink(path("M126 204Q138 190 150 200Q162 190 174 204Q150 232 126 204Z", "#d8305c"), width=4)
    b.raw(stroke("M128 205Q150 212 172 205", "#7a0f2c", 3.4))
    b.ink(at(g.flower("#f6e05a", 0.9, "#c8602a"), 216, 92), width=4)
    b.raw(at(g.sparkle(0.8), 98, 76))


@adventurer
def sir_rusty(b: Bust) -> None:
    """He was handsome before the rain."""
    rust = "#b06a38"
    b.ink(at(path("M0 4Q-8 -30 -22 -44M4 2Q8 -26 22 -34M2 0Q2 -30 0 -48", "none", stroke_width=5), 150, 46))
    b.ink(g.plate(rust), g.pauldrons("#96562c"))
    b.ink(path("M78 210Q60 66 150 60Q240 66 222 210Z", "#3c2c24"))
    head(b, Face("old", ROSY, "sad", "bushy", SNOW, "red", "", marks="wrinkles", y=140), whiskers="walrus")
    b.ink(g.open_helm(rust), g.visor("#c27a40"))
    b.raw(*(disc(x, y, r, "#7c3f1c", r * 0.7) for x, y, r in ((88, 120, 8), (212, 164, 10), (92, 186, 9), (172, 56, 11), (120, 60, 7), (216, 110, 6), (208, 250, 12), (80, 256, 9))))
    b.raw(path("M224 92L284 62M224 92L288 96M224 92L276 128M252 78Q258 92 252 104M270 69Q278 94 264 118", stroke="#fffaf0", stroke_width=2.6))
    b.ink(at(path("M-26 -6H20V34H-26ZM20 -2L52 -26L55 -20L20 10ZM-26 0Q-46 4 -40 22Q-34 30 -26 26", "#7f9a5a"), 66, 226), width=4.4)
    b.raw(at(g.drop(0.8, "#2c2024"), 124, 216))

# Paladins


@adventurer
def dame_orla_the_spotless(b: Bust) -> None:
    """A sponge for the sword, and one for the soul."""
    b.ink(g.plate("#f2f4f6"), g.pauldrons())
    head(b, Face("heart", EBONY, "half", "fine", BLACK, "fine", "smirk", hair="crop", lip="#a83a4a", lash=True, look=(0.5, 0)))
    b.raw(g.halo(38))
    b.ink(at(g.shield("#f2f4f6", path("M-5 -20H5V-6H18V5H5V26H-5V5H-18V-6H-5Z", "#3f9150")), 66, 244, 0.9, -8))
    b.ink(at(box(-30, -20, 60, 40, "#f6d84e", 8), 222, 240, 0.95, -16), at(g.hand(EBONY), 230, 262, 0.9, -10, flip=True))
    b.raw(*(disc(x, y, r, "#e8f8ff", fill_opacity=0.55, stroke="#ffffff", stroke_width=3) for x, y, r in ((228, 196, 11), (252, 180, 15), (238, 156, 8), (266, 146, 10), (40, 180, 9), (54, 160, 6))), at(g.sparkle(1), 84, 88), at(g.sparkle(0.8), 222, 90), at(g.sparkle(0.9), 84, 212))


@adventurer
def brother_justus(b: Bust) -> None:
    """He weighs it, and finds it wanting."""
    b.ink(g.torso("#6a3f8f"), g.pauldrons())
    head(b, Face("square", TAN, "glare", "bushy", BLACK, "hook", "", "full"), whiskers="brush")
    b.raw(path("M114 96q14 -10 30 -6", stroke="#fff6e0", stroke_width=7, opacity=0.6), g.halo(40))
    pan = path("M-24 0H24Q20 18 0 18T-24 0Z", g.GOLD) + path("M-22 0L0 -38L22 0", stroke=INK, stroke_width=3)
    b.ink(path("M236 96H248V252H236Z", g.GOLD), path("M186 128L292 104L294 112L188 136Z", g.GOLD), disc(242, 112, 8, g.GOLD), at(pan, 278, 148, 0.86), at(pan, 206, 172, 0.86), at(g.hand(TAN), 242, 214, 0.9, 0, flip=True), width=4.6)
    b.raw(at(g.coin(0.8), 206, 166), at(g.coin(0.8), 214, 160))


@adventurer
def dame_honor_bright(b: Bust) -> None:
    """Her smile needs no lantern."""
    b.raw(path("".join(f"M150 150L{150 + x} {150 + y}" for x, y in ((-128, -30), (-104, -80), (-64, -114), (64, -114), (104, -80), (128, -30))), stroke="#fff3b0", stroke_width=13, opacity=0.55))
    b.ink(g.plate("#dfe6ee"), g.pauldrons())
    head(b, Face("young", FAIR, "wink", "up", BLOND, "fine", "", hair="bob", marks="blush", lash=True, y=146))
    b.ink(path("M108 176Q150 188 192 176Q188 212 150 214Q112 212 108 176Z", "#fffef8"))
    b.raw(stroke("M112 190Q150 202 188 190M124 180v26M137 183v30M150 184v30M163 183v30M176 180v26", "#8a8a96", 2.6), at(g.sparkle(1.15, "#ffffff"), 196, 184), at(g.sparkle(0.8, "#ffffff"), 118, 206), g.halo(38))
    b.ink(path("M150 238L157 253L173 254L161 265L165 281L150 272L135 281L139 265L127 254L143 253Z", g.GOLD), width=4)


@adventurer
def sir_oath_a_lot(b: Bust) -> None:
    """He swears to all of it."""
    b.ink(g.plate("#c8ccd8"), g.pauldrons())
    head(b, Face("long", FAIR, "wide", "up", GINGER, "long", "o", "goat", "curls", look=(0, -0.9), gap=25), whiskers="thin")
    b.raw(g.halo(30))
    b.ink(at(g.scroll(150), 52, 150, 1, -6), width=4.4)
    b.raw(path("M34 172l5 6 9 -12M35 198l5 6 9 -12M37 224l5 6 9 -12", stroke="#c23b34", stroke_width=4.4))
    b.ink(at(g.palm(FAIR), 250, 184, 1.1, 8), path("M232 236L272 230L280 300H226Z", "#c8ccd8"))
    b.ink(at(path("M-40 -8Q-20 -24 20 -20Q34 -14 30 2Q24 18 -6 16L-44 24Z", FAIR), 178, 262, 1), width=4.6)


@adventurer
def brother_glum(b: Bust) -> None:
    """His halo has weather."""
    b.ink(g.plate("#98a0ac"), g.pauldrons("#c8963a"))
    head(b, Face("lean", PALE, "sad", "sad", SABLE, "long", "frown", hair="monk", marks="stubble wrinkles", look=(0, 0.7), gap=25))
    b.raw(g.halo(74, -11))
    b.ink(at(g.cloud(), 150, 48, 1.15))
    b.raw(path("M86 60l-8 20M106 70l-6 14M196 66l-6 16M220 58l-8 22M240 84l-6 16M64 90l-6 16M244 130l-6 16M54 132l-6 16", stroke="#bfe4ff", stroke_width=5.4))
    b.raw(at(g.drop(0.9), 118, 178), at(g.drop(0.7), 184, 184))
    b.ink(at(g.flower("#b8a0c0", 1, "#8a7a4a"), 82, 250, 1), at(path("M0 14Q-8 30 -2 44", "none", stroke="#4a6a34", stroke_width=5), 82, 250), width=4)
