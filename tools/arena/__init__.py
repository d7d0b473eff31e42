"""The arena: opponents play each other by the thousand, so that what is claimed of them is measured."""
