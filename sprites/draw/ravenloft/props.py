"""The things of the Treasure cards: blades, bottles, rings, hands, each drawn about its own origin."""

import math
import random
from itertools import pairwise

from sprites.draw.ravenloft.cards.treasure_motifs import (
    blob,
    box,
    circle,
    cut,
    glow,
    group,
    limb,
    lin,
    mix,
    oval,
    path,
    poly,
    rad,
)

GOLD = lin("#fff0b8", "#e0a83e .45", "#8a5a1c")
STEEL = lin("#f6f9ff", "#aab4c6 .5", "#5d6678", x2=1, y2=0)
SKIN = "#d8a47e"


def sword(blade: str = "#dfe6f2", hilt: str = "#d9a441", gem: str = "#4ac8ff", length: float = 150, wings: bool = False) -> str:
    """A long sword, its point upwards, the cross-guard at the origin."""
    e, dark = length, mix(blade, "#1a2030", 0.42)
    guard = "M-40-4C-24-12-10-8 0-8 10-8 24-12 40-4 42 4 34 8 26 4 14 2 8 8 0 8-8 8-14 2-26 4-34 8-42 4-40-4Z"
    if wings:
        guard = "M0-12C-16-22-34-20-62-44-60-28-56-24-46-18-54-18-58-16-62-16-54-4-42 0-34 0-20 4-10 8 0 10 10 8 20 4 34 0 42 0 54-4 62-16 58-16 54-18 46-18 56-24 60-28 62-44 34-20 16-22 0-12Z"
    return (
        cut(path(f"M-11 0L-9-{e - 22} 0-{e} 9-{e - 22} 11 0Z", blade), path(f"M0-{e}L9-{e - 22} 11 0H0Z", dark), path(f"M0-8V-{e - 40}", stroke=mix(blade, "#1a2030", 0.6), sw=2.4, op=0.7))
        + cut(path("M-6 4H6L5 46H-5Z", "#5c3424"), path("M-6 14L6 20M-6 24L6 30M-5 34L5 40", stroke="#2c160e", sw=2.4), circle(0, 53, 9, hilt))
        + cut(path(guard, hilt), path(guard, GOLD, op=0.5))
        + circle(0, 0, 6.5, mix(gem, "#000000", 0.3)) + circle(0, 0, 5, gem) + circle(-1.6, -1.8, 1.6, "#fff")
    )  # fmt: skip


def flask(drink: str, glass: str = "#d9eef6", *, cork: bool = True) -> str:
    """A round flask, its middle at the origin, some 130 high."""
    return (
        cut(path("M-15-56H15V-30C42-22 56 2 52 26 48 52 24 64 0 64-24 64-48 52-52 26-56 2-42-22-15-30Z", glass, op=0.34))
        + path("M-47 8C-28-2-12 14 4 6 20-2 34 4 48 8 50 40 30 58 0 58-30 58-50 40-47 8Z", rad(mix(drink, "#ffffff", 0.45), f"{drink} .55", mix(drink, "#100008", 0.55), cx=0.4, cy=0.4, r=0.7))
        + path("M-47 8C-28-2-12 14 4 6 20-2 34 4 48 8", stroke=mix(drink, "#ffffff", 0.5), sw=3)
        + "".join(circle(x, y, r, mix(drink, "#ffffff", 0.6), op=0.8) for x, y, r in ((-18, 26, 5), (8, 36, 4), (22, 22, 3), (-4, 16, 2.4), (-28, 38, 2.6)))
        + path("M-40-4C-46 10-46 26-40 38", stroke="#fff", sw=5, op=0.75) + path("M-30-16l6-4", stroke="#fff", sw=4, op=0.7)
        + path("M-15-56H15V-30C42-22 56 2 52 26 48 52 24 64 0 64-24 64-48 52-52 26-56 2-42-22-15-30Z", stroke="#f2fbff", sw=2.4, op=0.6)
        + cut(box(-19, -62, 38, 10, "#c9a45a", 4), path("M-12-62L-14-80Q0-86 14-80L12-62Z", "#9a6a3c") if cork else "")
    )  # fmt: skip


def vial(drink: str, glass: str = "#d9eef6", sign: str = "", *, cork: bool = True) -> str:
    """A tall phial, its middle at the origin, some 150 high."""
    d = "M-10-62H10V-40C28-28 30-8 26 14 22 38 24 50 28 66H-28C-24 50-22 38-26 14-30-8-28-28-10-40Z"
    return (
        cut(path(d, glass, op=0.36))
        + path("M-25-10C-10-18 8-4 25-10 26 4 22 30 21 40 21 50 22 56 24 62H-24C-22 56-21 50-21 40-22 30-26 4-25-10Z", lin(mix(drink, "#ffffff", 0.5), f"{drink} .5", mix(drink, "#04000c", 0.5)))
        + sign
        + path("M-20-20C-24-4-20 20-18 44", stroke="#fff", sw=4, op=0.75) + path(d, stroke="#f2fbff", sw=2.2, op=0.6)
        + cut(box(-14, -66, 28, 8, "#c9a45a", 3), path("M-8-66L-10-84Q0-90 10-84L8-66Z", "#9a6a3c") if cork else "")
    )  # fmt: skip


