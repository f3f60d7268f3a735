"""Draw the tokens that the adventures of Castle Ravenloft deal face down, 120 x 120: `python -m sprites.draw.ravenloft.adventure_tokens [name ...]`.

Each kind has a ring of its own, so that a back tells what it is the back of: Item tokens brass, Reaction tokens copper with stitches, Monster
tokens iron with claws; a Villain's token is red and gold. Numbers are counted out in skulls: pictures carry no words and no figures.
"""
# outlines are tables: one line each
# fmt: off

import math
import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft import props as pr
from sprites.draw.ravenloft.cards.treasure_motifs import blob, box, circle, flame, glow, group, limb, lin, oval, path, poly, rays
from sprites.draw.ravenloft.tokens import BRASS, COPPER, IRON, cut, disc

OUT = Path(__file__).resolve().parents[2] / "ravenloft" / "tokens"
TOKENS: dict[str, Callable[[], str]] = {}
BLOOD = lin("#ffb48a", "#c8242c .4", "#4a060c", x2=1)
DARK = "#1a1118"
AMBER, ROSE, TEAL, NIGHT, MOSS, PLUM = (
    ("#ffdc92", "#b8782e .5", "#3a1c0a"),
    ("#f4b0a0", "#a8443c .5", "#34100e"),
    ("#a6ecdc", "#2f8a80 .5", "#08282a"),
    ("#9cb4e8", "#34488a .5", "#0a1030"),
    ("#cbe08a", "#5c7a34 .5", "#16220c"),
    ("#d8b0f0", "#6e3e98 .5", "#1c0a30"),
)


def token(name: str) -> Callable[[Callable[[], str]], Callable[[], str]]:
    """Register a token under a name."""

    def enter(made: Callable[[], str]) -> Callable[[], str]:
        assert name not in TOKENS, name
        TOKENS[name] = made
        return made

    return enter


def item(ground: tuple[str, str, str], *parts: str) -> str:
    """An Item token: brass, with four notches."""
    notches = "".join(group(poly("-5,-58 5,-58 0,-50", "#3a240c"), at=(60, 60), turn=t) for t in (45, 135, 225, 315))
    return disc(ground, *parts, ring=BRASS, over=notches)


# ---------------------------------------------------------------- Items


@token("item-back")
def item_back() -> str:
    """A tied sack: something is in it."""
    sack = cut(blob("-13,-12! -30,10 -31,32 -16,40 16,40 31,32 30,10 13,-12! 0,-8", "#b98a52"), path("M-14 4Q-22 18-20 34M12 6Q20 18 18 34M0 2V14", stroke="#7c5426", sw=3))
    neck = cut(blob("-13,-12! -24,-34! -10,-28 0,-38 10,-28 24,-34! 13,-12! 0,-8", "#d2a468")) + cut(path("M-15-11Q0-5 15-11", stroke="#8a1f28", sw=8), path("M8-8L20 10M4-7L8 14", stroke="#8a1f28", sw=5))
    return item(("#6a4a34", "#3c2618 .5", "#150a06"), glow(0, 10, 52, "#ffcf70", 0.35), sack, neck, cut(pr.star(-2, 24, 15, "#ffe9a8")))


@token("animal")
def animal() -> str:
    """A white rabbit, not at all afraid."""
    fur, shade = "#f6eee4", "#c8b6aa"
    ears = cut(blob("-16,-16 -26,-42 -20,-48 -8,-22", fur), blob("-15,-20 -22,-40 -13,-24", "#e8a0a0")) + cut(blob("0,-20 2,-44 10,-48 12,-18", fur), blob("4,-22 6,-40 10,-20", "#e8a0a0"))
    return item(MOSS,
        cut(blob("-16,8 6,-2 32,8 40,30 28,42 -22,42 -28,26", fur), blob("14,8 36,16 40,32 28,42 12,40", shade, op=0.5)), cut(circle(40, 24, 9, "#fffaf2")),
        ears, cut(blob("-34,-4 -24,-20 -2,-24 14,-10 12,8 -4,16 -26,14", fur)),
        oval(-9, -6, 5, 6, "#3a1a20"), circle(-11, -8, 1.8, "#fff"), blob("-36,0 -30,-3 -29,4", "#d86a70"), path("M-30 5Q-24 9-20 6M-26 8h-16M-26 11l-14 6", stroke="#8a6a60", sw=1.6),
        cut(blob("-22,34 -4,32 2,42 -26,42", "#fffaf2")))


