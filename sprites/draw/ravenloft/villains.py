"""The Villains of Castle Ravenloft in full figure, each drawn about its own origin; cards, scenes and medallions place and light them."""
# outlines are tables: one line each
# fmt: off

import math
import random
import re
from hashlib import blake2b

from sprites.draw.ravenloft import creatures as cr
from sprites.draw.ravenloft.cards.treasure_motifs import (
    blob,
    bolt,
    circle,
    curve,
    cut,
    glow,
    group,
    limb,
    lin,
    mix,
    oval,
    path,
    poly,
)

BLACK, BONE = "#120c14", "#e8e4d4"


def claws(reach: float = 20, spread: float = 1, nail: str = "#f2e8cc") -> str:
    """Four nails that point up from the knuckles at the origin."""
    return "".join(group(poly(f"-4,0 4,0 0,{-reach}", nail), at=(x * spread, -abs(x) * -0.3), turn=x * 2) for x in (-12, -4, 4, 12))


def both(*parts: str) -> str:
    """Parts and their mirror image."""
    whole = "".join(parts)
    name = "m" + blake2b(re.sub(r"G\d+G", "", whole).encode(), digest_size=3).hexdigest()  # gradients are numbered as they are asked for
    return f'<g id="{name}">{whole}</g><use href="#{name}" transform="scale(-1 1)"/>'


# ---------------------------------------------------------------- Werewolf


def wolf_head(fur: str = "#6a5040", eye: str = "#ffd23a") -> str:
    """A wolf's head from the front, its jaws open; some 110 wide, its nose near the origin."""
    dark, pale = mix(fur, "#0c0810", 0.5), mix(fur, "#f4e0c0", 0.35)
    ear = cut(blob("-18,-40 -50,-92! -52,-34", fur)) + blob("-26,-42 -46,-76! -46,-40", "#8a5a50")
    mane = cut(blob("-44,-44 -66,-30! -52,-14 -76,4! -54,14 -68,36! -44,36 -46,60! -24,50 0,70 24,50 46,60! 44,36 68,36! 54,14 76,4! 52,-14 66,-30! 44,-44 0,-60", dark))
    skull = cut(blob("-34,-34 -20,-54 0,-58 20,-54 34,-34 46,-8! 30,2 20,16 -20,16 -30,2 -46,-8!", fur), blob("-14,-52 0,-56 14,-52 10,-20 0,-14 -10,-20", pale, op=0.5))
    mouth = blob("-20,12 0,6 20,12 18,40 0,52 -18,40", "#4a0a12") + blob("-9,32 0,28 9,32 6,46 0,50 -6,46", "#d84a5a")
    lower = cut(blob("-20,30! -14,44 0,54 14,44 20,30! 16,54 0,64 -16,54", fur)) + path("M-15 40l4-14 5 15M15 40l-4-14-5 15", "#fff6dc")
    snout = cut(blob("-14,-16 0,-22 14,-16 22,6 16,16 -16,16 -22,6", pale)) + path("M-17 14l4 16 6-15M17 14l-4 16-6-15M-5 15l3 7 3-7M2 15l3 7 3-7", "#fff6dc") + blob("-11,-4 0,-8 11,-4 7,5 0,8 -7,5", BLACK) + path("M-12-14L-20-22M12-14L20-22M-8-10L-12-16M8-10L12-16", stroke=dark, sw=2.6)
    eyes = both(glow(-19, -26, 20, eye, 0.9), blob("-30,-30! -20,-34 -10,-22! -20,-21", eye), circle(-19, -27, 3, BLACK), path("M-32-34L-9-25", stroke=dark, sw=5))
    return both(ear) + mane + skull + mouth + lower + snout + eyes


def werewolf(fur: str = "#6a5040") -> str:
    """It stands and spreads its claws; some 270 high, its head near (0, -84)."""
    dark, cloth = mix(fur, "#0c0810", 0.45), "#4a2c34"
    leg = cut(limb((-24, 48), (-54, 88), 25, 15, fur), limb((-54, 88), (-40, 126), 12, 9, fur), blob("-48,118 -32,118 -22,134 -34,140 -62,140 -58,128", fur)) + path("M-58 138l-6 6M-48 140l-4 7M-36 140l0 7", stroke="#f2e8cc", sw=5)
    arm = cut(limb((-50, -34), (-98, -8), 21, 16, fur), limb((-98, -8), (-122, -62), 15, 11, fur), blob("-106,4! -84,-20 -92,10!", dark), blob("-140,-62 -134,-82 -116,-86 -104,-70 -110,-54 -130,-50", fur)) + group(claws(32, 1.2), at=(-122, -80), turn=-12)
    return (
        cut(curve("30,60 70,80 92,64 112,84", dark, 15)) + both(leg)
        + cut(blob("-60,-44 -26,-64 26,-64 60,-44 44,8 34,56 0,66 -34,56 -44,8", fur), path("M-26-30q26 16 52 0M-20-6q20 12 40 0M-16 16q16 10 32 0M0-40V50", stroke=dark, sw=4, op=0.7), blob("-18,-58 0,-40 18,-58 10,-6 0,10 -10,-6", mix(fur, "#f4e0c0", 0.3), op=0.5))
        + cut(blob("-38,34 0,44 38,34 48,70 30,62! 26,84! 12,66 2,90! -8,68 -24,86! -30,64 -46,72", cloth), path("M-20 46l-4 20M8 50l4 18", stroke="#2a1620", sw=3))
        + both(arm) + group(wolf_head(fur), at=(0, -88), k=0.92)
    )


