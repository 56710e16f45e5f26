// The state map, predictions and what a person has done.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../web/python/question.js";
import { guessAt, momentsOf } from "../../web/learn/guesses.js";
import { BOX, LAYOUTS, wayOf } from "../../web/learn/map_layout.js";
import { Progress } from "../../web/learn/progress.js";
import { PRACTICE } from "../../web/messages/learn.js";
import { PATTERN_STATE_TEXTS, STATE_TEXTS } from "../../web/learn/state_texts.js";
import { edgeKey, edgesOf, visitsOf } from "../../web/learn/visits.js";
import { ask } from "./python_answers.mjs";

const INPUTS = [
  ["https://user@１.2.3.4:80/a/%2e%2E/b", null],
  ["https:\\\\h", null],
  ["../x?#", "https://h/a/b"],
  ["file:c|/..?é#f", null],
  ["foo:a b ?", null],
  ["x", null],
  ["", "https://h/"],
  ["https://user@/", null],
  [" \t", null],
];
const [{ graphs }, ...answers] = ask([
  { op: "steps" },
  ...INPUTS.map(([input, base]) => ({ op: "url", input, base, first: 0, limit: 10_000 })),
]);
const MACHINES = [
  ["url", graphs["basic URL parser"], STATE_TEXTS],
  ["pattern", graphs["constructor string parser"], PATTERN_STATE_TEXTS],
];

for (const [name, graph, texts] of MACHINES) {
  const layout = LAYOUTS[name];

  test(`${name}: the map has a place for every state of the code, and for no other`, () => {
    assert.deepEqual(Object.keys(layout.at).sort(), [...graph.states].sort());
    for (const [x, y] of Object.values(layout.at)) {
      assert.ok(x >= BOX.width / 2 && x <= layout.width - BOX.width / 2);
      assert.ok(y >= BOX.height / 2 && y <= layout.height - BOX.height / 2);
    }
  });

  test(`${name}: no box covers another`, () => {
    const places = Object.values(layout.at);
    places.forEach(([x, y], i) =>
      places
        .slice(i + 1)
        .forEach(([x2, y2]) => assert.ok(Math.abs(x - x2) >= BOX.width || Math.abs(y - y2) >= BOX.height)),
    );
  });

  test(`${name}: every edge of the code is drawn, each once, inside the picture`, () => {
    const edges = edgesOf(graph);
    const drawn = new Set(edges.map(({ from, to }) => wayOf(layout, from, to).path));
    assert.equal(drawn.size, edges.length);
    assert.equal(new Set(graph.edges.map(({ from, to }) => edgeKey(from, to))).size, edges.length);
    for (const path of drawn) {
      assert.match(path, /^M[\d.]+ [\d.]+[CHVQ\d. -]+$/);
      assert.doesNotMatch(path, /NaN|undefined|-\d/);
    }
  });

  test(`${name}: ways around are for edges that there are`, () => {
    const keys = new Set(edgesOf(graph).map(({ key }) => key));
    for (const key of Object.keys(layout.around)) assert.ok(keys.has(key), key);
  });

  test(`${name}: every state is explained`, () => {
    for (const state of graph.states) assert.match(texts[state], /\.$/, state);
  });
}

test("the map has no place for a state that there is not", () => {
  assert.throws(() => wayOf(LAYOUTS.url, "path", "nowhere"), /no place for nowhere/);
});

test("visits are counted, with the steps in which each edge was taken", () => {
  const turns = [
    { state: "a", next_state: "a" },
    { state: "a", next_state: "b" },
    { state: "b", next_state: "a" },
    { state: "a", next_state: "b" },
    { state: "b", next_state: "b", end: "eof" },
    { state: "b", next_state: null },
  ];
  const { states, edges } = visitsOf(turns, 10);
  assert.deepEqual(
    [...states],
    [
      ["a", 3],
      ["b", 3],
    ],
  );
  assert.deepEqual(
    [...edges],
    [
      ["a → b", [11, 13]],
      ["b → a", [12]],
    ],
  );
});

