"""Draw the tokens, dice and clocks of London Dread: `python -m sprites.draw.london.tokens` writes sprites/london/{tokens/*,clock,dial,splatter-*}.svg.

What belongs to a seat has its colour and its sign: a diamond, a clover, a star, a crescent. The Stash's tokens are dark with a red rim, and
notched like gears. The clocks are faces without hands: the program lays tokens on the one and draws time on the other.
"""
# fmt: off

import math
from pathlib import Path
from random import Random

from sprites.draw.kit import box, curve, dark, disc, light, num, path, place, poly, star
from sprites.draw.london.signs import DARK, SIGNS

OUT = Path(__file__).resolve().parents[2] / "london"
SEATS = {1: ("#d987bb", "diamond"), 2: ("#8fc26c", "clover"), 3: ("#7fb4ee", "star"), 4: ("#f0a44a", "crescent")}
DIGITS = {
    0: "M0-15C9-15 11-7 11 0S9 15 0 15-11 7-11 0-9-15 0-15Z", 1: "M-7-9Q-1-11 1-15V14M-7 14H9", 2: "M-9-7C-9-18 10-18 9-6 8 1-6 7-10 14H10", 3: "M-9-11C-5-17 9-17 9-8 9-2 2-1-2-1 4-1 11 1 10 8 9 16-6 17-10 10",
    4: "M5 15V-15L-11 5H11", 5: "M9-14H-7L-8-2C-2-6 10-5 10 5 10 15-4 17-10 10", 6: "M8-13C-4-16-11-6-10 4-9 17 11 17 10 5 9-6-6-6-9 3", 8: "M0-15C8-15 9-3 0-1-12 2-11 15 0 15S12 2 0-1C-9-3-8-15 0-15Z",
}
ABILITIES = {"strength": "#9c4a2c", "charm": "#a8436f", "guile": "#5a6a2c", "spirit": "#3f6ea0", "lore": "#7a5420", "courage": "#a12f2b", "impact": "#8c4d12", "tech": "#47606a", "spellcraft": "#6b4493", "wild": "#1f1710"}
DEFS = (
    '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bf"/><stop offset=".3" stop-color="#d6aa58"/><stop offset=".6" stop-color="#8a6428"/><stop offset=".82" stop-color="#c3954a"/><stop offset="1" stop-color="#4a3312"/></linearGradient>'
    '<radialGradient id="ivory" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#fff6dc"/><stop offset=".7" stop-color="#ead6a8"/><stop offset="1" stop-color="#b8965c"/></radialGradient>'
    '<radialGradient id="oxblood" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#6a2620"/><stop offset=".7" stop-color="#3a1110"/><stop offset="1" stop-color="#1c0606"/></radialGradient>'
    '<radialGradient id="bronze" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="#9a7032"/><stop offset=".7" stop-color="#553a14"/><stop offset="1" stop-color="#2c1c08"/></radialGradient>'
    '<radialGradient id="shine" cx=".36" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient>'
    '<filter id="cast" x="-.2" y="-.2" width="1.5" height="1.5"><feDropShadow dx="2" dy="3" stdDeviation="2.4" flood-color="#000" flood-opacity=".65"/></filter>'
    '<filter id="raise" x="-.2" y="-.2" width="1.5" height="1.5" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.6" result="b"/><feSpecularLighting in="b" surfaceScale="4" specularConstant=".9" specularExponent="20" lighting-color="#fff0d0" result="s"><feDistantLight azimuth="232" elevation="30"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="r"/><feComposite in="SourceGraphic" in2="r" operator="arithmetic" k2="1" k3=".8"/></filter>'
)