def fist(skin: str = SKIN, sleeve: str = "#5a3a2a") -> str:
    """A hand that grips something upright at the origin; the forearm runs down to the left."""
    dark = mix(skin, "#301018", 0.4)
    return (
        cut(limb((-64, 58), (-22, 14), 24, 16, sleeve), limb((-30, 24), (-20, 12), 19, 17, mix(sleeve, "#ffffff", 0.15)))
        + cut(blob("-26,8 -22,-18 -6,-26 16,-24 22,-8 20,14 8,26 -14,24", skin))
        + cut(*(limb((-8, y), (18, y - 2), 6.5, 6, skin) for y in (-18, -7, 4, 15)))
        + path("M-8-12H16M-8-1H17M-8 10H15", stroke=dark, sw=1.8, op=0.7)
        + cut(limb((-18, -12), (2, -24), 7, 6, skin))
    )


def reach(skin: str = SKIN, sleeve: str = "#5a3a2a", spread: float = 1, nails: str = "") -> str:
    """An open hand that reaches upwards, the wrist at the origin, some 90 high; the arm runs down."""
    dark = mix(skin, "#200818", 0.4)
    fingers = ((-16, -34, -34, -74), (-6, -40, -11, -90), (6, -40, 12, -88), (16, -34, 32, -70))
    parts = "".join(cut(limb((a, b), (c * spread, d), 7.5, 5, skin)) for a, b, c, d in fingers)
    if nails:
        parts += "".join(
            poly(f"{c * spread - 5},{d} {c * spread * 1.25},{d - 22} {c * spread + 5},{d - 1}", nails) for _, _, c, d in fingers
        )
    return (
        cut(limb((0, 10), (0, 80), 19, 26, sleeve), limb((0, 10), (0, 16), 22, 22, mix(sleeve, "#ffffff", 0.15)))
        + parts
        + cut(limb((-16, -16), (-46 * spread, -40), 8.5, 5.5, skin))
        + cut(blob("-22,-40 0,-46 22,-38 22,-14 14,8 -12,8 -24,-14", skin))
        + path("M-14-30Q0-22 14-30M-10-12Q2-6 12-14", stroke=dark, sw=2, op=0.6)
    )


def ring(r: float, gem: str, metal: str = GOLD, thick: float = 0.26) -> str:
    """A finger ring seen from the front, its hole at the origin, the stone on top."""
    t = r * thick
    return (
        cut(
            path(
                f"M0-{r}A{r} {r} 0 1 1-.1-{r}ZM0-{r - t:.1f}A{r - t:.1f} {r - t:.1f} 0 1 0 .1-{r - t:.1f}Z",
                metal,
                **{"fill-rule": "evenodd"},
            )
        )
        + circle(0, 0, r - t * 0.4, stroke="#fff4c8", sw=r * 0.03, op=0.8)
        + glow(0, -r, r * 0.9, gem, 0.8)
        + cut(
            poly(
                f"{-r * 0.34:.1f},{-r * 0.98:.1f} {-r * 0.2:.1f},{-r * 1.26:.1f} {r * 0.2:.1f},{-r * 1.26:.1f} {r * 0.34:.1f},{-r * 0.98:.1f} 0,{-r * 0.72:.1f}",
                gem,
            )
        )
        + poly(
            f"{-r * 0.34:.1f},{-r * 0.98:.1f} {-r * 0.2:.1f},{-r * 1.26:.1f} {r * 0.04:.1f},{-r * 1.26:.1f} {-r * 0.06:.1f},{-r:.1f}",
            mix(gem, "#ffffff", 0.6),
            op=0.8,
        )
    )


def coins(seed: int, n: int, x: float, y: float, w: float, h: float) -> str:
    """A heap of coins, higher in its middle."""
    rng = random.Random(seed)  # noqa: S311
    heap = path(
        f"M{x} {y + h}Q{x + w * 0.25} {y + h * 0.2} {x + w / 2} {y}Q{x + w * 0.75} {y + h * 0.2} {x + w} {y + h}Z",
        lin("#d79a34", "#6a3e12"),
    )
    kinds = ["", "", ""]
    for at in range(n):
        u = rng.random()
        top = y + h * abs(u - 0.5) ** 1.3 * 2
        kinds[at % 3] += f"M{round(x + u * w)} {round(top + rng.random() * (y + h - top))}h7"
    return heap + "".join(
        path(d, stroke="#8a5718", sw=11, transform="translate(1 2)") + path(d, stroke=c, sw=9)
        for d, c in zip(kinds, ("#ffd867", "#e8b043", "#f4c655"), strict=True)
    )


