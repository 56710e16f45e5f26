// @ts-check
/** What the view "Learn" says, its lessons aside. */
import answers from "./en/learn/answers.js";
import course from "./en/learn/course.js";
import machine from "./en/learn/machine.js";
import practice from "./en/learn/practice.js";
import states from "./en/learn/states.js";
import { inLanguage } from "./language.js";

export const [COURSE, ANSWERS, MACHINE, STATES, PRACTICE] = await Promise.all([
  inLanguage("learn/course", course),
  inLanguage("learn/answers", answers),
  inLanguage("learn/machine", machine),
  inLanguage("learn/states", states),
  inLanguage("learn/practice", practice),
]);
