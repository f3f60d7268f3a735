"""Draw the tokens, markers and small signs of Castle Ravenloft, 120 x 120: `python -m sprites.draw.ravenloft.tokens [name ...]`.

Markers that lie on the board are discs with a ring; signs that stand beside a word or a number are bare shapes with a dark edge.
"""

import math
import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft import props as pr
from sprites.draw.ravenloft.cards.treasure_motifs import (
    blob,
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
)  # fmt: skip

OUT = Path(__file__).resolve().parents[2] / "ravenloft" / "tokens"
TOKENS: dict[str, Callable[[], str]] = {}


def cut(*parts: str) -> str:
    """A small sheet of cut paper."""
    return f'<g filter="url(#fine)">{"".join(parts)}</g>'


IRON = lin("#c2c6d2", "#6a6e7c .4", "#2a2c36", x2=1)
BRASS = lin("#fbe6ab", "#c99a4c .4", "#5a3f18", x2=1)
COPPER = lin("#ffc09a", "#b0603a .4", "#4a2415", x2=1)
HEART = "M0 44C-66 2-50-44-24-44-10-44-2-34 0-26 2-34 10-44 24-44 50-44 66 2 0 44Z"


def token(made: Callable[[], str]) -> Callable[[], str]:
    """Register a token; the function is named like it."""
    TOKENS[made.__name__.strip("_").replace("_", "-")] = made
    return made


def sign(*parts: str) -> str:
    """A bare shape with a dark edge, drawn about the middle."""
    return picture(f'<g filter="url(#icon)">{group(*parts, at=(60, 60))}</g>', size=(120, 120))


def disc(ground: tuple[str, ...], *parts: str, ring: str = IRON, over: str = "") -> str:
    """A marker: a scene in a ring."""
    return picture(
        circle(61.5, 63, 55, "#000", op=0.5, f="b2"),
        circle(60, 60, 56, "#0b0809"),
        clipped("disc", circle(60, 60, 48), circle(60, 60, 50, rad(*ground, cx=0.42, cy=0.36, r=0.75)), group(*parts, at=(60, 60)), circle(60, 60, 48, rad("#000 .6 0", "#000 1 .55"))),
        circle(60, 60, 51, stroke=ring, sw=7.5),
        path("M22 30A48 48 0 0 1 84 16", stroke="#fff", sw=2, op=0.5),
        circle(60, 60, 47, stroke="#0b0809", sw=1.6),
        over,
        size=(120, 120),
    )  # fmt: skip


def trap(*parts: str) -> str:
    """A trap's marker: iron, torchlight, four rivets."""
    rivets = "".join(
        circle(60 + 51 * math.cos(a), 60 + 51 * math.sin(a), 3, "#d8dae2", stroke="#1c1c22", sw=1)
        for a in (math.pi / 4 + i * math.pi / 2 for i in range(4))
    )
    return disc(("#f0b060", "#8a4a26 .5", "#24100c"), *parts, over=rivets)


# ---------------------------------------------------------------- Conditions and counters


@token
def slowed() -> str:
    """A snail."""
    shell = cut(circle(4, -6, 26, "#8fc0f0")) + path(
        "M4-6a6 6 0 0 1 10 6 12 12 0 0 1-20 0 17 17 0 0 1 30-10", stroke="#24487a", sw=4.5
    )
    return disc(("#7ea6d8", "#2c4a7a .5", "#0a1228"), cut(blob("-40,26 -20,18 16,20 26,2 22,-12 34,-16 40,0 34,22 20,30 -38,30", "#d8e8fa")), cut(path("M28-12L24-30M36-12L40-30", stroke="#d8e8fa", sw=3.5), circle(24, -31, 3, "#fff"), circle(40, -31, 3, "#fff")), shell, ring=lin("#cfe4ff", "#5a86c0 .5", "#1c345c", x2=1))  # fmt: skip


@token
def immobilized() -> str:
    """Chains that cross behind a padlock."""
    chain = "".join(
        oval(x, 0, 9, 5.5, "none", 0, stroke="#eef2fa", sw=4) if i % 2 else path(f"M{x - 6} 0h12", stroke="#a4acbe", sw=5)
        for i, x in enumerate(range(-48, 49, 12))
    )
    lock = (
        cut(path("M-12-8V-16A12 12 0 0 1 12-16V-8", stroke="#dfe4ee", sw=7))
        + cut(box(-21, -8, 42, 34, lin("#ffdf8a", "#c8862e .5", "#7a4c14"), 6))
        + circle(0, 5, 5.5, "#2a1406")
        + path("M0 6v10", stroke="#2a1406", sw=5)
    )
    return disc(("#b89ae6", "#56408a .5", "#160c2c"), cut(group(chain, turn=45)), cut(group(chain, turn=-45)), lock, ring=lin("#e6d4ff", "#8a62c0 .5", "#34205c", x2=1))  # fmt: skip


