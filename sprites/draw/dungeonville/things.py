"""Draw the tokens and items of Dungeonville: `python -m sprites.draw.dungeonville.things` writes sprites/dungeonville/{tokens,items}/<id>.svg.

A blood token is a drop of its wizard's colour with the wizard's sign. Items are drawn alone, on nothing, as they are found.
"""
# fmt: off

import math
from collections.abc import Callable
from pathlib import Path

from sprites.draw.dungeonville import gear as g
from sprites.draw.dungeonville.busts import INK, PLAYERS, Sheet, at
from sprites.draw.dungeonville.signs import sign
from sprites.draw.kit import box, dark, disc, light, path

OUT = Path(__file__).resolve().parents[2] / "dungeonville"
DROP = "M0 -56C14 -32 42 -10 42 18A42 38 0 0 1 -42 18C-42 -10 -14 -32 0 -56Z"
CLARET = "#8a1f2c"


def token() -> Sheet:
    """An empty frame of 130 x 130."""
    return Sheet(-64, -64, 130, 130)


def blood(colour: str) -> str:
    """A blood token."""
    s, tone = token(), PLAYERS[colour]
    s.ink(path(DROP, tone))
    s.raw(path("M0 -42C-10 -26 -31 -8 -32 14", stroke="#ffffff", stroke_width=6, opacity=0.55 if colour != "white" else 0.9), disc(-27, 28, 3.4, "#ffffff", opacity=0.6))
    s.raw(sign(colour, 1, 17, 56, INK if colour in ("white", "orange") else "#fffaf0", tone))
    return s.svg()


def gold() -> str:
    """A coin with a dragon's eye."""
    s = token()
    s.ink(disc(0, 3, 52, "#a8741c"), disc(0, -2, 52, g.GOLD))
    s.raw(disc(0, -2, 41, "none", stroke="#8a5a14", stroke_width=3.4), "".join(path("M0 -46.500V-43.500", stroke="#8a5a14", stroke_width=3, transform=f"translate(0 -2)rotate({i * 15})") for i in range(24)))
    s.ink(path("M-32 -2Q0 -34 32 -2Q0 30 -32 -2Z", "#fff0b0"), path("M0 -21Q9 -2 0 17Q-9 -2 0 -21Z", "#5a3a10"), width=4)
    s.raw(path("M-40 -22Q-32 -38 -16 -44", stroke="#fffbe0", stroke_width=6, opacity=0.9))
    return s.svg()


def stone() -> str:
    """The seeing stone, on claws."""
    s = token()
    s.ink(path("M-34 54Q-30 38 -44 14Q-40 4 -32 12Q-20 34 0 36Q20 34 32 12Q40 4 44 14Q30 38 34 54Z", g.BRONZE))
    s.ink(disc(0, -12, 42, "#7a4fd0"))
    s.raw('<radialGradient id="mist" cx=".38" cy=".32" r=".8"><stop offset="0" stop-color="#f4e6ff"/><stop offset=".4" stop-color="#a984f0"/><stop offset="1" stop-color="#3a1f78"/></radialGradient>', disc(0, -12, 38.5, "url(#mist)"))
    s.raw(path("M-34 2Q-14 -10 0 6T34 0", stroke="#f0dcff", stroke_width=5, opacity=0.5), path("M-26 -14Q0 -38 26 -14Q0 10 -26 -14Z", "#fdf6ff", stroke=INK, stroke_width=4), disc(0, -14, 10, "#7a2fd0", stroke=INK, stroke_width=3), disc(0, -14, 4, INK), disc(-3, -18, 3, "#fff"), path("M-28 -26Q-22 -40 -8 -44", stroke="#ffffff", stroke_width=5.5, opacity=0.9))
    s.ink(path("M-40 18Q-30 16 -28 6Q-26 26 -38 28ZM40 18Q30 16 28 6Q26 26 38 28ZM-7 40Q-6 30 0 22Q6 30 7 40Z", "#f0c860"), width=3.6)
    s.raw(at(g.sparkle(0.6), 40, -44), at(g.sparkle(0.4), -44, -46))
    return s.svg()


