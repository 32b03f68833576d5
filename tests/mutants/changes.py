"""Small mistakes that could be made in a source file, found in its syntax tree: each is a site with its changes.

Left out is what no test should notice: docstrings, types, what is logged, what an assertion or a programming error
says, `__repr__`, and how a dataclass or a cache is made.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.Pow: ("**", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
LOGGERS = frozenset({"log", "logger", "logging"})
UNNOTICED_CALLS = frozenset(
    {"cast", "TypeVar", "NewType", "ParamSpec", "getLogger", "dataclass", "cache", "lru_cache"}
)
PROGRAMMING_ERRORS = frozenset(
    {"AssertionError", "NotImplementedError", "RuntimeError", "TypeError", "ValueError"}
)
TYPE_CLASSES = frozenset({"Protocol", "TypedDict"})
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, slots=True)
class Change:
    """One mistake: what stands between two places of a file is replaced."""

    start: int
    end: int
    new: str
    line: int
    function: str
    said: str

    def made_in(self, source: bytes) -> bytes:
        """The file with the mistake."""
        return source[: self.start] + self.new.encode() + source[self.end :]


Site = tuple[Change, ...]


def sites(source: bytes) -> list[Site]:
    """Every place where a mistake can be made, in the order of the file, with the mistakes that fit there."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted((site for site in finder.found if site), key=lambda site: (site[0].start, site[0].end))


def compiles(source: bytes) -> bool:
    """Whether a file with a mistake is still Python; a few are not, and are no mutants."""
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


