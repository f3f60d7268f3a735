"""What the download consists of. The recipe of PyInstaller, `dreadhouse.spec`, and `make.py` ask here."""

import platform
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTENT = {
    "levels": ("*/*.ftl", "*/*.toml", "*/*.md", "*.toml", "*/adventures/*.toml"),
    "sprites": ("baked/**/*.webp", "baked/**/*.jpg"),
    "sounds": ("baked/**/*.ogg", "baked/manifest.json", "cues.toml"),
}
"""The content that the program reads: neither the sources of pictures and sounds nor the tools that bake them."""
UNUSED_MODULES = [
    "PIL", "numpy", "dask", "distributed", "pyarrow", "setuptools", "pkg_resources", "_pytest", "pytest", "tkinter", "test", "unittest", "pydoc", "doctest", "pdb",
    "asyncio", "sqlite3", "curses", "readline", "xmlrpc", "ssl", "_ssl", "_hashlib", "lzma", "_lzma", "bz2", "_bz2", "babel.messages", "babel.support",
    "pygame.docs", "pygame.examples", "pygame.tests", "pygame.camera", "pygame._camera", "pygame._camera_opencv", "pygame.midi", "pygame.pypm",
    "pygame.surfarray", "pygame.sndarray", "pygame.gfxdraw", "multiprocessing.dummy",
    "tqdm.asyncio", "tqdm.gui", "tqdm.tk", "tqdm.notebook", "tqdm.rich", "tqdm.keras", "tqdm.dask", "tqdm.contrib",
]  # fmt: skip
"""What libraries would use if it were there, and the program does not."""
UNUSED_FILES = re.compile(
    r"pygame/(freesansbold\.ttf|.*\.pyi)$|pygame_gui/data/(NotoSans(SC|JP|KR|Arabic|Georgian|Hebrew)-.*|translations/pygame-gui\.(?!en|de|nl).*)$"
    r"|pytz/zoneinfo/|babel/locale-data/(?!(..|root)\.dat$)"
)
"""Files of libraries: letters of languages that they alone could show, time zones, and how languages differ from country to country."""


def version() -> str:
    """The version of the program, which stands in game/__init__.py alone."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "game" / "__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def content() -> Iterator[tuple[str, str]]:
    """The files of the content, and the folders that the program looks for them in."""
    for folder, patterns in CONTENT.items():
        for file in sorted({file for pattern in patterns for file in (ROOT / folder).glob(pattern)}):
            yield str(file), f"game/data/{file.relative_to(ROOT).parent.as_posix()}"


def is_used(place: str) -> bool:
    """Whether the program uses the file of a library that is to lie at this place."""
    return UNUSED_FILES.search(place.replace("\\", "/")) is None


def required(requirements: Iterable[str]) -> list[str]:
    """The names of the libraries in requirements such as "attrs>=25", without those of extras."""
    return [re.split(r"[^\w.-]", one, maxsplit=1)[0] for one in requirements if "extra ==" not in one]


def is_licence(file: str) -> bool:
    """Whether a file of an installed library is its licence."""
    return re.search(r"(?i)(^|/)(licen[cs]e|copying|notice|lgpl)[^/]*$", file) is not None and not file.endswith(".py")


def name() -> str:
    """The name of the folder and the archive: program, version, system and processor."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    return f"dreadhouse-{version()}-{system}-{platform.machine().lower()}"


RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", "Dreadhouse"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "dreadhouse"),
      StringStruct("LegalCopyright", "MIT"),
      StringStruct("OriginalFilename", "dreadhouse.exe"),
      StringStruct("ProductName", "Dreadhouse"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


def version_resource() -> str:
    """The version resource of the program on Windows, as PyInstaller reads it: four numbers and a text."""
    numbers = [int(part) for part in re.findall(r"\d+", version())][:4]
    return RESOURCE.format(numbers=tuple(numbers + [0] * (4 - len(numbers))), version=version())