@token("dimensional-shackles")
def dimensional_shackles() -> str:
    """Two cuffs about a rift."""
    cuff = cut(circle(0, 0, 16, "none", stroke="#d8e0f2", sw=9), box(-5, -24, 10, 9, "#f2f6ff", 3)) + path("M0-24V-8", stroke="#3a3050", sw=2.4)
    links = "".join(oval(x, x, 7.5, 4.8 if i % 2 else 2, "none", 45, stroke="#eef2ff", sw=4) for i, x in enumerate((-10, -3.3, 3.3, 10)))
    return item(PLUM, glow(0, 0, 50, "#e6a0ff", 1, core="#fff"), path("M14-44L4-22 20-10 8 4M-18 46L-6 26-22 14-10-2", stroke="#fff", sw=4, f="b1"), cut(links), group(cuff, at=(-21, -21), turn=135), group(cuff, at=(21, 21), turn=-45))


@token("feywalk-amulet")
def feywalk_amulet() -> str:
    """A green stone between two wings."""
    wing = cut(blob("8,2 20,-18 40,-24 46,-14 36,0 22,8", "#d8fff0"), blob("8,8 24,8 36,18 32,28 18,24", "#a8ecd4"), path("M10 4L38-16M11 10L30 22", stroke="#4a9a86", sw=2))
    stone = cut(blob("-14,-6 0,-22 14,-6 14,14 0,34 -14,14", pr.GOLD)) + blob("-9,-4 0,-14 9,-4 9,12 0,26 -9,12", lin("#b8ffd0", "#2fb870 .5", "#0a5030")) + path("M-5-2L0-9", stroke="#fff", sw=3)
    return item(TEAL, glow(0, 6, 44, "#a8ffda", 0.8), path("M-24-46Q-10-30 0-22Q10-30 24-46", stroke="#f4d070", sw=4), wing, group(wing, flip=True), stone)


@token("food")
def food() -> str:
    """A roast leg."""
    leg = cut(limb((14, 14), (36, 36), 6, 5, "#f2e6cc"), circle(34, 40, 6.5, "#f8efdc"), circle(40, 33, 6.5, "#f8efdc"))
    meat = cut(blob("-34,-14 -24,-34 0,-34 20,-16 24,8 14,20 -8,18 -28,6", lin("#e8a04c", "#b0602a .6", "#7a3a18"))) + path("M-26-12Q-22-24-8-27", stroke="#ffe0a0", sw=5, op=0.9) + path("M-16 2q8 8 18 6M-2-8q8 8 14 6", stroke="#7a3a18", sw=3)
    return item(("#f4f0d8", "#9aa488 .5", "#28301e"), path("M-30-38q-6-8 2-14M0-40q-6-8 2-12", stroke="#fff4e0", sw=4, op=0.6), leg, meat)


@token("phylactery")
def phylactery() -> str:
    """A caged crystal in which a soul burns."""
    cage = cut(path("M-20-20Q-26 6-14 32M20-20Q26 6 14 32M-21 4H21", stroke="#b0986a", sw=5), box(-24, -30, 48, 11, "#c8ae78", 4), box(-18, 28, 36, 11, "#c8ae78", 4)) + cut(path("M-7-30A7 8 0 0 1 7-30", stroke="#e2cc98", sw=5))
    return item(("#7adcc8", "#205e66 .5", "#041a20"), glow(0, 4, 46, "#7affd8", 0.9), cut(blob("-14,4 0,-20 14,4 0,30", lin("#eafff6", "#4ad8b0 .5", "#0e6a62"))), group(blob("-5,4 0,-10 5,4 0,14", "#fff"), f="b1"), cage)


@token("holy-water")
def holy_water() -> str:
    """A phial with the sign of the sun."""
    sign = path("M-5-4H5V8H15V18H5V34H-5V18H-15V8H-5Z", "#fffbe8")
    return item(NIGHT, glow(0, 4, 46, "#bfe6ff", 0.9), group(pr.vial("#6ac4ff", sign=sign), at=(0, 8), k=0.62, turn=10))


