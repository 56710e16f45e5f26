// @ts-check
/** What the view of cases says. */
import english from "./en/cases.js";
import { inLanguage } from "./language.js";

export const CASES = await inLanguage(english, { ko: () => import("./ko/cases.js") });
