// @ts-check
/** What each state is for, in English, in a sentence or two. */

export default {
  /** Of the basic URL parser, and of URLPattern’s machine where it has a state of that name alone. */
  texts: {
    "scheme start": "Looks at the first code point: a letter begins a scheme, anything else means that there is none.",
    scheme:
      "Collects the scheme up to its colon, and then chooses the way: special or not, with or without a base. If no colon comes, the parser starts over without a scheme.",
    "no scheme": "There is no scheme: without a base the parser fails, with one the input is relative to it.",
    "special relative or authority":
      "A special scheme that is also the base’s: two slashes begin an authority, anything else is relative.",
    "path or authority": "After the first slash of a URL that is not special: a second one begins an authority.",
    relative: "Takes over from the base what the input does not give, and sees which part the input begins with.",
    "relative slash": "After one slash of a relative URL: with a second slash the base lends only its scheme.",
    "special authority slashes": "Wants the two slashes after a special scheme, and goes on without them.",
    "special authority ignore slashes": "Skips slashes and backslashes too many, each with an error.",
    authority:
      "Collects what is either credentials or a host. An “@” tells that it was credentials; the end, that it was not: then it is read again.",
    host: "Collects the host up to a port or the end of the authority, and gives it to the host parser.",
    hostname: "The same as host state, where the setter of hostname begins: it may not be given a port.",
    port: "Collects digits, makes a number of them, and drops it if it is the scheme’s default.",
    file: "After “file:”, or relative to a file URL: sees whether slashes follow or what the base lends.",
    "file slash": "After one slash: a second one begins the host, otherwise the base may lend its host and drive.",
    "file host": "Collects the host of a file URL, unless it is a drive letter, which belongs to the path.",
    "path start": "Where the path begins, after an authority: a special URL gets one even where none is written.",
    path: "Collects one segment after the other, percent-encodes them and resolves dots, up to a query or a fragment.",
    "opaque path": "The path as one string, up to a query or a fragment.",
    query: "Collects the query and percent-encodes it as a whole, in the encoding that counts.",
    fragment: "Percent-encodes all that is left.",
    init: "Before it is known whether the string begins with a protocol.",
    protocol: "Up to the colon that ends the protocol; then it decides whether an authority or a path follows.",
    username: "Up to “:” or “@”.",
    password: "Up to “@”.",
    pathname: "Up to what begins the search or the hash.",
    search: "Up to what begins the hash.",
    hash: "All the rest.",
    done: "The string has been read.",
  },
  /** Where a state of URLPattern’s machine has the name of another: what it is for there. */
  inPatterns: {
    authority: "Looks for an “@”: if one comes before the authority ends, credentials are read, otherwise the hostname.",
    hostname: "Up to a port, or what ends the authority. Brackets keep their colons.",
    port: "Up to what ends the authority.",
  },
};
