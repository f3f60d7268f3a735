"""Forecasts: the results of the rules on a copy of the state."""
