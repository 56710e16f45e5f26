// @ts-check
/** The course: its chapters, and their lessons in order. */
import { API_LESSONS } from "./api.js";
import { FIRST_LESSONS } from "./first.js";
import { HOST_LESSONS } from "./hosts.js";
import { PATH_LESSONS } from "./paths.js";
import { PATTERN_LESSONS } from "./patterns.js";
import { SECURITY_LESSONS } from "./security.js";

/** @typedef {import("../exercise.js").Task} Task */
/** @typedef {{title: string, text: string[], live?: import("../bench.js").Live}} Section */
/**
 * @typedef {object} Lesson
 * @property {string} id for ever: links use it
 * @property {string} title
 * @property {string} lead one sentence
 * @property {Section[]} sections
 * @property {Task[]} exercises
 */
/** @typedef {{title: string, lessons: readonly Lesson[]}} Chapter */

/** @type {readonly Chapter[]} */
export const CHAPTERS = Object.freeze([
  { title: "How a URL is read", lessons: FIRST_LESSONS },
  { title: "Hosts and ports", lessons: HOST_LESSONS },
  { title: "Paths, queries, fragments", lessons: PATH_LESSONS },
  { title: "Comparing and changing", lessons: API_LESSONS },
  { title: "URLPattern", lessons: PATTERN_LESSONS },
  { title: "Security", lessons: SECURITY_LESSONS },
]);
export const LESSONS = Object.freeze(CHAPTERS.flatMap(({ lessons }) => lessons));
