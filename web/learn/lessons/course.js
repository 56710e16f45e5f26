// @ts-check
/** The course: its chapters, and their lessons in order. What they say is in messages/<language>/lessons/. */
import { API_LESSONS } from "./api.js";
import { FIRST_LESSONS } from "./first.js";
import { HOST_LESSONS } from "./hosts.js";
import { PATH_LESSONS } from "./paths.js";
import { PATTERN_LESSONS } from "./patterns.js";
import { SECURITY_LESSONS } from "./security.js";

/** @typedef {import("../exercise.js").Task} Task */
/** @typedef {{live?: import("../bench.js").Live}} Section */
/**
 * @typedef {object} Lesson
 * @property {string} id for ever: links use it
 * @property {Section[]} sections as many as its prose has
 * @property {Task[]} exercises
 */
/** @typedef {"first" | "hosts" | "paths" | "api" | "patterns" | "security"} Subject */
/** @typedef {{subject: Subject, lessons: readonly Lesson[]}} Chapter */

/** @type {readonly Chapter[]} */
export const CHAPTERS = Object.freeze([
  { subject: "first", lessons: FIRST_LESSONS },
  { subject: "hosts", lessons: HOST_LESSONS },
  { subject: "paths", lessons: PATH_LESSONS },
  { subject: "api", lessons: API_LESSONS },
  { subject: "patterns", lessons: PATTERN_LESSONS },
  { subject: "security", lessons: SECURITY_LESSONS },
]);
export const LESSONS = Object.freeze(CHAPTERS.flatMap(({ lessons }) => lessons));
