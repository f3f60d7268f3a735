"""The Endgame: how it is set up, who stays in, and how a Challenge is met (LD-185 to LD-209, LD-219)."""

from typing import Any

import pytest

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import HiddenError
from game.rules.london import event
from game.rules.london.choice import Act, BowOut, Compare, Deplete, Die, Give, Leave, Play, Spend, Stay, Use
from game.rules.london.tables.cards import TEAMS, challenge_cards, personality_cards, plot_cards
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import TEAM, endgame, meet, stay, through, traits

ARSENAL = (
    ["campaign-medal", "holy-water", "crowbar", "museum-pass", "skeleton-keys", "phonograph", "dynamite", "grimoire-leaf"],
    ["brandy", "saints-knucklebone", "iron-knuckles", "bulls-eye-lantern", "bribe-money", "evening-dress", "galvanic-battery", "chalk-circle"],
    ["police-whistle", "silver-crucifix", "clasp-knife", "baedeker-of-the-underworld", "gamblers-dice", "forged-papers", "elephant-gun"],
    ["sword-cane", "tonic", "laudanum", "opera-glasses", "field-surgeons-kit", "witch-bottle"],
)  # fmt: skip


def at_nightfall(characters: str = TEAM, **more: Any) -> Evening:
    """The last Chapter of The Letter is over, and the Endgame is about to be set up."""
    t = day(characters, phase="close", done=plot_cards("the-letter", 1), **more)
    t.dark = {}
    return Evening(t).until("prompt-stay")


def hands(evening: Evening) -> list[int]:
    return [len(person.hand) for person in evening.t.people]


# ---------------------------------------------------------------------------------------------- set-up


@pytest.mark.rule("LD-185", "LD-186")
def test_everybody_is_there_wherever_he_was_and_the_antagonist_stands_up() -> None:
    at = ["west-1", "east-2", "north-streets", "south-6"]
    evening = at_nightfall(at=at)
    assert evening.seen(event.EndgameBegan) == [event.EndgameBegan("the-correspondent")]
    for seat in range(4):
        assert evening.options(seat) == (Stay(), BowOut())
    assert evening.t.phase == "endgame"


@pytest.mark.rule("LD-187", "LD-255")
def test_the_six_challenges_are_shuffled_and_unknown() -> None:
    orders = set()
    for seed in range(4):
        t = at_nightfall(seed=seed).t
        orders.add(tuple(card.face for card in t.challenges))
        assert {card.face for card in t.challenges} == {*challenge_cards("the-letter")}
    assert len(orders) > 1
    for card in at_nightfall().view(0, 1, 2, 3).challenges:
        with pytest.raises(HiddenError):
            _ = card.face


@pytest.mark.rule("LD-188", "LD-192", "LD-254")
@pytest.mark.parametrize(("leader", "counts"), [(0, [2, 2, 1, 1]), (2, [1, 1, 2, 2]), (3, [2, 1, 1, 2])])
def test_the_investigation_deck_is_dealt_out_from_the_leader_round(leader: int, counts: list[int]) -> None:
    deck = ["cool-nerve", "gallantry", "cipher-and-key", "a-steady-hand", "not-tonight", "bruiser"]
    t = day(phase="close", done=plot_cards("the-letter", 1), deck=deck)
    t.dark, t.leader, t.solved = {}, leader, ["bruiser"]
    evening = Evening(t).until("prompt-stay")
    assert hands(evening) == counts
    assert sorted(card for person in evening.t.people for card in person.hand) == sorted(deck)
    assert (evening.t.deck, evening.t.solved) == ([], [])
    assert evening.view(0).people[3].hand == evening.t.people[3].hand


@pytest.mark.rule("LD-188")
def test_the_investigation_deck_is_shuffled_before_it_is_dealt() -> None:
    deck = ["cool-nerve", "gallantry", "cipher-and-key", "a-steady-hand"]
    dealt = {tuple(at_nightfall(deck=deck, seed=seed).t.people[0].hand) for seed in range(8)}
    assert len(dealt) > 1


@pytest.mark.rule("LD-189", "LD-206", "LD-208")
@pytest.mark.parametrize(("characters", "dice"), [("basil,maria", 2), ("basil,maria,milton", 2), (TEAM, 1)])
def test_everybody_begins_with_his_dice(characters: str, dice: int) -> None:
    evening = at_nightfall(characters)
    assert [person.dice for person in evening.t.people] == [dice] * len(characters.split(","))


@pytest.mark.rule("LD-050", "LD-189", "LD-194")
def test_without_allies_two_players_have_four_characters_who_decide_for_themselves() -> None:
    evening = at_nightfall(TEAM, seats=2, allies=False, deck=["cool-nerve", "gallantry", "cipher-and-key", "a-steady-hand"])
    assert [person.dice for person in evening.t.people] == [1, 1, 1, 1]
    assert hands(evening) == [1, 1, 1, 1]
    for seat in range(4):
        assert evening.options(seat) == (Stay(), BowOut())
    assert TEAMS[len(evening.t.people)].challenges == 3


