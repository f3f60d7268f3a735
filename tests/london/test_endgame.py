"""The Endgame: who stays in, the 24 Challenges, the Final Showdown, and what a win is worth (LD-185 to LD-229)."""

from typing import Any

import pytest

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import HiddenError
from game.rules.london import event
from game.rules.london.choice import Act, BowOut, Compare, Die, Leave, Pick, Play, Stay, Use
from game.rules.london.tables.cards import CHALLENGES, CONFIDENCE, TEAMS, challenge_cards, personality_cards, plot_cards
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate, day
from tests.london.scenes import TEAM, endgame, meet, through
from tests.london.tales import faults, scene
from tests.sweep import each

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


@pytest.mark.rule("LD-187", "LD-255", "LD-188")
def test_the_six_challenges_and_the_investigation_deck_are_shuffled() -> None:
    orders = set()
    for seed in range(4):
        t = at_nightfall(seed=seed).t
        orders.add(tuple(card.face for card in t.challenges))
        assert {card.face for card in t.challenges} == {*challenge_cards("the-letter")}
    assert len(orders) > 1
    for card in at_nightfall().view(0, 1, 2, 3).challenges:
        with pytest.raises(HiddenError):
            _ = card.face
    # the investigation deck is shuffled before it is dealt
    deck = ["cool-nerve", "gallantry", "cipher-and-key", "a-steady-hand"]
    dealt = {tuple(at_nightfall(deck=deck, seed=seed).t.people[0].hand) for seed in range(8)}
    assert len(dealt) > 1


@pytest.mark.rule("LD-188", "LD-192", "LD-254")
@each(("leader", "counts"), [(0, [2, 2, 1, 1]), (2, [1, 1, 2, 2]), (3, [2, 1, 1, 2])])
def test_the_investigation_deck_is_dealt_out_from_the_leader_round(leader: int, counts: list[int]) -> None:
    deck = ["cool-nerve", "gallantry", "cipher-and-key", "a-steady-hand", "not-tonight", "bruiser"]
    t = day(phase="close", done=plot_cards("the-letter", 1), deck=deck)
    t.dark, t.leader, t.solved = {}, leader, ["bruiser"]
    evening = Evening(t).until("prompt-stay")
    assert hands(evening) == counts
    assert sorted(card for person in evening.t.people for card in person.hand) == sorted(deck)
    assert (evening.t.deck, evening.t.solved) == ([], []) and evening.view(0).people[3].hand == evening.t.people[3].hand


@pytest.mark.rule("LD-189", "LD-206", "LD-208")
@each(("characters", "dice"), [("basil,maria", 2), ("basil,maria,milton", 2), (TEAM, 1)])
def test_everybody_begins_with_his_dice(characters: str, dice: int) -> None:
    assert [person.dice for person in at_nightfall(characters).t.people] == [dice] * len(characters.split(","))


@pytest.mark.rule("LD-050", "LD-189", "LD-194", "LD-209")
def test_without_allies_two_players_have_four_characters_who_decide_for_themselves() -> None:
    evening = at_nightfall(TEAM, seats=2, allies=False, deck=["cool-nerve", "gallantry", "cipher-and-key", "a-steady-hand"])
    assert [person.dice for person in evening.t.people] == [1, 1, 1, 1] and hands(evening) == [1, 1, 1, 1]
    for seat in range(4):
        assert evening.options(seat) == (Stay(), BowOut())
    assert TEAMS[len(evening.t.people)].challenges == 3


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


@pytest.mark.rule("LD-EX-22", "LD-191", "LD-196", "LD-197", "LD-198", "LD-201", "LD-206", "LD-208", "LD-209", "LD-284")
@each(("characters", "challenges", "dice"), [("sturmer,milton", 6, 16), ("sturmer,milton,jacqueline", 3, 15), (TEAM, 3, 16)])
def test_the_most_dice_that_can_be_earned(fate: Fate, characters: str, challenges: int, dice: int) -> None:
    evening = play_through(fate, characters)
    assert len(evening.t.faced) == len({*evening.t.faced}) == challenges
    assert len(evening.seen(event.ChallengeMet)) == challenges * len(characters.split(","))
    assert sum(person.dice for person in evening.t.people) == dice
    kinds = [type(news) for news in evening.events]
    assert kinds.index(event.ShowdownBegan) > max(where for where, kind in enumerate(kinds) if kind is event.ChallengeMet)
    assert len(evening.t.challenges) == 6 - challenges


