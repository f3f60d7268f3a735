"""Draw what the adventures of Castle Ravenloft lay on the board: `python -m sprites.draw.ravenloft.adventure_board [name ...]`.

Coffins, counters and the things that can be broken are bare shapes of 120 x 120, like the signs of `tokens.py`; what one has to find is a
banner, what one carries or is marked with a disc. The spaces of the sun track are small skies.
"""
# outlines are tables: one line each
# fmt: off

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft import creatures as cr, props as pr
from sprites.draw.ravenloft.cards.treasure_motifs import (
    blob,
    bolt,
    box,
    circle,
    clipped,
    flame,
    glow,
    group,
    lin,
    mix,
    oval,
    path,
    picture,
    poly,
    rad,
    rays,
)
from sprites.draw.ravenloft.tokens import BRASS, COPPER, HEART, cut, deck, disc, sign

OUT = Path(__file__).resolve().parents[2] / "ravenloft" / "tokens"
TOKENS: dict[str, Callable[[], str]] = {}
COFFIN = "-17,-52 17,-52 31,-24 17,50 -17,50 -31,-24"
DARK = "#140c14"


def token(name: str) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Register a token under a name."""

    def enter(made: Callable[[], str]) -> Callable[[], str]:
        assert name not in TOKENS, name
        TOKENS[name] = made
        return made

    return enter


def bare(*parts: str) -> str:
    """A thing that stands on the board, with its shadow, about the middle."""
    return picture(group(*parts, at=(60, 60)), size=(120, 120))


# ---------------------------------------------------------------- Coffins


def lid(wood: str = "#8a5c38") -> str:
    """The lid of a coffin, with its cross."""
    edge = mix(wood, "#1a0c06", 0.55)
    return cut(poly(COFFIN, edge)) + cut(poly("-14,-46 14,-46 26,-23 14,45 -14,45 -26,-23", wood)) + path("M-14-46L-26-23-14 45", stroke=mix(wood, "#ffe0b0", 0.45), sw=2) + path("M-8-40V40M8-40V40", stroke=edge, sw=1.6, op=0.7) + cut(path("M-4-34H4V-19H15V-11H4V22H-4V-11H-15V-19H-4Z", pr.GOLD)) + "".join(circle(x, y, 2.2, "#f0d490") for x, y in ((-20, -23), (20, -23), (-12, 41), (12, 41)))


def opened(*parts: str, lining: str = "#3a1a24") -> str:
    """An open coffin: its lid lies askew behind it, something lies in it."""
    inner = "-13,-46 13,-46 25,-23 13,44 -13,44 -25,-23"
    case = cut(poly(COFFIN, "#9a6a42")) + path("M-17-52H17L31-24 17 50H-17L-31-24Z", stroke="#e2b884", sw=2)
    hollow = poly(inner, lining) + poly(inner, lin("#000 0 .75", "#000 .5 .2", "#000 1 .5", x2=1))
    return bare(group(lid("#70492c"), at=(20, 2), turn=17, k=0.94), group(case, hollow, *parts, at=(-14, 0)))


@token("coffin-shut")
def coffin_shut() -> str:
    """A coffin; nobody knows what is in it."""
    return bare(group(lid(), k=1.04))


@token("coffin-empty")
def coffin_empty() -> str:
    """Dust and a cobweb."""
    web = "".join(path(f"M-25-23L{x} {y}", stroke="#cfc8d8", sw=1.6, op=0.8) for x, y in ((10, -46), (24, -26), (20, 0), (-4, 24), (-16, 20)))
    arcs = path("M-12-42Q-8-30-2-25Q0-12-6 0Q-14-2-20 2M-2-46Q4-34 12-25Q12-6 0 14", stroke="#cfc8d8", sw=1.5, op=0.8)
    return opened(web, arcs, path("M-8 34q6-6 14 0M-4 38h10", stroke="#b0a2a8", sw=3), lining="#6a5a62")


@token("coffin-holy-water")
def coffin_holy_water() -> str:
    """A phial that shines."""
    return opened(glow(0, -4, 44, "#a8e0ff", 1), group(pr.vial("#6ac4ff", sign=path("M-5-4H5V8H15V18H5V34H-5V18H-15V8H-5Z", "#fffbe8")), at=(0, 4), k=0.48), lining="#1e2a4a")


@token("coffin-stake")
def coffin_stake() -> str:
    """A stake, left by somebody who came too late."""
    stake = cut(path("M-7-34H7L8 4 0 36-8 4Z", "#e8bc82"), path("M0-34H7L8 4 0 36Z", "#b07a44")) + cut(box(-9, -39, 18, 8, "#fbdca8", 3))
    return opened(glow(0, 0, 36, "#ffb070", 0.6), group(stake, turn=10), path("M-10 32l6 6M12 26l-6 8", stroke="#d83a3a", sw=3.4), lining="#4a1c20")


@token("coffin-monster")
def coffin_monster() -> str:
    """Somebody sits up."""
    hand = lambda s: cut(group(*(path(f"M{x} 0V-12", stroke="#9ab07a", sw=5) for x in (-7, 0, 7)), circle(0, 4, 8, "#9ab07a"), at=(s * 25, -6), turn=s * 24))  # noqa: E731
    skull = group(pr.skull_small(0, 4, 0.95, "#d8e0b8"), at=(0, -18)) + "".join(glow(x, -17, 12, "#b8ff4a") + circle(x, -17, 3.6, "#eaffb0") for x in (-7.6, 7.6))
    return opened(glow(0, -10, 42, "#9aff5a", 0.7), cut(blob("-14,4 14,4 18,36 -18,36", "#5a4a3c")), skull, hand(-1), hand(1), lining="#1c2a16")


@token("coffin-strahd")
def coffin_strahd() -> str:
    """The count, at rest no longer."""
    body = cut(blob("-19,-6 0,-12 19,-6 14,42 -14,42", DARK)) + cut(poly("-6,-8 6,-8 0,20", "#f4eef4")) + cut(blob("-20,-14 -26,-34! -8,-14", "#b81826"), blob("20,-14 26,-34! 8,-14", "#b81826"))
    face = cut(blob("-11,-24 -10,-36 0,-41 10,-36 11,-24 6,-12 0,-8 -6,-12", "#f6e8ea")) + blob("-12,-26! -12,-38 0,-46 12,-38 12,-26! 7,-34 0,-29! -7,-34", "#1c1220") + circle(-4.6, -24, 2.4, "#ff2a2a") + circle(4.6, -24, 2.4, "#ff2a2a") + path("M-4-14q4 2 8 0M-2.6-13l1 4M2.6-13l-1 4", stroke="#8a1020", sw=1.6)
    return opened(glow(0, -10, 44, "#ff3a3a", 0.8), body, face, cut(poly("0,14 5,20 0,27 -5,20", "#ff5a4a")), path("M-14 22Q0 30 14 20", stroke="#f6e8ea", sw=5), lining="#8a1424")


@token("coffin-trap")
def coffin_trap() -> str:
    """Blades on springs."""
    spike = lambda x, y, t: group(cut(poly("-5,8 5,8 0,-22", "#eef2fa")), poly("0,-22 5,8 0,8", "#8e98ac"), at=(x, y), turn=t)  # noqa: E731
    return opened(cut(path("M-18-30H18M-20-6H20M-15 18H15M-12 36H12", stroke="#5c5866", sw=5)), *(spike(x, y, t) for x, y, t in ((-11, -34, -18), (11, -34, 18), (-13, -10, -22), (0, -14, 0), (13, -10, 22), (-9, 14, -20), (9, 14, 20), (0, 34, 0))), path("M4 6l2 7M-8 26l2 6M9-24l3 6", stroke="#e02a2a", sw=3.4), lining="#241a20")


@token("coffin-treasure")
def coffin_treasure() -> str:
    """Gold, and a crown upon it."""
    rng = random.Random("coffin")  # noqa: S311
    heap = "".join(oval(rng.uniform(-15, 15) * (1.1 - y / 120), y, 6, 4.4, rng.choice(("#ffd866", "#f0b83e", "#ffe9a0")), stroke="#8a5a1c", sw=1.2) for y in range(-18, 40, 4) for _ in range(3))
    crown = cut(path("M-15-14L-18-34-8-26 0-40 8-26 18-34 15-14Z", pr.GOLD)) + circle(0, -22, 4, "#ff4a5a") + circle(-10, -20, 2.6, "#6ad8ff") + circle(10, -20, 2.6, "#6ad8ff")
    return opened(glow(0, 4, 44, "#ffd45a", 0.9), heap, crown, pr.star(12, 12, 12, "#fffbe8"), lining="#5c3a14")


# ---------------------------------------------------------------- Counters


@token("time")
def time() -> str:
    """An hourglass."""
    glass = path("M-24-34H24C24-12 5-8 5 0 5 8 24 12 24 34H-24C-24 12-5 8-5 0-5-8-24-12-24-34Z", lin("#eafaff", "#a8d0e8 .5", "#dff4ff", x2=1))
    sand = path("M-17-20H17C13-10 3-6 0-2-3-6-13-10-17-20ZM-20 33C-18 22-8 16 0 12 8 16 18 22 20 33Z", "#f0b43e") + path("M0-4V14", stroke="#f0b43e", sw=3)
    return sign(glass, sand, path("M-17-28C-16-18-10-13-7-9", stroke="#fff", sw=4, op=0.8), box(-32, -48, 64, 13, lin("#fbe6ab", "#b07c34"), 5), box(-32, 35, 64, 13, lin("#fbe6ab", "#8a5a20"), 5), path("M-28-36V36M28-36V36", stroke="#c99a4c", sw=5))


@token("hit-point")
def hit_point() -> str:
    """A counter: a heart of ruby in a golden setting."""
    return disc(("#7a3a2a", "#3c1612 .5", "#160604"), glow(0, 2, 42, "#ff6a4a", 0.8), cut(group(path(HEART, lin("#ff9a86", "#e02c34 .45", "#7a0814")), at=(0, -1), k=0.68)), path("M-21-10C-22-20-15-24-10-23", stroke="#ffe0d4", sw=4.5), ring=BRASS)


@token("hit-point-spent")
def hit_point_spent() -> str:
    """A counter that is used up: the setting is empty."""
    return disc(("#5a5058", "#2e2830 .5", "#0e0b10"), group(path(HEART, "#120c12", stroke="#8a7a86", sw=6), at=(0, -1), k=0.68), ring=lin("#a89888", "#5c5048 .5", "#241e1a", x2=1))


SKIES = (
    (("#ffe2c8", "#f0a090 .5", "#7a5a90"), -31, 6, "#fff0b8"),
    (("#fffbe0", "#b8dcf0 .5", "#5a8ac0"), -25, -18, "#fff6cf"),
    (("#f4fcff", "#7abdf0 .5", "#3a7ac8"), 0, -29, "#fffbe0"),
    (("#fff0b8", "#e8c070 .5", "#7a6a90"), 25, -18, "#ffe69a"),
    (("#ffc87a", "#e0643a .5", "#5a2450"), 31, 6, "#ffd45a"),
    (("#ff7a4a", "#7a1c40 .45", "#1a0a34"), 22, 32, "#ff6a3a"),
)


def space(number: int) -> str:
    """A space of the sun track: where the sun stands over the castle, and the colour of the sky."""
    stops, x, y, sun = SKIES[number - 1]
    night = number == len(SKIES)
    hill = mix("#4a3a5c", "#120818", number / 6)
    sky = box(-54, -54, 108, 108, rad(*stops, cx=(x + 54) / 108, cy=(y + 54) / 108, r=0.8))
    beams = path("M-30-30h.1M-12-40h.1M-36-8h.1M10-28h.1M-16-18h.1M24-34h.1", stroke="#fff", sw=3.6) if night else rays(x, y, 70, 14, sun, 0.45, 16, 0.4)
    keep = "M-54 54V26Q-30 16-20 22V2H-24L-14-18-4 2H-8V14H2V-10H-2L10-32 22-10H18V18H28V6H25L33-10 41 6H38V24L54 30V54Z"
    lights = "M-16 8h4v6h-4ZM8-2h4v7h-4ZM31 12h4v5h-4ZM-2 24h4v6h-4Z"
    house = group(path(keep, hill), path(lights, "#ffd45a" if number > 4 else mix(hill, "#000000", 0.5)), at=(-4, 22), k=0.76)
    return disc(("#000", "#000 .5", "#000"), sky, glow(x, y, 46, sun, 1), beams, circle(x, y, 13, rad("#fffef4", f"{sun} .6", mix(sun, "#ff8a2a", 0.4))), house, path("M-54 54V40Q0 28 54 42V54Z", hill), ring=lin("#e8a08a", "#8a2434 .5", "#2c0a1c", x2=1) if night else BRASS)


for _number in range(1, len(SKIES) + 1):
    token(f"sun-{_number}")(lambda n=_number: space(n))


# ---------------------------------------------------------------- Things that can be broken


def cracks(count: int) -> str:
    """So many wounds in a stone, bright at their bottoms."""
    lines = ("M-6-30L2-20-5-12 4-2", "M20 30L10 24 12 14 2 8", "M-24 26L-15 20-17 12-8 6", "M24-14L15-10 14-2 6 0")
    return "".join(path(d, stroke="#12060c", sw=7) + path(d, stroke="#ffd07a", sw=2.6) for d in lines[:count])


def artifact(hurt: int) -> str:
    """Klak's artifact: a horned idol with a burning eye; `hurt` of its five Hit Points are gone."""
    dim = hurt / 5
    horn = cut(blob("16,-20 30,-26 40,-42 40,-54! 50,-38 46,-18 30,-6", mix("#e0a23e", "#5a4a44", dim))) if hurt < 3 else cut(blob("16,-20 28,-24 34,-30! 36,-22! 42,-24! 42,-14 30,-6", "#7a6040"))
    other = group(cut(blob("16,-20 30,-26 40,-42 40,-54! 50,-38 46,-18 30,-6", mix("#e0a23e", "#5a4a44", dim))), flip=True)
    body = cut(poly("-30,46 -22,34 22,34 30,46 34,54 -34,54", mix("#7a5a3a", "#3a3236", dim))) + cut(blob("-28,-14 0,-26 28,-14 34,10 24,34 -24,34 -34,10", mix("#4a3048", "#3a343c", dim), stroke="#c99a4c", sw=3))
    fire = "".join(flame(x, -20, k) for x, k in ((0, 0.7 - dim * 0.4), (-13, 0.45 - dim * 0.3), (13, 0.45 - dim * 0.3)))
    iris = mix("#ff4af0", "#8a5a8a", dim)
    eye = glow(0, 8, 34, iris, 1 - dim * 0.6) + path("M-22 8Q0-12 22 8Q0 28-22 8Z", "#1c0a1c", stroke="#f0c86a", sw=3) + circle(0, 8, 10, rad("#fff0ff", f"{iris} .5", "#5a0a5a")) + oval(0, 8, 2.6, 9, "#1a041a")
    return bare(oval(0, 52, 40, 7, "#000", op=0.5, f="b2"), glow(0, 0, 58, iris, 0.5 - dim * 0.3), other, horn, fire, body, eye, cracks(hurt), path("M-20 40H20", stroke="#f0c86a", sw=3, op=0.7))


