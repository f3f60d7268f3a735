"""The download for the system that this runs on: `python .ci/packaging/make.py [--out dist]`, in an environment with the extra `build`.

Makes a folder with the program, its Python and its libraries, and an archive of it: .tar.xz on Linux, .zip on Windows.
"""

import argparse
import pickle
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import icons
import recipe

HERE = Path(__file__).resolve().parent
APPLICATION = "org.dreadhouse.Dreadhouse"
"""The name of the desktop file and of the metadata for software centres."""
UNUSED_WORDS = (
    "territories", "languages", "variants", "scripts", "time_zones", "meta_zones", "datetime_skeletons", "interval_formats", "date_fields",
    "compact_decimal_formats", "compact_currency_formats", "currency_names", "currency_names_plural", "unit_patterns",
    "compound_unit_patterns", "unit_display_names",
)  # fmt: skip
"""What a language calls countries, currencies and units. The program only asks for its plurals and how it writes numbers."""


def trim_language(file: Path) -> None:
    """Drop the unused words of a language: nine tenths of its file, which is read at every start."""
    known = pickle.loads(file.read_bytes())
    for kind in UNUSED_WORDS:
        known[kind] = {}
    file.write_bytes(pickle.dumps(known, 2))


def trim(folder: Path) -> None:
    """Make the libraries of a built program smaller: languages, and on Linux what only a debugger reads."""
    inner = folder / "_internal"
    for file in (inner / "babel" / "locale-data").glob("*.dat"):
        trim_language(file)
    if sys.platform == "linux" and shutil.which("strip"):
        for file in (*inner.glob("libpython*"), *inner.glob("python3*/lib-dynload/*.so")):
            subprocess.run(["strip", file], check=True)


def write_share(folder: Path) -> None:
    """Write what a Linux desktop knows the program by: desktop file, icons, and metadata for software centres."""
    icons.write_theme(folder / "icons")
    for name, place in ((f"{APPLICATION}.desktop", "applications"), (f"{APPLICATION}.metainfo.xml", "metainfo")):
        text = (HERE / name).read_text(encoding="utf-8")
        text = text.replace("{version}", recipe.version()).replace("{date}", f"{datetime.now(UTC):%Y-%m-%d}")
        (folder / place).mkdir(parents=True, exist_ok=True)
        (folder / place / name).write_text(text, encoding="utf-8")


def write_licences(folder: Path) -> None:
    """Write the licences of the program and of every library in the download."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("LICENSE", "CREDITS.md"):
        shutil.copy(recipe.ROOT / name, folder.parent / name)
    waiting, seen = ["dreadhouse", "pyinstaller"], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:  # one of another system
            continue
        if name != "pyinstaller":  # only its small starting program is in the download
            waiting += recipe.required(found.requires or [])
        for file in found.files or []:
            if name != "dreadhouse" and recipe.is_licence(file.as_posix()):
                shutil.copy(str(file.locate()), folder / f"{name}-{file.name}")


def make(out: Path, work: Path) -> Path:
    """Build the folder in `out`, and return it."""
    import PyInstaller.__main__

    icons.write_ico(work / "dreadhouse.ico")
    (work / "version.txt").write_text(recipe.version_resource(), encoding="utf-8")
    folder = out / recipe.name()
    options = ["--noconfirm", "--log-level", "WARN", "--distpath", str(out), "--workpath", str(work)]
    PyInstaller.__main__.run([*options, str(HERE / "dreadhouse.spec")])
    trim(folder)
    write_licences(folder / "licences")
    if sys.platform == "linux":
        write_share(folder / "share")
    return folder


def size(*files: Path) -> str:
    """The size of files in megabytes."""
    return f"{sum(file.stat().st_size for file in files if file.is_file()) / 1e6:.1f} MB"


def main(words: list[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=recipe.ROOT / "dist")
    out = parser.parse_args(words).out.resolve()
    with tempfile.TemporaryDirectory() as work:
        folder = make(out, Path(work))
    kind = "zip" if sys.platform == "win32" else "xztar"
    archive = Path(shutil.make_archive(str(folder), kind, root_dir=out, base_dir=folder.name))
    print(f"{folder}: {size(*folder.rglob('*'))}\n{archive}: {size(archive)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
