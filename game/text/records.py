"""Records in sentences, for the terminal and the window. The texts of the game have to be in use."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from game.match import Match
from game.rules.engine.results import Result
from game.storage import results
from game.storage.records import FIRST, GROUPS, Broken, Records, Tally, broken, outcome, records_of, tallies
from game.text.text import has, name, say
from game.text.times import time_text


def day(one: Result) -> str:
    """The local date and time of a result."""
    return time_text(datetime.fromisoformat(one.when).astimezone())


def profile_text(profile: str, names: Mapping[str, str]) -> str:
    """The name of a profile, its number for one without a name."""
    return names.get(profile) or say("record-profile", number=profile or FIRST)


def heading(group: str) -> str:
    """What wins are counted by, as a title."""
    return say(f"record-by-{group}")


def label(group: str, thing: str) -> str:
    """An id of a group in words; of an adventure that no longer exists the id itself."""
    own = f"record-{group}-{thing}"
    if has(own):
        return say(own)
    stem, _, number = thing.rpartition("-")
    if number.isdecimal() and has(f"record-{group}-{stem}"):
        return say(f"record-{group}-{stem}", number=int(number))
    return name(thing) if has(f"name-{thing}") else thing


def share_text(tally: Tally) -> str:
    """How many of how many matches were won."""
    return say("record-share", won=tally.won, played=tally.played)


def about(one: Result) -> str:
    """What was played, on which side where there are two, and how difficult it was."""
    subject, difficulty = label("subject", one.subject), label("difficulty", one.difficulty)
    if len(one.sides) == 1 and has(f"record-side-{one.sides[0]}"):
        return say("record-about-side", subject=subject, side=label("side", one.sides[0]), difficulty=difficulty)
    return say("record-about", subject=subject, difficulty=difficulty)


def figures(found: Records) -> list[str]:
    """The records of some results in sentences, the counts first."""
    if not found.played:
        return [say("record-none")]
    decided = found.played - found.shared
    lines = [say("record-played", played=found.played, won=found.won, share=round(100 * found.won / decided) if decided else 0)]
    lines += [say("record-shared", count=found.shared)] if found.shared else []
    lines += [say("record-streaks", streak=found.streak, longest=found.longest)] if found.won else []
    if found.score is not None:
        lines.append(say("record-best-score", value=found.score.points, about=about(found.score), day=day(found.score)))
    if found.rounds is not None:
        lines.append(say("record-best-rounds", value=found.rounds.rounds, about=about(found.rounds), day=day(found.rounds)))
    if found.minutes is not None:
        lines.append(say("record-best-minutes", value=found.minutes.minutes, about=about(found.minutes), day=day(found.minutes)))
    return lines


def groups(played: Sequence[Result]) -> list[tuple[str, list[tuple[str, Tally]]]]:
    """The titles of what wins are counted by, each with its rows in words; a side is left out where there is only one."""
    found = [(group, tallies(played, group)) for group in GROUPS]
    return [
        (heading(group), [(label(group, thing), tally) for thing, tally in rows.items()])
        for group, rows in found
        if len(rows) > (group == "side")
    ]


def page(game: str, played: Sequence[Result]) -> list[str]:
    """The records of a game as lines of text."""
    lines = [say(f"game-{game}"), *(f"  {line}" for line in figures(records_of(played)))]
    for title, rows in groups(played):
        lines.append(f"  {title}")
        lines += [f"    {say('record-row', label=words, share=share_text(tally))}" for words, tally in rows]
    return lines


def broken_text(found: Sequence[Broken], newest: Result) -> str:
    """The records that a result broke as a sentence, "" for none."""
    parts = [say(f"record-broken-{one.kind}", value=one.value, before=one.before, about=about(newest)) for one in found]
    return say("record-broken", records=parts, count=len(parts)) if parts else ""


def broken_by(played: Sequence[Result], newest: Result) -> str:
    """The records that a result broke when it was stored, in a sentence; "" for none."""
    return broken_text(broken(played, newest), newest)


def broken_tonight(match: Match) -> str:
    """The records that a match broke when it ended, in a sentence; "" for none, or if its result is not stored."""
    rows = results.stored(match.rules).results
    newest = next((one for one in rows if one.match == results.key_of(match)), None)
    return broken_by(rows, newest) if newest is not None else ""


def facts(one: Result) -> list[str]:
    """A single result in lines: its outcome, who played whom, and its numbers."""
    lines = [say(f"record-outcome-{outcome(one)}"), say(one.reason) if has(one.reason) else ""]
    lines += [say("record-played-by", characters=[label("figure", who) for who in one.figures])] if one.figures else []
    lines += [say("record-against", level=say(f"level-{one.agents}"))] if has(f"level-{one.agents}") else []
    lines += [say("record-numbers", rounds=one.rounds, minutes=one.minutes)] if one.rounds and one.minutes else []
    lines += [say("record-score", value=one.points)] if one.points is not None else []
    return [line for line in [*lines, say("record-seed", seed=str(one.seed)) if one.seed else ""] if line]
