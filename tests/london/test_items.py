"""Items: how they are used, depleted, readied and gained (LD-125 to LD-134), and every one of the 32 with its whole effect."""

from typing import Any

import pytest

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Secret
from game.rules.london import RULES, event
from game.rules.london.choice import Act, Compare, Deplete, Die, Draw, Leave, Pick, Roll, Spend, TopCard, Use
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import DREAD, ITEMS, plot_cards
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import HERE, dread, endgame, meet, plot, plot_table, showdown, table, thrown, traits

CODES = {row.card: row.id for row in ITEMS.values()}
REROLL_ONE = ("service-revolver", "lucky-sovereign", "fortune-tellers-charm")
REROLL_ANY = ("gamblers-dice", "clasp-knife")
ONE_FIST = ("service-revolver", "sword-cane", "lucky-sovereign")


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
@pytest.mark.parametrize(("choice", "icons"), icon_ways(), ids=lambda value: repr(value) if isinstance(value, Choice) else "")
@pytest.mark.card(
    "holy-water",
    "bulls-eye-lantern",
    "skeleton-keys",
    "galvanic-battery",
    "grimoire-leaf",
    "forged-papers",
    "bribe-money",
    "iron-knuckles",
    "crowbar",
    "museum-pass",
    "campaign-medal",
    "evening-dress",
)
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
    assert len(uses) == 32 - len(REROLL_ONE) + 1
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


# ---------------------------------------------------------------------------------------------- readied


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


# ---------------------------------------------------------------------------------------------- gained


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


# ---------------------------------------------------------------------------------------------- after a roll


@pytest.mark.rule("LD-134")
@pytest.mark.parametrize("item", REROLL_ONE)
@pytest.mark.card("service-revolver", "lucky-sovereign", "fortune-tellers-charm")
def test_one_die_is_rolled_again(fate: Fate, item: str) -> None:
    fate.dice(False, False, False, True)
    evening = thrown(plot(fate, items={0: [item]}))
    assert evening.prompt == "prompt-dice"
    evening.play(Use(item))
    assert evening.options() == (Die(0), Die(1), Die(2))
    evening.play(Die(1))
    assert evening.seen(event.DieTurned) == [event.DieTurned(0, 1, True)]
    assert evening.seen(event.PlotResolved)[0].fists == 1
    assert owned(evening) == [Item(item, True)]


@pytest.mark.rule("LD-134")
@pytest.mark.parametrize("item", REROLL_ANY)
@pytest.mark.card("gamblers-dice", "clasp-knife")
def test_any_number_of_dice_are_rolled_again_once(fate: Fate, item: str) -> None:
    fate.dice(False, True, False, True, True)
    evening = thrown(plot(fate, items={0: [item]}))
    evening.play(Deplete(item), Die(0), Die(2))
    assert Die(0) not in evening.options()
    evening.play(Done())
    assert evening.seen(event.PlotResolved)[0].fists == 3
    assert not [one for one in owned(evening) if one.id == item]


@pytest.mark.rule("LD-134")
@pytest.mark.parametrize("item", ONE_FIST)
@pytest.mark.card("service-revolver", "sword-cane", "lucky-sovereign")
def test_a_fist_is_added_that_is_no_die(fate: Fate, item: str) -> None:
    fate.dice(False, False, True)
    evening = thrown(plot(fate, items={0: [item, "clasp-knife"]}))
    evening.play(Deplete(item), Deplete("clasp-knife"))
    assert len(evening.options()) == 3 + 1
    evening.play(Done())
    assert evening.seen(event.PlotResolved)[0].fists == 2
    assert item in evening.t.discards


@pytest.mark.rule("LD-134")
@pytest.mark.card("witch-bottle")
def test_the_witch_bottle_turns_a_blank_die(fate: Fate) -> None:
    fate.dice(True, False, False)
    evening = plot(fate, items={0: ["witch-bottle"]})
    evening.until("prompt-dice", lambda options: Roll()).play(Deplete("witch-bottle"))
    assert evening.seen(event.PlotResolved)[0].fists == 2
    fate.dice(True, True, True)
    evening = plot(fate, items={0: ["witch-bottle"]})
    evening.play(Roll())
    assert evening.seen(event.PlotResolved), "there is no blank die to turn"


