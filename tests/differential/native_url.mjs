// Answers, line by line, what this engine's own URL class makes of a question. JSON both ways.
import { createInterface } from "node:readline";

const MEMBERS = [
  "href", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "hash", "origin",
];

function answer({ input, base, attribute, value }) {
  let url;
  try {
    url = base === null ? new URL(input) : new URL(input, base);
  } catch {
    return null;
  }
  if (attribute !== null) {
    url[attribute] = value;
  }
  return Object.fromEntries(MEMBERS.map((name) => [name, url[name]]));
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
