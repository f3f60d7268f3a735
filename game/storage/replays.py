"""The folder of replays: every finished match is stored in it, and listed by a summary without being replayed."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from game.match import PERSON, Match, archive, save_file
from game.match.record import Record, SaveError
from game.rules.engine.rules import Rules
from game.rules.engine.script import Outcome, own_side
from game.rules.engine.secret import Seat
from game.storage import autosave, paths

KEPT, ALONE = 50, 10
"""How many replays are kept of the newest matches: of those with persons, and of those between agents alone."""
_PERSONS, _AGENTS = "night", "watched"
_STAMP = "%Y%m%d-%H%M%S"


class Summary(Struct, frozen=True):
    """What a list says of a match.

    `title` and `characters` are ids: what the match is named after, and who plays in it. `turns` counts turns, rounds or hours, and `taker` is the character
    who takes the last one, if the game has such turns. `outcome` is None for a match that is not over. `side` is the side that has won, "each" where each
    character plays for itself, and then `winners` are those who have won; `won` is False if the last seat's side has lost. `party` is the party of the
    persons in a game of two parties: its name, "both" or "nobody". `when` is the local time at which the file was stored.
    """

    game: str
    title: str
    characters: tuple[str, ...]
    outcome: Outcome | None
    side: str
    won: bool
    turns: int
    answers: int
    minutes: int
    seed: int
    when: datetime
    persons: int
    taker: str = ""
    party: str = ""
    winners: tuple[str, ...] = ()


def add(match: Match, folder: Path, now: datetime | None = None) -> Path:
    """Store a finished match and remove the oldest replays; return the file. Raises SaveError."""
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
    """The replays in `folder`, newest first; files with other names are sorted by their modification time."""
    try:
        return sorted(folder.glob("*.json"), key=lambda path: (time_of(path), path.name), reverse=True)
    except OSError:
        return []


def saved_matches() -> list[Path]:
    """The files of saved matches: the player's own, then the autosaves, each newest first."""
    own = sorted(paths.saves().glob("*.json"), key=time_of, reverse=True) if paths.saves().is_dir() else []
    return [*own, *autosave.autosaves(paths.autosaves())]


def _forget(folder: Path) -> None:
    for kind, most in ((_PERSONS, KEPT), (_AGENTS, ALONE)):
        for old in [path for path in files(folder) if path.name.startswith(f"{kind}-")][most:]:
            remove(old)


def remove(path: Path) -> bool:
    """Delete a replay. Returns False if that is not possible."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def time_of(path: Path) -> datetime:
    """When a replay was stored, by its name, else by the modification time of the file."""
    kind, *stamp = path.stem.split("-")
    named = "-".join(stamp[:2]) if kind in (_PERSONS, _AGENTS) else ""  # in other names a seed may look like a date
    try:
        return datetime.strptime(named, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        pass
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return datetime.fromtimestamp(0, UTC)


def read_summary(path: Path) -> Summary:
    """The summary of the match in `path`. Raises SaveError."""
    return summary(save_file.read(path), time_of(path), path)


def summary(saved: Record, when: datetime, path: Path | str = "") -> Summary:
    """The summary of a record stored at `when`. Raises SaveError, with `path`, for a record whose state or Events are not of its game."""
    rules = archive.rules_of(saved, Path(path))
    try:
        state, last = archive.last_checkpoint(saved, rules), archive.last_events(saved)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise SaveError(path, "save-damaged") from error
    title, players = rules.title(state), rules.players(state)
    turns = _turns(saved, rules)
    outcome = next((found for event in reversed(last) if (found := event.announced()) is not None), None)
    sides = [rules.side_of(state, seat) for seat in range(len(players))]
    alone, winners = sides[0] == own_side(0), outcome.winners if outcome is not None else ()
    persons = [seat for seat, level in saved.seats.items() if level == PERSON]
    return Summary(
        game=saved.game,
        title=title,
        characters=characters(rules, state),
        outcome=outcome,
        side="" if outcome is None else "each" if alone else winners[0],
        won=outcome is not None and (alone or sides[-1] in winners),
        turns=max(1, len(turns)),
        answers=len(saved.actions),
        minutes=max(1, round(saved.elapsed_ms / 60000)),
        seed=saved.seed,
        when=when.astimezone(),
        persons=len(persons),
        taker=str(turns[-1].get("hero", "")) if turns else "",
        party=_party(rules, persons),
        winners=tuple(player for player, side in zip(players, sides, strict=True) if side in winners) if alone else (),
    )


def characters(rules: Rules[Any], state: Any) -> tuple[str, ...]:
    """The ids of the characters in play, without the one that the match is named after."""
    return tuple(player for player in rules.players(state) if player != rules.title(state))


def _turns(saved: Record, rules: Rules[Any]) -> list[dict[str, Any]]:
    """The Events of a record with which a turn, a round or an hour begins."""
    tags = {kind.__struct_config__.tag for kind in rules.event_types if kind.counted}
    return [event for events in saved.log for event in events if isinstance(event, dict) and event.get("type") in tags]


def _party(rules: Rules[Any], persons: list[Seat]) -> str:
    """The party of the persons, "both" or "nobody"; "" in a game without parties."""
    if not rules.party(0):
        return ""
    parties = {rules.party(seat) for seat in persons}
    return "nobody" if not parties else "both" if len(parties) > 1 else parties.pop()
