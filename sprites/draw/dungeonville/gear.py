"""What the adventurers of Dungeonville wear and carry: each class is told by its silhouette, so hats are big.

Clothes and hats fit a head about (150, 150); tools are drawn about (0, 0) and are about 100 units high. Units as in `dungeon_busts`.
"""
# outlines are tables: one line each
# fmt: off

import math

from sprites.draw.dungeonville.busts import INK
from sprites.draw.dungeonville.faces import stroke
from sprites.draw.kit import box, dark, disc, light, mix, num, path, place, poly, star

STEEL, GOLD, WOOD, CREAM, LEATHER, IVORY, BRONZE = "#aab6c2", "#efb93c", "#a06c3a", "#fbf1d6", "#8a5230", "#f6ecd0", "#b8802e"


# Clothes


def torso(colour: str, wide: float = 116, top: float = 220) -> str:
    """Shoulders."""
    return path(f"M{num(150 - wide)} 320Q{num(150 - wide)} {num(top + 26)} {num(150 - wide * 0.5)} {num(top + 6)}Q150 {num(top - 10)} {num(150 + wide * 0.5)} {num(top + 6)}Q{num(150 + wide)} {num(top + 26)} {num(150 + wide)} 320Z", colour)


def fur(colour: str = "#7a5a3c", top: float = 214) -> str:
    """A ragged mantle of fur."""
    points, count = [], 12
    for i in range(count + 1):
        x = 16 + i * 268 / count
        points += [(x, top + 50 + (4 if i % 2 else -6) - 12 * math.cos((x - 150) / 90)), (x + 11, top + 80 - 18 * math.cos((x - 150) / 90))]
    return path(f"M16 {num(top + 46)}Q40 {num(top + 4)} 100 {num(top + 2)}Q150 {num(top - 12)} 200 {num(top + 2)}Q260 {num(top + 4)} 284 {num(top + 46)}" + "".join(f"L{num(x)} {num(y)}" for x, y in points[::-1]) + "Z", colour)


def neckline(skin: str, shirt: str, *, deep: float = 256) -> str:
    """A collar cut out to a point."""
    return path(f"M112 218L150 {num(deep)}L188 218Q150 206 112 218Z", skin) + path(f"M112 216L150 {num(deep)}L188 216L200 226L150 {num(deep + 20)}L100 226Z", shirt)


def collar(colour: str, low: float = 240) -> str:
    """A round collar."""
    return path(f"M100 218Q150 240 200 218L208 {num(low - 6)}Q150 {num(low + 22)} 92 {num(low - 6)}Z", colour)


def pauldrons(colour: str = GOLD, y: float = 246) -> str:
    """Plates on both shoulders."""
    return "".join(disc(150 + s * 92, y, 40, colour, 32) + path(f"M{150 + s * 92 - 36} {y + 12}q36 18 72 0", stroke=INK, stroke_width=4) for s in (-1, 1))


def plate(colour: str = STEEL) -> str:
    """A breastplate."""
    return torso(colour, 112, 222) + path("M150 232V300M104 224Q150 252 196 224", stroke=INK, stroke_width=4)


def ruff(colour: str = CREAM) -> str:
    """A pleated collar."""
    return "".join(disc(94 + i * 16, 226 + 14 * math.sin(i * math.pi / 7), 15, colour, 18) for i in range(8))


# Hats


def horns(colour: str = IVORY, size: float = 1, y: float = 96) -> str:
    """Two horns at the sides of a helmet."""
    horn = path("M0 14Q-50 8 -52 -64Q-30 -30 4 -22Z", colour) + path("M-36 -14l14 -9M-46 -34l10 -6", stroke=INK, stroke_width=3.4)
    return place(horn, 92, y, size) + place(horn, 208, y, size, flip=True)


def helm(colour: str = STEEL, band: str = GOLD, low: float = 118) -> str:
    """A round helmet with a nose band."""
    return path(f"M78 {num(low)}Q74 44 150 40Q226 44 222 {num(low)}Q150 {num(low - 22)} 78 {num(low)}Z", colour) + path(f"M140 42H160L163 {num(low - 12)}H137Z", band) + path(f"M76 {num(low - 14)}Q150 {num(low - 38)} 224 {num(low - 14)}L225 {num(low + 6)}Q150 {num(low - 18)} 75 {num(low + 6)}Z", band) + "".join(disc(150 + x, low - 8 - 14 * math.cos(x / 52), 3.4, INK) for x in (-62, -34, 34, 62))


