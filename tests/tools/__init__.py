"""The tools: building and serving the site."""