@token("mirror")
def mirror() -> str:
    """A hand mirror in which nobody is seen."""
    glass = cut(oval(0, -12, 25, 30, pr.GOLD)) + oval(0, -12, 19, 24, lin("#f4fbff", "#a8c8e0 .5", "#4a6a90", x2=1)) + path("M-12-22L2-34M-14-8L12-32", stroke="#fff", sw=5, op=0.9)
    return item(ROSE, group(cut(path("M-5 16H5L8 44Q0 50-8 44Z", "#c08a34")), cut(circle(0, 20, 7, "#f0c860")), glass, turn=18))


@token("portrait")
def portrait() -> str:
    """A lady in a golden frame."""
    lady = box(-19, -26, 38, 52, lin("#6a5a80", "#2a2038")) + blob("-18,26! -14,8 -4,4 4,4 14,8 18,26!", "#a83a4c") + blob("-13,-6 -8,-20 8,-20 13,-6 12,8 -12,8", "#3a2018") + oval(0, -5, 7.5, 9.5, "#f4d8bc") + path("M-3-4h.1M3-4h.1", stroke="#3a2018", sw=2.6)
    return item(AMBER, cut(box(-29, -37, 58, 74, pr.GOLD, 4)), box(-22, -29, 44, 58, "#5a3810", 2), lady, *(circle(x, y, 5, "#fff0b8") for x in (-26, 26) for y in (-34, 34)))


@token("silver-dagger")
def silver_dagger() -> str:
    """A dagger before the moon."""
    return item(NIGHT, glow(10, -10, 40, "#e4eeff", 0.9), circle(10, -10, 24, "#f2f4e4"), circle(2, -18, 5, "#d8d8c4"), circle(18, -2, 4, "#d8d8c4"),
        group(cut(path("M-8 8L-6-30 0-50 6-30 8 8Z", "#eef4ff")), path("M0-50L6-30 8 8H0Z", "#93a0ba"), cut(path("M-22 4Q0 12 22 4L20 14Q0 20-20 14Z", "#c8d0e0")), cut(path("M-5 16H5L4 36H-4Z", "#4a2c4a")), cut(circle(0, 40, 6.5, "#dfe6f2")), at=(-2, 6), turn=40))


@token("skull")
def skull() -> str:
    """Somebody's skull."""
    return item(("#b8a090", "#5a4238 .5", "#1c100e"), group(pr.skull_small(0, 6, 1.5, "#f4ead0"), turn=-8), path("M8-34l-5 9 7 5-4 8", stroke="#9a8664", sw=2.6))


@token("torch")
def torch() -> str:
    """A burning torch."""
    return item(("#ffcf7a", "#b0481e .5", "#2a0a06"), glow(0, -14, 50, "#ffb040", 1, core="#fff0b0"), cut(group(poly("-6,-4 6,-4 4,52 -4,52", "#7a4c28"), at=(0, 0))), cut(path("M-11-6H11L8 10H-8Z", "#4a4450")), flame(0, -2, 1.05))


@token("wooden-stake")
def wooden_stake() -> str:
    """A stake and the mallet for it."""
    stake = cut(path("M-8-40H8L9 6 0 44-9 6Z", "#e8bc82"), path("M0-40H8L9 6 0 44Z", "#b8804a")) + path("M-4-30V4M3-24V10", stroke="#8a5a2e", sw=2.4) + cut(box(-11, -46, 22, 9, "#fbdca8", 3))
    mallet = cut(box(-5, -8, 10, 56, "#a0683a", 3)) + cut(box(-22, -26, 44, 26, "#c48c54", 5), box(-22, -26, 9, 26, "#8a5a34", 4), box(13, -26, 9, 26, "#8a5a34", 4))
    return item(("#e87a74", "#8a2228 .5", "#24060a"), group(mallet, at=(15, 2), turn=36, k=0.86), group(stake, at=(-12, 2), turn=-14))


