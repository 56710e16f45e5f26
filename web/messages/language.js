// @ts-check
/**
 * In which language the page speaks: ?lang=ko in the address, else what was chosen here, else the first of the
 * browser's languages that there is. A message file is a module of texts, and of functions where something stands in a
 * text: en/<name>.js and ko/<name>.js have the same form, which the type checker holds them to. The English one comes
 * with the page; another is loaded before anything is drawn.
 */

/** @typedef {"en" | "ko"} Language */

/** Each language in its own words. @type {Readonly<Record<Language, string>>} */
export const LANGUAGES = Object.freeze({ en: "English", ko: "한국어" });

const KEY = "urlstd.language";

/**
 * @param {string | null} asked of the address
 * @param {string | null} chosen here before
 * @param {readonly string[]} preferred by the browser's settings, best first
 * @returns {Language}
 */
export function languageOf(asked, chosen, preferred) {
  const wanted = [asked, chosen, ...preferred].map((name) => name?.split("-", 1)[0]?.toLowerCase());
  const found = wanted.find((name) => name !== undefined && Object.hasOwn(LANGUAGES, name));
  return /** @type {Language} */ (found ?? "en");
}

/** @returns {string | null} */
function chosenBefore() {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null; // no storage in a sandboxed frame
  }
}

const { document, location } = globalThis;
const asked = new URLSearchParams(location?.search ?? "").get("lang");

export const LANGUAGE = document ? languageOf(asked, chosenBefore(), globalThis.navigator.languages) : "en";
if (document) document.documentElement.lang = LANGUAGE;

let speaksIt = LANGUAGE === "en";

/**
 * The texts of a message file in the page's language; in English where the others do not come, rather than none. If the
 * first do not, the page is in English, and says so to what reads it aloud.
 * @template {object} Texts
 * @param {Texts} english
 * @param {Readonly<Record<Exclude<Language, "en">, () => Promise<{default: Texts}>>>} others
 * @returns {Promise<Texts>}
 */
export async function inLanguage(english, others) {
  if (LANGUAGE === "en") return english;
  try {
    const texts = await others[LANGUAGE]();
    speaksIt = true;
    return texts.default;
  } catch {
    if (!speaksIt && document) document.documentElement.lang = "en";
    return english;
  }
}

/**
 * The page from its beginning in another language: the fragment, which says what is shown, stays.
 * @param {Language} language
 */
export function speak(language) {
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  try {
    localStorage.setItem(KEY, language);
  } catch {
    address.searchParams.set("lang", language);
  }
  // Where only the fragment differs, replace() would not load anything.
  history.replaceState(history.state, "", address);
  location.reload();
}