# ---------------------------------------------------------------------------------------------- in or out


@pytest.mark.rule("LD-219", "LD-195")
def test_everybody_says_in_or_out_before_each_challenge_and_may_change_his_mind() -> None:
    evening = Evening(endgame(challenges=["endure-the-pain"]))
    assert evening.prompt == "prompt-stay"
    for seat, choice in ((0, BowOut()), (1, Stay()), (0, Stay()), (1, BowOut()), (2, Stay())):
        evening.play(choice, seat=seat)
    assert evening.seen(event.ChallengeRevealed) == []
    evening.play(Stay(), seat=3)
    assert evening.seen(event.ChallengeRevealed) == [event.ChallengeRevealed("endure-the-pain")]
    assert [person.out for person in evening.t.people] == [False, True, False, False]
    assert evening.options() == (Act(0), Act(2), Act(3))


@pytest.mark.rule("LD-195", "LD-196")
def test_who_bows_out_stays_out_and_keeps_everything(fate: Fate) -> None:
    evening = Evening(
        endgame(items={1: ["crowbar"]}, hands={1: ["cool-nerve"]}, challenges=["endure-the-pain", "read-it-backwards"])
    )
    for seat, choice in enumerate((Stay(), BowOut(), Stay(), Stay())):
        evening.play(choice, seat=seat)
    traits(fate)
    evening.until("prompt-stay")
    assert [evening.options(seat) for seat in (0, 1)] == [(Stay(), BowOut()), ()]
    person = evening.t.people[1]
    assert ([item.id for item in person.items], person.hand, person.dice) == (["crowbar"], ["cool-nerve"], 1)
    for seat in (0, 2, 3):
        evening.play(Stay(), seat=seat)
    assert evening.t.faced == ["endure-the-pain", "read-it-backwards"]
    assert 1 not in [news.seat for news in evening.seen(event.PersonalityFlipped)]
    assert Act(1) in through(evening, "prompt-roller").options()


@pytest.mark.rule("LD-204", "LD-198")
def test_when_nobody_is_in_the_other_challenges_are_skipped() -> None:
    evening = Evening(endgame())
    for seat in range(4):
        evening.play(BowOut(), seat=seat)
    assert evening.prompt == "prompt-roller"
    assert evening.seen(event.ChallengeRevealed) == []


def play_through(fate: Fate, characters: str) -> Evening:
    """Everybody stays in to the end, with all Items and Confidence cards of the game, and does what it takes."""
    names = characters.split(",")
    for name in names:
        fate.faces[f"personality-{name}"] = [0] * 6
    assert all(personality_cards(name)[0] for name in names)
    confidence = [card.face for card in day().confidence]
    held = {seat: confidence[seat :: len(names)] for seat in range(len(names))}
    evening = Evening(endgame(characters, items=dict(enumerate(ARSENAL[: len(names)])), hands=held))

    def pick(options: tuple[Choice, ...]) -> Choice:
        first = {type(option): option for option in reversed(options)}
        return next(first[kind] for kind in (Compare, Stay, Use, Play, Done, Act, Leave, Die) if kind in first)

    return through(evening, "prompt-roller", pick)


@pytest.mark.rule("LD-EX-22", "LD-191", "LD-197", "LD-198", "LD-201", "LD-206", "LD-208", "LD-209", "LD-284")
@pytest.mark.parametrize(
    ("characters", "challenges", "dice"), [("sturmer,milton", 6, 16), ("sturmer,milton,jacqueline", 3, 15), (TEAM, 3, 16)]
)
def test_the_most_dice_that_can_be_earned(fate: Fate, characters: str, challenges: int, dice: int) -> None:
    evening = play_through(fate, characters)
    assert len(evening.t.faced) == len({*evening.t.faced}) == challenges
    assert len(evening.seen(event.ChallengeMet)) == challenges * len(characters.split(","))
    assert sum(person.dice for person in evening.t.people) == dice


# ---------------------------------------------------------------------------------------------- meeting one


@pytest.mark.rule("LD-199", "LD-120")
def test_a_challenge_takes_a_flip_and_points_but_no_dice(fate: Fate) -> None:
    evening = meet(fate, 0, "endure-the-pain", items={0: ["holy-water", "campaign-medal"]})
    assert evening.seen(event.PersonalityFlipped) == [event.PersonalityFlipped(0, "musician")]
    assert (Compare() in evening.options(0), Leave() in evening.options(0)) == (False, True)
    evening.play(Use("holy-water"))
    assert (Compare() in evening.options(0), Leave() in evening.options(0)) == (True, False)
    evening.play(Compare())
    assert evening.seen(event.ChallengeMet) == [event.ChallengeMet(0, "endure-the-pain", 5, True)]
    assert evening.seen(event.DiceRolled) == []