def deed_back() -> str:
    """A deed, folded and sealed."""
    s = Sheet(-62, -81, 128, 166)
    s.ink(path("M-50 -70Q0 -74 50 -70Q54 0 50 70Q0 74 -50 70Q-54 0 -50 -70Z", "#7c4a2a"))
    s.flat(path("M-40 -60H40V60H-40Z", "#5e3419"), width=3.4)
    s.raw(path("M-40 -60L0 -8L40 -60M-40 60L0 8L40 60", stroke=dark("#5e3419", 0.5), stroke_width=4), path("M-33 -53H33V53H-33Z", stroke="#d6a64c", stroke_width=2.6), *(path("M0 -7Q3 -2 7 0Q3 2 0 7Q-3 2 -7 0Q-3 -2 0 -7Z", "#d6a64c", transform=f"translate({x} {y})") for x in (-33, 33) for y in (-53, 53)))
    blots = [(33 + (3 if i % 2 else -1.5)) for i in range(16)]
    rim = "M" + "L".join(f"{r * math.cos(i * math.pi / 8):.1f} {r * math.sin(i * math.pi / 8):.1f}" for i, r in enumerate(blots)) + "Z"
    s.ink(path("M-10 20L-18 56L-6 48L2 60L6 22ZM10 20L20 54L10 48L2 58L-2 22Z", dark(CLARET, 0.2)), path(rim, CLARET))
    s.raw(disc(0, 0, 23, "none", stroke=dark(CLARET, 0.45), stroke_width=3.4), path("M-13 14V-6Q-13 -16 0 -16T13 -6V14ZM0 -2A4.500 4.500 0 1 1 0.100 -2ZM-2.500 -1L-4 9H4L2.500 -1Z", light(CLARET, 0.4), fill_rule="evenodd"), path("M-26 -14Q-22 -24 -12 -27", stroke="#ffc0b0", stroke_width=4))
    return s.svg()


def crown() -> str:
    """Who has won wears it."""
    s = token()
    s.parts += '<g transform="scale(.9)">'
    s.ink(path("M-46 34L-54 -24L-28 0L0 -44L28 0L54 -24L46 34Q0 48 -46 34Z", g.GOLD), disc(-53, -28, 7, "#fff0b0"), disc(53, -28, 7, "#fff0b0"), disc(0, -48, 8, "#fff0b0"))
    s.flat(path("M-45 20Q0 34 45 20L46 34Q0 48 -46 34Z", "#d89a2a"), width=4)
    s.ink(path("M0 -16L13 2L0 20L-13 2Z", "#e0304a"), disc(-30, 12, 7, "#3a8ae0"), disc(30, 12, 7, "#3fa85a"), width=3.6)
    s.raw(at(g.sparkle(0.5), -20, -22))
    s.parts += "</g>"
    return s.svg()


def skull() -> str:
    """Somebody has died; so the skull looks rather put out."""
    s = token()
    s.ink(path("M-46 -8Q-46 -54 0 -54T46 -8Q46 12 28 20V36Q30 46 18 46H-18Q-30 46 -28 36V20Q-46 12 -46 -8Z", g.IVORY))
    s.raw(disc(-18, -4, 13.5, INK, 14.5), disc(18, -4, 13.5, INK, 14.5), disc(-15, -2, 4, "#ff6a4a"), disc(21, -2, 4, "#ff6a4a"), path("M0 10L-6 22H6Z", INK), path("M-14 30V46M0 30V46M14 30V46M-28 30H28", stroke=INK, stroke_width=4), path("M-34 -24L-8 -18M34 -24L8 -18", stroke=INK, stroke_width=5), path("M18 -50L12 -36L22 -30L18 -20", stroke=INK, stroke_width=3.4), path("M-36 -20Q-34 -38 -18 -45", stroke="#ffffff", stroke_width=6))
    return s.svg()


