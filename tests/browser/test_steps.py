"""The Standard's numbered steps in the trace: those that ran are marked, state by state and algorithm by algorithm."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import in_each_look
from tests.browser.lent_page import Newcomer, Visitor
from tests.browser.playground import Playground, link

pytestmark = pytest.mark.browser

INPUT = "https://user@h/"
AT_SIGN = 13
IPV4_HOST_END = 29


@pytest.fixture
def playground(visitor: Visitor) -> Playground:
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    return visitor


def panel(playground: Playground) -> Locator:
    return playground.page.locator("standard-steps")


def ran(within: Locator) -> Locator:
    """The numbers of the steps that are marked as run."""
    return within.locator("li.ran .number")


def numbers(*written: str) -> list[str]:
    """What a mark says, with the words for those who do not see it."""
    return [f"{number}. ran: " for number in written]


def test_the_at_sign_runs_the_steps_for_credentials(playground: Playground) -> None:
    playground.open(link(INPUT))
    playground.step(AT_SIGN)
    steps = panel(playground)
    expect(ran(steps)).to_have_text(numbers("1", "1.1", "1.3", "1.4", "1.4.2", "1.4.4", "1.5"))
    expect(steps.locator("summary").first).to_contain_text("7 of 14")
    expect(steps.locator("li.skipped")).to_have_count(0)
    expect(steps.locator("li.last")).to_contain_text('decided by 1. if c == "@"')
    expect(steps.get_by_role("link", name="authority state")).to_have_attribute(
        "href", "https://url.spec.whatwg.org/#authority-state"
    )


def test_all_steps_are_shown_on_demand_and_the_choice_is_kept(newcomer: Newcomer) -> None:
    newcomer.page.set_viewport_size({"width": 1440, "height": 900})
    newcomer.open(link(INPUT))
    newcomer.step(AT_SIGN)
    steps = panel(newcomer)
    steps.get_by_label("all steps").check()
    expect(steps.locator("li")).to_have_count(14)
    expect(steps.locator("li.skipped .number").first).to_have_text("1.2. did not run: ")
    newcomer.page.reload()
    newcomer.answered()
    expect(steps.get_by_label("all steps")).to_be_checked()
    expect(steps.locator("li.skipped").first).to_be_visible()


def test_stepping_changes_the_marks(playground: Playground) -> None:
    playground.open(link(INPUT))
    playground.step(AT_SIGN)
    steps = panel(playground)
    expect(ran(steps).first).to_have_text("1. ran: ")
    playground.button("Forward one step").click()
    expect(ran(steps)).to_have_text(numbers("3"))
    playground.button("Forward one step").click()
    expect(ran(steps)).to_have_text(numbers("2", "2.2"))
    playground.button("First step").click()
    expect(steps.get_by_role("link")).to_have_text("scheme start state")


def test_an_edit_and_a_failure_are_followed(playground: Playground) -> None:
    playground.open(link(INPUT))
    playground.enter("https://@/")
    expect(panel(playground).get_by_role("link")).to_have_text("authority state")
    expect(ran(panel(playground))).to_have_text(numbers("2", "2.1"))
    playground.enter("x", "also not a base")
    expect(panel(playground).get_by_role("link")).to_have_text("no scheme state")


def test_a_step_far_into_a_long_input(playground: Playground) -> None:
    playground.open(link("https://h/" + "/" * 300))
    playground.step(200)
    expect(panel(playground).get_by_role("link")).to_have_text("path state")
    expect(ran(panel(playground)).first).to_have_text("1. ran: ")


def test_algorithms_within_a_step_have_their_own(playground: Playground) -> None:
    playground.open(link("https://user@1.2.3.4/"))
    playground.step(IPV4_HOST_END)
    tree = playground.page.locator("work-tree")
    own = tree.locator(".work-steps > details")
    expect(own.first.locator("summary").first).to_have_text("Steps that ran: 3, 5, 6, 8, 8.2")
    expect(own.first.locator("ol")).to_have_count(0)
    own.first.locator("summary").first.click()
    expect(ran(own.first)).to_have_text(["3.-9. ran: ", *numbers("5", "5", "6", "8", "8.2")])
    expect(tree.locator(".work-steps", has_text="Steps that ran: ")).not_to_have_count(1)


def test_the_source_is_one_click_away_with_the_lines_that_ran(newcomer: Newcomer) -> None:
    newcomer.page.set_viewport_size({"width": 1440, "height": 900})
    newcomer.open(link(INPUT))
    newcomer.step(AT_SIGN)
    steps = panel(newcomer)
    steps.get_by_text("Python source").click()
    listing = steps.get_by_role("region", name="Source of AuthorityStates.authority_state")
    expect(listing).to_contain_text("def authority_state(self, c: str) -> None:")
    expect(listing.locator(".line.ran").first).to_contain_text('if c == "@":')
    expect(steps.get_by_role("region")).to_have_count(3)
    expect(listing.locator(".line", has_text="elif self.ends_authority(c):")).not_to_have_class("line ran")
    newcomer.button("Forward one step").click()
    expect(listing).to_be_visible()


def test_nothing_is_asked_while_the_list_is_closed(newcomer: Newcomer) -> None:
    newcomer.page.set_viewport_size({"width": 1440, "height": 900})
    newcomer.open(link(INPUT))
    steps = panel(newcomer)
    expect(steps.locator("li").first).to_be_visible()
    steps.locator("summary").first.click()
    newcomer.page.reload()
    newcomer.answered()
    newcomer.enter("https://other@h/")
    expect(steps.locator("li")).to_have_count(0)
    expect(newcomer.page.locator(".work-steps > details")).to_have_count(0)


def test_the_list_is_closed_at_first_on_a_narrow_page(newcomer: Newcomer) -> None:
    newcomer.page.set_viewport_size({"width": 320, "height": 900})
    newcomer.open(link(INPUT))
    steps = panel(newcomer)
    expect(steps.locator("summary").first).to_be_visible()
    expect(steps.locator("li")).to_have_count(0)
    steps.locator("summary").first.click()
    expect(steps.locator("li").first).to_be_visible()


def test_axe_finds_nothing(examiner: Visitor) -> None:
    examiner.open(link(INPUT)).step(AT_SIGN)
    steps = panel(examiner)
    steps.get_by_label("all steps").check()
    steps.get_by_text("Python source").click()
    expect(steps.locator(".line.ran").first).to_be_visible()
    assert in_each_look(examiner) == []
    steps.get_by_text("Python source").click()
    steps.get_by_label("all steps").uncheck()
