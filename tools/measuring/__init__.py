"""Measuring the built site from outside: how fast it starts, and what Lighthouse says."""
