"""Draw the table, papers and cards of Dungeonville: `python -m sprites.draw.dungeonville.papers` writes sprites/dungeonville/{table,curtain*,deeds/*,cards/*,frames/*}.svg.

Cards are 240 x 336 with round corners. A deed shows its dungeon's entrance, sign and pattern; a back its sign or, for adventurers and deeds,
one that tells nothing. A frame is the paper of a room's card: its name on the band of y 14-48, its picture behind the hole of 208 x 126 at
(16, 54), the rest for a letter, gold or an effect. None holds words: sign and pattern tell dungeons apart without colour.
"""
# outlines are tables: one line each
# fmt: off

import math
from collections.abc import Callable
from pathlib import Path

from sprites.draw.dungeonville.mouths import MOUTHS
from sprites.draw.dungeonville.place_kit import BRASS, DUNGEONS, INK, JEWEL, PAPER, SHINE, Sheet
from sprites.draw.kit import box, curve, dark, disc, fade, light, mix, num, path, place, poly, save, star

OUT = Path(__file__).resolve().parents[2] / "dungeonville"
W, H = 240, 336
HOLE = (16, 54, 208, 126)
GOLD = "#e8bd5c"


# Signs and patterns


def sign(name: str, fore: str, back: str) -> str:
    """The sign of a dungeon about (0, 0), 100 high, in two colours."""
    if name == "crypt":
        return curve([(-40, 4), (-43, -22), (-26, -46), (0, -52), (26, -46), (43, -22), (40, 4), (27, 16, 1), (25, 40), (0, 46), (-25, 40), (-27, 16, 1)], fore) + disc(-17, -10, 13, back, 14) + disc(17, -10, 13, back, 14) + poly([(0, 4), (-7, 17), (7, 17)], back) + path("M-12 26V42M0 26V44M12 26V42", stroke=back, stroke_width=5)
    if name == "rat-haus":
        return disc(-32, -26, 24, fore) + disc(32, -26, 24, fore) + disc(-32, -26, 13, back) + disc(32, -26, 13, back) + curve([(-32, -20), (0, -34), (32, -20), (26, 14), (8, 40), (0, 44), (-8, 40), (-26, 14)], fore) + disc(-13, -6, 6, back) + disc(13, -6, 6, back) + disc(0, 32, 8, back, 6) + path("M-14 22L-46 16M-13 28L-44 34M14 22L46 16M13 28L44 34", stroke=fore, stroke_width=4) + path("M-7 42H-1V54H-7ZM1 42H7V54H1Z", fore)
    if name == "ice-cave":
        arm = path("M0 0V-50M0 -34L-14 -46M0 -34L14 -46M0 -18L-12 -28M0 -18L12 -28", stroke=fore, stroke_width=8)
        return "".join(place(arm, 0, 0, 1, i * 60) for i in range(6)) + disc(0, 0, 9, back)
    if name == "goblin-camp":
        return poly([(-30, -18), (-74, -44), (-62, -10), (-66, -2), (-30, 16)], fore) + poly([(30, -18), (74, -44), (62, -10), (66, -2), (30, 16)], fore) + curve([(-36, -14), (-28, -40), (0, -48), (28, -40), (36, -14), (32, 16), (18, 40), (0, 48), (-18, 40), (-32, 16)], fore) + poly([(-26, -14), (-6, -4), (-22, 2)], back) + poly([(26, -14), (6, -4), (22, 2)], back) + path("M-20 24Q0 34 20 24", stroke=back, stroke_width=5) + poly([(-14, 27), (-10, 12), (-4, 29)], back) + poly([(14, 27), (10, 12), (4, 29)], back)
    tongues = curve([(0, 50), (-34, 34), (-40, 0), (-28, -22), (-24, -42, 1), (-10, -26), (-4, -36), (2, -60, 1), (16, -34), (20, -24), (30, -40, 1), (36, -14), (40, 8), (32, 36)], fore)
    return tongues + curve([(-27, 10, 1), (0, -9), (27, 10, 1), (0, 27)], back) + disc(0, 9, 12, fore) + curve([(0, -5, 1), (5, 9), (0, 23, 1), (-5, 9)], back)


