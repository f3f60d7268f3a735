"""Draw the five wizards of Dungeonville: `python -m sprites.draw.dungeonville.wizards` writes sprites/dungeonville/{wizards,pawns}/<colour>.svg.

A wizard is told by colour, hat and sign: a bat under a bent hat, an eye under a turban, a pumpkin, a squid, a heart under a lady's cone.
"""
# fmt: off

from collections.abc import Callable
from pathlib import Path

from sprites.draw.dungeonville import gear as g
from sprites.draw.dungeonville.busts import INK, PLAYERS, Bust, Sheet, at
from sprites.draw.dungeonville.faces import BLACK, FAIR, PALE, UMBER, Face, head, stroke
from sprites.draw.dungeonville.signs import sign
from sprites.draw.kit import box, dark, disc, light, path

OUT = Path(__file__).resolve().parents[2] / "dungeonville"


def mirror(face: str = "#d8f0f4") -> str:
    """A hand mirror, 120 high."""
    return box(-7, 30, 14, 56, g.GOLD, 6) + disc(0, 0, 36, g.GOLD, 40) + disc(0, 0, 27, face, 31) + path("M-14 -10L2 -24M-16 6L12 -20", stroke="#ffffff", stroke_width=5)


def high_collar(colour: str, lining: str) -> str:
    """A collar that stands up behind the ears."""
    return path("M150 250L66 262Q30 200 42 128Q92 150 110 214ZM150 250L234 262Q270 200 258 128Q208 150 190 214Z", lining) + path("M42 128Q30 200 66 262L20 310Q8 200 42 128ZM258 128Q270 200 234 262L280 310Q292 200 258 128Z", colour)


def black(b: Bust) -> None:
    """He has outlived three tailors, all of them suddenly."""
    b.ink(high_collar("#1d1a26", "#8f2430"))
    b.ink(g.torso("#1d1a26", 104, 232))
    head(b, Face("lean", "#dfe0cc", "half", "sly", BLACK, "hook", "smirk", "goat", marks="wrinkles", look=(-0.8, 0), gap=24), whiskers="curl")
    b.ink(path("M98 132Q96 100 116 96L150 128L184 96Q204 100 202 132L206 92H94Z", BLACK))
    b.ink(path("M92 96Q108 54 128 34Q164 6 226 26Q238 34 226 44Q196 34 188 54Q200 72 208 96Z", "#2a2634"), path("M34 118Q92 78 150 80Q208 78 266 118Q150 130 34 118Z", "#2a2634"), path("M94 94Q150 110 206 94L202 76Q150 90 98 76Z", "#8f2430"))
    b.raw(sign("black", 150, 62, 44, "#efe6d2", "#2a2634"))
    b.ink(at(mirror(), 242, 196, 0.95, 14), at(g.hand("#dfe0cc"), 226, 254, 0.85, 10, flip=True))
    b.raw(at(path("M-9 -6Q0 -16 9 -6L7 8Q0 16 -7 8Z", "#dfe0cc", stroke=INK, stroke_width=3) + path("M-5 2h10", stroke=INK, stroke_width=2.6), 244, 198, 1.2, 14))