def plume(colour: str, x: float = 150, y: float = 44, turn: float = 0, size: float = 1) -> str:
    """A plume on a helmet."""
    return place(path("M-8 6Q-20 -30 10 -44Q52 -54 78 -22Q92 2 84 30Q74 20 66 22Q66 8 54 8Q48 -8 36 -2Q20 -10 10 8Z", colour) + path("M0 0Q20 -34 66 -14", stroke=dark(colour, 0.45), stroke_width=3.4), x, y, size, turn)


def bucket(colour: str = STEEL, top: float = 50) -> str:
    """A closed helmet with a slit, wide enough for eyes."""
    return path(f"M84 {num(top + 34)}Q88 {num(top)} 150 {num(top - 6)}Q212 {num(top)} 216 {num(top + 34)}L222 214Q150 262 78 214Z", colour) + path(f"M150 {num(top - 6)}Q212 {num(top)} 216 {num(top + 34)}L222 214Q190 236 150 240Z", dark(colour, 0.18), stroke="none")


def open_helm(colour: str = STEEL, cheek: float = 208) -> str:
    """A helmet that leaves the face free; the visor is up."""
    return path(f"M72 {num(cheek)}Q60 40 150 36Q240 40 228 {num(cheek)}Q212 {num(cheek + 8)} 200 {num(cheek - 6)}Q214 132 196 104Q150 88 104 104Q86 132 100 {num(cheek - 6)}Q88 {num(cheek + 8)} 72 {num(cheek)}Z", colour)


def visor(colour: str = STEEL, y: float = 84) -> str:
    """A visor pushed up."""
    return path(f"M78 {num(y)}Q90 {num(y - 44)} 150 {num(y - 50)}Q210 {num(y - 44)} 222 {num(y)}Q150 {num(y + 24)} 78 {num(y)}Z", colour) + path(f"M104 {num(y - 14)}Q126 {num(y - 8)} 140 {num(y - 8)}M160 {num(y - 8)}Q176 {num(y - 8)} 196 {num(y - 14)}", stroke=INK, stroke_width=6)


def halo(y: float = 40, tilt: float = 0, size: float = 1) -> str:
    """A halo above a head."""
    return place(disc(0, 0, 60, "none", 17, stroke=INK, stroke_width=16) + disc(0, 0, 60, "none", 17, stroke="#f6cf4e", stroke_width=8.5) + path("M-52 -8Q-30 -17 0 -17", stroke="#fff6cc", stroke_width=3), 150, y, size, tilt)


def hood(colour: str, inside: str, *, peak: tuple[float, float] = (168, 14)) -> tuple[str, str]:
    """A hood: what lies behind the head, and the rim in front."""
    px, py = peak
    return (
        path(f"M64 236Q52 84 {px} {py}Q{px + 16} {py + 24} 214 74Q252 120 236 236Z", colour) + path("M88 226Q74 92 150 72Q226 92 212 226Z", inside),
        path(f"M64 240Q52 84 {px} {py}Q{px + 16} {py + 24} 214 74Q252 120 236 240Q214 250 196 236Q222 190 208 138Q196 88 150 82Q104 88 92 138Q78 190 104 236Q86 250 64 240Z", colour),
    )


def mask(colour: str = "#241c26", y: float = 144, flare: float = 0) -> str:
    """A thief's mask, its holes over the eyes."""
    return path(f"M80 {num(y - 16 - flare)}Q116 {num(y - 30)} 150 {num(y - 18)}Q184 {num(y - 30)} 220 {num(y - 16 - flare)}Q222 {num(y + 16)} 188 {num(y + 24)}Q164 {num(y + 24)} 150 {num(y + 10)}Q136 {num(y + 24)} 112 {num(y + 24)}Q78 {num(y + 16)} 80 {num(y - 16 - flare)}Z", colour)


def pointed(colour: str, band: str = GOLD, *, tip: tuple[float, float] = (176, -14), brim: float = 110, low: float = 106) -> str:
    """A sorcerer's hat; the tip may be bent."""
    x, y = tip
    return path(f"M92 {num(low)}Q104 58 126 22Q{num(x - 28)} {num(y + 6)} {num(x)} {num(y)}Q{num(x - 8)} {num(y + 18)} 180 44Q198 74 208 {num(low)}Z", colour) + path(f"M{num(150 - brim)} {num(low + 16)}Q{num(150 - brim * 0.5)} {num(low - 22)} 150 {num(low - 22)}Q{num(150 + brim * 0.5)} {num(low - 22)} {num(150 + brim)} {num(low + 16)}Q150 {num(low + 30)} {num(150 - brim)} {num(low + 16)}Z", colour) + path(f"M94 {num(low - 4)}Q150 {num(low + 10)} 206 {num(low - 4)}L202 {num(low - 24)}Q150 {num(low - 10)} 98 {num(low - 24)}Z", band)