def curtain_mask() -> str:
    """A mask before a curtain: what only one may see."""
    s = token()
    folds = "".join(path(f"M{x} -50Q{x + 9} 0 {x + 2} 50", stroke=dark(CLARET, 0.45), stroke_width=4) for x in (-40, -26, 24, 38))
    s.ink(path("M-54 -54H54V50L42 42L30 52L18 42L6 52L-6 42L-18 52L-30 42L-42 52L-54 44Z", "#a82834"))
    s.raw(folds)
    s.ink(box(-58, -58, 116, 13, g.GOLD, 5), width=4.4)
    s.ink(path("M-44 -24Q-20 -36 0 -24Q20 -36 44 -24Q48 14 20 18Q8 18 0 4Q-8 18 -20 18Q-48 14 -44 -24Z", g.CREAM))
    s.raw(path("M-34 -6Q-21 6 -8 -5M34 -6Q21 6 8 -5", stroke=INK, stroke_width=5.4), path("M-30 -1l-3 6M-21 1v7M-12 -1l3 6M30 -1l3 6M21 1v7M12 -1l-3 6", stroke=INK, stroke_width=3.4), path("M-34 -18Q-22 -26 -10 -17M34 -18Q22 -26 10 -17", stroke=g.GOLD, stroke_width=4))
    s.raw(sign("yellow", 0, -19, 15, CLARET))
    return s.svg()


def pack() -> str:
    """What a party can carry."""
    s = token()
    s.ink(box(-38, -54, 76, 24, "#c25a3a", 12), path("M-42 -30Q-46 50 -34 52H34Q46 50 42 -30Q0 -44 -42 -30Z", "#a8743c"))
    s.ink(path("M-40 -28Q0 -42 40 -28Q42 6 0 12Q-42 6 -40 -28Z", "#8a5a2a"), box(-24, 18, 48, 28, "#c08a4c", 6), box(-8, 2, 16, 22, g.GOLD, 3), width=4.4)
    s.raw(path("M-20 -54V-30M20 -54V-30", stroke=INK, stroke_width=4), box(-3.5, 8, 7, 9, INK, 1))
    return s.svg()


def swords() -> str:
    """A fight."""
    s = token()
    for turn, hilt in ((-45, g.GOLD), (45, "#c08040")):
        s.ink(at(path("M-8 26V-56L0 -70L8 -56V26Z", "#dfe6ec") + path("M0 -58V24", stroke="#8a98a4", stroke_width=3) + box(-23, 24, 46, 10, hilt, 4) + box(-5, 34, 10, 18, g.LEATHER, 2) + disc(0, 56, 8, hilt), 0, 4, 0.94, turn))
    s.raw(at(g.sparkle(0.7, "#fff3b0"), 0, -6))
    return s.svg()


TOKENS: dict[str, Callable[[], str]] = {
    "gold": gold, "stone": stone, "deed-back": deed_back, "crown": crown, "skull": skull, "curtain-mask": curtain_mask, "pack": pack, "swords": swords,
}


# Items

ITEMS: dict[str, Callable[[Sheet], None]] = {}


def item(draw: Callable[[Sheet], None]) -> Callable[[Sheet], None]:
    """Enter an item under its function's name."""
    ITEMS[draw.__name__.replace("_", "-")] = draw
    return draw


def halo(colour: str) -> str:
    """A faint light behind something precious."""
    return f'<radialGradient id="halo"><stop offset="0" stop-color="{colour}" stop-opacity=".75"/><stop offset=".55" stop-color="{colour}" stop-opacity=".28"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>' + disc(0, 0, 79, "url(#halo)")


@item
def last_rites_kit(s: Sheet) -> None:
    """A travelling box for deaths one would rather not have."""
    s.ink(path("M-64 -8L-54 -52H54L64 -8Z", "#4a2c1a"), path("M-50 -14L-44 -44H44L50 -14Z", "#6b3fa0"))
    s.ink(at(g.candle(0.8), -32, -4), at(path("M-11 12V-14L-6 -20V-34H6V-20L11 -14V12Z", "#bfe6f0") + box(-7, -42, 14, 9, g.GOLD, 3) + path("M-3 -8V6M-8 -3H3", stroke="#3878c8", stroke_width=4), 0, 0), at(disc(0, 0, 16, "#f6ecd0") + path("M0 -9V9M-7 -3H7", stroke="#b8402e", stroke_width=4.6), 34, -16), width=4.4)
    s.ink(box(-66, -6, 132, 68, "#6e4426", 6), box(-66, -6, 132, 14, "#8a5a34", 5))
    s.flat(path("M-66 20H66M-44 8V62M44 8V62", "none", stroke="#c99a4a", stroke_width=6), width=4)
    s.ink(path("M-8 12H8V24H22V38H8V56H-8V38H-22V24H-8Z", g.GOLD), width=4.4)
    s.raw(*(disc(x, y, 3, "#ffe9a8") for x in (-44, 44) for y in (14, 54)))