# ---------------------------------------------------------------- Howling Hag


def hag_head(skin: str = "#8fb894", hair: str = "#ece8f4") -> str:
    """A witch's head that howls, from the front; some 130 wide with its hair, the mouth at (0, 20)."""
    dark = mix(skin, "#10201c", 0.5)
    locks = cut(blob("-18,-62 20,-64 52,-44 64,-4! 58,6 80,34! 60,36 74,72! 52,58 46,86! 36,50 40,0 20,-30 -18,-30 -40,0 -36,50 -46,88! -54,60 -76,66! -60,34 -80,26! -58,4 -64,-8! -52,-44", hair), path("M-44-30Q-60 10-52 44M44-34Q62 10 54 46M-30-46Q-50-20-46 10M32-48Q50-20 48 14", stroke="#a8a0bc", sw=3.4, op=0.8))
    face = cut(blob("-32,-26 -20,-46 0,-50 20,-46 32,-26 28,4 22,40 0,58 -22,40 -28,4", skin), path("M-24-6l-8 8M24-6l8 8M-26 8q-4 10 2 20M26 8q4 10-2 20M-8-38h16M-6-32h12", stroke=dark, sw=2.6))
    mouth = blob("-15,14 0,8 15,14 17,34 8,50 -8,50 -17,34", "#22061a") + blob("-8,40 0,36 8,40 5,48 -5,48", "#a83a5a") + path("M-12 13l3 9 4-10M4 12l4 9 4-8M-9 49l4-8 3 8M6 49l2-7 4 5", "#f6efce")
    nose = cut(blob("-3,-22 3,-22 9,4 14,10! 0,14 -9,8", mix(skin, "#ffffff", 0.2))) + circle(8, 6, 3, dark)
    eyes = both(oval(-15, -14, 9, 8, "#241828"), glow(-15, -14, 20, "#f4ff8a", 0.9), circle(-15, -14, 4.6, "#faffc8"), circle(-15, -14, 1.8, "#241828"), path("M-27-28L-6-20", stroke=dark, sw=5))
    crown = cut(path("M-34-36Q0-62 34-36L30-26Q0-50-30-26Z", "#4a3c56")) + "".join(poly(f"{x - 5},{y} {x + 5},{y} {x},{y - 22}", "#e6dcc0") for x, y in ((-20, -40), (-7, -47), (7, -47), (20, -40)))
    return locks + face + mouth + nose + eyes + crown


def hag() -> str:
    """She throws her head back and howls; some 280 high, her head near (0, -76)."""
    gown, deep = "#5a4080", "#2c1c48"
    sleeve = cut(blob("-28,-30! -70,-52 -112,-60! -108,-40 -124,-18! -92,-18 -84,4! -60,-8 -30,14!", gown), path("M-40-28L-96-44M-40-14L-88-20", stroke=deep, sw=4, op=0.7))
    hand = cut(circle(-118, -62, 11, "#8fb894"), *(limb((-118, -64), (-118 + x, -64 + y), 5.4, 3.6, "#8fb894") for x, y in ((-26, -12), (-22, -28), (-8, -36), (8, -30)))) + "".join(poly(f"{x - 4},{y + 2} {x * 1.12 + 16},{y - 16} {x + 4},{y}", "#f0e4ea") for x, y in ((-142, -76), (-138, -92), (-125, -98), (-109, -92)))
    body = cut(blob("-30,-34 0,-44 30,-34 40,20 52,70 70,134! 46,116 38,146! 18,118 4,152! -10,120 -28,146! -38,116 -66,138! -52,70 -40,20", gown), blob("4,-40 30,-34 40,20 56,96 46,116 30,110 14,40", deep, op=0.5), path("M-18 0Q-26 60-34 112M0 6Q2 60 0 116M18 0Q26 60 34 108", stroke=deep, sw=4, op=0.6))
    belt = cut(path("M-38 20Q0 34 40 20L42 32Q0 46-40 32Z", "#8a7048")) + "".join(group(cut(blob("-8,-3 -6,-10 0,-13 6,-10 8,-3 5,6 -5,6", "#e6dcc0")), circle(-3, -2, 2, BLACK), circle(3, -2, 2, BLACK), at=(x, y)) for x, y in ((-20, 36), (2, 42), (24, 35)))
    return both(sleeve) + both(hand) + body + belt + group(hag_head(), at=(0, -78), k=0.96)


# ---------------------------------------------------------------- Klak


