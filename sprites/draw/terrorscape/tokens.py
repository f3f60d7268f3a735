"""Draw the tokens, signs and dice of Terrorscape, 120 x 120: `python -m sprites.draw.terrorscape.tokens [name ...]` writes sprites/terrorscape/tokens/.

Like those of Castle Ravenloft: what lies on the board is a disc with a ring, what stands beside a word is a bare shape with a dark edge.
"""
# fmt: off

import sys
from collections.abc import Callable
from pathlib import Path

from sprites.draw.ravenloft.cards.treasure_motifs import box, circle, group, lin, oval, path, picture
from sprites.draw.ravenloft.tokens import BRASS, IRON, cut, disc, sign

OUT = Path(__file__).resolve().parents[2] / "terrorscape" / "tokens"
TOKENS: dict[str, Callable[[], str]] = {}
RED = lin("#ffc0b4", "#d8483e .45", "#5a0f14", x2=1)
VIOLET = lin("#e8d4ff", "#8a5ac8 .45", "#2c145c", x2=1)
LAMP = lin("#fff0c8", "#f2b45c .45", "#7a4410", x2=1)
ICE = lin("#f0fcff", "#9fd8ec .45", "#2c5a70", x2=1)
IVORY = "#f6edd6"


def token(made: Callable[[], str]) -> Callable[[], str]:
    """Enter a token under its function's name."""
    TOKENS[made.__name__.replace("_", "-")] = made
    return made


def foot(x: float, y: float, turn: float, fill: str) -> str:
    """A footprint."""
    return group(oval(0, -9, 10, 15, fill), oval(1, 17, 7.5, 8.5, fill), at=(x, y), turn=turn)


def face(fill: str) -> str:
    """A face that screams."""
    return cut(path("M-25-4C-28-30-16-38 0-38 16-38 28-30 25-4 22 12 18 36 0 38-18 36-22 12-25-4Z", fill)) + oval(-10, -12, 6.5, 9, "#140a20") + oval(10, -12, 6.5, 9, "#140a20") + oval(0, 17, 7, 12, "#140a20")


def speaker(fill: str) -> str:
    """A loudspeaker."""
    return cut(path("M-32-11H-18L2-29V29L-18 11H-32Z", fill))


def arcs(fill: str) -> str:
    """Two waves of sound."""
    return path("M11-13A18 18 0 0 1 11 13M21-24A32 32 0 0 1 21 24", stroke=fill, sw=6)


def key_shape(fill: str) -> str:
    """A key that hangs from its bow."""
    return circle(0, -24, 17, stroke=fill, sw=10) + box(-5, -8, 10, 56, fill, 2) + box(4, 22, 17, 8, fill, 1) + box(4, 38, 22, 9, fill, 1)


@token
def sneaking() -> str:
    """Footprints that fade: the killer is out of sight."""
    return disc(("#7fa6b8", "#24485a .5", "#06121a"), cut(foot(-17, 14, -12, "#eafaff")), cut(foot(17, -10, 12, "#bfe4f0")), ring=ICE)


@token
def last_seen() -> str:
    """An empty hood: the killer was here."""
    return disc(("#c86a60", "#5a1c22 .5", "#14060a"), cut(path("M-32 42Q-34-30 0-42 34-30 32 42Z", "#2a343c")), path("M-20 26Q-22-18 0-26 22-18 20 26 0 38-20 26Z", "#05080b"), path("M-8-2A9 9 0 1 1 2 8V14", stroke="#ff8a7c", sw=6), circle(2, 24, 4, "#ff8a7c"), ring=RED)


@token
def trap() -> str:
    """Jaws."""
    up = "".join(path(f"M{x - 7}-6L{x} 14 {x + 7}-6Z", IVORY) for x in (-24, -8, 8, 24))
    low = "".join(path(f"M{x - 7} 26L{x} 6 {x + 7} 26Z", "#d8ccb0") for x in (-32, -16, 0, 16, 32))
    return disc(("#f08a7a", "#8c1c26 .5", "#220408"), cut(path("M-42-2Q-30-32 0-32 30-32 42-2Z", "#aab4ba")), low, up, cut(path("M-42 22H42Q30 38 0 38-30 38-42 22Z", "#8c989e")), ring=RED)


