"""Draw the stone of the castle, 240 x 240 for four by four squares: `python -m sprites.draw.ravenloft.stone`.

Every square has slabs of its own, so that its borders can be seen; what differs is how it is cut. Noise is a height field that is lit from
the upper left. Pictures are baked finer than they are drawn, which flattens the slopes of such a field: its scale is as much greater.
"""

import random
from pathlib import Path

OUT = Path(__file__).resolve().parents[2] / "ravenloft"
SIDE = 60
SLABS = ("#5e5966", "#6a6570", "#66616c", "#736d77", "#625d69", "#7a747c")
BRICKS = ("#4a4049", "#544852", "#443a44", "#5b4d54")
CUTS = {
    "whole": [(0.0, 0.0, 1.0, 1.0)],
    "halves": [(0.0, 0.0, 1.0, 0.5), (0.0, 0.5, 1.0, 1.0)],
    "broad": [(0.0, 0.0, 1.0, 0.44), (0.0, 0.44, 0.48, 1.0), (0.48, 0.44, 1.0, 1.0)],
    "three": [(0.0, 0.0, 0.5, 1.0), (0.5, 0.0, 1.0, 0.56), (0.5, 0.56, 1.0, 1.0)],
}
SHARES = {"whole": 9, "halves": 3, "broad": 2, "three": 2}
CRACKS = ("M{x} {y}l6 14l-6 12l9 16", "M{x} {y}l-9 9l3 12l-8 11", "M{x} {y}l12 4l4 11l13 3")


def relief(name: str, seed: int, frequency: float, scale: float, lit: float) -> str:
    """A filter that gives a flat colour the surface of rough stone."""
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="5" seed="{seed}" result="n"/>'
        f'<feDiffuseLighting in="n" surfaceScale="{scale}" diffuseConstant="1.15" lighting-color="#fff" result="l">'
        '<feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting>'
        f'<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="{lit}" k2="0" k3="0" k4="-0.02" result="c"/>'
        '<feComposite in="c" in2="SourceGraphic" operator="in"/></filter>'
    )


BEVEL = (
    '<filter id="bv" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">'
    '<feGaussianBlur in="SourceAlpha" stdDeviation="1.5" result="b"/>'
    '<feSpecularLighting in="b" surfaceScale="7" specularConstant="0.42" specularExponent="12" lighting-color="#d8d6ea" result="s">'
    '<feDistantLight azimuth="235" elevation="40"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/>'
    '<feComposite in="SourceGraphic" in2="s2" operator="arithmetic" k1="0" k2="1" k3="1" k4="0"/></filter>'
)


def sheet(title: str, *parts: str) -> str:
    """A whole picture."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><title>{title}</title>{"".join(parts)}</svg>\n'


def slab(lot: random.Random, left: float, top: float, right: float, low: float, tones: tuple[str, ...], joint: float) -> str:
    """One slab, none of its corners quite where it should be; a `joint` is about so wide."""
    corners = [(left, top, 1, 1), (right, top, -1, 1), (right, low, -1, -1), (left, low, 1, -1)]
    points = [
        f"{x + sx * joint * lot.uniform(0.3, 0.7):.1f} {y + sy * joint * lot.uniform(0.3, 0.7):.1f}" for x, y, sx, sy in corners
    ]
    return f'<path d="M{"L".join(points)}Z" fill="{lot.choice(tones)}"/>'


def floor(seed: int) -> str:
    """A floor: slabs with bevelled edges, one of them cracked."""
    lot, slabs = random.Random(seed), []  # noqa: S311
    for y in range(4):
        for x in range(4):
            cut = CUTS[lot.choices(list(SHARES), list(SHARES.values()))[0]]
            turned = lot.random() < 0.5
            for a, b, c, d in cut:
                left, top, right, low = (b, a, d, c) if turned else (a, b, c, d)
                slabs.append(slab(lot, (x + left) * SIDE, (y + top) * SIDE, (x + right) * SIDE, (y + low) * SIDE, SLABS, 3.4))
    cracks = "".join(lot.choice(CRACKS).format(x=lot.randrange(4) * SIDE + 24, y=lot.randrange(4) * SIDE + 5) for _ in range(2))
    return sheet(
        "Floor slabs, four by four squares",
        f"<defs>{relief('stone', seed, 0.05, 13, 1.42)}{BEVEL}</defs>",
        '<rect width="240" height="240" fill="#120f17"/>',
        f'<g filter="url(#stone)"><g filter="url(#bv)">{"".join(slabs)}</g></g>',
        f'<path d="{cracks}" fill="none" stroke="#1b1820" stroke-width="1.4" opacity="0.7"/>',
    )


def wall() -> str:
    """A wall from above: courses of bricks."""
    lot, bricks = random.Random(5), []  # noqa: S311
    for row in range(12):
        x = -lot.randrange(30)
        while x < 240:
            wide = lot.choice((28, 34, 40))
            bricks.append(slab(lot, x, row * 20, x + wide, row * 20 + 20, BRICKS, 2.0))
            x += wide
    return sheet(
        "Wall from above",
        f"<defs>{relief('stone', 5, 0.06, 10, 1.15)}{BEVEL}</defs>",
        '<rect width="240" height="240" fill="#171218"/>',
        f'<g filter="url(#stone)"><g filter="url(#bv)">{"".join(bricks)}</g></g>',
    )


def main() -> None:
    """Write all of them."""
    for number, seed in enumerate((11, 23, 37)):
        (OUT / f"floor-{number}.svg").write_text(floor(seed), encoding="utf-8")
    (OUT / "wall.svg").write_text(wall(), encoding="utf-8")


if __name__ == "__main__":
    main()