token("klaks-artifact")(lambda: artifact(0))
for _number in range(1, 5):
    token(f"klaks-artifact-{_number}")(lambda n=_number: artifact(n))


def cage(*inside: str) -> str:
    """The phylactery's bones: four claws that hold something, on a foot of skulls."""
    foot = cut(poly("-26,54 -20,38 20,38 26,54", "#b8ac90")) + "".join(pr.skull_small(x, 46, 0.4, "#e6dcc0") for x in (-15, 0, 15))
    claw = cut(path("M-10 40Q-40 20-34-14-30-30-16-38-26-14-20 6-14 26-4 38Z", "#d8ccb0"))
    return bare(oval(0, 53, 38, 6, "#000", op=0.5, f="b2"), *inside, claw, group(claw, flip=True), foot)


@token("gravestorms-phylactery")
def gravestorms_phylactery() -> str:
    """A blue heart of crystal in a cage of bone; lightning plays in it."""
    gem = cut(poly("0,-52 18,-24 15,14 0,36 -15,14 -18,-24", lin("#f4feff", "#5ad0f8 .45", "#0e4a8a"))) + path("M0-52L4-18 0 36M-18-24L4-18 18-24M4-18L15 14", stroke="#eaffff", sw=1.8, op=0.8)
    return cage(glow(0, -8, 58, "#6adcff", 1), gem, bolt("-6,-34 4,-16 -5,-6 5,16", "#8ae8ff", 2.6), path("M-30-44l6 6M30-48l-7 8M40-14l-8 2M-42-10l8 0", stroke="#dffaff", sw=3))


