// @ts-check
/** The view "Learn", in English: prediction, presentation, what if, and what they share. */

export default {
  subject: { url: "URL", base: "Base URL", noBase: "none" },
  stepper: {
    label: "Steps",
    first: "First step",
    back: "Step back",
    forward: "Step forward",
    last: "Last step",
    play: "Play",
    pause: "Pause",
    /**
     * @param {number} step
     * @param {number} end
     */
    where: (step, end) => `step ${step} of ${end}`,
    nowhere: "no step",
  },
  /** What the machine holds at a step. */
  machine: {
    state: "state",
    buffer: "buffer",
    urlSoFar: "URL so far",
    nothing: "nothing",
    reports: "reports",
  },
  predict: {
    title: "Predict",
    lead: "The machine stands still. What does it do next? Choose, and then see. A link to a question hides the answer from whoever opens it.",
    what: "What to predict",
    topics: { state: "Next state", buffer: "Buffer", component: "Component", match: "Match" },
    pattern: "Pattern",
    share: "Share this question",
    startOver: "Start the score over",
    noScore: "No score yet.",
    /**
     * @param {number} right
     * @param {number} asked
     */
    score: (right, asked) => `Score: ${right} of ${asked} right.`,
    /**
     * @param {number} step
     * @param {number} end
     */
    step: (step, end) => `Step ${step} of ${end}`,
    questions: {
      state: "Which state is next?",
      buffer: "What is in the buffer after this step?",
      component: "Which component does this code point end up in?",
      match: "Does the pattern match this URL?",
    },
    /** What can be chosen, beside states and components. */
    stays: "it stays in this state",
    fails: "the parser returns failure",
    ends: "the machine is done",
    emptyString: "the empty string",
    noPart: "none: it parts components, or is dropped",
    outcomes: {
      match: "it matches",
      "no-match": "it does not match",
      "input-failure": "the URL cannot be parsed",
      "not-compiled": "the pattern is not accepted",
    },
    /**
     * @template T
     * @param {T[]} right
     * @returns {(T | string)[]}
     */
    isRight: (right) => ["Right: ", ...right, "."],
    /**
     * @template T
     * @param {T[]} right
     * @returns {(T | string)[]}
     */
    isWrong: (right) => ["Not so: ", ...right, "."],
    /**
     * @param {string} component
     * @param {string} why
     */
    mismatch: (component, why) => `${component}: ${why}`,
    /** @param {string} component */
    mismatchUnexplained: (component) => `${component}: differs`,
    before: "Question before",
    next: "Next question",
    /** @param {string} error */
    reports: (error) => `reports ${error}`,
    /**
     * @template T
     * @param {T} effects
     * @returns {(T | string)[]}
     */
    effects: (effects) => ["What the step did: ", effects, "."],
    noEffect: "The step changed nothing else.",
  },
  present: {
    title: "Present",
    /**
     * @template T
     * @param {T} forward keys
     * @param {T} back
     * @param {T} play
     * @returns {(T | string)[]}
     */
    lead: (forward, back, play) => [
      "For a lecture: focus the panel, and a clicker’s ",
      forward,
      " and ",
      back,
      " go through the steps. ",
      play,
      " plays.",
    ],
    keys: { forward: "Page Down", back: "Page Up", play: "Space" },
    label: "Presentation. Page Down and Page Up step, Space plays.",
    asText: "All steps as text",
    speed: "Speed",
    /** @param {number} seconds */
    aStepIn: (seconds) => `a step in ${seconds} s`,
    /** @param {number} steps */
    aSecond: (steps) => `${steps} a second`,
    fullScreen: "Full screen",
    noFullScreen: "This browser does not show it on the full screen.",
    copy: "Copy",
    copied: "Steps copied.",
    copyName: "The steps as text",
    print: "Print",
  },
  whatIf: {
    title: "What if?",
    /**
     * @template T
     * @param {T} not "not the Standard"
     * @returns {(T | string)[]}
     */
    lead: (not) => [
      "To see what a rule is for, take it away. The same machine runs, with that rule missing; what comes out is ",
      not,
      ".",
    ],
    notTheStandard: "not the Standard",
    notTheStandardLabel: "not the Standard",
    takeAway: "Take away",
    theRule: "The rule",
    nothingTaken: "Nothing is taken away yet.",
    noDifference: "No difference for this input.",
    /**
     * @template T
     * @param {T[]} names with commas between
     * @returns {(T | string)[]}
     */
    different: (names) => ["Different: ", ...names, "."],
    /** What can differ beside the fields of the record. */
    differences: { outcome: "outcome", errors: "errors" },
    standard: "By the Standard",
    without: "Without it",
    output: "Output",
    outputs: { standard: "Output by the standard", without: "Output without it" },
    noOutput: "none",
    outcomes: { parsed: "Parsed", failure: "Failure", "base-failure": "Failure of the base URL" },
    noErrors: "No validation errors.",
    whatDiffers: "What differs",
    columns: ["field", "the Standard", "without it (not the Standard)"],
  },
};
