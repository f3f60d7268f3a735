"""A million damaged saves: `python tests/bench/mutate.py [--files N] [--first K] [--seed S] [--jobs J] [--forged SHARE] [--keep FOLDER] [--game GAME]`.

Saves of many moments of matches of all games are damaged, each file number in its own way from the seed: bytes are changed, cut, doubled,
moved or mixed with another save; or the document is read, one or several of its values are forged, and it gets a new seal, half of the
time with the digest of the forged state, so that only the checks behind the seal are left. Whatever a file holds, loading it ends in a
SaveError or in a match that can be looked at, answered and saved again; anything else, and whatever takes longer than PATIENCE, is an
error. Prints one JSON line; with --keep the files that made errors are kept.
"""

import json
import random
import signal
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
from arguments import parser

from game.match import Match, archive, save_file
from game.match.record import Record, SaveError
from game.rules import GAMES
from game.rules.engine.script import Game
from game.storage import autosave
from game.text import error_text

PATIENCE = 10.0
"""Seconds after which a load counts as hung."""
CLOCK = hasattr(signal, "setitimer")
"""Whether this system can say that a load hangs; Windows cannot."""
CHUNK = 500
FORGED = 0.15
"""The share of files whose content is forged under a good seal; they take twenty times as long as the others."""
ANSWERS = 8
"""So many answers are given to a match that was accepted."""
IN_STATES = 0.6
"""The share of forgeries that change states alone, of which there is less in a save than of Events."""
ON_DISK = 50
"""Each so many files go the whole way over the disk, with the search for a good autosave."""
MATCHES: dict[str, tuple[tuple[dict[str, Any], tuple[int, ...]], ...]] = {
    "ravenloft": (
        ({"adventure": "1", "heroes": "kat"}, (0, 7, 40)),
        ({"adventure": "1", "heroes": "immeril", "powers": "free"}, (3, 25)),
        ({"adventure": "2", "heroes": "kat,thorgrim"}, (0, 15, 60)),
        ({"adventure": "2", "seats": 5, "powers": "random", "first": "roll"}, (5, 30, 90)),
        ({"adventure": "2", "heroes": "allisa,arjhan,immeril", "powers": "free", "treasures": 45}, (9, 50, 9999)),
        ({"adventure": "9", "seats": 3}, (20, 80)),
    ),
    "terrorscape": (
        ({}, (0, 9, 40, 120)),
        ({"difficulty": "hard"}, (5, 30, 90)),
        ({"plans": True, "killer": "specter"}, (12, 60)),
        ({"separate": True, "killer": "murderer"}, (25, 100, 9999)),
    ),
    "london": (
        ({}, (0, 6, 40, 150)),
        ({"seats": 2, "level": "untimed"}, (20, 90, 300)),
        ({"seats": 3, "story": "london-dread", "level": "hard"}, (60, 200)),
        ({"seats": 2, "story": "calypsos-bargain"}, (120, 9999)),
    ),
    "dungeonville": (({}, (0, 8, 40, 120)), ({"seats": 2}, (15, 60)), ({"seats": 5, "goal": 12}, (30, 200, 9999))),
}
"""Options of the matches of each game, and after how many answers each is saved."""
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 63, 64, 255, 10**6, -(10**6), 2**31, 2**53, 2**63, -(2**63), 2**64 - 1, 0.5, -1e308, "", "kat", "wolf-1",
    "T39", "hero", "\x00", "0", "-1", "x" * 300, [], {}, [[]], {"type": "Won", "reason": "x"}, {"type": "Walk", "square": 5}, [0] * 40,
)  # fmt: skip


class HungError(BaseException):
    """Loading takes too long. No Exception, so that nothing swallows it."""


# ---------------------------------------------------------------------- whole saves
@cache
def corpus(game: str) -> tuple[bytes, ...]:
    """Saves of several matches of a game at several moments, as they are on a disk."""
    found = []
    for seed, (options, turns) in enumerate(MATCHES[game]):
        match = Match.new(game, seed=seed, options=options)
        for turn in turns:
            while match.decision is not None and match.turn < turn:
                match.answer("random")
            found.append(save_file.sealed(match.to_record()))
    return tuple(found)


Places = tuple[tuple[Any, Any], ...]


@cache
def trees(game: str) -> tuple[tuple[Any, Places, Places], ...]:
    """The content of each save of a game as plain data, with all its places (the container and the key) and those in its states alone."""
    contents = [msgspec.json.decode(document)["content"] for document in corpus(game)]
    return tuple((content, tuple(spots(content)), tuple(spots(content["states"]))) for content in contents)


