// @ts-check
/** What the published confusions are. */
import english from "./en/confusions.js";
import { inLanguage } from "./language.js";

export const CONFUSION_TEXTS = await inLanguage(english, { ko: () => import("./ko/confusions.js") });
