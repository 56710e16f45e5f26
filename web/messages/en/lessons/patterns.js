// @ts-check
/** URLPattern, in four lessons: the lessons' prose in English. Its notation: web/learn/prose.js. */

export default {
  "pattern-components": {
    title: "Patterns: one for each component",
    lead: "A URLPattern is eight small patterns, and a URL matches if all eight do.",
    sections: [
      {
        title: "Component by component",
        text: [
          "A [URLPattern](urlpattern#urlpattern-class) has a pattern for protocol, username, password, hostname, port, pathname, search and hash. `*` matches anything, also nothing. Text matches itself, after it has been canonicalized as the URL parser would: the pattern’s hostname `EXAMPLE.org` becomes `example.org`.",
          "The URL is parsed first. Whoever writes `https://example.org` in a pattern means the pathname `*`, but in a URL it is `/`.",
        ],
      },
    ],
    exercises: {
      "any-sub": {
        task: "Write a pattern that matches any subdomain of `example.org` under `https`, and not `example.org` itself.",
        hint: "The dot has to be part of the pattern.",
        why: "“*” may be several labels: in a hostname it stops at nothing.",
      },
      "default-port": {
        task: "Find a URL with a port in it that this pattern matches: `https://example.org/*`.",
        hint: "The URL is parsed before it is matched.",
        why: "The default port is gone once the URL is parsed, and the pattern’s port is empty.",
      },
    },
  },
  "pattern-groups": {
    title: "Patterns: groups",
    lead: "A name after a colon captures what it matches.",
    sections: [
      {
        title: "Names and their limits",
        text: [
          "`:id` matches one or more code points up to the next separator: “/” in a pathname, “.” in a hostname. What it matched is in the result under that name. `*` captures too, under a number.",
        ],
      },
      {
        title: "Regular expressions",
        text: [
          "A name, or nothing, may be followed by a regular expression in parentheses: `:id(\\d+)`. It is one of ECMAScript, with the flag `v`. Where a simple name will do, prefer it: some uses of patterns do not allow regular expressions.",
        ],
      },
    ],
    exercises: {
      digits: {
        task: "Match the pages of books by their number, with the number in group `id`, and nothing else.",
        hint: "`\\d+` is one or more digits.",
        why: "The expression has to match the whole of what the name stands for.",
      },
      "no-slash": {
        task: "Find a URL that `https://example.org/:page` does not match, though it is of this host and its path is longer than “/”.",
        hint: "A name ends at the next slash.",
        why: "A named group without an expression never holds a “/” of the path.",
      },
    },
  },
  "pattern-modifiers": {
    title: "Patterns: modifiers",
    lead: "Optional, once or more, any number: and the slash that goes along.",
    sections: [
      {
        title: "? + *",
        text: [
          "After a group, `?` makes it optional, `+` repeats it, `*` does both. In a pathname the slash before the group goes along: `/books/:id?` matches `/books` as well as `/books/42`. Braces group text: `{/reviews}?`.",
        ],
      },
    ],
    exercises: {
      "http-or-https": {
        task: "Match `http` and `https`, but not `ftp`, without a regular expression.",
        hint: "One letter is optional. Braces make a group of it.",
        why: "Braces group text that captures nothing, so that a modifier has something to stand after.",
      },
      "optional-slash": {
        task: "Match `/books` and `/books/`, and nothing else of these.",
        hint: "Put the slash in braces.",
        why: "`/?` alone would begin the search: a “?” after a slash is no modifier.",
      },
    },
  },
  "pattern-strings": {
    title: "Patterns: from one string",
    lead: "A constructor string is taken apart into components, and what it leaves out depends on what it has.",
    sections: [
      {
        title: "What is left out",
        text: [
          "The [constructor string parser](urlpattern#constructor-string-parsing) looks for the signs that part components. Earlier components that it steps over are **empty**: the port in `https://example.org/books`, and in `https://example.org/books#` the search as well. What comes **after** the last one that is given matches anything, and so do username and password.",
          "It is a machine of its own with eleven states: see the [map](@map/pattern).",
        ],
      },
      {
        title: "Is it a modifier or a query?",
        text: [
          "“?” is both. After a group, it is a modifier; elsewhere in a constructor string it begins the search. To be sure, escape it: `\\?`.",
        ],
      },
    ],
    exercises: {
      "no-query": {
        task: "Match `https://example.org/books` only where there is no query.",
        hint: "Give the search, and give it nothing.",
        why: "With “?” the search is given, and empty. The hash comes after it and still matches anything.",
      },
      "query-value": {
        task: "Match any page number in the query, captured as `page`.",
        hint: "Names work in every component.",
        why: "The search’s pattern is `page=:page`, without the question mark.",
      },
    },
  },
};