@pytest.mark.rule("LD-120", "LD-127", "LD-128", "LD-133", "LD-153", "LD-185", "LD-186", "LD-193", "LD-195", "LD-196", "LD-197")
@pytest.mark.rule("LD-198", "LD-199", "LD-200", "LD-201", "LD-202", "LD-203", "LD-204", "LD-219", "LD-EX-27")
def test_how_a_challenge_is_met(fate: Fate) -> None:
    tales = """
    everybody is there wherever he was, and the Antagonist stands up [close; at=west-1,east-2,north-streets,south-6]
      ChapterEnded(1) EndgameBegan(the-correspondent) HandDealt(0,/1,/2,/3,) DieEarned(0,1/1,1/2,1/3,1) stay? {Stay/BowOut}
    a Challenge takes a flip and points but no dice [meet 0 endure-the-pain; items=0:holy-water,campaign-medal] challenge?
      {0:Use(holy-water)/Deplete(holy-water)/Use(campaign-medal)/Deplete(campaign-medal)/Leave} =Use(holy-water)
      IconsAdded(0,spirit) challenge? {0:Use(campaign-medal)/Deplete(campaign-medal)/Compare} =Compare ChallengeMet(0,5,F)
      DieEarned(0,2) challenger?
    hand cards are chosen, and all their matching icons count [meet 3 endure-the-pain;
      hands=3:into-the-lions-den,cipher-and-key,bruiser 0:not-tonight] challenge?
      {3:Play(bruiser/cipher-and-key/into-the-lions-den)/Leave} =Play(cipher-and-key) IconsAdded(3,guile+lore) challenge?
      {3:Play(bruiser/into-the-lions-den)/Leave} =Play(bruiser) IconsAdded(3,strength+courage+impact) challenge?
      {3:Play(into-the-lions-den)/Compare} =Compare ChallengeMet(3,5,F) DieEarned(3,2) challenger? | gone=cipher-and-key+bruiser
      3.hand=into-the-lions-den
    nobody helps at the Challenge of another [meet 0 endure-the-pain; items=1:holy-water; virtue=1] challenge? {0:Spend(1)/Leave}
    one may choose to fail and spend nothing [meet 2 endure-the-pain; items=2:crowbar] challenge?
      {2:Use(crowbar)/Deplete(crowbar)/Leave} =Leave ChallengeMet(2,1,-) ConditionGained(2,injured) challenger? {Act(0/1/3)}
    Items are used and depleted, but not for dice [meet 0 endure-the-pain; items=0:holy-water,gamblers-dice] challenge?
      {0:Use(holy-water)/Deplete(holy-water)/Use(gamblers-dice)/Leave} =Deplete(holy-water) IconsAdded(0,spirit+spirit+spirit)
      challenge? =Compare ChallengeMet(0,7,F) DieEarned(0,2) challenger?
    Confidence won at a Challenge is one's own [meet 3 burn-the-envelope;
      hands=3:not-tonight,we-have-come-this-far,by-god-it-worked] challenge? =Play(not-tonight) IconsAdded(3,wild) challenge?
      =Play(we-have-come-this-far) IconsAdded(3,wild) challenge? =Play(by-god-it-worked) IconsAdded(3,wild) ChallengeMet(3,5,F)
      DieEarned(3,2) HandDealt(3,into-the-lions-den) challenger? | gone=not-tonight+we-have-come-this-far+by-god-it-worked
      3.hand=into-the-lions-den
    before each Challenge everybody says in or out, until the last has said it [challenge endure-the-pain] stay? {Stay/BowOut}
      =0:BowOut stay? =1:Stay stay? =0:Stay stay? =1:BowOut stay? =2:Stay stay? =3:Stay ChallengeRevealed challenger? {Act(0/2/3)}
    who is out stays out and keeps everything, and all others meet the same Challenge [challenge endure-the-pain;
      hands=1:cool-nerve; items=1:crowbar; defeated=23] stay? =0:Stay stay? =1:BowOut ChallengeRevealed ChallengeMet(0,4,-)
      ConditionGained(0,injured) stay? {0:Stay/BowOut} =Stay ChallengeRevealed(read-it-backwards) Trauma(0)
      DreadChanged(1,1,antagonist) TraumaRolled(0,injured) Defeated(0) ShowdownBegan(1) roller?
    where nobody is in no other Challenge is met [challenge endure-the-pain; items=1:crowbar; hands=1:cool-nerve] stay? =0:BowOut
      stay? =1:BowOut stay? =2:BowOut stay? =3:BowOut ShowdownBegan(1) roller? {Act(0/1/2/3)}
    all who are in meet the same Challenge one after the other [challenge read-it-backwards] stay? =0:Stay stay? =1:Stay stay?
      =2:Stay stay? =3:Stay ChallengeRevealed challenger? =Act(3) ChallengeMet(3,2,-) DreadChanged(1,1,card) challenger? =Act(0)
      ChallengeMet(0,1,-) DreadChanged(1,2,card) challenger? =Act(2) ChallengeMet(2,2,-) DreadChanged(1,3,card)
      ChallengeMet(1,3,-) DreadChanged(1,4,card) stay?
    gains are for those still in [meet 0 endure-the-pain; out=2; items=0:opera-glasses] challenge? =Deplete(opera-glasses)
      share-virtue? {Give(0/1/3)} =Give(3) VirtueGained(3) ChallengeMet(0,4,-) ConditionGained(0,injured) challenger?
    who has no Item loses none [meet 0 every-man-has-a-price; items=1:brandy] ChallengeMet(0,1,-) challenger?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-006", "LD-020", "LD-128", "LD-134", "LD-135", "LD-165", "LD-193", "LD-203", "LD-211", "LD-212", "LD-213")
@pytest.mark.rule("LD-214", "LD-215", "LD-216", "LD-217", "LD-218", "LD-220", "LD-221", "LD-223", "LD-260", "LD-261", "LD-284")
@pytest.mark.rule("LD-EX-16")
def test_rolls_items_and_virtue_in_the_showdown(fate: Fate) -> None:
    tales = """
    each rolls his own dice in turn [showdown; sheets=2143; items=2:crowbar,campaign-medal; dread=50] ShowdownBegan(11) roller?
      {Act(0/1/2/3)} =Act(2) DiceRolled(2,----) roller? {Act(0/1/3)} =Act(0) DiceRolled(0,--) roller? {Act(1/3)} =Act(3)
      DiceRolled(3,---) roller? {Act(1)} =Act(1) DiceRolled(1,-) ShowdownEnded(0,11) StoryLost(lost-showdown) lost-showdown(dread)
    Items change the own roll, and icons have no effect [showdown; items=0:lucky-sovereign,crowbar,fortune-tellers-charm
      1:clasp-knife; dread=50; dice=--F] ShowdownBegan(11) roller? =Act(1) DiceRolled(1,-) dice? {1:Deplete(clasp-knife)/Done}
      =Done roller? =Act(0) DiceRolled(0,-) dice? {0:Use(lucky-sovereign)/Deplete(lucky-sovereign)/Use(fortune-tellers-charm)/Done
      1:Deplete(clasp-knife)/Done} =Use(lucky-sovereign) DieTurned(0,0,F) dice? {0:Use(fortune-tellers-charm)/Done
      1:Deplete(clasp-knife)/Done}
    each decides after his roll and again after all have rolled [showdown; sheets=1001; items=0:service-revolver; dread=5;
      dice=--] ShowdownBegan(2) roller? =Act(0) DiceRolled(0,-) dice? {0:Use(service-revolver)/Deplete(service-revolver)/Done}
      =Done roller? =Act(3) DiceRolled(3,-) dice? {0:Use(service-revolver)/Deplete(service-revolver)/Done}
      =Deplete(service-revolver) FistAdded(0,1) ShowdownEnded(1,2) StoryLost(lost-showdown) lost-showdown(dread)
    Dread may be lowered <before the first roll|between two|after the last> [showdown; sheets=1001; items=3:saints-knucklebone;
      dread=6; dice=F-] ShowdownBegan(2) dice? {3:Deplete(saints-knucklebone)/Done} =<Deplete(saints-knucklebone)
      DreadChanged(-2,4,card)|Done|Done> roller? =Act(0) DiceRolled(0,F) <|dice? {3:Deplete(saints-knucklebone)/Done}
      =Deplete(saints-knucklebone) DreadChanged(-2,4,card)|dice? =Done> roller? =Act(3) DiceRolled(3,-) <||dice?
      =Deplete(saints-knucklebone) DreadChanged(-2,4,card)> ShowdownEnded(1,1) StoryWon(8) won-showdown(investigators) | score=8
    the phonograph lowers it and gives a card [showdown; sheets=0200; items=1:phonograph; dread=10; dice=FF] ShowdownBegan(3)
      dice? {1:Deplete(phonograph)/Done} =Deplete(phonograph) DreadChanged(-1,9,card) HandDealt(1,into-the-lions-den) roller?
      =Act(1) DiceRolled(1,FF) ShowdownEnded(2,2) StoryWon(5) won-showdown(investigators) | score=5
    Murphy rolls his dice again with Virtue [showdown; sheets=1112; virtue=1; dice=--FF] ShowdownBegan(1) roller? =Act(3)
      DiceRolled(3,--) dice? {3:Spend(1)/Done} =Spend(1) reroll? {3:Die(0/1)/Done} =Die(0) reroll? {3:Die(1)/Done} =Die(1)
      DieTurned(3,0,F/3,1,F) roller? {Act(0/1/2)}
    the defeated stay out, and the others win for all [showdown; sheets=0333; items=0:lucky-sovereign; virtue=1; dice=FFFFFFFFF]
      ShowdownBegan(1) roller? =Act(1) DiceRolled(1,FFF) roller? =Act(2) DiceRolled(2,FFF) roller? =Act(3) DiceRolled(3,FFF) dice?
      {3:Spend(1)/Done} =Done ShowdownEnded(9,1) StoryWon(42) won-showdown(investigators) | score=42
    the target grows with Dread [showdown; sheets=1000; dread=<0|4|5|9|17|23|25|50>; dice=-] ShowdownBegan(<1|1|2|2|4|5|6|11>)
      roller? =Act(0) DiceRolled(0,-) ShowdownEnded(0,<>) StoryLost(lost-showdown) lost-showdown(dread)
    too few FISTs of all together lose, and a defeat is worth nothing [showdown; sheets=2200; dread=10; dice=FF--;
      items=0:crowbar; virtue=1] ShowdownBegan(3) roller? =Act(0) DiceRolled(0,FF) roller? =Act(1) DiceRolled(1,--)
      ShowdownEnded(2,3) StoryLost(lost-showdown) lost-showdown(dread)
    <as many as the target win|and more of them; who had withdrawn takes part again> [showdown; sheets=2200; dread=10;
      dice=FFF<-|F>] ShowdownBegan(3) roller? =Act(0) DiceRolled(0,FF) roller? =Act(1) DiceRolled(1,F<>) ShowdownEnded(<3|4>,3)
      StoryWon(<8|11>) won-showdown(investigators) | score=<>
    a tilted Item counts for the score and a depleted one does not [showdown; sheets=1100;
      items=0:lucky-sovereign,service-revolver; dice=-FF] ShowdownBegan(1) roller? =Act(0) DiceRolled(0,-) dice?
      =Use(lucky-sovereign) DieTurned(0,0,F) dice? =Deplete(service-revolver) FistAdded(0,1) roller? =Act(1) DiceRolled(1,F)
      ShowdownEnded(3,1) StoryWon(17) won-showdown(investigators) | score=17
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-EX-17", "LD-220", "LD-221", "LD-222", "LD-223", "LD-224", "LD-225", "LD-226", "LD-228", "LD-229")
def test_the_score_of_the_worked_example(fate: Fate) -> None:
    words = "items=0:brandy,crowbar 1:tonic 2:museum-pass 3:holy-water,chalk-circle; hands=0:cool-nerve,gallantry 1:not-tonight "
    words += "2:cipher-and-key,a-steady-hand 3:bruiser; ill=0:injured,unhinged 2:injured 3:injured,unhinged; tokens=2001"
    _, evening, _ = scene(fate, f"showdown; sheets=4440; dread=23; dice=FFFFFFF-----; {words}")
    assert evening.until("nothing").seen(event.ShowdownEnded) == [event.ShowdownEnded(7, 5)]
    assert evening.t.score == {"survivors": 12, "fists": 6, "items": 12, "virtue": 4, "cards": 5, "conditions": 3}
    assert evening.seen(event.StoryWon) == [event.StoryWon(42)]


