"""What the place in focus means, in a line below the question: an Item, a Talent, a card, a Character."""

from typing import TYPE_CHECKING

from game.rules.london.cards import PERSONALITIES
from game.rules.london.state import State
from game.text import has, name, say
from game.ui.london.story import deck_look
from game.ui.london.story.answers import Key

if TYPE_CHECKING:
    from game.ui.london.story.sitting import Sitting


def about(table: "Sitting") -> str:
    """The words; none for a place that speaks for itself, or while something is shown."""
    item = table.ring.focused
    if item is None or table.overlay is not None or not isinstance(item.key, tuple):
        return ""
    if item.group in ("tools", "arrows"):
        return item.label
    return "" if table.show.busy else words_for(table.t, item.key)


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
            return " ".join(deck_look.known_words(t))
        case ("place", str(place)):
            card = t.shown.get(place, "")
            return say("ui-ld-scene-tip-place", place=place, card=card) if card else name(place)
    return ""


def _talent(card: str) -> str:
    """What a Talent does."""
    if card not in PERSONALITIES or not has(f"text-{card}"):
        return ""
    return say("ui-ld-scene-tip", card=card, words=say(f"text-{card}"))
