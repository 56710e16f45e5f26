// @ts-check
/** The prose of the lessons, by their ids. */
import api from "./en/lessons/api.js";
import first from "./en/lessons/first.js";
import hosts from "./en/lessons/hosts.js";
import paths from "./en/lessons/paths.js";
import patterns from "./en/lessons/patterns.js";
import security from "./en/lessons/security.js";
import { inLanguage } from "./language.js";

/** @typedef {{title: string, text: string[]}} SectionProse */
/**
 * @typedef {object} ExerciseProse
 * @property {string} task what to do
 * @property {string} hint
 * @property {string} why said when it is solved
 */
/**
 * @typedef {object} LessonProse
 * @property {string} title
 * @property {string} lead one sentence
 * @property {SectionProse[]} sections
 * @property {Record<string, ExerciseProse>} exercises by their ids
 */

/** @type {Record<string, LessonProse>[]} */
const subjects = await Promise.all([
  inLanguage(first, { ko: () => import("./ko/lessons/first.js") }),
  inLanguage(hosts, { ko: () => import("./ko/lessons/hosts.js") }),
  inLanguage(paths, { ko: () => import("./ko/lessons/paths.js") }),
  inLanguage(api, { ko: () => import("./ko/lessons/api.js") }),
  inLanguage(patterns, { ko: () => import("./ko/lessons/patterns.js") }),
  inLanguage(security, { ko: () => import("./ko/lessons/security.js") }),
]);

/** @type {Readonly<Record<string, LessonProse>>} */
const LESSONS = Object.freeze(Object.assign({}, ...subjects));

/**
 * @param {string} id of a lesson
 * @returns {LessonProse}
 */
export function proseOf(id) {
  const found = LESSONS[id];
  if (!found) throw new RangeError(`lesson ${id} has no prose`);
  return found;
}
