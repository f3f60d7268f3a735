"""The places of the theatre: each legal answer where it is seen, what can be asked about though it is not legal, and the tools."""

from functools import partial
from typing import Any

from game.rules.engine.script import Choice, Decision
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer, event
from game.rules.london.places import LOCATIONS, STREETS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.input.state import PAD
from game.ui.london.board.layout import MapLayout, map_layout
from game.ui.london.story import roster
from game.ui.london.story.layout import Lay, Stage, hand_cards, lay, picks, stage, ways_of
from game.ui.london.story.option_map import Key, Offer
from game.ui.london.story.team import SAYS
from game.ui.london.story.view import TableView
from game.ui.table.table_scene import GoOn
from game.ui.widgets.controls import button_size
from game.ui.widgets.dialog import Act
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, columns, flow, meeting, rows

TOOLS = ("menu", "log", "hint", "undo")
"""The tools at the end of the question."""
MAPPED = ("prompt-show-card", "prompt-ally")
"""The questions for which the map is needed, whatever goes on."""
EDGE = 12.0
DEEP = 2
"""So many buttons stand one below the other beside the question."""


def arranged(table: TableView, canvas: Canvas) -> Lay:
    """The theatre as it stands now."""
    present, absent = table.cast
    acting = table.acting
    who = [] if acting is None else [acting]
    return lay(canvas, present=present, absent=absent, acting=who, hand=bool(hand_of(table)))


def stages(table: TableView, canvas: Canvas) -> dict[Seat, Stage]:
    """The parts of every stage."""
    assert table.layout is not None
    return {seat: stage(canvas, table.layout, table.t, seat, dice=dice_of(table, seat)) for seat in table.layout.stages}


def dice_of(table: TableView, seat: Seat) -> int | None:
    """How many dice lie on a stage, or will; None where none are ever rolled."""
    t = table.t
    inquiry = t.inquiry
    if inquiry is None or inquiry.kind not in ("plot", "showdown") or seat not in inquiry.parts:
        return None
    part = inquiry.parts[seat]
    if part.dice or part.rolled:
        return len(part.dice)
    return t.people[seat].dice if inquiry.kind == "showdown" else table.shown.of(t, seat)


def hand_of(table: TableView) -> list[str]:
    """The cards that lie below the stages: the hand of whoever has the open stage in the Endgame."""
    t, acting = table.t, table.acting
    if t.phase != "endgame" or acting is None or (t.inquiry is not None and t.inquiry.kind == "showdown"):
        return []
    return sorted(t.people[acting].hand)


def map_of(canvas: Canvas, area: Area) -> MapLayout:
    """The map, as large as it goes into an area."""
    wide = min(area.w, area.h * 1344 / 864)
    high = wide * 864 / 1344
    return map_layout(canvas, Area(area.centre[0] - wide / 2, area.centre[1] - high / 2, wide, high))


# ---------------------------------------------------------------------------------------------- all places


def items(table: TableView, canvas: Canvas) -> list[Target]:
    """All places, those on top last."""
    made = tools(table)
    if table.animations.busy:
        return made + go_on(table)
    if table.asks is None:
        return made
    made += on_map(table, canvas) if not table.lay_.stages else on_stages(table, canvas)
    made += in_hand(table) + on_deck(table)
    reached = {item.data for item in made}
    left = [offer for offer in table.option_map.places.values() if offer not in reached and offer.seat == table.client.seat]
    cards = [offer for key, offer in table.option_map.places.items() if key[0] == "pick"]
    made += in_middle(table, canvas, cards)
    inside = [
        offer for key, offers in table.option_map.within.items() for offer in offers if key not in {item.key for item in made}
    ]
    open_ = table.option_map.within.get(table.unfolded, []) if table.unfolded is not None else []
    lines = open_ or [*(offer for offer in left if offer not in cards), *inside, *table.option_map.rows]
    tray = in_tray(table, canvas, [one for one in lines if one != table.option_map.main])
    lying = [item.area for item in made if item.group == "cards"] + ([table.tray.view.inset(-EDGE)] if tray else [])
    bare = [item for item in made if item.group in ("cards", "tools") or not any(meeting(item.area, area) for area in lying)]
    return [*bare, *buttons(table, canvas), *tray]


