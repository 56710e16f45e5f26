// @ts-check
/** When two programs read one string differently: the lessons' prose in English. Its notation: web/learn/prose.js. */

export default {
  confusion: {
    title: "Parser confusion",
    lead: "One program checks a URL, another fetches it. If they read it differently, the check is worth nothing.",
    sections: [
      {
        title: "Two readings of one string",
        text: [
          "Python’s `urllib.parse` splits a string by RFC 3986 and an older practice. It does not know that a backslash is a slash, does not strip everything that the URL parser strips, and leaves numbers in a host as they are. Both ways have their reasons. The danger is in mixing them.",
        ],
      },
      {
        title: "What helps",
        text: [
          "Parse **once**, with the parser that the fetching program uses, and decide on the record, never on the string. Compare hosts after parsing; compare [origins](#concept-url-origin) rather than prefixes. Hand on the serialization, on which all parsers agree far better than on what was typed.",
          "To show a URL to a person, show the host above all: see the note in [rendering](#url-rendering).",
        ],
      },
    ],
    exercises: {
      "two-destinations": {
        task: "Find a URL that the URL parser takes to `good.example`, and `urllib.parse` to `evil.example`.",
        hint: "The URL parser’s authority ends at a backslash. For the other one the “@” counts.",
        why: "For one the rest is a path, for the other everything before the “@” are credentials.",
      },
      "same-anyway": {
        task: "Find a URL that both take to the same destination, with capital letters in its host.",
        hint: "An ordinary one will do.",
        why: "On what is written plainly, parsers agree. That is one more reason to write valid URLs.",
      },
      "block-list": {
        task: "A filter refuses every URL that contains `127.` or `localhost`. Get past it to the address `127.0.0.1`.",
        hint: "IPv4 has many faces, and so have digits.",
        why: "Filters have to look at the parsed host.",
      },
    },
  },
};
