// The lessons: what they say is so, their exercises can be solved, and are not solved to begin with.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checksOf } from "../../web/learn/goals.js";
import { KINDS, told } from "../../web/learn/kinds.js";
import { CHAPTERS, LESSONS } from "../../web/learn/lessons/course.js";
import { ask } from "./learn_engine.mjs";

const exercises = LESSONS.flatMap((lesson) =>
  lesson.exercises.map((task) => ({ ...task, id: `${lesson.id}/${task.id}` })),
);
const attempts = exercises.flatMap((task) => [
  { task, values: task.start, name: "start" },
  { task, values: { ...task.start, ...task.solution }, name: "solution" },
]);
const requests = attempts.map(({ task, values }) => KINDS[task.kind].request(values, task.setting ?? {}));
const answers = ask(requests);

attempts.forEach(({ task, values, name }, i) => {
  test(`${task.id}: ${name === "start" ? "is not solved to begin with" : "the solution solves it"}`, () => {
    const answer = told(task.kind, answers[i], requests[i]);
    assert.ok(answers[i].op, JSON.stringify(answers[i]));
    const checks = checksOf(task.kind, task.goal, answer, values);
    assert.ok(checks.length > 0);
    for (const { text } of checks) assert.match(text, /\S/);
    const unmet = checks.filter(({ met }) => !met).map(({ text }) => text);
    if (name === "solution") assert.deepEqual(unmet, []);
    else assert.notDeepEqual(unmet, []);
  });
});