@token
def daze() -> str:
    """Stars about a reeling spiral."""
    stars = "".join(
        group(pr.star(0, 0, 15, "#ffe27a"), at=(40 * math.cos(a), 40 * math.sin(a) * 0.75)) for a in (-2.6, -1.57, -0.5, 0.7, 2.3)
    )
    return sign(path("M0 4a5 5 0 0 1 9 4 12 12 0 0 1-22 0 19 19 0 0 1 36-6 26 26 0 0 1-6 24", stroke="#b98aff", sw=7.5), stars)


@token
def surge() -> str:
    """A healing surge: a heart with a spark in it."""
    return sign(
        path(HEART, lin("#ff8a78", "#e23a3a .4", "#7a0c18")),
        path("M-36-14C-38-32-26-36-18-34", stroke="#ffd8cc", sw=6),
        path("M-7-18H7V-5H20V9H7V22H-7V9H-20V-5H-7Z", "#fff0dc"),
    )


@token
def surge_spent() -> str:
    """A spent surge: the heart is stone, and broken."""
    return sign(
        path(HEART, lin("#6a6272", "#433c4c .5", "#221e28")),
        path("M4-30L-8-12 8 0-6 16 2 42", stroke="#120a12", sw=5),
        path("M-36-14C-38-32-26-36-18-34", stroke="#a29aac", sw=4, op=0.7),
    )


@token
def experience() -> str:
    """A victor's star with a skull."""
    spikes = (
        "M"
        + "L".join(
            f"{(50 if i % 2 == 0 else 33) * math.sin(math.pi * i / 8):.1f} {-(50 if i % 2 == 0 else 33) * math.cos(math.pi * i / 8):.1f}"
            for i in range(16)
        )
        + "Z"
    )
    return sign(
        path(spikes, lin("#fff2b8", "#e6ac3c .5", "#7a4c12")),
        circle(0, 0, 29, "#5c3610"),
        group(pr.skull_small(0, 3, 0.95, "#f6ead0")),
    )


@token
def damage() -> str:
    """A drop of blood."""
    return sign(
        path("M0-50C20-20 36-2 36 18A36 34 0 0 1-36 18C-36-2-20-20 0-50Z", lin("#ff7a6a", "#c81e28 .4", "#5c0610")),
        path("M-20 16A20 18 0 0 0-4 34", stroke="#ffc4b8", sw=6, op=0.9),
    )


# ---------------------------------------------------------------- Signs


@token
def attack() -> str:
    """Two crossed blades."""
    blade = (
        path("M-6 18L-7-34 0-52 7-34 6 18Z", "#dfe6f2")
        + path("M0-52L7-34 6 18H0Z", "#8d97ab")
        + path("M-18 16H18V24H-18Z", "#e0a83e")
        + path("M-4 24H4V42H-4Z", "#6a3e22")
        + circle(0, 45, 5.5, "#e0a83e")
    )
    return sign(group(blade, turn=42), group(blade, turn=-42))


@token
def move() -> str:
    """Two footprints on their way."""
    sole = oval(0, -14, 13, 19, "#ffdf9a") + oval(0, 18, 9, 11, "#ffdf9a")
    return sign(group(sole, at=(-20, 14), turn=18), group(sole, at=(22, -16), turn=18))


@token
def speed() -> str:
    """A boot with a wing."""
    wing = path(
        "M-8-20C-26-40-44-42-54-38-50-28-44-24-36-22-46-20-50-18-52-14-44-6-34-6-28-8-34-2-36 0-36 4-22 8-10 0-6-8Z", "#eaf4ff"
    )
    return sign(
        group(pr.boot("#b0713c"), at=(-4, 42), k=0.86),
        wing,
        path("M-18-22Q-34-30-46-34M-16-14Q-30-16-42-14", stroke="#8aa6cc", sw=3),
    )


@token
def shield() -> str:
    """A shield: armour class."""
    return sign(path("M0-50L42-38V-4C42 26 22 42 0 52-22 42-42 26-42-4V-38Z", lin("#fff0b8", "#d09a3c .5", "#6a4414")), path("M0-38L31-29V-3C31 18 17 31 0 39-17 31-31 18-31-3V-29Z", "#7d8ba4"), path("M0-38L31-29V-3C31 18 17 31 0 39Z", "#56627c"), path("M0-30V30M-22-10H22", stroke="#f6e2a8", sw=8))  # fmt: skip


