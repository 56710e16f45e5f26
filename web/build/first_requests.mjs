// @ts-check
/** What the page asks Python first, found out by letting its own modules ask. */
import { FIRST_EXAMPLE, viewOf } from "../examples/first_example.js";
import { DEFAULT_VIEW } from "../link/permalink.js";
import { Question } from "../python/question.js";
import { Store } from "../store.js";

/** Asked on every first visit, whatever is typed. */
const ALWAYS = [{ op: "about" }, { op: "steps" }];

/** @returns {string[]} JSON texts, that of the first example's URL first */
export function firstRequests() {
  /** @type {string[]} */
  const asked = [];
  const client = {
    call: (/** @type {string} */ op, /** @type {object} */ request) => {
      asked.push(JSON.stringify({ op, ...request }));
      return new Promise(() => {});
    },
  };
  const store = new Store();
  store.show({ ...DEFAULT_VIEW, ...viewOf(FIRST_EXAMPLE) });
  void new Question(client, store).ask();
  return [...asked, ...ALWAYS.map((request) => JSON.stringify(request))];
}
