"""Heads for the medallions of Dungeonville: shapes of faces, eyes, brows, noses, mouths, beards and hair, each about x = 150.

`head` puts a whole one on a bust; what makes a person (hats, tools, clothes) is drawn by whoever draws the person. Units as in `dungeon_busts`.
"""
# outlines are tables: one line each
# fmt: off

from typing import NamedTuple

from sprites.draw.dungeonville.busts import INK, Bust
from sprites.draw.kit import box, curve, dark, disc, light, num, path

WHITE, BLUSH, GUM, TONGUE, TEETH = "#fffaf0", "#e2563f", "#4a1410", "#e0655c", "#fffdf2"
PALE, FAIR, ROSY, TAN, OLIVE, BROWN, UMBER, EBONY = "#f8dcc0", "#f4c9a0", "#f0b48c", "#dca070", "#c08a58", "#9c643c", "#7a482c", "#56321f"
BLOND, GINGER, CHESTNUT, SABLE, BLACK, GREY, SNOW = "#f0c654", "#d2602a", "#7d4524", "#4a2c1a", "#2c2024", "#a8a8ac", "#f4f0e6"

SHAPES = {
    "round": [(86, 146), (100, 92), (150, 72), (200, 92), (214, 146), (194, 194), (150, 212), (106, 194)],
    "long": [(98, 138), (106, 86), (150, 64), (194, 86), (202, 138), (190, 198), (150, 228), (110, 198)],
    "square": [(88, 130), (98, 88), (150, 72), (202, 88), (212, 130), (208, 184), (178, 216), (122, 216), (92, 184)],
    "heart": [(86, 132), (100, 86), (150, 70), (200, 86), (214, 132), (194, 182), (150, 218), (106, 182)],
    "fat": [(84, 124), (104, 84), (150, 72), (196, 84), (216, 124), (230, 178), (196, 222), (150, 228), (104, 222), (70, 178)],
    "lean": [(100, 136), (106, 88), (150, 70), (194, 88), (200, 136), (186, 188), (150, 230), (114, 188)],
    "young": [(84, 152), (96, 98), (150, 78), (204, 98), (216, 152), (190, 196), (150, 206), (110, 196)],
    "old": [(94, 132), (102, 86), (150, 70), (198, 86), (206, 132), (198, 168), (188, 202), (150, 218), (112, 202), (102, 168)],
}
EARS = {"round": 64, "long": 52, "square": 62, "heart": 63, "fat": 68, "lean": 50, "young": 66, "old": 56}


class Face(NamedTuple):
    """What a face is made of; every word is a key of the tables below."""

    shape: str = "round"
    skin: str = FAIR
    eyes: str = "wide"
    brow: str = "flat"
    hue: str = SABLE
    """The colour of hair, brows and beard."""
    nose: str = "button"
    mouth: str = "smile"
    beard: str = ""
    hair: str = ""
    look: tuple[float, float] = (0, 0)
    """Where the eyes look, in parts of their radius."""
    lash: bool = False
    marks: str = ""
    """Some of "blush", "freckles", "wrinkles", "stubble", "scar", "soot", "mole"."""
    gap: float = 28
    y: float = 144
    """How far the eyes are apart, and how high they are."""
    r: float = 15
    lip: str = ""
    ears: bool = True
    whiskers: str = ""
    """The colour of the beard if it is not that of the hair."""


def stroke(data: str, colour: str = INK, width: float = 4.6) -> str:
    """An ink stroke."""
    return path(data, stroke=colour, stroke_width=width)