@token("treasure")
def treasure() -> str:
    """An open chest that shines."""
    body = cut(box(-33, 4, 66, 32, "#8a5426", 4), box(-33, 4, 66, 8, "#d8a648"), box(-26, 4, 8, 32, "#d8a648"), box(18, 4, 8, 32, "#d8a648"), box(-8, 4, 16, 17, "#f4d078", 3)) + circle(0, 11, 3, DARK)
    lid = cut(path("M-35 0L-40-22Q-38-34-24-34H24Q38-34 40-22L35 0Z", "#6a3c18"), path("M-33 0L-37-18H37L33 0Z", "#2c1408"))
    gold = cut(blob("-31,6 -22,-8 -8,-4 4,-14 18,-7 31,6", "#ffd866")) + cut(circle(-14, -2, 6, "#ff6a5a"), circle(14, -3, 5, "#7ad8ff"))
    return item(AMBER, rays(0, -6, 60, 10, "#fff6cf", 0.7, 6, 0.4), lid, gold, body, pr.star(22, -24, 12, "#fffbe8"))


# ---------------------------------------------------------------- Reactions


def golem(skin: str, brow: str, eye: str, mouth: str, ground: tuple[str, str, str], ring: str) -> str:
    """A Reaction token: a stitched face."""
    stitches = "".join(group(path("M0-57V-46M-4-56l8 9", stroke="#20100c", sw=2.6), at=(60, 60), turn=t) for t in range(0, 360, 30))
    face = cut(blob("-28,-34 0,-40 28,-34 32,-6 26,26 12,38 -12,38 -26,26 -32,-6", skin)) + path("M-20-36L-8-18M-19-26l9-4M-15-20l9-4", stroke="#4a2c22", sw=3) + cut(circle(-33, 2, 6, "#9aa2b0"), circle(33, 2, 6, "#9aa2b0"))
    return disc(ground, face, path(brow, stroke="#38251c", sw=6), eye, mouth, ring=ring, over=stitches)


@token("calm")
def calm() -> str:
    """The golem with its eyes closed, and a smile."""
    return golem("#c2d4a4", "M-22-12Q-13-17-5-11M22-12Q13-17 5-11", path("M-21-1Q-13 6-6-1M21-1Q13 6 6-1", stroke="#2a3a20", sw=4.5), path("M-14 17Q0 28 14 17", stroke="#4a2c22", sw=5), ("#c4f0dc", "#3f8a7a .5", "#0c2c2a"), lin("#d8fff0", "#4aa08c .5", "#144038", x2=1))


@token("enrage")
def enrage() -> str:
    """The golem in a rage."""
    eyes = glow(-13, 0, 16, "#fff06a") + glow(13, 0, 16, "#fff06a") + circle(-13, 1, 5, "#fffbd0") + circle(13, 1, 5, "#fffbd0")
    teeth = blob("-18,16 0,12 18,16 16,32 0,35 -16,32", "#3a0a0c") + path("M-13 15l4 9 4-9M-2 14l4 9 4-9M8 15l4 8 3-8M-9 33l4-8 4 8M4 33l4-8 4 8", "#fff3d6")
    return golem("#e08a62", "M-26-16L-5-5M26-16L5-5", eyes, teeth, ("#ffb07a", "#b8241e .5", "#2c0606"), lin("#ffc08a", "#d8382a .5", "#4a0a08", x2=1))


@token("reaction-back")
def reaction_back() -> str:
    """The golem's face, half calm and half enraged."""
    halves = blob("0,-40! 28,-34 32,-6 26,26 12,38 0,39!", "#000", op=0.3) + path("M0-40V39", stroke="#4a2c22", sw=3) + path("M-6-24h12M-6-8h12M-6 10h12M-6 26h12", stroke="#4a2c22", sw=3)
    return golem("#b0a890", "M-22-11H-7M22-11H7", halves + path("M-20 0h12M20 0h-12", stroke="#2a1c18", sw=5), path("M-14 20h28", stroke="#4a2c22", sw=5), ("#a89a90", "#5c4a46 .5", "#1c1212"), COPPER)


# ---------------------------------------------------------------- Monsters


def claws(fill: str) -> str:
    """Four claws that grasp the ring of a token."""
    return "".join(group(path("M-9-59Q0-61 9-59 6-48 0-38-6-48-9-59Z", fill, stroke="#0b0809", sw=1.6), at=(60, 60), turn=t) for t in (45, 135, 225, 315))