@pytest.mark.rule("LD-200")
def test_hand_cards_are_chosen_and_all_their_matching_icons_count(fate: Fate) -> None:
    hand = ["into-the-lions-den", "cipher-and-key", "bruiser"]
    evening = meet(fate, 3, "endure-the-pain", hands={3: hand, 0: ["not-tonight"]})
    assert {*evening.options(3)} == {*map(Play, hand), Leave()}
    evening.play(Play("cipher-and-key"))
    assert Leave() in evening.options(3)
    evening.play(Play("bruiser"), Compare())
    assert evening.seen(event.ChallengeMet)[0].points == 2 + 1 + 2
    assert evening.t.people[3].hand == ["into-the-lions-den"]
    assert evening.t.gone == ["cipher-and-key", "bruiser"]


@pytest.mark.rule("LD-128", "LD-200")
def test_nobody_helps_at_the_challenge_of_another(fate: Fate) -> None:
    evening = meet(fate, 0, "endure-the-pain", items={1: ["holy-water"]}, virtue=1)
    assert [evening.options(seat) for seat in (1, 2, 3)] == [(), (), ()]
    assert Spend(1) in evening.options(0)


@pytest.mark.rule("LD-202")
def test_the_players_choose_the_order_and_each_encounter_is_completed(fate: Fate) -> None:
    evening = meet(fate, 2, "endure-the-pain", items={2: ["crowbar"]})
    assert evening.prompt == "prompt-challenge"
    evening.play(Leave())
    assert evening.t.people[2].items[0].tilted is False, "one may choose to fail and spend nothing"
    assert evening.t.people[2].conditions == ["injured"]
    assert evening.options() == (Act(0), Act(1), Act(3))


@pytest.mark.rule("LD-127", "LD-133", "LD-128")
def test_in_the_endgame_items_are_used_and_depleted(fate: Fate) -> None:
    evening = meet(fate, 0, "endure-the-pain", items={0: ["holy-water", "gamblers-dice"]})
    assert Deplete("gamblers-dice") not in evening.options(0)
    evening.play(Deplete("holy-water"), Compare())
    assert evening.seen(event.ChallengeMet)[0].points == 4 + 3
    assert "holy-water" in evening.t.discards


@pytest.mark.rule("LD-EX-27", "LD-193", "LD-153")
def test_what_is_gained_in_the_endgame_goes_to_those_still_in(fate: Fate) -> None:
    traits(fate)
    evening = Evening(endgame(challenges=["endure-the-pain"], items={0: ["opera-glasses"]}))
    for seat, choice in enumerate((Stay(), Stay(), BowOut(), Stay())):
        evening.play(choice, seat=seat)
    evening.play(Act(0), Deplete("opera-glasses"))
    assert evening.prompt == "prompt-share-virtue"
    assert evening.options() == (Give(0), Give(1), Give(3))
    evening.play(Give(3))
    assert [person.virtue for person in evening.t.people] == [0, 0, 0, 1]


@pytest.mark.rule("LD-203", "LD-201")
def test_confidence_won_at_a_challenge_is_ones_own(fate: Fate) -> None:
    evening = meet(fate, 3, "burn-the-envelope", hands={3: ["not-tonight", "we-have-come-this-far", "by-god-it-worked"]})
    top = evening.t.confidence[-1].face
    evening.play(Play("not-tonight"), Play("we-have-come-this-far"), Play("by-god-it-worked"))
    assert [person.hand for person in evening.t.people] == [[], [], [], [top]]
    assert evening.t.people[3].dice == 2


@pytest.mark.rule("LD-196", "LD-198")
def test_after_the_third_challenge_the_showdown_follows(fate: Fate) -> None:
    evening = play_through(fate, TEAM)
    kinds = [type(news) for news in evening.events]
    assert kinds.count(event.ChallengeRevealed) == 3
    assert kinds.index(event.ShowdownBegan) > max(where for where, kind in enumerate(kinds) if kind is event.ChallengeMet)
    assert len(evening.t.challenges) == 3


@pytest.mark.rule("LD-197")
def test_everybody_who_is_in_meets_the_same_challenge(fate: Fate) -> None:
    evening = stay(Evening(endgame(challenges=["read-it-backwards"])))
    traits(fate)
    evening.until("prompt-stay")
    met = [(news.seat, news.card) for news in evening.seen(event.ChallengeMet)]
    assert sorted(met) == [(seat, "read-it-backwards") for seat in range(4)]
