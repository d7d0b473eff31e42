"""The stand-in's shell."""
