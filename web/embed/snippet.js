// @ts-check
/** What to paste into another page to have a view of this one there. */

/**
 * @typedef {object} Choice
 * @property {"auto" | "light" | "dark"} theme
 * @property {string} language "" for that of the reader's browser
 * @property {boolean} oneTab
 * @property {boolean} readonly
 * @property {number} height in pixels
 */

/**
 * @param {string} link to the view
 * @param {import("../types.js").Tab} tab
 * @param {Choice} choice
 */
export function embedAddress(link, tab, { theme, language, oneTab, readonly }) {
  const url = new URL(link);
  const asked = new URLSearchParams({ embed: "1" });
  if (theme !== "auto") asked.set("theme", theme);
  if (language !== "") asked.set("lang", language);
  if (oneTab) asked.set("tab", tab);
  if (readonly) asked.set("readonly", "1");
  url.search = asked.toString();
  return url.href;
}

/**
 * @param {string} link
 * @param {import("../types.js").Tab} tab
 * @param {Choice} choice
 * @param {string} title of the frame
 */
export function embedSnippet(link, tab, choice, title) {
  const address = embedAddress(link, tab, choice).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return [
    `<iframe src="${address}"`,
    `  title="${title}" loading="lazy"`,
    '  sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"',
    `  style="width: 100%; height: ${choice.height}px; border: 0"></iframe>`,
    "",
  ].join("\n");
}

/** For pages that want the frame as high as what is in it. */
export const HEIGHT_SCRIPT = [
  "<script>",
  '  addEventListener("message", ({ source, data }) => {',
  '    if (data?.type !== "urlstd:height") return;',
  '    for (const frame of document.querySelectorAll("iframe"))',
  "      if (frame.contentWindow === source) frame.style.height = `${data.height}px`;",
  "  });",
  "</script>",
  "",
].join("\n");
