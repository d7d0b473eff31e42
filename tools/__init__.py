"""Building, serving and checking the site: development only, the page never loads any of this."""
