// @ts-check
/** What the first view says, in English. */
import { counted } from "./counted.js";
import { formatNumber } from "../number.js";

/** @typedef {import("../../dom.js").Child} Child */
/** @typedef {(count: number) => string} OfCount */
/** @typedef {(text: string) => string} OfText */

export default {
  /** Those of index.html, by the names that its elements have for them. */
  static: {
    title: "urlstd playground: watch the URL Standard parse",
    description: "Type a URL and watch the URL Standard parse it: every step of the state machine, every validation error under the character that caused it, and what kind of host it is. Runs in your browser.",
    skip: "Skip to the result",
    playground: "playground",
    examples: "Examples",
    history: "History",
    help: "Help and keyboard shortcuts",
    helpTitle: "Help and keyboard shortcuts (?)",
    input: "Input",
    resetTitle: "Back to what was loaded",
    reset: "Reset",
    clearTitle: "Empty input, no base",
    clear: "Clear",
    components: "Components",
    output: "Output",
    ofTheSecond: "of the second",
    shown: "Shown",
    toAPerson: "to a person",
    trace: "Trace",
    stateMap: "State map",
    moment: "The machine at this step",
    twoStrings: "Two strings, one URL?",
    secondUrl: "Second URL",
    reference: "Reference of the Python package",
    console: "Python console",
    licences: "Licences",
    close: "Close",
    helpText: "Type a URL. The Standard’s parser runs on it in this page and shows every step it took. Positions count code points from 0, as the Standard’s pointer does.",
    keysOfTrace: "While focus is in the trace",
    keysOfStrips: "In a strip of components or tokens",
    keysAnywhere: "Anywhere outside a text field",
    escapedNotation: "The escaped notation",
    previousPart: "previous or next part or token",
    enter: "Enter",
    goToPart: "go to the first step in this part",
    thisSheet: "this sheet",
    escapesOfOne: "line feed, carriage return, tab, NULL, backslash",
    escapeOfCodePoint: "a code point",
    escapeOfUnit: "one UTF-16 unit, so also a lone surrogate",
  },
  theme: { label: "Theme", auto: "Auto", light: "Light", dark: "Dark" },
  language: { label: "Language" },
  views: {
    label: "Views",
    url: "URL",
    pattern: "URLPattern",
    bytes: "Bytes",
    "two-urls": "Two URLs",
    engines: "Engines",
    edits: "Edits",
    redirects: "Redirects",
    cases: "Cases",
    learn: "Learn",
    loading: "Loading this view …",
    failed: "This view could not be loaded. ",
    retry: "Retry",
  },
  /** What could not be loaded when it was asked for. */
  notLoaded: {
    licences: "The licences could not be loaded.",
    examples: "The examples could not be loaded.",
    history: "The history could not be loaded.",
    console: "The console could not be loaded.",
    share: "What shares this could not be loaded.",
    language: "The page stays in English: the other language could not be loaded, or what you typed could not be kept.",
  },
  emptyString: "(empty string)",
  empty: "(empty)",
  input: {
    sameEscaped: "The same, escaped",
    /** @type {OfText} */
    escaped: (name) => `${name}, escaped`,
    tooLong: "Too long for this field; use the plain one.",
    tooLongHere: "Too long to be edited here.",
    /** @type {OfText} */
    notPlain: (why) => `This box cannot show the value as it is: ${why}.`,
    carriageReturns: "carriage returns look like line feeds",
    nulls: "NULL cannot be seen",
    surrogates: "lone surrogates look like U+FFFD",
    /** @type {(position: number, why: string) => string} */
    wrong: (position, why) => `At ${position}: ${why}.`,
    /** @type {(position: number, why: string) => string} */
    wrongUnchanged: (position, why) => `At ${position}: ${why}. The value is unchanged.`,
    /** @type {(ofTheQuery: Node) => (Node | string)[]} */
    encoding: (ofTheQuery) => ["Encoding ", ofTheQuery],
    ofTheQuery: "of the query",
    noPattern: "no pattern",
    edit: "Edit",
    editComponents: "Edit the components of the pattern",
  },
  /** Why an escape cannot be read. */
  escapes: {
    /** @type {OfText} */
    beyond: (escape) => `${escape} is beyond the last code point, \\u{10ffff}`,
    atTheEnd: "a backslash at the end begins no escape; write \\\\ for a backslash",
    u: "\\u needs four hexadecimal digits, or some in braces: \\u{1f600}",
    x: "\\x needs two hexadecimal digits",
    /** @type {OfText} */
    none: (c) => `\\${c} is no escape; write \\\\ for a backslash`,
  },
  base: {
    label: "Base URL",
    none: "none",
    custom: "custom",
    field: "Custom base, escaped",
    placeholder: "no base",
    emptyString: "The empty string, which is not the same as none.",
  },
  /** Kinds of code points that have no name. */
  codePoints: { surrogate: "lone surrogate", noncharacter: "noncharacter", privateUse: "private use" },
  /** @type {(shown: string, count: number) => string} */
  moreBytes: (shown, count) => `${shown} … ${counted(count, "byte")} not shown`,
  verdict: {
    parsed: "Parsed",
    failure: "Failure",
    withoutErrors: "without validation errors",
    /** @type {OfCount} */
    withErrors: (count) => `with ${counted(count, "validation error")}`,
    /** @type {(error: string | undefined) => string} */
    ofTheBase: (error) => `of the base URL${error ? `: ${error}` : ""}; the input was not read`,
    /** @type {(count: number, shown: number) => string} */
    firstShown: (count, shown) => `${formatNumber(count)}, the first ${formatNumber(shown)} shown`,
    beforeTheFirstStep: "before the first step",
    /** @type {(state: string, step: number) => string} */
    place: (state, step) => `in ${state} state, step ${formatNumber(step)}`,
    /** @type {OfText} */
    spokenHost: (host) => `Host ${host}.`,
    none: "No answer yet.",
    /** @type {OfText} */
    meanwhileParsed: (browser) => `Meanwhile: ${browser} parses it`,
    /** @type {(browser: string, problem: string | null) => string} */
    meanwhileRejected: (browser, problem) => `Meanwhile: ${browser} rejects it: ${problem}`,
    facts: "Facts",
    foretold: "made when this page was built, until Python is here",
    valid: "valid to write",
    notValid: "not valid to write",
    noHost: "no host",
    /** @type {OfText} */
    host: (kind) => `host: ${kind}`,
    /** @type {(count: number, complete: boolean) => string} */
    steps: (count, complete) => `${formatNumber(count)}${complete ? "" : "+"} step${count === 1 ? "" : "s"}`,
    /** @type {OfText} */
    sameIn: (browser) => `same in ${browser}`,
    /** @type {OfText} */
    onlyUtf8: (browser) => `${browser}’s URL class knows only UTF-8`,
    /** @type {(browser: string, members: string[]) => string} */
    differs: (browser, members) => `${browser} differs: ${members.join(", ")}`,
  },
  rendering: {
    absent: "nothing, because there is no URL",
    cautions: "Cautions",
    /** @type {OfText} */
    source: (text) => `In the URL: ${text}`,
  },
  writing: {
    /** @type {(production: Child, place: string, message: Child) => Child[]} */
    failure: (production, place, message) => ["It is not a ", production, `, ${place}: `, message],
    validUrlString: "valid URL string",
    about: "The Standard has rules for writing URLs, which are stricter than its parser.",
    aboutPlace:
      "The Standard has rules for writing URLs, which are stricter than its parser; the place is marked in the input.",
  },
  host: {
    title: "Host",
    label: "Host details",
    /** @type {Record<"domain" | "IPv4" | "IPv6" | "opaque" | "empty" | "null", string>} */
    kinds: {
      domain: "domain",
      IPv4: "IPv4 address",
      IPv6: "IPv6 address",
      opaque: "opaque host",
      empty: "empty host",
      null: "no host (null)",
    },
    /** The same in a word. @type {Record<"domain" | "IPv4" | "IPv6" | "opaque" | "empty" | "null", string>} */
    shortKinds: { domain: "domain", IPv4: "IPv4", IPv6: "IPv6", opaque: "opaque", empty: "empty", null: "null" },
    rows: {
      kind: "kind",
      serialized: "serialized",
      how: "how",
      scope: "scope",
      origin: "origin",
      given: "given",
      result: "result",
      because: "because",
      unicode: "Unicode",
      labels: "labels",
      endsWith: "ends with",
      site: "site",
      suffix: "public suffix",
      registrable: "registrable domain",
      left: "labels left",
      list: "list of",
      parts: "parts",
      dotted: "dotted",
      number: "number",
      hex: "hex",
      octal: "octal",
      pieces: "pieces",
      expanded: "expanded",
      compressed: "compressed",
      ipv4: "holds IPv4",
    },
    /** @type {(serialized: Child) => Child[]} */
    opaqueOrigin: (serialized) => ["opaque, serialized as ", serialized],
    failed: "None: the parser returned failure before it had a record to show.",
    /** @type {OfCount} */
    stepShowsHow: (step) => `Step ${step} shows how`,
    /** @type {(unicode: Child) => Child[]} */
    is: (unicode) => [" is ", unicode],
    trailingDot: "a dot: the last label is empty",
    noList: "not known: there is no Public Suffix List here",
    bySpec: "by the list’s own algorithm",
    byBrowsers: "as browsers read a wildcard: what is behind “*.” is a public suffix, too",
    none: "none",
    isSuffix: "none: the host is a public suffix",
    /** @type {(rule: Child, section: string | null | undefined) => Child[]} */
    byRule: (rule, section) => [
      "by the rule ",
      rule,
      section ? ` of the ${section} section` : ", because the list has none",
    ],
    /** @type {(value: string | number | null) => string} */
    octal: (value) => ` octal, ${value}`,
    /** @type {(value: string | number | null) => string} */
    hexadecimal: (value) => ` hexadecimal, ${value}`,
    /** @type {(count: number, from: number) => string} */
    compressed: (count, from) => `${count} zero pieces from piece ${from}, written ::`,
    notCompressed: "nothing",
  },
  record: {
    title: "Record and API",
    record: "URL record",
    api: "URL API",
    goOn: "Go on in Python",
    thisBrowser: "this browser",
    /** @type {OfText} */
    sameIn: (browser) => `the same in ${browser}`,
    /** @type {OfText} */
    differs: (browser) => `≠ ${browser} differs`,
    none: "No URL record: the parser returned failure.",
    open: "Go to the step that set it",
    member: "member",
    isSame: "same?",
    same: "= same",
    different: "≠ differs",
    emptyHost: '"" (empty host)',
    /** @type {(host: string, kind: string) => string} */
    host: (host, kind) => `${host} (${kind})`,
    /** @type {OfCount} */
    unitsNotShown: (count) => `… ${formatNumber(count)} units not shown …`,
    /** @type {OfCount} */
    segmentsNotShown: (count) => `… ${count} segments not shown …`,
  },
  pattern: {
    label: "The pattern by component",
    explain: "Explain",
    explainPattern: "Explain the pattern",
    none: "No pattern. Type one beside “URLPattern” to match it against the URL.",
    asComponents: "Without a protocol it is read as the components that it gives: any origin matches.",
    /** Where a component’s pattern comes from, in a word. */
    sources: { given: "given", implied: "implied", inherited: "from the base", default: "default" },
    outcomes: {
      match: "match",
      "no-match": "no match",
      undecided: "not decided",
      "not-compiled": "not compiled",
      "input-failure": "no match",
      "no-input": "compiled",
    },
    /** The fact beside the verdict. @type {OfText} */
    fact: (outcome) => `pattern: ${outcome}`,
    noFact: "none",
    /** @type {OfText} */
    spoken: (sentence) => `Pattern: ${sentence}`,
    allMatch: "Match: all eight components match.",
    /** @type {(components: string[]) => string} */
    noMatch: (names) =>
      `No match: ${names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`} ${names.length === 1 ? "does" : "do"} not match.`,
    undecided: "Not decided: a regular expression takes too many steps on this input.",
    /** @type {(reason: string, component: string | null | undefined) => string} */
    notCompiled: (reason, component) => `Not compiled: ${component ? `in the ${component}, ` : ""}${reason}.`,
    /** The same, before its reason. @type {(component: string | null) => string} */
    notCompiledTitle: (component) => `Not compiled${component === null ? "" : ` in the ${component}`}: `,
    /** @type {OfText} */
    reason: (reason) => `${reason}.`,
    /** @type {OfText} */
    inputFailure: (reason) => `No match: ${reason}.`,
    noUrl: "No match: the input is no URL.",
    noInput: "Compiled; there is nothing to match.",
    unknown: "not known",
    matches: "matches",
    doesNotMatch: "does not match",
    group: "group ",
    endsHere: " (it ends here)",
    here: " (here)",
    /** @type {(groups: Child[]) => Child[]} */
    tookNoPart: (groups) => [
      `took no part: ${groups.length === 1 ? "group" : "groups"} `,
      ...groups.flatMap((group, index) => [index > 0 ? ", " : "", group]),
    ],
    banned:
      "It has a group with a regular expression: the static routing of service workers and speculation rules refuse such a pattern.",
  },
  notice: {
    dismiss: "Dismiss",
    /** @type {(raw: Child) => Child[]} */
    said: (raw) => ["It said: ", raw],
    /** @type {OfText} */
    example: (about) => `Example: ${about}`,
    newVersion: "A new version of this page is ready. What you typed stays.",
    reload: "Reload",
    tooLongToKeep: "What you typed is too long to be kept here: copy it, then load the page again.",
  },
  /** A link of another tool. */
  offer: {
    accept: "Open its input",
    decline: "No, it is meant as a URL",
    jsdom: "jsdom’s live viewer",
    ada: "Ada’s playground",
    /** @type {(tool: string, input: Child, base: Child | null) => Child[]} */
    shows: (tool, input, base) => [
      `This is a link of ${tool}. It shows `,
      input,
      ...(base === null ? [] : [" with the base ", base]),
      ".",
    ],
  },
  /** Why a link cannot be read. */
  links: {
    unknown: "This link is in no form that this page knows.",
    later: "This link was made by a later version of this page.",
    cut: "This link is damaged: its end is missing or changed.",
    checksum: "This link is damaged: its checksum does not fit.",
    folded: "This link is damaged: it does not unfold.",
    noExample: "This link names an example that does not exist.",
    examplesNotLoaded: "This link names an example, and the examples could not be loaded.",
    unsound: "This link says something that this page cannot show.",
    tooLong: "This input is too long for a link (over 4 MiB).",
    tooMuch: "This link unfolds to more than this page takes (4 MiB).",
  },
  share: {
    button: "Share",
    /** Names of the choices, and what each of them gives. @type {Record<import("../../elements/share_menu.js").ShareKind, [string, string]>} */
    kinds: {
      link: ["Copy link", "to exactly this view"],
      "markdown-link": ["Markdown link", "the input, as a link to this view"],
      markdown: ["Markdown", "input, result and validation errors"],
      wpt: ["WPT JSON", "an entry for web-platform-tests"],
      pytest: ["pytest", "a test that uses urlstd"],
      node: ["node:test", "a test of any JavaScript engine"],
      python: ["Python", "a few lines to go on with"],
      embed: ["Embed …", "a frame with this view for another page"],
      issue: ["Report an issue …", "to the Standard’s editors, on GitHub"],
    },
    ofCases: "The list has an export of its own, below its results.",
    issue: "Report an issue",
    form: "The form on github.com begins with this text; change it there as you like. Nothing is sent before you send it.",
    /** @type {OfText} */
    copied: (name) => `Copied: ${name}.`,
    linkCopied: "Link copied.",
    /** @type {OfCount} */
    longLinkCopied: (length) =>
      `Link copied. It has ${formatNumber(length)} characters; some programs cut such links.`,
    link: "Link to this view",
    stepsCopied: "Steps copied.",
    steps: "The steps as text",
    noClipboard: "The clipboard is not open to this page; copy the text from here.",
    /** @type {(why: unknown) => string} */
    notMade: (why) => `This could not be made: ${why}`,
    openPage: "Open in the playground ↗",
  },
  /** What may be a secret, and where. */
  secrets: {
    subjects: {
      input: "The input",
      base: "The base URL",
      second: "The second URL",
      own: "What this view holds",
      pattern: "The pattern",
      patternBase: "The pattern’s base URL",
      component: "A component to match",
      route: "A URL of the table of routes",
    },
    /** @type {OfText} */
    password: (subject) => `${subject} carries a password.`,
    components: "The components to match carry a password.",
    /** @type {(subject: string, name: string) => string} */
    named: (subject, name) => `${subject} has a value named “${name}”, which looks like a secret.`,
    /** @type {OfText} */
    webToken: (subject) => `${subject} holds what looks like a JSON Web Token.`,
  },
  facts: {
    /** @type {(version: string) => string} */
    url: (version) => `URL Standard ${version}`.trim(),
    /** @type {(version: string) => string} */
    urlPattern: (version) => `URLPattern Standard ${version}`,
    private: "Everything runs in this page; what you type is sent nowhere.",
    offline: "Works without a network, too.",
  },
};