def deck(colour: str, emblem: str) -> str:
    """Three cards of a deck, the uppermost with an emblem."""
    card = lambda x, y, fill: box(x - 31, y - 42, 62, 84, fill, 6)  # noqa: E731
    return sign(group(card(8, 6, mix(colour, "#000000", 0.6)), card(3, 2, mix(colour, "#000000", 0.35)), card(-3, -3, colour), box(-29, -40, 52, 74, "none", 4, stroke="#f0d490", sw=2.4), group(emblem, at=(-3, -3)), turn=-7))  # fmt: skip


@token
def encounter_deck() -> str:
    """The Encounter deck: lightning over a moon."""
    return deck(
        "#3a2c66",
        circle(0, -4, 19, "#e8e0c0") + circle(7, -8, 16, "#3a2c66") + path("M4-26L-12 4H0L-6 30 16-6H4L12-26Z", "#ffb83e"),
    )


@token
def treasure_deck() -> str:
    """The Treasure deck: a chest."""
    chest = (
        path("M-24-2V-8Q-24-26-8-26H8Q24-26 24-8V-2Z", "#f0b04a")
        + path("M-24 2H24V24H-24Z", "#d88a2e")
        + path("M-14-25V24M14-25V24M-24 0H24", stroke="#5a3210", sw=4)
        + box(-7, -8, 14, 15, "#fff0b8", 2)
        + circle(0, -1, 3, "#3a1e0a")
    )
    return deck("#5c3614", chest)


@token
def monster_deck() -> str:
    """The Monster deck: a horned skull."""
    horns = path("M-14-14C-28-14-30-28-26-36-22-26-14-26-6-22ZM14-14C28-14 30-28 26-36 22-26 14-26 6-22Z", "#d8c28e")
    return deck(
        "#6a1c24", horns + pr.skull_small(0, 2, 1, "#f0e4c4") + circle(-8, -1, 3, "#ff6a3a") + circle(8, -1, 3, "#ff6a3a")
    )


@token
def tile() -> str:
    """A tile of the dungeon with its ways out."""
    slab = "".join(
        box(x, y, 20, 20, c, 2)
        for x, y, c in (
            (-42, -42, "#776a8c"),
            (-20, -42, "#8a7c9e"),
            (2, -42, "#6c6080"),
            (24, -42, "#7d7092"),
            (-42, -20, "#8a7c9e"),
            (-20, -20, "#6c6080"),
            (2, -20, "#9486a8"),
            (24, -20, "#776a8c"),
            (-42, 2, "#6c6080"),
            (-20, 2, "#827596"),
            (2, 2, "#776a8c"),
            (24, 2, "#8a7c9e"),
            (-42, 24, "#7d7092"),
            (-20, 24, "#776a8c"),
            (2, 24, "#8a7c9e"),
            (24, 24, "#6c6080"),
        )
    )
    return sign(
        box(-48, -48, 96, 96, "#2c2438", 7),
        slab,
        poly("-14,34 14,34 0,12", "#f4efe0"),
        path("M-12-42L0-50 12-42", stroke="#ffc85a", sw=5),
    )


@token
def used() -> str:
    """The stamp on a card that is turned over."""
    ink = "#c4b8cc"
    return picture(group(
        box(-52, -30, 104, 60, "#17131b", 7, op=0.88), box(-52, -30, 104, 60, "none", 7, stroke=ink, sw=5), box(-44, -22, 88, 44, "none", 4, stroke=ink, sw=2),
        path("M-20-9A23 15 0 0 1 22-2", stroke=ink, sw=6), poly("11,-5 34,-6 24,11", ink), path("M20 9A23 15 0 0 1-22 2", stroke=ink, sw=6), poly("-11,5 -34,6 -24,-11", ink),
        path("M-48 16l14-6M30-26l16 8M-10-28l8 8M8 26l10-4M-50-10l8 4M40 22l10-10", stroke="#17131b", sw=3, op=0.8),
        at=(60, 60), turn=-12,
    ), size=(120, 120))  # fmt: skip


# ---------------------------------------------------------------- Markers of adventures and powers


