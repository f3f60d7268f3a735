"""A finished night as the result screen needs it: what everybody did, counted, and the night round by round."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.match import PERSON, Match
from game.rules.engine.script import Action, Event
from game.rules.terrorscape import event
from game.rules.terrorscape.seats import KILLER
from game.rules.terrorscape.state import State
from game.text import Speaker, say
from game.ui.terrorscape.replay.moment import HAPPENED, HUNTER, RoundAction, round_actions
from game.ui.terrorscape.replay.rounds import Log, Night, read_night, since_round
from game.ui.terrorscape.table import sides

LINES = 30
"""The number of answers at the end of the match whose Events may be shown."""
LIVES = 2
HONOURS = ("died", "out", "repelled", "key", "repaired", "healed", "searched", "went")
HUNTER_HONOURS = ("struck", "found", "sensed", "barred", "card", "prowled")
"""What a figure is honoured for: the first of these that it did."""


class Figure(NamedTuple):
    """A figure at the end: a survivor's number (-1: the killer), its id, who played it, and how often it did what."""

    number: int
    who: str
    holder: str
    hurt: bool
    fate: str
    fear: int
    did: Mapping[str, int]
    honour: str


class Round(NamedTuple):
    """A round: its number, its first moment, what everybody did, the life points of each survivor and the killer's level at its end."""

    number: int
    begin: int
    actions: tuple[RoundAction, ...]
    lives: tuple[int, ...]
    level: int

    def of(self, who: str) -> list[RoundAction]:
        """What one figure did in it."""
        return [one for one in self.actions if one.who == who]


@dataclass(frozen=True)
class ResultFacts:
    """A finished match: its last state, its winners, why it ended, its seed and minutes, the last log lines, and what each side held.

    `figures` are the survivors and the killer, `rounds` the night round by round.
    """

    t: State
    winners: tuple[str, ...]
    reason: str
    seed: int
    minutes: int
    lines: tuple[str, ...]
    held: tuple[str, ...]
    figures: tuple[Figure, ...]
    rounds: tuple[Round, ...]

    @property
    def verdict(self) -> str:
        """The winner in words."""
        if self.winners in (("killer",), ("survivors",)):
            return say(f"ui-ts-won-{self.winners[0]}")
        return say("ui-ts-won-some", winners=self.winners) if self.winners else say("ui-over")

    @property
    def dawns(self) -> bool:
        """Whether somebody lives to see the morning: the killer has not won alone."""
        return bool(self.winners) and self.winners not in (("killer",), (f"seat {KILLER}",))

    @property
    def last(self) -> int:
        """The index of the last round in which somebody did something."""
        return max((place for place, one in enumerate(self.rounds) if one.actions), default=0)

    @property
    def standing(self) -> int:
        """The number of survivors who walk away."""
        return sum(one.fate != "dead" for one in self.t.survivors) if self.dawns else 0


def read_facts(match: Match, *, counts: bool) -> ResultFacts:
    """The facts of a match."""
    eyes = tuple(match.holders)
    t: State = match.view(eyes).state
    speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
    log = match.seen(eyes)
    winners, reason = (tuple(match.outcome.winners), say(match.outcome.reason)) if match.outcome is not None else ((), "")
    told = [words for events in log[-LINES:] for event in events if (words := " ".join(speaker.event(event).split()))]
    told[-1:] = [reason, *told[-1:]] if reason else told[-1:]  # why it ended, before who has won
    held = [(one.id, tuple(pack)) for one, pack in zip(t.survivors, t.team.packs, strict=True) if pack]
    packs = [say("ui-ts-truth-pack", who=who, items=items) for who, items in held]
    hand = say("ui-ts-truth-hand", killer=t.killer, cards=tuple(t.dark.hand))
    helped = [say("ui-ts-aid-declared", side=side) for side in sides.declared(match)]
    return ResultFacts(
        t, winners, reason, match.seed, max(1, round(match.stopwatch.ms / 60000)), tuple(told),
        (hand, *packs, *helped), figures(match, log, t), tuple(read_rounds(log, match.actions, t)),
    )  # fmt: skip


def figures(match: Match, log: Log, t: State) -> tuple[Figure, ...]:
    """The survivors in their order, then the killer."""
    names = [one.id for one in t.survivors]
    did = tallies(log, match.actions, names)
    people = [
        Figure(
            number,
            one.id,
            match.holders.get(number + 1, PERSON),
            one.hurt,
            one.fate,
            one.fear,
            did[one.id],
            honour(did[one.id], HONOURS),
        )
        for number, one in enumerate(t.survivors)
    ]
    hunter = did[HUNTER]
    return (
        *people,
        Figure(-1, t.killer, match.holders.get(KILLER, PERSON), False, "", 0, hunter, honour(hunter, HUNTER_HONOURS)),
    )


def honour(did: Mapping[str, int], order: Sequence[str]) -> str:
    """What a figure is honoured for."""
    return next((kind for kind in order if did[kind]), "none")


def tallies(log: Log, actions: Sequence[Action], names: Sequence[str]) -> dict[str, Counter[str]]:
    """How often everybody did what; the dice of a defence count for the defender, too."""
    found: dict[str, Counter[str]] = {who: Counter() for who in (*names, HUNTER)}
    for moment, events in enumerate(log):
        seat = actions[moment - 1].seat if 0 < moment <= len(actions) else KILLER
        for one in events:
            for who, kind in _counted(one, names[seat - 1] if seat > KILLER else HUNTER):
                found[who][kind] += 1
    return found


def _counted(one: Event, who: str) -> Iterator[tuple[str, str]]:
    """Whom an Event counts for, and as what."""
    if type(one) in HAPPENED:
        did, kind, _ = HAPPENED[type(one)](one, who)
        yield did, kind
    if isinstance(one, event.Defended):
        yield one.survivor, "repelled" if one.success else "beaten"
    elif isinstance(one, event.Injured | event.Eliminated):
        yield HUNTER, "wounded"
    elif isinstance(one, event.FearGained):
        yield one.survivor, "feared"


def read_rounds(log: Log, actions: Sequence[Action], t: State) -> Iterator[Round]:
    """The night round by round."""
    night: Night = read_night(log)
    names, lives, level = [one.id for one in t.survivors], [LIVES] * len(t.survivors), 1
    ends = [*night.begins[1:], len(log)]
    for number, (begin, end) in enumerate(zip(night.begins, ends, strict=True), 1):
        heard = [since_round(log[begin]), *log[begin + 1 : end]]
        if end < len(log):  # the answer that began the next round ended this one first
            heard.append(log[end][: -len(since_round(log[end]))])
        for one in (one for events in heard for one in events):
            match one:
                case event.Injured(who) | event.Healed(who):
                    lives[names.index(who)] = 1 if isinstance(one, event.Injured) else LIVES
                case event.Eliminated(who):
                    lives[names.index(who)] = 0
                case event.LevelGained():
                    level = one.level
        yield Round(number, begin, tuple(round_actions(heard, actions, names, begin)), tuple(lives), level)
