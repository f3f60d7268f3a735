"""What holds for a while: the Stories' own rules, the six Antagonists, Calypso's Secrets, the six Goons."""

from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import HiddenError
from game.rules.london import RULES, event
from game.rules.london.choice import Act, BowOut, Compare, Confide, Deplete, Give, Go, Investigate, Leave, Ready, Stay, Use
from game.rules.london.investigations.points import points
from game.rules.london.options import Options
from game.rules.london.setup import lay_out, new_game
from game.rules.london.state import Item, State
from game.rules.london.tables.cards import GOONS
from tests.london.kit import Evening, Fate, day, run, show
from tests.london.scenes import dread, endgame, meet, plot, plot_table, showdown, stay, table, traits

METZ = {"sturmer": "the-trench-at-metz"}
TRUE_NAME, SONG, DOOR = "the-kings-true-name", "the-song-that-stops-clocks", "the-door-behind-the-mirror"


def compared(evening: Evening) -> int:
    """The Action Points that are compared."""
    evening.play(Compare())
    return int([news for news in evening.events if isinstance(news, event.DreadSolved | event.DreadFailed)][-1].points)


def bled(evening: Evening, why: str) -> int:
    return sum(news.change for news in evening.seen(event.DreadChanged) if news.why == why)


# ---------------------------------------------------------------------------------------------- Stories


@pytest.mark.rule("LD-290", "LD-338")
def test_calling_hours() -> None:
    caller = {"story": "the-gentleman-caller"}
    assert compared(dread("bruiser", slot=8, **caller)) == 3 - 1
    assert compared(dread("bruiser", slot=11, **caller)) == 3 - 1
    assert compared(dread("bruiser", slot=7, **caller)) == 3
    assert compared(dread("bruiser", slot=8)) == 3
    assert compared(dread("bruiser", here=2, slot=8, **caller)) == 3 + 1
    assert compared(dread("the-clockwork-beadle", "jacqueline,milton", slot=8, **caller)) == 0


@pytest.mark.rule("LD-290")
def test_who_has_company_is_not_alone_although_the_other_stays_out() -> None:
    t = table(here=2, shown={"west-1": "bruiser"}, story="the-gentleman-caller", slot=9)
    evening = Evening(t)
    evening.play(Investigate("west-1", (0,)))
    assert compared(evening) == 3


@pytest.mark.rule("LD-290")
def test_calling_hours_spare_plot_cards(fate: Fate) -> None:
    fate.dice(*[True] * 9)
    evening = plot(fate, "rooftops-over-whitechapel")
    assert len(evening.seen(event.DiceRolled)[0].dice) == 4


@pytest.mark.rule("LD-015", "LD-207", "LD-291")
@pytest.mark.parametrize(
    ("story", "card", "item", "counts"),
    [
        ("the-letter", "endure-the-pain", "grimoire-leaf", True),
        ("the-letter", "endure-the-pain", "skeleton-keys", False),
        ("the-gentleman-caller", "count-the-steps", "campaign-medal", True),
        ("the-gentleman-caller", "count-the-steps", "grimoire-leaf", False),
        ("calypsos-bargain", "the-sewer-rises", "skeleton-keys", True),
        ("calypsos-bargain", "the-sewer-rises", "grimoire-leaf", False),
        ("london-dread", "all-the-clocks-stop", "grimoire-leaf", False),
        ("london-dread", "all-the-clocks-stop", "skeleton-keys", False),
    ],
)
def test_each_story_has_its_own_wild_icon_in_challenges(fate: Fate, story: str, card: str, item: str, counts: bool) -> None:
    antagonist = "the-engine-beneath" if story == "london-dread" else ""
    evening = meet(fate, 1, card, items={1: [item, "brandy"]}, antagonist=antagonist)
    before = points(evening.t, evening.t.inquiry, 1)
    evening.play(Use(item))
    assert points(evening.t, evening.t.inquiry, 1) - before == counts


@pytest.mark.rule("LD-207")
def test_a_wild_icon_of_the_challenges_is_none_in_the_chapter() -> None:
    assert compared(dread("bruiser", "milton,maria", items={0: ["grimoire-leaf"]})) == 1
    evening = dread("bruiser", "milton,maria", items={0: ["grimoire-leaf"]})
    evening.play(Use("grimoire-leaf"))
    assert compared(evening) == 1