@item
def pious_shield(s: Sheet) -> None:
    """It prays on its own account."""
    s.ink(path("M-54 -58Q0 -40 54 -58Q62 30 0 72Q-62 30 -54 -58Z", g.GOLD))
    s.ink(path("M-42 -43Q0 -29 42 -43Q48 22 0 56Q-48 22 -42 -43Z", "#f2f4f6"))
    s.flat(path("M0 -33Q22 -35 42 -43Q48 22 0 56Z", "#6b3fa0"), width=3)
    s.raw(path("M-27 -8q8 8 16 0M11 -8q8 8 16 0", stroke=INK, stroke_width=5), path("M-26 -2l-2 5M-12 -2l2 5M12 -2l-2 5M26 -2l2 5", stroke=INK, stroke_width=3), path("M-10 16Q0 22 10 16", stroke=INK, stroke_width=4.6))
    s.ink(path("M-15 56V36Q-15 24 -2 20L0 26L2 20Q15 24 15 36V56Q0 64 -15 56Z", "#f2cda6"), width=4)
    s.raw(path("M0 26V58", stroke=INK, stroke_width=3.4), disc(0, -62, 34, "none", 10, stroke=INK, stroke_width=10), disc(0, -62, 34, "none", 10, stroke="#ffd84e", stroke_width=5))
    s.raw(at(g.sparkle(0.7), 52, -34), at(g.sparkle(0.5), -54, 20))


@item
def skeleton_keys(s: Sheet) -> None:
    """Keys that are skeletons."""
    s.raw(disc(0, -40, 26, "none", stroke=INK, stroke_width=13), disc(0, -40, 26, "none", stroke="#c98a34", stroke_width=6))
    for turn, size in ((46, 0.84), (-46, 0.84), (0, 1)):
        key = path("M-6 -6H6V64H-6Z", g.IVORY) + path("M6 36H22V46H6ZM6 54H26V66H-6V54Z", g.IVORY) + path("M-6 10H6M-6 20H6", stroke=INK, stroke_width=3) + path("M-20 -20Q-20 -40 0 -40T20 -20Q20 -10 12 -7V2H-12V-7Q-20 -10 -20 -20Z", g.IVORY) + disc(-7.5, -20, 5.4, INK) + disc(7.5, -20, 5.4, INK) + path("M-4 -6V2M4 -6V2", stroke=INK, stroke_width=2.6)
        s.ink(at(at(key, 0, 46), 0, -46, size, turn), width=4.6)


@item
def pipers_flute(s: Sheet) -> None:
    """The rats have come already."""
    s.ink(at(box(-72, -13, 144, 26, "#c9863e", 12) + box(-72, -15, 22, 30, g.GOLD, 6) + box(52, -15, 16, 30, g.GOLD, 5) + "".join(disc(x, 0, 5, INK) for x in (-22, -4, 14, 32)), 4, 0, 1, -34))
    s.raw(at(g.note(INK, 1.1), -48, -38, 1, -12), at(g.note(INK, 0.8), -8, -56, 1, 10))
    rat = path("M-30 26Q-60 30 -56 8", stroke="#e8a0a0", stroke_width=6) + path("M-32 30Q-36 -2 -4 -4Q2 -16 16 -14Q40 -2 42 14Q34 22 20 20Q18 32 4 32Z", "#7a6a66") + disc(2, -10, 10, "#c89a94") + disc(18, 0, 3.6, INK) + disc(42, 13, 4.6, "#e8848c")
    s.ink(path("M4 62Q-30 68 -34 50", "none", stroke_width=9), at(rat, 34, 42, 0.92), width=4.4)
    s.raw(path("M4 62Q-30 68 -34 50", stroke="#e8a0a0", stroke_width=3.6))


