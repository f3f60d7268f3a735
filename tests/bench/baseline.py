"""A baseline of pictures and hit targets: `python tests/bench/baseline.py store|compare FOLDER [--only TEXT] [--jobs N]`.

The same seed draws the same picture, so a change that is not meant to be seen reproduces every picture and every target. `store` draws all cases into
FOLDER; `compare` draws them again, writes those that differ to FOLDER/differences (stored, new, differing pixels in red) and exits with 1. TEXT is
how the names of the cases begin: a game, a match of it, or screens/.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import arguments
import baseline_cases
import pygame

Result = tuple[str, str]
"""The name of a case, and what is wrong with it ("" for nothing)."""


def file_of(folder: Path, name: str, suffix: str) -> Path:
    return folder / f"{name.replace('/', '--').replace(' ', '-')}{suffix}"


def store(folder: Path, case: baseline_cases.Case) -> str:
    """Write the picture and the targets of a case."""
    pygame.image.save(case.picture, file_of(folder, case.name, ".png"))
    file_of(folder, case.name, ".json").write_text(json.dumps(case.targets, indent=0), encoding="utf-8")
    return ""


def compare(folder: Path, case: baseline_cases.Case) -> str:
    """What of a case differs from what is stored, "" for nothing."""
    picture, targets = file_of(folder, case.name, ".png"), file_of(folder, case.name, ".json")
    if not picture.exists():
        return "not stored"
    old, wrong = pygame.image.load(picture), []
    if old.get_size() != case.picture.get_size() or pygame.image.tobytes(old, "RGB") != pygame.image.tobytes(case.picture, "RGB"):
        (folder / "differences").mkdir(exist_ok=True)
        pygame.image.save(side_by_side(old, case.picture), file_of(folder / "differences", case.name, ".png"))
        wrong.append("the picture differs")
    before = json.loads(targets.read_text(encoding="utf-8"))
    if before != case.targets:
        lost = [one for one in before if one not in case.targets][:3]
        new = [one for one in case.targets if one not in before][:3]
        wrong.append(f"targets differ: stored {lost}, now {new}")
    return "; ".join(wrong)


def side_by_side(old: pygame.Surface, new: pygame.Surface) -> pygame.Surface:
    """Both pictures, and where they differ in red on the dimmed old one."""
    (w, h), (w2, h2) = old.get_size(), new.get_size()
    made = pygame.Surface((2 * w + w2, max(h, h2)))
    made.blit(old, (0, 0))
    made.blit(new, (w, 0))
    if old.get_size() == new.get_size():
        mask = pygame.mask.from_threshold(flat(new), (0, 0, 0), (1, 1, 1, 255), flat(old))
        mask.invert()
        dim = old.copy()
        dim.fill((70, 70, 70), special_flags=pygame.BLEND_MULT)
        dim.blit(mask.to_surface(setcolor=(255, 40, 40, 255), unsetcolor=(0, 0, 0, 0)), (0, 0))
        made.blit(dim, (w + w2, 0))
    return made


def flat(picture: pygame.Surface) -> pygame.Surface:
    made = pygame.Surface(picture.get_size(), 0, 24)
    made.blit(picture, (0, 0))
    return made


def run(what: str, folder: Path, group: str, only: str) -> list[Result]:
    """Draw the cases of a group; store or compare each."""
    act = store if what == "store" else compare
    return [(case.name, act(folder, case)) for case in baseline_cases.draw(group, only)]


def run_apart(given: argparse.Namespace, group: str) -> list[Result]:
    """The same in a process of its own, which gives its memory back at the end."""
    script, kept = str(Path(__file__).resolve()), str(given.folder.resolve())
    command = [sys.executable, script, given.what, kept, "--only", given.only, "--group", group]
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    if done.returncode:
        return [(group, f"failed: {done.stderr.strip().splitlines()[-1:]}")]
    return [(name, fault) for name, fault in json.loads(done.stdout.splitlines()[-1])]


def groups(only: str) -> Iterator[str]:
    """The groups in which a case may match."""
    for group in baseline_cases.GROUPS:
        if group.startswith(only) or only.startswith(group) or (group.startswith("screens/") and only.startswith("screens/")):
            yield group


def main() -> int:
    reader = arguments.parser(__doc__, only="", jobs=1, group="")
    reader.add_argument("what", choices=("store", "compare"))
    reader.add_argument("folder", type=Path)
    given = reader.parse_args()
    arguments.unseen()
    os.environ["DREADHOUSE_HOME"] = "home"  # no picture names a folder that differs
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.group:
        print(json.dumps(run(given.what, given.folder, given.group, given.only)), flush=True)
        os._exit(0)  # workers of scenes that nobody closed are not waited for
    with ThreadPoolExecutor(given.jobs) as pool:
        results = [one for made in pool.map(partial(run_apart, given), groups(given.only)) for one in made]
    if given.what == "compare":
        drawn = {file_of(given.folder, name, ".png").name for name, _ in results}
        mark = given.only.replace("/", "--").replace(" ", "-")
        left = [file for file in sorted(given.folder.glob("*.png")) if mark in file.name and file.name not in drawn]
        results += [(file.stem, "no longer drawn") for file in left]
    wrong = [(name, fault) for name, fault in results if fault]
    for name, fault in wrong:
        print(f"{name}: {fault}")
    print(f"{len(results)} cases, {len(wrong)} differ" if given.what == "compare" else f"{len(results)} cases stored")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