def motif(name: str, colour: str) -> str:
    """A small part of a dungeon's pattern about (0, 0), 16 high."""
    if name == "crypt":
        return path("M-5 -5L5 5", stroke=colour, stroke_width=3) + "".join(disc(x, y, 2.4, colour) for x, y in ((-7, -4), (-4, -7), (4, 7), (7, 4)))
    if name == "rat-haus":
        return poly([(-8, 5), (8, -6), (8, 5)], colour) + path("M-8 7H8", stroke=colour, stroke_width=2)
    if name == "ice-cave":
        return path("M0 -8V8M-7 -4L7 4M-7 4L7 -4", stroke=colour, stroke_width=2.4)
    if name == "goblin-camp":
        return path("M-8 6L-4 -8L0 6L4 -8L8 6", stroke=colour, stroke_width=2.4)
    return path("M-8 -5A8 9 0 0 0 8 -5M0 4V8", stroke=colour, stroke_width=2.6)


def pattern(s: Sheet, name: str, colour: str, opacity: float) -> str:
    """A dungeon's pattern over a whole card."""
    fill = s.define(f'<pattern id="@" width="36" height="36" patternUnits="userSpaceOnUse">{place(motif(name, colour), 9, 9)}{place(motif(name, colour), 27, 27)}</pattern>')
    return box(0, 0, W, H, fill, 16, opacity=opacity)


def seal(s: Sheet, name: str, x: float, y: float, size: float = 1) -> None:
    """A wax seal with a dungeon's sign."""
    wax = JEWEL[name]
    rim = [(30 * k * math.cos(i * 0.5236), 30 * k * math.sin(i * 0.5236)) for i, k in enumerate((1, 1.08, 0.98, 1.05, 1.1, 0.96, 1.04, 1, 1.09, 0.97, 1.06, 1.02))]
    s.put(place(curve(rim, wax), x, y, size), ink=2.6, size=0.7, cast=2.4)
    s.add(place(disc(0, 0, 22, dark(wax, 0.2), stroke=dark(wax, 0.5), stroke_width=2) + place(sign(name, light(wax, 0.62), dark(wax, 0.3)), 0, 0, 0.32), x, y, size))


def ribbons(colour: str, x: float, y: float) -> str:
    """Two ends of ribbon under a seal."""
    return poly([(x - 20, y), (x - 4, y), (x - 12, y + 46), (x - 22, y + 36), (x - 34, y + 42)], colour) + poly([(x + 20, y), (x + 4, y), (x + 12, y + 46), (x + 22, y + 36), (x + 34, y + 42)], colour)


# Cards


def card(s: Sheet, ground: str, edge: str) -> None:
    """The body of a card: ink, an edge in colour, its ground."""
    s.add(box(0, 0, W, H, INK, 17), box(3, 3, W - 6, H - 6, s.linear((0, light(edge, 0.28)), (0.5, edge), (1, dark(edge, 0.35))), 15), box(11, 11, W - 22, H - 22, INK, 9), box(12.5, 12.5, W - 25, H - 25, ground, 8))


