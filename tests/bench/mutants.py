"""Measure what the tests notice: change the program at random places, and count the changes that a test catches.

    python tests/bench/mutants.py map --out map.json           which tests run which places, and how long each takes (one run of all tests)
    python tests/bench/mutants.py run --map map.json --out F   try each change; prints how many are caught

A mutant is one small change in a function of `game/rules`, `game/match`, `game/storage` or `game/ui`: a comparison turned round, a number one
more, a call left out. The places follow from the seed and the code alone. `--tests REV` takes the tests of another revision, so that two
states of the tests are compared on the same mutants. All mutants are written into one copy of the program, each behind a switch: a process
collects the tests once and forks for each mutant (so Linux and macOS only). For each mutant the tests that reach its place run, the
quickest first, then the others of the same files, until one fails or `SECONDS` of tests have passed. A search that was stopped goes on
where it was.
"""

import argparse
import ast
import io
import json
import os
import random
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("game/rules", "game/match", "game/storage", "game/ui")
SECONDS = 20.0
"""The measured seconds of tests that may look for one mutant."""
OPPOSITES: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn,
    ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
    ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
}  # fmt: skip
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SWITCH = """
import builtins, os
hits = set()
class Switch:
    active = int(os.environ.get("DREADHOUSE_MUTANT", -1))
def mutant(number):
    hits.add(number)
    return number == Switch.active
builtins.__mutant__, builtins.__mutant_hits__, builtins.__mutant_switch__ = mutant, hits, Switch
"""
"""Goes into a `sitecustomize.py`, so that processes which a test starts have the switch, too."""


class Mutant(NamedTuple):
    """A change of `file`: the source from `start` to `end` (in bytes) becomes `text`; `line` is where it begins."""

    file: str
    line: int
    start: int
    end: int
    text: str
    what: str


# ------------------------------------------------------------------ the changes


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All changes of the functions in a file."""
    source = path.read_bytes()
    begins = [0]
    for line in source.splitlines(keepends=True):
        begins.append(begins[-1] + len(line))
    tree, file = ast.parse(source), path.relative_to(ROOT).as_posix()
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inner = {id(other) for one in functions for other in ast.walk(one) if other is not one and isinstance(other, ast.FunctionDef)}
    fixed = {id(part) for node in ast.walk(tree) if isinstance(node, ast.pattern | ast.JoinedStr) for part in ast.walk(node)}
    fixed |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.AnnAssign) for part in ast.walk(node.annotation)}
    for function in (one for one in functions if id(one) not in inner):
        for node in (node for statement in function.body for node in ast.walk(statement) if id(node) not in fixed):
            for what, text in changes(node):
                assert isinstance(node, ast.expr | ast.stmt)
                assert node.end_lineno is not None and node.end_col_offset is not None
                start = begins[node.lineno - 1] + node.col_offset
                yield Mutant(file, node.lineno, start, begins[node.end_lineno - 1] + node.end_col_offset, text, what)


def changes(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The changes of one node: the name of each, and its new source."""
    match node:
        case ast.Compare(left, [operator], [right]):
            yield "comparison", _source(ast.Compare(left, [_opposite(operator)], [right]))
        case ast.BoolOp(operator, values):
            yield "and-or", _source(ast.BoolOp(_opposite(operator), values))
        case ast.BinOp(left, operator, right) if type(operator) in OPPOSITES and not _is_text(node):
            yield "arithmetic", _source(ast.BinOp(left, _opposite(operator), right))
        case ast.UnaryOp(ast.Not(), inner):
            yield "not", _source(inner)
        case ast.Constant(bool(value)):
            yield "constant", str(not value)
        case ast.Constant(int(value)):
            yield "constant", str(value + 1)
        case ast.IfExp(test, body, other):
            yield "condition", _source(ast.IfExp(test, other, body))
        case ast.Call(ast.Name(name), arguments, keywords) if name in NAMES:
            yield "function", _source(ast.Call(ast.Name(NAMES[name]), arguments, keywords))
        case ast.Expr(ast.Call()):
            yield "call left out", "None"


def _opposite(operator: ast.AST) -> Any:
    return OPPOSITES[type(operator)]()


def _source(node: ast.expr) -> str:
    """The source of an expression, on one line."""
    return ast.unparse(ast.fix_missing_locations(node))


def _is_text(node: ast.AST) -> bool:
    """Whether an expression joins texts, or annotations."""
    return any(
        isinstance(one, ast.JoinedStr) or (isinstance(one, ast.Constant) and isinstance(one.value, str)) for one in ast.walk(node)
    )


