"""Layered paper cut, lit like a shadow theatre: geometry by shapely, paper and light by SVG."""

from cards.studio.papercut.beasts import *  # noqa: F403
from cards.studio.papercut.birds import *  # noqa: F403
from cards.studio.papercut.body import *  # noqa: F403
from cards.studio.papercut.buildings import *  # noqa: F403
from cards.studio.papercut.colour import *  # noqa: F403
from cards.studio.papercut.faces import *  # noqa: F403
from cards.studio.papercut.feelings import *  # noqa: F403
from cards.studio.papercut.figure import *  # noqa: F403
from cards.studio.papercut.furniture import *  # noqa: F403
from cards.studio.papercut.geometry import *  # noqa: F403
from cards.studio.papercut.hand import *  # noqa: F403
from cards.studio.papercut.hands import *  # noqa: F403
from cards.studio.papercut.land import *  # noqa: F403
from cards.studio.papercut.lighting import *  # noqa: F403
from cards.studio.papercut.machines import *  # noqa: F403
from cards.studio.papercut.people import *  # noqa: F403
from cards.studio.papercut.plants import *  # noqa: F403
from cards.studio.papercut.quadrupeds import *  # noqa: F403
from cards.studio.papercut.scene import *  # noqa: F403
from cards.studio.papercut.sky import *  # noqa: F403
from cards.studio.papercut.small_beasts import *  # noqa: F403
from cards.studio.papercut.things import *  # noqa: F403
from cards.studio.papercut.vessels import *  # noqa: F403
from cards.studio.papercut.water import *  # noqa: F403
from cards.studio.papercut.weather import *  # noqa: F403
