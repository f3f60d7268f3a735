"""Draw the medallions of London Dread's Allies and Goons: `python -m sprites.draw.london.busts` writes sprites/london/<id>.svg.

Busts seen from the front in a ring: brass for those who help, tarnished with red for those who do not. 300 x 300, like the Characters.
"""
# outlines are tables: one line each
# fmt: off

import math
from collections.abc import Callable
from pathlib import Path

from sprites.draw.kit import box, curve, dark, disc, light, limb, line, num, path, place, poly
from sprites.draw.london.kit import cog, cowl

OUT = Path(__file__).resolve().parents[2] / "london"
FILTER = '<filter id="{0}" x="-.2" y="-.2" width="1.45" height="1.5" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="{1}" result="b"/><feSpecularLighting in="b" surfaceScale="{2}" specularConstant=".95" specularExponent="22" lighting-color="#fff0d0" result="s"><feDistantLight azimuth="232" elevation="26"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="r"/><feComposite in="SourceGraphic" in2="r" operator="arithmetic" k2="1" k3=".8" result="lit"/><feDropShadow in="SourceAlpha" dx="{3}" dy="{4}" stdDeviation="{3}" flood-color="#000" flood-opacity=".55" result="sh"/><feMerge><feMergeNode in="sh"/><feMergeNode in="lit"/></feMerge></filter>'
METALS = (
    '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bf"/><stop offset=".28" stop-color="#d6aa58"/><stop offset=".55" stop-color="#8a6428"/><stop offset=".8" stop-color="#c3954a"/><stop offset="1" stop-color="#4a3312"/></linearGradient>',
    '<linearGradient id="tarnish" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9b878"/><stop offset=".3" stop-color="#80602f"/><stop offset=".6" stop-color="#41301a"/><stop offset="1" stop-color="#1e150a"/></linearGradient>',
)
BUSTS: dict[str, Callable[[], str]] = {}
ALLIES: list[str] = []
GOONS: list[str] = []


def medal(kind: list[str], back: tuple[str, str, str]) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Enter a bust under its function's name, with the colours behind it."""

    def enter(draw: Callable[[], str]) -> Callable[[], str]:
        name = draw.__name__.replace("_", "-")
        kind.append(name)
        BUSTS[name] = lambda: medallion(draw(), back, foe=kind is GOONS)
        return draw

    return enter


