"""A match at a terminal that several persons share: who looks at the screen, and what it shows them."""

from collections.abc import Callable, Sequence

from game.cli.painter import painter_of
from game.cli.question import Offer, TerminalQuestion
from game.match import PERSON, Match
from game.match.agents import INPUT_MS
from game.match.record import SaveError
from game.rules.engine.script import Choice, Decision, Event, IllegalAction
from game.rules.engine.secret import CLOCK, Seat, redact
from game.storage import autosave, paths, replays, results
from game.text import Speaker, error_text, name, records, say
from game.ui.settings import load as load_settings


class Session:
    """A match at a terminal that its persons share; `read` returns a line or raises EOFError, `clear` empties the screen.

    The time of a question with a deadline is stopped while somebody types, and each answer takes as long as one of an agent;
    with `clock` the real time passes.

    `held` are the seats of persons, `crew` those of them that look at the screen now. A question with an audience, and private
    lines, are for some of them only: then the terminal is handed over, and each crew sees only what it may know. `heard` counts
    the log entries that each seat has been shown, from `begun` on.
    """

    def __init__(
        self,
        match: Match,
        read: Callable[[str], str],
        write: Callable[[str], object],
        clear: Callable[[], object] | None = None,
        *,
        clock: bool = False,
    ) -> None:
        self.match, self.read, self.write, self.clear, self.clock = match, read, write, clear, clock
        self.held = frozenset(seat for seat, level in match.holders.items() if level == PERSON)
        self.crew = self.audience() or self.held
        self.heard: dict[Seat, int] = {}
        self.begun = max(0, len(match.log) - 1)
        self.question: TerminalQuestion | None = None
        self.speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
        self.painter = painter_of(match.rules.name)
        self.autosaves = autosave.Autosaves(paths.autosaves())
        self.shown: tuple[Decision | None, object] = (None, None)
        self._answer_given = False
        self._save_failed = False

    @property
    def offers(self) -> Sequence[Offer]:
        """The numbered answers of the open question."""
        return self.question.offers if self.question is not None else ()

    # ------------------------------------------------------------------ persons

    def audience(self) -> frozenset[Seat]:
        """The persons whom the open question concerns; empty where an agent is asked."""
        decision = self.match.decision
        if decision is None or not any(seat in self.held or seat == CLOCK for seat in decision.options):
            return frozenset()
        return self.held & frozenset(decision.audience) if decision.audience is not None else self.held

    def hand_over(self, crew: frozenset[Seat]) -> None:
        """Hand the terminal over to `crew`: clear the screen, and show what has happened since they last looked."""
        if crew == self.crew or not crew:
            return
        names = [self.speaker.seat(seat) for seat in sorted(crew)]
        self.read(say("terminal-hand-over", seats=names) + " ")
        self._wipe()
        self.read(say("terminal-take-over", seats=names) + " ")
        self._wipe()
        self.crew, self.shown = crew, (None, None)
        self.show_news()

    def _wipe(self) -> None:
        if self.clear is not None:
            self.clear()

    def show_privately(self, owner: Seat, lines: Sequence[str]) -> None:
        """Show lines to `owner` only; the screen is cleared before the others look again."""
        self.hand_over(frozenset({owner}))
        for line in lines:
            self.write(line)

    # ------------------------------------------------------------------ answers

    def submit(self, seat: Seat, choice: Choice) -> bool:
        """Submit an answer and show its Events; returns whether it was legal."""
        if seat not in self.crew and seat != CLOCK:
            self.write(self.speaker.refusal(IllegalAction("refused-not-awaited", seat=seat)))
            return False
        try:
            self.apply(seat, choice)
        except IllegalAction as refusal:
            self.write(self.speaker.refusal(refusal))
            return False
        self._answer_given = True
        self.answered()
        return True

    def apply(self, seat: Seat, choice: Choice) -> None:
        """Submit an answer; without a real clock it advances the time of a deadline. Raises IllegalAction."""
        decision = self.match.decision
        self.match.submit(seat, choice)
        if decision is not None and decision.deadline_ms is not None and not self.clock:
            seats = [one for one in decision.options if one != CLOCK]
            self.match.stopwatch.wind(self.match.stopwatch.ms + INPUT_MS // len(seats))

    def answered(self) -> None:
        """Show the Events of the last answer, and autosave."""
        self.show_news()
        try:
            self.autosaves.save(self.match)
        except SaveError as error:
            if not self._save_failed:
                self.write(error_text(error))
            self._save_failed = True

    # ------------------------------------------------------------------ output

    def show_table(self, options: Sequence[Choice] = (), *, whole: bool = True) -> None:
        """Show the table as the crew may know it, with the numbers of the answers on it."""
        for line in self.painter.describe_table(self.match.view(self.crew), self.speaker, options, whole=whole):
            self.write(line)

    def show_news(self) -> None:
        """Show the crew the Events since it last looked."""
        log = self.match.log
        listening = self.crew or {CLOCK}  # a match without persons is shown, too
        known = min(self.heard.get(seat, self.begun) for seat in listening)
        for events in log[min(known, len(log)) :]:
            self.show_events(redact(list(events), self.crew))
        self.heard.update(dict.fromkeys(listening, len(log)))

    def show_events(self, events: Sequence[Event]) -> None:
        """Show the lines of these Events."""
        view = self.match.view(self.crew)
        for event in events:
            for line in self.painter.event_lines(view, event, self.speaker):
                self.write(f"  {line}")

    def show_result(self) -> None:
        """Show who won, and why, with all secrets revealed."""
        outcome = self.match.outcome
        if outcome is not None:
            for line in self.painter.final_lines(self.match.view(tuple(self.match.holders)), self.speaker):
                self.write(line)
            winners = [self._side(side) for side in outcome.winners] or [say("terminal-nobody")]
            self.write(say("terminal-over", reason=say(outcome.reason), winners=winners))
            if (made := self.match.commitment) is not None:
                self.write(say("fairness-opened", seed=str(self.match.seed), salt=made.salt, commitment=made.shown))

    def _side(self, side: str) -> str:
        """The name of a winning side, or of a seat that wins for itself."""
        word, _, seat = side.partition(" ")
        return self.speaker.seat(int(seat)) if word == "seat" and seat.isdecimal() else name(side)

    def store_result(self) -> None:
        """Add the finished match to the replays, and its result to the records of its game."""
        try:
            replays.add(self.match, paths.replays())
            title, profile = name(self.match.rules.title(self.match.game.state)), load_settings(paths.settings()).profile
            if (entered := results.enter(self.match, title=title, profile=profile)) is not None:
                told = records.broken_tonight(self.match)
                after = self.painter.after_result(results.stored(self.match.rules), entered.result)
                for line in [*([told] if told else []), *after]:
                    self.write(line)
        except SaveError as error:
            if not self._save_failed:
                self.write(error_text(error))