def brood(skulls: tuple[tuple[float, float, float], ...], *parts: str) -> str:
    """A Monster token: so many skulls with burning eyes."""
    made = ""
    for x, y, k in skulls:
        made += group(pr.skull_small(0, 4, k, "#e6dcc0")) if (x, y) == (0, 0) else group(pr.skull_small(0, 4, k, "#e6dcc0"), at=(x, y))
        made += "".join(circle(x + s * 8 * k, y + 4 - 3 * k, 3.4 * k, "#ff6a3a") + circle(x + s * 8 * k, y + 4 - 3 * k, 1.5 * k, "#ffe9b0") for s in (-1, 1))
    return disc(("#c07a86", "#5c2234 .5", "#180810"), *parts, made, ring=IRON, over=claws("#d6d9e2"))


@token("monsters-0")
def monsters_0() -> str:
    """An empty corner with a cobweb."""
    spokes = "".join(f"M0 0L{47 * math.cos(a):.1f} {47 * math.sin(a):.1f}" for a in (i * math.pi / 4 for i in range(8)))
    rings = "".join("M" + "L".join(f"{r * math.cos(i * math.pi / 4):.1f} {r * math.sin(i * math.pi / 4):.1f}" for i in range(8)) + "Z" for r in (14, 28, 41))
    return disc(("#8a8694", "#4c4856 .5", "#17141c"), path(spokes + rings, stroke="#ece8f4", sw=3, op=0.9), ring=IRON, over=claws("#d6d9e2"))


@token("monsters-1")
def monsters_1() -> str:
    """One."""
    return brood(((0, -2, 1.35),))


@token("monsters-2")
def monsters_2() -> str:
    """Two."""
    return brood(((-19, -8, 0.88), (17, 9, 0.88)))


@token("monsters-3")
def monsters_3() -> str:
    """Three."""
    return brood(((0, -22, 0.74), (-21, 14, 0.74), (21, 14, 0.74)))


@token("monster-back")
def monster_back() -> str:
    """Eyes in the dark."""
    pair = lambda x, y, k: group(blob("-13,-2! -6,-6 -2,2 -9,3", "#ffb83a"), blob("13,-2! 6,-6 2,2 9,3", "#ffb83a"), glow(0, 0, 22, "#ff7a2a", 0.6), at=(x, y), k=k)  # noqa: E731
    return disc(("#5c3a4a", "#2a1420 .5", "#08040a"), path("M-50 30Q-30 6-34-22-22-2-10-8-14-30 0-44 12-30 10-8 22-4 34-22 30 6 50 30V52H-50Z", "#0c060c"), pair(0, -14, 1.35), pair(-22, 18, 0.8), pair(22, 20, 0.8), ring=IRON, over=claws("#9a9eac"))


# ---------------------------------------------------------------- Villains


def villain(ground: tuple[str, str, str], *parts: str) -> str:
    """A Villain's token: a red ring with gold."""
    gems = "".join(group(poly("0,-59 4.5,-52 0,-45 -4.5,-52", "#ffd88a", stroke="#3a1206", **{"stroke-width": 1.2}), at=(60, 60), turn=t) for t in (0, 90, 180, 270))
    return disc(ground, *parts, ring=BLOOD, over=circle(60, 60, 55, stroke="#e8bc62", sw=1.8) + gems)


@token("count-strahd")
def count_strahd() -> str:
    """A high collar and two fangs."""
    cape = cut(blob("-46,46! -40,-6 -34,-34! -16,-10 0,2 16,-10 34,-34! 40,-6 46,46!", "#3a060e"), blob("-30,46! -27,4 -28,-18! -12,0 0,8 12,0 28,-18! 27,4 30,46!", "#c21e2e"))
    face = cut(blob("-17,-16 -16,-30 0,-38 16,-30 17,-16 11,8 0,20 -11,8", "#f4e6e8")) + blob("-19,-16! -19,-34 -6,-43 6,-43 19,-34 19,-16! 13,-28 0,-20! -13,-28", DARK) + path("M-13-14l9 3M13-14l-9 3", stroke=DARK, sw=3) + circle(-7, -9, 2.8, "#ff2a2a") + circle(7, -9, 2.8, "#ff2a2a")
    return villain(("#e88a7a", "#7a1420 .5", "#1c0408"), cape, face, path("M-8 4Q0 8 8 4", stroke="#6a0c18", sw=3), path("M-6 5l2 8 3-7M6 5l-2 8-3-7", "#fff", stroke="#6a0c18", sw=0.8), cut(poly("0,24 7,32 0,42 -7,32", "#ff4a4a")))


