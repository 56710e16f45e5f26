// @ts-check
/** What each state is for. */
import { STATES } from "../messages/learn.js";

/** @type {Readonly<Record<string, string>>} */
export const STATE_TEXTS = Object.freeze(STATES.texts);

/** @type {Readonly<Record<string, string>>} */
export const PATTERN_STATE_TEXTS = Object.freeze({ ...STATES.texts, ...STATES.inPatterns });
