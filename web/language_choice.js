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

/**
 * Another language is another start of the page, which has to come from somewhere.
 * @param {import("./link/address.js").Address} address
 * @param {(message: string) => void} say
 */
export function followLanguage(address, say) {
  the("language-switch").data = { language: LANGUAGE, languages: LANGUAGES };
  the("language-switch").addEventListener("language-change", async (event) => {
    const { language } = /** @type {CustomEvent<{language: Language}>} */ (event).detail;
    const here = navigator.onLine || navigator.serviceWorker?.controller;
    if (here && (await address.keep())) return speak(language);
    say(PAGE.notLoaded.language);
    the("language-switch").data = { language: LANGUAGE, languages: LANGUAGES };
  });
}