@pytest.mark.rule("LD-030", "LD-293")
def test_the_last_antagonist_is_sealed_until_the_name_in_the_fog(fate: Fate) -> None:
    drawn = {new_game(Options(story="london-dread"), seed).antagonist.face for seed in range(20)}
    assert drawn == {"the-pale-sovereign", "the-engine-beneath", "the-hollow-choir"}
    for story in ("the-letter", "the-gentleman-caller", "calypsos-bargain"):
        assert new_game(Options(story=story), 1).antagonist.audience == (0, 1, 2, 3)
    fate.dice(*[False] * 9)
    traits(fate)
    evening = Evening(plot_table("the-name-in-the-fog"))
    with pytest.raises(HiddenError):
        _ = evening.view(0, 1, 2, 3).antagonist.face
    evening.play(Investigate("west-1", (0,)))
    face = evening.t.antagonist.face
    assert evening.seen(event.AntagonistRevealed) == [event.AntagonistRevealed(face)]
    assert evening.view(2).antagonist.face == face


# ---------------------------------------------------------------------------------------------- Antagonists


@pytest.mark.rule("LD-030", "LD-185")
@pytest.mark.card("the-correspondent")
def test_the_correspondent_makes_every_trauma_bleed_in_the_endgame(fate: Fate) -> None:
    fate.trauma("dread-2")
    evening = meet(fate, 0, "endure-the-pain", flips=METZ, dread=10)
    assert evening.t.dread == 10 + 1 + 2
    fate.trauma("injured")
    assert meet(fate, 0, "endure-the-pain", flips=METZ, dread=10).t.dread == 10 + 1
    fate.trauma("injured")
    evening = meet(fate, 0, "the-sewer-rises", flips=METZ, dread=10)
    assert bled(evening, "antagonist") == 0
    fate.trauma("dread-2")
    assert plot(fate, here=2, flips=METZ, dread=10).t.dread == 10 + 2


@pytest.mark.rule("LD-185")
@pytest.mark.parametrize("order", [(0, 3), (3, 0)])
@pytest.mark.card("the-caller")
def test_the_caller_is_harder_for_the_first_who_meets_each_challenge(fate: Fate, order: tuple[int, int]) -> None:
    items = {0: ["campaign-medal", "crowbar"], 3: ["clasp-knife", "iron-knuckles"]}
    evening = meet(fate, order[0], "the-leap", items=items)
    evening.play(*map(Use, items[order[0]]), Act(order[1]), *map(Use, items[order[1]]))
    met = [(news.seat, news.points, news.success) for news in evening.seen(event.ChallengeMet)]
    assert met == [(order[0], 6, False), (order[1], 6, True)]


@pytest.mark.rule("LD-212", "LD-298")
@pytest.mark.parametrize(("holder", "defeated", "target"), [(None, False, 4), (1, False, 3), (1, True, 4)])
@pytest.mark.card("the-tallow-king")
def test_the_tallow_king_is_farther_unless_somebody_holds_a_secret(holder: int | None, defeated: bool, target: int) -> None:
    secrets = {} if holder is None else {holder: [SONG]}
    dice = (1, 0 if defeated else 1, 1, 1)
    t = showdown(dice=dice, story="calypsos-bargain", secrets=secrets, dread=10).until("prompt-roller")
    assert t.seen(event.ShowdownBegan) == [event.ShowdownBegan(target)]


@pytest.mark.rule("LD-298")
@pytest.mark.card("the-tallow-king")
def test_the_tallow_king_asks_only_once(fate: Fate) -> None:
    evening = showdown(story="calypsos-bargain", secrets={1: [TRUE_NAME]}, dread=20)
    evening.play(Confide(TRUE_NAME))
    fate.dice(*[False] * 4)
    assert evening.until("nothing").seen(event.ShowdownEnded) == [event.ShowdownEnded(0, 5 - 2)]


@pytest.mark.rule("LD-338")
@pytest.mark.parametrize("ill", [[], ["injured"], ["injured", "unhinged"]])
@pytest.mark.card("the-pale-sovereign")
def test_conditions_weigh_before_the_pale_sovereign(fate: Fate, ill: list[str]) -> None:
    more: dict[str, Any] = {"antagonist": "the-pale-sovereign", "ill": {0: ill}, "items": {0: ["chalk-circle"]}}
    evening = meet(fate, 0, "the-fog-has-teeth", **more)
    evening.play(Leave())
    assert evening.seen(event.ChallengeMet)[0].points == 4 - len(ill)


