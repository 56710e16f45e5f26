// @ts-check
/** What the view of engines says. */
import english from "./en/engines.js";
import { inLanguage } from "./language.js";

export const ENGINES = await inLanguage(english, { ko: () => import("./ko/engines.js") });
