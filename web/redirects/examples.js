// @ts-check
/** Chains of redirects worth seeing. */

/** @typedef {{name: string, input: string, locations: string[], page?: string}} RedirectExample */

/** @type {readonly RedirectExample[]} */
export const EXAMPLES = Object.freeze([
  {
    name: "Allow-lists fooled",
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
    name: "To the same site",
    input: "https://www.example.com/a/b?q#top",
    locations: ["../c", "", "?page=2", "//login.example.com/", "https://www.example.com:443/#bottom"],
  },
  {
    name: "Origin becomes null",
    input: "https://api.example/",
    page: "https://app.example/",
    locations: ["https://cdn.example/", "https://app.example/", "https://app.example/2"],
  },
  {
    name: "Authorization is lost",
    input: "https://example.com/private",
    locations: ["/moved", "https://www.example.com/moved", "https://example.com/moved"],
  },
  {
    name: "Down to http:",
    input: "https://example.com/#part",
    locations: ["http://example.com/", "https://user:secret@other.example:443/"],
  },
  {
    name: "No redirect",
    input: "https://example.com/",
    locations: ["javascript:alert('example.com')"],
  },
  { name: "A loop", input: "https://example.com/", locations: ["/a", "/b", "/a"] },
]);
