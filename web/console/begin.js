// @ts-check
/** Opens the Python console, which is loaded then. */
import { styleSheet } from "../later_views.js";
import { PAGE } from "../messages/page.js";

/**
 * @param {HTMLElement} button
 * @param {import("./dialog.js").Asked} client
 * @param {() => import("../types.js").View} view
 * @param {(message: string) => void} say
 */
export function beginConsole(button, client, view, say) {
  /** @type {Promise<import("./dialog.js").ConsoleDialog> | null} */
  let dialog = null;
  const open = async () => {
    dialog ??= Promise.all([import("./dialog.js"), styleSheet("style/console.css")]).then(
      ([{ ConsoleDialog }]) => new ConsoleDialog(client, view),
    );
    try {
      (await dialog).open();
    } catch {
      dialog = null;
      say(PAGE.notLoaded.console);
    }
  };
  button.addEventListener("click", () => void open());
  document.addEventListener("console-open", () => void open());
}
