"""The text mode: any game of the cabinet in a terminal, every answer by its number."""

import importlib
import importlib.util
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

from game import folders, replays, saves
from game.match import PERSON, Match, MatchCrash
from game.record import SaveError
from game.rules.engine.agent import View
from game.rules.engine.script import Choice, Decision, Event, IllegalAction
from game.rules.engine.secret import CLOCK, Seat
from game.text import Speaker, has, name, rule_text, say, use

LOG_LINES = 30
HINT_LEVELS = ("hard", "normal", "easy", "random")


class Painter(Protocol):
    """How a game is shown in a terminal: a module `game.cli.<game>_text`, or Plain."""

    def mapped(self, options: Sequence[Choice]) -> bool:
        """Whether the table has to be shown with a question, because its answers are read off it."""
        ...

    def describe(self, view: View[Any], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
        """The table, line by line, with the numbers of the answers where they belong; `whole` with everything beside the board."""
        ...

    def menu(self, view: View[Any], options: Sequence[Choice], speaker: Speaker, prompt: str) -> list[str]:
        """The answers with their numbers, line by line."""
        ...

    def label(self, view: View[Any], option: Choice, speaker: Speaker, prompt: str) -> str:
        """What an answer is called."""
        ...


class Plain:
    """How a game without a painter of its own is shown: by its Events alone."""

    def mapped(self, options: Sequence[Choice]) -> bool:
        """There is nothing to show."""
        return False

    def describe(self, view: View[Any], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
        """There is nothing to show."""
        return []

    def menu(self, view: View[Any], options: Sequence[Choice], speaker: Speaker, prompt: str) -> list[str]:
        """A numbered list in columns."""
        labels = [self.label(view, option, speaker, prompt) for option in options]
        return columns([say("terminal-option", number=number, choice=label) for number, label in enumerate(labels, 1)])

    def label(self, view: View[Any], option: Choice, speaker: Speaker, prompt: str) -> str:
        """Its message."""
        return speaker.choice(option, prompt)


def _painter(game: str) -> Painter:
    if importlib.util.find_spec(f"game.cli.{game}_text") is None:
        return Plain()
    return cast(Painter, importlib.import_module(f"game.cli.{game}_text"))


class Terminal:
    """One person at a terminal, who holds all the seats of persons; `read` gives a line or raises EOFError, `write` shows one."""

    def __init__(self, match: Match, read: Callable[[str], str], write: Callable[[str], object]) -> None:
        self.match, self.read, self.write = match, read, write
        self.held = frozenset(seat for seat, level in match.holders.items() if level == PERSON)
        self.speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
        self.painter = _painter(match.rules.name)
        self.autosaves = saves.Autosaves(folders.autosaves())
        self._asked: Decision | None = None
        self._shown = ""
        self._complained = False

    def run(self) -> int:
        """Play to the end, or until the person leaves; return the exit code."""
        game = self.match.rules.name
        use(game=game)
        self.write(say("terminal-welcome", game=say(f"game-{game}"), seed=str(self.match.seed)))
        self.tell(self.match.news(self.held))
        try:
            while self.match.decision is not None:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            return self.leave()
        self.show()
        self.farewell()
        self.keep()
        return 0

    def turn(self) -> None:
        """Let an agent answer, or ask the person."""
        seats = self.match.awaited_agents()
        try:
            if self.match.tick():
                self.answered()
            elif seats:
                self.match.answer(self.match.holders[seats[0]]) if len(seats) == 1 else self.match.play()
                self.answered()
            else:
                self.ask()
        except MatchCrash as crash:
            self.crashed(crash)

    def crashed(self, crash: MatchCrash) -> None:
        """Keep what happened; the match stands at the last question again."""
        try:
            self.write(say("error-crash", file=str(saves.write_bundle(folders.crashes(), self.match, crash))))
        except SaveError:
            self.write(say("error-crash-unsaved"))
        if crash.action.seat not in self.held:  # an agent would only do it again
            raise EOFError

    # ------------------------------------------------------------------ asking

    def ask(self) -> None:
        """Ask one question and do what the answer says."""
        decision = self.match.decision
        assert decision is not None
        seat = next(seat for seat in decision.options if seat in self.held or seat == CLOCK)
        options = decision.options[seat]
        if self._asked is not decision:
            whole = self._shown != decision.prompt
            if whole or self.painter.mapped(options):
                self.show(options, whole=whole)
        self._asked, self._shown = decision, decision.prompt
        self.write(say("terminal-asked", seat=self.speaker.seat(seat), prompt=self.speaker.prompt(decision)))
        for line in self.painter.menu(self.match.view(self.held), options, self.speaker, decision.prompt):
            self.write(line)
        self.obey(seat, options, self.read(say("terminal-ask") + " ").strip())

    def obey(self, seat: Seat, options: Sequence[Choice], line: str) -> None:
        """Do what a typed line says: an answer by its number, or a command by its letter."""
        decision = self.match.decision
        assert decision is not None
        if not line and decision.default in options:
            self.submit(seat, decision.default)
        elif line.isdecimal() and len(line) < 6 and 1 <= int(line) <= len(options):
            self.submit(seat, options[int(line) - 1])
        else:
            word, _, rest = line.partition(" ")
            command = self.commands.get(word.lower())
            if command is None:
                self.write(say("terminal-what", given=line, last=len(options)))
            else:
                command(self, seat, rest.strip())

    def submit(self, seat: Seat, choice: Choice) -> None:
        """Answer, and tell what came of it."""
        try:
            self.match.submit(seat, choice)
        except IllegalAction as refusal:
            self.write(self.speaker.refusal(refusal))
        else:
            self.answered()

    def answered(self) -> None:
        """Tell what came of the last answer, and save it."""
        self.tell(self.match.news(self.held))
        try:
            self.autosaves.note(self.match)
        except SaveError as error:
            if not self._complained:
                self.write(str(error))
            self._complained = True

    # ------------------------------------------------------------------ telling

    def show(self, options: Sequence[Choice] = (), *, whole: bool = True) -> None:
        """Show the table as the person may see it, with the numbers of the answers where they belong."""
        for line in self.painter.describe(self.match.view(self.held), self.speaker, options, whole=whole):
            self.write(line)

    def tell(self, events: Sequence[Event]) -> None:
        """Show a line for each Event that has one."""
        for event in events:
            if line := self.speaker.event(event).strip():
                self.write(f"  {line}")

    def farewell(self) -> None:
        """Say who won, and why."""
        outcome = self.match.outcome
        if outcome is not None:
            winners = [name(side) for side in outcome.winners] or [say("terminal-nobody")]
            self.write(say("terminal-over", reason=say(outcome.reason), winners=winners))

    def keep(self) -> None:
        """Put the match on the shelf of replays."""
        try:
            replays.keep(self.match, folders.replays())
        except SaveError as error:
            if not self._complained:
                self.write(str(error))

    # ------------------------------------------------------------------ commands

    def commands_shown(self, seat: Seat, rest: str) -> None:
        """Show the commands."""
        self.write(say("terminal-help"))

    def look(self, seat: Seat, rest: str) -> None:
        """Show the table again."""
        decision = self.match.decision
        self.show(decision.options[seat] if decision else ())

    def inform(self, seat: Seat, rest: str) -> None:
        """Show the text of what an answer is about."""
        decision = self.match.decision
        assert decision is not None
        options = decision.options[seat]
        if not rest.isdecimal() or len(rest) > 6 or not 1 <= int(rest) <= len(options):
            self.write(say("terminal-what", given=rest, last=len(options)))
            return
        option = options[int(rest) - 1]
        values = [value for field in option.__struct_fields__ if isinstance(value := getattr(option, field), str)]
        found = [f"text-{stem}" for value in values for stem in (value, value.rpartition("-")[0]) if has(f"text-{stem}")]
        self.write(say(found[0]) if found else say("terminal-no-more"))

    def undo(self, seat: Seat, rest: str) -> None:
        """Take back the last answer of any seat that this person holds."""
        last = next((entry.action.seat for entry in reversed(self.match.history) if entry.action.seat in self.held), seat)
        try:
            self.match.undo(last)
        except IllegalAction as refusal:
            self.write(self.speaker.refusal(refusal))
        else:
            self.write(say("terminal-undone"))

    def hint(self, seat: Seat, rest: str) -> None:
        """Show what an agent would answer, and why."""
        level = next(level for level in HINT_LEVELS if level in self.match.rules.agents)
        advice = self.match.advice(seat, level)
        decision = self.match.decision
        assert decision is not None
        label = self.painter.label(self.match.view(self.held), advice.choice, self.speaker, decision.prompt)
        number = decision.options[seat].index(advice.choice) + 1
        self.write(say("advice-line", number=number, choice=label, reason=self.speaker.advice(advice)))

    def log(self, seat: Seat, rest: str) -> None:
        """Show the last lines of the log, as this person may see them."""
        lines = [self.speaker.event(event).strip() for events in self.match.seen(self.held) for event in events]
        for line in [line for line in lines if line][-LOG_LINES:]:
            self.write(f"  {line}")

    def rule(self, seat: Seat, rest: str) -> None:
        """Show what a rule says."""
        text = rule_text(rest.upper())
        self.write(say("terminal-rule", rule=rest.upper(), text=text) if text else say("terminal-no-rule", rule=rest))

    def save(self, seat: Seat, rest: str) -> None:
        """Save under a name, or the seed."""
        stem = "".join(sign for sign in rest if sign.isalnum() or sign in " -_").strip() or str(self.match.seed)
        file = folders.saves() / f"{self.match.rules.name}-{stem}.json"
        try:
            saves.save(self.match, file)
        except SaveError as error:
            self.write(str(error))
        else:
            self.write(say("terminal-saved", file=str(file)))

    def depart(self, seat: Seat, rest: str) -> None:
        """Leave."""
        raise EOFError

    def leave(self) -> int:
        """Save what there is, say where it is, and return the exit code."""
        try:
            file: Path = self.autosaves.note(self.match)
        except SaveError as error:
            self.write(str(error))
            return 2
        self.write(say("terminal-left", file=str(file)))
        return 0

    commands: dict[str, Callable[["Terminal", Seat, str], None]] = {
        "?": commands_shown, "v": look, "u": undo, "h": hint, "l": log, "i": inform, "r": rule, "s": save, "q": depart,
    }  # fmt: skip


def columns(words: Sequence[str]) -> list[str]:
    """Words in as many columns as the terminal is wide, read downwards."""
    widest = max(map(len, words)) + 2
    across = max(1, min(len(words), (shutil.get_terminal_size().columns - 1) // widest))
    deep = -(-len(words) // across)
    return ["".join(word.ljust(widest) for word in words[row::deep]).rstrip() for row in range(deep)]


def play(match: Match) -> int:
    """Play `match` at this terminal; return the exit code."""
    return Terminal(match, input, print).run()
