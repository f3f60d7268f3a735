"""London Dread in a terminal: the Areas with their cards, the clocks, who has what; a plan is typed in words of its own."""

import re
import shutil
import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Literal

from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import Seat
from game.rules.london import choice as answers, event
from game.rules.london.investigations.points import asked_icons, difficulty, points, team_points
from game.rules.london.menace import has_law, showdown_target
from game.rules.london.places import LOCATIONS, STREETS, area_of
from game.rules.london.state import CardId, Place, State, Token
from game.rules.london.tables.cards import AREAS, DREAD, GOONS, NUMBERS, PLACES, PLOTS, SLOTS, STORIES
from game.text import Speaker, has, name, say

TYPED = (
    answers.Reveal, answers.Put, answers.Take, answers.Note, answers.Wipe, answers.Agree, answers.Retract, answers.Accompany,
    answers.Detour,
)  # fmt: skip
"""Answers of which there are hundreds, and what is said while they are given."""
OF_ALL = (answers.Go, answers.Investigate, answers.Compare, answers.Leave, answers.Befriend)
"""Answers that are the same whoever of the team gives them."""
TIERS = ("low", "middle", "top")
_PLACE = re.compile(rf"({'|'.join(one for area in AREAS for one in (area, area[0]))})-?([1-6])")
_HOUR = re.compile(r"(\d{1,2})(am|pm)?")
_TOKEN = re.compile(rf"([1-6]?)-?((?:{'|'.join(one for area in AREAS for one in (area, area[0]))})?)")
_WAYS = {area[0]: area for area in AREAS}
_HOURS = {int(slot.id.removeprefix("hour-")): number for number, slot in enumerate(SLOTS)}


def manner(prompt: str, choice: Choice) -> Literal["typed", "once", "each"]:
    """Whether an answer is typed in words, has one number for the whole team, or one for each seat."""
    if isinstance(choice, TYPED) and prompt != "prompt-show-card":
        return "typed"
    if prompt == "prompt-planning":
        return "typed"
    return "once" if isinstance(choice, OF_ALL) or (isinstance(choice, Done) and prompt == "prompt-case") else "each"


# ---------------------------------------------------------------------------------------------- what a line means


def typed(view: Observation[State], seat: Seat, line: str) -> list[tuple[Seat, Choice]]:
    """The answers that a line stands for, entry by entry between commas; none if a part of it means nothing.

    An entry without a name goes on for the Character of the one before, the first for `seat`.
    """
    found: list[tuple[Seat, Choice]] = []
    for entry in line.lower().split(","):
        words = entry.split()
        named = _named(view.state, words[0]) if words else None
        if words == ["ready"]:  # without a name all of them agree whose clocks are laid here
            found += [(one, answers.Agree()) for one in sorted(view.seats) if not view.state.people[one].ready]
            continue
        seat, words = (seat, words) if named is None else (named, words[1:])
        choice = _meaning(view.state, seat, words)
        if choice is None:
            return []
        found.append((seat, choice))
    return found


def _named(t: State, word: str) -> Seat | None:
    """The Character whose name begins like this, if it is one alone."""
    fits = [seat for seat, person in enumerate(t.people) if len(word) > 1 and person.id.startswith(word)]
    return fits[0] if len(fits) == 1 else None


def _meaning(t: State, seat: Seat, words: Sequence[str]) -> Choice | None:
    match list(words):
        case ["ready"]:
            return answers.Agree()
        case ["wait"]:
            return answers.Retract()
        case ["fit"]:
            return answers.Accompany()
        case [place] if (found := _place(place)) is not None:
            return answers.Reveal(found)
        case [place, "-"] if (found := _place(place)) is not None:
            return answers.Wipe(found)
        case [place, colour] if (found := _place(place)) is not None and colour in NUMBERS.notes:
            return answers.Note(found, colour)
        case [hour, token] if (slot := _slot(hour)) is not None:
            return _laid(t, seat, slot, token)
        case _:
            return None


def _place(word: str) -> Place | None:
    """A Location: "west-3", "west3", "w3"."""
    found = _PLACE.fullmatch(word)
    return f"{_WAYS[found[1][0]]}-{found[2]}" if found else None


def _slot(word: str) -> int | None:
    """The slot of an hour: "10", "22", "10pm"."""
    found = _HOUR.fullmatch(word)
    if found is None:
        return None
    hour = int(found[1])
    if found[2]:
        hour = hour % 12 + (12 if found[2] == "pm" else 0)
    return _HOURS.get(hour % 24)