def white(b: Bust) -> None:
    """She sees everything, and most of it is beneath her."""
    b.ink(g.torso("#f4efe4", 118, 226), g.ruff("#fffdf6"))
    head(b, Face("heart", UMBER, "half", "fine", BLACK, "fine", "kiss", lip="#a8244c", lash=True, marks="mole", r=17, look=(0.5, 0.3), y=150))
    b.raw(path("M100 140Q122 116 146 142M154 142Q178 116 200 140", stroke="#7ac0e8", stroke_width=10, opacity=0.55))
    b.ink(path("M78 128Q44 88 78 52Q106 20 150 24Q194 20 222 52Q256 88 222 128Q150 84 78 128Z", "#fbf8f0"), path("M84 120Q84 66 190 36M112 106Q130 70 226 60M216 120Q216 82 150 56", stroke=INK, stroke_width=4))
    b.ink(path("M160 52Q150 10 206 2Q268 4 280 62Q262 50 252 62Q246 40 228 44Q214 26 196 34Q176 34 168 60Z", "#d8ecf6"), path("M164 54Q190 14 256 42", stroke=INK, stroke_width=3))
    b.ink(disc(150, 84, 25, g.GOLD), disc(150, 84, 18, "#fffdf6"), width=4.4)
    b.raw(sign("white", 150, 84, 32, "#2f6ab8", "#fffdf6"))
    b.ink(disc(84, 188, 9, "#7ac0e8"), disc(216, 188, 9, "#7ac0e8"), width=4)
    b.ink(path("M132 196L62 224L58 216L128 190Z", g.IVORY), at(g.hand(UMBER), 66, 238, 0.86, -20))
    b.raw(path("M52 210q-14 -10 -4 -24t-6 -24", stroke="#ffffff", stroke_width=6, opacity=0.85))


def orange(b: Bust) -> None:
    """She laughs last. She laughs first, too, and in between."""
    b.ink(g.torso("#5a2a4a", 128, 222), path("M104 224L150 266L196 224Q150 208 104 224Z", "#f2b27c"))
    head(b, Face("fat", "#f2b27c", "glare", "sly", "#a83a1c", "button", "laugh", hair="curls", marks="blush mole", y=136, look=(0.2, 0.3), lash=True))
    b.raw(path("M96 128Q116 104 142 122M158 122Q184 104 204 128", stroke="#7a3fa0", stroke_width=9, opacity=0.5), stroke("M118 218Q150 232 182 218", dark("#f2b27c", 0.3), 4))
    b.ink(*(path(f"M{x - 9} {y}L{x} {y - 14}L{x + 9} {y}L{x} {y + 14}Z", c) for x, y, c in ((116, 244, "#3ac0e8"), (150, 256, "#d8352c"), (184, 244, "#6ad24e"))), width=3.6)
    rib = dark("#ec8326", 0.35)
    b.ink(path("M64 118Q34 60 84 40Q114 26 150 34Q186 26 216 40Q266 60 236 118Q150 84 64 118Z", "#ec8326"), path("M104 100Q84 66 110 38M150 92V36M196 100Q216 66 190 38", stroke=rib, stroke_width=5), path("M140 40Q138 14 172 10L180 24Q160 24 164 40Z", "#4f7a34"), path("M174 40Q206 16 232 32Q214 52 174 40Z", "#6aa83e"))
    b.flat(path("M104 64L128 58L122 82ZM196 64L172 58L178 82Z", "#fff0a0"))
    b.ink(at(g.candle(1.2), 240, 246), at(g.hand("#f2b27c"), 240, 250, 0.9, 0, flip=True))
    b.ink(*(disc(x, y, 7, c) for x, y, c in ((254, 240, "#3ac0e8"), (254, 252, "#d8352c"))), width=3.4)


def teal(b: Bust) -> None:
    """Both of them are evil. The squid is vain."""
    squid = "#159c98"
    b.ink(g.torso("#274a6a", 110, 226), g.collar(g.GOLD, 244))
    head(b, Face("long", "#c8dcb4", "pin", "fine", BLACK, "long", "smirk", r=16, gap=26, look=(0.2, 0.1), y=152, marks="wrinkles"))
    arms = "M92 104Q56 128 62 170Q66 200 40 204Q26 200 30 186M104 108Q84 150 88 184Q90 226 70 246M208 104Q244 128 238 170Q234 200 260 204Q274 200 270 186M196 108Q216 150 212 184Q210 226 230 246"
    b.ink(path(arms, stroke_width=27), width=27)
    b.raw(path(arms, stroke=squid, stroke_width=18), path(arms, stroke=light(squid, 0.5), stroke_width=5, stroke_dasharray="1 13"))
    b.ink(path("M150 6Q176 22 184 50L214 40Q224 70 204 88Q214 104 210 120Q150 92 90 120Q86 104 96 88Q76 70 86 40L116 50Q124 22 150 6Z", squid))
    b.raw(*(disc(x, 78, 15, "#fffaf0", 13, stroke=INK, stroke_width=4) + disc(x, 79, 9, INK, 3.6) for x in (128, 172)), path("M110 66l24 4M190 66l-24 4", stroke=INK, stroke_width=5), path("M138 100q12 6 24 0", stroke=INK, stroke_width=4.4))
    b.ink(path("M150 10L160 22L174 20L168 32L150 38L132 32L126 20L140 22Z", g.GOLD), width=4)
    b.ink(at(mirror("#bfeee8"), 62, 178, 0.72, -14))
    b.raw(at(disc(-6, -4, 5, "#159c98") + disc(8, -4, 5, "#159c98") + path("M-6 8q7 5 14 0", stroke="#159c98", stroke_width=3), 62, 178))


