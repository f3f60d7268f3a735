"""A million damaged saves: `python tests/bench/mutate.py [--files N] [--first K] [--seed S] [--jobs J] [--forged SHARE] [--keep FOLDER]`.

Saves of many moments of real nights are damaged, each file number in its own way from the seed: bytes are changed, cut, doubled,
moved or mixed with another save; or the document is read, one or several of its values are forged, and it is sealed anew, so that only
the checks behind the seal are left. Whatever stands in a file, loading it ends in a SaveError or in a match that can be looked at,
answered and saved again; anything else, and whatever takes longer than PATIENCE, is an error. Prints one JSON line; with --keep the
files that made errors are kept.
"""

import argparse
import json
import random
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.match import Match, MatchCrash, record
from game.match.record import Record, SaveError
from game.storage import autosave
from game.text import error_text

PATIENCE = 10.0
"""Seconds after which a load counts as hung."""
CLOCK = hasattr(signal, "setitimer")
"""Whether this system can say that a load hangs; Windows cannot."""
CHUNK = 500
FORGED = 0.15
"""The share of files whose content is forged under a good seal; they take twenty times as long as the others."""
ON_DISK = 50
"""Each so many files go the whole way over the disk, with the search for a good autosave."""
NIGHTS: tuple[tuple[dict[str, Any], tuple[int, ...]], ...] = (
    ({"adventure": "1", "heroes": "kat"}, (0, 7, 40)),
    ({"adventure": "1", "heroes": "immeril", "powers": "free"}, (3, 25)),
    ({"adventure": "2", "heroes": "kat,thorgrim"}, (0, 15, 60)),
    ({"adventure": "2", "seats": 5, "powers": "random", "first": "roll"}, (5, 30, 90)),
    ({"adventure": "2", "heroes": "allisa,arjhan,immeril", "powers": "free", "treasures": 45}, (9, 50, 9999)),
)
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 63, 64, 255, 10**6, -(10**6), 2**31, 2**53, 2**63, -(2**63), 2**64 - 1, 0.5, -1e308, "", "kat", "wolf-1",
    "T39", "hero", "\x00", "0", "-1", "x" * 300, [], {}, [[]], {"type": "Won", "reason": "x"}, {"type": "Walk", "square": 5}, [0] * 40,
)  # fmt: skip


class HungError(BaseException):
    """Loading takes too long. No Exception, so that nothing swallows it."""


# ---------------------------------------------------------------------- whole saves


@cache
def corpus() -> tuple[bytes, ...]:
    """Saves of several nights at several moments, as they stand on a disk."""
    found = []
    for seed, (options, turns) in enumerate(NIGHTS):
        match = Match.new("ravenloft", seed=seed, options=options)
        for turn in turns:
            while match.decision is not None and match.turn < turn:
                match.answer("random")
            found.append(record.sealed(match.to_record()))
    return tuple(found)


@cache
def trees() -> tuple[tuple[Any, tuple[tuple[Any, Any], ...]], ...]:
    """The content of each save as plain data, with all its places: the container and the key."""
    made = []
    for document in corpus():
        content = msgspec.json.decode(document)["content"]
        made.append((content, tuple(spots(content))))
    return tuple(made)