def eye(x: float, f: Face, kind: str, side: int) -> str:
    """One eye."""
    y, r = f.y, f.r
    if kind in ("shut", "happy", "squint"):
        bow = {"shut": 0.8, "happy": -1.0, "squint": 0.1}[kind] * r
        lashes = "".join(f"M{num(x + d * r * 0.7)} {num(y + 4)}l{num(d * 4)} 6" for d in (-1, 0, 1)) if kind == "shut" and f.lash else ""
        return stroke(f"M{num(x - r)} {num(y)}Q{num(x)} {num(y + bow * 1.3)} {num(x + r)} {num(y)}" + lashes, width=5.4)
    if kind == "cross":
        return stroke(f"M{num(x - r * 0.7)} {num(y - r * 0.7)}l{num(r * 1.4)} {num(r * 1.4)}m0 {num(-r * 1.4)}l{num(-r * 1.4)} {num(r * 1.4)}", width=5.4)
    big = r * {"huge": 1.5, "bead": 0.5}.get(kind, 1)
    if kind == "bead":
        return disc(x, y, big, INK) + disc(x - 2.4, y - 2.6, 2.2, "#fff")
    inward = {"inward": 0.42, "askew": 0.5}.get(kind, 0)
    px, py = x + f.look[0] * r * 0.45 - side * inward * r, y + f.look[1] * r * 0.45 + (side * 5 if kind == "askew" else 0)
    pupil = {"huge": 5, "pin": 3.6, "star": 8.6}.get(kind, 6.6)
    white = disc(x, y, big, WHITE, big * 1.06, stroke=INK, stroke_width=4)
    inner = disc(px, py, pupil, INK) + disc(px - 2.2, py - 2.4, 2.3, "#fff")
    lid = ""
    if kind in ("half", "glare", "sad"):
        drop = {"half": (0, 0), "glare": (-6, 5), "sad": (6, -4)}[kind]  # outer and inner end
        left, right = (drop if side < 0 else drop[::-1])
        lid = path(f"M{num(x - big - 1)} {num(y + left)}L{num(x + big + 1)} {num(y + right)}Q{num(x + big + 2)} {num(y - big - 2)} {num(x)} {num(y - big - 2)}Q{num(x - big - 2)} {num(y - big - 2)} {num(x - big - 1)} {num(y + left)}Z", dark(f.skin, 0.1), stroke=INK, stroke_width=4)
    lashes = stroke(f"M{num(x + side * big * 0.75)} {num(y - big * 0.7)}l{side * 9} -7M{num(x + side * big)} {num(y - big * 0.2)}l{side * 10} -2", width=4.4) if f.lash else ""
    return lashes + white + inner + lid


def eyes(f: Face) -> str:
    """Both eyes; "wink" shuts the right one."""
    left, right = {"wink": ("wide", "happy"), "odd": ("huge", "half")}.get(f.eyes, (f.eyes, f.eyes))
    return eye(150 - f.gap, f, left, -1) + eye(150 + f.gap, f, right, 1)


def brows(f: Face) -> str:
    """Eyebrows."""
    if not f.brow:
        return ""
    if f.brow == "one":
        return stroke(f"M{num(150 - f.gap - 20)} {num(f.y - 18)}Q{num(150 - f.gap)} {num(f.y - 30)} 150 {num(f.y - 18)}Q{num(150 + f.gap)} {num(f.y - 30)} {num(150 + f.gap + 20)} {num(f.y - 18)}", f.hue, 11)
    inner, mid, outer, width = {"flat": (-23, -27, -23, 7), "up": (-26, -38, -26, 7), "angry": (-16, -24, -30, 9), "sad": (-34, -28, -18, 7), "bushy": (-20, -34, -18, 14), "fine": (-26, -33, -20, 4.4), "sly": (-19, -26, -31, 7), "odd": (-22, -27, -22, 7)}[f.brow]
    parts = ""
    for side in (-1, 1):
        x, lift = 150 + side * f.gap, (-10 if f.brow == "odd" and side > 0 else 0)
        parts += stroke(f"M{num(x - side * 16)} {num(f.y + inner + lift)}Q{num(x)} {num(f.y + mid + lift * 1.6)} {num(x + side * 18)} {num(f.y + outer + lift)}", f.hue, width)
    return parts


