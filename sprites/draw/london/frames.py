"""Draw the papers that London Dread's cards are printed on: `python -m sprites.draw.london.frames` writes sprites/london/{frames/*,parchment}.svg.

A Location card is 120 x 136 on the map; `parchment` is the sheet of a story, 496 x 792. None holds words, numbers or icons.
"""
# fmt: off

from pathlib import Path

from sprites.draw.kit import box, disc, num, path, place, poly, star
from sprites.draw.london.signs import DARK, SIGNS

OUT = Path(__file__).resolve().parents[2] / "london"
GRAIN = '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{0}" numOctaves="5" seed="5"/><feDiffuseLighting surfaceScale="{1}" diffuseConstant="1.1" lighting-color="#fff" result="l"><feDistantLight azimuth="210" elevation="62"/></feDiffuseLighting><feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.06" k2=".04" result="c"/><feComposite in="c" in2="SourceGraphic" operator="in"/></filter>'
EDGE = '<radialGradient id="edge" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="#5a3410" stop-opacity="0"/><stop offset="1" stop-color="#3a1c06" stop-opacity=".55"/></radialGradient>'
GILT = '<linearGradient id="gilt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffe9a8"/><stop offset=".45" stop-color="#c79a4c"/><stop offset="1" stop-color="#6b4a1c"/></linearGradient>'


def whole(wide: float, high: float, parts: str, grain: tuple[str, float] = (".04 .05", 1.2)) -> str:
    """A picture."""
    defs = (GRAIN.format(*grain) if "#grain" in parts else "") + (EDGE if "#edge" in parts else "") + (GILT if "#gilt" in parts else "")
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(wide)} {num(high)}" width="{num(wide)}" height="{num(high)}" stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>{parts}</svg>\n'


def face(paper: str, line: str, *, gilt: bool = False) -> str:
    """A Location card that lies open."""
    stroke = "url(#gilt)" if gilt else line
    return whole(120, 136, f'<g filter="url(#grain)">{box(0.5, 0.5, 119, 135, paper, 8)}</g>' + box(0.5, 0.5, 119, 135, "url(#edge)", 8) + box(1.5, 1.5, 117, 133, "none", 7, stroke=stroke, stroke_width=3) + box(6, 6, 108, 124, "none", 4, stroke=line, stroke_width=1, opacity=0.6))


def back(ground: str, lozenge: str, line: str, sign: str, count: int) -> str:
    """A card that lies face down: as many signs as its tier."""
    one = SIGNS[sign].replace("#fff", "#e2bf94").replace(DARK, lozenge)
    signs = "".join(f'<g fill="#e2bf94">{place(one, 60 + (i - (count - 1) / 2) * 38, 70, 1.35 if count > 1 else 1.9)}</g>' for i in range(count))
    return whole(120, 136, f'<g filter="url(#grain)">{box(0.5, 0.5, 119, 135, ground, 8)}</g>' + box(1.5, 1.5, 117, 133, "none", 7, stroke=line, stroke_width=2.4) + box(7, 7, 106, 122, "none", 5, stroke=line, stroke_width=1.4, opacity=0.8) + poly([(60, 18), (110, 69), (60, 120), (10, 69)], lozenge, stroke=line, stroke_width=1.6) + "".join(place(star(0, 0, 8, line, 4, 0.3), x, y) for x in (17, 103) for y in (17, 119)) + signs)


def parchment() -> str:
    """The sheet of a story. Its grain reaches beyond it: lit to its very edge, a picture higher than wide is scored by the renderer."""
    corner = path("M20 84V34Q20 20 34 20H84M30 64Q30 30 64 30", stroke="#8a6a34", stroke_width=2.4) + disc(36, 36, 5, "#8a6a34")
    corners = "".join(f'<g transform="translate({x} {y})scale({a} {b})">{corner}</g>' for x, y, a, b in ((0, 0, 1, 1), (496, 0, -1, 1), (0, 792, 1, -1), (496, 792, -1, -1)))
    return whole(496, 792, f'<g filter="url(#grain)">{box(0, 0, 496, 792, "#e6cf9c", 12)}</g>' + box(0, 0, 496, 792, "url(#edge)", 12) + box(2, 2, 492, 788, "none", 11, stroke="url(#gilt)", stroke_width=4) + box(10, 10, 476, 772, "none", 7, stroke="#8a6a34", stroke_width=1.5, opacity=0.7) + corners, (".02 .03", 1.6)).replace('<filter id="grain" x="0" y="0" width="1" height="1"', '<filter id="grain" x="-.01" y="-.01" width="1.02" height="1.02"')


FRAMES = {
    "dread-1": lambda: face("#e8d5a6", "#6b4a20"), "dread-2": lambda: face("#dcb896", "#6a2a20"), "plot": lambda: face("#1f3033", "#e0b65e", gilt=True), "challenge": lambda: face("#3a1a1c", "#c8503f", gilt=True),
    "item": lambda: face("#e6c88c", "#8a5a1c", gilt=True), "confidence": lambda: face("#f0e0b4", "#a87a2c", gilt=True), "personality": lambda: face("#dcc9a0", "#4a3a24"), "trauma": lambda: face("#4a2024", "#b8433a"), "ally": lambda: face("#d8cba0", "#3f6a4a", gilt=True),
    "back-1": lambda: back("#2c1815", "#3d1d1a", "#8a5a42", "dread", 1), "back-2": lambda: back("#2a1420", "#4a1a24", "#a8604a", "dread", 2), "back-item": lambda: back("#33240f", "#4a3416", "#c79a4c", "item", 1), "back-confidence": lambda: back("#1c2733", "#22344a", "#c79a4c", "lore", 1),
    "back-challenge": lambda: back("#1c1016", "#3a1a24", "#c8503f", "clock", 1), "back-personality": lambda: back("#24201a", "#3a3224", "#c79a4c", "virtue", 1), "back-ally": lambda: back("#18261c", "#24402c", "#c79a4c", "fist", 1),
    "back-secret": lambda: back("#12282a", "#1c4440", "#8ad8c0", "shell", 1), "back-goon": lambda: back("#241214", "#401a1c", "#b8433a", "goon", 1), "back-antagonist": lambda: back("#140e10", "#2c1218", "#d8554a", "eye-over-dome", 1),
}


def main() -> None:
    """Write all pictures."""
    (OUT / "frames").mkdir(parents=True, exist_ok=True)
    for name, draw in FRAMES.items():
        (OUT / "frames" / f"{name}.svg").write_text(draw(), encoding="utf-8")
    (OUT / "parchment.svg").write_text(parchment(), encoding="utf-8")


if __name__ == "__main__":
    main()
