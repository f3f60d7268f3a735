"""The table of London Dread as text: the Areas with their cards, the clocks, and the Characters."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice
from game.rules.london import choice as answers
from game.rules.london.investigations.points import asked_icons, difficulty, points, team_points
from game.rules.london.menace import has_law, showdown_target
from game.rules.london.places import LOCATIONS, STREETS, area_of
from game.rules.london.state import CardId, State, Token
from game.rules.london.tables.cards import DREAD, GOONS, NUMBERS, PLACES, PLOTS, SLOTS, STORIES
from game.text import Speaker, name, say


def table_key(view: Observation[State]) -> object:
    """The table is shown once for each phase and each Challenge."""
    t = view.state
    return t.chapter, t.phase, len(t.faced), t.stage == "showdown"


def describe_table(view: Observation[State], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
    """The board, the clocks and the Characters; or only the clocks of an hour, or the points so far."""
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
        *_decks(t),
    ]
    lines += [say("plan-help")] if t.phase == "planning" else []
    return [*lines, ""]


def _set_up(t: State) -> Iterator[str]:
    """The options of the story."""
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
            yield say("table-card", place=STREETS[area], card=card_line(t.goons[area]))
        for place in t.shown:
            if area_of(place) == area:
                note = say(f"note-{t.notes[place]}") if place in t.notes else "none"
                yield say("table-place", place=place, card=card_line(t.shown[place]), note=note)


def card_line(card: CardId) -> str:
    """A card with its requirements."""
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
    """The clocks side by side below the hours; the current hour in brackets."""
    if t.phase == "endgame":
        return
    hours = [f"{int(slot.id.removeprefix('hour-')):02}" for slot in SLOTS]
    marked = [f"[{hour}]" if number == t.slot and t.phase == "story" else f" {hour} " for number, hour in enumerate(hours)]
    width = max(len(say(f"short-{person.id}")) for person in t.people) + 1
    yield " " * width + "".join(marked)
    for person in t.people:
        tokens = "".join(f" {_token_sign(token):<3}" for token in person.clock)
        yield f"{say(f'short-{person.id}'):<{width}}{tokens}" + (say("clock-ready") if person.ready else "")


def _token_sign(token: Token) -> str:
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


def _decks(t: State) -> Iterator[str]:
    yield say("table-decks", deck=len(t.deck), supply=t.supply)
    yield from (say(f"law-{law}") for law in STORIES[t.options.story].laws if has_law(t, law) and t.phase == "ready")


def needs_table(options: Sequence[Choice]) -> bool:
    """An hour begins with the clocks in sight; points are compared with the required ones."""
    return any(isinstance(option, answers.Go | answers.Compare | answers.Leave | answers.Roll) for option in options)


def _points(t: State) -> Iterator[str]:
    """The required points, and those so far."""
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
