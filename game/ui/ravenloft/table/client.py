"""The client of Castle Ravenloft: the start of a Hero Phase needs no answer of its own."""

from msgspec.structs import replace

from game.match import Match
from game.match.agents import Question, answer_question
from game.match.history import PriorHistory
from game.rules.engine.script import Choice, Decision, Done, Event, Game
from game.rules.engine.secret import Seat
from game.rules.ravenloft.choice import Target, Use
from game.rules.ravenloft.state import State
from game.ui.table.match_client import MatchClient

START, TRAVELLERS = "prompt-start", "prompt-teleport-who"


def sole_traveller(t: State, decision: Decision | None, seat: Seat | None) -> Choice | None:
    """The answer to the question who is teleported, where only the Hero who asks for it can be; None for all other questions."""
    if decision is None or seat is None or decision.prompt != TRAVELLERS:
        return None
    found = [one for one in decision.options.get(seat, ()) if one != Done()]
    return found[0] if found == [Target(t.heroes[seat].id)] else None


class HeroClient(MatchClient):
    """A match in which the powers for the start of a Hero Phase (CR-043, CR-102) are offered together with what the phase offers.

    Any other answer passes the start first, so that an unused power asks nobody twice.
    """

    _ahead: tuple[int, Match] | None = None

    def _starts(self, seat: Seat | None) -> bool:
        """Whether a person here is asked for the start of its Hero Phase."""
        found = super().decision
        return (
            found is not None
            and found.prompt == START
            and seat in found.options
            and seat in self.person_seats
            and not self.watching
        )

    @property
    def decision(self) -> Decision | None:
        """The open decision; at the start of a Hero Phase with what the phase offers."""
        found = super().decision
        seat = None if found is None else next(iter(found.options))
        if found is None or seat is None or not self._starts(seat):
            return found
        following = self._following(seat).decision
        assert following is not None
        powers = [one for one in found.options[seat] if isinstance(one, Use)]
        return replace(following, options={seat: (*powers, *following.options[seat])})

    def _following(self, seat: Seat) -> Match:
        """The match after the start was passed."""
        match = self.match
        if self._ahead is None or self._ahead[0] != match.turn:
            passed = Match(match.rules, match.options, match.seed, dict(match.holders), match.game.mark(), uuid=match.uuid)
            passed.past = PriorHistory(match.log, match.actions)
            passed.stopwatch.pause()
            passed.submit(seat, Done())
            self._ahead = match.turn, passed
        return self._ahead[1]

    def submit(self, choice: Choice, seat: Seat | None = None) -> list[Event]:
        """Submit an answer; one that is no power for the start passes it first."""
        seat, found = self.seat if seat is None else seat, super().decision
        if found is not None and self._starts(seat) and not (isinstance(choice, Use) and choice in found.options[seat or 0]):
            super().submit(Done(), seat)
        return super().submit(choice, seat)

    def undo(self) -> bool:
        """Undo the last answer, and one before it that only passed the start or led to a question that answers itself."""
        done = super().undo()
        if done and sole_traveller(self.view.state, super().decision, self.seat) is not None and self.undo_refusal() is None:
            super().undo()
        if done and self._passed() and self.undo_refusal() is None:
            super().undo()
        return done

    def redo(self) -> bool:
        """Repeat what was undone last; what only passed the start with the answer after it."""
        done = super().redo()
        if done and self._passed() and self.match.undone:
            super().redo()
        return done

    def _passed(self) -> bool:
        """Whether the last answer only passed the start of a Hero Phase."""
        last = self.match.history[-1] if self.match.history else None
        if last is None or not isinstance(last.action.choice, Done) or last.action.seat not in self.person_seats:
            return False
        asked = Game(self.match.rules, last.before).start().decision
        return asked is not None and asked.prompt == START

    def hint_question(self, seat: Seat) -> Question:
        """The question for a hint; where the agent would pass the start, what it would do then."""
        question = super().hint_question(seat)
        if self._starts(seat) and isinstance(answer_question(question).choice, Done):
            following = self._following(seat).question(seat, level=question.level, budget=question.budget)
            return replace(following, seed=question.seed)
        return question