@token
def sun() -> str:
    """The sun of the time track, low over the castle."""
    beams = "".join(group(poly("-6,-28 6,-28 0,-46", "#fff0b0"), turn=t) for t in range(0, 360, 45))
    return disc(("#ffe9a0", "#f09a3a .5", "#8a2c1e"), group(beams, at=(0, -4)), cut(circle(0, -4, 23, rad("#fffbe0", "#ffd45a .6", "#f09a2a"))), path("M-50 50V34L-34 30V20H-28V14H-22V20H-16V32H-6V22L0 10 6 22V32H18V24H24V18H30V24H36V34L50 38V50Z", "#3a1220"), ring=BRASS)  # fmt: skip


@token
def mistform() -> str:
    """A bat that dissolves into mist."""
    bat = "M0 14C-6 4-16 0-28-2-34 4-42 8-50 8-42-16-30-26-16-22-10-20-8-16-6-14L-6-26 0-20 6-26 6-14C8-16 10-20 16-22 30-26 42-16 50 8 42 8 34 4 28-2 16 0 6 4 0 14Z"
    wisps = group(*(oval(x, y, rx, 8, "#e4d8f4") for x, y, rx in ((-22, 22, 26), (18, 28, 30), (-4, 38, 34))), f="b4", op=0.85)
    return disc(("#c8b4e4", "#6a5490 .5", "#1c1230"), path("M-40 20Q-20 8 0 20T40 18M-34 34Q-10 22 10 34T44 32", stroke="#efe6fa", sw=4, op=0.6), cut(group(path(bat, "#2a1838"), at=(0, -6), k=0.86)), circle(-4, -16, 2, "#ff4a4a"), circle(4, -16, 2, "#ff4a4a"), wisps, ring=lin("#e8484a", "#8a1620 .5", "#3a060b", x2=1))  # fmt: skip


@token
def consecrated_ground() -> str:
    """The sun cross on holy ground."""
    return disc(
        ("#fff6cf", "#e0a848 .5", "#5c3414"),
        rays(0, 0, 60, 12, "#fffbe0", 0.7, 8, 0.4),
        cut(path("M-8-36H8V-8H36V8H8V36H-8V8H-36V-8H-8Z", "#fffbe8")),
        circle(0, 0, 21, stroke="#b0701e", sw=5),
        circle(0, 0, 8, "#e24a3a"),
        ring=BRASS,
    )


@token
def freezing_cloud() -> str:
    """A snow crystal in a cloud."""
    arms = "".join(
        group(path("M0 0V-36M-9-29L0-20 9-29M-7-16L0-9 7-16", stroke="#f2fcff", sw=4.5), turn=t) for t in range(0, 360, 60)
    )
    return disc(("#d8f4ff", "#5aa0cc .5", "#123450"), group(*(circle(x, y, r, "#eefaff") for x, y, r in ((-24, 16, 20), (20, 20, 22), (0, 28, 22), (-4, -26, 18))), f="b8", op=0.8), cut(arms), ring=lin("#eaf8ff", "#6aa8d0 .5", "#1c4460", x2=1))  # fmt: skip


@token
def illusionary_crowd() -> str:
    """Three masks of which none is anybody."""

    def face(c):
        return (
            cut(blob("-16,-22 0,-27 16,-22 18,0 10,20 0,27 -10,20 -18,0", c))
            + path("M-11-5q5-5 9 0-5 4-9 0ZM11-5q-5-5-9 0 5 4 9 0Z", "#2a0f34")
            + path("M-7 11q7 6 14 0", stroke="#2a0f34", sw=2.6)
        )

    return disc(
        ("#f0c4f4", "#8a4aa0 .5", "#260c34"),
        group(face("#b48ad0"), at=(-24, -4), turn=-14),
        group(face("#b48ad0"), at=(24, -4), turn=14),
        group(face("#f6e6fa"), at=(0, 6), k=1.14),
        ring=COPPER,
    )


@token
def glyph_of_warding() -> str:
    """The rune on the floor."""
    ring_ = pr.rune_ring(40, "#fff0a0", 8)
    return disc(
        ("#c8963a", "#6a4420 .5", "#1c0e08"),
        group(ring_, f="b2"),
        ring_,
        cut(path("M0-17L14 12H-14ZM0-17V12", stroke="#fffbe0", sw=4.5)),
        ring=BRASS,
    )


@token
def icon_of_ravenloft() -> str:
    """The holy icon."""
    spikes = "".join(group(poly("-5,-30 5,-30 0,-45", "#fff0b8"), turn=t) for t in range(0, 360, 30))
    return disc(("#fffbe0", "#c88ad0 .5", "#3a1a4a"), spikes, cut(circle(0, 0, 31, pr.GOLD)), circle(0, 0, 23, "#8a5416"), cut(path("M-6-22H6V-6H22V6H6V22H-6V6H-22V-6H-6Z", "#fffbe6")), circle(0, 0, 7, "#e24a3a"), circle(-2, -2, 2, "#ffd8cc"), ring=BRASS)  # fmt: skip


