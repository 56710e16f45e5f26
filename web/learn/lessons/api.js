// @ts-check
/** Comparing URLs and changing them. */

/** @type {readonly import("./course.js").Lesson[]} */
export const API_LESSONS = [
  {
    id: "origin",
    title: "Origin and same site",
    lead: "Whom to trust with what: decided by scheme, host and port.",
    sections: [
      {
        title: "Origin",
        text: [
          "The [origin](#concept-url-origin) of an `http`, `https`, `ws`, `wss` or `ftp` URL is its scheme, host and port. Two URLs are same origin if all three agree. Any other URL has an opaque origin, which is the same as no other, not even its own twin’s; but a `blob:` URL has that of the URL in its path.",
          "**Same site** asks for less: the same scheme and the same registrable domain, whatever comes before it, and whatever the port.",
        ],
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
        task: "Find two URLs of the same site that are not of the same origin.",
        kind: "compare",
        start: { a: "https://example.org/", b: "https://example.com/" },
        goal: { verdicts: { same_origin: false, same_site: true } },
        hint: "Another port, or another name under the same registrable domain.",
        solution: { a: "https://example.org/", b: "https://shop.example.org/" },
        why: "Some rules, such as those for cookies that are sent across sites, look at the site; most look at the origin.",
      },
      {
        id: "equal-strings-differ",
        task: "Find two strings that are not the same and are the same URL. One of them must have a port in it.",
        kind: "compare",
        start: { a: "https://example.org/", b: "https://example.org/" },
        goal: { differ: true, verdicts: { equal: true }, ported: true },
        hint: "Some ports are not written.",
        solution: { a: "https://example.org/", b: "https://example.org:443/" },
        why: "[URL equality](#concept-url-equals) compares what the serializer writes, not what was typed.",
      },
      {
        id: "equal-not-same-origin",
        task: "Find two equal URLs that are not same origin.",
        kind: "compare",
        start: { a: "https://example.org/", b: "https://example.org/" },
        goal: { verdicts: { equal: true, same_origin: false } },
        hint: "An opaque origin is the same as no other.",
        solution: { a: "data:,x", b: "data:,x" },
        why: "Each parse makes an opaque origin of its own.",
      },
    ],
  },
  {
    id: "setters",
    title: "Setters",
    lead: "Each setter runs the same machine, from another state.",
    sections: [
      {
        title: "A state to begin in",
        text: [
          "The [URL class](#url-class) has a setter for each component. It gives the basic URL parser the URL and a **state override**: the machine begins in, say, [hostname state](@states/hostname), changes that URL, and stops where the component ends. What it does not accept changes nothing; a setter never throws, `href` aside.",
          'So `url.port = "8080/x"` sets the port 8080: the machine reads digits and stops at what is none.',
        ],
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
        task: "Make `host` change but not `port`, with the `host` setter and a value that has a colon in it.",
        kind: "edit",
        setting: { url: "https://example.org:8000/", member: "host" },
        start: { value: "example.org:9000" },
        goal: { changes: ["host", "hostname"], keeps: ["port"], valueContains: ":" },
        hint: "What if nothing that could be a port follows the colon?",
        solution: { value: "example.com:" },
        why: "The host is set at the colon. Then port state finds no digit, and the URL keeps its port.",
      },
      {
        id: "not-to-foo",
        task: "Change the scheme of this URL to one that is special.",
        kind: "edit",
        setting: { url: "https://example.org/", member: "protocol" },
        start: { value: "foo" },
        goal: { changes: ["protocol"], keeps: ["host"] },
        hint: "A URL never changes between special and not special.",
        solution: { value: "wss" },
        why: "[Scheme state](@states/scheme), step 2.1: with a state override a special scheme stays special, and any other stays what it is.",
      },
      {
        id: "encoded-question",
        task: "Set the pathname to something that has `%3F` in it, without writing a percent sign.",
        kind: "edit",
        setting: { url: "https://example.org/", member: "pathname" },
        start: { value: "/a" },
        goal: { apiContains: { pathname: "%3F" }, valueLacks: "%" },
        hint: "In this setter, a question mark does not begin a query.",
        solution: { value: "/a?b" },
        why: "With a state override, path state does not end at “?” or “#”. They are encoded instead.",
      },
    ],
  },
  {
    id: "search-params",
    title: "searchParams",
    lead: "A list of names and values over the query, with an encoding of its own.",
    sections: [
      {
        title: "Two ways to write the same query",
        text: [
          "`url.searchParams` reads the query as [application/x-www-form-urlencoded](#concept-urlencoded-parser): pairs between `&`, with `+` for a space. When it is changed, the whole query is [serialized](#concept-urlencoded-serializer) anew, so even what was not touched may look different after.",
          "Here the value is a name and a value with `=` between them.",
        ],
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
        task: "Append a value so that the query has `%2B` in it.",
        kind: "edit",
        setting: { url: "https://example.org/", member: "searchParams.append" },
        start: { value: "q=1" },
        goal: { apiContains: { search: "%2B" }, valueLacks: "%" },
        hint: "“+” means a space here, so a real one has to be encoded.",
        solution: { value: "q=1+1" },
        why: "The serializer writes a space as “+” and a “+” as `%2B`.",
      },
      {
        id: "touch",
        task: "Make `%20` in this query turn into `+` without changing any name or value.",
        kind: "edit",
        setting: {
          url: "https://example.org/?a=1%202",
          members: ["searchParams.append", "searchParams.set", "searchParams.delete", "searchParams.sort"],
        },
        start: { member: "searchParams.append", value: "b=2" },
        goal: { api: { search: "?a=1+2" } },
        hint: "Anything that writes the list back will do. One of these changes nothing here.",
        solution: { member: "searchParams.sort", value: "" },
        why: "Every change writes the whole list, in the one way that the serializer has.",
      },
    ],
  },
];
