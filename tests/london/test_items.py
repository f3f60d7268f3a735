"""Items: how they are used, depleted, readied and gained (LD-125 to LD-134), and every one of the 32 with its whole effect."""

from typing import Any

import pytest

from game.rules.engine.script import Choice
from game.rules.engine.secret import Secret
from game.rules.london import RULES, event
from game.rules.london.choice import Compare, Deplete, Draw, Leave, Pick, Spend, TopCard, Use
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import DREAD, ITEMS, plot_cards
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import HERE, dread, endgame, meet, plot_table, table, traits
from tests.sweep import each

CODES = {row.card: row.id for row in ITEMS.values()}


def icons_of(text: str) -> list[str]:
    """The icons of "+2 lore +1 tech"."""
    words = text.replace("+", "").split()
    return [icon for count, icon in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]


def icon_ways() -> list[tuple[Choice, list[str]]]:
    """Every way to use or deplete an Item for icons, as printed."""
    found: list[tuple[Choice, list[str]]] = []
    for title, use, deplete in lines(figures.ITEMS):
        item = CODES[title.split()[0]]
        for kind, cell in ((Use, use), (Deplete, deplete)):
            found += [(kind(item, way), icons_of(text)) for way, text in enumerate(cell.split(" or ")) if text.startswith("+")]
    return found


def points(evening: Evening, *choices: Choice) -> int:
    """The Action Points that are compared after these additions."""
    evening.play(*choices, Compare())
    return int([news for news in evening.events if isinstance(news, event.DreadSolved | event.DreadFailed)][-1].points)


def owned(evening: Evening, seat: int = 0) -> list[Item]:
    items: list[Item] = evening.t.people[seat].items
    return items


@pytest.mark.rule("LD-114", "LD-125", "LD-128")
@each(("choice", "icons"), icon_ways())
@pytest.mark.card("holy-water", "bulls-eye-lantern", "skeleton-keys", "galvanic-battery", "grimoire-leaf", "forged-papers")
@pytest.mark.card("bribe-money", "iron-knuckles", "crowbar", "museum-pass", "campaign-medal", "evening-dress")
def test_icons_of_an_item_count_where_they_match(choice: Any, icons: list[str]) -> None:
    wilds = icons.count("wild")
    fitting = next(card for card, row in DREAD.items() if {*icons} - {"wild"} <= {*row.icons})
    strange = next(card for card, row in DREAD.items() if not {*icons} & {*row.icons})
    for card, gain in ((fitting, len(icons)), (strange, wilds)):
        evening = dread(card, items={0: [choice.item]})
        assert points(evening, choice) - points(dread(card)) == gain
        assert owned(evening) == ([Item(choice.item, True)] if isinstance(choice, Use) else [])
        assert (choice.item in evening.t.discards) == isinstance(choice, Deplete)


@pytest.mark.rule("LD-125")
def test_there_are_so_many_ways_to_have_icons() -> None:
    uses = [choice for choice, _ in icon_ways() if isinstance(choice, Use)]
    assert len(uses) == 32 - 3 + 1
    assert len(icon_ways()) - len(uses) == 13


