"""The studio: where the cards are drawn (see README.md)."""
