"""All targets of the story's table: on the map, at the Characters, in the hand, at the deck, in the middle, and beside the prompt."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer
from game.rules.london.places import is_arrow
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story.facts import KeyNames, StoryFacts
from game.ui.london.story.layout import CharacterLayout, StoryLayout, hand_cards, map_of, picks, ways_of
from game.ui.london.story.option_map import STAY_PROMPT, Key, Option, OptionMap, lettered_targets
from game.ui.london.story.panels.city import RosterRow
from game.ui.table.acts import Act, Answer, Ask, Choose, Command, Refuse
from game.ui.table.handover import ContinueTarget
from game.ui.widgets.boxes import Pointing
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, Scroll, columns, flow, meeting, off_bottom, rows

LIST = "list"
"""What `Choose` names: the group of options that is listed as rows."""
EDGE = 12.0
DEEP = 2
"""The number of buttons below each other."""


def answered(option: Option) -> Answer:
    """The act that gives an answer."""
    return Answer(option.choice, option.seat)


@dataclass(frozen=True)
class TargetProps:
    """What targets are made from: the table at this moment, its options, the group that is `expanded`, and where everything is."""

    facts: StoryFacts
    found: OptionMap
    expanded: Key | None
    layout: StoryLayout
    characters: Mapping[Seat, CharacterLayout]
    roster: Sequence[RosterRow]
    tools: Sequence[str]

    @property
    def room(self) -> Area:
        """The middle of the table: the Characters' panels or the map."""
        return self.layout.middle if self.layout.character_areas else self.layout.map

    def option(self, key: Key, area: Area, group: str, option: Option | None = None) -> Target:
        """A target that submits an option."""
        option = option or self.found.direct[key]
        return Target(key, area, answered(option), group, self.facts.words(option), option)

    def options(self, areas: Mapping[Key, Area], group: str) -> list[Target]:
        """Those of the areas that submit an option."""
        return [self.option(key, area, group) for key, area in areas.items() if key in self.found.direct and area != NOWHERE]


def refused(key: Key, area: Area, group: str, words: str, choice: Choice) -> Target:
    """A target that explains why `choice` is refused."""
    return Target(key, area, Refuse(choice), group, words, refused=True)


def table_targets(canvas: Canvas, props: TargetProps, tray: Scroll, at: Pointing) -> list[Target]:
    """All targets, the uppermost last. The rows of options lie in the `tray`, which follows the focus."""
    facts, found, layout, made = props.facts, props.found, props.layout, _tools(props)
    if facts.table.stopped:  # the large button confirms a notice
        told = ContinueTarget(facts.shown.caption)
        made.append(Target(("drawn", facts.notice), layout.main, Command("go-on"), "drawn", say("ui-continue"), told))
    if facts.table.busy or facts.table.seat is None:
        return made
    made += _on_characters(props) if layout.character_areas else _on_map(canvas, props)
    hand = zip((("hand", card) for card in facts.hand), hand_cards(layout.hand, len(facts.hand)), strict=True)
    made += props.options(dict(hand), "hand") + _deck(props)
    reached = {item.data for item in made}
    left = [option for option in found.direct.values() if option not in reached and option.seat == facts.table.asked]
    cards = {key: option for key, option in found.direct.items() if key[0] == "pick"}
    spots = picks(canvas, props.room.inset(0, 24), len(cards))
    made += [props.option(key, area, "cards", option) for (key, option), area in zip(cards.items(), spots, strict=True)]
    keys = {item.key for item in made}
    inside = [option for key, options in found.grouped.items() for option in options if key not in keys]
    lines = found.grouped.get(props.expanded, []) if props.expanded is not None else []
    lines = lines or [*(option for option in left if option not in cards.values()), *inside, *found.rows]
    rest = _rows(canvas, props, [one for one in lines if one != found.main], tray, at)
    lying = [item.area for item in made if item.group == "cards"] + ([tray.view.inset(-EDGE)] if rest else [])
    bare = [item for item in made if item.group in ("cards", "tools") or not any(meeting(item.area, area) for area in lying)]
    return [*bare, *_buttons(canvas, props), *rest]


# ------------------------------------------------------------------ the map and the people


def _on_map(canvas: Canvas, props: TargetProps) -> list[Target]:
    """Places with cards that can be chosen, and the Characters with their uses."""
    made, found, t = list[Target](), props.found, props.facts.state
    for place, area in map_of(canvas, props.layout.map).place_areas().items():
        key = ("place", place)
        if key in found.direct:
            made.append(props.option(key, area, "map"))
        elif key in found.grouped:
            made.append(Target(key, area, Choose(LIST, key), "map", name(place), key))
        elif place in t.shown or place in t.dark:
            made.append(refused(key, area, "walls", name(place), answer.Investigate(place, ())))
    for seat, row in enumerate(props.roster):
        made += [*_seat(props, seat, row.head), *_arrows(props, seat, row), *props.options(row.belongings, "goods")]
    return made


def _arrows(props: TargetProps, seat: Seat, row: RosterRow) -> Iterator[Target]:
    """The arrows among the slots of a Character."""
    clock, table = props.facts.state.people[seat].clock, props.facts.table
    for slot, area in row.slots.items():
        key = ("arrow", seat, slot)
        if key in props.found.grouped:
            words = say("ui-ld-scene-arrow", slot=slot, seat=table.speaker.seat(seat))
            yield Target(key, area, Choose(LIST, key), "arrows", words, key)
        elif is_arrow(clock[slot]) and seat in table.prompted:
            yield refused(key, area, "arrows", name(clock[slot]), answer.Detour(slot, ""))


