"""The view "Learn" as a person meets it: lessons, map, states, errors, prediction, what if, presentation."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import PATIENCE, REPORT_VIOLATIONS, watch
from tests.browser.engine import not_in_firefox
from tests.browser.playground import NAMED, Playground, downloaded

pytestmark = pytest.mark.browser

NO_PAPER = "what drives it cannot show a page as it is printed"

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """
async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => [target, failureSummary])]);
}
"""
PLACES = (
    "lessons",
    "lesson/slashes",
    "lesson/setters",
    "lesson/pattern-groups",
    "lesson/confusion",
    "map",
    "map/pattern",
    "states",
    "states/path-or-authority",
    "errors",
    "errors/IPv4-empty-part",
    "steps/setter",
    "steps/all/host-parser",
    "predict/buffer/13",
    "predict/match",
    "what-if/dots+special",
    "present",
)


class Learner:
    """Somebody in the view "Learn"."""

    def __init__(self, page: Page, site: str) -> None:
        page.add_init_script(path=AXE)
        self.page = page
        self.site = site
        self.playground = Playground(page, site)

    def open(self, place: str = "", text: str = "https:\\\\h") -> "Learner":
        self.page.goto(f"{self.site}/{fragment(place, text)}")
        expect(self.page.locator(".learn h2")).to_be_visible()
        self.playground.current_answer()
        return self

    def go(self, place: str, text: str = "https:\\\\h") -> "Learner":
        """Follow a link to a place."""
        self.playground.follow(fragment(place, text))
        expect(self.page.locator(f'.places [aria-current="page"][data-place="{tab(place)}"]')).to_be_visible()
        self.playground.current_answer()
        return self

    def own(self) -> str:
        """What a link would say of the place, once the address has it."""
        return str(self.page.evaluate("() => new URLSearchParams(location.hash.slice(1)).get('own') ?? ''"))

    def said(self, place: str) -> None:
        """Wait until the address says where one is."""
        self.page.wait_for_function(
            "(place) => (new URLSearchParams(location.hash.slice(1)).get('own') ?? '') === place", arg=place
        )

    def violations(self) -> list[Any]:
        """What axe objects to now."""
        found: list[Any] = self.page.evaluate(RUN)
        return found

    def heading(self) -> Locator:
        return self.page.locator(".learn h2")

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page.locator(".learn")).get_by_role("button", name=name, exact=isinstance(name, str))

    def enter(self, field: Locator, text: str) -> None:
        """Type a text into a field, key by key, in place of what was there."""
        field.focus()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)


def fragment(place: str, text: str) -> str:
    own = f"&own={quote(place, safe='')}" if place else ""
    return f"#u={quote(text, safe='')}&tab=learn{own}"


def tab(place: str) -> str:
    return "lessons" if place.startswith("lesson/") else place.partition("/")[0]


@pytest.fixture(scope="module")
def one_page(browser: Browser, site: str) -> Iterator[Learner]:
    """A page for all tests of this file: it takes long to start."""
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    context.set_default_timeout(PATIENCE)
    context.add_init_script(REPORT_VIOLATIONS)
    page = context.new_page()
    troubles: list[str] = []
    watch(page, site, troubles)
    yield Learner(page, site).open()
    context.close()
    assert not troubles


@pytest.fixture
def learner(one_page: Learner) -> Learner:
    one_page.page.set_viewport_size({"width": 1440, "height": 900})
    one_page.page.emulate_media(color_scheme="light", media="screen")
    return one_page


def test_a_lesson_is_read_and_its_exercises_are_solved(learner: Learner) -> None:
    page, keyboard = learner.go("lessons").page, learner.page.keyboard
    expect(page.locator(".lesson-list li")).to_have_count(23)
    learner.button("Slashes and backslashes").focus()
    keyboard.press("Enter")
    expect(learner.heading()).to_have_text("Slashes and backslashes")
    expect(learner.heading()).to_be_focused()
    learner.said("lesson/slashes")

    why = page.get_by_role("group", name="Live example: Why https")
    expect(why.locator(".result")).to_contain_text("Parsed with 3 validation errors")
    why.get_by_text("16 steps").click()
    rows = why.locator(".learn-steps tbody tr")
    expect(rows.filter(has_text="special authority ignore slashes")).to_have_count(4)
    learner.button("foo:\\\\h", why).click()
    expect(why.locator(".result")).to_contain_text("Parsed with 2 validation errors")

    exercise = page.get_by_role("region", name="Exercise 1")
    expect(exercise.locator(".checks .met")).to_have_count(1)
    learner.enter(exercise.get_by_label("URL"), "https://h")
    expect(exercise.get_by_role("status")).to_contain_text("Solved.")
    exercise = page.get_by_role("region", name="Exercise 2")
    exercise.get_by_text("A solution").click()
    learner.button("Put it in", exercise).click()
    expect(exercise.get_by_role("status")).to_contain_text("Solved.")
    assert learner.violations() == []

    learner.button("All lessons").click()
    expect(page.locator(".lesson-list li", has_text="Slashes")).to_contain_text("2 of 3 solved")
    learner.said("lessons")
    assert "slashes/no-error-slashes" in page.evaluate("localStorage.getItem('urlstd.learn.solved')")
    page.go_back()
    expect(learner.heading()).to_have_text("Slashes and backslashes")
    page.go_back()
    expect(learner.heading()).to_have_text("Learn the URL Standard")


def test_errors_and_states_have_a_table_and_pages(learner: Learner) -> None:
    page = learner.go("errors").page
    rows = page.locator(".errors-table tbody tr")
    expect(rows).to_have_count(31)
    learner.enter(page.get_by_label("Filter the errors"), "ipv6 never")
    expect(rows).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="1 of 31 errors")).to_be_visible()
    learner.button("IPv6-piece-leading-zero").click()
    learner.said("errors/IPv6-piece-leading-zero")
    given = page.get_by_role("group", name="An example of IPv6-piece-leading-zero")
    expect(given.get_by_role("list", name="Validation errors")).to_contain_text("in host state")
    expect(page.get_by_role("group", name="Written correctly").locator(".result")).to_contain_text("without")
    learner.button("host state", given).click()
    expect(learner.heading()).to_have_text("host state")
    expect(page.locator(".fact-list").first).to_contain_text("from authority by step 2.2 of authority state")
    expect(page.get_by_role("list", name="Steps of host state")).to_contain_text("4.3.")
    example = learner.button(re.compile("^Watch .* in host state$")).first
    expect(example).to_be_visible()
    example.click()
    expect(page.locator("machine-state .state-line > :first-child")).to_have_text("scheme start state")


def test_the_map_shows_what_is_visited_and_leads_to_the_steps(learner: Learner) -> None:
    page, keyboard = learner.go("map", NAMED).page, learner.page.keyboard
    picture = page.locator("svg.map")
    expect(picture.locator(".state")).to_have_count(21)
    expect(picture.locator(".state.visited")).to_have_count(11)
    expect(picture.locator('[data-state="fragment"]')).to_have_class("state visited present")
    learner.button("First step").click()
    expect(picture.locator('[data-state="scheme start"]')).to_have_class("state visited present")

    edge = picture.locator('[data-edge="scheme start → scheme"]')
    edge.focus()
    keyboard.press("Enter")
    detail = page.locator(".edge-detail")
    expect(detail).to_contain_text("step 1 of scheme start state")
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(detail).to_contain_text("Not visited by this input.")
    page.get_by_text("The map as a list").click()
    listed = page.locator('[data-listed="authority → host"]')
    listed.focus()
    keyboard.press("Enter")
    expect(listed).to_be_focused()
    expect(picture.locator(".present")).to_have_attribute("data-state", "authority")
    drawn = downloaded(page, learner.button("Download as SVG")).decode()
    assert re.match('<svg[^>]*><style.*class="edge visited"', drawn, re.DOTALL)
    learner.button(re.compile("^Watch step")).first.click()
    expect(page.locator("machine-state .state-line")).to_contain_text("authority state→ host state")

    learner.go("map/pattern")
    expect(picture.locator(".state")).to_have_count(11)
    expect(page.locator(".edges").get_by_text("Brackets keep their colons.")).to_be_visible()
    expect(picture.locator('[data-edge="init → protocol"]')).to_have_class("edge visited")
    learner.enter(page.get_by_role("textbox", name="Constructor string of a URLPattern"), "/a")
    expect(picture.locator('[data-edge="init → pathname"]')).to_have_class("edge visited")


def test_the_steps_that_a_setter_and_a_pattern_ran(learner: Learner) -> None:
    page = learner.go("steps").page
    runs = page.locator(".run")
    expect(runs.first).to_contain_text("host setter")
    runs.first.locator("summary").focus()
    learner.page.keyboard.press("Enter")
    expect(runs.first.locator("li.ran").first).to_be_visible()
    last = page.locator(".runs section").last
    expect(last.locator("h3")).to_contain_text("port state")
    expect(last.locator("summary")).to_contain_text("port state")
    learner.enter(page.get_by_label("Value"), "x y")
    expect(page.locator(".runs h3").first).to_have_text('url.host = "x y"')
    learner.button("A pattern").click()
    expect(page.locator(".runs section").first).to_contain_text("parse a constructor string")
    expect(page.locator(".runs section").last).to_contain_text("match")
    learner.button("All algorithms").click()
    learner.enter(page.get_by_label("Filter the algorithms"), "domain to unicode")
    runs.first.locator("summary").click()
    expect(runs.first.get_by_role("link", name="In the Standard")).to_have_attribute(
        "href", "https://url.spec.whatwg.org/#concept-domain-to-unicode"
    )


def test_a_link_to_the_steps_has_what_was_typed_there(learner: Learner) -> None:
    page = learner.go("steps").page
    title = page.locator(".runs h3").first
    learner.enter(page.get_by_label("Value"), "a/b:8o")
    expect(title).to_have_text('url.host = "a/b:8o"')
    typed = 'steps/setter/["https://example.org:8000/a?b","host","a/b:8o"]'
    learner.said(typed)
    learner.button("A pattern").click()
    learner.said("steps/pattern")
    learner.button("A setter").click()
    learner.said(typed)
    learner.go("steps")
    expect(title).to_have_text('url.host = "example.com:"')
    learner.go(typed)
    expect(title).to_have_text('url.host = "a/b:8o"')
    expect(page.get_by_label("Value")).to_have_value("a/b:8o")
    learner.go('steps/setter/["a","constructor","b"]')
    expect(page.get_by_label("Member")).to_have_value("host")
    learner.go('steps/pattern/["/:id","https://h/☕"]')
    expect(page.get_by_label("URL", exact=True).and_(page.locator(".algorithms textarea")).last).to_have_value(
        "https://h/☕"
    )


def test_a_prediction_is_asked_answered_counted_and_shared(learner: Learner) -> None:
    page, keyboard = learner.go("predict", "https://user@h/").page, learner.page.keyboard
    guess = page.locator(".guess")
    learner.button("scheme state", guess).focus()
    keyboard.press("Enter")
    expect(guess.locator(".said")).to_have_text("Right: scheme state.")
    expect(page.locator(".score")).to_have_text("Score: 1 of 1 right.")
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(guess).to_contain_text("Step 2 of")
    learner.button("the parser returns failure", guess).click()
    expect(guess.locator(".said")).to_have_text("Not so: it stays in this state.")
    expect(page.locator(".score")).to_have_text("Score: 1 of 2 right.")

    learner.go("predict/buffer/13", "https://user@h/")
    expect(guess).to_contain_text("What is in the buffer after this step?")
    expect(guess.locator(".said")).to_be_hidden()
    learner.button("Share this question").click()
    dialog = page.locator("share-dialog dialog")
    if dialog.is_visible():
        dialog.get_by_role("button").first.click()
    learner.said("predict/buffer/13")
    learner.button("the empty string", guess).click()
    expect(guess).to_contain_text('What the step did: username = "user"; buffer = ""; atSignSeen set')

    learner.go("predict/match", "https://example.com/a")
    learner.button("it matches", guess).click()
    expect(guess.locator(".said")).to_have_text("Right: it matches.")
    learner.go("predict/component", "https://example.com/a")
    learner.button("scheme", guess).click()
    expect(guess.locator(".said")).to_have_text("Right: scheme.")


def test_a_rule_taken_away_is_never_the_standard(learner: Learner) -> None:
    page = learner.go("what-if", "https://h/a/../b").page
    expect(page.locator(".what-if-result")).to_contain_text("Nothing is taken away yet.")
    page.get_by_label("dot segments").check()
    expect(page.locator(".what-if-result")).to_contain_text("Different: path.")
    learner.said("what-if/dots")
    other = page.locator(".not-standard")
    expect(other).to_contain_text("not the Standard")
    expect(other.locator("url-strip")).to_contain_text("/a/../b")
    expect(page.get_by_role("region", name="What differs")).to_contain_text('["a", "..", "b"]')
    page.get_by_label("dot segments").uncheck()
    expect(other).to_have_count(0)
    learner.go("what-if/special+nonsense", "foo://EX/")
    expect(other.locator("url-strip .chars")).to_have_text(["foo", "://", "ex", "/"])
    assert page.get_by_role("checkbox", checked=True).count() == 1


def test_a_presentation_goes_by_clicker(learner: Learner) -> None:
    page, keyboard = learner.go("present", "https://h/").page, learner.page.keyboard
    panel = page.get_by_role("region", name="Presentation")
    panel.focus()
    keyboard.press("Home")
    expect(panel.locator("mark")).to_have_text("h")
    expect(panel.locator("dd").first).to_have_text("scheme start → scheme")
    expect(panel.locator(".numbered li.ran")).to_contain_text(["A letter begins a scheme."])
    keyboard.press("PageDown")
    expect(panel.locator("mark")).to_have_text("t")
    keyboard.press("PageUp")
    expect(panel.locator("mark")).to_have_text("h")
    page.locator(".present-tools").get_by_label("Speed").select_option("2")
    keyboard.press("Shift+Tab")
    panel.focus()
    keyboard.press(" ")
    expect(learner.button("Pause")).to_be_visible()
    expect(panel.locator("mark")).not_to_have_text("h")
    keyboard.press("End")
    expect(panel).to_contain_text("Parsed without validation errors")
    expect(learner.button("Play")).to_be_visible()


@not_in_firefox(NO_PAPER)
def test_a_presentation_goes_on_paper(learner: Learner) -> None:
    page = learner.go("present", "https://h/").page
    expect(page.get_by_role("region", name="Presentation")).to_contain_text("Parsed without validation errors")
    page.emulate_media(media="print")
    expect(page.locator("header.bar")).to_be_hidden()
    expect(page.locator(".transcript")).to_contain_text("1. scheme start state, pointer 0, c U+0068")
    page.emulate_media(media="screen")


@not_in_firefox(NO_PAPER)
def test_the_trace_goes_on_paper(learner: Learner) -> None:
    page = learner.go("present").page
    learner.playground.follow("#u=https%3A%2F%2Fh%2F&step=3")
    expect(page.locator("machine-state .state-line > :first-child")).to_have_text("scheme state")
    page.emulate_media(media="print")
    expect(page.locator("header.bar")).to_be_hidden()
    expect(page.locator("error-panel")).to_have_css("contain", "none")
    expect(page.locator(".panel-scroll").first).to_have_css("overflow-y", "visible")
    page.emulate_media(media="screen")


def test_the_trace_leads_to_the_map(learner: Learner) -> None:
    page = learner.go("present").page
    learner.playground.follow("#u=https%3A%2F%2Fh%2F&step=3")
    expect(page.locator("machine-state .state-line > :first-child")).to_have_text("scheme state")
    page.get_by_role("button", name="State map").first.click()
    expect(learner.heading()).to_have_text("State map of the basic URL parser")
    expect(page.locator("svg.map .present")).to_have_attribute("data-state", "scheme")


def test_everything_fits_a_narrow_dark_page_and_axe_finds_nothing(learner: Learner) -> None:
    page = learner.page
    page.set_viewport_size({"width": 320, "height": 700})
    page.emulate_media(color_scheme="dark")
    for place in PLACES:
        learner.go(place, NAMED)
        expect(page.locator(".learn .absent", has_text="Waiting for Python.")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, place
        assert learner.violations() == [], place


def test_what_a_link_says_is_read_with_care(learner: Learner) -> None:
    page = learner.go("lesson/nowhere").page
    expect(page.locator(".learn")).to_contain_text("There is no lesson “nowhere” here.")
    learner.go("errors/<b>x</b>")
    expect(page.locator(".learn")).to_contain_text("There is no error “<b>x<")
    learner.go("states/limbo")
    expect(page.locator(".learn")).to_contain_text("There is no state “limbo”.")
    learner.go("predict/buffer/99999")
    expect(page.locator(".guess")).to_contain_text("What is in the buffer")
