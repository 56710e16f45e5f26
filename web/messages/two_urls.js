// @ts-check
/** What the view of two URLs says. */
import english from "./en/two_urls.js";
import { inLanguage } from "./language.js";

export const TWO_URLS = await inLanguage(english, { ko: () => import("./ko/two_urls.js") });
