"""The line below the prompt that explains the target in focus: an Item, a Talent, a card, a Character."""

from game.rules.london.chapter import dues
from game.rules.london.choice import Investigate
from game.rules.london.state import State
from game.rules.london.tables.cards import PERSONALITIES, PLOTS
from game.text import has, name, say
from game.ui.london.story.option_map import Key, Option
from game.ui.london.story.panels import decks
from game.ui.london.story.view import TableView


def tip_of_focus(table: TableView) -> str:
    """The tip; "" for a target that needs none, or during a clip. What ends the day has a warning."""
    item = table.focus.focused
    if table.dialog is not None:
        return ""
    if item is not None and item.group in ("tools", "arrows"):
        return item.label
    if table.animations.busy:
        return ""
    key = item.key if item is not None and isinstance(item.key, tuple) else ("main",)
    return _warning(table, key) or tip_words(table.t, key)


def _warning(table: TableView, key: Key) -> str:
    """The warning that an option begins the Endgame, with its Dread (LD-155)."""
    options = (
        [table.option_map.main]
        if key == ("main",)
        else [table.option_map.direct.get(key), *table.option_map.grouped.get(key, [])]
    )
    ends = any(
        isinstance(one, Option) and isinstance(one.choice, Investigate) and _ends_day(table.t, one.choice.place)
        for one in options
    )
    return say("ui-ld-scene-tip-last", count=sum(change for change, _ in dues(table.t))) if ends else ""


def _ends_day(t: State, place: str) -> bool:
    """Whether the Endgame begins after the investigation of this place."""
    plot = PLOTS.get(t.shown.get(place, ""))
    return plot is not None and any(step.do == "begin-endgame" for step in plot.always)


def tip_words(t: State, key: Key) -> str:
    """The text of a card, as far as it is not visible on the table."""
    match key:
        case ("item" | "use" | "deplete", _, str(item), *_):
            return say("ui-ld-scene-tip-item", item=item, use=say(f"use-{item}"), deplete=say(f"deplete-{item}"))
        case ("ally" | "secret" | "sacrifice" | "confide", _, str(card), *_):
            return say("ui-ld-scene-tip", card=card, words=say(f"text-{card}"))
        case ("spend", int(seat), _):
            return say("ui-ld-scene-tip-virtue", words=say(f"virtue-{t.people[seat].id}"))
        case ("apply", int(seat), _) if t.inquiry is not None and seat in t.inquiry.parts:
            return _talent(t.inquiry.parts[seat].flipped)
        case ("draw",):
            return " ".join(decks.known_words(t))
        case ("place", str(place)):
            card = t.shown.get(place, "")
            return say("ui-ld-scene-tip-place", place=place, card=card) if card else name(place)
    return ""


def _talent(card: str) -> str:
    """The effect of a Talent."""
    if card not in PERSONALITIES or not has(f"text-{card}"):
        return ""
    return say("ui-ld-scene-tip", card=card, words=say(f"text-{card}"))
