// @ts-check
/** The view "Learn", in English: its places, the course around the lessons, exercises and live examples. */

export default {
  places: {
    label: "Learn",
    lessons: "Lessons",
    map: "State map",
    states: "States",
    errors: "Errors",
    steps: "Steps",
    predict: "Predict",
    "what-if": "What if",
    present: "Present",
  },
  waiting: "Waiting for Python.",
  /** @param {string} problem */
  noAnswer: (problem) => `No answer: ${problem}`,
  /** Instead of a text that is empty. */
  empty: "(empty)",
  toTry: "To try",
  course: {
    title: "Learn the URL Standard",
    lead: "Short lessons with live examples: whatever stands in a field can be changed, and the Standard’s own algorithms run on it. Each ends with exercises that they check.",
    /** @param {string} id */
    unknown: (id) => `There is no lesson “${id}” here. These are the ones there are:`,
    /**
     * @param {number} solved
     * @param {number} all
     */
    score: (solved, all) =>
      `${solved} of ${all} exercises solved. What you solve is kept in this browser only.`,
    allSolved: "✓ all solved",
    /**
     * @param {number} solved
     * @param {number} all
     */
    someSolved: (solved, all) => `${solved} of ${all} solved`,
    lessonSolved: "✓ solved",
    /**
     * @param {number} number
     * @param {number} all
     */
    lesson: (number, all) => `Lesson ${number} of ${all}`,
    /** @param {string} title of a section */
    liveExample: (title) => `Live example: ${title}`,
    contents: "The course",
    otherLessons: "Other lessons",
    allLessons: "All lessons",
  },
  /** By the files of their lessons. */
  chapters: {
    first: "How a URL is read",
    hosts: "Hosts and ports",
    paths: "Paths, queries, fragments",
    api: "Comparing and changing",
    patterns: "URLPattern",
    security: "Security",
  },
  exercise: {
    /** @param {number} number */
    name: (number) => `Exercise ${number}`,
    asked: "What is asked for",
    hint: "Hint",
    solution: "A solution",
    putIn: "Put it in",
    mark: "✓ solved",
    /**
     * @template T
     * @param {T[]} why
     * @returns {(T | string)[]}
     */
    solved: (why) => ["Solved. ", ...why],
    met: "Met.",
    notYet: "Not yet.",
  },
  /** What the fields of live examples hold. */
  fields: {
    url: "URL",
    base: "Base URL",
    member: "Member",
    value: "Value",
    pattern: "Pattern",
    one: "One URL",
    other: "The other",
  },
};
