"""The speaker of one match: puts its Events, answers, questions and refusals into words."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Decision, Event, IllegalAction
from game.rules.engine.secret import CLOCK, Seat
from game.text.text import has, kebab, name, say


class Speaker:
    """Makes sentences about one match.

    `seat_name` returns the id of the name of a seat, which replaces every value called `seat` or in `seats`.
    """

    def __init__(self, seat_name: Callable[[Seat], str], whose: Seat | None = None) -> None:
        self._seat_name, self._whose = seat_name, whose

    def speaking_for(self, seat: Seat) -> "Speaker":
        """The same speaker, which labels every answer as one of `seat` by default."""
        return Speaker(self._seat_name, seat)

    def seat(self, seat: Seat) -> str:
        """The name of a seat."""
        return name(self._named(seat))

    def _values(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._value(key, value) for key, value in values.items()}

    def _value(self, key: str, value: Any) -> Any:
        if isinstance(value, int) and (key == "seat" or key.endswith("_seat")):
            return self._named(value)
        return [self._named(seat) for seat in value] if key == "seats" else value

    def _named(self, seat: Seat) -> str:
        """The id of the name of a seat."""
        return "clock" if seat == CLOCK else self._seat_name(seat)

    def _struct(self, prefix: str, thing: Struct, **beside: str) -> str:
        values = {field: getattr(thing, field) for field in thing.__struct_fields__}
        return say(f"{prefix}-{kebab(type(thing))}", **self._values(values), **beside)

    def event(self, event: Event) -> str:
        """The log line of an Event: `event-<class-name>`; "" for an Event that is not logged."""
        return self._struct("event", event)

    def climax(self, event: Event) -> str:
        """The title of a great moment: `climax-<class-name>`."""
        return self._struct("climax", event)

    def choice(self, choice: Choice, prompt: str = "", seat: Seat | None = None) -> str:
        """The label of an answer: `<prompt>-<class-name>` if there is one, else `choice-<class-name>`.

        The message can use the seat that answers: `$whose` is its name, `$whose_id` the id of the name, "nobody" without a
        `seat`.
        """
        seat = self._whose if seat is None else seat
        special = prompt and has(f"{prompt}-{kebab(type(choice))}")
        whose = "nobody" if seat in (None, CLOCK) else self._seat_name(seat)
        return self._struct(prompt if special else "choice", choice, whose=whose)

    def prompt(self, decision: Decision) -> str:
        """The sentence for the open decision."""
        return say(decision.prompt, **self._values(decision.about))

    def refusal(self, refusal: IllegalAction) -> str:
        """Why an answer was refused, with the rule that forbids it, if any."""
        sentence = say(refusal.reason, **self._values(refusal.values))
        return say("refused-by-rule", sentence=sentence, rule=refusal.rule) if refusal.rule else sentence

    def advice(self, advice: Advice) -> str:
        """The reason for an agent's choice."""
        return say(advice.reason, **self._values(advice.about))
