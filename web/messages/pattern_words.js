// @ts-check
/** How parts, tokens and routes of patterns are told, and what this browser's own URLPattern was asked. */
import english from "./en/pattern_words.js";
import { inLanguage } from "./language.js";

export const PATTERN_WORDS = await inLanguage(english, { ko: () => import("./ko/pattern_words.js") });