@pytest.mark.rule("LD-338")
@pytest.mark.card("the-pale-sovereign")
def test_before_the_pale_sovereign_points_do_not_fall_below_none(fate: Fate) -> None:
    fate.trauma("injured")
    more: dict[str, Any] = {"antagonist": "the-pale-sovereign", "ill": {0: ["unhinged"]}, "items": {0: ["holy-water"]}}
    evening = meet(fate, 0, "the-fog-has-teeth", flips=METZ, **more)
    evening.play(Use("holy-water"))
    assert evening.seen(event.ChallengeMet)[0].points == 0


@pytest.mark.rule("LD-127", "LD-210")
@pytest.mark.card("the-engine-beneath")
def test_the_engine_beneath_lets_everybody_ready_two_items_only() -> None:
    t = endgame(story="london-dread", antagonist="the-engine-beneath")
    t.people[0].items = [Item(card, True) for card in ("brandy", "tonic", "crowbar")]
    t.people[1].items = [Item("phonograph", True), Item("dynamite")]
    for person in t.people:
        person.out = True
    evening = Evening(t)
    assert evening.prompt == "prompt-ready-item"
    assert evening.options(0) == (Ready(0, "brandy"), Ready(0, "tonic"), Ready(0, "crowbar"))
    evening.play(Ready(0, "crowbar"), Ready(0, "brandy"))
    assert evening.t.people[0].items == [Item("brandy"), Item("tonic", True), Item("crowbar")]
    assert evening.t.people[1].items == [Item("phonograph"), Item("dynamite")]
    evening = meet_twice("the-engine-beneath", tilted=3)
    assert not any(item.tilted for item in evening.t.people[0].items), "before Challenges all are readied"


def meet_twice(antagonist: str, *, tilted: int = 0, out: tuple[int, ...] = (), defeated: tuple[int, ...] = ()) -> Evening:
    """A Challenge of the last Story is about to be met; some have bowed out."""
    t = endgame(story="london-dread", antagonist=antagonist, challenges=["all-the-clocks-stop"], dread=10)
    t.people[0].items = [Item(card, True) for card in ("brandy", "tonic", "crowbar")[:tilted]]
    for seat in out + defeated:
        t.people[seat].out, t.people[seat].defeated = seat in out, seat in defeated
    return Evening(t)


@pytest.mark.rule("LD-195")
@pytest.mark.card("the-hollow-choir")
def test_the_hollow_choir_sings_for_those_who_left(fate: Fate) -> None:
    traits(fate)
    evening = meet_twice("the-hollow-choir", out=(1, 2), defeated=(3,))
    evening.play(Stay())
    evening.until("prompt-stay")
    assert bled(evening, "antagonist") == 2
    evening.play(BowOut())
    assert evening.prompt == "prompt-roller"
    assert bled(evening, "antagonist") == 2, "no further round was completed"
    evening = meet_twice("the-engine-beneath", out=(1, 2))
    evening.play(Stay(), seat=0)
    assert bled(evening.play(Stay(), seat=3) and evening.until("prompt-stay"), "antagonist") == 0


# ---------------------------------------------------------------------------------------------- Secrets


@pytest.mark.rule("LD-292")
def test_secrets_lie_face_down_and_are_drawn_from_the_top(fate: Fate) -> None:
    assert new_game(Options(story="the-letter"), 1).secrets == []
    orders = {tuple(card.face for card in new_game(Options(story="calypsos-bargain"), seed).secrets) for seed in range(8)}
    assert len(orders) > 1
    assert all(sorted(order) == sorted([TRUE_NAME, SONG, DOOR]) for order in orders)
    fate.dice(*[True] * 4, *[False] * 9)
    evening = plot(fate, "safe-number-nine", "milton,basil,murphy,maria", here=2)
    top = evening.t.secrets[-1].face
    evening.until("prompt-share-secret", lambda options: options[-1])
    assert evening.options() == (Give(0), Give(1))
    evening.play(Give(1))
    assert [person.secrets for person in evening.t.people] == [[], [top], [], []]
    assert evening.view(0).people[1].secrets == [top]
    assert len(evening.t.secrets) == 2