def label(table: TableView, offer: Offer) -> str:
    """What an answer is called now."""
    decision = table.client.decision
    return table.client.speaker.choice(offer.choice, decision.prompt if decision else "", offer.seat)


def item_at(table: TableView, key: Key, area: Area, group: str, offer: Offer | None = None, **more: Any) -> Target:
    """The place of an answer."""
    offer = offer or table.option_map.places[key]
    return Target(key, area, partial(table.give, offer), group, label(table, offer), offer, **more)


def no_at(table: TableView, key: Key, area: Area, group: str, words: str, choice: Choice) -> Target:
    """A place that says why `choice` is not possible."""
    return Target(key, area, partial(table.refuse, choice), group, words, refused=True)


# ---------------------------------------------------------------------------------------------- the map and the people beside it


def on_map(table: TableView, canvas: Canvas) -> list[Target]:
    """Places with cards that can be met or turned up, and the people with what they can use."""
    city, made, found = map_of(canvas, table.lay_.map), list[Target](), table.option_map
    for place, area in spots(city).items():
        key = ("place", place)
        if key in found.places:
            made.append(item_at(table, key, area, "map"))
        elif key in found.within:
            made.append(Target(key, area, partial(table.unfold_at, key), "map", name(place), key))
        elif place in table.t.shown or place in table.t.dark:
            made.append(no_at(table, key, area, "walls", name(place), answer.Investigate(place, ())))
    for seat, row in enumerate(roster.people(canvas, table.lay_.roster, table.t, found.legal)):
        made += _person(table, seat, row)
    return made


def spots(city: MapLayout) -> dict[str, Area]:
    """Where each place lies on the map."""
    return {
        **{place: city.card(place) for place in LOCATIONS},
        **{street: city.streets(area) for area, street in STREETS.items()},
    }


def _person(table: TableView, seat: Seat, row: roster.Row) -> list[Target]:
    made, found = seat_head(table, seat, row.head), table.option_map
    for key, area in roster.arrows(table.t, seat, row).items():
        if key in found.within:
            words = say("ui-ld-scene-arrow", slot=key[2], seat=table.client.speaker.seat(seat))
            made.append(Target(key, area, partial(table.unfold_at, key), "arrows", words, key))
        elif seat in table.client.asked:
            words = name(table.t.people[seat].clock[key[2]])
            made.append(no_at(table, key, area, "arrows", words, answer.Detour(key[2], "")))
    made += [item_at(table, key, area, "goods") for key, area in row.deeds.items() if key in found.places and area != NOWHERE]
    return made


def seat_head(table: TableView, seat: Seat, area: Area) -> list[Target]:
    """Somebody who can be named, or answered for."""
    key = ("seat", seat)
    if key in table.option_map.places:
        return [item_at(table, key, area, "people")]
    play, decision = table.client, table.client.decision
    if decision is None or seat not in play.asked or play.seat is None:
        return []
    if (
        decision.options[seat] != decision.options[play.seat]
        or decision.prompt == SAYS
        or (seat == play.seat and differ(decision))
    ):
        words = say("ui-ld-scene-act-for", seat=table.client.speaker.seat(seat))
        return [Target(key, area, partial(table.choose, seat), "people", words, refused=seat == table.client.seat)]
    return []


def differ(decision: Decision) -> bool:
    """Whether it matters for whom one answers."""
    return len(set(decision.options.values())) > 1


# ---------------------------------------------------------------------------------------------- the stages


def on_stages(table: TableView, canvas: Canvas) -> list[Target]:
    """What can be done with what stands on the stages."""
    made = list[Target]()
    for seat, one in stages(table, canvas).items():
        made += seat_head(table, seat, one.head)
        made += _on_stage(table, seat, one)
    return made


