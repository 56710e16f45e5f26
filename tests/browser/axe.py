"""What axe, the checker of accessibility, says of the page in each look that it can have."""

from pathlib import Path
from typing import Any

from tests.browser.playground import Playground

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
# axe takes the colour of a text from a property that Chromium does not tell of as forced, although it paints it so.
RUN = """
async (rules) => {
  const style = CSSStyleDeclaration.prototype;
  const told = (globalThis.toldByBrowser ??= style.getPropertyValue);
  style.getPropertyValue = function (name) {
    return told.call(this, name === "-webkit-text-fill-color" ? "color" : name);
  };
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); // what follows a new width
  const only = rules?.length ? { runOnly: rules } : {};
  const { violations } = await axe.run(document, { resultTypes: ["violations"], preload: false, ...only });
  const said = ({ target, failureSummary }) => [target.join(" "), failureSummary];
  return violations.map(({ id, nodes }) => [id, nodes.map(said)]);
}
"""
# The only one of its rules whose answer depends on the colours.
COLOURS = ("color-contrast",)
WIDTHS = (1440, 320)


def violations(playground: Playground, rules: tuple[str, ...] = ()) -> list[Any]:
    """What axe objects to now."""
    found: list[Any] = playground.page.evaluate(RUN, list(rules))
    return found


def in_each_look(playground: Playground) -> list[Any]:
    """What is wrong with the present state on a wide and on a narrow page, in light, in dark and in forced colours."""
    page, found = playground.page, []
    size = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found += [(width, "light", one) for one in violations(playground)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append((width, "light", "it has to be scrolled sideways"))
        page.emulate_media(color_scheme="dark")
        found += [(width, "dark", one) for one in violations(playground, COLOURS)]
        page.emulate_media(color_scheme="light", forced_colors="active")
        found += [(width, "forced colours", one) for one in violations(playground, COLOURS)]
        page.emulate_media(color_scheme="light", forced_colors="none")
    if size:
        page.set_viewport_size(size)
    return found