def nose(f: Face) -> str:
    """A nose between and under the eyes."""
    tone, y = dark(light(f.skin, 0.08), 0.08) if f.skin in (UMBER, EBONY, BROWN) else "", f.y
    tone = tone or ("#e89a74" if f.skin in (PALE, FAIR, ROSY) else dark(f.skin, 0.14))
    edge = {"stroke": INK, "stroke_width": 4}
    return {
        "button": lambda: disc(150, y + 18, 11, tone, 9, **edge),
        "big": lambda: path(f"M134 {num(y - 2)}Q150 {num(y - 12)} 166 {num(y - 2)}Q176 {num(y + 28)} 150 {num(y + 30)}Q124 {num(y + 28)} 134 {num(y - 2)}Z", tone, **edge),
        "ball": lambda: disc(150, y + 16, 19, tone, 17, **edge),
        "red": lambda: disc(150, y + 17, 19, "#e5483c", 17, **edge) + disc(143, y + 10, 5, "#ffd0c0"),
        "hook": lambda: path(f"M143 {num(y - 6)}Q150 {num(y - 10)} 156 {num(y - 4)}Q172 {num(y + 24)} 160 {num(y + 34)}Q152 {num(y + 40)} 148 {num(y + 30)}Q134 {num(y + 26)} 143 {num(y - 6)}Z", tone, **edge),
        "long": lambda: path(f"M142 {num(y - 8)}Q150 {num(y - 12)} 158 {num(y - 8)}Q164 {num(y + 26)} 168 {num(y + 32)}Q164 {num(y + 44)} 150 {num(y + 43)}Q136 {num(y + 44)} 132 {num(y + 32)}Q137 {num(y + 24)} 142 {num(y - 8)}Z", tone, **edge),
        "pug": lambda: path(f"M136 {num(y + 22)}Q134 {num(y + 8)} 150 {num(y + 8)}Q166 {num(y + 8)} 164 {num(y + 22)}Q150 {num(y + 30)} 136 {num(y + 22)}Z", tone, **edge) + disc(144, y + 20, 2.6, INK) + disc(156, y + 20, 2.6, INK),
        "fine": lambda: stroke(f"M153 {num(y - 4)}Q144 {num(y + 20)} 147 {num(y + 24)}Q154 {num(y + 28)} 159 {num(y + 22)}"),
        "wide": lambda: path(f"M142 {num(y + 2)}Q138 {num(y + 14)} 130 {num(y + 20)}Q132 {num(y + 32)} 150 {num(y + 30)}Q168 {num(y + 32)} 170 {num(y + 20)}Q162 {num(y + 14)} 158 {num(y + 2)}", tone, **edge),
        "": lambda: "",
    }[f.nose]()


