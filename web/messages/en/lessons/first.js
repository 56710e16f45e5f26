// @ts-check
/** How a URL is read, from its parts to why `https:\\h` is parsed: the lessons' prose in English. Its notation: web/learn/prose.js. */

export default {
  parts: {
    title: "What a URL is made of",
    lead: "A URL is not a string but a record; strings are what it is read from and written to.",
    sections: [
      {
        title: "From a string to a record",
        text: [
          "The [URL parser](#concept-url-parser) takes a string and returns a [URL](#concept-url): a record with a scheme, a username, a password, a host, a port, a path, a query and a fragment. Or it returns **failure**, and then there is no URL at all.",
          "The way back is the [URL serializer](#concept-url-serializer). Input and output need not look alike: change the string and watch what becomes of each part.",
        ],
      },
      {
        title: "Parsed is not the same as valid",
        text: [
          "While it reads, the parser may report [validation errors](#validation-error). Most of them stop nothing: the parser goes on, and there is a URL. They say that the string is not one that somebody should have written.",
          "So there are two questions about a string. Is it **valid** to write? And is it **parsed**, or does the parser return failure? What is valid is always parsed. Much that is parsed is not valid.",
        ],
      },
    ],
    exercises: {
      "scheme-and-host": {
        task: "Write a URL whose scheme is `https` and whose host is `example.org`, but with capital letters in both and without any validation error.",
        hint: "A scheme is read letter by letter, and each letter is lowercased. A domain is lowercased as well.",
        why: "Scheme and domain are compared without regard to case, so the parser writes both in lower case. No error: it is valid to write them like this.",
      },
      "every-part": {
        task: "Give every field of the record something: also a username, a password, a port, a query and a fragment. The one error that this cannot avoid is `invalid-credentials`.",
        hint: "Credentials stand before an “@”, with a “:” between username and password. The port of `https` must not be 443, or it is dropped.",
        why: "Credentials are always reported: there is no valid way to write them.",
      },
      "parsed-not-valid": {
        task: "Find a string that is parsed, that the parser reports something about, and that has neither a space nor an “@” in it.",
        hint: "Many ASCII signs may not stand in a path as they are: try quotation marks, angle brackets or a backslash.",
        why: "The parser says what is wrong and goes on. Only some errors are fatal; the [table of errors](@errors) says which.",
      },
    },
  },
  special: {
    title: "Special and not special",
    lead: "Six schemes have rules of their own, because browsers have always treated them so.",
    sections: [
      {
        title: "Six special schemes",
        text: [
          "`http`, `https`, `ws`, `wss`, `ftp` and `file` are the [special schemes](#special-scheme). All but `file` have a default port, and a URL with any of these five must have a host that is not empty.",
          "In a special URL a host is a domain or an IP address, a backslash before the query is read as a slash, and the path is never empty. In any other URL the host is [opaque](#opaque-host): it is taken much as it stands, and its case is kept.",
        ],
      },
      {
        title: "Where the ways part",
        text: [
          "The machine decides right after the scheme’s colon, in [scheme state](@states/scheme). A special scheme goes to a state that looks for two slashes and takes them as read if they are missing. Any other scheme needs the slash: without one, what follows is an opaque path.",
        ],
      },
    ],
    exercises: {
      "no-slashes": {
        task: "Write a URL without any slash or backslash whose host is `example.org`.",
        hint: "The parser only needs the scheme to be special.",
        why: "In [special authority slashes state](@states/special-authority-slashes) missing slashes are an error that is reported, and nothing more.",
      },
      "keeps-case": {
        task: "Write a URL whose host is `EXAMPLE.org`, in capital letters, without any validation error.",
        hint: "Only a domain is lowercased. When is a host not a domain?",
        why: "The host of a URL that is not special is opaque, and nobody may say what its case means.",
      },
      "empty-host": {
        task: "Write a URL whose host is the empty host, and whose scheme is not `file`.",
        hint: "For `http` and its kin, extra slashes are skipped, so a host follows in any case.",
        why: "A URL that is not special may have an empty host. For the special ones other than `file` this is [host-missing](@errors/host-missing), which is fatal.",
      },
    },
  },
  relative: {
    title: "Relative to a base",
    lead: "A string without a scheme is read against a base URL, which lends it what it lacks.",
    sections: [
      {
        title: "What the base lends",
        text: [
          "In [no scheme state](@states/no-scheme) the parser needs a base URL, or it returns failure. Otherwise the first code points say how much of the base is kept: two slashes keep the scheme only, one slash the host as well, a name replaces the last path segment, `?` keeps the path, and `#` keeps everything but the fragment.",
        ],
      },
      {
        title: "A scheme is not always absolute",
        text: [
          "For a special scheme that is also that of the base, `https:c` without slashes is relative. This is old web practice that the Standard had to keep, and it is reported as an error. With another scheme the same letters are a host.",
        ],
      },
    ],
    exercises: {
      "up-and-over": {
        task: "From the base `https://example.org/a/b/c`, reach `https://example.org/a/x` with a string that does not begin with a slash and has no scheme.",
        hint: "The last segment of the base, `c`, is dropped in any case. One more has to go.",
        why: "First the base’s path is [shortened](#shorten-a-urls-path), then “..” shortens it once more.",
      },
      "keep-the-query": {
        task: "With the base `https://example.org/a?q=1#old`, keep path and query and get the fragment `new`.",
        hint: "Only one kind of relative string keeps the query.",
        why: "A fragment alone keeps everything before it. The base’s own fragment is never lent.",
      },
      "no-help": {
        task: "Find a base that is parsed, with which `x` is failure all the same.",
        hint: "The base needs a path that nothing can be relative to.",
        why: "A base with an [opaque path](#url-opaque-path) has no segments to replace: only a fragment can be relative to it.",
      },
    },
  },
  slashes: {
    title: "Slashes and backslashes",
    lead: "In special URLs a backslash is a slash, and two slashes need not be two: why `https:\\\\h` is parsed.",
    sections: [
      {
        title: "A backslash stands for a slash",
        text: [
          "People have typed `\\` in web addresses for as long as there have been any, and browsers have read it as `/`. The Standard kept that for special URLs, and reports [invalid-reverse-solidus](@errors/invalid-reverse-solidus) in paths. In any other URL a backslash is an ordinary code point.",
        ],
      },
      {
        title: "Why https:\\\\h is parsed",
        text: [
          "Follow the states. After `https:` the machine is in [special authority slashes state](@states/special-authority-slashes), which wants `//`. It finds `\\`, reports an error, takes the slashes as read and reads the same code point again in the next state.",
          "[Special authority ignore slashes state](@states/special-authority-ignore-slashes) skips every slash **and backslash**, each with an error. At `h` it goes on to the authority. So the host is `h`: the two backslashes were skipped, never needed.",
          "Open the steps below, and see it happen.",
        ],
      },
    ],
    exercises: {
      "no-error-slashes": {
        task: "How does one write what `https:\\\\h` means, without any validation error?",
        hint: "The state wants exactly two of them, and of the other kind.",
        why: "Exactly `//` is what special authority slashes state looks for. Everything else is skipped with an error.",
      },
      "many-slashes": {
        task: "Find a URL with host `h` for which the parser reports nothing but `special-scheme-missing-following-solidus`, and with more than two slashes after the colon.",
        hint: "Too many is as wrong as too few.",
        why: "After the two that are wanted, each further slash is reported once and skipped.",
      },
      "backslash-ends-host": {
        task: "Make the host of the URL `good.example`, with `\\@evil.example` somewhere after it in the string.",
        hint: "In a special URL, a backslash ends the authority as a slash does.",
        why: "The “@” comes too late: it is in the path by then. A program that does not know about backslashes sees the host `evil.example`. That is [parser confusion](@lesson/confusion).",
      },
    },
  },
  credentials: {
    title: "Credentials and “@”",
    lead: "What looks like a host may be a username: only the last “@” of the authority tells.",
    sections: [
      {
        title: "Read twice",
        text: [
          "In [authority state](@states/authority) the parser cannot know yet whether it reads a host or credentials. It collects code points in a buffer. At an “@” they were credentials. At the end of the authority they were not, and the pointer goes back so that [host state](@states/host) can read them again.",
          "The first “:” parts username and password. Both are percent-encoded, further “@” signs included.",
        ],
      },
      {
        title: "Never valid",
        text: [
          "Credentials in a URL are read, but they are not valid to write: every “@” of an authority reports [invalid-credentials](@errors/invalid-credentials). They end up in logs and histories, and they make one host look like another.",
        ],
      },
    ],
    exercises: {
      "at-in-name": {
        task: "Write a URL whose username is `a@b`, which is `a%40b` in the record, and whose host is `example.org`.",
        hint: "Only the last “@” counts.",
        why: "At the second “@” the parser learns that the first one belonged to the username, and puts `%40` for it.",
      },
      "password-only": {
        task: "Write a URL with the password `secret` and without a username.",
        hint: "The colon has to stay.",
        why: "The first “:” ends the username, even where it is empty.",
      },
      "no-host-after": {
        task: "Find a URL with credentials that is failure because the host is missing.",
        hint: "What if nothing follows the “@”?",
        why: "After credentials an authority needs a host, in any scheme: see [authority state](@states/authority), step 2.1.",
      },
    },
  },
};
