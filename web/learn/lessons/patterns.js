// @ts-check
/** URLPattern, in four lessons. */

const URLS = [
  "https://example.org/",
  "https://example.org/books",
  "https://example.org/books/42",
  "https://example.org/books/42/reviews",
  "https://example.org/Books/42",
];

/** @type {readonly import("./course.js").Lesson[]} */
export const PATTERN_LESSONS = [
  {
    id: "pattern-components",
    sections: [
      {
        live: {
          kind: "match",
          start: { pattern: "https://*.example.org/books/*", input: "https://www.example.org/books/42" },
          tries: [
            { input: "https://example.org/books/42" },
            { input: "http://www.example.org/books/42" },
            { input: "https://www.example.org:443/books/" },
            { pattern: "https://EXAMPLE.org", input: "https://example.org/a" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "any-sub",
        kind: "routes",
        setting: {
          urls: [
            "https://a.example.org/",
            "https://a.b.example.org/x",
            "https://example.org/",
            "http://a.example.org/",
            "https://example.com/",
          ],
        },
        start: { pattern: "https://example.org/*" },
        goal: {
          matches: ["https://a.example.org/", "https://a.b.example.org/x"],
          misses: ["https://example.org/", "http://a.example.org/", "https://example.com/"],
        },
        solution: { pattern: "https://*.example.org/*" },
      },
      {
        id: "default-port",
        kind: "match",
        setting: { pattern: "https://example.org/*" },
        start: { input: "https://example.org:8080/" },
        goal: { outcome: "match", contains: ["example.org:"] },
        solution: { input: "https://example.org:443/" },
      },
    ],
  },
  {
    id: "pattern-groups",
    sections: [
      {
        live: {
          kind: "routes",
          setting: { urls: URLS },
          start: { pattern: "https://example.org/books/:id" },
          tries: [{ pattern: "https://example.org/books/*" }, { pattern: "https://example.org/:kind/:id" }],
        },
      },
      {
        live: {
          kind: "routes",
          setting: { urls: URLS },
          start: { pattern: "https://example.org/books/:id(\\d+)" },
          tries: [{ pattern: "https://example.org/(books|Books)/:id" }, { pattern: "https://example.org/books/:id(" }],
        },
      },
    ],
    exercises: [
      {
        id: "digits",
        kind: "routes",
        setting: {
          urls: [
            "https://example.org/books/42",
            "https://example.org/books/7",
            "https://example.org/books/new",
            "https://example.org/books/42/reviews",
          ],
        },
        start: { pattern: "https://example.org/books/:id" },
        goal: {
          matches: ["https://example.org/books/42", "https://example.org/books/7"],
          misses: ["https://example.org/books/new", "https://example.org/books/42/reviews"],
          groups: { id: "42" },
        },
        solution: { pattern: "https://example.org/books/:id(\\d+)" },
      },
      {
        id: "no-slash",
        kind: "match",
        setting: { pattern: "https://example.org/:page" },
        start: { input: "https://example.org/about" },
        goal: { outcome: "no-match", contains: ["https://example.org/"], longPath: true },
        solution: { input: "https://example.org/about/us" },
      },
    ],
  },
  {
    id: "pattern-modifiers",
    sections: [
      {
        live: {
          kind: "routes",
          setting: { urls: URLS },
          start: { pattern: "https://example.org/books/:id?" },
          tries: [
            { pattern: "https://example.org/books/:rest+" },
            { pattern: "https://example.org/books/:rest*" },
            { pattern: "https://example.org/books/:id{/reviews}?" },
            { pattern: "http{s}?://example.org/books" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "http-or-https",
        kind: "routes",
        setting: { urls: ["https://example.org/", "http://example.org/", "ftp://example.org/"] },
        start: { pattern: "https://example.org/" },
        goal: {
          matches: ["https://example.org/", "http://example.org/"],
          misses: ["ftp://example.org/"],
          lacks: ["("],
        },
        solution: { pattern: "http{s}?://example.org/" },
      },
      {
        id: "optional-slash",
        kind: "routes",
        setting: {
          urls: [
            "https://example.org/books",
            "https://example.org/books/",
            "https://example.org/books/42",
            "https://example.org/book",
          ],
        },
        start: { pattern: "https://example.org/books" },
        goal: {
          matches: ["https://example.org/books", "https://example.org/books/"],
          misses: ["https://example.org/books/42", "https://example.org/book"],
        },
        solution: { pattern: "https://example.org/books{/}?" },
      },
    ],
  },
  {
    id: "pattern-strings",
    sections: [
      {
        live: {
          kind: "match",
          start: { pattern: "https://example.org/books", input: "https://example.org/books?page=2#top" },
          tries: [
            { pattern: "https://example.org/books?", input: "https://example.org/books?page=2" },
            { pattern: "https://example.org/books\\?page=*", input: "https://example.org/books?page=2" },
            { pattern: "https://example.org/books#", input: "https://example.org/books?page=2" },
          ],
        },
      },
      {
        live: {
          kind: "match",
          start: { pattern: "https://example.org/:page?x=1", input: "https://example.org/a?x=1" },
          tries: [{ pattern: "https://example.org/:page\\?x=1" }, { pattern: "https://example.org/{:page}\\?x=1" }],
        },
      },
    ],
    exercises: [
      {
        id: "no-query",
        kind: "routes",
        setting: {
          urls: ["https://example.org/books", "https://example.org/books#top", "https://example.org/books?page=2"],
        },
        start: { pattern: "https://example.org/books" },
        goal: {
          matches: ["https://example.org/books", "https://example.org/books#top"],
          misses: ["https://example.org/books?page=2"],
        },
        solution: { pattern: "https://example.org/books?" },
      },
      {
        id: "query-value",
        kind: "routes",
        setting: {
          urls: [
            "https://example.org/books?page=2",
            "https://example.org/books?page=10",
            "https://example.org/books",
            "https://example.org/books?sort=up",
          ],
        },
        start: { pattern: "https://example.org/books" },
        goal: {
          matches: ["https://example.org/books?page=2", "https://example.org/books?page=10"],
          misses: ["https://example.org/books", "https://example.org/books?sort=up"],
          groups: { page: "2" },
        },
        solution: { pattern: "https://example.org/books?page=:page" },
      },
    ],
  },
];
