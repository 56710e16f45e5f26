// @ts-check
/** What the view of edits says. */
import english from "./en/edits.js";
import { inLanguage } from "./language.js";

export const EDITS = await inLanguage(english, { ko: () => import("./ko/edits.js") });