def pink(b: Bust) -> None:
    """She has broken nine hearts, and kept them, in jars."""
    b.ink(path("M214 40Q282 90 270 240Q240 220 232 250Q214 150 190 90Z", "#fbd0e4", fill_opacity=0.85))
    b.ink(g.torso("#8a1f5a", 100, 226), path("M112 222L150 270L188 222Q150 210 112 222Z", PALE))
    head(b, Face("heart", FAIR, "wink", "fine", "#c83a7a", "fine", "kiss", hair="curls", lip="#d8104c", lash=True, marks="blush", look=(0.4, 0), y=148))
    b.ink(path("M90 106L128 32Q150 -10 172 32L210 106Q150 78 90 106Z", "#ea5fa2"), path("M82 112Q150 72 218 112L214 92Q150 56 86 92Z", "#fbd0e4"), path("M106 76Q150 54 194 76M120 48Q150 34 180 48", stroke="#fbd0e4", stroke_width=7))
    b.raw(sign("pink", 116, 180, 14, "#8a1f5a"))
    b.ink(path("M108 226Q150 262 192 226", "none", stroke_width=9), width=9)
    b.raw(path("M108 226Q150 262 192 226", stroke="#f6d24e", stroke_width=4))
    b.raw(sign("pink", 150, 256, 32, INK), sign("pink", 150, 256, 25, "#d8104c"))
    jar = path("M-26 -28H26V-20Q34 -14 34 -4V34Q34 42 26 42H-26Q-34 42 -34 34V-4Q-34 -14 -26 -20Z", "#dff2f4") + box(-30, -42, 60, 15, g.LEATHER, 4)
    b.ink(at(jar, 242, 218, 0.92, 6))
    b.raw(sign("pink", 240, 226, 40, INK), sign("pink", 240, 226, 32, "#e0243c"), path("M216 206v26", stroke="#ffffff", stroke_width=5))
    b.raw(sign("pink", 60, 150, 30, INK), sign("pink", 60, 150, 23, "#ff8ac0"), sign("pink", 38, 116, 22, INK), sign("pink", 38, 116, 16, "#ff8ac0"))
    b.ink(at(g.palm(FAIR), 62, 232, 0.95, 24))


WIZARDS: dict[str, Callable[[Bust], None]] = {"black": black, "white": white, "orange": orange, "teal": teal, "pink": pink}


def portrait(colour: str) -> str:
    """A wizard's medallion."""
    bust = Bust(colour)
    WIZARDS[colour](bust)
    return bust.svg()