def medallion(parts: str, back: tuple[str, str, str], *, foe: bool) -> str:
    """A whole medallion."""
    stops = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in zip((0, 0.5, 1), back, strict=True))
    defs = FILTER.format("cut", 2.4, 6, 4, 5) + FILTER.format("cutS", 1.3, 4, 2, 3) + METALS[foe] + '<clipPath id="o"><circle cx="150" cy="150" r="136"/></clipPath>' + f'<radialGradient id="bg" cx=".42" cy=".34" r=".78">{stops}</radialGradient>'
    metal = "tarnish" if foe else "brass"
    ring = f'<circle cx="150" cy="150" r="139" fill="none" stroke="#140c06" stroke-width="19"/><g filter="url(#cutS)">{disc(150, 150, 140, "none", stroke=f"url(#{metal})", stroke_width=11)}</g>' + disc(150, 150, 140, "none", stroke="#2a1a08", stroke_opacity=0.7, stroke_width=1.6)
    if foe:
        ring += disc(150, 150, 132, "none", stroke="#8e2a22", stroke_width=4) + "".join(f'<path d="M150 3L155.500 10 150 17 144.500 10Z" fill="{"#6b4a22" if i % 3 else "#b8433a"}" stroke="#140c06" stroke-width="1.500" transform="rotate({i * 30} 150 150)"/>' for i in range(12))
    else:
        ring += disc(150, 150, 132.5, "none", stroke="#f1d690", stroke_opacity=0.65, stroke_width=1.8) + "".join(f'<path d="M150 1Q157 8 164 10 157 12 150 19 143 12 136 10 143 8 150 1Z" fill="#f0cf86" stroke="#2a1a08" stroke-width="1.800" transform="rotate({i * 90} 150 150)"/>' for i in range(4))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300" stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>\n<g clip-path="url(#o)">{box(0, 0, 300, 300, "url(#bg)")}{parts}</g>\n{ring}</svg>\n'


def cut(*parts: str) -> str:
    """A paper-cut layer."""
    return f'<g filter="url(#cut)">{"".join(parts)}</g>'


def thin(*parts: str) -> str:
    """A small paper-cut layer."""
    return f'<g filter="url(#cutS)">{"".join(parts)}</g>'


def shoulders(coat: str, wide: float = 118, top: float = 208) -> str:
    """Shoulders, their right half in shade."""
    half = [(150, top), (150 + wide * 0.5, top + 10), (150 + wide * 0.92, top + 44), (150 + wide, 310, 1)]
    return cut(curve([(150 - wide, 310, 1), (150 - wide * 0.92, top + 44), (150 - wide * 0.5, top + 10), *half], coat) + poly([(150, top), (150, 310), (150 + wide, 310), (150 + wide * 0.92, top + 44), (150 + wide * 0.5, top + 10)], dark(coat, 0.3)))


def lapels(shirt: str, coat: str) -> str:
    """A shirt between lapels."""
    return cut(poly([(122, 206), (178, 206), (166, 310), (134, 310)], shirt)) + cut(poly([(122, 200), (104, 222), (126, 310), (146, 310)], light(coat, 0.12))) + cut(poly([(178, 200), (196, 222), (174, 310), (154, 310)], dark(coat, 0.2)))


def head(skin: str, wide: float = 46, low: float = 206) -> str:
    """Neck, ears and face, the right half in shade."""
    shade = dark(skin, 0.24)
    face = [(150 - wide, 120), (150 - wide * 0.8, 82), (150, 66), (150 + wide * 0.8, 82), (150 + wide, 120), (150 + wide * 0.88, 164), (150 + wide * 0.45, low - 8), (150, low), (150 - wide * 0.45, low - 8), (150 - wide * 0.88, 164)]
    return cut(box(126, 176, 48, 46, shade, 8)) + cut(disc(150 - wide, 136, 9, skin, 14) + disc(150 + wide, 136, 9, shade, 14)) + cut(curve(face, skin) + curve([(154, 68, 1), *face[3:7], (150, low), (162, 178, 1), (148, 152, 1)], shade))


def look(skin: str, iris: str = "#3a2a1c", brow: str = "#2a1a12", *, tilt: float = 0, y: float = 134, gap: float = 21) -> str:
    """Eyes, brows and nose; a tilt frowns."""
    parts = ""
    for side in (-1, 1):
        x = 150 + side * gap
        parts += curve([(x - 12, y, 1), (x, y - 8), (x + 12, y, 1), (x, y + 6)], "#f6efe2") + disc(x, y - 1, 5.4, iris) + disc(x, y - 1, 2.4, "#120a06") + disc(x - 1.8, y - 3, 1.5, "#fff") + path(f"M{num(x - 13)} {num(y)}Q{num(x)} {num(y - 12)} {num(x + 13)} {num(y)}", stroke="#1c120d", stroke_width=3.4)
        parts += path(f"M{num(x - side * 14)} {num(y - 16 + tilt)}Q{num(x)} {num(y - 22)} {num(x + side * 15)} {num(y - 15 - tilt * 0.6)}", stroke=brow, stroke_width=6.4)
    return parts + path("M148 138Q138 158 142 164Q150 170 160 164", stroke=dark(skin, 0.4), stroke_width=4)


def mouth(curve_: float = 4, colour: str = "#7a3a30", y: float = 182) -> str:
    """A mouth that smiles or not."""
    return path(f"M132 {num(y)}Q150 {num(y + curve_ * 2)} 168 {num(y)}", stroke=colour, stroke_width=4.6)


def bowler(colour: str) -> str:
    """A bowler hat."""
    return cut(path("M100 96Q100 30 150 28Q200 30 200 96Z", colour) + path("M158 28Q200 32 200 96H166Z", dark(colour, 0.35))) + cut(path("M78 98Q150 78 222 98Q214 112 150 106T78 98Z", light(colour, 0.12)))


WARM, COOL, GREENISH = ("#d0a468", "#6a4624", "#1a0f06"), ("#94acc8", "#34486a", "#0a1020"), ("#a8b888", "#48563a", "#10150c")
FOUL, GRIM, RUST = ("#b87a6a", "#5a2a2c", "#16080a"), ("#8a9098", "#3a3e4a", "#0c0d14"), ("#c88a4a", "#5e3418", "#170b04")


# Allies


@medal(ALLIES, WARM)
def wiggins() -> str:
    """A newsboy with a cap too large for him."""
    skin = "#ecc09a"
    paper = thin(place(box(-50, -30, 100, 60, "#f0e6cc") + path("M-40 -16H40M-40 -4H10M-40 6H10M-40 16H10M20 -4H40M20 6H40M20 16H40", stroke="#3a2c1c", stroke_width=4), 216, 250, 1, -16))
    return shoulders("#5a4a34", 92) + lapels("#b8a888", "#5a4a34") + head(skin, 42, 198) + look(skin, "#4a7a5a", "#8a4a1c", y=140) + mouth(7, y=176) + "".join(disc(x, y, 2, "#b8784a") for x, y in ((122, 154), (130, 160), (172, 156), (180, 160))) + cut(curve([(104, 126), (100, 100), (120, 92), (116, 122)], "#a85a24")) + cut(path("M94 112Q84 42 152 38Q222 44 208 108Q150 92 94 112Z", "#6a6254") + path("M152 38Q222 44 208 108Q184 98 164 97Z", "#4c463c")) + thin(path("M92 112Q150 88 210 108Q216 124 180 116Q130 110 92 112Z", "#7c7362")) + paper


@medal(ALLIES, COOL)
def constable_thorne() -> str:
    """A policeman with mutton chops."""
    skin = "#dba480"
    helmet = cut(path("M96 104Q92 24 150 18Q208 24 204 104Q150 88 96 104Z", "#26365a") + path("M152 18Q208 24 204 104Q186 98 168 96Z", "#182444")) + cut(path("M86 108Q150 84 214 108Q208 118 150 104T86 108Z", "#1c2a4a")) + thin(place(path("M0 -20L6 -8L20 -8L10 2L14 16L0 8L-14 16L-10 2L-20 -8L-6 -8Z", "#e8c870"), 150, 70)) + thin(disc(150, 18, 7, "#e8c870"))
    return shoulders("#26365a", 124) + thin(*(disc(150, y, 6, "#e8c870") for y in (240, 266, 290))) + cut(box(118, 200, 64, 22, "#1c2a4a", 4)) + head(skin) + look(skin, "#4a6a8a", "#5a3018") + mouth(2) + cut(path("M102 112Q94 160 116 190Q128 196 132 182Q116 160 114 116Z", "#6a381c") + path("M198 112Q206 160 184 190Q172 196 168 182Q184 160 186 116Z", "#4e2812")) + cut(path("M150 168Q130 160 118 176Q140 184 150 176Q160 184 182 176Q170 160 150 168Z", "#6a381c")) + helmet


@medal(ALLIES, GREENISH)
def dr_lavinia_crane() -> str:
    """A doctor with spectacles and a stethoscope."""
    skin = "#e8c0a0"
    hair = "#5a3a22"
    return cut(curve([(92, 150), (88, 96), (110, 56), (150, 44), (190, 56), (212, 96), (208, 150)], hair)) + cut(disc(150, 44, 24, hair)) + shoulders("#3f5a4e", 106) + lapels("#f4efe4", "#3f5a4e") + head(skin, 42, 202) + look(skin, "#3f6a5a", hair) + mouth(3, "#a84a44") + cut(path("M106 118Q104 66 150 60Q196 66 194 118Q182 84 150 82Q118 84 106 118Z", hair)) + "".join(disc(x, 134, 19, "#d8f0f0", opacity=0.25) + disc(x, 134, 19, "none", stroke="#d8ae56", stroke_width=4) for x in (129, 171)) + line([(148, 132), (152, 132)], "#d8ae56", 4) + thin(path("M112 212Q104 262 140 270M188 212Q196 250 168 262", stroke="#20242a", stroke_width=6) + disc(146, 272, 13, "#c8d0d6"))


@medal(ALLIES, WARM)
def father_aloysius() -> str:
    """An old priest with a stole."""
    skin = "#e0b090"
    return shoulders("#221e26", 112) + cut(poly([(122, 206), (104, 214), (96, 310), (124, 310)], "#6a2c7a")) + cut(poly([(178, 206), (196, 214), (204, 310), (176, 310)], "#54206a")) + thin(place(path("M-4 -16H4V-4H14V4H4V18H-4V4H-14V-4H-4Z", "#f0d080"), 110, 266), place(path("M-4 -16H4V-4H14V4H4V18H-4V4H-14V-4H-4Z", "#f0d080"), 190, 266)) + head(skin, 46, 208) + cut(box(124, 206, 52, 18, "#221e26", 3), box(138, 206, 24, 18, "#f8f4ea", 2)) + look(skin, "#5a7a9a", "#d8d4cc") + mouth(5) + cut(path("M100 130Q88 96 108 84Q112 110 108 134Z", "#e8e4dc"), path("M200 130Q212 96 192 84Q188 110 192 134Z", "#c8c4bc")) + path("M124 96Q150 88 176 96M128 106Q150 100 172 106", stroke=dark(skin, 0.3), stroke_width=3) + path("M120 176Q114 166 118 158M180 176Q186 166 182 158", stroke=dark(skin, 0.35), stroke_width=3.4)


@medal(ALLIES, ("#b898d8", "#4e2f6a", "#130a1e"))
def madame_oriel() -> str:
    """A medium with a turban and a jewel."""
    skin = "#c89070"
    return cut(curve([(84, 240), (80, 140), (110, 70), (190, 70), (220, 140), (216, 240)], "#1c1424")) + shoulders("#5a2c70", 110) + cut(path("M110 214Q150 256 190 214L182 206H118Z", "#e0b85a")) + head(skin, 42, 202) + look(skin, "#6a4ac8", "#1c1018") + mouth(3, "#a82c4a") + cut(path("M96 114Q88 44 150 34Q214 44 204 114Q150 88 96 114Z", "#8a4ab0") + path("M150 34Q214 44 204 114Q180 100 160 97Z", "#643084") + path("M96 112Q140 60 200 64M104 84Q140 46 184 46", stroke="#b88ae0", stroke_width=4)) + thin(poly([(150, 58), (164, 76), (150, 98), (136, 76)], "#6ae0c8")) + thin(disc(104, 168, 8, "#e8c05a"), disc(196, 168, 8, "#e8c05a")) + thin(disc(150, 236, 10, "#6ae0c8"))


@medal(ALLIES, GREENISH)
def big_tam_docherty() -> str:
    """A docker as broad as a door, with a red beard."""
    skin = "#e0a078"
    return shoulders("#3c4a5e", 150, 196) + cut(poly([(112, 206), (188, 206), (176, 310), (124, 310)], "#c8b890")) + "".join(line([(116, y), (184, y)], "#8a2c24", 7) for y in (234, 258, 282)) + head(skin, 54, 212) + look(skin, "#3a6a8a", "#8a3a14", gap=23) + cut(path("M98 132Q90 190 118 220Q150 246 182 220Q210 190 202 132Q196 168 176 166Q150 158 124 166Q104 168 98 132Z", "#b0501c") + path("M202 132Q210 190 182 220Q166 234 152 236V164Q170 162 176 166Q196 168 202 132Z", "#8a3c12")) + mouth(4, "#5a1c14", 186) + cut(path("M96 116Q86 58 150 48Q214 58 204 116Q150 90 96 116Z", "#4a4238") + path("M92 112Q150 84 208 112L206 124Q150 98 94 124Z", "#5c5244"))


@medal(ALLIES, ("#d8b888", "#6a3c3c", "#190c0e"))
def lord_pelham_voss() -> str:
    """A peer with a monocle and white whiskers."""
    skin = "#ecbc9c"
    return shoulders("#1e2230", 116) + lapels("#f6f1e6", "#1e2230") + thin(poly([(150, 224), (124, 210), (124, 240)], "#c8303c"), poly([(150, 224), (176, 210), (176, 240)], "#a02430")) + thin(poly([(116, 214), (124, 212), (186, 310), (168, 310)], "#4a6ac8")) + head(skin, 46, 206) + look(skin, "#4a6a7a", "#e8e4da") + cut(path("M150 166Q124 156 98 172Q90 160 96 150Q98 190 128 188Q142 186 150 176Q158 186 172 188Q202 190 204 150Q210 160 202 172Q176 156 150 166Z", "#efe9dc")) + mouth(2, y=192) + cut(path("M104 112Q100 72 140 64Q134 84 112 92ZM196 112Q200 72 160 64Q166 84 188 92Z", "#efe9dc")) + disc(171, 134, 19, "#e8f8ff", opacity=0.3) + thin(disc(171, 134, 19, "none", stroke="#e8c05a", stroke_width=5)) + path("M186 146Q206 190 190 240", stroke="#e8c05a", stroke_width=2.4)


@medal(ALLIES, GRIM)
def the_ferret() -> str:
    """A thin thief with a muffler and quick eyes."""
    skin = "#d8b090"
    return shoulders("#4a4638", 96) + head(skin, 37, 208) + cut(path("M112 190Q150 216 188 190L194 224Q150 250 106 224Z", "#7a2c2c") + path("M160 232L176 300L196 296L184 226Z", "#8e3838")) + look(skin, "#7a9a3a", "#3a2a1c", tilt=3, gap=18) + path("M136 180Q152 186 166 176", stroke="#6a3428", stroke_width=4.4) + cut(curve([(112, 120), (116, 84), (150, 74), (184, 84), (188, 120), (176, 100), (150, 110), (124, 100)], "#4a3424")) + bowler("#3a362e") + thin(place(disc(0, 0, 13, "none", stroke="#c8d0d6", stroke_width=5) + box(-3, 12, 6, 46, "#c8d0d6") + box(3, 46, 14, 6, "#c8d0d6"), 224, 222, 1, 24))


@medal(ALLIES, ("#e0d0c0", "#6a5a66", "#17131a"))
def nurse_hester_quill() -> str:
    """A nurse in a white cap."""
    skin = "#8a5a3c"
    return cut(curve([(94, 160), (90, 100), (112, 62), (150, 50), (188, 62), (210, 100), (206, 160)], "#17100c")) + shoulders("#4a6486", 108) + cut(poly([(112, 210), (188, 210), (200, 310), (100, 310)], "#f6f2e8")) + thin(place(path("M-8 -22H8V-8H22V8H8V22H-8V8H-22V-8H-8Z", "#b8302c"), 150, 262)) + head(skin, 43, 204) + cut(poly([(118, 204), (150, 226), (134, 240), (110, 216)], "#f6f2e8"), poly([(182, 204), (150, 226), (166, 240), (190, 216)], "#ddd6c8")) + look(skin, "#3a2212", "#120c08") + mouth(5, "#5a2420") + cut(curve([(106, 118), (112, 80), (150, 72), (188, 80), (194, 118), (176, 94), (150, 90), (124, 94)], "#17100c")) + cut(path("M98 96Q92 40 150 36Q208 40 202 96Q150 68 98 96Z", "#f8f4ea") + path("M154 36Q208 40 202 96Q184 84 166 80Z", "#d8d2c6"))


# Goons


@medal(GOONS, FOUL)
def knuckle_duster_ned() -> str:
    """A broken nose behind an iron fist."""
    skin = "#d09a78"
    ring = "".join(disc(-27 + i * 18, 0, 11, "#8a949c") + disc(-27 + i * 18, 0, 5, "#3a2018") for i in range(4)) + box(-38, -26, 76, 14, "#6e7a82", 5)
    return shoulders("#5a4030", 130) + lapels("#b89a78", "#5a4030") + head(skin, 52, 208) + look(skin, "#4a5a5a", "#2a1a10", tilt=7, gap=22) + path("M150 138Q166 150 152 160", stroke=dark(skin, 0.5), stroke_width=5) + mouth(-3) + path("M176 112L192 92M182 114l10 4", stroke="#9a3a30", stroke_width=4) + path("M122 196Q150 204 178 196", stroke=dark(skin, 0.4), stroke_width=9, opacity=0.5) + bowler("#2c2422") + cut(place(box(-40, -16, 80, 60, skin, 18) + limb([(0, 40), (10, 120)], [60, 70], "#5a4030"), 82, 232)) + thin(place(ring, 82, 224))


@medal(GOONS, ("#b8a0b0", "#4a2c44", "#140a14"))
def the_widow_scrimshaw() -> str:
    """A widow behind a veil, with carved whale teeth."""
    skin = "#e0d0c8"
    return cut(curve([(70, 310), (80, 150), (106, 62), (150, 40), (194, 62), (220, 150), (230, 310)], "#15101a")) + shoulders("#241a2a", 104) + head(skin, 40, 204) + look(skin, "#8a2c3a", "#2a1a24", tilt=2) + mouth(-2, "#8e1d30") + thin(*(place(curve([(-7, -16), (7, -16), (3, 16), (-2, 18)], "#f0e6cc") + path("M-4 -6H5M-3 2H3", stroke="#5a3a2a", stroke_width=2), 150 + a, 226 + abs(a) * -0.24, 1, -a * 0.5) for a in (-44, -22, 0, 22, 44))) + path("M84 130Q100 210 150 214Q200 210 216 130Q200 70 150 64Q100 70 84 130Z", "#0c0810", fill_opacity=0.42) + path("".join(f"M{92 + i * 14} 92L{86 + i * 14} 196M{86 + i * 16} {190 - i}L{96 + i * 16} {88 + i}" for i in range(9)), stroke="#0c0810", stroke_width=1.2, opacity=0.6) + cut(path("M88 92Q100 30 160 28Q206 36 212 92Q150 62 88 92Z", "#241a2a")) + thin(curve([(176, 44), (210, 16), (230, 30), (206, 44), (226, 60), (192, 62)], "#5a1c34"))


@medal(GOONS, GRIM)
def jeremiah_knell() -> str:
    """A sexton with a bell and sunken eyes."""
    skin = "#c8c0a8"
    bell = path("M-26 26Q-24 -22 0 -26Q24 -22 26 26L34 34H-34Z", "#c8963c") + disc(0, 38, 8, "#8a6424") + box(-5, -54, 10, 28, "#5a3a24", 3)
    return shoulders("#1c1c22", 100) + lapels("#d8d4c8", "#1c1c22") + head(skin, 39, 214) + disc(130, 136, 17, "#4a4038", opacity=0.5) + disc(170, 136, 17, "#4a4038", opacity=0.5) + look(skin, "#8a8a6a", "#8a867a", tilt=-2) + mouth(-4, "#5a4038", 188) + path("M124 160Q122 180 132 196M176 160Q178 180 168 196", stroke=dark(skin, 0.35), stroke_width=4) + cut(path("M110 92L106 -6H194L190 92Q150 78 110 92Z", "#17171c") + path("M160 -6H194L190 92Q176 86 160 84Z", "#0e0e12")) + thin(box(108, 66, 84, 20, "#3a3a44")) + cut(path("M82 96Q150 68 218 96Q206 110 150 100T82 96Z", "#202028")) + path("M112 104Q96 150 104 186M188 104Q204 150 196 186", stroke="#a8a498", stroke_width=7) + cut(place(bell, 224, 240, 1, 18))


@medal(GOONS, RUST)
def the_tin_bishop() -> str:
    """A mitre of tin over a riveted mask."""
    face = curve([(104, 130), (108, 92), (192, 92), (196, 130), (184, 196), (150, 212), (116, 196)], "#a8b0b4")
    rivets = "".join(disc(150 + 44 * math.cos(a / 6 * math.pi), 148 + 56 * math.sin(a / 6 * math.pi), 3.4, "#5a646a") for a in range(1, 6))
    return shoulders("#7a5a1c", 124) + cut(path("M112 206L96 310H134L146 224ZM188 206L204 310H166L154 224Z", "#c8a03c")) + thin(place(cog(18, "#e0c060", 10), 150, 266)) + cut(box(128, 190, 44, 36, "#6a7278", 4)) + cut(face + curve([(150, 92, 1), (192, 92), (196, 130), (184, 196), (150, 212, 1)], "#7c868c")) + path("M150 94V210M110 128H190", stroke="#5a646a", stroke_width=3) + rivets + "".join(disc(x, 136, 15, "#17110c") + disc(x, 136, 7, "#ffb43c") + disc(x - 2, 134, 2.6, "#fff4c8") for x in (130, 170)) + path("M128 176H172M128 184H172M128 192H172", stroke="#17110c", stroke_width=3.4) + cut(path("M100 100Q96 50 150 -4Q204 50 200 100Q150 84 100 100Z", "#b8c0c4") + path("M152 -4Q204 50 200 100Q178 92 160 90Z", "#848e94")) + thin(path("M143 18H157V40H176V52H157V78H143V52H124V40H143Z", "#d8a83c"))


@medal(GOONS, ("#8ab0c8", "#2c3a6a", "#0a0c20"))
def sal_nightingale() -> str:
    """A singer with feathers, one eye closed, a razor."""
    skin = "#e8c4a8"
    razor = place(path("M0 0H70Q80 -2 78 -18H8Q0 -14 0 0Z", "#d8e0e6") + box(-60, -6, 66, 12, "#7a1f2a", 6), 214, 252, 1, -38)
    feathers = "".join(limb([(176, 70), (200 + i * 16, 44 - i * 6), (214 + i * 22, 4 + i * 18)], [12, 18, 4], c) for i, c in enumerate(("#3a5ac8", "#5a7ae0", "#2c4498")))
    return cut(curve([(88, 190), (84, 110), (108, 60), (150, 46), (192, 60), (216, 110), (212, 190)], "#8e3a1c")) + shoulders(skin, 100) + cut(path("M62 310Q70 250 112 254Q150 268 188 254Q230 250 238 310Z", "#2c4498")) + head(skin, 42, 200) + look(skin, "#3a7a9a", "#6a2a14") + mouth(6, "#c8203c", 178) + cut(path("M104 124Q100 66 150 60Q200 66 196 124Q184 90 150 100Q120 82 104 124Z", "#a8481f")) + cut(feathers) + thin(box(122, 212, 56, 12, "#17131a", 4), disc(150, 222, 7, "#5a7ae0")) + disc(176, 168, 3.4, "#3a1a14") + thin(razor)


@medal(GOONS, ("#a89878", "#4a3a2a", "#120c08"))
def brother_marrow() -> str:
    """A cowl, a skull's jaw, bones on a string."""
    bones = "".join(place(limb([(-11, 0), (11, 0)], [6, 6], "#e6dcc2") + "".join(disc(a, b, 5, "#e6dcc2") for a in (-13, 13) for b in (-3.4, 3.4)), x, y, 1, t) for x, y, t in ((98, 252, 50), (122, 270, 24), (150, 276, 0), (178, 270, -24), (202, 252, -50)))
    jaw = path("M116 160Q118 204 150 212Q182 204 184 160Q150 176 116 160Z", "#e6dcc2") + path("M126 170V184M138 174V190M150 175V192M162 174V190M174 170V184", stroke="#3a2a1c", stroke_width=3.4)
    return cut(place(cowl("#5a4632", "#5a4632"), 150, 152, 1.72)) + cut(curve([(96, 190), (92, 110), (116, 66), (150, 50), (184, 66), (208, 110), (204, 190), (150, 226)], "#0c0806")) + cut(curve([(112, 150), (114, 104), (150, 84), (186, 104), (188, 150), (174, 176), (126, 176)], "#a89878")) + look("#a89878", "#c83a2c", "#3a2a1c", tilt=6) + thin(jaw) + thin(bones)


def main() -> None:
    """Write all medallions."""
    for name, draw in BUSTS.items():
        (OUT / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
