// @ts-check
/** What the dialogs of sharing, embedding, the history, the console and the licences say. */
import english from "./en/dialogs.js";
import { inLanguage } from "./language.js";

export const DIALOGS = await inLanguage(english, { ko: () => import("./ko/dialogs.js") });
