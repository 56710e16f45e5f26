// @ts-check
/** What the view "Learn" says, its lessons aside. */
import answers from "./en/learn/answers.js";
import course from "./en/learn/course.js";
import machine from "./en/learn/machine.js";
import practice from "./en/learn/practice.js";
import states from "./en/learn/states.js";
import { inLanguage } from "./language.js";

export const [COURSE, ANSWERS, MACHINE, STATES, PRACTICE] = await Promise.all([
  inLanguage(course, { ko: () => import("./ko/learn/course.js") }),
  inLanguage(answers, { ko: () => import("./ko/learn/answers.js") }),
  inLanguage(machine, { ko: () => import("./ko/learn/machine.js") }),
  inLanguage(states, { ko: () => import("./ko/learn/states.js") }),
  inLanguage(practice, { ko: () => import("./ko/learn/practice.js") }),
]);
