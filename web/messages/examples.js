// @ts-check
/** What is said about the examples, and their dialog says. */
import english from "./en/examples.js";
import { inLanguage } from "./language.js";

export const EXAMPLES = await inLanguage(english, { ko: () => import("./ko/examples.js") });