@pytest.mark.rule("LD-126")
def test_a_tilted_item_is_neither_used_nor_depleted() -> None:
    evening = dread("a-duel-at-dawn", items={0: ["campaign-medal"]})
    evening.play(Use("campaign-medal"))
    assert not {Use("campaign-medal"), Deplete("campaign-medal")} & {*evening.options(0)}
    refusal = RULES.explain(evening.t, 0, Deplete("campaign-medal"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("refused-tilted", "LD-126")


@pytest.mark.rule("LD-128")
def test_only_the_own_items_of_those_who_take_part() -> None:
    t = table(here=2, shown={HERE: "a-duel-at-dawn"}, items={0: ["campaign-medal"], 1: ["crowbar"], 2: ["brandy"]})
    evening = Evening(t).until("prompt-dread", lambda options: options[1])
    assert evening.t.inquiry is not None
    assert [*evening.t.inquiry.parts] == [0]
    assert evening.options(1) == evening.options(2) == ()
    assert Use("campaign-medal") in evening.options(0)
    assert Use("crowbar") not in evening.options(0)


@pytest.mark.rule("LD-133")
def test_items_and_virtue_are_never_given_away() -> None:
    evening = dread("a-duel-at-dawn", here=2, items={0: ["brandy"], 1: ["crowbar"]}, virtue=1, deck=["cool-nerve"])
    for seat in (0, 1):
        assert {type(option) for option in evening.options(seat)} <= {Use, Deplete, Spend, Draw, Compare, Leave}


def tilted(t: State) -> State:
    t.people[0].items = [Item("crowbar", True), Item("brandy", True)]
    return t


@pytest.mark.rule("LD-127", "LD-177")
def test_items_are_readied_when_a_chapter_begins() -> None:
    story = "the-gentleman-caller"
    t = tilted(day(phase="close", story=story, done=plot_cards(story, 1), respite=False))
    t.dark = {}
    evening = Evening(t).until("prompt-ready")
    assert evening.t.chapter == 2
    assert owned(evening) == [Item("crowbar"), Item("brandy")]


@pytest.mark.rule("LD-127", "LD-190")
def test_items_are_readied_when_the_endgame_begins() -> None:
    t = tilted(day(phase="close", done=plot_cards("the-letter", 1)))
    t.dark = {}
    evening = Evening(t).until("prompt-stay")
    kinds = [type(news) for news in evening.events]
    assert kinds.index(event.ItemReadied) < kinds.index(event.EndgameBegan)
    assert owned(evening) == [Item("crowbar"), Item("brandy")]


@pytest.mark.rule("LD-127", "LD-195")
def test_items_are_readied_before_each_challenge(fate: Fate) -> None:
    evening = meet(fate, 0, "endure-the-pain", items={0: ["holy-water"]})
    evening.play(Use("holy-water"))
    assert owned(evening) == [Item("holy-water", True)]
    evening.until("prompt-stay")
    assert owned(evening) == [Item("holy-water")]


@pytest.mark.rule("LD-127", "LD-210")
def test_items_are_readied_before_the_final_showdown() -> None:
    t = tilted(endgame())
    for person in t.people:
        person.out = True
    evening = Evening(t).until("prompt-roller")
    assert owned(evening) == [Item("crowbar"), Item("brandy")]


def shop(fate: Fate, supply: list[str], deck: list[str], discards: list[str], here: int = 1) -> Evening:
    """A Pawnshop, where one Item is gained: this is the Supply, this the Item deck from the top."""
    traits(fate)
    fate.dice(True, True)
    t = plot_table("a-pawnshop", "jacqueline,milton", here=here)
    t.supply, t.items, t.discards = supply, [Secret(card) for card in reversed(deck)], discards
    return Evening(t).until("prompt-item")


P, Q, R, S, T, U, V, W = "brandy", "tonic", "crowbar", "dynamite", "phonograph", "museum-pass", "bribe-money", "laudanum"


@pytest.mark.rule("LD-129", "LD-132", "LD-EX-20")
def test_an_item_of_the_supply_is_replaced_at_once(fate: Fate) -> None:
    evening = shop(fate, [P, Q, R], [S, T, U, V, W], [])
    assert evening.options() == (Pick(P), Pick(Q), Pick(R), TopCard())
    evening.play(Pick(Q))
    assert owned(evening) == [Item(Q)]
    assert evening.t.supply == [P, R, S]
    assert evening.t.discards == []


@pytest.mark.rule("LD-129", "LD-EX-20")
def test_the_top_of_the_deck_costs_the_whole_supply(fate: Fate) -> None:
    evening = shop(fate, [P, Q, R], [S, T, U, V, W], [])
    evening.play(TopCard())
    assert owned(evening) == [Item(S)]
    assert evening.t.supply == [T, U, V]
    assert evening.t.discards == [P, Q, R]


@pytest.mark.rule("LD-130", "LD-EX-20")
def test_a_random_item_leaves_the_supply_alone(fate: Fate) -> None:
    traits(fate)
    fate.dice(True, True, True)
    t = plot_table("mr-reynauds-residence")
    t.supply, t.items = [P, Q, R], [Secret(T), Secret(S)]
    evening = Evening(t).until("prompt-hour")
    assert owned(evening) == [Item(S)]
    assert evening.t.supply == [P, Q, R]
    assert [card.face for card in evening.t.items] == [T]


@pytest.mark.rule("LD-131")
def test_an_empty_item_deck_is_made_of_the_discards(fate: Fate) -> None:
    evening = shop(fate, [P, Q, R], [], [S])
    assert TopCard() in evening.options()
    assert evening.t.rng.draws["items"] == 2, "shuffled at the start, and again"
    evening.play(TopCard())
    assert owned(evening) == [Item(S)]
    assert sorted(evening.t.supply) == sorted([P, Q, R])
    assert evening.t.discards == []
    assert evening.t.items == []


@pytest.mark.rule("LD-131")
def test_where_there_are_no_items_the_supply_is_not_refilled_and_nothing_is_gained(fate: Fate) -> None:
    evening = shop(fate, [P], [], [])
    assert evening.options() == (Pick(P),)
    evening.play(Pick(P))
    assert evening.t.supply == []
    fate.dice(True, True)
    t = plot_table("a-pawnshop", "jacqueline,milton")
    t.supply, t.items, t.discards = [], [], []
    assert owned(Evening(t).until("prompt-hour")) == []


@pytest.mark.rule("LD-132")
def test_nobody_has_too_many_items(fate: Fate) -> None:
    many = [card for card in ITEMS if card not in (P, Q, R)]
    fate.dice(True, True, True)
    traits(fate)
    t = plot_table("mr-reynauds-residence", items={0: many})
    t.supply, t.items = [P, Q], [Secret(R)]
    evening = Evening(t).until("prompt-hour")
    assert len(owned(evening)) == 30
