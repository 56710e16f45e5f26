// @ts-check
/** What the page says of Python while it loads, works and fails, in English. */

/** @typedef {(text: string) => string} OfText */

export default {
  loading: "Python is loading.",
  ready: "Python is ready.",
  notLoaded: "Python could not be loaded.",
  noAnswer: "No answer.",
  stopped: "Stopped.",
  inputTookTooLong: "Stopped: this input took too long.",
  tookTooLong: "Stopped: this took too long.",
  stoppedByHand: "Stopped by hand",
  /** @type {(seconds: number) => string} */
  noAnswerWithin: (seconds) => `No answer within ${seconds} seconds`,
  /** @type {(error: unknown) => string} */
  notJson: (error) => `The answer is not JSON: ${error}`,
  status: {
    progress: "Loading Python",
    stop: "Stop",
    retry: "Retry",
    /** What it is doing and how much has arrived, "" where that is not known. @type {(phase: string, amount: string) => string} */
    loading: (phase, amount) => `Loading Python${phase && `: ${phase}`}${amount && `, ${amount}`}`,
    download: "downloading",
    start: "starting",
    /** @type {(loaded: number, total: number) => string} */
    megabytes: (loaded, total) => `${loaded} of ${total} MB`,
    busy: "Still parsing this input…",
    /** @type {OfText} */
    stopped: (message) => `${message} Edit the input, or try it again.`,
    /** @type {OfText} */
    broken: (message) => `A fault in the parser, not in your input: ${message}`,
    /** @type {OfText} */
    failed: (message) => `Python could not be loaded. ${message}`,
  },
  /** Why it could not start. */
  failures: {
    /** @type {(file: string, said: string) => string} */
    policy: (file, said) => `This page's security policy does not let ${file} run: ${said}`,
    /** @type {OfText} */
    policyOfLoading: (directive) => `This page's security policy (${directive}) does not let Python load.`,
    /** @type {(file: string, type: string) => string} */
    webPage: (file, type) => `The server sent a web page (${type}) instead of ${file}.`,
    /** @type {(file: string, said: string) => string} */
    damaged: (file, said) => `${file} arrived, but cannot be used: ${said}`,
    /** @type {OfText} */
    offline: (file) => `This device is offline, and ${file} is not in the browser's cache.`,
    /** @type {(file: string, said: string) => string} */
    unreachable: (file, said) => `${file} could not be loaded: ${said}`,
    /** @type {(file: string, type: string, said: string) => string} */
    notJavaScript: (file, type, said) => `The server sent ${file} as ${type}, not as JavaScript: ${said}`,
    noType: "no type",
    anotherFile: "it is not the file that this page was made with.",
    /** @type {(file: string, status: number) => string} */
    missing: (file, status) => `The server answered ${status} for ${file}.`,
    /** @type {(error: unknown) => string} */
    notStarted: (error) => `Python could not start: ${error}`,
    noReason: "the browser does not say why",
    /** @type {(seconds: number) => string} */
    timeout: (seconds) => `Nothing has happened for ${seconds} seconds while Python was loading.`,
    noWebAssembly: "This browser has no WebAssembly, or it is switched off, so Python cannot run.",
    noWorker: "This browser has no workers, so Python cannot run beside the page.",
    noModuleWorker: "This browser is too old for Python in a worker: it has no module workers.",
  },
};