class _Finder(ast.NodeVisitor):
    """Walks a tree and collects sites."""

    def __init__(self, source: bytes) -> None:
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._names: list[str] = []
        self.found: list[Site] = []

    # --- What is passed over ---

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass  # Python 3.11 does not say where its parts are.

    def visit_Import(self, node: ast.Import) -> None:
        pass

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        pass

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if not any(_name(base) in TYPE_CLASSES for base in node.bases):
            self._enter(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_function(node)

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name != "__repr__" and not any(_name(mark) == "overload" for mark in node.decorator_list):
            for default in (*node.args.defaults, *(d for d in node.args.kw_defaults if d is not None)):
                self.visit(default)
            self._enter(node)

    def _enter(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self._names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # --- Statements ---

    def visit_Expr(self, node: ast.Expr) -> None:
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(value, ast.Constant) or _is_logging(value):
            return  # a docstring, an ellipsis, or words for the operator
        if isinstance(value, ast.Call):
            self._add(node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(target, ast.Name) for target in node.targets):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            if not self._names and re.fullmatch(r"([A-Z][a-z0-9]+)+|__\w+__", names[0]):
                return  # the name of a type, or what Python reads
        elif any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
            self._add(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        token, other = ARITHMETIC[type(node.op)]
        self._add(node, "pass")
        self._between(node.target, node.value, f"{token}=", f"{other}=")
        self.visit(node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._add(node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self._add(node, "pass")

    def visit_Raise(self, node: ast.Raise) -> None:
        self._add(node, "pass")
        if isinstance(node.exc, ast.Call) and _name(node.exc.func) not in PROGRAMMING_ERRORS:
            self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None and not _is_constant(node.value):
            self._add(node, "return None")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if _name(node.test) == "TYPE_CHECKING":
            return
        self._fix(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not _is_constant(node.test):
            self._add(node.test, "False")
        self.generic_visit(node)

    # --- Expressions ---

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._fix(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._fix(test)
        self.generic_visit(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self._fix(node.guard)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
            token, others = COMPARISONS[type(operator)]
            self._between(left, right, token, *others)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        token, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, token, other)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not | ast.USub):
            self._add(node, self._text(node.operand), f"({self._text(node.operand)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not any(_is_text(side) or _is_type(side) for side in (node.left, node.right)):
            self._between(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        match node.value:
            case bool():
                self._add(node, str(not node.value))
            case int():
                self._add(node, *(str(other) for other in (node.value + 1, node.value - 1) if other >= 0))
            case float():
                self._add(node, repr(node.value * 2 or 1.0))
            case str():
                self._add(node, repr(node.value + "x"))
            case bytes():
                self._add(node, repr(node.value + b"x"))

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if name in UNNOTICED_CALLS or _is_logging(node):
            return
        if isinstance(node.func, ast.Name) and name in OPPOSITES:
            self._add(node.func, OPPOSITES[name])
        is_order_told = name not in OPPOSITES  # the least of two is the same either way
        if (
            is_order_told
            and len(node.args) > 1
            and not any(isinstance(argument, ast.Starred) for argument in node.args[:2])
        ):
            first, second = node.args[:2]
            start, end = self._place(first)[0], self._place(second)[1]
            between = self._source[self._place(first)[1] : self._place(second)[0]].decode()
            if self._text(first) != self._text(second):
                self._put(node, start, end, f"{self._text(second)}{between}{self._text(first)}")
        for keyword in node.keywords:
            if keyword.arg not in (None, "strict"):  # what is strict complains about our own mistakes
                self._omit(node, keyword)
        for argument in (node.func, *node.args, *(k.value for k in node.keywords if k.arg != "strict")):
            self.visit(argument)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if not _is_type(node.value):
            self.generic_visit(node)

    # --- Changes ---

    def _fix(self, test: ast.expr) -> None:
        """Let a condition hold always, or never; where it also names something, turn it round."""
        if any(isinstance(part, ast.NamedExpr) for part in ast.walk(test)):
            self._add(test, f"(not ({self._text(test)}))")
        elif not _is_constant(test):
            self._add(test, "True", "False")

    def _omit(self, call: ast.Call, keyword: ast.keyword) -> None:
        """Leave out an argument, and the comma with it."""
        start, end = self._place(keyword)
        before, after = self._source[:start].rstrip(), self._source[end:].lstrip()
        if before.endswith(b","):
            start = len(before) - 1
        elif after.startswith(b","):
            end = len(self._source) - len(after) + 1
        self._put(call, start, end, "")

    def _between(self, left: ast.AST, right: ast.AST, token: str, *others: str) -> None:
        """Write another operator between two operands."""
        start, end = self._place(left)[1], self._place(right)[0]
        gap = self._source[start:end].decode()
        pattern = re.escape(token).replace(r"\ ", r"\s+")
        pattern = rf"\b{pattern}\b" if token.isalpha() or " " in token else pattern
        found = re.search(pattern, gap)
        if found is None or "#" in gap:
            return
        first = start + len(gap[: found.start()].encode())
        last = start + len(gap[: found.end()].encode())
        line = self._source.count(b"\n", 0, first) + 1
        self._found(line, first, last, others)

    def _add(self, node: ast.AST, *others: str) -> None:
        self._found(node.lineno, *self._place(node), others)  # type: ignore[attr-defined]

    def _put(self, node: ast.expr, start: int, end: int, new: str) -> None:
        self._found(self._source.count(b"\n", 0, start) + 1, start, end, (new,))

    def _found(self, line: int, start: int, end: int, others: tuple[str, ...]) -> None:
        function = ".".join(self._names)
        site = []
        for new in others:
            said = self._said(line, start, end, new)
            site.append(Change(start, end, new, line, function, said))
        self.found.append(tuple(site))

    def _said(self, line: int, start: int, end: int, new: str) -> str:
        """The line with the mistake, and what stood there: `if a [< → <=] b:`."""
        begin = self._starts[line - 1]
        finish = self._source.find(b"\n", end)
        old = self._source[start:end].decode()
        text = f"{self._source[begin:start].decode()}[{old} → {new}]{self._source[end:finish].decode()}"
        return " ".join(text.split())

    def _place(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt | ast.keyword | ast.pattern)
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.AST) -> str:
        start, end = self._place(node)
        return self._source[start:end].decode()


def _name(node: ast.AST) -> str:
    """The last name of an expression: of `a.b(…)` it is b."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=value) | ast.Subscript(value=value):
            return _name(value)
    return ""


def _is_logging(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and _name(node.func.value) in LOGGERS
    )


def _is_constant(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)
    )


def _is_type(node: ast.AST) -> bool:
    """Whether this names a type: `Card`, `dict`, None, but not SUITS."""
    if isinstance(node, ast.Constant):
        return node.value is None
    return bool(
        re.fullmatch(r"[A-Z]+[a-z]\w*|dict|list|tuple|set|frozenset|int|str|bool|float|bytes", _name(node))
    )
