"""The shelf of replays: every match that ends is put there by itself, and what stands there can be listed without opening it."""

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from msgspec import Struct

from game.match import PERSON, Match, save_file
from game.match.record import Record
from game.storage import autosave, paths

KEPT, ALONE = 50, 10
"""How many replays are kept, those of the newest matches: of matches with persons, and of those that agents played among themselves."""
_PERSONS, _AGENTS = "night", "watched"
ENDS = {
    "Won": ("heroes", True), "Lost": ("castle", False), "SurvivorsWon": ("survivors", True), "KillerWon": ("killer", False),
    "WaysParted": ("parted", True), "StoryWon": ("investigators", True), "StoryLost": ("dread", False),
    "VictoryClaimed": ("wizards", True), "LimitReached": ("wizards", True),
}  # fmt: skip
"""The Events with which a night ends: who has won, and whether that is good for those who hold together."""
REASONS = {"StoryWon": "won-showdown", "VictoryClaimed": "won-by-claim", "LimitReached": "won-by-score"}
"""Why a night has ended, where its last Event does not say so."""
TURNS = ("TurnBegan", "RoundBegan", "HourStruck")
_STAMP = "%Y%m%d-%H%M%S"


class Summary(Struct, frozen=True):
    """What a replay is about. `won` is None for a match that was not over; `reason` is a message id, `when` the local time it ended, `hero` whose turn it was last.

    `side` is the side of the persons in a game of two sides: "killer", "survivors", "both" or "nobody"; empty in other games. `best` are those of the
    `heroes` who have won, where each plays for itself.
    """

    game: str
    adventure: str
    heroes: tuple[str, ...]
    won: bool | None
    reason: str
    turns: int
    answers: int
    minutes: int
    seed: int
    when: datetime
    persons: int
    hero: str = ""
    winner: str = ""
    side: str = ""
    best: tuple[str, ...] = ()


def add(match: Match, folder: Path, now: datetime | None = None) -> Path:
    """Put a match that is over on the shelf and take the oldest off; return the file. Raises SaveError where it cannot be written."""
    kind = _PERSONS if PERSON in match.holders.values() else _AGENTS
    stamp = (now or datetime.now(UTC)).strftime(_STAMP)
    stem, number = f"{kind}-{stamp}-{autosave.short_id(match)}", 1
    file = folder / f"{stem}.json"
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}.json"
    autosave.save(match, file)
    _forget(folder)
    return file


def files(folder: Path) -> list[Path]:
    """The replays in `folder`, newest first; files that the player put there himself are listed by their own age."""
    try:
        return sorted(folder.glob("*.json"), key=lambda path: (time_of(path), path.name), reverse=True)
    except OSError:
        return []


def saved_matches() -> list[Path]:
    """The files of matches to go on with: the player's own, then those that were saved by themselves, each the newest first."""
    own = sorted(paths.saves().glob("*.json"), key=time_of, reverse=True) if paths.saves().is_dir() else []
    return [*own, *autosave.autosaves(paths.autosaves())]


def _forget(folder: Path) -> None:
    for kind, most in ((_PERSONS, KEPT), (_AGENTS, ALONE)):
        for old in [path for path in files(folder) if path.name.startswith(f"{kind}-")][most:]:
            remove(old)


def remove(path: Path) -> bool:
    """Take a replay off the shelf; False where that is not possible."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def time_of(path: Path) -> datetime:
    """When a replay was made: by its name, else by the file."""
    kind, *stamp = path.stem.split("-")
    named = "-".join(stamp[:2]) if kind in (_PERSONS, _AGENTS) else ""  # elsewhere a seed may look like a day
    try:
        return datetime.strptime(named, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        pass
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return datetime.fromtimestamp(0, UTC)


def read_summary(path: Path) -> Summary:
    """What the replay in `path` is about. Raises SaveError for a damaged or foreign file."""
    return summary(save_file.read(path), time_of(path))


def summary(saved: Record, when: datetime) -> Summary:
    """What a record is about; `when` it was kept."""
    names = _named(saved.log, TURNS)
    ends = _named(saved.log[-1:], tuple(ENDS))
    last = ends[-1] if ends else {}
    winner, won = ENDS[last["type"]] if last else ("", None)
    state = saved.states[-1] if saved.states else {}
    return Summary(
        game=saved.game,
        adventure=_title(state),
        heroes=_heroes(state),
        won=won,
        winner=winner,
        reason=str(last.get("reason") or REASONS.get(last.get("type", ""), "")),
        turns=max(1, len(names)),
        answers=len(saved.actions),
        minutes=max(1, round(saved.elapsed_ms / 60000)),
        seed=saved.seed,
        when=when.astimezone(),
        hero=str(names[-1].get("hero", "")) if names else "",
        persons=sum(level == PERSON for level in saved.seats.values()),
        side=_side(saved) if _field(state, "killer") else "",
        best=_best(last, _heroes(state)) if winner == "wizards" else (),
    )


def cast(state: Any) -> tuple[str, ...]:
    """The ids of what is called by name in a summary of this state: the adventure and the Heroes."""
    return (*filter(None, [_title(state)]), *_heroes(state))


def _named(log: Iterable[Iterable[Any]], kinds: tuple[str, ...]) -> list[dict[str, Any]]:
    """The Events of some kinds, as the record has them."""
    return [event for events in log for event in events if isinstance(event, dict) and event.get("type") in kinds]


def _title(state: Any) -> str:
    """What a night is called: its adventure, who hunts in it, its story, or where it is spent."""
    if _field(state, "wizards"):
        return "dungeonville"
    return str(_field(state, "adventure") or _field(state, "killer") or _field(_field(state, "options"), "story"))


def _side(saved: Record) -> str:
    """The side of the persons of a night with a killer, who sits on its first seat."""
    killer = {seat == min(saved.seats) for seat, level in saved.seats.items() if level == PERSON}
    return "both" if len(killer) == 2 else "nobody" if not killer else "killer" if True in killer else "survivors"


def _best(last: dict[str, Any], heroes: tuple[str, ...]) -> tuple[str, ...]:
    """Who has won for itself, by the Event with which it ended."""
    seats = last.get("winners") or [last.get("seat", -1)]
    return tuple(heroes[seat] for seat in seats if 0 <= seat < len(heroes))


def _field(thing: Any, name: str) -> Any:
    return thing.get(name, "") if isinstance(thing, dict) else getattr(thing, name, "")


def _heroes(state: Any) -> tuple[str, ...]:
    """The ids of the Heroes, the survivors, the Characters or the wizards (of other games: nobody)."""
    heroes = next((found for kind in ("heroes", "survivors", "people", "wizards") if (found := _field(state, kind))), "")
    return tuple(str(_field(hero, "id")) for hero in heroes) if isinstance(heroes, list) else ()