def klak_head(skin: str = "#c65a2c") -> str:
    """A kobold's head in feathers that looks to the right; some 130 wide, the eye at (8, -8)."""
    deep = mix(skin, "#2a0808", 0.5)
    feathers = "".join(group(cut(blob("-9,0 -10,-40 -4,-66 0,-74! 6,-64 10,-40 8,0", c), path("M0-4V-60", stroke="#fff2d0", sw=2, op=0.7)), at=(-16, -34), turn=t) for t, c in ((-62, "#2a7a9a"), (-36, "#f0a02e"), (-10, "#d83a2a"), (16, "#2aa08a"), (42, "#f0862a")))
    frill = cut(blob("-20,-22 -62,-34! -44,-8 -70,8! -42,12 -54,34! -18,26", deep))
    jaw = cut(blob("-22,14 20,20 56,16 62,22 40,36 4,40 -20,32", mix(skin, "#000000", 0.2)))
    face = cut(blob("-38,-4 -28,-32 0,-42 26,-32 50,-16 72,-8 74,6 58,14 20,16 -4,28 -30,24", skin), blob("20,-30 50,-16 72,-8 56,-4 20,-10 -4,-22", mix(skin, "#ffc070", 0.45), op=0.6))
    teeth = path("M16 15l4 11 5-12M30 15l4 10 5-11M44 14l4 9 4-10M57 12l3 8 4-10M24 22l4-8 4 9M48 20l3-7 4 7", "#fff3d6")
    band = cut(path("M-36-22Q-10-52 28-36L32-26Q-6-38-34-10Z", "#5a2a78")) + "".join(circle(x, y, 4, c) for x, y, c in ((-26, -22, "#f0c85a"), (-10, -33, "#6af0d8"), (10, -37, "#f0c85a")))
    eye = glow(10, -10, 26, "#ffe04a", 0.9) + oval(10, -10, 11, 10, "#ffe46a") + oval(12, -10, 3, 9, "#1a0808") + path("M-4-22Q10-26 24-15", stroke=deep, sw=5)
    paint = path("M30 2L44-10M40 4L52-5M50 5L60-1", stroke="#f4ecd8", sw=3) + circle(68, -3, 2.8, "#2a0c08")
    horn = cut(blob("-30,-14 -46,-26 -60,-48! -34,-38 -18,-26", "#ead8ac"))
    return feathers + frill + horn + jaw + face + teeth + band + eye + paint


def staff(orb: str = "#e04aff") -> str:
    """A staff with a skull on it, some 230 high, its middle at the origin."""
    horns = both(cut(blob("-14,-96 -28,-104 -32,-122! -18,-118 -6,-108", "#e6d8b4")))
    return cut(path("M-3-90Q4-40-3 0 4 60-3 130", stroke="#7a5230", sw=8)) + horns + group(cut(blob("-18,-2 -14,-20 0,-26 14,-20 18,-2 12,8 9,20 -9,20 -12,8", "#ead8ac")), oval(-7, -2, 5, 6, BLACK), oval(7, -2, 5, 6, BLACK), circle(-7, -2, 2.4, orb), circle(7, -2, 2.4, orb), path("M-5 12v7M0 12v7M5 12v7", stroke=BLACK, sw=1.8), at=(0, -98)) + glow(0, -98, 40, orb, 0.6) + path("M-8-60l-14 20M8-56l12 24M-6-50l-6 28", stroke="#d83a2a", sw=4)


def chaos(seed: int = 3) -> str:
    """A ball of chaos fire about the origin, some 80 wide."""
    rng = random.Random(seed)  # noqa: S311
    arcs = "".join(path(f"M0 0Q{rng.randint(-30, 30)} {rng.randint(-30, 30)} {rng.randint(-48, 48)} {rng.randint(-48, 48)}", stroke=c, sw=3) for c in ("#6affe0", "#ffe04a", "#ff6ad8", "#fff", "#8a9cff"))
    return glow(0, 0, 90, "#d84aff", 1, core="#ffe0ff") + blob("-26,8 -30,-14 -14,-26! -8,-46! 6,-30 20,-42! 26,-18 34,4 22,24 0,30 -20,24", "#a82ae0", op=0.9) + blob("-16,6 -14,-12 0,-28! 12,-12 18,4 10,16 -8,16", "#ff7af0") + circle(0, 0, 9, "#fff") + arcs


def klak(skin: str = "#c65a2c") -> str:
    """He conjures, his staff behind him; some 250 high, looking to the right, his head near (4, -66)."""
    robe, deep = "#5c3082", "#2a1240"
    tail = cut(curve("-40,104 -84,118 -118,96 -140,108", mix(skin, "#2a0808", 0.4), 15))
    feet = cut(blob("-34,118 -6,116 8,132 -40,132", skin), blob("14,118 44,116 58,132 10,132", skin)) + path("M-8 130l10 4M-20 131l4 5M48 130l12 3M36 131l6 5", stroke="#f2e8cc", sw=4)
    body = cut(blob("-36,-28 -8,-42 26,-34 38,0 46,60 58,122! 34,112 20,126! 2,112 -16,126! -30,112 -54,122! -48,60 -44,6", robe), blob("-10,-40 14,-38 22,10 14,118 2,112 -8,20", "#8a4ab0"), path("M-26 0Q-34 60-38 108M30 10Q38 60 42 108", stroke=deep, sw=4, op=0.7))
    trim = path("M-52 116L-30 106-16 120 2 106 20 120 34 106 56 116", stroke="#f0c24a", sw=4) + "".join(path(f"M{x} {y}l5 6-5 6-5-6Z", "#6af0d8") for x, y in ((4, 20), (4, 44), (4, 68)))
    back = group(staff(), at=(-62, 10), turn=-8) + cut(limb((-30, -22), (-58, 2), 14, 10, robe), circle(-62, 4, 11, skin))
    front = cut(limb((24, -22), (58, 8), 16, 12, robe), limb((58, 8), (92, -26), 13, 17, robe), circle(96, -34, 11, skin), *(limb((96, -36), (96 + x, -36 + y), 4.6, 3, skin) for x, y in ((-12, -20), (4, -24), (18, -14))))
    collar = cut(blob("-40,-24 -20,-44 26,-42 36,-22 14,-10 -16,-10", "#e8dcc0")) + path("M-30-24l6 10M-16-30l3 14M2-30v14M18-28l-3 12M28-24l-6 8", stroke="#8a7a58", sw=3)
    return tail + back + feet + body + trim + front + collar + group(klak_head(skin), at=(0, -76), k=0.9) + group(chaos(), at=(100, -72), k=0.8)


