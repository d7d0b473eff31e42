"""Common to all tests: long ones run only when asked for (``-m long``), and counts that tests record are printed."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Name the markers."""
    config.addinivalue_line(
        "markers", "timeout(seconds): a limit for one test, where pytest-timeout is there to hold it"
    )
    config.addinivalue_line("markers", "long: takes longer than a normal run may; run with -m long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests out unless a marker expression chooses them."""
    if config.getoption("-m"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what the tests counted: how many games, views and rounds were really looked at."""
    counted = [
        (report.nodeid.rpartition("::")[2], ", ".join(f"{value} {name}" for name, value in report.user_properties))
        for outcome in ("passed", "failed")
        for report in terminalreporter.stats.get(outcome, [])
        if report.when == "call" and report.user_properties
    ]
    if counted:
        terminalreporter.section("counted")
        for test, line in counted:
            terminalreporter.write_line(f"{test}: {line}")
