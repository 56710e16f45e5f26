// Answers, line by line, whether whatwg-url takes an input for a valid URL string: null where its base is none.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const { isValidURLString, parseURL } = createRequire(process.argv[2])("whatwg-url");

function answer({ input, base }) {
  const baseURL = base === null ? null : parseURL(base);
  return base !== null && baseURL === null ? null : isValidURLString(input, { baseURL });
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
