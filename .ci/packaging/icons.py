"""The icons of the download, scaled from the program's own: PNG files for Linux, one file for Windows."""

import os
import struct
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame
from recipe import ROOT

SOURCE = ROOT / "sprites" / "baked" / "ui" / "icon.webp"
SIZES = (16, 24, 32, 48, 64, 128, 256)
"""The usual sizes of both systems, in pixels."""


def write_png(size: int, file: Path) -> Path:
    """Write the icon at a size."""
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(pygame.transform.smoothscale(pygame.image.load(SOURCE), (size, size)), file)
    return file


def write_theme(folder: Path) -> None:
    """Write the icon at all sizes to a folder of icons, as desktops look for them."""
    for size in SIZES:
        write_png(size, folder / "hicolor" / f"{size}x{size}" / "apps" / "dreadhouse.png")


def write_ico(file: Path) -> None:
    """Write all sizes to one file of Windows: a header, an entry for each picture, and the pictures as PNG."""
    pictures = [write_png(size, file.with_name(f"icon-{size}.png")).read_bytes() for size in SIZES]
    at, entries = 6 + 16 * len(SIZES), b""
    for size, picture in zip(SIZES, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)  # 0 stands for 256
        at += len(picture)
    file.write_bytes(struct.pack("<HHH", 0, 1, len(SIZES)) + entries + b"".join(pictures))
