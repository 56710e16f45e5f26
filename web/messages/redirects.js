// @ts-check
/** What the view of redirects says. */
import english from "./en/redirects.js";
import { inLanguage } from "./language.js";

export const REDIRECTS = await inLanguage(english, { ko: () => import("./ko/redirects.js") });