def mitre(colour: str = CREAM, trim: str = GOLD, sign: str = "#c23b34", low: float = 112) -> str:
    """A bishop's hat with a cross."""
    return path(f"M86 {num(low)}Q74 60 96 46Q122 30 150 0Q178 30 204 46Q226 60 214 {num(low)}Q150 {num(low - 16)} 86 {num(low)}Z", colour) + path(f"M82 {num(low - 22)}Q150 {num(low - 40)} 218 {num(low - 22)}L215 {num(low + 4)}Q150 {num(low - 12)} 85 {num(low + 4)}Z", trim) + path("M143 26H157V42H173V55H157V78H143V55H127V42H143Z", sign)


def stole(colour: str, sign: str = GOLD) -> str:
    """Two strips down the chest, each with a cross."""
    return path("M104 222L126 216L130 310H92Z", colour) + path("M196 222L174 216L170 310H208Z", colour) + "".join(path(f"M{x - 3} 246h6v8h8v6h-8v12h-6v-12h-8v-6h8Z", sign, stroke="none") for x in (112, 188))


def antlers(colour: str = "#a8784a", y: float = 80, size: float = 1) -> str:
    """Two antlers."""
    data = "M0 0Q-34 -8 -44 -40Q-48 -60 -40 -78M-38 -26Q-62 -28 -68 -50M-45 -52Q-66 -60 -64 -80M-30 -12Q-24 -30 -28 -44"
    horn = path(data, stroke=INK, stroke_width=18) + path(data, stroke=colour, stroke_width=9)
    return place(horn, 118, y, size) + place(horn, 182, y, size, flip=True)


def leaf(colour: str = "#5fa83e", size: float = 1, turn: float = 0) -> str:
    """A leaf whose stalk is on (0, 0)."""
    return place(path("M0 0Q-20 -18 0 -48Q20 -18 0 0Z", colour) + path("M0 -4V-32", stroke=dark(colour, 0.4), stroke_width=2.6), 0, 0, size, turn)


def wreath(colour: str = "#5fa83e", y: float = 104, size: float = 1) -> str:
    """A wreath of leaves around a brow."""
    return "".join(place(leaf(colour if i % 2 else light(colour, 0.2), size, (i - 4) * 17), 150 + (i - 4) * 16.5, y + 0.35 * (i - 4) ** 2 - (3 if i % 2 else 0)) for i in (0, 8, 1, 7, 2, 6, 3, 5, 4))


def beret(colour: str, feather: str = CREAM, *, flip: bool = False) -> str:
    """A bard's floppy hat with a feather."""
    quill = path("M206 70Q228 12 276 10Q274 52 214 82Z", feather) + path("M212 74Q236 40 262 22", stroke=INK, stroke_width=3.4)
    hat = path("M80 112Q40 84 74 50Q116 16 184 34Q240 48 220 108Q150 86 80 112Z", colour) + path("M78 102Q150 72 222 100L222 118Q150 92 78 122Z", dark(colour, 0.25))
    return f'<g transform="translate(300 0)scale(-1 1)">{quill}{hat}</g>' if flip else quill + hat


def pot(colour: str = STEEL, tilt: float = 0, *, low: float = 124) -> str:
    """A squire's helmet, much too large."""
    return place(path("M-86 40Q-92 -60 0 -64Q92 -60 86 40Z", colour) + path("M-94 34H94L96 56Q0 66 -96 56Z", GOLD) + "".join(disc(x, 47, 4, INK) for x in (-70, -35, 0, 35, 70)) + path("M-60 -10Q-52 -40 -24 -50", stroke="#ffffff", stroke_width=5, opacity=0.7), 150, low - 46, 1, tilt)