@token("gravestorm")
def gravestorm() -> str:
    """A dragon's skull, and lightning."""
    head = cut(blob("-44,6 -38,-6 -14,-12 2,-26 24,-28 34,-14 32,4 22,14 -4,16 -20,20 -40,18", "#e6e2d2")) + cut(blob("22,-24 32,-40 46,-44! 42,-26 34,-14", "#c8c0a8")) + cut(blob("-34,22 -12,24 20,20 16,32 -12,36 -34,32", "#c8c0a8"))
    return villain(("#a8e0f0", "#2a6486 .5", "#06182a"), path("M-22-46L-10-28-20-26-4-10", stroke="#f4fdff", sw=5), path("M-22-46L-10-28-20-26-4-10", stroke="#8ae0ff", sw=11, op=0.5, f="b2"), head, path("M-38 18l4 10 5-10M-26 18l4 10 5-10M-12 17l4 9 5-9M2 16l4 8 5-9", "#fffbe8"), oval(10, -8, 10, 8, "#0c2230"), glow(10, -8, 18, "#5ae6ff", 1, core="#fff"), circle(10, -8, 4.5, "#dffaff"), circle(-34, 4, 3.4, "#1a2a34"))


@token("howling-hag")
def howling_hag() -> str:
    """A mouth wide open, and what comes out of it."""
    hair = cut(blob("-6,-38 20,-42 40,-20 42,20 36,46! 24,30 14,46! 6,20", "#e6e2ee"))
    face = cut(blob("-16,-28 8,-36 24,-20 22,10 8,34 -10,38 -16,30! -4,16 -18,4! -28,-2 -16,-10 -20,-18", "#86b08e"))
    waves = "".join(path(f"M{-22 - i * 9} {2 - i * 5}Q{-32 - i * 9} 16 {-22 - i * 9} {30 + i * 5}", stroke="#f4dcff", sw=4.5 - i * 0.7, op=1 - 0.2 * i) for i in range(3))
    return villain(("#c8a4ec", "#5a3a86 .5", "#160a28"), hair, face, blob("-20,4! -4,10 -2,20 -16,30!", "#2a0818"), path("M-16 7l2 6 3-5M-14 28l1-6 4 4", "#f6efd0"), circle(-5, -14, 5, "#fff3a0"), circle(-6, -14, 2.2, "#2a1020"), path("M-14-24L2-18", stroke="#3e5a46", sw=4.5), waves)


@token("klak")
def klak() -> str:
    """A feathered kobold with chaos in his hand."""
    feathers = "".join(group(cut(blob("-7,-4 -5,-34 0,-44 5,-34 7,-4", c)), at=(10, -14), turn=t) for t, c in ((-36, "#ffb02e"), (-12, "#e0402e"), (12, "#2aa89a"), (36, "#f0862a")))
    head = cut(blob("-38,6 -26,-4 -6,-16 14,-20 28,-8 28,14 14,26 -10,22 -30,18", "#c2562a")) + cut(path("M-2-18Q12-26 28-14", stroke="#f4e6c4", sw=6))
    return villain(("#ecb45a", "#7a4420 .5", "#1c0c06"), feathers, head, path("M-36 14Q-18 20 4 14M-30 15l3 6 4-5M-20 17l3 6 4-6", stroke="#4a160c", sw=2.6), oval(2, -1, 7, 7.5, "#ffe04a"), oval(2, -1, 2, 6.5, DARK), glow(-18, 32, 24, "#e07aff", 1, core="#fff"), group(blob("-12,0 -8,-14 0,-24! 8,-14 12,0 0,8", "#c04aff"), blob("-5,0 0,-12! 5,0 0,5", "#fff"), at=(-18, 36)))