def _on_stage(table: TableView, seat: Seat, one: Stage) -> list[Target]:
    found, made = table.option_map.places, list[Target]()
    spots = {**one.spends, ("apply", seat, 0): one.trait, **{("die", seat, place): box for place, box in enumerate(one.dice)}}
    for key, area in spots.items():
        if key in found and area != NOWHERE:
            made.append(item_at(table, key, area, "goods" if key[0] != "die" else "dice"))
    for good, plate in one.goods.items():
        if good in found:
            made.append(item_at(table, good, plate, "goods"))
            continue
        ways = [key for key in ways_of(good) if key in found]
        made += [item_at(table, key, one.deeds[key], "goods") for key in ways]
        if not ways and good[0] == "item" and seat == table.client.seat:
            made.append(no_at(table, good, plate, "goods", name(good[2]), answer.Use(good[2])))
    return made


def in_hand(table: TableView) -> list[Target]:
    """The cards of the hand that is open."""
    cards = hand_of(table)
    spots = hand_cards(table.lay_, len(cards))
    keys: list[Key] = [("hand", card) for card in cards]
    found = table.option_map.places
    return [item_at(table, key, area, "hand") for key, area in zip(keys, spots, strict=True) if key in found]


def on_deck(table: TableView) -> list[Target]:
    """The Investigation deck, to be drawn from; where that is not possible, why."""
    lay = table.lay_
    if not lay.stages:
        return []
    if ("draw",) in table.option_map.places:
        return [item_at(table, ("draw",), lay.deck, "deck")]
    if table.t.phase == "story" and table.client.seat is not None:
        return [no_at(table, ("draw",), lay.deck, "deck", say("ui-ld-scene-deck"), answer.Draw())]
    return []


def in_middle(table: TableView, canvas: Canvas, offers: list[Offer]) -> list[Target]:
    """Cards to be chosen of, over what lies in the middle."""
    lay = table.lay_
    spots = picks(canvas, (lay.middle if lay.stages else lay.map).inset(0, 24), len(offers))
    keyed = [(key, offer) for key, offer in table.option_map.places.items() if offer in offers]
    return [item_at(table, key, area, "cards", offer) for (key, offer), area in zip(keyed, spots, strict=True)]


# ---------------------------------------------------------------------------------------------- the question


def buttons(table: TableView, canvas: Canvas) -> list[Target]:
    """The large button with the usual answer, and smaller ones at the right end of the question."""
    lay, found, made = table.lay_, table.option_map, list[Target]()
    end, prompt = lay.tools.x - EDGE, lay.prompt
    asides: list[tuple[Key, str, Act, Any]] = [
        (("button", place), label(table, offer), partial(table.give, offer), offer) for place, offer in enumerate(found.buttons)
    ]
    if table.unfolded is not None:
        asides.append((("fold",), say("ui-back"), table.fold, None))
    elif table.client.companions and not table.client.called:
        asides.append((("call",), say("ui-ld-scene-call"), table.call, None))
    for start in range(0, len(asides), DEEP):
        column = asides[start : start + DEEP]
        wide = max(button_size(canvas, words, key="X", size=22, room=prompt.w * 0.3)[0] for _, words, _, _ in column)
        end -= wide
        spots = rows(Area(end, lay.tools.y, wide, lay.tools.h), DEEP, 8)
        for (key, words, act, data), area in zip(column, spots, strict=False):
            made.append(Target(key, area, act, "buttons", words, data))
        end -= 8
    if found.main is not None:
        made.append(item_at(table, ("main",), lay.main, "main", found.main))
    return made


def question_room(table: TableView) -> Area:
    """What is left of the question's plate beside its buttons."""
    prompt = table.lay_.prompt
    used = [item.area.x for item in table.focus.targets if item.group == "buttons"]
    return prompt._replace(w=min([*used, table.lay_.tools.x]) - prompt.x - 8)