def mouth(f: Face) -> str:
    """A mouth."""
    y, lip = f.y + 42, f.lip
    edge = {"stroke": INK, "stroke_width": 4}
    if lip and f.mouth in ("smile", "flat", "smirk", "kiss"):
        low = {"smile": 16, "flat": 9, "smirk": 11, "kiss": 14}[f.mouth]
        half = 9 if f.mouth == "kiss" else 19
        return path(f"M{150 - half} {num(y)}Q{num(150 - half * 0.4)} {num(y - 9)} 150 {num(y - 4)}Q{num(150 + half * 0.4)} {num(y - 9)} {150 + half} {num(y - (5 if f.mouth == 'smirk' else 0))}Q150 {num(y + low * 1.4)} {150 - half} {num(y)}Z", lip, **edge) + stroke(f"M{num(150 - half * 0.8)} {num(y)}Q150 {num(y + low * 0.45)} {num(150 + half * 0.8)} {num(y - 1)}", dark(lip, 0.5), 3)
    return {
        "smile": lambda: stroke(f"M126 {num(y - 3)}Q150 {num(y + 18)} 174 {num(y - 3)}", width=5.2),
        "flat": lambda: stroke(f"M132 {num(y + 2)}H168", width=5.2),
        "wave": lambda: stroke(f"M126 {num(y + 3)}q8 -9 16 0t16 0t16 0", width=5.2),
        "frown": lambda: stroke(f"M128 {num(y + 10)}Q150 {num(y - 10)} 172 {num(y + 10)}", width=5.2),
        "smirk": lambda: stroke(f"M130 {num(y + 4)}Q154 {num(y + 10)} 174 {num(y - 6)}", width=5.2),
        "kiss": lambda: disc(150, y + 3, 8, "#c8544c", 9, **edge) + disc(150, y + 3, 2.6, GUM),
        "o": lambda: disc(150, y + 5, 13, GUM, 15, **edge) + disc(150, y + 14, 8, TONGUE, 5),
        "grin": lambda: path(f"M118 {num(y - 6)}Q150 {num(y + 2)} 182 {num(y - 6)}Q178 {num(y + 24)} 150 {num(y + 25)}Q122 {num(y + 24)} 118 {num(y - 6)}Z", TEETH, **edge) + stroke(f"M121 {num(y + 8)}Q150 {num(y + 15)} 179 {num(y + 8)}M136 {num(y)}v20M150 {num(y + 1)}v23M164 {num(y)}v20", width=2.6),
        "gnash": lambda: path(f"M116 {num(y - 4)}Q150 {num(y - 12)} 184 {num(y - 4)}V{num(y + 18)}Q150 {num(y + 26)} 116 {num(y + 18)}Z", TEETH, **edge) + stroke(f"M116 {num(y + 7)}H184M133 {num(y - 7)}v28M150 {num(y - 8)}v30M167 {num(y - 7)}v28", width=3),
        "laugh": lambda: path(f"M116 {num(y - 8)}Q150 {num(y)} 184 {num(y - 8)}Q182 {num(y + 34)} 150 {num(y + 35)}Q118 {num(y + 34)} 116 {num(y - 8)}Z", GUM, **edge) + path(f"M120 {num(y - 5)}Q150 {num(y + 2)} 180 {num(y - 5)}L178 {num(y + 4)}Q150 {num(y + 10)} 122 {num(y + 4)}Z", TEETH) + path(f"M132 {num(y + 28)}Q150 {num(y + 12)} 168 {num(y + 28)}Q150 {num(y + 37)} 132 {num(y + 28)}Z", TONGUE),
        "gap": lambda: path(f"M118 {num(y - 6)}Q150 {num(y + 2)} 182 {num(y - 6)}Q178 {num(y + 27)} 150 {num(y + 28)}Q122 {num(y + 27)} 118 {num(y - 6)}Z", GUM, **edge) + path(f"M134 {num(y - 3)}h14v13h-12zM152 {num(y - 2)}h13l-1 12h-12z", TEETH, stroke=INK, stroke_width=2.4),
        "tooth": lambda: path(f"M120 {num(y - 4)}Q150 {num(y + 4)} 180 {num(y - 4)}Q174 {num(y + 24)} 150 {num(y + 24)}Q126 {num(y + 24)} 120 {num(y - 4)}Z", GUM, **edge) + path(f"M156 {num(y)}h13l-1 12h-11z", TEETH, stroke=INK, stroke_width=2.4),
        "yell": lambda: disc(150, y + 12, 34, GUM, 31, **edge) + path(f"M122 {num(y - 4)}Q150 {num(y - 26)} 178 {num(y - 4)}Q150 {num(y + 4)} 122 {num(y - 4)}Z", TEETH, stroke=INK, stroke_width=2.4) + path(f"M126 {num(y + 32)}Q150 {num(y + 6)} 174 {num(y + 32)}Q150 {num(y + 46)} 126 {num(y + 32)}Z", TONGUE) + disc(150, y + 4, 4.6, TONGUE, 7),
        "tongue": lambda: stroke(f"M126 {num(y - 3)}Q150 {num(y + 14)} 174 {num(y - 3)}", width=5.2) + path(f"M146 {num(y + 4)}Q146 {num(y + 30)} 158 {num(y + 30)}Q170 {num(y + 28)} 168 {num(y + 1)}Z", TONGUE, **edge) + stroke(f"M157 {num(y + 6)}v12", dark(TONGUE, 0.4), 3),
        "": lambda: "",
    }[f.mouth]()


