"""The text mode: any game of the cabinet in a terminal, every answer by its number."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from game.cli.painter import columns, painter_of
from game.match import PERSON, Match, MatchCrash, ponder
from game.match.pacing import INPUT_MS
from game.match.record import SaveError
from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Decision, Event, IllegalAction
from game.rules.engine.secret import CLOCK, Seat, redact
from game.storage import autosave, campaign, league, paths, replays
from game.text import Speaker, error_text, has, name, rule_text, say, use

LOG_LINES = 30
CLEAR = "\033[3J\033[2J\033[H"
"""What empties a terminal: scrolled lines, screen, and the cursor to the top."""
HINT_LEVELS = ("hard", "normal", "easy", "random")


class Terminal:
    """A terminal for all persons of a match; `read` gives a line or raises EOFError, `write` shows one, `clear` empties the screen.

    A question with a deadline waits while somebody types, and each answer takes the time that players made of code take for theirs;
    with `clock` the time really runs.

    `held` are the seats of persons, `crew` those of them that look at the screen now. Where a question is none of the others' business (it has a
    veil), and where one looks at what is private, the crew is who shares it, and the keyboard is handed over when it changes: each crew sees and
    hears only what is its own.
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
        self.crew = self._crew() or self.held
        self.heard: dict[Seat, int] = {}
        self.begun = max(0, len(match.log) - 1)
        self.offers: list[tuple[Seat, Choice]] = []
        self.speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
        self.painter = painter_of(match.rules.name)
        self.autosaves = autosave.Autosaves(paths.autosaves())
        self.writer: Seat | None = None
        self._asked: Decision | None = None
        self._shown: object = None
        self._written: object = None
        self._due = False
        self._complained = False

    def run(self) -> int:
        """Play to the end, or until the person leaves; return the exit code."""
        game = self.match.rules.name
        use(game=game)
        self.write(say("terminal-welcome", game=say(f"game-{game}"), seed=str(self.match.seed)))
        self.hear()
        try:
            while self.match.decision is not None:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            return self.leave()
        self.crew = self.held  # the night is over, and nothing is hidden any more from those who played it
        self.show()
        self.farewell()
        self.keep()
        return 0

    def turn(self) -> None:
        """Let an agent answer, or ask the person."""
        seats = self.match.awaited_agents()
        self._set_clock()
        try:
            if self.match.tick():
                self.answered()
            elif seats and self._crew() and self.match.decision is not None and self.match.decision.simultaneous:
                self.companions(seats) if self._due else self.ask()
            elif seats:
                self.match.answer(self.match.holders[seats[0]]) if len(seats) == 1 else self.match.play()
                self.answered()
            else:
                self.ask()
        except MatchCrash as crash:
            self.crashed(crash)

    def companions(self, seats: Sequence[Seat]) -> None:
        """Where agents and persons may answer together: after each answer of a person every agent says what it wants to, once."""
        self._due = False
        for seat in seats:
            decision = self.match.decision
            if decision is None or not decision.simultaneous or seat not in decision.options or self.match.tick():
                break
            choice = ponder(self.match.question(seat)).choice
            if choice != decision.default:
                self._answer(seat, choice)
        self.answered()

    def _set_clock(self) -> None:
        """Let the time stand still while a question with a deadline is open, unless it shall run."""
        decision = self.match.decision
        if decision is not None and decision.deadline_ms is not None and not self.clock:
            self.match.stopwatch.pause()
        else:
            self.match.stopwatch.resume()

    def _answer(self, seat: Seat, choice: Choice) -> None:
        """Submit an answer, which takes its time where time is counted by answers. Raises IllegalAction."""
        decision = self.match.decision
        self.match.submit(seat, choice)
        if decision is not None and decision.deadline_ms is not None and not self.clock:
            seats = [one for one in decision.options if one != CLOCK]
            self.match.stopwatch.wind(self.match.stopwatch.ms + INPUT_MS // len(seats))

    def crashed(self, crash: MatchCrash) -> None:
        """Keep what happened; the match stands at the last question again."""
        try:
            self.write(say("error-crash", file=str(autosave.write_bundle(paths.crashes(), self.match, crash))))
        except SaveError:
            self.write(say("error-crash-unsaved"))
        if crash.action.seat not in self.held:  # an agent would only do it again
            raise EOFError

    # ------------------------------------------------------------------ asking

    def ask(self) -> None:
        """Ask one question and do what the answer says."""
        decision = self.match.decision
        assert decision is not None
        self.hand_over(self._crew())
        seats = self._seats(decision)
        self.offers = self._offers(seats, decision)
        options, view = decision.options[seats[0]], self.match.view(self.crew)
        if self._asked is not decision:
            sight = self.painter.sight(view)
            whole = self._shown != sight
            if whole or self.painter.mapped(options):
                self.show(options, whole=whole)
            self._asked, self._shown = decision, sight
        if self.writer not in seats:
            self.writer = seats[0]
        self._put(seats, view, decision)
        self._tell_time(decision)
        self.obey(self.writer, self.read(say("terminal-ask") + " ").strip())

    def _put(self, seats: Sequence[Seat], view: Observation[Any], decision: Decision) -> None:
        """Put the question with its answers; where one types on and on, once for each of those who write."""
        put = (decision.prompt, self.writer)
        if self.offers or put != self._written:
            names = [self.speaker.seat(seat) for seat in (self._asked_together(decision) or seats)]
            self.write(say("terminal-asked", seat=names, prompt=self.speaker.prompt(decision)))
            for line in self._menus(seats, view, decision):
                self.write(line)
        self._written = put

    def _offers(self, seats: Sequence[Seat], decision: Decision) -> list[tuple[Seat, Choice]]:
        """The answers that have a number, and whose they are."""
        offers: list[tuple[Seat, Choice]] = []
        for seat in seats:
            for choice in decision.options[seat]:
                manner = self.painter.manner(decision.prompt, choice)
                if manner == "each" or (manner == "once" and choice not in (offer[1] for offer in offers)):
                    offers.append((seat, choice))
        return offers

    def _tell_time(self, decision: Decision) -> None:
        """Say how much time is left, and whether it passes while somebody types."""
        if decision.deadline_ms is None:
            return
        left = max(0, decision.deadline_ms - self.match.stopwatch.ms) // 1000
        entry = INPUT_MS // len([seat for seat in decision.options if seat != CLOCK]) / 1000
        self.write(say("terminal-time", minutes=left // 60, seconds=f"{left % 60:02}", runs=self.clock, entry=entry))

    def _crew(self) -> frozenset[Seat]:
        """Those of the persons whose business the open question is; nobody where an agent is asked."""
        decision = self.match.decision
        if decision is None or not any(seat in self.held or seat == CLOCK for seat in decision.options):
            return frozenset()
        return self.held & frozenset(decision.audience) if decision.audience is not None else self.held

    def _asked_together(self, decision: Decision) -> list[Seat]:
        """The seats of this crew that are asked, if they are a team."""
        return [seat for seat in decision.options if seat in self.crew] if decision.is_private or decision.simultaneous else []

    def _seats(self, decision: Decision) -> list[Seat]:
        """The seats whose answers are offered: the first one that is asked, or all of a team, once where all may say the same."""
        team = self._asked_together(decision)
        if len({decision.options[seat] for seat in team}) > 1:
            return team
        return team[:1] or [next(seat for seat in decision.options if seat in self.held or seat == CLOCK)]

    def _menus(self, seats: Sequence[Seat], view: Observation[Any], decision: Decision) -> list[str]:
        """The answers by their numbers, under the names of the seats if there are several."""
        if len(seats) == 1 and len(self.offers) == len(decision.options[seats[0]]):
            return self.painter.menu(view, decision.options[seats[0]], self.speaker.speaking_for(seats[0]), decision.prompt)
        lines: list[str] = []
        for seat in seats:
            words = [
                say("terminal-option", number=number, choice=self._label(view, owner, option, decision))
                for number, (owner, option) in enumerate(self.offers, 1)
                if owner == seat
            ]
            if words:
                head = [say("terminal-group", seat=self.speaker.seat(seat))] if len(seats) > 1 else []
                lines += [*head, *(f"  {line}" for line in columns(words))]
        hint = f"{decision.prompt}-typed"
        return [*lines, say(hint, seat=self.speaker.seat(self.writer or seats[0]))] if has(hint) else lines

    def _label(self, view: Observation[Any], seat: Seat, option: Choice, decision: Decision) -> str:
        speaker = self.speaker.speaking_for(seat)
        return self.painter.label(view, option, speaker, decision.prompt)

    def hand_over(self, crew: frozenset[Seat]) -> None:
        """Let those before the screen read, wipe it, and let `crew` look, who then hear what has happened since they last did."""
        if crew == self.crew or not crew:
            return
        names = [self.speaker.seat(seat) for seat in sorted(crew)]
        self.read(say("terminal-hand-over", seats=names) + " ")
        self._wipe()
        self.read(say("terminal-take-over", seats=names) + " ")
        self._wipe()
        self.crew, self._asked, self._shown = crew, None, None
        self.hear()

    def _wipe(self) -> None:
        if self.clear is not None:
            self.clear()

    def obey(self, seat: Seat, line: str) -> None:
        """Do what a typed line says: an answer by its number, or a command by its letter."""
        decision = self.match.decision
        assert decision is not None
        own = [(seat, choice) for choice in decision.options.get(seat, ())]
        usual = next((offer for offer in (*self.offers, *own) if offer[1] == decision.default), None)
        if not line and usual is not None:
            self.submit(*usual)
        elif (offer := self._offer(line)) is not None:
            self.submit(*offer)
        else:
            self._obey_words(seat, line)

    def _obey_words(self, seat: Seat, line: str) -> None:
        """Do what a line in words says: a command, a look at what is private, or an answer."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        view = self.match.view(self.crew)
        if command is not None:
            command(self, seat, rest.strip())
        elif (owner := self.painter.asks_private(view, seat, line)) is not None:
            self._show_to(owner, self.painter.private(self.match.view(owner), owner, self.speaker))
        elif line and (typed := self.painter.typed(view, seat, line)):
            self.enter(typed)
        else:
            self.write(say("terminal-what", given=line, last=len(self.offers)))

    def _show_to(self, owner: Seat, lines: Sequence[str]) -> None:
        """Show lines to `owner` alone; before the question goes on, the others come back to an empty screen."""
        self.hand_over(frozenset({owner}))
        for line in lines:
            self.write(line)

    def enter(self, entries: Sequence[tuple[Seat, Choice]]) -> None:
        """Give the answers of a typed line one after the other, up to one that is refused."""
        for seat, choice in entries:
            self.writer = seat
            if not self.submit(seat, choice):
                break

    def _offer(self, number: str) -> tuple[Seat, Choice] | None:
        """The answer with a number, and whose it is; None if there is none."""
        fits = number.isdecimal() and len(number) < 6 and 1 <= int(number) <= len(self.offers)
        return self.offers[int(number) - 1] if fits else None

    def submit(self, seat: Seat, choice: Choice) -> bool:
        """Answer, and tell what came of it; whether it was allowed."""
        if seat not in self.crew and seat != CLOCK:
            self.write(self.speaker.refusal(IllegalAction("refused-not-awaited", seat=seat)))
            return False
        try:
            self._answer(seat, choice)
        except IllegalAction as refusal:
            self.write(self.speaker.refusal(refusal))
            return False
        self._due = True
        self.answered()
        return True

    def answered(self) -> None:
        """Tell what came of the last answer, and save it."""
        self.hear()
        try:
            self.autosaves.note(self.match)
        except SaveError as error:
            if not self._complained:
                self.write(error_text(error))
            self._complained = True

    # ------------------------------------------------------------------ telling

    def show(self, options: Sequence[Choice] = (), *, whole: bool = True) -> None:
        """Show the table as the person may see it, with the numbers of the answers where they belong."""
        for line in self.painter.describe(self.match.view(self.crew), self.speaker, options, whole=whole):
            self.write(line)

    def hear(self) -> None:
        """Tell the crew what has happened since it was told last."""
        log = self.match.log
        listening = self.crew or {CLOCK}  # somebody watches, even where no person plays
        known = min(self.heard.get(seat, self.begun) for seat in listening)
        for events in log[min(known, len(log)) :]:
            self.tell(redact(list(events), self.crew))
        self.heard.update(dict.fromkeys(listening, len(log)))

    def tell(self, events: Sequence[Event]) -> None:
        """Show a line for each Event that has one."""
        view = self.match.view(self.crew)
        for event in events:
            for line in self.painter.tell(view, event, self.speaker):
                self.write(f"  {line}")

    def farewell(self) -> None:
        """Say who won, and why, and what nobody has to hide any more."""
        outcome = self.match.outcome
        if outcome is not None:
            for line in self.painter.ended(self.match.view(tuple(self.match.holders)), self.speaker):
                self.write(line)
            winners = [self._side(side) for side in outcome.winners] or [say("terminal-nobody")]
            self.write(say("terminal-over", reason=say(outcome.reason), winners=winners))

    def _side(self, side: str) -> str:
        """What a winning side is called; a seat that wins for itself by its own name."""
        word, _, seat = side.partition(" ")
        return self.speaker.seat(int(seat)) if word == "seat" and seat.isdecimal() else name(side)

    def keep(self) -> None:
        """Put the match on the shelf of replays, and on the score sheet of its game."""
        try:
            replays.keep(self.match, paths.replays())
            league.enter(self.match, paths.league())
            if (told := campaign.enter(self.match, paths.campaign())) is not None:
                self.write(campaign.advice(campaign.ledger(), told.heroes))
        except SaveError as error:
            if not self._complained:
                self.write(error_text(error))

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
        offer = self._offer(rest)
        if offer is None:
            self.write(say("terminal-what", given=rest, last=len(self.offers)))
            return
        option = offer[1]
        values = [value for field in option.__struct_fields__ if isinstance(value := getattr(option, field), str)]
        found = [f"text-{stem}" for value in values for stem in (value, value.rpartition("-")[0]) if has(f"text-{stem}")]
        self.write(say(found[0]) if found else say("terminal-no-more"))

    def undo(self, seat: Seat, rest: str) -> None:
        """Take back the last answer of any seat that this person holds."""
        last = next((entry.action.seat for entry in reversed(self.match.history) if entry.action.seat in self.crew), seat)
        try:
            self.match.undo(last)
        except IllegalAction as refusal:
            self.write(self.speaker.refusal(refusal))
        else:
            self.write(say("terminal-undone"))
            self.heard = {one: min(number, len(self.match.log)) for one, number in self.heard.items()}

    def hint(self, seat: Seat, rest: str) -> None:
        """Show what an agent would answer, and why."""
        level = next(level for level in HINT_LEVELS if level in self.match.rules.agents)
        advice = self.match.advice(seat, level)
        decision = self.match.decision
        assert decision is not None
        label = self._label(self.match.view(self.crew), seat, advice.choice, decision)
        number = next((number for number, offer in enumerate(self.offers, 1) if offer == (seat, advice.choice)), 0)
        line = say("advice-line", number=number, choice=label, reason=self.speaker.advice(advice))
        secret = self.painter.private(self.match.view(seat), seat, self.speaker)  # what an agent advises tells of it
        self._show_to(seat, [line]) if secret else self.write(line)

    def log(self, seat: Seat, rest: str) -> None:
        """Show the last lines of the log, as this person may see them."""
        lines = [self.speaker.event(event).strip() for events in self.match.seen(self.crew) for event in events]
        for line in [line for line in lines if line][-LOG_LINES:]:
            self.write(f"  {line}")

    def rule(self, seat: Seat, rest: str) -> None:
        """Show what a rule says; without its id, what is special about this evening."""
        if not rest and (lines := self.painter.evening(self.match.view(self.crew))):
            for line in lines:
                self.write(f"  {line}")
            return
        text = rule_text(rest.upper())
        self.write(say("terminal-rule", rule=rest.upper(), text=text) if text else say("terminal-no-rule", rule=rest))

    def save(self, seat: Seat, rest: str) -> None:
        """Save under a name, or the seed."""
        stem = "".join(sign for sign in rest if sign.isalnum() or sign in " -_").strip() or str(self.match.seed)
        file = paths.saves() / f"{self.match.rules.name}-{stem}.json"
        try:
            autosave.save(self.match, file)
        except SaveError as error:
            self.write(error_text(error))
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
            self.write(error_text(error))
            return 2
        self.write(say("terminal-left", file=str(file)))
        return 0

    commands: dict[str, Callable[["Terminal", Seat, str], None]] = {
        "?": commands_shown, "v": look, "u": undo, "h": hint, "l": log, "i": inform, "r": rule, "s": save, "q": depart,
    }  # fmt: skip


def play(match: Match, *, clock: bool = False) -> int:
    """Play `match` at this terminal, with `clock` against running time; return the exit code."""
    return Terminal(match, input, print, wipe, clock=clock).run()


def wipe() -> None:
    """Empty the screen and what has scrolled out of it, so that the next person sees nothing of the last one."""
    if sys.stdout.isatty():
        sys.stdout.write(CLEAR)
        sys.stdout.flush()