def _laid(t: State, seat: Seat, slot: int, word: str) -> Choice | None:
    """What is laid into a slot: "3" with the number up, "3n" with its arrow up, "n" an arrow of the number that is missed least; "-" clears it."""
    found = _TOKEN.fullmatch(word)
    if word == "-":
        return answers.Take(slot)
    if found is None or not (found[1] or found[2]):
        return None
    if not found[2]:
        return answers.Put(slot, found[1])
    way = _WAYS[found[2][0]]
    if t.phase != "planning":
        return answers.Detour(slot, way)
    clock = t.people[seat].clock
    others = [token[0] for number, token in enumerate(clock) if token and number != slot]
    spare = min("654321", key=others.count)
    return answers.Put(slot, f"{found[1] or spare}-{way}")


# ---------------------------------------------------------------------------------------------- the table


def sight(view: Observation[State]) -> object:
    """The table is shown once for each phase and each Challenge; whoever wants it again asks for it."""
    t = view.state
    return t.chapter, t.phase, len(t.faced), t.stage == "showdown"


def describe(view: Observation[State], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
    """The board, the clocks and the Characters; in between, the clocks of an hour or the points so far."""
    t = view.state
    if not whole:
        return (
            [*_points(t)] if t.inquiry is not None else [say("table-dread", dread=t.dread, most=NUMBERS.dread_limit), *_clocks(t)]
        )
    set_up = [*_set_up(t)] if t.phase == "ready" and t.chapter == 1 else []
    lines = [
        "",
        *set_up,
        *(_board(t) if t.phase != "endgame" else _endgame(t)),
        "",
        *_clocks(t),
        *_people(t, speaker),
        *_common(t),
    ]
    lines += [say("plan-help")] if t.phase == "planning" else []
    return [*lines, ""]


def _set_up(t: State) -> Iterator[str]:
    """How the story is set up, option by option."""
    for option in t.options.__struct_fields__:
        value = getattr(t.options, option)
        if option in ("story", "characters") and value:
            words: object = value if option == "story" else [f"name-{person.id}" for person in t.people]
        else:
            words = say(f"option-{option}-{_value(value)}")
        yield say("table-option", option=say(f"option-{option}"), value=words)


def _value(value: object) -> object:
    return ("yes" if value else "no") if isinstance(value, bool) else value or ("none" if value == "" else value)


def _board(t: State) -> Iterator[str]:
    yield say("table-dread", dread=t.dread, most=NUMBERS.dread_limit)
    for area, places in groupby(LOCATIONS, key=area_of):
        hidden = [place for place in places if place in t.dark]
        yield say("table-area", area=area, street=STREETS[area], hidden=[str(PLACES[place].number) for place in hidden])
        if area in t.goons:
            yield say("table-card", place=STREETS[area], card=_card(t.goons[area]))
        for place in t.shown:
            if area_of(place) == area:
                note = say(f"note-{t.notes[place]}") if place in t.notes else "none"
                yield say("table-place", place=place, card=_card(t.shown[place]), note=note)


def _card(card: CardId) -> str:
    """A card with what is asked there."""
    if card in DREAD:
        row = DREAD[card]
        return say("card-dread", card=card, dread=row.dread, difficulty=row.difficulty, icons=list(row.icons))
    if card in GOONS:
        goon = GOONS[card]
        return say("card-goon", card=card, difficulty=goon.difficulty, icons=list(goon.icons), text=say(f"text-{card}"))
    if card in PLOTS:
        plot = PLOTS[card]
        return say("card-plot", card=card, letter=plot.letter, time=plot.time, icons=list(plot.icons), fists=plot.top.least)
    return say("card-ally", card=card, text=say(f"text-{card}"))


def _endgame(t: State) -> Iterator[str]:
    yield say("table-dread", dread=t.dread, most=NUMBERS.dread_limit)
    yield say("table-antagonist", antagonist=t.antagonist.face, text=say(f"text-{t.antagonist.face}"))
    yield say("table-target", target=showdown_target(t))


def _clocks(t: State) -> Iterator[str]:
    """The clocks side by side, the hours above; the hour of now in brackets."""
    if t.phase == "endgame":
        return
    hours = [f"{int(slot.id.removeprefix('hour-')):02}" for slot in SLOTS]
    marked = [f"[{hour}]" if number == t.slot and t.phase == "story" else f" {hour} " for number, hour in enumerate(hours)]
    width = max(len(say(f"short-{person.id}")) for person in t.people) + 1
    yield " " * width + "".join(marked)
    for person in t.people:
        tokens = "".join(f" {_sign(token):<3}" for token in person.clock)
        yield f"{say(f'short-{person.id}'):<{width}}{tokens}" + (say("clock-ready") if person.ready else "")


def _sign(token: Token) -> str:
    return f"{token[0]}{token[2]}" if len(token) > 1 else token or "."


def _people(t: State, speaker: Speaker) -> Iterator[str]:
    for seat, person in enumerate(t.people):
        where = "endgame" if t.phase == "endgame" else person.place
        yield say("table-person", seat=speaker.seat(seat), place=where, virtue=person.virtue, conditions=person.conditions)
        if person.items:
            yield say(
                "table-items", items=[say("item-tilted", item=one.id) if one.tilted else name(one.id) for one in person.items]
            )
        if person.allies or person.secrets:
            yield say("table-friends", cards=[*person.allies, *person.secrets])
        if t.phase == "endgame":
            yield say("table-hand", dice=person.dice, cards=person.hand)


def _common(t: State) -> Iterator[str]:
    yield say("table-decks", deck=len(t.deck), supply=t.supply)
    yield from (say(f"law-{law}") for law in STORIES[t.options.story].laws if has_law(t, law) and t.phase == "ready")


# ---------------------------------------------------------------------------------------------- answers and news


def mapped(options: Sequence[Choice]) -> bool:
    """An hour is begun with the clocks in sight, and points are added with those there are."""
    return any(isinstance(option, answers.Go | answers.Compare | answers.Leave | answers.Roll) for option in options)


def _points(t: State) -> Iterator[str]:
    """What is asked now, and what it is met with so far."""
    inquiry = t.inquiry
    assert inquiry is not None, "something is being investigated"
    if inquiry.kind == "plot":
        fists = sum(part.fists for part in inquiry.parts.values())
        dice = 0 if inquiry.acting is None else points(t, inquiry, inquiry.acting)
        yield say("table-dice", card=inquiry.card, icons=list(asked_icons(inquiry)), dice=dice, fists=fists)
    elif inquiry.kind != "showdown":
        yield say(
            "table-points",
            card=inquiry.card,
            icons=list(asked_icons(inquiry)),
            points=team_points(t, inquiry),
            difficulty=difficulty(t, inquiry),
        )


def label(view: Observation[State], option: Choice, speaker: Speaker, prompt: str) -> str:
    """What an answer is called, with what the card does."""
    words = speaker.choice(option, prompt)
    for message in (f"{_part(option)}-{card}" for card in _cards(option)):
        if has(message):
            return say("answer-card", words=words, text=say(message))
    return words


def _part(option: Choice) -> str:
    return {answers.Use: "use", answers.Deplete: "deplete"}.get(type(option), "text")


def _cards(option: Choice) -> Iterator[str]:
    yield from (value for key in ("item", "ally", "secret", "card") if (value := getattr(option, key, "")))


def tell(view: Observation[State], news: Event, speaker: Speaker) -> list[str]:
    """The line of an Event, with the story that the cards tell."""
    lines = [speaker.event(news).strip()]
    width = max(40, min(100, shutil.get_terminal_size().columns) - 4)
    for words in _tale(view.state, news):
        lines += textwrap.wrap(words, width)
    return [line for line in lines if line]


def _tale(t: State, news: Event) -> Iterator[str]:
    story = t.options.story
    match news:
        case event.ChapterBegan(chapter=1):
            yield from (say("prologue"), say(f"opening-{story}"))
        case event.CardRevealed(card=card):
            yield _card(card)
        case event.InvestigationBegan(card=card):
            yield say(f"front-{card}" if card in PLOTS else f"text-{card}")
        case event.PlotResolved(card=card, tier=tier):
            yield from (say(f"{TIERS[tier]}-{card}"), say(f"effect-{TIERS[tier]}-{card}"))
            yield from [say(f"always-{card}")] if has(f"always-{card}") else []
        case event.RespiteTaken():
            yield say(f"interlude-{story}")
        case event.EndgameBegan():
            yield say(f"endgame-{story}")
        case event.ChallengeRevealed(card=card):
            yield from (say(f"text-{card}"), say(f"penalty-{card}"))
        case event.StoryWon():
            yield say(f"victory-{story}")
        case event.StoryLost():
            yield say(f"defeat-{story}")
