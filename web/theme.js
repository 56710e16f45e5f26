// Runs before the first paint, so that a chosen theme never flashes. theme.js alone knows where the choice is kept.
"use strict";
(() => {
  const THEMES = ["auto", "light", "dark"];
  /** @returns {string} */
  const stored = () => {
    try {
      return localStorage.getItem("urlstd.theme") ?? "auto";
    } catch {
      return "auto"; // no storage in a sandboxed frame
    }
  };
  const theme = stored();
  document.documentElement.dataset["theme"] = THEMES.includes(theme) ? theme : "auto";
})();