def boot(leather: str = "#8a5630") -> str:
    """A high boot that points to the right, its heel at the origin, some 90 high."""
    dark = mix(leather, "#180a06", 0.5)
    return (
        cut(blob("-16,-84! -14,-40 -18,-8 -14,2! 8,2 30,0 52,2! 56,-10 46,-20 24,-28 18,-44 22,-84!", leather), blob("8,-84! 22,-84! 18,-44 24,-28 46,-20 56,-10 30,-12 10,-26 6,-50", dark, op=0.4))
        + cut(path("M-20-92Q2-84 26-92L24-74Q2-66-18-74Z", mix(leather, "#ffffff", 0.22)))
        + cut(path("M-18-2H56V6Q20 10 8 4L4 10H-18Z", dark))
        + path("M-12-52Q4-46 18-52M-14-34Q4-26 22-34", stroke="#e0b04a", sw=4) + box(0, -54, 9, 9, "#f2cc6a", 2)
    )  # fmt: skip


def web(x: float, y: float, r: float, start: float, colour: str = "#e8e0f0") -> str:
    """A quarter of a cobweb that hangs in a corner."""
    spokes = [start + 22.5 * i for i in range(5)]
    tip = lambda a, k: (x + math.cos(math.radians(a)) * r * k, y + math.sin(math.radians(a)) * r * k)  # noqa: E731
    d = "".join(f"M{x} {y}L{tip(a, 1)[0]:.0f} {tip(a, 1)[1]:.0f}" for a in spokes)
    for k in (0.35, 0.6, 0.85):
        for a, b in pairwise(spokes):
            (x1, y1), (x2, y2), (mx, my) = tip(a, k), tip(b, k), tip((a + b) / 2, k * 0.82)
            d += f"M{x1:.0f} {y1:.0f}Q{mx:.0f} {my:.0f} {x2:.0f} {y2:.0f}"
    return path(d, stroke=colour, sw=1.1, op=0.45)


def star(x: float, y: float, r: float, fill: str = "#fff6d8") -> str:
    """A glint with four points."""
    k = r * 0.14
    return path(
        f"M{x} {y - r}Q{x + k} {y - k} {x + r} {y}Q{x + k} {y + k} {x} {y + r}Q{x - k} {y + k} {x - r} {y}Q{x - k} {y - k} {x} {y - r}Z",
        fill,
    )


def skull_small(x: float, y: float, k: float = 1, fill: str = "#d8caa6", turn: float = 0) -> str:
    """A skull on a heap, without glow."""
    return group(
        cut(blob("-20,-2 -16,-22 0,-28 16,-22 20,-2 14,8 11,20! -11,20! -14,8", fill)) + oval(-8, -3, 5.5, 6, "#1b1118") + oval(8, -3, 5.5, 6, "#1b1118") + path("M0 3l-3 7h6Z", "#1b1118") + path("M-6 13v7M0 13v7M6 13v7", stroke="#1b1118", sw=1.6),
        at=(x, y), k=k, turn=turn,
    )  # fmt: skip


def rune_ring(r: float, colour: str, n: int = 8, signs: str = "") -> str:
    """A double ring with a star and signs between its lines, about the origin."""
    mid = r * 0.86
    star_d = ""
    for at in range(n):
        a, b = 2 * math.pi * at / n, 2 * math.pi * (at + 3) / n
        star_d += f"M{math.cos(a) * r * 0.74:.1f} {math.sin(a) * r * 0.74:.1f}L{math.cos(b) * r * 0.74:.1f} {math.sin(b) * r * 0.74:.1f}"
    marks = ("M-4-5L4 5M-4 5L0 0", "M0-6V6M-4-2L4 2", "M-4 5L0-6 4 5", "M-4-4H4V4H-4", "M-3-6V6M-3-6L4-2-3 1")
    glyphs = "".join(
        group(
            path(marks[at % 5], stroke=colour, sw=2),
            at=(math.cos(2 * math.pi * (at + 0.5) / 12) * mid, math.sin(2 * math.pi * (at + 0.5) / 12) * mid),
            turn=at * 30,
            k=r / 110,
        )
        for at in range(12)
    )
    return (
        circle(0, 0, r, stroke=colour, sw=r * 0.03)
        + circle(0, 0, r * 0.74, stroke=colour, sw=r * 0.022)
        + path(star_d, stroke=colour, sw=r * 0.022)
        + glyphs
        + signs
    )
