"""Forecasts: what the plan on the clocks will come to."""
