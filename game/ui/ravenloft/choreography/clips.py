"""Which clip shows which Event of Castle Ravenloft."""

from collections.abc import Callable, Sequence
from typing import Any

from game.match.trace import Moment
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.ui.ravenloft.choreography import blows, deals, quest_steps, steps
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.panels import last_roll
from game.ui.table.animation_queue import Clip

ClipMaker = Callable[[Director, Any], Clip]

SHOWN: dict[type[Event], ClipMaker] = {
    happened.AdventureBegan: deals.announced, happened.TurnBegan: deals.turn_began,
    happened.PhaseBegan: deals.logged, happened.Walked: steps.walked,
    happened.Relocated: steps.relocated, happened.MonsterMoved: steps.monster_moved,
    happened.DieRolled: blows.die_rolled, happened.Attacked: blows.attacked,
    happened.AttackFoiled: blows.foiled, happened.Damaged: blows.damaged,
    happened.Healed: blows.healed, happened.HeroFell: blows.hero_fell,
    happened.HeroRose: blows.hero_rose, happened.SurgeUsed: blows.surge_used,
    happened.ConditionGained: blows.condition_gained, happened.ConditionEnded: blows.condition_ended,
    happened.CardUsed: deals.card_used, happened.CardTurned: deals.logged,
    happened.BonusGained: deals.bonus_gained, happened.BonusEnded: deals.logged,
    happened.TileLaid: steps.tile_laid, happened.TileReturned: deals.spoken,
    happened.MonsterDrawn: deals.card_glimpsed, happened.MonsterDiscarded: deals.logged,
    happened.MonsterPlaced: steps.monster_placed, happened.MonsterActivated: deals.activated,
    happened.MonsterIdle: deals.idle, happened.MonsterSlept: deals.slept,
    happened.MonsterDestroyed: steps.monster_destroyed, happened.EncounterDrawn: deals.card_shown,
    happened.EncounterCancelled: deals.encounter_cancelled, happened.EncounterDiscarded: deals.spoken,
    happened.EnvironmentChanged: deals.environment_changed, happened.MarkerPlaced: steps.marker_placed,
    happened.MarkerRemoved: steps.marker_removed, happened.TrapDisabled: blows.trap_disabled,
    happened.TreasureDrawn: deals.card_shown, happened.ItemGained: deals.item_gained,
    happened.TreasureDiscarded: deals.treasure_discarded, happened.ExperienceGained: deals.experience,
    happened.ExperienceSpent: deals.experience, happened.LevelGained: deals.level_gained,
    happened.CardsSeen: deals.announced, happened.CardsArranged: deals.logged,
    happened.DrawReplaced: deals.spoken, happened.DeckShuffled: deals.logged,
    happened.DeckEmpty: deals.spoken, happened.SunMoved: deals.sun_moved,
    happened.ThingLaid: steps.monster_placed, happened.ThingDestroyed: steps.monster_destroyed,
    happened.TokenPlaced: steps.token_placed, happened.TokenTaken: steps.token_taken,
    happened.TokenTurned: quest_steps.token_turned, happened.TokenMoved: quest_steps.token_moved,
    happened.TokenRemoved: quest_steps.token_removed, happened.TokenDrawn: quest_steps.token_drawn,
    happened.Counted: quest_steps.counted, happened.HeroLeft: quest_steps.hero_left,
    happened.FigureLeft: quest_steps.figure_left, happened.LootKept: quest_steps.loot_kept,
    happened.PowerGained: quest_steps.power_gained, happened.MarkerGained: deals.marker_moved,
    happened.MarkerSpent: deals.marker_moved, happened.TurnEnded: deals.logged,
    happened.Won: deals.told, happened.Lost: deals.told,
}  # fmt: skip

ONLY_LOGGED: dict[type[Event], str] = {
    happened.PhaseBegan: "the arrows of the phases show it",
    happened.CardTurned: "the card in the hand shows it",
    happened.BonusEnded: "the chips beside the Heroes go",
    happened.MonsterDiscarded: "the card was seen when it was drawn",
    happened.CardsArranged: "what lies where is nobody's business",
    happened.DeckShuffled: "the number of cards left shows it",
    happened.TurnEnded: "the next turn is announced at once",
}
"""What the log alone tells, on purpose: why nothing on the board is missed."""

ROLLS = (happened.DieRolled, happened.Attacked, happened.TrapDisabled)
"""Events that are logged at the end of their clip, because it reveals their result."""


def make_clips(director: Director, events: Sequence[Event], moments: Sequence[Moment] = ()) -> list[Clip]:
    """The clips of Events in order. With the `moments` of these Events each clip first shows the table as it was then."""
    if [one.event for one in moments] != list(events):
        return [make_clip(director, event) for event in events]
    return [make_clip(director, one.event, one) for one in moments]


def make_clip(director: Director, event: Event, moment: Moment | None = None) -> Clip:
    """The clip of one Event. It also updates the table to `moment`, the stage, the log and the sounds."""
    clip = SHOWN[type(event)](director, event)
    inner, over, late = clip.begin, clip.end, isinstance(event, ROLLS)

    def begin() -> None:
        if moment is not None:
            director.stand(moment)
        if not late:
            director.note(event)
        director.heard(event, clip.ms)
        director.stage.follow(event)
        inner()

    def end() -> None:
        if late:
            director.note(event)
        director.last = last_roll.after(director.last, event)
        over()

    clip.begin, clip.end = begin, end
    return clip
