// The lessons: what they say is so, their exercises can be solved, and are not solved to begin with.
import assert from "node:assert/strict";
import { test } from "node:test";
import { checksOf } from "../../web/learn/goals.js";
import { KINDS, told } from "../../web/learn/kinds.js";
import { CHAPTERS, LESSONS } from "../../web/learn/lessons/course.js";
import { addressOf, piecesOf } from "../../web/learn/prose.js";
import { PLACES, readRoute, readTyped, slug, writeRoute } from "../../web/learn/route.js";
import { LANGUAGES } from "../../web/messages/language.js";
import { proseOf } from "../../web/messages/lessons.js";
import { ask } from "./python_answers.mjs";

/** What the lessons say in each language, by their ids. */
const SUBJECTS = CHAPTERS.map(({ subject }) => subject);
const prose = new Map(
  await Promise.all(
    Object.keys(LANGUAGES).map(async (language) => {
      const files = SUBJECTS.map((subject) => import(`../../web/messages/${language}/lessons/${subject}.js`));
      return [language, Object.assign({}, ...(await Promise.all(files)).map((module) => module.default))];
    }),
  ),
);
const textsOf = ({ lead, sections, exercises }) => [
  lead,
  ...sections.flatMap(({ text }) => text),
  ...Object.values(exercises).flatMap(({ task, hint, why }) => [task, hint, why]),
];

const exercises = LESSONS.flatMap((lesson) =>
  lesson.exercises.map((task) => ({ ...task, id: `${lesson.id}/${task.id}` })),
);
const attempts = exercises.flatMap((task) => [
  { task, values: task.start, name: "start" },
  { task, values: { ...task.start, ...task.solution }, name: "solution" },
]);
const examples = LESSONS.flatMap(({ id, sections }) =>
  sections.flatMap(({ live }) =>
    live ? [{}, ...(live.tries ?? [])].map((values) => ({ id, live, values: { ...live.start, ...values } })) : [],
  ),
);
const requests = [
  ...attempts.map(({ task, values }) => KINDS[task.kind].request(values, task.setting ?? {})),
  ...examples.map(({ live, values }) => KINDS[live.kind].request(values, live.setting ?? {})),
];
const [about, ...answers] = ask([{ op: "about" }, ...requests]);

attempts.forEach(({ task, values, name }, i) => {
  test(`${task.id}: ${name === "start" ? "is not solved to begin with" : "the solution solves it"}`, () => {
    assert.ok(answers[i].op, JSON.stringify(answers[i]));
    const answer = told(task.kind, answers[i], requests[i]);
    const checks = checksOf(task.kind, task.goal, answer, values);
    assert.ok(checks.length > 0);
    for (const { text } of checks) assert.match(text, /\S/);
    const unmet = checks.filter(({ met }) => !met).map(({ text }) => text);
    if (name === "solution") assert.deepEqual(unmet, []);
    else assert.notDeepEqual(unmet, []);
  });
});

test("while there is no answer nothing is met, and everything is named", () => {
  for (const { kind, goal, start } of exercises) {
    const checks = checksOf(kind, goal, null, start);
    assert.ok(checks.length > 0 && checks.every(({ met, text }) => !met && text !== ""));
  }
});

test("a condition that there is not is a mistake in the data", () => {
  assert.throws(() => checksOf("url", { gravity: true }, null, {}), /there is no condition gravity on url/);
});

test("every live example is answered", () => {
  examples.forEach(({ id, values }, i) =>
    assert.ok(answers[attempts.length + i].op, `${id}: ${JSON.stringify(values)}`),
  );
  assert.ok(examples.length > 100);
});

test("ids of lessons, and of exercises in a lesson, are theirs alone, and fit into a link", () => {
  for (const ids of [LESSONS, ...LESSONS.map((lesson) => lesson.exercises)].map((list) => list.map(({ id }) => id))) {
    assert.equal(new Set(ids).size, ids.length);
    for (const id of ids) assert.match(id, /^[a-z0-9-]+$/);
  }
  assert.ok(LESSONS.length >= 20);
});

test("each lesson has something to read, to try and to solve", () => {
  for (const { id, sections, exercises: tasks } of LESSONS) {
    assert.ok(proseOf(id).lead.length > 20 && sections.some(({ live }) => live), id);
    assert.ok(tasks.length >= 2, id);
  }
  assert.throws(() => proseOf("nowhere"), /lesson nowhere has no prose/);
});

