"""The rules of the game, pure: setup and moves in, state and views out. Standard library only, no clock, no chance but keyed chance."""