def deed(name: str) -> str:
    """A deed: who holds it owns the dungeon."""
    s, colour = Sheet(f"deed {name}", W, H), JEWEL[name]
    card(s, s.linear((0, "#fbf3da"), (1, "#e6d09c")), colour)
    s.add(f'<g clip-path="{s.define(f"""<clipPath id="@">{box(12.5, 12.5, W - 25, H - 25, "#000", 8)}</clipPath>""")}">', pattern(s, name, colour, 0.3), "</g>")
    s.add(box(24, 24, 192, 190, INK, 8), box(26, 26, 188, 186, s.radial((0, mix(SHINE[name], "#ffffff", 0.55)), (0.55, mix(colour, SHINE[name], 0.5)), (1, dark(colour, 0.25)), cy=0.66, r=0.75), 7))
    s.add(path("M26 196Q120 178 214 196V205Q214 212 207 212H33Q26 212 26 205Z", mix(colour, "#c8a468", 0.55)))
    s.shift(25, 31, 0.395)
    MOUTHS[name](s)
    s.back()
    s.add(box(24, 24, 192, 190, "none", 8, stroke=INK, stroke_width=3), box(28, 28, 184, 182, "none", 5, stroke=GOLD, stroke_width=1.6))
    s.add(path("".join(f"M{44 + (i % 2) * 6} {236 + i * 12}q{70 - i * 4} -8 {140 - i * 9} 0" for i in range(2)), stroke="#a08658", stroke_width=3), path("M44 296q24 -7 44 0M152 296q24 -7 44 0M44 308q20 -6 36 0M160 308q20 -6 36 0", stroke="#a08658", stroke_width=2.4))
    s.put(ribbons(mix(colour, "#ffffff", 0.16), 120, 268), ink=2.6, size=0.6)
    seal(s, name, 120, 268, 1.1)
    return s.svg()


def crest(s: Sheet, parts: str, ground: str, edge: str) -> None:
    """A lozenge with a sign in the middle of a back."""
    s.put(poly([(120, 62), (206, 168), (120, 274), (34, 168)], edge), ink=4, size=0.8, cast=3)
    s.add(poly([(120, 76), (195, 168), (120, 260), (45, 168)], ground, stroke=INK, stroke_width=3), poly([(120, 88), (185, 168), (120, 248), (55, 168)], "none", stroke=edge, stroke_width=2, opacity=0.8), parts)


def back(name: str) -> str:
    """The back of the cards of a dungeon."""
    s, colour = Sheet(f"back {name}", W, H), JEWEL[name]
    card(s, s.linear((0, light(colour, 0.08)), (1, dark(colour, 0.45))), GOLD)
    s.add(f'<g clip-path="{s.define(f"""<clipPath id="@">{box(12.5, 12.5, W - 25, H - 25, "#000", 8)}</clipPath>""")}">', pattern(s, name, light(colour, 0.5), 0.5), "</g>")
    s.add(box(19, 19, W - 38, H - 38, "none", 5, stroke=GOLD, stroke_width=1.8))
    crest(s, "", s.radial((0, mix(colour, SHINE[name], 0.45)), (1, dark(colour, 0.5))), GOLD)
    s.put(place(sign(name, "#fff3d2", dark(colour, 0.55)), 120, 168, 0.86), ink=3, size=0.7)
    s.add(*(place(motif(name, GOLD), x, y, 1.3) for x in (38, 202) for y in (38, 298)))
    return s.svg()


def back_adventurer() -> str:
    """The back of the adventurers' cards: a helmet before crossed blades."""
    s = Sheet("back adventurer", W, H)
    card(s, s.linear((0, "#35787c"), (1, "#163e40")), GOLD)
    fill = s.define(f'<pattern id="@" width="40" height="40" patternUnits="userSpaceOnUse">{path("M0 20L20 0L40 20L20 40Z", stroke="#7fc4bc", stroke_width=1.6)}{star(20, 20, 6, "#7fc4bc")}{star(0, 0, 6, "#7fc4bc")}</pattern>')
    s.add(box(12.5, 12.5, W - 25, H - 25, fill, 8, opacity=0.4), box(19, 19, W - 38, H - 38, "none", 5, stroke=GOLD, stroke_width=1.8))
    crest(s, "", s.radial((0, "#4a9a98"), (1, "#123836")), GOLD)
    blade = path("M-6 54L-5 -66L0 -82L5 -66L6 54Z", "#e6ecf2") + box(-19, 46, 38, 8, BRASS, 3) + box(-4, 54, 8, 20, "#7a4522", 2) + disc(0, 78, 6, BRASS)
    s.put(place(blade, 120, 158, 0.98, 38), place(blade, 120, 158, 0.98, -38), ink=3, size=0.7)
    helm = path("M-32 30V-8Q-32 -46 0 -48Q32 -46 32 -8V30L14 38V4H-14V38Z", "#b9c4d0") + path("M-32 -6H32V6H14L4 22H-4L-14 6H-32Z", "#8d98a8") + path("M0 -48V-8", stroke="#dfe6ee", stroke_width=5)
    s.put(place(curve([(0, -46, 1), (-8, -66), (8, -78), (34, -72), (48, -50, 1), (28, -58), (14, -52)], "#ad231d") + helm, 120, 174, 0.92), ink=3.4, size=0.8, cast=3)
    s.add(path("M93 172H117M123 172H147", stroke=INK, stroke_width=5), *(disc(x, y, 6, c, stroke=INK, stroke_width=2) for (x, y), c in zip(((38, 38), (202, 38), (38, 298), (202, 298), (120, 298)), JEWEL.values(), strict=True)))
    return s.svg()


