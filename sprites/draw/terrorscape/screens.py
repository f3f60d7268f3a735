"""Draw what stands between the two sides of Terrorscape: `python -m sprites.draw.terrorscape.screens` writes sprites/terrorscape/{curtain,shutter,divider}.svg.

The curtain falls over the half that comes next, the shutter stays over the other, the divider of wood and steel is what both may see. All are
opaque to their edges, and their middles are calm enough for words.
"""

from pathlib import Path
from random import Random

from sprites.draw.kit import box, disc, light, mix, num, path

OUT = Path(__file__).resolve().parents[2] / "terrorscape"
GRAIN = (
    '<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{0}" numOctaves="4" seed="{1}"/>'
    '<feDiffuseLighting surfaceScale="{2}" diffuseConstant="1.15" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="54"/></feDiffuseLighting>'
    '<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="1.2" result="c"/><feComposite in="c" in2="SourceGraphic" operator="in"/></filter>'
)
CAST = '<filter id="cast" x="-.1" y="-.1" width="1.2" height="1.3"><feDropShadow dx="0" dy="10" stdDeviation="9" flood-color="#000" flood-opacity=".7"/></filter>'
NEAR = '<filter id="near" x="-.2" y="-.2" width="1.4" height="1.5"><feDropShadow dx="3" dy="5" stdDeviation="4" flood-color="#000" flood-opacity=".8"/></filter>'


