"""What tests of the packs share."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Name the marker."""
    config.addinivalue_line("markers", "render: draws a card from its source; needs Chromium")