def moustache(kind: str, y: float, hue: str) -> str:
    """A moustache under the nose."""
    data = {
        "walrus": f"M150 {num(y - 8)}Q128 {num(y - 16)} 108 {num(y + 2)}Q98 {num(y + 22)} 104 {num(y + 34)}Q126 {num(y + 30)} 150 {num(y + 12)}Q174 {num(y + 30)} 196 {num(y + 34)}Q202 {num(y + 22)} 192 {num(y + 2)}Q172 {num(y - 16)} 150 {num(y - 8)}Z",
        "curl": f"M150 {num(y - 4)}Q136 {num(y - 12)} 120 {num(y + 2)}Q102 {num(y + 14)} 92 {num(y - 2)}Q90 {num(y - 12)} 99 {num(y - 11)}Q82 {num(y - 24)} 80 {num(y - 2)}Q84 {num(y + 24)} 114 {num(y + 19)}Q138 {num(y + 15)} 150 {num(y + 6)}Q162 {num(y + 15)} 186 {num(y + 19)}Q216 {num(y + 24)} 220 {num(y - 2)}Q218 {num(y - 24)} 201 {num(y - 11)}Q210 {num(y - 12)} 208 {num(y - 2)}Q198 {num(y + 14)} 180 {num(y + 2)}Q164 {num(y - 12)} 150 {num(y - 4)}Z",
        "brush": f"M150 {num(y - 8)}Q124 {num(y - 14)} 114 {num(y + 12)}Q134 {num(y + 16)} 150 {num(y + 8)}Q166 {num(y + 16)} 186 {num(y + 12)}Q176 {num(y - 14)} 150 {num(y - 8)}Z",
        "long": f"M150 {num(y - 4)}Q130 {num(y - 10)} 122 {num(y + 10)}Q114 {num(y + 50)} 100 {num(y + 84)}Q124 {num(y + 60)} 132 {num(y + 16)}Q140 {num(y + 4)} 150 {num(y + 4)}Q160 {num(y + 4)} 168 {num(y + 16)}Q176 {num(y + 60)} 200 {num(y + 84)}Q186 {num(y + 50)} 178 {num(y + 10)}Q170 {num(y - 10)} 150 {num(y - 4)}Z",
        "thin": f"M150 {num(y)}Q136 {num(y - 8)} 118 {num(y + 8)}Q138 {num(y + 4)} 150 {num(y + 5)}Q162 {num(y + 4)} 182 {num(y + 8)}Q164 {num(y - 8)} 150 {num(y)}Z",
    }[kind]
    return path(data, light(hue, 0.08), stroke=INK, stroke_width=4)


def beard(kind: str, hue: str, wide: float) -> str:
    """A beard that hangs from ears a half width away."""
    l, r = 150 - wide, 150 + wide  # noqa: E741
    data = {
        "full": f"M{l} 136Q{l + 8} 166 122 168Q150 158 178 168Q{r - 8} 166 {r} 136Q{r + 10} 196 {r - 18} 226Q{r - 40} 258 150 266Q{l + 40} 258 {l + 18} 226Q{l - 10} 196 {l} 136Z",
        "long": f"M{l} 136Q{l + 8} 166 122 168Q150 158 178 168Q{r - 8} 166 {r} 136Q{r + 12} 200 {r - 16} 236L{r - 22} 276L{r - 44} 258L150 302L{l + 44} 258L{l + 22} 276L{l + 16} 236Q{l - 12} 200 {l} 136Z",
        "pointed": f"M{l} 140Q{l + 10} 172 124 170Q150 162 176 170Q{r - 10} 172 {r} 140Q{r + 2} 190 176 228L150 288L124 228Q{l - 2} 190 {l} 140Z",
        "goat": "M130 204Q150 212 170 204Q172 236 150 264Q128 236 130 204Z",
        "chin": f"M{l} 150Q{l + 4} 190 116 200Q150 216 184 200Q{r - 4} 190 {r} 150Q{r + 6} 204 {r - 24} 228Q150 252 {l + 24} 228Q{l - 6} 204 {l} 150Z",
        "chops": f"M{l - 2} 124Q{l - 12} 182 {l + 22} 210Q{l + 34} 204 {l + 30} 186Q{l + 16} 170 {l + 12} 126ZM{r + 2} 124Q{r + 12} 182 {r - 22} 210Q{r - 34} 204 {r - 30} 186Q{r - 16} 170 {r - 12} 126Z",
        "fork": f"M{l} 136Q{l + 8} 166 122 168Q150 158 178 168Q{r - 8} 166 {r} 136Q{r + 8} 196 {r - 16} 222Q196 256 186 290Q166 276 150 240Q134 276 114 290Q104 256 {l + 16} 222Q{l - 8} 196 {l} 136Z",
    }[kind]
    return path(data, hue)