def in_tray(table: TableView, canvas: Canvas, offers: list[Offer]) -> list[Target]:
    """Lines for everything that has no place of its own, above the question."""
    if not offers:
        return []
    lay = table.lay_
    room = (lay.middle if lay.stages else lay.map).inset(16, 16)
    words = [row_words(table, offer) for offer in offers]
    sizes = [button_size(canvas, one, size=22, room=room.w) for one in words]
    laid = flow(Area(room.x, 0, room.w, 0), sizes, 8)
    high = max(area.y + area.h for area in laid)
    view = Area(room.x, max(room.y, room.y + room.h - high), room.w, min(high, room.h))
    column = table.tray.fit(view, high)
    made = [
        Target(("row", place), area.moved(0, column.y), partial(table.give, offer), "tray", words[place], offer)
        for place, (offer, area) in enumerate(zip(offers, laid, strict=True))
    ]
    return table.tray.items(made, table.focus, table.pointer)


def row_words(table: TableView, offer: Offer) -> str:
    """What a line says: of those who may knock at one door only who does."""
    choice, people = offer.choice, table.t.people
    if table.unfolded is not None and isinstance(choice, answer.Investigate):
        return say("ui-ld-scene-party", names=[say(f"short-{people[seat].id}") for seat in choice.seats])
    return label(table, offer)


def go_on(table: TableView) -> list[Target]:
    """The large button, which says that the news has been read."""
    if not table.animations.stopped:
        return []
    return [Target(reading(table), table.lay_.main, table.cut, "drawn", say("ui-go-on"), GoOn(table.shown.caption))]


def reading(table: TableView) -> Key:
    """The key of the button for the news that lies open."""
    return ("drawn", table.animations.begun)


def tools(table: TableView) -> list[Target]:
    """The small buttons at the end of the question."""
    made, commands = list[Target](), table.commands()
    spots = [area for line in rows(table.lay_.tools, 2, 8) for area in columns(line, 2, 8)]
    for what, area in zip([what for what in TOOLS if what in commands], spots, strict=False):
        made.append(Target(("tool", what), area, commands[what], "tools", say(f"ui-tool-{what}"), what))
    return made


# ---------------------------------------------------------------------------------------------- keys and rules


def numbered(table: TableView) -> list[Target]:
    """What the number keys take, in their order: what answers and has no letter, but the buttons and the arrows, of which there are many."""
    letters = [item.key for item in lettered(table).values()]
    groups = NUMBERED if table.unfolded is None else ("tray",)
    found = [item for item in table.focus.targets if not item.refused and item.group in groups]
    return [item for item in found if item.key not in letters]


NUMBERED = ("goods", "dice", "hand", "cards", "people", "map", "tray")
CAPS: dict[type[Choice], str] = {answer.Spend: "v", answer.Draw: "d", answer.Leave: "x", answer.BowOut: "x"}


def lettered(table: TableView) -> dict[str, Target]:
    """What letters take: V Virtue, D the deck, X walks away or bows out, E calls the companions."""
    made: dict[str, Target] = {}
    for item in table.focus.targets:
        choice = item.data.choice if isinstance(item.data, Offer) else None
        what = next((letter for kind, letter in CAPS.items() if isinstance(choice, kind)), None)
        if what is not None and not item.refused:
            made.setdefault(what, item)
    return made


def caps(table: TableView) -> dict[object, str]:
    """The letter of each place that has one, and the key or the button that calls the companions."""
    hand = table.context.input
    pad, calls = hand.device == PAD, hand.glyph("aid") if hand.device == PAD else hand.named("aid")
    made: dict[object, str] = {} if pad else {item.key: letter.upper() for letter, item in lettered(table).items()}
    return {**made, ("call",): calls} if calls else made


RULES: dict[str, str] = {
    "use": event.ItemUsed.rule, "deplete": event.ItemDepleted.rule, "spend": event.VirtueSpent.rule, "sacrifice": event.AllySacrificed.rule,
    "draw": event.CardDrawn.rule, "hand": event.CardPlayed.rule, "apply": event.PersonalityFlipped.rule, "arrow": event.ArrowTurned.rule,
    "place": event.InvestigationBegan.rule, "die": event.DieTurned.rule,
}  # fmt: skip
"""The rule behind a place, by the first part of its key."""


def rule_of(item: Target | None) -> str:
    """The rule that the rulebook opens at for a place, "" if none is nearer than the last line of the log."""
    return RULES.get(str(item.key[0]), "") if item is not None and isinstance(item.key, tuple) else ""
