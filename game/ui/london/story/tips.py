"""What the place in focus means, in a line below the question: an Item, a Talent, a card, a Character."""

from game.rules.london.chapter import dues
from game.rules.london.choice import Investigate
from game.rules.london.state import State
from game.rules.london.tables.cards import PERSONALITIES, PLOTS
from game.text import has, name, say
from game.ui.london.story.option_map import Key, Offer
from game.ui.london.story.panels import decks
from game.ui.london.story.view import TableView


def about(table: TableView) -> str:
    """The words; none for a place that speaks for itself, or while something is shown. What ends the day is said before it is done."""
    item = table.focus.focused
    if table.dialog is not None:
        return ""
    if item is not None and item.group in ("tools", "arrows"):
        return item.label
    if table.animations.busy:
        return ""
    key = item.key if item is not None and isinstance(item.key, tuple) else ("main",)
    return _warning(table, key) or words_for(table.t, key)


def _warning(table: TableView, key: Key) -> str:
    """What it costs to begin the Endgame now, if that is what a place does, or the large button where it speaks for itself (LD-155)."""
    offers = (
        [table.option_map.main] if key == ("main",) else [table.option_map.places.get(key), *table.option_map.within.get(key, [])]
    )
    ends = any(
        isinstance(one, Offer) and isinstance(one.choice, Investigate) and _last(table.t, one.choice.place) for one in offers
    )
    return say("ui-ld-scene-tip-last", count=sum(change for change, _ in dues(table.t))) if ends else ""


def _last(t: State, place: str) -> bool:
    """Whether the Endgame begins once this place has been investigated."""
    plot = PLOTS.get(t.shown.get(place, ""))
    return plot is not None and any(step.do == "begin-endgame" for step in plot.always)


def words_for(t: State, key: Key) -> str:
    """What stands on the card behind a key, as far as it is not in view."""
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
    """What a Talent does."""
    if card not in PERSONALITIES or not has(f"text-{card}"):
        return ""
    return say("ui-ld-scene-tip", card=card, words=say(f"text-{card}"))
