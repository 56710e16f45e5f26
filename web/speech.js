// @ts-check
/** What is said beside what is shown: short messages, for the eye too, and the verdict, for a screen reader only. */
import { the } from "./elements.js";
import { spokenVerdict } from "./wording.js";

/** In milliseconds: how long a message stays, and how long after the last key the verdict is spoken. */
const STAYS = 6000;
const DELAY = 700;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let sayTimer;
/** @param {string} message */
export function say(message) {
  the("#said").textContent = message;
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => (the("#said").textContent = ""), STAYS);
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let spokenTimer;
/** @param {{current: import("./python/question.js").Reading | null}} question */
export function speakVerdict(question) {
  clearTimeout(spokenTimer);
  spokenTimer = setTimeout(() => {
    if (question.current) the("#spoken").textContent = spokenVerdict(question.current.answer);
  }, DELAY);
}