def straw(colour: str = "#e6bf5c", band: str = "#b8402e", *, low: float = 108) -> str:
    """A peasant's hat of straw, frayed."""
    fringe = "".join(f"L{num(278 - i * 16)} {num(low + 22 + (11 if i % 2 else 0) - 0.0012 * (i * 16 - 128) ** 2)}" for i in range(17))
    crown = path(f"M92 {num(low - 6)}Q96 40 150 38Q204 40 208 {num(low - 6)}Z", colour) + path(f"M90 {num(low - 24)}Q150 {num(low - 12)} 210 {num(low - 24)}V{num(low)}H90Z", band)
    return crown + path(f"M22 {num(low + 20)}Q80 {num(low - 18)} 150 {num(low - 10)}Q220 {num(low - 18)} 278 {num(low + 20)}{fringe}Z", colour) + path(f"M60 {num(low + 6)}Q100 {num(low - 4)} 130 {num(low)}M170 {num(low)}Q200 {num(low - 4)} 240 {num(low + 6)}", stroke=dark(colour, 0.35), stroke_width=3)


def scarf(colour: str, spots: str = "") -> str:
    """A kerchief around head and chin."""
    ring = path("M78 150Q72 58 150 54Q228 58 222 150Q224 198 190 226Q150 244 110 226Q76 198 78 150ZM98 148Q96 196 124 212Q150 222 176 212Q204 196 202 148Q198 98 150 94Q102 98 98 148Z", colour, fill_rule="evenodd")
    return ring + ("".join(disc(x, y, 6, spots, stroke="none") for x, y in ((104, 88), (128, 70), (158, 74), (186, 84), (206, 112), (90, 122), (88, 168), (212, 160), (104, 204), (196, 200))) if spots else "") + path("M140 228Q112 232 118 262Q140 258 150 236Q160 258 182 262Q188 232 160 228Z", colour)


# Tools and small things, about (0, 0)


def hand(skin: str) -> str:
    """A fist that holds something upright."""
    return path("M-24 -14Q-26 -26 -12 -26H14Q26 -26 26 -12V14Q24 30 4 30H-8Q-24 28 -24 12Z", skin) + path("M-24 -11H6M-25 3H6M-23 16H4M6 -26V22", stroke=INK, stroke_width=3.4)


def palm(skin: str) -> str:
    """An open hand, held up."""
    fingers = "".join(place(box(-7, -44, 14, 48, skin, 7), x, y, 1, t) for x, y, t in ((-17, -8, -14), (-5, -14, -4), (8, -13, 5), (20, -6, 15)))
    return place(box(-7, -34, 14, 40, skin, 7), -22, 16, 1, -52) + fingers + path("M-26 -8Q0 -22 28 -6Q30 24 16 46H-16Q-30 20 -26 -8Z", skin) + path("M-16 6Q0 -2 14 10", stroke=dark(skin, 0.35), stroke_width=3)


def finger(skin: str) -> str:
    """A fist with a finger that points up."""
    return box(-10, -62, 16, 50, skin, 8) + hand(skin)


def axe(blade: str = STEEL, wood: str = WOOD) -> str:
    """A battle axe, 150 long."""
    return box(-6, -60, 12, 150, wood, 4) + path("M6 -56Q50 -70 58 -30Q56 10 6 -4ZM-6 -50L-24 -40V-20L-6 -12Z", blade) + path("M44 -56Q52 -30 42 -6", stroke="#ffffff", stroke_width=4, opacity=0.7)


def bone(size: float = 1) -> str:
    """A bone, 80 long, upright."""
    return place(path("M-7 -28Q-24 -32 -18 -44Q-8 -54 0 -42Q8 -54 18 -44Q24 -32 7 -28V28Q24 32 18 44Q8 54 0 42Q-8 54 -18 44Q-24 32 -7 28Z", IVORY), 0, 0, size)


def sword(blade: str = "#dfe6ec", hilt: str = GOLD) -> str:
    """A sword, point up, 150 long."""
    return path("M-8 30V-76L0 -92L8 -76V30Z", blade) + path("M0 -80V28", stroke=dark(blade, 0.3), stroke_width=2.6) + box(-28, 28, 56, 11, hilt, 4) + box(-5, 39, 10, 24, LEATHER) + disc(0, 68, 8, hilt)