@token("gravestorms-phylactery-broken")
def gravestorms_phylactery_broken() -> str:
    """The crystal lies in shards, its light is out."""
    shards = "".join(cut(poly(p, c)) for p, c in (("-14,34 -18,8 -4,20", "#5a7a90"), ("0,36 -4,6 10,18", "#7a9ab0"), ("14,34 8,14 20,10", "#4a6a80"), ("-34,50 -28,34 -20,48", "#6a8aa0"), ("24,52 34,38 38,52", "#5a7a90")))
    smoke = group(blob("-8,6 -16,-14 -4,-26 -12,-44! 6,-34 6,-18 16,-8 8,6", "#a8b0bc"), f="b2", op=0.55)
    return cage(smoke, shards)


# ---------------------------------------------------------------- Marks


@token("dragons-breath-marker")
def dragons_breath_marker() -> str:
    """Lightning between a dragon's teeth."""
    upper = cut(blob("-50,-50 50,-50 50,-18 30,-14 0,-20 -30,-14 -50,-18", "#e2ded0")) + cut(path("M-40-18l7 22 8-23M-18-20l7 18 7-18M4-20l7 18 7-17M26-17l7 21 8-22", "#fffbe8"))
    lower = cut(blob("-50,50 50,50 50,26 26,24 0,30 -26,24 -50,26", "#c8c2b0")) + cut(path("M-32 27l7-18 7 17M-8 30l7-16 7 16M16 28l7-18 7 16", "#fffbe8"))
    return disc(("#c4f2ff", "#2a6ab8 .5", "#081838"), glow(0, 4, 50, "#8ae0ff", 1, core="#fff"), bolt("-46,6 -26,-2 -16,12 6,0 16,14 46,4", "#7ad8ff", 4), upper, lower, ring=lin("#ffb48a", "#c8242c .4", "#4a060c", x2=1))