# ---------------------------------------------------------------- Traps


@token
def alarm() -> str:
    """A bell that swings."""
    bell = (
        cut(path("M-6-30H6V-24C22-20 24-2 26 10L34 20H-34L-26 10C-24-2-22-20-6-24Z", pr.GOLD))
        + cut(circle(0, 25, 7, "#7a4a14"))
        + path("M-24 12H24", stroke="#7a4a14", sw=3)
    )
    return trap(group(bell, turn=14), path("M-40-18Q-48-2-42 14M40-22Q48-4 44 12", stroke="#fff0c8", sw=4))


@token
def crossbow_turret() -> str:
    """A crossbow on its mount."""
    return trap(
        cut(path("M-34-18Q0-42 34-18", stroke="#aab2c2", sw=8)),
        path("M-34-18L0 12 34-18", stroke="#fff0d8", sw=2.4),
        cut(box(-6, -28, 12, 58, "#7a4a26", 3)),
        cut(path("M-20 42L-6 20H6L20 42Z", "#5a5e6a")),
        cut(path("M0 14V-34", stroke="#e6ecf6", sw=4), poly("-8,-30 8,-30 0,-46", "#fff")),
    )


@token
def crushing_walls() -> str:
    """Two walls with spikes that close."""
    side = cut(box(-52, -36, 26, 72, "#6a6474"), path("M-52-12H-26M-52 12H-26", stroke="#2a2630", sw=3)) + cut(
        *(poly(f"-26,{y - 9} -26,{y + 9} -8,{y}", "#dfe4ee") for y in (-24, 0, 24))
    )
    return trap(side, group(side, turn=180), path("M-3-40L3-40M-3 40L3 40", stroke="#fff0c8", sw=4))


@token
def dart_trap() -> str:
    """Three darts out of the wall."""
    dart = cut(
        path("M-20 0H14", stroke="#8a5a30", sw=4.5),
        poly("12,-7 32,0 12,7", "#eef2fa"),
        poly("-30,-9 -16,-3 -16,3 -30,9 -25,0", "#d2382e"),
    )
    return trap(
        cut(path("M-52-52H-34V52H-52Z", "#5c5664")),
        *(circle(-38, y, 5, "#120a0c") for y in (-22, 0, 22)),
        *(group(dart, at=(x, y), turn=t) for x, y, t in ((4, -22, -8), (12, 0, 0), (4, 22, 8))),
    )


@token
def fire_trap() -> str:
    """Flames through a grate."""
    return trap(
        glow(0, 4, 50, "#ff9a2a"),
        group(flame(-17, 28, 1), flame(17, 28, 1), flame(0, 30, 1.5)),
        cut(path("M-40 30H40M-28 24V44M-14 24V44M0 24V44M14 24V44M28 24V44", stroke="#4a4650", sw=6)),
    )


@token
def sliding_walls() -> str:
    """A wall that is pushed aside."""
    blocks = cut(box(-20, -40, 40, 80, "#7d7688"), path("M-20-14H20M-20 14H20M0-40V-14M-8-14V14M4 14V40", stroke="#2c2834", sw=3))
    arrow = lambda f: group(cut(path("M0-5H14V-14L32 0 14 14V5H0Z", "#ffdf9a")), at=(-16 if f else 16, 0), flip=f)  # noqa: E731
    return trap(blocks, arrow(f=False), arrow(f=True))


@token
def spear_gauntlet() -> str:
    """Spears that thrust from the floor."""
    spear = cut(path("M0 40V-10", stroke="#7a4a26", sw=6), poly("-9,-8 0,-36 9,-8 0,-2", "#eef2fa")) + poly(
        "0,-36 9,-8 0,-2", "#98a2b4"
    )
    return trap(group(spear, at=(-23, 6), turn=-10), group(spear, at=(23, 6), turn=10), group(spear, at=(0, -4), k=1.12), cut(path("M-52 34Q0 24 52 34V54H-52Z", "#4c4652")), *(oval(x, 33, 8, 3, "#120a0c") for x in (-26, 0, 26)))  # fmt: skip


def main(words: list[str]) -> None:
    """Write the tokens that are asked for, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, made in TOKENS.items():
        if not words or name in words:
            (OUT / f"{name}.svg").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