@pytest.mark.rule("LD-292")
def test_when_no_secret_is_left_nothing_is_gained_and_those_held_stay(fate: Fate) -> None:
    fate.dice(*[True] * 4, *[False] * 9)
    traits(fate)
    t = plot_table("safe-number-nine", "milton,basil,murphy,maria", here=2)
    t.people[3].secrets, t.secrets = [card.face for card in t.secrets], []
    evening = Evening(t)
    evening.play(Investigate("west-1", (0, 1)))
    evening.until("prompt-hour")
    assert [len(person.secrets) for person in evening.t.people] == [0, 0, 0, 3]
    assert evening.seen(event.SecretGained) == []


@pytest.mark.rule("LD-165", "LD-292")
def test_the_secrets_of_the_defeated_are_lost(fate: Fate) -> None:
    fate.trauma("injured")
    evening = meet(fate, 0, "the-sewer-rises", flips=METZ, ill={0: ["injured"]}, secrets={0: [TRUE_NAME]})
    assert evening.seen(event.Defeated)
    assert evening.t.people[0].secrets == []
    assert TRUE_NAME in evening.t.gone


@pytest.mark.rule("LD-212", "LD-298")
@pytest.mark.parametrize(("track", "target"), [(0, 1), (5, 1), (20, 3)])
@pytest.mark.card("the-kings-true-name")
def test_the_true_name_lowers_the_target_by_two(fate: Fate, track: int, target: int) -> None:
    evening = showdown(story="calypsos-bargain", secrets={2: [TRUE_NAME]}, dread=track)
    assert evening.options(2) == (Confide(TRUE_NAME), Done())
    evening.play(Confide(TRUE_NAME))
    assert evening.seen(event.TargetLowered) == [event.TargetLowered(target)]
    fate.dice(*[False] * 4)
    assert evening.until("nothing").seen(event.ShowdownEnded) == [event.ShowdownEnded(0, target)]
    assert (evening.t.people[2].secrets, evening.t.gone) == ([], [TRUE_NAME])


@pytest.mark.rule("LD-298")
@pytest.mark.card("the-kings-true-name")
def test_the_true_name_is_spent_before_the_first_die(fate: Fate) -> None:
    fate.dice(*[False] * 4)
    evening = showdown(story="calypsos-bargain", secrets={2: [TRUE_NAME]}, items={2: ["lucky-sovereign"]}, dread=20)
    evening.play(Done(), Act(2))
    assert Confide(TRUE_NAME) not in evening.options(2)
    evening = meet(fate, 2, "the-sewer-rises", secrets={2: [TRUE_NAME]}, items={2: ["brandy"]})
    assert Confide(TRUE_NAME) not in evening.options(2)


@pytest.mark.rule("LD-292", "LD-337")
@pytest.mark.parametrize("card", ["the-kings-guard", "every-man-has-a-price", "the-sewer-rises"])
@pytest.mark.card("the-song-that-stops-clocks")
def test_the_song_ignores_a_penalty_of_anybody(fate: Fate, card: str) -> None:
    evening = meet(fate, 0, card, secrets={3: [SONG]}, items={0: ["chalk-circle"]}, dread=10)
    evening.play(Leave())
    assert evening.prompt == "prompt-penalty"
    assert evening.options(3) == (Confide(SONG, 1), Done())
    assert evening.options(0) == ()
    evening.play(Confide(SONG, 1))
    person = evening.t.people[0]
    assert (person.conditions, len(person.items), evening.t.dread) == ([], 1, 10)


@pytest.mark.rule("LD-292")
def test_who_has_withdrawn_may_sing_and_who_is_in_the_chapter_may_not(fate: Fate) -> None:
    traits(fate)
    t = endgame(story="calypsos-bargain", challenges=["the-kings-guard"], secrets={3: [SONG]})
    t.people[3].out = True
    evening = stay(Evening(t))
    evening.until("prompt-penalty", lambda options: options[-1])
    evening.play(Confide(SONG, 1))
    assert evening.seen(event.Ignored) == [event.Ignored(evening.seen(event.ChallengeMet)[0].seat, "penalty")]
    fate.dice(*[False] * 9)
    t = plot_table("a-debt-in-limehouse")
    t.people[0].secrets = [SONG]
    traits(fate)
    evening = Evening(t)
    evening.play(Investigate("west-1", (0,)))
    assert evening.t.people[0].conditions == ["injured"]