@token("led")
def led() -> str:
    """Two links of a chain: a Hero leads Kavan."""
    link = lambda x, y, c: cut(group(box(-22, -12, 44, 24, "none", 12, stroke=c, **{"stroke-width": 9}), at=(x, y), turn=-38))  # noqa: E731
    return disc(("#a8d8b8", "#3a6a58 .5", "#0c1e1a"), link(-12, 10, "#f0c25a"), link(12, -10, "#ffe6a0"), cut(group(path("M-7 17A12 12 0 0 0-7-7", stroke="#f0c25a", sw=9), at=(0, 0), turn=-38)), ring=COPPER)


# ---------------------------------------------------------------- Lairs


def lair(ground: tuple[str, str, str], *parts: str) -> str:
    """A banner with the sign of a lair."""
    shape = "M-44-46H44V30L0 54L-44 30Z"
    return picture(group(
        group(path(shape, "#000"), at=(2, 4), f="b2", op=0.6), path(shape, "#c99a4c"), path("M-44-46H44V30L0 54L-44 30Z", stroke="#2a1508", sw=2),
        clipped("cloth", path("M-38-42H38V26L0 47L-38 26Z"), box(-44, -50, 88, 108, rad(*ground, cx=0.45, cy=0.36, r=0.7)), *parts, path("M-26-50V50M26-50V50", stroke="#000", sw=9, op=0.12)),
        path("M-38-42H38V26L0 47L-38 26Z", stroke="#2a1508", sw=2), path("M-40-43H36", stroke="#fff0c0", sw=1.6, op=0.8),
        cut(box(-52, -54, 104, 10, lin("#fbe6ab", "#8a5a20"), 5)), cut(circle(-52, -49, 6.5, pr.GOLD), circle(52, -49, 6.5, pr.GOLD)),
        at=(60, 60)), size=(120, 120))


