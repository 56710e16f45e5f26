// @ts-check
/** The switch between light, dark and what the system says; theme.js applies the choice on later visits. */
import { the } from "./elements.js";

export function followTheme() {
  the("theme-switch").data = { theme: document.documentElement.dataset["theme"] ?? "auto" };
  the("theme-switch").addEventListener("theme-change", (event) => {
    const { theme } = /** @type {CustomEvent<{theme: string}>} */ (event).detail;
    document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem("urlstd.theme", theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
}
