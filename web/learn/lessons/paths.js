// @ts-check
/** Paths, queries, fragments, and what is percent-encoded in them. */

/** @type {readonly import("./course.js").Lesson[]} */
export const PATH_LESSONS = [
  {
    id: "paths",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "https://example.org/a/./b/../c" },
          tries: [
            { input: "https://example.org/../../a" },
            { input: "https://example.org/a/%2E%2e/b" },
            { input: "https://example.org/a/.../b" },
            { input: "https://example.org/a/.." },
            { input: "https://example.org/a//../b" },
          ],
        },
      },
      {
        live: {
          kind: "url",
          start: { input: "https://example.org/a//b/" },
          tries: [
            { input: "https://example.org/a/b" },
            { input: "https://example.org" },
            { input: "https://example.org//" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "hidden-dots",
        kind: "url",
        start: { input: "https://example.org/a/../b" },
        goal: { api: { pathname: "/b" }, contains: ["/a/"], lacks: [".."] },
        solution: { input: "https://example.org/a/.%2e/b" },
      },
      {
        id: "three-segments",
        kind: "url",
        start: { input: "https://example.org/a/b" },
        goal: { record: { path: ["a", "", "b"] } },
        solution: { input: "https://example.org/a//b" },
      },
      {
        id: "end-in-dots",
        kind: "url",
        start: { input: "https://example.org/a/" },
        goal: { api: { pathname: "/a/" }, lastNot: "/" },
        solution: { input: "https://example.org/a/." },
      },
    ],
  },
  {
    id: "drives",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "file:///C|/a/../../b" },
          tries: [
            { input: "file://C:/a" },
            { input: "file:c:\\a" },
            { input: "file:///CC:/../a" },
            { input: "https://h/C|/../a" },
          ],
        },
      },
      {
        live: {
          kind: "url",
          setting: { based: true },
          start: { input: "/x", base: "file:///C:/a/b" },
          tries: [{ input: "D:/x" }, { input: "../../../x" }, { input: "/D:/x" }, { input: "//host/x" }],
        },
      },
    ],
    exercises: [
      {
        id: "with-a-bar",
        kind: "url",
        start: { input: "file:///d:/x" },
        goal: { api: { href: "file:///d:/x" }, lacks: ["d:"] },
        solution: { input: "file:///d|/x" },
      },
      {
        id: "host-drive",
        kind: "url",
        start: { input: "file:///c:/" },
        goal: { outcome: "parsed", reports: ["file-invalid-Windows-drive-letter-host"] },
        solution: { input: "file://c:/" },
      },
      {
        id: "not-special",
        kind: "url",
        start: { input: "file:///C:/../x" },
        goal: { api: { pathname: "/x" }, contains: ["/C:/../"] },
        solution: { input: "https://example.org/C:/../x" },
      },
    ],
  },
  {
    id: "opaque-paths",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "mailto:user@example.org?subject=Hi" },
          tries: [
            { input: "data:text/html,<p>Hi</p>#x" },
            { input: "foo:a/../b" },
            { input: "foo:/a/../b" },
            { input: "foo:a b ?q" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "dots-stay",
        kind: "url",
        start: { input: "foo:/a/../b" },
        goal: { outcome: "parsed", hrefContains: "/../" },
        solution: { input: "foo:a/../b" },
      },
      {
        id: "last-space",
        kind: "url",
        start: { input: "foo:a" },
        goal: { record: { path: "a%20" }, lacks: ["%"] },
        solution: { input: "foo:a ?" },
      },
    ],
  },
  {
    id: "queries",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "https://example.org/a?b?c/../d=é&e='" },
          tries: [
            { input: "foo://example/?'" },
            { input: "https://example.org/a?" },
            { input: "https://example.org/?a b+c" },
          ],
        },
      },
      {
        live: {
          kind: "url",
          setting: { encoding: "windows-1252" },
          start: { input: "https://example.org/é?é☕#é" },
          tries: [{ input: "wss://example.org/?é" }, { input: "foo://example/?é" }],
        },
      },
    ],
    exercises: [
      {
        id: "empty-not-null",
        kind: "url",
        start: { input: "https://example.org/a" },
        goal: { record: { query: "" } },
        solution: { input: "https://example.org/a?" },
      },
      {
        id: "apostrophe",
        kind: "url",
        start: { input: "https://example.org/?'" },
        goal: { record: { query: "'" } },
        solution: { input: "foo:?'" },
      },
    ],
  },
  {
    id: "fragments",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "https://example.org/a#b#c?d" },
          tries: [{ input: "https://example.org#/a" }, { input: "https://example.org/#a b`{}" }, { input: "#only" }],
        },
      },
    ],
    exercises: [
      {
        id: "question-in-fragment",
        kind: "url",
        start: { input: "https://example.org/?" },
        goal: { record: { query: null }, contains: ["?"] },
        solution: { input: "https://example.org/#?" },
      },
      {
        id: "encoded-by-fragment",
        kind: "url",
        start: { input: "https://example.org/#" },
        goal: { record: { fragment: "%60{}" }, lacks: ["%"] },
        solution: { input: "https://example.org/#`{}" },
      },
    ],
  },
  {
    id: "encode-sets",
    sections: [
      {
        live: {
          kind: "url",
          start: { input: "https://a|^`{}'@example.org/a|^`{}'?a|^`{}'#a|^`{}'" },
          tries: [{ input: "https://é@example.org/é?é#é" }, { input: "foo:a|^`{}é" }],
        },
      },
      {
        live: {
          kind: "url",
          start: { input: "https://example.org/%41%zz%" },
          tries: [{ input: "https://ex%61mple.org/%61" }, { input: "https://example.org/%2F%2f" }],
        },
      },
    ],
    exercises: [
      {
        id: "same-sign",
        kind: "url",
        start: { input: "https://example.org/^" },
        goal: { api: { pathname: "/%5E", search: "?^" }, lacks: ["%"] },
        solution: { input: "https://example.org/^?^" },
      },
      {
        id: "different-urls",
        kind: "compare",
        start: { a: "https://example.org/A", b: "https://example.org/A" },
        goal: { verdicts: { equal: false, host_equals: true }, encodedPair: true },
        solution: { a: "https://example.org/%41", b: "https://example.org/A" },
      },
    ],
  },
];