@token
def noise() -> str:
    """Noise of this round."""
    return disc(("#ffe0a0", "#b8782a .5", "#3a1c06"), speaker("#fff6dc"), arcs("#fff6dc"), ring=LAMP)


@token
def noise_past() -> str:
    """Noise of the round before: a hollow sign."""
    return disc(("#5a686c", "#26343a .5", "#080f12"), path("M-32-11H-18L2-29V29L-18 11H-32Z", stroke="#aebcc0", sw=4.5), path("M12-12A17 17 0 0 1 12 12", stroke="#aebcc0", sw=5), ring=IRON)


@token
def firecracker() -> str:
    """A cracker that bangs."""
    rays = "".join(group(path("M0-20L-5-46 0-40 5-46Z", "#ffd060"), turn=i * 30) for i in range(12))
    return disc(("#ffd08a", "#c04a24 .5", "#360c06"), rays, cut(group(box(-11, -24, 22, 50, "#e03a2c", 4), box(-11, -24, 22, 8, "#ffe0a0", 3), box(-11, 18, 22, 8, "#ffe0a0", 3), turn=24)), ring=LAMP)


@token
def fear() -> str:
    """Fear."""
    return disc(("#b48af0", "#4c2488 .5", "#12062c"), face("#ecdcff"), ring=VIOLET)


@token
def scream() -> str:
    """A scream: the face of fear with all its waves."""
    waves = "".join(path(f"M{s * 32}-22Q{s * 46} 0 {s * 32} 22", stroke="#fff0f0", sw=5) for s in (-1, 1))
    return disc(("#ffb0a0", "#c0303a .5", "#38060e"), group(face("#ffe9e4"), k=0.86), waves, ring=RED)


@token
def key() -> str:
    """A key on the wall."""
    return sign(key_shape(lin("#fff2b0", "#ecb83e .4", "#9a6414")))


@token
def key_missing() -> str:
    """The hook of a key that is still somewhere in the house."""
    return sign(circle(0, -40, 7, "#c4b088"), path("M0-33V-14A12 12 0 1 0 12-2", stroke="#c4b088", sw=7))


@token
def radio() -> str:
    """The radio."""
    return sign(path("M-30-22L18-48", stroke="#c8d0d4", sw=6), box(-46, -22, 92, 62, lin("#f2c070", "#b87a34 .5", "#6a4014"), 9), box(-36, -12, 38, 42, "#3a2414", 4), *(path(f"M-32 {-4 + i * 9}H-2", stroke="#d8a45c", sw=3.4) for i in range(4)), circle(24, 8, 15, "#3a2414"), circle(24, 8, 7, "#ffe6b0"))


@token
def repair() -> str:
    """A step of the repair that is done."""
    return disc(("#ffe8b0", "#c88a34 .5", "#4a2a08"), cut(group(path("M-9 44V-10A22 22 0 0 1-16-42L-4-30H4L16-42A22 22 0 0 1 9-10V44Z", IVORY), turn=38)), ring=BRASS)


@token
def repair_missing() -> str:
    """A step of the repair that is still to do."""
    return disc(("#4a4a44", "#24261f .5", "#0a0b08"), group(path("M-9 44V-10A22 22 0 0 1-16-42L-4-30H4L16-42A22 22 0 0 1 9-10V44Z", stroke="#8a8878", sw=4), turn=38), ring=IRON)


@token
def rescue() -> str:
    """The blue light of a rescue car."""
    rays = "".join(group(path("M0-26L-6-50H6Z", "#bfe0ff"), turn=t) for t in (-64, -32, 0, 32, 64))
    return disc(("#9ac8ff", "#2a5ac8 .5", "#061438"), rays, cut(path("M-24 16V-4A24 22 0 0 1 24-4V16Z", "#5aa0ff")), path("M-13 8V-4A12 12 0 0 1-4-14", stroke="#ffffff", sw=5), cut(box(-34, 16, 68, 15, IVORY, 4)), ring=ICE)


