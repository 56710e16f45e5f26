// Python's answers to questions of the page, all at once.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const VENV = `${ROOT}.venv/bin/python`;
const PROGRAM = "import sys\nfrom urlstd.report import answer\nfor line in sys.stdin:\n    print(answer(line))";

/**
 * @param {object[]} requests
 * @returns {any[]}
 */
export function ask(requests) {
  const python = existsSync(VENV) ? VENV : "python3";
  const input = `${requests.map((request) => JSON.stringify(request)).join("\n")}\n`;
  const { stdout, stderr, status } = spawnSync(python, ["-c", PROGRAM], {
    cwd: ROOT,
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}
