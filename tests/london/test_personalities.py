"""The Personality cards: the icons of every Trait and Talent, and what each Talent does (LD-145, LD-147, LD-199)."""

import pytest

from game.rules.engine.script import Done
from game.rules.london import event
from game.rules.london.choice import Act, Apply, Die, Heal, Investigate, Ready, Roll, Use
from game.rules.london.state import Item
from game.rules.london.tables.cards import CHARACTERS, PERSONALITIES, PLOTS
from game.text import name
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate
from tests.london.scenes import HERE, endgame, meet, plot, plot_table, stay, thrown, traits

PRINTED = [(title, icons.split()) for _, title, kind, icons in lines(figures.PERSONALITIES) if kind != "trauma"]


def team(hero: str) -> str:
    """A Character first, and three others."""
    return ",".join([hero, *[one for one in CHARACTERS if one != hero][:3]])


def matches(icons: list[str], asked: list[str]) -> int:
    return sum(icon == "wild" or icon in asked for icon in icons)


@pytest.mark.rule("LD-110", "LD-111", "LD-147", "LD-199")
@pytest.mark.parametrize(("title", "icons"), PRINTED)
def test_the_icons_of_the_flipped_card_are_added(fate: Fate, title: str, icons: list[str]) -> None:
    card = next(one for one in PERSONALITIES if name(one) == title)
    hero = PERSONALITIES[card].character
    sheet = {name(one): cells.split() for one, cells in zip(CHARACTERS, [row[1] for row in lines(figures.VIRTUES)], strict=True)}
    own = sheet[name(hero)]
    for plot_card in ("mr-reynauds-residence", "a-pawnshop", "rooftops-over-whitechapel", "the-house-with-no-mirrors"):
        fate.dice(*[False] * 12)
        evening = plot(fate, plot_card, team(hero), flips={hero: card}, items={0: ["chalk-circle"]})
        evening.until("prompt-roll", lambda options: options[-1])
        evening.play(Roll())
        asked = [*PLOTS[plot_card].icons]
        bonus = 1 if card == "never-stays-down" and "strength" in asked else 0
        assert len(evening.seen(event.DiceRolled)[0].dice) == matches(own + icons, asked) + bonus


# ---------------------------------------------------------------------------------------------- Talents


@pytest.mark.rule("LD-127", "LD-331")
@pytest.mark.card("noblesse-oblige")
def test_noblesse_oblige_readies_an_item_of_anybody_here(fate: Fate) -> None:
    traits(fate, basil="noblesse-oblige")
    t = plot_table("a-pawnshop", "basil,milton,murphy,maria", here=2)
    for person, item in zip(t.people, ("crowbar", "brandy", "tonic", "phonograph"), strict=True):
        person.items = [Item(item, True)]
    evening = Evening(t)
    evening.play(Investigate(HERE, (0, 1)))
    assert evening.prompt == "prompt-talent"
    assert evening.options(0) == (Apply(0), Done())
    evening.play(Apply(0))
    assert evening.options(0) == (Ready(0, "crowbar"), Ready(1, "brandy"))
    evening.play(Ready(1, "brandy"), Act(1))
    assert Use("brandy") in evening.options(1)


@pytest.mark.rule("LD-331")
@pytest.mark.card("noblesse-oblige")
def test_noblesse_oblige_need_not_be_used_and_wants_a_tilted_item(fate: Fate) -> None:
    traits(fate, basil="noblesse-oblige")
    t = plot_table("a-pawnshop", "basil,milton,murphy,maria", here=2)
    t.people[1].items = [Item("brandy", True)]
    evening = Evening(t)
    evening.play(Investigate(HERE, (0, 1)), Done())
    assert evening.t.people[1].items == [Item("brandy", True)]
    evening = plot(
        fate, "a-pawnshop", "basil,milton,murphy,maria", here=2, flips={"basil": "noblesse-oblige"}, items={0: ["brandy"]}
    )
    assert evening.prompt == "prompt-next"


@pytest.mark.rule("LD-330")
def test_in_the_endgame_noblesse_oblige_reaches_those_who_are_in(fate: Fate) -> None:
    traits(fate, basil="noblesse-oblige")
    t = endgame(
        "basil,milton,murphy,maria", challenges=["endure-the-pain"], items={1: ["holy-water"], 2: ["crowbar"], 3: ["tonic"]}
    )
    t.people[3].out = True
    evening = stay(Evening(t))
    evening.play(Act(1), Use("holy-water"))
    evening.until("prompt-challenger", lambda options: options[-1]).play(Act(2), Use("crowbar"))
    evening.until("prompt-talent", lambda options: options[-1])
    evening.play(Apply(0))
    assert evening.options(0) == (Ready(1, "holy-water"), Ready(2, "crowbar"))


@pytest.mark.rule("LD-331")
@pytest.mark.card("encore")
def test_encore_rolls_any_number_of_dice_again_once(fate: Fate) -> None:
    fate.dice(False, False, True, True, False)
    evening = thrown(plot(fate, "a-pawnshop", "jacqueline,milton,murphy,maria", flips={"jacqueline": "encore"}))
    assert len(evening.seen(event.DiceRolled)[0].dice) == 4
    assert evening.prompt == "prompt-dice"
    fate.dice(True, False)
    evening.play(Apply(0), Die(0), Die(1), Done())
    assert evening.seen(event.DieTurned) == [event.DieTurned(0, 0, True), event.DieTurned(0, 1, False)]
    assert evening.seen(event.PlotResolved)[0].fists == 3, "it was not offered a second time"