# ---------------------------------------------------------------- Young Vampire


def vampire_head(skin: str = "#f0dfe8", hair: str = "#3a1e48") -> str:
    """A young man with wild hair and fangs, from the front; some 110 wide, the nose at the origin."""
    shade = mix(skin, "#7a3a68", 0.35)
    back = cut(blob("-40,10! -54,-4! -44,-20 -62,-40! -42,-44 -46,-74! -24,-64 -14,-88! 2,-70 20,-86! 26,-64 50,-72! 44,-44 62,-38! 46,-20 54,-2! 40,12!", hair))
    ears = both(cut(blob("-30,-8 -54,-30! -34,-30", skin)))
    face = cut(blob("-34,-30 -22,-56 0,-62 22,-56 34,-30 28,8 16,30 0,40 -16,30 -28,8", skin), blob("6,-60 22,-56 34,-30 28,8 16,30 0,40 14,4", shade, op=0.45))
    fringe = cut(blob("-38,-16! -40,-46 -22,-66 4,-70 30,-60 40,-40 38,-14! 28,-34 20,-46! 10,-34 0,-22! -6,-40 -16,-46 -28,-34", hair), path("M-24-56Q-10-64 8-62M-30-44Q-26-52-18-56", stroke="#8a5aa0", sw=3))
    eyes = both(glow(-14, -12, 22, "#ff3a2a", 1), blob("-25,-14! -14,-20 -5,-9! -15,-6", "#fff0e4"), circle(-13, -12, 5, "#ff2a1e"), circle(-13, -12, 2, "#fff"), path("M-28-24L-6-16", stroke=hair, sw=5))
    mouth = blob("-13,16 0,12 13,16 9,28 0,31 -9,28", "#4a0614") + path("M-10 16l3 12 5-12M10 16l-3 12-5-12", "#fff") + path("M-8 30Q-10 40-7 46", stroke="#d81e2a", sw=3.4) + path("M-2-2L-4 6 3 7", stroke=shade, sw=3)
    return back + ears + face + fringe + eyes + mouth


def vampire() -> str:
    """He floats nearer with his claws raised, his coat turning to bats; some 280 high, his head near (0, -76)."""
    coat, red = "#2c1830", "#a81e38"
    wing = cut(blob("-26,-40! -64,-66 -104,-60 -150,-84! -140,-40 -158,-4! -128,-4 -118,34! -92,16 -70,56! -44,24 -20,30!", coat)) + cut(blob("-24,-34! -62,-56 -102,-50 -136,-66! -128,-36 -140,-14! -118,-14 -108,16! -86,2 -66,36! -42,12 -20,20!", lin("#c82a44", "#4a0a20"))) + path("M-30-24L-130-58M-30-14L-134-18M-28-4L-106 12M-26 4L-68 32", stroke="#4a0818", sw=4, op=0.7)
    arm = cut(limb((-32, -30), (-66, -2), 14, 11, "#4a2a50"), limb((-66, -2), (-78, -46), 11, 9, "#4a2a50")) + cut(path("M-90-44L-66-50-68-62-92-56Z", "#f4ecf2")) + cut(circle(-82, -64, 10, "#f0dfe8"), *(limb((-82, -66), (-82 + x, -66 + y), 4.6, 3.2, "#f0dfe8") for x, y in ((-20, -14), (-12, -26), (0, -29), (13, -21)))) + "".join(poly(f"{x - 3},{y + 2} {x + u},{y - 11} {x + 3},{y}", "#8a1e38") for x, y, u in ((-101, -80, -7), (-94, -92, -4), (-82, -95, 0), (-70, -88, 5)))
    body = cut(blob("-34,-36 -14,-46 14,-46 34,-36 32,10 40,60 58,120! 34,104 22,134! 6,106 -10,140! -20,104 -44,124! -38,60 -32,10", coat), poly("-14,-44 14,-44 10,16 0,30 -10,16", red), path("M-12-28h24M-11-12h22M-9 4h18", stroke="#f0b85a", sw=2.4))
    ruff = cut(blob("-20,-46 0,-38 20,-46 12,-24 6,-32 0,-16 -6,-32 -12,-24", "#fbf4f8")) + glow(0, -34, 16, "#ff4a4a") + cut(poly("0,-42 7,-34 0,-26 -7,-34", "#ff4a4a"))
    bat = "M0 4C-4-2-10-6-22-8-26-2-34 4-42 2-34-10-24-18-12-16-8-14-6-12-4-10L-4-17 0-13 4-17 4-10C6-12 8-14 12-16 24-18 34-10 42 2 34 2 26-2 22-8 10-6 4-2 0 4Z"
    bats = "".join(group(path(bat, coat), circle(-2.4, -9, 1.3, "#ff4a3a"), circle(2.4, -9, 1.3, "#ff4a3a"), at=(x, y), k=k, turn=t) for x, y, k, t in ((-56, 124, 0.6, -20), (66, 116, 0.7, 18), (24, 144, 0.5, 8), (-88, 96, 0.45, -30), (98, 86, 0.45, 24)))
    return both(wing) + body + bats + ruff + both(arm) + group(vampire_head(), at=(0, -80), k=0.92)


# ---------------------------------------------------------------- Flesh Golem