@token("lair-back")
def lair_back() -> str:
    """Two eyes in the mouth of a cave."""
    return lair(("#8a3440", "#4a1420 .5", "#16060a"), path("M-30 30Q-32-28 0-30 32-28 30 30Z", "#0a0408"), cr.eyes(0, -4, 24, 6, "#ffb03a", "#fff0c0", 14), path("M-30 30Q-20 18-10 30 0 16 10 30 20 18 30 30L0 47Z", "#5c2a30"))


@token("lair-arcane-circle")
def lair_arcane_circle() -> str:
    """The rune circle."""
    star = path("M" + "L".join(f"{26 * math.sin(i * 4 * math.pi / 5):.1f} {-26 * math.cos(i * 4 * math.pi / 5):.1f}" for i in range(5)) + "Z", stroke="#f0e2ff", sw=4)
    return lair(("#a07ae0", "#4a2c86 .5", "#140828"), glow(0, -2, 50, "#c8a0ff", 0.8), group(circle(0, 0, 31, stroke="#d8b8ff", sw=4), star, at=(0, -3)), circle(0, -3, 4, "#fff"))


@token("lair-dark-fountain")
def lair_dark_fountain() -> str:
    """A basin of black water."""
    basin = cut(path("M-34 2H34Q32 18 12 22V32H18V38H-18V32H-12V22Q-32 18-34 2Z", "#a8a2b8")) + cut(oval(0, 2, 34, 9, "#c8c2d8")) + oval(0, 2, 27, 6, "#0a0818")
    jet = path("M0 2V-28M0-28Q-14-30-18-4M0-28Q14-30 18-4M0-30Q-6-38 0-42Q6-38 0-30", stroke="#8a74d8", sw=5)
    return lair(("#7a86b8", "#303a6a .5", "#0a0c20"), glow(0, -14, 40, "#8a7aff", 0.6), basin, jet, oval(0, 2, 8, 2, "#8a7aff"))


