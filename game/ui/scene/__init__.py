"""What every scene receives: the application context, navigation values, and the worker process for agents."""
