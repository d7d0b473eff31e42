"""Moonhare: Dixit in a browser tab. ``game.rules`` is the pure core, ``game.shell`` the only part that knows a browser."""
