// Texts: the escaped notation, positions, what a text box shows, names of code points.
import assert from "node:assert/strict";
import { test } from "node:test";
import { codePointName, describeCodePoint, glyph, isInvisible, visibleText } from "../../web/text/code_points.js";
import { EscapeError, escapeText, unescapeText } from "../../web/text/escapes.js";
import { CodePoints } from "../../web/text/positions.js";
import { editedValue, shownText, whyNotPlain } from "../../web/text/raw_text.js";
import { quoted } from "../../web/trace/record_text.js";
import { random, randomText } from "./random_text.mjs";

test("the escaped notation loses nothing and shows everything", () => {
  const next = random(3);
  for (let i = 0; i < 5000; i++) {
    const text = randomText(next);
    const written = escapeText(text);
    assert.equal(unescapeText(written), text, JSON.stringify(text));
    for (const c of written) assert.ok(!isInvisible(c), `${describeCodePoint(c)} in ${JSON.stringify(written)}`);
    assert.doesNotMatch(written, /^ | $/);
  }
});

test("what is written for what", () => {
  const cases = [
    ["\n\r\t\0\\", "\\n\\r\\t\\0\\\\"],
    ["\ud800", "\\ud800"],
    ["\udfffx", "\\udfffx"],
    ["\u{1f600}", "\u{1f600}"],
    ["a\u00ad\ufeff\u{e0001}", "a\\u{ad}\\u{feff}\\u{e0001}"],
    [" a b ", "\\u{20}a b\\u{20}"],
    ["é☕", "é☕"],
  ];
  for (const [text, written] of cases) assert.equal(escapeText(text), written);
});

test("what is read for what", () => {
  const cases = [
    ["\\x41\\u0042\\u{43}\\u{1F600}", "ABC\u{1f600}"],
    ["\\ud83d\\ude00", "\u{1f600}"],
    ["\\uD800", "\ud800"],
    ["\\01", "\x001"],
    ["a\nb", "a\nb"],
  ];
  for (const [written, text] of cases) assert.equal(unescapeText(written), text);
});

test("an escape that cannot be read is refused where it stands", () => {
  for (const bad of ["\\", "\\q", "\\u", "\\u12", "\\u{}", "\\u{110000}", "\\u{zz}", "\\x4", "\\N"]) {
    assert.throws(
      () => unescapeText(`ab${bad}`),
      (error) => error instanceof EscapeError && error.position === 2,
      bad,
    );
  }
});

test("code points and UTF-16 units are told apart", () => {
  const text = new CodePoints("a\u{1f600}b\ud800c");
  assert.equal(text.length, 5);
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 9].map((i) => text.utf16(i)),
    [0, 1, 3, 4, 5, 6, 6],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((i) => text.indexOf(i)),
    [0, 1, 1, 2, 3, 4, 5],
  );
  assert.equal(text.slice(1, 3), "\u{1f600}b");
  assert.equal(text.at(3), "\ud800");
  assert.equal(text.at(5), "");
});

test("positions agree with iteration, whatever the text", () => {
  const next = random(4);
  for (let i = 0; i < 2000; i++) {
    const text = randomText(next);
    const points = new CodePoints(text);
    const all = Array.from(text);
    assert.equal(points.length, all.length);
    let offset = 0;
    all.forEach((c, index) => {
      assert.equal(points.at(index), c);
      assert.equal(points.utf16(index), offset);
      assert.equal(points.indexOf(offset), index);
      offset += c.length;
    });
  }
});

test("an edit in a text box keeps what it did not touch", () => {
  const cases = [
    ["a\rb", "a\nbc", "a\rbc"],
    ["a\r\nb", "Xa\nb", "Xa\r\nb"],
    ["a\r\nb", "ab", "ab"],
    ["\r\n\r\n", "\n", "\r\n"],
    ["a\r", "", ""],
    ["", "x\ny", "x\ny"],
    ["http://ex\t.\norg\r/", "http://ex\t.\norg\n/p", "http://ex\t.\norg\r/p"],
  ];
  for (const [value, shown, edited] of cases)
    assert.equal(editedValue(value, shown), edited, JSON.stringify([value, shown]));
});

test("after an edit the box shows what was typed", () => {
  const next = random(5);
  for (let i = 0; i < 3000; i++) {
    const value = randomText(next, 6);
    const shown = shownText(next() < 0.5 ? randomText(next, 6) : shownText(value) + randomText(next, 1));
    assert.equal(shownText(editedValue(value, shown)), shown, JSON.stringify([value, shown]));
    assert.equal(editedValue(value, shownText(value)), value);
  }
});

test("a text box says when it cannot show the value", () => {
  assert.equal(whyNotPlain("a\nb\t☕\u{1f600}"), "");
  assert.match(whyNotPlain("a\rb"), /carriage/);
  assert.match(whyNotPlain("a\0"), /NULL/);
  assert.match(whyNotPlain("\ud800"), /surrogate/);
  assert.match(whyNotPlain("\udc00\ud800"), /surrogate/);
});

test("code points are named", () => {
  assert.equal(describeCodePoint("@"), "U+0040 COMMERCIAL AT");
  assert.equal(describeCodePoint("\u00ad"), "U+00AD SOFT HYPHEN");
  assert.equal(describeCodePoint("\ud800"), "U+D800 lone surrogate");
  assert.equal(describeCodePoint("１"), "U+FF11 FULLWIDTH DIGIT ONE");
  assert.equal(describeCodePoint("\uffff"), "U+FFFF noncharacter");
  assert.equal(describeCodePoint("\ue000"), "U+E000 private use");
  assert.equal(describeCodePoint("語"), "U+8A9E");
  for (let value = 0; value < 0x80; value++)
    assert.notEqual(codePointName(String.fromCharCode(value)), "", String(value));
});

test("the invisible has a visible stand-in", () => {
  for (const c of ["\0", "\t", "\x7f", "\u00a0", "\u00ad", "\u200b", "\ufeff", "\u3000", "\ud800", "\u{e0001}"]) {
    assert.ok(isInvisible(c), describeCodePoint(c));
    assert.doesNotMatch(glyph(c), /^\s*$/);
    for (const shown of glyph(c)) assert.ok(!isInvisible(shown));
  }
  for (const c of ["a", " ", "é", "☕", "\u{1f600}"]) assert.ok(!isInvisible(c));
  assert.equal(visibleText("a\tb\u200dc"), "a\u2409bZWJc");
});

test("a long value is quoted with its middle left out", () => {
  assert.equal(quoted('a"b'), '"a"b"');
  const long = quoted("x".repeat(10_000));
  assert.ok(long.length < 3000);
  assert.match(long, /8,000 units not shown/);
});
