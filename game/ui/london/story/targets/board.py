"""Targets on the map, at the Characters, in the hand, at the deck and in the middle."""

from functools import partial

from game.rules.engine.script import Decision
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story import roster
from game.ui.london.story.character_layout import CharacterLayout, ways_of
from game.ui.london.story.client import STAY_PROMPT
from game.ui.london.story.layout import hand_cards, picks
from game.ui.london.story.option_map import Key, Option
from game.ui.london.story.targets.arrangement import character_layouts, hand_of, map_of
from game.ui.london.story.targets.options import option_target, refused_target
from game.ui.london.story.view import TableView
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE


def map_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """Places with cards that can be chosen, and the Characters with their uses."""
    city, made, found = map_of(canvas, table.current_layout.map), list[Target](), table.option_map
    for place, area in city.place_areas().items():
        key = ("place", place)
        if key in found.direct:
            made.append(option_target(table, key, area, "map"))
        elif key in found.grouped:
            made.append(Target(key, area, partial(table.expand, key), "map", name(place), key))
        elif place in table.t.shown or place in table.t.dark:
            made.append(refused_target(table, key, area, "walls", name(place), answer.Investigate(place, ())))
    for seat, row in enumerate(roster.people(canvas, table.current_layout.roster, table.t, found.legal)):
        made += _person_targets(table, seat, row)
    return made


def _person_targets(table: TableView, seat: Seat, row: roster.RosterRow) -> list[Target]:
    made, found = seat_targets(table, seat, row.head), table.option_map
    for key, area in roster.arrows(table.t, seat, row).items():
        if key in found.grouped:
            words = say("ui-ld-scene-arrow", slot=key[2], seat=table.client.speaker.seat(seat))
            made.append(Target(key, area, partial(table.expand, key), "arrows", words, key))
        elif seat in table.client.prompted:
            words = name(table.t.people[seat].clock[key[2]])
            made.append(refused_target(table, key, area, "arrows", words, answer.Detour(key[2], "")))
    made += [
        option_target(table, key, area, "goods") for key, area in row.uses.items() if key in found.direct and area != NOWHERE
    ]
    return made


def seat_targets(table: TableView, seat: Seat, area: Area) -> list[Target]:
    """The head of a Character that can be chosen, or answered for."""
    key = ("seat", seat)
    if key in table.option_map.direct:
        return [option_target(table, key, area, "people")]
    play, decision = table.client, table.client.decision
    if decision is None or seat not in play.prompted or play.seat is None:
        return []
    if (
        decision.options[seat] != decision.options[play.seat]
        or decision.prompt == STAY_PROMPT
        or (seat == play.seat and options_differ(decision))
    ):
        words = say("ui-ld-scene-act-for", seat=table.client.speaker.seat(seat))
        return [Target(key, area, partial(table.choose_seat, seat), "people", words, refused=seat == table.client.seat)]
    return []


def options_differ(decision: Decision) -> bool:
    """Whether the prompted seats have different options."""
    return len(set(decision.options.values())) > 1


def character_targets(table: TableView, canvas: Canvas) -> list[Target]:
    """The targets on the Character panels."""
    made = list[Target]()
    for seat, one in character_layouts(table, canvas).items():
        made += seat_targets(table, seat, one.head)
        made += _open_panel_targets(table, seat, one)
    return made


def _open_panel_targets(table: TableView, seat: Seat, one: CharacterLayout) -> list[Target]:
    found, made = table.option_map.direct, list[Target]()
    spots = {**one.spends, ("apply", seat, 0): one.trait, **{("die", seat, place): box for place, box in enumerate(one.dice)}}
    for key, area in spots.items():
        if key in found and area != NOWHERE:
            made.append(option_target(table, key, area, "goods" if key[0] != "die" else "dice"))
    for good, plate in one.belongings.items():
        if good in found:
            made.append(option_target(table, good, plate, "goods"))
            continue
        ways = [key for key in ways_of(good) if key in found]
        made += [option_target(table, key, one.uses[key], "goods") for key in ways]
        if not ways and good[0] == "item" and seat == table.client.seat:
            made.append(refused_target(table, good, plate, "goods", name(good[2]), answer.Use(good[2])))
    return made


def hand_targets(table: TableView) -> list[Target]:
    """The cards in hand."""
    cards = hand_of(table)
    spots = hand_cards(table.current_layout, len(cards))
    keys: list[Key] = [("hand", card) for card in cards]
    found = table.option_map.direct
    return [option_target(table, key, area, "hand") for key, area in zip(keys, spots, strict=True) if key in found]


def deck_targets(table: TableView) -> list[Target]:
    """The Investigation deck; without the option to draw it explains why."""
    layout = table.current_layout
    if not layout.character_areas:
        return []
    if ("draw",) in table.option_map.direct:
        return [option_target(table, ("draw",), layout.deck, "deck")]
    if table.t.phase == "story" and table.client.seat is not None:
        return [refused_target(table, ("draw",), layout.deck, "deck", say("ui-ld-scene-deck"), answer.Draw())]
    return []


def pick_targets(table: TableView, canvas: Canvas, options: list[Option]) -> list[Target]:
    """The cards to choose from, in the middle."""
    layout = table.current_layout
    spots = picks(canvas, (layout.middle if layout.character_areas else layout.map).inset(0, 24), len(options))
    keyed = [(key, option) for key, option in table.option_map.direct.items() if option in options]
    return [option_target(table, key, area, "cards", option) for (key, option), area in zip(keyed, spots, strict=True)]
