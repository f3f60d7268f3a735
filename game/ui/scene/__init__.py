"""What every scene is given: the application context and the worker for agents."""