def svg(width: int, defs: str, *parts: str) -> str:
    """A whole picture."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 1080" width="{width}" height="1080" stroke-linecap="round" stroke-linejoin="round"><defs>{defs}</defs>{"".join(parts)}</svg>\n'


def sweep(name: str, stops: list[tuple[float, str]], *, down: bool = False) -> str:
    """A linear gradient."""
    inner = "".join(f'<stop offset="{at:.3g}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{int(not down)}" y2="{int(down)}">{inner}</linearGradient>'


def dim(name: str, part: float, cy: float = 0.42) -> str:
    """A gradient from clear to dark, for the corners."""
    return f'<radialGradient id="{name}" cx=".5" cy="{cy}" r=".8"><stop offset=".3" stop-color="#030204" stop-opacity="0"/><stop offset="1" stop-color="#030204" stop-opacity="{part}"/></radialGradient>'


def curtain() -> str:
    """Heavy red velvet in folds, a valance with golden fringe, a pool of light in the middle."""
    random, folds, x = Random("velvet"), "", -20.0  # noqa: S311
    while x < 850:
        wide = random.uniform(46, 84)
        lean = random.uniform(-10, 10)
        folds += path(
            f"M{num(x)} -10C{num(x + lean)} 360 {num(x - lean)} 720 {num(x + lean)} 1090H{num(x + wide + 2 + lean)}C{num(x + wide + 2 - lean)} 720 {num(x + wide + 2 + lean)} 360 {num(x + wide + 2)} -10Z",
            "url(#fold)",
        )
        x += wide
    scallops, fringe, step = "M-4 -10H836V96", "", 104
    for i in range(8, 0, -1):
        scallops += f"Q{i * step - 22} 176 {i * step - step / 2:g} 176Q{(i - 1) * step + 22} 176 {(i - 1) * step} 96"
    for i in range(8):
        for j in range(17):
            part = (j + 0.5) / 17
            y = 96 + 80 * (1 - abs(2 * part - 1) ** 2.4)
            fringe += f"M{num(i * step + part * step)} {num(y - 2)}v15"
    hem = "".join(
        path(
            f"M{i * step} 96Q{i * step + 22} 176 {i * step + step / 2:g} 176Q{(i + 1) * step - 22} 176 {(i + 1) * step} 96",
            stroke="#d8a94a",
            stroke_width=9,
        )
        for i in range(8)
    )
    valance = path(scallops + "Z", "url(#drop)") + path(fringe, stroke="#a87a2c", stroke_width=3) + hem
    cords = "".join(
        disc(i * step, 92, 11, "#f0cc70")
        + path(f"M{i * step - 8} 104h16l6 34h-28z", "#c8963a")
        + disc(i * step, 92, 5, "#8a5a1c")
        for i in range(9)
    )
    rail = box(-4, 20, 840, 12, "#d8a94a") + box(-4, 20, 840, 4, "#f8e0a0")
    lamp = '<radialGradient id="pool" cx=".5" cy=".44" r=".6"><stop offset="0" stop-color="#ffb48a" stop-opacity=".2"/><stop offset="1" stop-color="#ff8a5a" stop-opacity="0"/></radialGradient>'
    defs = GRAIN.format(".5 .02", 5, 0.8) + CAST + NEAR + dim("corners", 0.82) + lamp
    defs += sweep(
        "fold", [(0, "#2a060c"), (0.22, "#6a131e"), (0.46, "#84202a"), (0.6, "#721822"), (0.85, "#4a0c16"), (1, "#2a060c")]
    )
    defs += sweep("drop", [(0, "#3a0810"), (0.6, "#7c1722"), (1, "#4c0c16")], down=True)
    return svg(
        832,
        defs,
        box(0, 0, 832, 1080, "#3a0a12"),
        f'<g filter="url(#grain)">{folds}</g>',
        box(0, 0, 832, 1080, "url(#pool)"),
        box(0, 0, 832, 1080, "url(#corners)"),
        f'<g filter="url(#cast)">{valance}</g><g filter="url(#near)">{cords}</g>',
        rail,
    )


def shutter() -> str:
    """Two leaves of cold louvred wood, iron hinges, a lock in the middle."""
    slats, frames, irons = "", "", ""
    for left in (0, 418):
        for top, low in ((26, 516), (572, 1056)):
            y = top
            while y < low - 4:
                slats += (
                    box(left + 40, y, 332, 25, "url(#slat)")
                    + box(left + 40, y, 332, 2.4, "#8aa4b2", opacity=0.5)
                    + box(left + 40, y + 25, 332, 6, "#020507")
                )
                y += 31
        frames += path(f"M{left} 0H{left + 414}V1080H{left}ZM{left + 40} 26V516H{left + 374}V26ZM{left + 40} 572V1056H{left + 374}V572Z", "#4a5f6c", fill_rule="evenodd")  # fmt: skip
        hinge = 0 if left == 0 else 692
        for y in (120, 934):
            irons += box(hinge, y, 140, 28, "#20282e", 5) + "".join(
                disc(hinge + 20 + i * 34, y + 14, 5, "#8a98a2") for i in range(4)
            )
    lock = (
        disc(416, 544, 106, "#7d929e")
        + disc(416, 544, 99, "#1d272d")
        + disc(416, 544, 88, "none", stroke="#5d717c", stroke_width=2)
    )
    lock += (
        path("M388 536V512A28 28 0 0 1 444 512V536", stroke="#dfeaf0", stroke_width=13)
        + box(376, 532, 80, 62, "#dfeaf0", 8)
        + disc(416, 556, 9, "#1d272d")
        + path("M412 558H420L423 582H409Z", "#1d272d")
    )
    defs = (
        GRAIN.format(".006 .16", 9, 1.6)
        + CAST
        + NEAR
        + dim("corners", 0.72, 0.5)
        + sweep("slat", [(0, "#4f6674"), (0.45, "#33454f"), (1, "#0e161b")], down=True)
    )
    return svg(
        832,
        defs,
        box(0, 0, 832, 1080, "#05090c"),
        f'<g filter="url(#grain)">{slats}</g>',
        f'<g filter="url(#near)"><g filter="url(#grain)">{frames}</g></g>',
        box(414, 0, 4, 1080, "#020406"),
        f'<g filter="url(#near)">{irons}</g>',
        box(0, 0, 832, 1080, "url(#corners)"),
        f'<g filter="url(#cast)">{lock}</g>',
    )


def divider() -> str:
    """Dark planks between two riveted posts of steel."""
    random = Random("wood")  # noqa: S311
    planks = "".join(box(i * 43, 0, 42, 1080, mix("#3a2415", "#6a4426", random.uniform(0, 0.5))) for i in range(6))
    seams = path("".join(f"M{i * 43} 0V1080" for i in range(1, 6)), stroke="#0c0603", stroke_width=2.6)
    nails = "".join(disc(i * 43 + 21 + d, y, 2.6, "#1a0f08") for i in range(6) for y in (40, 1040) for d in (-9, 9))
    posts = ""
    for x in (0, 240):
        posts += box(x, 0, 16, 1080, "url(#post)") + "".join(
            disc(x + 8, 24 + i * 86, 5, "#2c3840")
            + disc(x + 7.2, 23 + i * 86, 4, light("#8a98a2", 0.2))
            + disc(x + 6.4, 22 + i * 86, 1.4, "#ffffff")
            for i in range(13)
        )
    defs = (
        GRAIN.format(".14 .005", 3, 1.8)
        + NEAR
        + dim("corners", 0.6, 0.5)
        + sweep("post", [(0, "#1c262c"), (0.3, "#8094a0"), (0.5, "#5c6e79"), (1, "#12191d")])
    )
    return svg(
        256,
        defs,
        f'<g filter="url(#grain)">{planks}</g>',
        seams,
        nails,
        box(0, 0, 256, 1080, "url(#corners)"),
        f'<g filter="url(#near)">{posts}</g>',
    )


SCREENS = {"curtain": curtain, "shutter": shutter, "divider": divider}


def main() -> None:
    """Write all pictures."""
    for name, draw in SCREENS.items():
        (OUT / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
