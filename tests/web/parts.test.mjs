// What is loaded when it is needed, and did not come.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PartError, partsOf } from "../../web/parts.js";

/** A page whose parts do not come, and what it is asked and does. */
function page({ there = true, keeps = true } = {}) {
  const done = [];
  globalThis.fetch = async (address, { cache }) => {
    done.push(`fetch ${address} ${cache}`);
    if (there === null) throw new TypeError("offline");
    return { ok: there };
  };
  const address = { page: "https://site/", keep: async () => (done.push("keep"), keeps) };
  const part = partsOf(address, () => done.push("anew"));
  const fails = (name) => assert.rejects(part(name, () => Promise.reject(new TypeError("no"))), PartError);
  return { done, part, fails };
}
const ASKED = "fetch https://site/ no-store";

test("what comes is given on", async () => {
  const { done, part } = page();
  assert.equal(await part("a", async () => 1), 1);
  assert.deepEqual(done, []);
});

test("what fails once may be asked for again", async () => {
  const { done, part, fails } = page();
  await fails("a");
  await fails("b");
  assert.equal(await part("a", async () => 1), 1);
  assert.deepEqual(done, []);
});

test("where a part fails again, the page begins anew with what it shows", async () => {
  const { done, fails } = page();
  await fails("a");
  await fails("a");
  assert.deepEqual(done, [ASKED, "keep", "anew"]);
});

test("the page stays where it cannot be had, or what it shows cannot be kept", async () => {
  for (const [options, expected] of [
    [{ there: false }, [ASKED]],
    [{ there: null }, [ASKED]],
    [{ keeps: false }, [ASKED, "keep"]],
  ]) {
    const { done, fails } = page(options);
    await fails("a");
    await fails("a");
    assert.deepEqual(done, expected);
  }
});
