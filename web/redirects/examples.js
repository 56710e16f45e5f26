// @ts-check
/** Chains of redirects worth seeing. */
import { REDIRECTS } from "../messages/redirects.js";

/** @typedef {{name: string, input: string, locations: string[], page?: string}} RedirectExample */

const EXAMPLE = REDIRECTS.example;

/** @type {readonly RedirectExample[]} */
export const EXAMPLES = Object.freeze([
  {
    name: EXAMPLE.fooled,
    input: "https://good.example/go",
    locations: [
      "https://good.example.evil.com",
      "https://good.example@evil.com",
      "//evil.com/good.example",
      "https://evilgood.example",
      "/\\evil.com",
      "https:evil.com",
    ],
  },
  {
    name: EXAMPLE.sameSite,
    input: "https://www.example.com/a/b?q#top",
    locations: ["../c", "", "?page=2", "//login.example.com/", "https://www.example.com:443/#bottom"],
  },
  {
    name: EXAMPLE.originNull,
    input: "https://api.example/",
    page: "https://app.example/",
    locations: ["https://cdn.example/", "https://app.example/", "https://app.example/2"],
  },
  {
    name: EXAMPLE.authorizationLost,
    input: "https://example.com/private",
    locations: ["/moved", "https://www.example.com/moved", "https://example.com/moved"],
  },
  {
    name: EXAMPLE.down,
    input: "https://example.com/#part",
    locations: ["http://example.com/", "https://user:secret@other.example:443/"],
  },
  {
    name: EXAMPLE.noRedirect,
    input: "https://example.com/",
    locations: ["javascript:alert('example.com')"],
  },
  { name: EXAMPLE.loop, input: "https://example.com/", locations: ["/a", "/b", "/a"] },
]);
