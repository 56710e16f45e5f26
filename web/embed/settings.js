// @ts-check
/**
 * How the page shows itself inside another one. The query asks for it, since it is about the page and not about what
 * is in it: ?embed=1, with theme=light|dark|auto, tab=…, readonly=1. What is shown stays in the fragment.
 */
import { TABS } from "../link/permalink.js";

/** @typedef {import("../types.js").Tab} Tab */
/**
 * @typedef {object} Settings
 * @property {boolean} embedded whether the page has only what a frame has room for
 * @property {boolean} framed whether it is inside another page, whose history is not its own
 * @property {Tab | null} tab the only view
 * @property {boolean} readonly whether nothing can be edited
 */

/**
 * @param {string} query
 * @param {boolean} framed
 * @returns {Settings}
 */
export function settingsOf(query, framed) {
  const asked = new URLSearchParams(query);
  const embedded = isOn(asked.get("embed"));
  const tab = embedded ? (TABS.find((name) => name === asked.get("tab")) ?? null) : null;
  return { embedded, framed, tab, readonly: embedded && isOn(asked.get("readonly")) };
}

/** @param {string | null} value */
function isOn(value) {
  return value !== null && value !== "0" && value !== "false";
}

export const SETTINGS = Object.freeze(
  settingsOf(globalThis.location?.search ?? "", globalThis.parent !== undefined && globalThis.parent !== globalThis.self),
);
