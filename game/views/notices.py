"""Notices: things worth saying once, above any screen. The spoken copy is the page's own live region."""

from htpy import Element, li, p, ul

from game.screen import Notice, NoticeKey
from game.views import sentences
from game.views.button import button, icon_button
from game.views.frame import Frame
from game.views.icon import Icon


def notices(frame: Frame) -> Element | None:
    """The notices with a button each to close them; nothing if there are none."""
    text = frame.text

    def row(index: int, said: Notice) -> Element:
        return li(".notice")[
            p[sentences.notice(text, said)],
            said.key is NoticeKey.UPDATE and button("use-update", text.say("Change to it now")),
            said.key is NoticeKey.NOT_KEPT and button("export", text.say("Save to a file")),
            icon_button("dismiss", text.say("Close this notice"), Icon.REMOVE, notice=index),
        ]

    if not frame.notices:
        return None
    return ul(".notices", aria_label=text.say("Notices"))[
        (row(index, said) for index, said in enumerate(frame.notices))
    ]
