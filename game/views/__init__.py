"""Views: screens to HTML. They know no session, no state and no browser."""
