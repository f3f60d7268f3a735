"""Bake the sources of the pictures, sprites/**/*.svg, to sprites/baked/**: `python sprites/bake.py [--check] [name ...]`.

How a picture is drawn, baked and checked stands in sprites/README.md. Only sources that have changed since are baked again;
`manifest.json` keeps their hashes. `--check` bakes nothing and fails when a picture is missing or older than its source.
"""

import io
import json
import os
import re
import sys
from hashlib import blake2b
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

HERE = Path(__file__).resolve().parent
BAKED = HERE / "baked"
MANIFEST = BAKED / "manifest.json"
FINER = 3
WIDTHS = {
    "dungeonville/mouths/*-lit": 320, "dungeonville/mouths/*": 480, "dungeonville/town": 1168, "dungeonville/ground": 1168, "dungeonville/fronts/*": 416, "dungeonville/deed-house": 240, "dungeonville/table": 1344, "dungeonville/curtain": 832, "dungeonville/curtain-wide": 1344,
    "dungeonville/deeds/*": 240, "dungeonville/cards/*": 240, "dungeonville/frames/*": 240, "dungeonville/insides/*": 900, "dungeonville/duel": 900, "dungeonville/dawn": 1344,
    "terrorscape/rooms/*": 1.2, "terrorscape/villa*": 1200, "terrorscape/walls": 1200, "terrorscape/cards/*": 384, "terrorscape/portraits/*": 400,
    "terrorscape/curtain": 832, "terrorscape/shutter": 832, "terrorscape/divider": 256, "terrorscape/tokens/*": 120, "terrorscape/things/*": 120, "terrorscape/signs/*": 104, "terrorscape/*": 240,
    "london/map*": 1344, "london/frame": 1344, "london/lamps": 672, "london/fog": 512, "london/places/*": 128, "london/cards/*": 384, "london/portraits/*": 300, "london/frames/*": 240,
    "london/tokens/*": 96, "london/signs/*": 104, "london/clock": 512, "london/dial": 640, "london/parchment": 496, "london/splatter-*": 96, "london/*": 240,
    "dungeonville/rooms/*": 320, "dungeonville/adventurers/*": 240, "dungeonville/wizards/*": 300, "dungeonville/pawns/*": 140, "dungeonville/tokens/*": 120, "dungeonville/items/*": 160, "dungeonville/signs/*": 104,
    "ravenloft/cards/*": 480, "ravenloft/tokens/*": 120,
    "ravenloft/floor-*": 512, "ravenloft/wall": 512, "ravenloft/stairs": 192, "ravenloft/stairs-sealed": 192, "ravenloft/light-*": 480, "ravenloft/effects/*": 160, "ravenloft/gravestorm": 600, "ravenloft/flesh-golem": 400, "ravenloft/zombie-dragon": 400, "ravenloft/circle": 288, "ravenloft/coffin": 192,
    "ravenloft/fountain": 192, "ravenloft/altar": 192, "ravenloft/laboratory": 192, "ravenloft/workbench": 192, "ravenloft/torchlight": 240,
    "ravenloft/torch": 60, "ravenloft/flame-*": 60, "ravenloft/ragged": 384, "ravenloft/fog": 480, "ravenloft/mist": 320, "ravenloft/bones": 96, "ravenloft/triangle-*": 48, "ravenloft/chevron": 64, "ravenloft/*": 240,
    "night/dawn": 1440, "night/dusk": 1440, "night/castle": 660, "night/sun": 600, "night/moon": 300, "night/*": 96,
    "ui/box-*": 352, "ui/cabinet": 1280, "ui/wood": 1280, "ui/paper": 640, "ui/die": 144, "ui/candle": 228, "ui/candle-low": 180, "ui/candle-mid": 228, "ui/flame": 132, "ui/candlelight": 400, "ui/d20": 126, "ui/gamepad": 560, "ui/icon": 256, "ui/*": 64,
}  # fmt: skip
"""How wide each picture is baked, in pixels, or, with a fraction, as a multiple of its own width; the first pattern that fits counts."""
SMALL = 500
"""Scenes up to this width become WebP, which is half as large; larger ones stay JPEG, which is read four times as fast."""
SCENES = (
    "dungeonville/table", "dungeonville/curtain*", "dungeonville/insides/*", "dungeonville/duel", "dungeonville/dawn",
    "london/map*", "london/lamps", "london/cards/*", "london/portraits/*",
    "ravenloft/cards/*", "ravenloft/light-*", "night/dawn", "night/dusk", "night/sun", "night/glow", "ui/candlelight", "ui/wood", "ui/paper",
    "terrorscape/cards/*", "terrorscape/portraits/*", "terrorscape/rooms/*", "terrorscape/villa*", "terrorscape/curtain", "terrorscape/shutter", "terrorscape/divider",
    "dungeonville/rooms/*",
)  # fmt: skip
"""Full scenes without see-through parts."""
PLAIN = (
    "dungeonville/town", "dungeonville/ground", "dungeonville/table", "dungeonville/curtain*", "dungeonville/insides/*", "dungeonville/duel", "dungeonville/dawn",
    "ui/cabinet", "ui/wood", "ui/paper", "night/dawn", "night/dusk", "london/map*", "london/lamps", "london/fog", "london/frame", "london/cards/*", "london/portraits/*", "london/frames/*", "london/parchment",
    "terrorscape/rooms/*", "terrorscape/villa*", "terrorscape/walls", "terrorscape/curtain", "terrorscape/shutter", "terrorscape/divider",
)  # fmt: skip
"""Pictures without thin highlights, and those of many filters: baked at their size, since noise costs seconds."""

