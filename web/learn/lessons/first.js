// @ts-check
/** How a URL is read, from its parts to why `https:\\h` is parsed. */

/** @type {readonly import("./course.js").Lesson[]} */
export const FIRST_LESSONS = [
  {
    id: "parts",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "https://user:pass@EXAMPLE.com:8080/a/b?q=1#top" },
          tries: [{ input: "HTTP://example.com" }, { input: "mailto:user@example.com" }, { input: "example.com/a" }],
        },
      },
      {
        live: {
          kind: "url",
          start: { input: " https://example.org/a b " },
          tries: [{ input: "https://example.org/a%20b" }, { input: "https://example.org:port/" }],
        },
      },
    ],
    exercises: [
      {
        id: "scheme-and-host",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: { api: { protocol: "https:", host: "example.org" }, errors: [], contains: ["https:"], capitals: true },
        solution: { input: "HTTPS://Example.ORG/" },
      },
      {
        id: "every-part",
        kind: "url",
        start: { input: "https://example.org/" },
        goal: {
          errors: ["invalid-credentials"],
          filled: ["username", "password", "port", "query", "fragment"],
        },
        solution: { input: "https://me:secret@example.org:8080/a?b#c" },
      },
      {
        id: "parsed-not-valid",
        kind: "url",
        start: { input: "https://example.org/a b" },
        goal: { outcome: "parsed", valid: false, lacks: [" ", "@"], reported: true },
        solution: { input: 'https://example.org/"' },
      },
    ],
  },
  {
    id: "special",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "https://EXAMPLE.com" },
          tries: [
            { input: "foo://EXAMPLE.com" },
            { input: "https://EXAMPLE.com:443\\a" },
            { input: "foo://EXAMPLE.com:443" },
            { input: "https://" },
            { input: "foo://" },
          ],
        },
      },
      {
        live: {
          kind: "url",
          start: { input: "https:example.org" },
          tries: [{ input: "foo:example.org" }, { input: "foo:/example.org" }, { input: "foo://example.org" }],
        },
      },
    ],
    exercises: [
      {
        id: "no-slashes",
        kind: "url",
        start: { input: "https://example.org" },
        goal: { api: { host: "example.org" }, lacks: ["/", "\\"] },
        solution: { input: "https:example.org" },
      },
      {
        id: "keeps-case",
        kind: "url",
        start: { input: "https://EXAMPLE.org/" },
        goal: { record: { host: { kind: "opaque", serialized: "EXAMPLE.org" } }, errors: [] },
        solution: { input: "web+demo://EXAMPLE.org/" },
      },
      {
        id: "empty-host",
        kind: "url",
        start: { input: "https:///a" },
        goal: { kind: "empty", lacks: ["file"] },
        solution: { input: "foo:///a" },
      },
    ],
  },
  {
    id: "relative",
    sections: [
      {
        live: {
          kind: "url",
          setting: { based: true },
          start: { input: "c", base: "https://example.org/a/b?q#f" },
          tries: [
            { input: "//host/c" },
            { input: "/c" },
            { input: "../c" },
            { input: "?c" },
            { input: "#c" },
            { input: "" },
          ],
        },
      },
      {
        live: {
          kind: "url",
          setting: { based: true },
          start: { input: "https:c", base: "https://example.org/a/b" },
          tries: [{ input: "http:c" }, { input: "https:/c" }, { input: "https://c" }],
        },
      },
    ],
    exercises: [
      {
        id: "up-and-over",
        kind: "url",
        setting: { based: true },
        start: { input: "x", base: "https://example.org/a/b/c" },
        goal: { api: { href: "https://example.org/a/x" }, relative: true, base: "https://example.org/a/b/c" },
        solution: { input: "../x", base: "https://example.org/a/b/c" },
      },
      {
        id: "keep-the-query",
        kind: "url",
        setting: { based: true },
        start: { input: "new", base: "https://example.org/a?q=1#old" },
        goal: { api: { pathname: "/a", search: "?q=1", hash: "#new" }, base: "https://example.org/a?q=1#old" },
        solution: { input: "#new", base: "https://example.org/a?q=1#old" },
      },
      {
        id: "no-help",
        kind: "url",
        setting: { based: true },
        start: { input: "x", base: "https://example.org/" },
        goal: { outcome: "failure", errors: ["missing-scheme-non-relative-URL"], input: "x", based: true },
        solution: { input: "x", base: "mailto:user@example.org" },
      },
    ],
  },
  {
    id: "slashes",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "https://example.org\\a\\..\\b" },
          tries: [{ input: "foo://example/a\\b" }, { input: "https://example.org/?a\\b" }],
        },
      },
      {
        live: {
          kind: "url",
          start: { input: "https:\\\\h" },
          tries: [{ input: "https:h" }, { input: "https:////h" }, { input: "https:/\\/h" }, { input: "foo:\\\\h" }],
        },
      },
    ],
    exercises: [
      {
        id: "no-error-slashes",
        kind: "url",
        start: { input: "https:\\\\h" },
        goal: { api: { href: "https://h/" }, errors: [] },
        solution: { input: "https://h" },
      },
      {
        id: "many-slashes",
        kind: "url",
        start: { input: "https://h" },
        goal: { api: { host: "h" }, errors: ["special-scheme-missing-following-solidus"], contains: ["///"] },
        solution: { input: "https:////h" },
      },
      {
        id: "backslash-ends-host",
        kind: "url",
        start: { input: "https://good.example@evil.example/" },
        goal: { api: { host: "good.example" }, contains: ["\\@evil.example"] },
        solution: { input: "https://good.example\\@evil.example/" },
      },
    ],
  },
  {
    id: "credentials",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "https://user:pass@example.org/" },
          tries: [
            { input: "https://user@name@example.org/" },
            { input: "https://a:b:c@example.org/" },
            { input: "https://example.org/@user" },
            { input: "https://@example.org/" },
          ],
        },
      },
      {
        live: {
          kind: "url",
          start: { input: "https://bank.example@evil.example/" },
          tries: [{ input: "https://bank.example%2F@evil.example/" }, { input: "https://bank.example/@evil.example" }],
        },
      },
    ],
    exercises: [
      {
        id: "at-in-name",
        kind: "url",
        start: { input: "https://a@example.org/" },
        goal: { api: { username: "a%40b", host: "example.org" } },
        solution: { input: "https://a@b@example.org/" },
      },
      {
        id: "password-only",
        kind: "url",
        start: { input: "https://user:secret@example.org/" },
        goal: { api: { username: "", password: "secret" } },
        solution: { input: "https://:secret@example.org/" },
      },
      {
        id: "no-host-after",
        kind: "url",
        start: { input: "https://user@example.org/" },
        goal: { outcome: "failure", errors: ["invalid-credentials", "host-missing"] },
        solution: { input: "https://user@/x" },
      },
    ],
  },
];