@item
def frostbite_axe(s: Sheet) -> None:
    """It bites; one sees the teeth."""
    s.ink(at(box(-8, -70, 16, 146, g.WOOD, 6) + path("M-8 40H8M-8 52H8M-8 64H8", stroke=INK, stroke_width=4), 0, 0, 1, 28))
    blade = path("M6 -44Q44 -66 62 -36Q72 -4 56 26Q36 34 6 12Z", "#a8e0f8") + path("M-6 -40L-34 -26L-24 -16L-36 -6L-6 6Z", "#cdf0fc") + path("M48 22L56 44L40 28L36 46L28 26L20 38L18 20", "#e8faff")
    s.ink(at(blade, 2, -12, 0.92, 28))
    s.raw(at(path("M24 -34Q44 -44 52 -26Q58 -4 50 14", stroke="#ffffff", stroke_width=5) + disc(26, -18, 6.5, INK) + path("M16 -32L34 -24", stroke=INK, stroke_width=5) + path("M18 2L28 -4L34 4L42 -4L48 4", stroke=INK, stroke_width=4), 2, -12, 0.92, 28))
    s.raw(*(sign_flake(x, y, r) for x, y, r in ((-54, -50, 12), (56, 60, 13), (-60, 20, 9))))


def sign_flake(x: float, y: float, r: float) -> str:
    """A snowflake."""
    arms = "".join(path(f"M0 0V{-r}M0 {-r * 0.6:.1f}l{-r * 0.3:.1f} {-r * 0.28:.1f}M0 {-r * 0.6:.1f}l{r * 0.3:.1f} {-r * 0.28:.1f}", stroke="{0}", stroke_width=0, transform=f"rotate({i * 60})") for i in range(6))
    inked = arms.replace("{0}", INK).replace('stroke-width="0"', 'stroke-width="6"')
    return at(inked + arms.replace("{0}", "#e8faff").replace('stroke-width="0"', 'stroke-width="2.800"'), x, y)


@item
def thaw_staff(s: Sheet) -> None:
    """Spring on a stick."""
    s.parts += '<g transform="rotate(16)">'
    s.ink(path("M-8 76Q-2 20 -8 -20Q-30 -30 -26 -56Q-16 -70 -10 -54Q-16 -40 0 -34Q16 -40 10 -54Q16 -70 26 -56Q30 -30 8 -20Q4 20 8 76Q0 80 -8 76Z", "#8a6238"))
    s.ink(at(g.flame(0.92), 0, -34), width=4.4)
    s.ink(at(g.leaf("#6ab244", 0.7, -70), -6, 10), at(g.leaf("#7cc04c", 0.7, 64), 6, 26), at(g.flower("#f7a6c4", 0.66), -7, 44), at(g.leaf("#5fa83e", 0.6, -60), -4, 60), width=3.8)
    s.parts += "</g>"
    s.raw(at(g.drop(0.9), 36, 6), at(g.drop(0.7), 52, -22), at(g.drop(0.8), -32, -16), at(g.drop(0.6), 44, 40))
    s.ink(path("M-72 66Q-66 46 -46 50Q-38 36 -24 46Q-12 44 -12 58Q-6 70 -20 72H-64Q-74 74 -72 66Z", "#eefaff"), width=4.4)


@item
def trail_map(s: Sheet) -> None:
    """The way out is marked. The way in was somebody else's idea."""
    s.ink(path("M-66 -40L-24 -56L22 -40L66 -54V42L22 56L-24 42L-66 56Z", "#f0dcae"))
    s.flat(path("M-24 -56L22 -40V56L-24 42Z", "#dcc08a"), width=4)
    s.raw(path("M-52 36Q-40 8 -18 22Q6 34 6 8Q6 -14 30 -10", stroke="#b8402e", stroke_width=6, stroke_dasharray="3 11"), path("M40 -26l18 16M58 -26l-18 16", stroke="#b8402e", stroke_width=7), path("M-54 -12l10 -18 10 18M-40 -16l9 -14 9 14", stroke="#6a4a24", stroke_width=4), path("M-10 -18q6 -6 12 0t12 0M-12 -8q6 -6 12 0", stroke="#3878c8", stroke_width=4), path("M34 22q0 -14 10 -14t10 14zM44 22v12", "#3f9150", stroke="#3f9150", stroke_width=4))
    s.ink(disc(-50, 42, 19, g.GOLD), disc(-50, 42, 12.5, "#fffaf0"), path("M-50 31L-46 42H-54Z", "#d8352c", stroke_width=2), path("M-50 53L-46 42H-54Z", "#3a4660", stroke_width=2), width=4)


