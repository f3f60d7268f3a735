"""The Events of London Dread, as past participles. Characters are seats, cards and places are named by their ids."""

from game.rules.engine.script import event_types
from game.rules.london.event import cards, day, endgame, investigation, planning
from game.rules.london.event.cards import *
from game.rules.london.event.day import *
from game.rules.london.event.endgame import *
from game.rules.london.event.investigation import *
from game.rules.london.event.planning import *

EVENTS = event_types(planning, day, investigation, cards, endgame)
