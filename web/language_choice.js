// @ts-check
/** The switch between the page's languages; what is shown stays. */
import { the } from "./elements.js";
import { LANGUAGE, LANGUAGES, speak } from "./messages/language.js";
import { PAGE } from "./messages/page.js";
import { translate } from "./messages/static_texts.js";

/** @typedef {import("./messages/language.js").Language} Language */

/** Before the elements are there: index.html is in English. */
export function translatePage() {
  if (LANGUAGE !== "en") translate(document, PAGE.static);
}

/** @param {import("./link/address.js").Address} address */
export function followLanguage(address) {
  the("language-switch").data = { language: LANGUAGE, languages: LANGUAGES };
  the("language-switch").addEventListener("language-change", async (event) => {
    const { language } = /** @type {CustomEvent<{language: Language}>} */ (event).detail;
    if (await address.keep()) speak(language);
  });
}