@token("lair-fetid-den")
def lair_fetid_den() -> str:
    """A paw over gnawed bones."""
    pads = cut(blob("-16,10 0,-6 16,10 12,22 -12,22", "#e8b06a")) + cut(*(oval(x, y, 7, 10, "#e8b06a", t) for x, y, t in ((-21, -6, -24), (-8, -20, -8), (8, -20, 8), (21, -6, 24)))) + "".join(group(poly("-4,0 4,0 0,-13", "#fff6dc"), at=(x, y), turn=t) for x, y, t in ((-26, -14, -26), (-10, -29, -8), (10, -29, 8), (26, -14, 26)))
    return lair(("#9a8a4a", "#4a3c1c .5", "#160f06"), cut(cr.bone((-30, 34), (24, 26), 3.4)), cut(cr.bone((-20, 22), (26, 38), 3.4)), group(pads, at=(0, -4)))


@token("lair-laboratory")
def lair_laboratory() -> str:
    """Three vessels on the boil."""
    flask = lambda x, c, k: group(cut(path("M-7-30H7V-10L20 18Q20 24 14 24H-14Q-20 24-20 18L-7-10Z", "#e6f4fa")), path("M-12 4H12L17 18Q17 21 13 21H-13Q-17 21-17 18Z", c), path("M-3-26V-8", stroke="#fff", sw=3), circle(-4, 12, 2.4, "#fff", op=0.8), circle(5, 9, 1.8, "#fff", op=0.8), at=(x, 6), k=k)  # noqa: E731
    return lair(("#7ac0a8", "#2a5c5a .5", "#081a1c"), glow(0, 0, 46, "#aaffd8", 0.6), flask(-21, "#e060c8", 0.8), flask(21, "#f0a83a", 0.8), flask(0, "#5ad86a", 1.12), path("M-40 32H40", stroke="#3a241a", sw=6))


