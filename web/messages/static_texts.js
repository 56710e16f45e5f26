// @ts-check
/**
 * The texts that stand in index.html, which are English there. An element names its own in data-text, and those of its
 * attributes in data-text-aria-label, data-text-title and the like.
 */

/**
 * @param {ParentNode} parent
 * @param {Readonly<Record<string, string>>} texts by the names that the elements have for them
 */
export function translate(parent, texts) {
  for (const element of parent.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      if (name === "data-text") element.textContent = texts[value] ?? "";
      else if (name.startsWith("data-text-")) element.setAttribute(name.slice("data-text-".length), texts[value] ?? "");
    }
  }
}