def golem_head(skin: str = "#c8cfa0") -> str:
    """A sewn head with bolts, from the front; some 90 wide, the nose at the origin."""
    other, dark = "#a8b88a", "#2c1c1c"
    bolts = both(cut(path("M-34 6H-58", stroke="#9aa2b2", sw=11), path("M-58-5V17", stroke="#cfd6e2", sw=9)))
    face = cut(blob("-36,-40 -20,-54 20,-54 36,-40 40,0 32,32 16,44 -16,44 -32,32 -40,0", skin), blob("2,-54! 20,-54 36,-40 40,0 34,14! 12,2 4,-20", other), blob("-32,32 -34,16! -8,22 4,44! -16,44", "#b89a9a"))
    hair = cut(blob("-38,-36 -34,-58! -22,-52 -14,-64! -4,-54 8,-64! 14,-54 28,-60! 38,-38 20,-44 0,-42 -20,-44", "#2c2430"))
    seams = path("M2-52Q4-20 12 2L34 14M-34 16Q-8 18 4 42M-30-18L-12-26", stroke=dark, sw=3) + path("M-4-40l12 2M-2-26l12 0M4-10l12-4M18 0l6 12M28 4l4 12M-24 12l-2 10M-14 14l-4 10M-4 24l-10 6M-25-26l5 10M-18-29l5 10", stroke=dark, sw=2.6)
    brow = cut(blob("-36,-16 -20,-22 0,-14 20,-22 36,-16 34,-6 20,-8 0,-4 -20,-8 -34,-6", mix(skin, "#4a5a38", 0.35)))
    eyes = oval(-17, -2, 9, 7, dark) + glow(-17, -2, 26, "#7ae8ff", 1) + circle(-17, -2, 5, "#d8fbff") + oval(18, -2, 9, 8, "#f8f0d8") + circle(19, -1, 3.4, dark) + path("M10 8Q18 11 27 8", stroke=dark, sw=2)
    mouth = path("M-18 28Q0 22 20 28", stroke=dark, sw=5) + path("M-12 22v12M-3 20v12M7 20v12M15 22v12", stroke=dark, sw=3) + blob("-5,6 5,6 8,14 -8,14", mix(skin, "#4a5a38", 0.4))
    return bolts + face + hair + seams + brow + eyes + mouth


def golem() -> str:
    """He raises a fist as large as his head; some 270 high, 260 wide, his head near (0, -86)."""
    skin, other, rose, dark = "#bcc894", "#94ac86", "#b89498", "#2c1c1c"
    legs = cut(limb((-32, 56), (-44, 122), 31, 25, "#4a4458"), limb((32, 56), (44, 122), 31, 25, "#403a4e")) + cut(blob("-74,118 -20,118 -14,142 -80,142", "#2c2430"), blob("20,118 74,118 80,142 14,142", "#2c2430"))
    low = cut(limb((66, -32), (108, 26), 31, 24, other), limb((108, 26), (112, 76), 23, 27, skin), blob("88,72 136,72 144,100 128,120 98,120 82,100", skin)) + path("M100 92v24M113 92v26M126 92v24M88 30l40-8M92 20l6 18M106 16l6 18M118 14l4 16", stroke=dark, sw=3.2)
    trunk = cut(blob("-84,-46 -40,-70 40,-70 84,-46 70,14 52,66 0,76 -52,66 -70,14", skin), blob("-84,-46 -40,-70 -6,-70! -14,-20 -40,4! -70,6 -80,-20", rose), blob("10,14! 60,6 64,30 52,66 16,74!", other))
    seams = path("M-6-70Q-10-30-38 6L-72 10M10 14Q16 44 16 72M12 14L64 6M-40 6L10 14", stroke=dark, sw=3.6) + path("M-14-54l14 4M-18-36l14 6M-28-16l14 6M-54 0l2 16M-64 2l4 14M-22 2l-4 14M-6 5l-2 14M4 30l20-2M6 50l20-2M28 4l4 14M46 2l4 14", stroke=dark, sw=3)
    straps = cut(path("M-66-58L44 66M-52-64L58 58", stroke="#6a4226", sw=6)) + cut(circle(4, 4, 15, "#aab2c0"), circle(4, 4, 9, "#5c6472")) + cut(path("M-54 58Q0 74 54 58L54 78Q0 92-54 78Z", "#5a3820")) + cut(path("M-12 66h24v20h-24Z", "#c8a45a"))
    high = cut(limb((-68, -36), (-118, -56), 32, 25, skin), limb((-118, -56), (-106, -112), 24, 24, rose), blob("-138,-112 -132,-142 -106,-152 -80,-140 -74,-114 -90,-100 -122,-98", skin)) + path("M-124-120Q-122-136-118-142M-108-122Q-106-140-104-146M-92-120Q-90-134-88-140M-130-84l48 4M-126-92l6 18M-108-92l2 18M-90-90l-2 18", stroke=dark, sw=3.2)
    return legs + low + trunk + seams + straps + high + group(golem_head(), at=(0, -88), k=0.86)


# ---------------------------------------------------------------- Gravestorm