def hat(colour: str, tone: str) -> str:
    """A pawn's hat, its brim on (0, 0), 80 high."""
    deep = dark(tone, 0.35)
    return {
        "black": path("M-30 0Q-22 -34 -8 -52Q12 -78 50 -66Q54 -58 46 -54Q28 -58 22 -44Q28 -22 32 0Z", tone) + path("M-58 10Q-30 -14 0 -14T58 10Q0 24 -58 10Z", tone) + path("M-31 -4Q0 8 31 -4L28 -17Q0 -6 -28 -17Z", "#a8303c"),
        "white": path("M-38 8Q-60 -22 -34 -44Q-18 -58 0 -56Q20 -58 36 -44Q60 -20 38 8Q0 -14 -38 8Z", tone) + path("M-34 0Q-30 -32 22 -50M34 2Q34 -20 -4 -32", stroke=INK, stroke_width=3.4) + path("M8 -46Q10 -84 46 -82Q62 -66 54 -46Q44 -56 38 -48Q26 -58 14 -40Z", "#bfe0f0"),
        "orange": path("M-44 8Q-66 -30 -34 -48Q-16 -56 0 -50Q16 -56 34 -48Q66 -30 44 8Q0 -14 -44 8Z", tone) + path("M-20 -2Q-34 -28 -16 -48M0 -6V-48M20 -2Q34 -28 16 -48", stroke=deep, stroke_width=4) + path("M-6 -48Q-8 -70 20 -74L26 -62Q10 -62 10 -48Z", "#4f7a34"),
        "teal": path("M0 -80Q18 -66 22 -44L44 -50Q50 -28 36 -14Q42 0 38 12Q0 -8 -38 12Q-42 0 -36 -14Q-50 -28 -44 -50L-22 -44Q-18 -66 0 -80Z", tone) + disc(-14, -20, 8.5, "#fffaf0") + disc(14, -20, 8.5, "#fffaf0") + path("M-20 -20h12M8 -20h12", stroke=INK, stroke_width=4),
        "pink": path("M20 -62Q58 -30 54 30Q44 22 38 34Q34 -10 14 -40Z", "#fbd0e4") + path("M-34 4L-8 -64Q0 -86 8 -64L34 4Q0 -14 -34 4Z", tone) + path("M-40 8Q0 -18 40 8L37 -6Q0 -32 -37 -6Z", "#fbd0e4") + path("M-20 -30Q0 -42 20 -30", stroke="#fbd0e4", stroke_width=5),
    }[colour]


def pawn(colour: str) -> str:
    """A wizard's pawn: a robe like a cone, eyes in the dark, and the hat."""
    tone = PLAYERS[colour]
    sheet = Sheet(-70, -112, 140, 224)
    sheet.raw('<ellipse cx="4" cy="90" rx="60" ry="15" fill="#140a04" opacity=".4"/>')
    sheet.ink(path("M-54 84Q-56 100 0 102T54 84Q54 74 48 72H-48Q-54 74 -54 84Z", dark(tone, 0.22)), path("M-46 82Q-26 56 -20 10Q-18 -12 0 -12T20 10Q26 56 46 82Q0 96 -46 82Z", tone))
    if colour == "teal":
        arms = "M-26 -14Q-44 10 -34 30Q-30 44 -42 46M26 -14Q44 10 34 30Q30 44 42 46"
        sheet.ink(path(arms, stroke_width=15), width=15)
        sheet.raw(path(arms, stroke=tone, stroke_width=8.5))
    sheet.ink(disc(0, -14, 29, tone, 28), disc(0, -9, 21, "#1a1014", 17), width=4.6)
    glare = {"black": "#ff6a4a", "white": "#7ad0ff", "orange": "#ffe45a", "teal": "#b8ffe0", "pink": "#ffb8dc"}[colour]
    sheet.raw(path("M-14 -12L-3 -6Q-8 1 -14 -12ZM14 -12L3 -6Q8 1 14 -12Z", glare))
    sheet.ink(at(hat(colour, tone), 0, -26, 0.92))
    shape = INK if colour in ("white", "orange") else "#fffaf0"
    sheet.raw(sign(colour, 0, 50, 40, shape, tone))
    return sheet.svg()


def main() -> None:
    """Write all portraits and pawns."""
    for folder, draw in (("wizards", portrait), ("pawns", pawn)):
        (OUT / folder).mkdir(parents=True, exist_ok=True)
        for colour in PLAYERS:
            (OUT / folder / f"{colour}.svg").write_text(draw(colour), encoding="utf-8")


if __name__ == "__main__":
    main()
