// @ts-check
/** What the first view and index.html say. */
import english from "./en/page.js";
import { inLanguage } from "./language.js";

export const PAGE = await inLanguage(english, { ko: () => import("./ko/page.js") });