def arrow(long: float = 120, colour: str = "#c23b34") -> str:
    """An arrow that points up."""
    return path(f"M0 {num(long / 2)}V{num(-long / 2 + 14)}", stroke=INK, stroke_width=10) + path(f"M0 {num(long / 2)}V{num(-long / 2 + 14)}", stroke="#c89858", stroke_width=4.6) + path(f"M0 {num(-long / 2 - 8)}L11 {num(-long / 2 + 18)}H-11Z", "#d5dce2") + path(f"M0 {num(long / 2 - 30)}L-13 {num(long / 2 - 20)}V{num(long / 2 + 6)}L0 {num(long / 2 - 6)}L13 {num(long / 2 + 6)}V{num(long / 2 - 20)}Z", colour)


def bow(wood: str = WOOD) -> str:
    """A bow, 220 high, its string to the right."""
    return path("M0 -110Q-64 0 0 110", stroke=INK, stroke_width=16) + path("M0 -110Q-64 0 0 110", stroke=wood, stroke_width=8) + path("M0 -108V108", stroke=CREAM, stroke_width=3)


def lute(wood: str = "#c9863e") -> str:
    """A lute, neck up, 150 high."""
    return box(-7, -84, 14, 90, dark(wood, 0.4), 3) + path("M-14 -104H14L9 -80H-9Z", dark(wood, 0.3)) + "".join(disc(s * 16, y, 4.5, CREAM) for s in (-1, 1) for y in (-98, -86)) + path("M0 -14Q44 -6 46 38Q44 72 0 72Q-44 72 -46 38Q-44 -6 0 -14Z", wood) + disc(0, 26, 14, "#3a2012") + box(-18, 52, 36, 7, dark(wood, 0.5), 2) + path("M-3.500 -80V54M3.500 -80V54", stroke=CREAM, stroke_width=2)


def note(colour: str = INK, size: float = 1) -> str:
    """Two quavers, 40 high."""
    return place(disc(-14, 16, 8, colour, 6.5) + disc(14, 11, 8, colour, 6.5) + path("M-7 15V-16L21 -21V10", stroke=colour, stroke_width=5) + path("M-7 -10L21 -15", stroke=colour, stroke_width=6), 0, 0, size)


def fork(wood: str = WOOD, steel: str = STEEL) -> str:
    """A hay fork, 230 high."""
    return box(-6, -40, 12, 190, wood, 3) + path("M-30 -100V-66Q-28 -44 0 -44T30 -66V-100M0 -104V-44", stroke=INK, stroke_width=17) + path("M-30 -100V-66Q-28 -44 0 -44T30 -66V-100M0 -104V-44", stroke=steel, stroke_width=8)


def chicken() -> str:
    """A hen that stands on (0, 0), 80 high."""
    return path("M-10 -10V2M10 -10V2", stroke=INK, stroke_width=5) + path("M-44 -62Q-40 -48 -24 -48Q-4 -52 8 -60Q8 -88 26 -88Q42 -86 40 -66Q44 -16 4 -10Q-34 -8 -44 -62Z", "#fdf8ec") + path("M16 -86Q14 -100 22 -96Q26 -106 30 -96Q40 -100 38 -84Z", "#d8352c") + path("M40 -74L56 -68L40 -62Z", "#f0a22e") + path("M40 -61Q48 -50 38 -48Z", "#d8352c") + disc(30, -74, 3.6, INK) + path("M-22 -38Q-4 -42 8 -34Q0 -18 -14 -22Q-22 -28 -22 -38Z", "#eadfc6")


def fly(turn: float = 0) -> str:
    """A fly."""
    return place(disc(-8, -7, 9, "#e8f4f8", 5, transform="rotate(30 -8 -7)", opacity=0.9) + disc(8, -7, 9, "#e8f4f8", 5, transform="rotate(-30 8 -7)", opacity=0.9) + disc(0, 0, 6, INK, 8), 0, 0, 1, turn)


def sparkle(size: float = 1, colour: str = "#fffdf0") -> str:
    """A four-pointed glint."""
    return place(path("M0 -24Q3 -3 24 0Q3 3 0 24Q-3 3 -24 0Q-3 -3 0 -24Z", colour), 0, 0, size)


def drop(size: float = 1, colour: str = "#9ad8f4") -> str:
    """A drop of sweat or a tear."""
    return place(path("M0 -18Q14 2 10 10Q4 18 0 18T-10 10Q-14 2 0 -18Z", colour), 0, 0, size)


def flame(size: float = 1) -> str:
    """A small fire on (0, 0)."""
    return place(path("M0 10Q-26 6 -22 -18Q-12 -14 -12 -24Q-8 -44 8 -54Q6 -40 16 -32Q30 -8 16 6Q8 12 0 10Z", "#f47a24") + path("M0 8Q-12 4 -10 -10Q-2 -16 2 -28Q14 -10 10 2Q6 8 0 8Z", "#ffd84e", stroke="none"), 0, 0, size)