def back_deed() -> str:
    """The back of all five deeds: a keyhole between the five colours."""
    s = Sheet("back deed", W, H)
    card(s, s.linear((0, "#7a4a26"), (1, "#3c2210")), GOLD)
    s.add(box(19, 19, W - 38, H - 38, "none", 5, stroke=GOLD, stroke_width=1.8), path("".join(f"M{20 + i * 20} 20L20 {20 + i * 20}M{220 - i * 20} 316L220 {316 - i * 20}" for i in range(1, 11)), stroke="#c08a4c", stroke_width=1.4, opacity=0.4))
    crest(s, "", s.radial((0, "#a8743e"), (1, "#4a2a12")), GOLD)
    s.put(disc(120, 156, 27, GOLD) + poly([(106, 172), (134, 172), (146, 220), (94, 220)], GOLD), ink=3.4, size=0.8, cast=3)
    s.add(disc(120, 156, 13, INK), poly([(113, 162), (127, 162), (133, 206), (107, 206)], INK))
    s.add(*(disc(x, y, 7, c, stroke=INK, stroke_width=2) for (x, y), c in zip(((120, 40), (202, 120), (172, 290), (68, 290), (38, 120)), JEWEL.values(), strict=True)))
    return s.svg()


def frame(name: str) -> str:
    """The paper of a room's card, its picture's place cut out."""
    s, colour = Sheet(f"frame {name}", W, H), JEWEL[name]
    x, y, w, h = HOLE
    hole = f"M{x} {y}V{y + h}H{x + w}V{y}Z"

    def whole(inset: float, r: float) -> str:
        a, b, c = num(inset), num(W - inset), num(H - inset)
        return f"M{num(inset + r)} {a}H{num(W - inset - r)}Q{b} {a} {b} {num(inset + r)}V{num(H - inset - r)}Q{b} {c} {num(W - inset - r)} {c}H{num(inset + r)}Q{a} {c} {a} {num(H - inset - r)}V{num(inset + r)}Q{a} {a} {num(inset + r)} {a}Z"

    even = {"fill_rule": "evenodd"}
    s.add(path(whole(0, 17) + hole, INK, **even), path(whole(2.5, 15) + hole, s.linear((0, light(colour, 0.3)), (0.5, colour), (1, dark(colour, 0.35)), turn=(0, 0, 1, 1)), **even))
    s.add(path(f"M10 {y + h + 2}H230V318Q230 326 222 326H18Q10 326 10 318Z", s.linear((0, "#fbf3da"), (1, "#e6d2a2"))), fade(place(sign(name, colour, PAPER), 120, 262, 0.98), 0.13))
    s.add(box(10, 12, 220, 38, s.linear((0, light(colour, 0.14)), (1, dark(colour, 0.24))), 7), path("M17 13.5H223", stroke="#fff4d6", stroke_width=1.6, opacity=0.55), *(place(motif(name, light(colour, 0.5)), a, 31, 0.86) for a in (22, 218)))
    s.add(box(x - 2, y - 2, w + 4, h + 4, "none", 2, stroke=INK, stroke_width=4), box(x - 0.6, y - 0.6, w + 1.2, h + 1.2, "none", 1, stroke=GOLD, stroke_width=1.6), path(whole(10, 8), "none", stroke=INK, stroke_width=1.6))
    s.add(*(path(f"M{a} {b}h{12 * d}M{a} {b}v-12", stroke=colour, stroke_width=3) for a, b, d in ((17, 319, 1), (223, 319, -1))))
    return s.svg()