@token("werewolf")
def werewolf() -> str:
    """A wolf's head on the full moon."""
    head = cut(blob("-24,-16 -34,-44! -14,-30 0,-32 14,-30 34,-44! 24,-16 38,4! 26,8 32,24! 16,22 8,40 -8,40 -16,22 -32,24! -26,8 -38,4!", "#5a3d2c"))
    muzzle = cut(blob("-12,2 0,-4 12,2 12,18 6,26 -6,26 -12,18", "#7c5a40")) + blob("-7,4 7,4 4,11 -4,11", DARK)
    return villain(("#a08a6a", "#4a3420 .5", "#140c08"), circle(0, -8, 40, "#fbeec4"), head, muzzle, blob("-10,18 10,18 8,34 -8,34", "#5a0e12") + path("M-9 18l3 9 4-9M9 18l-3 9-4-9M-6 34l2-6 3 6M6 34l-2-6-3 6", "#fff6dc"), *(group(blob("-8,0! 0,-5 8,2! 0,4", "#ffd83a"), circle(1, 0, 2, DARK), at=(s * 14, -8), flip=s < 0, turn=s * 8) for s in (-1, 1)))


@token("young-vampire")
def young_vampire() -> str:
    """Lips and two drops of blood."""
    lips = cut(blob("-34,-6! -18,-20 -6,-18 0,-13 6,-18 18,-20 34,-6! 18,-4 0,-2 -18,-4", "#d83a4a")) + cut(blob("-34,-6! -18,6 0,20 18,6 34,-6! 22,18 0,28 -22,18", "#a81e30"))
    fangs = path("M-26-4Q0 2 26-4 14 14 0 16-14 14-26-4Z", "#2c0610") + path("M-17-3L-11 15-5-1ZM5-1L11 15 17-3Z", "#fffdf4")
    return villain(("#d8a4c4", "#5c2450 .5", "#180614"), lips, fangs, cut(path("M11 20Q18 30 15 37A6 6 0 0 1 6 37Q4 30 11 20Z", "#e8182a")), cut(path("M-12 26Q-6 34-8 40A5 5 0 0 1-16 40Q-18 34-12 26Z", "#e8182a")), path("M-22-14Q-14-18-8-15", stroke="#ffc0b8", sw=3))


@token("zombie-dragon")
def zombie_dragon() -> str:
    """A rotten dragon's head that breathes green."""
    head = cut(blob("-30,34 -34,8 -18,-18 4,-26 24,-14 44,-4 42,10 20,10 4,16 -4,40", "#6d9450")) + cut(blob("-14,-18 -34,-28 -44,-44! -20,-36 0,-24", "#e2d4a8")) + cut(blob("2,24 24,16 38,20 30,30 6,36", "#4c6a3a"))
    return villain(("#b8dc9a", "#3c6a44 .5", "#0a1c12"), glow(34, 22, 34, "#baff5a", 0.9), head, path("M8 14l4 9 4-10M20 11l4 9 4-10M32 10l4 8 4-8", "#fff8dc"), circle(8, -6, 6.5, "#20300e"), circle(8, -6, 4, "#d8ff5a"), path("M-24 4l8 6-10 6 8 8", stroke="#38502a", sw=3), poly("-10,-2 -2,0 -6,8", "#c8b68a"), circle(38, 0, 2.4, DARK))


@token("flesh-golem")
def flesh_golem() -> str:
    """A fist sewn together."""
    fingers = cut(*(blob(f"{x - 8},4 {x - 9},-22 {x},-30 {x + 9},-22 {x + 8},4", "#ccd8a2") for x in (-21, -3, 15)), blob("20,2 24,-20 32,-24 38,-14 34,6", "#bac890"))
    palm = cut(blob("-30,0 -10,-6 14,-5 35,-2 34,16 22,26 -16,26 -29,16", "#bccb94")) + cut(blob("-32,8 -18,0 6,2 12,10 4,17 -16,16 -30,20", "#d6e0b0"))
    wrist = cut(blob("-20,22! 22,22! 28,50! -26,50!", "#8e82b0")) + path("M-24 25Q0 31 26 24", stroke="#2e221e", sw=3.4) + path("M-16 19l2 12M-5 22l1 12M7 22v12M18 19l-1 12", stroke="#2e221e", sw=3.4)
    sparks = path("M-41-26l9 7-7 5 10 8M41-30l-8 9 7 4-8 9", stroke="#d8f4ff", sw=4)
    return villain(("#9ab08a", "#3e5a4c .5", "#0e1a14"), fingers, palm, wrist, sparks)


def main(words: list[str]) -> None:
    """Write the tokens that are asked for, or all."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name, made in TOKENS.items():
        if not words or name in words:
            (OUT / f"{name}.svg").write_text(made(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