def potion(colour: str = "#6ad24e", size: float = 1) -> str:
    """A round flask, its neck up, 90 high."""
    return place(path("M-9 -40H9V-14Q34 -4 34 20Q32 46 0 46Q-32 46 -34 20Q-34 -4 -9 -14Z", "#e6f6f4") + path("M-31 10Q-16 2 0 10T31 10Q36 44 0 43Q-36 44 -31 10Z", colour, stroke="none") + box(-14, -48, 28, 10, LEATHER, 4) + path("M-22 14Q-22 0 -12 -4", stroke="#ffffff", stroke_width=4), 0, 0, size)


def teacup() -> str:
    """A dainty cup that steams."""
    return path("M-6 -34q-7 -9 0 -17t0 -17M12 -34q-7 -9 0 -17t0 -17", stroke="#fffaf0", stroke_width=4.5) + path("M26 -18q18 -2 14 14q-6 10 -20 6", stroke=INK, stroke_width=5) + path("M-28 -26H28Q28 10 0 12Q-28 10 -28 -26Z", "#fffaf0") + place(star(0, -8, 9, "#e0558a", 5, 0.6), 0, 0)


def book(cover: str = "#8a2f2a") -> str:
    """An open book, seen from its covers, 90 wide."""
    return path("M0 30Q-24 18 -48 26V-26Q-24 -34 0 -22Q24 -34 48 -26V26Q24 18 0 30Z", cover) + path("M-42 -30Q-22 -38 0 -27Q22 -38 42 -30V-24Q22 -32 0 -21Q-22 -32 -42 -24Z", CREAM) + path("M0 -22V30", stroke=INK, stroke_width=4)


def candle(size: float = 1) -> str:
    """A burning candle that stands on (0, 0)."""
    return place(box(-9, -50, 18, 56, CREAM, 3) + place(flame(0.5), 0, -58), 0, 0, size)


def bird(colour: str = "#4a86d0", size: float = 1, *, beak: str = "#f0a22e") -> str:
    """A small bird that sits on (0, 0) and looks to the right."""
    return place(path("M-48 -20Q-30 -26 -18 -34Q-14 -62 12 -60Q34 -56 32 -32Q32 -4 2 0Q-22 -2 -28 -14Z", colour) + path("M30 -44L48 -38L31 -32Z", beak) + path("M-18 -24Q-4 -32 8 -22Q-2 -8 -18 -24Z", dark(colour, 0.25)) + disc(16, -44, 4, INK) + disc(14.6, -45.500, 1.5, "#fff"), 0, 0, size)


def mushroom(size: float = 1) -> str:
    """A toadstool on (0, 0)."""
    return place(path("M-7 0Q-4 -14 -7 -22H7Q4 -14 7 0Z", CREAM) + path("M-24 -18Q-20 -46 0 -46T24 -18Q0 -12 -24 -18Z", "#d8352c") + "".join(disc(x, y, 4, "#fff", stroke="none") for x, y in ((-10, -28), (5, -36), (13, -24))), 0, 0, size)


def snail(size: float = 1) -> str:
    """A snail on (0, 0)."""
    return place(path("M-24 0Q-22 -10 0 -8H20L24 -24Q30 -20 28 -6Q26 0 18 0Z", "#e8c890") + disc(-4, -16, 15, "#c8823c") + path("M-4 -16q6 -4 6 3q-4 8 -11 2q-4 -10 5 -14q12 -2 13 10", stroke=INK, stroke_width=3) + path("M24 -22l-3 -9M26 -21l4 -8", stroke=INK, stroke_width=3), 0, 0, size)


def flower(petal: str, size: float = 1, heart: str = "#f6c93c", count: int = 5) -> str:
    """A blossom about (0, 0)."""
    return place("".join(place(disc(0, -15, 10, petal, 13), 0, 0, 1, i * 360 / count) for i in range(count)) + disc(0, 0, 9, heart), 0, 0, size)


def butterfly(colour: str = "#f08a3c", size: float = 1) -> str:
    """A butterfly."""
    wing = path("M0 0Q10 -30 28 -24Q36 -8 0 2ZM0 2Q28 0 22 18Q10 26 0 4Z", colour)
    return place(wing + place(wing, 0, 0, 1, flip=True) + box(-2.5, -14, 5, 34, INK, 2), 0, 0, size)


