"""The commands that a person can type instead of an answer, by their letters."""

from collections.abc import Callable

from game.cli.session import Session
from game.match.commitment import EXPLAINED
from game.match.record import SaveError
from game.rules.engine.script import IllegalAction
from game.rules.engine.secret import Seat
from game.storage import autosave, paths
from game.text import error_text, has, rule_text, say

LOG_LINES = 30
HINT_LEVELS = ("hard", "normal", "easy", "random")
"""The levels of agents that give hints, the best first."""


def help_(session: Session, _seat: Seat, _rest: str) -> None:
    """Show the commands."""
    session.write(say("terminal-help"))


def look(session: Session, seat: Seat, _rest: str) -> None:
    """Show the table again."""
    decision = session.match.decision
    session.show_table(decision.options[seat] if decision else ())


def info(session: Session, _seat: Seat, rest: str) -> None:
    """Show the text of the card that an answer is about."""
    offer = session.question.offer(rest) if session.question is not None else None
    if offer is None:
        session.write(say("terminal-what", given=rest, last=len(session.offers)))
        return
    option = offer[1]
    values = [value for field in option.__struct_fields__ if isinstance(value := getattr(option, field), str)]
    found = [f"text-{stem}" for value in values for stem in (value, value.rpartition("-")[0]) if has(f"text-{stem}")]
    session.write(say(found[0]) if found else say("terminal-no-more"))


def undo(session: Session, seat: Seat, _rest: str) -> None:
    """Take back the last answer of the crew."""
    match = session.match
    last = next((entry.action.seat for entry in reversed(match.history) if entry.action.seat in session.crew), seat)
    try:
        match.undo(last)
    except IllegalAction as refusal:
        session.write(session.speaker.refusal(refusal))
    else:
        session.write(say("terminal-undone"))
        session.heard = {one: min(number, len(match.log)) for one, number in session.heard.items()}


def hint(session: Session, seat: Seat, _rest: str) -> None:
    """Show what an agent would answer, and why."""
    match, decision = session.match, session.match.decision
    level = next(level for level in HINT_LEVELS if level in match.rules.agents)
    advice = match.advice(seat, level)
    assert decision is not None
    view, speaker = match.view(session.crew), session.speaker
    label = session.painter.label(view, advice.choice, speaker.speaking_for(seat), decision.prompt)
    number = next((number for number, offer in enumerate(session.offers, 1) if offer == (seat, advice.choice)), 0)
    line = say("advice-line", number=number, choice=label, reason=speaker.advice(advice))
    has_secrets = session.painter.private_lines(match.view(seat), seat, speaker)  # advice reveals what the seat knows
    session.show_privately(seat, [line]) if has_secrets else session.write(line)


def log(session: Session, _seat: Seat, _rest: str) -> None:
    """Show the last lines of the log, as the crew may know them."""
    lines = [session.speaker.event(event).strip() for events in session.match.seen(session.crew) for event in events]
    for line in [line for line in lines if line][-LOG_LINES:]:
        session.write(f"  {line}")


def rule(session: Session, _seat: Seat, rest: str) -> None:
    """Show the text of a rule; without an id, the special rules of this match."""
    if not rest and (lines := session.painter.special_rules(session.match.view(session.crew))):
        for line in lines:
            session.write(f"  {line}")
        return
    text = rule_text(rest.upper())
    session.write(say("terminal-rule", rule=rest.upper(), text=text) if text else say("terminal-no-rule", rule=rest))


def save(session: Session, _seat: Seat, rest: str) -> None:
    """Save the match under a name, by default its short id: the seed stays hidden until the end."""
    match = session.match
    stem = "".join(sign for sign in rest if sign.isalnum() or sign in " -_").strip() or autosave.short_id(match)
    file = paths.saves() / f"{match.rules.name}-{stem}.json"
    try:
        autosave.save(match, file)
    except SaveError as error:
        session.write(error_text(error))
    else:
        session.write(say("terminal-saved", file=str(file)))


def fairness(session: Session, _seat: Seat, _rest: str) -> None:
    """Show the commitment, and what it proves."""
    made = session.match.commitment
    session.write(say("fairness-commitment", commitment=made.shown) if made is not None else say("fairness-none"))
    for line in EXPLAINED:
        session.write(say(line))


def leave(_session: Session, _seat: Seat, _rest: str) -> None:
    """Leave the match."""
    raise EOFError


COMMANDS: dict[str, Callable[[Session, Seat, str], None]] = {
    "?": help_, "v": look, "u": undo, "h": hint, "l": log, "i": info, "r": rule, "s": save, "f": fairness, "q": leave,
}  # fmt: skip