def spots(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a tree where a value stands."""
    pairs = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for key, value in pairs:
        yield thing, key
        yield from spots(value)


# ---------------------------------------------------------------------- damage
def bytes_changed(game: str, dice: random.Random) -> bytes:
    """A save of a game with damaged bytes."""
    whole = dice.choice(corpus(game))
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
                other = dice.choice(corpus(game))
                start = dice.randrange(len(other))
                made[place : place + wide] = other[start : start + wide]
            case _:
                made[place:place] = dice.randbytes(wide)
        if not made:
            break
    return bytes(made)


def forged(game: str, dice: random.Random) -> bytes:
    """A save of a game with other values under a good seal."""
    content, everywhere, in_states = dice.choice(trees(game))
    places = in_states if dice.random() < IN_STATES else everywhere
    undo: list[Callable[[], None]] = []
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        holder, key = dice.choice(places)
        undo.append(_forge(holder, key, places, dice))
    if dice.random() < 0.6:
        digest = content.get("digest")
        undo.append(lambda: content.__setitem__("digest", digest))
        content["digest"] = digest_of(content) if dice.random() < 0.9 else ""
    if dice.random() < 0.1:
        version = content.get("version")
        undo.append(lambda: content.__setitem__("version", version))
        content["version"] = "0.0.0"
    try:
        body = msgspec.json.encode(content)
    finally:
        for step in reversed(undo):
            step()
    envelope = save_file._Envelope("match", save_file.FORMAT, save_file._seal("match", save_file.FORMAT, body), msgspec.Raw(body))
    return msgspec.json.encode(envelope)


def _forge(holder: Any, key: Any, places: Places, dice: random.Random) -> Callable[[], None]:
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


def digest_of(content: dict[str, Any]) -> Any:
    """The digest of the state in a content, as a forger would work it out; the old one where there is none."""
    try:
        saved = msgspec.convert(content, Record, str_keys=True)
        rules = GAMES[saved.game]
        return archive.digest_of(Game(rules, archive.marks(saved, rules)[0]).start().state)
    except Exception:  # noqa: BLE001  # what was forged may break the rules at any place
        return content.get("digest")


def damaged(game: str, seed: int, number: int, share: float = FORGED) -> bytes:
    """File number `number` of the run with this seed; a `share` of all is forged."""
    dice = random.Random(f"{game}:{seed}:{number}")
    return (forged if dice.random() < share else bytes_changed)(game, dice)


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
            match = Match.from_record(save_file.parse(document, path, Record), path)
    except SaveError as error:
        if "\n" in error_text(error):
            raise AssertionError("more than one sentence") from error
        return error.problem
    use(match)
    return "sound"


def use(match: Match) -> None:
    """Look at a match that was accepted, give several answers, save it. Raises MatchCrash where the rules break down."""
    everybody = tuple(match.holders)
    assert match.view(everybody).state is not None
    assert len(match.seen(everybody)) == match.turn + 1
    save_file.sealed(match.to_record())
    for _ in range(ANSWERS):
        if match.decision is None:
            break
        match.answer("random")
    save_file.sealed(match.to_record())


def chunk(game: str, seed: int, first: int, many: int, share: float, keep: str) -> tuple[Counter[str], list[str], float]:
    """Load `many` files of a game from number `first` on: what became of them, the errors, the slowest in seconds."""
    if CLOCK:
        signal.signal(signal.SIGALRM, _hung)
    found: Counter[str] = Counter()
    errors, slowest = [], 0.0
    with tempfile.TemporaryDirectory() as place:
        for number in range(first, first + many):
            document = damaged(game, seed, number, share)
            since = time.perf_counter()
            _watch(PATIENCE)
            try:
                found[outcome(document, number, Path(place))] += 1
            except (Exception, HungError):  # noqa: BLE001  # every kind of failure is what is looked for
                errors.append(f"{game}, file {number}: {traceback.format_exc()}")
                if keep:
                    (Path(keep) / f"{game}-{seed}-{number}.json").write_bytes(document)
            finally:
                _watch(0)
            slowest = max(slowest, time.perf_counter() - since)
    return found, errors, slowest


def _watch(seconds: float) -> None:
    if CLOCK:
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _hung(number: int, frame: Any) -> None:
    raise HungError


def run(
    files: int, games: tuple[str, ...] = tuple(MATCHES), *, seed: int = 1, first: int = 0, jobs: int = 1, share: float = FORGED, keep: str = ""
) -> dict[str, Any]:  # fmt: skip
    """Load `files` damaged saves, as many of each of `games`, and count what became of them."""
    each = -(-files // len(games))
    begun, found, slowest = time.perf_counter(), Counter[str](), 0.0
    errors: list[str] = []
    with ProcessPoolExecutor(jobs) as pool:
        starts = [(game, start) for start in range(first, first + each, CHUNK) for game in games]
        work = [pool.submit(chunk, game, seed, start, min(CHUNK, first + each - start), share, keep) for game, start in starts]
        for done in work:
            counts, wrong, slow = done.result()
            found += counts
            errors += wrong
            slowest = max(slowest, slow)
    seconds = time.perf_counter() - begun
    return {
        "files": each * len(games), "first": first, "seed": seed, "errors": len(errors), "outcomes": dict(found.most_common()),
        "slowest_ms": round(slowest * 1000), "seconds": round(seconds, 1), "files_per_second": round(files / seconds), "first_errors": errors[:5],
    }  # fmt: skip


def main() -> int:
    given = parser(__doc__, files=1_000_000, first=0, seed=1, jobs=1, forged=FORGED, keep="", game=tuple(MATCHES)).parse_args()
    games = (given.game,) if given.game else tuple(MATCHES)
    found = run(given.files, games, seed=given.seed, first=given.first, jobs=given.jobs, share=given.forged, keep=given.keep)
    print(json.dumps(found))
    return 1 if found["errors"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
