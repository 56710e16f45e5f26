// @ts-check
/** What the page says of Python while it loads, works and fails. */
import english from "./en/python.js";
import { inLanguage } from "./language.js";

export const PYTHON = await inLanguage(english, { ko: () => import("./ko/python.js") });