BACK = {
    "long": "M84 130Q70 62 150 56Q230 62 216 130Q226 210 244 262Q150 284 56 262Q74 210 84 130Z",
    "bob": "M84 120Q74 56 150 52Q226 56 216 120Q236 170 222 208Q190 222 150 220Q110 222 78 208Q64 170 84 120Z",
    "afro": "M150 12Q192 4 216 32Q252 46 254 86Q276 120 256 154Q250 192 216 200H84Q50 192 44 154Q24 120 46 86Q48 46 84 32Q108 4 150 12Z",
    "braids": "M90 120Q84 60 150 56Q216 60 210 120L226 150Q240 176 226 196Q242 220 226 244Q236 264 216 280Q196 262 206 244Q190 220 206 198L204 170H96L94 198Q110 220 94 244Q104 262 84 280Q64 264 74 244Q58 220 74 196Q60 176 74 150Z",
    "wild": "M150 40L170 20L178 46L204 30L204 60L234 54L222 84L252 92L228 114L254 134L226 146L246 172L216 176L224 204H76L84 176L54 172L74 146L46 134L72 114L48 92L78 84L66 54L96 60L96 30L122 46L130 20Z",
    "curls": "M150 54Q190 46 208 74Q236 82 230 112Q250 136 232 158Q246 188 222 206Q212 226 190 214H110Q88 226 78 206Q54 188 68 158Q50 136 70 112Q64 82 92 74Q110 46 150 54Z",
    "bun": "M86 136Q78 58 150 54Q222 58 214 136L206 160H94ZM122 60Q112 20 150 18Q188 20 178 60Z",
}
FRONT = {
    "long": "M90 138Q80 66 150 60Q220 66 210 138Q200 104 164 92Q128 118 90 138Z",
    "bob": "M88 142Q78 62 150 58Q222 62 212 142Q206 118 196 110H104Q94 118 88 142Z",
    "braids": "M92 130Q86 66 150 62Q214 66 208 130Q188 118 150 88Q112 118 92 130Z",
    "afro": "M92 124Q92 70 150 66Q208 70 208 124Q190 92 150 94Q110 92 92 124Z",
    "wild": "M90 132Q88 72 150 64Q212 72 210 132L196 106L184 118L170 98L154 112L138 96L124 116L108 104Z",
    "curls": "M88 128Q84 82 108 80Q116 60 138 70Q156 54 172 70Q196 66 198 86Q216 96 210 128Q196 104 180 108Q168 94 150 104Q132 94 120 108Q104 104 88 128Z",
    "bun": "M90 132Q84 64 150 60Q216 64 210 132Q200 96 150 86Q100 96 90 132Z",
    "crop": "M88 132Q82 66 150 60Q218 66 212 132L204 108Q180 92 150 94Q120 92 96 108Z",
    "fringe": "M86 140Q78 64 150 58Q222 64 214 140L204 114L188 122L174 108L158 120L142 106L126 120L110 110L98 120Z",
    "spikes": "M90 128L82 98L98 98L92 62L118 76L124 44L146 66L164 38L176 68L204 54L200 90L220 92L210 128Q190 96 150 98Q110 96 90 128Z",
    "monk": "M90 130Q86 96 104 86Q102 108 112 118ZM210 130Q214 96 196 86Q198 108 188 118Z",
}


