"""Verifies a saved match: that it follows from its seed, and that its seed is the one committed to."""

from pathlib import Path
from typing import Any

from game.cli.progress import progress
from game.match import Match
from game.match.commitment import holds
from game.match.record import Record
from game.storage.replay import verify
from game.text import say


def verified(saved: Record, match: Match, path: Path) -> bool:
    """Replay a record, which was loaded as `match`, and print a sentence about its answers and one about its commitment.

    Returns whether both are true; an old match without a commitment is no fault. Raises SaveError for a record that cannot be read.
    """
    with progress("progress-verify", file=str(path)) as show:
        departs = verify(saved, path, on_progress=show)
    values: dict[str, Any] = {"file": str(path), "game": say(f"game-{saved.game}"), "answers": match.turn}
    if departs is None:
        print(say("replay-true", **values))
    else:
        print(say("replay-false", **values, answer=departs) if departs else say("replay-set-up", **values))
    return _print_commitment(match, str(path)) and departs is None


def _print_commitment(match: Match, file: str) -> bool:
    made = match.commitment
    if made is None:
        print(say("replay-uncommitted", file=file))
        return True
    is_kept = holds(made, match.rules.name, match.options, match.seed)
    message = "replay-committed" if is_kept else "replay-not-committed"
    print(say(message, file=file, commitment=made.shown, seed=str(match.seed), salt=made.salt))
    return is_kept
