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
    title: "Patterns: one for each component",
    lead: "A URLPattern is eight small patterns, and a URL matches if all eight do.",
    sections: [
      {
        title: "Component by component",
        text: [
          "A [URLPattern](urlpattern#urlpattern-class) has a pattern for protocol, username, password, hostname, port, pathname, search and hash. `*` matches anything, also nothing. Text matches itself, after it has been canonicalized as the URL parser would: the pattern’s hostname `EXAMPLE.org` becomes `example.org`.",
          "The URL is parsed first. Whoever writes `https://example.org` in a pattern means the pathname `*`, but in a URL it is `/`.",
        ],
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
        task: "Write a pattern that matches any subdomain of `example.org` under `https`, and not `example.org` itself.",
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
        hint: "The dot has to be part of the pattern.",
        solution: { pattern: "https://*.example.org/*" },
        why: "“*” may be several labels: in a hostname it stops at nothing.",
      },
      {
        id: "default-port",
        task: "Find a URL with a port in it that this pattern matches: `https://example.org/*`.",
        kind: "match",
        setting: { pattern: "https://example.org/*" },
        start: { input: "https://example.org:8080/" },
        goal: { outcome: "match", contains: ["example.org:"] },
        hint: "The URL is parsed before it is matched.",
        solution: { input: "https://example.org:443/" },
        why: "The default port is gone once the URL is parsed, and the pattern’s port is empty.",
      },
    ],
  },
  {
    id: "pattern-groups",
    title: "Patterns: groups",
    lead: "A name after a colon captures what it matches.",
    sections: [
      {
        title: "Names and their limits",
        text: [
          "`:id` matches one or more code points up to the next separator: “/” in a pathname, “.” in a hostname. What it matched is in the result under that name. `*` captures too, under a number.",
        ],
        live: {
          kind: "routes",
          setting: { urls: URLS },
          start: { pattern: "https://example.org/books/:id" },
          tries: [{ pattern: "https://example.org/books/*" }, { pattern: "https://example.org/:kind/:id" }],
        },
      },
      {
        title: "Regular expressions",
        text: [
          "A name, or nothing, may be followed by a regular expression in parentheses: `:id(\\d+)`. It is one of ECMAScript, with the flag `v`. Where a simple name will do, prefer it: some uses of patterns do not allow regular expressions.",
        ],
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
        task: "Match the pages of books by their number, with the number in group `id`, and nothing else.",
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
        hint: "`\\d+` is one or more digits.",
        solution: { pattern: "https://example.org/books/:id(\\d+)" },
        why: "The expression has to match the whole of what the name stands for.",
      },
      {
        id: "no-slash",
        task: "Find a URL that `https://example.org/:page` does not match, though it is of this host and its path is longer than “/”.",
        kind: "match",
        setting: { pattern: "https://example.org/:page" },
        start: { input: "https://example.org/about" },
        goal: { outcome: "no-match", contains: ["https://example.org/"], longPath: true },
        hint: "A name ends at the next slash.",
        solution: { input: "https://example.org/about/us" },
        why: "A named group without an expression never holds a “/” of the path.",
      },
    ],
  },
  {
    id: "pattern-modifiers",
    title: "Patterns: modifiers",
    lead: "Optional, once or more, any number: and the slash that goes along.",
    sections: [
      {
        title: "? + *",
        text: [
          "After a group, `?` makes it optional, `+` repeats it, `*` does both. In a pathname the slash before the group goes along: `/books/:id?` matches `/books` as well as `/books/42`. Braces group text: `{/reviews}?`.",
        ],
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
        task: "Match `http` and `https`, but not `ftp`, without a regular expression.",
        kind: "routes",
        setting: { urls: ["https://example.org/", "http://example.org/", "ftp://example.org/"] },
        start: { pattern: "https://example.org/" },
        goal: {
          matches: ["https://example.org/", "http://example.org/"],
          misses: ["ftp://example.org/"],
          lacks: ["("],
        },
        hint: "One letter is optional. Braces make a group of it.",
        solution: { pattern: "http{s}?://example.org/" },
        why: "Braces group text that captures nothing, so that a modifier has something to stand after.",
      },
      {
        id: "optional-slash",
        task: "Match `/books` and `/books/`, and nothing else of these.",
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
        hint: "Put the slash in braces.",
        solution: { pattern: "https://example.org/books{/}?" },
        why: "`/?` alone would begin the search: a “?” after a slash is no modifier.",
      },
    ],
  },
  {
    id: "pattern-strings",
    title: "Patterns: from one string",
    lead: "A constructor string is taken apart into components, and what it leaves out depends on what it has.",
    sections: [
      {
        title: "What is left out",
        text: [
          "The [constructor string parser](urlpattern#constructor-string-parsing) looks for the signs that part components. Earlier components that it steps over are **empty**: the port in `https://example.org/books`, and in `https://example.org/books#` the search as well. What comes **after** the last one that is given matches anything, and so do username and password.",
          "It is a machine of its own with eleven states: see the [map](@map/pattern).",
        ],
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
        title: "Is it a modifier or a query?",
        text: [
          "“?” is both. After a group, it is a modifier; elsewhere in a constructor string it begins the search. To be sure, escape it: `\\?`.",
        ],
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
        task: "Match `https://example.org/books` only where there is no query.",
        kind: "routes",
        setting: {
          urls: ["https://example.org/books", "https://example.org/books#top", "https://example.org/books?page=2"],
        },
        start: { pattern: "https://example.org/books" },
        goal: {
          matches: ["https://example.org/books", "https://example.org/books#top"],
          misses: ["https://example.org/books?page=2"],
        },
        hint: "Give the search, and give it nothing.",
        solution: { pattern: "https://example.org/books?" },
        why: "With “?” the search is given, and empty. The hash comes after it and still matches anything.",
      },
      {
        id: "query-value",
        task: "Match any page number in the query, captured as `page`.",
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
        hint: "Names work in every component.",
        solution: { pattern: "https://example.org/books?page=:page" },
        why: "The search’s pattern is `page=:page`, without the question mark.",
      },
    ],
  },
];
