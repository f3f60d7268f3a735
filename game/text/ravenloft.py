"""The campaign ledger of Castle Ravenloft in sentences, for the terminal and the window."""

from collections.abc import Sequence
from datetime import datetime

from game.rules.ravenloft.adventures import journey
from game.rules.ravenloft.adventures.campaign import Ledger, Party, Result
from game.text.text import name, say
from game.text.times import time_text


def local_time(when: str) -> str:
    """The local day and hour of an ISO 8601 time."""
    return time_text(datetime.fromisoformat(when).astimezone())


def title(book: Ledger, adventure: str) -> str:
    """The name of an adventure; the stored name of one that no longer exists."""
    if adventure in journey.order():
        return name(adventure)
    return say("ui-campaign-missing", title=book.last_title(adventure))


def problem(book: Ledger, file: str) -> str:
    """A message about the unreadable lines of `file`, "" if there are none."""
    return say("ui-campaign-damaged", count=book.damaged, file=file) if book.damaged else ""


def advice(book: Ledger, party: Sequence[str]) -> str:
    """The adventure that these Heroes should play next."""
    found = book.suggestion(party)
    if found is None:
        return say("ui-campaign-all-won" if journey.order(len(party)) else "ui-campaign-nobody")
    adventure, surges = found
    kind = "harder" if book.won(party, adventure) else "again" if book.won(party, adventure) is False else "new"
    return say("ui-campaign-advice", kind=kind, adventure=adventure, surges=surges)


def record(book: Ledger, party: Sequence[str], adventure: str) -> str:
    """The results of these Heroes in an adventure: matches played and won, and the best one."""
    found, best = book.of(party, adventure), book.best(party, adventure)
    if best is None:
        return say("ui-campaign-played", played=len(found), won=0)
    played = say("ui-campaign-played", played=len(found), won=sum(one.won for one in found))
    return say("ui-campaign-best", played=played, rounds=best.rounds, surges=best.surges, left=best.left, standing=best.standing)


def result_text(one: Result) -> str:
    """A result in one sentence: its end, difficulty, time, length and seed."""
    return say(
        "ui-campaign-game",
        when=local_time(one.when), minutes=one.minutes, seed=str(one.seed), won=one.won, rounds=one.rounds, left=one.left,
        standing=one.standing, surges=one.surges, powers=one.powers, treasures=one.treasures,
    )  # fmt: skip


def page(book: Ledger, *, nights: bool = False) -> list[str]:
    """The whole ledger: every party with its adventures and the next one, with each of its `nights` if wanted."""
    lines = list[str]()
    for party in map(in_order, book.parties()):
        lines += [*([""] if lines else []), say("ui-campaign-party", heroes=party)]
        for adventure in book.adventures(party):
            lines.append("  " + say("ui-campaign-line", title=title(book, adventure), standing=record(book, party, adventure)))
            lines += ["     " + result_text(one) for one in book.of(party, adventure) if nights]
        lines.append("  " + advice(book, party))
    return lines or [say("ui-campaign-none")]


def in_order(party: Party) -> list[str]:
    """The Heroes of a party in alphabetical order."""
    return sorted(party)