@pytest.mark.rule("LD-331")
@pytest.mark.card("encore")
def test_encore_at_a_challenge_is_one_more_wild_icon(fate: Fate) -> None:
    evening = meet(fate, 0, "endure-the-pain", characters="jacqueline,milton,murphy,maria", flips={"jacqueline": "encore"})
    assert evening.options(0) == (Apply(1), Done())
    evening.play(Apply(1))
    assert evening.seen(event.ChallengeMet)[0].points == 1 + 1 + 1
    evening = meet(fate, 0, "endure-the-pain", characters="jacqueline,milton,murphy,maria", flips={"jacqueline": "encore"})
    evening.play(Done())
    assert evening.seen(event.ChallengeMet)[0].points == 1 + 1


@pytest.mark.rule("LD-331")
@pytest.mark.card("never-stays-down")
def test_murphy_never_stays_down(fate: Fate) -> None:
    fate.dice(*[False] * 9)
    flips, hero = {"murphy": "never-stays-down"}, "murphy,milton,jacqueline,maria"
    evening = plot(fate, "rooftops-over-whitechapel", hero, here=2, flips=flips, ill={0: ["unhinged", "injured"], 1: ["injured"]})
    assert evening.seen(event.ConditionLost) == [event.ConditionLost(0, "injured")]
    evening.play(Act(0))
    assert len(evening.seen(event.DiceRolled)[0].dice) == 2 + 1
    evening = plot(fate, "rooftops-over-whitechapel", hero, here=2, flips=flips, ill={0: ["unhinged"], 1: ["injured"]})
    assert evening.seen(event.ConditionLost) == []
    evening.play(Act(0))
    assert len(evening.seen(event.DiceRolled)[0].dice) == 2 + 1 + 1


@pytest.mark.rule("LD-331")
@pytest.mark.card("absolution")
def test_maria_gives_absolution(fate: Fate) -> None:
    hero, flips = "maria,milton,jacqueline,murphy", {"maria": "absolution"}
    sick = {0: ["injured"], 1: ["injured", "unhinged"], 2: ["unhinged"], 3: ["unhinged"]}
    evening = plot(fate, characters=hero, here=3, flips=flips, ill=sick)
    assert evening.prompt == "prompt-heal"
    assert evening.options(0) == (Heal(1, "unhinged"), Heal(2, "unhinged"))
    evening.play(Heal(2, "unhinged"))
    assert [person.conditions for person in evening.t.people] == [["injured"], ["injured", "unhinged"], [], ["unhinged"]]
    evening = plot(fate, characters=hero, here=2, flips=flips, ill={1: ["unhinged"]})
    assert evening.t.people[1].conditions == [], "with one alone nothing is asked: it is not optional"


@pytest.mark.rule("LD-331")
@pytest.mark.card("forbidden-marginalia")
def test_forbidden_marginalia_borrow_the_icons_of_a_card(fate: Fate) -> None:
    fate.dice(*[False] * 9)
    flips = {"milton": "forbidden-marginalia"}
    evening = plot(fate, "mr-reynauds-residence", "milton,maria,jacqueline,murphy", flips=flips, deck=["cipher-and-key"])
    assert evening.options(0) == (Apply(0), Done())
    evening.play(Apply(0))
    assert evening.seen(event.CardShown) == [event.CardShown(0, "cipher-and-key")]
    assert [card.face for card in evening.t.deck] == ["cipher-and-key"]
    assert evening.t.solved == ["cipher-and-key"], "everybody knows now that it lies there"
    evening.play(Roll())
    assert len(evening.seen(event.DiceRolled)[0].dice) == 2 + 1 + 2
    evening = plot(fate, "mr-reynauds-residence", "milton,maria,jacqueline,murphy", flips=flips)
    assert evening.seen(event.CardShown) == [], "there is no deck"


@pytest.mark.rule("LD-331")
def test_forbidden_marginalia_turn_up_any_card_of_the_deck(fate: Fate) -> None:
    shown = set()
    for seed in range(25):
        traits(fate, milton="forbidden-marginalia")
        t = plot_table("mr-reynauds-residence", "milton,maria", deck=["cipher-and-key", "cool-nerve", "gallantry"], seed=seed)
        evening = Evening(t)
        evening.play(Investigate(HERE, (0,)), Apply(0))
        shown.add(evening.seen(event.CardShown)[0].card)
    assert shown == {"cipher-and-key", "cool-nerve", "gallantry"}


@pytest.mark.rule("LD-331")
@pytest.mark.card("forbidden-marginalia")
def test_in_the_endgame_forbidden_marginalia_look_at_the_pile(fate: Fate) -> None:
    flips = {"milton": "forbidden-marginalia"}
    evening = meet(fate, 1, "the-mirror-answers", flips=flips)
    pile = [card.face for card in evening.t.confidence]
    evening.play(Apply(0))
    assert evening.seen(event.CardShown) == [event.CardShown(1, pile[-1])]
    assert [card.face for card in evening.t.confidence] == [pile[-1], *pile[:-1]]


@pytest.mark.rule("LD-331", "LD-154")
@pytest.mark.card("marching-song")
def test_the_marching_song_gives_confidence_at_once(fate: Fate) -> None:
    evening = plot(fate, here=2, flips={"sturmer": "marching-song"})
    assert evening.prompt == "prompt-next"
    assert evening.seen(event.ConfidenceGained) == [event.ConfidenceGained(1)]


@pytest.mark.rule("LD-203")
@pytest.mark.card("marching-song")
def test_the_marching_song_in_the_endgame_gives_sturmer_a_card(fate: Fate) -> None:
    evening = meet(fate, 0, "endure-the-pain", flips={"sturmer": "marching-song"})
    assert [len(person.hand) for person in evening.t.people] == [1, 0, 0, 0]
