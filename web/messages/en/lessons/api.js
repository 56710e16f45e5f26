// @ts-check
/** Comparing URLs and changing them: the lessons' prose in English. Its notation: web/learn/prose.js. */

export default {
  origin: {
    title: "Origin and same site",
    lead: "Whom to trust with what: decided by scheme, host and port.",
    sections: [
      {
        title: "Origin",
        text: [
          "The [origin](#concept-url-origin) of an `http`, `https`, `ws`, `wss` or `ftp` URL is its scheme, host and port. Two URLs are same origin if all three agree. Any other URL has an opaque origin, which is the same as no other, not even its own twin’s; but a `blob:` URL has that of the URL in its path.",
          "**Same site** asks for less: the same scheme and the same registrable domain, whatever comes before it, and whatever the port.",
        ],
      },
    ],
    exercises: {
      "site-not-origin": {
        task: "Find two URLs of the same site that are not of the same origin.",
        hint: "Another port, or another name under the same registrable domain.",
        why: "Some rules, such as those for cookies that are sent across sites, look at the site; most look at the origin.",
      },
      "equal-strings-differ": {
        task: "Find two strings that are not the same and are the same URL. One of them must have a port in it.",
        hint: "Some ports are not written.",
        why: "[URL equality](#concept-url-equals) compares what the serializer writes, not what was typed.",
      },
      "equal-not-same-origin": {
        task: "Find two equal URLs that are not same origin.",
        hint: "An opaque origin is the same as no other.",
        why: "Each parse makes an opaque origin of its own.",
      },
    },
  },
  setters: {
    title: "Setters",
    lead: "Each setter runs the same machine, from another state.",
    sections: [
      {
        title: "A state to begin in",
        text: [
          "The [URL class](#url-class) has a setter for each component. It gives the basic URL parser the URL and a **state override**: the machine begins in, say, [hostname state](@states/hostname), changes that URL, and stops where the component ends. What it does not accept changes nothing; a setter never throws, `href` aside.",
          'So `url.port = "8080/x"` sets the port 8080: the machine reads digits and stops at what is none.',
        ],
      },
    ],
    exercises: {
      "host-not-port": {
        task: "Make `host` change but not `port`, with the `host` setter and a value that has a colon in it.",
        hint: "What if nothing that could be a port follows the colon?",
        why: "The host is set at the colon. Then port state finds no digit, and the URL keeps its port.",
      },
      "not-to-foo": {
        task: "Change the scheme of this URL to one that is special.",
        hint: "A URL never changes between special and not special.",
        why: "[Scheme state](@states/scheme), step 2.1: with a state override a special scheme stays special, and any other stays what it is.",
      },
      "encoded-question": {
        task: "Set the pathname to something that has `%3F` in it, without writing a percent sign.",
        hint: "In this setter, a question mark does not begin a query.",
        why: "With a state override, path state does not end at “?” or “#”. They are encoded instead.",
      },
    },
  },
  "search-params": {
    title: "searchParams",
    lead: "A list of names and values over the query, with an encoding of its own.",
    sections: [
      {
        title: "Two ways to write the same query",
        text: [
          "`url.searchParams` reads the query as [application/x-www-form-urlencoded](#concept-urlencoded-parser): pairs between `&`, with `+` for a space. When it is changed, the whole query is [serialized](#concept-urlencoded-serializer) anew, so even what was not touched may look different after.",
          "Here the value is a name and a value with `=` between them.",
        ],
      },
    ],
    exercises: {
      plus: {
        task: "Append a value so that the query has `%2B` in it.",
        hint: "“+” means a space here, so a real one has to be encoded.",
        why: "The serializer writes a space as “+” and a “+” as `%2B`.",
      },
      touch: {
        task: "Make `%20` in this query turn into `+` without changing any name or value.",
        hint: "Anything that writes the list back will do. One of these changes nothing here.",
        why: "Every change writes the whole list, in the one way that the serializer has.",
      },
    },
  },
};