@pytest.mark.rule("LD-219", "LD-292")
@pytest.mark.card("the-door-behind-the-mirror")
def test_the_door_passes_a_challenge_unmet(fate: Fate) -> None:
    traits(fate)
    t = endgame(story="calypsos-bargain", challenges=["the-kings-guard"], secrets={1: [DOOR]})
    evening = Evening(t)
    assert Confide(DOOR) not in evening.options(1)
    stay(evening)
    assert evening.prompt == "prompt-pass"
    assert evening.seen(event.ChallengeRevealed) == []
    assert evening.options(1) == (Confide(DOOR), Done())
    evening.play(Confide(DOOR))
    assert evening.seen(event.ChallengeRevealed) == [event.ChallengeRevealed("the-kings-guard")]
    person = evening.t.people[1]
    assert (person.dice, len(person.hand), person.secrets) == (2, 1, [])
    assert evening.options() == (Act(0), Act(2), Act(3))
    assert evening.seen(event.PersonalityFlipped) == []


@pytest.mark.rule("LD-292")
@pytest.mark.card("the-door-behind-the-mirror")
def test_only_who_is_in_opens_the_door() -> None:
    t = endgame(story="calypsos-bargain", challenges=["the-kings-guard"], secrets={1: [DOOR]})
    t.people[1].out = True
    evening = stay(Evening(t))
    assert evening.prompt == "prompt-challenger"
    assert evening.t.people[1].dice == 1


# ---------------------------------------------------------------------------------------------- Goons


def goons(harass: str, shown: dict[str, str], here: str, **more: Any) -> State:
    """The first two Characters stand at `here`; a Goon is in the North."""
    t = day(story="london-dread", shown=shown, at=[here, here, "west-1", "west-1"], stage="cases", **more)
    t.goons = {"north": harass}
    return t


@pytest.mark.rule("LD-294")
def test_three_goons_stand_where_nobody_starts_and_three_others_in_the_second_chapter() -> None:
    t = new_game(Options(story="london-dread"), 4)
    run(lay_out(t))
    first = dict(t.goons)
    assert [*first] == ["north", "south", "east"]
    t.chapter = 2
    run(lay_out(t))
    assert {*first.values(), *t.goons.values()} == {*GOONS}
    assert {tuple(new_one.goons.values()) for new_one in map(laid_out, range(6))} != {tuple(first.values())}
    assert laid_out(1, "the-letter").goons == {}


def laid_out(seed: int, story: str = "london-dread") -> State:
    t = new_game(Options(story=story), seed)
    run(lay_out(t))
    return t


@pytest.mark.rule("LD-294", "LD-297")
@pytest.mark.parametrize("goon", GOONS)
def test_a_goon_is_investigated_on_the_streets_like_a_dread_card(goon: str) -> None:
    t = goons(goon, {}, "north-streets", items={0: ["fortune-tellers-charm", "crowbar"], 1: ["holy-water"]})
    evening = Evening(t)
    assert Investigate("north-streets", (0, 1)) in evening.options()
    evening.play(
        Investigate("north-streets", (0, 1)), Deplete("fortune-tellers-charm"), Deplete("crowbar"), Deplete("holy-water")
    )
    need = {"the-tin-bishop": 5, "brother-marrow": 5}.get(goon, 4)
    evening.play(Compare())
    solved, failed = evening.seen(event.DreadSolved), evening.seen(event.DreadFailed)
    assert bool(solved) == ((solved or failed)[0].points >= need)
    assert solved
    assert evening.t.goons == {}
    assert [card.face for card in evening.t.deck] == [goon]
    assert evening.t.solved == [goon]


@pytest.mark.rule("LD-294")
@pytest.mark.parametrize(("goon", "need"), [("the-widow-scrimshaw", 4), ("the-tin-bishop", 5)])
def test_a_goon_that_is_not_overcome_stays(goon: str, need: int) -> None:
    evening = Evening(goons(goon, {}, "north-streets"))
    evening.play(Investigate("north-streets", (0, 1)), Compare())
    assert evening.seen(event.DreadFailed)[0].points < need
    assert evening.t.goons == {"north": goon}


@pytest.mark.rule("LD-294", "LD-297")
@pytest.mark.parametrize("goon", ["knuckle-duster-ned", "the-widow-scrimshaw"])
@pytest.mark.card("knuckle-duster-ned", "the-widow-scrimshaw")
def test_dread_cards_are_harder_in_the_area_of_some(goon: str) -> None:
    for place, other, success in (("north-2", False, False), ("west-2", False, True), ("north-2", True, True)):
        t = goons(goon, {place: "bruiser"}, place)
        t.people[1].place = "west-6"
        if other:
            t.goons = {"south": goon}
        evening = Evening(t)
        evening.play(Investigate(place, (0,)), Compare())
        assert bool(evening.seen(event.DreadSolved)) == success


