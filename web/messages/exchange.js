// @ts-check
/** What is said about cases that are read and written; what is written for machines is English. */
import english from "./en/exchange.js";
import { inLanguage } from "./language.js";

export const EXCHANGE = await inLanguage(english, { ko: () => import("./ko/exchange.js") });