@pytest.mark.rule("LD-134")
@pytest.mark.card("elephant-gun")
def test_the_elephant_gun_adds_a_fist_and_rolls_up_to_two_dice_again(fate: Fate) -> None:
    fate.dice(False, False, False, True, True)
    evening = plot(fate, items={0: ["elephant-gun"]})
    evening.play(Roll(), Deplete("elephant-gun"), Die(0), Die(1))
    assert evening.seen(event.PlotResolved)[0].fists == 3
    fate.dice(True, True, True)
    evening = plot(fate, items={0: ["elephant-gun"]})
    evening.play(Roll(), Deplete("elephant-gun"), Done())
    assert evening.seen(event.PlotResolved)[0].fists == 4


@pytest.mark.rule("LD-134")
def test_what_follows_a_roll_may_wait_for_later_rolls_and_hit_the_same_die(fate: Fate) -> None:
    fate.dice(False, False, False, False, False, False, True)
    evening = plot(fate, here=2, items={0: ["clasp-knife", "lucky-sovereign"]})
    evening.play(Act(0), Roll(), Done())
    assert evening.prompt == "prompt-dice"
    assert evening.options(1) == ()
    evening.play(Use("lucky-sovereign"), Die(0))
    assert Use("lucky-sovereign") not in evening.options(0)
    evening.play(Deplete("clasp-knife"), Die(0), Done())
    assert evening.seen(event.PlotResolved)[0].fists == 1


@pytest.mark.rule("LD-064", "LD-134")
def test_who_wants_no_more_decides_for_himself_alone(fate: Fate) -> None:
    fate.dice(*[False] * 5, True)
    evening = plot(fate, here=2, items={0: ["lucky-sovereign"], 1: ["service-revolver"]})
    evening.play(Act(0), Done(), seat=0)
    assert evening.prompt == "prompt-dice"
    evening.play(Done(), seat=0)
    assert evening.options(0) == ()
    evening.play(Use("service-revolver"), Die(0), seat=1)
    assert Use("lucky-sovereign") in evening.options(0), "something has changed: he is asked again"


@pytest.mark.rule("LD-149", "LD-160")
def test_without_a_roll_nothing_follows_a_roll(fate: Fate) -> None:
    fate.trauma("dread-1")
    evening = plot(fate, flips={"sturmer": "the-trench-at-metz"}, items={0: ["lucky-sovereign", "service-revolver"]})
    assert evening.seen(event.DiceRolled) == []
    assert evening.seen(event.PlotResolved)[0].fists == 0


@pytest.mark.rule("LD-134")
@pytest.mark.card("dynamite")
def test_dynamite_adds_two_fists_and_injures(fate: Fate) -> None:
    fate.dice(False, False, False)
    evening = plot(fate, items={0: ["dynamite"]}, dread=10)
    evening.play(Roll(), Deplete("dynamite"))
    assert evening.seen(event.PlotResolved)[0].fists == 2
    assert evening.t.people[0].conditions == ["injured"]
    fate.dice(False, False, False)
    evening = plot(fate, items={0: ["dynamite"]}, ill={0: ["injured"]}, dread=10)
    evening.play(Roll(), Deplete("dynamite"))
    assert evening.seen(event.PlotResolved)[0].fists == 2
    assert evening.t.dread == 15


@pytest.mark.rule("LD-165", "LD-228", "LD-339")
@pytest.mark.card("dynamite")
def test_the_fists_of_dynamite_stay_when_it_defeats_its_owner(fate: Fate) -> None:
    fate.dice(True, False)
    evening = showdown(dice=(1, 1, 0, 0), items={0: ["dynamite", "brandy"]}, ill={0: ["injured"]}, dread=10)
    evening.play(Act(0), Deplete("dynamite"), Act(1))
    assert evening.seen(event.Defeated) == [event.Defeated(0)]
    assert evening.seen(event.ShowdownEnded) == [event.ShowdownEnded(3, 3)]
    assert evening.t.score == {"survivors": 4, "fists": 0, "items": 0, "virtue": 0, "cards": 0, "conditions": 0}
