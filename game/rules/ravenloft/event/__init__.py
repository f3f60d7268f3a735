"""The Events of Castle Ravenloft, as past participles. Figures, cards and tiles are named by their ids."""

from game.rules.engine.script import event_types
from game.rules.ravenloft.event import cards, castle, figures, quest, turns
from game.rules.ravenloft.event.cards import *
from game.rules.ravenloft.event.castle import *
from game.rules.ravenloft.event.figures import *
from game.rules.ravenloft.event.quest import *
from game.rules.ravenloft.event.turns import *

EVENTS = event_types(turns, figures, castle, cards, quest)