@token
def strength() -> str:
    """The killer's strength: a fist."""
    knuckles = "".join(box(-31 + i * 16, -30, 15, 30, tone, 7) for i, tone in enumerate(("#ff9a8c", "#f48474", "#e87464", "#d86454")))
    return sign(box(-32, -12, 64, 44, "#c84a42", 11), knuckles, path("M-32 2H14A9 9 0 0 1 14 20H-8", stroke="#8c2426", sw=7), box(-22, 32, 46, 16, "#8c2426", 4))


@token
def level() -> str:
    """A level that the killer has."""
    return sign(path("M0-46L36 0 0 46-36 0Z", lin("#ff9a8c", "#e5534b .45", "#8c1c22")), path("M-20-6L0-32", stroke="#ffe0da", sw=6))


@token
def level_missing() -> str:
    """A level that the killer has not reached."""
    return sign(path("M0-46L36 0 0 46-36 0Z", "#1c1012"), path("M0-34L26 0 0 34-26 0Z", stroke="#b85a54", sw=5))


@token
def barricade() -> str:
    """Two nailed planks, crossed."""
    board = box(-56, -12, 112, 24, lin("#e0aa64", "#b0783a .5", "#7a4c1c"), 3) + path("M-46-4Q0 2 44-3", stroke="#6a4018", sw=2.4) + circle(-46, 0, 4, "#e8eef0") + circle(46, 0, 4, "#e8eef0")
    return sign(group(board, turn=52), group(board, turn=-52))


@token
def main_exit() -> str:
    """The main exit: an open door, an arrow."""
    return disc(("#8ad8a0", "#2a7a4c .5", "#06200f"), cut(path("M-26-34H10V36H-26Z", "#0c2a18")), cut(path("M-26-34L-2-24V44L-26 36Z", IVORY)), cut(path("M4-6H22V-18L42 2 22 22V10H4Z", "#eaffe8")), ring=lin("#dcffe4", "#5ab878 .45", "#164a28", x2=1))


@token
def secret_exit() -> str:
    """The secret exit: a gate with bars, an arrow."""
    bars = "".join(path(f"M{x}-30V34", stroke="#c8d4d8", sw=5) for x in (-28, -14, 0))
    return disc(("#a8d88a", "#4a7a2a .5", "#142006"), cut(path("M-36 36V-16A22 22 0 0 1 8-16V36Z", "#1a2a10")), bars, cut(path("M2-4H20V-16L42 4 20 24V12H2Z", "#f4ffe0")), ring=lin("#ecffd4", "#8ab85a .45", "#2c4a16", x2=1))


@token
def passage() -> str:
    """A secret passage: steps into the dark."""
    steps = "".join(box(-34 + i * 7, -22 + i * 14, 68 - i * 14, 12, tone, 2) for i, tone in enumerate(("#e8dcc0", "#b0a484", "#7a7058", "#463f30")))
    return disc(("#8a90a8", "#3a3f58 .5", "#0a0c16"), cut(steps), ring=BRASS)


@token
def plan() -> str:
    """The token of a survival plan: a lit idea on blue paper."""
    return disc(("#a8d0ff", "#2a60b0 .5", "#061a40"), cut(path("M-12 18Q-26 0-22-16A23 23 0 0 1 22-16Q26 0 12 18Z", "#ffe48a")), path("M-6 14V-4L0 2 6-4V14", stroke="#c88a1c", sw=3.6), cut(box(-12, 20, 24, 16, IVORY, 4)), ring=BRASS)


@token
def first_survivor() -> str:
    """Who goes first in Separate Ways: a lantern."""
    return disc(("#ffdf9a", "#9a5a24 .5", "#2a1206"), path("M-14-24A14 14 0 0 1 14-24", stroke="#2a2e32", sw=6), cut(box(-18, -24, 36, 10, "#3a4046", 3)), cut(box(-22, 26, 44, 12, "#3a4046", 3)), cut(box(-17, -14, 34, 40, "#fff0b8", 3)), path("M0 20C-11 12-8 2 0-10 8 2 11 12 0 20Z", "#ff9a3a"), ring=LAMP)


@token
def healthy() -> str:
    """A heart that beats."""
    return sign(path("M0 44C-66 2-50-44-24-44-10-44-2-34 0-26 2-34 10-44 24-44 50-44 66 2 0 44Z", lin("#a8f0c8", "#3cae7c .45", "#0f4a34")), path("M-34 2H-14L-6-14 6 20 13 2H34", stroke="#f0fff6", sw=6))


