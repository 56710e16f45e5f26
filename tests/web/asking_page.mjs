// A page without a view, which asks Python: what the tests of its modules share.
import assert from "node:assert/strict";
import { Question, WINDOW } from "../../web/python/question.js";
import { Store } from "../../web/store.js";
import { Player } from "../../web/trace/player.js";
import { Walk } from "../../web/trace/walk.js";
import { ask } from "./python_answers.mjs";

export const INPUT = "https://user@EXAMPLE.com:443/a|b?q#f";
/** More than are asked for at once from the end. */
export const LONGER = `https://h/${"a".repeat(400)}`;
/** More steps than are asked for at once. */
export const LONGEST = `https://h/${"a".repeat(WINDOW + 500)}`;

/** A page without a view: what is asked, and what is heard. */
export function page(view = {}) {
  const store = new Store();
  store.set({ input: INPUT, ...view });
  const asked = [];
  const client = {
    call: async (method, request) => {
      const { input, base, encoding, ...steps } = request;
      asked.push(steps);
      return ask([{ op: method, ...request }])[0];
    },
  };
  const question = new Question(client, store);
  const heard = [];
  for (const type of ["waiting", "answer", "foretold", "trouble"])
    question.addEventListener(type, ({ detail }) => heard.push(detail ? [type, detail.message] : type));
  const player = new Player();
  const painter = {
    get index() {
      return question.reading?.timeline.shown(store.state.step) ?? null;
    },
  };
  const walk = new Walk(store, question, /** @type {any} */ (painter), player);
  walk.addEventListener("say", ({ detail }) => heard.push(["say", detail]));
  player.addEventListener("tick", () => walk.tick());
  const state = () => question.reading.timeline.step(painter.index).state;
  return { store, client, question, asked, heard, player, walk, state };
}

export async function answered(view) {
  const made = page(view);
  assert.equal(await made.question.ask(), true);
  made.asked.length = made.heard.length = 0;
  return made;
}

/** Resolves with the next answer. */
export const settled = (question) =>
  new Promise((resolve) => question.addEventListener("answer", resolve, { once: true }));