def dragon_skull(bone: str = BONE, eye: str = "#5ae8ff") -> str:
    """A dragon's skull in profile that looks to the left, its jaws open; some 180 wide, the eye at (20, -10)."""
    dark = mix(bone, "#2a3a4a", 0.4)
    horns = cut(blob("44,-34 70,-52 100,-56 128,-78! 116,-44 92,-30 56,-16", dark)) + cut(blob("34,-36 52,-64 78,-78 92,-104! 94,-66 74,-44 52,-22", bone), path("M58-58l10 12M72-68l8 12", stroke=dark, sw=3))
    jaw = cut(blob("-82,36 -70,28 -30,36 10,30 44,14 56,24 44,46 6,62 -40,64 -72,56", dark)) + path("M-76 38l5-16 8 16M-56 36l5-14 8 15M-34 38l5-13 8 13M-12 36l5-12 8 11M10 32l5-11 7 9", "#fffbe8")
    throat = blob("-66,14 20,12 44,16 20,34 -30,38 -68,32", "#12303e") + glow(-20, 24, 50, eye, 0.9)
    top = cut(blob("-96,8 -92,-8 -76,-18 -52,-16 -30,-22 -6,-42 24,-46 52,-36 66,-16 62,8 44,18 16,10 -14,14 -50,18 -84,20", bone), blob("-30,-22 -6,-42 24,-46 44,-40 20,-30 -8,-20 -50,-12", "#ffffff", op=0.5))
    fangs = path("M-90 17l6 20 9-19M-70 18l6 15 8-15M-50 18l6 14 8-14M-30 16l6 12 7-13M-10 13l5 11 7-11M8 11l5 9 6-8", "#fffbe8")
    holes = oval(20, -12, 17, 13, "#0e2430", -12) + oval(-80, -4, 7, 5, "#12242e", -24) + blob("40,-2 56,-6 56,6 44,10", "#1c3440") + path("M-20-24l8 8-6 8M46-34l-6 10 6 6", stroke=dark, sw=2.6)
    return horns + throat + jaw + top + fangs + holes + glow(20, -12, 34, eye, 1) + circle(18, -12, 7, "#e8fdff")


VERTEBRA = f'<defs><g id="vertebra">{cut(poly("-7,-10 2,-28 8,-10", mix(BONE, "#2a3a4a", 0.3)), oval(0, 0, 14, 15, BONE), oval(0, 4, 9, 6, mix(BONE, "#2a3a4a", 0.35)))}</g></defs>'


def neck(points: list[tuple[float, float]], big: float, small: float) -> str:
    """Vertebrae with spines along points, the first large, the last small; the picture has to hold VERTEBRA."""
    out, last = "", len(points) - 1
    for at, (x, y) in enumerate(points):
        nx, ny = points[at + 1] if at < last else (2 * x - points[at - 1][0], 2 * y - points[at - 1][1])
        out += group('<use href="#vertebra"/>', at=(x, y), k=(big + (small - big) * at / last) / 15, turn=math.degrees(math.atan2(ny - y, nx - x)))
    return out


def bone_wing(bone: str = BONE, skin: str = "#3a5a70") -> str:
    """A ragged wing that rises to the left from the origin; some 190 by 170."""
    web = cut(blob("0,0! -30,-70 -60,-150! -96,-150 -130,-164! -140,-120 -190,-104! -166,-76 -184,-44! -146,-48 -140,-10! -112,-32 -96,20! -70,-14 -44,24!", skin, op=0.92), cool=True)
    holes = blob("-84,-116 -100,-112 -98,-90 -86,-92", "#0c1a28", op=0.8) + blob("-130,-74 -142,-68 -136,-56", "#0c1a28", op=0.8) + blob("-70,-50 -82,-40 -72,-28", "#0c1a28", op=0.8)
    spars = cut(limb((0, 0), (-60, -148), 9, 6, bone), *(limb((-60, -146), p, 5.5, 1.6, bone) for p in ((-132, -162), (-188, -104), (-182, -46), (-138, -12), (-96, 16))), poly("-66,-146 -58,-178 -52,-144", bone), cool=True)
    return web + holes + spars


def dracolich() -> str:
    """He rears and breathes lightning; some 400 wide and 270 high, his skull near (-104, -44)."""
    bone, dark = BONE, "#9aa4a8"
    far = group(bone_wing(dark, "#24405a"), at=(30, -44), k=0.8, turn=24)
    near = group(bone_wing(bone, "#44687e"), at=(58, -34), flip=True, k=0.92, turn=2)
    ribs = "".join(path(f"M{20 + i * 15} {-34 + i * 5}Q{-22 + i * 17} {16 + i * 6} {22 + i * 14} {64 + i * 3}", stroke=bone if i % 2 else mix(bone, "#2a3a4a", 0.2), sw=9 - i * 0.6) for i in range(6))
    spine = neck([(8, -40), (28, -44), (48, -40), (68, -30), (88, -14), (104, 6)], 15, 12)
    tail = neck([(118, 26), (134, 46), (152, 62), (172, 72), (190, 70), (204, 58)], 11, 4)
    leg = lambda x, y, k, c: group(cut(cr.bone((0, 0), (26, 34), 8, c), cr.bone((26, 34), (4, 72), 6.5, c), *(limb((4, 72), (p, 88), 6, 4, c) for p in (-26, -8, 12))) + "".join(poly(f"{p - 4},86 {p + 4},86 {p - 5},102", "#fffbe8") for p in (-26, -8, 12)), at=(x, y), k=k)  # noqa: E731
    throat = neck([(0, -38), (-18, -50), (-38, -60), (-58, -64), (-76, -60)], 15, 11)
    return VERTEBRA + far + tail + leg(84, 22, 1, dark) + cut(ribs) + glow(40, 20, 70, "#4ad8ff", 0.8) + spine + leg(8, 26, 1.12, bone) + near + throat + group(dragon_skull(), at=(-112, -42), k=0.78)