# Table, curtain


def grain(s: Sheet, frequency: str, height: float, k: float = 1.2) -> str:
    """A filter: the relief of wood or velvet over the whole picture."""
    return s.define(f'<filter id="@" filterUnits="userSpaceOnUse" x="0" y="0" width="{num(s.width)}" height="{num(s.height)}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="4" seed="8"/><feDiffuseLighting surfaceScale="{height}" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="56"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="{k}" result="c"/><feComposite in="c" in2="SourceGraphic" operator="in"/></filter>')


def table() -> str:
    """A plain table of dark planks."""
    s = Sheet("table", 1344, 756)
    boards, y = "", 0.0
    joints = ""
    while y < 756:
        high = s.random.uniform(74, 104)
        boards += box(-4, y, 1352, high + 1, mix("#4e2f1a", ("#6b4326", "#2c180c")[s.random.random() < 0.5], s.random.uniform(0.05, 0.4)))
        x = s.random.uniform(200, 1100)
        joints += f"M0 {num(y + high)}H1344M{num(x)} {num(y)}v{num(high)}"
        y += high
    s.add(f'<g filter="{grain(s, ".004 .11", 2.4)}">{boards}</g>', path(joints, stroke="#1a0d05", stroke_width=3.4, opacity=0.9), path(joints, stroke="#8a5c36", stroke_width=1.4, opacity=0.45, transform="translate(1 2.6)"))
    s.add(box(0, 0, 1344, 756, s.radial((0, "#ffb060", 0.12), (0.5, "#000000", 0), (1, "#0a0402", 0.55), cy=0.42, r=0.75)))
    return s.svg()


