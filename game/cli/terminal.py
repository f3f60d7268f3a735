"""The text mode: any game in a terminal, every answer by its number."""

import sys
from collections.abc import Sequence
from pathlib import Path

from game.cli.question import Offer, question_lines, question_of, time_line
from game.cli.session import Session
from game.cli.session_commands import COMMANDS
from game.match import Match, MatchCrash, answer_question
from game.match.record import SaveError
from game.rules.engine.script import Decision
from game.rules.engine.secret import Seat
from game.storage import autosave, paths
from game.text import error_text, say, use

CLEAR = "\033[3J\033[2J\033[H"
"""Escape codes that clear the scroll-back and the screen, and move the cursor home."""


class Terminal(Session):
    """The loop of a match at a terminal: it asks persons, lets agents answer, and shows what happens."""

    writer: Seat | None = None
    """The seat that the next typed line belongs to."""
    _written: object = None
    """The prompt and writer of the last question that was written."""

    def run(self) -> int:
        """Play to the end, or until the person leaves; returns the exit code."""
        game = self.match.rules.name
        use(game=game)
        self.write(say("terminal-welcome", game=say(f"game-{game}")))
        if self.match.commitment is not None:
            self.write(say("fairness-commitment", commitment=self.match.commitment.shown))
        self.show_news()
        try:
            while self.match.decision is not None:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            return self.leave()
        self.crew = self.held  # the match is over, and all persons may know everything
        self.show_table()
        self.show_result()
        self.store_result()
        return 0

    def turn(self) -> None:
        """Let an agent answer, or ask the person."""
        seats = self.match.awaited_agents()
        self._set_clock()
        try:
            if self.match.tick():
                self.answered()
            elif seats and self.audience() and self.match.decision is not None and self.match.decision.simultaneous:
                self.let_agents_answer(seats) if self._answer_given else self.ask()
            elif seats:
                self.match.answer(self.match.holders[seats[0]]) if len(seats) == 1 else self.match.play()
                self.answered()
            else:
                self.ask()
        except MatchCrash as crash:
            self.crashed(crash)

    def let_agents_answer(self, seats: Sequence[Seat]) -> None:
        """Where agents and persons answer simultaneously: after each answer of a person every agent may answer once."""
        self._answer_given = False
        for seat in seats:
            decision = self.match.decision
            if decision is None or not decision.simultaneous or seat not in decision.options or self.match.tick():
                break
            choice = answer_question(self.match.question(seat)).choice
            if choice != decision.default:
                self.apply(seat, choice)
        self.answered()

    def _set_clock(self) -> None:
        """Stop the time of a question with a deadline, unless the real time passes."""
        decision = self.match.decision
        if decision is not None and decision.deadline_ms is not None and not self.clock:
            self.match.stopwatch.pause()
        else:
            self.match.stopwatch.resume()

    def crashed(self, crash: MatchCrash) -> None:
        """Write a crash report; the match returns to the last question."""
        try:
            self.write(say("error-crash", file=str(autosave.write_bundle(paths.crashes(), self.match, crash))))
        except SaveError:
            self.write(say("error-crash-unsaved"))
        if crash.action.seat not in self.held:  # an agent would repeat the answer
            raise EOFError

    # ------------------------------------------------------------------ asking

    def ask(self) -> None:
        """Ask the open question, and process the typed line."""
        decision = self.match.decision
        assert decision is not None
        self.hand_over(self.audience())
        self.question = question_of(decision, self.crew, self.held, self.painter)
        seats = self.question.seats
        self._show_table_once(decision, seats[0])
        if self.writer is None or self.writer not in seats:
            self.writer = seats[0]
        written = (decision.prompt, self.writer)
        if self.question.offers or written != self._written:  # a question without numbers is written once for each writer
            for line in question_lines(self.question, self.match, self.crew, self.writer, self.painter, self.speaker):
                self.write(line)
        self._written = written
        if decision.deadline_ms is not None:
            self.write(time_line(decision, self.match, clock=self.clock))
        self.obey(self.writer, self.read(say("terminal-ask") + " ").strip())

    def _show_table_once(self, decision: Decision, seat: Seat) -> None:
        """Show the table with a new question, if it has changed or the answers refer to it."""
        asked, key = self.shown
        if asked is decision:
            return
        options, now = decision.options[seat], self.painter.table_key(self.match.view(self.crew))
        if key != now or self.painter.needs_table(options):
            self.show_table(options, whole=key != now)
        self.shown = (decision, now)

    def obey(self, seat: Seat, line: str) -> None:
        """Process a typed line: the number of an answer, the default answer, or words."""
        assert self.question is not None
        usual = self.question.default(seat)
        if not line and usual is not None:
            self.submit(*usual)
        elif (offer := self.question.offer(line)) is not None:
            self.submit(*offer)
        else:
            self._obey_words(seat, line)

    def _obey_words(self, seat: Seat, line: str) -> None:
        """Process a line in words: a command, a request for private lines, or an answer."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        view = self.match.view(self.crew)
        if command is not None:
            command(self, seat, rest.strip())
        elif (owner := self.painter.parse_private_request(view, seat, line)) is not None:
            self.show_privately(owner, self.painter.private_lines(self.match.view(owner), owner, self.speaker))
        elif line and (answers := self.painter.parse_answers(view, seat, line)):
            self.enter(answers)
        else:
            self.write(say("terminal-what", given=line, last=len(self.offers)))

    def enter(self, answers: Sequence[Offer]) -> None:
        """Submit the answers of a typed line in order, up to the first illegal one."""
        for seat, choice in answers:
            self.writer = seat
            if not self.submit(seat, choice):
                break

    def leave(self) -> int:
        """Autosave, show where, and return the exit code."""
        try:
            file: Path = self.autosaves.save(self.match)
        except SaveError as error:
            self.write(error_text(error))
            return 2
        self.write(say("terminal-left", file=str(file)))
        return 0


def play(match: Match, *, clock: bool = False) -> int:
    """Play `match` at this terminal, with `clock` in real time; returns the exit code."""
    return Terminal(match, input, print, wipe, clock=clock).run()


def wipe() -> None:
    """Clear the screen and its scroll-back, so that the next person sees nothing of the last one."""
    if sys.stdout.isatty():
        sys.stdout.write(CLEAR)
        sys.stdout.flush()