PRINTED = {title.split()[0]: cells for title, *cells in lines(figures.CHALLENGES)}
WILD = {"1": "spellcraft", "2": "courage", "3": "guile", "4": ""}
HERO = ["wild", "strength", "courage", "courage"]
"""Stürmer's sheet, and Musician."""


def first_meets(fate: Fate, code: str, **more: Any) -> Evening:
    """Stürmer is the first to meet a Challenge; no Antagonist interferes but the Caller, who makes it harder for the first."""
    card = next(row.id for row in CHALLENGES.values() if row.card == code)
    return meet(fate, 0, card, antagonist="the-engine-beneath" if code[2] == "4" else "", **more)


def counting(code: str, icons: list[str]) -> int:
    asked = [*PRINTED[code][0].split(), "wild", WILD[code[2]]]
    return sum(icon in asked for icon in icons)


@pytest.mark.rule("LD-197", "LD-199", "LD-200", "LD-201", "LD-203", "LD-207", "LD-291")
@each("code", PRINTED)
def test_a_challenge_is_passed_with_enough_matching_icons(fate: Fate, code: str) -> None:
    hand = [*CONFIDENCE][:-3]
    evening = first_meets(fate, code, hands={0: hand}, dread=10)
    need = int(PRINTED[code][1]) + (code[2] == "2")
    total, left = counting(code, HERO), [*hand]
    while total < need:
        assert Leave() in evening.options(0)
        assert Compare() not in evening.options(0)
        card = left.pop()
        total += counting(code, [*CONFIDENCE[card].icons])
        evening.play(Play(card))
    assert Compare() in evening.options(0)
    evening.play(Compare())
    assert evening.seen(event.ChallengeMet)[0] == event.ChallengeMet(0, evening.t.faced[0], total, True)
    gained = PRINTED[code][2] == "die 1 confidence"
    assert [(person.dice, len(person.hand)) for person in evening.t.people] == [(2, len(left) + gained), *[(1, 0)] * 3]
    assert (evening.t.people[0].conditions, evening.t.dread) == ([], 10)
    assert gained == (code in ("CH1-5", "CH1-6", "CH2-3", "CH2-5", "CH3-1", "CH3-5", "CH4-1", "CH4-3", "CH4-6"))