FEW = (
    "dungeonville/adventurers/*",
    "dungeonville/wizards/*",
    "dungeonville/pawns/*",
    "dungeonville/tokens/*",
    "dungeonville/items/*",
    "ravenloft/effects/*",
    "ravenloft/gravestorm",
    "ravenloft/flesh-golem",
    "ravenloft/zombie-dragon",
)
"""Pictures of few colours: 256 suffice for them, which halves their size."""


def width_of(name: str) -> int:
    """The baked width of a picture."""
    width = next(width for pattern, width in WIDTHS.items() if Path(name).match(pattern))
    if isinstance(width, int):
        return width
    found = re.search(r'<svg[^>]* width="([0-9.]+)"', (HERE / f"{name}.svg").read_text(encoding="utf-8"))
    assert found is not None, name
    return round(width * float(found[1]))


def sources() -> dict[str, Path]:
    """The sources by name: "ravenloft/kat"."""
    return {file.relative_to(HERE).with_suffix("").as_posix(): file for file in sorted(HERE.rglob("*.svg"))}


def is_scene(name: str) -> bool:
    """Whether a picture has no see-through parts."""
    return any(Path(name).match(pattern) for pattern in SCENES)


def is_plain(name: str) -> bool:
    """Whether a picture is baked at its size at once."""
    return any(Path(name).match(pattern) for pattern in PLAIN)


def is_few(name: str) -> bool:
    """Whether 256 colours suffice for a picture."""
    return any(Path(name).match(pattern) for pattern in FEW)


def baked(name: str) -> Path:
    """The file that a source is baked to."""
    return BAKED / f"{name}.{'jpg' if is_scene(name) and width_of(name) > SMALL else 'webp'}"


def seal(name: str, file: Path) -> str:
    """A hash of everything that a picture is made from."""
    return blake2b(file.read_bytes() + f"{width_of(name)}".encode(), digest_size=12).hexdigest()


def rendered(name: str, file: Path) -> pygame.Surface:
    """The pixels of a source at its baked size."""
    import resvg_py

    width, finer = width_of(name), 1 if is_plain(name) else 2 if is_few(name) or is_scene(name) else FINER
    data = bytes(resvg_py.svg_to_bytes(svg_string=file.read_text(encoding="utf-8"), width=width * finer, skip_system_fonts=True))
    picture = pygame.image.load(io.BytesIO(data), "baked.png")
    return pygame.transform.smoothscale(picture, (width, round(picture.get_height() * width / picture.get_width())))


def bake(name: str, file: Path) -> None:
    """Render one source and save it in the format of its kind."""
    import palette
    from PIL import Image

    picture, out = rendered(name, file), baked(name)
    out.parent.mkdir(parents=True, exist_ok=True)
    layout = "RGB" if is_scene(name) else "RGBA"
    pixels = palette.reduced(picture) if is_few(name) else pygame.image.tobytes(picture, layout)
    image = Image.frombytes(layout, picture.get_size(), pixels)
    if out.suffix == ".jpg":
        pygame.image.save(picture, out)
    elif is_scene(name):
        image.save(out, quality=84, method=6, use_sharp_yuv=True)
    else:
        image.save(out, lossless=True, quality=90, method=6, exact=True)
    for other in {".png", ".jpg", ".webp"} - {out.suffix}:
        out.with_suffix(other).unlink(missing_ok=True)
    print(f"{name}: {picture.get_width()} x {picture.get_height()}, {out.stat().st_size // 1024} kB")


def main(words: list[str]) -> int:
    """Bake what has changed, or check; return the exit code."""
    kept = json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.is_file() else {}
    wanted = {name: seal(name, file) for name, file in sources().items()}
    stale = [name for name, mark in wanted.items() if kept.get(name) != mark or not baked(name).is_file()]
    if "--check" in words:
        print(*(f"stale: {name}" for name in stale), sep="\n")
        return 1 if stale or set(kept) - set(wanted) else 0
    named = [word for word in words if not word.startswith("-")]
    for name in [name for name in stale if not named or name in named]:
        bake(name, sources()[name])
        _note(name, wanted[name])
    for name in set(kept) - set(wanted):  # its source has gone
        baked(name).unlink(missing_ok=True)
        _note(name, None)
    return 0


def _note(name: str, mark: str | None) -> None:
    """Note one picture in the manifest, read anew: somebody else may have baked since."""
    kept = json.loads(MANIFEST.read_text(encoding="utf-8")) if MANIFEST.is_file() else {}
    if mark is None:
        kept.pop(name, None)
    else:
        kept[name] = mark
    MANIFEST.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