def whole(parts: str, left: float = -60, wide: float = 120, extra: str = "") -> str:
    """A square picture about (0, 0) with what definitions it uses."""
    defs = "".join(part + end for part, end in ((d, e) for chunk in [DEFS + extra] for d, e in split(chunk)) if f"#{ident(part)})" in parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{num(left)} {num(left)} {num(wide)} {num(wide)}" width="{num(wide)}" height="{num(wide)}" stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>{parts}</svg>\n'


def split(text: str) -> list[tuple[str, str]]:
    """Definitions one by one: each without and with its end."""
    found = []
    while text:
        kind = text[1 : text.index(" ")]
        end = text.index(f"</{kind}>")
        found.append((text[:end], f"</{kind}>"))
        text = text[end + len(kind) + 3 :]
    return found


def ident(definition: str) -> str:
    """The id of a definition."""
    return definition.split('id="')[1].split('"', maxsplit=1)[0]


def digit(n: int, colour: str, size: float = 1, width: float = 6.4) -> str:
    """A numeral, about 30 high."""
    return place(path(DIGITS[n], stroke=colour, stroke_width=width), 0, 0, size)


def sign(name: str, x: float, y: float, size: float, fill: str, hole: str = DARK) -> str:
    """A sign in a colour."""
    return f'<g fill="{fill}">{place(SIGNS[name].replace("#fff", fill).replace(DARK, hole), x, y, size / 26)}</g>'


def seal(fill: str, rim: str, face: str, *parts: str) -> str:
    """A coin: rim, face, what is on it."""
    return f'<g filter="url(#cast)"><g filter="url(#raise)">{disc(0, 0, 54, rim)}</g>{disc(0, 0, 46, dark(fill, 0.6) if fill else "#20140a")}{disc(0, 0, 44, face)}</g>' + "".join(parts)


def badge(seat: int) -> str:
    """The sign of a seat on the rim."""
    colour, name = SEATS[seat]
    return disc(38, 38, 20, "#140c06") + disc(38, 38, 17.5, colour) + sign(name, 38, 38, 25, "#1a0f08")


def number(n: int, seat: int) -> str:
    """An Action token, its number up."""
    colour = SEATS[seat][0]
    return whole(seal(colour, colour, "url(#ivory)", disc(0, 0, 38, "none", stroke="#8a6428", stroke_width=1.4, opacity=0.7), place(digit(n, "#2a170a"), -3, -3, 1.55), badge(seat)))


def arrow(way: str, seat: int) -> str:
    """An Action token, its arrow up."""
    colour = SEATS[seat][0]
    return whole(seal(colour, colour, "url(#bronze)", pointer(way, "#ffe4a6"), badge(seat)))


def pointer(way: str, colour: str) -> str:
    """A broad arrow in one of four directions."""
    turn = {"north": 0, "east": 90, "south": 180, "west": 270}[way]
    shape = path("M0-32L25-2H10V28H-10V-2H-25Z", colour, stroke="#241506", stroke_width=4)
    return place(shape, -3, -3, 1, turn)


def gear(fill: str) -> str:
    """The notched rim of a Stash token."""
    return "".join(place(box(-8, -58, 16, 14, fill, 3), 0, 0, 1, i * 30) for i in range(12)) + disc(0, 0, 51, fill)


def stash(parts: str) -> str:
    """A token of the Stash."""
    return whole(f'<g filter="url(#cast)"><g filter="url(#raise)">{gear("#c8503f")}</g>{disc(0, 0, 44, "#1c0606")}{disc(0, 0, 41, "url(#oxblood)")}</g>' + disc(0, 0, 36, "none", stroke="#e8836c", stroke_width=1.6, opacity=0.8) + parts)


def empty() -> str:
    """A slot where nothing lies."""
    return whole(disc(0, 0, 48, "#120b06", opacity=0.75) + disc(0, 0, 46, "none", stroke="#a5875a", stroke_width=4, stroke_dasharray="10 9"))


def ability(name: str) -> str:
    """An ability's icon on its colour."""
    colour = ABILITIES[name]
    return whole(f'<g filter="url(#cast)">{disc(0, 0, 54, "#f4e6c6")}{disc(0, 0, 48, colour)}{disc(0, 0, 48, "url(#shine)")}</g>' + sign(name, 0, 0, 68, "#fff3d6", dark(colour, 0.35)))


NOTES = {"green": ("#5fae5b", "tick", "#0f2a10"), "yellow": ("#efc04a", "item", "#2f2208"), "white": ("#f6f0e2", "virtue", "#7a1f1a"), "red": ("#c9483e", "cards", "#fff0e0")}


def note(name: str) -> str:
    """An Investigation token: a disc, a square, a diamond, a hexagon."""
    colour, inside, ink = NOTES[name]
    six = [(54 * math.cos(math.radians(a)), 54 * math.sin(math.radians(a))) for a in range(0, 360, 60)]
    shape = {"green": disc(0, 0, 50, colour), "yellow": box(-46, -46, 92, 92, colour, 14), "white": poly([(0, -57), (57, 0), (0, 57), (-57, 0)], colour), "red": poly(six, colour)}[name]
    return whole(f'<g filter="url(#cast)">{place(shape.replace(colour, "#1a120a"), 0, 0, 1.04)}<g filter="url(#raise)">{shape}</g></g>' + sign(inside, 0, 0, 58 if name == "white" else 68, ink, colour))


def die(*parts: str, ground: str = "url(#ivory)", edge: str = "#7a5a2a") -> str:
    """A face of a die."""
    return whole(f'<g filter="url(#cast)"><g filter="url(#raise)">{box(-50, -50, 100, 100, edge, 20)}{box(-46, -46, 92, 92, ground, 17)}</g></g>' + box(-39, -39, 78, 78, "none", 13, stroke="#fff", stroke_width=1.6, opacity=0.35) + "".join(parts))


def trauma(*parts: str) -> str:
    """A face of the Trauma die."""
    return die(*parts, ground="url(#oxblood)", edge="#140606")


def virtue() -> str:
    """A heart with a cross, gilt."""
    heart = "M0 46C-20 24-50 8-44-24-36-50-8-42 0-24 8-42 36-50 44-24 50 8 20 24 0 46Z"
    return whole(f'<g filter="url(#cast)">{path(heart, "#3a0d0a", stroke="#3a0d0a", stroke_width=12)}<g filter="url(#raise)">{path(heart, "url(#brass)", stroke="#d6aa58", stroke_width=7)}{path(heart, "#f6efe0")}</g></g>' + path("M-6-16H6V-4H18V8H6V28H-6V8H-18V-4H-6Z", "#a12f2b"))


def dread_marker() -> str:
    """The skull that walks along the Dread Track."""
    return whole(seal("#b8433a", "url(#brass)", "url(#oxblood)", sign("dread", 0, -1, 66, "#f4d9c0", "#3a1110")))


def modifier() -> str:
    """A Modifier token: the difficulty is another."""
    return whole(seal("", "url(#brass)", "url(#bronze)", path("M-24-12H0M-12-24V0M2 16H26", stroke="#ffe9b8", stroke_width=8)))


def hour_marker() -> str:
    """The Action marker: a small brass hand with an eye."""
    return whole(f'<g filter="url(#cast)"><g filter="url(#raise)">{path("M0-56Q26-16 24 14A24 24 0 1 1-24 14Q-26-16 0-56Z", "url(#brass)")}</g></g>' + disc(0, 14, 10, "#3a0d0a"))


def goon_token(n: int) -> str:
    """A bowler hat and the number of a Goon."""
    return whole(seal("#b8433a", "#8e2a22", "url(#oxblood)", sign("goon", 0, -8, 60, "#e8d2b4", "#3a1110"), disc(0, 38, 17, "#140c06"), disc(0, 38, 15, "#e8836c"), place(digit(n, "#1c0606", 0.66, 7), 0, 38)))


def plot_back() -> str:
    """The seal of a Plot card that lies somewhere."""
    return whole(f'<g filter="url(#cast)"><g filter="url(#raise)">{curve([(52 * math.cos(a / 18 * math.tau) * (1 + 0.05 * math.sin(a * 2.3)), 52 * math.sin(a / 18 * math.tau) * (1 + 0.05 * math.sin(a * 2.3))) for a in range(18)], "#8e1d18")}{disc(0, 0, 36, "#a12a22")}</g></g>' + disc(0, 0, 36, "none", stroke="#5a0f0c", stroke_width=3))


TOKENS = {
    **{f"number-{seat}-{n}": (lambda seat=seat, n=n: number(n, seat)) for seat in SEATS for n in range(1, 7)},
    **{f"arrow-{seat}-{way}": (lambda seat=seat, way=way: arrow(way, seat)) for seat in SEATS for way in ("north", "east", "south", "west")},
    **{f"stash-{n}": (lambda n=n: stash(place(digit(n, "#ffdccb"), 0, 0, 1.55))) for n in range(1, 7)},
    **{f"stash-{way}": (lambda way=way: stash(place(pointer(way, "#ffc9b4"), 3, 3))) for way in ("north", "east", "south", "west")},
    **{f"ability-{name}": (lambda name=name: ability(name)) for name in ABILITIES},
    **{f"note-{name}": (lambda name=name: note(name)) for name in NOTES},
    **{f"seat-{seat}": (lambda seat=seat: whole(f'<g filter="url(#cast)">{disc(0, 0, 50, "#140c06")}{disc(0, 0, 45, SEATS[seat][0])}</g>' + sign(SEATS[seat][1], 0, 0, 62, "#1a0f08"))) for seat in SEATS},
    **{f"goon-{n}": (lambda n=n: goon_token(n)) for n in range(1, 7)},
    "empty": empty,
    "die-fist": lambda: die(sign("fist", 0, 0, 74, "#8e1a15", "#efdcae")),
    "die-blank": die,
    "trauma-injured": lambda: trauma(sign("injured", 0, 0, 70, "#f0b8a0", "#3a1110")),
    "trauma-unhinged": lambda: trauma(sign("unhinged", 0, 0, 70, "#d8b8f0", "#3a1110")),
    "trauma-dread-1": lambda: trauma(sign("dread", 0, 0, 66, "#ff9a88", "#3a1110")),
    "trauma-dread-2": lambda: trauma(sign("dread", -18, -14, 46, "#ff9a88", "#3a1110"), sign("dread", 18, 15, 46, "#ff9a88", "#3a1110")),
    "virtue": virtue, "dread": dread_marker, "modifier": modifier, "hour": hour_marker, "plot": plot_back,
}


# The clocks


def ring(r1: float, r2: float, a: float, b: float, fill: str, **more: object) -> str:
    """A part of a ring between two angles."""
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = ((r * math.cos(math.radians(t)), r * math.sin(math.radians(t))) for r, t in ((r2, a), (r2, b), (r1, b), (r1, a)))
    return path(f"M{num(x1)} {num(y1)}A{r2} {r2} 0 0 1 {num(x2)} {num(y2)}L{num(x3)} {num(y3)}A{r1} {r1} 0 0 0 {num(x4)} {num(y4)}Z", fill, **more)


def hours() -> str:
    """The hours of the Action Clock, from 6 in the morning at the top."""
    parts = ""
    for i, hour in enumerate((6, 8, 10, 12, 2, 4, 6, 8, 10, 12, 2, 4)):
        a = math.radians(-90 + i * 30)
        text = [int(c) for c in str(hour)]
        for j, n in enumerate(text):
            parts += place(digit(n, "#2a170a", 1.0, 5), 103 * math.cos(a) + (j - (len(text) - 1) / 2) * 20, 103 * math.sin(a))
    return parts


def clock() -> str:
    """The Action Clock: twelve slots in three times of day about a compass."""
    extra = '<radialGradient id="dusk"><stop offset=".4" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></radialGradient><radialGradient id="paper"><stop offset="0" stop-color="#fbeecb"/><stop offset="1" stop-color="#c9ac74"/></radialGradient>'
    parts = f'<g filter="url(#cast)">{disc(0, 0, 246, "#1a120a")}</g>'
    parts += "".join(ring(134, 232, -105 + i * 120, 15 + i * 120, colour) for i, colour in enumerate(("#a87c2c", "#4a7482", "#3d3a78")))
    parts += disc(0, 0, 232, "url(#dusk)")
    for i in range(12):
        a = math.radians(-90 + i * 30)
        x, y = 183 * math.cos(a), 183 * math.sin(a)
        parts += disc(x, y, 43, "#000", opacity=0.35) + disc(x, y, 41, "#140d07", opacity=0.82) + disc(x, y, 40, "none", stroke="#c79a4c", stroke_width=2, stroke_dasharray="7 6", opacity=0.85)
        b = a - math.radians(15)
        parts += path(f"M{num(134 * math.cos(b))} {num(134 * math.sin(b))}L{num(232 * math.cos(b))} {num(232 * math.sin(b))}", stroke="#120b06", stroke_width=7 if i % 4 == 0 else 2.6)
    stars = "".join(star(r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), 6, "#fff2c0", 4, 0.3) for r, a in ((146, 150), (222, 166), (144, 196), (224, 226), (146, 240), (220, 198)))
    suns = "".join(path(f"M{num(140 * math.cos(math.radians(a)))} {num(140 * math.sin(math.radians(a)))}L{num(150 * math.cos(math.radians(a)))} {num(150 * math.sin(math.radians(a)))}", stroke="#ffe9a8", stroke_width=2.4) for a in range(-98, 134, 8))
    parts += stars + suns + f'<g filter="url(#raise)">{disc(0, 0, 240, "none", stroke="url(#brass)", stroke_width=12)}{disc(0, 0, 132, "none", stroke="url(#brass)", stroke_width=6)}</g>'
    parts += disc(0, 0, 129, "url(#paper)") + hours() + disc(0, 0, 76, "none", stroke="#8a6428", stroke_width=1.6)
    parts += star(0, 0, 50, "#a8844a", 4, 0.24, -45) + star(0, 0, 70, "#6e4b1e", 4, 0.16) + "".join(place(poly([(0, -70), (8, -8), (0, 0)], "#d9b058"), 0, 0, 1, t) for t in (0, 90, 180, 270))
    return whole(parts + disc(0, 0, 15, "#f0dfb4", stroke="#6e4b1e", stroke_width=2) + path("M-5 7V-7L5 7V-7", stroke="#8e1d18", stroke_width=3), -256, 512, extra)