@pytest.mark.rule("LD-162", "LD-201")
@each("code", PRINTED)
def test_the_penalty_of_a_challenge(fate: Fate, code: str) -> None:
    evening = first_meets(fate, code, items={0: ["chalk-circle", "phonograph"], 1: ["brandy"]}, dread=10).after(Leave())
    person, kept = evening.t.people[0], 2
    match PRINTED[code][3].split():
        case ["you", "discard"]:
            assert evening.prompt == "prompt-lose-item"
            assert evening.options(0) == (Pick("chalk-circle"), Pick("phonograph"))
            evening.play(Pick("phonograph"))
            person, kept = evening.t.people[0], 1
            assert "phonograph" in evening.t.discards
            assert (person.conditions, evening.t.dread) == ([], 10)
        case ["you", condition]:
            assert (person.conditions, evening.t.dread) == ([condition], 10)
        case ["dread", change]:
            assert (person.conditions, evening.t.dread) == ([], 10 + int(change))
    assert (person.dice, person.hand, len(person.items)) == (1, [], kept)
    assert [(other.conditions, len(other.items)) for other in evening.t.people[1:]] == [([], 1), ([], 0), ([], 0)]


@pytest.mark.rule("LD-163", "LD-165", "LD-280")
@each("code", [code for code, cells in PRINTED.items() if cells[3].startswith("you ") and "discard" not in cells[3]])
def test_a_penalty_that_is_a_second_condition_defeats(fate: Fate, code: str) -> None:
    condition = PRINTED[code][3].split()[1]
    evening = first_meets(fate, code, items={0: ["chalk-circle"]}, ill={0: [condition]}).after(Leave())
    assert evening.seen(event.Defeated) == [event.Defeated(0)] and evening.t.people[0].dice == 0
