"""One module a card; each has draw() -> Scene."""