test("what a trace visits is on the map", () => {
  const keys = new Set(edgesOf(graphs["basic URL parser"]).map(({ key }) => key));
  for (const { trace } of answers) for (const key of visitsOf(trace.steps).edges.keys()) assert.ok(keys.has(key), key);
});

const readings = answers.map((answer) => new Reading(answer));
for (const topic of ["state", "buffer", "component"]) {
  test(`${topic}: the right answer is among a few different choices, at every step`, () => {
    for (const reading of readings)
      for (const { index } of reading.timeline.steps) {
        const guess = guessAt(reading.timeline, topic, index, graphs["basic URL parser"], reading.partAt);
        const texts = guess.choices.map(({ text }) => text);
        assert.ok(texts.includes(guess.right));
        assert.equal(new Set(texts).size, texts.length);
        assert.ok(guess.choices.length >= 2 && guess.choices.length <= 5, JSON.stringify(guess));
      }
  });

  test(`${topic}: there is a step to ask about in every trace`, () => {
    for (const reading of readings) {
      const moments = momentsOf(reading.timeline, topic);
      assert.ok(moments.length > 0);
      assert.deepEqual(
        moments,
        [...moments].sort((a, b) => a - b),
      );
    }
  });
}

const rightAt = (reading, topic, index) =>
  guessAt(reading.timeline, topic, index, graphs["basic URL parser"], reading.partAt).right;

test("what is right is what the trace says", () => {
  const { stays, fails, ends } = PRACTICE.predict;
  const [named] = readings;
  assert.equal(rightAt(named, "state", 0), "scheme state");
  assert.equal(rightAt(named, "state", 1), stays);
  assert.equal(rightAt(named, "state", 46), ends);
  assert.equal(rightAt(named, "buffer", 0), "“h”");
  assert.equal(rightAt(named, "buffer", 12), "the empty string");
  assert.equal(rightAt(named, "component", 0), "scheme");
  assert.match(rightAt(named, "component", 5), /^none/);
  assert.equal(rightAt(readings[7], "state", readings[7].timeline.end - 1), fails);
});

test("a choice that is a name of the Standard says so", () => {
  const named = (topic, index) => {
    const { timeline, partAt } = readings[0];
    const { right, choices } = guessAt(timeline, topic, index, graphs["basic URL parser"], partAt);
    return choices.find(({ text }) => text === right).name;
  };
  assert.equal(named("state", 0), "scheme");
  assert.equal(named("state", 1), null);
  assert.equal(named("component", 0), "scheme");
  assert.equal(named("buffer", 0), null);
});

test("a step that there is not is no question", () => {
  assert.equal(
    guessAt(readings[0].timeline, "state", 9999, null, () => null),
    null,
  );
});

test("what is solved and the score are kept, and survive a store that refuses or holds something else", () => {
  const kept = new Map();
  const keeper = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  const progress = new Progress(() => keeper);
  progress.solve("a/b");
  progress.solve("a/b");
  progress.count(true);
  progress.count(false);
  const again = new Progress(() => keeper);
  assert.ok(again.isSolved("a/b") && !again.isSolved("a/c"));
  assert.deepEqual(again.score, { right: 1, asked: 2 });
  again.startOver();
  assert.deepEqual(new Progress(() => keeper).score, { right: 0, asked: 0 });
  const refused = new Progress(() => {
    throw new Error("refused");
  });
  refused.solve("x/y");
  assert.ok(refused.isSolved("x/y"));
  for (const text of ["{", '{"right":3,"asked":1}', '[1,null,"a/b"]', '{"right":"1","asked":2}', "7"]) {
    const odd = new Progress(() => ({ getItem: () => text, setItem() {} }));
    assert.deepEqual(odd.score, { right: 0, asked: 0 });
    assert.equal(odd.isSolved("a/b"), text.includes("a/b"));
  }
});
