// @ts-check
/** Edits worth seeing, each with the URL that it begins with. */
import { EDITS } from "../messages/edits.js";

/** @typedef {{name: string, input: string, edits: [string, ...string[]][]}} EditExample */

/** @type {readonly EditExample[]} */
export const EXAMPLES = Object.freeze([
  {
    name: EDITS.example.filePort,
    input: "file:///home/me/notes.txt",
    edits: [
      ["port", "8080"],
      ["username", "me"],
      ["host", "server"],
      ["port", "8080"],
    ],
  },
  {
    name: EDITS.example.special,
    input: "https://user@example.com/a",
    edits: [
      ["protocol", "mailto"],
      ["protocol", "file"],
      ["username", ""],
      ["protocol", "file"],
      ["protocol", "ws://x"],
    ],
  },
  {
    name: EDITS.example.hostWithPort,
    input: "https://example.com/",
    edits: [
      ["hostname", "example.org:81"],
      ["host", "example.org:81"],
      ["host", "example.net:99999"],
      ["host", "evil.example/path?query"],
      ["host", ""],
    ],
  },
  {
    name: EDITS.example.ports,
    input: "http://example.com/",
    edits: [
      ["port", "443"],
      ["protocol", "https"],
      ["port", "8080x"],
      ["port", "x8080"],
      ["port", "65536"],
      ["port", ""],
    ],
  },
  {
    name: EDITS.example.opaquePath,
    input: "mailto:me@example.com",
    edits: [
      ["pathname", "you@example.com"],
      ["host", "example.com"],
      ["search", "subject=A new path"],
      ["href", "mailto:you@example.com"],
    ],
  },
  {
    name: EDITS.example.search,
    input: "https://example.com/?b=x%20y&a=1&b=2",
    edits: [
      ["searchParams.delete", "c"],
      ["searchParams.append", "é", "& ="],
      ["searchParams.set", "b", "3"],
      ["searchParams.sort"],
      ["search", "?q='\t'"],
      ["searchParams.delete", "none"],
    ],
  },
  {
    name: EDITS.example.throws,
    input: "https://example.com/",
    edits: [
      ["href", "//example.org"],
      ["href", "https://exa mple.org"],
      ["href", "https://EXAMPLE.org:443/../"],
    ],
  },
]);