@token
def injured() -> str:
    """A drop of blood."""
    return sign(path("M0-50C20-20 36-2 36 18A36 34 0 0 1-36 18C-36-2-20-20 0-50Z", lin("#ff8a7a", "#d82a30 .4", "#680812")), path("M-20 16A20 18 0 0 0-4 34", stroke="#ffd0c8", sw=6))


@token
def eliminated() -> str:
    """A cross on a grave."""
    return sign(path("M-34 48V-10A34 36 0 0 1 34-10V48Z", lin("#b8c0c4", "#7a848a .45", "#3c464c")), path("M0-24V26M-18-8H18", stroke="#20282e", sw=10))


@token
def guess() -> str:
    """The killer's note: somebody may be here."""
    return disc(("#c8f0fc", "#3f7e96 .5", "#0a2430"), path("M-17-14A17 17 0 1 1 0 4V14", stroke="#f4fdff", sw=10), circle(0, 32, 6.5, "#f4fdff"), ring=ICE)


@token
def searched() -> str:
    """The killer's note: nobody is here."""
    return disc(("#8a949a", "#39444c .5", "#0c1216"), path("M-22-22L22 22M22-22L-22 22", stroke="#e4ecf0", sw=11), ring=IRON)


def die(*shields: tuple[float, float, float], colour: str = "#a86a24") -> str:
    """A defence die, ivory, with shields on its face."""
    made = "".join(group(path("M-20-22L0-29 20-22V2C20 18 10 26 0 31-10 26-20 18-20 2Z", colour) + path("M0-22L13-17V1C13 12 7 18 0 22Z", "#ffffff", op=0.25) + path("M-20-22L0-29 20-22V2C20 18 10 26 0 31-10 26-20 18-20 2Z", stroke="#2a1606", sw=3), at=(x, y), k=k) for x, y, k in shields)
    return picture(
        box(10, 13, 102, 102, "#000", 22, op=0.45, f="b2"), box(8, 8, 104, 104, lin("#ffffff", "#efe6d0 .5", "#b8aa8a", x2=1), 22), box(17, 16, 84, 84, lin("#fffaf0", "#e8dec6", x2=1), 16), group(made, at=(60, 60)), size=(120, 120),
    )


@token
def die_0() -> str:
    """A blank face."""
    return die()


@token
def die_1() -> str:
    """One shield."""
    return die((0, 0, 1.15))


@token
def die_3() -> str:
    """Three shields, red."""
    return die((0, -20, 0.72), (-21, 18, 0.72), (21, 18, 0.72), colour="#b3202a")


def pack(colour: str, emblem: str) -> str:
    """Cards of a deck with an emblem on their backs."""
    return sign(group(box(-25, -36, 62, 84, "#0e1418", 6), box(-29, -40, 62, 84, colour, 6), box(-24, -35, 52, 74, "none", 4, stroke="#f0d490", sw=2.6), group(emblem, at=(2, 2)), turn=-7))


@token
def discovery_deck() -> str:
    """The discovery deck: a magnifying glass."""
    return pack("#27605c", circle(-3, -6, 14, stroke="#fff2d0", sw=6) + path("M8 6L19 20", stroke="#fff2d0", sw=8))


@token
def search_deck() -> str:
    """The search deck: a key."""
    return pack("#7a4a20", group(key_shape("#fff2d0"), k=0.55))


@token
def ability_deck() -> str:
    """A killer's deck: an eye with a slit."""
    return pack("#6a1420", path("M-22 0Q0-20 22 0 0 20-22 0Z", "#ffe0d8") + oval(0, 0, 5, 11, "#2a0408"))


@token
def trait_deck() -> str:
    """The trait cards: a star."""
    return pack("#4a2c78", "".join(group(path("M0-24L7-7 0 0-7-7Z", "#ffe9a8"), turn=i * 72) for i in range(5)))


def main(names: list[str]) -> None:
    """Write the tokens, all of them or those named."""
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or TOKENS:
        (OUT / f"{name}.svg").write_text(TOKENS[name](), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
