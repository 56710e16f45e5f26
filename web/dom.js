// @ts-check
/** Builds DOM from data. Text only ever becomes text nodes; nothing here parses markup. */

/** @typedef {Node | string | number | null | false | undefined} Child */

/** What a field that takes text as it is tells the browser: not to correct, capitalize, complete or translate it. */
export const PLAIN_FIELD = Object.freeze({
  spellcheck: "false",
  autocapitalize: "off",
  autocorrect: "off",
  autocomplete: "off",
  translate: "no",
  dir: "ltr",
});

/** What an element has that shows a name of the Standard's, which is the same in every language of the page. */
export const NAME = Object.freeze({ translate: "no", lang: "en" });

/**
 * An HTML element. A value of true sets an empty attribute; null, false and undefined set none. In ARIA's
 * attributes true and false are words.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | null | undefined>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "boolean" && name.startsWith("aria-")) node.setAttribute(name, String(value));
    else if (value === true) node.setAttribute(name, "");
    else if (value !== null && value !== false && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...present(children));
  return node;
}

/**
 * The children that are there.
 * @param {Child[]} children
 * @returns {(Node | string)[]}
 */
export function present(children) {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    return [typeof child === "number" ? String(child) : child];
  });
}

/**
 * A picture from the sprite in index.html.
 * @param {string} name
 */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}

/**
 * Data to be read unit by unit: monospace, left to right, never translated.
 * @param {...Child} children
 */
export function code(...children) {
  return h("code", { translate: "no", dir: "ltr" }, ...children);
}

/**
 * A name of the Standard or of an API, which is the same in every language.
 * @param {...Child} children
 */
export function named(...children) {
  return h("span", NAME, ...children);
}

/**
 * A link into the Standard; anything else stays text.
 * @param {string} href
 * @param {...Child} children
 */
export function standardLink(href, ...children) {
  const trusted =
    /^https:\/\/(?:url|urlpattern|infra|html|encoding|fetch)\.spec\.whatwg\.org\//.test(href) ||
    /^https:\/\/(?:www\.)?unicode\.org\//.test(href) ||
    /^https:\/\/www\.w3\.org\/TR\//.test(href);
  return trusted ? h("a", { href, target: "_blank", rel: "noreferrer" }, ...children) : h("span", {}, ...children);
}

/**
 * Whether two data of an element are the same, field by field, so that nothing need be drawn anew: what is drawn
 * anew loses focus, selection, and the click that has begun on it.
 * @template {object} T
 * @param {T | null} before
 * @param {T} now
 * @param {(keyof T)[]} [but] fields that do not count
 * @returns {boolean}
 */
export function isSame(before, now, but = []) {
  const names = /** @type {(keyof T)[]} */ (Object.keys(now));
  return before !== null && names.every((name) => but.includes(name) || before[name] === now[name]);
}

/**
 * Marks what belongs to the highlighted component.
 * @param {ParentNode} parent
 * @param {string | null} part
 */
export function lightUp(parent, part) {
  for (const row of parent.querySelectorAll("[data-part]")) {
    row.classList.toggle("lit", part !== null && row.getAttribute("data-part") === part);
  }
}

/**
 * Whether keys pressed there are for what is typed or chosen.
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement &&
      target.type !== "range" &&
      target.type !== "checkbox" &&
      target.type !== "radio")
  );
}
