"""Forecasts: the results of the present plan."""