def cloud(colour: str = "#8a96a8", size: float = 1) -> str:
    """A cloud, 110 wide."""
    return place(path("M-50 20Q-66 0 -42 -10Q-40 -32 -16 -28Q2 -46 24 -28Q46 -30 46 -8Q64 0 50 20Z", colour), 0, 0, size)


def spectacles(y: float = 144, gap: float = 28, r: float = 21, rim: str = INK, *, glass: float = 0.25) -> str:
    """Glasses on a nose."""
    return "".join(disc(150 + s * gap, y, r, "#dff4ff", fill_opacity=glass, stroke=INK, stroke_width=7) + disc(150 + s * gap, y, r, "none", stroke=rim, stroke_width=3) for s in (-1, 1)) + stroke(f"M{num(150 - gap + r - 1)} {num(y - 4)}Q150 {num(y - 12)} {num(150 + gap - r + 1)} {num(y - 4)}M{num(150 - gap - r)} {num(y - 4)}l-14 -5M{num(150 + gap + r)} {num(y - 4)}l14 -5", width=4.6)


def stink(x: float, y: float, colour: str = "#5f7a2a") -> str:
    """Three wisps of smell."""
    return "".join(path(f"M{num(x + d)} {num(y)}q-10 -11 0 -22t0 -22", stroke=colour, stroke_width=5.5) for d in (-18, 0, 18))


def crown_of_teeth(x: float, y: float) -> str:
    """A small skull to hang on a belt."""
    return place(path("M-18 -4Q-18 -24 0 -24T18 -4Q18 4 11 8V16H-11V8Q-18 4 -18 -4Z", IVORY) + disc(-7, -5, 4.6, INK) + disc(7, -5, 4.6, INK) + path("M-4 9v7M4 9v7", stroke=INK, stroke_width=2.6), x, y)


def coin(size: float = 1) -> str:
    """A gold coin."""
    return place(disc(0, 0, 15, GOLD) + disc(0, 0, 9, "none", stroke=dark(GOLD, 0.4), stroke_width=2.6), 0, 0, size)


def scroll(long: float = 110) -> str:
    """A paper that hangs down from a rod."""
    return path(f"M-28 0H28V{num(long)}Q0 {num(long + 14)} -28 {num(long)}Z", CREAM) + path("".join(f"M-18 {16 + i * 13}h{36 - (i % 3) * 7}" for i in range(int(long / 13) - 1)), stroke="#8a6a40", stroke_width=3) + box(-36, -8, 72, 14, WOOD, 6)


def fish() -> str:
    """A goldfish, 50 long."""
    return path("M-22 0Q-6 -18 16 -2L30 -13Q26 0 30 13L16 3Q-6 18 -22 0Z", "#f58b2e") + disc(-10, -3, 3.2, INK)


def fishbones() -> str:
    """What is left of a fish."""
    return path("M-30 0H24", stroke=INK, stroke_width=9) + path("M-30 0H24M-10 -11V11M2 -10V10M14 -8V8", stroke=IVORY, stroke_width=4) + path("M-26 -11Q-48 0 -26 11Z", IVORY) + disc(-33, -2, 2.6, INK) + path("M24 0L38 -11V11Z", IVORY)


def shield(colour: str, sign: str = "") -> str:
    """A shield about (0, 0), 90 high."""
    return path("M-40 -44Q0 -34 40 -44V0Q36 36 0 50Q-36 36 -40 0Z", colour) + path("M-31 -33Q0 -25 31 -33V0Q28 28 0 39Q-28 28 -31 0Z", "none", stroke=mix(colour, "#ffffff", 0.5), stroke_width=3.4) + sign


def plank(long: float = 110) -> str:
    """Half a board, splintered at its right end."""
    return poly([(-long, -16), (-6, -16), (8, -8), (-6, -2), (12, 6), (-4, 16), (-long, 16)], "#c8935a") + path(f"M{num(-long + 10)} -4H-24M{num(-long + 22)} 7H-30", stroke=dark("#c8935a", 0.4), stroke_width=3)


def skewed(parts: str, turn: float, x: float = 150, y: float = 150) -> str:
    """Parts turned about a point of the medallion."""
    return f'<g transform="rotate({num(turn)} {num(x)} {num(y)})">{parts}</g>'
