// @ts-check
/** What the view of bytes says. */
import english from "./en/bytes.js";
import { inLanguage } from "./language.js";

export const BYTES = await inLanguage(english, { ko: () => import("./ko/bytes.js") });
