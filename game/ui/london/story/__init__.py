"""The theatre of London Dread: a day as it really goes, hour by hour, and the Endgame.

`sitting` plays the match and `director` shows what happens, `places` say what can be chosen and `scenery` calls the painters `*_look`, each of which
draws one part of `lay` from the state `t` and what has been `shown` of it: `paint(canvas, area, t, shown, ...)`.
"""