@token("lair-rotting-nook")
def lair_rotting_nook() -> str:
    """Ribs, toadstools and flies."""
    ribs = "".join(path(f"M{x} 26Q{x - 12} -8 {x + 8} -26", stroke="#e8e0c0", sw=6) for x in (-22, -7, 8, 23))
    stool = lambda x, y, k: group(cut(path("M-3 0H3V14H-3Z", "#f0e4cc")), cut(path("M-12 2Q-10-14 0-14 10-14 12 2Q0-3-12 2Z", "#c84a5a")), circle(-4, -6, 2, "#ffe9dc"), circle(4, -8, 1.8, "#ffe9dc"), at=(x, y), k=k)  # noqa: E731
    return lair(("#a8b85a", "#4a5c2a .5", "#101a0a"), path("M-34-20Q0-34 36-22", stroke="#cfc49c", sw=7), cut(ribs), stool(-16, 18, 1), stool(6, 24, 0.8), stool(22, 14, 1.1), path("M-28-34h.1M0-38h.1M26-36h.1M14-6h.1M-14-2h.1", stroke="#1a1a0c", sw=5))


@token("lair-workshop")
def lair_workshop() -> str:
    """A hammer and a wheel."""
    teeth = "".join(group(box(-5, -30, 10, 12, "#c8a05a", 2), turn=t) for t in range(0, 360, 45))
    wheel = cut(teeth, circle(0, 0, 22, "#c8a05a"), circle(0, 0, 22, "none", stroke="#8a6430", sw=2)) + circle(0, 0, 9, "#3a2418")
    hammer = cut(box(-4, -14, 8, 54, "#a06a3a", 3)) + cut(box(-20, -30, 40, 18, "#d4dae6", 4))
    return lair(("#c88a5a", "#5c3020 .5", "#1c0c08"), group(wheel, at=(-4, -4)), group(hammer, at=(6, 2), turn=36))


# ---------------------------------------------------------------- Signs


@token("power-deck")
def power_deck() -> str:
    """A Hero's own deck of Power cards: a star between crossed blades."""
    blade = path("M-2.5 22V-24L0-30 2.5-24V22Z", "#e6ecf8") + path("M-8 14H8V18H-8Z", "#f0c85a")
    return deck("#2c5a44", group(blade, turn=40) + group(blade, turn=-40) + pr.star(0, -2, 24, "#ffe9a0") + circle(0, -2, 5, "#fffbe8"))


@token("loot")
def loot() -> str:
    """A card that goes home unplayed: face down in a sack."""
    card = group(box(-17, -30, 34, 46, "#5c3614", 4), box(-13, -26, 26, 38, "none", 3, stroke="#f0d490", sw=2.4), circle(0, -8, 7, "#f0b04a"), at=(4, -18), turn=12)
    sack = path("M-26-12Q-44 10-42 32-38 48 0 48 38 48 42 32 44 10 26-12 14-4 0-6-14-4-26-12Z", lin("#d8a868", "#a8763c .5", "#6a4420"))
    return sign(card, sack, path("M-24-6Q0 6 24-6", stroke="#8a1f28", sw=7), path("M-24 16Q-30 28-26 38M0 14V40M22 14Q28 28 24 38", stroke="#6a4420", sw=3), pr.star(-8, 26, 13, "#ffe9a8"))


@token("escaped")
def escaped() -> str:
    """Out of the gate, into the light."""
    gate = path("M-40 46V-8C-40-40-14-50 0-54 14-50 40-40 40-8V46Z", lin("#8a7aa0", "#4a3c5c")) + path("M-28 46V-6C-28-28-10-38 0-42 10-38 28-28 28-6V46Z", rad("#fffbe0", "#ffd878 .5", "#e8883a", cy=0.55))
    arrow = path("M-14 30V4H-28L0-26 28 4H14V30Z", "#3a7a4a", stroke="#f4ffe8", **{"stroke-width": 4})
    return sign(gate, group(arrow, at=(0, 12), k=0.8))


