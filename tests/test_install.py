"""Installed copies: the download of `.ci/build`, and where a player's files go on a machine that offers little room for them."""

import errno
import io
import os
import pickle
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import platformdirs
import pygame
import pytest

from game import __version__
from game.rules.engine.content import data_folder
from game.storage import paths
from game.storage.run_lock import RunLock
from game.ui.app.main_loop import App
from game.ui.settings import Start

PACKAGING = Path(__file__).resolve().parents[1] / ".ci" / "packaging"
ROOT = PACKAGING.parents[1]


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """The modules that make the download."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    import icons
    import make
    import recipe
    import start

    yield SimpleNamespace(icons=icons, make=make, recipe=recipe, start=start)
    for name in ("icons", "make", "recipe", "start"):
        sys.modules.pop(name, None)


def homeless(*_: object, **__: object) -> str:
    raise RuntimeError("could not determine the home directory")


def test_who_has_no_home_folder_plays_and_saves_in_a_spare_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME)
    for name in ("user_data_dir", "user_config_dir", "user_log_dir"):
        monkeypatch.setattr(platformdirs, name, homeless)
    spare = paths.spare()
    assert spare is not None and spare.is_absolute()
    assert {paths.saves(), paths.settings(), paths.crashes()} == {spare / "saves", spare / "settings.json", spare / "crashes"}


def test_a_home_folder_that_is_no_path_of_its_own_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME)
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: "~/.local/share/dreadhouse")  # an older platformdirs
    assert paths.saves().is_absolute()


def test_the_home_folder_of_somebody_else_is_not_used(monkeypatch: pytest.MonkeyPatch, own_folders: Path) -> None:
    assert paths.spare() is None and paths.saves() == own_folders / "saves"
    stat = os.stat

    def barred(path: Any, *more: Any, **named: Any) -> os.stat_result:
        if str(path).startswith(str(own_folders)):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return stat(path, *more, **named)

    monkeypatch.setattr(os, "stat", barred)
    assert paths.saves() == (paths.spare() or own_folders) / "saves" != own_folders / "saves"


def test_a_full_disk_does_not_look_like_a_killed_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(file: Path, *_: object, **__: object) -> int:
        file.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    file = tmp_path / "running"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        assert not RunLock(file).acquire()
    assert not RunLock(file).acquire()


def test_a_screen_that_does_not_answer_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setenv("DISPLAY", ":999")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(pygame.error):
        App(Start())
    assert not paths.run_lock().exists()


def test_the_version_of_the_download_is_the_programs(tools: SimpleNamespace) -> None:
    assert tools.recipe.version() == __version__
    assert re.fullmatch(rf"dreadhouse-{re.escape(__version__)}-\w+-\w+", tools.recipe.name())


def test_windows_is_told_the_version_in_numbers_and_words(tools: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools.recipe, "version", lambda: "1.2rc3")
    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo", "VarStruct")
    # as PyInstaller does
    found = eval(tools.recipe.version_resource(), {kind: lambda *given, **named: (given, named) for kind in kinds})
    assert found[1]["ffi"][1]["filevers"] == (1, 2, 3, 0)
    assert (("ProductVersion", "1.2rc3"), {}) in found[1]["kids"][0][0][0][0][0][1]


def test_the_download_has_all_that_the_program_reads_and_no_sources(tools: SimpleNamespace) -> None:
    files = [Path(file) for file, _ in tools.recipe.content()]
    baked = [*(data_folder("sounds") / "baked").rglob("*.ogg"), *(data_folder("sprites") / "baked").rglob("*.*")]
    read = {*data_folder("levels").rglob("*.*"), *baked}
    assert {file for file in read if file.name != "manifest.json"} <= {*files}
    assert {file.suffix for file in files} == {".ftl", ".toml", ".md", ".webp", ".jpg", ".ogg", ".json"}
    places = {place for _, place in tools.recipe.content()}
    assert "game/data/levels/ravenloft/adventures" in places and "game/data/sounds" in places


USED = ("pygame_gui/data/NotoSans-Regular.ttf", "babel/locale-data/fr.dat", "game/data/sprites/baked/ui/icon.webp")
USED += ("pygame_gui\\data\\translations\\pygame-gui.nl.json",)
UNUSED = ("pygame_gui/data/NotoSansJP-Bold.otf", "babel/locale-data/fr_CA.dat", "pytz/zoneinfo/Europe/Berlin")
UNUSED += ("pygame_gui/data/translations/pygame-gui.zh.json",)


def test_files_of_libraries_that_nothing_reads_stay_out(tools: SimpleNamespace) -> None:
    assert [place for place in USED + UNUSED if tools.recipe.is_used(place)] == [*USED]


def test_every_library_in_the_download_brings_its_licence(tools: SimpleNamespace, tmp_path: Path) -> None:
    assert tools.recipe.required(["attrs>=25", "babel", "pytest; extra == 'test'", "a.b-c (>1)"]) == ["attrs", "babel", "a.b-c"]
    tools.make.write_licences(tmp_path / "licences")
    found = {file.name for file in (tmp_path / "licences").iterdir()}
    assert {"msgspec-LICENSE", "pygame-ce-LGPL.txt", "fontpkg-cinzel-LICENSE", "babel-LICENSE"} <= found
    assert (tmp_path / "LICENSE").is_file()


def test_a_language_keeps_its_plurals_and_numbers_alone(tools: SimpleNamespace, tmp_path: Path) -> None:
    file = tmp_path / "xx.dat"
    file.write_bytes(pickle.dumps({"plural_form": "one", "number_symbols": {"latn": "."}, "unit_patterns": {"mile": "Meile"}}))
    tools.make.trim_language(file)
    left = {name: kept for name, kept in pickle.loads(file.read_bytes()).items() if kept}
    assert left == {"plural_form": "one", "number_symbols": {"latn": "."}}


def test_the_icon_of_windows_holds_every_size(tools: SimpleNamespace, tmp_path: Path) -> None:
    tools.icons.write_ico(tmp_path / "dreadhouse.ico")
    made = (tmp_path / "dreadhouse.ico").read_bytes()
    assert struct.unpack_from("<HHH", made) == (0, 1, len(tools.icons.SIZES))
    for number, size in enumerate(tools.icons.SIZES):
        wide, *_, length, at = struct.unpack_from("<BBBBHHII", made, 6 + 16 * number)
        assert wide == size % 256 and made[at : at + 8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack_from(">II", made, at + 16) == (size, size) and at + length <= len(made)


def test_desktops_find_the_program_its_icon_and_its_version(tools: SimpleNamespace, tmp_path: Path) -> None:
    tools.make.write_share(tmp_path)
    entry = next((tmp_path / "applications").iterdir())
    lines = dict(line.split("=", 1) for line in entry.read_text(encoding="utf-8").splitlines() if "=" in line)
    described = ET.parse(next((tmp_path / "metainfo").iterdir())).getroot()
    assert described.findtext("launchable") == entry.name and described.findtext("id") == entry.stem
    assert described.find("releases/release").attrib["version"] == __version__  # type: ignore[union-attr]
    assert (tmp_path / "icons" / "hicolor" / "48x48" / "apps" / f"{lines['Icon']}.png").is_file()
    checks = (
        ["desktop-file-validate", str(entry)],
        ["appstreamcli", "validate", "--no-net", *map(str, (tmp_path / "metainfo").iterdir())],
    )
    for words in checks:
        if shutil.which(words[0]):
            subprocess.run(words, check=True)


def test_without_a_terminal_a_refusal_is_shown_in_a_box(tools: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        sys.stderr.write("No screen.\n")
        return 2

    shown: list[str] = []
    for stream in ("stdout", "stderr"):
        monkeypatch.setattr(sys, stream, None)
    assert tools.start.run(refuse, shown.append) == 2 and shown == ["No screen."]


def test_in_a_terminal_nothing_is_shown_in_a_box(tools: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    assert tools.start.run(lambda: 2, lambda _: pytest.fail("a box")) == 2


@pytest.mark.heavy
@pytest.mark.skipif(os.name != "posix", reason="the script is one for a POSIX shell")
def test_the_download_runs_without_python(tmp_path: Path) -> None:
    subprocess.run([ROOT / ".ci" / "build", "--out", tmp_path / "übel gut"], check=True)
    program = next((tmp_path / "übel gut").glob("dreadhouse-*/dreadhouse"))
    bare = {"DREADHOUSE_HOME": str(tmp_path / "home"), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    told = subprocess.run([program, "--version"], env=bare, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["Dreadhouse", __version__] and not told.stderr
    told = subprocess.run([program, "demo", "--seconds", "5"], env=bare, capture_output=True, text=True, check=True)
    assert not told.stderr