def roman(n: int) -> str:
    """A Roman numeral of a clock, its foot towards the middle."""
    text = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")[n]
    widths = {"I": 8, "V": 17, "X": 17}
    x, data = -sum(widths[c] for c in text) / 2, ""
    for c in text:
        w = widths[c]
        data += {"I": f"M{x + w / 2} -13V13", "V": f"M{x + 2} -13L{x + w / 2} 13L{x + w - 2} -13", "X": f"M{x + 2} -13L{x + w - 2} 13M{x + w - 2} -13L{x + 2} 13"}[c]
        x += w
    return path(data, stroke="#3a2410", stroke_width=3.6) + path(f"M{x - 2 * x} -14H{x}M{-x} 14H{x}", stroke="#3a2410", stroke_width=2)


def dial() -> str:
    """Big Ben's dial in its iron frame, without hands; the ring of minutes is the program's."""
    extra = '<radialGradient id="face"><stop offset="0" stop-color="#fffaf0"/><stop offset=".6" stop-color="#f6e2b0"/><stop offset="1" stop-color="#d9b566"/></radialGradient><linearGradient id="iron" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#35535a"/><stop offset="1" stop-color="#12222a"/></linearGradient>'
    parts = f'<g filter="url(#cast)"><g filter="url(#raise)">{box(-310, -310, 620, 620, "url(#iron)", 12)}</g></g>' + box(-299, -299, 598, 598, "none", 8, stroke="url(#brass)", stroke_width=6) + box(-286, -286, 572, 572, "none", 6, stroke="#d9b058", stroke_width=2, opacity=0.7)
    flower = "".join(disc(17 * math.cos(u), 17 * math.sin(u), 14, "#284850", stroke="#d9b058", stroke_width=3) for u in (math.pi / 4 + i * math.pi / 2 for i in range(4))) + disc(0, 0, 8, "#e8c878")
    scroll = path("M-62-26Q-28-26-28-62M62 26Q28 26 28 62M-70 46Q-32 26-40-12M46-70Q26-32-12-40", stroke="#d9b058", stroke_width=3.6)
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        parts += f'<g transform="translate({x * 238} {y * 238})scale({-x} {-y})">{scroll}{flower}</g>'
    parts += f'<g filter="url(#raise)">{disc(0, 0, 280, "none", stroke="url(#brass)", stroke_width=14)}</g>' + disc(0, 0, 274, "#1b120a") + disc(0, 0, 270, "url(#face)") + ring_of_minutes()
    petals = "".join(place(path("M0-60Q20-110 0-168Q-20-110 0-60Z", stroke="#b08a48", stroke_width=1.6), 0, 0, 1, i * 30) + place(path("M0-90Q34-120 44-170M0-90Q-34-120-44-170", stroke="#b08a48", stroke_width=1.2), 0, 0, 1, i * 30 + 15) for i in range(12))
    parts += fade_(petals) + disc(0, 0, 176, "none", stroke="#8a6a34", stroke_width=2.4)
    parts += "".join(place(place(roman(i), 0, -202, 1.1), 0, 0, 1, i * 30) for i in range(12))
    return whole(parts, -320, 640, extra)


