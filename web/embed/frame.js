// @ts-check
/**
 * The page inside another one: what it leaves out, what cannot be edited, and how high it is. It tells its height to
 * the page around it, whenever that changes, with postMessage({ type: "urlstd:height", height }), in CSS pixels.
 */
import { h } from "../dom.js";
import { SETTINGS } from "./settings.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../link/address.js").Address} Address */

/** What can still be used where nothing can be edited: what only looks at the answer. */
const LOOKING = ".trace, .steps-head, .units, .prediction";
const DELAY = 300;

/**
 * @param {Store} store
 * @param {Address} address
 */
export function beginFrame(store, address) {
  if (SETTINGS.framed) tellHeight();
  if (!SETTINGS.embedded) return;
  if (SETTINGS.tab) keepTab(store, SETTINGS.tab);
  if (SETTINGS.readonly) holdFields();
  offerPage(store, address);
}

/**
 * @param {Store} store
 * @param {import("../types.js").Tab} tab
 */
function keepTab(store, tab) {
  document.documentElement.dataset["oneTab"] = "";
  store.set({ tab });
  store.addEventListener("change", () => store.set({ tab }));
}

/**
 * A link to all of the page with what is shown here.
 * @param {Store} store
 * @param {Address} address
 */
function offerPage(store, address) {
  const link = h("a", { class: "open-page", target: "_blank", rel: "noopener" }, PAGE.share.openPage);
  link.href = address.page;
  document.querySelector(".bar")?.append(link);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  store.addEventListener("change", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void address.link().then((href) => (link.href = href), () => {}), DELAY);
  });
}

function tellHeight() {
  let last = 0;
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    // A number is no secret, and whoever embeds the page may be of any origin.
    parent.postMessage({ type: "urlstd:height", height }, "*");
  };
  new ResizeObserver(tell).observe(document.body);
}

/** Makes fields such that they can be read and copied from, but not edited; also those that are drawn later. */
function holdFields() {
  const main = /** @type {HTMLElement} */ (document.querySelector("main"));
  const hold = () => main.querySelectorAll("input, textarea, select").forEach(holdField);
  hold();
  new MutationObserver(hold).observe(main, { childList: true, subtree: true });
}

/** @param {Element} field */
function holdField(field) {
  if (field.closest(LOOKING)) return;
  if (field instanceof HTMLTextAreaElement) field.readOnly = true;
  else if (field instanceof HTMLInputElement && field.type === "text") field.readOnly = true;
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.disabled = true;
}