@pytest.mark.rule("LD-294", "LD-297", "LD-338")
@pytest.mark.parametrize("goon", ["jeremiah-knell", "the-tin-bishop"])
@pytest.mark.card("jeremiah-knell", "the-tin-bishop")
def test_everybody_is_wearier_at_plot_cards_in_the_area_of_some(fate: Fate, goon: str) -> None:
    for area, dice in (("north", [2, 1]), ("west", [3, 2])):
        traits(fate)
        fate.dice(*[True] * 9)
        t = goons(goon, {}, f"{area}-2")
        show(t, f"{area}-2", "thirteen-strikes")
        evening = Evening(t)
        evening.play(Investigate(f"{area}-2", (0, 1)))
        evening.until("prompt-share-item", lambda options: Act(0) if Act(0) in options else options[-1])
        assert [len(news.dice) for news in evening.seen(event.DiceRolled)] == dice
    fate.trauma("dread-1")
    traits(fate, **METZ)
    t = goons(goon, {}, "north-1")
    show(t, "north-1", "thirteen-strikes")
    evening = Evening(t)
    evening.play(Investigate("north-1", (0, 1)))
    evening.until("prompt-suffer", lambda options: options[-1])
    assert 0 not in [news.seat for news in evening.seen(event.DiceRolled)]


@pytest.mark.rule("LD-294", "LD-297", "LD-126")
@pytest.mark.card("sal-nightingale")
def test_nobody_depletes_items_where_sal_nightingale_is() -> None:
    goon = "sal-nightingale"
    for place, may in (("north-2", False), ("west-2", True)):
        evening = Evening(goons(goon, {place: "bruiser"}, place, items={0: ["holy-water"]}))
        evening.play(Investigate(place, (0, 1)))
        assert Use("holy-water") in evening.options(0)
        assert (Deplete("holy-water") in evening.options(0)) == may
        refusal = RULES.explain(evening.t, 0, Deplete("holy-water"))
        assert (refusal is None) == may
    evening = Evening(goons(goon, {}, "north-streets", items={0: ["holy-water"]}))
    evening.play(Investigate("north-streets", (0, 1)))
    assert Deplete("holy-water") in evening.options(0), "while she is investigated herself"


@pytest.mark.rule("LD-294", "LD-297")
@pytest.mark.parametrize("how", ["failed", "walked away", "left", "solved"])
@pytest.mark.card("brother-marrow")
def test_brother_marrow_makes_what_is_left_undone_bleed(how: str) -> None:
    t = goons("brother-marrow", {"north-2": "bruiser", "north-3": "pale-hounds", "west-1": "rats-in-the-rookery"}, "north-2")
    t.people[1].place = "west-6"
    if how == "failed":
        t.shown["north-2"] = "bodies-in-the-fog"
    evening = Evening(t)
    if how == "left":
        evening.play(Done())
    else:
        evening.play(Investigate("north-2", (0,)), Leave() if how == "walked away" else Compare(), Done())
    assert evening.prompt == "prompt-hour"
    assert bled(evening, "goon") == (0 if how == "solved" else 1)


@pytest.mark.rule("LD-295")
def test_goons_left_over_raise_dread_and_are_put_aside(fate: Fate) -> None:
    t = day(story="london-dread", phase="close", done=["beneath-the-monument"], respite=False)
    t.dark, left = {}, [*t.goons.values()]
    evening = Evening(t).until("prompt-ready")
    assert bled(evening, "goon") == 2 * 3
    assert evening.t.gone == left
    assert not {*left} & {*evening.t.goons.values()}


@pytest.mark.rule("LD-340")
def test_who_is_called_away_leaves_the_goon_alone() -> None:
    t = goons("brother-marrow", {"north-2": "bruiser"}, "north-2", items={0: ["police-whistle"]})
    t.people[1].place = "north-streets"
    evening = Evening(t)
    assert Investigate("north-streets", (1,)) in evening.options()
    evening.play(Investigate("north-2", (0,)), Deplete("police-whistle"))
    assert evening.t.people[1].place == "north-2"
    evening.play(Compare())
    assert evening.prompt == "prompt-hour"
    evening.play(Go())
