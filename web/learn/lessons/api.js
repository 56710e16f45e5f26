// @ts-check
/** Comparing URLs and changing them. */

/** @type {readonly import("./course.js").Lesson[]} */
export const API_LESSONS = [
  {
    id: "origin",
    sections: [
      {
        live: {
          kind: "compare",
          start: { a: "https://example.org/", b: "https://example.org:443/a" },
          tries: [
            { b: "https://www.example.org/" },
            { b: "http://example.org/" },
            { b: "https://example.org:8443/" },
            { a: "https://a.github.io/", b: "https://b.github.io/" },
            { a: "file:///a", b: "file:///a" },
            { b: "https://EXAMPLE.org\\" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "site-not-origin",
        kind: "compare",
        start: { a: "https://example.org/", b: "https://example.com/" },
        goal: { verdicts: { same_origin: false, same_site: true } },
        solution: { a: "https://example.org/", b: "https://shop.example.org/" },
      },
      {
        id: "equal-strings-differ",
        kind: "compare",
        start: { a: "https://example.org/", b: "https://example.org/" },
        goal: { differ: true, verdicts: { equal: true }, ported: true },
        solution: { a: "https://example.org/", b: "https://example.org:443/" },
      },
      {
        id: "equal-not-same-origin",
        kind: "compare",
        start: { a: "https://example.org/", b: "https://example.org/" },
        goal: { verdicts: { equal: true, same_origin: false } },
        solution: { a: "data:,x", b: "data:,x" },
      },
    ],
  },
  {
    id: "setters",
    sections: [
      {
        live: {
          kind: "edit",
          setting: {
            url: "https://example.org:8000/a?b#c",
            members: ["protocol", "username", "host", "hostname", "port", "pathname", "search", "hash"],
          },
          start: { member: "port", value: "8080/x" },
          tries: [
            { member: "hostname", value: "h:1" },
            { member: "host", value: "h:1" },
            { member: "protocol", value: "foo" },
            { member: "protocol", value: "ftp:x" },
            { member: "pathname", value: "a?b#c" },
            { member: "search", value: "" },
            { member: "hash", value: "#x y" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "host-not-port",
        kind: "edit",
        setting: { url: "https://example.org:8000/", member: "host" },
        start: { value: "example.org:9000" },
        goal: { changes: ["host", "hostname"], keeps: ["port"], valueContains: ":" },
        solution: { value: "example.com:" },
      },
      {
        id: "not-to-foo",
        kind: "edit",
        setting: { url: "https://example.org/", member: "protocol" },
        start: { value: "foo" },
        goal: { changes: ["protocol"], keeps: ["host"] },
        solution: { value: "wss" },
      },
      {
        id: "encoded-question",
        kind: "edit",
        setting: { url: "https://example.org/", member: "pathname" },
        start: { value: "/a" },
        goal: { apiContains: { pathname: "%3F" }, valueLacks: "%" },
        solution: { value: "/a?b" },
      },
    ],
  },
  {
    id: "search-params",
    sections: [
      {
        live: {
          kind: "edit",
          setting: {
            url: "https://example.org/?q=a%20b&q=~&x",
            members: ["searchParams.append", "searchParams.set", "searchParams.delete", "searchParams.sort"],
          },
          start: { member: "searchParams.append", value: "y=1 + 1" },
          tries: [
            { member: "searchParams.set", value: "q=one" },
            { member: "searchParams.delete", value: "q" },
            { member: "searchParams.sort", value: "" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "plus",
        kind: "edit",
        setting: { url: "https://example.org/", member: "searchParams.append" },
        start: { value: "q=1" },
        goal: { apiContains: { search: "%2B" }, valueLacks: "%" },
        solution: { value: "q=1+1" },
      },
      {
        id: "touch",
        kind: "edit",
        setting: {
          url: "https://example.org/?a=1%202",
          members: ["searchParams.append", "searchParams.set", "searchParams.delete", "searchParams.sort"],
        },
        start: { member: "searchParams.append", value: "b=2" },
        goal: { api: { search: "?a=1+2" } },
        solution: { member: "searchParams.sort", value: "" },
      },
    ],
  },
];