def curtain(w: int, h: int) -> str:
    """Dark red velvet with golden stars, closed; its middle is calm enough for words."""
    s = Sheet("curtain", w, h)
    mid, hem, drapes = w / 2, h - 44, round(w / 208)
    fold = s.linear((0, "#26050c"), (0.25, "#5a0f1c"), (0.5, "#7a1826"), (0.66, "#651320"), (1, "#26050c"), turn=(0, 0, 1, 0))
    folds = ""
    for half in (0, 1):
        x = 0.0
        while x < mid + 4:
            wide, lean = s.random.uniform(40, 66), s.random.uniform(-8, 8)
            a, b = (x, x + wide) if not half else (w - x - wide, w - x)
            folds += path(f"M{num(a - 2)} -10C{num(a + lean)} {num(h / 3)} {num(a - lean)} {num(h / 1.5)} {num(a - 2 + lean)} {hem}Q{num((a + b) / 2 + lean)} {hem + 24} {num(b + 2 + lean)} {hem}C{num(b - lean)} {num(h / 1.5)} {num(b + lean)} {num(h / 3)} {num(b + 2)} -10Z", fold)
            x += wide
    s.add(box(0, 0, w, h, "#1c0408"), f'<g filter="{grain(s, ".5 .02", 0.7)}">{folds}</g>')
    gap = f"M{num(mid)} -10C{num(mid - 6)} {num(h * 0.28)} {num(mid + 8)} {num(h * 0.65)} {num(mid - 2)} {h - 30}"
    s.add(path(gap, stroke="#12020a", stroke_width=9), path(gap, stroke="#a83a3c", stroke_width=2, opacity=0.6, transform="translate(6 0)"))
    for row in range(round((h - 244) / 76)):
        for column in range(round(w / 104)):
            x, y = 52 + column * 104 + (row % 2) * 52 + s.random.uniform(-10, 10), 236 + row * 76 + s.random.uniform(-10, 10)
            far = ((x - mid) / 300) ** 2 + ((y - h * 0.52) / (h * 0.24)) ** 2
            size = s.random.choice((6, 8, 11))
            if abs(x - mid) < 20 or x > w - 20 or y > hem - 26:  # in the gap, or cut by an edge
                continue
            s.add(fade(star(x, y, size, "#e8bd5c", 5 if size > 6 else 4, 0.42 if size > 6 else 0.25, s.random.uniform(-100, -80)), 0.16 if far < 1 else 0.75 if far > 1.6 else 0.4))
    s.add(path("".join(f"M{i * 13} {hem}v26" for i in range(w // 13 + 1)), stroke="#b8862e", stroke_width=5), box(0, hem - 10, w, 13, "#e0b04c"), path(f"M0 {hem - 8}H{w}", stroke="#fbe6a8", stroke_width=2))
    s.add(box(0, 0, w, h, s.radial((0, "#ff9a7a", 0.14), (0.4, "#400008", 0), (1, "#050002", 0.72), cy=0.48, r=0.78)))
    valance(s, w / drapes, drapes)
    s.add(box(0, 0, w, 24, s.linear((0, "#8a5a1c"), (0.4, "#f8dc90"), (1, "#8a5a1c"))), box(0, 24, w, 4, INK))
    return s.svg()


def valance(s: Sheet, step: float, count: int) -> None:
    """The drapes above a curtain, with fringe and tassels."""
    half = step / 2
    s.put("".join(path(f"M{num(i * step - 8)} -10H{num((i + 1) * step + 8)}V70Q{num(i * step + half + 86)} 178 {num(i * step + half)} 178Q{num(i * step + half - 86)} 178 {num(i * step - 8)} 70Z", s.linear((0, "#34070f"), (0.55, "#8a1c2a"), (1, "#4a0c18"))) for i in range(count)), ink=2, size=1.4)
    for i in range(count):
        x = i * step + half
        hang = [((1 - t) ** 2 * -(half + 8) + 2 * t * (1 - t) * -86, (1 - t) ** 2 * 70 + (1 - (1 - t) ** 2) * 178) for t in (0.16, 0.26, 0.36, 0.46, 0.56, 0.66, 0.76, 0.88, 1)]
        s.add(path("".join(f"M{num(x + d * a)} {num(b)}v20" for a, b in hang for d in (-1, 1)), stroke="#a8782a", stroke_width=4), path(f"M{num(x - half - 8)} 70Q{num(x - 86)} 178 {num(x)} 178Q{num(x + 86)} 178 {num(x + half + 8)} 70", stroke="#e0b04c", stroke_width=9), path(f"M{num(x - 60)} 20Q{num(x - 46)} 110 {num(x)} 112Q{num(x + 46)} 110 {num(x + 60)} 20", stroke="#26040a", stroke_width=4, opacity=0.5))
        s.add(star(x, 118, 17, "#e8bd5c", 5, 0.42))
    for i in range(count + 1):
        x = i * step
        s.put(path(f"M{num(x - 11)} 78H{num(x + 11)}L{num(x + 17)} 146H{num(x - 17)}Z", "#c8963a") + disc(x, 72, 15, "#f0cc70"), ink=3, size=0.8, cast=4)


PICTURES: dict[str, Callable[[], str]] = {"table": table, "curtain": lambda: curtain(832, 1080), "curtain-wide": lambda: curtain(1344, 756), "cards/back-adventurer": back_adventurer, "cards/back-deed": back_deed}
for _name in DUNGEONS:
    PICTURES[f"deeds/{_name}"] = lambda name=_name: deed(name)
    PICTURES[f"cards/back-{_name}"] = lambda name=_name: back(name)
    PICTURES[f"frames/{_name}"] = lambda name=_name: frame(name)

if __name__ == "__main__":
    for folder in ("deeds", "cards", "frames"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    save({name: draw() for name, draw in PICTURES.items()}, OUT)