def wax(light: str, colour: str, deep: str, *sign_: str) -> str:
    """A seal of wax on two ends of ribbon."""
    edge = " ".join(f"{(46 + (3 if i % 3 else -2)) * math.cos(i * math.pi / 9):.0f},{(46 + (3 if i % 3 else -2)) * math.sin(i * math.pi / 9) - 8:.0f}" for i in range(18))
    ribbon = path("M-24 14L-38 56-24 48-14 58-4 18ZM24 14L38 56 24 48 14 58 4 18Z", mix(deep, "#000000", 0.25))
    return sign(ribbon, blob(edge, lin(light, f"{colour} .45", deep)), circle(0, -8, 33, "none", stroke=mix(deep, "#000000", 0.2), sw=4), circle(1, -7, 33, "none", stroke=light, sw=1.4), group(*sign_, at=(0, -8)))


@token("seal-won")
def seal_won() -> str:
    """Golden wax: the sun has risen over this night."""
    beams = "".join(group(poly("-5,-15 5,-15 0,-29", "#7a4a10"), turn=t) for t in range(0, 360, 45))
    return wax("#fff0b0", "#e8b040", "#8a5a18", beams, circle(0, 0, 13, "#7a4a10"), circle(0, 0, 9, "#ffe9a0"))


@token("seal-lost")
def seal_lost() -> str:
    """Black wax with a bat, and cracked."""
    bat = "M0 14C-6 4-16 0-28-2-34 4-42 8-50 8-42-16-30-26-16-22-10-20-8-16-6-14L-6-26 0-20 6-26 6-14C8-16 10-20 16-22 30-26 42-16 50 8 42 8 34 4 28-2 16 0 6 4 0 14Z"
    return wax("#8a7080", "#4a3444", "#1c1018", group(path(bat, "#d84a4a"), at=(0, 4), k=0.52), path("M30-30L14-14 22-4 4 12 10 24 2 36", stroke="#0c060a", sw=4))


@token("seal-open")
def seal_open() -> str:
    """Pale wax, nothing pressed into it yet."""
    return wax("#e8dccc", "#b0a090", "#6a5c50", circle(0, 0, 6, "#8a7a6a"))


# ---------------------------------------------------------------- The stairs



@token("../stairs-sealed")
def stairs_sealed() -> str:
    """Iron bars, chains and a burning rune over the stairs, two squares by two; 192 x 192."""
    bars = "".join(box(x - 5, 4, 10, 184, lin("#b8bcc8", "#5c606e .4", "#24262e", x2=1), 4) for x in (24, 60, 96, 132, 168))
    rails = "".join(box(4, y - 7, 184, 14, lin("#c8ccd6", "#686c7a .4", "#2c2e36"), 5) for y in (18, 174))
    rivets = "".join(circle(x, y, 4, "#e2e4ea", stroke="#1c1c22", sw=1.2) for x in (24, 60, 96, 132, 168) for y in (18, 174))
    chain = "".join(oval(96 + i * 11, 96 + i * 11, 9, 5.5 if i % 2 else 2.6, "none", 45, stroke="#e8d8b0" if i % 2 else "#b09a68", sw=4.6) for i in range(-8, 9))
    seal = glow(96, 96, 74, "#ff4a3a", 0.9) + cut(circle(96, 96, 34, "#8a1420"), circle(96, 96, 34, "none", stroke="#f0b86a", sw=5)) + group(pr.rune_ring(28, "#ffd8a0", 8), path("M0-12L10 8H-10Z", stroke="#fff0d0", sw=4), at=(96, 96))
    return picture(box(2, 2, 188, 188, "#08040a", 4, op=0.45), cut(bars), cut(rails), rivets, cut(chain), group(cut(chain), at=(192, 0), flip=True), seal, size=(192, 192))


def main(words: list[str]) -> None:
    """Write the pictures that are asked for, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, made in TOKENS.items():
        if not words or name in words:
            (OUT / f"{name}.svg").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