@item
def open_hand_scroll(s: Sheet) -> None:
    """The second lesson and the third may be swapped."""
    s.ink(path("M-44 -52H44V54H-44Z", "#f6ecd0"), box(-60, -66, 120, 20, "#b8402e", 9), box(-60, 48, 120, 20, "#b8402e", 9), *(disc(x, y, 9, g.GOLD) for x in (-62, 62) for y in (-56, 58)))
    s.ink(at(g.palm("#e0a878"), 0, 10, 0.76), width=4.4)
    s.raw(path("M-34 -20Q-38 0 -34 22M-38 -12L-34 -22L-27 -13M34 22Q38 0 34 -20M38 12L34 24L27 13", stroke="#3f9150", stroke_width=4.6))


@item
def ember_orb(s: Sheet) -> None:
    """Do not drop it. Do drop it, at the right moment."""
    s.raw(halo("#ffb040"))
    s.ink(path("M0 -76Q14 -60 12 -48Q30 -66 46 -56Q42 -44 44 -34Q62 -34 66 -18Q52 -10 54 2H-54Q-52 -12 -66 -18Q-62 -36 -44 -34Q-44 -48 -46 -58Q-26 -64 -12 -48Q-14 -62 0 -76Z", "#f0642a"))
    s.ink(disc(0, 8, 48, "#c8301c"))
    s.raw('<radialGradient id="ember" cx=".42" cy=".4" r=".7"><stop offset="0" stop-color="#fff6c0"/><stop offset=".35" stop-color="#ffb834"/><stop offset=".75" stop-color="#e0461c"/><stop offset="1" stop-color="#7a140c"/></radialGradient>', disc(0, 8, 44.5, "url(#ember)"))
    s.raw(path("M-20 40Q-24 14 -8 6Q-12 -10 2 -22Q2 -8 14 0Q28 18 18 36Q4 48 -20 40Z", "#fff0a0", opacity=0.75), path("M-30 -6Q-24 -24 -8 -30", stroke="#ffffff", stroke_width=7, opacity=0.9))
    s.ink(path("M-40 66Q-38 50 -28 46Q0 64 28 46Q38 50 40 66Q0 78 -40 66Z", "#4a3a44"), width=4.6)


@item
def dragonhide_panniers(s: Sheet) -> None:
    """Fireproof, waterproof, and still a little cross."""
    hide, scale = "#b8302c", dark("#b8302c", 0.35)
    s.raw(path("M-46 -34Q0 -66 46 -34", stroke=INK, stroke_width=17), path("M-46 -34Q0 -66 46 -34", stroke="#8a5230", stroke_width=9))
    for x in (-38, 38):
        s.ink(path(f"M{x - 32} -28Q{x - 38} 58 {x - 24} 62H{x + 24}Q{x + 38} 58 {x + 32} -28Z", hide))
        s.raw("".join(path(f"M{x + c - 9} {y}q9 12 18 0", stroke=scale, stroke_width=4) for y, cs in ((24, (-20, 0, 20)), (38, (-10, 10)), (50, (-18, 0, 18))) for c in cs))
        s.ink(path(f"M{x - 34} -30H{x + 34}Q{x + 36} 8 {x} 14Q{x - 36} 8 {x - 34} -30Z", "#d8483a"), *(path(f"M{x + d - 7} -30L{x + d} -46L{x + d + 7} -30Z", g.IVORY) for d in (-22, 0, 22)), width=4.4)
        s.raw(disc(x, -10, 12, "#ffd84e", stroke=INK, stroke_width=4), path(f"M{x} -20Q{x + 5} -10 {x} 0Q{x - 5} -10 {x} -20Z", INK), path(f"M{x - 15} -20Q{x} -28 {x + 15} -20", stroke=INK, stroke_width=5))


def thing(name: str) -> str:
    """The picture of an item."""
    s = Sheet(-85, -85, 173, 173)
    ITEMS[name](s)
    return s.svg()


def main() -> None:
    """Write all tokens and items."""
    for folder in ("tokens", "items"):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
    for colour in PLAYERS:
        (OUT / "tokens" / f"{colour}.svg").write_text(blood(colour), encoding="utf-8")
    for name, draw in TOKENS.items():
        (OUT / "tokens" / f"{name}.svg").write_text(draw(), encoding="utf-8")
    for name in ITEMS:
        (OUT / "items" / f"{name}.svg").write_text(thing(name), encoding="utf-8")


if __name__ == "__main__":
    main()