def blast(*ends: tuple[float, float], start: tuple[float, float] = (0, 0), seed: int = 5, wide: float = 4) -> str:
    """Lightning from a point to others, each bolt with a branch."""
    rng, out = random.Random(seed), ""  # noqa: S311
    for x, y in ends:
        points, last = [start], 8
        for step in range(1, last):
            part, wild = step / last, 16
            points.append((round(start[0] + (x - start[0]) * part + rng.uniform(-wild, wild)), round(start[1] + (y - start[1]) * part + rng.uniform(-wild, wild))))
        points.append((x, y))
        mid = points[4]
        out += bolt(" ".join(f"{a},{b}" for a, b in points), "#6ad8ff", wide) + bolt(f"{mid[0]},{mid[1]} {mid[0] + rng.randint(-30, 10)},{mid[1] + 24} {mid[0] + rng.randint(-40, 0)},{mid[1] + 52}", "#6ad8ff", wide * 0.5)
    return out


# ---------------------------------------------------------------- Zombie Dragon


def rotten_head(skin: str = "#7a9c56") -> str:
    """A dead dragon's head in profile that looks to the right; some 190 wide, the eye at (-8, -16)."""
    dark, bone = mix(skin, "#1a2410", 0.5), "#e6dcb4"
    horns = cut(blob("-36,-30 -62,-44 -84,-40 -112,-58! -102,-26 -76,-16 -48,-10", mix(bone, "#4a4020", 0.4))) + cut(blob("-26,-36 -46,-62 -72,-72 -88,-96! -86,-60 -66,-42 -44,-22", bone), path("M-52-54l-10 12M-66-64l-8 10", stroke="#a8986a", sw=3))
    jaw = cut(blob("78,40 66,30 26,34 -10,26 -40,10 -52,24 -36,46 2,60 40,62 70,56", dark)) + path("M72 36l-5-15-8 15M50 36l-5-14-7 14M28 36l-5-12-7 12M6 31l-5-12-6 10", "#fff6d0")
    throat = blob("66,12 -20,10 -42,14 -18,32 32,36 68,30", "#1e3a10") + glow(24, 24, 54, "#b8ff4a", 1)
    top = cut(blob("98,2 94,-14 76,-24 52,-20 30,-26 4,-44 -24,-46 -52,-34 -64,-12 -58,10 -40,18 -12,10 16,14 52,16 86,16", skin), blob("52,-20 30,-26 4,-44 -24,-46 -40,-40 -16,-30 10,-20 50,-10", mix(skin, "#f0ffc0", 0.3), op=0.6))
    wound = blob("-44,-6 -22,-10 -16,4 -34,12 -48,6", "#6a2a30") + path("M-42 0h22M-40 5h18", stroke=bone, sw=2.6) + blob("44,-16 60,-20 66,-8 50,-4", bone) + path("M48-10h14", stroke=dark, sw=2)
    fangs = path("M90 14l-5 20-9-18M70 16l-5 14-8-14M50 16l-5 13-8-13M30 14l-5 12-7-11M10 12l-4 10-7-10", "#fff6d0")
    drool = "".join(path(f"M{x} {y}q2 {h / 2} 0 {h}", stroke="#c8ff6a", sw=3.4, op=0.9) for x, y, h in ((66, 38, 26), (44, 44, 36), (20, 44, 20)))
    eye = oval(-8, -18, 13, 10, "#1c2a0c", 12) + glow(-8, -18, 30, "#e0ff5a", 1) + circle(-7, -18, 5.4, "#fbffd0") + path("M-28-34Q-8-34 12-24", stroke=dark, sw=7)
    return horns + throat + jaw + top + wound + fangs + drool + eye + oval(86, -8, 5, 3.6, "#1c2a0c")


def rotten_wing(skin: str = "#4c6a3a") -> str:
    """A wing in tatters that rises to the left from the origin; some 170 by 160."""
    return cut(blob("0,0! -20,-60 -40,-134! -76,-126 -118,-146! -116,-106 -160,-84! -130,-70 -146,-34! -116,-46 -112,0! -86,-34 -70,16! -50,-14 -28,14!", skin), path("M0 0L-40-132M-38-130L-118-144M-38-128L-158-86M-38-124L-144-38M-34-118L-110-4M-30-104L-68 10", stroke=mix(skin, "#0c1408", 0.5), sw=5)) + blob("-72,-92 -90,-90 -84,-70 -74,-74", "#14200c", op=0.85) + blob("-104,-66 -116,-58 -106,-48", "#14200c", op=0.85) + blob("-50,-52 -62,-40 -52,-30", "#14200c", op=0.85)