def marks(f: Face) -> str:
    """Blushes, freckles, wrinkles and the like."""
    words, y, parts = f.marks.split(), f.y, ""
    for word in words:
        parts += {
            "blush": lambda: disc(150 - f.gap - 12, y + 26, 13, BLUSH, 9, opacity=0.42) + disc(150 + f.gap + 12, y + 26, 13, BLUSH, 9, opacity=0.42),
            "freckles": lambda: "".join(disc(x, y + d, 2.3, "#a85a24") for x, d in ((112, 20), (121, 26), (130, 20), (170, 20), (179, 26), (188, 20))),
            "wrinkles": lambda: stroke(f"M124 {num(y - 46)}Q150 {num(y - 52)} 176 {num(y - 46)}M{num(150 - f.gap - 4)} {num(y + 20)}q8 4 16 0M{num(150 + f.gap - 12)} {num(y + 20)}q8 4 16 0M116 {num(y + 28)}q-6 12 -2 22M184 {num(y + 28)}q6 12 2 22", dark(f.skin, 0.42), 3),
            "stubble": lambda: "".join(disc(150 + x, y + d, 1.9, dark(f.skin, 0.6)) for x, d in ((-46, 34), (-40, 46), (-30, 56), (-16, 63), (0, 66), (16, 63), (30, 56), (40, 46), (46, 34), (-30, 40), (30, 40), (-22, 52), (22, 52), (-8, 56), (8, 56))),
            "scar": lambda: stroke(f"M{num(150 + f.gap + 12)} {num(y - 36)}L{num(150 + f.gap - 6)} {num(y + 36)}M{num(150 + f.gap + 1)} {num(y + 26)}l-12 -4M{num(150 + f.gap - 3)} {num(y + 33)}l-12 -4", "#b0463c", 4),
            "soot": lambda: disc(112, y + 22, 12, INK, 8, opacity=0.5) + disc(182, y - 34, 14, INK, 8, opacity=0.45) + disc(172, y + 50, 10, INK, 7, opacity=0.45),
            "mole": lambda: disc(180, y + 38, 4, dark(f.skin, 0.6)),
        }[word]()
    return parts


def head(bust: Bust, f: Face, *, whiskers: str = "", neck: bool = True) -> None:
    """Put on a head: hair behind, neck, ears, face, beard, features, a moustache, hair in front."""
    wide, pelt = EARS[f.shape], f.whiskers or f.hue
    if f.hair in BACK:
        bust.ink(path(BACK[f.hair], dark(f.hue, 0.12)))
    ears = disc(150 - wide, f.y + 8, 12, f.skin, 17) + disc(150 + wide, f.y + 8, 12, f.skin, 17) if f.ears else ""
    bust.ink(box(124, 184, 52, 60, dark(f.skin, 0.16), 10) if neck else "", ears, curve(SHAPES[f.shape], f.skin))
    bust.raw(marks(f))
    if f.beard:
        bust.ink(beard(f.beard, pelt, wide))
    if not (f.beard in ("full", "long", "pointed", "fork") and whiskers):
        bust.raw(mouth(f))
    elif f.mouth in ("smile", "laugh", "o", "tooth"):
        bust.raw(path(f"M134 {num(f.y + 44)}Q150 {num(f.y + 66)} 166 {num(f.y + 44)}Z", GUM, stroke=INK, stroke_width=4))
    bust.raw(eyes(f), brows(f))
    if whiskers:
        bust.ink(moustache(whiskers, f.y + 38, pelt))
    bust.raw(nose(f))
    if f.hair in FRONT:
        bust.ink(path(FRONT[f.hair], f.hue))
