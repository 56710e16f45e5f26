// Runs before the first paint, so that a chosen theme never flashes. theme.js alone knows where the choice is kept, and
// that a page which embeds this one may choose: ?embed=1&theme=dark.
"use strict";
(() => {
  const THEMES = ["auto", "light", "dark"];
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const isOn = (/** @type {string} */ name) => !["0", "false", null].includes(asked.get(name));
  /** @returns {string} */
  const stored = () => {
    try {
      return localStorage.getItem("urlstd.theme") ?? "auto";
    } catch {
      return "auto"; // no storage in a sandboxed frame
    }
  };
  const theme = isOn("embed") ? (asked.get("theme") ?? "auto") : stored();
  root.dataset["theme"] = THEMES.includes(theme) ? theme : "auto";
  if (!isOn("embed")) return;
  root.dataset["embed"] = "";
  if (isOn("readonly")) root.dataset["readonly"] = "";
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("style/embed.css", /** @type {HTMLScriptElement} */ (document.currentScript).src).href;
  document.head.append(sheet);
})();