def ring_of_minutes() -> str:
    """Sixty minutes between two lines."""
    ticks = "".join(place(box(-1.5 if i % 5 else -4, -266, 3 if i % 5 else 8, 26 if i % 5 else 30, "#3a2410", 1), 0, 0, 1, i * 6) for i in range(60))
    return disc(0, 0, 264, "none", stroke="#3a2410", stroke_width=2) + disc(0, 0, 234, "none", stroke="#3a2410", stroke_width=2.4) + f'<g opacity=".8">{ticks}</g>'


def fade_(parts: str) -> str:
    """Tracery, faint."""
    return f'<g opacity=".55">{parts}</g>'


def splatter(seed: int) -> str:
    """Blood on the Dread Track."""
    random = Random(f"blood-{seed}")  # noqa: S311
    edge = [(r * math.cos(i / 26 * math.tau), r * math.sin(i / 26 * math.tau)) for i in range(26) for r in [(26 if i % 2 else random.choice((32, 38, 48, 54))) + random.uniform(-3, 3)]]
    drops = "".join(disc(r * math.cos(a), r * math.sin(a), random.uniform(2, 6), "#a01e1a") for _ in range(11) for r, a in [(random.uniform(46, 57), random.uniform(0, math.tau))])
    return whole(f'<g filter="url(#raise)">{curve(edge, "#a01e1a")}{drops}</g>' + disc(-11, -13, 7, light("#c8463c", 0.4), 4, opacity=0.5))


PICTURES = {"clock": clock, "dial": dial, **{f"splatter-{i}": (lambda i=i: splatter(i)) for i in (1, 2, 3)}}


def main() -> None:
    """Write all pictures."""
    (OUT / "tokens").mkdir(parents=True, exist_ok=True)
    for name, draw in TOKENS.items():
        (OUT / "tokens" / f"{name}.svg").write_text(draw(), encoding="utf-8")
    for name, draw_picture in PICTURES.items():
        (OUT / f"{name}.svg").write_text(draw_picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