def chosen(count: int, seed: int) -> list[Mutant]:
    """So many mutants, as many of each folder."""
    rng, found = random.Random(seed), list[Mutant]()
    for folder in FOLDERS:
        of_folder = [one for path in sorted((ROOT / folder).rglob("*.py")) for one in mutants_of(path)]
        found += rng.sample(of_folder, count // len(FOLDERS))
    return found


# ------------------------------------------------------------------ a copy of the program with all of them


def copied(folder: Path, mutants: list[Mutant], tests: str) -> None:
    """Write the program with switched mutants, and the tests of a revision ("" for those of the working tree), into a folder."""
    for path in ROOT.iterdir():
        if not path.name.startswith(".") and path.name not in {"game", "tests"}:
            (folder / path.name).symlink_to(path)
    shutil.copytree(ROOT / "game", folder / "game", ignore=shutil.ignore_patterns("__pycache__"))
    if tests:
        packed = subprocess.run(["git", "archive", tests, "tests"], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder)
    else:
        shutil.copytree(ROOT / "tests", folder / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "switch").mkdir()
    (folder / "switch" / "sitecustomize.py").write_text(SWITCH, encoding="utf-8")
    by_file = defaultdict[str, list[tuple[int, Mutant]]](list)
    for number, one in enumerate(mutants):
        by_file[one.file].append((number, one))
    for file, some in by_file.items():
        (folder / file).write_bytes(_switched((ROOT / file).read_bytes(), some))
        compile((folder / file).read_bytes(), file, "exec")


def _switched(source: bytes, mutants: list[tuple[int, Mutant]]) -> bytes:
    """A source in which each mutant stands behind its switch: only insertions, so that one may lie within another."""
    inserted = list[tuple[int, int, int, bytes]]()
    for number, one in mutants:
        length = one.end - one.start
        inserted.append((one.start, 1, -length, f"(({one.text}) if __mutant__({number}) else (".encode()))
        inserted.append((one.end, 0, length, b"))"))
    out, at = list[bytes](), 0
    for place, _, _, text in sorted(inserted, key=lambda each: each[:3]):
        out += [source[at:place], text]
        at = place
    return b"".join([*out, source[at:]])


def started(folder: Path, given: argparse.Namespace, job: dict[str, Any], *options: str) -> subprocess.Popen[bytes]:
    """Pytest in the copy with the plugin, which reads what it shall do from `job`."""
    paths = os.pathsep.join([str(folder / "switch"), str(folder), str(ROOT / "tests" / "bench")])
    # a mutant that mistakes the player's folders writes into the copy
    environment = dict(os.environ, PYTHONPATH=paths, HOME=str(folder), DREADHOUSE_MUTATION=json.dumps(job))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "mutants_plugin", "-p", "no:cacheprovider", *options, *given.pytest]
    return subprocess.Popen(command, cwd=folder, env=environment)


def make_map(folder: Path, given: argparse.Namespace, mutants: list[Mutant]) -> None:
    """Run all tests once, and write what each costs and which mutants it reaches."""
    copied(folder, mutants, given.tests)
    (folder / "notes").mkdir()
    started(folder, given, {"map": str(folder / "notes")}, "-n", str(given.jobs)).wait()
    tests, peaks = dict[str, Any](), list[int]()
    for path in (folder / "notes").iterdir():
        note = json.loads(path.read_text(encoding="utf-8"))
        tests.update(note["tests"])
        peaks.append(note["peak"])
    told = {"mutants": [one._asdict() for one in mutants], "tests": tests, "peaks": peaks}
    given.out.write_text(json.dumps(told), encoding="utf-8")


# ------------------------------------------------------------------ the search


def searchers(number: int, tests: dict[str, Any]) -> list[str]:
    """The tests for a mutant: those that reach it, the quickest first, then the others of their files, as many as fit into `SECONDS`."""
    passing = {name: one for name, one in tests.items() if one["passed"]}
    direct = {name for name, one in passing.items() if number in one["hits"]}
    files = {name.partition("::")[0] for name in direct}
    near = {name for name in passing if name.partition("::")[0] in files} - direct
    found, spent = list[str](), 0.0
    for group in (direct, near):
        for name in sorted(group, key=lambda one: (passing[one]["seconds"], one)):
            spent += passing[name]["seconds"]
            if found and spent > SECONDS:
                return found
            found.append(name)
    return found


def search(folder: Path, given: argparse.Namespace, mutants: list[Mutant]) -> None:
    """Try the mutants, and tell how many were caught."""
    known = json.loads(given.map.read_text(encoding="utf-8"))
    assert known["mutants"] == [one._asdict() for one in mutants], "the map was made for other mutants"
    copied(folder, mutants, given.tests)
    work = {str(number): searchers(number, known["tests"]) for number in range(len(mutants))}
    (folder / "work.json").write_text(json.dumps(work), encoding="utf-8")
    results = [given.out.with_suffix(f".{job}.json") for job in range(given.jobs)]
    running = [
        started(
            folder,
            given,
            {"run": str(folder / "work.json"), "share": [job, given.jobs], "out": str(results[job])},
            "-p",
            "no:xdist",
        )
        for job in range(given.jobs)
    ]
    for process in running:
        process.wait()
    ends: dict[str, str] = {}
    for path in results:
        ends.update(json.loads(path.read_text(encoding="utf-8")))
        path.unlink()
    told = [{**one._asdict(), "end": ends.get(str(number), "not run")} for number, one in enumerate(mutants)]
    given.out.write_text(json.dumps(told, indent=1), encoding="utf-8")
    by_folder: dict[str, Counter[str]] = defaultdict(Counter)
    for found in told:
        by_folder["/".join(found["file"].split("/")[:2])][found["end"]] += 1
    sys.stdout.write(json.dumps({"caught": sum(one["end"] == "caught" for one in told), "of": len(told), **by_folder}) + "\n")


def main() -> int:
    """Make the map, or search."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("map", "run"))
    parser.add_argument("--map", type=Path, default=Path("map.json"))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument(
        "--tests", default="", help="the revision whose tests are measured (that of the working tree unless given)"
    )
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=max(1, os.cpu_count() or 1))
    parser.add_argument("--pytest", nargs="*", default=[], help="further options and paths for pytest")
    given = parser.parse_args()
    given.out, given.map = given.out.resolve(), given.map.resolve()
    with tempfile.TemporaryDirectory() as folder:
        (make_map if given.what == "map" else search)(Path(folder), given, chosen(given.count, given.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