def spots(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a tree where a value stands."""
    pairs = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in pairs:
        yield thing, key
        yield from spots(value)


# ---------------------------------------------------------------------- damage


def bytes_changed(whole: bytes, dice: random.Random) -> bytes:
    """A save with damaged bytes."""
    made, size = bytearray(whole), len(whole)
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        place, wide = dice.randrange(size), dice.choice((1, 2, 8, 60, 1000))
        match dice.randrange(8):
            case 0 | 1:
                made[place % len(made)] = dice.randrange(256)
            case 2:
                made[place % len(made)] ^= 1 << dice.randrange(8)
            case 3:
                del made[place % len(made) :]
            case 4:
                del made[place : place + wide]
            case 5:
                made[place:place] = made[place : place + wide]
            case 6:
                other = dice.choice(corpus())
                start = dice.randrange(len(other))
                made[place : place + wide] = other[start : start + wide]
            case _:
                made[place:place] = dice.randbytes(wide)
        if not made:
            break
    return bytes(made)


def forged(dice: random.Random) -> bytes:
    """A save with other values under a good seal."""
    content, places = dice.choice(trees())
    undo: list[Callable[[], None]] = []
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        holder, key = dice.choice(places)
        undo.append(_forge(holder, key, places, dice))
    if dice.random() < 0.5:  # a forger who knows that an empty digest is not compared
        digest = content.get("digest")
        undo.append(lambda: content.__setitem__("digest", digest))
        content["digest"] = ""
    if dice.random() < 0.1:
        version = content.get("version")
        undo.append(lambda: content.__setitem__("version", version))
        content["version"] = "0.0.0"
    try:
        body = msgspec.json.encode(content)
    finally:
        for step in reversed(undo):
            step()
    envelope = record._Envelope("match", record.FORMAT, record._seal("match", record.FORMAT, body), msgspec.Raw(body))
    return msgspec.json.encode(envelope)


def _forge(holder: Any, key: Any, places: tuple[tuple[Any, Any], ...], dice: random.Random) -> Callable[[], None]:
    """Forge the value at one place; return how it is put right again."""
    old = holder.copy()

    def back() -> None:
        holder.clear()
        (holder.update if isinstance(holder, dict) else holder.extend)(old)

    if key not in holder if isinstance(holder, dict) else key >= len(holder):  # gone by an earlier forgery
        return back
    value = holder[key]
    kind = dice.randrange(6)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, list):
        holder.insert(dice.randrange(len(holder) + 1), value)
    elif kind == 2 and isinstance(holder, list):
        dice.shuffle(holder)
    elif kind == 3 and type(value) is int:
        holder[key] = value + dice.choice((-100, -2, -1, 1, 2, 100))
    elif kind == 4:
        other, place = dice.choice(places)
        taken = other[place] if isinstance(other, dict) and place in other else None
        if type(taken) in (int, str, bool):
            holder[key] = taken
    else:
        holder[key] = dice.choice(STRANGE)
    return back


def damaged(seed: int, number: int, share: float = FORGED) -> bytes:
    """File number `number` of the run with this seed; a `share` of all is forged."""
    dice = random.Random(f"{seed}:{number}")
    if dice.random() < share:
        return forged(dice)
    return bytes_changed(dice.choice(corpus()), dice)


# ---------------------------------------------------------------------- loading


def outcome(document: bytes, number: int, folder: Path) -> str:
    """Load a damaged save: the problem of the SaveError, or "sound". Raises whatever else is raised, which is an error."""
    path = folder / "evening.json"
    try:
        if number % ON_DISK == 0:
            path.write_bytes(document)
            match = autosave.load(path, folder)
            assert path.read_bytes() == document, "the file was changed"
        else:
            match = Match.from_record(record.parse(document, path, Record), path)
    except SaveError as error:
        if "\n" in error_text(error):
            raise AssertionError("more than one sentence") from error
        return error.problem
    use(match)
    return "sound"


def use(match: Match) -> None:
    """Look at a match that was accepted, answer once, save it."""
    everybody = tuple(match.holders)
    assert match.view(everybody).state is not None
    assert len(match.seen(everybody)) == match.turn + 1
    record.sealed(match.to_record())
    if match.decision is not None:
        seat, choices = next(iter(match.decision.options.items()))
        try:
            match.submit(seat, choices[0])
        except MatchCrash:  # rules that fail on forged numbers are told, and the match stands where it stood
            assert match.decision is not None


def chunk(seed: int, first: int, many: int, share: float, keep: str) -> tuple[Counter[str], list[str], float]:
    """Load `many` files from number `first` on: what became of them, the errors, the slowest in seconds."""
    if CLOCK:
        signal.signal(signal.SIGALRM, _hung)
    found: Counter[str] = Counter()
    errors, slowest = [], 0.0
    with tempfile.TemporaryDirectory() as place:
        for number in range(first, first + many):
            document = damaged(seed, number, share)
            since = time.perf_counter()
            _watch(PATIENCE)
            try:
                found[outcome(document, number, Path(place))] += 1
            except (Exception, HungError):  # noqa: BLE001  # every kind of failure is what is looked for
                errors.append(f"file {number}: {traceback.format_exc()}")
                if keep:
                    (Path(keep) / f"{seed}-{number}.json").write_bytes(document)
            finally:
                _watch(0)
            slowest = max(slowest, time.perf_counter() - since)
    return found, errors, slowest


def _watch(seconds: float) -> None:
    if CLOCK:
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _hung(number: int, frame: Any) -> None:
    raise HungError


def run(files: int, *, seed: int = 1, first: int = 0, jobs: int = 1, share: float = FORGED, keep: str = "") -> dict[str, Any]:
    """Load `files` damaged saves and count what became of them."""
    begun, found, slowest = time.perf_counter(), Counter[str](), 0.0
    errors: list[str] = []
    with ProcessPoolExecutor(jobs) as pool:
        starts = range(first, first + files, CHUNK)
        work = [pool.submit(chunk, seed, start, min(CHUNK, first + files - start), share, keep) for start in starts]
        for done in work:
            counts, wrong, slow = done.result()
            found += counts
            errors += wrong
            slowest = max(slowest, slow)
    seconds = time.perf_counter() - begun
    return {
        "files": files, "first": first, "seed": seed, "errors": len(errors), "outcomes": dict(found.most_common()),
        "slowest_ms": round(slowest * 1000), "seconds": round(seconds, 1), "files_per_second": round(files / seconds), "first_errors": errors[:5],
    }  # fmt: skip


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--forged", type=float, default=FORGED)
    parser.add_argument("--keep", default="")
    given = parser.parse_args()
    found = run(given.files, seed=given.seed, first=given.first, jobs=given.jobs, share=given.forged, keep=given.keep)
    print(json.dumps(found))
    return 1 if found["errors"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
