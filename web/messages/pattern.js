// @ts-check
/** What the view of patterns says. */
import english from "./en/pattern.js";
import { inLanguage } from "./language.js";

export const PATTERN = await inLanguage(english, { ko: () => import("./ko/pattern.js") });