test("each lesson, section and exercise has its prose in every language, and no prose is left over", () => {
  for (const [language, lessons] of prose) {
    assert.deepEqual(Object.keys(lessons), LESSONS.map(({ id }) => id), language);
    for (const { id, sections, exercises: tasks } of LESSONS) {
      const of = lessons[id];
      assert.equal(of.sections.length, sections.length, `${language} ${id}`);
      assert.deepEqual(Object.keys(of.exercises), tasks.map((task) => task.id), `${language} ${id}`);
      for (const text of [of.title, ...of.sections.map(({ title }) => title), ...textsOf(of)])
        assert.match(text, /\S/, `${language} ${id}`);
    }
  }
});

test("a text has the same code and leads to the same places in every language", () => {
  const noted = (text) =>
    piecesOf(text)
      .flatMap(({ kind, text: words, to }) => (kind === "code" ? [words] : kind === "link" ? [to] : []))
      .sort();
  for (const [id, english] of Object.entries(prose.get("en")))
    for (const [language, lessons] of prose) {
      const texts = textsOf(lessons[id]);
      textsOf(english).forEach((text, i) => assert.deepEqual(noted(texts[i]), noted(text), `${language} ${texts[i]}`));
    }
});

test("what a text links to is a section of a standard, or a place in this view", () => {
  const states = new Set(about.states.map(({ name }) => slug(name)));
  const errors = new Set(about.errors.map(({ name }) => name));
  const lessons = new Set(LESSONS.map(({ id }) => id));
  const known = { states, errors, lesson: lessons, map: new Set(["pattern"]) };
  const texts = [...prose.values()].flatMap((lessons) => Object.values(lessons).flatMap(textsOf));
  const links = texts.flatMap((text) => piecesOf(text).filter(({ kind }) => kind === "link"));
  assert.ok(links.length > 120);
  for (const { to } of links) {
    if (to.startsWith("@")) {
      const { place, path } = readRoute(to.slice(1));
      assert.ok(path.length === 0 || known[place].has(path[0]), to);
    } else assert.match(addressOf(to), /^https:\/\/(?:url|urlpattern|infra)\.spec\.whatwg\.org\/#[\w-]+$/, to);
  }
});

test("the notation is text, code, strong words, names and links, and nothing else", () => {
  assert.deepEqual(piecesOf("a `b` **c** [d](#e-f) [g](@errors/h) {i j} <b>"), [
    { kind: "text", text: "a " },
    { kind: "code", text: "b" },
    { kind: "text", text: " " },
    { kind: "strong", text: "c" },
    { kind: "text", text: " " },
    { kind: "link", text: "d", to: "#e-f" },
    { kind: "text", text: " " },
    { kind: "link", text: "g", to: "@errors/h" },
    { kind: "text", text: " " },
    { kind: "name", text: "i j" },
    { kind: "text", text: " <b>" },
  ]);
  assert.equal(addressOf("#url"), "https://url.spec.whatwg.org/#url");
  assert.equal(addressOf("urlpattern#x"), "https://urlpattern.spec.whatwg.org/#x");
  for (const to of ["https://evil.example/#x", "javascript:alert(1)", "evil#x", "@map"])
    assert.equal(addressOf(to), null);
});

test("a place is read from a link and written to it; what is not known leads to the lessons", () => {
  for (const text of [
    "lesson/hosts/2",
    "errors/IPv4-empty-part",
    "states/path",
    "map",
    "predict/buffer/3",
    "what-if/dots+ipv4",
    "steps/all/host-parser",
    'steps/setter/["https://h/a/b","host",""]',
    `steps/pattern/["/*","\ud800\n${"x/".repeat(500)}"]`,
  ])
    assert.equal(writeRoute(readRoute(text)), text);
  for (const place of PLACES) assert.equal(readRoute(place).place, place);
  for (const text of ["", "nowhere", "constructor", "lessons", "{}", "/map"])
    assert.deepEqual(readRoute(text), { place: "lessons", path: [] });
  assert.equal(writeRoute({ place: "lessons", path: [] }), "lessons");
  assert.deepEqual(readRoute('steps/setter/["a/b","c"]').path, ["setter", '["a/b","c"]']);
  assert.deepEqual(readTyped('["a/b","c"]', 2), ["a/b", "c"]);
  for (const other of ["", "[", "{}", "null", '["a"]', '["a",1]', '["a","b","c"]'])
    assert.equal(readTyped(other, 2), null, other);
  assert.ok(readRoute(`map/${"x".repeat(1e6)}`).path[0].length < 1000);
});
