"""A player's own adventures: files of the same kind as `levels/ravenloft/adventures/*.toml`, from another folder."""

from pathlib import Path

from game.rules.engine.content import ContentError
from game.rules.ravenloft.adventures import adventure as rows
from game.rules.ravenloft.adventures.adventure import Adventure
from game.rules.ravenloft.tables import bind
from game.rules.ravenloft.tables.cards import ADVENTURES
from game.rules.ravenloft.tables.content import names_for, tables

OWN: dict[str, Path] = {}
"""The custom adventures in the catalogue, with their files."""


def examine(file: Path) -> Adventure:
    """Read an adventure and check that it can be played. Raises ContentError(file, id, key) for the first error."""
    row = rows.load_adventure(file)
    if row.id in ADVENTURES and OWN.get(row.id) != file:
        raise ContentError(file, row.id, "id", "is that of another adventure")
    taken = next((other for other in ADVENTURES.values() if other.number == row.number and other.id != row.id), None)
    if taken is not None:
        raise ContentError(file, row.id, "number", f"is that of {taken.id}")
    rows.check(file, row, names_for(tables()))
    bind.check_adventure(file, row)
    return row


def adopt(folder: Path) -> tuple[list[str], list[ContentError]]:
    """Add the adventures of a folder to the catalogue; return their ids, and the errors of the invalid ones."""
    ids, problems = list[str](), list[ContentError]()
    for file in sorted(folder.glob("*.toml")):
        try:
            row = examine(file)
        except ContentError as error:
            problems.append(error)
            continue
        ADVENTURES[row.id], OWN[row.id] = row, file
        ids.append(row.id)
    return ids, problems
