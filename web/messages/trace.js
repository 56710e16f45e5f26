// @ts-check
/** What the first view says of the trace, its errors and the texts that they point into. */
import english from "./en/trace.js";
import { inLanguage } from "./language.js";

export const TRACE = await inLanguage(english, { ko: () => import("./ko/trace.js") });
