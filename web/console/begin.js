// @ts-check
/** Opens the Python console, which is loaded then. */
import { styleSheet } from "../later_views.js";
import { PAGE } from "../messages/page.js";

/**
 * @param {HTMLElement} button
 * @param {import("./dialog.js").Asked} client
 * @param {() => import("../types.js").View} view
 * @param {(message: string) => void} say
 * @param {import("../parts.js").Part} part
 */
export function beginConsole(button, client, view, say, part) {
  const load = async () => {
    const [{ ConsoleDialog }] = await Promise.all([import("./dialog.js"), styleSheet("style/console.css")]);
    return new ConsoleDialog(client, view);
  };
  /** @type {ReturnType<typeof load> | null} */
  let dialog = null;
  const open = async () => {
    dialog ??= part("console", load);
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
