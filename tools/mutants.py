"""Mutants: a module's source with one small mistake in it, of the kinds that people make."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_COMPARISONS: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_DROPPED = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise, ast.If, ast.For, ast.Break, ast.Continue)
_MARK: Final = "~"
"""Put before a text to make it wrong."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake. ``name`` says where and what, without line numbers, so that it stays the same when lines move."""

    name: str
    line: int
    tree: ast.Module

    def compiled(self, path: str) -> object:
        """The code of the whole module with the mistake in it."""
        return compile(ast.fix_missing_locations(self.tree), path, "exec")


@dataclass(frozen=True, slots=True)
class _Change:
    """Replace the node at ``place`` of the walk by ``new`` (``None``: leave the statement out)."""

    place: int
    old: ast.AST
    new: ast.AST | None


def mutants(source: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its lines. Two of the same name get a number."""
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))
    names = _places(tree)
    left_out = _never(tree)
    found: list[Mutant] = []
    counted: dict[str, int] = {}
    changes = [
        change
        for place, node in enumerate(nodes)
        if id(node) not in left_out
        for change in (_Change(place, node, new) for new in _mistakes(node))
    ]
    for change in sorted(changes, key=lambda change: getattr(change.old, "lineno", 0)):
        name = f"{names[id(change.old)]}: {_words(change.old)} -> {_words(change.new)}"
        counted[name] = counted.get(name, 0) + 1
        if counted[name] > 1:
            name = f"{name} ({counted[name]})"
        found.append(Mutant(name, getattr(change.old, "lineno", 0), _changed(tree, change)))
    return found


def _words(node: ast.AST | None) -> str:
    """A piece of code as one short line."""
    if node is None or isinstance(node, ast.Pass):
        return "nothing"
    if isinstance(node, ast.match_case):
        text = f"case {ast.unparse(node.pattern)}"
    elif isinstance(node, ast.If | ast.For):
        text = ast.unparse(node).split("\n", maxsplit=1)[0]
    else:
        text = ast.unparse(node)
    return " ".join(text.split())


def _places(tree: ast.Module) -> dict[int, str]:
    """The function or class around each node, by the node's id."""
    names: dict[int, str] = {}

    def go(node: ast.AST, name: str) -> None:
        names[id(node)] = name or "module"
        for child in ast.iter_child_nodes(node):
            inner = isinstance(child, ast.FunctionDef | ast.ClassDef)
            go(child, f"{name}.{child.name}".lstrip(".") if inner and hasattr(child, "name") else name)

    go(tree, "")
    return names


def _never(tree: ast.Module) -> set[int]:
    """Nodes that say nothing when the program runs: documentation, annotations, imports, decorators, assertions."""
    found: set[int] = set()

    def leave(node: ast.AST | None) -> None:
        if node is not None:
            found.update(id(inner) for inner in ast.walk(node))

    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Import() | ast.ImportFrom() | ast.Assert():
                leave(node)
            case ast.arg(annotation=annotation):
                leave(annotation)
            case ast.AnnAssign(annotation=annotation):
                leave(annotation)
            case ast.FunctionDef(returns=returns, decorator_list=decorators):
                leave(returns)
                for decorator in decorators:
                    leave(decorator)
            case ast.ClassDef(decorator_list=decorators):
                for decorator in decorators:
                    leave(decorator)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.BinOp()) if name[:1].isupper():
                leave(node.value)  # a union of types
    return found


def _mistakes(node: ast.AST) -> Iterator[ast.AST | None]:
    """What a node may be mistaken for."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            for place, op in enumerate(ops):
                for other in _COMPARISONS[type(op)]:
                    yield ast.Compare(left, [*ops[:place], other(), *ops[place + 1 :]], comparators)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _ARITHMETIC:
            yield ast.BinOp(left, _ARITHMETIC[type(op)](), right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1 :]]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Constant(value=str() as value) if " " not in value or len(value) == 1:
            yield ast.Constant(_MARK + value)
        case ast.Return(value=value) if value is not None and not _is_none(value):
            yield ast.Return(ast.Constant(None))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.comprehension(target=target, iter=items, ifs=ifs, is_async=is_async) if ifs:
            yield ast.comprehension(target, items, [], is_async)
        case ast.match_case(pattern=pattern, guard=guard, body=body) if guard is not None:
            yield ast.match_case(pattern, None, body)
            yield ast.match_case(pattern, ast.UnaryOp(ast.Not(), guard), body)
        case ast.While(test=test, body=body, orelse=orelse):
            yield ast.While(ast.UnaryOp(ast.Not(), test), body, orelse)
    if isinstance(node, ast.If) and not _negated_elsewhere(node.test):
        yield ast.If(ast.UnaryOp(ast.Not(), node.test), node.body, node.orelse)
    if isinstance(node, _DROPPED):
        yield None


def _negated_elsewhere(test: ast.expr) -> bool:
    """Whether the mistakes of a condition itself hold its opposite already."""
    single = isinstance(test, ast.Compare) and len(test.ops) == 1
    return single or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not))


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _changed(tree: ast.Module, change: _Change) -> ast.Module:
    """A copy of the tree with one change made."""
    copied = copy.deepcopy(tree)
    old = list(ast.walk(copied))[change.place]
    new = ast.Pass() if change.new is None else copy.deepcopy(change.new)

    class Change(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            if node is old:
                return ast.copy_location(new, node) if hasattr(node, "lineno") else new
            self.generic_visit(node)
            return node

    Change().visit(copied)
    return copied
