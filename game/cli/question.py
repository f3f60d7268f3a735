"""The open question as text: who answers, which answers have a number, and the lines that ask it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.cli.painter import TextPainter, columns
from game.match import Match
from game.match.agents import INPUT_MS
from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import CLOCK, Seat
from game.text import Speaker, has, say

Offer = tuple[Seat, Choice]
"""An answer, and the seat that gives it."""


@dataclass(frozen=True)
class TerminalQuestion:
    """A decision as the crew at the terminal sees it. `seats` may answer; `offers` are the numbered answers, from 1.

    `team` are the seats of the crew that are asked together; it is empty for a question to a single seat.
    """

    decision: Decision
    seats: Sequence[Seat]
    team: Sequence[Seat]
    offers: Sequence[Offer]

    def offer(self, number: str) -> Offer | None:
        """The answer with a number, None if there is none."""
        fits = number.isdecimal() and len(number) < 6 and 1 <= int(number) <= len(self.offers)
        return self.offers[int(number) - 1] if fits else None

    def default(self, writer: Seat) -> Offer | None:
        """The answer that an empty line gives, None if there is none."""
        own = [(writer, choice) for choice in self.decision.options.get(writer, ())]
        return next((offer for offer in (*self.offers, *own) if offer[1] == self.decision.default), None)


def question_of(decision: Decision, crew: frozenset[Seat], held: frozenset[Seat], painter: TextPainter) -> TerminalQuestion:
    """The question for the `crew` at the terminal; `held` are the seats of all persons."""
    team = [seat for seat in decision.options if seat in crew] if decision.is_private or decision.simultaneous else []
    seats = team
    if len({decision.options[seat] for seat in team}) <= 1:  # all have the same options, so that one seat answers for them
        seats = team[:1] or [next(seat for seat in decision.options if seat in held or seat == CLOCK)]
    offers: list[Offer] = []
    for seat in seats:
        for choice in decision.options[seat]:
            mode = painter.offer_mode(decision.prompt, choice)
            if mode == "each" or (mode == "once" and choice not in (offer[1] for offer in offers)):
                offers.append((seat, choice))
    return TerminalQuestion(decision, seats, team, offers)


def question_lines(
    question: TerminalQuestion, match: Match, crew: frozenset[Seat], writer: Seat, painter: TextPainter, speaker: Speaker
) -> list[str]:
    """The question and its answers with their numbers, under the names of the seats if there are several."""
    decision, view = question.decision, match.view(crew)
    names = [speaker.seat(seat) for seat in (question.team or question.seats)]
    lines = [say("terminal-asked", seat=names, prompt=speaker.prompt(decision))]
    seats = question.seats
    if len(seats) == 1 and len(question.offers) == len(decision.options[seats[0]]):
        return lines + painter.menu(view, decision.options[seats[0]], speaker.speaking_for(seats[0]), decision.prompt)
    for seat in seats:
        words = [
            say("terminal-option", number=number, choice=painter.label(view, choice, speaker.speaking_for(seat), decision.prompt))
            for number, (owner, choice) in enumerate(question.offers, 1)
            if owner == seat
        ]
        if words:
            lines += [say("terminal-group", seat=speaker.seat(seat))] if len(seats) > 1 else []
            lines += [f"  {line}" for line in columns(words)]
    hint = f"{decision.prompt}-typed"
    return [*lines, say(hint, seat=speaker.seat(writer))] if has(hint) else lines


def time_line(decision: Decision, match: Match, *, clock: bool) -> str:
    """The time left for a decision with a deadline, and whether it passes while somebody types."""
    assert decision.deadline_ms is not None
    left = max(0, decision.deadline_ms - match.stopwatch.ms) // 1000
    entry = INPUT_MS // len([seat for seat in decision.options if seat != CLOCK]) / 1000
    return say("terminal-time", minutes=left // 60, seconds=f"{left % 60:02}", runs=clock, entry=entry)
