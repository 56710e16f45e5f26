// @ts-check
/** When two programs read one string differently. */

/** @type {readonly import("./course.js").Lesson[]} */
export const SECURITY_LESSONS = [
  {
    id: "confusion",
    title: "Parser confusion",
    lead: "One program checks a URL, another fetches it. If they read it differently, the check is worth nothing.",
    sections: [
      {
        title: "Two readings of one string",
        text: [
          "Python’s `urllib.parse` splits a string by RFC 3986 and an older practice. It does not know that a backslash is a slash, does not strip everything that the URL parser strips, and leaves numbers in a host as they are. Both ways have their reasons. The danger is in mixing them.",
        ],
        live: {
          kind: "confusion",
          start: { input: "http://example.com\\@evil.example/" },
          tries: [
            { input: "https:/example.com" },
            { input: "http://0x7f.1/" },
            { input: "http://example.com/a b" },
            { input: "http://example.com/" },
          ],
        },
      },
      {
        title: "What helps",
        text: [
          "Parse **once**, with the parser that the fetching program uses, and decide on the record, never on the string. Compare hosts after parsing; compare [origins](#concept-url-origin) rather than prefixes. Hand on the serialization, on which all parsers agree far better than on what was typed.",
          "To show a URL to a person, show the host above all: see the note in [rendering](#url-rendering).",
        ],
        live: {
          kind: "url",
          start: { input: "https://trusted.example.evil.example/" },
          tries: [
            { input: "https://trusted.example@evil.example/" },
            { input: "https://evil.example/trusted.example" },
            { input: "https://evil.example\\.trusted.example" },
          ],
        },
      },
    ],
    exercises: [
      {
        id: "two-destinations",
        task: "Find a URL that the URL parser takes to `good.example`, and `urllib.parse` to `evil.example`.",
        kind: "confusion",
        start: { input: "https://good.example/" },
        goal: { urlstd: { host: "good.example" }, urllib: { host: "evil.example" } },
        hint: "The URL parser’s authority ends at a backslash. For the other one the “@” counts.",
        solution: { input: "https://good.example\\@evil.example/" },
        why: "For one the rest is a path, for the other everything before the “@” are credentials.",
      },
      {
        id: "same-anyway",
        task: "Find a URL that both take to the same destination, with capital letters in its host.",
        kind: "confusion",
        start: { input: "http://0x7f.1/" },
        goal: { same: true, capitalHost: true },
        hint: "An ordinary one will do.",
        solution: { input: "https://EXAMPLE.org/" },
        why: "On what is written plainly, parsers agree. That is one more reason to write valid URLs.",
      },
      {
        id: "block-list",
        task: "A filter refuses every URL that contains `127.` or `localhost`. Get past it to the address `127.0.0.1`.",
        kind: "url",
        start: { input: "http://127.0.0.1/" },
        goal: { api: { hostname: "127.0.0.1" }, lacks: ["127.", "localhost"] },
        hint: "IPv4 has many faces, and so have digits.",
        solution: { input: "http://2130706433/" },
        why: "Filters have to look at the parsed host.",
      },
    ],
  },
];
