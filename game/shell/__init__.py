"""The shell: the only part of the game that knows a browser."""
