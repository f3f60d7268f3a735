"""Does a record follow from its seed?"""

from pathlib import Path

from game import archive
from game.match import Match, MatchCrash
from game.record import Record, SaveError
from game.rules.engine.script import IllegalAction


def verify(saved: Record, path: Path | str = "") -> int | None:
    """Does a record follow from its seed? None if it does, else the number of the first answer that went another way (0: the set-up).

    Raises SaveError for a record that cannot be read.
    """
    try:
        log, actions = archive.log(saved), archive.actions(saved)
    except ValueError as error:
        raise SaveError(path, "save-damaged") from error
    match = Match.replay(saved, 0, path)
    if match.log != log[:1]:
        return 0
    for number, action in enumerate(actions, start=1):
        try:
            if tuple(match.apply(action)) != log[number]:
                return number
        except (IllegalAction, MatchCrash, IndexError):
            return number
    return None if match.digest == saved.digest else len(actions)
