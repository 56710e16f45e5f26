import pytest

from urlstd import ErrorType
from urlstd.errors import Failure
from urlstd.journal import Journal, Passage, Unread


class Listening(Journal):
    """A journal that keeps what it hears of nested work."""

    __slots__ = ("heard",)

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[object, ...]] = []

    def enter(self, algorithm: str, given: str) -> None:
        self.heard.append(("enter", algorithm, given))

    def note(self, key: str, value: object) -> None:
        self.heard.append(("note", key, value))

    def leave(self, result: object) -> None:
        self.heard.append(("leave", result))


def test_an_error_is_kept_with_its_detail_and_does_not_end_anything() -> None:
    journal = Journal()
    journal.error(ErrorType.IPV4_EMPTY_PART, 1, 2, "why")
    assert journal.occurrences == [(ErrorType.IPV4_EMPTY_PART, 1, 2, False, None, None, "why")]


def test_to_fail_is_to_report_a_fatal_error_and_return_failure() -> None:
    journal = Journal()
    with pytest.raises(Failure):
        journal.fail(ErrorType.IPV6_UNCLOSED, 0, 4)
    assert journal.occurrences == [(ErrorType.IPV6_UNCLOSED, 0, 4, True, None, None, None)]


def test_failing_by_the_last_error_makes_only_that_one_fatal() -> None:
    journal = Journal()
    journal.error(ErrorType.IPV4_TOO_FEW_PARTS, 0, 1)
    journal.error(ErrorType.IPV4_OUT_OF_RANGE_PART, 0, 1)
    with pytest.raises(Failure):
        journal.fail_by_last_error()
    assert [occurrence[3] for occurrence in journal.occurrences] == [False, True]


def test_a_plain_journal_drops_nested_work() -> None:
    journal = Journal()
    journal.enter("host parser", "h")
    journal.note("is_opaque", False)
    journal.leave(None)
    assert journal.occurrences == []


def test_a_passage_that_is_a_part_shifts_its_errors() -> None:
    outer = Journal()
    Passage(outer, 3).error(ErrorType.IPV4_EMPTY_PART, 1, 2, "why")
    assert outer.occurrences == [(ErrorType.IPV4_EMPTY_PART, 4, 5, False, None, None, "why")]


def test_a_passage_that_is_only_derived_blames_the_whole() -> None:
    outer = Journal()
    Passage(outer, whole=(3, 9)).error(ErrorType.IPV4_EMPTY_PART, 1, 2, "why")
    assert outer.occurrences == [(ErrorType.IPV4_EMPTY_PART, 3, 9, False, None, None, "why")]


def test_passages_nest() -> None:
    outer = Journal()
    with pytest.raises(Failure):
        Passage(Passage(outer, 10), 3).fail(ErrorType.IPV6_UNCLOSED, 0, 1)
    assert outer.occurrences == [(ErrorType.IPV6_UNCLOSED, 13, 14, True, None, None, None)]


def test_a_passage_hands_on_nested_work() -> None:
    outer = Listening()
    passage = Passage(outer, 1)
    passage.enter("IPv6 parser", "::")
    passage.note("compress", 1)
    passage.leave("::")
    assert outer.heard == [("enter", "IPv6 parser", "::"), ("note", "compress", 1), ("leave", "::")]


def test_a_journal_that_nobody_reads_drops_errors_and_fails_all_the_same() -> None:
    journal = Unread()
    journal.error(ErrorType.IPV4_EMPTY_PART, 1, 2)
    assert journal.occurrences == []
    with pytest.raises(Failure):
        journal.fail(ErrorType.IPV6_UNCLOSED, 0, 4)


@pytest.mark.parametrize(("journal", "is_read"), [(Journal(), True), (Unread(), False)])
def test_a_passage_is_read_where_the_outer_journal_is(journal: Journal, is_read: bool) -> None:
    assert journal.is_read is is_read
    assert Passage(journal).is_read is is_read
