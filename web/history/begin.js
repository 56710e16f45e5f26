// @ts-check
/** Begins to keep inputs, and opens the dialog that shows them. In a frame there is neither. */
import { SETTINGS } from "../embed/settings.js";
import { styleSheet } from "../later_views.js";
import { Kept } from "./kept.js";
import { Recorder, entryOf } from "./recorder.js";
import { PAGE } from "../messages/page.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../types.js").View} View */

/**
 * @param {HTMLElement} button opens the dialog
 * @param {Store} store
 * @param {{asked: (input: string) => void, acted: () => void, say: (message: string) => void}} acts
 * @param {import("../parts.js").Part} part
 */
export function beginHistory(button, store, { asked, acted, say }, part) {
  button.hidden = SETTINGS.embedded || SETTINGS.framed;
  if (button.hidden) return;
  const kept = new Kept();
  const recorder = new Recorder(store, kept);
  addEventListener("pagehide", () => void recorder.flush());
  /** @param {View} view */
  const restore = (view) => {
    const { input, base, encoding, pattern, relative, patternBase, ignoreCase } = entryOf(view);
    asked(input);
    store.set({ input, base, encoding, pattern, relative, patternBase, ignoreCase, step: null });
    acted();
  };
  const load = async () => {
    const [{ HistoryDialog }] = await Promise.all([import("./dialog.js"), styleSheet("style/history.css")]);
    return new HistoryDialog(kept, restore);
  };
  /** @type {ReturnType<typeof load> | null} */
  let dialog = null;
  button.addEventListener("click", async () => {
    await recorder.flush();
    dialog ??= part("history", load);
    try {
      await (await dialog).open();
    } catch {
      dialog = null;
      say(PAGE.notLoaded.history);
    }
  });
}