def zombie_dragon(skin: str = "#7a9c56") -> str:
    """It drags itself on and swings a claw; some 380 wide and 260 high, its head near (92, -50)."""
    dark, belly, bone = mix(skin, "#141c0c", 0.45), "#b8b878", "#e6dcb4"
    tail = cut(limb((-70, 50), (-128, 78), 30, 17, dark), limb((-128, 78), (-176, 66), 16, 9, dark), limb((-176, 66), (-204, 30), 8, 2, dark))
    far = group(rotten_wing(mix("#4c6a3a", "#000000", 0.3)), at=(6, -34), flip=True, k=0.92)
    hind = cut(limb((-60, 44), (-86, 92), 34, 20, dark), limb((-86, 92), (-66, 122), 18, 15, dark), blob("-92,112 -52,112 -30,134 -94,136", dark)) + "".join(poly(f"{x - 6},130 {x + 6},130 {x + 8},144", "#f2e8cc") for x in (-70, -54, -38))
    body = cut(blob("-104,44 -96,0 -56,-36 0,-50 44,-46 70,-18 66,30 40,72 -10,86 -70,84", skin), blob("66,-16 66,30 40,72 -4,84 20,40 40,-10", belly), path("M30 76q22-30 30-84M10 82q26-30 36-90", stroke="#8a8a4a", sw=3))
    side = blob("-62,10 -30,-8 0,0 8,34 -16,60 -52,52", "#5a2228") + "".join(path(f"M{-52 + i * 15} {8 - i * 3}q-8 24 2 44", stroke=bone, sw=6) for i in range(4))
    spikes = "".join(poly(f"{x},{y} {x - 16},{y - 24} {x + 18},{y - 4}", bone) for x, y in ((-92, 0), (-66, -26), (-36, -40), (-2, -48)))
    near = group(rotten_wing("#5c7e46"), at=(-14, -30), turn=-16)
    throat = cut(limb((34, -24), (62, -60), 34, 25, skin), limb((62, -60), (70, -62), 25, 24, skin), path("M64-34q14-8 18-22M52-18q18-6 26-20", stroke="#b8b878", sw=7))
    arm = cut(limb((34, 20), (78, 52), 25, 19, skin), limb((78, 52), (128, 38), 18, 15, skin), blob("118,18 146,20 158,38 144,58 120,56", skin)) + "".join(group(poly("-6,0 6,0 4,-34", "#f2e8cc"), at=(x, y), turn=t) for x, y, t in ((146, 20, 40), (158, 34, 72), (152, 50, 104), (136, 60, 140)))
    return tail + far + hind + spikes + body + side + near + throat + group(rotten_head(skin), at=(102, -74), k=0.82) + arm


# ---------------------------------------------------------------- Count Strahd


def strahd_head() -> str:
    """The count's head with its collar, from the front; some 120 wide, the nose at the origin."""
    skin, shade = "#efe2e8", "#b49ab0"
    collar = both(cut(blob("-4,52! -30,36 -54,-6 -62,-52! -34,-22 -22,20", "#1d0f1e")), blob("-4,50! -26,34 -44,-4 -50,-34! -28,-12 -18,22", "#b01828"))
    face = cut(blob("-25,-24 -20,-48 0,-56 20,-48 25,-24 20,4 10,26 0,32 -10,26 -20,4", skin), blob("2,-55 20,-48 25,-24 20,4 10,26 2,31 8,0", shade, op=0.55))
    hair = blob("-28,-18! -30,-48 -14,-66 14,-66 30,-48 28,-18! 22,-40 10,-42 0,-28! -10,-42 -22,-40", "#1a121e") + path("M-22-54Q-10-62 2-62M-26-42Q-24-50-18-54", stroke="#5a4a66", sw=2.6)
    eyes = both(glow(-11, -12, 16, "#ff2a2a", 1), blob("-20,-14! -11,-18 -4,-9! -12,-7", "#ffe8dc"), circle(-10, -12, 3.6, "#ff1e1e"), path("M-23-23L-4-16", stroke="#1a121e", sw=4.4))
    return collar + face + hair + eyes + path("M-9 14Q0 10 9 14 5 20 0 20-5 20-9 14Z", "#6a0c1a") + path("M-6 14l2 8 3-7M6 14l-2 8-3-7", "#fff") + poly("0,-10 -4,4 5,4", shade)


def strahd() -> str:
    """He stands wrapped in his cloak and points; some 280 high, his head near (0, -84)."""
    night, red = "#1a101e", "#a81424"
    cloak = cut(blob("-30,-50 30,-50 60,-20 76,60 96,136! 70,122 54,142! 30,126 0,144! -30,126 -54,142! -70,122 -96,136! -76,60 -60,-20", night), path("M-40-10Q-56 60-62 120M44-6Q60 60 66 118M24 20Q34 80 34 122", stroke="#3a2440", sw=4))
    lining = cut(blob("-6,-44! -34,20 -40,128! -14,124 0,140 10,128! 24,60 20,-10 8,-44!", red), path("M-8 0Q-20 60-22 120M6 10Q8 70 2 122", stroke="#5c0814", sw=4))
    suit = cut(blob("-20,-46 20,-46 18,20 16,110! 4,80 -4,110! -18,20", "#2a1c30"), poly("-11,-48 11,-48 4,8 0,16 -4,8", "#f4eef6"), path("M-12-44L-3 18M12-44L3 18", stroke="#c8963c", sw=2.6))
    arm = cut(limb((30, -34), (66, -30), 16, 12, night), limb((66, -30), (104, -48), 12, 9, night)) + cut(path("M96-58L112-40 104-36 90-50Z", "#f4eef6"), circle(110, -52, 9, "#efe2e8"), limb((112, -54), (138, -66), 4.4, 2.8, "#efe2e8"), *(limb((110, -48), (122, y), 4, 3, "#efe2e8") for y in (-46, -40)))
    gem = glow(0, -30, 22, "#ff3a3a") + cut(poly("0,-42 9,-32 0,-20 -9,-32", "#ff4a4a"))
    return cloak + lining + suit + arm + group(strahd_head(), at=(0, -84), k=0.9) + gem
