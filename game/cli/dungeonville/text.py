"""Dungeonville in a terminal: answers and Events."""

from collections.abc import Iterator, Sequence

from game.cli.dungeonville.cards import class_line, colour_name, room_line
from game.cli.dungeonville.secrets import peeked_rooms
from game.cli.dungeonville.table import is_single_seat, visible_state
from game.cli.painter import columns
from game.rules.dungeonville import choice as answers, event
from game.rules.dungeonville.beliefs.odds import danger, letter_of
from game.rules.dungeonville.recruiting import offers
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, NUMBERS, ROOMS
from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat
from game.text import Speaker, name, say

CLAIM, DEED = "claim", "deed"
"""Words that can be typed instead of a number."""


def parse_private_request(view: Observation[State], seat: Seat, line: str) -> Seat | None:
    """Whose secrets a line requests: "deed" those of `seat`, "deed morgane" those of another wizard at this terminal."""
    word, _, wanted = line.lower().partition(" ")
    if word != DEED:
        return None
    return _seat_named(view, wanted.strip()) if wanted.strip() else seat


def _seat_named(view: Observation[State], wanted: str) -> Seat | None:
    """The wizard at this terminal whose name begins like this; None if none or several do."""
    fits = [seat for seat in view.seats if name(COLOURS[seat]).lower().startswith(wanted)]
    return fits[0] if len(fits) == 1 else None


def parse_answers(view: Observation[State], seat: Seat, line: str) -> list[tuple[Seat, Choice]]:
    """A claim of victory, with the claimant's name if several look, or fighters by their ranks in order (DV-116, DV-118)."""
    word, _, rest = line.lower().partition(" ")
    if word == CLAIM:
        claimant = seat if is_single_seat(view) and not rest else _seat_named(view, rest.strip()) if rest.strip() else None
        return [] if claimant is None else [(claimant, answers.Claim())]
    options = view.decision.options.get(seat, ()) if view.decision is not None else ()
    orders = [one for one in options if isinstance(one, answers.Order)]
    wanted = line.replace(",", " ").split()
    return [(seat, one) for one in orders if [str(ADVENTURERS[fighter].rank) for fighter in one.fighters] == wanted]


def menu(view: Observation[State], options: Sequence[Choice], speaker: Speaker, prompt: str) -> list[str]:
    """The numbered answers, and what else can be typed."""
    labels = [label(view, option, speaker, prompt) for option in options]
    lines = columns([say("terminal-option", number=number, choice=words) for number, words in enumerate(labels, 1)])
    orders = [say("table-orders")] if len(options) > NUMBERS.party and isinstance(options[0], answers.Order) else []
    return [*lines, *orders, say("table-words", alone=is_single_seat(view))]


def label(view: Observation[State], option: Choice, speaker: Speaker, prompt: str) -> str:
    """The label of an answer with details."""
    words, facts = speaker.choice(option, prompt), _details(view, option)
    return say("table-answer", words=words, facts=facts) if facts else words


def _details(view: Observation[State], option: Choice) -> str:
    """What a person needs to know about an answer, in a few words; "" for nothing."""
    t = visible_state(view)
    seat = next((seat for seat, own in view.decision.options.items() if option in own), None) if view.decision else None
    match option:
        case answers.Recruit(adventurer) if seat is not None:
            return say("table-price", who=class_line(adventurer), price=offers(t, seat)[adventurer])
        case answers.Dismiss(adventurer) | answers.Spare(adventurer):
            return class_line(adventurer)
        case answers.Sacrifice(adventurer) | answers.Thaw(adventurer) | answers.Imitate(adventurer) if t.trip is not None:
            return say("table-letter", who=class_line(adventurer), letter=letter_of(t, adventurer, t.trip.dungeon))
        case answers.Enter(dungeon) if seat is not None:
            return say("table-danger", danger=round(100 * danger(t, seat, dungeon)))
        case answers.Order(fighters):
            return ", ".join(str(ADVENTURERS[fighter].rank) for fighter in fighters)
        case answers.Lay(card) | answers.Drop(card):
            return say("table-worth", gold=NUMBERS.item_gold if ROOMS[card].item else ROOMS[card].gold)
    return ""


def event_lines(view: Observation[State], news: Event, speaker: Speaker) -> list[str]:
    """The message of an Event, and figures that it does not mention."""
    line = speaker.event(news).strip()
    return [*([line] if line else []), *_figures(view, news, speaker)]


def _figures(view: Observation[State], news: Event, speaker: Speaker) -> Iterator[str]:
    match news:
        case event.RoomRevealed(room=room):
            yield (
                say(f"text-{room}")
                if ROOMS[room].item
                else say("detail-room", text=say(f"text-{room}"), letter=ROOMS[room].letter, gold=ROOMS[room].gold)
            )
        case event.SetRevealed(seats=fighting, fighters=fighters, strengths=strengths):
            for seat, fighter, strength in zip(fighting, fighters, strengths, strict=True):
                yield say(
                    "detail-fighter", seat=speaker.seat(seat), adventurer=fighter, strength=strength, colour=colour_name(fighter)
                )
        case event.FightWon(seats=fighting, survivors=survivors):
            counts = [
                say("detail-survivors", seat=speaker.seat(seat), number=number)
                for seat, number in zip(fighting, survivors, strict=True)
            ]
            yield say("detail-standing", counts=counts)
        case event.Peeked(seat=seat, dungeon=dungeon) if is_single_seat(view) and seat in view.seats:
            yield from (
                say("own-room", dungeon=place, room=room_line(room))
                for place, room in peeked_rooms(view.state, seat)
                if place == dungeon
            )


def final_lines(view: Observation[State], speaker: Speaker) -> list[str]:
    """Deeds and the parts of all scores, the best first (DV-122)."""
    t = view.state
    order = sorted(range(len(t.wizards)), key=lambda seat: -true_score(t, seat))
    return [_score_line(t, seat, speaker) for seat in order]


def _score_line(t: State, seat: Seat, speaker: Speaker) -> str:
    """A wizard's deed and score."""
    deed = t.deeds[seat].face
    blood = t.blood[deed]
    return say(
        "detail-score", seat=speaker.seat(seat), dungeon=deed, score=true_score(t, seat), graves=sum(t.wizards[seat].graveyard),
        others=sum(blood) - blood[seat], own=blood[seat],
    )  # fmt: skip
