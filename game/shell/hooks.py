"""The page's hooks as messages: what a press on an element with ``data-do`` means. Pure, so that it is tested without a browser."""

from collections.abc import Callable, Mapping
from typing import Final

from game import messages as say
from game import mind_messages as mind_say
from game import pad_messages as note
from game.deck_screen import Titles
from game.messages import Message
from game.rules.setup import Card, Mind, Seat
from game.scorepad.slip import Marker, Means

Attributes = Mapping[str, str]
"""An element's data attributes, without ``data-``, as written in HTML."""

Fields = Mapping[str, str]
"""The named fields of the form around it; a box that is not ticked is empty."""


def _whole(attributes: Attributes, name: str) -> int:
    """A whole number from an attribute; ``ValueError`` or ``KeyError`` if there is none."""
    return int(attributes[name])


def _seat(attributes: Attributes) -> int:
    return _whole(attributes, "seat")


def _card(attributes: Attributes) -> Card | None:
    return Card(attributes["card"]) if "card" in attributes else None


def _slot(attributes: Attributes) -> int | None:
    return _whole(attributes, "slot") if "slot" in attributes else None


def _ticked(fields: Fields, name: str) -> bool:
    return bool(fields.get(name))


def _join(_: Attributes, fields: Fields) -> Message:
    return say.JoinTable(Seat(fields.get("join-name", "").strip(), fields.get("join-pawn", "")))


def _kind(attributes: Attributes, fields: Fields) -> Message:
    """A seat goes to the opponent in its two fields, or where there are none to a person."""
    seat = _seat(attributes)
    character = fields.get(f"mind-{seat}", "")
    mind = Mind(character, int(fields[f"level-{seat}"])) if character else None
    return mind_say.ChangeKind(seat, mind)


_HOOKS: Final[dict[str, Callable[[Attributes, Fields], Message]]] = {
    "start": lambda _, fields: say.Start(dict(fields)),
    "add-seat": lambda _, fields: say.AddSeat(dict(fields)),
    "add-opponent": lambda _, fields: say.AddOpponent(dict(fields)),
    "remove-seat": lambda data, fields: say.RemoveSeat(dict(fields), _seat(data)),
    "move-seat": lambda data, fields: say.MoveSeat(dict(fields), _seat(data), _whole(data, "by")),
    "edit": lambda _, fields: say.Edit(dict(fields)),
    "pass": lambda data, _: say.Pass(_seat(data)),
    "ready": lambda data, _: say.Ready(_seat(data)),
    "look": lambda data, _: say.Look(_card(data), _slot(data)),
    "choose": lambda data, _: say.Choose(_card(data), _slot(data)),
    "cover": lambda _, __: say.Cover(),
    "tell": lambda _, fields: say.TellCard(fields.get("clue", ""), _ticked(fields, "aloud")),
    "typed": lambda _, fields: say.Typed(fields.get("clue", ""), _ticked(fields, "aloud")),
    "submit": lambda _, __: say.SubmitCards(),
    "vote": lambda _, __: say.CastVote(),
    "point": lambda data, _: say.Point(_seat(data), _whole(data, "slot")),
    "score": lambda _, __: say.ScoreOpenVotes(),
    "take-back": lambda _, __: say.TakeBack(),
    "step": lambda _, __: say.Step(),
    "skip": lambda _, __: say.Skip(),
    "next": lambda _, __: say.NextPage(),
    "caption": lambda _, fields: say.AddCaption(fields.get("caption", "")),
    "stop": lambda _, __: say.StopGame(),
    "leave": lambda data, _: say.LeaveTable(_seat(data)),
    "join": _join,
    "kind": _kind,
    "hurry": lambda _, __: mind_say.Hurry(),
    "ask-kinds": lambda _, __: mind_say.AskKinds(),
    "ask-why": lambda data, _: mind_say.AskWhy(_seat(data) if "seat" in data else None),
    "show-round": lambda data, _: say.ShowRound(_whole(data, "round")),
    "rules": lambda _, __: say.OpenRules(),
    "settings": lambda _, __: say.OpenSettings(),
    "about": lambda _, __: say.OpenAbout(),
    "deck": lambda _, __: say.OpenDeck(),
    "titles": lambda data, _: say.TellTitles(Titles(data["titles"])),
    "back": lambda _, __: say.Back(),
    "change": lambda data, _: say.Change(data["name"], data["value"]),
    "side": lambda data, _: say.SideOf(_seat(data), data["side"]),
    "dismiss": lambda data, _: say.Dismiss(_whole(data, "notice")),
    "quiet-coach": lambda _, __: say.QuietCoach(),
    "share": lambda _, fields: say.ShareTable(dict(fields)),
    "deal": lambda data, _: say.ChooseDeal(data["deal"]),
    "qr": lambda _, __: say.AskQr(),
    "resume": lambda data, _: say.Resume(data.get("game", "")),
    "take-over": lambda data, _: say.TakeOver(data.get("game", "")),
    "use-update": lambda _, __: say.UseUpdate(),
    "forget": lambda data, _: say.Forget(data.get("game", "")),
    "export": lambda data, _: say.Export(data.get("game", "")),
    "again": lambda _, __: say.Again(),
    "leave-game": lambda _, __: say.LeaveGame(),
    "scorekeeper": lambda _, fields: note.ScorePrinted(dict(fields)),
    "pad-hold": lambda data, _: note.PadHold(Marker(data["marker"]), _seat(data)),
    "pad-put": lambda data, _: note.PadPut(_whole(data, "slot")),
    "pad-one-vote": lambda _, __: note.PadOneVote(),
    "pad-means": lambda data, _: note.PadMeans(Means(data["means"])),
    "pad-teller": lambda data, _: note.PadTeller(_seat(data)),
    "pad-found": lambda data, _: note.PadFound(_seat(data)),
    "pad-single": lambda data, _: note.PadSingle(_seat(data)),
    "pad-votes": lambda data, _: note.PadVotes(_whole(data, "decoy"), _whole(data, "by")),
    "pad-clear": lambda _, __: note.PadClear(),
    "pad-score": lambda _, __: note.PadScore(),
    "pad-next": lambda _, __: note.PadNext(),
    "pad-show": lambda data, _: note.PadShow(_whole(data, "round")),
    "pad-sheet": lambda _, __: note.PadSheet(),
    "pad-amend": lambda data, _: note.PadAmend(_whole(data, "round")),
    "pad-undo": lambda _, __: note.PadUndo(),
    "pad-finish": lambda _, __: note.PadFinish(),
    "pad-csv": lambda _, __: note.PadCsv(),
    "pad-print": lambda _, __: note.PadPrint(),
    "pad-again": lambda _, __: note.PadAgain(),
}


def message_of(do: str, attributes: Attributes, fields: Fields) -> Message | None:
    """The message of a hook; ``None`` for one that is unknown or lacks an argument."""
    hook = _HOOKS.get(do)
    if hook is None:
        return None
    try:
        return hook(attributes, fields)
    except (KeyError, ValueError):
        return None
