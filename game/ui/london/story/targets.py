"""All targets of the story's table: on the map, at the Characters, in the hand, at the deck, in the middle, and beside the prompt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.story.character_layout import CharacterLayout, RosterRow, arrows, ways_of
from game.ui.london.story.facts import KeyNames, StoryFacts
from game.ui.london.story.layout import StoryLayout, hand_cards, map_of, picks
from game.ui.london.story.option_map import STAY_PROMPT, Key, Option, OptionMap, lettered_targets
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

    def refused(self, key: Key, area: Area, group: str, words: str, choice: Choice) -> Target:
        """A target that explains why `choice` is refused."""
        return Target(key, area, Refuse(choice), group, words, refused=True)


def table_targets(canvas: Canvas, props: TargetProps, tray: Scroll, at: Pointing) -> list[Target]:
    """All targets, the uppermost last. The rows of options lie in the `tray`, which follows the focus."""
    facts, found, made = props.facts, props.found, tool_targets(props)
    if facts.table.busy:
        return made + notice_target(props)
    if facts.table.seat is None:
        return made
    made += character_targets(props) if props.layout.character_areas else map_targets(canvas, props)
    made += hand_targets(props) + deck_targets(props)
    reached = {item.data for item in made}
    left = [option for option in found.direct.values() if option not in reached and option.seat == facts.table.asked]
    cards = {key: option for key, option in found.direct.items() if key[0] == "pick"}
    made += pick_targets(canvas, props, cards)
    keys = {item.key for item in made}
    inside = [option for key, options in found.grouped.items() for option in options if key not in keys]
    open_ = found.grouped.get(props.expanded, []) if props.expanded is not None else []
    lines = open_ or [*(option for option in left if option not in cards.values()), *inside, *found.rows]
    rest = row_targets(canvas, props, [one for one in lines if one != found.main], tray, at)
    lying = [item.area for item in made if item.group == "cards"] + ([tray.view.inset(-EDGE)] if rest else [])
    bare = [item for item in made if item.group in ("cards", "tools") or not any(meeting(item.area, area) for area in lying)]
    return [*bare, *button_targets(canvas, props), *rest]


# ------------------------------------------------------------------ the map and the people


def map_targets(canvas: Canvas, props: TargetProps) -> list[Target]:
    """Places with cards that can be chosen, and the Characters with their uses."""
    made, found, t = list[Target](), props.found, props.facts.state
    for place, area in map_of(canvas, props.layout.map).place_areas().items():
        key = ("place", place)
        if key in found.direct:
            made.append(props.option(key, area, "map"))
        elif key in found.grouped:
            made.append(Target(key, area, Choose(LIST, key), "map", name(place), key))
        elif place in t.shown or place in t.dark:
            made.append(props.refused(key, area, "walls", name(place), answer.Investigate(place, ())))
    return made + [item for seat, row in enumerate(props.roster) for item in _person_targets(props, seat, row)]


def _person_targets(props: TargetProps, seat: Seat, row: RosterRow) -> list[Target]:
    facts, found, made = props.facts, props.found, seat_targets(props, seat, row.head)
    for key, area in arrows(facts.state, seat, row).items():
        if key in found.grouped:
            words = say("ui-ld-scene-arrow", slot=key[2], seat=facts.table.speaker.seat(seat))
            made.append(Target(key, area, Choose(LIST, key), "arrows", words, key))
        elif seat in facts.table.prompted:
            words = name(facts.state.people[seat].clock[key[2]])
            made.append(props.refused(key, area, "arrows", words, answer.Detour(key[2], "")))
    return made + [props.option(key, area, "goods") for key, area in row.uses.items() if key in found.direct and area != NOWHERE]


def seat_targets(props: TargetProps, seat: Seat, area: Area) -> list[Target]:
    """The head of a Character that can be chosen, or answered for."""
    facts, key, decision = props.facts, ("seat", seat), props.facts.table.decision
    if key in props.found.direct:
        return [props.option(key, area, "people")]
    if decision is None or seat not in facts.table.prompted or facts.table.asked is None:
        return []
    other = decision.options[seat] != decision.options[facts.table.asked] or decision.prompt == STAY_PROMPT
    if other or (seat == facts.table.asked and options_differ(decision)):
        words = say("ui-ld-scene-act-for", seat=facts.table.speaker.seat(seat))
        return [Target(key, area, Ask(seat), "people", words, refused=seat == facts.table.asked)]
    return []


def options_differ(decision: Decision) -> bool:
    """Whether the prompted seats have different options."""
    return len(set(decision.options.values())) > 1


# ------------------------------------------------------------------ panels, hand, deck and cards


def character_targets(props: TargetProps) -> list[Target]:
    """The targets on the Character panels."""
    made = list[Target]()
    for seat, one in props.characters.items():
        made += seat_targets(props, seat, one.head)
        spots = {
            **one.spends, ("apply", seat, 0): one.trait, **{("die", seat, place): box for place, box in enumerate(one.dice)}
        }  # fmt: skip
        for key, area in spots.items():
            if key in props.found.direct and area != NOWHERE:
                made.append(props.option(key, area, "goods" if key[0] != "die" else "dice"))
        for good, plate in one.belongings.items():
            made += _good_targets(props, one, good, plate)
    return made


def _good_targets(props: TargetProps, one: CharacterLayout, good: Key, plate: Area) -> list[Target]:
    """The targets on the plate of a belonging: the plate, each way to use it, or why an Item cannot be used."""
    found = props.found.direct
    if good in found:
        return [props.option(good, plate, "goods")]
    ways = [key for key in ways_of(good) if key in found]
    if not ways and good[0] == "item" and good[1] == props.facts.table.asked:
        return [props.refused(good, plate, "goods", name(good[2]), answer.Use(good[2]))]
    return [props.option(key, one.uses[key], "goods") for key in ways]


def hand_targets(props: TargetProps) -> list[Target]:
    """The cards in hand."""
    cards = props.facts.hand
    spots = dict(zip((("hand", card) for card in cards), hand_cards(props.layout.hand, len(cards)), strict=True))
    return [props.option(key, area, "hand") for key, area in spots.items() if key in props.found.direct]


def deck_targets(props: TargetProps) -> list[Target]:
    """The Investigation deck; without the option to draw it explains why."""
    layout, facts = props.layout, props.facts
    if not layout.character_areas:
        return []
    if ("draw",) in props.found.direct:
        return [props.option(("draw",), layout.deck, "deck")]
    if facts.state.phase == "story" and facts.table.asked is not None:
        return [props.refused(("draw",), layout.deck, "deck", say("ui-ld-scene-deck"), answer.Draw())]
    return []


def pick_targets(canvas: Canvas, props: TargetProps, cards: Mapping[Key, Option]) -> list[Target]:
    """The cards to choose from, in the middle."""
    spots = picks(canvas, props.room.inset(0, 24), len(cards))
    return [props.option(key, area, "cards", option) for (key, option), area in zip(cards.items(), spots, strict=True)]


# ------------------------------------------------------------------ beside the prompt


def button_targets(canvas: Canvas, props: TargetProps) -> list[Target]:
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
        spots = rows(Area(end - wide, layout.tools.y, wide, layout.tools.h), DEEP, 8)
        made += [
            Target(key, area, act, "buttons", words, data) for (key, words, act, data), area in zip(column, spots, strict=False)
        ]
        end -= wide + 8
    return made if found.main is None else [*made, props.option(("main",), layout.main, "main", found.main)]


def row_targets(canvas: Canvas, props: TargetProps, options: Sequence[Option], tray: Scroll, at: Pointing) -> list[Target]:
    """Rows above the prompt for options without another target."""
    if not options:
        return []
    room = props.room.inset(16, 16)
    words = [_row_words(props, option) for option in options]
    laid = flow(Area(room.x, 0, room.w, 0), [button_size(canvas, one, size=22, room=room.w) for one in words], 8)
    high = max(area.y + area.h for area in laid)
    column = tray.fit(off_bottom(room, high)[0], high)
    made = [
        Target(("row", place), area.moved(0, column.y), answered(option), "tray", words[place], option)
        for place, (option, area) in enumerate(zip(options, laid, strict=True))
    ]
    return tray.items(made, *at)


def _row_words(props: TargetProps, option: Option) -> str:
    """The text of a row. Of the parties for one door it names the members alone."""
    if props.expanded is not None and isinstance(option.choice, answer.Investigate):
        people = props.facts.state.people
        return say("ui-ld-scene-party", names=[say(f"short-{people[seat].id}") for seat in option.choice.seats])
    return props.facts.words(option)


def notice_target(props: TargetProps) -> list[Target]:
    """The large button that confirms a notice."""
    facts = props.facts
    if not facts.table.stopped:
        return []
    told = ContinueTarget(facts.shown.caption)
    return [Target(notice_key(facts.notice), props.layout.main, Command("go-on"), "drawn", say("ui-go-on"), told)]


def notice_key(number: int) -> Key:
    """The key of that button, another one for each notice."""
    return ("drawn", number)


def tool_targets(props: TargetProps) -> list[Target]:
    """The tool buttons."""
    spots = [area for line in rows(props.layout.tools, 2, 8) for area in columns(line, 2, 8)]
    return [
        Target(("tool", what), area, Command(what), "tools", say(f"ui-tool-{what}"), what)
        for what, area in zip(props.tools, spots, strict=False)
    ]


def key_caps(targets: Sequence[Target], keys: KeyNames) -> dict[object, str]:
    """The key of each target that has a letter, and the key or gamepad button that calls the companions."""
    made: dict[object, str] = {} if keys.pad else {item.key: letter.upper() for letter, item in lettered_targets(targets).items()}
    return {**made, ("call",): keys.calls} if keys.calls else made
