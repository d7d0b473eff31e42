"""A stand-in for the game, for the tests of the tools."""