def _seat(props: TargetProps, seat: Seat, area: Area) -> list[Target]:
    """The head of a Character that can be chosen, or answered for."""
    table, key, decision = props.facts.table, ("seat", seat), props.facts.table.decision
    if key in props.found.direct:
        return [props.option(key, area, "people")]
    if decision is None or seat not in table.prompted or table.asked is None:
        return []
    other = decision.options[seat] != decision.options[table.asked] or decision.prompt == STAY_PROMPT
    if other or (seat == table.asked and options_differ(decision)):
        words = say("ui-ld-scene-act-for", seat=table.speaker.seat(seat))
        return [Target(key, area, Ask(seat), "people", words, refused=seat == table.asked)]
    return []


def options_differ(decision: Decision) -> bool:
    """Whether the prompted seats have different options."""
    return len(set(decision.options.values())) > 1


# ------------------------------------------------------------------ the panels and the deck


def _on_characters(props: TargetProps) -> list[Target]:
    """The targets on the Character panels; of a belonging the plate, each way to use it, or why an Item cannot be used."""
    made, found = list[Target](), props.found.direct
    for seat, one in props.characters.items():
        made += _seat(props, seat, one.head) + props.options({**one.spends, ("apply", seat, 0): one.trait}, "goods")
        made += props.options({("die", seat, number): area for number, area in enumerate(one.dice)}, "dice")
        for good, plate in one.belongings.items():
            ways = {key: one.uses[key] for key in ways_of(good)} if good not in found else {good: plate}
            made += (usable := props.options(ways, "goods"))
            if not usable and good[0] == "item" and seat == props.facts.table.asked:
                made.append(refused(good, plate, "goods", name(good[2]), answer.Use(good[2])))
    return made


def _deck(props: TargetProps) -> list[Target]:
    """The Investigation deck; without the option to draw it explains why."""
    layout, facts = props.layout, props.facts
    made = props.options({("draw",): layout.deck}, "deck") if layout.character_areas else []
    if layout.character_areas and not made and facts.state.phase == "story" and facts.table.asked is not None:
        return [refused(("draw",), layout.deck, "deck", say("ui-ld-scene-deck"), answer.Draw())]
    return made


# ------------------------------------------------------------------ beside the prompt


def _buttons(canvas: Canvas, props: TargetProps) -> list[Target]:
    """The large button with the usual option, and the smaller ones at the right end of the prompt."""
    layout, found, made = props.layout, props.found, list[Target]()
    asides: list[tuple[Key, str, Act, Any]] = [
        (("button", place), props.facts.words(option), answered(option), option) for place, option in enumerate(found.buttons)
    ]
    if props.expanded is not None:
        asides.append((("fold",), say("ui-back"), Choose(LIST), None))
    elif props.facts.companions:
        asides.append((("call",), say("ui-ld-scene-call"), Command("aid"), None))
    end = layout.tools.x - EDGE
    for start in range(0, len(asides), DEEP):
        column, room = asides[start : start + DEEP], layout.prompt.w * 0.3
        wide = max(button_size(canvas, words, key="X", size=22, room=room)[0] for _, words, _, _ in column)
        spots = rows(layout.tools.column(end - wide, wide), DEEP, 8)
        for (key, words, act, data), area in zip(column, spots, strict=False):
            made.append(Target(key, area, act, "buttons", words, data))
        end -= wide + 8
    return made if found.main is None else [*made, props.option(("main",), layout.main, "main", found.main)]


def _rows(canvas: Canvas, props: TargetProps, options: Sequence[Option], tray: Scroll, at: Pointing) -> list[Target]:
    """Rows above the prompt for options without another target."""
    if not options:
        return []
    room, words = props.room.inset(16, 16), [_row_words(props, option) for option in options]
    laid = flow(room.row(0, 0), [button_size(canvas, one, size=22, room=room.w) for one in words], 8)
    high = max(area.y + area.h for area in laid)
    column = tray.fit(off_bottom(room, high)[0], high)
    made = [
        Target(("row", place), area.moved(0, column.y), answered(option), "tray", told, option)
        for place, (option, area, told) in enumerate(zip(options, laid, words, strict=True))
    ]
    return tray.items(made, *at)


def _row_words(props: TargetProps, option: Option) -> str:
    """The text of a row. Of the parties for one door it names the members alone."""
    if props.expanded is not None and isinstance(option.choice, answer.Investigate):
        people = props.facts.state.people
        return say("ui-ld-scene-party", names=[say(f"short-{people[seat].id}") for seat in option.choice.seats])
    return props.facts.words(option)


def _tools(props: TargetProps) -> list[Target]:
    """The tool buttons."""
    spots = [area for line in rows(props.layout.tools, 2, 8) for area in columns(line, 2, 8)]
    tools = zip(props.tools, spots, strict=False)
    return [Target(("tool", what), area, Command(what), "tools", say(f"ui-tool-{what}"), what) for what, area in tools]


def key_caps(targets: Sequence[Target], keys: KeyNames) -> dict[object, str]:
    """The key of each target that has a letter, and the key or gamepad button that calls the companions."""
    made: dict[object, str] = {} if keys.pad else {item.key: letter.upper() for letter, item in lettered_targets(targets).items()}
    return {**made, ("call",): keys.calls} if keys.calls else made
