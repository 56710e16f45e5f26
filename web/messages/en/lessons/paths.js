// @ts-check
/** Paths, queries, fragments, and what is percent-encoded in them: the lessons' prose in English. Its notation: web/learn/prose.js. */

export default {
  paths: {
    title: "Paths and dots",
    lead: "A path is a list of segments; some segments are instructions.",
    sections: [
      {
        title: "One dot and two",
        text: [
          "In [path state](@states/path) a segment ends at each slash. A [single-dot segment](#single-dot-path-segment) is dropped. A [double-dot segment](#double-dot-path-segment) is dropped as well and takes the one before it along, if there is one: going up from the top is no error.",
          "Percent-encoded dots count: `%2e` is a dot here, in either case, and so is `.%2E` two of them. It is the one place in a path where the parser looks behind percent-encoding.",
        ],
      },
      {
        title: "Empty segments stay",
        text: [
          "`/a//b` has three segments, the middle one empty, and that is not `/a/b`. The parser never joins slashes in a path, and never removes one at the end.",
        ],
      },
    ],
    exercises: {
      "hidden-dots": {
        task: "Get the path `/b` from an input that contains `/a/` and no two dots in a row.",
        hint: "A dot may be percent-encoded.",
        why: "A filter that looks for “..” in the string is not enough.",
      },
      "three-segments": {
        task: "Make the path a list of exactly `a`, the empty string, and `b`.",
        hint: "Nothing between two slashes is a segment, too.",
        why: "An empty segment is a segment.",
      },
      "end-in-dots": {
        task: "Get the path `/a/` with an input that does not end with a slash.",
        hint: "A dot segment at the very end leaves an empty segment behind.",
        why: "Where nothing follows the dots, an empty segment keeps the slash.",
      },
    },
  },
  drives: {
    title: "Drive letters",
    lead: "In file URLs, a letter and a colon are more than a segment.",
    sections: [
      {
        title: "C: cannot be left",
        text: [
          "If the first segment of a `file` URL’s path is a letter and `:` or `|`, it is a [Windows drive letter](#windows-drive-letter). It is written with a colon, and [shortening the path](#shorten-a-urls-path) never removes it: `..` stays on its drive.",
          "Where the host would be, a drive letter is read as the path: see [file host state](@states/file-host).",
        ],
      },
      {
        title: "The base’s drive",
        text: [
          "A path from the root keeps the drive letter of a `file` base, unless it brings its own.",
        ],
      },
    ],
    exercises: {
      "with-a-bar": {
        task: "Get `file:///d:/x` from an input that has no “d:” in it.",
        hint: "There are two signs for a drive.",
        why: "The path state turns the “|” of a drive letter into “:”.",
      },
      "host-drive": {
        task: "Raise `file-invalid-Windows-drive-letter-host`.",
        hint: "One slash too few.",
        why: "The parser cannot mean the host `c` with an empty port, so it takes it for a drive.",
      },
      "not-special": {
        task: "Make “..” remove a segment `C:` at the top of a path.",
        hint: "Only one scheme knows about drives.",
        why: "Drive letters are a matter of `file` URLs only.",
      },
    },
  },
  "opaque-paths": {
    title: "Opaque paths",
    lead: "Without a slash after the colon, the path of a URL that is not special is one string.",
    sections: [
      {
        title: "One string",
        text: [
          "`mailto:`, `data:`, `javascript:` and most other schemes without a slash have an [opaque path](#url-opaque-path). There are no segments, no dots to resolve, no host, and almost nothing is percent-encoded. The query and the fragment are found as anywhere.",
          "Spaces stay, but for one right before `?` or `#`, which becomes `%20`, and those at the end of the input, which are stripped before the machine runs.",
        ],
      },
    ],
    exercises: {
      "dots-stay": {
        task: "Write a URL whose serialization contains `/../`.",
        hint: "The path must not begin with a slash.",
        why: "In an opaque path dots are code points like others. (In a query or a fragment, too.)",
      },
      "last-space": {
        task: "Get the opaque path `a%20` without writing a percent sign.",
        hint: "A space at the end of the input is stripped. Something must follow it.",
        why: "[Opaque path state](@states/opaque-path) encodes the space before “?” or “#”, so that removing query and fragment later leaves no space at the end.",
      },
    },
  },
  queries: {
    title: "Queries and encodings",
    lead: "The one component in which a legacy encoding can still show.",
    sections: [
      {
        title: "After the first “?”",
        text: [
          "Everything from the first `?` to the first `#` is the query. Slashes and further question marks have no meaning in it. It is percent-encoded with the [query percent-encode set](#query-percent-encode-set), and in a special URL `'` is encoded as well.",
          "An empty query is not null: `/a?` and `/a` are different URLs.",
        ],
      },
      {
        title: "The encoding of the page",
        text: [
          "A link in a page written in another encoding than UTF-8 has its query percent-encoded in that one. Code points that the encoding lacks become a reference such as `%26%239749%3B`. Only special URLs other than `ws` and `wss` do this, and only in the query. Here it is windows-1252:",
        ],
      },
    ],
    exercises: {
      "empty-not-null": {
        task: "Write a URL whose query is the empty string, not null.",
        hint: "There has to be a query, with nothing in it.",
        why: "The API shows both as an empty `search`; `href` shows the difference.",
      },
      apostrophe: {
        task: "Write a URL with an unencoded `'` in its query.",
        hint: "The set differs between special URLs and others.",
        why: "The [special-query percent-encode set](#special-query-percent-encode-set) has one code point more.",
      },
    },
  },
  fragments: {
    title: "Fragments",
    lead: "What is not sent: everything after the first “#”.",
    sections: [
      {
        title: "Last, and for the page alone",
        text: [
          'The first `#` ends whatever was being read, and the fragment begins. After it, even another `#` is part of the fragment. The [fragment percent-encode set](#fragment-percent-encode-set) is small: space, `"`, `<`, `>` and the backtick.',
          "A fragment is not sent to servers. That is why this page keeps in it all that you share.",
        ],
      },
    ],
    exercises: {
      "question-in-fragment": {
        task: "Write a URL with a `?` in it whose query is null.",
        hint: "Order matters.",
        why: "After the first “#” nothing has a meaning of its own.",
      },
      "encoded-by-fragment": {
        task: "Get the fragment `%60{}`, typing a backtick and no percent sign.",
        hint: "Braces stay as they are in a fragment.",
        why: "Braces are in the path percent-encode set, but not in the fragment’s.",
      },
    },
  },
  "encode-sets": {
    title: "Percent-encode sets",
    lead: "Each component has a set of code points that it cannot hold as they are.",
    sections: [
      {
        title: "Sets within sets",
        text: [
          "A code point in a component’s set becomes the bytes of its UTF-8 encoding, each as `%` and two hexadecimal digits. All sets hold everything beyond `~`. They grow: [C0 control](#c0-control-percent-encode-set), then [fragment](#fragment-percent-encode-set) and [query](#query-percent-encode-set), then [path](#path-percent-encode-set), [userinfo](#userinfo-percent-encode-set), [component](#component-percent-encode-set).",
          "Watch the same signs in four places:",
        ],
      },
      {
        title: "What is encoded stays encoded",
        text: [
          "No set of the parser holds `%`. So `%41` stays `%41`, never becomes `A`, and is never encoded again. A lone `%` stays too, and is reported as [invalid-URL-unit](@errors/invalid-URL-unit). The parser decodes in one place only: in a domain.",
        ],
      },
    ],
    exercises: {
      "same-sign": {
        task: "Write a URL with path `/%5E` and query `^`, without a percent sign.",
        hint: "The same sign, twice.",
        why: "“^” is in the path percent-encode set, and not in the query’s.",
      },
      "different-urls": {
        task: "Find two different URLs, of which one has `%41` where the other has `A`.",
        hint: "The parser does not decode paths.",
        why: "To the Standard these are different URLs. A server may treat them alike, and that is a source of confusion.",
      },
    },
  },
};
